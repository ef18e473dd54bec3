import { createHash } from 'node:crypto';
import { Decimal } from 'decimal.js';
import { dice } from '../../oracle/dice.ts';
import { amountsByHand, stringifiedByHand, tracesByHand } from './all.ts';
import type { ByHand, Person } from './contender.ts';
import { drawPerson } from './draw.ts';
import { emittedAmounts, emittedModule, emittedTrail } from './emitted-amounts.ts';

const RANDOM_PEOPLE = 400;
const RANDOM_TRAILS = 60;

function printed(contender: ByHand, person: Person): Readonly<Record<string, string>> {
  const coins = contender.arithmetic === 'integers' ? contender.coins : 1;
  const amounts = Object.entries(contender.prepare(person)());
  return Object.fromEntries(amounts.map(([id, amount]) => [id, new Decimal(amount).div(coins).toFixed(2)]));
}

function differences(contender: ByHand, person: Person, expected: Readonly<Record<string, string>>) {
  const found = printed(contender, person);
  const ids = new Set([...Object.keys(expected), ...Object.keys(found)]);
  return [...ids].flatMap((id) =>
    expected[id] === found[id] ? [] : [`${id}: ${expected[id]} emitted, ${found[id]} by hand`],
  );
}

test.each(amountsByHand.map((contender) => [contender.scheme, contender.arithmetic, contender] as const))(
  '%s with %s by hand: every amount is that of the emitted rules',
  (scheme, _arithmetic, contender) => {
    const module = emittedModule(contender.file);
    const random = dice(2026);
    const drawn = Array.from({ length: RANDOM_PEOPLE }, () => drawPerson(scheme, random));
    const wrong = [...contender.people, ...drawn].flatMap((person) => {
      const different = differences(contender, person, emittedAmounts(module, person));
      return different.length === 0 ? [] : [{ person, different }];
    });
    expect(wrong.slice(0, 3)).toEqual([]);
  },
);

const traced = [...tracesByHand, ...stringifiedByHand];

test.each(traced.map((contender) => [contender.scheme, contender.serialiser, contender] as const))(
  '%s with an audit trail by hand and %s: the same text as the service',
  (scheme, _serialiser, contender) => {
    const module = emittedModule(contender.file);
    const random = dice(2027);
    const drawn = Array.from({ length: RANDOM_TRAILS }, () => drawPerson(scheme, random));
    for (const person of [...contender.people, ...drawn]) {
      const { amounts, trace, digest } = contender.prepare(person)();
      expect(trace).toBe(emittedTrail(module, person));
      expect(digest).toBe(createHash('sha256').update(trace).digest('hex'));
      const texts = Object.entries(amounts).map(([id, amount]) => [id, amount.toFixed(2)]);
      expect(Object.fromEntries(texts)).toEqual(emittedAmounts(module, person));
    }
  },
);

test('every contender of a scheme computes the same 16 employees', () => {
  for (const { scheme, people } of amountsByHand) {
    expect(people).toHaveLength(16);
    expect(amountsByHand.find((other) => other.scheme === scheme)?.people).toBe(people);
  }
});
