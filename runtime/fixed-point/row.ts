import type { InputSpec, InputValue, Manifest } from '../module/manifest.ts';
import type { Call } from '../module/outcome.ts';
import { ownValue } from '../module/own-value.ts';
import type { Period } from '../module/period.ts';
import { scaled } from '../numbers/scaled.ts';

/** One person and period, as rules in plain whole numbers read them. */
export interface PayslipInputs {
  /** By the place of the input in the manifest: quantities times their scale, flags 1 or 0; NaN when not sent. */
  readonly numbers: Float64Array;
  /** Words and dates by the place of the input; undefined when not sent. */
  readonly texts: readonly (string | undefined)[];
  readonly period: Period;
  readonly referenceDate: string;
  /** From `countedDays()`. */
  readonly days: number;
}

function sent(call: Call, spec: InputSpec): InputValue | undefined {
  return spec.source === 'override' ? ownValue(call.flags, spec.wire) : ownValue(call.inputs, spec.wire);
}

/**
 * A call as a row; null when an input is finer than the scale that the rules read it at, which is for
 * `evaluate` to compute. `scales` are those of the emitted rules.
 */
export function rowOfCall(manifest: Manifest, scales: readonly bigint[], call: Call): PayslipInputs | null {
  const { inputs } = manifest;
  const numbers = new Float64Array(inputs.length).fill(Number.NaN);
  const texts = new Array<string | undefined>(inputs.length).fill(undefined);
  for (const [place, spec] of inputs.entries()) {
    const value = sent(call, spec);
    if (value === undefined) continue;
    if (typeof value === 'string') texts[place] = value;
    else if (typeof value === 'boolean') numbers[place] = value ? 1 : 0;
    else {
      const whole = scaled(value, scales[place] ?? 1n);
      if (Number.isNaN(whole)) return null;
      numbers[place] = whole;
    }
  }
  const { period, referenceDate, days } = call;
  return { numbers, texts, period, referenceDate, days };
}
