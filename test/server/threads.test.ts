import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { modules } from '../../generated/rules/index.ts';
import { moduleAddresses } from '../../server/rules/rule-folder.ts';
import { ROOT } from '../architecture/source-files.ts';
import { batchOf, employee, employees } from './batch-request.ts';
import { calculation, TestService } from './test-service.ts';

const index = new URL('../../generated/rules/index.ts', import.meta.url).href;
const inThreads = new TestService({ modules, root: ROOT, index });
const here = new TestService({ modules, root: ROOT });
beforeAll(() => Promise.all([inThreads.start(), here.start()]));
afterAll(() => Promise.all([inThreads.stop(), here.stop()]));

/** An answer without what differs from one making to the next. */
function comparable(text: string): string {
  return text.replaceAll(/"(?:id|batch_id|request_id|computed_at|content_digest)":"[^"]*"/g, '');
}

const scenarios = (...salaries: readonly string[]) => ({
  ...calculation(),
  simulation: { scenarios: salaries.map((daily_salary) => ({ label: daily_salary, daily_salary })) },
});

test.each([
  ['a batch', 'batch', batchOf(employees(60))],
  [
    'a batch with faults',
    'batch',
    batchOf([
      ...employees(12),
      employee('bad', { monthly_salary: '-1' }),
      { id: 'x', b: 1 },
      7,
      ...employees(12),
    ]),
  ],
  [
    'a batch that ends at its first fault',
    'batch',
    batchOf([...employees(9), 7], { options: { fail_fast: true } }),
  ],
  ['scenarios', 'simulate', scenarios('50000', '60000', '70000', '800000')],
  ['scenarios with faults', 'simulate', scenarios('50000', '-1', '70000', 'x')],
  [
    'a solve',
    'solve',
    { ...calculation(), solve: { by: 'monthly_salary', target: { field: 'net_salary', amount: '2000000' } } },
  ],
  ['a solve without a target', 'solve', { ...calculation(), solve: { by: 'monthly_salary' } }],
])('%s is answered the same, wherever it is calculated', async (_, operation, body) => {
  const [one, other] = await Promise.all(
    [inThreads, here].map((service) => service.call(`/v1/payroll/${operation}`, { body })),
  );
  expect(one?.status).toBe(other?.status);
  expect(comparable(one?.text ?? '')).toBe(comparable(other?.text ?? 'no answer'));
});

test.each([
  ['is no module any more', 'export const rules ='],
  ['throws', 'throw new Error("half written");'],
  ['imports what is gone', 'import "./gone.ts";'],
  ['is gone', null],
])('rules whose file %s are calculated where they were loaded', async (_, text) => {
  const root = mkdtempSync(join(tmpdir(), 'exchanged-rules-'));
  const known = modules.filter(
    ({ manifest }) => manifest.country === 'CO' && manifest.scheme === 'ordinario',
  );
  const files = known.map(({ manifest }) =>
    join(root, `${manifest.path.replace(/^.*rules\//, '').slice(0, -4)}.ts`),
  );
  mkdirSync(join(root, 'co/ordinario'), { recursive: true });
  for (const file of files) writeFileSync(file, text ?? '');
  const index = pathToFileURL(join(root, 'index.ts')).href;
  const service = await new TestService({ modules: known, root: ROOT, index }).start();
  if (text === null) for (const file of files) rmSync(file);
  for (const _ of [1, 2]) {
    const { status, body } = await service.call('/v1/payroll/batch', { body: batchOf(employees(5)) });
    expect([status, body.total_succeeded]).toEqual([201, 5]);
  }
  expect(service.logged.filter((line) => line.includes('are not what was loaded'))).toHaveLength(1);
  await service.stop();
  rmSync(root, { recursive: true });
});

test('a page of a list is put together the same', async () => {
  const pages = await Promise.all(
    [inThreads, here].map(async (service) => {
      await service.call('/v1/payroll/batch', { body: batchOf(employees(30)) });
      return service.call('/v1/payroll/calculations?limit=20');
    }),
  );
  const [one, other] = pages.map(({ text }) => comparable(text).replace(/"next_cursor":"[^"]*"/, ''));
  expect(one).toBe(other);
});

test('a batch is answered again byte for byte, whoever puts it together', async () => {
  const headers = { 'Idempotency-Key': 'again' };
  const body = batchOf([...employees(30), 7]);
  const [first, again] = [
    await inThreads.call('/v1/payroll/batch', { body, headers }),
    await inThreads.call('/v1/payroll/batch', { body, headers }),
  ];
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(again.text).toBe(first.text);
});

test('every rule file of this checkout is found by threads', () => {
  expect(moduleAddresses({ modules, root: ROOT, index }).size).toBe(modules.length);
});

test('a large body with a number that cannot be read is told of it where it stands', async () => {
  const text = JSON.stringify(batchOf(employees(400), { options: { metadata: { a: 'x' } } }));
  const large = text.replace('"metadata":{"a":"x"}', '"metadata":{"a":1e999}').padEnd(100_000, ' ');
  const { status, body } = await inThreads.call('/v1/payroll/batch', { body: large });
  expect([status, body.detail[0].loc]).toEqual([422, ['body', 'options', 'metadata', 'a']]);
});

test('a batch that its caller hangs up on is not stored', async () => {
  const { port, hostname } = new URL(inThreads.url);
  const body = JSON.stringify(batchOf(employees(500)));
  const head = [
    'POST /v1/payroll/batch HTTP/1.1',
    'Host: x',
    `Authorization: Bearer ${inThreads.key}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  const before = await batches();
  const socket = connect(Number(port), hostname).on('error', () => {});
  await new Promise<void>((resolve) => socket.write(`${head.join('\r\n')}\r\n\r\n${body}`, () => resolve()));
  socket.destroy();
  // Behind it in the queue of the same client.
  expect((await inThreads.call('/v1/payroll/batch', { body: batchOf(employees(30)) })).status).toBe(201);
  expect(await batches()).toBe(before + 1);
});

async function batches(): Promise<number> {
  const { reader } = inThreads.service.database;
  return (await reader('batches').select('id')).length;
}

test('a client that asks for much does not keep another waiting until it has ended', async () => {
  const other = await inThreads.issueKey('other');
  const ended: string[] = [];
  const call = async (name: string, rows: number, key: string) => {
    await inThreads.call('/v1/payroll/batch', { body: batchOf(employees(rows)), key });
    ended.push(name);
  };
  const much = Array.from({ length: 4 }, () => call('much', 300, inThreads.key));
  await Promise.all([...much, call('little', 20, other)]);
  expect(ended.indexOf('little')).toBeLessThan(3);
});
