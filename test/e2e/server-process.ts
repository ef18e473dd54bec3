import { type ChildProcess, spawn } from 'node:child_process';

const ROOT = new URL('../..', import.meta.url).pathname;

export interface Exit {
  readonly code: number | null;
  readonly signal: string | null;
}

/** The service as its users start it, in a process of its own. */
export class ServerProcess {
  readonly #database: string;
  #child: ChildProcess | null = null;
  #exited: Promise<Exit> = Promise.resolve({ code: null, signal: null });
  /** Everything it has printed since the last start. */
  printed = '';

  constructor(database: string) {
    this.#database = database;
  }

  /** Resolves when it listens; answers its address. */
  async start(): Promise<string> {
    const env = { ...process.env, DATABASE_URL: `sqlite:${this.#database}`, PORT: '0', LOG_LEVEL: 'warn' };
    const child = spawn(process.execPath, ['bin/payroll.ts', 'serve'], { cwd: ROOT, env });
    this.#child = child;
    this.printed = '';
    this.#exited = new Promise((resolve) => {
      child.on('exit', (code, signal) => resolve({ code, signal }));
    });
    return new Promise((resolve, reject) => {
      const read = (chunk: Buffer) => {
        this.printed += chunk.toString();
        // The address is the first line; what follows has arrived with the empty line at its end.
        const [, url] = /^Listening on (\S+),.*\n(?:Another.*\n|\n[\s\S]*\n\n)$/m.exec(this.printed) ?? [];
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
}
