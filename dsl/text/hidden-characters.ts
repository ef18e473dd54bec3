import type { Said } from '../diagnostics/phrases/phrase.ts';
import { readingPhrases } from '../diagnostics/phrases/reading.ts';

/**
 * What an author cannot see, or sees as something else: control characters, which move a terminal's cursor;
 * marks that turn the direction of a line, so that it reads as another; characters of no width, which make two
 * texts that look alike; and ends of lines that some programs know and others do not.
 */
const CLASS = '[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]';
const HIDDEN = new RegExp(CLASS, 'gu');

/** The same in a file: tabs and line ends may stand there, a carriage return only as part of one. */
const HIDDEN_IN_FILE = new RegExp(`(?![\\t\\n]|\\r\\n)${CLASS}`, 'gu');
const BYTE_ORDER_MARK = '\uFEFF';

/** A hidden character of a text, and its UTF-16 offset. */
interface HiddenCharacter {
  readonly character: string;
  readonly offset: number;
}

/** Texts of these alone, as nearly all are, are asked for nothing else: letters of Latin alphabets, signs and dashes. */
const PLAIN = /^[\t\n -~\u00A1-\u00AC\u00AE-\u024F\u2010-\u2027]*$/;

function found(text: string, what: RegExp, most: number): readonly HiddenCharacter[] {
  if (PLAIN.test(text)) return [];
  const all: HiddenCharacter[] = [];
  for (const { 0: character, index: offset } of text.matchAll(what)) {
    all.push({ character, offset });
    if (all.length === most) break;
  }
  return all;
}

/** The first hidden characters of a file, at most so many. A byte order mark may begin it. */
export function hiddenIn(text: string, most: number): readonly HiddenCharacter[] {
  const isMark = ({ character, offset }: HiddenCharacter) => character === BYTE_ORDER_MARK && offset === 0;
  return found(text, HIDDEN_IN_FILE, most + 1)
    .filter((one) => !isMark(one))
    .slice(0, most);
}

/** Letters of alphabets whose letters look like Latin ones, and Latin ones in other shapes (wide, slanted, framed). */
const FOREIGN_LETTER =
  /[\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Armenian}\p{sc=Cherokee}\p{sc=Coptic}\p{sc=Lisu}\uFF21-\uFF3A\uFF41-\uFF5A\u{1D400}-\u{1D7FF}]/gu;

/** Letters of other alphabets, which can look like Latin ones (`а` of Cyrillic), as many as are asked for. */
export function foreignLettersIn(text: string, most: number): readonly HiddenCharacter[] {
  return found(text, FOREIGN_LETTER, most);
}

/** The text with another for every hidden character, tabs and line ends included. */
export function withoutHidden(text: string, instead: (character: string) => string): string {
  return text.replace(HIDDEN, instead);
}

const ENDS_OF_LINES = /[\n\v\f\r\u0085\u2028\u2029]/;
const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

/** What a hidden character does, for a message. */
export function hiddenEffect(character: string): Said {
  if (ENDS_OF_LINES.test(character)) return readingPhrases.endsALineInSomePrograms;
  if (DIRECTION.test(character)) return readingPhrases.turnsTheDirectionInWhichThe;
  if (/\p{Cc}/u.test(character)) return readingPhrases.controlsATerminal;
  return readingPhrases.cannotBeSeen;
}

/** A text on one line, whatever it holds. */
export function onOneLine(text: string): string {
  return withoutHidden(text, () => '\uFFFD');
}
