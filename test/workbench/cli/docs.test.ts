import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULES } from './first-rules.ts';
import { folder, payroll } from './run-payroll.ts';

const PAGES = ['index.html', 'co/cifras.html', 'co/ordinario/index.html', 'co/ordinario/2026-01-01.html'];

test('a site is written, listed, and replaced by the next one', async () => {
  const cwd = folder({ 'a.pay': RULES });
  const { status, out } = await payroll(['docs', 'a.pay', '--out', 'site', '--json'], { cwd });
  const { ok, pages } = JSON.parse(out);
  expect([status, ok]).toEqual([0, true]);
  expect(pages).toHaveLength(PAGES.length);
  for (const page of pages) expect(readFileSync(join(cwd, 'site', page), 'utf8')).toMatch(/^<!DOCTYPE html>/);
  writeFileSync(join(cwd, 'site', 'old.html'), 'from before');
  const again = await payroll(['docs', 'a.pay', '--out', 'site'], { cwd });
  expect([again.status, again.out]).toEqual([0, `wrote ${PAGES.length} pages: open site/index.html\n`]);
  expect(existsSync(join(cwd, 'site', 'old.html'))).toBe(false);
  expect(readdirSync(cwd).sort()).toEqual(['a.pay', 'site']);
});

test('a folder that holds something else is left as it is', async () => {
  const cwd = folder({ 'a.pay': RULES, 'mine/letter.txt': 'keep me' });
  const { status, err } = await payroll(['docs', 'a.pay', '--out', 'mine'], { cwd });
  expect(status).toBe(2);
  expect(err).toContain('mine holds other files');
  expect(readdirSync(join(cwd, 'mine'))).toEqual(['letter.txt']);
});

test('an empty folder is filled, a file is not', async () => {
  const cwd = folder({ 'a.pay': RULES, notes: 'text' });
  mkdirSync(join(cwd, 'empty'));
  expect(await payroll(['docs', 'a.pay', '--out', 'empty'], { cwd })).toMatchObject({ status: 0 });
  const { status, err } = await payroll(['docs', 'a.pay', '--out', 'notes'], { cwd });
  expect([status, err]).toEqual([2, expect.stringContaining('is a file, not a folder')]);
});

test('rules that do not compile are reported with their places, and nothing is written', async () => {
  const cwd = folder({ 'a.pay': RULES.replace('= ibc * 4%', '= nothing_known * 4%') });
  const { status, out, err } = await payroll(['docs', 'a.pay', '--out', 'site'], { cwd });
  expect([status, out]).toEqual([1, '']);
  expect(err).toContain('nothing_known');
  const json = await payroll(['docs', 'a.pay', '--out', 'site', '--json'], { cwd });
  expect(JSON.parse(json.out)).toMatchObject({ ok: false });
  expect(readdirSync(cwd)).toEqual(['a.pay']);
});

test('a test file that cannot be read is reported too', async () => {
  const cwd = folder({ 'a.pay': RULES, 'a.test.pay': 'test {' });
  const { status, err } = await payroll(['docs', 'a.pay', '--out', 'site'], { cwd });
  expect(status).toBe(1);
  expect(err).toContain('a.test.pay:1:');
  expect(readdirSync(cwd).sort()).toEqual(['a.pay', 'a.test.pay']);
});

test.each([
  [['docs', 'none.pay', '--out', 'x'], 'no such file or directory: none.pay'],
  [['docs', 'a.pay'], '--out'],
])('%j is a wrong use', async (args, complaint) => {
  const { status, err } = await payroll(args, { cwd: folder({ 'a.pay': RULES }) });
  expect(status).toBe(2);
  expect(err).toContain(complaint);
});
