// CL.reliquidacion_impuesto 2021.1: Reliquidación de rentas de varios meses
// Emitted from rules/cl/reliquidacion_impuesto/2021-01-01.pay by payroll compile. Do not edit.
// file    sha256:7093a6b38a1f764e528b743401c44426f61d24304b47a428dfcf75c68f5b46e6
// meaning sha256:28c774292cef12b5d84e4a97a04b71b47320778705372f53c5fd893d63ceee39
import * as rt from '../../../../runtime/index.ts';
import { $file, UF$rows, UTM$rows, tope_afp_salud_uf$rows, tope_afc_uf$rows, tasa_sis$rows,
  tasa_capitalizacion$rows, tasa_expectativa_vida$rows, tasa_rentabilidad$rows, tasa_salud$rows,
  ley_16744_basica$rows, adicional_maxima$rows, sanna$rows, tabla_impuesto_unico, afc_trabajador, afc_del_empleador,
  tasas_afp, $sources, $provenance, $inputs, $steps } from './2021-01-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'rules/cl/reliquidacion_impuesto/2021-01-01.pay',
    fingerprint: 'sha256:7093a6b38a1f764e528b743401c44426f61d24304b47a428dfcf75c68f5b46e6',
    meaning: 'sha256:28c774292cef12b5d84e4a97a04b71b47320778705372f53c5fd893d63ceee39', country: 'CL', scheme: 'reliquidacion_impuesto',
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
  // Renta imponible AFP y salud
  const $195 = $s[217] = parte_afp_01 +
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
  const $196 = rt.wholeOf($195, 100 * $37, 'half_up');
  if (Number.isNaN($196)) return false;
  const base_imponible_afp_salud = $s[216] = $196;
  // Renta imponible seguro de cesantía
  const $197 = $s[219] = parte_afc_01 +
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
  const $198 = rt.wholeOf($197, 100 * $37, 'half_up');
  if (Number.isNaN($198)) return false;
  const base_imponible_afc = $s[218] = $198;
  // Contrato para el seguro de cesantía
  let $200: string;
  if (contrato_plazo_fijo) {
    $200 = 'plazo_fijo';
  } else {
    $200 = afc_indefinido_11_anios ? 'indefinido_11_anios' : 'indefinido';
  }
  const contrato = $200;
  $s[220] = rt.positionOf(['indefinido', 'plazo_fijo', 'indefinido_11_anios'], contrato);
  // Cotización AFP (10% más comisión)
  const $201 = cotizable ? afp_rate : 0;
  const $202 = $s[222] = base_imponible_afp_salud * $201;
  const cotizacion_afp = $s[221] = Math.floor(($202 + 500000) / 1000000);
  // Cotización de salud 7% (Fonasa o Isapre)
  const $204 = $s[224] = base_imponible_afp_salud * $f.tasa_salud;
  const cotizacion_salud = $s[223] = Math.floor(($204 + 50) / 100);
  // Seguro de cesantía (AFC) trabajador
  const $206 = $s[225] = rt.rowOfWord($f.afc_trabajador$rows1, contrato);
  if ($206 < 0) return false;
  const $207 = $f.afc_trabajador$rows1.value[$206]!;
  const $208 = $s[227] = base_imponible_afc * $207;
  const seguro_cesantia_trabajador = $s[226] = Math.floor(($208 + 250) / 500);
  // Renta accesoria afecta
  const $210 = renta_accesoria - cotizacion_afp - cotizacion_salud - seguro_cesantia_trabajador;
  const base_tributable = $s[228] = 0 > $210 ? 0 : $210;
  // Parte de cada mes, en UTM
  const $212 = (1 > meses_devengo ? 1 : meses_devengo) * $f.UTM;
  if (!($212 > 0)) return false;
  const $213 = $s[230] = $212;
  const cuota_utm = $s[229] = base_tributable;
  // Base del mes, en UTM 1
  let $215 = 1;
  $s[233] = 1;
  let base_en_utm_01 = 0;
  if ($38) {
    const $214 = $elsewhere(mes$01_12[0]!);
    if ($214 === null) return false;
    $s[231] = $214.UTM;
    if (!($214.UTM > 0)) return false;
    $215 = $s[233] = $214.UTM;
    base_en_utm_01 = $s[232] = base_mes$01_12[0]!;
  }
  const $217$all = [];
  const base_en_utm$02_12 = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Base del mes, en UTM 2 … Base del mes, en UTM 12
    let $217 = 1;
    $s[236 + 3 * $i] = 1;
    let base_en_utm$one = 0;
    if ($1$all[$i]!) {
      const $216 = $elsewhere(mes$01_12[1 + $i]!);
      if ($216 === null) return false;
      $s[234 + 3 * $i] = $216.UTM;
      if (!($216.UTM > 0)) return false;
      $217 = $s[236 + 3 * $i] = $216.UTM;
      base_en_utm$one = $s[235 + 3 * $i] = base_mes$01_12[1 + $i]!;
    }
    $217$all.push($217);
    base_en_utm$02_12.push(base_en_utm$one);
  }
  // Base del mes con su parte, en UTM 1
  $s[268] = 1;
  let base_con_parte_01 = 0;
  if ($38) {
    const $238 = base_en_utm_01 * $213;
    if ($238 > rt.SAFE) return false;
    const $239 = cuota_utm * 100 * $215;
    if ($239 > rt.SAFE) return false;
    const $240 = $238 + $239;
    if ($240 > rt.SAFE) return false;
    base_con_parte_01 = $s[267] = $240;
    const $241 = $s[268] = $213 * $215;
    if ($241 > rt.SAFE) return false;
  }
  const base_con_parte$02_12 = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Base del mes con su parte, en UTM 2 … Base del mes con su parte, en UTM 12
    $s[270 + 2 * $i] = 1;
    let base_con_parte$one = 0;
    if ($1$all[$i]!) {
      const $242 = base_en_utm$02_12[$i]! * $213;
      if ($242 > rt.SAFE) return false;
      const $243 = cuota_utm * 100 * $217$all[$i]!;
      if ($243 > rt.SAFE) return false;
      const $244 = $242 + $243;
      if ($244 > rt.SAFE) return false;
      base_con_parte$one = $s[269 + 2 * $i] = $244;
      const $245 = $s[270 + 2 * $i] = $213 * $217$all[$i]!;
      if ($245 > rt.SAFE) return false;
    }
    base_con_parte$02_12.push(base_con_parte$one);
  }
  // Impuesto de más, en UTM 1
  let diferencia_01 = 0;
  if ($38) {
    if (rt.SAFE > 0 || rt.SAFE > 0) return false;
    const $286 = 0 - 0;
    diferencia_01 = $s[291] = 0 > $286 ? 0 : $286;
  }
  const diferencia$02_12 = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Impuesto de más, en UTM 2 … Impuesto de más, en UTM 12
    let diferencia$one = 0;
    if ($1$all[$i]!) {
      if (rt.SAFE > 0 || rt.SAFE > 0) return false;
      const $288 = 0 - 0;
      diferencia$one = $s[292 + $i] = 0 > $288 ? 0 : $288;
    }
    diferencia$02_12.push(diferencia$one);
  }
  // Diferencia de impuesto, en UTM
  const diferencia_impuesto_utm = $s[303] = diferencia_01 +
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
  // Impuesto del mes de mayor base, en UTM
  const $311 = base_con_parte_01 * $217$all[0]!;
  if ($311 > rt.SAFE) return false;
  const $312 = base_con_parte$02_12[0]! * $215;
  if ($312 > rt.SAFE) return false;
  const $313 = ($311 > $312 ? $311 : $312) * $217$all[1]!;
  if ($313 > rt.SAFE) return false;
  const $314 = base_con_parte$02_12[1]! * $215;
  if ($314 > rt.SAFE) return false;
  const $315 = $314 * $217$all[0]!;
  if ($315 > rt.SAFE) return false;
  const $316 = ($313 > $315 ? $313 : $315) * $217$all[2]!;
  if ($316 > rt.SAFE) return false;
  const $317 = base_con_parte$02_12[2]! * $215;
  if ($317 > rt.SAFE) return false;
  const $318 = $317 * $217$all[0]!;
  if ($318 > rt.SAFE) return false;
  const $319 = $318 * $217$all[1]!;
  if ($319 > rt.SAFE) return false;
  const $320 = ($316 > $319 ? $316 : $319) * $217$all[3]!;
  if ($320 > rt.SAFE) return false;
  const $321 = base_con_parte$02_12[3]! * $215;
  if ($321 > rt.SAFE) return false;
  const $322 = $321 * $217$all[0]!;
  if ($322 > rt.SAFE) return false;
  const $323 = $322 * $217$all[1]!;
  if ($323 > rt.SAFE) return false;
  const $324 = $323 * $217$all[2]!;
  if ($324 > rt.SAFE) return false;
  const $325 = ($320 > $324 ? $320 : $324) * $217$all[4]!;
  if ($325 > rt.SAFE) return false;
  const $326 = base_con_parte$02_12[4]! * $215;
  if ($326 > rt.SAFE) return false;
  const $327 = $326 * $217$all[0]!;
  if ($327 > rt.SAFE) return false;
  const $328 = $327 * $217$all[1]!;
  if ($328 > rt.SAFE) return false;
  const $329 = $328 * $217$all[2]!;
  if ($329 > rt.SAFE) return false;
  const $330 = $329 * $217$all[3]!;
  if ($330 > rt.SAFE) return false;
  const $331 = ($325 > $330 ? $325 : $330) * $217$all[5]!;
  if ($331 > rt.SAFE) return false;
  const $332 = base_con_parte$02_12[5]! * $215;
  if ($332 > rt.SAFE) return false;
  const $333 = $332 * $217$all[0]!;
  if ($333 > rt.SAFE) return false;
  const $334 = $333 * $217$all[1]!;
  if ($334 > rt.SAFE) return false;
  const $335 = $334 * $217$all[2]!;
  if ($335 > rt.SAFE) return false;
  const $336 = $335 * $217$all[3]!;
  if ($336 > rt.SAFE) return false;
  const $337 = $336 * $217$all[4]!;
  if ($337 > rt.SAFE) return false;
  const $338 = ($331 > $337 ? $331 : $337) * $217$all[6]!;
  if ($338 > rt.SAFE) return false;
  const $339 = base_con_parte$02_12[6]! * $215;
  if ($339 > rt.SAFE) return false;
  const $340 = $339 * $217$all[0]!;
  if ($340 > rt.SAFE) return false;
  const $341 = $340 * $217$all[1]!;
  if ($341 > rt.SAFE) return false;
  const $342 = $341 * $217$all[2]!;
  if ($342 > rt.SAFE) return false;
  const $343 = $342 * $217$all[3]!;
  if ($343 > rt.SAFE) return false;
  const $344 = $343 * $217$all[4]!;
  if ($344 > rt.SAFE) return false;
  const $345 = $344 * $217$all[5]!;
  if ($345 > rt.SAFE) return false;
  const $346 = ($338 > $345 ? $338 : $345) * $217$all[7]!;
  if ($346 > rt.SAFE) return false;
  const $347 = base_con_parte$02_12[7]! * $215;
  if ($347 > rt.SAFE) return false;
  const $348 = $347 * $217$all[0]!;
  if ($348 > rt.SAFE) return false;
  const $349 = $348 * $217$all[1]!;
  if ($349 > rt.SAFE) return false;
  const $350 = $349 * $217$all[2]!;
  if ($350 > rt.SAFE) return false;
  const $351 = $350 * $217$all[3]!;
  if ($351 > rt.SAFE) return false;
  const $352 = $351 * $217$all[4]!;
  if ($352 > rt.SAFE) return false;
  const $353 = $352 * $217$all[5]!;
  if ($353 > rt.SAFE) return false;
  const $354 = $353 * $217$all[6]!;
  if ($354 > rt.SAFE) return false;
  const $355 = ($346 > $354 ? $346 : $354) * $217$all[8]!;
  if ($355 > rt.SAFE) return false;
  const $356 = base_con_parte$02_12[8]! * $215;
  if ($356 > rt.SAFE) return false;
  const $357 = $356 * $217$all[0]!;
  if ($357 > rt.SAFE) return false;
  const $358 = $357 * $217$all[1]!;
  if ($358 > rt.SAFE) return false;
  const $359 = $358 * $217$all[2]!;
  if ($359 > rt.SAFE) return false;
  const $360 = $359 * $217$all[3]!;
  if ($360 > rt.SAFE) return false;
  const $361 = $360 * $217$all[4]!;
  if ($361 > rt.SAFE) return false;
  const $362 = $361 * $217$all[5]!;
  if ($362 > rt.SAFE) return false;
  const $363 = $362 * $217$all[6]!;
  if ($363 > rt.SAFE) return false;
  const $364 = $363 * $217$all[7]!;
  if ($364 > rt.SAFE) return false;
  const $365 = ($355 > $364 ? $355 : $364) * $217$all[9]!;
  if ($365 > rt.SAFE) return false;
  const $366 = base_con_parte$02_12[9]! * $215;
  if ($366 > rt.SAFE) return false;
  const $367 = $366 * $217$all[0]!;
  if ($367 > rt.SAFE) return false;
  const $368 = $367 * $217$all[1]!;
  if ($368 > rt.SAFE) return false;
  const $369 = $368 * $217$all[2]!;
  if ($369 > rt.SAFE) return false;
  const $370 = $369 * $217$all[3]!;
  if ($370 > rt.SAFE) return false;
  const $371 = $370 * $217$all[4]!;
  if ($371 > rt.SAFE) return false;
  const $372 = $371 * $217$all[5]!;
  if ($372 > rt.SAFE) return false;
  const $373 = $372 * $217$all[6]!;
  if ($373 > rt.SAFE) return false;
  const $374 = $373 * $217$all[7]!;
  if ($374 > rt.SAFE) return false;
  const $375 = $374 * $217$all[8]!;
  if ($375 > rt.SAFE) return false;
  const $376 = ($365 > $375 ? $365 : $375) * $217$all[10]!;
  if ($376 > rt.SAFE) return false;
  const $377 = base_con_parte$02_12[10]! * $215;
  if ($377 > rt.SAFE) return false;
  const $378 = $377 * $217$all[0]!;
  if ($378 > rt.SAFE) return false;
  const $379 = $378 * $217$all[1]!;
  if ($379 > rt.SAFE) return false;
  const $380 = $379 * $217$all[2]!;
  if ($380 > rt.SAFE) return false;
  const $381 = $380 * $217$all[3]!;
  if ($381 > rt.SAFE) return false;
  const $382 = $381 * $217$all[4]!;
  if ($382 > rt.SAFE) return false;
  const $383 = $382 * $217$all[5]!;
  if ($383 > rt.SAFE) return false;
  const $384 = $383 * $217$all[6]!;
  if ($384 > rt.SAFE) return false;
  const $385 = $384 * $217$all[7]!;
  if ($385 > rt.SAFE) return false;
  const $386 = $385 * $217$all[8]!;
  if ($386 > rt.SAFE) return false;
  const $387 = $386 * $217$all[9]!;
  if ($387 > rt.SAFE || rt.SAFE > 0) return false;
  $s[304] = 0;
  // Impuesto único reliquidado (LIR art. 46)
  const impuesto_unico = $s[305] = diferencia_impuesto_utm * $f.UTM;
  // Total haberes
  const total_haberes = $s[306] = renta_accesoria;
  // Total descuentos
  const total_descuentos = $s[307] = cotizacion_afp + cotizacion_salud + seguro_cesantia_trabajador + impuesto_unico;
  // Líquido a pagar
  $s[308] = total_haberes - total_descuentos;
  // Seguro de invalidez y sobrevivencia 1
  let sis_mes_01 = 0;
  if ($38) {
    const $391 = $elsewhere(mes$01_12[0]!);
    if ($391 === null) return false;
    $s[309] = $391.tasa_sis;
    sis_mes_01 = $s[310] = parte_afp_01 * $391.tasa_sis;
  }
  const sis_mes$02_12 = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Seguro de invalidez y sobrevivencia 2 … Seguro de invalidez y sobrevivencia 12
    let sis_mes$one = 0;
    if ($1$all[$i]!) {
      const $393 = $elsewhere(mes$01_12[1 + $i]!);
      if ($393 === null) return false;
      $s[311 + 2 * $i] = $393.tasa_sis;
      sis_mes$one = $s[312 + 2 * $i] = parte_afp$02_12[$i]! * $393.tasa_sis;
    }
    sis_mes$02_12.push(sis_mes$one);
  }
  // Aporte a la cuenta individual 1
  let capitalizacion_mes_01 = 0;
  if ($38) {
    const $415 = $elsewhere(mes$01_12[0]!);
    if ($415 === null) return false;
    $s[333] = $415.tasa_capitalizacion;
    capitalizacion_mes_01 = $s[334] = parte_afp_01 * $415.tasa_capitalizacion;
  }
  const capitalizacion_mes$02_12 = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Aporte a la cuenta individual 2 … Aporte a la cuenta individual 12
    let capitalizacion_mes$one = 0;
    if ($1$all[$i]!) {
      const $417 = $elsewhere(mes$01_12[1 + $i]!);
      if ($417 === null) return false;
      $s[335 + 2 * $i] = $417.tasa_capitalizacion;
      capitalizacion_mes$one = $s[336 + 2 * $i] = parte_afp$02_12[$i]! * $417.tasa_capitalizacion;
    }
    capitalizacion_mes$02_12.push(capitalizacion_mes$one);
  }
  // Compensación por expectativa de vida 1
  let expectativa_mes_01 = 0;
  if ($38) {
    const $439 = $elsewhere(mes$01_12[0]!);
    if ($439 === null) return false;
    $s[357] = $439.tasa_expectativa_vida;
    expectativa_mes_01 = $s[358] = parte_afp_01 * $439.tasa_expectativa_vida;
  }
  const expectativa_mes$02_12 = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Compensación por expectativa de vida 2 … Compensación por expectativa de vida 12
    let expectativa_mes$one = 0;
    if ($1$all[$i]!) {
      const $441 = $elsewhere(mes$01_12[1 + $i]!);
      if ($441 === null) return false;
      $s[359 + 2 * $i] = $441.tasa_expectativa_vida;
      expectativa_mes$one = $s[360 + 2 * $i] = parte_afp$02_12[$i]! * $441.tasa_expectativa_vida;
    }
    expectativa_mes$02_12.push(expectativa_mes$one);
  }
  // Cotización con rentabilidad protegida 1
  let rentabilidad_mes_01 = 0;
  if ($38) {
    const $463 = $elsewhere(mes$01_12[0]!);
    if ($463 === null) return false;
    $s[381] = $463.tasa_rentabilidad;
    rentabilidad_mes_01 = $s[382] = parte_afp_01 * $463.tasa_rentabilidad;
  }
  const rentabilidad_mes$02_12 = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Cotización con rentabilidad protegida 2 … Cotización con rentabilidad protegida 12
    let rentabilidad_mes$one = 0;
    if ($1$all[$i]!) {
      const $465 = $elsewhere(mes$01_12[1 + $i]!);
      if ($465 === null) return false;
      $s[383 + 2 * $i] = $465.tasa_rentabilidad;
      rentabilidad_mes$one = $s[384 + 2 * $i] = parte_afp$02_12[$i]! * $465.tasa_rentabilidad;
    }
    rentabilidad_mes$02_12.push(rentabilidad_mes$one);
  }
  // Seguro de invalidez y sobrevivencia
  const $487 = $s[406] = sis_mes_01 +
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
  const $488 = rt.wholeOf($487, 1000000 * $37, 'half_up');
  if (Number.isNaN($488)) return false;
  const sis = $s[405] = $488;
  // Aporte empleador a cuenta individual
  const $489 = $s[408] = capitalizacion_mes_01 +
    capitalizacion_mes$02_12[0]! +
    capitalizacion_mes$02_12[1]! +
    capitalizacion_mes$02_12[2]! +
    capitalizacion_mes$02_12[3]! +
    capitalizacion_mes$02_12[4]! +
    capitalizacion_mes$02_12[5]! +
    capitalizacion_mes$02_12[6]! +
    capitalizacion_mes$02_12[7]! +
    capitalizacion_mes$02_12[8]! +
    capitalizacion_mes$02_12[9]! +
    capitalizacion_mes$02_12[10]!;
  const $490 = rt.wholeOf($489, 100000 * $37, 'half_up');
  if (Number.isNaN($490)) return false;
  const capitalizacion_individual_empleador = $s[407] = $490;
  // Seguro Social: compensación por expectativa de vida
  const $491 = $s[410] = expectativa_mes_01 +
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
  const $492 = rt.wholeOf($491, 500000 * $37, 'half_up');
  if (Number.isNaN($492)) return false;
  const expectativa_vida = $s[409] = $492;
  // Cotización con rentabilidad protegida
  const $493 = $s[412] = rentabilidad_mes_01 +
    rentabilidad_mes$02_12[0]! +
    rentabilidad_mes$02_12[1]! +
    rentabilidad_mes$02_12[2]! +
    rentabilidad_mes$02_12[3]! +
    rentabilidad_mes$02_12[4]! +
    rentabilidad_mes$02_12[5]! +
    rentabilidad_mes$02_12[6]! +
    rentabilidad_mes$02_12[7]! +
    rentabilidad_mes$02_12[8]! +
    rentabilidad_mes$02_12[9]! +
    rentabilidad_mes$02_12[10]!;
  const $494 = rt.wholeOf($493, 100000 * $37, 'half_up');
  if (Number.isNaN($494)) return false;
  const rentabilidad_protegida = $s[411] = $494;
  // Seguro de cesantía empleador
  const $495 = $s[413] = rt.rowOfWord($f.afc_del_empleador$rows1, contrato);
  if ($495 < 0) return false;
  const $496 = $f.afc_del_empleador$rows1.value[$495]!;
  const $497 = $s[415] = (parte_afc_01 +
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
      parte_afc$02_12[10]!) *
    $496;
  const $498 = rt.wholeOf($497, 50000 * $37, 'half_up');
  if (Number.isNaN($498)) return false;
  const afc_empleador = $s[414] = $498;
  // Seguro de accidentes del trabajo (0.90% + adicional) y SANNA 0.03%
  const $499 = $s[417] = (parte_afp_01 +
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
      parte_afp$02_12[10]!) *
    ($f.ley_16744_basica * 1000 + risk_class_rate + $f.sanna * 100);
  if ($499 > rt.SAFE) return false;
  const $500 = rt.wholeOf($499, 100000000 * $37, 'half_up');
  if (Number.isNaN($500)) return false;
  const mutual_ley_16744 = $s[416] = $500;
  // Total aportes del empleador
  const total_aportes_empleador = $s[418] = sis +
    capitalizacion_individual_empleador +
    expectativa_vida +
    rentabilidad_protegida +
    afc_empleador +
    mutual_ley_16744;
  // Costo empresa
  $s[419] = total_haberes + total_aportes_empleador;
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
    let $504: boolean = cotizable;
    if ($504) {
      const $503 = renta_accesoria * 100 * $37;
      if ($503 > rt.SAFE) return false;
      $504 = parte_afp_01 +
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
          parte_afp$02_12[10]! <
        $503;
    }
    if ($504) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(5, rt.ratio(base_imponible_afp_salud, 1n));
    }
    let $506: boolean = cotizable;
    if ($506) {
      const $505 = renta_accesoria * 100 * $37;
      if ($505 > rt.SAFE) return false;
      $506 = parte_afc_01 +
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
          parte_afc$02_12[10]! <
        $505;
    }
    if ($506) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(6, rt.ratio(base_imponible_afc, 1n));
    }
    if ((($92$all[10]! && rt.isSent($n[14]!)) || (($92$all[10]! || ($1$all[10]! && ($1$all[10]! && cotizable))) && rt.isSent($n[14]!))) &&
      mes$01_12[11]! >= '2026-10-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(7);
    }
    if ((($92$all[9]! && rt.isSent($n[13]!)) || (($92$all[9]! || ($1$all[9]! && ($1$all[9]! && cotizable))) && rt.isSent($n[13]!))) &&
      mes$01_12[10]! >= '2026-10-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(8);
    }
    if ((($92$all[8]! && rt.isSent($n[12]!)) || (($92$all[8]! || ($1$all[8]! && ($1$all[8]! && cotizable))) && rt.isSent($n[12]!))) &&
      mes$01_12[9]! >= '2026-10-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(9);
    }
    if ((($92$all[7]! && rt.isSent($n[11]!)) || (($92$all[7]! || ($1$all[7]! && ($1$all[7]! && cotizable))) && rt.isSent($n[11]!))) &&
      mes$01_12[8]! >= '2026-10-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(10);
    }
    if ((($92$all[6]! && rt.isSent($n[10]!)) || (($92$all[6]! || ($1$all[6]! && ($1$all[6]! && cotizable))) && rt.isSent($n[10]!))) &&
      mes$01_12[7]! >= '2026-10-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(11);
    }
    if ((($92$all[5]! && rt.isSent($n[9]!)) || (($92$all[5]! || ($1$all[5]! && ($1$all[5]! && cotizable))) && rt.isSent($n[9]!))) &&
      mes$01_12[6]! >= '2026-10-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(12);
    }
    if ((($92$all[4]! && rt.isSent($n[8]!)) || (($92$all[4]! || ($1$all[4]! && ($1$all[4]! && cotizable))) && rt.isSent($n[8]!))) &&
      mes$01_12[5]! >= '2026-10-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(13);
    }
    if ((($92$all[3]! && rt.isSent($n[7]!)) || (($92$all[3]! || ($1$all[3]! && ($1$all[3]! && cotizable))) && rt.isSent($n[7]!))) &&
      mes$01_12[4]! >= '2026-10-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(14);
    }
    if ((($92$all[2]! && rt.isSent($n[6]!)) || (($92$all[2]! || ($1$all[2]! && ($1$all[2]! && cotizable))) && rt.isSent($n[6]!))) &&
      mes$01_12[3]! >= '2026-10-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(15);
    }
    if ((($92$all[1]! && rt.isSent($n[5]!)) || (($92$all[1]! || ($1$all[1]! && ($1$all[1]! && cotizable))) && rt.isSent($n[5]!))) &&
      mes$01_12[2]! >= '2026-10-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(16);
    }
    if ((($92$all[0]! && rt.isSent($n[4]!)) || (($92$all[0]! || ($1$all[0]! && ($1$all[0]! && cotizable))) && rt.isSent($n[4]!))) &&
      mes$01_12[1]! >= '2026-10-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(17);
    }
    if ((($87 && rt.isSent($n[3]!)) || (($87 || ($38 && ($38 && cotizable))) && rt.isSent($n[3]!))) && mes$01_12[0]! >= '2026-10-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(18);
    }
    if ($at >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(19);
    }
    if ($1$all[10]! && mes$01_12[11]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(20);
    }
    if ($1$all[9]! && mes$01_12[10]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(21);
    }
    if ($1$all[8]! && mes$01_12[9]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(22);
    }
    if ($1$all[7]! && mes$01_12[8]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(23);
    }
    if ($1$all[6]! && mes$01_12[7]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(24);
    }
    if ($1$all[5]! && mes$01_12[6]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(25);
    }
    if ($1$all[4]! && mes$01_12[5]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(26);
    }
    if ($1$all[3]! && mes$01_12[4]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(27);
    }
    if ($1$all[2]! && mes$01_12[3]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(28);
    }
    if ($1$all[1]! && mes$01_12[2]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(29);
    }
    if ($1$all[0]! && mes$01_12[1]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(30);
    }
    if ($38 && mes$01_12[0]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(31);
    }
    if ($1$all[10]! && mes$01_12[11]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(32);
    }
    if ($1$all[9]! && mes$01_12[10]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(33);
    }
    if ($1$all[8]! && mes$01_12[9]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(34);
    }
    if ($1$all[7]! && mes$01_12[8]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(35);
    }
    if ($1$all[6]! && mes$01_12[7]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(36);
    }
    if ($1$all[5]! && mes$01_12[6]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(37);
    }
    if ($1$all[4]! && mes$01_12[5]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(38);
    }
    if ($1$all[3]! && mes$01_12[4]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(39);
    }
    if ($1$all[2]! && mes$01_12[3]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(40);
    }
    if ($1$all[1]! && mes$01_12[2]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(41);
    }
    if ($1$all[0]! && mes$01_12[1]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(42);
    }
    if ($38 && mes$01_12[0]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(43);
    }
    if (($92$all[10]! || ($1$all[10]! && ($1$all[10]! && cotizable))) &&
      rt.isSent($n[14]!) &&
      mes$01_12[11]! >= '2020-01-01' &&
      mes$01_12[11]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(44);
    }
    if (($92$all[10]! || ($1$all[10]! && ($1$all[10]! && cotizable))) &&
      rt.isSent($n[14]!) &&
      mes$01_12[11]! >= '2021-01-01' &&
      mes$01_12[11]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(45);
    }
    if (($92$all[10]! || ($1$all[10]! && ($1$all[10]! && cotizable))) &&
      rt.isSent($n[14]!) &&
      mes$01_12[11]! >= '2022-01-01' &&
      mes$01_12[11]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(46);
    }
    if (($92$all[10]! || ($1$all[10]! && ($1$all[10]! && cotizable))) &&
      rt.isSent($n[14]!) &&
      mes$01_12[11]! >= '2023-01-01' &&
      mes$01_12[11]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(47);
    }
    if (($92$all[9]! || ($1$all[9]! && ($1$all[9]! && cotizable))) &&
      rt.isSent($n[13]!) &&
      mes$01_12[10]! >= '2020-01-01' &&
      mes$01_12[10]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(48);
    }
    if (($92$all[9]! || ($1$all[9]! && ($1$all[9]! && cotizable))) &&
      rt.isSent($n[13]!) &&
      mes$01_12[10]! >= '2021-01-01' &&
      mes$01_12[10]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(49);
    }
    if (($92$all[9]! || ($1$all[9]! && ($1$all[9]! && cotizable))) &&
      rt.isSent($n[13]!) &&
      mes$01_12[10]! >= '2022-01-01' &&
      mes$01_12[10]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(50);
    }
    if (($92$all[9]! || ($1$all[9]! && ($1$all[9]! && cotizable))) &&
      rt.isSent($n[13]!) &&
      mes$01_12[10]! >= '2023-01-01' &&
      mes$01_12[10]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(51);
    }
    if (($92$all[8]! || ($1$all[8]! && ($1$all[8]! && cotizable))) &&
      rt.isSent($n[12]!) &&
      mes$01_12[9]! >= '2020-01-01' &&
      mes$01_12[9]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(52);
    }
    if (($92$all[8]! || ($1$all[8]! && ($1$all[8]! && cotizable))) &&
      rt.isSent($n[12]!) &&
      mes$01_12[9]! >= '2021-01-01' &&
      mes$01_12[9]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(53);
    }
    if (($92$all[8]! || ($1$all[8]! && ($1$all[8]! && cotizable))) &&
      rt.isSent($n[12]!) &&
      mes$01_12[9]! >= '2022-01-01' &&
      mes$01_12[9]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(54);
    }
    if (($92$all[8]! || ($1$all[8]! && ($1$all[8]! && cotizable))) &&
      rt.isSent($n[12]!) &&
      mes$01_12[9]! >= '2023-01-01' &&
      mes$01_12[9]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(55);
    }
    if (($92$all[7]! || ($1$all[7]! && ($1$all[7]! && cotizable))) &&
      rt.isSent($n[11]!) &&
      mes$01_12[8]! >= '2020-01-01' &&
      mes$01_12[8]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(56);
    }
    if (($92$all[7]! || ($1$all[7]! && ($1$all[7]! && cotizable))) &&
      rt.isSent($n[11]!) &&
      mes$01_12[8]! >= '2021-01-01' &&
      mes$01_12[8]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(57);
    }
    if (($92$all[7]! || ($1$all[7]! && ($1$all[7]! && cotizable))) &&
      rt.isSent($n[11]!) &&
      mes$01_12[8]! >= '2022-01-01' &&
      mes$01_12[8]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(58);
    }
    if (($92$all[7]! || ($1$all[7]! && ($1$all[7]! && cotizable))) &&
      rt.isSent($n[11]!) &&
      mes$01_12[8]! >= '2023-01-01' &&
      mes$01_12[8]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(59);
    }
    if (($92$all[6]! || ($1$all[6]! && ($1$all[6]! && cotizable))) &&
      rt.isSent($n[10]!) &&
      mes$01_12[7]! >= '2020-01-01' &&
      mes$01_12[7]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(60);
    }
    if (($92$all[6]! || ($1$all[6]! && ($1$all[6]! && cotizable))) &&
      rt.isSent($n[10]!) &&
      mes$01_12[7]! >= '2021-01-01' &&
      mes$01_12[7]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(61);
    }
    if (($92$all[6]! || ($1$all[6]! && ($1$all[6]! && cotizable))) &&
      rt.isSent($n[10]!) &&
      mes$01_12[7]! >= '2022-01-01' &&
      mes$01_12[7]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(62);
    }
    if (($92$all[6]! || ($1$all[6]! && ($1$all[6]! && cotizable))) &&
      rt.isSent($n[10]!) &&
      mes$01_12[7]! >= '2023-01-01' &&
      mes$01_12[7]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(63);
    }
    if (($92$all[5]! || ($1$all[5]! && ($1$all[5]! && cotizable))) &&
      rt.isSent($n[9]!) &&
      mes$01_12[6]! >= '2020-01-01' &&
      mes$01_12[6]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(64);
    }
    if (($92$all[5]! || ($1$all[5]! && ($1$all[5]! && cotizable))) &&
      rt.isSent($n[9]!) &&
      mes$01_12[6]! >= '2021-01-01' &&
      mes$01_12[6]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(65);
    }
    if (($92$all[5]! || ($1$all[5]! && ($1$all[5]! && cotizable))) &&
      rt.isSent($n[9]!) &&
      mes$01_12[6]! >= '2022-01-01' &&
      mes$01_12[6]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(66);
    }
    if (($92$all[5]! || ($1$all[5]! && ($1$all[5]! && cotizable))) &&
      rt.isSent($n[9]!) &&
      mes$01_12[6]! >= '2023-01-01' &&
      mes$01_12[6]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(67);
    }
    if (($92$all[4]! || ($1$all[4]! && ($1$all[4]! && cotizable))) &&
      rt.isSent($n[8]!) &&
      mes$01_12[5]! >= '2020-01-01' &&
      mes$01_12[5]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(68);
    }
    if (($92$all[4]! || ($1$all[4]! && ($1$all[4]! && cotizable))) &&
      rt.isSent($n[8]!) &&
      mes$01_12[5]! >= '2021-01-01' &&
      mes$01_12[5]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(69);
    }
    if (($92$all[4]! || ($1$all[4]! && ($1$all[4]! && cotizable))) &&
      rt.isSent($n[8]!) &&
      mes$01_12[5]! >= '2022-01-01' &&
      mes$01_12[5]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(70);
    }
    if (($92$all[4]! || ($1$all[4]! && ($1$all[4]! && cotizable))) &&
      rt.isSent($n[8]!) &&
      mes$01_12[5]! >= '2023-01-01' &&
      mes$01_12[5]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(71);
    }
    if (($92$all[3]! || ($1$all[3]! && ($1$all[3]! && cotizable))) &&
      rt.isSent($n[7]!) &&
      mes$01_12[4]! >= '2020-01-01' &&
      mes$01_12[4]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(72);
    }
    if (($92$all[3]! || ($1$all[3]! && ($1$all[3]! && cotizable))) &&
      rt.isSent($n[7]!) &&
      mes$01_12[4]! >= '2021-01-01' &&
      mes$01_12[4]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(73);
    }
    if (($92$all[3]! || ($1$all[3]! && ($1$all[3]! && cotizable))) &&
      rt.isSent($n[7]!) &&
      mes$01_12[4]! >= '2022-01-01' &&
      mes$01_12[4]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(74);
    }
    if (($92$all[3]! || ($1$all[3]! && ($1$all[3]! && cotizable))) &&
      rt.isSent($n[7]!) &&
      mes$01_12[4]! >= '2023-01-01' &&
      mes$01_12[4]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(75);
    }
    if (($92$all[2]! || ($1$all[2]! && ($1$all[2]! && cotizable))) &&
      rt.isSent($n[6]!) &&
      mes$01_12[3]! >= '2020-01-01' &&
      mes$01_12[3]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(76);
    }
    if (($92$all[2]! || ($1$all[2]! && ($1$all[2]! && cotizable))) &&
      rt.isSent($n[6]!) &&
      mes$01_12[3]! >= '2021-01-01' &&
      mes$01_12[3]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(77);
    }
    if (($92$all[2]! || ($1$all[2]! && ($1$all[2]! && cotizable))) &&
      rt.isSent($n[6]!) &&
      mes$01_12[3]! >= '2022-01-01' &&
      mes$01_12[3]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(78);
    }
    if (($92$all[2]! || ($1$all[2]! && ($1$all[2]! && cotizable))) &&
      rt.isSent($n[6]!) &&
      mes$01_12[3]! >= '2023-01-01' &&
      mes$01_12[3]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(79);
    }
    if (($92$all[1]! || ($1$all[1]! && ($1$all[1]! && cotizable))) &&
      rt.isSent($n[5]!) &&
      mes$01_12[2]! >= '2020-01-01' &&
      mes$01_12[2]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(80);
    }
    if (($92$all[1]! || ($1$all[1]! && ($1$all[1]! && cotizable))) &&
      rt.isSent($n[5]!) &&
      mes$01_12[2]! >= '2021-01-01' &&
      mes$01_12[2]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(81);
    }
    if (($92$all[1]! || ($1$all[1]! && ($1$all[1]! && cotizable))) &&
      rt.isSent($n[5]!) &&
      mes$01_12[2]! >= '2022-01-01' &&
      mes$01_12[2]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(82);
    }
    if (($92$all[1]! || ($1$all[1]! && ($1$all[1]! && cotizable))) &&
      rt.isSent($n[5]!) &&
      mes$01_12[2]! >= '2023-01-01' &&
      mes$01_12[2]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(83);
    }
    if (($92$all[0]! || ($1$all[0]! && ($1$all[0]! && cotizable))) &&
      rt.isSent($n[4]!) &&
      mes$01_12[1]! >= '2020-01-01' &&
      mes$01_12[1]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(84);
    }
    if (($92$all[0]! || ($1$all[0]! && ($1$all[0]! && cotizable))) &&
      rt.isSent($n[4]!) &&
      mes$01_12[1]! >= '2021-01-01' &&
      mes$01_12[1]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(85);
    }
    if (($92$all[0]! || ($1$all[0]! && ($1$all[0]! && cotizable))) &&
      rt.isSent($n[4]!) &&
      mes$01_12[1]! >= '2022-01-01' &&
      mes$01_12[1]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(86);
    }
    if (($92$all[0]! || ($1$all[0]! && ($1$all[0]! && cotizable))) &&
      rt.isSent($n[4]!) &&
      mes$01_12[1]! >= '2023-01-01' &&
      mes$01_12[1]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(87);
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
    if ($92$all[10]! && rt.isSent($n[14]!) && mes$01_12[11]! >= '2020-01-01' && mes$01_12[11]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(92);
    }
    if ($92$all[10]! && rt.isSent($n[14]!) && mes$01_12[11]! >= '2021-01-01' && mes$01_12[11]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(93);
    }
    if ($92$all[10]! && rt.isSent($n[14]!) && mes$01_12[11]! >= '2022-01-01' && mes$01_12[11]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(94);
    }
    if ($92$all[10]! && rt.isSent($n[14]!) && mes$01_12[11]! >= '2023-01-01' && mes$01_12[11]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(95);
    }
    if ($92$all[9]! && rt.isSent($n[13]!) && mes$01_12[10]! >= '2020-01-01' && mes$01_12[10]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(96);
    }
    if ($92$all[9]! && rt.isSent($n[13]!) && mes$01_12[10]! >= '2021-01-01' && mes$01_12[10]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(97);
    }
    if ($92$all[9]! && rt.isSent($n[13]!) && mes$01_12[10]! >= '2022-01-01' && mes$01_12[10]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(98);
    }
    if ($92$all[9]! && rt.isSent($n[13]!) && mes$01_12[10]! >= '2023-01-01' && mes$01_12[10]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(99);
    }
    if ($92$all[8]! && rt.isSent($n[12]!) && mes$01_12[9]! >= '2020-01-01' && mes$01_12[9]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(100);
    }
    if ($92$all[8]! && rt.isSent($n[12]!) && mes$01_12[9]! >= '2021-01-01' && mes$01_12[9]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(101);
    }
    if ($92$all[8]! && rt.isSent($n[12]!) && mes$01_12[9]! >= '2022-01-01' && mes$01_12[9]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(102);
    }
    if ($92$all[8]! && rt.isSent($n[12]!) && mes$01_12[9]! >= '2023-01-01' && mes$01_12[9]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(103);
    }
    if ($92$all[7]! && rt.isSent($n[11]!) && mes$01_12[8]! >= '2020-01-01' && mes$01_12[8]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(104);
    }
    if ($92$all[7]! && rt.isSent($n[11]!) && mes$01_12[8]! >= '2021-01-01' && mes$01_12[8]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(105);
    }
    if ($92$all[7]! && rt.isSent($n[11]!) && mes$01_12[8]! >= '2022-01-01' && mes$01_12[8]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(106);
    }
    if ($92$all[7]! && rt.isSent($n[11]!) && mes$01_12[8]! >= '2023-01-01' && mes$01_12[8]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(107);
    }
    if ($92$all[6]! && rt.isSent($n[10]!) && mes$01_12[7]! >= '2020-01-01' && mes$01_12[7]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(108);
    }
    if ($92$all[6]! && rt.isSent($n[10]!) && mes$01_12[7]! >= '2021-01-01' && mes$01_12[7]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(109);
    }
    if ($92$all[6]! && rt.isSent($n[10]!) && mes$01_12[7]! >= '2022-01-01' && mes$01_12[7]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(110);
    }
    if ($92$all[6]! && rt.isSent($n[10]!) && mes$01_12[7]! >= '2023-01-01' && mes$01_12[7]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(111);
    }
    if ($92$all[5]! && rt.isSent($n[9]!) && mes$01_12[6]! >= '2020-01-01' && mes$01_12[6]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(112);
    }
    if ($92$all[5]! && rt.isSent($n[9]!) && mes$01_12[6]! >= '2021-01-01' && mes$01_12[6]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(113);
    }
    if ($92$all[5]! && rt.isSent($n[9]!) && mes$01_12[6]! >= '2022-01-01' && mes$01_12[6]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(114);
    }
    if ($92$all[5]! && rt.isSent($n[9]!) && mes$01_12[6]! >= '2023-01-01' && mes$01_12[6]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(115);
    }
    if ($92$all[4]! && rt.isSent($n[8]!) && mes$01_12[5]! >= '2020-01-01' && mes$01_12[5]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(116);
    }
    if ($92$all[4]! && rt.isSent($n[8]!) && mes$01_12[5]! >= '2021-01-01' && mes$01_12[5]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(117);
    }
    if ($92$all[4]! && rt.isSent($n[8]!) && mes$01_12[5]! >= '2022-01-01' && mes$01_12[5]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(118);
    }
    if ($92$all[4]! && rt.isSent($n[8]!) && mes$01_12[5]! >= '2023-01-01' && mes$01_12[5]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(119);
    }
    if ($92$all[3]! && rt.isSent($n[7]!) && mes$01_12[4]! >= '2020-01-01' && mes$01_12[4]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(120);
    }
    if ($92$all[3]! && rt.isSent($n[7]!) && mes$01_12[4]! >= '2021-01-01' && mes$01_12[4]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(121);
    }
    if ($92$all[3]! && rt.isSent($n[7]!) && mes$01_12[4]! >= '2022-01-01' && mes$01_12[4]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(122);
    }
    if ($92$all[3]! && rt.isSent($n[7]!) && mes$01_12[4]! >= '2023-01-01' && mes$01_12[4]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(123);
    }
    if ($92$all[2]! && rt.isSent($n[6]!) && mes$01_12[3]! >= '2020-01-01' && mes$01_12[3]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(124);
    }
    if ($92$all[2]! && rt.isSent($n[6]!) && mes$01_12[3]! >= '2021-01-01' && mes$01_12[3]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(125);
    }
    if ($92$all[2]! && rt.isSent($n[6]!) && mes$01_12[3]! >= '2022-01-01' && mes$01_12[3]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(126);
    }
    if ($92$all[2]! && rt.isSent($n[6]!) && mes$01_12[3]! >= '2023-01-01' && mes$01_12[3]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(127);
    }
    if ($92$all[1]! && rt.isSent($n[5]!) && mes$01_12[2]! >= '2020-01-01' && mes$01_12[2]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(128);
    }
    if ($92$all[1]! && rt.isSent($n[5]!) && mes$01_12[2]! >= '2021-01-01' && mes$01_12[2]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(129);
    }
    if ($92$all[1]! && rt.isSent($n[5]!) && mes$01_12[2]! >= '2022-01-01' && mes$01_12[2]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(130);
    }
    if ($92$all[1]! && rt.isSent($n[5]!) && mes$01_12[2]! >= '2023-01-01' && mes$01_12[2]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(131);
    }
    if ($92$all[0]! && rt.isSent($n[4]!) && mes$01_12[1]! >= '2020-01-01' && mes$01_12[1]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(132);
    }
    if ($92$all[0]! && rt.isSent($n[4]!) && mes$01_12[1]! >= '2021-01-01' && mes$01_12[1]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(133);
    }
    if ($92$all[0]! && rt.isSent($n[4]!) && mes$01_12[1]! >= '2022-01-01' && mes$01_12[1]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(134);
    }
    if ($92$all[0]! && rt.isSent($n[4]!) && mes$01_12[1]! >= '2023-01-01' && mes$01_12[1]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(135);
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
    if ($1$all[10]! && mes$01_12[11]! >= '2020-10-01' && mes$01_12[11]! < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(140);
    }
    if ($1$all[10]! && mes$01_12[11]! >= '2022-01-01' && mes$01_12[11]! < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(141);
    }
    if ($1$all[9]! && mes$01_12[10]! >= '2020-10-01' && mes$01_12[10]! < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(142);
    }
    if ($1$all[9]! && mes$01_12[10]! >= '2022-01-01' && mes$01_12[10]! < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(143);
    }
    if ($1$all[8]! && mes$01_12[9]! >= '2020-10-01' && mes$01_12[9]! < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(144);
    }
    if ($1$all[8]! && mes$01_12[9]! >= '2022-01-01' && mes$01_12[9]! < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(145);
    }
    if ($1$all[7]! && mes$01_12[8]! >= '2020-10-01' && mes$01_12[8]! < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(146);
    }
    if ($1$all[7]! && mes$01_12[8]! >= '2022-01-01' && mes$01_12[8]! < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(147);
    }
    if ($1$all[6]! && mes$01_12[7]! >= '2020-10-01' && mes$01_12[7]! < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(148);
    }
    if ($1$all[6]! && mes$01_12[7]! >= '2022-01-01' && mes$01_12[7]! < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(149);
    }
    if ($1$all[5]! && mes$01_12[6]! >= '2020-10-01' && mes$01_12[6]! < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(150);
    }
    if ($1$all[5]! && mes$01_12[6]! >= '2022-01-01' && mes$01_12[6]! < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(151);
    }
    if ($1$all[4]! && mes$01_12[5]! >= '2020-10-01' && mes$01_12[5]! < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(152);
    }
    if ($1$all[4]! && mes$01_12[5]! >= '2022-01-01' && mes$01_12[5]! < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(153);
    }
    if ($1$all[3]! && mes$01_12[4]! >= '2020-10-01' && mes$01_12[4]! < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(154);
    }
    if ($1$all[3]! && mes$01_12[4]! >= '2022-01-01' && mes$01_12[4]! < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(155);
    }
    if ($1$all[2]! && mes$01_12[3]! >= '2020-10-01' && mes$01_12[3]! < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(156);
    }
    if ($1$all[2]! && mes$01_12[3]! >= '2022-01-01' && mes$01_12[3]! < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(157);
    }
    if ($1$all[1]! && mes$01_12[2]! >= '2020-10-01' && mes$01_12[2]! < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(158);
    }
    if ($1$all[1]! && mes$01_12[2]! >= '2022-01-01' && mes$01_12[2]! < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(159);
    }
    if ($1$all[0]! && mes$01_12[1]! >= '2020-10-01' && mes$01_12[1]! < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(160);
    }
    if ($1$all[0]! && mes$01_12[1]! >= '2022-01-01' && mes$01_12[1]! < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(161);
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
const layout = '«0:»{"size":420,"scales":[100,1,1«24:,100»,1000000,1000000,1,1],"values":[["input",2,[2,1]],["sent","given(total_imponible_02«10:)",‹4›],["sent","given(total_imponible_‹03›»)",14],12,13,14,15,16,17,18,19,20,21,22,["input",0,0],["sent","given(total_imponible_01)",3],24,25,0,["period","end_date","date",[]],1,2,3,4,5,6,7,8,9,10,11,27«11:,["kept","tope_afp_salud_uf at mes_‹01›","money",[‹84+4›,1000]],["kept","UF at mes_‹01›","money",‹85+4›],‹28›»,["kept","tope_afp_salud_uf at mes_12","money",[128,1000]],["kept","UF at mes_12«12:","money",‹129+4›],["kept","tope_afc_uf at mes_‹01›","money",[‹132+4›,1000]],["kept","UF at mes_‹01›»","money",177],["input",1,[1,1]],26,39«12:,["input",‹3›,‹3›],‹40›»«35:,‹52›»,["input",29,[29,1]],["input",30,[30,1]],87,["input",27,[27,1000000]],["parameter","tasa_salud",100,"rate"],88,89,90,91,92,93,["parameter","UTM",1],["input",15«11:,‹15›],["kept","UTM at mes_‹01›","money",[‹231+3›,1]],["input",‹16›»,26],["kept","UTM at mes_12","money",[264,1]],95,94«36:,‹96›»,133,134,135,["kept","tasa_sis at mes_01«11:","rate",[‹309+2›,10000]],["kept","tasa_sis at mes_‹02›»","rate",[331,10000«12:]],["kept","tasa_capitalizacion at mes_‹01›","rate",[‹333+2›,1000»«12:]],["kept","tasa_expectativa_vida at mes_‹01›","rate",[‹357+2›,5000»«12:]],["kept","tasa_rentabilidad at mes_‹01›","rate",[‹381+2›,1000»]],137«47:,‹138›»,["parameter","ley_16744_basica",1000,"rate"],["input",28,[28,1000000]],["parameter","sanna",10000,"rate"],185,186,187,188,189,190,191],"tables":[{"table":1,"rows":"afc_trabajador$rows1","of":"choice","scales":[1,500,500],"slots":[225,null,null]},{"table":2,"rows":"afc_del_empleador$rows1","of":"choice","scales":[1,500,500],"slots":[413,null,null]}],"steps":[[[31«11:,1],[0]],[[‹32›»,1],[0]],[[44«10:,1],[‹1›],null,null,‹43+2›],[[‹46+2›»,1],[11],null,null,63],[[65,1],[0,12,13,14,15,16,17,18,19,20,21,22]],[[66,1],[23],67],[[68,1],[24,1,2,3,4,5,6,7,8,9,10,11]],[[69,1,70],[25,26]],[[71,1],[27«11:,28]],[[‹72›,1],[‹29›»,28]],[[86,1],[24,[[40,41,42],83,1,1]],[87,1000],null,83«11:],[[‹90+4›,1],[‹1›,[[‹43+3›,‹44+3›,‹45+3›],‹43+2›,1,1]],[‹91+4›,1000],null,‹43+2›»],[[134,1],[24,[[40,76,77],83,1,1]],[135,1000],null,83«11:],[[‹138+4›,1],[‹1›,[[‹43+3›,‹78+2›,‹79+2›],‹43+2›,1,1]],[‹139+4›,1000],null,‹43+2›»],[[181,100,70],[24,[[100],83«11:,1,1],[[101,‹102+2›,‹103+2›],‹180+2›,1,1]],null,null,‹180+2›],[[‹183+2›,100,70],[‹1›,[[100],‹43+2›»,1,1],[[101,124,125],202,1,1]],null,null,202],[[204,100,70],[24,[[100],83«11:,1,1],[[101,‹126›,‹103+2›],‹180+2›,1,1]],null,null,‹180+2›],[[‹205›,100,70],[‹1›,[[100],‹43+2›»,1,1],[[101,137,125],202,1,1]],null,null,202],[[216,1],[138,139,140,141,142,143,144,145,146,147,148,149],[217,100,70]],[[218,1],[150,151,152,153,154,155,156,157,158,159,160,161],[219,100,70]],[[220,1],[162,[[163],29,0,0]]],[[221,1],[164,100,[[165],1,1,1]],[222,1000000]],[[223,1],[164,166],224],[[226,1],[167,168,-1],[227,500]],[[228,1],[25,169,170,171]],[[229,1,230],[172,26,173]],[[232,100,233],[24,[[174,40,175],83,1,1]],null,null,83«11:],[[‹235+3›,100,‹236+3›],[‹1›,[[‹176+2›,‹43+3›,‹177+2›],‹43+2›,1,1]],null,null,‹43+2›»],[[267,100,268],[24,[[198,199],83,1,1]],null,null,83«11:],[[‹269+2›,100,‹270+2›],[‹1›,[[‹200›,199],‹43+2›,1,1]],null,null,‹43+2›»],[[291,1],[24,[[211,198],83,1,1]],null,null,83«11:],[[‹292›,1],[‹1›,[[‹212›,‹200›],‹43+2›,1,1]],null,null,‹43+2›»],[[303,1],[223,224,225,226,227,228,229,230,231,232,233,234]],[[304,1],[211,212,213,214,215,216,217,218,219,220,221,222]],[[305,1],[235,173]],[[306,1],[25]],[[307,1],[169,170,171,236]],[[308,1],[237,238]],[[310,1000000,70],[24,[[138,40,239],83,1,1]],null,null,83«11:],[[‹312+2›,1000000,70],[‹1›,[[‹139›,‹43+3›,‹240›],‹43+2›,1,1]],null,null,‹43+2›»],[[334,100000,70],[24,[[138,40,251],83,1,1]],null,null,83«11:],[[‹336+2›,100000,70],[‹1›,[[‹139›,‹43+3›,‹252›],‹43+2›,1,1]],null,null,‹43+2›»],[[358,500000,70],[24,[[138,40,263],83,1,1]],null,null,83«11:],[[‹360+2›,500000,70],[‹1›,[[‹139›,‹43+3›,‹264›],‹43+2›,1,1]],null,null,‹43+2›»],[[382,100000,70],[24,[[138,40,275],83,1,1]],null,null,83«11:],[[‹384+2›,100000,70],[‹1›,[[‹139›,‹43+3›,‹276›],‹43+2›,1,1]],null,null,‹43+2›»],[[405,1],[287,288,289,290,291,292,293,294,295,296,297,298],[406,1000000,70]],[[407,1],[299,300,301,302,303,304,305,306,307,308,309,310],[408,100000,70]],[[409,1],[311,312,313,314,315,316,317,318,319,320,321,322],[410,500000,70]],[[411,1],[323,324,325,326,327,328,329,330,331,332,333,334],[412,100000,70]],[[414,1],[150,151,152,153,154,155,156,157,158,159,160,161,168,-2],[415,50000,70]],[[416,1],[138,139,140,141,142,143,144,145,146,147,148,149,335,336,337],[417,100000000,70]],[[418,1],[338,339,340,341,342,343]],[[419,1],[237,344]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '«0:»{"scheme":["CLP","period_end",["half_up",[["1",null]]]],"types":[[1,0,"number"],"boolean","date",[0,0,"rate"],[0,0,"integer"],{"words":["indefinido","plazo_fijo","indefinido_11_anios"]},[0,0,"number"],"text"],"roundings":[["half_up",[["1",null]]]],"nodes":"0 c0;0 c1000000000;1 truth,true;2 date,2020-01-01;2 period,4«12:;1 given,‹15›»«12:;1 given,‹3›»;3 c1/10;3 c13/100;1 i1;3 c0;3 p10;1 truth,false;2 i2«12:;4 c‹1›;4 1 ‹36+3› 36;2 30 35 ‹37+3›»;4 c0«11:;4 s‹12›»;4 6 72 73 74 75 76 77 78 79 80 81 82 83;2 30 35 84;0 i0;4 18 17 36 72«11:;4 18 ‹18› 36 72;4 0 ‹87+2› ‹88+2›»;0 s24;4 s25;4 6 36 111;0 3 110 112«12:;2 s‹0›;2 22 ‹114+3›;2 5 ‹115+3› 4»«12:;2 s‹27›;0 p2 ‹150+2›»«12:;0 p3 ‹150+2›»;1 14 17 31;0 s26«11:;0 s‹39›;0 i‹3›;0 1 ‹188+6› ‹189+6›;0 6 0 ‹190+6›;0 5 187 ‹191+6›;1 14 ‹18› 31»;0 s50;0 i14;0 1 254 255«12:;0 6 0 ‹256+4›;0 5 187 ‹257+4›;0 s‹51›;0 1 ‹259+4› ‹189+6›»;0 6 0 304;0 5 187 305;0 s63«11:;0 s‹64›;0 0 ‹307+2› ‹308+2›»;0 s75«11:;0 s‹76›;0 0 ‹330+2› ‹331+2›»;1 i29;5 word,plazo_fijo;1 i30;5 word,indefinido_11_anios;5 word,indefinido;5 18 355 356 357;5 18 353 354 358;0 s87;3 i27;3 18 31 361 32;0 2 360 362;3 p8;0 2 360 364;0 s88;5 s89;3 apply,1 367;0 2 366 368;0 s90;0 1 110 370;0 s91;0 1 371 372;0 s92;0 1 373 374;0 6 0 375;0 s93;0 p1;0 2 36 378;0 2 112 379;6 3 377«12: ‹380+3›;0 i‹15›;0 p1 ‹150+2›;6 3 ‹382+3›» 416;6 s95;6 s94;6 0 418«11: 419;6 s‹96›;6 0 ‹421+2›» 419;6 s107;6 apply,0 443;6 apply,0 418«11:;6 1 ‹444+5› ‹445+5›;6 6 72 ‹446+5›;6 s‹108›;6 apply,0 ‹448+5›;6 apply,0 ‹421+2›»;6 1 499 500;6 6 72 501;6 s119«11:;6 s‹120›;6 0 ‹503+2› ‹504+2›»;6 6 443 448 453 458 463 468 473 478 483 488 493 498;6 apply,0 526;6 s131;0 2 528 379;0 0 370 372;0 s133;0 0 374 531;0 0 530 532;0 s134;0 s135;0 1 534 535;3 p4 150;0 2 307«11: ‹537+2›;3 p4 ‹152+2›;0 2 ‹308+2›» 559;3 p5 150;0 2 307«11: ‹561+2›;3 p5 ‹152+2›;0 2 ‹308+2›» 583;3 p6 150;0 2 307«11: ‹585+2›;3 p6 ‹152+2›;0 2 ‹308+2›» 607;3 p7 150;0 2 307«11: ‹609+2›;3 p7 ‹152+2›;0 2 ‹308+2›» 631;0 s137«11:;0 s‹138›;0 0 ‹633+2› ‹634+2›»;0 s149«11:;0 s‹150›;0 0 ‹656+2› ‹657+2›»;0 s161«11:;0 s‹162›;0 0 ‹679+2› ‹680+2›»;0 s173«11:;0 s‹174›;0 0 ‹702+2› ‹703+2›»;3 apply,2 367;0 2 352 725;3 p9;3 i28;3 0 727 728;3 p11;3 0 729 730;0 2 329 731;0 s185;0 s186;0 0 733 734;0 s187;0 0 735 736;0 s188;0 s189;0 0 738 739;0 s190;0 0 740 741;0 0 737 742;0 s191;0 0 534 744;2 s23;1 12 746 4;4 21 35;1 9 748 36;1 8 111 72;1 among,3 361;1 16 751;1 14 31 752;1 14 353 355;1 10 329 110;1 14 31 755;1 10 352 110;1 14 31 757;1 14 253 28;1 14 28 253;1 15 253 760;1 14 761 28;1 15 759 762;2 date,2026-10-01;1 13 172 764;1 14 763 765;1 14 247 27;1 14 27 247;1 15 247 768;1 14 769 27;1 15 767 770;1 13 170 764;1 14 771 772;1 14 241 26;1 14 26 241;1 15 241 775;1 14 776 26;1 15 774 777;1 13 168 764;1 14 778 779;1 14 235 25;1 14 25 235;1 15 235 782;1 14 783 25;1 15 781 784;1 13 166 764;1 14 785 786;1 14 229 24;1 14 24 229;1 15 229 789;1 14 790 24;1 15 788 791;1 13 164 764;1 14 792 793;1 14 223 23;1 14 23 223;1 15 223 796;1 14 797 23;1 15 795 798;1 13 162 764;1 14 799 800;1 14 217 22;1 14 22 217;1 15 217 803;1 14 804 22;1 15 802 805;1 13 160 764;1 14 806 807;1 14 211 21;1 14 21 211;1 15 211 810;1 14 811 21;1 15 809 812;1 13 158 764;1 14 813 814;1 14 205 20;1 14 20 205;1 15 205 817;1 14 818 20;1 15 816 819;1 13 156 764;1 14 820 821;1 14 199 19;1 14 19 199;1 15 199 824;1 14 825 19;1 15 823 826;1 13 154 764;1 14 827 828;1 14 193 18;1 14 18 193;1 15 193 831;1 14 832 18;1 15 830 833;1 13 152 764;1 14 834 835;1 14 186 17;1 14 17 186;1 15 186 838;1 14 839 17;1 15 837 840;1 13 150 764;1 14 841 842;2 period,5;2 date,2026-11-01;1 13 844 845;1 13 172 845;1 14 28 847;1 13 170 845;1 14 27 849;1 13 168 845;1 14 26 851;1 13 166 845;1 14 25 853;1 13 164 845;1 14 24 855;1 13 162 845;1 14 23 857;1 13 160 845;1 14 22 859;1 13 158 845;1 14 21 861;1 13 156 845;1 14 20 863;1 13 154 845;1 14 19 865;1 13 152 845;1 14 18 867;1 13 150 845;1 14 17 869;1 13 172 3;1 14 762 871;2 date,2020-02-01;1 10 172 873;1 14 872 874;2 date,2021-01-01;1 13 172 876;1 14 762 877;2 date,2021-02-01;1 10 172 879;1 14 878 880;2 date,2022-01-01;1 13 172 882;1 14 762 883;2 date,2022-02-01;1 10 172 885;1 14 884 886;2 date,2023-01-01;1 13 172 888;1 14 762 889;2 date,2023-02-01;1 10 172 891;1 14 890 892;1 13 170 3;1 14 770 894;1 10 170 873;1 14 895 896;1 13 170 876;1 14 770 898;1 10 170 879;1 14 899 900;1 13 170 882;1 14 770 902;1 10 170 885;1 14 903 904;1 13 170 888;1 14 770 906;1 10 170 891;1 14 907 908;1 13 168 3;1 14 777 910;1 10 168 873;1 14 911 912;1 13 168 876;1 14 777 914;1 10 168 879;1 14 915 916;1 13 168 882;1 14 777 918;1 10 168 885;1 14 919 920;1 13 168 888;1 14 777 922;1 10 168 891;1 14 923 924;1 13 166 3;1 14 784 926;1 10 166 873;1 14 927 928;1 13 166 876;1 14 784 930;1 10 166 879;1 14 931 932;1 13 166 882;1 14 784 934;1 10 166 885;1 14 935 936;1 13 166 888;1 14 784 938;1 10 166 891;1 14 939 940;1 13 164 3;1 14 791 942;1 10 164 873;1 14 943 944;1 13 164 876;1 14 791 946;1 10 164 879;1 14 947 948;1 13 164 882;1 14 791 950;1 10 164 885;1 14 951 952;1 13 164 888;1 14 791 954;1 10 164 891;1 14 955 956;1 13 162 3;1 14 798 958;1 10 162 873;1 14 959 960;1 13 162 876;1 14 798 962;1 10 162 879;1 14 963 964;1 13 162 882;1 14 798 966;1 10 162 885;1 14 967 968;1 13 162 888;1 14 798 970;1 10 162 891;1 14 971 972;1 13 160 3;1 14 805 974;1 10 160 873;1 14 975 976;1 13 160 876;1 14 805 978;1 10 160 879;1 14 979 980;1 13 160 882;1 14 805 982;1 10 160 885;1 14 983 984;1 13 160 888;1 14 805 986;1 10 160 891;1 14 987 988;1 13 158 3;1 14 812 990;1 10 158 873;1 14 991 992;1 13 158 876;1 14 812 994;1 10 158 879;1 14 995 996;1 13 158 882;1 14 812 998;1 10 158 885;1 14 999 1000;1 13 158 888;1 14 812 1002;1 10 158 891;1 14 1003 1004;1 13 156 3;1 14 819 1006;1 10 156 873;1 14 1007 1008;1 13 156 876;1 14 819 1010;1 10 156 879;1 14 1011 1012;1 13 156 882;1 14 819 1014;1 10 156 885;1 14 1015 1016;1 13 156 888;1 14 819 1018;1 10 156 891;1 14 1019 1020;1 13 154 3;1 14 826 1022;1 10 154 873;1 14 1023 1024;1 13 154 876;1 14 826 1026;1 10 154 879;1 14 1027 1028;1 13 154 882;1 14 826 1030;1 10 154 885;1 14 1031 1032;1 13 154 888;1 14 826 1034;1 10 154 891;1 14 1035 1036;1 13 152 3;1 14 833 1038;1 10 152 873;1 14 1039 1040;1 13 152 876;1 14 833 1042;1 10 152 879;1 14 1043 1044;1 13 152 882;1 14 833 1046;1 10 152 885;1 14 1047 1048;1 13 152 888;1 14 833 1050;1 10 152 891;1 14 1051 1052;1 13 150 3;1 14 840 1054;1 10 150 873;1 14 1055 1056;1 13 150 876;1 14 840 1058;1 10 150 879;1 14 1059 1060;1 13 150 882;1 14 840 1062;1 10 150 885;1 14 1063 1064;1 13 150 888;1 14 840 1066;1 10 150 891;1 14 1067 1068«4:;1 14 759 ‹871+6›;1 14 ‹1070+2› ‹874+6›»«11:;1 14 ‹767+7› ‹894+16›;1 14 ‹1078+8› ‹896+16›;1 14 ‹767+7› ‹898+16›;1 14 ‹1080+8› ‹900+16›;1 14 ‹767+7› ‹902+16›;1 14 ‹1082+8› ‹904+16›;1 14 ‹767+7› ‹906+16›;1 14 ‹1084+8› ‹908+16›»;2 date,2020-10-01;1 13 172 1166;1 14 28 1167;2 date,2021-04-01;1 10 172 1169;1 14 1168 1170;1 14 28 883;2 date,2022-07-01;1 10 172 1173;1 14 1172 1174;1 13 170 1166;1 14 27 1176;1 10 170 1169;1 14 1177 1178;1 14 27 902;1 10 170 1173;1 14 1180 1181;1 13 168 1166;1 14 26 1183;1 10 168 1169;1 14 1184 1185;1 14 26 918;1 10 168 1173;1 14 1187 1188;1 13 166 1166;1 14 25 1190;1 10 166 1169;1 14 1191 1192;1 14 25 934;1 10 166 1173;1 14 1194 1195;1 13 164 1166;1 14 24 1197;1 10 164 1169;1 14 1198 1199;1 14 24 950;1 10 164 1173;1 14 1201 1202;1 13 162 1166;1 14 23 1204;1 10 162 1169;1 14 1205 1206;1 14 23 966;1 10 162 1173;1 14 1208 1209;1 13 160 1166;1 14 22 1211;1 10 160 1169;1 14 1212 1213;1 14 22 982;1 10 160 1173;1 14 1215 1216;1 13 158 1166;1 14 21 1218;1 10 158 1169;1 14 1219 1220;1 14 21 998;1 10 158 1173;1 14 1222 1223;1 13 156 1166;1 14 20 1225;1 10 156 1169;1 14 1226 1227;1 14 20 1014;1 10 156 1173;1 14 1229 1230;1 13 154 1166;1 14 19 1232;1 10 154 1169;1 14 1233 1234;1 14 19 1030;1 10 154 1173;1 14 1236 1237;1 13 152 1166;1 14 18 1239;1 10 152 1169;1 14 1240 1241;1 14 18 1046;1 10 152 1173;1 14 1243 1244;1 13 150 1166;1 14 17 1246;1 10 150 1169;1 14 1247 1248;1 14 17 1062;1 10 150 1173;1 14 1250 1251","items":[["i",0,null,[0,false],[1,true]],["i",1,2],["i",2,null,[3,true],[4,true]],["i",3«24:,null,[0,true],[1,true],‹5›],["i",‹4›»,null,[29,true],[30,true],31],["i",28,32,[32,true],[33,true]],["i",29,34],["i",30,34«12:],[‹0›,2,‹38+3›»«11:],[‹12›,4,‹40+3›,null,null,‹18›»],[23,2,85],[24,0,86,0],[25,4,109],[26,0«12:,‹113+3›],[‹27›,2»,149«12:],[‹39›,0,‹151+2›,0,null,‹17›»«12:],[‹51›,0,‹174›,0,null,‹17›»],[63,0,192,null,null,186«11:],[‹64›,0,‹198+6›,null,null,‹193+6›»],[75,0,262,null,null,186«11:],[‹76›,0,‹266+4›,null,null,‹193+6›»],[87,0,329,0],[88,0,352,0],[89,5,359],[90,0,363,0],[91,0,365,0],[92,0,369,0],[93,0,376,0],[94,6,381«12:],[‹95›,6,‹384+3›,null,null,‹17›»«12:],[‹107›,6,‹420+2›,null,null,‹17›»«12:],[‹119›,6,‹447+5›,null,null,‹17›»],[131,6,525],[132,6,527],[133,0,529,0],[134,0,110],[135,0,533],[136,0,536«4:],[‹137+12›,0,‹538+24›,null,null,17],[‹138+12›,0,‹540+24›,null,null,18],[‹139+12›,0,‹542+24›,null,null,19],[‹140+12›,0,‹544+24›,null,null,20],[‹141+12›,0,‹546+24›,null,null,21],[‹142+12›,0,‹548+24›,null,null,22],[‹143+12›,0,‹550+24›,null,null,23],[‹144+12›,0,‹552+24›,null,null,24],[‹145+12›,0,‹554+24›,null,null,25],[‹146+12›,0,‹556+24›,null,null,26],[‹147+12›,0,‹558+24›,null,null,27],[‹148+12›,0,‹560+24›,null,null,28»],[185,0,655,0],[186,0,678,0],[187,0,701,0],[188,0,724,0],[189,0,726,0],[190,0,732,0],[191,0,743],[192,0,745]],"parameters":[["UF",null],["UTM",null],["tope_afp_salud_uf","UF"],["tope_afc_uf","UF"],["tasa_sis",null],["tasa_capitalizacion",null],["tasa_expectativa_vida",null],["tasa_rentabilidad",null],["tasa_salud",null],["ley_16744_basica",null],["adicional_maxima",null],["sanna",null]],"notices":[["refuse","VALIDATION_ERROR","warning","inputs.primer_mes_devengo","inputs",null,747,["El último mes, ",746,", es posterior al pago: lo que falta por ganar se paga después (LIR art. 46)"]],["refuse","VALIDATION_ERROR","warning","inputs.primer_mes_devengo","inputs",null,749,["El primer mes se da por su día 1, no el ",35," (LIR art. 46)"]],["refuse","VALIDATION_ERROR","warning","inputs.total_imponible_01","inputs",null,750,["Falta de cada mes en que se ganó su total imponible y su base tributable (LIR art. 46)"]],["warn","AFP_RATE_UNKNOWN","warning","afp_rate","employee",null,753,[361," no es la cotización a ninguna AFP en el mes"]],["warn","FLAG_CONFLICT","warning","overrides.afc_indefinido_11_anios","override",null,754,["El contrato no puede ser a plazo fijo y llevar más de 11 años; se aplica el plazo fijo"]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_imponible_afp_salud","employee",null,756,["En algún mes la parte pasa de lo que deja el tope: cotizan ",360," (D.L. 3.500 art. 16)"]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_imponible_afc","employee",null,758,["En algún mes la parte pasa de lo que deja el tope: cotizan ",366," (Ley 19.728 art. 6)"]],["warn","PARAM_CARRIED_FORWARD","warning","period","period",null,766«11:,["Unidad de fomento, del último día del mes: sin valor publicado desde 2026-10-01; se usa el de 2026-09"]],["warn","PARAM_CARRIED_FORWARD","warning","period","period",null,‹773+7›»,["Unidad de fomento, del último día del mes: sin valor publicado desde 2026-10-01; se usa el de 2026-09«13:"]],["warn","PARAM_CARRIED_FORWARD","warning","period","period",null,‹846+2›,["Unidad tributaria mensual: sin valor publicado desde 2026-11-01; se usa el de 2026-10»«12:"]],["warn","PARAM_CARRIED_FORWARD","warning","sis","employee",null,‹848+2›,["Tasa del seguro de invalidez y sobrevivencia: sin valor publicado desde 2026-11-01; se usa el de 2026-08»"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,875,["tope_afp_salud_uf: sin confirmar, no se conoce el valor de enero de 2020"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,881,["tope_afp_salud_uf: sin confirmar, no se conoce el valor provisorio de enero de 2021"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,887«11:,["tope_afp_salud_uf: sin confirmar, no se conoce el valor provisorio de enero de 2022"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,‹893+16›,["tope_afp_salud_uf: sin confirmar, no se conoce el valor provisorio de enero de 2023"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,‹897+16›,["tope_afp_salud_uf: sin confirmar, no se conoce el valor de enero de 2020"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,‹901+16›,["tope_afp_salud_uf: sin confirmar, no se conoce el valor provisorio de enero de 2021"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,‹905+16›»,["tope_afp_salud_uf: sin confirmar, no se conoce el valor provisorio de enero de 2022"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,1069,["tope_afp_salud_uf: sin confirmar, no se conoce el valor provisorio de enero de 2023«12:"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,‹1071+8›,["tope_afc_uf: sin confirmar, no se conoce el valor de enero de 2020"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,‹1073+8›,["tope_afc_uf: sin confirmar, no se conoce el valor provisorio de enero de 2021"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,‹1075+8›,["tope_afc_uf: sin confirmar, no se conoce el valor provisorio de enero de 2022"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,‹1077+8›,["tope_afc_uf: sin confirmar, no se conoce el valor provisorio de enero de 2023»"]],["warn","PARAM_UNVERIFIED","warning","sis","employee",null,1171«11:,["tasa_sis: sin confirmar, no se halló la tasa de octubre de 2020 a marzo de 2021; la prensa da de 1,3 a 2,3 %"]],["warn","PARAM_UNVERIFIED","warning","sis","employee",null,‹1175+7›,["tasa_sis: sin confirmar, no se halló la tasa de enero a junio de 2022"]],["warn","PARAM_UNVERIFIED","warning","sis","employee",null,‹1179+7›»,["tasa_sis: sin confirmar, no se halló la tasa de octubre de 2020 a marzo de 2021; la prensa da de 1,3 a 2,3 %"]],["warn","PARAM_UNVERIFIED","warning","sis","employee",null,1252,["tasa_sis: sin confirmar, no se halló la tasa de enero a junio de 2022"]]],"tables":[[6,null,6,null,null],[5,null,3,null,null],[5,null,3,null,null],[7,null,3,null,null]]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [UF$rows, UTM$rows, tope_afp_salud_uf$rows, tope_afc_uf$rows, tasa_sis$rows, tasa_capitalizacion$rows, tasa_expectativa_vida$rows,
    tasa_rentabilidad$rows, tasa_salud$rows, ley_16744_basica$rows, adicional_maxima$rows, sanna$rows],
  tables: [tabla_impuesto_unico, afc_trabajador, afc_del_empleador, tasas_afp] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 1n), above: null }] }, parameters: $parameters,
  elsewhere: $elsewhere, compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
