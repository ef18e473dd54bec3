import { addDays } from './dates.ts';
import type { Manifest, MissingFigure } from './manifest.ts';

/** The last day that rules can calculate; null where they lack figures from their first day on. */
export function calculableUntil({
  validFrom,
  validUntil,
  missing = [],
}: Pick<Manifest, 'validFrom' | 'validUntil' | 'missing'>): string | null {
  const [first] = missing;
  if (first === undefined) return validUntil;
  return first.from <= validFrom ? null : addDays(first.from, -1);
}

/** The figures that rules lack on a date. */
export function missingOn(
  { missing = [] }: Pick<Manifest, 'missing'>,
  date: string,
): readonly MissingFigure[] {
  return missing.filter(({ from }) => from <= date);
}

/** Says which figures are missing, as in `UTM (Unidad tributaria mensual)`, and since when. */
export function missingText(missing: readonly MissingFigure[]): string {
  const names = missing.map(({ name, label, from }) => `${name} (${label}) from ${from}`);
  return `figures that are not known yet: ${names.join(', ')}`;
}
