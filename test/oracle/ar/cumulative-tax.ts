import { type Half, monthWeights, scaleOf, weighted, yearFigures } from './annual-figures.ts';
import { least, type Money, most, sum, twelfth, ZERO } from './money.ts';
import type { Payslip } from './payslip.ts';
import { taxOf } from './scale.ts';

/** What is withheld in the last of the months of a year, RG AFIP 4003/2017: rules/ar/law.md 2.8. */
export interface Withholding {
  readonly determined: Money;
  readonly withheld: Money;
  readonly refunded: Money;
}

/**
 * `before` is what was withheld in the months before, less what was refunded. Who pays adds the twelfth of what it paid itself:
 * another employer paid the aguinaldo when the employee left.
 */
export function withholdingOf(
  months: readonly Payslip[],
  before: Money,
  own: readonly Payslip[] = months,
): Withholding {
  const last = months.at(-1);
  if (last === undefined) throw new RangeError('no month to withhold in');
  const figures = yearFigures(last.input.month.slice(0, 4));
  const month = Number(last.input.month.slice(5, 7));
  const weights = monthWeights(month);
  const [first, second] = figures;
  const due = (name: Exclude<keyof Half, 'rows'>) => weighted(first[name], second[name], weights);
  const { input } = last;
  const part = (value: Money) => (input.leavesOutAguinaldoTwelfth ? ZERO : twelfth(value));
  const deductions = sum(
    due('noTaxableGain'),
    due('special'),
    input.hasSpouse ? due('spouse') : ZERO,
    due('child').times(input.children),
    due('disabledChild').times(input.disabledChildren),
  );
  const half = own.filter((one) => Number(one.input.month.slice(5, 7)) > 6 === month > 6);
  const open = half.some(({ earnings }) => earnings.aguinaldo.gt(0)) ? [] : half;
  const income = sum(
    ...months.map(({ earnings }) => earnings.total),
    part(sum(...open.flatMap(({ earnings }) => [earnings.gross, earnings.nonRemunerative]))),
  );
  const taken = sum(
    ...months.map(({ contributions }) => contributions.total),
    part(sum(...open.map(({ tax }) => tax.deductibleContributions))),
    deductions,
    part(deductions),
  );
  const determined = taxOf(most(ZERO, income.minus(taken)), scaleOf(figures, weights));
  const signed = determined.minus(before);
  return {
    determined,
    withheld: most(ZERO, least(signed, last.tax.ceiling)),
    refunded: most(ZERO, signed.negated()),
  };
}
