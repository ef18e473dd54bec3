/**
 * Colombia's ordinary payroll: the emitted rules against the same law by hand and on a rule engine, one payslip after the
 * other. All must agree before they are timed; they take turns.
 *
 * BENCH_ROUNDS=9  BENCH_ROUND_MS=150
 */
import { wholeNumbers } from '../by-hand/amounts.ts';
import { difference } from '../by-hand/contender.ts';
import { emittedAmounts } from '../by-hand/emitted-amounts.ts';
import { keptModule } from '../by-hand/kept-law.ts';
import { people } from '../by-hand/people.ts';
import { type Aim, type Compared, compared, measured, medianRatio, publish } from '../result.ts';
import { zen } from '../zen/zen.ts';
import { checkOurs, ourAmounts, ourTraceText } from './ours.ts';
import { alternatingRounds, type Timed } from './rounds.ts';

const AMOUNTS = 'ours, amounts';
const TRACE = 'ours, trace bytes and SHA-256';

const rounds = Number(process.env.BENCH_ROUNDS ?? 9);
const roundMs = Number(process.env.BENCH_ROUND_MS ?? 150);
const engine = zen();
const opponents = [wholeNumbers, engine];

for (const person of people) {
  checkOurs(keptModule, person);
  const expected = emittedAmounts(keptModule, person);
  for (const opponent of opponents) {
    const found = await difference(opponent, person, expected);
    if (found !== null) throw new Error(found);
  }
}

const contenders: readonly Timed[] = [
  { name: AMOUNTS, tasks: people.map((person) => ourAmounts(keptModule, person)) },
  { name: TRACE, tasks: people.map((person) => ourTraceText(keptModule, person)) },
  ...opponents.map(({ name, prepare }) => ({ name, tasks: people.map(prepare) })),
];
const rates = await alternatingRounds(contenders, rounds, roundMs);

function ratio(of: string, to: string): number {
  return medianRatio(rates.get(of) ?? [], rates.get(to) ?? []);
}

function faster(of: string, than: string, aim: Aim | null): Compared {
  return compared(of, than, ratio(of, than), aim);
}

const time = ratio(wholeNumbers.name, AMOUNTS);
publish([
  {
    title: 'Colombia, ordinario',
    about: `One payslip of ${keptModule.manifest.steps.length} formulas; ${people.length} employees in turn.`,
    unit: 'payslips a second of processor time',
    spread: `slowest–fastest of ${rounds} alternating rounds`,
    contenders: [...rates].map(([name, values]) => measured(name, values)),
    ratios: [
      compared(`time of ${AMOUNTS}`, `time ${wholeNumbers.name}`, time, { atMost: 1.5 }),
      faster(AMOUNTS, engine.name, { atLeast: 100 }),
      faster(TRACE, engine.name, null),
    ],
    notes: [],
  },
]);
