import type { Ir, IrNode, IrTable, NodeId, PeriodField } from '../../ir/ir.ts';
import { quoted } from '../code-text.ts';
import { derived } from '../identifiers.ts';
import { type Block, indented } from './block.ts';
import { choice } from './choice.ts';
import { Arithmetic, commonScale, type Fraction, isPositive, mostOf } from './fraction.ts';
import type { FigureCode, TableCode } from './law-code.ts';
import { activeCode, periodCode } from './period-codes.ts';
import { readsAnything } from './reads.ts';
import { largest, SAFE, tighter } from './whole.ts';

/** A value in emitted code: a quantity as a fraction; a yes or no, a word or a date as an expression. */
export type CodeValue = Fraction | string;

const SIGNS: ReadonlyMap<string, string> = new Map([
  ['eq', '==='],
  ['ne', '!=='],
  ['lt', '<'],
  ['le', '<='],
  ['gt', '>'],
  ['ge', '>='],
]);

/** Conditions in the order in which they are asked, and what each gives; the last has none. */
interface Alternatives {
  readonly conditions: readonly string[];
  readonly nodes: readonly NodeId[];
}

/**
 * Turns nodes into code over fractions whose denominators are known here, in whichever kind of whole number
 * the block computes with. Where values come from and what a trace needs later is for each kind to say.
 */
export abstract class Formulas {
  readonly #ir: Ir;
  abstract readonly figures: FigureCode;
  abstract readonly tables: TableCode;
  /** Code of the object that holds period and reference date. */
  abstract readonly payslip: string;
  readonly #values = new Map<string, CodeValue>();
  /** Expressions that tell whether an input was sent. */
  readonly #given = new Map<string, string>();
  /** False while warnings and refusals are written: no trace shows what they read. */
  remembers = true;
  /** Figures whose dated rows the code reads. */
  readonly rowsRead = new Set<string>();

  constructor(ir: Ir) {
    this.#ir = ir;
  }

  /** A field of the period that is a number. */
  protected abstract periodNumber(field: PeriodField): Fraction;

  /** Keeps whether a condition held for the trace, and gives the name of it. */
  protected abstract keepCondition(id: NodeId, code: string, block: Block): string;

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

  /** Gives an input or a step its value for the formulas after it. */
  define(id: string, value: CodeValue): void {
    this.#values.set(id, value);
  }

  defineGiven(input: string, code: string): void {
    this.#given.set(input, code);
  }

  given(input: string): string {
    return this.#given.get(input) ?? 'false';
  }

  #value(id: string): CodeValue {
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
        return this.#defined(operation.input);
      case 'step':
        return this.#defined(operation.step);
      case 'figure':
        this.rowsRead.add(operation.figure);
        return this.figures.figure(operation.figure);
      case 'period':
        return this.periodNumber(operation.field);
      case 'apply':
        return this.tables.apply(id, node, operation.table, block);
      case 'upper_limit':
        return this.tables.upperLimit(id, operation.table, block);
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
        throw new RangeError(`no quantity comes of ${operation.op}`);
    }
  }

  #defined(id: string): Fraction {
    const value = this.#value(id);
    if (typeof value === 'string') throw new RangeError(`${id} is no quantity`);
    return value;
  }

  #summands(id: NodeId, block: Block): readonly Fraction[] {
    const { operation, args } = this.node(id);
    if (operation.op !== 'add') return [this.quantity(id, block)];
    return args.flatMap((arg) => this.#summands(arg, block));
  }

  /** A condition whose outcome the trace asks for again is remembered. */
  #condition(id: NodeId, node: IrNode, block: Block, remembered: boolean): string {
    const code = this.logic(this.arg(node, 0), block);
    if (!remembered || !this.remembers) return code;
    return this.keepCondition(id, code, block);
  }

  /** What a value is chosen among: of dates the latest first, as the first condition that holds decides. */
  #alternatives(id: NodeId, node: IrNode, block: Block): Alternatives {
    const { operation } = node;
    if (operation.op === 'dated') {
      const dates = operation.dates.slice(1).toReversed();
      return { conditions: dates.map((date) => `$at >= ${quoted(date)}`), nodes: node.args.toReversed() };
    }
    const nodes = [this.arg(node, 1), this.arg(node, 2)];
    const remembered = nodes.some((branch) => readsAnything(this.#ir, branch));
    return { conditions: [this.#condition(id, node, block, remembered)], nodes };
  }

  /** The value of the first branch whose condition holds, else of the last; only that one is computed. */
  #branched({ conditions, nodes }: Alternatives, block: Block): Fraction {
    const computed = nodes.map((id) => {
      const branch = block.branch();
      return { block: branch, value: this.quantity(id, branch) };
    });
    const { d, over } = commonScale(computed.map(({ value }) => value));
    const branches = computed.map((one) => ({
      block: one.block,
      ...new Arithmetic(one.block).over(one.value, d, over),
    }));
    const most = largest(branches.map((value) => value.most));
    const positive = branches.every((value) => value.positive);
    return {
      n: choice(conditions, branches, block.numbers.type, block),
      constant: null,
      d,
      over,
      most,
      positive,
    };
  }

  /** A node that is a yes or no, a word or a date, as an expression. */
  logic(id: NodeId, block: Block): string {
    const node = this.node(id);
    const { operation } = node;
    switch (operation.op) {
      case 'truth':
        return String(operation.value);
      case 'word':
        return quoted(operation.word);
      case 'date':
        return quoted(operation.iso);
      case 'input':
        return this.#expression(operation.input);
      case 'step':
        return this.#expression(operation.step);
      case 'given':
        return this.given(operation.input);
      case 'figure_given':
        this.rowsRead.add(operation.figure);
        return this.figures.isGiven(operation.figure);
      case 'changes':
        return this.changes(operation.figure);
      case 'period':
        return periodCode(operation.field, this.payslip);
      case 'active':
        return activeCode(operation.from, operation.until);
      case 'among':
        return this.tables.among(node, operation.table, block);
      case 'not':
        return `!(${this.logic(this.arg(node, 0), block)})`;
      case 'and':
      case 'or':
        return this.#shortCircuit(id, node, operation.op, block);
      case 'select':
      case 'dated':
        return this.#branchedText(this.#alternatives(id, node, block), block);
      default:
        return this.#comparison(node, block);
    }
  }

  /** Whether a figure takes a new value inside the period. */
  changes(figure: string): string {
    this.rowsRead.add(figure);
    const after =
      this.#ir.scheme.asOf === 'month_end' ? 'rt.firstDayOfMonth($at)' : `${this.payslip}.period.start`;
    return `rt.changesWithin(${derived(figure, 'rows')}, ${after}, $at)`;
  }

  #expression(id: string): string {
    const value = this.#value(id);
    if (typeof value !== 'string') throw new RangeError(`${id} is a quantity`);
    return value;
  }

  #shortCircuit(id: NodeId, node: IrNode, op: 'and' | 'or', block: Block): string {
    const right = this.arg(node, 1);
    const left = this.#condition(id, node, block, readsAnything(this.#ir, right));
    const branch = block.branch();
    const code = this.logic(right, branch);
    if (branch.lines.length === 0) return `(${left} ${op === 'and' ? '&&' : '||'} ${code})`;
    const name = block.flag(left);
    block.add(`if (${op === 'and' ? name : `!${name}`}) {`);
    block.add(...indented([...branch.lines, `${name} = ${code};`]), '}');
    return name;
  }

  /** The same of words, dates or conditions. */
  #branchedText({ conditions, nodes }: Alternatives, block: Block): string {
    const branches = nodes.map((id) => {
      const branch = block.branch();
      return { block: branch, n: this.logic(id, branch) };
    });
    const isCondition = nodes.every((id) => this.node(id).type.kind === 'boolean');
    return choice(conditions, branches, isCondition ? 'boolean' : 'string', block);
  }

  #comparison(node: IrNode, block: Block): string {
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
    if (sign === '===') return `rt.same(${a}, ${b})`;
    return sign === '!==' ? `!rt.same(${a}, ${b})` : `${a} ${sign} ${b}`;
  }
}
