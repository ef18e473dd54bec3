import { createToken, Lexer, type TokenType } from 'chevrotain';
import {
  type ContextualWord,
  checkWords,
  clauseWords,
  declarationWords,
  headerWords,
  innerWords,
  type ReservedWord,
} from './reserved.ts';

/** Letters that a word may hold once accents are counted, so that `año` is one wrong name and not three faults. */
const LETTER = 'A-Za-z_\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u024F';
const NO_MORE_LETTERS = `(?![0-9${LETTER}])`;
const DIGITS = '\\d+(?:_\\d+)*(?:\\.\\d+(?:_\\d+)*)?';
/** A number ends where no digit, small letter or further fraction follows; a unit in capitals may touch it. */
const NUMBER_END = '(?![\\d_a-z%\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u024F]|\\.\\d)';
const DATE_END = `(?![0-9${LETTER}%]|[.-]\\d)`;

function token(
  name: string,
  label: string,
  pattern: string | RegExp,
  categories: TokenType[] = [],
): TokenType {
  return createToken({ name, label, pattern, categories });
}

/** Every word: what may follow the dot in `period.days`. */
export const Word = createToken({ name: 'Word', label: 'a word', pattern: Lexer.NA });
/** Every reserved word, for the places where the parser lets one pass as a name so that PAY203 can name it. */
export const Keyword = createToken({
  name: 'Keyword',
  label: 'a word of the language',
  pattern: Lexer.NA,
  categories: [Word],
});

/** `base_isr`, `_13` */
export const Id = token('Id', 'a name', new RegExp(`[a-z_][a-z0-9_]*${NO_MORE_LETTERS}`), [Word]);
/** `UMA`, `PARAM_CARRIED_FORWARD` */
export const Caps = token('Caps', 'a name in CAPITALS', new RegExp(`[A-Z][A-Z0-9_]*${NO_MORE_LETTERS}`), [
  Word,
]);

/** Shapes that are nearly right. The lexer reports them and hands on the token that was meant. */
export const MixedWord = token('MixedWord', 'a name', new RegExp(`[${LETTER}][0-9${LETTER}]*`));
export const MalformedDate = token('MalformedDate', 'a date', /\d{4}-\d{1,2}-\d{1,2}(?![\d-])/);
export const MalformedNumber = token(
  'MalformedNumber',
  'a number',
  new RegExp(`\\d(?:[0-9${LETTER}%]|\\.(?=\\d))*`),
);
export const UnterminatedText = token('UnterminatedText', 'a text', /"[^"\n\r]*/);
export const CurlyText = token('CurlyText', 'a text', /[“”„«][^“”„«»"\n\r]*[“”»"]/);

export const DateToken = token(
  'Date',
  'a date such as 2026-01-31',
  new RegExp(`\\d{4}-\\d{2}-\\d{2}${DATE_END}`),
);
export const MonthToken = token('Month', 'a month such as 2026-01', new RegExp(`\\d{4}-\\d{2}${DATE_END}`));
export const RateToken = token('Rate', 'a rate such as 4%', new RegExp(`${DIGITS}%`));
export const HoursToken = token('Hours', 'hours such as 8h', new RegExp(`${DIGITS}h${NO_MORE_LETTERS}`));
export const NumberToken = token('Number', 'a number', new RegExp(`${DIGITS}${NUMBER_END}`));
export const TextToken = token('Text', 'a text in "quotes"', /"[^"\n\r]*"/);
/** Never lexed: stands where recovery took out an expression that could not be read. */
export const MissingToken = createToken({ name: 'Missing', label: 'a value', pattern: Lexer.NA });

/** Characters that begin nothing and stand in no name: control characters, punctuation, signs, other scripts. */
const OUTSIDE =
  "[\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F!$%&';?@\\\\^`|~\\u007F-\\u009F\\u00A1-\\u00AA\\u00AC-\\u00BF\\u00D7\\u00F7\\u0250-\\u201B\\u201F-\\uFEFE\\uFF00-\\uFFFF]+";
/** Group of the lexer result that holds runs of characters that begin no token. */
export const BAD_CHARACTERS = 'bad';
const BadCharacters = createToken({
  name: 'BadCharacters',
  pattern: new RegExp(OUTSIDE),
  group: BAD_CHARACTERS,
});

const Space = createToken({ name: 'Space', pattern: /[ \t\r\n\u00A0\uFEFF]+/, group: Lexer.SKIPPED });
/** Group of the lexer result that holds the comments. */
export const COMMENTS = 'comments';
const Comment = createToken({ name: 'Comment', pattern: /#[^\n\r]*/, group: COMMENTS });

export const DotDot = token('DotDot', '`..`', '..');
export const Dot = token('Dot', '`.`', '.');
export const Comma = token('Comma', '`,`', ',');
export const Colon = token('Colon', '`:`', ':');
export const NotEqual = token('NotEqual', '`<>`', '<>');
export const LessOrEqual = token('LessOrEqual', '`<=`', '<=');
export const GreaterOrEqual = token('GreaterOrEqual', '`>=`', '>=');
export const Less = token('Less', '`<`', '<');
export const Greater = token('Greater', '`>`', '>');
export const Equal = token('Equal', '`=`', '=');
export const Plus = token('Plus', '`+`', '+');
export const Minus = token('Minus', '`-`', '-');
export const Star = token('Star', '`*`', '*');
export const Slash = token('Slash', '`/`', '/');
export const LeftParen = token('LeftParen', '`(`', '(');
export const RightParen = token('RightParen', '`)`', ')');
export const LeftBracket = token('LeftBracket', '`[`', '[');
export const RightBracket = token('RightBracket', '`]`', ']');
export const LeftBrace = token('LeftBrace', '`{`', '{');
export const RightBrace = token('RightBrace', '`}`', '}');

function wordToken<W extends string>(text: W, category: TokenType): readonly [W, TokenType] {
  return [
    text,
    createToken({
      name: `word_${text}`,
      label: `\`${text}\``,
      pattern: text,
      longer_alt: [Id, MixedWord],
      categories: [category],
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
  [...headerWords, ...checkWords],
  Id,
);

const wordsLongestFirst = [...Object.values(word), ...Object.values(contextual)].sort(
  (a, b) => b.name.length - a.name.length || a.name.localeCompare(b.name),
);

/** In the order in which the lexer tries them. */
export const allTokens: readonly TokenType[] = [
  Space,
  Comment,
  Word,
  Keyword,
  ...wordsLongestFirst,
  Id,
  Caps,
  MixedWord,
  DateToken,
  MalformedDate,
  MonthToken,
  RateToken,
  HoursToken,
  NumberToken,
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
  LeftBrace,
  RightBrace,
  BadCharacters,
];
