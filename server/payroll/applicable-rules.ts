import { periodFaults } from '../../runtime/request/period-faults.ts';
import type { WirePeriod } from '../../runtime/request/sent-request.ts';
import { periodOf } from '../../runtime/request/sent-request.ts';
import { requestError } from './refusals.ts';
import { type ChosenRules, chooseRules, type RuleCatalog, requirePeriodType } from './rule-catalog.ts';

/** What decides which rules apply, whoever is paid. */
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

/** The same for a subject that was accepted before: its dates are not judged again. */
export function rulesOfAccepted(subject: Subject, catalog: RuleCatalog): ChosenRules {
  const period = periodOf(subject);
  const files = catalog.scheme(subject.country, subject.scheme);
  requirePeriodType(files, period.type);
  return chooseRules(files, period, subject.year);
}
