import { modules } from '../../generated/rules/index.ts';
import { Curve } from '../../runtime/curves/curve.ts';
import type { Grid } from '../../runtime/curves/grid.ts';
import type { Call, RuleModule } from '../../runtime/module.ts';
import { readBody } from '../../runtime/request/read-body.ts';
import { checkCertificate } from '../../workbench/curves/check-certificate.ts';
import { curveJson } from '../../workbench/curves/curve-json.ts';
import { dice } from '../oracle/dice.ts';
import type { Dice, Oracle } from '../oracle/oracle.ts';
import { oracles } from '../oracle/oracles.ts';
import { FIELDS, gridFor, judgeSolutions } from './judge.ts';

/** `make torture` asks for more. */
const PEOPLE = Number(process.env.CURVE_PEOPLE ?? '4');
const WINDOW = BigInt(process.env.CURVE_WINDOW ?? '400');

function newest({ country, scheme }: Oracle): RuleModule {
  const found = modules
    .filter(({ manifest }) => manifest.country === country && manifest.scheme === scheme)
    .toSorted((a, b) => (a.manifest.validFrom < b.manifest.validFrom ? 1 : -1))
    .at(0);
  if (found === undefined) throw new Error(`no rules of ${country} ${scheme}`);
  return found;
}

/** A random payslip whose rules do not refuse it, and the salary that it is calculated from. */
function draw(oracle: Oracle, rules: RuleModule, random: Dice): { readonly call: Call; readonly by: string } {
  for (;;) {
    const year = Math.max(...oracle.years);
    const read = readBody({ ...oracle.draw(random, year) }, rules.manifest);
    if (read.kind !== 'call') continue;
    const by = ['monthly_salary', 'daily_salary'].find((name) => read.call.inputs[name] !== undefined);
    if (by !== undefined && rules.evaluate(read.call).kind === 'computed') return { call: read.call, by };
  }
}

/** The window of the grid around the amount of the call. */
function around(grid: Grid, call: Call, by: string, random: Dice): Grid {
  const sent = call.inputs[by];
  if (typeof sent !== 'object') throw new Error(`${by} was not sent`);
  const point = (sent.n * grid.unit.d) / (sent.d * grid.unit.n) - BigInt(random.integer(0, Number(WINDOW)));
  const from = point < grid.from ? grid.from : point;
  const to = from + WINDOW > grid.to ? grid.to : from + WINDOW;
  return { ...grid, from, to };
}

describe.each(oracles.map((oracle) => [`${oracle.country} ${oracle.scheme}`, oracle] as const))(
  '%s',
  (_, oracle) => {
    const rules = newest(oracle);
    const random = dice(20260101);
    const people = Array.from({ length: PEOPLE }, () => draw(oracle, rules, random));

    test('payslips lie on the stretches of their curves', () => {
      for (const { call, by } of people) {
        const curve = Curve.of(rules, call, gridFor(rules, by));
        const claim = curveJson(rules.manifest, curve, FIELDS);
        expect(checkCertificate(rules, call, claim, [], 5).faults.slice(0, 3)).toEqual([]);
      }
    });

    test('what is solved is what every payslip of a window says', () => {
      for (const { call, by } of people) {
        const window = around(gridFor(rules, by), call, by, random);
        const targets = (given: readonly bigint[]): readonly bigint[] =>
          Array.from(
            { length: 6 },
            () => (given[random.integer(0, given.length - 1)] ?? 0n) + BigInt(random.integer(-1, 1)),
          );
        const { faults } = judgeSolutions(rules, call, window, targets);
        expect(faults.slice(0, 3)).toEqual([]);
      }
    });
  },
);
