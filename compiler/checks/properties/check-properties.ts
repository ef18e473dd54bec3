import type { Ir } from '../../ir/ir.ts';
import type { Lowering } from '../../lower/state.ts';
import { refuteCondition } from './holds.ts';
import { refuteMonotone } from './monotone.ts';

/** Tries every `check` of a file that is otherwise right; the search is bounded and always the same. */
export function checkProperties(l: Lowering, ir: Ir): void {
  for (const check of ir.checks) {
    if (check.kind === 'holds') refuteCondition(check, ir, l);
    else refuteMonotone(check, ir, l);
  }
}
