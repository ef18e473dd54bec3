import { isOfHistory } from '../../runtime/ir/asks-history.ts';
import { countedDays, referenceDate } from '../../runtime/module/period.ts';
import type { Call, Evaluation, RuleModule } from '../../runtime/module.ts';
import { decimal } from '../../runtime/numbers/exact.ts';
import { printMoney } from '../../runtime/numbers/print.ts';
import type { Person } from './contender.ts';

/** What the emitted rules are asked for a person of 2026. */
export function callOf({ manifest }: RuleModule, person: Person, trace: boolean): Call {
  const { employee, overrides, period } = person;
  return {
    inputs: Object.fromEntries(Object.entries(employee).map(([name, text]) => [name, decimal(text)])),
    flags: overrides,
    period,
    referenceDate: referenceDate(manifest.asOf, period, 2026),
    days: countedDays(manifest.days, period, manifest.proration),
    trace,
  };
}

function evaluated(module: RuleModule, person: Person): Evaluation {
  const outcome = module.evaluateExactly(callOf(module, person, true));
  if (outcome.kind !== 'computed') throw new Error(`refused: ${JSON.stringify(person)}`);
  return outcome.evaluation;
}

/**
 * Every amount of money that the emitted rules name, by its concept, as a decimal text; 0 where a step is left out. The
 * payslip is alone: what exists only where an earlier one is given is not named.
 */
export function emittedAmounts(module: RuleModule, person: Person): Readonly<Record<string, string>> {
  const { trace } = evaluated(module, person);
  const finals = new Map(trace.map(({ id, final }) => [id, final]));
  const ofHistory = new Set(
    module.ir.items.filter((item) => isOfHistory(module.ir, item)).map(({ id }) => id),
  );
  const named = module.manifest.steps.filter(({ id, type }) => type === 'money' && !ofHistory.has(id));
  return Object.fromEntries(
    named.map(({ id }) => {
      const final = finals.get(id) ?? { n: 0n, d: 1n };
      if (typeof final !== 'object') throw new TypeError(`${id} is no amount`);
      return [id, printMoney(final, 10)];
    }),
  );
}
