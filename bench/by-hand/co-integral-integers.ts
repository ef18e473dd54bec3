import {
  IBC_MAXIMO,
  RENTA_EXENTA_MAXIMA,
  SMMLV,
  solidarityRate,
  withholding,
} from './co-figures-integers.ts';
import { people } from './co-integral-people.ts';
import type { ByIntegers, Person } from './contender.ts';
import { halfUp, scaled, scaledOr } from './integers.ts';

const ARL_CLASE_I = 522;

/** The request, read: money in cents, the rate in hundred thousandths. */
function read({ employee, period }: Person) {
  const { monthly_salary, daily_salary = '0' } = employee;
  return {
    salary: monthly_salary === undefined ? scaled(daily_salary, 2) * 30 : scaled(monthly_salary, 2),
    days: period.days,
    arlRate: scaledOr(employee.risk_class_rate, 5, ARL_CLASE_I),
  };
}

/** Every amount of the payslip in cents, formula after formula. */
function amounts({ salary, days, arlRate }: ReturnType<typeof read>) {
  const salario_integral = halfUp(salary * days, 30);
  const ibc_minimo = halfUp(SMMLV * days, 30);
  const base_parafiscales = halfUp(salario_integral * 7, 10);
  const ibc = Math.min(Math.max(base_parafiscales, ibc_minimo), IBC_MAXIMO);
  const salud_empleado = halfUp(ibc, 25);
  const fondo_solidaridad_pensional = halfUp(ibc * solidarityRate(ibc), 1000);

  const ingresos_no_constitutivos = 2 * salud_empleado + fondo_solidaridad_pensional;
  const ingreso_neto_retencion = Math.max(0, salario_integral - ingresos_no_constitutivos);
  const renta_exenta_25 = Math.min(halfUp(ingreso_neto_retencion, 4), RENTA_EXENTA_MAXIMA);
  const base_gravable_retencion = ingreso_neto_retencion - renta_exenta_25;
  const retencion_fuente = withholding(base_gravable_retencion);
  const total_deducciones = ingresos_no_constitutivos + retencion_fuente;

  const salud_empleador = halfUp(ibc * 85, 1000);
  const pension_empleador = halfUp(ibc * 3, 25);
  const arl = halfUp(ibc * arlRate, 100_000);
  const caja_compensacion = halfUp(base_parafiscales, 25);
  const icbf = halfUp(base_parafiscales * 3, 100);
  const sena = halfUp(base_parafiscales, 50);
  const vacaciones = halfUp(salario_integral, 24);
  const total_seguridad_social_empleador = salud_empleador + pension_empleador + arl;
  const total_parafiscales = caja_compensacion + icbf + sena;

  return {
    salario_integral,
    total_devengado: salario_integral,
    ingreso_salarial: salario_integral,
    ibc_minimo,
    ibc_maximo: IBC_MAXIMO,
    ibc,
    salud_empleado,
    pension_empleado: salud_empleado,
    fondo_solidaridad_pensional,
    ingresos_no_constitutivos,
    ingreso_neto_retencion,
    renta_exenta_25,
    base_gravable_retencion,
    retencion_fuente,
    total_deducciones,
    neto_pagar: salario_integral - total_deducciones,
    salud_empleador,
    pension_empleador,
    arl,
    base_parafiscales,
    caja_compensacion,
    icbf,
    sena,
    base_vacaciones: salario_integral,
    vacaciones,
    total_seguridad_social_empleador,
    total_parafiscales,
    total_provisiones: vacaciones,
    costo_total_empleador:
      salario_integral + total_seguridad_social_empleador + total_parafiscales + vacaciones,
    integral_minimo: 13 * SMMLV,
  };
}

export const contender: ByIntegers = {
  scheme: 'CO.integral',
  file: 'rules/co/integral/2026-01-01.pay',
  people,
  arithmetic: 'integers',
  coins: 100,
  prepare: (person) => {
    const prepared = read(person);
    return () => amounts(prepared);
  },
};
