import { createHash } from 'node:crypto';
import { modules as served } from '../../generated/rules/index.ts';
import { calculableUntil } from '../../runtime/module/missing-figures.ts';
import { SCHEMA_VERSION } from '../../server/payroll/calculate.ts';
import { workedPayslip } from '../../server/payroll/worked-payslips.ts';
import { readCalculations } from '../../server/store/audit/stored-records.ts';
import { packTexts } from '../../server/store/texts/calculation-texts.ts';
import { Dictionaries } from '../../server/store/texts/dictionaries.ts';
import { checkReferences, textsOf, unprotect } from './tampering.ts';
import { calculation, TestService } from './test-service.ts';
import { tinyScheme } from './tiny-scheme.ts';

const EVERYTHING = { clientId: null, since: null, until: '~' };

const service = new TestService();
beforeAll(() => service.start());
afterAll(() => service.stop());

const stored = () => service.service.database.reader('dictionaries').select('*');

test('the first payslip of a rule file stores its dictionary, and the next one uses it', async () => {
  expect(await stored()).toEqual([]);
  const { body } = await service.calculate();
  const [dictionary, ...others] = await stored();
  expect(others).toEqual([]);
  expect(dictionary.rule_fingerprint).toBe(body.record.rule_fingerprint);
  expect(dictionary.fingerprint).toEqual(createHash('sha256').update(dictionary.content).digest());
  await service.calculate();
  const rows = await service.service.database.reader('calculations').select('dictionary');
  expect(rows).toEqual([{ dictionary: dictionary.fingerprint }, { dictionary: dictionary.fingerprint }]);
  expect(await stored()).toEqual([dictionary]);
});

test('a dictionary that is stored is used, however it would be made now', async () => {
  await service.calculate();
  const [dictionary] = await stored();
  const later = new Dictionaries({
    writer: service.service.database.writer,
    clock: service.clock.read,
    schemaVersion: SCHEMA_VERSION,
    textFor: () => ({ kind: 'usual', make: () => 'another text' }),
  });
  const used = await later.ofRules(dictionary.rule_fingerprint, 'usual');
  expect(used?.fingerprint).toEqual(dictionary.fingerprint);
  expect(await stored()).toEqual([dictionary]);
});

test.each([
  ['differ', ['one', 'two']],
  ['are alike', ['three', 'three']],
])('of two that are made at once and %s one is stored, and both use it', async (how, texts) => {
  const rules = `sha256:raced ${how}`;
  const { writer } = service.service.database;
  const source = await writer('rule_sources').first();
  await writer('rule_sources').insert({ ...source, fingerprint: rules });
  const racing = (text: string) =>
    new Dictionaries({
      writer,
      clock: service.clock.read,
      schemaVersion: SCHEMA_VERSION,
      textFor: () => ({ kind: 'usual', make: () => text }),
    });
  const used = await Promise.all(texts.map((text) => racing(text).ofRules(rules, 'usual')));
  const rows = await writer('dictionaries').where({ rule_fingerprint: rules });
  expect(rows).toHaveLength(1);
  expect(used.map((one) => one?.fingerprint)).toEqual([rows[0].fingerprint, rows[0].fingerprint]);
});

test('a row whose dictionary is not stored is refused by the database', async () => {
  await service.calculate();
  const { writer } = service.service.database;
  const row = await writer('calculations').first();
  const stranger = { ...row, id: 'stranger', dictionary: Buffer.alloc(32) };
  await expect(writer('calculations').insert(stranger)).rejects.toThrow(/foreign key/i);
});

test('rows of rules that have no tests are compressed without a dictionary', async () => {
  const { module, root } = tinyScheme();
  const other = new TestService({ modules: [{ ...module, worked: [] }], root });
  await other.start();
  try {
    const { body, text } = await other.calculate();
    const { reader } = other.service.database;
    expect(await reader('dictionaries').select('*')).toEqual([]);
    expect(await reader('calculations').first('dictionary')).toEqual({ dictionary: null });
    expect((await other.call(`/v1/payroll/calculations/${body.id}`)).text).toBe(text);
    const [row, ...others] = await readCalculations(reader, EVERYTHING, '', 1000);
    expect(others).toEqual([]);
    expect(row?.rule_fingerprint).toBe(body.record.rule_fingerprint);
  } finally {
    await other.stop();
  }
});

test.each([
  ['damaged', (content: Uint8Array) => content.map((byte, at) => (at === 40 ? byte ^ 255 : byte))],
  ['cut', (content: Uint8Array) => content.subarray(0, content.length - 9)],
])('a row whose text is %s is not answered', async (_how, change) => {
  const { body } = await service.calculate();
  await unprotect(service);
  const { writer } = service.service.database;
  const { content } = await writer('calculations').where({ id: body.id }).first('content');
  await writer('calculations')
    .where({ id: body.id })
    .update({ content: Buffer.from(change(content)) });
  expect((await service.call(`/v1/payroll/calculations/${body.id}`)).status).toBe(500);
});

test('a dictionary says nothing of anybody who was paid', async () => {
  const employee = { id: 'unmistakable-person', monthly_salary: '7654321' };
  const { body } = await service.calculate(calculation({ employee, employer: { id: 'their-employer' } }));
  const [{ content }] = await stored();
  expect(content.toString()).not.toMatch(/unmistakable-person|7654321|their-employer/);
  expect((await textsOf(service, body.id)).request).toContain('unmistakable-person');
});

const ENGINE = '0'.repeat(40);

/** The others wait for their figures: nobody can be paid by them yet. */
const modules = served.filter(({ manifest }) => calculableUntil(manifest) !== null);

test('every rule file that can be calculated has worked payslips, with values of earlier ones where it reads them', () => {
  for (const module of modules) {
    const text = workedPayslip(module, 'usual', ENGINE)?.make() ?? '';
    const [request = '', answer = '', trace = ''] = text.split('\n');
    expect(JSON.parse(request)).toMatchObject({ scheme: module.manifest.scheme });
    expect(JSON.parse(answer).record.rule_fingerprint).toBe(module.manifest.fingerprint);
    expect(JSON.parse(trace).length).toBeGreaterThan(0);
  }
  for (const scheme of ['AR.general', 'MX.ordinario', 'BR.decimo_terceiro']) {
    const ofScheme = modules.filter(({ manifest }) => `${manifest.country}.${manifest.scheme}` === scheme);
    const newest = ofScheme.toSorted((a, b) => (a.manifest.validFrom < b.manifest.validFrom ? 1 : -1))[0];
    expect(newest && workedPayslip(newest, 'history', ENGINE)?.kind).toBe('history');
  }
});

test.each(['usual', 'history'] as const)(
  'under a worked payslip that is %s one of another salary takes a seventh of its text',
  (kind) => {
    const monthly = modules.filter(({ worked = [] }) =>
      worked.every(({ employee }) => employee.monthly_salary !== undefined),
    );
    expect(monthly.length).toBeGreaterThan(10);
    for (const module of monthly) {
      const worked = (module.worked ?? []).map(({ period, employee }) => {
        const monthly_salary = (Number(employee.monthly_salary) * 1.0371).toFixed(2);
        return { period, employee: { ...employee, monthly_salary } };
      });
      const known = workedPayslip(module, kind, ENGINE)?.make() ?? '';
      const other = workedPayslip({ ...module, worked }, kind, ENGINE)?.make() ?? '';
      const [request = '', answer = '', traceText = ''] = other.split('\n');
      const dictionary = { fingerprint: Buffer.alloc(32), bytes: Buffer.from(known) };
      const { content } = packTexts({ request, answer, traceText }, dictionary);
      expect((content?.length ?? 0) / other.length).toBeLessThan(1 / 7);
    }
  },
);

test('payslips and batches are stored when the database was restored to a time before their dictionary', async () => {
  const { employee, ...header } = calculation();
  const asked = [
    ['/v1/payroll/calculate', calculation()],
    ['/v1/payroll/batch', { ...header, employees: [employee] }],
  ] as const;
  await service.calculate();
  await unprotect(service);
  await checkReferences(service);
  const { writer } = service.service.database;
  for (const [path, body] of asked) {
    for (const table of ['batches', 'calculation_sums', 'calculations', 'dictionaries'])
      await writer(table).delete();
    const { status, text } = await service.call(path, { body });
    expect(status).toBe(201);
    expect(await stored()).toHaveLength(1);
    const [{ id }] = await writer('calculations').select('id');
    expect(text).toContain(id);
    expect(JSON.parse((await textsOf(service, id)).answer).id).toBe(id);
  }
});
