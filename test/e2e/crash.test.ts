import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Knex } from 'knex';
import { openDatabase } from '../../server/store/database/open-database.ts';
import { dice } from '../oracle/dice.ts';
import { ensureDatabase, freshTarget, urlOf } from '../server/test-database.ts';
import { CrashLoad, type Wish } from './crash-load.ts';
import { ServerProcess } from './server-process.ts';

/** `make torture` kills more often; a seed gives the same requests and pauses again. */
const KILLS = Number(process.env.CRASH_KILLS ?? 5);
const SEED = Number(process.env.CRASH_SEED ?? Math.floor(Math.random() * 2 ** 31));
const MINUTES = 10 + KILLS;

const target = freshTarget();
const database = openDatabase(target);
const server = new ServerProcess(urlOf(target), { RATE_LIMIT: 'off' });
const random = dice(SEED);
const load = new CrashLoad(random);

beforeAll(() => ensureDatabase(target));
afterAll(async () => {
  await server.end('SIGKILL');
  await database.close();
});

test(
  `after ${KILLS} times kill -9 all that clients were told is true, and nothing is doubled (CRASH_SEED=${SEED})`,
  async () => {
    let url = await server.start();
    const [, apiKey = ''] = /API key: (\S+)/.exec(server.printed) ?? [];
    for (let kill = 0; kill < KILLS; kill++) {
      const first = load.wishes.length;
      // Somewhere between two answers, in the middle of what is under way.
      const kill = () => setTimeout(() => void server.end('SIGKILL'), random.integer(0, 20));
      await load.run({ url, apiKey }, random.integer(10, 150), kill);
      await server.end('SIGKILL');
      url = await server.start();
      await load.readBack({ url, apiKey }, first);
    }
    await load.awaitJobs({ url, apiKey });
    await load.askAgain({ url, apiKey });
    await load.readBack({ url, apiKey });
    expect(load.complaints).toEqual([]);
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
    expect(await wrongCounts(load.wishes)).toEqual([]);
    expect(await payoutIds()).toEqual(wishedPayouts(load.wishes));
    expect(await leftovers()).toEqual({ batchless: 0, claims: 0 });
    expect(await verified()).toMatch(/: everything matches\.$/);
  },
  MINUTES * 60_000,
);

/** Employees who have not the one payslip that was asked for; one without a key may have none. */
async function wrongCounts(wishes: readonly Wish[]): Promise<readonly string[]> {
  const rows = await database.reader('calculations').select('employee_id');
  const counts = new Map<string, number>();
  for (const { employee_id: id } of rows) counts.set(id, (counts.get(id) ?? 0) + 1);
  return wishes.flatMap(({ key, told, employees }) =>
    employees.flatMap((id) => {
      const count = counts.get(id) ?? 0;
      const isFine = count === 1 || (count === 0 && key === null && told === null);
      return isFine ? [] : [`${key}: ${count} payslips of ${id}`];
    }),
  );
}

/** The external ids of the payouts; one that was paid twice is there twice. */
async function payoutIds(): Promise<readonly string[]> {
  const rows = await database.reader('payouts').select('external_id');
  return rows.map(({ external_id }) => external_id).toSorted();
}

function wishedPayouts(wishes: readonly Wish[]): readonly string[] {
  return wishes.flatMap(({ kind, key }) => (kind === 'payout' && key !== null ? [key] : [])).toSorted();
}

/** What an interrupted write could have left. */
async function leftovers() {
  const { reader } = database;
  const batches = reader('batches').select('id');
  return {
    batchless: await rows(reader('calculations').whereNotNull('batch_id').whereNotIn('batch_id', batches)),
    claims: await rows(reader('idempotency_keys').where({ resource_id: null })),
  };
}

async function rows(query: Knex.QueryBuilder): Promise<number> {
  return (await query.select('*')).length;
}

/** What `payroll verify` says. */
async function verified(): Promise<string> {
  const env = { ...process.env, DATABASE_URL: urlOf(target) };
  const command = promisify(execFile)(process.execPath, ['bin/payroll.js', 'verify'], { cwd: ROOT, env });
  return (await command).stdout.trimEnd();
}

const ROOT = new URL('../..', import.meta.url).pathname;
