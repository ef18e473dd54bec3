function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...a].entries()) {
    const next = [line + 1];
    for (const [column, other] of [...b].entries()) {
      const changed = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The known name that was most likely meant, or null when none is near: a third of the letters may differ. */
export function nearestName(name: string, known: readonly string[]): string | null {
  const scored = known.map((one) => ({ one, away: distance(name, one) }));
  const best = scored.sort((a, b) => a.away - b.away)[0];
  return best !== undefined && best.away <= Math.max(1, Math.floor(name.length / 3)) ? best.one : null;
}
