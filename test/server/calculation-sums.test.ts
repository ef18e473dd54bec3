import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { linesRead } from '../../server/payroll/read-lines.ts';
import type { Database } from '../../server/store/database/database.ts';
import { openDatabase } from '../../server/store/database/open-database.ts';
import type { SumRow } from '../../server/store/histories/calculation-sums.ts';
import { fillSums } from '../../server/store/histories/fill-sums.ts';
import { packAmounts, unpackAmounts } from '../../server/store/histories/packed-amounts.ts';
import { payroll, verifyStored } from './operator-command.ts';
import { FAILURES, StatementFaults } from './statement-faults.ts';
import { forgetfulRules, monthOf2026, summingRules } from './summing-rules.ts';
import { unprotect } from './tampering.ts';
import { testedDatabase, urlOf } from './test-database.ts';
import { TestService } from './test-service.ts';

const rules = summingRules();
const forgetful = forgetfulRules();
let service: TestService;
const before = process.env.DATABASE_URL;
beforeEach(async () => {
  service = await new TestService(rules).start();
  process.env.DATABASE_URL = urlOf(service.config.database);
});
afterEach(() => service.stop());
afterAll(() => {
  for (const { root } of [rules, forgetful]) rmSync(root, { recursive: true });
  if (before === undefined) delete process.env.DATABASE_URL;
  else process.env.DATABASE_URL = before;
});

/** Line by line, of the earliest payslip first. */
async function sumsIn({ reader }: Pick<Database, 'reader'>): Promise<readonly SumRow[]> {
  const rows: readonly SumRow[] = await reader('calculation_sums').orderBy(['period_end', 'scheme', 'line']);
  return rows.flatMap(unpackAmounts);
}

async function sums(): Promise<readonly (readonly string[])[]> {
  const rows = await sumsIn(service.service.database);
  return rows.map(({ scheme, period_end, line, amount }) => [scheme, period_end, line, amount]);
}

async function salariesIn(database: Pick<Database, 'reader'>): Promise<readonly string[]> {
  const rows = await sumsIn(database);
  return rows.flatMap(({ line, amount }) => (line === 'sueldo' ? [amount] : []));
}

/** Gives every line a row of its own, as if it had been filled in later. */
async function writeLineByLine(): Promise<void> {
  const { writer } = service.service.database;
  const lines = await sumsIn(service.service.database);
  const rows = lines.map((one) => ({ ...one, ...packAmounts([one]) }));
  await unprotect(service);
  await writer('calculation_sums').delete();
  await writer('calculation_sums').insert(rows);
}

test('the lines that some history reads are kept beside the payslip, and no others', async () => {
  const { body } = await service.calculate(monthOf2026(1, '1000.50'));
  expect(await sums()).toEqual([
    ['UY.mensual', '2026-01-31', '', '1'],
    ['UY.mensual', '2026-01-31', 'gross_salary', '1000.50'],
    ['UY.mensual', '2026-01-31', 'impuesto', '100.05'],
    ['UY.mensual', '2026-01-31', 'sueldo', '1000.50'],
  ]);
  expect(await service.service.database.reader('calculation_sums').first()).toMatchObject({
    employer_id: 'acme',
    employee_id: 'emp-1',
    calculation_id: body.id,
    content_digest: body.record.content_digest,
  });
});

test('a week over the end of the year counts in the year that the request names', async () => {
  const period = { type: 'biweekly', start_date: '2025-12-22', end_date: '2026-01-03', days: 13 };
  const made = await service.calculate(monthOf2026(1, 1000, { year: 2025, period }));
  expect([made.status, made.body.period.end_date]).toEqual([201, '2026-01-03']);
  expect(new Set((await sums()).map(([, date]) => date))).toEqual(new Set(['2025-12-31']));
});

/** A service with rules without a history, and that many payslips of different salaries. */
async function payslipsOfBefore(count: number): Promise<TestService> {
  const earlier = await new TestService(forgetful).start();
  const employees = Array.from({ length: count }, (_, at) => ({ id: `e${at}`, monthly_salary: 100 + at }));
  const { employee: _, ...header } = monthOf2026(1, 0);
  expect((await earlier.call('/v1/payroll/batch', { body: { ...header, employees } })).status).toBe(201);
  expect(await earlier.service.database.reader('calculation_sums').first()).toBeUndefined();
  return earlier;
}

const salariesFrom100 = (count: number) => Array.from({ length: count }, (_, at) => `${100 + at}.00`);

test('payslips that were stored before a line was read are filled in at the next start', async () => {
  const earlier = await payslipsOfBefore(230);
  await earlier.stop();
  const now = await earlier.beside({}, rules).start();
  const filled = await salariesIn(now.service.database);
  expect(filled.toSorted()).toEqual(salariesFrom100(230));
  process.env.DATABASE_URL = urlOf(now.config.database);
  expect((await verifyStored()).findings).toEqual([]);
  await now.stop();
});

test.each([0, 3])(
  'of a scheme with %d older payslips a start tells once that it reads them',
  async (count) => {
    const earlier = await (count === 0 ? new TestService(forgetful).start() : payslipsOfBefore(count));
    await earlier.stop();
    const database = openDatabase(earlier.config.database);
    const told: string[] = [];
    const onFill = (scheme: string) => void told.push(scheme);
    await fillSums(linesRead(rules.modules), { database, clock: Date.now, onWait: () => {}, onFill });
    await database.close();
    expect(told).toEqual(count === 0 ? [] : ['UY.mensual']);
  },
);

test.each(FAILURES)('filling in goes on where a statement of it %s', async (failure) => {
  const earlier = await payslipsOfBefore(230);
  await earlier.stop();
  const database = openDatabase(earlier.config.database);
  const faults = new StatementFaults(database);
  const fill = () =>
    fillSums(linesRead(rules.modules), { database, clock: Date.now, onWait: () => {}, onFill: () => {} });
  let interruptions = 0;
  for (const position of [3, 8, 200, 600]) {
    faults.failNext(position, failure);
    const isDone = await fill().then(
      () => true,
      () => false,
    );
    if (!isDone) interruptions += 1;
  }
  expect(interruptions).toBeGreaterThan(2);
  faults.count();
  await fill();
  const filled = await salariesIn(database);
  expect(filled.toSorted()).toEqual(salariesFrom100(230));
  await database.close();
});

test('a start waits for who writes a payslip, however long', async () => {
  const earlier = await payslipsOfBefore(3);
  await earlier.stop();
  const other = openDatabase(earlier.config.database);
  const writing = await other.writer.transaction();
  await writing('clients').update({ name: 'first' });
  if (testedDatabase === 'postgres') await writing.raw('LOCK TABLE calculations IN ROW EXCLUSIVE MODE');
  let waits = 0;
  const database = openDatabase(earlier.config.database);
  const onWait = () => {
    waits += 1;
  };
  const filling = fillSums(linesRead(rules.modules), {
    database,
    clock: Date.now,
    onWait,
    onFill: () => {},
  });
  await Promise.race([filling, sleep(6000)]);
  await writing.rollback();
  await filling;
  expect(waits).toBe(1);
  expect(await salariesIn(database)).toHaveLength(3);
  await Promise.all([other.close(), database.close()]);
});

test('a line that another process reads first has its sums from the next payslip on', async () => {
  const { writer } = service.service.database;
  const known = await writer('summed_lines').where({ line: 'sueldo' }).first();
  const { employee: own, ...header } = monthOf2026(1, 1000);
  const store = [
    () => service.calculate({ ...header, employee: { ...own, id: 'single' } }),
    () => service.call('/v1/payroll/batch', { body: { ...header, employees: [{ ...own, id: 'row' }] } }),
  ];
  for (const [at, line] of ['net_salary', 'total_deductions'].entries()) {
    await writer('summed_lines').insert({ ...known, line, filled_at: null });
    expect((await store[at]?.())?.status).toBe(201);
  }
  const lines = Map.groupBy(await sumsIn(service.service.database), ({ employee_id }) => employee_id);
  const amounts = (name: string, line: string) => lines.get(name)?.find((one) => one.line === line)?.amount;
  expect(amounts('single', 'net_salary')).toBe('900.00');
  expect([amounts('row', 'net_salary'), amounts('row', 'total_deductions')]).toEqual(['900.00', '100.00']);
  expect((await verifyStored()).findings).toEqual([]);
});

test('a process with other rules fills the lines that this one reads', async () => {
  const other = await service.beside({}, forgetful).start();
  await other.calculate(monthOf2026(2, 70));
  await other.stop();
  expect(await sums()).toContainEqual(['UY.mensual', '2026-02-28', 'sueldo', '70.00']);
});

test('sums that have a row for each line are summed, verified and erased like those that share one', async () => {
  await service.calculate(monthOf2026(1, 1000));
  await writeLineByLine();
  expect(await service.service.database.reader('calculation_sums')).toHaveLength(4);
  await service.calculate(monthOf2026(2, 500));
  const { body } = await service.calculate(monthOf2026(3, 10, { history: { source: 'stored' } }));
  const value = (name: string) =>
    body.history.values.find((one: { readonly name: string }) => one.name === name)?.value;
  expect([value('bruto_del_anio'), value('pagos_del_mes')]).toEqual(['1500', '0']);
  expect((await verifyStored()).findings).toEqual([]);
  const erase = ['erase', '--client', 'first', '--employee', 'emp-1', '--reason', 'r', '--yes'];
  expect((await payroll(erase)).code).toBe(0);
  expect(await sums()).toEqual([]);
});

test('with the employee the sums go', async () => {
  await service.calculate(monthOf2026(1, 10));
  await service.calculate(monthOf2026(1, 20, { employee: { id: 'emp-2', monthly_salary: 20 } }));
  const erase = ['erase', '--client', 'first', '--employee', 'emp-1', '--reason', 'r', '--yes', '--json'];
  expect((await payroll(erase)).code).toBe(0);
  expect((await sums()).map(([, , , amount]) => amount)).toEqual(['1', '20.00', '2.00', '20.00']);
  expect((await verifyStored()).findings).toEqual([]);
});

test('the database refuses a change of a sum, and to delete one of what is not erased', async () => {
  await service.calculate(monthOf2026(1, 10));
  const { writer } = service.service.database;
  await expect(writer('calculation_sums').update({ amount: '0' })).rejects.toThrow(/immutable/);
  await expect(writer('calculation_sums').delete()).rejects.toThrow(/immutable/);
});

test('verify finds a sum that was changed, one that is gone, and one of no payslip', async () => {
  const { body } = await service.calculate(monthOf2026(1, 10));
  const { writer } = service.service.database;
  await unprotect(service);
  const kept = await writer('calculation_sums');
  const [{ amount }] = kept;
  await writer('calculation_sums').update({ amount: amount.replace('"sueldo":"10.00"', '"sueldo":"11"') });
  const fault = { kind: 'calculation', id: body.id, fault: 'sums' };
  expect((await verifyStored()).findings).toEqual([
    { ...fault, detail: 'sums.sueldo.amount: stored "11", expected "10.00"' },
  ]);
  await writer('calculation_sums').update({ amount: amount.replace(',"sueldo":"10.00"', '') });
  expect((await verifyStored()).findings).toMatchObject([fault]);
  await writer('calculation_sums').update({ amount: `${amount},` });
  expect((await verifyStored()).findings).toMatchObject([fault]);
  const [row] = kept;
  await writer('calculation_sums').delete();
  const id = service.service.nextId();
  await writer('calculation_sums').insert({ ...row, calculation_id: id });
  expect((await verifyStored()).findings).toContainEqual({
    ...fault,
    id,
    detail: 'is summed by histories and not stored',
  });
});

test.each([
  ['another employee', { employee_id: 'emp-9' }, 'employee_id: stored "emp-9", expected "emp-1"'],
  ['another employer', { employer_id: 'beta' }, 'employer_id: stored "beta", expected "acme"'],
  ['another month', { period_end: '2026-05-31' }, 'period_end: stored "2026-05-31", expected "2026-01-31"'],
])('verify finds sums of a payslip that histories of %s would read', async (_what, place, difference) => {
  const { body } = await service.calculate(monthOf2026(1, 10));
  const { writer } = service.service.database;
  const row = await writer('calculation_sums').first();
  await writer('calculation_sums').insert({ ...row, ...place });
  expect((await verifyStored()).findings).toEqual([
    {
      kind: 'calculation',
      id: body.id,
      fault: 'sums',
      detail: `is summed elsewhere: place.${difference}`,
    },
  ]);
});

test('a batch of the largest size has its sums', async () => {
  const { employee: _, ...header } = monthOf2026(1, 0, { history: { source: 'stored' } });
  const employees = Array.from({ length: 500 }, (_, at) => ({ id: `e${at}`, monthly_salary: 100 }));
  const { status, body } = await service.call('/v1/payroll/batch', { body: { ...header, employees } });
  expect([status, body.total_succeeded]).toEqual([201, 500]);
  const { reader } = service.service.database;
  expect(await salariesIn({ reader })).toHaveLength(500);
  expect(await reader('calculation_histories')).toHaveLength(500);
});
