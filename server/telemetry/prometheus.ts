import type { Knex } from 'knex';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../store/database/database.ts';
import type { Metrics } from './metrics.ts';

/** What is looked at when the metrics are read. */
export interface Measured {
  readonly database: Database;
  /** Jobs that wait, by kind. */
  readonly waitingJobs: () => Promise<Readonly<Record<string, number>>>;
}

/** From a fast read to a large batch, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * Counts for Prometheus, the process and its event loop included. No label holds anything that a caller
 * can choose freely. Load this module only when there is an admin port.
 */
export function prometheus(measured: Measured): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'payroll_http_requests_total',
    help: 'Requests that were answered, by operation of the contract, HTTP status and code of the error.',
    labelNames: ['operation', 'status', 'code'],
    registers,
  });
  const durations = new Histogram({
    name: 'payroll_http_request_duration_seconds',
    help: 'Time from the head of a request to its answer, by operation.',
    labelNames: ['operation'],
    buckets: BUCKETS,
    registers,
  });
  const refusals = new Counter({
    name: 'payroll_http_refusals_total',
    help: 'Requests that were refused because there was too much, by reason: rate, client, process, bytes, deadline.',
    labelNames: ['reason'],
    registers,
  });
  const calculations = new Counter({
    name: 'payroll_calculations_total',
    help: 'Payslips that were calculated, those of batches and simulations included; exact ones did not fit plain numbers.',
    labelNames: ['country', 'scheme', 'evaluator'],
    registers,
  });
  const deliveries = new Counter({
    name: 'payroll_webhook_deliveries_total',
    help: 'Webhook events that were delivered or not, and why not.',
    labelNames: ['state', 'error'],
    registers,
  });
  watchJobs(registers, measured);
  watchConnections(registers, measured.database);
  return {
    request: (operation, status, code, seconds) => {
      requests.inc({ operation: operation ?? 'none', status, ...(code !== null && { code }) });
      durations.observe({ operation: operation ?? 'none' }, seconds);
    },
    refusal: (reason) => refusals.inc({ reason }),
    calculation: (country, scheme, evaluator) => calculations.inc({ country, scheme, evaluator }),
    delivery: (state, error) => deliveries.inc({ state, ...(error !== null && { error }) }),
    exposition: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
}

/** Without a database there is no sample: an absent number is not a zero. */
function watchJobs(registers: Registry[], { waitingJobs }: Measured): void {
  new Gauge({
    name: 'payroll_jobs_waiting',
    help: 'Jobs in the queue, by kind.',
    labelNames: ['kind'],
    registers,
    async collect() {
      this.reset();
      const waiting = await waitingJobs().catch(() => ({}));
      for (const [kind, count] of Object.entries(waiting)) this.set({ kind }, count);
    },
  });
}

function watchConnections(registers: Registry[], { reader, writer, keys, lists }: Database): void {
  const shared = reader === writer ? { all: writer } : { reader, writer };
  const pools = keys === writer ? shared : { ...shared, keys, lists };
  new Gauge({
    name: 'payroll_database_connections',
    help: 'Database connections: in use, idle, and how many requests wait for one.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, { client }] of Object.entries<Knex>(pools)) {
        this.set({ pool, state: 'used' }, client.pool?.numUsed() ?? 0);
        this.set({ pool, state: 'idle' }, client.pool?.numFree() ?? 0);
        this.set({ pool, state: 'waiting' }, client.pool?.numPendingAcquires() ?? 0);
      }
    },
  });
}
