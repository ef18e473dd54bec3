import { isDate } from '../module/dates.ts';
import type { InputSpec, InputValue } from '../module/manifest.ts';
import type { Call, Refusal } from '../module/outcome.ts';
import { ownValue } from '../module/own-value.ts';
import { compare, type Exact } from '../numbers/exact.ts';
import { isDecimal, printPlain } from '../numbers/print.ts';
import type { StepRecorder } from './step-recorder.ts';

/** A bound of an input at the reference date. */
export interface Bound {
  readonly value: Exact;
  readonly closed: boolean;
}

function sentValue(call: Call, spec: InputSpec): InputValue | undefined {
  return spec.source === 'override' ? ownValue(call.flags, spec.wire) : ownValue(call.inputs, spec.wire);
}

/** True when the caller sent the input. */
export function isGiven(call: Call, spec: InputSpec): boolean {
  return sentValue(call, spec) !== undefined;
}

/** The quantity that the caller sent; undefined when absent. Another kind of value is a caller's fault. */
export function sentQuantity(call: Call, spec: InputSpec): Exact | undefined {
  const value = sentValue(call, spec);
  if (value === undefined || typeof value === 'object') return value;
  throw new TypeError(`${spec.wire} must be an exact number`);
}

/** The yes or no that the caller sent; undefined when absent. */
export function sentBoolean(call: Call, spec: InputSpec): boolean | undefined {
  const value = sentValue(call, spec);
  if (value === undefined || typeof value === 'boolean') return value;
  throw new TypeError(`${spec.wire} must be true or false`);
}

/** The word or date that the caller sent; undefined when absent. */
export function sentText(call: Call, spec: InputSpec): string | undefined {
  const value = sentValue(call, spec);
  if (value === undefined || typeof value === 'string') return value;
  throw new TypeError(`${spec.wire} must be a text`);
}

/** A value that the rules have proven to be there (`given`). */
export function present<V extends InputValue>(value: V | undefined): V {
  if (value === undefined) throw new TypeError('an input is read without being there');
  return value;
}

function refusal(spec: InputSpec, type: Refusal['type'], message: string, limit: Exact | null): Refusal {
  return {
    code: 'VALIDATION_ERROR',
    field: spec.wire,
    source: spec.source,
    type,
    message,
    limit: limit === null ? null : printPlain(limit, 10),
  };
}

/** Fraction digits that rules take of a quantity; rates of ten digits are the finest that anybody sends. */
export const INPUT_DIGITS = 10;

const INPUT_SCALE = 10n ** BigInt(INPUT_DIGITS);

function isTooFine(value: Exact): boolean {
  return INPUT_SCALE % value.d !== 0n && !isDecimal(value, INPUT_DIGITS);
}

/** Refuses a sent quantity that is finer than rules read it. An average of payslips may have no end as a decimal. */
export function checkDigits(recorder: StepRecorder, spec: InputSpec, value: Exact | undefined): void {
  if (value === undefined || spec.source === 'history' || !isTooFine(value)) return;
  const message = `${spec.wire} must have at most ${INPUT_DIGITS} fraction digits`;
  recorder.refuse(refusal(spec, 'value_error', message, null));
}

/** The article that an input is of, after what is wrong with it. */
function citation({ law }: InputSpec): string {
  return law === null ? '' : ` (${law})`;
}

/** A bound of a date at the reference date. */
export interface DateBound {
  readonly value: string;
  readonly closed: boolean;
}

/** Refuses a text that is no day of the calendar, and a date that lies outside its bounds. */
export function checkDate(
  recorder: StepRecorder,
  spec: InputSpec,
  date: string,
  lower: DateBound | null,
  upper: DateBound | null,
): void {
  const refuse = (type: Refusal['type'], message: string, limit: string | null): void =>
    recorder.refuse({ ...refusal(spec, type, `${spec.wire} must be ${message}`, null), limit });
  if (!isDate(date)) {
    refuse('value_error', 'a day of the calendar such as 2025-03-31', null);
    return;
  }
  if (lower !== null && (date < lower.value || (date === lower.value && !lower.closed))) {
    const [type, words] = lower.closed
      ? (['greater_than_equal', 'on or after'] as const)
      : (['greater_than', 'after'] as const);
    refuse(type, `${words} ${lower.value}${citation(spec)}`, lower.value);
  }
  if (upper !== null && (date > upper.value || (date === upper.value && !upper.closed))) {
    const [type, words] = upper.closed
      ? (['less_than_equal', 'on or before'] as const)
      : (['less_than', 'before'] as const);
    refuse(type, `${words} ${upper.value}${citation(spec)}`, upper.value);
  }
}

function passes(value: Exact, bound: Bound, side: 1 | -1): boolean {
  const order = compare(value, bound.value) * side;
  return order > 0 || (order === 0 && bound.closed);
}

/** Refuses a sent quantity that lies outside its bounds. */
export function checkBounds(
  recorder: StepRecorder,
  spec: InputSpec,
  value: Exact | undefined,
  lower: Bound | null,
  upper: Bound | null,
): void {
  if (value === undefined) return;
  if (lower !== null && !passes(value, lower, 1)) {
    const least = printPlain(lower.value, 10);
    const [type, words] = lower.closed
      ? (['greater_than_equal', 'greater than or equal to'] as const)
      : (['greater_than', 'greater than'] as const);
    recorder.refuse(
      refusal(spec, type, `${spec.wire} must be ${words} ${least}${citation(spec)}`, lower.value),
    );
  }
  if (upper !== null && !passes(value, upper, -1)) {
    const most = printPlain(upper.value, 10);
    const [type, words] = upper.closed
      ? (['less_than_equal', 'less than or equal to'] as const)
      : (['less_than', 'less than'] as const);
    recorder.refuse(
      refusal(spec, type, `${spec.wire} must be ${words} ${most}${citation(spec)}`, upper.value),
    );
  }
}

/** Refuses a choice that is none of its words. */
export function checkWord(recorder: StepRecorder, spec: InputSpec, value: string | undefined): void {
  if (value === undefined || spec.words.includes(value)) return;
  const message = `${spec.wire} must be one of ${spec.words.join(', ')}${citation(spec)}`;
  recorder.refuse(refusal(spec, 'enum', message, null));
}

/** Refuses a request that lacks a required input and what may stand in for it. */
export function checkPresence(recorder: StepRecorder, spec: InputSpec, call: Call): void {
  if (spec.presence !== 'required' || sentValue(call, spec) !== undefined) return;
  if (spec.unless === null) {
    recorder.refuse(refusal(spec, 'missing', `${spec.wire} is required${citation(spec)}`, null));
    return;
  }
  const { unless } = spec;
  if (ownValue(call.inputs, unless) !== undefined || ownValue(call.flags, unless) !== undefined) return;
  if (call.unreadable?.has(unless) === true) return;
  const message = `${unless} or ${spec.wire} is required${citation(spec)}`;
  recorder.refuse({ ...refusal(spec, 'missing', message, null), field: null });
}

/** Refuses a request that lacks what a condition demands (`required when`). */
export function checkDemand(
  recorder: StepRecorder,
  spec: InputSpec,
  call: Call,
  isDemanded: () => boolean,
): void {
  if (sentValue(call, spec) !== undefined || !isDemanded()) return;
  const message = `${spec.wire} is required when ${spec.requiredWhen}${citation(spec)}`;
  recorder.refuse(refusal(spec, 'missing', message, null));
}

/** True when two words, dates, or answers of yes and no are the same. */
export function same(a: boolean | string, b: boolean | string): boolean {
  return a === b;
}
