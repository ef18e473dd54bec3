import type { DateLiteral, Literal, TableDecl } from '../../dsl/ast.ts';
import { names } from '../../dsl/diagnostics/names.ts';
import { tables } from '../../dsl/diagnostics/tables.ts';
import { types } from '../../dsl/diagnostics/types.ts';
import { type CellType, cellTypeOf, literalValue, moneyCells } from '../figures/column.ts';
import type { TableForm } from '../ir/ir.ts';
import {
  choiceOf,
  HOURS,
  INTEGER,
  isMoney,
  MONEY,
  NUMBER,
  type QuantityType,
  RATE,
  TEXT,
  type Type,
} from '../ir/type.ts';
import { clauseOf, clausesOf, hasClause } from '../model/clauses.ts';
import { TABLE_FORMS, wordOf } from '../model/closed-words.ts';
import type { FileContext } from '../model/context.ts';
import { readRounding } from '../model/rounding.ts';
import { suggest } from '../names/suggest.ts';
import type { Exact } from '../runtime/exact.ts';
import type { Rounding } from '../runtime/rounding.ts';

/** A number of the head with the way it is written. */
export interface Written {
  readonly value: Exact;
  readonly text: string;
}

/** What the head of a table says, checked. */
export interface TableHead {
  readonly name: string;
  readonly form: TableForm;
  readonly of: Type;
  /** Unit of interval ends and constants; null for the currency, for numbers and for maps. */
  readonly unit: string | null;
  /** The unit or quantity as written, for messages: `UVT`, `number`. */
  readonly ofWritten: string;
  /** Words of the choice of a `map`; null for a `map of name` and for every other form. */
  readonly words: readonly string[] | null;
  readonly cells: CellType;
  readonly gives: Type;
  readonly grid: Written | null;
  readonly continuous: boolean;
  /** Largest jump that `continuous within` allows. */
  readonly within: Written | null;
  readonly roundEach: Rounding | null;
  readonly roundLimits: Rounding | null;
  /** Dates of the columns (`by date d1, d2`); null when rows have one cell. */
  readonly columns: readonly DateLiteral[] | null;
}

export function isProgressive(form: TableForm): boolean {
  return form === 'marginal' || form === 'excess' || form === 'rebate';
}

interface Argument {
  readonly of: Type;
  readonly unit: string | null;
  readonly words: readonly string[] | null;
}

const QUANTITIES: ReadonlyMap<string, QuantityType> = new Map([
  ['number', NUMBER],
  ['integer', INTEGER],
  ['hours', HOURS],
]);

function mapArgument(decl: TableDecl, context: FileContext): Argument | null {
  if (decl.of.text === 'name') return { of: TEXT, unit: null, words: null };
  const words = context.choices.get(decl.of.text);
  if (words !== undefined) return { of: choiceOf(words), unit: null, words };
  const known = [...context.choices.keys(), 'name'];
  const suggestion = suggest(decl.of.text, known);
  context.report.say(names.unknownMember, decl.of.span, {
    kind: 'choice',
    name: decl.of.text,
    suggestion,
    known,
  });
  return null;
}

function intervalArgument(decl: TableDecl, context: FileContext): Argument | null {
  const { report, scheme, choices } = context;
  const written = decl.of.text;
  const quantity = QUANTITIES.get(written);
  if (quantity !== undefined) return { of: quantity, unit: null, words: null };
  if (written === 'money') {
    const expected = `the unit its ends are counted in, for example \`${scheme.currency}\``;
    report.say(types.wrongType, decl.of.span, {
      what: 'the base of a table',
      expected,
      found: 'money in general',
    });
    return null;
  }
  if (choices.has(written) || written === 'name') {
    const reason = `a table \`${decl.form.text}\` has intervals, but \`${written}\` has words`;
    report.say(tables.form, decl.of.span, {
      table: decl.name.text,
      reason,
      fix: 'write `map` for rows named by words',
    });
    return null;
  }
  const cells = moneyCells(decl.of, context);
  return cells === null ? null : { of: MONEY, unit: cells.unit, words: null };
}

function readForm(decl: TableDecl, context: FileContext): TableForm | null {
  const form = wordOf(TABLE_FORMS, decl.form.text);
  if (form === null) {
    const word = decl.form.text;
    const params = {
      kind: 'form of a table',
      word,
      suggestion: suggest(word, TABLE_FORMS),
      known: TABLE_FORMS,
    };
    context.report.say(names.notInList, decl.form.span, params);
  }
  return form;
}

function readCells(decl: TableDecl, form: TableForm, context: FileContext): CellType | null {
  const table = decl.name.text;
  if (isProgressive(form)) {
    if (decl.gives !== null) {
      const reason = `\`${form}\` always gives what it is \`of\`, so it takes no \`gives\``;
      context.report.say(tables.form, decl.gives.span, { table, reason, fix: 'remove `gives`' });
    }
    return { type: RATE, unit: null, written: 'rate' };
  }
  if (decl.gives !== null) return cellTypeOf(decl.gives, `the value of \`${table}\``, context);
  const reason = `\`${form}\` does not say what its rows give`;
  context.report.say(tables.form, decl.form.span, {
    table,
    reason,
    fix: 'add it after the base: `gives rate`',
  });
  return null;
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
    return { value: literalValue(literal), text };
  }
  const fix = `write it in \`${decl.of.text}\`, as the ends of the rows`;
  const reason = `\`${literal.spelling}${found === null ? '' : ` ${found}`}\` is not counted in \`${decl.of.text}\``;
  context.report.say(tables.form, literal.span, { table: decl.name.text, reason, fix });
  return null;
}

function readGrid(decl: TableDecl, argument: Argument, context: FileContext): Written | null {
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

interface Continuity {
  readonly continuous: boolean;
  readonly within: Written | null;
}

function readContinuity(decl: TableDecl, argument: Argument, context: FileContext): Continuity {
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

interface Roundings {
  readonly roundEach: Rounding | null;
  readonly roundLimits: Rounding | null;
}

function readRoundings(decl: TableDecl, argument: Argument, context: FileContext): Roundings {
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
function readColumns(decl: TableDecl, form: TableForm, context: FileContext): readonly DateLiteral[] | null {
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

function valueType(form: TableForm, argument: Argument, cells: CellType): Type {
  if (!isProgressive(form)) return cells.type;
  return argument.of === INTEGER ? NUMBER : argument.of;
}

/** Reads the head of a table, or null when its form, its base or its value cannot be known. */
export function readHead(decl: TableDecl, context: FileContext): TableHead | null {
  const form = readForm(decl, context);
  if (form === null) return null;
  const argument = form === 'map' ? mapArgument(decl, context) : intervalArgument(decl, context);
  const cells = readCells(decl, form, context);
  if (argument === null || cells === null) return null;
  return {
    name: decl.name.text,
    form,
    ...argument,
    ofWritten: decl.of.text,
    cells,
    gives: valueType(form, argument, cells),
    grid: readGrid(decl, argument, context),
    ...readContinuity(decl, argument, context),
    ...readRoundings(decl, argument, context),
    columns: readColumns(decl, form, context),
  };
}
