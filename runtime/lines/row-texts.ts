import type { BracketApplied } from '../module/outcome.ts';
import { printFixed, printPlain } from '../numbers/print.ts';
import { AMOUNT, type Members, type NameOrder, textsAround } from './line-texts.ts';
import { utf8 } from './text-bytes.ts';

/** Fraction digits of a rate. */
export const RATE_DIGITS = 10;

/** What stands before and behind the base of an applied row, in each order of names; the object stays open. */
export type RowTexts = Readonly<Record<NameOrder, Around>>;

interface Around {
  readonly head: Uint8Array;
  readonly tail: Uint8Array;
}

/** More rows than the law has with all their scales are never asked for; this only keeps memory from filling. */
const MOST_ROWS = 4000;
const KNOWN = new Map<string, RowTexts>();

/** The texts of a row, which do not depend on its base; each is made once. */
export function rowTexts(row: BracketApplied): RowTexts {
  const { tableId, lower, upper, fixed, rate } = row;
  const ends = [lower?.n, lower?.d, upper?.n, upper?.d];
  const key = [tableId, ...ends, fixed.n, fixed.d, rate.n, rate.d].join(' ');
  const known = KNOWN.get(key);
  if (known !== undefined) return known;
  const made = makeTexts(row);
  if (KNOWN.size >= MOST_ROWS) KNOWN.clear();
  KNOWN.set(key, made);
  return made;
}

function makeTexts({ tableId, lower, upper, fixed, rate }: BracketApplied): RowTexts {
  const members = {
    table_id: JSON.stringify(tableId),
    lower_limit: lower === null ? '"0.00"' : `"${printFixed(lower, 2)}"`,
    upper_limit: upper === null ? 'null' : `"${printFixed(upper, 2)}"`,
    fixed_amount: `"${printFixed(fixed, 2)}"`,
    rate: `"${printPlain(rate, RATE_DIGITS)}"`,
    base: AMOUNT,
  };
  return { contract: inOrder(members, 'contract'), alphabet: inOrder(members, 'alphabet') };
}

function inOrder(members: Members, order: NameOrder): Around {
  const [head = '', tail = ''] = textsAround(members, order);
  return { head: utf8(head), tail: utf8(tail.slice(0, -1)) };
}
