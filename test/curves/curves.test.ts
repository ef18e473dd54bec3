import { modules } from '../../generated/rules/index.ts';
import { Curve } from '../../runtime/curves/curve.ts';
import type { RuleModule } from '../../runtime/module.ts';
import { checkCertificate } from '../../workbench/curves/check-certificate.ts';
import { curveJson } from '../../workbench/curves/curve-json.ts';
import { dice } from '../oracle/dice.ts';
import type { Dice } from '../oracle/oracle.ts';
import {
  around,
  type DrawnCall,
  drawPeople,
  newestRules,
  oraclesWithSalary,
  readsSalary,
} from './drawn-people.ts';
import { FIELDS, gridFor, judgeSolutions } from './judge.ts';

/** `make torture` does more. */
const PEOPLE = 4;
const WINDOW = 400n;

describe.each(oraclesWithSalary().map((oracle) => [`${oracle.country} ${oracle.scheme}`, oracle] as const))(
  '%s',
  (_, oracle) => {
    const rules = newestRules(oracle);
    const random = dice(20260101);
    const people = drawPeople(oracle, rules, random, PEOPLE);

    test('payslips lie on the stretches of their curves', () => {
      for (const person of people) onStretches(rules, person);
    });

    test('what is solved is what every payslip of a window says', () => {
      for (const person of people) solvedAsCalculated(rules, person, WINDOW, random);
    });
  },
);

test('of every scheme that reads a salary an oracle draws people', () => {
  const drawn = new Set(oraclesWithSalary().map(({ country, scheme }) => `${country} ${scheme}`));
  const read = modules.filter(readsSalary).map(({ manifest }) => `${manifest.country} ${manifest.scheme}`);
  expect(read.filter((scheme) => !drawn.has(scheme))).toEqual([]);
});

/** Along the whole range of the salary. */
function onStretches(rules: RuleModule, { call, by }: DrawnCall): void {
  const curve = Curve.of(rules, call, gridFor(rules, by), FIELDS);
  const claim = curveJson(rules.manifest, curve, FIELDS);
  expect(checkCertificate(rules, call, claim, [], 5).faults.slice(0, 3)).toEqual([]);
}

/** At every point of a window. */
function solvedAsCalculated(rules: RuleModule, person: DrawnCall, steps: bigint, random: Dice): void {
  const window = around(gridFor(rules, person.by), person, steps, random);
  const targets = (given: readonly bigint[]): readonly bigint[] =>
    Array.from(
      { length: 6 },
      () => (given[random.integer(0, given.length - 1)] ?? 0n) + BigInt(random.integer(-1, 1)),
    );
  const { faults } = judgeSolutions(rules, person.call, window, targets);
  expect(faults.slice(0, 3)).toEqual([]);
}
