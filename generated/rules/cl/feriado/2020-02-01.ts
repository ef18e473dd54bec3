// CL.feriado 2020.1: Feriado anual y progresivo
// Emitted from generated/rules/cl/feriado/2020-02-01.pay by payroll compile. Do not edit.
// file    sha256:a8370ebb044d5abafbd60fb841c28df99ddebf6cafc324af6d2e008f43bb6b52
// meaning sha256:71bf5fb488620866b0960bfb35ad2515003fd5dfd81ff45e9dc0a74ba57d7c97
import * as rt from '../../../../runtime/index.ts';
import { $file, UF$rows, UTM$rows, imm$rows, tope_afp_salud_uf$rows, tope_afc_uf$rows, tasa_sis$rows,
  tasa_capitalizacion$rows, tasa_rentabilidad$rows, tasa_seguro_social$rows, tasa_salud$rows, ley_16744_basica$rows,
  adicional_maxima$rows, sanna$rows, progresivo_cada$rows, progresivo_desde$rows, anteriores_maximos$rows,
  dias_seguidos$rows, periodos_juntos$rows, tasas_afp, tabla_impuesto_unico, afc_trabajador, afc_del_empleador,
  feriados$days, $sources, $provenance, $inputs, $steps } from './2020-02-01.law.ts';
import { $layout, $packed, $worked, $packed_file } from './2020-02-01.packed.ts';

const manifest = rt.manifest({ format: 1, path: 'generated/rules/cl/feriado/2020-02-01.pay',
    fingerprint: 'sha256:a8370ebb044d5abafbd60fb841c28df99ddebf6cafc324af6d2e008f43bb6b52',
    meaning: 'sha256:71bf5fb488620866b0960bfb35ad2515003fd5dfd81ff45e9dc0a74ba57d7c97', country: 'CL', scheme: 'feriado',
    label: 'Feriado anual y progresivo', version: '2020.1', currency: 'CLP', validFrom: '2020-02-01', validUntil: '2026-12-31',
    periods: ['event'], proration: null, days: 'as_given', asOf: 'period_end',
    laws: ['Código del Trabajo arts. 66 bis a 76; D.L. 3.500; Ley 19.728; Ley 16.744; Ley 21.735',
      'Ley sobre Impuesto a la Renta arts. 42 N°1 y 43 N°1'],
    changes: [{ date: '2025-08-01', summary: 'Cotización del empleador de 1 %', law: 'Ley 21.735' },
      { date: '2026-05-01', summary: 'Ingreso mínimo de $553.553', law: 'Ley 21.830' },
      { date: '2026-08-01', summary: 'Cotización del empleador de 3,5 %, con el SIS dentro del Seguro Social', law: 'Ley 21.735' }],
    employerTables: [{ id: 'prevision_social', label: 'Previsión social (empleador)' },
      { id: 'seguro_cesantia', label: 'Seguro de cesantía (empleador)' }, { id: 'ley_16744', label: 'Seguro de accidentes del trabajo' }],
    summary: { total_perceptions: 'total_haberes', total_deductions: 'total_descuentos', net_salary: 'liquido_a_pagar',
      employer_contributions_total: 'total_aportes_empleador', employer_total_cost: 'costo_empresa' }, sources: $sources,
    provenance: $provenance, inputs: $inputs, steps: $steps }, 'half_up:1');

const $parameters = rt.byDate(($at) => ({
  adicional_maxima: rt.scaledWorth($at, 250n, adicional_maxima$rows),
  tasa_seguro_social: rt.scaledWorth($at, 40n, tasa_seguro_social$rows),
  anteriores_maximos: rt.scaledWorth($at, 1n, anteriores_maximos$rows),
  progresivo_desde: rt.scaledWorth($at, 1n, progresivo_desde$rows),
  progresivo_cada: rt.scaledWorth($at, 1n, progresivo_cada$rows),
  tope_afp_salud_uf: rt.scaledWorth($at, 1000n, tope_afp_salud_uf$rows, UF$rows),
  UF: rt.scaledWorth($at, 100n, UF$rows),
  tope_afc_uf: rt.scaledWorth($at, 1000n, tope_afc_uf$rows, UF$rows),
  tasa_salud: rt.scaledWorth($at, 100n, tasa_salud$rows),
  afc_trabajador$rows1: rt.scaledRows(afc_trabajador, { date: $at }, 1n, 500n),
  tabla_impuesto_unico$rows1: rt.scaledRows(tabla_impuesto_unico, { date: $at, limits: rt.worthAt($at, UTM$rows) }, 100n, 1000n),
  tasa_sis: rt.scaledWorth($at, 10000n, tasa_sis$rows),
  tasa_capitalizacion: rt.scaledWorth($at, 1000n, tasa_capitalizacion$rows),
  tasa_rentabilidad: rt.scaledWorth($at, 1000n, tasa_rentabilidad$rows),
  afc_del_empleador$rows1: rt.scaledRows(afc_del_empleador, { date: $at }, 1n, 500n),
  ley_16744_basica: rt.scaledWorth($at, 1000n, ley_16744_basica$rows),
  sanna: rt.scaledWorth($at, 10000n, sanna$rows),
  imm: rt.scaledWorth($at, 1n, imm$rows),
  tasas_afp$rows1: rt.scaledRows(tasas_afp, { date: $at }, 1n, 10000n),
  tasas_afp$rows2: rt.scaledRows(tasas_afp, { date: $at }, 1n, 1000000n),
  periodos_juntos: rt.scaledWorth($at, 1n, periodos_juntos$rows),
  dias_seguidos: rt.scaledWorth($at, 1n, dias_seguidos$rows),
}));
const $elsewhere = rt.byDate(($at) => ({
  tasa_sis: rt.scaledWorth($at, 10000n, tasa_sis$rows),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $at = $row.referenceDate;
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  const hire_date$sent = rt.textAt($row.texts, 4);
  const fecha_inicio_feriado$sent = rt.textAt($row.texts, 5);
  // Sueldo diario
  if (!(rt.isSent($n[0]!) || rt.isSent($n[1]!))) return false;
  if ($n[0]! <= 0) return false;
  const $1 = $n[0]! * 3;
  if ($1 > rt.SAFE || $1 < -rt.SAFE) return false;
  if ($1 > 10000000000) return false;
  const daily_salary = $s[0] = $n[0]!;
  // Sueldo base
  if ($n[1]! <= 0 || $n[1]! > 100000000000) return false;
  const monthly_salary = $s[1] = rt.isSent($n[1]!) ? $n[1]! : daily_salary * 3 * 10;
  // Otros haberes fijos del mes
  if ($n[2]! < 0) return false;
  const otros_haberes_fijos_amount = $s[2] = rt.sentOr($n[2]!, 0);
  // Promedio de lo variable en los tres últimos meses trabajados
  if ($n[3]! < 0) return false;
  const promedio_variable_amount = $s[3] = rt.sentOr($n[3]!, 0);
  // Primer día de servicio
  if (!(hire_date$sent !== undefined)) return false;
  if (hire_date$sent !== undefined && !rt.isDate(hire_date$sent)) return false;
  if (hire_date$sent !== undefined && hire_date$sent < '1950-01-01') return false;
  const hire_date = hire_date$sent ?? '';
  $s[4] = rt.digitsOfDate(hire_date);
  // Primer día del feriado
  if (!(fecha_inicio_feriado$sent !== undefined)) return false;
  if (fecha_inicio_feriado$sent !== undefined && !rt.isDate(fecha_inicio_feriado$sent)) return false;
  if (fecha_inicio_feriado$sent !== undefined && fecha_inicio_feriado$sent < '2020-01-02') return false;
  if (fecha_inicio_feriado$sent !== undefined && fecha_inicio_feriado$sent > rt.lastDayOfMonth($row.period.end)) return false;
  const fecha_inicio_feriado = fecha_inicio_feriado$sent ?? '';
  $s[5] = rt.digitsOfDate(fecha_inicio_feriado);
  // Días hábiles que se toman; cero es solo el saldo
  if (!rt.isSent($n[6]!)) return false;
  if ($n[6]! < 0 || $n[6]! > 60) return false;
  const dias_habiles_a_tomar = $s[6] = $n[6]!;
  // Días hábiles al año
  if ($n[7]! < 15 || $n[7]! > 20) return false;
  const dias_feriado_anual = $s[7] = rt.sentOr($n[7]!, 15);
  // Años probados con otros empleadores
  if ($n[8]! < 0 || $n[8]! > 60) return false;
  const anios_empleadores_anteriores = $s[8] = rt.sentOr($n[8]!, 0);
  // Días hábiles de los años completos, menos los tomados
  if ($n[9]! < 0 || $n[9]! > 2000000) return false;
  const dias_feriado_pendiente = $s[9] = rt.sentOr($n[9]!, 0);
  // Días tomados a cuenta del año en curso
  if ($n[10]! < 0 || $n[10]! > 600000) return false;
  const dias_feriado_anticipado = $s[10] = rt.sentOr($n[10]!, 0);
  // Total imponible del resto del mes
  if ($n[11]! < 0 || $n[11]! > 100000000000) return false;
  const total_imponible_mes_amount = $s[11] = rt.sentOr($n[11]!, 0);
  // Base tributable del resto del mes
  if ($n[12]! < 0 || $n[12]! > 100000000000) return false;
  const base_tributable_mes_amount = $s[12] = rt.sentOr($n[12]!, 0);
  // Cotización a la AFP, 10 % más comisión
  if (!rt.isSent($n[13]!)) return false;
  if ($n[13]! < 100000 || $n[13]! > 130000) return false;
  const afp_rate = $s[13] = $n[13]!;
  // Cotización adicional de la Ley 16.744
  if ($n[14]! < 0) return false;
  if ($n[14]! > $f.adicional_maxima * 4000) return false;
  const risk_class_rate = $s[14] = rt.sentOr($n[14]!, 0);
  // Contrato a plazo fijo, por obra o faena
  const contrato_plazo_fijo = $n[15]! === 1;
  $s[15] = contrato_plazo_fijo ? 1 : 0;
  // Más de 11 años de cesantía con el empleador
  const afc_indefinido_11_anios = $n[16]! === 1;
  $s[16] = afc_indefinido_11_anios ? 1 : 0;
  // Tasa de la compensación por expectativa de vida
  let $4: number;
  if ($at >= '2026-08-01') {
    const $3 = $elsewhere($row.period.end);
    if ($3 === null) return false;
    $s[17] = $3.tasa_sis;
    $4 = $f.tasa_seguro_social * 250 - $3.tasa_sis;
  } else if ($at >= '2025-08-01') {
    $4 = 90;
  } else {
    $4 = 0;
  }
  const tasa_expectativa_vida = $s[18] = $4;
  // Años completos
  const anios_completos = $s[19] = rt.yearsBetween(hire_date, fecha_inicio_feriado);
  // Meses después del último año
  const meses_fraccion = $s[20] = rt.monthsBetween(hire_date, fecha_inicio_feriado) - anios_completos * 12;
  // Días después del último mes
  const dias_fraccion = $s[21] = rt.daysLeft(hire_date, fecha_inicio_feriado);
  // Días de feriado progresivo
  const $8 = (anios_empleadores_anteriores < $f.anteriores_maximos ? anios_empleadores_anteriores : $f.anteriores_maximos) +
    anios_completos -
    $f.progresivo_desde;
  if (!($f.progresivo_cada > 0)) return false;
  const $9 = $s[24] = $f.progresivo_cada;
  const $10 = $s[23] = 0 > $8 ? 0 : $8;
  const $11 = rt.wholeOf($10, $9, 'down');
  if (Number.isNaN($11)) return false;
  const dias_feriado_progresivo = $s[22] = $11;
  // Días hábiles al año, con los progresivos
  const dias_feriado_anual_total = $s[25] = dias_feriado_anual + dias_feriado_progresivo;
  // Días hábiles de la fracción del año
  const dias_feriado_proporcional = $s[26] = dias_feriado_anual_total * meses_fraccion * 30 + dias_feriado_anual_total * dias_fraccion;
  // Saldo de días hábiles
  const saldo_dias_feriado = $s[27] = dias_feriado_pendiente * 9 +
    dias_feriado_proporcional * 250 -
    dias_feriado_anticipado * 9 -
    dias_habiles_a_tomar * 90000;
  // Último día del feriado
  const $15 = $s[28] = rt.holidaysAhead(feriados$days, rt.addDays(fecha_inicio_feriado, -1), dias_habiles_a_tomar);
  const fecha_termino_feriado = rt.addWeekdays(rt.addDays(fecha_inicio_feriado, -1), dias_habiles_a_tomar + $15, 1, 5);
  $s[29] = rt.digitsOfDate(fecha_termino_feriado);
  // Días corridos
  const dias_feriado_corridos = $s[30] = rt.daysBetween(fecha_inicio_feriado, fecha_termino_feriado);
  // Día del reintegro
  const $17 = $s[31] = rt.holidaysAhead(feriados$days, fecha_termino_feriado, 1);
  const fecha_reintegro = rt.addWeekdays(fecha_termino_feriado, 1 + $17, 1, 5);
  $s[32] = rt.digitsOfDate(fecha_reintegro);
  // Remuneración íntegra de feriado (art. 71)
  const $18 = monthly_salary + otros_haberes_fijos_amount + promedio_variable_amount;
  if ($18 > rt.SAFE) return false;
  const $19 = $s[34] = $18 * dias_feriado_corridos;
  if ($19 > 4503599627367495) return false;
  const remuneracion_feriado = $s[33] = Math.floor(($19 + 1500) / 3000);
  // Tope imponible AFP y salud
  const tope_imponible_afp_salud = $s[35] = Math.floor(($f.tope_afp_salud_uf + 500) / 1000);
  $s[36] = $f.tope_afp_salud_uf;
  // Tope imponible seguro de cesantía
  const tope_imponible_afc = $s[37] = Math.floor(($f.tope_afc_uf + 500) / 1000);
  $s[38] = $f.tope_afc_uf;
  // Renta imponible AFP y salud
  const $23 = remuneracion_feriado * 100;
  const $24 = tope_imponible_afp_salud * 100 - total_imponible_mes_amount;
  const $25 = $23 < $24 ? $23 : $24;
  const $26 = $s[40] = 0 > $25 ? 0 : $25;
  const base_imponible_afp_salud = $s[39] = Math.floor(($26 + 50) / 100);
  // Renta imponible seguro de cesantía
  const $28 = remuneracion_feriado * 100;
  const $29 = tope_imponible_afc * 100 - total_imponible_mes_amount;
  const $30 = $28 < $29 ? $28 : $29;
  const $31 = $s[42] = 0 > $30 ? 0 : $30;
  const base_imponible_afc = $s[41] = Math.floor(($31 + 50) / 100);
  // Contrato para el seguro de cesantía
  let $34: string;
  if (contrato_plazo_fijo) {
    $34 = 'plazo_fijo';
  } else {
    $34 = afc_indefinido_11_anios ? 'indefinido_11_anios' : 'indefinido';
  }
  const contrato = $34;
  $s[43] = rt.positionOf(['indefinido', 'plazo_fijo', 'indefinido_11_anios'], contrato);
  // Cotización AFP (10% más comisión)
  const $35 = $s[45] = base_imponible_afp_salud * afp_rate;
  const cotizacion_afp = $s[44] = Math.floor(($35 + 500000) / 1000000);
  // Cotización de salud 7% (Fonasa o Isapre)
  const $37 = $s[47] = base_imponible_afp_salud * $f.tasa_salud;
  const cotizacion_salud = $s[46] = Math.floor(($37 + 50) / 100);
  // Seguro de cesantía (AFC) trabajador
  const $39 = $s[48] = rt.rowOfWord($f.afc_trabajador$rows1, contrato);
  if ($39 < 0) return false;
  const $40 = $f.afc_trabajador$rows1.value[$39]!;
  const $41 = $s[50] = base_imponible_afc * $40;
  const seguro_cesantia_trabajador = $s[49] = Math.floor(($41 + 250) / 500);
  // Renta líquida imponible (base tributable)
  const $43 = remuneracion_feriado - cotizacion_afp - cotizacion_salud - seguro_cesantia_trabajador;
  const base_tributable = $s[51] = 0 > $43 ? 0 : $43;
  // Impuesto del mes, con el feriado
  const $45 = $s[53] = base_tributable_mes_amount + base_tributable * 100;
  const $46 = $s[52] = rt.rowOf($f.tabla_impuesto_unico$rows1, $45, 1, false);
  if ($46 < 0) return false;
  const $47 = rt.rebateOf($f.tabla_impuesto_unico$rows1, $46, $45, 1);
  if (Number.isNaN($47)) return false;
  const impuesto_con_feriado = $s[54] = $47;
  // Impuesto único de segunda categoría
  const $48 = $s[55] = rt.rowOf($f.tabla_impuesto_unico$rows1, base_tributable_mes_amount, 1, false);
  if ($48 < 0) return false;
  $s[56] = base_tributable_mes_amount;
  const $49 = rt.rebateOf($f.tabla_impuesto_unico$rows1, $48, base_tributable_mes_amount, 1);
  if (Number.isNaN($49)) return false;
  const $50 = impuesto_con_feriado - $49;
  const $51 = $s[58] = 0 > $50 ? 0 : $50;
  if ($51 > 4503599627270495) return false;
  const impuesto_unico = $s[57] = Math.floor(($51 + 50000) / 100000);
  // Total haberes
  const total_haberes = $s[59] = remuneracion_feriado;
  // Total descuentos
  const total_descuentos = $s[60] = cotizacion_afp + cotizacion_salud + seguro_cesantia_trabajador + impuesto_unico;
  // Líquido a pagar
  $s[61] = total_haberes - total_descuentos;
  // Seguro de invalidez y sobrevivencia
  const $55 = $s[63] = base_imponible_afp_salud * $f.tasa_sis;
  const sis = $s[62] = Math.floor(($55 + 5000) / 10000);
  $s[64] = base_imponible_afp_salud;
  $s[65] = $f.tasa_sis;
  // Aporte empleador a cuenta individual
  const $57 = $s[67] = base_imponible_afp_salud * $f.tasa_capitalizacion;
  const capitalizacion_individual_empleador = $s[66] = Math.floor(($57 + 500) / 1000);
  $s[68] = base_imponible_afp_salud;
  $s[69] = $f.tasa_capitalizacion;
  // Seguro Social: compensación por expectativa de vida
  const $59 = $s[71] = base_imponible_afp_salud * tasa_expectativa_vida;
  const expectativa_vida = $s[70] = Math.floor(($59 + 5000) / 10000);
  $s[72] = base_imponible_afp_salud;
  $s[73] = tasa_expectativa_vida;
  // Cotización con rentabilidad protegida
  const $61 = $s[75] = base_imponible_afp_salud * $f.tasa_rentabilidad;
  const rentabilidad_protegida = $s[74] = Math.floor(($61 + 500) / 1000);
  $s[76] = base_imponible_afp_salud;
  $s[77] = $f.tasa_rentabilidad;
  // Seguro de cesantía empleador
  const $63 = $s[78] = rt.rowOfWord($f.afc_del_empleador$rows1, contrato);
  if ($63 < 0) return false;
  const $64 = $s[82] = $f.afc_del_empleador$rows1.value[$63]!;
  const $65 = $s[80] = base_imponible_afc * $64;
  const afc_empleador = $s[79] = Math.floor(($65 + 250) / 500);
  $s[81] = base_imponible_afc;
  // Seguro de accidentes del trabajo (0.90% + adicional) y SANNA 0.03%
  const $67 = $s[86] = $f.ley_16744_basica * 1000 + risk_class_rate + $f.sanna * 100;
  const $68 = $s[84] = base_imponible_afp_salud * $67;
  const mutual_ley_16744 = $s[83] = Math.floor(($68 + 500000) / 1000000);
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
    if ($row.period.end >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(15);
    }
    if ($at >= '2020-01-01' && $at < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(16);
    }
    if ($at >= '2021-01-01' && $at < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(17);
    }
    if ($at >= '2022-01-01' && $at < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(18);
    }
    if ($at >= '2023-01-01' && $at < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(19);
    }
    if ($at >= '2020-01-01' && $at < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(20);
    }
    if ($at >= '2021-01-01' && $at < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(21);
    }
    if ($at >= '2022-01-01' && $at < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(22);
    }
    if ($at >= '2023-01-01' && $at < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(23);
    }
    if ($at >= '2020-10-01' && $at < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(24);
    }
    if ($at >= '2022-01-01' && $at < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(25);
    }
    if ($at >= '2026-07-01' && $at < '2026-08-01') {
      // PARAM_UNVERIFIED
      $notes.add(26);
    }
    if ($row.period.end >= '2020-10-01' && $row.period.end < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(27);
    }
    if ($row.period.end >= '2022-01-01' && $row.period.end < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(28);
    }
    if ($row.period.end >= '2026-07-01' && $row.period.end < '2026-08-01') {
      // PARAM_UNVERIFIED
      $notes.add(29);
    }
  }
  return true;
}

const law: rt.PackedLaw = { file: $file, packed: $packed_file,
  parameters: [UF$rows, UTM$rows, imm$rows, tope_afp_salud_uf$rows, tope_afc_uf$rows, tasa_sis$rows, tasa_capitalizacion$rows,
    tasa_rentabilidad$rows, tasa_seguro_social$rows, tasa_salud$rows, ley_16744_basica$rows, adicional_maxima$rows, sanna$rows,
    progresivo_cada$rows, progresivo_desde$rows, anteriores_maximos$rows, dias_seguidos$rows, periodos_juntos$rows],
  tables: [tasas_afp, tabla_impuesto_unico, afc_trabajador, afc_del_empleador], calendars: [feriados$days] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 1n), above: null }] }, parameters: $parameters,
  elsewhere: $elsewhere, compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, $layout, $packed, law, $worked);
