import { ASKED, repository } from './own-repository.ts';
import { folder, payroll } from './run-payroll.ts';

test('a new repository of rules checks without a warning, is laid out, passes its tests and compiles', async () => {
  const where = { cwd: await repository(), isCheckout: false };
  expect(await payroll(['check', '--strict'], where)).toMatchObject({ status: 0, out: '' });
  expect((await payroll(['fmt', '--check'], where)).status).toBe(0);
  expect((await payroll(['test'], where)).out).toContain('4 tests passed');
  expect((await payroll(['compile'], where)).out).toContain('wrote generated/rules/uy/mensual/2026-01-01.js');
});

test('a repository is made only where nothing is, and of a scheme that has a country', async () => {
  const cwd = folder({ 'mias/notes.txt': '' });
  expect(await payroll(ASKED, { cwd })).toMatchObject({ status: 2, err: 'payroll: mias is not empty\n' });
  expect((await payroll(['init', 'otra', '--scheme', 'mensual'], { cwd })).err).toContain(
    'such as CO.primero',
  );
});
