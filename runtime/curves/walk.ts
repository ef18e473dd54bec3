import { Ratio } from '../interpreter/ratio.ts';
import type {
  ExecutableInput,
  ExecutableIr,
  ExecutableNotice,
  ExecutableStep,
  IrBound,
} from '../ir/executable-ir.ts';
import { leadingItems, readsNoStep } from '../ir/schedule.ts';
import type { Type } from '../ir/type.ts';
import { FIRST_DATE } from '../module/day-number.ts';
import type { InputSpec } from '../module/manifest.ts';
import type { Call } from '../module/outcome.ts';
import { ownValue } from '../module/own-value.ts';
import type { RuleModule } from '../module.ts';
import { type Along, AlongEvaluator, type Values } from './along.ts';
import { Cut, type Interval, partsOf } from './interval.ts';
import { Quantity } from './quantity.ts';
import { roundAlong } from './rounded.ts';
import { decide, isNegative, isNotPositive, type SignTest } from './sign.ts';

/** Which input moves, and the unit of its grid: the point `k` is the input at `k * unit`. */
export interface Moving {
  readonly input: InputSpec;
  readonly unit: Ratio;
}

/** A part of an interval in which every condition, row and minimum decides the same. */
export type Piece = ComputedPiece | RefusedPiece;

export interface ComputedPiece extends Interval {
  readonly kind: 'computed';
  readonly values: Values;
}

export interface RefusedPiece extends Interval {
  readonly kind: 'refused';
  readonly code: string;
  /** The input or `period` that the rules refuse. */
  readonly field: string;
}

/** What a part of the interval costs, in points: its steps are computed anew from where it was cut. */
const PART = 100;

/** What is done in order along an interval: inputs are read, steps computed, refusals decided. */
type Task =
  | { readonly task: 'input'; readonly input: ExecutableInput }
  | { readonly task: 'step'; readonly step: ExecutableStep }
  | { readonly task: 'refuse'; readonly notice: ExecutableNotice };

interface Pending extends Interval {
  readonly next: number;
  readonly values: Map<string, Along>;
}

interface Refused {
  readonly code: string;
  readonly field: string;
}

/**
 * Walks the rules along one input of a call, the others fixed: pieces in rising order, and which step cut before which
 * point. Refused pieces are inputs that no payslip has.
 */
export class Walk {
  /** The steps at whose formulas the interval was cut, by the first point of the part behind the cut. */
  readonly causes = new Map<bigint, Set<string>>();
  readonly #tasks: readonly Task[];
  readonly #specs: ReadonlyMap<string, InputSpec>;
  readonly #call: Call;
  readonly #moving: Moving;
  readonly #evaluator: AlongEvaluator;

  constructor({ ir, manifest }: RuleModule, call: Call, moving: Moving) {
    const { wire } = moving.input;
    this.#tasks = tasksOf(ir);
    this.#specs = new Map(manifest.inputs.map((spec) => [spec.id, spec]));
    // The input that moves is sent, whatever the call says of it.
    this.#call = { ...call, inputs: { ...call.inputs, [wire]: moving.unit } };
    this.#moving = moving;
    this.#evaluator = new AlongEvaluator(ir, this.#call);
  }

  /** The pieces of an interval in rising order. Throws {@link TooManyTurns}. */
  *pieces(interval: Interval): Generator<Piece> {
    const open: Pending[] = [{ ...interval, next: 0, values: new Map() }];
    for (let now = open.pop(); now !== undefined; now = open.pop()) {
      const done = this.#run(now);
      if ('parts' in done) open.push(...done.parts.toReversed());
      else yield done;
    }
  }

  /** As far as everything decides the same: to a piece, or to the parts that are to be gone on with. */
  #run(pending: Pending): Piece | { readonly parts: readonly Pending[] } {
    const { from, to, effort, values } = pending;
    const interval = { from, to, effort };
    for (let at = pending.next; at < this.#tasks.length; at++) {
      const task = this.#tasks[at];
      if (task === undefined) break;
      const name = nameOf(task);
      effort.about = name;
      this.#evaluator.enter(name, interval, values);
      try {
        const refused = this.#do(task, interval, values);
        if (refused !== null) return { kind: 'refused', ...interval, ...refused };
      } catch (thrown) {
        if (!(thrown instanceof Cut)) throw thrown;
        return { parts: this.#cut(thrown, name, { ...interval, next: at, values }) };
      }
    }
    return { kind: 'computed', ...interval, values };
  }

  #cut(cut: Cut, name: string, { next, values, ...interval }: Pending): readonly Pending[] {
    const parts = partsOf(interval, cut.at);
    interval.effort.spend(PART * parts.length);
    for (const part of parts.slice(1)) {
      const steps = this.causes.get(part.from) ?? new Set();
      this.causes.set(part.from, steps.add(name));
    }
    if (cut.isFresh) return parts.map((part) => ({ ...part, next: 0, values: new Map() }));
    return parts.map((part) => ({ ...part, next, values: new Map(values) }));
  }

  #do(task: Task, interval: Interval, values: Map<string, Along>): Refused | null {
    switch (task.task) {
      case 'input':
        return this.#read(task.input, interval, values);
      case 'step':
        values.set(task.step.id, this.#computed(task.step, interval));
        return null;
      case 'refuse':
        return this.#refused(task.notice);
    }
  }

  #refused({ presence, condition, code, field }: ExecutableNotice): Refused | null {
    const present = presence === null || this.#evaluator.truth(presence);
    return present && this.#evaluator.truth(condition) ? { code, field } : null;
  }

  #read(input: ExecutableInput, interval: Interval, values: Map<string, Along>): Refused | null {
    const value = this.#sent(input, interval);
    if (value === null) return this.#unsent(input, values);
    values.set(input.id, value);
    const isWithin =
      this.#isWithin(value, input.lower, interval, 1) && this.#isWithin(value, input.upper, interval, -1);
    return isWithin ? null : { code: 'VALIDATION_ERROR', field: input.wire };
  }

  /** The default takes the place of what is not sent; what must be sent is refused. */
  #unsent(
    { id, wire, defaultValue, requiredWhen }: ExecutableInput,
    values: Map<string, Along>,
  ): Refused | null {
    if (defaultValue !== null) values.set(id, this.#evaluator.value(defaultValue));
    const spec = this.#specs.get(id);
    const isMissing =
      (spec?.presence === 'required' && !this.#isSent(spec.unless)) ||
      (requiredWhen !== null && this.#evaluator.truth(requiredWhen));
    return isMissing ? { code: 'VALIDATION_ERROR', field: wire } : null;
  }

  #isSent(wire: string | null): boolean {
    const { inputs, flags } = this.#call;
    return wire !== null && (ownValue(inputs, wire) !== undefined || ownValue(flags, wire) !== undefined);
  }

  /** What the call sends, or the input that moves. */
  #sent({ id, wire, source }: ExecutableInput, { from, to }: Interval): Along | null {
    const { input, unit } = this.#moving;
    if (id === input.id) {
      // At one point nothing moves.
      if (from === to) return Quantity.constant(unit.times(new Ratio(from, 1n)));
      return Quantity.straight(unit, Ratio.ZERO);
    }
    const { inputs, flags } = this.#call;
    const value = source === 'override' ? ownValue(flags, wire) : ownValue(inputs, wire);
    if (value === undefined) return null;
    return typeof value === 'object' ? Quantity.constant(Ratio.of(value)) : value;
  }

  #isWithin(value: Along, bound: IrBound | null, interval: Interval, side: 1 | -1): boolean {
    if (bound === null) return true;
    if (typeof value === 'string') {
      const end = this.#evaluator.date(bound.value);
      return value === end ? bound.closed : value < end === (side === -1);
    }
    if (!(value instanceof Quantity)) return true;
    const beyond = value.minus(this.#evaluator.quantity(bound.value)).times(new Ratio(BigInt(side), 1n));
    const isOutside: SignTest = bound.closed ? isNegative : isNotPositive;
    return !decide(beyond, interval, isOutside);
  }

  #computed(step: ExecutableStep, interval: Interval): Along {
    const evaluator = this.#evaluator;
    if (step.presence !== null && !evaluator.truth(step.presence)) return nothingOf(step.type);
    const holds = step.condition === null || evaluator.truth(step.condition);
    const raw = holds ? evaluator.value(step.value) : nothingOf(step.type);
    return step.rounding !== null && raw instanceof Quantity ? roundAlong(raw, step.rounding, interval) : raw;
  }
}

function nameOf(task: Task): string {
  if (task.task === 'input') return task.input.id;
  return task.task === 'step' ? task.step.id : task.notice.code;
}

/** Refusals are decided as soon as a calculation decides them. */
function tasksOf(ir: ExecutableIr): readonly Task[] {
  const leading = leadingItems(ir);
  const refusals = ir.notices.filter(({ kind }) => kind === 'refuse');
  const early = new Set(refusals.filter((notice) => readsNoStep(ir, notice)));
  const taskOf = (item: ExecutableIr['items'][number]): Task =>
    item.item === 'input' ? { task: 'input', input: item } : { task: 'step', step: item };
  const refuse = (notice: ExecutableNotice): Task => ({ task: 'refuse', notice });
  return [
    ...[...leading].map(taskOf),
    ...[...early].map(refuse),
    ...ir.items.filter((item) => !leading.has(item)).map(taskOf),
    ...refusals.filter((notice) => !early.has(notice)).map(refuse),
  ];
}

/** The value of something that does not exist: nothing, no, the first word. */
function nothingOf(type: Type): Along {
  if (type.kind === 'boolean') return false;
  if (type.kind === 'date') return FIRST_DATE;
  return type.kind === 'choice' ? (type.words[0] ?? '') : Quantity.constant(Ratio.ZERO);
}
