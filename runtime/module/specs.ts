import { decimal } from '../numbers/exact.ts';
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
import type { Table, TableBlock, TableForm } from './table.ts';

/** What is not said of an input, whose wire name is its own where nothing else is said. */
export const USUAL_INPUT = {
  source: 'employee',
  words: [],
  law: null,
  presence: 'default',
  unless: null,
  requiredWhen: null,
  bounds: null,
  lowest: null,
  highest: null,
  defaultText: null,
  defaultValue: null,
} as const satisfies Partial<InputSpec>;

/** What emitted code says of an input; the ends of what it may be as `>= 0` and `< 31`. */
export interface InputLine extends Partial<Omit<InputSpec, 'lowest' | 'highest'>> {
  readonly id: string;
  readonly type: InputSpec['type'];
  readonly label: string;
  readonly lowest?: string;
  readonly highest?: string;
}

/** What a scheme reads from the caller. */
export function input(line: InputLine): InputSpec {
  return { ...USUAL_INPUT, wire: line.id, ...line, lowest: endOf(line.lowest), highest: endOf(line.highest) };
}

function endOf(text: string | undefined): EndSpec | null {
  const [sign = '', value = ''] = text?.split(' ') ?? [];
  return text === undefined ? null : { value, included: sign.endsWith('=') };
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

/** The manifest of an emitted module. */
interface ManifestLines extends Omit<Manifest, 'inputs' | 'steps' | 'provenance'> {
  readonly inputs: readonly InputLine[];
  /** One that does not say its position follows the one before it. */
  readonly steps: readonly StepLine[];
  readonly sources: readonly string[];
  readonly provenance: readonly ProvenanceLine[];
}

/** The manifest with all that its module leaves out as usual; `usual` is the rounding of the scheme. */
export function manifest(
  { inputs, steps, sources, provenance, ...rest }: ManifestLines,
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
  return { ...rest, provenance: provenance.map(provenanceOf), inputs: inputs.map(input), steps: made };
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

/** A table of the law. */
export function table(
  id: string,
  form: TableForm,
  blocks: readonly TableBlock[],
  options: Partial<Pick<Table, 'grid' | 'roundEach' | 'roundLimits'>> = {},
): Table {
  return { id, form, blocks, grid: null, roundEach: null, roundLimits: null, ...options };
}

/** A value of a parameter and the first date at which it holds. */
export function dated(from: string, value: string): DatedValue {
  return { from, value: decimal(value) };
}
