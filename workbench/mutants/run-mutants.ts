import type { Law } from '../../compiler/consolidation/law.ts';
import type { Ir } from '../../compiler/ir/ir.ts';
import type { Header, PayFile, Span } from '../../dsl/ast/ast.ts';
import { type Diagnostic, diagnose } from '../../dsl/diagnostics/diagnostic.ts';
import { tests as catalog } from '../../dsl/diagnostics/tests.ts';
import { parse } from '../../dsl/parse.ts';
import { moduleBeside, ThreadPool, usualThreads } from '../../threads/thread-pool.ts';
import { mutantsOf } from './mutants.ts';
import type { Mutated, Share, Tested } from './unnoticed.ts';
import type { MutantOrder } from './worker.ts';

/** The results of the mutants of one rule file. */
export interface MutationResult {
  readonly all: number;
  readonly noticed: number;
  /** The number of mutants that no test noticed and the test file explains. */
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

/** Sums up the results of all parts of the work on one file. */
export function resultOf(
  { path, testSource, testFile, starts }: Tested,
  parts: readonly Mutated[],
): MutationResult {
  const unnoticed = parts.flatMap((part) => part.unnoticed).sort((a, b) => a.span.start - b.span.start);
  const known = new Set(parts.flatMap(({ changes }) => changes));
  const explanations = explanationsIn(testFile);
  const explained = new Set(explanations.map(({ change }) => change));
  const survivors = unnoticed.filter(({ change }) => !explained.has(change));
  const needed = new Set(unnoticed.map(({ change }) => change));
  const isMade = ({ change }: Explanation): boolean => starts === null || known.has(change);
  const stale = explanations.filter((one) => isMade(one) && !needed.has(one.change));
  return {
    all: known.size,
    noticed: known.size - unnoticed.length,
    explained: unnoticed.length - survivors.length,
    stale: stale.map(({ change, span }) =>
      diagnose(testSource.path, catalog.staleExplanation, span, { change, noticed: known.has(change) }),
    ),
    survivors: survivors.map(({ change, span }) => diagnose(path, catalog.survivor, span, { change })),
  };
}

/** The lines of a header that are changed; an amendment keeps those that it does not say. */
const SETTINGS: ReadonlySet<Header['kind']> = new Set(['as_of', 'days', 'proration', 'periods']);

/** The places at which mutants of the newest file's own statements begin, and of the figures on its dates. */
export function statedStarts(ir: Ir, law: Law): ReadonlySet<number> {
  const own = law.chain.at(-1) ?? law.source;
  const headers = parse(own).file.scheme?.headers ?? [];
  const starts = new Set(mutantsOf(ir).map(({ span }) => span.start));
  if (!headers.some(({ kind }) => SETTINGS.has(kind))) starts.delete(ir.scheme.span.start);
  const stated = new Set([own, ...law.figures]);
  return new Set([...starts].filter((start) => stated.has(law.place({ start, end: start + 1 }).source)));
}

/** Parts of the work on one file for each thread: no thread waits long for another, and few begin the same file anew. */
const SHARES_OF_A_THREAD = 2;

const THREADS = usualThreads();

/** Changes one thing at a time in rule files, on all cores. */
export class MutantRun {
  readonly #pool = new ThreadPool<MutantOrder, Mutated>({
    module: moduleBeside('worker', import.meta.url),
    setup: null,
    threads: THREADS,
  });

  async results(tested: Tested): Promise<MutationResult> {
    const of = SHARES_OF_A_THREAD * THREADS;
    const shares = Array.from({ length: of }, (_, number): Share => ({ number, of }));
    return resultOf(tested, await Promise.all(shares.map((share) => this.#pool.run({ tested, share }))));
  }

  stop(): Promise<void> {
    return this.#pool.stop();
  }
}
