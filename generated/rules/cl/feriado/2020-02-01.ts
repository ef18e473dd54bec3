// CL.feriado 2020.1: Feriado anual y progresivo
// Emitted from generated/rules/cl/feriado/2020-02-01.pay by payroll compile. Do not edit.
import { readFileSync } from 'node:fs';
import * as rt from '../../../../runtime/index.ts';

const $head: rt.ModuleHead = {
  format: 1,
  path: 'generated/rules/cl/feriado/2020-02-01.pay',
  fingerprint: 'sha256:310fda141c0303ba1bd92e100fec0c6ccd6c42d1684cd6d18bf62b7a6c69121e',
  meaning: 'sha256:43b649a316c1d96dbd1420dc6fd394a9d9ed1c2f8c60e2d65ea8eeb3758daf86',
  country: 'CL',
  scheme: 'feriado',
  label: 'Feriado anual y progresivo',
  version: '2020.1',
  currency: 'CLP',
  validFrom: '2020-02-01',
  validUntil: '2026-12-31',
  periods: ['event'],
  proration: null,
  days: 'as_given',
  asOf: 'period_end',
};

const $law = new rt.ModuleLaw($head, 'sha256:276a1ab9536f29c17b05ad72fbf4eb4f9bd0f15eda96598ce762e6a4a6104bfb', () =>
  JSON.parse(readFileSync(new URL('./2020-02-01.json', import.meta.url), 'utf8')));

const $parameters = rt.byDate(($at) => ({
  adicional_maxima: rt.scaledWorth($at, 250n, $law.rows('adicional_maxima')),
  tasa_expectativa_vida_aparte: rt.scaledWorth($at, 1000n, $law.rows('tasa_expectativa_vida_aparte')),
  sis_adentro: rt.scaledWorth($at, 1n, $law.rows('sis_adentro')),
  tasa_seguro_social: rt.scaledWorth($at, 40n, $law.rows('tasa_seguro_social')),
  tasa_sis: rt.scaledWorth($at, 10000n, $law.rows('tasa_sis')),
  anteriores_maximos: rt.scaledWorth($at, 1n, $law.rows('anteriores_maximos')),
  progresivo_desde: rt.scaledWorth($at, 1n, $law.rows('progresivo_desde')),
  progresivo_cada: rt.scaledWorth($at, 1n, $law.rows('progresivo_cada')),
  tope_afp_salud_uf: rt.scaledWorth($at, 1000n, $law.rows('tope_afp_salud_uf'), $law.rows('UF')),
  UF: rt.scaledWorth($at, 100n, $law.rows('UF')),
  tope_afc_uf: rt.scaledWorth($at, 1000n, $law.rows('tope_afc_uf'), $law.rows('UF')),
  tasa_salud: rt.scaledWorth($at, 100n, $law.rows('tasa_salud')),
  afc_trabajador$rows1: rt.scaledRows($law.table('afc_trabajador'), { date: $at }, 1n, 500n),
  tabla_impuesto_unico$rows1: rt.scaledRows($law.table('tabla_impuesto_unico'), { date: $at, limits: rt.worthAt($at, $law.rows('UTM')) }, 100n,
    1000n),
  tasa_capitalizacion: rt.scaledWorth($at, 1000n, $law.rows('tasa_capitalizacion')),
  tasa_rentabilidad: rt.scaledWorth($at, 1000n, $law.rows('tasa_rentabilidad')),
  afc_del_empleador$rows1: rt.scaledRows($law.table('afc_del_empleador'), { date: $at }, 1n, 500n),
  ley_16744_basica: rt.scaledWorth($at, 1000n, $law.rows('ley_16744_basica')),
  sanna: rt.scaledWorth($at, 10000n, $law.rows('sanna')),
  imm: rt.scaledWorth($at, 1n, $law.rows('imm')),
  tasas_afp$rows1: rt.scaledRows($law.table('tasas_afp'), { date: $at }, 1n, 10000n),
  tasas_afp$rows2: rt.scaledRows($law.table('tasas_afp'), { date: $at }, 1n, 1000000n),
  periodos_juntos: rt.scaledWorth($at, 1n, $law.rows('periodos_juntos')),
  dias_seguidos: rt.scaledWorth($at, 1n, $law.rows('dias_seguidos')),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $at = $row.referenceDate;
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  const hire_date$sent = rt.textAt($row.texts, 4);
  const fecha_inicio_feriado$sent = rt.textAt($row.texts, 5);
  // Sueldo diario · Código del Trabajo art. 71
  if (!(rt.isSent($n[0]!) || rt.isSent($n[1]!))) return false;
  if ($n[0]! <= 0) return false;
  const $1 = $n[0]! * 3;
  if ($1 > rt.SAFE || $1 < -rt.SAFE) return false;
  if ($1 > 10000000000) return false;
  const daily_salary = $s[0] = $n[0]!;
  // Sueldo base · Código del Trabajo art. 71
  if ($n[1]! <= 0 || $n[1]! > 100000000000) return false;
  const monthly_salary = $s[1] = rt.isSent($n[1]!) ? $n[1]! : daily_salary * 3 * 10;
  // Otros haberes fijos del mes · Código del Trabajo art. 71
  if ($n[2]! < 0) return false;
  const otros_haberes_fijos_amount = $s[2] = rt.sentOr($n[2]!, 0);
  // Promedio de lo variable en los tres últimos meses trabajados · Código del Trabajo art. 71
  if ($n[3]! < 0) return false;
  const promedio_variable_amount = $s[3] = rt.sentOr($n[3]!, 0);
  // Primer día de servicio · Código del Trabajo art. 67
  if (!(hire_date$sent !== undefined)) return false;
  if (hire_date$sent !== undefined && !rt.isDate(hire_date$sent)) return false;
  if (hire_date$sent !== undefined && hire_date$sent < '1950-01-01') return false;
  const hire_date = hire_date$sent ?? '';
  $s[4] = rt.digitsOfDate(hire_date);
  // Primer día del feriado · Código del Trabajo art. 67
  if (!(fecha_inicio_feriado$sent !== undefined)) return false;
  if (fecha_inicio_feriado$sent !== undefined && !rt.isDate(fecha_inicio_feriado$sent)) return false;
  if (fecha_inicio_feriado$sent !== undefined && fecha_inicio_feriado$sent < '2020-01-02') return false;
  if (fecha_inicio_feriado$sent !== undefined && fecha_inicio_feriado$sent > rt.lastDayOfMonth($row.period.end)) return false;
  const fecha_inicio_feriado = fecha_inicio_feriado$sent ?? '';
  $s[5] = rt.digitsOfDate(fecha_inicio_feriado);
  // Días hábiles que se toman; cero es solo el saldo · Código del Trabajo arts. 67 y 69
  if (!rt.isSent($n[6]!)) return false;
  if ($n[6]! < 0 || $n[6]! > 60) return false;
  const dias_habiles_a_tomar = $s[6] = $n[6]!;
  // Días hábiles al año · Código del Trabajo art. 67
  if ($n[7]! < 15 || $n[7]! > 20) return false;
  const dias_feriado_anual = $s[7] = rt.sentOr($n[7]!, 15);
  // Años probados con otros empleadores · Código del Trabajo art. 68
  if ($n[8]! < 0 || $n[8]! > 60) return false;
  const anios_empleadores_anteriores = $s[8] = rt.sentOr($n[8]!, 0);
  // Días hábiles de los años completos, menos los tomados · Código del Trabajo art. 67
  if ($n[9]! < 0 || $n[9]! > 2000000) return false;
  const dias_feriado_pendiente = $s[9] = rt.sentOr($n[9]!, 0);
  // Días tomados a cuenta del año en curso · Código del Trabajo art. 67
  if ($n[10]! < 0 || $n[10]! > 600000) return false;
  const dias_feriado_anticipado = $s[10] = rt.sentOr($n[10]!, 0);
  // Total imponible del resto del mes · D.L. 3.500 art. 16
  if ($n[11]! < 0 || $n[11]! > 100000000000) return false;
  const total_imponible_mes_amount = $s[11] = rt.sentOr($n[11]!, 0);
  // Base tributable del resto del mes · LIR art. 42 N°1
  if ($n[12]! < 0 || $n[12]! > 100000000000) return false;
  const base_tributable_mes_amount = $s[12] = rt.sentOr($n[12]!, 0);
  // Cotización a la AFP, 10 % más comisión · D.L. 3.500 arts. 17 y 29
  if (!rt.isSent($n[13]!)) return false;
  if ($n[13]! < 100000 || $n[13]! > 130000) return false;
  const afp_rate = $s[13] = $n[13]!;
  // Cotización adicional de la Ley 16.744 · Ley 16.744 art. 15; D.S. 110 y D.S. 67
  if ($n[14]! < 0) return false;
  if ($n[14]! > $f.adicional_maxima * 4000) return false;
  const risk_class_rate = $s[14] = rt.sentOr($n[14]!, 0);
  // Contrato a plazo fijo, por obra o faena · Ley 19.728 art. 5
  const contrato_plazo_fijo = $n[15]! === 1;
  $s[15] = contrato_plazo_fijo ? 1 : 0;
  // Más de 11 años de cesantía con el empleador · Ley 19.728 art. 9
  const afc_indefinido_11_anios = $n[16]! === 1;
  $s[16] = afc_indefinido_11_anios ? 1 : 0;
  // Tasa de la compensación por expectativa de vida · Ley 21.735 art. 4° transitorio
  const $3 = $f.sis_adentro === 1;
  $s[17] = $3 ? 1 : 0;
  const $4 = $3 ? $f.tasa_seguro_social * 250 - $f.tasa_sis : 0;
  const tasa_expectativa_vida = $s[18] = $f.tasa_expectativa_vida_aparte * 10 + $4;
  // Años completos · Código del Trabajo art. 67
  const anios_completos = $s[19] = rt.yearsBetween(hire_date, fecha_inicio_feriado);
  // Meses después del último año · Código del Trabajo art. 67
  const meses_fraccion = $s[20] = rt.monthsBetween(hire_date, fecha_inicio_feriado) - anios_completos * 12;
  // Días después del último mes · Código del Trabajo art. 67
  const dias_fraccion = $s[21] = rt.daysLeft(hire_date, fecha_inicio_feriado);
  // Días de feriado progresivo · Código del Trabajo art. 68
  const $9 = (anios_empleadores_anteriores < $f.anteriores_maximos ? anios_empleadores_anteriores : $f.anteriores_maximos) +
    anios_completos -
    $f.progresivo_desde;
  if (!($f.progresivo_cada > 0)) return false;
  const $10 = $s[24] = $f.progresivo_cada;
  const $11 = $s[23] = 0 > $9 ? 0 : $9;
  const $12 = rt.wholeOf($11, $10, 'down');
  if (Number.isNaN($12)) return false;
  const dias_feriado_progresivo = $s[22] = $12;
  // Días hábiles al año, con los progresivos · Código del Trabajo arts. 67 y 68
  const dias_feriado_anual_total = $s[25] = dias_feriado_anual + dias_feriado_progresivo;
  // Días hábiles de la fracción del año · Código del Trabajo art. 73
  const dias_feriado_proporcional = $s[26] = dias_feriado_anual_total * meses_fraccion * 30 + dias_feriado_anual_total * dias_fraccion;
  // Saldo de días hábiles · Código del Trabajo arts. 67 y 73
  const saldo_dias_feriado = $s[27] = dias_feriado_pendiente * 9 +
    dias_feriado_proporcional * 250 -
    dias_feriado_anticipado * 9 -
    dias_habiles_a_tomar * 90000;
  // Último día del feriado · Código del Trabajo art. 69
  const $16 = $s[28] = rt.holidaysAhead($law.calendar('feriados'), rt.addDays(fecha_inicio_feriado, -1), dias_habiles_a_tomar);
  const fecha_termino_feriado = rt.addWeekdays(rt.addDays(fecha_inicio_feriado, -1), dias_habiles_a_tomar + $16, 1, 5);
  $s[29] = rt.digitsOfDate(fecha_termino_feriado);
  // Días corridos · Código del Trabajo art. 69
  const dias_feriado_corridos = $s[30] = rt.daysBetween(fecha_inicio_feriado, fecha_termino_feriado);
  // Día del reintegro · Código del Trabajo art. 69
  const $18 = $s[31] = rt.holidaysAhead($law.calendar('feriados'), fecha_termino_feriado, 1);
  const fecha_reintegro = rt.addWeekdays(fecha_termino_feriado, 1 + $18, 1, 5);
  $s[32] = rt.digitsOfDate(fecha_reintegro);
  // Remuneración íntegra de feriado (art. 71) · Código del Trabajo arts. 41 y 71
  const $19 = monthly_salary + otros_haberes_fijos_amount + promedio_variable_amount;
  if ($19 > rt.SAFE) return false;
  const $20 = $s[34] = $19 * dias_feriado_corridos;
  if ($20 > 4503599627367495) return false;
  const remuneracion_feriado = $s[33] = Math.floor(($20 + 1500) / 3000);
  // Tope imponible AFP y salud · D.L. 3.500 art. 16
  const tope_imponible_afp_salud = $s[35] = Math.floor(($f.tope_afp_salud_uf + 500) / 1000);
  $s[36] = $f.tope_afp_salud_uf;
  // Tope imponible seguro de cesantía · Ley 19.728 art. 6
  const tope_imponible_afc = $s[37] = Math.floor(($f.tope_afc_uf + 500) / 1000);
  $s[38] = $f.tope_afc_uf;
  // Renta imponible AFP y salud · D.L. 3.500 arts. 14 y 16
  const $24 = remuneracion_feriado * 100;
  const $25 = tope_imponible_afp_salud * 100 - total_imponible_mes_amount;
  const $26 = $24 < $25 ? $24 : $25;
  const $27 = $s[40] = 0 > $26 ? 0 : $26;
  const base_imponible_afp_salud = $s[39] = Math.floor(($27 + 50) / 100);
  // Renta imponible seguro de cesantía · Ley 19.728 art. 6
  const $29 = remuneracion_feriado * 100;
  const $30 = tope_imponible_afc * 100 - total_imponible_mes_amount;
  const $31 = $29 < $30 ? $29 : $30;
  const $32 = $s[42] = 0 > $31 ? 0 : $31;
  const base_imponible_afc = $s[41] = Math.floor(($32 + 50) / 100);
  // Contrato para el seguro de cesantía · Ley 19.728 arts. 5 y 9
  let $35: string;
  if (contrato_plazo_fijo) {
    $35 = 'plazo_fijo';
  } else {
    $35 = afc_indefinido_11_anios ? 'indefinido_11_anios' : 'indefinido';
  }
  const contrato = $35;
  $s[43] = rt.positionOf(['indefinido', 'plazo_fijo', 'indefinido_11_anios'], contrato);
  // Cotización AFP (10% más comisión) · D.L. 3.500 arts. 17 y 29
  const $36 = $s[45] = base_imponible_afp_salud * afp_rate;
  const cotizacion_afp = $s[44] = Math.floor(($36 + 500000) / 1000000);
  // Cotización de salud 7% (Fonasa o Isapre) · D.L. 3.500 art. 84
  const $38 = $s[47] = base_imponible_afp_salud * $f.tasa_salud;
  const cotizacion_salud = $s[46] = Math.floor(($38 + 50) / 100);
  // Seguro de cesantía (AFC) trabajador · Ley 19.728 art. 5
  const $40 = $s[48] = rt.rowOfWord($f.afc_trabajador$rows1, contrato);
  if ($40 < 0) return false;
  const $41 = $f.afc_trabajador$rows1.value[$40]!;
  const $42 = $s[50] = base_imponible_afc * $41;
  const seguro_cesantia_trabajador = $s[49] = Math.floor(($42 + 250) / 500);
  // Renta líquida imponible (base tributable) · LIR art. 42 N°1
  const $44 = remuneracion_feriado - cotizacion_afp - cotizacion_salud - seguro_cesantia_trabajador;
  const base_tributable = $s[51] = 0 > $44 ? 0 : $44;
  // Impuesto del mes, con el feriado · LIR art. 43 N°1
  const $46 = $s[53] = base_tributable_mes_amount + base_tributable * 100;
  const $47 = $s[52] = rt.rowOf($f.tabla_impuesto_unico$rows1, $46, 1, false);
  if ($47 < 0) return false;
  const $48 = rt.rebateOf($f.tabla_impuesto_unico$rows1, $47, $46, 1);
  if (Number.isNaN($48)) return false;
  const impuesto_con_feriado = $s[54] = $48;
  // Impuesto único de segunda categoría · LIR arts. 42 N°1 y 43 N°1
  const $49 = $s[55] = rt.rowOf($f.tabla_impuesto_unico$rows1, base_tributable_mes_amount, 1, false);
  if ($49 < 0) return false;
  $s[56] = base_tributable_mes_amount;
  const $50 = rt.rebateOf($f.tabla_impuesto_unico$rows1, $49, base_tributable_mes_amount, 1);
  if (Number.isNaN($50)) return false;
  const $51 = impuesto_con_feriado - $50;
  const $52 = $s[58] = 0 > $51 ? 0 : $51;
  if ($52 > 4503599627270495) return false;
  const impuesto_unico = $s[57] = Math.floor(($52 + 50000) / 100000);
  // Total haberes
  const total_haberes = $s[59] = remuneracion_feriado;
  // Total descuentos
  const total_descuentos = $s[60] = cotizacion_afp + cotizacion_salud + seguro_cesantia_trabajador + impuesto_unico;
  // Líquido a pagar
  $s[61] = total_haberes - total_descuentos;
  // Seguro de invalidez y sobrevivencia · D.L. 3.500 art. 59
  const $56 = $s[63] = base_imponible_afp_salud * $f.tasa_sis;
  const sis = $s[62] = Math.floor(($56 + 5000) / 10000);
  $s[64] = base_imponible_afp_salud;
  $s[65] = $f.tasa_sis;
  // Aporte empleador a cuenta individual · Ley 21.735 art. 4° transitorio
  const $58 = $s[67] = base_imponible_afp_salud * $f.tasa_capitalizacion;
  const capitalizacion_individual_empleador = $s[66] = Math.floor(($58 + 500) / 1000);
  $s[68] = base_imponible_afp_salud;
  $s[69] = $f.tasa_capitalizacion;
  // Seguro Social: compensación por expectativa de vida · Ley 21.735 art. 4° transitorio
  const $60 = $s[71] = base_imponible_afp_salud * tasa_expectativa_vida;
  const expectativa_vida = $s[70] = Math.floor(($60 + 5000) / 10000);
  $s[72] = base_imponible_afp_salud;
  $s[73] = tasa_expectativa_vida;
  // Cotización con rentabilidad protegida · Ley 21.735 arts. 4° y 8° transitorios
  const $62 = $s[75] = base_imponible_afp_salud * $f.tasa_rentabilidad;
  const rentabilidad_protegida = $s[74] = Math.floor(($62 + 500) / 1000);
  $s[76] = base_imponible_afp_salud;
  $s[77] = $f.tasa_rentabilidad;
  // Seguro de cesantía empleador · Ley 19.728 art. 5
  const $64 = $s[78] = rt.rowOfWord($f.afc_del_empleador$rows1, contrato);
  if ($64 < 0) return false;
  const $65 = $s[82] = $f.afc_del_empleador$rows1.value[$64]!;
  const $66 = $s[80] = base_imponible_afc * $65;
  const afc_empleador = $s[79] = Math.floor(($66 + 250) / 500);
  $s[81] = base_imponible_afc;
  // Seguro de accidentes del trabajo (0.90% + adicional) y SANNA 0.03% · Ley 16.744 art. 15; Ley 21.063
  const $68 = $s[86] = $f.ley_16744_basica * 1000 + risk_class_rate + $f.sanna * 100;
  const $69 = $s[84] = base_imponible_afp_salud * $68;
  const mutual_ley_16744 = $s[83] = Math.floor(($69 + 500000) / 1000000);
  $s[85] = base_imponible_afp_salud;
  // Total aportes del empleador
  const total_aportes_empleador = $s[87] = sis +
    capitalizacion_individual_empleador +
    expectativa_vida +
    rentabilidad_protegida +
    afc_empleador +
    mutual_ley_16744;
  // Costo empresa
  $s[88] = total_haberes + total_aportes_empleador;
  if (hire_date > fecha_inicio_feriado) return false;
  if (dias_habiles_a_tomar > 0 && fecha_inicio_feriado < rt.firstDayOfMonth($row.period.end)) return false;
  if (dias_feriado_anual > 15 && dias_feriado_anual < 20) return false;
  if ($notes !== null) {
    if (rt.isSent($n[0]!) &&
      rt.isSent($n[1]!) &&
      (daily_salary * 3 * 1000 < monthly_salary * 99 || daily_salary * 3 * 1000 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(3, rt.ratio(monthly_salary, 100n), rt.ratio(daily_salary, 100n));
    }
    if (monthly_salary < $f.imm * 100) {
      // BELOW_MINIMUM_WAGE
      $notes.add(4, rt.ratio(monthly_salary, 100n), rt.ratio($f.imm, 1n));
    }
    if (!rt.givesValue($f.tasas_afp$rows2, afp_rate, 1)) {
      // AFP_RATE_UNKNOWN
      $notes.add(5, rt.ratio(afp_rate, 1000000n));
    }
    if (contrato_plazo_fijo && afc_indefinido_11_anios) {
      // FLAG_CONFLICT
      $notes.add(6);
    }
    if (base_imponible_afp_salud < remuneracion_feriado) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(7, rt.ratio(total_imponible_mes_amount, 100n), rt.ratio(tope_imponible_afp_salud, 1n));
    }
    if (base_imponible_afc < remuneracion_feriado) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(8, rt.ratio(total_imponible_mes_amount, 100n), rt.ratio(tope_imponible_afc, 1n));
    }
    if (saldo_dias_feriado < 0) {
      // VACATION_BALANCE_NEGATIVE
      $notes.add(9, rt.ratio(saldo_dias_feriado, 90000n));
    }
    if (dias_feriado_pendiente > $f.periodos_juntos * dias_feriado_anual_total * 10000) {
      // VACATION_OVER_TWO_PERIODS
      $notes.add(10, rt.ratio(dias_feriado_pendiente, 10000n));
    }
    if (dias_habiles_a_tomar > 0 && dias_habiles_a_tomar < $f.dias_seguidos) {
      // VACATION_SPLIT_BELOW_TEN
      $notes.add(11, rt.ratio($f.dias_seguidos, 1n));
    }
    if ($at >= '2026-10-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(12);
    }
    if ($at >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(13);
    }
    if ($at >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(14);
    }
    if ($at >= '2021-01-01' && $at < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(15);
    }
    if ($at >= '2022-01-01' && $at < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(16);
    }
    if ($at >= '2023-01-01' && $at < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(17);
    }
    if ($at >= '2021-01-01' && $at < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(18);
    }
    if ($at >= '2022-01-01' && $at < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(19);
    }
    if ($at >= '2023-01-01' && $at < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(20);
    }
    if ($at >= '2020-10-01' && $at < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(21);
    }
    if ($at >= '2022-01-01' && $at < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(22);
    }
    if ($at >= '2026-07-01' && $at < '2026-08-01') {
      // PARAM_UNVERIFIED
      $notes.add(23);
    }
  }
  return true;
}

export const rules: rt.RuleModule = rt.ruleModule($law, { parameters: $parameters, compute });
