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

/** The end of a contract is a scheme of its own: its period is that of the payment, its facts are dates and words. */
const ended = { type: 'event', start_date: '2026-12-01', end_date: '2026-12-31' } as const;
const settlement: Calculation = calculate({
  scheme: 'liquidacion',
  period: ended,
  employee: {
    monthly_salary: '2400000',
    inputs: { hire_date: '2024-10-01', causa: 'sin_justa_causa', dias_vacaciones_disfrutados: 30 },
  },
});
if (settlement.summary.total_perceptions !== '8991533.90')
  throw new Error(settlement.summary.total_perceptions);

export const refused = () => {
  // @ts-expect-error A contract ends for a reason that the law knows.
  calculate({ scheme: 'liquidacion', period: ended, employee: { inputs: { causa: 'enojo' } } });
  // @ts-expect-error A termination is no month.
  calculate({ scheme: 'liquidacion', period, employee: { inputs: { causa: 'renuncia' } } });
  // @ts-expect-error There is no such scheme in Colombia.
  calculate({ scheme: 'clt', period, employee: {} });
  // @ts-expect-error A salary is no boolean.
  calculate({ scheme: 'ordinario', period, employee: { monthly_salary: true } });
  // @ts-expect-error No input has this name.
  calculate({ scheme: 'ordinario', period, employee: { monthly_salry: '1423500' } });
  // @ts-expect-error The scheme has no such periods.
  calculate({ scheme: 'ordinario', period: { ...period, type: 'weekly' }, employee: {} });
};
