// CL.dependiente 2024.1: Trabajador dependiente del sector privado
// Emitted from generated/rules/cl/dependiente/2024-01-01.pay by payroll compile. Do not edit.
import { readFileSync } from 'node:fs';
import * as rt from '../../../../runtime/index.ts';

const $head: rt.ModuleHead = {
  format: 1,
  path: 'generated/rules/cl/dependiente/2024-01-01.pay',
  fingerprint: 'sha256:22c76405fb09dfef93c80cd4f00ef4470fb8dd367042f9258c83b5f5a23fc090',
  meaning: 'sha256:eb7bbdd5c1c5a8ea81545694e34c281a0179706f007fc021c13c3578ef9c3314',
  country: 'CL',
  scheme: 'dependiente',
  label: 'Trabajador dependiente del sector privado',
  version: '2024.1',
  currency: 'CLP',
  validFrom: '2024-01-01',
  validUntil: '2025-07-31',
  periods: ['monthly'],
  proration: null,
  days: 'month_of_30',
  asOf: 'period_end',
};

const $law = new rt.ModuleLaw($head, 'sha256:97f9127443db63099179ebeaf45008d6d2f4a3ca990cf277b445ac4c21e66f61', () =>
  JSON.parse(readFileSync(new URL('./2024-01-01.json', import.meta.url), 'utf8')));

const $parameters = rt.byDate(($at) => ({
  adicional_maxima: rt.scaledWorth($at, 250n, $law.rows('adicional_maxima')),
  jornada_maxima: rt.scaledWorth($at, 1n, $law.rows('jornada_maxima')),
  recargo_legal: rt.scaledWorth($at, 2n, $law.rows('recargo_legal')),
  gratificacion_tope_imm: rt.scaledWorth($at, 4n, $law.rows('gratificacion_tope_imm')),
  imm: rt.scaledWorth($at, 1n, $law.rows('imm')),
  gratificacion_tasa: rt.scaledWorth($at, 4n, $law.rows('gratificacion_tasa')),
  tope_afp_salud_uf: rt.scaledWorth($at, 1000n, $law.rows('tope_afp_salud_uf'), $law.rows('UF')),
  UF: rt.scaledWorth($at, 100n, $law.rows('UF')),
  tope_afc_uf: rt.scaledWorth($at, 1000n, $law.rows('tope_afc_uf'), $law.rows('UF')),
  tasa_salud: rt.scaledWorth($at, 100n, $law.rows('tasa_salud')),
  afc_trabajador$rows1: rt.scaledRows($law.table('afc_trabajador'), { date: $at }, 1n, 500n),
  apv_tope: rt.scaledWorth($at, 1n, $law.rows('apv_tope')),
  tabla_impuesto_unico$rows1: rt.scaledRows($law.table('tabla_impuesto_unico'), { date: $at, limits: rt.worthAt($at, $law.rows('UTM')) }, 100n,
    1000n),
  afc_del_empleador$rows1: rt.scaledRows($law.table('afc_del_empleador'), { date: $at }, 1n, 500n),
  ley_16744_basica: rt.scaledWorth($at, 1000n, $law.rows('ley_16744_basica')),
  sanna: rt.scaledWorth($at, 10000n, $law.rows('sanna')),
  tramo_a_hasta: rt.scaledWorth($at, 1n, $law.rows('tramo_a_hasta')),
  monto_a: rt.scaledWorth($at, 1n, $law.rows('monto_a')),
  tramo_b_hasta: rt.scaledWorth($at, 1n, $law.rows('tramo_b_hasta')),
  monto_b: rt.scaledWorth($at, 1n, $law.rows('monto_b')),
  monto_c: rt.scaledWorth($at, 1n, $law.rows('monto_c')),
  tasas_afp$rows1: rt.scaledRows($law.table('tasas_afp'), { date: $at }, 1n, 10000n),
  tasas_afp$rows2: rt.scaledRows($law.table('tasas_afp'), { date: $at }, 1n, 1000000n),
  tramo_c_hasta: rt.scaledWorth($at, 1n, $law.rows('tramo_c_hasta')),
}));
const $elsewhere = rt.byDate(($at) => ({
  tasa_sis: rt.scaledWorth($at, 10000n, $law.rows('tasa_sis')),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
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
  // Pensionado por vejez o invalidez total, que no sigue cotizando · D.L. 3.500 art. 69
  const pensionado = $n[2]! === 1;
  $s[2] = pensionado ? 1 : 0;
  // Cotización a la AFP, 10 % más comisión · D.L. 3.500 arts. 17 y 29
  if (!rt.isSent($n[3]!)) {
    if (!pensionado) return false;
  }
  if ($n[3]! < 100000 || $n[3]! > 130000) return false;
  const afp_rate = $s[3] = $n[3]!;
  // Cotización adicional de la Ley 16.744 · Ley 16.744 art. 15; D.S. 110 y D.S. 67
  if ($n[4]! < 0) return false;
  if ($n[4]! > $f.adicional_maxima * 4000) return false;
  const risk_class_rate = $s[4] = rt.sentOr($n[4]!, 0);
  // Horas extraordinarias, ya valoradas
  if ($n[5]! < 0) return false;
  const overtime_amount = $s[5] = rt.sentOr($n[5]!, 0);
  // Horas extraordinarias del mes · Código del Trabajo art. 32
  if ($n[6]! < 0 || $n[6]! > 20000) return false;
  const horas_extraordinarias = $s[6] = rt.sentOr($n[6]!, 0);
  // Horas de la jornada ordinaria de la semana · Código del Trabajo art. 22
  if ($n[7]! < 100) return false;
  if ($n[7]! > $f.jornada_maxima * 100) return false;
  const jornada_semanal = $s[7] = rt.sentOr($n[7]!, $f.jornada_maxima * 100);
  // Recargo de la hora extraordinaria · Código del Trabajo art. 32
  if ($n[8]! < $f.recargo_legal * 500000) return false;
  if ($n[8]! > 5000000) return false;
  const recargo_horas_extra = $s[8] = rt.sentOr($n[8]!, $f.recargo_legal * 500000);
  // Comisiones
  if ($n[9]! < 0) return false;
  const commission_amount = $s[9] = rt.sentOr($n[9]!, 0);
  // Asignación familiar
  if ($n[10]! < 0) return false;
  const asignacion_familiar_amount = $s[10] = rt.sentOr($n[10]!, 0);
  // Colación
  if ($n[11]! < 0) return false;
  const colacion_amount = $s[11] = rt.sentOr($n[11]!, 0);
  // Movilización
  if ($n[12]! < 0) return false;
  const movilizacion_amount = $s[12] = rt.sentOr($n[12]!, 0);
  // Plan de Isapre, entero · Ley 18.933 art. 32
  if ($n[13]! < 0 || $n[13]! > 100000000000) return false;
  const plan_isapre_amount = $s[13] = rt.sentOr($n[13]!, 0);
  // APV sin rebaja del impuesto (régimen A) · D.L. 3.500 art. 20 L
  if ($n[14]! < 0 || $n[14]! > 100000000000) return false;
  const apv_regimen_a_amount = $s[14] = rt.sentOr($n[14]!, 0);
  // APV con rebaja del impuesto (régimen B) · LIR art. 42 bis; D.L. 3.500 art. 20 L
  if ($n[15]! < 0 || $n[15]! > 100000000000) return false;
  const apv_regimen_b_amount = $s[15] = rt.sentOr($n[15]!, 0);
  // Pensión del mes · D.L. 3.500 art. 69
  if ($n[16]! < 0 || $n[16]! > 100000000000) return false;
  const pension_amount = $s[16] = rt.sentOr($n[16]!, 0);
  // Paga la gratificación mes a mes (art. 50)
  const con_gratificacion = $n[17]! !== 0;
  $s[17] = con_gratificacion ? 1 : 0;
  // Contrato a plazo fijo, por obra o faena
  const contrato_plazo_fijo = $n[18]! === 1;
  $s[18] = contrato_plazo_fijo ? 1 : 0;
  // Más de 11 años de cesantía con el empleador
  const afc_indefinido_11_anios = $n[19]! === 1;
  $s[19] = afc_indefinido_11_anios ? 1 : 0;
  // Sueldo base · Código del Trabajo art. 42 a)
  const $3 = $s[21] = monthly_salary * $row.days;
  const sueldo_base = $s[20] = Math.floor(($3 + 1500) / 3000);
  // Valor de la hora ordinaria · Código del Trabajo art. 32; DT Dictamen 4338/168 de 2004
  if (!(jornada_semanal > 0)) return false;
  const $5 = $s[23] = jornada_semanal;
  const valor_hora = $s[22] = monthly_salary * 7;
  // Horas extraordinarias, valoradas · Código del Trabajo art. 32
  let horas_valoradas = 0;
  const $7 = horas_extraordinarias > 0;
  $s[24] = $7 ? 1 : 0;
  if ($7) {
    const $8 = horas_extraordinarias * valor_hora;
    if ($8 > rt.SAFE) return false;
    const $9 = $s[26] = $8 * (1000000 + recargo_horas_extra);
    if ($9 > rt.SAFE) return false;
    const $10 = rt.wholeOf($9, 3000000000 * $5, 'half_up');
    if (Number.isNaN($10)) return false;
    horas_valoradas = $s[25] = $10;
  }
  // Horas extraordinarias · Código del Trabajo arts. 32 y 42 b)
  const $11 = $s[28] = overtime_amount + horas_valoradas * 100;
  if ($11 > 4503599627370395) return false;
  const horas_extra = $s[27] = Math.floor(($11 + 50) / 100);
  // Comisiones · Código del Trabajo art. 42 c)
  if (commission_amount > 4503599627370395) return false;
  const comisiones = $s[29] = Math.floor((commission_amount + 50) / 100);
  $s[30] = commission_amount;
  // Tope mensual de gratificación · Código del Trabajo art. 50
  const $14 = $s[32] = $f.gratificacion_tope_imm * $f.imm;
  const tope_gratificacion_mensual = $s[31] = Math.floor(($14 + 24) / 48);
  // Gratificación legal art. 50 · Código del Trabajo arts. 47, 50 y 52
  let gratificacion_legal = 0;
  if (con_gratificacion) {
    const $16 = $f.gratificacion_tasa * (sueldo_base + horas_extra + comisiones);
    const $17 = tope_gratificacion_mensual * 4;
    const $18 = $s[34] = $16 < $17 ? $16 : $17;
    gratificacion_legal = $s[33] = Math.floor(($18 + 2) / 4);
  }
  // Asignación familiar · D.F.L. 150 de 1982
  if (asignacion_familiar_amount > 4503599627370395) return false;
  const asignacion_familiar = $s[35] = Math.floor((asignacion_familiar_amount + 50) / 100);
  $s[36] = asignacion_familiar_amount;
  // Asignación de colación · Código del Trabajo art. 41; LIR art. 17 N°14
  if (colacion_amount > 4503599627370395) return false;
  const colacion = $s[37] = Math.floor((colacion_amount + 50) / 100);
  $s[38] = colacion_amount;
  // Asignación de movilización · Código del Trabajo art. 41; LIR art. 17 N°14
  if (movilizacion_amount > 4503599627370395) return false;
  const movilizacion = $s[39] = Math.floor((movilizacion_amount + 50) / 100);
  $s[40] = movilizacion_amount;
  // Total imponible · Código del Trabajo art. 41
  const total_imponible = $s[41] = sueldo_base + horas_extra + comisiones + gratificacion_legal;
  // Total no imponible
  $s[42] = asignacion_familiar + colacion + movilizacion;
  // Total haberes
  const total_haberes = $s[43] = sueldo_base + horas_extra + comisiones + gratificacion_legal + asignacion_familiar + colacion + movilizacion;
  // Tope imponible AFP y salud · D.L. 3.500 art. 16
  const tope_imponible_afp_salud = $s[44] = Math.floor(($f.tope_afp_salud_uf + 500) / 1000);
  $s[45] = $f.tope_afp_salud_uf;
  // Tope imponible seguro de cesantía · Ley 19.728 art. 6
  const tope_imponible_afc = $s[46] = Math.floor(($f.tope_afc_uf + 500) / 1000);
  $s[47] = $f.tope_afc_uf;
  // Renta imponible AFP y salud · D.L. 3.500 arts. 14 y 16
  const base_imponible_afp_salud = $s[48] = total_imponible < tope_imponible_afp_salud ? total_imponible : tope_imponible_afp_salud;
  // Renta imponible seguro de cesantía · Ley 19.728 art. 6
  const base_imponible_afc = $s[49] = total_imponible < tope_imponible_afc ? total_imponible : tope_imponible_afc;
  // Contrato para el seguro de cesantía · Ley 19.728 arts. 5 y 9
  let $31: string;
  if (contrato_plazo_fijo) {
    $31 = 'plazo_fijo';
  } else {
    $31 = afc_indefinido_11_anios ? 'indefinido_11_anios' : 'indefinido';
  }
  const contrato = $31;
  $s[50] = rt.positionOf(['indefinido', 'plazo_fijo', 'indefinido_11_anios'], contrato);
  // Renta imponible de salud · D.L. 3.500 arts. 16 y 69
  let $35: number;
  if (pensionado) {
    const $32 = tope_imponible_afp_salud * 100 - pension_amount;
    const $33 = total_imponible * 100;
    if ($33 > rt.SAFE) return false;
    const $34 = 0 > $32 ? 0 : $32;
    $35 = $33 < $34 ? $33 : $34;
  } else {
    $35 = base_imponible_afp_salud * 100;
  }
  const base_salud = $s[51] = $35;
  // Cotización AFP (10% más comisión) · D.L. 3.500 arts. 17 y 29
  let cotizacion_afp = 0;
  const $36 = !pensionado;
  $s[52] = $36 ? 1 : 0;
  if ($36) {
    const $37 = $s[54] = base_imponible_afp_salud * afp_rate;
    cotizacion_afp = $s[53] = Math.floor(($37 + 500000) / 1000000);
  }
  // Cotización de salud 7% (Fonasa o Isapre) · D.L. 3.500 art. 84
  const $39 = $s[56] = base_salud * $f.tasa_salud;
  const cotizacion_salud = $s[55] = Math.floor(($39 + 5000) / 10000);
  // Seguro de cesantía (AFC) trabajador · Ley 19.728 art. 5
  $s[57] = -1;
  let seguro_cesantia_trabajador = 0;
  if ($36) {
    const $41 = $s[57] = rt.rowOfWord($f.afc_trabajador$rows1, contrato);
    if ($41 < 0) return false;
    const $42 = $f.afc_trabajador$rows1.value[$41]!;
    const $43 = $s[59] = base_imponible_afc * $42;
    seguro_cesantia_trabajador = $s[58] = Math.floor(($43 + 250) / 500);
  }
  // Cotización adicional de salud (Isapre) · Ley 18.933 art. 32
  const $45 = plan_isapre_amount - cotizacion_salud * 100;
  const $46 = $s[61] = 0 > $45 ? 0 : $45;
  const adicional_isapre = $s[60] = Math.floor(($46 + 50) / 100);
  // Cotizaciones de salud que no son renta, hasta · D.L. 3.500 arts. 16 y 18
  const $48 = $s[63] = $f.tasa_salud * tope_imponible_afp_salud;
  const tope_salud_exenta = $s[62] = Math.floor(($48 + 50) / 100);
  // Cotización adicional que no es renta · D.L. 3.500 art. 18
  const $50 = tope_salud_exenta - cotizacion_salud;
  const $51 = 0 > $50 ? 0 : $50;
  const adicional_exenta = $s[64] = adicional_isapre < $51 ? adicional_isapre : $51;
  // APV, régimen A · D.L. 3.500 art. 20 L
  const apv_regimen_a = $s[65] = Math.floor((apv_regimen_a_amount + 50) / 100);
  $s[66] = apv_regimen_a_amount;
  // APV, régimen B · LIR art. 42 bis; D.L. 3.500 art. 20 L
  const apv_regimen_b = $s[67] = Math.floor((apv_regimen_b_amount + 50) / 100);
  $s[68] = apv_regimen_b_amount;
  // APV que se rebaja de la renta · LIR art. 42 bis N°1
  const $55 = apv_regimen_b * 100;
  const $56 = $f.apv_tope * $f.UF;
  const $57 = $s[70] = $55 < $56 ? $55 : $56;
  const apv_exento = $s[69] = Math.floor(($57 + 50) / 100);
  // Renta líquida imponible (base tributable) · LIR art. 42 N°1
  const $59 = sueldo_base +
    horas_extra +
    comisiones +
    gratificacion_legal -
    cotizacion_afp -
    cotizacion_salud -
    seguro_cesantia_trabajador -
    adicional_exenta -
    apv_exento;
  const base_tributable = $s[71] = 0 > $59 ? 0 : $59;
  // Impuesto único de segunda categoría · LIR arts. 42 N°1 y 43 N°1
  const $61 = $s[73] = base_tributable * 100;
  if ($61 > rt.SAFE) return false;
  const $62 = $s[72] = rt.rowOf($f.tabla_impuesto_unico$rows1, $61, 1, false);
  if ($62 < 0) return false;
  const $63 = $s[75] = rt.rebateOf($f.tabla_impuesto_unico$rows1, $62, $61, 1);
  if (Number.isNaN($63)) return false;
  if ($63 > 4503599627270495) return false;
  const impuesto_unico = $s[74] = Math.floor(($63 + 50000) / 100000);
  // Total descuentos
  const total_descuentos = $s[76] = cotizacion_afp +
    cotizacion_salud +
    seguro_cesantia_trabajador +
    adicional_isapre +
    apv_regimen_a +
    apv_regimen_b +
    impuesto_unico;
  // Líquido a pagar
  const liquido_a_pagar = $s[77] = total_haberes - total_descuentos;
  // Seguro de invalidez y sobrevivencia · D.L. 3.500 art. 59
  let $68: number;
  if (pensionado) {
    $68 = 0;
  } else {
    const $67 = $elsewhere($row.period.end);
    if ($67 === null) return false;
    $s[78] = $67.tasa_sis;
    $68 = $67.tasa_sis;
  }
  const $69 = $s[80] = base_imponible_afp_salud * $68;
  const sis = $s[79] = Math.floor(($69 + 5000) / 10000);
  $s[81] = base_imponible_afp_salud;
  $s[82] = $68;
  // Seguro de cesantía empleador · Ley 19.728 art. 5
  $s[83] = -1;
  let afc_empleador = 0;
  if ($36) {
    const $71 = $s[83] = rt.rowOfWord($f.afc_del_empleador$rows1, contrato);
    if ($71 < 0) return false;
    const $72 = $s[87] = $f.afc_del_empleador$rows1.value[$71]!;
    const $73 = $s[85] = base_imponible_afc * $72;
    afc_empleador = $s[84] = Math.floor(($73 + 250) / 500);
    $s[86] = base_imponible_afc;
  }
  // Seguro de accidentes del trabajo (0.90% + adicional) y SANNA 0.03% · Ley 16.744 art. 15; Ley 21.063
  const $75 = $s[91] = $f.ley_16744_basica * 1000 + risk_class_rate + $f.sanna * 100;
  const $76 = $s[89] = base_imponible_afp_salud * $75;
  const mutual_ley_16744 = $s[88] = Math.floor(($76 + 500000) / 1000000);
  $s[90] = base_imponible_afp_salud;
  // Total aportes del empleador
  const total_aportes_empleador = $s[92] = sis + afc_empleador + mutual_ley_16744;
  // Costo empresa
  $s[93] = total_haberes + total_aportes_empleador;
  // Monto por carga del tramo · Ley 18.987 art. 1
  const $82 = total_imponible <= $f.tramo_a_hasta;
  $s[94] = $82 ? 1 : 0;
  let $83: number;
  if ($82) {
    $83 = $f.monto_a;
  } else {
    const $80 = total_imponible <= $f.tramo_b_hasta;
    $s[95] = $80 ? 1 : 0;
    $83 = $80 ? $f.monto_b : $f.monto_c;
  }
  const monto_por_carga = $s[96] = $83;
  if ($notes !== null) {
    if (rt.isSent($n[0]!) &&
      rt.isSent($n[1]!) &&
      (daily_salary * 3 * 1000 < monthly_salary * 99 || daily_salary * 3 * 1000 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(0, rt.ratio(monthly_salary, 100n), rt.ratio(daily_salary, 100n));
    }
    if (monthly_salary < $f.imm * 100) {
      // BELOW_MINIMUM_WAGE
      $notes.add(1, rt.ratio(monthly_salary, 100n), rt.ratio($f.imm, 1n));
    }
    if (rt.isSent($n[3]!) && !rt.givesValue($f.tasas_afp$rows2, afp_rate, 1)) {
      // AFP_RATE_UNKNOWN
      $notes.add(2, rt.ratio(afp_rate, 1000000n));
    }
    if (contrato_plazo_fijo && afc_indefinido_11_anios) {
      // FLAG_CONFLICT
      $notes.add(3);
    }
    if (commission_amount > 0) {
      // SEMANA_CORRIDA_NOT_COMPUTED
      $notes.add(4);
    }
    if (asignacion_familiar_amount > 0 && total_imponible > $f.tramo_c_hasta) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(5, rt.ratio(total_imponible, 1n), rt.ratio($f.tramo_c_hasta, 1n));
    }
    let $85: boolean = total_imponible <= $f.tramo_c_hasta;
    if ($85) {
      const $84 = monto_por_carga * 100;
      $85 = !($84 === 0 ? asignacion_familiar_amount === 0 : asignacion_familiar_amount % $84 === 0);
    }
    if ($85) {
      // ASIGNACION_FAMILIAR_NOT_MULTIPLE
      $notes.add(6, rt.ratio(asignacion_familiar_amount, 100n), rt.ratio(monto_por_carga, 1n));
    }
    if ((colacion + movilizacion) * 10 > total_imponible * 3) {
      // NON_TAXABLE_HIGH
      $notes.add(7);
    }
    if (total_imponible > tope_imponible_afp_salud) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(8, rt.ratio(total_imponible, 1n), rt.ratio(tope_imponible_afp_salud, 1n));
    }
    if (total_imponible > tope_imponible_afc) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(9, rt.ratio(total_imponible, 1n), rt.ratio(tope_imponible_afc, 1n));
    }
    if (pension_amount > 0 && !pensionado) {
      // FLAG_CONFLICT
      $notes.add(10);
    }
    if (liquido_a_pagar < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(11);
    }
    if ($36 && $row.period.end >= '2020-10-01' && $row.period.end < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(12);
    }
    if ($36 && $row.period.end >= '2022-01-01' && $row.period.end < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(13);
    }
  }
  return true;
}

export const rules: rt.RuleModule = rt.ruleModule($law, { parameters: $parameters, elsewhere: $elsewhere, compute });
