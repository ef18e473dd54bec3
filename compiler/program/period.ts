import type { PeriodField } from '../ir/ir.ts';
import type { Expression } from './code.ts';
import * as code from './code.ts';
import { AT } from './parameters.ts';

const ROW = code.name('$row');
const PERIOD = code.member(ROW, 'period');

/** Each field of the period as formulas compute with it. */
const FIELDS: Readonly<Record<PeriodField, Expression>> = {
  days: code.member(ROW, 'days'),
  days_given: code.member(PERIOD, 'days'),
  month: code.call('Number', code.call('$at.slice', code.number(5), code.number(7))),
  type: code.member(PERIOD, 'type'),
  start_date: code.member(PERIOD, 'start'),
  end_date: code.member(PERIOD, 'end'),
  reference_date: AT,
  full_month: code.call('rt.isFullMonth', PERIOD),
};

export function periodField(field: PeriodField): Expression {
  return FIELDS[field];
}

/** The position of a word among those of its type, from 1; 0 for none. */
export function positionOf(word: Expression, words: readonly string[]): Expression {
  return code.call('rt.positionOf', code.list(words.map(code.text)), word);
}

/** True if a line with dates is in force. */
export function isActive(from: string | null, until: string | null): Expression {
  const parts = [
    ...(from === null ? [] : [code.binary(AT, '>=', code.text(from))]),
    ...(until === null ? [] : [code.binary(AT, '<=', code.text(until))]),
  ];
  return code.both(parts, '&&');
}
