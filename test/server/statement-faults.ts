import type { Knex } from 'knex';
import type { Database } from '../../server/store/database/database.ts';

type Done = (error: Error | null, ...rest: unknown[]) => void;
type Run = (...call: unknown[]) => void;

/** What Knex calls on the connections of `pg` and `sqlite3`. */
interface Connection {
  query?: Run;
  all?: Run;
  run?: Run;
  readonly connection?: { readonly stream: { destroy(): void } };
  once(event: 'end', listener: () => void): void;
}

type Failing = (connection: Connection, run: (done: Done) => void, done: Done) => void;

/** How a statement fails. SQLite has no connection to lose: there the statement only reports an error. */
const FAIL = {
  'is refused': (_connection, _run, done) => done(new Error('disk full')),
  'never arrives': (connection, run, done) => {
    connection.connection?.stream.destroy();
    if (connection.connection === undefined) done(new Error('the connection was lost'));
    else run(done);
  },
  'runs and is not answered': (connection, run, done) =>
    run(() => {
      const fail = () => done(new Error('the connection was lost'));
      if (connection.connection === undefined) return fail();
      connection.once('end', fail);
      connection.connection.stream.destroy();
    }),
} satisfies Readonly<Record<string, Failing>>;

export type Failure = keyof typeof FAIL;
export const FAILURES: readonly Failure[] = ['is refused', 'never arrives', 'runs and is not answered'];

/** Sees every statement on its way to the database, also BEGIN and COMMIT, and makes a chosen one fail. */
export class StatementFaults {
  readonly #patched = new WeakSet<Connection>();
  #failure: Failure = 'is refused';
  /** 0: none. */
  #failAt = 0;
  #seen: string[] = [];

  constructor({ writer, reader, patient }: Database) {
    for (const db of new Set([writer, reader, patient])) this.#watch(db);
  }

  /** From now on nothing fails, and statements are counted from 1. */
  count(): void {
    this.failNext(0, this.#failure);
  }

  /** What was asked of the database since the last {@link count} or {@link failNext}. */
  statements(): readonly string[] {
    return this.#seen;
  }

  /** From now on the `position`-th statement fails, once. */
  failNext(position: number, failure: Failure): void {
    this.#seen = [];
    this.#failAt = position;
    this.#failure = failure;
  }

  #watch({ client }: Knex): void {
    const acquire = client.acquireConnection.bind(client);
    client.acquireConnection = async () => {
      const connection = await acquire();
      this.#patch(connection);
      return connection;
    };
  }

  #patch(connection: Connection): void {
    if (this.#patched.has(connection)) return;
    this.#patched.add(connection);
    for (const method of ['query', 'all', 'run'] as const) {
      const original = connection[method]?.bind(connection);
      if (original === undefined) continue;
      connection[method] = (...call) => this.#run(connection, original, call);
    }
  }

  #run(connection: Connection, original: Run, call: unknown[]): void {
    const done = call.at(-1);
    if (!isDone(done) || !this.#fails(textOf(call[0]))) original(...call);
    else FAIL[this.#failure](connection, (instead) => original(...call.slice(0, -1), instead), done);
  }

  #fails(statement: string): boolean {
    this.#seen.push(statement);
    return this.#seen.length === this.#failAt;
  }
}

function isDone(value: unknown): value is Done {
  return typeof value === 'function';
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  const isConfig = typeof statement === 'object' && statement !== null && 'text' in statement;
  return isConfig ? String(statement.text) : '';
}
