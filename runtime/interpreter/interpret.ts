import { periodOfMonth } from '../half/exact-half.ts';
import type {
  ExecutableInput,
  ExecutableIr,
  ExecutableNotice,
  ExecutableStep,
  IrBound,
  NodeId,
} from '../ir/executable-ir.ts';
import { inputsOf, type Schedule, scheduleOf } from '../ir/schedule.ts';
import { valueTypeOf } from '../ir/value-type.ts';
import type { InputSpec, Manifest } from '../module/manifest.ts';
import { once } from '../module/once.ts';
import type { Call, Outcome } from '../module/outcome.ts';
import { show } from '../module/show.ts';
import type { Exact } from '../numbers/exact.ts';
import type { FormulaTemplate } from '../trace/formula-template.ts';
import { writtenFormulas } from '../trace/written-formulas.ts';
import { Evaluator } from './evaluator.ts';
import {
  type Bound,
  checkBounds,
  checkDate,
  checkDemand,
  checkDigits,
  checkPresence,
  checkWord,
  type DateBound,
  isGiven,
  sentBoolean,
  sentQuantity,
  sentText,
} from './inputs.ts';
import { Law } from './law.ts';
import { type Observer, UNOBSERVED } from './observer.ts';
import { nothingOf, type Value } from './operations.ts';
import { Ratio, roundRatio } from './ratio.ts';
import { StepRecorder } from './step-recorder.ts';

type Item = ExecutableIr['items'][number];

function dateBoundOf(bound: IrBound | null, evaluator: Evaluator): DateBound | null {
  if (bound === null) return null;
  const value = evaluator.value(bound.value);
  return typeof value === 'string' ? { value, closed: bound.closed } : null;
}

function boundOf(bound: IrBound | null, evaluator: Evaluator): Bound | null {
  return bound === null ? null : { value: evaluator.quantity(bound.value), closed: bound.closed };
}

function sentValue(call: Call, spec: InputSpec): Exact | boolean | string | undefined {
  if (spec.type === 'boolean') return sentBoolean(call, spec);
  return spec.type === 'choice' || spec.type === 'date' ? sentText(call, spec) : sentQuantity(call, spec);
}

function readInput(
  input: ExecutableInput,
  spec: InputSpec,
  call: Call,
  evaluator: Evaluator,
  recorder: StepRecorder,
  observer: Observer,
): void {
  if (call.unreadable?.has(spec.wire) === true) return;
  const earlier = recorder.refusalCount;
  checkPresence(recorder, spec, call);
  const { requiredWhen, defaultValue } = input;
  // An input that was refused is not there: what it would bound or demand is told when it is sent.
  const isReadable = (node: NodeId): boolean => !recorder.refused || evaluator.isReadable(node);
  const readable = (bound: IrBound | null): IrBound | null =>
    bound === null || !isReadable(bound.value) ? null : bound;
  const [lower, upper] = [readable(input.lower), readable(input.upper)];
  if (requiredWhen !== null && isReadable(requiredWhen))
    checkDemand(recorder, spec, call, () => evaluator.truth(requiredWhen));
  const sent = sentValue(call, spec);
  if (typeof sent === 'object') {
    checkDigits(recorder, spec, sent);
    checkBounds(recorder, spec, sent, boundOf(lower, evaluator), boundOf(upper, evaluator));
  }
  if (spec.type === 'choice' && typeof sent === 'string') checkWord(recorder, spec, sent);
  if (spec.type === 'date' && typeof sent === 'string') {
    checkDate(recorder, spec, sent, dateBoundOf(lower, evaluator), dateBoundOf(upper, evaluator));
  }
  const define = (value: Value): void => {
    evaluator.define(input.id, value);
    observer.input(input.id, value);
  };
  if (recorder.refusalCount > earlier) return;
  if (sent !== undefined) define(typeof sent === 'object' ? Ratio.of(sent) : sent);
  else if (defaultValue !== null && isReadable(defaultValue)) define(evaluator.value(defaultValue));
  evaluator.takeNotes();
}

function exists(step: ExecutableStep, evaluator: Evaluator): boolean {
  if (step.presence === null) return true;
  const present = evaluator.truth(step.presence);
  evaluator.takeNotes();
  return present;
}

function computeStep(
  step: ExecutableStep,
  evaluator: Evaluator,
  recorder: StepRecorder,
  observer: Observer,
): void {
  if (!exists(step, evaluator)) {
    evaluator.define(step.id, nothingOf(step.type));
    return;
  }
  evaluator.enter(step);
  const holds = step.condition === null || evaluator.decide(step.condition);
  const raw = holds ? evaluator.value(step.value) : nothingOf(step.type);
  const { reads, rows } = evaluator.takeNotes();
  for (const row of rows) recorder.apply(row);
  const final = step.rounding !== null && raw instanceof Ratio ? roundRatio(raw, step.rounding) : raw;
  evaluator.define(step.id, final);
  // Of a refused call nothing is written down: what is computed decides which refusals hold.
  if (recorder.refused) return;
  observer.step(step.id, !(final instanceof Ratio) || final.n !== 0n, final);
  const called = step.condition !== null && holds;
  if (step.kind !== 'component') {
    recorder.step(step.id, raw, final, reads, called);
    return;
  }
  const part = (id: number | null): Ratio => (id === null || !holds ? Ratio.ZERO : evaluator.quantity(id));
  const [base, rate] = [part(step.base), part(step.rate)];
  evaluator.takeNotes();
  recorder.component(step.id, base, rate, raw, final, reads, called);
}

function messageOf(notice: ExecutableNotice, currency: string, evaluator: Evaluator): string {
  const texts = notice.message.map((part) => {
    if ('text' in part) return part.text;
    const type = valueTypeOf(evaluator.node(part.value).type);
    return show(evaluator.value(part.value), type, currency);
  });
  return texts.join('');
}

/** Warns or refuses if the notice holds; returns whether it does. */
function raise(
  notice: ExecutableNotice,
  currency: string,
  evaluator: Evaluator,
  recorder: StepRecorder,
): boolean {
  const present = notice.presence === null || evaluator.truth(notice.presence);
  const holds = present && evaluator.decide(notice.condition);
  if (holds) {
    const message = messageOf(notice, currency, evaluator);
    if (notice.kind === 'warn') recorder.warn(notice.code, notice.severity, notice.field, message);
    else {
      const field = notice.field.replace(/^(overrides|inputs)\./, '');
      const { code, source } = notice;
      recorder.refuse({ code, field, source, type: 'value_error', message, limit: null });
    }
  }
  evaluator.takeNotes();
  return holds;
}

/**
 * The inputs that contradict each other, any of which may be the wrong one, and those that follow from them. Nothing is
 * computed of them.
 */
function doubted(
  { law: { ir }, leading, specs }: Program,
  call: Call,
  contradictions: readonly ExecutableNotice[],
): ReadonlySet<string> {
  const ids = new Set(contradictions.flatMap(({ condition }) => inputsOf(ir, condition)));
  for (const item of leading) {
    if (item.item !== 'input' || item.defaultValue === null) continue;
    const spec = specs.get(item.id);
    const isDefault = spec !== undefined && !isGiven(call, spec);
    if (isDefault && inputsOf(ir, item.defaultValue).some((id) => ids.has(id))) ids.add(item.id);
  }
  return ids;
}

/**
 * Runs a part of a refused call. Undefined where it needs an input that is refused, or lies beyond what the rules compute: then
 * it stays unknown.
 */
function unlessUnknown<T>(run: () => T, evaluator: Evaluator): T | undefined {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    evaluator.takeNotes();
    return undefined;
  }
}

/** The rules as they are walked at every call: what comes first and what last is the same each time. */
interface Program extends Schedule {
  readonly law: Law;
  readonly manifest: Manifest;
  readonly observer: Observer;
  readonly specs: ReadonlyMap<string, InputSpec>;
  /** Of each step, as traces print it. */
  readonly formulas: () => ReadonlyMap<string, FormulaTemplate>;
  readonly warnings: readonly ExecutableNotice[];
}

function programOf(ir: ExecutableIr, manifest: Manifest, observer: Observer): Program {
  return {
    law: new Law(ir),
    manifest,
    observer,
    specs: new Map(manifest.inputs.map((spec) => [spec.id, spec])),
    formulas: once(() => writtenFormulas(ir)),
    ...scheduleOf(ir),
    warnings: ir.notices.filter((notice) => notice.kind === 'warn'),
  };
}

/** Runs one call through the IR. */
function evaluate(program: Program, call: Call): Outcome {
  const { law, manifest, observer } = program;
  const { currency, rounding } = law.ir.scheme;
  const evaluator = new Evaluator(law, call, observer);
  const recorder = new StepRecorder(manifest, call, rounding, program.formulas);
  const run = (item: Item): void => {
    if (item.item === 'step') computeStep(item, evaluator, recorder, observer);
    else {
      const spec = program.specs.get(item.id);
      if (spec !== undefined) readInput(item, spec, call, evaluator, recorder, observer);
    }
  };
  /** Raises the refusals that hold, and returns them: of a refused call those of inputs that can be judged. */
  const refuseBy = (notices: readonly ExecutableNotice[]): readonly ExecutableNotice[] => {
    const raised = (notice: ExecutableNotice): boolean => raise(notice, currency, evaluator, recorder);
    if (!recorder.refused) return notices.filter(raised);
    const ofInputs = notices.filter(({ code }) => code === 'VALIDATION_ERROR');
    return ofInputs.filter((notice) => unlessUnknown(() => raised(notice), evaluator));
  };
  for (const item of program.leading) run(item);
  const contradictions = refuseBy(program.earlyRefusals);
  for (const id of doubted(program, call, contradictions)) evaluator.forget(id);
  for (const item of program.following) {
    if (recorder.refused) evaluator.stopObserving();
    if (!recorder.refused) run(item);
    else if (program.judged.has(item)) unlessUnknown(() => run(item), evaluator);
  }
  refuseBy(program.lateRefusals);
  if (recorder.refused) return recorder.close();
  for (const notice of program.warnings) raise(notice, currency, evaluator, recorder);
  return recorder.close();
}

/** Rules without an emitted program; a `RuleModule` as any other. */
export interface InterpretedRules {
  readonly manifest: Manifest;
  readonly evaluate: (call: Call) => Outcome;
  readonly evaluateExactly: (call: Call) => Outcome;
  readonly ir: ExecutableIr;
  readonly plain: null;
}

/**
 * The rules as a module that walks the IR at every call: slow, plain, and the judge of emitted code. An
 * observer is told which rows, conditions and steps took part.
 */
export function interpret(
  ir: ExecutableIr,
  manifest: Manifest,
  observer: Observer = UNOBSERVED,
): InterpretedRules {
  let program: Program | null = null;
  const run = (call: Call): Outcome => {
    program ??= programOf(ir, manifest, observer);
    const outcome = evaluate(program, call);
    if (outcome.kind === 'refused') return outcome;
    return { kind: 'computed', evaluation: periodOfMonth(manifest, call, outcome.evaluation) };
  };
  return { manifest, evaluate: run, evaluateExactly: run, ir, plain: null };
}
