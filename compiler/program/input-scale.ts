import { inputTypeOf } from '../../runtime/ir/value-type.ts';
import { compare } from '../../runtime/numbers/exact.ts';
import type { Ir, IrInput } from '../ir/ir.ts';

/** The least bound of an amount above which finer inputs would take products of formulas past 2^53. */
const LARGE = { n: 10_000_000n, d: 1n };

const COARSE: Readonly<Record<string, bigint>> = {
  money: 100n,
  hours: 100n,
  rate: 1_000_000n,
  number: 10_000n,
};

const FINE: Readonly<Record<string, bigint>> = { ...COARSE, money: 10_000n, rate: 10_000_000n };

/** Currencies of many digits have large bounds everywhere; others at least for what is paid by the day. */
function hasLargeAmounts(ir: Ir): boolean {
  return ir.items.every((item) => {
    if (item.item !== 'input' || item.upper === null || inputTypeOf(item.type) !== 'money') return true;
    const high = ir.nodes[item.upper.value]?.range.high ?? null;
    return high === null || compare(high.value, LARGE) > 0;
  });
}

/**
 * In which parts of its unit an input is read as a whole number: cents or hundredths of a cent, hundredths of
 * an hour, millionths. What a caller sends finer than that is computed by the interpreter.
 */
export function scaleOf(input: IrInput, ir: Ir): bigint {
  return (hasLargeAmounts(ir) ? COARSE : FINE)[inputTypeOf(input.type)] ?? 1n;
}
