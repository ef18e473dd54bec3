import type { Dice } from '../oracle.ts';
import {
  add,
  compare,
  divide,
  exactly,
  type Fraction,
  multiply,
  printMoney,
  smaller,
  subtract,
} from './fraction.ts';
import type { Parameters } from './parameters.ts';
import { solidarityFundRate } from './scales.ts';

export type Scheme = 'ordinario' | 'integral';

/** rules/co/law.md 3, 5.5 and 5.6: where something starts or ends, in SMMLV. */
const SMMLV_LIMITS = ['1', '2', '4', '10', '13', '16', '17', '18', '19', '20', '25', '37'];

/** rules/co/law.md 5.7. */
export const UVT_LIMITS = ['95', '95', '150', '360', '640', '945', '2300'];

const NEAR = ['-1', '-0.01', '0', '0', '0.01', '1'];

/** Part of the salary that contributes. */
function contributingPart(scheme: Scheme): Fraction {
  return exactly(scheme === 'integral' ? '0.70' : '1');
}

/** A salary whose ibc, or which itself, is so many SMMLV. */
function salaryAtSmmlv(dice: Dice, { smmlv }: Parameters, scheme: Scheme): Fraction {
  const limit = multiply(exactly(dice.pick(SMMLV_LIMITS)), smmlv);
  return dice.oneIn(2) ? limit : divide(limit, contributingPart(scheme));
}

/** The net of which a tax base is left when the exempt quarter, or its cap, is off. */
export function netIncomeOf(taxBase: Fraction, cap: Fraction): Fraction {
  return smaller(divide(taxBase, exactly('0.75')), add(taxBase, cap));
}

/** A salary without more, whose tax base is near the limit of a bracket. */
function salaryAtUvt(dice: Dice, parameters: Parameters, scheme: Scheme): Fraction {
  const { uvt, smmlv, exemptIncomeCapUvt } = parameters;
  const taxBase = multiply(exactly(dice.pick(UVT_LIMITS)), uvt);
  const net = netIncomeOf(taxBase, multiply(exemptIncomeCapUvt, uvt));
  const cap = multiply(smmlv, exactly(25));
  const part = contributingPart(scheme);
  const rate = add(exactly('0.08'), solidarityFundRate(smaller(multiply(net, part), cap), smmlv));
  const salary = divide(net, subtract(exactly(1), multiply(rate, part)));
  const isCapped = compare(multiply(salary, part), cap) > 0;
  return isCapped ? add(net, multiply(cap, exactly('0.10'))) : salary;
}

/** A retention up to 100 and up to 10,000 pesos is rounded in another way: look closely above 95 UVT. */
function aboveUvtLimit(dice: Dice): Fraction {
  return exactly(dice.integer(0, dice.pick([1_000, 1_000, 120_000])));
}

function drawAnywhere(dice: Dice, { smmlv }: Parameters): Fraction {
  const thousandths = dice.pick([2_000, 5_000, 30_000, 100_000]);
  const salary = multiply(smmlv, exactly(`${dice.integer(1, thousandths)}/1000`));
  return add(salary, exactly(`${dice.integer(0, 99)}/100`));
}

/** A monthly salary in pesos with centavos. */
export function drawSalary(dice: Dice, parameters: Parameters, scheme: Scheme): string {
  if (dice.oneIn(60)) return dice.pick(['0.01', '1', '9999999999.99', '10000000000', '10000000000.01']);
  if (dice.oneIn(4)) return printMoney(drawAnywhere(dice, parameters));
  const near = exactly(dice.pick(NEAR));
  if (dice.oneIn(2)) return printMoney(add(salaryAtSmmlv(dice, parameters, scheme), near));
  const distance = dice.oneIn(3) ? near : aboveUvtLimit(dice);
  return printMoney(add(salaryAtUvt(dice, parameters, scheme), distance));
}
