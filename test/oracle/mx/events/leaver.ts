import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { type Fraction, fraction, greatest, least, ZERO } from '../../fraction.ts';
import { parametersOn } from '../parameters.ts';
import { given, lowestFactor } from '../worker.ts';
import { completedYears, daysOfServiceYear } from './dates.ts';
import { type Event, eventOf, flag, quantity, text } from './event.ts';

const DAYS_OF_SERVICE_YEAR = 365;

/** Who leaves: rules/mx/law.md 15 and 16. */
export interface Leaver {
  readonly event: Event;
  readonly cause: string;
  readonly hired: string;
  /** `fecha_baja`. */
  readonly last: string;
  /** `anios_cumplidos`. */
  readonly years: number;
  /** `fraccion` of the year of service in course. */
  readonly partOfYear: Fraction;
  /** `antiguedad`. */
  readonly seniority: Fraction;
  /** `salario_diario_integrado`. */
  readonly integrated: Fraction;
  readonly factor: Fraction;
  /** A contract for a fixed term. */
  readonly fixedTerm: boolean;
}

export function leaverOf(request: CalculationRequest): Leaver {
  const event = eventOf(request);
  const hired = text(event, 'fecha_ingreso') ?? event.date;
  const last = text(event, 'fecha_baja') ?? event.date;
  const years = completedYears(hired, last);
  const days = Math.min(daysOfServiceYear(hired, last), DAYS_OF_SERVICE_YEAR);
  const partOfYear = fraction(days).over(DAYS_OF_SERVICE_YEAR);
  const onlyWhole = text(event, 'computo_antiguedad') === 'anios_completos';
  // The lowest factor holds the vacations of LFT 76, which are read on the last day.
  const factor = given(request, 'factor_integracion') ?? lowestFactor(last);
  return {
    event,
    cause: text(event, 'causa') ?? '',
    hired,
    last,
    years,
    partOfYear,
    seniority: onlyWhole ? fraction(years) : fraction(years).plus(partOfYear),
    integrated: (quantity(event, 'salario_diario_integrado') ?? event.daily.times(factor)).cents(),
    factor,
    fixedTerm: text(event, 'tipo_contrato') === 'determinado',
  };
}

/** The salary of the prima de antigüedad and the limits it has on the last day: LFT 162-II, 485 and 486. */
function seniorityBase({ event, last }: Leaver): { readonly salary: Fraction; readonly limited: Fraction } {
  const { generalMinimumWage, borderMinimumWage } = parametersOn(last);
  const wage = flag(event, 'zona_libre_frontera_norte') ? borderMinimumWage : generalMinimumWage;
  const salary = quantity(event, 'salario_prima_antiguedad') ?? event.daily;
  return { salary, limited: least(greatest(salary, wage), wage.times(2)) };
}

/** `prima_antiguedad`: twelve days a year. */
export function seniorityPremium(leaver: Leaver): Fraction {
  return seniorityBase(leaver).limited.times(12).times(leaver.seniority).cents();
}

export function isSeniorityBaseLimited(leaver: Leaver): boolean {
  const { salary, limited } = seniorityBase(leaver);
  return !salary.equals(limited);
}

/** Nothing where it is not due. */
export function ifDue(due: boolean, amount: Fraction): Fraction {
  return due ? amount : ZERO;
}
