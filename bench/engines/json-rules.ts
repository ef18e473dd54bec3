import { Engine, type TopLevelCondition } from 'json-rules-engine';
import { type Calculation, calculation } from './calculation.ts';
import type { RuleEngine } from './engine.ts';
import { namesIn } from './formula.ts';
import {
  type ComputedFact,
  type Condition,
  type JsonRulesForm,
  jsonRulesForm,
  readsOfFact,
} from './json-rules-form.ts';
import type { Fact } from './plan.ts';

/** What a fact asks for other facts. */
interface Asked {
  factValue<T>(name: string): Promise<T>;
}

/**
 * How many decisions stand before each: facts have as many before them as what they read, a decision one more.
 * Rules of few go first, by their priority.
 */
function levels({ rules, facts }: JsonRulesForm): ReadonlyMap<string, number> {
  const read = new Map<string, readonly string[]>(facts.map((fact) => [fact.name, readsOfFact(fact)]));
  const decided = new Map<string, string[]>();
  for (const { decides, reads } of rules) decided.set(decides, [...(decided.get(decides) ?? []), ...reads]);
  const known = new Map<string, number>();
  const levelOf = (name: string): number => {
    const level = known.get(name);
    if (level !== undefined) return level;
    const reads = decided.get(name) ?? read.get(name) ?? [];
    const before = Math.max(0, ...reads.map(levelOf));
    const own = decided.has(name) ? before + 1 : before;
    known.set(name, own);
    return own;
  };
  for (const name of decided.keys()) levelOf(name);
  return known;
}

function topLevel(condition: Condition): TopLevelCondition {
  return 'all' in condition || 'any' in condition || 'not' in condition ? condition : { all: [condition] };
}

function addRules(engine: Engine, form: JsonRulesForm): void {
  const order = levels(form);
  const last = Math.max(0, ...order.values());
  for (const { decides, condition, value } of form.rules) {
    engine.addRule({
      conditions: topLevel(condition),
      event: { type: decides },
      priority: last - (order.get(decides) ?? 0) + 1,
      onSuccess: (_event, almanac) => almanac.addRuntimeFact(decides, value),
    });
  }
}

interface Formula {
  readonly names: readonly string[];
  readonly calculate: Calculation;
}

async function computed({ names, calculate }: Formula, almanac: Asked): Promise<Fact> {
  const values: Record<string, Fact> = {};
  for (const name of names) values[name] = await almanac.factValue<Fact>(name);
  return calculate(values);
}

function addFact(engine: Engine, { name, decision, formulas }: ComputedFact): void {
  const compiled = formulas.map((one) => ({
    names: [...new Set(namesIn(one))],
    calculate: calculation(one),
  }));
  const [only] = compiled;
  if (only === undefined) throw new RangeError(`${name} has no formula`);
  if (decision === null && only.names.length === 0) engine.addFact(name, only.calculate({}));
  else if (decision === null) engine.addFact(name, (_params, almanac) => computed(only, almanac));
  else {
    engine.addFact(name, async (_params, almanac) => {
      const row = await almanac.factValue<number>(decision);
      return computed(compiled[row] ?? only, almanac);
    });
  }
}

export const jsonRulesEngine: RuleEngine = {
  name: 'json-rules-engine',
  packageName: 'json-rules-engine',
  arithmetic: 'binary',
  load: (plan) => {
    const engine = new Engine([], { allowUndefinedFacts: true });
    const form = jsonRulesForm(plan);
    for (const [decision, otherwise] of form.otherwise) engine.addFact(decision, otherwise);
    for (const fact of form.facts) addFact(engine, fact);
    addRules(engine, form);
    return async (facts) => {
      const { almanac } = await engine.run({ ...facts });
      const answer: Record<string, Fact> = {};
      for (const step of plan.steps) answer[step] = await almanac.factValue<Fact>(step);
      return answer;
    };
  },
};
