import { halfUp, scaled } from '../by-hand/integers.ts';

const SMMLV = 175_090_500;
const UVT = 5_237_400;
const AUXILIO = 24_909_500;
const TOP = 25 * SMMLV;
const MOST_EXEMPT = halfUp(790 * UVT, 12);

/** Hours of the month, and what a Sunday adds in twentieths of the hourly rate, in the first half of 2026. */
const HOURS = 220;
const SUNDAY = 16;

/** What a row of the file says: cents, hundredths of hours, hundred thousandths of a rate. */
export interface Asked {
  readonly id: string;
  readonly salary: number;
  readonly risk: number;
  readonly night: number;
  readonly overtime: number;
  readonly transport: boolean | null;
}

/** Columns: id, monthly_salary, risk_class_rate, horas_recargo_nocturno, horas_extra_diurnas, the flag. */
export function readRow(line: string): Asked {
  const [id = '', salary = '', risk = '', night = '', overtime = '', transport = ''] = line.split(',');
  return {
    id,
    salary: scaled(salary, 2),
    risk: risk === '' ? 522 : scaled(risk, 5),
    night: night === '' ? 0 : scaled(night, 2),
    overtime: overtime === '' ? 0 : scaled(overtime, 2),
    transport: transport === '' ? null : transport === 'yes',
  };
}

/** A row of a progressive table: limits and amounts in cents. */
export interface Bracket {
  readonly over: number;
  readonly upTo: number;
  /** Per mille for the solidarity fund, hundredths for the withholding. */
  readonly rate: number;
  readonly fixed: number;
}

function bracket(unit: number, over: number, upTo: number, rate: number, fixed = 0): Bracket {
  return { over: over * unit, upTo: upTo * unit, rate, fixed: fixed * unit };
}

const SOLIDARITY: readonly Bracket[] = [
  bracket(SMMLV, 0, 4, 0),
  bracket(SMMLV, 4, 16, 10),
  bracket(SMMLV, 16, 17, 12),
  bracket(SMMLV, 17, 18, 14),
  bracket(SMMLV, 18, 19, 16),
  bracket(SMMLV, 19, 20, 18),
  bracket(SMMLV, 20, Number.POSITIVE_INFINITY, 20),
];

const WITHHOLDING: readonly Bracket[] = [
  bracket(UVT, 0, 95, 0),
  bracket(UVT, 95, 150, 19),
  bracket(UVT, 150, 360, 28, 10),
  bracket(UVT, 360, 640, 33, 69),
  bracket(UVT, 640, 945, 35, 162),
  bracket(UVT, 945, 2300, 37, 268),
  bracket(UVT, 2300, Number.POSITIVE_INFINITY, 39, 770),
];

function solidarityRow(ibc: number): Bracket {
  const open = ibc < 4 * SMMLV ? 0 : ibc < 16 * SMMLV ? 1 : -1;
  const row = open >= 0 ? SOLIDARITY[open] : SOLIDARITY.find(({ upTo }, at) => at > 1 && ibc <= upTo);
  if (row === undefined) throw new RangeError('no row');
  return row;
}

function withholdingRow(base: number): Bracket {
  for (const row of WITHHOLDING) if (base <= row.upTo) return row;
  throw new RangeError('no row');
}

/** To thousands above 10,000 pesos, to hundreds above 100, else to pesos; `tax` is in hundredths of cents. */
function roundTax(tax: number): number {
  const to = tax > 100_000_000 ? 100_000 : tax > 1_000_000 ? 10_000 : 100;
  return halfUp(tax, 100 * to) * to;
}

export type Paid = ReturnType<typeof pay>;

/** Every amount of the payslip of a whole month, in cents. */
export function pay({ salary, risk, night, overtime, transport }: Asked) {
  const nightPay = halfUp(salary * night * 7, HOURS * 2000);
  const overtimePay = halfUp(salary * overtime * 25, HOURS * 2000);
  const wantsTransport = transport ?? salary <= 2 * SMMLV;
  const aid = wantsTransport ? AUXILIO : 0;
  const vacationBase = salary + nightPay;
  const wages = vacationBase + overtimePay;
  const earned = wages + aid;
  const ibc = Math.min(Math.max(wages, SMMLV), TOP);
  const health = halfUp(ibc, 25);
  const fund = solidarityRow(ibc);
  const solidarity = halfUp(ibc * fund.rate, 1000);
  const untaxed = 2 * health + solidarity;
  const netIncome = Math.max(0, earned - untaxed);
  const exempt = Math.min(halfUp(netIncome, 4), MOST_EXEMPT);
  const taxable = netIncome - exempt;
  const tax = withholdingRow(taxable);
  const rawTax = (taxable - tax.over) * tax.rate + tax.fixed * 100;
  const withheld = roundTax(rawTax);
  const deducted = untaxed + withheld;
  const exonerated = wages < 10 * SMMLV;
  const healthEmployer = exonerated ? 0 : halfUp(ibc * 85, 1000);
  const pensionEmployer = halfUp(ibc * 3, 25);
  const accident = halfUp(ibc * risk, 100_000);
  const family = halfUp(wages, 25);
  const icbf = exonerated ? 0 : halfUp(wages * 3, 100);
  const sena = exonerated ? 0 : halfUp(wages, 50);
  const severance = halfUp(earned, 12);
  const interest = halfUp(earned, 100);
  const vacation = halfUp(vacationBase, 24);
  const security = healthEmployer + pensionEmployer + accident;
  const parafiscal = family + icbf + sena;
  const provisions = 2 * severance + interest + vacation;
  return {
    nightPay,
    overtimePay,
    wantsTransport,
    aid,
    vacationBase,
    wages,
    earned,
    ibc,
    health,
    fund,
    solidarity,
    untaxed,
    netIncome,
    exempt,
    taxable,
    tax,
    rawTax,
    withheld,
    deducted,
    net: earned - deducted,
    exonerated,
    healthEmployer,
    pensionEmployer,
    accident,
    family,
    icbf,
    sena,
    severance,
    interest,
    vacation,
    security,
    parafiscal,
    provisions,
    cost: earned + security + parafiscal + provisions,
  };
}

export { HOURS, MOST_EXEMPT, SMMLV, SUNDAY, TOP, UVT };
