import { withoutHidden } from '../text/hidden-characters.ts';

const TAB_STOP = 4;
const ZERO_WIDTH = /^[\p{Mn}\p{Me}]$/u;
const WIDE =
  /^[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1F64F}\u{1F680}-\u{1F6FF}\u{1F900}-\u{1F9FF}\u{20000}-\u{3FFFD}]$/u;

/** One character of a source line as a terminal shows it. */
interface Cell {
  /** UTF-16 offset in the line. */
  readonly offset: number;
  /** 0-based column on the screen. */
  readonly column: number;
  readonly text: string;
}

/** A source line laid out on the screen: tabs expanded, characters measured, control characters made harmless. */
export interface ScreenLine {
  readonly cells: readonly Cell[];
  readonly width: number;
}

/** Columns that a character takes on a terminal: 0, 1 or 2. */
function widthOf(character: string): number {
  if (character < '\u007f') return 1;
  if (ZERO_WIDTH.test(character)) return 0;
  return WIDE.test(character) ? 2 : 1;
}

const REPLACEMENT = '\uFFFD';

/** Replaces what would move the cursor, change colours or be unseen, so that no file can play with the terminal. */
export function harmless(text: string): string {
  return withoutHidden(text, (character) =>
    character === '\n' || character === '\t' ? character : REPLACEMENT,
  );
}

/** Columns that a text without tabs and line ends takes on a terminal. */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text) width += widthOf(character);
  return width;
}

/** Lays a line out; `line` holds no line end. */
export function layOut(line: string): ScreenLine {
  const cells: Cell[] = [];
  let offset = 0;
  let column = 0;
  for (const character of line) {
    const isTab = character === '\t';
    const shown = harmless(character);
    const width = isTab ? TAB_STOP - (column % TAB_STOP) : widthOf(shown);
    cells.push({ offset, column, text: isTab ? ' '.repeat(width) : shown });
    offset += character.length;
    column += width;
  }
  return { cells, width: column };
}

/** The screen column at a UTF-16 offset of the line; offsets past its end give its width. */
export function columnAt(line: ScreenLine, offset: number): number {
  let low = 0;
  let high = line.cells.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((line.cells[middle]?.offset ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return line.cells[low]?.column ?? line.width;
}

/** The part of the line between two screen columns. */
export function sliceColumns(line: ScreenLine, from: number, to: number): string {
  return line.cells
    .filter((cell) => cell.column >= from && cell.column < to)
    .map((cell) => cell.text)
    .join('');
}
