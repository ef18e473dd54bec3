import type { HistorySource, ModuleHistory } from '../../runtime/module/history.ts';
import { endText, usualInput } from '../../runtime/module/input-spec.ts';
import {
  lawsOf,
  roundingClause,
  USUAL_STEP,
  usualHistory,
  usualRounding,
} from '../../runtime/module/specs.ts';
import { datedText, tableTexts } from '../../runtime/module/table-rows.ts';
import type { InputSpec, ProvenanceSpec, StepSpec } from '../../runtime/module.ts';
import { packExact, packRounding } from '../../runtime/numbers/packed.ts';
import type { IrCalendar, IrParameter, IrTable } from '../ir/ir.ts';
import type { Expression } from '../program/code.ts';
import * as code from '../program/code.ts';
import { derived, identifier } from '../program/names.ts';
import { rowsOf } from '../program/parameters.ts';
import { comment } from './code-text.ts';
import { constantText, listText } from './print-code.ts';

/** Anything that JSON can hold, as an expression. */
export function data(value: unknown): Expression {
  if (typeof value === 'string') return code.text(value);
  if (typeof value === 'number') return code.number(value);
  if (typeof value !== 'object' || value === null) return code.name(String(value));
  if (Array.isArray(value)) return code.list(value.map(data));
  const members = Object.entries(value).filter(([, item]) => item !== undefined);
  return { kind: 'object', members: members.map(([name, item]) => [name, data(item)]) };
}

/** The facts at the end of a line; nothing where there are none. */
function factsOf(facts: object): readonly object[] {
  return Object.keys(facts).length === 0 ? [] : [facts];
}

/** What of a specification is not as usual: the runtime fills in the rest. */
function unusual(spec: object, usual: object): Readonly<Record<string, unknown>> {
  const isUsual = new Map(Object.entries(usual).map(([name, value]) => [name, JSON.stringify(value)]));
  return Object.fromEntries(
    Object.entries(spec).filter(([name, value]) => isUsual.get(name) !== JSON.stringify(value)),
  );
}

export function inputCode({ id, type, label, lowest, highest, ...rest }: InputSpec): Expression {
  const facts = { ...rest, lowest: endText(lowest, '>'), highest: endText(highest, '<') };
  return data([id, type, label, ...factsOf(unusual(facts, usualInput(id, facts)))]);
}

export function historyCode(
  { label: _, type: __, ...history }: ModuleHistory,
  own: HistorySource,
): Expression {
  return data(unusual(history, usualHistory(own)));
}

/** How sure the sources are: parameters that follow each other and are alike, in one line. */
export function provenanceCode(all: readonly ProvenanceSpec[]): readonly Expression[] {
  const lines: (string | null)[][] = [];
  for (const { parameter, provenance, note } of all) {
    const line = lines.at(-1);
    if (line?.[0] === provenance && line[1] === note) line.push(parameter);
    else lines.push([provenance, note, parameter]);
  }
  return lines.map(data);
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
  return data([kind, id, label, formula, parts, ...factsOf(rest)]);
}

/** A table of the law as data: one row a line. */
export function tableText(table: IrTable): string {
  const { id, form, label, grid, roundEach, roundLimits } = table;
  const name = rowsOf(id);
  const options = {
    grid: grid === null ? undefined : packExact(grid),
    roundEach: packRounding(roundEach) ?? undefined,
    roundLimits: packRounding(roundLimits) ?? undefined,
  };
  const isPlain = Object.values(options).every((one) => one === undefined);
  const made = [code.text(id), code.text(form), name, ...(isPlain ? [] : [data(options)])];
  return [
    comment(label),
    listText(name.name, tableTexts(table).map(code.text)),
    constantText(identifier(id), code.call('rt.table', ...made)),
  ].join('\n');
}

/** The dated rows of a parameter as data. */
export function parameterText({ id, label, rows }: IrParameter): string {
  const dated = rows.map((row) => code.text(datedText(row)));
  return [comment(label), constantText(rowsOf(id).name, code.call('rt.dated', ...dated))].join('\n');
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
