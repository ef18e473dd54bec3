import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { parse } from 'csv-parse';
import { type PopulationRow, personOfCells, personOfJson } from './person.ts';

/** Reads a population row by row: NDJSON by its name (`.ndjson`, `.jsonl`, `.json`), anything else as CSV. */
export function readPopulation(path: string): AsyncIterable<PopulationRow> {
  return /\.(nd)?jsonl?$/.test(path) ? readLines(path) : readTable(path);
}

async function* readLines(path: string): AsyncIterable<PopulationRow> {
  let line = 0;
  for await (const text of createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity })) {
    line += 1;
    if (text.trim() !== '') yield personOfJson(text, line);
  }
}

interface CsvRecord {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

async function* readTable(path: string): AsyncIterable<PopulationRow> {
  const options = { bom: true, info: true, relax_column_count: true, skip_empty_lines: true, trim: true };
  const input = createReadStream(path);
  const records: AsyncIterable<CsvRecord> = input.pipe(parse(options));
  let header: readonly string[] | null = null;
  for await (const { record, info } of records) {
    if (header === null) header = record;
    else yield personOfCells(header, record, info.lines);
  }
}
