/**
 * Net to gross: every salary that gives exactly a net, with the curve that proves it, for random people of every scheme;
 * beside the enumeration of the payslips that proves the same, and beside the inversion of Publicodes. Prints milliseconds.
 */
import Engine from 'publicodes';
import { manifestOf } from '../compiler/manifest/manifest.ts';
import { Curve } from '../runtime/curves/curve.ts';
import type { Grid } from '../runtime/curves/grid.ts';
import { solvedTexts } from '../runtime/curves/solved-texts.ts';
import { stretchTexts } from '../runtime/curves/stretch-texts.ts';
import { Ratio } from '../runtime/interpreter/ratio.ts';
import type { Call, RuleModule } from '../runtime/module.ts';
import { around, type DrawnPerson, drawPeople, newestRules } from '../test/curves/drawn-people.ts';
import { centsAt, gridFor } from '../test/curves/judge.ts';
import { dice } from '../test/oracle/dice.ts';
import type { Oracle } from '../test/oracle/oracle.ts';
import { oracles } from '../test/oracle/oracles.ts';
import { factsOf } from './engines/facts.ts';
import { compiledRules, newestRuleFiles } from './engines/newest-rules.ts';
import { publicodesRules, SILENT, situationOf } from './engines/publicodes.ts';
import { compared, measured, publish } from './result.ts';

const PEOPLE = 9;
const ROUNDS = 15;
const SOLVE_AIM_MS = 5;
const CURVE_AIM_MS = 200;
/** Salaries that the enumeration goes through, and of which so many are measured. */
const GRID = 2_000_000n;
const ENUMERATED = 5_000n;
const FIELD = 'net_salary';

/** Processor time, which the rest of the machine bends less than the clock. */
function cost(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** As the service answers: the solutions, or the nearest, and the curve as its certificate. */
function solve(rules: RuleModule, call: Call, grid: Grid, target: Ratio): void {
  const curve = Curve.of(rules, call, grid);
  solvedTexts(grid, curve.solve(FIELD, target));
  for (const stretch of curve.stretches(FIELD)) stretchTexts(grid, stretch);
}

function netOf(rules: RuleModule, call: Call): Ratio {
  const outcome = rules.evaluate({ ...call, trace: false });
  if (outcome.kind === 'refused') throw new Error('a drawn payslip is refused');
  return Ratio.of(outcome.evaluation.summary[FIELD]);
}

interface Times {
  readonly name: string;
  readonly solves: number[];
  readonly enumerations: number[];
}

function enumeration(rules: RuleModule, person: DrawnPerson, grid: Grid): number {
  const { from } = around(grid, person, ENUMERATED, dice(1));
  const milliseconds = cost(() => {
    for (let point = from; point < from + ENUMERATED; point++)
      centsAt(rules, person.call, grid, point)?.(FIELD);
  });
  return (milliseconds * Number(GRID)) / Number(ENUMERATED);
}

function timesOf(oracle: Oracle): Times {
  const rules = newestRules(oracle);
  const people = drawPeople(oracle, rules, dice(20260101), PEOPLE);
  const [solves, enumerations]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    for (const person of people) {
      const grid = gridFor(rules, person.by);
      const target = netOf(rules, person.call);
      const time = cost(() => solve(rules, person.call, grid, target));
      if (round >= ROUNDS / 3) solves.push(time);
    }
  }
  for (const person of people) enumerations.push(enumeration(rules, person, gridFor(rules, person.by)));
  return { name: `${oracle.country} ${oracle.scheme}`, solves, enumerations };
}

/** The same question to the engine whose users have an inversion: one salary, by floating point. */
function publicodesTimes(): readonly number[] {
  const file = newestRuleFiles().find((path) => path.includes('co/ordinario')) ?? '';
  const { ir, bytes, plan } = compiledRules(file);
  const manifest = manifestOf(ir, { path: file, bytes });
  const oracle = oracles.find(({ country, scheme }) => country === 'CO' && scheme === 'ordinario');
  if (oracle === undefined) throw new Error('nobody to draw');
  const rules = newestRules(oracle);
  const net = manifest.summary[FIELD] ?? FIELD;
  const engine = new Engine(
    { ...publicodesRules(plan), monthly_salary: { 'inversion numérique': [net] } },
    { logger: SILENT },
  );
  const people = drawPeople(oracle, rules, dice(20260101), 40).filter(({ by }) => by === 'monthly_salary');
  return people.slice(0, PEOPLE).map(({ call }) => {
    const { monthly_salary: _, ...facts } = factsOf(call, manifest, plan);
    const { n, d } = netOf(rules, call);
    return cost(() => {
      engine.setSituation({ ...situationOf(facts), [net]: Number(n) / Number(d) });
      engine.evaluate('monthly_salary');
    });
  });
}

const all = oracles.map(timesOf);
const largest = all.find(({ name }) => name === 'CO ordinario') ?? all[0];
if (largest === undefined) throw new Error('no scheme to measure');
const of = (times: readonly number[]) => measured('', times).median;
const slowest = Math.max(...all.map(({ solves }) => of(solves)));
const ratio = Math.min(...all.map(({ solves, enumerations }) => of(enumerations) / of(solves)));
const inversion = publicodesTimes();
publish([
  {
    title: 'every salary that gives a net',
    about: `${PEOPLE} random people of each scheme, along the whole range of salaries to 10,000,000,000 in cents, with the curve as certificate.`,
    unit: 'ms of processor time',
    spread: 'fastest–slowest',
    contenders: [
      ...all.map(({ name, solves }) => measured(name, solves)),
      measured(`${largest.name}, ${GRID.toLocaleString('en')} payslips enumerated`, largest.enumerations),
      measured(`${largest.name}, inversion of Publicodes`, inversion),
    ],
    ratios: [
      compared(`a solve of ${largest.name}`, null, of(largest.solves), { atMost: SOLVE_AIM_MS }),
      compared('the curve and a solve of the slowest scheme', null, slowest, { atMost: CURVE_AIM_MS }),
      compared('the enumeration', 'a solve', ratio, { atLeast: 100 }),
      compared(
        'the inversion of Publicodes',
        `a solve of ${largest.name}`,
        of(inversion) / of(largest.solves),
      ),
    ],
    notes: [
      `Of the enumeration ${ENUMERATED.toLocaleString('en')} payslips were calculated, and their time multiplied; the solve covers the whole range.`,
      'Publicodes finds one salary near the net, by floating point, and neither a second one nor that there is none.',
    ],
  },
]);
