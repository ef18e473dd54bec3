import type { Ir } from '../../compiler/ir/ir.ts';
import { Report } from '../../compiler/model/context.ts';
import type {
  DateLiteral,
  PayFile,
  SchemeName,
  TestDecl,
  TestPayslips,
  TestPeriod,
} from '../../dsl/ast/ast.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import type { Said } from '../../dsl/diagnostics/phrases/phrase.ts';
import { readingPhrases } from '../../dsl/diagnostics/phrases/reading.ts';
import { testPhrases } from '../../dsl/diagnostics/phrases/tests.ts';
import { tests as catalog } from '../../dsl/diagnostics/tests.ts';
import { suggest } from '../../dsl/lexer/suggest.ts';
import { addDays, addMonths } from '../../runtime/module/dates.ts';
import { missingOn, missingText } from '../../runtime/module/missing-figures.ts';
import { lastDayOfMonth } from '../../runtime/module/period.ts';
import type { Call, Manifest, RuleModule } from '../../runtime/module.ts';
import { NameBinder } from './bind-names.ts';
import { bindPeriod, holdsFor } from './bind-period.ts';
import { givenOfTest } from './bind-tests.ts';
import {
  type EarlierPayslip,
  type EarlierPayslips,
  earlierPayslip,
  historyInputs,
} from './earlier-payslips.ts';
import { type Given, giveValues } from './given-values.ts';

/** The rules of one file of a scheme, and the tests beside it. */
export interface SchemeRules {
  readonly manifest: Manifest;
  readonly ir: Pick<Ir, 'notices'>;
  readonly module: RuleModule;
  /** null where there is no test file, or one that cannot be read. */
  readonly tests: PayFile | null;
}

/** The rules of a scheme that lie beside those of a test, in the order of their dates; none where there are none. */
export type RulesOfScheme = (scheme: SchemeName) => readonly SchemeRules[];

/** Many more than anybody is paid in the years that histories look back. */
const MOST_PAYSLIPS = 240;

/** A payslip that is still to be calculated. */
interface Unpaid {
  readonly clause: TestPayslips;
  readonly rules: SchemeRules;
  readonly call: Call;
}

/**
 * Calculates the earlier payslips of all tests of a file, each by the rules of its own date, from the first to the last: what
 * is paid in January is read in February. A test is left out after something was reported of its payslips.
 */
export function workOutPayslips(
  path: string,
  file: PayFile,
  rulesOf: RulesOfScheme,
): { readonly paid: EarlierPayslips; readonly diagnostics: readonly Diagnostic[] } {
  const report = new Report(path);
  const paid = new Map<string, readonly EarlierPayslip[]>();
  for (const decl of file.decls) {
    if (decl.decl !== 'test' || decl.payslips.length === 0) continue;
    const payslips = payslipsOf(decl, rulesOf, report);
    if (payslips !== null) paid.set(decl.title.value, payslips);
  }
  return { paid, diagnostics: report.diagnostics };
}

function payslipsOf(
  { payslips }: TestDecl,
  rulesOf: RulesOfScheme,
  report: Report,
): readonly EarlierPayslip[] | null {
  const unpaid: Unpaid[] = [];
  for (const clause of payslips) {
    const some = unpaidOf(clause, MOST_PAYSLIPS - unpaid.length, rulesOf(clause.scheme), report);
    if (some === null) return null;
    unpaid.push(...some);
  }
  const inOrder = unpaid.toSorted((a, b) => compareTexts(a.call.period.end, b.call.period.end));
  if (sayOverlap(inOrder, report)) return null;
  const paid: EarlierPayslip[] = [];
  for (const one of inOrder) {
    const payslip = pay(one, paid, report);
    if (payslip === null) return null;
    paid.push(payslip);
  }
  return paid;
}

/** True after saying that two payslips of one scheme are for the same days: the service refuses such a history. */
function sayOverlap(inOrder: readonly Unpaid[], report: Report): boolean {
  const last = new Map<string, Unpaid>();
  for (const one of inOrder) {
    const { country, scheme } = one.rules.manifest;
    const before = last.get(`${country}.${scheme}`)?.call.period;
    if (before !== undefined && one.call.period.start <= before.end) {
      const problem = testPhrases.anotherOneOfTheSchemeIsForTheseDays(before.start, before.end);
      report.say(catalog.earlierUnpaid, one.clause.span, { end: one.call.period.end, problem });
      return true;
    }
    last.set(`${country}.${scheme}`, one);
  }
  return false;
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function pay(
  { clause, rules: { manifest, module }, call }: Unpaid,
  paid: readonly EarlierPayslip[],
  report: Report,
): EarlierPayslip | null {
  const inputs = historyInputs(manifest, call, paid);
  const outcome = module.evaluate({ ...call, inputs: { ...inputs, ...call.inputs } });
  if (outcome.kind === 'computed') return earlierPayslip(manifest, call, outcome.evaluation, paid.length);
  const refusals = outcome.refusals.map(({ message }) => message).join('; ');
  const problem = readingPhrases.asWritten(refusals);
  report.say(catalog.earlierUnpaid, clause.like.span, { end: call.period.end, problem });
  return null;
}

function unpaidOf(
  clause: TestPayslips,
  most: number,
  files: readonly SchemeRules[],
  report: Report,
): readonly Unpaid[] | null {
  const periods = periodsOf(clause, most);
  if (!Array.isArray(periods)) {
    report.say(catalog.impossiblePeriod, clause.first.span, periods);
    return null;
  }
  const unpaid: Unpaid[] = [];
  for (const period of periods) {
    const one = unpaidIn(period, clause, files, report);
    if (one === null) return null;
    unpaid.push(one);
  }
  return unpaid;
}

function unpaidIn(
  period: TestPeriod,
  clause: TestPayslips,
  files: readonly SchemeRules[],
  report: Report,
): Unpaid | null {
  const rules = files.findLast(({ manifest }) => holdsFor(period, manifest));
  const { country, scheme } = clause.scheme;
  if (rules === undefined) {
    const named = `${country.text}.${scheme.text}`;
    report.say(catalog.earlierRulesMissing, clause.scheme.span, { scheme: named, date: period.end.iso });
    return null;
  }
  const bound = bindPeriod(period, rules.manifest, report);
  const missing = bound === null ? [] : missingOn(rules.manifest, bound.referenceDate);
  if (missing.length > 0) {
    const problem = readingPhrases.asWritten(missingText(missing));
    report.say(catalog.earlierUnpaid, clause.first.span, { end: period.end.iso, problem });
    return null;
  }
  const given = bound === null ? null : valuesOf(period, clause, rules, files, report);
  if (bound === null || given === null) return null;
  return { clause, rules, call: { ...bound, inputs: given.inputs, flags: given.flags, trace: true } };
}

/** The values of the test that `like` names, with its changes. A test of the rules in force comes before those of other years. */
function valuesOf(
  period: TestPeriod,
  { scheme, like }: TestPayslips,
  rules: SchemeRules,
  files: readonly SchemeRules[],
  report: Report,
): Given | null {
  const { title, changes } = like;
  const test = [rules, ...files.toReversed()]
    .flatMap(({ tests }) => (tests === null ? [] : [tests]))
    .find((tests) => titlesOf(tests).includes(title.value));
  if (test === undefined) {
    const suggestion = suggest(
      title.value,
      files.flatMap(({ tests }) => (tests === null ? [] : titlesOf(tests))),
    );
    const named = `${scheme.country.text}.${scheme.scheme.text}`;
    report.say(catalog.unknownEarlierTest, title.span, { title: title.value, scheme: named, suggestion });
    return null;
  }
  const base = givenOfTest(title.value, test, rules);
  if (base === null) {
    const problem = testPhrases.itsValuesDoNotFitTheRulesFrom(rules.manifest.validFrom);
    report.say(catalog.earlierUnpaid, title.span, { end: period.end.iso, problem });
    return null;
  }
  const codes = rules.ir.notices.flatMap(({ kind, code }) => (kind === 'warn' ? [code] : []));
  const { given, isComplete } = giveValues(changes, base, new NameBinder(rules.manifest, codes, report));
  return isComplete ? given : null;
}

function titlesOf({ decls }: PayFile): readonly string[] {
  return decls.flatMap((decl) => (decl.decl === 'test' ? [decl.title.value] : []));
}

interface Impossible {
  readonly problem: Said;
  readonly remedy: Said | null;
}

/** The periods that a clause stands for, as if the test file named each. */
function periodsOf({ span, type, first, last }: TestPayslips, most: number): TestPeriod[] | Impossible {
  const period = (start: string, end: string): TestPeriod => {
    const at = (iso: string, { span: written }: DateLiteral | TestPayslips['first']): DateLiteral => ({
      kind: 'date',
      span: written,
      iso,
    });
    return { span, type, start: at(start, first), end: at(end, last ?? first), days: null };
  };
  if (first.kind === 'date')
    return last?.kind === 'date'
      ? [period(first.iso, last.iso)]
      : { problem: testPhrases.payslipsNeedTwoDays, remedy: null };
  const to = last ?? first;
  if (to.kind === 'date') return { problem: testPhrases.payslipsNeedTwoDays, remedy: null };
  if (to.iso < first.iso) return { problem: testPhrases.thePeriodEndsOnBeforeIt(to.iso), remedy: null };
  if (type.text !== 'monthly' && type.text !== 'biweekly')
    return {
      problem: testPhrases.monthsHoldNoPeriodsOf(type.text),
      remedy: testPhrases.writeTheDaysOfThePayslip,
    };
  const periods: TestPeriod[] = [];
  for (let start = `${first.iso}-01`; start.slice(0, 7) <= to.iso; start = addMonths(start, 1)) {
    const end = lastDayOfMonth(start);
    const middle = addDays(start, 14);
    if (type.text === 'monthly') periods.push(period(start, end));
    else periods.push(period(start, middle), period(addDays(middle, 1), end));
    if (periods.length > most) return { problem: testPhrases.atMostPayslips(MOST_PAYSLIPS), remedy: null };
  }
  return periods;
}
