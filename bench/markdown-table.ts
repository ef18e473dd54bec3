type Cells = readonly string[];

/** A Markdown table with columns as wide as their widest cell; figures, all but the first, stand to the right. */
export function markdownTable(head: Cells, rows: readonly Cells[]): string {
  const widths = head.map((cell, at) => Math.max(3, cell.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const padded = (cell: string, at: number): string => {
    const width = widths[at] ?? 0;
    return at === 0 ? cell.padEnd(width) : cell.padStart(width);
  };
  const line = (cells: Cells): string => `| ${cells.map(padded).join(' | ')} |`;
  const rule = widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(head), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n');
}
