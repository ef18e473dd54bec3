import { Decimal, type Row, rowOf, ZERO } from './decimals.ts';

/** What Colombia's two schemes of 2026 have in common. */
export const SMMLV = new Decimal(1_750_905);
const UVT = new Decimal(52_374);
export const IBC_MAXIMO = SMMLV.times(25);
export const APORTE_EMPLEADO = new Decimal('0.04');
export const RENTA_EXENTA = new Decimal('0.25');
export const RENTA_EXENTA_MAXIMA = UVT.times(790).div(12);

const FSP = [
  [SMMLV.times(17), new Decimal('0.012')],
  [SMMLV.times(18), new Decimal('0.014')],
  [SMMLV.times(19), new Decimal('0.016')],
  [SMMLV.times(20), new Decimal('0.018')],
] as const;
const FSP_FROM = SMMLV.times(4);
const FSP_HIGH_FROM = SMMLV.times(16);
const FSP_LOW = new Decimal('0.01');
const FSP_TOP = new Decimal('0.02');

function uvtRow(over: number, upTo: number, rate: string, fixed: number): Row {
  return { over: UVT.times(over), upTo: UVT.times(upTo), rate: new Decimal(rate), fixed: UVT.times(fixed) };
}

const RETENCION: readonly Row[] = [
  uvtRow(0, 95, '0', 0),
  uvtRow(95, 150, '0.19', 0),
  uvtRow(150, 360, '0.28', 10),
  uvtRow(360, 640, '0.33', 69),
  uvtRow(640, 945, '0.35', 162),
  uvtRow(945, 2300, '0.37', 268),
  uvtRow(2300, Number.POSITIVE_INFINITY, '0.39', 770),
];

/** Rate on the whole base. */
export function solidarityRate(ibc: Decimal): Decimal {
  if (ibc.lt(FSP_FROM)) return ZERO;
  if (ibc.lt(FSP_HIGH_FROM)) return FSP_LOW;
  for (const [upTo, rate] of FSP) if (ibc.lte(upTo)) return rate;
  return FSP_TOP;
}

/** Rounded as article 868 says. */
export function withholding(base: Decimal): Decimal {
  const { over, rate, fixed } = rowOf(RETENCION, base);
  const tax = base.minus(over).times(rate).plus(fixed);
  if (tax.gt(10_000)) return tax.toNearest(1000);
  return tax.gt(100) ? tax.toNearest(100) : tax.toNearest(1);
}
