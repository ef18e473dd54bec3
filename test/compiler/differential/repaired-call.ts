import type { Call, InputValue, Outcome, Refusal } from '../../../runtime/module.ts';
import { add, decimal, div, exact, over } from '../../../runtime/numbers/exact.ts';

const TWO = decimal('2');
const CENT = decimal('0.01');
/** No input is finer. */
const FINEST = 10n ** 10n;

const isIsoDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

function inside(refusal: Refusal): InputValue | null {
  if (refusal.limit === null) return null;
  if (isIsoDate(refusal.limit)) return refusal.limit;
  const limit = decimal(refusal.limit);
  return refusal.type.startsWith('less') ? exact(over(div(limit, TWO), FINEST), FINEST) : add(limit, CENT);
}

/**
 * The call with every value that is outside its bounds moved inside, and without those that do not go with others, so that
 * most random calls compute.
 */
export function repairedCall(call: Call, refusals: readonly Refusal[]): Call {
  const inputs: Record<string, InputValue | undefined> = { ...call.inputs };
  for (const refusal of refusals) {
    const value = inside(refusal);
    if (refusal.field === null) continue;
    if (value !== null) inputs[refusal.field] = value;
    else if (refusal.type === 'value_error') delete inputs[refusal.field];
  }
  return { ...call, inputs };
}

/** A call, and where it is refused the same with its values moved inside their bounds. */
export function callAndRepaired(call: Call, evaluate: (call: Call) => Outcome): readonly Call[] {
  const outcome = evaluate(call);
  return outcome.kind === 'computed' ? [call] : [call, repairedCall(call, outcome.refusals)];
}
