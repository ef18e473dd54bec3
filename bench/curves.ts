/**
 * Net to gross: every salary that gives exactly a net, with the curve that proves it, for random people of every scheme, by
 * the rules alone and over HTTP from a service in this process; beside the enumeration of the payslips that proves the same,
 * and beside the inversion of Publicodes. Prints milliseconds.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import Engine from 'publicodes';
import { manifestOf } from '../compiler/manifest/manifest.ts';
import { modules } from '../generated/rules/index.ts';
import { Curve } from '../runtime/curves/curve.ts';
import { amountText, inputAt } from '../runtime/curves/curve-texts.ts';
import type { Grid } from '../runtime/curves/grid.ts';
import { type SolvedTexts, solvedTexts } from '../runtime/curves/solved-texts.ts';
import { stretchTexts } from '../runtime/curves/stretch-texts.ts';
import { Ratio } from '../runtime/interpreter/ratio.ts';
import type { Call, RuleModule } from '../runtime/module.ts';
import { ROOT } from '../test/architecture/source-files.ts';
import {
  around,
  type DrawnPerson,
  drawPeople,
  newestRules,
  oraclesWithSalary,
} from '../test/curves/drawn-people.ts';
import { centsAt, gridFor } from '../test/curves/judge.ts';
import { dice } from '../test/oracle/dice.ts';
import type { Oracle } from '../test/oracle/oracle.ts';
import { oracles } from '../test/oracle/oracles.ts';
import { factsOf } from './engines/facts.ts';
import { compiledRules, newestRuleFiles } from './engines/newest-rules.ts';
import { publicodesRules, SILENT, situationOf } from './engines/publicodes.ts';
import { compared, measured, publish } from './result.ts';

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
// All that is made below is in there.
process.env.TMPDIR = folder;
// The tests' own service reads it when it is loaded.
globalThis.TEST_DATABASE = 'sqlite';
const { TestService } = await import('../test/server/test-service.ts');

const PEOPLE = 9;
const ROUNDS = 15;
/** So often everybody is asked for before anything is measured: a service has been up for more than a second. */
const ROUNDS_BEFORE = 10;
const SOLVE_AIM_MS = 5;
const CURVE_AIM_MS = 200;
/** Salaries that the enumeration goes through, and of which so many are measured. */
const GRID = 2_000_000n;
const ENUMERATED = 5_000n;
const FIELD = 'net_salary';

/** Processor time, which the rest of the machine bends less than the clock. */
function since(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function cost(work: () => void): number {
  const before = process.cpuUsage();
  work();
  return since(before);
}

/** As the service answers: the solutions, or the nearest, and the curve as its certificate. */
function solve(rules: RuleModule, call: Call, grid: Grid, target: Ratio): SolvedTexts {
  const curve = Curve.of(rules, call, grid, [FIELD]);
  const solved = solvedTexts(grid, curve.solve(FIELD, target));
  for (const stretch of curve.stretches(FIELD)) stretchTexts(grid, stretch);
  return solved;
}

function netOf(rules: RuleModule, call: Call): Ratio {
  const outcome = rules.evaluate({ ...call, trace: false });
  if (outcome.kind === 'refused') throw new Error('a drawn payslip is refused');
  return Ratio.of(outcome.evaluation.summary[FIELD]);
}

type Service = InstanceType<typeof TestService>;

/** What a client sends to ask for the same. */
function solveRequest({ request, by }: DrawnPerson, grid: Grid, target: Ratio): string {
  const [from, to] = [inputAt(grid, grid.from), inputAt(grid, grid.to)];
  const { [by]: _, ...employee } = { ...request.employee };
  const asked = { by, from, to, target: { field: FIELD, amount: amountText(target) } };
  return JSON.stringify({ ...request, employee, solve: asked });
}

async function answered({ url, key }: Service, body: string): Promise<string> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` };
  const response = await fetch(`${url}/v1/payroll/solve`, { method: 'POST', headers, body });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${response.status} ${text}`);
  return text;
}

/** The service must find the same salaries. */
function agree(text: string, { solutions }: SolvedTexts): void {
  const [{ solutions: found }] = JSON.parse(text).results;
  const runs = found.map(({ from, to }: { from: string; to: string }) => ({ from, to }));
  if (JSON.stringify(runs) !== JSON.stringify(solutions))
    throw new Error(`the service solves otherwise: ${text}`);
}

interface Times {
  readonly name: string;
  readonly rules: RuleModule;
  readonly people: readonly DrawnPerson[];
  readonly solves: number[];
  /** Over HTTP, the client's part included. */
  readonly answers: number[];
}

function enumeration(rules: RuleModule, person: DrawnPerson, grid: Grid): number {
  const { from } = around(grid, person, ENUMERATED, dice(1));
  const milliseconds = cost(() => {
    for (let point = from; point < from + ENUMERATED; point++)
      centsAt(rules, person.call, grid, point)?.(FIELD);
  });
  return (milliseconds * Number(GRID)) / Number(ENUMERATED);
}

function enumerationsOf({ rules, people }: Times): readonly number[] {
  return people.map((person) => enumeration(rules, person, gridFor(rules, person.by)));
}

function drawnFor(oracle: Oracle): Pick<Times, 'rules' | 'people'> {
  const rules = newestRules(oracle);
  return { rules, people: drawPeople(oracle, rules, dice(20260101), PEOPLE) };
}

/** What the solves of a service that has just started take, everybody of every scheme in turn. */
async function warmUp(service: Service): Promise<readonly number[]> {
  const times: number[] = [];
  const drawn = oraclesWithSalary().map(drawnFor);
  for (let round = 0; round < ROUNDS_BEFORE; round++) {
    for (const { rules, people } of drawn) {
      for (const person of people) {
        const body = solveRequest(person, gridFor(rules, person.by), netOf(rules, person.call));
        const begun = process.cpuUsage();
        await answered(service, body);
        times.push(since(begun));
      }
    }
  }
  return times;
}

async function timesOf(oracle: Oracle, service: Service): Promise<Times> {
  const { rules, people } = drawnFor(oracle);
  const [solves, answers]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    for (const person of people) {
      const grid = gridFor(rules, person.by);
      const target = netOf(rules, person.call);
      const time = cost(() => solve(rules, person.call, grid, target));
      const body = solveRequest(person, grid, target);
      const begun = process.cpuUsage();
      const text = await answered(service, body);
      const overHttp = since(begun);
      if (round === 0) agree(text, solve(rules, person.call, grid, target));
      if (round < ROUNDS / 3) continue;
      solves.push(time);
      answers.push(overHttp);
    }
  }
  return { name: `${oracle.country} ${oracle.scheme}`, rules, people, solves, answers };
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

const service = await new TestService({ modules, root: ROOT, config: { rateLimit: null } }).start();
const early = await warmUp(service);
const times: Times[] = [];
for (const oracle of oraclesWithSalary()) times.push(await timesOf(oracle, service));
await service.stop();
rmSync(folder, { recursive: true, force: true });
// Enumerating takes so long that the service would take its client for gone.
const all = times.map((one) => ({ ...one, enumerations: enumerationsOf(one) }));
const largest = all.find(({ name }) => name === 'CO ordinario') ?? all[0];
if (largest === undefined) throw new Error('no scheme to measure');
const of = (times: readonly number[]) => measured('', times).median;
const slowest = (times: 'solves' | 'answers') => Math.max(...all.map((one) => of(one[times])));
const least = (times: 'solves' | 'answers') =>
  Math.min(...all.map((one) => of(one.enumerations) / of(one[times])));
const inversion = publicodesTimes();
publish([
  {
    title: 'every salary that gives a net',
    about: `${PEOPLE} random people of each scheme, along the whole range of salaries to 10,000,000,000 in cents, with the curve as certificate; over HTTP from a service in the same process, with what the client takes for it, after it has found the same salaries.`,
    unit: 'ms of processor time',
    spread: 'fastest–slowest',
    contenders: [
      ...all.map(({ name, solves }) => measured(name, solves)),
      ...all.map(({ name, answers }) => measured(`${name}, over HTTP`, answers)),
      measured(`${largest.name}, ${GRID.toLocaleString('en')} payslips enumerated`, largest.enumerations),
      measured(`${largest.name}, inversion of Publicodes`, inversion),
    ],
    ratios: [
      compared(`a solve of ${largest.name}`, null, of(largest.solves), { atMost: SOLVE_AIM_MS }),
      compared(`a solve of ${largest.name} over HTTP`, null, of(largest.answers), { atMost: SOLVE_AIM_MS }),
      compared('a solve of the slowest scheme over HTTP', null, slowest('answers'), { atMost: SOLVE_AIM_MS }),
      compared('the curve and a solve of the slowest scheme', null, slowest('solves'), {
        atMost: CURVE_AIM_MS,
      }),
      compared('the enumeration', 'a solve', least('solves'), { atLeast: 100 }),
      compared('the enumeration', 'a solve over HTTP', least('answers'), { atLeast: 100 }),
      compared(
        'the inversion of Publicodes',
        `a solve of ${largest.name}`,
        of(inversion) / of(largest.solves),
      ),
    ],
    notes: [
      `Over HTTP it is measured after ${early.length} solves; the first ${times.length * PEOPLE} of a service that has just started took ${of(early.slice(0, times.length * PEOPLE)).toFixed(1)} ms at the median.`,
      `Of the enumeration ${ENUMERATED.toLocaleString('en')} payslips were calculated, and their time multiplied; the solve covers the whole range.`,
      `While it was measured ${loadavg()[0]?.toFixed(1)} processes wanted one of ${availableParallelism()} cores, over a minute.`,
      'Publicodes finds one salary near the net, by floating point, and neither a second one nor that there is none.',
    ],
  },
]);
