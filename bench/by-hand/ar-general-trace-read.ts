import { BASES, LARGE, MIPYME, OTHER } from './ar-figures-decimal.ts';
import { money, plain } from './audit-trail.ts';
import type { Person } from './contender.ts';
import { Decimal } from './decimals.ts';

/** The request, read, as its values are computed and shown. */
export function read({ employee, overrides, period }: Person) {
  const { monthly_salary, daily_salary = '0', risk_class_rate } = employee;
  const salary =
    monthly_salary === undefined ? new Decimal(daily_salary).times(30) : new Decimal(monthly_salary);
  const amount = (name: string) => money(new Decimal(employee[name] ?? 0));
  const number = (name: string) => plain(new Decimal(employee[name] ?? 0));
  return {
    salary: money(salary),
    days: plain(new Decimal(period.days)),
    month: Number(period.start.slice(5, 7)),
    overtime: amount('overtime_amount'),
    commission: amount('commission_amount'),
    children: number('cantidad_hijos'),
    disabledChildren: number('cantidad_hijos_incapacitados'),
    unionRate: number('cuota_sindical_rate'),
    artRate: risk_class_rate === undefined ? null : plain(new Decimal(risk_class_rate)),
    spouse: overrides.conyuge_a_cargo ?? false,
    bonus: overrides.liquida_sac ?? false,
    large: overrides.empleador_grande_servicios ?? false,
    small: overrides.empleador_mipyme ?? true,
    twelfths: !(overrides.excluir_sac_proporcional ?? false),
  };
}

export type Read = ReturnType<typeof read>;
export type Bases = (typeof BASES)[number];

/** The ANSES bases of the month. */
export function basesOf({ month }: Read): Bases {
  const bases = BASES[month - 1];
  if (bases === undefined) throw new RangeError(`no month ${month}`);
  return bases;
}

/** The class of the employer: its rates, and its position among the words of the choice. */
export function classOf({ large, small }: Read) {
  if (large) return { rates: LARGE, position: 1 };
  return small ? { rates: MIPYME, position: 2 } : { rates: OTHER, position: 3 };
}
