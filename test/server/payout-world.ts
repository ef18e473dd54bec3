import { newSigningSecret } from '../../server/secrets/signing-secret.ts';
import { Receiver } from '../webhooks/receiver.ts';
import { payout } from './payout-requests.ts';
import { TEST_WEBHOOKS, TestService, type TestServiceOptions } from './test-service.ts';
import { until } from './until.ts';

export interface Told {
  readonly id: string;
  readonly type: string;
  readonly created_at: string;
  readonly previous_status: string | null;
  readonly data: { readonly id: string; readonly status: string };
}

/** A service that works, and a receiver of its webhooks. */
export class PayoutWorld {
  readonly secret = newSigningSecret();
  readonly receiver = new Receiver();
  #service: TestService | null = null;
  #used = 0;

  async start(options: TestServiceOptions = {}): Promise<void> {
    await this.receiver.start();
    const webhooks = { ...TEST_WEBHOOKS, allowPrivate: true, developmentSecret: this.secret };
    this.#service = new TestService({
      ...options,
      config: { worker: 'on', webhooks, ...options.config },
      post: { ca: this.receiver.ca, ...options.post },
    });
    await this.#service.start();
  }

  async stop(): Promise<void> {
    await this.#service?.stop();
    await this.receiver.stop();
  }

  get service(): TestService {
    if (this.#service === null) throw new Error('the world has not begun');
    return this.#service;
  }

  nextId(prefix = 'nomina-'): string {
    this.#used += 1;
    return `${prefix}${this.#used}`;
  }

  /** A new payout, told about to the receiver unless the changes say otherwise. */
  async pay(changes: Readonly<Record<string, unknown>> = {}, headers: Readonly<Record<string, string>> = {}) {
    const asked = { external_id: this.nextId(), notification_url: this.receiver.url(), ...changes };
    return this.service.call('/v1/payouts', { body: payout(asked), headers });
  }

  async read(id: string) {
    return (await this.service.call(`/v1/payouts/${id}`)).body;
  }

  async events(id: string) {
    return (await this.service.call(`/v1/payouts/${id}/events`)).body.data;
  }

  cancel(id: string, headers: Readonly<Record<string, string>> = {}) {
    return this.service.call(`/v1/payouts/${id}/cancel`, { method: 'POST', headers });
  }

  /** Lets time go by until the payout is in a state. */
  async becomes(id: string, status: string): Promise<void> {
    await until(
      async () => (await this.read(id)).status === status,
      () => this.service.passTime(500),
    );
  }

  /** Waits until nothing more is to be delivered about a payout. */
  async told(id: string): Promise<void> {
    await until(async () =>
      (await this.events(id)).every(
        (one: { delivery: { state: string } }) => one.delivery.state !== 'pending',
      ),
    );
  }

  /** What the receiver was told about a payout, in the order in which it came. */
  about(id: string): readonly Told[] {
    return this.receiver.received
      .map((one) => JSON.parse(one.body.toString()))
      .filter((one) => one.data.id === id);
  }
}
