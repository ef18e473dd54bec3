import { interpret } from '../../runtime/interpreter/interpret.ts';
import type { RuleModule } from '../../runtime/module.ts';
import { centsText } from '../impact/cents-text.ts';
import { comparePerson } from '../impact/compare-person.ts';
import { Tally } from '../impact/tally.ts';
import { generatePopulation } from '../population/generate-population.ts';
import type { EffectQuestion, PopulationEffect } from './messages.ts';

/** The number of people that a page computes while somebody reads what the edit does to one payslip. */
const PEOPLE = 400;
/** The same people each time. */
const SEED = 1;

/** Compares people who stand on both sides of every threshold of both laws; `module` is that of the law in force. */
export function populationEffect(
  { before, after, month }: Omit<EffectQuestion, 'inForce'>,
  module: RuleModule,
): PopulationEffect {
  const was = { module, month, part: null };
  const is = { module: interpret(after.ir, after.manifest), month, part: null };
  const settings = [before, after].map((rules) => ({ ...rules, month, part: null }));
  const tally = new Tally();
  let people = 0;
  for (const row of generatePopulation(settings, PEOPLE, SEED)) {
    if (row.kind === 'broken') continue;
    people += 1;
    tally.add(row.person, comparePerson(row.person, was, is));
  }
  const { calculated, unchanged, lines } = tally;
  const total = (id: string): string => centsText(lines.get(id)?.total ?? 0n);
  return {
    people,
    calculated,
    changed: calculated - unchanged,
    net: total('net_salary'),
    cost: total('employer_total_cost'),
  };
}
