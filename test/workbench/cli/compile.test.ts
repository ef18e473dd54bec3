import { existsSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { CHECKOUT, RULES, STALE } from './first-rules.ts';
import { folder, payroll } from './run-payroll.ts';

const MODULE = 'generated/rules/co/primero/2025-01-01.ts';
const LAW = 'generated/rules/co/primero/2025-01-01.json';
const RULE_FILE = 'rules/co/primero/2025-01-01.pay';

test('each rule file becomes a module, and the index names them all', async () => {
  const cwd = folder(CHECKOUT);
  const ran = await payroll(['compile'], { cwd });
  expect(ran).toEqual({
    status: 0,
    out: `wrote ${MODULE}\nwrote ${LAW}\nwrote generated/rules/index.ts\n`,
    err: '',
  });
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
  const stale = ['.law.ts', '.json', '.ts'].map((end) => `generated/rules/co/viejo/2020-01-01${end}`);
  const cwd = folder({ ...CHECKOUT, ...Object.fromEntries(stale.map((path) => [path, STALE])) });
  const ran = await payroll(['compile'], { cwd });
  for (const path of stale) {
    expect(ran.out).toContain(`removed ${path}\n`);
    expect(existsSync(join(cwd, path))).toBe(false);
  }
});

test('compiling some files leaves the modules of the others alone', async () => {
  const cwd = folder({ ...CHECKOUT, 'generated/rules/co/otro/2020-01-01.ts': STALE });
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

test.each(['.', 'rules', 'rules/co', 'link'])(
  '--out %s, which would write into the rules, is refused and leaves every file',
  async (out) => {
    const cwd = folder({ ...CHECKOUT, 'rules/co/primero/notes.js': '' });
    symlinkSync(cwd, join(cwd, 'link'));
    for (const isCheckout of [true, false]) {
      const ran = await payroll(['compile', 'rules', '--out', out], { cwd, isCheckout });
      expect(ran).toMatchObject({ status: 2, out: '' });
      expect(ran.err).toContain(`--out ${out} would write into `);
    }
    expect(readdirSync(join(cwd, 'rules'), { recursive: true }).sort()).toEqual(
      [
        'co',
        'co/primero',
        RULE_FILE.slice(6),
        'co/primero/2025-01-01.test.pay',
        'co/primero/notes.js',
      ].sort(),
    );
  },
);

test('what the compiler did not write is never removed, nor in the index', async () => {
  const mine = { 'out/rules/mine.ts': '// mine\n', 'out/rules/co/viejo/otra.pay': RULES };
  const stale = ['out/rules/co/viejo/2020-01-01.ts', 'out/rules/co/viejo/2020-01-01.pay'];
  const cwd = folder({ ...CHECKOUT, ...mine, ...Object.fromEntries(stale.map((path) => [path, STALE])) });
  await payroll(['compile', '--out', 'out'], { cwd });
  for (const path of Object.keys(mine)) expect(existsSync(join(cwd, path))).toBe(true);
  for (const path of stale) expect(existsSync(join(cwd, path))).toBe(false);
  expect(readFileSync(join(cwd, 'out/rules/index.ts'), 'utf8')).not.toContain('mine');
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
