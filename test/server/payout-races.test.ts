import { cancelPayout } from '../../server/payouts/cancel-payout.ts';
import { MockProvider } from '../../server/payouts/mock-provider.ts';
import type { PayoutDependencies } from '../../server/payouts/payout-dependencies.ts';
import { progressPayout } from '../../server/payouts/progress-payout.ts';
import type { PayoutProvider } from '../../server/payouts/provider.ts';
import type { Tenant } from '../../server/store/calculations/calculations.ts';
import type { PayoutRow } from '../../server/store/payouts/payouts.ts';
import { payout } from './payout-requests.ts';
import { TestService } from './test-service.ts';

/** Nobody works on the queue: the tests do what the timer would do, when they choose. */
const service = new TestService();
beforeAll(() => service.start());
afterAll(() => service.stop());

const RACES = 500;
const noKey = async () => {};
let used = 0;

function dependencies(provider: PayoutProvider = new MockProvider(2)): PayoutDependencies {
  const { database, queue, nextId } = service.service;
  return { database, queue, provider, clock: service.clock.read, nextId };
}

async function newPayout(): Promise<string> {
  used += 1;
  const { body } = await service.call('/v1/payouts', { body: payout({ external_id: `race-${used}` }) });
  return body.id;
}

const rowOf = (id: string): Promise<PayoutRow> =>
  service.service.database.reader('payouts').where({ id }).first();
const tenantOf = (row: PayoutRow): Tenant => ({ clientId: row.client_id, environment: 'sandbox' });

/** The job that asks the provider about a payout as it stands. */
async function timer(id: string, provider?: PayoutProvider): Promise<void> {
  await timerOf(await rowOf(id), provider);
}

/** The job that was queued when the payout stood so. */
async function timerOf(row: PayoutRow, provider?: PayoutProvider): Promise<void> {
  const payload = {
    client_id: row.client_id,
    environment: row.environment,
    payout_id: row.id,
    asked: row.asked,
    due_at: service.clock.read(),
  };
  await progressPayout(dependencies(provider), { kind: 'payout_transition', payload, attempt: 1 });
}

async function cancel(id: string, provider?: PayoutProvider): Promise<string> {
  try {
    await cancelPayout(dependencies(provider), tenantOf(await rowOf(id)), id, noKey);
    return 'cancelled';
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}

const pathOf = async (id: string): Promise<string> => {
  const { body } = await service.call(`/v1/payouts/${id}`);
  return body.status_history.map((one: { status: string }) => one.status).join(' ');
};

test('cancel against the timer: exactly one wins, five hundred times', async () => {
  const wins: string[] = [];
  for (let group = 0; group < RACES / 25; group += 1) {
    const ids = await Promise.all(Array.from({ length: 25 }, newPayout));
    const races = ids.map(async (id, at) => {
      const [told] = await Promise.all(
        at % 2 === 0 ? [cancel(id), timer(id)] : [timer(id).then(() => 'timer'), cancel(id)],
      );
      const path = await pathOf(id);
      expect(['PENDING CANCELLED', 'PENDING PROCESSING']).toContain(path);
      if (at % 2 === 0) expect(told === 'cancelled').toBe(path === 'PENDING CANCELLED');
      return path;
    });
    wins.push(...(await Promise.all(races)));
  }
  expect(wins).toHaveLength(RACES);
  expect(new Set(wins).size).toBe(2);
});

test('ten cancels and ten timers at once make one step', async () => {
  for (let round = 0; round < 10; round += 1) {
    const id = await newPayout();
    // Read once: a timer that read the payout after the first step would rightly ask for the second.
    const row = await rowOf(id);
    const all = Array.from({ length: 10 }, () => [timerOf(row), cancel(id)]).flat();
    await Promise.all(all);
    expect((await pathOf(id)).split(' ')).toHaveLength(2);
  }
});

test('a job that comes again after its question was answered does nothing', async () => {
  const id = await newPayout();
  const { asked, client_id, environment } = await rowOf(id);
  const payload = { client_id, environment, payout_id: id, asked, due_at: service.clock.read() };
  const again = () => progressPayout(dependencies(), { kind: 'payout_transition', payload, attempt: 2 });
  await Promise.all([again(), again(), again()]);
  await again();
  expect(await pathOf(id)).toBe('PENDING PROCESSING');
});

test('a provider that may have the order decides whether it is cancelled', async () => {
  const mock = new MockProvider(2);
  const asked: string[] = [];
  let answered = (): void => {};
  /** Takes long to answer, as a bank does. */
  const bank = (takesBack: boolean): PayoutProvider => ({
    mode: 'sandbox',
    isMock: true,
    requirements: (country) => mock.requirements(country),
    processingOf: (order) => mock.processingOf(order),
    submitDelayMs: (order) => mock.submitDelayMs(order),
    announces: (order) => mock.announces(order),
    follow: (order) => mock.follow(order),
    submit: async (order) => {
      await new Promise<void>((resolve) => {
        answered = resolve;
        asked.push('submit');
      });
      return mock.submit(order);
    },
    cancel: async () => {
      asked.push('cancel');
      return takesBack;
    },
  });
  for (const takesBack of [true, false]) {
    asked.length = 0;
    const id = await newPayout();
    const submitting = timer(id, bank(takesBack));
    while (asked.length === 0) await new Promise((resolve) => setImmediate(resolve));
    expect(await cancel(id, bank(takesBack))).toBe(takesBack ? 'cancelled' : 'PAYOUT_NOT_CANCELLABLE');
    answered();
    await submitting;
    expect(asked).toEqual(['submit', 'cancel']);
    expect(await pathOf(id)).toBe(takesBack ? 'PENDING CANCELLED' : 'PENDING PROCESSING');
  }
});

test('before it was handed over, the provider is not asked whether it can be cancelled', async () => {
  const id = await newPayout();
  const provider = new MockProvider(2);
  provider.cancel = () => Promise.reject(new Error('asked'));
  expect(await cancel(id, provider)).toBe('cancelled');
});

test('what a provider cannot answer now is asked again', async () => {
  const id = await newPayout();
  const provider = new MockProvider(2);
  provider.submit = () => Promise.reject(new Error('no answer'));
  await expect(timer(id, provider)).rejects.toThrow('no answer');
  expect(await pathOf(id)).toBe('PENDING');
  await timer(id);
  expect(await pathOf(id)).toBe('PENDING PROCESSING');
});

test('the database refuses to change what has happened', async () => {
  const id = await newPayout();
  const { writer } = service.service.database;
  await expect(writer('payout_history').where({ payout_id: id }).update({ detail: 'x' })).rejects.toThrow(
    /immutable/,
  );
  await expect(writer('payout_history').where({ payout_id: id }).delete()).rejects.toThrow(/immutable/);
});
