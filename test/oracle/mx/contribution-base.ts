import { type Fraction, fraction, greatest, least, ZERO } from '../fraction.ts';
import { DESPENSA_SHARE, type Perceptions, socialBenefits } from './perceptions.ts';
import type { Worker } from './worker.ts';

/** rules/mx/law.md 2.3, amounts of a day. */
export interface ContributionBase {
  readonly sdi: Fraction;
  readonly excedente_despensa_diario: Fraction;
  readonly sbc: Fraction;
  /** What LSS 106-II charges: the SBC over 3 UMA. */
  readonly excedente_3_uma_diario: Fraction;
}

/** LSS 28: 25 UMA. */
export function highestBase(worker: Worker): Fraction {
  return worker.parameters.uma.times(25).cents();
}

export function contributionBase(worker: Worker, perceptions: Perceptions): ContributionBase {
  const { uma } = worker.parameters;
  const sdi = worker.daily.times(worker.factor).cents();
  const despensaOfDay = socialBenefits(perceptions).over(worker.period.days);
  const overDespensa = despensaOfDay.minus(fraction(DESPENSA_SHARE).times(uma)).cents();
  const excess = greatest(ZERO, overDespensa);
  const sbc = least(greatest(sdi.plus(excess), worker.minimumWage), highestBase(worker));
  return {
    sdi,
    excedente_despensa_diario: excess,
    sbc,
    excedente_3_uma_diario: greatest(ZERO, sbc.minus(uma.times(3))),
  };
}
