import type { ContributionBase } from './employee.ts';
import type { Payslip } from './payslip.ts';

/** A liquidated month. */
export interface Liquidation {
  readonly payslip: Payslip;
  readonly base: ContributionBase;
  readonly exonerated: boolean;
  /** The days that are paid are under 10 SMMLV, the whole month is not. */
  readonly isLostByWholeMonth: boolean;
  /** The deductions and exempt income pass their common limit. */
  readonly isLimited: boolean;
}
