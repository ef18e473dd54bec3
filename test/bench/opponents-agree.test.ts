import { wholeNumbers } from '../../bench/by-hand/amounts.ts';
import { difference, type Person } from '../../bench/by-hand/contender.ts';
import { drawPerson } from '../../bench/by-hand/draw.ts';
import { emittedAmounts } from '../../bench/by-hand/emitted-amounts.ts';
import { keptModule } from '../../bench/by-hand/kept-law.ts';
import { people } from '../../bench/by-hand/people.ts';
import { checkOurs, isInWholeNumbers } from '../../bench/rules/ours.ts';
import { zen } from '../../bench/zen/zen.ts';
import { dice } from '../oracle/dice.ts';

/** The employees of the benchmark, and random ones. */
function peopleAnd(random: number): readonly Person[] {
  const seeded = dice(2026);
  return [...people, ...Array.from({ length: random }, () => drawPerson(seeded))];
}

test.each([wholeNumbers, zen()])(
  '$name: every amount is that of the emitted rules, to the last digit',
  async (opponent) => {
    const wrong: string[] = [];
    for (const person of peopleAnd(320)) {
      const expected = emittedAmounts(keptModule, person);
      expect(Object.keys(expected).length).toBeGreaterThan(40);
      const found = await difference(opponent, person, expected);
      if (found !== null) wrong.push(`${found}: ${JSON.stringify(person)}`);
    }
    expect(wrong.slice(0, 3)).toEqual([]);
  },
);

test('what is timed of the emitted rules are their amounts and their trace, in plain whole numbers', () => {
  for (const person of people) checkOurs(keptModule, person);
  expect(people.filter((person) => !isInWholeNumbers(keptModule, person))).toEqual([]);
});
