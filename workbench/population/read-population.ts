import { fileSource } from './byte-source.ts';
import { openPopulation, readPieces } from './open-population.ts';
import type { PopulationRow } from './person.ts';
import { readPeople } from './read-people.ts';

/** Rows that are read at once. */
const ROWS_AT_ONCE = 256;

/** Reads a population row by row: NDJSON or CSV with a header, whatever its length. */
export async function* readPopulation(path: string): AsyncGenerator<PopulationRow> {
  const population = await openPopulation(fileSource(path), path);
  for await (const piece of readPieces(population, ROWS_AT_ONCE)) {
    const rows: PopulationRow[] = [];
    if (piece.fault === null)
      readPeople(piece, population.layout, population.header, (row) => rows.push(row));
    else rows.push({ kind: 'broken', row: { line: piece.firstRow, reason: piece.fault } });
    yield* rows;
  }
}
