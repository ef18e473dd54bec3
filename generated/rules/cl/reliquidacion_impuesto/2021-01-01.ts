// CL.reliquidacion_impuesto 2021.1: Reliquidación de rentas de varios meses
// Emitted from rules/cl/reliquidacion_impuesto/2021-01-01.pay by payroll compile. Do not edit.
// file    sha256:21140e954783e83da1ca9b9eff6d3ad475750dece8d4dba379d0717ed33deb6e
// meaning sha256:d04d12d97c81a2519de92b71bf693f71483efdb84bfcebfc79588e12e8186f89
import * as rt from '../../../../runtime/index.ts';
import { $file, UF$rows, UTM$rows, tope_afp_salud_uf$rows, tope_afc_uf$rows, tasa_sis$rows,
  tasa_capitalizacion$rows, tasa_expectativa_vida$rows, tasa_rentabilidad$rows, tasa_seguro_social$rows,
  tasa_salud$rows, ley_16744_basica$rows, adicional_maxima$rows, sanna$rows, tabla_impuesto_unico, afc_trabajador,
  afc_del_empleador, tasas_afp, $sources, $provenance, $inputs, $steps } from './2021-01-01.law.ts';
import { $layout, $packed, $packed_file } from './2021-01-01.packed.ts';

const manifest = rt.manifest({ format: 1, path: 'rules/cl/reliquidacion_impuesto/2021-01-01.pay',
    fingerprint: 'sha256:21140e954783e83da1ca9b9eff6d3ad475750dece8d4dba379d0717ed33deb6e',
    meaning: 'sha256:d04d12d97c81a2519de92b71bf693f71483efdb84bfcebfc79588e12e8186f89', country: 'CL', scheme: 'reliquidacion_impuesto',
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
  tasa_seguro_social: rt.scaledWorth($at, 40n, tasa_seguro_social$rows),
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
  tasa_expectativa_vida: rt.scaledWorth($at, 1000n, tasa_expectativa_vida$rows),
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
    // Total imponible del mes 1 … 12
    if (!rt.isSent($n[3 + $i]!)) {
      if (rt.isSent($n[15 + $i]!)) return false;
    }
    if ($n[3 + $i]! < 0 || $n[3 + $i]! > 100000000000) return false;
    const total_imponible$one = $s[3 + $i] = $n[3 + $i]!;
    total_imponible$01_12.push(total_imponible$one);
  }
  const base_mes$01_12 = [];
  for (let $i = 0; $i < 12; $i += 1) {
    // Base tributable del mes 1 … 12
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
    // Primer día del mes 1 … 12
    const comienzo$one = rt.addMonths(primer_mes_devengo, $i);
    $s[31 + $i] = rt.digitsOfDate(comienzo$one);
    comienzo$01_12.push(comienzo$one);
  }
  const despues$02_12 = [];
  const $1$all = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Meses después del primero 2 … 12
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
  // Renta accesoria de varios meses
  const renta_accesoria = $s[66] = Math.floor((renta_accesoria_amount + 50) / 100);
  $s[67] = renta_accesoria_amount;
  // Meses en que se ganó
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
  // Parte de cada mes
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
  // Tope imponible AFP y salud 1
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
    // Tope imponible AFP y salud 2 … 12
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
  // Tope imponible seguro de cesantía 1
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
    // Tope imponible seguro de cesantía 2 … 12
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
  // Parte imponible AFP y salud 1
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
    // Parte imponible AFP y salud 2 … 12
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
  // Parte imponible seguro de cesantía 1
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
    // Parte imponible seguro de cesantía 2 … 12
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
  // Suma de las partes, AFP y salud
  const suma_afp = $s[216] = parte_afp_01 + rt.sumOf(parte_afp$02_12);
  // Suma de las partes, seguro de cesantía
  const suma_afc = $s[217] = parte_afc_01 + rt.sumOf(parte_afc$02_12);
  // Renta imponible AFP y salud
  const $187 = rt.wholeOf(suma_afp, 100 * $27, 'half_up');
  if (Number.isNaN($187)) return false;
  const base_imponible_afp_salud = $s[218] = $187;
  $s[219] = suma_afp;
  // Renta imponible seguro de cesantía
  const $188 = rt.wholeOf(suma_afc, 100 * $27, 'half_up');
  if (Number.isNaN($188)) return false;
  const base_imponible_afc = $s[220] = $188;
  $s[221] = suma_afc;
  // Contrato para el seguro de cesantía
  let $190: string;
  if (contrato_plazo_fijo) {
    $190 = 'plazo_fijo';
  } else {
    $190 = afc_indefinido_11_anios ? 'indefinido_11_anios' : 'indefinido';
  }
  const contrato = $190;
  $s[222] = rt.positionOf(['indefinido', 'plazo_fijo', 'indefinido_11_anios'], contrato);
  // Cotización AFP (10% más comisión)
  const $191 = cotizable ? afp_rate : 0;
  const $192 = $s[224] = base_imponible_afp_salud * $191;
  const cotizacion_afp = $s[223] = Math.floor(($192 + 500000) / 1000000);
  // Cotización de salud 7% (Fonasa o Isapre)
  const $194 = $s[226] = base_imponible_afp_salud * $f.tasa_salud;
  const cotizacion_salud = $s[225] = Math.floor(($194 + 50) / 100);
  // Seguro de cesantía (AFC) trabajador
  const $196 = $s[227] = rt.rowOfWord($f.afc_trabajador$rows1, contrato);
  if ($196 < 0) return false;
  const $197 = $f.afc_trabajador$rows1.value[$196]!;
  const $198 = $s[229] = base_imponible_afc * $197;
  const seguro_cesantia_trabajador = $s[228] = Math.floor(($198 + 250) / 500);
  // Renta accesoria afecta
  const $200 = renta_accesoria - cotizacion_afp - cotizacion_salud - seguro_cesantia_trabajador;
  const base_tributable = $s[230] = 0 > $200 ? 0 : $200;
  // Parte de cada mes, en UTM
  const $202 = (1 > meses_devengo ? 1 : meses_devengo) * $f.UTM;
  if (!($202 > 0)) return false;
  $s[232] = $202;
  $s[231] = base_tributable;
  // Base del mes, en UTM 1
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
    // Base del mes, en UTM 2 … 12
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
  // Impuesto de más, en UTM 1
  if ($28) return false;
  for (let $i = 0; $i < 11; $i += 1) {
    // Impuesto de más, en UTM 2 … 12
    if ($1$all[$i]!) return false;
  }
  // Diferencia de impuesto, en UTM
  $s[281] = 0;
  for (let $i = 0; $i < 12; $i += 1) {
    // Base del mes con su parte, en UTM, hasta la décima que sigue 1 … 12
    $s[284 + 3 * $i] = 1;
  }
  // Impuesto del mes de mayor base, en UTM
  $s[319] = 0;
  const $350 = $s[318] = rt.rowOf($f.tabla_impuesto_unico$rows1, 0, 1, false);
  if ($350 < 0) return false;
  const $351 = rt.rebateOf($f.tabla_impuesto_unico$rows1, $350, 0, 1);
  if (Number.isNaN($351)) return false;
  $s[320] = $351;
  // Impuesto único reliquidado (LIR art. 46)
  $s[321] = 0;
  // Total haberes
  const total_haberes = $s[322] = renta_accesoria;
  // Total descuentos
  const total_descuentos = $s[323] = cotizacion_afp + cotizacion_salud + seguro_cesantia_trabajador;
  // Líquido a pagar
  $s[324] = total_haberes - total_descuentos;
  // Seguro de invalidez y sobrevivencia 1
  let sis_mes_01 = 0;
  if ($77) {
    const $355 = $elsewhere(mes$01_12[0]!);
    if ($355 === null) return false;
    $s[325] = $355.tasa_sis;
    sis_mes_01 = $s[326] = parte_afp_01 * $355.tasa_sis;
  }
  const sis_mes$02_12 = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Seguro de invalidez y sobrevivencia 2 … 12
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
    // Aporte a la cuenta individual 1 … 12
  }
  // Compensación por expectativa de vida 1
  let expectativa_mes_01 = 0;
  if ($77) {
    const $403 = $elsewhere(mes$01_12[0]!);
    if ($403 === null) return false;
    $s[373] = $403.tasa_expectativa_vida;
    const $405 = mes$01_12[0]! >= '2026-08-01';
    $s[374] = $405 ? 1 : 0;
    let $406: number;
    if ($405) {
      const $404 = $elsewhere(mes$01_12[0]!);
      if ($404 === null) return false;
      $s[375] = $404.tasa_sis;
      $406 = $f.tasa_seguro_social * 250 - $404.tasa_sis;
    } else {
      $406 = 0;
    }
    expectativa_mes_01 = $s[376] = parte_afp_01 * ($403.tasa_expectativa_vida * 10 + $406);
  }
  const expectativa_mes$02_12 = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Compensación por expectativa de vida 2 … 12
    let expectativa_mes$one = 0;
    if ($82$all[$i]!) {
      const $408 = $elsewhere(mes$01_12[1 + $i]!);
      if ($408 === null) return false;
      $s[377 + 4 * $i] = $408.tasa_expectativa_vida;
      const $410 = mes$01_12[1 + $i]! >= '2026-08-01';
      $s[378 + 4 * $i] = $410 ? 1 : 0;
      let $411: number;
      if ($410) {
        const $409 = $elsewhere(mes$01_12[1 + $i]!);
        if ($409 === null) return false;
        $s[379 + 4 * $i] = $409.tasa_sis;
        $411 = $f.tasa_seguro_social * 250 - $409.tasa_sis;
      } else {
        $411 = 0;
      }
      expectativa_mes$one = $s[380 + 4 * $i] = parte_afp$02_12[$i]! * ($408.tasa_expectativa_vida * 10 + $411);
    }
    expectativa_mes$02_12.push(expectativa_mes$one);
  }
  for (let $i = 0; $i < 12; $i += 1) {
    // Cotización con rentabilidad protegida 1 … 12
  }
  // Seguro de invalidez y sobrevivencia
  const $487 = $s[446] = sis_mes_01 + rt.sumOf(sis_mes$02_12);
  const $488 = rt.wholeOf($487, 1000000 * $27, 'half_up');
  if (Number.isNaN($488)) return false;
  const sis = $s[445] = $488;
  // Aporte empleador a cuenta individual
  $s[448] = 0;
  const $490 = rt.wholeOf(0, 100000 * $27, 'half_up');
  if (Number.isNaN($490)) return false;
  const capitalizacion_individual_empleador = $s[447] = $490;
  // Seguro Social: compensación por expectativa de vida
  const $491 = $s[450] = expectativa_mes_01 + rt.sumOf(expectativa_mes$02_12);
  const $492 = rt.wholeOf($491, 1000000 * $27, 'half_up');
  if (Number.isNaN($492)) return false;
  const expectativa_vida = $s[449] = $492;
  // Cotización con rentabilidad protegida
  $s[452] = 0;
  const $494 = rt.wholeOf(0, 100000 * $27, 'half_up');
  if (Number.isNaN($494)) return false;
  const rentabilidad_protegida = $s[451] = $494;
  // Seguro de cesantía empleador
  const $495 = $s[453] = rt.rowOfWord($f.afc_del_empleador$rows1, contrato);
  if ($495 < 0) return false;
  const $496 = $f.afc_del_empleador$rows1.value[$495]!;
  const $497 = $s[455] = suma_afc * $496;
  const $498 = rt.wholeOf($497, 50000 * $27, 'half_up');
  if (Number.isNaN($498)) return false;
  const afc_empleador = $s[454] = $498;
  // Seguro de accidentes del trabajo (0.90% + adicional) y SANNA 0.03%
  const $499 = $s[457] = suma_afp * ($f.ley_16744_basica * 1000 + risk_class_rate + $f.sanna * 100);
  if ($499 > rt.SAFE) return false;
  const $500 = rt.wholeOf($499, 100000000 * $27, 'half_up');
  if (Number.isNaN($500)) return false;
  const mutual_ley_16744 = $s[456] = $500;
  // Total aportes del empleador
  const total_aportes_empleador = $s[458] = sis +
    capitalizacion_individual_empleador +
    expectativa_vida +
    rentabilidad_protegida +
    afc_empleador +
    mutual_ley_16744;
  // Costo empresa
  $s[459] = total_haberes + total_aportes_empleador;
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
      const $503 = renta_accesoria * 100 * $27;
      if ($503 > rt.SAFE) return false;
      $504 = suma_afp < $503;
    }
    if ($504) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(5, rt.ratio(base_imponible_afp_salud, 1n));
    }
    let $506: boolean = cotizable;
    if ($506) {
      const $505 = renta_accesoria * 100 * $27;
      if ($505 > rt.SAFE) return false;
      $506 = suma_afc < $505;
    }
    if ($506) {
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
      if ($82$all[10 - $i]! && mes$01_12[11 - $i]! >= '2026-11-01') {
        // PARAM_CARRIED_FORWARD
        $notes.add(32 + $i);
      }
    }
    if ($77 && mes$01_12[0]! >= '2026-11-01') {
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
    for (let $i = 0; $i < 11; $i += 1) {
      if ($82$all[10 - $i]! && mes$01_12[11 - $i]! >= '2020-10-01' && mes$01_12[11 - $i]! < '2021-04-01') {
        // PARAM_UNVERIFIED
        $notes.add(140 + 3 * $i);
      }
      if ($82$all[10 - $i]! && mes$01_12[11 - $i]! >= '2022-01-01' && mes$01_12[11 - $i]! < '2022-07-01') {
        // PARAM_UNVERIFIED
        $notes.add(141 + 3 * $i);
      }
      if ($82$all[10 - $i]! && mes$01_12[11 - $i]! >= '2026-07-01' && mes$01_12[11 - $i]! < '2026-08-01') {
        // PARAM_UNVERIFIED
        $notes.add(142 + 3 * $i);
      }
    }
    if ($77 && mes$01_12[0]! >= '2020-10-01' && mes$01_12[0]! < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(173);
    }
    if ($77 && mes$01_12[0]! >= '2022-01-01' && mes$01_12[0]! < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(174);
    }
    if ($77 && mes$01_12[0]! >= '2026-07-01' && mes$01_12[0]! < '2026-08-01') {
      // PARAM_UNVERIFIED
      $notes.add(175);
    }
  }
  return true;
}

const law: rt.PackedLaw = { file: $file, packed: $packed_file,
  parameters: [UF$rows, UTM$rows, tope_afp_salud_uf$rows, tope_afc_uf$rows, tasa_sis$rows, tasa_capitalizacion$rows, tasa_expectativa_vida$rows,
    tasa_rentabilidad$rows, tasa_seguro_social$rows, tasa_salud$rows, ley_16744_basica$rows, adicional_maxima$rows, sanna$rows],
  tables: [tabla_impuesto_unico, afc_trabajador, afc_del_empleador, tasas_afp] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 1n), above: null }] }, parameters: $parameters,
  elsewhere: $elsewhere, compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, $layout, $packed, law);
