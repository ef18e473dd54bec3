import { decimal } from '../numbers/exact.ts';
import type { DatedValue } from './figure.ts';
import type { InputSpec, StepKind, StepSpec, TotalTerm } from './manifest.ts';
import type { Table, TableBlock, TableForm } from './table.ts';

/** Fields that emitted code leaves out where they hold nothing. */
type Filled<T, Needed extends keyof T> = Pick<T, Needed> & Partial<Omit<T, Needed>>;

/** What a scheme reads from the caller; without more said, a field of the employee that has a default. */
export function input(spec: Filled<InputSpec, 'id' | 'type' | 'label'>): InputSpec {
  return {
    wire: spec.id,
    source: 'employee',
    words: [],
    law: null,
    presence: 'default',
    unless: null,
    bounds: null,
    lowest: null,
    highest: null,
    defaultText: null,
    defaultValue: null,
    ...spec,
  };
}

/** What emitted code says of a step beside its names, formula and source. */
interface StepFacts
  extends Partial<Omit<StepSpec, 'id' | 'kind' | 'label' | 'formula' | 'source' | 'terms'>> {
  readonly position: number;
  readonly terms?: readonly string[];
}

/** A step of the manifest; the terms of a total are ids, with a minus before what is taken off. */
export function step(
  kind: StepKind,
  id: string,
  label: string,
  formula: string,
  source: string | null,
  { terms, ...rest }: StepFacts,
): StepSpec {
  return {
    id,
    kind,
    label,
    formula,
    source,
    type: 'money',
    words: [],
    rounding: null,
    omitZero: false,
    taxable: false,
    socialSecurity: false,
    tags: [],
    table: null,
    bracket: null,
    ...rest,
    terms: terms === undefined ? null : terms.map(termOf),
  };
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

/** A value of a figure and the first date at which it holds. */
export function dated(from: string, value: string): DatedValue {
  return { from, value: decimal(value) };
}
