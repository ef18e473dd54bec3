import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { type Fraction, fraction, greatest, least, ZERO } from '../../fraction.ts';
import { parametersOn } from '../parameters.ts';
import { given } from '../worker.ts';
import { completedYears, daysOfServiceYear, yearOfService } from './dates.ts';
import { type Event, eventOf, flag, quantity, text } from './event.ts';
import { LEGAL_RATE } from './prima-vacacional.ts';
import { vacationDays } from './vacation-days.ts';

const DAYS_OF_YEAR = 365;
const LEGAL_BONUS_DAYS = '15';
const WHOLE_YEAR = fraction(1);

/** Who leaves: rules/mx/law.md 15 and 16. */
export interface Leaver {
  readonly event: Event;
  readonly cause: string;
  readonly hired: string;
  /** `fecha_baja`. */
  readonly last: string;
  /** `anios_cumplidos`. */
  readonly years: number;
  /** `anio_de_servicio`: of the last day. */
  readonly serviceYear: number;
  /** `fraccion` of that year of service. */
  readonly partOfYear: Fraction;
  /** `antiguedad`. */
  readonly seniority: Fraction;
  /** `salario_que_indemniza`: not rounded. */
  readonly integrated: Fraction;
  readonly factor: Fraction;
  /** `factor_de_ley`. */
  readonly lowestFactor: Fraction;
  /** A contract for a fixed term. */
  readonly fixedTerm: boolean;
}

/** The days of the year of service over 365; the whole year only where it is complete. */
function partOf(hired: string, last: string): Fraction {
  if (completedYears(hired, last) === yearOfService(hired, last)) return WHOLE_YEAR;
  return fraction(Math.min(daysOfServiceYear(hired, last), DAYS_OF_YEAR - 1)).over(DAYS_OF_YEAR);
}

/** LFT 84: a day of the bonus and of the vacation premium beside the daily salary. */
function factorOf(bonusDays: Fraction, vacation: Fraction, rate: Fraction): Fraction {
  return bonusDays.plus(vacation.times(rate)).over(DAYS_OF_YEAR).plus(WHOLE_YEAR);
}

/** The vacation days and the factors of the integrated salary; days under those of the law integrate as the law's. */
function factorsOf(event: Event, legalVacation: Fraction) {
  const vacation = greatest(legalVacation, quantity(event, 'dias_vacaciones_anio') ?? ZERO);
  const rate = quantity(event, 'prima_vacacional_tasa') ?? fraction(LEGAL_RATE);
  const bonusDays = quantity(event, 'dias_aguinaldo') ?? fraction(LEGAL_BONUS_DAYS);
  const ofLaw = factorOf(fraction(LEGAL_BONUS_DAYS), legalVacation, fraction(LEGAL_RATE));
  return {
    factor: given(event.request, 'factor_integracion') ?? factorOf(bonusDays, vacation, rate),
    lowestFactor: ofLaw.times(10_000).floor().over(10_000),
  };
}

export function leaverOf(request: CalculationRequest): Leaver {
  const event = eventOf(request);
  const hired = text(event, 'fecha_ingreso') ?? event.date;
  const last = text(event, 'fecha_baja') ?? event.date;
  const years = completedYears(hired, last);
  const serviceYear = yearOfService(hired, last);
  const partOfYear = partOf(hired, last);
  const onlyWhole = text(event, 'computo_antiguedad') === 'anios_completos';
  const { factor, lowestFactor } = factorsOf(event, fraction(vacationDays(serviceYear, last)));
  return {
    event,
    cause: text(event, 'causa') ?? '',
    hired,
    last,
    years,
    serviceYear,
    partOfYear,
    seniority: onlyWhole ? fraction(years) : fraction(serviceYear - 1).plus(partOfYear),
    integrated: quantity(event, 'salario_diario_integrado') ?? event.daily.times(factor),
    factor,
    lowestFactor,
    fixedTerm: text(event, 'tipo_contrato') === 'determinado',
  };
}

/** Nothing was sent from which the integrated salary is known. */
export function assumesIntegration({ event }: Leaver): boolean {
  return (
    quantity(event, 'salario_diario_integrado') === undefined &&
    given(event.request, 'factor_integracion') === undefined
  );
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
