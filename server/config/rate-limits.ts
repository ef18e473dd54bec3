import type { Variables } from './variables.ts';

export interface RateLimit {
  readonly perSecond: number;
  readonly burst: number;
}

/** Requests a second of one client; null switches every limit off that is not set by itself. */
export function readRateLimit(env: Variables, isLive: boolean, faults: string[]): RateLimit | null {
  return readLimit('RATE_LIMIT', env.RATE_LIMIT || '500', isLive, faults);
}

/** Batches a second of one client, which count as requests too. */
export function readBatchRateLimit(env: Variables, isLive: boolean, faults: string[]): RateLimit | null {
  const isRestOff = env.RATE_LIMIT === 'off' || env.RATE_LIMIT === '0';
  const whenUnset = isRestOff && !isLive ? 'off' : '20';
  return readLimit('BATCH_RATE_LIMIT', env.BATCH_RATE_LIMIT || whenUnset, isLive, faults);
}

/** A burst is two seconds' worth. */
function readLimit(name: string, text: string, isLive: boolean, faults: string[]): RateLimit | null {
  if (text === 'off' || text === '0') {
    if (isLive) faults.push(`${name} must not be off when SERVICE_ENV is live`);
    return null;
  }
  if (/^[1-9]\d{0,5}$/.test(text)) return { perSecond: Number(text), burst: 2 * Number(text) };
  faults.push(`${name} must be requests a second, or off, not ${JSON.stringify(text)}`);
  return null;
}
