import { isUtf8 } from 'node:buffer';
import { readCsvRecords } from './csv-records.ts';
import { type PopulationRow, personOfCells, personOfJson } from './person.ts';
import type { Layout, Piece } from './piece.ts';

/** The fault of a piece whose bytes are no text. */
const NOT_UTF8 = 'is not UTF-8';

/** Reads the rows of a piece one after the other; blank lines are passed over, but counted. */
export function readPeople(
  { bytes, firstRow }: Pick<Piece, 'bytes' | 'firstRow'>,
  layout: Layout,
  header: readonly string[],
  take: (row: PopulationRow) => void,
): void {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8');
  const isText = isUtf8(bytes);
  let line = firstRow - 1;
  const takeText = (cells: readonly string[] | null, row: PopulationRow) => {
    const isBroken = !isText && cells?.some((cell) => cell.includes('\ufffd')) === true;
    take(isBroken ? { kind: 'broken', row: { line, reason: NOT_UTF8 } } : row);
  };
  if (layout.kind === 'csv') {
    readCsvRecords(text, layout.delimiter, (cells) => {
      line += 1;
      if (cells === null || cells.length > 1 || cells[0] !== '')
        takeText(cells, personOfCells(header, cells, line));
    });
    return;
  }
  for (const one of linesOf(text)) {
    line += 1;
    if (one.trim() !== '') takeText([one], personOfJson(one, line));
  }
}

/** The lines of a text; an end of line at its end begins no other. */
function linesOf(text: string): readonly string[] {
  return (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n');
}
