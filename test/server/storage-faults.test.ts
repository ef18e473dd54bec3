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
import { TestService } from './test-service.ts';

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
