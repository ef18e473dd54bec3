import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { payroll } from './operator-command.ts';
import { ensureDatabase, freshTarget, urlOf } from './test-database.ts';
import { TestService } from './test-service.ts';

/** How `payroll verify` speaks; what it finds is in verify.test.ts. */
let service: TestService;
const before = process.env.DATABASE_URL;
beforeEach(async () => {
  service = await new TestService().start();
  process.env.DATABASE_URL = urlOf(service.config.database);
});
afterEach(() => service.stop());
afterAll(() => {
  if (before === undefined) delete process.env.DATABASE_URL;
  else process.env.DATABASE_URL = before;
});

test('a person at a terminal sees a bar, which is gone in the end', async () => {
  await service.calculate();
  const { err } = await payroll(['verify'], true);
  expect(err).toContain('100 % of 1');
  expect(err.endsWith('\r\u001b[K')).toBe(true);
});

test.each([
  [['--since', 'yesterday'], '--since takes the id of a record'],
  [['--until', 'tomorrow'], '--until takes the id of a record'],
  [['--client', 'nobody'], 'there is no client nobody'],
])('%j says what is wrong', async (args, message) => {
  const { err, code } = await payroll(['verify', ...args]);
  expect(err).toContain(message);
  expect(code).toBe(2);
});

test('a database that does not exist is not made', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'verify-')), 'none.sqlite');
  process.env.DATABASE_URL = `sqlite:${file}`;
  const { err, code } = await payroll(['verify']);
  expect(err).toBe(`payroll: there is no database ${file}\n`);
  expect(code).toBe(2);
  expect(existsSync(file)).toBe(false);
});

test('an empty database', async () => {
  const target = freshTarget();
  await ensureDatabase(target);
  if (target.kind === 'sqlite') {
    mkdirSync(dirname(target.file), { recursive: true });
    writeFileSync(target.file, '');
  }
  process.env.DATABASE_URL = urlOf(target);
  const { err, code } = await payroll(['verify']);
  expect(err).toMatch(/^payroll: the database cannot be used: .*schema_migrations/);
  expect(code).toBe(2);
});
