// CL.feriado 2020.1: Feriado anual y progresivo
// Emitted from rules/cl/feriado/2020-02-01.pay by payroll compile. Do not edit.
// file    sha256:272bdd976063054e77f72db7ec5e3572eb08a34c7538d5d834ce0cb4f15aa0ac
// meaning sha256:dc67afeedab08d2d474341fd60ea109325bc8b9626c610ab29078293289a6795
import * as rt from '../../../../runtime/index.ts';
import { $file, UF$rows, UTM$rows, imm$rows, tope_afp_salud_uf$rows, tope_afc_uf$rows, tasa_sis$rows,
  tasa_capitalizacion$rows, tasa_expectativa_vida$rows, tasa_rentabilidad$rows, tasa_salud$rows,
  ley_16744_basica$rows, adicional_maxima$rows, sanna$rows, progresivo_cada$rows, progresivo_desde$rows,
  anteriores_maximos$rows, dias_seguidos$rows, periodos_juntos$rows, tabla_impuesto_unico, afc_trabajador,
  afc_del_empleador, tasas_afp, feriados$days, $sources, $provenance, $inputs, $steps } from './2020-02-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'rules/cl/feriado/2020-02-01.pay',
    fingerprint: 'sha256:272bdd976063054e77f72db7ec5e3572eb08a34c7538d5d834ce0cb4f15aa0ac',
    meaning: 'sha256:dc67afeedab08d2d474341fd60ea109325bc8b9626c610ab29078293289a6795', country: 'CL', scheme: 'feriado',
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
  tasa_expectativa_vida: rt.scaledWorth($at, 5000n, tasa_expectativa_vida$rows),
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
  // Años completos
  const anios_completos = $s[17] = rt.yearsBetween(hire_date, fecha_inicio_feriado);
  // Meses después del último año
  const meses_fraccion = $s[18] = rt.monthsBetween(hire_date, fecha_inicio_feriado) - anios_completos * 12;
  // Días después del último mes
  const dias_fraccion = $s[19] = rt.daysLeft(hire_date, fecha_inicio_feriado);
  // Días de feriado progresivo
  const $6 = (anios_empleadores_anteriores < $f.anteriores_maximos ? anios_empleadores_anteriores : $f.anteriores_maximos) +
    anios_completos -
    $f.progresivo_desde;
  if (!($f.progresivo_cada > 0)) return false;
  const $7 = $s[22] = $f.progresivo_cada;
  const $8 = $s[21] = 0 > $6 ? 0 : $6;
  const $9 = rt.wholeOf($8, $7, 'down');
  if (Number.isNaN($9)) return false;
  const dias_feriado_progresivo = $s[20] = $9;
  // Días hábiles al año, con los progresivos
  const dias_feriado_anual_total = $s[23] = dias_feriado_anual + dias_feriado_progresivo;
  // Días hábiles de la fracción del año
  const dias_feriado_proporcional = $s[24] = dias_feriado_anual_total * meses_fraccion * 30 + dias_feriado_anual_total * dias_fraccion;
  // Saldo de días hábiles
  const saldo_dias_feriado = $s[25] = dias_feriado_pendiente * 9 +
    dias_feriado_proporcional *
    250 -
    dias_feriado_anticipado *
    9 -
    dias_habiles_a_tomar *
    90000;
  // Último día del feriado
  const $13 = $s[26] = rt.holidaysAhead(feriados$days, rt.addDays(fecha_inicio_feriado, -1), dias_habiles_a_tomar);
  const fecha_termino_feriado = rt.addWeekdays(rt.addDays(fecha_inicio_feriado, -1), dias_habiles_a_tomar + $13, 1, 5);
  $s[27] = rt.digitsOfDate(fecha_termino_feriado);
  // Días corridos
  const dias_feriado_corridos = $s[28] = rt.daysBetween(fecha_inicio_feriado, fecha_termino_feriado);
  // Día del reintegro
  const $15 = $s[29] = rt.holidaysAhead(feriados$days, fecha_termino_feriado, 1);
  const fecha_reintegro = rt.addWeekdays(fecha_termino_feriado, 1 + $15, 1, 5);
  $s[30] = rt.digitsOfDate(fecha_reintegro);
  // Remuneración íntegra de feriado (art. 71)
  const $16 = monthly_salary + otros_haberes_fijos_amount + promedio_variable_amount;
  if ($16 > rt.SAFE) return false;
  const $17 = $s[32] = $16 * dias_feriado_corridos;
  if ($17 > 4503599627367495) return false;
  const remuneracion_feriado = $s[31] = Math.floor(($17 + 1500) / 3000);
  // Tope imponible AFP y salud
  const tope_imponible_afp_salud = $s[33] = Math.floor(($f.tope_afp_salud_uf + 500) / 1000);
  $s[34] = $f.tope_afp_salud_uf;
  // Tope imponible seguro de cesantía
  const tope_imponible_afc = $s[35] = Math.floor(($f.tope_afc_uf + 500) / 1000);
  $s[36] = $f.tope_afc_uf;
  // Renta imponible AFP y salud
  const $21 = remuneracion_feriado * 100;
  const $22 = tope_imponible_afp_salud * 100 - total_imponible_mes_amount;
  const $23 = $21 < $22 ? $21 : $22;
  const $24 = $s[38] = 0 > $23 ? 0 : $23;
  const base_imponible_afp_salud = $s[37] = Math.floor(($24 + 50) / 100);
  // Renta imponible seguro de cesantía
  const $26 = remuneracion_feriado * 100;
  const $27 = tope_imponible_afc * 100 - total_imponible_mes_amount;
  const $28 = $26 < $27 ? $26 : $27;
  const $29 = $s[40] = 0 > $28 ? 0 : $28;
  const base_imponible_afc = $s[39] = Math.floor(($29 + 50) / 100);
  // Contrato para el seguro de cesantía
  let $32: string;
  if (contrato_plazo_fijo) {
    $32 = 'plazo_fijo';
  } else {
    $32 = afc_indefinido_11_anios ? 'indefinido_11_anios' : 'indefinido';
  }
  const contrato = $32;
  $s[41] = rt.positionOf(['indefinido', 'plazo_fijo', 'indefinido_11_anios'], contrato);
  // Cotización AFP (10% más comisión)
  const $33 = $s[43] = base_imponible_afp_salud * afp_rate;
  const cotizacion_afp = $s[42] = Math.floor(($33 + 500000) / 1000000);
  // Cotización de salud 7% (Fonasa o Isapre)
  const $35 = $s[45] = base_imponible_afp_salud * $f.tasa_salud;
  const cotizacion_salud = $s[44] = Math.floor(($35 + 50) / 100);
  // Seguro de cesantía (AFC) trabajador
  const $37 = $s[46] = rt.rowOfWord($f.afc_trabajador$rows1, contrato);
  if ($37 < 0) return false;
  const $38 = $f.afc_trabajador$rows1.value[$37]!;
  const $39 = $s[48] = base_imponible_afc * $38;
  const seguro_cesantia_trabajador = $s[47] = Math.floor(($39 + 250) / 500);
  // Renta líquida imponible (base tributable)
  const $41 = remuneracion_feriado - cotizacion_afp - cotizacion_salud - seguro_cesantia_trabajador;
  const base_tributable = $s[49] = 0 > $41 ? 0 : $41;
  // Impuesto del mes, con el feriado
  const $43 = $s[51] = base_tributable_mes_amount + base_tributable * 100;
  const $44 = $s[50] = rt.rowOf($f.tabla_impuesto_unico$rows1, $43, 1, false);
  if ($44 < 0) return false;
  const $45 = rt.rebateOf($f.tabla_impuesto_unico$rows1, $44, $43, 1);
  if (Number.isNaN($45)) return false;
  const impuesto_con_feriado = $s[52] = $45;
  // Impuesto único de segunda categoría
  const $46 = $s[53] = rt.rowOf($f.tabla_impuesto_unico$rows1, base_tributable_mes_amount, 1, false);
  if ($46 < 0) return false;
  $s[54] = base_tributable_mes_amount;
  const $47 = rt.rebateOf($f.tabla_impuesto_unico$rows1, $46, base_tributable_mes_amount, 1);
  if (Number.isNaN($47)) return false;
  const $48 = impuesto_con_feriado - $47;
  const $49 = $s[56] = 0 > $48 ? 0 : $48;
  if ($49 > 4503599627270495) return false;
  const impuesto_unico = $s[55] = Math.floor(($49 + 50000) / 100000);
  // Total haberes
  const total_haberes = $s[57] = remuneracion_feriado;
  // Total descuentos
  const total_descuentos = $s[58] = cotizacion_afp + cotizacion_salud + seguro_cesantia_trabajador + impuesto_unico;
  // Líquido a pagar
  $s[59] = total_haberes - total_descuentos;
  // Seguro de invalidez y sobrevivencia
  const $53 = $s[61] = base_imponible_afp_salud * $f.tasa_sis;
  const sis = $s[60] = Math.floor(($53 + 5000) / 10000);
  $s[62] = base_imponible_afp_salud;
  $s[63] = $f.tasa_sis;
  // Aporte empleador a cuenta individual
  const $55 = $s[65] = base_imponible_afp_salud * $f.tasa_capitalizacion;
  const capitalizacion_individual_empleador = $s[64] = Math.floor(($55 + 500) / 1000);
  $s[66] = base_imponible_afp_salud;
  $s[67] = $f.tasa_capitalizacion;
  // Seguro Social: compensación por expectativa de vida
  const $57 = $s[69] = base_imponible_afp_salud * $f.tasa_expectativa_vida;
  const expectativa_vida = $s[68] = Math.floor(($57 + 2500) / 5000);
  $s[70] = base_imponible_afp_salud;
  $s[71] = $f.tasa_expectativa_vida;
  // Cotización con rentabilidad protegida
  const $59 = $s[73] = base_imponible_afp_salud * $f.tasa_rentabilidad;
  const rentabilidad_protegida = $s[72] = Math.floor(($59 + 500) / 1000);
  $s[74] = base_imponible_afp_salud;
  $s[75] = $f.tasa_rentabilidad;
  // Seguro de cesantía empleador
  const $61 = $s[76] = rt.rowOfWord($f.afc_del_empleador$rows1, contrato);
  if ($61 < 0) return false;
  const $62 = $s[80] = $f.afc_del_empleador$rows1.value[$61]!;
  const $63 = $s[78] = base_imponible_afc * $62;
  const afc_empleador = $s[77] = Math.floor(($63 + 250) / 500);
  $s[79] = base_imponible_afc;
  // Seguro de accidentes del trabajo (0.90% + adicional) y SANNA 0.03%
  const $65 = $s[84] = $f.ley_16744_basica * 1000 + risk_class_rate + $f.sanna * 100;
  const $66 = $s[82] = base_imponible_afp_salud * $65;
  const mutual_ley_16744 = $s[81] = Math.floor(($66 + 500000) / 1000000);
  $s[83] = base_imponible_afp_salud;
  // Total aportes del empleador
  const total_aportes_empleador = $s[85] = sis +
    capitalizacion_individual_empleador +
    expectativa_vida +
    rentabilidad_protegida +
    afc_empleador +
    mutual_ley_16744;
  // Costo empresa
  $s[86] = total_haberes + total_aportes_empleador;
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
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '{"size":87,"scales":[100,100,100,100,1,1,1,1,1,10000,10000,100,100,1000000,1000000,1,1],"values":[["input",4,[4,1]],["input",5,[5,1]],0,["input",8,[8,1]],["parameter","anteriores_maximos",1,"number"],["parameter","progresivo_desde",1,"number"],["parameter","progresivo_cada",1,"number"],["input",7,[7,1]],3,4,1,2,["input",9,[9,10000]],5,["input",10,[10,10000]],["input",6,[6,1]],["kept","feriados.holidays","number",[26,1]],7,["kept","feriados.holidays","number",[29,1]],["input",1,1],["input",2,2],["input",3,3],8,["parameter","tope_afp_salud_uf",1000],["parameter","UF",100],["parameter","tope_afc_uf",1000],10,11,["input",11,11],12,["input",15,[15,1]],["input",16,[16,1]],13,["input",13,[13,1000000]],["parameter","tasa_salud",100,"rate"],14,15,16,17,18,["input",12,12],19,20,21,22,23,["parameter","tasa_sis",10000,"rate"],["parameter","tasa_capitalizacion",1000,"rate"],["parameter","tasa_expectativa_vida",5000,"rate"],["parameter","tasa_rentabilidad",1000,"rate"],["parameter","ley_16744_basica",1000,"rate"],["input",14,[14,1000000]],["parameter","sanna",10000,"rate"],25,26,27,28,29,30,31],"tables":[{"table":1,"rows":"afc_trabajador$rows1","of":"choice","scales":[1,500,500],"slots":[46,null,null]},{"table":0,"rows":"tabla_impuesto_unico$rows1","scales":[100,1000,100000],"slots":[50,51,null]},{"table":0,"rows":"tabla_impuesto_unico$rows1","scales":[100,1000,100000],"slots":[53,54,null]},{"table":2,"rows":"afc_del_empleador$rows1","of":"choice","scales":[1,500,500],"slots":[76,null,null]}],"steps":[[[17,1],[0,1]],[[18,1],[0,1,2]],[[19,1],[0,1]],[[20,1],[3,4,2,5,6],[21,1,22]],[[23,1],[7,8]],[[24,360],[9,10,9,11]],[[25,90000],[12,13,14,15]],[[27,1],[1,15,1,15,16]],[[28,1],[1,17]],[[30,1],[17,17,18]],[[31,1],[19,20,21,22],[32,3000]],[[33,1],[23,24],[34,1000]],[[35,1],[25,24],[36,1000]],[[37,1],[26,27,28],38],[[39,1],[26,29,28],40],[[41,1],[30,[[31],15,0,0]]],[[42,1],[32,33],[43,1000000]],[[44,1],[32,34],45],[[47,1],[35,36,-1],[48,500]],[[49,1],[26,37,38,39]],[[52,100000],[40,41,-2]],[[55,1],[42,40,-3],[56,100000]],[[57,1],[26]],[[58,1],[37,38,39,43]],[[59,1],[44,45]],[[60,1],[32,46],[61,10000],null,null,[62,1],[63,10000]],[[64,1],[32,47],[65,1000],null,null,[66,1],[67,1000]],[[68,1],[32,48],[69,5000],null,null,[70,1],[71,5000]],[[72,1],[32,49],[73,1000],null,null,[74,1],[75,1000]],[[77,1],[35,36,-4],[78,500],null,null,[79,1],[80,500]],[[81,1],[32,50,51,52],[82,1000000],null,null,[83,1],[84,1000000]],[[85,1],[53,54,55,56,57,58]],[[86,1],[44,59]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '«0:»{"scheme":["CLP","period_end",["half_up",[["1",null]]]],"types":[[1,0,"number"],[0,0,"integer"],"date",[0,0,"rate"],"boolean",[0,0,"number"],{"words":["indefinido","plazo_fijo","indefinido_11_anios"]},"text"],"roundings":[["down",[["1",null]]],["half_up",[["1",null]]]],"nodes":"0 c0;0 c1000000000;1 c30;0 3 1 2;0 i0;0 2 2 4;2 date,1950-01-01;2 date,2020-01-02;2 period,4;2 22 8;1 c0;1 c60;1 c15;1 c20;1 c200;3 c1/10;3 c13/100;3 c0;3 p11;4 truth,false;2 i4;2 i5;1 25 20 21;1 26 20 21;1 c12;1 s0;1 2 24 25;1 1 23 26;1 29 20 21;1 i8;1 p15;1 5 29 30;1 0 31 25;1 p14;1 1 32 33;1 6 10 34;1 p13;5 3 35 36;1 i7;1 s3;1 0 38 39;1 s4;1 s1;1 2 41 42;5 3 43 24;1 s2;1 2 41 45;1 c360;5 3 46 47;5 0 44 48;5 i9;5 s5;5 0 50 51;5 i10;5 1 52 53;1 i6;5 1 54 55;1 c1;1 4 57;2 31 21 58;1 holidays_ahead,0 59 55;1 0 55 60;1 c5;2 35 59 61 57 62;2 s7;1 27 21 64;1 holidays_ahead,0 64 57;1 0 57 66;2 35 64 67 57 62;0 i1;0 i2;0 0 69 70;0 i3;0 0 71 72;1 s8;0 2 73 74;0 3 75 2;0 p3;0 p4;0 s10;0 s11;0 i11;0 1 80 81;0 5 79 82;0 6 0 83;0 s12;0 1 85 81;0 5 79 86;0 6 0 87;4 i15;6 word,plazo_fijo;4 i16;6 word,indefinido_11_anios;6 word,indefinido;6 18 91 92 93;6 18 89 90 94;0 s13;3 i13;0 2 96 97;3 p9;0 2 96 99;0 s14;6 s15;3 apply,1 102;0 2 101 103;0 s16;0 1 79 105;0 s17;0 1 106 107;0 s18;0 1 108 109;0 6 0 110;0 i12;0 s19;0 0 112 113;0 apply,0 114;0 s20;0 apply,0 112;0 1 116 117;0 6 0 118;0 0 105 107;0 s21;0 0 109 121;0 0 120 122;0 s22;0 s23;0 1 124 125;3 p5;0 2 96 127;3 p6;0 2 96 129;3 p7;0 2 96 131;3 p8;0 2 96 133;3 apply,2 102;0 2 101 135;3 p10;3 i14;3 0 137 138;3 p12;3 0 139 140;0 2 96 141;0 s25;0 s26;0 0 143 144;0 s27;0 0 145 146;0 s28;0 s29;0 0 148 149;0 s30;0 0 150 151;0 0 147 152;0 s31;0 0 124 154;4 12 20 21;4 12 55 10;2 23 8;4 10 21 158;4 14 157 159;4 12 38 12;4 10 38 13;4 14 161 162;4 given,0;4 given,1;4 14 164 165;3 c99/100;0 2 167 69;4 10 5 168;3 c101/100;0 2 170 69;4 12 5 171;4 15 169 172;4 14 166 173;0 p2;4 10 69 175;4 among,3 97;4 16 177;4 14 89 91;4 10 96 79;4 10 101 79;5 s6;4 10 182 10;1 p17;1 2 184 41;4 12 50 185;1 p16;4 10 55 187;4 14 157 188;2 period,5;2 date,2026-10-01;4 13 190 191;2 date,2026-11-01;4 13 190 193;2 date,2021-01-01;4 13 190 195;2 date,2021-02-01;4 10 190 197;4 14 196 198;2 date,2022-01-01;4 13 190 200;2 date,2022-02-01;4 10 190 202;4 14 201 203;2 date,2023-01-01;4 13 190 205;2 date,2023-02-01;4 10 190 207;4 14 206 208;2 date,2020-10-01;4 13 190 210;2 date,2021-04-01;4 10 190 212;4 14 211 213;2 date,2022-07-01;4 10 190 215;4 14 201 216","items":[["i",0,null,[0,false],[3,true]],["i",1,5,[0,false],[1,true]],["i",2,0,[0,true]],["i",3,0,[0,true]],["i",4,null,[6,true]],["i",5,null,[7,true],[9,true]],["i",6,null,[10,true],[11,true]],["i",7,12,[12,true],[13,true]],["i",8,10,[10,true],[11,true]],["i",9,10,[10,true],[14,true]],["i",10,10,[10,true],[11,true]],["i",11,0,[0,true],[1,true]],["i",12,0,[0,true],[1,true]],["i",13,null,[15,true],[16,true]],["i",14,17,[17,true],[18,true]],["i",15,19],["i",16,19],[0,1,22],[1,1,27],[2,1,28],[3,1,37,0],[4,1,40],[5,5,49],[6,5,56],[7,2,63],[8,1,65],[9,2,68],[10,0,76,1],[11,0,77,1],[12,0,78,1],[13,0,84,1],[14,0,88,1],[15,6,95],[16,0,98,1],[17,0,100,1],[18,0,104,1],[19,0,111,1],[20,0,115],[21,0,119,1],[22,0,79],[23,0,123],[24,0,126«4:],[‹25›,0,‹128+2›,1,null,null,96,‹127+2›»],[29,0,136,1,null,null,101,135],[30,0,142,1,null,null,96,141],[31,0,153],[32,0,155]],"parameters":[["UF",null],["UTM",null],["imm",null],["tope_afp_salud_uf","UF"],["tope_afc_uf","UF"],["tasa_sis",null],["tasa_capitalizacion",null],["tasa_expectativa_vida",null],["tasa_rentabilidad",null],["tasa_salud",null],["ley_16744_basica",null],["adicional_maxima",null],["sanna",null],["progresivo_cada",null],["progresivo_desde",null],["anteriores_maximos",null],["dias_seguidos",null],["periodos_juntos",null]],"notices":[["refuse","VALIDATION_ERROR","warning","inputs.hire_date","inputs",null,156,["El contrato comienza el ",20,", después del feriado del ",21," (Código del Trabajo art. 67)"]],["refuse","VALIDATION_ERROR","warning","inputs.fecha_inicio_feriado","inputs",null,160,["El feriado que se paga comienza en el mes del pago, no el ",21," (Código del Trabajo art. 67)"]],["refuse","VALIDATION_ERROR","warning","inputs.dias_feriado_anual","inputs",null,163,["El feriado anual es de 15 días hábiles, o de 20 en la zona extrema (Código del Trabajo art. 67)"]],["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,174,["El sueldo base ",69," y 30 veces el diario ",4," difieren en más del 1 %; se usa el sueldo base"]],["warn","BELOW_MINIMUM_WAGE","warning","monthly_salary","employee",null,176,["El sueldo base ",69," es menor que el ingreso mínimo mensual de ",175]],["warn","AFP_RATE_UNKNOWN","warning","afp_rate","employee",null,178,[97," no es la cotización a ninguna AFP en el mes"]],["warn","FLAG_CONFLICT","warning","overrides.afc_indefinido_11_anios","override",null,179,["El contrato no puede ser a plazo fijo y llevar más de 11 años; se aplica el plazo fijo"]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_imponible_afp_salud","employee",null,180,["Con ",81," del resto del mes se pasa del tope de ",80]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_imponible_afc","employee",null,181,["Con ",81," del resto del mes se pasa del tope de ",85]],["warn","VACATION_BALANCE_NEGATIVE","warning","inputs.dias_habiles_a_tomar","inputs",null,183,["El saldo queda en ",182," días hábiles (Código del Trabajo art. 67)"]],["warn","VACATION_OVER_TWO_PERIODS","warning","inputs.dias_feriado_pendiente","inputs",null,186,[50," días pasan de dos periodos, lo que se puede acumular (Código del Trabajo art. 70)"]],["warn","VACATION_SPLIT_BELOW_TEN","info","inputs.dias_habiles_a_tomar","inputs",null,189,["Al menos ",187," días hábiles van seguidos (Código del Trabajo art. 70)"]],["warn","PARAM_CARRIED_FORWARD","warning","period","period",null,192,["Unidad de fomento, del último día del mes: sin valor publicado desde 2026-10-01; se usa el de 2026-09"]],["warn","PARAM_CARRIED_FORWARD","warning","period","period",null,194,["Unidad tributaria mensual: sin valor publicado desde 2026-11-01; se usa el de 2026-10"]],["warn","PARAM_CARRIED_FORWARD","warning","sis","employee",null,194,["Tasa del seguro de invalidez y sobrevivencia: sin valor publicado desde 2026-11-01; se usa el de 2026-08"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,199,["tope_afp_salud_uf: sin confirmar, no se conoce el valor provisorio de enero de 2021"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,204,["tope_afp_salud_uf: sin confirmar, no se conoce el valor provisorio de enero de 2022"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,209,["tope_afp_salud_uf: sin confirmar, no se conoce el valor provisorio de enero de 2023"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,199,["tope_afc_uf: sin confirmar, no se conoce el valor provisorio de enero de 2021"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,204,["tope_afc_uf: sin confirmar, no se conoce el valor provisorio de enero de 2022"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,209,["tope_afc_uf: sin confirmar, no se conoce el valor provisorio de enero de 2023"]],["warn","PARAM_UNVERIFIED","warning","sis","employee",null,214,["tasa_sis: sin confirmar, no se halló la tasa de octubre de 2020 a marzo de 2021; la prensa da de 1,3 a 2,3 %"]],["warn","PARAM_UNVERIFIED","warning","sis","employee",null,217,["tasa_sis: sin confirmar, no se halló la tasa de enero a junio de 2022"]]],"tables":[[0,"UTM",0,null,null],[6,null,3,null,null],[6,null,3,null,null],[7,null,3,null,null]]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [UF$rows, UTM$rows, imm$rows, tope_afp_salud_uf$rows, tope_afc_uf$rows, tasa_sis$rows, tasa_capitalizacion$rows,
    tasa_expectativa_vida$rows, tasa_rentabilidad$rows, tasa_salud$rows, ley_16744_basica$rows, adicional_maxima$rows, sanna$rows,
    progresivo_cada$rows, progresivo_desde$rows, anteriores_maximos$rows, dias_seguidos$rows, periodos_juntos$rows],
  tables: [tabla_impuesto_unico, afc_trabajador, afc_del_empleador, tasas_afp], calendars: [feriados$days] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 1n), above: null }] }, parameters: $parameters,
  compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
