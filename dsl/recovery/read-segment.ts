import {
  EOF,
  type IRecognitionException,
  type IToken,
  NotAllInputParsedException,
  type TokenType,
} from 'chevrotain';
import type { Change, Decl, Figures, Scheme } from '../ast/ast.ts';
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts';
import type { Said } from '../diagnostics/phrases/phrase.ts';
import { readingPhrases } from '../diagnostics/phrases/reading.ts';
import { text } from '../diagnostics/text.ts';
import { parser } from '../grammar/parser.ts';
import { carriedIn } from '../lexer/carried-phrase.ts';
import { shorten, spanOf } from '../lexer/lexer.ts';
import { declarationWords, freeDeclarationWords } from '../lexer/reserved.ts';
import { suggest } from '../lexer/suggest.ts';
import { Id, LeftBrace, MissingToken, word } from '../lexer/tokens.ts';
import type { Source } from '../text/source.ts';
import { cannedHead, inserted } from './canned-head.ts';
import { tooDeep } from './limits.ts';
import { type Piece, type PieceRole, piecesOf } from './pieces.ts';
import { isHead, type Segment } from './segments.ts';
import { unexpected } from './unexpected.ts';

/** What one segment says: at most one of these. */
interface SegmentTree {
  readonly scheme: Scheme | null;
  readonly figures: Figures | null;
  readonly statement: Decl | Change | null;
}

/** What cannot be read says nothing. */
export const NOTHING_SAID: SegmentTree = { scheme: null, figures: null, statement: null };

export interface ReadSegment extends SegmentTree {
  readonly diagnostics: readonly Diagnostic[];
}

/** Faults reported of one declaration; a declaration with more is no declaration. */
const MAX_FAULTS = 12;

const BLOCKS: ReadonlySet<TokenType | undefined> = new Set([word.employer, word.deductions]);

const ROW_ENDS: ReadonlySet<PieceRole> = new Set<PieceRole>(['row', 'brace', 'head']);

interface Attempt extends SegmentTree {
  readonly error: IRecognitionException | null;
}

function saidBy(kind: Segment['kind']): SegmentTree {
  if (kind === 'scheme') return { ...NOTHING_SAID, scheme: parser.scheme() };
  if (kind === 'figures') return { ...NOTHING_SAID, figures: parser.figures() };
  return { ...NOTHING_SAID, statement: parser.statement() };
}

function attempt(kind: Segment['kind'], tokens: readonly IToken[]): Attempt {
  parser.input = [...tokens];
  const said = saidBy(kind);
  const error = parser.errors[0] ?? null;
  return { ...(error === null ? said : NOTHING_SAID), error };
}

/** A piece while its declaration is being mended. */
interface Mending {
  readonly piece: Piece;
  tokens: readonly IToken[];
  faulty: boolean;
}

/**
 * Mends one segment until the grammar accepts it: reports where the grammar stops, takes out the piece that is at
 * fault (of a formula only its value), and reads again. So every piece has its say, and each at most once.
 */
class SegmentReader {
  private readonly source: Source;
  private readonly segment: Segment;
  private readonly following: IToken | null;
  private readonly lexicalFaults: readonly number[];
  private readonly diagnostics: Diagnostic[] = [];
  private readonly reported = new Set<IToken | null>();
  private pieces: Mending[] = [];
  private lostHead = false;

  constructor(source: Source, segment: Segment, following: IToken | null, lexicalFaults: readonly number[]) {
    this.lexicalFaults = lexicalFaults;
    this.source = source;
    this.segment = segment;
    this.following = following;
  }

  read(): ReadSegment {
    const { kind, tokens } = this.segment;
    const first = attempt(kind, tokens);
    if (first.error === null) return { ...first, diagnostics: [] };
    this.pieces = piecesOf(this.source, tokens).map((piece) => ({
      piece,
      tokens: piece.tokens,
      faulty: false,
    }));
    let current = first;
    while (current.error !== null && this.mend(current.error)) current = attempt(kind, this.tokens());
    const { scheme, figures, statement } = current;
    return { scheme, figures, statement: this.lostHead ? null : statement, diagnostics: this.diagnostics };
  }

  private tokens(): readonly IToken[] {
    return this.pieces.flatMap((each) => each.tokens);
  }

  /** Reports an error and takes out what is at fault; false when nothing can be saved. */
  private mend(error: IRecognitionException): boolean {
    const token = error.token.tokenType === EOF ? null : error.token;
    const at =
      token === null ? this.pieces.length : this.pieces.findIndex((each) => each.tokens.includes(token));
    const blamed = this.blame(error, at, token);
    const isNew = !this.reported.has(token) && !(blamed?.faulty ?? false) && !this.follows(token);
    this.reported.add(token);
    if (isNew && !this.isExplainedByLexer(blamed, token)) this.diagnostics.push(this.explain(error, token));
    if (blamed === null || this.diagnostics.length >= MAX_FAULTS) return false;
    return this.takeOut(blamed);
  }

  /** True right behind a token that is reported already: `round(x)` in a formula is one fault, not two. */
  private follows(token: IToken | null): boolean {
    const { tokens } = this.segment;
    const before = tokens[token === null ? tokens.length - 1 : tokens.indexOf(token) - 1];
    return before !== undefined && this.reported.has(before);
  }

  /** The piece at fault: the one that holds the token, or the one before when the token begins a piece too early. */
  private blame(error: IRecognitionException, at: number, token: IToken | null): Mending | null {
    const own = this.pieces[at] ?? null;
    const complete = error instanceof NotAllInputParsedException;
    const begins = own === null || own.tokens[0] === token;
    if (!begins || complete || this.reported.has(token)) return own;
    for (let index = at - 1; index >= 0; index -= 1) {
      const before = this.pieces[index];
      if (before !== undefined && before.tokens.length > 0)
        return before.piece.role === 'brace' ? own : before;
    }
    return own;
  }

  /** True when a character that the lexer left out is why the piece cannot be read. */
  private isExplainedByLexer(blamed: Mending | null, token: IToken | null): boolean {
    const start = blamed?.piece.tokens[0]?.startOffset ?? token?.startOffset ?? 0;
    const next = blamed === null ? undefined : this.pieces[this.pieces.indexOf(blamed) + 1];
    const end = next?.piece.tokens[0]?.startOffset ?? this.following?.startOffset ?? this.source.text.length;
    return this.lexicalFaults.some((offset) => offset >= start && offset < end);
  }

  private explain(error: IRecognitionException, token: IToken | null): Diagnostic {
    const all = this.tokens();
    const index = token === null ? all.length : all.indexOf(token);
    const expected =
      error instanceof NotAllInputParsedException
        ? this.expectedAfter(all[index - 1])
        : carriedIn(error.message);
    return unexpected(this.source, {
      token,
      before: all[index - 1],
      next: all[index + 1],
      expected,
      rules: error.context.ruleStack,
      read: all.slice(0, index),
      following: this.following,
    });
  }

  /** What may follow a complete declaration, where something else stands. */
  private expectedAfter(before: IToken | undefined): Said {
    if (isHead(this.segment)) return readingPhrases.aHeaderLineSuchAsCurrencyCop;
    const piece = this.pieces.find((each) => before !== undefined && each.tokens.includes(before));
    if (piece?.piece.role === 'value' || piece?.piece.role === 'formula')
      return readingPhrases.anOperatorOrAClause;
    return piece?.piece.role === 'head'
      ? readingPhrases.equalOrAClause
      : readingPhrases.aClauseOrTheNextDeclaration;
  }

  private takeOut(blamed: Mending): boolean {
    const { role } = blamed.piece;
    const [first] = blamed.tokens;
    if (role === 'brace' && first?.tokenType === LeftBrace) return this.takeOutBraces(blamed);
    if (role === 'brace' || first === undefined) return false;
    if (role === 'head') return this.replaceHead(blamed, first);
    if (role === 'row') return this.takeOutRow(blamed, first);
    const keepsStart = (role === 'value' || role === 'formula') && !blamed.faulty;
    blamed.tokens = keepsStart ? [first, inserted(MissingToken, first)] : [];
    blamed.faulty = true;
    return true;
  }

  /** Takes out a row with its clauses. Of a part only the name goes, so that its clauses still have their say. */
  private takeOutRow(row: Mending, first: IToken): boolean {
    const isPart = BLOCKS.has(this.segment.tokens[0]?.tokenType);
    if (isPart && !row.faulty) row.tokens = [inserted(Id, first)];
    else {
      const start = this.pieces.indexOf(row);
      const rest = this.pieces.slice(start + 1);
      const end = rest.findIndex(({ piece }) => ROW_ENDS.has(piece.role));
      for (const each of [row, ...rest.slice(0, end === -1 ? rest.length : end)]) each.tokens = [];
    }
    row.faulty = true;
    return true;
  }

  private replaceHead(head: Mending, first: IToken): boolean {
    const canned = head.faulty ? null : cannedHead(first);
    if (canned === null) return false;
    head.tokens = canned;
    head.faulty = true;
    this.lostHead = true;
    return true;
  }

  /** Takes out braces that cannot stand here, with everything in them. */
  private takeOutBraces(opener: Mending): boolean {
    const start = this.pieces.indexOf(opener);
    this.pieces = this.pieces.slice(0, start);
    return start > 0;
  }
}

function unknownDeclaration(source: Source, first: IToken): ReadSegment {
  const near = suggest(shorten(first.image), [...declarationWords, ...freeDeclarationWords, 'scheme']);
  const diagnostic = diagnose(source.path, text.unexpected, spanOf(first), {
    found: `\`${shorten(first.image)}\``,
    expected: readingPhrases.aDeclarationSuchAsParamLet,
    advice: near === null ? null : readingPhrases.didYouMean(near),
  });
  return { ...NOTHING_SAID, diagnostics: [diagnostic] };
}

/**
 * Reads one segment. `following` is the token after it, or null at the end of the file; `lexicalFaults` are the
 * offsets at which the lexer has reported something already. Never throws.
 */
export function readSegment(
  source: Source,
  segment: Segment,
  following: IToken | null,
  lexicalFaults: readonly number[],
): ReadSegment {
  const [first] = segment.tokens;
  const deep = tooDeep(source, segment.tokens);
  if (deep !== null) return { ...NOTHING_SAID, diagnostics: [deep] };
  if (segment.kind === 'unknown' && first !== undefined) return unknownDeclaration(source, first);
  return new SegmentReader(source, segment, following, lexicalFaults).read();
}
