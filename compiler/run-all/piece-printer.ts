import { monthCall } from '../population/month-call.ts';
import type { Person, PopulationRow } from '../population/person.ts';
import { readPeople } from '../population/read-people.ts';
import type { RuleModule } from '../runtime/module.ts';
import type { Printed, PrintOrder, PrintSetup, RowFault } from './messages.ts';
import { lineOf, type PrintLine } from './payslip-line.ts';
import { TextBuffer } from './text-buffer.ts';

/** Calculates the people of a piece and prints a line for each, in their order. */
export class PiecePrinter {
  readonly #setup: PrintSetup;
  readonly #rules: RuleModule;
  readonly #printLine: PrintLine;

  constructor(setup: PrintSetup, rules: RuleModule) {
    this.#setup = setup;
    this.#rules = rules;
    this.#printLine = lineOf(setup.format, rules.manifest, setup.trace);
  }

  print(order: PrintOrder): Printed {
    const { layout, header } = this.#setup;
    const text = new TextBuffer(order.memory);
    const faults: RowFault[] = [];
    const warnings = new Map<string, number>();
    let [printed, failed] = [0, 0];
    readPeople(order, layout, header, (row) => {
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
    };
  }

  #printRow(row: PopulationRow, text: TextBuffer, warnings: Map<string, number>): readonly RowFault[] {
    if (row.kind === 'broken') return [malformed(row.row.line, row.row.reason)];
    const { person } = row;
    const { trace, month } = this.#setup;
    const read = monthCall(person, month, this.#rules.manifest);
    if (read.kind === 'broken') {
      // The columns of a file are the fields of an employee.
      const message = read.reason.replace(/^employee\./, '');
      return [fault(person, 'VALIDATION_ERROR', read.field, message)];
    }
    const outcome = this.#rules.evaluate({ ...read.call, trace });
    if (outcome.kind === 'refused') {
      return outcome.refusals.map(({ code, field, source, message }) =>
        fault(person, code, source === 'override' ? `overrides.${field}` : field, message),
      );
    }
    for (const { code } of outcome.evaluation.warnings) warnings.set(code, (warnings.get(code) ?? 0) + 1);
    this.#printLine({ row: person.line, employeeId: idOf(person) }, outcome.evaluation, text);
    return [];
  }
}

/** A row that cannot be read as an employee at all. */
export function malformed(row: number, reason: string): RowFault {
  return { row, employeeId: null, code: 'MALFORMED_ROW', field: null, message: `the row ${reason}` };
}

function fault(person: Person, code: string, field: string | null, message: string): RowFault {
  return { row: person.line, employeeId: idOf(person), code, field, message };
}

/** The id that was sent; whoever has none is known by the row. */
function idOf({ employee }: Person): string | null {
  return typeof employee.id === 'string' || typeof employee.id === 'number' ? String(employee.id) : null;
}
