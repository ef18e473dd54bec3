import { clauseOf } from '../model/clauses.ts';
import type { Lowering } from './state.ts';

/** Inputs that must be there when `id` was not sent: those `required unless` it. */
export function presentWithout(id: string, l: Pick<Lowering, 'symbols'>): readonly string[] {
  return [...l.symbols.byName.values()].flatMap((symbol) => {
    if (symbol.kind !== 'input') return [];
    const unless = clauseOf(symbol.decl.clauses, 'required')?.unless?.text;
    return unless === id ? [symbol.name] : [];
  });
}
