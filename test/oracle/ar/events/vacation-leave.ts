import { type Money, money } from '../money.ts';
import type { Inputs } from './inputs.ts';
import { vacationDays } from './seniority.ts';

export interface Leave {
  readonly hired: string | undefined;
  /** The year to which the leave belongs. */
  readonly year: number;
  /** Undefined where the hiring date is not known. */
  readonly yearly: number | undefined;
  readonly days: Money;
}

/** LCT art. 151: who was hired by 1 July worked half of the working days of the year. */
export function isHalfYearByDates(hired: string, year: number): boolean {
  return hired <= `${year}-07-01`;
}

/** LCT arts. 150 and 153: by the seniority at the end of the year, or a day for twenty worked. */
function yearlyDays(hired: string, year: number, inputs: Inputs): number {
  const half = inputs.flag('cumple_mitad_dias_habiles') ?? isHalfYearByDates(hired, year);
  if (half) return vacationDays(hired, `${year}-12-31`);
  return Math.floor(inputs.money('dias_trabajados_efectivos').toNumber() / 20);
}

/** Of a year to come, or of one before the hiring, there is no leave. */
function isOutsideService(date: string, year: number, hired: string | undefined): boolean {
  const isHiredLater = hired !== undefined && (hired > date || hired > `${year}-12-31`);
  return isHiredLater || `${year}` > date.slice(0, 4);
}

/** rules/ar/law.md 12 and 12.1; undefined where the request is refused. */
export function leaveOf(date: string, inputs: Inputs): Leave | undefined {
  const hired = inputs.text('hire_date');
  const year = Number(inputs.text('anio_vacaciones') ?? date.slice(0, 4));
  const yearly = hired === undefined ? undefined : yearlyDays(hired, year, inputs);
  const taken = inputs.money('dias_ya_gozados');
  const days = inputs.sent('dias_a_gozar') ?? (yearly === undefined ? null : money(yearly).minus(taken));
  if (days === null || days.gt(60) || isOutsideService(date, year, hired)) return undefined;
  return { hired, year, yearly, days: days.lt(0) ? money(0) : days };
}
