import {
  add,
  compare,
  divide,
  exactly,
  type Fraction,
  multiply,
  roundTo,
  subtract,
  ZERO,
} from './fraction.ts';

/** rules/co/law.md 5.6, from the top: above (or from, when inclusive) so many SMMLV, the rate of the whole ibc. */
const SOLIDARITY_FUND: readonly (readonly [limit: string, inclusive: boolean, rate: string])[] = [
  ['20', false, '0.020'],
  ['19', false, '0.018'],
  ['18', false, '0.016'],
  ['17', false, '0.014'],
  ['16', true, '0.012'],
  ['4', true, '0.010'],
];

export function solidarityFundRate(ibc: Fraction, smmlv: Fraction): Fraction {
  const row = SOLIDARITY_FUND.find(([limit, inclusive]) => {
    const over = compare(ibc, multiply(exactly(limit), smmlv));
    return over > 0 || (inclusive && over === 0);
  });
  return row === undefined ? ZERO : exactly(row[2]);
}

/** rules/co/law.md 5.7, from the top: above so many UVT, marginal rate, UVT that are added. */
const WITHHOLDING: readonly (readonly [from: string, rate: string, plus: string])[] = [
  ['2300', '0.39', '770'],
  ['945', '0.37', '268'],
  ['640', '0.35', '162'],
  ['360', '0.33', '69'],
  ['150', '0.28', '10'],
  ['95', '0.19', '0'],
];

/** ET art. 868: up to these pesos, the nearest multiple of so many. */
export function roundByArticle868(pesos: Fraction): Fraction {
  if (compare(pesos, exactly(100)) <= 0) return roundTo(pesos, exactly(1));
  if (compare(pesos, exactly(10_000)) <= 0) return roundTo(pesos, exactly(100));
  return roundTo(pesos, exactly(1_000));
}

/** Line 15, ET art. 383. */
export function withholding(taxBase: Fraction, uvt: Fraction): Fraction {
  return roundByArticle868(withheldByTable(taxBase, uvt));
}

/** The same before it is rounded, as the rate of ET art. 386 takes it. */
export function withheldByTable(taxBase: Fraction, uvt: Fraction): Fraction {
  const baseUvt = divide(taxBase, uvt);
  const row = WITHHOLDING.find(([from]) => compare(baseUvt, exactly(from)) > 0);
  if (row === undefined) return ZERO;
  const [from, rate, plus] = row;
  const taxUvt = add(multiply(subtract(baseUvt, exactly(from)), exactly(rate)), exactly(plus));
  return multiply(taxUvt, uvt);
}
