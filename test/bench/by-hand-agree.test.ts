import { createHash } from 'node:crypto';
import { Decimal } from 'decimal.js';
import { amountsByHand, stringifiedByHand, tracesByHand } from '../../bench/by-hand/all.ts';
import type { ByHand, ByHandTraced, Person } from '../../bench/by-hand/contender.ts';
import { drawPerson } from '../../bench/by-hand/draw.ts';
import { emittedAmounts, emittedTrail } from '../../bench/by-hand/emitted-amounts.ts';
import { keptModule } from '../../bench/by-hand/kept-laws.ts';
import type { RuleModule } from '../../runtime/module.ts';
import { dice } from '../oracle/dice.ts';

const RANDOM_PEOPLE = 320;
const RANDOM_TRAILS = 40;

type Amounts = Readonly<Record<string, string>>;

/** The employees of the benchmark, and random ones. */
function peopleOf({ scheme, people }: ByHand | ByHandTraced, random: number): readonly Person[] {
  const seeded = dice(2026);
  return [...people, ...Array.from({ length: random }, () => drawPerson(scheme, seeded))];
}

function amountsOf(contender: ByHand, person: Person): Amounts {
  const coins = contender.arithmetic === 'integers' ? contender.coins : 1;
  const amounts = Object.entries(contender.prepare(person)());
  return Object.fromEntries(amounts.map(([id, amount]) => [id, new Decimal(amount).div(coins).toFixed(2)]));
}

function differences(contender: ByHand, person: Person, expected: Amounts): readonly string[] {
  const found = amountsOf(contender, person);
  const ids = new Set([...Object.keys(expected), ...Object.keys(found)]);
  return [...ids]
    .filter((id) => expected[id] !== found[id])
    .map((id) => `${id}: ${expected[id]} emitted, ${found[id]} with ${contender.arithmetic} by hand`);
}

function inPairs<T extends ByHand | ByHandTraced>(
  contenders: readonly T[],
): readonly (readonly [string, T[]])[] {
  return Object.entries(Object.groupBy(contenders, ({ scheme }) => scheme)).map(([scheme, pair = []]) => [
    scheme,
    pair,
  ]);
}

test.each(inPairs(amountsByHand))(
  '%s with decimals and with integers by hand: every amount is that of the emitted rules',
  (_scheme, contenders) => {
    const [first] = contenders;
    if (first === undefined) throw new Error('no contender');
    const module = keptModule(first.file);
    const wrong = peopleOf(first, RANDOM_PEOPLE).flatMap((person) => {
      const expected = emittedAmounts(module, person);
      const different = contenders.flatMap((contender) => differences(contender, person, expected));
      return different.length === 0 ? [] : [{ person, different }];
    });
    expect(wrong.slice(0, 3)).toEqual([]);
  },
);

/** Step by step, so that a difference is shown in few lines; all of the text is compared. */
function stepsOf(trail: string): readonly string[] {
  return trail.split('},{');
}

function expectTheSameTrail(module: RuleModule, person: Person, contenders: readonly ByHandTraced[]): void {
  const expected = emittedTrail(module, person);
  const amounts = emittedAmounts(module, person);
  for (const contender of contenders) {
    const made = contender.prepare(person)();
    const texts = Object.entries(made.amounts).map(([id, amount]) => [id, amount.toFixed(2)]);
    expect(stepsOf(made.trace)).toEqual(stepsOf(expected));
    expect(made.digest).toBe(createHash('sha256').update(expected).digest('hex'));
    expect(Object.fromEntries(texts)).toEqual(amounts);
  }
}

test.each(inPairs([...tracesByHand, ...stringifiedByHand]))(
  '%s with an audit trail by hand: the same bytes as the service wrote in the first version of the trail',
  (_scheme, contenders) => {
    const [first] = contenders;
    if (first === undefined) throw new Error('no contender');
    const module = keptModule(first.file);
    for (const person of peopleOf(first, RANDOM_TRAILS)) expectTheSameTrail(module, person, contenders);
  },
);

test('every contender of a scheme computes the same 16 employees', () => {
  for (const { scheme, people } of [...amountsByHand, ...tracesByHand, ...stringifiedByHand]) {
    expect(people).toHaveLength(16);
    expect(amountsByHand.find((other) => other.scheme === scheme)?.people).toBe(people);
  }
});
