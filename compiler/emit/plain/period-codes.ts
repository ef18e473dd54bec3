import type { PeriodField } from '../../ir/ir.ts';
import type { Type } from '../../ir/type.ts';
import { wordsOf } from '../../ir/value-type.ts';

const PERIOD: Readonly<Record<PeriodField, string>> = {
  days: '$row.days',
  days_given: '$row.period.days',
  month: 'Number($at.slice(5, 7))',
  type: '$row.period.type',
  start_date: '$row.period.start',
  end_date: '$row.period.end',
  reference_date: '$at',
  full_month: 'rt.isFullMonth($row.period)',
};

/** The expression of a period field. */
export function periodCode(field: PeriodField): string {
  return PERIOD[field];
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
      return { text: `\`\${${JSON.stringify(wordsOf(type))}.indexOf(${code}) + 1}\``, value: code };
    case 'start_date':
    case 'end_date':
    case 'reference_date':
      return { text: `${code}.replaceAll('-', '')`, value: code };
    case 'full_month':
      return { text: `(${code} ? '1' : '0')`, value: code };
  }
}
