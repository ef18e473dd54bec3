/** Writes the contract as JSON, which the service starts from, and in OpenAPI 3.0.3 for the package. `node spec/write-document.ts [FOLDER]` */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loweredDocument } from '../server/http/lowered-document.ts';
import { documentAsJson, readDocument } from '../server/http/read-document.ts';

const folder = process.argv[2] ?? new URL('../generated', import.meta.url).pathname;
writeFileSync(join(folder, 'openapi.json'), documentAsJson());
writeFileSync(join(folder, 'openapi-3.0.json'), `${JSON.stringify(loweredDocument(readDocument()))}\n`);
