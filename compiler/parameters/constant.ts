import type { Column, Expr, Literal } from '../../dsl/ast/ast.ts';
import { kindWord } from '../../dsl/diagnostics/phrases/kind-words.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { tablePhrases } from '../../dsl/diagnostics/phrases/tables.ts';
import { types } from '../../dsl/diagnostics/types.ts';
import { HOURS, INTEGER, NUMBER, type QuantityType, RATE } from '../../runtime/ir/type.ts';
import type { FileContext } from '../model/context.ts';
import { asRates, type CellType, cellTypeOf, fitsCells, foundKind, moneyCells } from './column.ts';

/** The literal that an expression is, with a minus in front taken in; null for any other formula. */
export function plainLiteral(value: Expr): Literal | null {
  if (value.kind === 'number' || value.kind === 'rate' || value.kind === 'hours') return value;
  if (value.kind !== 'unary' || value.op !== '-') return null;
  const inner = plainLiteral(value.operand);
  if (inner === null || inner.digits.startsWith('-')) return null;
  return { ...inner, span: value.span, digits: `-${inner.digits}`, spelling: `-${inner.spelling}` };
}

function quantityOf(literal: Literal): QuantityType {
  if (literal.kind === 'rate') return RATE;
  if (literal.kind === 'hours') return HOURS;
  return literal.digits.includes('.') ? NUMBER : INTEGER;
}

/** PAY303 or PAY315: the value is not of the declared kind. */
function reportMismatch(column: Column, literal: Literal, declared: CellType, context: FileContext): void {
  const found = foundKind(literal);
  const { report } = context;
  if (declared.type === RATE && literal.kind === 'number' && literal.unit === null) {
    report.say(types.rateExpected, literal.span, {
      found: quantityPhrases.aBareNumber,
      examples: asRates(literal),
    });
  } else {
    const what = `\`${column.name.text}\`` as const;
    report.say(types.wrongType, literal.span, { what, expected: kindWord(declared.written), found });
  }
}

/** The type of a constant: its own unit if it writes one, else its declared type, else its kind. */
export function constantType(column: Column, literal: Literal, context: FileContext): CellType | null {
  const written = literal.kind === 'number' ? literal.unit : null;
  const money = column.type?.kind === 'named' && column.type.name.text === 'money';
  const declared =
    column.type === null || (money && written !== null)
      ? null
      : cellTypeOf(column.type, tablePhrases.theTypeOf(column.name.text), context);
  if (written !== null) {
    const own = moneyCells(written, context);
    if (own === null || declared === null || declared.written === own.written) return own;
    reportMismatch(column, literal, declared, context);
    return declared;
  }
  if (column.type !== null) {
    if (declared !== null && !fitsCells(literal, declared))
      reportMismatch(column, literal, declared, context);
    return declared;
  }
  const type = quantityOf(literal);
  return { type, unit: null, written: type.flavor };
}
