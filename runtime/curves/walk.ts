import { Law } from '../interpreter/law.ts';
import { nothingOf } from '../interpreter/operations.ts';
import { Ratio } from '../interpreter/ratio.ts';
import type {
  ExecutableInput,
  ExecutableIr,
  ExecutableNotice,
  ExecutableStep,
  IrBound,
} from '../ir/executable-ir.ts';
import { scheduleOf } from '../ir/schedule.ts';
import type { InputSpec } from '../module/manifest.ts';
import type { Call } from '../module/outcome.ts';
import { ownValue } from '../module/own-value.ts';
import type { RuleModule } from '../module.ts';
import { type Along, AlongEvaluator, alongOf, type Values } from './along.ts';
import { Cut, type Interval, partsOf } from './interval.ts';
import { MovingParts } from './moving-parts.ts';
import { NeededSteps } from './needed-steps.ts';
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
  /** What moves, and what stays the same in all pieces. */
  readonly values: Values;
  readonly standing: Values;
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
  /** What moves. */
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
  readonly #route: Route;
  readonly #tasks: readonly Task[];
  readonly #call: Call;
  readonly #moving: Moving;
  readonly #evaluator: AlongEvaluator;
  /** Inputs and steps that do not move, computed once. */
  readonly #standing = new Map<string, Along>();

  /** Only what the amounts of these names need is followed. */
  constructor(rules: RuleModule, call: Call, moving: Moving, names: readonly string[]) {
    const { id, wire } = moving.input;
    this.#route = routeOf(rules, id);
    this.#tasks = neededTasks(this.#route, names);
    // The input that moves is sent, whatever the call says of it.
    this.#call = { ...call, inputs: { ...call.inputs, [wire]: moving.unit } };
    this.#moving = moving;
    this.#evaluator = new AlongEvaluator(this.#route.law, this.#call, this.#route.moving, this.#standing);
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
    const tasks = this.#tasks;
    for (let at = pending.next; at < tasks.length; at++) {
      const task = tasks[at];
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
    return { kind: 'computed', ...interval, values, standing: this.#standing };
  }

  #cut(cut: Cut, name: string, { next, values, ...interval }: Pending): readonly Pending[] {
    const parts = partsOf(interval, cut.at);
    interval.effort.spend(PART * parts.length);
    for (const part of parts.slice(1)) {
      const steps = this.causes.get(part.from) ?? new Set();
      this.causes.set(part.from, steps.add(name));
    }
    if (cut.isFresh) return parts.map((part) => ({ ...part, next: 0, values: new Map() }));
    return parts.map((part, index) => ({ ...part, next, values: index === 0 ? values : new Map(values) }));
  }

  #do(task: Task, interval: Interval, values: Map<string, Along>): Refused | null {
    switch (task.task) {
      case 'input':
        return this.#read(task.input, interval, values);
      case 'step':
        this.#step(task.step, interval, values);
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
    this.#define(input.id, value, values);
    const isWithin =
      this.#isWithin(value, input.lower, interval, 1) && this.#isWithin(value, input.upper, interval, -1);
    return isWithin ? null : { code: 'VALIDATION_ERROR', field: input.wire };
  }

  /** The default takes the place of what is not sent; what must be sent is refused. */
  #unsent(
    { id, wire, defaultValue, requiredWhen }: ExecutableInput,
    values: Map<string, Along>,
  ): Refused | null {
    if (defaultValue !== null) this.#define(id, this.#evaluator.value(defaultValue), values);
    const spec = this.#route.specs.get(id);
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
      const end = String(this.#evaluator.value(bound.value));
      return value === end ? bound.closed : value < end === (side === -1);
    }
    if (!(value instanceof Quantity)) return true;
    const beyond = value.minus(this.#evaluator.quantity(bound.value)).times(new Ratio(BigInt(side), 1n));
    const isOutside: SignTest = bound.closed ? isNegative : isNotPositive;
    return !decide(beyond, interval, isOutside);
  }

  #define(id: string, value: Along, values: Map<string, Along>): void {
    if (this.#route.moving.isMoving(id)) {
      values.set(id, value);
      return;
    }
    this.#standing.set(id, value);
    this.#evaluator.keep(id, value);
  }

  #step(step: ExecutableStep, interval: Interval, values: Map<string, Along>): void {
    if (!this.#standing.has(step.id)) this.#define(step.id, this.#computed(step, interval), values);
  }

  #computed(step: ExecutableStep, interval: Interval): Along {
    const evaluator = this.#evaluator;
    if (step.presence !== null && !evaluator.truth(step.presence)) return alongOf(nothingOf(step.type));
    const holds = step.condition === null || evaluator.truth(step.condition);
    const raw = holds ? evaluator.value(step.value) : alongOf(nothingOf(step.type));
    return step.rounding !== null && raw instanceof Quantity ? roundAlong(raw, step.rounding, interval) : raw;
  }
}

function nameOf(task: Task): string {
  if (task.task === 'input') return task.input.id;
  return task.task === 'step' ? task.step.id : task.notice.code;
}

/** What of some rules is the same for every walk along an input. */
interface Route {
  readonly law: Law;
  readonly moving: MovingParts;
  readonly tasks: readonly Task[];
  readonly specs: ReadonlyMap<string, InputSpec>;
  readonly needed: NeededSteps;
  /** The tasks behind amounts, by the names of these. */
  readonly taskSets: Map<string, readonly Task[]>;
}

/** More sets of amounts are hardly asked for; this only keeps callers from filling memory. */
const MOST_SETS = 100;

const ROUTES = new WeakMap<RuleModule, Map<string, Route>>();

function routeOf(rules: RuleModule, input: string): Route {
  const known = ROUTES.get(rules) ?? new Map<string, Route>();
  ROUTES.set(rules, known);
  let route = known.get(input);
  if (route === undefined) {
    const { ir, manifest } = rules;
    const specs = new Map(manifest.inputs.map((spec) => [spec.id, spec]));
    const needed = new NeededSteps(ir, manifest);
    const moving = new MovingParts(ir, input);
    route = { law: new Law(ir), moving, tasks: tasksOf(ir), specs, needed, taskSets: new Map() };
    known.set(input, route);
  }
  return route;
}

function neededTasks({ tasks, needed, taskSets }: Route, names: readonly string[]): readonly Task[] {
  const key = names.join(' ');
  let known = taskSets.get(key);
  if (known === undefined) {
    const steps = needed.of(names);
    known = tasks.filter((task) => task.task !== 'step' || steps.has(task.step.id));
    if (taskSets.size >= MOST_SETS) taskSets.clear();
    taskSets.set(key, known);
  }
  return known;
}

/** Refusals are decided as soon as a calculation decides them. */
function tasksOf(ir: ExecutableIr): readonly Task[] {
  const { leading, earlyRefusals, following, lateRefusals } = scheduleOf(ir);
  const taskOf = (item: ExecutableIr['items'][number]): Task =>
    item.item === 'input' ? { task: 'input', input: item } : { task: 'step', step: item };
  const refuse = (notice: ExecutableNotice): Task => ({ task: 'refuse', notice });
  return [
    ...leading.map(taskOf),
    ...earlyRefusals.map(refuse),
    ...following.map(taskOf),
    ...lateRefusals.map(refuse),
  ];
}
