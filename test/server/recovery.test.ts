import { DatabaseProxy } from '../postgres/database-proxy.ts';
import { type Existing, makeExisting, OPERATIONS, type Operation, send } from './operations.ts';
import { changeOf } from './row-counts.ts';
import { whileLocked } from './storage-fault.ts';
import { freshTarget } from './test-database.ts';
import { type Answer, TestService } from './test-service.ts';
import { until } from './until.ts';

let service: TestService;
let proxy: DatabaseProxy | null = null;
let existing: Existing;

beforeAll(async () => {
  const database = freshTarget();
  if (database.kind === 'postgres') proxy = await DatabaseProxy.before(database.url);
  service = await new TestService({
    config: { database: proxy === null ? database : { kind: 'postgres', url: proxy.url } },
  }).start();
  existing = await makeExisting(service);
});
afterAll(async () => {
  await service.stop();
  await proxy?.cut();
});

/** Takes the database away as far as its engine can lose it: SQLite can only be kept from writing. */
async function whileAway(meanwhile: () => Promise<void>): Promise<void> {
  if (proxy === null) return whileLocked(service, meanwhile);
  await proxy.cut();
  await meanwhile();
  await proxy.restore();
}

function expected({ touches }: Operation): number {
  return touches === 'writes' || (touches !== 'nothing' && proxy !== null) ? 503 : 200;
}

test.each(Object.entries(OPERATIONS))(
  'while the database is away %s is 503, never 401, and works again when it is back',
  async (name, operation) => {
    await whileAway(async () => {
      expect((await send(service, operation, existing, name)).status).toBe(expected(operation));
    });
    const answered = async () => (await send(service, operation, existing, name)).status < 300;
    // Readiness gives the database one second, which is little for a new connection on a busy machine: it is asked again.
    if (name === 'getReadiness') await until(answered);
    else expect(await answered()).toBe(true);
  },
);

test('what was under way when the database went is stored once or not at all', async () => {
  const post = OPERATIONS.calculatePayroll;
  const all = () =>
    Promise.all(Array.from({ length: 20 }, (_, index) => send(service, post, existing, `cut-${index}`)));
  let before: Promise<readonly Answer[]> = Promise.resolve([]);
  const made = await changeOf(service.service.database.reader, async () => {
    before = all();
    await whileAway(async () => {
      const statuses = (await before).map(({ status }) => status);
      expect(statuses.filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
    });
    // Also with the keys that could not be released: this process knows that their requests have ended.
    const after = await all();
    expect(after.map(({ status }) => status).filter((status) => status >= 300)).toEqual([]);
  });
  expect(made).toEqual({ calculations: 20, idempotency_keys: 20 });
});
