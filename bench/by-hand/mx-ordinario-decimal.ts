import type { ByDecimal, Person } from './contender.ts';
import { cents, Decimal, rowBelow, sent, ZERO } from './decimals.ts';
import { people } from './mx-ordinario-people.ts';
import {
  CEAV_SALARIO_MINIMO,
  FACTOR_MINIMO,
  LIMITE_SUBSIDIO,
  type Parameters,
  PRIMA_CLASE_I,
  parametersAt,
  RATES,
  SALARIO_MINIMO_GENERAL,
  SALARIO_MINIMO_ZLFN,
} from './mx-parameters-decimal.ts';
import { monthlyTariff } from './mx-tarifa-decimal.ts';

/** The request, read. The daily salary is `salary / parts`, so that a thirtieth is never cut. */
function read({ employee, overrides, period }: Person) {
  const { daily_salary, monthly_salary = '0' } = employee;
  return {
    salary: new Decimal(daily_salary ?? monthly_salary),
    parts: new Decimal(daily_salary === undefined ? 30 : 1),
    days: new Decimal(period.days),
    asOf: period.end,
    factor: sent(employee.factor_integracion, FACTOR_MINIMO),
    riskRate: sent(employee.risk_class_rate, PRIMA_CLASE_I),
    overtime: sent(employee.overtime_amount, ZERO),
    sundays: sent(employee.sunday_bonus_days, ZERO),
    vouchers: sent(employee.grocery_voucher_amount, ZERO),
    infonavit: sent(employee.infonavit_credit_amount, ZERO),
    punctual: overrides.bono_puntualidad ?? false,
    present: overrides.bono_asistencia ?? false,
    food: overrides.bono_despensa ?? false,
    north: overrides.zona_libre_frontera_norte ?? false,
  };
}

function oldAgeRate(sbc: Decimal, salarioMinimo: Decimal, { ceav }: Parameters): Decimal {
  return sbc.lte(salarioMinimo) ? CEAV_SALARIO_MINIMO : rowBelow(ceav, sbc).rate;
}

/** Every amount of the payslip, formula after formula. */
function amounts(person: ReturnType<typeof read>) {
  const { salary, parts, days } = person;
  const parameters = parametersAt(person.asOf);
  const { uma } = parameters;
  const salario_minimo = person.north ? SALARIO_MINIMO_ZLFN : SALARIO_MINIMO_GENERAL;
  const atMinimum = salary.lte(salario_minimo.times(parts));

  const sueldo = cents(salary.times(days).div(parts));
  const bono_puntualidad = person.punctual ? cents(sueldo.times(RATES.premio)) : ZERO;
  const bono_asistencia = person.present ? cents(sueldo.times(RATES.premio)) : ZERO;
  const horas_extra = cents(person.overtime);
  const prima_dominical = cents(salary.times(RATES.primaDominical).times(person.sundays).div(parts));
  const bono_despensa = person.food ? cents(parameters.despensaDiaria.times(days)) : ZERO;
  const vales_despensa = cents(person.vouchers);
  const otros_ingresos_del_periodo = sueldo
    .plus(bono_puntualidad)
    .plus(bono_asistencia)
    .plus(horas_extra)
    .plus(prima_dominical);
  const total_prevision_social = bono_despensa.plus(vales_despensa);
  const total_percepciones = otros_ingresos_del_periodo.plus(total_prevision_social);

  const horas_extra_tope = cents(parameters.fiveUma.times(days).div(7));
  const horas_extra_exento = atMinimum
    ? horas_extra
    : cents(Decimal.min(horas_extra.times(RATES.mitad), horas_extra_tope));
  const prima_dominical_exento = atMinimum
    ? prima_dominical
    : cents(Decimal.min(prima_dominical, uma.times(person.sundays)));
  const limite_7_uma = cents(parameters.sevenUma.times(days));
  const limite_1_uma = cents(uma.times(days));
  const prevision_social_exento = total_percepciones.lte(limite_7_uma)
    ? total_prevision_social
    : Decimal.min(
        total_prevision_social,
        Decimal.max(limite_1_uma, limite_7_uma.minus(otros_ingresos_del_periodo)),
      );
  const total_exento = horas_extra_exento.plus(prima_dominical_exento).plus(prevision_social_exento);

  const base_isr = total_percepciones.minus(total_exento);
  const isr_determinado = monthlyTariff(base_isr);
  const untaxed = atMinimum && base_isr.eq(sueldo);
  const subsidio_empleo_causado = untaxed || base_isr.gt(LIMITE_SUBSIDIO) ? ZERO : parameters.subsidio;
  const subsidio_empleo = Decimal.min(subsidio_empleo_causado, isr_determinado);

  const sdi = cents(salary.times(person.factor).div(parts));
  const spareFood = total_prevision_social.minus(parameters.despensaDiaria.times(days));
  const excedente_despensa_diario = cents(Decimal.max(ZERO, spareFood.div(days)));
  const sbc = Decimal.min(
    Decimal.max(sdi.plus(excedente_despensa_diario), salario_minimo),
    parameters.topSbc,
  );
  const excedente_3_uma_diario = Decimal.max(ZERO, sbc.minus(parameters.threeUma));

  const sbcDays = sbc.times(days);
  const excedenteDays = excedente_3_uma_diario.times(days);
  const cuota_excedente_obrero = cents(excedenteDays.times(RATES.excedenteObrero));
  const cuota_prestaciones_dinero_obrero = cents(sbcDays.times(RATES.prestacionesDineroObrero));
  const cuota_gastos_medicos_pensionados_obrero = cents(sbcDays.times(RATES.gastosMedicosObrero));
  const cuota_invalidez_vida_obrero = cents(sbcDays.times(RATES.invalidezVidaObrero));
  const cuota_cesantia_vejez_obrero = cents(sbcDays.times(RATES.cesantiaVejezObrero));
  const cuotas = cuota_excedente_obrero
    .plus(cuota_prestaciones_dinero_obrero)
    .plus(cuota_gastos_medicos_pensionados_obrero)
    .plus(cuota_invalidez_vida_obrero)
    .plus(cuota_cesantia_vejez_obrero);
  const imss_obrero_total = atMinimum ? ZERO : cuotas;
  const isr = untaxed ? ZERO : isr_determinado.minus(subsidio_empleo);
  const infonavit_credito = cents(person.infonavit);
  const total_deducciones = imss_obrero_total.plus(isr).plus(infonavit_credito);
  const neto = total_percepciones.minus(total_deducciones);

  const cuota_fija = cents(uma.times(days).times(RATES.cuotaFija));
  const excedente_patronal = cents(excedenteDays.times(RATES.excedentePatronal));
  const prestaciones_dinero_patronal = cents(sbcDays.times(RATES.prestacionesDineroPatronal));
  const gastos_medicos_pensionados_patronal = cents(sbcDays.times(RATES.gastosMedicosPatronal));
  const riesgo_trabajo = cents(sbcDays.times(person.riskRate));
  const invalidez_vida_patronal = cents(sbcDays.times(RATES.invalidezVidaPatronal));
  const guarderias = cents(sbcDays.times(RATES.guarderias));
  const retiro = cents(sbcDays.times(RATES.retiro));
  const cesantia_vejez_patronal = cents(sbcDays.times(oldAgeRate(sbc, salario_minimo, parameters)));
  const infonavit_aportacion = cents(sbcDays.times(RATES.infonavit));
  const cuota_obrera_absorbida = atMinimum ? cuotas : ZERO;
  const imss_patronal_total = cuota_fija
    .plus(excedente_patronal)
    .plus(prestaciones_dinero_patronal)
    .plus(gastos_medicos_pensionados_patronal)
    .plus(riesgo_trabajo)
    .plus(invalidez_vida_patronal)
    .plus(guarderias);
  const rcv_patronal_total = retiro.plus(cesantia_vejez_patronal);

  return {
    uma_diaria: uma,
    uma_mensual: parameters.umaMensual,
    salario_minimo,
    sueldo,
    bono_puntualidad,
    bono_asistencia,
    horas_extra,
    prima_dominical,
    bono_despensa,
    vales_despensa,
    total_percepciones,
    horas_extra_tope,
    horas_extra_exento,
    horas_extra_gravado: horas_extra.minus(horas_extra_exento),
    prima_dominical_exento,
    prima_dominical_gravado: prima_dominical.minus(prima_dominical_exento),
    total_prevision_social,
    otros_ingresos_del_periodo,
    limite_7_uma,
    limite_1_uma,
    prevision_social_exento,
    prevision_social_gravado: total_prevision_social.minus(prevision_social_exento),
    total_exento,
    base_isr,
    total_gravado: base_isr,
    isr_determinado,
    subsidio_mensual: parameters.subsidio,
    subsidio_del_periodo: parameters.subsidio,
    limite_subsidio: LIMITE_SUBSIDIO,
    subsidio_empleo_causado,
    subsidio_empleo,
    sdi,
    excedente_despensa_diario,
    sbc,
    excedente_3_uma_diario,
    cuota_excedente_obrero,
    imss_excedente_obrero: atMinimum ? ZERO : cuota_excedente_obrero,
    cuota_prestaciones_dinero_obrero,
    imss_prestaciones_dinero_obrero: atMinimum ? ZERO : cuota_prestaciones_dinero_obrero,
    cuota_gastos_medicos_pensionados_obrero,
    imss_gastos_medicos_pensionados_obrero: atMinimum ? ZERO : cuota_gastos_medicos_pensionados_obrero,
    cuota_invalidez_vida_obrero,
    imss_invalidez_vida_obrero: atMinimum ? ZERO : cuota_invalidez_vida_obrero,
    cuota_cesantia_vejez_obrero,
    imss_cesantia_vejez_obrero: atMinimum ? ZERO : cuota_cesantia_vejez_obrero,
    imss_obrero_total,
    isr,
    infonavit_credito,
    total_deducciones,
    neto,
    neto_efectivo: neto.minus(vales_despensa),
    cuota_fija,
    excedente_patronal,
    prestaciones_dinero_patronal,
    gastos_medicos_pensionados_patronal,
    riesgo_trabajo,
    invalidez_vida_patronal,
    guarderias,
    retiro,
    cesantia_vejez_patronal,
    infonavit_aportacion,
    cuota_obrera_absorbida,
    imss_patronal_total,
    rcv_patronal_total,
    costo_patronal_total: imss_patronal_total
      .plus(rcv_patronal_total)
      .plus(infonavit_aportacion)
      .plus(cuota_obrera_absorbida),
  };
}

export const contender: ByDecimal = {
  scheme: 'MX.ordinario',
  file: 'bench/by-hand/law/mx-ordinario.pay',
  people,
  arithmetic: 'decimal',
  prepare: (person) => {
    const prepared = read(person);
    return () => amounts(prepared);
  },
};
