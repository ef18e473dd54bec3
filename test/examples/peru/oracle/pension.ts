import {
  centavos,
  compare,
  exactly,
  type Fraction,
  multiply,
  smaller,
  ZERO,
} from '../../../oracle/co/fraction.ts';
import type { Facts } from './facts.ts';
import { COMMISSIONS, type Figures } from './figures.ts';

export type Lines = Readonly<Record<string, Fraction>>;

/** law.md 3.2: the caller's figure, else that of the quarter. */
export function insurableMaximum(facts: Facts, figures: Figures): Fraction | null {
  return facts.given('remuneracion_maxima_asegurable')
    ? facts.amount('remuneracion_maxima_asegurable')
    : figures.rma;
}

export function capped(amount: Fraction, maximum: Fraction | null): Fraction {
  return maximum === null ? amount : smaller(amount, maximum);
}

/** law.md 3.2: nobody knows the maximum, the base may pass it, and a capped line is due. */
export function lacksMaximum(base: Fraction, maximum: Fraction | null, isDue: boolean): boolean {
  return maximum === null && isDue && compare(base, exactly(11_000)) > 0;
}

export function isInAfp(facts: Facts): boolean {
  return facts.word('sistema_pensionario') !== 'onp';
}

export function paysPrima(facts: Facts): boolean {
  return isInAfp(facts) && !facts.flag('sin_prima_seguro');
}

/** law.md 5.3: the rate of the member's AFP, whoever takes the commission. */
export function commissionRate(facts: Facts): Fraction {
  return exactly(COMMISSIONS[facts.word('sistema_pensionario')] ?? '0');
}

/** law.md 3.2: the deductions; `insured` is the base of the prima. */
export function pensionOf(facts: Facts, figures: Figures, base: Fraction, insured: Fraction): Lines {
  const afp = isInAfp(facts);
  const commission = afp && !facts.flag('comision_mixta');
  return {
    aporte_onp: afp ? ZERO : centavos(multiply(base, exactly('0.13'))),
    afp_aporte: afp ? centavos(multiply(base, exactly('0.10'))) : ZERO,
    afp_prima_seguro: paysPrima(facts) ? centavos(multiply(insured, figures.prima)) : ZERO,
    afp_comision: commission ? centavos(multiply(base, commissionRate(facts))) : ZERO,
  };
}
