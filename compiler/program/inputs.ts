import { inputTypeOf, wordsOf } from '../../runtime/ir/value-type.ts';
import type { Ir, IrBound, IrInput } from '../ir/ir.ts';
import type { Block } from './block.ts';
import type { BinaryOperator, Expression } from './code.ts';
import * as code from './code.ts';
import type { Formulas } from './formulas.ts';
import { Arithmetic, commonScale, type Fraction, mostOf, namedFraction, type Scale } from './fraction.ts';
import { scaleOf } from './input-scale.ts';
import { derived, identifier } from './names.ts';
import { positionOf } from './period.ts';
import { slotOf } from './slots.ts';
import { keepOver } from './store-over.ts';
import { larger, SAFE } from './whole.ts';

const NUMBERS = code.name('$n');
const TEXTS = code.member(code.name('$row'), 'texts');

/** Reads inputs; what lies outside its bounds is left to the interpreter, which says why. */
export class Inputs {
  readonly #ir: Ir;
  readonly #formulas: Formulas;
  readonly #places: ReadonlyMap<string, number>;
  readonly #inputs: ReadonlyMap<string, IrInput>;
  /** What each input is counted in once it is read. */
  readonly scales = new Map<string, Scale>();

  constructor(ir: Ir, formulas: Formulas) {
    this.#ir = ir;
    this.#formulas = formulas;
    const inputs = ir.items.filter((item) => item.item === 'input');
    this.#places = new Map(inputs.map(({ id }, place) => [id, place]));
    this.#inputs = new Map(inputs.map((input) => [input.id, input]));
  }

  /** What was sent, and whether anything was: for all inputs, before any is computed. */
  sent(input: IrInput, block: Block): void {
    const sent = code.name(derived(input.id, 'sent'));
    const place = code.number(this.#places.get(input.id) ?? 0);
    if (isTextInput(input)) {
      block.constant(derived(input.id, 'sent'), code.call('rt.textAt', TEXTS, place));
      this.#formulas.defineGiven(input.id, code.binary(sent, '!==', code.name('undefined')));
    } else {
      block.constant(derived(input.id, 'sent'), code.element(NUMBERS, place));
      this.#formulas.defineGiven(input.id, isSent(sent));
    }
  }

  /** The value of an input, and what it must be. */
  value(input: IrInput, block: Block): void {
    this.#presence(input, block);
    this.#demand(input, block);
    const kind = inputTypeOf(input.type);
    if (kind === 'boolean') this.#flag(input, block);
    else if (kind === 'choice' || kind === 'date') this.#text(input, block);
    else this.#quantity(input, block);
  }

  #presence(input: IrInput, block: Block): void {
    if (input.presence !== 'required') return;
    const standIn = input.unless === null ? undefined : this.#inputs.get(input.unless);
    const given = [input.id, ...(standIn === undefined ? [] : [standIn.id])].map((id) =>
      this.#formulas.given(id),
    );
    block.giveUp(code.not(code.both(given, '||')));
  }

  /** What a condition demands (`required when`). */
  #demand({ id, requiredWhen }: IrInput, block: Block): void {
    if (requiredWhen === null) return;
    const absent = block.branch();
    absent.giveUp(this.#formulas.logic(requiredWhen, absent));
    block.when(code.not(this.#formulas.given(id)), absent.statements);
  }

  #store(input: IrInput, value: Expression, block: Block): void {
    block.store(this.#formulas.slots.place(slotOf.input(input.id)), value);
  }

  #flag(input: IrInput, block: Block): void {
    const own = identifier(input.id);
    const sent = code.name(derived(input.id, 'sent'));
    const fallback =
      input.defaultValue === null ? code.name('false') : this.#formulas.logic(input.defaultValue, block);
    const value = code.conditional(isSent(sent), code.binary(sent, '===', code.ONE), fallback);
    block.constant(own, value, 'boolean');
    this.#store(input, code.asNumber(code.name(own)), block);
    this.#formulas.define(input.id, code.name(own));
  }

  #text(input: IrInput, block: Block): void {
    const own = identifier(input.id);
    const sent = code.name(derived(input.id, 'sent'));
    const isChoice = inputTypeOf(input.type) === 'choice';
    const words = wordsOf(input.type);
    const isGiven = code.binary(sent, '!==', code.name('undefined'));
    const isWrong = isChoice
      ? [code.not(code.binary(positionOf(sent, words), '>', code.ZERO))]
      : [code.not(code.call('rt.isDate', sent)), ...this.#beyondDates(input, sent, block)];
    for (const wrong of isWrong) block.giveUp(code.binary(isGiven, '&&', wrong));
    const fallback =
      input.defaultValue === null ? code.text('') : this.#formulas.logic(input.defaultValue, block);
    block.constant(own, code.binary(sent, '??', fallback));
    const named = code.name(own);
    this.#store(input, isChoice ? positionOf(named, words) : code.call('rt.digitsOfDate', named), block);
    this.#formulas.define(input.id, named);
  }

  /** Whether a date lies outside its bounds. */
  #beyondDates(input: IrInput, sent: Expression, block: Block): readonly Expression[] {
    const beyond = (bound: IrBound | null, closed: BinaryOperator, open: BinaryOperator) =>
      bound === null
        ? []
        : [code.binary(sent, bound.closed ? closed : open, this.#formulas.logic(bound.value, block))];
    return [...beyond(input.lower, '<', '<='), ...beyond(input.upper, '>', '>=')];
  }

  #quantity(input: IrInput, block: Block): void {
    const sent = this.#bounded(input, block);
    const own = identifier(input.id);
    const { defaultValue } = input;
    if (defaultValue === null) block.constant(own, sent.n);
    const value = defaultValue === null ? sent : this.#orDefault(defaultValue, sent, own, block);
    this.#store(input, code.name(own), block);
    keepOver(this.#formulas.slots, slotOf.finalOver(input.id), value, block);
    this.#formulas.define(input.id, { ...value, n: code.name(own) });
    this.scales.set(input.id, { d: value.d, over: value.over });
  }

  #orDefault(id: number, sent: Fraction, own: string, block: Block): Fraction {
    const [given, absent] = [block.branch(), block.branch()];
    const fallback = this.#formulas.quantity(id, absent);
    const scale = commonScale([sent, fallback]);
    const a = new Arithmetic(given).over(sent, scale);
    const b = new Arithmetic(absent).over(fallback, scale);
    const most = larger(a.most, b.most);
    const value = { ...namedFraction(code.name(own), scale.d, most, a.positive && b.positive), ...scale };
    if (given.statements.length + absent.statements.length === 0) {
      block.constant(own, sentOr(sent.n, a.n, b.n));
      return value;
    }
    given.assign(own, a.n);
    absent.assign(own, b.n);
    block.add({ kind: 'variable', name: own, type: 'number', value: null });
    block.choose([
      { test: isSent(sent.n), body: given.statements },
      { test: null, body: absent.statements },
    ]);
    return value;
  }

  #bounded(input: IrInput, block: Block): Fraction {
    const scale = scaleOf(input, this.#ir);
    const own = code.name(derived(input.id, 'sent'));
    const sent = namedFraction(own, scale, null, false);
    // Not sent is NaN, which is neither under nor over anything.
    this.#bound(sent, input.lower, { closed: '<', open: '<=' }, block);
    if (!this.#isBeyond(input.upper, scale)) {
      this.#bound(sent, input.upper, { closed: '>', open: '>=' }, block);
    }
    const [low, high] = [this.#range(input.lower)?.low, this.#range(input.upper)?.high];
    const positive = low !== undefined && low !== null && low.value.n >= 0n;
    const range = positive && high !== undefined ? { low, high } : null;
    return namedFraction(own, scale, range === null ? null : mostOf(range, scale), positive);
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
    refusedBy: { readonly closed: BinaryOperator; readonly open: BinaryOperator },
    block: Block,
  ): void {
    if (bound === null) return;
    const limit = this.#formulas.quantity(bound.value, block);
    block.giveUp(
      new Arithmetic(block).compare(bound.closed ? refusedBy.closed : refusedBy.open, sent, limit),
    );
  }
}

/** What was sent, else a default. */
function sentOr(sent: Expression, given: Expression, fallback: Expression): Expression {
  const isAsSent = given === sent && code.isAtom(fallback);
  return isAsSent ? code.call('rt.sentOr', sent, fallback) : code.conditional(isSent(sent), given, fallback);
}

/** Not sent is NaN, the only number that is not itself. */
function isSent(sent: Expression): Expression {
  return code.binary(sent, '===', sent);
}

function isTextInput(input: IrInput): boolean {
  const kind = inputTypeOf(input.type);
  return kind === 'choice' || kind === 'date';
}
