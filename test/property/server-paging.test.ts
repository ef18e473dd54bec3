import { cpSync } from 'node:fs';
import fc from 'fast-check';
import { calculation, monthOf2025, TestService } from '../server/test-service.ts';
import { tinyScheme } from '../server/tiny-scheme.ts';

const colombia = tinyScheme();
const mexico = tinyScheme({ country: 'MX' });
cpSync(mexico.root, colombia.root, { recursive: true });

const service = new TestService({ modules: [colombia.module, mexico.module], root: colombia.root });

const EMPLOYERS = ['acme', 'Acme', 'acme & sons', 'ñandú'];
const EMPLOYEES = ['a', 'B', 'b', 'é', '\uffee', '😀', 'a/b'];
const COUNTRIES = ['CO', 'MX'];
const MONTHS = ['01', '02', '03'];

interface Wanted {
  readonly client: number;
  readonly employer_id: string;
  readonly employee_id: string;
  readonly country: string;
  readonly month: string;
}

interface Stored extends Omit<Wanted, 'month'> {
  readonly id: string;
  readonly start: string;
}

const stored: Stored[] = [];
const keys: string[] = [];

const calculations = fc.record({
  client: fc.nat(1),
  employer_id: fc.constantFrom(...EMPLOYERS),
  employee_id: fc.constantFrom(...EMPLOYEES),
  country: fc.constantFrom(...COUNTRIES),
  month: fc.constantFrom(...MONTHS),
});

beforeAll(async () => {
  await service.start();
  keys.push(service.key, await service.issueKey('other'));
  const made = await Promise.all(fc.sample(calculations, 60).map(make));
  stored.push(...made.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
});
afterAll(() => service.stop());

async function make({ month, ...wanted }: Wanted): Promise<Stored> {
  const body = calculation({
    country: wanted.country,
    period: monthOf2025(month),
    employer: { id: wanted.employer_id },
    employee: { id: wanted.employee_id, monthly_salary: '1423500' },
  });
  const answer = await service.call('/v1/payroll/calculate', { body, key: keys[wanted.client] ?? null });
  return { ...wanted, id: answer.body.id, start: `2025-${month}-01` };
}

/** Reads a list to its end; every page but the last must be full. */
async function readAll(path: string, query: Readonly<Record<string, string>>, client: number, limit: number) {
  const items: { readonly id: string }[] = [];
  let cursor: string | null = null;
  do {
    const parameters = new URLSearchParams({
      ...query,
      limit: `${limit}`,
      ...(cursor !== null && { cursor }),
    });
    const { status, body } = await service.call(`${path}?${parameters}`, { key: keys[client] ?? null });
    expect(status).toBe(200);
    expect(body.has_more).toBe(body.next_cursor !== null);
    if (body.has_more) expect(body.data).toHaveLength(limit);
    items.push(...body.data);
    cursor = body.next_cursor;
  } while (cursor !== null);
  return items;
}

function isWanted(one: Stored, filter: Readonly<Record<string, string>>): boolean {
  const { period_start_from = '', period_start_to = '9999', ...equal } = filter;
  const fields: Readonly<Record<string, unknown>> = { ...one };
  return (
    Object.entries(equal).every(([name, value]) => fields[name] === value) &&
    period_start_from <= one.start &&
    one.start <= period_start_to
  );
}

const someDay = fc.constantFrom('2025-01-01', '2025-01-15', '2025-02-01', '2025-03-01', '2025-12-31');
const filters = fc
  .record(
    {
      employer_id: fc.constantFrom(...EMPLOYERS, 'nobody'),
      employee_id: fc.constantFrom(...EMPLOYEES, 'nobody'),
      country: fc.constantFrom(...COUNTRIES, 'CL'),
      period_start_from: someDay,
      period_start_to: someDay,
    },
    { requiredKeys: [] },
  )
  .filter(({ period_start_from = '', period_start_to = '9999' }) => period_start_from <= period_start_to);

test('paging through any filter yields exactly the calculations that fit, newest first', async () => {
  await fc.assert(
    fc.asyncProperty(filters, fc.nat(1), fc.integer({ min: 1, max: 15 }), async (filter, client, limit) => {
      const found = await readAll('/v1/payroll/calculations', filter, client, limit);
      const expected = stored.filter((one) => one.client === client && isWanted(one, filter));
      expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id).toReversed());
    }),
    { numRuns: 60 },
  );
});

test('paging through employees yields each once, in byte order, with all their calculations', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...EMPLOYERS),
      fc.nat(1),
      fc.integer({ min: 1, max: 5 }),
      async (employer_id, client, limit) => {
        const path = `/v1/employers/${encodeURIComponent(employer_id)}/employees`;
        const mine = stored.filter((one) => one.client === client && one.employer_id === employer_id);
        const ids = [...new Set(mine.map(({ employee_id }) => employee_id))];
        const expected = ids
          .toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
          .map((id) => {
            const own = mine.filter(({ employee_id }) => employee_id === id);
            return {
              id,
              calculation_count: own.length,
              last_calculation_id: own.at(-1)?.id,
              last_country: own.at(-1)?.country,
            };
          });
        const found = await readAll(path, {}, client, limit);
        expect(found).toMatchObject(expected);
        expect(found).toHaveLength(expected.length);
      },
    ),
    { numRuns: 40 },
  );
});
