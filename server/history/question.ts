import { earliest, latest } from '../../runtime/module/dates.ts';
import { type Span, windowOf } from '../../runtime/module/history-window.ts';
import { clampIntoYear } from '../../runtime/module/period.ts';
import type { Manifest, ModuleHistory } from '../../runtime/module.ts';
import type { WirePeriod } from '../../runtime/request/sent-request.ts';
import { PAYSLIP_ITSELF } from '../store/summed-amount.ts';

/** Something of earlier payslips that a payslip asks for. */
export interface Reading extends Span {
  readonly name: string;
  readonly aggregate: ModuleHistory['aggregate'];
  /** The empty line is the payslip itself. */
  readonly line: string;
  /** With their countries: `MX.ordinario`. */
  readonly schemes: readonly string[];
  /** Of one month of several: where there is no payslip, nothing is known. */
  readonly isOfMonth: boolean;
  /** Where it is left out, what this employer paid counts alone. */
  readonly employers?: 'any';
}

/** The payslip that asks. */
export interface Asking {
  /** With its country. */
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

/** What a payslip may ask its history for: all that its rules read of it. */
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

/** Of the date that was asked for last: all rows of a batch ask for the same. */
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
