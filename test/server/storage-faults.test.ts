import { operationIds } from './contract-operations.ts';
import {
  type Existing,
  endJobs,
  makeExisting,
  OPERATIONS,
  operationIdOf,
  prepared,
  send,
} from './operations.ts';
import { changeOf } from './row-counts.ts';
import { FAILURES, StatementFaults } from './statement-faults.ts';
import { type Answer, TestService } from './test-service.ts';

const service = new TestService();
let faults: StatementFaults;
let existing: Existing;
let keys = 0;

beforeAll(async () => {
  await service.start();
  existing = await makeExisting(service);
  faults = new StatementFaults(service.service.database);
});
afterEach(() => endJobs(service));
afterAll(() => service.stop());

function newKey(): string {
  keys += 1;
  return `fault-${keys}`;
}

function changed(action: () => Promise<void>) {
  return changeOf(service.service.database.reader, action);
}

test('every operation of the contract is put to the test', () => {
  const tested = Object.keys(OPERATIONS).map(operationIdOf);
  expect([...new Set(tested)].toSorted()).toEqual(operationIds().toSorted());
});

const cases = Object.entries(OPERATIONS).flatMap(([name, operation]) =>
  FAILURES.map((failure) => ({ name, operation, failure })),
);

test.each(cases)('$name: whichever statement $failure, nothing is left half done', async (one) => {
  const { operation, failure } = one;
  let statements: readonly string[] = [];
  const first = newKey();
  const own = await prepared(service, operation, existing, first);
  const whole = await changed(async () => {
    faults.count();
    expect((await send(service, operation, own, first)).status).toBeLessThan(300);
    statements = [...faults.statements()];
  });
  for (const [index, statement] of statements.entries()) {
    const at = `${index + 1}: ${statement}`;
    const key = newKey();
    const given = await prepared(service, operation, existing, key);
    let status = 0;
    const left = await changed(async () => {
      faults.failNext(index + 1, failure);
      status = (await send(service, operation, given, key)).status;
      faults.count();
    });
    expect({ at, status }).toEqual({ at, status: 503 });
    // Only the commit itself can be done and yet unanswered.
    if (Object.keys(left).length > 0) expect({ at, left }).toEqual({ at, left: whole });
    const made = await changed(async () => {
      const again = await send(service, operation, given, key);
      expect({ at, fine: again.status < 300 }).toEqual({ at, fine: true });
    });
    expect({ at, made: { ...left, ...made } }).toEqual({ at, made: whole });
  }
});

const TOGETHER = 5;

function sendTogether(key: string): Promise<readonly Answer[]> {
  const keys = Array.from({ length: TOGETHER }, (_, index) => `${key}-${index}`);
  return Promise.all(keys.map((one) => send(service, OPERATIONS.calculatePayroll, existing, one)));
}

test.each(FAILURES)(
  'requests that are written together: whichever statement %s, each is stored once in the end',
  async (failure) => {
    faults.count();
    await sendTogether(newKey());
    const { length } = faults.statements();
    for (let position = 1; position <= length; position += 1) {
      const key = newKey();
      const made = await changed(async () => {
        faults.failNext(position, failure);
        const statuses = (await sendTogether(key)).map(({ status }) => status);
        faults.count();
        expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([]);
        const again = (await sendTogether(key)).map(({ status }) => status);
        expect(again.filter((status) => status >= 300)).toEqual([]);
      });
      expect(made).toEqual({ calculations: TOGETHER, idempotency_keys: TOGETHER });
    }
  },
);
