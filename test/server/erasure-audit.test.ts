import { batchDigest } from '../../server/store/calculations/batches.ts';
import { employee } from './batch-request.ts';
import { ErasureWorld } from './erasure-world.ts';
import { payroll } from './operator-command.ts';
import { payout } from './payout-requests.ts';
import { addOldTrace, unprotect } from './tampering.ts';
import { testedDatabase } from './test-database.ts';
import { calculation } from './test-service.ts';

const ENGINE_OWN = {
  sqlite: [
    'INSERT OR REPLACE INTO erasures SELECT * FROM erasures',
    'INSERT OR REPLACE INTO erasure_targets SELECT * FROM erasure_targets',
  ],
  postgres: ['TRUNCATE erasures CASCADE', 'TRUNCATE erasure_targets'],
};

describe('after an erasure the database refuses', () => {
  const world = new ErasureWorld();
  beforeAll(async () => {
    await world.start();
    await world.nextClient();
    const first = await world.service.calculate();
    const replacing = await world.service.calculate(calculation({ options: { supersedes: first.body.id } }));
    await world.service.calculate(calculation({ options: { supersedes: replacing.body.id } }));
    const { employee: _, ...header } = calculation();
    const body = { ...header, employees: [employee('emp-1'), employee('emp-2')] };
    const made = await world.service.call('/v1/payroll/batch', { body });
    const paid = [];
    for (const external_id of ['one', 'two']) {
      const asked = payout({ external_id, processing: { step_seconds: 0 } });
      paid.push((await world.service.call('/v1/payouts', { body: asked })).body.id);
    }
    const of = made.body.results[0].calculation.id;
    await world.erase('--calculation', first.body.id, '--calculation', of, '--payout', paid[0] ?? '');
    await addOldTrace(world.service, made.body.results[1].calculation.id);
  });
  afterAll(() => world.stop());

  test.each([
    'DELETE FROM calculations',
    'DELETE FROM calculation_traces',
    'DELETE FROM batches',
    'DELETE FROM payout_history',
    "UPDATE calculations SET answer = ''",
    "UPDATE calculations SET answer = '', supersedes_id = NULL",
    'UPDATE calculations SET content = dictionary, supersedes_id = NULL WHERE supersedes_id IS NOT NULL',
    'UPDATE calculations SET supersedes_id = NULL WHERE supersedes_id IS NOT NULL',
    'UPDATE calculations SET supersedes_id = NULL WHERE supersedes_id IS NULL',
    "UPDATE calculation_traces SET deflated = ''",
    "UPDATE payout_history SET detail = ''",
    "UPDATE batches SET answer = ''",
    "UPDATE batches SET answer = '', revision = revision + 1",
    'UPDATE batches SET revision = 0',
    'UPDATE batches SET revision = revision',
    "UPDATE rule_sources SET source = ''",
    "UPDATE erasures SET reason = ''",
    'DELETE FROM erasures',
    "UPDATE erasure_targets SET digest = ''",
    'DELETE FROM erasure_targets',
    ...ENGINE_OWN[testedDatabase],
  ])('%s', async (sql) => {
    const before = await world.everything();
    await expect(world.service.service.database.writer.raw(sql)).rejects.toThrow(/are immutable/);
    expect(await world.everything()).toBe(before);
  });

  test('a target without its erasure', async () => {
    const { writer } = world.service.service.database;
    const { id } = await writer('calculations').first();
    const target = await writer('erasure_targets').where({ kind: 'calculation' }).first();
    const forged = { ...target, record_id: id, erasure_id: 'none' };
    const erasing = writer.transaction(async (trx) => {
      await trx('erasure_targets').insert(forged);
      await trx('calculations').where({ id }).delete();
    });
    await expect(erasing).rejects.toThrow(/foreign key/i);
    expect(await writer('calculations').where({ id })).toHaveLength(1);
  });

  test('a temporary table in place of the audit', async () => {
    const { writer } = world.service.service.database;
    const deleting = writer.transaction(async (trx) => {
      const schema = { sqlite: 'temp', postgres: 'pg_temp' }[testedDatabase];
      await trx.raw('CREATE TEMP TABLE erasure_targets (kind text, record_id text, revision integer)');
      await trx.raw(`INSERT INTO ${schema}.erasure_targets SELECT 'calculation', id, 0 FROM calculations`);
      await trx.raw('DELETE FROM calculation_traces');
    });
    await expect(deleting).rejects.toThrow(/are immutable/);
  });
});

describe('verify', () => {
  let world: ErasureWorld;
  beforeEach(async () => {
    world = new ErasureWorld();
    await world.start();
    await world.nextClient();
  });
  afterEach(() => world.stop());

  const writer = () => world.service.service.database.writer;

  async function batchWithout(first: string): Promise<string> {
    const { employee: _, ...header } = calculation();
    const employees = [employee('emp-1'), employee('emp-2'), employee('emp-3')];
    const { body } = await world.service.call('/v1/payroll/batch', { body: { ...header, employees } });
    await world.erase('--employee', first);
    return body.id;
  }

  test('counts erasures', async () => {
    await batchWithout('emp-1');
    expect((await payroll(['verify'])).out).toBe(
      'Verified 2 calculations, 0 opening balances, 1 batches, 1 rule sources and 1 erasures: everything matches.\n',
    );
  });

  test('names a record that just vanished beside an erased one', async () => {
    const id = await batchWithout('emp-1');
    await unprotect(world.service);
    const gone = await writer()('calculations').where({ employee_id: 'emp-2' }).first('id');
    await writer()('calculations').where({ id: gone.id }).delete();
    expect((await world.verify()).findings).toEqual([
      { kind: 'calculation', id: gone.id, fault: 'sums', detail: 'is summed by histories and not stored' },
      {
        kind: 'batch',
        id,
        fault: 'batch',
        detail: `calculations[1]: ${gone.id} is no calculation of this batch`,
      },
    ]);
  });

  test('names a row that was marked as erased by hand', async () => {
    const { employee: _, ...header } = calculation();
    const employees = [employee('emp-1', { monthly_salary: '0' })];
    const { body } = await world.service.call('/v1/payroll/batch', { body: { ...header, employees } });
    await unprotect(world.service);
    const { answer } = await writer()('batches').first();
    const batch = JSON.parse(answer);
    batch.failures = [{ index: 0, employee_id: null, error: { code: 'ERASED', message: '', details: {} } }];
    const left = JSON.stringify(batch);
    await writer()('batches').update({ answer: left, digest: batchDigest({ request: '', answer: left }) });
    expect((await world.verify()).findings).toEqual([
      { kind: 'batch', id: body.id, fault: 'erasure', detail: 'a row is erased, and no erasure says so' },
    ]);
  });

  test('names a batch that changed again after an erasure', async () => {
    const id = await batchWithout('emp-1');
    await unprotect(world.service);
    const { answer } = await writer()('batches').first();
    await writer()('batches').update({ answer: answer.replace('"country":"CO"', '"country":"BR"') });
    expect((await world.verify()).findings.at(-1)).toMatchObject({ kind: 'batch', id, fault: 'erasure' });
    await writer()('batches').update({ answer, revision: 2 });
    expect((await world.verify()).findings).toMatchObject([
      { fault: 'erasure', detail: 'was changed 2 times, and no erasure says so' },
    ]);
    await writer()('batches').delete();
    expect((await world.verify()).findings).toContainEqual({
      kind: 'erasure',
      id: expect.any(String),
      fault: 'erasure',
      detail: `batch ${id} lost rows by it and is gone`,
    });
  });

  test('names what was erased and is there again', async () => {
    const { body } = await world.service.calculate();
    const row = await writer()('calculations').first();
    const { erasure } = await world.erase('--employee', 'emp-1');
    await writer()('calculations').insert(row);
    expect((await world.verify()).findings).toMatchObject([
      { kind: 'calculation', id: body.id, fault: 'sums' },
      {
        kind: 'erasure',
        id: erasure?.id,
        fault: 'erasure',
        detail: `calculation ${body.id} was erased and is still there`,
      },
    ]);
  });

  test('names an erasure that was changed', async () => {
    await world.service.calculate();
    const { erasure } = await world.erase('--employee', 'emp-1');
    await (testedDatabase === 'postgres'
      ? writer().raw('ALTER TABLE erasures DISABLE TRIGGER ALL')
      : writer().raw('DROP TRIGGER erasures_no_update'));
    await writer()('erasures').update({ operator: 'somebody else' });
    expect((await world.verify()).findings).toMatchObject([
      { kind: 'erasure', id: erasure?.id, fault: 'erasure' },
    ]);
  });

  test('names a link that was cut without an erasure', async () => {
    const first = await world.service.calculate();
    const { body } = await world.service.calculate(calculation({ options: { supersedes: first.body.id } }));
    await unprotect(world.service);
    await writer()('calculations').where({ id: body.id }).update({ supersedes_id: null });
    expect((await world.verify()).findings).toMatchObject([{ id: body.id, fault: 'column' }]);
    await writer()('calculations').where({ id: first.body.id }).delete();
    expect((await world.verify()).findings).toMatchObject([
      { id: first.body.id, fault: 'sums' },
      { id: body.id, fault: 'column' },
      {
        id: body.id,
        fault: 'supersession',
        detail: `replaces ${first.body.id}, which is neither stored nor erased`,
      },
    ]);
  });
});
