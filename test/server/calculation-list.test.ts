import { batch } from './operations.ts';
import { calculation, FIRST_FORTNIGHT, LAST_FORTNIGHT, monthOf2025, TestService } from './test-service.ts';

const service = new TestService();
beforeAll(() => service.start());
afterAll(() => service.stop());

const UNUSED_ID = '01JE5V6ZGQ0000000000000000';

interface Item {
  readonly id: string;
}

function list(query = '', key?: string) {
  return service.call(`/v1/payroll/calculations?${query}`, key === undefined ? {} : { key });
}

async function idsOf(query: string): Promise<readonly string[]> {
  const { body } = await list(query);
  return body.data.map(({ id }: Item) => id);
}

async function make(changes: Readonly<Record<string, unknown>> = {}, key?: string) {
  const call = { body: calculation(changes), ...(key !== undefined && { key }) };
  return (await service.call('/v1/payroll/calculate', call)).body;
}

describe('an item', () => {
  test('is the calculation as it was answered, without its lines', async () => {
    const metadata = { cost_center: 'bogota-02' };
    const employer = { id: 'item', name: 'Acme' };
    const made = await make({ employer, period: FIRST_FORTNIGHT, options: { metadata } });
    const { body } = await list('employer_id=item');
    expect(body).toEqual({
      data: [
        {
          id: made.id,
          status: 'success',
          country: 'CO',
          scheme: 'ordinario',
          year: 2025,
          period: FIRST_FORTNIGHT,
          employee_id: 'emp-1',
          employer_id: 'item',
          summary: made.summary,
          is_superseded: false,
          superseded_by: null,
          supersedes_id: null,
          batch_id: null,
          metadata,
          dsl_version: made.dsl_version,
          computed_at: made.computed_at,
        },
      ],
      has_more: false,
      next_cursor: null,
    });
  });

  test('is the same whatever the answer carried', async () => {
    const employer = { id: 'options' };
    await make({ employer });
    await make({ employer, options: { include_audit_trail: true, include_diagram: true } });
    const { data } = (await list('employer_id=options')).body;
    expect({ ...data[0], id: data[1].id }).toEqual(data[1]);
  });

  test('names the latest calculation that replaces it, and the one it replaces', async () => {
    const employer = { id: 'chain' };
    const first = await make({ employer });
    const second = await make({ employer, options: { supersedes: first.id } });
    const third = await make({ employer, options: { supersedes: first.id } });
    const { data } = (await list('employer_id=chain&employee_id=emp-1')).body;
    expect(data).toMatchObject([
      { id: third.id, supersedes_id: first.id, is_superseded: false, superseded_by: null },
      { id: second.id, supersedes_id: first.id, is_superseded: true, superseded_by: third.id },
      { id: first.id, supersedes_id: null, is_superseded: true, superseded_by: third.id },
    ]);
  });

  test('of all that correct one payslip, in whatever order, one is current', async () => {
    const employer = { id: 'branches' };
    const replace = async (id: string) => make({ employer, options: { supersedes: id } });
    const first = await make({ employer });
    const second = await replace(first.id);
    const branch = await replace(first.id);
    const third = await replace(second.id);
    const { data } = (await list('employer_id=branches')).body;
    expect(data).toMatchObject([
      { id: third.id, superseded_by: null },
      { id: branch.id, superseded_by: third.id },
      { id: second.id, superseded_by: third.id },
      { id: first.id, superseded_by: branch.id },
    ]);
  });

  test('what was stored last is current, though the clock was set back', async () => {
    const employer = { id: 'clock' };
    const first = await make({ employer });
    service.clock.advance(-3_600_000);
    const second = await make({ employer, options: { supersedes: first.id } });
    service.clock.advance(3_600_000);
    const { data } = (await list('employer_id=clock')).body;
    expect(data.filter((one: { is_superseded: boolean }) => !one.is_superseded)).toMatchObject([
      { id: second.id },
    ]);
  });
});

describe('filters', () => {
  const [january, february, march] = ['01', '02', '03'].map(monthOf2025);
  const made: Record<string, string> = {};

  beforeAll(async () => {
    const wanted = {
      ana: { employer: { id: 'north' }, employee: { id: 'ana', monthly_salary: '1' }, period: january },
      leo: { employer: { id: 'north' }, employee: { id: 'leo', monthly_salary: '1' }, period: february },
      far: { employer: { id: 'south' }, employee: { id: 'ana', monthly_salary: '1' }, period: march },
    };
    for (const [name, changes] of Object.entries(wanted)) made[name] = (await make(changes)).id;
  });

  test('of all employers, those of several periods come in the order in which they were stored', async () => {
    const { key } = service;
    service.key = await service.issueKey('periods');
    const ids: string[] = [];
    for (const period of [march, january, february, january]) ids.unshift((await make({ period })).id);
    const [fourth, third, second, first] = ids;
    const within = 'period_start_from=2025-01-01&period_end_to=2025-03-30';
    expect(await idsOf(within)).toEqual([fourth, third, second]);
    expect(await idsOf(`${within}&limit=2`)).toEqual([fourth, third]);
    expect(await idsOf(`${within}&limit=2&cursor=${third}`)).toEqual([second]);
    expect(await idsOf(`country=CO&current=true&${within}`)).toEqual([fourth, third, second]);
    expect(await idsOf('period_end_from=2025-02-01')).toEqual([third, first]);
    expect(await idsOf('period_start_from=2025-01-31&period_start_to=2025-02-28')).toEqual([third]);
    service.key = key;
  });

  test.each([
    ['employer_id=north', ['leo', 'ana']],
    ['employee_id=ana', ['far', 'ana']],
    ['employee_id=ana&employer_id=north', ['ana']],
    ['employee_id=ana&country=CO', ['far', 'ana']],
    ['employee_id=ana&country=MX', []],
    ['employer_id=north&period_start_from=2025-02-01', ['leo']],
    ['employer_id=north&period_start_to=2025-02-01', ['leo', 'ana']],
    ['employer_id=north&period_start_to=2025-01-31', ['ana']],
    ['employee_id=ana&period_start_from=2025-01-01&period_start_to=2025-01-01', ['ana']],
    ['employer_id=north&period_end_from=2025-02-28', ['leo']],
    ['employer_id=north&period_end_to=2025-02-27', ['ana']],
    ['employee_id=ana&period_end_from=2025-02-01&period_end_to=2025-03-31', ['far']],
    ['period_end_from=2030-01-01', []],
    ['employee_id=ana&scheme=ordinario&country=CO', ['far', 'ana']],
    ['scheme=integral', []],
    ['employer_id=NORTH', []],
  ])('%s', async (query, names) => {
    expect(await idsOf(query)).toEqual(names.map((name) => made[name]));
  });

  test('ids of other alphabets and with signs of the query string', async () => {
    const id = 'año & ñandú + 100% 😀';
    const { id: calculated } = await make({ employer: { id } });
    expect(await idsOf(`employer_id=${encodeURIComponent(id)}`)).toEqual([calculated]);
  });
});

describe('what counts', () => {
  test('is all but what a later calculation replaces', async () => {
    const employer = { id: 'current' };
    const first = await make({ employer });
    const alone = await make({ employer, employee: { id: 'alone', monthly_salary: '1' } });
    const second = await make({ employer, options: { supersedes: first.id } });
    const third = await make({ employer, options: { supersedes: second.id } });
    expect(await idsOf('employer_id=current&current=true')).toEqual([third.id, alone.id]);
    expect(await idsOf('employer_id=current&current=false')).toHaveLength(4);
    expect(await idsOf('employer_id=current&current=true&limit=1')).toEqual([third.id]);
    expect(await idsOf(`employer_id=current&current=true&cursor=${third.id}`)).toEqual([alone.id]);
  });
});

test('what a batch calculated is found by the batch', async () => {
  const { status, body } = await service.call('/v1/payroll/batch', { body: batch(3) });
  expect(status).toBe(201);
  const ids = body.results.map(({ calculation }: { calculation: Item }) => calculation.id);
  expect(await idsOf(`batch_id=${body.id}`)).toEqual(ids.toReversed());
  expect(await idsOf(`batch_id=${UNUSED_ID}`)).toEqual([]);
});

describe('pages', () => {
  const ids: string[] = [];

  beforeAll(async () => {
    const periods = [FIRST_FORTNIGHT, LAST_FORTNIGHT, monthOf2025('03')];
    for (let at = 0; at < 21; at++) {
      ids.unshift((await make({ employer: { id: 'paged' }, period: periods[at % 3] })).id);
    }
  });

  test('have 20 items unless asked otherwise, newest first', async () => {
    const { body } = await list('employer_id=paged');
    expect(body.data.map(({ id }: Item) => id)).toEqual(ids.slice(0, 20));
    expect(body).toMatchObject({ has_more: true, next_cursor: ids[19] });
    const rest = (await list(`employer_id=paged&cursor=${body.next_cursor}`)).body;
    expect(rest).toMatchObject({ data: [{ id: ids[20] }], has_more: false, next_cursor: null });
  });

  test('end exactly at the last item', async () => {
    const { body } = await list('employer_id=paged&limit=21');
    expect(body.data).toHaveLength(21);
    expect(body).toMatchObject({ has_more: false, next_cursor: null });
    expect(await idsOf(`employer_id=paged&cursor=${ids[20]}`)).toEqual([]);
  });

  test('do not move when something is stored meanwhile', async () => {
    const first = (await list('employer_id=paged&limit=2')).body;
    const newer = await make({ employer: { id: 'paged' } });
    const second = await idsOf(`employer_id=paged&limit=2&cursor=${first.next_cursor}`);
    expect(second).toEqual(ids.slice(2, 4));
    ids.unshift(newer.id);
  });

  test('a cursor is only a position', async () => {
    expect(await idsOf(`employer_id=paged&limit=1&cursor=7ZZZZZZZZZZZZZZZZZZZZZZZZZ`)).toEqual([ids[0]]);
    expect(await idsOf(`employer_id=paged&cursor=${UNUSED_ID.replace('01J', '00A')}`)).toEqual([]);
  });
});

describe('another client', () => {
  test('sees only its own, also by a cursor that is not its own', async () => {
    const key = await service.issueKey('other');
    const ours = await make();
    expect((await list('', key)).body).toEqual({ data: [], has_more: false, next_cursor: null });
    const theirs = await make({}, key);
    const newest = await make();
    const { body } = await list(`cursor=${newest.id}`, key);
    expect(body.data).toMatchObject([{ id: theirs.id, superseded_by: null }]);
    expect((await list(`cursor=${ours.id}`, key)).body.data).toEqual([]);
    expect(await idsOf('limit=100')).not.toContain(theirs.id);
  });

  test('nobody sees anything without a key', async () => {
    expect((await service.call('/v1/payroll/calculations', { key: null })).status).toBe(401);
  });
});

describe('refused', () => {
  test.each([
    ['limit=0', 'limit', 'greater_than_equal'],
    ['limit=101', 'limit', 'less_than_equal'],
    ['limit=-1', 'limit', 'greater_than_equal'],
    ['limit=ten', 'limit', 'int_type'],
    ['limit=1.5', 'limit', 'int_type'],
    ['limit=1e1', 'limit', 'int_type'],
    ['limit=%2010', 'limit', 'int_type'],
    ['limit=', 'limit', 'int_type'],
    ['limit=1&limit=2', 'limit', 'int_type'],
    ['cursor=', 'cursor', 'string_pattern_mismatch'],
    ['cursor=01je5v6zgq0000000000000000', 'cursor', 'string_pattern_mismatch'],
    ['employer_id=', 'employer_id', 'string_too_short'],
    [`employer_id=${'x'.repeat(65)}`, 'employer_id', 'string_too_long'],
    ['employee_id=%00', 'employee_id', 'string_pattern_mismatch'],
    ['employee_id=a&employee_id=b', 'employee_id', 'string_type'],
    ['country=co', 'country', 'string_pattern_mismatch'],
    ['country=COL', 'country', 'string_pattern_mismatch'],
    ['period_start_from=2025-02-30', 'period_start_from', 'date_parsing'],
    ['period_start_to=yesterday', 'period_start_to', 'date_parsing'],
    ['period_start_from=2025-03-02&period_start_to=2025-03-01', 'period_start_to', 'value_error'],
    ['period_end_from=2025-03-02&period_end_to=2025-03-01', 'period_end_to', 'value_error'],
    ['scheme=ORDINARIO', 'scheme', 'string_pattern_mismatch'],
    ['batch_id=1', 'batch_id', 'string_pattern_mismatch'],
    ['current=yes', 'current', 'bool_type'],
    ['page=2', 'page', 'extra_forbidden'],
    ['__proto__=1', '__proto__', 'extra_forbidden'],
  ])('%s', async (query, field, type) => {
    const { status, body } = await list(query);
    expect(status).toBe(422);
    expect(body.error.code).toBe('VALIDATION_ERROR');
    expect(body.detail).toContainEqual(expect.objectContaining({ loc: ['query', field], type }));
  });

  test('every fault is told at once', async () => {
    const { body } = await list('limit=0&country=x&sort=id');
    expect(body.detail.map(({ loc }: { loc: string[] }) => loc[1]).toSorted()).toEqual([
      'country',
      'limit',
      'sort',
    ]);
  });
});
