import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = new URL('..', import.meta.url).pathname;
const START_MS = 30_000;
/** The kernel counts processor time in hundredths of a second. */
const TICK_US = 10_000;

/** How a contender is started, and where it prints its address and a key. */
export interface Program {
  readonly name: string;
  readonly args: readonly string[];
  readonly addressOf: (printed: string) => Address | null;
  /** Settings of its own. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface Address {
  readonly url: string;
  readonly key: string;
}

/** The service as its users start it. */
const service: Program = {
  name: 'service',
  args: ['bin/payroll.js', 'serve'],
  addressOf: (printed) => {
    const url = /^Listening on ([^\s,]+)/m.exec(printed)?.[1];
    const key = /^API key: (\S+)/m.exec(printed)?.[1];
    return url === undefined || key === undefined ? null : { url, key };
  },
};

/** HTTP and rows, and nothing else. */
const bare: Program = {
  name: 'bare',
  args: ['bench/bare/server.ts'],
  addressOf: (printed) => (printed.startsWith('{') ? JSON.parse(printed) : null),
};

export const PROGRAMS: readonly Program[] = [service, bare];

/** A server under measurement, in a process of its own on a database of its own. */
export class Contender {
  readonly name: string;
  readonly address: Address;
  readonly #child: ChildProcess;

  private constructor(name: string, address: Address, child: ChildProcess) {
    this.name = name;
    this.address = address;
    this.#child = child;
  }

  /** What it prints goes to a file: a pipe would have to be read by the process that measures. */
  static async start(
    program: Program,
    databaseUrl: string,
    folder: string,
    cwd: string = ROOT,
  ): Promise<Contender> {
    const file = join(folder, `${program.name}.out`);
    const output = openSync(file, 'w');
    const env = { ...process.env, DATABASE_URL: databaseUrl, PORT: '0', RATE_LIMIT: 'off', ...program.env };
    const profile =
      process.env.BENCH_PROFILE === program.name ? [`--cpu-prof`, `--cpu-prof-dir=${folder}`] : [];
    const child = spawn(process.execPath, [...profile, ...program.args], {
      cwd,
      env,
      stdio: ['ignore', output, output],
    });
    closeSync(output);
    const giveUpAt = Date.now() + START_MS;
    while (Date.now() < giveUpAt && child.exitCode === null) {
      const address = program.addressOf(readFileSync(file, 'utf8'));
      if (address !== null) return new Contender(program.name, address, child);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    child.kill();
    throw new Error(`${program.name} did not start: ${readFileSync(file, 'utf8')}`);
  }

  get processId(): number {
    return this.#child.pid ?? 0;
  }

  /** Microseconds of processor time so far, all threads; null where the kernel does not say. */
  processorTime(): number | null {
    const file = `/proc/${this.#child.pid}/stat`;
    if (!existsSync(file)) return null;
    const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * TICK_US;
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGTERM');
    await ended;
  }
}
