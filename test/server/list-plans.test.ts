import { makeExisting } from './operations.ts';
import { testedDatabase } from './test-database.ts';
import { TestService } from './test-service.ts';

const service = new TestService();
beforeAll(async () => {
  await service.start();
  await makeExisting(service);
  for (const table of ['calculations', 'batches', 'jobs', 'payouts', 'opening_balances'])
    await multiply(table);
});
afterAll(() => service.stop());

/** A planner that sees a handful of rows, or those of one client alone, reads them all, whatever indexes there are. */
async function multiply(table: string): Promise<void> {
  const { writer } = service.service.database;
  await service.issueKey(`neighbour of ${table}`);
  const columns = Object.keys(await writer(table).columnInfo());
  const others = columns.filter((column) => column !== 'id' && column !== 'client_id');
  const id = testedDatabase === 'sqlite' ? `printf('%026d', n)` : `lpad(n::text, 26, '0')`;
  const values = others.map((column) => (column === 'external_id' ? id : column));
  await writer.raw(`
    WITH RECURSIVE counted (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < 1000)
    INSERT INTO ${table} (id, client_id, ${others})
    SELECT ${id}, CASE WHEN n % 10 = 0 THEN client_id ELSE (SELECT max(id) FROM clients) END, ${values}
    FROM counted, (SELECT * FROM ${table} ORDER BY id LIMIT 1) AS one`);
  await writer.raw(`ANALYZE ${table}`);
}

interface Asked {
  readonly sql: string;
  readonly bindings: readonly string[];
}

/** The lists that a request asks the database for, as they were asked. */
async function asked(path: string): Promise<readonly Asked[]> {
  const { lists } = service.service.database;
  const seen: Asked[] = [];
  const note = ({ sql, bindings }: Asked) => {
    if (/from ["`]?(calculations|batches|jobs|payouts|opening_balances)\b/i.test(sql))
      seen.push({ sql, bindings });
  };
  lists.on('query', note);
  expect((await service.call(path)).status).toBe(200);
  lists.off('query', note);
  return seen;
}

/** How the database would find the rows. */
async function planOf({ sql, bindings }: Asked): Promise<string> {
  const { lists } = service.service.database;
  if (testedDatabase === 'sqlite') {
    const steps: readonly { detail: string }[] = await lists.raw(`EXPLAIN QUERY PLAN ${sql}`, [...bindings]);
    return steps.map(({ detail }) => detail).join('\n');
  }
  const { rows } = await lists.raw(`EXPLAIN ${numbered(sql)}`, [...bindings]);
  const plan = rows.map((row: Readonly<Record<string, string>>) => row['QUERY PLAN']).join('\n');
  // What replaces one calculation is a question about that one, not about the list.
  return plan.split('SubPlan')[0];
}

/** Knex has numbered the places already, and would number them again. */
function numbered(sql: string): string {
  return sql.replace(/\$\d+/g, '?');
}

test.each([
  ['/v1/payroll/calculations?batch_id=01JE5V6ZGQ0000000000000000', 'calculations_of_batch'],
  ['/v1/payroll/calculations?scheme=integral', 'calculations_of_kind'],
  ['/v1/payroll/calculations?period_end_from=2030-01-01', 'calculations_by_period'],
  ['/v1/payroll/calculations?period_end_to=2019-12-31', 'calculations_by_period'],
  ['/v1/payroll/calculations?country=ZZ', 'calculations_of_kind'],
  ['/v1/payroll/calculations?period_start_from=2030-01-01', 'calculations_by_period'],
  ['/v1/payroll/calculations?period_start_to=2019-12-31', 'calculations_by_period'],
  ['/v1/payouts?status=REJECTED', 'payouts_of_status'],
  ['/v1/payouts?country=CL', 'payouts_of_country'],
  ['/v1/payouts?created_from=2030-01-01T00:00:00Z', 'payouts_of_time'],
  ['/v1/payroll/batches?employer_id=nobody', 'batches_newest_of_employer_id'],
  ['/v1/payroll/batches?country=ZZ', 'batches_newest_of_country'],
  ['/v1/payroll/batches?scheme=integral', 'batches_newest_of_scheme'],
  ['/v1/payroll/batches?period_end_from=2030-01-01', 'batches_by_period_end'],
  ['/v1/payroll/opening-balances?employer_id=nobody', 'opening_balances_of_employer'],
  ['/v1/payroll/opening-balances?employee_id=nobody', 'opening_balances_of_employee'],
  ['/v1/payroll/jobs?status=failed', 'jobs_newest_of_status'],
  ['/v1/payroll/jobs?created_from=2030-01-01T00:00:00Z', 'jobs_by_creation'],
  // For the few rows of the tests PostgreSQL would as soon sort them.
  ...(testedDatabase === 'sqlite'
    ? [
        ['/v1/payouts?calculation_id=nobody', 'payouts_of_calculation'],
        ['/v1/payroll/calculations?current=true', 'corrections_of_one'],
        ['/v1/payroll/batches', 'batches_newest'],
        ['/v1/payroll/opening-balances', 'opening_balances_in_order'],
        ['/v1/payroll/jobs', 'jobs_newest'],
      ]
    : []),
])('%s is found by an index and read in its order', async (path, index) => {
  const [first] = await asked(path);
  if (first === undefined) throw new Error('nothing was asked');
  const plan = await planOf(first);
  expect(plan).toContain(index);
  expect(plan).not.toMatch(/\bSCAN\b(?! CONSTANT| periods| kinds)|Seq Scan|TEMP B-TREE|\bSort\b(?! Key)/);
});
