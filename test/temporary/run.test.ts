import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename } from 'node:path';
import { text } from 'node:stream/consumers';

interface Ended {
  readonly code: unknown;
  readonly err: string;
}

function start(script: string) {
  return spawn(process.execPath, ['test/temporary/run.ts', 'sh', '-c', script], { stdio: 'pipe' });
}

async function run(script: string): Promise<Ended> {
  const child = start(script);
  const [err, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code, err };
}

test('every test file has a temporary folder of its own', () => {
  expect(basename(tmpdir())).toMatch(/^run-\w{6}$/);
});

test('a program that leaves something in its temporary folder fails, and nothing stays', async () => {
  const { code, err } = await run('mkdir "$TMPDIR/rules-1"; touch "$TMPDIR/rules-1/x"');
  expect(code).toBe(1);
  expect(err).toContain('rules-1 was left in the temporary folder');
  expect(readdirSync(tmpdir())).toEqual([]);
});

test.each([0, 3])('a program that tidied up ends with its own status %d', async (status) => {
  expect(await run(`touch "$TMPDIR/x"; rm "$TMPDIR/x"; exit ${status}`)).toMatchObject({ code: status });
});

test('what a program that was stopped has left is removed as well', async () => {
  const child = start('touch "$TMPDIR/x"; echo ready; exec sleep 60');
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([143, null]);
  expect(readdirSync(tmpdir())).toEqual([]);
});
