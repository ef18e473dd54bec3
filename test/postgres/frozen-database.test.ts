import { clearInterval, setInterval } from 'node:timers';
import { jest } from '@jest/globals';
import type { Database } from '../../server/store/database/database.ts';
import { openDatabase } from '../../server/store/database/open-database.ts';
import { sharedKeyLookup } from '../../server/store/keys/shared-key-lookup.ts';
import {
  type Existing,
  endJobs,
  makeExisting,
  OPERATIONS,
  type Operation,
  prepared,
  send,
} from '../server/operations.ts';
import { changeOf } from '../server/row-counts.ts';
import { freshTarget } from '../server/test-database.ts';
import { TestService } from '../server/test-service.ts';
import { until } from '../server/until.ts';
import { DatabaseProxy } from './database-proxy.ts';

let service: TestService;
/** The same database without a proxy, for the tests themselves. */
let direct: Database;
let proxy: DatabaseProxy;
let existing: Existing;
let passing: NodeJS.Timeout;

beforeAll(async () => {
  // Time flies while somebody waits for what does not come through, and creeps otherwise: nothing that is on its way
  // comes too late because the machine is slow.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'hrtime', 'Date'] });
  const target = freshTarget();
  if (target.kind !== 'postgres') throw new Error('this is a test of PostgreSQL');
  proxy = await DatabaseProxy.before(target.url);
  passing = setInterval(() => jest.advanceTimersByTime(proxy.isHolding ? 1000 : 1), 10);
  direct = openDatabase(target);
  const config = { database: { kind: 'postgres', url: proxy.url } } as const;
  service = await new TestService({ config }).start();
  existing = await makeExisting(service);
});
afterEach(() => endJobs(service));
afterAll(async () => {
  await service.stop();
  await direct.close();
  await proxy.cut();
  clearInterval(passing);
  jest.useRealTimers();
});

function expected({ touches }: Operation): number {
  return touches === 'nothing' ? 200 : 503;
}

test.each(Object.entries(OPERATIONS))(
  'while the server says nothing and hangs up on nobody, and when it is back: %s',
  async (name, operation) => {
    const given = await prepared(service, operation, existing, `frozen ${name}`);
    proxy.freeze('both ways');
    expect((await send(service, operation, given, name)).status).toBe(expected(operation));
    proxy.lose();
    expect((await send(service, operation, given, name)).status).toBeLessThan(300);
  },
);

/** From the COMMIT on that stores what a request made, together with its finished key, nothing comes through any more. */
function freezeAtCommit(what: 'both ways' | 'answers'): void {
  const { writer } = service.service.database;
  // The claim of the key is committed before.
  let isFinished = false;
  const onQuery = ({ sql }: { readonly sql: string }) => {
    isFinished ||= sql.startsWith('update "idempotency_keys" set "resource_id"');
    if (!isFinished || !sql.startsWith('COMMIT')) return;
    writer.off('query', onQuery);
    proxy.freeze(what);
  };
  writer.on('query', onQuery);
}

const ENDS = [
  { end: 'never arrives', freeze: 'both ways', after: () => proxy.lose() },
  { end: 'arrives after the client was answered', freeze: 'both ways', after: () => proxy.thaw() },
  { end: 'is done and its answer lost', freeze: 'answers', after: () => proxy.lose() },
  { end: 'is done and its answer comes too late', freeze: 'answers', after: () => proxy.thaw() },
] as const;

const WRITING = Object.entries(OPERATIONS)
  .filter(([, { touches }]) => touches === 'writes')
  .flatMap(([name, operation]) => ENDS.map((end) => ({ name, operation, ...end })));

test.each(WRITING)('$name whose COMMIT $end is done once in the end', async (one) => {
  const { operation, freeze, after } = one;
  const key = `${one.name} ${one.end}`;
  const { reader } = direct;
  const undisturbed = `${key}, undisturbed`;
  const other = await prepared(service, operation, existing, undisturbed);
  const whole = await changeOf(reader, async () => {
    expect((await send(service, operation, other, undisturbed)).status).toBeLessThan(300);
  });
  await endJobs(service);
  const given = await prepared(service, operation, existing, key);
  const made = await changeOf(reader, async () => {
    freezeAtCommit(freeze);
    expect((await send(service, operation, given, key)).status).toBe(503);
    after();
    // While the first try's end is not known yet, its key is in use.
    let again = await send(service, operation, given, key);
    await until(async () => {
      if (again.body.error?.code !== 'IDEMPOTENCY_KEY_IN_USE') return true;
      again = await send(service, operation, given, key);
      return false;
    });
    // A payout that was cancelled after all cannot be cancelled again.
    expect([200, 201, 202, 409]).toContain(again.status);
  });
  expect(made).toEqual(whole);
});

test('the first request after the server hung up is answered', async () => {
  const { calculatePayroll } = OPERATIONS;
  const name = 'the server hung up';
  const given = await prepared(service, calculatePayroll, existing, name);
  expect((await service.call('/v1/payroll/schemes')).status).toBe(200);
  proxy.lose();
  expect((await send(service, calculatePayroll, given, name)).status).toBe(201);
});

test('a key is looked up on another connection when the server ended the one', async () => {
  const { keys, close } = openDatabase(service.config.database);
  const [id] = await keys('client_keys').pluck('id');
  const { rows } = await keys.raw('SELECT pg_backend_pid() AS pid');
  await direct.reader.raw('SELECT pg_terminate_backend(?)', [rows[0].pid]);
  expect(await sharedKeyLookup(keys)(id)).toMatchObject({ id });
  await close();
});

test('a connection that was not answered in time is not used again, even if it does not end', async () => {
  const { reader, close } = openDatabase(service.config.database, 10_000);
  const connection = await reader.client.acquireConnection();
  const end = connection.end.bind(connection);
  connection.end = async (done?: () => void) => done?.();
  await reader.client.releaseConnection(connection);
  proxy.freeze('both ways');
  await expect(reader.raw('SELECT 1 AS one')).rejects.toThrow('timeout');
  proxy.thaw();
  expect((await reader.raw('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await end();
  await close();
});
