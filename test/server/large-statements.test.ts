import type { Knex } from 'knex';
import { findStored, readMembers } from '../../server/store/audit/stored-records.ts';
import { findPackedAnswers, type Tenant } from '../../server/store/calculations/calculations.ts';
import { countStale } from '../../server/store/calculations/stale-filter.ts';
import {
  countKeys,
  deleteCalculations,
  deletePayouts,
  digestCalculations,
  findCalculations,
  findEventStates,
  findOpeningBalances,
  findPayouts,
  findPayoutsFor,
  forgetRequests,
} from '../../server/store/erasures/erasable-records.ts';
import { findErased, insertTargets } from '../../server/store/erasures/erasures.ts';
import { readSums, readSumsOf } from '../../server/store/histories/read-sums.ts';
import {
  type AskingRow,
  employerName,
  findUnmarked,
  type HistoryPlace,
  insertHistories,
  markStale,
  nextRevisions,
} from '../../server/store/histories/stored-histories.ts';
import { insertSummedLines } from '../../server/store/histories/summed-lines.ts';
import { findApiKeys } from '../../server/store/keys/api-keys.ts';
import { findHistory } from '../../server/store/payouts/payouts.ts';
import { findOldTraces } from '../../server/store/texts/old-traces.ts';
import { testedDatabase } from './test-database.ts';
import { calculation, TestService } from './test-service.ts';

/**
 * Twice as many values as a statement of PostgreSQL takes, four times as many as one of SQLite, and 262 times as many terms
 * of a compound SELECT.
 */
const MANY = 131_072;

const service = new TestService();
let tenant: Tenant;
let id: string;
/** The id of what is stored stands last. */
let ids: readonly string[];
/** As one employer and one employee of a client names them. */
let place: { client_id: string; environment: string; employer_id: string; employee_id: string };

beforeAll(async () => {
  await service.start();
  id = (await service.calculate(calculation({}))).body.id;
  ids = [...Array.from({ length: MANY - 1 }, (_, at) => String(at).padStart(26, '0')), id];
  const { reader } = service.service.database;
  const row = await reader('calculations').where({ id }).first();
  tenant = { clientId: row.client_id, environment: row.environment };
  const { client_id, environment, employer_id, employee_id } = row;
  place = { client_id, environment, employer_id, employee_id };
});
afterAll(() => service.stop());

/** Runs in a transaction that is rolled back, so that no case sees another. */
async function undone<Result>(work: (trx: Knex) => Promise<Result>): Promise<Result> {
  const trx = await service.service.database.writer.transaction();
  try {
    return await work(trx);
  } finally {
    await trx.rollback();
  }
}

test.each<[string, (db: Knex) => Promise<unknown>, unknown]>([
  [
    'answers',
    async (db) => (await findPackedAnswers(db, tenant, ids)).rows.map((one) => one.id === id),
    [true],
  ],
  ['keys', async (db) => (await findApiKeys(db, ids)).length, 0],
  ['calculations', async (db) => (await findCalculations(db, tenant, ids)).length, 1],
  ['digests', async (db) => (await digestCalculations(db, tenant, ids)).length, 1],
  ['what is stored', async (db) => (await findStored(db, 'calculation', ids)).length, 1],
  ['what was erased', (db) => findErased(db, 'calculation', ids), []],
  ['opening balances', (db) => findOpeningBalances(db, tenant, ids), []],
  ['payouts', (db) => findPayouts(db, tenant, ids), []],
  ['payouts of calculations', (db) => findPayoutsFor(db, tenant, ids), []],
  ['steps of payouts', (db) => findHistory(db, tenant, ids), []],
  ['events of payouts', (db) => findEventStates(db, tenant, ids), []],
  ['idempotency keys', (db) => countKeys(db, tenant, ids), 0],
  ['requests to forget', (db) => forgetRequests(db, tenant, ids), undefined],
  ['calculations to delete', (db) => deleteCalculations(db, ids.slice(0, -1)), []],
  ['payouts to delete', (db) => deletePayouts(db, ids), undefined],
  ['traces of before', async (db) => (await findOldTraces(db, ids)).size, 0],
  ['stale payslips of batches', async (db) => (await countStale(db, tenant, ids, (query) => query)).size, 0],
  ['members of a batch', (db) => readMembers(db, { ...batch(), ...place }, ids), []],
  ['sums of records', (db) => readSumsOf(db, place, ids), []],
  ['sums of employees', async (db) => (await readSums(db, tenant, range())).payslipsOf('none'), []],
])('twice as many as a statement takes: %s', async (_name, ask, expected) => {
  expect(await undone(ask)).toEqual(expected);
});

const range = () => ({ employerId: 'acme', employeeIds: ids, from: '2025-01-01', to: '2025-12-31' });

/** A batch that has none of the calculations. */
function batch() {
  return { id: 'none', computed_at: '', request: '', answer: '', digest: null, revision: 0 };
}

async function unmarked(trx: Knex, places: readonly HistoryPlace[]): Promise<readonly AskingRow[]> {
  const found: AskingRow[] = [];
  for await (const rows of findUnmarked(trx, places)) found.push(...rows);
  return found;
}

test('so many employers are counted, and histories of so many employees looked for', async () => {
  await undone(async (trx) => {
    const names = ids.map((employer_id) => employerName({ ...place, employer_id }));
    expect((await nextRevisions(trx, names)).size).toBe(MANY);
    const places = ids.map((employee_id) => ({
      ...place,
      employee_id,
      period_end: '2025-01-01',
      calculation_id: '',
    }));
    const row = {
      ...place,
      period_end: '2025-03-31',
      root_id: id,
      scheme: 'CO.x',
      readings: '[]',
      sources: '',
    };
    const own = { employee_id: id, calculation_id: id };
    await insertHistories(trx, [{ ...row, ...own }]);
    expect(await unmarked(trx, places)).toMatchObject([own]);
    await markStale(trx, ids);
    expect(await trx('stale_histories').pluck('calculation_id')).toEqual([id]);
    expect(await unmarked(trx, places)).toEqual([]);
  });
});

/** Each row would be a term of one compound SELECT. */
test('twice as many rows as one statement of SQLite inserts', async () => {
  const rows = ids.slice(0, 1001);
  await undone(async (trx) => {
    const since = '2025-01-01T00:00:00.000Z';
    const filled = { filled_client: '', filled_environment: 'sandbox', filled_id: '', filled_at: null };
    await insertSummedLines(
      trx,
      rows.map((line) => ({ country: 'CO', scheme: 'x', line, since, ...filled })),
    );
    expect(await trx('summed_lines').where({ scheme: 'x' })).toHaveLength(1001);
    const kept = { revision: 0, left_digest: null, supersedes_id: null, external_id_hash: null };
    const { client_id, environment } = place;
    await insertTargets(
      trx,
      rows.map((record_id) => ({
        erasure_id: 'one',
        client_id,
        environment,
        kind: 'payout',
        record_id,
        digest: 'x',
        ...kept,
      })),
    );
    expect(await trx('erasure_targets')).toHaveLength(1001);
  });
});

/** Each scheme is a part of its own of the statement that finds the newest payslips of a country. */
test('a country with twice as many schemes as SQLite takes parts of a statement', async () => {
  const { writer } = service.service.database;
  const columns = Object.keys(await writer('calculations').columnInfo());
  const others = columns.filter((column) => column !== 'id' && column !== 'scheme');
  const ofNumber = testedDatabase === 'sqlite' ? "printf('%026d', n)" : "lpad(n::text, 26, '0')";
  await writer.raw(`
    WITH RECURSIVE counted (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < 1001)
    INSERT INTO calculations (id, scheme, ${others})
    SELECT ${ofNumber}, 'scheme_' || n, ${others}
    FROM counted, (SELECT * FROM calculations ORDER BY id LIMIT 1) AS one`);
  const { status, body } = await service.call('/v1/payroll/calculations?country=CO&limit=3');
  expect([status, body.data.map((one: { id: string }) => one.id)[0]]).toEqual([200, id]);
});
