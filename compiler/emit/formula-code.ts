import type { Ir, IrInput, IrNode, IrTable, NodeId } from '../ir/ir.ts';
import { isMoney, MONEY, type Type } from '../ir/type.ts';
import { cellTypeOf, valueTypeOf, wordsOf } from '../ir/value-type.ts';
import type { Constants } from './constants.ts';
import { derived, identifier, quoted } from './identifiers.ts';

/** Everything that turning formulas into code needs to know of the module being written. */
export class Formulas {
  readonly #ir: Ir;
  readonly #constants: Constants;
  readonly #tables: ReadonlyMap<string, IrTable>;
  readonly #inputs: ReadonlyMap<string, IrInput>;
  /** Money unit of each figure that is written in one. */
  readonly #units: ReadonlyMap<string, string>;
  /** Identifiers that the code written so far reads. */
  readonly used = new Set<string>();

  constructor(ir: Ir, constants: Constants) {
    this.#ir = ir;
    this.#constants = constants;
    this.#tables = new Map(ir.tables.map((table) => [table.id, table]));
    this.#units = new Map(ir.figures.flatMap(({ id, unit }) => (unit === null ? [] : [[id, unit]])));
    this.#inputs = new Map(ir.items.flatMap((item) => (item.item === 'input' ? [[item.id, item]] : [])));
  }

  node(id: NodeId): IrNode {
    const node = this.#ir.nodes[id];
    if (node === undefined) throw new RangeError(`no node ${id}`);
    return node;
  }

  #table(id: string): IrTable {
    const table = this.#tables.get(id);
    if (table === undefined) throw new RangeError(`no table ${id}`);
    return table;
  }

  #name(id: string): string {
    this.used.add(id);
    return identifier(id);
  }

  #input(id: string): string {
    const name = this.#name(id);
    return this.#inputs.get(id)?.presence === 'default' ? name : `rt.present(${name})`;
  }

  /** The object that tells a table at which date and in which units it is read. */
  #reading(table: IrTable): string {
    const scale = table.scale === null ? null : this.code(table.scale, false);
    const unit = table.unit === null ? null : this.#name(table.unit);
    const cellUnit = table.givesUnit === null ? null : this.#name(table.givesUnit);
    const factor = product([unit, scale]);
    const valueFactor = isMoney(table.gives) ? product([cellUnit, scale]) : null;
    const parts = ['date: at'];
    if (factor !== null) parts.push(`factor: ${factor}`);
    if (valueFactor !== null && cellTypeOf(table) === 'money') parts.push(`valueFactor: ${valueFactor}`);
    return `{ ${parts.join(', ')} }`;
  }

  #apply(id: string, argument: NodeId, recording: boolean): string {
    const table = this.#table(id);
    const call = `rt.${table.form}(${this.#name(id)}, ${this.code(argument, recording)}, ${this.#reading(table)})`;
    if (!recording) return `${call}.value`;
    return `ledger.apply(${call}, ${quoted(valueTypeOf(table.of))}, ${quoted(cellTypeOf(table))})`;
  }

  /**
   * The expression that computes a node. `recording` code tells the ledger which table rows applied; code
   * that only decides what to list in a trace must not.
   */
  code(id: NodeId, recording: boolean): string {
    const { operation, args, type } = this.node(id);
    const operand = (index: number): string => this.code(this.#operand(args, index), recording);
    const all = (): string => args.map((arg) => this.code(arg, recording)).join(', ');
    switch (operation.op) {
      case 'constant':
        return this.#constants.number(operation.value);
      case 'truth':
        return String(operation.value);
      case 'word':
        return quoted(operation.word);
      case 'date':
        return quoted(operation.iso);
      case 'input':
        return this.#input(operation.input);
      case 'step':
      case 'figure':
        return operation.op === 'step' ? this.#name(operation.step) : this.#figure(operation.figure);
      case 'given':
        return `rt.isGiven(call, ${derived('input', operation.input)})`;
      case 'figure_given':
        return `${this.#name(operation.figure)} !== null`;
      case 'changes':
        return `rt.changesWithin(${this.#name(derived(operation.figure, 'rows'))}, ${this.#name(derived('changes', 'after'))}, at)`;
      case 'period':
        return this.#name(derived('period', operation.field));
      case 'active':
        return activeCode(operation.from, operation.until);
      case 'apply':
        return this.#apply(operation.table, this.#operand(args, 0), recording);
      case 'upper_limit':
        return `rt.upperLimit(${this.#name(operation.table)}, ${this.#reading(this.#table(operation.table))})`;
      case 'among':
        return `rt.among(${this.#name(operation.table)}, ${operand(0)}, ${this.#reading(this.#table(operation.table))})`;
      case 'add':
        return `rt.sum(${this.#summands(id, recording).join(', ')})`;
      case 'sub':
      case 'mul':
      case 'div':
      case 'neg':
      case 'min':
      case 'max':
      case 'clamp':
        return `rt.${operation.op}(${all()})`;
      case 'is_multiple':
        return `rt.isMultiple(${all()})`;
      case 'eq':
      case 'ne':
      case 'lt':
      case 'le':
      case 'gt':
      case 'ge':
        return this.#comparison(operation.op, this.node(this.#operand(args, 0)).type, operand(0), operand(1));
      case 'and':
        return `(${operand(0)} && ${operand(1)})`;
      case 'or':
        return `(${operand(0)} || ${operand(1)})`;
      case 'not':
        return `!(${operand(0)})`;
      case 'select':
        return `(${operand(0)} ? ${operand(1)} : ${operand(2)})`;
      case 'dated':
        return `(${this.#byDate(operation.dates, (index) => operand(index))})`;
      default:
        return unreachable(operation, type);
    }
  }

  #operand(args: readonly NodeId[], index: number): NodeId {
    const arg = args[index];
    if (arg === undefined) throw new RangeError(`no operand ${index}`);
    return arg;
  }

  #figure(id: string): string {
    const sparse = this.#ir.figures.find((figure) => figure.id === id)?.sparse === true;
    return sparse ? `rt.known(${this.#name(id)})` : this.#name(id);
  }

  #summands(id: NodeId, recording: boolean): readonly string[] {
    const { operation, args } = this.node(id);
    if (operation.op !== 'add') return [this.code(id, recording)];
    return args.flatMap((arg) => this.#summands(arg, recording));
  }

  #comparison(op: 'eq' | 'ne' | 'lt' | 'le' | 'gt' | 'ge', type: Type, left: string, right: string): string {
    const sign = { eq: '===', ne: '!==', lt: '<', le: '<=', gt: '>', ge: '>=' }[op];
    // A call, not `===`: nested conditions on one word would narrow its type until TypeScript objects.
    if (type.kind !== 'quantity' && op === 'eq') return `rt.same(${left}, ${right})`;
    if (type.kind !== 'quantity' && op === 'ne') return `!rt.same(${left}, ${right})`;
    if (type.kind !== 'quantity') return `${left} ${sign} ${right}`;
    if (op === 'eq') return `rt.equal(${left}, ${right})`;
    return op === 'ne' ? `!rt.equal(${left}, ${right})` : `rt.compare(${left}, ${right}) ${sign} 0`;
  }

  #byDate(dates: readonly string[], operand: (index: number) => string): string {
    const last = dates.length - 1;
    const choices = dates
      .map((date, index) => ({ date, code: operand(index) }))
      .reverse()
      .map(({ date, code }, place) => (place === last ? code : `at >= ${quoted(date)} ? ${code} : `));
    return choices.join('');
  }

  #seen(name: string, type: Type, value: string): string {
    const words = wordsOf(type);
    const list = words.length === 0 ? '' : `, [${words.map(quoted).join(', ')}]`;
    return `rt.seen(${quoted(name)}, ${quoted(valueTypeOf(type))}, ${value}${list})`;
  }

  /** What the formula reads in the branch that is taken, as elements of an array literal. */
  reads(id: NodeId): readonly string[] {
    const { operation, args, type } = this.node(id);
    const own = (name: string): readonly string[] => [this.#seen(name, type, this.code(id, false))];
    const inner = (): readonly string[] => args.flatMap((arg) => this.reads(arg));
    switch (operation.op) {
      case 'input':
        return own(operation.input);
      case 'step':
        return own(operation.step);
      case 'figure':
        return [...own(operation.figure), ...this.#unitReads(operation.figure)];
      case 'given':
        return own(`given(${operation.input})`);
      case 'figure_given':
        return own(`given(${operation.figure})`);
      case 'changes':
        return own(`changes(${operation.figure})`);
      case 'period':
        return own(`period.${operation.field}`);
      case 'upper_limit':
        return own(`upper_limit(${operation.table})`);
      case 'and':
      case 'or':
        return this.#shortCircuit(operation.op, args);
      case 'select':
        return this.#branchReads(args);
      case 'dated':
        return this.#datedReads(operation.dates, args);
      default:
        return inner();
    }
  }

  /** A figure written in a unit is read together with the worth of the unit. */
  #unitReads(figure: string): readonly string[] {
    const unit = this.#units.get(figure);
    return unit === undefined ? [] : [this.#seen(unit, MONEY, this.#name(unit))];
  }

  #shortCircuit(op: 'and' | 'or', args: readonly NodeId[]): readonly string[] {
    const left = this.#operand(args, 0);
    const right = this.reads(this.#operand(args, 1));
    if (right.length === 0) return this.reads(left);
    const decided = this.code(left, false);
    const chosen = op === 'and' ? `${decided} ? ${list(right)} : []` : `${decided} ? [] : ${list(right)}`;
    return [...this.reads(left), `...(${chosen})`];
  }

  #branchReads(args: readonly NodeId[]): readonly string[] {
    const condition = this.#operand(args, 0);
    const then = this.reads(this.#operand(args, 1));
    const otherwise = this.reads(this.#operand(args, 2));
    if (then.length + otherwise.length === 0) return this.reads(condition);
    const chosen = `${this.code(condition, false)} ? ${list(then)} : ${list(otherwise)}`;
    return [...this.reads(condition), `...(${chosen})`];
  }

  #datedReads(dates: readonly string[], args: readonly NodeId[]): readonly string[] {
    const reads = args.map((arg) => this.reads(arg));
    if (reads.every((one) => one.length === 0)) return [];
    return [`...(${this.#byDate(dates, (index) => list(reads[index] ?? []))})`];
  }
}

function list(elements: readonly string[]): string {
  return `[${elements.join(', ')}]`;
}

function product(factors: readonly (string | null)[]): string | null {
  const [first, second] = factors.filter((factor) => factor !== null);
  if (first === undefined) return null;
  return second === undefined ? first : `rt.mul(${first}, ${second})`;
}

function activeCode(from: string | null, until: string | null): string {
  const parts = [
    ...(from === null ? [] : [`at >= ${quoted(from)}`]),
    ...(until === null ? [] : [`at <= ${quoted(until)}`]),
  ];
  return `(${parts.join(' && ')})`;
}

function unreachable(operation: never, type: Type): never {
  throw new RangeError(`no code for ${JSON.stringify(operation)} of ${type.kind}`);
}
