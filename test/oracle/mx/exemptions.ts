import { type Fraction, greatest, least, sum } from '../fraction.ts';
import { type Perceptions, socialBenefits, totalOf } from './perceptions.ts';
import type { Worker } from './worker.ts';

/** 5 UMA a week, the weeks being N/7 (rules/mx/law.md 2.2, 1). */
export function overtimeCap(worker: Worker): Fraction {
  return worker.parameters.uma.times(5).times(worker.period.days).over(7).cents();
}

/** Half of the overtime, before the cap. */
export function halfOvertime(perceptions: Perceptions): Fraction {
  return perceptions.horas_extra.times('0.50').cents();
}

function exemptOvertime(worker: Worker, perceptions: Perceptions): Fraction {
  if (worker.earnsMinimumWage) return perceptions.horas_extra;
  return least(halfOvertime(perceptions), overtimeCap(worker));
}

function exemptSundayPremium(worker: Worker, perceptions: Perceptions): Fraction {
  if (worker.earnsMinimumWage) return perceptions.prima_dominical;
  return least(perceptions.prima_dominical, worker.parameters.uma.times(worker.sundays).cents());
}

/** `ing`, `L7`, `L1` of rules/mx/law.md 2.2, 3, and the exempt part of the social benefits. */
function socialBenefitExemption(worker: Worker, perceptions: Perceptions) {
  const benefits = socialBenefits(perceptions);
  const otherIncome = totalOf(perceptions).minus(benefits);
  const umaOfPeriod = worker.parameters.uma.times(worker.period.days);
  const limit7 = umaOfPeriod.times(7).cents();
  const limit1 = umaOfPeriod.cents();
  const limited = least(benefits, greatest(limit1, limit7.minus(otherIncome)));
  return {
    otros_ingresos_del_periodo: otherIncome,
    limite_7_uma: limit7,
    limite_1_uma: limit1,
    prevision_social_exento: otherIncome.plus(benefits).exceeds(limit7) ? limited : benefits,
  };
}

/** rules/mx/law.md 2.2: LISR 93, exempt and taxed parts and the tax base. */
export function exemptionsOf(worker: Worker, perceptions: Perceptions) {
  const overtime = exemptOvertime(worker, perceptions);
  const sunday = exemptSundayPremium(worker, perceptions);
  const social = socialBenefitExemption(worker, perceptions);
  const exempt = sum([overtime, sunday, social.prevision_social_exento]);
  const base = totalOf(perceptions).minus(exempt);
  return {
    ...social,
    horas_extra_exento: overtime,
    horas_extra_gravado: perceptions.horas_extra.minus(overtime),
    prima_dominical_exento: sunday,
    prima_dominical_gravado: perceptions.prima_dominical.minus(sunday),
    prevision_social_gravado: socialBenefits(perceptions).minus(social.prevision_social_exento),
    total_exento: exempt,
    total_gravado: base,
    base_isr: base,
  };
}
