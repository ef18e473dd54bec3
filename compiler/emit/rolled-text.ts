import { memberText } from '../../runtime/module/rolled-text.ts';
import type { Expression } from '../program/code.ts';
import * as code from '../program/code.ts';

/** Fewer lines are as easily read one by one. */
const LEAST_LINES = 3;

/** Numbers in what repeats, at most. */
const LONGEST_PERIOD = 64;

/** Two that are alike often hide a repetition that begins a little later. */
const LEAST_REPEATS = 4;

/** Characters that rolling a text must save. */
const LEAST_SAVED = 40;

/** What marks a template, and stands in JSON by its number where a rule file says it. */
const MARKS = ['«', '»', '‹', '›'];

/** Texts, each before a number, and the numbers. */
interface Pieces {
  readonly words: readonly string[];
  readonly numbers: readonly string[];
}

function piecesOf(text: string): Pieces {
  const pieces = text.split(/(\d+)/);
  const [words, numbers] = [0, 1].map((odd) => pieces.filter((_, place) => place % 2 === odd));
  return { words: words ?? [], numbers: numbers ?? [] };
}

/** A number that goes up by a step, as a member has it. */
function numberOf(first: string, step: number, member: number): string {
  return step === 0 ? first : `${Number(first) + member * step}`.padStart(first.length, '0');
}

/** By how much a number goes up from the first member to the second; null where the second cannot follow it. */
function stepOf(first: string, second: string): number | null {
  if (first === second) return 0;
  const step = Number(second) - Number(first);
  return step > 0 && numberOf(first, step, 1) === second ? step : null;
}

/** A number of the first member as templates write it; null where the second cannot follow it. */
function counted(first: string, second: string): string | null {
  const step = stepOf(first, second);
  if (step === null) return null;
  if (step === 0) return first;
  return step === 1 ? `‹${first}›` : `‹${first}+${step}›`;
}

/** What two texts have in common as a template, if only numbers differ that go up. */
function templateOf(first: string, second: string): string | null {
  const [one, other] = [piecesOf(first), piecesOf(second)];
  const numbers = one.numbers.map((number, place) => counted(number, other.numbers[place] ?? ''));
  const isAlike =
    one.words.join('0') === other.words.join('0') && !MARKS.some((mark) => first.includes(mark));
  if (!isAlike || numbers.includes(null)) return null;
  return one.words.map((word, place) => `${word}${numbers[place] ?? ''}`).join('');
}

/** The texts of an expression in order, and the rest of it. */
function textsOf(line: Expression): { readonly texts: readonly string[]; readonly rest: string } {
  const texts: string[] = [];
  const rest = code.mapExpression(line, (one) => {
    if (one.kind !== 'text') return one;
    texts.push(one.text);
    return code.ZERO;
  });
  return { texts, rest: code.keyOf(rest) };
}

/** A line for all members of a family, told by its first two. */
function lineOfAll(first: Expression, second: Expression | undefined): Expression | null {
  if (second === undefined) return null;
  const [one, other] = [textsOf(first), textsOf(second)];
  const templates = one.texts.map((text, place) => templateOf(text, other.texts[place] ?? ''));
  if (one.rest !== other.rest || templates.includes(null)) return null;
  let place = -1;
  return code.mapExpression(first, (leaf) => {
    if (leaf.kind !== 'text') return leaf;
    place += 1;
    return code.text(templates[place] ?? '');
  });
}

function memberOf(line: Expression, member: number): string {
  const one = code.mapExpression(line, (leaf) =>
    leaf.kind === 'text' ? code.text(memberText(leaf.text, member)) : leaf,
  );
  return code.keyOf(one);
}

/** Lines of data, of which those of a family are one. */
export function rolledLines(lines: readonly Expression[]): readonly Expression[] {
  const [first] = lines;
  if (first === undefined) return [];
  const line = lineOfAll(first, lines[1]);
  const end = line === null ? 1 : lines.findIndex((one, place) => code.keyOf(one) !== memberOf(line, place));
  const count = end < 0 ? lines.length : end;
  if (line === null || count < LEAST_LINES) return [first, ...rolledLines(lines.slice(1))];
  const all = code.call('...rt.members', code.number(count), line);
  return [all, ...rolledLines(lines.slice(count))];
}

/** As often as pieces repeat from a place on, with numbers that go up evenly. */
function repeats({ words, numbers }: Pieces, from: number, period: number): number {
  // Most places are told apart by their words, which costs far less than comparing numbers.
  for (let at = from; at < from + (LEAST_REPEATS - 1) * period; at += 1)
    if (words[at] !== words[at + period]) return 1;
  const steps: number[] = [];
  for (let piece = from; piece < from + period; piece += 1) {
    const step = stepOf(numbers[piece] ?? '', numbers[piece + period] ?? '');
    if (step === null) return 1;
    steps.push(step);
  }
  let count = 1;
  for (let at = from + period; at + period <= numbers.length; at += period) {
    for (const [piece, step] of steps.entries()) {
      if (words[at + piece] !== words[from + piece]) return count;
      if (numberOf(numbers[from + piece] ?? '', step, count) !== numbers[at + piece]) return count;
    }
    count += 1;
  }
  return count;
}

function textOf({ words, numbers }: Pieces, from: number, to: number): string {
  return words
    .slice(from, to)
    .map((word, place) => `${word}${numbers[from + place] ?? ''}`)
    .join('');
}

/** JSON with what repeats in it said once. */
export function rolledText(json: string): string {
  const plain = MARKS.reduce(
    (text, mark) => text.replaceAll(mark, `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`),
    json,
  );
  const pieces = piecesOf(plain);
  let [rolled, from] = ['', 0];
  while (from < pieces.words.length) {
    const found = bestAt(pieces, from);
    rolled += found?.text ?? textOf(pieces, from, from + 1);
    from += found?.length ?? 1;
  }
  if (!rolled.includes('«')) return json;
  return rolled.startsWith('«') ? rolled : `«0:»${rolled}`;
}

/** The repetition that saves most of what begins at a place. */
function bestAt(pieces: Pieces, from: number): { readonly text: string; readonly length: number } | null {
  let [best, saved]: [{ text: string; length: number } | null, number] = [null, LEAST_SAVED];
  for (let period = 1; period <= LONGEST_PERIOD; period += 1) {
    if (pieces.words[from] !== pieces.words[from + period]) continue;
    const count = repeats(pieces, from, period);
    if (count < LEAST_REPEATS) continue;
    const [first, second] = [
      textOf(pieces, from, from + period),
      textOf(pieces, from + period, from + 2 * period),
    ];
    const text = `«${count}:${templateOf(first, second) ?? ''}»`;
    const gain = textOf(pieces, from, from + count * period).length - text.length;
    if (gain > saved) [best, saved] = [{ text, length: count * period }, gain];
  }
  return best;
}
