import { createClient } from '../../server/cli/clients.ts';
import { systemClock } from '../../server/clock.ts';
import { ulids } from '../../server/identifiers.ts';
import type { Database } from '../../server/store/database/database.ts';
import { openDatabase } from '../../server/store/database/open-database.ts';
import { insertApiKey, revokeApiKey } from '../../server/store/keys/api-keys.ts';
import { sharedKeyLookup } from '../../server/store/keys/shared-key-lookup.ts';
import { migrate } from '../../server/store/upgrade/migrations.ts';
import { ensureDatabase, freshTarget } from './test-database.ts';

const NOW = '2025-03-31T12:00:00.000Z';
let database: Database;
let queries = 0;

beforeEach(async () => {
  const target = freshTarget();
  await ensureDatabase(target);
  database = openDatabase(target);
  await migrate(database);
  const { id } = await createClient(database.writer, systemClock, ulids(systemClock), 'first');
  for (const key of ['one', 'two']) await insertApiKey(database.writer, row(key, id));
  queries = 0;
  database.keys.on('query', ({ sql }: { sql: string }) => {
    if (sql.includes('client_keys') && sql.startsWith('SELECT')) queries += 1;
  });
});
afterEach(() => database.close());

function row(id: string, client_id: string) {
  const times = { created_at: NOW, last_used_at: null, expires_at: null, revoked_at: null };
  return { id, client_id, environment: 'sandbox', name: id, secret_hash: 'hash', ...times };
}

test('each request gets the key it asked for, or none', async () => {
  const find = sharedKeyLookup(database.keys);
  const found = await Promise.all(['one', 'two', 'three', 'one'].map(find));
  expect(found.map((key) => key?.id)).toEqual(['one', 'two', undefined, 'one']);
});

test('requests that come while a query runs share the next one', async () => {
  const find = sharedKeyLookup(database.keys);
  await Promise.all(Array.from({ length: 20 }, () => find('one')));
  expect(queries).toBe(2);
});

test('what was read before a revoke answers nobody who comes after it', async () => {
  const find = sharedKeyLookup(database.keys);
  const before = find('one');
  await revokeApiKey(database.writer, 'one', NOW);
  const after = await find('one');
  await before;
  expect(after?.revoked_at).toBe(NOW);
});

test('where too many wait, who comes is told so at once, and those who wait are answered', async () => {
  const find = sharedKeyLookup(database.keys);
  // The first is being looked up.
  const waiting = Array.from({ length: 501 }, () => find('one'));
  await expect(find('one')).rejects.toMatchObject({ code: 'OVERLOADED', details: { reason: 'process' } });
  expect(new Set((await Promise.all(waiting)).map((key) => key?.id))).toEqual(new Set(['one']));
  expect((await find('two'))?.id).toBe('two');
});

test('without a database every request is told so, also the next', async () => {
  const find = sharedKeyLookup(database.keys);
  await database.keys.destroy();
  const outcomes = await Promise.allSettled([find('one'), find('two'), find('one')]);
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'PERSISTENCE_UNAVAILABLE' } });
  }
  await expect(find('one')).rejects.toMatchObject({ code: 'PERSISTENCE_UNAVAILABLE' });
});
