import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../server/store/database/open-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'statements-'));
const { writer, close } = openDatabase({ kind: 'sqlite', file: join(folder, 'statements.sqlite') });
beforeAll(() => writer.raw('CREATE TABLE things (name text PRIMARY KEY)'));
afterAll(() => rmSync(folder, { recursive: true }));

const add = (name: string) => writer.raw('INSERT INTO things (name) VALUES (?)', [name]);
const all = () => writer.raw('SELECT * FROM things ORDER BY name');

test('a statement that failed works when it is asked again, however often it came before', async () => {
  for (const name of ['a', 'b', 'c', 'd']) await add(name);
  await expect(add('a')).rejects.toThrow('UNIQUE');
  await add('e');
  expect((await all()).map(({ name }: { readonly name: string }) => name).join('')).toBe('abcde');
});

test('a statement that came often sees a table as it is by now', async () => {
  for (let time = 0; time < 4; time++) await all();
  await writer.raw("ALTER TABLE things ADD COLUMN size text DEFAULT 'small'");
  expect((await all())[0]).toEqual({ name: 'a', size: 'small' });
});

test('more statements than are kept all work, and the connection closes', async () => {
  for (let time = 0; time < 3; time++) {
    for (let number = 0; number < 150; number++) {
      expect(await writer.raw(`SELECT ${number} AS number`)).toEqual([{ number }]);
    }
  }
  await close();
});
