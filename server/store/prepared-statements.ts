type Done = (this: object, error: Error | null, rows?: readonly unknown[]) => void;
type Call = (sql: string, values: readonly unknown[], done: Done) => unknown;
type PreparedCall = (values: readonly unknown[], done: Done) => unknown;

interface Statement {
  readonly run: PreparedCall;
  readonly all: PreparedCall;
  finalize(): unknown;
}

/** What of a connection of `sqlite3` Knex calls. */
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
 * it. What comes the second time is prepared, and used from then on. One that fails is let go: it may not have ended.
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
