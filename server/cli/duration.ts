import { OperatorError } from '../operator-error.ts';

const UNIT_MS = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Reads `24h`, `7d`, `30m`, and `0`, which needs no unit. */
export function durationMs(text: string): number {
  if (text === '0') return 0;
  const [, count = '', unit] = /^(\d{1,6})([smhd])$/.exec(text) ?? [];
  if (unit === 's' || unit === 'm' || unit === 'h' || unit === 'd') return Number(count) * UNIT_MS[unit];
  throw new OperatorError(`a duration is a number and s, m, h or d, for example 24h; not ${text}`);
}
