import type { Knex } from 'knex';
import { RowInsert } from '../database/insert-rows.ts';

/** A line of a scheme that some history reads, be it by the rules of another process. */
export interface LineName {
  readonly country: string;
  readonly scheme: string;
  /** The empty line is the payslip itself. */
  readonly line: string;
}

export interface SummedLineRow extends LineName {
  /** The time of the first request for the line; payslips stored later have its rows from the start. */
  readonly since: string;
  /** The client, the environment and the calculation up to which older payslips have theirs. */
  readonly filled_client: string;
  readonly filled_environment: string;
  readonly filled_id: string;
  /** Null while there are older payslips without. */
  readonly filled_at: string | null;
}

let seen: readonly LineName[] = [];

/**
 * Returns the lines that this process saw last, in any database: they decide what is read of a payslip before it is
 * stored. Lines that another process has recorded since are found in the storing transaction.
 */
export function seenLines(): readonly LineName[] {
  return seen;
}

/** All lines that have rows in `calculation_sums`. */
export async function readSummedLines(db: Knex): Promise<readonly SummedLineRow[]> {
  const rows = await db<SummedLineRow>('summed_lines').orderBy(['country', 'scheme', 'line']);
  seen = rows;
  return rows;
}

/** Those of one scheme. */
export function linesOfScheme(
  lines: readonly LineName[],
  { country, scheme }: Pick<LineName, 'country' | 'scheme'>,
): readonly string[] {
  return lines.filter((one) => one.country === country && one.scheme === scheme).map(({ line }) => line);
}

const LINES = new RowInsert<SummedLineRow>('summed_lines', {
  country: 'text',
  scheme: 'text',
  line: 'text',
  since: 'text',
  filled_client: 'text',
  filled_environment: 'text',
  filled_id: 'text',
  filled_at: 'text',
});

export async function insertSummedLines(trx: Knex, rows: readonly SummedLineRow[]): Promise<void> {
  await LINES.insert(trx, rows);
}
