import type { Knex } from 'knex';
import { withinLimit } from '../../server/store/database/time-limit.ts';
import { testedDatabase } from './test-database.ts';
import { calculation, monthOf2025, TestService } from './test-service.ts';

const service = new TestService();
beforeAll(() => service.start());
afterAll(() => service.stop());

/** A query that never ends. */
function endless(lists: Knex): Knex.QueryBuilder {
  const count = lists.raw('SELECT 1 UNION ALL SELECT n + 1 FROM endless');
  return lists.withRecursive('endless', ['n'], count).from('endless').count('*');
}

const read = (limitMs?: number) => {
  const { lists } = service.service.database;
  return withinLimit(lists, async (on) => on(endless(lists)), limitMs);
};

test('a list that takes too long is ended, and the next is read as ever', async () => {
  await expect(read(100)).rejects.toMatchObject({
    code: 'PERSISTENCE_UNAVAILABLE',
    message: expect.stringContaining('took too long'),
  });
  expect((await service.call('/v1/payroll/calculations')).status).toBe(200);
});

test('while lists take all the time and room they may, a key is looked up and a calculation made and read', async () => {
  let isOver = false;
  const readOn = async () => {
    while (!isOver) await read().catch(() => undefined);
  };
  const reading = Array.from({ length: 8 }, readOn);
  const made = await service.calculate();
  const { text } = await service.call(`/v1/payroll/calculations/${made.body.id}`);
  expect([made.status, text]).toEqual([201, made.text]);
  expect(service.service.database.lists.client.pool.numPendingAcquires()).toBeGreaterThan(0);
  isOver = true;
  await Promise.all(reading);
});

test('of many calculations the few of an old period are found, page by page', async () => {
  const employer = { id: 'many' };
  const january = calculation({ employer, period: monthOf2025('01') });
  const old = [await service.calculate(january), await service.calculate(january)].map(({ body }) => body.id);
  const { writer } = service.service.database;
  const newest = await service.calculate(calculation({ employer }));
  const row = await writer('calculations').where({ id: newest.body.id }).first();
  const ids = Array.from({ length: 2500 }, (_, at) => `7ZZZZZZZZZZZZZZZZZZZZZ${String(at).padStart(4, '0')}`);
  await writer.batchInsert(
    'calculations',
    ids.map((id) => ({ ...row, id })),
    100,
  );
  const list = async (query: string) =>
    (await service.call(`/v1/payroll/calculations?employer_id=many&${query}`)).body;
  const first = await list('period_start_to=2025-01-31&limit=1');
  expect(first).toMatchObject({ data: [{ id: old[1] }], has_more: true });
  const second = await list(`period_start_to=2025-01-31&limit=1&cursor=${first.next_cursor}`);
  expect(second).toMatchObject({ data: [{ id: old[0] }], has_more: false });
  const march = await list('period_start_from=2025-03-01&limit=100');
  expect([march.data.length, march.next_cursor]).toEqual([100, ids.at(-100)]);
  expect((await list('period_start_from=2025-04-01')).data).toEqual([]);
});

/** All ways to choose some of the filters. */
function choices(filters: readonly string[]): readonly string[] {
  const [first, ...others] = filters;
  if (first === undefined) return [''];
  const rest = choices(others);
  return [...rest, ...rest.map((one) => (one === '' ? first : `${first}&${one}`))];
}

const LISTS: readonly (readonly [path: string, query: string])[] = [
  ...choices([
    'employer_id=a',
    'employee_id=b',
    'country=CO',
    'period_start_from=2025-01-01',
    'period_start_to=2025-02-01',
    'cursor=01JE5V6ZGQ0000000000000000',
  ]).map((query) => ['payroll/calculations', query] as const),
  ...choices([
    'status=PAID',
    'country=CO',
    'external_id=a',
    'calculation_id=01JE5V6ZGQ0000000000000000',
    'created_from=2025-01-01T00:00:00Z',
    'created_to=2025-02-01T00:00:00Z',
  ]).map((query) => ['payouts', query] as const),
];

/** How SQLite means to find the rows of each statement of the lists. */
async function plansOf(ask: () => Promise<unknown>): Promise<readonly string[]> {
  const { lists } = service.service.database;
  const asked: { readonly sql: string; readonly bindings: readonly string[] }[] = [];
  const listen = (query: (typeof asked)[number]) => void asked.push(query);
  lists.on('query', listen);
  await ask();
  lists.removeListener('query', listen);
  const plans = await Promise.all(
    asked.map(({ sql, bindings }) => lists.raw(`EXPLAIN QUERY PLAN ${sql}`, [...bindings])),
  );
  return plans.flat().map(({ detail }: { readonly detail: string }) => detail);
}

/** The columns that SQLite seeks by, beside those of the owner. */
function soughtBy(plans: readonly string[], table: string): readonly string[] {
  return plans
    .filter((plan) => plan.includes(` ${table} `))
    .map(
      (plan) =>
        (/\(client_id=\? AND environment=\?(?: AND )?([^)]*)\)/.exec(plan) ??
          /\(()id=\?\)/.exec(plan))?.[1] ?? plan,
    );
}

if (testedDatabase === 'sqlite') {
  test.each(LISTS)('%s?%s seeks its rows in an index', async (path, query) => {
    const table = path === 'payouts' ? 'payouts' : 'calculations';
    const sought = soughtBy(await plansOf(() => service.call(`/v1/${path}?${query}`)), table);
    expect(sought.filter((plan) => plan.startsWith('SCAN'))).toEqual([]);
    const narrowest =
      /employee_id|external_id|calculation_id/.exec(query) ?? /employer_id|status/.exec(query);
    if (narrowest !== null) expect(sought.join()).toContain(`${narrowest[0]}=?`);
    expect(sought.length).toBeGreaterThan(0);
  });
}
