/** An employee's month, as the request sends it: decimal texts, flags, the dates of one whole month. */
export interface Person {
  readonly employee: Readonly<Record<string, string>>;
  readonly overrides: Readonly<Record<string, boolean>>;
  readonly period: Month;
}

/** A whole calendar month; its days are those that the request sends. */
export interface Month {
  readonly type: 'monthly';
  readonly start: string;
  readonly end: string;
  readonly days: number;
}

/** A whole month of 2026, sent with 30 days. */
export function monthOf2026(month: number): Month {
  const start = `2026-${String(month).padStart(2, '0')}-01`;
  const last = new Date(Date.UTC(2026, month, 0)).getUTCDate();
  return { type: 'monthly', start, end: `${start.slice(0, 8)}${last}`, days: 30 };
}

/** Amounts by the name of what they are, among them whatever else an opponent computes on its way. */
export type Amounts = Readonly<Record<string, unknown>>;

/** A program that computes the amounts of the law in `law/` without the rule compiler. */
export interface Contender {
  readonly name: string;
  /** In so many parts of one unit of the currency: 100 where it computes in whole cents. */
  readonly coins: 100 | 1;
  /** Reads the request once; each call of what it returns computes every amount anew. */
  readonly prepare: (person: Person) => () => Amounts | Promise<Amounts>;
}

/** The first amount of a person that is not, to the last digit, what the emitted rules say; null when all are. */
export async function difference(
  contender: Contender,
  person: Person,
  expected: Readonly<Record<string, string>>,
): Promise<string | null> {
  const found = await contender.prepare(person)();
  for (const [id, amount] of Object.entries(expected)) {
    const theirs = Number(found[id]) / contender.coins;
    if (theirs !== Number(amount))
      return `${id} is ${theirs} of ${contender.name}, ${amount} of the emitted rules`;
  }
  return null;
}
