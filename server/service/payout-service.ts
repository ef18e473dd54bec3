import type { HandlerMap } from 'openapi-backend';
import type { Logger } from 'pino';
import { beginning, type Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { KeyClaims } from '../http/key-claims.ts';
import { MOCK_HEADER } from '../http/mock-mark.ts';
import { payoutHandlers } from '../http/payouts.ts';
import type { NextId } from '../identifiers.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { MockProvider } from '../payouts/mock-provider.ts';
import { progressPayout } from '../payouts/progress-payout.ts';
import type { PayoutProvider } from '../payouts/provider.ts';
import type { Database } from '../store/database/database.ts';
import { GroupCommit, oneByOne } from '../store/database/group-commit.ts';
import type { Ending } from '../store/payouts/payout-events.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { deliverEvents } from '../webhooks/deliver-events.ts';
import type { PostSettings } from '../webhooks/guarded-post.ts';
import { HostLimit } from '../webhooks/host-limit.ts';

interface PayoutService {
  readonly config: Config;
  readonly database: Database;
  readonly queue: JobQueue;
  readonly clock: Clock;
  readonly nextId: NextId;
  readonly log: Logger;
  readonly provider: PayoutProvider;
  readonly claims: KeyClaims;
  readonly metrics: Metrics;
  /** What tests do differently: their authority, their names. */
  readonly post?: Partial<PostSettings>;
}

/** More at once to one host would take the room of all others. */
const MOST_PER_HOST = 4;

/** The provider that moves the money. In v1 always the mock. */
export function openProvider({ payoutStepSeconds }: Config): PayoutProvider {
  return new MockProvider(payoutStepSeconds);
}

/** Registers the work of payouts and webhooks with the queue, and answers the operations. */
export function openPayouts(service: PayoutService): HandlerMap {
  const { config, database, queue, clock, nextId, log, provider, claims, metrics } = service;
  const { timeoutMs, allowPrivate } = config.webhooks;
  const dependencies = { database, queue, provider, clock, nextId };
  const delivering = {
    database,
    queue,
    secrets: { ...config.webhooks, clock, nextId },
    post: { timeoutMs, allowPrivate, ...service.post },
    hosts: new HostLimit(MOST_PER_HOST),
    clock,
    startedAt: beginning(clock),
    log,
    onEnd: ({ state, error }: Ending) => metrics.delivery(state, error),
    extraHeaders: provider.isMock ? MOCK_HEADER : {},
  };
  queue.handle('payout_transition', (job) => progressPayout(dependencies, job));
  queue.handle('webhook_delivery', (job, stopping) => deliverEvents(delivering, job, stopping));
  return payoutHandlers({
    dependencies,
    claims,
    writes: new GroupCommit(database.writer, oneByOne),
    allowPrivateUrls: allowPrivate,
    pepper: config.keyPepper,
    environment: config.environment,
  });
}
