import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { readCsvRecords } from '../../../workbench/population/csv-records.ts';
import type { Layout, Piece } from '../../../workbench/population/piece.ts';
import { RecordSplitter } from '../../../workbench/population/record-splitter.ts';

const CSV: Layout = { kind: 'csv', delimiter: ',' };

/** The pieces of a text that arrives in parts of these lengths. */
function piecesOf(text: string, lengths: readonly number[], rowsAtOnce: number): readonly Piece[] {
  const splitter = new RecordSplitter(CSV, { offset: 0, row: 1 }, rowsAtOnce);
  const bytes = Buffer.from(text);
  const pieces: Piece[] = [];
  let from = 0;
  for (const length of [...lengths, bytes.length]) {
    pieces.push(...splitter.push(bytes.subarray(from, from + length)));
    from += length;
  }
  return [...pieces, ...splitter.end()];
}

function recordsOf(pieces: readonly Piece[]): readonly (readonly string[] | null)[] {
  return pieces.flatMap(({ bytes, fault }) => {
    const records: (readonly string[] | null)[] = [];
    if (fault === null) readCsvRecords(Buffer.from(bytes).toString(), ',', (cells) => records.push(cells));
    return fault === null ? records : [null];
  });
}

/** Cells that need quotes, and cells that do not. White space at an end is only kept inside quotes. */
const cell = fc.oneof(
  fc.stringMatching(/^[a-z0-9]{0,6}$/),
  fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', '\n', '\r\n', ';', ' ') }),
);
const table = fc
  .integer({ min: 2, max: 4 })
  .chain((columns) => fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: 1 }));
const cuts = fc.array(fc.integer({ min: 0, max: 9 }));

test('what a CSV library writes is read back, however the bytes arrive', () => {
  fc.assert(
    fc.property(table, cuts, fc.integer({ min: 1, max: 5 }), fc.boolean(), (rows, lengths, atOnce, all) => {
      const text = stringify(rows, { quoted: all, quoted_match: /^\s|\s$|\r/ });
      expect(recordsOf(piecesOf(text, lengths, atOnce))).toEqual(rows);
    }),
  );
});

test('whatever the text, the pieces are the same however the bytes arrive, and every line is in one', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', ' '), maxLength: 60 });
  fc.assert(
    fc.property(text, cuts, (any, lengths) => {
      const pieces = piecesOf(any, lengths, 1);
      expect(pieces).toEqual(piecesOf(any, [], 1));
      expect(pieces.at(-1)?.end ?? 0).toBe(Buffer.byteLength(any));
      for (const [at, piece] of pieces.entries()) expect(piece.firstRow).toBe(at + 1);
      // A piece that can be read is one record to the reader of cells too.
      for (const piece of pieces) if (piece.fault === null) expect(recordsOf([piece])).toHaveLength(1);
    }),
    { numRuns: 1000 },
  );
});

test('well-formed records are those that a CSV library sees', () => {
  const text = fc
    .array(fc.constantFrom('a,b', '"a","b"', '"a""",b', '"a\nb",c', ' "a" ,b', 'a b,"c,d"', ',', '""," "'))
    .map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(text, (any) => {
      const expected = parse(any, { trim: true, relax_column_count: true, skip_empty_lines: true });
      expect(recordsOf(piecesOf(any, [], 3))).toEqual(expected);
    }),
  );
});

test('a line of any length costs itself only, and no more memory than the longest record', () => {
  const long = `${'x'.repeat(700_000)}\n`;
  const pieces = piecesOf(`a,b\n${long}c,d\n"${long}e,f\n`, [10, 100_000, 65_536, 65_536], 10);
  expect(pieces.map(({ firstRow, rows, fault }) => [firstRow, rows, fault])).toEqual([
    [1, 1, null],
    [2, 1, 'is longer than 65536 bytes'],
    [3, 1, null],
    [4, 1, 'is longer than 65536 bytes'],
    [5, 1, null],
  ]);
});
