import type { Clause, Decl, Name, Span } from '../../dsl/ast/ast.ts';
import { clauseOf } from '../model/clauses.ts';
import { isBlock } from './parts.ts';
import type { Range } from './rows.ts';

/** A part that was dated, and is stated without its date. */
interface LostDate {
  readonly name: string;
  readonly span: Span;
  /** `until 2026-06-30` */
  readonly date: string;
}

/** A part with the clauses that date it: its own, and those of its block. */
interface Dated {
  readonly name: Name;
  readonly clauses: readonly Clause[];
}

function datedParts(decl: Decl): readonly Dated[] {
  if (isBlock(decl))
    return decl.parts.map(({ name, clauses }) => ({ name, clauses: [...clauses, ...decl.clauses] }));
  if (decl.decl !== 'template') return [];
  return decl.body.flatMap((step) => {
    const column = step.decl === 'simple' ? step.columns[0] : undefined;
    return column === undefined || !('clauses' in step) ? [] : [{ name: column.name, clauses: step.clauses }];
  });
}

/** True of a date that makes a difference in the law of the range. */
function matters(kind: 'from' | 'until', date: string, { from, until }: Range): boolean {
  return kind === 'from' ? date > from : date < until;
}

/**
 * The dates of parts that a block or a template loses by being stated whole: a part that ended, or had yet to begin, is
 * there on every day from now on.
 */
export function lostDates(old: Decl, own: Decl, range: Range): readonly LostDate[] {
  const before = new Map(datedParts(old).map((part) => [part.name.text, part.clauses]));
  return datedParts(own).flatMap(({ name, clauses }) =>
    (['from', 'until'] as const).flatMap((kind) => {
      const date = clauseOf(before.get(name.text) ?? [], kind)?.date.iso;
      const isLost = date !== undefined && matters(kind, date, range) && clauseOf(clauses, kind) === null;
      return isLost ? [{ name: name.text, span: name.span, date: `${kind} ${date}` }] : [];
    }),
  );
}
