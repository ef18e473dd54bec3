/** `make released`: keeps the contract of the version in package.json, with which later ones are compared. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractInOneFile } from './released-contract.ts';

const root = new URL('..', import.meta.url).pathname;
const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const path = `spec/released/v${version}.yaml`;
writeFileSync(join(root, path), contractInOneFile(root));
process.stdout.write(`${path}\n`);
