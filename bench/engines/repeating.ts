import { type Formula, isDecimal, partsOf } from './formula.ts';
import type { Plan } from './plan.ts';

/** The definitions whose value may have no end in decimals: thirds, unrounded quotients, what is made of them. */
export function repeatingNames(plan: Plan): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { name, formula } of plan.definitions) if (mayRepeat(formula, found)) found.add(name);
  return found;
}

function mayRepeat(formula: Formula, repeating: ReadonlySet<string>): boolean {
  if (formula.is === 'rounded') return false;
  if (formula.is === '/') return true;
  if (formula.is === 'number') return !isDecimal(formula.value);
  return readsRepeating(formula, repeating);
}

/** Whether a formula reads a value without an end, other than as the quotient that it is itself. */
export function readsRepeating(formula: Formula, repeating: ReadonlySet<string>): boolean {
  if (formula.is === 'name') return repeating.has(formula.name);
  return partsOf(formula).some((part) => mayRepeat(part, repeating));
}
