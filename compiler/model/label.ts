import type { Clause } from '../../dsl/ast/ast.ts';

/** The label a person reads: the written one, else the id in words. */
export function labelText(written: string | null, clauses: readonly Clause[], id: string): string {
  if (written !== null) return written;
  for (const clause of clauses) {
    if (clause.kind === 'text' || clause.kind === 'label') return clause.text.value;
  }
  const words = id.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
