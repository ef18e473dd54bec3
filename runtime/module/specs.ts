import { decimal } from '../numbers/exact.ts';
import type { EndSpec, InputSpec, ProvenanceSpec, StepKind, StepSpec, TotalTerm } from './manifest.ts';
import { ALWAYS, type DatedValue } from './parameter.ts';
import { withProvenance } from './provenance.ts';
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
  /** Parameters and tables that it reads, whose law follows its own. */
  readonly laws?: readonly string[];
}

/** A parameter or a table, and the law that it is from, with how sure that is. */
export type LawLine = readonly [name: string, law: string];

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

const NO_FACTS: StepFacts = {};

/** The steps of the manifest. One that does not say its position follows the one before it. */
export function steps(
  lines: readonly StepLine[],
  lawLines: readonly LawLine[],
  provenance: readonly ProvenanceSpec[],
  usual: string | null,
): readonly StepSpec[] {
  const sureOf = new Map(provenance.map((spec) => [spec.parameter, spec]));
  const lawOf = new Map(lawLines);
  let last = -1;
  return lines.map(([kind, id, label, formula, source, { terms, laws = [], ...facts } = NO_FACTS]) => {
    const { position = last + 1, rounding = usualRounding(kind, usual) } = facts;
    last = position;
    return {
      id,
      kind,
      label,
      formula: rounding === null ? formula : `${formula}${roundingClause(rounding)}`,
      source: sourceText(withProvenance(source, sureOf.get(id) ?? null), laws, lawOf),
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

/** What is not said of a step's rounding: lines are rounded as the scheme says, other steps are not. */
export function usualRounding(kind: StepKind, usual: string | null): string | null {
  return kind === 'let' || kind === 'total' ? null : usual;
}

/** The law of a step itself, and then that of what it reads; null without any. */
function sourceText(
  own: string | null,
  laws: readonly string[],
  lawOf: ReadonlyMap<string, string>,
): string | null {
  const all = [...(own === null ? [] : [own]), ...laws.map((name) => lawPart(name, lawOf.get(name) ?? ''))];
  return all.length === 0 ? null : all.join('; ');
}

/** The law of what a step reads, as its source names it. */
export function lawPart(name: string, law: string): string {
  return `${name}: ${law}`;
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

/** An end of what an input may be, itself allowed. */
export function upTo(value: string): EndSpec {
  return { value, included: true };
}

/** An end that is itself not allowed. */
export function within(value: string): EndSpec {
  return { value, included: false };
}

/** How sure the source of a parameter or a formula is. */
export function sure(
  parameter: string,
  provenance: ProvenanceSpec['provenance'],
  note: string | null = null,
): ProvenanceSpec {
  return { parameter, provenance, note };
}

/** The rows of a parameter that has one value for all dates. */
export function always(value: string): readonly DatedValue[] {
  return [dated(ALWAYS, value)];
}

/** A value of a parameter and the first date at which it holds. */
export function dated(from: string, value: string): DatedValue {
  return { from, value: decimal(value) };
}
