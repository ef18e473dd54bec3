import {
  type Existing,
  endJobs,
  makeExisting,
  OPERATIONS,
  type Operation,
  prepared,
  send,
} from './operations.ts';
import { changeOf } from './row-counts.ts';
import { type Answer, TestService } from './test-service.ts';

const REQUESTS = 50;

const service = new TestService();
const second = service.beside();
let existing: Existing;

beforeAll(async () => {
  await service.start();
  second.key = service.key;
  await second.start();
  existing = await makeExisting(service);
});
afterEach(() => endJobs(service));
afterAll(async () => {
  await second.stop();
  await service.stop();
});

const all: readonly [string, Operation][] = Object.entries(OPERATIONS);
const writing = all.filter(([, { touches }]) => touches === 'writes');

function isReplay({ headers }: Answer): boolean {
  return headers.get('Idempotent-Replayed') === 'true';
}

function changed(action: () => Promise<unknown>) {
  return changeOf(service.service.database.reader, async () => void (await action()));
}

describe.each([
  ['one process', () => [service]],
  ['two processes', () => [service, second]],
])('%s', (where, processes) => {
  /** What one request changes. */
  async function changeOfOne(operation: Operation, key: string) {
    const given = await prepared(service, operation, existing, key);
    return changed(() => send(service, operation, given, key));
  }

  test.each(writing)('%s: fifty requests at once make one thing and one answer', async (name, operation) => {
    const one = await changeOfOne(operation, `${where} ${name} alone`);
    const key = `${where} ${name}`;
    const given = await prepared(service, operation, existing, key);
    const sendTo = (process: TestService) => send(process, operation, given, key);
    let answers: readonly Answer[] = [];
    const made = await changed(async () => {
      const targets = Array.from({ length: REQUESTS / processes().length }, processes).flat();
      answers = await Promise.all(targets.map(sendTo));
    });
    expect(made).toEqual(one);
    const fine = answers.filter(({ status }) => status < 300);
    const others = answers.filter(({ status }) => status >= 300);
    expect(fine.filter((answer) => !isReplay(answer))).toHaveLength(1);
    expect(others.filter(({ body }) => body.error.code !== 'IDEMPOTENCY_KEY_IN_USE')).toEqual([]);
    const retries = await Promise.all(processes().map(sendTo));
    expect(retries.every(isReplay)).toBe(true);
    expect(new Set([...fine, ...retries].map(({ text }) => text)).size).toBe(1);
  });

  test.each(writing)('%s: fifty keys at once make fifty things', async (name, operation) => {
    await endJobs(service);
    const count = name.includes('asynchronous') ? 10 : REQUESTS;
    const one = await changeOfOne(operation, `${where} ${name} single`);
    const keys = Array.from({ length: count }, (_, index) => `${where} ${name} ${index}`);
    const given = await Promise.all(keys.map((key) => prepared(service, operation, existing, key)));
    const made = await changed(async () => {
      const sent = keys.map((key, index) => {
        const at = processes()[index % processes().length] ?? service;
        return send(at, operation, given[index] ?? existing, key);
      });
      const statuses = (await Promise.all(sent)).map(({ status }) => status);
      expect(statuses.filter((status) => status >= 300)).toEqual([]);
    });
    const times = Object.entries(one).map(([table, rows]) => [table, rows * count]);
    expect(made).toEqual(Object.fromEntries(times));
  });
});
