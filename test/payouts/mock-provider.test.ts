import { readFileSync } from 'node:fs';
import { MockProvider } from '../../server/payouts/mock-provider.ts';
import type { PayoutOrder } from '../../server/payouts/provider.ts';
import { ROOT, sourceFiles } from '../architecture/source-files.ts';

const provider = new MockProvider(2);

function order(externalId: string, stepSeconds?: number): PayoutOrder {
  return {
    id: 'po_01JE5V6ZGQ0000000000000000',
    externalId,
    amount: '100.00',
    currency: 'MXN',
    country: 'MX',
    paymentMethodId: 'BANK_TRANSFER',
    beneficiary: {},
    description: null,
    processing: stepSeconds === undefined ? null : { step_seconds: stepSeconds },
  };
}

/** The whole path with the delay before each step. */
async function play(one: PayoutOrder): Promise<readonly string[]> {
  const seen = [];
  let delay: number | null = provider.submitDelayMs(one);
  for (let asked = 0; delay !== null; asked += 1) {
    const progress = await (asked === 0 ? provider.submit(one) : provider.follow(one));
    seen.push(`${delay} ${progress.event?.status} ${progress.event?.code}`);
    delay = progress.askAgainInMs;
  }
  return seen;
}

test.each([
  ['nomina-1', ['2000 PROCESSING 200', '2000 PAID 200']],
  ['MOCK_OK_1', ['2000 PROCESSING 200', '2000 PAID 200']],
  ['mock_reject_bank_1', ['2000 PROCESSING 200', '2000 PAID 200']],
  ['MOCK_SLOW_1', ['10000 PROCESSING 200', '10000 PAID 200']],
  ['MOCK_REJECT_INTAKE_1', ['2000 REJECTED 300']],
  ['MOCK_REJECT_BANK_1', ['2000 PROCESSING 200', '2000 REJECTED 301']],
  ['MOCK_STUCK_1', ['2000 PROCESSING 200']],
])('the path of %s', async (externalId, path) => {
  expect(await play(order(externalId))).toEqual(path);
});

test('what the request says wins over the prefix', async () => {
  expect(await play(order('MOCK_SLOW_1', 3))).toEqual(['3000 PROCESSING 200', '3000 PAID 200']);
  expect(provider.submitDelayMs(order('MOCK_SLOW_1', 0))).toBe(0);
});

test('steps of no length are not announced', () => {
  expect([0, 1].map((seconds) => provider.announces(order('x', seconds)))).toEqual([false, true]);
});

test('asked twice, it tells the same', async () => {
  const one = order('MOCK_REJECT_BANK_1');
  expect(await provider.submit(one)).toEqual(await provider.submit(one));
  expect(await provider.follow(one)).toEqual(await provider.follow(one));
});

test('money goes to five countries', () => {
  expect(
    ['MX', 'CO', 'BR', 'AR', 'CL'].every((country) => provider.requirements(country) !== undefined),
  ).toBe(true);
  expect(provider.requirements('US')).toBeUndefined();
  expect(provider.requirements('toString')).toBeUndefined();
});

test('no other file of the service knows the magic prefixes', () => {
  const knowing = sourceFiles('server').filter((file) =>
    /MOCK_(OK|SLOW|REJECT|STUCK)/.test(readFileSync(ROOT + file, 'utf8')),
  );
  expect(knowing).toEqual(['server/payouts/mock-provider.ts']);
});
