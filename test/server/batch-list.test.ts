import { batch } from './operations.ts';
import { calculation, monthOf2025, TestService } from './test-service.ts';

const service = new TestService();
beforeAll(() => service.start());
afterAll(() => service.stop());

interface Item {
  readonly id: string;
}

function list(query: string, key = service.key) {
  return service.call(`/v1/payroll/batches?${query}`, { key });
}

async function idsOf(query: string): Promise<readonly string[]> {
  const { body } = await list(query);
  return body.data.map(({ id }: Item) => id);
}

async function make(employer: string, month = '03', options: object = {}) {
  const body = { ...batch(2, options), employer: { id: employer }, period: monthOf2025(month) };
  return (await service.call('/v1/payroll/batch', { body })).body;
}

test('an item is the stored batch without its rows', async () => {
  const made = await make('item', '03', { metadata: { cost_center: 'bogota-02', b: '1' } });
  const { calculations, failures, ...stored } = (await service.call(`/v1/payroll/batches/${made.id}`)).body;
  expect([calculations.length, failures]).toEqual([2, []]);
  expect((await list('employer_id=item')).body).toEqual({
    data: [stored],
    has_more: false,
    next_cursor: null,
  });
});

test('pages go on after the cursor, newest first', async () => {
  const made = [await make('paged'), await make('paged'), await make('paged')].map(({ id }) => id);
  const first = (await list('employer_id=paged&limit=2')).body;
  expect(first.data.map(({ id }: Item) => id)).toEqual([made[2], made[1]]);
  expect(first).toMatchObject({ has_more: true, next_cursor: made[1] });
  expect(await idsOf(`employer_id=paged&cursor=${first.next_cursor}`)).toEqual([made[0]]);
});

describe('filters', () => {
  const made: Record<string, string> = {};

  beforeAll(async () => {
    for (const [name, month] of Object.entries({ january: '01', february: '02' }))
      made[name] = (await make('filtered', month)).id;
  });

  test.each([
    ['', ['february', 'january']],
    ['&country=CO', ['february', 'january']],
    ['&country=MX', []],
    ['&scheme=ordinario', ['february', 'january']],
    ['&scheme=integral', []],
    ['&period_end_from=2025-02-01', ['february']],
    ['&period_end_to=2025-01-31', ['january']],
    ['&period_end_to=2025-01-30', []],
    ['&period_end_from=2025-01-31&period_end_to=2025-02-28', ['february', 'january']],
  ])('employer_id=filtered%s', async (query, names) => {
    expect(await idsOf(`employer_id=filtered${query}`)).toEqual(names.map((name) => made[name]));
  });
});

test('another client sees none of them', async () => {
  await make('acme');
  const key = await service.issueKey('other');
  expect((await list('', key)).body).toEqual({ data: [], has_more: false, next_cursor: null });
});

test('a single calculation is in no batch', async () => {
  await service.calculate(calculation({ employer: { id: 'single' } }));
  expect(await idsOf('employer_id=single')).toEqual([]);
});

test.each([
  ['period_end_from=2025-03-02&period_end_to=2025-03-01', 'period_end_to', 'value_error'],
  ['limit=0', 'limit', 'greater_than_equal'],
  ['employee_id=a', 'employee_id', 'extra_forbidden'],
])('%s is refused', async (query, field, type) => {
  const { status, body } = await list(query);
  expect(status).toBe(422);
  expect(body.detail).toContainEqual(expect.objectContaining({ loc: ['query', field], type }));
});
