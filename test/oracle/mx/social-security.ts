import { type Fraction, fraction, sum, ZERO } from '../fraction.ts';
import type { ContributionBase } from './contribution-base.ts';
import { rowsOf } from './csv.ts';
import { OLD_AGE_RATES } from './old-age-rates.ts';
import type { Worker } from './worker.ts';

/** rules/mx/law.md 2.7: which days each branch counts (LSS 31; Ley del INFONAVIT 29). */
const DAYS = {
  sickness: (worker: Worker) => worker.period.days - worker.sickDays,
  retirement: (worker: Worker) => worker.period.days - worker.absences,
  other: (worker: Worker) => worker.period.days - worker.absences - worker.sickDays,
};

/** round2(base x days x rate), the form of every quota of rules/mx/law.md 1.5. */
function quota(
  worker: Worker,
  base: Fraction,
  rate: Fraction | string,
  days: (worker: Worker) => number = DAYS.other,
): Fraction {
  return base.times(days(worker)).times(rate).cents();
}

/** The five quotas of the worker as the rates give them, LSS 36 left aside (rules/mx/law.md 2.4, 1). */
function quotasAtRates(worker: Worker, base: ContributionBase) {
  return {
    imss_excedente_obrero: quota(worker, base.excedente_3_uma_diario, '0.0040', DAYS.sickness),
    imss_prestaciones_dinero_obrero: quota(worker, base.sbc, '0.0025', DAYS.sickness),
    imss_gastos_medicos_pensionados_obrero: quota(worker, base.sbc, '0.00375', DAYS.sickness),
    imss_invalidez_vida_obrero: quota(worker, base.sbc, '0.00625'),
    imss_cesantia_vejez_obrero: quota(worker, base.sbc, '0.01125'),
  };
}

/** What the worker pays, and what LSS 36 moves to the employer of a minimum-wage worker. */
export function workerQuotas(worker: Worker, base: ContributionBase) {
  const quotas = quotasAtRates(worker, base);
  const total = sum(Object.values(quotas));
  if (!worker.earnsMinimumWage) return { ...quotas, imss_obrero_total: total, cuota_obrera_absorbida: ZERO };
  return {
    imss_excedente_obrero: ZERO,
    imss_prestaciones_dinero_obrero: ZERO,
    imss_gastos_medicos_pensionados_obrero: ZERO,
    imss_invalidez_vida_obrero: ZERO,
    imss_cesantia_vejez_obrero: ZERO,
    imss_obrero_total: ZERO,
    cuota_obrera_absorbida: total,
  };
}

/** LSS 168-II-a with the decree of 16 December 2020 (rules/mx/law.md 1.6); SUA keeps a gap in the lower row. */
function oldAgeRate(worker: Worker, sbc: Fraction): Fraction {
  const year = Number(worker.parameters.date.slice(0, 4));
  if (year < 2023) return fraction('3.150').over(100);
  const uma = worker.parameters.uma;
  const [lowest, second, ...higher] = rowsOf(OLD_AGE_RATES);
  const reached = higher.findLast(([, from = '']) => {
    return !sbc.isBelow(uma.times(from.replace(' UMA', '')));
  });
  const row = sbc.exceeds(worker.minimumWage) ? (reached ?? second) : lowest;
  return fraction(row?.[year - 2021] ?? '').over(100);
}

/** rules/mx/law.md 2.5: the four tables of the employer. */
export function employerQuotas(worker: Worker, base: ContributionBase, absorbed: Fraction) {
  const { sbc } = base;
  const imss = {
    cuota_fija: quota(worker, worker.parameters.uma, '0.2040', DAYS.sickness),
    excedente_patronal: quota(worker, base.excedente_3_uma_diario, '0.0110', DAYS.sickness),
    prestaciones_dinero_patronal: quota(worker, sbc, '0.0070', DAYS.sickness),
    gastos_medicos_pensionados_patronal: quota(worker, sbc, '0.0105', DAYS.sickness),
    riesgo_trabajo: quota(worker, sbc, worker.riskClassRate),
    invalidez_vida_patronal: quota(worker, sbc, '0.0175'),
    guarderias: quota(worker, sbc, '0.01'),
  };
  const retirement = {
    retiro: quota(worker, sbc, '0.02', DAYS.retirement),
    cesantia_vejez_patronal: quota(worker, sbc, oldAgeRate(worker, sbc)),
  };
  const housing = quota(worker, sbc, '0.05', DAYS.retirement);
  const imssTotal = sum(Object.values(imss));
  const retirementTotal = sum(Object.values(retirement));
  return {
    ...imss,
    imss_patronal_total: imssTotal,
    ...retirement,
    rcv_patronal_total: retirementTotal,
    infonavit_aportacion: housing,
    costo_patronal_total: sum([imssTotal, retirementTotal, housing, absorbed]),
  };
}
