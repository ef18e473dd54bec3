import { lawsOf, roundingClause, USUAL_STEP, usualRounding } from '../../runtime/module/specs.ts';
import { goesOn } from '../../runtime/module/table-rows.ts';
import { usualInput } from '../../runtime/module/usual-input.ts';
import type { EndSpec, InputSpec, ModuleHistory, ProvenanceSpec, StepSpec } from '../../runtime/module.ts';
import { type Exact, reduce } from '../../runtime/numbers/exact.ts';
import { isDecimal, printPlain } from '../../runtime/numbers/print.ts';
import type { Rounding } from '../../runtime/numbers/rounding.ts';
import type { IrCalendar, IrParameter, IrTable, IrTableRow } from '../ir/ir.ts';
import type { Expression } from '../program/code.ts';
import * as code from '../program/code.ts';
import { derived, identifier } from '../program/names.ts';
import { rowsOf } from '../program/parameters.ts';
import { comment, quoted } from './code-text.ts';
import { constantText, dataText, listText } from './print-code.ts';

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
  return data(unusual({ ...spec, ...ends }, usualInput(spec)));
}

export function historyCode({
  id,
  aggregate,
  line,
  of,
  window,
  month,
  employers,
}: ModuleHistory): Expression {
  const schemes = of.map(({ country, scheme }) => `${country}.${scheme}`);
  const whole = [id, aggregate, line, schemes, window];
  if (employers !== undefined) return data([...whole, month, employers]);
  return data(month === null ? whole : [...whole, month]);
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

function rowText(row: IrTableRow, before: IrTableRow | undefined): string {
  const value = decimalText(row.value);
  if (row.word !== null) return `${row.word} ${value}`;
  const lower = `${row.lowerClosed ? '[' : '('}${row.lower === null ? '0' : decimalText(row.lower)} `;
  const upper = row.upper === null ? '*' : decimalText(row.upper);
  const fixed = row.fixed.n === 0n ? '' : ` ${decimalText(row.fixed)}`;
  return `${goesOn(row, before) ? '' : lower}${upper}${row.upperClosed ? ']' : ')'} ${value}${fixed}`;
}

/** A date; a month is its first day. */
function dateText(iso: string): string {
  return iso.endsWith('-01') ? iso.slice(0, -3) : iso;
}

/** A table of the law as data: one row a line. */
export function tableText({ id, form, label, blocks, grid, roundEach, roundLimits }: IrTable): string {
  const written = blocks.flatMap(({ from, rows }) => [
    `  [${quoted(dateText(from))},`,
    ...rows.map((row, place) => `    ${quoted(rowText(row, rows[place - 1]))},`),
    '  ],',
  ]);
  const options = {
    grid: exactCode(grid),
    roundEach: roundingCode(roundEach),
    roundLimits: roundingCode(roundLimits),
  };
  const isPlain = Object.values(options).every((option) => option === null);
  const end = isPlain ? '' : `, ${dataText(code.object(options), 3)}`;
  const head = `export const ${identifier(id)} = rt.table(${quoted(id)}, ${quoted(form)}, [`;
  return [comment(label), head, ...written, `]${end});`].join('\n');
}

/** The dated rows of a parameter as data. */
export function parameterText({ id, label, rows }: IrParameter): string {
  const dated = rows.map(({ from, value }) => code.text(`${dateText(from)} ${decimalText(value)}`));
  const constant = constantText(rowsOf(id).name, code.call('rt.dated', ...dated));
  return `${comment(label)}\nexport ${constant}`;
}

/** A calendar as data: the holidays of one year a line. */
export function calendarText({ id, label, weekdays, holidays }: IrCalendar): string {
  const years = Map.groupBy(holidays, (iso) => iso.slice(0, 4));
  const lines = [...years].map(([year, days]) => [year, ...days.map((iso) => iso.slice(5))].join(' '));
  const name = derived(id, 'holidays');
  const made = code.call('rt.calendar', code.text(id), ...weekdays.map(code.number), code.name(name));
  const days = `export ${constantText(derived(id, 'days'), made)}`;
  return [comment(label), listText(name, lines.map(code.text)), days].join('\n');
}
