import { lastDayOfMonth, type Period, referenceDate } from '../../../runtime/module/period.ts';
import type { Manifest } from '../../../runtime/module.ts';
import type { Dice } from '../../oracle/oracle.ts';

const DAY = 86_400_000;
const ATTEMPTS = 50;

export interface DrawnPeriod {
  readonly period: Period;
  readonly referenceDate: string;
}

function dayOf(iso: string): number {
  return Date.parse(`${iso}T00:00:00Z`) / DAY;
}

const ISO = new Map<number, string>();

function isoOf(day: number): string {
  let iso = ISO.get(day);
  if (iso === undefined) {
    iso = new Date(day * DAY).toISOString().slice(0, 10);
    ISO.set(day, iso);
  }
  return iso;
}

type Ends = readonly [start: string, end: string];

function monthAround(iso: string): Ends {
  return [`${iso.slice(0, 8)}01`, lastDayOfMonth(iso)];
}

function halfMonthAround(iso: string): Ends {
  const [first, last] = monthAround(iso);
  return iso.slice(8) <= '15' ? [first, `${iso.slice(0, 8)}15`] : [`${iso.slice(0, 8)}16`, last];
}

function daysFrom(first: number, days: number): Ends {
  return [isoOf(first), isoOf(first + days - 1)];
}

/** Draws periods of one rule file, many of them at the dates where the law changes, and across them. */
export class PeriodDrawer {
  readonly #manifest: Manifest;
  readonly #changes: readonly number[];
  readonly #first: number;
  readonly #last: number;

  constructor(manifest: Manifest, changes: readonly string[]) {
    this.#manifest = manifest;
    this.#changes = changes.map(dayOf);
    this.#first = dayOf(manifest.validFrom);
    this.#last = dayOf(manifest.validUntil);
  }

  #ends(dice: Dice): Ends {
    const any = dice.integer(this.#first, this.#last);
    const change = dice.pick(this.#changes) + dice.integer(-1, 1);
    const length = dice.integer(1, 31);
    switch (dice.integer(1, 8)) {
      case 1:
      case 2:
        return monthAround(isoOf(any));
      case 3:
        return halfMonthAround(isoOf(any));
      case 4:
        return daysFrom(any, 7);
      case 5:
        return daysFrom(any, length);
      case 6:
        return dice.oneIn(2) ? monthAround(isoOf(change)) : halfMonthAround(isoOf(change));
      case 7:
        return daysFrom(change - length + 1, length);
      default:
        return daysFrom(change - dice.integer(0, length), length);
    }
  }

  #days(dice: Dice, [start, end]: Ends): number {
    const counted = Math.min(31, dayOf(end) - dayOf(start) + 1);
    return dice.oneIn(2) ? counted : dice.oneIn(2) ? dice.pick([30, 15, 7, 1, 31]) : dice.integer(1, 31);
  }

  /** The whole months of the year in which a period ends. */
  monthsOfYear({ type, end }: Period): readonly DrawnPeriod[] {
    const { asOf, validFrom, validUntil } = this.#manifest;
    const year = end.slice(0, 4);
    const months = Array.from({ length: 12 }, (_, at) =>
      monthAround(`${year}-${String(at + 1).padStart(2, '0')}-01`),
    );
    return months.flatMap(([first, last]) => {
      const period = { type, start: first, end: last, days: 30 };
      const date = referenceDate(asOf, period, Number(year));
      return date >= validFrom && date <= validUntil ? [{ period, referenceDate: date }] : [];
    });
  }

  /** A period whose reference date lies inside the validity of the file. */
  draw(dice: Dice): DrawnPeriod {
    const { asOf, periods, validFrom, validUntil } = this.#manifest;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const ends = this.#ends(dice);
      const [start, end] = ends;
      const period = { type: dice.pick(periods), start, end, days: this.#days(dice, ends) };
      const year = Number((dice.oneIn(3) ? start : end).slice(0, 4));
      const date = referenceDate(asOf, period, year);
      if (date >= validFrom && date <= validUntil) return { period, referenceDate: date };
    }
    throw new RangeError(`no period found for ${this.#manifest.path}`);
  }
}
