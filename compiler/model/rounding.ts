import type { Literal, RoundSpec } from '../../dsl/ast/ast.ts';
import { names } from '../../dsl/diagnostics/names.ts';
import { types } from '../../dsl/diagnostics/types.ts';
import { suggest } from '../../dsl/lexer/suggest.ts';
import { decimal, type Exact } from '../../runtime/numbers/exact.ts';
import type { Rounding, RoundingRung } from '../../runtime/numbers/rounding.ts';
import { ROUNDING_MODES, wordOf } from './closed-words.ts';
import type { Report } from './context.ts';

/** A rounding that a clause writes, with the word before its mode (`each`, `limits`) if any. */
export interface WrittenRounding {
  readonly rounding: Rounding;
  readonly scope: 'each' | 'limits' | null;
}

function amountOf(literal: Literal, currency: string, report: Report): Exact | null {
  const written = literal.kind === 'number' ? (literal.unit?.text ?? null) : null;
  if (written === currency) return decimal(literal.digits);
  if (written === null) {
    report.say(types.bareNumber, literal.span, { number: literal.spelling, currency });
  } else report.say(types.currency, literal.span, { found: written, currency });
  return null;
}

/** Reads a `round` clause: mode from the closed list, quantities in the currency of the scheme. */
export function readRounding(spec: RoundSpec, currency: string, report: Report): WrittenRounding | null {
  const mode = wordOf(ROUNDING_MODES, spec.mode.text);
  if (mode === null) {
    const known = ROUNDING_MODES;
    report.say(names.notInList, spec.mode.span, {
      kind: 'rounding mode',
      word: spec.mode.text,
      suggestion: suggest(spec.mode.text, known),
      known,
    });
  }
  const scope = spec.scope === null ? null : wordOf(['each', 'limits'] as const, spec.scope.text);
  if (spec.scope !== null && scope === null) {
    report.say(names.notInList, spec.scope.span, {
      kind: 'scope of a rounding',
      word: spec.scope.text,
      suggestion: suggest(spec.scope.text, ['each', 'limits']),
      known: ['each', 'limits'],
    });
  }
  const rungs: RoundingRung[] = [];
  for (const rung of spec.rungs) {
    const quantum = amountOf(rung.quantum, currency, report);
    const above = rung.above === null ? null : amountOf(rung.above, currency, report);
    if (quantum === null || (rung.above !== null && above === null)) return null;
    if (quantum.n <= 0n) {
      report.say(types.wrongType, rung.quantum.span, {
        what: 'the step of a rounding',
        expected: 'greater than zero',
        found: rung.quantum.spelling,
      });
      return null;
    }
    rungs.push({ quantum, above });
  }
  if (mode === null || rungs.length === 0) return null;
  return { rounding: { mode, rungs }, scope };
}
