import type { Ir } from '../../compiler/ir/ir.ts';
import type { PayFile, Span } from '../../dsl/ast/ast.ts';
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
  /** One error for each explanation of a mutant that the tests notice, or that does not exist. */
  readonly stale: readonly Diagnostic[];
  /** One error for each that no test notices and nothing explains. */
  readonly survivors: readonly Diagnostic[];
}

const EXPLANATION = /^#\s*mutant "([^"]+)":\s*(\S.*)$/;

interface Explanation {
  readonly change: string;
  readonly span: Span;
}

/** Changes that the test file explains: `# mutant "tarifa, row from 3: upper end closed the other way": …`. */
function explanationsIn(file: PayFile): readonly Explanation[] {
  return file.comments.flatMap(({ text, span }) => {
    const change = EXPLANATION.exec(text)?.[1];
    return change === undefined ? [] : [{ change, span }];
  });
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
  /** The test file, which explains survivors, and its path. */
  readonly testFile: PayFile;
  readonly testPath: string;
}

/**
 * Changes one thing at a time and runs the tests until one fails. The test that noticed the last mutant
 * is tried first on the next: neighbours are mostly noticed by the same one.
 */
export function runMutants(subject: MutationSubject): MutationResult {
  const explanations = explanationsIn(subject.testFile);
  const explained = new Set(explanations.map(({ change }) => change));
  const order = [...subject.tests];
  const mutants = mutantsOf(subject.ir);
  const unnoticed = mutants.filter((mutant) => {
    const index = order.findIndex((test) => notices(test, subject.path, mutant, subject.manifest));
    if (index > 0) order.unshift(...order.splice(index, 1));
    return index === -1;
  });
  const survivors = unnoticed.filter(({ change }) => !explained.has(change));
  const needed = new Set(unnoticed.map(({ change }) => change));
  const known = new Set(mutants.map(({ change }) => change));
  const stale = explanations.filter(({ change }) => !needed.has(change));
  return {
    all: mutants.length,
    noticed: mutants.length - unnoticed.length,
    explained: unnoticed.length - survivors.length,
    stale: stale.map(({ change, span }) =>
      diagnose(subject.testPath, catalog.staleExplanation, span, { change, noticed: known.has(change) }),
    ),
    survivors: survivors.map(({ change, span }) =>
      diagnose(subject.path, catalog.survivor, span, { change }),
    ),
  };
}
