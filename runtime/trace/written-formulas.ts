import { asksHistory } from '../ir/asks-history.ts';
import type {
  ExecutableIr,
  ExecutableNode,
  ExecutableStep,
  ExecutableTable,
  NodeId,
} from '../ir/executable-ir.ts';
import { isRate, type Type } from '../ir/type.ts';
import { cellTypeOf } from '../ir/value-type.ts';
import { decimal, type Exact, mul, reduce } from '../numbers/exact.ts';
import { finiteDecimal } from '../numbers/finite-decimal.ts';
import { roundingText } from '../numbers/rounding-text.ts';
import { appliedNames } from './applied-names.ts';
import { atText, DATE_NAMES } from './date-text.ts';
import type { FormulaPart, FormulaTemplate } from './formula-template.ts';

/** How tightly what a text stands for holds together; a looser one inside a tighter one stands in parentheses. */
const BRANCH = 0;
const OR = 1;
const AND = 2;
const NOT = 3;
const COMPARISON = 4;
const SUM = 5;
const PRODUCT = 6;
const SIGN = 7;
const ATOM = 8;

interface Written {
  readonly parts: FormulaTemplate;
  readonly binding: number;
}

const SIGNS = { eq: '=', ne: '!=', lt: '<', le: '<=', gt: '>', ge: '>=' } as const;

function written(binding: number, ...parts: readonly (FormulaPart | FormulaTemplate)[]): Written {
  return { parts: joined(parts.flat()), binding };
}

/** Texts that stand side by side as one. */
function joined(parts: readonly FormulaPart[]): FormulaTemplate {
  const all: FormulaPart[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (typeof part === 'string' && typeof last === 'string') all[all.length - 1] = last + part;
    else all.push(part);
  }
  return all;
}

/**
 * The formulas of a rule file as they are computed: sums are written out and tables are the arithmetic of their form,
 * so that each can be computed again from what its step shows as read. docs/trace.md is their grammar.
 */
export function writtenFormulas(ir: ExecutableIr): ReadonlyMap<string, FormulaTemplate> {
  const steps = ir.items.filter((item) => item.item === 'step');
  return new Map(steps.map((step) => [step.id, new FormulaWriter(ir, step).template()]));
}

const HUNDRED = decimal('100');

class FormulaWriter {
  readonly #ir: ExecutableIr;
  readonly #step: ExecutableStep;
  readonly #tables: ReadonlyMap<NodeId, string>;

  constructor(ir: ExecutableIr, step: ExecutableStep) {
    this.#ir = ir;
    this.#step = step;
    this.#tables = appliedNames(ir, step);
  }

  template(): FormulaTemplate {
    const { value, condition, rounding } = this.#step;
    const when = condition === null ? [] : [' when ', ...this.#node(condition).parts];
    const round = rounding === null ? [] : [` round ${roundingText(rounding)}`];
    return joined([...this.#node(value).parts, ...when, ...round]);
  }

  #at(id: NodeId | undefined): ExecutableNode {
    const node = this.#ir.nodes[id ?? -1];
    if (node === undefined) throw new RangeError(`the IR lacks node ${id}`);
    return node;
  }

  #table(id: string): ExecutableTable {
    const table = this.#ir.tables.find((one) => one.id === id);
    if (table === undefined) throw new RangeError(`the IR lacks the table ${id}`);
    return table;
  }

  /** In parentheses where it binds less than what stands around it. */
  #inside(id: NodeId | undefined, binding: number): FormulaTemplate {
    if (id === undefined) throw new RangeError(`${this.#step.id} lacks an operand`);
    const inner = this.#node(id);
    return inner.binding < binding ? ['(', ...inner.parts, ')'] : inner.parts;
  }

  #infix(node: ExecutableNode, sign: string, binding: number, right = binding + 1): Written {
    const [first, ...others] = node.args;
    const rest = others.flatMap((arg) => [` ${sign} `, ...this.#inside(arg, right)]);
    return written(binding, this.#inside(first, binding), rest);
  }

  /** The terms of nested additions, from left to right. */
  #terms(id: NodeId | undefined): readonly (NodeId | undefined)[] {
    const { operation, args } = this.#at(id);
    return operation.op === 'add' ? args.flatMap((arg) => this.#terms(arg)) : [id];
  }

  /** A term that is there only where a history is given: the name under which that is read; null for any other. */
  #askedFor(id: NodeId | undefined): string | null {
    const { operation, args } = this.#at(id);
    const [condition, , otherwise] = args;
    if (operation.op !== 'select' || !asksHistory(this.#ir, condition)) return null;
    const nothing = this.#at(otherwise).operation;
    return nothing.op === 'constant' && nothing.value.n === 0n ? this.#givenName(condition) : null;
  }

  #givenName(id: NodeId | undefined): string {
    const { operation } = this.#at(id);
    return operation.op === 'given' ? `given(${operation.input})` : '';
  }

  /** An addition; what only a history adds is written where it is given. */
  #sum(id: NodeId | undefined, node: ExecutableNode): Written {
    const terms = this.#terms(id);
    const first = terms.findIndex((term) => this.#askedFor(term) === null);
    if (first < 0 || terms.every((term) => this.#askedFor(term) === null))
      return this.#infix(node, '+', SUM, SUM);
    const parts = terms.flatMap((term, place): FormulaTemplate => {
      const [written, ifRead] = [this.#inside(term, SUM), this.#askedFor(term)];
      const held = place < first ? [...written, ' + '] : place === first ? written : [' + ', ...written];
      return ifRead === null ? held : [{ ifRead, held: joined(held), otherwise: [] }];
    });
    return written(SUM, parts);
  }

  #call(name: string, node: ExecutableNode): Written {
    const args = node.args.flatMap((arg, place) => [place === 0 ? '' : ', ', ...this.#node(arg).parts]);
    return written(ATOM, `${name}(`, args, ')');
  }

  #node(id: NodeId | undefined): Written {
    const node = this.#at(id);
    const { operation, args, type } = node;
    switch (operation.op) {
      case 'constant':
        return this.#constant(operation.value, type);
      case 'truth':
        return written(ATOM, operation.value ? 'yes' : 'no');
      case 'word':
        return written(ATOM, JSON.stringify(operation.word));
      case 'date':
        return written(ATOM, operation.iso);
      case 'input':
        return written(ATOM, operation.input);
      case 'step':
        return written(ATOM, operation.step);
      case 'parameter':
        return written(ATOM, operation.parameter + this.#said(args[0]));
      case 'given':
        return written(ATOM, `given(${operation.input})`);
      case 'parameter_given':
        return written(ATOM, `given(${operation.parameter})`);
      case 'changes':
        return written(ATOM, `changes(${operation.parameter})`);
      case 'period':
        return written(ATOM, `period.${operation.field}`);
      case 'upper_limit':
        return written(ATOM, `upper_limit(${operation.table})`);
      case 'apply':
        return this.#applied(id ?? -1, node, operation.table);
      case 'add':
        return this.#sum(id, node);
      case 'sub':
        return this.#infix(node, '-', SUM);
      case 'mul':
        return this.#infix(node, '*', PRODUCT, PRODUCT);
      case 'div':
        return this.#infix(node, '/', PRODUCT);
      case 'neg':
        return written(SIGN, '-', this.#inside(args[0], SIGN));
      case 'min':
      case 'max':
      case 'clamp':
      case 'is_multiple':
        return this.#call(operation.op, node);
      case 'and':
        return this.#infix(node, 'and', AND);
      case 'or':
        return this.#infix(node, 'or', OR);
      case 'not':
        return written(NOT, 'not ', this.#inside(args[0], NOT));
      case 'select':
        return this.#branches(args);
      case 'dated':
        return written(BRANCH, { dates: operation.dates, parts: args.map((arg) => this.#node(arg).parts) });
      case 'among':
        return written(ATOM, `among(${this.#name(id ?? -1)})`);
      case 'holidays':
      case 'holidays_ahead':
        return written(ATOM, `${this.#name(id ?? -1)}.holidays`);
      case 'active':
        throw new RangeError(`${this.#step.id} computes with ${operation.op}, which no trace shows`);
      case 'eq':
      case 'ne':
      case 'lt':
      case 'le':
      case 'gt':
      case 'ge':
        return this.#infix(node, SIGNS[operation.op], COMPARISON);
      default:
        return this.#call(DATE_NAMES.get(operation.op) ?? operation.op, node);
    }
  }

  #branches([condition, then, otherwise]: readonly (NodeId | undefined)[]): Written {
    const { operation, args } = this.#at(condition);
    if (operation.op === 'active') return this.#inForce(operation, this.#node(then), this.#node(otherwise));
    const ifRead = asksHistory(this.#ir, condition) ? this.#givenName(condition) : null;
    const dates = args[0] === undefined ? null : this.#at(args[0]).operation;
    if (operation.op === 'and' && dates?.op === 'active') {
      const guarded = this.#branches([args[1], then, otherwise]);
      return this.#inForce(dates, guarded, this.#node(otherwise));
    }
    const [first, second] = [this.#inside(condition, OR), this.#inside(then, OR)];
    const whole = written(BRANCH, 'if ', first, ' then ', second, ' else ', this.#inside(otherwise, BRANCH));
    if (ifRead === null) return whole;
    return written(BRANCH, { ifRead, held: whole.parts, otherwise: this.#node(otherwise).parts });
  }

  #inForce(
    { from, until }: { readonly from: string | null; readonly until: string | null },
    held: Written,
    otherwise: Written,
  ): Written {
    const binding = Math.min(held.binding, otherwise.binding);
    return written(binding, { from, until, held: held.parts, otherwise: otherwise.parts });
  }

  /** A number of the law as one reads it: `4%`, `30.4`; what has no end is a quotient. */
  #constant(value: Exact, type: Type): Written {
    const shown = isRate(type) ? mul(value, HUNDRED) : value;
    const text = finiteDecimal(shown, 0);
    if (text !== null) return written(value.n < 0n ? SIGN : ATOM, isRate(type) ? `${text}%` : text);
    const { n, d } = reduce(value);
    return written(PRODUCT, `${n} / ${d}`);
  }

  #name(id: NodeId): string {
    const name = this.#tables.get(id);
    if (name === undefined) throw new RangeError(`${this.#step.id} does not apply node ${id}`);
    return name;
  }

  /** At which date something is read, where it is not the reference date. */
  #said(date: NodeId | undefined): string {
    return date === undefined ? '' : atText(this.#ir.nodes, date);
  }

  /** A table as the arithmetic of its form, over the parts of the row that applied. */
  #applied(id: NodeId, { args }: ExecutableNode, tableId: string): Written {
    const [table, name, base] = [this.#table(tableId), this.#name(id), args[0]];
    const said = this.#said(args[1]);
    const part = (which: string): string => `${name}.${which}${said}`;
    switch (table.form) {
      case 'step':
      case 'map':
        return written(ATOM, part(cellTypeOf(table) === 'rate' ? 'rate' : 'value'));
      case 'excess':
        return written(
          SUM,
          '(',
          this.#inside(base, SUM),
          ` - ${part('lower')}) * ${part('rate')} + ${part('fixed')}`,
        );
      case 'rebate':
        return written(
          ATOM,
          'max(0, ',
          this.#inside(base, PRODUCT),
          ` * ${part('rate')} - ${part('fixed')})`,
        );
      case 'marginal': {
        const rounding = table.roundEach === null ? null : roundingText(table.roundEach);
        return written(SUM, { slicesOf: name, base: this.#inside(base, SUM), rounding, said });
      }
    }
  }
}
