import { manifestOf } from '../../../compiler/manifest.ts';
import { generatePopulation } from '../../../compiler/population/generate-population.ts';
import { monthCall, wholeMonths } from '../../../compiler/population/month-call.ts';
import { emittedModule } from '../by-hand/emitted-amounts.ts';
import { compareAnswer, NOTHING_COMPARED } from './agreement.ts';
import { engines } from './all.ts';
import { factsOf } from './facts.ts';
import { compiledRules, newestRuleFiles } from './newest-rules.ts';

/** People on both sides of every threshold of the salary come first. */
const PEOPLE = 40;
const SEED = 2026;

/** People made up for the first month of a file, and what the emitted rules trace of each. */
function payslipsOf(file: string) {
  const { ir, bytes, plan } = compiledRules(file);
  const manifest = manifestOf(ir, { path: file, bytes });
  const module = emittedModule(file);
  const month = wholeMonths(manifest).first;
  const payslips = [...generatePopulation([{ ir, manifest, month }], PEOPLE, SEED)].flatMap((row) => {
    const read = row.kind === 'person' ? monthCall(row.person, month, manifest) : row;
    if (read.kind !== 'call') throw new Error('a made-up person is broken');
    const outcome = module.evaluate({ ...read.call, trace: true });
    if (outcome.kind === 'refused') return [];
    return [{ facts: factsOf(read.call, manifest, plan), trace: outcome.evaluation.trace }];
  });
  return { plan, payslips };
}

describe.each(newestRuleFiles())('%s', (file) => {
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
