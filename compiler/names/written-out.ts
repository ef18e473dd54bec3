import type { Span } from '../../dsl/ast/ast.ts';
import type { Said } from '../../dsl/diagnostics/phrases/phrase.ts';
import { readingPhrases } from '../../dsl/diagnostics/phrases/reading.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { text } from '../../dsl/diagnostics/text.ts';
import { MAX_TEXT } from '../../dsl/lexer/limits.ts';
import type { Report } from '../model/context.ts';

/** Declarations of one file once every `apply` is written out. The longest law so far has 101. */
const MAX_DECLARATIONS = 5_000;
/** Parts of their formulas: names, parameters, operators. */
const MAX_PARTS = 200_000;

/** Counts what templates are written out to, and says once when it is more than any law. */
export class WrittenOut {
  readonly #report: Report;
  #declarations = 0;
  #parts = 0;
  #isTooLarge = false;

  constructor(report: Report) {
    this.#report = report;
  }

  /** True when there is room for a declaration; else it is not written out. */
  hasRoom(span: Span): boolean {
    this.#declarations += 1;
    if (this.#declarations > MAX_DECLARATIONS) {
      this.#refuse(span, rulePhrases.declarationsOnceEveryApplyIsWritten, MAX_DECLARATIONS);
    }
    return !this.#isTooLarge;
  }

  /** Counts the parts of a declaration that was written out. */
  add(part: unknown, span: Span): void {
    if (this.#isTooLarge || typeof part !== 'object' || part === null) {
      if (typeof part === 'string' && part.length > MAX_TEXT) this.#refuseText(part, span);
      return;
    }
    if ('kind' in part) this.#parts += 1;
    if (this.#parts > MAX_PARTS) {
      this.#refuse(span, rulePhrases.namesFiguresAndOperatorsOnceEvery, MAX_PARTS);
    }
    for (const one of Object.values(part)) this.add(one, span);
  }

  #refuse(span: Span, what: Said, limit: number): void {
    if (!this.#isTooLarge) this.#report.say(text.tooLarge, span, { what, limit });
    this.#isTooLarge = true;
  }

  #refuseText({ length }: string, span: Span): void {
    this.#report.say(text.tooLong, span, { what: readingPhrases.charactersInAText, limit: MAX_TEXT, length });
    this.#isTooLarge = true;
  }
}
