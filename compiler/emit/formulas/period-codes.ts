import type { PeriodField } from '../../ir/ir.ts';
import type { Type } from '../../ir/type.ts';
import { wordsOf } from '../../ir/value-type.ts';
import { quoted, quotedList } from '../code-text.ts';

/** Code of the fields over `ROW`, the object that holds period and days. */
const PERIOD: Readonly<Record<PeriodField, string>> = {
  days: 'ROW.days',
  days_given: 'ROW.period.days',
  month: 'Number($at.slice(5, 7))',
  type: 'ROW.period.type',
  start_date: 'ROW.period.start',
  end_date: 'ROW.period.end',
  reference_date: '$at',
  full_month: 'rt.isFullMonth(ROW.period)',
};

/** The expression of a period field. `payslip` is the code of what holds period and days. */
export function periodCode(field: PeriodField, payslip = '$row'): string {
  return PERIOD[field].replace('ROW', payslip);
}

/** The number that a trace shows of a field of the period. */
export function periodNumber(field: PeriodField, type: Type): string {
  const code = periodCode(field);
  switch (field) {
    case 'days':
    case 'days_given':
    case 'month':
      return code;
    case 'type':
      return `${quotedList(wordsOf(type))}.indexOf(${code}) + 1`;
    case 'start_date':
    case 'end_date':
    case 'reference_date':
      return `rt.digitsOfDate(${code})`;
    case 'full_month':
      return `${code} ? 1 : 0`;
  }
}

/** Whether a line of some dates is in force. */
export function activeCode(from: string | null, until: string | null): string {
  const parts = [
    ...(from === null ? [] : [`$at >= ${quoted(from)}`]),
    ...(until === null ? [] : [`$at <= ${quoted(until)}`]),
  ];
  return `(${parts.join(' && ')})`;
}
