/**
 * The newest rule file of every scheme: our emitted rules against the same rules by hand and on rule engines,
 * one payslip after the other on one thread. All must agree before they are timed; they take turns.
 *
 * BENCH_SCHEMES=co/ordinario,mx/asimilados  BENCH_ROUNDS=9  BENCH_ROUND_MS=150
 */
import { newestRuleFiles } from '../engines/newest-rules.ts';
import {
  type BenchResult,
  type Compared,
  compared,
  measured,
  medianRatio,
  printed,
  publish,
} from '../result.ts';
import { alternatingRounds } from './rounds.ts';
import { type Comparison, comparisonOf, NAMES } from './scheme.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 9);
const roundMs = Number(process.env.BENCH_ROUND_MS ?? 150);
const chosen = process.env.BENCH_SCHEMES?.split(',');

type Rates = ReadonlyMap<string, readonly number[]>;

function median(values: readonly number[]): number {
  return measured('', values).median;
}

/** Where both were measured. */
function rateRatio(rates: Rates, of: string, to: string): number | null {
  const [above, below] = [rates.get(of), rates.get(to)];
  return above === undefined || below === undefined ? null : medianRatio(above, below);
}

function fastestEngine({ engines }: Comparison, rates: Rates): string {
  const bySpeed = engines.toSorted((a, b) => median(rates.get(b) ?? []) - median(rates.get(a) ?? []));
  return bySpeed[0] ?? '';
}

/** The aims of docs/benchmarks.md. */
function ratiosOf(comparison: Comparison, rates: Rates): readonly Compared[] {
  const fastest = fastestEngine(comparison, rates);
  const found: Compared[] = [];
  const time = rateRatio(rates, NAMES.integers, NAMES.amounts);
  if (time !== null) found.push(compared(`time of ${NAMES.amounts}`, NAMES.integers, time, { atMost: 1.5 }));
  const aims = [
    { of: NAMES.amounts, to: NAMES.decimal, aim: { atLeast: 15 } },
    { of: NAMES.text, to: NAMES.traced, aim: { atLeast: 8 } },
    { of: NAMES.objects, to: fastest, aim: { atLeast: 100 } },
    { of: NAMES.amounts, to: fastest, aim: { atLeast: 100 } },
  ];
  for (const { of, to, aim } of aims) {
    const ratio = rateRatio(rates, of, to);
    if (ratio !== null) found.push(compared(of, to, ratio, aim));
  }
  return found;
}

function notesOf({ agreements }: Comparison): readonly string[] {
  return agreements.map(({ engine, agreement: { steps, inexact, wrong } }) =>
    inexact === 0
      ? `${engine}: all ${steps} values of the employees are ours exactly.`
      : `${engine}: ${inexact} of ${steps} values show binary noise; ${wrong} are off by half a cent or more.`,
  );
}

async function resultOf(file: string): Promise<BenchResult> {
  const comparison = await comparisonOf(file);
  const rates = await alternatingRounds(comparison.contenders, rounds, roundMs);
  return {
    title: file.replace('rules/', '').replace('.pay', ''),
    about: `One payslip of ${comparison.steps} formulas; ${comparison.people} employees in turn, one thread.`,
    unit: 'payslips a second',
    spread: `slowest–fastest of ${rounds} alternating rounds`,
    contenders: [...rates].map(([name, values]) => measured(name, values)),
    ratios: ratiosOf(comparison, rates),
    notes: notesOf(comparison),
  };
}

const results: BenchResult[] = [];
for (const file of newestRuleFiles()) {
  if (chosen !== undefined && !chosen.some((scheme) => file.includes(scheme))) continue;
  const result = await resultOf(file);
  console.log(printed(result));
  results.push(result);
}
publish(results, false);
