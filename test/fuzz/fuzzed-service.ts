import { type ChildProcess, spawn, spawnSync } from 'node:child_process';

export const ROOT = new URL('../..', import.meta.url).pathname;

/** Of pino. */
const ERROR_LEVEL = 50;

const LISTENING = /^Listening on (http\S+),/m;

/** The service in a process of its own, without rate limits: the fuzzer is many clients in one. */
export class FuzzedService {
  readonly #env: NodeJS.ProcessEnv;
  readonly #child: ChildProcess;
  readonly #ended: Promise<void>;
  readonly url: Promise<string>;
  /** What it logged: everything from a warning on. */
  printed = '';

  constructor(databaseUrl: string) {
    this.#env = {
      ...process.env,
      DATABASE_URL: databaseUrl,
      PORT: '0',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
    };
    this.#child = spawn(process.execPath, ['bin/payroll.js', 'serve'], { cwd: ROOT, env: this.#env });
    this.#ended = new Promise((resolve) => this.#child.on('exit', () => resolve()));
    this.url = new Promise((resolve, reject) => {
      const read = (chunk: Buffer) => {
        this.printed += chunk.toString();
        const [, url] = LISTENING.exec(this.printed) ?? [];
        if (url !== undefined) resolve(url);
      };
      this.#child.stdout?.on('data', read);
      this.#child.stderr?.on('data', read);
      void this.#ended.then(() => reject(new Error(`the service ended: ${this.printed}`)));
    });
  }

  /** A new client and its key. */
  createKey(client: string): string {
    this.#payroll('clients', 'create', '--name', client);
    const { status, stdout, stderr } = this.#payroll('keys', 'create', '--client', client, '--name', 'fuzz');
    if (status !== 0) throw new Error(`no key for ${client}: ${stderr}`);
    return stdout.trim();
  }

  /** What `payroll verify` says of everything that was stored. */
  verify(): { readonly matches: boolean; readonly report: string } {
    const { status, stdout } = this.#payroll('verify');
    return { matches: status === 0, report: stdout };
  }

  /** What went wrong inside, as the log says it; each message once. */
  faults(): readonly string[] {
    const lines = this.printed.split('\n').filter((line) => line.startsWith('{'));
    const errors = lines.map((line) => JSON.parse(line)).filter((entry) => entry.level >= ERROR_LEVEL);
    return [...new Set(errors.map(({ msg, err }) => `the log says ${msg}: ${err?.message}`))];
  }

  async stop(): Promise<void> {
    this.#child.kill('SIGTERM');
    await this.#ended;
  }

  #payroll(...args: string[]) {
    return spawnSync(process.execPath, ['bin/payroll.js', ...args], {
      cwd: ROOT,
      env: this.#env,
      encoding: 'utf8',
    });
  }
}
