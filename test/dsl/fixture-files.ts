import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Source } from '../../dsl/text/source.ts';

const ROOT = new URL('../../', import.meta.url).pathname;

/** Every construct and every hard part of the five countries, and the rule files themselves. */
export const payFiles: readonly Source[] = [
  ...globSync('test/dsl/fixtures/*.pay', { cwd: ROOT }),
  ...globSync('rules/**/*.pay', { cwd: ROOT }),
]
  .sort()
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

export function payFile(name: string): Source {
  const found = payFiles.find(({ path }) => path.endsWith(`/${name}`));
  if (found === undefined) throw new Error(`no fixture ${name}`);
  return found;
}
