import type { Node, Span } from '../../dsl/ast/ast.ts';

/** The place behind a declaration, where a clause that it lacks would stand. */
export function endOf({ span }: Node): Span {
  return { start: span.end - 1, end: span.end };
}
