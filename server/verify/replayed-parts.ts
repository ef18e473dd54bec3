import { SUMMARY_FIELDS } from '../../runtime/module/summary-fields.ts';
import { isJsonObject, type Json } from '../json.ts';

/** Selects the compared parts of a value: all of it, named members of an object, or parts of every element. */
type Shape = 'all' | readonly [Shape] | { readonly [name: string]: Shape };

function all(...names: readonly string[]): Readonly<Record<string, Shape>> {
  return Object.fromEntries(names.map((name) => [name, 'all']));
}

const LINE = all('id', 'label', 'amount', 'tags');
const BRACKET = all('table_id', 'lower_limit', 'upper_limit', 'fixed_amount', 'rate', 'base');
const MONTH = all(...SUMMARY_FIELDS.filter((field) => field !== 'gross_salary'));

/** Compares the subject, amounts, bases, components, summary parameters and step results of an answer and its trace. */
const AMOUNTS: Shape = {
  ...all('id', 'status', 'country', 'scheme', 'year', 'employee_id', 'dsl_version', 'computed_at', 'diagram'),
  period: all('type', 'start_date', 'end_date', 'days'),
  summary: all(...SUMMARY_FIELDS),
  perceptions: [{ ...LINE, ...all('taxable', 'imss_base') }],
  deductions: [{ ...LINE, bracket_applied: BRACKET }],
  taxable_bases: [all('id', 'label', 'amount')],
  employer_contributions: [
    { ...all('table_id', 'label', 'total'), components: [all('id', 'label', 'base', 'rate', 'amount')] },
  ],
  period_basis: {
    ...all('type', 'sequence', 'periods_in_month', 'factor', 'proration', 'absorbs_residual'),
    monthly_equivalent: MONTH,
  },
  record: all('stored', 'rule_fingerprint', 'supersedes_id', 'metadata'),
  trace: [all('step', 'concept_id', 'result_final')],
};

/** Version 2 also compares warnings, table rows and every character of the trace. */
const ALL: Shape = {
  ...AMOUNTS,
  deductions: [{ ...LINE, bracket_applied: 'all' }],
  taxable_bases: 'all',
  warnings: 'all',
  trace: 'all',
};

/** The parts that a replay must reproduce, by `schema_version`. The entry of a version never changes. */
const REPLAYED: Readonly<Record<number, Shape>> = { 1: AMOUNTS, 2: ALL };

/** The shape of a version of the record; undefined for one that this build does not know. */
export function replayedShape(version: Json | undefined): Shape | undefined {
  return typeof version === 'number' ? REPLAYED[version] : undefined;
}

/** The parts of a value that a shape names. What has another form than the shape expects stays whole. */
export function partsOf(value: unknown, shape: Shape): unknown {
  if (shape === 'all') return value;
  if (isListShape(shape)) {
    return Array.isArray(value) ? value.map((element) => partsOf(element, shape[0])) : value;
  }
  if (!isJsonObject(value)) return value;
  const members = Object.entries(shape).filter(([name]) => Object.hasOwn(value, name));
  return Object.fromEntries(members.map(([name, inner]) => [name, partsOf(value[name], inner)]));
}

function isListShape(shape: Shape): shape is readonly [Shape] {
  return Array.isArray(shape);
}
