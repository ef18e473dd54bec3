import type { BinaryOperator, Expr } from '../ast/ast.ts';

/** Operators that bind tighter than their fellows: `*` than `+`, `and` than `or`. */
const TIGHT: ReadonlySet<BinaryOperator> = new Set(['*', '/', 'and']);

export function binary(op: BinaryOperator, left: Expr, right: Expr): Expr {
  return { kind: 'binary', span: { start: left.span.start, end: right.span.end }, op, left, right };
}

/** Operands in a row with the operators between them, which bind in two degrees and to the left. */
export class OperatorChain {
  /** What stands before the last loose operator. */
  private before: { readonly op: BinaryOperator; readonly left: Expr } | null = null;
  private last: Expr;

  constructor(first: Expr) {
    this.last = first;
  }

  add(op: BinaryOperator, operand: Expr): void {
    if (TIGHT.has(op)) this.last = binary(op, this.last, operand);
    else {
      this.before = { op, left: this.tree() };
      this.last = operand;
    }
  }

  tree(): Expr {
    return this.before === null ? this.last : binary(this.before.op, this.before.left, this.last);
  }
}
