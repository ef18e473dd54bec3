import { payout } from '../server/payout-requests.ts';
import { until } from '../server/until.ts';
import { PayoutProcess } from './payout-receiver.ts';

const process = new PayoutProcess();
beforeAll(() => process.start(1));
afterAll(() => process.stop());

interface Told {
  readonly id: string;
  readonly data: { readonly id: string; readonly status: string };
}

const read = async (id: string) => (await process.call(`/v1/payouts/${id}`)).body;

test('payouts that a kill -9 stopped go on after the next start, and nothing is told twice', async () => {
  const made = await Promise.all(
    Array.from({ length: 30 }, (_, n) => {
      const asked = { external_id: `crash-${n}`, notification_url: process.receiver.url() };
      return process.call('/v1/payouts', payout(asked));
    }),
  );
  expect(new Set(made.map(({ status }) => status))).toEqual(new Set([201]));
  const ids = made.map(({ body }) => body.id);
  // Some are on their way and others are not.
  await process.receiver.count(40);
  await process.killAndStart();
  // What the dead process held is free again when its lease has ended.
  await until(async () => (await Promise.all(ids.map(read))).every(({ status }) => status === 'PAID'));
  for (const id of ids) {
    const { status_history } = await read(id);
    expect(status_history.map((one) => one.status)).toEqual(['PENDING', 'PROCESSING', 'PAID']);
  }
  const told: Told[] = process.receiver.received.map((one) => JSON.parse(one.body.toString()));
  expect(new Set(told.map(({ id }) => id)).size).toBe(told.length);
  const order = ['PENDING', 'PROCESSING', 'PAID'];
  for (const id of ids) {
    const steps = told.filter(({ data }) => data.id === id).map(({ data }) => order.indexOf(data.status));
    expect(steps).toEqual(steps.toSorted());
  }
});
