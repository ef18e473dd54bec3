import type { Knex } from 'knex';
import type { Database } from '../../server/store/database.ts';
import { GroupCommit, oneByOne } from '../../server/store/group-commit.ts';
import { openDatabase } from '../../server/store/open-database.ts';

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
