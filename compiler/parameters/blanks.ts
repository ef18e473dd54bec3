import type { Decl, SimpleDecl, Span, TableDecl } from '../../dsl/ast/ast.ts';
import { figures } from '../../dsl/diagnostics/figures.ts';
import { hasClause } from '../model/clauses.ts';
import type { Blank, Report } from '../model/context.ts';
import { columnName } from '../names/table-columns.ts';
import { firstDayOf } from './calendar.ts';

/** Declarations without their blank rows, and from when on what is not known. */
interface WithoutBlanks {
  readonly decls: readonly Decl[];
  /** Blanks by the name of a parameter, a unit or a table; a table of several columns has one for each. */
  readonly blanks: ReadonlyMap<string, Blank>;
}

/** A row or a block of rows with its first date. */
interface Dated {
  readonly isBlank: boolean;
  readonly span: Span;
}

function isFigure(decl: Decl): decl is SimpleDecl | TableDecl {
  return decl.decl === 'table' || (decl.decl === 'simple' && (decl.kind === 'unit' || decl.kind === 'param'));
}

function namesOf(decl: SimpleDecl | TableDecl): readonly string[] {
  if (decl.decl === 'simple') return decl.columns.map(({ name }) => name.text);
  if (decl.columns.length === 0) return [decl.name.text];
  return decl.columns.map(({ name }) => columnName(decl.name.text, name.text));
}

/** PAY937: a blank says from when on something is not known any more, so that a value stands before it. */
function checkPlace(decl: Decl, rows: readonly Dated[], report: Report): void {
  const blank = rows.find(({ isBlank }) => isBlank);
  if (blank === undefined) return;
  const isFirst = blank === rows[0];
  if (isFirst || !isFigure(decl))
    report.say(figures.blankMisplaced, blank.span, { isFirst: isFirst && isFigure(decl) });
}

function beginOf(decl: SimpleDecl | TableDecl): Blank | null {
  if (decl.decl === 'table') {
    const block = decl.blocks.find(({ isBlank }) => isBlank);
    return block === undefined ? null : { from: block.from.iso, span: block.span };
  }
  // What is carried forward on purpose goes on with its last value.
  if (hasClause(decl.clauses, 'carry_forward')) return null;
  const row = decl.rows?.find(({ isBlank }) => isBlank);
  if (row === undefined) return null;
  const { kind, iso } = row.at;
  return { from: kind === 'month' ? firstDayOf(iso) : iso, span: row.span };
}

function withoutRows(decl: Decl): Decl {
  if (decl.decl === 'table' && decl.blocks.some(({ isBlank }) => isBlank))
    return { ...decl, blocks: decl.blocks.filter(({ isBlank }) => !isBlank) };
  if (decl.decl === 'simple' && decl.rows?.some(({ isBlank }) => isBlank) === true)
    return { ...decl, rows: decl.rows.filter(({ isBlank }) => !isBlank) };
  return decl;
}

/**
 * Takes the blank rows (`2027-01-01  ?`) out of declarations, so that the last value stands in every later pass. What the
 * rules compute with it behind the blank is refused before it is computed.
 */
export function withoutBlanks(decls: readonly Decl[], report: Report): WithoutBlanks {
  const blanks = new Map<string, Blank>();
  const known = decls.map((decl) => {
    const rows = decl.decl === 'simple' ? (decl.rows ?? []) : decl.decl === 'table' ? decl.blocks : [];
    checkPlace(decl, rows, report);
    const blank = isFigure(decl) ? beginOf(decl) : null;
    if (blank !== null && isFigure(decl)) for (const name of namesOf(decl)) blanks.set(name, blank);
    return withoutRows(decl);
  });
  return { decls: known, blanks };
}
