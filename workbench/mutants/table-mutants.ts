import type { Ir, IrTable, IrTableBlock, IrTableRow } from '../../compiler/ir/ir.ts';
import { rowsInForce, validity } from '../../compiler/parameters/coverage.ts';
import { cellTypeOf } from '../../runtime/ir/value-type.ts';
import { authorText } from '../../runtime/module/author-text.ts';
import type { Exact } from '../../runtime/numbers/exact.ts';
import { printPlain } from '../../runtime/numbers/print.ts';
import { instead, type Mutant } from './mutant.ts';
import { sameDays } from './same-days.ts';
import { neighboursOf, slipsOf } from './slips.ts';
import { movesNothing } from './table-equivalence.ts';

/** Digits after the point of an end that does not end. */
const SHOWN_DIGITS = 10;

type RowChange = readonly [change: string, row: IrTableRow];

/** The row with one figure of it one unit more or less; with a grid, its beginning is a figure of its own. */
function figureChanges(table: IrTable, row: IrTableRow): readonly RowChange[] {
  const { lower, upper, value, fixed } = row;
  const cell = (one: Exact) => authorText(one, cellTypeOf(table));
  const end = (one: Exact) => printPlain(one, SHOWN_DIGITS);
  const begins = table.grid === null || lower === null || lower.n === 0n ? [] : slipsOf(lower);
  return [
    ...slipsOf(value).map((one): RowChange => [instead(cell(one), cell(value)), { ...row, value: one }]),
    ...(fixed.n === 0n ? [] : slipsOf(fixed)).map(
      (one): RowChange => [`constant ${instead(end(one), end(fixed))}`, { ...row, fixed: one }],
    ),
    ...begins.map((one): RowChange => [`begins at ${end(one)}`, { ...row, lower: one }]),
    ...(upper === null ? [] : slipsOf(upper)).map(
      (one): RowChange => [
        `ends at ${instead(end(one), upper === null ? '' : end(upper))}`,
        { ...row, upper: one },
      ],
    ),
  ];
}

function rowChanges(table: IrTable, row: IrTableRow): readonly RowChange[] {
  const figures = figureChanges(table, row);
  if (row.upper === null) return figures;
  return [...figures, ['upper end closed the other way', { ...row, upperClosed: !row.upperClosed }]];
}

/** A row as a reader of the table finds it: by its word, or by where it begins. */
function rowName(table: IrTable, block: IrTableBlock, row: IrTableRow): string {
  const since = table.blocks.length === 1 ? '' : ` of ${block.from}`;
  const from = row.lower === null ? (row.word ?? '') : `from ${printPlain(row.lower, SHOWN_DIGITS)}`;
  return `${table.id}${since}, row ${from}`;
}

/** The table with one row changed; the end of a row moves together with the beginning of the next. */
function changedTable(table: IrTable, block: IrTableBlock, index: number, after: IrTableRow): IrTable {
  const rows = block.rows.map((one, at) => {
    if (at === index) return after;
    const follows = at === index + 1 && table.form !== 'map' && table.grid === null;
    return follows ? { ...one, lower: after.upper, lowerClosed: !after.upperClosed } : one;
  });
  return { ...table, blocks: table.blocks.map((one) => (one === block ? { ...block, rows } : one)) };
}

function withTable(ir: Ir, table: IrTable, to: IrTable): Ir {
  return { ...ir, tables: ir.tables.map((one) => (one === table ? to : one)) };
}

/** The mutants of the rows of a block, without those that provably give the same amounts: no test could notice them. */
function rowMutants(ir: Ir, table: IrTable, block: IrTableBlock): readonly Mutant[] {
  return block.rows.flatMap((before, index) =>
    rowChanges(table, before).flatMap(([what, after]): readonly Mutant[] => {
      const changed = changedTable(table, block, index, after);
      if (movesNothing(ir, { table, block, index, before, after, changed })) return [];
      const change = `${rowName(table, block, before)}: ${what}`;
      return [{ change, span: before.span, ir: withTable(ir, table, changed), rebinds: false }];
    }),
  );
}

function isReadElsewhere(ir: Ir, { id }: IrTable): boolean {
  return ir.nodes.some(
    ({ operation, args }) => operation.op === 'apply' && operation.table === id && args.length > 1,
  );
}

/** Dated rows that begin a day earlier or later. */
function movedBlocks(ir: Ir, table: IrTable, block: IrTableBlock): readonly Mutant[] {
  if (table.blocks.indexOf(block) === 0) return [];
  return neighboursOf(block.from).flatMap((from): readonly Mutant[] => {
    if (!isReadElsewhere(ir, table) && sameDays(ir, block.from, from)) return [];
    const blocks = table.blocks.map((one) => (one === block ? { ...block, from } : one));
    const change = `${table.id}: begins on ${instead(from, block.from)}`;
    const span = block.rows[0]?.span ?? table.span;
    return [{ change, span, ir: withTable(ir, table, { ...table, blocks }), rebinds: false }];
  });
}

/** Every table in force with one figure, end or date changed. */
export function tableMutants(ir: Ir): readonly Mutant[] {
  return ir.tables.flatMap((table) =>
    rowsInForce(table.blocks, validity(ir.scheme)).flatMap((block) => [
      ...rowMutants(ir, table, block),
      ...movedBlocks(ir, table, block),
    ]),
  );
}
