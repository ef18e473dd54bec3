// CL.reliquidacion_impuesto 2021.1: Reliquidación de rentas de varios meses
// Emitted from generated/rules/cl/reliquidacion_impuesto/2021-01-01.pay by payroll compile. Do not edit.
import { readFileSync } from 'node:fs';
import * as rt from '../../../../runtime/index.ts';

const $head: rt.ModuleHead = {
  format: 1,
  path: 'generated/rules/cl/reliquidacion_impuesto/2021-01-01.pay',
  fingerprint: 'sha256:341dd5a262a3e69fe5fcca6ef011f49b2cc8e83f363e794878a4f06e45e0c391',
  meaning: 'sha256:484773122171c11a3d064323ecb4e2adc7ca6ab0fe9f081e2158c2e8a1fb281f',
  country: 'CL',
  scheme: 'reliquidacion_impuesto',
  label: 'Reliquidación de rentas de varios meses',
  version: '2021.1',
  currency: 'CLP',
  validFrom: '2021-01-01',
  validUntil: '2026-12-31',
  periods: ['event'],
  proration: null,
  days: 'as_given',
  asOf: 'period_end',
};

const $law = new rt.ModuleLaw($head, 'sha256:c634f09015587307aafa5da64003f7afe29e96a4a76ad180fedd0946ac5e8c20', () =>
  JSON.parse(readFileSync(new URL('./2021-01-01.json', import.meta.url), 'utf8')));

const $parameters = rt.byDate(($at) => ({
  adicional_maxima: rt.scaledWorth($at, 250n, $law.rows('adicional_maxima')),
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
  const primer_mes_devengo$sent = rt.textAt($row.texts, 2);
  // Suma que se ganó en varios meses · LIR arts. 45 N°2 y 46
  if (!rt.isSent($n[0]!)) return false;
  if ($n[0]! <= 0 || $n[0]! > 100000000000) return false;
  const renta_accesoria_amount = $s[0] = $n[0]!;
  // Cotiza · Código del Trabajo art. 41; D.L. 3.500 art. 14
  const cotizable = $n[1]! !== 0;
  $s[1] = cotizable ? 1 : 0;
  // Primer mes en que se ganó, su día 1 · LIR art. 46
  if (!(primer_mes_devengo$sent !== undefined)) return false;
  if (primer_mes_devengo$sent !== undefined && !rt.isDate(primer_mes_devengo$sent)) return false;
  if (primer_mes_devengo$sent !== undefined && primer_mes_devengo$sent < '2020-01-01') return false;
  if (primer_mes_devengo$sent !== undefined && primer_mes_devengo$sent > $row.period.end) return false;
  const primer_mes_devengo = primer_mes_devengo$sent ?? '';
  $s[2] = rt.digitsOfDate(primer_mes_devengo);
  const total_imponible$01_12 = [];
  for (let $i = 0; $i < 12; $i += 1) {
    // Total imponible del mes 1 … 12 · D.L. 3.500 art. 16
    if (!rt.isSent($n[3 + $i]!)) {
      if (rt.isSent($n[15 + $i]!)) return false;
    }
    if ($n[3 + $i]! < 0 || $n[3 + $i]! > 100000000000) return false;
    const total_imponible$one = $s[3 + $i] = $n[3 + $i]!;
    total_imponible$01_12.push(total_imponible$one);
  }
  const base_mes$01_12 = [];
  for (let $i = 0; $i < 12; $i += 1) {
    // Base tributable del mes 1 … 12 · LIR art. 46
    if (!rt.isSent($n[15 + $i]!)) {
      if (rt.isSent($n[3 + $i]!)) return false;
    }
    if ($n[15 + $i]! < 0 || $n[15 + $i]! > 100000000000) return false;
    const base_mes$one = $s[15 + $i] = $n[15 + $i]!;
    base_mes$01_12.push(base_mes$one);
  }
  // Cotización a la AFP, 10 % más comisión · D.L. 3.500 arts. 17 y 29
  if (!rt.isSent($n[27]!)) {
    if (cotizable) return false;
  }
  if ($n[27]! < 100000 || $n[27]! > 130000) return false;
  const afp_rate = $s[27] = $n[27]!;
  // Cotización adicional de la Ley 16.744 · Ley 16.744 art. 15; D.S. 110 y D.S. 67
  if ($n[28]! < 0) return false;
  if ($n[28]! > $f.adicional_maxima * 4000) return false;
  const risk_class_rate = $s[28] = rt.sentOr($n[28]!, 0);
  // Contrato a plazo fijo, por obra o faena
  const contrato_plazo_fijo = $n[29]! === 1;
  $s[29] = contrato_plazo_fijo ? 1 : 0;
  // Más de 11 años de cesantía con el empleador
  const afc_indefinido_11_anios = $n[30]! === 1;
  $s[30] = afc_indefinido_11_anios ? 1 : 0;
  const comienzo$01_12 = [];
  for (let $i = 0; $i < 12; $i += 1) {
    // Primer día del mes 1 … 12
    const comienzo$one = rt.addMonths(primer_mes_devengo, $i);
    $s[31 + $i] = rt.digitsOfDate(comienzo$one);
    comienzo$01_12.push(comienzo$one);
  }
  const despues$02_12 = [];
  const $1$all = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Meses después del primero 2 … 12 · LIR art. 46
    let despues$one = 0;
    const $1 = rt.isSent($n[4 + $i]!);
    $s[43 + 2 * $i] = $1 ? 1 : 0;
    if ($1) {
      despues$one = $s[44 + 2 * $i] = 1 + $i;
    }
    despues$02_12.push(despues$one);
    $1$all.push($1);
  }
  // Último mes
  const ultimo_mes = rt.addMonths(primer_mes_devengo,
    Math.max(0, despues$02_12[0]!, despues$02_12[1]!, despues$02_12[2]!, despues$02_12[3]!, despues$02_12[4]!, despues$02_12[5]!,
      despues$02_12[6]!, despues$02_12[7]!, despues$02_12[8]!, despues$02_12[9]!, despues$02_12[10]!));
  $s[65] = rt.digitsOfDate(ultimo_mes);
  // Renta accesoria de varios meses · LIR arts. 45 N°2 y 46
  const renta_accesoria = $s[66] = Math.floor((renta_accesoria_amount + 50) / 100);
  $s[67] = renta_accesoria_amount;
  // Meses en que se ganó · LIR art. 46
  const $13 = rt.isSent($n[3]!) ? 1 : 0;
  const $14 = $1$all[0]! ? 1 : 0;
  const $15 = $1$all[1]! ? 1 : 0;
  const $16 = $1$all[2]! ? 1 : 0;
  const $17 = $1$all[3]! ? 1 : 0;
  const $18 = $1$all[4]! ? 1 : 0;
  const $19 = $1$all[5]! ? 1 : 0;
  const $20 = $1$all[6]! ? 1 : 0;
  const $21 = $1$all[7]! ? 1 : 0;
  const $22 = $1$all[8]! ? 1 : 0;
  const $23 = $1$all[9]! ? 1 : 0;
  const $24 = $1$all[10]! ? 1 : 0;
  const meses_devengo = $s[68] = $13 + $14 + $15 + $16 + $17 + $18 + $19 + $20 + $21 + $22 + $23 + $24;
  // Parte de cada mes · LIR art. 46
  const $26 = 1 > meses_devengo ? 1 : meses_devengo;
  if (!($26 > 0)) return false;
  const $27 = $s[70] = $26;
  const cuota_mensual = $s[69] = renta_accesoria;
  const mes$01_12 = [];
  for (let $i = 0; $i < 12; $i += 1) {
    // Mes 1 … 12
    const mes$one = rt.earliest(rt.lastDayOfMonth(comienzo$01_12[$i]!), $row.period.end);
    $s[71 + $i] = rt.digitsOfDate(mes$one);
    mes$01_12.push(mes$one);
  }
  // Tope imponible AFP y salud 1 · D.L. 3.500 art. 16
  let tope_afp_01 = 0;
  const $28 = rt.isSent($n[3]!);
  $s[83] = $28 ? 1 : 0;
  if ($28) {
    const $29 = $elsewhere(mes$01_12[0]!);
    if ($29 === null) return false;
    $s[84] = $29.tope_afp_salud_uf;
    $s[85] = $29.UF;
    tope_afp_01 = $s[86] = Math.floor(($29.tope_afp_salud_uf + 500) / 1000);
    $s[87] = $29.tope_afp_salud_uf;
  }
  const tope_afp$02_12 = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Tope imponible AFP y salud 2 … 12 · D.L. 3.500 art. 16
    let tope_afp$one = 0;
    if ($1$all[$i]!) {
      const $31 = $elsewhere(mes$01_12[1 + $i]!);
      if ($31 === null) return false;
      $s[88 + 4 * $i] = $31.tope_afp_salud_uf;
      $s[89 + 4 * $i] = $31.UF;
      tope_afp$one = $s[90 + 4 * $i] = Math.floor(($31.tope_afp_salud_uf + 500) / 1000);
      $s[91 + 4 * $i] = $31.tope_afp_salud_uf;
    }
    tope_afp$02_12.push(tope_afp$one);
  }
  // Tope imponible seguro de cesantía 1 · Ley 19.728 art. 6
  let tope_afc_01 = 0;
  if ($28) {
    const $53 = $elsewhere(mes$01_12[0]!);
    if ($53 === null) return false;
    $s[132] = $53.tope_afc_uf;
    $s[133] = $53.UF;
    tope_afc_01 = $s[134] = Math.floor(($53.tope_afc_uf + 500) / 1000);
    $s[135] = $53.tope_afc_uf;
  }
  const tope_afc$02_12 = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Tope imponible seguro de cesantía 2 … 12 · Ley 19.728 art. 6
    let tope_afc$one = 0;
    if ($1$all[$i]!) {
      const $55 = $elsewhere(mes$01_12[1 + $i]!);
      if ($55 === null) return false;
      $s[136 + 4 * $i] = $55.tope_afc_uf;
      $s[137 + 4 * $i] = $55.UF;
      tope_afc$one = $s[138 + 4 * $i] = Math.floor(($55.tope_afc_uf + 500) / 1000);
      $s[139 + 4 * $i] = $55.tope_afc_uf;
    }
    tope_afc$02_12.push(tope_afc$one);
  }
  // Parte imponible AFP y salud 1 · D.L. 3.500 art. 16; D.S. 57 de 1990
  let parte_afp_01 = 0;
  const $77 = $28 && cotizable;
  $s[180] = $77 ? 1 : 0;
  if ($77) {
    const $78 = tope_afp_01 * 100 - total_imponible$01_12[0]!;
    const $79 = (0 > $78 ? 0 : $78) * $27;
    if ($79 > rt.SAFE) return false;
    const $80 = cuota_mensual * 100;
    parte_afp_01 = $s[181] = $80 < $79 ? $80 : $79;
  }
  const parte_afp$02_12 = [];
  const $82$all = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Parte imponible AFP y salud 2 … 12 · D.L. 3.500 art. 16; D.S. 57 de 1990
    let parte_afp$one = 0;
    const $82 = $1$all[$i]! && cotizable;
    $s[182 + 2 * $i] = $82 ? 1 : 0;
    if ($82) {
      const $83 = tope_afp$02_12[$i]! * 100 - total_imponible$01_12[1 + $i]!;
      const $84 = (0 > $83 ? 0 : $83) * $27;
      if ($84 > rt.SAFE) return false;
      const $85 = cuota_mensual * 100;
      parte_afp$one = $s[183 + 2 * $i] = $85 < $84 ? $85 : $84;
    }
    parte_afp$02_12.push(parte_afp$one);
    $82$all.push($82);
  }
  // Parte imponible seguro de cesantía 1 · Ley 19.728 art. 6; D.S. 57 de 1990
  let parte_afc_01 = 0;
  if ($77) {
    const $137 = tope_afc_01 * 100 - total_imponible$01_12[0]!;
    const $138 = (0 > $137 ? 0 : $137) * $27;
    if ($138 > rt.SAFE) return false;
    const $139 = cuota_mensual * 100;
    parte_afc_01 = $s[204] = $139 < $138 ? $139 : $138;
  }
  const parte_afc$02_12 = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Parte imponible seguro de cesantía 2 … 12 · Ley 19.728 art. 6; D.S. 57 de 1990
    let parte_afc$one = 0;
    if ($82$all[$i]!) {
      const $141 = tope_afc$02_12[$i]! * 100 - total_imponible$01_12[1 + $i]!;
      const $142 = (0 > $141 ? 0 : $141) * $27;
      if ($142 > rt.SAFE) return false;
      const $143 = cuota_mensual * 100;
      parte_afc$one = $s[205 + $i] = $143 < $142 ? $143 : $142;
    }
    parte_afc$02_12.push(parte_afc$one);
  }
  // Suma de las partes, AFP y salud · D.L. 3.500 art. 16
  const suma_afp = $s[216] = parte_afp_01 + rt.sumOf(parte_afp$02_12);
  // Suma de las partes, seguro de cesantía · Ley 19.728 art. 6
  const suma_afc = $s[217] = parte_afc_01 + rt.sumOf(parte_afc$02_12);
  // Renta imponible AFP y salud · D.L. 3.500 arts. 14 y 16
  const $187 = rt.wholeOf(suma_afp, 100 * $27, 'half_up');
  if (Number.isNaN($187)) return false;
  const base_imponible_afp_salud = $s[218] = $187;
  $s[219] = suma_afp;
  // Renta imponible seguro de cesantía · Ley 19.728 art. 6
  const $188 = rt.wholeOf(suma_afc, 100 * $27, 'half_up');
  if (Number.isNaN($188)) return false;
  const base_imponible_afc = $s[220] = $188;
  $s[221] = suma_afc;
  // Contrato para el seguro de cesantía · Ley 19.728 arts. 5 y 9
  let $190: string;
  if (contrato_plazo_fijo) {
    $190 = 'plazo_fijo';
  } else {
    $190 = afc_indefinido_11_anios ? 'indefinido_11_anios' : 'indefinido';
  }
  const contrato = $190;
  $s[222] = rt.positionOf(['indefinido', 'plazo_fijo', 'indefinido_11_anios'], contrato);
  // Cotización AFP (10% más comisión) · D.L. 3.500 arts. 17 y 29
  const $191 = cotizable ? afp_rate : 0;
  const $192 = $s[224] = base_imponible_afp_salud * $191;
  const cotizacion_afp = $s[223] = Math.floor(($192 + 500000) / 1000000);
  // Cotización de salud 7% (Fonasa o Isapre) · D.L. 3.500 art. 84
  const $194 = $s[226] = base_imponible_afp_salud * $f.tasa_salud;
  const cotizacion_salud = $s[225] = Math.floor(($194 + 50) / 100);
  // Seguro de cesantía (AFC) trabajador · Ley 19.728 art. 5
  const $196 = $s[227] = rt.rowOfWord($f.afc_trabajador$rows1, contrato);
  if ($196 < 0) return false;
  const $197 = $f.afc_trabajador$rows1.value[$196]!;
  const $198 = $s[229] = base_imponible_afc * $197;
  const seguro_cesantia_trabajador = $s[228] = Math.floor(($198 + 250) / 500);
  // Renta accesoria afecta · LIR art. 42 N°1
  const $200 = renta_accesoria - cotizacion_afp - cotizacion_salud - seguro_cesantia_trabajador;
  const base_tributable = $s[230] = 0 > $200 ? 0 : $200;
  // Parte de cada mes, en UTM · LIR art. 46
  const $202 = (1 > meses_devengo ? 1 : meses_devengo) * $f.UTM;
  if (!($202 > 0)) return false;
  $s[232] = $202;
  $s[231] = base_tributable;
  // Base del mes, en UTM 1 · LIR art. 46
  $s[235] = 1;
  if ($28) {
    const $204 = $elsewhere(mes$01_12[0]!);
    if ($204 === null) return false;
    $s[233] = $204.UTM;
    if (!($204.UTM > 0)) return false;
    $s[235] = $204.UTM;
    $s[234] = base_mes$01_12[0]!;
  }
  for (let $i = 0; $i < 11; $i += 1) {
    // Base del mes, en UTM 2 … 12 · LIR art. 46
    $s[238 + 3 * $i] = 1;
    if ($1$all[$i]!) {
      const $206 = $elsewhere(mes$01_12[1 + $i]!);
      if ($206 === null) return false;
      $s[236 + 3 * $i] = $206.UTM;
      if (!($206.UTM > 0)) return false;
      $s[238 + 3 * $i] = $206.UTM;
      $s[237 + 3 * $i] = base_mes$01_12[1 + $i]!;
    }
  }
  // Impuesto de más, en UTM 1 · LIR art. 46
  if ($28) return false;
  for (let $i = 0; $i < 11; $i += 1) {
    // Impuesto de más, en UTM 2 … 12 · LIR art. 46
    if ($1$all[$i]!) return false;
  }
  // Diferencia de impuesto, en UTM · LIR art. 46
  $s[281] = 0;
  for (let $i = 0; $i < 12; $i += 1) {
    // Base del mes con su parte, en UTM, hasta la décima que sigue 1 … 12 · LIR art. 46
    $s[284 + 3 * $i] = 1;
  }
  // Impuesto del mes de mayor base, en UTM · LIR art. 46
  $s[319] = 0;
  const $350 = $s[318] = rt.rowOf($f.tabla_impuesto_unico$rows1, 0, 1, false);
  if ($350 < 0) return false;
  const $351 = rt.rebateOf($f.tabla_impuesto_unico$rows1, $350, 0, 1);
  if (Number.isNaN($351)) return false;
  $s[320] = $351;
  // Impuesto único reliquidado (LIR art. 46) · LIR arts. 45 N°2 y 46; Circular SII 37 de 1990
  $s[321] = 0;
  // Total haberes
  const total_haberes = $s[322] = renta_accesoria;
  // Total descuentos
  const total_descuentos = $s[323] = cotizacion_afp + cotizacion_salud + seguro_cesantia_trabajador;
  // Líquido a pagar
  $s[324] = total_haberes - total_descuentos;
  // Seguro de invalidez y sobrevivencia 1 · D.L. 3.500 art. 59
  let sis_mes_01 = 0;
  if ($77) {
    const $355 = $elsewhere(mes$01_12[0]!);
    if ($355 === null) return false;
    $s[325] = $355.tasa_sis;
    sis_mes_01 = $s[326] = parte_afp_01 * $355.tasa_sis;
  }
  const sis_mes$02_12 = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Seguro de invalidez y sobrevivencia 2 … 12 · D.L. 3.500 art. 59
    let sis_mes$one = 0;
    if ($82$all[$i]!) {
      const $357 = $elsewhere(mes$01_12[1 + $i]!);
      if ($357 === null) return false;
      $s[327 + 2 * $i] = $357.tasa_sis;
      sis_mes$one = $s[328 + 2 * $i] = parte_afp$02_12[$i]! * $357.tasa_sis;
    }
    sis_mes$02_12.push(sis_mes$one);
  }
  for (let $i = 0; $i < 12; $i += 1) {
    // Aporte a la cuenta individual 1 … 12 · Ley 21.735 art. 4° transitorio
  }
  // Compensación por expectativa de vida 1 · Ley 21.735 art. 4° transitorio
  let expectativa_mes_01 = 0;
  const $403 = cotizable && rt.isSent($n[3]!);
  $s[373] = $403 ? 1 : 0;
  if ($403) {
    const $404 = $elsewhere(mes$01_12[0]!);
    if ($404 === null) return false;
    $s[374] = $404.tasa_expectativa_vida_aparte;
    const $405 = $elsewhere(mes$01_12[0]!);
    if ($405 === null) return false;
    $s[375] = $405.sis_adentro;
    const $407 = $405.sis_adentro === 1;
    $s[376] = $407 ? 1 : 0;
    let $408: number;
    if ($407) {
      const $406 = $elsewhere(mes$01_12[0]!);
      if ($406 === null) return false;
      $s[377] = $406.tasa_sis;
      $408 = $f.tasa_seguro_social * 250 - $406.tasa_sis;
    } else {
      $408 = 0;
    }
    expectativa_mes_01 = $s[378] = parte_afp_01 * ($404.tasa_expectativa_vida_aparte * 10 + $408);
  }
  const expectativa_mes$02_12 = [];
  const $410$all = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Compensación por expectativa de vida 2 … 12 · Ley 21.735 art. 4° transitorio
    let expectativa_mes$one = 0;
    const $410 = cotizable && rt.isSent($n[4 + $i]!);
    $s[379 + 6 * $i] = $410 ? 1 : 0;
    if ($410) {
      const $411 = $elsewhere(mes$01_12[1 + $i]!);
      if ($411 === null) return false;
      $s[380 + 6 * $i] = $411.tasa_expectativa_vida_aparte;
      const $412 = $elsewhere(mes$01_12[1 + $i]!);
      if ($412 === null) return false;
      $s[381 + 6 * $i] = $412.sis_adentro;
      const $414 = $412.sis_adentro === 1;
      $s[382 + 6 * $i] = $414 ? 1 : 0;
      let $415: number;
      if ($414) {
        const $413 = $elsewhere(mes$01_12[1 + $i]!);
        if ($413 === null) return false;
        $s[383 + 6 * $i] = $413.tasa_sis;
        $415 = $f.tasa_seguro_social * 250 - $413.tasa_sis;
      } else {
        $415 = 0;
      }
      expectativa_mes$one = $s[384 + 6 * $i] = parte_afp$02_12[$i]! * ($411.tasa_expectativa_vida_aparte * 10 + $415);
    }
    expectativa_mes$02_12.push(expectativa_mes$one);
    $410$all.push($410);
  }
  for (let $i = 0; $i < 12; $i += 1) {
    // Cotización con rentabilidad protegida 1 … 12 · Ley 21.735 arts. 4° y 8° transitorios
  }
  // Seguro de invalidez y sobrevivencia · D.L. 3.500 art. 59
  const $511 = $s[470] = sis_mes_01 + rt.sumOf(sis_mes$02_12);
  const $512 = rt.wholeOf($511, 1000000 * $27, 'half_up');
  if (Number.isNaN($512)) return false;
  const sis = $s[469] = $512;
  // Aporte empleador a cuenta individual · Ley 21.735 art. 4° transitorio
  $s[472] = 0;
  const $514 = rt.wholeOf(0, 100000 * $27, 'half_up');
  if (Number.isNaN($514)) return false;
  const capitalizacion_individual_empleador = $s[471] = $514;
  // Seguro Social: compensación por expectativa de vida · Ley 21.735 art. 4° transitorio
  const $515 = $s[474] = expectativa_mes_01 + rt.sumOf(expectativa_mes$02_12);
  const $516 = rt.wholeOf($515, 1000000 * $27, 'half_up');
  if (Number.isNaN($516)) return false;
  const expectativa_vida = $s[473] = $516;
  // Cotización con rentabilidad protegida · Ley 21.735 arts. 4° y 8° transitorios
  $s[476] = 0;
  const $518 = rt.wholeOf(0, 100000 * $27, 'half_up');
  if (Number.isNaN($518)) return false;
  const rentabilidad_protegida = $s[475] = $518;
  // Seguro de cesantía empleador · Ley 19.728 art. 5
  const $519 = $s[477] = rt.rowOfWord($f.afc_del_empleador$rows1, contrato);
  if ($519 < 0) return false;
  const $520 = $f.afc_del_empleador$rows1.value[$519]!;
  const $521 = $s[479] = suma_afc * $520;
  const $522 = rt.wholeOf($521, 50000 * $27, 'half_up');
  if (Number.isNaN($522)) return false;
  const afc_empleador = $s[478] = $522;
  // Seguro de accidentes del trabajo (0.90% + adicional) y SANNA 0.03% · Ley 16.744 art. 15; Ley 21.063
  const $523 = $s[481] = suma_afp * ($f.ley_16744_basica * 1000 + risk_class_rate + $f.sanna * 100);
  if ($523 > rt.SAFE) return false;
  const $524 = rt.wholeOf($523, 100000000 * $27, 'half_up');
  if (Number.isNaN($524)) return false;
  const mutual_ley_16744 = $s[480] = $524;
  // Total aportes del empleador
  const total_aportes_empleador = $s[482] = sis +
    capitalizacion_individual_empleador +
    expectativa_vida +
    rentabilidad_protegida +
    afc_empleador +
    mutual_ley_16744;
  // Costo empresa
  $s[483] = total_haberes + total_aportes_empleador;
  if (ultimo_mes > $row.period.end) return false;
  if (rt.dayOf(primer_mes_devengo) !== 1) return false;
  if (meses_devengo === 0) return false;
  if ($notes !== null) {
    if (cotizable && !rt.givesValue($f.tasas_afp$rows2, afp_rate, 1)) {
      // AFP_RATE_UNKNOWN
      $notes.add(3, rt.ratio(afp_rate, 1000000n));
    }
    if (contrato_plazo_fijo && afc_indefinido_11_anios) {
      // FLAG_CONFLICT
      $notes.add(4);
    }
    let $528: boolean = cotizable;
    if ($528) {
      const $527 = renta_accesoria * 100 * $27;
      if ($527 > rt.SAFE) return false;
      $528 = suma_afp < $527;
    }
    if ($528) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(5, rt.ratio(base_imponible_afp_salud, 1n));
    }
    let $530: boolean = cotizable;
    if ($530) {
      const $529 = renta_accesoria * 100 * $27;
      if ($529 > rt.SAFE) return false;
      $530 = suma_afc < $529;
    }
    if ($530) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(6, rt.ratio(base_imponible_afc, 1n));
    }
    for (let $i = 0; $i < 11; $i += 1) {
      if ($82$all[10 - $i]! && rt.isSent($n[14 - $i]!) && mes$01_12[11 - $i]! >= '2026-10-01') {
        // PARAM_CARRIED_FORWARD
        $notes.add(7 + $i);
      }
    }
    if ($77 && rt.isSent($n[3]!) && mes$01_12[0]! >= '2026-10-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(18);
    }
    if ($at >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(19);
    }
    for (let $i = 0; $i < 11; $i += 1) {
      let $533: boolean = $82$all[10 - $i]!;
      if (!$533) {
        let $532: boolean = $410$all[10 - $i]!;
        if ($532) {
          const $531 = $elsewhere(mes$01_12[11 - $i]!);
          if ($531 === null) return false;
          $532 = $531.sis_adentro === 1;
        }
        $533 = $532;
      }
      if ($533 && mes$01_12[11 - $i]! >= '2026-11-01') {
        // PARAM_CARRIED_FORWARD
        $notes.add(32 + $i);
      }
    }
    let $566: boolean = $77;
    if (!$566) {
      let $565: boolean = $403;
      if ($565) {
        const $564 = $elsewhere(mes$01_12[0]!);
        if ($564 === null) return false;
        $565 = $564.sis_adentro === 1;
      }
      $566 = $565;
    }
    if ($566 && mes$01_12[0]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(43);
    }
    for (let $i = 0; $i < 11; $i += 1) {
      if ($82$all[10 - $i]! && rt.isSent($n[14 - $i]!) && mes$01_12[11 - $i]! >= '2020-01-01' && mes$01_12[11 - $i]! < '2020-02-01') {
        // PARAM_UNVERIFIED
        $notes.add(44 + 4 * $i);
      }
      if ($82$all[10 - $i]! && rt.isSent($n[14 - $i]!) && mes$01_12[11 - $i]! >= '2021-01-01' && mes$01_12[11 - $i]! < '2021-02-01') {
        // PARAM_UNVERIFIED
        $notes.add(45 + 4 * $i);
      }
      if ($82$all[10 - $i]! && rt.isSent($n[14 - $i]!) && mes$01_12[11 - $i]! >= '2022-01-01' && mes$01_12[11 - $i]! < '2022-02-01') {
        // PARAM_UNVERIFIED
        $notes.add(46 + 4 * $i);
      }
      if ($82$all[10 - $i]! && rt.isSent($n[14 - $i]!) && mes$01_12[11 - $i]! >= '2023-01-01' && mes$01_12[11 - $i]! < '2023-02-01') {
        // PARAM_UNVERIFIED
        $notes.add(47 + 4 * $i);
      }
    }
    if ($77 && rt.isSent($n[3]!) && mes$01_12[0]! >= '2020-01-01' && mes$01_12[0]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(88);
    }
    if ($77 && rt.isSent($n[3]!) && mes$01_12[0]! >= '2021-01-01' && mes$01_12[0]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(89);
    }
    if ($77 && rt.isSent($n[3]!) && mes$01_12[0]! >= '2022-01-01' && mes$01_12[0]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(90);
    }
    if ($77 && rt.isSent($n[3]!) && mes$01_12[0]! >= '2023-01-01' && mes$01_12[0]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(91);
    }
    for (let $i = 0; $i < 11; $i += 1) {
      if ($82$all[10 - $i]! && rt.isSent($n[14 - $i]!) && mes$01_12[11 - $i]! >= '2020-01-01' && mes$01_12[11 - $i]! < '2020-02-01') {
        // PARAM_UNVERIFIED
        $notes.add(92 + 4 * $i);
      }
      if ($82$all[10 - $i]! && rt.isSent($n[14 - $i]!) && mes$01_12[11 - $i]! >= '2021-01-01' && mes$01_12[11 - $i]! < '2021-02-01') {
        // PARAM_UNVERIFIED
        $notes.add(93 + 4 * $i);
      }
      if ($82$all[10 - $i]! && rt.isSent($n[14 - $i]!) && mes$01_12[11 - $i]! >= '2022-01-01' && mes$01_12[11 - $i]! < '2022-02-01') {
        // PARAM_UNVERIFIED
        $notes.add(94 + 4 * $i);
      }
      if ($82$all[10 - $i]! && rt.isSent($n[14 - $i]!) && mes$01_12[11 - $i]! >= '2023-01-01' && mes$01_12[11 - $i]! < '2023-02-01') {
        // PARAM_UNVERIFIED
        $notes.add(95 + 4 * $i);
      }
    }
    if ($77 && rt.isSent($n[3]!) && mes$01_12[0]! >= '2020-01-01' && mes$01_12[0]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(136);
    }
    if ($77 && rt.isSent($n[3]!) && mes$01_12[0]! >= '2021-01-01' && mes$01_12[0]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(137);
    }
    if ($77 && rt.isSent($n[3]!) && mes$01_12[0]! >= '2022-01-01' && mes$01_12[0]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(138);
    }
    if ($77 && rt.isSent($n[3]!) && mes$01_12[0]! >= '2023-01-01' && mes$01_12[0]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(139);
    }
    let $569: boolean = $82$all[10]!;
    if (!$569) {
      let $568: boolean = $410$all[10]!;
      if ($568) {
        const $567 = $elsewhere(mes$01_12[11]!);
        if ($567 === null) return false;
        $568 = $567.sis_adentro === 1;
      }
      $569 = $568;
    }
    if ($569 && mes$01_12[11]! >= '2020-10-01' && mes$01_12[11]! < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(140);
    }
    let $572: boolean = $82$all[10]!;
    if (!$572) {
      let $571: boolean = $410$all[10]!;
      if ($571) {
        const $570 = $elsewhere(mes$01_12[11]!);
        if ($570 === null) return false;
        $571 = $570.sis_adentro === 1;
      }
      $572 = $571;
    }
    if ($572 && mes$01_12[11]! >= '2022-01-01' && mes$01_12[11]! < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(141);
    }
    let $575: boolean = $82$all[10]!;
    if (!$575) {
      let $574: boolean = $410$all[10]!;
      if ($574) {
        const $573 = $elsewhere(mes$01_12[11]!);
        if ($573 === null) return false;
        $574 = $573.sis_adentro === 1;
      }
      $575 = $574;
    }
    if ($575 && mes$01_12[11]! >= '2026-07-01' && mes$01_12[11]! < '2026-08-01') {
      // PARAM_UNVERIFIED
      $notes.add(142);
    }
    let $578: boolean = $82$all[9]!;
    if (!$578) {
      let $577: boolean = $410$all[9]!;
      if ($577) {
        const $576 = $elsewhere(mes$01_12[10]!);
        if ($576 === null) return false;
        $577 = $576.sis_adentro === 1;
      }
      $578 = $577;
    }
    if ($578 && mes$01_12[10]! >= '2020-10-01' && mes$01_12[10]! < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(143);
    }
    let $581: boolean = $82$all[9]!;
    if (!$581) {
      let $580: boolean = $410$all[9]!;
      if ($580) {
        const $579 = $elsewhere(mes$01_12[10]!);
        if ($579 === null) return false;
        $580 = $579.sis_adentro === 1;
      }
      $581 = $580;
    }
    if ($581 && mes$01_12[10]! >= '2022-01-01' && mes$01_12[10]! < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(144);
    }
    let $584: boolean = $82$all[9]!;
    if (!$584) {
      let $583: boolean = $410$all[9]!;
      if ($583) {
        const $582 = $elsewhere(mes$01_12[10]!);
        if ($582 === null) return false;
        $583 = $582.sis_adentro === 1;
      }
      $584 = $583;
    }
    if ($584 && mes$01_12[10]! >= '2026-07-01' && mes$01_12[10]! < '2026-08-01') {
      // PARAM_UNVERIFIED
      $notes.add(145);
    }
    let $587: boolean = $82$all[8]!;
    if (!$587) {
      let $586: boolean = $410$all[8]!;
      if ($586) {
        const $585 = $elsewhere(mes$01_12[9]!);
        if ($585 === null) return false;
        $586 = $585.sis_adentro === 1;
      }
      $587 = $586;
    }
    if ($587 && mes$01_12[9]! >= '2020-10-01' && mes$01_12[9]! < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(146);
    }
    let $590: boolean = $82$all[8]!;
    if (!$590) {
      let $589: boolean = $410$all[8]!;
      if ($589) {
        const $588 = $elsewhere(mes$01_12[9]!);
        if ($588 === null) return false;
        $589 = $588.sis_adentro === 1;
      }
      $590 = $589;
    }
    if ($590 && mes$01_12[9]! >= '2022-01-01' && mes$01_12[9]! < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(147);
    }
    let $593: boolean = $82$all[8]!;
    if (!$593) {
      let $592: boolean = $410$all[8]!;
      if ($592) {
        const $591 = $elsewhere(mes$01_12[9]!);
        if ($591 === null) return false;
        $592 = $591.sis_adentro === 1;
      }
      $593 = $592;
    }
    if ($593 && mes$01_12[9]! >= '2026-07-01' && mes$01_12[9]! < '2026-08-01') {
      // PARAM_UNVERIFIED
      $notes.add(148);
    }
    let $596: boolean = $82$all[7]!;
    if (!$596) {
      let $595: boolean = $410$all[7]!;
      if ($595) {
        const $594 = $elsewhere(mes$01_12[8]!);
        if ($594 === null) return false;
        $595 = $594.sis_adentro === 1;
      }
      $596 = $595;
    }
    if ($596 && mes$01_12[8]! >= '2020-10-01' && mes$01_12[8]! < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(149);
    }
    let $599: boolean = $82$all[7]!;
    if (!$599) {
      let $598: boolean = $410$all[7]!;
      if ($598) {
        const $597 = $elsewhere(mes$01_12[8]!);
        if ($597 === null) return false;
        $598 = $597.sis_adentro === 1;
      }
      $599 = $598;
    }
    if ($599 && mes$01_12[8]! >= '2022-01-01' && mes$01_12[8]! < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(150);
    }
    let $602: boolean = $82$all[7]!;
    if (!$602) {
      let $601: boolean = $410$all[7]!;
      if ($601) {
        const $600 = $elsewhere(mes$01_12[8]!);
        if ($600 === null) return false;
        $601 = $600.sis_adentro === 1;
      }
      $602 = $601;
    }
    if ($602 && mes$01_12[8]! >= '2026-07-01' && mes$01_12[8]! < '2026-08-01') {
      // PARAM_UNVERIFIED
      $notes.add(151);
    }
    let $605: boolean = $82$all[6]!;
    if (!$605) {
      let $604: boolean = $410$all[6]!;
      if ($604) {
        const $603 = $elsewhere(mes$01_12[7]!);
        if ($603 === null) return false;
        $604 = $603.sis_adentro === 1;
      }
      $605 = $604;
    }
    if ($605 && mes$01_12[7]! >= '2020-10-01' && mes$01_12[7]! < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(152);
    }
    let $608: boolean = $82$all[6]!;
    if (!$608) {
      let $607: boolean = $410$all[6]!;
      if ($607) {
        const $606 = $elsewhere(mes$01_12[7]!);
        if ($606 === null) return false;
        $607 = $606.sis_adentro === 1;
      }
      $608 = $607;
    }
    if ($608 && mes$01_12[7]! >= '2022-01-01' && mes$01_12[7]! < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(153);
    }
    let $611: boolean = $82$all[6]!;
    if (!$611) {
      let $610: boolean = $410$all[6]!;
      if ($610) {
        const $609 = $elsewhere(mes$01_12[7]!);
        if ($609 === null) return false;
        $610 = $609.sis_adentro === 1;
      }
      $611 = $610;
    }
    if ($611 && mes$01_12[7]! >= '2026-07-01' && mes$01_12[7]! < '2026-08-01') {
      // PARAM_UNVERIFIED
      $notes.add(154);
    }
    let $614: boolean = $82$all[5]!;
    if (!$614) {
      let $613: boolean = $410$all[5]!;
      if ($613) {
        const $612 = $elsewhere(mes$01_12[6]!);
        if ($612 === null) return false;
        $613 = $612.sis_adentro === 1;
      }
      $614 = $613;
    }
    if ($614 && mes$01_12[6]! >= '2020-10-01' && mes$01_12[6]! < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(155);
    }
    let $617: boolean = $82$all[5]!;
    if (!$617) {
      let $616: boolean = $410$all[5]!;
      if ($616) {
        const $615 = $elsewhere(mes$01_12[6]!);
        if ($615 === null) return false;
        $616 = $615.sis_adentro === 1;
      }
      $617 = $616;
    }
    if ($617 && mes$01_12[6]! >= '2022-01-01' && mes$01_12[6]! < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(156);
    }
    let $620: boolean = $82$all[5]!;
    if (!$620) {
      let $619: boolean = $410$all[5]!;
      if ($619) {
        const $618 = $elsewhere(mes$01_12[6]!);
        if ($618 === null) return false;
        $619 = $618.sis_adentro === 1;
      }
      $620 = $619;
    }
    if ($620 && mes$01_12[6]! >= '2026-07-01' && mes$01_12[6]! < '2026-08-01') {
      // PARAM_UNVERIFIED
      $notes.add(157);
    }
    let $623: boolean = $82$all[4]!;
    if (!$623) {
      let $622: boolean = $410$all[4]!;
      if ($622) {
        const $621 = $elsewhere(mes$01_12[5]!);
        if ($621 === null) return false;
        $622 = $621.sis_adentro === 1;
      }
      $623 = $622;
    }
    if ($623 && mes$01_12[5]! >= '2020-10-01' && mes$01_12[5]! < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(158);
    }
    let $626: boolean = $82$all[4]!;
    if (!$626) {
      let $625: boolean = $410$all[4]!;
      if ($625) {
        const $624 = $elsewhere(mes$01_12[5]!);
        if ($624 === null) return false;
        $625 = $624.sis_adentro === 1;
      }
      $626 = $625;
    }
    if ($626 && mes$01_12[5]! >= '2022-01-01' && mes$01_12[5]! < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(159);
    }
    let $629: boolean = $82$all[4]!;
    if (!$629) {
      let $628: boolean = $410$all[4]!;
      if ($628) {
        const $627 = $elsewhere(mes$01_12[5]!);
        if ($627 === null) return false;
        $628 = $627.sis_adentro === 1;
      }
      $629 = $628;
    }
    if ($629 && mes$01_12[5]! >= '2026-07-01' && mes$01_12[5]! < '2026-08-01') {
      // PARAM_UNVERIFIED
      $notes.add(160);
    }
    let $632: boolean = $82$all[3]!;
    if (!$632) {
      let $631: boolean = $410$all[3]!;
      if ($631) {
        const $630 = $elsewhere(mes$01_12[4]!);
        if ($630 === null) return false;
        $631 = $630.sis_adentro === 1;
      }
      $632 = $631;
    }
    if ($632 && mes$01_12[4]! >= '2020-10-01' && mes$01_12[4]! < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(161);
    }
    let $635: boolean = $82$all[3]!;
    if (!$635) {
      let $634: boolean = $410$all[3]!;
      if ($634) {
        const $633 = $elsewhere(mes$01_12[4]!);
        if ($633 === null) return false;
        $634 = $633.sis_adentro === 1;
      }
      $635 = $634;
    }
    if ($635 && mes$01_12[4]! >= '2022-01-01' && mes$01_12[4]! < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(162);
    }
    let $638: boolean = $82$all[3]!;
    if (!$638) {
      let $637: boolean = $410$all[3]!;
      if ($637) {
        const $636 = $elsewhere(mes$01_12[4]!);
        if ($636 === null) return false;
        $637 = $636.sis_adentro === 1;
      }
      $638 = $637;
    }
    if ($638 && mes$01_12[4]! >= '2026-07-01' && mes$01_12[4]! < '2026-08-01') {
      // PARAM_UNVERIFIED
      $notes.add(163);
    }
    let $641: boolean = $82$all[2]!;
    if (!$641) {
      let $640: boolean = $410$all[2]!;
      if ($640) {
        const $639 = $elsewhere(mes$01_12[3]!);
        if ($639 === null) return false;
        $640 = $639.sis_adentro === 1;
      }
      $641 = $640;
    }
    if ($641 && mes$01_12[3]! >= '2020-10-01' && mes$01_12[3]! < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(164);
    }
    let $644: boolean = $82$all[2]!;
    if (!$644) {
      let $643: boolean = $410$all[2]!;
      if ($643) {
        const $642 = $elsewhere(mes$01_12[3]!);
        if ($642 === null) return false;
        $643 = $642.sis_adentro === 1;
      }
      $644 = $643;
    }
    if ($644 && mes$01_12[3]! >= '2022-01-01' && mes$01_12[3]! < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(165);
    }
    let $647: boolean = $82$all[2]!;
    if (!$647) {
      let $646: boolean = $410$all[2]!;
      if ($646) {
        const $645 = $elsewhere(mes$01_12[3]!);
        if ($645 === null) return false;
        $646 = $645.sis_adentro === 1;
      }
      $647 = $646;
    }
    if ($647 && mes$01_12[3]! >= '2026-07-01' && mes$01_12[3]! < '2026-08-01') {
      // PARAM_UNVERIFIED
      $notes.add(166);
    }
    let $650: boolean = $82$all[1]!;
    if (!$650) {
      let $649: boolean = $410$all[1]!;
      if ($649) {
        const $648 = $elsewhere(mes$01_12[2]!);
        if ($648 === null) return false;
        $649 = $648.sis_adentro === 1;
      }
      $650 = $649;
    }
    if ($650 && mes$01_12[2]! >= '2020-10-01' && mes$01_12[2]! < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(167);
    }
    let $653: boolean = $82$all[1]!;
    if (!$653) {
      let $652: boolean = $410$all[1]!;
      if ($652) {
        const $651 = $elsewhere(mes$01_12[2]!);
        if ($651 === null) return false;
        $652 = $651.sis_adentro === 1;
      }
      $653 = $652;
    }
    if ($653 && mes$01_12[2]! >= '2022-01-01' && mes$01_12[2]! < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(168);
    }
    let $656: boolean = $82$all[1]!;
    if (!$656) {
      let $655: boolean = $410$all[1]!;
      if ($655) {
        const $654 = $elsewhere(mes$01_12[2]!);
        if ($654 === null) return false;
        $655 = $654.sis_adentro === 1;
      }
      $656 = $655;
    }
    if ($656 && mes$01_12[2]! >= '2026-07-01' && mes$01_12[2]! < '2026-08-01') {
      // PARAM_UNVERIFIED
      $notes.add(169);
    }
    let $659: boolean = $82$all[0]!;
    if (!$659) {
      let $658: boolean = $410$all[0]!;
      if ($658) {
        const $657 = $elsewhere(mes$01_12[1]!);
        if ($657 === null) return false;
        $658 = $657.sis_adentro === 1;
      }
      $659 = $658;
    }
    if ($659 && mes$01_12[1]! >= '2020-10-01' && mes$01_12[1]! < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(170);
    }
    let $662: boolean = $82$all[0]!;
    if (!$662) {
      let $661: boolean = $410$all[0]!;
      if ($661) {
        const $660 = $elsewhere(mes$01_12[1]!);
        if ($660 === null) return false;
        $661 = $660.sis_adentro === 1;
      }
      $662 = $661;
    }
    if ($662 && mes$01_12[1]! >= '2022-01-01' && mes$01_12[1]! < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(171);
    }
    let $665: boolean = $82$all[0]!;
    if (!$665) {
      let $664: boolean = $410$all[0]!;
      if ($664) {
        const $663 = $elsewhere(mes$01_12[1]!);
        if ($663 === null) return false;
        $664 = $663.sis_adentro === 1;
      }
      $665 = $664;
    }
    if ($665 && mes$01_12[1]! >= '2026-07-01' && mes$01_12[1]! < '2026-08-01') {
      // PARAM_UNVERIFIED
      $notes.add(172);
    }
    let $668: boolean = $77;
    if (!$668) {
      let $667: boolean = $403;
      if ($667) {
        const $666 = $elsewhere(mes$01_12[0]!);
        if ($666 === null) return false;
        $667 = $666.sis_adentro === 1;
      }
      $668 = $667;
    }
    if ($668 && mes$01_12[0]! >= '2020-10-01' && mes$01_12[0]! < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(173);
    }
    let $671: boolean = $77;
    if (!$671) {
      let $670: boolean = $403;
      if ($670) {
        const $669 = $elsewhere(mes$01_12[0]!);
        if ($669 === null) return false;
        $670 = $669.sis_adentro === 1;
      }
      $671 = $670;
    }
    if ($671 && mes$01_12[0]! >= '2022-01-01' && mes$01_12[0]! < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(174);
    }
    let $674: boolean = $77;
    if (!$674) {
      let $673: boolean = $403;
      if ($673) {
        const $672 = $elsewhere(mes$01_12[0]!);
        if ($672 === null) return false;
        $673 = $672.sis_adentro === 1;
      }
      $674 = $673;
    }
    if ($674 && mes$01_12[0]! >= '2026-07-01' && mes$01_12[0]! < '2026-08-01') {
      // PARAM_UNVERIFIED
      $notes.add(175);
    }
  }
  return true;
}

export const rules: rt.RuleModule = rt.ruleModule($law, { parameters: $parameters, elsewhere: $elsewhere, compute });
