import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { employerName, markStale, nextRevisions } from '../../server/store/histories/stored-histories.ts';
import { payroll, verifyStored } from './operator-command.ts';
import { monthOf2026, summingRules } from './summing-rules.ts';
import { urlOf } from './test-database.ts';
import { type Answer, TestService } from './test-service.ts';

const rules = summingRules();
let service: TestService;
const before = process.env.DATABASE_URL;
beforeEach(async () => {
  service = await new TestService(rules).start();
  process.env.DATABASE_URL = urlOf(service.config.database);
});
afterEach(() => service.stop());
afterAll(() => {
  rmSync(rules.root, { recursive: true });
  if (before === undefined) delete process.env.DATABASE_URL;
  else process.env.DATABASE_URL = before;
});

const history = { source: 'stored' };

async function pay(month: number, salary: number, more: object = {}): Promise<Answer['body']> {
  const { status, body } = await service.calculate(monthOf2026(month, salary, { history, ...more }));
  expect([status, body.error?.code]).toEqual([201, undefined]);
  return body;
}

/** The ids of the list, the oldest first. */
async function listed(query: string): Promise<readonly string[]> {
  const { body } = await service.call(`/v1/payroll/calculations?${query}`);
  return body.data.map(({ id }: { id: string }) => id).toReversed();
}

const stale = () => listed('history=stale');
const idsOf = (bodies: readonly Answer['body'][]) => bodies.map(({ id }) => id);

test('a correction makes the history of later payslips stale, and of no earlier one', async () => {
  const [january, february, march] = [await pay(1, 100), await pay(2, 100), await pay(3, 100)];
  expect(await stale()).toEqual([]);
  await pay(2, 200, { options: { supersedes: february.id } });
  expect(await stale()).toEqual([march.id]);
  const { body } = await service.call('/v1/payroll/calculations');
  const states = new Map(body.data.map((one: Answer['body']) => [one.id, one.history_state]));
  expect([january, february, march].map(({ id }) => states.get(id))).toEqual(['current', 'current', 'stale']);
  const right = await pay(3, 100, { options: { supersedes: march.id } });
  expect(await listed('history=stale&current=true')).toEqual([]);
  expect(right.history.values[0].value).toBe('300');
  expect((await verifyStored()).findings).toEqual([]);
});

test('a payslip that is stored late makes the history of later ones stale', async () => {
  const march = await pay(3, 100);
  await pay(1, 100);
  expect(await stale()).toEqual([march.id]);
  const without = await service.calculate(monthOf2026(4, 1));
  const { body } = await service.call(`/v1/payroll/calculations?employee_id=emp-1&limit=1`);
  expect(body.data).toMatchObject([{ id: without.body.id }]);
  expect(body.data[0]).not.toHaveProperty('history_state');
});

test('a bonus of the same day is after the salary that was stored before it, also when either is corrected', async () => {
  const salary = await pay(6, 100);
  const period = { type: 'event', start_date: '2026-06-30', end_date: '2026-06-30', days: 1 };
  const bonus = await pay(6, 100, { scheme: 'aguinaldo', period });
  expect(await stale()).toEqual([]);
  const right = await pay(6, 300, { options: { supersedes: salary.id } });
  expect(right.history.sources).toEqual([]);
  expect(await stale()).toEqual([bonus.id]);
  await pay(6, 100, { scheme: 'aguinaldo', period, options: { supersedes: bonus.id } });
  expect(await listed('history=stale&current=true')).toEqual([]);
});

test('two rows of one employee in one batch do not see each other, and the later one says so', async () => {
  const { employee: _, ...header } = monthOf2026(1, 0, { history });
  const employees = [1, 2].map((month) => ({
    id: 'emp-1',
    monthly_salary: 10,
    period_override: monthOf2026(month, 0).period,
  }));
  const { body } = await service.call('/v1/payroll/batch', { body: { ...header, employees } });
  const [, later] = body.results;
  expect(later.calculation.history.sources).toEqual([]);
  expect(await stale()).toEqual([later.calculation.id]);
  const batches = (await service.call('/v1/payroll/batches')).body.data;
  expect(batches).toMatchObject([{ id: body.id, stale_histories: 1 }]);
});

test('of this month and the next at once, what was not summed is said to be missing', async () => {
  const employees = Array.from({ length: 20 }, (_, at) => ({ id: `e${at}`, monthly_salary: 100 }));
  const batchOf = (month: number) => {
    const { employee: _, ...header } = monthOf2026(month, 0, { history });
    return service.call('/v1/payroll/batch', { body: { ...header, employees } });
  };
  const [, next] = await Promise.all([batchOf(1), batchOf(2)]);
  const unseen = next.body.results
    .map(({ calculation }: Answer['body']) => calculation)
    .filter((calculation: Answer['body']) => calculation.history.sources.length === 0);
  expect(await stale()).toEqual(idsOf(unseen));
  expect((await verifyStored()).findings).toEqual([]);
});

test('single payslips of one employee at once, in whatever order they are committed', async () => {
  const beside = await service.beside().start();
  const months = [1, 2, 3, 4, 5, 6];
  const made = await Promise.all(
    months.map((month) =>
      (month % 2 === 0 ? beside : service).calculate(monthOf2026(month, 100, { history })),
    ),
  );
  await beside.stop();
  const incomplete = made
    .filter(({ body }, at) => body.history.sources.length < at)
    .map(({ body }) => body.id);
  expect(await stale()).toEqual(incomplete.toSorted());
  expect((await verifyStored()).findings).toEqual([]);
});

test('verify says what is stale and what was summed of an erased payslip, and finds nothing wrong with it', async () => {
  const [january, february] = [await pay(1, 100), await pay(2, 100)];
  const march = await pay(3, 100);
  await pay(2, 150, { options: { supersedes: february.id } });
  const erase = ['erase', '--client', 'first', '--calculation', january.id, '--reason', 'r', '--yes'];
  expect((await payroll(erase)).code).toBe(0);
  const { code, findings, checked } = await verifyStored();
  expect([code, findings]).toEqual([0, []]);
  expect(checked).toMatchObject({ calculations: 3 });
  const { out } = await payroll(['verify']);
  expect(out).toContain(`calculation ${march.id}: history: is stale`);
  expect(out).toContain(`calculation ${march.id}: history: summed ${january.id}, which was erased`);
});

test('with the employee the histories go', async () => {
  await pay(3, 100);
  await pay(1, 100);
  const erase = ['erase', '--client', 'first', '--employee', 'emp-1', '--reason', 'r', '--yes'];
  expect((await payroll(erase)).code).toBe(0);
  const { reader } = service.service.database;
  for (const table of ['calculation_sums', 'calculation_histories', 'stale_histories'])
    expect([table, await reader(table)]).toEqual([table, []]);
  expect((await verifyStored()).findings).toEqual([]);
});

test('a correction that moves a fortnight over New Year into the other year makes stale what had summed it', async () => {
  const period = { type: 'biweekly', start_date: '2025-12-24', end_date: '2026-01-06', days: 14 };
  const fortnight = (year: number, more: object = {}) =>
    service.calculate(monthOf2026(1, 100, { year, period, history, ...more }));
  const first = await fortnight(2025);
  expect([first.status, first.body.error]).toEqual([201, undefined]);
  const day = '2025-12-31';
  const bonus = await pay(1, 500, {
    scheme: 'aguinaldo',
    year: 2025,
    period: { type: 'event', start_date: day, end_date: day, days: 1 },
  });
  expect(bonus.history.sources).toMatchObject([{ id: first.body.id }]);
  expect(await stale()).toEqual([]);
  const moved = await fortnight(2026, { options: { supersedes: first.body.id } });
  expect([moved.status, moved.body.error]).toEqual([201, undefined]);
  expect(await stale()).toEqual([bonus.id]);
  expect((await verifyStored()).findings).toEqual([]);
});

test('an erasure leaves no mark of a payslip that somebody who stores another one was marking meanwhile', async () => {
  const march = await pay(3, 100);
  const { writer } = service.service.database;
  const place = await writer('calculation_histories').first();
  const storing = await writer.transaction();
  await nextRevisions(storing, [employerName(place)]);
  const erase = ['erase', '--client', 'first', '--employee', 'emp-1', '--reason', 'r', '--yes'];
  const erasing = payroll(erase);
  await Promise.race([erasing, sleep(1000)]);
  await markStale(storing, [march.id]);
  await storing.commit();
  expect((await erasing).code).toBe(0);
  expect(await writer('stale_histories')).toEqual([]);
  expect((await verifyStored()).findings).toEqual([]);
});

/** A month of so many employees in one batch, all with a stored history. */
async function payAll(month: number, employees: number): Promise<Answer['body']> {
  const { employee: _, ...header } = monthOf2026(month, 0, { history });
  const rows = Array.from({ length: employees }, (_, at) => ({ id: `e${at}`, monthly_salary: 100 }));
  const { status, body } = await service.call('/v1/payroll/batch', { body: { ...header, employees: rows } });
  expect([status, body.error, body.total_failed]).toEqual([201, undefined, 0]);
  return body;
}

/** SQLite takes 500 terms in one statement. */
test('a month that is stored late for a whole company makes two later ones stale', async () => {
  const later = [await payAll(2, 500), await payAll(3, 500)];
  await payAll(1, 500);
  const { reader } = service.service.database;
  const counted = await reader('stale_histories').select('batch_id');
  const byBatch = Map.groupBy(counted, ({ batch_id }) => batch_id);
  expect(later.map(({ id }) => byBatch.get(id)?.length)).toEqual([500, 500]);
  expect(counted).toHaveLength(1000);
});

/** Twelve hundred are read in several pages. */
test('one payslip makes all events of its employee stale that read it, and each once', async () => {
  const day = (of: number) => new Date(Date.UTC(2026, 5, 1 + (of % 30))).toISOString().slice(0, 10);
  const { employee: _, ...header } = monthOf2026(6, 0, { history, scheme: 'aguinaldo' });
  const events = (from: number) => ({
    ...header,
    period: { type: 'event', start_date: day(0), end_date: day(0), days: 1 },
    employees: Array.from({ length: 400 }, (_, at) => ({
      id: at % 4 === 3 ? 'other' : 'emp-1',
      monthly_salary: 100,
      period_override: { type: 'event', start_date: day(from + at), end_date: day(from + at), days: 1 },
    })),
  });
  const made: string[] = [];
  for (const from of [0, 1, 2, 3]) {
    const { status, body } = await service.call('/v1/payroll/batch', { body: events(from) });
    expect([status, body.error, body.total_failed]).toEqual([201, undefined, 0]);
    for (const { calculation } of body.results)
      if (calculation.employee_id === 'emp-1') made.push(calculation.id);
  }
  const { reader } = service.service.database;
  expect(await reader('stale_histories')).toEqual([]);
  await pay(3, 100);
  const marked = await reader('stale_histories').pluck('calculation_id');
  expect(marked.toSorted()).toEqual(made.toSorted());
  await pay(2, 100);
  expect(await reader('stale_histories').pluck('calculation_id')).toHaveLength(1201);
});
