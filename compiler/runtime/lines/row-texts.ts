import type { BracketApplied } from '../outcome.ts';
import { utf8 } from '../plain/text-bytes.ts';
import { printFixed, printPlain } from '../print.ts';
import { AMOUNT, type NameOrder, textsAround } from './line-texts.ts';

/** Fraction digits of a rate. */
export const RATE_DIGITS = 10;

/** What stands before and behind the base of an applied row, in each order of names. */
export type RowTexts = Readonly<Record<NameOrder, { readonly head: Uint8Array; readonly tail: Uint8Array }>>;

/** The texts of a row, which do not depend on its base. */
export function rowTexts({ tableId, lower, upper, fixed, rate }: BracketApplied): RowTexts {
  const members = {
    table_id: JSON.stringify(tableId),
    lower_limit: lower === null ? '"0.00"' : `"${printFixed(lower, 2)}"`,
    upper_limit: upper === null ? 'null' : `"${printFixed(upper, 2)}"`,
    fixed_amount: `"${printFixed(fixed, 2)}"`,
    rate: `"${printPlain(rate, RATE_DIGITS)}"`,
    base: AMOUNT,
  };
  const inOrder = (order: NameOrder) => {
    const [head = NOTHING, tail = NOTHING] = utf8(textsAround(members, order));
    return { head, tail };
  };
  return { contract: inOrder('contract'), alphabet: inOrder('alphabet') };
}

const NOTHING = new Uint8Array(0);
