import { dateOfDigits } from '../numbers/text.ts';
import type { ShownValue } from './shown-value.ts';

/** The word of a choice and the ISO text of a date, as a slot holds them; null for what was not sent. */
export function spokenWord({ type, words }: ShownValue, held: number): string | null {
  if (type === 'choice') return words[held - 1] ?? null;
  return type === 'date' && held > 0 ? dateOfDigits(held) : null;
}
