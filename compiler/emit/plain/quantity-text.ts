import type { ValueType } from '../../runtime/module.ts';
import type { Fraction } from './fraction.ts';
import { SAFE } from './whole.ts';

/** Code of the text of a quantity. `overCode` is what the denominator is multiplied by; null without. */
export function quantityText(
  n: string,
  { d }: Pick<Fraction, 'd'>,
  type: ValueType,
  digits: string,
  overCode: string | null = null,
): string {
  const isMoney = type === 'money';
  if (overCode === null && isMoney && 100n % d === 0n) {
    return `rt.centsText(${d === 100n ? n : `${n} * ${100n / d}`})`;
  }
  if (overCode === null && !isMoney && d === 1n) return `\`\${${n}}\``;
  if (d > SAFE) {
    const ratio = `rt.ratio(${[n, `${d}n`, ...(overCode === null ? [] : [overCode])].join(', ')})`;
    return `rt.${isMoney ? 'printMoney' : 'printPlain'}(${ratio}, ${digits})`;
  }
  const given = [n, d.toString(), digits, ...(overCode === null ? [] : [overCode])].join(', ');
  return `rt.${isMoney ? 'moneyText' : 'plainText'}(${given})`;
}

/** Code of the exact value of a quantity, as an object. */
export function quantityObject(
  n: string,
  { d, over }: Pick<Fraction, 'd' | 'over'>,
  overCode: string | null,
): string {
  return over.length === 0 || overCode === null
    ? `new rt.Whole(${n}, ${d}n)`
    : `rt.ratio(${n}, ${d}n, ${overCode})`;
}
