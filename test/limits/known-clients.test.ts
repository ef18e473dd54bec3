import { makeApiKey, printApiKey } from '../../server/auth/api-key.ts';
import { KnownClients } from '../../server/auth/known-clients.ts';

test('the client of a key is known when the key was let in, and of no other key', () => {
  const clients = new KnownClients();
  const [key, other] = [makeApiKey('sandbox'), makeApiKey('sandbox')];
  const header = (one: typeof key) => `Bearer ${printApiKey(one)}`;
  expect(clients.of(header(key))).toBeNull();
  clients.note({ keyId: key.id, clientId: 'acme' });
  expect(clients.of(header(key))).toBe('acme');
  for (const unknown of [header(other), `Bearer ${key.id}`, '', undefined])
    expect(clients.of(unknown)).toBeNull();
});

test('keys beyond the most are forgotten, the oldest first', () => {
  const clients = new KnownClients();
  const keys = Array.from({ length: 10_001 }, () => makeApiKey('live'));
  for (const { id } of keys) clients.note({ keyId: id, clientId: id });
  const known = keys.map((key) => clients.of(`bearer ${printApiKey(key)}`));
  expect(known).toEqual([null, ...keys.slice(1).map(({ id }) => id)]);
});
