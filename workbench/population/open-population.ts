import { UsageError } from '../terminal/terminal.ts';
import type { ByteSource } from './byte-source.ts';
import { delimiterOf, readCsvRecords } from './csv-records.ts';
import type { Layout, Piece, Place } from './piece.ts';
import { endOfLine, recordEnds } from './record-end.ts';
import { LONGEST_RECORD, RecordSplitter } from './record-splitter.ts';

/** A file of employees whose first bytes have been looked at. */
export interface Population {
  readonly layout: Layout;
  /** Names of the columns; empty for NDJSON. */
  readonly header: readonly string[];
  /** The place of the first employee. */
  readonly first: Place;
  readonly source: ByteSource;
}

/** Looks at the beginning of a file: NDJSON by its name or its first character, else CSV with its header. */
export async function openPopulation(source: ByteSource, name: string): Promise<Population> {
  const head = await firstBytes(source);
  const start = head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf ? 3 : 0;
  const line = firstLine(head, start);
  if (/^\s*\[/.test(line)) {
    throw new UsageError(`${name} is a JSON array; give one JSON object on every line, or CSV`);
  }
  if (/\.(nd)?jsonl?$/.test(name) || /^\s*\{/.test(line)) {
    return { layout: { kind: 'ndjson' }, header: [], first: { offset: start, row: 1 }, source };
  }
  const layout = { kind: 'csv', delimiter: delimiterOf(line) } as const;
  const end = headerEnd(head, start, layout);
  const header = headerOf(head.toString('utf8', start, end), layout.delimiter, name);
  return { layout, header, first: { offset: end, row: 2 }, source };
}

/** The pieces of a population from some place on. */
export async function* readPieces(
  { source, layout, first }: Population,
  rowsAtOnce: number,
): AsyncGenerator<Piece> {
  const splitter = new RecordSplitter(layout, first, rowsAtOnce);
  for await (const bytes of source.from(first.offset)) yield* splitter.push(bytes);
  yield* splitter.end();
}

async function firstBytes(source: ByteSource): Promise<Buffer> {
  const taken: Uint8Array[] = [];
  let length = 0;
  for await (const bytes of source.from(0)) {
    taken.push(bytes);
    length += bytes.length;
    if (length > LONGEST_RECORD) break;
  }
  return Buffer.concat(taken);
}

function firstLine(head: Buffer, start: number): string {
  const end = endOfLine(head, start, head.length);
  return head.toString('utf8', start, end === -1 ? head.length : end);
}

function headerEnd(head: Buffer, start: number, layout: Layout): number {
  const end = recordEnds(layout).endOf(head, start, head.length);
  return end === -1 ? head.length : end;
}

function headerOf(text: string, delimiter: string, name: string): readonly string[] {
  let header: readonly string[] | null = null;
  readCsvRecords(text, delimiter, (cells) => {
    header ??= cells;
  });
  const names: readonly string[] = header ?? [];
  if (names.every((one) => one === '')) {
    throw new UsageError(`${name} has no header: its first line must name the columns`);
  }
  const twice = names.find((one, at) => one !== '' && names.indexOf(one) !== at);
  if (twice !== undefined) throw new UsageError(`${name} has two columns ${twice}`);
  return names;
}
