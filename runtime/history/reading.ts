import { type Span, windowOf } from '../module/history-window.ts';
import type { ModuleHistory } from '../module.ts';

/** What stands for the payslip itself, where histories count payslips: the "line" of which each has one. */
export const PAYSLIP_ITSELF = '';

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

/** What decides whether an earlier payslip counts. */
export interface Counted {
  readonly source: { readonly kind: 'calculation' | 'opening_balance' };
  /** The other employer that paid it; null where it was the employer itself. */
  readonly paid_by: string | null;
  /** With its country. */
  readonly scheme: string;
  readonly period_end: string;
  /** The first of the records that its own corrects; that one itself where it corrects none. */
  readonly root_id: string;
}

/** What a payslip of that date asks of earlier ones for one of its histories. */
export function readingOf(
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

/**
 * True for what counts: in the window, of an employer whose payslips count, and before the payslip that asks where it is of
 * the same scheme. What was imported was paid before all that is calculated here.
 */
export function counts(
  { schemes, from, to, employers }: Pick<Reading, 'schemes' | 'from' | 'to' | 'employers'>,
  { scheme, date, root }: Asking,
  payslip: Counted,
): boolean {
  const isWithin = from <= payslip.period_end && payslip.period_end <= to && schemes.includes(payslip.scheme);
  if (!isWithin || payslip.root_id === root) return false;
  if (payslip.paid_by !== null && employers !== 'any') return false;
  if (payslip.source.kind === 'opening_balance') return true;
  return (
    payslip.period_end !== date || (payslip.scheme !== scheme && (root === null || payslip.root_id < root))
  );
}
