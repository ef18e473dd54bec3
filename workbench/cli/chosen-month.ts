import { missingOn, missingText } from '../../runtime/module/missing-figures.ts';
import { type HalfPlace, lastDayOfMonth } from '../../runtime/module/period.ts';
import type { Manifest } from '../../runtime/module.ts';
import type { PartOfMonth } from '../population/month-call.ts';
import { UsageError } from '../terminal/terminal.ts';
import { wholeNumber } from './whole-number.ts';

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

interface PartChoice {
  readonly half?: string;
  readonly day?: string;
}

/** The part of a month that the user named, when these rules have such parts. Throws `UsageError`. */
export function chosenPart({ half, day }: PartChoice, month: string, manifest: Manifest): PartOfMonth {
  if (half !== undefined && day !== undefined) throw new UsageError('give --half or --day, not both');
  if (half !== undefined) return chosenHalf(half, manifest);
  return day === undefined ? null : { day: chosenDay(day, month, manifest) };
}

function chosenDay(chosen: string, month: string, { country, scheme, periods }: Manifest): number {
  if (!periods.includes('event')) throw new UsageError(`${country}.${scheme} is no event: it has no --day`);
  const day = wholeNumber(chosen, '--day');
  const last = Number(lastDayOfMonth(`${month}-01`).slice(8));
  if (day >= 1 && day <= last) return day;
  throw new UsageError(`--day must be from 1 to ${last} in ${month}`);
}

function chosenHalf(chosen: string, manifest: Manifest): HalfPlace {
  if (chosen !== 'first' && chosen !== 'last') throw new UsageError(`--half is first or last, not ${chosen}`);
  if (manifest.periods.includes('biweekly')) return chosen;
  throw new UsageError(`${manifest.country}.${manifest.scheme} has no fortnights`);
}

/** The month that the user named, when rules of this validity know all of it. Throws `UsageError`. */
export function chosenMonth(chosen: string, manifest: Manifest): string {
  const { validFrom, validUntil } = manifest;
  if (!MONTH.test(chosen)) throw new UsageError(`${chosen} is not a month such as 2025-12`);
  const isKnown = chosen >= validFrom.slice(0, 7) && chosen <= validUntil.slice(0, 7);
  if (!isKnown) throw new UsageError(`these rules hold from ${validFrom} to ${validUntil}, not in ${chosen}`);
  const missing = missingOn(manifest, lastDayOfMonth(`${chosen}-01`));
  if (missing.length === 0) return chosen;
  throw new UsageError(`these rules cannot calculate ${chosen}, for want of ${missingText(missing)}`);
}
