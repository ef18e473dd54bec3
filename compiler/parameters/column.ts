import type { Cell, Column, Literal, Name, TypeRef } from '../../dsl/ast/ast.ts';
import { names } from '../../dsl/diagnostics/names.ts';
import { kindWord } from '../../dsl/diagnostics/phrases/kind-words.ts';
import type { Said } from '../../dsl/diagnostics/phrases/phrase.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { tablePhrases } from '../../dsl/diagnostics/phrases/tables.ts';
import { text } from '../../dsl/diagnostics/text.ts';
import { types } from '../../dsl/diagnostics/types.ts';
import { suggest } from '../../dsl/lexer/suggest.ts';
import { HOURS, INTEGER, MONEY, NUMBER, type QuantityType, RATE } from '../../runtime/ir/type.ts';
import { decimal, type Exact, exact, mul } from '../../runtime/numbers/exact.ts';
import { printPlain } from '../../runtime/numbers/print.ts';
import type { FileContext } from '../model/context.ts';

/** The type of the cells of a column: a quantity, and for money the unit they are counted in. */
export interface CellType {
  readonly type: QuantityType;
  /** Declared unit that multiplies the cells; null for the currency and for no money. */
  readonly unit: string | null;
  /** The type as the author wrote it, for messages: `rate`, `ARS`, `UF`. */
  readonly written: string;
}

const QUANTITIES: ReadonlyMap<string, QuantityType> = new Map([
  ['rate', RATE],
  ['hours', HOURS],
  ['number', NUMBER],
  ['integer', INTEGER],
]);

/** The cell type that a unit name makes, or null after PAY204. */
export function moneyCells(name: Name, context: FileContext): CellType | null {
  const unit = context.units.get(name.text);
  if (unit === undefined) {
    const known = [...context.units.keys()];
    const suggestion = suggest(name.text, known);
    context.report.say(names.unknownMember, name.span, {
      kind: quantityPhrases.unit,
      name: name.text,
      suggestion,
      known,
    });
    return null;
  }
  return { type: MONEY, unit: unit.isCurrency ? null : unit.name, written: unit.name };
}

/** Reads the type of the cells under a written type; null after a report. */
export function cellTypeOf(ref: TypeRef, what: Said, context: FileContext): CellType | null {
  const { report, scheme, units } = context;
  if (ref.kind === 'choice') {
    report.say(types.wrongType, ref.span, {
      what,
      expected: quantityPhrases.aQuantity,
      found: quantityPhrases.aChoice,
    });
    return null;
  }
  const written = ref.name.text;
  const quantity = QUANTITIES.get(written);
  if (quantity !== undefined) return { type: quantity, unit: null, written };
  if (written === 'money') {
    const expected = tablePhrases.theUnitItsCellsAreCounted(scheme.currency);
    report.say(types.wrongType, ref.span, { what, expected, found: quantityPhrases.moneyInGeneral });
    return null;
  }
  if (written === written.toUpperCase()) return moneyCells(ref.name, context);
  report.say(types.unknownType, ref.span, { name: written, known: [...QUANTITIES.keys(), ...units.keys()] });
  return null;
}

/** The number that a literal stands for: `4%` is 0.04. */
export function literalValue(literal: Literal): Exact {
  const value = decimal(literal.digits);
  return literal.kind === 'rate' ? mul(value, exact(1n, 100n)) : value;
}

/** The rates that a bare number may be meant as: `0.14` is `14%` or `0.14%`, `14` is `14%`. */
export function asRates({ digits }: Pick<Literal, 'digits'>): readonly string[] {
  const percent = printPlain(mul(decimal(digits), exact(100n)), 10);
  return /^-?0\./.test(digits) ? [`${percent}%`, `${digits}%`] : [`${digits}%`];
}

function bareNumberAsRates(cell: Cell): readonly string[] {
  return cell.kind === 'number' && cell.unit === null ? asRates(cell) : [];
}

/** The kind of a cell in words: `a rate`, `an amount in UF`. */
export function foundKind(cell: Cell): Said {
  if (cell.kind === 'group') return quantityPhrases.aFormula;
  if (cell.kind === 'rate') return quantityPhrases.aRate;
  if (cell.kind === 'hours') return quantityPhrases.hours;
  return cell.unit === null ? quantityPhrases.aBareNumber : quantityPhrases.anAmountIn(cell.unit.text);
}

/** True when a bare literal is of the kind that the cells of the type are written in. */
export function fitsCells(cell: Cell, wanted: CellType): cell is Literal {
  if (cell.kind === 'group') return false;
  if (wanted.type === RATE) return cell.kind === 'rate';
  if (wanted.type === HOURS) return cell.kind === 'hours';
  if (cell.kind !== 'number') return false;
  return wanted.type !== INTEGER || !cell.digits.includes('.');
}

/** The author's bare number written as hours, for a hint; null for any other cell. */
function bareNumberAsHours(cell: Cell): string | null {
  return cell.kind === 'number' && cell.unit === null ? `${cell.digits}h` : null;
}

/** The value of a cell in the unit of its column, or null after PAY114 or PAY313. */
export function cellValue(cell: Cell, column: Column, wanted: CellType, context: FileContext): Exact | null {
  const { report } = context;
  if (!fitsCells(cell, wanted)) {
    const rates = bareNumberAsRates(cell);
    const hours = bareNumberAsHours(cell);
    const params = {
      column: column.name.text,
      expected: kindWord(wanted.written),
      found: foundKind(cell),
      rates,
      hours,
    };
    report.say(types.cellType, cell.span, params);
    return null;
  }
  if (cell.kind === 'number' && cell.unit !== null) {
    report.say(text.unitInCell, cell.unit.span, { found: `\`${cell.unit.text}\``, cell: cell.spelling });
    return null;
  }
  return literalValue(cell);
}
