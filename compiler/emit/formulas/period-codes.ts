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

/** How a trace shows a field of the period: code of its text, and of its value. */
export function periodCodes(
  field: PeriodField,
  type: Type,
): { readonly text: string; readonly value: string } {
  const code = periodCode(field);
  switch (field) {
    case 'days':
    case 'days_given':
    case 'month':
      return { text: `\`\${${code}}\``, value: `new rt.Whole(${code}, 1n)` };
    case 'type':
      return { text: `\`\${${quotedList(wordsOf(type))}.indexOf(${code}) + 1}\``, value: code };
    case 'start_date':
    case 'end_date':
    case 'reference_date':
      return { text: `${code}.replaceAll('-', '')`, value: code };
    case 'full_month':
      return { text: `(${code} ? '1' : '0')`, value: code };
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
