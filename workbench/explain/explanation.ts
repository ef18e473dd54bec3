import { ownValue } from '../../runtime/module/own-value.ts';
/** One evaluated formula of an audit trail, its values as texts. */
export interface ExplainedStep {
  readonly id: string;
  readonly label: string;
  readonly formula: string;
  /** The values that the formula read, in order; for a table the row that applied: `tabla.lower`, `tabla.rate`… */
  readonly reads: readonly ReadText[];
  readonly result: string;
  /** The value before rounding; null if rounding changed nothing. */
  readonly unrounded: string | null;
  readonly rounding: string | null;
  /** The legal source, or null. */
  readonly source: string | null;
}

interface ReadText {
  readonly name: string;
  readonly value: string;
}

/** The source of a name that is no step: an input, a parameter of the law, a table. */
export interface Origin {
  readonly label: string | null;
  /** For example `sent`, `default`, or the article of law; null if there is none. */
  readonly source: string | null;
}

export type FindOrigin = (name: string) => Origin;

/** The reasons of a value: its formula, and the explanation of each value that it read. */
export interface Explanation {
  readonly id: string;
  readonly label: string | null;
  readonly value: string;
  /** null for an input, a parameter or a row of a table. */
  readonly formula: string | null;
  readonly unrounded: string | null;
  readonly rounding: string | null;
  readonly source: string | null;
  /** Explained further up already: its reads are not repeated. */
  readonly isRepeated: boolean;
  readonly reads: readonly Explanation[];
}

/**
 * Explains the last step of that id in an audit trail, down to inputs, parameters and rows of tables; null when
 * the trail has no such step.
 */
export function explain(
  steps: readonly ExplainedStep[],
  id: string,
  originOf: FindOrigin,
  rowWords: Readonly<Record<string, string>> = ROW_WORDS,
): Explanation | null {
  const explained = new Set<number>();
  const build = (at: number): Explanation => {
    const step = steps[at];
    if (step === undefined) throw new RangeError(`no step ${at}`);
    const isRepeated = explained.has(at);
    explained.add(at);
    const reads = isRepeated ? [] : joinRows(step.reads, rowWords).map((read) => readOf(read, at));
    return { ...step, value: step.result, isRepeated, reads };
  };
  const readOf = (read: ReadText, before: number): Explanation => {
    const at = lastStep(steps, read.name, before);
    return at === -1 ? leaf(read, originOf(read.name)) : build(at);
  };
  const at = lastStep(steps, id, steps.length);
  return at === -1 ? null : build(at);
}

/** A split line and the month's line share an id: what is read is always what came before. */
function lastStep(steps: readonly ExplainedStep[], id: string, before: number): number {
  return steps.findLastIndex((step, at) => at < before && step.id === id);
}

function leaf({ name, value }: ReadText, { label, source }: Origin): Explanation {
  const nothing = { formula: null, unrounded: null, rounding: null, isRepeated: false, reads: [] };
  return { id: name, label, value, source, ...nothing };
}

const ROW_WORDS: Readonly<Record<string, string>> = {
  lower: 'from',
  upper: 'to',
  rate: 'rate',
  fixed: 'fixed amount',
};

/** The values of one row of a table become one read: `from 4730905.00, rate 19%, fixed amount 0.00`. */
function joinRows(reads: readonly ReadText[], words: Readonly<Record<string, string>>): readonly ReadText[] {
  const joined = new Map<string, string>();
  for (const { name, value } of reads) {
    const [, row, part = '', date = ''] = /^(\w+)\.(lower|upper|rate|fixed)( at .+)?$/.exec(name) ?? [];
    const table = row === undefined ? undefined : row + date;
    const text = table === undefined ? value : `${ownValue(words, part) ?? part} ${value}`;
    const key = table ?? name;
    const known = joined.get(key);
    joined.set(key, known === undefined || table === undefined ? text : `${known}, ${text}`);
  }
  return [...joined].map(([name, value]) => ({ name, value }));
}
