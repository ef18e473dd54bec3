import { daysAfter, daysBetween, monthsAfter } from '../../calendar.ts';
import { type Amount, amount, ZERO } from '../amount.ts';
import { avos13, avosFerias, yearsBetween } from './avos.ts';
import { CAUSES } from './causes.ts';
import type { Ending } from './ending.ts';

/** rules/br/law.md 12.2. */
export interface Seniority {
  /** Days of notice that are paid; half a day in an agreement. */
  readonly noticePaid: Amount;
  readonly projected: string;
  readonly avos13: number;
  readonly avos13WithoutNotice: number;
  readonly avosFerias: number;
  /** From the end to the agreed end of a fixed term. */
  readonly daysLeft: number;
}

export function seniorityOf(ending: Ending): Seniority {
  const { hired, date } = ending;
  const years = yearsBetween(hired, date);
  const noticePaid = noticeOf(ending, years);
  const projected = daysAfter(date, noticePaid.floor().toNumber());
  const hasRights = ending.cause !== 'justa_causa';
  const agreedEnd = ending.dateOf('data_fim_contrato') ?? date;
  const avosFrom = (computed: number): number =>
    ending.isSent('avos_ferias') ? ending.number('avos_ferias') : computed;
  return {
    noticePaid,
    projected,
    avos13: hasRights ? thirteenth(ending, projected) : 0,
    avos13WithoutNotice: hasRights ? thirteenth(ending, date) : 0,
    avosFerias: hasRights ? avosFrom(avosFerias(monthsAfter(hired, 12 * years), projected)) : 0,
    daysLeft: daysBetween(date, agreedEnd),
  };
}

/** Lei 12.506/2011: three days a year, to 90 in all. */
function noticeOf({ cause, notice, number }: Ending, years: number): Amount {
  if (notice !== 'indenizado') return ZERO;
  const days = Math.min(90, 30 + 3 * years);
  return amount(days - number('dias_aviso_trabalhados')).times(CAUSES[cause].noticeShare);
}

/** Months of the year of the end, and those of the next that the notice reaches. */
function thirteenth({ hired, date, isSent, number }: Ending, to: string): number {
  if (isSent('avos_13')) return number('avos_13');
  const year = Number(date.slice(0, 4));
  const next = to > `${year}-12-31` ? avos13(`${year + 1}-01-01`, to, year + 1) : 0;
  return Math.max(0, avos13(hired, to, year) + next - number('meses_sem_direito'));
}
