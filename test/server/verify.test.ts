import canonicalize from 'canonicalize';
import { modules } from '../../generated/rules/index.ts';
import { calculationValues, insertCalculations } from '../../server/store/histories/insert-calculations.ts';
import { batchOf, employees } from './batch-request.ts';
import { payroll as runOperator, type Verified, verifyStored } from './operator-command.ts';
import {
  changeRow,
  changeSums,
  changeTexts,
  digestIn,
  forged,
  retold,
  sha256,
  textsOf,
  unprotect,
} from './tampering.ts';
import { urlOf } from './test-database.ts';
import { calculation, FIRST_FORTNIGHT, LAST_FORTNIGHT, TestService } from './test-service.ts';

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

const verify = (...args: string[]): Promise<Verified> => verifyStored(args);
const change = (table: string, values: object): Promise<void> => changeRow(service, table, values);
const tell = (changes: Parameters<typeof changeTexts>[1]): Promise<void> => changeTexts(service, changes);

test('what was stored with every option matches, while the service runs', async () => {
  const first = await service.calculate();
  const options = { include_diagram: true, include_audit_trail: true, precision: 2, metadata: { ñ: '€' } };
  await service.calculate(calculation({ options, period: FIRST_FORTNIGHT }));
  await service.calculate(calculation({ period: LAST_FORTNIGHT, overrides: { unheard_of: true } }));
  for (const id of [first.body.id, first.body.id]) {
    expect((await service.calculate(calculation({ options: { supersedes: id } }))).status).toBe(201);
  }
  await service.calculate(calculation({ employer: { id: 'acme', nickname: 'x', name: 'ACME' } }));
  expect(await verify()).toEqual({
    code: 0,
    findings: [],
    checked: { rule_sources: 1, calculations: 6, opening_balances: 0, batches: 0, erasures: 0 },
  });
  expect(await runOperator(['verify'])).toEqual({
    out: 'Verified 6 calculations, 0 opening balances, 0 batches, 1 rule sources and 0 erasures: everything matches.\n',
    err: '',
    code: 0,
  });
});

test('warnings stand in the same order, however the request orders its names', async () => {
  const employer = { id: 'acme', zone: 1, area: 2 };
  const made = await service.calculate(calculation({ employer, overrides: { zulu: true, alfa: true } }));
  const turned = { area: 2, zone: 1, id: 'acme' };
  const again = await service.calculate(
    calculation({ employer: turned, overrides: { alfa: true, zulu: true } }),
  );
  expect(made.body.warnings).toHaveLength(4);
  expect(again.body.warnings).toEqual(made.body.warnings);
  expect((await verify()).findings).toEqual([]);
});

test('more records than a page are all looked at', async () => {
  const { writer } = service.service.database;
  await service.calculate();
  const row = await writer('calculations').first();
  const texts = await textsOf(service);
  const ids = Array.from({ length: 250 }, () => service.service.nextId());
  for (const id of ids) {
    const answer = forged(texts.answer, (body) => Object.assign(body, { id }));
    const columns = await retold(service, { answer }, row.id);
    const packed = { ...row, ...columns, id };
    const made = { row: packed, contentDigest: digestIn(answer), amounts: {}, history: null };
    await insertCalculations(writer, [made], calculationValues([packed]));
  }
  expect(await verify()).toMatchObject({ findings: [], checked: { calculations: 251 } });
  const last = ids.at(-2) ?? '';
  expect(await verify('--since', last)).toMatchObject({ findings: [], checked: { calculations: 2 } });
  const first = ids[0] ?? '';
  expect(await verify('--until', first)).toMatchObject({ findings: [], checked: { calculations: 2 } });
  const part = ['--since', first, '--until', ids[99] ?? ''];
  expect(await verify(...part)).toMatchObject({ findings: [], checked: { calculations: 100 } });
});

test('one that is stopped says where to go on, and nothing is left out', async () => {
  const body = { ...batchOf(employees(150)) };
  for (const _ of [1, 2]) expect((await service.call('/v1/payroll/batch', { body })).status).toBe(201);
  const stopped = await runOperator(['verify', '--json'], false, null, AbortSignal.abort());
  const { checked, stopped_at } = JSON.parse(stopped.out);
  expect([stopped.code, checked.calculations, checked.batches]).toEqual([130, 100, 1]);
  expect(stopped.err).toBe(`Stopped before the end: payroll verify --since ${stopped_at} goes on.\n`);
  const rest = await verify('--since', stopped_at);
  // The one at which it stopped is looked at again.
  expect(rest).toMatchObject({ code: 0, checked: { calculations: 201, batches: 1 } });
});

test('only the records of one client', async () => {
  await service.calculate();
  await service.issueKey('second');
  expect((await verify('--client', 'first')).checked.calculations).toBe(1);
  expect((await verify('--client', 'second')).checked.calculations).toBe(0);
});

test('nothing stored yet', async () => {
  expect(await verify()).toMatchObject({ code: 0, findings: [], checked: { calculations: 0 } });
});

test('an amount that was changed', async () => {
  const { text, body } = await service.calculate();
  await tell({ answer: text.replace(body.summary.net_salary, '9999999.00') });
  const { code, findings } = await verify();
  expect(code).toBe(1);
  expect(findings.map(({ id, fault }) => [id, fault])).toEqual([
    [body.id, 'content_digest'],
    [body.id, 'column'],
    [body.id, 'replay'],
  ]);
  expect(findings.at(-1)?.detail).toContain('summary.net_salary: stored "9999999.00", expected ');
  const { out } = await runOperator(['verify']);
  expect(out).toContain(`calculation ${body.id}: content_digest: recorded sha256:`);
  expect(out).toContain(
    'Verified 1 calculations, 0 opening balances, 0 batches, 1 rule sources and 0 erasures: 3 findings.',
  );
});

test('a correction that the list of corrections gives to another payslip', async () => {
  const first = await service.calculate();
  const { body } = await service.calculate(calculation({ options: { supersedes: first.body.id } }));
  await change('corrections', { supersedes_id: body.id });
  const detail = `replaces ${first.body.id}, the list of corrections says ${body.id}`;
  expect((await verify()).findings).toEqual([
    { kind: 'calculation', id: body.id, fault: 'supersession', detail },
  ]);
});

test('rows of the list of corrections that no correction has written', async () => {
  const [one, other] = [await service.calculate(), await service.calculate()];
  const { writer } = service.service.database;
  const { client_id, environment } = await writer('calculations').first();
  const forge = async (row: object) => {
    await writer('corrections').insert({ client_id, environment, position: 1, ...row });
    const { findings } = await verify();
    await unprotect(service);
    await writer('corrections').where(row).delete();
    return findings;
  };
  const [id, replaced] = [service.service.nextId(), one.body.id];
  const fault = { kind: 'calculation', fault: 'supersession' };
  expect(await forge({ calculation_id: id, supersedes_id: replaced, root_id: replaced })).toEqual([
    {
      ...fault,
      id: replaced,
      detail: `is replaced by ${id} in the list of corrections, and no record says so`,
    },
  ]);
  const ofStored = { calculation_id: other.body.id, supersedes_id: replaced, root_id: replaced };
  expect(await forge(ofStored)).toEqual([
    {
      ...fault,
      id: other.body.id,
      detail: `replaces nothing, the list of corrections says ${replaced}`,
    },
  ]);
});

test.each([
  ['root', { root_id: 'another' }],
  ['place', { position: 7 }],
  ['client', { environment: 'live' }],
])('a correction with another %s in the list of corrections', async (_what, values) => {
  const first = await service.calculate();
  await service.calculate(calculation({ options: { supersedes: first.body.id } }));
  expect((await verify()).findings).toEqual([]);
  await change('corrections', values);
  expect((await verify()).findings).toMatchObject([{ id: first.body.id, fault: 'supersession' }]);
});

test('a line that was changed together with its digest', async () => {
  const { text, body } = await service.calculate();
  const answer = forged(text, (forgery) => {
    forgery.deductions[0].amount = '0.01';
  });
  await tell({ answer });
  expect((await verify()).findings).toEqual([
    {
      kind: 'calculation',
      id: body.id,
      fault: 'replay',
      detail: expect.stringMatching(/^deductions\[\w+\]\.amount: stored "0\.01", expected "\d+\.\d\d"$/),
    },
  ]);
});

test.each<[string, (answer: ReturnType<typeof JSON.parse>) => void, RegExp]>([
  [
    'a summary figure',
    ({ summary }) => Object.assign(summary, { employer_total_cost: '1.00' }),
    /^summary\.emp/,
  ],
  [
    'a base',
    ({ taxable_bases: [base] }) => Object.assign(base, { amount: '1.00' }),
    /^taxable_bases\[\w+\]\.amount/,
  ],
  [
    'the base of a component',
    ({ employer_contributions: [table] }) => Object.assign(table.components[0], { base: '1.00' }),
    /^employer_contributions\[\w+\]\.components\[\w+\]\.base/,
  ],
  ['a line that is gone', ({ deductions }) => deductions.pop(), /^deductions\[\w+\]: stored nothing/],
  [
    'the whole month',
    ({ period_basis }) => Object.assign(period_basis.monthly_equivalent, { net_salary: '1.00' }),
    /^period_basis\.monthly_equivalent\.net_salary/,
  ],
  [
    'a version nobody wrote',
    ({ record }) => Object.assign(record, { schema_version: 99 }),
    /^schema_version 99 is not/,
  ],
])('%s, changed together with the digest', async (_what, edit, detail) => {
  const { text, body } = await service.calculate();
  await tell({ answer: forged(text, edit) });
  expect((await verify()).findings).toEqual([
    { kind: 'calculation', id: body.id, fault: 'replay', detail: expect.stringMatching(detail) },
  ]);
});

test('the result of a step, changed together with both digests', async () => {
  const { text, body } = await service.calculate();
  const path = `/v1/payroll/calculations/${body.id}?include=audit_trail`;
  const trail = (await service.call(path)).body.audit_trail;
  trail[0].result_final = '1.00';
  const trace = JSON.stringify(trail);
  const audit_trail_digest = sha256(trace);
  const answer = forged(text, ({ record }) => Object.assign(record, { audit_trail_digest }));
  await tell({ answer, traceText: trace });
  expect((await verify()).findings).toMatchObject([
    { fault: 'replay', detail: expect.stringMatching(/^trace\[\w+\]\.result_final: stored "1\.00"/) },
  ]);
});

test('a diagram that was changed, which no digest covers', async () => {
  const { text } = await service.calculate(calculation({ options: { include_diagram: true } }));
  await tell({ answer: text.replace('flowchart TD', 'flowchart LR') });
  expect((await verify()).findings).toMatchObject([
    { fault: 'replay', detail: expect.stringMatching(/^diagram: /) },
  ]);
});

test('other white space is not the text that was answered', async () => {
  const { text } = await service.calculate();
  await tell({ answer: text.replace('{', '{ ') });
  expect((await verify()).findings).toMatchObject([{ fault: 'answer' }]);
});

test.each(['', 'null', '{}', '[]'])('%j instead of an answer', async (answer) => {
  await service.calculate();
  await tell({ answer });
  expect((await verify()).findings).toMatchObject([{ fault: 'answer' }]);
});

test('a request that was changed', async () => {
  await service.calculate();
  const request = canonicalize(calculation({ employee: { id: 'emp-1', monthly_salary: '2000000' } })) ?? '';
  await tell({ request });
  expect((await verify()).findings).toMatchObject([
    { fault: 'replay', detail: expect.stringMatching(/^summary\.gross_salary: stored "/) },
  ]);
});

test.each([
  ['a year without rules', JSON.stringify(calculation({ year: 1999 })), 'SCHEME_NOT_EFFECTIVE'],
  ['no request', '{}', 'cannot be calculated'],
])('%s', async (_, request, detail) => {
  await service.calculate();
  await tell({ request });
  const { findings } = await verify();
  expect(findings.find(({ fault }) => fault === 'replay')?.detail).toContain(detail);
});

test('a column that lists read', async () => {
  const { body } = await service.calculate();
  await change('calculations', { employee_id: 'emp-2' });
  await service.service.database.writer('calculation_sums').update({ employee_id: 'emp-2' });
  expect((await verify()).findings).toEqual([
    {
      kind: 'calculation',
      id: body.id,
      fault: 'column',
      detail: 'employee_id is emp-2, the record says emp-1',
    },
  ]);
});

test('a trace that was changed', async () => {
  const { body } = await service.calculate();
  const path = `/v1/payroll/calculations/${body.id}?include=audit_trail`;
  const trail = (await service.call(path)).body.audit_trail;
  trail[0].result_final = '1.00';
  await tell({ traceText: JSON.stringify(trail) });
  expect((await verify()).findings).toMatchObject([
    { id: body.id, fault: 'audit_trail_digest' },
    {
      id: body.id,
      fault: 'replay',
      detail: expect.stringMatching(/^trace\[\w+\]\.result_final: stored "1\.00"/),
    },
  ]);
});

test('a trace that is none', async () => {
  await service.calculate();
  await tell({ traceText: 'nothing' });
  expect((await verify()).findings).toMatchObject([{ fault: 'trace', detail: 'cannot be read' }]);
});

test('texts that cannot be decompressed, and texts that are gone', async () => {
  const { body } = await service.calculate();
  const { content } = await service.service.database.reader('calculations').first();
  content[content.length - 1] ^= 1;
  await change('calculations', { content });
  const [damaged] = (await verify()).findings;
  expect(damaged).toMatchObject({ id: body.id, fault: 'answer' });
  expect(damaged?.detail).toContain('checksum');
  await service.service.database.writer('calculations').update({ content: null });
  expect((await verify()).findings).toMatchObject([
    { fault: 'answer', detail: 'is not the text of a calculation' },
  ]);
});

test('a dictionary that was changed', async () => {
  await service.calculate();
  const dictionary = await service.service.database.reader('dictionaries').first();
  const other = Buffer.concat([dictionary.content, Buffer.from(' ')]);
  await change('dictionaries', { content: other });
  const [finding] = (await verify()).findings;
  expect(finding).toEqual({
    kind: 'dictionary',
    id: `sha256:${dictionary.fingerprint.toString('hex')}`,
    fault: 'dictionary',
    detail: `it hashes to ${sha256(other.toString())}`,
  });
});

test('a rule source that was changed', async () => {
  const { body } = await service.calculate();
  const { source } = await service.service.database.reader('rule_sources').first();
  await change('rule_sources', { source: Buffer.concat([source, Buffer.from('\n')]) });
  expect((await verify()).findings).toMatchObject([
    { kind: 'rule_source', id: body.record.rule_fingerprint, fault: 'rules' },
    { kind: 'calculation', id: body.id, fault: 'rules' },
  ]);
});

test("a source that today's compiler refuses is said of its calculations", async () => {
  const { body, text } = await service.calculate();
  const source = Buffer.from('scheme CO.ordinario {');
  const fingerprint = sha256(source.toString());
  await unprotect(service);
  const { writer } = service.service.database;
  const stored = await writer('rule_sources').first();
  await writer('rule_sources').insert({ ...stored, fingerprint, source });
  const answer = forged(text, ({ record }) => Object.assign(record, { rule_fingerprint: fingerprint }));
  const columns = await retold(service, { answer });
  await writer('calculations').update({ ...columns, rule_fingerprint: fingerprint });
  await changeSums(service, answer);
  const { findings } = await verify();
  expect(findings).toMatchObject([{ kind: 'calculation', id: body.id, fault: 'rules' }]);
  expect(findings[0]?.detail).toMatch(
    /^today's compiler refuses the stored source of generated\/rules\/co\/\S+: E?\w+/,
  );
});
