/**
 * Random payslips of every rule file through emitted code and interpreter: not one amount, line, row, warning,
 * refusal or byte of an audit trail may differ. `make torture` runs it; the environment says how much:
 * DIFFERENTIAL_PAYSLIPS (10,000,000), DIFFERENTIAL_SEED (1), DIFFERENTIAL_FILES (parts of paths, with commas).
 */

import { modules } from '../../generated/rules/index.ts';
import { inOrder } from '../../threads/in-order.ts';
import { ThreadPool, usualThreads } from '../../threads/thread-pool.ts';
import type { Checked, Order } from './differential/check-chunk.ts';
import { addChecked, differenceText, emptyTally, type FileTally, tableOf } from './differential/report.ts';
import { wholeNumber } from './whole-number.ts';

const CHUNK = 2_000;
const PROGRESS_EVERY_MS = 10_000;

function chosenFiles(): readonly string[] {
  const parts = (process.env.DIFFERENTIAL_FILES ?? '').split(',').filter((part) => part !== '');
  const paths = modules.map(({ manifest }) => manifest.path);
  if (parts.length === 0) return paths;
  const chosen = paths.filter((path) => parts.some((part) => path.includes(part)));
  if (chosen.length === 0) throw new RangeError(`no rule file is named like ${parts.join(', ')}`);
  return chosen;
}

function* ordersOf(paths: readonly string[], payslips: number, seed: number): Generator<Order> {
  const each = Math.ceil(payslips / paths.length);
  for (const path of paths) {
    for (let chunk = 0; chunk * CHUNK < each; chunk++) {
      yield { path, seed, chunk, payslips: Math.min(CHUNK, each - chunk * CHUNK) };
    }
  }
}

/** Says now and then how far the run is. */
class Progress {
  readonly #all: number;
  readonly #startedAt = performance.now();
  #saidAt = this.#startedAt;
  done = 0;

  constructor(all: number) {
    this.#all = all;
  }

  get speed(): string {
    const seconds = (performance.now() - this.#startedAt) / 1000;
    return `${Math.round(this.done / seconds).toLocaleString('en')} payslips a second`;
  }

  /** Of all threads: other work on the machine bends it less than the time on the clock. */
  get processorTime(): string {
    const { user, system } = process.cpuUsage();
    return `${Math.round((user + system) / this.done)} µs of processor time each`;
  }

  add(payslips: number, path: string): void {
    this.done += payslips;
    const now = performance.now();
    if (now - this.#saidAt < PROGRESS_EVERY_MS) return;
    this.#saidAt = now;
    const share = Math.min(100, Math.floor((100 * this.done) / this.#all));
    console.log(`${share} %  ${this.done.toLocaleString('en')} payslips, ${this.speed}, at ${path}`);
  }
}

async function compareAll(): Promise<void> {
  const payslips = wholeNumber('DIFFERENTIAL_PAYSLIPS', 10_000_000);
  const seed = wholeNumber('DIFFERENTIAL_SEED', 1);
  const paths = chosenFiles();
  const threads = usualThreads();
  console.log(`${payslips.toLocaleString('en')} payslips, rule files ${paths.length}, seed ${seed}`);
  const tallies = new Map<string, FileTally>(paths.map((path) => [path, emptyTally(path)]));
  const progress = new Progress(payslips);
  const module = new URL('./differential/thread.ts', import.meta.url);
  const pool = new ThreadPool<Order, Checked>({ module, setup: null, threads });
  const take = (checked: Checked, order: Order): void => {
    const tally = tallies.get(order.path);
    if (tally !== undefined) addChecked(tally, checked);
    progress.add(checked.payslips, order.path);
    if (checked.found === null) return;
    console.error(differenceText(order, checked.found));
    process.exit(1);
  };
  await inOrder(ordersOf(paths, payslips, seed), 2 * threads, (order) => pool.run(order), take);
  pool.stop();
  console.log(tableOf([...tallies.values()]));
  console.log(`${progress.done.toLocaleString('en')} payslips compared, 0 differences`);
  console.log(`${progress.speed}, ${progress.processorTime}`);
}

await compareAll();
