import type { CalculationRequest } from '../../server/payroll/calculation-request.ts';

/** Draws what a random payslip needs; the same seed gives the same payslips. */
export interface Dice {
  /** A whole number from `low` to `high`, both possible. */
  integer(low: number, high: number): number;
  /** True once in `of` draws. */
  oneIn(of: number): boolean;
  /** One of the values. */
  pick<T>(values: readonly T[]): T;
}

/** What the second pair of eyes says of a request. */
export type Verdict =
  /** Every line, base, component and trace step by its concept id, and the summary by its field names. */
  | {
      readonly kind: 'computed';
      readonly amounts: ReadonlyMap<string, string>;
      readonly warnings: ReadonlySet<string>;
    }
  /** The law file bounds an input that the request passes. */
  | { readonly kind: 'refused' };

/**
 * The law of one scheme, written from `law/*.md` alone: no code of the compiler, no rule file. Amounts are
 * decimal texts with two fraction digits.
 */
export interface Oracle {
  readonly country: string;
  readonly scheme: string;
  readonly years: readonly number[];
  /** A random request of a year; boundaries of the law come far more often than by chance. */
  draw(dice: Dice, year: number): CalculationRequest;
  compute(request: CalculationRequest): Verdict;
}
