import { people } from './co-ordinario-people.ts';
import {
  APORTE_EMPLEADO,
  IBC_MAXIMO,
  RENTA_EXENTA,
  RENTA_EXENTA_MAXIMA,
  roundWithholding,
  SMMLV,
  solidarityRowOf,
  withholdingRowOf,
} from './co-parameters-decimal.ts';
import type { ByDecimal, Person } from './contender.ts';
import { cents, Decimal, excess, sent, ZERO } from './decimals.ts';

const TWO_SMMLV = SMMLV.times(2);
const TEN_SMMLV = SMMLV.times(10);
const AUXILIO_MENSUAL = new Decimal(249_095);

const RECARGO_NOCTURNO = new Decimal('0.35');
const EXTRA_DIURNA = new Decimal('1.25');
const EXTRA_NOCTURNA = new Decimal('1.75');
const SALUD_EMPLEADOR = new Decimal('0.085');
const PENSION_EMPLEADOR = new Decimal('0.12');
const ARL_CLASE_I = new Decimal('0.00522');
const CAJA = new Decimal('0.04');
const ICBF = new Decimal('0.03');
const SENA = new Decimal('0.02');
const INTERESES = new Decimal('0.01');

/** What the law changes within the year: hours of the month, and Sunday pay with what is added to it. */
interface Hours {
  readonly perMonth: Decimal;
  readonly sunday: Decimal;
  readonly sundayNight: Decimal;
  readonly sundayOvertime: Decimal;
  readonly sundayNightOvertime: Decimal;
}

function hoursOf(perMonth: number, recargo: string): Hours {
  return {
    perMonth: new Decimal(perMonth),
    sunday: new Decimal(1).plus(recargo),
    sundayNight: new Decimal('1.35').plus(recargo),
    sundayOvertime: EXTRA_DIURNA.plus(recargo),
    sundayNightOvertime: EXTRA_NOCTURNA.plus(recargo),
  };
}

const FIRST_HALF = hoursOf(220, '0.80');
const SECOND_HALF = hoursOf(210, '0.90');

/** The request, read. */
function read({ employee, overrides, period }: Person) {
  const { monthly_salary, daily_salary = '0' } = employee;
  const salary =
    monthly_salary === undefined ? new Decimal(daily_salary).times(30) : new Decimal(monthly_salary);
  return {
    salary,
    days: new Decimal(period.days),
    asOf: period.end,
    arlRate: sent(employee.risk_class_rate, ARL_CLASE_I),
    nightHours: sent(employee.horas_recargo_nocturno, ZERO),
    sundayHours: sent(employee.horas_dominicales_diurnas, ZERO),
    sundayNightHours: sent(employee.horas_dominicales_nocturnas, ZERO),
    overtime: sent(employee.horas_extra_diurnas, ZERO),
    nightOvertime: sent(employee.horas_extra_nocturnas, ZERO),
    sundayOvertime: sent(employee.horas_extra_dominicales_diurnas, ZERO),
    sundayNightOvertime: sent(employee.horas_extra_dominicales_nocturnas, ZERO),
    transport: overrides.aplica_auxilio_transporte,
    exempt: overrides.aplica_exoneracion_114_1 ?? true,
  };
}

/** Every amount of the payslip, formula after formula. */
function amounts(person: ReturnType<typeof read>) {
  const { salary, days, exempt } = person;
  const hours = person.asOf < '2026-07-01' ? FIRST_HALF : SECOND_HALF;
  const atHourlyRate = (worked: Decimal, times: Decimal) =>
    cents(salary.times(worked).times(times).div(hours.perMonth));

  const salario_basico = cents(salary.times(days).div(30));
  const recargo_nocturno = atHourlyRate(person.nightHours, RECARGO_NOCTURNO);
  const dominical_diurno = atHourlyRate(person.sundayHours, hours.sunday);
  const dominical_nocturno = atHourlyRate(person.sundayNightHours, hours.sundayNight);
  const hora_extra_diurna = atHourlyRate(person.overtime, EXTRA_DIURNA);
  const hora_extra_nocturna = atHourlyRate(person.nightOvertime, EXTRA_NOCTURNA);
  const hora_extra_dominical_diurna = atHourlyRate(person.sundayOvertime, hours.sundayOvertime);
  const hora_extra_dominical_nocturna = atHourlyRate(person.sundayNightOvertime, hours.sundayNightOvertime);
  const transport = person.transport ?? salary.lte(TWO_SMMLV);
  const auxilio_transporte = transport ? cents(AUXILIO_MENSUAL.times(days).div(30)) : ZERO;

  const base_vacaciones = salario_basico.plus(recargo_nocturno);
  const ingreso_salarial = base_vacaciones
    .plus(dominical_diurno)
    .plus(dominical_nocturno)
    .plus(hora_extra_diurna)
    .plus(hora_extra_nocturna)
    .plus(hora_extra_dominical_diurna)
    .plus(hora_extra_dominical_nocturna);
  const total_devengado = ingreso_salarial.plus(auxilio_transporte);

  const ibc_minimo = cents(SMMLV.times(days).div(30));
  const ibc = Decimal.min(Decimal.max(ingreso_salarial, ibc_minimo), IBC_MAXIMO);
  const salud_empleado = cents(ibc.times(APORTE_EMPLEADO));
  const pension_empleado = salud_empleado;
  const fondo_solidaridad_pensional = cents(ibc.times(solidarityRowOf(ibc).rate));

  const ingresos_no_constitutivos = salud_empleado.plus(pension_empleado).plus(fondo_solidaridad_pensional);
  const ingreso_neto_retencion = Decimal.max(ZERO, total_devengado.minus(ingresos_no_constitutivos));
  const renta_exenta_25 = cents(Decimal.min(ingreso_neto_retencion.times(RENTA_EXENTA), RENTA_EXENTA_MAXIMA));
  const base_gravable_retencion = ingreso_neto_retencion.minus(renta_exenta_25);
  const retencion_fuente = roundWithholding(
    excess(base_gravable_retencion, withholdingRowOf(base_gravable_retencion)),
  );
  const total_deducciones = ingresos_no_constitutivos.plus(retencion_fuente);

  const exonerado = exempt && ingreso_salarial.lt(TEN_SMMLV);
  const salud_empleador = exonerado ? ZERO : cents(ibc.times(SALUD_EMPLEADOR));
  const pension_empleador = cents(ibc.times(PENSION_EMPLEADOR));
  const arl = cents(ibc.times(person.arlRate));
  const caja_compensacion = cents(ingreso_salarial.times(CAJA));
  const icbf = exonerado ? ZERO : cents(ingreso_salarial.times(ICBF));
  const sena = exonerado ? ZERO : cents(ingreso_salarial.times(SENA));
  const base_prestaciones = total_devengado;
  const cesantias = cents(base_prestaciones.div(12));
  const intereses_cesantias = cents(base_prestaciones.times(INTERESES));
  const prima_servicios = cesantias;
  const vacaciones = cents(base_vacaciones.div(24));
  const total_seguridad_social_empleador = salud_empleador.plus(pension_empleador).plus(arl);
  const total_parafiscales = caja_compensacion.plus(icbf).plus(sena);
  const total_provisiones = cesantias.plus(intereses_cesantias).plus(prima_servicios).plus(vacaciones);

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
    pension_empleado,
    fondo_solidaridad_pensional,
    ingresos_no_constitutivos,
    ingreso_neto_retencion,
    renta_exenta_25,
    base_gravable_retencion,
    retencion_fuente,
    total_deducciones,
    neto_pagar: total_devengado.minus(total_deducciones),
    salud_empleador,
    pension_empleador,
    arl,
    base_parafiscales: ingreso_salarial,
    caja_compensacion,
    icbf,
    sena,
    base_prestaciones,
    base_vacaciones,
    cesantias,
    intereses_cesantias,
    prima_servicios,
    vacaciones,
    total_seguridad_social_empleador,
    total_parafiscales,
    total_provisiones,
    costo_total_empleador: total_devengado
      .plus(total_seguridad_social_empleador)
      .plus(total_parafiscales)
      .plus(total_provisiones),
  };
}

export const contender: ByDecimal = {
  scheme: 'CO.ordinario',
  file: 'bench/by-hand/law/co-ordinario.pay',
  people,
  arithmetic: 'decimal',
  prepare: (person) => {
    const prepared = read(person);
    return () => amounts(prepared);
  },
};
