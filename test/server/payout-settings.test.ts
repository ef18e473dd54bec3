import { randomBytes } from 'node:crypto';
import { ConfigError, readConfig } from '../../server/config/config.ts';

const COMMIT = 'c'.repeat(40);
const KEY = randomBytes(32).toString('base64');
const LIVE = { SERVICE_ENV: 'live', KEY_PEPPER: KEY, ENGINE_VERSION: COMMIT };

function faultsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env, () => COMMIT);
    return [];
  } catch (error) {
    return error instanceof ConfigError ? error.faults : [String(error)];
  }
}

test('nothing has to be set in the sandbox', () => {
  expect(readConfig({}, () => COMMIT)).toMatchObject({
    requestWaitMs: 1000,
    payoutStepSeconds: 2,
    webhooks: { developmentSecret: null, timeoutMs: 5000, allowPrivate: false },
  });
});

test('live needs a master key and allows no tricks of tests', () => {
  expect(faultsOf(LIVE)).toEqual(['MASTER_KEY is required when SERVICE_ENV is live']);
  expect(faultsOf({ ...LIVE, MASTER_KEY: KEY })).toEqual([]);
  const tricks = { WEBHOOK_ALLOW_PRIVATE: 'true', WEBHOOK_SIGNING_SECRET: `whsec_${KEY}` };
  expect(faultsOf({ ...LIVE, MASTER_KEY: KEY, ...tricks }).map((fault) => fault.split(' ')[0])).toEqual([
    'WEBHOOK_SIGNING_SECRET',
    'WEBHOOK_ALLOW_PRIVATE',
  ]);
});

test.each([
  ['MASTER_KEY', 'short'],
  ['MASTER_KEY', randomBytes(31).toString('base64')],
  ['WEBHOOK_SIGNING_SECRET', 'secret'],
  ['WEBHOOK_TIMEOUT_MS', '499'],
  ['WEBHOOK_TIMEOUT_MS', '30001'],
  ['WEBHOOK_TIMEOUT_MS', '5s'],
  ['WEBHOOK_ALLOW_PRIVATE', 'yes'],
  ['REQUEST_WAIT_MS', '99'],
  ['REQUEST_WAIT_MS', '600001'],
  ['PAYOUT_STEP_SECONDS', '-1'],
  ['PAYOUT_STEP_SECONDS', '3601'],
])('%s=%s is a fault', (name, value) => {
  expect(faultsOf({ [name]: value }).map((fault) => fault.split(' ')[0])).toEqual([name]);
});
