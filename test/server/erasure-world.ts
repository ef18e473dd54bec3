import { modules } from '../../generated/rules/index.ts';
import { type Printed, payroll, type Verified, verifyStored } from './operator-command.ts';
import { OperatorEnvironment } from './operator-environment.ts';
import { type Answer, TestService, type TestServiceOptions } from './test-service.ts';

const COLOMBIA = modules.filter(
  ({ manifest }) => manifest.path === 'generated/rules/co/ordinario/2025-01-01.pay',
);
const ROOT = new URL('../..', import.meta.url).pathname;

/** What `payroll erase --json` prints. */
export interface Erased {
  readonly client: string;
  readonly environment: string;
  readonly erasure: Readonly<Record<string, string | number>> | null;
  readonly calculations: readonly string[];
  readonly batches: readonly { readonly id: string; readonly rows: readonly number[] }[];
  readonly payouts: readonly { readonly id: string; readonly events: number }[];
  readonly jobs: readonly string[];
  readonly idempotency_keys: number;
  readonly kept_payouts: readonly string[];
  readonly scrubbed: boolean;
}

/** A running service with rules that can be replayed, and an operator beside it. Every test has a client of its own. */
export class ErasureWorld {
  readonly service: TestService;
  readonly #environment = new OperatorEnvironment();
  #clients = 0;

  constructor(options: TestServiceOptions = {}) {
    this.service = new TestService({ modules: COLOMBIA, root: ROOT, ...options });
  }

  /** The client whose key the service of the test uses. */
  get client(): string {
    return `client-${this.#clients}`;
  }

  async start(): Promise<void> {
    await this.service.start();
    this.#environment.set(this.service);
  }

  async nextClient(): Promise<void> {
    this.#clients += 1;
    this.service.key = await this.service.issueKey(this.client);
  }

  async stop(): Promise<void> {
    await this.service.stop();
    this.#environment.restore();
  }

  /** `payroll erase` for the client of the test. */
  command(...args: readonly string[]): Promise<Printed> {
    return payroll(['erase', '--client', this.client, ...args]);
  }

  /** The same without a question; it must succeed. */
  async erase(...args: readonly string[]): Promise<Erased> {
    const { out, err, code } = await this.command('--reason', 'request 7', '--yes', '--json', ...args);
    if (code !== 0) throw new Error(err);
    return JSON.parse(out);
  }

  verify(): Promise<Verified> {
    return verifyStored(['--client', this.client]);
  }

  /** Answered as an id that nobody ever had. */
  async isUnknown(path: string, id: string): Promise<void> {
    // The same at a time far away: a neighbour of the id may be somebody's, made in the same millisecond.
    const nobodys = id.replace(/0(?=[0-9A-Z]{25}$)/, '7');
    expect(nobodys).not.toBe(id);
    const answer = await this.service.call(path.replace('ID', id));
    const unknown = await this.service.call(path.replace('ID', nobodys));
    expect(answer.status).toBe(404);
    expect(anonymous(answer, id)).toBe(anonymous(unknown, nobodys));
  }

  /** Every row of the client that says something of a person or of an erasure, as text. */
  async everything(): Promise<string> {
    const { reader } = this.service.service.database;
    const { id: client_id } = await reader('clients').where({ name: this.client }).first();
    const tables: unknown[] = [];
    for (const table of TABLES) tables.push([table, await reader(table).where({ client_id })]);
    return JSON.stringify(tables);
  }
}

const TABLES = [
  'calculations',
  'calculation_traces',
  'batches',
  'jobs',
  'idempotency_keys',
  'payouts',
  'payout_history',
  'payout_events',
  'webhook_deliveries',
  'erasures',
  'erasure_targets',
];

function anonymous({ text }: Answer, id: string): string {
  return text.replaceAll(id, 'ID').replace(/"request_id":"req_\w+"/, '"request_id":"REQUEST"');
}
