import {
  lawsOf,
  roundingClause,
  USUAL_INPUT,
  USUAL_STEP,
  usualRounding,
} from '../../runtime/module/specs.ts';
import type { EndSpec, InputSpec, ProvenanceSpec, StepSpec } from '../../runtime/module.ts';
import { type Exact, reduce } from '../../runtime/numbers/exact.ts';
import { isDecimal, printPlain } from '../../runtime/numbers/print.ts';
import type { Rounding } from '../../runtime/numbers/rounding.ts';
import type { IrCalendar, IrParameter, IrTable, IrTableRow } from '../ir/ir.ts';
import type { Expression } from '../program/code.ts';
import * as code from '../program/code.ts';
import { derived, identifier } from '../program/names.ts';
import { rowsOf } from '../program/parameters.ts';
import { comment } from './code-text.ts';
import { constantText, listText } from './print-code.ts';

/** Digits that any literal of a rule file fits into. */
const DIGITS = 40;

/** Anything that JSON can hold, as an expression. */
export function data(value: unknown): Expression {
  if (typeof value === 'string') return code.text(value);
  if (typeof value === 'number') return code.number(value);
  if (typeof value !== 'object' || value === null) return code.name(String(value));
  if (Array.isArray(value)) return code.list(value.map(data));
  const members = Object.entries(value).filter(([, item]) => item !== undefined);
  return { kind: 'object', members: members.map(([name, item]) => [name, data(item)]) };
}

/** What of a specification is not as usual: the runtime fills in the rest. */
function unusual(spec: object, usual: object): Readonly<Record<string, unknown>> {
  const isUsual = new Map(Object.entries(usual).map(([name, value]) => [name, JSON.stringify(value)]));
  return Object.fromEntries(
    Object.entries(spec).filter(([name, value]) => isUsual.get(name) !== JSON.stringify(value)),
  );
}

/** An end of what an input may be: `>= 0`. */
function endText(end: EndSpec | null, sign: '<' | '>'): string | null {
  return end === null ? null : `${sign}${end.included ? '=' : ''} ${end.value}`;
}

export function inputCode(spec: InputSpec): Expression {
  const ends = { lowest: endText(spec.lowest, '>'), highest: endText(spec.highest, '<') };
  return data(unusual({ ...spec, ...ends }, { ...USUAL_INPUT, wire: spec.id }));
}

export function provenanceCode({ parameter, provenance, note }: ProvenanceSpec): Expression {
  return data([parameter, provenance, ...(note === null ? [] : [note])]);
}

/** Parts of sources that several steps share: the law of a parameter that they read, say. */
export function sharedLaws(steps: readonly StepSpec[]): readonly string[] {
  const parts = steps.flatMap(({ source }) => lawsOf(source) ?? []);
  return [...new Set(parts.filter((part, place) => parts.indexOf(part) !== place))];
}

/** What the steps of a scheme are written relative to. */
interface Usual {
  readonly rounding: string | null;
  /** The position of the step before it. */
  readonly last: number;
  readonly laws: readonly string[];
}

export function stepCode(spec: StepSpec, { last, rounding, laws }: Usual): Expression {
  const { kind, id, label, formula: _, source, terms, ...facts } = spec;
  const formula = spec.formula.slice(0, spec.formula.length - roundingClause(spec.rounding).length);
  const usual = { ...USUAL_STEP, rounding: usualRounding(kind, rounding), position: last + 1 };
  const signed = terms?.map(({ step, sign }) => (sign === 1 ? step : `-${step}`));
  const rest = { ...unusual(facts, usual), ...(signed === undefined ? {} : { terms: signed }) };
  const parts = lawsOf(source)?.map((part) => (laws.includes(part) ? laws.indexOf(part) : part)) ?? null;
  return data([kind, id, label, formula, parts, ...(Object.keys(rest).length === 0 ? [] : [rest])]);
}

/** Every parameter of a rule file is a decimal. */
function decimalText(value: Exact): string {
  if (!isDecimal(value, DIGITS)) throw new RangeError('a literal must be a decimal');
  return printPlain(value, DIGITS);
}

function exactCode(value: Exact | null): Expression | null {
  if (value === null) return null;
  const { n, d } = reduce(value);
  return code.call('rt.exact', code.big(n), code.big(d));
}

/** A rounding; null for none. */
export function roundingCode(rounding: Rounding | null): Expression | null {
  if (rounding === null) return null;
  const rungs = rounding.rungs.map(({ quantum, above }) => {
    const limit = exactCode(above) ?? code.name('null');
    return code.object({ quantum: exactCode(quantum), above: limit });
  });
  return code.object({ mode: code.text(rounding.mode), rungs: code.list(rungs) });
}

function rowCode(row: IrTableRow): Expression {
  if (row.word !== null)
    return code.call('rt.wordRow', code.text(row.word), code.text(decimalText(row.value)));
  const ends = `${row.lowerClosed ? '[' : '('}${row.upperClosed ? ']' : ')'}`;
  const lower = row.lower === null ? '0' : decimalText(row.lower);
  const upper = row.upper === null ? null : decimalText(row.upper);
  const fixed = row.fixed.n === 0n ? [] : [decimalText(row.fixed)];
  return code.call('rt.band', ...[ends, lower, upper, decimalText(row.value), ...fixed].map(data));
}

/** A table of the law as data: one row a line. */
export function tableText({ id, form, label, blocks, grid, roundEach, roundLimits }: IrTable): string {
  const lists = blocks.map(({ from, rows }, place) => ({
    from,
    name: derived(id, `from${place + 1}`),
    rows,
  }));
  const dated = lists.map(({ from, name }) => code.object({ from: code.text(from), rows: code.name(name) }));
  const options = code.object({
    grid: exactCode(grid),
    roundEach: roundingCode(roundEach),
    roundLimits: roundingCode(roundLimits),
  });
  const table = code.call('rt.table', code.text(id), code.text(form), code.list(dated), options);
  return [
    comment(label),
    ...lists.map(({ name, rows }) => listText(name, rows.map(rowCode))),
    constantText(identifier(id), table),
  ].join('\n');
}

/** The dated rows of a parameter as data. */
export function parameterText({ id, label, rows }: IrParameter): string {
  const dated = rows.map(({ from, value }) =>
    code.call('rt.dated', code.text(from), code.text(decimalText(value))),
  );
  return [comment(label), constantText(rowsOf(id).name, code.list(dated))].join('\n');
}

/** A calendar as data: the holidays of one year a line. */
export function calendarText({ id, label, weekdays, holidays }: IrCalendar): string {
  const years = Map.groupBy(holidays, (iso) => iso.slice(0, 4));
  const lines = [...years].map(([year, days]) => [year, ...days.map((iso) => iso.slice(5))].join(' '));
  const name = derived(id, 'holidays');
  const made = code.call('rt.calendar', code.text(id), ...weekdays.map(code.number), code.name(name));
  return [comment(label), listText(name, lines.map(code.text)), constantText(derived(id, 'days'), made)].join(
    '\n',
  );
}
