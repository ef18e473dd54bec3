import type { Dated } from './dated.ts';

interface ReformStep {
  readonly individualAccount: string;
  readonly protectedReturn: string;
  readonly socialInsurance: string;
  readonly containsDisabilityInsurance: boolean;
}

/** rules/cl/law.md 4.7, Ley 21.735: the steps up to the end of the scheme. */
export const PENSION_REFORM: readonly Dated<ReformStep>[] = [
  {
    from: '2025-08-01',
    value: {
      individualAccount: '0.001',
      protectedReturn: '0',
      socialInsurance: '0.009',
      containsDisabilityInsurance: false,
    },
  },
  {
    from: '2026-08-01',
    value: {
      individualAccount: '0.001',
      protectedReturn: '0.009',
      socialInsurance: '0.025',
      containsDisabilityInsurance: true,
    },
  },
];
