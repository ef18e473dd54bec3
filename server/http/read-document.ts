import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { isJsonObject, type JsonObject } from '../json.ts';

const YAML = new URL('../../spec/openapi.yaml', import.meta.url);
/** Reading the YAML takes a fifth of a second at every start; the same as JSON takes nothing. */
const JSON_FILE = new URL('../../generated/openapi.json', import.meta.url);

function digestOf(yaml: string): string {
  return createHash('sha256').update(yaml).digest('hex');
}

/** The contract as JSON, with the digest of the YAML that it was made from. */
export function documentAsJson(): string {
  const yaml = readFileSync(YAML, 'utf8');
  return `${JSON.stringify({ sha256: digestOf(yaml), document: parse(yaml) })}\n`;
}

/** What `make generate` wrote, when it is of this YAML. */
function generatedDocument(yaml: string): unknown {
  const generated: unknown = JSON.parse(readFileSync(JSON_FILE, 'utf8'));
  return isJsonObject(generated) && generated.sha256 === digestOf(yaml) ? generated.document : undefined;
}

/** The contract as written. */
export function readDocument(): JsonObject {
  const yaml = readFileSync(YAML, 'utf8');
  const document: unknown = generatedDocument(yaml) ?? parse(yaml);
  if (!isJsonObject(document)) throw new Error('spec/openapi.yaml does not hold an object');
  return document;
}
