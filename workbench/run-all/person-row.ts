import { ownValue } from '../../runtime/module/own-value.ts';
import type { InputSpec, Manifest } from '../../runtime/module.ts';
import { SAFE } from '../../runtime/numbers/whole.ts';
import type { PlainRules } from '../../runtime/plain/plain-rules.ts';
import type { PayslipRow } from '../../runtime/plain/row.ts';
import { callMonth } from '../population/month-call.ts';
import type { Person } from '../population/person.ts';

/**
 * Reads people as rows of plain numbers. One row is used again and again: it holds for the last person. What
 * is out of the ordinary is not judged here, but left to whoever reads a person as a request.
 */
export class PersonRow {
  readonly #inputs: readonly InputSpec[];
  readonly #scales: readonly number[];
  readonly #texts: (string | undefined)[];
  readonly #row: PayslipRow;

  constructor(manifest: Manifest, plain: PlainRules, month: string) {
    this.#inputs = manifest.inputs;
    this.#scales = plain.scales.map(Number);
    this.#texts = manifest.inputs.map(() => undefined);
    const numbers = new Float64Array(manifest.inputs.length);
    this.#row = { numbers, texts: this.#texts, ...callMonth(month, manifest) };
  }

  /** The person as a row; null when a value is not plainly what it must be. */
  read({ employee, overrides }: Person): PayslipRow | null {
    for (const [place, spec] of this.#inputs.entries()) {
      const sent = ownValue(spec.source === 'override' ? overrides : employee, spec.wire);
      if (!this.#take(place, spec, sent ?? undefined)) return null;
    }
    return this.#row;
  }

  #take(place: number, { type }: InputSpec, sent: unknown): boolean {
    const { numbers } = this.#row;
    numbers[place] = Number.NaN;
    this.#texts[place] = undefined;
    if (sent === undefined) return true;
    if (type === 'boolean') {
      numbers[place] = sent === true ? 1 : 0;
      return typeof sent === 'boolean';
    }
    if (typeof sent !== 'string' && typeof sent !== 'number') return false;
    if (type === 'choice' || type === 'date') {
      this.#texts[place] = String(sent);
      return typeof sent === 'string';
    }
    const number = scaledDecimal(String(sent), type === 'integer' ? 1 : (this.#scales[place] ?? 1));
    numbers[place] = type === 'integer' ? number * (this.#scales[place] ?? 1) : number;
    return !Number.isNaN(number);
  }
}

const [ZERO, NINE, POINT] = [48, 57, 46];
/** So many digits are always within 2^53. */
const MOST_DIGITS = 15;

/** `text · scale` when the text is a short plain decimal and that is a whole number; else NaN. */
export function scaledDecimal(text: string, scale: number): number {
  let [whole, tenfold, point] = [0, 1, -1];
  if (text.length === 0 || text.length > MOST_DIGITS) return Number.NaN;
  for (let at = 0; at < text.length; at++) {
    const digit = text.charCodeAt(at);
    if (digit >= ZERO && digit <= NINE) {
      whole = 10 * whole + (digit - ZERO);
      if (point >= 0) tenfold *= 10;
    } else if (digit === POINT && point < 0 && at > 0 && at < text.length - 1) point = at;
    else return Number.NaN;
  }
  const product = whole * scale;
  if (product > SAFE) return Number.NaN;
  const scaled = product / tenfold;
  return Number.isInteger(scaled) ? scaled : Number.NaN;
}
