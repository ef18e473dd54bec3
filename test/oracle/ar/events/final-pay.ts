import { latest } from '../../calendar.ts';
import { cents, type Money, money, most, sum } from '../money.ts';
import { lastDayOf, type PayrollInput } from '../payroll-input.ts';
import { calendarDays, days30, exceedsYears } from './dates.ts';
import { type Ending, ownPay } from './ending.ts';
import { halfYearOf } from './half-year.ts';
import { vacationDays } from './seniority.ts';
import { severanceLines, severanceOf } from './severance.ts';

/** Ley 27.802: no notice in the trial period. */
const NO_NOTICE_IN_TRIAL = '2026-03-06';

/** The counts of rules/ar/law.md 13.2. */
export interface Counts {
  readonly ofHalfYear: number;
  readonly noticeMonths: string;
  readonly restOfMonth: number;
  readonly ofYear: number;
  readonly vacation: number;
  readonly vacationLeft: Money;
}

function noticeMonths({ isNoticeDue, isTrial, hired, date }: Ending): string {
  if (!isNoticeDue) return '0';
  if (isTrial) return date < NO_NOTICE_IN_TRIAL ? '0.5' : '0';
  return exceedsYears(hired, date, 5) ? '2' : '1';
}

/** LCT art. 233: from the day after the end to the end of the month. */
function restOfMonth({ isNoticeDue, isTrial, date }: Ending): number {
  if (!isNoticeDue || isTrial) return 0;
  return calendarDays(date, lastDayOf(date.slice(0, 7))) - 1;
}

/** LCT art. 156. */
function vacationLeft({ inputs }: Ending, ofYear: number, vacation: number): Money {
  const sent = inputs.sent('dias_vacaciones_no_gozadas');
  if (sent !== null) return cents(sent);
  const earned = cents(money(vacation * Math.min(ofYear, 365)).div(365));
  return most(money(0), earned.minus(cents(inputs.money('dias_vacaciones_gozadas'))));
}

export function countsOf(ending: Ending): Counts {
  const { hired, date } = ending;
  const ofYear = calendarDays(latest(hired, `${date.slice(0, 4)}-01-01`), date);
  const vacation = vacationDays(hired, date);
  return {
    ofHalfYear: days30(latest(hired, halfYearOf(date).first), date),
    noticeMonths: noticeMonths(ending),
    restOfMonth: restOfMonth(ending),
    ofYear,
    vacation,
    vacationLeft: vacationLeft(ending, ofYear, vacation),
  };
}

/** What earlier payslips say counts with the wage of this one. */
export function accruedInHalfYear({ input, inputs }: Ending): Money | null {
  const earlier = inputs.history('remuneracion_del_semestre');
  return inputs.sent('remuneraciones_semestre') ?? earlier?.plus(wage(input)) ?? null;
}

function wage({ monthlySalary, daysCounted }: PayrollInput): Money {
  return cents(monthlySalary.times(daysCounted).div(30));
}

/** LCT arts. 122 and 123: a twelfth of what was accrued, or half of the best month in proportion. */
function aguinaldo(ending: Ending, { ofHalfYear }: Counts): Money {
  const accrued = accruedInHalfYear(ending);
  if (accrued !== null) return cents(cents(accrued).div(12));
  return cents(cents(ownPay(ending, 'mejor_remuneracion_semestre')).times(ofHalfYear).div(360));
}

/** rules/ar/law.md 13.2, in its order. */
export function perceptionsOf(ending: Ending, counts: Counts) {
  const { input, monthlyPay } = ending;
  const inNotice = ownPay(ending, 'remuneracion_preaviso');
  const notice = cents(inNotice.times(counts.noticeMonths));
  const rest = cents(inNotice.times(counts.restOfMonth).div(30));
  const vacation = cents(monthlyPay.times(counts.vacationLeft).div(25));
  return {
    sueldo_basico: wage(input),
    sac_egreso: aguinaldo(ending, counts),
    preaviso: notice,
    sac_preaviso: cents(notice.div(12)),
    integracion_mes: rest,
    sac_integracion: cents(rest.div(12)),
    ...severanceLines(ending, severanceOf(ending)),
    vacaciones_no_gozadas: vacation,
    sac_vacaciones: cents(vacation.div(12)),
  };
}

export type FinalPay = ReturnType<typeof perceptionsOf>;

/** `base_ganancias_final`: all but indemnities of art. 245 and after it, and what was agreed. */
export function taxedPay(pay: FinalPay): Money {
  return sum(
    pay.sueldo_basico,
    pay.sac_egreso,
    pay.preaviso,
    pay.sac_preaviso,
    pay.integracion_mes,
    pay.sac_integracion,
    pay.vacaciones_no_gozadas,
    pay.sac_vacaciones,
  );
}
