import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isJsonObject, type Json, type JsonObject } from '../json.ts';

const YAML = new URL('../../spec/openapi.yaml', import.meta.url);
/** Answers of the service that the contract shows; a test writes them. */
const EXAMPLES = new URL('../../spec/examples.json', import.meta.url);
/** Reading the YAML takes a fifth of a second at every start; the same as JSON takes nothing. */
const JSON_FILE = new URL('../../generated/openapi.json', import.meta.url);

interface Sources {
  readonly yaml: string;
  readonly examples: string;
}

function readSources(): Sources {
  return { yaml: readFileSync(YAML, 'utf8'), examples: readFileSync(EXAMPLES, 'utf8') };
}

function digestOf({ yaml, examples }: Sources): string {
  return createHash('sha256').update(yaml).update(examples).digest('hex');
}

/** The reader of YAML is loaded only where the JSON is stale. */
const load = createRequire(import.meta.url);

function parseYaml(text: string): unknown {
  const { parse }: { parse: (text: string) => unknown } = load('yaml');
  return parse(text);
}

/** The contract with its examples in their places. */
function assemble({ yaml, examples }: Sources): JsonObject {
  const document = parseYaml(yaml);
  const shown: unknown = JSON.parse(examples);
  if (!isJsonObject(document) || !isJsonObject(shown)) throw new Error('spec/ does not hold objects');
  const { components = {} } = document;
  const named = isJsonObject(components) && isJsonObject(components.examples) ? components.examples : {};
  const found = Object.entries(named).map(([name, example]) => [name, follow(example, shown)]);
  return { ...document, components: { ...Object(components), examples: Object.fromEntries(found) } };
}

/** An example, or the one of `examples.json` that it names. */
function follow(example: Json, shown: JsonObject): Json {
  const [, name] = /^examples\.json#\/(\w+)$/.exec(isJsonObject(example) ? String(example.$ref) : '') ?? [];
  if (name === undefined) return example;
  const found = shown[name];
  if (found === undefined) throw new Error(`spec/examples.json has no ${name}`);
  return found;
}

/** The contract as JSON, with the digest of the files that it was made from. */
export function documentAsJson(): string {
  const sources = readSources();
  return `${JSON.stringify({ sha256: digestOf(sources), document: assemble(sources) })}\n`;
}

/** Returns what `make generate` wrote, if it belongs to these files. */
function generatedDocument(sources: Sources): unknown {
  const generated: unknown = JSON.parse(readFileSync(JSON_FILE, 'utf8'));
  return isJsonObject(generated) && generated.sha256 === digestOf(sources) ? generated.document : undefined;
}

/** The contract as served. */
export function readDocument(): JsonObject {
  const sources = readSources();
  const document = generatedDocument(sources);
  return isJsonObject(document) ? document : assemble(sources);
}
