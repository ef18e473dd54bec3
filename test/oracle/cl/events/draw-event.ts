import type { WirePeriod } from '../../../../runtime/request/sent-request.ts';
import type {
  CalculationRequest,
  EmployeeInput,
  Overrides,
} from '../../../../server/payroll/calculation-request.ts';
import { type Fraction, fraction, greatest, ZERO } from '../../fraction.ts';
import type { Dice } from '../../oracle.ts';
import { lastDayOf } from '../inputs.ts';
import type { Reading } from './warnings.ts';

export type Inputs = Readonly<Record<string, string | number | boolean>>;

/** An event of a scheme, without what all of them share. */
export interface DrawnEvent {
  readonly scheme: string;
  readonly end: string;
  readonly employee?: Partial<EmployeeInput>;
  readonly inputs: Inputs;
}

/** A day of payment: any, or one near the end of a month. The schemes begin in February 2020. */
export function drawPayment(dice: Dice, year: number, months: readonly number[] = []): string {
  const month = dice.pick([dice.integer(year === 2020 ? 2 : 1, 12), ...months]);
  const prefix = `${year}-${String(month).padStart(2, '0')}-`;
  const last = Number(lastDayOf(`${prefix}01`).slice(8));
  const day = dice.pick([1, last, last, dice.integer(1, last)]);
  return prefix + String(day).padStart(2, '0');
}

/** Its first day is that of the month; its days have no effect. */
function periodOf(dice: Dice, end: string): WirePeriod {
  return {
    type: 'event',
    start_date: dice.oneIn(4) ? end : `${end.slice(0, 8)}01`,
    end_date: end,
    days: dice.pick([1, 30, 31]),
  };
}

function drawFlags(dice: Dice, flags: readonly string[]): Overrides {
  const sent = flags.filter(() => dice.oneIn(5)).map((name) => [name, dice.oneIn(2)] as const);
  return { ...Object.fromEntries(sent), ...(dice.oneIn(60) && { zona_extrema: true }) };
}

export function drawEvent(dice: Dice, event: DrawnEvent, reading: Reading): CalculationRequest {
  const { scheme, end, employee = {}, inputs } = event;
  return {
    country: 'CL',
    scheme,
    year: Number(end.slice(0, 4)),
    period: periodOf(dice, end),
    employee: {
      id: 'E1',
      ...employee,
      ...(dice.oneIn(30) && { cantidad_hijos: dice.integer(0, 2) }),
      inputs,
      overrides: drawFlags(dice, reading.flags),
    },
    employer: { id: 'P1' },
    ...(dice.oneIn(6) && { overrides: drawFlags(dice, reading.flags) }),
  };
}

/** From nothing to far over every limit, now and then with a fraction of a peso. */
export function drawMoney(dice: Dice, most: number): string {
  if (dice.oneIn(8)) return '0';
  const whole = dice.integer(0, dice.pick([100, Math.ceil(most / 20), most, most]));
  return `${whole}${dice.pick(['', '', '', '', '.5', '.49', '.3333333333'])}`;
}

/** A peso either side of an amount or the amount itself, never below nothing. */
export function drawNear(dice: Dice, landmark: Fraction): string {
  const near = landmark.rounded(dice.pick([0, 0, 2])).plus(dice.pick(['-1', '0', '0', '0.01', '1']));
  return greatest(near, ZERO).text(2);
}

/** Whole days, or with such a fraction as an accrual gives. */
export function drawDays(dice: Dice, most: number): string {
  const days = fraction(dice.integer(0, most));
  return dice.pick([days, days, days.plus('0.25'), days.plus('0.625'), days.plus('0.0416666667')]).quantity();
}
