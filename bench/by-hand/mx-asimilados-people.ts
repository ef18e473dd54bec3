import type { Person } from './contender.ts';
import { monthOf2026 } from './month.ts';

const JUNE = monthOf2026(6);
const BY_MONTH = ['3200', '7168.51', '9450.75', '12598.03', '14000', '16800.40', '21000', '28750']
  .concat(['35362.84', '47000', '62500.10', '98000', '121000', '230000'])
  .map((monthly_salary) => ({ monthly_salary }));
const BY_DAY = ['633.33', '15250'].map((daily_salary) => ({ daily_salary }));

/** Fees in every bracket, by the month and by the day. */
export const people: readonly Person[] = [...BY_MONTH, ...BY_DAY].map(
  (employee): Person => ({ employee, overrides: {}, period: JUNE }),
);
