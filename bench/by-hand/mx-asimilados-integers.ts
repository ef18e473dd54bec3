import type { ByIntegers, Person } from './contender.ts';
import { halfUp, scaled } from './integers.ts';
import { people } from './mx-asimilados-people.ts';
import { monthlyTariff } from './mx-tarifa-integers.ts';

/** The request, read: the fee in cents. The daily fee is `fee / parts`. */
function read({ employee, period }: Person) {
  const { daily_salary, monthly_salary = '0' } = employee;
  return {
    fee: scaled(daily_salary ?? monthly_salary, 2),
    parts: daily_salary === undefined ? 30 : 1,
    days: period.days,
  };
}

/** Every amount of the payslip in cents. */
function amounts({ fee, parts, days }: ReturnType<typeof read>) {
  const honorarios_asimilados = halfUp(fee * days, parts);
  const isr = monthlyTariff(honorarios_asimilados);
  return {
    honorarios_asimilados,
    base_isr: honorarios_asimilados,
    isr_determinado: isr,
    isr,
    imss_obrero_total: 0,
    neto: honorarios_asimilados - isr,
  };
}

export const contender: ByIntegers = {
  scheme: 'MX.asimilados',
  file: 'rules/mx/asimilados/2026-01-01.pay',
  people,
  arithmetic: 'integers',
  coins: 100,
  prepare: (person) => {
    const prepared = read(person);
    return () => amounts(prepared);
  },
};
