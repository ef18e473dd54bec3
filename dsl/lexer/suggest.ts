import leven, { closestMatch } from 'leven';
import { MAX_NAME } from './limits.ts';

/** Edits after which nobody means the word any more, however long it is. */
const MOST_EDITS = 8;

/** True when one is the other with two neighbours swapped, which counts as two edits and is one slip. */
function isSwapped(a: string, b: string): boolean {
  return a.length === b.length && [...a].sort().join('') === [...b].sort().join('') && leven(a, b) <= 2;
}

/** The known word nearest to a misspelt one, or null when none is near enough to be meant. */
export function suggest(word: string, known: Iterable<string>): string | null {
  if (word.length > MAX_NAME) return null;
  const maxDistance = Math.min(MOST_EDITS, Math.max(1, Math.floor(word.length / 3)));
  const spellings = new Map([...known].map((candidate) => [candidate.toLowerCase(), candidate]));
  const [written, candidates] = [word.toLowerCase(), [...spellings.keys()]];
  const nearest =
    candidates.find((candidate) => isSwapped(written, candidate)) ??
    closestMatch(written, candidates, { maxDistance });
  return nearest === undefined ? null : (spellings.get(nearest) ?? null);
}
