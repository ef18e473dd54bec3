import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { daysAfter } from '../../calendar.ts';
import { type Fraction, fraction, least, sum } from '../../fraction.ts';
import { type Dated, inForceOrNull } from '../dated.ts';
import { lastPublished } from '../figures.ts';
import { monthEnd, type Seniority, seniority } from './calendar.ts';
import type { Rights } from './grounds.ts';
import type { Lines } from './payslip.ts';
import { amount, field, flag, given, monthlySalary, text } from './request.ts';

const MOST_YEARS = 11;
/** Código del Trabajo art. 7° transitorio: older contracts have no limit of years. */
const LIMITED_SINCE = '1981-08-14';

/** rules/cl/law.md 17.2, Ley 21.122: days of pay for each month, by the date of the contract; only the last is confirmed. */
const DAYS_OF_WORK: readonly Dated<string>[] = [
  { from: '2019-01-01', value: '1' },
  { from: '2020-07-01', value: '1.5' },
  { from: '2021-07-01', value: '2' },
  { from: '2022-01-01', value: '2.5' },
];

/** Código del Trabajo art. 163: a fraction of more than six months is a year. */
export function yearsOfService({ years, months, days }: Seniority): number {
  return months > 6 || (months === 6 && days > 0) ? years + 1 : years;
}

/** Código del Trabajo art. 172: what a month pays, with what the flags count of it. */
function lastPay(request: CalculationRequest): Fraction {
  const counted = [
    monthlySalary(request),
    amount(request, 'otros_haberes_fijos_amount'),
    amount(request, 'promedio_variable_amount'),
  ];
  if (flag(request, 'gratificacion_en_base_172', true)) {
    counted.push(amount(request, 'gratificacion_mensual_amount'));
  }
  if (flag(request, 'colacion_movilizacion_en_base_172', true)) {
    for (const name of ['colacion_amount', 'movilizacion_amount']) {
      counted.push(field(request, name) ?? fraction(0));
    }
  }
  return sum(counted).pesos();
}

/** The day whose UF counts: the last of the month before that of the payment. */
export const dayOfUf = (request: CalculationRequest): string => monthEnd(request.period.end_date, -1);

/** rules/cl/law.md 13: what the indemnities are measured by. */
export interface Severance {
  readonly served: Seniority;
  readonly years: number;
  readonly paidYears: number;
  readonly pay: Fraction;
  readonly cap: Fraction;
  readonly base: Fraction;
}

export function severanceOf(request: CalculationRequest): Severance {
  const hired = text(request, 'hire_date');
  const served = seniority(hired, daysAfter(text(request, 'termination_date'), 1));
  const years = yearsOfService(served);
  const uf = given(request, 'valor_uf_amount') ?? fraction(lastPublished(dayOfUf(request), 'uf'));
  const [pay, cap] = [lastPay(request), uf.times(90).pesos()];
  const paidYears = hired < LIMITED_SINCE ? years : Math.min(years, MOST_YEARS);
  return { served, years, paidYears, pay, cap, base: least(pay, cap) };
}

const isOfWork = (request: CalculationRequest): boolean =>
  text(request, 'causal_termino') === 'conclusion_obra';

/** The days of a month are read, and are those of a row that nobody could confirm. */
export function areDaysUnconfirmed(request: CalculationRequest, { served }: Severance): boolean {
  const hired = text(request, 'hire_date');
  const isShort = served.years === 0 && served.months === 0;
  return isOfWork(request) && !isShort && hired >= '2019-01-01' && hired < '2022-01-01';
}

/** Código del Trabajo art. 163 inc. 3: of contracts for a work, for each month and a fraction over 15 days. */
function forTheWork(request: CalculationRequest, { served, base }: Severance): Fraction {
  const months = 12 * served.years + served.months;
  const days = inForceOrNull(DAYS_OF_WORK, text(request, 'hire_date'));
  if (!isOfWork(request) || months < 1 || days === null) return fraction(0);
  const counted = served.days > 15 ? months + 1 : months;
  return base.times(days).times(counted).over(30).pesos();
}

/** The indemnities of the law, and that of a collective contract. */
export function legalIndemnities(request: CalculationRequest, severance: Severance, rights: Rights): Lines {
  const { served, base, paidYears } = severance;
  const ofYears = base.times(rights.years && served.years >= 1 ? paidYears : 0);
  return {
    indemnizacion_aviso_previo: base.times(rights.notice ? 1 : 0),
    indemnizacion_anios_servicio: ofYears,
    recargo_art_168: ofYears.times(amount(request, 'recargo_art_168_rate')).pesos(),
    indemnizacion_obra_faena: forTheWork(request, severance),
    indemnizacion_contrato_colectivo: amount(request, 'indemnizacion_contrato_colectivo_amount').pesos(),
  };
}
