import { amountsByHand, filesByHand } from '../../bench/by-hand/all.ts';
import { drawPerson } from '../../bench/by-hand/draw.ts';
import { callOf } from '../../bench/by-hand/emitted-amounts.ts';
import { keptModule } from '../../bench/by-hand/kept-laws.ts';
import { compareAnswer, NOTHING_COMPARED } from '../../bench/engines/agreement.ts';
import { engines } from '../../bench/engines/all.ts';
import { factsOf } from '../../bench/engines/facts.ts';
import { compiledRules } from '../../bench/engines/newest-rules.ts';
import { dice } from '../oracle/dice.ts';

const RANDOM_PEOPLE = 24;

/** The employees of the benchmark and random ones, and what the emitted rules trace of each. */
function payslipsOf(file: string) {
  const known = amountsByHand.find((one) => one.file === file);
  if (known === undefined) throw new Error(`${file} has no employees`);
  const { plan } = compiledRules(file);
  const module = keptModule(file);
  const random = dice(2026);
  const drawn = Array.from({ length: RANDOM_PEOPLE }, () => drawPerson(known.scheme, random));
  const payslips = [...known.people, ...drawn].flatMap((person) => {
    const call = callOf(module, person, true);
    const outcome = module.evaluate(call);
    if (outcome.kind === 'refused') return [];
    return [{ facts: factsOf(call, module.manifest, plan), trace: outcome.evaluation.trace }];
  });
  return { plan, payslips };
}

describe.each(filesByHand)('%s', (file) => {
  const { plan, payslips } = payslipsOf(file);

  test.each(engines.map((engine) => [engine.name, engine] as const))(
    '%s answers every step as the emitted rules do',
    async (_name, engine) => {
      const answer = engine.load(plan);
      let found = NOTHING_COMPARED;
      for (const { facts, trace } of payslips) {
        found = compareAnswer(found, trace, plan.steps, await answer(facts));
      }
      expect(found.steps).toBeGreaterThan(0);
      expect(found.examples).toEqual([]);
      if (engine.arithmetic === 'decimal') expect(found.inexact).toBe(0);
    },
  );
});
