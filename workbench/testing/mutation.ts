import type { Ir } from '../../compiler/ir/ir.ts';
import type { PayFile } from '../../dsl/ast/ast.ts';
import { type Diagnostic, diagnose } from '../../dsl/diagnostics/diagnostic.ts';
import { tests as catalog } from '../../dsl/diagnostics/tests.ts';
import { interpret } from '../../runtime/interpreter/interpret.ts';
import type { Manifest } from '../../runtime/module.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import type { RuleTest } from './rule-test.ts';
import { runTest } from './run-test.ts';

/** What became of the mutants of one rule file. */
export interface MutationResult {
  readonly all: number;
  readonly noticed: number;
  /** Not noticed, but the test file says why no test can. */
  readonly explained: number;
  /** One error for each that no test notices and nothing explains. */
  readonly survivors: readonly Diagnostic[];
}

const EXPLANATION = /^#\s*mutant "([^"]+)":\s*(\S.*)$/;

/** Changes that the test file explains: `# mutant "tarifa: upper end closed the other way": …`. */
function explainedChanges(file: PayFile): ReadonlySet<string> {
  const changes = file.comments.flatMap(({ text }) => EXPLANATION.exec(text)?.[1] ?? []);
  return new Set(changes);
}

/** A mutant may compute what the rules prove impossible; failing to is noticing. */
function notices(test: RuleTest, path: string, mutant: Mutant, manifest: Manifest): boolean {
  try {
    return !runTest(path, test, interpret(mutant.ir, manifest)).passed;
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError) return true;
    throw error;
  }
}

export interface MutationSubject {
  readonly ir: Ir;
  readonly manifest: Manifest;
  /** The rule file, which survivors point into. */
  readonly path: string;
  readonly tests: readonly RuleTest[];
  /** The test file, which explains survivors. */
  readonly testFile: PayFile;
}

/**
 * Changes one thing at a time and runs the tests until one fails. The test that noticed the last mutant
 * is tried first on the next: neighbours are mostly noticed by the same one.
 */
export function runMutants(subject: MutationSubject): MutationResult {
  const explained = explainedChanges(subject.testFile);
  const order = [...subject.tests];
  const mutants = mutantsOf(subject.ir);
  const unnoticed = mutants.filter((mutant) => {
    const index = order.findIndex((test) => notices(test, subject.path, mutant, subject.manifest));
    if (index > 0) order.unshift(...order.splice(index, 1));
    return index === -1;
  });
  const survivors = unnoticed.filter(({ change }) => !explained.has(change));
  return {
    all: mutants.length,
    noticed: mutants.length - unnoticed.length,
    explained: unnoticed.length - survivors.length,
    survivors: survivors.map(({ change, span }) =>
      diagnose(subject.path, catalog.survivor, span, { change }),
    ),
  };
}
