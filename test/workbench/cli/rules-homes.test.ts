import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULES, STALE } from './first-rules.ts';
import { folder, payroll } from './run-payroll.ts';

const AMENDMENT = `scheme CO.primero
  version "2026.1"
  amends  2025-01-01
  valid   2026-01-01 .. 2026-12-31

unit SMMLV = 1_750_905 COP  law "Decreto 159 de 2026"
`;
const FILES = {
  'otra/rules/co/primero/2025-01-01.pay': RULES,
  'otra/rules/co/primero/2026-01-01.pay': AMENDMENT,
};
const MODULE = 'otra/generated/rules/co/primero/2026-01-01.ts';

test('rules of another folder are compiled beside it, name their files from there and find the runtime', async () => {
  const cwd = folder(FILES);
  const ran = await payroll(['compile', 'otra'], { cwd });
  expect(ran).toMatchObject({ status: 0, err: '' });
  expect(ran.out).toContain(`wrote ${MODULE}\n`);
  expect(existsSync(join(cwd, 'generated'))).toBe(false);
  const text = readFileSync(join(cwd, MODULE), 'utf8');
  expect(text).toContain("path: 'generated/rules/co/primero/2026-01-01.pay'");
  expect(text).toContain("from '../../../../../runtime/index.ts'");
  expect(readFileSync(join(cwd, 'otra/generated/rules/index.ts'), 'utf8')).toContain(
    "from '../../../runtime/module.ts'",
  );
  const base = readFileSync(join(cwd, 'otra/generated/rules/co/primero/2025-01-01.ts'), 'utf8');
  expect(base).toContain("path: 'rules/co/primero/2025-01-01.pay'");
});

test('what the compiler wrote beside the rules is not taken for rules', async () => {
  const cwd = folder(FILES);
  await payroll(['compile', 'otra'], { cwd });
  expect(await payroll(['check', 'otra'], { cwd })).toEqual({ status: 0, out: '', err: '' });
  expect((await payroll(['compile', 'otra'], { cwd })).out).toBe('');
});

test('a module whose rules are gone is removed when its folder is compiled whole, and stays when a file is', async () => {
  const stale = 'otra/generated/rules/co/viejo/2020-01-01.ts';
  const cwd = folder({ ...FILES, [stale]: STALE });
  await payroll(['compile', 'otra/rules/co/primero/2025-01-01.pay'], { cwd });
  expect(existsSync(join(cwd, stale))).toBe(true);
  expect((await payroll(['compile', 'otra/rules'], { cwd })).out).toContain(`removed ${stale}\n`);
  expect(existsSync(join(cwd, stale))).toBe(false);
});

test('several folders are compiled at once, each beside its rules', async () => {
  const own = RULES.replace('CO.primero', 'CO.segundo');
  const cwd = folder({ ...FILES, 'rules/co/segundo/2025-01-01.pay': own });
  const { out } = await payroll(['compile', 'rules', 'otra'], { cwd });
  expect(out).toContain('wrote generated/rules/co/segundo/2025-01-01.json\nwrote generated/rules/index.ts\n');
  expect(out).toContain(`wrote ${MODULE}\n`);
});

test('rules of several folders are not written over each other in one directory', async () => {
  const own = RULES.replace('CO.primero', 'CO.segundo');
  const cwd = folder({ ...FILES, 'rules/co/segundo/2025-01-01.pay': own });
  const ran = await payroll(['compile', 'rules', 'otra', '--out', 'todo'], { cwd });
  expect(ran).toMatchObject({ status: 2, out: '' });
  expect(ran.err).toContain(
    '--out todo takes the rules of one folder, not of otra and .: compile each apart\n',
  );
  expect(existsSync(join(cwd, 'todo'))).toBe(false);
});

test('outside of a checkout JavaScript with its declarations is written, which imports the runtime by its name', async () => {
  const cwd = folder({ ...FILES, 'otra/generated/rules/co/viejo/2020-01-01.js': STALE });
  const ran = await payroll(['compile', 'otra/rules/co/primero/2026-01-01.pay'], { cwd, isCheckout: false });
  expect(ran).toMatchObject({ status: 0, err: '' });
  expect(ran.out).toContain('removed otra/generated/rules/co/viejo/2020-01-01.js\n');
  const text = (path: string) => readFileSync(join(cwd, 'otra/generated/rules', path), 'utf8');
  for (const from of ['2025-01-01', '2026-01-01']) {
    const code = text(`co/primero/${from}.js`);
    expect(code).toContain("import * as rt from '@payroll-engine/runtime';\n");
    expect(code).toContain(`import $json from './${from}.json' with { type: 'json' };\n`);
    expect(JSON.parse(text(`co/primero/${from}.json`)).fingerprint).toMatch(/^sha256:/);
  }
  expect(text('index.js')).toContain("from './co/primero/2026-01-01.js';");
  expect(text('index.d.ts')).toContain('  readonly monthly_salary: Quantity;\n');
  expect(text('index.d.ts')).toContain('  readonly aplica_auxilio_transporte?: boolean | null;\n');
});
