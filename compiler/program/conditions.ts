import type { Body, Expression } from './code.ts';
import * as code from './code.ts';

/**
 * Statements whose conditions are without the parts that others decide: `a || (a && b)` is `a`, and `a && (a && b)` is
 * `a && b`. Where many formulas read one parameter, what is said of it holds where any of them is computed.
 */
export function withShortConditions(body: Body): Body {
  return body.map((one) => code.mapStatement(one, shortened, withShortConditions));
}

function shortened(expression: Expression): Expression {
  if (expression.kind !== 'binary') return code.mapParts(expression, shortened);
  const { operator } = expression;
  if (operator !== '&&' && operator !== '||') return code.mapParts(expression, shortened);
  const parts = operandsOf(expression, operator).map(shortened);
  const inner = operator === '&&' ? '||' : '&&';
  const keys = parts.map((part) => new Set(operandsOf(part, inner).map(code.keyOf)));
  const decided = keys.map((own, place) =>
    keys.some((other, at) => at !== place && isWithin(other, own) && (at < place || other.size < own.size)),
  );
  return code.both(
    parts.filter((_, place) => !decided[place]),
    operator,
  );
}

function isWithin(some: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  return [...some].every((one) => all.has(one));
}

/** The operands that one operator joins, in order. */
function operandsOf(expression: Expression, operator: '&&' | '||'): readonly Expression[] {
  return expression.kind === 'binary' && expression.operator === operator
    ? [expression.left, expression.right].flatMap((side) => operandsOf(side, operator))
    : [expression];
}
