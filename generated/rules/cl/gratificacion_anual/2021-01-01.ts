// CL.gratificacion_anual 2021.1: Gratificación legal anual
// Emitted from rules/cl/gratificacion_anual/2021-01-01.pay by payroll compile. Do not edit.
// file    sha256:bdc1d81aa8de663caa12adc7a3a4eb3166b9c7a5263906abc6c187aa4a8b95b8
// meaning sha256:874d8657a1fed5aaf57bdd1d060212a962c6646aac9a1331e00434dff92ace44
import * as rt from '../../../../runtime/index.ts';
import { $file, UF$rows, UTM$rows, imm$rows, tope_afp_salud_uf$rows, tope_afc_uf$rows, tasa_sis$rows,
  tasa_capitalizacion$rows, tasa_expectativa_vida$rows, tasa_rentabilidad$rows, tasa_salud$rows,
  ley_16744_basica$rows, adicional_maxima$rows, sanna$rows, participacion$rows, capital_exento$rows,
  gratificacion_tasa$rows, gratificacion_tope_imm$rows, tabla_impuesto_unico, afc_trabajador, afc_del_empleador,
  tasas_afp, $sources, $provenance, $inputs, $steps } from './2021-01-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'rules/cl/gratificacion_anual/2021-01-01.pay',
    fingerprint: 'sha256:bdc1d81aa8de663caa12adc7a3a4eb3166b9c7a5263906abc6c187aa4a8b95b8',
    meaning: 'sha256:874d8657a1fed5aaf57bdd1d060212a962c6646aac9a1331e00434dff92ace44', country: 'CL', scheme: 'gratificacion_anual',
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
  tabla_impuesto_unico$rows1: rt.scaledRows(tabla_impuesto_unico, { date: $at }, 100n, 1000n),
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
  // Suma de las partes, AFP y salud
  const $204 = parte_afp_01 +
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
  const suma_afp = $s[223] = $204;
  // Suma de las partes, seguro de cesantía
  const $205 = parte_afc_01 +
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
  if ($205 > rt.SAFE) return false;
  const suma_afc = $s[224] = $205;
  // Renta imponible AFP y salud
  const $206 = rt.wholeOf(suma_afp, 100 * $58, 'half_up');
  if (Number.isNaN($206)) return false;
  const base_imponible_afp_salud = $s[225] = $206;
  $s[226] = suma_afp;
  // Renta imponible seguro de cesantía
  const $207 = rt.wholeOf(suma_afc, 100 * $58, 'half_up');
  if (Number.isNaN($207)) return false;
  const base_imponible_afc = $s[227] = $207;
  $s[228] = suma_afc;
  // Contrato para el seguro de cesantía
  let $209: string;
  if (contrato_plazo_fijo) {
    $209 = 'plazo_fijo';
  } else {
    $209 = afc_indefinido_11_anios ? 'indefinido_11_anios' : 'indefinido';
  }
  const contrato = $209;
  $s[229] = rt.positionOf(['indefinido', 'plazo_fijo', 'indefinido_11_anios'], contrato);
  // Cotización AFP (10% más comisión)
  const $210 = $s[231] = base_imponible_afp_salud * afp_rate;
  const cotizacion_afp = $s[230] = Math.floor(($210 + 500000) / 1000000);
  // Cotización de salud 7% (Fonasa o Isapre)
  const $212 = $s[233] = base_imponible_afp_salud * $f.tasa_salud;
  const cotizacion_salud = $s[232] = Math.floor(($212 + 50) / 100);
  // Seguro de cesantía (AFC) trabajador
  const $214 = $s[234] = rt.rowOfWord($f.afc_trabajador$rows1, contrato);
  if ($214 < 0) return false;
  const $215 = $f.afc_trabajador$rows1.value[$214]!;
  const $216 = $s[236] = base_imponible_afc * $215;
  const seguro_cesantia_trabajador = $s[235] = Math.floor(($216 + 250) / 500);
  // Gratificación afecta
  const $218 = gratificacion_anual - cotizacion_afp - cotizacion_salud - seguro_cesantia_trabajador;
  const base_tributable = $s[237] = 0 > $218 ? 0 : $218;
  // Parte de cada mes, en UTM
  const $220 = (1 > meses_devengo ? 1 : meses_devengo) * $f.UTM;
  if (!($220 > 0)) return false;
  const $221 = $s[239] = $220;
  const cuota_utm = $s[238] = base_tributable;
  // Base del mes, en UTM 1
  let $223 = 1;
  $s[242] = 1;
  let base_en_utm_01 = 0;
  if ($59) {
    const $222 = $elsewhere(mes$01_12[0]!);
    if ($222 === null) return false;
    $s[240] = $222.UTM;
    if (!($222.UTM > 0)) return false;
    $223 = $s[242] = $222.UTM;
    base_en_utm_01 = $s[241] = base_mes$01_12[0]!;
  }
  const $225$all = [];
  const base_en_utm$02_12 = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Base del mes, en UTM 2 … Base del mes, en UTM 12
    let $225 = 1;
    $s[245 + 3 * $i] = 1;
    let base_en_utm$one = 0;
    if ($2$all[$i]!) {
      const $224 = $elsewhere(mes$01_12[1 + $i]!);
      if ($224 === null) return false;
      $s[243 + 3 * $i] = $224.UTM;
      if (!($224.UTM > 0)) return false;
      $225 = $s[245 + 3 * $i] = $224.UTM;
      base_en_utm$one = $s[244 + 3 * $i] = base_mes$01_12[1 + $i]!;
    }
    $225$all.push($225);
    base_en_utm$02_12.push(base_en_utm$one);
  }
  // Impuesto de más, en UTM 1
  let diferencia_01 = 0;
  if ($59) {
    const $246 = base_en_utm_01 * $221;
    if ($246 > rt.SAFE) return false;
    const $247 = cuota_utm * 100;
    if ($247 > rt.SAFE) return false;
    const $248 = $247 * $223;
    if ($248 > rt.SAFE) return false;
    const $249 = $246 + $248;
    if ($249 > rt.SAFE || rt.SAFE > 0) return false;
    if (rt.SAFE > 0) return false;
    const $250 = 0 - 0;
    diferencia_01 = $s[276] = 0 > $250 ? 0 : $250;
  }
  const diferencia$02_12 = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Impuesto de más, en UTM 2 … Impuesto de más, en UTM 12
    let diferencia$one = 0;
    if ($2$all[$i]!) {
      const $252 = base_en_utm$02_12[$i]! * $221;
      if ($252 > rt.SAFE) return false;
      const $253 = cuota_utm * 100;
      if ($253 > rt.SAFE) return false;
      const $254 = $253 * $225$all[$i]!;
      if ($254 > rt.SAFE) return false;
      const $255 = $252 + $254;
      if ($255 > rt.SAFE || rt.SAFE > 0) return false;
      if (rt.SAFE > 0) return false;
      const $256 = 0 - 0;
      diferencia$one = $s[277 + $i] = 0 > $256 ? 0 : $256;
    }
    diferencia$02_12.push(diferencia$one);
  }
  // Diferencia de impuesto, en UTM
  const diferencia_impuesto_utm = $s[288] = diferencia_01 +
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
  $s[291] = 1;
  let con_parte_01 = 0;
  if ($59) {
    const $319 = base_en_utm_01 * $221;
    if ($319 > rt.SAFE) return false;
    const $320 = cuota_utm * 100;
    if ($320 > rt.SAFE) return false;
    const $321 = $320 * $223;
    if ($321 > rt.SAFE) return false;
    const $322 = $s[290] = $319 + $321;
    if ($322 > rt.SAFE) return false;
    const $323 = rt.wholeOf($322, 10 * $221 * $223, 'up');
    if (Number.isNaN($323)) return false;
    con_parte_01 = $s[289] = $323;
    const $324 = $s[291] = $221 * $223;
    if ($324 > rt.SAFE) return false;
  }
  const con_parte$02_12 = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Base del mes con su parte, en UTM, hasta la décima que sigue 2 … Base del mes con su parte, en UTM, hasta la décima que sigue 12
    $s[294 + 3 * $i] = 1;
    let con_parte$one = 0;
    if ($2$all[$i]!) {
      const $325 = base_en_utm$02_12[$i]! * $221;
      if ($325 > rt.SAFE) return false;
      const $326 = cuota_utm * 100;
      if ($326 > rt.SAFE) return false;
      const $327 = $326 * $225$all[$i]!;
      if ($327 > rt.SAFE) return false;
      const $328 = $s[293 + 3 * $i] = $325 + $327;
      if ($328 > rt.SAFE) return false;
      const $329 = rt.wholeOf($328, 10 * $221 * $225$all[$i]!, 'up');
      if (Number.isNaN($329)) return false;
      con_parte$one = $s[292 + 3 * $i] = $329;
      const $330 = $s[294 + 3 * $i] = $221 * $225$all[$i]!;
      if ($330 > rt.SAFE) return false;
    }
    con_parte$02_12.push(con_parte$one);
  }
  // Impuesto del mes de mayor base, en UTM
  const $391 = con_parte_01 > con_parte$02_12[0]! ? con_parte_01 : con_parte$02_12[0]!;
  const $392 = $391 > con_parte$02_12[1]! ? $391 : con_parte$02_12[1]!;
  const $393 = $392 > con_parte$02_12[2]! ? $392 : con_parte$02_12[2]!;
  const $394 = $393 > con_parte$02_12[3]! ? $393 : con_parte$02_12[3]!;
  const $395 = $394 > con_parte$02_12[4]! ? $394 : con_parte$02_12[4]!;
  const $396 = $395 > con_parte$02_12[5]! ? $395 : con_parte$02_12[5]!;
  const $397 = $396 > con_parte$02_12[6]! ? $396 : con_parte$02_12[6]!;
  const $398 = $397 > con_parte$02_12[7]! ? $397 : con_parte$02_12[7]!;
  const $399 = $398 > con_parte$02_12[8]! ? $398 : con_parte$02_12[8]!;
  const $400 = $399 > con_parte$02_12[9]! ? $399 : con_parte$02_12[9]!;
  const $401 = $s[326] = ($400 > con_parte$02_12[10]! ? $400 : con_parte$02_12[10]!) * 10;
  if ($401 > rt.SAFE) return false;
  const $402 = $s[325] = rt.rowOf($f.tabla_impuesto_unico$rows1, $401, 1, false);
  if ($402 < 0) return false;
  const $403 = rt.rebateOf($f.tabla_impuesto_unico$rows1, $402, $401, 1);
  if (Number.isNaN($403)) return false;
  $s[327] = $403;
  // Impuesto único reliquidado (LIR art. 46)
  const impuesto_unico = $s[328] = diferencia_impuesto_utm * $f.UTM;
  // Total haberes
  const total_haberes = $s[329] = gratificacion_anual;
  // Total descuentos
  const total_descuentos = $s[330] = cotizacion_afp + cotizacion_salud + seguro_cesantia_trabajador + impuesto_unico;
  // Líquido a pagar
  $s[331] = total_haberes - total_descuentos;
  // Seguro de invalidez y sobrevivencia 1
  let sis_mes_01 = 0;
  if ($59) {
    const $407 = $elsewhere(mes$01_12[0]!);
    if ($407 === null) return false;
    $s[332] = $407.tasa_sis;
    const $408 = parte_afp_01 * $407.tasa_sis;
    if ($408 > rt.SAFE) return false;
    sis_mes_01 = $s[333] = $408;
  }
  const sis_mes$02_12 = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Seguro de invalidez y sobrevivencia 2 … Seguro de invalidez y sobrevivencia 12
    let sis_mes$one = 0;
    if ($2$all[$i]!) {
      const $409 = $elsewhere(mes$01_12[1 + $i]!);
      if ($409 === null) return false;
      $s[334 + 2 * $i] = $409.tasa_sis;
      const $410 = parte_afp$02_12[$i]! * $409.tasa_sis;
      if ($410 > rt.SAFE) return false;
      sis_mes$one = $s[335 + 2 * $i] = $410;
    }
    sis_mes$02_12.push(sis_mes$one);
  }
  // Aporte a la cuenta individual 1
  let cuenta_mes_01 = 0;
  if ($59) {
    const $431 = $elsewhere(mes$01_12[0]!);
    if ($431 === null) return false;
    $s[356] = $431.tasa_capitalizacion;
    cuenta_mes_01 = $s[357] = parte_afp_01 * $431.tasa_capitalizacion;
  }
  const cuenta_mes$02_12 = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Aporte a la cuenta individual 2 … Aporte a la cuenta individual 12
    let cuenta_mes$one = 0;
    if ($2$all[$i]!) {
      const $433 = $elsewhere(mes$01_12[1 + $i]!);
      if ($433 === null) return false;
      $s[358 + 2 * $i] = $433.tasa_capitalizacion;
      cuenta_mes$one = $s[359 + 2 * $i] = parte_afp$02_12[$i]! * $433.tasa_capitalizacion;
    }
    cuenta_mes$02_12.push(cuenta_mes$one);
  }
  // Compensación por expectativa de vida 1
  let expectativa_mes_01 = 0;
  if ($59) {
    const $455 = $elsewhere(mes$01_12[0]!);
    if ($455 === null) return false;
    $s[380] = $455.tasa_expectativa_vida;
    const $456 = parte_afp_01 * $455.tasa_expectativa_vida;
    if ($456 > rt.SAFE) return false;
    expectativa_mes_01 = $s[381] = $456;
  }
  const expectativa_mes$02_12 = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Compensación por expectativa de vida 2 … Compensación por expectativa de vida 12
    let expectativa_mes$one = 0;
    if ($2$all[$i]!) {
      const $457 = $elsewhere(mes$01_12[1 + $i]!);
      if ($457 === null) return false;
      $s[382 + 2 * $i] = $457.tasa_expectativa_vida;
      const $458 = parte_afp$02_12[$i]! * $457.tasa_expectativa_vida;
      if ($458 > rt.SAFE) return false;
      expectativa_mes$one = $s[383 + 2 * $i] = $458;
    }
    expectativa_mes$02_12.push(expectativa_mes$one);
  }
  // Cotización con rentabilidad protegida 1
  let protegida_mes_01 = 0;
  if ($59) {
    const $479 = $elsewhere(mes$01_12[0]!);
    if ($479 === null) return false;
    $s[404] = $479.tasa_rentabilidad;
    const $480 = parte_afp_01 * $479.tasa_rentabilidad;
    if ($480 > rt.SAFE) return false;
    protegida_mes_01 = $s[405] = $480;
  }
  const protegida_mes$02_12 = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Cotización con rentabilidad protegida 2 … Cotización con rentabilidad protegida 12
    let protegida_mes$one = 0;
    if ($2$all[$i]!) {
      const $481 = $elsewhere(mes$01_12[1 + $i]!);
      if ($481 === null) return false;
      $s[406 + 2 * $i] = $481.tasa_rentabilidad;
      const $482 = parte_afp$02_12[$i]! * $481.tasa_rentabilidad;
      if ($482 > rt.SAFE) return false;
      protegida_mes$one = $s[407 + 2 * $i] = $482;
    }
    protegida_mes$02_12.push(protegida_mes$one);
  }
  // Seguro de invalidez y sobrevivencia
  const $503 = $s[429] = sis_mes_01 +
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
  if ($503 > rt.SAFE) return false;
  const $504 = rt.wholeOf($503, 1000000 * $58, 'half_up');
  if (Number.isNaN($504)) return false;
  const sis = $s[428] = $504;
  // Aporte empleador a cuenta individual
  const $505 = $s[431] = cuenta_mes_01 +
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
  if ($505 > rt.SAFE) return false;
  const $506 = rt.wholeOf($505, 100000 * $58, 'half_up');
  if (Number.isNaN($506)) return false;
  const capitalizacion_individual_empleador = $s[430] = $506;
  // Seguro Social: compensación por expectativa de vida
  const $507 = $s[433] = expectativa_mes_01 +
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
  if ($507 > rt.SAFE) return false;
  const $508 = rt.wholeOf($507, 500000 * $58, 'half_up');
  if (Number.isNaN($508)) return false;
  const expectativa_vida = $s[432] = $508;
  // Cotización con rentabilidad protegida
  const $509 = $s[435] = protegida_mes_01 +
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
  if ($509 > rt.SAFE) return false;
  const $510 = rt.wholeOf($509, 100000 * $58, 'half_up');
  if (Number.isNaN($510)) return false;
  const rentabilidad_protegida = $s[434] = $510;
  // Seguro de cesantía empleador
  const $511 = $s[436] = rt.rowOfWord($f.afc_del_empleador$rows1, contrato);
  if ($511 < 0) return false;
  const $512 = $f.afc_del_empleador$rows1.value[$511]!;
  const $513 = $s[438] = suma_afc * $512;
  if ($513 > rt.SAFE) return false;
  const $514 = rt.wholeOf($513, 50000 * $58, 'half_up');
  if (Number.isNaN($514)) return false;
  const afc_empleador = $s[437] = $514;
  // Seguro de accidentes del trabajo (0.90% + adicional) y SANNA 0.03%
  const $515 = $s[440] = suma_afp * ($f.ley_16744_basica * 1000 + risk_class_rate + $f.sanna * 100);
  if ($515 > rt.SAFE) return false;
  const $516 = rt.wholeOf($515, 100000000 * $58, 'half_up');
  if (Number.isNaN($516)) return false;
  const mutual_ley_16744 = $s[439] = $516;
  // Total aportes del empleador
  const total_aportes_empleador = $s[441] = sis +
    capitalizacion_individual_empleador +
    expectativa_vida +
    rentabilidad_protegida +
    afc_empleador +
    mutual_ley_16744;
  // Costo empresa
  $s[442] = total_haberes + total_aportes_empleador;
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
    const $519 = gratificacion_anual * 100;
    if ($519 > rt.SAFE) return false;
    const $520 = $519 * $58;
    if ($520 > rt.SAFE) return false;
    if (suma_afp < $520) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(6, rt.ratio(base_imponible_afp_salud, 1n));
    }
    const $521 = gratificacion_anual * 100;
    if ($521 > rt.SAFE) return false;
    const $522 = $521 * $58;
    if ($522 > rt.SAFE) return false;
    if (suma_afc < $522) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(7, rt.ratio(base_imponible_afc, 1n));
    }
    const $523 = gratificacion_determinada * 100;
    if ($523 > rt.SAFE) return false;
    if (gratificacion_anticipada_amount > $523) {
      // GRATIFICACION_ADVANCES_EXCEED
      $notes.add(8, rt.ratio(gratificacion_anticipada_amount, 100n), rt.ratio(gratificacion_determinada, 1n));
    }
    if ($29 && gratificacion_25 > tope_gratificacion_anual) {
      // GRATIFICACION_CAPPED
      $notes.add(9, rt.ratio(tope_gratificacion_anual, 1n));
    }
    for (let $i = 0; $i < 11; $i += 1) {
      if ($2$all[10 - $i]! && mes$01_12[11 - $i]! >= '2026-10-01') {
        // PARAM_CARRIED_FORWARD
        $notes.add(10 + $i);
      }
    }
    if ($59 && mes$01_12[0]! >= '2026-10-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(21);
    }
    if ($at >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(22);
    }
    for (let $i = 0; $i < 11; $i += 1) {
      if ($2$all[10 - $i]! && mes$01_12[11 - $i]! >= '2026-11-01') {
        // PARAM_CARRIED_FORWARD
        $notes.add(23 + $i);
      }
    }
    if ($59 && mes$01_12[0]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(34);
    }
    for (let $i = 0; $i < 11; $i += 1) {
      if ($2$all[10 - $i]! && mes$01_12[11 - $i]! >= '2026-11-01') {
        // PARAM_CARRIED_FORWARD
        $notes.add(35 + $i);
      }
    }
    if ($59 && mes$01_12[0]! >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(46);
    }
    for (let $i = 0; $i < 11; $i += 1) {
      if ($2$all[10 - $i]! && mes$01_12[11 - $i]! >= '2020-01-01' && mes$01_12[11 - $i]! < '2020-02-01') {
        // PARAM_UNVERIFIED
        $notes.add(47 + 4 * $i);
      }
      if ($2$all[10 - $i]! && mes$01_12[11 - $i]! >= '2021-01-01' && mes$01_12[11 - $i]! < '2021-02-01') {
        // PARAM_UNVERIFIED
        $notes.add(48 + 4 * $i);
      }
      if ($2$all[10 - $i]! && mes$01_12[11 - $i]! >= '2022-01-01' && mes$01_12[11 - $i]! < '2022-02-01') {
        // PARAM_UNVERIFIED
        $notes.add(49 + 4 * $i);
      }
      if ($2$all[10 - $i]! && mes$01_12[11 - $i]! >= '2023-01-01' && mes$01_12[11 - $i]! < '2023-02-01') {
        // PARAM_UNVERIFIED
        $notes.add(50 + 4 * $i);
      }
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
    for (let $i = 0; $i < 11; $i += 1) {
      if ($2$all[10 - $i]! && mes$01_12[11 - $i]! >= '2020-01-01' && mes$01_12[11 - $i]! < '2020-02-01') {
        // PARAM_UNVERIFIED
        $notes.add(95 + 4 * $i);
      }
      if ($2$all[10 - $i]! && mes$01_12[11 - $i]! >= '2021-01-01' && mes$01_12[11 - $i]! < '2021-02-01') {
        // PARAM_UNVERIFIED
        $notes.add(96 + 4 * $i);
      }
      if ($2$all[10 - $i]! && mes$01_12[11 - $i]! >= '2022-01-01' && mes$01_12[11 - $i]! < '2022-02-01') {
        // PARAM_UNVERIFIED
        $notes.add(97 + 4 * $i);
      }
      if ($2$all[10 - $i]! && mes$01_12[11 - $i]! >= '2023-01-01' && mes$01_12[11 - $i]! < '2023-02-01') {
        // PARAM_UNVERIFIED
        $notes.add(98 + 4 * $i);
      }
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
    for (let $i = 0; $i < 11; $i += 1) {
      if ($2$all[10 - $i]! && mes$01_12[11 - $i]! >= '2020-10-01' && mes$01_12[11 - $i]! < '2021-04-01') {
        // PARAM_UNVERIFIED
        $notes.add(143 + 2 * $i);
      }
      if ($2$all[10 - $i]! && mes$01_12[11 - $i]! >= '2022-01-01' && mes$01_12[11 - $i]! < '2022-07-01') {
        // PARAM_UNVERIFIED
        $notes.add(144 + 2 * $i);
      }
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
const layout = '«0:»{"size":443,"scales":[1,1,100,100,100,100,100,1«24:,100»,1000000,1000000,1,1],"values":[["input",7,[7,1]],["sent","given(total_imponible_02«10:)",‹9›],["sent","given(total_imponible_‹03›»)",19],12,13,14,15,16,17,18,19,20,21,22,["input",1,[1,1]],["input",4,4],["parameter","capital_exento",10,"rate"],["input",5,5],["parameter","participacion",10,"rate"],24,["parameter","gratificacion_tasa",4,"rate"],["input",2,2],["input",0,[0,1]],["period","end_date","date",[]],["sent","given(total_imponible_01)",8],["parameter","gratificacion_tope_imm",4,"number"],27,["kept","imm at dia_del_imm","money",[80,1]],28,25,["input",6,6],26,29,30,["input",3,3],31,0,1,2,3,4,5,6,7,8,9,10,11,33«11:,["kept","tope_afp_salud_uf at mes_‹01›","money",[‹103+4›,1000]],["kept","UF at mes_‹01›","money",‹104+4›],‹34›»,["kept","tope_afp_salud_uf at mes_12","money",[147,1000]],["kept","UF at mes_12«12:","money",‹148+4›],["kept","tope_afc_uf at mes_‹01›","money",[‹151+4›,1000]],["kept","UF at mes_‹01›»","money",196],32,45«12:,["input",‹8›,‹8›],‹46›»«37:,‹58›»,["input",34,[34,1]],["input",35,[35,1]],95,["input",32,[32,1000000]],["parameter","tasa_salud",100,"rate"],96,97,98,99,100,101,["parameter","UTM",1],["input",20«11:,‹20›],["kept","UTM at mes_‹01›","money",[‹240+3›,1]],["input",‹21›»,31],["kept","UTM at mes_12","money",[273,1]],103,102«23:,‹104›»,128,129,130,131,132,133,134,135,136,137,138,139,127,141,142,143,["kept","tasa_sis at mes_01«11:","rate",[‹332+2›,10000]],["kept","tasa_sis at mes_‹02›»","rate",[354,10000«12:]],["kept","tasa_capitalizacion at mes_‹01›","rate",[‹356+2›,1000»«12:]],["kept","tasa_expectativa_vida at mes_‹01›","rate",[‹380+2›,5000»«12:]],["kept","tasa_rentabilidad at mes_‹01›","rate",[‹404+2›,1000»]],145«47:,‹146›»,["parameter","ley_16744_basica",1000,"rate"],["input",33,[33,1000000]],["parameter","sanna",10000,"rate"],193,194,195,196,197,198,199],"tables":[{"table":1,"rows":"afc_trabajador$rows1","of":"choice","scales":[1,500,500],"slots":[234,null,null]},{"table":0,"rows":"tabla_impuesto_unico$rows1","of":"number","scales":[100,1000,100000],"slots":[325,326,null]},{"table":2,"rows":"afc_del_empleador$rows1","of":"choice","scales":[1,500,500],"slots":[436,null,null]}],"steps":[[[36«11:,1],[0]],[[‹37›»,1],[0]],[[49«10:,1],[‹1›],null,null,‹48+2›],[[‹51+2›»,1],[11],null,null,68],[[70,1],[0,12,13,14,15,16,17,18,19,20,21,22]],[[72,1000],[23,[[24,25,26],71,1,1]],null,null,71],[[73,1],[23,[[27,28],71,1,1]],[74,10000],null,71],[[76,1],[23,[[29,30],75,1,1]],[77,400],null,75],[[78,1],[31,32]],[[79,1],[33,1,2,3,4,5,6,7,8,9,10,11]],[[81,1],[23,[[34,35,36,37],75,1,1]],[82,48],null,75],[[83,1],[23,[[38,30,39],71,1,1],[[40,41],71,0,0]],[84,1,85]],[[86,1],[42,43],87],[[88,1,89],[44,37«12:]],[[‹90›,1],[‹45›,32»]],[[105,1],[33,[[57,58,59],102,1,1]],[106,1000],null,102«11:],[[‹109+4›,1],[‹1›,[[‹60+3›,‹61+3›,‹62+3›],‹48+2›,1,1]],[‹110+4›,1000],null,‹48+2›»],[[153,1],[33,[[57,93,94],102,1,1]],[154,1000],null,102«11:],[[‹157+4›,1],[‹1›,[[‹60+3›,‹95+2›,‹96+2›],‹48+2›,1,1]],[‹158+4›,1000],null,‹48+2›»],[[199,100,89],[33,[[117,118,119],102,1,1]],null,null,102«11:],[[‹200›,100,89],[‹1›,[[117,‹120+2›,‹121+2›],‹48+2›,1,1]],null,null,‹48+2›»],[[211,100,89],[33,[[117,142,119],102,1,1]],null,null,102«11:],[[‹212›,100,89],[‹1›,[[117,‹143›,‹121+2›],‹48+2›,1,1]],null,null,‹48+2›»],[[223,100,89],[154,155,156,157,158,159,160,161,162,163,164,165]],[[224,100,89],[166,167,168,169,170,171,172,173,174,175,176,177]],[[225,1],[178],[226,100,89]],[[227,1],[179],[228,100,89]],[[229,1],[180,[[181],34,0,0]]],[[230,1],[182,183],[231,1000000]],[[232,1],[182,184],233],[[235,1],[185,186,-1],[236,500]],[[237,1],[44,187,188,189]],[[238,1,239],[190,37,191]],[[241,100,242],[33,[[192,57,193],102,1,1]],null,null,102«11:],[[‹244+3›,100,‹245+3›],[‹1›,[[‹194+2›,‹60+3›,‹195+2›],‹48+2›,1,1]],null,null,‹48+2›»],[[276,1],[33,[[216,217,216],102,1,1]],null,null,102«11:],[[‹277›,1],[‹1›,[[‹218›,217,‹218›],‹48+2›,1,1]],null,null,‹48+2›»],[[288,1],[229,230,231,232,233,234,235,236,237,238,239,240]],[[289,10],[33,[[216,217],102,1,1]],[290,100,291],null,102«11:],[[‹292+3›,10],[‹1›,[[‹218›,217],‹48+2›,1,1]],[‹293+3›,100,‹294+3›],null,‹48+2›»],[[327,100000],[241,242,243,244,245,246,247,248,249,250,251,252,-2]],[[328,1],[253,191]],[[329,1],[44]],[[330,1],[187,188,189,254]],[[331,1],[255,256]],[[333,1000000,89],[33,[[154,57,257],102,1,1]],null,null,102«11:],[[‹335+2›,1000000,89],[‹1›,[[‹155›,‹60+3›,‹258›],‹48+2›,1,1]],null,null,‹48+2›»],[[357,100000,89],[33,[[154,57,269],102,1,1]],null,null,102«11:],[[‹359+2›,100000,89],[‹1›,[[‹155›,‹60+3›,‹270›],‹48+2›,1,1]],null,null,‹48+2›»],[[381,500000,89],[33,[[154,57,281],102,1,1]],null,null,102«11:],[[‹383+2›,500000,89],[‹1›,[[‹155›,‹60+3›,‹282›],‹48+2›,1,1]],null,null,‹48+2›»],[[405,100000,89],[33,[[154,57,293],102,1,1]],null,null,102«11:],[[‹407+2›,100000,89],[‹1›,[[‹155›,‹60+3›,‹294›],‹48+2›,1,1]],null,null,‹48+2›»],[[428,1],[305,306,307,308,309,310,311,312,313,314,315,316],[429,1000000,89]],[[430,1],[317,318,319,320,321,322,323,324,325,326,327,328],[431,100000,89]],[[432,1],[329,330,331,332,333,334,335,336,337,338,339,340],[433,500000,89]],[[434,1],[341,342,343,344,345,346,347,348,349,350,351,352],[435,100000,89]],[[437,1],[179,186,-3],[438,50000,89]],[[439,1],[178,353,354,355],[440,100000000,89]],[[441,1],[356,357,358,359,360,361]],[[442,1],[255,362]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '«0:»{"scheme":["CLP","period_end",["half_up",[["1",null]]]],"types":[[0,0,"integer"],"date",[1,0,"number"],"boolean",{"words":["art_47","art_50"]},[0,0,"rate"],[0,0,"number"],{"words":["indefinido","plazo_fijo","indefinido_11_anios"]},"text"],"roundings":[["half_up",[["1",null]]],["up",[["1/10",null]]]],"nodes":"0 c2020;1 period,4;0 19 1;2 c0;2 c1000000000000;2 c1000000000000000;4 i1;4 word,art_47;3 8 6 7;0 i0;0 c1;1 33 9 10 10;1 date,2020-01-01;2 c1000000000«12:;3 given,‹20›»«12:;3 given,‹8›»;5 c1/10;5 c13/100;5 c0;5 p11;3 truth,false;1 i7;0 1 10«11: 10;1 30 43 ‹44+3›;0 c‹2›;0 1 ‹46+3›» 10;1 30 43 77;0 c0«11:;0 s‹12›»;0 6 79 80 81 82 83 84 85 86 87 88 89 90;1 30 43 91;2 i4;5 p14;2 i5;2 2 94 95;2 1 93 96;2 6 3 97;5 p13;2 s24;2 2 99 100;4 word,art_50;3 8 6 102;5 p15;2 i2;2 2 104 105;0 c31;1 33 9 76 107;1 5 108 1;0 18 26 10 79«11:;0 18 ‹27› 10 79;0 0 ‹110+2› ‹111+2›»;6 p16;1 s27;2 p2 134;2 2 133 135;0 s28;2 2 136 137;2 3 138 76;2 s25;2 i6;6 3 105 141;2 2 140 142;2 s26;2 s29;2 5 144 145;2 18 8 143 146;2 s30;2 i3;2 1 148 149;2 6 3 150;2 s31;0 6 10 137;2 3 152 153«12:;1 s‹0›;1 22 ‹155+3›;1 5 ‹156+3› 1»«12:;1 s‹33›;2 p3 ‹191+2›»«12:;2 p4 ‹191+2›»;2 s32«12:;2 s‹45›;2 i‹8›;2 1 ‹228+5› ‹229+5›;2 6 3 ‹230+5›;2 5 227 ‹231+5›»«12:;2 s‹57›;2 1 ‹288+4› ‹229+5›;2 6 3 ‹289+4›;2 5 227 ‹290+4›»;2 s69«11:;2 s‹70›;2 0 ‹336+2› ‹337+2›»;2 s81«11:;2 s‹82›;2 0 ‹359+2› ‹360+2›»;2 s93;2 s94;3 i34;7 word,plazo_fijo;3 i35;7 word,indefinido_11_anios;7 word,indefinido;7 18 386 387 388;7 18 384 385 389;2 s95;5 i32;2 2 391 392;5 p9;2 2 391 394;2 s96;7 s97;5 apply,1 397;2 2 396 398;2 s98;2 1 152 400;2 s99;2 1 401 402;2 s100;2 1 403 404;2 6 3 405;2 s101;2 p1;2 2 10 408;2 2 153 409;6 3 407«12: ‹410+3›;2 i‹20›;2 p1 ‹191+2›;6 3 ‹412+3›» 446;6 s103;6 s102;6 0 448 449;6 apply,0 450;6 apply,0 448«11:;6 1 ‹451+6› ‹452+6›;6 6 79 ‹453+6›;6 s‹104›;6 0 ‹455+6› 449;6 apply,0 ‹456+6›;6 apply,0 ‹455+6›»;6 1 517 518;6 6 79 519;6 s115«11:;6 s‹116›;6 0 ‹521+2› ‹522+2›»«12:;6 s‹128›»;6 6 544 545 546 547 548 549 550 551 552 553 554 555;6 apply,0 556;6 s127;2 2 558 409;2 0 400 402;2 s141;2 0 404 561;2 0 560 562;2 s142;2 s143;2 1 564 565;5 p5 191;2 2 336«11: ‹567+2›;5 p5 ‹193+2›;2 2 ‹337+2›» 589;5 p6 191;2 2 336«11: ‹591+2›;5 p6 ‹193+2›;2 2 ‹337+2›» 613;5 p7 191;2 2 336«11: ‹615+2›;5 p7 ‹193+2›;2 2 ‹337+2›» 637;5 p8 191;2 2 336«11: ‹639+2›;5 p8 ‹193+2›;2 2 ‹337+2›» 661;2 s145«11:;2 s‹146›;2 0 ‹663+2› ‹664+2›»;2 s157«11:;2 s‹158›;2 0 ‹686+2› ‹687+2›»;2 s169«11:;2 s‹170›;2 0 ‹709+2› ‹710+2›»;2 s181«11:;2 s‹182›;2 0 ‹732+2› ‹733+2›»;5 apply,2 397;2 2 383 755;5 p10;5 i33;5 0 757 758;5 p12;5 0 759 760;2 2 382 761;2 s193;2 s194;2 0 763 764;2 s195;2 0 765 766;2 s196;2 s197;2 0 768 769;2 s198;2 0 770 771;2 0 767 772;2 s199;2 0 564 774;0 19 43;3 9 776 9;1 s23;0 19 778;3 9 779 9;3 15 777 780;3 12 778 1;3 15 781 782;3 10 141 105;3 14 8 784;0 21 43;3 9 786 10;3 8 137 79;3 among,3 392;3 16 789;3 14 384 386;3 10 382 152;3 10 383 152;3 12 149 148;3 12 144 145;3 14 103 795;1 date,2026-10-01;3 13 213 797;3 14 37 798;3 13 211 797;3 14 36 800;3 13 209 797;3 14 35 802;3 13 207 797;3 14 34 804;3 13 205 797;3 14 33 806;3 13 203 797;3 14 32 808;3 13 201 797;3 14 31 810;3 13 199 797;3 14 30 812;3 13 197 797;3 14 29 814;3 13 195 797;3 14 28 816;3 13 193 797;3 14 27 818;3 13 191 797;3 14 26 820;1 period,5;1 date,2026-11-01;3 13 822 823;3 13 213 823;3 14 37 825;3 13 211 823;3 14 36 827;3 13 209 823;3 14 35 829;3 13 207 823;3 14 34 831;3 13 205 823;3 14 33 833;3 13 203 823;3 14 32 835;3 13 201 823;3 14 31 837;3 13 199 823;3 14 30 839;3 13 197 823;3 14 29 841;3 13 195 823;3 14 28 843;3 13 193 823;3 14 27 845;3 13 191 823;3 14 26 847;3 13 213 12;3 14 37 849;1 date,2020-02-01;3 10 213 851;3 14 850 852;1 date,2021-01-01;3 13 213 854;3 14 37 855;1 date,2021-02-01;3 10 213 857;3 14 856 858;1 date,2022-01-01;3 13 213 860;3 14 37 861;1 date,2022-02-01;3 10 213 863;3 14 862 864;1 date,2023-01-01;3 13 213 866;3 14 37 867;1 date,2023-02-01;3 10 213 869;3 14 868 870;3 13 211 12;3 14 36 872;3 10 211 851;3 14 873 874;3 13 211 854;3 14 36 876;3 10 211 857;3 14 877 878;3 13 211 860;3 14 36 880;3 10 211 863;3 14 881 882;3 13 211 866;3 14 36 884;3 10 211 869;3 14 885 886;3 13 209 12;3 14 35 888;3 10 209 851;3 14 889 890;3 13 209 854;3 14 35 892;3 10 209 857;3 14 893 894;3 13 209 860;3 14 35 896;3 10 209 863;3 14 897 898;3 13 209 866;3 14 35 900;3 10 209 869;3 14 901 902;3 13 207 12;3 14 34 904;3 10 207 851;3 14 905 906;3 13 207 854;3 14 34 908;3 10 207 857;3 14 909 910;3 13 207 860;3 14 34 912;3 10 207 863;3 14 913 914;3 13 207 866;3 14 34 916;3 10 207 869;3 14 917 918;3 13 205 12;3 14 33 920;3 10 205 851;3 14 921 922;3 13 205 854;3 14 33 924;3 10 205 857;3 14 925 926;3 13 205 860;3 14 33 928;3 10 205 863;3 14 929 930;3 13 205 866;3 14 33 932;3 10 205 869;3 14 933 934;3 13 203 12;3 14 32 936;3 10 203 851;3 14 937 938;3 13 203 854;3 14 32 940;3 10 203 857;3 14 941 942;3 13 203 860;3 14 32 944;3 10 203 863;3 14 945 946;3 13 203 866;3 14 32 948;3 10 203 869;3 14 949 950;3 13 201 12;3 14 31 952;3 10 201 851;3 14 953 954;3 13 201 854;3 14 31 956;3 10 201 857;3 14 957 958;3 13 201 860;3 14 31 960;3 10 201 863;3 14 961 962;3 13 201 866;3 14 31 964;3 10 201 869;3 14 965 966;3 13 199 12;3 14 30 968;3 10 199 851;3 14 969 970;3 13 199 854;3 14 30 972;3 10 199 857;3 14 973 974;3 13 199 860;3 14 30 976;3 10 199 863;3 14 977 978;3 13 199 866;3 14 30 980;3 10 199 869;3 14 981 982;3 13 197 12;3 14 29 984;3 10 197 851;3 14 985 986;3 13 197 854;3 14 29 988;3 10 197 857;3 14 989 990;3 13 197 860;3 14 29 992;3 10 197 863;3 14 993 994;3 13 197 866;3 14 29 996;3 10 197 869;3 14 997 998;3 13 195 12;3 14 28 1000;3 10 195 851;3 14 1001 1002;3 13 195 854;3 14 28 1004;3 10 195 857;3 14 1005 1006;3 13 195 860;3 14 28 1008;3 10 195 863;3 14 1009 1010;3 13 195 866;3 14 28 1012;3 10 195 869;3 14 1013 1014;3 13 193 12;3 14 27 1016;3 10 193 851;3 14 1017 1018;3 13 193 854;3 14 27 1020;3 10 193 857;3 14 1021 1022;3 13 193 860;3 14 27 1024;3 10 193 863;3 14 1025 1026;3 13 193 866;3 14 27 1028;3 10 193 869;3 14 1029 1030;3 13 191 12;3 14 26 1032;3 10 191 851;3 14 1033 1034;3 13 191 854;3 14 26 1036;3 10 191 857;3 14 1037 1038;3 13 191 860;3 14 26 1040;3 10 191 863;3 14 1041 1042;3 13 191 866;3 14 26 1044;3 10 191 869;3 14 1045 1046;1 date,2020-10-01;3 13 213 1048;3 14 37 1049;1 date,2021-04-01;3 10 213 1051;3 14 1050 1052;1 date,2022-07-01;3 10 213 1054;3 14 862 1055;3 13 211 1048;3 14 36 1057;3 10 211 1051;3 14 1058 1059;3 10 211 1054;3 14 881 1061;3 13 209 1048;3 14 35 1063;3 10 209 1051;3 14 1064 1065;3 10 209 1054;3 14 897 1067;3 13 207 1048;3 14 34 1069;3 10 207 1051;3 14 1070 1071;3 10 207 1054;3 14 913 1073;3 13 205 1048;3 14 33 1075;3 10 205 1051;3 14 1076 1077;3 10 205 1054;3 14 929 1079;3 13 203 1048;3 14 32 1081;3 10 203 1051;3 14 1082 1083;3 10 203 1054;3 14 945 1085;3 13 201 1048;3 14 31 1087;3 10 201 1051;3 14 1088 1089;3 10 201 1054;3 14 961 1091;3 13 199 1048;3 14 30 1093;3 10 199 1051;3 14 1094 1095;3 10 199 1054;3 14 977 1097;3 13 197 1048;3 14 29 1099;3 10 197 1051;3 14 1100 1101;3 10 197 1054;3 14 993 1103;3 13 195 1048;3 14 28 1105;3 10 195 1051;3 14 1106 1107;3 10 195 1054;3 14 1009 1109;3 13 193 1048;3 14 27 1111;3 10 193 1051;3 14 1112 1113;3 10 193 1054;3 14 1025 1115;3 13 191 1048;3 14 26 1117;3 10 191 1051;3 14 1118 1119;3 10 191 1054;3 14 1041 1121","items":[["i",0,null,[0,true],[2,true]],["i",1],["i",2,null,[3,true],[4,true]],["i",3,3,[3,true],[4,true]],["i",4,null,[3,true],[5,true],8],["i",5,null,[3,true],[5,true],8],["i",6,null,[3,false],[5,true],8],["i",7,11,[12,true],[1,true]],["i",8«24:,null,[3,true],[13,true],‹14›],["i",‹9›»,null,[38,true],[39,true]],["i",33,40,[40,true],[41,true]],["i",34,42],["i",35«12:,‹42+3›],[‹0›,1»,78«11:],[‹12›,0,‹47+3›,null,null,‹27›»],[23,1,92],[24,2,98,null,null,8],[25,2,101,0,null,8],[26,2,106,0,null,103],[27,1,109],[28,0,132],[29,2,139,0,null,103],[30,2,147,0],[31,2,151,0],[32,2«12:,‹154+3›],[‹33›,1»,190«12:],[‹45›,2,‹192+2›,0,null,‹26›»«12:],[‹57›,2,‹215›,0,null,‹26›»«12:],[‹69›,2,‹232+5›,null,null,‹26›»«12:],[‹81›,2,‹291+4›,null,null,‹26›»],[93,2,358],[94,2,381],[95,2,382,0],[96,2,383,0],[97,7,390],[98,2,393,0],[99,2,395,0],[100,2,399,0],[101,2,406,0],[102,6,411«12:],[‹103›,6,‹414+3›,null,null,‹26›»«12:],[‹115›,6,‹454+6›,null,null,‹26›»],[127,6,543«12:],[‹128›,6,‹450+6›,1,null,‹26›»],[140,6,557],[141,2,559,0],[142,2,152],[143,2,563],[144,2,566«4:],[‹145+12›,2,‹568+24›,null,null,26],[‹146+12›,2,‹570+24›,null,null,27],[‹147+12›,2,‹572+24›,null,null,28],[‹148+12›,2,‹574+24›,null,null,29],[‹149+12›,2,‹576+24›,null,null,30],[‹150+12›,2,‹578+24›,null,null,31],[‹151+12›,2,‹580+24›,null,null,32],[‹152+12›,2,‹582+24›,null,null,33],[‹153+12›,2,‹584+24›,null,null,34],[‹154+12›,2,‹586+24›,null,null,35],[‹155+12›,2,‹588+24›,null,null,36],[‹156+12›,2,‹590+24›,null,null,37»],[193,2,685,0],[194,2,708,0],[195,2,731,0],[196,2,754,0],[197,2,756,0],[198,2,762,0],[199,2,773],[200,2,775]],"parameters":[["UF",null],["UTM",null],["imm",null],["tope_afp_salud_uf","UF"],["tope_afc_uf","UF"],["tasa_sis",null],["tasa_capitalizacion",null],["tasa_expectativa_vida",null],["tasa_rentabilidad",null],["tasa_salud",null],["ley_16744_basica",null],["adicional_maxima",null],["sanna",null],["participacion",null],["capital_exento",null],["gratificacion_tasa",null],["gratificacion_tope_imm",null]],"notices":[["refuse","VALIDATION_ERROR","warning","inputs.primer_mes_devengo","inputs",null,783,["Los meses son los trabajados en el ejercicio ",9,", hasta el del pago (Código del Trabajo arts. 47 y 52)"]],["refuse","VALIDATION_ERROR","warning","inputs.remuneraciones_devengadas_empresa_amount","inputs",null,785,["Las remuneraciones de todos los trabajadores incluyen las de este (Código del Trabajo art. 47)"]],["refuse","VALIDATION_ERROR","warning","inputs.primer_mes_devengo","inputs",null,787,["El primer mes se da por su día 1, no el ",43," (LIR art. 46)"]],["refuse","VALIDATION_ERROR","warning","inputs.total_imponible_01","inputs",null,788,["Falta de cada mes en que se ganó su total imponible y su base tributable (LIR art. 46)"]],["warn","AFP_RATE_UNKNOWN","warning","afp_rate","employee",null,790,[392," no es la cotización a ninguna AFP en el mes"]],["warn","FLAG_CONFLICT","warning","overrides.afc_indefinido_11_anios","override",null,791,["El contrato no puede ser a plazo fijo y llevar más de 11 años; se aplica el plazo fijo"]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_imponible_afp_salud","employee",null,792,["En algún mes la parte pasa de lo que deja el tope: cotizan ",391," (D.L. 3.500 art. 16)"]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_imponible_afc","employee",null,793,["En algún mes la parte pasa de lo que deja el tope: cotizan ",396," (Ley 19.728 art. 6)"]],["warn","GRATIFICACION_ADVANCES_EXCEED","warning","inputs.gratificacion_anticipada_amount","inputs",null,794,["Se anticiparon ",149,", más que la gratificación de ",148," (Código del Trabajo art. 50)"]],["warn","GRATIFICACION_CAPPED","info","gratificacion_determinada","employee",null,796,["El 25 % de lo ganado pasa del tope de ",145," (Código del Trabajo art. 50)"]],["warn","PARAM_CARRIED_FORWARD","warning","period","period",null,799«11:,["Unidad de fomento, del último día del mes: sin valor publicado desde 2026-10-01; se usa el de 2026-09"]],["warn","PARAM_CARRIED_FORWARD","warning","period","period",null,‹801+2›»,["Unidad de fomento, del último día del mes: sin valor publicado desde 2026-10-01; se usa el de 2026-09«13:"]],["warn","PARAM_CARRIED_FORWARD","warning","period","period",null,‹824+2›,["Unidad tributaria mensual: sin valor publicado desde 2026-11-01; se usa el de 2026-10»«12:"]],["warn","PARAM_CARRIED_FORWARD","warning","sis","employee",null,‹826+2›,["Tasa del seguro de invalidez y sobrevivencia: sin valor publicado desde 2026-11-01; se usa el de 2026-08»"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,853,["tope_afp_salud_uf: sin confirmar, no se conoce el valor de enero de 2020"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,859,["tope_afp_salud_uf: sin confirmar, no se conoce el valor provisorio de enero de 2021"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,865«11:,["tope_afp_salud_uf: sin confirmar, no se conoce el valor provisorio de enero de 2022"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,‹871+16›,["tope_afp_salud_uf: sin confirmar, no se conoce el valor provisorio de enero de 2023"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,‹875+16›,["tope_afp_salud_uf: sin confirmar, no se conoce el valor de enero de 2020"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,‹879+16›,["tope_afp_salud_uf: sin confirmar, no se conoce el valor provisorio de enero de 2021"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,‹883+16›»,["tope_afp_salud_uf: sin confirmar, no se conoce el valor provisorio de enero de 2022"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,1047,["tope_afp_salud_uf: sin confirmar, no se conoce el valor provisorio de enero de 2023"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,853,["tope_afc_uf: sin confirmar, no se conoce el valor de enero de 2020"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,859,["tope_afc_uf: sin confirmar, no se conoce el valor provisorio de enero de 2021"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,865«11:,["tope_afc_uf: sin confirmar, no se conoce el valor provisorio de enero de 2022"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,‹871+16›,["tope_afc_uf: sin confirmar, no se conoce el valor provisorio de enero de 2023"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,‹875+16›,["tope_afc_uf: sin confirmar, no se conoce el valor de enero de 2020"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,‹879+16›,["tope_afc_uf: sin confirmar, no se conoce el valor provisorio de enero de 2021"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,‹883+16›»,["tope_afc_uf: sin confirmar, no se conoce el valor provisorio de enero de 2022"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,1047,["tope_afc_uf: sin confirmar, no se conoce el valor provisorio de enero de 2023"]],["warn","PARAM_UNVERIFIED","warning","sis","employee",null,1053«11:,["tasa_sis: sin confirmar, no se halló la tasa de octubre de 2020 a marzo de 2021; la prensa da de 1,3 a 2,3 %"]],["warn","PARAM_UNVERIFIED","warning","sis","employee",null,‹1056+6›,["tasa_sis: sin confirmar, no se halló la tasa de enero a junio de 2022"]],["warn","PARAM_UNVERIFIED","warning","sis","employee",null,‹1060+6›»,["tasa_sis: sin confirmar, no se halló la tasa de octubre de 2020 a marzo de 2021; la prensa da de 1,3 a 2,3 %"]],["warn","PARAM_UNVERIFIED","warning","sis","employee",null,1122,["tasa_sis: sin confirmar, no se halló la tasa de enero a junio de 2022"]]],"tables":[[6,null,6,null,null],[7,null,5,null,null],[7,null,5,null,null],[8,null,5,null,null]]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [UF$rows, UTM$rows, imm$rows, tope_afp_salud_uf$rows, tope_afc_uf$rows, tasa_sis$rows, tasa_capitalizacion$rows,
    tasa_expectativa_vida$rows, tasa_rentabilidad$rows, tasa_salud$rows, ley_16744_basica$rows, adicional_maxima$rows, sanna$rows,
    participacion$rows, capital_exento$rows, gratificacion_tasa$rows, gratificacion_tope_imm$rows],
  tables: [tabla_impuesto_unico, afc_trabajador, afc_del_empleador, tasas_afp] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 1n), above: null }] }, parameters: $parameters,
  elsewhere: $elsewhere, compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
