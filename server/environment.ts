/** Keys, records and lists of one are unknown to the other. */
export type Environment = 'sandbox' | 'live';
