import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { TARBALLS } from './places.ts';

export interface Tarball {
  readonly name: string;
  readonly file: string;
  readonly bytes: number;
}

/** Packs the packages in these folders. Their scripts are none, and would not run. */
export function packAll(folders: readonly string[]): readonly Tarball[] {
  mkdirSync(TARBALLS, { recursive: true });
  const printed = execFileSync(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', TARBALLS, ...folders],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 2 ** 28 },
  );
  const packed: Iterable<{ readonly name: string; readonly filename: string; readonly size: number }> =
    valuesOf(JSON.parse(printed));
  return [...packed].map(({ name, filename, size }) => ({
    name,
    file: join(TARBALLS, filename),
    bytes: size,
  }));
}

/** npm 12 answers an object by name where older ones answer a list. */
function valuesOf<T>(answer: readonly T[] | Readonly<Record<string, T>>): readonly T[] {
  return Object.values(answer);
}
