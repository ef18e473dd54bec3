import type { Decl, Expr, SimpleDecl, SimpleKind } from '../../dsl/ast/ast.ts';
import type { Label } from '../../dsl/diagnostics/diagnostic.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { printExpression } from '../../dsl/format/expression.ts';
import { hasClause } from '../model/clauses.ts';

const COMPUTED: ReadonlySet<SimpleKind> = new Set(['let', 'base', 'total', 'perception', 'deduction']);
/** Two figures that are equal say nothing. */
const FIGURES: ReadonlySet<Expr['kind']> = new Set(['number', 'rate', 'hours', 'date', 'boolean']);

interface Line {
  readonly decl: SimpleDecl;
  readonly value: Expr;
}

function isCopy({ decl, value }: Line, above: Line): boolean {
  // A template that is written out twice, and the members of a family, stand in one place.
  const isOther = value.span.start !== above.value.span.start;
  // Lines that are paid in different cases may well be computed alike.
  if (hasClause(decl.clauses, 'when') && hasClause(above.decl.clauses, 'when')) return false;
  return isOther && decl.kind === above.decl.kind && printExpression(value) === printExpression(above.value);
}

/**
 * Formulas that are the one of the line above: who copies a line and forgets to adapt it leaves something unread,
 * and is shown where.
 */
export function copiedFormulas(decls: readonly Decl[]): readonly Label[] {
  const lines = decls.flatMap((decl): readonly Line[] => {
    if (decl.decl !== 'simple' || decl.value === null || !COMPUTED.has(decl.kind)) return [];
    return FIGURES.has(decl.value.kind) ? [] : [{ decl, value: decl.value }];
  });
  return lines.slice(1).flatMap((line, index) => {
    const above = lines[index];
    const name = above?.decl.columns[0]?.name.text;
    if (above === undefined || name === undefined || !isCopy(line, above)) return [];
    return [{ span: line.value.span, text: rulePhrases.theSameFormulaAsThatOf(name) }];
  });
}
