import type { BracketApplied } from '../runtime/module.ts';
import { printFixed } from '../runtime/print.ts';
import { bracketHead } from './payslip-text.ts';

/** Prints the rows that a table applied: each row of the law once, with the base of everybody behind it. */
export class BracketTexts {
  readonly #known = new Map<bigint, { readonly bracket: BracketApplied; readonly head: string }>();

  of(bracket: BracketApplied | null): string {
    return bracket === null ? 'null' : `${this.#headOf(bracket)}${printFixed(bracket.base, 2)}"}`;
  }

  #headOf(bracket: BracketApplied): string {
    const from = bracket.lower?.n ?? 0n;
    const known = this.#known.get(from);
    if (known !== undefined && isSameRow(known.bracket, bracket)) return known.head;
    const head = bracketHead(bracket);
    this.#known.set(from, { bracket, head });
    return head;
  }
}

function isSameRow(a: BracketApplied, b: BracketApplied): boolean {
  return (
    a.tableId === b.tableId &&
    a.lower?.n === b.lower?.n &&
    a.lower?.d === b.lower?.d &&
    a.upper?.n === b.upper?.n &&
    a.fixed.n === b.fixed.n &&
    a.fixed.d === b.fixed.d &&
    a.rate.n === b.rate.n &&
    a.rate.d === b.rate.d
  );
}
