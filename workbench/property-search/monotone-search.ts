import type { Ir, IrCheck, IrInput, NodeId } from '../../compiler/ir/ir.ts';
import type { Lowering } from '../../compiler/lower/state.ts';
import type { Report } from '../../compiler/model/context.ts';
import { SUMMARY_FIELDS, wordOf } from '../../compiler/model/keywords.ts';
import { ranges } from '../../dsl/diagnostics/ranges.ts';
import type { QuantityType } from '../../runtime/ir/type.ts';
import { valueTypeOf } from '../../runtime/ir/value-type.ts';
import type { Period } from '../../runtime/module/period.ts';
import type { Evaluation, TotalTerm, ValueType } from '../../runtime/module.ts';
import { compare, type Exact, exact, mul, reduce, sub, ZERO } from '../../runtime/numbers/exact.ts';
import { toNumber } from './approximate.ts';
import { testBlock } from './counterexample.ts';
import { Estimator } from './estimate.ts';
import { ExactTrials, stepOf, type Trial } from './exact-trials.ts';
import { termsOf } from './needed.ts';
import type { OpenCheck } from './open-check.ts';
import { type Point, RisingInput } from './rising-input.ts';
import { risingSteps, unitOf } from './search-space.ts';
import { Trials } from './trials.ts';

/** Mixtures of all inputs in which the input rises, beside each other input alone. */
const MIXTURES = 4;

interface Question {
  readonly check: IrCheck;
  readonly target: string;
  /** What the target adds up. */
  readonly terms: readonly TotalTerm[];
  readonly input: IrInput;
  readonly unit: Exact;
  /** Falls that the rounding of the parts alone can make. */
  readonly tolerance: Exact;
  /** Takes what is found. */
  readonly report: Report;
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

function exactTarget(evaluation: Evaluation, target: string): Exact {
  const final = stepOf(evaluation, target)?.final;
  if (final !== undefined && typeof final === 'object') return final;
  const field = wordOf(SUMMARY_FIELDS, target);
  return field === null ? ZERO : evaluation.summary[field];
}

/** Looks for falls of the target, for what they come from, and for one that is not allowed. */
class MonotoneSearch {
  readonly #question: Question;
  readonly #ir: Ir;
  readonly #l: Lowering;
  readonly #behind: ReadonlyMap<string, readonly string[]>;
  /** Ways from one shape to another that were looked at while the rest of the payslip stayed as it is. */
  readonly #turned = new Set<string>();
  readonly #caused = new Set<string>();
  #refuted = false;

  constructor(question: Question, ir: Ir, l: Lowering) {
    this.#question = question;
    this.#ir = ir;
    this.#l = l;
    this.#behind = new Map(question.check.allow.map(({ name }) => [name, stepsBehind(name, l)]));
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

  #judge(low: Point, high: Point, rising: RisingInput): void {
    const allow = this.#question.check.allow.map(({ name }) => name);
    const alone = allow.filter((name) => this.#isExcused([name], low, high, rising));
    if (alone.length > 0 || (allow.length > 0 && this.#isExcused(allow, low, high, rising))) {
      for (const name of alone.length > 0 ? alone : allow) this.#caused.add(name);
    } else this.#confirm(low, high, rising);
  }

  /** Computes the neighbourhood of a fall exactly, and reports the fall if it is one. */
  #confirm(low: Point, high: Point, rising: RisingInput): void {
    const trials = new ExactTrials(this.#ir);
    const { target, input, unit, tolerance, check } = this.#question;
    const trialAt = (at: bigint): Trial => {
      const sent = { ...rising.sent, [input.id]: reduce(mul(exact(at), unit)) };
      return { sent, period: rising.period };
    };
    const seen = [low.at - 1n, low.at, high.at, high.at + 1n].flatMap((at) => {
      const trial = trialAt(at);
      const evaluation = trials.run(trial);
      return evaluation === null ? [] : [{ trial, value: exactTarget(evaluation, target) }];
    });
    const index = seen.findIndex(({ value }, at) => {
      const next = seen[at + 1];
      return next !== undefined && compare(sub(value, next.value), tolerance) > 0;
    });
    const type: ValueType = valueTypeOf(
      this.#l.steps.get(target)?.type ?? { kind: 'quantity', money: 1, hours: 0, flavor: 'number' },
    );
    const blocks = ['antes de la caída', 'después de la caída'].flatMap((title, offset) => {
      const one = index === -1 ? undefined : seen[index + offset];
      if (one === undefined) return [];
      return [testBlock(title, one.trial, trials.inputs, [{ name: target, value: one.value, type }])];
    });
    if (blocks.length === 0) return;
    this.#refuted = true;
    const reason = `\`${target}\` falls although \`${input.id}\` rises`;
    const claim = !check.isOfEveryScheme ? null : `check monotone ${target} by ${input.id}`;
    this.#question.report.say(ranges.checkRefuted, check.span, { reason, test: blocks.join('\n'), claim });
  }

  /** Looks at two points of one shape: a fall between them is a jump of a rounding, or a slope that falls. */
  #level(low: Point, high: Point, rising: RisingInput): void {
    if (!rising.falls(low, high)) return;
    const pair = rising.fall(low, high);
    if (pair !== null && rising.falls(...pair)) this.#judge(...pair, rising);
    else this.#judge(low, high, rising);
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

  run(sent: Trial['sent'], period: Period, steps: readonly bigint[], estimator: Estimator): void {
    const { terms, input, unit, tolerance } = this.#question;
    const scale = { unit: toNumber(unit), tolerance: toNumber(tolerance) };
    const rising = new RisingInput(estimator, { terms, by: input.id, ...scale }, sent, period);
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

/** What every rounded step can add or take by its rounding, at the most. */
function roundingNoise(coin: Exact, l: Lowering): Exact {
  const rounded = [...l.steps.values()].filter((step) => step.rounding !== null).length;
  return mul(coin, exact(BigInt(rounded)));
}

/** PAY704, PAY705: looks for a higher input with a lower target, beyond the falls that are allowed. */
export function refuteMonotone({ check, ir, lowering: l, report }: OpenCheck): void {
  const { target, by } = check;
  const input = by === null ? undefined : l.inputs.get(by);
  if (target === null || input?.type.kind !== 'quantity') return;
  const type: QuantityType = input.type;
  const unit = unitOf(type, ir);
  const coin = ir.scheme.rounding?.rungs.at(-1)?.quantum ?? ZERO;
  const terms = termsOf(target, ir);
  const tolerance = roundingNoise(coin, l);
  const search = new MonotoneSearch({ check, target, terms, input, unit, tolerance, report }, ir, l);
  const steps = risingSteps(input, type, ir, l);
  const trials = new Trials(ir, l, input.id);
  const wanted = { steps: terms.map(({ step }) => step), formulas: [] };
  const estimators = trials.periods.map((period) => new Estimator(ir, period, wanted));
  trials.contexts(MIXTURES).forEach((sent, index) => {
    const at = index % Math.max(1, trials.periods.length);
    const [period, estimator] = [trials.periods[at], estimators[at]];
    if (period !== undefined && estimator !== undefined)
      search.run(trials.fit(sent, period), period, steps, estimator);
  });
  search.reportUnused();
}
