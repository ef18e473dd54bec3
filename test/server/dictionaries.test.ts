import { createHash } from 'node:crypto';
import { modules } from '../../generated/rules/index.ts';
import { SCHEMA_VERSION } from '../../server/payroll/calculate.ts';
import { syntheticPayslips } from '../../server/payroll/synthetic-payslip.ts';
import { packTexts, readTexts } from '../../server/store/calculation-texts.ts';
import { Dictionaries } from '../../server/store/dictionaries.ts';
import { readCalculations } from '../../server/store/stored-records.ts';
import { textCompressor } from '../../server/store/text-compressor.ts';
import { checkReferences, textsOf, unprotect } from './tampering.ts';
import { calculation, TestService } from './test-service.ts';

const service = new TestService();
beforeAll(() => service.start());
afterAll(() => service.stop());

const EVERYTHING = { clientId: null, since: null, until: '~' };

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
    makeText: () => 'another text',
  });
  const { fingerprint } = await later.ofRules(dictionary.rule_fingerprint);
  expect(fingerprint).toEqual(dictionary.fingerprint);
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
      makeText: () => text,
    });
  const used = await Promise.all(texts.map((text) => racing(text).ofRules(rules)));
  const rows = await writer('dictionaries').where({ rule_fingerprint: rules });
  expect(rows).toHaveLength(1);
  expect(used.map(({ fingerprint }) => fingerprint)).toEqual([rows[0].fingerprint, rows[0].fingerprint]);
});

test('a row whose dictionary is not stored is refused by the database', async () => {
  await service.calculate();
  const { writer } = service.service.database;
  const row = await writer('calculations').first();
  const stranger = { ...row, id: 'stranger', dictionary: Buffer.alloc(32) };
  await expect(writer('calculations').insert(stranger)).rejects.toThrow(/foreign key/i);
});

test('a row whose texts were compressed as they are is answered and verified as before', async () => {
  const { body, text } = await service.calculate();
  const { request, answer, traceText } = await textsOf(service, body.id);
  const [stored] = await service.service.database.reader('dictionaries').select('*');
  const dictionary = { fingerprint: stored.fingerprint, bytes: stored.content };
  const content = await textCompressor.compress([request, answer, traceText].join('\n'), dictionary);
  await unprotect(service);
  await service.service.database.writer('calculations').where({ id: body.id }).update({ content });
  expect(await textsOf(service, body.id)).toEqual({ request, answer, traceText });
  expect((await service.call(`/v1/payroll/calculations/${body.id}`)).text).toBe(text);
});

test('a row names its rules by its dictionary, and those of before by themselves as well', async () => {
  const { body } = await service.calculate();
  const { writer } = service.service.database;
  const row = () => writer('calculations').where({ id: body.id }).first('rule_fingerprint');
  expect(await row()).toEqual({ rule_fingerprint: null });
  const read = async () =>
    (await readCalculations(writer, EVERYTHING, '', 1000)).find(({ id }) => id === body.id);
  expect((await read())?.rule_fingerprint).toBe(body.record.rule_fingerprint);
  await unprotect(service);
  const other = await writer('rule_sources').whereNot({ fingerprint: body.record.rule_fingerprint }).first();
  await writer('calculations').where({ id: body.id }).update({ rule_fingerprint: other.fingerprint });
  expect((await read())?.rule_fingerprint).toBe(other.fingerprint);
});

test('a dictionary says nothing of anybody who was paid', async () => {
  const employee = { id: 'unmistakable-person', monthly_salary: '7654321' };
  const { body } = await service.calculate(calculation({ employee, employer: { id: 'their-employer' } }));
  const [{ content }] = await stored();
  expect(content.toString()).not.toMatch(/unmistakable-person|7654321|their-employer/);
  expect((await textsOf(service, body.id)).request).toContain('unmistakable-person');
});

test('every rule file that is served has a payslip that its dictionary is made of', () => {
  for (const module of modules) {
    const [request = '', answer = '', trace = ''] = syntheticPayslips(module, '0'.repeat(40)).split('\n');
    expect(JSON.parse(request)).toMatchObject({ scheme: module.manifest.scheme });
    expect(JSON.parse(answer).record.rule_fingerprint).toBe(module.manifest.fingerprint);
    expect(JSON.parse(trace).length).toBeGreaterThan(0);
  }
});

test('where rules read earlier payslips, the dictionary has one with a history too, for rows that have one', async () => {
  const newest = new Map(modules.map((one) => [`${one.manifest.country}.${one.manifest.scheme}`, one]));
  for (const scheme of ['AR.general', 'CO.ordinario', 'MX.ordinario', 'AR.sac', 'BR.decimo_terceiro']) {
    const module = newest.get(scheme);
    if (module === undefined) throw new Error(`there are no rules of ${scheme}`);
    const lines = syntheticPayslips(module, '0'.repeat(40)).split('\n');
    expect(lines).toHaveLength(6);
    const { sources } = JSON.parse(lines[4] ?? '').history;
    expect(sources.length).toBeGreaterThan(0);
    const [request = '', answer = '', traceText = ''] = lines.slice(3);
    const [one, two] = await Promise.all(
      [lines.slice(0, 3), lines].map(async (known) => {
        const dictionary = { fingerprint: Buffer.alloc(32), bytes: Buffer.from(known.join('\n')) };
        const { content } = await packTexts({ request, answer, traceText }, dictionary);
        // Ids and digests of sources stand in it as bytes.
        return (content?.length ?? 0) - 48 * sources.length;
      }),
    );
    expect(two).toBeLessThan((one ?? 0) / 2);
  }
});

test('a row that was made short under a dictionary of one payslip is read for ever', async () => {
  const [request, answer, traceText] = OF_ONE.replaceAll('1000000.00', '2200000.00')
    .replaceAll('4545.454545', '10000.00')
    .replaceAll('e1', 'emp-7')
    .split('\n');
  const fingerprint = createHash('sha256').update(OF_ONE).digest();
  const { writer } = service.service.database;
  const rule_fingerprint = 'sha256:of one payslip';
  const source = await writer('rule_sources').first();
  await writer('rule_sources').insert({ ...source, fingerprint: rule_fingerprint });
  const row = {
    fingerprint,
    rule_fingerprint,
    schema_version: 2,
    content: Buffer.from(OF_ONE),
    stored_at: '',
  };
  await writer('dictionaries').insert(row);
  const content = Buffer.from(
    '0228b52ffd24edf5000040656d702d373232310700c1cd40cd5ce0b62150827609500c375c4fa68239885142',
    'hex',
  );
  const read = await readTexts(writer, { content, dictionary: fingerprint, request: '', answer: '' });
  expect(read).toEqual({ request, answer, traceText });
});

const OF_ONE = `{"id":"e1","sueldo":"1000000.00"}
{"employee_id":"e1","lines":[{"id":"bruto","amount":"1000000.00","base":"4545.454545"}]}
[{"concept_id":"hora","inputs":{"sueldo":"1000000.00"},"result_final":"4545.454545"},\
{"concept_id":"bruto","inputs":{"hora":"4545.454545"},"result_final":"1000000.00"}]`;

test('rules that refuse every synthetic payslip are described by what they declare', () => {
  const [module] = modules;
  if (module === undefined) throw new Error('there are no rules');
  const refusal = {
    code: 'NEVER',
    field: null,
    source: 'employee',
    type: 'value_error',
    message: '',
    limit: null,
  };
  const refuse = () => ({ kind: 'refused', refusals: [refusal] }) as const;
  const refusing = { ...module, plain: null, evaluate: refuse, evaluateExactly: refuse };
  expect(JSON.parse(syntheticPayslips(refusing as typeof module, ''))).toEqual(module.manifest);
});

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
