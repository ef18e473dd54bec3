import { viewerVersion } from '../../server/http/documents.ts';
import { payout } from './payout-requests.ts';
import { type Answer, calculation, type TestService } from './test-service.ts';

/** Things that exist, for operations that name one. */
export interface Existing {
  readonly calculationId: string;
  readonly batchId: string;
  readonly jobId: string;
  readonly payoutId: string;
  readonly openingBalanceId: string;
  readonly employerId: string;
  /** Whose payslips an opening balance has: of a scheme that a history reads. */
  readonly importedScheme: string;
}

/** For operations that name nothing. */
export const NOTHING: Existing = {
  calculationId: '',
  batchId: '',
  jobId: '',
  payoutId: '',
  openingBalanceId: '',
  employerId: '',
  importedScheme: 'anterior',
};

/** How each operation of the contract is called so that it succeeds. */
export interface Operation {
  readonly method: 'GET' | 'POST';
  readonly path: (existing: Existing) => string;
  readonly body?: (existing: Existing, idempotencyKey: string) => object;
  /** Makes what the operation uses up, so that it has something to do. */
  readonly prepare?: (service: TestService, idempotencyKey: string) => Promise<Pick<Existing, 'payoutId'>>;
  /** True when it needs no API key. */
  readonly isPublic?: true;
  /** What it does with the database; looking up the key is reading. */
  readonly touches: 'writes' | 'reads' | 'nothing';
}

/** Every operation of the contract by its id, some more than once. A new one is added here by a line. */
export const OPERATIONS = {
  calculatePayroll: {
    method: 'POST',
    path: () => '/v1/payroll/calculate',
    body: () => calculation(),
    touches: 'writes',
  },
  'calculatePayroll, superseding': {
    method: 'POST',
    path: () => '/v1/payroll/calculate',
    body: ({ calculationId }) => calculation({ options: { supersedes: calculationId } }),
    touches: 'writes',
  },
  calculateBatch: {
    method: 'POST',
    path: () => '/v1/payroll/batch',
    body: () => batch(2),
    touches: 'writes',
  },
  'calculateBatch, asynchronous': {
    method: 'POST',
    path: () => '/v1/payroll/batch',
    body: () => batch(51, { async: true }),
    touches: 'writes',
  },
  createOpeningBalance: {
    method: 'POST',
    path: () => '/v1/payroll/opening-balances',
    body: ({ importedScheme }) => openingBalance(importedScheme),
    touches: 'writes',
  },
  'createOpeningBalance, superseding': {
    method: 'POST',
    path: () => '/v1/payroll/opening-balances',
    body: ({ importedScheme, openingBalanceId }) =>
      openingBalance(importedScheme, { options: { supersedes: openingBalanceId } }),
    touches: 'writes',
  },
  listOpeningBalances: {
    method: 'GET',
    path: ({ employerId }) => `/v1/payroll/opening-balances?employer_id=${employerId}`,
    touches: 'reads',
  },
  getOpeningBalance: {
    method: 'GET',
    path: ({ openingBalanceId }) => `/v1/payroll/opening-balances/${openingBalanceId}`,
    touches: 'reads',
  },
  listBatches: {
    method: 'GET',
    path: ({ employerId }) => `/v1/payroll/batches?employer_id=${employerId}`,
    touches: 'reads',
  },
  listJobs: { method: 'GET', path: ({ jobId }) => `/v1/payroll/jobs?cursor=${jobId}`, touches: 'reads' },
  getBatch: { method: 'GET', path: ({ batchId }) => `/v1/payroll/batches/${batchId}`, touches: 'reads' },
  getJob: { method: 'GET', path: ({ jobId }) => `/v1/payroll/jobs/${jobId}`, touches: 'reads' },
  simulatePayroll: {
    method: 'POST',
    path: () => '/v1/payroll/simulate',
    body: () => calculation({ simulation: { scenarios: [{ label: 'more', daily_salary: '50000' }] } }),
    touches: 'reads',
  },
  solvePayroll: {
    method: 'POST',
    path: () => '/v1/payroll/solve',
    body: () =>
      calculation({
        solve: { by: 'monthly_salary', from: 1, to: 9, target: { field: 'net_salary', amount: '5' } },
      }),
    touches: 'reads',
  },
  getCalculation: {
    method: 'GET',
    path: ({ calculationId }) => `/v1/payroll/calculations/${calculationId}`,
    touches: 'reads',
  },
  'getCalculation, with its trace': {
    method: 'GET',
    path: ({ calculationId }) => `/v1/payroll/calculations/${calculationId}?include=audit_trail`,
    touches: 'reads',
  },
  listCalculations: {
    method: 'GET',
    path: ({ employerId }) => `/v1/payroll/calculations?employer_id=${employerId}`,
    touches: 'reads',
  },
  'listCalculations, after one': {
    method: 'GET',
    path: ({ calculationId }) => `/v1/payroll/calculations?cursor=${calculationId}`,
    touches: 'reads',
  },
  'listCalculations, of a batch': {
    method: 'GET',
    path: ({ batchId }) => `/v1/payroll/calculations?batch_id=${batchId}&current=true`,
    touches: 'reads',
  },
  listEmployees: {
    method: 'GET',
    path: ({ employerId }) => `/v1/employers/${employerId}/employees`,
    touches: 'reads',
  },
  listSchemes: { method: 'GET', path: () => '/v1/payroll/schemes', touches: 'reads' },
  listCountrySchemes: { method: 'GET', path: () => '/v1/payroll/schemes/CO', touches: 'reads' },
  getSchemeInputs: {
    method: 'GET',
    path: () => '/v1/payroll/schemes/CO/ordinario/inputs?date=2025-03-31',
    touches: 'reads',
  },
  createPayout: {
    method: 'POST',
    path: () => '/v1/payouts',
    body: (_existing, key) => payout({ external_id: key, processing: { step_seconds: 60 } }),
    touches: 'writes',
  },
  'createPayout, paid at once': {
    method: 'POST',
    path: () => '/v1/payouts',
    body: (_existing, key) => payout({ external_id: key, processing: { step_seconds: 0 } }),
    touches: 'writes',
  },
  listPayouts: { method: 'GET', path: ({ payoutId }) => `/v1/payouts?cursor=${payoutId}`, touches: 'reads' },
  getPayout: { method: 'GET', path: ({ payoutId }) => `/v1/payouts/${payoutId}`, touches: 'reads' },
  cancelPayout: {
    method: 'POST',
    path: ({ payoutId }) => `/v1/payouts/${payoutId}/cancel`,
    prepare: pendingPayout,
    touches: 'writes',
  },
  listPayoutEvents: {
    method: 'GET',
    path: ({ payoutId }) => `/v1/payouts/${payoutId}/events`,
    touches: 'reads',
  },
  getPayoutRequirements: { method: 'GET', path: () => '/v1/payouts/requirements/MX', touches: 'reads' },
  getHealth: { method: 'GET', path: () => '/v1/health', touches: 'nothing', isPublic: true },
  getReadiness: { method: 'GET', path: () => '/v1/health/ready', touches: 'reads', isPublic: true },
  getOpenApiDocument: { method: 'GET', path: () => '/v1/openapi.json', touches: 'nothing', isPublic: true },
  getOpenApi30Document: {
    method: 'GET',
    path: () => '/v1/openapi-3.0.json',
    touches: 'nothing',
    isPublic: true,
  },
  getDocsViewer: {
    method: 'GET',
    path: () => `/v1/docs/viewer/${viewerVersion()}`,
    touches: 'nothing',
    isPublic: true,
  },
  getDocs: { method: 'GET', path: () => '/v1/docs', touches: 'nothing', isPublic: true },
} satisfies Readonly<Record<string, Operation>>;

/** Calls the operation with an `Idempotency-Key`, which means nothing to most of them. */
export function send(
  service: TestService,
  { method, path, body }: Operation,
  existing: Existing,
  idempotencyKey: string,
  key = service.key,
): Promise<Answer> {
  // A header holds visible characters only.
  const visible = idempotencyKey.replaceAll(/[ ,]+/g, '-');
  const given = body?.(existing, visible);
  const headers = { 'Idempotency-Key': visible };
  return service.call(path(existing), { method, headers, key, ...(given !== undefined && { body: given }) });
}

/** What exists for one use of an operation: most share everything. */
export async function prepared(
  service: TestService,
  { prepare }: Operation,
  existing: Existing,
  idempotencyKey: string,
): Promise<Existing> {
  return { ...existing, ...(await prepare?.(service, idempotencyKey)) };
}

async function pendingPayout(service: TestService, key: string): Promise<Pick<Existing, 'payoutId'>> {
  const body = payout({ external_id: `of ${key}`, processing: { step_seconds: 3600 } });
  return { payoutId: (await service.call('/v1/payouts', { body })).body.id };
}

/** The operation's id in the contract. */
export function operationIdOf(name: string): string {
  return name.split(',')[0] ?? name;
}

/** Makes one of everything that operations name. */
export async function makeExisting(
  service: TestService,
  importedScheme = NOTHING.importedScheme,
): Promise<Existing> {
  const calculated = await service.calculate();
  const { calculateBatch, 'calculateBatch, asynchronous': asynchronous, createOpeningBalance } = OPERATIONS;
  const imported = await send(
    service,
    createOpeningBalance,
    { ...NOTHING, importedScheme },
    'existing-balance',
  );
  const stored = await send(service, calculateBatch, NOTHING, 'existing-batch');
  const queued = await send(service, asynchronous, NOTHING, 'existing-job');
  return {
    employerId: 'acme',
    importedScheme,
    ...(await pendingPayout(service, 'existing-payout')),
    calculationId: calculated.body.id,
    openingBalanceId: imported.body.id,
    batchId: stored.body.id,
    jobId: queued.body.job_id,
  };
}

/** What somebody was paid in January. */
function openingBalance(scheme: string, changes: object = {}): object {
  const period = { start_date: '2025-01-01', end_date: '2025-01-31' };
  const payslips = [{ scheme, period, amounts: { total_devengado: '1423500' } }];
  const subject = { country: 'CO', year: 2025, employer_id: 'acme', employee_id: 'emp-1' };
  return { ...subject, payslips, ...changes };
}

/** A batch of so many employees. */
export function batch(size: number, options: object = {}): object {
  const { employee, ...header } = calculation({ options });
  const employees = Array.from({ length: size }, (_, index) => ({ ...Object(employee), id: `emp-${index}` }));
  return { ...header, employees };
}

/** As if a worker had ended all jobs: a client may have 20 that are unfinished. */
export async function endJobs({ service }: TestService): Promise<void> {
  const finished_at = '2025-03-31T17:20:00.000Z';
  await service.database
    .writer('jobs')
    .where({ finished_at: null })
    .update({ finished_at, status: 'failed' });
}
