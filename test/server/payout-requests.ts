import { BENEFICIARIES } from '../payouts/beneficiaries.ts';

const MONEY: Readonly<Record<string, { readonly currency: string; readonly amount: string }>> = {
  MX: { currency: 'MXN', amount: '12345.67' },
  CO: { currency: 'COP', amount: '1686134.00' },
  BR: { currency: 'BRL', amount: '4321.09' },
  AR: { currency: 'ARS', amount: '987654.32' },
  CL: { currency: 'CLP', amount: '650000.00' },
};

/** A payout request that is in order; `changes` replace whole top-level fields. */
export function payout(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const country = typeof changes.country === 'string' && changes.country in MONEY ? changes.country : 'MX';
  const [, , beneficiary] = BENEFICIARIES.find(([one]) => one === country) ?? [];
  return { ...MONEY[country], country, external_id: 'nomina-0', beneficiary, ...changes };
}
