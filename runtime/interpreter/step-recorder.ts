import { grouped } from '../module/grouped.ts';
import type {
  InputValue,
  Manifest,
  StepKind,
  StepSpec,
  SummaryField,
  ValueType,
} from '../module/manifest.ts';
import type {
  BracketApplied,
  Call,
  EmployerTableAmount,
  Evaluation,
  LineAmount,
  Outcome,
  ReadValue,
  Refusal,
  RuleWarning,
  TraceStep,
} from '../module/outcome.ts';
import type { AppliedRow } from '../module/table.ts';
import { add, type Exact, sub, ZERO } from '../numbers/exact.ts';
import { type Rounding, round } from '../numbers/rounding.ts';
import { type FormulaTemplate, formulaText } from '../trace/formula-template.ts';

/** Nothing was read, or nobody asked. */
export const NOTHING: readonly ReadValue[] = [];

interface StepRecord {
  readonly spec: StepSpec;
  readonly final: InputValue;
  readonly base: Exact;
  readonly rate: Exact;
  readonly bracket: AppliedRow | null;
  /** True when the step has a `when` and it holds. */
  readonly called: boolean;
}

/** A row that a formula applied, with the types its parameters are printed by. */
export interface NotedRow {
  /** Under which the step shows the parts of the row. */
  readonly name: string;
  /** At which date, where it is not the reference date: ` at fecha_baja`. */
  readonly said: string;
  readonly row: AppliedRow;
  /** True where the last row of the table has an end. */
  readonly isEnded: boolean;
  readonly of: ValueType;
  readonly gives: ValueType;
}

const NO_WORDS: readonly string[] = [];

/** A value that a formula read, for the trace. */
export function seen(
  name: string,
  type: ValueType,
  value: InputValue,
  words: readonly string[] = NO_WORDS,
): ReadValue {
  return { name, type, value, words };
}

function rowReads({ name, said, row, isEnded, of, gives }: NotedRow): readonly ReadValue[] {
  const at = (part: string, type: ValueType, value: Exact): ReadValue =>
    seen(`${name}.${part}${said}`, type, value);
  const value = at(gives === 'rate' ? 'rate' : 'value', gives, row.rate);
  if (row.lower === null) return [value];
  const slices = row.slices.map((slice, index) => at(`slice_${index + 1}`, 'money', slice));
  const lower = at('lower', of, row.lower);
  if (slices.length === 0) return [lower, value, at('fixed', of, row.fixed)];
  // Beyond the end of the last row nothing is counted.
  const upper = isEnded && row.upper !== null ? [at('upper', of, row.upper)] : [];
  return [lower, value, ...upper, ...slices];
}

/** What is read twice is listed once, where it was read first. Formulas read few names. */
function distinct(reads: readonly ReadValue[]): readonly ReadValue[] {
  const isFirst = (read: ReadValue, place: number): boolean => {
    for (let before = 0; before < place; before++) if (reads[before]?.name === read.name) return false;
    return true;
  };
  return reads.every(isFirst) ? reads : reads.filter(isFirst);
}

function amountOf(value: InputValue): Exact {
  if (typeof value === 'object') return value;
  throw new TypeError('a line must be an amount');
}

function bracketOf(row: AppliedRow): BracketApplied {
  const { tableId, lower, upper, fixed, rate, base } = row;
  return { tableId, lower, upper, fixed, rate, base };
}

/**
 * Takes down one evaluation: what every step gave and read, which rows applied, what is refused and warned
 * of. `close()` turns it into the outcome, so that emitted code and interpreter answer in the same way.
 */
export class StepRecorder {
  readonly tracing: boolean;
  readonly #referenceDate: string;
  readonly #formulas: () => ReadonlyMap<string, FormulaTemplate>;
  readonly #manifest: Manifest;
  readonly #rounding: Rounding | null;
  readonly #specs: Specs;
  readonly #records = new Map<string, StepRecord>();
  readonly #trace: TraceStep[] = [];
  readonly #refusals: Refusal[] = [];
  readonly #isUnread: boolean;
  readonly #warnings = new Map<string, RuleWarning>();
  #pending: NotedRow[] = [];

  /** `rounding` is the scheme's: the printed base of a component is rounded by it. */
  constructor(
    manifest: Manifest,
    call: Call,
    rounding: Rounding | null,
    formulas: () => ReadonlyMap<string, FormulaTemplate>,
  ) {
    this.#manifest = manifest;
    this.#rounding = rounding;
    this.#specs = specsOf(manifest);
    this.tracing = call.trace;
    this.#isUnread = (call.unreadable?.size ?? 0) > 0;
    this.#referenceDate = call.referenceDate;
    this.#formulas = formulas;
  }

  /**
   * True once an input has been refused; nothing is worth computing then. It is true from the beginning where an input could
   * not be read, since what comes before that input may ask whether it was given.
   */
  get refused(): boolean {
    return this.#isUnread || this.#refusals.length > 0;
  }

  get refusalCount(): number {
    return this.#refusals.length;
  }

  refuse(refusal: Refusal): void {
    this.#refusals.push(refusal);
  }

  /** Notes a row that the step being computed applied. */
  apply(row: NotedRow): void {
    this.#pending.push(row);
  }

  /** Takes down a step that exists; `called` is whether a `when` of it holds. */
  step(id: string, raw: InputValue, final: InputValue, reads: readonly ReadValue[], called = false): void {
    this.#record(id, raw, final, reads, ZERO, ZERO, called);
  }

  /** Takes down a part of an employer table; `rate` is exact, `base` is printed rounded. */
  component(
    id: string,
    base: Exact,
    rate: Exact,
    raw: InputValue,
    final: InputValue,
    reads: readonly ReadValue[],
    called = false,
  ): void {
    const printed = this.#rounding === null ? base : round(base, this.#rounding);
    this.#record(id, raw, final, reads, printed, rate, called);
  }

  #record(
    id: string,
    raw: InputValue,
    final: InputValue,
    reads: readonly ReadValue[],
    base: Exact,
    rate: Exact,
    called: boolean,
  ): void {
    const spec = this.#specs.byId.get(id);
    if (spec === undefined) throw new RangeError(`the manifest has no step ${id}`);
    const rows = this.#pending;
    const bracket = rows.find(({ row }) => row.lower !== null)?.row ?? null;
    if (rows.length > 0) this.#pending = [];
    this.#records.set(id, { spec, final, base, rate, bracket, called });
    if (!this.tracing) return;
    const inputs = distinct(rows.length === 0 ? reads : [...reads, ...rows.flatMap(rowReads)]);
    this.#trace.push({ id, formula: this.#formula(id, inputs), rounding: spec.rounding, inputs, raw, final });
  }

  #formula(id: string, inputs: readonly ReadValue[]): string {
    const template = this.#formulas().get(id);
    if (template === undefined) throw new RangeError(`the rules have no formula ${id}`);
    const hasRead = (name: string): boolean => inputs.some((input) => input.name === name);
    return formulaText(template, { referenceDate: this.#referenceDate, hasRead });
  }

  /** Takes down a warning. The same code on the same field is one warning with both messages. */
  warn(code: string, severity: RuleWarning['severity'], field: string, message: string): void {
    const key = `${code} ${field}`;
    const earlier = this.#warnings.get(key);
    const joined =
      earlier === undefined || earlier.message === message ? message : `${earlier.message}; ${message}`;
    this.#warnings.set(key, { code, severity, field, message: joined });
  }

  #lines(kind: StepKind): readonly StepRecord[] {
    const records: StepRecord[] = [];
    for (const { id } of this.#specs.byKind.get(kind) ?? []) {
      const record = this.#records.get(id);
      if (record !== undefined) records.push(record);
    }
    return records;
  }

  /** Zero lines that bear `omit_zero` are left out, but a zero is shown of what the law called for. */
  #shown(kind: StepKind): readonly StepRecord[] {
    return this.#lines(kind).filter(({ spec, final, called }) => {
      if (!spec.omitZero || amountOf(final).n !== 0n) return true;
      return kind !== 'perception' && called;
    });
  }

  #sum(kind: StepKind): Exact {
    return this.#lines(kind).reduce((sum, record) => add(sum, amountOf(record.final)), ZERO);
  }

  #employerTables(): readonly EmployerTableAmount[] {
    const shown = this.#shown('component');
    return this.#manifest.employerTables.flatMap(({ id }) => {
      const parts = shown.filter((record) => record.spec.table === id);
      if (parts.length === 0) return [];
      const components = parts.map(({ spec, final, base, rate }) => ({
        id: spec.id,
        amount: amountOf(final),
        base,
        rate,
      }));
      const total = components.reduce((sum, component) => add(sum, component.amount), ZERO);
      return [{ id, total, components }];
    });
  }

  #summary(): Readonly<Record<SummaryField, Exact>> {
    const mapped = (field: SummaryField, otherwise: Exact): Exact => {
      const id = this.#manifest.summary[field];
      const record = id === undefined ? undefined : this.#records.get(id);
      return record === undefined ? otherwise : amountOf(record.final);
    };
    const pay = this.#sum('perception');
    const taken = this.#sum('deduction');
    const employer = this.#sum('component');
    return {
      gross_salary: mapped('gross_salary', pay),
      total_perceptions: mapped('total_perceptions', pay),
      total_deductions: mapped('total_deductions', taken),
      net_salary: mapped('net_salary', sub(pay, taken)),
      employer_contributions_total: mapped('employer_contributions_total', employer),
      employer_total_cost: mapped('employer_total_cost', add(pay, employer)),
    };
  }

  #evaluation(): Evaluation {
    const amount = ({ spec, final }: StepRecord): LineAmount => ({ id: spec.id, amount: amountOf(final) });
    return {
      perceptions: this.#shown('perception').map(amount),
      deductions: this.#shown('deduction').map((record) => {
        const row =
          record.spec.bracket === null ? null : (this.#records.get(record.spec.bracket)?.bracket ?? null);
        return { ...amount(record), bracket: row === null ? null : bracketOf(row) };
      }),
      bases: this.#shown('base').map(amount),
      employerTables: this.#employerTables(),
      summary: this.#summary(),
      warnings: [...this.#warnings.values()],
      trace: this.#trace,
    };
  }

  /** The outcome of the evaluation. */
  close(): Outcome {
    if (this.refused) return { kind: 'refused', refusals: this.#refusals };
    return { kind: 'computed', evaluation: this.#evaluation() };
  }
}

/** The steps of a manifest by their names, and of each kind in the order of the answer. */
interface Specs {
  readonly byId: ReadonlyMap<string, StepSpec>;
  readonly byKind: ReadonlyMap<StepKind, readonly StepSpec[]>;
}

const SPECS = new WeakMap<Manifest, Specs>();

function specsOf(manifest: Manifest): Specs {
  const known = SPECS.get(manifest);
  if (known !== undefined) return known;
  const ordered = manifest.steps.toSorted((a, b) => a.position - b.position);
  const byId = new Map(manifest.steps.map((spec) => [spec.id, spec]));
  const specs = { byId, byKind: grouped(ordered, ({ kind }) => kind) };
  SPECS.set(manifest, specs);
  return specs;
}
