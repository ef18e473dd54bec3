import { type ChildProcess, spawn } from 'node:child_process';

const ROOT = new URL('../..', import.meta.url).pathname;

/** Printed when it serves: the address first; what follows it has arrived with the empty line at its end. */
const SERVES = /^Listening on (\S+),.*\n(?:Another.*\n|No client.*\n(?: {2}.*\n){2}|\n[\s\S]*\n\n)$/m;
/** Printed when it only works. */
const WORKS = /^Working on the job queue, health at (\S+)\/v1\/health\/ready\n$/m;

export interface Exit {
  readonly code: number | null;
  readonly signal: string | null;
}

/** The service as its users start it, in a process of its own. */
export class ServerProcess {
  readonly #env: Readonly<Record<string, string>>;
  readonly #command: readonly [string, ...string[]] | null;
  #child: ChildProcess | null = null;
  #exited: Promise<Exit> = Promise.resolve({ code: null, signal: null });
  /** Everything it has printed since the last start. */
  printed = '';

  /**
   * The database as in `DATABASE_URL`, other variables of the environment, and a command that starts it in a process
   * group of its own.
   */
  constructor(
    databaseUrl: string,
    env: Readonly<Record<string, string>> = {},
    command: readonly [string, ...string[]] | null = null,
  ) {
    this.#command = command;
    this.#env = {
      DATABASE_URL: databaseUrl,
      PORT: '0',
      LOG_LEVEL: 'warn',
      REQUEST_WAIT_MS: '600000',
      ...env,
    };
  }

  /** Resolves when it listens; answers its address. */
  async start(): Promise<string> {
    const env = { ...process.env, ...this.#env };
    const [program, ...args] = this.#command ?? [process.execPath, 'bin/payroll.js', 'serve'];
    const child = spawn(program, args, { cwd: ROOT, env, detached: this.#command !== null });
    this.#child = child;
    this.printed = '';
    this.#exited = new Promise((resolve) => {
      child.on('exit', (code, signal) => resolve({ code, signal }));
    });
    return new Promise((resolve, reject) => {
      const read = (chunk: Buffer) => {
        this.printed += chunk.toString();
        const [, url] = SERVES.exec(this.printed) ?? WORKS.exec(this.printed) ?? [];
        if (url !== undefined) resolve(url);
      };
      child.stdout?.on('data', read);
      child.stderr?.on('data', read);
      void this.#exited.then(() => reject(new Error(`it ended: ${this.printed}`)));
    });
  }

  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<Exit> {
    this.#child?.kill(signal);
    return this.#exited;
  }

  /** A signal to the process and to all that it has started, as a terminal or a service manager sends it. */
  async endGroup(signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL'): Promise<Exit> {
    const group = this.#child?.pid;
    // Once it has ended its number may be another's.
    if (group !== undefined && this.#child?.exitCode === null) process.kill(-group, signal);
    return this.#exited;
  }
}
