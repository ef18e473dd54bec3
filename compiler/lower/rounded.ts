import type { Clause, Span } from '../../dsl/ast/ast.ts';
import { payroll } from '../../dsl/diagnostics/payroll.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { types } from '../../dsl/diagnostics/types.ts';
import { INTEGER, isDimensionless, isMoney, isRate, type Type } from '../../runtime/ir/type.ts';
import { valueTypeOf } from '../../runtime/ir/value-type.ts';
import type { StepKind } from '../../runtime/module.ts';
import { add, type Exact, max, min, sub, ZERO } from '../../runtime/numbers/exact.ts';
import { isDecimal, printPlain } from '../../runtime/numbers/print.ts';
import { type Rounding, round } from '../../runtime/numbers/rounding.ts';
import { type End, hull, point, type Range } from '../ir/range.ts';
import { clauseOf, hasClause } from '../model/clauses.ts';
import { CURRENCY_DIGITS, MOST_CURRENCY_DIGITS } from '../model/currencies.ts';
import { readRounding } from '../model/rounding.ts';
import { commonGrid } from './node-list.ts';
import type { Lowering, ValueFacts } from './state.ts';
import { describeType } from './type-words.ts';

/** Kinds that are rounded without being asked: what is paid, taken off, contributed, or answered as a base. */
const ALWAYS_ROUNDED: ReadonlySet<StepKind> = new Set(['perception', 'deduction', 'component', 'base']);

function ownRounding(clauses: readonly Clause[], type: Type, l: Lowering): Rounding | null {
  const clause = clauseOf(clauses, 'round');
  if (clause === null) return null;
  const kind = valueTypeOf(type);
  const rounded = kind === 'rate' || kind === 'hours' || kind === 'number' ? kind : 'money';
  return readRounding(clause.round, l.scheme.currency, l.report, rounded)?.rounding ?? null;
}

function coinDigits({ scheme: { currency } }: Lowering): number {
  return CURRENCY_DIGITS.get(currency) ?? MOST_CURRENCY_DIGITS;
}

/** The smallest coin of the currency: `0.01`, or `1`. */
function coinOf(l: Lowering): string {
  const digits = coinDigits(l);
  return printPlain({ n: 1n, d: 10n ** BigInt(digits) }, digits);
}

function checkCoin(name: string, rounding: Rounding, span: Span, l: Lowering): void {
  const { currency } = l.scheme;
  const digits = coinDigits(l);
  const fine = rounding.rungs.find((rung) => !isDecimal(rung.quantum, digits));
  if (fine === undefined) return;
  const quantum = `${printPlain(fine.quantum, 10)} ${currency}`;
  l.report.say(payroll.tooFine, span, { name, quantum, currency, coin: coinOf(l) });
}

/** The rounding of a step: that of its own clause, that of the scheme, or none (null). */
export function roundingOf(
  id: string,
  kind: StepKind,
  type: Type,
  clauses: readonly Clause[],
  span: Span,
  l: Lowering,
): Rounding | null {
  const always = ALWAYS_ROUNDED.has(kind);
  const asked = clauseOf(clauses, 'rounded');
  if (asked !== null && always && l.scheme.rounding !== null) {
    l.report.say(payroll.roundedAlready, asked.span, { name: id });
  }
  if (!always && asked === null && !hasClause(clauses, 'round')) return null;
  const isOther = type.kind === 'quantity' && (isDimensionless(type) || valueTypeOf(type) === 'hours');
  if (isOther && hasClause(clauses, 'round')) return ownRounding(clauses, type, l);
  if (!isMoney(type)) {
    if (type.kind !== 'error') {
      const what = rulePhrases.whatIsRoundedIn(id);
      l.report.say(types.wrongType, span, {
        what,
        expected: quantityPhrases.money,
        found: describeType(type),
      });
    }
    return null;
  }
  const own = ownRounding(clauses, type, l);
  if (hasClause(clauses, 'round') && own === null) return null;
  const rounding = own ?? l.scheme.rounding;
  if (rounding === null)
    l.report.say(payroll.noRounding, span, { name: id, coin: `${coinOf(l)} ${l.scheme.currency}` });
  else checkCoin(id, rounding, own === null ? l.scheme.span : span, l);
  return rounding;
}

/** The type after rounding: a value that is rounded to whole numbers is one. */
export function roundedType(type: Type, rounding: Rounding | null): Type {
  const isNumber = type.kind === 'quantity' && isDimensionless(type) && !isRate(type);
  const isWhole = rounding?.rungs.every(({ quantum }) => isDecimal(quantum, 0)) === true;
  return isNumber && isWhole ? INTEGER : type;
}

function coarsest(rounding: Rounding): Exact {
  return rounding.rungs.reduce<Exact>((most, rung) => max(most, rung.quantum), ZERO);
}

/**
 * The range after rounding. One step size keeps the order of values; a ladder may not (just above a
 * threshold a coarser step can fall below), so there the range is widened by its coarsest step.
 */
function roundedRange(range: Range, rounding: Rounding): Range {
  if (rounding.rungs.length > 1) return ladderRange(range, coarsest(rounding));
  const end = (at: End | null): End | null =>
    at === null ? null : { value: round(at.value, rounding), open: false };
  return { low: end(range.low), high: end(range.high) };
}

/** Rounding moves a value by less than the coarsest step, and never across zero. */
function ladderRange({ low, high }: Range, step: Exact): Range {
  const under = low === null ? null : sub(low.value, step);
  const over = high === null ? null : add(high.value, step);
  const floor = low !== null && low.value.n >= 0n;
  const ceiling = high !== null && high.value.n <= 0n;
  return {
    low: under === null ? null : { value: floor ? max(under, ZERO) : under, open: false },
    high: over === null ? null : { value: ceiling ? min(over, ZERO) : over, open: false },
  };
}

/** The facts proven of a value after its rounding, and of 0 if a condition can make it 0. */
export function finalFacts(value: ValueFacts, rounding: Rounding | null, mayBeZero: boolean): ValueFacts {
  const rounded =
    rounding === null
      ? value
      : {
          range: roundedRange(value.range, rounding),
          grid: rounding.rungs.map((rung) => rung.quantum).reduce<Exact | null>(commonGrid, ZERO),
          truth: null,
        };
  if (!mayBeZero) return rounded;
  const range: Range = hull(rounded.range, point(ZERO));
  return { range, grid: rounded.grid, truth: null };
}
