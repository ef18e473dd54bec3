/**
 * The bare limit of this stack: node:http, `JSON.parse`, a row of as many bytes as a compressed payslip has, and an
 * answer as long as a payslip's. Nothing is calculated, checked or digested; every row is on the disk before it is
 * answered, in transactions that requests share.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import pg from 'pg';
import sqlite3 from 'sqlite3';
import { monotonicFactory } from 'ulid';
import { openSocket } from '../../server/http/open-socket.ts';
import { type DatabaseTarget, readDatabaseUrl } from '../../server/store/database/database-target.ts';

/** Of a payslip: its compressed texts, and its answer. */
const ROW = Buffer.alloc(900, 'row');
const ANSWER = 'a'.repeat(5600);
const ROWS_AT_ONCE = 50;

type Value = string | Uint8Array;
type Run = (sql: string, values?: readonly Value[]) => Promise<unknown>;

const nextId = monotonicFactory();
const run = await open(readDatabaseUrl(process.env.DATABASE_URL ?? ''));
let waiting: { readonly ids: readonly string[]; readonly done: (error: unknown) => void }[] = [];
let isWriting = false;

const server = createServer((request, response) => {
  answer(request).then(
    (text) => reply(response, 201, text),
    (error: unknown) => reply(response, 500, String(error)),
  );
});
console.log(JSON.stringify({ url: await openSocket(server, '127.0.0.1', 0), key: 'none' }));

async function answer(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { employees = [null] }: { readonly employees?: readonly unknown[] } = JSON.parse(
    Buffer.concat(chunks).toString(),
  );
  const ids = employees.map(() => nextId());
  await stored(ids);
  return JSON.stringify(ids.map((id) => id + ANSWER));
}

function stored(ids: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    waiting.push({ ids, done: (error) => (error === null ? resolve() : reject(error)) });
    if (!isWriting) void writeAll();
  });
}

async function writeAll(): Promise<void> {
  isWriting = true;
  while (waiting.length > 0) {
    const group = waiting;
    waiting = [];
    const error = await commit(group.flatMap(({ ids }) => ids)).then(
      () => null,
      (cause: unknown) => cause,
    );
    for (const { done } of group) done(error);
  }
  isWriting = false;
}

async function commit(ids: readonly string[]): Promise<void> {
  await run('BEGIN');
  for (let at = 0; at < ids.length; at += ROWS_AT_ONCE) {
    const some = ids.slice(at, at + ROWS_AT_ONCE);
    const places = some.map((_, place) => `($${2 * place + 1}, $${2 * place + 2})`);
    await run(
      `INSERT INTO bare (id, content) VALUES ${places}`,
      some.flatMap((id) => [id, ROW]),
    );
  }
  await run('COMMIT');
}

async function open(target: DatabaseTarget | null): Promise<Run> {
  if (target === null) throw new Error('DATABASE_URL must name a database');
  const opened = target.kind === 'sqlite' ? await openSqlite(target.file) : await openPostgres(target.url);
  await opened(
    `CREATE TABLE bare (id text PRIMARY KEY, content ${target.kind === 'sqlite' ? 'blob' : 'bytea'})`,
  );
  return opened;
}

/** WAL with `synchronous=FULL`, as the service has it. */
async function openSqlite(file: string): Promise<Run> {
  const db = new sqlite3.Database(file);
  const opened: Run = (sql, values = []) =>
    new Promise((resolve, reject) => {
      db.run(sql, [...values], (error) => (error === null ? resolve(null) : reject(error)));
    });
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL']) await opened(`PRAGMA ${pragma}`);
  return opened;
}

async function openPostgres(url: string): Promise<Run> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return (sql, values = []) => client.query(sql, [...values]);
}

function reply(response: ServerResponse, status: number, text: string): void {
  const bytes = Buffer.from(text);
  response
    .writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': bytes.length })
    .end(bytes);
}
