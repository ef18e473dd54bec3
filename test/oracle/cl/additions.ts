import type { CalculationRequest } from '../../../server/payroll/calculation-request.ts';
import type { Dice } from '../oracle.ts';
import { type Dated, inForce } from './dated.ts';
import { type Amount, exact, pesos, ZERO } from './exact.ts';

/** rules/cl/law.md 2.5: what a month may have besides. */
export interface Additions {
  readonly overtimeHours: Amount;
  readonly weeklyHours: Amount;
  readonly surcharge: Amount;
  readonly healthPlan: Amount;
  readonly savingsA: Amount;
  readonly savingsB: Amount;
  readonly isPensioner: boolean;
  readonly pension: Amount;
}

/** rules/cl/law.md 2.5: the longest week, by day. */
const LONGEST_WEEKS: readonly Dated<string>[] = [
  { from: '2005-01-01', value: '45' },
  { from: '2024-04-26', value: '44' },
  { from: '2026-04-26', value: '42' },
];

const MOST = 1_000_000_000;

/** What was sent; null where the law file bounds one that it passes. */
export function additionsOf({ employee, period }: CalculationRequest): Additions | null {
  const inputs = employee.inputs ?? {};
  const sent = (name: string, otherwise: Amount): Amount => {
    const value = inputs[name];
    return typeof value === 'string' || typeof value === 'number' ? exact(value) : otherwise;
  };
  const longest = exact(inForce(LONGEST_WEEKS, period.end_date));
  const additions = {
    overtimeHours: sent('horas_extraordinarias', ZERO),
    weeklyHours: sent('jornada_semanal', longest),
    surcharge: sent('recargo_horas_extra', exact('0.5')),
    healthPlan: sent('plan_isapre_amount', ZERO),
    savingsA: sent('apv_regimen_a_amount', ZERO),
    savingsB: sent('apv_regimen_b_amount', ZERO),
    isPensioner: inputs.pensionado === true,
    pension: sent('pension_amount', ZERO),
  };
  const { overtimeHours, weeklyHours, surcharge, healthPlan, savingsA, savingsB, pension } = additions;
  const areHoursBounded = overtimeHours.lte(200) && weeklyHours.gte(1) && weeklyHours.lte(longest);
  const isSurchargeBounded = surcharge.gte('0.5') && surcharge.lte(5);
  const areAmountsBounded = [healthPlan, savingsA, savingsB, pension].every((amount) => amount.lte(MOST));
  return areHoursBounded && isSurchargeBounded && areAmountsBounded ? additions : null;
}

/** rules/cl/law.md 2.5: of a month to an hour, by weeks of 28 of its 30 days. */
export function overtimeOf(
  monthlySalary: Amount,
  { overtimeHours, weeklyHours, surcharge }: Additions,
): Amount {
  const days = monthlySalary.times(28).times(overtimeHours).times(surcharge.plus(1));
  return pesos(days.div(weeklyHours.times(120)));
}

/** Some of what a month may have besides, around its limits. */
export function drawAdditions(dice: Dice): Record<string, string | boolean> {
  const amount = () =>
    `${dice.integer(0, dice.pick([10, 150_000, 400_000, 3_000_000]))}${dice.pick(['', '.5'])}`;
  return {
    ...(dice.oneIn(3) && { horas_extraordinarias: dice.pick(['0.5', '10', '37.25', '200', '200.1']) }),
    ...(dice.oneIn(4) && { jornada_semanal: dice.pick(['1', '30', '40', '42', '42.5', '44', '45', '45.1']) }),
    ...(dice.oneIn(4) && { recargo_horas_extra: dice.pick(['0.5', '0.75', '1', '5', '0.49', '5.1']) }),
    ...(dice.oneIn(3) && { plan_isapre_amount: amount() }),
    ...(dice.oneIn(4) && { apv_regimen_a_amount: amount() }),
    ...(dice.oneIn(3) && { apv_regimen_b_amount: amount() }),
    ...(dice.oneIn(4) && { pensionado: !dice.oneIn(4) }),
    ...(dice.oneIn(5) && { pension_amount: amount() }),
  };
}
