import { pino } from 'pino';
import { ulids } from '../../server/identifiers.ts';
import type { QueuedJob } from '../../server/jobs/job-queue.ts';
import { batchJobHandler } from '../../server/jobs/run-batch-job.ts';
import { progressPayout } from '../../server/payouts/progress-payout.ts';
import { RuleCatalog } from '../../server/payroll/rule-catalog.ts';
import { dictionariesFor } from '../../server/payroll/worked-payslips.ts';
import { openProvider } from '../../server/service/payout-service.ts';
import { endJobs, NOTHING, OPERATIONS, send } from './operations.ts';
import { payout } from './payout-requests.ts';
import { changeOf } from './row-counts.ts';
import { FAILURES, StatementFaults } from './statement-faults.ts';
import { TestService } from './test-service.ts';
import { tinyScheme } from './tiny-scheme.ts';
import { workersHere } from './workers-here.ts';

/** Takes requests only; the tests do the work of a worker. */
const service = new TestService();
let faults: StatementFaults;
let made = 0;

beforeAll(async () => {
  await service.start();
  // The dictionary of the rules is made with the first payslip of all.
  await service.calculate();
  faults = new StatementFaults(service.service.database);
});
afterEach(() => endJobs(service));
afterAll(() => service.stop());

/** One kind of work: puts a piece of it into the queue, and does it as a worker would. */
interface Work {
  readonly enqueue: () => Promise<QueuedJob>;
  readonly run: (job: QueuedJob) => Promise<void>;
}

function newKey(): string {
  made += 1;
  return `job-${made}`;
}

async function enqueueBatch(): Promise<QueuedJob> {
  await endJobs(service);
  const operation = OPERATIONS['calculateBatch, asynchronous'];
  const { body } = await send(service, operation, NOTHING, newKey());
  return { kind: 'payroll_batch', payload: { job_id: body.job_id }, attempt: 1 };
}

function runBatch(job: QueuedJob): Promise<void> {
  const { clock, service: running } = service;
  const catalog = new RuleCatalog([tinyScheme().module]);
  const engine = { catalog, engineVersion: 'ab'.repeat(20), clock: clock.read, nextId: ulids(clock.read) };
  const dictionaries = dictionariesFor(running.database.writer, engine);
  const worker = {
    database: running.database,
    calculator: engine,
    dictionaries,
    workers: workersHere(catalog),
    log: pino({ level: 'silent' }),
  };
  return batchJobHandler(worker)(job, new AbortController().signal);
}

async function enqueuePayout(): Promise<QueuedJob> {
  const body = payout({ external_id: newKey(), processing: { step_seconds: 60 } });
  const { id } = (await service.call('/v1/payouts', { body })).body;
  const row = await service.service.database.reader('payouts').where({ id }).first();
  const { client_id, environment, asked } = row;
  const payload = { client_id, environment, payout_id: id, asked, due_at: service.clock.read() };
  return { kind: 'payout_transition', payload, attempt: 1 };
}

function movePayout(job: QueuedJob): Promise<void> {
  const { config, clock, service: running } = service;
  const dependencies = { ...running, provider: openProvider(config), clock: clock.read };
  return progressPayout(dependencies, job);
}

const WORK: Readonly<Record<string, Work>> = {
  'a batch': { enqueue: enqueueBatch, run: runBatch },
  'a transition of a payout': { enqueue: enqueuePayout, run: movePayout },
};
const cases = Object.entries(WORK).flatMap(([name, work]) =>
  FAILURES.map((failure) => ({ name, work, failure })),
);

function changed(action: () => Promise<void>) {
  return changeOf(service.service.database.reader, action);
}

test.each(cases)('$name: whichever statement $failure, the next try makes it whole', async (one) => {
  const { work, failure } = one;
  const first = await work.enqueue();
  let statements: readonly string[] = [];
  const whole = await changed(async () => {
    faults.count();
    await work.run(first);
    statements = [...faults.statements()];
  });
  expect(Object.keys(whole)).not.toEqual([]);
  for (const [index, statement] of statements.entries()) {
    const at = `${index + 1}: ${statement}`;
    const job = await work.enqueue();
    const left = await changed(async () => {
      faults.failNext(index + 1, failure);
      await work.run(job).catch(() => undefined);
      faults.count();
    });
    if (Object.keys(left).length > 0) expect({ at, left }).toEqual({ at, left: whole });
    const done = await changed(() => work.run({ ...job, attempt: 2 }));
    expect({ at, done: { ...left, ...done } }).toEqual({ at, done: whole });
  }
});
