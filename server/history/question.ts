import { type Asking, type Reading, readingOf } from '../../runtime/history/reading.ts';
import { earliest, latest } from '../../runtime/module/dates.ts';
import type { Span } from '../../runtime/module/history-window.ts';
import { clampIntoYear } from '../../runtime/module/period.ts';
import type { Manifest, ModuleHistory } from '../../runtime/module.ts';
import type { WirePeriod } from '../../runtime/request/sent-request.ts';

export interface Question extends Asking {
  /** The first day of its period. */
  readonly start: string;
  readonly readings: readonly Reading[];
}

const NONE: readonly ModuleHistory[] = [];

/** Returns the question of a payslip to its history: everything that its rules read. */
export function questionOf(
  { period, year }: { readonly period: WirePeriod; readonly year: number },
  { country, scheme, histories = NONE }: Manifest,
  root: string | null = null,
): Question {
  const date = clampIntoYear(period.end_date, year);
  return {
    scheme: `${country}.${scheme}`,
    date,
    start: period.start_date,
    root,
    readings: readingsOf(histories, date),
  };
}

/** Caches the readings of the last date, because all rows of a batch ask for the same. */
const lastReadings = new WeakMap<
  readonly ModuleHistory[],
  { readonly date: string; readonly readings: readonly Reading[] }
>();

function readingsOf(histories: readonly ModuleHistory[], date: string): readonly Reading[] {
  const last = lastReadings.get(histories);
  if (last?.date === date) return last.readings;
  const readings = histories.map((one) => readingOf(one, date));
  lastReadings.set(histories, { date, readings });
  return readings;
}

/** The days that the windows of all of them lie within; null where nothing is asked. */
export function spanOf(questions: readonly { readonly readings: readonly Span[] }[]): Span | null {
  const asked = new Set(questions.map(({ readings }) => readings));
  let all: Span | null = null;
  for (const { from, to } of [...asked].flat()) {
    if (from > to) continue;
    all = all === null ? { from, to } : { from: earliest(all.from, from), to: latest(all.to, to) };
  }
  return all;
}
