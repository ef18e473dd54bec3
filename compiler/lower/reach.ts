import { BOOLEAN } from '../../runtime/ir/type.ts';
import type { NodeId } from '../ir/ir.ts';
import { lowerNot } from './conditions.ts';
import { formulaText } from './formula-text.ts';
import type { Lowering } from './state.ts';

/** A condition, or that it does not hold. An input's id stands for that it was sent. */
export interface Literal {
  readonly condition: NodeId | string;
  readonly holds: boolean;
}

/** The conditions under which a formula is computed. Each is made once, so that equal ones are one object. */
export type Reach =
  | { readonly kind: 'always' }
  /** The reach in which the condition has a meaning. */
  | { readonly kind: 'under'; readonly outer: Reach; readonly literal: Literal }
  | { readonly kind: 'any'; readonly of: readonly Reach[] };

/** The number of ways to one formula that are compared with each other. */
const MAX_COMPARED = 16;

/** The reaches of one file. */
export class Reaches {
  readonly always: Reach = { kind: 'always' };
  readonly #l: Lowering;
  readonly #known = new Map<string, Reach>();
  readonly #ids = new Map<Reach, number>([[this.always, 0]]);
  readonly #nodes = new Map<Reach, NodeId>();
  readonly #texts = new Map<Reach, string>();

  constructor(l: Lowering) {
    this.#l = l;
  }

  under(outer: Reach, literal: Literal): Reach {
    const { condition, holds } = literal;
    if (typeof condition === 'number' && this.#l.nodes.at(condition).truth === holds) return outer;
    if (this.#isKnown(outer, literal)) return outer;
    const name = `${this.#id(outer)} ${this.#nameOf(condition)} ${holds}`;
    return this.#once(name, { kind: 'under', outer, literal });
  }

  any(all: readonly Reach[]): Reach {
    const [only] = all;
    if (all.includes(this.always)) return this.always;
    if (only !== undefined && all.every((one) => one === only)) return only;
    const left = this.#simplified([...new Set(all.flatMap((one) => (one.kind === 'any' ? one.of : [one])))]);
    const [first, ...others] = left;
    if (first === undefined || others.length === 0) return first ?? this.always;
    const ids = left.map((one) => this.#id(one)).toSorted((a, b) => a - b);
    return this.#once(`any ${ids.join(' ')}`, { kind: 'any', of: this.#inOrder(left) });
  }

  /** Sorts in an order that does not depend on where the author wrote the reader. */
  #inOrder(all: readonly Reach[]): readonly Reach[] {
    const named = all.map((reach) => ({ reach, text: this.#text(reach) }));
    return named.toSorted((a, b) => (a.text < b.text ? -1 : 1)).map(({ reach }) => reach);
  }

  #text(reach: Reach): string {
    const text = this.#texts.get(reach) ?? this.#written(reach);
    this.#texts.set(reach, text);
    return text;
  }

  #written(reach: Reach): string {
    if (reach.kind === 'always') return '';
    if (reach.kind === 'any') return `(${reach.of.map((one) => this.#text(one)).join('|')})`;
    const { condition, holds } = reach.literal;
    const text = typeof condition === 'string' ? condition : formulaText(condition, this.#l.nodes);
    return `${this.#text(reach.outer)}&${holds}${text}`;
  }

  /** The condition as a node; null where it always holds. */
  conditionOf(reach: Reach): NodeId | null {
    if (reach.kind === 'always') return null;
    const known = this.#nodes.get(reach);
    if (known !== undefined) return known;
    const made = reach.kind === 'under' ? this.#conjunction(reach) : this.#disjunction(reach.of);
    this.#nodes.set(reach, made);
    return made;
  }

  #conjunction({ outer, literal }: Extract<Reach, { kind: 'under' }>): NodeId {
    const around = this.conditionOf(outer);
    const inner = this.#nodeOf(literal);
    const { span } = this.#l.nodes.at(inner);
    return around === null ? inner : this.#l.nodes.add({ op: 'and' }, [around, inner], BOOLEAN, span);
  }

  #nodeOf({ condition, holds }: Literal): NodeId {
    const { nodes, inputs } = this.#l;
    const span = typeof condition === 'number' ? nodes.at(condition).span : inputs.get(condition)?.span;
    const place = span ?? { start: 0, end: 0 };
    const node =
      typeof condition === 'number'
        ? condition
        : nodes.add({ op: 'given', input: condition }, [], BOOLEAN, place);
    return holds ? node : lowerNot(node, place, this.#l);
  }

  /** True if the condition is known wherever the reach is computed. */
  #isKnown(reach: Reach, { condition, holds }: Literal): boolean {
    for (let at = reach; at.kind === 'under'; at = at.outer) {
      const isSame = this.#nameOf(at.literal.condition) === this.#nameOf(condition);
      if (isSame && at.literal.holds === holds) return true;
    }
    return false;
  }

  #nameOf(condition: NodeId | string): string {
    return typeof condition === 'string' ? `given ${condition}` : `${this.#l.nodes.key(condition)}`;
  }

  #disjunction(of: readonly Reach[]): NodeId {
    const conditions = of.map((one) => this.conditionOf(one)).filter((one) => one !== null);
    return conditions.reduce((one, other) =>
      this.#l.nodes.add({ op: 'or' }, [one, other], BOOLEAN, this.#l.nodes.at(other).span),
    );
  }

  /** Drops reaches that another one contains, and merges the two sides of one condition into their surroundings. */
  #simplified(all: readonly Reach[]): readonly Reach[] {
    if (all.includes(this.always)) return [this.always];
    if (all.length > MAX_COMPARED) return all;
    const narrower = all.find((one) => all.some((other) => other !== one && isWithin(one, other)));
    if (narrower !== undefined) return this.#simplified(all.filter((one) => one !== narrower));
    for (const one of all) {
      const other = all.find((another) => this.#areBothSides(one, another));
      if (one.kind !== 'under' || other === undefined) continue;
      return this.#simplified([
        ...new Set([...all.filter((left) => left !== one && left !== other), one.outer]),
      ]);
    }
    return all;
  }

  #areBothSides(one: Reach, other: Reach): boolean {
    if (one.kind !== 'under' || other.kind !== 'under' || one.outer !== other.outer) return false;
    const keyOf = ({ literal }: typeof one) => this.#nameOf(literal.condition);
    return one.literal.holds !== other.literal.holds && keyOf(one) === keyOf(other);
  }

  #once(name: string, made: Reach): Reach {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    this.#known.set(name, made);
    this.#ids.set(made, this.#ids.size);
    return made;
  }

  #id(reach: Reach): number {
    return this.#ids.get(reach) ?? 0;
  }
}

function isWithin(one: Reach, other: Reach): boolean {
  for (let at = one; at.kind === 'under'; at = at.outer) if (at.outer === other) return true;
  return false;
}
