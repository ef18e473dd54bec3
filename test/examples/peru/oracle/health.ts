import {
  add,
  centavos,
  exactly,
  type Fraction,
  multiply,
  smaller,
  subtract,
  ZERO,
} from '../../../oracle/co/fraction.ts';
import type { Facts } from './facts.ts';
import type { Figures } from './figures.ts';
import type { Lines } from './pension.ts';

/** law.md 3.4: EsSalud and the credit of the EPS, which add up to 9%. */
export function healthOf(facts: Facts, figures: Figures, base: Fraction): Lines {
  const whole = centavos(multiply(base, exactly('0.09')));
  const ceiling = centavos(multiply(figures.uit, exactly('0.10')));
  const eps = facts.flag('con_eps') ? smaller(centavos(multiply(base, exactly('0.0225'))), ceiling) : ZERO;
  return { essalud: subtract(whole, eps), eps };
}

/** law.md 3.1, line 9. */
export function extraordinaryBonus(facts: Facts, ...bonuses: readonly Fraction[]): Fraction {
  return centavos(multiply(add(...bonuses), bonusRate(facts)));
}

export function bonusRate(facts: Facts): Fraction {
  return exactly(facts.flag('con_eps') ? '0.0675' : '0.09');
}

/** law.md 3.1, line 2. */
export function familyAllowance(facts: Facts, figures: Figures): Fraction {
  return facts.flag('con_asignacion_familiar') ? centavos(multiply(figures.rmv, exactly('0.10'))) : ZERO;
}
