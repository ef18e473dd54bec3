import { ranges } from '../../../dsl/diagnostics/ranges.ts';
import type { Ir, IrCheck, NodeId } from '../../ir/ir.ts';
import type { QuantityType } from '../../ir/type.ts';
import type { Lowering } from '../../lower/state.ts';
import { SUMMARY_FIELDS, wordOf } from '../../model/closed-words.ts';
import { compare, type Exact, exact, mul, reduce, sub, ZERO } from '../../runtime/exact.ts';
import type { Evaluation, InputValue } from '../../runtime/module.ts';
import type { Period } from '../../runtime/period.ts';
import { testBlock } from './counterexample.ts';
import { Laboratory, stepOf, type Trial } from './laboratory.ts';
import { interestingSteps, stepBounds, unitOf } from './search-space.ts';
import { Trials } from './trials.ts';

/** Calculations per check. */
const SEARCH = 1500;
/** What else is sent, and for which period, while the input rises. */
const CONTEXTS = 12;

interface Question {
  readonly target: string;
  readonly by: string;
  readonly unit: Exact;
  /** Falls that the rounding of the parts alone can make. */
  readonly tolerance: Exact;
}

/** The input at one whole step of its unit, and what came of it. */
interface Point {
  readonly at: bigint;
  readonly trial: Trial;
  readonly evaluation: Evaluation;
  readonly value: Exact;
  /** Which rows, branches and words took part: where it changes, the target may jump. */
  readonly shape: string;
}

function textOf(value: InputValue): string {
  return typeof value === 'object' ? `${value.n}/${value.d}` : `${value}`;
}

function shapeOf({ trace }: Evaluation): string {
  return trace
    .map(({ id, inputs, final }) => {
      const read = inputs.map(({ name, value }) => {
        const decides = typeof value !== 'object' || name.endsWith('.lower');
        return decides ? `${name}=${textOf(value)}` : name;
      });
      return `${id}(${read.join()})${typeof final === 'object' ? '' : textOf(final)}`;
    })
    .join(';');
}

function targetValue(evaluation: Evaluation, target: string): Exact {
  const field = wordOf(SUMMARY_FIELDS, target);
  const step = stepOf(evaluation, target)?.final;
  if (step !== undefined && typeof step === 'object') return step;
  return field === null ? ZERO : evaluation.summary[field];
}

/** Steps that an allowed name stands for: itself, or every step that applies the table. */
function stepsBehind(name: string, l: Lowering): readonly string[] {
  if (!l.tables.has(name)) return [name];
  const applies = (id: NodeId): boolean => {
    const { operation, args } = l.nodes.at(id);
    return (operation.op === 'apply' && operation.table === name) || args.some(applies);
  };
  return [...l.steps.values()].filter((step) => applies(step.value)).map((step) => step.id);
}

class Climb {
  readonly #laboratory: Laboratory;
  readonly #question: Question;
  readonly #sent: Trial['sent'];
  readonly #period: Period;

  constructor(laboratory: Laboratory, question: Question, sent: Trial['sent'], period: Period) {
    this.#laboratory = laboratory;
    this.#question = question;
    this.#sent = sent;
    this.#period = period;
  }

  point(at: bigint): Point | null {
    const { by, unit, target } = this.#question;
    const value = reduce(mul(exact(at), unit));
    const trial = { sent: { ...this.#sent, [by]: value }, period: this.#period };
    const evaluation = this.#laboratory.run(trial);
    if (evaluation === null) return null;
    return { at, trial, evaluation, value: targetValue(evaluation, target), shape: shapeOf(evaluation) };
  }

  falls(low: Point, high: Point): boolean {
    return compare(sub(low.value, high.value), this.#question.tolerance) > 0;
  }

  /** The neighbours between two points where something turns; null when a point between is refused. */
  #narrow(low: Point, high: Point, goLeft: (middle: Point) => boolean): [Point, Point] | null {
    let [a, b] = [low, high];
    while (b.at - a.at > 1n) {
      const middle = this.point((a.at + b.at) / 2n);
      if (middle === null) return null;
      if (goLeft(middle)) b = middle;
      else a = middle;
    }
    return [a, b];
  }

  /** Neighbours at which the shape turns away from that of `low`. */
  turn(low: Point, high: Point): [Point, Point] | null {
    return this.#narrow(low, high, (middle) => middle.shape !== low.shape);
  }

  /** Neighbours between which the target falls, given that it falls from `low` to `high`. */
  fall(low: Point, high: Point): [Point, Point] | null {
    return this.#narrow(low, high, (middle) => this.falls(low, middle));
  }
}

/** Looks for falls of the target and for what they come from. */
class MonotoneSearch {
  readonly #check: IrCheck;
  readonly #l: Lowering;
  readonly #laboratory: Laboratory;
  readonly #question: Question;
  readonly #behind: ReadonlyMap<string, readonly string[]>;
  readonly #turned = new Set<string>();
  readonly #caused = new Set<string>();
  #refuted = false;

  constructor(check: IrCheck, question: Question, ir: Ir, l: Lowering) {
    this.#check = check;
    this.#l = l;
    this.#question = question;
    this.#laboratory = new Laboratory(ir);
    this.#behind = new Map(check.allow.map(({ name }) => [name, stepsBehind(name, l)]));
  }

  get #done(): boolean {
    return this.#refuted || this.#laboratory.runs > SEARCH;
  }

  /** True when the target does not fall with the steps behind these names held where they were. */
  #excused(names: readonly string[], low: Point, high: Point, climb: Climb): boolean {
    const held = new Set(names.flatMap((name) => this.#behind.get(name) ?? []));
    const evaluation = this.#laboratory.runHolding(high.trial, held, low.evaluation);
    if (evaluation === null) return false;
    const value = targetValue(evaluation, this.#question.target);
    return !climb.falls(low, { ...high, evaluation, value });
  }

  #judge(low: Point, high: Point, climb: Climb): void {
    const allow = this.#check.allow.map(({ name }) => name);
    const alone = allow.filter((name) => this.#excused([name], low, high, climb));
    if (alone.length > 0 || (allow.length > 0 && this.#excused(allow, low, high, climb))) {
      for (const name of alone.length > 0 ? alone : allow) this.#caused.add(name);
      return;
    }
    this.#refuted = true;
    this.#report(low, high);
  }

  #report(low: Point, high: Point): void {
    const { target } = this.#question;
    const block = (title: string, { trial, value }: Point): string =>
      testBlock(title, trial, this.#laboratory.inputs, [{ name: target, value, type: 'money' }]);
    const test = `${block('antes de la caída', low)}\n${block('después de la caída', high)}`;
    const reason = `\`${target}\` falls although \`${this.#question.by}\` rises`;
    this.#l.report.say(ranges.checkRefuted, this.#check.span, { reason, test });
  }

  /** Looks at every place between two points where the shape turns, each kind of turn once. */
  #between(low: Point, high: Point, climb: Climb): void {
    let at = low;
    while (!this.#done && at.shape !== high.shape && high.at - at.at > 1n) {
      const key = `${at.shape} ${high.shape}`;
      if (this.#turned.has(key)) return;
      this.#turned.add(key);
      const pair = climb.turn(at, high);
      if (pair === null) return;
      const [before, after] = pair;
      if (climb.falls(before, after)) this.#judge(before, after, climb);
      at = after;
    }
  }

  climb(steps: readonly bigint[], climb: Climb): void {
    let low: Point | null = null;
    for (const at of steps) {
      if (this.#done) return;
      const high = climb.point(at);
      if (low !== null && high !== null) {
        const pair = climb.falls(low, high) ? climb.fall(low, high) : null;
        if (pair !== null) this.#judge(...pair, climb);
        this.#between(low, high, climb);
      }
      low = high ?? low;
    }
  }

  run(sent: Trial['sent'], period: Period, steps: readonly bigint[]): void {
    if (!this.#done) this.climb(steps, new Climb(this.#laboratory, this.#question, sent, period));
  }

  /** PAY705: allowed names that no fall came from. */
  reportUnused(): void {
    if (this.#refuted) return;
    const { target } = this.#question;
    for (const { name, span } of this.#check.allow) {
      if (!this.#caused.has(name)) this.#l.report.say(ranges.noCliff, span, { name, target });
    }
  }
}

/** What every rounded step can add or take by its rounding, at the most. */
function roundingNoise(unit: Exact, l: Lowering): Exact {
  const rounded = [...l.steps.values()].filter((step) => step.rounding !== null).length;
  return mul(unit, exact(BigInt(rounded)));
}

/** PAY704, PAY705: looks for a higher input with a lower target, beyond the falls that are allowed. */
export function refuteMonotone(check: IrCheck, ir: Ir, l: Lowering): void {
  const { target, by } = check;
  const input = by === null ? undefined : l.inputs.get(by);
  if (target === null || by === null || input?.type.kind !== 'quantity') return;
  const type: QuantityType = input.type;
  const unit = unitOf(type, ir);
  const coin = ir.scheme.rounding?.rungs[0]?.quantum ?? ZERO;
  const search = new MonotoneSearch(check, { target, by, unit, tolerance: roundingNoise(coin, l) }, ir, l);
  const { low, high } = stepBounds(input, unit, l);
  const steps = interestingSteps(input, type, ir, l).filter((at) => at >= low && at <= high);
  const trials = new Trials(ir, l, by);
  trials.contexts(CONTEXTS).forEach((sent, index) => {
    const period = trials.periods[index % Math.max(1, trials.periods.length)];
    if (period !== undefined) search.run(sent, period, steps);
  });
  search.reportUnused();
}
