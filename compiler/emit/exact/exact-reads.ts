import type { Ir, IrNode, IrStep, NodeId } from '../../ir/ir.ts';
import { MONEY, type Type } from '../../ir/type.ts';
import { valueTypeOf, wordsOf } from '../../ir/value-type.ts';
import { quoted, quotedList } from '../code-text.ts';
import { Block, TemporaryNames } from '../formulas/block.ts';
import { readsAnything } from '../formulas/reads.ts';
import { derived } from '../identifiers.ts';
import type { ExactFormulas } from './exact-formulas.ts';

/** What formulas read in the branch that was taken, as elements of array literals, for the trace. */
export class ExactReads {
  readonly #ir: Ir;
  readonly #formulas: ExactFormulas;
  /** Money unit of each figure that is written in one. */
  readonly #units: ReadonlyMap<string, string>;
  /** Values that are read have names: nothing is written here. */
  readonly #nowhere = new Block(new TemporaryNames());

  constructor(ir: Ir, formulas: ExactFormulas) {
    this.#ir = ir;
    this.#formulas = formulas;
    this.#units = new Map(ir.figures.flatMap(({ id, unit }) => (unit === null ? [] : [[id, unit]])));
  }

  /** All that a step reads, where somebody asks for it. */
  of(step: IrStep): string {
    const elements = this.#ofStep(step);
    if (elements.length === 0) return 'rt.NOTHING';
    const lines = elements.map((element) => `  ${element},`);
    return `ledger.tracing ? [\n${lines.join('\n')}\n] : rt.NOTHING`;
  }

  #ofStep(step: IrStep): readonly string[] {
    const value = this.#reads(step.value);
    if (step.condition === null) return value;
    const when = this.#reads(step.condition);
    if (value.length === 0) return when;
    return [...when, `...(${derived(step.id, 'when')} ? ${list(value)} : [])`];
  }

  #reads(id: NodeId): readonly string[] {
    const node = this.#formulas.node(id);
    const { operation, args, type } = node;
    const own = (name: string, code: string): readonly string[] => [seen(name, type, code)];
    switch (operation.op) {
      case 'input':
        return own(operation.input, this.#value(id, node));
      case 'step':
        return own(operation.step, this.#value(id, node));
      case 'figure':
        return [
          ...own(operation.figure, this.#formulas.figures.object(operation.figure)),
          ...this.#unit(operation.figure),
        ];
      case 'given':
        return own(`given(${operation.input})`, this.#value(id, node));
      case 'figure_given':
        return own(`given(${operation.figure})`, this.#value(id, node));
      case 'changes':
        return own(`changes(${operation.figure})`, this.#value(id, node));
      case 'period':
        return own(`period.${operation.field}`, this.#value(id, node));
      case 'upper_limit':
        return own(`upper_limit(${operation.table})`, this.#formulas.kept(id));
      case 'and':
        return this.#chosen(id, [this.#arg(node, 0)], this.#arg(node, 1), null);
      case 'or':
        return this.#chosen(id, [this.#arg(node, 0)], null, this.#arg(node, 1));
      case 'select':
        return this.#chosen(id, [this.#arg(node, 0)], this.#arg(node, 1), this.#arg(node, 2));
      case 'dated':
        return this.#dated(operation.dates, args);
      default:
        return args.flatMap((arg) => this.#reads(arg));
    }
  }

  #arg(node: IrNode, place: number): NodeId {
    return this.#formulas.arg(node, place);
  }

  /** Code of a value that has a name. */
  #value(id: NodeId, { type }: IrNode): string {
    if (type.kind !== 'quantity') return this.#formulas.logic(id, this.#nowhere);
    return this.#formulas.object(this.#formulas.quantity(id, this.#nowhere));
  }

  /** A figure written in a unit is read together with the worth of the unit. */
  #unit(figure: string): readonly string[] {
    const unit = this.#units.get(figure);
    return unit === undefined ? [] : [seen(unit, MONEY, this.#formulas.figures.object(unit))];
  }

  /** What is always read, then what is read where the condition held, or where it did not. */
  #chosen(
    id: NodeId,
    always: readonly NodeId[],
    held: NodeId | null,
    failed: NodeId | null,
  ): readonly string[] {
    const reads = always.flatMap((one) => this.#reads(one));
    const branches = [held, failed].flatMap((one) => (one === null ? [] : [one]));
    if (!branches.some((one) => readsAnything(this.#ir, one))) return reads;
    const [then, otherwise] = [held, failed].map((one) => (one === null ? [] : this.#reads(one)));
    if (then === undefined || otherwise === undefined || then.length + otherwise.length === 0) return reads;
    return [...reads, `...(${this.#formulas.kept(id)} ? ${list(then)} : ${list(otherwise)})`];
  }

  #dated(dates: readonly string[], args: readonly NodeId[]): readonly string[] {
    const reads = args.map((arg) => this.#reads(arg));
    if (reads.every((one) => one.length === 0)) return [];
    const choices = reads.map((one, place) =>
      place === 0 ? list(one) : `$at >= ${quoted(dates[place] ?? '')} ? ${list(one)} : `,
    );
    return [`...(${choices.toReversed().join('')})`];
  }
}

function list(elements: readonly string[]): string {
  return `[${elements.join(', ')}]`;
}

function seen(name: string, type: Type, value: string): string {
  const words = wordsOf(type);
  const given = words.length === 0 ? '' : `, ${quotedList(words)}`;
  return `rt.seen(${quoted(name)}, ${quoted(valueTypeOf(type))}, ${value}${given})`;
}
