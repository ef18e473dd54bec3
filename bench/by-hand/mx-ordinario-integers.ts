import type { ByIntegers, Person } from './contender.ts';
import { halfUp, scaled, scaledOr } from './integers.ts';
import { people } from './mx-ordinario-people.ts';
import { monthlyTariff } from './mx-tarifa-integers.ts';

const FACTOR_MINIMO = 10_493;
const PRIMA_CLASE_I = 54_355;
const LIMITE_SUBSIDIO = 1_149_266;

/** In hundred thousandths. The law counts the base in hundredths of a UMA. */
function oldAgeRate(sbc: number, salarioMinimo: number, uma: number): number {
  if (sbc <= salarioMinimo) return 3150;
  const hundredfold = 100 * sbc;
  if (hundredfold >= 401 * uma) return 7513;
  if (hundredfold >= 351 * uma) return 6613;
  if (hundredfold >= 301 * uma) return 6361;
  if (hundredfold >= 251 * uma) return 6026;
  if (hundredfold >= 201 * uma) return 5556;
  return hundredfold >= 151 * uma ? 4851 : 3676;
}

/** The request, read: money in cents, the factor in ten thousandths, the risk rate in ten millionths. */
function read({ employee, overrides, period }: Person) {
  const { daily_salary, monthly_salary = '0' } = employee;
  return {
    /** The daily salary is `salary / parts`. */
    salary: scaled(daily_salary ?? monthly_salary, 2),
    parts: daily_salary === undefined ? 30 : 1,
    days: period.days,
    asOf: period.end,
    factor: scaledOr(employee.factor_integracion, 4, FACTOR_MINIMO),
    riskRate: scaledOr(employee.risk_class_rate, 7, PRIMA_CLASE_I),
    overtime: scaledOr(employee.overtime_amount, 2, 0),
    sundays: scaledOr(employee.sunday_bonus_days, 0, 0),
    vouchers: scaledOr(employee.grocery_voucher_amount, 2, 0),
    infonavit: scaledOr(employee.infonavit_credit_amount, 2, 0),
    punctual: overrides.bono_puntualidad ?? false,
    present: overrides.bono_asistencia ?? false,
    food: overrides.bono_despensa ?? false,
    north: overrides.zona_libre_frontera_norte ?? false,
  };
}

/** Every amount of the payslip in cents, formula after formula. */
function amounts(person: ReturnType<typeof read>) {
  const { salary, parts, days } = person;
  const january = person.asOf < '2026-02-01';
  const uma_diaria = january ? 11_314 : 11_731;
  const uma_mensual = halfUp(uma_diaria * 304, 10);
  const salario_minimo = person.north ? 44_087 : 31_504;
  const atMinimum = salary <= salario_minimo * parts;

  const sueldo = halfUp(salary * days, parts);
  const bonus = halfUp(sueldo, 10);
  const bono_puntualidad = person.punctual ? bonus : 0;
  const bono_asistencia = person.present ? bonus : 0;
  const horas_extra = person.overtime;
  const prima_dominical = halfUp(salary * person.sundays, 4 * parts);
  const bono_despensa = person.food ? halfUp(uma_diaria * 2 * days, 5) : 0;
  const vales_despensa = person.vouchers;
  const otros_ingresos_del_periodo =
    sueldo + bono_puntualidad + bono_asistencia + horas_extra + prima_dominical;
  const total_prevision_social = bono_despensa + vales_despensa;
  const total_percepciones = otros_ingresos_del_periodo + total_prevision_social;

  const horas_extra_tope = halfUp(5 * uma_diaria * days, 7);
  const horas_extra_exento = atMinimum ? horas_extra : Math.min(halfUp(horas_extra, 2), horas_extra_tope);
  const prima_dominical_exento = atMinimum
    ? prima_dominical
    : Math.min(prima_dominical, uma_diaria * person.sundays);
  const limite_7_uma = 7 * uma_diaria * days;
  const limite_1_uma = uma_diaria * days;
  const prevision_social_exento =
    total_percepciones <= limite_7_uma
      ? total_prevision_social
      : Math.min(total_prevision_social, Math.max(limite_1_uma, limite_7_uma - otros_ingresos_del_periodo));
  const total_exento = horas_extra_exento + prima_dominical_exento + prevision_social_exento;

  const base_isr = total_percepciones - total_exento;
  const isr_determinado = monthlyTariff(base_isr);
  const untaxed = atMinimum && base_isr === sueldo;
  const subsidio_mensual = halfUp(uma_mensual * (january ? 1559 : 1502), 10_000);
  const subsidio_empleo_causado = untaxed || base_isr > LIMITE_SUBSIDIO ? 0 : subsidio_mensual;
  const subsidio_empleo = Math.min(subsidio_empleo_causado, isr_determinado);

  const sdi = halfUp(salary * person.factor, 10_000 * parts);
  const spareFood = Math.max(0, 5 * total_prevision_social - 2 * uma_diaria * days);
  const excedente_despensa_diario = halfUp(spareFood, 5 * days);
  const sbc = Math.min(Math.max(sdi + excedente_despensa_diario, salario_minimo), 25 * uma_diaria);
  const excedente_3_uma_diario = Math.max(0, sbc - 3 * uma_diaria);

  const sbcDays = sbc * days;
  const excedenteDays = excedente_3_uma_diario * days;
  const cuota_excedente_obrero = halfUp(excedenteDays, 250);
  const cuota_prestaciones_dinero_obrero = halfUp(sbcDays, 400);
  const cuota_gastos_medicos_pensionados_obrero = halfUp(sbcDays * 3, 800);
  const cuota_invalidez_vida_obrero = halfUp(sbcDays, 160);
  const cuota_cesantia_vejez_obrero = halfUp(sbcDays * 9, 800);
  const cuotas =
    cuota_excedente_obrero +
    cuota_prestaciones_dinero_obrero +
    cuota_gastos_medicos_pensionados_obrero +
    cuota_invalidez_vida_obrero +
    cuota_cesantia_vejez_obrero;
  const imss_obrero_total = atMinimum ? 0 : cuotas;
  const isr = untaxed ? 0 : isr_determinado - subsidio_empleo;
  const infonavit_credito = person.infonavit;
  const total_deducciones = imss_obrero_total + isr + infonavit_credito;
  const neto = total_percepciones - total_deducciones;

  const cuota_fija = halfUp(limite_1_uma * 51, 250);
  const excedente_patronal = halfUp(excedenteDays * 11, 1000);
  const prestaciones_dinero_patronal = halfUp(sbcDays * 7, 1000);
  const gastos_medicos_pensionados_patronal = halfUp(sbcDays * 21, 2000);
  const riesgo_trabajo = halfUp(sbcDays * person.riskRate, 10_000_000);
  const invalidez_vida_patronal = halfUp(sbcDays * 7, 400);
  const guarderias = halfUp(sbcDays, 100);
  const retiro = halfUp(sbcDays, 50);
  const cesantia_vejez_patronal = halfUp(sbcDays * oldAgeRate(sbc, salario_minimo, uma_diaria), 100_000);
  const infonavit_aportacion = halfUp(sbcDays, 20);
  const cuota_obrera_absorbida = atMinimum ? cuotas : 0;
  const imss_patronal_total =
    cuota_fija +
    excedente_patronal +
    prestaciones_dinero_patronal +
    gastos_medicos_pensionados_patronal +
    riesgo_trabajo +
    invalidez_vida_patronal +
    guarderias;
  const rcv_patronal_total = retiro + cesantia_vejez_patronal;

  return {
    uma_diaria,
    uma_mensual,
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
    horas_extra_gravado: horas_extra - horas_extra_exento,
    prima_dominical_exento,
    prima_dominical_gravado: prima_dominical - prima_dominical_exento,
    total_prevision_social,
    otros_ingresos_del_periodo,
    limite_7_uma,
    limite_1_uma,
    prevision_social_exento,
    prevision_social_gravado: total_prevision_social - prevision_social_exento,
    total_exento,
    base_isr,
    total_gravado: base_isr,
    isr_determinado,
    subsidio_mensual,
    subsidio_del_periodo: subsidio_mensual,
    limite_subsidio: LIMITE_SUBSIDIO,
    subsidio_empleo_causado,
    subsidio_empleo,
    sdi,
    excedente_despensa_diario,
    sbc,
    excedente_3_uma_diario,
    cuota_excedente_obrero,
    imss_excedente_obrero: atMinimum ? 0 : cuota_excedente_obrero,
    cuota_prestaciones_dinero_obrero,
    imss_prestaciones_dinero_obrero: atMinimum ? 0 : cuota_prestaciones_dinero_obrero,
    cuota_gastos_medicos_pensionados_obrero,
    imss_gastos_medicos_pensionados_obrero: atMinimum ? 0 : cuota_gastos_medicos_pensionados_obrero,
    cuota_invalidez_vida_obrero,
    imss_invalidez_vida_obrero: atMinimum ? 0 : cuota_invalidez_vida_obrero,
    cuota_cesantia_vejez_obrero,
    imss_cesantia_vejez_obrero: atMinimum ? 0 : cuota_cesantia_vejez_obrero,
    imss_obrero_total,
    isr,
    infonavit_credito,
    total_deducciones,
    neto,
    neto_efectivo: neto - vales_despensa,
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
    costo_patronal_total:
      imss_patronal_total + rcv_patronal_total + infonavit_aportacion + cuota_obrera_absorbida,
  };
}

export const contender: ByIntegers = {
  scheme: 'MX.ordinario',
  file: 'bench/by-hand/law/mx-ordinario.pay',
  people,
  arithmetic: 'integers',
  coins: 100,
  prepare: (person) => {
    const prepared = read(person);
    return () => amounts(prepared);
  },
};
