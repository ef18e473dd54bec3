import type { MissingFigure } from './module/manifest.ts';
import { calculableUntil, missingOn, missingText } from './module/missing-figures.ts';
import { type Period, type PeriodType, referenceDate } from './module/period.ts';
import type { RuleModule } from './module.ts';

/** The rules of one calculation, and the date at which they are read. */
export interface ChosenRules {
  readonly module: RuleModule;
  readonly referenceDate: string;
}

/** Why a scheme cannot calculate a period, and the facts that an error carries. */
export interface NotEffective {
  readonly message: string;
  readonly details: {
    readonly available_years: readonly number[];
    /** Absent where figures are not the reason. */
    readonly missing_figures?: readonly MissingFigure[];
  };
}

export type RulesOnDate =
  | { readonly kind: 'rules'; readonly rules: ChosenRules }
  | ({ readonly kind: 'none' } & NotEffective);

export const PERIOD_TYPES: readonly PeriodType[] = ['monthly', 'biweekly', 'weekly', 'event'];

/** The file of a scheme that is valid on its own reference date and knows its figures, or why there is none. */
export function rulesOnDate(files: readonly RuleModule[], period: Period, year: number): RulesOnDate {
  const rules = validOn(files, period, year);
  if (rules === null)
    return {
      kind: 'none',
      message: whyNoRules(files, period, year),
      details: { available_years: yearsOfRules(files) },
    };
  const missing = missingOn(rules.module.manifest, rules.referenceDate);
  if (missing.length === 0) return { kind: 'rules', rules };
  const message = `The scheme cannot calculate this period, for want of ${missingText(missing)}.`;
  return {
    kind: 'none',
    message,
    details: { available_years: yearsOfRules(files), missing_figures: missing },
  };
}

function validOn(files: readonly RuleModule[], period: Period, year: number): ChosenRules | null {
  for (const module of files) {
    const { asOf, validFrom, validUntil } = module.manifest;
    const date = referenceDate(asOf, period, year);
    if (validFrom <= date && date <= validUntil) return { module, referenceDate: date };
  }
  return null;
}

/**
 * Says why a scheme has no rules for a period. A period that spans two years may have rules in its other year: the
 * sentence then names that year.
 */
function whyNoRules(files: readonly RuleModule[], period: Period, year: number): string {
  const other = [period.start, period.end]
    .map((date) => Number.parseInt(date, 10))
    .find((one) => one !== year && isKnownOn(validOn(files, period, one)));
  if (other !== undefined)
    return `The scheme has no rules for this period in ${year}: send it with the year ${other}, in which it begins or ends.`;
  const years = yearsOfRules(files);
  return years.length === 0
    ? 'The scheme has no rules for this period.'
    : `The scheme has no rules for this period; it has rules for ${years.join(', ')}.`;
}

/** True for rules that know all their figures on their date. */
function isKnownOn(rules: ChosenRules | null): boolean {
  return rules !== null && missingOn(rules.module.manifest, rules.referenceDate).length === 0;
}

/** The years in which a scheme can calculate. */
function yearsOfRules(files: readonly RuleModule[]): readonly number[] {
  return [...new Set(files.flatMap(yearsOf))].toSorted((a, b) => a - b);
}

function yearsOf({ manifest }: RuleModule): readonly number[] {
  const first = Number.parseInt(manifest.validFrom, 10);
  const last = Number.parseInt(calculableUntil(manifest) ?? '', 10);
  return Number.isNaN(last) ? [] : Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** The period types that any file of a scheme offers. */
export function periodTypesOf(files: readonly RuleModule[]): readonly PeriodType[] {
  return PERIOD_TYPES.filter((one) => files.some(({ manifest }) => manifest.periods.includes(one)));
}
