import { isDate } from '../runtime/module/dates.ts';
import { ownValue } from '../runtime/module/own-value.ts';
import type { FieldFault } from './outcome.ts';
import type { PageWords } from './words/page-words.ts';
import type { Written } from './written.ts';

/** What is wrong at a field, in the language of the page; what a rule says itself stays as the law was written. */
export function faultText(
  { type, reason, message, limit }: FieldFault,
  words: PageWords,
  written: Written,
): string {
  const told = ownValue(words.faults, reason ?? type) ?? ownValue(words.faults, type);
  if (told === undefined) return type === 'value_error' ? message : words.otherFault;
  return told(limit === null ? '' : isDate(limit) ? written.date(limit) : written.digits(limit));
}
