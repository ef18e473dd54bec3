import { calculation, FIRST_FORTNIGHT, TestService } from './test-service.ts';

const service = new TestService();
beforeAll(() => service.start());
afterAll(() => service.stop());

function list(employer: string, query = '', key?: string) {
  const path = `/v1/employers/${encodeURIComponent(employer)}/employees?${query}`;
  return service.call(path, key === undefined ? {} : { key });
}

async function idsOf(employer: string, query = ''): Promise<readonly string[]> {
  return (await list(employer, query)).body.data.map(({ id }: { id: string }) => id);
}

async function pay(
  employer: string,
  employee: string,
  changes: Readonly<Record<string, unknown>> = {},
  key?: string,
) {
  const body = calculation({
    employer: { id: employer },
    employee: { id: employee, monthly_salary: '1423500' },
    ...changes,
  });
  return (await service.call('/v1/payroll/calculate', { body, ...(key !== undefined && { key }) })).body;
}

test('an employee is what the stored calculations say', async () => {
  const first = await pay('acme', 'ana');
  service.clock.advance(60_000);
  const last = await pay('acme', 'ana', { period: FIRST_FORTNIGHT });
  await pay('other', 'ana');
  const { body } = await list('acme');
  expect(body).toEqual({
    data: [
      {
        id: 'ana',
        employer_id: 'acme',
        first_calculated_at: first.computed_at,
        last_calculated_at: last.computed_at,
        calculation_count: 2,
        last_calculation_id: last.id,
        last_country: 'CO',
        last_scheme: 'ordinario',
      },
    ],
    has_more: false,
    next_cursor: null,
  });
});

test('a correction counts too', async () => {
  const first = await pay('corrected', 'ana');
  await pay('corrected', 'ana', { options: { supersedes: first.id } });
  expect((await list('corrected')).body.data[0].calculation_count).toBe(2);
});

test('they come in byte order, a page at a time', async () => {
  const inOrder = ['A', 'B', 'Z', 'a', 'a b', 'a/b', 'b', 'z', 'ñandú', '\uffee', '😀'];
  for (const id of inOrder.toReversed()) await pay('ordered', id);
  expect(await idsOf('ordered')).toEqual(inOrder);
  const found: string[] = [];
  for (let cursor = ''; ; ) {
    const { body } = await list('ordered', `limit=3${cursor}`);
    found.push(...body.data.map(({ id }: { id: string }) => id));
    if (!body.has_more) break;
    expect(body.next_cursor).toBe(found.at(-1));
    cursor = `&cursor=${encodeURIComponent(body.next_cursor)}`;
  }
  expect(found).toEqual(inOrder);
});

test('a page has 20 employees unless asked otherwise', async () => {
  for (let at = 10; at < 31; at++) await pay('large', `e${at}`);
  const { body } = await list('large');
  expect(body.data).toHaveLength(20);
  expect(body).toMatchObject({ has_more: true, next_cursor: 'e29' });
  expect(await idsOf('large', 'cursor=e29')).toEqual(['e30']);
  expect(await idsOf('large', 'cursor=e2&limit=2')).toEqual(['e20', 'e21']);
});

test('an unknown employer has an empty page', async () => {
  expect((await list('nobody')).body).toEqual({ data: [], has_more: false, next_cursor: null });
});

test.each(['a b', 'a/b', 'x?y#z', '100%', 'Ñandú 😀', 'a..b', 'e'.repeat(64)])(
  'employer %s is found by its encoded id',
  async (employer) => {
    await pay(employer, 'ana');
    expect((await list(employer)).body.data).toMatchObject([{ id: 'ana', employer_id: employer }]);
  },
);

test('another client sees nothing of it', async () => {
  const key = await service.issueKey('other');
  await pay('shared', 'ours');
  expect((await list('shared', '', key)).body.data).toEqual([]);
  await pay('shared', 'theirs', {}, key);
  expect((await list('shared', 'cursor=ours', key)).body.data).toMatchObject([
    { id: 'theirs', calculation_count: 1 },
  ]);
  expect(await idsOf('shared')).toEqual(['ours']);
  expect((await service.call('/v1/employers/shared/employees', { key: null })).status).toBe(401);
});

describe('refused', () => {
  test.each([
    ['/v1/employers/%00/employees', ['path', 'employer_id'], 'string_pattern_mismatch'],
    [`/v1/employers/${'x'.repeat(65)}/employees`, ['path', 'employer_id'], 'string_too_long'],
    ['/v1/employers/acme/employees?limit=0', ['query', 'limit'], 'greater_than_equal'],
    ['/v1/employers/acme/employees?limit=101', ['query', 'limit'], 'less_than_equal'],
    ['/v1/employers/acme/employees?limit=0x10', ['query', 'limit'], 'int_type'],
    ['/v1/employers/acme/employees?cursor=', ['query', 'cursor'], 'string_too_short'],
    ['/v1/employers/acme/employees?cursor=%0A', ['query', 'cursor'], 'string_pattern_mismatch'],
    ['/v1/employers/acme/employees?country=CO', ['query', 'country'], 'extra_forbidden'],
  ])('%s', async (path, loc, type) => {
    const { status, body } = await service.call(path);
    expect(status).toBe(422);
    expect(body.detail).toContainEqual(expect.objectContaining({ loc, type }));
  });
});
