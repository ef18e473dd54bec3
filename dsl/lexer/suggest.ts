import { MAX_NAME } from './limits.ts';

/**
 * Number of single-letter edits (insert, delete, change, swap of neighbours) between two words; more than `limit`
 * as soon as it is certain to be more.
 */
export function editDistance(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      }
      next.push(best);
    }
    if (Math.min(...next, ...row) > limit) return limit + 1;
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}

/** Edits after which nobody means the word any more, however long it is. */
const MOST_EDITS = 8;

/** The known word nearest to a misspelt one, or null when none is near enough to be meant. */
export function suggest(word: string, known: Iterable<string>): string | null {
  if (word.length > MAX_NAME) return null;
  const limit = Math.min(MOST_EDITS, Math.max(1, Math.floor(word.length / 3)));
  let best: string | null = null;
  let bestDistance = limit + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) > limit) continue;
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase(), bestDistance - 1);
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}
