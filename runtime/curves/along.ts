import { Evaluator } from '../interpreter/evaluator.ts';
import type { Law } from '../interpreter/law.ts';
import { lastOn, ordered, same, type Value } from '../interpreter/operations.ts';
import { Ratio } from '../interpreter/ratio.ts';
import { bandsOf } from '../interpreter/tables.ts';
import type { Comparison, ExecutableNode, NodeId } from '../ir/executable-ir.ts';
import type { Call } from '../module/outcome.ts';
import { divided, multiplied } from './bent.ts';
import { Effort, halved, type Interval } from './interval.ts';
import type { MovingParts } from './moving-parts.ts';
import { Quantity } from './quantity.ts';
import { decide, isNegative, isNotPositive, isZero } from './sign.ts';
import { applyAlong } from './table-along.ts';

/** A value along an interval: yes, no, words and dates stay the same in it. */
export type Along = Quantity | boolean | string;

/** What has been computed by then, by the names of inputs and steps. */
export type Values = ReadonlyMap<string, Along>;

export function alongOf(value: Value): Along {
  return value instanceof Ratio ? Quantity.constant(value) : value;
}

function need<T>(value: T | undefined, what: string, id: string | number): T {
  if (value === undefined) throw new RangeError(`the IR lacks ${what} ${id}`);
  return value;
}

function argument(node: ExecutableNode, index: number): NodeId {
  return need(node.args[index], 'operand', index);
}

/**
 * Evaluates formulas not at one value of an input but along an interval of them. What a condition, a table or a minimum
 * decides is the same in the whole interval: where it is not, the interval is cut (see {@link Cut}). What does not move
 * is left to the interpreter, once.
 */
export class AlongEvaluator {
  readonly #law: Law;
  readonly #call: Call;
  readonly #moving: MovingParts;
  readonly #still: Evaluator;
  readonly #known: (Along | undefined)[];
  /** Inputs and steps that do not move. */
  readonly #unmoved: Values;
  /** Formulas that are read outside the step whose curve they bend. */
  #step = '';
  #interval: Interval = { from: 0n, to: 0n, effort: new Effort(0) };
  #values: Values = new Map();

  /** `unmoved` is filled while it is used, and told with {@link keep}. */
  constructor(law: Law, call: Call, moving: MovingParts, unmoved: Values) {
    this.#law = law;
    this.#call = call;
    this.#moving = moving;
    this.#known = new Array(law.ir.nodes.length);
    this.#unmoved = unmoved;
    this.#still = new Evaluator(law, call);
  }

  /** From here on, formulas are those of this step, read in this interval, in which `values` move. */
  enter(step: string, interval: Interval, values: Values): void {
    this.#step = step;
    this.#interval = interval;
    this.#values = values;
  }

  /** Remembers an input or a step that does not move. */
  keep(id: string, value: Along): void {
    this.#still.define(id, valueAt(value, 0n));
  }

  quantity(id: NodeId): Quantity {
    const value = this.value(id);
    if (value instanceof Quantity) return value;
    throw new TypeError(`node ${id} is no quantity`);
  }

  truth(id: NodeId): boolean {
    const value = this.value(id);
    if (typeof value === 'boolean') return value;
    throw new TypeError(`node ${id} is no condition`);
  }

  /** Evaluates a node; only the branch that is taken is looked at. */
  value(id: NodeId): Along {
    if (this.#moving.moves(id)) return this.#moved(id);
    let known = this.#known[id];
    if (known === undefined) {
      known = alongOf(this.#still.value(id));
      this.#known[id] = known;
    }
    return known;
  }

  #moved(id: NodeId): Along {
    const node = this.#still.node(id);
    const { operation } = node;
    switch (operation.op) {
      case 'input':
        return need(this.#values.get(operation.input), 'a value of', operation.input);
      case 'step':
        return need(this.#values.get(operation.step), 'a value of', operation.step);
      case 'dated':
        return this.value(argument(node, lastOn(operation.dates, this.#call.referenceDate)));
      case 'and':
        return this.truth(argument(node, 0)) && this.truth(argument(node, 1));
      case 'or':
        return this.truth(argument(node, 0)) || this.truth(argument(node, 1));
      case 'not':
        return !this.truth(argument(node, 0));
      case 'select':
        return this.value(this.truth(argument(node, 0)) ? argument(node, 1) : argument(node, 2));
      case 'eq':
      case 'ne':
      case 'lt':
      case 'le':
      case 'gt':
      case 'ge':
        return this.#compared(operation.op, this.value(argument(node, 0)), this.value(argument(node, 1)));
      case 'min':
      case 'max':
      case 'clamp':
        return node.type.kind === 'date' ? this.#settled(id) : this.#chosen(operation.op, node);
      case 'add':
        return this.quantity(argument(node, 0)).plus(this.quantity(argument(node, 1)));
      case 'sub':
        return this.quantity(argument(node, 0)).minus(this.quantity(argument(node, 1)));
      case 'neg':
        return this.quantity(argument(node, 0)).times(MINUS_ONE);
      case 'mul':
        return this.#product(this.quantity(argument(node, 0)), this.quantity(argument(node, 1)));
      case 'div':
        return this.#quotient(this.quantity(argument(node, 0)), this.quantity(argument(node, 1)));
      case 'apply':
        return this.#applied(id, operation.table, node);
      default:
        return this.#settled(id);
    }
  }

  /** What no line describes, such as a date: the interpreter computes it where nothing that it reads moves. */
  #settled(id: NodeId): Along {
    for (const operand of this.#moving.operands(id)) this.#standing(operand);
    const { from } = this.#interval;
    const there = new Evaluator(this.#law, this.#call);
    for (const values of [this.#unmoved, this.#values])
      for (const [name, value] of values) there.define(name, valueAt(value, from));
    return alongOf(there.value(id));
  }

  /** A value that does not move in the interval; one in which it moves is cut until it does not. */
  #standing(id: NodeId): Value {
    const { from, to } = this.#interval;
    const value = this.value(id);
    if (value instanceof Quantity && value.constant === null && from !== to) throw halved(this.#interval);
    return valueAt(value, from);
  }

  #product(one: Quantity, two: Quantity): Quantity {
    return multiplied(one, two, this.#interval, {
      step: this.#step,
      why: 'a product of two amounts that both move',
    });
  }

  #quotient(one: Quantity, two: Quantity): Quantity {
    const [least, most] = [two.least(this.#interval), two.most(this.#interval)];
    // A divisor that may be zero here is none at the points of smaller parts.
    if (two.constant === null && least.n <= 0n && most.n >= 0n) throw halved(this.#interval);
    return divided(one, two, this.#interval, {
      step: this.#step,
      why: 'a division by an amount that moves',
    });
  }

  #compared(op: Comparison, one: Along, two: Along): boolean {
    if (one instanceof Quantity && two instanceof Quantity) {
      const { test, holds } = COMPARED[op];
      return decide(one.minus(two), this.#interval, test) === holds;
    }
    const [a, b] = [valueAt(one, 0n), valueAt(two, 0n)];
    return op === 'eq' || op === 'ne' ? same(a, b) === (op === 'eq') : ordered(op, a, b);
  }

  #chosen(op: 'min' | 'max' | 'clamp', node: ExecutableNode): Quantity {
    const values = node.args.map((arg) => this.quantity(arg));
    const least = (a: Quantity, b: Quantity): Quantity =>
      decide(b.minus(a), this.#interval, isNegative) ? b : a;
    const most = (a: Quantity, b: Quantity): Quantity =>
      decide(a.minus(b), this.#interval, isNegative) ? b : a;
    if (op !== 'clamp') return values.reduce(op === 'min' ? least : most);
    const [value, low, high] = values;
    return least(most(need(value, 'operand', 0), need(low, 'operand', 1)), need(high, 'operand', 2));
  }

  #applied(id: NodeId, name: string, node: ExecutableNode): Along {
    const base = this.value(argument(node, 0));
    if (!(base instanceof Quantity)) return this.#settled(id);
    const table = this.#law.table(name);
    const [, at] = node.args;
    const date = at === undefined ? this.#call.referenceDate : String(this.value(at));
    const scale = table.scale === null ? Ratio.ONE : this.#standing(table.scale);
    if (!(scale instanceof Ratio)) throw new TypeError(`the scale of ${name} is no quantity`);
    const factors = this.#law.factors(table, date, scale);
    return applyAlong(table, bandsOf(table, factors), base, factors, this.#interval);
  }
}

const MINUS_ONE = new Ratio(-1n, 1n);

/** What the sign of a difference says of two numbers. */
const COMPARED = {
  eq: { test: isZero, holds: true },
  ne: { test: isZero, holds: false },
  lt: { test: isNegative, holds: true },
  ge: { test: isNegative, holds: false },
  le: { test: isNotPositive, holds: true },
  gt: { test: isNotPositive, holds: false },
} as const;

function valueAt(value: Along, point: bigint): Value {
  return value instanceof Quantity ? value.at(point) : value;
}
