import type { Change, Decl, Figures, PayFile, Scheme, Span } from './ast/ast.ts';
import { type Diagnostic, diagnose } from './diagnostics/diagnostic.ts';
import { readingPhrases } from './diagnostics/phrases/reading.ts';
import { text } from './diagnostics/text.ts';
import { parser } from './grammar/parser.ts';
import { type Lexed, lex, spanOf } from './lexer/lexer.ts';
import { MAX_ERRORS } from './lexer/limits.ts';
import { balanceBraces } from './recovery/braces.ts';
import { tooDeep } from './recovery/limits.ts';
import { NOTHING_SAID, type ReadSegment, readSegment } from './recovery/read-segment.ts';
import { isHead, type Segment, segmentsOf } from './recovery/segments.ts';
import type { Source } from './text/source.ts';

export interface Parsed {
  /** The tree of what could be read; a `missing` expression stands where a formula could not. */
  readonly file: PayFile;
  /** In the order of their places. */
  readonly diagnostics: readonly Diagnostic[];
  /** The declarations that could not be read, or not whole. */
  readonly broken: readonly Span[];
}

function misplacedHead(source: Source, segment: Segment): ReadSegment {
  const [first] = segment.tokens;
  const diagnostic = diagnose(
    source.path,
    text.unexpected,
    first === undefined ? { start: 0, end: 0 } : spanOf(first),
    {
      found: readingPhrases.theWord(segment.kind === 'scheme' ? '`scheme`' : '`figures`'),
      expected: readingPhrases.aDeclaration,
      advice:
        segment.kind === 'scheme'
          ? readingPhrases.aFileHoldsOneSchemeAnd
          : readingPhrases.figuresStandInAFileOfTheirOwn,
    },
  );
  return { ...NOTHING_SAID, diagnostics: [diagnostic] };
}

function startsOf(diagnostics: readonly Diagnostic[]): readonly number[] {
  return diagnostics.map((each) => each.span.start);
}

function spanOfSegment({ tokens }: Segment): Span {
  const [first, last] = [tokens[0], tokens.at(-1)];
  return { start: first?.startOffset ?? 0, end: last === undefined ? 0 : spanOf(last).end };
}

/** True when a text without end stands in the segment: it swallows the rest of its line, whatever stood there. */
function isSwallowed(segment: Segment, unterminated: readonly number[]): boolean {
  const start = segment.tokens[0]?.startOffset ?? 0;
  const end = segment.tokens.at(-1)?.startOffset ?? start;
  return unterminated.some((offset) => offset >= start && offset <= end);
}

/** The first errors in the order of the file, and a last one that says when there are more. */
function inOrder(source: Source, found: readonly Diagnostic[]): readonly Diagnostic[] {
  const sorted = [...found].sort((a, b) => a.span.start - b.span.start);
  const next = sorted[MAX_ERRORS];
  if (next === undefined) return sorted;
  return [
    ...sorted.slice(0, MAX_ERRORS),
    diagnose(source.path, text.tooManyErrors, next.span, { shown: MAX_ERRORS }),
  ];
}

interface Read {
  readonly scheme: Scheme | null;
  readonly figures: Figures | null;
  readonly statements: readonly (Decl | Change)[];
  /** In no order yet. */
  readonly diagnostics: readonly Diagnostic[];
  readonly broken: readonly Span[];
}

function isDecl(statement: Decl | Change): statement is Decl {
  return 'decl' in statement && typeof statement.decl === 'string';
}

function isChange(statement: Decl | Change): statement is Change {
  return 'change' in statement;
}

/** The tree of a whole text. */
function fileOf({ text }: Source, read: Omit<Read, 'diagnostics' | 'broken'>, { comments }: Lexed): PayFile {
  return {
    span: { start: 0, end: text.length },
    scheme: read.scheme,
    figures: read.figures,
    decls: read.statements.filter(isDecl),
    changes: read.statements.filter(isChange),
    comments,
  };
}

/** Reads all tokens in one go; null when anything is wrong with them. */
function readWhole(source: Source, { tokens, diagnostics }: Lexed): Read | null {
  if (diagnostics.length > 0 || tooDeep(source, tokens) !== null) return null;
  parser.input = [...tokens];
  const file = parser.file();
  return parser.errors.length === 0 ? { ...file, diagnostics, broken: [] } : null;
}

/** Reads declaration by declaration, so that each tells what is wrong with it and the others are kept. */
function readPieces(source: Source, lexed: Lexed): Read {
  const unterminated = startsOf(lexed.diagnostics.filter(({ code }) => code === text.unterminatedText.code));
  const balanced = balanceBraces(source, lexed.tokens, unterminated);
  const diagnostics = [...lexed.diagnostics, ...balanced.diagnostics];
  const statements: (Decl | Change)[] = [];
  const broken: Span[] = [];
  let scheme: Scheme | null = null;
  let figures: Figures | null = null;
  const faults = startsOf(lexed.diagnostics);
  const segments = segmentsOf(source, balanced.tokens);
  for (const [index, segment] of segments.entries()) {
    if (diagnostics.length > MAX_ERRORS) break;
    const following = segments[index + 1]?.tokens[0] ?? null;
    const misplaced = isHead(segment) && index > 0;
    const read = misplaced ? misplacedHead(source, segment) : readSegment(source, segment, following, faults);
    if (!isSwallowed(segment, unterminated)) diagnostics.push(...read.diagnostics);
    const span = spanOfSegment(segment);
    const faulty =
      read.diagnostics.length > 0 ||
      faults.some((at) => at >= span.start && at < (following?.startOffset ?? source.text.length));
    if (faulty || isSwallowed(segment, unterminated)) broken.push(span);
    if (read.statement !== null) statements.push(read.statement);
    scheme ??= read.scheme;
    figures ??= read.figures;
  }
  return { scheme, figures, statements, diagnostics, broken };
}

/**
 * Reads a rule file or a test file. Never throws: what cannot be read is reported, each fault once, and left out
 * of the tree. When there are diagnostics the tree is partial, and checking it further would invent faults.
 */
export function parse(source: Source): Parsed {
  const lexed = lex(source);
  const read = readWhole(source, lexed) ?? readPieces(source, lexed);
  const { broken } = read;
  return { file: fileOf(source, read, lexed), diagnostics: inOrder(source, read.diagnostics), broken };
}

/**
 * The tree of a text that was read and found in order once. What is said of it today, of its characters, its words or
 * its size, refuses nothing; null when the grammar does not read it to its end any more.
 */
export function reread(source: Source): PayFile | null {
  const lexed = lex(source, 'any');
  parser.input = [...lexed.tokens];
  const file = parser.file();
  return parser.errors.length === 0 ? fileOf(source, file, lexed) : null;
}
