import { type Exact, equal, parseDecimal } from '../../runtime/numbers/exact.ts';
import { roundTo } from '../../runtime/numbers/rounding.ts';
import { isJsonObject, type Json, type JsonObject } from '../json.ts';

/**
 * Version 1 kept at least this many fraction digits in the results of steps, or the requested precision if it was
 * higher.
 */
const RESULT_DIGITS = 6;

/**
 * The steps as they are calculated now, with the results as version 1 of the record printed them: cut where today all
 * digits are shown. A result that is another number stays as it is.
 */
export function firstVersionResults(now: Json, stored: Json, precision: number): Json {
  if (!Array.isArray(now) || !Array.isArray(stored)) return now;
  const quantum = { n: 1n, d: 10n ** BigInt(Math.max(precision, RESULT_DIGITS)) };
  return now.map((step, place) => {
    const was = stored[place];
    if (!isJsonObject(step) || !isJsonObject(was)) return step;
    const [exact, shown] = [resultOf(step), decimalOf(was.result_final)];
    const isSame = exact !== null && shown !== null && equal(roundTo(exact, 'half_up', quantum), shown);
    return isSame ? { ...step, result_final: was.result_final ?? null } : step;
  });
}

function decimalOf(text: Json | undefined): Exact | null {
  return typeof text === 'string' ? parseDecimal(text) : null;
}

/** Returns the exact result of a step. */
function resultOf({ rounding, result_exact: fraction, result_final: text }: JsonObject): Exact | null {
  if (rounding !== null || typeof fraction !== 'string') return decimalOf(text);
  const [n = '', d = ''] = fraction.split('/');
  return { n: BigInt(n), d: BigInt(d) };
}
