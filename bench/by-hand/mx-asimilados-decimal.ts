import type { ByDecimal, Person } from './contender.ts';
import { cents, Decimal, ZERO } from './decimals.ts';
import { people } from './mx-asimilados-people.ts';
import { monthlyTariff } from './mx-tarifa-decimal.ts';

/** The request, read. The daily fee is `fee / parts`, so that a thirtieth is never cut. */
function read({ employee, period }: Person) {
  const { daily_salary, monthly_salary = '0' } = employee;
  return {
    fee: new Decimal(daily_salary ?? monthly_salary),
    parts: new Decimal(daily_salary === undefined ? 30 : 1),
    days: new Decimal(period.days),
  };
}

/** Every amount of the payslip. */
function amounts({ fee, parts, days }: ReturnType<typeof read>) {
  const honorarios_asimilados = cents(fee.times(days).div(parts));
  const isr = monthlyTariff(honorarios_asimilados);
  return {
    honorarios_asimilados,
    base_isr: honorarios_asimilados,
    isr_determinado: isr,
    isr,
    imss_obrero_total: ZERO,
    neto: honorarios_asimilados.minus(isr),
  };
}

export const contender: ByDecimal = {
  scheme: 'MX.asimilados',
  file: 'rules/mx/asimilados/2026-01-01.pay',
  people,
  arithmetic: 'decimal',
  prepare: (person) => {
    const prepared = read(person);
    return () => amounts(prepared);
  },
};
