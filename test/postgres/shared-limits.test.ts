import { pino } from 'pino';
import { RetentionSweep } from '../../server/jobs/retention-sweep.ts';
import { ServerProcess } from '../e2e/server-process.ts';
import { ensureDatabase, freshTarget, urlOf } from '../server/test-database.ts';
import { type Answer, TestService } from '../server/test-service.ts';

const SCHEMES = '/v1/payroll/schemes';
const LIMIT = { perSecond: 5, burst: 10 };

const first = new TestService({ config: { rateLimit: LIMIT } });
let second: TestService;
beforeAll(async () => {
  await first.start();
  second = await first.beside().start();
});
afterAll(() => Promise.all([first.stop(), second.stop()]));
beforeEach(() => first.clock.advance(120_000));

function processAt(turn: number): TestService {
  return turn % 2 === 0 ? first : second;
}

/** Requests to both processes in turn. */
async function inTurn(count: number, key: string | null): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  for (let at = 0; at < count; at++) answers.push(await processAt(at).call(SCHEMES, { key }));
  return answers;
}

function statuses(answers: readonly Answer[]): readonly number[] {
  return answers.map(({ status }) => status);
}

test('two processes together let through one limit, and say what is left of it', async () => {
  const key = await first.issueKey('in turn');
  const answers = await inTurn(12, key);
  expect(statuses(answers)).toEqual([...Array(10).fill(200), 429, 429]);
  expect(answers.map(({ headers }) => headers.get('RateLimit'))).toMatchObject([
    '"default";r=9;t=1',
    '"default";r=8;t=1',
    ...[7, 6, 5, 4, 3, 2, 1, 0].map((left) => `"default";r=${left};t=${left >= 5 ? 1 : 2}`),
    '"default";r=0;t=1',
    '"default";r=0;t=1',
  ]);
  first.clock.advance(1000);
  expect(statuses(await inTurn(6, key)).toSorted()).toEqual([...Array(5).fill(200), 429]);
});

test('requests that come to both at once get no more', async () => {
  const key = await first.issueKey('at once');
  const calls = Array.from({ length: 40 }, (_, at) => processAt(at).call(SCHEMES, { key }));
  const passed = statuses(await Promise.all(calls)).filter((status) => status === 200);
  expect(passed).toHaveLength(10);
});

test('an address that fails at both is shut out of both', async () => {
  expect(statuses(await inTurn(60, null))).toEqual(Array(60).fill(401));
  expect(statuses(await inTurn(4, null))).toEqual(Array(4).fill(429));
  expect(statuses(await inTurn(2, first.key))).toEqual([429, 429]);
  first.clock.advance(1000);
  expect(statuses(await inTurn(2, first.key))).toEqual([200, 200]);
});

test('buckets that have been full for an hour are forgotten, and addresses are kept as digests', async () => {
  const { writer } = first.service.database;
  const names = await writer('rate_limits').pluck('name');
  expect(names.length).toBeGreaterThan(3);
  expect(names.filter((name) => /127\.0\.0\.1|::1/.test(name))).toEqual([]);
  await new RetentionSweep({
    database: first.service.database,
    clock: first.clock.read,
    log: pino({ level: 'silent' }),
  }).sweep();
  // The test's time is long past for the database.
  expect(await writer('rate_limits').pluck('name')).toEqual([]);
});

test('two processes as users start them let through one limit', async () => {
  const target = freshTarget();
  await ensureDatabase(target);
  const servers = [1, 2].map(() => new ServerProcess(urlOf(target), { RATE_LIMIT: '5' }));
  try {
    const urls: string[] = [];
    for (const server of servers) urls.push(await server.start());
    const [, key = ''] = /^API key: (\S+)/m.exec(servers[0]?.printed ?? '') ?? [];
    const headers = { Authorization: `Bearer ${key}` };
    const startedAt = performance.now();
    const calls = Array.from({ length: 60 }, (_, at) => fetch(urls[at % 2] + SCHEMES, { headers }));
    const answers = await Promise.all(calls);
    const seconds = (performance.now() - startedAt) / 1000;
    const passed = answers.filter(({ status }) => status === 200).length;
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(60 - passed);
    expect(passed).toBeGreaterThanOrEqual(10);
    expect(passed).toBeLessThanOrEqual(10 + Math.ceil(5 * seconds));
  } finally {
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
  }
});
