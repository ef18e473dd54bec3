import type { RuleModule } from '../../../runtime/module.ts';
import {
  around,
  type DrawnCall,
  drawPeople,
  newestRules,
  oraclesWithSalary,
} from '../../curves/drawn-people.ts';
import { gridFor, type Judged, judgeSolutions } from '../../curves/judge.ts';
import { dice } from '../../oracle/dice.ts';
import type { Dice } from '../../oracle/oracle.ts';

/** A part of the window of one person. */
export interface Order {
  /** The country and the scheme. */
  readonly scheme: string;
  readonly person: number;
  readonly seed: number;
  /** Steps of the whole window, and those of the part. */
  readonly steps: number;
  readonly from: number;
  readonly to: number;
}

const TARGETS = 12;

interface Scheme {
  readonly rules: RuleModule;
  readonly draw: (random: Dice) => DrawnCall | undefined;
}

/** Those that read a salary. */
const BY_NAME: ReadonlyMap<string, Scheme> = new Map([
  ...oraclesWithSalary().map((oracle): readonly [string, Scheme] => {
    const rules = newestRules(oracle);
    return [nameOf(rules), { rules, draw: (random) => drawPeople(oracle, rules, random, 1)[0] }];
  }),
]);

function nameOf({ manifest: { country, scheme } }: RuleModule): string {
  return `${country} ${scheme}`;
}

/** The names by which orders say their scheme. */
export const SCHEMES = [...BY_NAME.keys()];

const PEOPLE = new Map<string, DrawnCall>();

/** Calculates every payslip of the part, and compares them with the curve and with what is solved. */
export function checkWindow(order: Order): Judged {
  const { scheme, person, seed, steps, from, to } = order;
  const known = BY_NAME.get(scheme);
  if (known === undefined) throw new RangeError(`no scheme ${scheme}`);
  const { rules } = known;
  const random = dice(seed + person);
  const key = `${scheme} ${seed} ${person}`;
  const drawn = PEOPLE.get(key) ?? known.draw(random);
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
