/**
 * The judge of what is solved: it knows nothing of pieces, and calculates payslip after payslip with the rules themselves,
 * at every point of a window.
 */
import { Curve } from '../../runtime/curves/curve.ts';
import { type Grid, gridOf } from '../../runtime/curves/grid.ts';
import type { Span } from '../../runtime/curves/interval.ts';
import type { Nearest, Solved } from '../../runtime/curves/solve.ts';
import { Ratio } from '../../runtime/interpreter/ratio.ts';
import type { Call, RuleModule, SummaryField } from '../../runtime/module.ts';
import { roundToInteger } from '../../runtime/numbers/rounding.ts';

export interface Judged {
  readonly payslips: number;
  readonly faults: readonly string[];
}

export const FIELDS: readonly SummaryField[] = ['net_salary', 'employer_total_cost', 'total_deductions'];

/** A grid of the input of a call; throws where it has none. */
export function gridFor(rules: RuleModule, by: string): Grid {
  const grid = gridOf(rules.ir, rules.manifest, { by });
  if ('about' in grid) throw new Error(grid.message);
  return grid;
}

/** The cents that the answer shows; null where the rules refuse the input. */
export function centsAt(
  rules: RuleModule,
  call: Call,
  { input, unit }: Grid,
  point: bigint,
): ((field: SummaryField) => bigint) | null {
  const value = unit.times(new Ratio(point, 1n));
  const inputs = { ...call.inputs, [input.wire]: { n: value.n, d: value.d } };
  const outcome = rules.evaluate({ ...call, inputs, trace: false });
  if (outcome.kind === 'refused') return null;
  const { summary } = outcome.evaluation;
  return (field) => roundToInteger(summary[field].n * 100n, summary[field].d, 'half_up');
}

interface Given {
  readonly point: bigint;
  readonly gives: bigint;
}

/** Compares the stretches of a window, and what is solved in it, with every payslip in it: for targets that some give, and others. */
export function judgeSolutions(
  rules: RuleModule,
  call: Call,
  window: Grid,
  targets: (given: readonly bigint[]) => readonly bigint[],
): Judged {
  const curve = Curve.of(rules, call, window, FIELDS);
  const all = points(window).map((point) => ({ point, cents: centsAt(rules, call, window, point) }));
  const faults = FIELDS.flatMap((field) => {
    const outside = offStretches(curve, field, all);
    const given = all.flatMap(({ point, cents }) => (cents === null ? [] : [{ point, gives: cents(field) }]));
    const solved = targets(given.map(({ gives }) => gives)).flatMap((target) =>
      solvedFaults(curve.solve(field, new Ratio(target, 100n)), given, target).map(
        (fault) => `${field} = ${target}: ${fault}`,
      ),
    );
    return [...outside, ...solved];
  });
  return { payslips: all.length, faults };
}

interface Payslip {
  readonly point: bigint;
  readonly cents: ReturnType<typeof centsAt>;
}

/** Payslips whose amount is not on the stretch of the curve that they belong to, or that have none. */
function offStretches(curve: Curve, field: SummaryField, payslips: readonly Payslip[]): readonly string[] {
  const stretches = curve.stretches(field);
  let at = 0;
  return payslips.flatMap(({ point, cents }) => {
    while (stretches[at] !== undefined && (stretches[at]?.to ?? 0n) < point) at += 1;
    const stretch = stretches[at];
    const isCovered = stretch !== undefined && stretch.from <= point;
    if (!isCovered || cents === null)
      return isCovered === (cents !== null)
        ? []
        : [`${field} at ${point}: a payslip and no stretch, or none and one`];
    const { slope, low, high } = stretch.amount;
    const over = new Ratio(cents(field), 100n).minus(slope.times(new Ratio(point, 1n)));
    const isOn = over.against(low) >= 0 && over.against(high) <= 0;
    return isOn ? [] : [`${field} at ${point}: ${cents(field)} is not on the stretch from ${stretch.from}`];
  });
}

function solvedFaults(solved: Solved, given: readonly Given[], target: bigint): readonly string[] {
  const expected = given.filter(({ gives }) => gives === target).map(({ point }) => point);
  const found = solved.solutions.flatMap((run) => points(run));
  if (found.join() !== expected.join()) return [`${found.length} solutions, not ${expected.length}`];
  if (expected.length > 0) return [];
  const under = given.filter(({ gives }) => gives < target).map(({ gives }) => gives);
  const over = given.filter(({ gives }) => gives > target).map(({ gives }) => gives);
  return [
    ...nearestFaults('below', solved.below, given, under.reduce<bigint | null>(larger, null)),
    ...nearestFaults('above', solved.above, given, over.reduce<bigint | null>(smaller, null)),
  ];
}

function points({ from, to }: Span): readonly bigint[] {
  return Array.from({ length: Number(to - from) + 1 }, (_, index) => from + BigInt(index));
}

function larger(best: bigint | null, value: bigint): bigint {
  return best === null || value > best ? value : best;
}

function smaller(best: bigint | null, value: bigint): bigint {
  return best === null || value < best ? value : best;
}

function nearestFaults(
  side: string,
  found: Nearest | null,
  given: readonly Given[],
  expected: bigint | null,
): readonly string[] {
  if (found === null || expected === null) {
    return found === null && expected === null ? [] : [`${side}: ${found?.at} and not ${expected}`];
  }
  const at = given.find(({ point }) => point === found.at)?.gives;
  const isRight = at === expected && found.gives.against(new Ratio(expected, 100n)) === 0;
  return isRight ? [] : [`${side}: ${found.at} gives ${at}, the nearest is ${expected}`];
}
