import type { ComparisonOperator, Expr, Span } from '../../dsl/ast/ast.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { types } from '../../dsl/diagnostics/types.ts';
import { suggest } from '../../dsl/lexer/suggest.ts';
import { BOOLEAN, isMoney, isOrdered, isRate, sameType } from '../../runtime/ir/type.ts';
import type { Comparison, IrNode, NodeId } from '../ir/ir.ts';
import { isAtMost, isBelow, type Range } from '../ir/range.ts';
import { bothSides, commonQuantity } from './arithmetic.ts';
import { isBareNumber } from './bare-number.ts';
import { definedLabels } from './defined-labels.ts';
import { learn } from './learn.ts';
import { ownName } from './print-node.ts';
import type { Lowering, Scope } from './state.ts';
import { describeType } from './type-words.ts';

const OPERATION: Readonly<Record<ComparisonOperator, Comparison>> = {
  '=': 'eq',
  '<>': 'ne',
  '<': 'lt',
  '<=': 'le',
  '>': 'gt',
  '>=': 'ge',
};

const ORDERED: ReadonlySet<ComparisonOperator> = new Set(['<', '<=', '>', '>=']);

function truthOfOrder(op: ComparisonOperator, a: Range, b: Range): boolean | null {
  switch (op) {
    case '<':
      return isBelow(a, b) ? true : isAtMost(b, a) ? false : null;
    case '<=':
      return isAtMost(a, b) ? true : isBelow(b, a) ? false : null;
    case '>':
      return truthOfOrder('<', b, a);
    case '>=':
      return truthOfOrder('<=', b, a);
    case '=':
      return isBelow(a, b) || isBelow(b, a) ? false : null;
    case '<>':
      return isBelow(a, b) || isBelow(b, a) ? true : null;
  }
}

/** Truth of a comparison of words that the head of the scheme decides. */
function truthOfPeriod(op: ComparisonOperator, left: IrNode, right: IrNode, l: Lowering): boolean | null {
  const [a, b] = [left.operation, right.operation];
  if (a.op !== 'period') return null;
  if (a.field === 'type' && b.op === 'word') {
    const { periods } = l.scheme;
    const possible = periods.some((type) => type === b.word);
    if (possible && periods.length > 1) return null;
    return periods.length === 0 ? null : (op === '=') === possible;
  }
  return null;
}

function reportUnlike(left: IrNode, right: IrNode, span: Span, l: Lowering): NodeId {
  l.report.say(
    types.unlikeComparison,
    right.span,
    { left: describeType(left.type), right: describeType(right.type) },
    bothSides(left, right, l),
  );
  return l.nodes.error(span);
}

function comparable(op: ComparisonOperator, left: IrNode, right: IrNode, span: Span, l: Lowering): boolean {
  const [a, b] = [left.type, right.type];
  if (a.kind === 'quantity' && b.kind === 'quantity') {
    const alike = a.money === b.money && a.hours === b.hours;
    if (alike && (a.flavor === 'rate') !== (b.flavor === 'rate')) {
      reportUnlike(left, right, span, l);
      return false;
    }
    if (alike) return true;
    if (isBareNumber(left) || isBareNumber(right))
      return commonQuantity(quantityPhrases.compare, left, right, l) !== null;
    reportUnlike(left, right, span, l);
    return false;
  }
  const orderable = a.kind === 'date' || !ORDERED.has(op);
  if (a.kind !== 'text' && a.kind !== 'quantity' && orderable && sameType(a, b)) return true;
  reportUnlike(left, right, span, l);
  return false;
}

/** `= <> < <= > >=` between like things. */
export function lowerComparison(
  op: ComparisonOperator,
  left: NodeId,
  right: NodeId,
  span: Span,
  l: Lowering,
): NodeId {
  if (l.nodes.isError(left) || l.nodes.isError(right)) return l.nodes.error(span);
  const [a, b] = [l.nodes.at(left), l.nodes.at(right)];
  if (!comparable(op, a, b, span, l)) return l.nodes.error(span);
  const truth = isOrdered(a.type) ? truthOfOrder(op, a.range, b.range) : truthOfPeriod(op, a, b, l);
  return l.nodes.add({ op: OPERATION[op] }, [left, right], BOOLEAN, span, { truth });
}

/** A word compared with a choice that does not have it: says which words the choice has (PAY311). */
export function reportForeignWord(word: Expr, other: NodeId, l: Lowering): boolean {
  const type = l.nodes.at(other).type;
  if (word.kind !== 'name' || type.kind !== 'choice') return false;
  const text = word.name.text;
  if (l.symbols.byName.has(text) || type.words.includes(text)) return false;
  l.report.say(types.notAWord, word.span, {
    word: text,
    words: type.words,
    suggestion: suggest(text, type.words),
  });
  return true;
}

/** Suggests a comparison that would turn a value into a condition. */
function comparisonOf({ type, ...node }: IrNode, { scheme }: Lowering): string {
  const read = ownName({ type, ...node });
  const name = read !== null && /^[A-Za-z]/.test(read) && !read.includes(' ') ? read : 'x';
  if (type.kind === 'date') return `${name} >= ${scheme.validFrom}`;
  if (type.kind === 'choice') return `${name} = ${type.words[0] ?? 'x'}`;
  const zero = isMoney(type)
    ? ` ${scheme.currency}`
    : isRate(type)
      ? '%'
      : type.kind === 'quantity' && type.hours === 1
        ? 'h'
        : '';
  return `${name} > 0${zero}`;
}

/** Checks that a node is a condition; returns it, or an error node. */
export function requireCondition(id: NodeId, l: Lowering): NodeId {
  const node = l.nodes.at(id);
  if (node.type.kind === 'boolean' || node.type.kind === 'error') return id;
  const params = { found: describeType(node.type), example: comparisonOf(node, l) };
  l.report.say(types.notCondition, node.span, params, { labels: definedLabels(id, l).slice(0, 1) });
  return l.nodes.error(node.span);
}

function logicTruth(op: 'and' | 'or', a: boolean | null, b: boolean | null): boolean | null {
  const decisive = op === 'or';
  if (a === decisive || b === decisive) return decisive;
  return a === null || b === null ? null : !decisive;
}

/** `and`, `or`: the right side is read only when the left does not decide. */
export function lowerLogic(op: 'and' | 'or', left: NodeId, right: NodeId, span: Span, l: Lowering): NodeId {
  const [a, b] = [requireCondition(left, l), requireCondition(right, l)];
  if (l.nodes.isError(a) || l.nodes.isError(b)) return l.nodes.error(span);
  const truth = logicTruth(op, l.nodes.at(a).truth, l.nodes.at(b).truth);
  return l.nodes.add({ op }, [a, b], BOOLEAN, span, { truth });
}

export function lowerNot(operand: NodeId, span: Span, l: Lowering): NodeId {
  const inner = requireCondition(operand, l);
  if (l.nodes.isError(inner)) return l.nodes.error(span);
  const known = l.nodes.at(inner).truth;
  return l.nodes.add({ op: 'not' }, [inner], BOOLEAN, span, { truth: known === null ? null : !known });
}

/** The scope in which a branch stands: what the condition being true or false tells. */
export function narrow(scope: Scope, condition: NodeId, holds: boolean, l: Lowering): Scope {
  if (l.nodes.isError(condition)) return { ...scope, isUnsure: true };
  const learned = learn(condition, holds, l);
  return {
    ...scope,
    under: [...scope.under, { condition, holds }],
    given: new Set([...scope.given, ...learned.given]),
    facts: [...scope.facts, ...learned.facts],
  };
}
