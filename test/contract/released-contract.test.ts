import { globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { parse } from 'yaml';
import { contractInOneFile, releasedContract } from '../../spec/released-contract.ts';

/** A checkout with these files in `spec/`. */
function checkout(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'checkout-'));
  mkdirSync(join(root, 'spec/released'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, 'spec', name), text);
  return root;
}

test('of several releases the newest counts, by number and not by letter', () => {
  const files = { 'released/v0.9.0.yaml': 'old\n', 'released/v0.10.0.yaml': 'new\n' };
  expect(releasedContract(checkout(files))).toEqual({ version: 'v0.10.0', text: 'new\n' });
});

test('without a release there is nothing to compare with, and that is a fault', () => {
  expect(() => releasedContract(checkout({}))).toThrow('there is no released contract');
});

test('what is kept has its examples in their places', () => {
  const root = checkout({
    'openapi.yaml': 'components: { examples: { One: { $ref: "examples.json#/Two" } } }\n',
    'examples.json': '{"Two":{"value":{"a":[1]}}}',
  });
  expect(parse(contractInOneFile(root))).toEqual({
    components: { examples: { One: { value: { a: [1] } } } },
  });
});

test.each(globSync('spec/released/*.yaml'))('%s loads by itself', async (path) => {
  const copy = readFileSync(path, 'utf8');
  expect(copy.match(/\$ref: "?(?!"?#\/)/)).toBeNull();
  const { errors = [] } = await new Validator().validate(parse(copy));
  expect(errors).toEqual([]);
});
