import { money, plain } from './audit-trail.ts';
import type { Person } from './contender.ts';
import { Decimal } from './decimals.ts';

/** The request, read, as its values are computed and shown. */
export function read({ employee, overrides, period }: Person) {
  const { monthly_salary, daily_salary = '0' } = employee;
  const salary =
    monthly_salary === undefined ? new Decimal(daily_salary).times(30) : new Decimal(monthly_salary);
  const amount = (name: string) => money(new Decimal(employee[name] ?? 0));
  const number = (name: string) => plain(new Decimal(employee[name] ?? 0));
  return {
    salary: money(salary),
    days: plain(new Decimal(period.days)),
    overtime: amount('overtime_amount'),
    commission: amount('commission_amount'),
    thirteenth: amount('decimo_terceiro_amount'),
    vacations: amount('ferias_amount'),
    alimony: amount('pensao_alimenticia_amount'),
    transport: amount('vale_transporte_amount'),
    dependents: number('num_dependentes_irrf'),
    children: number('cantidad_hijos'),
    disabledChildren: number('cantidad_hijos_incapacitados'),
    ratFap: plain(new Decimal(employee.rat_fap_rate ?? '0.02')),
    familyAllowance: overrides.aplica_salario_familia ?? true,
  };
}

export type Read = ReturnType<typeof read>;
