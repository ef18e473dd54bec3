/**
 * `npm run complete-lock`, after a dependency was added: writes into package-lock.json the optional packages of other
 * platforms that the registry of this machine does not offer. Without them `npm ci` refuses the lock. Their digests
 * are not known here, so that on those platforms npm takes the word of its registry.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './source-files.ts';

interface LockedPackage {
  readonly version: string;
  readonly dev?: true;
  /** Of a workspace's link: its folder. */
  readonly link?: true;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export type LockedPackages = Readonly<Record<string, LockedPackage>>;

interface Missing {
  readonly name: string;
  readonly version: string;
  readonly isDev: boolean;
}

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/** Every optional dependency that the lock does not hold. */
export function missingOptional(packages: LockedPackages): readonly Missing[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => lockedPlace(packages, path, name) === null)
      .map(([name, version]) => ({ name, version, isDev: dev === true })),
  );
}

/** The place of a dependency of the package at a path, where npm looks for it: beside it, then further out; or null. */
export function lockedPlace(packages: LockedPackages, path: string, name: string): string | null {
  const place = `${path === '' ? '' : `${path}/`}node_modules/${name}`;
  if (packages[place] !== undefined) return place;
  if (path === '') return null;
  const around = path.slice(0, Math.max(0, path.lastIndexOf('node_modules/') - 1));
  return lockedPlace(packages, around, name);
}

/** What npm needs to know to leave a package out on other platforms; such packages say it in their names. */
function platformOf(name: string): object {
  const words = name.slice(name.indexOf('/') + 1).split('-');
  const cpu = words.find((word) => PROCESSORS.includes(word));
  const os = words.find((word) => SYSTEMS.includes(word));
  if (cpu === undefined) throw new Error(`${name} does not say its platform`);
  const isMusl = words.some((word) => word.startsWith('musl'));
  const libc = isMusl ? 'musl' : words.some((word) => word.startsWith('gnu')) ? 'glibc' : null;
  return {
    cpu: [cpu],
    ...(os === 'linux' && libc !== null && { libc: [libc] }),
    ...(os !== undefined && { os: [os] }),
  };
}

function complete(path: string): void {
  const lock = JSON.parse(readFileSync(path, 'utf8'));
  const added = missingOptional(lock.packages).map(({ name, version, isDev }) => [
    `node_modules/${name}`,
    { version, ...(isDev && { dev: true }), optional: true, ...platformOf(name) },
  ]);
  const packages = Object.entries({ ...lock.packages, ...Object.fromEntries(added) });
  const sorted = packages.sort(([one], [other]) => one.localeCompare(other, 'en'));
  writeFileSync(path, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
}

if (import.meta.main) complete(join(ROOT, 'package-lock.json'));
