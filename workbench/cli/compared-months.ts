import { monthAfter, monthOf } from '../../compiler/parameters/calendar.ts';
import type { Manifest } from '../../runtime/module.ts';

type Validity = Pick<Manifest, 'validFrom' | 'validUntil' | 'periods'>;

/** The months that two versions of the law are compared in, `2025-03` and `2026-03`. */
interface ComparedMonths {
  readonly before: string;
  readonly after: string;
}

/**
 * The same month of both, unless told otherwise: the last one that both know, else the first of the later version that
 * the earlier one knows in another year, March with March; of events the last of it, since bonuses are December's. Only where the year has no month that both know, the last
 * month of the one stands beside the first of the other.
 */
export function comparedMonths(was: Validity, is: Validity, asked: Partial<ComparedMonths>): ComparedMonths {
  const usual = usualMonths(was, is);
  const { before, after } = asked;
  return {
    before: before ?? (after === undefined ? null : sameMonth(after, was)) ?? usual.before,
    after: after ?? (before === undefined ? null : sameMonth(before, is)) ?? usual.after,
  };
}

function usualMonths(was: Validity, is: Validity): ComparedMonths {
  const [wasMonths, isMonths] = [monthsOf(was), monthsOf(is)];
  const common = isMonths.findLast((month) => wasMonths.includes(month));
  if (common !== undefined) return { before: common, after: common };
  for (const after of is.periods.includes('event') ? isMonths.toReversed() : isMonths) {
    const before = sameMonth(after, was);
    if (before !== null) return { before, after };
  }
  const [wasFirst = '', wasLast = ''] = [wasMonths[0], wasMonths.at(-1)];
  const [isFirst = '', isLast = ''] = [isMonths[0], isMonths.at(-1)];
  return wasFirst < isFirst ? { before: wasLast, after: isFirst } : { before: wasFirst, after: isLast };
}

/** The month itself where the rules know it, else the last month of that name which they know; null without. */
function sameMonth(month: string, rules: Validity): string | null {
  const known = monthsOf(rules);
  if (known.includes(month)) return month;
  return known.findLast((one) => one.slice(5) === month.slice(5)) ?? null;
}

function monthsOf({ validFrom, validUntil }: Validity): readonly string[] {
  const months: string[] = [];
  const last = monthOf(validUntil);
  for (let month = monthOf(validFrom); month <= last; month = monthAfter(month)) months.push(month);
  return months;
}
