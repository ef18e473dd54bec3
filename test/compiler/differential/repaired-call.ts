import type { Call, InputValue, Refusal } from '../../../runtime/module.ts';
import { add, decimal, div, type Exact, exact, over } from '../../../runtime/numbers/exact.ts';

const TWO = decimal('2');
const CENT = decimal('0.01');
/** No input is finer. */
const FINEST = 10n ** 10n;

function inside(refusal: Refusal): Exact | null {
  if (refusal.limit === null) return null;
  const limit = decimal(refusal.limit);
  return refusal.type.startsWith('less') ? exact(over(div(limit, TWO), FINEST), FINEST) : add(limit, CENT);
}

/** The call with every value that is outside its bounds moved inside, so that most random calls compute. */
export function repairedCall(call: Call, refusals: readonly Refusal[]): Call {
  const inputs: Record<string, InputValue | undefined> = { ...call.inputs };
  for (const refusal of refusals) {
    const value = inside(refusal);
    if (refusal.field !== null && value !== null) inputs[refusal.field] = value;
  }
  return { ...call, inputs };
}
