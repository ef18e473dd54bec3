/**
 * `make mutants`, its part for mistakes as people make them: plants single ones in every amendment and newest law, by the tree and the
 * words of the language, and writes what was said of them to data/planted-faults.md. FAULTS (of each class in a file,
 * 3), FAULTS_SEED, and as arguments the folders of countries; with FAULTS_LIST the ones that passed are printed.
 */
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inOrder } from '../../threads/in-order.ts';
import { ThreadPool, usualThreads } from '../../threads/thread-pool.ts';
import { ROOT } from '../architecture/source-files.ts';
import { pageOf } from './page.ts';
import { type Fault, faultsIn, type Planted } from './plant.ts';
import { ROOT_TERMINAL } from './root-terminal.ts';
import { RulesOfCountry } from './rules-of-country.ts';
import type { PlantOrder } from './worker.ts';

const ofEachClass = Number(process.env.FAULTS || '3');
const seed = Number(process.env.FAULTS_SEED || '20260701');
const named = process.argv.slice(2);
const folders =
  named.length > 0 ? named : globSync(['rules/*/', 'examples/*/rules/*/'], { cwd: ROOT }).sort();

/** Mistakes that a thread gets at once. */
const CHUNK = 20;

function* orders(): Generator<PlantOrder> {
  for (const folder of folders) {
    const country = new RulesOfCountry(folder, ROOT_TERMINAL);
    const faults: readonly Fault[] = country.texts.flatMap((text, index) =>
      faultsIn(text, ofEachClass, seed + index),
    );
    for (let from = 0; from < faults.length; from += CHUNK)
      yield { folder, faults: faults.slice(from, from + CHUNK), seed };
  }
}

const pool = new ThreadPool<PlantOrder, readonly Planted[]>({
  module: new URL('./worker.ts', import.meta.url),
  setup: null,
  threads: usualThreads(),
});
const results: Planted[] = [];
try {
  await inOrder(
    orders(),
    2 * usualThreads(),
    (order) => pool.run(order),
    (some) => void results.push(...some),
  );
} finally {
  await pool.stop();
}
const page = pageOf(results, { ofEachClass, seed });
if (named.length === 0) {
  const folder = join(ROOT, 'data');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'planted-faults.md'), page.text);
}
process.stdout.write(`${page.summary}\n`);
if (process.env.FAULTS_LIST !== undefined)
  for (const { outcome, harm, kind, what } of results)
    if (outcome === 'passed' && harm !== 'nothing') process.stdout.write(`${harm}\t${kind}\t${what}\n`);
if (process.env.FAULTS_FAR !== undefined)
  for (const { outcome, code, distance, kind, what } of results)
    if ((outcome === 'refused' || outcome === 'warned') && distance !== 0 && distance !== 1)
      process.stdout.write(`far ${distance}\t${code}\t${kind}\t${what}\n`);
process.exitCode = page.isGoodEnough ? 0 : 1;
