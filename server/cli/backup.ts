import { readConfig } from '../config/config.ts';
import { OperatorError } from '../operator-error.ts';
import { backUp } from '../store/database/backup.ts';
import type { Output } from './output.ts';
import { withDatabaseAsItIs } from './stored-database.ts';

const MEGABYTE = 1_000_000;

/** `payroll db backup FILE` */
export async function backUpDatabase(io: Output, file: string, asJson: boolean): Promise<void> {
  const { database: target } = readConfig(process.env);
  if (target.kind !== 'sqlite') {
    throw new OperatorError('this copies a SQLite database; docs/operations.md says how to dump PostgreSQL');
  }
  const bytes = await withDatabaseAsItIs((database) => backUp(database, target.file, file));
  io.out(asJson ? `${JSON.stringify({ file, bytes })}\n` : `Wrote ${file}: ${megabytes(bytes)} MB.\n`);
}

function megabytes(bytes: number): string {
  return (bytes / MEGABYTE).toFixed(1);
}
