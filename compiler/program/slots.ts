import type { AmountJson } from '../../runtime/law/layout-json.ts';
import type { Block } from './block.ts';
import type { Expression } from './code.ts';
import * as code from './code.ts';
import type { Fraction } from './fraction.ts';
import { wholeJson } from './whole.ts';

/** A condition whose outcome is kept where something that is shown depends on it: its slot is taken by then. */
interface Decision {
  slot: number | null;
  readonly test: Expression;
  /** True where the slot holds it already. */
  readonly isKept: boolean;
}

/** Places of the array that a payslip is computed into. What is shown after computing has one. */
export class Slots {
  #size = 0;
  /** The divisors of values, and the slots that keep them. */
  readonly #divisors = new Map<string, number>();
  /** Conditions that are kept, by how they are written. */
  readonly #kept = new Map<string, Decision>();

  get size(): number {
    return this.#size;
  }

  take(): number {
    this.#size += 1;
    return this.#size - 1;
  }

  /** Puts a value into a slot, and what it is divided by beside its scale into another. */
  keep(value: Fraction, block: Block): AmountJson {
    const slot = this.take();
    block.store(slot, value.n);
    const scale = wholeJson(value.d);
    if (value.over.length > 0) return [slot, scale, this.#divisor(value.over, block)];
    return scale === 100 ? slot : [slot, scale];
  }

  #divisor(over: readonly string[], block: Block): number {
    const known = this.#divisors.get(over.join());
    if (known !== undefined) return known;
    const slot = this.take();
    if (block.isBranch) block.before(code.set({ slot: code.number(slot), value: code.ONE }));
    else this.#divisors.set(over.join(), slot);
    const product = over
      .map((one): Expression => code.name(one))
      .reduce((all, factor) => code.binary(all, '*', factor));
    const divisor = block.atom(product);
    if (over.length > 1) block.giveUp(code.binary(divisor, '>', code.SAFE_NAME));
    block.store(slot, divisor);
    return slot;
  }

  /** A condition before what depends on it is written. */
  decision(test: Expression): Decision {
    return this.#kept.get(code.keyOf(test)) ?? { slot: null, test, isKept: false };
  }

  /** The condition once that is written: kept where it must be. */
  decided(decision: Decision, block: Block): Expression {
    const { slot, test, isKept } = decision;
    if (isKept || slot === null) return test;
    const named = block.atom(test);
    block.store(slot, code.asNumber(named));
    if (!block.isBranch) {
      this.know(test, named, slot);
      this.know(named, named, slot);
    }
    return named;
  }

  /** A condition that is kept whatever depends on it; those that say the same share its slot. */
  condition(test: Expression, block: Block): { readonly test: Expression; readonly slot: number } {
    const decision = this.decision(test);
    decision.slot ??= this.take();
    return { slot: decision.slot, test: this.decided(decision, block) };
  }

  /** Says that a slot holds a condition, 1 or 0, from here on. */
  know(test: Expression, named: Expression, slot: number): void {
    this.#kept.set(code.keyOf(test), { slot, test: named, isKept: true });
  }
}
