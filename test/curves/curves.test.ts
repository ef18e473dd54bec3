import { Curve } from '../../runtime/curves/curve.ts';
import { checkCertificate } from '../../workbench/curves/check-certificate.ts';
import { curveJson } from '../../workbench/curves/curve-json.ts';
import { dice } from '../oracle/dice.ts';
import { oracles } from '../oracle/oracles.ts';
import { around, drawPeople, newestRules } from './drawn-people.ts';
import { FIELDS, gridFor, judgeSolutions } from './judge.ts';

/** `make torture` does more. */
const PEOPLE = 4;
const WINDOW = 400n;

describe.each(oracles.map((oracle) => [`${oracle.country} ${oracle.scheme}`, oracle] as const))(
  '%s',
  (_, oracle) => {
    const rules = newestRules(oracle);
    const random = dice(20260101);
    const people = drawPeople(oracle, rules, random, PEOPLE);

    test('payslips lie on the stretches of their curves', () => {
      for (const { call, by } of people) {
        const curve = Curve.of(rules, call, gridFor(rules, by), FIELDS);
        const claim = curveJson(rules.manifest, curve, FIELDS);
        expect(checkCertificate(rules, call, claim, [], 5).faults.slice(0, 3)).toEqual([]);
      }
    });

    test('what is solved is what every payslip of a window says', () => {
      for (const person of people) {
        const window = around(gridFor(rules, person.by), person, WINDOW, random);
        const targets = (given: readonly bigint[]): readonly bigint[] =>
          Array.from(
            { length: 6 },
            () => (given[random.integer(0, given.length - 1)] ?? 0n) + BigInt(random.integer(-1, 1)),
          );
        const { faults } = judgeSolutions(rules, person.call, window, targets);
        expect(faults.slice(0, 3)).toEqual([]);
      }
    });
  },
);
