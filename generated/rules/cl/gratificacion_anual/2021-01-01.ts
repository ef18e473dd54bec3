// CL.gratificacion_anual 2021.1: Gratificación legal anual
// Emitted from rules/cl/gratificacion_anual/2021-01-01.pay by payroll compile. Do not edit.
// file    sha256:1425188f463e09872d12f7f905f65c19a820293442ddae20fb3af3a3325383a1
// meaning sha256:7ffda0afa663e254e7c7298d78c8c2f5fefe3fa1abe82c425a8381412d3e958c
import * as rt from '../../../../runtime/index.ts';
import { $file, UF$rows, UTM$rows, imm$rows, tope_afp_salud_uf$rows, tope_afc_uf$rows, tasa_sis$rows,
  tasa_capitalizacion$rows, tasa_expectativa_vida$rows, tasa_rentabilidad$rows, tasa_salud$rows,
  ley_16744_basica$rows, adicional_maxima$rows, sanna$rows, participacion$rows, capital_exento$rows,
  gratificacion_tasa$rows, gratificacion_tope_imm$rows, tabla_impuesto_unico, afc_trabajador, afc_del_empleador,
  tasas_afp, $sources, $provenance, $inputs, $steps } from './2021-01-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'rules/cl/gratificacion_anual/2021-01-01.pay',
    fingerprint: 'sha256:1425188f463e09872d12f7f905f65c19a820293442ddae20fb3af3a3325383a1',
    meaning: 'sha256:7ffda0afa663e254e7c7298d78c8c2f5fefe3fa1abe82c425a8381412d3e958c', country: 'CL', scheme: 'gratificacion_anual',
    label: 'Gratificación legal anual', version: '2021.1', currency: 'CLP', validFrom: '2021-01-01', validUntil: '2026-12-31',
    periods: ['event'], proration: null, days: 'as_given', asOf: 'period_end',
    laws: ['Código del Trabajo arts. 47 a 52; D.L. 3.500; Ley 19.728; Ley 16.744; Ley 21.735', 'Ley sobre Impuesto a la Renta arts. 45 y 46'],
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
  capital_exento: rt.scaledWorth($at, 10n, capital_exento$rows),
  participacion: rt.scaledWorth($at, 10n, participacion$rows),
  gratificacion_tasa: rt.scaledWorth($at, 4n, gratificacion_tasa$rows),
  gratificacion_tope_imm: rt.scaledWorth($at, 4n, gratificacion_tope_imm$rows),
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
  imm: rt.scaledWorth($at, 1n, imm$rows),
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
  const modalidad_gratificacion$sent = rt.textAt($row.texts, 1);
  const primer_mes_devengo$sent = rt.textAt($row.texts, 7);
  // Ejercicio comercial
  if (!rt.isSent($n[0]!)) return false;
  if ($n[0]! < 2020) return false;
  if ($n[0]! > rt.yearOf($row.period.end)) return false;
  const ejercicio = $s[0] = $n[0]!;
  // Modalidad
  if (!(modalidad_gratificacion$sent !== undefined)) return false;
  if (modalidad_gratificacion$sent !== undefined && !(rt.positionOf(['art_47', 'art_50'], modalidad_gratificacion$sent) > 0)) return false;
  const modalidad_gratificacion = modalidad_gratificacion$sent ?? '';
  $s[1] = rt.positionOf(['art_47', 'art_50'], modalidad_gratificacion);
  // Remuneraciones del trabajador en el año
  if (!rt.isSent($n[2]!)) return false;
  if ($n[2]! < 0 || $n[2]! > 100000000000000) return false;
  const remuneraciones_devengadas_amount = $s[2] = $n[2]!;
  // Gratificación pagada mes a mes
  if ($n[3]! < 0 || $n[3]! > 100000000000000) return false;
  const gratificacion_anticipada_amount = $s[3] = rt.sentOr($n[3]!, 0);
  // Utilidad tributaria de la empresa, sin pérdidas anteriores
  if (!rt.isSent($n[4]!)) {
    if (rt.same(modalidad_gratificacion, 'art_47')) return false;
  }
  if ($n[4]! < 0) return false;
  const utilidad_tributaria_amount = $s[4] = $n[4]!;
  // Capital propio de la empresa
  if (!rt.isSent($n[5]!)) {
    if (rt.same(modalidad_gratificacion, 'art_47')) return false;
  }
  if ($n[5]! < 0) return false;
  const capital_propio_amount = $s[5] = $n[5]!;
  // Remuneraciones de todos los trabajadores en el año
  if (!rt.isSent($n[6]!)) {
    if (rt.same(modalidad_gratificacion, 'art_47')) return false;
  }
  if ($n[6]! <= 0) return false;
  const remuneraciones_devengadas_empresa_amount = $s[6] = $n[6]!;
  // Primer mes en que se ganó, su día 1
  if (primer_mes_devengo$sent !== undefined && !rt.isDate(primer_mes_devengo$sent)) return false;
  if (primer_mes_devengo$sent !== undefined && primer_mes_devengo$sent < '2020-01-01') return false;
  if (primer_mes_devengo$sent !== undefined && primer_mes_devengo$sent > $row.period.end) return false;
  const primer_mes_devengo = primer_mes_devengo$sent !== undefined ? primer_mes_devengo$sent : rt.dateOf(ejercicio, 1, 1);
  $s[7] = rt.digitsOfDate(primer_mes_devengo);
  const total_imponible$01_12 = [];
  for (let $i = 0; $i < 12; $i += 1) {
    // Total imponible del mes 1 … Total imponible del mes 12
    if (!rt.isSent($n[8 + $i]!)) {
      if (rt.isSent($n[20 + $i]!)) return false;
    }
    if ($n[8 + $i]! < 0 || $n[8 + $i]! > 100000000000) return false;
    const total_imponible$one = $s[8 + $i] = $n[8 + $i]!;
    total_imponible$01_12.push(total_imponible$one);
  }
  const base_mes$01_12 = [];
  for (let $i = 0; $i < 12; $i += 1) {
    // Base tributable del mes 1 … Base tributable del mes 12
    if (!rt.isSent($n[20 + $i]!)) {
      if (rt.isSent($n[8 + $i]!)) return false;
    }
    if ($n[20 + $i]! < 0 || $n[20 + $i]! > 100000000000) return false;
    const base_mes$one = $s[20 + $i] = $n[20 + $i]!;
    base_mes$01_12.push(base_mes$one);
  }
  // Cotización a la AFP, 10 % más comisión
  if (!rt.isSent($n[32]!)) return false;
  if ($n[32]! < 100000 || $n[32]! > 130000) return false;
  const afp_rate = $s[32] = $n[32]!;
  // Cotización adicional de la Ley 16.744
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
    // Primer día del mes 1 … Primer día del mes 12
    const comienzo$one = rt.addMonths(primer_mes_devengo, $i);
    $s[36 + $i] = rt.digitsOfDate(comienzo$one);
    comienzo$01_12.push(comienzo$one);
  }
  const despues$02_12 = [];
  const $2$all = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Meses después del primero 2 … Meses después del primero 12
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
  const $13 = 0 > despues$02_12[0]! ? 0 : despues$02_12[0]!;
  const $14 = $13 > despues$02_12[1]! ? $13 : despues$02_12[1]!;
  const $15 = $14 > despues$02_12[2]! ? $14 : despues$02_12[2]!;
  const $16 = $15 > despues$02_12[3]! ? $15 : despues$02_12[3]!;
  const $17 = $16 > despues$02_12[4]! ? $16 : despues$02_12[4]!;
  const $18 = $17 > despues$02_12[5]! ? $17 : despues$02_12[5]!;
  const $19 = $18 > despues$02_12[6]! ? $18 : despues$02_12[6]!;
  const $20 = $19 > despues$02_12[7]! ? $19 : despues$02_12[7]!;
  const $21 = $20 > despues$02_12[8]! ? $20 : despues$02_12[8]!;
  const $22 = $21 > despues$02_12[9]! ? $21 : despues$02_12[9]!;
  const ultimo_mes = rt.addMonths(primer_mes_devengo, $22 > despues$02_12[10]! ? $22 : despues$02_12[10]!);
  $s[70] = rt.digitsOfDate(ultimo_mes);
  // Utilidad líquida
  let utilidad_liquida_gratificable = 0;
  const $23 = rt.same(modalidad_gratificacion, 'art_47');
  $s[71] = $23 ? 1 : 0;
  let fondo_gratificacion = 0;
  if ($23) {
    const $24 = utilidad_tributaria_amount * 10;
    if ($24 > rt.SAFE) return false;
    const $25 = $24 - $f.capital_exento * capital_propio_amount;
    utilidad_liquida_gratificable = $s[72] = 0 > $25 ? 0 : $25;
    // 30 % a repartir
    const $27 = $s[74] = $f.participacion * utilidad_liquida_gratificable;
    if ($27 > 4503599627360495) return false;
    fondo_gratificacion = $s[73] = Math.floor(($27 + 5000) / 10000);
  }
  // 25 % de lo devengado
  let gratificacion_25 = 0;
  const $29 = rt.same(modalidad_gratificacion, 'art_50');
  $s[75] = $29 ? 1 : 0;
  if ($29) {
    const $30 = $s[77] = $f.gratificacion_tasa * remuneraciones_devengadas_amount;
    gratificacion_25 = $s[76] = Math.floor(($30 + 200) / 400);
  }
  // Dia del imm
  const dia_del_imm = rt.earliest(rt.dateOf(ejercicio, 12, 31), $row.period.end);
  $s[78] = rt.digitsOfDate(dia_del_imm);
  // Meses en que se ganó
  const $32 = rt.isSent($n[8]!) ? 1 : 0;
  const $33 = $2$all[0]! ? 1 : 0;
  const $34 = $2$all[1]! ? 1 : 0;
  const $35 = $2$all[2]! ? 1 : 0;
  const $36 = $2$all[3]! ? 1 : 0;
  const $37 = $2$all[4]! ? 1 : 0;
  const $38 = $2$all[5]! ? 1 : 0;
  const $39 = $2$all[6]! ? 1 : 0;
  const $40 = $2$all[7]! ? 1 : 0;
  const $41 = $2$all[8]! ? 1 : 0;
  const $42 = $2$all[9]! ? 1 : 0;
  const $43 = $2$all[10]! ? 1 : 0;
  const meses_devengo = $s[79] = $32 + $33 + $34 + $35 + $36 + $37 + $38 + $39 + $40 + $41 + $42 + $43;
  // Tope 4,75 IMM
  let tope_gratificacion_anual = 0;
  if ($29) {
    const $45 = $elsewhere(dia_del_imm);
    if ($45 === null) return false;
    $s[80] = $45.imm;
    const $46 = $s[82] = $f.gratificacion_tope_imm * $45.imm * meses_devengo;
    tope_gratificacion_anual = $s[81] = Math.floor(($46 + 24) / 48);
  }
  // Gratificación determinada
  let $48 = 1;
  let $51: number;
  if ($23) {
    if (!(remuneraciones_devengadas_empresa_amount > 0)) return false;
    $48 = remuneraciones_devengadas_empresa_amount;
    const $49 = fondo_gratificacion * remuneraciones_devengadas_amount;
    if ($49 > rt.SAFE) return false;
    $51 = $49;
  } else {
    const $50 = (gratificacion_25 < tope_gratificacion_anual ? gratificacion_25 : tope_gratificacion_anual) * $48;
    if ($50 > rt.SAFE) return false;
    $51 = $50;
  }
  const $52 = rt.wholeOf($51, $48, 'half_up');
  if (Number.isNaN($52)) return false;
  const gratificacion_determinada = $s[83] = $52;
  $s[84] = $51;
  $s[85] = $48;
  // Gratificación legal anual
  const $53 = gratificacion_determinada * 100;
  if ($53 > rt.SAFE) return false;
  const $54 = $53 - gratificacion_anticipada_amount;
  const $55 = $s[87] = 0 > $54 ? 0 : $54;
  if ($55 > 4503599627370395) return false;
  const gratificacion_anual = $s[86] = Math.floor(($55 + 50) / 100);
  // Parte de cada mes
  const $57 = 1 > meses_devengo ? 1 : meses_devengo;
  if (!($57 > 0)) return false;
  const $58 = $s[89] = $57;
  const cuota_mensual = $s[88] = gratificacion_anual;
  const mes$01_12 = [];
  for (let $i = 0; $i < 12; $i += 1) {
    // Mes 1 … Mes 12
    const mes$one = rt.earliest(rt.lastDayOfMonth(comienzo$01_12[$i]!), $row.period.end);
    $s[90 + $i] = rt.digitsOfDate(mes$one);
    mes$01_12.push(mes$one);
  }
  // Tope imponible AFP y salud 1
  let tope_afp_01 = 0;
  const $59 = rt.isSent($n[8]!);
  $s[102] = $59 ? 1 : 0;
  if ($59) {
    const $60 = $elsewhere(mes$01_12[0]!);
    if ($60 === null) return false;
    $s[103] = $60.tope_afp_salud_uf;
    $s[104] = $60.UF;
    tope_afp_01 = $s[105] = Math.floor(($60.tope_afp_salud_uf + 500) / 1000);
    $s[106] = $60.tope_afp_salud_uf;
  }
  const tope_afp$02_12 = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Tope imponible AFP y salud 2 … Tope imponible AFP y salud 12
    let tope_afp$one = 0;
    if ($2$all[$i]!) {
      const $62 = $elsewhere(mes$01_12[1 + $i]!);
      if ($62 === null) return false;
      $s[107 + 4 * $i] = $62.tope_afp_salud_uf;
      $s[108 + 4 * $i] = $62.UF;
      tope_afp$one = $s[109 + 4 * $i] = Math.floor(($62.tope_afp_salud_uf + 500) / 1000);
      $s[110 + 4 * $i] = $62.tope_afp_salud_uf;
    }
    tope_afp$02_12.push(tope_afp$one);
  }
  // Tope imponible seguro de cesantía 1
  let tope_afc_01 = 0;
  if ($59) {
    const $84 = $elsewhere(mes$01_12[0]!);
    if ($84 === null) return false;
    $s[151] = $84.tope_afc_uf;
    $s[152] = $84.UF;
    tope_afc_01 = $s[153] = Math.floor(($84.tope_afc_uf + 500) / 1000);
    $s[154] = $84.tope_afc_uf;
  }
  const tope_afc$02_12 = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Tope imponible seguro de cesantía 2 … Tope imponible seguro de cesantía 12
    let tope_afc$one = 0;
    if ($2$all[$i]!) {
      const $86 = $elsewhere(mes$01_12[1 + $i]!);
      if ($86 === null) return false;
      $s[155 + 4 * $i] = $86.tope_afc_uf;
      $s[156 + 4 * $i] = $86.UF;
      tope_afc$one = $s[157 + 4 * $i] = Math.floor(($86.tope_afc_uf + 500) / 1000);
      $s[158 + 4 * $i] = $86.tope_afc_uf;
    }
    tope_afc$02_12.push(tope_afc$one);
  }
  // Parte imponible AFP y salud 1
  let parte_afp_01 = 0;
  if ($59) {
    const $108 = tope_afp_01 * 100 - total_imponible$01_12[0]!;
    const $109 = cuota_mensual * 100;
    if ($109 > rt.SAFE) return false;
    const $110 = (0 > $108 ? 0 : $108) * $58;
    if ($110 > rt.SAFE) return false;
    parte_afp_01 = $s[199] = $109 < $110 ? $109 : $110;
  }
  const parte_afp$02_12 = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Parte imponible AFP y salud 2 … Parte imponible AFP y salud 12
    let parte_afp$one = 0;
    if ($2$all[$i]!) {
      const $112 = tope_afp$02_12[$i]! * 100 - total_imponible$01_12[1 + $i]!;
      const $113 = cuota_mensual * 100;
      if ($113 > rt.SAFE) return false;
      const $114 = (0 > $112 ? 0 : $112) * $58;
      if ($114 > rt.SAFE) return false;
      parte_afp$one = $s[200 + $i] = $113 < $114 ? $113 : $114;
    }
    parte_afp$02_12.push(parte_afp$one);
  }
  // Parte imponible seguro de cesantía 1
  let parte_afc_01 = 0;
  if ($59) {
    const $156 = tope_afc_01 * 100 - total_imponible$01_12[0]!;
    const $157 = cuota_mensual * 100;
    if ($157 > rt.SAFE) return false;
    const $158 = (0 > $156 ? 0 : $156) * $58;
    if ($158 > rt.SAFE) return false;
    parte_afc_01 = $s[211] = $157 < $158 ? $157 : $158;
  }
  const parte_afc$02_12 = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Parte imponible seguro de cesantía 2 … Parte imponible seguro de cesantía 12
    let parte_afc$one = 0;
    if ($2$all[$i]!) {
      const $160 = tope_afc$02_12[$i]! * 100 - total_imponible$01_12[1 + $i]!;
      const $161 = cuota_mensual * 100;
      if ($161 > rt.SAFE) return false;
      const $162 = (0 > $160 ? 0 : $160) * $58;
      if ($162 > rt.SAFE) return false;
      parte_afc$one = $s[212 + $i] = $161 < $162 ? $161 : $162;
    }
    parte_afc$02_12.push(parte_afc$one);
  }
  // Renta imponible AFP y salud
  const $204 = $s[224] = parte_afp_01 +
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
  if ($204 > rt.SAFE) return false;
  const $205 = rt.wholeOf($204, 100 * $58, 'half_up');
  if (Number.isNaN($205)) return false;
  const base_imponible_afp_salud = $s[223] = $205;
  // Renta imponible seguro de cesantía
  const $206 = $s[226] = parte_afc_01 +
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
  if ($206 > rt.SAFE) return false;
  const $207 = rt.wholeOf($206, 100 * $58, 'half_up');
  if (Number.isNaN($207)) return false;
  const base_imponible_afc = $s[225] = $207;
  // Contrato para el seguro de cesantía
  let $209: string;
  if (contrato_plazo_fijo) {
    $209 = 'plazo_fijo';
  } else {
    $209 = afc_indefinido_11_anios ? 'indefinido_11_anios' : 'indefinido';
  }
  const contrato = $209;
  $s[227] = rt.positionOf(['indefinido', 'plazo_fijo', 'indefinido_11_anios'], contrato);
  // Cotización AFP (10% más comisión)
  const $210 = $s[229] = base_imponible_afp_salud * afp_rate;
  const cotizacion_afp = $s[228] = Math.floor(($210 + 500000) / 1000000);
  // Cotización de salud 7% (Fonasa o Isapre)
  const $212 = $s[231] = base_imponible_afp_salud * $f.tasa_salud;
  const cotizacion_salud = $s[230] = Math.floor(($212 + 50) / 100);
  // Seguro de cesantía (AFC) trabajador
  const $214 = $s[232] = rt.rowOfWord($f.afc_trabajador$rows1, contrato);
  if ($214 < 0) return false;
  const $215 = $f.afc_trabajador$rows1.value[$214]!;
  const $216 = $s[234] = base_imponible_afc * $215;
  const seguro_cesantia_trabajador = $s[233] = Math.floor(($216 + 250) / 500);
  // Gratificación afecta
  const $218 = gratificacion_anual - cotizacion_afp - cotizacion_salud - seguro_cesantia_trabajador;
  const base_tributable = $s[235] = 0 > $218 ? 0 : $218;
  // Parte de cada mes, en UTM
  const $220 = (1 > meses_devengo ? 1 : meses_devengo) * $f.UTM;
  if (!($220 > 0)) return false;
  const $221 = $s[237] = $220;
  const cuota_utm = $s[236] = base_tributable;
  // Base del mes, en UTM 1
  let $223 = 1;
  $s[240] = 1;
  let base_en_utm_01 = 0;
  if ($59) {
    const $222 = $elsewhere(mes$01_12[0]!);
    if ($222 === null) return false;
    $s[238] = $222.UTM;
    if (!($222.UTM > 0)) return false;
    $223 = $s[240] = $222.UTM;
    base_en_utm_01 = $s[239] = base_mes$01_12[0]!;
  }
  const $225$all = [];
  const base_en_utm$02_12 = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Base del mes, en UTM 2 … Base del mes, en UTM 12
    let $225 = 1;
    $s[243 + 3 * $i] = 1;
    let base_en_utm$one = 0;
    if ($2$all[$i]!) {
      const $224 = $elsewhere(mes$01_12[1 + $i]!);
      if ($224 === null) return false;
      $s[241 + 3 * $i] = $224.UTM;
      if (!($224.UTM > 0)) return false;
      $225 = $s[243 + 3 * $i] = $224.UTM;
      base_en_utm$one = $s[242 + 3 * $i] = base_mes$01_12[1 + $i]!;
    }
    $225$all.push($225);
    base_en_utm$02_12.push(base_en_utm$one);
  }
  // Base del mes con su parte, en UTM 1
  $s[275] = 1;
  let base_con_parte_01 = 0;
  if ($59) {
    const $246 = base_en_utm_01 * $221;
    if ($246 > rt.SAFE) return false;
    const $247 = cuota_utm * 100;
    if ($247 > rt.SAFE) return false;
    const $248 = $247 * $223;
    if ($248 > rt.SAFE) return false;
    const $249 = $246 + $248;
    if ($249 > rt.SAFE) return false;
    base_con_parte_01 = $s[274] = $249;
    const $250 = $s[275] = $221 * $223;
    if ($250 > rt.SAFE) return false;
  }
  const base_con_parte$02_12 = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Base del mes con su parte, en UTM 2 … Base del mes con su parte, en UTM 12
    $s[277 + 2 * $i] = 1;
    let base_con_parte$one = 0;
    if ($2$all[$i]!) {
      const $251 = base_en_utm$02_12[$i]! * $221;
      if ($251 > rt.SAFE) return false;
      const $252 = cuota_utm * 100;
      if ($252 > rt.SAFE) return false;
      const $253 = $252 * $225$all[$i]!;
      if ($253 > rt.SAFE) return false;
      const $254 = $251 + $253;
      if ($254 > rt.SAFE) return false;
      base_con_parte$one = $s[276 + 2 * $i] = $254;
      const $255 = $s[277 + 2 * $i] = $221 * $225$all[$i]!;
      if ($255 > rt.SAFE) return false;
    }
    base_con_parte$02_12.push(base_con_parte$one);
  }
  // Impuesto de más, en UTM 1
  let diferencia_01 = 0;
  if ($59) {
    if (rt.SAFE > 0 || rt.SAFE > 0) return false;
    const $306 = 0 - 0;
    diferencia_01 = $s[298] = 0 > $306 ? 0 : $306;
  }
  const diferencia$02_12 = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Impuesto de más, en UTM 2 … Impuesto de más, en UTM 12
    let diferencia$one = 0;
    if ($2$all[$i]!) {
      if (rt.SAFE > 0 || rt.SAFE > 0) return false;
      const $308 = 0 - 0;
      diferencia$one = $s[299 + $i] = 0 > $308 ? 0 : $308;
    }
    diferencia$02_12.push(diferencia$one);
  }
  // Diferencia de impuesto, en UTM
  const diferencia_impuesto_utm = $s[310] = diferencia_01 +
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
  const $331 = base_con_parte_01 * $225$all[0]!;
  if ($331 > rt.SAFE) return false;
  const $332 = base_con_parte$02_12[0]! * $223;
  if ($332 > rt.SAFE) return false;
  const $333 = ($331 > $332 ? $331 : $332) * $225$all[1]!;
  if ($333 > rt.SAFE) return false;
  const $334 = base_con_parte$02_12[1]! * $223;
  if ($334 > rt.SAFE) return false;
  const $335 = $334 * $225$all[0]!;
  if ($335 > rt.SAFE) return false;
  const $336 = ($333 > $335 ? $333 : $335) * $225$all[2]!;
  if ($336 > rt.SAFE) return false;
  const $337 = base_con_parte$02_12[2]! * $223;
  if ($337 > rt.SAFE) return false;
  const $338 = $337 * $225$all[0]!;
  if ($338 > rt.SAFE) return false;
  const $339 = $338 * $225$all[1]!;
  if ($339 > rt.SAFE) return false;
  const $340 = ($336 > $339 ? $336 : $339) * $225$all[3]!;
  if ($340 > rt.SAFE) return false;
  const $341 = base_con_parte$02_12[3]! * $223;
  if ($341 > rt.SAFE) return false;
  const $342 = $341 * $225$all[0]!;
  if ($342 > rt.SAFE) return false;
  const $343 = $342 * $225$all[1]!;
  if ($343 > rt.SAFE) return false;
  const $344 = $343 * $225$all[2]!;
  if ($344 > rt.SAFE) return false;
  const $345 = ($340 > $344 ? $340 : $344) * $225$all[4]!;
  if ($345 > rt.SAFE) return false;
  const $346 = base_con_parte$02_12[4]! * $223;
  if ($346 > rt.SAFE) return false;
  const $347 = $346 * $225$all[0]!;
  if ($347 > rt.SAFE) return false;
  const $348 = $347 * $225$all[1]!;
  if ($348 > rt.SAFE) return false;
  const $349 = $348 * $225$all[2]!;
  if ($349 > rt.SAFE) return false;
  const $350 = $349 * $225$all[3]!;
  if ($350 > rt.SAFE) return false;
  const $351 = ($345 > $350 ? $345 : $350) * $225$all[5]!;
  if ($351 > rt.SAFE) return false;
  const $352 = base_con_parte$02_12[5]! * $223;
  if ($352 > rt.SAFE) return false;
  const $353 = $352 * $225$all[0]!;
  if ($353 > rt.SAFE) return false;
  const $354 = $353 * $225$all[1]!;
  if ($354 > rt.SAFE) return false;
  const $355 = $354 * $225$all[2]!;
  if ($355 > rt.SAFE) return false;
  const $356 = $355 * $225$all[3]!;
  if ($356 > rt.SAFE) return false;
  const $357 = $356 * $225$all[4]!;
  if ($357 > rt.SAFE) return false;
  const $358 = ($351 > $357 ? $351 : $357) * $225$all[6]!;
  if ($358 > rt.SAFE) return false;
  const $359 = base_con_parte$02_12[6]! * $223;
  if ($359 > rt.SAFE) return false;
  const $360 = $359 * $225$all[0]!;
  if ($360 > rt.SAFE) return false;
  const $361 = $360 * $225$all[1]!;
  if ($361 > rt.SAFE) return false;
  const $362 = $361 * $225$all[2]!;
  if ($362 > rt.SAFE) return false;
  const $363 = $362 * $225$all[3]!;
  if ($363 > rt.SAFE) return false;
  const $364 = $363 * $225$all[4]!;
  if ($364 > rt.SAFE) return false;
  const $365 = $364 * $225$all[5]!;
  if ($365 > rt.SAFE) return false;
  const $366 = ($358 > $365 ? $358 : $365) * $225$all[7]!;
  if ($366 > rt.SAFE) return false;
  const $367 = base_con_parte$02_12[7]! * $223;
  if ($367 > rt.SAFE) return false;
  const $368 = $367 * $225$all[0]!;
  if ($368 > rt.SAFE) return false;
  const $369 = $368 * $225$all[1]!;
  if ($369 > rt.SAFE) return false;
  const $370 = $369 * $225$all[2]!;
  if ($370 > rt.SAFE) return false;
  const $371 = $370 * $225$all[3]!;
  if ($371 > rt.SAFE) return false;
  const $372 = $371 * $225$all[4]!;
  if ($372 > rt.SAFE) return false;
  const $373 = $372 * $225$all[5]!;
  if ($373 > rt.SAFE) return false;
  const $374 = $373 * $225$all[6]!;
  if ($374 > rt.SAFE) return false;
  const $375 = ($366 > $374 ? $366 : $374) * $225$all[8]!;
  if ($375 > rt.SAFE) return false;
  const $376 = base_con_parte$02_12[8]! * $223;
  if ($376 > rt.SAFE) return false;
  const $377 = $376 * $225$all[0]!;
  if ($377 > rt.SAFE) return false;
  const $378 = $377 * $225$all[1]!;
  if ($378 > rt.SAFE) return false;
  const $379 = $378 * $225$all[2]!;
  if ($379 > rt.SAFE) return false;
  const $380 = $379 * $225$all[3]!;
  if ($380 > rt.SAFE) return false;
  const $381 = $380 * $225$all[4]!;
  if ($381 > rt.SAFE) return false;
  const $382 = $381 * $225$all[5]!;
  if ($382 > rt.SAFE) return false;
  const $383 = $382 * $225$all[6]!;
  if ($383 > rt.SAFE) return false;
  const $384 = $383 * $225$all[7]!;
  if ($384 > rt.SAFE) return false;
  const $385 = ($375 > $384 ? $375 : $384) * $225$all[9]!;
  if ($385 > rt.SAFE) return false;
  const $386 = base_con_parte$02_12[9]! * $223;
  if ($386 > rt.SAFE) return false;
  const $387 = $386 * $225$all[0]!;
  if ($387 > rt.SAFE) return false;
  const $388 = $387 * $225$all[1]!;
  if ($388 > rt.SAFE) return false;
  const $389 = $388 * $225$all[2]!;
  if ($389 > rt.SAFE) return false;
  const $390 = $389 * $225$all[3]!;
  if ($390 > rt.SAFE) return false;
  const $391 = $390 * $225$all[4]!;
  if ($391 > rt.SAFE) return false;
  const $392 = $391 * $225$all[5]!;
  if ($392 > rt.SAFE) return false;
  const $393 = $392 * $225$all[6]!;
  if ($393 > rt.SAFE) return false;
  const $394 = $393 * $225$all[7]!;
  if ($394 > rt.SAFE) return false;
  const $395 = $394 * $225$all[8]!;
  if ($395 > rt.SAFE) return false;
  const $396 = ($385 > $395 ? $385 : $395) * $225$all[10]!;
  if ($396 > rt.SAFE) return false;
  const $397 = base_con_parte$02_12[10]! * $223;
  if ($397 > rt.SAFE) return false;
  const $398 = $397 * $225$all[0]!;
  if ($398 > rt.SAFE) return false;
  const $399 = $398 * $225$all[1]!;
  if ($399 > rt.SAFE) return false;
  const $400 = $399 * $225$all[2]!;
  if ($400 > rt.SAFE) return false;
  const $401 = $400 * $225$all[3]!;
  if ($401 > rt.SAFE) return false;
  const $402 = $401 * $225$all[4]!;
  if ($402 > rt.SAFE) return false;
  const $403 = $402 * $225$all[5]!;
  if ($403 > rt.SAFE) return false;
  const $404 = $403 * $225$all[6]!;
  if ($404 > rt.SAFE) return false;
  const $405 = $404 * $225$all[7]!;
  if ($405 > rt.SAFE) return false;
  const $406 = $405 * $225$all[8]!;
  if ($406 > rt.SAFE) return false;
  const $407 = $406 * $225$all[9]!;
  if ($407 > rt.SAFE || rt.SAFE > 0) return false;
  $s[311] = 0;
  // Impuesto único reliquidado (LIR art. 46)
  const impuesto_unico = $s[312] = diferencia_impuesto_utm * $f.UTM;
  // Total haberes
  const total_haberes = $s[313] = gratificacion_anual;
  // Total descuentos
  const total_descuentos = $s[314] = cotizacion_afp + cotizacion_salud + seguro_cesantia_trabajador + impuesto_unico;
  // Líquido a pagar
  $s[315] = total_haberes - total_descuentos;
  // Seguro de invalidez y sobrevivencia 1
  let sis_mes_01 = 0;
  if ($59) {
    const $411 = $elsewhere(mes$01_12[0]!);
    if ($411 === null) return false;
    $s[316] = $411.tasa_sis;
    const $412 = parte_afp_01 * $411.tasa_sis;
    if ($412 > rt.SAFE) return false;
    sis_mes_01 = $s[317] = $412;
  }
  const sis_mes$02_12 = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Seguro de invalidez y sobrevivencia 2 … Seguro de invalidez y sobrevivencia 12
    let sis_mes$one = 0;
    if ($2$all[$i]!) {
      const $413 = $elsewhere(mes$01_12[1 + $i]!);
      if ($413 === null) return false;
      $s[318 + 2 * $i] = $413.tasa_sis;
      const $414 = parte_afp$02_12[$i]! * $413.tasa_sis;
      if ($414 > rt.SAFE) return false;
      sis_mes$one = $s[319 + 2 * $i] = $414;
    }
    sis_mes$02_12.push(sis_mes$one);
  }
  // Aporte a la cuenta individual 1
  let capitalizacion_mes_01 = 0;
  if ($59) {
    const $435 = $elsewhere(mes$01_12[0]!);
    if ($435 === null) return false;
    $s[340] = $435.tasa_capitalizacion;
    capitalizacion_mes_01 = $s[341] = parte_afp_01 * $435.tasa_capitalizacion;
  }
  const capitalizacion_mes$02_12 = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Aporte a la cuenta individual 2 … Aporte a la cuenta individual 12
    let capitalizacion_mes$one = 0;
    if ($2$all[$i]!) {
      const $437 = $elsewhere(mes$01_12[1 + $i]!);
      if ($437 === null) return false;
      $s[342 + 2 * $i] = $437.tasa_capitalizacion;
      capitalizacion_mes$one = $s[343 + 2 * $i] = parte_afp$02_12[$i]! * $437.tasa_capitalizacion;
    }
    capitalizacion_mes$02_12.push(capitalizacion_mes$one);
  }
  // Compensación por expectativa de vida 1
  let expectativa_mes_01 = 0;
  if ($59) {
    const $459 = $elsewhere(mes$01_12[0]!);
    if ($459 === null) return false;
    $s[364] = $459.tasa_expectativa_vida;
    const $460 = parte_afp_01 * $459.tasa_expectativa_vida;
    if ($460 > rt.SAFE) return false;
    expectativa_mes_01 = $s[365] = $460;
  }
  const expectativa_mes$02_12 = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Compensación por expectativa de vida 2 … Compensación por expectativa de vida 12
    let expectativa_mes$one = 0;
    if ($2$all[$i]!) {
      const $461 = $elsewhere(mes$01_12[1 + $i]!);
      if ($461 === null) return false;
      $s[366 + 2 * $i] = $461.tasa_expectativa_vida;
      const $462 = parte_afp$02_12[$i]! * $461.tasa_expectativa_vida;
      if ($462 > rt.SAFE) return false;
      expectativa_mes$one = $s[367 + 2 * $i] = $462;
    }
    expectativa_mes$02_12.push(expectativa_mes$one);
  }
  // Cotización con rentabilidad protegida 1
  let rentabilidad_mes_01 = 0;
  if ($59) {
    const $483 = $elsewhere(mes$01_12[0]!);
    if ($483 === null) return false;
    $s[388] = $483.tasa_rentabilidad;
    const $484 = parte_afp_01 * $483.tasa_rentabilidad;
    if ($484 > rt.SAFE) return false;
    rentabilidad_mes_01 = $s[389] = $484;
  }
  const rentabilidad_mes$02_12 = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Cotización con rentabilidad protegida 2 … Cotización con rentabilidad protegida 12
    let rentabilidad_mes$one = 0;
    if ($2$all[$i]!) {
      const $485 = $elsewhere(mes$01_12[1 + $i]!);
      if ($485 === null) return false;
      $s[390 + 2 * $i] = $485.tasa_rentabilidad;
      const $486 = parte_afp$02_12[$i]! * $485.tasa_rentabilidad;
      if ($486 > rt.SAFE) return false;
      rentabilidad_mes$one = $s[391 + 2 * $i] = $486;
    }
    rentabilidad_mes$02_12.push(rentabilidad_mes$one);
  }
  // Seguro de invalidez y sobrevivencia
  const $507 = $s[413] = sis_mes_01 +
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
  if ($507 > rt.SAFE) return false;
  const $508 = rt.wholeOf($507, 1000000 * $58, 'half_up');
  if (Number.isNaN($508)) return false;
  const sis = $s[412] = $508;
  // Aporte empleador a cuenta individual
  const $509 = $s[415] = capitalizacion_mes_01 +
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
  if ($509 > rt.SAFE) return false;
  const $510 = rt.wholeOf($509, 100000 * $58, 'half_up');
  if (Number.isNaN($510)) return false;
  const capitalizacion_individual_empleador = $s[414] = $510;
  // Seguro Social: compensación por expectativa de vida
  const $511 = $s[417] = expectativa_mes_01 +
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
  if ($511 > rt.SAFE) return false;
  const $512 = rt.wholeOf($511, 500000 * $58, 'half_up');
  if (Number.isNaN($512)) return false;
  const expectativa_vida = $s[416] = $512;
  // Cotización con rentabilidad protegida
  const $513 = $s[419] = rentabilidad_mes_01 +
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
  if ($513 > rt.SAFE) return false;
  const $514 = rt.wholeOf($513, 100000 * $58, 'half_up');
  if (Number.isNaN($514)) return false;
  const rentabilidad_protegida = $s[418] = $514;
  // Seguro de cesantía empleador
  const $515 = parte_afc_01 +
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
  if ($515 > rt.SAFE) return false;
  const $516 = $s[420] = rt.rowOfWord($f.afc_del_empleador$rows1, contrato);
  if ($516 < 0) return false;
  const $517 = $f.afc_del_empleador$rows1.value[$516]!;
  const $518 = $s[422] = $515 * $517;
  if ($518 > rt.SAFE) return false;
  const $519 = rt.wholeOf($518, 50000 * $58, 'half_up');
  if (Number.isNaN($519)) return false;
  const afc_empleador = $s[421] = $519;
  // Seguro de accidentes del trabajo (0.90% + adicional) y SANNA 0.03%
  const $520 = parte_afp_01 +
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
  if ($520 > rt.SAFE) return false;
  const $521 = $s[424] = $520 * ($f.ley_16744_basica * 1000 + risk_class_rate + $f.sanna * 100);
  if ($521 > rt.SAFE) return false;
  const $522 = rt.wholeOf($521, 100000000 * $58, 'half_up');
  if (Number.isNaN($522)) return false;
  const mutual_ley_16744 = $s[423] = $522;
  // Total aportes del empleador
  const total_aportes_empleador = $s[425] = sis +
    capitalizacion_individual_empleador +
    expectativa_vida +
    rentabilidad_protegida +
    afc_empleador +
    mutual_ley_16744;
  // Costo empresa
  $s[426] = total_haberes + total_aportes_empleador;
  if (rt.yearOf(primer_mes_devengo) !== ejercicio || rt.yearOf(ultimo_mes) !== ejercicio || ultimo_mes > $row.period.end) return false;
  if ($23 && remuneraciones_devengadas_empresa_amount < remuneraciones_devengadas_amount) return false;
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
    const $525 = parte_afp_01 +
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
    if ($525 > rt.SAFE) return false;
    const $526 = gratificacion_anual * 100;
    if ($526 > rt.SAFE) return false;
    const $527 = $526 * $58;
    if ($527 > rt.SAFE) return false;
    if ($525 < $527) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(6, rt.ratio(base_imponible_afp_salud, 1n));
    }
    const $528 = parte_afc_01 +
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
    if ($528 > rt.SAFE) return false;
    const $529 = gratificacion_anual * 100;
    if ($529 > rt.SAFE) return false;
    const $530 = $529 * $58;
    if ($530 > rt.SAFE) return false;
    if ($528 < $530) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(7, rt.ratio(base_imponible_afc, 1n));
    }
    const $531 = gratificacion_determinada * 100;
    if ($531 > rt.SAFE) return false;
    if (gratificacion_anticipada_amount > $531) {
      // GRATIFICACION_ADVANCES_EXCEED
      $notes.add(8, rt.ratio(gratificacion_anticipada_amount, 100n), rt.ratio(gratificacion_determinada, 1n));
    }
    if ($29 && gratificacion_25 > tope_gratificacion_anual) {
      // GRATIFICACION_CAPPED
      $notes.add(9, rt.ratio(tope_gratificacion_anual, 1n));
    }
    if ($2$all[10]! && mes$01_12[11]! >= '2026-10-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(10);
    }
    if ($2$all[9]! && mes$01_12[10]! >= '2026-10-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(11);
    }
    if ($2$all[8]! && mes$01_12[9]! >= '2026-10-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(12);
    }
    if ($2$all[7]! && mes$01_12[8]! >= '2026-10-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(13);
    }
    if ($2$all[6]! && mes$01_12[7]! >= '2026-10-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(14);
    }
    if ($2$all[5]! && mes$01_12[6]! >= '2026-10-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(15);
    }
    if ($2$all[4]! && mes$01_12[5]! >= '2026-10-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(16);
    }
    if ($2$all[3]! && mes$01_12[4]! >= '2026-10-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(17);
    }
    if ($2$all[2]! && mes$01_12[3]! >= '2026-10-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(18);
    }
    if ($2$all[1]! && mes$01_12[2]! >= '2026-10-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(19);
    }
    if ($2$all[0]! && mes$01_12[1]! >= '2026-10-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(20);
    }
    if ($59 && mes$01_12[0]! >= '2026-10-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(21);
    }
    if ($at >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(22);
    }
    if ($2$all[10]! && mes$01_12[11]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(23);
    }
    if ($2$all[9]! && mes$01_12[10]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(24);
    }
    if ($2$all[8]! && mes$01_12[9]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(25);
    }
    if ($2$all[7]! && mes$01_12[8]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(26);
    }
    if ($2$all[6]! && mes$01_12[7]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(27);
    }
    if ($2$all[5]! && mes$01_12[6]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(28);
    }
    if ($2$all[4]! && mes$01_12[5]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(29);
    }
    if ($2$all[3]! && mes$01_12[4]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(30);
    }
    if ($2$all[2]! && mes$01_12[3]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(31);
    }
    if ($2$all[1]! && mes$01_12[2]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(32);
    }
    if ($2$all[0]! && mes$01_12[1]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(33);
    }
    if ($59 && mes$01_12[0]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(34);
    }
    if ($2$all[10]! && mes$01_12[11]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(35);
    }
    if ($2$all[9]! && mes$01_12[10]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(36);
    }
    if ($2$all[8]! && mes$01_12[9]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(37);
    }
    if ($2$all[7]! && mes$01_12[8]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(38);
    }
    if ($2$all[6]! && mes$01_12[7]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(39);
    }
    if ($2$all[5]! && mes$01_12[6]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(40);
    }
    if ($2$all[4]! && mes$01_12[5]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(41);
    }
    if ($2$all[3]! && mes$01_12[4]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(42);
    }
    if ($2$all[2]! && mes$01_12[3]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(43);
    }
    if ($2$all[1]! && mes$01_12[2]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(44);
    }
    if ($2$all[0]! && mes$01_12[1]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(45);
    }
    if ($59 && mes$01_12[0]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(46);
    }
    if ($2$all[10]! && mes$01_12[11]! >= '2020-01-01' && mes$01_12[11]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(47);
    }
    if ($2$all[10]! && mes$01_12[11]! >= '2021-01-01' && mes$01_12[11]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(48);
    }
    if ($2$all[10]! && mes$01_12[11]! >= '2022-01-01' && mes$01_12[11]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(49);
    }
    if ($2$all[10]! && mes$01_12[11]! >= '2023-01-01' && mes$01_12[11]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(50);
    }
    if ($2$all[9]! && mes$01_12[10]! >= '2020-01-01' && mes$01_12[10]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(51);
    }
    if ($2$all[9]! && mes$01_12[10]! >= '2021-01-01' && mes$01_12[10]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(52);
    }
    if ($2$all[9]! && mes$01_12[10]! >= '2022-01-01' && mes$01_12[10]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(53);
    }
    if ($2$all[9]! && mes$01_12[10]! >= '2023-01-01' && mes$01_12[10]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(54);
    }
    if ($2$all[8]! && mes$01_12[9]! >= '2020-01-01' && mes$01_12[9]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(55);
    }
    if ($2$all[8]! && mes$01_12[9]! >= '2021-01-01' && mes$01_12[9]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(56);
    }
    if ($2$all[8]! && mes$01_12[9]! >= '2022-01-01' && mes$01_12[9]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(57);
    }
    if ($2$all[8]! && mes$01_12[9]! >= '2023-01-01' && mes$01_12[9]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(58);
    }
    if ($2$all[7]! && mes$01_12[8]! >= '2020-01-01' && mes$01_12[8]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(59);
    }
    if ($2$all[7]! && mes$01_12[8]! >= '2021-01-01' && mes$01_12[8]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(60);
    }
    if ($2$all[7]! && mes$01_12[8]! >= '2022-01-01' && mes$01_12[8]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(61);
    }
    if ($2$all[7]! && mes$01_12[8]! >= '2023-01-01' && mes$01_12[8]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(62);
    }
    if ($2$all[6]! && mes$01_12[7]! >= '2020-01-01' && mes$01_12[7]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(63);
    }
    if ($2$all[6]! && mes$01_12[7]! >= '2021-01-01' && mes$01_12[7]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(64);
    }
    if ($2$all[6]! && mes$01_12[7]! >= '2022-01-01' && mes$01_12[7]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(65);
    }
    if ($2$all[6]! && mes$01_12[7]! >= '2023-01-01' && mes$01_12[7]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(66);
    }
    if ($2$all[5]! && mes$01_12[6]! >= '2020-01-01' && mes$01_12[6]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(67);
    }
    if ($2$all[5]! && mes$01_12[6]! >= '2021-01-01' && mes$01_12[6]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(68);
    }
    if ($2$all[5]! && mes$01_12[6]! >= '2022-01-01' && mes$01_12[6]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(69);
    }
    if ($2$all[5]! && mes$01_12[6]! >= '2023-01-01' && mes$01_12[6]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(70);
    }
    if ($2$all[4]! && mes$01_12[5]! >= '2020-01-01' && mes$01_12[5]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(71);
    }
    if ($2$all[4]! && mes$01_12[5]! >= '2021-01-01' && mes$01_12[5]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(72);
    }
    if ($2$all[4]! && mes$01_12[5]! >= '2022-01-01' && mes$01_12[5]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(73);
    }
    if ($2$all[4]! && mes$01_12[5]! >= '2023-01-01' && mes$01_12[5]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(74);
    }
    if ($2$all[3]! && mes$01_12[4]! >= '2020-01-01' && mes$01_12[4]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(75);
    }
    if ($2$all[3]! && mes$01_12[4]! >= '2021-01-01' && mes$01_12[4]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(76);
    }
    if ($2$all[3]! && mes$01_12[4]! >= '2022-01-01' && mes$01_12[4]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(77);
    }
    if ($2$all[3]! && mes$01_12[4]! >= '2023-01-01' && mes$01_12[4]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(78);
    }
    if ($2$all[2]! && mes$01_12[3]! >= '2020-01-01' && mes$01_12[3]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(79);
    }
    if ($2$all[2]! && mes$01_12[3]! >= '2021-01-01' && mes$01_12[3]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(80);
    }
    if ($2$all[2]! && mes$01_12[3]! >= '2022-01-01' && mes$01_12[3]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(81);
    }
    if ($2$all[2]! && mes$01_12[3]! >= '2023-01-01' && mes$01_12[3]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(82);
    }
    if ($2$all[1]! && mes$01_12[2]! >= '2020-01-01' && mes$01_12[2]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(83);
    }
    if ($2$all[1]! && mes$01_12[2]! >= '2021-01-01' && mes$01_12[2]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(84);
    }
    if ($2$all[1]! && mes$01_12[2]! >= '2022-01-01' && mes$01_12[2]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(85);
    }
    if ($2$all[1]! && mes$01_12[2]! >= '2023-01-01' && mes$01_12[2]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(86);
    }
    if ($2$all[0]! && mes$01_12[1]! >= '2020-01-01' && mes$01_12[1]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(87);
    }
    if ($2$all[0]! && mes$01_12[1]! >= '2021-01-01' && mes$01_12[1]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(88);
    }
    if ($2$all[0]! && mes$01_12[1]! >= '2022-01-01' && mes$01_12[1]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(89);
    }
    if ($2$all[0]! && mes$01_12[1]! >= '2023-01-01' && mes$01_12[1]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(90);
    }
    if ($59 && mes$01_12[0]! >= '2020-01-01' && mes$01_12[0]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(91);
    }
    if ($59 && mes$01_12[0]! >= '2021-01-01' && mes$01_12[0]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(92);
    }
    if ($59 && mes$01_12[0]! >= '2022-01-01' && mes$01_12[0]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(93);
    }
    if ($59 && mes$01_12[0]! >= '2023-01-01' && mes$01_12[0]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(94);
    }
    if ($2$all[10]! && mes$01_12[11]! >= '2020-01-01' && mes$01_12[11]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(95);
    }
    if ($2$all[10]! && mes$01_12[11]! >= '2021-01-01' && mes$01_12[11]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(96);
    }
    if ($2$all[10]! && mes$01_12[11]! >= '2022-01-01' && mes$01_12[11]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(97);
    }
    if ($2$all[10]! && mes$01_12[11]! >= '2023-01-01' && mes$01_12[11]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(98);
    }
    if ($2$all[9]! && mes$01_12[10]! >= '2020-01-01' && mes$01_12[10]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(99);
    }
    if ($2$all[9]! && mes$01_12[10]! >= '2021-01-01' && mes$01_12[10]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(100);
    }
    if ($2$all[9]! && mes$01_12[10]! >= '2022-01-01' && mes$01_12[10]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(101);
    }
    if ($2$all[9]! && mes$01_12[10]! >= '2023-01-01' && mes$01_12[10]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(102);
    }
    if ($2$all[8]! && mes$01_12[9]! >= '2020-01-01' && mes$01_12[9]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(103);
    }
    if ($2$all[8]! && mes$01_12[9]! >= '2021-01-01' && mes$01_12[9]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(104);
    }
    if ($2$all[8]! && mes$01_12[9]! >= '2022-01-01' && mes$01_12[9]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(105);
    }
    if ($2$all[8]! && mes$01_12[9]! >= '2023-01-01' && mes$01_12[9]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(106);
    }
    if ($2$all[7]! && mes$01_12[8]! >= '2020-01-01' && mes$01_12[8]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(107);
    }
    if ($2$all[7]! && mes$01_12[8]! >= '2021-01-01' && mes$01_12[8]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(108);
    }
    if ($2$all[7]! && mes$01_12[8]! >= '2022-01-01' && mes$01_12[8]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(109);
    }
    if ($2$all[7]! && mes$01_12[8]! >= '2023-01-01' && mes$01_12[8]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(110);
    }
    if ($2$all[6]! && mes$01_12[7]! >= '2020-01-01' && mes$01_12[7]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(111);
    }
    if ($2$all[6]! && mes$01_12[7]! >= '2021-01-01' && mes$01_12[7]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(112);
    }
    if ($2$all[6]! && mes$01_12[7]! >= '2022-01-01' && mes$01_12[7]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(113);
    }
    if ($2$all[6]! && mes$01_12[7]! >= '2023-01-01' && mes$01_12[7]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(114);
    }
    if ($2$all[5]! && mes$01_12[6]! >= '2020-01-01' && mes$01_12[6]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(115);
    }
    if ($2$all[5]! && mes$01_12[6]! >= '2021-01-01' && mes$01_12[6]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(116);
    }
    if ($2$all[5]! && mes$01_12[6]! >= '2022-01-01' && mes$01_12[6]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(117);
    }
    if ($2$all[5]! && mes$01_12[6]! >= '2023-01-01' && mes$01_12[6]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(118);
    }
    if ($2$all[4]! && mes$01_12[5]! >= '2020-01-01' && mes$01_12[5]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(119);
    }
    if ($2$all[4]! && mes$01_12[5]! >= '2021-01-01' && mes$01_12[5]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(120);
    }
    if ($2$all[4]! && mes$01_12[5]! >= '2022-01-01' && mes$01_12[5]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(121);
    }
    if ($2$all[4]! && mes$01_12[5]! >= '2023-01-01' && mes$01_12[5]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(122);
    }
    if ($2$all[3]! && mes$01_12[4]! >= '2020-01-01' && mes$01_12[4]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(123);
    }
    if ($2$all[3]! && mes$01_12[4]! >= '2021-01-01' && mes$01_12[4]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(124);
    }
    if ($2$all[3]! && mes$01_12[4]! >= '2022-01-01' && mes$01_12[4]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(125);
    }
    if ($2$all[3]! && mes$01_12[4]! >= '2023-01-01' && mes$01_12[4]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(126);
    }
    if ($2$all[2]! && mes$01_12[3]! >= '2020-01-01' && mes$01_12[3]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(127);
    }
    if ($2$all[2]! && mes$01_12[3]! >= '2021-01-01' && mes$01_12[3]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(128);
    }
    if ($2$all[2]! && mes$01_12[3]! >= '2022-01-01' && mes$01_12[3]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(129);
    }
    if ($2$all[2]! && mes$01_12[3]! >= '2023-01-01' && mes$01_12[3]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(130);
    }
    if ($2$all[1]! && mes$01_12[2]! >= '2020-01-01' && mes$01_12[2]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(131);
    }
    if ($2$all[1]! && mes$01_12[2]! >= '2021-01-01' && mes$01_12[2]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(132);
    }
    if ($2$all[1]! && mes$01_12[2]! >= '2022-01-01' && mes$01_12[2]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(133);
    }
    if ($2$all[1]! && mes$01_12[2]! >= '2023-01-01' && mes$01_12[2]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(134);
    }
    if ($2$all[0]! && mes$01_12[1]! >= '2020-01-01' && mes$01_12[1]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(135);
    }
    if ($2$all[0]! && mes$01_12[1]! >= '2021-01-01' && mes$01_12[1]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(136);
    }
    if ($2$all[0]! && mes$01_12[1]! >= '2022-01-01' && mes$01_12[1]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(137);
    }
    if ($2$all[0]! && mes$01_12[1]! >= '2023-01-01' && mes$01_12[1]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(138);
    }
    if ($59 && mes$01_12[0]! >= '2020-01-01' && mes$01_12[0]! < '2020-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(139);
    }
    if ($59 && mes$01_12[0]! >= '2021-01-01' && mes$01_12[0]! < '2021-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(140);
    }
    if ($59 && mes$01_12[0]! >= '2022-01-01' && mes$01_12[0]! < '2022-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(141);
    }
    if ($59 && mes$01_12[0]! >= '2023-01-01' && mes$01_12[0]! < '2023-02-01') {
      // PARAM_UNVERIFIED
      $notes.add(142);
    }
    if ($2$all[10]! && mes$01_12[11]! >= '2020-10-01' && mes$01_12[11]! < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(143);
    }
    if ($2$all[10]! && mes$01_12[11]! >= '2022-01-01' && mes$01_12[11]! < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(144);
    }
    if ($2$all[9]! && mes$01_12[10]! >= '2020-10-01' && mes$01_12[10]! < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(145);
    }
    if ($2$all[9]! && mes$01_12[10]! >= '2022-01-01' && mes$01_12[10]! < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(146);
    }
    if ($2$all[8]! && mes$01_12[9]! >= '2020-10-01' && mes$01_12[9]! < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(147);
    }
    if ($2$all[8]! && mes$01_12[9]! >= '2022-01-01' && mes$01_12[9]! < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(148);
    }
    if ($2$all[7]! && mes$01_12[8]! >= '2020-10-01' && mes$01_12[8]! < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(149);
    }
    if ($2$all[7]! && mes$01_12[8]! >= '2022-01-01' && mes$01_12[8]! < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(150);
    }
    if ($2$all[6]! && mes$01_12[7]! >= '2020-10-01' && mes$01_12[7]! < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(151);
    }
    if ($2$all[6]! && mes$01_12[7]! >= '2022-01-01' && mes$01_12[7]! < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(152);
    }
    if ($2$all[5]! && mes$01_12[6]! >= '2020-10-01' && mes$01_12[6]! < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(153);
    }
    if ($2$all[5]! && mes$01_12[6]! >= '2022-01-01' && mes$01_12[6]! < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(154);
    }
    if ($2$all[4]! && mes$01_12[5]! >= '2020-10-01' && mes$01_12[5]! < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(155);
    }
    if ($2$all[4]! && mes$01_12[5]! >= '2022-01-01' && mes$01_12[5]! < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(156);
    }
    if ($2$all[3]! && mes$01_12[4]! >= '2020-10-01' && mes$01_12[4]! < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(157);
    }
    if ($2$all[3]! && mes$01_12[4]! >= '2022-01-01' && mes$01_12[4]! < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(158);
    }
    if ($2$all[2]! && mes$01_12[3]! >= '2020-10-01' && mes$01_12[3]! < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(159);
    }
    if ($2$all[2]! && mes$01_12[3]! >= '2022-01-01' && mes$01_12[3]! < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(160);
    }
    if ($2$all[1]! && mes$01_12[2]! >= '2020-10-01' && mes$01_12[2]! < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(161);
    }
    if ($2$all[1]! && mes$01_12[2]! >= '2022-01-01' && mes$01_12[2]! < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(162);
    }
    if ($2$all[0]! && mes$01_12[1]! >= '2020-10-01' && mes$01_12[1]! < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(163);
    }
    if ($2$all[0]! && mes$01_12[1]! >= '2022-01-01' && mes$01_12[1]! < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(164);
    }
    if ($59 && mes$01_12[0]! >= '2020-10-01' && mes$01_12[0]! < '2021-04-01') {
      // PARAM_UNVERIFIED
      $notes.add(165);
    }
    if ($59 && mes$01_12[0]! >= '2022-01-01' && mes$01_12[0]! < '2022-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(166);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '«0:»{"size":427,"scales":[1,1,100,100,100,100,100,1«24:,100»,1000000,1000000,1,1],"values":[["input",7,[7,1]],["sent","given(total_imponible_02«10:)",‹9›],["sent","given(total_imponible_‹03›»)",19],12,13,14,15,16,17,18,19,20,21,22,["input",1,[1,1]],["input",4,4],["parameter","capital_exento",10,"rate"],["input",5,5],["parameter","participacion",10,"rate"],24,["parameter","gratificacion_tasa",4,"rate"],["input",2,2],["input",0,[0,1]],["period","end_date","date",[]],["sent","given(total_imponible_01)",8],["parameter","gratificacion_tope_imm",4,"number"],27,["kept","imm at dia_del_imm","money",[80,1]],28,25,["input",6,6],26,29,30,["input",3,3],31,0,1,2,3,4,5,6,7,8,9,10,11,33«11:,["kept","tope_afp_salud_uf at mes_‹01›","money",[‹103+4›,1000]],["kept","UF at mes_‹01›","money",‹104+4›],‹34›»,["kept","tope_afp_salud_uf at mes_12","money",[147,1000]],["kept","UF at mes_12«12:","money",‹148+4›],["kept","tope_afc_uf at mes_‹01›","money",[‹151+4›,1000]],["kept","UF at mes_‹01›»","money",196],32,45«12:,["input",‹8›,‹8›],‹46›»«35:,‹58›»,["input",34,[34,1]],["input",35,[35,1]],93,["input",32,[32,1000000]],["parameter","tasa_salud",100,"rate"],94,95,96,97,98,99,["parameter","UTM",1],["input",20«11:,‹20›],["kept","UTM at mes_‹01›","money",[‹238+3›,1]],["input",‹21›»,31],["kept","UTM at mes_12","money",[271,1]],101,100«36:,‹102›»,139,140,141,["kept","tasa_sis at mes_01«11:","rate",[‹316+2›,10000]],["kept","tasa_sis at mes_‹02›»","rate",[338,10000«12:]],["kept","tasa_capitalizacion at mes_‹01›","rate",[‹340+2›,1000»«12:]],["kept","tasa_expectativa_vida at mes_‹01›","rate",[‹364+2›,5000»«12:]],["kept","tasa_rentabilidad at mes_‹01›","rate",[‹388+2›,1000»]],143«47:,‹144›»,["parameter","ley_16744_basica",1000,"rate"],["input",33,[33,1000000]],["parameter","sanna",10000,"rate"],191,192,193,194,195,196,197],"tables":[{"table":1,"rows":"afc_trabajador$rows1","of":"choice","scales":[1,500,500],"slots":[232,null,null]},{"table":2,"rows":"afc_del_empleador$rows1","of":"choice","scales":[1,500,500],"slots":[420,null,null]}],"steps":[[[36«11:,1],[0]],[[‹37›»,1],[0]],[[49«10:,1],[‹1›],null,null,‹48+2›],[[‹51+2›»,1],[11],null,null,68],[[70,1],[0,12,13,14,15,16,17,18,19,20,21,22]],[[72,1000],[23,[[24,25,26],71,1,1]],null,null,71],[[73,1],[23,[[27,28],71,1,1]],[74,10000],null,71],[[76,1],[23,[[29,30],75,1,1]],[77,400],null,75],[[78,1],[31,32]],[[79,1],[33,1,2,3,4,5,6,7,8,9,10,11]],[[81,1],[23,[[34,35,36,37],75,1,1]],[82,48],null,75],[[83,1],[23,[[38,30,39],71,1,1],[[40,41],71,0,0]],[84,1,85]],[[86,1],[42,43],87],[[88,1,89],[44,37«12:]],[[‹90›,1],[‹45›,32»]],[[105,1],[33,[[57,58,59],102,1,1]],[106,1000],null,102«11:],[[‹109+4›,1],[‹1›,[[‹60+3›,‹61+3›,‹62+3›],‹48+2›,1,1]],[‹110+4›,1000],null,‹48+2›»],[[153,1],[33,[[57,93,94],102,1,1]],[154,1000],null,102«11:],[[‹157+4›,1],[‹1›,[[‹60+3›,‹95+2›,‹96+2›],‹48+2›,1,1]],[‹158+4›,1000],null,‹48+2›»],[[199,100,89],[33,[[117,118,119],102,1,1]],null,null,102«11:],[[‹200›,100,89],[‹1›,[[117,‹120+2›,‹121+2›],‹48+2›,1,1]],null,null,‹48+2›»],[[211,100,89],[33,[[117,142,119],102,1,1]],null,null,102«11:],[[‹212›,100,89],[‹1›,[[117,‹143›,‹121+2›],‹48+2›,1,1]],null,null,‹48+2›»],[[223,1],[154,155,156,157,158,159,160,161,162,163,164,165],[224,100,89]],[[225,1],[166,167,168,169,170,171,172,173,174,175,176,177],[226,100,89]],[[227,1],[178,[[179],34,0,0]]],[[228,1],[180,181],[229,1000000]],[[230,1],[180,182],231],[[233,1],[183,184,-1],[234,500]],[[235,1],[44,185,186,187]],[[236,1,237],[188,37,189]],[[239,100,240],[33,[[190,57,191],102,1,1]],null,null,102«11:],[[‹242+3›,100,‹243+3›],[‹1›,[[‹192+2›,‹60+3›,‹193+2›],‹48+2›,1,1]],null,null,‹48+2›»],[[274,100,275],[33,[[214,215],102,1,1]],null,null,102«11:],[[‹276+2›,100,‹277+2›],[‹1›,[[‹216›,215],‹48+2›,1,1]],null,null,‹48+2›»],[[298,1],[33,[[227,214],102,1,1]],null,null,102«11:],[[‹299›,1],[‹1›,[[‹228›,‹216›],‹48+2›,1,1]],null,null,‹48+2›»],[[310,1],[239,240,241,242,243,244,245,246,247,248,249,250]],[[311,1],[227,228,229,230,231,232,233,234,235,236,237,238]],[[312,1],[251,189]],[[313,1],[44]],[[314,1],[185,186,187,252]],[[315,1],[253,254]],[[317,1000000,89],[33,[[154,57,255],102,1,1]],null,null,102«11:],[[‹319+2›,1000000,89],[‹1›,[[‹155›,‹60+3›,‹256›],‹48+2›,1,1]],null,null,‹48+2›»],[[341,100000,89],[33,[[154,57,267],102,1,1]],null,null,102«11:],[[‹343+2›,100000,89],[‹1›,[[‹155›,‹60+3›,‹268›],‹48+2›,1,1]],null,null,‹48+2›»],[[365,500000,89],[33,[[154,57,279],102,1,1]],null,null,102«11:],[[‹367+2›,500000,89],[‹1›,[[‹155›,‹60+3›,‹280›],‹48+2›,1,1]],null,null,‹48+2›»],[[389,100000,89],[33,[[154,57,291],102,1,1]],null,null,102«11:],[[‹391+2›,100000,89],[‹1›,[[‹155›,‹60+3›,‹292›],‹48+2›,1,1]],null,null,‹48+2›»],[[412,1],[303,304,305,306,307,308,309,310,311,312,313,314],[413,1000000,89]],[[414,1],[315,316,317,318,319,320,321,322,323,324,325,326],[415,100000,89]],[[416,1],[327,328,329,330,331,332,333,334,335,336,337,338],[417,500000,89]],[[418,1],[339,340,341,342,343,344,345,346,347,348,349,350],[419,100000,89]],[[421,1],[166,167,168,169,170,171,172,173,174,175,176,177,184,-2],[422,50000,89]],[[423,1],[154,155,156,157,158,159,160,161,162,163,164,165,351,352,353],[424,100000000,89]],[[425,1],[354,355,356,357,358,359]],[[426,1],[253,360]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '«0:»{"scheme":["CLP","period_end",["half_up",[["1",null]]]],"types":[[0,0,"integer"],"date",[1,0,"number"],"boolean",{"words":["art_47","art_50"]},[0,0,"rate"],[0,0,"number"],{"words":["indefinido","plazo_fijo","indefinido_11_anios"]},"text"],"roundings":[["half_up",[["1",null]]]],"nodes":"0 c2020;1 period,4;0 19 1;2 c0;2 c1000000000000;2 c1000000000000000;4 i1;4 word,art_47;3 8 6 7;0 i0;0 c1;1 33 9 10 10;1 date,2020-01-01;2 c1000000000«12:;3 given,‹20›»«12:;3 given,‹8›»;5 c1/10;5 c13/100;5 c0;5 p11;3 truth,false;1 i7;0 1 10«11: 10;1 30 43 ‹44+3›;0 c‹2›;0 1 ‹46+3›» 10;1 30 43 77;0 c0«11:;0 s‹12›»;0 6 79 80 81 82 83 84 85 86 87 88 89 90;1 30 43 91;2 i4;5 p14;2 i5;2 2 94 95;2 1 93 96;2 6 3 97;5 p13;2 s24;2 2 99 100;4 word,art_50;3 8 6 102;5 p15;2 i2;2 2 104 105;0 c31;1 33 9 76 107;1 5 108 1;0 18 26 10 79«11:;0 18 ‹27› 10 79;0 0 ‹110+2› ‹111+2›»;6 p16;1 s27;2 p2 134;2 2 133 135;0 s28;2 2 136 137;2 3 138 76;2 s25;2 i6;6 3 105 141;2 2 140 142;2 s26;2 s29;2 5 144 145;2 18 8 143 146;2 s30;2 i3;2 1 148 149;2 6 3 150;2 s31;0 6 10 137;2 3 152 153«12:;1 s‹0›;1 22 ‹155+3›;1 5 ‹156+3› 1»«12:;1 s‹33›;2 p3 ‹191+2›»«12:;2 p4 ‹191+2›»;2 s32«12:;2 s‹45›;2 i‹8›;2 1 ‹228+5› ‹229+5›;2 6 3 ‹230+5›;2 5 227 ‹231+5›»«12:;2 s‹57›;2 1 ‹288+4› ‹229+5›;2 6 3 ‹289+4›;2 5 227 ‹290+4›»;2 s69«11:;2 s‹70›;2 0 ‹336+2› ‹337+2›»;2 s81«11:;2 s‹82›;2 0 ‹359+2› ‹360+2›»;3 i34;7 word,plazo_fijo;3 i35;7 word,indefinido_11_anios;7 word,indefinido;7 18 384 385 386;7 18 382 383 387;2 s93;5 i32;2 2 389 390;5 p9;2 2 389 392;2 s94;7 s95;5 apply,1 395;2 2 394 396;2 s96;2 1 152 398;2 s97;2 1 399 400;2 s98;2 1 401 402;2 6 3 403;2 s99;2 p1;2 2 10 406;2 2 153 407;6 3 405«12: ‹408+3›;2 i‹20›;2 p1 ‹191+2›;6 3 ‹410+3›» 444;6 s101;6 s100;6 0 446«11: 447;6 s‹102›;6 0 ‹449+2›» 447;6 s113;6 apply,0 471;6 apply,0 446«11:;6 1 ‹472+5› ‹473+5›;6 6 79 ‹474+5›;6 s‹114›;6 apply,0 ‹476+5›;6 apply,0 ‹449+2›»;6 1 527 528;6 6 79 529;6 s125«11:;6 s‹126›;6 0 ‹531+2› ‹532+2›»;6 6 471 476 481 486 491 496 501 506 511 516 521 526;6 apply,0 554;6 s137;2 2 556 407;2 0 398 400;2 s139;2 0 402 559;2 0 558 560;2 s140;2 s141;2 1 562 563;5 p5 191;2 2 336«11: ‹565+2›;5 p5 ‹193+2›;2 2 ‹337+2›» 587;5 p6 191;2 2 336«11: ‹589+2›;5 p6 ‹193+2›;2 2 ‹337+2›» 611;5 p7 191;2 2 336«11: ‹613+2›;5 p7 ‹193+2›;2 2 ‹337+2›» 635;5 p8 191;2 2 336«11: ‹637+2›;5 p8 ‹193+2›;2 2 ‹337+2›» 659;2 s143«11:;2 s‹144›;2 0 ‹661+2› ‹662+2›»;2 s155«11:;2 s‹156›;2 0 ‹684+2› ‹685+2›»;2 s167«11:;2 s‹168›;2 0 ‹707+2› ‹708+2›»;2 s179«11:;2 s‹180›;2 0 ‹730+2› ‹731+2›»;5 apply,2 395;2 2 381 753;5 p10;5 i33;5 0 755 756;5 p12;5 0 757 758;2 2 358 759;2 s191;2 s192;2 0 761 762;2 s193;2 0 763 764;2 s194;2 s195;2 0 766 767;2 s196;2 0 768 769;2 0 765 770;2 s197;2 0 562 772;0 19 43;3 9 774 9;1 s23;0 19 776;3 9 777 9;3 15 775 778;3 12 776 1;3 15 779 780;3 10 141 105;3 14 8 782;0 21 43;3 9 784 10;3 8 137 79;3 among,3 390;3 16 787;3 14 382 384;3 10 358 152;3 10 381 152;3 12 149 148;3 12 144 145;3 14 103 793;1 date,2026-10-01;3 13 213 795;3 14 37 796;3 13 211 795;3 14 36 798;3 13 209 795;3 14 35 800;3 13 207 795;3 14 34 802;3 13 205 795;3 14 33 804;3 13 203 795;3 14 32 806;3 13 201 795;3 14 31 808;3 13 199 795;3 14 30 810;3 13 197 795;3 14 29 812;3 13 195 795;3 14 28 814;3 13 193 795;3 14 27 816;3 13 191 795;3 14 26 818;1 period,5;1 date,2026-11-01;3 13 820 821;3 13 213 821;3 14 37 823;3 13 211 821;3 14 36 825;3 13 209 821;3 14 35 827;3 13 207 821;3 14 34 829;3 13 205 821;3 14 33 831;3 13 203 821;3 14 32 833;3 13 201 821;3 14 31 835;3 13 199 821;3 14 30 837;3 13 197 821;3 14 29 839;3 13 195 821;3 14 28 841;3 13 193 821;3 14 27 843;3 13 191 821;3 14 26 845;3 13 213 12;3 14 37 847;1 date,2020-02-01;3 10 213 849;3 14 848 850;1 date,2021-01-01;3 13 213 852;3 14 37 853;1 date,2021-02-01;3 10 213 855;3 14 854 856;1 date,2022-01-01;3 13 213 858;3 14 37 859;1 date,2022-02-01;3 10 213 861;3 14 860 862;1 date,2023-01-01;3 13 213 864;3 14 37 865;1 date,2023-02-01;3 10 213 867;3 14 866 868;3 13 211 12;3 14 36 870;3 10 211 849;3 14 871 872;3 13 211 852;3 14 36 874;3 10 211 855;3 14 875 876;3 13 211 858;3 14 36 878;3 10 211 861;3 14 879 880;3 13 211 864;3 14 36 882;3 10 211 867;3 14 883 884;3 13 209 12;3 14 35 886;3 10 209 849;3 14 887 888;3 13 209 852;3 14 35 890;3 10 209 855;3 14 891 892;3 13 209 858;3 14 35 894;3 10 209 861;3 14 895 896;3 13 209 864;3 14 35 898;3 10 209 867;3 14 899 900;3 13 207 12;3 14 34 902;3 10 207 849;3 14 903 904;3 13 207 852;3 14 34 906;3 10 207 855;3 14 907 908;3 13 207 858;3 14 34 910;3 10 207 861;3 14 911 912;3 13 207 864;3 14 34 914;3 10 207 867;3 14 915 916;3 13 205 12;3 14 33 918;3 10 205 849;3 14 919 920;3 13 205 852;3 14 33 922;3 10 205 855;3 14 923 924;3 13 205 858;3 14 33 926;3 10 205 861;3 14 927 928;3 13 205 864;3 14 33 930;3 10 205 867;3 14 931 932;3 13 203 12;3 14 32 934;3 10 203 849;3 14 935 936;3 13 203 852;3 14 32 938;3 10 203 855;3 14 939 940;3 13 203 858;3 14 32 942;3 10 203 861;3 14 943 944;3 13 203 864;3 14 32 946;3 10 203 867;3 14 947 948;3 13 201 12;3 14 31 950;3 10 201 849;3 14 951 952;3 13 201 852;3 14 31 954;3 10 201 855;3 14 955 956;3 13 201 858;3 14 31 958;3 10 201 861;3 14 959 960;3 13 201 864;3 14 31 962;3 10 201 867;3 14 963 964;3 13 199 12;3 14 30 966;3 10 199 849;3 14 967 968;3 13 199 852;3 14 30 970;3 10 199 855;3 14 971 972;3 13 199 858;3 14 30 974;3 10 199 861;3 14 975 976;3 13 199 864;3 14 30 978;3 10 199 867;3 14 979 980;3 13 197 12;3 14 29 982;3 10 197 849;3 14 983 984;3 13 197 852;3 14 29 986;3 10 197 855;3 14 987 988;3 13 197 858;3 14 29 990;3 10 197 861;3 14 991 992;3 13 197 864;3 14 29 994;3 10 197 867;3 14 995 996;3 13 195 12;3 14 28 998;3 10 195 849;3 14 999 1000;3 13 195 852;3 14 28 1002;3 10 195 855;3 14 1003 1004;3 13 195 858;3 14 28 1006;3 10 195 861;3 14 1007 1008;3 13 195 864;3 14 28 1010;3 10 195 867;3 14 1011 1012;3 13 193 12;3 14 27 1014;3 10 193 849;3 14 1015 1016;3 13 193 852;3 14 27 1018;3 10 193 855;3 14 1019 1020;3 13 193 858;3 14 27 1022;3 10 193 861;3 14 1023 1024;3 13 193 864;3 14 27 1026;3 10 193 867;3 14 1027 1028;3 13 191 12;3 14 26 1030;3 10 191 849;3 14 1031 1032;3 13 191 852;3 14 26 1034;3 10 191 855;3 14 1035 1036;3 13 191 858;3 14 26 1038;3 10 191 861;3 14 1039 1040;3 13 191 864;3 14 26 1042;3 10 191 867;3 14 1043 1044;1 date,2020-10-01;3 13 213 1046;3 14 37 1047;1 date,2021-04-01;3 10 213 1049;3 14 1048 1050;1 date,2022-07-01;3 10 213 1052;3 14 860 1053;3 13 211 1046;3 14 36 1055;3 10 211 1049;3 14 1056 1057;3 10 211 1052;3 14 879 1059;3 13 209 1046;3 14 35 1061;3 10 209 1049;3 14 1062 1063;3 10 209 1052;3 14 895 1065;3 13 207 1046;3 14 34 1067;3 10 207 1049;3 14 1068 1069;3 10 207 1052;3 14 911 1071;3 13 205 1046;3 14 33 1073;3 10 205 1049;3 14 1074 1075;3 10 205 1052;3 14 927 1077;3 13 203 1046;3 14 32 1079;3 10 203 1049;3 14 1080 1081;3 10 203 1052;3 14 943 1083;3 13 201 1046;3 14 31 1085;3 10 201 1049;3 14 1086 1087;3 10 201 1052;3 14 959 1089;3 13 199 1046;3 14 30 1091;3 10 199 1049;3 14 1092 1093;3 10 199 1052;3 14 975 1095;3 13 197 1046;3 14 29 1097;3 10 197 1049;3 14 1098 1099;3 10 197 1052;3 14 991 1101;3 13 195 1046;3 14 28 1103;3 10 195 1049;3 14 1104 1105;3 10 195 1052;3 14 1007 1107;3 13 193 1046;3 14 27 1109;3 10 193 1049;3 14 1110 1111;3 10 193 1052;3 14 1023 1113;3 13 191 1046;3 14 26 1115;3 10 191 1049;3 14 1116 1117;3 10 191 1052;3 14 1039 1119","items":[["i",0,null,[0,true],[2,true]],["i",1],["i",2,null,[3,true],[4,true]],["i",3,3,[3,true],[4,true]],["i",4,null,[3,true],[5,true],8],["i",5,null,[3,true],[5,true],8],["i",6,null,[3,false],[5,true],8],["i",7,11,[12,true],[1,true]],["i",8«24:,null,[3,true],[13,true],‹14›],["i",‹9›»,null,[38,true],[39,true]],["i",33,40,[40,true],[41,true]],["i",34,42],["i",35«12:,‹42+3›],[‹0›,1»,78«11:],[‹12›,0,‹47+3›,null,null,‹27›»],[23,1,92],[24,2,98,null,null,8],[25,2,101,0,null,8],[26,2,106,0,null,103],[27,1,109],[28,0,132],[29,2,139,0,null,103],[30,2,147,0],[31,2,151,0],[32,2«12:,‹154+3›],[‹33›,1»,190«12:],[‹45›,2,‹192+2›,0,null,‹26›»«12:],[‹57›,2,‹215›,0,null,‹26›»«12:],[‹69›,2,‹232+5›,null,null,‹26›»«12:],[‹81›,2,‹291+4›,null,null,‹26›»],[93,2,358,0],[94,2,381,0],[95,7,388],[96,2,391,0],[97,2,393,0],[98,2,397,0],[99,2,404,0],[100,6,409«12:],[‹101›,6,‹412+3›,null,null,‹26›»«12:],[‹113›,6,‹448+2›,null,null,‹26›»«12:],[‹125›,6,‹475+5›,null,null,‹26›»],[137,6,553],[138,6,555],[139,2,557,0],[140,2,152],[141,2,561],[142,2,564«4:],[‹143+12›,2,‹566+24›,null,null,26],[‹144+12›,2,‹568+24›,null,null,27],[‹145+12›,2,‹570+24›,null,null,28],[‹146+12›,2,‹572+24›,null,null,29],[‹147+12›,2,‹574+24›,null,null,30],[‹148+12›,2,‹576+24›,null,null,31],[‹149+12›,2,‹578+24›,null,null,32],[‹150+12›,2,‹580+24›,null,null,33],[‹151+12›,2,‹582+24›,null,null,34],[‹152+12›,2,‹584+24›,null,null,35],[‹153+12›,2,‹586+24›,null,null,36],[‹154+12›,2,‹588+24›,null,null,37»],[191,2,683,0],[192,2,706,0],[193,2,729,0],[194,2,752,0],[195,2,754,0],[196,2,760,0],[197,2,771],[198,2,773]],"parameters":[["UF",null],["UTM",null],["imm",null],["tope_afp_salud_uf","UF"],["tope_afc_uf","UF"],["tasa_sis",null],["tasa_capitalizacion",null],["tasa_expectativa_vida",null],["tasa_rentabilidad",null],["tasa_salud",null],["ley_16744_basica",null],["adicional_maxima",null],["sanna",null],["participacion",null],["capital_exento",null],["gratificacion_tasa",null],["gratificacion_tope_imm",null]],"notices":[["refuse","VALIDATION_ERROR","warning","inputs.primer_mes_devengo","inputs",null,781,["Los meses son los trabajados en el ejercicio ",9,", hasta el del pago (Código del Trabajo arts. 47 y 52)"]],["refuse","VALIDATION_ERROR","warning","inputs.remuneraciones_devengadas_empresa_amount","inputs",null,783,["Las remuneraciones de todos los trabajadores incluyen las de este (Código del Trabajo art. 47)"]],["refuse","VALIDATION_ERROR","warning","inputs.primer_mes_devengo","inputs",null,785,["El primer mes se da por su día 1, no el ",43," (LIR art. 46)"]],["refuse","VALIDATION_ERROR","warning","inputs.total_imponible_01","inputs",null,786,["Falta de cada mes en que se ganó su total imponible y su base tributable (LIR art. 46)"]],["warn","AFP_RATE_UNKNOWN","warning","afp_rate","employee",null,788,[390," no es la cotización a ninguna AFP en el mes"]],["warn","FLAG_CONFLICT","warning","overrides.afc_indefinido_11_anios","override",null,789,["El contrato no puede ser a plazo fijo y llevar más de 11 años; se aplica el plazo fijo"]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_imponible_afp_salud","employee",null,790,["En algún mes la parte pasa de lo que deja el tope: cotizan ",389," (D.L. 3.500 art. 16)"]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_imponible_afc","employee",null,791,["En algún mes la parte pasa de lo que deja el tope: cotizan ",394," (Ley 19.728 art. 6)"]],["warn","GRATIFICACION_ADVANCES_EXCEED","warning","inputs.gratificacion_anticipada_amount","inputs",null,792,["Se anticiparon ",149,", más que la gratificación de ",148," (Código del Trabajo art. 50)"]],["warn","GRATIFICACION_CAPPED","info","gratificacion_determinada","employee",null,794,["El 25 % de lo ganado pasa del tope de ",145," (Código del Trabajo art. 50)"]],["warn","PARAM_CARRIED_FORWARD","warning","period","period",null,797«11:,["Unidad de fomento, del último día del mes: sin valor publicado desde 2026-10-01; se usa el de 2026-09"]],["warn","PARAM_CARRIED_FORWARD","warning","period","period",null,‹799+2›»,["Unidad de fomento, del último día del mes: sin valor publicado desde 2026-10-01; se usa el de 2026-09«13:"]],["warn","PARAM_CARRIED_FORWARD","warning","period","period",null,‹822+2›,["Unidad tributaria mensual: sin valor publicado desde 2026-11-01; se usa el de 2026-10»«12:"]],["warn","PARAM_CARRIED_FORWARD","warning","sis","employee",null,‹824+2›,["Tasa del seguro de invalidez y sobrevivencia: sin valor publicado desde 2026-11-01; se usa el de 2026-08»"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,851,["tope_afp_salud_uf: sin confirmar, no se conoce el valor de enero de 2020"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,857,["tope_afp_salud_uf: sin confirmar, no se conoce el valor provisorio de enero de 2021"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,863«11:,["tope_afp_salud_uf: sin confirmar, no se conoce el valor provisorio de enero de 2022"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,‹869+16›,["tope_afp_salud_uf: sin confirmar, no se conoce el valor provisorio de enero de 2023"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,‹873+16›,["tope_afp_salud_uf: sin confirmar, no se conoce el valor de enero de 2020"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,‹877+16›,["tope_afp_salud_uf: sin confirmar, no se conoce el valor provisorio de enero de 2021"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,‹881+16›»,["tope_afp_salud_uf: sin confirmar, no se conoce el valor provisorio de enero de 2022"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,1045,["tope_afp_salud_uf: sin confirmar, no se conoce el valor provisorio de enero de 2023"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,851,["tope_afc_uf: sin confirmar, no se conoce el valor de enero de 2020"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,857,["tope_afc_uf: sin confirmar, no se conoce el valor provisorio de enero de 2021"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,863«11:,["tope_afc_uf: sin confirmar, no se conoce el valor provisorio de enero de 2022"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,‹869+16›,["tope_afc_uf: sin confirmar, no se conoce el valor provisorio de enero de 2023"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,‹873+16›,["tope_afc_uf: sin confirmar, no se conoce el valor de enero de 2020"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,‹877+16›,["tope_afc_uf: sin confirmar, no se conoce el valor provisorio de enero de 2021"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,‹881+16›»,["tope_afc_uf: sin confirmar, no se conoce el valor provisorio de enero de 2022"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,1045,["tope_afc_uf: sin confirmar, no se conoce el valor provisorio de enero de 2023"]],["warn","PARAM_UNVERIFIED","warning","sis","employee",null,1051«11:,["tasa_sis: sin confirmar, no se halló la tasa de octubre de 2020 a marzo de 2021; la prensa da de 1,3 a 2,3 %"]],["warn","PARAM_UNVERIFIED","warning","sis","employee",null,‹1054+6›,["tasa_sis: sin confirmar, no se halló la tasa de enero a junio de 2022"]],["warn","PARAM_UNVERIFIED","warning","sis","employee",null,‹1058+6›»,["tasa_sis: sin confirmar, no se halló la tasa de octubre de 2020 a marzo de 2021; la prensa da de 1,3 a 2,3 %"]],["warn","PARAM_UNVERIFIED","warning","sis","employee",null,1120,["tasa_sis: sin confirmar, no se halló la tasa de enero a junio de 2022"]]],"tables":[[6,null,6,null,null],[7,null,5,null,null],[7,null,5,null,null],[8,null,5,null,null]]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [UF$rows, UTM$rows, imm$rows, tope_afp_salud_uf$rows, tope_afc_uf$rows, tasa_sis$rows, tasa_capitalizacion$rows,
    tasa_expectativa_vida$rows, tasa_rentabilidad$rows, tasa_salud$rows, ley_16744_basica$rows, adicional_maxima$rows, sanna$rows,
    participacion$rows, capital_exento$rows, gratificacion_tasa$rows, gratificacion_tope_imm$rows],
  tables: [tabla_impuesto_unico, afc_trabajador, afc_del_empleador, tasas_afp] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 1n), above: null }] }, parameters: $parameters,
  elsewhere: $elsewhere, compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
