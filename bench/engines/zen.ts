/**
 * The rules as a Zen (GoRules) decision: one expression node whose entries compute in order and refer to each
 * other by `$`. Tables are chains of conditionals: a graph of decision tables takes longer, node by node.
 */
import { ZenDecisionContent, ZenEngine } from '@gorules/zen-engine';
import type { Exact } from '../../runtime/numbers/exact.ts';
import type { Answer, RuleEngine } from './engine.ts';
import type { Band, Formula } from './formula.ts';
import type { Plan } from './plan.ts';
import { readsRepeating, repeatingNames } from './repeating.ts';

/** Digits kept before a value without an end in decimals is rounded: a half that lost its last digit is one again. */
const GUARD_DIGITS = 15;

/** Writes formulas of one plan in Zen's expression language. */
class ZenExpressions {
  readonly #repeating: ReadonlySet<string>;
  readonly #computed: ReadonlySet<string>;

  constructor(plan: Plan) {
    this.#repeating = repeatingNames(plan);
    this.#computed = new Set(plan.definitions.map(({ name }) => name));
  }

  write(formula: Formula): string {
    switch (formula.is) {
      case 'number':
        return fraction(formula.value);
      case 'truth':
        return String(formula.value);
      case 'word':
        return JSON.stringify(formula.word);
      case 'name':
        return this.#computed.has(formula.name) ? `$.${formula.name}` : formula.name;
      case 'not':
        return `not(${this.write(formula.of)})`;
      case 'least':
        return `min([${formula.of.map((one) => this.write(one)).join(', ')}])`;
      case 'most':
        return `max([${formula.of.map((one) => this.write(one)).join(', ')}])`;
      case 'rounded':
        return rounded(this.#guarded(formula.of), formula.quantum, formula.mode);
      case 'cases':
        return formula.cases.reduceRight(
          (otherwise, { when, gives }) => `(${this.write(when)} ? ${this.write(gives)} : ${otherwise})`,
          this.write(formula.otherwise),
        );
      case 'bands':
        return this.#bands(this.write(formula.base), formula.bands);
      case '=':
        return `(${this.write(formula.left)} == ${this.write(formula.right)})`;
      default:
        return `(${this.write(formula.left)} ${formula.is} ${this.write(formula.right)})`;
    }
  }

  #guarded(formula: Formula): string {
    const value = this.write(formula);
    return readsRepeating(formula, this.#repeating) ? `round(${value}, ${GUARD_DIGITS})` : value;
  }

  #bands(base: string, bands: readonly Band[]): string {
    return bands.reduceRight((otherwise, { end, closed, gives }) => {
      if (end === null) return this.write(gives);
      return `(${base} ${closed ? '<=' : '<'} ${this.write(end)} ? ${this.write(gives)} : ${otherwise})`;
    }, '0');
  }
}

function fraction({ n, d }: Exact): string {
  return d === 1n ? `${n}` : (decimalText({ n, d }) ?? `(${n} / ${d})`);
}

/** The value as a decimal; null when it has none. */
function decimalText({ n, d }: Exact): string | null {
  const digits = Array.from({ length: 28 }, (_, at) => at).find((at) => (n * 10n ** BigInt(at)) % d === 0n);
  if (digits === undefined) return null;
  const scaled = ((n < 0n ? -n : n) * 10n ** BigInt(digits)) / d;
  const text = scaled.toString().padStart(digits + 1, '0');
  return `${n < 0n ? '-' : ''}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** Places after the point of a power of ten up to 1; null for any other quantum. */
function places({ n, d }: Exact): number | null {
  return n === 1n && /^10*$/.test(d.toString()) ? d.toString().length - 1 : null;
}

function rounded(value: string, quantum: Exact, mode: 'half_up' | 'down'): string {
  const call = mode === 'half_up' ? 'round' : 'trunc';
  const digits = places(quantum);
  if (digits !== null) return `${call}(${value}, ${digits})`;
  return `(${call}(${value} / ${fraction(quantum)}, 0) * ${fraction(quantum)})`;
}

/** The decision as Zen's editor would save it. */
export function zenDecision(plan: Plan): object {
  const expressions = new ZenExpressions(plan);
  const entries = plan.definitions.map(({ name, formula, isDefault }) => {
    const value = expressions.write(formula);
    return { id: name, key: name, value: isDefault ? `${name} ?? ${value}` : value };
  });
  const position = { x: 0, y: 0 };
  return {
    nodes: [
      { id: 'request', type: 'inputNode', name: 'request', position },
      {
        id: 'payslip',
        type: 'expressionNode',
        name: 'payslip',
        position,
        content: {
          passThrough: false,
          inputField: null,
          outputPath: null,
          executionMode: 'single',
          expressions: entries,
        },
      },
      { id: 'answer', type: 'outputNode', name: 'answer', position },
    ],
    edges: [
      { id: 'in', sourceId: 'request', targetId: 'payslip', type: 'edge' },
      { id: 'out', sourceId: 'payslip', targetId: 'answer', type: 'edge' },
    ],
  };
}

export const zen: RuleEngine = {
  name: 'Zen',
  packageName: '@gorules/zen-engine',
  arithmetic: 'decimal',
  load: (plan) => {
    const decision = new ZenEngine().createDecision(new ZenDecisionContent(zenDecision(plan)));
    return async (facts): Promise<Answer> => (await decision.evaluate(facts)).result;
  },
};
