/** `make released`: keeps the contract of the last tag for clones without tags. */
import { globSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lastTag, taggedContract } from './released-contract.ts';

const root = new URL('..', import.meta.url).pathname;
const [, , tag = lastTag(root)] = process.argv;
const text = tag === null ? null : taggedContract(root, tag);
if (tag === null || text === null) throw new Error('there is no tag of a version with a contract');
for (const path of globSync('spec/released/*.yaml', { cwd: root })) rmSync(join(root, path));
const path = `spec/released/${tag}.yaml`;
writeFileSync(join(root, path), text);
process.stdout.write(`${path}\n`);
