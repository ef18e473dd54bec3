import type { IrCheck, IrInput, NodeId } from '../../compiler/ir/ir.ts';
import type { Lowering } from '../../compiler/lower/state.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { ranges } from '../../dsl/diagnostics/ranges.ts';
import type { Stretch } from '../../runtime/curves/curve.ts';
import { Ratio } from '../../runtime/interpreter/ratio.ts';
import type { QuantityType } from '../../runtime/ir/type.ts';
import { valueTypeOf } from '../../runtime/ir/value-type.ts';
import type { InputValue, ValueType } from '../../runtime/module.ts';
import { type Exact, exact, mul, reduce, ZERO } from '../../runtime/numbers/exact.ts';
import { testBlock } from './counterexample.ts';
import { type Drawn, drawTrials, simplified } from './drawn-trials.ts';
import { type AmountAt, type Fall, fallsAlong, fallsBetween, narrowed } from './falls-along.ts';
import type { OpenCheck } from './open-check.ts';
import { amountIn, type Payslip, RuleProgram, type StepValues, type Trial } from './rule-program.ts';
import { risingSteps, stepBounds, unitOf } from './search-space.ts';
import { Trials } from './trials.ts';

/** Mixtures of all inputs in which the input rises, beside each other input alone. */
const MIXTURES = 4;

/** The claim of a `check monotone`, in the numbers of a search. */
interface Question {
  readonly check: IrCheck;
  readonly target: string;
  readonly input: IrInput;
  readonly type: QuantityType;
  readonly unit: Exact;
  /** A fall that the rounding of the parts alone can make. */
  readonly tolerance: Ratio;
  /** The steps behind each name that `allow` lists. */
  readonly behind: ReadonlyMap<string, readonly string[]>;
}

/** The question of a `check monotone` by an input that is a quantity; null for any other check. */
function questionOf({ check, ir, lowering: l }: OpenCheck): Question | null {
  const { target, by } = check;
  const input = by === null ? undefined : l.inputs.get(by);
  if (target === null || input?.type.kind !== 'quantity') return null;
  const coin = ir.scheme.rounding?.rungs.at(-1)?.quantum ?? ZERO;
  const rounded = [...l.steps.values()].filter((step) => step.rounding !== null).length;
  return {
    check,
    target,
    input,
    type: input.type,
    unit: unitOf(input.type, ir),
    tolerance: Ratio.of(mul(coin, exact(BigInt(rounded)))),
    behind: new Map(check.allow.map(({ name }) => [name, stepsBehind(name, l)])),
  };
}

/** The steps that an allowed name stands for: itself, or every step that applies the table. */
function stepsBehind(name: string, l: Lowering): readonly string[] {
  if (!l.tables.has(name)) return [name];
  const applies = (id: NodeId): boolean => {
    const { operation, args } = l.nodes.at(id);
    return (operation.op === 'apply' && operation.table === name) || args.some(applies);
  };
  return [...l.steps.values()].filter((step) => applies(step.value)).map((step) => step.id);
}

/** A payslip in which the input rises while everything else that is sent stays as it is. */
interface Context {
  readonly drawn: Drawn;
  readonly trial: Trial;
}

/** Looks along lines for falls of the target, and judges each of them. */
class MonotoneSearch {
  readonly #question: Question;
  readonly #open: OpenCheck;
  readonly #program: RuleProgram;
  readonly #trials: Trials;
  readonly #span: { readonly low: bigint; readonly high: bigint };
  readonly #steps: readonly bigint[];
  /** The amount of a step is read from the trace, a field of the summary is not. */
  readonly #needsTrace: boolean;
  /** Allowed names for which a fall that comes from them is still looked for. */
  readonly #unseen: Set<string>;
  readonly #seen = new Set<string>();
  #isRefuted = false;

  constructor(question: Question, open: OpenCheck, lookedFor: readonly string[]) {
    const { ir, lowering: l } = open;
    this.#question = question;
    this.#open = open;
    this.#unseen = new Set(lookedFor);
    this.#program = RuleProgram.of(ir);
    this.#needsTrace = l.steps.has(question.target);
    this.#trials = new Trials(ir, l, this.#program, question.input.id);
    this.#span = stepBounds(question.input, question.unit, l);
    this.#steps = risingSteps(question.input, question.type, ir, l);
  }

  get isRefuted(): boolean {
    return this.#isRefuted;
  }

  /** The first of the contexts without a calculation that shows if the rules compute it. */
  get plainest(): Context | null {
    const trial = this.#trials.plainest;
    return trial === null ? null : { drawn: [this.#trials.base, trial.period, 0], trial };
  }

  /** The contexts that are looked at, the plainest first, with so many mixtures at the end. */
  *contexts(mixtures: number): Generator<Context> {
    let turn = 0;
    for (const places of this.#trials.contexts()) {
      const period = this.#trials.periodInTurn(turn++);
      if (period !== null) yield* this.#contextOf([places, period, 0]);
    }
    for (const drawn of mixtures === 0 ? [] : drawTrials(this.#trials, mixtures))
      yield* this.#contextOf(drawn);
  }

  *#contextOf(drawn: Drawn): Generator<Context> {
    const computed = this.#trials.trialOf(...drawn);
    if (computed !== null) yield { drawn, trial: computed.trial };
  }

  /**
   * Looks along one line. True when its exact pieces show every fall of the target, and all of them are allowed; false when
   * they leave that open, or when the line refutes the claim; null when the rules refuse every value of the input. What the
   * pieces leave open is searched where it is asked for.
   */
  look(context: Context, whereOpen: 'search' | 'leave'): boolean | null {
    const { low, high } = this.#span;
    const { input, unit, target, tolerance } = this.#question;
    if (low > high) return null;
    const line = { by: input.id, unit, amount: target, from: low, to: high };
    const stretches = this.#program.along(context.trial, line);
    if (stretches?.length === 0) return null;
    const amountAt: AmountAt =
      stretches === null
        ? (at) => this.#amountAt(at, context.trial)
        : (at) => stretches.find(({ from, to }) => from <= at && at <= to)?.amount.at(at) ?? null;
    const known = stretches === null ? null : fallsAlong(stretches, tolerance);
    if (known === null && whereOpen === 'leave') return false;
    const falls = known ?? fallsBetween(this.#pointsOf(stretches ?? []), amountAt, tolerance);
    let isProven = known !== null;
    for (const wide of falls) {
      const fall = narrowed(wide, amountAt, tolerance);
      if (known === null && this.#isSeen(fall, amountAt)) continue;
      if (this.#isAllowed(fall, context.trial)) continue;
      isProven = false;
      if (known !== null || !this.#isOfRounding(fall, amountAt, stretches ?? [])) this.#report(fall, context);
      if (this.#isRefuted) break;
    }
    return isProven;
  }

  /** True where a fall between the same amounts at the same place was judged in another context: a search need not prove it. */
  #isSeen({ low, high }: Fall, amountAt: AmountAt): boolean {
    const [before, after] = [amountAt(low), amountAt(high)];
    const key = `${low} ${before?.n}/${before?.d} ${high} ${after?.n}/${after?.d}`;
    const isSeen = this.#seen.has(key);
    this.#seen.add(key);
    return isSeen;
  }

  /** True of a fall that is not deeper than what is rounded on the pieces at its two ends. */
  #isOfRounding({ low, high }: Fall, amountAt: AmountAt, stretches: readonly Stretch[]): boolean {
    const [before, after] = [amountAt(low), amountAt(high)];
    const rounding = stretches
      .filter(({ from, to }) => (from <= low && low <= to) || (from <= high && high <= to))
      .reduce((sum, stretch) => sum.plus(stretch.rounding), Ratio.ZERO);
    return before !== null && after !== null && before.minus(after).against(rounding) <= 0;
  }

  /** The ends of the pieces, and points between: falls that lie between two of them are not found. */
  #pointsOf(stretches: readonly Stretch[]): readonly bigint[] {
    const ends = stretches.flatMap(({ from, to }) => [from, to]);
    return [...new Set([...this.#steps, ...ends])].sort((a, b) => (a < b ? -1 : 1));
  }

  #trialAt(at: bigint, { sent, period }: Trial): Trial {
    const { input, unit } = this.#question;
    return { sent: { ...sent, [input.id]: reduce(mul(exact(at), unit)) }, period };
  }

  #payslipAt(at: bigint, trial: Trial): Payslip | null {
    return this.#program.run(this.#trialAt(at, trial), this.#needsTrace).payslip;
  }

  #amountAt(at: bigint, trial: Trial): Ratio | null {
    const payslip = this.#payslipAt(at, trial);
    return payslip === null ? null : amountIn(payslip, this.#question.target);
  }

  /** True of a fall that comes from the allowed names. */
  #isAllowed({ low, high }: Fall, trial: Trial): boolean {
    const before = this.#payslipAt(low, trial);
    if (before === null) return false;
    const allow = [...this.#question.behind.keys()];
    let isAllowed = false;
    for (const name of allow) {
      // Whether one more name excuses the fall matters only while no fall is known to come from it.
      if (isAllowed && !this.#unseen.has(name)) continue;
      if (!this.#isExcused([name], before, high, trial)) continue;
      isAllowed = true;
      this.#unseen.delete(name);
    }
    if (isAllowed) return true;
    if (allow.length > 1 && this.#isExcused(allow, before, high, trial)) {
      this.#unseen.clear();
      return true;
    }
    return false;
  }

  /** True when the target does not fall while the steps behind these names are held where they were. */
  #isExcused(names: readonly string[], before: Payslip, high: bigint, trial: Trial): boolean {
    const { behind, target, tolerance } = this.#question;
    const held: StepValues = new Map(
      names
        .flatMap((name) => behind.get(name) ?? [])
        .flatMap((id): readonly [string, InputValue][] => {
          const value = before.steps.get(id);
          return value === undefined ? [] : [[id, value]];
        }),
    );
    const after = this.#program.holding(held).run(this.#trialAt(high, trial), this.#needsTrace).payslip;
    if (after === null) return false;
    return amountIn(before, target).minus(amountIn(after, target)).against(tolerance) <= 0;
  }

  /** By how much the target falls; null where one of the two is refused. */
  #depth({ low, high }: Fall, trial: Trial): Ratio | null {
    const [before, after] = [this.#amountAt(low, trial), this.#amountAt(high, trial)];
    return before === null || after === null ? null : before.minus(after);
  }

  /** PAY704 with the payslips on both sides of a fall, in which nothing is sent that it does not come from. */
  #report(fall: Fall, { drawn, trial }: Context): void {
    const { target, input, check } = this.#question;
    const depth = this.#depth(fall, trial);
    if (depth === null) return;
    const simple = simplified(
      this.#trials,
      drawn,
      ({ trial: one }) => this.#depth(fall, one)?.against(depth) === 0,
    );
    const plain = simple?.trial ?? trial;
    const step = this.#open.lowering.steps.get(target);
    const type: ValueType = step === undefined ? 'money' : valueTypeOf(step.type);
    const blocks = [fall.low, fall.high].map((at, index) => {
      const shown = this.#trialAt(at, plain);
      const value = this.#amountAt(at, plain) ?? Ratio.ZERO;
      const title = index === 0 ? 'antes de la caída' : 'después de la caída';
      return testBlock(title, shown, this.#program.inputs, [
        { name: target, value: { n: value.n, d: value.d }, type },
      ]);
    });
    this.#isRefuted = true;
    const reason = rulePhrases.fallsAlthoughRises(target, input.id);
    const claim = check.isOfEveryScheme ? `check monotone ${target} by ${input.id}` : null;
    this.#open.report.say(ranges.checkRefuted, check.span, { reason, test: blocks.join('\n'), claim });
  }

  /** PAY705: allowed names that no fall came from. */
  reportUnused(): void {
    const { check, target } = this.#question;
    for (const { name, span } of check.allow) {
      if (this.#unseen.has(name)) this.#open.report.say(ranges.noCliff, span, { name, target });
    }
  }
}

/** So many lines are tried until one has payslips. */
const TRIED = 12;

/**
 * Proves a `check monotone` along the plainest line that has payslips: mostly the one on which everything else is sent as
 * little as it may be. Reports PAY704 where that line refutes it. False where its exact pieces leave it open.
 */
export function provesAlongLine(open: OpenCheck): boolean {
  const question = questionOf(open);
  if (question === null) return false;
  const search = new MonotoneSearch(question, open, []);
  const { plainest } = search;
  const first = plainest === null ? null : search.look(plainest, 'leave');
  if (first !== null) return first;
  let tried = 0;
  for (const context of search.contexts(0)) {
    const isProven = tried++ < TRIED ? search.look(context, 'leave') : false;
    if (isProven !== null) return isProven;
  }
  return false;
}

/**
 * Looks for falls of the target along every line, and reports PAY704 for one that is not allowed and PAY705 for allowed
 * names that no fall comes from. True when every line is proven by its exact pieces.
 */
export function refuteMonotone(open: OpenCheck): boolean {
  const question = questionOf(open);
  if (question === null) return false;
  const search = new MonotoneSearch(question, open, [...question.behind.keys()]);
  const looked: boolean[] = [];
  for (const context of search.contexts(MIXTURES)) {
    const isProven = search.look(context, 'search');
    if (isProven !== null) looked.push(isProven);
    if (search.isRefuted) return false;
  }
  // Rules that wait for their figures compute nothing, and nothing is said of them.
  if (looked.length === 0) return false;
  search.reportUnused();
  return looked.every((one) => one);
}
