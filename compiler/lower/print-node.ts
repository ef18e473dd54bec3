import type { Said } from '../../dsl/diagnostics/phrases/phrase.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { readingPhrases } from '../../dsl/diagnostics/phrases/reading.ts';
import { isMoney, isRate, type Type } from '../../runtime/ir/type.ts';
import { decimal, type Exact, equal, mul } from '../../runtime/numbers/exact.ts';
import { printPlain } from '../../runtime/numbers/print.ts';
import { dateOfDigits } from '../../runtime/numbers/text.ts';
import type { IrNode } from '../ir/ir.ts';
import type { End, Range } from '../ir/range.ts';

const HUNDRED = decimal('100');

/** An exact value in the author's notation: `25%`, `230h`, `1423500 COP`. */
export function printValue(value: Exact, type: Type, currency: string): string {
  if (isRate(type)) return `${printPlain(mul(value, HUNDRED), 10)}%`;
  if (isMoney(type)) return `${printPlain(value, 10)} ${currency}`;
  if (type.kind === 'date') return dateOfDigits(Number(value.n / value.d));
  const hours = type.kind === 'quantity' && type.money === 0 && type.hours === 1;
  return `${printPlain(value, 10)}${hours ? 'h' : ''}`;
}

/** A short name of a node for messages: what it reads, or the constant it is. */
export function nodeName(node: IrNode): Said {
  const name = ownName(node);
  return name === null ? quantityPhrases.thisExpression : readingPhrases.asWritten(name);
}

/** The name that a node reads, or the constant that it is; null for a computed node. */
export function ownName(node: IrNode): string | null {
  const { operation } = node;
  switch (operation.op) {
    case 'constant':
      return isMoney(node.type)
        ? printPlain(operation.value, 10)
        : printValue(operation.value, node.type, '');
    case 'input':
      return operation.input;
    case 'parameter':
      return node.args.length === 0 ? operation.parameter : `${operation.parameter} at …`;
    case 'step':
      return operation.step;
    case 'period':
      return `period.${operation.field}`;
    case 'apply':
      return `${operation.table}(…)`;
    default:
      return null;
  }
}

function printEnd(end: End | null, side: 'low' | 'high', type: Type, currency: string): string {
  if (end === null) return side === 'low' ? '(-*' : '*)';
  const text = printValue(end.value, type, currency);
  if (side === 'low') return `${end.open ? '(' : '['}${text}`;
  return `${text}${end.open ? ')' : ']'}`;
}

/** A range as an interval with written ends, `[0 COP .. 10000 COP)`; a single value as itself. */
export function printRange(range: Range, type: Type, currency: string): string {
  const { low, high } = range;
  if (low !== null && high !== null && equal(low.value, high.value))
    return printValue(low.value, type, currency);
  return `${printEnd(range.low, 'low', type, currency)} .. ${printEnd(range.high, 'high', type, currency)}`;
}
