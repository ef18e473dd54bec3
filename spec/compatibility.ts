/** `make check`: clients of the last released contract still work with this one. */
import { parse } from 'yaml';
import { readDocument } from '../server/http/read-document.ts';
import { isJsonObject } from '../server/json.ts';
import { breakingChanges } from './breaking-changes.ts';
import { releasedContract } from './released-contract.ts';

const { version, text, from } = releasedContract(new URL('..', import.meta.url).pathname);
const released: unknown = parse(text);
if (!isJsonObject(released)) throw new Error(`the contract of ${version} is no document`);
const changes = breakingChanges(released, readDocument());
for (const change of changes)
  process.stderr.write(`spec/openapi.yaml breaks clients of ${version}: ${change}\n`);
process.stdout.write(`The contract was compared with ${from}: ${changes.length} breaking changes\n`);
process.exitCode = changes.length === 0 ? 0 : 1;
