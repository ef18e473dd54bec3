/** `make check`: clients of the last released contract, the one of the last tag, still work with this one. */
import { spawnSync } from 'node:child_process';
import { parse } from 'yaml';
import { readDocument } from '../server/http/read-document.ts';
import { isJsonObject } from '../server/json.ts';
import { breakingChanges } from './breaking-changes.ts';

const ROOT = new URL('..', import.meta.url).pathname;

function git(...args: readonly string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return status === 0 ? stdout : null;
}

const tag = git('describe', '--tags', '--abbrev=0', '--match', 'v*')?.trim();
const text = tag === undefined ? null : git('show', `${tag}:spec/openapi.yaml`);
const released: unknown = text === null ? null : parse(text);
if (isJsonObject(released)) {
  const changes = breakingChanges(released, readDocument());
  for (const change of changes)
    process.stderr.write(`spec/openapi.yaml breaks clients of ${tag}: ${change}\n`);
  process.exitCode = changes.length === 0 ? 0 : 1;
} else {
  process.stdout.write('No released contract to compare with: no tag v* has a spec/openapi.yaml\n');
}
