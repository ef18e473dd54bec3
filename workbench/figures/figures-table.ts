import type { Span } from '../../dsl/ast/ast.ts';
import type { Source } from '../../dsl/text/source.ts';
import { delimiterOf, readCsvRecords } from '../population/csv-records.ts';

/** A cell of a table of figures, and where it stands in the text. */
export interface TableCell {
  readonly text: string;
  readonly span: Span;
}

/** A table of figures as CSV: its first record names the columns. */
export interface FiguresTable {
  readonly source: Source;
  readonly header: readonly TableCell[];
  readonly rows: readonly (readonly TableCell[])[];
}

/** Where the cells of a record stand; of one with quotes each stands for the whole record. */
function spansOf(record: string, start: number, delimiter: string, count: number): readonly Span[] {
  const parts = record.split(delimiter);
  if (parts.length !== count || record.includes('"'))
    return Array.from({ length: count }, () => ({ start, end: start + record.trimEnd().length }));
  let at = start;
  return parts.map((part) => {
    const own = part.trim();
    const begin = at + part.indexOf(own);
    at += part.length + delimiter.length;
    return { start: begin, end: begin + Math.max(own.length, 1) };
  });
}

/** Reads a CSV text, whose columns are parted by a comma, a semicolon or a tab. Blank lines say nothing. */
export function readFiguresTable(source: Source): FiguresTable {
  const { text } = source;
  const [first = ''] = text.split('\n', 1);
  const delimiter = delimiterOf(first);
  const records: (readonly TableCell[])[] = [];
  readCsvRecords(text, delimiter, (cells, start, end) => {
    const record = text.slice(start, end);
    if (record.trim() === '') return;
    const texts = cells ?? [record];
    const spans = spansOf(record, start, delimiter, texts.length);
    records.push(texts.map((each, at) => ({ text: each, span: spans[at] ?? { start, end } })));
  });
  const [header = [], ...rows] = records;
  return { source, header, rows };
}
