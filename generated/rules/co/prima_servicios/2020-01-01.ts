// CO.prima_servicios 2020.1: Prima de servicios
// Emitted from generated/rules/co/prima_servicios/2020-01-01.pay by payroll compile. Do not edit.
import { readFileSync } from 'node:fs';
import * as rt from '../../../../runtime/index.ts';

const $head: rt.ModuleHead = {
  format: 1,
  path: 'generated/rules/co/prima_servicios/2020-01-01.pay',
  fingerprint: 'sha256:ef4d025d631245aa76089e2863902ca03e11cf99effd57fc2cef9cb4f6ed386e',
  meaning: 'sha256:ec0bbca38de5cf77730ae9da832d1f23880a1dfdae36dd00251de75219535d77',
  country: 'CO',
  scheme: 'prima_servicios',
  label: 'Prima de servicios',
  version: '2020.1',
  currency: 'COP',
  validFrom: '2020-01-01',
  validUntil: '2026-12-31',
  periods: ['event'],
  proration: null,
  days: 'as_given',
  asOf: 'period_end',
};

const $law = new rt.ModuleLaw($head, 'sha256:bbfe71f6160df195b02ae4accd11c6c00e91d2aff6a0c4f462d618236cedcadb', () =>
  JSON.parse(readFileSync(new URL('./2020-01-01.json', import.meta.url), 'utf8')));

const $parameters = rt.byDate(($at) => ({
  SMMLV: rt.scaledWorth($at, 1n, $law.rows('SMMLV')),
  auxilio_mensual: rt.scaledWorth($at, 1n, $law.rows('auxilio_mensual')),
  tope_25_al_anio: rt.scaledWorth($at, 1n, $law.rows('tope_25_al_anio')),
  UVT: rt.scaledWorth($at, 1n, $law.rows('UVT')),
  renta_exenta_porcentaje: rt.scaledWorth($at, 4n, $law.rows('renta_exenta_porcentaje')),
  tarifa_retencion$rows1: rt.scaledRows($law.table('tarifa_retencion'), { date: $at, limits: rt.worthAt($at, $law.rows('UVT')) }, 100n, 100n),
  minimo_integral: rt.scaledWorth($at, 1n, $law.rows('minimo_integral'), $law.rows('SMMLV')),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  const hire_date$sent = rt.textAt($row.texts, 2);
  const fecha_corte$sent = rt.textAt($row.texts, 3);
  // Salario diario · CST art. 306
  if (!(rt.isSent($n[0]!) || rt.isSent($n[1]!))) return false;
  if ($n[0]! <= 0) return false;
  const $1 = $n[0]! * 3;
  if ($1 > rt.SAFE || $1 < -rt.SAFE) return false;
  if ($1 > 100000000000) return false;
  const daily_salary = $s[0] = $n[0]!;
  // Salario mensual · CST art. 306
  if ($n[1]! <= 0 || $n[1]! > 1000000000000) return false;
  const monthly_salary = $s[1] = rt.isSent($n[1]!) ? $n[1]! : daily_salary * 3 * 10;
  // Promedio de la base en el semestre, con auxilio · CST arts. 306 y 307
  if ($n[4]! <= 0 || $n[4]! > 1000000000000) return false;
  const promedio_base_prima = $s[2] = $n[4]!;
  // Prima ya pagada del semestre · CST art. 306
  if ($n[5]! < 0 || $n[5]! > 100000000000000) return false;
  const prima_pagada = $s[3] = rt.sentOr($n[5]!, 0);
  // Porcentaje fijo de retención (procedimiento 2) · Estatuto Tributario art. 386
  if ($n[6]! < 0 || $n[6]! > 390000) return false;
  const porcentaje_fijo_retencion = $s[4] = $n[6]!;
  // Salario integral · CST art. 132
  const salario_integral = $n[7]! === 1;
  $s[5] = salario_integral ? 1 : 0;
  // Recibe auxilio de transporte · Ley 15 de 1959; Ley 1 de 1963 art. 7
  const aplica_auxilio_transporte = rt.isSent($n[8]!) ? $n[8]! === 1 : monthly_salary <= $f.SMMLV * 2 * 100 && !salario_integral;
  $s[6] = aplica_auxilio_transporte ? 1 : 0;
  // Inicio semestre
  const $4 = rt.monthOf($row.period.end) <= 6 ? 1 : 7;
  const inicio_semestre = rt.dateOf(rt.yearOf($row.period.end), $4, 1);
  $s[7] = rt.digitsOfDate(inicio_semestre);
  // Fecha de ingreso · CST art. 306
  if (hire_date$sent !== undefined && !rt.isDate(hire_date$sent)) return false;
  if (hire_date$sent !== undefined && hire_date$sent < '1940-01-01') return false;
  const hire_date = hire_date$sent !== undefined ? hire_date$sent : inicio_semestre;
  $s[8] = rt.digitsOfDate(hire_date);
  // Fin semestre
  const fin_semestre = rt.lastDayOfMonth(rt.addMonths(inicio_semestre, 5));
  $s[9] = rt.digitsOfDate(fin_semestre);
  // Último día que cuenta · CST art. 306
  if (fecha_corte$sent !== undefined && !rt.isDate(fecha_corte$sent)) return false;
  const fecha_corte = fecha_corte$sent !== undefined ? fecha_corte$sent : fin_semestre;
  $s[10] = rt.digitsOfDate(fecha_corte);
  // Días del semestre · CST art. 306
  const dias_prima = $s[11] = rt.daysOf30Between(rt.latest(hire_date, inicio_semestre), fecha_corte);
  // Base de la prima · CST arts. 132 y 306; Ley 1 de 1963 art. 7
  let $11: number;
  if (salario_integral) {
    $11 = 0;
  } else {
    const $9 = rt.isSent($n[4]!);
    $s[12] = $9 ? 1 : 0;
    let $10: number;
    if ($9) {
      $10 = promedio_base_prima;
    } else {
      const $8 = aplica_auxilio_transporte ? $f.auxilio_mensual : 0;
      $10 = monthly_salary + $8 * 100;
    }
    $11 = $10;
  }
  const base_prima = $s[13] = $11;
  // Prima de servicios · CST arts. 306 y 307
  const $12 = base_prima * dias_prima;
  if ($12 > rt.SAFE) return false;
  const $13 = prima_pagada * 360;
  if ($13 > rt.SAFE) return false;
  const $14 = $12 - $13;
  const $15 = $s[15] = 0 > $14 ? 0 : $14;
  if ($15 > 4503599627370135) return false;
  const prima_servicios = $s[14] = Math.floor(($15 + 180) / 360);
  // Total devengado
  const total_devengado = $s[16] = prima_servicios;
  // Tope mensual de la renta exenta · Estatuto Tributario art. 206 num. 10
  const tope_renta_exenta = $s[17] = $f.tope_25_al_anio * $f.UVT;
  // Renta exenta del 25% (prima) · Estatuto Tributario arts. 206 num. 10 y 385
  const $18 = $f.renta_exenta_porcentaje * prima_servicios * 3;
  const $19 = tope_renta_exenta * 100;
  const $20 = $s[19] = $18 < $19 ? $18 : $19;
  const renta_exenta_25_prima = $s[18] = Math.floor(($20 + 6) / 12);
  // Base gravable de la prima · Estatuto Tributario arts. 206 num. 10 y 385
  const base_gravable_prima = $s[20] = prima_servicios - renta_exenta_25_prima;
  // Retención de la prima según la tabla · Estatuto Tributario art. 383
  $s[22] = -1;
  let tarifa_de_la_prima = 0;
  const $23 = !rt.isSent($n[6]!);
  $s[21] = $23 ? 1 : 0;
  if ($23) {
    const $24 = $s[22] = rt.rowOf($f.tarifa_retencion$rows1, base_gravable_prima, 1, false);
    if ($24 < 0) return false;
    $s[23] = base_gravable_prima;
    const $25 = rt.excessOf($f.tarifa_retencion$rows1, $24, base_gravable_prima, 1);
    if (Number.isNaN($25)) return false;
    tarifa_de_la_prima = $s[24] = $25;
  }
  // Retención en la fuente (prima) · Estatuto Tributario arts. 383, 385, 386 y 868
  const $27 = rt.isSent($n[6]!);
  $s[25] = $27 ? 1 : 0;
  let $29: number;
  if ($27) {
    const $26 = base_gravable_prima * porcentaje_fijo_retencion;
    if ($26 > rt.SAFE) return false;
    $29 = $26;
  } else {
    const $28 = tarifa_de_la_prima * 10000;
    if ($28 > rt.SAFE) return false;
    $29 = $28;
  }
  let $30: number;
  if ($29 > 1000000000000) {
    if ($29 > 4503499627370495) return false;
    $30 = Math.floor(($29 + 50000000000) / 100000000000) * 1000;
  } else if ($29 > 10000000000) {
    if ($29 > 4503589627370495) return false;
    $30 = Math.floor(($29 + 5000000000) / 10000000000) * 100;
  } else {
    if ($29 > 4503599527370495) return false;
    $30 = Math.floor(($29 + 50000000) / 100000000);
  }
  const retencion_prima = $s[26] = $30;
  $s[27] = $29;
  // Total deducciones
  const total_deducciones = $s[28] = retencion_prima;
  // Neto a pagar
  $s[29] = total_devengado - total_deducciones * 100;
  // Costo total del empleador
  $s[30] = total_devengado;
  // Salario mínimo · CST arts. 132 y 145
  const salario_minimo = $s[31] = salario_integral ? $f.minimo_integral : $f.SMMLV;
  if (fecha_corte < inicio_semestre || fecha_corte > fin_semestre) return false;
  if (hire_date > fecha_corte) return false;
  if ($notes !== null) {
    if (rt.isSent($n[0]!) &&
      rt.isSent($n[1]!) &&
      (daily_salary * 3 * 1000 < monthly_salary * 99 || daily_salary * 3 * 1000 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(2, rt.ratio(monthly_salary, 100n), rt.ratio(daily_salary, 100n));
    }
    if (monthly_salary < salario_minimo * 100) {
      // BELOW_MINIMUM_WAGE
      $notes.add(3, rt.ratio(monthly_salary, 100n), rt.ratio(salario_minimo, 1n));
    }
    if (!rt.same(aplica_auxilio_transporte, monthly_salary <= $f.SMMLV * 2 * 100 && !salario_integral)) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(4, rt.ratio(monthly_salary, 100n));
    }
    if (salario_integral) {
      // BENEFIT_NOT_DUE
      $notes.add(5);
    }
    if (prima_pagada > 0 && prima_servicios === 0) {
      // BENEFIT_ALREADY_PAID
      $notes.add(6, rt.ratio(prima_pagada, 100n));
    }
    if ($row.period.end > rt.dateOf(rt.yearOf($row.period.end), 12, 20)) {
      // PAYMENT_AFTER_LEGAL_DATE
      $notes.add(7);
    }
    if ($f.renta_exenta_porcentaje * prima_servicios * 3 > tope_renta_exenta * 100) {
      // EXEMPTION_CAP_REACHED
      $notes.add(8, rt.ratio(prima_servicios, 100n));
    }
  }
  return true;
}

export const rules: rt.RuleModule = rt.ruleModule($law, { parameters: $parameters, compute });
