import { halfUp } from './integers.ts';

/** The figures of 2026 in cents. */
export const SMMLV = 175_090_500;
const UVT = 5_237_400;
export const IBC_MAXIMO = 25 * SMMLV;
export const RENTA_EXENTA_MAXIMA = halfUp(790 * UVT, 12);

/** Per mille of the whole base. */
export function solidarityRate(ibc: number): number {
  if (ibc < 4 * SMMLV) return 0;
  if (ibc < 16 * SMMLV) return 10;
  if (ibc <= 17 * SMMLV) return 12;
  if (ibc <= 18 * SMMLV) return 14;
  if (ibc <= 19 * SMMLV) return 16;
  return ibc <= 20 * SMMLV ? 18 : 20;
}

/** A hundred times the tax, unrounded. */
function hundredfoldTax(base: number): number {
  if (base <= 95 * UVT) return 0;
  if (base <= 150 * UVT) return (base - 95 * UVT) * 19;
  if (base <= 360 * UVT) return (base - 150 * UVT) * 28 + 1000 * UVT;
  if (base <= 640 * UVT) return (base - 360 * UVT) * 33 + 6900 * UVT;
  if (base <= 945 * UVT) return (base - 640 * UVT) * 35 + 16_200 * UVT;
  if (base <= 2300 * UVT) return (base - 945 * UVT) * 37 + 26_800 * UVT;
  return (base - 2300 * UVT) * 39 + 77_000 * UVT;
}

/** Rounded as article 868 says. */
export function withholding(base: number): number {
  const tax = hundredfoldTax(base);
  const to = tax > 100_000_000 ? 100_000 : tax > 1_000_000 ? 10_000 : 100;
  return halfUp(tax, 100 * to) * to;
}
