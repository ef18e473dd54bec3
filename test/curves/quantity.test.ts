import { Effort, type Interval } from '../../runtime/curves/interval.ts';
import { Quantity, type Term } from '../../runtime/curves/quantity.ts';
import { roundedTo } from '../../runtime/curves/rounded.ts';
import { Ratio } from '../../runtime/interpreter/ratio.ts';
import { dice } from '../oracle/dice.ts';
import type { Dice } from '../oracle/oracle.ts';

const INTERVAL: Interval = { from: 0n, to: 1000n, effort: new Effort(10_000) };
const POINTS = [0n, 1n, 333n, 1000n];

/** Lines, some of them rounded: few different ones, so that some take others off. */
function drawQuantities(random: Dice): readonly Quantity[] {
  const drawn = (): Ratio => new Ratio(BigInt(random.integer(-3, 3)), BigInt(random.integer(1, 7)));
  return Array.from({ length: 4 }, () => {
    const line = Quantity.straight(drawn(), drawn());
    return random.integer(0, 1) === 0 ? line : roundedTo(line, 'half_up', Ratio.ONE, INTERVAL);
  });
}

function facts(quantity: Quantity): readonly unknown[] {
  const { slope, low, high, direction, isStraight } = quantity;
  const values = POINTS.map((point) => quantity.at(point));
  return [slope, low, high, direction, isStraight, quantity.wholeOf()?.absolute(), ...values];
}

test('a sum is what adding its terms one after the other gives, also where terms take others off', () => {
  const random = dice(20260101);
  const factors = [new Ratio(-1n, 1n), Ratio.ZERO, Ratio.ONE, new Ratio(2n, 3n)];
  for (let round = 0; round < 300; round++) {
    const quantities = drawQuantities(random);
    const terms = Array.from({ length: 6 }, (): Term => {
      const [quantity = Quantity.constant(Ratio.ZERO), factor = Ratio.ONE] = [
        quantities[random.integer(0, 3)],
        factors[random.integer(0, 3)],
      ];
      return { quantity, factor };
    });
    const oneByOne = terms.reduce(
      (sum, { quantity, factor }) => sum.plus(quantity.times(factor)),
      Quantity.constant(Ratio.ZERO),
    );
    expect(facts(Quantity.sum(terms))).toEqual(facts(oneByOne));
  }
});

test('what is taken off is what its opposite adds', () => {
  const random = dice(20260102);
  for (let round = 0; round < 100; round++) {
    const [one = Quantity.constant(Ratio.ONE), two = one] = drawQuantities(random);
    expect(facts(one.minus(two))).toEqual(facts(one.plus(two.times(new Ratio(-1n, 1n)))));
    expect(facts(one.less(new Ratio(5n, 3n)))).toEqual(
      facts(one.minus(Quantity.constant(new Ratio(5n, 3n)))),
    );
  }
});

test('the same number rounded in the same way deviates alike, and another one does not', () => {
  const thirds = (offset: bigint): Quantity => Quantity.straight(new Ratio(1n, 3n), new Ratio(offset, 3n));
  const rounded = (line: Quantity): Quantity => roundedTo(line, 'half_up', Ratio.ONE, INTERVAL);
  expect(rounded(thirds(1n)).minus(rounded(thirds(1n))).constant).toEqual(Ratio.ZERO);
  expect(rounded(thirds(1n)).minus(rounded(thirds(2n))).isStraight).toBe(false);
});
