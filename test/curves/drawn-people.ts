import { modules } from '../../generated/rules/index.ts';
import type { Grid } from '../../runtime/curves/grid.ts';
import { calculableUntil } from '../../runtime/module/missing-figures.ts';
import type { Call, RuleModule } from '../../runtime/module.ts';
import { isSalaryField, SALARY_FIELDS } from '../../runtime/request/employee-fields.ts';
import { readBody } from '../../runtime/request/read-body.ts';
import type { CalculationRequest } from '../../server/payroll/calculation-request.ts';
import type { Dice, Oracle } from '../oracle/oracle.ts';
import { oracles } from '../oracle/oracles.ts';

/** A payslip, and the salary that it is calculated from. */
export interface DrawnCall {
  readonly call: Call;
  readonly by: string;
}

export interface DrawnPerson extends DrawnCall {
  /** The request that asks for it. */
  readonly request: CalculationRequest;
}

export function drawPeople(
  oracle: Oracle,
  rules: RuleModule,
  random: Dice,
  count: number,
): readonly DrawnPerson[] {
  return Array.from({ length: count }, () => drawOne(oracle, rules, random));
}

/** The newest rules of the scheme that calculate a payslip: those whose figures are all blank do not. */
export function newestRules({ country, scheme }: Oracle): RuleModule {
  const found = modules
    .filter(({ manifest }) => manifest.country === country && manifest.scheme === scheme)
    .filter(({ manifest }) => calculableUntil(manifest) !== null)
    .toSorted((a, b) => (a.manifest.validFrom < b.manifest.validFrom ? 1 : -1))
    .at(0);
  if (found === undefined) throw new Error(`no rules of ${country} ${scheme}`);
  return found;
}

/** Those whose people have a salary along which a curve can go: an adjustment of a year reads what was paid. */
export function oraclesWithSalary(): readonly Oracle[] {
  return oracles.filter((oracle) => readsSalary(newestRules(oracle)));
}

export function readsSalary({ manifest }: RuleModule): boolean {
  return manifest.inputs.some(({ wire }) => isSalaryField(wire));
}

/** So many people are drawn before it is said that none can be. */
const MOST_DRAWS = 10_000;

/** A random payslip whose rules do not refuse it, and the salary that it is calculated from. */
function drawOne(oracle: Oracle, rules: RuleModule, random: Dice): DrawnPerson {
  for (let draws = 0; draws < MOST_DRAWS; draws++) {
    const year = Math.max(...oracle.years);
    const request = oracle.draw(random, year);
    const read = readBody({ ...request }, rules.manifest);
    if (read.kind !== 'call') continue;
    const by = SALARY_FIELDS.find((name) => read.call.inputs[name] !== undefined);
    if (by !== undefined && rules.evaluate(read.call).kind === 'computed')
      return { call: read.call, by, request };
  }
  throw new Error(`${oracle.country} ${oracle.scheme}: nobody with a salary is drawn`);
}

/** A window of the grid, of so many steps, with the amount of the call in it. */
export function around(grid: Grid, { call, by }: DrawnCall, steps: bigint, random: Dice): Grid {
  const sent = call.inputs[by];
  if (typeof sent !== 'object') throw new Error(`${by} was not sent`);
  const point = (sent.n * grid.unit.d) / (sent.d * grid.unit.n) - BigInt(random.integer(0, Number(steps)));
  const from = point < grid.from ? grid.from : point;
  const end = from + steps;
  const isCut = end > grid.to;
  return { ...grid, from, to: isCut ? grid.to : end };
}
