import type { Ir, IrCalendar, IrInput, IrParameter, IrStep, IrTable } from '../../compiler/ir/ir.ts';
import { printRange, printValue } from '../../compiler/lower/print-node.ts';
import { WEEKDAYS } from '../../compiler/model/keywords.ts';
import { isMoney, type Type, typeName } from '../../runtime/ir/type.ts';
import { readingText } from '../../runtime/module/history.ts';
import { lastFrom } from '../../runtime/module/parameter.ts';

/** The day a parameter is shown at: today, or the nearest day on which the file holds. */
export function dayShown(ir: Ir, today: string): string {
  const { validFrom, validUntil } = ir.scheme;
  if (today < validFrom) return validFrom;
  return today > validUntil ? validUntil : today;
}

/** A type with the money it is in. */
export function typeShown(type: Type, unit: string | null, ir: Ir): string {
  return isMoney(type) ? `money in ${unit ?? ir.scheme.currency}` : typeName(type);
}

function parameterNotes(parameter: IrParameter, ir: Ir, today: string): readonly string[] {
  const day = dayShown(ir, today);
  const row = lastFrom(parameter.rows, day);
  if (row === null) return [`no value on ${day}`];
  const value = printValue(row.value, parameter.type, parameter.unit ?? ir.scheme.currency);
  const since = parameter.rows.length > 1 ? `, since ${row.from}` : '';
  const law = row.law === null || row.law === parameter.law ? [] : [`Law of this value: ${row.law}`];
  const next = parameter.rows.find(({ from }) => from > day);
  const after =
    next === undefined
      ? []
      : [
          `from ${next.from}: ${printValue(next.value, parameter.type, parameter.unit ?? ir.scheme.currency)}`,
        ];
  return [`**${value}** on ${day}${since}`, ...after, ...law];
}

function stepNotes(step: IrStep, ir: Ir): readonly string[] {
  const node = ir.nodes[step.value];
  const range =
    node === undefined ||
    node.type.kind !== 'quantity' ||
    (node.range.low === null && node.range.high === null)
      ? []
      : [`always in \`${printRange(node.range, node.type, ir.scheme.currency)}\` before rounding`];
  const rounding = step.roundingText === null ? [] : [`rounded ${step.roundingText}`];
  return [...rounding, ...range];
}

function presenceOf({ presence, requiredText }: IrInput): string {
  if (requiredText !== null) return `required when \`${requiredText}\``;
  return presence === 'default' ? 'has a default' : presence;
}

function inputNotes(input: IrInput): readonly string[] {
  const bounds = input.boundsText === null ? [] : [`between \`${input.boundsText}\``];
  const wire = input.wire === input.id ? [] : [`sent as \`${input.wire}\``];
  const history = input.history === null ? [] : [`read as \`${readingText(input.history)}\``];
  return [presenceOf(input), ...bounds, ...wire, ...history];
}

function tableNotes(table: IrTable, ir: Ir, today: string): readonly string[] {
  const block = lastFrom(table.blocks, dayShown(ir, today));
  const rows = block === null ? 'no rows' : `${block.rows.length} rows`;
  return [`\`${table.form}\` of ${typeShown(table.of, table.unit, ir)}: ${rows} on ${dayShown(ir, today)}`];
}

/** The facts that the compiler knows of a name. */
export interface Facts {
  readonly type: string | null;
  readonly law: string | null;
  readonly notes: readonly string[];
}

function calendarNotes({ weekdays, from, until, holidays }: IrCalendar): readonly string[] {
  const [first = '', last = ''] = weekdays.map((day) => WEEKDAYS[day - 1]);
  return [`${first} to ${last}, ${holidays.length} holidays from ${from} to ${until}`];
}

/** The value of a name on a day; null for a name that the law does not have. */
export function factsOf(name: string, ir: Ir, today: string): Facts | null {
  const parameter = ir.parameters.find(({ id }) => id === name);
  if (parameter !== undefined)
    return {
      type: typeShown(parameter.type, parameter.unit, ir),
      law: parameter.law,
      notes: parameterNotes(parameter, ir, today),
    };
  const table = ir.tables.find(({ id }) => id === name);
  if (table !== undefined)
    return {
      type: typeShown(table.gives, table.givesUnit, ir),
      law: table.law,
      notes: tableNotes(table, ir, today),
    };
  const calendar = ir.calendars.find(({ id }) => id === name);
  if (calendar !== undefined) return { type: null, law: calendar.law, notes: calendarNotes(calendar) };
  const item = ir.items.find(({ id }) => id === name);
  if (item === undefined) return null;
  const notes = item.item === 'input' ? inputNotes(item) : stepNotes(item, ir);
  return { type: typeShown(item.type, null, ir), law: item.law, notes };
}
