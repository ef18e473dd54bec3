import type { ExprCheck, MonotoneCheck, Name, Span } from '../../dsl/ast/ast.ts';
import { names } from '../../dsl/diagnostics/names.ts';
import type { Said } from '../../dsl/diagnostics/phrases/phrase.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { types } from '../../dsl/diagnostics/types.ts';
import { suggest } from '../../dsl/lexer/suggest.ts';
import type { SummaryField } from '../../runtime/module.ts';
import type { AllowedCliff, IrCheck, IrInput } from '../ir/ir.ts';
import { SUMMARY_FIELDS, wordOf } from '../model/keywords.ts';
import { requireCondition } from './conditions.ts';
import { type Lowering, scopeAt } from './state.ts';
import { describeType } from './type-words.ts';

function reportUnknown(name: Name, known: readonly string[], l: Lowering): void {
  l.report.say(names.unknownName, name.span, { name: name.text, suggestion: suggest(name.text, known) });
}

function reportKind(name: Name, what: Said, expected: Said, found: Said, l: Lowering): void {
  l.report.say(types.wrongType, name.span, { what, expected, found });
}

/** Checks the amount that must not fall: it belongs to the file or to the summary. */
function checkTarget(target: Name, l: Lowering): boolean {
  if (wordOf(SUMMARY_FIELDS, target.text) !== null) return true;
  const step = l.steps.get(target.text);
  l.used.add(target.text);
  if (step?.type.kind === 'quantity') return true;
  const what = rulePhrases.whatMonotoneWatches;
  if (step !== undefined) reportKind(target, what, quantityPhrases.anAmount, describeType(step.type), l);
  else if (!l.symbols.byName.has(target.text))
    reportUnknown(target, [...l.steps.keys(), ...SUMMARY_FIELDS], l);
  else reportKind(target, what, rulePhrases.aLineAStepOrA, `\`${target.text}\``, l);
  return false;
}

function checkBy(by: Name, l: Lowering): boolean {
  const input = l.inputs.get(by.text);
  l.used.add(by.text);
  if (input?.type.kind === 'quantity') return true;
  const what = rulePhrases.whatStandsAfter('by');
  if (input !== undefined)
    reportKind(by, what, rulePhrases.anInputThatIsAnAmount, describeType(input.type), l);
  else if (!l.symbols.byName.has(by.text)) reportUnknown(by, [...l.inputs.keys()], l);
  else reportKind(by, what, quantityPhrases.anInput, `\`${by.text}\``, l);
  return false;
}

/** A block of deductions stands for its lines. */
function allowedCliffs({ text, span }: Name, l: Lowering): readonly AllowedCliff[] {
  const symbol = l.symbols.byName.get(text);
  if (symbol?.kind !== 'deductions') return [{ name: text, span }];
  return symbol.decl.parts.map(({ name }) => ({ name: name.text, span }));
}

function checkAllowed(name: Name, l: Lowering): boolean {
  l.used.add(name.text);
  if (l.symbols.byName.get(name.text)?.kind === 'deductions') return true;
  if (l.steps.has(name.text) || l.tables.has(name.text)) return true;
  if (l.symbols.byName.has(name.text)) {
    reportKind(
      name,
      rulePhrases.whatStandsAfter('allow'),
      rulePhrases.aLineAStepOrATable,
      `\`${name.text}\``,
      l,
    );
  } else reportUnknown(name, [...l.steps.keys(), ...l.tables.keys()], l);
  return false;
}

const NET: SummaryField = 'net_salary';
const SALARIES = ['monthly_salary', 'daily_salary'];

/** True of a claim about the net by the salary, whichever lines it allows to take it. */
function isOfEveryScheme(decl: MonotoneCheck | ExprCheck, l: Lowering): boolean {
  if (decl.kind !== 'monotone') return false;
  const { target, by } = decl;
  return (target.text === NET || l.steps.get(target.text)?.as === NET) && SALARIES.includes(by.text);
}

function monotone(
  target: string,
  by: string,
  allow: readonly AllowedCliff[],
  ofEveryScheme: boolean,
  span: Span,
): IrCheck {
  return { kind: 'monotone', condition: null, target, by, allow, isOfEveryScheme: ofEveryScheme, span };
}

/** Lowers a `check`; null when it names what is not there, or says why nothing is claimed. */
export function lowerCheck(decl: MonotoneCheck | ExprCheck, l: Lowering): IrCheck | null {
  const { span } = decl;
  if (decl.kind === 'monotone') {
    const fits = [
      checkTarget(decl.target, l),
      checkBy(decl.by, l),
      ...decl.allow.map((one) => checkAllowed(one, l)),
    ];
    if (fits.includes(false)) return null;
    if (decl.convention !== null) return null;
    const allow = decl.allow.flatMap((name) => allowedCliffs(name, l));
    return monotone(decl.target.text, decl.by.text, allow, isOfEveryScheme(decl, l), span);
  }
  const scope = { ...scopeAt(quantityPhrases.aCheck), summary: true };
  const condition = requireCondition(l.lower(decl.expr, scope), l);
  return { kind: 'holds', condition, target: null, by: null, allow: [], isOfEveryScheme: false, span };
}

/** The salary that a caller sends, not the one that stands in for it. */
function salaryOf(l: Lowering): IrInput | undefined {
  const salaries = SALARIES.flatMap((name) => l.inputs.get(name) ?? []).filter(
    ({ type }) => type.kind === 'quantity',
  );
  return salaries.find(({ unless }) => unless === null) ?? salaries[0];
}

/**
 * Adds the claim that is asked of every scheme: a higher salary never means less net pay. A file decides by itself if
 * it claims the same with the lines that may take it, or says why nothing is claimed.
 */
export function checkOfEveryScheme(
  written: readonly (MonotoneCheck | ExprCheck)[],
  l: Lowering,
): readonly IrCheck[] {
  const salary = salaryOf(l);
  const isSaid = written.some((one) => isOfEveryScheme(one, l));
  const pays = [...l.steps.values()].some(({ kind }) => kind === 'perception');
  return salary === undefined || isSaid || !pays ? [] : [monotone(NET, salary.id, [], true, salary.span)];
}
