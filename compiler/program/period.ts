import type { PeriodField } from '../ir/ir.ts';
import type { Expression } from './code.ts';
import * as code from './code.ts';
import { AT } from './parameters.ts';

const ROW = code.name('$row');
const PERIOD = code.member(ROW, 'period');

/** A field of the period as formulas compute with it. */
export function periodField(field: PeriodField): Expression {
  switch (field) {
    case 'days':
      return code.member(ROW, 'days');
    case 'days_given':
      return code.member(PERIOD, 'days');
    case 'month':
      return code.call('Number', code.call('$at.slice', code.number(5), code.number(7)));
    case 'type':
      return code.member(PERIOD, 'type');
    case 'start_date':
      return code.member(PERIOD, 'start');
    case 'end_date':
      return code.member(PERIOD, 'end');
    case 'reference_date':
      return AT;
    case 'full_month':
      return code.call('rt.isFullMonth', PERIOD);
  }
}

/** The position of a word among those of its type, from 1; 0 for none. */
export function positionOf(word: Expression, words: readonly string[]): Expression {
  return code.call('rt.positionOf', { kind: 'texts', texts: words }, word);
}

/** Whether a line of some dates is in force. */
export function isActive(from: string | null, until: string | null): Expression {
  const parts = [
    ...(from === null ? [] : [code.binary(AT, '>=', code.text(from))]),
    ...(until === null ? [] : [code.binary(AT, '<=', code.text(until))]),
  ];
  return code.both(parts, '&&');
}
