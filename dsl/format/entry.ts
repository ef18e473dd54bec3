import type { Clause, Expr, Span } from '../ast/ast.ts';
import type { Cell } from './align.ts';
import { printClause } from './clause.ts';
import { flat } from './doc.ts';
import { expressionDoc } from './expression-doc.ts';

/** Columns that a declaration may fill before it is broken. */
export const WIDTH = 110;
/** Columns that a head before braces may fill. */
export const HEAD_WIDTH = 120;
/** Columns that neighbouring declarations may fill when they stand under each other, one line each. */
export const RUN_WIDTH = 130;
/** Columns that a row in braces may fill before it is broken. */
export const ROW_WIDTH = 140;
/** Columns that a row in braces may fill once it stands under the others: there order matters more than width. */
export const ALIGNED_ROW_WIDTH = 160;

/** What braces hold: where it begins, and its lines for a given indentation. */
export interface Body {
  readonly start: number;
  readonly lines: (indent: number) => readonly string[];
}

/** Something laid out as one thing: a declaration, a header line, a row, a part. */
export interface Entry {
  readonly span: Span;
  /** What stands before the value and the clauses. */
  readonly head: readonly Cell[];
  readonly headEnd: number;
  readonly value: Expr | null;
  readonly clauses: readonly Clause[];
  /** null without braces. */
  readonly body: Body | null;
  /** Neighbours of one family are aligned; null for what is never aligned. */
  readonly family: string | null;
  /** Columns that the entry may fill on one line. */
  readonly width: number;
}

/** A cell at the left of its column. */
export function cell(slot: string, text: string, gap = 1): Cell {
  return { slot, text, gap, align: 'left' };
}

/** A figure: whole numbers end under each other. */
export function figureCell(slot: string, text: string, gap = 1): Cell {
  return { slot, text, gap, align: 'figure' };
}

/** Spaces before a clause: two, but one where words read on, as in `warn CODE severity info on ibc`. */
export function clauseGap(clause: Clause, family: string | null): number {
  const readsOn =
    (family === 'notice' &&
      (clause.kind === 'severity' || clause.kind === 'on' || clause.kind === 'first')) ||
    (family === 'apply' && clause.kind === 'as');
  return readsOn ? 1 : 2;
}

function valueCell(value: Expr): Cell {
  const text = flat(expressionDoc(value));
  const isFigure = value.kind === 'number' || value.kind === 'rate' || value.kind === 'hours';
  return isFigure ? figureCell('figure', text) : cell('value', text);
}

/** All cells of an entry on one line. */
export function cellsOf(entry: Entry): readonly Cell[] {
  const value = entry.value === null ? [] : [cell('=', '='), valueCell(entry.value)];
  const clauses = entry.clauses.map((clause) =>
    cell(clause.kind, printClause(clause), clauseGap(clause, entry.family)),
  );
  return [...entry.head, ...value, ...clauses];
}
