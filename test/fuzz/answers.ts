/** How often an operation gave a status. */
export interface AnswerCount {
  readonly operation: string;
  readonly status: number;
  readonly count: number;
}

/** One line for each operation: how many answers were 2xx, and how many had each status. */
export function answerTable(operations: readonly string[], counts: readonly AnswerCount[]): string {
  const width = Math.max(...operations.map((name) => name.length));
  const lines = operations.map((name) => {
    const own = counts.filter((one) => one.operation === name).toSorted((a, b) => a.status - b.status);
    const each = own.map(({ status, count }) => `${status}: ${count}`).join(', ');
    return `  ${name.padEnd(width)}  ${String(successes(name, counts)).padStart(6)} of 2xx   ${each}`;
  });
  return `${lines.join('\n')}\n`;
}

/** Operations whose success was never seen, so that nothing behind it was tested. */
export function neverSucceeded(
  operations: readonly string[],
  counts: readonly AnswerCount[],
): readonly string[] {
  return operations.filter((name) => successes(name, counts) === 0);
}

function successes(operation: string, counts: readonly AnswerCount[]): number {
  return counts
    .filter((one) => one.operation === operation && one.status >= 200 && one.status < 300)
    .reduce((sum, one) => sum + one.count, 0);
}
