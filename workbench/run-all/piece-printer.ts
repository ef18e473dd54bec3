import { TextBytes } from '../../runtime/lines/text-bytes.ts';
import type { InputSpec, RuleModule, RuleWarning } from '../../runtime/module.ts';
import type { RequestFault } from '../../runtime/request/request-fault.ts';
import { callMonth, monthCall } from '../population/month-call.ts';
import type { Person, PopulationRow } from '../population/person.ts';
import { readPeople } from '../population/read-people.ts';
import { columnOf, columnsRead } from './columns.ts';
import { CsvLines } from './csv-line.ts';
import { FixedPointPayslips } from './fixed-point-payslips.ts';
import type { Printed, PrintOrder, PrintSetup, RowFault } from './messages.ts';
import { JsonLines, type LinePrinter, type Payee } from './payslip-line.ts';

/** Calculates the people of a piece and prints a line for each, in their order. */
export class PiecePrinter {
  readonly #setup: PrintSetup;
  readonly #rules: RuleModule;
  readonly #lines: LinePrinter;
  /** null where the rules are only interpreted. */
  readonly #plain: FixedPointPayslips | null;
  /** The money inputs of CSV files, which people write. */
  readonly #amounts: readonly InputSpec[];
  /** The names of the columns that somebody reads. */
  readonly #read: ReadonlySet<string>;

  constructor(setup: PrintSetup, rules: RuleModule) {
    this.#setup = setup;
    this.#rules = rules;
    const { manifest, plain } = rules;
    this.#lines =
      setup.format === 'csv' ? new CsvLines(manifest, plain) : new JsonLines(manifest, setup.trace);
    const period = callMonth(setup.month, manifest, setup.part);
    this.#plain = plain === null ? null : new FixedPointPayslips(manifest, plain, period);
    this.#read = new Set(columnsRead(manifest));
    this.#amounts = setup.layout.kind === 'csv' ? manifest.inputs.filter(({ type }) => type === 'money') : [];
  }

  print(order: PrintOrder): Printed {
    const { layout, header } = this.#setup;
    const text = new TextBytes(order.memory);
    const faults: RowFault[] = [];
    const warnings = new Map<string, number>();
    const unread = new Map<string, number>();
    let [printed, failed] = [0, 0];
    readPeople(order, layout, header, (row) => {
      if (layout.kind === 'ndjson' && row.kind === 'person') this.#noteUnread(row.person, unread);
      const found = this.#printRow(row, text, warnings);
      if (found.length === 0) printed += 1;
      else failed += 1;
      faults.push(...found);
    });
    return {
      memory: text.memory,
      length: text.length,
      printed,
      failed,
      faults,
      warnings: [...warnings],
      unread: [...unread],
    };
  }

  /** Counts the fields that nobody reads; the header of a CSV file tells them once and for all. */
  #noteUnread({ employee, overrides }: Person, unread: Map<string, number>): void {
    for (const name in employee) if (!this.#read.has(name)) increase(unread, name);
    for (const name in overrides) {
      if (!this.#read.has(`overrides.${name}`)) increase(unread, `overrides.${name}`);
    }
  }

  #printRow(row: PopulationRow, text: TextBytes, warnings: Map<string, number>): readonly RowFault[] {
    if (row.kind === 'broken') return [malformed(row.row.line, row.row.reason)];
    const payee = { row: row.person.line, employeeId: idOf(row.person) };
    const unclear = this.#unclearAmounts(row.person);
    if (unclear.length > 0) return unclear.map((fault) => ({ ...payee, ...fault }));
    const start = text.length;
    try {
      return this.#printPerson(row.person, payee, text, warnings);
    } catch (error) {
      // A fault of ours ends no run: the others get their payslips, and this one is named.
      text.cutAt(start);
      const message = error instanceof Error ? error.message : String(error);
      return [{ ...payee, code: 'INTERNAL_ERROR', field: null, message }];
    }
  }

  /** Amounts such as `3.500`, which a person means as thousands and a machine reads as three and a half. */
  #unclearAmounts(person: Person): readonly Pick<RowFault, 'code' | 'field' | 'message'>[] {
    return this.#amounts.flatMap((spec) => {
      const cell = cellOf(spec, person);
      if (typeof cell !== 'string' || !THREE_DECIMALS.test(cell)) return [];
      const field = columnOf(spec);
      const [whole, fraction] = [cell.replace('.', ''), `${cell}0`];
      const message = `${field}: ${cell} may have a thousands separator: write ${whole}, or ${fraction} where it has none`;
      return [{ code: 'VALIDATION_ERROR', field, message }];
    });
  }

  #printPerson(
    person: Person,
    payee: Payee,
    text: TextBytes,
    warnings: Map<string, number>,
  ): readonly RowFault[] {
    const computed = this.#plain?.compute(person) ?? null;
    if (computed === null) return this.#printExactly(person, payee, text, warnings);
    this.#lines.printComputed(payee, computed, text);
    count(computed.warnings, warnings);
    return [];
  }

  /** What plain numbers cannot compute, and what nobody can: the reasons. */
  #printExactly(
    person: Person,
    payee: Payee,
    text: TextBytes,
    warnings: Map<string, number>,
  ): readonly RowFault[] {
    const { trace, month, part } = this.#setup;
    const read = monthCall(person, month, this.#rules.manifest, part);
    if (read.kind === 'broken') return read.faults.map((fault) => ({ ...payee, ...columnFault(fault) }));
    const outcome = this.#rules.evaluate({ ...read.call, trace });
    if (outcome.kind === 'refused') {
      return outcome.refusals.map(({ code, field, source, message }) => ({
        ...payee,
        code,
        field: field === null || source === 'period' ? field : columnOf({ source, wire: field }),
        message,
      }));
    }
    this.#lines.printEvaluation(payee, outcome.evaluation, text);
    count(outcome.evaluation.warnings, warnings);
    return [];
  }
}

const THREE_DECIMALS = /^\d{1,3}\.\d{3}$/;

function cellOf({ source, wire }: InputSpec, person: Person): unknown {
  return source === 'override' ? undefined : person[source][wire];
}

/** The columns of a file are the fields of an employee, and its overrides; what is missing has none. */
function columnFault({ path, message }: RequestFault): Pick<RowFault, 'code' | 'field' | 'message'> {
  const column = path[0] === 'employee' ? path.slice(1).join('.') : path.join('.');
  const field = column === '' ? null : column;
  return { code: 'VALIDATION_ERROR', field, message: field === null ? message : `${field}: ${message}` };
}

function count(found: readonly RuleWarning[], warnings: Map<string, number>): void {
  for (const { code } of found) increase(warnings, code);
}

function increase(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** A row that cannot be read as an employee at all. */
export function malformed(row: number, reason: string): RowFault {
  return { row, employeeId: null, code: 'MALFORMED_ROW', field: null, message: `the row ${reason}` };
}

/** The id that was sent; whoever has none is known by the row. */
function idOf({ employee }: Person): string | null {
  return typeof employee.id === 'string' || typeof employee.id === 'number' ? String(employee.id) : null;
}
