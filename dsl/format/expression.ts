import type { BinaryExpr, BinaryOperator, CallExpr, Expr, ReadingExpr, SchemeName } from '../ast/ast.ts';

/** How tightly a form binds, as in the grammar: `expr`, `or`, `and`, `not`, `cmp`, `add`, `mul`, `unary`, `atom`. */
const LEVEL = { expr: 0, or: 1, and: 2, not: 3, cmp: 4, add: 5, mul: 6, unary: 7, atom: 8 } as const;

const OPERATOR_LEVEL: Readonly<Record<BinaryOperator, number>> = {
  or: LEVEL.or,
  and: LEVEL.and,
  '=': LEVEL.cmp,
  '<>': LEVEL.cmp,
  '<': LEVEL.cmp,
  '<=': LEVEL.cmp,
  '>': LEVEL.cmp,
  '>=': LEVEL.cmp,
  '+': LEVEL.add,
  '-': LEVEL.add,
  '*': LEVEL.mul,
  '/': LEVEL.mul,
};

function levelOf(expr: Expr): number {
  switch (expr.kind) {
    case 'if':
    case 'when':
      return LEVEL.expr;
    case 'binary':
      return OPERATOR_LEVEL[expr.op];
    case 'among':
      return LEVEL.cmp;
    case 'unary':
      return expr.op === 'not' ? LEVEL.not : LEVEL.unary;
    case 'number':
    case 'rate':
    case 'hours':
      return /^[+-]/.test(expr.spelling) ? LEVEL.unary : LEVEL.atom;
    default:
      return LEVEL.atom;
  }
}

/** True when an operand must stand in parentheses. Never so in a tree that was parsed: it holds its own. */
export function needsParens(expr: Expr, least: number): boolean {
  return levelOf(expr) < least;
}

/** How tightly the operands of an operator must bind. Comparisons do not chain; the rest goes from left to right. */
export function operandLevels(op: BinaryOperator): { readonly left: number; readonly right: number } {
  const level = OPERATOR_LEVEL[op];
  return { left: level === LEVEL.cmp ? LEVEL.add : level, right: level + 1 };
}

/** How tightly the operand of `not` must bind: a comparison needs no parentheses. */
export const NOT_OPERAND: number = LEVEL.cmp;

function operand(expr: Expr, least: number): string {
  const printed = printExpression(expr);
  return needsParens(expr, least) ? `(${printed})` : printed;
}

function binary({ op, left, right }: BinaryExpr): string {
  const levels = operandLevels(op);
  return `${operand(left, levels.left)} ${op} ${operand(right, levels.right)}`;
}

function call({ callee, args }: CallExpr): string {
  return `${callee.text}(${args.map(printExpression).join(', ')})`;
}

/** `AR.general` */
export function schemeName({ country, scheme }: SchemeName): string {
  return `${country.text}.${scheme.text}`;
}

const ANY_EMPLOYER = 'of any employer';

/** The words before the schemes of a reading, and those behind them. */
export function readingWords({
  aggregate,
  line,
  window,
  isOfAnyEmployer,
}: ReadingExpr): readonly [before: string, behind: string] {
  const what = line === null ? aggregate.text : `${aggregate.text}(${line.text})`;
  const { word, count, unit } = window;
  const words = [
    word.text,
    ...(count === null ? [] : [count.spelling]),
    ...(unit === null ? [] : [unit.text]),
    ...(isOfAnyEmployer ? [ANY_EMPLOYER] : []),
  ];
  return [`${what} of `, `over ${words.join(' ')}`];
}

function reading(expr: ReadingExpr): string {
  const [before, behind] = readingWords(expr);
  return `${before}${expr.of.map(schemeName).join(', ')} ${behind}`;
}

/**
 * The canonical spelling of an expression on one line: one space around operators, numbers as the author wrote
 * them, parentheses as in the tree. Parsing the result gives the same tree.
 */
export function printExpression(expr: Expr): string {
  switch (expr.kind) {
    case 'number':
      return expr.unit === null ? expr.spelling : `${expr.spelling} ${expr.unit.text}`;
    case 'rate':
    case 'hours':
      return expr.spelling;
    case 'date':
      return expr.iso;
    case 'text':
      return `"${expr.value}"`;
    case 'boolean':
      return expr.value ? 'yes' : 'no';
    case 'name':
      return expr.name.text;
    case 'period':
      return expr.field === null ? 'period' : `period.${expr.field.text}`;
    case 'member':
      return `${expr.object.text}.${expr.member.text}`;
    case 'column':
      return `${call(expr.applied)}.${expr.column.text}`;
    case 'index':
      return `${expr.object.text}[${printExpression(expr.index)}]`;
    case 'call':
      return call(expr);
    case 'unary':
      return expr.op === 'not'
        ? `not ${operand(expr.operand, NOT_OPERAND)}`
        : `-${operand(expr.operand, LEVEL.atom)}`;
    case 'binary':
      return binary(expr);
    case 'among':
      return `${operand(expr.value, LEVEL.add)} ${expr.negated ? 'not among' : 'among'} ${expr.table.text}`;
    case 'at':
      return `${operand(expr.value, LEVEL.atom)} at ${operand(expr.date, LEVEL.atom)}`;
    case 'if':
      return `if ${operand(expr.condition, LEVEL.or)} then ${printExpression(expr.then)} else ${printExpression(expr.else)}`;
    case 'group':
      return `(${printExpression(expr.inner)})`;
    case 'when':
      return `${printExpression(expr.value)} when ${printExpression(expr.condition)}`;
    case 'reading':
      return reading(expr);
    case 'missing':
      return '…';
  }
}
