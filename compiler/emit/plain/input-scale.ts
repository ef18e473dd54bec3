import type { Ir, IrInput } from '../../ir/ir.ts';
import { inputTypeOf } from '../../ir/value-type.ts';

const SCALES: Readonly<Record<string, bigint>> = {
  money: 100n,
  hours: 100n,
  rate: 1_000_000n,
  number: 10_000n,
};

/**
 * In which parts of its unit an input is read as a whole number: cents, hundredths of an hour, millionths.
 * What a caller sends finer than that is computed by the exact fractions of `evaluate`.
 */
export function scaleOf(input: IrInput, _ir: Ir): bigint {
  return SCALES[inputTypeOf(input.type)] ?? 1n;
}
