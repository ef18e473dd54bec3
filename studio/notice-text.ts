import { ownValue } from '../runtime/module/own-value.ts';
import type { WarningDetail } from '../runtime/payslip-warnings.ts';
import type { PageWords } from './words/page-words.ts';

/** What the engine says by itself in the language of the page; what a rule says stays as its author wrote it. */
export function noticeText({ code, message }: WarningDetail, words: PageWords): string {
  return ownValue(words.notices, code) ?? message;
}

/** The name of the input that a warning is about: `overrides.x` is about `x`. */
export function noticedName({ field }: WarningDetail): string {
  return field.slice(field.lastIndexOf('.') + 1);
}
