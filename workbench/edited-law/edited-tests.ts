import type { DiagnosticLanguage } from '../../dsl/diagnostics/translation.ts';
import { saidIn } from '../../dsl/languages.ts';
import { interpret } from '../../runtime/interpreter/interpret.ts';
import type { ReadTests } from '../language-server/workspace.ts';
import { bindTests } from '../testing/bind-tests.ts';
import type { EarlierPayslips } from '../testing/earlier-payslips.ts';
import { runTest } from '../testing/run-test.ts';
import type { EditedRules, FailedTest, TestOutcome } from './messages.ts';
import type { Turns } from './turns.ts';

const NOT_READ: TestOutcome = { passed: 0, failed: [], areRead: false };

/** Runs the tests of rules as they are edited; null when a newer edit came between. */
export async function runEditedTests(
  rules: EditedRules,
  tests: ReadTests | null,
  paid: EarlierPayslips,
  turns: Turns,
  language: DiagnosticLanguage | null,
): Promise<TestOutcome | null> {
  if (tests === null || tests.diagnostics.some(({ severity }) => severity === 'error')) return NOT_READ;
  const module = interpret(rules.ir, rules.manifest);
  const source = { path: tests.document.uri, text: tests.document.getText() };
  const bound = bindTests(source, tests.file, rules, paid);
  const unbound = saidIn(bound.diagnostics, language).filter(({ severity }) => severity === 'error');
  const failed: FailedTest[] = unbound.map(({ message, span }) => ({ title: '', message, at: span.start }));
  let passed = 0;
  for (const test of bound.tests) {
    const { title, diagnostics } = runTest(source.path, test, module);
    const [first] = saidIn(diagnostics, language);
    if (first === undefined) passed += 1;
    else failed.push({ title, message: first.message, at: first.span.start });
    if (!(await turns.next())) return null;
  }
  return { passed, failed, areRead: true };
}
