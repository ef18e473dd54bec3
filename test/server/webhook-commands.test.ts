import { randomBytes } from 'node:crypto';
import type { Tenant } from '../../server/store/calculations/calculations.ts';
import { openDatabase } from '../../server/store/database/open-database.ts';
import { secretsOf } from '../../server/webhooks/client-secrets.ts';
import { payroll } from './operator-command.ts';
import { ensureDatabase, freshTarget, urlOf } from './test-database.ts';

const before = { ...process.env };
const target = freshTarget();
const masterKey = randomBytes(32);
beforeAll(async () => {
  await ensureDatabase(target);
  process.env.DATABASE_URL = urlOf(target);
  process.env.MASTER_KEY = masterKey.toString('base64');
});
afterAll(() => {
  process.env = before;
});

/** What signs for a client so much later, and all that is stored of it. */
async function secretsAfter(name: string, ms = 0) {
  const database = openDatabase(target);
  try {
    const { id } = await database.reader('clients').where({ name }).first();
    const tenant: Tenant = { clientId: id, environment: 'sandbox' };
    const clock = () => Date.now() + ms;
    const options = { masterKey, developmentSecret: null, clock, nextId: () => '' };
    const rows = await database.reader('webhook_secrets').select();
    return { active: await secretsOf(database.reader, options, tenant), stored: JSON.stringify(rows) };
  } finally {
    await database.close();
  }
}

const secretIn = (out: string) => /whsec_\S+/.exec(out)?.[0] ?? '';

test('a client is made with a secret, which is shown once and stored encrypted', async () => {
  const { out } = await payroll(['clients', 'create', '--name', 'acme']);
  const { active, stored } = await secretsAfter('acme');
  expect(active).toEqual([secretIn(out)]);
  expect(stored).not.toContain(secretIn(out).slice(6, 30));
  const json = JSON.parse((await payroll(['clients', 'create', '--name', 'json', '--json'])).out);
  expect(json.webhook_secret).toMatch(/^whsec_/);
  expect((await payroll(['clients', 'list', '--json'])).out).not.toContain('whsec_');
});

test('during the overlap both sign, the old one first; then only the new', async () => {
  const old = secretIn((await payroll(['clients', 'create', '--name', 'turn'])).out);
  const { out, err } = await payroll(['webhooks', 'rotate', '--client', 'turn', '--overlap', '2h']);
  expect(out).toMatch(/^whsec_[A-Za-z0-9+/]{43}=\n$/);
  expect(err).toContain('not shown again');
  expect((await secretsAfter('turn')).active).toEqual([old, out.trim()]);
  expect((await secretsAfter('turn', 2 * 3_600_000 + 1000)).active).toEqual([out.trim()]);
});

test.each(['0', '0s'])('an overlap of %s switches at once', async (overlap) => {
  await payroll(['clients', 'create', '--name', 'leak']);
  const { out } = await payroll(['webhooks', 'rotate', '--client', 'leak', '--overlap', overlap, '--json']);
  expect((await secretsAfter('leak')).active).toEqual([JSON.parse(out).webhook_secret]);
});

test('a second rotation never makes an old secret live longer', async () => {
  const old = secretIn((await payroll(['clients', 'create', '--name', 'twice'])).out);
  await payroll(['webhooks', 'rotate', '--client', 'twice', '--overlap', '1h']);
  await payroll(['webhooks', 'rotate', '--client', 'twice', '--overlap', '7d']);
  expect((await secretsAfter('twice')).active[0]).toBe(old);
  expect((await secretsAfter('twice', 3_700_000)).active).toHaveLength(2);
});

test.each([
  [['webhooks', 'rotate', '--client', 'nobody'], /there is no client nobody/],
  [['webhooks', 'rotate', '--client', 'acme', '--overlap', '8d'], /at most 7d/],
  [['webhooks', 'rotate', '--client', 'acme', '--overlap', 'soon'], /a duration is/],
])('%j is refused', async (args, message) => {
  const { code, err } = await payroll(args);
  expect([code, message.test(err)]).toEqual([2, true]);
});

test('in development new clients get the secret of the environment', async () => {
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  process.env.WEBHOOK_SIGNING_SECRET = secret;
  try {
    expect(secretIn((await payroll(['clients', 'create', '--name', 'known'])).out)).toBe(secret);
  } finally {
    delete process.env.WEBHOOK_SIGNING_SECRET;
  }
});
