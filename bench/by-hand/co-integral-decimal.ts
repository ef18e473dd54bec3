import {
  APORTE_EMPLEADO,
  IBC_MAXIMO,
  RENTA_EXENTA,
  RENTA_EXENTA_MAXIMA,
  roundWithholding,
  SMMLV,
  solidarityRowOf,
  withholdingRowOf,
} from './co-figures-decimal.ts';
import { people } from './co-integral-people.ts';
import type { ByDecimal, Person } from './contender.ts';
import { cents, Decimal, excess, sent, ZERO } from './decimals.ts';

const INTEGRAL_MINIMO = SMMLV.times(13);
const FACTOR_SALARIAL = new Decimal('0.70');
const ARL_CLASE_I = new Decimal('0.00522');
const SALUD_EMPLEADOR = new Decimal('0.085');
const PENSION_EMPLEADOR = new Decimal('0.12');
const CAJA = new Decimal('0.04');
const ICBF = new Decimal('0.03');
const SENA = new Decimal('0.02');

/** The request, read. */
function read({ employee, period }: Person) {
  const { monthly_salary, daily_salary = '0' } = employee;
  return {
    salary: monthly_salary === undefined ? new Decimal(daily_salary).times(30) : new Decimal(monthly_salary),
    days: new Decimal(period.days),
    arlRate: sent(employee.risk_class_rate, ARL_CLASE_I),
  };
}

/** Every amount of the payslip, formula after formula. */
function amounts({ salary, days, arlRate }: ReturnType<typeof read>) {
  const salario_integral = cents(salary.times(days).div(30));
  const ibc_minimo = cents(SMMLV.times(days).div(30));
  const base_parafiscales = cents(salario_integral.times(FACTOR_SALARIAL));
  const ibc = Decimal.min(Decimal.max(base_parafiscales, ibc_minimo), IBC_MAXIMO);
  const salud_empleado = cents(ibc.times(APORTE_EMPLEADO));
  const pension_empleado = salud_empleado;
  const fondo_solidaridad_pensional = cents(ibc.times(solidarityRowOf(ibc).rate));

  const ingresos_no_constitutivos = salud_empleado.plus(pension_empleado).plus(fondo_solidaridad_pensional);
  const ingreso_neto_retencion = Decimal.max(ZERO, salario_integral.minus(ingresos_no_constitutivos));
  const renta_exenta_25 = cents(Decimal.min(ingreso_neto_retencion.times(RENTA_EXENTA), RENTA_EXENTA_MAXIMA));
  const base_gravable_retencion = ingreso_neto_retencion.minus(renta_exenta_25);
  const retencion_fuente = roundWithholding(
    excess(base_gravable_retencion, withholdingRowOf(base_gravable_retencion)),
  );
  const total_deducciones = ingresos_no_constitutivos.plus(retencion_fuente);

  const salud_empleador = cents(ibc.times(SALUD_EMPLEADOR));
  const pension_empleador = cents(ibc.times(PENSION_EMPLEADOR));
  const arl = cents(ibc.times(arlRate));
  const caja_compensacion = cents(base_parafiscales.times(CAJA));
  const icbf = cents(base_parafiscales.times(ICBF));
  const sena = cents(base_parafiscales.times(SENA));
  const vacaciones = cents(salario_integral.div(24));
  const total_seguridad_social_empleador = salud_empleador.plus(pension_empleador).plus(arl);
  const total_parafiscales = caja_compensacion.plus(icbf).plus(sena);

  return {
    salario_integral,
    total_devengado: salario_integral,
    ingreso_salarial: salario_integral,
    ibc_minimo,
    ibc_maximo: IBC_MAXIMO,
    ibc,
    salud_empleado,
    pension_empleado,
    fondo_solidaridad_pensional,
    ingresos_no_constitutivos,
    ingreso_neto_retencion,
    renta_exenta_25,
    base_gravable_retencion,
    retencion_fuente,
    total_deducciones,
    neto_pagar: salario_integral.minus(total_deducciones),
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
    costo_total_empleador: salario_integral
      .plus(total_seguridad_social_empleador)
      .plus(total_parafiscales)
      .plus(vacaciones),
    integral_minimo: INTEGRAL_MINIMO,
  };
}

export const contender: ByDecimal = {
  scheme: 'CO.integral',
  file: 'rules/co/integral/2026-01-01.pay',
  people,
  arithmetic: 'decimal',
  prepare: (person) => {
    const prepared = read(person);
    return () => amounts(prepared);
  },
};
