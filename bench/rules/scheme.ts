import type { RuleModule } from '../../runtime/module.ts';
import { amountsByHand, stringifiedByHand, tracesByHand } from '../by-hand/all.ts';
import type { Person } from '../by-hand/contender.ts';
import { callOf } from '../by-hand/emitted-amounts.ts';
import { keptModule } from '../by-hand/kept-laws.ts';
import type { Agreement } from '../engines/agreement.ts';
import { engines } from '../engines/all.ts';
import { factsOf } from '../engines/facts.ts';
import { compiledRules } from '../engines/newest-rules.ts';
import { checkByHand, checkEngine, checkTracesByHand } from './equal-results.ts';
import { checkOurs, isFixedPoint, ourAmounts, ourTraceObjects, ourTraceText } from './ours.ts';
import type { Timed } from './rounds.ts';

export const NAMES = {
  amounts: 'ours, amounts',
  objects: 'ours, trace objects',
  text: 'ours, trace bytes and SHA-256',
  integers: 'by hand, scaled integers',
  decimal: 'by hand, decimal.js',
  canonicalize: 'by hand, decimal.js, canonicalize, SHA-256',
  'JSON.stringify': 'by hand, decimal.js, JSON.stringify, SHA-256',
} as const;

/** What one scheme is measured with; all have been found to say the same. */
export interface Comparison {
  readonly file: string;
  readonly people: number;
  /** Of them, those whom exact fractions compute. */
  readonly byExact: number;
  readonly steps: number;
  readonly contenders: readonly Timed[];
  readonly engines: readonly string[];
  readonly agreements: readonly { readonly engine: string; readonly agreement: Agreement }[];
}

function timed<T>(name: string, people: readonly T[], prepare: (person: T) => () => unknown): Timed {
  return { name, tasks: people.map(prepare) };
}

/** Loads everything that computes the rule file, and checks it. */
export async function comparisonOf(file: string): Promise<Comparison> {
  const module = keptModule(file);
  const byHand = amountsByHand.filter((one) => one.file === file);
  const people = byHand[0]?.people;
  if (people === undefined) throw new Error(`${file} has no employees in bench/by-hand`);
  const contenders = [...ours(module, people), ...handWritten(module, file)];
  const { plan } = compiledRules(file);
  const agreements: Comparison['agreements'][number][] = [];
  for (const engine of engines) {
    const rules = engine.load(plan);
    const agreement = await checkEngine(module, people, engine, rules, plan);
    agreements.push({ engine: engine.name, agreement });
    const facts = people.map((person) => factsOf(callOf(module, person, false), module.manifest, plan));
    contenders.push(timed(engine.name, facts, (told) => () => rules(told)));
  }
  return {
    file,
    people: people.length,
    byExact: people.filter((person) => !isFixedPoint(module, person)).length,
    steps: plan.steps.length,
    contenders,
    engines: engines.map(({ name }) => name),
    agreements,
  };
}

function ours(module: RuleModule, people: readonly Person[]): readonly Timed[] {
  for (const person of people) checkOurs(module, person);
  return [
    timed(NAMES.amounts, people, (person) => ourAmounts(module, person)),
    timed(NAMES.objects, people, (person) => ourTraceObjects(module, person)),
    timed(NAMES.text, people, (person) => ourTraceText(module, person)),
  ];
}

function handWritten(module: RuleModule, file: string): readonly Timed[] {
  const amounts = amountsByHand.filter((one) => one.file === file);
  for (const contender of amounts) checkByHand(module, contender);
  const traced = [...tracesByHand, ...stringifiedByHand].filter((one) => one.file === file);
  for (const contender of traced) checkTracesByHand(module, contender);
  return [
    ...amounts.map((one) => timed(NAMES[one.arithmetic], one.people, (person) => one.prepare(person))),
    ...traced.map((one) => timed(NAMES[one.serialiser], one.people, (person) => one.prepare(person))),
  ];
}
