import { clampIntoYear } from '../../runtime/module/period.ts';
import type { Manifest, ModuleHistory } from '../../runtime/module.ts';
import type { WirePeriod } from '../../runtime/request/sent-request.ts';
import { PAYSLIP_ITSELF } from '../store/summed-amount.ts';
import { type Span, windowOf } from './window.ts';

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

/** What a payslip may ask its history for: all that its rules read of it. */
export function questionOf(
  { period, year }: { readonly period: WirePeriod; readonly year: number },
  { country, scheme, histories = [] }: Manifest,
  root: string | null = null,
): Question {
  const date = clampIntoYear(period.end_date, year);
  const readings = histories.map((one) => readingOf(one, date));
  return { scheme: `${country}.${scheme}`, date, start: period.start_date, root, readings };
}

function readingOf({ id, aggregate, line, of, window, month }: ModuleHistory, date: string): Reading {
  return {
    name: id,
    aggregate,
    line: line ?? PAYSLIP_ITSELF,
    schemes: of.map(({ country, scheme }) => `${country}.${scheme}`),
    ...windowOf(window, month, date),
    isOfMonth: month !== null,
  };
}

/** The days that the windows of all of them lie within; null where nothing is asked. */
export function spanOf(questions: readonly { readonly readings: readonly Span[] }[]): Span | null {
  const spans = questions.flatMap(({ readings }) => readings).filter(({ from, to }) => from <= to);
  const [from] = spans.map((one) => one.from).toSorted();
  const to = spans
    .map((one) => one.to)
    .toSorted()
    .at(-1);
  return from === undefined || to === undefined ? null : { from, to };
}
