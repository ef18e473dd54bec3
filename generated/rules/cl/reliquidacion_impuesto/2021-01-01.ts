// CL.reliquidacion_impuesto 2021.1: Reliquidación de rentas de varios meses
// Emitted from rules/cl/reliquidacion_impuesto/2021-01-01.pay by payroll compile. Do not edit.
// file    sha256:1a1f94f2849789643ebfab93fbf73274f427e15cb5823fdb18a46b921e750cbc
// meaning sha256:fff977cc6c47116e3025d49ecf2aacc5cd0638d56190ad1ac60e3aeec465e9a5
import * as rt from '../../../../runtime/index.ts';
import { $file, UF$rows, UTM$rows, tope_afp_salud_uf$rows, tope_afc_uf$rows, tasa_sis$rows,
  tasa_capitalizacion$rows, tasa_expectativa_vida$rows, tasa_rentabilidad$rows, tasa_salud$rows,
  ley_16744_basica$rows, adicional_maxima$rows, sanna$rows, tabla_impuesto_unico, afc_trabajador, afc_del_empleador,
  tasas_afp, $sources, $provenance, $inputs, $steps } from './2021-01-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'rules/cl/reliquidacion_impuesto/2021-01-01.pay',
    fingerprint: 'sha256:1a1f94f2849789643ebfab93fbf73274f427e15cb5823fdb18a46b921e750cbc',
    meaning: 'sha256:fff977cc6c47116e3025d49ecf2aacc5cd0638d56190ad1ac60e3aeec465e9a5', country: 'CL', scheme: 'reliquidacion_impuesto',
    label: 'Reliquidación de rentas de varios meses', version: '2021.1', currency: 'CLP', validFrom: '2021-01-01', validUntil: '2026-12-31',
    periods: ['event'], proration: null, days: 'as_given', asOf: 'period_end',
    laws: ['Ley sobre Impuesto a la Renta arts. 45 y 46; D.L. 3.500; Ley 19.728; Ley 16.744; Ley 21.735'],
    changes: [{ date: '2025-08-01', summary: 'Cotización del empleador de 1 %: 0,1 % a la cuenta individual y 0,9 % al Seguro Social',
        law: 'Ley 21.735' },
      { date: '2026-08-01', summary: 'Cotización del empleador de 3,5 %, con el SIS dentro del Seguro Social', law: 'Ley 21.735' }],
    employerTables: [{ id: 'prevision_social', label: 'Previsión social (empleador)' },
      { id: 'seguro_cesantia', label: 'Seguro de cesantía (empleador)' }, { id: 'ley_16744', label: 'Seguro de accidentes del trabajo' }],
    summary: { total_perceptions: 'total_haberes', total_deductions: 'total_descuentos', net_salary: 'liquido_a_pagar',
      employer_contributions_total: 'total_aportes_empleador', employer_total_cost: 'costo_empresa' }, sources: $sources,
    provenance: $provenance, inputs: $inputs, steps: $steps }, 'half_up:1');

const $parameters = rt.byDate(($at) => ({
  adicional_maxima: rt.scaledWorth($at, 250n, adicional_maxima$rows),
  tasa_salud: rt.scaledWorth($at, 100n, tasa_salud$rows),
  afc_trabajador$rows1: rt.scaledRows(afc_trabajador, { date: $at }, 1n, 500n),
  UTM: rt.scaledWorth($at, 1n, UTM$rows),
  tabla_impuesto_unico$rows1: rt.scaledRows(tabla_impuesto_unico, { date: $at }, 100n, 1000n),
  afc_del_empleador$rows1: rt.scaledRows(afc_del_empleador, { date: $at }, 1n, 500n),
  ley_16744_basica: rt.scaledWorth($at, 1000n, ley_16744_basica$rows),
  sanna: rt.scaledWorth($at, 10000n, sanna$rows),
  tasas_afp$rows1: rt.scaledRows(tasas_afp, { date: $at }, 1n, 10000n),
  tasas_afp$rows2: rt.scaledRows(tasas_afp, { date: $at }, 1n, 1000000n),
}));
const $elsewhere = rt.byDate(($at) => ({
  tope_afp_salud_uf: rt.scaledWorth($at, 1000n, tope_afp_salud_uf$rows, UF$rows),
  UF: rt.scaledWorth($at, 100n, UF$rows),
  tope_afc_uf: rt.scaledWorth($at, 1000n, tope_afc_uf$rows, UF$rows),
  UTM: rt.scaledWorth($at, 1n, UTM$rows),
  tasa_sis: rt.scaledWorth($at, 10000n, tasa_sis$rows),
  tasa_capitalizacion: rt.scaledWorth($at, 1000n, tasa_capitalizacion$rows),
  tasa_expectativa_vida: rt.scaledWorth($at, 5000n, tasa_expectativa_vida$rows),
  tasa_rentabilidad: rt.scaledWorth($at, 1000n, tasa_rentabilidad$rows),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $at = $row.referenceDate;
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  const primer_mes_devengo$sent = rt.textAt($row.texts, 2);
  // Suma que se ganó en varios meses
  if (!rt.isSent($n[0]!)) return false;
  if ($n[0]! <= 0 || $n[0]! > 100000000000) return false;
  const renta_accesoria_amount = $s[0] = $n[0]!;
  // Cotiza
  const cotizable = $n[1]! !== 0;
  $s[1] = cotizable ? 1 : 0;
  // Primer mes en que se ganó, su día 1
  if (!(primer_mes_devengo$sent !== undefined)) return false;
  if (primer_mes_devengo$sent !== undefined && !rt.isDate(primer_mes_devengo$sent)) return false;
  if (primer_mes_devengo$sent !== undefined && primer_mes_devengo$sent < '2020-01-01') return false;
  if (primer_mes_devengo$sent !== undefined && primer_mes_devengo$sent > $row.period.end) return false;
  const primer_mes_devengo = primer_mes_devengo$sent ?? '';
  $s[2] = rt.digitsOfDate(primer_mes_devengo);
  const total_imponible$01_12 = [];
  for (let $i = 0; $i < 12; $i += 1) {
    // Total imponible del mes 1 … Total imponible del mes 12
    if (!rt.isSent($n[3 + $i]!)) {
      if (rt.isSent($n[15 + $i]!)) return false;
    }
    if ($n[3 + $i]! < 0 || $n[3 + $i]! > 100000000000) return false;
    const total_imponible$one = $s[3 + $i] = $n[3 + $i]!;
    total_imponible$01_12.push(total_imponible$one);
  }
  const base_mes$01_12 = [];
  for (let $i = 0; $i < 12; $i += 1) {
    // Base tributable del mes 1 … Base tributable del mes 12
    if (!rt.isSent($n[15 + $i]!)) {
      if (rt.isSent($n[3 + $i]!)) return false;
    }
    if ($n[15 + $i]! < 0 || $n[15 + $i]! > 100000000000) return false;
    const base_mes$one = $s[15 + $i] = $n[15 + $i]!;
    base_mes$01_12.push(base_mes$one);
  }
  // Cotización a la AFP, 10 % más comisión
  if (!rt.isSent($n[27]!)) {
    if (cotizable) return false;
  }
  if ($n[27]! < 100000 || $n[27]! > 130000) return false;
  const afp_rate = $s[27] = $n[27]!;
  // Cotización adicional de la Ley 16.744
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
    // Primer día del mes 1 … Primer día del mes 12
    const comienzo$one = rt.addMonths(primer_mes_devengo, $i);
    $s[31 + $i] = rt.digitsOfDate(comienzo$one);
    comienzo$01_12.push(comienzo$one);
  }
  const despues$02_12 = [];
  const $1$all = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Meses después del primero 2 … Meses después del primero 12
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
  const $12 = 0 > despues$02_12[0]! ? 0 : despues$02_12[0]!;
  const $13 = $12 > despues$02_12[1]! ? $12 : despues$02_12[1]!;
  const $14 = $13 > despues$02_12[2]! ? $13 : despues$02_12[2]!;
  const $15 = $14 > despues$02_12[3]! ? $14 : despues$02_12[3]!;
  const $16 = $15 > despues$02_12[4]! ? $15 : despues$02_12[4]!;
  const $17 = $16 > despues$02_12[5]! ? $16 : despues$02_12[5]!;
  const $18 = $17 > despues$02_12[6]! ? $17 : despues$02_12[6]!;
  const $19 = $18 > despues$02_12[7]! ? $18 : despues$02_12[7]!;
  const $20 = $19 > despues$02_12[8]! ? $19 : despues$02_12[8]!;
  const $21 = $20 > despues$02_12[9]! ? $20 : despues$02_12[9]!;
  const ultimo_mes = rt.addMonths(primer_mes_devengo, $21 > despues$02_12[10]! ? $21 : despues$02_12[10]!);
  $s[65] = rt.digitsOfDate(ultimo_mes);
  // Renta accesoria de varios meses
  const renta_accesoria = $s[66] = Math.floor((renta_accesoria_amount + 50) / 100);
  $s[67] = renta_accesoria_amount;
  // Meses en que se ganó
  const $23 = rt.isSent($n[3]!) ? 1 : 0;
  const $24 = $1$all[0]! ? 1 : 0;
  const $25 = $1$all[1]! ? 1 : 0;
  const $26 = $1$all[2]! ? 1 : 0;
  const $27 = $1$all[3]! ? 1 : 0;
  const $28 = $1$all[4]! ? 1 : 0;
  const $29 = $1$all[5]! ? 1 : 0;
  const $30 = $1$all[6]! ? 1 : 0;
  const $31 = $1$all[7]! ? 1 : 0;
  const $32 = $1$all[8]! ? 1 : 0;
  const $33 = $1$all[9]! ? 1 : 0;
  const $34 = $1$all[10]! ? 1 : 0;
  const meses_devengo = $s[68] = $23 + $24 + $25 + $26 + $27 + $28 + $29 + $30 + $31 + $32 + $33 + $34;
  // Parte de cada mes
  const $36 = 1 > meses_devengo ? 1 : meses_devengo;
  if (!($36 > 0)) return false;
  const $37 = $s[70] = $36;
  const cuota_mensual = $s[69] = renta_accesoria;
  const mes$01_12 = [];
  for (let $i = 0; $i < 12; $i += 1) {
    // Mes 1 … Mes 12
    const mes$one = rt.earliest(rt.lastDayOfMonth(comienzo$01_12[$i]!), $row.period.end);
    $s[71 + $i] = rt.digitsOfDate(mes$one);
    mes$01_12.push(mes$one);
  }
  // Tope imponible AFP y salud 1
  let tope_afp_01 = 0;
  const $38 = rt.isSent($n[3]!);
  $s[83] = $38 ? 1 : 0;
  if ($38) {
    const $39 = $elsewhere(mes$01_12[0]!);
    if ($39 === null) return false;
    $s[84] = $39.tope_afp_salud_uf;
    $s[85] = $39.UF;
    tope_afp_01 = $s[86] = Math.floor(($39.tope_afp_salud_uf + 500) / 1000);
    $s[87] = $39.tope_afp_salud_uf;
  }
  const tope_afp$02_12 = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Tope imponible AFP y salud 2 … Tope imponible AFP y salud 12
    let tope_afp$one = 0;
    if ($1$all[$i]!) {
      const $41 = $elsewhere(mes$01_12[1 + $i]!);
      if ($41 === null) return false;
      $s[88 + 4 * $i] = $41.tope_afp_salud_uf;
      $s[89 + 4 * $i] = $41.UF;
      tope_afp$one = $s[90 + 4 * $i] = Math.floor(($41.tope_afp_salud_uf + 500) / 1000);
      $s[91 + 4 * $i] = $41.tope_afp_salud_uf;
    }
    tope_afp$02_12.push(tope_afp$one);
  }
  // Tope imponible seguro de cesantía 1
  let tope_afc_01 = 0;
  if ($38) {
    const $63 = $elsewhere(mes$01_12[0]!);
    if ($63 === null) return false;
    $s[132] = $63.tope_afc_uf;
    $s[133] = $63.UF;
    tope_afc_01 = $s[134] = Math.floor(($63.tope_afc_uf + 500) / 1000);
    $s[135] = $63.tope_afc_uf;
  }
  const tope_afc$02_12 = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Tope imponible seguro de cesantía 2 … Tope imponible seguro de cesantía 12
    let tope_afc$one = 0;
    if ($1$all[$i]!) {
      const $65 = $elsewhere(mes$01_12[1 + $i]!);
      if ($65 === null) return false;
      $s[136 + 4 * $i] = $65.tope_afc_uf;
      $s[137 + 4 * $i] = $65.UF;
      tope_afc$one = $s[138 + 4 * $i] = Math.floor(($65.tope_afc_uf + 500) / 1000);
      $s[139 + 4 * $i] = $65.tope_afc_uf;
    }
    tope_afc$02_12.push(tope_afc$one);
  }
  // Parte imponible AFP y salud 1
  let parte_afp_01 = 0;
  const $87 = $38 && cotizable;
  $s[180] = $87 ? 1 : 0;
  if ($87) {
    const $88 = tope_afp_01 * 100 - total_imponible$01_12[0]!;
    const $89 = (0 > $88 ? 0 : $88) * $37;
    if ($89 > rt.SAFE) return false;
    const $90 = cuota_mensual * 100;
    parte_afp_01 = $s[181] = $90 < $89 ? $90 : $89;
  }
  const parte_afp$02_12 = [];
  const $92$all = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Parte imponible AFP y salud 2 … Parte imponible AFP y salud 12
    let parte_afp$one = 0;
    const $92 = $1$all[$i]! && cotizable;
    $s[182 + 2 * $i] = $92 ? 1 : 0;
    if ($92) {
      const $93 = tope_afp$02_12[$i]! * 100 - total_imponible$01_12[1 + $i]!;
      const $94 = (0 > $93 ? 0 : $93) * $37;
      if ($94 > rt.SAFE) return false;
      const $95 = cuota_mensual * 100;
      parte_afp$one = $s[183 + 2 * $i] = $95 < $94 ? $95 : $94;
    }
    parte_afp$02_12.push(parte_afp$one);
    $92$all.push($92);
  }
  // Parte imponible seguro de cesantía 1
  let parte_afc_01 = 0;
  if ($87) {
    const $147 = tope_afc_01 * 100 - total_imponible$01_12[0]!;
    const $148 = (0 > $147 ? 0 : $147) * $37;
    if ($148 > rt.SAFE) return false;
    const $149 = cuota_mensual * 100;
    parte_afc_01 = $s[204] = $149 < $148 ? $149 : $148;
  }
  const parte_afc$02_12 = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Parte imponible seguro de cesantía 2 … Parte imponible seguro de cesantía 12
    let parte_afc$one = 0;
    if ($92$all[$i]!) {
      const $151 = tope_afc$02_12[$i]! * 100 - total_imponible$01_12[1 + $i]!;
      const $152 = (0 > $151 ? 0 : $151) * $37;
      if ($152 > rt.SAFE) return false;
      const $153 = cuota_mensual * 100;
      parte_afc$one = $s[205 + $i] = $153 < $152 ? $153 : $152;
    }
    parte_afc$02_12.push(parte_afc$one);
  }
  // Suma de las partes, AFP y salud
  const suma_afp = $s[216] = parte_afp_01 +
    parte_afp$02_12[0]! +
    parte_afp$02_12[1]! +
    parte_afp$02_12[2]! +
    parte_afp$02_12[3]! +
    parte_afp$02_12[4]! +
    parte_afp$02_12[5]! +
    parte_afp$02_12[6]! +
    parte_afp$02_12[7]! +
    parte_afp$02_12[8]! +
    parte_afp$02_12[9]! +
    parte_afp$02_12[10]!;
  // Suma de las partes, seguro de cesantía
  const suma_afc = $s[217] = parte_afc_01 +
    parte_afc$02_12[0]! +
    parte_afc$02_12[1]! +
    parte_afc$02_12[2]! +
    parte_afc$02_12[3]! +
    parte_afc$02_12[4]! +
    parte_afc$02_12[5]! +
    parte_afc$02_12[6]! +
    parte_afc$02_12[7]! +
    parte_afc$02_12[8]! +
    parte_afc$02_12[9]! +
    parte_afc$02_12[10]!;
  // Renta imponible AFP y salud
  const $197 = rt.wholeOf(suma_afp, 100 * $37, 'half_up');
  if (Number.isNaN($197)) return false;
  const base_imponible_afp_salud = $s[218] = $197;
  $s[219] = suma_afp;
  // Renta imponible seguro de cesantía
  const $198 = rt.wholeOf(suma_afc, 100 * $37, 'half_up');
  if (Number.isNaN($198)) return false;
  const base_imponible_afc = $s[220] = $198;
  $s[221] = suma_afc;
  // Contrato para el seguro de cesantía
  let $200: string;
  if (contrato_plazo_fijo) {
    $200 = 'plazo_fijo';
  } else {
    $200 = afc_indefinido_11_anios ? 'indefinido_11_anios' : 'indefinido';
  }
  const contrato = $200;
  $s[222] = rt.positionOf(['indefinido', 'plazo_fijo', 'indefinido_11_anios'], contrato);
  // Cotización AFP (10% más comisión)
  const $201 = cotizable ? afp_rate : 0;
  const $202 = $s[224] = base_imponible_afp_salud * $201;
  const cotizacion_afp = $s[223] = Math.floor(($202 + 500000) / 1000000);
  // Cotización de salud 7% (Fonasa o Isapre)
  const $204 = $s[226] = base_imponible_afp_salud * $f.tasa_salud;
  const cotizacion_salud = $s[225] = Math.floor(($204 + 50) / 100);
  // Seguro de cesantía (AFC) trabajador
  const $206 = $s[227] = rt.rowOfWord($f.afc_trabajador$rows1, contrato);
  if ($206 < 0) return false;
  const $207 = $f.afc_trabajador$rows1.value[$206]!;
  const $208 = $s[229] = base_imponible_afc * $207;
  const seguro_cesantia_trabajador = $s[228] = Math.floor(($208 + 250) / 500);
  // Renta accesoria afecta
  const $210 = renta_accesoria - cotizacion_afp - cotizacion_salud - seguro_cesantia_trabajador;
  const base_tributable = $s[230] = 0 > $210 ? 0 : $210;
  // Parte de cada mes, en UTM
  const $212 = (1 > meses_devengo ? 1 : meses_devengo) * $f.UTM;
  if (!($212 > 0)) return false;
  const $213 = $s[232] = $212;
  const cuota_utm = $s[231] = base_tributable;
  // Base del mes, en UTM 1
  let $215 = 1;
  $s[235] = 1;
  let base_en_utm_01 = 0;
  if ($38) {
    const $214 = $elsewhere(mes$01_12[0]!);
    if ($214 === null) return false;
    $s[233] = $214.UTM;
    if (!($214.UTM > 0)) return false;
    $215 = $s[235] = $214.UTM;
    base_en_utm_01 = $s[234] = base_mes$01_12[0]!;
  }
  const $217$all = [];
  const base_en_utm$02_12 = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Base del mes, en UTM 2 … Base del mes, en UTM 12
    let $217 = 1;
    $s[238 + 3 * $i] = 1;
    let base_en_utm$one = 0;
    if ($1$all[$i]!) {
      const $216 = $elsewhere(mes$01_12[1 + $i]!);
      if ($216 === null) return false;
      $s[236 + 3 * $i] = $216.UTM;
      if (!($216.UTM > 0)) return false;
      $217 = $s[238 + 3 * $i] = $216.UTM;
      base_en_utm$one = $s[237 + 3 * $i] = base_mes$01_12[1 + $i]!;
    }
    $217$all.push($217);
    base_en_utm$02_12.push(base_en_utm$one);
  }
  // Impuesto de más, en UTM 1
  let diferencia_01 = 0;
  if ($38) {
    const $238 = base_en_utm_01 * $213;
    if ($238 > rt.SAFE) return false;
    const $239 = cuota_utm * 100 * $215;
    if ($239 > rt.SAFE) return false;
    const $240 = $238 + $239;
    if ($240 > rt.SAFE || rt.SAFE > 0) return false;
    if (rt.SAFE > 0) return false;
    const $241 = 0 - 0;
    diferencia_01 = $s[269] = 0 > $241 ? 0 : $241;
  }
  const diferencia$02_12 = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Impuesto de más, en UTM 2 … Impuesto de más, en UTM 12
    let diferencia$one = 0;
    if ($1$all[$i]!) {
      const $243 = base_en_utm$02_12[$i]! * $213;
      if ($243 > rt.SAFE) return false;
      const $244 = cuota_utm * 100 * $217$all[$i]!;
      if ($244 > rt.SAFE) return false;
      const $245 = $243 + $244;
      if ($245 > rt.SAFE || rt.SAFE > 0) return false;
      if (rt.SAFE > 0) return false;
      const $246 = 0 - 0;
      diferencia$one = $s[270 + $i] = 0 > $246 ? 0 : $246;
    }
    diferencia$02_12.push(diferencia$one);
  }
  // Diferencia de impuesto, en UTM
  const diferencia_impuesto_utm = $s[281] = diferencia_01 +
    diferencia$02_12[0]! +
    diferencia$02_12[1]! +
    diferencia$02_12[2]! +
    diferencia$02_12[3]! +
    diferencia$02_12[4]! +
    diferencia$02_12[5]! +
    diferencia$02_12[6]! +
    diferencia$02_12[7]! +
    diferencia$02_12[8]! +
    diferencia$02_12[9]! +
    diferencia$02_12[10]!;
  // Base del mes con su parte, en UTM, hasta la décima que sigue 1
  $s[284] = 1;
  let con_parte_01 = 0;
  if ($38) {
    const $299 = base_en_utm_01 * $213;
    if ($299 > rt.SAFE) return false;
    const $300 = cuota_utm * 100 * $215;
    if ($300 > rt.SAFE) return false;
    const $301 = $s[283] = $299 + $300;
    if ($301 > rt.SAFE) return false;
    const $302 = rt.wholeOf($301, 10 * $213 * $215, 'up');
    if (Number.isNaN($302)) return false;
    con_parte_01 = $s[282] = $302;
    const $303 = $s[284] = $213 * $215;
    if ($303 > rt.SAFE) return false;
  }
  const con_parte$02_12 = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Base del mes con su parte, en UTM, hasta la décima que sigue 2 … Base del mes con su parte, en UTM, hasta la décima que sigue 12
    $s[287 + 3 * $i] = 1;
    let con_parte$one = 0;
    if ($1$all[$i]!) {
      const $304 = base_en_utm$02_12[$i]! * $213;
      if ($304 > rt.SAFE) return false;
      const $305 = cuota_utm * 100 * $217$all[$i]!;
      if ($305 > rt.SAFE) return false;
      const $306 = $s[286 + 3 * $i] = $304 + $305;
      if ($306 > rt.SAFE) return false;
      const $307 = rt.wholeOf($306, 10 * $213 * $217$all[$i]!, 'up');
      if (Number.isNaN($307)) return false;
      con_parte$one = $s[285 + 3 * $i] = $307;
      const $308 = $s[287 + 3 * $i] = $213 * $217$all[$i]!;
      if ($308 > rt.SAFE) return false;
    }
    con_parte$02_12.push(con_parte$one);
  }
  // Impuesto del mes de mayor base, en UTM
  const $359 = con_parte_01 > con_parte$02_12[0]! ? con_parte_01 : con_parte$02_12[0]!;
  const $360 = $359 > con_parte$02_12[1]! ? $359 : con_parte$02_12[1]!;
  const $361 = $360 > con_parte$02_12[2]! ? $360 : con_parte$02_12[2]!;
  const $362 = $361 > con_parte$02_12[3]! ? $361 : con_parte$02_12[3]!;
  const $363 = $362 > con_parte$02_12[4]! ? $362 : con_parte$02_12[4]!;
  const $364 = $363 > con_parte$02_12[5]! ? $363 : con_parte$02_12[5]!;
  const $365 = $364 > con_parte$02_12[6]! ? $364 : con_parte$02_12[6]!;
  const $366 = $365 > con_parte$02_12[7]! ? $365 : con_parte$02_12[7]!;
  const $367 = $366 > con_parte$02_12[8]! ? $366 : con_parte$02_12[8]!;
  const $368 = $367 > con_parte$02_12[9]! ? $367 : con_parte$02_12[9]!;
  const $369 = $s[319] = ($368 > con_parte$02_12[10]! ? $368 : con_parte$02_12[10]!) * 10;
  const $370 = $s[318] = rt.rowOf($f.tabla_impuesto_unico$rows1, $369, 1, false);
  if ($370 < 0) return false;
  const $371 = rt.rebateOf($f.tabla_impuesto_unico$rows1, $370, $369, 1);
  if (Number.isNaN($371)) return false;
  $s[320] = $371;
  // Impuesto único reliquidado (LIR art. 46)
  const impuesto_unico = $s[321] = diferencia_impuesto_utm * $f.UTM;
  // Total haberes
  const total_haberes = $s[322] = renta_accesoria;
  // Total descuentos
  const total_descuentos = $s[323] = cotizacion_afp + cotizacion_salud + seguro_cesantia_trabajador + impuesto_unico;
  // Líquido a pagar
  $s[324] = total_haberes - total_descuentos;
  // Seguro de invalidez y sobrevivencia 1
  let sis_mes_01 = 0;
  if ($38) {
    const $375 = $elsewhere(mes$01_12[0]!);
    if ($375 === null) return false;
    $s[325] = $375.tasa_sis;
    sis_mes_01 = $s[326] = parte_afp_01 * $375.tasa_sis;
  }
  const sis_mes$02_12 = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Seguro de invalidez y sobrevivencia 2 … Seguro de invalidez y sobrevivencia 12
    let sis_mes$one = 0;
    if ($1$all[$i]!) {
      const $377 = $elsewhere(mes$01_12[1 + $i]!);
      if ($377 === null) return false;
      $s[327 + 2 * $i] = $377.tasa_sis;
      sis_mes$one = $s[328 + 2 * $i] = parte_afp$02_12[$i]! * $377.tasa_sis;
    }
    sis_mes$02_12.push(sis_mes$one);
  }
  // Aporte a la cuenta individual 1
  let cuenta_mes_01 = 0;
  if ($38) {
    const $399 = $elsewhere(mes$01_12[0]!);
    if ($399 === null) return false;
    $s[349] = $399.tasa_capitalizacion;
    cuenta_mes_01 = $s[350] = parte_afp_01 * $399.tasa_capitalizacion;
  }
  const cuenta_mes$02_12 = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Aporte a la cuenta individual 2 … Aporte a la cuenta individual 12
    let cuenta_mes$one = 0;
    if ($1$all[$i]!) {
      const $401 = $elsewhere(mes$01_12[1 + $i]!);
      if ($401 === null) return false;
      $s[351 + 2 * $i] = $401.tasa_capitalizacion;
      cuenta_mes$one = $s[352 + 2 * $i] = parte_afp$02_12[$i]! * $401.tasa_capitalizacion;
    }
    cuenta_mes$02_12.push(cuenta_mes$one);
  }
  // Compensación por expectativa de vida 1
  let expectativa_mes_01 = 0;
  if ($38) {
    const $423 = $elsewhere(mes$01_12[0]!);
    if ($423 === null) return false;
    $s[373] = $423.tasa_expectativa_vida;
    expectativa_mes_01 = $s[374] = parte_afp_01 * $423.tasa_expectativa_vida;
  }
  const expectativa_mes$02_12 = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Compensación por expectativa de vida 2 … Compensación por expectativa de vida 12
    let expectativa_mes$one = 0;
    if ($1$all[$i]!) {
      const $425 = $elsewhere(mes$01_12[1 + $i]!);
      if ($425 === null) return false;
      $s[375 + 2 * $i] = $425.tasa_expectativa_vida;
      expectativa_mes$one = $s[376 + 2 * $i] = parte_afp$02_12[$i]! * $425.tasa_expectativa_vida;
    }
    expectativa_mes$02_12.push(expectativa_mes$one);
  }
  // Cotización con rentabilidad protegida 1
  let protegida_mes_01 = 0;
  if ($38) {
    const $447 = $elsewhere(mes$01_12[0]!);
    if ($447 === null) return false;
    $s[397] = $447.tasa_rentabilidad;
    protegida_mes_01 = $s[398] = parte_afp_01 * $447.tasa_rentabilidad;
  }
  const protegida_mes$02_12 = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Cotización con rentabilidad protegida 2 … Cotización con rentabilidad protegida 12
    let protegida_mes$one = 0;
    if ($1$all[$i]!) {
      const $449 = $elsewhere(mes$01_12[1 + $i]!);
      if ($449 === null) return false;
      $s[399 + 2 * $i] = $449.tasa_rentabilidad;
      protegida_mes$one = $s[400 + 2 * $i] = parte_afp$02_12[$i]! * $449.tasa_rentabilidad;
    }
    protegida_mes$02_12.push(protegida_mes$one);
  }
  // Seguro de invalidez y sobrevivencia
  const $471 = $s[422] = sis_mes_01 +
    sis_mes$02_12[0]! +
    sis_mes$02_12[1]! +
    sis_mes$02_12[2]! +
    sis_mes$02_12[3]! +
    sis_mes$02_12[4]! +
    sis_mes$02_12[5]! +
    sis_mes$02_12[6]! +
    sis_mes$02_12[7]! +
    sis_mes$02_12[8]! +
    sis_mes$02_12[9]! +
    sis_mes$02_12[10]!;
  const $472 = rt.wholeOf($471, 1000000 * $37, 'half_up');
  if (Number.isNaN($472)) return false;
  const sis = $s[421] = $472;
  // Aporte empleador a cuenta individual
  const $473 = $s[424] = cuenta_mes_01 +
    cuenta_mes$02_12[0]! +
    cuenta_mes$02_12[1]! +
    cuenta_mes$02_12[2]! +
    cuenta_mes$02_12[3]! +
    cuenta_mes$02_12[4]! +
    cuenta_mes$02_12[5]! +
    cuenta_mes$02_12[6]! +
    cuenta_mes$02_12[7]! +
    cuenta_mes$02_12[8]! +
    cuenta_mes$02_12[9]! +
    cuenta_mes$02_12[10]!;
  const $474 = rt.wholeOf($473, 100000 * $37, 'half_up');
  if (Number.isNaN($474)) return false;
  const capitalizacion_individual_empleador = $s[423] = $474;
  // Seguro Social: compensación por expectativa de vida
  const $475 = $s[426] = expectativa_mes_01 +
    expectativa_mes$02_12[0]! +
    expectativa_mes$02_12[1]! +
    expectativa_mes$02_12[2]! +
    expectativa_mes$02_12[3]! +
    expectativa_mes$02_12[4]! +
    expectativa_mes$02_12[5]! +
    expectativa_mes$02_12[6]! +
    expectativa_mes$02_12[7]! +
    expectativa_mes$02_12[8]! +
    expectativa_mes$02_12[9]! +
    expectativa_mes$02_12[10]!;
  const $476 = rt.wholeOf($475, 500000 * $37, 'half_up');
  if (Number.isNaN($476)) return false;
  const expectativa_vida = $s[425] = $476;
  // Cotización con rentabilidad protegida
  const $477 = $s[428] = protegida_mes_01 +
    protegida_mes$02_12[0]! +
    protegida_mes$02_12[1]! +
    protegida_mes$02_12[2]! +
    protegida_mes$02_12[3]! +
    protegida_mes$02_12[4]! +
    protegida_mes$02_12[5]! +
    protegida_mes$02_12[6]! +
    protegida_mes$02_12[7]! +
    protegida_mes$02_12[8]! +
    protegida_mes$02_12[9]! +
    protegida_mes$02_12[10]!;
  const $478 = rt.wholeOf($477, 100000 * $37, 'half_up');
  if (Number.isNaN($478)) return false;
  const rentabilidad_protegida = $s[427] = $478;
  // Seguro de cesantía empleador
  const $479 = $s[429] = rt.rowOfWord($f.afc_del_empleador$rows1, contrato);
  if ($479 < 0) return false;
  const $480 = $f.afc_del_empleador$rows1.value[$479]!;
  const $481 = $s[431] = suma_afc * $480;
  const $482 = rt.wholeOf($481, 50000 * $37, 'half_up');
  if (Number.isNaN($482)) return false;
  const afc_empleador = $s[430] = $482;
  // Seguro de accidentes del trabajo (0.90% + adicional) y SANNA 0.03%
  const $483 = $s[433] = suma_afp * ($f.ley_16744_basica * 1000 + risk_class_rate + $f.sanna * 100);
  if ($483 > rt.SAFE) return false;
  const $484 = rt.wholeOf($483, 100000000 * $37, 'half_up');
  if (Number.isNaN($484)) return false;
  const mutual_ley_16744 = $s[432] = $484;
  // Total aportes del empleador
  const total_aportes_empleador = $s[434] = sis +
    capitalizacion_individual_empleador +
    expectativa_vida +
    rentabilidad_protegida +
    afc_empleador +
    mutual_ley_16744;
  // Costo empresa
  $s[435] = total_haberes + total_aportes_empleador;
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
    let $488: boolean = cotizable;
    if ($488) {
      const $487 = renta_accesoria * 100 * $37;
      if ($487 > rt.SAFE) return false;
      $488 = suma_afp < $487;
    }
    if ($488) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(5, rt.ratio(base_imponible_afp_salud, 1n));
    }
    let $490: boolean = cotizable;
    if ($490) {
      const $489 = renta_accesoria * 100 * $37;
      if ($489 > rt.SAFE) return false;
      $490 = suma_afc < $489;
    }
    if ($490) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(6, rt.ratio(base_imponible_afc, 1n));
    }
    for (let $i = 0; $i < 11; $i += 1) {
      if ((($92$all[10 - $i]! && rt.isSent($n[14 - $i]!)) ||
          (($92$all[10 - $i]! || ($1$all[10 - $i]! && ($1$all[10 - $i]! && cotizable))) && rt.isSent($n[14 - $i]!))) &&
        mes$01_12[11 - $i]! >= '2026-10-01') {
        // PARAM_CARRIED_FORWARD
        $notes.add(7 + $i);
      }
    }
    if ((($87 && rt.isSent($n[3]!)) || (($87 || ($38 && ($38 && cotizable))) && rt.isSent($n[3]!))) && mes$01_12[0]! >= '2026-10-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(18);
    }
    if ($at >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(19);
    }
    for (let $i = 0; $i < 11; $i += 1) {
      if ($1$all[10 - $i]! && mes$01_12[11 - $i]! >= '2026-11-01') {
        // PARAM_CARRIED_FORWARD
        $notes.add(20 + $i);
      }
    }
    if ($38 && mes$01_12[0]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(31);
    }
    for (let $i = 0; $i < 11; $i += 1) {
      if ($1$all[10 - $i]! && mes$01_12[11 - $i]! >= '2026-11-01') {
        // PARAM_CARRIED_FORWARD
        $notes.add(32 + $i);
      }
    }
    if ($38 && mes$01_12[0]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(43);
    }
    for (let $i = 0; $i < 11; $i += 1) {
      if (($92$all[10 - $i]! || ($1$all[10 - $i]! && ($1$all[10 - $i]! && cotizable))) &&
        rt.isSent($n[14 - $i]!) &&
        mes$01_12[11 - $i]! >= '2020-01-01' &&
        mes$01_12[11 - $i]! < '2020-02-01') {
        // PARAM_UNVERIFIED
        $notes.add(44 + 4 * $i);
      }
      if (($92$all[10 - $i]! || ($1$all[10 - $i]! && ($1$all[10 - $i]! && cotizable))) &&
        rt.isSent($n[14 - $i]!) &&
        mes$01_12[11 - $i]! >= '2021-01-01' &&
        mes$01_12[11 - $i]! < '2021-02-01') {
        // PARAM_UNVERIFIED
        $notes.add(45 + 4 * $i);
      }
      if (($92$all[10 - $i]! || ($1$all[10 - $i]! && ($1$all[10 - $i]! && cotizable))) &&
        rt.isSent($n[14 - $i]!) &&
        mes$01_12[11 - $i]! >= '2022-01-01' &&
        mes$01_12[11 - $i]! < '2022-02-01') {
        // PARAM_UNVERIFIED
        $notes.add(46 + 4 * $i);
      }
      if (($92$all[10 - $i]! || ($1$all[10 - $i]! && ($1$all[10 - $i]! && cotizable))) &&
        rt.isSent($n[14 - $i]!) &&
        mes$01_12[11 - $i]! >= '2023-01-01' &&
        mes$01_12[11 - $i]! < '2023-02-01') {
        // PARAM_UNVERIFIED
        $notes.add(47 + 4 * $i);
      }
    }
    if (($87 || ($38 && ($38 && cotizable))) && rt.isSent($n[3]!) && mes$01_12[0]! >= '2020-01-01' && mes$01_12[0]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(88);
    }
    if (($87 || ($38 && ($38 && cotizable))) && rt.isSent($n[3]!) && mes$01_12[0]! >= '2021-01-01' && mes$01_12[0]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(89);
    }
    if (($87 || ($38 && ($38 && cotizable))) && rt.isSent($n[3]!) && mes$01_12[0]! >= '2022-01-01' && mes$01_12[0]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(90);
    }
    if (($87 || ($38 && ($38 && cotizable))) && rt.isSent($n[3]!) && mes$01_12[0]! >= '2023-01-01' && mes$01_12[0]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(91);
    }
    for (let $i = 0; $i < 11; $i += 1) {
      if ($92$all[10 - $i]! && rt.isSent($n[14 - $i]!) && mes$01_12[11 - $i]! >= '2020-01-01' && mes$01_12[11 - $i]! < '2020-02-01') {
        // PARAM_UNVERIFIED
        $notes.add(92 + 4 * $i);
      }
      if ($92$all[10 - $i]! && rt.isSent($n[14 - $i]!) && mes$01_12[11 - $i]! >= '2021-01-01' && mes$01_12[11 - $i]! < '2021-02-01') {
        // PARAM_UNVERIFIED
        $notes.add(93 + 4 * $i);
      }
      if ($92$all[10 - $i]! && rt.isSent($n[14 - $i]!) && mes$01_12[11 - $i]! >= '2022-01-01' && mes$01_12[11 - $i]! < '2022-02-01') {
        // PARAM_UNVERIFIED
        $notes.add(94 + 4 * $i);
      }
      if ($92$all[10 - $i]! && rt.isSent($n[14 - $i]!) && mes$01_12[11 - $i]! >= '2023-01-01' && mes$01_12[11 - $i]! < '2023-02-01') {
        // PARAM_UNVERIFIED
        $notes.add(95 + 4 * $i);
      }
    }
    if ($87 && rt.isSent($n[3]!) && mes$01_12[0]! >= '2020-01-01' && mes$01_12[0]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(136);
    }
    if ($87 && rt.isSent($n[3]!) && mes$01_12[0]! >= '2021-01-01' && mes$01_12[0]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(137);
    }
    if ($87 && rt.isSent($n[3]!) && mes$01_12[0]! >= '2022-01-01' && mes$01_12[0]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(138);
    }
    if ($87 && rt.isSent($n[3]!) && mes$01_12[0]! >= '2023-01-01' && mes$01_12[0]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(139);
    }
    for (let $i = 0; $i < 11; $i += 1) {
      if ($1$all[10 - $i]! && mes$01_12[11 - $i]! >= '2020-10-01' && mes$01_12[11 - $i]! < '2021-04-01') {
        // PARAM_UNVERIFIED
        $notes.add(140 + 2 * $i);
      }
      if ($1$all[10 - $i]! && mes$01_12[11 - $i]! >= '2022-01-01' && mes$01_12[11 - $i]! < '2022-07-01') {
        // PARAM_UNVERIFIED
        $notes.add(141 + 2 * $i);
      }
    }
    if ($38 && mes$01_12[0]! >= '2020-10-01' && mes$01_12[0]! < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(162);
    }
    if ($38 && mes$01_12[0]! >= '2022-01-01' && mes$01_12[0]! < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(163);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '«0:»{"size":436,"scales":[100,1,1«24:,100»,1000000,1000000,1,1],"values":[["input",2,[2,1]],["sent","given(total_imponible_02«10:)",‹4›],["sent","given(total_imponible_‹03›»)",14],12,13,14,15,16,17,18,19,20,21,22,["input",0,0],["sent","given(total_imponible_01)",3],24,25,0,["period","end_date","date",[]],1,2,3,4,5,6,7,8,9,10,11,27«11:,["kept","tope_afp_salud_uf at mes_‹01›","money",[‹84+4›,1000]],["kept","UF at mes_‹01›","money",‹85+4›],‹28›»,["kept","tope_afp_salud_uf at mes_12","money",[128,1000]],["kept","UF at mes_12«12:","money",‹129+4›],["kept","tope_afc_uf at mes_‹01›","money",[‹132+4›,1000]],["kept","UF at mes_‹01›»","money",177],["input",1,[1,1]],26,39«12:,["input",‹3›,‹3›],‹40›»«37:,‹52›»,["input",29,[29,1]],["input",30,[30,1]],89,["input",27,[27,1000000]],["parameter","tasa_salud",100,"rate"],90,91,92,93,94,95,["parameter","UTM",1],["input",15«11:,‹15›],["kept","UTM at mes_‹01›","money",[‹233+3›,1]],["input",‹16›»,26],["kept","UTM at mes_12","money",[266,1]],97,96«23:,‹98›»,122,123,124,125,126,127,128,129,130,131,132,133,121,135,136,137,["kept","tasa_sis at mes_01«11:","rate",[‹325+2›,10000]],["kept","tasa_sis at mes_‹02›»","rate",[347,10000«12:]],["kept","tasa_capitalizacion at mes_‹01›","rate",[‹349+2›,1000»«12:]],["kept","tasa_expectativa_vida at mes_‹01›","rate",[‹373+2›,5000»«12:]],["kept","tasa_rentabilidad at mes_‹01›","rate",[‹397+2›,1000»]],139«47:,‹140›»,["parameter","ley_16744_basica",1000,"rate"],["input",28,[28,1000000]],["parameter","sanna",10000,"rate"],187,188,189,190,191,192,193],"tables":[{"table":1,"rows":"afc_trabajador$rows1","of":"choice","scales":[1,500,500],"slots":[227,null,null]},{"table":0,"rows":"tabla_impuesto_unico$rows1","of":"number","scales":[100,1000,100000],"slots":[318,319,null]},{"table":2,"rows":"afc_del_empleador$rows1","of":"choice","scales":[1,500,500],"slots":[429,null,null]}],"steps":[[[31«11:,1],[0]],[[‹32›»,1],[0]],[[44«10:,1],[‹1›],null,null,‹43+2›],[[‹46+2›»,1],[11],null,null,63],[[65,1],[0,12,13,14,15,16,17,18,19,20,21,22]],[[66,1],[23],67],[[68,1],[24,1,2,3,4,5,6,7,8,9,10,11]],[[69,1,70],[25,26]],[[71,1],[27«11:,28]],[[‹72›,1],[‹29›»,28]],[[86,1],[24,[[40,41,42],83,1,1]],[87,1000],null,83«11:],[[‹90+4›,1],[‹1›,[[‹43+3›,‹44+3›,‹45+3›],‹43+2›,1,1]],[‹91+4›,1000],null,‹43+2›»],[[134,1],[24,[[40,76,77],83,1,1]],[135,1000],null,83«11:],[[‹138+4›,1],[‹1›,[[‹43+3›,‹78+2›,‹79+2›],‹43+2›,1,1]],[‹139+4›,1000],null,‹43+2›»],[[181,100,70],[24,[[100],83«11:,1,1],[[101,‹102+2›,‹103+2›],‹180+2›,1,1]],null,null,‹180+2›],[[‹183+2›,100,70],[‹1›,[[100],‹43+2›»,1,1],[[101,124,125],202,1,1]],null,null,202],[[204,100,70],[24,[[100],83«11:,1,1],[[101,‹126›,‹103+2›],‹180+2›,1,1]],null,null,‹180+2›],[[‹205›,100,70],[‹1›,[[100],‹43+2›»,1,1],[[101,137,125],202,1,1]],null,null,202],[[216,100,70],[138,139,140,141,142,143,144,145,146,147,148,149]],[[217,100,70],[150,151,152,153,154,155,156,157,158,159,160,161]],[[218,1],[162],[219,100,70]],[[220,1],[163],[221,100,70]],[[222,1],[164,[[165],29,0,0]]],[[223,1],[166,100,[[167],1,1,1]],[224,1000000]],[[225,1],[166,168],226],[[228,1],[169,170,-1],[229,500]],[[230,1],[25,171,172,173]],[[231,1,232],[174,26,175]],[[234,100,235],[24,[[176,40,177],83,1,1]],null,null,83«11:],[[‹237+3›,100,‹238+3›],[‹1›,[[‹178+2›,‹43+3›,‹179+2›],‹43+2›,1,1]],null,null,‹43+2›»],[[269,1],[24,[[200,201,200],83,1,1]],null,null,83«11:],[[‹270›,1],[‹1›,[[‹202›,201,‹202›],‹43+2›,1,1]],null,null,‹43+2›»],[[281,1],[213,214,215,216,217,218,219,220,221,222,223,224]],[[282,10],[24,[[200,201],83,1,1]],[283,100,284],null,83«11:],[[‹285+3›,10],[‹1›,[[‹202›,201],‹43+2›,1,1]],[‹286+3›,100,‹287+3›],null,‹43+2›»],[[320,100000],[225,226,227,228,229,230,231,232,233,234,235,236,-2]],[[321,1],[237,175]],[[322,1],[25]],[[323,1],[171,172,173,238]],[[324,1],[239,240]],[[326,1000000,70],[24,[[138,40,241],83,1,1]],null,null,83«11:],[[‹328+2›,1000000,70],[‹1›,[[‹139›,‹43+3›,‹242›],‹43+2›,1,1]],null,null,‹43+2›»],[[350,100000,70],[24,[[138,40,253],83,1,1]],null,null,83«11:],[[‹352+2›,100000,70],[‹1›,[[‹139›,‹43+3›,‹254›],‹43+2›,1,1]],null,null,‹43+2›»],[[374,500000,70],[24,[[138,40,265],83,1,1]],null,null,83«11:],[[‹376+2›,500000,70],[‹1›,[[‹139›,‹43+3›,‹266›],‹43+2›,1,1]],null,null,‹43+2›»],[[398,100000,70],[24,[[138,40,277],83,1,1]],null,null,83«11:],[[‹400+2›,100000,70],[‹1›,[[‹139›,‹43+3›,‹278›],‹43+2›,1,1]],null,null,‹43+2›»],[[421,1],[289,290,291,292,293,294,295,296,297,298,299,300],[422,1000000,70]],[[423,1],[301,302,303,304,305,306,307,308,309,310,311,312],[424,100000,70]],[[425,1],[313,314,315,316,317,318,319,320,321,322,323,324],[426,500000,70]],[[427,1],[325,326,327,328,329,330,331,332,333,334,335,336],[428,100000,70]],[[430,1],[163,170,-3],[431,50000,70]],[[432,1],[162,337,338,339],[433,100000000,70]],[[434,1],[340,341,342,343,344,345]],[[435,1],[239,346]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '«0:»{"scheme":["CLP","period_end",["half_up",[["1",null]]]],"types":[[1,0,"number"],"boolean","date",[0,0,"rate"],[0,0,"integer"],{"words":["indefinido","plazo_fijo","indefinido_11_anios"]},[0,0,"number"],"text"],"roundings":[["half_up",[["1",null]]],["up",[["1/10",null]]]],"nodes":"0 c0;0 c1000000000;1 truth,true;2 date,2020-01-01;2 period,4«12:;1 given,‹15›»«12:;1 given,‹3›»;3 c1/10;3 c13/100;1 i1;3 c0;3 p10;1 truth,false;2 i2«12:;4 c‹1›;4 1 ‹36+3› 36;2 30 35 ‹37+3›»;4 c0«11:;4 s‹12›»;4 6 72 73 74 75 76 77 78 79 80 81 82 83;2 30 35 84;0 i0;4 18 17 36 72«11:;4 18 ‹18› 36 72;4 0 ‹87+2› ‹88+2›»;0 s24;4 s25;4 6 36 111;0 3 110 112«12:;2 s‹0›;2 22 ‹114+3›;2 5 ‹115+3› 4»«12:;2 s‹27›;0 p2 ‹150+2›»«12:;0 p3 ‹150+2›»;1 14 17 31;0 s26«11:;0 s‹39›;0 i‹3›;0 1 ‹188+6› ‹189+6›;0 6 0 ‹190+6›;0 5 187 ‹191+6›;1 14 ‹18› 31»;0 s50;0 i14;0 1 254 255«12:;0 6 0 ‹256+4›;0 5 187 ‹257+4›;0 s‹51›;0 1 ‹259+4› ‹189+6›»;0 6 0 304;0 5 187 305;0 s63«11:;0 s‹64›;0 0 ‹307+2› ‹308+2›»;0 s75«11:;0 s‹76›;0 0 ‹330+2› ‹331+2›»;0 s87;0 s88;1 i29;5 word,plazo_fijo;1 i30;5 word,indefinido_11_anios;5 word,indefinido;5 18 357 358 359;5 18 355 356 360;0 s89;3 i27;3 18 31 363 32;0 2 362 364;3 p8;0 2 362 366;0 s90;5 s91;3 apply,1 369;0 2 368 370;0 s92;0 1 110 372;0 s93;0 1 373 374;0 s94;0 1 375 376;0 6 0 377;0 s95;0 p1;0 2 36 380;0 2 112 381;6 3 379«12: ‹382+3›;0 i‹15›;0 p1 ‹150+2›;6 3 ‹384+3›» 418;6 s97;6 s96;6 0 420 421;6 apply,0 422;6 apply,0 420«11:;6 1 ‹423+6› ‹424+6›;6 6 72 ‹425+6›;6 s‹98›;6 0 ‹427+6› 421;6 apply,0 ‹428+6›;6 apply,0 ‹427+6›»;6 1 489 490;6 6 72 491;6 s109«11:;6 s‹110›;6 0 ‹493+2› ‹494+2›»«12:;6 s‹122›»;6 6 516 517 518 519 520 521 522 523 524 525 526 527;6 apply,0 528;6 s121;0 2 530 381;0 0 372 374;0 s135;0 0 376 533;0 0 532 534;0 s136;0 s137;0 1 536 537;3 p4 150;0 2 307«11: ‹539+2›;3 p4 ‹152+2›;0 2 ‹308+2›» 561;3 p5 150;0 2 307«11: ‹563+2›;3 p5 ‹152+2›;0 2 ‹308+2›» 585;3 p6 150;0 2 307«11: ‹587+2›;3 p6 ‹152+2›;0 2 ‹308+2›» 609;3 p7 150;0 2 307«11: ‹611+2›;3 p7 ‹152+2›;0 2 ‹308+2›» 633;0 s139«11:;0 s‹140›;0 0 ‹635+2› ‹636+2›»;0 s151«11:;0 s‹152›;0 0 ‹658+2› ‹659+2›»;0 s163«11:;0 s‹164›;0 0 ‹681+2› ‹682+2›»;0 s175«11:;0 s‹176›;0 0 ‹704+2› ‹705+2›»;3 apply,2 369;0 2 354 727;3 p9;3 i28;3 0 729 730;3 p11;3 0 731 732;0 2 353 733;0 s187;0 s188;0 0 735 736;0 s189;0 0 737 738;0 s190;0 s191;0 0 740 741;0 s192;0 0 742 743;0 0 739 744;0 s193;0 0 536 746;2 s23;1 12 748 4;4 21 35;1 9 750 36;1 8 111 72;1 among,3 363;1 16 753;1 14 31 754;1 14 355 357;1 10 353 110;1 14 31 757;1 10 354 110;1 14 31 759;1 14 253 28;1 14 28 253;1 15 253 762;1 14 763 28;1 15 761 764;2 date,2026-10-01;1 13 172 766;1 14 765 767;1 14 247 27;1 14 27 247;1 15 247 770;1 14 771 27;1 15 769 772;1 13 170 766;1 14 773 774;1 14 241 26;1 14 26 241;1 15 241 777;1 14 778 26;1 15 776 779;1 13 168 766;1 14 780 781;1 14 235 25;1 14 25 235;1 15 235 784;1 14 785 25;1 15 783 786;1 13 166 766;1 14 787 788;1 14 229 24;1 14 24 229;1 15 229 791;1 14 792 24;1 15 790 793;1 13 164 766;1 14 794 795;1 14 223 23;1 14 23 223;1 15 223 798;1 14 799 23;1 15 797 800;1 13 162 766;1 14 801 802;1 14 217 22;1 14 22 217;1 15 217 805;1 14 806 22;1 15 804 807;1 13 160 766;1 14 808 809;1 14 211 21;1 14 21 211;1 15 211 812;1 14 813 21;1 15 811 814;1 13 158 766;1 14 815 816;1 14 205 20;1 14 20 205;1 15 205 819;1 14 820 20;1 15 818 821;1 13 156 766;1 14 822 823;1 14 199 19;1 14 19 199;1 15 199 826;1 14 827 19;1 15 825 828;1 13 154 766;1 14 829 830;1 14 193 18;1 14 18 193;1 15 193 833;1 14 834 18;1 15 832 835;1 13 152 766;1 14 836 837;1 14 186 17;1 14 17 186;1 15 186 840;1 14 841 17;1 15 839 842;1 13 150 766;1 14 843 844;2 period,5;2 date,2026-11-01;1 13 846 847;1 13 172 847;1 14 28 849;1 13 170 847;1 14 27 851;1 13 168 847;1 14 26 853;1 13 166 847;1 14 25 855;1 13 164 847;1 14 24 857;1 13 162 847;1 14 23 859;1 13 160 847;1 14 22 861;1 13 158 847;1 14 21 863;1 13 156 847;1 14 20 865;1 13 154 847;1 14 19 867;1 13 152 847;1 14 18 869;1 13 150 847;1 14 17 871;1 13 172 3;1 14 764 873;2 date,2020-02-01;1 10 172 875;1 14 874 876;2 date,2021-01-01;1 13 172 878;1 14 764 879;2 date,2021-02-01;1 10 172 881;1 14 880 882;2 date,2022-01-01;1 13 172 884;1 14 764 885;2 date,2022-02-01;1 10 172 887;1 14 886 888;2 date,2023-01-01;1 13 172 890;1 14 764 891;2 date,2023-02-01;1 10 172 893;1 14 892 894;1 13 170 3;1 14 772 896;1 10 170 875;1 14 897 898;1 13 170 878;1 14 772 900;1 10 170 881;1 14 901 902;1 13 170 884;1 14 772 904;1 10 170 887;1 14 905 906;1 13 170 890;1 14 772 908;1 10 170 893;1 14 909 910;1 13 168 3;1 14 779 912;1 10 168 875;1 14 913 914;1 13 168 878;1 14 779 916;1 10 168 881;1 14 917 918;1 13 168 884;1 14 779 920;1 10 168 887;1 14 921 922;1 13 168 890;1 14 779 924;1 10 168 893;1 14 925 926;1 13 166 3;1 14 786 928;1 10 166 875;1 14 929 930;1 13 166 878;1 14 786 932;1 10 166 881;1 14 933 934;1 13 166 884;1 14 786 936;1 10 166 887;1 14 937 938;1 13 166 890;1 14 786 940;1 10 166 893;1 14 941 942;1 13 164 3;1 14 793 944;1 10 164 875;1 14 945 946;1 13 164 878;1 14 793 948;1 10 164 881;1 14 949 950;1 13 164 884;1 14 793 952;1 10 164 887;1 14 953 954;1 13 164 890;1 14 793 956;1 10 164 893;1 14 957 958;1 13 162 3;1 14 800 960;1 10 162 875;1 14 961 962;1 13 162 878;1 14 800 964;1 10 162 881;1 14 965 966;1 13 162 884;1 14 800 968;1 10 162 887;1 14 969 970;1 13 162 890;1 14 800 972;1 10 162 893;1 14 973 974;1 13 160 3;1 14 807 976;1 10 160 875;1 14 977 978;1 13 160 878;1 14 807 980;1 10 160 881;1 14 981 982;1 13 160 884;1 14 807 984;1 10 160 887;1 14 985 986;1 13 160 890;1 14 807 988;1 10 160 893;1 14 989 990;1 13 158 3;1 14 814 992;1 10 158 875;1 14 993 994;1 13 158 878;1 14 814 996;1 10 158 881;1 14 997 998;1 13 158 884;1 14 814 1000;1 10 158 887;1 14 1001 1002;1 13 158 890;1 14 814 1004;1 10 158 893;1 14 1005 1006;1 13 156 3;1 14 821 1008;1 10 156 875;1 14 1009 1010;1 13 156 878;1 14 821 1012;1 10 156 881;1 14 1013 1014;1 13 156 884;1 14 821 1016;1 10 156 887;1 14 1017 1018;1 13 156 890;1 14 821 1020;1 10 156 893;1 14 1021 1022;1 13 154 3;1 14 828 1024;1 10 154 875;1 14 1025 1026;1 13 154 878;1 14 828 1028;1 10 154 881;1 14 1029 1030;1 13 154 884;1 14 828 1032;1 10 154 887;1 14 1033 1034;1 13 154 890;1 14 828 1036;1 10 154 893;1 14 1037 1038;1 13 152 3;1 14 835 1040;1 10 152 875;1 14 1041 1042;1 13 152 878;1 14 835 1044;1 10 152 881;1 14 1045 1046;1 13 152 884;1 14 835 1048;1 10 152 887;1 14 1049 1050;1 13 152 890;1 14 835 1052;1 10 152 893;1 14 1053 1054;1 13 150 3;1 14 842 1056;1 10 150 875;1 14 1057 1058;1 13 150 878;1 14 842 1060;1 10 150 881;1 14 1061 1062;1 13 150 884;1 14 842 1064;1 10 150 887;1 14 1065 1066;1 13 150 890;1 14 842 1068;1 10 150 893;1 14 1069 1070«4:;1 14 761 ‹873+6›;1 14 ‹1072+2› ‹876+6›»«11:;1 14 ‹769+7› ‹896+16›;1 14 ‹1080+8› ‹898+16›;1 14 ‹769+7› ‹900+16›;1 14 ‹1082+8› ‹902+16›;1 14 ‹769+7› ‹904+16›;1 14 ‹1084+8› ‹906+16›;1 14 ‹769+7› ‹908+16›;1 14 ‹1086+8› ‹910+16›»;2 date,2020-10-01;1 13 172 1168;1 14 28 1169;2 date,2021-04-01;1 10 172 1171;1 14 1170 1172;1 14 28 885;2 date,2022-07-01;1 10 172 1175;1 14 1174 1176;1 13 170 1168;1 14 27 1178;1 10 170 1171;1 14 1179 1180;1 14 27 904;1 10 170 1175;1 14 1182 1183;1 13 168 1168;1 14 26 1185;1 10 168 1171;1 14 1186 1187;1 14 26 920;1 10 168 1175;1 14 1189 1190;1 13 166 1168;1 14 25 1192;1 10 166 1171;1 14 1193 1194;1 14 25 936;1 10 166 1175;1 14 1196 1197;1 13 164 1168;1 14 24 1199;1 10 164 1171;1 14 1200 1201;1 14 24 952;1 10 164 1175;1 14 1203 1204;1 13 162 1168;1 14 23 1206;1 10 162 1171;1 14 1207 1208;1 14 23 968;1 10 162 1175;1 14 1210 1211;1 13 160 1168;1 14 22 1213;1 10 160 1171;1 14 1214 1215;1 14 22 984;1 10 160 1175;1 14 1217 1218;1 13 158 1168;1 14 21 1220;1 10 158 1171;1 14 1221 1222;1 14 21 1000;1 10 158 1175;1 14 1224 1225;1 13 156 1168;1 14 20 1227;1 10 156 1171;1 14 1228 1229;1 14 20 1016;1 10 156 1175;1 14 1231 1232;1 13 154 1168;1 14 19 1234;1 10 154 1171;1 14 1235 1236;1 14 19 1032;1 10 154 1175;1 14 1238 1239;1 13 152 1168;1 14 18 1241;1 10 152 1171;1 14 1242 1243;1 14 18 1048;1 10 152 1175;1 14 1245 1246;1 13 150 1168;1 14 17 1248;1 10 150 1171;1 14 1249 1250;1 14 17 1064;1 10 150 1175;1 14 1252 1253","items":[["i",0,null,[0,false],[1,true]],["i",1,2],["i",2,null,[3,true],[4,true]],["i",3«24:,null,[0,true],[1,true],‹5›],["i",‹4›»,null,[29,true],[30,true],31],["i",28,32,[32,true],[33,true]],["i",29,34],["i",30,34«12:],[‹0›,2,‹38+3›»«11:],[‹12›,4,‹40+3›,null,null,‹18›»],[23,2,85],[24,0,86,0],[25,4,109],[26,0«12:,‹113+3›],[‹27›,2»,149«12:],[‹39›,0,‹151+2›,0,null,‹17›»«12:],[‹51›,0,‹174›,0,null,‹17›»],[63,0,192,null,null,186«11:],[‹64›,0,‹198+6›,null,null,‹193+6›»],[75,0,262,null,null,186«11:],[‹76›,0,‹266+4›,null,null,‹193+6›»],[87,0,329],[88,0,352],[89,0,353,0],[90,0,354,0],[91,5,361],[92,0,365,0],[93,0,367,0],[94,0,371,0],[95,0,378,0],[96,6,383«12:],[‹97›,6,‹386+3›,null,null,‹17›»«12:],[‹109›,6,‹426+6›,null,null,‹17›»],[121,6,515«12:],[‹122›,6,‹422+6›,1,null,‹17›»],[134,6,529],[135,0,531,0],[136,0,110],[137,0,535],[138,0,538«4:],[‹139+12›,0,‹540+24›,null,null,17],[‹140+12›,0,‹542+24›,null,null,18],[‹141+12›,0,‹544+24›,null,null,19],[‹142+12›,0,‹546+24›,null,null,20],[‹143+12›,0,‹548+24›,null,null,21],[‹144+12›,0,‹550+24›,null,null,22],[‹145+12›,0,‹552+24›,null,null,23],[‹146+12›,0,‹554+24›,null,null,24],[‹147+12›,0,‹556+24›,null,null,25],[‹148+12›,0,‹558+24›,null,null,26],[‹149+12›,0,‹560+24›,null,null,27],[‹150+12›,0,‹562+24›,null,null,28»],[187,0,657,0],[188,0,680,0],[189,0,703,0],[190,0,726,0],[191,0,728,0],[192,0,734,0],[193,0,745],[194,0,747]],"parameters":[["UF",null],["UTM",null],["tope_afp_salud_uf","UF"],["tope_afc_uf","UF"],["tasa_sis",null],["tasa_capitalizacion",null],["tasa_expectativa_vida",null],["tasa_rentabilidad",null],["tasa_salud",null],["ley_16744_basica",null],["adicional_maxima",null],["sanna",null]],"notices":[["refuse","VALIDATION_ERROR","warning","inputs.primer_mes_devengo","inputs",null,749,["El último mes, ",748,", es posterior al pago: lo que falta por ganar se paga después (LIR art. 46)"]],["refuse","VALIDATION_ERROR","warning","inputs.primer_mes_devengo","inputs",null,751,["El primer mes se da por su día 1, no el ",35," (LIR art. 46)"]],["refuse","VALIDATION_ERROR","warning","inputs.total_imponible_01","inputs",null,752,["Falta de cada mes en que se ganó su total imponible y su base tributable (LIR art. 46)"]],["warn","AFP_RATE_UNKNOWN","warning","afp_rate","employee",null,755,[363," no es la cotización a ninguna AFP en el mes"]],["warn","FLAG_CONFLICT","warning","overrides.afc_indefinido_11_anios","override",null,756,["El contrato no puede ser a plazo fijo y llevar más de 11 años; se aplica el plazo fijo"]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_imponible_afp_salud","employee",null,758,["En algún mes la parte pasa de lo que deja el tope: cotizan ",362," (D.L. 3.500 art. 16)"]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_imponible_afc","employee",null,760,["En algún mes la parte pasa de lo que deja el tope: cotizan ",368," (Ley 19.728 art. 6)"]],["warn","PARAM_CARRIED_FORWARD","warning","period","period",null,768«11:,["Unidad de fomento, del último día del mes: sin valor publicado desde 2026-10-01; se usa el de 2026-09"]],["warn","PARAM_CARRIED_FORWARD","warning","period","period",null,‹775+7›»,["Unidad de fomento, del último día del mes: sin valor publicado desde 2026-10-01; se usa el de 2026-09«13:"]],["warn","PARAM_CARRIED_FORWARD","warning","period","period",null,‹848+2›,["Unidad tributaria mensual: sin valor publicado desde 2026-11-01; se usa el de 2026-10»«12:"]],["warn","PARAM_CARRIED_FORWARD","warning","sis","employee",null,‹850+2›,["Tasa del seguro de invalidez y sobrevivencia: sin valor publicado desde 2026-11-01; se usa el de 2026-08»"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,877,["tope_afp_salud_uf: sin confirmar, no se conoce el valor de enero de 2020"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,883,["tope_afp_salud_uf: sin confirmar, no se conoce el valor provisorio de enero de 2021"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,889«11:,["tope_afp_salud_uf: sin confirmar, no se conoce el valor provisorio de enero de 2022"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,‹895+16›,["tope_afp_salud_uf: sin confirmar, no se conoce el valor provisorio de enero de 2023"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,‹899+16›,["tope_afp_salud_uf: sin confirmar, no se conoce el valor de enero de 2020"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,‹903+16›,["tope_afp_salud_uf: sin confirmar, no se conoce el valor provisorio de enero de 2021"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,‹907+16›»,["tope_afp_salud_uf: sin confirmar, no se conoce el valor provisorio de enero de 2022"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,1071,["tope_afp_salud_uf: sin confirmar, no se conoce el valor provisorio de enero de 2023«12:"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,‹1073+8›,["tope_afc_uf: sin confirmar, no se conoce el valor de enero de 2020"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,‹1075+8›,["tope_afc_uf: sin confirmar, no se conoce el valor provisorio de enero de 2021"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,‹1077+8›,["tope_afc_uf: sin confirmar, no se conoce el valor provisorio de enero de 2022"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,‹1079+8›,["tope_afc_uf: sin confirmar, no se conoce el valor provisorio de enero de 2023»"]],["warn","PARAM_UNVERIFIED","warning","sis","employee",null,1173«11:,["tasa_sis: sin confirmar, no se halló la tasa de octubre de 2020 a marzo de 2021; la prensa da de 1,3 a 2,3 %"]],["warn","PARAM_UNVERIFIED","warning","sis","employee",null,‹1177+7›,["tasa_sis: sin confirmar, no se halló la tasa de enero a junio de 2022"]],["warn","PARAM_UNVERIFIED","warning","sis","employee",null,‹1181+7›»,["tasa_sis: sin confirmar, no se halló la tasa de octubre de 2020 a marzo de 2021; la prensa da de 1,3 a 2,3 %"]],["warn","PARAM_UNVERIFIED","warning","sis","employee",null,1254,["tasa_sis: sin confirmar, no se halló la tasa de enero a junio de 2022"]]],"tables":[[6,null,6,null,null],[5,null,3,null,null],[5,null,3,null,null],[7,null,3,null,null]]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [UF$rows, UTM$rows, tope_afp_salud_uf$rows, tope_afc_uf$rows, tasa_sis$rows, tasa_capitalizacion$rows, tasa_expectativa_vida$rows,
    tasa_rentabilidad$rows, tasa_salud$rows, ley_16744_basica$rows, adicional_maxima$rows, sanna$rows],
  tables: [tabla_impuesto_unico, afc_trabajador, afc_del_empleador, tasas_afp] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 1n), above: null }] }, parameters: $parameters,
  elsewhere: $elsewhere, compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
