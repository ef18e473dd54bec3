import { inputTypeOf, wordsOf } from '../../runtime/ir/value-type.ts';
import type { AmountJson } from '../../runtime/law/layout-json.ts';
import type { IrBound, IrInput } from '../ir/ir.ts';
import type { Block } from './block.ts';
import { chosen } from './chosen.ts';
import type { BinaryOperator, Expression } from './code.ts';
import * as code from './code.ts';
import type { Formulas } from './formulas.ts';
import { Arithmetic, type Fraction, isPositive, mostOf, namedFraction, unscaled } from './fraction.ts';
import { scaleOf } from './input-scale.ts';
import { derived, identifier } from './names.ts';
import { positionOf } from './period.ts';
import { larger, SAFE } from './whole.ts';

const NUMBERS = code.name('$n');
const TEXTS = code.member(code.name('$row'), 'texts');
const UNSENT_TEXT = code.name('undefined');

function isText({ type }: IrInput): boolean {
  return type.kind === 'choice' || type.kind === 'date';
}

/** Reads inputs; what lies outside its bounds is left to the interpreter, which says why. */
export class Inputs {
  readonly #formulas: Formulas;
  readonly #sent = new Map<string, Expression>();

  constructor(formulas: Formulas) {
    this.#formulas = formulas;
  }

  /** Records which inputs were sent, before any is computed: a missing number is NaN, a missing text is undefined. */
  sent(input: IrInput, place: number, block: Block): void {
    const at = code.number(place);
    let sent: Expression = code.element(NUMBERS, at);
    let given: Expression = code.call('rt.isSent', sent);
    if (isText(input)) {
      sent = code.name(derived(input.id, 'sent'));
      given = code.binary(sent, '!==', UNSENT_TEXT);
      block.constant(derived(input.id, 'sent'), code.call('rt.textAt', TEXTS, at));
    }
    this.#sent.set(input.id, sent);
    this.#formulas.defineGiven(input.id, given);
  }

  /** The value of an input, and what it must be. */
  value(input: IrInput, place: number, block: Block): void {
    this.#demand(input, block);
    const value = this.#orDefault(input, this.#allowed(input, block), block);
    const own = identifier(input.id);
    block.constant(own, value.n);
    const named = { ...value, n: code.name(own) };
    this.#formulas.define(input.id, named, ['input', place, this.#keep(input, named, block)]);
  }

  /** Refuses a request without an input that must be sent, always or when a condition holds (`required when`). */
  #demand({ id, presence, unless, requiredWhen }: IrInput, block: Block): void {
    const formulas = this.#formulas;
    if (presence === 'required') {
      const given = [id, ...(unless === null ? [] : [unless])].map((one) => formulas.given(one));
      block.giveUp(code.not(code.both(given, '||')));
    }
    if (requiredWhen === null) return;
    const absent = block.branch();
    absent.giveUp(formulas.expression(requiredWhen, absent));
    block.when(code.not(formulas.given(id)), absent.statements);
  }

  /** The value that was sent, checked against its bounds. */
  #allowed(input: IrInput, block: Block): Fraction {
    const sent = this.#sentOf(input);
    const given = this.#formulas.given(input.id);
    const refuse = (wrong: Expression): void => block.giveUp(code.binary(given, '&&', wrong));
    switch (inputTypeOf(input.type)) {
      case 'boolean':
        return unscaled(code.binary(sent, '===', code.ONE));
      case 'choice':
        refuse(code.not(code.binary(positionOf(sent, wordsOf(input.type)), '>', code.ZERO)));
        return unscaled(sent);
      case 'date':
        refuse(code.not(code.call('rt.isDate', sent)));
        for (const beyond of this.#beyond(input, unscaled(sent), block)) refuse(beyond);
        return unscaled(sent);
      default: {
        const scale = scaleOf(input, this.#formulas.ir);
        // NaN is neither under nor over anything.
        for (const beyond of this.#beyond(input, namedFraction(sent, scale, null, false), block)) {
          block.giveUp(beyond);
        }
        return this.#bounded(input, sent, scale);
      }
    }
  }

  /** Whether what was sent lies outside its bounds. A limit above every number that a row holds is none. */
  *#beyond(input: IrInput, sent: Fraction, block: Block): Generator<Expression> {
    const beyond = (bound: IrBound, closed: BinaryOperator, open: BinaryOperator): Expression => {
      const limit = this.#formulas.value(bound.value, block);
      return new Arithmetic(block).compare(bound.closed ? closed : open, sent, limit);
    };
    if (input.lower !== null) yield beyond(input.lower, '<', '<=');
    const least = this.#rangeOf(input.upper)?.low?.value;
    const isLimit = least === undefined || least.n * sent.d <= SAFE * least.d;
    if (input.upper !== null && isLimit) yield beyond(input.upper, '>', '>=');
  }

  #sentOf({ id }: IrInput): Expression {
    return this.#sent.get(id) ?? UNSENT_TEXT;
  }

  #rangeOf(bound: IrBound | null) {
    return bound === null ? null : this.#formulas.node(bound.value).range;
  }

  #bounded({ lower, upper }: IrInput, sent: Expression, scale: bigint): Fraction {
    const range = { low: this.#rangeOf(lower)?.low ?? null, high: this.#rangeOf(upper)?.high ?? null };
    const positive = isPositive(range);
    return namedFraction(sent, scale, positive ? mostOf(range, scale) : null, positive);
  }

  #orDefault(input: IrInput, sent: Fraction, block: Block): Fraction {
    const { defaultValue, type, id } = input;
    if (defaultValue === null) {
      return isText(input) ? unscaled(code.binary(sent.n, '??', code.text(''))) : sent;
    }
    const { operation } = this.#formulas.node(defaultValue);
    // Not sent is neither 0 nor 1.
    if (operation.op === 'truth') {
      return operation.value ? unscaled(code.binary(this.#sentOf(input), '!==', code.ZERO)) : sent;
    }
    const [given, absent] = [block.branch(), block.branch()];
    const fallback = this.#formulas.value(defaultValue, absent);
    const isPlain = fallback.over.length === 0 && code.isAtom(fallback.n) && absent.statements.length === 0;
    if (type.kind === 'quantity' && isPlain && sent.d % fallback.d === 0n) {
      const or = new Arithmetic(block).over(fallback, sent);
      const positive = sent.positive && fallback.positive;
      return { ...sent, n: code.call('rt.sentOr', sent.n, or.n), most: larger(sent.most, or.most), positive };
    }
    const sides = [
      { block: given, value: sent },
      { block: absent, value: fallback },
    ];
    return chosen([this.#formulas.given(id)], sides, type, block);
  }

  /** The value in its slot: a yes as 1, a word as its position, a date as its digits. */
  #keep({ type }: IrInput, value: Fraction, block: Block): AmountJson {
    const { slots } = this.#formulas;
    const { n } = value;
    if (type.kind === 'boolean') return [slots.condition(n, block).slot, 1];
    if (type.kind === 'choice') return slots.keep(unscaled(positionOf(n, type.words)), block);
    if (type.kind === 'date') return slots.keep(unscaled(code.call('rt.digitsOfDate', n)), block);
    return slots.keep(value, block);
  }
}
