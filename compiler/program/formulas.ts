import { dateFunction } from '../../runtime/module/dates.ts';
import { appliedNames } from '../../runtime/trace/applied-names.ts';
import type { Ir, IrNode, IrTable, NodeId, Operation } from '../ir/ir.ts';
import type { Block } from './block.ts';
import type { BinaryOperator, Branch, Expression } from './code.ts';
import * as code from './code.ts';
import { Arithmetic, commonScale, type Fraction, isPositive, mostOf, namedFraction } from './fraction.ts';
import { derived } from './names.ts';
import { AT, ELSEWHERE, type Parameters } from './parameters.ts';
import { isActive, periodField } from './period.ts';
import { readsAnything } from './reads-anything.ts';
import { type Slots, slotOf } from './slots.ts';
import { Tables } from './tables.ts';
import { largest, SAFE, tighter } from './whole.ts';

/** A value in a program: a quantity as a fraction; a yes or no, a word or a date as an expression. */
type ProgramValue = Fraction | Expression;

const SIGNS: ReadonlyMap<string, BinaryOperator> = new Map([
  ['eq', '==='],
  ['ne', '!=='],
  ['lt', '<'],
  ['le', '<='],
  ['gt', '>'],
  ['ge', '>='],
]);

type HolidayOperation = Extract<Operation, { readonly calendar: string }>;

const NO_TEXT = code.text('');

/** Conditions in the order in which they are asked, and what each gives; the last has none. */
interface Alternatives {
  readonly conditions: readonly Expression[];
  readonly nodes: readonly NodeId[];
}

function isFraction(value: ProgramValue): value is Fraction {
  return 'd' in value;
}

/** Turns nodes into expressions over fractions whose denominators are known here. */
export class Formulas {
  readonly #ir: Ir;
  readonly parameters: Parameters;
  readonly slots: Slots;
  readonly tables: Tables;
  readonly #values = new Map<string, ProgramValue>();
  /** Expressions that tell whether an input was sent. */
  readonly #given = new Map<string, Expression>();
  /** False while warnings and refusals are written: no trace shows what they read. */
  remembers = true;

  constructor(ir: Ir, parameters: Parameters, slots: Slots) {
    this.#ir = ir;
    this.parameters = parameters;
    this.slots = slots;
    this.tables = new Tables(this);
  }

  node(id: NodeId): IrNode {
    const node = this.#ir.nodes[id];
    if (node === undefined) throw new RangeError(`no node ${id}`);
    return node;
  }

  table(id: string): IrTable {
    const table = this.#ir.tables.find((one) => one.id === id);
    if (table === undefined) throw new RangeError(`no table ${id}`);
    return table;
  }

  /** What a node says: two of the same meaning have the same value. */
  meaningOf(id: NodeId): string {
    const { operation, args } = this.node(id);
    const own = JSON.stringify(operation, (_, part) => (typeof part === 'bigint' ? `${part}n` : part));
    return `${own}(${args.map((arg) => this.meaningOf(arg)).join()})`;
  }

  /** Gives an input or a step its value for the formulas after it. */
  define(id: string, value: ProgramValue): void {
    this.#values.set(id, value);
  }

  defineGiven(input: string, given: Expression): void {
    this.#given.set(input, given);
  }

  given(input: string): Expression {
    return this.#given.get(input) ?? code.name('false');
  }

  #value(id: string): ProgramValue {
    const value = this.#values.get(id);
    if (value === undefined) throw new RangeError(`${id} is read before it is computed`);
    return value;
  }

  arg(node: IrNode, place: number): NodeId {
    const arg = node.args[place];
    if (arg === undefined) throw new RangeError(`no operand ${place}`);
    return arg;
  }

  /** A node that is a quantity. What the compiler has proven of its range sharpens what the operands tell. */
  quantity(id: NodeId, block: Block): Fraction {
    const node = this.node(id);
    const value = this.#computed(id, node, block);
    if (value.constant !== null) return value;
    const proven = value.over.length > 0 ? null : mostOf(node.range, value.d);
    const most = tighter(tighter(value.most, proven), SAFE) ?? SAFE;
    return { ...value, most, positive: value.positive || isPositive(node.range) };
  }

  #computed(id: NodeId, node: IrNode, block: Block): Fraction {
    const { operation } = node;
    const arithmetic = new Arithmetic(block);
    const operand = (place: number): Fraction => this.quantity(this.arg(node, place), block);
    const all = (): readonly Fraction[] => node.args.map((arg) => this.quantity(arg, block));
    switch (operation.op) {
      case 'constant':
        return arithmetic.constant(operation.value);
      case 'input':
        return this.#quantityOf(operation.input);
      case 'step':
        return this.#quantityOf(operation.step);
      case 'parameter':
        return this.#parameter(id, node, operation.parameter, block);
      case 'period':
        return namedFraction(periodField(operation.field), 1n, null, true);
      case 'apply':
        return this.tables.apply(id, node, operation.table, block);
      case 'upper_limit':
        return this.tables.upperLimit(id, operation.table, block);
      case 'holidays':
      case 'holidays_ahead':
        return this.#holidays(id, node, operation, block);
      case 'add':
        return arithmetic.sum(this.#summands(id, block));
      case 'sub':
        return arithmetic.sub(operand(0), operand(1));
      case 'mul':
        return arithmetic.mul(operand(0), operand(1));
      case 'div':
        return arithmetic.div(operand(0), operand(1));
      case 'neg':
        return arithmetic.neg(operand(0));
      case 'min':
        return all().reduce((least, next) => arithmetic.choose('<', least, next));
      case 'max':
        return all().reduce((most, next) => arithmetic.choose('>', most, next));
      case 'clamp': {
        const [value, low, high] = [operand(0), operand(1), operand(2)];
        return arithmetic.choose('<', arithmetic.choose('>', value, low), high);
      }
      case 'select':
      case 'dated':
        return this.#branched(this.#alternatives(id, node, block), block);
      default:
        return namedFraction(block.name(this.#ofDates(node, block)), 1n, null, true);
    }
  }

  /** A parameter at the reference date; at any other its value, and its unit's, are kept for the trace. */
  #parameter(id: NodeId, { args: [date] }: IrNode, parameter: string, block: Block): Fraction {
    if (date === undefined) return this.parameters.parameter(parameter);
    const on = this.elsewhere(id, date, block);
    const value = this.parameters.parameter(parameter, on);
    if (!this.remembers) return value;
    for (const read of this.parameters.withUnits(parameter)) {
      block.store(this.slots.place(slotOf.elsewhere(id, read)), this.parameters.parameter(read, on).n);
    }
    return value;
  }

  elsewhere(reader: NodeId, date: NodeId, block: Block): Expression {
    const day = block.atom(this.logic(date, block));
    if (this.remembers) block.store(this.slots.place(slotOf.date(reader)), code.call('rt.digitsOfDate', day));
    const on = block.name(code.call(ELSEWHERE, day));
    block.giveUp(code.binary(on, '===', code.name('null')));
    return on;
  }

  #quantityOf(id: string): Fraction {
    const value = this.#value(id);
    if (!isFraction(value)) throw new RangeError(`${id} is no quantity`);
    return value;
  }

  #summands(id: NodeId, block: Block): readonly Fraction[] {
    const { operation, args } = this.node(id);
    if (operation.op !== 'add') return [this.quantity(id, block)];
    return args.flatMap((arg) => this.#summands(arg, block));
  }

  /** True for what a step reads of a table: warnings read tables too. */
  #isShown(id: NodeId): boolean {
    return this.#ir.items.some((item) => item.item === 'step' && appliedNames(this.#ir, item).has(id));
  }

  /** Whether a table gives a value; where a step reads it, its trace shows the answer. */
  #among(id: NodeId, node: IrNode, table: string, block: Block): Expression {
    const holds = this.tables.among(node, table, block);
    if (!this.remembers || !this.#isShown(id)) return holds;
    const named = block.atom(holds);
    block.store(this.slots.place(slotOf.condition(id)), code.asNumber(named));
    return named;
  }

  /** A condition whose outcome the trace asks for again is kept in a slot. */
  #condition(id: NodeId, node: IrNode, block: Block, isShown: boolean): Expression {
    const holds = this.logic(this.arg(node, 0), block);
    if (!isShown || !this.remembers) return holds;
    const named = block.atom(holds);
    block.store(this.slots.place(slotOf.condition(id)), code.asNumber(named));
    return named;
  }

  /** What a value is chosen among: of dates the latest first, as the first condition that holds decides. */
  #alternatives(id: NodeId, node: IrNode, block: Block): Alternatives {
    const { operation } = node;
    if (operation.op === 'dated') {
      const dates = operation.dates.slice(1).toReversed();
      const conditions = dates.map((date) => code.binary(AT, '>=', code.text(date)));
      return { conditions, nodes: node.args.toReversed() };
    }
    const nodes = [this.arg(node, 1), this.arg(node, 2)];
    const isShown = nodes.some((branch) => readsAnything(this.#ir, branch));
    return { conditions: [this.#condition(id, node, block, isShown)], nodes };
  }

  /** The value of the first branch whose condition holds, else of the last; only that one is computed. */
  #branched({ conditions, nodes }: Alternatives, block: Block): Fraction {
    const computed = nodes.map((id) => {
      const branch = block.branch();
      return { block: branch, value: this.quantity(id, branch) };
    });
    const scale = commonScale(computed.map(({ value }) => value));
    const values = computed.map((one) => new Arithmetic(one.block).over(one.value, scale));
    const sides = computed.map((one, place) => ({ block: one.block, value: values[place]?.n ?? code.ZERO }));
    return {
      n: chosen(conditions, sides, 'number', block),
      constant: null,
      ...scale,
      most: largest(values.map((value) => value.most)),
      positive: values.every((value) => value.positive),
    };
  }

  /** A node that is a yes or no, a word or a date, as an expression. */
  logic(id: NodeId, block: Block): Expression {
    const node = this.node(id);
    const { operation } = node;
    switch (operation.op) {
      case 'truth':
        return code.name(String(operation.value));
      case 'word':
        return code.text(operation.word);
      case 'date':
        return code.text(operation.iso);
      case 'input':
        return this.#expressionOf(operation.input);
      case 'step':
        return this.#expressionOf(operation.step);
      case 'given':
        return this.given(operation.input);
      case 'parameter_given':
        return this.parameters.isGiven(operation.parameter);
      case 'changes':
        return this.changes(operation.parameter);
      case 'period':
        return periodField(operation.field);
      case 'active':
        return isActive(operation.from, operation.until);
      case 'among':
        return this.#among(id, node, operation.table, block);
      case 'not':
        return code.not(this.logic(this.arg(node, 0), block));
      case 'and':
      case 'or':
        return this.#shortCircuit(id, node, operation.op, block);
      case 'select':
      case 'dated':
        return this.#branchedLogic(this.#alternatives(id, node, block), block);
      default:
        return node.type.kind === 'date' ? this.#date(node, block) : this.#comparison(node, block);
    }
  }

  /** A date that is computed: the earliest or latest of some, or what a function of dates gives. */
  #date(node: IrNode, block: Block): Expression {
    const { op } = node.operation;
    if (op !== 'min' && op !== 'max' && op !== 'clamp') return this.#ofDates(node, block);
    const dates = node.args.map((arg) => this.logic(arg, block));
    if (op !== 'clamp') return code.call(op === 'min' ? 'rt.earliest' : 'rt.latest', ...dates);
    const [date = NO_TEXT, low = NO_TEXT, high = NO_TEXT] = dates;
    return code.call('rt.earliest', code.call('rt.latest', date, low), high);
  }

  #ofDates(node: IrNode, block: Block): Expression {
    const made = dateFunction(node.operation.op);
    if (made === undefined) throw new RangeError(`nothing comes of ${node.operation.op}`);
    const args = made.takes.map((kind, place) => {
      const arg = this.arg(node, place);
      return kind === 'date' ? this.logic(arg, block) : wholeOf(this.quantity(arg, block));
    });
    return code.call(`rt.${made.name}`, ...args);
  }

  /** How many holidays of a calendar there are; where a step reads it, its trace shows the number. */
  #holidays(id: NodeId, node: IrNode, { op, calendar }: HolidayOperation, block: Block): Fraction {
    const [from, to] = [this.arg(node, 0), this.arg(node, 1)];
    const days = code.name(derived(calendar, 'days'));
    const start = this.logic(from, block);
    const counted =
      op === 'holidays'
        ? code.call('rt.holidaysBetween', days, start, this.logic(to, block))
        : code.call('rt.holidaysAhead', days, start, wholeOf(this.quantity(to, block)));
    const met = block.atom(counted);
    if (this.remembers && this.#isShown(id)) block.store(this.slots.place(slotOf.holidays(id)), met);
    return namedFraction(met, 1n, null, op === 'holidays');
  }

  /** Whether a parameter takes a new value inside the period. */
  changes(parameter: string): Expression {
    const isByMonth = this.#ir.scheme.asOf === 'month_end';
    const after = isByMonth ? code.call('rt.firstDayOfMonth', AT) : periodField('start_date');
    return code.call('rt.changesWithin', code.name(derived(parameter, 'rows')), after, AT);
  }

  #expressionOf(id: string): Expression {
    const value = this.#value(id);
    if (isFraction(value)) throw new RangeError(`${id} is a quantity`);
    return value;
  }

  #shortCircuit(id: NodeId, node: IrNode, op: 'and' | 'or', block: Block): Expression {
    const right = this.arg(node, 1);
    const left = this.#condition(id, node, block, readsAnything(this.#ir, right));
    const branch = block.branch();
    const value = this.logic(right, branch);
    if (branch.statements.length === 0) return code.binary(left, op === 'and' ? '&&' : '||', value);
    const flag = block.variable('boolean', left);
    branch.assign(flag, value);
    block.when(op === 'and' ? code.name(flag) : code.not(code.name(flag)), branch.statements);
    return code.name(flag);
  }

  /** The same of words, dates or conditions. */
  #branchedLogic({ conditions, nodes }: Alternatives, block: Block): Expression {
    const sides = nodes.map((id) => {
      const branch = block.branch();
      return { block: branch, value: this.logic(id, branch) };
    });
    const isCondition = nodes.every((id) => this.node(id).type.kind === 'boolean');
    return chosen(conditions, sides, isCondition ? 'boolean' : 'string', block);
  }

  #comparison(node: IrNode, block: Block): Expression {
    const { operation } = node;
    const [left, right] = [this.arg(node, 0), this.arg(node, 1)];
    const arithmetic = new Arithmetic(block);
    if (operation.op === 'is_multiple') {
      return arithmetic.isMultiple(this.quantity(left, block), this.quantity(right, block));
    }
    const sign = SIGNS.get(operation.op);
    if (sign === undefined) throw new RangeError(`no condition comes of ${operation.op}`);
    if (this.node(left).type.kind === 'quantity') {
      return arithmetic.compare(sign, this.quantity(left, block), this.quantity(right, block));
    }
    const [a, b] = [this.logic(left, block), this.logic(right, block)];
    // A call, not `===`: nested conditions on one word would narrow its type until TypeScript objects.
    if (sign === '===') return code.call('rt.same', a, b);
    return sign === '!==' ? code.not(code.call('rt.same', a, b)) : code.binary(a, sign, b);
  }
}

/** A fraction that is proven to be a whole number, as that number. */
function wholeOf({ n, d, over }: Fraction): Expression {
  const divisors = [...(d === 1n ? [] : [code.number(d)]), ...over.map(code.name)];
  return divisors.reduce<Expression>((value, divisor) => code.binary(value, '/', divisor), n);
}

/** What is computed when its condition holds: statements, and the expression of the value. */
interface Side {
  readonly block: Block;
  readonly value: Expression;
}

/**
 * The value of the first side whose condition holds, else of the last, under a name. Only that side is computed, and
 * only its table rows are remembered for the trace.
 */
function chosen(
  conditions: readonly Expression[],
  sides: readonly Side[],
  type: string,
  block: Block,
): Expression {
  if (sides.every((side) => side.block.statements.length === 0)) {
    const last = sides.at(-1)?.value ?? code.ZERO;
    const value = conditions.reduceRight<Expression>(
      (otherwise, test, place) => code.conditional(test, sides[place]?.value ?? last, otherwise),
      last,
    );
    return block.name(value);
  }
  const variable = block.variable(type);
  block.choose(
    sides.map((side, place): Branch => {
      side.block.assign(variable, side.value);
      return { test: conditions[place] ?? null, body: side.block.statements };
    }),
  );
  return code.name(variable);
}
