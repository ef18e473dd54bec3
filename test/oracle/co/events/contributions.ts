import { centavos, compare, exactly, type Fraction, larger, multiply, smaller } from '../fraction.ts';
import { INITIAL_RISK_RATES, RISK_RATE_BOUNDS } from '../parameters.ts';
import type { Lines } from '../payslip.ts';
import { solidarityFundRate } from '../scales.ts';
import { flag, quantity } from '../worker.ts';
import type { Facts } from './facts.ts';

/** Of a base, the employee's parts; the rate of the solidarity fund is that of a month's base. */
export function employeeParts(ibc: Fraction, ofMonth: Fraction, smmlv: Fraction): Lines {
  return {
    salud_empleado: centavos(multiply(ibc, exactly('0.04'))),
    pension_empleado: centavos(multiply(ibc, exactly('0.04'))),
    fondo_solidaridad_pensional: centavos(multiply(ibc, solidarityFundRate(ofMonth, smmlv))),
  };
}

/** Within one minimum wage, or a part of it, and 25. */
export function limited(base: Fraction, floor: Fraction, { parameters }: Facts): Fraction {
  return smaller(larger(base, floor), multiply(parameters.smmlv, exactly(25)));
}

/** What contributes of a salary: 70% of a salario integral. */
export function contributing(amount: Fraction, { isIntegral }: Facts): Fraction {
  return isIntegral ? multiply(amount, exactly('0.70')) : amount;
}

/** ET art. 114-1: less than ten minimum wages, and no salario integral. */
export function isExonerated(facts: Facts, pay: Fraction): boolean {
  const { request, isIntegral, parameters } = facts;
  const wanted = flag(request, 'aplica_exoneracion_114_1') ?? true;
  return wanted && !isIntegral && compare(pay, multiply(parameters.smmlv, exactly(10))) < 0;
}

export function riskRate({ request }: Facts): Fraction {
  return quantity(request, 'risk_class_rate') ?? exactly('0.00522');
}

export function isRiskRateOutside(facts: Facts): boolean {
  const [lowest, highest] = RISK_RATE_BOUNDS;
  const rate = riskRate(facts);
  return compare(rate, exactly(lowest)) < 0 || compare(rate, exactly(highest)) > 0;
}

export function isRiskRateUnusual(facts: Facts): boolean {
  return INITIAL_RISK_RATES.every((rate) => compare(riskRate(facts), exactly(rate)) !== 0);
}

export function socialSecurity(ibc: Fraction, risk: Fraction, exonerated: boolean): Lines {
  const share = (rate: Fraction): Fraction => centavos(multiply(ibc, rate));
  return {
    salud_empleador: share(exactly(exonerated ? 0 : '0.085')),
    pension_empleador: share(exactly('0.12')),
    arl: share(risk),
  };
}
