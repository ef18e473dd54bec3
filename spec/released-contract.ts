import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isMap, isPair, parseDocument, visit } from 'yaml';

/** The contract that clients were last given. */
export interface ReleasedContract {
  /** `v0.1.0` */
  readonly version: string;
  /** It loads by itself: no reference leads to another file. */
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
  const tag = lastTag(root);
  const tagged = tag === null ? null : taggedContract(root, tag);
  if (tag === null || tagged === null) {
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

/** The last tag of a version; null in a clone without tags. */
export function lastTag(root: string): string | null {
  return git(root, 'describe', '--tags', '--abbrev=0', '--match', 'v*')?.trim() ?? null;
}

/** The contract of a commit as one file; null where the commit has none. */
export function taggedContract(root: string, commit: string): string | null {
  const yaml = git(root, 'show', `${commit}:spec/openapi.yaml`);
  return yaml === null ? null : withExamples(yaml, git(root, 'show', `${commit}:spec/examples.json`) ?? '{}');
}

/** The contract with the examples in their places that stand in a file of their own. */
function withExamples(yaml: string, json: string): string {
  const examples: unknown = JSON.parse(json);
  const document = parseDocument(yaml);
  visit(document, {
    Pair: (_, { value }) => {
      if (!isMap(value)) return undefined;
      const [, name = ''] = /^examples\.json#\/(\w+)$/.exec(String(value.get('$ref') ?? '')) ?? [];
      if (name === '') return undefined;
      const example: unknown = Reflect.get(Object(examples), name);
      if (example === undefined) throw new Error(`spec/examples.json has no ${name}`);
      value.items = [...mapItems(document.createNode(example))];
      value.flow = false;
      return visit.SKIP;
    },
  });
  return document.toString({ lineWidth: 0 });
}

function mapItems(node: unknown) {
  if (!isMap(node)) throw new Error('an example is no object');
  return node.items.filter(isPair);
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
