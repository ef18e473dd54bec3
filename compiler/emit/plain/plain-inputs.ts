import type { Ir, IrBound, IrInput } from '../../ir/ir.ts';
import { inputTypeOf } from '../../ir/value-type.ts';
import { type Block, indented } from '../formulas/block.ts';
import { Arithmetic, commonScale, type Fraction, mostOf, namedFraction } from '../formulas/fraction.ts';
import { larger, SAFE } from '../formulas/whole.ts';
import { derived, identifier } from '../identifiers.ts';
import { scaleOf } from './input-scale.ts';
import { keepOver } from './kept-over.ts';
import type { PlainFormulas } from './plain-formulas.ts';
import { slotOf } from './slots.ts';

/** Writes how an input is read and what outside its bounds is left to `evaluate`, which says why. */
export class PlainInputs {
  readonly #ir: Ir;
  readonly #formulas: PlainFormulas;
  readonly #places: ReadonlyMap<string, number>;
  readonly #wires: ReadonlyMap<string, IrInput>;

  constructor(ir: Ir, formulas: PlainFormulas) {
    this.#ir = ir;
    this.#formulas = formulas;
    const inputs = ir.items.filter((item) => item.item === 'input');
    this.#places = new Map(inputs.map(({ id }, place) => [id, place]));
    this.#wires = new Map(inputs.map((input) => [input.id, input]));
  }

  /** What was sent, and whether anything was: for all inputs, before any is computed. */
  sent(input: IrInput, block: Block): void {
    const name = derived(input.id, 'sent');
    const place = this.#places.get(input.id) ?? 0;
    const isText = isTextInput(input);
    block.add(`const ${name} = ${isText ? '$row.texts' : '$n'}[${place}]${isText ? '' : '!'};`);
    this.#formulas.defineGiven(input.id, isText ? `(${name} !== undefined)` : `(${name} === ${name})`);
  }

  /** The value of an input, and what it must be. */
  value(input: IrInput, block: Block): void {
    this.#presence(input, block);
    const kind = inputTypeOf(input.type);
    if (kind === 'boolean') this.#flag(input, block);
    else if (kind === 'choice' || kind === 'date') this.#text(input, block);
    else this.#quantity(input, block);
  }

  #presence(input: IrInput, block: Block): void {
    if (input.presence !== 'required') return;
    const standIn = input.unless === null ? undefined : this.#wires.get(input.unless);
    const given = [input.id, ...(standIn === undefined ? [] : [standIn.id])].map((id) =>
      this.#formulas.given(id),
    );
    block.add(`if (!(${given.join(' || ')})) return false;`);
  }

  #slot(input: IrInput): string {
    return `$s[${this.#formulas.slots.place(slotOf.input(input.id))}]`;
  }

  #flag(input: IrInput, block: Block): void {
    const name = identifier(input.id);
    const sent = derived(input.id, 'sent');
    const fallback = input.defaultValue === null ? 'false' : this.#formulas.logic(input.defaultValue, block);
    block.add(`const ${name}: boolean = ${sent} === ${sent} ? ${sent} === 1 : ${fallback};`);
    block.add(`${this.#slot(input)} = ${name} ? 1 : 0;`);
    this.#formulas.define(input.id, name);
  }

  #text(input: IrInput, block: Block): void {
    const name = identifier(input.id);
    const sent = derived(input.id, 'sent');
    const words = `${derived('input', input.id)}.words`;
    if (inputTypeOf(input.type) === 'choice') {
      block.add(`if (${sent} !== undefined && !${words}.includes(${sent})) return false;`);
    }
    const fallback = input.defaultValue === null ? "''" : this.#formulas.logic(input.defaultValue, block);
    block.add(`const ${name} = ${sent} ?? ${fallback};`);
    const shown =
      inputTypeOf(input.type) === 'choice' ? `${words}.indexOf(${name}) + 1` : `rt.digitsOfDate(${name})`;
    block.add(`${this.#slot(input)} = ${shown};`);
    this.#formulas.define(input.id, name);
  }

  #quantity(input: IrInput, block: Block): void {
    const sent = this.#bounded(input, block);
    const name = identifier(input.id);
    if (input.defaultValue === null) block.add(`const ${name} = ${sent.n};`);
    const value = input.defaultValue === null ? sent : this.#orDefault(input.defaultValue, sent, name, block);
    block.add(`${this.#slot(input)} = ${name};`);
    keepOver(this.#formulas.slots, slotOf.finalOver(input.id), value, block);
    this.#formulas.define(input.id, { ...value, n: name });
    this.scales.set(input.id, { d: value.d, over: value.over });
  }

  /** What each input is counted in once it is read. */
  readonly scales = new Map<string, Pick<Fraction, 'd' | 'over'>>();

  #orDefault(id: number, sent: Fraction, name: string, block: Block): Fraction {
    const branch = block.branch();
    const fallback = this.#formulas.quantity(id, branch);
    const { d, over } = commonScale([sent, fallback]);
    const own = block.branch();
    const [a, b] = [new Arithmetic(own).over(sent, d, over), new Arithmetic(branch).over(fallback, d, over)];
    const value = {
      ...namedFraction(name, d, larger(a.most, b.most), a.positive && b.positive),
      over,
    };
    const given = `${sent.n} === ${sent.n}`;
    if (own.lines.length + branch.lines.length === 0) {
      block.add(`const ${name} = ${given} ? ${a.n} : ${b.n};`);
      return value;
    }
    block.add(`let ${name}: number;`, `if (${given}) {`, ...indented([...own.lines, `${name} = ${a.n};`]));
    block.add('} else {', ...indented([...branch.lines, `${name} = ${b.n};`]), '}');
    return value;
  }

  #bounded(input: IrInput, block: Block): Fraction {
    const scale = scaleOf(input, this.#ir);
    const name = derived(input.id, 'sent');
    const sent = namedFraction(name, scale, null, false);
    // Not sent is NaN, which is neither under nor over anything.
    this.#bound(sent, input.lower, { closed: '<', open: '<=' }, block);
    if (!this.#isBeyond(input.upper, scale))
      this.#bound(sent, input.upper, { closed: '>', open: '>=' }, block);
    const [low, high] = [this.#range(input.lower)?.low, this.#range(input.upper)?.high];
    const positive = low !== undefined && low !== null && low.value.n >= 0n;
    const range = positive && high !== undefined ? { low, high } : null;
    return namedFraction(name, scale, range === null ? null : mostOf(range, scale), positive);
  }

  /** True when the limit itself is more than any number that a row holds. */
  #isBeyond(bound: IrBound | null, scale: bigint): boolean {
    const low = this.#range(bound)?.low ?? null;
    return low !== null && low.value.n * scale > SAFE * low.value.d;
  }

  #range(bound: IrBound | null) {
    return bound === null ? undefined : this.#formulas.node(bound.value).range;
  }

  #bound(
    sent: Fraction,
    bound: IrBound | null,
    refusedBy: { readonly closed: string; readonly open: string },
    block: Block,
  ): void {
    if (bound === null) return;
    const limit = this.#formulas.quantity(bound.value, block);
    const sign = bound.closed ? refusedBy.closed : refusedBy.open;
    block.add(`if (${new Arithmetic(block).compare(sign, sent, limit)}) return false;`);
  }
}

function isTextInput(input: IrInput): boolean {
  const kind = inputTypeOf(input.type);
  return kind === 'choice' || kind === 'date';
}
