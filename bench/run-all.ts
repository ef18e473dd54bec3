/**
 * `payroll run-all` over a file of employees, with the audit trail of each and its digest, from file to file,
 * against a program with worker threads written by hand for the one rule file. Both must print the
 * same payslips; the program by hand prints its trails in their first version.
 * BENCH_ROWS employees (200,000), BENCH_ROUNDS alternating rounds (3), files in BENCH_FOLDER; then
 * BENCH_MEMORY_ROWS employees (a million) into the null device, for the memory.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { compared, measured, medianRatio, publish } from './result.ts';
import { measuredRun, type Run } from './run-all/measured-run.ts';
import { writePeople } from './run-all/people.ts';
import { assertSamePayslips } from './run-all/same-payslips.ts';
import { FILE } from './run-all/trail-by-hand.ts';

const ROWS = Number(process.env.BENCH_ROWS ?? 200_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const MEMORY_ROWS = Number(process.env.BENCH_MEMORY_ROWS ?? 1_000_000);
const MONTH = '2026-03';
const THREADS = availableParallelism();
const TIME = { atMost: 1.5 };
const MEMORY = { atMost: 300 };

const folder = mkdtempSync(join(process.env.BENCH_FOLDER ?? tmpdir(), 'run-all-'));
const [people, ours, byHand] = ['people.csv', 'ours.ndjson', 'by-hand.ndjson'].map((name) =>
  join(folder, name),
);

function runOurs(from: string, to: string): Run {
  const args = ['--rules', FILE, '--month', MONTH, '--trace', '--threads', String(THREADS), '--quiet'];
  return measuredRun('bin/payroll.js', ['run-all', from, '--out', to, ...args]);
}

function runByHand(from: string, to: string): Run {
  return measuredRun('bench/run-all/by-hand.ts', [from, to, String(THREADS)]);
}

try {
  if (people === undefined || ours === undefined || byHand === undefined) throw new Error('no names');
  writePeople(people, ROWS);
  const rounds = Array.from({ length: ROUNDS }, (_, round) => {
    // Whoever is second finds the disk busy with what the first one wrote: they take turns at it.
    const [first, second] = round % 2 === 0 ? [runOurs, runByHand] : [runByHand, runOurs];
    const [a, b] = [
      first(people, first === runOurs ? ours : byHand),
      second(people, second === runOurs ? ours : byHand),
    ];
    if (round === 0) assertSamePayslips(ours, byHand);
    const megabytes = statSync(ours).size / 2 ** 20;
    rmSync(ours);
    rmSync(byHand);
    return { ...(first === runOurs ? { ours: a, byHand: b } : { ours: b, byHand: a }), megabytes };
  });
  writePeople(people, MEMORY_ROWS);
  const million = runOurs(people, '/dev/null');
  const of = (which: 'ours' | 'byHand', what: keyof Run) => rounds.map((round) => round[which][what]);
  const perSecond = (which: 'ours' | 'byHand') => of(which, 'seconds').map((seconds) => ROWS / seconds);
  const rows = ROWS.toLocaleString('en');
  const megabytes = Math.round(rounds[0]?.megabytes ?? 0).toLocaleString('en');
  const spread = `slowest and fastest of ${ROUNDS} alternating rounds`;
  const processor = medianRatio(of('ours', 'processorSeconds'), of('byHand', 'processorSeconds'));
  publish([
    {
      title: `${rows} employees from file to file`,
      about: `CSV in, ${megabytes} MB of NDJSON out, every line with its audit trail and the SHA-256 of that, on ${THREADS} threads; the start of the process is included. The program by hand knows this one rule file, its columns and the month, expects no quotes and no faults, reports nothing and cannot be resumed. Both printed the same payslips; the trails by hand are in their first version, without exact fractions.`,
      unit: 'payslips a second',
      spread,
      contenders: [measured('payroll run-all', perSecond('ours')), measured('by hand', perSecond('byHand'))],
      ratios: [
        compared(
          'time of run-all',
          'time by hand',
          medianRatio(of('ours', 'seconds'), of('byHand', 'seconds')),
          TIME,
        ),
        compared('processor time of run-all', 'processor time by hand', processor),
      ],
      notes: [],
    },
    {
      title: 'Memory of a run',
      about: `The most that the process ever held, threads and all, over ${rows} employees to a file, and over ${MEMORY_ROWS.toLocaleString('en')} to the null device.`,
      unit: 'MB',
      spread,
      contenders: [
        measured(`run-all, ${rows}`, of('ours', 'peakMegabytes')),
        measured(`by hand, ${rows}`, of('byHand', 'peakMegabytes')),
        measured(`run-all, ${MEMORY_ROWS.toLocaleString('en')}`, [million.peakMegabytes]),
      ],
      ratios: [compared('run-all over a million', null, million.peakMegabytes, MEMORY)],
      notes: [],
    },
  ]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
