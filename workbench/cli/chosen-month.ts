import type { Manifest } from '../../runtime/module.ts';
import { UsageError } from '../terminal/terminal.ts';

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** The month that the user named, when rules of this validity know all of it. Throws `UsageError`. */
export function chosenMonth(chosen: string, { validFrom, validUntil }: Manifest): string {
  if (!MONTH.test(chosen)) throw new UsageError(`${chosen} is not a month such as 2025-12`);
  const isKnown = chosen >= validFrom.slice(0, 7) && chosen <= validUntil.slice(0, 7);
  if (!isKnown) throw new UsageError(`these rules hold from ${validFrom} to ${validUntil}, not in ${chosen}`);
  return chosen;
}
