/**
 * `make fuzz`, its part for rule files: real files with bytes, lines and words changed are checked, laid out,
 * emitted, imported and calculated. FUZZ_SECONDS says how long, FUZZ_SEED repeats a run.
 */
import { randomInt } from 'node:crypto';
import { fuzzRules } from './fuzz-rules.ts';

const seconds = Number(process.env.FUZZ_SECONDS || '60');
const seed = Number(process.env.FUZZ_SEED || randomInt(1, 2 ** 31));
const end = Date.now() + seconds * 1_000;
const { count, compiled, faults } = fuzzRules(seed, () => Date.now() >= end);
for (const fault of faults) process.stderr.write(`fuzz: rules: ${fault}\n`);
process.stdout.write(
  `Fuzzed ${count} rule files, of which ${compiled} compiled and calculated; ${faults.length} faults.\n` +
    `FUZZ_SEED=${seed} FUZZ_SECONDS=${seconds} make fuzz repeats this run.\n`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
