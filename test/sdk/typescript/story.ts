import { readFileSync } from 'node:fs';
import {
  BatchesApi,
  type CalculationRequest,
  CalculationsApi,
  Configuration,
  type ErrorResponse,
  ErrorResponseFromJSON,
  PayoutsApi,
  ResponseError,
  SchemesApi,
  SimulationsApi,
} from 'payroll-engine-client';
import { verifyWebhook } from 'payroll-engine-client/webhook';

const { PAYROLL_URL = '', PAYROLL_KEY = '', WEBHOOK_VECTORS = '' } = process.env;
const settings = new Configuration({ basePath: PAYROLL_URL, accessToken: PAYROLL_KEY });
const calculations = new CalculationsApi(settings);
const batches = new BatchesApi(settings);
const payouts = new PayoutsApi(settings);
const simulations = new SimulationsApi(settings);
const schemes = new SchemesApi(settings);

const march = { type: 'monthly', startDate: '2025-03-01', endDate: '2025-03-31', days: 30 } as const;

function request(nightHours: string): CalculationRequest {
  return {
    country: 'CO',
    scheme: 'ordinario',
    year: 2025,
    period: march,
    employee: {
      id: 'emp-0001',
      monthlySalary: '1423500',
      riskClassRate: '0.00522',
      horasRecargoNocturno: nightHours,
    },
    employer: { id: 'acme-co', name: 'Acme Colombia' },
  };
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** What the service said against a request. */
async function refusal(answer: Promise<unknown>): Promise<ErrorResponse & { status: number }> {
  try {
    await answer;
  } catch (error) {
    if (!(error instanceof ResponseError)) throw error;
    return { status: error.response.status, ...ErrorResponseFromJSON(await error.response.json()) };
  }
  throw new Error('the service refused nothing');
}

async function listSchemes(): Promise<void> {
  const { country, total, schemes: list } = await schemes.listCountrySchemes({ country: 'CO' });
  say(`schemes of ${country}: ${total}`);
  for (const { id, effectiveFrom, effectiveUntil, currency, supportedPeriodTypes } of list) {
    say(`  ${id} ${effectiveFrom} to ${effectiveUntil} ${currency} ${supportedPeriodTypes.join(' ')}`);
  }
}

/** Answers the net salary that counts. */
async function calculateAndCorrect(): Promise<string> {
  const first = await calculations.calculatePayroll({
    calculationRequest: request('20'),
    idempotencyKey: 'march',
  });
  say(`calculated: gross ${first.summary.grossSalary}, net ${first.summary.netSalary}`);
  for (const { id, amount, bracketApplied } of first.deductions) {
    say(`  ${id} ${amount} ${bracketApplied === null ? 'no table' : `rate ${bracketApplied.rate}`}`);
  }
  for (const { components } of first.employerContributions) {
    for (const { id, rate, amount } of components) say(`  ${id} ${rate} ${amount}`);
  }
  const again = await calculations.calculatePayroll({
    calculationRequest: request('20'),
    idempotencyKey: 'march',
  });
  say(`repeated with its key: the same ${again.id === first.id}`);
  const stored = await calculations.getCalculation({ calculationId: first.id, include: 'audit_trail' });
  say(
    `read back: the same ${stored.id === first.id && stored.record.contentDigest === first.record.contentDigest}`,
  );
  const [step] = stored.auditTrail ?? [];
  say(`  ${stored.auditTrail?.length} steps, the first ${step?.conceptId} ${step?.resultFinal}`);

  const correction = {
    ...request('24'),
    options: { supersedes: first.id, metadata: { reason: 'four hours more' } },
  };
  const second = await calculations.calculatePayroll({ calculationRequest: correction });
  say(
    `corrected: net ${second.summary.netSalary}, replaces the first ${second.record.supersedesId === first.id}`,
  );
  const page = await calculations.listCalculations({
    employerId: 'acme-co',
    employeeId: 'emp-0001',
    limit: 1,
  });
  say(
    `versions: ${page.data.length} on the page, more ${page.hasMore}, reason ${page.data[0]?.metadata.reason}`,
  );
  const rest = await calculations.listCalculations({ employerId: 'acme-co', cursor: page.nextCursor ?? '' });
  say(`  then ${rest.data.length}, superseded ${rest.data[0]?.isSuperseded}, more ${rest.hasMore}`);
  return second.summary.netSalary;
}

async function calculateBatch(): Promise<void> {
  const { country, scheme, year, period, employer } = request('0');
  const employees = Array.from({ length: 60 }, (_, index) => ({
    id: `emp-${index}`,
    monthlySalary: index === 59 ? '-1.5' : String(1_500_000 + 10_000 * index),
    riskClassRate: '0.00522',
  }));
  const batch = await batches.calculateBatch({
    batchRequest: { country, scheme, year, period, employer, employees, options: { async: true } },
  });
  say(`batch: ${batch.totalRequested} rows, ${batch.status}, computed ${batch.computedAt !== null}`);
  let job = await batches.getJob({ id: batch.jobId ?? '' });
  while (job.finishedAt === null) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    job = await batches.getJob({ id: job.id });
  }
  say(`job: ${job.status}, ${job.totalSucceeded} good, ${job.totalFailed} wrong`);
  const results = job.result?.results ?? [];
  for (const { employeeId, status, calculation, error } of [results[0], results[58], results[59]].flatMap(
    (one) => one ?? [],
  )) {
    say(`  ${employeeId} ${status} ${calculation?.summary.netSalary ?? error?.code}`);
  }
  const stored = await batches.getBatch({ batchId: batch.id });
  say(`  stored: ${stored.calculations.length} payslips, row ${stored.failures[0]?.index} failed`);
}

async function simulate(): Promise<void> {
  const { results } = await simulations.simulatePayroll({
    simulationRequest: {
      country: 'MX',
      scheme: 'ordinario',
      year: 2026,
      period: { type: 'biweekly', startDate: '2026-03-01', endDate: '2026-03-15', days: 15 },
      employee: { id: 'emp-0007' },
      employer: { id: 'acme-mx' },
      simulation: {
        scenarios: [
          { label: 'Today', dailySalary: '450' },
          { label: 'Raise with bonus', dailySalary: '500.5', overrides: { bono_puntualidad: true } },
        ],
      },
    },
  });
  for (const { label, dailySalary, summary } of results) {
    say(`simulated: ${label} at ${dailySalary}, net ${summary.netSalary}`);
  }
}

async function makeMistakes(): Promise<void> {
  const wrong = {
    ...request('20'),
    country: 'co',
    year: 1999,
    employee: { id: 'emp-0001', monthlySalary: '-1.5' },
  };
  const {
    status,
    error,
    detail = [],
  } = await refusal(calculations.calculatePayroll({ calculationRequest: wrong }));
  say(`refused: ${status} ${error.code}, ${error.details.error_count} faults`);
  for (const { loc, type, msg } of detail) say(`  ${loc.join('.')} ${type}: ${msg}`);

  const stranger = new SchemesApi(new Configuration({ basePath: PAYROLL_URL, accessToken: 'payk_wrong' }));
  const unknown = await refusal(stranger.listSchemes());
  say(`wrong key: ${unknown.status} ${unknown.error.code}, ${unknown.error.details.reason}`);
  const nothing = await refusal(calculations.getCalculation({ calculationId: '01JE5V6ZGQ0000000000000000' }));
  say(`unknown: ${nothing.status} ${nothing.error.code} ${nothing.error.details.calculation_id}`);
}

async function payOut(amount: string): Promise<void> {
  const requirements = await payouts.getPayoutRequirements({ country: 'CO' });
  const methods = requirements.paymentMethods.map(({ id }) => id).join(' ');
  say(
    `payouts in ${requirements.country}: ${requirements.currency}, ${requirements.amountDecimals} decimals, ${methods}`,
  );
  for (const { path, required } of requirements.fields) say(`  ${path}${required ? ' required' : ''}`);
  const payoutRequest = {
    amount,
    currency: 'COP',
    country: 'CO',
    externalId: 'nomina-2025-03-emp-0001',
    beneficiary: {
      name: 'María Rodríguez',
      documentType: 'CC',
      documentId: '1020304050',
      bankAccount: { bankCode: '1007', accountType: 'SAVINGS', accountNumber: '12345678901' },
    },
    processing: { stepSeconds: 0 },
  } as const;
  const { id, status, statusCode, statusHistory, ...payout } = await payouts.createPayout({ payoutRequest });
  say(`paid: ${payout.amount} ${payout.currency} to ${payout.beneficiary.name}, ${status} ${statusCode}`);
  say(`  ${statusHistory.map((entry) => entry.status).join(' ')}`);
  const page = await payouts.listPayouts({ status: 'PAID', externalId: payoutRequest.externalId });
  say(`  listed: ${page.data.length}, the same ${page.data[0]?.id === id}`);
  const other = { ...payoutRequest, amount: '1.00' };
  const conflict = await refusal(payouts.createPayout({ payoutRequest: other }));
  say(`paid twice: ${conflict.status} ${conflict.error.code}, ${conflict.error.details.fields}`);
}

interface Vector {
  readonly name: string;
  readonly secret: string;
  readonly now: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

async function verifyWebhooks(): Promise<void> {
  const vectors: readonly Vector[] = JSON.parse(readFileSync(WEBHOOK_VECTORS, 'utf8'));
  for (const { name, secret, now, headers, body } of vectors) {
    const verified = verifyWebhook(secret, body, headers, new Date(now * 1000));
    say(
      `webhook, ${name}: ${await verified.then(
        () => 'taken',
        () => 'refused',
      )}`,
    );
  }
}

await listSchemes();
const net = await calculateAndCorrect();
await calculateBatch();
await simulate();
await makeMistakes();
await payOut(net);
await verifyWebhooks();
