import type { Dice } from '../../oracle/oracle.ts';

/** Changes one thing in the text of a rule file; null when the file has nothing of the kind. */
type Edit = (text: string, dice: Dice) => string | null;

/** Replaces one random match outside comments; `to` may use the match. */
function oneOf(pattern: RegExp, to: (found: string, dice: Dice) => string): Edit {
  return (text, dice) => {
    const code = text.replaceAll(/^\s*#.*$/gm, (comment) => ' '.repeat(comment.length));
    const matches = [...code.matchAll(pattern)].filter(({ index }) => index > code.indexOf('\n\n'));
    if (matches.length === 0) return null;
    const { 0: found, index } = dice.pick(matches);
    return text.slice(0, index) + to(found, dice) + text.slice(index + found.length);
  };
}

/** Declarations, which stand apart by empty lines. */
function blocks(text: string): readonly string[] {
  return text.split(/\n{2,}/);
}

function swapped(text: string, dice: Dice): string {
  const all = [...blocks(text)];
  const at = dice.integer(1, all.length - 2);
  const [one = '', other = ''] = all.slice(at, at + 2);
  all.splice(at, 2, other, one);
  return all.join('\n\n');
}

const NUMBER = /(?<![\w.-])\d[\d_]*(?:\.\d+)?(?![\w-])/g;
const DATED_ROW = /^ +\d{4}-\d{2}(?:-\d{2})? {2,}\S.*\n/gm;

/** Every kind of edit that a lawyer or a programmer makes, by what it does. */
export const EDITS: Readonly<Record<string, Edit>> = {
  'another figure': oneOf(
    NUMBER,
    (found, dice) => `${Number(found.replaceAll('_', '')) + dice.integer(1, 9)}`,
  ),
  'a figure spelt otherwise': oneOf(NUMBER, (found) => found.replaceAll('_', '').replace(/(\.\d+)$/, '$10')),
  'another operator': oneOf(/ (?:<=|>=|<|>|\+|-|\*) /g, (found) => OTHER[found.trim()] ?? found),
  'another rate': oneOf(/\d+(?:\.\d+)?%/g, (found) => `${Number.parseFloat(found) / 2}%`),
  'another text': oneOf(/"[^"{}\n]{3,}"/g, (found) => `${found.slice(0, -1)}.."`),
  'another message': oneOf(/"[^"\n]*\{[^"\n]*"/g, (found) => `"Atención: ${found.slice(1)}`),
  'a row that is gone': oneOf(DATED_ROW, () => ''),
  'an earlier row': oneOf(DATED_ROW, (found) => found.replace(/\d{4}/, '1999') + found),
  'a row with another date': oneOf(
    /(?<=^ +)\d{4}-\d{2}-\d{2}(?= {2,})/gm,
    (found) => `${found.slice(0, 8)}09`,
  ),
  'a clause that is gone': oneOf(
    /^ {2,}(?:law|when|omit_zero|rounded|marks|convention|unconfirmed|single_source)\b.*\n/gm,
    () => '',
  ),
  'a condition': oneOf(/ when .+$/gm, (found) => found.replace(/ when (.+)/, ' when not ($1)')),
  'a declaration elsewhere': swapped,
  'a declaration that is gone': oneOf(/\n\n[a-z]+ [^\n]+(?:\n[^\n]+)*/g, () => ''),
  parentheses: oneOf(/(?<== )[a-z_]+ \* [a-z_.]+(?= )/g, (found) => `(${found})`),
  'a comment': (text) => text.replace('\n\n', '\n\n# una nota\n'),
  'another severity': oneOf(/ severity info/g, () => ''),
  'no zero line': oneOf(/ omit_zero/g, () => ''),
};

const OTHER: Readonly<Record<string, string>> = {
  '<': ' <= ',
  '<=': ' < ',
  '>': ' >= ',
  '>=': ' > ',
  '+': ' - ',
  '-': ' + ',
  '*': ' / ',
};
