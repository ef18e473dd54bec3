/** One cell of a line: what stands in a column. */
export interface Cell {
  /** What the cell is; lines stay aligned as long as their cells are of the same kind. */
  readonly slot: string;
  readonly text: string;
  /** Spaces before the cell. */
  readonly gap: number;
  /** `figure` puts the ends of whole numbers under each other. */
  readonly align: 'left' | 'figure';
}

interface Row {
  readonly cells: readonly Cell[];
  line: string;
}

/** A row with its cell in the column at hand. */
interface Present {
  readonly row: Row;
  readonly cell: Cell;
}

function splitFigure(text: string): { readonly whole: string; readonly rest: string } {
  const match = /^(\D*?[\d_]+)(.*)$/.exec(text);
  return { whole: match?.[1] ?? text, rest: match?.[2] ?? '' };
}

function padFigures(cells: readonly Cell[]): readonly string[] {
  const figures = cells.map((cell) => splitFigure(cell.text));
  const whole = figures.reduce((width, figure) => Math.max(width, figure.whole.length), 0);
  const rest = figures.reduce((width, figure) => Math.max(width, figure.rest.length), 0);
  return figures.map((figure) => figure.whole.padStart(whole) + figure.rest.padEnd(rest));
}

function padLeft(cells: readonly Cell[]): readonly string[] {
  const width = cells.reduce((widest, cell) => Math.max(widest, cell.text.length), 0);
  return cells.map((cell) => cell.text.padEnd(width));
}

function pad(cells: readonly Cell[]): readonly string[] {
  return cells.every((cell) => cell.align === 'figure') ? padFigures(cells) : padLeft(cells);
}

function append(row: Row, cell: Cell, text: string): void {
  row.line += ' '.repeat(row.line === '' ? 0 : cell.gap) + text;
}

function appendFrom(row: Row, column: number): void {
  for (const cell of row.cells.slice(column)) append(row, cell, cell.text);
}

/** A line without alignment. */
export function flatLine(cells: readonly Cell[]): string {
  const row: Row = { cells, line: '' };
  appendFrom(row, 0);
  return row.line;
}

function lengthFrom(row: Row, column: number): number {
  return row.cells.slice(column).reduce((length, cell) => length + cell.gap + cell.text.length, 0);
}

/** The rows that padding the column would push over the width. Rows that are too long anyway do not count. */
function pushedOver(present: readonly Present[], column: number, width: number): readonly Present[] {
  const padded = pad(present.map(({ cell }) => cell))[0]?.length ?? 0;
  return present.filter(({ row, cell }) => {
    if (row.cells.length === column + 1) return false;
    const room = width - row.line.length - cell.gap - lengthFrom(row, column + 1);
    return cell.text.length <= room && padded > room;
  });
}

/** Takes rows out until none is pushed over the width: those with the widest cells, or the long ones if fewer. */
function fitting(present: readonly Present[], column: number, width: number): readonly Present[] {
  const over = pushedOver(present, column, width);
  if (over.length === 0) return present;
  const widest = present.reduce((most, { cell }) => Math.max(most, cell.text.length), 0);
  const wide = present.filter(({ cell }) => cell.text.length === widest);
  const out = new Set(over.length < wide.length ? over : wide);
  return fitting(
    present.filter((each) => !out.has(each)),
    column,
    width,
  );
}

function alignSlot(present: readonly Present[], column: number, width: number): void {
  const together = fitting(present, column, width);
  const kept = new Set(together);
  for (const each of present) if (!kept.has(each)) appendFrom(each.row, column);
  const padded = pad(together.map(({ cell }) => cell));
  for (const [index, { row, cell }] of together.entries()) append(row, cell, padded[index] ?? cell.text);
  if (together.length > 0)
    alignFrom(
      together.map(({ row }) => row),
      column + 1,
      width,
    );
}

/** Aligns rows whose lines are written up to a column: those with the same kind of cell there go on together. */
function alignFrom(rows: readonly Row[], column: number, width: number): void {
  const bySlot = new Map<string, Present[]>();
  for (const row of rows) {
    const cell = row.cells[column];
    if (cell === undefined) continue;
    const present = bySlot.get(cell.slot);
    if (present === undefined) bySlot.set(cell.slot, [{ row, cell }]);
    else present.push({ row, cell });
  }
  for (const present of bySlot.values()) alignSlot(present, column, width);
}

/**
 * Puts the cells of lines under each other, column by column, as long as no line gets longer than `width`. Lines
 * with other kinds of cells are aligned among themselves from there on.
 */
export function alignLines(lines: readonly (readonly Cell[])[], width: number): readonly string[] {
  const rows = lines.map((cells): Row => ({ cells, line: '' }));
  alignFrom(rows, 0, width);
  return rows.map((row) => row.line.trimEnd());
}
