import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RUNTIME_VERSION } from '../../runtime/version.ts';
import { type LockedPackages, lockedPlace, missingOptional } from './complete-lock.ts';
import { ROOT } from './source-files.ts';

const VAGUE_NAME = /(^|\/)(utils?|helpers?|common|misc)(\.[a-z.]+)?(\/|$)/i;
/** A registry's host would pin the machine that made the file; the pieces keep this line from matching itself. */
const REGISTRY = new RegExp(['registry', '(npmjs|yarnpkg)', '(org|com)'].join('\\.'), 'i');

const WORKSPACES: readonly string[] = JSON.parse(textOf('package.json')).workspaces.toSorted();

function trackedFiles(): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return listed.split('\0').filter((path) => path !== '');
}

function textOf(path: string): string {
  try {
    return readFileSync(ROOT + path, 'utf8');
  } catch {
    return '';
  }
}

/** Every package that npm installs for a workspace on some machine, by its place in the lock file. */
function neededBy(workspace: string): readonly string[] {
  const { packages }: { readonly packages: LockedPackages } = JSON.parse(textOf('package-lock.json'));
  const found = new Set([workspace]);
  for (const path of found) {
    const { dependencies = {}, optionalDependencies = {}, link, resolved } = packages[path] ?? {};
    if (link === true && resolved !== undefined) found.add(resolved);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const place = lockedPlace(packages, path, name);
      if (place !== null) found.add(place);
    }
  }
  return [...found].filter((path) => path.includes('node_modules/'));
}

test('every file is named for the one thing it holds', () => {
  expect(trackedFiles().filter((path) => VAGUE_NAME.test(path))).toEqual([]);
});

test('the lock file pins versions and digests, and no address to fetch them from', () => {
  const resolved = [...textOf('package-lock.json').matchAll(/"resolved": "([^"]*)"/g)].map(([, at]) => at);
  expect(resolved).toEqual(WORKSPACES);
  expect(textOf('package-lock.json').match(/https?:\/\/[^"]*\.tgz/g)).toBeNull();
});

test('the lock file holds the packages of every platform, so that `npm ci` takes it', () => {
  const { packages } = JSON.parse(textOf('package-lock.json'));
  expect(missingOptional(packages)).toEqual([]);
});

test('no file names a package registry', () => {
  expect(trackedFiles().filter((path) => REGISTRY.test(textOf(path)))).toEqual([]);
});

test.each(['.', ...WORKSPACES])('every version in package.json of %s is exact', (folder) => {
  const { dependencies, devDependencies } = JSON.parse(textOf(join(folder, 'package.json')));
  const ranges = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^(\d+\.\d+\.\d+(-[\w.]+)?|file:\.\.\/\w+)$/.test(String(version)),
  );
  expect(ranges).toEqual([]);
});

test('the service is installed without editors, bundlers, browsers and test tools', () => {
  const needed = neededBy('packages/service');
  const tools = /codemirror|esbuild|preact|language-?server|jest|playwright|swc|typescript|scalar|\bvue\b/;
  expect(needed.filter((name) => tools.test(name))).toEqual([]);
  expect(needed.length).toBeLessThan(250);
});

test('the runtime says the version of package.json', () => {
  expect(RUNTIME_VERSION).toBe(JSON.parse(textOf('package.json')).version);
});

test('every make target that documents and the workflow name exists', () => {
  const targets = new Set([...textOf('Makefile').matchAll(/^([a-z-]+):/gm)].map(([, name]) => name));
  const naming = trackedFiles().filter((path) => /\.(md|yml)$/.test(path) && path !== 'CHANGELOG.md');
  const named = naming.flatMap((path) =>
    [...textOf(path).matchAll(/(?:`|run: )make ([a-z-]+)/g)].map(([, name]) => name ?? ''),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !targets.has(name))).toEqual([]);
});
