import { roundingClause } from '../../runtime/module/specs.ts';
import type { InputSpec, Manifest, StepSpec } from '../../runtime/module.ts';
import type { IrParameter, IrTable, IrTableRow } from '../ir/ir.ts';
import { derived, identifier } from '../program/names.ts';
import { comment } from './code-text.ts';
import { type Constants, decimalText } from './constants.ts';
import { call, constant, type Data, data, listConstant, named, object, tuple } from './data-doc.ts';

/** What holds nothing is not written: the runtime fills it in. */
function unless(value: boolean, item: Data): Data | undefined {
  return value ? undefined : item;
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
      lowest: unless(lowest === null, data(lowest)),
      highest: unless(highest === null, data(highest)),
      defaultText: unless(defaultText === null, defaultText),
      defaultValue: unless(defaultValue === null, defaultValue),
    }),
  );
}

/** The specification of an input, as a constant of its own that the formulas refer to. */
export function inputSpecCode(spec: InputSpec): string {
  return constant(derived('input', spec.id), null, inputData(spec));
}

/** The formula without the rounding that ends it. */
function formulaOf({ id, formula, rounding }: StepSpec): string {
  if (rounding === null) return formula;
  const clause = roundingClause(rounding);
  if (!formula.endsWith(clause)) throw new RangeError(`the formula of ${id} does not end with its rounding`);
  return formula.slice(0, -clause.length);
}

/** `follows` is true for a step whose position is the next after the step before it. */
function stepData(spec: StepSpec, follows: boolean): Data {
  const { rounding, omitZero, taxable, socialSecurity, tags, table, bracket, terms, words } = spec;
  const facts = {
    type: unless(spec.type === 'money', spec.type),
    words: unless(words.length === 0, words),
    rounding: unless(rounding === null, rounding),
    omitZero: unless(!omitZero, omitZero),
    taxable: unless(!taxable, taxable),
    socialSecurity: unless(!socialSecurity, socialSecurity),
    tags: unless(tags.length === 0, tags),
    table: unless(table === null, table),
    position: unless(follows, spec.position),
    bracket: unless(bracket === null, bracket),
    terms: terms === null ? undefined : terms.map(({ step, sign }) => (sign === 1 ? step : `-${step}`)),
  };
  const isFixedPoint = Object.values(facts).every((fact) => fact === undefined);
  const line = [spec.kind, spec.id, spec.label, formulaOf(spec), spec.source];
  return isFixedPoint ? tuple(...line) : tuple(...line, object(facts));
}

/** The manifest, its inputs and steps taken from their own constants. */
export function manifestCode(manifest: Manifest): string {
  const { inputs, steps, ...rest } = manifest;
  const fields = Object.entries(rest).map(([name, value]) => [name, data(value)] as const);
  const names = inputs.map(({ id }) => named(derived('input', id)));
  return [
    listConstant(
      '$steps',
      'readonly rt.StepLine[]',
      steps.map((spec, place) => stepData(spec, spec.position === (steps[place - 1]?.position ?? -1) + 1)),
    ),
    '',
    constant('manifest', 'rt.Manifest', {
      members: [...fields, ['inputs', names], ['steps', named('rt.steps($steps)')]],
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
    comment(table.label, table.law),
    ...blocks.map((block) => listConstant(block.name, null, block.rows)),
    constant(name, null, call('table', table.id, table.form, list, options)),
  ].join('\n');
}

/** The dated rows of a parameter as data. */
export function parameterRowsCode(parameter: IrParameter): string {
  const rows = parameter.rows.map(({ from, value }) => call('dated', from, decimalText(value)));
  const name = derived(parameter.id, 'rows');
  return [comment(parameter.label, parameter.law), constant(name, 'readonly rt.DatedValue[]', rows)].join(
    '\n',
  );
}
