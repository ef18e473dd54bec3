import { compile } from '../../../compiler/compile.ts';
import { manifestOf } from '../../../compiler/manifest/manifest.ts';
import type { Diagnostic } from '../../../dsl/diagnostics/diagnostic.ts';
import { parse } from '../../../dsl/parse.ts';
import { interpret } from '../../../runtime/interpreter/interpret.ts';
import { bindTests } from '../../../workbench/testing/bind-tests.ts';
import { runTest } from '../../../workbench/testing/run-test.ts';
import { RULES } from '../cli/first-rules.ts';

function compiled(text: string) {
  const { ir } = compile({ path: 'x.pay', text });
  if (ir === null) throw new Error('the rules under test do not compile');
  return { ir, manifest: manifestOf(ir, { path: 'x.pay', bytes: Buffer.from(text) }) };
}

const FIRST = compiled(RULES);

/** Everything that is said of a test file: of its text, of its names and values, of running it. */
export function faultsOf(text: string, rules = RULES): readonly Diagnostic[] {
  const source = { path: 'x.test.pay', text };
  const parsed = parse(source);
  const tested = rules === RULES ? FIRST : compiled(rules);
  const bound = bindTests(source, parsed.file, tested, new Map());
  const module = interpret(tested.ir, tested.manifest);
  const results = bound.tests.map((test) => runTest(source.path, test, module));
  return [...parsed.diagnostics, ...bound.diagnostics, ...results.flatMap((result) => result.diagnostics)];
}

/** The same with a monthly test of March 2025 around the clauses. */
export function faultsOfTest(clauses: string): readonly Diagnostic[] {
  return faultsOf(`test "caso"  period monthly 2025-03-01 .. 2025-03-31 {\n  ${clauses}\n}`);
}
