/** Where the commands write. Results go to `out`, everything else to `err`. */
export interface Output {
  out(text: string): void;
  err(text: string): void;
}

/** Columns under their names, or one JSON value. */
export function printRows(io: Output, rows: readonly object[], asJson: boolean): void {
  if (asJson) io.out(`${JSON.stringify(rows)}\n`);
  else if (rows.length > 0) io.out(columns(rows));
}

function columns(rows: readonly object[]): string {
  const names = Object.keys(rows[0] ?? {});
  const cells = [names, ...rows.map((row) => Object.values(row).map((value) => String(value ?? '-')))];
  const widths = names.map((_, at) => Math.max(...cells.map((line) => line[at]?.length ?? 0)));
  const lines = cells.map((line) =>
    line
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}
