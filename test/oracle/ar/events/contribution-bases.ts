import { CONTRIBUTION_BASE_LIMITS } from '../contribution-base-limits.ts';
import { inForce } from '../dated.ts';
import { AGUINALDO_DETRACTION, DETRACTION } from '../employer-contributions.ts';
import { cents, least, type Money, money, most } from '../money.ts';
import type { EmployerBases } from './event-payslip.ts';

/** A number of days of those that a whole month or half year has. */
export interface Part {
  readonly days: Money;
  readonly of: 30 | 180;
}

function of({ days, of: whole }: Part, amount: Money): Money {
  return cents(amount.times(days).div(whole));
}

export interface ContributionBases {
  readonly base: Money;
  readonly healthBase: Money;
  /** Either base is, by its own floor (rules/ar/law.md 16). */
  readonly isFloored: boolean;
  readonly isCapped: boolean;
  readonly employer: EmployerBases;
}

interface Limits {
  readonly min: Money;
  readonly max: Money;
  readonly detraction: string;
}

/** The floor of the obra social is twice the other. */
function basesOf(amount: Money, part: Part, { min, max, detraction }: Limits): ContributionBases {
  const floor = of(part, min);
  const healthFloor = of(part, min.times(2));
  const cap = of(part, max);
  return {
    base: most(floor, least(amount, cap)),
    healthBase: most(healthFloor, least(amount, cap)),
    isFloored: amount.lt(most(floor, healthFloor)),
    isCapped: amount.gt(cap),
    employer: {
      base_contribuciones: most(floor, amount.minus(of(part, money(detraction)))),
      base_obra_social_empleador: most(healthFloor, amount),
      base_art: amount,
    },
  };
}

/** rules/ar/law.md 11, steps 3 and 5: half the limits, for the days of the half year. */
export function aguinaldoBases(aguinaldo: Money, days: Money, month: string): ContributionBases {
  const { min, max } = inForce(CONTRIBUTION_BASE_LIMITS, month);
  const half = { min: money(min).div(2), max: money(max).div(2), detraction: AGUINALDO_DETRACTION };
  return basesOf(aguinaldo, { days, of: 180 }, half);
}

/** rules/ar/law.md 13.4: of the wage of the last month, for its days. */
export function wageBases(wage: Money, days: Money, month: string): ContributionBases {
  const { min, max } = inForce(CONTRIBUTION_BASE_LIMITS, month);
  return basesOf(wage, { days, of: 30 }, { min: money(min), max: money(max), detraction: DETRACTION });
}
