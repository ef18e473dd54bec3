import type { Variables } from './variables.ts';

/** Seconds between the steps of a mock payout whose request does not say. */
export function readPayoutStepSeconds(env: Variables, faults: string[]): number {
  const text = env.PAYOUT_STEP_SECONDS || '2';
  const seconds = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  if (seconds <= 3600) return seconds;
  faults.push(`PAYOUT_STEP_SECONDS must be a number from 0 to 3600, not ${JSON.stringify(text)}`);
  return 2;
}
