import type { Dated } from './dated.ts';

/** rules/ar/law.md 4.6: premium of the compulsory life cover (SCVO), pesos a worker and month. */
export interface LifeCoverPremium extends Dated {
  readonly premium: string;
}

export const LIFE_COVER_PREMIUMS: readonly LifeCoverPremium[] = [
  { from: '2022-03-01', premium: '37.21' },
  { from: '2023-03-01', premium: '78.36' },
  { from: '2024-03-01', premium: '175.89' },
  { from: '2025-03-01', premium: '334.68' },
  { from: '2026-03-01', premium: '424.62' },
];
