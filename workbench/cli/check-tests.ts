import { basename } from 'node:path/posix';
import { atItsPlace } from '../../compiler/consolidation/law.ts';
import type { PayFile } from '../../dsl/ast/ast.ts';
import { type Diagnostic, diagnose } from '../../dsl/diagnostics/diagnostic.ts';
import { tests as catalog } from '../../dsl/diagnostics/tests.ts';
import type { Source } from '../../dsl/text/source.ts';
import type { WorkedRequest } from '../../runtime/law/worked-request.ts';
import { bindTests } from '../testing/bind-tests.ts';
import type { EarlierPayslips } from '../testing/earlier-payslips.ts';
import type { RuleTest } from '../testing/rule-test.ts';
import { workOutPayslips } from '../testing/work-out-payslips.ts';
import { workedRequests } from '../testing/worked-requests.ts';
import { type LoadedRules, moduleOf, parseTests } from './load-rules.ts';
import { type PayPath, testsBeside } from './rule-files.ts';
import { readPayFile } from './rule-texts.ts';
import type { SchemesBeside } from './schemes-beside.ts';

export interface CheckedTests {
  readonly source: Source | null;
  /** null when the bytes are no text. */
  readonly file: PayFile | null;
  /** The tests that can be run; empty when the rules do not compile. */
  readonly tests: readonly RuleTest[];
  /** The earlier payslips that the tests count on. */
  readonly paid: EarlierPayslips;
  readonly diagnostics: readonly Diagnostic[];
}

const NOT_READ: Omit<CheckedTests, 'diagnostics'> = { source: null, file: null, tests: [], paid: new Map() };

function rulesPath(tests: string): string {
  return tests.replace(/\.test\.pay$/, '.pay');
}

/**
 * Reads a test file and binds it to the rules beside it; without rules that compile, only its text is read. A text
 * with a fault is not bound, as rules with one are not checked further.
 */
export function checkTests(path: PayPath, rules: LoadedRules | null, beside: SchemesBeside): CheckedTests {
  const read = readPayFile(path);
  const parsed = parseTests(read);
  if (read.source === null || parsed === null) return { ...NOT_READ, diagnostics: read.diagnostics };
  const file = parsed.file;
  const textual = [...read.diagnostics, ...parsed.diagnostics];
  if (rules === null) {
    const params = { rules: rulesPath(path.shown) };
    const lost = diagnose(path.shown, catalog.noRules, { start: 0, end: 0 }, params);
    return { ...NOT_READ, source: read.source, file, diagnostics: [...textual, lost] };
  }
  const readable = textual.every((one) => one.severity !== 'error');
  if (rules.compiled === null || !readable)
    return { ...NOT_READ, source: read.source, file, diagnostics: textual };
  const { paid, diagnostics } = workOutPayslips(path.shown, file, beside.of(path));
  const bound = bindTests(read.source, file, rules.compiled, paid);
  const all = [...textual, ...diagnostics, ...bound.diagnostics];
  return { source: read.source, file, tests: bound.tests, paid, diagnostics: all };
}

/** The requests that the tests beside rules work out; none where the rules do not compile or have no tests. */
export function workedBeside(rules: LoadedRules, schemes: SchemesBeside): readonly WorkedRequest[] {
  const beside = testsBeside(rules.path);
  if (beside === null || rules.compiled === null) return [];
  return workedRequests(checkTests(beside, rules, schemes).tests, moduleOf(rules.compiled));
}

const SCHEME = 'scheme';

/** PAY822, at the scheme line of rules that compile and have no test file beside them. */
export function untestedRules({ path, compiled }: LoadedRules): readonly Diagnostic[] {
  if (compiled === null) return [];
  const { ir, law } = compiled;
  const { start } = ir.scheme.span;
  const params = { file: `${basename(path.shown, '.pay')}.test.pay` };
  const told = diagnose(law.source.path, catalog.untested, { start, end: start + SCHEME.length }, params);
  return [atItsPlace(told, law)];
}
