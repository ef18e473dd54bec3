import type { PeriodField } from '../ir/executable-ir.ts';
import { changesWithin, type DatedValue } from '../module/parameter.ts';
import { firstDayOfMonth, isFullMonth, type ReferenceRule } from '../module/period.ts';
import { digitsOfDate, positionOf } from '../numbers/text.ts';
import type { ParametersOn } from './parameters.ts';
import type { PayslipInputs } from './row.ts';

/** A number that a trace shows beside what was computed: a word is its position, a date its digits, a yes 1. */
export type ShownSource = (row: PayslipInputs, parameters: ParametersOn) => number;

/** A field of the parameters of the date. */
export function parameterSource(field: string): ShownSource {
  return (_, parameters) => Number(parameters[field]);
}

/** Whether an input was sent. */
export function sentSource(input: number): ShownSource {
  return ({ numbers, texts }) =>
    texts[input] === undefined && Number.isNaN(numbers[input] ?? Number.NaN) ? 0 : 1;
}

/** Whether a parameter takes a new value inside the period. */
export function changesSource(rows: readonly DatedValue[], asOf: ReferenceRule): ShownSource {
  return ({ period, referenceDate }) => {
    const after = asOf === 'month_end' ? firstDayOfMonth(referenceDate) : period.start;
    return changesWithin(rows, after, referenceDate) ? 1 : 0;
  };
}

/** A field of the period. */
export function periodSource(field: PeriodField, words: readonly string[]): ShownSource {
  switch (field) {
    case 'days':
      return ({ days }) => days;
    case 'days_given':
      return ({ period }) => period.days;
    case 'month':
      return ({ referenceDate }) => Number(referenceDate.slice(5, 7));
    case 'type':
      return ({ period }) => positionOf(words, period.type);
    case 'start_date':
      return ({ period }) => digitsOfDate(period.start);
    case 'end_date':
      return ({ period }) => digitsOfDate(period.end);
    case 'reference_date':
      return ({ referenceDate }) => digitsOfDate(referenceDate);
    case 'full_month':
      return ({ period }) => (isFullMonth(period) ? 1 : 0);
  }
}
