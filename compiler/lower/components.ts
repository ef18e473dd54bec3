import type { Clause, Expr } from '../../dsl/ast/ast.ts';
import { payroll } from '../../dsl/diagnostics/payroll.ts';
import type { Said } from '../../dsl/diagnostics/phrases/phrase.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { printExpression } from '../../dsl/format/expression.ts';
import { MONEY } from '../../runtime/ir/type.ts';
import { roundingText } from '../../runtime/numbers/rounding-text.ts';
import type { IrStep, NodeId } from '../ir/ir.ts';
import { multiplyRanges } from '../ir/range.ts';
import { clauseOf, hasClause } from '../model/clauses.ts';
import { endOf } from '../model/end-of.ts';
import { labelText } from '../model/label.ts';
import { sharedClauses } from '../model/shared-clauses.ts';
import type { SymbolOf } from '../names/symbols.ts';
import { provenanceOf } from '../parameters/provenance.ts';
import { requireMoney, requireRate } from './products.ts';
import { finalFacts, roundingOf } from './rounded.ts';
import { lawText, sourceText } from './sources.ts';
import { type Lowering, type Scope, scopeAt } from './state.ts';
import { formulaText, lowerApplies, tagTexts } from './steps.ts';

type ComponentSymbol = SymbolOf<'component'>;

/** The worth of a component: an amount of its own, a base times a rate, or an amount that is shown with both. */
interface Worth {
  readonly value: NodeId;
  readonly base: NodeId | null;
  readonly rate: NodeId | null;
  readonly text: string;
}

function operandText(expr: Expr): string {
  const text = printExpression(expr);
  return expr.kind === 'binary' || expr.kind === 'if' ? `(${text})` : text;
}

/** The text of the formula that a base and a rate stand for. */
function productText(on: Expr, rate: Expr): string {
  return `${operandText(on)} * ${operandText(rate)}`;
}

function lowerProduct(
  { on, rate, own }: { readonly on: Expr; readonly rate: Expr; readonly own: Expr | null },
  symbol: ComponentSymbol,
  scope: Scope,
  l: Lowering,
): Worth | null {
  const base = l.lower(on, scope);
  const factor = l.lower(rate, scope);
  const fits = requireMoney(base, rulePhrases.theBaseOf(symbol.name), l);
  if (!requireRate(factor, l) || !fits) return null;
  if (own !== null) {
    if (appliesTable(base, l) || appliesTable(factor, l)) {
      l.report.say(payroll.partFault, symbol.span, {
        name: symbol.name,
        reason: rulePhrases.showsABaseOrARate,
        fix: null,
      });
      return null;
    }
    const amount = lowerAmount(own, symbol, scope, l);
    return amount === null ? null : { ...amount, base, rate: factor };
  }
  const [a, b] = [l.nodes.at(base), l.nodes.at(factor)];
  const range = multiplyRanges(a.range, b.range);
  const value = l.nodes.add({ op: 'mul' }, [base, factor], MONEY, symbol.span, { range });
  return { value, base, rate: factor, text: productText(on, rate) };
}

/** The step of an amount says which rows the amount read; what is only shown must have said so before. */
function appliesTable(id: NodeId, l: Lowering): boolean {
  const { operation, args } = l.nodes.at(id);
  return operation.op === 'apply' || args.some((arg) => appliesTable(arg, l));
}

function lowerAmount(own: Expr, symbol: ComponentSymbol, scope: Scope, l: Lowering): Worth | null {
  const value = l.lower(own, scope);
  const fits = requireMoney(value, `\`${symbol.name}\``, l);
  return fits ? { value, base: null, rate: null, text: printExpression(own) } : null;
}

function lowerWorth(
  symbol: ComponentSymbol,
  clauses: readonly Clause[],
  scope: Scope,
  l: Lowering,
): Worth | null {
  const own = symbol.part.value;
  const on = clauseOf(clauses, 'on')?.expr ?? null;
  const rate = clauseOf(clauses, 'rate')?.expr ?? null;
  const fault = (reason: Said): null => {
    l.report.say(payroll.partFault, symbol.span, { name: symbol.name, reason, fix: null });
    return null;
  };
  if (rate === null && own === null) return fault(rulePhrases.hasNeitherAnAmountNorA);
  if (rate === null && hasClause(symbol.part.clauses, 'on')) return fault(rulePhrases.hasAnAmountAndABase);
  if (rate === null) return own === null ? null : lowerAmount(own, symbol, scope, l);
  if (on === null) return fault(rulePhrases.hasARateButNoBase);
  if (own !== null && printExpression(own) === productText(on, rate)) {
    return fault(rulePhrases.hasAnAmountThatIsIts);
  }
  return lowerProduct({ on, rate, own }, symbol, scope, l);
}

function checkLaw(symbol: ComponentSymbol, law: string | null, l: Lowering): void {
  if (law !== null || hasClause(symbol.part.clauses, 'convention')) return;
  if (hasClause(symbol.employer.clauses, 'convention')) return;
  const labels = [{ span: endOf(symbol.part), text: rulePhrases.theSourceWouldStandBehindThis }];
  l.report.say(payroll.noLaw, symbol.span, { kind: quantityPhrases.part, name: symbol.name }, { labels });
}

/** Lowers one part of an employer table. */
export function lowerComponent(symbol: ComponentSymbol, l: Lowering): void {
  const { part, employer } = symbol;
  const clauses = sharedClauses(part, employer);
  const outer = scopeAt(`\`${symbol.name}\``);
  const { presence, condition, scope } = lowerApplies(clauses, null, symbol.span, outer, l);
  const worth = lowerWorth(symbol, clauses, scope, l);
  const rounding = roundingOf(symbol.name, 'component', MONEY, part.clauses, symbol.span, l);
  const law = lawText(clauses, []);
  checkLaw(symbol, law, l);
  if (worth === null) return;
  const shown = roundingText(rounding);
  const roots = [worth.value, ...(condition === null ? [] : [condition])];
  const step: IrStep = {
    item: 'step',
    id: symbol.name,
    kind: 'component',
    label: labelText(part.label?.value ?? null, part.clauses, symbol.name),
    type: MONEY,
    presence,
    condition,
    value: worth.value,
    rounding,
    formula: formulaText(worth.text, clauses, shown),
    roundingText: shown,
    law,
    source: sourceText(symbol.name, part.clauses, law, roots, l),
    provenance: provenanceOf(symbol.name, part.clauses),
    omitZero: hasClause(clauses, 'omit_zero'),
    marks: [],
    exceptions: [],
    tags: tagTexts(clauses, l),
    table: employer.name.text,
    base: worth.base,
    rate: worth.rate,
    bracket: null,
    block: null,
    terms: null,
    as: null,
    position: l.symbols.positions.get(symbol.name) ?? 0,
    span: symbol.span,
  };
  l.steps.set(symbol.name, step);
  const mayBeZero = condition !== null || presence !== null;
  l.finals.set(symbol.name, finalFacts(l.nodes.at(worth.value), rounding, mayBeZero));
}
