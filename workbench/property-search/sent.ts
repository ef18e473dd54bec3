import type { InputValue } from '../../runtime/module.ts';
import { toNumber } from './approximate.ts';
import type { Estimated } from './estimate-arithmetic.ts';

/** What a caller sends, by the names of the file. */
export type Sent = Readonly<Record<string, InputValue>>;

/** What is sent, in approximate numbers. */
export function estimatedInputs(sent: Sent): ReadonlyMap<string, Estimated> {
  return new Map(
    Object.entries(sent).map(([id, value]) => [id, typeof value === 'object' ? toNumber(value) : value]),
  );
}
