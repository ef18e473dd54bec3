import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../postgres/postgres-server.ts';

/** So few that the connections of one service change places all the time. */
const SERVER_CONNECTIONS = 4;

/** A pgbouncer that lends the connections of a PostgreSQL server for one transaction each. */
export class Pgbouncer {
  readonly url: string;
  readonly #process: ChildProcess;
  readonly #folder: string;

  private constructor(process: ChildProcess, url: string, folder: string) {
    this.#process = process;
    this.url = url;
    this.#folder = folder;
  }

  /** Starts it before the server of this address, with settings of its own. Throws where the machine has no pgbouncer. */
  static async start(
    server: string,
    own: Readonly<Record<string, string | number>> = {},
  ): Promise<Pgbouncer> {
    const { hostname, port: behind, username, password } = new URL(server);
    const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
    const port = await freePort();
    const settings = {
      listen_addr: '127.0.0.1',
      listen_port: port,
      unix_socket_dir: '',
      auth_type: 'any',
      pool_mode: 'transaction',
      default_pool_size: SERVER_CONNECTIONS,
      max_client_conn: 1000,
      server_idle_timeout: 2,
      log_connections: 0,
      log_disconnections: 0,
      ...own,
    };
    const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
    const target = `* = host=${hostname} port=${behind} user=${username} password=${password}`;
    const file = join(folder, 'pgbouncer.ini');
    writeFileSync(file, `[databases]\n${target}\n[pgbouncer]\n${lines.join('\n')}\n`);
    // It does not run as root, and reads its settings as another user.
    chmodSync(folder, 0o755);
    const asUser = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
    const child = spawn('pgbouncer', ['-q', ...asUser, file], { stdio: ['ignore', 'inherit', 'inherit'] });
    const failed = new Promise<never>((_, reject) => {
      child.on('error', ({ message }) => reject(new Error(`pgbouncer is missing: ${message}`)));
      child.on('exit', (code) => reject(new Error(`pgbouncer ended with ${code}`)));
    });
    await Promise.race([listens(port), failed]);
    return new Pgbouncer(child, `postgres://${username}:${password}@127.0.0.1:${port}`, folder);
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.kill('SIGTERM');
    await ended;
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

async function listens(port: number): Promise<void> {
  while (!(await answers(port))) await sleep(50);
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(port, '127.0.0.1');
    probe.once('connect', () => {
      probe.destroy();
      resolve(true);
    });
    probe.once('error', () => resolve(false));
  });
}
