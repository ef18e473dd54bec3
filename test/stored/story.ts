import type { JsonObject } from '../../server/json.ts';
import { dice } from '../oracle/dice.ts';
import { oracles } from '../oracle/oracles.ts';
import { BENEFICIARIES } from '../payouts/beneficiaries.ts';
import type { Exchange } from './exchanges.ts';

/** One request to the service that is recorded. */
export type Send = (
  method: Exchange['method'],
  path: string,
  body?: object,
  idempotencyKey?: string,
) => Promise<{ readonly status: number; readonly body: JsonObject }>;

/** Who is erased in the end. */
export const ERASED_EMPLOYEE = 'emp-erased';

const EMPLOYER = { id: 'acme' };
const TRIES = 400;

/** A random payslip under every rule file, of every type of period that it knows. */
async function everyRuleFile(send: Send): Promise<void> {
  const { body } = await send('GET', '/v1/payroll/schemes');
  const seed = dice(1);
  let made = 0;
  for (const version of objects(body.schemes)) {
    for (const type of texts(version.supported_period_types)) {
      made += 1;
      const key = made % 3 === 0 ? `rule-file-${made}` : undefined;
      await drawn(version, type, seed, async (request) => {
        const options = {
          precision: made % 11,
          include_diagram: made % 5 === 0,
          metadata: { run: `${made}` },
        };
        const given = { ...request, employer: EMPLOYER, options };
        return (await send('POST', '/v1/payroll/calculate', given, key)).status === 201;
      });
    }
  }
}

/** Draws until the request is of the version and the type, and the service takes it. */
async function drawn(
  version: JsonObject,
  type: string,
  seed: ReturnType<typeof dice>,
  take: (request: object) => Promise<boolean>,
): Promise<void> {
  const oracle = oracles.find(({ country, scheme }) => country === version.country && scheme === version.id);
  if (oracle === undefined) throw new Error(`nobody draws payslips of ${version.country}.${version.id}`);
  const [from, until] = [String(version.effective_from), String(version.effective_until)];
  const years = oracle.years.filter(
    (year) => year >= Number(from.slice(0, 4)) && year <= Number(until.slice(0, 4)),
  );
  for (let tried = 0; tried < TRIES; tried += 1) {
    const request = oracle.draw(seed, seed.pick(years));
    const { end_date: end, type: drawnType } = request.period;
    if (end >= from && end <= until && drawnType === type && (await take(request))) return;
  }
  throw new Error(`no payslip of ${version.country}.${version.id} from ${from}, ${type}`);
}

/** Both halves of a month, with hours that do not divide evenly. */
async function fortnights(send: Send): Promise<void> {
  for (const scheme of ['ordinario', 'integral']) {
    const monthly_salary = scheme === 'integral' ? '18505500.000001' : '1423500.333333';
    for (const [first, last] of [
      [1, 15],
      [16, 31],
    ] as const) {
      const pad = (day: number) => `2025-03-${String(day).padStart(2, '0')}`;
      await send('POST', '/v1/payroll/calculate', {
        country: 'CO',
        scheme,
        year: 2025,
        period: { type: 'biweekly', start_date: pad(first), end_date: pad(last), days: 15 },
        employee: { id: 'emp-fine', monthly_salary, horas_extra_diurnas: '7.33' },
        employer: EMPLOYER,
      });
    }
  }
}

function month(country: string, scheme: string, employee: object, more: object = {}): object {
  const period = { type: 'monthly', start_date: '2025-03-01', end_date: '2025-03-31', days: 30 };
  return { country, scheme, year: 2025, period, employee, employer: EMPLOYER, ...more };
}

/** Amounts that plain numbers cannot hold: as large and as fine as the contract lets them be. */
async function extremes(send: Send): Promise<void> {
  const large = '999999999999.123457';
  const payslips = [
    month('BR', 'clt', {
      id: 'emp-large',
      monthly_salary: '1000000',
      overtime_amount: large,
      commission_amount: large,
    }),
    month('BR', 'clt', { id: 'emp-large', monthly_salary: '0', decimo_terceiro_amount: large }),
    month('AR', 'general', {
      id: 'emp-large',
      monthly_salary: '99999999999.0123456789',
      overtime_amount: '999999999999.99',
    }),
    month('CL', 'dependiente', {
      id: 'emp-large',
      monthly_salary: '999999999.9999999999',
      afp_rate: '0.1144',
      commission_amount: large,
    }),
    month('MX', 'ordinario', {
      id: 'emp-large',
      daily_salary: 333.3333333333,
      grocery_voucher_amount: large,
      factor_integracion: 1.0493150685,
    }),
    month('MX', 'asimilados', { id: 'emp-large', daily_salary: '999999.9999999999' }),
    month('CO', 'ordinario', {
      id: 'emp-large',
      monthly_salary: '9999999999.9999999999',
      horas_extra_diurnas: '239.99',
    }),
  ];
  for (const [at, payslip] of payslips.entries()) {
    const { status } = await send('POST', '/v1/payroll/calculate', payslip, `extreme-${at}`);
    if (status !== 201) throw new Error(`extreme ${at} was answered ${status}`);
  }
}

/** Periods that count more days than they have, which was paid as it was asked. */
async function generousPeriods(send: Send): Promise<void> {
  const employee = { id: 'emp-days', monthly_salary: '1500000' };
  const mexican = { id: 'emp-days', daily_salary: '400' };
  const payslips = [
    ['CO', 'ordinario', employee, 'monthly', '2025-03-25', '2025-03-31', 30],
    ['CO', 'ordinario', employee, 'biweekly', '2025-03-10', '2025-03-15', 15],
    ['MX', 'ordinario', mexican, 'weekly', '2025-03-05', '2025-03-05', 7],
    ['MX', 'ordinario', mexican, 'biweekly', '2025-03-14', '2025-03-15', 15],
    ['BR', 'clt', { ...employee, monthly_salary: '5000' }, 'monthly', '2025-03-01', '2025-03-31', 15],
  ] as const;
  for (const [country, scheme, paidTo, type, start_date, end_date, days] of payslips) {
    const period = { type, start_date, end_date, days };
    const body = { country, scheme, year: 2025, period, employee: paidTo, employer: EMPLOYER };
    const { status } = await send('POST', '/v1/payroll/calculate', body);
    if (status !== 201) throw new Error(`${start_date} to ${end_date} was answered ${status}`);
  }
}

/** A payslip that is corrected twice, the second time in the belief that it is the first. */
async function corrections(send: Send): Promise<void> {
  const first = await send(
    'POST',
    '/v1/payroll/calculate',
    month('CO', 'ordinario', { id: 'emp-corrected', monthly_salary: '1423500' }),
  );
  for (const [at, monthly_salary] of ['1500000', '1600000'].entries()) {
    const options = { supersedes: first.body.id, include_audit_trail: at === 1 };
    const corrected = month('CO', 'ordinario', { id: 'emp-corrected', monthly_salary }, { options });
    await send('POST', '/v1/payroll/calculate', corrected, `correction-${at}`);
  }
}

/** Rows that succeed, one that fails, an employee twice, an own period, and somebody who is erased later. */
async function batches(send: Send): Promise<void> {
  const { employee: _, ...header } = Object(month('CO', 'ordinario', {}));
  const half = { type: 'biweekly', start_date: '2025-03-16', end_date: '2025-03-31', days: 15 };
  const employees = [
    { id: 'emp-1', monthly_salary: '1423500' },
    { id: 'emp-2', monthly_salary: '0' },
    { id: 'emp-3', monthly_salary: '2000000', period_override: half },
    { id: 'emp-1', monthly_salary: '1423500', overrides: { aplica_auxilio_transporte: false } },
    { id: ERASED_EMPLOYEE, monthly_salary: '4000000' },
  ];
  const options = { metadata: { 10: 'a', 9: 'b' } };
  await send('POST', '/v1/payroll/batch', { ...header, employees, options }, 'batch-1');
  await job(send);
}

/** A batch that a job computed, with a row that fails. */
async function job(send: Send): Promise<void> {
  const { employee: _, ...header } = Object(month('MX', 'asimilados', {}));
  const employees = Array.from({ length: 51 }, (_one, at) => ({
    id: `emp-${at}`,
    monthly_salary: at === 20 ? '99999999' : `${10_000 + at}.5`,
  }));
  const body = { ...header, employees, options: { async: true } };
  const { body: queued } = await send('POST', '/v1/payroll/batch', body, 'job-1');
  for (let looked = 0; looked < 100; looked += 1) {
    const { body: found } = await send('GET', `/v1/payroll/jobs/${queued.job_id}`);
    if (found.status === 'completed') return;
    await seconds(0.2);
  }
  throw new Error('the job did not end');
}

/** Payouts in every state, to every country, one of them with events. */
async function payouts(send: Send): Promise<void> {
  const { body: payslip } = await send(
    'POST',
    '/v1/payroll/calculate',
    month('CO', 'ordinario', { id: 'emp-paid', monthly_salary: '3000000.5' }),
  );
  const { net_salary } = Object(payslip.summary);
  const payroll_ref = {
    calculation_id: payslip.id,
    country: 'CO',
    scheme: 'ordinario',
    year: 2025,
    concept: 'nomina',
  };
  const announced = {
    notification_url: 'https://hooks.example.com/payroll',
    processing: { step_seconds: 1 },
  };
  const at_once = { processing: { step_seconds: 0 } };
  const all = [
    paid('CO', 'nomina-announced', {
      amount: net_salary,
      payroll_ref,
      ...announced,
      description: 'Nómina de marzo',
      metadata: { ñ: '€' },
    }),
    paid('CO', 'MOCK_REJECT_BANK_announced', announced),
    paid('MX', 'MOCK_REJECT_INTAKE_1', at_once),
    paid('MX', 'MOCK_REJECT_BANK_1', at_once),
    paid('MX', 'MOCK_STUCK_1', at_once),
    paid('MX', 'under-way', {
      processing: { step_seconds: 3600 },
      notification_url: announced.notification_url,
    }),
    ...BENEFICIARIES.map(([country, , beneficiary], at) =>
      paid(country, `to-${at}`, { beneficiary, ...at_once }),
    ),
  ];
  for (const [at, body] of all.entries()) {
    const { status } = await send('POST', '/v1/payouts', body, at % 2 === 0 ? `payout-${at}` : undefined);
    if (status !== 201) throw new Error(`payout ${at} was answered ${status}`);
  }
  const { body: pending } = await send(
    'POST',
    '/v1/payouts',
    paid('MX', 'cancelled', { processing: { step_seconds: 3600 } }),
  );
  await send('POST', `/v1/payouts/${pending.id}/cancel`, {}, 'cancel-1');
  await seconds(6);
}

const MONEY: Readonly<Record<string, object>> = {
  MX: { currency: 'MXN', amount: '12345.67' },
  CO: { currency: 'COP', amount: 1686134 },
  BR: { currency: 'BRL', amount: '4321.09' },
  AR: { currency: 'ARS', amount: '987654.32' },
  CL: { currency: 'CLP', amount: '650000.00' },
};

function paid(country: string, external_id: string, more: object): object {
  const [, , beneficiary] = BENEFICIARIES.find(([one]) => one === country) ?? [];
  return { ...MONEY[country], country, external_id, beneficiary, ...more };
}

/** A year of Argentina: an imported month, its correction, payslips with stored history, and a month that comes late. */
async function yearWithHistory(send: Send): Promise<void> {
  const imported = await importJanuary(send, '4500000', {});
  await argentineMonth(send, 2, '4600000');
  await argentineMonth(send, 4, '4800000');
  await importJanuary(send, '4550000', { options: { supersedes: imported } });
  await argentineMonth(send, 3, '4700000');
}

/** Answers the id of the opening balance. */
async function importJanuary(send: Send, remuneracion_bruta: string, more: object): Promise<unknown> {
  const amounts = {
    remuneracion_bruta,
    suma_no_remunerativa: '0',
    sac: '0',
    aportes_computables: '494797.67',
    total_deducciones: '861847.64',
    ganancias: '367049.97',
    devolucion_ganancias: '0',
  };
  const period = { start_date: '2025-01-01', end_date: '2025-01-31' };
  const balance = {
    country: 'AR',
    year: 2025,
    employer_id: EMPLOYER.id,
    employee_id: 'emp-history',
    payslips: [{ scheme: 'general', period, amounts }],
    ...more,
  };
  const { status, body } = await send('POST', '/v1/payroll/opening-balances', balance);
  if (status !== 201) throw new Error(`the opening balance was answered ${status}`);
  return body.id;
}

async function argentineMonth(send: Send, month: number, monthly_salary: string): Promise<void> {
  const last = new Date(Date.UTC(2025, month, 0)).getUTCDate();
  const pad = String(month).padStart(2, '0');
  const { status } = await send('POST', '/v1/payroll/calculate', {
    country: 'AR',
    scheme: 'general',
    year: 2025,
    history: { source: 'stored' },
    period: {
      type: 'monthly',
      start_date: `2025-${pad}-01`,
      end_date: `2025-${pad}-${last}`,
      days: 30,
    },
    employee: { id: 'emp-history', monthly_salary },
    employer: EMPLOYER,
  });
  if (status !== 201) throw new Error(`month ${month} of the year was answered ${status}`);
}

/** What is erased when all of this is stored. */
async function toBeErased(send: Send): Promise<void> {
  const request = month('CO', 'ordinario', { id: ERASED_EMPLOYEE, monthly_salary: '4000000' });
  const { body } = await send('POST', '/v1/payroll/calculate', request, 'erased-1');
  const payroll_ref = {
    calculation_id: body.id,
    country: 'CO',
    scheme: 'ordinario',
    year: 2025,
    concept: 'nomina',
  };
  await send(
    'POST',
    '/v1/payouts',
    paid('CO', 'erased-payout', { payroll_ref, processing: { step_seconds: 0 } }),
    'erased-2',
  );
}

/** Everything that a service stores, asked for over HTTP. */
export async function tellStory(send: Send): Promise<void> {
  await everyRuleFile(send);
  await fortnights(send);
  await extremes(send);
  await generousPeriods(send);
  await corrections(send);
  await batches(send);
  await payouts(send);
  await yearWithHistory(send);
  await toBeErased(send);
}

function seconds(many: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, many * 1000));
}

export function objects(value: unknown): readonly JsonObject[] {
  return Array.isArray(value) ? value : [];
}

function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
