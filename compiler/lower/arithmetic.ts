import type { ArithmeticOperator, Span } from '../../dsl/ast/ast.ts';
import type { Label } from '../../dsl/diagnostics/diagnostic.ts';
import type { Said } from '../../dsl/diagnostics/phrases/phrase.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { ranges } from '../../dsl/diagnostics/ranges.ts';
import { types } from '../../dsl/diagnostics/types.ts';
import {
  type Flavor,
  INTEGER,
  isDimensionless,
  isMoney,
  NUMBER,
  type QuantityType,
  RATE,
  type Type,
} from '../../runtime/ir/type.ts';
import { compare, ZERO } from '../../runtime/numbers/exact.ts';
import type { IrNode, NodeId } from '../ir/ir.ts';
import {
  addRanges,
  divideRanges,
  holdsZero,
  multiplyRanges,
  negateRange,
  type Range,
  subtractRanges,
} from '../ir/range.ts';
import { bareDivisor, isBareNumber } from './bare-number.ts';
import { definedLabels, labelsRead } from './defined-labels.ts';
import { firstPlace } from './first-place.ts';
import { commonGrid, productGrid } from './node-list.ts';
import { nodeName } from './print-node.ts';
import { atMost } from './prove.ts';
import type { Lowering, Scope } from './state.ts';
import { describeType } from './type-words.ts';

const VERB: Readonly<Record<ArithmeticOperator, Said>> = {
  '+': quantityPhrases.add,
  '-': quantityPhrases.subtract,
  '*': quantityPhrases.multiply,
  '/': quantityPhrases.divide,
};

/** Says that a bare number stands where money is meant, when that is the whole fault. */
function reportBareNumber(left: IrNode, right: IrNode, l: Lowering): boolean {
  for (const [number, other] of [
    [left, right],
    [right, left],
  ] as const) {
    if (!isBareNumber(number) || !isMoney(other.type)) continue;
    l.report.say(
      types.bareNumber,
      number.span,
      { number: nodeName(number), currency: l.scheme.currency },
      { labels: [{ span: other.span, text: quantityPhrases.thisIs(quantityPhrases.money) }] },
    );
    return true;
  }
  return false;
}

/** The message stands at the right operand; this says what the left one is, and where both got their values. */
export function bothSides(left: IrNode, right: IrNode, l: Lowering): { readonly labels: readonly Label[] } {
  const side = { span: left.span, text: quantityPhrases.thisIs(describeType(left.type)) };
  return { labels: [side, ...labelsRead(right, l).slice(0, 1), ...labelsRead(left, l).slice(0, 1)] };
}

/** The common type of quantities that are added, compared or chosen between; null after a report. */
export function commonQuantity(verb: Said, left: IrNode, right: IrNode, l: Lowering): QuantityType | null {
  const [a, b] = [left.type, right.type];
  if (a.kind === 'quantity' && b.kind === 'quantity') {
    const alike = a.money === b.money && a.hours === b.hours;
    if (alike && (a.flavor === 'rate') === (b.flavor === 'rate')) {
      return a.flavor === b.flavor ? a : { ...a, flavor: 'number' };
    }
    if (alike) {
      l.report.say(types.rateAndNumber, right.span, { operation: verb }, bothSides(left, right, l));
      return null;
    }
    if (reportBareNumber(left, right, l)) return null;
  }
  l.report.say(
    types.dimension,
    right.span,
    {
      operation: verb,
      left: describeType(a),
      right: describeType(b),
      divisor: bareDivisor(left, l) ?? bareDivisor(right, l),
    },
    bothSides(left, right, l),
  );
  return null;
}

function productFlavor(a: Flavor, b: Flavor): Flavor {
  if (a === 'rate' || b === 'rate') return 'rate';
  return a === 'integer' && b === 'integer' ? 'integer' : 'number';
}

function quotientFlavor(a: Flavor, b: Flavor): Flavor {
  return a === 'rate' && b !== 'rate' ? 'rate' : 'number';
}

/** Type of a product or quotient; null when no quantity of the language has that dimension. */
function scaledType(op: '*' | '/', a: QuantityType, b: QuantityType): QuantityType | null {
  const sign = op === '*' ? 1 : -1;
  const money = a.money + sign * b.money;
  const hours = a.hours + sign * b.hours;
  if (Math.abs(money) > 1 || Math.abs(hours) > 1) return null;
  if (money !== 0 || hours !== 0) return { kind: 'quantity', money, hours, flavor: 'number' };
  if (!isDimensionless(a)) return NUMBER;
  const flavor = op === '*' ? productFlavor(a.flavor, b.flavor) : quotientFlavor(a.flavor, b.flavor);
  return { rate: RATE, integer: INTEGER, number: NUMBER }[flavor];
}

/** Labels for the place where a divisor got its value, and for the place where that may first be zero. */
function zeroLabels(id: NodeId, l: Lowering): readonly Label[] {
  const { span } = l.nodes.at(firstPlace(id, l, holdsZero));
  const defined = definedLabels(id, l);
  const isTold = [l.nodes.at(id), ...defined].some((one) => one.span.start === span.start);
  return isTold ? defined : [...defined, { span, text: quantityPhrases.firstZeroHere }];
}

function reportDivisor(id: NodeId, l: Lowering): void {
  const divisor = l.nodes.at(id);
  if (!holdsZero(divisor.range)) return;
  const counted = divisor.operation.op === 'period' || divisor.operation.op === 'apply';
  const entry = counted ? ranges.divisionByTable : ranges.divisionByZero;
  l.report.say(entry, divisor.span, { divisor: nodeName(divisor) }, { labels: zeroLabels(id, l) });
}

function sumRange(op: '+' | '-', left: NodeId, right: NodeId, scope: Scope, l: Lowering): Range {
  const [a, b] = [l.nodes.at(left).range, l.nodes.at(right).range];
  if (op === '+') return addRanges(a, b);
  const plain = subtractRanges(a, b);
  const low = plain.low;
  if (low !== null && compare(low.value, ZERO) >= 0) return plain;
  if (!atMost(right, left, scope.facts, l)) return plain;
  return { low: { value: ZERO, open: false }, high: plain.high };
}

function lowerSum(op: '+' | '-', left: NodeId, right: NodeId, span: Span, scope: Scope, l: Lowering): NodeId {
  const [a, b] = [l.nodes.at(left), l.nodes.at(right)];
  const type = commonQuantity(VERB[op], a, b, l);
  if (type === null) return l.nodes.error(span);
  return l.nodes.add({ op: op === '+' ? 'add' : 'sub' }, [left, right], type, span, {
    range: sumRange(op, left, right, scope, l),
    grid: commonGrid(a.grid, b.grid),
  });
}

function lowerScaling(op: '*' | '/', left: NodeId, right: NodeId, span: Span, l: Lowering): NodeId {
  const [a, b] = [l.nodes.at(left), l.nodes.at(right)];
  const type =
    a.type.kind === 'quantity' && b.type.kind === 'quantity' ? scaledType(op, a.type, b.type) : null;
  if (type === null) {
    const sides = { operation: VERB[op], left: describeType(a.type), right: describeType(b.type) };
    l.report.say(types.dimension, b.span, sides, bothSides(a, b, l));
    return l.nodes.error(span);
  }
  if (op === '/') reportDivisor(right, l);
  const range = op === '*' ? multiplyRanges(a.range, b.range) : divideRanges(a.range, b.range);
  const grid = op === '*' ? productGrid(a.grid, b.grid) : null;
  return l.nodes.add({ op: op === '*' ? 'mul' : 'div' }, [left, right], type, span, { range, grid });
}

/** `+ - * /` on exact values, with dimension, range and grid of the result. */
export function lowerArithmetic(
  op: ArithmeticOperator,
  left: NodeId,
  right: NodeId,
  span: Span,
  scope: Scope,
  l: Lowering,
): NodeId {
  if (l.nodes.isError(left) || l.nodes.isError(right)) return l.nodes.error(span);
  return op === '+' || op === '-'
    ? lowerSum(op, left, right, span, scope, l)
    : lowerScaling(op, left, right, span, l);
}

/** `-x` */
export function lowerNegation(operand: NodeId, span: Span, l: Lowering): NodeId {
  const node = l.nodes.at(operand);
  if (node.type.kind === 'error') return l.nodes.error(span);
  if (node.type.kind !== 'quantity') {
    l.report.say(types.wrongType, span, {
      what: rulePhrases.whatStandsAfter('-'),
      expected: quantityPhrases.aQuantity,
      found: describeType(node.type),
    });
    return l.nodes.error(span);
  }
  return l.nodes.add({ op: 'neg' }, [operand], node.type, span, {
    range: negateRange(node.range),
    grid: node.grid,
  });
}

/** True when the node is a quantity of this type (whole numbers are numbers). */
export function isQuantity(type: Type): type is QuantityType {
  return type.kind === 'quantity';
}
