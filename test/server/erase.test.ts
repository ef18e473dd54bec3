import { ErasureWorld } from './erasure-world.ts';
import { storeAsBefore } from './old-batch.ts';
import { payroll } from './operator-command.ts';
import { sha256, unprotect } from './tampering.ts';
import { testedDatabase } from './test-database.ts';
import { calculation } from './test-service.ts';

const world = new ErasureWorld();
beforeAll(() => world.start());
beforeEach(() => world.nextClient());
afterAll(() => world.stop());

const PATH = '/v1/payroll/calculations/ID';

function of(employee: string, changes: Readonly<Record<string, unknown>> = {}, key?: string) {
  const body = calculation({ employee: { id: employee, monthly_salary: '1423500' }, ...changes });
  const headers = key === undefined ? {} : { 'Idempotency-Key': key };
  return world.service.call('/v1/payroll/calculate', { body, headers });
}

async function listed(
  query = '',
): Promise<readonly { id: string; superseded_by: string; is_superseded: boolean }[]> {
  return (await world.service.call(`/v1/payroll/calculations${query}`)).body.data;
}

test('everything of an employee is gone, and answered as if it had never been', async () => {
  const gone = [await of('emp-1'), await of('emp-1', { year: 2025 })];
  const other = await of('emp-2');
  const erased = await world.erase('--employee', 'emp-1');
  expect(erased).toMatchObject({
    client: world.client,
    environment: 'sandbox',
    calculations: gone.map(({ body }) => body.id),
    batches: [],
    payouts: [],
    erasure: { reason: 'request 7', calculations: 2, batch_rows: 0, payouts: 0 },
  });
  for (const { body } of gone) {
    await world.isUnknown(PATH, body.id);
    await world.isUnknown(`${PATH}?include=audit_trail`, body.id);
  }
  expect((await listed()).map(({ id }) => id)).toEqual([other.body.id]);
  const employees = await world.service.call('/v1/employers/acme/employees');
  expect(employees.body.data.map(({ id }: { id: string }) => id)).toEqual(['emp-2']);
  expect((await world.service.call(PATH.replace('ID', other.body.id))).text).toBe(other.text);
  expect(await world.everything()).not.toContain('emp-1');
});

test('an id is erased in whatever form of Unicode it was stored, and is given', async () => {
  const [composed, decomposed] = ['Jos\u00e9', 'Jose\u0301'];
  const { writer } = world.service.service.database;
  const made = await of(decomposed);
  const { employee: _, ...header } = calculation();
  const body = {
    ...header,
    employees: [
      { id: decomposed, monthly_salary: '0' },
      { id: 'emp-2', monthly_salary: '1' },
    ],
  };
  const batch = await world.service.call('/v1/payroll/batch', { body });
  // As version 0.1.0 stored it.
  await unprotect(world.service);
  await writer('calculations').where({ id: made.body.id }).update({ employee_id: decomposed });
  await storeAsBefore(world.service, batch.body.id, body);
  const erased = await world.erase('--employee', composed);
  expect([erased.calculations, erased.batches]).toEqual([[made.body.id], [{ id: batch.body.id, rows: [0] }]]);
  expect((await world.everything()).normalize('NFC')).not.toContain(composed);
  for (const id of [composed, decomposed]) {
    const again = await world.command('--employee', id, '--reason', 'x', '--yes');
    expect(again.err).toContain(`it was erased at ${erased.erasure?.erased_at}`);
  }
});

test('only the calculation that is named', async () => {
  const [first, second] = [await of('emp-1'), await of('emp-1')];
  await world.erase('--calculation', first.body.id);
  await world.isUnknown(PATH, first.body.id);
  expect((await listed()).map(({ id }) => id)).toEqual([second.body.id]);
  expect((await world.verify()).findings).toEqual([]);
});

test('the same id of another client is somebody else', async () => {
  const key = await world.service.issueKey('somebody else');
  const body = calculation({ employee: { id: 'emp-1', monthly_salary: '1423500' } });
  const theirs = await world.service.call('/v1/payroll/calculate', { body, key });
  await of('emp-1');
  await world.erase('--employee', 'emp-1');
  expect((await world.service.call(PATH.replace('ID', theirs.body.id), { key })).text).toBe(theirs.text);
  const refused = await world.command('--calculation', theirs.body.id, '--reason', 'x', '--yes');
  expect(refused).toMatchObject({
    code: 2,
    err: `payroll: the client has no calculation ${theirs.body.id}\n`,
  });
});

test('an id that two employers use is asked for, because it may be two persons', async () => {
  await of('emp-1');
  const beta = await of('emp-1', { employer: { id: 'beta' } });
  const { code, err } = await world.command('--employee', 'emp-1', '--reason', 'x', '--yes');
  expect(code).toBe(2);
  expect(err).toContain('several employers have an employee emp-1; name one with --employer: acme, beta');
  await world.erase('--employee', 'emp-1', '--employer', 'acme');
  expect((await listed()).map(({ id }) => id)).toEqual([beta.body.id]);
});

test('a chain of corrections keeps its order without its middle', async () => {
  const first = await of('emp-1');
  const second = await of('emp-1', { options: { supersedes: first.body.id } });
  const third = await of('emp-1', { options: { supersedes: second.body.id } });
  await world.erase('--calculation', second.body.id);
  const read = await world.service.call(PATH.replace('ID', third.body.id));
  expect(read.text).toBe(third.text);
  expect(read.body.record.supersedes_id).toBe(second.body.id);
  expect(await listed()).toMatchObject([
    { id: third.body.id, is_superseded: false, superseded_by: null },
    { id: first.body.id, is_superseded: true, superseded_by: second.body.id },
  ]);
  const again = await of('emp-1', { options: { supersedes: first.body.id } });
  expect(again.body.warnings).toMatchObject([{ code: 'SUPERSEDES_ALREADY_SUPERSEDED' }]);
  expect((await listed()).at(-1)).toMatchObject({ superseded_by: again.body.id });
  expect((await of('emp-1', { options: { supersedes: second.body.id } })).status).toBe(404);
  expect((await world.verify()).findings).toEqual([]);
  expect((await world.erase('--employee', 'emp-1')).calculations).toHaveLength(3);
  expect((await world.verify()).findings).toEqual([]);
});

test('a retry of what was erased is answered 404 and makes nothing', async () => {
  const made = await of('emp-1', {}, 'march');
  expect((await world.erase('--employee', 'emp-1')).idempotency_keys).toBe(1);
  const retry = await of('emp-1', {}, 'march');
  expect(retry.status).toBe(404);
  expect(retry.body.error).toMatchObject({
    code: 'CALCULATION_NOT_FOUND',
    details: { calculation_id: made.body.id },
  });
  expect((await of('emp-3', {}, 'march')).status).toBe(404);
  expect(await listed()).toEqual([]);
  expect((await of('emp-2', {}, 'april')).status).toBe(201);
});

test('a dry run says what would go, and changes nothing', async () => {
  const { body } = await of('emp-1', {}, 'march');
  const before = await world.everything();
  const { out, err, code } = await world.command('--employee', 'emp-1', '--dry-run');
  expect({ err, code }).toEqual({ err: '', code: 0 });
  expect(out).toBe(
    [
      `To be erased from client ${world.client} (sandbox), employee emp-1:`,
      '  Calculations, with their traces: 1',
      `    ${body.id}`,
      '  Idempotency keys, which forget what was asked with them: 1',
      'What stays:',
      '  the audit, for ever: ids and digests of records, the reason, and ids of people as hashes',
      '  the names of the idempotency keys above, for 30 days on which the service runs, so that no retry makes anything anew',
      'Nothing was erased: this was a dry run.',
      '',
    ].join('\n'),
  );
  const { out: json } = await world.command('--employee', 'emp-1', '--dry-run', '--json');
  expect(JSON.parse(json)).toMatchObject({ erasure: null, calculations: [body.id], idempotency_keys: 1 });
  expect(await world.everything()).toBe(before);
});

test('whoever sits at a terminal types the name of the client', async () => {
  const { body } = await of('emp-1');
  const args = ['erase', '--client', world.client, '--employee', 'emp-1', '--reason', 'x'];
  const refused = await payroll(args, false, 'yes');
  expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('payroll: nothing was erased\n') });
  expect(refused.err).toContain('Type the name of the client to erase it: ');
  expect(await listed()).toHaveLength(1);
  const done = await payroll(args, false, world.client);
  expect(done.code).toBe(0);
  expect(done.out).toContain(`    ${body.id}\nWhat stays:\n  the audit, for ever`);
  expect(done.out).toContain('\nErased. The audit has it as erasure ');
  expect(await listed()).toEqual([]);
});

test.each([
  [['--employee', 'emp-1', '--reason', 'x'], 'there is nobody to ask; --yes erases without asking'],
  [['--employee', 'emp-1', '--yes'], '--reason says why'],
  [['--employee', 'emp-1', '--yes', '--reason', 'x'.repeat(501)], '--reason says why'],
  [['--reason', 'x', '--yes'], 'name what to erase with --employee, --calculation or --payout'],
  [['--employer', 'acme', '--payout', 'po_1', '--reason', 'x', '--yes'], 'goes with --employee'],
  [['--employee', 'emp-9', '--reason', 'x', '--yes'], 'has nothing of employee emp-9 in sandbox'],
  [['--calculation', 'nothing', '--reason', 'x', '--yes'], 'the client has no calculation nothing'],
  [['--payout', 'po_1', '--reason', 'x', '--yes'], 'the client has no payout po_1'],
  [['--employee', 'emp-1', '--operator', ' ', '--reason', 'x', '--yes'], '--operator says who erases'],
])('%j says what is wrong, and erases nothing', async (args, message) => {
  await of('emp-1');
  const before = await world.everything();
  const { err, code } = await world.command(...args);
  expect(err).toContain(message);
  expect(code).toBe(2);
  expect(await world.everything()).toBe(before);
});

test('an unknown client', async () => {
  const { err, code } = await payroll(['erase', '--client', 'nobody', '--employee', 'x', '--dry-run']);
  expect(err).toContain('there is no client nobody');
  expect(code).toBe(2);
});

test('a second erasure is told when the first was', async () => {
  const { body } = await of('emp-1');
  const { erasure } = await world.erase('--employee', 'emp-1');
  const again = await world.command('--employee', 'emp-1', '--reason', 'x', '--yes');
  expect(again.code).toBe(2);
  expect(again.err).toContain(`it was erased at ${erasure?.erased_at} by erasure ${erasure?.id}`);
  const named = await world.command('--calculation', body.id, '--reason', 'x', '--yes');
  expect(named.err).toContain(`calculation ${body.id} has already been erased`);
  await of('emp-1');
  expect((await world.erase('--employee', 'emp-1')).calculations).toHaveLength(1);
});

test('the audit says who, when, why and how much, and not whom', async () => {
  const { body } = await of('emp-1');
  await of('emp-2');
  await world.erase('--employee', 'emp-1', '--operator', 'ana');
  await world.erase('--employee', 'emp-2');
  const { out } = await payroll(['erasures', '--client', world.client, '--json']);
  const [first, second] = JSON.parse(out);
  expect(first).toMatchObject({
    client: world.client,
    operator: 'ana',
    reason: 'request 7',
    calculations: 1,
  });
  const { id, record } = body;
  expect(first.records).toEqual([{ kind: 'calculation', id, digest: record.content_digest }]);
  expect(second.operator).not.toBe('');
  expect(await world.everything()).not.toMatch(/emp-[12]/);
  const { out: own } = await payroll(['erasures', '--client', world.client, '--employee', 'emp-2', '--json']);
  expect(JSON.parse(own)).toEqual([second]);
  expect((await payroll(['erasures', '--client', world.client])).out).toMatch(/^id +environment +erased_at/);
  expect((await payroll(['erasures', '--employee', 'emp-2'])).err).toContain('--employee goes with --client');
});

test('the file is written anew, unless that is left for the night', async () => {
  await of('emp-1');
  await of('emp-2');
  const isFile = testedDatabase === 'sqlite';
  expect((await world.erase('--employee', 'emp-1')).scrubbed).toBe(isFile);
  expect((await world.erase('--employee', 'emp-2', '--no-scrub')).scrubbed).toBe(false);
  await of('emp-3');
  const { err } = await world.command('--employee', 'emp-3', '--reason', 'x', '--yes', '--no-scrub');
  expect(err).toContain(
    isFile ? "'VACUUM; PRAGMA wal_checkpoint(TRUNCATE);'" : "psql -c 'VACUUM (FULL) calculations,",
  );
  expect(err).toContain('Backups and replicas');
});

test('help shows how it is used', async () => {
  const { out } = await payroll(['erase', '--help']);
  expect(out).toContain('--dry-run');
  expect(out).toContain(
    "payroll erase --client acme --employee emp-0001 --reason 'request 4711, article 17'",
  );
});

test('what is damaged and cannot be read any more is erased with the rest of an employee', async () => {
  const damaged = await of('emp-9');
  const sound = await of('emp-9', { year: 2025 });
  const other = await of('emp-8');
  const { writer } = world.service.service.database;
  await unprotect(world.service);
  await writer('calculations')
    .where({ id: damaged.body.id })
    .update({ content: Buffer.from('damaged') });
  const erased = await world.erase('--employee', 'emp-9');
  expect(erased.calculations).toEqual([damaged.body.id, sound.body.id]);
  for (const { body } of [damaged, sound]) await world.isUnknown(PATH, body.id);
  expect((await world.service.call(PATH.replace('ID', other.body.id))).status).toBe(200);
  const [target] = await writer('erasure_targets').where({ record_id: damaged.body.id });
  expect(target.digest).toBe(sha256('damaged'));
});
