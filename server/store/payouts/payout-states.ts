export type PayoutStatus = 'PENDING' | 'PROCESSING' | 'PAID' | 'REJECTED' | 'CANCELLED';

/** The party that moves a payout: the provider reports, or the client cancels. */
export type Mover = 'provider' | 'client';

interface Transition {
  readonly from: PayoutStatus;
  readonly to: PayoutStatus;
  readonly by: Mover;
}

/** Every state a payout is created in. */
export const FIRST_STATUS: PayoutStatus = 'PENDING';

/** Every legal move; all others are impossible. A state that no move leaves is the end. */
export const TRANSITIONS: readonly Transition[] = [
  { from: 'PENDING', to: 'PROCESSING', by: 'provider' },
  { from: 'PENDING', to: 'REJECTED', by: 'provider' },
  { from: 'PENDING', to: 'CANCELLED', by: 'client' },
  { from: 'PROCESSING', to: 'PAID', by: 'provider' },
  { from: 'PROCESSING', to: 'REJECTED', by: 'provider' },
];

export function isLegal(from: PayoutStatus, to: PayoutStatus, by: Mover): boolean {
  return TRANSITIONS.some((one) => one.from === from && one.to === to && one.by === by);
}

export function isTerminal(status: PayoutStatus): boolean {
  return TRANSITIONS.every((one) => one.from !== status);
}

/** The countries to which payouts go. */
export type PayoutCountry = 'MX' | 'CO' | 'BR' | 'AR' | 'CL';
