import type { Literal, RoundSpec } from '../../dsl/ast/ast.ts';
import { names } from '../../dsl/diagnostics/names.ts';
import { readingPhrases } from '../../dsl/diagnostics/phrases/reading.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { types } from '../../dsl/diagnostics/types.ts';
import { suggest } from '../../dsl/lexer/suggest.ts';
import { decimal, div, type Exact, exact } from '../../runtime/numbers/exact.ts';
import type { Rounding, RoundingRung } from '../../runtime/numbers/rounding.ts';
import type { Report } from './context.ts';
import { ROUNDING_MODES, wordOf } from './keywords.ts';

/** A rounding that a clause writes, with the word before its mode (`each`, `limits`) if any. */
interface WrittenRounding {
  readonly rounding: Rounding;
  readonly scope: 'each' | 'limits' | null;
}

/** The kind of value that a rounding is written for: amounts of the currency, rates, hours or bare numbers. */
type RoundedIn = 'money' | 'rate' | 'hours' | 'number';

const EXAMPLES: Readonly<Record<RoundedIn, string>> = { money: '', rate: '0.01%', hours: '1h', number: '1' };

function amountOf(literal: Literal, rounded: RoundedIn, currency: string, report: Report): Exact | null {
  if (rounded === 'money') return moneyOf(literal, currency, report);
  const written = literal.kind === 'number' && literal.unit !== null ? 'money' : literal.kind;
  if (written === rounded) {
    const value = decimal(literal.digits);
    return rounded === 'rate' ? div(value, exact(100n)) : value;
  }
  report.say(types.wrongType, literal.span, {
    what: rulePhrases.theStepOfTheRounding,
    expected: rulePhrases.writtenAsWhatIsRounded(EXAMPLES[rounded]),
    found: readingPhrases.asWritten(literal.spelling),
  });
  return null;
}

function moneyOf(literal: Literal, currency: string, report: Report): Exact | null {
  const written = literal.kind === 'number' ? (literal.unit?.text ?? null) : null;
  if (written === currency) return decimal(literal.digits);
  if (written === null) {
    report.say(types.bareNumber, literal.span, {
      number: readingPhrases.asWritten(literal.spelling),
      currency,
    });
  } else report.say(types.currency, literal.span, { found: written, currency });
  return null;
}

/** Reads a `round` clause: mode from the closed list, quantities in what is rounded. */
export function readRounding(
  spec: RoundSpec,
  currency: string,
  report: Report,
  rounded: RoundedIn = 'money',
): WrittenRounding | null {
  const mode = wordOf(ROUNDING_MODES, spec.mode.text);
  if (mode === null) {
    const known = ROUNDING_MODES;
    report.say(names.notInList, spec.mode.span, {
      kind: rulePhrases.roundingMode,
      word: spec.mode.text,
      suggestion: suggest(spec.mode.text, known),
      known,
    });
  }
  const scope = spec.scope === null ? null : wordOf(['each', 'limits'] as const, spec.scope.text);
  if (spec.scope !== null && scope === null) {
    report.say(names.notInList, spec.scope.span, {
      kind: rulePhrases.scopeOfARounding,
      word: spec.scope.text,
      suggestion: suggest(spec.scope.text, ['each', 'limits']),
      known: ['each', 'limits'],
    });
  }
  const rungs: RoundingRung[] = [];
  for (const rung of spec.rungs) {
    const quantum = amountOf(rung.quantum, rounded, currency, report);
    const above = rung.above === null ? null : amountOf(rung.above, rounded, currency, report);
    if (quantum === null || (rung.above !== null && above === null)) return null;
    if (quantum.n <= 0n) {
      report.say(types.wrongType, rung.quantum.span, {
        what: rulePhrases.theStepOfARounding,
        expected: rulePhrases.greaterThanZero,
        found: readingPhrases.asWritten(rung.quantum.spelling),
      });
      return null;
    }
    rungs.push({ quantum, above });
  }
  if (mode === null || rungs.length === 0) return null;
  return { rounding: { mode, rungs }, scope };
}
