import { wantsColor } from '../../../workbench/terminal/terminal.ts';
import { folder, payroll } from './run-payroll.ts';

const empty = folder({ 'notes.txt': 'no rules here' });

test.each([
  [['frobnicate']],
  [['check', '--no-such-flag']],
  [['check', 'missing.pay']],
  [['check', '.']],
  [['compile', 'missing']],
  [['fmt', 'missing.pay']],
  [['test', '.']],
  [['run', 'missing.pay']],
  [['run', 'missing.pay', '--input', 'x.json']],
  [['run']],
])('payroll %j is a wrong use: status 2, one message, nothing on standard output', async (args) => {
  const ran = await payroll(args, { cwd: empty });
  expect(ran).toMatchObject({ status: 2, out: '' });
  expect(ran.err).not.toBe('');
  expect(ran.err).not.toMatch(/^ +at /m);
});

test('help is no fault', async () => {
  const ran = await payroll(['--help'], { cwd: empty });
  expect(ran.status).toBe(0);
  expect(ran.out).toContain('check');
});

test('a missing path is named', async () => {
  const ran = await payroll(['check', 'nowhere/x.pay'], { cwd: empty });
  expect(ran.err).toBe('payroll: no such file or directory: nowhere/x.pay\n');
});

test('colours are for terminals only, and NO_COLOR is respected', () => {
  expect(wantsColor(true, {})).toBe(true);
  expect(wantsColor(false, {})).toBe(false);
  expect(wantsColor(true, { NO_COLOR: '1' })).toBe(false);
  expect(wantsColor(true, { TERM: 'dumb' })).toBe(false);
});
