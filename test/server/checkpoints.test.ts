import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../server/store/database/open-database.ts';
import { until } from './until.ts';

const folder = mkdtempSync(join(tmpdir(), 'payroll-'));
const file = join(folder, 'test.sqlite');
const database = openDatabase({ kind: 'sqlite', file });

beforeAll(() => database.writer.schema.createTable('notes', (table) => table.text('note')));
afterAll(() => database.close());

const NOTE = 'x'.repeat(100_000);

function write(): Promise<void> {
  return database.writer.transaction(async (trx) => {
    await trx('notes').insert({ note: NOTE });
  });
}

test('what is committed soon stands in the file, while the database is in use', async () => {
  for (let time = 0; time < 5; time++) await write();
  await until(() => statSync(file).size > 500_000);
});

test('the log of a database that is written without a pause stays short', async () => {
  for (let time = 0; time < 1000; time++) await write();
  expect(statSync(`${file}-wal`).size).toBeLessThan(60_000_000);
  expect(await database.reader('notes').count({ notes: '*' })).toEqual([{ notes: 1005 }]);
});
