/**
 * A plan in the form of json-rules-engine: facts that calculate, and rules that decide. Whatever is conditional
 * becomes rules whose outcome is a fact; whatever is arithmetic becomes a fact that is computed when asked for.
 */

import { nearestNumber } from './facts.ts';
import type { Band, Formula } from './formula.ts';
import { namesIn } from './formula.ts';
import type { Definition, Fact, Plan } from './plan.ts';

/** A condition of the engine, a value or another fact on its right. */
export type Condition =
  | { readonly fact: string; readonly operator: string; readonly value: Fact | { readonly fact: string } }
  | { readonly all: Condition[] }
  | { readonly any: Condition[] }
  | { readonly not: Condition };

/** When the condition holds, the fact `decides` has the value. */
export interface DecidingRule {
  readonly decides: string;
  readonly condition: Condition;
  readonly value: Fact;
  /** The facts that the condition reads. */
  readonly reads: readonly string[];
}

/** A fact that is computed: one formula, or the one of several that a decision points at. */
export interface ComputedFact {
  readonly name: string;
  readonly decision: string | null;
  readonly formulas: readonly Formula[];
}

export interface JsonRulesForm {
  readonly rules: readonly DecidingRule[];
  /** What a decision is when none of its rules holds. */
  readonly otherwise: ReadonlyMap<string, Fact>;
  readonly facts: readonly ComputedFact[];
}

const OPERATORS = {
  '=': 'equal',
  '!=': 'notEqual',
  '<': 'lessThan',
  '<=': 'lessThanInclusive',
  '>': 'greaterThan',
  '>=': 'greaterThanInclusive',
} as const;

/** The rules and facts of a plan. */
export function jsonRulesForm(plan: Plan): JsonRulesForm {
  const form = new FormWriter();
  for (const definition of plan.definitions) form.define(definition);
  return form;
}

class FormWriter implements JsonRulesForm {
  readonly rules: DecidingRule[] = [];
  readonly otherwise = new Map<string, Fact>();
  readonly facts: ComputedFact[] = [];
  #owner = '';
  #lifted = 0;

  /** A default is a fact of its name that the caller's fact replaces; its decision has another name. */
  define({ name, formula, isDefault }: Definition): void {
    this.#owner = name;
    this.#lifted = 0;
    if (isTruth(formula) && isDefault) this.#compute(name, this.#asName(formula));
    else this.#fact(name, formula);
  }

  #compute(name: string, formula: Formula): void {
    this.facts.push({ name, decision: null, formulas: [formula] });
  }

  #fresh(): string {
    this.#lifted += 1;
    return `${this.#owner}.${this.#lifted}`;
  }

  #fact(name: string, formula: Formula): void {
    if (isTruth(formula)) this.#decide(name, [this.#condition(formula)], [true], false);
    else if (formula.is === 'cases') this.#cases(name, formula);
    else if (formula.is === 'bands') this.#bands(name, formula.base, formula.bands);
    else this.#compute(name, this.#plain(formula));
  }

  #decide(decides: string, conditions: readonly Condition[], values: readonly Fact[], otherwise: Fact): void {
    this.otherwise.set(decides, otherwise);
    for (const [at, condition] of conditions.entries()) {
      this.rules.push({ decides, condition, value: values[at] ?? at, reads: readsOf(condition) });
    }
  }

  #cases(name: string, { cases, otherwise }: Extract<Formula, { is: 'cases' }>): void {
    const holds = cases.map(({ when }) => this.#condition(when));
    const first = holds.map((one, at) => both([...holds.slice(0, at).map(negated), one]));
    this.#chosen(name, first, [...cases.map(({ gives }) => gives), otherwise]);
  }

  #bands(name: string, base: Formula, bands: readonly Band[]): void {
    const ends = bands.flatMap(({ end, closed }) => (end === null ? [] : [{ end, closed }]));
    const under = ends.map(({ end, closed }) =>
      this.#condition({ is: closed ? '<=' : '<', left: base, right: end }),
    );
    const over = ends.map(({ end, closed }) =>
      this.#condition({ is: closed ? '>' : '>=', left: base, right: end }),
    );
    const inside = under.map((one, at) => both([...over.slice(at - 1, at), one]));
    this.#chosen(
      name,
      inside,
      bands.map(({ gives }) => gives),
    );
  }

  /** A decision that points at one of the formulas, the last when no condition holds. */
  #chosen(name: string, conditions: readonly Condition[], gives: readonly Formula[]): void {
    const decision = `${name}.row`;
    this.#decide(
      decision,
      conditions,
      conditions.map((_, at) => at),
      gives.length - 1,
    );
    this.facts.push({ name, decision, formulas: gives.map((one) => this.#plain(one)) });
  }

  /** The formula with everything conditional in it replaced by the name of a fact. */
  #plain(formula: Formula): Formula {
    switch (formula.is) {
      case 'number':
      case 'word':
      case 'truth':
      case 'name':
        return formula;
      case 'rounded':
        return { ...formula, of: this.#plain(formula.of) };
      case 'least':
      case 'most':
        return { ...formula, of: formula.of.map((one) => this.#plain(one)) };
      case '+':
      case '-':
      case '*':
      case '/':
        return { ...formula, left: this.#plain(formula.left), right: this.#plain(formula.right) };
      default:
        return this.#asName(formula);
    }
  }

  #asName(formula: Formula): Formula {
    const name = this.#fresh();
    this.#fact(name, formula);
    return { is: 'name', name };
  }

  #factName(formula: Formula): string {
    const named = formula.is === 'name' ? formula : this.#asName(formula);
    return named.is === 'name' ? named.name : '';
  }

  #condition(formula: Formula): Condition {
    switch (formula.is) {
      case 'and':
        return both([this.#condition(formula.left), this.#condition(formula.right)]);
      case 'or':
        return { any: [this.#condition(formula.left), this.#condition(formula.right)] };
      case 'not':
        return negated(this.#condition(formula.of));
      case '=':
      case '!=':
      case '<':
      case '<=':
      case '>':
      case '>=': {
        const fact = this.#factName(formula.left);
        return { fact, operator: OPERATORS[formula.is], value: this.#right(formula.right) };
      }
      default:
        return { fact: this.#factName(formula), operator: 'equal', value: true };
    }
  }

  #right(formula: Formula): Fact | { readonly fact: string } {
    if (formula.is === 'number') return nearestNumber(formula.value);
    if (formula.is === 'truth') return formula.value;
    return formula.is === 'word' ? formula.word : { fact: this.#factName(formula) };
  }
}

const TRUTHS: ReadonlySet<string> = new Set(['and', 'or', 'not', ...Object.keys(OPERATORS)]);

function isTruth(formula: Formula): boolean {
  return TRUTHS.has(formula.is);
}

function both(conditions: readonly Condition[]): Condition {
  return { all: conditions.flatMap((one) => ('all' in one ? one.all : [one])) };
}

function negated(condition: Condition): Condition {
  return 'not' in condition ? condition.not : { not: condition };
}

function readsOf(condition: Condition): readonly string[] {
  if ('all' in condition) return condition.all.flatMap(readsOf);
  if ('any' in condition) return condition.any.flatMap(readsOf);
  if ('not' in condition) return readsOf(condition.not);
  return typeof condition.value === 'object' ? [condition.fact, condition.value.fact] : [condition.fact];
}

/** The facts that a computed fact asks for, whichever formula is chosen. */
export function readsOfFact({ decision, formulas }: ComputedFact): readonly string[] {
  const names = formulas.flatMap(namesIn);
  return decision === null ? names : [decision, ...names];
}
