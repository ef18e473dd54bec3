/** Writes the contract as JSON, which the service starts from. `node spec/write-document.ts [FOLDER]` */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentAsJson } from '../server/http/read-document.ts';

const folder = process.argv[2] ?? new URL('../generated', import.meta.url).pathname;
writeFileSync(join(folder, 'openapi.json'), documentAsJson());
