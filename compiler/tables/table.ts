import type { Clause, DateLiteral, TableDecl, TableRow } from '../../dsl/ast/ast.ts';
import { dates } from '../../dsl/diagnostics/dates.ts';
import { payroll } from '../../dsl/diagnostics/payroll.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { tablePhrases } from '../../dsl/diagnostics/phrases/tables.ts';
import { tables } from '../../dsl/diagnostics/tables.ts';
import { ALWAYS } from '../../runtime/module/parameter.ts';
import { compare, type Exact, equal, max, ZERO } from '../../runtime/numbers/exact.ts';
import type { IrTable, IrTableBlock, IrTableRow } from '../ir/ir.ts';
import { checkClauses, clauseOf } from '../model/clauses.ts';
import type { FileContext } from '../model/context.ts';
import { endOf } from '../model/end-of.ts';
import { labelText } from '../model/label.ts';
import { hasOrigin, lawOf, provenanceOf } from '../parameters/provenance.ts';
import { checkContinuity, checkWithin } from './continuity.ts';
import { isProgressive } from './head-clauses.ts';
import { checkIntervals } from './intervals.ts';
import { type PrintedRow, showRow } from './printed-row.ts';
import { checkSign, printedRow, readRow } from './row-form.ts';
import { readHead, type TableHead } from './table-head.ts';
import { checkWords } from './words.ts';

/** A row with the value of one of its cells. */
interface RowCell {
  readonly row: TableRow;
  readonly value: Exact | null;
}

/** The rows that hold from one date, with the clauses of their block. */
interface Block {
  readonly from: DateLiteral | null;
  readonly clauses: readonly Clause[];
  readonly rows: readonly RowCell[];
}

/** Cuts the declaration into its dated blocks: blocks as written, or one per column. */
function blocksOf(decl: TableDecl, head: TableHead, context: FileContext): readonly Block[] {
  const read = (rows: readonly TableRow[]) =>
    rows.map((row) => ({ row, cells: readRow(row, head, context) }));
  if (decl.blocks.length > 0) {
    if (decl.rows.length > 0) {
      const reason = tablePhrases.someRowsStandOutsideOfThe;
      const span = decl.rows[0]?.span ?? decl.span;
      context.report.say(tables.form, span, {
        table: head.name,
        reason,
        fix: tablePhrases.putEveryRowIntoABlock,
      });
    }
    return decl.blocks.map(({ from, clauses, rows }) => {
      checkClauses('table row', clauses, context.report);
      return { from, clauses, rows: read(rows).map(({ row, cells }) => ({ row, value: cells[0] ?? null })) };
    });
  }
  const rows = read(decl.rows);
  return (head.columns ?? [null]).map((from, index) => ({
    from,
    clauses: [],
    rows: rows.map(({ row, cells }) => ({ row, value: cells[index] ?? null })),
  }));
}

function checkDates(blocks: readonly Block[], head: TableHead, context: FileContext): void {
  blocks.forEach((block, index) => {
    const before = blocks[index - 1]?.from;
    if (block.from === null || before === undefined || before === null || before.iso < block.from.iso) return;
    const params = { name: head.name, date: block.from.iso, before: before.iso };
    const labels = [{ span: before.span, text: quantityPhrases.theDateBefore }];
    context.report.say(dates.outOfOrder, block.from.span, params, { labels });
  });
}

function isConvention(clauses: readonly Clause[]): boolean {
  return clauses.some(({ kind }) => kind === 'convention');
}

/** PAY420: a scale of the law takes more of more, or says why not. */
function checkFalling(rows: readonly PrintedRow[], head: TableHead, context: FileContext): void {
  rows.forEach(({ row, value }, index) => {
    const before = rows[index - 1];
    const cell = row.cells[0];
    const above = before?.row.cells[0];
    if (
      value === null ||
      before === undefined ||
      before.value === null ||
      cell === undefined ||
      above === undefined
    )
      return;
    if (compare(value, before.value) >= 0 || isConvention(row.clauses)) return;
    const params = { table: head.name, rate: cell.spelling, before: above.spelling, row: showRow(row) };
    context.report.say(tables.fallingRate, cell.span, params);
  });
}

/** PAY421: a row that begins where nothing changes. A constant of its own is told of by its jump. */
function checkRepeated(rows: readonly PrintedRow[], head: TableHead, context: FileContext): void {
  rows.forEach(({ row, value, lower }, index) => {
    const before = rows[index - 1];
    if (value === null || before === undefined || before.value === null || equal(lower, before.lower)) return;
    if (!equal(value, before.value) || row.clauses.length > 0 || row.jump !== null) return;
    const params = { table: head.name, row: showRow(row), before: showRow(before.row) };
    context.report.say(tables.sameRow, row.key.span, params);
  });
}

/** Checks the intervals and constants of one block; returns its largest unwritten jump. */
function checkBlock(block: Block, decl: TableDecl, head: TableHead, context: FileContext): Exact | null {
  if (block.rows.length === 0) {
    const params = {
      table: head.name,
      reason: tablePhrases.itHasNoRows,
      fix: tablePhrases.copyTheRowsAsTheLaw,
    };
    context.report.say(tables.notCovered, block.from?.span ?? decl.name.span, params);
    return null;
  }
  if (head.form === 'map') {
    checkWords(
      block.rows.map(({ row }) => row),
      decl.name,
      head,
      context,
    );
    return null;
  }
  const rows = block.rows.flatMap(({ row, value }) => printedRow(row, value) ?? []);
  for (const row of rows) checkSign(row, head, context);
  if (isProgressive(head.form) && !isConvention(decl.clauses) && !isConvention(block.clauses))
    checkFalling(rows, head, context);
  const jump = checkContinuity(rows, checkIntervals(rows, head, context), head, context);
  if (!isConvention(decl.clauses)) checkRepeated(rows, head, context);
  return jump;
}

function checkOrigins(decl: TableDecl, blocks: readonly Block[], context: FileContext): void {
  const known =
    hasOrigin(decl.clauses) ||
    blocks.every(
      (block) => hasOrigin(block.clauses) || block.rows.every(({ row }) => hasOrigin(row.clauses)),
    );
  if (known) return;
  const head = decl.clauses.at(-1) ?? decl.gives ?? decl.of;
  const labels = [{ span: endOf(head), text: rulePhrases.theSourceWouldStandBehindThis }];
  context.report.say(payroll.parameterWithoutLaw, decl.name.span, { name: decl.name.text }, { labels });
}

function sameRow(a: IrTableRow, b: IrTableRow): boolean {
  const ends = (x: Exact | null, y: Exact | null) => (x === null || y === null ? x === y : equal(x, y));
  return (
    a.word === b.word &&
    ends(a.lower, b.lower) &&
    ends(a.upper, b.upper) &&
    a.lowerClosed === b.lowerClosed &&
    a.upperClosed === b.upperClosed &&
    equal(a.value, b.value) &&
    equal(a.fixed, b.fixed)
  );
}

/** PAY418: a date at which nothing changes. */
function checkChange(
  decl: TableDecl,
  built: readonly IrTableBlock[],
  blocks: readonly Block[],
  context: FileContext,
): void {
  built.forEach((block, index) => {
    const before = built[index - 1];
    const date = blocks[index]?.from;
    if (before === undefined || date === undefined || date === null) return;
    const same =
      before.rows.length === block.rows.length &&
      block.rows.every((row, at) => {
        const twin = before.rows[at];
        return twin !== undefined && sameRow(row, twin);
      });
    if (!same) return;
    context.report.say(tables.sameBlock, date.span, {
      table: decl.name.text,
      date: date.iso,
      before: before.from,
    });
  });
}

function rowOf({ row, value }: RowCell, block: Block, table: string): IrTableRow {
  const printed = printedRow(row, value);
  return {
    lower: printed?.lower ?? null,
    lowerClosed: printed?.interval.lowerClosed ?? true,
    upper: printed?.upper ?? null,
    upperClosed: printed?.interval.upperClosed ?? true,
    word: 'kind' in row.key ? null : row.key.text,
    value: value ?? ZERO,
    fixed: printed?.fixed ?? ZERO,
    law: lawOf(row.clauses) ?? lawOf(block.clauses),
    provenance: provenanceOf(table, row.clauses) ?? provenanceOf(table, block.clauses),
    span: row.span,
  };
}

/**
 * Reads a table and checks its rows as printed, before any scaling. `scale` is left null: the caller lowers
 * the expression of `scaled by`. Returns null when the head cannot be read; after faults in the rows the
 * table is still returned, so that its name and type stay usable.
 */
export function buildTable(decl: TableDecl, context: FileContext): IrTable | null {
  const head = readHead(decl, context);
  if (head === null) return null;
  const blocks = blocksOf(decl, head, context);
  checkDates(blocks, head, context);
  checkOrigins(decl, blocks, context);
  const repeated = head.columns !== null && head.form !== 'step';
  const jumps = (repeated ? blocks.slice(0, 1) : blocks).map((block) =>
    checkBlock(block, decl, head, context),
  );
  const within = clauseOf(decl.clauses, 'continuous')?.within;
  if (within !== null && within !== undefined && jumps.every((jump) => jump !== null)) {
    checkWithin(
      jumps.reduce<Exact>((most, jump) => max(most, jump ?? ZERO), ZERO),
      head,
      context,
      within.span,
    );
  }
  const built = blocks.map((block) => ({
    from: block.from?.iso ?? ALWAYS,
    rows: block.rows.map((row) => rowOf(row, block, head.name)),
  }));
  checkChange(decl, built, blocks, context);
  return {
    id: head.name,
    label: labelText(decl.label?.value ?? null, decl.clauses, head.name),
    form: head.form,
    of: head.of,
    unit: head.unit,
    gives: head.gives,
    givesUnit: head.cells.unit,
    blocks: built,
    scale: null,
    grid: head.grid?.value ?? null,
    roundEach: head.roundEach,
    roundLimits: head.roundLimits,
    law: lawOf(decl.clauses),
    provenance: provenanceOf(head.name, decl.clauses),
    span: decl.name.span,
  };
}
