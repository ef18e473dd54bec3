import type { Reading } from '../../runtime/history/reading.ts';
import type { PayslipSource } from '../store/histories/imported-payslips.ts';

/** The history in an answer: the one that its payslip was calculated with. */
export interface AnsweredHistory {
  readonly source: 'stored';
  readonly values: readonly HistoryValue[];
  /** The summed payslips, which were current when they were read, from the earliest to the last. */
  readonly sources: readonly HistorySource[];
  /** A sentence that says so if nothing was found. */
  readonly statement?: string;
}

/** One value, with what it takes to compute it again from the sources. */
export interface HistoryValue {
  readonly name: string;
  /** `request`: the caller knew better. */
  readonly origin: 'stored' | 'request';
  /** A decimal, or a fraction of two whole numbers where it has no end; null where nothing is known. */
  readonly value: string | null;
  readonly aggregate: Reading['aggregate'];
  /** Null where payslips are counted. */
  readonly line: string | null;
  readonly schemes: readonly string[];
  readonly from: string;
  readonly to: string;
  /** Payslips of other employers count, too. */
  readonly employers?: 'any';
}

export interface HistorySource {
  readonly kind: PayslipSource['kind'];
  /** The id of the calculation, or of the opening balance that holds the payslip. */
  readonly id: string;
  readonly scheme: string;
  readonly period_start: string;
  readonly period_end: string;
  readonly content_digest: string;
  /** The other employer that paid it. */
  readonly paid_by?: string;
  /** The amounts by line id. */
  readonly amounts: Readonly<Record<string, string>>;
}
