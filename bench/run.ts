/**
 * `make bench`: runs the programs of the benchmark one after the other, each a process of its own, and writes
 * docs/benchmarks.md from what they and the last runs of the others found. With names of parts, only those;
 * with `report` alone, none.
 *
 *   node bench/run.ts rules service
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { ROOT } from '../test/architecture/source-files.ts';
import { PARTS, type Part } from './parts.ts';
import { writeReport } from './report.ts';
import { RESULTS, resultFile } from './result-files.ts';

const asked = process.argv.slice(2);
const known = new Set([...PARTS.map(({ id }) => id), 'report']);
const unknown = asked.filter((name) => !known.has(name));
if (unknown.length > 0) {
  console.error(`no part ${unknown.join(', ')}; there are ${[...known].join(', ')}`);
  process.exit(2);
}

/** Whether the program ended well; its text goes where ours goes. */
function run({ id, heading, program }: Part): boolean {
  console.log(`\n== ${heading} (${program})`);
  const { status } = spawnSync(process.execPath, [program], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, BENCH_JSON: resultFile(id) },
  });
  return status === 0;
}

mkdirSync(RESULTS, { recursive: true });
const chosen = asked.length === 0 ? PARTS : PARTS.filter(({ id }) => asked.includes(id));
const failed = chosen.filter((part) => !run(part));
writeReport();
console.log('\nwrote docs/benchmarks.md');
if (failed.length > 0) {
  console.error(`failed: ${failed.map(({ id }) => id).join(', ')}`);
  process.exitCode = 1;
}
