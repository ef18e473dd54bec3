import { type Existing, endJobs, makeExisting, OPERATIONS, type Operation, send } from './operations.ts';
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
  test.each(writing)('%s: fifty requests at once make one thing and one answer', async (name, operation) => {
    const sendTo = (process: TestService) => send(process, operation, existing, `${where} ${name}`);
    const one = await changed(() => send(service, operation, existing, `${where} ${name} alone`));
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
    const one = await changed(() => send(service, operation, existing, `${where} ${name} single`));
    const made = await changed(async () => {
      const targets = Array.from({ length: count / processes().length }, processes).flat();
      const sent = targets.map((at, index) => send(at, operation, existing, `${where} ${name} ${index}`));
      const statuses = (await Promise.all(sent)).map(({ status }) => status);
      expect(statuses.filter((status) => status >= 300)).toEqual([]);
    });
    const times = Object.entries(one).map(([table, rows]) => [table, rows * count]);
    expect(made).toEqual(Object.fromEntries(times));
  });
});
