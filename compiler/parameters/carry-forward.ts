import type { Name, SimpleDecl } from '../../dsl/ast/ast.ts';
import { dates } from '../../dsl/diagnostics/dates.ts';
import { names } from '../../dsl/diagnostics/names.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { tablePhrases } from '../../dsl/diagnostics/phrases/tables.ts';
import { suggest } from '../../dsl/lexer/suggest.ts';
import type { CarryForward } from '../ir/ir.ts';
import { clauseOf, hasClause } from '../model/clauses.ts';
import type { FileContext } from '../model/context.ts';
import { WARNING_CODES } from '../model/keywords.ts';
import { dayAfter, lastDayOf, monthOf } from './calendar.ts';
import type { DatedRows } from './dated-rows.ts';

/** PAY213: the warning of a carried parameter is one of the catalogue. */
function checkCode(code: Name, context: FileContext): void {
  const known = Object.keys(WARNING_CODES);
  if (known.includes(code.text)) return;
  const params = {
    kind: quantityPhrases.warningCode,
    word: code.text,
    suggestion: suggest(code.text, known),
    known,
  };
  context.report.say(names.notInList, code.span, params);
}

/**
 * The date from which the parameter is not known any more, and the warning that says so; null if it is not carried
 * forward, or after a fault of the clause.
 */
export function carryForwardOf(
  decl: SimpleDecl,
  dated: DatedRows,
  context: FileContext,
): CarryForward | null {
  const clause = clauseOf(decl.clauses, 'carry_forward');
  const last = dated.rows.at(-1);
  if (clause === null || last === undefined) return null;
  const name = decl.columns.map((column) => column.name.text).join(', ');
  const { report } = context;
  checkCode(clause.code, context);
  if (hasClause(decl.clauses, 'sparse')) {
    report.say(dates.sparseCarried, clause.span, { name });
    return null;
  }
  const after = clause.after;
  if (after === null && !dated.monthly) {
    const reason = tablePhrases.isCarriedForwardButARow;
    const fix = tablePhrases.sayUpToWhenTheParameter(
      `carry_forward ${clause.code.text} after ${monthOf(last.from)}`,
    );
    report.say(dates.rowsAndBy, clause.span, { name, reason, fix });
    return null;
  }
  if (after !== null && after.iso < monthOf(last.from)) {
    const labels = [{ span: last.row.at.span, text: quantityPhrases.theLastRow }];
    report.say(dates.afterTooEarly, after.span, { name, after: after.iso, last: last.written }, { labels });
  }
  if (after !== null && dated.monthly && after.iso > monthOf(last.from)) {
    const reason = tablePhrases.isCarriedForwardAfterButIts(after.iso, last.written);
    report.say(dates.rowsAndBy, after.span, {
      name,
      reason,
      fix: tablePhrases.addTheMonthsBetweenOrRemove,
    });
  }
  return { code: clause.code.text, after: dayAfter(lastDayOf(after?.iso ?? monthOf(last.from))) };
}

/** PAY616: `sparse` speaks of months, so its rows must be `by month`. */
export function checkSparse(decl: SimpleDecl, dated: DatedRows, context: FileContext): void {
  const clause = clauseOf(decl.clauses, 'sparse');
  if (clause === null || dated.monthly) return;
  const name = decl.columns.map((column) => column.name.text).join(', ');
  const params = {
    name,
    reason: tablePhrases.isSparseButItsRowsHold,
    fix: tablePhrases.sparseNeedsByMonth,
  };
  context.report.say(dates.rowsAndBy, clause.span, params);
}
