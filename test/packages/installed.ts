import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../packages/places.ts';

/** The driver of SQLite as a checkout has fetched or compiled it, which may take minutes: it is copied. */
export const DRIVER = 'node_modules/sqlite3/build/Release/node_sqlite3.node';

/** An empty folder outside of the checkout with these tarballs installed, and the scripts of `test/packages/consumer`. */
export function installPackages(tarballs: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'packages-'));
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  npmInstall(folder, tarballs);
  cpSync(join(ROOT, 'test/packages/consumer'), folder, { recursive: true });
  return folder;
}

/** Installs without scripts: nothing of ours has one. */
export function npmInstall(folder: string, packages: readonly string[]): void {
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', '--save-exact', ...quiet, ...packages], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
