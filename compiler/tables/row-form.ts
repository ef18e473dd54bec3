import type { Literal, TableRow } from '../../dsl/ast/ast.ts';
import { kindWord } from '../../dsl/diagnostics/phrases/kind-words.ts';
import type { Said } from '../../dsl/diagnostics/phrases/phrase.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { readingPhrases } from '../../dsl/diagnostics/phrases/reading.ts';
import { tablePhrases } from '../../dsl/diagnostics/phrases/tables.ts';
import { tables } from '../../dsl/diagnostics/tables.ts';
import { text } from '../../dsl/diagnostics/text.ts';
import { isRate } from '../../runtime/ir/type.ts';
import { add, compare, type Exact, mul, sub, ZERO } from '../../runtime/numbers/exact.ts';
import { checkClauses } from '../model/clauses.ts';
import type { FileContext } from '../model/context.ts';
import { fitsCells, literalValue } from '../parameters/column.ts';
import { isProgressive } from './head-clauses.ts';
import { isRateInRange, numberOf, type PrintedRow, showNumber, showRow } from './printed-row.ts';
import type { TableHead } from './table-head.ts';

type Refuse = (reason: Said, fix: Said) => void;

/** A literal written as a cell of the type, for a hint. */
function asCell(cell: Literal, written: string): Said {
  if (written === 'rate') return tablePhrases.ratesAreWrittenWith(`${cell.digits}%`);
  if (written === 'hours') return tablePhrases.hoursAreWrittenWithH(`${cell.digits}h`);
  if (written === 'integer') return tablePhrases.writeAWholeNumber;
  return tablePhrases.writeABareNumberTheHead;
}

/** The values of the cells of a row, null where a cell does not fit what the table gives (PAY410). */
function readCells(row: TableRow, head: TableHead, context: FileContext): readonly (Exact | null)[] {
  return row.cells.map((cell) => {
    const value = cellOf(cell, row, head, context);
    if (value !== null && isRate(head.cells.type) && !isRateInRange(value)) {
      const params = { table: head.name, row: showRow(row), rate: cell.spelling };
      context.report.say(tables.rateRange, cell.span, params);
    }
    return value;
  });
}

function cellOf(cell: Literal, row: TableRow, head: TableHead, context: FileContext): Exact | null {
  const { written } = head.cells;
  const bare = cell.kind !== 'number' || cell.unit === null;
  if (bare && fitsCells(cell, head.cells)) return literalValue(cell);
  const reason = tablePhrases.theCellOfIsNo(cell.spelling, showRow(row), kindWord(written));
  context.report.say(tables.form, cell.span, { table: head.name, reason, fix: asCell(cell, written) });
  return null;
}

function checkKey(row: TableRow, head: TableHead, refuse: Refuse): void {
  const named = !('kind' in row.key);
  if (named === (head.form === 'map')) return;
  if (named)
    refuse(tablePhrases.theRowIsNamedByA(showRow(row), head.form), tablePhrases.writeAnIntervalOrMap);
  else refuse(tablePhrases.theRowIsAnIntervalBut(showRow(row)), tablePhrases.writeTheWordOrStep);
}

const CONSTANTS = { excess: 'plus', rebate: 'less', marginal: null, step: null, map: null } as const;

function checkConstants(row: TableRow, head: TableHead, refuse: Refuse): void {
  const { form } = head;
  const wanted = CONSTANTS[form];
  if (row.constant !== null && row.constant.sign !== wanted) {
    const fix =
      wanted === null
        ? tablePhrases.removeOrChooseAnotherForm(row.constant.sign)
        : readingPhrases.write(wanted);
    refuse(tablePhrases.aRowOfHasNo(form, row.constant.sign), fix);
  }
  if (row.jump !== null && wanted === null)
    refuse(tablePhrases.aRowOfHasNo(form, 'jump'), quantityPhrases.remove('jump'));
}

/** Checks that a row fits the form of its table and reads its cells, one per column. */
export function readRow(row: TableRow, head: TableHead, context: FileContext): readonly (Exact | null)[] {
  const { report } = context;
  const refuse: Refuse = (reason, fix) =>
    report.say(tables.form, row.span, { table: head.name, reason, fix });
  checkClauses('table row', row.clauses, report);
  checkKey(row, head, refuse);
  checkConstants(row, head, refuse);
  const columns = head.columns?.length ?? 1;
  const cells = row.cells.length;
  if (cells !== columns) report.say(text.unequalRow, row.span, { cells, columns });
  return readCells(row, head, context);
}

/** A row with an interval and one of its cells; null for a row named by a word. */
export function printedRow(row: TableRow, value: Exact | null): PrintedRow | null {
  const { key } = row;
  if (!('kind' in key)) return null;
  return {
    row,
    interval: key,
    lower: numberOf(key.lower),
    upper: key.upper === null ? null : numberOf(key.upper),
    value,
    fixed: row.constant === null ? ZERO : numberOf(row.constant.amount),
  };
}

/** The least that a row gives, or null when it falls without limit. */
function leastOf(row: PrintedRow, value: Exact, head: TableHead): Exact | null {
  if (!isProgressive(head.form)) return value;
  if (value.n >= 0n) return row.fixed;
  return row.upper === null ? null : add(row.fixed, mul(sub(row.upper, row.lower), value));
}

/** PAY419: a row of an `excess` or `step` table that can give less than zero. */
export function checkSign(row: PrintedRow, head: TableHead, context: FileContext): void {
  if (row.value === null || (head.form !== 'excess' && head.form !== 'step')) return;
  const least = leastOf(row, row.value, head);
  if (least !== null && compare(least, ZERO) >= 0) return;
  const percent = isRate(head.gives) && least !== null;
  const value =
    least === null ? null : percent ? `${showNumber(mul(least, { n: 100n, d: 1n }))}%` : showNumber(least);
  context.report.say(tables.negativeValue, row.row.span, { table: head.name, row: showRow(row.row), value });
}
