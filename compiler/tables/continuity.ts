import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { tablePhrases } from '../../dsl/diagnostics/phrases/tables.ts';
import { tables } from '../../dsl/diagnostics/tables.ts';
import {
  add,
  compare,
  type Exact,
  equal,
  exact,
  max,
  mul,
  neg,
  sub,
  ZERO,
} from '../../runtime/numbers/exact.ts';
import { roundTo } from '../../runtime/numbers/rounding.ts';
import type { FileContext } from '../model/context.ts';
import type { Neighbours } from './intervals.ts';
import { numberOf, type PrintedRow, showJump, showLike, showNumber } from './printed-row.ts';
import type { TableHead } from './table-head.ts';

const TWO = exact(2n);

/** The jump of the value where a row begins, and the constant that would avoid it. */
interface Jump {
  readonly size: Exact;
  readonly constant: Exact;
}

function jumpOfExcess(before: PrintedRow, row: PrintedRow, lower: Exact): Jump | null {
  if (before.value === null || row.value === null) return null;
  const constant = add(before.fixed, mul(sub(row.lower, lower), before.value));
  return { size: sub(row.fixed, constant), constant };
}

function jumpOfRebate(before: PrintedRow, row: PrintedRow): Jump | null {
  if (before.value === null || row.value === null) return null;
  const constant = add(before.fixed, mul(row.lower, sub(row.value, before.value)));
  return { size: sub(constant, row.fixed), constant };
}

function magnitude(value: Exact): Exact {
  return value.n < 0n ? neg(value) : value;
}

/**
 * The jump between two rows. When the row before did not begin where the one above it ended, one of those
 * two numbers is mistyped and reported; the reading that makes the constants meet is then taken.
 */
function jumpBetween(pair: Neighbours, above: Neighbours | undefined, head: TableHead): Jump | null {
  const { before, row } = pair;
  if (head.form === 'rebate') return jumpOfRebate(before, row);
  const asWritten = jumpOfExcess(before, row, before.lower);
  const end = above?.before.upper;
  if (above === undefined || above.joined || end === null || end === undefined) return asWritten;
  const fromEnd = jumpOfExcess(before, row, end);
  if (asWritten === null || fromEnd === null) return null;
  return isAllowed(fromEnd, row, head) ? fromEnd : asWritten;
}

/** True when the jump is the one written on the row, or small enough for the table. */
function isAllowed(jump: Jump, row: PrintedRow, head: TableHead): boolean {
  if (row.row.jump !== null) return equal(jump.size, numberOf(row.row.jump));
  return compare(magnitude(jump.size), head.within?.value ?? ZERO) <= 0;
}

/** The difference between the jump of a row and the jump that is written there, or none. */
function missOf(jump: Jump, row: PrintedRow): Exact {
  return row.row.jump === null ? jump.size : sub(jump.size, numberOf(row.row.jump));
}

/** A mistyped constant shifts both ends of its row, one up and one down: that is one fault, not two. */
function isOtherEnd(miss: Exact, before: Exact | null, head: TableHead): boolean {
  if (before === null) return false;
  const slack = mul(head.within?.value ?? ZERO, TWO);
  return compare(magnitude(add(miss, before)), slack) <= 0;
}

/** The constant that would give the jump that is written. */
function constantFor(written: Exact, jump: Jump, head: TableHead): Exact {
  return head.form === 'rebate' ? sub(jump.constant, written) : add(jump.constant, written);
}

/** No fix is offered: whether the constant, the rate or the jump is mistyped only the law's text can tell. */
function reportJump(jump: Jump, row: PrintedRow, head: TableHead, context: FileContext): void {
  const { report } = context;
  const at = row.interval.lower.spelling;
  const beside = row.row.constant?.amount.spelling ?? '0';
  const written = row.row.jump;
  if (written !== null) {
    const constant = showLike(constantFor(numberOf(written), jump, head), beside);
    const computed = showJump(jump.size);
    const params = { table: head.name, at, written: written.spelling, computed, constant };
    report.say(tables.wrongJump, written.span, params);
    return;
  }
  const constant = showLike(jump.constant, beside);
  const allowed = head.within?.text ?? null;
  const params = { table: head.name, at, jump: showJump(jump.size), constant, allowed };
  const labels =
    head.within === null ? [] : [{ span: head.within.span, text: tablePhrases.whatTheTableAllows }];
  report.say(tables.discontinuity, row.row.constant?.span ?? row.row.span, params, { labels });
}

/** PAY410: a jump on the first row, or in a table that says it has none. */
function checkPlaces(rows: readonly PrintedRow[], head: TableHead, context: FileContext): void {
  rows.forEach(({ row }, index) => {
    if (row.jump === null) return;
    const strict = head.continuous && head.within === null;
    if (index > 0 && !strict) return;
    const [reason, fix] = strict
      ? [tablePhrases.theTableSaysContinuousButThis, quantityPhrases.keepOneOfTheTwo]
      : [tablePhrases.nothingComesBeforeTheFirstRow, quantityPhrases.remove('jump')];
    context.report.say(tables.form, row.jump.span, { table: head.name, reason, fix });
  });
}

/**
 * PAY406 and PAY413 on one block. Returns the largest jump that no row writes, or null when a constant is
 * wrong, so that nothing more can be said.
 */
export function checkContinuity(
  rows: readonly PrintedRow[],
  pairs: readonly Neighbours[],
  head: TableHead,
  context: FileContext,
): Exact | null {
  if (head.form !== 'excess' && head.form !== 'rebate') return null;
  checkPlaces(rows, head, context);
  let largest = ZERO;
  let sound = true;
  let missed: Exact | null = null;
  pairs.forEach((pair, index) => {
    const jump = pair.joined ? jumpBetween(pair, pairs[index - 1], head) : null;
    const before = missed;
    missed = null;
    if (jump === null) {
      sound = false;
      return;
    }
    if (!isAllowed(jump, pair.row, head)) {
      sound = false;
      const miss = missOf(jump, pair.row);
      if (isOtherEnd(miss, before, head)) return;
      missed = miss;
      reportJump(jump, pair.row, head, context);
    } else if (pair.row.row.jump === null) largest = max(largest, magnitude(jump.size));
  });
  return sound ? largest : null;
}

/**
 * PAY414: `within` more than twice the largest jump. The jump is first rounded up to the digits in which
 * `within` is written: constants printed in cents differ by fractions of a cent.
 */
export function checkWithin(
  largest: Exact,
  head: TableHead,
  context: FileContext,
  span: { start: number; end: number },
): void {
  const { within } = head;
  if (within === null) return;
  const scale = /\.(\d+)/.exec(within.text)?.[1]?.length ?? 0;
  const rounded = roundTo(largest, 'up', exact(1n, 10n ** BigInt(scale)));
  if (compare(within.value, mul(rounded, TWO)) <= 0) return;
  const params = { table: head.name, within: within.text, largest: showNumber(largest) };
  context.report.say(tables.looseWithin, span, params);
}
