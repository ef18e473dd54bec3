import { decimal } from '../numbers/exact.ts';
import type { InputSpec, StepKind, StepSpec, TotalTerm } from './manifest.ts';
import type { DatedValue } from './parameter.ts';
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
    requiredWhen: null,
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
  readonly terms?: readonly string[];
}

/** What emitted code says of a step; the terms of a total are ids, with a minus before what is taken off. */
export type StepLine = readonly [
  kind: StepKind,
  id: string,
  label: string,
  /** Without its rounding, which ends the formula that is shown. */
  formula: string,
  source: string | null,
  facts?: StepFacts,
];

/** The steps of the manifest. One that does not say its position follows the one before it. */
export function steps(lines: readonly StepLine[]): readonly StepSpec[] {
  let last = -1;
  return lines.map(([kind, id, label, formula, source, { terms, ...facts } = {}]) => {
    const { position = last + 1, rounding = null } = facts;
    last = position;
    return {
      id,
      kind,
      label,
      formula: rounding === null ? formula : `${formula}${roundingClause(rounding)}`,
      source,
      type: 'money',
      words: [],
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      bracket: null,
      ...facts,
      rounding,
      position,
      terms: terms === undefined ? null : terms.map(termOf),
    };
  });
}

/** How a formula that is rounded ends. */
export function roundingClause(rounding: string): string {
  return ` round ${rounding}`;
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
