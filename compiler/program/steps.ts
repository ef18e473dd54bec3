import type { AmountJson, StepJson } from '../../runtime/law/layout-json.ts';
import { FIRST_DATE } from '../../runtime/module/day-number.ts';
import type { IrNotice, IrStep, NodeId } from '../ir/ir.ts';
import { isBaseTimesRate } from '../ir/product.ts';
import type { Block } from './block.ts';
import type { Expression } from './code.ts';
import * as code from './code.ts';
import type { Formulas } from './formulas.ts';
import { Arithmetic, type Fraction, isPositive } from './fraction.ts';
import { identifier } from './names.ts';
import { positionOf } from './period.ts';
import { rounded } from './rounded.ts';

/** The places of a step's value and of its parts. */
interface Placed {
  readonly final: AmountJson;
  readonly raw?: AmountJson | null;
  readonly base?: AmountJson | null;
  readonly rate?: AmountJson | null;
  readonly called?: number;
}

/** Computes steps, warnings and refusals. */
export class Steps {
  readonly #formulas: Formulas;

  constructor(formulas: Formulas) {
    this.#formulas = formulas;
  }

  /** Writes a step, which is nothing where it is not there or its condition does not hold, and says where its values are. */
  step(step: IrStep, place: number, block: Block): StepJson {
    const present = step.presence === null ? null : this.#condition(step.presence, block);
    const outer = present === null ? block : block.branch();
    const { reads, written } = this.#formulas.reads.of(step, () => this.#called(step, place, outer));
    const { final, raw = null, called = null, base = null, rate = null } = written;
    if (present !== null) block.when(present.test, outer.statements);
    if (!isAlways(step)) {
      block.before(code.set({ declares: 'let', name: identifier(step.id), value: nothing(step) }));
      const slot = typeof final === 'number' ? final : final[0];
      // Slots hold zero before anything is computed; the first word of a choice is one.
      if (step.type.kind === 'choice') block.before(code.set({ slot: code.number(slot), value: code.ONE }));
    }
    return [final, reads, raw, present?.slot ?? null, called, base, rate];
  }

  #condition(id: NodeId, block: Block): { readonly test: Expression; readonly slot: number } {
    return this.#formulas.slots.condition(this.#formulas.expression(id, block), block);
  }

  #called(step: IrStep, place: number, block: Block): Placed {
    if (step.condition === null) return this.#value(step, place, block);
    const called = this.#condition(step.condition, block);
    const inner = block.branch();
    const condition = { of: called, least: 1, most: 1 };
    const placed = this.#formulas.reads.under(condition, () => this.#value(step, place, inner));
    block.when(called.test, inner.statements);
    return { ...placed, called: called.slot };
  }

  /** The value under the name of the step, for the formulas after it, and in its slot. */
  #set(step: IrStep, place: number, value: Fraction, block: Block): Fraction {
    const own = identifier(step.id);
    if (isAlways(step)) block.constant(own, value.n);
    else block.assign(own, value.n);
    // What is one number where its condition holds is none where it does not.
    const constant = isAlways(step) ? value.constant : null;
    const named = { ...value, constant, n: code.name(own) };
    this.#formulas.define(step.id, named, place);
    return named;
  }

  #value(step: IrStep, place: number, block: Block): Placed {
    const { slots } = this.#formulas;
    if (step.type.kind === 'quantity') return this.#amount(step, place, block);
    const { n } = this.#set(step, place, this.#formulas.value(step.value, block), block);
    const slot = slots.take();
    block.store(slot, asShown(step, n));
    if (step.type.kind === 'boolean') slots.know(n, n, slot);
    return { final: [slot, 1] };
  }

  #amount(step: IrStep, place: number, block: Block): Placed {
    const arithmetic = new Arithmetic(block);
    const { slots, reads } = this.#formulas;
    const at = (id: NodeId | null): Fraction | null =>
      id === null ? null : arithmetic.atom(this.#formulas.value(id, block));
    const isProduct = isBaseTimesRate(step, (id) => this.#formulas.node(id));
    const parts = (): readonly [Fraction | null, Fraction | null] => [at(step.base), at(step.rate)];
    const [base, rate] = isProduct ? parts() : reads.silently(parts);
    const value =
      isProduct && base !== null && rate !== null
        ? this.#product(step, base, rate, block)
        : this.#formulas.value(step.value, block);
    const raw = arithmetic.atom(value);
    const final = step.rounding === null ? raw : arithmetic.atom(rounded(raw, step.rounding, block));
    const isSame = raw.d === final.d && code.keyOf(raw.n) === code.keyOf(final.n);
    const kept = (part: Fraction | null): AmountJson | null =>
      part === null ? null : slots.keep(part, block);
    return {
      final: slots.keep(this.#set(step, place, final, block), block),
      raw: kept(isSame ? null : raw),
      base: kept(base),
      rate: kept(rate),
    };
  }

  #product(step: IrStep, base: Fraction, rate: Fraction, block: Block): Fraction {
    const value = new Arithmetic(block).mul(base, rate);
    return { ...value, positive: value.positive || isPositive(this.#formulas.node(step.value).range) };
  }

  /** A warning at its place among the notices, or a refusal, which the interpreter words. */
  notice(notice: IrNotice, place: number, block: Block): void {
    const inner = notice.presence === null ? block : block.branch();
    const presence = notice.presence === null ? null : this.#formulas.expression(notice.presence, block);
    const condition = this.#formulas.expression(notice.condition, inner);
    if (notice.kind === 'refuse') inner.giveUp(condition);
    else {
      const branch = inner.branch();
      const values = notice.message.flatMap((part) =>
        'text' in part ? [] : [this.#said(part.value, branch)],
      );
      branch.add({ kind: 'comment', text: notice.code });
      branch.add({ kind: 'do', call: code.call('$notes.add', code.number(place), ...values) });
      inner.when(condition, branch.statements);
    }
    if (presence !== null) block.when(this.#formulas.slots.decision(presence).test, inner.statements);
  }

  #said(id: NodeId, block: Block): Expression {
    const { n, d, over } = this.#formulas.value(id, block);
    if (this.#formulas.node(id).type.kind !== 'quantity') return n;
    return code.call('rt.ratio', n, code.big(d), ...over.map(code.name));
  }
}

function isAlways({ presence, condition }: IrStep): boolean {
  return presence === null && condition === null;
}

function nothing({ type }: IrStep): Expression {
  if (type.kind === 'boolean') return code.name('false');
  if (type.kind === 'choice') return code.text(type.words[0] ?? '');
  return type.kind === 'date' ? code.text(FIRST_DATE) : code.ZERO;
}

/** The number that a trace shows of what is no quantity. */
function asShown({ type }: IrStep, value: Expression): Expression {
  if (type.kind === 'boolean') return code.asNumber(value);
  if (type.kind === 'choice') return positionOf(value, type.words);
  return code.call('rt.digitsOfDate', value);
}
