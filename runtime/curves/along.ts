import { Law } from '../interpreter/law.ts';
import { Ratio } from '../interpreter/ratio.ts';
import { bandsOf, givesValue, type TableFactors, upperLimitOf } from '../interpreter/tables.ts';
import type { ExecutableIr, ExecutableNode, NodeId, PeriodField } from '../ir/executable-ir.ts';
import { isMoney } from '../ir/type.ts';
import { DATE_FUNCTIONS, type DateOperation, earliest, latest } from '../module/dates.ts';
import type { Call } from '../module/outcome.ts';
import { ownValue } from '../module/own-value.ts';
import { isFullMonth } from '../module/period.ts';
import { holidaysAhead, holidaysBetween } from '../module/working-days.ts';
import { divided, multiplied } from './bent.ts';
import { Effort, halved, type Interval } from './interval.ts';
import { Quantity } from './quantity.ts';
import { decide, isNegative, isNotPositive, isZero } from './sign.ts';
import { applyAlong, applyWord } from './table-along.ts';

/** A value along an interval: yes, no, words and dates stay the same in it. */
export type Along = Quantity | boolean | string;

/** What has been computed by then, by the names of inputs and steps. */
export type Values = ReadonlyMap<string, Along>;

function need<T>(value: T | undefined, what: string, id: string | number): T {
  if (value === undefined) throw new RangeError(`the IR lacks ${what} ${id}`);
  return value;
}

/**
 * Evaluates formulas not at one value of an input but along an interval of them. What a condition, a table or a minimum
 * decides is the same in the whole interval: where it is not, the interval is cut (see {@link Cut}).
 */
export class AlongEvaluator {
  readonly #law: Law;
  readonly #call: Call;
  /** Formulas that are read outside the step whose curve they bend. */
  #step = '';
  #interval: Interval = { from: 0n, to: 0n, effort: new Effort(0) };
  #values: Values = new Map();

  constructor(ir: ExecutableIr, call: Call) {
    this.#law = new Law(ir);
    this.#call = call;
  }

  /** From here on, formulas are those of this step, read in this interval. */
  enter(step: string, interval: Interval, values: Values): void {
    this.#step = step;
    this.#interval = interval;
    this.#values = values;
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

  date(id: NodeId): string {
    const value = this.value(id);
    if (typeof value === 'string') return value;
    throw new TypeError(`node ${id} is no date`);
  }

  /** Evaluates a node; only the branch that is taken is looked at. */
  value(id: NodeId): Along {
    const node = need(this.#law.ir.nodes[id], 'node', id);
    const { operation } = node;
    switch (operation.op) {
      case 'constant':
        return Quantity.constant(Ratio.ofLaw(operation.value));
      case 'truth':
        return operation.value;
      case 'word':
        return operation.word;
      case 'date':
        return operation.iso;
      case 'input':
        return need(this.#values.get(operation.input), 'a value of', operation.input);
      case 'step':
        return need(this.#values.get(operation.step), 'a value of', operation.step);
      case 'given':
        return this.#isGiven(operation.input);
      case 'period':
        return this.#period(operation.field);
      case 'parameter':
        return Quantity.constant(this.#law.worth(operation.parameter, this.#dateOf(node.args[0])));
      case 'parameter_given':
        return this.#law.monthRow(operation.parameter, this.#call.referenceDate) !== null;
      case 'changes':
        return this.#law.changes(operation.parameter, this.#call);
      case 'active':
        return this.#isActive(operation.from, operation.until);
      case 'apply':
        return this.#apply(operation.table, node);
      case 'upper_limit':
        return this.#upperLimit(operation.table);
      case 'among':
        return this.#among(operation.table, node);
      case 'dated':
        return this.value(argument(node, lastIndex(operation.dates, this.#call.referenceDate)));
      case 'holidays':
        return this.#days(
          holidaysBetween(
            this.#law.calendar(operation.calendar),
            this.date(argument(node, 0)),
            this.date(argument(node, 1)),
          ),
        );
      case 'holidays_ahead':
        return this.#holidaysAhead(operation.calendar, node);
      case 'and':
        return this.truth(argument(node, 0)) && this.truth(argument(node, 1));
      case 'or':
        return this.truth(argument(node, 0)) || this.truth(argument(node, 1));
      case 'not':
        return !this.truth(argument(node, 0));
      case 'select':
        return this.value(this.truth(argument(node, 0)) ? argument(node, 1) : argument(node, 2));
      case 'eq':
        return this.#isSame(node);
      case 'ne':
        return !this.#isSame(node);
      case 'lt':
        return this.#isOrdered(node, isNegative);
      case 'le':
        return this.#isOrdered(node, isNotPositive);
      case 'gt':
        return !this.#isOrdered(node, isNotPositive);
      case 'ge':
        return !this.#isOrdered(node, isNegative);
      case 'min':
      case 'max':
      case 'clamp':
        return node.type.kind === 'date'
          ? this.#chosenDate(operation.op, node)
          : this.#chosen(operation.op, node);
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
      case 'is_multiple':
        return this.#isMultiple(this.#settled(argument(node, 0)), this.#settled(argument(node, 1)));
      default:
        return this.#ofDates(operation.op, node);
    }
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

  /** A number that does not move; an interval in which it moves is cut until it does not. */
  #settled(id: NodeId): Ratio {
    const { constant } = this.quantity(id);
    if (constant !== null) return constant;
    const { from, to } = this.#interval;
    if (from === to) return this.quantity(id).at(from);
    throw halved(this.#interval);
  }

  #isMultiple(value: Ratio, of: Ratio): boolean {
    return of.n === 0n ? value.n === 0n : value.over(of).isWhole();
  }

  #isSame(node: ExecutableNode): boolean {
    const [one, two] = [this.value(argument(node, 0)), this.value(argument(node, 1))];
    if (!(one instanceof Quantity) || !(two instanceof Quantity)) return one === two;
    return decide(one.minus(two), this.#interval, isZero);
  }

  #isOrdered(node: ExecutableNode, test: typeof isNegative): boolean {
    const [one, two] = [this.value(argument(node, 0)), this.value(argument(node, 1))];
    if (one instanceof Quantity && two instanceof Quantity) {
      return decide(one.minus(two), this.#interval, test);
    }
    const [a, b] = [String(one), String(two)];
    return test(a < b ? -1 : a === b ? 0 : 1);
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

  #chosenDate(op: 'min' | 'max' | 'clamp', node: ExecutableNode): string {
    const dates = node.args.map((arg) => this.date(arg));
    const [date = '', low = '', high = ''] = dates;
    if (op === 'clamp') return earliest(latest(date, low), high);
    return op === 'min' ? earliest(...dates) : latest(...dates);
  }

  #ofDates(op: DateOperation, node: ExecutableNode): Along {
    const dates: string[] = [];
    const numbers: number[] = [];
    for (const arg of node.args) {
      const value = this.value(arg);
      if (typeof value === 'string') dates.push(value);
      else if (value instanceof Quantity) {
        const { n, d } = this.#settled(arg);
        numbers.push(Number(n / d));
      }
    }
    const value = DATE_FUNCTIONS[op].compute(dates, numbers);
    return typeof value === 'string' ? value : this.#days(value);
  }

  #days(count: number): Quantity {
    return Quantity.constant(new Ratio(BigInt(count), 1n));
  }

  #holidaysAhead(calendar: string, node: ExecutableNode): Quantity {
    const date = this.date(argument(node, 0));
    const { n, d } = this.#settled(argument(node, 1));
    return this.#days(holidaysAhead(this.#law.calendar(calendar), date, Number(n / d)));
  }

  #dateOf(node: NodeId | undefined): string {
    return node === undefined ? this.#call.referenceDate : this.date(node);
  }

  #isGiven(id: string): boolean {
    const input = this.#law.input(id);
    const sent = input.source === 'override' ? this.#call.flags : this.#call.inputs;
    return ownValue<unknown>(sent, input.wire) !== undefined;
  }

  #isActive(from: string | null, until: string | null): boolean {
    const { referenceDate } = this.#call;
    return (from === null || referenceDate >= from) && (until === null || referenceDate <= until);
  }

  #period(field: PeriodField): Along {
    const { period, referenceDate, days } = this.#call;
    const number = (value: number): Quantity => Quantity.constant(new Ratio(BigInt(value), 1n));
    switch (field) {
      case 'days':
        return number(days);
      case 'days_given':
        return number(period.days);
      case 'month':
        return number(Number(referenceDate.slice(5, 7)));
      case 'type':
        return period.type;
      case 'start_date':
        return period.start;
      case 'end_date':
        return period.end;
      case 'reference_date':
        return referenceDate;
      case 'full_month':
        return isFullMonth(period);
    }
  }

  #factors(id: string, date = this.#call.referenceDate): TableFactors {
    const table = this.#law.table(id);
    const scale = table.scale === null ? Ratio.ONE : this.#settled(table.scale);
    const worth = (unit: string | null): Ratio => (unit === null ? Ratio.ONE : this.#law.worth(unit, date));
    return {
      date,
      limits: worth(table.unit).times(scale),
      cells: isMoney(table.gives) ? worth(table.givesUnit).times(scale) : Ratio.ONE,
    };
  }

  #apply(id: string, node: ExecutableNode): Quantity {
    const table = this.#law.table(id);
    const base = this.value(argument(node, 0));
    const factors = this.#factors(id, this.#dateOf(node.args[1]));
    if (typeof base === 'boolean') throw new TypeError(`${id} cannot be read by yes or no`);
    if (typeof base === 'string') return applyWord(table, base, factors);
    return applyAlong(table, bandsOf(table, factors), base, factors, this.#interval);
  }

  #upperLimit(id: string): Quantity {
    return Quantity.constant(upperLimitOf(this.#law.table(id), this.#factors(id)));
  }

  #among(id: string, node: ExecutableNode): boolean {
    return givesValue(this.#law.table(id), this.#settled(argument(node, 0)), this.#factors(id));
  }
}

const MINUS_ONE = new Ratio(-1n, 1n);

function argument(node: ExecutableNode, index: number): NodeId {
  return need(node.args[index], 'operand', index);
}

function lastIndex(dates: readonly string[], date: string): number {
  return dates.filter((one) => one <= date).length - 1;
}
