import { endWithComment } from '../../compiler/consolidation/comments.ts';
import { namesOf } from '../../compiler/consolidation/names.ts';
import { clausesOf, hasClause } from '../../compiler/model/clauses.ts';
import type { DatedRow, Node, PayFile, TableBlock } from '../../dsl/ast/ast.ts';
import { format } from '../../dsl/format.ts';
import { parse } from '../../dsl/parse.ts';
import type { Source } from '../../dsl/text/source.ts';
import { lineStarts, positionAt } from '../../dsl/text/source.ts';
import { blankDates, isPublished, type Prepared, type Published } from './moved.ts';

/** A row that somebody has to fill in. */
export interface RowToFill {
  readonly path: string;
  readonly line: number;
  readonly names: readonly string[];
  /** The date or month of the row. */
  readonly at: string;
  /** The last value that is known, as written, and its source; null of a table. */
  readonly before: string | null;
  readonly law: string | null;
  /** True where the last value goes on meanwhile, under a warning. */
  readonly isCarried: boolean;
}

/** A file with blank rows added, laid out. */
export interface WithBlankRows {
  readonly path: string;
  readonly text: string;
  readonly rows: readonly RowToFill[];
}

function rowsOf(decl: Published): readonly (DatedRow | TableBlock)[] {
  return decl.decl === 'table' ? decl.blocks : (decl.rows ?? []);
}

/** A blank row, or block of a table, as it is written. */
export function blankRow(decl: Published, at: string): string {
  return decl.decl === 'table' ? `  from ${at}  ?` : `  ${at}  ?`;
}

/** The source of the last known row, else of the declaration. */
function lawOf(decl: Published, last: DatedRow | TableBlock | undefined): string | null {
  const own = clausesOf(last?.clauses ?? [], 'law');
  const laws = (own.length > 0 ? own : clausesOf(decl.clauses, 'law')).map(({ text }) => text.value);
  return laws.length === 0 ? null : laws.join('; ');
}

/** The facts about a declaration until its blank row is filled in. */
type LastKnown = Pick<RowToFill, 'names' | 'before' | 'law' | 'isCarried'>;

/** The last value that is known of a declaration in its text. */
export function lastKnown(decl: Published, { text }: Source): LastKnown {
  const last = rowsOf(decl).findLast(({ isBlank }) => !isBlank);
  const value = decl.decl === 'simple' && decl.value !== null ? [decl.value] : [];
  const cells = last !== undefined && 'cells' in last ? last.cells : value;
  const before = cells.map(({ span }) => text.slice(span.start, span.end)).join('  ');
  return {
    names: namesOf(decl),
    before: before === '' ? null : before,
    law: lawOf(decl, last),
    isCarried: hasClause(decl.clauses, 'carry_forward'),
  };
}

/**
 * The places of a declaration that somebody has to fill in: its blank rows of certain dates, or itself if it has no
 * rows.
 */
function placesIn(decl: Published, dates: readonly string[]): readonly (Node & { readonly at: string })[] {
  const rows = rowsOf(decl);
  if (rows.length === 0) return dates.map((at) => ({ span: decl.span, at }));
  return rows.flatMap((row) => {
    const at = 'at' in row ? row.at.iso : row.from.iso;
    return row.isBlank && dates.includes(at) ? [{ span: row.span, at }] : [];
  });
}

/** Lists the rows of a text that somebody has to fill in, for certain dates by the names of their declarations. */
export function rowsToFill(
  source: Source,
  dates: ReadonlyMap<string, readonly string[]>,
  about: (decl: Published) => LastKnown,
): readonly RowToFill[] {
  const starts = lineStarts(source.text);
  return parse(source)
    .file.decls.filter(isPublished)
    .flatMap((decl) =>
      placesIn(decl, dates.get(nameOf(decl)) ?? []).map(({ span, at }) => ({
        path: source.path,
        line: positionAt(starts, span.start).line,
        at,
        ...about(decl),
      })),
    );
}

/** The key of a declaration: all its names. */
export function nameOf(decl: Published): string {
  return namesOf(decl).join(', ');
}

/** Adds a blank row to every figure that ends or moves before a day; the text is as it was where none does. */
export function withBlankRows(source: Source, file: PayFile, prepared: Prepared): WithBlankRows {
  const added = new Map<string, readonly string[]>();
  const pieces: string[] = [];
  let at = 0;
  for (const decl of file.decls) {
    const last = isPublished(decl) ? rowsOf(decl).at(-1) : undefined;
    if (!isPublished(decl) || last === undefined) continue;
    const dates = blankDates(decl, prepared);
    if (dates.length === 0) continue;
    const end = endWithComment(source, last.span.end);
    pieces.push(source.text.slice(at, end), ...dates.map((date) => `\n${blankRow(decl, date)}`));
    if (!source.text.startsWith('\n', end) && !source.text.startsWith('\r', end)) pieces.push('\n');
    at = end;
    added.set(nameOf(decl), dates);
  }
  if (added.size === 0) return { path: source.path, text: source.text, rows: [] };
  const { text } = format({ path: source.path, text: `${pieces.join('')}${source.text.slice(at)}` });
  const laidOut = { path: source.path, text };
  return { ...laidOut, rows: rowsToFill(laidOut, added, (decl) => lastKnown(decl, laidOut)) };
}
