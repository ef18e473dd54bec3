import { modules } from '../../generated/rules/index.ts';
import { batchDigest } from '../../server/store/calculations/batches.ts';
import { storeAsBefore } from './old-batch.ts';
import { payroll, verifyStored } from './operator-command.ts';
import { changeRow, forged, retold, textsOf, unprotect } from './tampering.ts';
import { urlOf } from './test-database.ts';
import { type Answer, calculation, FIRST_FORTNIGHT, TestService } from './test-service.ts';

const COLOMBIA = modules.filter(
  ({ manifest }) => manifest.path === 'generated/rules/co/ordinario/2025-01-01.pay',
);

let service: TestService;
const before = process.env.DATABASE_URL;
beforeEach(async () => {
  service = new TestService({ modules: COLOMBIA, root: new URL('../..', import.meta.url).pathname });
  await service.start();
  process.env.DATABASE_URL = urlOf(service.config.database);
});
afterEach(() => service.stop());
afterAll(() => {
  if (before === undefined) delete process.env.DATABASE_URL;
  else process.env.DATABASE_URL = before;
});

const { employee: _, ...HEADER } = calculation({ options: { metadata: { run: '7' } } });
/** Three rows that succeed, two of one employee, and one that fails. */
const BODY = {
  ...HEADER,
  employees: [
    { id: 'emp-1', monthly_salary: '1423500' },
    { id: 'emp-2', monthly_salary: '0' },
    { id: 'emp-3', monthly_salary: '2000000', period_override: FIRST_FORTNIGHT },
    { id: 'emp-1', monthly_salary: '1423500' },
  ],
};

function storeBatch(): Promise<Answer> {
  return service.call('/v1/payroll/batch', { body: BODY });
}

/** By somebody who knows how digests are made. */
async function changeBatch(edit: (batch: ReturnType<typeof JSON.parse>) => void): Promise<void> {
  const { request, answer } = await service.service.database.reader('batches').first();
  const batch = JSON.parse(answer);
  edit(batch);
  const text = JSON.stringify(batch);
  await changeRow(service, 'batches', { answer: text, digest: batchDigest({ request, answer: text }) });
}

test('a batch and its calculations match', async () => {
  expect((await storeBatch()).body).toMatchObject({ total_succeeded: 3, total_failed: 1 });
  expect(await verifyStored()).toEqual({
    code: 0,
    findings: [],
    checked: { rule_sources: 1, calculations: 3, opening_balances: 0, batches: 1, erasures: 0 },
  });
  expect((await payroll(['verify'])).out).toBe(
    'Verified 3 calculations, 0 opening balances, 1 batches, 1 rule sources and 0 erasures: everything matches.\n',
  );
});

test('names of digits in the request, which JavaScript orders in its own way', async () => {
  const employer = { id: 'acme', '': 0, 10: 1, 9: 2 };
  const metadata = { 10: 'a', 9: 'b' };
  const { employee, ...header } = calculation({ employer, options: { metadata } });
  await service.call('/v1/payroll/batch', { body: { ...header, employees: [employee] } });
  await service.calculate({ ...header, employee });
  expect(await verifyStored()).toMatchObject({ code: 0, findings: [] });
});

test('a total that was changed', async () => {
  const { body } = await storeBatch();
  await changeBatch((batch) => Object.assign(batch, { total_failed: 0 }));
  expect((await verifyStored()).findings).toEqual([
    { kind: 'batch', id: body.id, fault: 'batch', detail: 'total_failed: stored 0, expected 1' },
  ]);
});

test('a batch that says something else than its digest', async () => {
  const { body } = await storeBatch();
  const { answer, digest } = await service.service.database.reader('batches').first();
  await changeRow(service, 'batches', { answer: answer.replace('"days":30', '"days":29') });
  expect((await verifyStored()).findings).toEqual([
    {
      kind: 'batch',
      id: body.id,
      fault: 'content_digest',
      detail: expect.stringMatching(`^recorded ${digest}, computed sha256:`),
    },
  ]);
});

test.each([
  ['year', 2024],
  ['scheme', 'integral'],
  ['employer_id', 'other'],
  ['metadata', { run: '8' }],
])('a batch whose %s is not that of its calculations', async (name, value) => {
  const { body } = await storeBatch();
  await changeBatch((batch) => Object.assign(batch, { [name]: value }));
  const { findings } = await verifyStored();
  expect(findings).toHaveLength(3);
  for (const one of findings) {
    const detail = expect.stringContaining(`].${name}`);
    expect(one).toEqual({ kind: 'batch', id: body.id, fault: 'batch', detail });
  }
});

test('a batch of version 0.1 is checked by the request that it has', async () => {
  const { body } = await storeBatch();
  await storeAsBefore(service, body.id, BODY);
  expect((await verifyStored()).findings).toEqual([]);
  const { answer } = await service.service.database.reader('batches').first();
  await changeRow(service, 'batches', { answer: answer.replace('"days":30', '"days":29') });
  expect((await verifyStored()).findings).toMatchObject([
    { kind: 'batch', detail: 'period.days: stored 29, expected 30' },
  ]);
  await changeRow(service, 'batches', { answer, request: 'nothing' });
  expect((await verifyStored()).findings).toMatchObject([
    { kind: 'batch', fault: 'batch', detail: 'its request cannot be read' },
  ]);
});

test('a calculation that the batch does not name any more', async () => {
  const { body } = await storeBatch();
  await changeBatch((batch) => {
    batch.calculations.pop();
    batch.total_succeeded = 2;
  });
  expect((await verifyStored()).findings).toMatchObject([
    {
      kind: 'calculation',
      id: body.results[3].calculation.id,
      fault: 'batch',
      detail: `batch ${body.id} does not name it`,
    },
    { kind: 'batch', id: body.id, detail: 'total_requested: stored 4, expected 3' },
  ]);
});

test('a calculation that the batch names and that is gone', async () => {
  const { body } = await storeBatch();
  const { id } = body.results[0].calculation;
  await unprotect(service);
  await service.service.database.writer('calculations').where({ id }).delete();
  expect((await verifyStored()).findings).toEqual([
    { kind: 'calculation', id, fault: 'sums', detail: 'is summed by histories and not stored' },
    {
      kind: 'batch',
      id: body.id,
      fault: 'batch',
      detail: `calculations[0]: ${id} is no calculation of this batch`,
    },
  ]);
});

test('a calculation of the batch whose texts are damaged', async () => {
  const { body } = await storeBatch();
  const { id } = body.results[0].calculation;
  await unprotect(service);
  await service.service.database
    .writer('calculations')
    .where({ id })
    .update({ content: Buffer.from('no') });
  expect((await verifyStored()).findings).toMatchObject([
    { kind: 'calculation', id, fault: 'answer' },
    { kind: 'batch', id: body.id, fault: 'batch' },
  ]);
});

test('a batch that is gone is said of its calculations', async () => {
  await storeBatch();
  await unprotect(service);
  await service.service.database.writer('batches').delete();
  const { findings } = await verifyStored();
  expect(findings.map(({ kind, fault }) => [kind, fault])).toEqual([
    ['calculation', 'batch'],
    ['calculation', 'batch'],
    ['calculation', 'batch'],
  ]);
});

test('two rows that were exchanged', async () => {
  await storeBatch();
  await changeBatch(({ calculations: [first, second] }) => {
    [first.calculation_id, second.calculation_id] = [second.calculation_id, first.calculation_id];
  });
  expect((await verifyStored()).findings.map(({ detail }) => detail)).toEqual([
    'calculations[0].employee_id: stored "emp-1", expected "emp-3"',
    'calculations[2].employee_id: stored "emp-3", expected "emp-1"',
  ]);
});

test('a row of a request of version 0.1 that was changed', async () => {
  const { body } = await storeBatch();
  await storeAsBefore(service, body.id, BODY);
  const { request } = await service.service.database.reader('batches').first();
  await changeRow(service, 'batches', { request: request.replace('2000000', '3000000') });
  expect((await verifyStored()).findings).toEqual([
    {
      kind: 'batch',
      id: body.id,
      fault: 'batch',
      detail: 'calculations[2].employee.monthly_salary: stored "3000000", expected "2000000"',
    },
  ]);
});

test('a calculation that was moved out of its batch', async () => {
  const { body } = await storeBatch();
  const { id } = body.results[0].calculation;
  await unprotect(service);
  const { writer } = service.service.database;
  const texts = await textsOf(service, id);
  const answer = forged(texts.answer, ({ record }) => Object.assign(record, { batch_id: null }));
  const columns = await retold(service, { answer }, id);
  await writer('calculations')
    .where({ id })
    .update({ batch_id: null, ...columns });
  expect((await verifyStored()).findings).toMatchObject([
    { kind: 'calculation', id, fault: 'sums' },
    { kind: 'batch', id: body.id, fault: 'batch' },
  ]);
});

test.each([
  [{ answer: '"nothing"' }, 'answer'],
  [{ digest: 'sha256:00' }, 'content_digest'],
  [{ computed_at: '2020-01-01T00:00:00.000Z' }, 'column'],
])('a batch with %j', async (values, fault) => {
  await storeBatch();
  await changeRow(service, 'batches', values);
  const { code, findings } = await verifyStored();
  expect(code).toBe(1);
  expect(findings.filter(({ kind }) => kind === 'batch')).toMatchObject([{ fault }]);
});
