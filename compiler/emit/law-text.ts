import type { Operation } from '../../runtime/ir/executable-ir.ts';
import type { Type } from '../../runtime/ir/type.ts';
import type {
  BoundJson,
  ExactJson,
  FormulaJson,
  InputJson,
  LawJson,
  NoticeJson,
  OperationJson,
  ParameterJson,
  RoundingJson,
  StepJson,
  TableJson,
  TableRowJson,
} from '../../runtime/law/law-json.ts';
import { type Named, namedFormulas } from '../../runtime/law/read-ir.ts';
import type { WorkedRequest } from '../../runtime/law/worked-request.ts';
import type { InputSpec, Manifest, StepSpec } from '../../runtime/module.ts';
import { type Exact, reduce } from '../../runtime/numbers/exact.ts';
import { isDecimal, printPlain } from '../../runtime/numbers/print.ts';
import type { Rounding } from '../../runtime/numbers/rounding.ts';
import { roundingClause } from '../../runtime/numbers/rounding-text.ts';
import type {
  Ir,
  IrBound,
  IrInput,
  IrNotice,
  IrParameter,
  IrStep,
  IrTable,
  IrTableRow,
  NodeId,
} from '../ir/ir.ts';
import { Places } from '../program/places.ts';
import type { Program } from '../program/program.ts';
import { jsonText } from './code-text.ts';

/** Digits that any literal of a rule file fits into. */
const DIGITS = 40;

function exactJson(value: Exact): ExactJson {
  if (isDecimal(value, DIGITS)) return printPlain(value, DIGITS);
  const { n, d } = reduce(value);
  return `${n}/${d}`;
}

function optionalExact(value: Exact | null): ExactJson | null {
  return value === null ? null : exactJson(value);
}

function roundingJson({ mode, rungs }: Rounding): RoundingJson {
  return {
    mode,
    rungs: rungs.map(({ quantum, above }) =>
      said<RoundingJson['rungs'][number]>({ quantum: exactJson(quantum), above: optionalExact(above) }),
    ),
  };
}

/** What may be left out can be null, too. */
type Sayable<T> = {
  readonly [K in keyof T]: object extends Pick<T, K> ? T[K] | null | undefined : T[K];
};

/** An object without what is null, false or empty, which whoever reads it takes for not said. */
function said<T extends object>(all: Sayable<T>): T;
function said(all: object): object {
  return Object.fromEntries(Object.entries(all).filter(([, value]) => isSaid(value)));
}

function isSaid(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== null && value !== false;
}

function operationJson(operation: Operation): OperationJson {
  switch (operation.op) {
    case 'constant':
      return [exactJson(operation.value)];
    case 'truth':
      return ['truth', operation.value];
    case 'word':
      return ['word', operation.word];
    case 'date':
      return ['date', operation.iso];
    case 'input':
    case 'given':
      return [operation.op, operation.input];
    case 'parameter':
    case 'parameter_given':
    case 'changes':
      return [operation.op, operation.parameter];
    case 'step':
      return ['step', operation.step];
    case 'apply':
    case 'upper_limit':
    case 'among':
      return [operation.op, operation.table];
    case 'holidays':
    case 'holidays_ahead':
      return [operation.op, operation.calendar];
    case 'period':
      return ['period', operation.field];
    case 'active':
      return ['active', operation.from, operation.until];
    case 'dated':
      return ['dated', operation.dates];
    default:
      return operation.op;
  }
}

function rowJson({ word, lower, lowerClosed, upper, upperClosed, value, fixed }: IrTableRow): TableRowJson {
  if (word !== null) return [word, exactJson(value)];
  const ends = [
    lowerClosed ? '[' : '(',
    lower === null ? '0' : exactJson(lower),
    upper === null ? '*' : exactJson(upper),
    upperClosed ? ']' : ')',
    exactJson(value),
  ] as const;
  return fixed.n === 0n ? ends : [...ends, exactJson(fixed)];
}

/** The law as it is written: places in lists are left out at the end of a step where there are none. */
type WrittenLaw = Omit<LawJson, 'layout'> & { readonly layout: object };

/** Writes the law of a rule file; types and roundings are listed as they are met. */
class LawWriter {
  readonly #ir: Ir;
  readonly #types = new Places<Type>();
  readonly #roundings = new Places<RoundingJson>();

  /** What formulas read by its name alone. */
  readonly #named: ReturnType<typeof namedFormulas>;

  constructor(ir: Ir) {
    this.#ir = ir;
    const named = [
      ...ir.items.map(({ item, id, type }): Named => [item, id, this.#types.place(type)]),
      ...ir.parameters.map(({ id, type }): Named => ['parameter', id, this.#types.place(type)]),
    ];
    this.#named = namedFormulas(named);
  }

  #rounding(rounding: Rounding | null): number | null {
    return rounding === null ? null : this.#roundings.place(roundingJson(rounding));
  }

  #formula(id: NodeId): FormulaJson {
    const node = this.#ir.nodes[id];
    if (node === undefined) throw new RangeError(`no node ${id}`);
    const { operation, args, type } = node;
    if (type.kind === 'error') throw new RangeError('rules with faults are not emitted');
    const written = [
      this.#types.place(type),
      operationJson(operation),
      ...args.map((arg) => this.#formula(arg)),
    ] as const;
    const [, operated] = written;
    const name = typeof operated === 'string' ? '' : String(operated.at(-1));
    return JSON.stringify(this.#named.get(name)) === JSON.stringify(written) ? name : written;
  }

  #optional(id: NodeId | null): FormulaJson | null {
    return id === null ? null : this.#formula(id);
  }

  #bound(bound: IrBound | null): BoundJson | null {
    return bound === null ? null : [this.#formula(bound.value), bound.closed];
  }

  #parameter({ id, unit, type, rows }: IrParameter): ParameterJson {
    const dated = rows.map(({ from, value }) => [from, exactJson(value)]);
    return said<ParameterJson>({
      id,
      type: this.#types.place(type),
      unit,
      rows: Object.fromEntries(dated),
    });
  }

  #input(input: IrInput, { id, wire, words: _, ...spec }: InputSpec): InputJson {
    const written = said<InputJson>({
      input: id,
      wire: wire === id ? null : wire,
      ...spec,
      type: this.#types.place(input.type),
      default: this.#optional(input.defaultValue),
      lower: this.#bound(input.lower),
      upper: this.#bound(input.upper),
      demanded: this.#optional(input.requiredWhen),
    });
    const { defaultValue } = spec;
    return defaultValue === false ? { ...written, defaultValue } : written;
  }

  #step(step: IrStep, spec: StepSpec, next: number): StepJson {
    const { id, kind, position, words: _, formula, rounding, terms, ...facts } = spec;
    return said<StepJson>({
      step: id,
      kind: kind === 'let' ? null : kind,
      ...facts,
      formula: formula.slice(0, formula.length - roundingClause(rounding).length),
      position: position === next ? null : position,
      terms: terms?.map(({ step, sign }) => (sign === 1 ? step : `-${step}`)),
      type: this.#types.place(step.type),
      rounding: this.#rounding(step.rounding),
      base: this.#optional(step.base),
      rate: this.#optional(step.rate),
      presence: this.#optional(step.presence),
      condition: this.#optional(step.condition),
      value: this.#formula(step.value),
    });
  }

  #items({ inputs, steps }: Manifest): LawJson['items'] {
    const [specs, stepSpecs] = [byId(inputs), byId(steps)];
    let last = -1;
    return this.#ir.items.map((item) => {
      if (item.item === 'input') return this.#input(item, specs(item.id));
      const spec = stepSpecs(item.id);
      const next = last + 1;
      last = spec.position;
      return this.#step(item, spec, next);
    });
  }

  #table({
    id,
    form,
    of,
    unit,
    gives,
    givesUnit,
    scale,
    grid,
    roundEach,
    roundLimits,
    blocks,
  }: IrTable): TableJson {
    return said<TableJson>({
      id,
      form,
      of: this.#types.place(of),
      unit,
      gives: this.#types.place(gives),
      givesUnit,
      scale: this.#optional(scale),
      grid: optionalExact(grid),
      roundEach: this.#rounding(roundEach),
      roundLimits: this.#rounding(roundLimits),
      blocks: Object.fromEntries(blocks.map(({ from, rows }) => [from, rows.map(rowJson)])),
    });
  }

  #notice({ kind, code, severity, field, source, presence, condition, message }: IrNotice): NoticeJson {
    return said<NoticeJson>({
      kind,
      code,
      severity: severity === 'warning' ? null : severity,
      field,
      source,
      presence: this.#optional(presence),
      condition: this.#formula(condition),
      message: message.map((part) => ('text' in part ? part : { value: this.#formula(part.value) })),
    });
  }

  law(manifest: Manifest, { layout }: Program, worked: readonly WorkedRequest[]): WrittenLaw {
    const { path, fingerprint, laws, changes, employerTables, summary } = manifest;
    const { scheme, parameters, tables, calendars, notices } = this.#ir;
    const items = this.#items(manifest);
    return {
      emitted: `from ${path} by payroll compile. Do not edit.`,
      fingerprint,
      laws,
      changes,
      employerTables,
      summary,
      ...said<Pick<LawJson, 'rounding'>>({ rounding: this.#rounding(scheme.rounding) }),
      parameters: parameters.map((one) => this.#parameter(one)),
      tables: tables.map((table) => this.#table(table)),
      calendars: calendars.map(({ id, weekdays, holidays }) => ({ id, weekdays, holidays })),
      items,
      notices: notices.map((notice) => this.#notice(notice)),
      types: this.#types.all,
      roundings: this.#roundings.all,
      layout: { ...layout, steps: layout.steps.map(withoutTail) },
      worked,
    };
  }
}

function byId<T extends { readonly id: string }>(all: readonly T[]): (id: string) => T {
  const known = new Map(all.map((one) => [one.id, one]));
  return (id) => {
    const found = known.get(id);
    if (found === undefined) throw new RangeError(`nothing is called ${id}`);
    return found;
  };
}

/** A list without what is null at its end. */
function withoutTail(list: readonly unknown[]): readonly unknown[] {
  return list.slice(0, list.findLastIndex((one) => one !== null && one !== undefined) + 1);
}

/** How far each part of the law is laid out, one entry a line; the entries of all others stand on a line each. */
const DEPTHS: Readonly<Record<string, number>> = { parameters: 3, tables: 4, layout: 2 };

/** What is shorter than this stands on one line. */
const SHORT = 100;

/** JSON of which the outer levels stand on lines of their own. */
function laidOut(value: unknown, depth: number, indent: string): string {
  const flat = jsonText(value);
  if (depth === 0 || typeof value !== 'object' || value === null || flat.length < SHORT) return flat;
  const inner = `${indent} `;
  const isList = Array.isArray(value);
  const parts = Object.entries(value).map(([name, one]) => {
    const text = laidOut(one, depth - 1, inner);
    return `\n${inner}${isList ? text : `${jsonText(name)}: ${text}`}`;
  });
  return `${isList ? '[' : '{'}${parts.join(',')}\n${indent}${isList ? ']' : '}'}`;
}

/** The law of a module as the text of its JSON file: one input, one step, one value of a date on a line. */
export function lawText(
  ir: Ir,
  manifest: Manifest,
  program: Program,
  worked: readonly WorkedRequest[],
): string {
  const law = new LawWriter(ir).law(manifest, program, worked);
  const parts = Object.entries(law).map(
    ([name, part]) => ` ${jsonText(name)}: ${laidOut(part, DEPTHS[name] ?? 1, ' ')}`,
  );
  return `{\n${parts.join(',\n')}\n}\n`;
}
