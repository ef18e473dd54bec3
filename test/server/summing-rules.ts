import type { RuleModule } from '../../runtime/module.ts';
import { compiledRules } from './compiled-rules.ts';

/** Schemes that read what was paid before; the figures are made up. */
const HEADER = `
  version  "2026.1"
  currency UYU
  valid    2025-01-01 .. 2027-12-31
  days     as_given
  as_of    period_end
  round    half_up to 0.01 UYU
  law      "Ley 1"
`;

/** A tenth of what was paid in the year is withheld, less what was withheld before. */
const MENSUAL = `scheme UY.mensual "Sueldo"${HEADER}  periods  monthly, biweekly
  proration native

input daily_salary "Jornal" : money  in (0 UYU .. 30_000 UYU]  required unless monthly_salary
input monthly_salary "Sueldo" : money  in (0 UYU .. 1_000_000 UYU]  default 30 * daily_salary
HISTORY_OF_MENSUAL
perception sueldo "Sueldo" = monthly_salary  law "Ley 1"
base acumulado "Acumulado" = sueldo + bruto_del_anio  law "Ley 1"
deduction impuesto "Impuesto" = max(0 UYU, acumulado * 10% - retenido_del_anio)  law "Ley 1"
deduction cuota "Cuota" = ultimo * 1%  law "Ley 1"
deduction aporte "Aporte" = pagos_del_mes * 1 UYU  law "Ley 1"
`;

const OF_MENSUAL = `
history bruto_del_anio "Bruto del año" : money = sum(gross_salary) of UY.mensual, UY.aguinaldo over year  in [0 UYU .. 100_000_000 UYU]  default 0 UYU
history retenido_del_anio "Retenido en el año" : money = sum(impuesto) of UY.mensual over year of any employer  in [0 UYU .. 100_000_000 UYU]  default 0 UYU
history ultimo "Último sueldo" : money = last(sueldo) of UY.mensual over last 2 months  in [0 UYU .. 1_000_000 UYU]  default 0 UYU
history pagos_del_mes "Pagos del mes" : integer = count of UY.mensual over month  in [0 .. 40]  default 0
`;

/** Half of the best month of the semester. */
const AGUINALDO = `scheme UY.aguinaldo "Aguinaldo"${HEADER}  periods  event

input monthly_salary "Sueldo" : money  in (0 UYU .. 1_000_000 UYU]  required
HISTORY_OF_AGUINALDO
perception aguinaldo "Aguinaldo" = mejor * 50%  law "Ley 1"
perception tercio "Promedio por tres" = promedio * 3  round down to 0.01 UYU  law "Ley 1"
perception anterior "Del año anterior" = anio_anterior * 1%  law "Ley 1"
`;

const OF_AGUINALDO = `
history mejor "Mejor sueldo" : money = max(sueldo) of UY.mensual over semester  in [0 UYU .. 1_000_000 UYU]  default monthly_salary
history promedio "Promedio" : money = average(sueldo) of UY.mensual over last 3 months  in [0 UYU .. 1_000_000 UYU]  default 0 UYU
history anio_anterior "Año anterior" : money = sum(gross_salary) of UY.mensual, UY.aguinaldo over previous year  in [0 UYU .. 100_000_000 UYU]  default 0 UYU
`;

export interface SummingRules {
  /** Those of the two schemes, which read what was paid before. */
  readonly modules: readonly RuleModule[];
  readonly root: string;
}

/** Whoever asks removes the folder. */
export function summingRules(): SummingRules {
  return compiledTogether(OF_MENSUAL, OF_AGUINALDO);
}

/** The same schemes when they read nothing of earlier payslips yet. */
export function forgetfulRules(): SummingRules {
  return compiledTogether(asInputs(OF_MENSUAL), asInputs(OF_AGUINALDO));
}

function compiledTogether(ofMensual: string, ofAguinaldo: string): SummingRules {
  const mensual = MENSUAL.replace('HISTORY_OF_MENSUAL', ofMensual);
  const aguinaldo = AGUINALDO.replace('HISTORY_OF_AGUINALDO', ofAguinaldo);
  const { module, root } = compiledRules('rules/uy/mensual/2025-01-01.pay', mensual);
  const other = compiledRules('rules/uy/aguinaldo/2025-01-01.pay', aguinaldo, root);
  return { modules: [module, other.module], root };
}

function asInputs(histories: string): string {
  return histories.replaceAll(/^history (.*) = .* over [a-z0-9 ]*?( {2}in)/gm, 'input $1$2');
}

/** A request of that month of 2026, or of a day of it for an event. */
export function monthOf2026(month: number, salary: number | string, more: object = {}) {
  const day = (of: number) => `2026-${String(month).padStart(2, '0')}-${String(of).padStart(2, '0')}`;
  const last = new Date(Date.UTC(2026, month, 0)).getUTCDate();
  return {
    country: 'UY',
    scheme: 'mensual',
    year: 2026,
    period: { type: 'monthly', start_date: day(1), end_date: day(last), days: last },
    employee: { id: 'emp-1', monthly_salary: salary },
    employer: { id: 'acme' },
    ...more,
  };
}

/** An opening balance of 2026 with these months, each of 1000 with 90 withheld. */
export function importOf2026(months: readonly number[], more: object = {}, ofEach: object = {}) {
  const payslips = months.map((month) => {
    const { start_date, end_date } = monthOf2026(month, 0).period;
    const amounts = { gross_salary: '1000', impuesto: '90', sueldo: '1000' };
    return { scheme: 'mensual', period: { start_date, end_date }, amounts, ...ofEach };
  });
  return { country: 'UY', year: 2026, employer_id: 'acme', employee_id: 'emp-1', payslips, ...more };
}

/** The same for the first or the second half of the month. */
export function fortnightOf2026(month: number, half: 1 | 2, salary: number, more: object = {}) {
  const { period } = monthOf2026(month, salary);
  const [start_date, end_date] =
    half === 1
      ? [period.start_date, `${period.start_date.slice(0, 8)}15`]
      : [`${period.start_date.slice(0, 8)}16`, period.end_date];
  return monthOf2026(month, salary, {
    period: { type: 'biweekly', start_date, end_date, days: 15 },
    ...more,
  });
}
