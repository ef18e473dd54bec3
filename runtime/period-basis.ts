import { amountText, type PayslipLines } from './lines/payslip-lines.ts';
import { halfOfMonth, type PeriodType, type Proration } from './module/period.ts';
import type { SummaryField } from './module/summary-fields.ts';
import { periodOf, type WirePeriod } from './request/sent-request.ts';

/** Which slice of a month a period is, as it is answered. */
export interface PeriodBasis {
  readonly type: PeriodType;
  readonly sequence: number;
  readonly periods_in_month: number;
  readonly factor: string;
  readonly proration: Proration | null;
  readonly absorbs_residual: boolean;
  /** Decimal strings. */
  readonly monthly_equivalent: Readonly<Record<Exclude<SummaryField, 'gross_salary'>, string>>;
}

const SHARES = {
  monthly: { periods_in_month: 1, factor: '1' },
  biweekly: { periods_in_month: 2, factor: '0.5' },
  weekly: { periods_in_month: 4, factor: '0.25' },
  event: { periods_in_month: 1, factor: '1' },
};

/** Which slice of a month a period is; `month` is the whole month. */
export function periodBasis(
  period: WirePeriod,
  proration: Proration | null,
  month: PayslipLines,
): PeriodBasis {
  const share = SHARES[period.type];
  const sequence = sequenceOf(period);
  return {
    type: period.type,
    sequence,
    periods_in_month: share.periods_in_month,
    factor: share.factor,
    proration,
    absorbs_residual: halfOfMonth(periodOf({ period }), proration) === 'last',
    monthly_equivalent: {
      total_perceptions: amountText(month, 'total_perceptions'),
      total_deductions: amountText(month, 'total_deductions'),
      net_salary: amountText(month, 'net_salary'),
      employer_contributions_total: amountText(month, 'employer_contributions_total'),
      employer_total_cost: amountText(month, 'employer_total_cost'),
    },
  };
}

function sequenceOf(period: WirePeriod): number {
  const day = Number.parseInt(period.start_date.slice(8), 10);
  if (period.type === 'biweekly') return day <= 15 ? 1 : 2;
  return period.type === 'weekly' ? Math.min(4, Math.ceil(day / 7)) : 1;
}
