/**
 * `make packages`: compiles the engine, divides it into packages, compiles the rules of each country with it, and packs
 * everything as tarballs in packages-build/tarballs. Nothing is published. What a page loads of each is measured and, with
 * UPDATE_SIZES=1, written into docs/packages.md.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildEnginePackages } from './engine-packages.ts';
import { BUILD, MEASURED, ROOT } from './places.ts';
import { buildRulesPackages } from './rules-packages.ts';
import { measuredSizes, SIZES_PAGE, sizeTable, withSizes } from './sizes.ts';
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
const sizes = await measuredSizes();
process.stdout.write(`${sizeTable(sizes)}\n`);
writeFileSync(MEASURED, JSON.stringify(sizes));
if (process.env.UPDATE_SIZES === '1')
  writeFileSync(SIZES_PAGE, withSizes(readFileSync(SIZES_PAGE, 'utf8'), sizes));
