import type { Ir } from '../../compiler/ir/ir.ts';
import { manifestOf } from '../../compiler/manifest/manifest.ts';
import type { PayFile, Span } from '../../dsl/ast/ast.ts';
import type { Source } from '../../dsl/text/source.ts';
import { interpret } from '../../runtime/interpreter/interpret.ts';
import type { Manifest } from '../../runtime/module.ts';
import { bindTests } from '../testing/bind-tests.ts';
import type { EarlierPayslips } from '../testing/earlier-payslips.ts';
import type { RuleTest } from '../testing/rule-test.ts';
import { runTest } from '../testing/run-test.ts';
import type { Mutant } from './mutant.ts';
import { mutantsOf } from './mutants.ts';
import { TouchedTests } from './touched-tests.ts';

/** A rule file and the test file beside it, both without faults. */
export interface Tested {
  readonly ir: Ir;
  /** Names the rule file in results. */
  readonly path: string;
  readonly testSource: Source;
  readonly testFile: PayFile;
  /** The earlier payslips that the tests count on, by the rules as they are. */
  readonly paid: EarlierPayslips;
  /** The places at which the wanted mutants begin; null for all of them. */
  readonly starts: ReadonlySet<number> | null;
}

/** A part of the work on one file, for one thread of several. */
export interface Share {
  /** The number of the part, from 0. */
  readonly number: number;
  readonly of: number;
}

/** A mutant under which every test passes. */
interface Unnoticed {
  readonly change: string;
  readonly span: Span;
}

export interface Mutated {
  /** The names of all mutants of the share. */
  readonly changes: readonly string[];
  readonly unnoticed: readonly Unnoticed[];
}

/** Rules with their tests, as often as one thing in them is changed. */
class Bench {
  readonly #tested: Tested;
  readonly #manifest: Manifest;
  /** The one that noticed the last mutant first: neighbours are mostly noticed by the same one. */
  readonly #order: string[];
  readonly #tests: ReadonlyMap<string, RuleTest>;
  readonly #touched: TouchedTests;

  constructor(tested: Tested) {
    this.#tested = tested;
    this.#manifest = manifestOf(tested.ir, { path: tested.path, bytes: new Uint8Array() });
    this.#tests = this.#bound(this.#manifest, tested.ir).tests;
    this.#order = [...this.#tests.keys()];
    this.#touched = new TouchedTests(tested.ir, this.#manifest);
  }

  #bound(
    manifest: Manifest,
    ir: Ir,
  ): { readonly tests: ReadonlyMap<string, RuleTest>; readonly sound: boolean } {
    const { testSource, testFile, paid } = this.#tested;
    const { tests, diagnostics } = bindTests(testSource, testFile, { manifest, ir }, paid);
    return {
      tests: new Map(tests.map((test) => [keyOf(test), test])),
      sound: diagnostics.every(({ severity }) => severity !== 'error'),
    };
  }

  /** True when the tests can no longer be read against the mutant, or one of them fails. */
  notices(mutant: Mutant): boolean {
    if (!mutant.rebinds) return this.#fails(mutant.ir, this.#manifest, this.#tests);
    const manifest = manifestOf(mutant.ir, { path: this.#tested.path, bytes: new Uint8Array() });
    const { tests, sound } = this.#bound(manifest, mutant.ir);
    return !sound || this.#fails(mutant.ir, manifest, tests);
  }

  #fails(ir: Ir, manifest: Manifest, tests: ReadonlyMap<string, RuleTest>): boolean {
    const rules = interpret(ir, manifest);
    const fails = (key: string): boolean => {
      const test = tests.get(key);
      return test === undefined || !passes(() => runTest(this.#tested.path, test, rules).passed);
    };
    const isTouched = this.#touched.by(ir);
    const untouched: string[] = [];
    const failing =
      this.#order.find((key) => {
        const test = this.#tests.get(key);
        if (test === undefined || isTouched(test)) return fails(key);
        untouched.push(key);
        return false;
      }) ?? untouched.find(fails);
    if (failing === undefined) return false;
    this.#order.splice(this.#order.indexOf(failing), 1);
    this.#order.unshift(failing);
    return true;
  }
}

/** Two rows of a table may have one title in two tables. */
function keyOf({ title, span }: RuleTest): string {
  return `${span.start} ${title}`;
}

/** A mutant may compute what the rules prove impossible; failing to is noticing. */
function passes(run: () => boolean): boolean {
  try {
    return run();
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError) return false;
    throw error;
  }
}

/** Changes one thing at a time and runs the tests until one fails. */
export function unnoticedOf(tested: Tested, share: Share = { number: 0, of: 1 }): Mutated {
  const bench = new Bench(tested);
  const { starts } = tested;
  const all = mutantsOf(tested.ir);
  const mutants = starts === null ? all : all.filter(({ span }) => starts.has(span.start));
  // Neighbours stay together, since one test mostly notices both.
  const [first, end] = [share.number, share.number + 1].map((part) =>
    Math.round((mutants.length * part) / share.of),
  );
  const mine = mutants.slice(first, end);
  return {
    changes: mine.map(({ change }) => change),
    unnoticed: mine.filter((mutant) => !bench.notices(mutant)).map(({ change, span }) => ({ change, span })),
  };
}
