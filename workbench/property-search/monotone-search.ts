import type { Ir, NodeId } from '../../compiler/ir/ir.ts';
import type { Lowering } from '../../compiler/lower/state.ts';
import { SUMMARY_FIELDS, wordOf } from '../../compiler/model/keywords.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { ranges } from '../../dsl/diagnostics/ranges.ts';
import { Effort } from '../../runtime/curves/interval.ts';
import { Ratio } from '../../runtime/interpreter/ratio.ts';
import { valueTypeOf } from '../../runtime/ir/value-type.ts';
import { once } from '../../runtime/module/once.ts';
import type { Period } from '../../runtime/module/period.ts';
import type { Evaluation, ValueType } from '../../runtime/module.ts';
import { compare, type Exact, exact, mul, reduce, sub, ZERO } from '../../runtime/numbers/exact.ts';
import { toNumber } from './approximate.ts';
import { testBlock } from './counterexample.ts';
import { Estimator } from './estimate.ts';
import { ExactTrials, stepOf, type Trial } from './exact-trials.ts';
import { fallsAlong } from './falls-along.ts';
import { type Question, questionOf } from './monotone-question.ts';
import type { OpenCheck } from './open-check.ts';
import { type Point, RisingInput } from './rising-input.ts';
import { risingSteps, stepBounds } from './search-space.ts';
import { simplest } from './simplest.ts';
import { Trials } from './trials.ts';

/** Mixtures of all inputs in which the input rises, beside each other input alone. */
const MIXTURES = 4;

/** Points that the exact pieces of one line may cost where nobody searches, and those of all lines where it is searched. */
const EFFORT = { line: 8_000, search: 100_000 } as const;

/** Steps that an allowed name stands for: itself, or every step that applies the table. */
function stepsBehind(name: string, l: Lowering): readonly string[] {
  if (!l.tables.has(name)) return [name];
  const applies = (id: NodeId): boolean => {
    const { operation, args } = l.nodes.at(id);
    return (operation.op === 'apply' && operation.table === name) || args.some(applies);
  };
  return [...l.steps.values()].filter((step) => applies(step.value)).map((step) => step.id);
}

function exactTarget(evaluation: Evaluation, target: string): Exact {
  const final = stepOf(evaluation, target)?.final;
  if (final !== undefined && typeof final === 'object') return final;
  const field = wordOf(SUMMARY_FIELDS, target);
  return field === null ? ZERO : evaluation.summary[field];
}

/** What the target comes to in one payslip. */
interface Seen {
  readonly at: bigint;
  readonly trial: Trial;
  readonly value: Exact;
}

/** Looks for falls of the target along lines, for what they come from, and for one that is not allowed. */
class MonotoneSearch {
  readonly #question: Question;
  readonly #l: Lowering;
  readonly #trials: ExactTrials;
  readonly #effort: Effort;
  readonly #behind: ReadonlyMap<string, readonly string[]>;
  /** Ways from one shape to another that were looked at while the rest of the payslip stayed as it is. */
  readonly #turned = new Set<string>();
  readonly #caused = new Set<string>();
  #refuted = false;

  constructor(question: Question, ir: Ir, l: Lowering, points: number) {
    this.#question = question;
    this.#effort = new Effort(points);
    this.#l = l;
    this.#trials = new ExactTrials(ir);
    this.#behind = new Map(question.check.allow.map(({ name }) => [name, stepsBehind(name, l)]));
  }

  get isRefuted(): boolean {
    return this.#refuted;
  }

  /** True when the target does not fall with the steps behind these names held where they were. */
  #isExcused(names: readonly string[], low: Point, high: Point, rising: RisingInput): boolean {
    const held = new Map(
      names
        .flatMap((name) => this.#behind.get(name) ?? [])
        .flatMap((id) => {
          const value = rising.valueOf(id, low);
          return value === undefined ? [] : [[id, value] as const];
        }),
    );
    const kept = rising.point(high.at, held);
    return kept !== null && !rising.falls(low, kept);
  }

  /** True of a fall that is allowed; one that is not is reported when the exact numbers have it too. */
  #judge(low: Point, high: Point, rising: RisingInput): boolean {
    const allow = this.#question.check.allow.map(({ name }) => name);
    const alone = allow.filter((name) => this.#isExcused([name], low, high, rising));
    if (alone.length > 0 || (allow.length > 0 && this.#isExcused(allow, low, high, rising))) {
      for (const name of alone.length > 0 ? alone : allow) this.#caused.add(name);
      return true;
    }
    this.#confirm(low, high, rising);
    return false;
  }

  /** What the target comes to at a point of a line; null where the rules refuse it. */
  #seenAt(at: bigint, { sent, period }: Trial): Seen | null {
    const { target, input, unit } = this.#question;
    const trial = { sent: { ...sent, [input.id]: reduce(mul(exact(at), unit)) }, period };
    const evaluation = this.#trials.run(trial);
    return evaluation === null ? null : { at, trial, value: exactTarget(evaluation, target) };
  }

  /** The two sides of a fall with nothing sent that the fall does not come from: it stays as deep as it is. */
  #simplestFall(before: Seen, after: Seen): readonly Seen[] {
    const depth = sub(before.value, after.value);
    const sides = (trial: Trial): readonly Seen[] =>
      [before, after].flatMap(({ at }) => this.#seenAt(at, trial) ?? []);
    const plain = simplest(before.trial, this.#trials.inputs, [this.#question.input.id], (trial) => {
      const [low, high] = sides(trial);
      return low !== undefined && high !== undefined && compare(sub(low.value, high.value), depth) === 0;
    });
    return sides(plain);
  }

  /** Computes the neighbourhood of a fall exactly, and reports the fall if it is one. */
  #confirm(low: Point, high: Point, rising: RisingInput): void {
    const { target, input, tolerance, check } = this.#question;
    const seen = [low.at - 1n, low.at, high.at, high.at + 1n].flatMap((at) => this.#seenAt(at, rising) ?? []);
    const index = seen.findIndex(({ value }, at) => {
      const next = seen[at + 1];
      return next !== undefined && compare(sub(value, next.value), tolerance) > 0;
    });
    const [before, after] = index === -1 ? [] : seen.slice(index);
    if (before === undefined || after === undefined) return;
    const type: ValueType = valueTypeOf(
      this.#l.steps.get(target)?.type ?? { kind: 'quantity', money: 1, hours: 0, flavor: 'number' },
    );
    const blocks = this.#simplestFall(before, after).map(({ trial, value }, at) =>
      testBlock(at === 0 ? 'antes de la caída' : 'después de la caída', trial, this.#trials.inputs, [
        { name: target, value, type },
      ]),
    );
    this.#refuted = true;
    const reason = rulePhrases.fallsAlthoughRises(target, input.id);
    const claim = !check.isOfEveryScheme ? null : `check monotone ${target} by ${input.id}`;
    this.#question.report.say(ranges.checkRefuted, check.span, { reason, test: blocks.join('\n'), claim });
  }

  /**
   * Looks at two points between which nothing else is decided: a fall between them is a jump, a jump of a rounding, or a
   * slope that falls. True when there is none that is not allowed.
   */
  #level(low: Point, high: Point, rising: RisingInput): boolean {
    if (!rising.falls(low, high)) return true;
    const pair = rising.fall(low, high);
    return pair !== null && rising.falls(...pair)
      ? this.#judge(...pair, rising)
      : this.#judge(low, high, rising);
  }

  /** Looks at every place between two points where the shape turns, and at the levels between the turns. */
  #between(low: Point, high: Point, rising: RisingInput): void {
    let at = low;
    while (!this.#refuted && at.shape !== high.shape) {
      const way = `${at.shape} ${high.shape}`;
      if (this.#turned.has(way)) return;
      this.#turned.add(way);
      const pair = rising.turn(at, high);
      if (pair === null) return;
      const [before, after] = pair;
      this.#level(at, before, rising);
      if (!this.#refuted && rising.falls(before, after)) this.#judge(before, after, rising);
      at = after;
    }
    if (!this.#refuted) this.#level(at, high, rising);
  }

  /**
   * True when the exact pieces of the line show every fall of the target, and all of them are allowed; null of a line
   * without payslips, on which nothing falls.
   */
  proves(rising: RisingInput): boolean | null {
    const { target, input, unit, tolerance } = this.#question;
    const { low, high } = stepBounds(input, unit, this.#l);
    if (low > high) return null;
    const line = { by: input.id, unit, amount: target, from: low, to: high };
    const stretches = this.#trials.along(rising, line, this.#effort);
    if (stretches?.length === 0) return null;
    const falls = stretches === null ? null : fallsAlong(stretches, Ratio.of(tolerance));
    return falls?.every((fall) => this.#isAllowed(fall.low, fall.high, rising)) ?? false;
  }

  #isAllowed(from: bigint, to: bigint, rising: RisingInput): boolean {
    const [low, high] = [rising.point(from), rising.point(to)];
    return low !== null && high !== null && rising.falls(low, high) && this.#level(low, high, rising);
  }

  /** Looks along a line at every place where approximate numbers turn. */
  run(rising: RisingInput, steps: readonly bigint[]): void {
    this.#turned.clear();
    let low: Point | null = null;
    for (const at of steps) {
      if (this.#refuted) return;
      const high = rising.point(at);
      if (low !== null && high !== null) this.#between(low, high, rising);
      low = high ?? low;
    }
  }

  /** PAY705: allowed names that no fall came from. */
  reportUnused(): void {
    const { check, target } = this.#question;
    if (this.#refuted) return;
    for (const { name, span } of check.allow) {
      if (!this.#caused.has(name)) this.#question.report.say(ranges.noCliff, span, { name, target });
    }
  }
}

/** The input rising in every context that is looked at, the plainest first: each a line. */
function* linesOf({ terms, input, unit, tolerance }: Question, ir: Ir, l: Lowering): Generator<RisingInput> {
  const trials = new Trials(ir, l, input.id);
  const wanted = { steps: terms.map(({ step }) => step), formulas: [] };
  const watch = { terms, by: input.id, unit: toNumber(unit), tolerance: toNumber(tolerance) };
  const estimators = new Map<Period, () => Estimator>();
  for (const context of trials.contexts(MIXTURES)) {
    const trial = trials.trialOf(context);
    if (trial === null) return;
    const { sent, period } = trial;
    const estimator = estimators.get(period) ?? once(() => new Estimator(ir, period, wanted));
    estimators.set(period, estimator);
    yield new RisingInput(estimator, watch, sent, period);
  }
}

/** So many lines are tried until one has payslips. */
const TRIED = 12;

/**
 * Proves a `check monotone` along the plainest line that has payslips: the one on which everything else is sent as little
 * as it may be, as a rule. PAY704 where the exact pieces of that line refute it. False where they leave it open.
 */
export function provesAlongLine(open: OpenCheck): boolean {
  const question = questionOf(open);
  if (question === null) return false;
  const { ir, lowering } = open;
  const search = new MonotoneSearch(question, ir, lowering, EFFORT.line);
  let tried = 0;
  for (const line of linesOf(question, ir, lowering)) {
    const isProven = tried++ < TRIED ? search.proves(line) : false;
    if (isProven !== null) return isProven;
  }
  return false;
}

/**
 * PAY704, PAY705: a higher input with a lower target, beyond the falls that are allowed. Lines are proven by their exact
 * pieces as long as that is cheap, the others searched. True when every line is proven.
 */
export function refuteMonotone(open: OpenCheck): boolean {
  const question = questionOf(open);
  if (question === null) return false;
  const { ir, lowering: l } = open;
  const { input, type } = question;
  const search = new MonotoneSearch(question, ir, l, EFFORT.search);
  const steps = risingSteps(input, type, ir, l);
  let areProven = true;
  for (const line of linesOf(question, ir, l)) {
    // What one line leaves open, the others do too.
    areProven &&= search.proves(line) ?? true;
    if (search.isRefuted) return false;
    if (!areProven) search.run(line, steps);
  }
  search.reportUnused();
  return areProven && !search.isRefuted;
}
