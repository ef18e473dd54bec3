import type { Exact } from '../numbers/exact.ts';
import { decimal, mul } from '../numbers/exact.ts';
import { printMoney, printPlain } from '../numbers/print.ts';
import type { InputValue, ValueType } from './manifest.ts';

const HUNDRED = decimal('100');

function showQuantity(value: Exact, type: ValueType, currency: string): string {
  switch (type) {
    case 'money':
      return `${printMoney(value, 2)} ${currency}`;
    case 'rate':
      return `${printPlain(mul(value, HUNDRED), 6)} %`;
    case 'hours':
      return `${printPlain(value, 2)} h`;
    default:
      return printPlain(value, 6);
  }
}

/** A value inside the Spanish message of a warning: `1423500.00 COP`, `0.522 %`, `60 h`, `sí`. */
export function show(value: InputValue, type: ValueType, currency: string): string {
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (typeof value === 'string') return value.replaceAll('_', ' ');
  return showQuantity(value, type, currency);
}
