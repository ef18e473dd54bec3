import type { Span } from '../../dsl/ast/ast.ts';
import { BOOLEAN, ERROR, type Type } from '../../runtime/ir/type.ts';
import { type Exact, exact, mul, reduce } from '../../runtime/numbers/exact.ts';
import { gcd } from '../../runtime/numbers/gcd.ts';
import type { IrNode, NodeId, Operation } from '../ir/ir.ts';
import { point, type Range, UNBOUNDED } from '../ir/range.ts';

/** The facts about a node beside its operation; each has a harmless default. */
interface NodeFacts {
  readonly range?: Range;
  readonly grid?: Exact | null;
  readonly truth?: boolean | null;
}

/** Operations of one file once its sums and templates are written out. The longest law so far takes 716. */
export const MAX_NODES = 20_000;

/** The growing list of nodes of one file. */
export class NodeList {
  readonly nodes: IrNode[] = [];
  readonly #keys = new Map<NodeId, number>();
  readonly #formulas = new Map<string, number>();

  /** Appends a node and returns its id. */
  add(operation: Operation, args: readonly NodeId[], type: Type, span: Span, facts: NodeFacts = {}): NodeId {
    this.nodes.push({
      operation,
      args,
      type,
      span,
      range: facts.range ?? UNBOUNDED,
      grid: facts.grid ?? null,
      truth: facts.truth ?? null,
    });
    return this.nodes.length - 1;
  }

  get isFull(): boolean {
    return this.nodes.length > MAX_NODES;
  }

  at(id: NodeId): IrNode {
    const node = this.nodes[id];
    if (node === undefined) throw new RangeError(`no node ${id}`);
    return node;
  }

  /** Tightens what is proven of a node. */
  narrow(id: NodeId, range: Range): void {
    this.nodes[id] = { ...this.at(id), range };
  }

  /** The place of a node is another. */
  move(id: NodeId, span: Span): void {
    this.nodes[id] = { ...this.at(id), span };
  }

  /** A node that stands for what has been reported already. */
  error(span: Span): NodeId {
    return this.add({ op: 'truth', value: false }, [], ERROR, span);
  }

  constant(value: Exact, type: Type, span: Span): NodeId {
    return this.add({ op: 'constant', value }, [], type, span, {
      range: point(value),
      grid: absolute(value),
    });
  }

  truth(value: boolean, span: Span): NodeId {
    return this.add({ op: 'truth', value }, [], BOOLEAN, span, { truth: value });
  }

  isError(id: NodeId): boolean {
    return this.at(id).type.kind === 'error';
  }

  /** Equal for nodes that compute the same thing in the same way. */
  key(id: NodeId): number {
    const known = this.#keys.get(id);
    if (known !== undefined) return known;
    const { operation, args } = this.at(id);
    const formula = `${nodeName(operation)}(${args.map((arg) => this.key(arg)).join(' ')})`;
    const key = this.#formulas.get(formula) ?? this.#formulas.size;
    this.#formulas.set(formula, key);
    this.#keys.set(id, key);
    return key;
  }
}

/** A spelling of its own for every operation; the frequent ones take no detour over JSON. */
function nodeName(operation: Operation): string {
  if (operation.op === 'step') return `step ${operation.step}`;
  if (operation.op === 'constant') return `${operation.value.n}/${operation.value.d}`;
  if (operation.op === 'parameter') return `parameter ${operation.parameter}`;
  if (Object.keys(operation).length === 1) return operation.op;
  return JSON.stringify(operation, (_, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  );
}

function absolute(value: Exact): Exact {
  return value.n < 0n ? exact(-value.n, value.d) : value;
}

/** A grid of more bits than any law makes proves nothing that is worth its computing. */
const LONGEST = 1n << 512n;
const LONG = 1n << 128n;

function isWithin({ n, d }: Exact, most: bigint): boolean {
  return n <= most && d <= most;
}

function shortGrid(grid: Exact): Exact | null {
  if (isWithin(grid, LONG)) return grid;
  const reduced = reduce(grid);
  return isWithin(reduced, LONGEST) ? reduced : null;
}

/** The grid of a product. */
export function productGrid(a: Exact | null, b: Exact | null): Exact | null {
  return a === null || b === null ? null : shortGrid(mul(a, b));
}

/** The coarsest grid that holds every multiple of both; a zero grid (the constant 0) fits any. */
export function commonGrid(a: Exact | null, b: Exact | null): Exact | null {
  if (a === null || b === null) return null;
  if (a.n === 0n) return b;
  if (b.n === 0n) return a;
  return shortGrid(exact(gcd(a.n * b.d, b.n * a.d), a.d * b.d));
}

/** True when every multiple of `fine` is a multiple of `coarse`. */
export function liesOnGrid(fine: Exact | null, coarse: Exact): boolean {
  if (fine === null) return false;
  return fine.n === 0n || (fine.n * coarse.d) % (fine.d * coarse.n) === 0n;
}
