/**
 * The rules in Publicodes: one rule for each parameter, default and step; `variations` for conditions and tables,
 * `arrondi` for rounding. Its numbers are binary, and a half that lost its last bit would be rounded down.
 */
import Engine from 'publicodes';
import type { Exact } from '../../runtime/numbers/exact.ts';
import type { Answer, RuleEngine } from './engine.ts';
import { nearestNumber } from './facts.ts';
import type { Band, Formula } from './formula.ts';
import type { Fact, Facts, Plan } from './plan.ts';

/** An expression, or a mechanism with its arguments. */
type Publicode = string | number | { readonly [mechanism: string]: Publicode | readonly Publicode[] };

function written(formula: Formula): Publicode {
  switch (formula.is) {
    case 'number':
      return numeral(formula.value);
    case 'truth':
      return formula.value ? 'oui' : 'non';
    case 'word':
      return `'${formula.word}'`;
    case 'name':
      return formula.name;
    case 'not':
      return { '=': [written(formula.of), 'non'] };
    case 'least':
      return limited(formula.of, 'plafond');
    case 'most':
      return limited(formula.of, 'plancher');
    case 'and':
      return { 'toutes ces conditions': [written(formula.left), written(formula.right)] };
    case 'or':
      return { 'une de ces conditions': [written(formula.left), written(formula.right)] };
    case 'rounded':
      return formula.mode === 'half_up'
        ? nearest(written(formula.of), formula.quantum)
        : cut(written(formula.of), formula.quantum);
    case 'cases':
      return {
        variations: [
          ...formula.cases.map(({ when, gives }) => ({ si: written(when), alors: written(gives) })),
          { sinon: written(formula.otherwise) },
        ],
      };
    case 'bands':
      return { variations: formula.bands.map((band) => bandVariation(written(formula.base), band)) };
    default:
      return operation(formula.is, written(formula.left), written(formula.right));
  }
}

/** Not `le minimum de`: two of them, one in the other, are refused. */
function limited(values: readonly Formula[], limit: 'plafond' | 'plancher'): Publicode {
  return values.map(written).reduce((valeur, bound) => ({ valeur, [limit]: bound }));
}

/** As an expression where both sides are one. */
function operation(sign: string, left: Publicode, right: Publicode): Publicode {
  if (typeof left === 'object' || typeof right === 'object') return { [sign]: [left, right] };
  return `(${left}) ${sign} (${right})`;
}

function numeral(value: Exact): Publicode {
  const { n, d } = value;
  return d === 1n || nearestNumber(value).toString().includes('.') === false
    ? `${n} / ${d}`.replace(' / 1', '')
    : nearestNumber(value);
}

function bandVariation(base: Publicode, { end, closed, gives }: Band): Publicode {
  if (end === null) return { sinon: written(gives) };
  return { si: operation(closed ? '<=' : '<', base, written(end)), alors: written(gives) };
}

/** Added before rounding: less than any amount of these rules can lack to a half, more than the binary noise. */
const NOISE = 0.00000001;

function nearest(value: Publicode, { n, d }: Exact): Publicode {
  const digits = d.toString().length - 1;
  if (n === 1n && d === 10n ** BigInt(digits)) {
    return { valeur: { '+': [value, NOISE] }, arrondi: `${digits} décimales` };
  }
  const quantum = numeral({ n, d });
  return { '*': [{ valeur: operation('/', value, quantum), arrondi: 'oui' }, quantum] };
}

function cut(value: Publicode, quantum: Exact): Publicode {
  const coins = operation('/', { '+': [value, NOISE] }, numeral(quantum));
  return { '*': [{ '//': [coins, 1] }, numeral(quantum)] };
}

/** The rules as a Publicodes author would keep them in YAML. */
export function publicodesRules(plan: Plan): Record<string, Publicode | null> {
  const rules: Record<string, Publicode | null> = {};
  for (const fact of plan.facts) rules[fact] = null;
  for (const { name, formula, isDefault } of plan.definitions) {
    rules[name] = isDefault ? { 'par défaut': written(formula) } : { valeur: written(formula) };
  }
  return rules;
}

/** What is told, as Publicodes reads it. */
export function situationOf(facts: Facts): Record<string, string | number> {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, situationValue(fact)]));
}

function situationValue(fact: Fact): string | number {
  if (typeof fact === 'boolean') return fact ? 'oui' : 'non';
  return typeof fact === 'string' ? `'${fact}'` : fact;
}

export const SILENT = { log: () => undefined, warn: () => undefined, error: () => undefined };

export const publicodes: RuleEngine = {
  name: 'Publicodes',
  packageName: 'publicodes',
  arithmetic: 'binary',
  load: (plan) => {
    const engine = new Engine(publicodesRules(plan), { logger: SILENT });
    return (facts) => {
      engine.setSituation(situationOf(facts));
      const answer: Record<string, Fact> = {};
      for (const step of plan.steps) answer[step] = answered(engine.evaluate(step).nodeValue);
      return answer satisfies Answer;
    };
  },
};

/** Nothing stands for no and for zero. */
function answered(value: unknown): Fact {
  return typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean' ? value : 0;
}
