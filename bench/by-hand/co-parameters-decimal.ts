import { Decimal, type Row, rowOf, ZERO } from './decimals.ts';

/** What Colombia's two schemes of 2026 have in common. */
export const SMMLV = new Decimal(1_750_905);
export const UVT = new Decimal(52_374);
export const IBC_MAXIMO = SMMLV.times(25);
export const APORTE_EMPLEADO = new Decimal('0.04');
export const RENTA_EXENTA = new Decimal('0.25');
export const RENTA_EXENTA_MAXIMA = UVT.times(790).div(12);

function solidarityRow(over: number, upTo: number, rate: string): Row {
  return { over: SMMLV.times(over), upTo: SMMLV.times(upTo), rate: new Decimal(rate), fixed: ZERO };
}

/** The first two rows end below their upper end, the others at it. */
const FSP_NONE = solidarityRow(0, 4, '0');
const FSP_LOW = solidarityRow(4, 16, '0.01');
const FSP_HIGH: readonly Row[] = [
  solidarityRow(16, 17, '0.012'),
  solidarityRow(17, 18, '0.014'),
  solidarityRow(18, 19, '0.016'),
  solidarityRow(19, 20, '0.018'),
  solidarityRow(20, Number.POSITIVE_INFINITY, '0.02'),
];

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

/** Its rate is on the whole base. */
export function solidarityRowOf(ibc: Decimal): Row {
  if (ibc.lt(FSP_NONE.upTo)) return FSP_NONE;
  return ibc.lt(FSP_LOW.upTo) ? FSP_LOW : rowOf(FSP_HIGH, ibc);
}

/** The row of the withholding scale. */
export function withholdingRowOf(base: Decimal): Row {
  return rowOf(RETENCION, base);
}

/** As article 868 says. */
export function roundWithholding(tax: Decimal): Decimal {
  if (tax.gt(10_000)) return tax.toNearest(1000);
  return tax.gt(100) ? tax.toNearest(100) : tax.toNearest(1);
}
