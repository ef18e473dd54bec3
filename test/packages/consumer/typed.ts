/** What the declarations of a package of rules let through, and what they do not. */
import { type Calculation, calculate } from '@payroll-engine/rules-co';

const period = { type: 'monthly', start_date: '2026-03-01', end_date: '2026-03-31' } as const;
const payslip: Calculation = calculate({
  scheme: 'ordinario',
  period,
  employee: { monthly_salary: '1423500' },
});
const net: string = payslip.summary.net_salary;
if (!/^\d+\.\d\d$/.test(net)) throw new Error(net);
export const refused = () => {
  // @ts-expect-error There is no such scheme in Colombia.
  calculate({ scheme: 'clt', period, employee: {} });
  // @ts-expect-error A salary is no boolean.
  calculate({ scheme: 'ordinario', period, employee: { monthly_salary: true } });
  // @ts-expect-error No input has this name.
  calculate({ scheme: 'ordinario', period, employee: { monthly_salry: '1423500' } });
  // @ts-expect-error The scheme has no such periods.
  calculate({ scheme: 'ordinario', period: { ...period, type: 'weekly' }, employee: {} });
};
