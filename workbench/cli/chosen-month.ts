import type { HalfPlace } from '../../runtime/module/period.ts';
import type { Manifest } from '../../runtime/module.ts';
import { UsageError } from '../terminal/terminal.ts';

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** The half of a month that the user named, when these rules have fortnights. Throws `UsageError`. */
export function chosenHalf(chosen: string | undefined, manifest: Manifest): HalfPlace | null {
  if (chosen === undefined) return null;
  if (chosen !== 'first' && chosen !== 'last') throw new UsageError(`--half is first or last, not ${chosen}`);
  if (manifest.periods.includes('biweekly')) return chosen;
  throw new UsageError(`${manifest.country}.${manifest.scheme} has no fortnights`);
}

/** The month that the user named, when rules of this validity know all of it. Throws `UsageError`. */
export function chosenMonth(chosen: string, { validFrom, validUntil }: Manifest): string {
  if (!MONTH.test(chosen)) throw new UsageError(`${chosen} is not a month such as 2025-12`);
  const isKnown = chosen >= validFrom.slice(0, 7) && chosen <= validUntil.slice(0, 7);
  if (!isKnown) throw new UsageError(`these rules hold from ${validFrom} to ${validUntil}, not in ${chosen}`);
  return chosen;
}
