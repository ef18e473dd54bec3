import type { CalculationRequest } from '../../../server/payroll/calculation-request.ts';
import { fraction } from '../fraction.ts';
import type { Dice } from '../oracle.ts';
import { drawPeriod } from './draw-period.ts';
import { drawDaily, drawSalary } from './draw-salary.ts';
import { parametersOn, referenceDate } from './parameters.ts';

/** Read by `ordinario` alone: with no effect here, and with no warning when zero. */
const IGNORED = [
  { factor_integracion: '1.0493' },
  { overtime_amount: '100' },
  { overtime_amount: '0.00' },
  { sunday_bonus_days: 1 },
  { sunday_bonus_days: 0 },
  { grocery_voucher_amount: '600.5' },
];

/** A random payslip of scheme `asimilados`. */
export function drawAsimilados(dice: Dice, year: number): CalculationRequest {
  const period = drawPeriod(dice, year);
  const parameters = parametersOn(referenceDate(period.end_date, year));
  const daily = drawDaily(dice, period, parameters, fraction(1));
  return {
    country: 'MX',
    scheme: 'asimilados',
    year,
    period,
    employee: {
      id: 'E-1',
      ...drawSalary(dice, daily),
      ...(dice.oneIn(10) && dice.pick(IGNORED)),
      ...(dice.oneIn(20) && { overrides: { zona_libre_frontera_norte: true } }),
    },
    employer: { id: 'P-1' },
  };
}
