import { centavos, exactly, type Fraction, multiply, ZERO } from './fraction.ts';
import type { Lines } from './payslip.ts';
import type { Worker } from './worker.ts';

function share(base: Fraction, rate: string): Fraction {
  return centavos(multiply(base, exactly(rate)));
}

/** `riskIbc` is that of the days worked; the ARL pays the rest for those of an accident at work. */
export function employerSocialSecurity(
  base: Fraction,
  riskIbc: Fraction,
  { riskRate, sickness }: Worker,
  exonerated: boolean,
): Lines {
  const ibc = sickness.atWork ? riskIbc : base;
  return {
    salud_empleador: exonerated ? ZERO : share(ibc, '0.085'),
    pension_empleador: share(ibc, '0.12'),
    arl: centavos(multiply(riskIbc, riskRate)),
  };
}

/** Their base has no floor and no cap (Ley 21/1982 art. 17). */
export function payrollTaxes(base: Fraction, exonerated: boolean): Lines {
  return {
    caja_compensacion: share(base, '0.04'),
    icbf: exonerated ? ZERO : share(base, '0.03'),
    sena: exonerated ? ZERO : share(base, '0.02'),
  };
}

export function socialBenefits(base: Fraction): Lines {
  return {
    cesantias: share(base, '1/12'),
    intereses_cesantias: share(base, '0.12/12'),
    prima_servicios: share(base, '1/12'),
  };
}

export function vacation(base: Fraction): Lines {
  return { vacaciones: share(base, '1/24') };
}
