import { issueKey } from '../../server/auth/issue-key.ts';
import { contractOperations } from './contract-operations.ts';
import {
  type Existing,
  makeExisting,
  NOTHING,
  OPERATIONS,
  type Operation,
  operationIdOf,
  send,
} from './operations.ts';
import { calculation, TestService } from './test-service.ts';

const service = new TestService();
/** The same database, served to keys of the other environment. */
const live = service.beside({ environment: 'live' });
let stranger: string;
let liveKey: string;
let existing: Existing;

beforeAll(async () => {
  await service.start();
  live.key = service.key;
  await live.start();
  stranger = await service.issueKey('stranger');
  liveKey = await liveKeyOf('first');
  await someoneElsesOwn();
  service.clock.advance(1000);
  existing = await makeExisting(service);
  service.clock.advance(1000);
  await someoneElsesOwn();
});
afterAll(async () => {
  await live.stop();
  await service.stop();
});

async function liveKeyOf(client: string): Promise<string> {
  const { writer } = service.service.database;
  const { id: clientId } = await writer('clients').where({ name: client }).first();
  const { keyPepper: pepper } = service.config;
  const wanted = { clientId, name: 'live', environment: 'live', pepper, expiresAt: null } as const;
  return (await issueKey(writer, service.clock.read, wanted)).text;
}

/** The others have things of their own: not everything they ask for is empty. */
async function someoneElsesOwn(): Promise<void> {
  const body = calculation({ employer: { id: 'strangers-employer' } });
  await service.call('/v1/payroll/calculate', { body, key: stranger });
  await live.call('/v1/payroll/calculate', { body, key: liveKey });
}

/** Ids of things that nobody has, as like the existing ones as can be. */
function unknown(): Existing {
  const turned = Object.entries(existing).map(([name, id]) => [name, turnLast(id)]);
  const { importedScheme } = existing;
  return { ...existing, ...Object.fromEntries(turned), importedScheme };
}

function turnLast(id: string): string {
  const last = id.at(-1) === '0' ? '1' : '0';
  return id.slice(0, -1) + last;
}

const NAMED = {
  ...NOTHING,
  calculationId: 'a',
  batchId: 'b',
  jobId: 'c',
  payoutId: 'd',
  openingBalanceId: 'e',
  employerId: 'f',
};

/** Operations that name something of a client's. */
const all: readonly [string, Operation][] = Object.entries(OPERATIONS);
const naming = all.filter(([, { path, body }]) => {
  const ask = (made: Existing) => JSON.stringify([path(made), body?.(made, 'key')]);
  return ask(NOTHING) !== ask(NAMED);
});

test('every path of the contract with an id in it is walked', () => {
  const withIds = contractOperations().filter(({ path }) => /\{(?:\w+_)?id\}/.test(path));
  const walked = new Set(naming.map(([name]) => operationIdOf(name)));
  expect(withIds.map(({ id }) => id).filter((id) => !walked.has(id))).toEqual([]);
});

test.each(naming)('%s serves its owner', async (name, operation) => {
  expect((await send(service, operation, existing, `owner ${name}`)).status).toBeLessThan(300);
});

describe.each([
  ['another client', () => service, () => stranger],
  ['the other environment of the same client', () => live, () => liveKey],
])('to %s', (_who, at, key) => {
  test.each(naming)("%s answers an owner's id as one that nobody has", async (name, operation) => {
    const theirs = await send(at(), operation, existing, `theirs ${name}`, key());
    const nobodys = await send(at(), operation, unknown(), `nobodys ${name}`, key());
    expect([theirs.status, anonymous(theirs.text)]).toEqual([nobodys.status, anonymous(nobodys.text)]);
    expect(Object.keys(theirs.headers)).toEqual(Object.keys(nobodys.headers));
  });
});

/** The text without what differs from request to request: its id, and the ids asked for. */
function anonymous(text: string): string {
  // The longest first: the id of a payout may hold that of a neighbour made in the same millisecond.
  const ids = [...Object.values(existing), ...Object.values(unknown())].sort((a, b) => b.length - a.length);
  const withoutIds = ids.reduce((rest, id) => rest.replaceAll(id, 'ID'), text);
  return withoutIds.replace(/"request_id":"req_\w+"/, '"request_id":"REQUEST"');
}
