import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../server/store/database/open-database.ts';
import { scrub, zeroWhatIsDeleted } from '../../server/store/erasures/scrub.ts';

const file = join(mkdtempSync(join(tmpdir(), 'payroll-')), 'test.sqlite');
const database = openDatabase({ kind: 'sqlite', file });
const service = openDatabase({ kind: 'sqlite', file });

beforeAll(() => database.writer.schema.createTable('notes', (table) => table.text('note')));
afterAll(async () => {
  await service.close();
  await database.close();
});

/** Checkpoints one after the other, as a service does that copies its log into the file. */
async function checkpointUntil(end: Promise<unknown>): Promise<void> {
  let isOver = false;
  void end.finally(() => {
    isOver = true;
  });
  while (!isOver) await service.aside.raw('PRAGMA wal_checkpoint(PASSIVE)');
}

test('the file is written anew beside a service that copies its log into it', async () => {
  await database.writer('notes').insert({ note: 'emp-1' });
  for (let time = 0; time < 40; time++) {
    await database.writer('notes').insert({ note: 'x'.repeat(1_000_000) });
  }
  await zeroWhatIsDeleted(database);
  await database.writer('notes').where({ note: 'emp-1' }).delete();
  const scrubbed = scrub(database);
  await checkpointUntil(scrubbed);
  expect(await scrubbed).toBe(true);
  expect(statSync(`${file}-wal`).size).toBe(0);
  expect(readFileSync(file).includes('emp-1')).toBe(false);
});

test('while somebody reads what was there before, the file is not told to be clean', async () => {
  await database.writer.raw('PRAGMA busy_timeout = 20');
  await database.writer('notes').delete();
  await service.reader.transaction(async (reading) => {
    await reading('notes').count();
    await database.writer('notes').insert({ note: 'emp-2' });
    expect(await scrub(database, 100)).toBe(false);
  });
  expect(await scrub(database)).toBe(true);
});
