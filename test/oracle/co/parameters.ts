import { exactly, type Fraction } from './fraction.ts';

/** rules/co/law.md 5.1 and 5.2: year, SMMLV, auxilio de transporte, UVT. */
const FIGURES: readonly (readonly [number, string, string, string])[] = [
  [2020, '877803', '102854', '35607'],
  [2021, '908526', '106454', '36308'],
  [2022, '1000000', '117172', '38004'],
  [2023, '1160000', '140606', '42412'],
  [2024, '1300000', '162000', '47065'],
  [2025, '1423500', '200000', '49799'],
  [2026, '1750905', '249095', '52374'],
];

/** The years that have figures. */
export const YEARS = FIGURES.map(([year]) => year);

type Dated = readonly (readonly [string, string])[];

/** rules/co/law.md 5.3: hours of the month. */
const MONTHLY_HOURS: Dated = [
  ['1900-01-01', '240'],
  ['2023-07-15', '235'],
  ['2024-07-15', '230'],
  ['2025-07-15', '220'],
  ['2026-07-15', '210'],
];

/** rules/co/law.md 5.4: what a rest day adds. */
const REST_DAY_SURCHARGE: Dated = [
  ['1900-01-01', '0.75'],
  ['2025-07-01', '0.80'],
  ['2026-07-01', '0.90'],
  ['2027-07-01', '1.00'],
];

/** rules/co/law.md 5.7: monthly cap of the exempt 25%, in UVT. */
const EXEMPT_INCOME_CAP: Dated = [
  ['2020-01-01', '240'],
  ['2023-01-01', '790/12'],
];

/** rules/co/law.md 3.17: deductions and exempt income of a month, in UVT. */
const BENEFITS_LIMIT: Dated = [
  ['2020-01-01', '5040/12'],
  ['2023-12-22', '1340/12'],
];

/** What a month is liquidated with (rules/co/law.md 2.1: as on its last day). */
export interface Parameters {
  readonly smmlv: Fraction;
  readonly auxilioTransporte: Fraction;
  readonly uvt: Fraction;
  readonly monthlyHours: Fraction;
  readonly restDaySurcharge: Fraction;
  readonly exemptIncomeCapUvt: Fraction;
  readonly benefitsLimitUvt: Fraction;
}

function inForce(dated: Dated, date: string): Fraction {
  const entry = dated.findLast(([from]) => from <= date);
  if (entry === undefined) throw new RangeError(`nothing in force on ${date}`);
  return exactly(entry[1]);
}

/** `month` as in `2025-07`. */
export function parametersOf(month: string): Parameters {
  const figures = FIGURES.find(([year]) => month.startsWith(String(year)));
  if (figures === undefined) throw new RangeError(`no figures for ${month}`);
  const [, smmlv, auxilio, uvt] = figures;
  const lastDay = `${month}-31`;
  return {
    smmlv: exactly(smmlv),
    auxilioTransporte: exactly(auxilio),
    uvt: exactly(uvt),
    monthlyHours: inForce(MONTHLY_HOURS, lastDay),
    restDaySurcharge: inForce(REST_DAY_SURCHARGE, lastDay),
    exemptIncomeCapUvt: inForce(EXEMPT_INCOME_CAP, lastDay),
    benefitsLimitUvt: inForce(BENEFITS_LIMIT, lastDay),
  };
}

/** rules/co/law.md 2.1: the value of the hour is another one after the first day of the month. */
export function hourChangesInside(month: string): boolean {
  return [...MONTHLY_HOURS, ...REST_DAY_SURCHARGE].some(
    ([from]) => from.startsWith(month) && from !== `${month}-01`,
  );
}

/** rules/co/law.md 5.5, ARL: the initial rates, class I first. */
export const INITIAL_RISK_RATES = ['0.00522', '0.01044', '0.02436', '0.04350', '0.06960'] as const;

/** rules/co/law.md 1: lowest and highest ARL rate. */
export const RISK_RATE_BOUNDS = ['0.00348', '0.08700'] as const;
