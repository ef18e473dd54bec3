import { type Fraction, fraction, sum, ZERO } from '../fraction.ts';
import type { Worker } from './worker.ts';

/** 40% of the UMA: the despensa that IMSS leaves out a day (LSS 27-VI). */
export const DESPENSA_SHARE = '0.40';

export interface Perceptions {
  readonly sueldo: Fraction;
  readonly bono_puntualidad: Fraction;
  readonly bono_asistencia: Fraction;
  readonly horas_extra: Fraction;
  readonly prima_dominical: Fraction;
  readonly comisiones: Fraction;
  readonly otros_ingresos_gravados: Fraction;
  readonly bono_despensa: Fraction;
  readonly vales_despensa: Fraction;
}

/** rules/mx/law.md 2.1. */
export function perceptionsOf(worker: Worker): Perceptions {
  const { daily, period, parameters } = worker;
  const sueldo = daily.times(period.days - worker.absences - worker.sickDays).cents();
  const tenth = sueldo.times('0.10').cents();
  const despensa = fraction(DESPENSA_SHARE).times(parameters.uma).times(period.days).cents();
  const when = (name: string, amount: Fraction): Fraction => (worker.flag(name) ? amount : ZERO);
  return {
    sueldo,
    bono_puntualidad: when('bono_puntualidad', tenth),
    bono_asistencia: when('bono_asistencia', tenth),
    horas_extra: worker.overtime,
    prima_dominical: daily.times('0.25').times(worker.sundays).cents(),
    comisiones: worker.commissions,
    otros_ingresos_gravados: worker.otherTaxed,
    bono_despensa: when('bono_despensa', despensa),
    vales_despensa: worker.vouchers,
  };
}

/** `ps` of rules/mx/law.md 2.2: cash despensa and vouchers together. */
export function socialBenefits(perceptions: Perceptions): Fraction {
  return perceptions.bono_despensa.plus(perceptions.vales_despensa);
}

/** `total_percepciones`: without the subsidy paid out. */
export function totalOf(perceptions: Perceptions): Fraction {
  return sum(Object.values(perceptions));
}
