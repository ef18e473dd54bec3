import type { IToken } from 'chevrotain';
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts';
import type { Said } from '../diagnostics/phrases/phrase.ts';
import { readingPhrases } from '../diagnostics/phrases/reading.ts';
import { text } from '../diagnostics/text.ts';
import { spanOf } from '../lexer/lexer.ts';
import { MAX_ERRORS } from '../lexer/limits.ts';
import { amendmentWords, declarationWords, freeDeclarationWords } from '../lexer/reserved.ts';
import { TokenSet } from '../lexer/token-set.ts';
import { contextual, LeftBrace, RightBrace, word } from '../lexer/tokens.ts';
import type { Source } from '../text/source.ts';
import { inserted } from './canned-head.ts';
import { startsDeclaration } from './declaration-starts.ts';

/** The tokens that a walk over braces must stop at. */
const STRUCTURE = new TokenSet([
  ...declarationWords.map((each) => word[each]),
  ...[...amendmentWords, ...freeDeclarationWords].map((each) => contextual[each]),
  LeftBrace,
  RightBrace,
]);

interface Opener {
  readonly token: IToken;
  readonly owner: Said;
  readonly holdsDeclarations: boolean;
}

interface Balanced {
  readonly tokens: readonly IToken[];
  readonly diagnostics: readonly Diagnostic[];
}

function missingBrace(source: Source, opener: Opener, next: IToken | undefined): Diagnostic {
  const end = source.text.trimEnd().length;
  const label =
    next === undefined
      ? { span: { start: Math.max(0, end - 1), end }, text: readingPhrases.theFileEndsHere }
      : { span: spanOf(next), text: readingPhrases.theNextDeclarationBeginsHere };
  return diagnose(
    source.path,
    text.missingBrace,
    spanOf(opener.token),
    { owner: opener.owner },
    { labels: [label] },
  );
}

/** Walks the tokens once with the stack of open braces; afterwards every `{` has its `}`. */
class BraceWalk {
  readonly diagnostics: Diagnostic[] = [];
  /** The tokens so far with what is mended; null while nothing had to be. */
  private kept: IToken[] | null = null;
  private readonly open: Opener[] = [];
  private readonly source: Source;
  private readonly tokens: readonly IToken[];
  private declaration = 0;

  private readonly unterminated: readonly number[];

  constructor(source: Source, tokens: readonly IToken[], unterminated: readonly number[]) {
    this.unterminated = unterminated;
    this.source = source;
    this.tokens = tokens;
  }

  run(): Balanced {
    for (let at = 0; at < this.tokens.length; at += 1) {
      const token = this.tokens[at];
      if (token !== undefined && STRUCTURE.has(token)) this.step(at, token);
      else if (token !== undefined) this.kept?.push(token);
    }
    while (this.open.length > 0) this.closeMissing(this.tokens.length, undefined);
    return { tokens: this.kept ?? this.tokens, diagnostics: this.diagnostics };
  }

  private step(at: number, token: IToken): void {
    if (startsDeclaration(this.source.text, this.tokens, at, this.isAmongRows())) {
      while (this.isAmongRows()) this.closeMissing(at, token);
      this.declaration = at;
    }
    if (token.tokenType === RightBrace && this.open.pop() === undefined) {
      if (this.mayReport() && !this.hasSwallowedBrace(token)) this.diagnostics.push(this.strayBrace(token));
      this.keptBefore(at);
      return;
    }
    if (token.tokenType === LeftBrace) this.open.push(this.openerAt(token));
    this.kept?.push(token);
  }

  /** The tokens before one that is the first to need mending, or those mended so far. */
  private keptBefore(at: number): IToken[] {
    this.kept ??= this.tokens.slice(0, at);
    return this.kept;
  }

  /** One more than is shown of a file, so that it is seen that there are more. */
  private mayReport(): boolean {
    return this.diagnostics.length <= MAX_ERRORS;
  }

  private isAmongRows(): boolean {
    const innermost = this.open.at(-1);
    return innermost !== undefined && !innermost.holdsDeclarations;
  }

  private openerAt(token: IToken): Opener {
    const isBlock = this.isAmongRows();
    const head = this.tokens.slice(this.declaration, this.declaration + 2).map((each) => each.image);
    return {
      token,
      owner: isBlock ? readingPhrases.aBlockOfRows : `\`${head.join(' ')}\``,
      holdsDeclarations: !isBlock && this.tokens[this.declaration]?.tokenType === word.template,
    };
  }

  private closeMissing(at: number, next: IToken | undefined): void {
    const opener = this.open.pop();
    if (opener === undefined) return;
    const kept = this.keptBefore(at);
    kept.push(inserted(RightBrace, kept.at(-1)));
    if (this.mayReport()) this.diagnostics.push(missingBrace(this.source, opener, next));
  }

  /** True when a text without end may have swallowed the opener. */
  private hasSwallowedBrace(closer: IToken): boolean {
    const start = this.tokens[this.declaration]?.startOffset ?? 0;
    return this.unterminated.some((offset) => offset >= start && offset < closer.startOffset);
  }

  private strayBrace(token: IToken): Diagnostic {
    return diagnose(this.source.path, text.unexpected, spanOf(token), {
      found: '`}`',
      expected: readingPhrases.aDeclaration,
      advice: readingPhrases.thisClosesNothingRemoveItOr,
    });
  }
}

/**
 * Gives every `{` its `}`. A declaration that begins among the rows of another shows where a `}` is missing; the
 * message points at the opener, and the rest of the file is read as if it stood there. `unterminated` are the
 * offsets of texts without end.
 */
export function balanceBraces(
  source: Source,
  tokens: readonly IToken[],
  unterminated: readonly number[],
): Balanced {
  return new BraceWalk(source, tokens, unterminated).run();
}
