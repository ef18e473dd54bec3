import type { Period, PeriodType } from '../../runtime/module/period.ts';
import type { RuleModule } from '../../runtime/module.ts';
import { periodFaults } from '../../runtime/request/period-faults.ts';
import { periodOf, type WirePeriod } from '../../runtime/request/sent-request.ts';
import { type ChosenRules, periodTypesOf, rulesOnDate } from '../../runtime/rules-on-date.ts';
import { OperatorError } from '../operator-error.ts';
import { ServiceError } from '../service-error.ts';
import { requestError } from './refusals.ts';

export type { ChosenRules };

/** All loaded rule files. */
export class RuleCatalog {
  /** The rule files by country and scheme, the newest first. */
  readonly modules: readonly RuleModule[];

  /** Throws when a module asks for something that the service cannot do, or two answer for the same date. */
  constructor(modules: readonly RuleModule[]) {
    for (const module of modules) refuseUnsplittable(module);
    this.modules = modules.toSorted(byCountrySchemeAndNewest);
    for (const [at, module] of this.modules.entries()) refuseOverlap(module, this.modules[at + 1]);
  }

  /** The file that has these bytes. */
  ofFingerprint(fingerprint: string): RuleModule {
    const found = this.modules.find(({ manifest }) => manifest.fingerprint === fingerprint);
    if (found === undefined) throw new Error(`no loaded rule file has the fingerprint ${fingerprint}`);
    return found;
  }

  /** The files of one scheme. Throws `SCHEME_NOT_FOUND`. */
  scheme(country: string, scheme: string): readonly RuleModule[] {
    const files = this.modules.filter(
      ({ manifest }) => manifest.country === country && manifest.scheme === scheme,
    );
    if (files.length > 0) return files;
    throw new ServiceError('SCHEME_NOT_FOUND', `There is no scheme ${scheme} in ${country}.`, {
      country,
      scheme,
    });
  }
}

/** Throws `PERIOD_TYPE_NOT_SUPPORTED` when no file of the scheme offers the type. */
export function requirePeriodType(files: readonly RuleModule[], type: PeriodType): void {
  const supported = periodTypesOf(files);
  if (supported.includes(type)) return;
  const message = `The scheme has no ${type} periods; it has ${supported.join(' and ')}.`;
  throw new ServiceError('PERIOD_TYPE_NOT_SUPPORTED', message, { supported_period_types: supported });
}

/** The file that is valid on its own reference date and knows its figures. Throws `SCHEME_NOT_EFFECTIVE`. */
export function chooseRules(files: readonly RuleModule[], period: Period, year: number): ChosenRules {
  const chosen = rulesOnDate(files, period, year);
  if (chosen.kind === 'rules') return chosen.rules;
  const { available_years, missing_figures = [] } = chosen.details;
  const missing = missing_figures.map(({ name, label, from }) => ({ name, label, from }));
  throw new ServiceError('SCHEME_NOT_EFFECTIVE', chosen.message, {
    available_years,
    ...(missing.length > 0 && { missing_figures: missing }),
  });
}

/** The facts that decide which rules apply, whoever is paid. */
export interface Subject {
  readonly country: string;
  readonly scheme: string;
  readonly year: number;
  readonly period: WirePeriod;
}

/**
 * The rules of the scheme for the period. Throws, in the order of the contract: `SCHEME_NOT_FOUND`,
 * `PERIOD_TYPE_NOT_SUPPORTED`, `VALIDATION_ERROR` for the dates, `SCHEME_NOT_EFFECTIVE`.
 */
export function applicableRules(subject: Subject, catalog: RuleCatalog): ChosenRules {
  const period = periodOf(subject);
  const files = catalog.scheme(subject.country, subject.scheme);
  requirePeriodType(files, period.type);
  const faults = periodFaults(period, subject.year, files[0]?.manifest.proration ?? null);
  if (faults.length > 0) throw requestError(faults);
  const rules = chooseRules(files, period, subject.year);
  requirePeriodType([rules.module], period.type);
  return rules;
}

/** Chooses rules for a subject that was accepted before, without judging its dates again. */
export function rulesOfAccepted(subject: Subject, catalog: RuleCatalog): ChosenRules {
  const period = periodOf(subject);
  const files = catalog.scheme(subject.country, subject.scheme);
  requirePeriodType(files, period.type);
  return chooseRules(files, period, subject.year);
}

function byCountrySchemeAndNewest(a: RuleModule, b: RuleModule): number {
  return (
    compareText(a.manifest.country, b.manifest.country) ||
    compareText(a.manifest.scheme, b.manifest.scheme) ||
    compareText(b.manifest.validFrom, a.manifest.validFrom)
  );
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** A month can only be split in two halves. */
function refuseUnsplittable({ manifest }: RuleModule): void {
  if (manifest.proration === 'split_monthly' && manifest.periods.includes('weekly'))
    throw new OperatorError(`${manifest.path}: a month is not split in weeks`);
}

/** Files of one folder are told apart by `payroll check`; those of two may answer for the same date. */
function refuseOverlap({ manifest: newer }: RuleModule, before: RuleModule | undefined): void {
  const older = before?.manifest;
  if (older?.country !== newer.country || older.scheme !== newer.scheme) return;
  if (older.validUntil < newer.validFrom) return;
  const twice = `${older.path} (${older.version}) and ${newer.path} (${newer.version})`;
  throw new OperatorError(`two rule files answer for ${newer.country}.${newer.scheme}: ${twice}`);
}
