import type { Span } from '../../dsl/ast/ast.ts';
import type { Label } from '../../dsl/diagnostics/diagnostic.ts';
import { payroll } from '../../dsl/diagnostics/payroll.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import type { SummaryField, TotalTerm } from '../../runtime/module.ts';
import type { NodeId } from '../ir/ir.ts';
import { membersOf } from '../names/members.ts';
import { implies } from './implication.ts';
import type { Lowering } from './state.ts';

function joined(parts: readonly (readonly TotalTerm[] | null)[]): readonly TotalTerm[] | null {
  return parts.some((part) => part === null) ? null : parts.flatMap((part) => part ?? []);
}

function negated(terms: readonly TotalTerm[] | null): readonly TotalTerm[] | null {
  return terms?.map(({ step, sign }): TotalTerm => ({ step, sign: sign === 1 ? -1 : 1 })) ?? null;
}

/** True for a line that comes to nothing wherever the condition does not hold. */
function isNothingUnless(condition: NodeId, id: string, l: Lowering): boolean {
  const step = l.steps.get(id);
  return [step?.presence, step?.condition].some((own) => own != null && implies(own, condition, l));
}

/** The lines a total adds and takes off; null when it is anything else than such a sum. */
function termsOf(id: NodeId, l: Lowering): readonly TotalTerm[] | null {
  const { operation, args } = l.nodes.at(id);
  switch (operation.op) {
    case 'step': {
      const step = l.steps.get(operation.step);
      const whole = step !== undefined && (step.rounding !== null || step.kind === 'total');
      return whole ? [{ step: operation.step, sign: 1 }] : null;
    }
    case 'constant':
      return operation.value.n === 0n ? [] : null;
    case 'add':
      return joined(args.map((arg) => termsOf(arg, l)));
    case 'sub': {
      const [left, right] = args.map((arg) => termsOf(arg, l));
      return joined([left ?? null, negated(right ?? null)]);
    }
    case 'neg':
      return negated(termsOf(args[0] ?? id, l));
    case 'select': {
      const [condition, then, otherwise] = args;
      if (condition === undefined || then === undefined || otherwise === undefined) return null;
      const [terms, none] = [termsOf(then, l), termsOf(otherwise, l)];
      const isOnlyThen = terms?.every(({ step }) => isNothingUnless(condition, step, l)) === true;
      return none?.length === 0 && isOnlyThen ? terms : null;
    }
    default:
      return null;
  }
}

/** The part that makes a formula more than a sum of whole rounded lines; null if there is none. */
function offender(id: NodeId, l: Lowering): NodeId | null {
  const { operation, args } = l.nodes.at(id);
  const [, then, otherwise] = args;
  switch (operation.op) {
    case 'add':
    case 'sub':
    case 'neg':
      return args.reduce<NodeId | null>((found, arg) => found ?? offender(arg, l), null);
    case 'select':
      if (termsOf(id, l) !== null || then === undefined || otherwise === undefined) return null;
      return offender(then, l) ?? offender(otherwise, l) ?? id;
    default:
      return termsOf(id, l) === null ? id : null;
  }
}

/**
 * Labels for a total that takes what is no whole rounded line, or a line that is there where the total leaves it out.
 */
function notALine(id: NodeId, l: Lowering): readonly Label[] {
  const { operation, args, span } = l.nodes.at(offender(id, l) ?? id);
  const [condition, then] = args;
  const here = { span, text: rulePhrases.thisIsNoWholeLine };
  if (operation.op !== 'select' || condition === undefined || then === undefined) return [here];
  const always = termsOf(then, l)?.filter(({ step }) => !isNothingUnless(condition, step, l)) ?? [];
  return [here, ...always.flatMap(({ step }) => declared(step, l))];
}

/** Labels for the declarations of lines that a message names. */
function declared(name: string, l: Lowering): readonly Label[] {
  const span = l.symbols.byName.get(name)?.span;
  return span === undefined ? [] : [{ span, text: rulePhrases.isDeclaredHere(name) }];
}

/** Finds a term of a total that half a month has no half of. */
function notSplit(terms: readonly TotalTerm[], l: Lowering): string | undefined {
  return terms.find(({ step }) => l.steps.get(step)?.kind === 'let')?.step;
}

/** Adds up how often every line is in a list of terms, totals written out. */
function countLines(terms: readonly TotalTerm[], l: Lowering, sign: 1 | -1, into: Map<string, number>): void {
  for (const term of terms) {
    const inner = l.steps.get(term.step)?.terms ?? null;
    const signed: 1 | -1 = term.sign === sign ? 1 : -1;
    if (inner !== null) countLines(inner, l, signed, into);
    else into.set(term.step, (into.get(term.step) ?? 0) + signed);
  }
}

function expectedLines(field: SummaryField, l: Lowering): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const add = (of: string, sign: number): void => {
    for (const { symbol } of membersOf(of, l.symbols.byName) ?? []) counts.set(symbol.name, sign);
  };
  if (field !== 'total_deductions' && field !== 'employer_contributions_total') add('perceptions', 1);
  if (field === 'total_deductions') add('deductions', 1);
  if (field === 'net_salary') add('deductions', -1);
  if (field === 'employer_contributions_total' || field === 'employer_total_cost') add('employer', 1);
  return counts;
}

/** The definition of each field in the contract, for the hint. */
const DEFINITION: Readonly<Record<SummaryField, string>> = {
  gross_salary: 'sum(perceptions)',
  total_perceptions: 'sum(perceptions)',
  total_deductions: 'sum(deductions)',
  net_salary: 'sum(perceptions) - sum(deductions)',
  employer_contributions_total: 'sum(employer)',
  employer_total_cost: 'sum(perceptions) + sum(employer)',
};

function sameCounts(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): boolean {
  const names = new Set([...a.keys(), ...b.keys()]);
  return [...names].every((name) => (a.get(name) ?? 0) === (b.get(name) ?? 0));
}

/** PAY512: which earnings count as gross the law says freely; what is deducted, or paid by the employer, never does. */
function checkGross(id: string, terms: readonly TotalTerm[], span: Span, l: Lowering): void {
  const counts = new Map<string, number>();
  countLines(terms, l, 1, counts);
  const others = [...counts].filter(([name, times]) => {
    const kind = l.steps.get(name)?.kind;
    return times !== 0 && (kind === 'deduction' || kind === 'component');
  });
  if (others.length === 0) return;
  const lines = others.map(([name]) => `\`${name}\``).join(', ');
  const reason = rulePhrases.grossPayIsWhatIsEarned(lines);
  const labels = others.flatMap(([name]) => declared(name, l));
  l.report.say(
    payroll.totalFault,
    span,
    { name: id, reason, fix: rulePhrases.addPerceptionsAlone },
    { labels },
  );
}

/**
 * Proves that a total mapped to the summary is what the contract says of that field (PAY512).
 * Which perceptions are `gross_salary` the file decides.
 */
function checkSummary(
  id: string,
  field: SummaryField,
  terms: readonly TotalTerm[],
  span: Span,
  l: Lowering,
): void {
  if (field === 'gross_salary') {
    checkGross(id, terms, span, l);
    return;
  }
  const counts = new Map<string, number>();
  countLines(terms, l, 1, counts);
  const expected = expectedLines(field, l);
  if (sameCounts(counts, expected)) return;
  const all = [...new Set([...counts.keys(), ...expected.keys()])];
  const off = all.filter((name) => (counts.get(name) ?? 0) !== (expected.get(name) ?? 0));
  const lines = off.map((name) => `\`${name}\``).join(', ');
  const reason = rulePhrases.itIsNotWhatTheContract(field, lines);
  const fix = rulePhrases.writeOrRemove(DEFINITION[field], `as ${field}`);
  const labels = off.flatMap((name) => declared(name, l));
  l.report.say(payroll.totalFault, span, { name: id, reason, fix }, { labels });
}

/** Terms of a total; PAY512 when it is not a sum of rounded lines, or not what the field of the summary is. */
export function totalTerms(
  id: string,
  value: NodeId,
  as: SummaryField | null,
  span: Span,
  l: Lowering,
): readonly TotalTerm[] {
  const terms = termsOf(value, l);
  if (terms === null) {
    const reason = rulePhrases.itTakesMoreThanWholeRounded;
    const fix = rulePhrases.aTotalAddsAndSubtractsRounded;
    l.report.say(payroll.totalFault, span, { name: id, reason, fix }, { labels: notALine(value, l) });
    return [];
  }
  const whole = l.scheme.proration === 'split_monthly' ? notSplit(terms, l) : undefined;
  if (whole !== undefined) {
    const reason = rulePhrases.isNoLineAndOnlyLines(whole);
    l.report.say(payroll.totalFault, span, {
      name: id,
      reason,
      fix: rulePhrases.addLinesBasesAndTotalsAlone,
    });
  }
  if (as !== null) checkSummary(id, as, terms, span, l);
  return terms;
}
