import type { Expression } from './code.ts';
import * as code from './code.ts';

export function isTrue(one: Expression): boolean {
  return one.kind === 'name' && one.name === 'true';
}

export function isFalse(one: Expression): boolean {
  return one.kind === 'name' && one.name === 'false';
}

function truth(value: boolean): Expression {
  return code.name(value ? 'true' : 'false');
}

/** An expression with what its constants decide decided. */
export function folded(expression: Expression): Expression {
  const one = code.mapParts(expression, folded);
  switch (one.kind) {
    case 'binary':
      return binary(one) ?? one;
    case 'conditional':
      if (isTrue(one.test)) return one.then;
      return isFalse(one.test) ? one.otherwise : one;
    case 'unary':
      if (one.operator === '!' && (isTrue(one.of) || isFalse(one.of))) return truth(isFalse(one.of));
      return one;
    case 'call':
      return EXTREMES.includes(one.callee) && one.args.every(isZero) ? code.ZERO : one;
    default:
      return one;
  }
}

const EXTREMES = ['Math.min', 'Math.max'];

type Binary = Extract<Expression, { readonly kind: 'binary' }>;

function binary(one: Binary): Expression | null {
  const { left, operator, right } = one;
  if (operator === '&&' || operator === '||') return condition(one, operator === '&&' ? isTrue : isFalse);
  if (left === code.SAFE_NAME && operator === '>' && isZero(right)) return truth(true);
  if (left.kind === 'number' && right.kind === 'number' && operator in COMPARED) {
    return truth(COMPARED[operator]?.(left.value, right.value) === true);
  }
  if (operator === '*' && (isZero(left) || isZero(right))) return code.ZERO;
  if (operator === '+' && isZero(left)) return right;
  return (operator === '+' || operator === '-') && isZero(right) ? left : null;
}

/** `&&` goes on where a side is true, `||` where it is false; else that side is the answer. */
function condition({ left, right }: Binary, goesOn: (one: Expression) => boolean): Expression | null {
  if (goesOn(left)) return right;
  if (isTrue(left) || isFalse(left) || goesOn(right)) return left;
  return isTrue(right) || isFalse(right) ? right : null;
}

const COMPARED: Readonly<Partial<Record<code.BinaryOperator, (a: bigint, b: bigint) => boolean>>> = {
  '>': (a, b) => a > b,
  '<': (a, b) => a < b,
  '>=': (a, b) => a >= b,
  '<=': (a, b) => a <= b,
  '===': (a, b) => a === b,
};

function isZero(one: Expression): boolean {
  return one.kind === 'number' && one.value === 0n;
}
