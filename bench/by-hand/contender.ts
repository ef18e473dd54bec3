/**
 * What a good programmer would write by hand for the law of a scheme (`kept-laws.ts`), without a rule compiler.
 * `all.ts` lists every contender; `agree.test.ts` holds each to the amounts of the emitted rules.
 */
import type { Decimal } from 'decimal.js';

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

interface Contender {
  /** For example `CO.ordinario`. */
  readonly scheme: string;
  /** The rule file whose amounts are computed, from the root of the repository. */
  readonly file: string;
  /** The employees that every contender of the scheme computes. */
  readonly people: readonly Person[];
}

/** Amounts in the currency, by decimal.js. */
export interface ByDecimal extends Contender {
  readonly arithmetic: 'decimal';
  /** Reads the request once; each call of what it returns computes every amount anew. */
  readonly prepare: (person: Person) => () => Readonly<Record<string, Decimal>>;
}

/** Amounts as whole numbers below 2^53, in the smallest coin that the scheme rounds to. */
export interface ByIntegers extends Contender {
  readonly arithmetic: 'integers';
  /** Coins in one unit of the currency: 100, or 1 where the scheme rounds to whole units. */
  readonly coins: 100 | 1;
  /** Reads the request once; each call of what it returns computes every amount anew. */
  readonly prepare: (person: Person) => () => Readonly<Record<string, number>>;
}

/** Amounts only. */
export type ByHand = ByDecimal | ByIntegers;

/** One payslip with the audit trail that the service would store. */
export interface TracedAmounts {
  readonly amounts: Readonly<Record<string, Decimal>>;
  /** RFC 8785 text. */
  readonly trace: string;
  /** SHA-256 of the text, in hexadecimal. */
  readonly digest: string;
}

/** Amounts, audit trail and its digest: decimal.js, objects, a serialiser, `node:crypto`. */
export interface ByHandTraced extends Contender {
  /** `JSON.stringify` writes names in the order of RFC 8785 because they were put into it before. */
  readonly serialiser: 'canonicalize' | 'JSON.stringify';
  /** Reads the request once; each call of what it returns computes, writes and digests anew. */
  readonly prepare: (person: Person) => () => TracedAmounts;
}
