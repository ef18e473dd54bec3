import type { ShownValue } from '../../runtime/fixed-point/shown-value.ts';
import type { ValueType } from '../../runtime/module.ts';
import type { Expression, Statement } from './code.ts';
import { type Slots, slotOf } from './slots.ts';

/** A value in a slot of its own, under its name in the trace. */
interface Filled {
  readonly name: string;
  readonly type: ValueType;
  readonly words: readonly string[];
  readonly scale?: bigint;
}

/** Everything that the traces of a rule file show of what formulas read: each value once, in a slot. */
export class ShownValues {
  readonly #slots: Slots;
  readonly #values: ShownValue[] = [];
  /** Statements that put into slots what computing the payslip did not, by the least row that they need. */
  readonly #fills = new Map<string, { readonly test: Expression | null; readonly body: Statement[] }>();

  constructor(slots: Slots) {
    this.#slots = slots;
  }

  get all(): readonly ShownValue[] {
    return this.#values;
  }

  /** The place of a value among all. */
  add(shown: ShownValue): number {
    const known = this.#values.findIndex((value) => isSame(value, shown));
    return known === -1 ? this.#values.push(shown) - 1 : known;
  }

  /**
   * A value that an expression gives as a number, put into a slot of its own when the trace is shown. `key` names
   * the expression; `under` is the condition without which it means nothing.
   */
  filled(shown: Filled, key: string, value: Expression, under: Condition | null = null): number {
    const slotName = slotOf.shown(`${shown.name} ${key}`);
    const isNew = this.#slots.known(slotName) === null;
    const slot = this.#slots.place(slotName);
    if (isNew) this.#fill({ kind: 'store', slot, value }, under);
    return this.add({ scale: 1n, over: -1, ...shown, slot });
  }

  #fill(statement: Statement, under: Condition | null): void {
    const key = under?.key ?? '';
    const known = this.#fills.get(key);
    if (known === undefined) this.#fills.set(key, { test: under?.test ?? null, body: [statement] });
    else known.body.push(statement);
  }

  /** What fills the slots that only traces show. */
  statements(): readonly Statement[] {
    return [...this.#fills.values()].flatMap(({ test, body }): readonly Statement[] =>
      test === null ? body : [{ kind: 'if', branches: [{ test, body }] }],
    );
  }
}

/** A condition, and what it is known by. */
export interface Condition {
  readonly key: string;
  readonly test: Expression;
}

function isSame(a: ShownValue, b: ShownValue): boolean {
  const words = a.words.length === b.words.length && a.words.every((word, place) => word === b.words[place]);
  return words && a.name === b.name && a.type === b.type && a.slot === b.slot && a.scale === b.scale;
}
