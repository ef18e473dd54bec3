import { readFileSync, writeFileSync } from 'node:fs';
import { modules } from '../../generated/rules/index.ts';
import { readDocument } from '../../server/http/read-document.ts';
import { type Answer, TestService } from '../server/test-service.ts';

const FILE = new URL('../../spec/examples.json', import.meta.url);
const ROOT = new URL('../..', import.meta.url).pathname;
const service = new TestService({
  modules,
  root: ROOT,
  config: { engineVersion: '8f5c2b7e0d1a4c3f9b6e7d8a5c4b3a2f1e0d9c8b' },
});
beforeAll(() => service.start());
afterAll(() => service.stop());

/** What the contract shows as the body of a request. */
function request(name: string): Record<string, unknown> {
  const { components } = Object(readDocument());
  return components.examples[name].value;
}

interface Example {
  readonly summary: string;
  readonly answer: () => Promise<Pick<Answer, 'status' | 'body'>>;
}

/** What was made by the examples before, by their names. */
const made: Record<string, Answer['body']> = {};
const get = (path: () => string) => () => service.call(path());
const post = (path: string, body: () => object) => () => service.call(path, { body: body() });

function asynchronous(): object {
  const { employees, ...batch } = request('ColombianBatchRequest');
  const [first] = Array.isArray(employees) ? employees : [];
  const many = Array.from({ length: 51 }, (_, at) => ({ ...first, id: `emp-${1001 + at}` }));
  return { ...batch, employees: many, options: { async: true } };
}

/** In the order in which they are asked for. */
const EXAMPLES: Readonly<Record<string, Example>> = {
  ColombianCalculation: {
    summary: 'The answer to the month',
    answer: post('/v1/payroll/calculate', () => request('ColombianRequest')),
  },
  Batch: {
    summary: 'The answer to the batch',
    answer: post('/v1/payroll/batch', () => request('ColombianBatchRequest')),
  },
  StoredBatch: {
    summary: 'A batch without its payslips',
    answer: get(() => `/v1/payroll/batches/${made.Batch.id}`),
  },
  BatchPage: { summary: 'One batch', answer: get(() => '/v1/payroll/batches') },
  CalculationPage: {
    summary: 'The payslips of a batch',
    answer: get(() => `/v1/payroll/calculations?batch_id=${made.Batch.id}&limit=1`),
  },
  OpeningBalance: {
    summary: 'Two payslips of another system',
    answer: post('/v1/payroll/opening-balances', () => request('OpeningBalanceRequest')),
  },
  OpeningBalancePage: { summary: 'One opening balance', answer: get(() => '/v1/payroll/opening-balances') },
  EmployeePage: {
    summary: 'The first employee of an employer',
    answer: get(() => `/v1/employers/${made.StoredBatch.employer_id}/employees?limit=1`),
  },
  QueuedBatch: {
    summary: 'A job will do the work',
    answer: post('/v1/payroll/batch', asynchronous),
  },
  WaitingJob: {
    summary: 'A job that nobody has begun',
    answer: get(() => `/v1/payroll/jobs/${made.QueuedBatch.job_id}`),
  },
  JobPage: { summary: 'One job that waits', answer: get(() => '/v1/payroll/jobs') },
  MexicanSimulation: {
    summary: 'Two salaries side by side',
    answer: post('/v1/payroll/simulate', () => request('MexicanSimulationRequest')),
  },
  MexicanSolution: {
    summary: 'Two salaries that give one net',
    answer: post('/v1/payroll/solve', () => request('MexicanSolveRequest')),
  },
  Schemes: {
    summary: 'What is in force on a day',
    answer: get(() => '/v1/payroll/schemes?date=2025-03-31'),
  },
  CountrySchemes: {
    summary: 'What is in force in a country on a day',
    answer: get(() => '/v1/payroll/schemes/CO?date=2025-03-31'),
  },
  SchemeInputs: {
    summary: 'What a scheme of Mexico reads',
    answer: get(() => '/v1/payroll/schemes/MX/asimilados/inputs?date=2025-03-31'),
  },
  MexicanPayout: {
    summary: 'Received and queued',
    answer: post('/v1/payouts', () => request('MexicanPayoutRequest')),
  },
  PayoutPage: { summary: 'One payout', answer: get(() => '/v1/payouts') },
  PayoutEventPage: {
    summary: 'One event that is not delivered yet',
    answer: get(() => `/v1/payouts/${made.MexicanPayout.id}/events`),
  },
  PayoutEvent: {
    summary: 'The payout was queued',
    answer: async () => {
      const [row] = await service.service.database.reader('payout_events').select('body');
      return { status: 200, body: JSON.parse(row.body) };
    },
  },
  CancelledPayout: {
    summary: 'Cancelled while it was queued',
    answer: () => service.call(`/v1/payouts/${made.MexicanPayout.id}/cancel`, { method: 'POST' }),
  },
  PayoutRequirements: { summary: 'What Mexico needs', answer: get(() => '/v1/payouts/requirements/MX') },
  Health: { summary: 'Alive', answer: get(() => '/v1/health') },
  Readiness: { summary: 'Ready', answer: get(() => '/v1/health/ready') },
};

/** Ids, and the digest over them, are others in every run. */
function comparable(value: unknown): unknown {
  const text = JSON.stringify(value).replaceAll(/"content_digest":"sha256:\w+"/g, '"content_digest":"…"');
  return JSON.parse(text.replaceAll(/[0-7][0-9A-HJKMNP-TV-Z]{25}/g, 'ULID'));
}

test('the examples of the contract are what the service answers; UPDATE_EXAMPLES=1 writes them anew', async () => {
  const answered: Record<string, object> = {};
  for (const [name, { summary, answer }] of Object.entries(EXAMPLES)) {
    const { status, body } = await answer();
    expect([name, status < 300]).toEqual([name, true]);
    made[name] = body;
    answered[name] = { summary, value: body };
  }
  if (process.env.UPDATE_EXAMPLES === '1') writeFileSync(FILE, `${JSON.stringify(answered, null, 2)}\n`);
  const shown: unknown = JSON.parse(readFileSync(FILE, 'utf8'));
  expect(comparable(shown)).toEqual(comparable(answered));
});
