/**
 * Records what a version of the service stores and answers, for the test that later versions answer the same:
 *
 *   git clone . /tmp/v0.2.0 && make -C /tmp/v0.2.0 install
 *   node test/stored/record.ts /tmp/v0.2.0 v0.2.0 sqlite
 *   PG_DUMP=/usr/bin/pg_dump node test/stored/record.ts /tmp/v0.2.0 v0.2.0 postgres
 *
 * The service runs from the checkout, as its users start it, and is only spoken to over HTTP and by its commands.
 * `pg_dump` must be of the server's major version or newer (18).
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { JsonObject } from '../../server/json.ts';
import { createDatabase, PostgresServer } from '../postgres/postgres-server.ts';
import {
  type Exchange,
  fileOf,
  KEPT_HEADERS,
  RECORDED_MASTER_KEY,
  RECORDED_PEPPER,
  type Recording,
  withoutRequestId,
} from './exchanges.ts';
import { ERASED_EMPLOYEE, objects, type Send, tellStory } from './story.ts';

const [checkout = '', version = '', kind = ''] = process.argv.slice(2);

/** The executable of the checkout on one database. */
class Payroll {
  readonly #env: NodeJS.ProcessEnv;

  constructor(databaseUrl: string) {
    this.#env = {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      PORT: '0',
      LOG_LEVEL: 'warn',
      KEY_PEPPER: RECORDED_PEPPER,
      MASTER_KEY: Buffer.from(RECORDED_MASTER_KEY).toString('base64'),
      WEBHOOK_TIMEOUT_MS: '500',
      RATE_LIMIT: 'off',
    };
  }

  run(...args: readonly string[]): string {
    return execFileSync(join(checkout, 'bin/payroll'), args, { env: this.#env, encoding: 'utf8' });
  }

  /** Serves while `work` runs. */
  async serve(work: (url: string) => Promise<void>): Promise<void> {
    const child = spawn(join(checkout, 'bin/payroll'), ['serve'], { env: this.#env });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const url = await new Promise<string>((resolve, reject) => {
      let printed = '';
      const read = (chunk: Buffer): void => {
        printed += chunk.toString();
        const [, found] = /^Listening on (http\S+?),/m.exec(printed) ?? [];
        if (found !== undefined) resolve(found);
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      void ended.then(() => reject(new Error(printed)));
    });
    try {
      await work(url);
    } finally {
      child.kill('SIGTERM');
      await ended;
    }
  }
}

/** Requests with a key, each remembered with its answer. */
class Recorder {
  readonly exchanges: Exchange[] = [];
  readonly #key: string;
  url = '';

  constructor(key: string) {
    this.#key = key;
  }

  readonly send: Send = async (method, path, sent, idempotencyKey) => {
    const body = sent === undefined ? null : JSON.stringify(sent);
    const response = await fetch(this.url + path, {
      method,
      body,
      headers: {
        Authorization: `Bearer ${this.#key}`,
        ...(body !== null && { 'Content-Type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
      },
    });
    const text = await response.text();
    const headers = Object.fromEntries(
      KEPT_HEADERS.flatMap((name) => {
        const value = response.headers.get(name);
        return value === null ? [] : [[name, value]];
      }),
    );
    const { status } = response;
    const answer = { status, headers, text: withoutRequestId(text) };
    this.exchanges.push({ method, path, body, idempotencyKey: idempotencyKey ?? null, ...answer });
    const read: JsonObject = JSON.parse(text);
    return { status, body: read };
  };
}

/** Every page of a list; answers what stood on them. */
async function readList(send: Send, path: string, limit: number): Promise<readonly JsonObject[]> {
  const found: JsonObject[] = [];
  for (let cursor = ''; ; ) {
    const { body } = await send('GET', `${path}${path.includes('?') ? '&' : '?'}limit=${limit}${cursor}`);
    found.push(...objects(body.data));
    if (body.has_more !== true) return found;
    cursor = `&cursor=${body.next_cursor}`;
  }
}

/** Asks for everything that is stored, and sends every request with a key a second time. */
async function askForEverything(made: readonly Exchange[], { send, exchanges }: Recorder): Promise<void> {
  const calculations = await readList(send, '/v1/payroll/calculations', 100);
  for (const { id } of calculations) {
    await send('GET', `/v1/payroll/calculations/${id}`);
    await send('GET', `/v1/payroll/calculations/${id}?include=audit_trail`);
  }
  await readList(send, '/v1/payroll/calculations?employee_id=emp-corrected', 2);
  await readList(
    send,
    '/v1/payroll/calculations?country=AR&period_start_from=2024-06-01&period_start_to=2025-12-31',
    20,
  );
  await readList(send, '/v1/employers/acme/employees', 50);
  await readList(send, '/v1/employers/nobody/employees', 50);
  await readList(send, '/v1/payroll/batches', 1);
  await readList(send, '/v1/payroll/jobs', 50);
  for (const { id } of await readList(send, '/v1/payouts', 10)) {
    await send('GET', `/v1/payouts/${id}`);
    await send('GET', `/v1/payouts/${id}/events`);
  }
  const asked = new Set(exchanges.map(({ path }) => path));
  await readList(send, '/v1/payroll/calculations?history=stale', 50);
  const left = made.flatMap(pathsOf).filter((path) => !asked.has(path));
  for (const path of left) await send('GET', path);
  for (const { method, path, body, idempotencyKey, status } of made) {
    if (idempotencyKey === null && path !== '/v1/payouts') continue;
    if (status < 300 && body !== null)
      await send(method, path, JSON.parse(body), idempotencyKey ?? undefined);
  }
}

/** Where the batches and jobs of an answer are read, also those that are gone. */
function pathsOf({ path, method, text, status }: Exchange): readonly string[] {
  if (method !== 'POST' || status >= 300) return [];
  const { id, job_id } = JSON.parse(text);
  if (path === '/v1/payroll/calculate') return [`/v1/payroll/calculations/${id}`];
  if (path === '/v1/payroll/opening-balances') return [`/v1/payroll/opening-balances/${id}`];
  if (path !== '/v1/payroll/batch') return [];
  return [`/v1/payroll/batches/${id}`, ...(job_id === undefined ? [] : [`/v1/payroll/jobs/${job_id}`])];
}

/** Stores everything, erases somebody, and answers what a service says of the rest. */
async function record(payroll: Payroll): Promise<Recording> {
  payroll.run('clients', 'create', '--name', 'first', '--json');
  const printed = payroll.run('keys', 'create', '--client', 'first', '--name', 'recorded', '--json');
  const { key } = JSON.parse(printed);
  const story = new Recorder(key);
  await payroll.serve(async (url) => {
    story.url = url;
    await tellStory(story.send);
  });
  payroll.run(
    'erase',
    '--client',
    'first',
    '--employee',
    ERASED_EMPLOYEE,
    '--reason',
    'request 7',
    '--operator',
    'test',
    '--yes',
  );
  const asked = new Recorder(key);
  await payroll.serve(async (url) => {
    asked.url = url;
    await askForEverything(story.exchanges, asked);
  });
  process.stdout.write(payroll.run('verify'));
  const { exchanges } = asked;
  const [calculated] = story.exchanges.filter(
    ({ path, status }) => path === '/v1/payroll/calculate' && status === 201,
  );
  const { engine_version: engineVersion } = JSON.parse(calculated?.text ?? '').record;
  return { at: new Date().toISOString(), key, engineVersion, exchanges };
}

function keep(name: string, content: Buffer | string): void {
  const bytes = Buffer.from(content);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const packed = brotliCompressSync(bytes, { params });
  const file = fileOf(version, name);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, packed);
  process.stdout.write(`${name}: ${bytes.length} bytes, packed ${packed.length}\n`);
}

const recorders: Readonly<Record<string, (folder: string) => Promise<void>>> = {
  sqlite: async (folder) => {
    const file = join(folder, 'recorded.sqlite');
    keep('sqlite-recording.json', JSON.stringify(await record(new Payroll(`sqlite:${file}`))));
    keep('sqlite', readFileSync(file));
  },
  postgres: async () => {
    const server = await PostgresServer.start('fast');
    try {
      const url = await createDatabase(server.url, 'recorded');
      keep('postgres-recording.json', JSON.stringify(await record(new Payroll(url))));
      const options = ['--no-owner', '--no-privileges', '--rows-per-insert=20', '--dbname', url];
      const dump = execFileSync(process.env.PG_DUMP ?? 'pg_dump', options, {
        maxBuffer: 2 ** 28,
        encoding: 'utf8',
      });
      // Commands of psql, which the driver does not know.
      keep('postgres.sql', dump.replaceAll(/^\\.*\n/gm, ''));
    } finally {
      await server.stop();
    }
  },
};

const recorder = recorders[kind];
if (recorder === undefined) throw new Error('node test/stored/record.ts CHECKOUT VERSION sqlite|postgres');
const folder = mkdtempSync(join(tmpdir(), 'recorded-'));
try {
  await recorder(folder);
} finally {
  rmSync(folder, { recursive: true });
}
