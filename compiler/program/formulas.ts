import { asksHistory } from '../../runtime/ir/asks-history.ts';
import { MONEY } from '../../runtime/ir/type.ts';
import { valueTypeOf, wordsOf } from '../../runtime/ir/value-type.ts';
import type { ValueJson } from '../../runtime/law/layout-json.ts';
import { dateFunction } from '../../runtime/module/dates.ts';
import type { ValueType } from '../../runtime/module.ts';
import { atText } from '../../runtime/trace/date-text.ts';
import type { Ir, IrNode, NodeId, Operation } from '../ir/ir.ts';
import type { Block } from './block.ts';
import { chosen, type Side } from './chosen.ts';
import type { BinaryOperator, Expression } from './code.ts';
import * as code from './code.ts';
import { Arithmetic, type Fraction, isPositive, mostOf, unscaled } from './fraction.ts';
import { identifier } from './names.ts';
import { AT, ELSEWHERE, type Elsewhere, LAW, Parameters, rowsOf } from './parameters.ts';
import { isActive, periodField } from './period.ts';
import { placeOf } from './places.ts';
import { type Condition, datedCondition, Reads } from './reads.ts';
import { Slots } from './slots.ts';
import { Tables } from './tables.ts';
import { SAFE, tighter, wholeJson } from './whole.ts';

const SIGNS: Readonly<Record<string, BinaryOperator>> = {
  eq: '===',
  ne: '!==',
  lt: '<',
  le: '<=',
  gt: '>',
  ge: '>=',
};

type HolidayOperation = Extract<Operation, { readonly calendar: string }>;

/** An input or a step: its value, and how it stands among what traces show. */
interface Known {
  readonly value: Fraction;
  readonly shown: ValueJson;
}

/** As many values are compared in one call; of fewer the comparisons are as short, and read alike. */
const MANY = 6;

/**
 * Turns nodes into values over denominators that are known here. A quantity is a fraction; a yes or no, a word or a
 * date is an expression, which is divided by nothing. What a step reads on the way is noted.
 */
export class Formulas {
  readonly ir: Ir;
  readonly parameters: Parameters;
  readonly slots = new Slots();
  readonly reads: Reads;
  readonly #tables: Tables;
  readonly #known = new Map<string, Known>();
  /** Inputs in their order, and whether each was sent. */
  readonly #given = new Map<string, Expression>();

  constructor(ir: Ir) {
    this.ir = ir;
    this.parameters = new Parameters(ir);
    this.reads = new Reads(ir, this.slots);
    this.#tables = new Tables(this);
  }

  node(id: NodeId): IrNode {
    const node = this.ir.nodes[id];
    if (node === undefined) throw new RangeError(`no node ${id}`);
    return node;
  }

  /** Gives an input or a step its value for the formulas after it. */
  define(id: string, value: Fraction, shown: ValueJson): void {
    this.#known.set(id, { value, shown });
  }

  defineGiven(input: string, given: Expression): void {
    this.#given.set(input, given);
  }

  given(input: string): Expression {
    return this.#given.get(input) ?? code.name('false');
  }

  /** A node that is a yes or no, a word or a date. */
  expression(id: NodeId, block: Block): Expression {
    return this.value(id, block).n;
  }

  /** The value of a node. What the compiler has proven of its range sharpens what the operands tell. */
  value(id: NodeId, block: Block): Fraction {
    const node = this.node(id);
    const value = this.#computed(id, node, block);
    if (value.constant !== null || node.type.kind !== 'quantity') return value;
    const proven = value.over.length > 0 ? null : mostOf(node.range, value.d);
    const most = tighter(tighter(value.most, proven), SAFE) ?? SAFE;
    return { ...value, most, positive: value.positive || isPositive(node.range) };
  }

  #computed(id: NodeId, node: IrNode, block: Block): Fraction {
    const { operation, args, type } = node;
    const arithmetic = new Arithmetic(block);
    switch (operation.op) {
      case 'constant':
        return arithmetic.constant(operation.value);
      case 'truth':
        return unscaled(code.name(String(operation.value)));
      case 'word':
        return unscaled(code.text(operation.word));
      case 'date':
        return unscaled(code.text(operation.iso));
      case 'input':
        return this.#read(operation.input);
      case 'step':
        return this.#read(operation.step);
      case 'given': {
        const place = [...this.#given.keys()].indexOf(operation.input);
        this.reads.note(['sent', `given(${operation.input})`, place]);
        return unscaled(this.given(operation.input));
      }
      case 'parameter':
        return this.#parameter(operation.parameter, node, block);
      case 'parameter_given': {
        const { parameter } = operation;
        const value = this.parameters.isGiven(parameter);
        this.reads.note(['given', `given(${parameter})`, value.name]);
        return unscaled(value);
      }
      case 'changes':
        return this.#changes(operation.parameter);
      case 'period':
        this.reads.note(['period', operation.field, valueTypeOf(type), wordsOf(type)]);
        return { ...unscaled(periodField(operation.field)), positive: true };
      case 'active':
        return unscaled(isActive(operation.from, operation.until));
      case 'apply':
        return this.#tables.apply(id, node, operation.table, block);
      case 'upper_limit': {
        const limit = this.#tables.upperLimit(operation.table, block);
        return this.#shown(`upper_limit(${operation.table})`, valueTypeOf(type), limit, block);
      }
      case 'among':
        return this.#among(id, node, operation.table, block);
      case 'holidays':
      case 'holidays_ahead':
        return this.#holidays(id, node, operation, block);
      case 'add':
        return arithmetic.sum(this.#summands(id, block));
      case 'sub':
      case 'mul':
      case 'div':
        return arithmetic[operation.op](...this.#pair(node, block));
      case 'neg':
        return arithmetic.neg(this.value(this.arg(node, 0), block));
      case 'min':
      case 'max':
      case 'clamp':
        return this.#extreme(operation.op, node, block);
      case 'not':
        return unscaled(code.not(this.expression(this.arg(node, 0), block)));
      case 'and':
      case 'or':
        return unscaled(this.#shortCircuit(operation.op, node, block));
      case 'select':
        return this.#select(node, block);
      case 'dated': {
        const { dates } = operation;
        const sides = args.map((arg, place) => this.#side(arg, datedCondition(dates, place), block));
        const tests = dates.slice(1).map((date) => code.binary(AT, '>=', code.text(date)));
        // The latest first, as the first condition that holds decides.
        return chosen(tests.toReversed(), sides.toReversed(), type, block);
      }
      case 'is_multiple':
        return unscaled(arithmetic.isMultiple(...this.#pair(node, block)));
      default:
        return this.#comparison(operation.op, node, block) ?? this.#ofDates(node, block);
    }
  }

  arg(node: IrNode, place: number): NodeId {
    const arg = node.args[place];
    if (arg === undefined) throw new RangeError(`no operand ${place}`);
    return arg;
  }

  #pair(node: IrNode, block: Block): [Fraction, Fraction] {
    return [this.value(this.arg(node, 0), block), this.value(this.arg(node, 1), block)];
  }

  #read(id: string): Fraction {
    const known = this.#known.get(id);
    if (known === undefined) throw new RangeError(`${id} is read before it is computed`);
    this.reads.note(known.shown);
    return known.value;
  }

  /** A value that traces show under a name of its own is kept for them. */
  #shown(name: string, type: ValueType, value: Fraction, block: Block): Fraction {
    if (!this.reads.isShown) return value;
    const named = new Arithmetic(block).atom(value);
    this.reads.note(['kept', name, type, this.slots.keep(named, block)]);
    return named;
  }

  /** A parameter; the unit that it is counted in is read with it. */
  #parameter(id: string, { args: [date], type }: IrNode, block: Block): Fraction {
    const elsewhere = date === undefined ? null : this.elsewhere(date, block);
    const value = this.parameters.parameter(id, elsewhere?.on);
    if (!this.reads.isShown) return value;
    for (const read of this.parameters.withUnits(id).slice(0, 2)) {
      const shownType = valueTypeOf(read === id ? type : MONEY);
      const worth = this.parameters.parameter(read, elsewhere?.on);
      const field = identifier(read);
      if (elsewhere !== null) this.#shown(read + elsewhere.said, shownType, worth, block);
      else if (field !== read) this.reads.note(['parameter', read, wholeJson(worth.d), shownType, field]);
      else if (shownType !== 'money') this.reads.note(['parameter', read, wholeJson(worth.d), shownType]);
      else this.reads.note(['parameter', read, wholeJson(worth.d)]);
    }
    return value;
  }

  elsewhere(date: NodeId, block: Block): Elsewhere {
    const day = block.atom(this.expression(date, block));
    const on = block.name(code.call(ELSEWHERE, day));
    block.giveUp(code.binary(on, '===', code.name('null')));
    return { on, day, said: atText(this.ir.nodes, date) };
  }

  /** Whether a parameter takes a new value inside the period. */
  #changes(parameter: string): Fraction {
    this.reads.note(['changes', `changes(${parameter})`, placeOf(this.ir.parameters, parameter)]);
    const isByMonth = this.ir.scheme.asOf === 'month_end';
    const after = isByMonth ? code.call('rt.firstDayOfMonth', AT) : periodField('start_date');
    return unscaled(code.call('rt.changesWithin', rowsOf(parameter), after, AT));
  }

  #among(id: NodeId, node: IrNode, table: string, block: Block): Fraction {
    const value = this.value(this.arg(node, 0), block);
    const holds = unscaled(this.#tables.among(value, table, block));
    if (!this.reads.isShown) return holds;
    const named = new Arithmetic(block).atom(holds);
    const name = `among(${this.reads.nameOf(id)})`;
    this.#shown(name, 'boolean', unscaled(code.asNumber(named.n)), block);
    return named;
  }

  #summands(id: NodeId, block: Block): readonly Fraction[] {
    const { operation, args } = this.node(id);
    if (operation.op !== 'add') return [this.value(id, block)];
    return args.flatMap((arg) => this.#summands(arg, block));
  }

  /** The least or the greatest of quantities, the earliest or the latest of dates. */
  #extreme(op: 'min' | 'max' | 'clamp', node: IrNode, block: Block): Fraction {
    const arithmetic = new Arithmetic(block);
    const isDate = node.type.kind === 'date';
    const least = (a: Fraction, b: Fraction): Fraction =>
      isDate ? unscaled(code.call('rt.earliest', a.n, b.n)) : arithmetic.choose('<', a, b);
    const most = (a: Fraction, b: Fraction): Fraction =>
      isDate ? unscaled(code.call('rt.latest', a.n, b.n)) : arithmetic.choose('>', a, b);
    const [value, ...others] = node.args.map((arg) => this.value(arg, block));
    const [low, high] = others;
    if (value === undefined) throw new RangeError(`${op} of nothing`);
    if (op !== 'clamp' && !isDate && node.args.length >= MANY) {
      return arithmetic.chooseOf(op === 'min' ? '<' : '>', [value, ...others]);
    }
    if (op !== 'clamp') return others.reduce(op === 'min' ? least : most, value);
    if (low === undefined || high === undefined) throw new RangeError('a clamp has two ends');
    return least(most(value, low), high);
  }

  #ofDates(node: IrNode, block: Block): Fraction {
    const made = dateFunction(node.operation.op);
    if (made === undefined) throw new RangeError(`nothing comes of ${node.operation.op}`);
    const args = node.args.map((arg) => this.value(arg, block)).map(wholeOf);
    return { ...unscaled(code.call(`rt.${made.name}`, ...args)), positive: true };
  }

  /** How many holidays of a calendar there are between two dates, or are passed by so many working days from one. */
  #holidays(id: NodeId, node: IrNode, { op, calendar }: HolidayOperation, block: Block): Fraction {
    const counts = op === 'holidays' ? 'rt.holidaysBetween' : 'rt.holidaysAhead';
    const args = node.args.map((arg) => wholeOf(this.value(arg, block)));
    const counted = unscaled(code.call(counts, code.call(`${LAW}.calendar`, code.text(calendar)), ...args));
    const days = { ...counted, positive: op === 'holidays' };
    if (!this.reads.isShown) return days;
    return this.#shown(`${this.reads.nameOf(id)}.holidays`, valueTypeOf(node.type), days, block);
  }

  /** Only what is needed of the right side is computed. */
  #shortCircuit(op: 'and' | 'or', node: IrNode, block: Block): Expression {
    const decision = this.slots.decision(this.expression(this.arg(node, 0), block));
    const held = op === 'and' ? 1 : 0;
    const right = this.#side(this.arg(node, 1), { of: decision, least: held, most: held }, block);
    const left = this.slots.decided(decision, block);
    if (right.block.statements.length === 0) {
      return code.binary(left, op === 'and' ? '&&' : '||', right.value.n);
    }
    const flag = block.variable('boolean', left);
    right.block.assign(flag, right.value.n);
    const test = code.name(flag);
    block.when(op === 'and' ? test : code.not(test), right.block.statements);
    return test;
  }

  /** What decides between two branches. That a history is not given is not read: only where it is, is that shown. */
  #decision(condition: NodeId, block: Block): ReturnType<Slots['decision']> {
    const write = (within: Block): Expression => this.expression(condition, within);
    if (!asksHistory(this.ir, condition)) return this.slots.decision(write(block));
    const decision = this.slots.decision(this.reads.silently(() => write(block)));
    this.reads.under({ of: decision, least: 1, most: 1 }, () => write(block.branch()));
    return decision;
  }

  #select(node: IrNode, block: Block): Fraction {
    const decision = this.#decision(this.arg(node, 0), block);
    const sides = [1, 0].map((held, place) =>
      this.#side(this.arg(node, place + 1), { of: decision, least: held, most: held }, block),
    );
    return chosen([this.slots.decided(decision, block)], sides, node.type, block);
  }

  #side(id: NodeId, condition: Condition | null, block: Block): Side {
    const branch = block.branch();
    return { block: branch, value: this.reads.under(condition, () => this.value(id, branch)) };
  }

  #comparison(op: string, node: IrNode, block: Block): Fraction | null {
    const sign = SIGNS[op];
    if (sign === undefined) return null;
    const [a, b] = this.#pair(node, block);
    const isEquality = sign === '===' || sign === '!==';
    if (!isEquality || this.node(this.arg(node, 0)).type.kind === 'quantity') {
      return unscaled(new Arithmetic(block).compare(sign, a, b));
    }
    // A call, not `===`: nested conditions on one word would narrow its type until TypeScript objects.
    const same = code.call('rt.same', a.n, b.n);
    return unscaled(sign === '===' ? same : code.not(same));
  }
}

/** A date, or a fraction that is proven to be a whole number, as that number. */
function wholeOf({ n, d, over }: Fraction): Expression {
  const divisors = [...(d === 1n ? [] : [code.number(d)]), ...over.map(code.name)];
  return divisors.reduce<Expression>((value, divisor) => code.binary(value, '/', divisor), n);
}
