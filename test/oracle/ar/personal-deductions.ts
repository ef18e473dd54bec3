import type { Dated } from './dated.ts';

/** rules/ar/law.md 4.2: deductions of art. 30, monthly columns, pesos. */
export interface PersonalDeductions extends Dated {
  readonly noTaxableGain: string;
  readonly special: string;
  readonly spouse: string;
  readonly child: string;
  readonly disabledChild: string;
}

export const PERSONAL_DEDUCTIONS: readonly PersonalDeductions[] = [
  {
    from: '2024-08-01',
    noTaxableGain: '257586.25',
    special: '1236414.00',
    spouse: '242594.58',
    child: '122341.33',
    disabledChild: '244682.67',
  },
  {
    from: '2024-09-01',
    noTaxableGain: '291974.01',
    special: '1401475.27',
    spouse: '274980.96',
    child: '138673.90',
    disabledChild: '277347.80',
  },
  {
    from: '2025-01-01',
    noTaxableGain: '326355.70',
    special: '1566507.35',
    spouse: '307361.61',
    child: '155003.58',
    disabledChild: '310007.16',
  },
  {
    from: '2025-07-01',
    noTaxableGain: '375625.46',
    special: '1803002.21',
    spouse: '353763.84',
    child: '178404.40',
    disabledChild: '356808.79',
  },
  {
    from: '2026-01-01',
    noTaxableGain: '429316.88',
    special: '2060721.00',
    spouse: '404330.39',
    child: '203905.29',
    disabledChild: '407810.58',
  },
  {
    from: '2026-07-01',
    noTaxableGain: '501639.28',
    special: '2407868.55',
    spouse: '472443.59',
    child: '238255.03',
    disabledChild: '476510.05',
  },
];
