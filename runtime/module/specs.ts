import { HISTORY_TYPES, type HistoryReading, type HistorySource, type ModuleHistory } from './history.ts';
import { type InputLine, input } from './input-spec.ts';
import type { Manifest, ProvenanceSpec, StepKind, StepSpec, TotalTerm } from './manifest.ts';

/** What is not said of a history beside its input's label and type: a sum over the scheme's own payslips. */
export function usualHistory({ country, scheme }: HistorySource) {
  return { aggregate: 'sum', of: [{ country, scheme }], month: null } as const;
}

/** What emitted code says of a history. */
type HistoryLine = Pick<ModuleHistory, 'id' | 'line' | 'window'> & Partial<HistoryReading>;

function historyOf(line: HistoryLine, own: HistorySource, inputs: readonly InputLine[]): ModuleHistory {
  const [, of, label = ''] = inputs.find(([id]) => id === line.id) ?? [];
  const type = HISTORY_TYPES.find((one) => one === of) ?? 'money';
  const { id, ...reading } = line;
  return { id, label, type, ...usualHistory(own), ...reading };
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

/** What emitted code says of how sure a source is: of parameters that follow each other, at once. */
export type ProvenanceLine = readonly [
  provenance: ProvenanceSpec['provenance'],
  note: string | null,
  ...parameters: readonly string[],
];

function provenanceOf([provenance, note, ...parameters]: ProvenanceLine): readonly ProvenanceSpec[] {
  return parameters.map((parameter) => ({ parameter, provenance, note }));
}

/** The manifest of an emitted module. */
interface ManifestLines extends Omit<Manifest, 'inputs' | 'steps' | 'provenance' | 'histories'> {
  readonly inputs: readonly InputLine[];
  /** One that does not say its position follows the one before it. */
  readonly steps: readonly StepLine[];
  readonly sources: readonly string[];
  readonly provenance: readonly ProvenanceLine[];
  readonly histories?: readonly HistoryLine[];
}

/** The manifest with all that its module leaves out as usual; `usual` is the rounding of the scheme. */
export function manifest(
  { inputs, steps, sources, provenance, histories, ...rest }: ManifestLines,
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
    provenance: provenance.flatMap(provenanceOf),
    inputs: inputs.map(input),
    steps: made,
    ...(histories && { histories: histories.map((line) => historyOf(line, rest, inputs)) }),
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
