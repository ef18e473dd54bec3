// CO.cesantias 2020.1: Cesantías e intereses del año
// Emitted from generated/rules/co/cesantias/2020-01-01.pay by payroll compile. Do not edit.
import { readFileSync } from 'node:fs';
import * as rt from '../../../../runtime/index.ts';

const $head: rt.ModuleHead = {
  format: 1,
  path: 'generated/rules/co/cesantias/2020-01-01.pay',
  fingerprint: 'sha256:0dbba2a5b3fda5d93a5cd191bcb5a543632301917b51daf0f6068f2e11f76e4c',
  meaning: 'sha256:e5766c536d9e80abc1763f8dd8cd455cd98bd82840bd0e809f68439449f79181',
  country: 'CO',
  scheme: 'cesantias',
  label: 'Cesantías e intereses del año',
  version: '2020.1',
  currency: 'COP',
  validFrom: '2020-01-01',
  validUntil: '2026-12-31',
  periods: ['event'],
  proration: null,
  days: 'as_given',
  asOf: 'period_end',
};

const $law = new rt.ModuleLaw($head, 'sha256:ae50afb3c39c7942e4eb2f18f062238950e41cb6179faf12c5f30ad212cbf475', () =>
  JSON.parse(readFileSync(new URL('./2020-01-01.json', import.meta.url), 'utf8')));

const $parameters = rt.byDate(($at) => ({
  SMMLV: rt.scaledWorth($at, 1n, $law.rows('SMMLV')),
  auxilio_mensual: rt.scaledWorth($at, 1n, $law.rows('auxilio_mensual')),
  tasa_intereses: rt.scaledWorth($at, 25n, $law.rows('tasa_intereses')),
  parte_no_gravada$rows1: rt.scaledRows($law.table('parte_no_gravada'), { date: $at, limits: rt.worthAt($at, $law.rows('UVT')) }, 100n, 10n),
  tarifa_retencion$rows1: rt.scaledRows($law.table('tarifa_retencion'), { date: $at, limits: rt.worthAt($at, $law.rows('UVT')) }, 100n, 100n),
  minimo_integral: rt.scaledWorth($at, 1n, $law.rows('minimo_integral'), $law.rows('SMMLV')),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  const hire_date$sent = rt.textAt($row.texts, 2);
  // Salario diario · CST arts. 249 y 253
  if (!(rt.isSent($n[0]!) || rt.isSent($n[1]!))) return false;
  if ($n[0]! <= 0) return false;
  const $1 = $n[0]! * 3;
  if ($1 > rt.SAFE || $1 < -rt.SAFE) return false;
  if ($1 > 100000000000) return false;
  const daily_salary = $s[0] = $n[0]!;
  // Salario mensual · CST arts. 249 y 253
  if ($n[1]! <= 0 || $n[1]! > 1000000000000) return false;
  const monthly_salary = $s[1] = rt.isSent($n[1]!) ? $n[1]! : daily_salary * 3 * 10;
  // Fecha de ingreso · CST art. 249
  if (hire_date$sent !== undefined && !rt.isDate(hire_date$sent)) return false;
  if (hire_date$sent !== undefined && hire_date$sent < '1940-01-01') return false;
  const hire_date = hire_date$sent !== undefined ? hire_date$sent : rt.startOfYear($row.period.end);
  $s[2] = rt.digitsOfDate(hire_date);
  // Promedio de la base del año, con auxilio · CST art. 253
  if ($n[3]! <= 0 || $n[3]! > 1000000000000) return false;
  const promedio_base_cesantias = $s[3] = $n[3]!;
  // Días de suspensión del contrato · CST art. 53
  if ($n[4]! < 0 || $n[4]! > 360) return false;
  const dias_suspension = $s[4] = rt.sentOr($n[4]!, 0);
  // Cesantías del año ya pagadas · CST art. 256
  if ($n[5]! < 0 || $n[5]! > 100000000000000) return false;
  const cesantias_pagadas = $s[5] = rt.sentOr($n[5]!, 0);
  // Intereses ya pagados con ellas · Ley 52 de 1975 art. 1
  if ($n[6]! < 0 || $n[6]! > 100000000000000) return false;
  const intereses_pagados = $s[6] = rt.sentOr($n[6]!, 0);
  // Salario integral · CST art. 132
  const salario_integral = $n[7]! === 1;
  $s[7] = salario_integral ? 1 : 0;
  // Recibe auxilio de transporte · Ley 15 de 1959; Ley 1 de 1963 art. 7
  const aplica_auxilio_transporte = rt.isSent($n[8]!) ? $n[8]! === 1 : monthly_salary <= $f.SMMLV * 2 * 100 && !salario_integral;
  $s[8] = aplica_auxilio_transporte ? 1 : 0;
  // Base de cesantías · CST arts. 132 y 253; Ley 1 de 1963 art. 7
  let $8: number;
  if (salario_integral) {
    $8 = 0;
  } else {
    const $6 = rt.isSent($n[3]!);
    $s[9] = $6 ? 1 : 0;
    let $7: number;
    if ($6) {
      $7 = promedio_base_cesantias;
    } else {
      const $5 = aplica_auxilio_transporte ? $f.auxilio_mensual : 0;
      $7 = monthly_salary + $5 * 100;
    }
    $8 = $7;
  }
  const base_cesantias = $s[10] = $8;
  // Ingreso laboral promedio de los últimos seis meses · Estatuto Tributario art. 206 num. 4
  if ($n[9]! < 0 || $n[9]! > 100000000000000) return false;
  const ingreso_promedio_6_meses = $s[11] = rt.sentOr($n[9]!, base_cesantias);
  // Inicio anio
  const inicio_anio = rt.latest(hire_date, rt.startOfYear($row.period.end));
  $s[12] = rt.digitsOfDate(inicio_anio);
  // Días de servicio en el año · CST art. 249
  const dias_servicio_anio = $s[13] = rt.daysOf30Between(inicio_anio, $row.period.end);
  // Días liquidados · CST arts. 53 y 249
  const $10 = dias_servicio_anio - dias_suspension;
  const dias_cesantias = $s[14] = 0 > $10 ? 0 : $10;
  // Cesantías del año · CST art. 249
  const $12 = $s[16] = base_cesantias * dias_cesantias;
  const valor_cesantias = $s[15] = Math.floor(($12 + 180) / 360);
  // Intereses del año · Ley 52 de 1975 art. 1; Ley 50 de 1990 art. 99 num. 2; Decreto 116 de 1976
  const $14 = $s[18] = valor_cesantias * $f.tasa_intereses * dias_servicio_anio;
  if ($14 > 4503599627361495) return false;
  const intereses_del_anio = $s[17] = Math.floor(($14 + 4500) / 9000);
  // Intereses sobre cesantías · Ley 52 de 1975 art. 1; Ley 50 de 1990 art. 99 num. 2
  const $16 = intereses_del_anio - intereses_pagados;
  const intereses_cesantias = $s[19] = 0 > $16 ? 0 : $16;
  // Total devengado
  const total_devengado = $s[20] = intereses_cesantias;
  // Parte no gravada · Estatuto Tributario art. 206 num. 4
  const $18 = $s[21] = rt.rowOf($f.parte_no_gravada$rows1, ingreso_promedio_6_meses, 1, false);
  if ($18 < 0) return false;
  $s[22] = ingreso_promedio_6_meses;
  const porcentaje_no_gravado = $s[23] = $f.parte_no_gravada$rows1.value[$18]!;
  // Intereses gravados · Estatuto Tributario art. 206 num. 4
  const $20 = $s[25] = intereses_cesantias * 10 - intereses_cesantias * porcentaje_no_gravado;
  const intereses_gravados = $s[24] = Math.floor(($20 + 5) / 10);
  // Retención en la fuente (intereses sobre cesantías) · Estatuto Tributario arts. 206 nums. 4 y 10, 383 y 868; DIAN, concepto 23852 de 1996
  const $22 = $s[26] = rt.rowOf($f.tarifa_retencion$rows1, intereses_gravados, 1, false);
  if ($22 < 0) return false;
  $s[27] = intereses_gravados;
  const $23 = $s[29] = rt.excessOf($f.tarifa_retencion$rows1, $22, intereses_gravados, 1);
  if (Number.isNaN($23)) return false;
  let $24: number;
  if ($23 > 100000000) {
    $24 = Math.floor(($23 + 5000000) / 10000000) * 1000;
  } else if ($23 > 1000000) {
    $24 = Math.floor(($23 + 500000) / 1000000) * 100;
  } else {
    $24 = Math.floor(($23 + 5000) / 10000);
  }
  const retencion_intereses_cesantias = $s[28] = $24;
  // Total deducciones
  const total_deducciones = $s[30] = retencion_intereses_cesantias;
  // Neto a pagar
  $s[31] = total_devengado - total_deducciones * 100;
  // Cesantías · CST art. 249; Ley 50 de 1990 art. 99
  const $26 = valor_cesantias - cesantias_pagadas;
  const cesantias = $s[32] = 0 > $26 ? 0 : $26;
  // Costo total del empleador
  $s[33] = total_devengado + cesantias;
  // Salario mínimo · CST arts. 132 y 145
  const salario_minimo = $s[34] = salario_integral ? $f.minimo_integral : $f.SMMLV;
  if (hire_date > $row.period.end) return false;
  if ($notes !== null) {
    if (rt.isSent($n[0]!) &&
      rt.isSent($n[1]!) &&
      (daily_salary * 3 * 1000 < monthly_salary * 99 || daily_salary * 3 * 1000 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(1, rt.ratio(monthly_salary, 100n), rt.ratio(daily_salary, 100n));
    }
    if (monthly_salary < salario_minimo * 100) {
      // BELOW_MINIMUM_WAGE
      $notes.add(2, rt.ratio(monthly_salary, 100n), rt.ratio(salario_minimo, 1n));
    }
    if (!rt.same(aplica_auxilio_transporte, monthly_salary <= $f.SMMLV * 2 * 100 && !salario_integral)) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(3, rt.ratio(monthly_salary, 100n));
    }
    if (salario_integral) {
      // BENEFIT_NOT_DUE
      $notes.add(4);
    }
    if (cesantias_pagadas > 0 && cesantias === 0) {
      // BENEFIT_ALREADY_PAID
      $notes.add(5, rt.ratio(cesantias_pagadas, 100n));
    }
    if (hire_date < '1991-01-01') {
      // SEVERANCE_FUND_LEGACY_REGIME
      $notes.add(6);
    }
  }
  return true;
}

export const rules: rt.RuleModule = rt.ruleModule($law, { parameters: $parameters, compute });
