import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { CHECKOUT, RULES } from './first-rules.ts';
import { folder, payroll } from './run-payroll.ts';

const MODULE = 'generated/rules/co/primero/2025-01-01.ts';
const RULE_FILE = 'rules/co/primero/2025-01-01.pay';

test('each rule file becomes a module, and the index names them all', async () => {
  const cwd = folder(CHECKOUT);
  const ran = await payroll(['compile'], { cwd });
  expect(ran).toEqual({ status: 0, out: `wrote ${MODULE}\nwrote generated/rules/index.ts\n`, err: '' });
  expect(readFileSync(join(cwd, MODULE), 'utf8')).toContain(RULE_FILE);
  expect(readFileSync(join(cwd, 'generated/rules/index.ts'), 'utf8')).toContain('co/primero/2025-01-01.ts');
});

test('a second compilation writes nothing', async () => {
  const cwd = folder(CHECKOUT);
  await payroll(['compile'], { cwd });
  const before = statSync(join(cwd, MODULE)).mtimeMs;
  expect((await payroll(['compile'], { cwd })).out).toBe('');
  expect(statSync(join(cwd, MODULE)).mtimeMs).toBe(before);
});

test('a module whose rules are gone is removed', async () => {
  const cwd = folder({ ...CHECKOUT, 'generated/rules/co/viejo/2020-01-01.ts': '' });
  const ran = await payroll(['compile'], { cwd });
  expect(ran.out).toContain('removed generated/rules/co/viejo/2020-01-01.ts\n');
  expect(existsSync(join(cwd, 'generated/rules/co/viejo/2020-01-01.ts'))).toBe(false);
});

test('compiling some files leaves the modules of the others alone', async () => {
  const cwd = folder({ ...CHECKOUT, 'generated/rules/co/otro/2020-01-01.ts': '' });
  await payroll(['compile', RULE_FILE], { cwd });
  expect(existsSync(join(cwd, 'generated/rules/co/otro/2020-01-01.ts'))).toBe(true);
  expect(readFileSync(join(cwd, 'generated/rules/index.ts'), 'utf8')).toContain('co/otro/2020-01-01.ts');
});

test('wrong rules write nothing', async () => {
  const cwd = folder({ ...CHECKOUT, [RULE_FILE]: RULES.replace('ibc * 4%', 'ibcc * 4%') });
  const ran = await payroll(['compile'], { cwd });
  expect(ran).toMatchObject({ status: 1, out: '' });
  expect(ran.err).toContain('PAY201');
  expect(ran.err).toContain('1 error; nothing written\n');
  expect(existsSync(join(cwd, 'generated'))).toBe(false);
});

test('--out chooses the directory', async () => {
  const cwd = folder(CHECKOUT);
  await payroll(['compile', '--out', 'elsewhere'], { cwd });
  expect(existsSync(join(cwd, 'elsewhere/rules/co/primero/2025-01-01.ts'))).toBe(true);
});

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await setTimeout(5);
}

test('--watch compiles again when a file changes, and survives a file that is gone for a moment', async () => {
  const cwd = folder(CHECKOUT);
  const stop = new AbortController();
  const running = payroll(['compile', '--watch', '--quiet'], { cwd, stop: stop.signal });
  await until(() => existsSync(join(cwd, MODULE)));
  rmSync(join(cwd, RULE_FILE));
  await setTimeout(60);
  writeFileSync(join(cwd, RULE_FILE), RULES.replace('"2025.1"', '"2025.2"'));
  await until(
    () => existsSync(join(cwd, MODULE)) && readFileSync(join(cwd, MODULE), 'utf8').includes('2025.2'),
  );
  stop.abort();
  expect((await running).status).toBe(0);
});
