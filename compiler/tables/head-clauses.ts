import type { DateLiteral, Literal, Span, TableDecl } from '../../dsl/ast/ast.ts';
import type { Said } from '../../dsl/diagnostics/phrases/phrase.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { tablePhrases } from '../../dsl/diagnostics/phrases/tables.ts';
import { tables } from '../../dsl/diagnostics/tables.ts';
import { isMoney, type Type } from '../../runtime/ir/type.ts';
import type { Exact } from '../../runtime/numbers/exact.ts';
import type { Rounding } from '../../runtime/numbers/rounding.ts';
import type { TableForm } from '../ir/ir.ts';
import { clauseOf, clausesOf, hasClause } from '../model/clauses.ts';
import type { FileContext } from '../model/context.ts';
import { readRounding } from '../model/rounding.ts';
import { literalValue } from '../parameters/column.ts';

/** A number of the head with the way it is written. */
export interface Written {
  readonly value: Exact;
  readonly text: string;
  readonly span: Span;
}

/** The argument that a table is read by. */
export interface Argument {
  readonly of: Type;
  readonly unit: string | null;
  readonly words: readonly string[] | null;
}

export function isProgressive(form: TableForm): boolean {
  return form === 'marginal' || form === 'excess' || form === 'rebate';
}

/** An amount of the head (`grid`, `within`), which must be written in what the table is `of`. */
function readAmount(
  literal: Literal,
  decl: TableDecl,
  argument: Argument,
  context: FileContext,
): Written | null {
  const wanted = isMoney(argument.of) ? decl.of.text : null;
  const found = literal.kind === 'number' ? (literal.unit?.text ?? null) : literal.kind;
  if (found === wanted) {
    const text = wanted === null ? literal.spelling : `${literal.spelling} ${wanted}`;
    return { value: literalValue(literal), text, span: literal.span };
  }
  const fix = tablePhrases.writeItInAsTheEnds(decl.of.text);
  const reason = tablePhrases.isNotCountedIn(
    `${literal.spelling}${found === null ? '' : ` ${found}`}`,
    decl.of.text,
  );
  context.report.say(tables.form, literal.span, { table: decl.name.text, reason, fix });
  return null;
}

/** The step of `grid`; null without one. */
export function readGrid(decl: TableDecl, argument: Argument, context: FileContext): Written | null {
  const clause = clauseOf(decl.clauses, 'grid');
  if (clause === null) return null;
  const refuse = (reason: Said, fix: Said): null => {
    context.report.say(tables.form, clause.span, { table: decl.name.text, reason, fix });
    return null;
  };
  if (decl.form.text === 'map')
    return refuse(tablePhrases.rowsNamedByWordsLieOn, quantityPhrases.remove('grid'));
  if (argument.unit !== null) {
    return refuse(tablePhrases.endsCountedInLieOnNo(argument.unit), quantityPhrases.remove('grid'));
  }
  const grid = readAmount(clause.step, decl, argument, context);
  if (grid === null || grid.value.n > 0n) return grid;
  return refuse(tablePhrases.theStepOfAGridMust, tablePhrases.writeForExampleGrid001);
}

interface Continuity {
  readonly continuous: boolean;
  readonly within: Written | null;
}

/** Reads the promise that `continuous` makes about the printed constants. */
export function readContinuity(decl: TableDecl, argument: Argument, context: FileContext): Continuity {
  const clause = clauseOf(decl.clauses, 'continuous');
  const none = { continuous: false, within: null };
  if (clause === null) return none;
  if (decl.form.text === 'excess' || decl.form.text === 'rebate') {
    const within = clause.within === null ? null : readAmount(clause.within, decl, argument, context);
    return { continuous: true, within };
  }
  const reason =
    decl.form.text === 'marginal'
      ? tablePhrases.aMarginalTableNeverJumps
      : tablePhrases.hasNoConstantsThatCouldMeet(decl.form.text);
  context.report.say(tables.form, clause.span, {
    table: decl.name.text,
    reason,
    fix: quantityPhrases.remove('continuous'),
  });
  return none;
}

interface Roundings {
  readonly roundEach: Rounding | null;
  readonly roundLimits: Rounding | null;
}

/** `round each` and `round limits`. */
export function readRoundings(decl: TableDecl, argument: Argument, context: FileContext): Roundings {
  let roundings: Roundings = { roundEach: null, roundLimits: null };
  for (const clause of clausesOf(decl.clauses, 'round')) {
    const read = readRounding(clause.round, context.scheme.currency, context.report);
    if (read === null) continue;
    const fault = roundingFault(read.scope, decl, argument);
    if (fault !== null) {
      context.report.say(tables.form, clause.span, {
        table: decl.name.text,
        reason: fault[0],
        fix: fault[1],
      });
    } else if (read.scope === 'each') roundings = { ...roundings, roundEach: read.rounding };
    else roundings = { ...roundings, roundLimits: read.rounding };
  }
  return roundings;
}

function roundingFault(
  scope: 'each' | 'limits' | null,
  decl: TableDecl,
  argument: Argument,
): [Said, Said] | null {
  if (scope === null) {
    return [tablePhrases.roundDoesNotSayWhatIt, tablePhrases.writeRoundEachSlicesOrRound];
  }
  if (!isMoney(argument.of))
    return [tablePhrases.onlyAmountsOfMoneyAreRounded, quantityPhrases.remove('round')];
  if (scope === 'each') {
    return decl.form.text === 'marginal'
      ? null
      : [tablePhrases.onlyAMarginalTableHasSlices, tablePhrases.roundWhereTheTableIsUsed];
  }
  if (hasClause(decl.clauses, 'scaled') || argument.unit !== null) return null;
  return [tablePhrases.itsLimitsAreUsedAsPrinted, quantityPhrases.remove('round limits')];
}

/** The dates of `by date d1, d2`: `step` and `map` tables may print one cell per date. */
export function readColumns(
  decl: TableDecl,
  form: TableForm,
  context: FileContext,
): readonly DateLiteral[] | null {
  const clause = clauseOf(decl.clauses, 'by');
  if (clause === null) return null;
  const refuse = (reason: Said, fix: Said): null => {
    context.report.say(tables.form, clause.span, { table: decl.name.text, reason, fix });
    return null;
  };
  const blocks = tablePhrases.dateTheRowsInBlocksFrom;
  if (isProgressive(form)) return refuse(tablePhrases.aRowOfHasOneRate(form), blocks);
  if (clause.by.text !== 'date')
    return refuse(tablePhrases.theColumnsOfATableAre(clause.by.text), tablePhrases.writeByDate);
  if (clause.dates.length === 0)
    return refuse(tablePhrases.byDateGivesNoDates, tablePhrases.listOneDatePerColumnBy);
  if (decl.blocks.length > 0)
    return refuse(tablePhrases.theRowsAreDatedByColumns, quantityPhrases.keepOneOfTheTwo);
  return clause.dates;
}
