import type { CalculationRequest } from '../../../server/payroll/calculation-request.ts';
import type { Dice } from '../oracle.ts';
import { lastDayOf } from './payroll-input.ts';

/** Somebody whose year is drawn. */
export interface Person {
  readonly salary: number;
  readonly fields: Readonly<Record<string, string | number>>;
  readonly overrides: Readonly<Record<string, boolean>>;
  /** What the agreement orders on the sums that it calls non-remunerative (rules/ar/law.md 2.10). */
  readonly agreement: Readonly<Record<string, string>>;
}

export function drawPerson(dice: Dice): Person {
  return {
    salary: dice.pick([900_000, 2_800_000, 4_200_000, 6_000_000, 15_000_000]),
    fields: { cantidad_hijos: dice.pick([0, 1, 3]), cuota_sindical_rate: dice.pick(['0', '0.02']) },
    overrides: { conyuge_a_cargo: dice.oneIn(2), excluir_sac_proporcional: dice.oneIn(6) },
    agreement: {
      obra_social_no_remunerativo_rate: dice.pick(['0', '0.03']),
      cuota_sindical_no_remunerativo_rate: dice.pick(['0', '0.025']),
    },
  };
}

/** A month with its raise, its bonus, the sum of an agreement, and now and then a part of it only. */
export function drawRequest(dice: Dice, person: Person, month: number): CalculationRequest {
  const of = `2025-${String(month).padStart(2, '0')}`;
  const isPart = dice.oneIn(8);
  const salary = person.salary + month * dice.pick([0, 1_000.5, 200_000]);
  const employee = {
    id: 'e-1',
    ...person.fields,
    monthly_salary: String(salary),
    ...(dice.oneIn(4) && { commission_amount: dice.pick(['1234.56', '900000', '7500000.01']) }),
    ...(dice.oneIn(3) && {
      inputs: { ...person.agreement, suma_no_remunerativa: dice.pick(['50000', '333333.33', '2500000']) },
    }),
    overrides: { ...person.overrides, liquida_sac: month % 6 === 0 },
  };
  const period = {
    type: 'monthly' as const,
    start_date: `${of}-01`,
    end_date: isPart ? `${of}-20` : lastDayOf(of),
    days: isPart ? 20 : 30,
  };
  return { country: 'AR', scheme: 'general', year: 2025, period, employee, employer: { id: 'f-1' } };
}
