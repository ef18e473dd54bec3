/**
 * `make packages`: compiles the engine, divides it into packages, compiles the rules of each country with it, and packs
 * everything as tarballs in packages-build/tarballs. Nothing is published.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildEnginePackages } from './engine-packages.ts';
import { BUILD, ROOT } from './places.ts';
import { buildRulesPackages } from './rules-packages.ts';
import { packAll } from './tarballs.ts';

rmSync(BUILD, { recursive: true, force: true });
mkdirSync(BUILD, { recursive: true });
execFileSync(join(ROOT, 'node_modules/.bin/tsc'), ['-p', join(ROOT, 'packages/tsconfig.json')], {
  stdio: 'inherit',
});
const engine = buildEnginePackages();
const rules = await buildRulesPackages();
for (const { file, bytes } of packAll([...engine, ...rules])) {
  process.stdout.write(`${file} ${Math.round(bytes / 1000)} kB\n`);
}
