import type {
  Cell,
  Clause,
  Column,
  DatedRow,
  Expr,
  Mark,
  Name,
  NoticeDecl,
  SimpleDecl,
  Text,
} from '../../dsl/ast/ast.ts';
import { MAX_TEXT } from '../../dsl/lexer/limits.ts';

/** The meanings of the names inside one use of a template. */
export interface Substitution {
  /** Names of sibling declarations, as renamed by this use. */
  readonly siblings: ReadonlyMap<string, string>;
  /** Values of the parameters. */
  readonly values: ReadonlyMap<string, Expr>;
  /** Texts of the `text` parameters. */
  readonly texts: ReadonlyMap<string, string>;
}

function isAtom(expr: Expr): boolean {
  return ['name', 'number', 'rate', 'boolean', 'text', 'missing'].includes(expr.kind);
}

/** A name that points at a declaration, after renaming; the span stays in the template. */
function substituteName(name: Name, by: Substitution): Name {
  const sibling = by.siblings.get(name.text);
  if (sibling !== undefined) return { text: sibling, span: name.span };
  const value = by.values.get(name.text);
  return value?.kind === 'name' ? { text: value.name.text, span: name.span } : name;
}

function substituteValue(name: Name, by: Substitution): Expr | null {
  const value = by.values.get(name.text);
  if (value === undefined || by.siblings.has(name.text)) return null;
  if (isAtom(value)) return { ...value, span: name.span };
  return { kind: 'group', inner: value, span: name.span };
}

/** The formula with parameters replaced by their values and siblings by their new names. */
function substituteExpr(expr: Expr, by: Substitution): Expr {
  const go = (inner: Expr): Expr => substituteExpr(inner, by);
  switch (expr.kind) {
    case 'name':
      return substituteValue(expr.name, by) ?? { ...expr, name: substituteName(expr.name, by) };
    case 'call':
      return { ...expr, args: expr.args.map(go) };
    case 'column':
      return { ...expr, applied: { ...expr.applied, args: expr.applied.args.map(go) } };
    case 'index':
      return { ...expr, object: substituteName(expr.object, by), index: go(expr.index) };
    case 'unary':
      return { ...expr, operand: go(expr.operand) };
    case 'binary':
      return { ...expr, left: go(expr.left), right: go(expr.right) };
    case 'among':
      return { ...expr, value: go(expr.value) };
    case 'at':
      return { ...expr, value: go(expr.value), date: go(expr.date) };
    case 'if':
      return { ...expr, condition: go(expr.condition), then: go(expr.then), else: go(expr.else) };
    case 'group':
      return { ...expr, inner: go(expr.inner) };
    case 'when':
      return { ...expr, value: go(expr.value), condition: go(expr.condition) };
    default:
      return expr;
  }
}

/** Fills `{nombre}` of text parameters and renames `{sibling}`; other braces stay for the notice. */
function substituteText(text: Text, by: Substitution): Text {
  let added = 0;
  const value = text.value.replace(/\{([a-z][a-z0-9_]*)\}/g, (whole, name: string) => {
    const fixed = by.texts.get(name);
    added += fixed?.length ?? 0;
    // A text that has become too long already is refused, and grows no further.
    if (added - (fixed?.length ?? 0) > MAX_TEXT) return whole;
    if (fixed !== undefined) return fixed;
    const renamed = substituteName({ text: name, span: text.span }, by).text;
    return renamed === name ? whole : `{${renamed}}`;
  });
  return { value, span: text.span };
}

function substituteMark(mark: Mark, by: Substitution): Mark {
  return mark.except === null ? mark : { ...mark, except: substituteExpr(mark.except, by) };
}

function substituteClause(clause: Clause, by: Substitution): Clause {
  switch (clause.kind) {
    case 'text':
    case 'law':
    case 'source':
    case 'convention':
    case 'derived':
    case 'label':
      return { ...clause, text: substituteText(clause.text, by) };
    case 'default':
    case 'when':
    case 'on':
    case 'rate':
      return { ...clause, expr: substituteExpr(clause.expr, by) };
    case 'required':
      return clause.when === null ? clause : { ...clause, when: substituteExpr(clause.when, by) };
    case 'marks':
      return { ...clause, marks: clause.marks.map((mark) => substituteMark(mark, by)) };
    case 'first':
      return { ...clause, names: clause.names.map((name) => substituteName(name, by)) };
    case 'bracket':
      return { ...clause, name: substituteName(clause.name, by) };
    default:
      return clause;
  }
}

function substituteColumn(column: Column, by: Substitution): Column {
  return {
    ...column,
    name: substituteName(column.name, by),
    label: column.label === null ? null : substituteText(column.label, by),
  };
}

function substituteCell(cell: Cell, by: Substitution): Cell {
  return cell.kind === 'group' ? { ...cell, inner: substituteExpr(cell.inner, by) } : cell;
}

function substituteRow(row: DatedRow, by: Substitution): DatedRow {
  return { ...row, cells: row.cells.map((cell) => substituteCell(cell, by)) };
}

/** One declaration of a template body, written out for one use. */
export function substituteDecl<D extends SimpleDecl | NoticeDecl>(decl: D, by: Substitution): D {
  const clauses = decl.clauses.map((clause) => substituteClause(clause, by));
  if (decl.decl === 'notice') return { ...decl, clauses };
  return {
    ...decl,
    clauses,
    columns: decl.columns.map((column) => substituteColumn(column, by)),
    value: decl.value === null ? null : substituteExpr(decl.value, by),
    rows: decl.rows?.map((row) => substituteRow(row, by)) ?? null,
  };
}
