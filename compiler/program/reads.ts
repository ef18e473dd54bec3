import type { PackedRead, PackedTable, PackedValue } from '../../runtime/fixed-point/packed-layout.ts';
import { REFERENCE_DATE } from '../../runtime/fixed-point/shown-value.ts';
import { MONEY } from '../../runtime/ir/type.ts';
import { cellTypeOf, valueTypeOf, wordsOf } from '../../runtime/ir/value-type.ts';
import type { ValueType } from '../../runtime/module.ts';
import { digitsOfDate } from '../../runtime/numbers/text.ts';
import { type AppliedNames, appliedNames } from '../../runtime/trace/applied-names.ts';
import { atText } from '../../runtime/trace/date-text.ts';
import type { Ir, IrNode, IrStep, NodeId } from '../ir/ir.ts';
import type { Formulas } from './formulas.ts';
import type { Inputs } from './inputs.ts';
import { derived, identifier } from './names.ts';
import { packAmount, packWhole } from './pack-amount.ts';
import { Places } from './places.ts';
import { readsAnything } from './reads-anything.ts';
import { slotOf } from './slots.ts';
import { sliceScale, type TablePlan } from './tables.ts';

const UNSCALED = { d: 1n, over: [] };

/** A condition under which a value is read: what a slot, or the reference date, holds at least and at most. */
type Condition = readonly [slot: number, least: number, most: number | null];

/** A value that a step reads: its place among the values, and the conditions that must all hold. */
interface Read {
  readonly value: number;
  readonly when: readonly Condition[];
}

const ALWAYS: readonly Condition[] = [];

function placesOf(all: readonly { readonly id: string }[]): ReadonlyMap<string, number> {
  return new Map(all.map(({ id }, place) => [id, place]));
}

/** What formulas read, in the order that they compute, as places among the values that a trace shows. */
export class Reads {
  readonly #ir: Ir;
  readonly #formulas: Formulas;
  readonly #inputs: Inputs;
  readonly #values = new Places<PackedValue>();
  readonly #tables = new Places<PackedTable>();
  readonly #inputPlaces: ReadonlyMap<string, number>;
  readonly #stepPlaces: ReadonlyMap<string, number>;
  /** Of the step that is looked at. */
  #names: AppliedNames = new Map();

  constructor(ir: Ir, formulas: Formulas, inputs: Inputs) {
    this.#ir = ir;
    this.#formulas = formulas;
    this.#inputs = inputs;
    this.#inputPlaces = placesOf(ir.items.filter(({ item }) => item === 'input'));
    this.#stepPlaces = placesOf(ir.items.filter(({ item }) => item === 'step'));
  }

  /** Everything that traces show of what formulas read, each once. */
  get values(): readonly PackedValue[] {
    return this.#values.all;
  }

  /** Every application of a table. */
  get tables(): readonly PackedTable[] {
    return this.#tables.all;
  }

  #slot(name: string): number {
    return this.#formulas.slots.place(name);
  }

  /** The value of an input. */
  #input(id: string): number {
    const scale = this.#inputs.scales.get(id) ?? UNSCALED;
    const over = scale.over.length === 0 ? null : this.#slot(slotOf.finalOver(id));
    const amount = packAmount(this.#slot(slotOf.input(id)), scale.d, over);
    return this.#values.place(['input', placeOf(this.#inputPlaces, id), amount]);
  }

  /** What a formula reads, in the order that it computes. */
  #reads(id: NodeId, when: readonly Condition[]): readonly Read[] {
    const node = this.#formulas.node(id);
    const { operation, args, type } = node;
    const one = (value: number): readonly Read[] => [{ value, when }];
    switch (operation.op) {
      case 'input':
        return one(this.#input(operation.input));
      case 'step':
        return one(this.#values.place(placeOf(this.#stepPlaces, operation.step)));
      case 'parameter':
        return args[0] === undefined
          ? this.#parameters(operation.parameter, valueTypeOf(type)).flatMap(one)
          : [
              ...this.#reads(args[0], when),
              ...this.#elsewhere(id, args[0], operation.parameter, valueTypeOf(type)).flatMap(one),
            ];
      case 'given': {
        const { input } = operation;
        return one(this.#values.place(['sent', `given(${input})`, placeOf(this.#inputPlaces, input)]));
      }
      case 'parameter_given': {
        const { parameter } = operation;
        this.#formulas.parameters.isGiven(parameter);
        return one(this.#values.place(['given', `given(${parameter})`, derived(parameter, 'given')]));
      }
      case 'changes': {
        const { parameter } = operation;
        const place = placeOf(placesOf(this.#ir.parameters), parameter);
        return one(this.#values.place(['changes', `changes(${parameter})`, place]));
      }
      case 'period':
        return one(this.#values.place(['period', operation.field, valueTypeOf(type), wordsOf(type)]));
      case 'upper_limit': {
        const amount = packAmount(
          this.#slot(slotOf.limit(id)),
          this.#formulas.tables.limitScales.get(id) ?? 1n,
          null,
        );
        const name = `upper_limit(${operation.table})`;
        return one(this.#values.place(['kept', name, valueTypeOf(type), amount]));
      }
      case 'among': {
        const name = `among(${this.#nameOf(id)})`;
        const amount = packAmount(this.#slot(slotOf.condition(id)), 1n, null);
        const read = this.#values.place(['kept', name, 'boolean', amount]);
        return [...args.flatMap((arg) => this.#reads(arg, when)), ...one(read)];
      }
      case 'holidays':
      case 'holidays_ahead': {
        const amount = packAmount(this.#slot(slotOf.holidays(id)), 1n, null);
        const read = this.#values.place(['kept', `${this.#nameOf(id)}.holidays`, valueTypeOf(type), amount]);
        return [...args.flatMap((arg) => this.#reads(arg, when)), ...one(read)];
      }
      case 'and':
      case 'or':
        return this.#shortCircuit(id, node, when);
      case 'select':
        return this.#branches(id, node, when);
      case 'dated':
        return args.flatMap((arg, place) => this.#reads(arg, [...when, ...datesOf(operation.dates, place)]));
      default:
        return args.flatMap((arg) => this.#reads(arg, when));
    }
  }

  /** A parameter, and the unit that it is counted in. */
  #parameters(id: string, type: ValueType): readonly number[] {
    const unit = this.#ir.parameters.find((parameter) => parameter.id === id)?.unit ?? null;
    const own = this.#parameter(id, type);
    return unit === null ? [own] : [own, this.#parameter(unit, valueTypeOf(MONEY))];
  }

  #parameter(id: string, type: ValueType): number {
    const { d } = this.#formulas.parameters.parameter(id);
    const field = identifier(id);
    const renamed = field === id ? ([] as const) : ([field] as const);
    return this.#values.place(['parameter', id, type, packWhole(d), ...renamed]);
  }

  /** The same at another date, where computing the payslip kept them. */
  #elsewhere(id: NodeId, date: NodeId, parameter: string, type: ValueType): readonly number[] {
    const { parameters } = this.#formulas;
    return parameters.withUnits(parameter).map((read) => {
      const name = read + atText(this.#ir.nodes, date);
      const amount = packAmount(this.#slot(slotOf.elsewhere(id, read)), parameters.scale(read), null);
      return this.#values.place(['kept', name, read === parameter ? type : valueTypeOf(MONEY), amount]);
    });
  }

  #held(id: NodeId, held: boolean): Condition {
    const value = held ? 1 : 0;
    return [this.#slot(slotOf.condition(id)), value, value];
  }

  #shortCircuit(id: NodeId, node: IrNode, when: readonly Condition[]): readonly Read[] {
    const [left, right] = [this.#formulas.arg(node, 0), this.#formulas.arg(node, 1)];
    if (!readsAnything(this.#ir, right)) return this.#reads(left, when);
    const further = [...when, this.#held(id, node.operation.op === 'and')];
    return [...this.#reads(left, when), ...this.#reads(right, further)];
  }

  #branches(id: NodeId, node: IrNode, when: readonly Condition[]): readonly Read[] {
    const [condition, then, otherwise] = [0, 1, 2].map((place) => this.#formulas.arg(node, place));
    if (condition === undefined || then === undefined || otherwise === undefined) return [];
    const reads = this.#reads(condition, when);
    if (!readsAnything(this.#ir, then) && !readsAnything(this.#ir, otherwise)) return reads;
    return [
      ...reads,
      ...this.#reads(then, [...when, this.#held(id, true)]),
      ...this.#reads(otherwise, [...when, this.#held(id, false)]),
    ];
  }

  /** Table applications of a formula, inner ones first, as they are computed. */
  #applications(id: NodeId): readonly NodeId[] {
    const { operation, args } = this.#formulas.node(id);
    const inner = args.flatMap((arg) => this.#applications(arg));
    return operation.op === 'apply' ? [...inner, id] : inner;
  }

  /** All that a step reads: its formulas in order, then the rows that its tables applied. */
  of(step: IrStep): readonly PackedRead[] {
    this.#names = appliedNames(this.#ir, step);
    const called: readonly Condition[] =
      step.condition === null ? ALWAYS : [[this.#slot(slotOf.called(step.id)), 1, 1]];
    const roots = step.condition === null ? [step.value] : [step.condition, step.value];
    const reads = [
      ...(step.condition === null ? [] : this.#reads(step.condition, ALWAYS)),
      ...this.#reads(step.value, called),
    ];
    return [
      ...packReads(reads),
      ...roots.flatMap((root) => this.#applications(root)).flatMap((id) => this.#applied(id)),
    ];
  }

  #applied(id: NodeId): readonly number[] {
    const plan = this.#formulas.tables.plans.get(id);
    return plan === undefined ? [] : [-1 - this.#tables.place(this.#table(id, plan))];
  }

  #table(id: NodeId, plan: TablePlan): PackedTable {
    const { table, scale, limitScale, valueScale, scalesValue, field, isConditional } = plan;
    const base = table.form === 'map' ? null : this.#slot(slotOf.tableBase(id));
    const values = valueScale * (scalesValue ? scale.d : 1n);
    const scaled = scale.times === null ? null : this.#slot(slotOf.tableScale(id));
    return {
      name: unless(table.id, this.#nameOf(id)),
      table: placeOf(placesOf(this.#ir.tables), table.id),
      rows: field,
      of: unless('money', valueTypeOf(table.of)),
      gives: unless('rate', cellTypeOf(table)),
      scales: [packWhole(limitScale), packWhole(values), packWhole(sliceScale(plan) ?? 1n)],
      slots: [this.#slot(slotOf.row(id)), base, scaled],
      ...this.#dateOf(id, plan),
      scalesValue: scalesValue ? 1 : undefined,
      isConditional: isConditional ? 1 : undefined,
    };
  }

  /** At which date a table is applied, where that is not the reference date. */
  #dateOf(id: NodeId, { isElsewhere }: TablePlan): Pick<PackedTable, 'at'> {
    const [, date] = this.#formulas.node(id).args;
    if (!isElsewhere || date === undefined) return {};
    return { at: [atText(this.#ir.nodes, date), this.#slot(slotOf.date(id))] };
  }

  /** Under which name the trace shows what a formula reads of a table. */
  #nameOf(id: NodeId): string {
    const name = this.#names.get(id);
    if (name === undefined) throw new RangeError(`no step applies node ${id}`);
    return name;
  }
}

/** What is usual is not written. */
function unless<T>(usual: T, value: T): T | undefined {
  return value === usual ? undefined : value;
}

function placeOf(places: ReadonlyMap<string, number>, id: string): number {
  const place = places.get(id);
  if (place === undefined) throw new RangeError(`nothing is called ${id}`);
  return place;
}

/** What is read under the same conditions, one after the other, stands together. */
function packReads(reads: readonly Read[]): readonly PackedRead[] {
  const packed: { readonly values: number[]; readonly when: readonly (number | null)[] }[] = [];
  for (const { value, when } of reads) {
    const [last, conditions] = [packed.at(-1), when.flat()];
    if (last !== undefined && String(last.when) === String(conditions)) last.values.push(value);
    else packed.push({ values: [value], when: conditions });
  }
  return packed.flatMap(({ values, when }): readonly PackedRead[] =>
    when.length === 0 ? values : [[values, ...when]],
  );
}

/** The reference dates on which a branch is taken, as digits: up to the day before the next one begins. */
function datesOf(dates: readonly string[], place: number): readonly Condition[] {
  const [from, next] = [place === 0 ? undefined : dates[place], dates[place + 1]];
  if (from === undefined && next === undefined) return ALWAYS;
  const last = next === undefined ? null : digitsOfDate(next) - 1;
  return [[REFERENCE_DATE, from === undefined ? 0 : digitsOfDate(from), last]];
}
