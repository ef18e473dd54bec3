import type { Clause, ClauseKind } from '../../dsl/ast/ast.ts';
import { bandOf } from '../../dsl/format/clause.ts';
import type { Source } from '../../dsl/text/source.ts';
import { type Piece, slice } from './pieces.ts';

/** What a thing is called, how it is shown and when it holds: a new value or formula does not change it. */
const KEPT: ReadonlySet<ClauseKind> = new Set<ClauseKind>([
  'label',
  'text',
  'marks',
  'tags',
  'as',
  'omit_zero',
  'on',
  'from',
  'until',
  'due',
  'for',
]);

/** Clauses that say the same thing in different ways: one takes the place of the other. */
const INSTEAD: ReadonlyMap<ClauseKind, ClauseKind> = new Map<ClauseKind, ClauseKind>([
  ['required', 'default'],
  ['default', 'required'],
  ['round', 'rounded'],
  ['rounded', 'round'],
  ['on', 'first'],
  ['first', 'on'],
]);

const BANDS = ['amount', 'marks', 'with', 'law', 'text'];

interface Said {
  readonly clause: Clause;
  readonly source: Source;
}

export interface Clauses {
  readonly source: Source;
  readonly clauses: readonly Clause[];
}

/**
 * The clauses of what is restated, those that make the amount first. When its value or formula is said anew only what
 * names, shows and dates it is kept; else everything that is not said again.
 */
export function restatedClauses(before: Clauses, after: Clauses, isAnew: boolean): readonly Piece[] {
  const said = new Set(after.clauses.flatMap(({ kind }) => [kind, INSTEAD.get(kind) ?? kind]));
  const order = before.clauses.map(({ kind }) => kind);
  const kept = before.clauses.filter(({ kind }) => !said.has(kind) && (!isAnew || KEPT.has(kind)));
  const all: readonly Said[] = [
    ...kept.map((clause) => ({ clause, source: before.source })),
    ...after.clauses
      .filter(({ kind }) => kind !== 'after')
      .map((clause) => ({ clause, source: after.source })),
  ];
  const rank = ({ clause }: Said): number => {
    const index = order.indexOf(clause.kind);
    return BANDS.indexOf(bandOf(clause)) * 1000 + (index === -1 ? order.length : index);
  };
  return all
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ clause, source }) => slice(source, clause.span.start, clause.span.end));
}
