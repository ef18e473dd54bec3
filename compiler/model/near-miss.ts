import { closestMatch } from 'leven';

/** Shorter words are near to many others, and none of them is meant. */
const LEAST_LETTERS = 6;

/** The greatest number of edits of a typo; words further apart are two different words. */
const MOST_EDITS = 2;

/** `parte_01` and `parte_02` are meant to differ. */
function withoutNumber(word: string): string {
  return word.replace(/_?\d+$/, '');
}

/** The known word that a new one is almost, or null. A word that is known itself misses none. */
export function nearMiss(word: string, known: Iterable<string>): string | null {
  if (word.length < LEAST_LETTERS) return null;
  const words = [...known];
  if (words.includes(word)) return null;
  const stem = withoutNumber(word);
  const others = words.filter(
    (one) => Math.abs(one.length - word.length) <= MOST_EDITS && withoutNumber(one) !== stem,
  );
  return closestMatch(word, others, { maxDistance: MOST_EDITS }) ?? null;
}
