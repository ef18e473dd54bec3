import type { ValueType } from '../../runtime/module.ts';
import type { Fraction } from '../formulas/fraction.ts';
import { SAFE } from '../formulas/whole.ts';

/** Code of a text that a trace shows: whole cents are written as digits, without a text between. */
export type TextCode =
  | { readonly kind: 'cents'; readonly cents: string }
  | { readonly kind: 'ascii'; readonly text: string }
  /** What was read first, in the branch that was taken. */
  | {
      readonly kind: 'either';
      readonly guard: string;
      readonly then: TextCode;
      readonly otherwise: TextCode;
    };

/** A short text that is an expression. */
export function ascii(text: string): TextCode {
  return { kind: 'ascii', text };
}

/** The statements that write a text. */
export function writeCode(text: TextCode): readonly string[] {
  switch (text.kind) {
    case 'cents':
      return [`$out.cents(${text.cents});`];
    case 'ascii':
      return [`$out.ascii(${text.text});`];
    case 'either': {
      const branch = (code: TextCode): readonly string[] => writeCode(code).map((line) => `  ${line}`);
      return [`if (${text.guard}) {`, ...branch(text.then), '} else {', ...branch(text.otherwise), '}'];
    }
  }
}

/** Code of the text of a quantity. `overCode` is what the denominator is multiplied by; null without. */
export function quantityText(
  n: string,
  { d }: Pick<Fraction, 'd'>,
  type: ValueType,
  digits: string,
  overCode: string | null = null,
): TextCode {
  const isMoney = type === 'money';
  if (overCode === null && isMoney && 100n % d === 0n) {
    return { kind: 'cents', cents: d === 100n ? n : `${n} * ${100n / d}` };
  }
  if (overCode === null && !isMoney && d === 1n) return ascii(`\`\${${n}}\``);
  if (d > SAFE) {
    const ratio = `rt.ratio(${[n, `${d}n`, ...(overCode === null ? [] : [overCode])].join(', ')})`;
    return ascii(`rt.${isMoney ? 'printMoney' : 'printPlain'}(${ratio}, ${digits})`);
  }
  const given = [n, d.toString(), digits, ...(overCode === null ? [] : [overCode])].join(', ');
  return ascii(`rt.${isMoney ? 'moneyText' : 'plainText'}(${given})`);
}

/** Code of the exact value of a quantity, as an object. */
export function quantityObject(
  n: string,
  { d, over }: Pick<Fraction, 'd' | 'over'>,
  overCode: string | null,
): string {
  return over.length === 0 || overCode === null
    ? `new rt.Whole(${n}, ${d}n)`
    : `new rt.WholeOver(${n}, ${d}n, ${overCode})`;
}
