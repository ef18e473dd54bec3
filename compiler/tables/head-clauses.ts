import type { DateLiteral, Literal, Span, TableDecl } from '../../dsl/ast/ast.ts';
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

/** What a table is read by. */
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
  const fix = `write it in \`${decl.of.text}\`, as the ends of the rows`;
  const reason = `\`${literal.spelling}${found === null ? '' : ` ${found}`}\` is not counted in \`${decl.of.text}\``;
  context.report.say(tables.form, literal.span, { table: decl.name.text, reason, fix });
  return null;
}

/** The step of `grid`; null without one. */
export function readGrid(decl: TableDecl, argument: Argument, context: FileContext): Written | null {
  const clause = clauseOf(decl.clauses, 'grid');
  if (clause === null) return null;
  const refuse = (reason: string, fix: string): null => {
    context.report.say(tables.form, clause.span, { table: decl.name.text, reason, fix });
    return null;
  };
  if (decl.form.text === 'map') return refuse('rows named by words lie on no `grid`', 'remove `grid`');
  if (argument.unit !== null) {
    return refuse(`ends counted in \`${argument.unit}\` lie on no \`grid\` of the currency`, 'remove `grid`');
  }
  const grid = readAmount(clause.step, decl, argument, context);
  if (grid === null || grid.value.n > 0n) return grid;
  return refuse('the step of a `grid` must be greater than zero', 'write for example `grid 0.01 MXN`');
}

export interface Continuity {
  readonly continuous: boolean;
  readonly within: Written | null;
}

/** What `continuous` promises of the printed constants. */
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
      ? 'a `marginal` table never jumps'
      : `\`${decl.form.text}\` has no constants that could meet`;
  context.report.say(tables.form, clause.span, { table: decl.name.text, reason, fix: 'remove `continuous`' });
  return none;
}

export interface Roundings {
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
): [string, string] | null {
  if (scope === null) {
    return [
      '`round` does not say what it rounds',
      'write `round each …` (slices) or `round limits …`, or round where the table is used',
    ];
  }
  if (!isMoney(argument.of)) return ['only amounts of money are rounded here', 'remove `round`'];
  if (scope === 'each') {
    return decl.form.text === 'marginal'
      ? null
      : ['only a `marginal` table has slices to round', 'round where the table is used'];
  }
  if (hasClause(decl.clauses, 'scaled') || argument.unit !== null) return null;
  return ['its limits are used as printed, so there is nothing to round', 'remove `round limits`'];
}

/** The dates of `by date d1, d2`: `step` and `map` tables may print one cell per date. */
export function readColumns(
  decl: TableDecl,
  form: TableForm,
  context: FileContext,
): readonly DateLiteral[] | null {
  const clause = clauseOf(decl.clauses, 'by');
  if (clause === null) return null;
  const refuse = (reason: string, fix: string): null => {
    context.report.say(tables.form, clause.span, { table: decl.name.text, reason, fix });
    return null;
  };
  const blocks = 'date the rows in blocks: `from 2026-07-01 { … }`';
  if (isProgressive(form))
    return refuse(`a row of \`${form}\` has one rate, so it cannot be dated by columns`, blocks);
  if (clause.by.text !== 'date')
    return refuse(
      `the columns of a table are dated \`by date\`, not \`by ${clause.by.text}\``,
      'write `by date`',
    );
  if (clause.dates.length === 0)
    return refuse('`by date` gives no dates', 'list one date per column: `by date 2025-01-01, 2026-01-01`');
  if (decl.blocks.length > 0)
    return refuse('the rows are dated by columns and by blocks', 'keep one of the two');
  return clause.dates;
}
