/** Before anything is timed: do all contenders of a scheme say the same of every employee? */
import { createHash } from 'node:crypto';
import { Decimal } from 'decimal.js';
import type { RuleModule } from '../../runtime/module.ts';
import type { ByHand, ByHandTraced, Person } from '../by-hand/contender.ts';
import { callOf, emittedAmounts, emittedTrail } from '../by-hand/emitted-amounts.ts';
import { type Agreement, compareAnswer, NOTHING_COMPARED } from '../engines/agreement.ts';
import type { LoadedRules, RuleEngine } from '../engines/engine.ts';
import { factsOf } from '../engines/facts.ts';
import type { Plan } from '../engines/plan.ts';

/** Of ten thousand steps of an engine with binary numbers, so many may be off by half a cent or more. */
const TOLERATED = 10;

function requireEqual(
  what: string,
  expected: Readonly<Record<string, string>>,
  found: Readonly<Record<string, string>>,
): void {
  for (const [id, amount] of Object.entries(expected)) {
    if (found[id] !== amount) throw new Error(`${what}: ${id} is ${found[id]}, emitted is ${amount}`);
  }
}

function printed(amounts: Readonly<Record<string, Decimal | number>>, coins: number): Record<string, string> {
  return Object.fromEntries(
    Object.entries(amounts).map(([id, amount]) => [id, new Decimal(amount).div(coins).toFixed(2)]),
  );
}

/** Every amount, to the last digit. Throws at the first that differs. */
export function checkByHand(module: RuleModule, contender: ByHand): void {
  const coins = contender.arithmetic === 'integers' ? contender.coins : 1;
  for (const person of contender.people) {
    const found = printed(contender.prepare(person)(), coins);
    requireEqual(
      `${contender.scheme} by hand, ${contender.arithmetic}`,
      emittedAmounts(module, person),
      found,
    );
  }
}

/** Every byte of the trace in its first version, which is what programs by hand print, by its digest. */
export function checkTracesByHand(module: RuleModule, contender: ByHandTraced): void {
  for (const person of contender.people) {
    const made = contender.prepare(person)();
    requireEqual(
      `${contender.scheme} trace by hand`,
      emittedAmounts(module, person),
      printed(made.amounts, 1),
    );
    const ours = createHash('sha256').update(emittedTrail(module, person)).digest('hex');
    if (ours !== made.digest) throw new Error(`${contender.scheme}: the traces by hand differ`);
  }
}

/** Every step. Throws where an exact engine differs at all, or one with binary numbers by more than noise. */
export async function checkEngine(
  module: RuleModule,
  people: readonly Person[],
  engine: RuleEngine,
  rules: LoadedRules,
  plan: Plan,
): Promise<Agreement> {
  let found = NOTHING_COMPARED;
  for (const person of people) {
    const call = callOf(module, person, true);
    const outcome = module.evaluate(call);
    if (outcome.kind !== 'computed') throw new Error(`${plan.file}: refuses a person`);
    const answer = await rules(factsOf(call, module.manifest, plan));
    found = compareAnswer(found, outcome.evaluation.trace, plan.steps, answer);
  }
  const off = engine.arithmetic === 'decimal' ? found.inexact : found.wrong;
  const tolerated = engine.arithmetic === 'decimal' ? 0 : (found.steps * TOLERATED) / 10_000;
  if (off > tolerated) throw new Error(`${engine.name} on ${plan.file}: ${found.examples.join('; ')}`);
  return found;
}
