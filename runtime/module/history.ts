/** What a scheme reads of earlier payslips, as data. */

/** What a window's calculations come to: one number of each, put together. */
export const HISTORY_AGGREGATES = ['sum', 'max', 'average', 'last', 'count'] as const;

export type HistoryAggregate = (typeof HISTORY_AGGREGATES)[number];

/** Quantities that can be read of an earlier payslip. */
export const HISTORY_TYPES = ['money', 'rate', 'number', 'integer', 'hours'] as const;

export type HistoryType = (typeof HISTORY_TYPES)[number];

/** A scheme whose calculations count. */
export interface HistorySource {
  readonly country: string;
  readonly scheme: string;
}

/**
 * Which calculations count, by their reference dates. `month`, `semester` and `year` go from their first day to the
 * reference date of the payslip that reads: one of the same date counts when it is of another scheme, and never when it
 * is of the same. `last_months` are whole months before the payslip's own, `previous_years` whole years before its own.
 */
export type HistoryWindow =
  | { readonly kind: 'month' | 'semester' | 'year' }
  | { readonly kind: 'last_months'; readonly months: number }
  | { readonly kind: 'previous_years'; readonly years: number };

/** One thing that a scheme reads of earlier payslips. It is an optional input of the same id too. */
export interface ModuleHistory {
  /** Name in the rule file and in `employee.history`. */
  readonly id: string;
  readonly label: string;
  readonly type: HistoryType;
  readonly aggregate: HistoryAggregate;
  /** The line, base, total or summary field of the payslips; null for `count`. */
  readonly line: string | null;
  readonly of: readonly HistorySource[];
  readonly window: HistoryWindow;
  /** Of a family `by month`, the month's place in the window: 1 is its first month, January of a year. */
  readonly month: number | null;
  /** Whose payslips count; where it is left out, those of this employer alone. */
  readonly employers?: 'any';
}

/** A history without what its input says already. */
export type HistoryReading = Omit<ModuleHistory, 'id' | 'label' | 'type'>;

/** The words of the rule file for it: `sum(neto) of AR.general over last 12 months`. */
export function readingText({ aggregate, line, of, window, month, employers }: HistoryReading): string {
  const what = line === null ? aggregate : `${aggregate}(${line})`;
  const schemes = of.map(({ country, scheme }) => `${country}.${scheme}`).join(', ');
  const member = month === null ? '' : `, month ${month}`;
  const whose = employers === 'any' ? ' of any employer' : '';
  return `${what} of ${schemes} over ${windowText(window)}${whose}${member}`;
}

function windowText(window: HistoryWindow): string {
  switch (window.kind) {
    case 'last_months':
      return `last ${window.months} months`;
    case 'previous_years':
      return window.years === 1 ? 'previous year' : `previous ${window.years} years`;
    default:
      return window.kind;
  }
}
