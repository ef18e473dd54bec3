import type { Cell, Column, Expr, Literal, SimpleDecl, Span } from '../../dsl/ast/ast.ts';
import { dates } from '../../dsl/diagnostics/dates.ts';
import { payroll } from '../../dsl/diagnostics/payroll.ts';
import { kindWord } from '../../dsl/diagnostics/phrases/kind-words.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { tablePhrases } from '../../dsl/diagnostics/phrases/tables.ts';
import { types } from '../../dsl/diagnostics/types.ts';
import { ERROR, isMoney } from '../../runtime/ir/type.ts';
import { ALWAYS } from '../../runtime/module/parameter.ts';
import { equal } from '../../runtime/numbers/exact.ts';
import type { CarryForward, IrParameter, ParameterRow } from '../ir/ir.ts';
import { checkClauses, clauseOf, hasClause } from '../model/clauses.ts';
import type { FileContext } from '../model/context.ts';
import { endOf } from '../model/end-of.ts';
import { labelText } from '../model/label.ts';
import { carryForwardOf, checkSparse } from './carry-forward.ts';
import { type CellType, cellTypeOf, cellValue, literalValue } from './column.ts';
import { constantType, plainLiteral } from './constant.ts';
import { rangeOfRows } from './coverage.ts';
import { type RowAt, readRows } from './dated-rows.ts';
import { checkGrowth, isTenfold } from './growth.ts';
import { hasOrigin, lawOf, provenanceOf } from './provenance.ts';

/**
 * The result of reading a `unit` or `param`. A parameter whose `=` is a formula (`790 UVT / 12`) is `expression`: it is
 * no row of the law but a constant step, which the caller lowers. After a fault, a parameter comes with the rows that
 * could be read; without any row it has the type of errors.
 */
type ParameterResult =
  | { readonly kind: 'parameters'; readonly parameters: readonly IrParameter[] }
  | { readonly kind: 'expression'; readonly column: Column; readonly value: Expr };

/** Reads a `unit` or `param` declaration and reports its faults. */
export function buildParameters(decl: SimpleDecl, context: FileContext): ParameterResult {
  const { report } = context;
  const [column, ...more] = decl.columns;
  if (column === undefined) return { kind: 'parameters', parameters: [] };
  const name = column.name.text;
  if (decl.value !== null && decl.rows === null && more.length === 0) {
    const literal = plainLiteral(decl.value);
    if (literal === null) return { kind: 'expression', column, value: decl.value };
    return { kind: 'parameters', parameters: constantParameter(decl, column, literal, context) };
  }
  if (decl.rows === null || decl.value !== null) {
    const [reason, fix] =
      decl.value === null
        ? [tablePhrases.hasNoValue, tablePhrases.writeOrDatedRowsBetweenBraces]
        : decl.rows === null
          ? [tablePhrases.sharesItsWithOtherColumns, tablePhrases.declareEachParameterByItselfOr]
          : [tablePhrases.hasBothAndDatedRows, quantityPhrases.keepOneOfTheTwo];
    report.say(dates.rowsAndBy, column.name.span, { name, reason, fix });
    if (decl.rows === null) return { kind: 'parameters', parameters: [] };
  }
  return { kind: 'parameters', parameters: datedParameters(decl, decl.rows, context) };
}

function constantParameter(
  decl: SimpleDecl,
  column: Column,
  literal: Literal,
  context: FileContext,
): readonly IrParameter[] {
  const cells = constantType(column, literal, context);
  const name = column.name.text;
  const misplaced = (['by', 'sparse', 'carry_forward', 'grows_by'] as const).find((kind) =>
    hasClause(decl.clauses, kind),
  );
  if (misplaced !== undefined) {
    const params = {
      name,
      reason: tablePhrases.hasOneValueAndSays(misplaced),
      fix: tablePhrases.removeTheClauseOrWriteDated,
    };
    context.report.say(dates.rowsAndBy, clauseOf(decl.clauses, misplaced)?.span ?? decl.span, params);
  }
  const labels = [{ span: endOf(decl), text: rulePhrases.theSourceWouldStandBehindThis }];
  if (!hasOrigin(decl.clauses))
    context.report.say(payroll.parameterWithoutLaw, column.name.span, { name }, { labels });
  if (cells === null || !isUnitValue(decl, cells, literal.span, context)) return [];
  const row: ParameterRow = { from: ALWAYS, value: literalValue(literal), law: null, provenance: null };
  return [parameterOf(decl, column, cells, [row], { monthly: false, carryForward: null }, context)];
}

/** A `unit` is worth an amount of the currency, so that no unit can be counted in itself (PAY315). */
function isUnitValue(decl: SimpleDecl, cells: CellType, span: Span, context: FileContext): boolean {
  if (decl.kind !== 'unit' || (isMoney(cells.type) && cells.unit === null)) return true;
  const params = {
    what: tablePhrases.theWorthOfAUnit,
    expected: quantityPhrases.anAmountIn(context.scheme.currency),
    found: kindWord(cells.written),
  };
  context.report.say(types.wrongType, span, params);
  return false;
}

interface Calendar {
  readonly monthly: boolean;
  readonly carryForward: CarryForward | null;
}

function parameterOf(
  decl: SimpleDecl,
  column: Column,
  cells: CellType,
  rows: readonly ParameterRow[],
  calendar: Calendar,
  context: FileContext,
): IrParameter {
  return {
    id: column.name.text,
    label: labelText(column.label?.value ?? null, decl.clauses, column.name.text),
    // Without a row that can be read, nothing more is said about the parameter.
    type: rows.length === 0 && (decl.rows ?? []).length > 0 ? ERROR : cells.type,
    unit: cells.unit,
    rows,
    ...calendar,
    sparse: hasClause(decl.clauses, 'sparse'),
    law: lawOf(decl.clauses),
    provenance: provenanceOf(column.name.text, decl.clauses),
    range: rangeOfRows(rows, context.scheme),
    span: column.span,
  };
}

function checkOrigins(decl: SimpleDecl, rows: readonly RowAt[], context: FileContext): void {
  if (hasOrigin(decl.clauses)) return;
  const name = decl.columns.map((column) => column.name.text).join(', ');
  for (const { row } of rows) {
    if (!hasOrigin(row.clauses)) context.report.say(payroll.parameterWithoutLaw, row.at.span, { name });
  }
}

function sameCell(cell: Cell, before: Cell | undefined): boolean {
  if (before === undefined || cell.kind === 'group' || before.kind === 'group') return false;
  return cell.kind === before.kind && equal(literalValue(cell), literalValue(before));
}

/** PAY624: a row that holds from its date on and leaves every figure as it was, by no law of its own. */
function checkRepeated(decl: SimpleDecl, rows: readonly RowAt[], context: FileContext): void {
  const name = decl.columns.map((column) => column.name.text).join(', ');
  rows.forEach(({ row, written }, at) => {
    const before = rows[at - 1];
    if (before === undefined || row.clauses.length > 0) return;
    if (!row.cells.every((cell, index) => sameCell(cell, before.row.cells[index]))) return;
    const labels = [{ span: before.row.at.span, text: quantityPhrases.theRowBefore }];
    const params = { name, date: written, before: before.written };
    context.report.say(dates.sameValue, row.at.span, params, { labels });
  });
}

function datedParameters(
  decl: SimpleDecl,
  written: NonNullable<SimpleDecl['rows']>,
  context: FileContext,
): readonly IrParameter[] {
  for (const row of written) checkClauses('dated row', row.clauses, context.report);
  const dated = readRows(decl, written, context);
  const rows = dated?.rows ?? [];
  if (dated !== null) {
    checkOrigins(decl, rows, context);
    checkSparse(decl, dated, context);
    checkGrowth(decl, rows, context);
    if (!dated.monthly) checkRepeated(decl, rows, context);
  }
  const calendar: Calendar = {
    monthly: dated?.monthly ?? false,
    carryForward: dated === null ? null : carryForwardOf(decl, dated, context),
  };
  return decl.columns.flatMap((column, index) => {
    const cells = columnCells(column, context);
    if (cells === null || !isUnitValue(decl, cells, column.name.span, context)) return [];
    const values = columnRows(column, index, cells, rows, context);
    if (!hasClause(decl.clauses, 'grows_by')) checkDigits(column, index, values, rows, context);
    return [parameterOf(decl, column, cells, values, calendar, context)];
  });
}

function columnCells(column: Column, context: FileContext): CellType | null {
  if (column.type !== null) return cellTypeOf(column.type, tablePhrases.theColumn(column.name.text), context);
  context.report.say(types.missingType, column.name.span, { name: column.name.text });
  return null;
}

function columnRows(
  column: Column,
  index: number,
  cells: CellType,
  rows: readonly RowAt[],
  context: FileContext,
): readonly ParameterRow[] {
  return rows.flatMap(({ from, row }) => {
    const cell = row.cells[index];
    const value = cell === undefined ? null : cellValue(cell, column, cells, context);
    const provenance = provenanceOf(column.name.text, row.clauses);
    return value === null ? [] : [{ from, value, law: lawOf(row.clauses), provenance }];
  });
}

function checkDigits(
  column: Column,
  index: number,
  values: readonly ParameterRow[],
  rows: readonly RowAt[],
  context: FileContext,
): void {
  if (values.length !== rows.length) return;
  rows.forEach(({ row, written }, at) => {
    const [before, here] = [values[at - 1], values[at]];
    const [cellBefore, cell] = [rows[at - 1]?.row.cells[index], row.cells[index]];
    if (before === undefined || here === undefined || !isTenfold(before.value, here.value)) return;
    if (hasClause(row.clauses, 'convention')) return;
    if (
      cell === undefined ||
      cell.kind === 'group' ||
      cellBefore === undefined ||
      cellBefore.kind === 'group'
    )
      return;
    const params = { name: column.name.text, at: written, found: cell.spelling, before: cellBefore.spelling };
    context.report.say(dates.digits, cell.span, params, {
      labels: [{ span: cellBefore.span, text: quantityPhrases.theRowBefore }],
    });
  });
}
