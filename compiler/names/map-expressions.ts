import type { BlockPart, Cell, Clause, DatedRow, Decl, Expr } from '../../dsl/ast/ast.ts';

/** Replaces an expression, or returns null to look at its parts. */
type Rewrite = (expr: Expr) => Expr | null;

function mapExpr(expr: Expr, rewrite: Rewrite): Expr {
  const rewritten = rewrite(expr);
  if (rewritten !== null) return rewritten;
  const go = (inner: Expr): Expr => mapExpr(inner, rewrite);
  switch (expr.kind) {
    case 'call':
      return { ...expr, args: expr.args.map(go) };
    case 'column':
      return { ...expr, applied: { ...expr.applied, args: expr.applied.args.map(go) } };
    case 'unary':
      return { ...expr, operand: go(expr.operand) };
    case 'binary':
      return { ...expr, left: go(expr.left), right: go(expr.right) };
    case 'among':
      return { ...expr, value: go(expr.value) };
    case 'at':
      return { ...expr, value: go(expr.value), date: go(expr.date) };
    case 'if':
      return { ...expr, condition: go(expr.condition), then: go(expr.then), else: go(expr.else) };
    case 'group':
      return { ...expr, inner: go(expr.inner) };
    case 'when':
      return { ...expr, value: go(expr.value), condition: go(expr.condition) };
    default:
      return expr;
  }
}

function mapClause(clause: Clause, rewrite: Rewrite): Clause {
  const go = (expr: Expr): Expr => mapExpr(expr, rewrite);
  switch (clause.kind) {
    case 'default':
    case 'when':
    case 'on':
    case 'rate':
      return { ...clause, expr: go(clause.expr) };
    case 'in':
      return { ...clause, lower: go(clause.lower), upper: clause.upper === null ? null : go(clause.upper) };
    case 'required':
      return clause.when === null ? clause : { ...clause, when: go(clause.when) };
    case 'scaled':
      return { ...clause, by: go(clause.by) };
    case 'marks':
      return {
        ...clause,
        marks: clause.marks.map((mark) =>
          mark.except === null ? mark : { ...mark, except: go(mark.except) },
        ),
      };
    default:
      return clause;
  }
}

function mapRow(row: DatedRow, rewrite: Rewrite): DatedRow {
  const cells = row.cells.map(
    (cell): Cell => (cell.kind === 'group' ? { ...cell, inner: mapExpr(cell.inner, rewrite) } : cell),
  );
  return { ...row, cells };
}

function mapPart(part: BlockPart, rewrite: Rewrite): BlockPart {
  return {
    ...part,
    value: part.value === null ? null : mapExpr(part.value, rewrite),
    clauses: part.clauses.map((clause) => mapClause(clause, rewrite)),
  };
}

/** A declaration with other expressions in its formulas and clauses. */
export function mapExpressions(decl: Decl, rewrite: Rewrite): Decl {
  const clausesOf = (clauses: readonly Clause[]) => clauses.map((clause) => mapClause(clause, rewrite));
  switch (decl.decl) {
    case 'simple':
      return {
        ...decl,
        value: decl.value === null ? null : mapExpr(decl.value, rewrite),
        clauses: clausesOf(decl.clauses),
        rows: decl.rows?.map((row) => mapRow(row, rewrite)) ?? null,
      };
    case 'employer':
      return {
        ...decl,
        clauses: clausesOf(decl.clauses),
        parts: decl.parts.map((part) => mapPart(part, rewrite)),
      };
    case 'deductions':
      return {
        ...decl,
        clauses: clausesOf(decl.clauses),
        parts: decl.parts.map((part) => mapPart(part, rewrite)),
      };
    case 'notice':
    case 'table':
      return { ...decl, clauses: clausesOf(decl.clauses) };
    case 'check':
      return decl.kind === 'holds' ? { ...decl, expr: mapExpr(decl.expr, rewrite) } : decl;
    default:
      return decl;
  }
}
