import type { ValueType } from '../../runtime/module.ts';
import { quoted, quotedList } from '../code-text.ts';
import { indented } from '../formulas/block.ts';
import type { Fraction } from '../formulas/fraction.ts';
import { type Slots, slotCode, slotOf } from './slots.ts';

/** A value that a trace shows. */
interface Shown {
  readonly name: string;
  readonly type: ValueType;
  readonly words: readonly string[];
  readonly slot: number;
  readonly scale: bigint;
  /** Slot of what it is divided by beside the scale; -1 without. */
  readonly over: number;
}

/** Everything that the traces of a rule file show of what formulas read: each value once, in a slot. */
export class ShownValues {
  readonly #slots: Slots;
  readonly #codes: string[] = [];
  /** Statements that put into slots what computing the payslip did not, by the condition they run under. */
  readonly #statements = new Map<string, string[]>();

  constructor(slots: Slots) {
    this.#slots = slots;
  }

  /** The place of a value among all. */
  add({ name, type, words, slot, scale, over }: Shown): number {
    const rest = [
      ...(scale === 1n && over < 0 && words.length === 0 ? [] : [`${scale}n`]),
      ...(over < 0 && words.length === 0 ? [] : [String(over)]),
      ...(words.length === 0 ? [] : [quotedList(words)]),
    ];
    const code = `rt.shown(${[quoted(name), quoted(type), slot, ...rest].join(', ')})`;
    const known = this.#codes.indexOf(code);
    return known === -1 ? this.#codes.push(code) - 1 : known;
  }

  /** A quantity that computing the payslip put into a slot. */
  amount(name: string, type: ValueType, slot: number, scale: Pick<Fraction, 'd'>, over: number): number {
    return this.add({ name, type, words: [], slot, scale: scale.d, over });
  }

  /** A value that `code` gives as a number, put into a slot of its own when the trace is shown. */
  filled(
    shown: Pick<Shown, 'name' | 'type' | 'words'> & { readonly scale?: bigint },
    code: string,
    condition = '',
  ): number {
    const slot = this.#slots.place(slotOf.shown(`${shown.name} ${code}`));
    const statement = `${slotCode(slot).replace('!', '')} = ${code};`;
    const statements = this.#statements.get(condition) ?? [];
    if (!statements.includes(statement)) statements.push(statement);
    this.#statements.set(condition, statements);
    return this.add({ scale: 1n, over: -1, ...shown, slot });
  }

  /** The list of values. */
  declaration(): readonly string[] {
    if (this.#codes.length === 0) return ['const $values: readonly rt.ShownValue[] = [];', ''];
    return ['const $values = [', ...this.#codes.map((code) => `  ${code},`), '];', ''];
  }

  /** The function that fills the slots which only traces show. */
  written(): readonly string[] {
    const lines = [...this.#statements].flatMap(([condition, statements]) =>
      condition === '' ? statements : [`if (${condition}) {`, ...indented(statements), '}'],
    );
    const uses = (name: string): boolean => lines.some((line) => line.includes(name));
    const [reads, fills] = [uses('$row') || uses('$f.') || uses('$at'), lines.length > 0];
    return [
      `function show(${reads ? '$row' : '_row'}: rt.PayslipRow, ${fills ? '$s' : '_s'}: Float64Array): void {`,
      ...(uses('$at') ? ['  const $at = $row.referenceDate;'] : []),
      ...(uses('$f.') ? ['  const $f = rt.known($figures($row.referenceDate));'] : []),
      ...indented(lines),
      '}',
      '',
    ];
  }
}
