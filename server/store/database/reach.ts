import type { Knex } from 'knex';
import { OperatorError } from '../../operator-error.ts';

/** Asks the database for nothing, so that one that cannot be used is told to the operator in words. */
export async function reach(db: Knex): Promise<void> {
  try {
    await db.raw('SELECT 1');
  } catch (cause) {
    throw new OperatorError(`the database cannot be used: ${reasonOf(cause)}`, { cause });
  }
}

/** Knex suspects a pool that is too small whenever no connection came in time. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  if (cause.name === 'KnexTimeoutError') return 'no connection within 5 s';
  return cause instanceof AggregateError ? cause.errors.map(reasonOf).join('; ') : cause.message;
}
