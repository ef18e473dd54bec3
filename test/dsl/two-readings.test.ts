import { globSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { decode } from '../../dsl/decode.ts';
import { parse } from '../../dsl/parse.ts';
import { ROOT } from '../architecture/source-files.ts';

/** The newest whole law and the newest amendment of every scheme, with their tests: the older ones repeat them. */
const newest = new Map(
  globSync('{rules,generated/rules,test/dsl/fixtures}/**/*.pay', { cwd: ROOT })
    .sort()
    .map((path) => [`${path.replace(/\d{4}-\d\d-\d\d/, '')} ${textOf(path).includes('\n  amends ')}`, path]),
);
const paths = [...newest.values()];

function textOf(path: string): string {
  return decode(path, readFileSync(ROOT + path)).source?.text ?? '';
}

/** Jest compares, and says what differs, far more slowly: it is asked only where something does. */
function expectSame(tree: object, other: object): void {
  if (!isDeepStrictEqual(tree, other)) expect(tree).toEqual(other);
}

test.each(paths)('%s keeps every declaration when a last one is broken', (path) => {
  const text = textOf(path);
  const { file, diagnostics } = parse({ path, text: `${text}\nlet = 1\n` });
  expect(diagnostics).toHaveLength(1);
  expectSame(file.decls, parse({ path, text }).file.decls);
});
