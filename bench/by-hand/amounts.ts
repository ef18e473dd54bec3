import type { Contender, Person } from './contender.ts';
import { halfUp, scaled, scaledOr } from './integers.ts';
import { IBC_MAXIMO, RENTA_EXENTA_MAXIMA, SMMLV, solidarityRate, withholding } from './parameters.ts';

const AUXILIO_MENSUAL = 24_909_500;

/** Hours come in hundredths, and what is paid for one in twentieths of the hourly rate. */
const HOUR = 100 * 20;
const ARL_CLASE_I = 522;

/** The request, read: money in cents, hours in hundredths, rates in hundred thousandths. */
function read({ employee, overrides, period }: Person) {
  const { monthly_salary, daily_salary = '0' } = employee;
  return {
    salary: monthly_salary === undefined ? scaled(daily_salary, 2) * 30 : scaled(monthly_salary, 2),
    days: period.days,
    asOf: period.end,
    arlRate: scaledOr(employee.risk_class_rate, 5, ARL_CLASE_I),
    nightHours: scaledOr(employee.horas_recargo_nocturno, 2, 0),
    sundayHours: scaledOr(employee.horas_dominicales_diurnas, 2, 0),
    sundayNightHours: scaledOr(employee.horas_dominicales_nocturnas, 2, 0),
    overtime: scaledOr(employee.horas_extra_diurnas, 2, 0),
    nightOvertime: scaledOr(employee.horas_extra_nocturnas, 2, 0),
    sundayOvertime: scaledOr(employee.horas_extra_dominicales_diurnas, 2, 0),
    sundayNightOvertime: scaledOr(employee.horas_extra_dominicales_nocturnas, 2, 0),
    transport: overrides.aplica_auxilio_transporte,
    exempt: overrides.aplica_exoneracion_114_1 ?? true,
  };
}

/** Every amount of the payslip in cents, formula after formula. */
function amounts(person: ReturnType<typeof read>) {
  const { salary, days, exempt } = person;
  const secondHalf = person.asOf >= '2026-07-01';
  const hour = (secondHalf ? 210 : 220) * HOUR;
  const sunday = secondHalf ? 18 : 16;

  const salario_basico = halfUp(salary * days, 30);
  const recargo_nocturno = halfUp(salary * person.nightHours * 7, hour);
  const dominical_diurno = halfUp(salary * person.sundayHours * (20 + sunday), hour);
  const dominical_nocturno = halfUp(salary * person.sundayNightHours * (27 + sunday), hour);
  const hora_extra_diurna = halfUp(salary * person.overtime * 25, hour);
  const hora_extra_nocturna = halfUp(salary * person.nightOvertime * 35, hour);
  const hora_extra_dominical_diurna = halfUp(salary * person.sundayOvertime * (25 + sunday), hour);
  const hora_extra_dominical_nocturna = halfUp(salary * person.sundayNightOvertime * (35 + sunday), hour);
  const transport = person.transport ?? salary <= 2 * SMMLV;
  const auxilio_transporte = transport ? halfUp(AUXILIO_MENSUAL * days, 30) : 0;

  const base_vacaciones = salario_basico + recargo_nocturno;
  const ingreso_salarial =
    base_vacaciones +
    dominical_diurno +
    dominical_nocturno +
    hora_extra_diurna +
    hora_extra_nocturna +
    hora_extra_dominical_diurna +
    hora_extra_dominical_nocturna;
  const total_devengado = ingreso_salarial + auxilio_transporte;

  const ibc_minimo = halfUp(SMMLV * days, 30);
  const ibc = Math.min(Math.max(ingreso_salarial, ibc_minimo), IBC_MAXIMO);
  const salud_empleado = halfUp(ibc, 25);
  const fondo_solidaridad_pensional = halfUp(ibc * solidarityRate(ibc), 1000);

  const ingresos_no_constitutivos = 2 * salud_empleado + fondo_solidaridad_pensional;
  const ingreso_neto_retencion = Math.max(0, total_devengado - ingresos_no_constitutivos);
  const renta_exenta_25 = Math.min(halfUp(ingreso_neto_retencion, 4), RENTA_EXENTA_MAXIMA);
  const base_gravable_retencion = ingreso_neto_retencion - renta_exenta_25;
  const retencion_fuente = withholding(base_gravable_retencion);
  const total_deducciones = ingresos_no_constitutivos + retencion_fuente;

  const exonerado = exempt && ingreso_salarial < 10 * SMMLV;
  const salud_empleador = exonerado ? 0 : halfUp(ibc * 85, 1000);
  const pension_empleador = halfUp(ibc * 3, 25);
  const arl = halfUp(ibc * person.arlRate, 100_000);
  const caja_compensacion = halfUp(ingreso_salarial, 25);
  const icbf = exonerado ? 0 : halfUp(ingreso_salarial * 3, 100);
  const sena = exonerado ? 0 : halfUp(ingreso_salarial, 50);
  const cesantias = halfUp(total_devengado, 12);
  const intereses_cesantias = halfUp(total_devengado, 100);
  const vacaciones = halfUp(base_vacaciones, 24);
  const total_seguridad_social_empleador = salud_empleador + pension_empleador + arl;
  const total_parafiscales = caja_compensacion + icbf + sena;
  const total_provisiones = 2 * cesantias + intereses_cesantias + vacaciones;

  return {
    salario_basico,
    recargo_nocturno,
    dominical_diurno,
    dominical_nocturno,
    hora_extra_diurna,
    hora_extra_nocturna,
    hora_extra_dominical_diurna,
    hora_extra_dominical_nocturna,
    auxilio_transporte,
    total_devengado,
    ingreso_salarial,
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
    neto_pagar: total_devengado - total_deducciones,
    salud_empleador,
    pension_empleador,
    arl,
    base_parafiscales: ingreso_salarial,
    caja_compensacion,
    icbf,
    sena,
    base_prestaciones: total_devengado,
    base_vacaciones,
    cesantias,
    intereses_cesantias,
    prima_servicios: cesantias,
    vacaciones,
    total_seguridad_social_empleador,
    total_parafiscales,
    total_provisiones,
    costo_total_empleador:
      total_devengado + total_seguridad_social_empleador + total_parafiscales + total_provisiones,
  };
}

/** The law as a good programmer writes it without a rule compiler: whole numbers of cents below 2^53. */
export const wholeNumbers: Contender = {
  name: 'by hand, whole numbers',
  coins: 100,
  prepare: (person) => {
    const prepared = read(person);
    return () => amounts(prepared);
  },
};
