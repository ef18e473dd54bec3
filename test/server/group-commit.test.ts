import type { Knex } from 'knex';
import { ServiceError } from '../../server/service-error.ts';
import type { Database } from '../../server/store/database/database.ts';
import { GroupCommit, oneByOne } from '../../server/store/database/group-commit.ts';
import { openDatabase } from '../../server/store/database/open-database.ts';

let database: Database;
let transactions = 0;

beforeEach(async () => {
  database = openDatabase({ kind: 'sqlite', file: ':memory:' });
  await database.writer.schema.createTable('notes', (table) => table.integer('id').primary());
  transactions = 0;
  database.writer.on('query', ({ sql }: { sql: string }) => {
    if (sql === 'BEGIN;') transactions += 1;
  });
});
afterEach(() => database.close());

const insert = (id: number) => async (trx: Knex) => {
  await trx('notes').insert({ id });
};

test('writes that come together share a transaction', async () => {
  const writes = new GroupCommit(database.writer, oneByOne);
  await Promise.all([1, 2, 3, 4, 5, 6].map((id) => writes.write(insert(id))));
  expect(await database.reader('notes')).toHaveLength(6);
  expect(transactions).toBe(2);
});

test('one that fails spoils only itself', async () => {
  const writes = new GroupCommit(database.writer, oneByOne);
  const outcomes = await Promise.allSettled([1, 2, 2, 3].map((id) => writes.write(insert(id))));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect((await database.reader('notes')).map(({ id }) => id)).toEqual([1, 2, 3]);
});

test('after a failure writing goes on', async () => {
  const writes = new GroupCommit(database.writer, oneByOne);
  await writes.write(insert(1));
  await expect(writes.write(insert(1))).rejects.toMatchObject({ code: 'PERSISTENCE_UNAVAILABLE' });
  await expect(writes.write(insert(2))).resolves.toBeUndefined();
});

/** Tries a group of ten in a database that takes longer than anybody's patience to say an error. */
async function outwaited(error: Error) {
  let tries = 0;
  const late = async () => {
    tries += 1;
    await new Promise((resolve) => setTimeout(resolve, 20));
    throw error;
  };
  const writes = new GroupCommit(database.writer, late, 10);
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, (_, id) => writes.write(insert(id))));
  const codes = outcomes.map((one) => (one.status === 'rejected' ? one.reason.code : 'stored'));
  return { tries, codes: [...new Set(codes)] };
}

test('a database that cannot be used is waited for once, not by one after the other', async () => {
  expect(await outwaited(new Error('database is locked'))).toEqual({
    tries: 2,
    codes: ['PERSISTENCE_UNAVAILABLE'],
  });
});

test('a row that another process holds is waited for by who wants it, and the others are written', async () => {
  const { tries } = await outwaited(Object.assign(new Error('lock timeout'), { code: '55P03' }));
  expect(tries).toBe(11);
});

test('a refusal is never told to those it is not about', async () => {
  const { tries } = await outwaited(new ServiceError('EXTERNAL_ID_CONFLICT', 'of one of them'));
  expect(tries).toBe(11);
});

test('who came while another process held the database waited for the same lock', async () => {
  let tries = 0;
  const locked = async () => {
    tries += 1;
    await new Promise((resolve) => setTimeout(resolve, 20));
    throw Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });
  };
  const writes = new GroupCommit(database.writer, locked);
  const first = writes.write(insert(1));
  const meanwhile = [2, 3].map((id) => writes.write(insert(id)));
  const outcomes = await Promise.allSettled([first, ...meanwhile]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(tries).toBe(1);
});
