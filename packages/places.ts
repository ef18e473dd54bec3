import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Everything that is built; not committed. */
export const BUILD = join(ROOT, 'packages-build');

/** What `tsc` wrote, in the folders of the sources. */
export const COMPILED = join(BUILD, 'compiled');

/** The folders of the packages, by the last part of their names. */
export const FOLDERS = join(BUILD, 'packages');

export const TARBALLS = join(BUILD, 'tarballs');

/** How large each package is, as the build has measured it. */
export const MEASURED = join(BUILD, 'sizes.json');

/** The version of the engine, which all its packages have. */
export const { version: VERSION }: { readonly version: string } = JSON.parse(
  readFileSync(join(ROOT, 'package.json'), 'utf8'),
);

/** The commit that is built. */
export const COMMIT: string = execFileSync('git', ['rev-parse', 'HEAD'], {
  cwd: ROOT,
  encoding: 'utf8',
}).trim();

/** The folder of a package: `runtime` of `@payroll-engine/runtime`. */
export function folderOf(name: string): string {
  return join(FOLDERS, name.slice(name.indexOf('/') + 1));
}
