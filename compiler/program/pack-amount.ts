import type { PackedAmount, PackedWhole } from '../../runtime/fixed-point/packed-layout.ts';
import { SAFE } from './whole.ts';

/** A whole number as a layout holds it. */
export function packWhole(value: bigint): PackedWhole {
  return value > SAFE ? `${value}` : Number(value);
}

/** A slot with what it is counted in. */
export function packAmount(slot: number, scale: bigint, over: number | null): PackedAmount {
  if (over !== null) return [slot, packWhole(scale), over];
  return scale === 100n ? slot : [slot, packWhole(scale)];
}
