import { createHash } from 'node:crypto';
import { addOldTrace } from './tampering.ts';
import { testedDatabase } from './test-database.ts';
import { calculation, FIRST_FORTNIGHT, TestService } from './test-service.ts';

const service = new TestService();
beforeAll(() => service.start());
afterAll(() => service.stop());

/** RFC 8785 for values without numbers that need care: sorted keys, no white space. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, one]) => `${JSON.stringify(name)}:${canonical(one)}`).join(',')}}`;
}

function sha256(text: string): string {
  return `sha256:${createHash('sha256').update(text).digest('hex')}`;
}

function contentDigest(body: Record<string, unknown>): string {
  const { audit_trail: _trail, diagram: _diagram, record, ...content } = body;
  const { content_digest: _digest, ...rest } = record as Record<string, unknown>;
  return sha256(canonical({ ...content, record: rest }));
}

test('reading a calculation gives the same bytes', async () => {
  for (const options of [{}, { include_audit_trail: true }, { include_diagram: true }]) {
    const made = await service.calculate(calculation({ options }));
    const read = await service.call(made.headers.get('Location') ?? '');
    expect(read.status).toBe(200);
    expect(read.text).toBe(made.text);
  }
});

test('include=audit_trail adds the stored trace and changes nothing else', async () => {
  const plain = await service.calculate();
  const path = `/v1/payroll/calculations/${plain.body.id}?include=audit_trail`;
  const withTrace = await service.call(path);
  expect(plain.body.audit_trail).toBeNull();
  expect(withTrace.body.audit_trail.length).toBeGreaterThan(5);
  expect({ ...withTrace.body, audit_trail: null }).toEqual(plain.body);
  expect(withTrace.text.startsWith(plain.text.slice(0, -'null}'.length))).toBe(true);
  expect((await service.call(path)).text).toBe(withTrace.text);
});

test('include=audit_trail of an answer that has its trace is that answer', async () => {
  const made = await service.calculate(calculation({ options: { include_audit_trail: true } }));
  const read = await service.call(`/v1/payroll/calculations/${made.body.id}?include=audit_trail`);
  expect(read.text).toBe(made.text);
});

test('the digests can be computed by a stranger, with and without the trace', async () => {
  const options = { include_diagram: true, metadata: { ñandú: '€ 😀' } };
  const made = await service.calculate(calculation({ options, period: FIRST_FORTNIGHT }));
  const read = await service.call(`/v1/payroll/calculations/${made.body.id}?include=audit_trail`);
  expect(contentDigest(made.body)).toBe(made.body.record.content_digest);
  expect(contentDigest(read.body)).toBe(made.body.record.content_digest);
  expect(sha256(canonical(read.body.audit_trail))).toBe(made.body.record.audit_trail_digest);
});

test('a restart loses nothing', async () => {
  const made = await service.calculate();
  await service.stop();
  await service.start();
  const read = await service.call(`/v1/payroll/calculations/${made.body.id}`);
  expect(read.text).toBe(made.text);
});

test('the record says what made it', async () => {
  const { body } = await service.calculate();
  expect(body.record).toMatchObject({
    stored: true,
    engine_version: 'ab'.repeat(20),
    schema_version: 2,
    batch_id: null,
    supersedes_id: null,
    metadata: {},
  });
  expect(body.computed_at).toBe('2025-03-31T17:20:00.000Z');
});

test('the source of the rules is stored, and hashes to the fingerprint', async () => {
  const { body } = await service.calculate();
  const row = await service.service.database.reader('rule_sources').first();
  expect(row.fingerprint).toBe(body.record.rule_fingerprint);
  expect(sha256(row.source.toString())).toBe(row.fingerprint);
});

test('ids sort by time', async () => {
  const first = await service.calculate();
  const second = await service.calculate();
  expect(second.body.id > first.body.id).toBe(true);
});

const ENGINE_OWN = {
  sqlite: ['INSERT OR REPLACE INTO calculations SELECT * FROM calculations LIMIT 1'],
  postgres: [
    'TRUNCATE calculations CASCADE',
    'TRUNCATE calculation_traces',
    "INSERT INTO calculations SELECT * FROM calculations ON CONFLICT (id) DO UPDATE SET answer = ''",
  ],
};

test.each([
  "UPDATE calculations SET answer = ''",
  'UPDATE calculations SET content = NULL',
  'UPDATE calculations SET dictionary = dictionary',
  'DELETE FROM calculations',
  "UPDATE calculation_traces SET deflated = ''",
  'DELETE FROM calculation_traces',
  "UPDATE rule_sources SET source = ''",
  'DELETE FROM rule_sources',
  "UPDATE dictionaries SET content = ''",
  'DELETE FROM dictionaries',
  ...ENGINE_OWN[testedDatabase],
])('the database refuses: %s', async (sql) => {
  const { body } = await service.calculate();
  await addOldTrace(service, body.id);
  await expect(service.service.database.writer.raw(sql)).rejects.toThrow(/are immutable/);
});
