import type { Column, Decl, Expr, Name, TableDecl, TableRow } from '../../dsl/ast/ast.ts';
import { names } from '../../dsl/diagnostics/names.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { tablePhrases } from '../../dsl/diagnostics/phrases/tables.ts';
import { tables } from '../../dsl/diagnostics/tables.ts';
import { text } from '../../dsl/diagnostics/text.ts';
import { suggest } from '../../dsl/lexer/suggest.ts';
import { clauseOf } from '../model/clauses.ts';
import type { Report } from '../model/context.ts';
import { mapExpressions } from './map-expressions.ts';
import { mentions } from './mentions.ts';

/** A declaration, whatever else is known of it. */
interface Holding {
  readonly decl: Decl;
}

function hasColumns(decl: Decl): decl is TableDecl {
  return decl.decl === 'table' && decl.columns.length > 0;
}

/** The table of one column: `causas_multa`. */
export function columnName(table: string, column: string): string {
  return `${table}_${column}`;
}

function checkTable(decl: TableDecl, report: Report): void {
  const table = decl.name.text;
  if (decl.form.text !== 'map') {
    const reason = tablePhrases.givesOneValue(decl.form.text);
    report.say(tables.form, decl.form.span, {
      table,
      reason,
      fix: tablePhrases.writeMapForRowsOfSeveral,
    });
  }
  const by = clauseOf(decl.clauses, 'by');
  if (by !== null && by.dates.length > 0) {
    const reason = tablePhrases.itsColumnsAreValuesSoThey;
    report.say(tables.form, by.span, {
      table,
      reason,
      fix: tablePhrases.dateItsRowsByBlocksFrom,
    });
  }
  const columns = decl.columns.length;
  for (const row of [...decl.rows, ...decl.blocks.flatMap(({ rows }) => rows)]) {
    const cells = row.cells.length;
    if (cells !== columns) report.say(text.unequalRow, row.span, { cells, columns });
  }
  for (const [place, { name }] of decl.columns.entries()) {
    const twin = decl.columns.slice(0, place).find((one) => one.name.text === name.text);
    if (twin === undefined) continue;
    const labels = [{ span: twin.span, text: quantityPhrases.firstDefinedHere }];
    report.say(names.duplicateName, name.span, { name: name.text }, { labels });
  }
}

/** False of a column whose name another one has before it, which has been reported. */
function isFirst({ columns }: TableDecl, column: Column): boolean {
  return columns.find(({ name }) => name.text === column.name.text) === column;
}

function tableOf(decl: TableDecl, { name, type }: Column, place: number): TableDecl {
  const rowsOf = (rows: readonly TableRow[]): readonly TableRow[] =>
    rows.flatMap((row) => {
      // A row that has too few cells has been reported; another of its column stands for the one it lacks.
      const cell = row.cells[place] ?? rows.find(({ cells }) => cells[place] !== undefined)?.cells[place];
      return cell === undefined ? [] : [{ ...row, cells: [cell] }];
    });
  return {
    ...decl,
    form: { ...decl.form, text: 'map' },
    name: { ...decl.name, text: columnName(decl.name.text, name.text) },
    label: decl.label === null ? null : { ...decl.label, value: `${decl.label.value}: ${name.text}` },
    gives: type,
    columns: [],
    rows: rowsOf(decl.rows),
    blocks: decl.blocks.map((block) => ({ ...block, rows: rowsOf(block.rows) })),
  };
}

/** The table that a formula reads without saying which column, `causas(causa)` or just `causas`. */
function readWhole(expr: Expr): Name | null {
  if (expr.kind === 'call') return expr.callee;
  if (expr.kind === 'name') return expr.name;
  if (expr.kind === 'member') return expr.object;
  return expr.kind === 'among' ? expr.table : null;
}

/** `causas(causa).multa` as the table of that column, applied; null of what reads no column. */
function rewrite(expr: Expr, known: ReadonlyMap<string, TableDecl>, report: Report): Expr | null {
  const whole = known.get(readWhole(expr)?.text ?? '');
  if (whole !== undefined) {
    const table = whole.name.text;
    const column = expr.kind === 'member' ? expr.member.text : (whole.columns[0]?.name.text ?? '');
    const of = whole.of.text === 'name' ? '…' : whole.of.text;
    const fix = tablePhrases.nameOneOfThemAppliedTo(`${table}(${of}).${column}`);
    const reason = tablePhrases.itHasColumnsSoItHas(whole.columns.length);
    report.say(tables.form, expr.span, { table, reason, fix });
    const names = new Set([
      whole.of.text,
      ...mentions(expr),
      ...whole.columns.map(({ name }) => columnName(table, name.text)),
    ]);
    return { kind: 'missing', span: expr.span, names };
  }
  if (expr.kind !== 'column') return null;
  const { applied, column, span } = expr;
  const columns = known.get(applied.callee.text)?.columns.map(({ name }) => name.text) ?? [];
  if (columns.includes(column.text)) {
    const callee = { ...applied.callee, text: columnName(applied.callee.text, column.text) };
    const args = applied.args.map((arg) => mapped(arg, known, report));
    return { kind: 'call', span, callee, args };
  }
  if (!known.has(applied.callee.text)) return null;
  report.say(names.unknownMember, column.span, {
    kind: rulePhrases.columnOf(applied.callee.text),
    name: column.text,
    suggestion: suggest(column.text, columns),
    known: columns,
  });
  return { kind: 'missing', span, names: mentions(expr) };
}

function mapped(expr: Expr, known: ReadonlyMap<string, TableDecl>, report: Report): Expr {
  const check: Decl = { decl: 'check', kind: 'holds', span: expr.span, expr };
  const written = mapExpressions(check, (inner) => rewrite(inner, known, report));
  return written.decl === 'check' && written.kind === 'holds' ? written.expr : expr;
}

/** Writes every table of several columns as one table for each, which `causas(causa).multa` names by its column. */
export function expandColumns<H extends Holding>(placed: readonly H[], report: Report): readonly H[] {
  const known = new Map(
    placed.flatMap(({ decl }) => (hasColumns(decl) ? [[decl.name.text, decl] as const] : [])),
  );
  if (known.size === 0) return placed;
  return placed.flatMap((one): readonly H[] => {
    const { decl } = one;
    if (!hasColumns(decl))
      return [{ ...one, decl: mapExpressions(decl, (expr) => rewrite(expr, known, report)) }];
    checkTable(decl, report);
    report.repeats(decl.span);
    return decl.columns.flatMap((column, place) =>
      isFirst(decl, column) ? [{ ...one, decl: tableOf(decl, column, place) }] : [],
    );
  });
}
