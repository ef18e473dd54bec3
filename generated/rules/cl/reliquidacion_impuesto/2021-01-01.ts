// CL.reliquidacion_impuesto 2021.1: Reliquidación de rentas de varios meses
// Emitted from rules/cl/reliquidacion_impuesto/2021-01-01.pay by payroll compile. Do not edit.
// file    sha256:0cf70fb8942a0c3e41158fd92080a5a16600417671da989728b075090ca1022e
// meaning sha256:443de3e190427490f2221fb193bbbb4a6214d3c0a0dab5be094750fa62380484
import * as rt from '../../../../runtime/index.ts';
import { $file, UF$rows, UTM$rows, tope_afp_salud_uf$rows, tope_afc_uf$rows, tasa_sis$rows,
  tasa_capitalizacion$rows, tasa_expectativa_vida$rows, tasa_rentabilidad$rows, sis_adentro$rows,
  tasa_seguro_social$rows, tasa_salud$rows, ley_16744_basica$rows, adicional_maxima$rows, sanna$rows,
  tabla_impuesto_unico, afc_trabajador, afc_del_empleador, tasas_afp, $sources, $provenance, $inputs, $steps } from './2021-01-01.law.ts';
import { $layout, $packed, $packed_file } from './2021-01-01.packed.ts';

const manifest = rt.manifest({ format: 1, path: 'rules/cl/reliquidacion_impuesto/2021-01-01.pay',
    fingerprint: 'sha256:0cf70fb8942a0c3e41158fd92080a5a16600417671da989728b075090ca1022e',
    meaning: 'sha256:443de3e190427490f2221fb193bbbb4a6214d3c0a0dab5be094750fa62380484', country: 'CL', scheme: 'reliquidacion_impuesto',
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
  sis_adentro: rt.scaledWorth($at, 1n, sis_adentro$rows),
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
  for (let $i = 0; $i < 12; $i += 1) {
    // Compensación por expectativa de vida 1 … 12
  }
  for (let $i = 0; $i < 12; $i += 1) {
    // Cotización con rentabilidad protegida 1 … 12
  }
  // Seguro de invalidez y sobrevivencia
  const $499 = $s[458] = sis_mes_01 + rt.sumOf(sis_mes$02_12);
  const $500 = rt.wholeOf($499, 1000000 * $27, 'half_up');
  if (Number.isNaN($500)) return false;
  const sis = $s[457] = $500;
  // Aporte empleador a cuenta individual
  $s[460] = 0;
  const $502 = rt.wholeOf(0, 100000 * $27, 'half_up');
  if (Number.isNaN($502)) return false;
  const capitalizacion_individual_empleador = $s[459] = $502;
  // Seguro Social: compensación por expectativa de vida
  $s[462] = 0;
  const $504 = rt.wholeOf(0, 1000000 * $27, 'half_up');
  if (Number.isNaN($504)) return false;
  const expectativa_vida = $s[461] = $504;
  // Cotización con rentabilidad protegida
  $s[464] = 0;
  const $506 = rt.wholeOf(0, 100000 * $27, 'half_up');
  if (Number.isNaN($506)) return false;
  const rentabilidad_protegida = $s[463] = $506;
  // Seguro de cesantía empleador
  const $507 = $s[465] = rt.rowOfWord($f.afc_del_empleador$rows1, contrato);
  if ($507 < 0) return false;
  const $508 = $f.afc_del_empleador$rows1.value[$507]!;
  const $509 = $s[467] = suma_afc * $508;
  const $510 = rt.wholeOf($509, 50000 * $27, 'half_up');
  if (Number.isNaN($510)) return false;
  const afc_empleador = $s[466] = $510;
  // Seguro de accidentes del trabajo (0.90% + adicional) y SANNA 0.03%
  const $511 = $s[469] = suma_afp * ($f.ley_16744_basica * 1000 + risk_class_rate + $f.sanna * 100);
  if ($511 > rt.SAFE) return false;
  const $512 = rt.wholeOf($511, 100000000 * $27, 'half_up');
  if (Number.isNaN($512)) return false;
  const mutual_ley_16744 = $s[468] = $512;
  // Total aportes del empleador
  const total_aportes_empleador = $s[470] = sis +
    capitalizacion_individual_empleador +
    expectativa_vida +
    rentabilidad_protegida +
    afc_empleador +
    mutual_ley_16744;
  // Costo empresa
  $s[471] = total_haberes + total_aportes_empleador;
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
    let $516: boolean = cotizable;
    if ($516) {
      const $515 = renta_accesoria * 100 * $27;
      if ($515 > rt.SAFE) return false;
      $516 = suma_afp < $515;
    }
    if ($516) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(5, rt.ratio(base_imponible_afp_salud, 1n));
    }
    let $518: boolean = cotizable;
    if ($518) {
      const $517 = renta_accesoria * 100 * $27;
      if ($517 > rt.SAFE) return false;
      $518 = suma_afc < $517;
    }
    if ($518) {
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
      let $522: boolean = $82$all[10 - $i]!;
      if (!$522) {
        let $521: boolean = false;
        if ($521) {
          let $520: boolean = cotizable;
          if ($520) {
            const $519 = $elsewhere(mes$01_12[11 - $i]!);
            if ($519 === null) return false;
            $520 = $519.sis_adentro === 1;
          }
          $521 = $520;
        }
        $522 = $521;
      }
      if ($522 && mes$01_12[11 - $i]! >= '2026-11-01') {
        // PARAM_CARRIED_FORWARD
        $notes.add(32 + $i);
      }
    }
    let $566: boolean = $77;
    if (!$566) {
      let $565: boolean = false;
      if ($565) {
        let $564: boolean = cotizable;
        if ($564) {
          const $563 = $elsewhere(mes$01_12[0]!);
          if ($563 === null) return false;
          $564 = $563.sis_adentro === 1;
        }
        $565 = $564;
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
    let $570: boolean = $82$all[10]!;
    if (!$570) {
      let $569: boolean = false;
      if ($569) {
        let $568: boolean = cotizable;
        if ($568) {
          const $567 = $elsewhere(mes$01_12[11]!);
          if ($567 === null) return false;
          $568 = $567.sis_adentro === 1;
        }
        $569 = $568;
      }
      $570 = $569;
    }
    if ($570 && mes$01_12[11]! >= '2020-10-01' && mes$01_12[11]! < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(140);
    }
    let $574: boolean = $82$all[10]!;
    if (!$574) {
      let $573: boolean = false;
      if ($573) {
        let $572: boolean = cotizable;
        if ($572) {
          const $571 = $elsewhere(mes$01_12[11]!);
          if ($571 === null) return false;
          $572 = $571.sis_adentro === 1;
        }
        $573 = $572;
      }
      $574 = $573;
    }
    if ($574 && mes$01_12[11]! >= '2022-01-01' && mes$01_12[11]! < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(141);
    }
    let $578: boolean = $82$all[10]!;
    if (!$578) {
      let $577: boolean = false;
      if ($577) {
        let $576: boolean = cotizable;
        if ($576) {
          const $575 = $elsewhere(mes$01_12[11]!);
          if ($575 === null) return false;
          $576 = $575.sis_adentro === 1;
        }
        $577 = $576;
      }
      $578 = $577;
    }
    if ($578 && mes$01_12[11]! >= '2026-07-01' && mes$01_12[11]! < '2026-08-01') {
      // PARAM_UNVERIFIED
      $notes.add(142);
    }
    let $582: boolean = $82$all[9]!;
    if (!$582) {
      let $581: boolean = false;
      if ($581) {
        let $580: boolean = cotizable;
        if ($580) {
          const $579 = $elsewhere(mes$01_12[10]!);
          if ($579 === null) return false;
          $580 = $579.sis_adentro === 1;
        }
        $581 = $580;
      }
      $582 = $581;
    }
    if ($582 && mes$01_12[10]! >= '2020-10-01' && mes$01_12[10]! < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(143);
    }
    let $586: boolean = $82$all[9]!;
    if (!$586) {
      let $585: boolean = false;
      if ($585) {
        let $584: boolean = cotizable;
        if ($584) {
          const $583 = $elsewhere(mes$01_12[10]!);
          if ($583 === null) return false;
          $584 = $583.sis_adentro === 1;
        }
        $585 = $584;
      }
      $586 = $585;
    }
    if ($586 && mes$01_12[10]! >= '2022-01-01' && mes$01_12[10]! < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(144);
    }
    let $590: boolean = $82$all[9]!;
    if (!$590) {
      let $589: boolean = false;
      if ($589) {
        let $588: boolean = cotizable;
        if ($588) {
          const $587 = $elsewhere(mes$01_12[10]!);
          if ($587 === null) return false;
          $588 = $587.sis_adentro === 1;
        }
        $589 = $588;
      }
      $590 = $589;
    }
    if ($590 && mes$01_12[10]! >= '2026-07-01' && mes$01_12[10]! < '2026-08-01') {
      // PARAM_UNVERIFIED
      $notes.add(145);
    }
    let $594: boolean = $82$all[8]!;
    if (!$594) {
      let $593: boolean = false;
      if ($593) {
        let $592: boolean = cotizable;
        if ($592) {
          const $591 = $elsewhere(mes$01_12[9]!);
          if ($591 === null) return false;
          $592 = $591.sis_adentro === 1;
        }
        $593 = $592;
      }
      $594 = $593;
    }
    if ($594 && mes$01_12[9]! >= '2020-10-01' && mes$01_12[9]! < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(146);
    }
    let $598: boolean = $82$all[8]!;
    if (!$598) {
      let $597: boolean = false;
      if ($597) {
        let $596: boolean = cotizable;
        if ($596) {
          const $595 = $elsewhere(mes$01_12[9]!);
          if ($595 === null) return false;
          $596 = $595.sis_adentro === 1;
        }
        $597 = $596;
      }
      $598 = $597;
    }
    if ($598 && mes$01_12[9]! >= '2022-01-01' && mes$01_12[9]! < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(147);
    }
    let $602: boolean = $82$all[8]!;
    if (!$602) {
      let $601: boolean = false;
      if ($601) {
        let $600: boolean = cotizable;
        if ($600) {
          const $599 = $elsewhere(mes$01_12[9]!);
          if ($599 === null) return false;
          $600 = $599.sis_adentro === 1;
        }
        $601 = $600;
      }
      $602 = $601;
    }
    if ($602 && mes$01_12[9]! >= '2026-07-01' && mes$01_12[9]! < '2026-08-01') {
      // PARAM_UNVERIFIED
      $notes.add(148);
    }
    let $606: boolean = $82$all[7]!;
    if (!$606) {
      let $605: boolean = false;
      if ($605) {
        let $604: boolean = cotizable;
        if ($604) {
          const $603 = $elsewhere(mes$01_12[8]!);
          if ($603 === null) return false;
          $604 = $603.sis_adentro === 1;
        }
        $605 = $604;
      }
      $606 = $605;
    }
    if ($606 && mes$01_12[8]! >= '2020-10-01' && mes$01_12[8]! < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(149);
    }
    let $610: boolean = $82$all[7]!;
    if (!$610) {
      let $609: boolean = false;
      if ($609) {
        let $608: boolean = cotizable;
        if ($608) {
          const $607 = $elsewhere(mes$01_12[8]!);
          if ($607 === null) return false;
          $608 = $607.sis_adentro === 1;
        }
        $609 = $608;
      }
      $610 = $609;
    }
    if ($610 && mes$01_12[8]! >= '2022-01-01' && mes$01_12[8]! < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(150);
    }
    let $614: boolean = $82$all[7]!;
    if (!$614) {
      let $613: boolean = false;
      if ($613) {
        let $612: boolean = cotizable;
        if ($612) {
          const $611 = $elsewhere(mes$01_12[8]!);
          if ($611 === null) return false;
          $612 = $611.sis_adentro === 1;
        }
        $613 = $612;
      }
      $614 = $613;
    }
    if ($614 && mes$01_12[8]! >= '2026-07-01' && mes$01_12[8]! < '2026-08-01') {
      // PARAM_UNVERIFIED
      $notes.add(151);
    }
    let $618: boolean = $82$all[6]!;
    if (!$618) {
      let $617: boolean = false;
      if ($617) {
        let $616: boolean = cotizable;
        if ($616) {
          const $615 = $elsewhere(mes$01_12[7]!);
          if ($615 === null) return false;
          $616 = $615.sis_adentro === 1;
        }
        $617 = $616;
      }
      $618 = $617;
    }
    if ($618 && mes$01_12[7]! >= '2020-10-01' && mes$01_12[7]! < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(152);
    }
    let $622: boolean = $82$all[6]!;
    if (!$622) {
      let $621: boolean = false;
      if ($621) {
        let $620: boolean = cotizable;
        if ($620) {
          const $619 = $elsewhere(mes$01_12[7]!);
          if ($619 === null) return false;
          $620 = $619.sis_adentro === 1;
        }
        $621 = $620;
      }
      $622 = $621;
    }
    if ($622 && mes$01_12[7]! >= '2022-01-01' && mes$01_12[7]! < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(153);
    }
    let $626: boolean = $82$all[6]!;
    if (!$626) {
      let $625: boolean = false;
      if ($625) {
        let $624: boolean = cotizable;
        if ($624) {
          const $623 = $elsewhere(mes$01_12[7]!);
          if ($623 === null) return false;
          $624 = $623.sis_adentro === 1;
        }
        $625 = $624;
      }
      $626 = $625;
    }
    if ($626 && mes$01_12[7]! >= '2026-07-01' && mes$01_12[7]! < '2026-08-01') {
      // PARAM_UNVERIFIED
      $notes.add(154);
    }
    let $630: boolean = $82$all[5]!;
    if (!$630) {
      let $629: boolean = false;
      if ($629) {
        let $628: boolean = cotizable;
        if ($628) {
          const $627 = $elsewhere(mes$01_12[6]!);
          if ($627 === null) return false;
          $628 = $627.sis_adentro === 1;
        }
        $629 = $628;
      }
      $630 = $629;
    }
    if ($630 && mes$01_12[6]! >= '2020-10-01' && mes$01_12[6]! < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(155);
    }
    let $634: boolean = $82$all[5]!;
    if (!$634) {
      let $633: boolean = false;
      if ($633) {
        let $632: boolean = cotizable;
        if ($632) {
          const $631 = $elsewhere(mes$01_12[6]!);
          if ($631 === null) return false;
          $632 = $631.sis_adentro === 1;
        }
        $633 = $632;
      }
      $634 = $633;
    }
    if ($634 && mes$01_12[6]! >= '2022-01-01' && mes$01_12[6]! < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(156);
    }
    let $638: boolean = $82$all[5]!;
    if (!$638) {
      let $637: boolean = false;
      if ($637) {
        let $636: boolean = cotizable;
        if ($636) {
          const $635 = $elsewhere(mes$01_12[6]!);
          if ($635 === null) return false;
          $636 = $635.sis_adentro === 1;
        }
        $637 = $636;
      }
      $638 = $637;
    }
    if ($638 && mes$01_12[6]! >= '2026-07-01' && mes$01_12[6]! < '2026-08-01') {
      // PARAM_UNVERIFIED
      $notes.add(157);
    }
    let $642: boolean = $82$all[4]!;
    if (!$642) {
      let $641: boolean = false;
      if ($641) {
        let $640: boolean = cotizable;
        if ($640) {
          const $639 = $elsewhere(mes$01_12[5]!);
          if ($639 === null) return false;
          $640 = $639.sis_adentro === 1;
        }
        $641 = $640;
      }
      $642 = $641;
    }
    if ($642 && mes$01_12[5]! >= '2020-10-01' && mes$01_12[5]! < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(158);
    }
    let $646: boolean = $82$all[4]!;
    if (!$646) {
      let $645: boolean = false;
      if ($645) {
        let $644: boolean = cotizable;
        if ($644) {
          const $643 = $elsewhere(mes$01_12[5]!);
          if ($643 === null) return false;
          $644 = $643.sis_adentro === 1;
        }
        $645 = $644;
      }
      $646 = $645;
    }
    if ($646 && mes$01_12[5]! >= '2022-01-01' && mes$01_12[5]! < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(159);
    }
    let $650: boolean = $82$all[4]!;
    if (!$650) {
      let $649: boolean = false;
      if ($649) {
        let $648: boolean = cotizable;
        if ($648) {
          const $647 = $elsewhere(mes$01_12[5]!);
          if ($647 === null) return false;
          $648 = $647.sis_adentro === 1;
        }
        $649 = $648;
      }
      $650 = $649;
    }
    if ($650 && mes$01_12[5]! >= '2026-07-01' && mes$01_12[5]! < '2026-08-01') {
      // PARAM_UNVERIFIED
      $notes.add(160);
    }
    let $654: boolean = $82$all[3]!;
    if (!$654) {
      let $653: boolean = false;
      if ($653) {
        let $652: boolean = cotizable;
        if ($652) {
          const $651 = $elsewhere(mes$01_12[4]!);
          if ($651 === null) return false;
          $652 = $651.sis_adentro === 1;
        }
        $653 = $652;
      }
      $654 = $653;
    }
    if ($654 && mes$01_12[4]! >= '2020-10-01' && mes$01_12[4]! < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(161);
    }
    let $658: boolean = $82$all[3]!;
    if (!$658) {
      let $657: boolean = false;
      if ($657) {
        let $656: boolean = cotizable;
        if ($656) {
          const $655 = $elsewhere(mes$01_12[4]!);
          if ($655 === null) return false;
          $656 = $655.sis_adentro === 1;
        }
        $657 = $656;
      }
      $658 = $657;
    }
    if ($658 && mes$01_12[4]! >= '2022-01-01' && mes$01_12[4]! < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(162);
    }
    let $662: boolean = $82$all[3]!;
    if (!$662) {
      let $661: boolean = false;
      if ($661) {
        let $660: boolean = cotizable;
        if ($660) {
          const $659 = $elsewhere(mes$01_12[4]!);
          if ($659 === null) return false;
          $660 = $659.sis_adentro === 1;
        }
        $661 = $660;
      }
      $662 = $661;
    }
    if ($662 && mes$01_12[4]! >= '2026-07-01' && mes$01_12[4]! < '2026-08-01') {
      // PARAM_UNVERIFIED
      $notes.add(163);
    }
    let $666: boolean = $82$all[2]!;
    if (!$666) {
      let $665: boolean = false;
      if ($665) {
        let $664: boolean = cotizable;
        if ($664) {
          const $663 = $elsewhere(mes$01_12[3]!);
          if ($663 === null) return false;
          $664 = $663.sis_adentro === 1;
        }
        $665 = $664;
      }
      $666 = $665;
    }
    if ($666 && mes$01_12[3]! >= '2020-10-01' && mes$01_12[3]! < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(164);
    }
    let $670: boolean = $82$all[2]!;
    if (!$670) {
      let $669: boolean = false;
      if ($669) {
        let $668: boolean = cotizable;
        if ($668) {
          const $667 = $elsewhere(mes$01_12[3]!);
          if ($667 === null) return false;
          $668 = $667.sis_adentro === 1;
        }
        $669 = $668;
      }
      $670 = $669;
    }
    if ($670 && mes$01_12[3]! >= '2022-01-01' && mes$01_12[3]! < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(165);
    }
    let $674: boolean = $82$all[2]!;
    if (!$674) {
      let $673: boolean = false;
      if ($673) {
        let $672: boolean = cotizable;
        if ($672) {
          const $671 = $elsewhere(mes$01_12[3]!);
          if ($671 === null) return false;
          $672 = $671.sis_adentro === 1;
        }
        $673 = $672;
      }
      $674 = $673;
    }
    if ($674 && mes$01_12[3]! >= '2026-07-01' && mes$01_12[3]! < '2026-08-01') {
      // PARAM_UNVERIFIED
      $notes.add(166);
    }
    let $678: boolean = $82$all[1]!;
    if (!$678) {
      let $677: boolean = false;
      if ($677) {
        let $676: boolean = cotizable;
        if ($676) {
          const $675 = $elsewhere(mes$01_12[2]!);
          if ($675 === null) return false;
          $676 = $675.sis_adentro === 1;
        }
        $677 = $676;
      }
      $678 = $677;
    }
    if ($678 && mes$01_12[2]! >= '2020-10-01' && mes$01_12[2]! < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(167);
    }
    let $682: boolean = $82$all[1]!;
    if (!$682) {
      let $681: boolean = false;
      if ($681) {
        let $680: boolean = cotizable;
        if ($680) {
          const $679 = $elsewhere(mes$01_12[2]!);
          if ($679 === null) return false;
          $680 = $679.sis_adentro === 1;
        }
        $681 = $680;
      }
      $682 = $681;
    }
    if ($682 && mes$01_12[2]! >= '2022-01-01' && mes$01_12[2]! < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(168);
    }
    let $686: boolean = $82$all[1]!;
    if (!$686) {
      let $685: boolean = false;
      if ($685) {
        let $684: boolean = cotizable;
        if ($684) {
          const $683 = $elsewhere(mes$01_12[2]!);
          if ($683 === null) return false;
          $684 = $683.sis_adentro === 1;
        }
        $685 = $684;
      }
      $686 = $685;
    }
    if ($686 && mes$01_12[2]! >= '2026-07-01' && mes$01_12[2]! < '2026-08-01') {
      // PARAM_UNVERIFIED
      $notes.add(169);
    }
    let $690: boolean = $82$all[0]!;
    if (!$690) {
      let $689: boolean = false;
      if ($689) {
        let $688: boolean = cotizable;
        if ($688) {
          const $687 = $elsewhere(mes$01_12[1]!);
          if ($687 === null) return false;
          $688 = $687.sis_adentro === 1;
        }
        $689 = $688;
      }
      $690 = $689;
    }
    if ($690 && mes$01_12[1]! >= '2020-10-01' && mes$01_12[1]! < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(170);
    }
    let $694: boolean = $82$all[0]!;
    if (!$694) {
      let $693: boolean = false;
      if ($693) {
        let $692: boolean = cotizable;
        if ($692) {
          const $691 = $elsewhere(mes$01_12[1]!);
          if ($691 === null) return false;
          $692 = $691.sis_adentro === 1;
        }
        $693 = $692;
      }
      $694 = $693;
    }
    if ($694 && mes$01_12[1]! >= '2022-01-01' && mes$01_12[1]! < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(171);
    }
    let $698: boolean = $82$all[0]!;
    if (!$698) {
      let $697: boolean = false;
      if ($697) {
        let $696: boolean = cotizable;
        if ($696) {
          const $695 = $elsewhere(mes$01_12[1]!);
          if ($695 === null) return false;
          $696 = $695.sis_adentro === 1;
        }
        $697 = $696;
      }
      $698 = $697;
    }
    if ($698 && mes$01_12[1]! >= '2026-07-01' && mes$01_12[1]! < '2026-08-01') {
      // PARAM_UNVERIFIED
      $notes.add(172);
    }
    let $702: boolean = $77;
    if (!$702) {
      let $701: boolean = false;
      if ($701) {
        let $700: boolean = cotizable;
        if ($700) {
          const $699 = $elsewhere(mes$01_12[0]!);
          if ($699 === null) return false;
          $700 = $699.sis_adentro === 1;
        }
        $701 = $700;
      }
      $702 = $701;
    }
    if ($702 && mes$01_12[0]! >= '2020-10-01' && mes$01_12[0]! < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(173);
    }
    let $706: boolean = $77;
    if (!$706) {
      let $705: boolean = false;
      if ($705) {
        let $704: boolean = cotizable;
        if ($704) {
          const $703 = $elsewhere(mes$01_12[0]!);
          if ($703 === null) return false;
          $704 = $703.sis_adentro === 1;
        }
        $705 = $704;
      }
      $706 = $705;
    }
    if ($706 && mes$01_12[0]! >= '2022-01-01' && mes$01_12[0]! < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(174);
    }
    let $710: boolean = $77;
    if (!$710) {
      let $709: boolean = false;
      if ($709) {
        let $708: boolean = cotizable;
        if ($708) {
          const $707 = $elsewhere(mes$01_12[0]!);
          if ($707 === null) return false;
          $708 = $707.sis_adentro === 1;
        }
        $709 = $708;
      }
      $710 = $709;
    }
    if ($710 && mes$01_12[0]! >= '2026-07-01' && mes$01_12[0]! < '2026-08-01') {
      // PARAM_UNVERIFIED
      $notes.add(175);
    }
  }
  return true;
}

const law: rt.PackedLaw = { file: $file, packed: $packed_file,
  parameters: [UF$rows, UTM$rows, tope_afp_salud_uf$rows, tope_afc_uf$rows, tasa_sis$rows, tasa_capitalizacion$rows, tasa_expectativa_vida$rows,
    tasa_rentabilidad$rows, sis_adentro$rows, tasa_seguro_social$rows, tasa_salud$rows, ley_16744_basica$rows, adicional_maxima$rows,
    sanna$rows], tables: [tabla_impuesto_unico, afc_trabajador, afc_del_empleador, tasas_afp] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 1n), above: null }] }, parameters: $parameters,
  elsewhere: $elsewhere, compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, $layout, $packed, law);
