import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isMap, isPair, parseDocument, visit } from 'yaml';

/** A contract that clients were given. */
export interface ReleasedContract {
  /** `v0.1.1` */
  readonly version: string;
  /** It loads by itself: no reference leads to another file. */
  readonly text: string;
}

/** The contract of the newest release; `spec/released/` holds one file for each. Throws where it holds none. */
export function releasedContract(root: string): ReleasedContract {
  const [path] = globSync('spec/released/v*.yaml', { cwd: root }).toSorted(byNewest);
  if (path === undefined) throw new Error('there is no released contract in spec/released/');
  return { version: basename(path, '.yaml'), text: readFileSync(join(root, path), 'utf8') };
}

/** `v0.10.0` is newer than `v0.9.0`. */
function byNewest(a: string, b: string): number {
  return b.localeCompare(a, 'en', { numeric: true });
}

/** The contract of a checkout as one file. */
export function contractInOneFile(root: string): string {
  const read = (name: string): string => readFileSync(join(root, 'spec', name), 'utf8');
  return withExamples(read('openapi.yaml'), read('examples.json'));
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
