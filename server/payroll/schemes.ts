import { calculableUntil } from '../../runtime/module/missing-figures.ts';
import type { PeriodType } from '../../runtime/module/period.ts';
import type { Manifest, MissingFigure, RuleModule } from '../../runtime/module.ts';
import { ServiceError } from '../service-error.ts';
import type { RuleCatalog } from './rule-catalog.ts';

export interface Scheme {
  readonly id: string;
  readonly legal_name: string;
  readonly country: string;
  readonly currency: string;
  readonly effective_from: string;
  /** Last day of validity. */
  readonly effective_until: string;
  /** Last day that can be calculated; null where figures are missing from the first day on. */
  readonly calculable_until: string | null;
  /** Figures that are not known yet, the earliest first. */
  readonly missing_figures: readonly MissingFigure[];
  readonly version: string;
  readonly status: 'active' | 'upcoming' | 'retired';
  readonly supported_period_types: readonly PeriodType[];
  readonly concept_count: number;
  readonly legal_references: readonly string[];
  readonly dsl_path: string;
  readonly rule_fingerprint: string;
  readonly changelog: readonly SchemeChange[];
}

export interface SchemeChange {
  readonly version: string;
  readonly date: string;
  readonly summary: string;
  readonly legal_reference: string | null;
}

interface SchemeList {
  readonly country: string;
  readonly schemes: readonly Scheme[];
  readonly total: number;
}

/** One entry for each rule file, or for each that covers `date`. `day` is today, which decides the status. */
export function listSchemes(catalog: RuleCatalog, day: string, date: string | null): SchemeList {
  return listOf('ALL', catalog.modules, day, date);
}

/** Lists the schemes of one country. Throws `SCHEME_NOT_FOUND` if it has none. */
export function listCountrySchemes(
  catalog: RuleCatalog,
  country: string,
  day: string,
  date: string | null,
): SchemeList {
  const modules = catalog.modules.filter(({ manifest }) => manifest.country === country);
  if (modules.length > 0) return listOf(country, modules, day, date);
  throw new ServiceError('SCHEME_NOT_FOUND', `There are no schemes for ${country}.`, { country });
}

function listOf(
  country: string,
  modules: readonly RuleModule[],
  day: string,
  date: string | null,
): SchemeList {
  const schemes = modules
    .filter(({ manifest }) => date === null || (manifest.validFrom <= date && date <= manifest.validUntil))
    .map(({ manifest }) => describe(manifest, day));
  return { country, schemes, total: schemes.length };
}

function describe(manifest: Manifest, day: string): Scheme {
  return {
    id: manifest.scheme,
    legal_name: manifest.label,
    country: manifest.country,
    currency: manifest.currency,
    effective_from: manifest.validFrom,
    effective_until: manifest.validUntil,
    calculable_until: calculableUntil(manifest),
    missing_figures: manifest.missing ?? [],
    version: manifest.version,
    status: day < manifest.validFrom ? 'upcoming' : day > manifest.validUntil ? 'retired' : 'active',
    supported_period_types: manifest.periods,
    concept_count: manifest.steps.length,
    legal_references: manifest.laws,
    dsl_path: manifest.path,
    rule_fingerprint: manifest.fingerprint,
    changelog: manifest.changes.map(({ date, summary, law }) => ({
      version: manifest.version,
      date,
      summary,
      legal_reference: law,
    })),
  };
}
