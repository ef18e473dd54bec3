import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULES } from './first-rules.ts';
import { folder, payroll } from './run-payroll.ts';

const RAGGED = RULES.replace('deduction salud_empleado', '\n\n\n   deduction     salud_empleado');

test('a file is laid out, named, and then left alone', async () => {
  const cwd = folder({ 'x.pay': RAGGED });
  expect(await payroll(['fmt', 'x.pay'], { cwd })).toEqual({ status: 0, out: 'x.pay\n', err: '' });
  expect(await payroll(['fmt', 'x.pay'], { cwd })).toEqual({ status: 0, out: '', err: '' });
});

test('--check changes nothing and gives status 1', async () => {
  const cwd = folder({ 'x.pay': RAGGED });
  expect(await payroll(['fmt', '--check', 'x.pay'], { cwd })).toMatchObject({ status: 1, out: 'x.pay\n' });
  expect(readFileSync(join(cwd, 'x.pay'), 'utf8')).toBe(RAGGED);
});

test('a file that cannot be read as rules is reported and kept as it is', async () => {
  const broken = 'scheme CO.x { { {';
  const cwd = folder({ 'x.pay': broken });
  const ran = await payroll(['fmt', 'x.pay'], { cwd });
  expect(ran.status).toBe(1);
  expect(ran.out).toMatch(/PAY1\d\d/);
  expect(readFileSync(join(cwd, 'x.pay'), 'utf8')).toBe(broken);
});

test('--json lists what changed', async () => {
  const cwd = folder({ 'x.pay': RAGGED });
  const { out } = await payroll(['fmt', 'x.pay', '--json'], { cwd });
  expect(JSON.parse(out)).toEqual({ ok: true, changed: ['x.pay'], diagnostics: [] });
});
