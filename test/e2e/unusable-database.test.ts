import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = new URL('../..', import.meta.url).pathname;

interface Ended {
  readonly code: number | string | null | undefined;
  readonly printed: string;
}

/** Starts the service as its users do, until it ends. */
function serve(DATABASE_URL: string): Promise<Ended> {
  const env = { ...process.env, DATABASE_URL, PORT: '0' };
  return new Promise((resolve) => {
    execFile(process.execPath, ['bin/payroll.js', 'serve'], { cwd: ROOT, env }, (error, out, err) =>
      resolve({ code: error?.code, printed: out + err }),
    );
  });
}

function aFile(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'unusable-')), 'file');
  writeFileSync(file, 'not a database, and long enough for nobody to take it for one'.repeat(10));
  return file;
}

test.each([
  ['a place where there are no files', 'sqlite:/proc/x', 'unable to open database file'],
  [
    'a place where there are no folders',
    'sqlite:/proc/x/y.sqlite',
    'the folder of the database cannot be made',
  ],
  ['a folder', `sqlite:${tmpdir()}`, 'unable to open database file'],
  ['a file as a folder', `sqlite:${aFile()}/data.sqlite`, 'the folder of the database cannot be made'],
  ['a file that is no database', `sqlite:${aFile()}`, 'file is not a database'],
  ['a port where nobody listens', 'postgres://payroll:hunter2@127.0.0.1:9/payroll', 'ECONNREFUSED'],
  ['a name that nobody knows', 'postgres://payroll:hunter2@database.invalid/payroll', 'database.invalid'],
])('%s is told in a sentence, with exit code 2', async (_, url, reason) => {
  const { code, printed } = await serve(url);
  expect(printed).toMatch(/^payroll: [^\n]*\n$/);
  expect(printed).toContain(reason);
  expect(printed).not.toContain('hunter2');
  expect(code).toBe(2);
});

test('a server that accepts and never answers is given up after some seconds', async () => {
  const silent = createServer((socket) => void socket.resume());
  const port = await new Promise<number>((resolve) => {
    silent.listen(0, '127.0.0.1', () => {
      const address = silent.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  const { code, printed } = await serve(`postgres://payroll:hunter2@127.0.0.1:${port}/payroll`);
  await new Promise((resolve) => silent.close(resolve));
  expect(printed).toBe('payroll: the database cannot be used: no connection within 5 s\n');
  expect(code).toBe(2);
});
