import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout this test runs in. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Repository-relative paths of the TypeScript files of these folders. */
export function sourceFiles(...folders: readonly string[]): readonly string[] {
  return folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT })).sort();
}

const IMPORT = /(?:^|[\s;])(?:import|export)\b[^'"`;]*?\bfrom\s*'([^']+)'|\bimport\s*\(?\s*'([^']+)'/g;

/** What a file imports, in the order it is written: repository-relative paths, or package names. */
export function importsOf(file: string): readonly string[] {
  const text = readFileSync(ROOT + file, 'utf8');
  return [...text.matchAll(IMPORT)]
    .map((match) => match[1] ?? match[2] ?? '')
    .map((target) => (target.startsWith('.') ? posix.join(posix.dirname(file), target) : target));
}

/** True for a path of this repository, false for a package or a built-in module. */
export function isOurs(target: string): boolean {
  return /^(bench|bin|compiler|dsl|generated|runtime|server|spec|studio|test|workbench)\//.test(target);
}
