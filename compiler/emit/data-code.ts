import { ALWAYS } from '../../runtime/module/parameter.ts';
import type { EndSpec, InputSpec, Manifest } from '../../runtime/module.ts';
import type { Ir, IrCalendar, IrParameter, IrTable, IrTableRow } from '../ir/ir.ts';
import { derived, identifier } from '../program/names.ts';
import { comment } from './code-text.ts';
import { type Constants, decimalText } from './constants.ts';
import { call, constant, type Data, data, listConstant, named, object, unless } from './data-doc.ts';
import { stepsCode } from './step-code.ts';

function endData({ value, included }: EndSpec): Data {
  return call(included ? 'upTo' : 'within', value);
}

function inputData(spec: InputSpec): Data {
  const { id, wire, source, type, words, label, law, presence, unless: standIn, bounds } = spec;
  const { lowest, highest, defaultText, defaultValue, requiredWhen } = spec;
  return call(
    'input',
    object({
      id,
      wire: unless(wire === id, wire),
      source: unless(source === 'employee', source),
      type,
      words: unless(words.length === 0, words),
      label,
      law: unless(law === null, law),
      presence: unless(presence === 'default', presence),
      unless: unless(standIn === null, standIn),
      requiredWhen: unless(requiredWhen === null, requiredWhen),
      bounds: unless(bounds === null, bounds),
      lowest: lowest === null ? undefined : endData(lowest),
      highest: highest === null ? undefined : endData(highest),
      defaultText: unless(defaultText === null, defaultText),
      defaultValue: unless(defaultValue === null, defaultValue),
    }),
  );
}

/** The specification of an input, as a constant of its own that the formulas refer to. */
export function inputSpecCode(spec: InputSpec): string {
  return constant(derived('input', spec.id), null, inputData(spec));
}

/** The manifest, its inputs and steps taken from their own constants. */
export function manifestCode(ir: Ir, manifest: Manifest): string {
  const { inputs, steps, provenance, ...rest } = manifest;
  const fields = Object.entries(rest).map(([name, value]) => [name, data(value)] as const);
  const names = inputs.map(({ id }) => named(derived('input', id)));
  return [
    ...stepsCode(ir, steps, provenance),
    '',
    constant('manifest', 'rt.Manifest', {
      members: [
        ...fields,
        ['provenance', named('$provenance')],
        ['inputs', names],
        ['steps', named('$steps')],
      ],
    }),
  ].join('\n');
}

function rowData(row: IrTableRow): Data {
  if (row.word !== null) return call('wordRow', row.word, decimalText(row.value));
  const ends = `${row.lowerClosed ? '[' : '('}${row.upperClosed ? ']' : ')'}`;
  const lower = row.lower === null ? '0' : decimalText(row.lower);
  const upper = row.upper === null ? null : decimalText(row.upper);
  const fixed = row.fixed.n === 0n ? [] : [decimalText(row.fixed)];
  return call('band', ends, lower, upper, decimalText(row.value), ...fixed);
}

/** A table of the law as data: one row a line. */
export function tableCode(table: IrTable, constants: Constants): string {
  const { grid, roundEach, roundLimits } = table;
  const options = object({
    grid: grid === null ? undefined : named(constants.number(grid)),
    roundEach: roundEach === null ? undefined : named(constants.rounding(roundEach)),
    roundLimits: roundLimits === null ? undefined : named(constants.rounding(roundLimits)),
  });
  const name = identifier(table.id);
  const blocks = table.blocks.map(({ from, rows }, place) => ({
    from,
    name: derived(table.id, `from${place + 1}`),
    rows: rows.map(rowData),
  }));
  const list = blocks.map((block) => object({ from: block.from, rows: named(block.name) }));
  return [
    comment(table.label),
    ...blocks.map((block) => listConstant(block.name, null, block.rows)),
    constant(name, null, call('table', table.id, table.form, list, options)),
  ].join('\n');
}

/** The dated rows of a parameter as data. */
export function parameterRowsCode(parameter: IrParameter): string {
  const [first, ...later] = parameter.rows;
  const isAlways = first?.from === ALWAYS && later.length === 0;
  const rows = isAlways
    ? call('always', decimalText(first.value))
    : parameter.rows.map(({ from, value }) => call('dated', from, decimalText(value)));
  return [comment(parameter.label), constant(derived(parameter.id, 'rows'), null, rows)].join('\n');
}

/** A calendar as data: the holidays of one year a line. */
export function calendarCode({ id, label, weekdays: [first, last], holidays }: IrCalendar): string {
  const years = Map.groupBy(holidays, (iso) => iso.slice(0, 4));
  const lines = [...years].map(([year, days]) => [year, ...days.map((iso) => iso.slice(5))].join(' '));
  const name = derived(id, 'holidays');
  return [
    comment(label),
    listConstant(name, null, lines),
    constant(derived(id, 'days'), null, call('calendar', id, first, last, named(name))),
  ].join('\n');
}
