/** `make check`: clients of the last released contract still work with this one. */
import { parse } from 'yaml';
import { readDocument } from '../server/http/read-document.ts';
import { isJsonObject, type Json } from '../server/json.ts';
import { breakingChanges } from './breaking-changes.ts';
import { undecided } from './decided-changes.ts';
import { releasedContract } from './released-contract.ts';

const { version, text } = releasedContract(new URL('..', import.meta.url).pathname);
const released: Json = parse(text);
const compared = withoutExamples(released);
if (!isJsonObject(compared)) throw new Error(`the contract of ${version} is no document`);
const changes = breakingChanges(compared, readDocument());
const { breaking, idle } = undecided(changes);
for (const change of breaking)
  process.stderr.write(`spec/openapi.yaml breaks clients of ${version}: ${change}\n`);
for (const change of idle)
  process.stderr.write(`spec/decided-changes.ts decides what is no change: ${change}\n`);
const decided = changes.length - breaking.length;
process.stdout.write(
  `The contract was compared with that of ${version}: ${breaking.length} breaking changes, and ${decided} that were decided\n`,
);
process.exitCode = breaking.length + idle.length === 0 ? 0 : 1;

/** Examples bind nobody, and those of a release stand in a file of their own that is not kept with it. */
function withoutExamples(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutExamples);
  if (!isJsonObject(value)) return value;
  const kept = Object.entries(value).filter(([name]) => name !== 'examples' && name !== 'example');
  return Object.fromEntries(kept.map(([name, one]) => [name, withoutExamples(one)]));
}
