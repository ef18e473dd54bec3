import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { parse } from 'yaml';
import { releasedContract } from '../../spec/released-contract.ts';

const TAGGED = 'openapi: 3.1.0\n';

function git(root: string, ...args: readonly string[]): void {
  const who = ['-c', 'user.name=test', '-c', 'user.email=test@example.com'];
  execFileSync('git', [...who, ...args], { cwd: root, stdio: 'pipe' });
}

/** A clone that holds this copy of a release, and this tag. */
function clone(copy: Readonly<Record<string, string>>, tag: string | null): string {
  const root = mkdtempSync(join(tmpdir(), 'clone-'));
  mkdirSync(join(root, 'spec/released'), { recursive: true });
  writeFileSync(join(root, 'spec/openapi.yaml'), TAGGED);
  for (const [name, text] of Object.entries(copy)) writeFileSync(join(root, 'spec/released', name), text);
  git(root, 'init', '-q');
  git(root, 'add', '.');
  git(root, 'commit', '-q', '-m', 'all');
  if (tag !== null) git(root, 'tag', tag);
  return root;
}

test('with a tag, the contract is that of the tag, and the copy must say the same', () => {
  expect(releasedContract(clone({ 'v1.0.0.yaml': TAGGED }, 'v1.0.0'))).toEqual({
    version: 'v1.0.0',
    text: TAGGED,
    from: 'the tag v1.0.0',
  });
  expect(() => releasedContract(clone({ 'v1.0.0.yaml': 'edited\n' }, 'v1.0.0'))).toThrow(
    'spec/released/v1.0.0.yaml is not what was tagged',
  );
});

test('a copy of another release than the tagged one is told, and the tag counts', () => {
  const { version, text, from } = releasedContract(clone({ 'v0.9.0.yaml': 'old\n' }, 'v1.0.0'));
  expect([version, text]).toEqual(['v1.0.0', TAGGED]);
  expect(from).toContain("spec/released/ holds v0.9.0: run 'make released' and commit");
});

test('without tags, as in many clones of CI, the copy counts, and that is said', () => {
  expect(releasedContract(clone({ 'v1.0.0.yaml': 'copy\n' }, null))).toEqual({
    version: 'v1.0.0',
    text: 'copy\n',
    from: 'spec/released/v1.0.0.yaml, since no tag is here',
  });
});

test('a tree without git, as from an archive, has the copy as well', () => {
  const root = clone({ 'v1.0.0.yaml': 'copy\n' }, 'v1.0.0');
  rmSync(join(root, '.git'), { recursive: true });
  expect(releasedContract(root).text).toBe('copy\n');
});

test('what was tagged has its examples in their places, so that it loads by itself', async () => {
  const root = clone({}, null);
  const reference = 'components: { examples: { One: { $ref: "examples.json#/Two" } } }\n';
  writeFileSync(join(root, 'spec/openapi.yaml'), reference);
  writeFileSync(join(root, 'spec/examples.json'), '{"Two":{"value":{"a":[1]}}}');
  git(root, 'add', '.');
  git(root, 'commit', '-q', '-m', 'examples');
  git(root, 'tag', 'v2.0.0');
  expect(parse(releasedContract(root).text)).toEqual({
    components: { examples: { One: { value: { a: [1] } } } },
  });
  const [path = ''] = globSync('spec/released/*.yaml');
  const copy = readFileSync(path, 'utf8');
  expect(copy.match(/\$ref: "?(?!"?#\/)/)).toBeNull();
  const { errors = [] } = await new Validator().validate(parse(copy));
  expect(errors).toEqual([]);
});

test('with neither there is nothing to compare with, and that is a fault', () => {
  expect(() => releasedContract(clone({}, null))).toThrow('there is no released contract');
});
