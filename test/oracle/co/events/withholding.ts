import { centavos, compare, exactly, type Fraction, multiply, smaller } from '../fraction.ts';
import type { Parameters } from '../parameters.ts';
import { roundByArticle868, withholding } from '../scales.ts';
import { type Facts, given } from './facts.ts';

export interface Exempt {
  readonly exempt: Fraction;
  /** The quarter is above its monthly cap. */
  readonly isCapped: boolean;
}

/** ET art. 206 num. 10: a quarter, up to the cap of a whole month. */
export function exemptQuarter(income: Fraction, { uvt, exemptIncomeCapUvt }: Parameters): Exempt {
  const quarter = multiply(income, exactly('0.25'));
  const cap = multiply(exemptIncomeCapUvt, uvt);
  return { exempt: centavos(smaller(quarter, cap)), isCapped: compare(quarter, cap) > 0 };
}

const FIXED_RATE = 'porcentaje_fijo_retencion';

/** ET arts. 383 and 386: by the table, or with the fixed rate of procedimiento 2. */
export function withheld(taxBase: Fraction, facts: Facts): Fraction {
  const rate = given(facts, FIXED_RATE);
  if (rate === undefined) return withholding(taxBase, facts.parameters.uvt);
  return roundByArticle868(multiply(taxBase, rate));
}

export function isRateTooHigh(facts: Facts): boolean {
  return compare(given(facts, FIXED_RATE) ?? exactly(0), exactly('0.39')) > 0;
}
