import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDatabase, freshTarget, urlOf } from '../server/test-database.ts';
import { Receiver } from '../webhooks/receiver.ts';
import { ServerProcess } from './server-process.ts';

/** What the tests take out of answers: of payslips the summary, of payouts the rest. */
interface Told {
  readonly id: string;
  readonly status: string;
  readonly status_history: readonly { readonly status: string }[];
  readonly summary: { readonly net_salary: string };
}

/** A service in a process of its own, which trusts a receiver on this machine. */
export class PayoutProcess {
  readonly receiver = new Receiver();
  #server: ServerProcess | null = null;
  url = '';
  key = '';
  /** The webhook secret that the first start has printed. */
  secret = '';

  async start(stepSeconds: number): Promise<void> {
    await this.receiver.start();
    const target = freshTarget();
    await ensureDatabase(target);
    const authority = join(mkdtempSync(join(tmpdir(), 'authority-')), 'ca.pem');
    writeFileSync(authority, this.receiver.ca);
    this.#server = new ServerProcess(urlOf(target), {
      // The tests ask again and again until something has happened.
      RATE_LIMIT: 'off',
      WEBHOOK_ALLOW_PRIVATE: 'true',
      NODE_EXTRA_CA_CERTS: authority,
      PAYOUT_STEP_SECONDS: String(stepSeconds),
    });
    this.url = await this.#server.start();
    this.key = /API key: (\S+)/.exec(this.#server.printed)?.[1] ?? '';
    this.secret = /Webhook secret: (\S+)/.exec(this.#server.printed)?.[1] ?? '';
  }

  /** As if the machine had lost its power, and got it back. */
  async killAndStart(): Promise<void> {
    await this.#server?.end('SIGKILL');
    this.url = (await this.#server?.start()) ?? '';
  }

  async stop(): Promise<void> {
    await this.#server?.end('SIGKILL');
    await this.receiver.stop();
  }

  /** One request with the key; the body of the answer. */
  async call(path: string, body?: object): Promise<{ readonly status: number; readonly body: Told }> {
    const response = await fetch(this.url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { Authorization: `Bearer ${this.key}`, 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
    return { status: response.status, body: JSON.parse(await response.text()) };
  }
}
