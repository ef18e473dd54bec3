/** Spreadsheets that write a comma for the decimal point put semicolons between cells. */
export function delimiterOf(line: string): ',' | ';' | '\t' {
  if (line.includes(',')) return ',';
  if (line.includes(';')) return ';';
  return line.includes('\t') ? '\t' : ',';
}

/** Takes a record of CSV: its cells, or null where text stands behind a closing quote; and where it begins and ends. */
type TakeCells = (cells: readonly string[] | null, start: number, end: number) => void;

/**
 * Reads the records of a CSV text one after the other, blank lines too (one empty cell). Records end where
 * `recordEnds` finds their ends. White space around a cell is dropped, inside quotes it is kept.
 */
export function readCsvRecords(text: string, delimiter: string, take: TakeCells): void {
  const isQuoted = text.includes('"');
  let from = 0;
  while (from < text.length) {
    const newline = text.indexOf('\n', from);
    const end = newline === -1 ? text.length : newline;
    const line = text.slice(from, end);
    if (isQuoted && line.includes('"')) from = readQuoted(text, from, delimiter, take);
    else {
      take(plainCells(line, delimiter), from, end);
      from = end + 1;
    }
  }
}

function plainCells(line: string, delimiter: string): readonly string[] {
  const cells = line.split(delimiter);
  for (let at = 0; at < cells.length; at++) cells[at] = (cells[at] ?? '').trim();
  return cells;
}

const QUOTED_TEXT = /"[^"]*(?:""[^"]*)*"/y;

/** A record with quotes; gives where the next one begins. */
function readQuoted(text: string, start: number, delimiter: string, take: TakeCells): number {
  const cells: string[] = [];
  let isRight = true;
  let at = start;
  for (;;) {
    while (BLANK.has(text[at] ?? '') && text[at] !== delimiter) at += 1;
    let cell = '';
    const isQuoted = text[at] === '"';
    if (isQuoted) {
      QUOTED_TEXT.lastIndex = at;
      const quoted = QUOTED_TEXT.exec(text)?.[0] ?? '';
      cell = quoted.slice(1, -1).replaceAll('""', '"');
      at += quoted.length;
    }
    const end = endOfCell(text, at, delimiter);
    const rest = text.slice(at, end).trim();
    if (isQuoted && rest !== '') isRight = false;
    cells.push(isQuoted ? cell : rest);
    at = end + 1;
    if (text[end] !== delimiter) break;
  }
  take(isRight ? cells : null, start, at - 1);
  return at;
}

const BLANK = new Set([' ', '\t', '\r']);

function endOfCell(text: string, from: number, delimiter: string): number {
  let end = from;
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n') end += 1;
  return end;
}
