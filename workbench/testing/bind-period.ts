import type { Report } from '../../compiler/model/context.ts';
import type { Span, TestPeriod } from '../../dsl/ast/ast.ts';
import type { Said } from '../../dsl/diagnostics/phrases/phrase.ts';
import { readingPhrases } from '../../dsl/diagnostics/phrases/reading.ts';
import { testPhrases } from '../../dsl/diagnostics/phrases/tests.ts';
import { tests as catalog } from '../../dsl/diagnostics/tests.ts';
import { countedDays, type Period, type PeriodType, referenceDate } from '../../runtime/module/period.ts';
import type { Call, Manifest } from '../../runtime/module.ts';
import { periodFaults } from '../../runtime/request/period-faults.ts';
import { defaultDays } from '../../runtime/request/read-body.ts';
import type { RequestFault } from '../../runtime/request/request-fault.ts';

/** The parts of a call that its period decides. */
export type PeriodOfCall = Pick<Call, 'period' | 'referenceDate' | 'days'>;

function offeredType(line: TestPeriod, manifest: Manifest, report: Report): PeriodType | null {
  const offered = manifest.periods.find((type) => type === line.type.text);
  if (offered !== undefined) return offered;
  report.say(catalog.periodNotOffered, line.type.span, {
    type: line.type.text,
    offered: manifest.periods.join(', '),
  });
  return null;
}

function impossible(report: Report, span: Span, problem: Said, remedy: Said | null = null): null {
  report.say(catalog.impossiblePeriod, span, { problem, remedy });
  return null;
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

function holdsOn({ validFrom, validUntil }: Manifest, date: string): boolean {
  return validFrom <= date && date <= validUntil;
}

/** The year that the request names: of a period over New Year the one in which the file holds. */
function yearOf(
  period: Period,
  manifest: Manifest,
): readonly [year: number, fault: RequestFault | undefined] {
  const [begins, ends] = [period.start, period.end].map((date) => Number(date.slice(0, 4)));
  const isIn = (year: number) => holdsOn(manifest, referenceDate(manifest.asOf, period, year));
  const year = [ends, begins].find((one) => one !== undefined && isIn(one)) ?? ends ?? 0;
  return [year, periodFaults(period, year, manifest.proration)[0]];
}

/** True for rules by which a period is calculated. */
export function holdsFor({ type, start, end }: TestPeriod, manifest: Manifest): boolean {
  const offered = manifest.periods.find((one) => one === type.text) ?? manifest.periods[0];
  if (offered === undefined || end.iso < start.iso) return false;
  const period: Period = { type: offered, start: start.iso, end: end.iso, days: 30 };
  const [year] = yearOf(period, manifest);
  return holdsOn(manifest, referenceDate(manifest.asOf, period, year));
}

/** The period of a test with its reference date and counted days, or null when something was reported. */
export function bindPeriod(line: TestPeriod, manifest: Manifest, report: Report): PeriodOfCall | null {
  const type = offeredType(line, manifest, report);
  const [start, end] = [line.start.iso, line.end.iso];
  if (end < start) return impossible(report, line.end.span, testPhrases.thePeriodEndsOnBeforeIt(end));
  const days = line.days === null ? defaultDays(start, end) : Number(line.days.digits);
  if (!Number.isInteger(days) || days < 1 || days > 31)
    return impossible(
      report,
      line.days?.span ?? line.end.span,
      testPhrases.aPeriodHas1To31(days),
      testPhrases.nameAShorterPeriodOrIts,
    );
  if (type === null) return null;
  const period: Period = { type, start, end, days };
  const [year, fault] = yearOf(period, manifest);
  if (fault !== undefined)
    return impossible(report, line.end.span, readingPhrases.asWritten(lowerFirst(fault.message)));
  const reference = referenceDate(manifest.asOf, period, year);
  if (!holdsOn(manifest, reference))
    return impossible(
      report,
      line.start.span,
      testPhrases.theRulesHoldFromToAnd(manifest.validFrom, manifest.validUntil, reference),
      testPhrases.moveTheTestToTheRule,
    );
  return { period, referenceDate: reference, days: countedDays(manifest.days, period, manifest.proration) };
}
