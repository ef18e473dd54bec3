import { cents, least, type Money, money, most, sum, twelfth, ZERO } from './money.ts';
import type { Payslip } from './payslip.ts';
import { type Bracket, taxOf } from './scale.ts';

/** rules/ar/law.md 4.2 and 4.3: the figures of the year in force in each half of it. */
interface Half {
  readonly noTaxableGain: string;
  readonly special: string;
  readonly spouse: string;
  readonly child: string;
  readonly disabledChild: string;
  /** Upper limits and fixed amounts of art. 94, from the second row on. */
  readonly rows: readonly (readonly [lower: string, fixed: string])[];
}

const RATES = ['0.05', '0.09', '0.12', '0.15', '0.19', '0.23', '0.27', '0.31', '0.35'];

const YEARS: Readonly<Record<string, readonly [first: Half, second: Half]>> = {
  '2025': [
    {
      noTaxableGain: '3916268.37',
      special: '18798088.20',
      spouse: '3688339.32',
      child: '1860042.98',
      disabledChild: '3720085.95',
      rows: [
        ['1520371.67', '76018.58'],
        ['3040743.34', '212852.03'],
        ['4561115.01', '395296.63'],
        ['6841672.52', '737380.26'],
        ['13683345.04', '2037298.04'],
        ['20525017.56', '3610882.72'],
        ['30787526.34', '6381760.09'],
        ['46181289.48', '11153826.67'],
      ],
    },
    {
      noTaxableGain: '4507505.52',
      special: '21636026.50',
      spouse: '4245166.13',
      child: '2140852.77',
      disabledChild: '4281705.53',
      rows: [
        ['1749901.45', '87495.07'],
        ['3499802.89', '244986.20'],
        ['5249704.34', '454974.38'],
        ['7874556.52', '848702.20'],
        ['15749113.04', '2344867.94'],
        ['23623669.56', '4156015.94'],
        ['35435504.34', '7345211.33'],
        ['53153256.52', '12837714.51'],
      ],
    },
  ],
};

/** So many twelfths of the figure of each half as months of it have passed. */
function accumulated(first: string, second: string, month: number): Money {
  const [early, late] = [Math.min(month, 6), Math.max(0, month - 6)];
  return cents(money(first).times(early).plus(money(second).times(late)).div(12));
}

function scaleOf([first, second]: readonly [Half, Half], month: number): readonly Bracket[] {
  const rows = first.rows.map(([lower, fixed], place) => {
    const [otherLower = '0', otherFixed = '0'] = second.rows[place] ?? [];
    const [from, plus] = [accumulated(lower, otherLower, month), accumulated(fixed, otherFixed, month)];
    return { from: from.toFixed(2), plus: plus.toFixed(2) };
  });
  return RATES.map((rate, place) => ({
    lower: rows[place - 1]?.from ?? '0',
    upper: rows[place]?.from ?? null,
    fixed: rows[place - 1]?.plus ?? '0',
    rate,
  }));
}

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
  const figures = YEARS[last?.input.month.slice(0, 4) ?? ''];
  if (last === undefined || figures === undefined) throw new RangeError('no year to withhold in');
  const month = Number(last.input.month.slice(5, 7));
  const [first, second] = figures;
  const due = (name: Exclude<keyof Half, 'rows'>) => accumulated(first[name], second[name], month);
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
  const determined = taxOf(most(ZERO, income.minus(taken)), scaleOf(figures, month));
  const signed = determined.minus(before);
  return {
    determined,
    withheld: most(ZERO, least(signed, last.tax.ceiling)),
    refunded: most(ZERO, signed.negated()),
  };
}
