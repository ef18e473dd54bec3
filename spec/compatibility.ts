/** `make check`: clients of the last released contract still work with this one. */
import { parse } from 'yaml';
import { readDocument } from '../server/http/read-document.ts';
import { isJsonObject } from '../server/json.ts';
import { breakingChanges } from './breaking-changes.ts';
import { undecided } from './decided-changes.ts';
import { releasedContract } from './released-contract.ts';

const { version, text, from } = releasedContract(new URL('..', import.meta.url).pathname);
const released: unknown = parse(text);
if (!isJsonObject(released)) throw new Error(`the contract of ${version} is no document`);
const changes = breakingChanges(released, readDocument());
const { breaking, idle } = undecided(changes);
for (const change of breaking)
  process.stderr.write(`spec/openapi.yaml breaks clients of ${version}: ${change}\n`);
for (const change of idle)
  process.stderr.write(`spec/decided-changes.ts decides what is no change: ${change}\n`);
const decided = changes.length - breaking.length;
process.stdout.write(
  `The contract was compared with ${from}: ${breaking.length} breaking changes, and ${decided} that were decided\n`,
);
process.exitCode = breaking.length + idle.length === 0 ? 0 : 1;
