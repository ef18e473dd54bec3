import type { Calculation, StoredRecord } from './calculation.ts';
import { sha256 } from './digest.ts';

/** What the content digest covers: the answer without the digest itself, the diagram and the trace. */
export interface Content extends Omit<Calculation, 'record' | 'diagram' | 'audit_trail'> {
  readonly record: Omit<StoredRecord, 'content_digest'>;
}

/**
 * `sha256:` and 64 hex digits over the RFC 8785 form of the content. The form is written from the known
 * fields, sorted once, because a library that sorts the names of every object takes longer than the rules.
 */
export function contentDigest(content: Content): string {
  return sha256(printContent(content));
}

/** Writes a value in its RFC 8785 form. */
type Print<T> = (value: T) => string;

/** Every field of an object: one that is missing here is an error of types. */
type Fields<T> = { readonly [Name in keyof T]-?: Print<T[Name]> };

function object<T extends object>(fields: Fields<T>): Print<T> {
  const sorted: { readonly name: string; readonly print: Print<T> }[] = [];
  for (const name in fields) {
    const print = fields[name];
    sorted.push({ name, print: (value) => print(value[name]) });
  }
  sorted.sort((a, b) => (a.name < b.name ? -1 : 1));
  const parts = sorted.map(({ name, print }, at) => ({ head: `${at === 0 ? '' : ','}"${name}":`, print }));
  return (value) => {
    let text = '{';
    for (const { head, print } of parts) text += head + print(value);
    return `${text}}`;
  };
}

function list<T>(print: Print<T>): Print<readonly T[]> {
  return (values) => {
    let text = '[';
    for (const [at, value] of values.entries()) text += (at === 0 ? '' : ',') + print(value);
    return `${text}]`;
  };
}

function nullable<T>(print: Print<T>): Print<T | null> {
  return (value) => (value === null ? 'null' : print(value));
}

/** RFC 8785 writes strings, numbers and booleans as ECMAScript does. */
const plain: Print<string | number | boolean> = (value) => JSON.stringify(value);

/** An amount that was printed here: digits, which need no escape. */
const amount: Print<string> = (value) => `"${value}"`;

const metadata: Print<Readonly<Record<string, string>>> = (map) => {
  const names = Object.keys(map).toSorted();
  return `{${names.map((name) => `${plain(name)}:${plain(map[name] ?? '')}`).join(',')}}`;
};

const equivalent = {
  total_perceptions: amount,
  total_deductions: amount,
  net_salary: amount,
  employer_contributions_total: amount,
  employer_total_cost: amount,
};

const printContent: Print<Content> = object<Content>({
  id: plain,
  status: plain,
  country: plain,
  scheme: plain,
  year: plain,
  period: object({ type: plain, start_date: plain, end_date: plain, days: plain }),
  employee_id: plain,
  summary: object({ gross_salary: amount, ...equivalent }),
  perceptions: list(
    object({ id: plain, label: plain, amount, taxable: plain, imss_base: plain, tags: list(plain) }),
  ),
  deductions: list(
    object({
      id: plain,
      label: plain,
      amount,
      tags: list(plain),
      bracket_applied: nullable(
        object({
          table_id: plain,
          lower_limit: amount,
          upper_limit: nullable(amount),
          fixed_amount: amount,
          rate: amount,
          base: amount,
        }),
      ),
    }),
  ),
  taxable_bases: list(object({ id: plain, label: plain, amount, formula: plain })),
  employer_contributions: list(
    object({
      table_id: plain,
      label: plain,
      total: amount,
      components: list(object({ id: plain, label: plain, base: amount, rate: amount, amount })),
    }),
  ),
  warnings: list(object({ code: plain, field: plain, message: plain, severity: plain })),
  period_basis: object({
    type: plain,
    sequence: plain,
    periods_in_month: plain,
    factor: amount,
    proration: nullable(plain),
    absorbs_residual: plain,
    monthly_equivalent: object(equivalent),
  }),
  dsl_version: plain,
  computed_at: plain,
  record: object({
    stored: plain,
    rule_fingerprint: plain,
    engine_version: plain,
    schema_version: plain,
    audit_trail_digest: plain,
    batch_id: nullable(plain),
    supersedes_id: nullable(plain),
    metadata,
  }),
});
