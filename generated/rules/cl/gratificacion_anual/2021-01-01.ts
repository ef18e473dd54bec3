// CL.gratificacion_anual 2021.1: Gratificación legal anual
// Emitted from generated/rules/cl/gratificacion_anual/2021-01-01.pay by payroll compile. Do not edit.
import { readFileSync } from 'node:fs';
import * as rt from '../../../../runtime/index.ts';

const $head: rt.ModuleHead = {
  format: 1,
  path: 'generated/rules/cl/gratificacion_anual/2021-01-01.pay',
  fingerprint: 'sha256:7d1def1c118dbafd3cd5c54d0dd2e320280ef347822f8ae5d485b09d802a0db5',
  meaning: 'sha256:1b106d29871bcc0145b9856f2c88f1e65ee61142f54283d069dd1d7f097fec6e',
  country: 'CL',
  scheme: 'gratificacion_anual',
  label: 'Gratificación legal anual',
  version: '2021.1',
  currency: 'CLP',
  validFrom: '2021-01-01',
  validUntil: '2026-12-31',
  periods: ['event'],
  proration: null,
  days: 'as_given',
  asOf: 'period_end',
};

const $law = new rt.ModuleLaw($head, 'sha256:07308881e1463c2c4a78420a6a3d735546ed41bf91974fac957fd0780f15c2b0', () =>
  JSON.parse(readFileSync(new URL('./2021-01-01.json', import.meta.url), 'utf8')));

const $parameters = rt.byDate(($at) => ({
  adicional_maxima: rt.scaledWorth($at, 250n, $law.rows('adicional_maxima')),
  capital_exento: rt.scaledWorth($at, 10n, $law.rows('capital_exento')),
  participacion: rt.scaledWorth($at, 10n, $law.rows('participacion')),
  gratificacion_tasa: rt.scaledWorth($at, 4n, $law.rows('gratificacion_tasa')),
  gratificacion_tope_imm: rt.scaledWorth($at, 4n, $law.rows('gratificacion_tope_imm')),
  tasa_salud: rt.scaledWorth($at, 100n, $law.rows('tasa_salud')),
  afc_trabajador$rows1: rt.scaledRows($law.table('afc_trabajador'), { date: $at }, 1n, 500n),
  UTM: rt.scaledWorth($at, 1n, $law.rows('UTM')),
  tabla_impuesto_unico$rows1: rt.scaledRows($law.table('tabla_impuesto_unico'), { date: $at }, 100n, 1000n),
  tasa_seguro_social: rt.scaledWorth($at, 40n, $law.rows('tasa_seguro_social')),
  afc_del_empleador$rows1: rt.scaledRows($law.table('afc_del_empleador'), { date: $at }, 1n, 500n),
  ley_16744_basica: rt.scaledWorth($at, 1000n, $law.rows('ley_16744_basica')),
  sanna: rt.scaledWorth($at, 10000n, $law.rows('sanna')),
  tasas_afp$rows1: rt.scaledRows($law.table('tasas_afp'), { date: $at }, 1n, 10000n),
  tasas_afp$rows2: rt.scaledRows($law.table('tasas_afp'), { date: $at }, 1n, 1000000n),
}));
const $elsewhere = rt.byDate(($at) => ({
  imm: rt.scaledWorth($at, 1n, $law.rows('imm')),
  tope_afp_salud_uf: rt.scaledWorth($at, 1000n, $law.rows('tope_afp_salud_uf'), $law.rows('UF')),
  UF: rt.scaledWorth($at, 100n, $law.rows('UF')),
  tope_afc_uf: rt.scaledWorth($at, 1000n, $law.rows('tope_afc_uf'), $law.rows('UF')),
  UTM: rt.scaledWorth($at, 1n, $law.rows('UTM')),
  tasa_sis: rt.scaledWorth($at, 10000n, $law.rows('tasa_sis')),
  tasa_capitalizacion: rt.scaledWorth($at, 1000n, $law.rows('tasa_capitalizacion')),
  tasa_expectativa_vida_aparte: rt.scaledWorth($at, 1000n, $law.rows('tasa_expectativa_vida_aparte')),
  sis_adentro: rt.scaledWorth($at, 1n, $law.rows('sis_adentro')),
  tasa_rentabilidad: rt.scaledWorth($at, 1000n, $law.rows('tasa_rentabilidad')),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $at = $row.referenceDate;
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  const modalidad_gratificacion$sent = rt.textAt($row.texts, 1);
  const primer_mes_devengo$sent = rt.textAt($row.texts, 7);
  // Ejercicio comercial · Código del Trabajo art. 47
  if (!rt.isSent($n[0]!)) return false;
  if ($n[0]! < 2020) return false;
  if ($n[0]! > rt.yearOf($row.period.end)) return false;
  const ejercicio = $s[0] = $n[0]!;
  // Modalidad · Código del Trabajo arts. 47 y 50
  if (!(modalidad_gratificacion$sent !== undefined)) return false;
  if (modalidad_gratificacion$sent !== undefined && !(rt.positionOf(['art_47', 'art_50'], modalidad_gratificacion$sent) > 0)) return false;
  const modalidad_gratificacion = modalidad_gratificacion$sent ?? '';
  $s[1] = rt.positionOf(['art_47', 'art_50'], modalidad_gratificacion);
  // Remuneraciones del trabajador en el año · Código del Trabajo arts. 47 y 50
  if (!rt.isSent($n[2]!)) return false;
  if ($n[2]! < 0 || $n[2]! > 100000000000000) return false;
  const remuneraciones_devengadas_amount = $s[2] = $n[2]!;
  // Gratificación pagada mes a mes · Código del Trabajo art. 50
  if ($n[3]! < 0 || $n[3]! > 100000000000000) return false;
  const gratificacion_anticipada_amount = $s[3] = rt.sentOr($n[3]!, 0);
  // Utilidad tributaria de la empresa, sin pérdidas anteriores · Código del Trabajo arts. 47 y 48
  if (!rt.isSent($n[4]!)) {
    if (rt.same(modalidad_gratificacion, 'art_47')) return false;
  }
  if ($n[4]! < 0) return false;
  const utilidad_tributaria_amount = $s[4] = $n[4]!;
  // Capital propio de la empresa · Código del Trabajo art. 48
  if (!rt.isSent($n[5]!)) {
    if (rt.same(modalidad_gratificacion, 'art_47')) return false;
  }
  if ($n[5]! < 0) return false;
  const capital_propio_amount = $s[5] = $n[5]!;
  // Remuneraciones de todos los trabajadores en el año · Código del Trabajo art. 47
  if (!rt.isSent($n[6]!)) {
    if (rt.same(modalidad_gratificacion, 'art_47')) return false;
  }
  if ($n[6]! <= 0) return false;
  const remuneraciones_devengadas_empresa_amount = $s[6] = $n[6]!;
  // Primer mes en que se ganó, su día 1 · LIR art. 46
  if (primer_mes_devengo$sent !== undefined && !rt.isDate(primer_mes_devengo$sent)) return false;
  if (primer_mes_devengo$sent !== undefined && primer_mes_devengo$sent < '2020-01-01') return false;
  if (primer_mes_devengo$sent !== undefined && primer_mes_devengo$sent > $row.period.end) return false;
  const primer_mes_devengo = primer_mes_devengo$sent !== undefined ? primer_mes_devengo$sent : rt.dateOf(ejercicio, 1, 1);
  $s[7] = rt.digitsOfDate(primer_mes_devengo);
  const total_imponible$01_12 = [];
  for (let $i = 0; $i < 12; $i += 1) {
    // Total imponible del mes 1 … 12 · D.L. 3.500 art. 16
    if (!rt.isSent($n[8 + $i]!)) {
      if (rt.isSent($n[20 + $i]!)) return false;
    }
    if ($n[8 + $i]! < 0 || $n[8 + $i]! > 100000000000) return false;
    const total_imponible$one = $s[8 + $i] = $n[8 + $i]!;
    total_imponible$01_12.push(total_imponible$one);
  }
  const base_mes$01_12 = [];
  for (let $i = 0; $i < 12; $i += 1) {
    // Base tributable del mes 1 … 12 · LIR art. 46
    if (!rt.isSent($n[20 + $i]!)) {
      if (rt.isSent($n[8 + $i]!)) return false;
    }
    if ($n[20 + $i]! < 0 || $n[20 + $i]! > 100000000000) return false;
    const base_mes$one = $s[20 + $i] = $n[20 + $i]!;
    base_mes$01_12.push(base_mes$one);
  }
  // Cotización a la AFP, 10 % más comisión · D.L. 3.500 arts. 17 y 29
  if (!rt.isSent($n[32]!)) return false;
  if ($n[32]! < 100000 || $n[32]! > 130000) return false;
  const afp_rate = $s[32] = $n[32]!;
  // Cotización adicional de la Ley 16.744 · Ley 16.744 art. 15; D.S. 110 y D.S. 67
  if ($n[33]! < 0) return false;
  if ($n[33]! > $f.adicional_maxima * 4000) return false;
  const risk_class_rate = $s[33] = rt.sentOr($n[33]!, 0);
  // Contrato a plazo fijo, por obra o faena
  const contrato_plazo_fijo = $n[34]! === 1;
  $s[34] = contrato_plazo_fijo ? 1 : 0;
  // Más de 11 años de cesantía con el empleador
  const afc_indefinido_11_anios = $n[35]! === 1;
  $s[35] = afc_indefinido_11_anios ? 1 : 0;
  const comienzo$01_12 = [];
  for (let $i = 0; $i < 12; $i += 1) {
    // Primer día del mes 1 … 12
    const comienzo$one = rt.addMonths(primer_mes_devengo, $i);
    $s[36 + $i] = rt.digitsOfDate(comienzo$one);
    comienzo$01_12.push(comienzo$one);
  }
  const despues$02_12 = [];
  const $2$all = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Meses después del primero 2 … 12 · Código del Trabajo art. 52
    let despues$one = 0;
    const $2 = rt.isSent($n[9 + $i]!);
    $s[48 + 2 * $i] = $2 ? 1 : 0;
    if ($2) {
      despues$one = $s[49 + 2 * $i] = 1 + $i;
    }
    despues$02_12.push(despues$one);
    $2$all.push($2);
  }
  // Último mes
  const ultimo_mes = rt.addMonths(primer_mes_devengo,
    Math.max(0, despues$02_12[0]!, despues$02_12[1]!, despues$02_12[2]!, despues$02_12[3]!, despues$02_12[4]!, despues$02_12[5]!,
      despues$02_12[6]!, despues$02_12[7]!, despues$02_12[8]!, despues$02_12[9]!, despues$02_12[10]!));
  $s[70] = rt.digitsOfDate(ultimo_mes);
  // Utilidad líquida · Código del Trabajo art. 48
  let utilidad_liquida_gratificable = 0;
  const $13 = rt.same(modalidad_gratificacion, 'art_47');
  $s[71] = $13 ? 1 : 0;
  let fondo_gratificacion = 0;
  if ($13) {
    const $14 = utilidad_tributaria_amount * 10;
    if ($14 > rt.SAFE) return false;
    const $15 = $14 - $f.capital_exento * capital_propio_amount;
    utilidad_liquida_gratificable = $s[72] = 0 > $15 ? 0 : $15;
    // 30 % a repartir · Código del Trabajo art. 47
    const $17 = $s[74] = $f.participacion * utilidad_liquida_gratificable;
    if ($17 > 4503599627360495) return false;
    fondo_gratificacion = $s[73] = Math.floor(($17 + 5000) / 10000);
  }
  // 25 % de lo devengado · Código del Trabajo art. 50
  let gratificacion_25 = 0;
  const $19 = rt.same(modalidad_gratificacion, 'art_50');
  $s[75] = $19 ? 1 : 0;
  if ($19) {
    const $20 = $s[77] = $f.gratificacion_tasa * remuneraciones_devengadas_amount;
    gratificacion_25 = $s[76] = Math.floor(($20 + 200) / 400);
  }
  // Dia del imm
  const dia_del_imm = rt.earliest(rt.dateOf(ejercicio, 12, 31), $row.period.end);
  $s[78] = rt.digitsOfDate(dia_del_imm);
  // Meses en que se ganó · Código del Trabajo art. 52
  const $22 = rt.isSent($n[8]!) ? 1 : 0;
  const $23 = $2$all[0]! ? 1 : 0;
  const $24 = $2$all[1]! ? 1 : 0;
  const $25 = $2$all[2]! ? 1 : 0;
  const $26 = $2$all[3]! ? 1 : 0;
  const $27 = $2$all[4]! ? 1 : 0;
  const $28 = $2$all[5]! ? 1 : 0;
  const $29 = $2$all[6]! ? 1 : 0;
  const $30 = $2$all[7]! ? 1 : 0;
  const $31 = $2$all[8]! ? 1 : 0;
  const $32 = $2$all[9]! ? 1 : 0;
  const $33 = $2$all[10]! ? 1 : 0;
  const meses_devengo = $s[79] = $22 + $23 + $24 + $25 + $26 + $27 + $28 + $29 + $30 + $31 + $32 + $33;
  // Tope 4,75 IMM · Código del Trabajo arts. 50 y 52
  let tope_gratificacion_anual = 0;
  if ($19) {
    const $35 = $elsewhere(dia_del_imm);
    if ($35 === null) return false;
    $s[80] = $35.imm;
    const $36 = $s[82] = $f.gratificacion_tope_imm * $35.imm * meses_devengo;
    tope_gratificacion_anual = $s[81] = Math.floor(($36 + 24) / 48);
  }
  // Gratificación determinada · Código del Trabajo arts. 47 y 50
  let $38 = 1;
  let $41: number;
  if ($13) {
    if (!(remuneraciones_devengadas_empresa_amount > 0)) return false;
    $38 = remuneraciones_devengadas_empresa_amount;
    const $39 = fondo_gratificacion * remuneraciones_devengadas_amount;
    if ($39 > rt.SAFE) return false;
    $41 = $39;
  } else {
    const $40 = (gratificacion_25 < tope_gratificacion_anual ? gratificacion_25 : tope_gratificacion_anual) * $38;
    if ($40 > rt.SAFE) return false;
    $41 = $40;
  }
  const $42 = rt.wholeOf($41, $38, 'half_up');
  if (Number.isNaN($42)) return false;
  const gratificacion_determinada = $s[83] = $42;
  $s[84] = $41;
  $s[85] = $38;
  // Gratificación legal anual · Código del Trabajo arts. 47, 50 y 52
  const $43 = gratificacion_determinada * 100;
  if ($43 > rt.SAFE) return false;
  const $44 = $43 - gratificacion_anticipada_amount;
  const $45 = $s[87] = 0 > $44 ? 0 : $44;
  if ($45 > 4503599627370395) return false;
  const gratificacion_anual = $s[86] = Math.floor(($45 + 50) / 100);
  // Parte de cada mes · Código del Trabajo art. 52
  const $47 = 1 > meses_devengo ? 1 : meses_devengo;
  if (!($47 > 0)) return false;
  const $48 = $s[89] = $47;
  const cuota_mensual = $s[88] = gratificacion_anual;
  const mes$01_12 = [];
  for (let $i = 0; $i < 12; $i += 1) {
    // Mes 1 … 12
    const mes$one = rt.earliest(rt.lastDayOfMonth(comienzo$01_12[$i]!), $row.period.end);
    $s[90 + $i] = rt.digitsOfDate(mes$one);
    mes$01_12.push(mes$one);
  }
  // Tope imponible AFP y salud 1 · D.L. 3.500 art. 16
  let tope_afp_01 = 0;
  const $49 = rt.isSent($n[8]!);
  $s[102] = $49 ? 1 : 0;
  if ($49) {
    const $50 = $elsewhere(mes$01_12[0]!);
    if ($50 === null) return false;
    $s[103] = $50.tope_afp_salud_uf;
    $s[104] = $50.UF;
    tope_afp_01 = $s[105] = Math.floor(($50.tope_afp_salud_uf + 500) / 1000);
    $s[106] = $50.tope_afp_salud_uf;
  }
  const tope_afp$02_12 = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Tope imponible AFP y salud 2 … 12 · D.L. 3.500 art. 16
    let tope_afp$one = 0;
    if ($2$all[$i]!) {
      const $52 = $elsewhere(mes$01_12[1 + $i]!);
      if ($52 === null) return false;
      $s[107 + 4 * $i] = $52.tope_afp_salud_uf;
      $s[108 + 4 * $i] = $52.UF;
      tope_afp$one = $s[109 + 4 * $i] = Math.floor(($52.tope_afp_salud_uf + 500) / 1000);
      $s[110 + 4 * $i] = $52.tope_afp_salud_uf;
    }
    tope_afp$02_12.push(tope_afp$one);
  }
  // Tope imponible seguro de cesantía 1 · Ley 19.728 art. 6
  let tope_afc_01 = 0;
  if ($49) {
    const $74 = $elsewhere(mes$01_12[0]!);
    if ($74 === null) return false;
    $s[151] = $74.tope_afc_uf;
    $s[152] = $74.UF;
    tope_afc_01 = $s[153] = Math.floor(($74.tope_afc_uf + 500) / 1000);
    $s[154] = $74.tope_afc_uf;
  }
  const tope_afc$02_12 = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Tope imponible seguro de cesantía 2 … 12 · Ley 19.728 art. 6
    let tope_afc$one = 0;
    if ($2$all[$i]!) {
      const $76 = $elsewhere(mes$01_12[1 + $i]!);
      if ($76 === null) return false;
      $s[155 + 4 * $i] = $76.tope_afc_uf;
      $s[156 + 4 * $i] = $76.UF;
      tope_afc$one = $s[157 + 4 * $i] = Math.floor(($76.tope_afc_uf + 500) / 1000);
      $s[158 + 4 * $i] = $76.tope_afc_uf;
    }
    tope_afc$02_12.push(tope_afc$one);
  }
  // Parte imponible AFP y salud 1 · D.L. 3.500 art. 16; D.S. 57 de 1990
  let parte_afp_01 = 0;
  if ($49) {
    const $98 = tope_afp_01 * 100 - total_imponible$01_12[0]!;
    const $99 = cuota_mensual * 100;
    if ($99 > rt.SAFE) return false;
    const $100 = (0 > $98 ? 0 : $98) * $48;
    if ($100 > rt.SAFE) return false;
    parte_afp_01 = $s[199] = $99 < $100 ? $99 : $100;
  }
  const parte_afp$02_12 = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Parte imponible AFP y salud 2 … 12 · D.L. 3.500 art. 16; D.S. 57 de 1990
    let parte_afp$one = 0;
    if ($2$all[$i]!) {
      const $102 = tope_afp$02_12[$i]! * 100 - total_imponible$01_12[1 + $i]!;
      const $103 = cuota_mensual * 100;
      if ($103 > rt.SAFE) return false;
      const $104 = (0 > $102 ? 0 : $102) * $48;
      if ($104 > rt.SAFE) return false;
      parte_afp$one = $s[200 + $i] = $103 < $104 ? $103 : $104;
    }
    parte_afp$02_12.push(parte_afp$one);
  }
  // Parte imponible seguro de cesantía 1 · Ley 19.728 art. 6; D.S. 57 de 1990
  let parte_afc_01 = 0;
  if ($49) {
    const $146 = tope_afc_01 * 100 - total_imponible$01_12[0]!;
    const $147 = cuota_mensual * 100;
    if ($147 > rt.SAFE) return false;
    const $148 = (0 > $146 ? 0 : $146) * $48;
    if ($148 > rt.SAFE) return false;
    parte_afc_01 = $s[211] = $147 < $148 ? $147 : $148;
  }
  const parte_afc$02_12 = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Parte imponible seguro de cesantía 2 … 12 · Ley 19.728 art. 6; D.S. 57 de 1990
    let parte_afc$one = 0;
    if ($2$all[$i]!) {
      const $150 = tope_afc$02_12[$i]! * 100 - total_imponible$01_12[1 + $i]!;
      const $151 = cuota_mensual * 100;
      if ($151 > rt.SAFE) return false;
      const $152 = (0 > $150 ? 0 : $150) * $48;
      if ($152 > rt.SAFE) return false;
      parte_afc$one = $s[212 + $i] = $151 < $152 ? $151 : $152;
    }
    parte_afc$02_12.push(parte_afc$one);
  }
  // Suma de las partes, AFP y salud · D.L. 3.500 art. 16
  const $194 = parte_afp_01 + rt.sumOf(parte_afp$02_12);
  if ($194 > rt.SAFE) return false;
  const suma_afp = $s[223] = $194;
  // Suma de las partes, seguro de cesantía · Ley 19.728 art. 6
  const $195 = parte_afc_01 + rt.sumOf(parte_afc$02_12);
  if ($195 > rt.SAFE) return false;
  const suma_afc = $s[224] = $195;
  // Renta imponible AFP y salud · D.L. 3.500 arts. 14 y 16
  const $196 = rt.wholeOf(suma_afp, 100 * $48, 'half_up');
  if (Number.isNaN($196)) return false;
  const base_imponible_afp_salud = $s[225] = $196;
  $s[226] = suma_afp;
  // Renta imponible seguro de cesantía · Ley 19.728 art. 6
  const $197 = rt.wholeOf(suma_afc, 100 * $48, 'half_up');
  if (Number.isNaN($197)) return false;
  const base_imponible_afc = $s[227] = $197;
  $s[228] = suma_afc;
  // Contrato para el seguro de cesantía · Ley 19.728 arts. 5 y 9
  let $199: string;
  if (contrato_plazo_fijo) {
    $199 = 'plazo_fijo';
  } else {
    $199 = afc_indefinido_11_anios ? 'indefinido_11_anios' : 'indefinido';
  }
  const contrato = $199;
  $s[229] = rt.positionOf(['indefinido', 'plazo_fijo', 'indefinido_11_anios'], contrato);
  // Cotización AFP (10% más comisión) · D.L. 3.500 arts. 17 y 29
  const $200 = $s[231] = base_imponible_afp_salud * afp_rate;
  const cotizacion_afp = $s[230] = Math.floor(($200 + 500000) / 1000000);
  // Cotización de salud 7% (Fonasa o Isapre) · D.L. 3.500 art. 84
  const $202 = $s[233] = base_imponible_afp_salud * $f.tasa_salud;
  const cotizacion_salud = $s[232] = Math.floor(($202 + 50) / 100);
  // Seguro de cesantía (AFC) trabajador · Ley 19.728 art. 5
  const $204 = $s[234] = rt.rowOfWord($f.afc_trabajador$rows1, contrato);
  if ($204 < 0) return false;
  const $205 = $f.afc_trabajador$rows1.value[$204]!;
  const $206 = $s[236] = base_imponible_afc * $205;
  const seguro_cesantia_trabajador = $s[235] = Math.floor(($206 + 250) / 500);
  // Gratificación afecta · LIR art. 42 N°1
  const $208 = gratificacion_anual - cotizacion_afp - cotizacion_salud - seguro_cesantia_trabajador;
  const base_tributable = $s[237] = 0 > $208 ? 0 : $208;
  // Parte de cada mes, en UTM · LIR art. 46
  const $210 = (1 > meses_devengo ? 1 : meses_devengo) * $f.UTM;
  if (!($210 > 0)) return false;
  $s[239] = $210;
  $s[238] = base_tributable;
  // Base del mes, en UTM 1 · LIR art. 46
  $s[242] = 1;
  if ($49) {
    const $212 = $elsewhere(mes$01_12[0]!);
    if ($212 === null) return false;
    $s[240] = $212.UTM;
    if (!($212.UTM > 0)) return false;
    $s[242] = $212.UTM;
    $s[241] = base_mes$01_12[0]!;
  }
  for (let $i = 0; $i < 11; $i += 1) {
    // Base del mes, en UTM 2 … 12 · LIR art. 46
    $s[245 + 3 * $i] = 1;
    if ($2$all[$i]!) {
      const $214 = $elsewhere(mes$01_12[1 + $i]!);
      if ($214 === null) return false;
      $s[243 + 3 * $i] = $214.UTM;
      if (!($214.UTM > 0)) return false;
      $s[245 + 3 * $i] = $214.UTM;
      $s[244 + 3 * $i] = base_mes$01_12[1 + $i]!;
    }
  }
  // Impuesto de más, en UTM 1 · LIR art. 46
  if ($49) return false;
  for (let $i = 0; $i < 11; $i += 1) {
    // Impuesto de más, en UTM 2 … 12 · LIR art. 46
    if ($2$all[$i]!) return false;
  }
  // Diferencia de impuesto, en UTM · LIR art. 46
  $s[288] = 0;
  for (let $i = 0; $i < 12; $i += 1) {
    // Base del mes con su parte, en UTM, hasta la décima que sigue 1 … 12 · LIR art. 46
    $s[291 + 3 * $i] = 1;
  }
  // Impuesto del mes de mayor base, en UTM · LIR art. 46
  $s[326] = 0;
  if (0 > rt.SAFE) return false;
  const $382 = $s[325] = rt.rowOf($f.tabla_impuesto_unico$rows1, 0, 1, false);
  if ($382 < 0) return false;
  const $383 = rt.rebateOf($f.tabla_impuesto_unico$rows1, $382, 0, 1);
  if (Number.isNaN($383)) return false;
  $s[327] = $383;
  // Impuesto único reliquidado (LIR art. 46) · LIR arts. 45 N°2 y 46; Circular SII 37 de 1990
  $s[328] = 0;
  // Total haberes
  const total_haberes = $s[329] = gratificacion_anual;
  // Total descuentos
  const total_descuentos = $s[330] = cotizacion_afp + cotizacion_salud + seguro_cesantia_trabajador;
  // Líquido a pagar
  $s[331] = total_haberes - total_descuentos;
  for (let $i = 0; $i < 12; $i += 1) {
    // Seguro de invalidez y sobrevivencia 1 … 12 · D.L. 3.500 art. 59
  }
  for (let $i = 0; $i < 12; $i += 1) {
    // Aporte a la cuenta individual 1 … 12 · Ley 21.735 art. 4° transitorio
  }
  for (let $i = 0; $i < 12; $i += 1) {
    // Compensación por expectativa de vida 1 … 12 · Ley 21.735 art. 4° transitorio
  }
  for (let $i = 0; $i < 12; $i += 1) {
    // Cotización con rentabilidad protegida 1 … 12 · Ley 21.735 arts. 4° y 8° transitorios
  }
  // Seguro de invalidez y sobrevivencia · D.L. 3.500 art. 59
  $s[465] = 0;
  if (0 > rt.SAFE) return false;
  const $532 = rt.wholeOf(0, 1000000 * $48, 'half_up');
  if (Number.isNaN($532)) return false;
  const sis = $s[464] = $532;
  // Aporte empleador a cuenta individual · Ley 21.735 art. 4° transitorio
  $s[467] = 0;
  if (0 > rt.SAFE) return false;
  const $534 = rt.wholeOf(0, 100000 * $48, 'half_up');
  if (Number.isNaN($534)) return false;
  const capitalizacion_individual_empleador = $s[466] = $534;
  // Seguro Social: compensación por expectativa de vida · Ley 21.735 art. 4° transitorio
  $s[469] = 0;
  if (0 > rt.SAFE) return false;
  const $536 = rt.wholeOf(0, 1000000 * $48, 'half_up');
  if (Number.isNaN($536)) return false;
  const expectativa_vida = $s[468] = $536;
  // Cotización con rentabilidad protegida · Ley 21.735 arts. 4° y 8° transitorios
  $s[471] = 0;
  if (0 > rt.SAFE) return false;
  const $538 = rt.wholeOf(0, 100000 * $48, 'half_up');
  if (Number.isNaN($538)) return false;
  const rentabilidad_protegida = $s[470] = $538;
  // Seguro de cesantía empleador · Ley 19.728 art. 5
  const $539 = $s[472] = rt.rowOfWord($f.afc_del_empleador$rows1, contrato);
  if ($539 < 0) return false;
  const $540 = $f.afc_del_empleador$rows1.value[$539]!;
  const $541 = $s[474] = suma_afc * $540;
  if ($541 > rt.SAFE) return false;
  const $542 = rt.wholeOf($541, 50000 * $48, 'half_up');
  if (Number.isNaN($542)) return false;
  const afc_empleador = $s[473] = $542;
  // Seguro de accidentes del trabajo (0.90% + adicional) y SANNA 0.03% · Ley 16.744 art. 15; Ley 21.063
  const $543 = $s[476] = suma_afp * ($f.ley_16744_basica * 1000 + risk_class_rate + $f.sanna * 100);
  if ($543 > rt.SAFE) return false;
  const $544 = rt.wholeOf($543, 100000000 * $48, 'half_up');
  if (Number.isNaN($544)) return false;
  const mutual_ley_16744 = $s[475] = $544;
  // Total aportes del empleador
  const total_aportes_empleador = $s[477] = sis +
    capitalizacion_individual_empleador +
    expectativa_vida +
    rentabilidad_protegida +
    afc_empleador +
    mutual_ley_16744;
  // Costo empresa
  $s[478] = total_haberes + total_aportes_empleador;
  if (rt.yearOf(primer_mes_devengo) !== ejercicio || rt.yearOf(ultimo_mes) !== ejercicio || ultimo_mes > $row.period.end) return false;
  if ($13 && remuneraciones_devengadas_empresa_amount < remuneraciones_devengadas_amount) return false;
  if (rt.dayOf(primer_mes_devengo) !== 1) return false;
  if (meses_devengo === 0) return false;
  if ($notes !== null) {
    if (!rt.givesValue($f.tasas_afp$rows2, afp_rate, 1)) {
      // AFP_RATE_UNKNOWN
      $notes.add(4, rt.ratio(afp_rate, 1000000n));
    }
    if (contrato_plazo_fijo && afc_indefinido_11_anios) {
      // FLAG_CONFLICT
      $notes.add(5);
    }
    const $547 = gratificacion_anual * 100;
    if ($547 > rt.SAFE) return false;
    const $548 = $547 * $48;
    if ($548 > rt.SAFE) return false;
    if (suma_afp < $548) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(6, rt.ratio(base_imponible_afp_salud, 1n));
    }
    const $549 = gratificacion_anual * 100;
    if ($549 > rt.SAFE) return false;
    const $550 = $549 * $48;
    if ($550 > rt.SAFE) return false;
    if (suma_afc < $550) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(7, rt.ratio(base_imponible_afc, 1n));
    }
    const $551 = gratificacion_determinada * 100;
    if ($551 > rt.SAFE) return false;
    if (gratificacion_anticipada_amount > $551) {
      // GRATIFICACION_ADVANCES_EXCEED
      $notes.add(8, rt.ratio(gratificacion_anticipada_amount, 100n), rt.ratio(gratificacion_determinada, 1n));
    }
    if ($19 && gratificacion_25 > tope_gratificacion_anual) {
      // GRATIFICACION_CAPPED
      $notes.add(9, rt.ratio(tope_gratificacion_anual, 1n));
    }
    if ($at >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(22);
    }
  }
  return true;
}

export const rules: rt.RuleModule = rt.ruleModule($law, { parameters: $parameters, elsewhere: $elsewhere, compute });
