import type { Clause, Column, Expr, SimpleDecl, Span } from '../../dsl/ast/ast.ts';
import { names } from '../../dsl/diagnostics/names.ts';
import { payroll } from '../../dsl/diagnostics/payroll.ts';
import { kindWord } from '../../dsl/diagnostics/phrases/kind-words.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { types } from '../../dsl/diagnostics/types.ts';
import { printExpression } from '../../dsl/format/expression.ts';
import { suggest } from '../../dsl/lexer/suggest.ts';
import { BOOLEAN, isMoney, isRate, MONEY, sameType, type Type } from '../../runtime/ir/type.ts';
import { roundingClause, roundingText } from '../../runtime/numbers/rounding-text.ts';
import type { IrStep, NodeId } from '../ir/ir.ts';
import { hull, type Range } from '../ir/range.ts';
import { clauseOf, hasClause } from '../model/clauses.ts';
import { endOf } from '../model/end-of.ts';
import { SUMMARY_FIELDS, TAGS, TAGS_WITH_VALUE, wordOf } from '../model/keywords.ts';
import { labelText } from '../model/label.ts';
import { nearMiss } from '../model/near-miss.ts';
import type { LineKind, SymbolOf } from '../names/symbols.ts';
import { readDatedRows } from '../parameters/dated-rows.ts';
import { provenanceOf } from '../parameters/provenance.ts';
import { bareDivisor } from './bare-number.ts';
import { bracketOf } from './brackets.ts';
import { narrow, requireCondition } from './conditions.ts';
import { labelsRead } from './defined-labels.ts';
import { commonGrid } from './node-list.ts';
import { nodeName } from './print-node.ts';
import { checkProduct } from './products.ts';
import { finalFacts, roundedType, roundingOf } from './rounded.ts';
import { lawText, sourceText } from './sources.ts';
import { type Lowering, type Scope, scopeAt } from './state.ts';
import { totalTerms } from './totals.ts';
import { readType } from './type-reference.ts';
import { describeType } from './type-words.ts';

type StepSymbol = SymbolOf<LineKind>;

/** Node that is true while the step exists: its dates, and the `when` of the `apply` around it. */
function lowerPresence(
  clauses: readonly Clause[],
  guard: Expr | null,
  span: Span,
  scope: Scope,
  l: Lowering,
): NodeId | null {
  const from = clauseOf(clauses, 'from')?.date.iso ?? null;
  const until = clauseOf(clauses, 'until')?.date.iso ?? null;
  const dated =
    from === null && until === null ? null : l.nodes.add({ op: 'active', from, until }, [], BOOLEAN, span);
  if (guard === null) return dated;
  const condition = requireCondition(l.lower(guard, scope), l);
  if (dated === null || l.nodes.isError(condition)) return condition;
  return l.nodes.add({ op: 'and' }, [dated, condition], BOOLEAN, span);
}

/**
 * The conditions under which a step exists and is more than nothing; `scope` holds what is known inside its formula.
 */
interface Applies {
  readonly presence: NodeId | null;
  readonly condition: NodeId | null;
  readonly scope: Scope;
}

/** Lowers the conditions of a step. A `when given(h)` of a history makes the step absent without it. */
export function lowerApplies(
  clauses: readonly Clause[],
  guard: Expr | null,
  span: Span,
  outer: Scope,
  l: Lowering,
): Applies {
  const around = lowerPresence(clauses, guard, span, outer, l);
  const inside = around === null ? outer : narrow(outer, around, true, l);
  const condition = lowerCondition(clauses, inside, l);
  if (condition === null) return { presence: around, condition, scope: inside };
  const scope = narrow(inside, condition, true, l);
  if (!asksHistory(condition, l)) return { presence: around, condition, scope };
  const presence =
    around === null ? condition : l.nodes.add({ op: 'and' }, [around, condition], BOOLEAN, span);
  return { presence, condition: null, scope };
}

/** True for `given(h)` of a history, which may be declared further down. */
function asksHistory(condition: NodeId, l: Lowering): boolean {
  const { operation } = l.nodes.at(condition);
  if (operation.op !== 'given') return false;
  const symbol = l.symbols.byName.get(operation.input);
  return symbol?.kind === 'input' && symbol.decl.kind === 'history';
}

/** Lowers a `when`; null without one. */
function lowerCondition(clauses: readonly Clause[], scope: Scope, l: Lowering): NodeId | null {
  const when = clauseOf(clauses, 'when');
  return when === null ? null : requireCondition(l.lower(when.expr, scope), l);
}

function lowerDated(symbol: StepSymbol, scope: Scope, l: Lowering): NodeId | null {
  const rows = readDatedRows(symbol.decl, l.context);
  const cells = rows.map((row) => l.lower(row.cell, scope));
  const [first] = cells;
  if (first === undefined || cells.some((cell) => l.nodes.isError(cell))) return null;
  const facts = cells.map((cell) => l.nodes.at(cell));
  const { type } = l.nodes.at(first);
  const odd = facts.find((node) => !sameType(node.type, type));
  if (odd !== undefined) {
    l.report.say(types.branches, odd.span, { then: describeType(type), otherwise: describeType(odd.type) });
    return null;
  }
  const range = facts.map((node) => node.range).reduce<Range>(hull, l.nodes.at(first).range);
  const grid = facts.map((node) => node.grid).reduce(commonGrid, l.nodes.at(first).grid);
  return l.nodes.add({ op: 'dated', dates: rows.map((row) => row.from) }, cells, type, symbol.span, {
    range,
    grid,
  });
}

function lowerValue(symbol: StepSymbol, scope: Scope, l: Lowering): NodeId {
  const { decl } = symbol;
  if (decl.value !== null) {
    const value = l.lower(decl.value, scope);
    const product = symbol.block?.product ?? null;
    if (product !== null && !l.nodes.isError(value)) checkProduct(symbol.name, product, scope, l);
    return value;
  }
  if (decl.rows !== null) return lowerDated(symbol, scope, l) ?? l.nodes.error(symbol.span);
  l.report.say(types.noValue, symbol.span, { name: symbol.name, kind: decl.kind });
  return l.nodes.error(symbol.span);
}

/** Checks a value against the type its declaration writes or its kind needs; returns the type to use. */
function checkedType(symbol: StepSymbol, column: Column, value: NodeId, l: Lowering): Type {
  const node = l.nodes.at(value);
  const declared = column.type === null ? null : readType(column.type, l);
  const wanted = declared ?? (symbol.kind === 'let' ? null : MONEY);
  if (wanted === null || node.type.kind === 'error') return wanted ?? node.type;
  if (sameType(node.type, wanted)) return symbol.kind === 'let' ? node.type : wanted;
  const bare = node.type.kind === 'quantity' && !isMoney(node.type) && node.operation.op === 'constant';
  if (bare && isMoney(wanted)) {
    l.report.say(types.bareNumber, node.span, { number: nodeName(node), currency: l.scheme.currency });
  } else if (isRate(wanted)) {
    l.report.say(types.rateExpected, node.span, { found: describeType(node.type), examples: [] });
  } else {
    const params = {
      what: `\`${symbol.name}\`` as const,
      expected: describeType(wanted),
      found: describeType(node.type),
      divisor: bareDivisor(node, l),
    };
    l.report.say(types.wrongType, node.span, params, { labels: labelsRead(node, l).slice(0, 1) });
  }
  return wanted;
}

/** The formula as the trace shows it: the expression, its condition, its rounding. */
export function formulaText(formula: string, clauses: readonly Clause[], rounding: string | null): string {
  const when = clauseOf(clauses, 'when');
  const condition = when === null ? '' : ` when ${printExpression(when.expr)}`;
  return `${formula}${condition}${roundingClause(rounding)}`;
}

function valueText(decl: SimpleDecl): string {
  if (decl.value !== null) return printExpression(decl.value);
  const rows = decl.rows ?? [];
  return rows
    .map((row) => `${row.at.iso}: ${row.cells.map((cell) => printExpression(cell)).join(' ')}`)
    .join('; ');
}

/** Tags as they are answered: any word that is not almost one of the shared list, which says which bear a value. */
export function tagTexts(clauses: readonly Clause[], l: Lowering): readonly string[] {
  return (clauseOf(clauses, 'tags')?.tags ?? []).map(({ name, value, span }) => {
    const text = value === null ? name.text : `${name.text}:${value.text}`;
    const near = nearMiss(name.text, TAGS);
    const isShared = wordOf(TAGS, name.text) !== null;
    if (near !== null) {
      const params = {
        kind: quantityPhrases.tag,
        word: name.text,
        known: near,
        where: rulePhrases.isInTheSharedList,
      };
      l.report.say(names.nearMiss, name.span, params);
    } else if (isShared && TAGS_WITH_VALUE.has(name.text) !== (value !== null)) {
      l.report.say(names.notInList, span, {
        kind: rulePhrases.tagOfTheProduct,
        word: text,
        suggestion: null,
        known: TAGS.map((tag) => (TAGS_WITH_VALUE.has(tag) ? `${tag}:VALUE` : tag)),
      });
    }
    return text;
  });
}

function checkLaw(symbol: StepSymbol, law: string | null, l: Lowering): void {
  if (symbol.kind !== 'perception' && symbol.kind !== 'deduction') return;
  if (law !== null || hasClause(symbol.decl.clauses, 'convention')) return;
  const labels = [{ span: endOf(symbol.decl), text: rulePhrases.theSourceWouldStandBehindThis }];
  l.report.say(payroll.noLaw, symbol.span, { kind: kindWord(symbol.kind), name: symbol.name }, { labels });
}

/** A date is never nothing. */
function checkDateCondition(symbol: StepSymbol, type: Type, condition: NodeId | null, l: Lowering): void {
  if (type.kind !== 'date' || condition === null) return;
  const what = rulePhrases.theConditionOf(symbol.name);
  l.report.say(types.wrongType, symbol.span, {
    what,
    expected: rulePhrases.onAnAmountWhichIsNothing,
    found: rulePhrases.aDateWriteIfThenElse,
  });
}

/** Lowers a `let`, `base`, `total`, `perception` or `deduction` and remembers what is proven of it. */
export function lowerStep(symbol: StepSymbol, l: Lowering): void {
  const { decl, use } = symbol;
  const { clauses } = decl;
  const column = decl.columns.find((one) => one.name.text === symbol.name);
  if (column === undefined) return;
  const outer = scopeAt(`\`${symbol.name}\``);
  const { presence, condition, scope } = lowerApplies(clauses, use?.guard ?? null, symbol.span, outer, l);
  const value = lowerValue(symbol, scope, l);
  const type = checkedType(symbol, column, value, l);
  const rounding =
    symbol.kind === 'total' ? null : roundingOf(symbol.name, symbol.kind, type, clauses, symbol.span, l);
  const law = lawText(clauses, use?.laws ?? []);
  checkLaw(symbol, law, l);
  const faulty = l.nodes.isError(value);
  checkDateCondition(symbol, type, condition, l);
  const as = symbol.kind === 'total' ? summaryField(clauses, l) : null;
  const terms =
    symbol.kind === 'total' && !faulty ? totalTerms(symbol.name, value, as, symbol.span, l) : null;
  const written = clauseOf(clauses, 'bracket')?.name ?? null;
  const shown = roundingText(rounding);
  const step: IrStep = {
    item: 'step',
    id: symbol.name,
    kind: symbol.kind,
    label: labelText(column.label?.value ?? null, clauses, symbol.name),
    type: roundedType(type, rounding),
    presence,
    condition,
    value,
    rounding,
    formula: formulaText(valueText(decl), clauses, shown),
    roundingText: shown,
    law,
    source: sourceText(symbol.name, clauses, law, condition === null ? [value] : [condition, value], l),
    provenance: provenanceOf(symbol.name, clauses),
    omitZero: hasClause(clauses, 'omit_zero'),
    marks: bornMarks(clauses),
    exceptions: [],
    tags: tagTexts(clauses, l),
    table: null,
    block: symbol.block?.name ?? null,
    base: null,
    rate: null,
    bracket:
      symbol.kind === 'deduction' && !faulty ? bracketOf(symbol.name, written, value, symbol.span, l) : null,
    terms,
    as,
    position: l.symbols.positions.get(symbol.name) ?? 0,
    span: symbol.span,
  };
  l.steps.set(symbol.name, step);
  l.finals.set(symbol.name, finalFacts(l.nodes.at(value), rounding, condition !== null || presence !== null));
}

function bornMarks(clauses: readonly Clause[]): readonly string[] {
  const marks = clauseOf(clauses, 'marks')?.marks ?? [];
  return marks.filter((mark) => !mark.negated).map((mark) => mark.name.text);
}

function summaryField(clauses: readonly Clause[], l: Lowering): IrStep['as'] {
  const name = clauseOf(clauses, 'as')?.name ?? null;
  if (name === null) return null;
  const field = wordOf(SUMMARY_FIELDS, name.text);
  if (field === null) {
    l.report.say(names.notInList, name.span, {
      kind: rulePhrases.fieldOfTheSummary,
      word: name.text,
      suggestion: suggest(name.text, SUMMARY_FIELDS),
      known: SUMMARY_FIELDS,
    });
  }
  return field;
}
