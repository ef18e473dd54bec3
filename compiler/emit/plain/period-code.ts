import type { PeriodField } from '../../ir/ir.ts';

const PERIOD: Readonly<Record<PeriodField, string>> = {
  days: '$row.days',
  days_given: '$row.period.days',
  month: 'Number($at.slice(5, 7))',
  type: '$row.period.type',
  start_date: '$row.period.start',
  end_date: '$row.period.end',
  reference_date: '$at',
  full_month: 'rt.isFullMonth($row.period)',
};

/** The expression of a period field. */
export function periodCode(field: PeriodField): string {
  return PERIOD[field];
}
