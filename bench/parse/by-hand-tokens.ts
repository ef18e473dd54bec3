/** The tokens of `.pay` as a person would cut them who wants speed: char codes, and numbers in flat arrays. */
import type { Comment } from '../../dsl/ast/ast.ts';
import {
  checkWords,
  clauseWords,
  declarationWords,
  formulaWords,
  freeClauseWords,
  freeDeclarationWords,
  freeInnerWords,
  headerWords,
  innerWords,
} from '../../dsl/lexer/reserved.ts';

export const END = 0;
export const ID = 1;
export const CAPS = 2;
export const NUMBER = 3;
export const RATE = 4;
export const HOURS = 5;
export const DATE = 6;
export const MONTH = 7;
export const TEXT = 8;
/** A range, written with two points. */
export const RANGE = 9;
export const NOT_EQUAL = 10;
export const AT_MOST = 11;
export const AT_LEAST = 12;
/** Every other punctuation is its own char code; words begin above them. */
const FIRST_WORD = 128;

const contextualWords = [
  ...headerWords,
  ...checkWords,
  ...formulaWords,
  ...freeDeclarationWords,
  ...freeClauseWords,
  ...freeInnerWords,
];
const words = [...declarationWords, ...clauseWords, ...innerWords, ...contextualWords];
const FIRST_CONTEXTUAL = FIRST_WORD + words.length - contextualWords.length;
const kindOfWord: ReadonlyMap<string, number> = new Map(words.map((word, at) => [word, FIRST_WORD + at]));

/** The number of a word of the language. */
export function kindOf(word: (typeof words)[number]): number {
  return kindOfWord.get(word) ?? END;
}

/** True where a name may stand: a name, or a word that means something only in its place. */
export function isName(kind: number): boolean {
  return kind === ID || kind === CAPS || kind >= FIRST_CONTEXTUAL;
}

/** True for what may follow the point of `period.days`. */
export function isWord(kind: number): boolean {
  return kind === ID || kind === CAPS || kind >= FIRST_WORD;
}

const SPACE = 1;
const LOWER = 2;
const UPPER = 3;
const DIGIT = 4;
const PUNCTUATION = 5;

const classes = new Uint8Array(128);
for (const space of ' \t\r\n') classes[space.charCodeAt(0)] = SPACE;
for (const mark of '.,:=<>+-*/()[]{}') classes[mark.charCodeAt(0)] = PUNCTUATION;
for (let code = 48; code <= 57; code++) classes[code] = DIGIT;
for (let code = 65; code <= 90; code++) classes[code] = UPPER;
for (let code = 97; code <= 122; code++) classes[code] = LOWER;
classes[95] = LOWER;

const QUOTE = 34;
const HASH = 35;
const PERCENT = 37;
const DASH = 45;
const POINT = 46;
const LESS = 60;
const EQUAL = 61;
const GREATER = 62;
const LINE_END = 10;
const UNDERSCORE = 95;
const SMALL_H = 104;

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** A text cut into tokens, which are three numbers each: kind, start, end. */
export class Tokens {
  readonly text: string;
  readonly kinds: number[] = [];
  readonly starts: number[] = [];
  readonly ends: number[] = [];
  readonly comments: Comment[] = [];

  constructor(text: string) {
    this.text = text;
    let at = 0;
    let lineStart = true;
    while (at < text.length) {
      const code = text.charCodeAt(at);
      const group = code < 128 ? classes[code] : code === 0xa0 || code === 0xfeff ? SPACE : 0;
      if (group === SPACE) {
        if (code === LINE_END) lineStart = true;
        at += 1;
      } else if (code === HASH) at = this.comment(at, lineStart);
      else {
        lineStart = false;
        at = this.token(at, code, group);
      }
    }
    this.add(END, text.length, text.length);
  }

  private token(at: number, code: number, group: number | undefined): number {
    if (group === LOWER || group === UPPER) return this.word(at, group);
    if (group === DIGIT) return this.figure(at);
    if (group === PUNCTUATION) return this.punctuation(at, code);
    if (code === QUOTE) return this.quoted(at);
    throw new SyntaxError(`character at ${at}`);
  }

  private add(kind: number, start: number, end: number): number {
    this.kinds.push(kind);
    this.starts.push(start);
    this.ends.push(end);
    return end;
  }

  private comment(start: number, ownLine: boolean): number {
    let end = start;
    while (end < this.text.length && !isLineEnd(this.text.charCodeAt(end))) end += 1;
    this.comments.push({ span: { start, end }, text: this.text.slice(start, end).trimEnd(), ownLine });
    return end;
  }

  private word(start: number, group: number): number {
    const { text } = this;
    let end = start + 1;
    for (; end < text.length; end++) {
      const code = text.charCodeAt(end);
      const next = code < 128 ? classes[code] : 0;
      if (next !== group && next !== DIGIT && code !== UNDERSCORE) break;
    }
    if (group === UPPER) return this.add(CAPS, start, end);
    return this.add(kindOfWord.get(text.slice(start, end)) ?? ID, start, end);
  }

  private quoted(start: number): number {
    const end = this.text.indexOf('"', start + 1) + 1;
    if (end === 0) throw new SyntaxError(`text at ${start}`);
    return this.add(TEXT, start, end);
  }

  private digits(start: number): number {
    let end = start;
    for (; ; end++) {
      const code = this.text.charCodeAt(end);
      if (!isDigit(code) && code !== UNDERSCORE) return end;
    }
  }

  private figure(start: number): number {
    const { text } = this;
    let end = this.digits(start + 1);
    if (end === start + 4 && text.charCodeAt(end) === DASH && isDigit(text.charCodeAt(end + 1))) {
      end = this.digits(end + 1);
      if (text.charCodeAt(end) !== DASH || !isDigit(text.charCodeAt(end + 1)))
        return this.add(MONTH, start, end);
      return this.add(DATE, start, this.digits(end + 1));
    }
    if (text.charCodeAt(end) === POINT && isDigit(text.charCodeAt(end + 1))) end = this.digits(end + 1);
    const tail = text.charCodeAt(end);
    if (tail === PERCENT) return this.add(RATE, start, end + 1);
    return tail === SMALL_H ? this.add(HOURS, start, end + 1) : this.add(NUMBER, start, end);
  }

  private punctuation(start: number, code: number): number {
    const next = this.text.charCodeAt(start + 1);
    if (code === POINT && next === POINT) return this.add(RANGE, start, start + 2);
    if (code === LESS && next === GREATER) return this.add(NOT_EQUAL, start, start + 2);
    if (code === LESS && next === EQUAL) return this.add(AT_MOST, start, start + 2);
    if (code === GREATER && next === EQUAL) return this.add(AT_LEAST, start, start + 2);
    return this.add(code, start, start + 1);
  }
}

function isLineEnd(code: number): boolean {
  return code === LINE_END || code === 13;
}
