import { createToken, Lexer, type TokenType } from 'chevrotain';
import type { Said } from '../diagnostics/phrases/phrase.ts';
import { readingPhrases } from '../diagnostics/phrases/reading.ts';
import { carried } from './carried-phrase.ts';
import {
  amendmentWords,
  type ContextualWord,
  checkWords,
  clauseWords,
  declarationWords,
  formulaWords,
  freeClauseWords,
  freeDeclarationWords,
  freeInnerWords,
  headerWords,
  innerWords,
  type ReservedWord,
} from './reserved.ts';
import { arithmetic, classesOf, comparators } from './word-classes.ts';

/** Letters that a word may hold once accents are counted, so that `año` is one wrong name and not three faults. */
const LETTER = 'A-Za-z_\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u024F';
const NO_MORE_LETTERS = `(?![0-9${LETTER}])`;
const DIGITS = '\\d+(?:_\\d+)*(?:\\.\\d+(?:_\\d+)*)?';
/** A number ends where no digit, small letter or further fraction follows; a unit in capitals may touch it. */
const NUMBER_END = '(?![\\d_a-z%\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u024F]|\\.\\d)';
const DATE_END = `(?![0-9${LETTER}%]|[.-]\\d)`;

function token(name: string, label: Said, pattern: string | RegExp, categories: TokenType[] = []): TokenType {
  return createToken({ name, label: carried(label), pattern, categories });
}

/** Every word: what may follow the dot in `period.days`. */
export const Word = createToken({ name: 'Word', label: carried(readingPhrases.aWord), pattern: Lexer.NA });
/** Every reserved word, for the places where the parser lets one pass as a name so that PAY203 can name it. */
export const Keyword = createToken({
  name: 'Keyword',
  label: carried(readingPhrases.aWordOfTheLanguage),
  pattern: Lexer.NA,
  categories: [Word],
});

function category(name: string, label: Said, categories: TokenType[] = []): TokenType {
  return createToken({ name, label: carried(label), pattern: Lexer.NA, categories });
}

// What several tokens have in common where the grammar asks for any of them: one look instead of a choice.
/** A name, in small letters or in capitals. */
export const NameToken = category('Name', readingPhrases.aName);
export const Sign = category('Sign', readingPhrases.minusOrPlus);
export const Opening = category('Opening', readingPhrases.openingOfARow);
export const Closing = category('Closing', readingPhrases.closingOfARow);

/** `base_isr`, `_13` */
export const Id = token('Id', readingPhrases.aName, new RegExp(`[a-z_][a-z0-9_]*${NO_MORE_LETTERS}`), [
  Word,
  NameToken,
]);
/** `UMA`, `PARAM_CARRIED_FORWARD` */
export const Caps = token(
  'Caps',
  readingPhrases.aNameInCapitals,
  new RegExp(`[A-Z][A-Z0-9_]*${NO_MORE_LETTERS}`),
  [Word, NameToken],
);

/** Shapes that are nearly right. The lexer reports them and hands on the token that was meant. */
export const MixedWord = token('MixedWord', readingPhrases.aName, new RegExp(`[${LETTER}][0-9${LETTER}]*`));
export const MalformedDate = token('MalformedDate', readingPhrases.aDate, /\d{4}-\d{1,2}-\d{1,2}(?![\d-])/);
export const MalformedNumber = token(
  'MalformedNumber',
  readingPhrases.aNumber,
  new RegExp(`\\d(?:[0-9${LETTER}%]|\\.(?=\\d))*`),
);
export const UnterminatedText = token('UnterminatedText', readingPhrases.aText, /"[^"\n\r]*/);
export const CurlyText = token('CurlyText', readingPhrases.aText, /[“”„«][^“”„«»"\n\r]*[“”»"]/);

export const DateToken = token(
  'Date',
  readingPhrases.aDateSuchAs202601,
  new RegExp(`\\d{4}-\\d{2}-\\d{2}${DATE_END}`),
);
export const MonthToken = token(
  'Month',
  readingPhrases.aMonthSuchAs202601,
  new RegExp(`\\d{4}-\\d{2}${DATE_END}`),
);
export const RateToken = token('Rate', readingPhrases.aRateSuchAs4, new RegExp(`${DIGITS}%`));
export const HoursToken = token(
  'Hours',
  readingPhrases.hoursSuchAs8h,
  new RegExp(`${DIGITS}h${NO_MORE_LETTERS}`),
);
/** Most figures are this: tried first, so it leaves to the dates what begins like one. */
export const NumberToken = token(
  'Number',
  readingPhrases.aNumber,
  new RegExp(`(?!\\d{4}-\\d)${DIGITS}${NUMBER_END}`),
);
/** `2026-1`: a number after all. The lexer hands it on as one. */
export const YearMinus = token('YearMinus', readingPhrases.aNumber, new RegExp(`${DIGITS}${NUMBER_END}`));
export const TextToken = token('Text', readingPhrases.aTextInQuotes, /"[^"\n\r]*"/);
/** Never lexed: stands where recovery took out an expression that could not be read. */
export const MissingToken = createToken({
  name: 'Missing',
  label: carried(readingPhrases.aValue),
  pattern: Lexer.NA,
});

/** Characters that begin nothing and stand in no name: control characters, punctuation, signs, other scripts. */
const OUTSIDE =
  "[\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F!$%&';@\\\\^`|~\\u007F-\\u009F\\u00A1-\\u00AA\\u00AC-\\u00BF\\u00D7\\u00F7\\u0250-\\u201B\\u201F-\\uFEFE\\uFF00-\\uFFFF]+";
/** Group of the lexer result that holds runs of characters that begin no token. */
export const BAD_CHARACTERS = 'bad';
const BadCharacters = createToken({
  name: 'BadCharacters',
  pattern: new RegExp(OUTSIDE),
  group: BAD_CHARACTERS,
});

const Space = createToken({ name: 'Space', pattern: /[ \t\r\n]+/, group: Lexer.SKIPPED });
/** Apart from the others: the lexer skips a class of plain characters without a regular expression. */
const PastedSpace = createToken({ name: 'PastedSpace', pattern: /[\u00A0\uFEFF]+/, group: Lexer.SKIPPED });
/** Group of the lexer result that holds the comments. */
export const COMMENTS = 'comments';
const Comment = createToken({ name: 'Comment', pattern: /#[^\n\r]*/, group: COMMENTS });

export const DotDot = token('DotDot', '`..`', '..');
export const Dot = token('Dot', '`.`', '.');
export const Comma = token('Comma', '`,`', ',');
export const Colon = token('Colon', '`:`', ':');
export const NotEqual = token('NotEqual', '`<>`', '<>', [comparators.category]);
export const LessOrEqual = token('LessOrEqual', '`<=`', '<=', [comparators.category]);
export const GreaterOrEqual = token('GreaterOrEqual', '`>=`', '>=', [comparators.category]);
export const Less = token('Less', '`<`', '<', [comparators.category]);
export const Greater = token('Greater', '`>`', '>', [comparators.category]);
export const Equal = token('Equal', '`=`', '=', [comparators.category]);
export const Plus = token('Plus', '`+`', '+', [arithmetic.category, Sign]);
export const Minus = token('Minus', '`-`', '-', [arithmetic.category, Sign]);
export const Star = token('Star', '`*`', '*', [arithmetic.category]);
export const Slash = token('Slash', '`/`', '/', [arithmetic.category]);
export const LeftParen = token('LeftParen', '`(`', '(', [Opening]);
export const RightParen = token('RightParen', '`)`', ')', [Closing]);
export const LeftBracket = token('LeftBracket', '`[`', '[', [Opening]);
export const RightBracket = token('RightBracket', '`]`', ']', [Closing]);
/** A figure that is not known yet. */
export const Blank = token('Blank', '`?`', '?');
export const LeftBrace = token('LeftBrace', '`{`', '{');
export const RightBrace = token('RightBrace', '`}`', '}');

function wordToken<W extends string>(text: W, category: TokenType): readonly [W, TokenType] {
  return [
    text,
    createToken({
      name: `word_${text}`,
      label: carried(`\`${text}\``),
      pattern: Lexer.NA,
      categories: [category, ...classesOf(text)],
    }),
  ];
}

function wordTokens<W extends string>(
  texts: readonly W[],
  category: TokenType,
): Readonly<Record<W, TokenType>> {
  return Object.fromEntries(texts.map((text) => wordToken(text, category))) as Record<W, TokenType>;
}

/** The tokens of the reserved words: `word.when`. */
export const word: Readonly<Record<ReservedWord, TokenType>> = wordTokens(
  [...declarationWords, ...clauseWords, ...innerWords],
  Keyword,
);

/** The tokens of the contextual words. Each is a name too, wherever a name may stand. */
export const contextual: Readonly<Record<ContextualWord, TokenType>> = wordTokens(
  [
    ...headerWords,
    ...checkWords,
    ...formulaWords,
    ...amendmentWords,
    ...freeDeclarationWords,
    ...freeClauseWords,
    ...freeInnerWords,
  ],
  Id,
);

/** What a name is when it is a word of the language. The lexer reads every word as a name and looks here. */
export const wordOfName: ReadonlyMap<string, TokenType> = new Map(Object.entries({ ...word, ...contextual }));

/** In the order in which the lexer tries them. */
export const allTokens: readonly TokenType[] = [
  Space,
  PastedSpace,
  Comment,
  Word,
  Keyword,
  ...wordOfName.values(),
  Id,
  Caps,
  MixedWord,
  NumberToken,
  DateToken,
  MalformedDate,
  MonthToken,
  RateToken,
  HoursToken,
  YearMinus,
  MalformedNumber,
  TextToken,
  UnterminatedText,
  CurlyText,
  MissingToken,
  DotDot,
  Dot,
  Comma,
  Colon,
  NotEqual,
  LessOrEqual,
  GreaterOrEqual,
  Less,
  Greater,
  Equal,
  Plus,
  Minus,
  Star,
  Slash,
  LeftParen,
  RightParen,
  LeftBracket,
  RightBracket,
  Blank,
  LeftBrace,
  RightBrace,
  BadCharacters,
];
