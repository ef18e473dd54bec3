import { cents, type Money, money } from './money.ts';
import type { Bracket } from './scale.ts';

/** rules/ar/law.md 4.2 and 4.3: the figures of the year in force in each half of it. */
export interface Half {
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
  '2026': [
    {
      noTaxableGain: '5151802.50',
      special: '24728652.02',
      spouse: '4851964.66',
      child: '2446863.48',
      disabledChild: '4893726.96',
      rows: [
        ['2000030.09', '100001.50'],
        ['4000060.17', '280004.21'],
        ['6000090.26', '520007.82'],
        ['9000135.40', '970014.59'],
        ['18000270.80', '2680040.32'],
        ['27000406.20', '4750071.46'],
        ['40500609.30', '8395126.30'],
        ['60750913.96', '14672720.74'],
      ],
    },
    {
      noTaxableGain: '6019671.36',
      special: '28894422.56',
      spouse: '5669323.06',
      child: '2859060.31',
      disabledChild: '5718120.60',
      rows: [
        ['2336953.69', '116847.68'],
        ['4673907.36', '327173.52'],
        ['7010861.05', '607607.96'],
        ['10516291.59', '1133422.54'],
        ['21032583.18', '3131517.94'],
        ['31548874.77', '5550265.01'],
        ['47323312.16', '9809363.10'],
        ['70984968.25', '17144476.49'],
      ],
    },
  ],
};

/** How many twelfths count of the figure of each half. */
export type Weights = readonly [first: number, second: number];

export function yearFigures(year: string): readonly [Half, Half] {
  const figures = YEARS[year];
  if (figures === undefined) throw new RangeError(`no figures of ${year}`);
  return figures;
}

/** As many twelfths of the figure of each half as months of it have passed. */
export function monthWeights(month: number): Weights {
  return [Math.min(month, 6), Math.max(0, month - 6)];
}

export function weighted(first: string, second: string, [early, late]: Weights): Money {
  return cents(money(first).times(early).plus(money(second).times(late)).div(12));
}

export function scaleOf([first, second]: readonly [Half, Half], weights: Weights): readonly Bracket[] {
  const rows = first.rows.map(([lower, fixed], place) => {
    const [otherLower = '0', otherFixed = '0'] = second.rows[place] ?? [];
    const [from, plus] = [weighted(lower, otherLower, weights), weighted(fixed, otherFixed, weights)];
    return { from: from.toFixed(2), plus: plus.toFixed(2) };
  });
  return RATES.map((rate, place) => ({
    lower: rows[place - 1]?.from ?? '0',
    upper: rows[place]?.from ?? null,
    fixed: rows[place - 1]?.plus ?? '0',
    rate,
  }));
}
