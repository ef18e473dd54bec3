import { CONTRIBUTION_CAPS } from './contribution-caps.ts';
import { inForce, inForceOrNull } from './dated.ts';
import { DISABILITY_INSURANCE } from './disability-insurance.ts';
import { type Amount, exact, pesos, ZERO } from './exact.ts';
import { MINIMUM_WAGES } from './minimum-wage.ts';
import { MONTHLY_UNITS, type MonthlyUnits } from './monthly-units.ts';
import { PENSION_REFORM } from './pension-reform.ts';

/** The figures that a payslip of a month reads, in pesos and fractions. */
export interface Figures {
  readonly minimumWage: Amount;
  readonly gratificationCap: Amount;
  readonly uf: Amount;
  readonly utm: Amount;
  readonly pensionAndHealthCap: Amount;
  readonly unemploymentCap: Amount;
  readonly disabilityInsurance: Amount;
  readonly individualAccount: Amount;
  readonly lifeExpectancy: Amount;
  readonly protectedReturn: Amount;
}

/** rules/cl/law.md 1, Inputs: figures are read at the end of the period, UF and UTM of its month. */
export function figuresOn(date: string): Figures {
  const minimumWage = exact(inForce(MINIMUM_WAGES, date));
  const caps = inForce(CONTRIBUTION_CAPS, date);
  const uf = exact(lastPublished(date, 'uf'));
  return {
    minimumWage,
    gratificationCap: pesos(exact('4.75').times(minimumWage).div(12)),
    uf,
    utm: exact(lastPublished(date, 'utm')),
    pensionAndHealthCap: pesos(exact(caps.pensionAndHealth).times(uf)),
    unemploymentCap: pesos(exact(caps.unemployment).times(uf)),
    ...employerPension(date),
  };
}

/** rules/cl/law.md 4.7: from August 2026 the SIS is inside the rate of the Seguro Social. */
function employerPension(date: string) {
  const disabilityInsurance = exact(inForce(DISABILITY_INSURANCE, date));
  const step = inForceOrNull(PENSION_REFORM, date);
  if (step === null) {
    return { disabilityInsurance, individualAccount: ZERO, lifeExpectancy: ZERO, protectedReturn: ZERO };
  }
  const inside = step.containsDisabilityInsurance ? disabilityInsurance : ZERO;
  return {
    disabilityInsurance,
    individualAccount: exact(step.individualAccount),
    lifeExpectancy: exact(step.socialInsurance).minus(inside),
    protectedReturn: exact(step.protectedReturn),
  };
}

/** UF of the last day of a month or its UTM; the last that is known where it is not published yet. */
export function lastPublished(date: string, unit: 'uf' | 'utm'): string {
  const row = MONTHLY_UNITS.findLast((units) => units.month <= date.slice(0, 7) && units[unit] !== null);
  const value = row?.[unit];
  if (value === undefined || value === null) throw new RangeError(`no ${unit} before ${date}`);
  return value;
}

/** rules/cl/law.md 4.8: UF or UTM of the month are not known. */
export function isCarriedForward(date: string): boolean {
  const units: MonthlyUnits | undefined = MONTHLY_UNITS.find(({ month }) => month === date.slice(0, 7));
  return units === undefined || units.uf === null || units.utm === null;
}
