import { earliest, latest } from '../../runtime/module/dates.ts';
import { type Span, windowOf } from '../../runtime/module/history-window.ts';
import { clampIntoYear } from '../../runtime/module/period.ts';
import type { Manifest, ModuleHistory } from '../../runtime/module.ts';
import type { WirePeriod } from '../../runtime/request/sent-request.ts';
import { PAYSLIP_ITSELF } from '../store/histories/summed-amount.ts';

/** Something of earlier payslips that a payslip asks for. */
export interface Reading extends Span {
  readonly name: string;
  readonly aggregate: ModuleHistory['aggregate'];
  /** The empty line is the payslip itself. */
  readonly line: string;
  /** The schemes with their countries, such as `MX.ordinario`. */
  readonly schemes: readonly string[];
  /** True if the reading covers one month of several. Its value is unknown where no payslip exists. */
  readonly isOfMonth: boolean;
  /** If absent, only payslips of this employer count. */
  readonly employers?: 'any';
}

/** The payslip that asks. */
export interface Asking {
  /** The scheme with its country. */
  readonly scheme: string;
  /** The last day of its period, within the year that the request names: which payslips come before goes by it. */
  readonly date: string;
  /**
   * The first of the payslips that it corrects: what corrects the same one does not count, and of the same day only what
   * was there before the first one. Null for one that corrects nothing: then all was there before.
   */
  readonly root: string | null;
}

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

function readingOf(
  { id, aggregate, line, of, window, month, employers }: ModuleHistory,
  date: string,
): Reading {
  return {
    name: id,
    aggregate,
    line: line ?? PAYSLIP_ITSELF,
    schemes: of.map(({ country, scheme }) => `${country}.${scheme}`),
    ...windowOf(window, month, date),
    isOfMonth: month !== null,
    ...(employers && { employers }),
  };
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
