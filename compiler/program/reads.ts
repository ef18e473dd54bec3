import { REFERENCE_DATE, type StepRead } from '../../runtime/fixed-point/shown-value.ts';
import { MONEY, type Type } from '../../runtime/ir/type.ts';
import { valueTypeOf, wordsOf } from '../../runtime/ir/value-type.ts';
import type { ValueType } from '../../runtime/module.ts';
import { digitsOfDate } from '../../runtime/numbers/text.ts';
import { type AppliedNames, appliedNames } from '../../runtime/trace/applied-names.ts';
import type { Ir, IrInput, IrNode, IrStep, NodeId } from '../ir/ir.ts';
import { asNumber, type Expression } from './code.ts';
import type { Formulas } from './formulas.ts';
import type { Inputs } from './inputs.ts';
import { periodNumber } from './period.ts';
import { readsAnything } from './reads-anything.ts';
import { rowReads, type Span } from './row-reads.ts';
import { ShownValues } from './shown-values.ts';
import { slotOf } from './slots.ts';
import type { StepScales, Steps } from './steps.ts';

const UNSCALED = { d: 1n, over: [] };

/** A condition under which a value is read: what a slot, or the reference date, holds at least and at most. */
type Condition = readonly [slot: number, least: number, most: number];

/** A value that a step reads: its place among the values, and the conditions that must all hold. */
interface Read {
  readonly value: number;
  readonly when: readonly Condition[];
}

const ALWAYS: readonly Condition[] = [];

/** What formulas read, in the order that they compute, as places among the values that a trace shows. */
export class Reads {
  readonly #ir: Ir;
  readonly #formulas: Formulas;
  readonly #inputs: Inputs;
  readonly #steps: Steps;
  readonly #items: ReadonlyMap<string, IrInput | IrStep>;
  /** Of the step that is looked at. */
  #names: AppliedNames = new Map();
  readonly values: ShownValues;

  constructor(ir: Ir, formulas: Formulas, inputs: Inputs, steps: Steps) {
    this.#ir = ir;
    this.#formulas = formulas;
    this.#inputs = inputs;
    this.#steps = steps;
    this.values = new ShownValues(formulas.slots);
    this.#items = new Map(ir.items.map((item) => [item.id, item]));
  }

  #slot(name: string): number {
    return this.#formulas.slots.place(name);
  }

  #scales(id: string): StepScales {
    const scales = this.#steps.scales.get(id);
    if (scales === undefined) throw new RangeError(`${id} is no amount`);
    return scales;
  }

  #item(id: string): IrInput | IrStep {
    const item = this.#items.get(id);
    if (item === undefined) throw new RangeError(`nothing is called ${id}`);
    return item;
  }

  /** The value of an input or a step. */
  #own(id: string, type: Type): number {
    const { item } = this.#item(id);
    const slot = this.#slot(item === 'step' ? slotOf.final(id) : slotOf.input(id));
    const kind = valueTypeOf(type);
    if (type.kind !== 'quantity') {
      return this.values.add({ name: id, type: kind, words: wordsOf(type), slot, scale: 1n, over: -1 });
    }
    const scale = item === 'step' ? this.#scales(id).final : (this.#inputs.scales.get(id) ?? UNSCALED);
    const over = scale.over.length === 0 ? -1 : this.#slot(slotOf.finalOver(id));
    return this.values.add({ name: id, type: kind, words: [], slot, scale: scale.d, over });
  }

  #truth(name: string, holds: Expression): number {
    return this.values.filled({ name, type: 'boolean', words: [] }, '', asNumber(holds));
  }

  /** What a formula reads, in the order that it computes. */
  #reads(id: NodeId, when: readonly Condition[]): readonly Read[] {
    const node = this.#formulas.node(id);
    const { operation, args, type } = node;
    const one = (value: number): readonly Read[] => [{ value, when }];
    switch (operation.op) {
      case 'input':
        return one(this.#own(operation.input, type));
      case 'step':
        return one(this.#own(operation.step, type));
      case 'parameter':
        return this.#parameters(operation.parameter, valueTypeOf(type)).flatMap(one);
      case 'given':
        return one(this.#truth(`given(${operation.input})`, this.#inputs.wasSent(operation.input)));
      case 'parameter_given':
        return one(
          this.#truth(
            `given(${operation.parameter})`,
            this.#formulas.parameters.isGiven(operation.parameter),
          ),
        );
      case 'changes':
        return one(
          this.#truth(`changes(${operation.parameter})`, this.#formulas.changes(operation.parameter)),
        );
      case 'period': {
        const { field } = operation;
        const shown = { name: `period.${field}`, type: valueTypeOf(type), words: wordsOf(type) };
        return one(this.values.filled(shown, '', periodNumber(field, type)));
      }
      case 'upper_limit': {
        const d = this.#formulas.tables.limitScales.get(id) ?? 1n;
        const name = `upper_limit(${operation.table})`;
        const slot = this.#slot(slotOf.limit(id));
        return one(this.values.add({ name, type: valueTypeOf(type), words: [], slot, scale: d, over: -1 }));
      }
      case 'among': {
        const name = `among(${this.#nameOf(id)})`;
        const slot = this.#slot(slotOf.condition(id));
        const read = this.values.add({ name, type: 'boolean', words: [], slot, scale: 1n, over: -1 });
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
    const { n, d } = this.#formulas.parameters.parameter(id);
    return this.values.filled({ name: id, type, words: [], scale: d }, '', n);
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
  applications(id: NodeId): readonly NodeId[] {
    const { operation, args } = this.#formulas.node(id);
    const inner = args.flatMap((arg) => this.applications(arg));
    return operation.op === 'apply' ? [...inner, id] : inner;
  }

  /** All that a step reads: its formulas in order, then the rows that its tables applied. */
  of(step: IrStep): readonly StepRead[] {
    this.#names = appliedNames(this.#ir, step);
    const called: readonly Condition[] =
      step.condition === null ? ALWAYS : [[this.#slot(slotOf.called(step.id)), 1, 1]];
    const roots = step.condition === null ? [step.value] : [step.condition, step.value];
    const reads = [
      ...(step.condition === null ? [] : this.#reads(step.condition, ALWAYS)),
      ...this.#reads(step.value, called),
      ...roots.flatMap((root) => this.applications(root)).flatMap((id) => this.#rows(id)),
    ];
    return reads.map(({ value, when }) => [value, ...when.flat()]);
  }

  #rows(id: NodeId): readonly Read[] {
    const plan = this.#formulas.tables.plans.get(id);
    if (plan === undefined) return [];
    const row = this.#slot(slotOf.row(id));
    const base = plan.table.form === 'map' ? null : this.#slot(slotOf.tableBase(id));
    const scale = plan.scale.times === null ? null : this.#slot(slotOf.tableScale(id));
    const application = { name: this.#nameOf(id), row, base, scale };
    return rowReads(plan, application, this.values).flatMap(({ value, from, dates }) => {
      const when: readonly Condition[] = from === null ? ALWAYS : [[row, from, Number.POSITIVE_INFINITY]];
      return dates === null
        ? [{ value, when }]
        : dates.map((span) => ({ value, when: [...when, ...conditionOf(span)] }));
    });
  }

  /** Under which name the trace shows what a formula reads of a table. */
  #nameOf(id: NodeId): string {
    const name = this.#names.get(id);
    if (name === undefined) throw new RangeError(`no step applies node ${id}`);
    return name;
  }
}

/** The reference dates on which a branch is taken, as digits: up to the day before the next one begins. */
function datesOf(dates: readonly string[], place: number): readonly Condition[] {
  return conditionOf({ from: place === 0 ? undefined : dates[place], next: dates[place + 1] });
}

function conditionOf({ from, next }: Span): readonly Condition[] {
  if (from === undefined && next === undefined) return ALWAYS;
  return [
    [
      REFERENCE_DATE,
      from === undefined ? 0 : digitsOfDate(from),
      next === undefined ? Number.POSITIVE_INFINITY : digitsOfDate(next) - 1,
    ],
  ];
}
