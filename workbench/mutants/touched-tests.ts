import type { Ir, IrBound, IrInput, IrItem, IrNotice, IrStep } from '../../compiler/ir/ir.ts';
import { Evaluator } from '../../runtime/interpreter/evaluator.ts';
import { interpret } from '../../runtime/interpreter/interpret.ts';
import { Law } from '../../runtime/interpreter/law.ts';
import { type Observer, UNOBSERVED } from '../../runtime/interpreter/observer.ts';
import { nothingOf, ordered, same, type Value } from '../../runtime/interpreter/operations.ts';
import { Ratio, roundRatio } from '../../runtime/interpreter/ratio.ts';
import type { Call, InputValue, Manifest } from '../../runtime/module.ts';
import type { RuleTest } from '../testing/rule-test.ts';
import { type ChangedPart, type ChangedParts, changedParts } from './changed-parts.ts';

/** The result of a part of the rules; null if it is unknown, because what it reads was never reached. */
type Result = readonly Value[] | null;

/** A test with the rules as they are: every value its payslip was computed from, and what the parts came to. */
interface Recorded {
  readonly call: Call;
  readonly values: ReadonlyMap<string, Value>;
  readonly results: Map<IrItem | IrNotice, Result>;
}

function resultOf(compute: () => readonly Value[]): Result {
  try {
    return compute();
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError) return null;
    throw error;
  }
}

/** The result of an input: if it lies within its bounds, and its value if it was not sent. */
function inputResult(input: IrInput, evaluator: Evaluator, { call, values }: Recorded): Result {
  return resultOf(() => {
    const sent = input.source === 'override' ? call.flags : call.inputs;
    const isSent = Object.hasOwn(sent, input.wire);
    const read = values.get(input.id);
    const bound = (at: IrBound | null, isWithin: (value: Value, end: Value) => boolean): readonly Value[] => {
      if (at === null || !isSent) return [];
      const end = evaluator.value(at.value);
      return read === undefined ? [end, at.closed] : [isWithin(read, end) || (at.closed && same(read, end))];
    };
    const fallback = isSent ? null : input.defaultValue;
    return [
      ...bound(input.lower, (value, end) => ordered('gt', value, end)),
      ...bound(input.upper, (value, end) => ordered('lt', value, end)),
      ...[input.requiredWhen, fallback].flatMap((root) => (root === null ? [] : [evaluator.value(root)])),
    ];
  });
}

/** The result of a step, and the way it is shown. */
function stepResult(step: IrStep, evaluator: Evaluator): Result {
  return resultOf(() => {
    const { presence, condition, rounding, base, rate, marks, tags, as } = step;
    if (presence !== null && !evaluator.truth(presence)) return [];
    const holds = condition === null || evaluator.truth(condition);
    const raw = holds ? evaluator.value(step.value) : nothingOf(step.type);
    const final = rounding !== null && raw instanceof Ratio ? roundRatio(raw, rounding) : raw;
    const parts = [base, rate].flatMap((part) => (part === null || !holds ? [] : [evaluator.value(part)]));
    return [raw, final, ...parts, marks.join(' '), tags.join(' '), as ?? ''];
  });
}

function itemResult(item: IrItem, evaluator: Evaluator, recorded: Recorded): Result {
  return item.item === 'input' ? inputResult(item, evaluator, recorded) : stepResult(item, evaluator);
}

/** The text of a notice; empty if it does not apply. */
function noticeResult(notice: IrNotice, evaluator: Evaluator): Result {
  const { presence, condition, message, code, severity, field } = notice;
  return resultOf(() => {
    if (presence !== null && !evaluator.truth(presence)) return [];
    if (!evaluator.truth(condition)) return [];
    const said = message.map((part) => ('value' in part ? evaluator.value(part.value) : part.text));
    return [code, severity, field, ...said];
  });
}

type Compute<T> = (part: T, evaluator: Evaluator, recorded: Recorded) => Result;

function evaluatorOf(law: Law, { call, values }: Recorded): Evaluator {
  const evaluator = new Evaluator(law, call);
  for (const [id, value] of values) evaluator.define(id, value);
  return evaluator;
}

function areSame(one: Result, other: Result): boolean {
  if (one === null || other === null) return one === other;
  return one.length === other.length && one.every((value, at) => same(value, other[at] ?? false));
}

function interpreted(value: InputValue): Value {
  return typeof value === 'object' ? Ratio.of(value) : value;
}

/**
 * Tells which tests a change of the rules does something to. Only the parts that changed are computed anew, each
 * from the values that its test had before it: a hundred times quicker than the test, and the others mostly pass.
 */
export class TouchedTests {
  readonly #ir: Ir;
  readonly #law: Law;
  readonly #recorded = new Map<RuleTest, Recorded>();
  readonly #record: (call: Call) => ReadonlyMap<string, Value>;

  constructor(ir: Ir, manifest: Manifest) {
    this.#ir = ir;
    this.#law = new Law(ir);
    let values = new Map<string, Value>();
    const observer: Observer = {
      ...UNOBSERVED,
      input: (id, value) => void values.set(id, interpreted(value)),
      step: (id, _counts, final) => void values.set(id, interpreted(final)),
    };
    const { evaluate } = interpret(ir, manifest, observer);
    this.#record = (call) => {
      values = new Map();
      for (const item of ir.items) if (item.item === 'step') values.set(item.id, nothingOf(item.type));
      evaluate(call);
      return values;
    };
  }

  #of(test: RuleTest): Recorded {
    const known = this.#recorded.get(test);
    if (known !== undefined) return known;
    const made = { call: test.call, values: this.#record(test.call), results: new Map() };
    this.#recorded.set(test, made);
    return made;
  }

  /** Makes a function that says if a change of the rules affects a test; changes to the scheme itself always may. */
  by(changed: Ir): (test: RuleTest) => boolean {
    const parts = changedParts(this.#ir, changed);
    if (parts === null) return () => true;
    const law = new Law(changed);
    return (test) => this.#isTouched(parts, law, this.#of(test));
  }

  #isTouched({ items, notices }: ChangedParts, law: Law, recorded: Recorded): boolean {
    const evaluator = evaluatorOf(law, recorded);
    const differs = <T extends IrItem | IrNotice>({ before, after }: ChangedPart<T>, compute: Compute<T>) =>
      !areSame(this.#before(before, compute, recorded), compute(after, evaluator, recorded));
    return (
      items.some((part) => differs(part, itemResult)) || notices.some((part) => differs(part, noticeResult))
    );
  }

  /** The result of a part with the unchanged rules, computed once for each test. */
  #before<T extends IrItem | IrNotice>(part: T, compute: Compute<T>, recorded: Recorded): Result {
    const known = recorded.results.get(part);
    if (known !== undefined) return known;
    const made = compute(part, evaluatorOf(this.#law, recorded), recorded);
    recorded.results.set(part, made);
    return made;
  }
}
