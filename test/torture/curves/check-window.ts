import { around, type DrawnPerson, drawPeople, newestRules } from '../../curves/drawn-people.ts';
import { gridFor, type Judged, judgeSolutions } from '../../curves/judge.ts';
import { dice } from '../../oracle/dice.ts';
import { oracles } from '../../oracle/oracles.ts';

/** A part of the window of one person. */
export interface Order {
  /** The country and the scheme of an oracle. */
  readonly scheme: string;
  readonly person: number;
  readonly seed: number;
  /** Steps of the whole window, and those of the part. */
  readonly steps: number;
  readonly from: number;
  readonly to: number;
}

const TARGETS = 12;

/** The names by which orders say their scheme. */
export const SCHEMES = oracles.map(({ country, scheme }) => `${country} ${scheme}`);

const PEOPLE = new Map<string, DrawnPerson>();

/** Calculates every payslip of the part, and compares them with the curve and with what is solved. */
export function checkWindow(order: Order): Judged {
  const { scheme, person, seed, steps, from, to } = order;
  const oracle = oracles.find((one) => `${one.country} ${one.scheme}` === scheme);
  if (oracle === undefined) throw new RangeError(`no scheme ${scheme}`);
  const rules = newestRules(oracle);
  const random = dice(seed + person);
  const key = `${scheme} ${seed} ${person}`;
  const drawn = PEOPLE.get(key) ?? drawPeople(oracle, rules, random, 1)[0];
  if (drawn === undefined) throw new RangeError('nobody was drawn');
  PEOPLE.set(key, drawn);
  const window = around(gridFor(rules, drawn.by), drawn, BigInt(steps), dice(seed + person));
  const part = { ...window, from: window.from + BigInt(from), to: window.from + BigInt(to) };
  const chosen = dice(seed + person + from);
  return judgeSolutions(rules, drawn.call, part, (given) =>
    Array.from(
      { length: TARGETS },
      () => (given[chosen.integer(0, given.length - 1)] ?? 0n) + BigInt(chosen.integer(-1, 1)),
    ),
  );
}
