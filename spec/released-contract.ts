import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The contract that clients were last given. */
export interface ReleasedContract {
  /** `v0.1.0` */
  readonly version: string;
  readonly text: string;
  /** Where the text was read, for people. */
  readonly from: string;
}

/**
 * The last released contract: that of the last tag, or in a clone without tags (CI clones often are) the copy of it
 * in `spec/released/`. Throws where there is neither, and where the copy is not what was tagged.
 */
export function releasedContract(root: string): ReleasedContract {
  const copy = lastCopy(root);
  const tag = git(root, 'describe', '--tags', '--abbrev=0', '--match', 'v*')?.trim();
  const tagged = tag === undefined ? null : git(root, 'show', `${tag}:spec/openapi.yaml`);
  if (tag === undefined || tagged === null) {
    if (copy === null)
      throw new Error('there is no released contract: no tag, and nothing in spec/released/');
    return { ...copy, from: `spec/released/${copy.version}.yaml, since no tag is here` };
  }
  if (copy?.version === tag && copy.text !== tagged)
    throw new Error(`spec/released/${tag}.yaml is not what was tagged`);
  const isOlder = copy?.version !== tag;
  const hint = `; spec/released/ holds ${copy?.version ?? 'nothing'}: run 'make released' and commit`;
  return { version: tag, text: tagged, from: `the tag ${tag}${isOlder ? hint : ''}` };
}

/** There is one: the directory holds the last release alone. */
function lastCopy(root: string): Pick<ReleasedContract, 'version' | 'text'> | null {
  const [path, ...others] = globSync('spec/released/*.yaml', { cwd: root });
  if (others.length > 0) throw new Error('spec/released/ holds more than the last release');
  if (path === undefined) return null;
  return { version: basename(path, '.yaml'), text: readFileSync(join(root, path), 'utf8') };
}

function git(root: string, ...args: readonly string[]): string | null {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
  const { status, stdout } = spawnSync('git', args, options);
  return status === 0 ? stdout : null;
}
