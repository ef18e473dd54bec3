import { pino } from 'pino';
import type { RuleModule } from '../../runtime/module.ts';
import { issueKey } from '../../server/auth/issue-key.ts';
import { createClient } from '../../server/cli/clients.ts';
import type { Config } from '../../server/config/config.ts';
import { ulids } from '../../server/identifiers.ts';
import { JOB_TIMES } from '../../server/jobs/job-storage.ts';
import { type Listener, listen } from '../../server/service/listener.ts';
import { openService, type Service } from '../../server/service/service.ts';
import type { PostSettings } from '../../server/webhooks/guarded-post.ts';
import { checkAnswer } from './answer-check.ts';
import { passTime } from './pass-time.ts';
import { TestClock } from './test-clock.ts';
import { ensureMigrated, freshTarget } from './test-database.ts';
import { tinyScheme } from './tiny-scheme.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: the shape is checked against the contract, not by types
  readonly body: any;
}

export interface Call {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; a string or bytes go as they are. */
  readonly body?: object | string | Uint8Array<ArrayBuffer>;
  /** null sends no key. */
  readonly key?: string | null;
}

export interface TestServiceOptions {
  readonly config?: Partial<Config>;
  readonly modules?: readonly RuleModule[];
  readonly root?: string;
  /** Address of what imports the modules from files: then threads calculate what takes long. */
  readonly index?: string;
  readonly bodyTimeoutMs?: number;
  readonly clock?: TestClock;
  readonly post?: Partial<PostSettings>;
}

/** The queue is looked at often, so that tests need not wait. */
const JOB_TIMES_OF_TESTS = { ...JOB_TIMES, pollMs: 20, graceMs: 2000 };

export const TEST_WEBHOOKS = {
  masterKey: new Uint8Array(32).fill(7),
  developmentSecret: null,
  // Longer than a receiver takes on a machine that does much else.
  timeoutMs: 30_000,
  allowPrivate: false,
};

/** A running service on a fresh database, with one client and its key. */
export class TestService {
  readonly clock: TestClock;
  readonly config: Config;
  readonly #options: TestServiceOptions;
  readonly #tiny = tinyScheme();
  #running: { readonly service: Service; readonly listener: Listener } | null = null;
  key = '';
  /** Every line of the log. */
  readonly logged: string[] = [];

  constructor(options: TestServiceOptions = {}) {
    this.#options = options;
    this.clock = options.clock ?? new TestClock();
    this.config = {
      host: '127.0.0.1',
      port: 0,
      database: freshTarget(),
      replicaUrl: null,
      environment: 'sandbox',
      keyPepper: 'test pepper',
      engineVersion: 'ab'.repeat(20),
      rateLimit: null,
      corsOrigins: [],
      trustedProxies: [],
      adminPort: null,
      traces: null,
      worker: 'off',
      // However slow the machine is that runs the tests.
      requestWaitMs: 600_000,
      payoutStepSeconds: 2,
      webhooks: TEST_WEBHOOKS,
      ruleDocsUrl: null,
      logLevel: 'silent',
      ...options.config,
    };
  }

  /** Another process on the same database, at the same time, with the same clients and keys. */
  beside(
    config: Partial<Config> = {},
    options: Omit<TestServiceOptions, 'config' | 'clock'> = {},
  ): TestService {
    const { clock } = this;
    const own = { ...this.#options, ...options, clock };
    const other = new TestService({ ...own, config: { ...this.config, ...config } });
    other.key = this.key;
    return other;
  }

  async start(): Promise<this> {
    if (this.key === '') await ensureMigrated(this.config.database);
    const { modules = [this.#tiny.module], root = this.#tiny.root, index = null, post } = this.#options;
    const { bodyTimeoutMs } = this.#options;
    const service = await openService({
      config: this.config,
      rules: [{ modules, root, index }],
      clock: this.clock.read,
      jobTimes: JOB_TIMES_OF_TESTS,
      log: pino({ level: 'info' }, { write: (line: string) => void this.logged.push(line) }),
      ...(bodyTimeoutMs !== undefined && { bodyTimeoutMs }),
      ...(post !== undefined && { post }),
    });
    this.#running = { service, listener: await listen(service, this.config.host, 0) };
    if (this.key === '') this.key = await this.issueKey('first');
    return this;
  }

  get service(): Service {
    if (this.#running === null) throw new Error('the service is not running');
    return this.#running.service;
  }

  get url(): string {
    return this.#running?.listener.url ?? '';
  }

  async stop(): Promise<void> {
    await this.#running?.listener.stop();
    this.#running = null;
  }

  /** Time goes by, for the service and for its queue. */
  passTime(milliseconds: number): Promise<void> {
    return passTime(this.service.database, this.clock, milliseconds);
  }

  /** A new client and a key of it. */
  async issueKey(client: string, expiresAt: string | null = null): Promise<string> {
    const { writer } = this.service.database;
    const { id } = await createClient(writer, this.clock.read, ulids(this.clock.read), client);
    const { environment, keyPepper: pepper } = this.config;
    const wanted = { clientId: id, name: client, environment, pepper, expiresAt };
    return (await issueKey(writer, this.clock.read, wanted)).text;
  }

  /** One request; the answer is checked against the contract before the test sees it. */
  async call(path: string, call: Call = {}): Promise<Answer> {
    const { method = call.body === undefined ? 'GET' : 'POST', key = this.key } = call;
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...(key !== null && { Authorization: `Bearer ${key}` }),
        ...(call.body !== undefined && { 'Content-Type': 'application/json' }),
        ...call.headers,
      },
      body: bodyOf(call),
    });
    const text = await response.text();
    const isJson = (response.headers.get('Content-Type') ?? '').startsWith('application/json');
    const body: unknown = isJson && text !== '' ? JSON.parse(text) : null;
    const answer = { status: response.status, headers: response.headers, text, body };
    await checkAnswer(method, path, answer);
    return answer;
  }

  calculate(
    body: object | string = calculation(),
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    return this.call('/v1/payroll/calculate', { body, headers });
  }
}

function bodyOf({ body }: Call): string | Uint8Array<ArrayBuffer> | null {
  if (body === undefined) return null;
  return typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
}

/** A request that is in order; `changes` replace whole top-level fields. */
export function calculation(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    country: 'CO',
    scheme: 'ordinario',
    year: 2025,
    period: monthOf2025('03'),
    employee: { id: 'emp-1', monthly_salary: '1423500', horas_extra_diurnas: '8' },
    employer: { id: 'acme' },
    ...changes,
  };
}

export function monthOf2025(month: string): Record<string, unknown> {
  const last = new Date(Date.UTC(2025, Number(month), 0)).getUTCDate();
  return { type: 'monthly', start_date: `2025-${month}-01`, end_date: `2025-${month}-${last}`, days: 30 };
}

export const FIRST_FORTNIGHT = {
  type: 'biweekly',
  start_date: '2025-03-01',
  end_date: '2025-03-15',
  days: 15,
};
export const LAST_FORTNIGHT = {
  type: 'biweekly',
  start_date: '2025-03-16',
  end_date: '2025-03-31',
  days: 15,
};
