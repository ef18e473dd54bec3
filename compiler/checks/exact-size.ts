import { ranges } from '../../dsl/diagnostics/ranges.ts';
import { type Exact, magnitude, reduce } from '../../runtime/numbers/exact.ts';
import { lcm } from '../../runtime/numbers/gcd.ts';
import type { Rounding } from '../../runtime/numbers/rounding.ts';
import type { Ir, IrNode, IrParameter, IrTable, NodeId } from '../ir/ir.ts';
import type { Lowering } from '../lower/state.ts';

/** Digits that the exact value of a formula may need, in front of the point, behind it and in what divides it. */
const MAX_VALUE_DIGITS = 600;
const MAX_BITS = Math.floor(MAX_VALUE_DIGITS * Math.log2(10));

/** An amount that nobody bounds is taken for less than this. */
const UNBOUNDED_BITS = 128;

/** What the exact value of a formula takes: its size, what it is counted in, and what else divides it. */
interface Size {
  /** Bits of the whole part. */
  readonly bits: number;
  readonly d: bigint;
  /** Bits of values that divide it, by the formula of each. */
  readonly over: ReadonlyMap<number, number>;
}

const OVER_NOTHING: Size['over'] = new Map();
/** What a caller sends has at most ten fraction digits. */
const SENT: Size = { bits: UNBOUNDED_BITS, d: 10n ** 10n, over: OVER_NOTHING };
const COUNT: Size = { bits: 16, d: 1n, over: OVER_NOTHING };

/** What the bits of whole numbers of 32 are counted in: the digits of their hexadecimal spelling. */
const DIGIT_BITS = 4;
const LARGEST_SHORT = 0xffff_ffffn;

function bitsOf(n: bigint): number {
  const size = magnitude(n);
  if (size > LARGEST_SHORT) return DIGIT_BITS * size.toString(16).length;
  return DIGIT_BITS * Math.max(1, Math.ceil((32 - Math.clz32(Number(size))) / DIGIT_BITS));
}

function totalOf({ bits, d, over }: Size): number {
  return [...over.values()].reduce((sum, one) => sum + one, bits + bitsOf(d));
}

/** Both over what either is over. */
function besides(a: Size['over'], b: Size['over'], join: (x: number, y: number) => number): Size['over'] {
  if (b.size === 0) return a;
  const all = new Map(a);
  for (const [key, bits] of b) all.set(key, join(all.get(key) ?? 0, bits));
  return all;
}

function sum(a: Size, b: Size): Size {
  return { bits: Math.max(a.bits, b.bits) + 1, d: lcm(a.d, b.d), over: besides(a.over, b.over, Math.max) };
}

function product(a: Size, b: Size): Size {
  return { bits: a.bits + b.bits, d: a.d * b.d, over: besides(a.over, b.over, (x, y) => x + y) };
}

function constant(value: Exact): Size {
  const { n, d } = reduce(value);
  return { bits: bitsOf(n), d, over: OVER_NOTHING };
}

function anyOf(sizes: readonly Size[]): Size {
  return sizes.reduce(sum, { bits: 0, d: 1n, over: OVER_NOTHING });
}

function rounded({ bits }: Size, rounding: Rounding): Size {
  return {
    bits: bits + 1,
    d: anyOf(rounding.rungs.map(({ quantum }) => constant(quantum))).d,
    over: OVER_NOTHING,
  };
}

/** Works out what every formula of a file takes, each from those before it. */
class ExactSizes {
  readonly #ir: Ir;
  readonly #l: Lowering;
  readonly #sizes: Size[] = [];
  readonly #parameters = new Map<string, Size>();
  readonly #tables = new Map<string, { readonly ends: Size; readonly values: Size }>();

  constructor(ir: Ir, l: Lowering) {
    this.#ir = ir;
    this.#l = l;
  }

  /** The first formula whose exact value is too long; null without. */
  firstTooLong(): IrNode | null {
    for (const [id, node] of this.#ir.nodes.entries()) {
      const size = this.#size(id, node);
      if (totalOf(size) > MAX_BITS) return node;
      this.#sizes.push(size);
    }
    return null;
  }

  #size(id: NodeId, node: IrNode): Size {
    if (node.type.kind !== 'quantity') return COUNT;
    const size = this.#computed(id, node);
    const { low, high } = node.range;
    if (low === null || high === null) return size;
    const bits = [low, high].map(({ value: { n, d } }) => Math.max(1, bitsOf(n) - bitsOf(d) + 8));
    return { ...size, bits: Math.min(size.bits, Math.max(...bits)) };
  }

  #computed(id: NodeId, { operation, args }: IrNode): Size {
    const sizes = args.map((arg) => this.#at(arg));
    const [a = COUNT, b = COUNT] = sizes;
    switch (operation.op) {
      case 'constant':
        return constant(operation.value);
      case 'input':
        return this.#input(operation.input);
      case 'step':
        return this.#step(operation.step);
      case 'parameter':
        return this.#parameter(operation.parameter);
      case 'apply':
        return this.#applied(operation.table, a);
      case 'upper_limit':
        return this.#table(operation.table).ends;
      case 'mul':
        return product(a, b);
      case 'div':
        return this.#quotient(a, b, args[1] ?? id);
      case 'select':
        return anyOf(sizes.slice(1));
      default:
        return anyOf(sizes);
    }
  }

  #at(id: NodeId): Size {
    return this.#sizes[id] ?? COUNT;
  }

  #quotient(a: Size, b: Size, divisor: NodeId): Size {
    const under = b.bits + bitsOf(b.d);
    const over = besides(a.over, new Map([[this.#l.nodes.key(divisor), under]]), (x, y) => x + y);
    return { bits: a.bits + bitsOf(b.d), d: a.d, over: besides(over, b.over, (x, y) => x + y) };
  }

  #input(id: string): Size {
    const own = this.#l.inputs.get(id)?.defaultValue ?? null;
    return own === null ? SENT : sum(SENT, this.#at(own));
  }

  #step(id: string): Size {
    const step = this.#l.steps.get(id);
    if (step === undefined) return COUNT;
    const value = this.#at(step.value);
    return step.rounding === null ? value : rounded(value, step.rounding);
  }

  #parameter(id: string): Size {
    const known = this.#parameters.get(id);
    if (known !== undefined) return known;
    const parameter: IrParameter | undefined = this.#l.parameters.get(id);
    const own = anyOf((parameter?.rows ?? []).map(({ value }) => constant(value)));
    const size =
      parameter == null || parameter.unit === null ? own : product(own, this.#parameter(parameter.unit));
    this.#parameters.set(id, size);
    return size;
  }

  #table(id: string): { readonly ends: Size; readonly values: Size } {
    const known = this.#tables.get(id);
    if (known !== undefined) return known;
    const table: IrTable | undefined = this.#l.tables.get(id);
    const rows = table?.blocks.flatMap((block) => block.rows) ?? [];
    const ends = rows.flatMap(({ lower, upper, fixed }) =>
      [lower, upper, fixed].filter((end) => end !== null),
    );
    const scale = table?.scale == null ? [] : [this.#at(table.scale)];
    const inUnit = (size: Size, unit: string | null | undefined): Size =>
      [...(unit == null ? [] : [this.#parameter(unit)]), ...scale].reduce(product, size);
    const sizes = {
      ends: inUnit(anyOf(ends.map(constant)), table?.unit),
      values: inUnit(anyOf(rows.map(({ value }) => constant(value))), table?.givesUnit),
    };
    this.#tables.set(id, sizes);
    return sizes;
  }

  #applied(id: string, base: Size): Size {
    const { ends, values } = this.#table(id);
    const form = this.#l.tables.get(id)?.form;
    return form === 'step' || form === 'map' ? values : product(sum(base, ends), values);
  }
}

/**
 * PAY711: a formula whose exact value needs more digits than any amount. Nothing is rounded on the way, so that
 * products of products would take all memory to compute one payslip.
 */
export function checkExactSize(l: Lowering, ir: Ir): void {
  const long = new ExactSizes(ir, l).firstTooLong();
  if (long !== null) l.report.say(ranges.valueTooLong, long.span, { digits: MAX_VALUE_DIGITS });
}
