import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RUNTIME_VERSION } from '../../../runtime/version.ts';
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

test('packages that lie beside as tarballs are installed from there, all others from the registry', async () => {
  const tarball = `payroll-engine-compiler-${RUNTIME_VERSION}.tgz`;
  const cwd = folder({ [tarball]: '' });
  await payroll(['init', 'mias'], { cwd });
  const { devDependencies } = JSON.parse(readFileSync(join(cwd, 'mias/package.json'), 'utf8'));
  expect(devDependencies).toEqual({
    '@payroll-engine/compiler': `file:../${tarball}`,
    '@payroll-engine/service': RUNTIME_VERSION,
    '@payroll-engine/studio': RUNTIME_VERSION,
  });
});
