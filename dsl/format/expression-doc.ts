import type { BinaryExpr, Expr, IfExpr } from '../ast/ast.ts';
import { type Doc, fill, group, line, nest, soft } from './doc.ts';
import {
  NOT_OPERAND,
  needsParens,
  operandLevels,
  printExpression,
  readingWords,
  schemeName,
} from './expression.ts';

function joined(docs: readonly Doc[]): readonly Doc[] {
  return docs.flatMap((doc, index) => (index === 0 ? [doc] : [',', line, doc]));
}

function operand(expr: Expr, least: number): Doc {
  return needsParens(expr, least) ? ['(', nest(1, expressionDoc(expr)), ')'] : expressionDoc(expr);
}

/** `a + b - c` is one group: when it does not fit, every operator begins a line. */
function chain(expr: BinaryExpr): Doc {
  const levels = operandLevels(expr.op);
  const { left } = expr;
  const goesOn =
    left.kind === 'binary' && operandLevels(left.op).left === levels.left && !needsParens(left, levels.left);
  const first = goesOn ? chain(left) : group(operand(left, levels.left));
  return [first, line, `${expr.op} `, group(operand(expr.right, levels.right))];
}

/** `if … then …` with each `else` on a line of its own when the whole does not fit. */
function branches(expr: IfExpr): Doc {
  const first = group([
    'if ',
    expressionDoc(expr.condition),
    nest(2, [line, 'then ', expressionDoc(expr.then)]),
  ]);
  const rest = expr.else.kind === 'if' ? branches(expr.else) : expressionDoc(expr.else);
  return [first, line, 'else ', rest];
}

/** An expression with its places to break: before operators, before `else`, between arguments. */
export function expressionDoc(expr: Expr): Doc {
  switch (expr.kind) {
    case 'binary':
      return group(chain(expr));
    case 'if':
      return group(branches(expr));
    case 'group':
      return ['(', nest(1, expressionDoc(expr.inner)), ')'];
    case 'when':
      return group([expressionDoc(expr.value), line, 'when ', expressionDoc(expr.condition)]);
    case 'call':
      return group([
        `${expr.callee.text}(`,
        nest(2, [soft, ...joined(expr.args.map(expressionDoc))]),
        soft,
        ')',
      ]);
    case 'reading': {
      const [before, behind] = readingWords(expr);
      return group([before, nest(2, [fill(expr.of.map(schemeName)), line, behind])]);
    }
    case 'unary':
      return expr.op === 'not' ? ['not ', operand(expr.operand, NOT_OPERAND)] : printExpression(expr);
    default:
      return printExpression(expr);
  }
}
