import { UsageError } from '../terminal/terminal.ts';

/** The number that the user gave for an option. */
export function wholeNumber(text: string, option: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new UsageError(`${option} must be a whole number, not ${text}`);
}
