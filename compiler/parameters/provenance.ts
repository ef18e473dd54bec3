import type { Clause } from '../../dsl/ast/ast.ts';
import type { ProvenanceSpec } from '../../runtime/module.ts';
import { clausesOf } from '../model/clauses.ts';

/** The legal source that the clauses name; several are joined. */
export function lawOf(clauses: readonly Clause[]): string | null {
  const laws = clausesOf(clauses, 'law').map((clause) => clause.text.value);
  return laws.length === 0 ? null : laws.join('; ');
}

/** The least certainty that the clauses of a parameter state; null if it is confirmed. */
export function provenanceOf(parameter: string, clauses: readonly Clause[]): ProvenanceSpec | null {
  for (const provenance of ['unconfirmed', 'single_source', 'derived', 'convention'] as const) {
    const clause = clausesOf(clauses, provenance)[0];
    if (clause !== undefined) return { parameter, provenance, note: clause.text?.value ?? null };
  }
  return null;
}

/** True when the clauses say where a parameter comes from or how sure it is (PAY515 asks for it). */
export function hasOrigin(clauses: readonly Clause[]): boolean {
  return lawOf(clauses) !== null || provenanceOf('', clauses) !== null;
}
