// CO.vacaciones 2020.1: Vacaciones disfrutadas y compensadas
// Emitted from generated/rules/co/vacaciones/2020-01-01.pay by payroll compile. Do not edit.
import { readFileSync } from 'node:fs';
import * as rt from '../../../../runtime/index.ts';

const $head: rt.ModuleHead = {
  format: 1,
  path: 'generated/rules/co/vacaciones/2020-01-01.pay',
  fingerprint: 'sha256:a7a660a336333853a8efc785bdd64c0a4f60f134d7ffe05646ee64b91e1bfb5a',
  meaning: 'sha256:9b764358370d7179c16b88ad817655806c38e01ebcc05903d53108445ea4b9a2',
  country: 'CO',
  scheme: 'vacaciones',
  label: 'Vacaciones disfrutadas y compensadas',
  version: '2020.1',
  currency: 'COP',
  validFrom: '2020-01-01',
  validUntil: '2026-12-31',
  periods: ['event'],
  proration: null,
  days: 'as_given',
  asOf: 'period_end',
};

const $law = new rt.ModuleLaw($head, 'sha256:2bb220283d586ebc7d59ca6068eb06bc6b9b72eb7d6d6ce1f7c27df2c434c3bd', () =>
  JSON.parse(readFileSync(new URL('./2020-01-01.json', import.meta.url), 'utf8')));

const $parameters = rt.byDate(($at) => ({
  parte_integral_que_cotiza: rt.scaledWorth($at, 10n, $law.rows('parte_integral_que_cotiza')),
  arl_minima: rt.scaledWorth($at, 25000n, $law.rows('arl_minima')),
  arl_maxima: rt.scaledWorth($at, 1000n, $law.rows('arl_maxima')),
  SMMLV: rt.scaledWorth($at, 1n, $law.rows('SMMLV')),
  tope_ibc: rt.scaledWorth($at, 1n, $law.rows('tope_ibc'), $law.rows('SMMLV')),
  tasa_salud_empleado: rt.scaledWorth($at, 25n, $law.rows('tasa_salud_empleado')),
  tasa_pension_empleado: rt.scaledWorth($at, 25n, $law.rows('tasa_pension_empleado')),
  tarifa_fsp$rows1: rt.scaledRows($law.table('tarifa_fsp'), { date: $at, limits: rt.worthAt($at, $law.rows('SMMLV')) }, 1000n, 500n),
  tope_25_al_anio: rt.scaledWorth($at, 1n, $law.rows('tope_25_al_anio')),
  UVT: rt.scaledWorth($at, 1n, $law.rows('UVT')),
  renta_exenta_porcentaje: rt.scaledWorth($at, 4n, $law.rows('renta_exenta_porcentaje')),
  tarifa_retencion$rows1: rt.scaledRows($law.table('tarifa_retencion'), { date: $at, limits: rt.worthAt($at, $law.rows('UVT')) }, 100n, 100n),
  limite_exoneracion: rt.scaledWorth($at, 1n, $law.rows('limite_exoneracion'), $law.rows('SMMLV')),
  tasa_salud_empleador: rt.scaledWorth($at, 200n, $law.rows('tasa_salud_empleador')),
  tasa_pension_empleador: rt.scaledWorth($at, 25n, $law.rows('tasa_pension_empleador')),
  tasa_caja: rt.scaledWorth($at, 25n, $law.rows('tasa_caja')),
  tasa_icbf: rt.scaledWorth($at, 100n, $law.rows('tasa_icbf')),
  tasa_sena: rt.scaledWorth($at, 50n, $law.rows('tasa_sena')),
  minimo_integral: rt.scaledWorth($at, 1n, $law.rows('minimo_integral'), $law.rows('SMMLV')),
  clases_arl$rows1: rt.scaledRows($law.table('clases_arl'), { date: $at }, 1n, 50000n),
  clases_arl$rows2: rt.scaledRows($law.table('clases_arl'), { date: $at }, 1n, 1000000n),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  // Salario diario · CST arts. 186 y 192
  if (!(rt.isSent($n[0]!) || rt.isSent($n[1]!))) return false;
  if ($n[0]! <= 0) return false;
  const $1 = $n[0]! * 3;
  if ($1 > rt.SAFE || $1 < -rt.SAFE) return false;
  if ($1 > 100000000000) return false;
  const daily_salary = $s[0] = $n[0]!;
  // Salario mensual · CST arts. 186 y 192
  if ($n[1]! <= 0 || $n[1]! > 1000000000000) return false;
  const monthly_salary = $s[1] = rt.isSent($n[1]!) ? $n[1]! : daily_salary * 3 * 10;
  // Promedio del año anterior, sin horas extra ni auxilio · CST art. 192
  if ($n[2]! <= 0 || $n[2]! > 1000000000000) return false;
  const promedio_base_vacaciones = $s[2] = $n[2]!;
  // Días del descanso, de 30 por mes · CST arts. 186 y 187
  if ($n[3]! < 0 || $n[3]! > 600000) return false;
  const dias_descanso = $s[3] = rt.sentOr($n[3]!, 0);
  // Días hábiles que consume · CST art. 186
  if ($n[4]! < 0 || $n[4]! > 600000) return false;
  const dias_habiles = $s[4] = rt.sentOr($n[4]!, 0);
  // Días hábiles compensados en dinero · CST art. 189
  if ($n[5]! < 0 || $n[5]! > 600000) return false;
  const dias_compensados = $s[5] = rt.sentOr($n[5]!, 0);
  // Días hábiles pendientes antes de este pago · CST art. 186
  if ($n[6]! < 0 || $n[6]! > 1200000) return false;
  const dias_pendientes = $s[6] = $n[6]!;
  // Salario integral · CST art. 132
  const salario_integral = $n[7]! === 1;
  $s[7] = salario_integral ? 1 : 0;
  // Ingreso base de cotización del mes anterior al descanso · Decreto 780 de 2016 art. 3.2.5.1
  if ($n[8]! <= 0 || $n[8]! > 1000000000000) return false;
  let $4: number;
  if (rt.isSent($n[8]!)) {
    $4 = $n[8]! * 10;
  } else {
    $4 = salario_integral ? $f.parte_integral_que_cotiza * monthly_salary : monthly_salary * 10;
  }
  const ibc_mes_anterior = $s[8] = $4;
  // Tarifa de riesgos laborales · Decreto 1772 de 1994 art. 13
  if ($n[9]! < $f.arl_minima * 40) return false;
  if ($n[9]! > $f.arl_maxima * 1000) return false;
  const risk_class_rate = $s[9] = rt.sentOr($n[9]!, 5220);
  // Otros pagos gravables del mes · Estatuto Tributario art. 385
  if ($n[10]! < 0 || $n[10]! > 100000000000000) return false;
  const pagos_gravables_mes = $s[10] = rt.sentOr($n[10]!, 0);
  // Aportes de esos pagos · Estatuto Tributario arts. 55 y 56
  if ($n[11]! < 0 || $n[11]! > 100000000000000) return false;
  const ingresos_no_constitutivos_mes = $s[11] = rt.sentOr($n[11]!, 0);
  // Retención ya practicada en el mes · Estatuto Tributario art. 385
  if ($n[12]! < 0 || $n[12]! > 100000000000000) return false;
  const retencion_practicada_mes = $s[12] = rt.sentOr($n[12]!, 0);
  // Porcentaje fijo de retención (procedimiento 2) · Estatuto Tributario art. 386
  if ($n[13]! < 0 || $n[13]! > 390000) return false;
  const porcentaje_fijo_retencion = $s[13] = $n[13]!;
  // Empleador con derecho a la exoneración del art. 114-1 · Estatuto Tributario art. 114-1
  const aplica_exoneracion_114_1 = $n[14]! !== 0;
  $s[14] = aplica_exoneracion_114_1 ? 1 : 0;
  // Cotiza riesgos laborales en el descanso · Decreto 1072 de 2015 art. 2.2.4.2.1.6
  const cotiza_arl_en_vacaciones = $n[15]! === 1;
  $s[15] = cotiza_arl_en_vacaciones ? 1 : 0;
  // Base de vacaciones · CST arts. 132 y 192
  const $5 = rt.isSent($n[2]!);
  $s[16] = $5 ? 1 : 0;
  const base_vacaciones = $s[17] = $5 ? promedio_base_vacaciones : monthly_salary;
  // Vacaciones disfrutadas · CST arts. 186 y 192
  const $7 = $s[19] = base_vacaciones * dias_descanso;
  if ($7 > 4503599627070495) return false;
  const vacaciones_disfrutadas = $s[18] = Math.floor(($7 + 150000) / 300000);
  // Vacaciones compensadas en dinero · CST arts. 189 y 192
  const $9 = $s[21] = base_vacaciones * dias_compensados;
  if ($9 > 4503599627070495) return false;
  const vacaciones_compensadas = $s[20] = Math.floor(($9 + 150000) / 300000);
  // Total devengado
  const total_devengado = $s[22] = vacaciones_disfrutadas + vacaciones_compensadas;
  // Ingreso base de cotización de un mes · Ley 100 de 1993 art. 18; Decreto 780 de 2016 art. 3.2.5.1
  const $12 = $f.SMMLV * 1000;
  const $13 = ibc_mes_anterior > $12 ? ibc_mes_anterior : $12;
  const $14 = $f.tope_ibc * 1000;
  const ibc_del_mes = $s[23] = $13 < $14 ? $13 : $14;
  // Ingreso base de cotización · Ley 100 de 1993 art. 18; Decreto 780 de 2016 art. 3.2.5.1
  const $16 = $s[25] = ibc_del_mes * dias_descanso;
  if ($16 > 4503599624370495) return false;
  const ibc = $s[24] = Math.floor(($16 + 1500000) / 3000000);
  // Aporte a salud (trabajador) · Ley 100 de 1993 art. 204; Ley 1122 de 2007 art. 10
  const $18 = $s[27] = ibc * $f.tasa_salud_empleado;
  const salud_empleado = $s[26] = Math.floor((2 * $18 + 25) / 50);
  // Aporte a pensión (trabajador) · Ley 100 de 1993 art. 20; Ley 797 de 2003 art. 7
  const $20 = $s[29] = ibc * $f.tasa_pension_empleado;
  const pension_empleado = $s[28] = Math.floor((2 * $20 + 25) / 50);
  // Fondo de solidaridad pensional · Ley 100 de 1993 arts. 20 y 27
  const $22 = $s[30] = rt.rowOf($f.tarifa_fsp$rows1, ibc_del_mes, 1, false);
  if ($22 < 0) return false;
  $s[31] = ibc_del_mes;
  const $23 = $f.tarifa_fsp$rows1.value[$22]!;
  const $24 = $s[33] = ibc * $23;
  const fondo_solidaridad_pensional = $s[32] = Math.floor(($24 + 250) / 500);
  // Ingresos no constitutivos de renta · Estatuto Tributario arts. 55 y 56
  const ingresos_no_constitutivos = $s[34] = salud_empleado + pension_empleado + fondo_solidaridad_pensional + ingresos_no_constitutivos_mes;
  // Ingreso laboral neto · Estatuto Tributario arts. 55, 56 y 385
  const $27 = vacaciones_disfrutadas + vacaciones_compensadas + pagos_gravables_mes - ingresos_no_constitutivos;
  const ingreso_neto_retencion = $s[35] = 0 > $27 ? 0 : $27;
  // Tope mensual de la renta exenta · Estatuto Tributario art. 206 num. 10
  const tope_renta_exenta = $s[36] = $f.tope_25_al_anio * $f.UVT;
  // Renta exenta del 25% · Estatuto Tributario art. 206 num. 10
  const $30 = $f.renta_exenta_porcentaje * ingreso_neto_retencion * 3;
  const $31 = tope_renta_exenta * 100;
  const $32 = $s[38] = $30 < $31 ? $30 : $31;
  const renta_exenta_25 = $s[37] = Math.floor(($32 + 6) / 12);
  // Base gravable de retención · Estatuto Tributario arts. 206 num. 10 y 383
  const base_gravable_retencion = $s[39] = ingreso_neto_retencion - renta_exenta_25;
  // Retención del mes según la tabla · Estatuto Tributario art. 383
  $s[41] = -1;
  let tarifa_del_mes = 0;
  const $35 = !rt.isSent($n[13]!);
  $s[40] = $35 ? 1 : 0;
  if ($35) {
    const $36 = $s[41] = rt.rowOf($f.tarifa_retencion$rows1, base_gravable_retencion, 1, false);
    if ($36 < 0) return false;
    $s[42] = base_gravable_retencion;
    const $37 = rt.excessOf($f.tarifa_retencion$rows1, $36, base_gravable_retencion, 1);
    if (Number.isNaN($37)) return false;
    tarifa_del_mes = $s[43] = $37;
  }
  // Retención de todo el mes · Estatuto Tributario arts. 383, 386 y 868
  const $39 = rt.isSent($n[13]!);
  $s[44] = $39 ? 1 : 0;
  let $41: number;
  if ($39) {
    const $38 = base_gravable_retencion * porcentaje_fijo_retencion;
    if ($38 > rt.SAFE) return false;
    $41 = $38;
  } else {
    const $40 = tarifa_del_mes * 10000;
    if ($40 > rt.SAFE) return false;
    $41 = $40;
  }
  let $42: number;
  if ($41 > 1000000000000) {
    if ($41 > 4503499627370495) return false;
    $42 = Math.floor(($41 + 50000000000) / 100000000000) * 1000;
  } else if ($41 > 10000000000) {
    if ($41 > 4503589627370495) return false;
    $42 = Math.floor(($41 + 5000000000) / 10000000000) * 100;
  } else {
    if ($41 > 4503599527370495) return false;
    $42 = Math.floor(($41 + 50000000) / 100000000);
  }
  const retencion_del_mes = $s[45] = $42;
  $s[46] = $41;
  // Retención en la fuente · Estatuto Tributario arts. 383, 385 y 386
  const $43 = retencion_del_mes * 100 - retencion_practicada_mes;
  const retencion_fuente = $s[47] = 0 > $43 ? 0 : $43;
  // Total deducciones
  const total_deducciones = $s[48] = salud_empleado + pension_empleado + fondo_solidaridad_pensional + retencion_fuente;
  // Neto a pagar
  const neto_pagar = $s[49] = total_devengado - total_deducciones;
  // Empleador exonerado art. 114-1 · Estatuto Tributario art. 114-1
  const $47 = aplica_exoneracion_114_1 && !salario_integral;
  $s[50] = $47 ? 1 : 0;
  const exonerado = $47 && base_vacaciones < $f.limite_exoneracion * 100;
  $s[51] = exonerado ? 1 : 0;
  // Salud empleador · Ley 100 de 1993 art. 204; Ley 1122 de 2007 art. 10
  const $48 = $s[55] = exonerado ? 0 : $f.tasa_salud_empleador;
  const $49 = $s[53] = ibc * $48;
  const salud_empleador = $s[52] = Math.floor(($49 + 100) / 200);
  $s[54] = ibc;
  // Pensión empleador · Ley 100 de 1993 art. 20; Ley 797 de 2003 art. 7
  const $51 = $s[57] = ibc * $f.tasa_pension_empleador;
  const pension_empleador = $s[56] = Math.floor((2 * $51 + 25) / 50);
  $s[58] = ibc;
  $s[59] = $f.tasa_pension_empleador;
  // Riesgos laborales (ARL) · Decreto 1772 de 1994 art. 13
  const $53 = $s[63] = cotiza_arl_en_vacaciones ? risk_class_rate : 0;
  const $54 = $s[61] = ibc * $53;
  const arl = $s[60] = Math.floor(($54 + 500000) / 1000000);
  $s[62] = ibc;
  // Base de aportes parafiscales · Ley 21 de 1982 art. 17; Ley 789 de 2002 art. 49
  const $56 = salario_integral ? $f.parte_integral_que_cotiza : 10;
  const $57 = $s[65] = $56 * total_devengado;
  const base_parafiscales = $s[64] = Math.floor(($57 + 5) / 10);
  // Caja de compensación familiar · Ley 21 de 1982
  const $59 = $s[67] = base_parafiscales * $f.tasa_caja;
  const caja_compensacion = $s[66] = Math.floor((2 * $59 + 25) / 50);
  $s[68] = base_parafiscales;
  $s[69] = $f.tasa_caja;
  // ICBF · Ley 89 de 1988
  const $61 = $s[73] = exonerado ? 0 : $f.tasa_icbf;
  const $62 = $s[71] = base_parafiscales * $61;
  const icbf = $s[70] = Math.floor(($62 + 50) / 100);
  $s[72] = base_parafiscales;
  // SENA · Ley 21 de 1982
  const $64 = $s[77] = exonerado ? 0 : $f.tasa_sena;
  const $65 = $s[75] = base_parafiscales * $64;
  const sena = $s[74] = Math.floor(($65 + 25) / 50);
  $s[76] = base_parafiscales;
  // Costo total del empleador
  $s[78] = total_devengado + salud_empleador + pension_empleador + arl + caja_compensacion + icbf + sena;
  // Salario mínimo · CST arts. 132 y 145
  const salario_minimo = $s[79] = salario_integral ? $f.minimo_integral : $f.SMMLV;
  if (dias_descanso === 0 && dias_compensados === 0) return false;
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
    if (!rt.givesValue($f.clases_arl$rows2, risk_class_rate, 1)) {
      // RISK_RATE_NOT_STANDARD
      $notes.add(3, rt.ratio(risk_class_rate, 1000000n));
    }
    if (rt.isSent($n[6]!) && dias_habiles + dias_compensados > dias_pendientes) {
      // VACATION_BALANCE_EXCEEDED
      $notes.add(4);
    }
    if (rt.isSent($n[6]!) && dias_compensados * 2 > dias_pendientes) {
      // VACATION_COMPENSATION_OVER_HALF
      $notes.add(5, rt.ratio(dias_compensados, 10000n));
    }
    if (dias_descanso > 0 && ibc_mes_anterior > $f.tope_ibc * 1000) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(6, rt.ratio(ibc_mes_anterior, 1000n));
    }
    if (dias_descanso > 0 && ibc_mes_anterior < $f.SMMLV * 1000) {
      // CONTRIBUTION_BASE_FLOORED
      $notes.add(7, rt.ratio(ibc_mes_anterior, 1000n));
    }
    if ($f.renta_exenta_porcentaje * ingreso_neto_retencion * 3 > tope_renta_exenta * 100) {
      // EXEMPTION_CAP_REACHED
      $notes.add(8, rt.ratio(ingreso_neto_retencion, 100n));
    }
    if (neto_pagar < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(9);
    }
  }
  return true;
}

export const rules: rt.RuleModule = rt.ruleModule($law, { parameters: $parameters, compute });
