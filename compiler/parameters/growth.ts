import type { Column, Literal, SimpleDecl } from '../../dsl/ast/ast.ts';
import { dates } from '../../dsl/diagnostics/dates.ts';
import { names } from '../../dsl/diagnostics/names.ts';
import { kindWord } from '../../dsl/diagnostics/phrases/kind-words.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { tablePhrases } from '../../dsl/diagnostics/phrases/tables.ts';
import { types } from '../../dsl/diagnostics/types.ts';
import { suggest } from '../../dsl/lexer/suggest.ts';
import { add, compare, type Exact, equal, exact, mul, ONE } from '../../runtime/numbers/exact.ts';
import { printFixed } from '../../runtime/numbers/print.ts';
import { roundTo } from '../../runtime/numbers/rounding.ts';
import { clauseOf } from '../model/clauses.ts';
import type { FileContext } from '../model/context.ts';
import { literalValue } from './column.ts';
import type { RowAt } from './dated-rows.ts';

function scaleOf(literal: Literal): number {
  return literal.digits.split('.')[1]?.length ?? 0;
}

/** Index of the rate column that `grows_by` names, or null without the clause or after a report. */
function growthColumn(decl: SimpleDecl, context: FileContext): number | null {
  const clause = clauseOf(decl.clauses, 'grows_by');
  if (clause === null) return null;
  const known = decl.columns.map((column) => column.name.text);
  const index = known.indexOf(clause.name.text);
  const column = decl.columns[index];
  if (column === undefined) {
    const name = clause.name.text;
    const params = { kind: rulePhrases.column, name, suggestion: suggest(name, known), known };
    context.report.say(names.unknownMember, clause.name.span, params);
    return null;
  }
  if (column.type?.kind === 'named' && column.type.name.text === 'rate') return index;
  const found = column.type?.kind === 'named' ? kindWord(column.type.name.text) : tablePhrases.noRate;
  context.report.say(types.wrongType, clause.name.span, {
    what: tablePhrases.theColumnOfGrowsBy,
    expected: quantityPhrases.aRate,
    found,
  });
  return null;
}

interface Step {
  readonly column: Column;
  readonly before: Literal;
  /** The value that should stand in `before`, if a fault was reported. */
  readonly meant: Exact | null;
  readonly rate: Literal;
  readonly found: Literal;
  readonly at: string;
}

/** `before` grown by the rate, rounded to the digits printed. */
function grown(before: Exact, rate: Literal, scale: number): Exact {
  return roundTo(mul(before, add(ONE, literalValue(rate))), 'half_up', exact(1n, 10n ** BigInt(scale)));
}

/**
 * Reports a cell that is not the one above grown by the rate, and returns what should stand there. A cell that
 * follows from what should stand above is sound: one mistyped parameter is one fault, not two.
 */
function checkStep({ column, before, meant, rate, found, at }: Step, context: FileContext): Exact | null {
  const scale = scaleOf(found);
  const expected = grown(literalValue(before), rate, scale);
  if (equal(expected, literalValue(found))) return null;
  if (meant !== null && equal(grown(meant, rate, scale), literalValue(found))) return null;
  context.report.say(
    dates.growth,
    found.span,
    {
      name: column.name.text,
      at,
      expected: printFixed(expected, scale),
      found: found.spelling,
      before: before.spelling,
      rate: `${rate.spelling}${rate.spelling.endsWith('%') ? '' : '%'}`,
    },
    { labels: [{ span: before.span, text: quantityPhrases.theRowBefore }] },
  );
  return expected;
}

function isMoneyCell(literal: Literal | undefined): literal is Literal {
  return literal?.kind === 'number';
}

/** PAY607: every row of the money columns must be the row above grown by the rate that stands beside it. */
export function checkGrowth(decl: SimpleDecl, rows: readonly RowAt[], context: FileContext): void {
  const rateIndex = growthColumn(decl, context);
  if (rateIndex === null) return;
  const meant = new Map<Column, Exact | null>();
  for (let index = 1; index < rows.length; index++) {
    const row = rows[index];
    const [above, here] = [rows[index - 1]?.row.cells.map(literalOnly), row?.row.cells.map(literalOnly)];
    const rate = here?.[rateIndex];
    if (row === undefined || rate?.kind !== 'rate') continue;
    decl.columns.forEach((column, at) => {
      const [before, found] = [above?.[at], here?.[at]];
      if (!isMoneyCell(before) || !isMoneyCell(found)) return;
      const step = { column, before, meant: meant.get(column) ?? null, rate, found, at: row.written };
      meant.set(column, checkStep(step, context));
    });
  }
}

function literalOnly(cell: Literal | { readonly kind: 'group' }): Literal | undefined {
  return cell.kind === 'group' ? undefined : cell;
}

const TEN = exact(10n);

function magnitude(value: Exact): Exact {
  return value.n < 0n ? exact(-value.n, value.d) : value;
}

/** True when one of the two is at least ten times the other. A step from or to zero says nothing. */
export function isTenfold(before: Exact, found: Exact): boolean {
  const [a, b] = [magnitude(before), magnitude(found)];
  if (a.n === 0n || b.n === 0n) return false;
  return compare(a, mul(b, TEN)) >= 0 || compare(b, mul(a, TEN)) >= 0;
}
