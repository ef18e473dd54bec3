/**
 * The rule files that are also written by hand, those of the two largest schemes: our emitted rules against the same rules by hand and on rule engines,
 * one payslip after the other. All must agree before they are timed; they take turns.
 *
 * BENCH_SCHEMES=co/ordinario,mx/ordinario  BENCH_ROUNDS=9  BENCH_ROUND_MS=150
 */
import { filesByHand } from '../by-hand/all.ts';
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
function ratiosOf(fastest: string, rates: Rates): readonly Compared[] {
  const found: Compared[] = [];
  const time = rateRatio(rates, NAMES.integers, NAMES.amounts);
  if (time !== null)
    found.push(compared(`time of ${NAMES.amounts}`, `time ${NAMES.integers}`, time, { atMost: 1.5 }));
  const aims = [
    { of: NAMES.amounts, to: NAMES.decimal, aim: { atLeast: 15 } },
    { of: NAMES.text, to: NAMES.canonicalize, aim: { atLeast: 8 } },
    { of: NAMES.text, to: NAMES['JSON.stringify'], aim: null },
    { of: NAMES.objects, to: fastest, aim: { atLeast: 100 } },
    { of: NAMES.amounts, to: fastest, aim: { atLeast: 100 } },
  ];
  for (const { of, to, aim } of aims) {
    const ratio = rateRatio(rates, of, to);
    const named = to === fastest ? 'the fastest rule engine' : to;
    if (ratio !== null) found.push(compared(of, named, ratio, aim));
  }
  return found;
}

function notesOf({ agreements, byExact }: Comparison): readonly string[] {
  const slow =
    byExact === 0
      ? []
      : [`Ours: exact fractions compute ${byExact} of the employees, plain numbers the others.`];
  const agreed = agreements.map(({ engine, agreement: { steps, inexact, wrong } }) =>
    inexact === 0
      ? `${engine}: all ${steps} values of the employees are ours exactly.`
      : `${engine}: ${inexact} of ${steps} values show binary noise; ${wrong} are off by half a cent or more.`,
  );
  return [...slow, ...agreed];
}

async function resultOf(file: string): Promise<BenchResult> {
  const comparison = await comparisonOf(file);
  const rates = await alternatingRounds(comparison.contenders, rounds, roundMs);
  const fastest = fastestEngine(comparison, rates);
  return {
    title: file.replace('rules/', '').replace('.pay', ''),
    about: `One payslip of ${comparison.steps} formulas; ${comparison.people} employees in turn.`,
    unit: 'payslips a second of processor time',
    spread: `slowest–fastest of ${rounds} alternating rounds`,
    contenders: [...rates].map(([name, values]) => measured(name, values)),
    ratios: ratiosOf(fastest, rates),
    notes: [`The fastest rule engine is ${fastest}.`, ...notesOf(comparison)],
  };
}

const results: BenchResult[] = [];
for (const file of filesByHand) {
  if (chosen !== undefined && !chosen.some((scheme) => file.includes(scheme))) continue;
  const result = await resultOf(file);
  console.log(printed(result));
  results.push(result);
}
publish(results, false);
