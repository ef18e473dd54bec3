import { textKind, textOfDeclarationKind } from './diagnostic.ts';
import type { Said } from './phrases/phrase.ts';

const quoted = (words: readonly string[]): string => words.map((each) => `\`${each}\``).join(', ');

/** 1xx: what cannot be read as a rule file at all. */
export const text = {
  badCharacter: textKind<{ character: Said; advice: Said }>(
    'PAY101',
    'error',
    'bad character',
    ({ character }) => `${character} means nothing here`,
    ({ advice }) => advice,
  ),
  unterminatedText: textKind<{ start: string }>(
    'PAY102',
    'error',
    'text without end',
    ({ start }) => `the text ${start} has no closing quote on its line`,
    () => 'close it with " on the same line; a text cannot run over the end of the line',
  ),
  malformedLiteral: textKind<{ what: Said; found: string; advice: Said }>(
    'PAY103',
    'error',
    'malformed figure',
    ({ what, found }) => `\`${found}\` is not ${what}`,
    ({ advice }) => advice,
  ),
  unexpected: textKind<{ found: Said; expected: Said; advice: Said | null }>(
    'PAY104',
    'error',
    'unexpected text',
    ({ found, expected }) => `expected ${expected}, found ${found}`,
    ({ advice }) => advice,
  ),
  missingBrace: textKind<{ owner: Said }>(
    'PAY105',
    'error',
    'missing `}`',
    ({ owner }) => `the \`{\` of ${owner} is never closed`,
    () => 'write `}` after its last row',
  ),
  clauseNotAllowed: textOfDeclarationKind<{ clause: string; kind: Said; allowed: readonly string[] }>(
    'PAY106',
    'error',
    'clause does not belong here',
    ({ clause, kind: owner }) => `\`${clause}\` does not belong on ${owner}`,
    ({ allowed }) => (allowed.length === 0 ? null : `it may have ${quoted(allowed)}`),
  ),
  duplicateClause: textOfDeclarationKind<{ clause: string }>(
    'PAY107',
    'error',
    'clause written twice',
    ({ clause }) => `\`${clause}\` is written twice`,
    () => 'keep one of them: the order of clauses has no meaning, so the last does not win',
  ),
  notUtf8: textKind<{ line: number; byte: number; value: string }>(
    'PAY108',
    'error',
    'not UTF-8',
    ({ line, byte, value }) => `the byte ${value} on line ${line} (byte ${byte} of the file) is not UTF-8`,
    () => 'save the file with the encoding UTF-8; accents saved as Windows-1252 or Latin-1 look like this',
  ),
  emptyFile: textKind<Record<never, never>>(
    'PAY109',
    'error',
    'empty file',
    () => 'the file declares nothing',
    () => 'a rule file starts with a line such as: scheme CO.ordinario "Contrato laboral ordinario"',
  ),
  fileTooLarge: textKind<{ bytes: number; limit: number }>(
    'PAY110',
    'error',
    'file too large',
    ({ bytes, limit }) => `the file has ${bytes} bytes; a rule file has at most ${limit}`,
    () => 'one file holds one scheme over one range of dates; is this the file you meant?',
  ),
  tooDeep: textKind<{ what: Said; limit: number }>(
    'PAY111',
    'error',
    'formula too deep',
    ({ what, limit }) => `more than ${limit} ${what}`,
    () => 'give the inner parts names with `let`; each then has its own line in the trace',
  ),
  notText: textKind<{ line: number; byte: number }>(
    'PAY112',
    'error',
    'not a text file',
    ({ line, byte }) => `a zero byte on line ${line} (byte ${byte} of the file): this is not a text file`,
    () => 'save it as plain text in UTF-8; UTF-16 and office documents cannot be read',
  ),
  malformedName: textKind<{ found: string; advice: Said }>(
    'PAY113',
    'error',
    'malformed name',
    ({ found }) => `\`${found}\` cannot be a name`,
    ({ advice }) => advice,
  ),
  unitInCell: textOfDeclarationKind<{ found: Said; cell: string }>(
    'PAY114',
    'error',
    'comma or unit in a cell',
    ({ found }) => `${found} inside a row`,
    ({ cell }) => `a cell is a bare figure, here ${cell}: the head of the declaration gives the unit`,
  ),
  dateOrMonth: textKind<{ found: string; expected: 'date' | 'month'; example: string }>(
    'PAY115',
    'error',
    'date or month',
    ({ found, expected }) =>
      expected === 'date'
        ? `\`${found}\` is a month; a date is needed here`
        : `\`${found}\` is a date; a month is needed here`,
    ({ example }) => `write \`${example}\``,
  ),
  monthInFormula: textKind<{ found: string; spaced: string }>(
    'PAY116',
    'error',
    'subtraction reads as a month',
    ({ found }) => `\`${found}\` reads as a month, and a formula has no months`,
    ({ spaced }) => `put spaces around the minus: \`${spaced}\``,
  ),
  unequalRow: textOfDeclarationKind<{ cells: number; columns: number }>(
    'PAY117',
    'error',
    'rows of unequal length',
    ({ cells, columns }) =>
      `this row has ${cells} ${cells === 1 ? 'cell' : 'cells'}, the head has ${columns} ${columns === 1 ? 'column' : 'columns'}`,
    () => 'write one cell per column; parameters published on different days are separate declarations',
  ),
  tooManyErrors: textKind<{ shown: number }>(
    'PAY118',
    'error',
    'too many errors',
    ({ shown }) => `only the first ${shown} errors of the file are shown`,
    () => 'mend these first; if nearly every line is wrong, this may not be a rule file',
  ),
  hiddenCharacter: textKind<{ character: string; effect: Said }>(
    'PAY119',
    'error',
    'hidden character',
    ({ character, effect }) => `the character ${character} ${effect}`,
    () => 'remove it; it often comes in with a copy from a page or a document',
  ),
  tooLong: textKind<{ what: Said; limit: number; length: number }>(
    'PAY120',
    'error',
    'too long',
    ({ what, limit, length }) => `${length} ${what}; at most ${limit} are read`,
    () => 'shorten it; nothing in a law is as long',
  ),
  tooManyWarnings: textKind<{ shown: number }>(
    'PAY122',
    'warning',
    'too many warnings',
    ({ shown }) => `only the first ${shown} warnings of the file are shown`,
    () => 'mend these first',
  ),
  tooLarge: textKind<{ what: Said; limit: number }>(
    'PAY121',
    'error',
    'too large',
    ({ what, limit }) => `more than ${limit} ${what}`,
    () => 'one file holds one scheme over one range of dates; the limits are far above any law',
  ),
  thousandsPoint: textOfDeclarationKind<{ found: string; currency: string }>(
    'PAY123',
    'error',
    'amount that reads two ways',
    ({ found }) => {
      const [whole = found, rest = ''] = found.split('.');
      return `\`${found}\` reads as ${whole}_${rest} to many, and is ${whole} and a fraction here`;
    },
    ({ found, currency }) =>
      `thousands are separated with _: write \`${found.replace('.', '_')} ${currency}\`, or \`${found}0 ${currency}\` for the fraction`,
  ),
  foreignLetter: textKind<{ letter: string; number: string }>(
    'PAY124',
    'error',
    'letter of another alphabet',
    ({ letter, number }) => `\`${letter}\` (${number}) is no Latin letter`,
    () => 'type it anew: letters of other alphabets look the same, and are not',
  ),
} as const;
