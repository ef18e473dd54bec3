import type { DateLiteral, TableDecl } from '../../dsl/ast/ast.ts';
import { names } from '../../dsl/diagnostics/names.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { tablePhrases } from '../../dsl/diagnostics/phrases/tables.ts';
import { tables } from '../../dsl/diagnostics/tables.ts';
import { types } from '../../dsl/diagnostics/types.ts';
import { suggest } from '../../dsl/lexer/suggest.ts';
import {
  choiceOf,
  HOURS,
  INTEGER,
  MONEY,
  NUMBER,
  type QuantityType,
  RATE,
  TEXT,
  type Type,
} from '../../runtime/ir/type.ts';
import type { Rounding } from '../../runtime/numbers/rounding.ts';
import type { TableForm } from '../ir/ir.ts';
import type { FileContext } from '../model/context.ts';
import { TABLE_FORMS, wordOf } from '../model/keywords.ts';
import { type CellType, cellTypeOf, moneyCells } from '../parameters/column.ts';
import {
  type Argument,
  isProgressive,
  readColumns,
  readContinuity,
  readGrid,
  readRoundings,
  type Written,
} from './head-clauses.ts';

/** The checked head of a table. */
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
    kind: quantityPhrases.choice,
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
    const expected = tablePhrases.theUnitItsEndsAreCounted(scheme.currency);
    report.say(types.wrongType, decl.of.span, {
      what: tablePhrases.theBaseOfATable,
      expected,
      found: quantityPhrases.moneyInGeneral,
    });
    return null;
  }
  if (choices.has(written) || written === 'name') {
    const reason = tablePhrases.aTableHasIntervalsButHas(decl.form.text, written);
    report.say(tables.form, decl.of.span, {
      table: decl.name.text,
      reason,
      fix: tablePhrases.writeMapForRowsNamedBy,
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
      kind: tablePhrases.formOfATable,
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
      const reason = tablePhrases.alwaysGivesWhatItIsOf(form);
      context.report.say(tables.form, decl.gives.span, {
        table,
        reason,
        fix: quantityPhrases.remove('gives'),
      });
    }
    return { type: RATE, unit: null, written: 'rate' };
  }
  if (decl.gives !== null) return cellTypeOf(decl.gives, tablePhrases.theValueOf(table), context);
  const reason = tablePhrases.doesNotSayWhatItsRows(form);
  context.report.say(tables.form, decl.form.span, {
    table,
    reason,
    fix: tablePhrases.addItAfterTheBaseGives,
  });
  return null;
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
