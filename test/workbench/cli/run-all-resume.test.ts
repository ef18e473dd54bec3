import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  existsSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../architecture/source-files.ts';
import { HEADER, idsIn, manyPeople, read, rulesAnd, runAll } from './run-all-files.ts';

const ROWS = 40_000;
/** `make torture` asks for more. */
const MOST_KILLS = Number(process.env.CRASH_KILLS ?? 4);
/** So many times the rows and the time of four kills. */
const TIMES = Math.max(1, MOST_KILLS / 4);
const SETUP = ['--rules', 'rules.pay', '--month', '2025-03', '--quiet'];

function start(cwd: string, ...args: readonly string[]): ChildProcess {
  return spawn(join(ROOT, 'bin/payroll'), ['run-all', 'people.csv', ...SETUP, ...args], {
    cwd,
    stdio: 'inherit',
  });
}

/** How far the saved run is, in bytes of the input; -1 without one. */
function savedOffset(cwd: string, out: string): number {
  const path = join(cwd, `${out}.resume`);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).progress.place.offset : -1;
}

/** Kills a run as soon as it has saved more than before and has written beyond; false when it was through. */
async function killOnTheWay(run: ChildProcess, cwd: string, out: string, wait: number): Promise<boolean> {
  const from = savedOffset(cwd, out);
  const ended = once(run, 'exit');
  const ticking = setInterval(() => {
    if (savedOffset(cwd, out) > Math.max(from, HEADER.length + 1))
      setTimeout(() => run.kill('SIGKILL'), wait);
  }, 5);
  const [, signal] = await ended;
  clearInterval(ticking);
  return signal === 'SIGKILL';
}

test.each([
  ['ndjson', ['--trace']],
  ['csv', []],
] as const)(
  'killed again and again, a run to %s ends with the very bytes of one that was not',
  async (format, options) => {
    const cwd = rulesAnd({ 'people.csv': manyPeople(ROWS * TIMES) });
    const [out, whole] = [`pay.${format}`, `whole.${format}`];
    await runAll(cwd, 'people.csv', ...options, '--out', whole, '--errors', 'whole-bad.csv');
    const files = [...options, '--out', out, '--errors', 'bad.csv'];
    let kills = 0;
    let isKilled = await killOnTheWay(start(cwd, ...files), cwd, out, 0);
    while (isKilled && kills < MOST_KILLS) {
      kills += 1;
      // A line that was being written when the process ended.
      if (kills === 1) appendFileSync(join(cwd, `${out}.part`), '{"row":12,"empl');
      const run = start(cwd, ...files, '--resume');
      if (kills < MOST_KILLS) isKilled = await killOnTheWay(run, cwd, out, (7 * kills) % 40);
      else expect(await once(run, 'exit')).toEqual([1, null]);
    }
    expect(kills).toBeGreaterThanOrEqual(1);
    expect(readFileSync(join(cwd, out)).equals(readFileSync(join(cwd, whole)))).toBe(true);
    expect(read(cwd, 'bad.csv')).toBe(read(cwd, 'whole-bad.csv'));
    for (const left of [`${out}.part`, `${out}.resume`, 'bad.csv.part'])
      expect([left, existsSync(join(cwd, left))]).toEqual([left, false]);
  },
  120_000 * TIMES,
);

/** A folder in which a run to `pay.ndjson` was killed on its way. */
async function interrupted(): Promise<string> {
  const cwd = rulesAnd({ 'people.csv': manyPeople(ROWS) });
  expect(await killOnTheWay(start(cwd, '--out', 'pay.ndjson'), cwd, 'pay.ndjson', 0)).toBe(true);
  return cwd;
}

test('a run is resumed only with what it was started with', async () => {
  const cwd = await interrupted();
  const path = join(cwd, 'people.csv');
  const [text, { mtime }] = [read(cwd, 'people.csv'), statSync(path)];
  const resume = (...args: readonly string[]) =>
    runAll(cwd, 'people.csv', '--out', 'pay.ndjson', '--resume', '--quiet', ...args);

  writeFileSync(path, text.replace('e-0,1000000', 'e-0,1000001'));
  utimesSync(path, mtime, mtime);
  expect(await resume()).toMatchObject({ status: 2, err: expect.stringContaining('input changed') });
  writeFileSync(path, `${text}e-x,1423500,\n`);
  expect(await resume()).toMatchObject({ status: 2, err: expect.stringContaining('input changed') });
  writeFileSync(path, text);
  expect(await resume()).toMatchObject({ status: 2, err: expect.stringContaining('input changed') });
  utimesSync(path, mtime, mtime);

  expect((await resume('--trace')).err).toContain('trace changed');
  expect((await resume('--month', '2025-04')).err).toContain('month changed');
  expect((await resume('--errors', 'bad.csv')).err).toContain('errors changed');
  writeFileSync(join(cwd, 'changed.pay'), read(cwd, 'rules.pay').replace('ibc * 4%', 'ibc * 5%'));
  expect((await resume('--rules', 'changed.pay')).err).toContain('rules changed');

  expect(await resume('--threads', '1')).toMatchObject({ status: 1, out: '', err: '' });
  expect(idsIn(read(cwd, 'pay.ndjson'))).toHaveLength(ROWS - ROWS / 50);
});

test('an interrupted run is not overwritten, and says how to go on', async () => {
  const cwd = await interrupted();
  const again = await runAll(cwd, 'people.csv', '--out', 'pay.ndjson');
  expect(again.status).toBe(2);
  expect(again.err).toContain('a run of pay.ndjson was interrupted: --resume goes on with it; delete ');
  rmSync(join(cwd, 'pay.ndjson.part'));
  const gone = await runAll(cwd, 'people.csv', '--out', 'pay.ndjson', '--resume');
  expect(gone.status).toBe(2);
  expect(gone.err).toContain('pay.ndjson.part is not what the interrupted run has left');
});

test('stopped from the keyboard, a run ends in good order and can be resumed', async () => {
  const cwd = rulesAnd({ 'people.csv': manyPeople(ROWS) });
  const run = start(cwd, '--out', 'pay.csv');
  const ended = once(run, 'exit');
  const ticking = setInterval(() => {
    if (savedOffset(cwd, 'pay.csv') <= HEADER.length + 1) return;
    run.kill('SIGINT');
    clearInterval(ticking);
  }, 5);
  expect(await ended).toEqual([130, null]);
  const saved = JSON.parse(read(cwd, 'pay.csv.resume'));
  expect(statSync(join(cwd, 'pay.csv.part')).size).toBe(saved.output);
  expect(await runAll(cwd, 'people.csv', '--out', 'pay.csv', '--resume', '--quiet')).toMatchObject({
    status: 1,
  });
  expect(read(cwd, 'pay.csv').split('\n')).toHaveLength(ROWS - ROWS / 50 + 2);
});
