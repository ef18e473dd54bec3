import type {
  BinaryExpr,
  Expr,
  IfExpr,
  NumberLiteral,
  PeriodExpr,
  Span,
  WhenExpr,
} from '../../dsl/ast/ast.ts';
import { names } from '../../dsl/diagnostics/names.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { types } from '../../dsl/diagnostics/types.ts';
import { suggest } from '../../dsl/lexer/suggest.ts';
import {
  BOOLEAN,
  choiceOf,
  DATE,
  HOURS,
  INTEGER,
  isOrdered,
  NUMBER,
  RATE,
  sameType,
  type Type,
} from '../../runtime/ir/type.ts';
import { addDays } from '../../runtime/module/dates.ts';
import type { PeriodType } from '../../runtime/module/period.ts';
import { decimal, div, exact, ZERO } from '../../runtime/numbers/exact.ts';
import { datesBetween } from '../ir/date-range.ts';
import type { NodeId, PeriodField } from '../ir/ir.ts';
import { between, hull, point, type Range, UNBOUNDED } from '../ir/range.ts';
import { PERIOD_FIELDS, PERIOD_TYPES, wordOf } from '../model/keywords.ts';
import { lowerArithmetic, lowerNegation } from './arithmetic.ts';
import { lowerAt } from './at-date.ts';
import { lowerCall } from './calls.ts';
import {
  lowerComparison,
  lowerLogic,
  lowerNot,
  narrow,
  reportForeignWord,
  requireCondition,
} from './conditions.ts';
import { lowerName, lowerUnitAmount } from './names.ts';
import { commonGrid } from './node-list.ts';
import { rangeUnder } from './refine.ts';
import type { Lowering, Scope } from './state.ts';
import { lowerAmong, lowerColumn } from './table-calls.ts';
import { describeType } from './type-words.ts';

function lowerNumber(literal: NumberLiteral, scope: Scope, l: Lowering): NodeId {
  const whole = !literal.digits.includes('.');
  const amount = l.nodes.constant(decimal(literal.digits), whole ? INTEGER : NUMBER, literal.span);
  return literal.unit === null ? amount : lowerUnitAmount(amount, literal.unit, literal.span, scope, l);
}

const FIELD_TYPES: Readonly<Record<PeriodField, Type>> = {
  days: INTEGER,
  days_given: INTEGER,
  type: choiceOf(PERIOD_TYPES),
  start_date: DATE,
  end_date: DATE,
  reference_date: DATE,
  month: INTEGER,
  full_month: BOOLEAN,
};

function isOfOneMonth(type: PeriodType): boolean {
  return type === 'monthly' || type === 'event';
}

/** A period reaches at most a month beyond the date at which the law is read, which lies in the validity. */
function dateOfPeriod(field: PeriodField, { scheme }: Lowering): Range {
  const { validFrom, validUntil, periods, asOf } = scheme;
  const isEnd = field === 'end_date' && asOf === 'period_end' && periods.every(isOfOneMonth);
  if (isEnd || field === 'reference_date') return datesBetween(validFrom, validUntil);
  return datesBetween(addDays(validFrom, -31), addDays(validUntil, 31));
}

function fieldRange(field: PeriodField, l: Lowering): Range {
  if (field === 'days') return between(exact(1n), exact(l.scheme.days === 'month_of_30' ? 30n : 31n));
  if (field === 'days_given') return between(exact(1n), exact(31n));
  if (field === 'month') return between(exact(1n), exact(12n));
  return FIELD_TYPES[field].kind === 'date' ? dateOfPeriod(field, l) : UNBOUNDED;
}

function lowerPeriod(expr: PeriodExpr, l: Lowering): NodeId {
  const field = expr.field === null ? null : wordOf(PERIOD_FIELDS, expr.field.text);
  if (field === null) {
    const word = expr.field?.text ?? 'period';
    l.report.say(names.notInList, expr.span, {
      kind: rulePhrases.propertyOfThePeriod,
      word,
      suggestion: suggest(word, PERIOD_FIELDS),
      known: PERIOD_FIELDS.map((one) => `period.${one}`),
    });
    return l.nodes.error(expr.span);
  }
  const type = FIELD_TYPES[field];
  const grid = type.kind === 'quantity' ? exact(1n) : null;
  return l.nodes.add({ op: 'period', field }, [], type, expr.span, { range: fieldRange(field, l), grid });
}

/** What is read stands where the formula reads it: of a parameter of a template that is not where it is given. */
function readAt(span: Span, id: NodeId, scope: Scope, l: Lowering): NodeId {
  if (id !== scope.amount && l.nodes.at(id).span.start !== span.start) l.nodes.move(id, span);
  return id;
}

function lowerBinary(expr: BinaryExpr, scope: Scope, l: Lowering): NodeId {
  const { op } = expr;
  if (op === 'and' || op === 'or') {
    const left = l.lower(expr.left, scope);
    const inner = narrow(scope, left, op === 'and', l);
    return lowerLogic(op, left, l.lower(expr.right, inner), expr.span, l);
  }
  if (op === '+' || op === '-' || op === '*' || op === '/') {
    const left = l.lower(expr.left, scope);
    return lowerArithmetic(op, left, l.lower(expr.right, scope), expr.span, scope, l);
  }
  const left = l.lower(expr.left, scope);
  if (!l.nodes.isError(left) && reportForeignWord(expr.right, left, l)) return l.nodes.error(expr.span);
  return lowerComparison(op, left, l.lower(expr.right, scope), expr.span, l);
}

function lowerIf(expr: IfExpr, scope: Scope, l: Lowering): NodeId {
  const condition = requireCondition(l.lower(expr.condition, scope), l);
  const known = !l.nodes.isError(condition);
  const then = l.lower(expr.then, narrow(scope, condition, true, l));
  const otherwise = l.lower(expr.else, narrow(scope, condition, false, l));
  if (!known || l.nodes.isError(then) || l.nodes.isError(otherwise)) return l.nodes.error(expr.span);
  const [a, b] = [l.nodes.at(then), l.nodes.at(otherwise)];
  if (!sameType(a.type, b.type)) {
    l.report.say(
      types.branches,
      b.span,
      { then: describeType(a.type), otherwise: describeType(b.type) },
      { labels: [{ span: a.span, text: quantityPhrases.thisGives(describeType(a.type)) }] },
    );
    return l.nodes.error(expr.span);
  }
  return l.nodes.add({ op: 'select' }, [condition, then, otherwise], a.type, expr.span, {
    range: hull(a.range, b.range),
    grid: commonGrid(a.grid, b.grid),
    truth: a.truth === b.truth ? a.truth : null,
  });
}

/** `(amount when condition)`: the amount, or nothing of its kind. */
function lowerWhen(expr: WhenExpr, scope: Scope, l: Lowering): NodeId {
  const condition = requireCondition(l.lower(expr.condition, scope), l);
  const known = !l.nodes.isError(condition);
  const value = l.lower(expr.value, narrow(scope, condition, true, l));
  if (!known || l.nodes.isError(value)) return l.nodes.error(expr.span);
  const { type, range, grid } = l.nodes.at(value);
  if (type.kind !== 'quantity') {
    l.report.say(types.wrongType, expr.value.span, {
      what: rulePhrases.whatStandsBefore('when'),
      expected: rulePhrases.aQuantityOfWhichThereMay,
      found: rulePhrases.writeIfThenElse(describeType(type)),
    });
    return l.nodes.error(expr.span);
  }
  const nothing = l.nodes.constant(ZERO, type, expr.span);
  return l.nodes.add({ op: 'select' }, [condition, value, nothing], type, expr.span, {
    range: hull(range, point(ZERO)),
    grid,
  });
}

/**
 * Lowers a formula to nodes, reporting what does not fit; never throws on what an author writes. What the
 * conditions around it tell of its value is kept in its range.
 */
export function lowerExpression(expr: Expr, scope: Scope, l: Lowering): NodeId {
  if (l.nodes.isFull) return l.nodes.error(expr.span);
  const id = lowerAnywhere(expr, scope, l);
  if (scope.facts.length === 0 || id === scope.amount) return id;
  if (isOrdered(l.nodes.at(id).type)) l.nodes.narrow(id, rangeUnder(id, scope.facts, l.nodes));
  return id;
}

function lowerAnywhere(expr: Expr, scope: Scope, l: Lowering): NodeId {
  switch (expr.kind) {
    case 'number':
      return lowerNumber(expr, scope, l);
    case 'rate':
      return l.nodes.constant(div(decimal(expr.digits), exact(100n)), RATE, expr.span);
    case 'hours':
      return l.nodes.constant(decimal(expr.digits), HOURS, expr.span);
    case 'date':
      return l.nodes.add({ op: 'date', iso: expr.iso }, [], DATE, expr.span, {
        range: datesBetween(expr.iso, expr.iso),
      });
    case 'boolean':
      return l.nodes.truth(expr.value, expr.span);
    case 'name':
      return readAt(expr.span, lowerName(expr.name, scope, l), scope, l);
    case 'period':
      return lowerPeriod(expr, l);
    case 'call':
      return lowerCall(expr, scope, l);
    case 'unary': {
      const operand = l.lower(expr.operand, scope);
      return expr.op === '-' ? lowerNegation(operand, expr.span, l) : lowerNot(operand, expr.span, l);
    }
    case 'binary':
      return lowerBinary(expr, scope, l);
    case 'among': {
      const found = lowerAmong(l.lower(expr.value, scope), expr.table.text, expr.span, l);
      return expr.negated ? lowerNot(found, expr.span, l) : found;
    }
    case 'at':
      return lowerAt(expr, scope, l);
    case 'if':
      return lowerIf(expr, scope, l);
    case 'group':
      return l.lower(expr.inner, scope);
    case 'when':
      return lowerWhen(expr, scope, l);
    case 'text':
      l.report.say(types.textOutside, expr.span, { place: scope.place });
      return l.nodes.error(expr.span);
    case 'member':
      l.report.say(names.unknownName, expr.span, {
        name: `${expr.object.text}.${expr.member.text}`,
        suggestion: null,
      });
      return l.nodes.error(expr.span);
    case 'column':
      return lowerColumn(expr, l);
    case 'index':
      l.report.say(names.familyFault, expr.span, {
        reason: rulePhrases.isNoFamilySoItHas(expr.object.text),
        fix: rulePhrases.declareItAsOne(`let ${expr.object.text}[m] = … for m in 1 .. 12`),
      });
      return l.nodes.error(expr.span);
    case 'reading':
      return l.nodes.error(expr.span);
    case 'missing':
      for (const name of expr.names ?? []) l.used.add(name);
      return l.nodes.error(expr.span);
  }
}
