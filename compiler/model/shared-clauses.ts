import type { BlockPart, Clause, ClauseKind, DeductionsDecl, EmployerDecl } from '../../dsl/ast/ast.ts';
import { clauseOf, clausesOf, hasClause } from './clauses.ts';

/** Clauses of a block that hold for a part that does not write its own. */
const SHARED = ['on', 'when', 'from', 'until', 'omit_zero', 'tags'] as const satisfies readonly ClauseKind[];

/** The clauses of a part with those that it takes over from its block. A part with an amount of its own needs no base. */
export function sharedClauses(
  { value, clauses }: BlockPart,
  block: EmployerDecl | DeductionsDecl,
): readonly Clause[] {
  const isPlain = value !== null && !hasClause(clauses, 'rate');
  const inherited = SHARED.flatMap((kind): readonly Clause[] => {
    const shared = clauseOf(block.clauses, kind);
    return shared === null || hasClause(clauses, kind) || (isPlain && kind === 'on') ? [] : [shared];
  });
  const sources = hasClause(clauses, 'law') ? [] : clausesOf(block.clauses, 'law');
  const readings =
    hasClause(clauses, 'law') || hasClause(clauses, 'convention')
      ? []
      : clausesOf(block.clauses, 'convention');
  return [...clauses, ...inherited, ...sources, ...readings];
}
