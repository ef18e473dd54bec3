import { lastDayOfMonth } from '../../runtime/module/period.ts';
import type { WirePeriod } from '../../runtime/request/sent-request.ts';
import type { CalculationRequest } from '../../server/payroll/calculation-request.ts';

/** A worker of a scheme with everything that the scheme reads said, and nothing that contradicts the rest. */
export interface Worker {
  readonly country: string;
  readonly scheme: string;
  readonly who: string;
  readonly employee: Readonly<Record<string, string | number>>;
  readonly overrides: (month: string) => Readonly<Record<string, boolean>>;
}

const none = (): Readonly<Record<string, boolean>> => ({});

/** The half-year bonus is paid in June and December; the tax up to July 2024 knew no family. */
const argentine = (month: string) => ({
  ...(month >= '2024-08' && { conyuge_a_cargo: false }),
  liquida_sac: month.endsWith('-06') || month.endsWith('-12'),
});

const ARGENTINA = { country: 'AR', scheme: 'general', overrides: argentine };
const BRAZIL = { country: 'BR', scheme: 'clt', overrides: none };
const CHILE = { country: 'CL', scheme: 'dependiente', overrides: none };
const COLOMBIA = { country: 'CO', overrides: none };
const MEXICO = { country: 'MX', overrides: none };

/** One who is paid as most are, and one whose pay passes every limit. */
export const WORKERS: readonly Worker[] = [
  { ...ARGENTINA, who: 'most', employee: { monthly_salary: '1100000', risk_class_rate: '0.025' } },
  { ...ARGENTINA, who: 'high', employee: { monthly_salary: '9500000', risk_class_rate: '0.025' } },
  { ...BRAZIL, who: 'most', employee: { monthly_salary: '4200', rat_fap_rate: '0.02' } },
  { ...BRAZIL, who: 'high', employee: { monthly_salary: '16500', rat_fap_rate: '0.02' } },
  { ...CHILE, who: 'most', employee: { monthly_salary: '900000', afp_rate: '0.1127' } },
  { ...CHILE, who: 'high', employee: { monthly_salary: '30000000', afp_rate: '0.1127' } },
  {
    ...COLOMBIA,
    scheme: 'ordinario',
    who: 'most',
    employee: { monthly_salary: '2500000', risk_class_rate: '0.00522' },
  },
  {
    ...COLOMBIA,
    scheme: 'ordinario',
    who: 'high',
    employee: { monthly_salary: '60000000', risk_class_rate: '0.00522', horas_extra_diurnas: '4' },
  },
  {
    ...COLOMBIA,
    scheme: 'integral',
    who: 'most',
    employee: { monthly_salary: '24000000', risk_class_rate: '0.00522' },
  },
  {
    ...COLOMBIA,
    scheme: 'integral',
    who: 'high',
    employee: { monthly_salary: '90000000', risk_class_rate: '0.00522' },
  },
  {
    ...MEXICO,
    scheme: 'ordinario',
    who: 'most',
    employee: { daily_salary: '900', factor_integracion: '1.0493', risk_class_rate: '0.0054355' },
  },
  {
    ...MEXICO,
    scheme: 'ordinario',
    who: 'high',
    employee: { daily_salary: '5000', factor_integracion: '1.0493', risk_class_rate: '0.0054355' },
  },
  { ...MEXICO, scheme: 'asimilados', who: 'most', employee: { monthly_salary: '18000' } },
];

const span = (type: WirePeriod['type'], start: string, end: string, days: number): WirePeriod => ({
  type,
  start_date: start,
  end_date: end,
  days,
});

function daysBefore(date: string, days: number): string {
  return new Date(Date.parse(date) - days * 86_400_000).toISOString().slice(0, 10);
}

/** The periods of a month, `2025-02`: whole, in fortnights, and the week that begins in the month before. */
export function periodsOf(month: string, types: readonly string[]): readonly WirePeriod[] {
  const first = `${month}-01`;
  const last = lastDayOfMonth(first);
  const all = [
    span('monthly', first, last, 30),
    span('biweekly', first, `${month}-15`, 15),
    span('biweekly', `${month}-16`, last, types.includes('weekly') ? Number(last.slice(8)) - 15 : 15),
    span('weekly', daysBefore(first, 3), `${month}-04`, 7),
  ];
  return all.filter(({ type }) => types.includes(type));
}

export function requestOf(worker: Worker, period: WirePeriod): CalculationRequest {
  const { country, scheme, employee, overrides } = worker;
  return {
    country,
    scheme,
    year: Number(period.end_date.slice(0, 4)),
    period,
    employee: { id: 'e', ...employee, overrides: overrides(period.end_date.slice(0, 7)) },
    employer: { id: 'p' },
  };
}
