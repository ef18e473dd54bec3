import { decimal } from '../numbers/exact.ts';
import { HISTORY_TYPES, type HistoryAggregate, type HistoryWindow, type ModuleHistory } from './history.ts';
import type {
  EndSpec,
  InputSpec,
  Manifest,
  ProvenanceSpec,
  StepKind,
  StepSpec,
  TotalTerm,
} from './manifest.ts';
import type { DatedValue } from './parameter.ts';
import type { Table, TableForm } from './table.ts';
import { tableRows } from './table-rows.ts';
import { usualInput } from './usual-input.ts';

/** What emitted code says of an input where it is not as usual; the ends of what it may be as `>= 0` and `< 31`. */
export interface InputLine extends Partial<Omit<InputSpec, 'lowest' | 'highest'>> {
  readonly id: string;
  readonly type: InputSpec['type'];
  readonly label: string;
  readonly lowest?: string | null;
  readonly highest?: string | null;
}

/** What a scheme reads from the caller. */
export function input({ lowest, highest, ...line }: InputLine): InputSpec {
  const usual = usualInput(line);
  const ends = {
    lowest: endOf(lowest === undefined ? usual.lowest : lowest),
    highest: endOf(highest === undefined ? usual.highest : highest),
  };
  return { ...usual, ...line, ...ends };
}

function endOf(text: string | null): EndSpec | null {
  const [sign = '', value = ''] = text?.split(' ') ?? [];
  return text === null ? null : { value, included: sign.endsWith('=') };
}

/** What is not said of a step. */
export const USUAL_STEP = {
  type: 'money',
  words: [],
  omitZero: false,
  taxable: false,
  socialSecurity: false,
  tags: [],
  table: null,
  bracket: null,
} as const satisfies Partial<StepSpec>;

/** What is said of a step beside its names, formula and source. */
interface StepFacts extends Partial<Omit<StepSpec, 'terms'>> {
  /** Terms of a total: ids, with a minus before what is taken off. */
  readonly terms?: readonly string[];
}

/** What emitted code says of a step. */
export type StepLine = readonly [
  kind: StepKind,
  id: string,
  label: string,
  /** Without its rounding, which ends the formula that is shown. */
  formula: string,
  /** Texts, and places among the sources that several steps name. */
  source: readonly (string | number)[] | null,
  facts?: StepFacts,
];

/** What emitted code says of how sure a source is. */
export type ProvenanceLine = readonly [
  parameter: string,
  provenance: ProvenanceSpec['provenance'],
  note?: string,
];

function provenanceOf([parameter, provenance, note]: ProvenanceLine): ProvenanceSpec {
  return { parameter, provenance, note: note ?? null };
}

/** What emitted code says of what a scheme reads of earlier payslips; the rest is said of the input of that name. */
export type HistoryLine = readonly [
  id: string,
  aggregate: HistoryAggregate,
  line: string | null,
  /** As `AR.general`. */
  of: readonly string[],
  window: HistoryWindow,
  /** Of a member of a family. */
  month?: number | null,
  employers?: 'any',
];

function historyOf(
  [id, aggregate, line, of, window, month, employers]: HistoryLine,
  inputs: readonly InputLine[],
): ModuleHistory {
  const read = inputs.find((one) => one.id === id);
  const type = HISTORY_TYPES.find((one) => one === read?.type);
  if (read === undefined || type === undefined) throw new RangeError(`no input takes the history ${id}`);
  const schemes = of.map((name) => {
    const [country = '', scheme = ''] = name.split('.');
    return { country, scheme };
  });
  const reading = {
    aggregate,
    line,
    of: schemes,
    window,
    month: month ?? null,
    ...(employers && { employers }),
  };
  return { id, label: read.label, type, ...reading };
}

/** The manifest of an emitted module. */
interface ManifestLines extends Omit<Manifest, 'inputs' | 'histories' | 'steps' | 'provenance'> {
  readonly inputs: readonly InputLine[];
  readonly histories?: readonly HistoryLine[];
  /** One that does not say its position follows the one before it. */
  readonly steps: readonly StepLine[];
  readonly sources: readonly string[];
  readonly provenance: readonly ProvenanceLine[];
}

/** The manifest with all that its module leaves out as usual; `usual` is the rounding of the scheme. */
export function manifest(
  { inputs, histories, steps, sources, provenance, ...rest }: ManifestLines,
  usual: string | null,
): Manifest {
  let last = -1;
  const made = steps.map(([kind, id, label, formula, source, facts = {}]): StepSpec => {
    const { terms, position = last + 1, ...others } = facts;
    last = position;
    const { rounding = usualRounding(kind, usual) } = facts;
    const laws =
      source?.map((law) => (typeof law === 'string' ? law : sources[law])).join(BETWEEN_LAWS) ?? null;
    const names = {
      id,
      kind,
      label,
      formula: `${formula}${roundingClause(rounding)}`,
      source: laws,
      position,
    };
    return { ...USUAL_STEP, rounding, ...others, ...names, terms: terms?.map(termOf) ?? null };
  });
  return {
    ...rest,
    ...(histories && { histories: histories.map((line) => historyOf(line, inputs)) }),
    provenance: provenance.map(provenanceOf),
    inputs: inputs.map(input),
    steps: made,
  };
}

/** What is not said of a step's rounding: lines are rounded as the scheme says, other steps are not. */
export function usualRounding(kind: StepKind, usual: string | null): string | null {
  return kind === 'let' || kind === 'total' ? null : usual;
}

/** Between the law of a step and that of each thing it reads. */
const BETWEEN_LAWS = '; ';

/** The parts of a source. */
export function lawsOf(source: string | null): readonly string[] | null {
  return source?.split(BETWEEN_LAWS) ?? null;
}

/** How a formula that is rounded ends. */
export function roundingClause(rounding: string | null): string {
  return rounding === null ? '' : ` round ${rounding}`;
}

function termOf(text: string): TotalTerm {
  return text.startsWith('-') ? { step: text.slice(1), sign: -1 } : { step: text, sign: 1 };
}

/** A table of the law: of each block the first date at which it holds, and its rows. */
export function table(
  id: string,
  form: TableForm,
  blocks: readonly (readonly [from: string, ...rows: string[]])[],
  options: Partial<Pick<Table, 'grid' | 'roundEach' | 'roundLimits'>> = {},
): Table {
  const made = blocks.map(([from, ...rows]) => ({ from: firstDayOf(from), rows: tableRows(form, rows) }));
  return { id, form, blocks: made, grid: null, roundEach: null, roundLimits: null, ...options };
}

/** The values of a parameter, each behind the first date at which it holds: `2025-07 451683.12`. */
export function dated(...rows: readonly string[]): readonly DatedValue[] {
  return rows.map((row) => {
    const [from = '', value = ''] = row.split(' ');
    return { from: firstDayOf(from), value: decimal(value) };
  });
}

/** A month is its first day. */
function firstDayOf(date: string): string {
  return date.length === 7 ? `${date}-01` : date;
}
