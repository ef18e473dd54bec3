/**
 * Everything that reaches behind the public face of Knex and of the drivers: each with the test that fails without it.
 * @module
 */
import type { Knex } from 'knex';
import { isConnectionLost, isLockedOut, wasNotAnswered } from './write-failures.ts';

/** The part of Knex that lends connections. */
interface Lender {
  acquireConnection(): Promise<unknown>;
  releaseConnection(connection: unknown): Promise<void>;
}

/**
 * Does work on one connection of the pool and hands it back: to interrupt it, or to ask which process serves it
 * ([long-lists.test.ts](../../../test/server/long-lists.test.ts), and `make pooler-test`).
 */
export async function onOneConnection<Result>(
  db: Knex,
  work: (connection: unknown) => Promise<Result>,
): Promise<Result> {
  const lender: Lender = db.client;
  const connection = await lender.acquireConnection();
  try {
    return await work(connection);
  } finally {
    await lender.releaseConnection(connection);
  }
}

/**
 * Requests that waited for the one connection while its statement waited for the lock of SQLite in vain, waited for the
 * same lock: they fail together. Otherwise each would begin to wait anew
 * ([locked-database.test.ts](../../../test/server/locked-database.test.ts)).
 */
export function shareLockouts(db: Knex): Knex {
  const lender: Lender = db.client;
  const acquire = lender.acquireConnection.bind(lender);
  let lockouts = 0;
  let latest: unknown;
  lender.acquireConnection = async () => {
    const before = lockouts;
    const connection = await acquire();
    if (lockouts === before) return connection;
    await lender.releaseConnection(connection);
    throw latest;
  };
  return db.on('query-error', (error: unknown) => {
    if (!isLockedOut(error)) return;
    lockouts += 1;
    latest = error;
  });
}

interface PooledConnection {
  readonly __knexUid: string;
}

interface PostgresConnection extends PooledConnection {
  once(event: 'end', listener: () => void): void;
  end(): Promise<void>;
}

interface FailedStatement extends PooledConnection {
  readonly sql: string;
}

/**
 * The connections of one pool, so that none is used again whose state nobody knows
 * ([outage.test.ts](../../../test/server/outage.test.ts), [frozen-database.test.ts](../../../test/postgres/frozen-database.test.ts)).
 *
 * Knex hands a connection back to the pool also when its BEGIN, COMMIT or ROLLBACK failed. A transaction may still
 * be open there, and would swallow what comes next: such a connection is closed, which rolls back. Nor is one used
 * again whose server did not answer in time: the driver only gives up the statement, and whatever comes next on the
 * connection would wait behind it. It is told to end, which may take as long. Nor one that the server ends: the end
 * itself may still be on its way.
 */
export class PooledConnections {
  readonly #unusable = new Set<string>();
  readonly #open = new Map<string, PostgresConnection>();

  /** The `validate` function of a pool: it returns false once for each connection that must not be used again. */
  readonly validate = (connection: PooledConnection) => !this.#unusable.delete(connection.__knexUid);

  /** A connection to PostgreSQL, which can be told to end, and may end by itself. */
  add(connection: PostgresConnection): void {
    const { __knexUid: id } = connection;
    this.#open.set(id, connection);
    connection.once('end', () => {
      this.#open.delete(id);
      this.#unusable.delete(id);
    });
  }

  watch(db: Knex): Knex {
    return db.on('query-error', (error: Error, { sql, __knexUid: id }: FailedStatement) => {
      const isUnsettled = /^(BEGIN|COMMIT|ROLLBACK)/.test(sql);
      if (isUnsettled || wasNotAnswered(error) || isConnectionLost(error)) this.#unusable.add(id);
      if (wasNotAnswered(error)) void this.#open.get(id)?.end();
    });
  }
}

type Done = (this: object, error: Error | null, rows?: readonly unknown[]) => void;
type Call = (sql: string, values: readonly unknown[], done: Done) => unknown;
type PreparedCall = (values: readonly unknown[], done: Done) => unknown;

interface Statement {
  readonly run: PreparedCall;
  readonly all: PreparedCall;
  finalize(): unknown;
}

/** The part of a `sqlite3` connection that Knex calls. */
export interface StatementConnection {
  run: Call;
  all: Call;
  close(done: (error: Error | null) => void): void;
  prepare(sql: string, done: (error: Error | null) => void): Statement;
}

/** Longer ones are written for a number of rows, and seldom come again. */
const LONGEST = 4000;
const MOST = 100;

/**
 * Lets a connection to SQLite use its statements again: to read the text of one and to plan it takes longer than to run
 * it. What comes the second time is prepared, and used from then on. One that fails is let go: it may not have ended
 * ([prepared-statements.test.ts](../../../test/server/prepared-statements.test.ts)).
 */
export function reuseStatements(connection: StatementConnection): void {
  const { run, all, close, prepare } = connection;
  const prepared = new Map<string, Statement | null>();
  let isClosed = false;
  const forget = (sql: string) => {
    prepared.get(sql)?.finalize();
    prepared.delete(sql);
  };
  const note = (sql: string) => {
    if (sql.length > LONGEST) return;
    prepared.set(sql, null);
    const [oldest] = prepared.keys();
    if (prepared.size > MOST && oldest !== undefined) forget(oldest);
  };
  const prepareAside = (sql: string) => {
    prepared.delete(sql);
    const statement = prepare.call(connection, sql, (error) => {
      if (error !== null) return;
      if (isClosed || prepared.has(sql)) statement.finalize();
      else prepared.set(sql, statement);
    });
  };
  const calling =
    (method: 'run' | 'all', unprepared: Call): Call =>
    (sql, values, done) => {
      const statement = prepared.get(sql);
      if (statement === undefined || statement === null) {
        if (statement === null) prepareAside(sql);
        else note(sql);
        return unprepared.call(connection, sql, values, done);
      }
      // The one that was used last is let go last.
      prepared.delete(sql);
      prepared.set(sql, statement);
      return statement[method](values, function (error, rows) {
        if (error !== null) forget(sql);
        done.call(this, error, rows);
      });
    };
  connection.run = calling('run', run);
  connection.all = calling('all', all);
  connection.close = (done) => {
    isClosed = true;
    for (const sql of [...prepared.keys()]) forget(sql);
    close.call(connection, done);
  };
}
