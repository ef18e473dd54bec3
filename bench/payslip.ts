import { modules } from '../generated/rules/index.ts';
import type {
  BracketApplied,
  Call,
  Evaluation,
  InputValue,
  Manifest,
  ReadValue,
  RuleModule,
  StepSpec,
  ValueType,
} from '../runtime/module.ts';
import type { Exact } from '../runtime/numbers/exact.ts';
import { parseDecimal } from '../runtime/numbers/exact.ts';
import { printFixed, printMoney, printPlain } from '../runtime/numbers/print.ts';

/** What the contenders beside the service have in common: the emitted rule, and the content of an answer. */
export interface Row {
  readonly id: string;
  readonly monthly_salary: string;
  readonly [field: string]: string;
}

export interface Question {
  readonly country: string;
  readonly scheme: string;
  readonly year: number;
  readonly period: { readonly type: 'monthly'; start_date: string; end_date: string; days: number };
  readonly employer: { readonly id: string };
}

const PATH = 'generated/rules/co/ordinario/2025-01-01.pay';

export const rule: RuleModule = theRule();
export const specs: ReadonlyMap<string, StepSpec> = new Map(
  rule.manifest.steps.map((spec) => [spec.id, spec]),
);
const quantities = rule.manifest.inputs.filter((spec) => spec.source === 'employee').map((spec) => spec.wire);

function theRule(): RuleModule {
  const module = modules.find(({ manifest }) => manifest.path === PATH);
  if (module === undefined) throw new Error(`${PATH} is not in generated/; run 'make generate'`);
  return module;
}

/** The emitted rule on one employee. */
export function evaluate(question: Question, employee: Row): Evaluation {
  const { period } = question;
  const inputs: Record<string, InputValue> = {};
  for (const name of quantities) {
    const value = parseDecimal(employee[name] ?? '');
    if (value !== null) inputs[name] = value;
  }
  const call: Call = {
    inputs,
    flags: {},
    period: { type: 'monthly', start: period.start_date, end: period.end_date, days: period.days },
    referenceDate: period.end_date,
    days: period.days,
    trace: true,
  };
  const outcome = rule.evaluate(call);
  if (outcome.kind !== 'computed') throw new Error('the rules refuse a request of the benchmark');
  return outcome.evaluation;
}

export function printValue(value: InputValue, type: ValueType, words: readonly string[]): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value === 'string') return type === 'choice' ? String(words.indexOf(value) + 1) : value;
  return type === 'money' ? printMoney(value, 6) : printPlain(value, 6);
}

export function printReads(reads: readonly ReadValue[]): Record<string, string> {
  const inputs: Record<string, string> = {};
  for (const { name, type, value, words } of reads) inputs[name] = printValue(value, type, words);
  return inputs;
}

export function specOf(id: string): StepSpec {
  const spec = specs.get(id);
  if (spec === undefined) throw new Error(`no step ${id}`);
  return spec;
}

/** What an answer says, without the digests of its record. */
export function contentOf(id: string, now: string, question: Question, employee: Row, made: Evaluation) {
  const { manifest } = rule;
  const { gross_salary, ...equivalent } = summaryOf(made);
  return {
    id,
    status: 'success',
    country: question.country,
    scheme: question.scheme,
    year: question.year,
    period: question.period,
    employee_id: employee.id,
    summary: { gross_salary, ...equivalent },
    ...linesOf(manifest, made),
    warnings: made.warnings,
    period_basis: {
      type: 'monthly',
      sequence: 1,
      periods_in_month: 1,
      factor: '1',
      proration: manifest.proration,
      absorbs_residual: false,
      monthly_equivalent: equivalent,
    },
    dsl_version: manifest.version,
    computed_at: now,
  };
}

export function recordOf(traceDigest: string, contentDigest: string) {
  return {
    stored: true,
    rule_fingerprint: rule.manifest.fingerprint,
    engine_version: '0'.repeat(40),
    schema_version: 1,
    audit_trail_digest: traceDigest,
    batch_id: null,
    supersedes_id: null,
    metadata: {},
    content_digest: contentDigest,
  };
}

function linesOf(manifest: Manifest, made: Evaluation) {
  return {
    perceptions: made.perceptions.map(({ id, amount }) => {
      const { label, taxable, socialSecurity, tags } = specOf(id);
      return { id, label, amount: money(amount), taxable, imss_base: socialSecurity, tags };
    }),
    deductions: made.deductions.map(({ id, amount, bracket }) => {
      const { label, tags } = specOf(id);
      return { id, label, amount: money(amount), tags, bracket_applied: printBracket(bracket) };
    }),
    taxable_bases: made.bases.map(({ id, amount }) => {
      const { label, formula } = specOf(id);
      return { id, label, amount: money(amount), formula };
    }),
    employer_contributions: made.employerTables.map(({ id, total, components }) => ({
      table_id: id,
      label: manifest.employerTables.find((table) => table.id === id)?.label,
      total: money(total),
      components: components.map(({ id: component, base, rate, amount }) => ({
        id: component,
        label: specOf(component).label,
        base: money(base),
        rate: printPlain(rate, 10),
        amount: money(amount),
      })),
    })),
  };
}

function printBracket(bracket: BracketApplied | null) {
  if (bracket === null) return null;
  return {
    table_id: bracket.tableId,
    lower_limit: bracket.lower === null ? '0.00' : money(bracket.lower),
    upper_limit: bracket.upper === null ? null : money(bracket.upper),
    fixed_amount: money(bracket.fixed),
    rate: printPlain(bracket.rate, 10),
    base: money(bracket.base),
  };
}

function summaryOf({ summary }: Evaluation) {
  return {
    gross_salary: money(summary.gross_salary),
    total_perceptions: money(summary.total_perceptions),
    total_deductions: money(summary.total_deductions),
    net_salary: money(summary.net_salary),
    employer_contributions_total: money(summary.employer_contributions_total),
    employer_total_cost: money(summary.employer_total_cost),
  };
}

function money(value: Exact): string {
  return printFixed(value, 2);
}
