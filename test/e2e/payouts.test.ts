import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { BENEFICIARIES } from '../payouts/beneficiaries.ts';
import { until } from '../server/until.ts';
import type { Received } from '../webhooks/receiver.ts';
import { PayoutProcess } from './payout-receiver.ts';

const process = new PayoutProcess();
beforeAll(() => process.start(1));
afterAll(() => process.stop());

/** What each country's scheme needs for a month's pay. */
const EMPLOYEES = [
  { country: 'MX', scheme: 'ordinario', currency: 'MXN', employee: { monthly_salary: '20000' } },
  { country: 'CO', scheme: 'ordinario', currency: 'COP', employee: { monthly_salary: '1423500' } },
  { country: 'BR', scheme: 'clt', currency: 'BRL', employee: { monthly_salary: '5000' } },
  { country: 'AR', scheme: 'general', currency: 'ARS', employee: { monthly_salary: '1500000' } },
  {
    country: 'CL',
    scheme: 'dependiente',
    currency: 'CLP',
    employee: { monthly_salary: '900000', afp_rate: '0.1144' },
  },
];

test.each(EMPLOYEES)(
  'from a payslip to a payout in $country',
  async ({ country, scheme, currency, employee }) => {
    const payslip = await process.call('/v1/payroll/calculate', {
      country,
      scheme,
      year: 2025,
      period: { type: 'monthly', start_date: '2025-03-01', end_date: '2025-03-31', days: 30 },
      employee: { id: `emp-${country}`, ...employee },
      employer: { id: 'acme' },
    });
    expect(payslip.status).toBe(201);
    const net = payslip.body.summary.net_salary;

    const payout = await process.call('/v1/payouts', {
      amount: net,
      currency,
      country,
      external_id: `2025-03-${country}`,
      beneficiary: BENEFICIARIES.find(([one]) => one === country)?.[2],
      payroll_ref: { calculation_id: payslip.body.id, country, scheme, year: 2025 },
      notification_url: process.receiver.url(`/${country}`),
    });
    expect(payout.status).toBe(201);
    expect(payout.body).toMatchObject({ amount: net, status: 'PENDING', mock: true });

    const mine = () => process.receiver.received.filter((one) => one.path === `/${country}`);
    await until(() => mine().length === 3);
    const told = mine().map((one) => verified(one, process.secret));
    expect(told.map(({ previous_status, data }) => [previous_status, data.status])).toEqual([
      [null, 'PENDING'],
      ['PENDING', 'PROCESSING'],
      ['PROCESSING', 'PAID'],
    ]);

    const { body } = await process.call(`/v1/payouts/${payout.body.id}`);
    expect(body).toMatchObject({
      status: 'PAID',
      amount: net,
      payroll_ref: { calculation_id: payslip.body.id },
    });
    expect(told[2]?.data).toEqual(body);
  },
);

interface Told {
  readonly previous_status: string | null;
  readonly data: { readonly status: string };
}

/** As a receiver does it: the contract's signature by hand, the standard one by its library. */
function verified({ headers, body }: Received, secret: string): Told {
  const expected = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
  expect(headers['x-service-signature']).toBe(expected);
  expect(headers['x-service-mock']).toBe('true');
  const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];
  const sent = Object.fromEntries(names.map((name) => [name, String(headers[name])]));
  new Webhook(secret).verify(body.toString(), sent);
  return JSON.parse(body.toString());
}
