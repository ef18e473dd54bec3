import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeGrouped } from '../../server/http/grouped-writes.ts';
import { keyUse } from '../../server/http/idempotency.ts';
import { KeyClaims } from '../../server/http/key-claims.ts';
import { GroupCommit } from '../../server/store/database/group-commit.ts';
import { claimKey } from './claim-key.ts';
import { calculation, TestService } from './test-service.ts';
import { until } from './until.ts';

const service = new TestService();
beforeAll(() => service.start());
afterAll(() => service.stop());

const IDENTITY = new URL('../../server/process-identity.ts', import.meta.url).href;
/** A process of which nothing can be known. */
const ELSEWHERE = 'another machine/7/1000';

/** The name of a process of this machine that runs no more. */
function endedProcess(): string {
  const script = `import { processIdentity } from '${IDENTITY}'; process.stdout.write(processIdentity());`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
}

async function useOf(key: string) {
  const { id: clientId } = await service.service.database.writer('clients').first('id');
  return keyUse({ clientId, environment: 'sandbox' }, 'calculatePayroll', key, calculation());
}

/** As another process would claim the key of this calculation. */
async function claimOf(holder: string | null, key: string): Promise<void> {
  const { writer } = service.service.database;
  const claimed = { token: `of ${key}`, holder };
  await claimKey(writer, await useOf(key), claimed, () => 'unknown', service.clock.read());
}

const retry = (key: string) => service.calculate(calculation(), { 'Idempotency-Key': key });

test('a claim of a process of this machine that has ended is taken over at once', async () => {
  await claimOf(`${endedProcess()}/and its service`, 'ended');
  expect((await retry('ended')).status).toBe(201);
});

test.each([
  ['a process somewhere else that gives no sign of life', ELSEWHERE, [5, 3]],
  ['a process of version 0.1.0, which never gives one', null, [60, 58]],
])('the claim of %s is free after the time that Retry-After says', async (_, holder, [first = 0, later]) => {
  const key = `unknown-${first}`;
  await claimOf(holder, key);
  const told = await retry(key);
  expect([told.status, told.headers.get('Retry-After')]).toEqual([409, String(first)]);
  expect(told.body.error.details).toEqual({ retry_after_s: first });
  service.clock.advance(2000);
  expect((await retry(key)).headers.get('Retry-After')).toBe(String(later));
  service.clock.advance((first - 2) * 1000);
  expect((await retry(key)).status).toBe(201);
});

test('a claim from before the clock was set back by an hour is free', async () => {
  await claimOf(ELSEWHERE, 'of-the-future');
  service.clock.advance(-3_600_000);
  expect((await retry('of-the-future')).status).toBe(201);
  await claimOf(ELSEWHERE, 'of-the-past');
  expect((await retry('of-the-past')).status).toBe(409);
});

test('a request that takes longer than a lease keeps its claim', async () => {
  const { writer } = service.service.database;
  const { clock } = service;
  const claims = new KeyClaims(writer, new GroupCommit(writer, writeGrouped), clock.read);
  const use = await useOf('slow');
  const claimedAt = async () =>
    Number((await writer('idempotency_keys').where({ key: 'slow' }).first()).claimed_at);
  await claims.during(use, async (claimed) => {
    await claimKey(writer, use, claimed, claims.fateOf, clock.read());
    for (const _ of [1, 2]) {
      clock.advance(4000);
      await until(async () => (await claimedAt()) === clock.read());
    }
    expect((await retry('slow')).status).toBe(409);
  });
  // It has ended without a release: nothing renews it any more.
  clock.advance(5000);
  expect((await retry('slow')).status).toBe(201);
});

test('while the database is slow, the renewals of a claim do not pile up before its commit', async () => {
  const { writer } = service.service.database;
  const { clock } = service;
  const claims = new KeyClaims(writer, new GroupCommit(writer, writeGrouped), clock.read);
  const use = await useOf('waiting');
  let renewals = 0;
  writer.on('query', ({ sql }: { readonly sql: string }) => {
    if (/^update .idempotency_keys/.test(sql)) renewals += 1;
  });
  await claims.during(use, async (claimed) => {
    await claimKey(writer, use, claimed, claims.fateOf, clock.read());
    // SQLite has one connection that writes; PostgreSQL another one that waits for the row.
    await writer.transaction(async (trx) => {
      await trx('idempotency_keys').where({ key: 'waiting' }).forUpdate().first();
      await sleep(3500);
    });
    await writer.raw('SELECT 1');
  });
  expect(renewals).toBe(1);
});
