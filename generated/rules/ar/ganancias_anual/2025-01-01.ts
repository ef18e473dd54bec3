// AR.ganancias_anual 2025.1: Ganancias de 4.ª categoría, acumulado, anual y final
// Emitted from rules/ar/ganancias_anual/2025-01-01.pay by payroll compile. Do not edit.
// file    sha256:7f889d78612193e6b63f127625bde1b243c2f9195a7d79374ef4c531781cb496
// meaning sha256:19ec47956a93cf09d3b8faa88954c80a4b8166f986295942f51f9c11b3d892d0
import * as rt from '../../../../runtime/index.ts';
import { $file, gni$rows, deduccion_especial$rows, conyuge$rows, hijo$rows, hijo_incapacitado$rows, tasa_tope$rows,
  tramos, cuotas, tasas, $sources, $provenance, $inputs, $histories, $steps } from './2025-01-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'rules/ar/ganancias_anual/2025-01-01.pay',
    fingerprint: 'sha256:7f889d78612193e6b63f127625bde1b243c2f9195a7d79374ef4c531781cb496',
    meaning: 'sha256:19ec47956a93cf09d3b8faa88954c80a4b8166f986295942f51f9c11b3d892d0', country: 'AR', scheme: 'ganancias_anual',
    label: 'Ganancias de 4.ª categoría, acumulado, anual y final', version: '2025.1', currency: 'ARS', validFrom: '2025-01-01',
    validUntil: '2026-12-31', periods: ['event'], proration: null, days: 'as_given', asOf: 'period_end',
    laws: ['RG AFIP 4003/2017 arts. 7, 9 y 21; RG AFIP 5531/2024',
      'Ley 20.628 t.o. 2019, Impuesto a las Ganancias (LIG), arts. 30 y 94; Ley 27.743'],
    changes: [{ date: '2025-07-01', summary: 'Deducciones y escala del segundo semestre', law: 'LIG arts. 30 y 94; Ley 27.743' },
      { date: '2026-01-01', summary: 'Deducciones y escala del primer semestre', law: 'LIG arts. 30 y 94; Ley 27.743' },
      { date: '2026-07-01', summary: 'Deducciones y escala del segundo semestre', law: 'LIG arts. 30 y 94; Ley 27.743' }], employerTables: [],
    summary: { total_perceptions: 'total_percepciones', total_deductions: 'total_deducciones', net_salary: 'neto' }, sources: $sources,
    provenance: $provenance, inputs: $inputs, histories: $histories, steps: $steps }, 'half_up:0.01');

const $parameters = rt.byDate(($at) => ({
  tasas$rows1: rt.scaledRows(tasas, { date: $at }, 1n, 100n),
  tasa_tope: rt.scaledWorth($at, 20n, tasa_tope$rows),
}));
const $elsewhere = rt.byDate(($at) => ({
  gni: rt.scaledWorth($at, 100n, gni$rows),
  deduccion_especial: rt.scaledWorth($at, 50n, deduccion_especial$rows),
  conyuge: rt.scaledWorth($at, 100n, conyuge$rows),
  hijo: rt.scaledWorth($at, 100n, hijo$rows),
  hijo_incapacitado: rt.scaledWorth($at, 100n, hijo_incapacitado$rows),
  tramos$rows1: rt.scaledRows(tramos, { date: $at }, 1n, 100n),
  cuotas$rows1: rt.scaledRows(cuotas, { date: $at }, 1n, 100n),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $at = $row.referenceDate;
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  const tipo_liquidacion$sent = rt.textAt($row.texts, 0);
  // Liquidación
  if (tipo_liquidacion$sent !== undefined && !(rt.positionOf(['mensual', 'anual', 'final'], tipo_liquidacion$sent) > 0)) return false;
  const tipo_liquidacion = tipo_liquidacion$sent !== undefined ? tipo_liquidacion$sent : 'mensual';
  $s[0] = rt.positionOf(['mensual', 'anual', 'final'], tipo_liquidacion);
  // Remuneración bruta, sin aguinaldo
  if (!rt.isSent($n[1]!)) {
    if (!rt.isSent($n[10]!)) return false;
  }
  if ($n[1]! < 0 || $n[1]! > 100000000000000) return false;
  const remuneracion = $s[1] = $n[1]!;
  // Aguinaldo pagado
  if ($n[2]! < 0 || $n[2]! > 100000000000000) return false;
  const sac_pagado = $s[2] = $n[2]!;
  // Remuneración de los meses sin aguinaldo pagado
  if ($n[3]! < 0 || $n[3]! > 100000000000000) return false;
  const remuneracion_sin_sac = $s[3] = $n[3]!;
  // Aportes, con los del aguinaldo
  if ($n[4]! < 0 || $n[4]! > 100000000000000) return false;
  const aportes = $s[4] = $n[4]!;
  // Aportes de los meses sin aguinaldo pagado
  if ($n[5]! < 0 || $n[5]! > 100000000000000) return false;
  const aportes_sin_sac = $s[5] = $n[5]!;
  // Deducciones del formulario 572, con sus límites ya aplicados
  if ($n[6]! < 0 || $n[6]! > 100000000000000) return false;
  const otras_deducciones_acumuladas = $s[6] = rt.sentOr($n[6]!, 0);
  // Pagos a cuenta
  if ($n[7]! < 0 || $n[7]! > 100000000000000) return false;
  const pagos_a_cuenta = $s[7] = rt.sentOr($n[7]!, 0);
  // Retenido antes, menos lo devuelto
  if ($n[8]! < 0 || $n[8]! > 100000000000000) return false;
  const retenciones = $s[8] = $n[8]!;
  // Lo que se cobra en el mes, menos los aportes
  if ($n[9]! < 0 || $n[9]! > 100000000000000) return false;
  const base_tope_35 = $s[9] = $n[9]!;
  // Remuneración de los recibos del año
  if ($n[10]! < 0 || $n[10]! > 100000000000000) return false;
  const remuneracion_del_anio = $s[10] = $n[10]!;
  // Sumas no remunerativas de los recibos del año
  if ($n[11]! < 0 || $n[11]! > 100000000000000) return false;
  const no_remunerativo_del_anio = $s[11] = rt.sentOr($n[11]!, 0);
  // Vacaciones pagadas en el año
  if ($n[12]! < 0 || $n[12]! > 100000000000000) return false;
  const vacaciones_del_anio = $s[12] = rt.sentOr($n[12]!, 0);
  // Gravado en la liquidación final
  if ($n[13]! < 0 || $n[13]! > 100000000000000) return false;
  const final_del_anio = $s[13] = rt.sentOr($n[13]!, 0);
  // Aguinaldo pagado en el año
  if ($n[14]! < 0 || $n[14]! > 100000000000000) return false;
  const sac_del_anio = $s[14] = rt.sentOr($n[14]!, 0);
  // Aguinaldo de la liquidación final
  if ($n[15]! < 0 || $n[15]! > 100000000000000) return false;
  const sac_egreso_del_anio = $s[15] = rt.sentOr($n[15]!, 0);
  // Descuentos de los recibos del año, con Ganancias
  if ($n[16]! < 0 || $n[16]! > 100000000000000) return false;
  const descuentos_del_anio = $s[16] = rt.sentOr($n[16]!, 0);
  // Ganancias entre esos descuentos
  if ($n[17]! < 0 || $n[17]! > 100000000000000) return false;
  const ganancias_de_recibos = $s[17] = rt.sentOr($n[17]!, 0);
  // Ganancias retenido en el año
  if ($n[18]! < 0 || $n[18]! > 100000000000000) return false;
  const retenido_del_anio = $s[18] = rt.sentOr($n[18]!, 0);
  // Ganancias devuelto en el año
  if ($n[19]! < 0 || $n[19]! > 100000000000000) return false;
  const devuelto_del_anio = $s[19] = rt.sentOr($n[19]!, 0);
  // Remuneración de los recibos del semestre
  if ($n[20]! < 0 || $n[20]! > 100000000000000) return false;
  const remuneracion_del_semestre = $s[20] = rt.sentOr($n[20]!, 0);
  // Sumas no remunerativas de los recibos del semestre
  if ($n[21]! < 0 || $n[21]! > 100000000000000) return false;
  const no_remunerativo_del_semestre = $s[21] = rt.sentOr($n[21]!, 0);
  // Vacaciones pagadas en el semestre
  if ($n[22]! < 0 || $n[22]! > 100000000000000) return false;
  const vacaciones_del_semestre = $s[22] = rt.sentOr($n[22]!, 0);
  // Descuentos de los recibos del semestre, con Ganancias
  if ($n[23]! < 0 || $n[23]! > 100000000000000) return false;
  const descuentos_del_semestre = $s[23] = rt.sentOr($n[23]!, 0);
  // Ganancias entre los descuentos del semestre
  if ($n[24]! < 0 || $n[24]! > 100000000000000) return false;
  const ganancias_del_semestre = $s[24] = rt.sentOr($n[24]!, 0);
  // Aguinaldo pagado en el semestre
  if ($n[25]! < 0 || $n[25]! > 100000000000000) return false;
  const sac_del_semestre = $s[25] = rt.sentOr($n[25]!, 0);
  // Hijos menores de 18 años
  if ($n[26]! < 0 || $n[26]! > 20) return false;
  const cantidad_hijos = $s[26] = rt.sentOr($n[26]!, 0);
  // Hijos incapacitados, de cualquier edad
  if ($n[27]! < 0 || $n[27]! > 20) return false;
  const cantidad_hijos_incapacitados = $s[27] = rt.sentOr($n[27]!, 0);
  // Cónyuge o conviviente a cargo
  const conyuge_a_cargo = $n[28]! === 1;
  $s[28] = conyuge_a_cargo ? 1 : 0;
  // Remuneración bruta acumulada
  const $5 = rt.isSent($n[1]!);
  $s[29] = $5 ? 1 : 0;
  let $6: number;
  if ($5) {
    $6 = remuneracion;
  } else {
    const $3 = rt.isSent($n[10]!);
    $s[30] = $3 ? 1 : 0;
    let $4: number;
    if ($3) {
      const $2 = final_del_anio - sac_egreso_del_anio;
      $4 = remuneracion_del_anio + no_remunerativo_del_anio + vacaciones_del_anio + (0 > $2 ? 0 : $2);
    } else {
      $4 = 0;
    }
    $6 = $4;
  }
  const remuneracion_bruta_acumulada = $s[31] = $6;
  // Aguinaldo pagado
  const $7 = rt.isSent($n[2]!);
  $s[32] = $7 ? 1 : 0;
  const sac_pagado_acumulado = $s[33] = $7 ? sac_pagado : sac_del_anio + sac_egreso_del_anio;
  // Aportes computables
  const $10 = rt.isSent($n[4]!);
  $s[34] = $10 ? 1 : 0;
  let $11: number;
  if ($10) {
    $11 = aportes;
  } else {
    const $9 = descuentos_del_anio - ganancias_de_recibos;
    $11 = 0 > $9 ? 0 : $9;
  }
  const aportes_computables = $s[35] = $11;
  // Los meses tienen su aguinaldo pagado
  const $12 = !rt.same(tipo_liquidacion, 'mensual');
  $s[36] = $12 ? 1 : 0;
  const aguinaldo_pagado = $12 || sac_del_semestre > 0;
  $s[37] = aguinaldo_pagado ? 1 : 0;
  // Remuneración sin aguinaldo pagado
  const $14 = rt.isSent($n[3]!);
  $s[38] = $14 ? 1 : 0;
  let $15: number;
  if ($14) {
    $15 = remuneracion_sin_sac;
  } else {
    $15 = aguinaldo_pagado ? 0 : remuneracion_del_semestre + no_remunerativo_del_semestre + vacaciones_del_semestre;
  }
  const remuneracion_sin_sac_pagado = $s[39] = $15;
  // Aportes sin aguinaldo pagado
  const $18 = rt.isSent($n[5]!);
  $s[40] = $18 ? 1 : 0;
  let $19: number;
  if ($18) {
    $19 = aportes_sin_sac;
  } else {
    let $17: number;
    if (aguinaldo_pagado) {
      $17 = 0;
    } else {
      const $16 = descuentos_del_semestre - ganancias_del_semestre;
      $17 = 0 > $16 ? 0 : $16;
    }
    $19 = $17;
  }
  const aportes_sin_sac_pagado = $s[41] = $19;
  // Otras deducciones
  const otras_deducciones = $s[42] = otras_deducciones_acumuladas;
  // Retenido en el año
  const $20 = rt.isSent($n[8]!);
  $s[43] = $20 ? 1 : 0;
  const retenciones_acumuladas = $s[44] = $20 ? retenciones : retenido_del_anio - devuelto_del_anio;
  // Enero
  const enero = rt.startOfYear($row.period.end);
  $s[45] = rt.digitsOfDate(enero);
  // Julio
  const julio = rt.dateOf(rt.yearOf($row.period.end), 7, 1);
  $s[46] = rt.digitsOfDate(julio);
  // Final del primer semestre
  let final_del_primero = 0;
  const $22 = rt.same(tipo_liquidacion, 'final');
  $s[47] = $22 ? 1 : 0;
  const $23 = $22 && Number($at.slice(5, 7)) <= 6;
  $s[48] = $23 ? 1 : 0;
  if ($23) {
    final_del_primero = $s[49] = 1;
  }
  // Peso del primer semestre
  const $25 = rt.same(tipo_liquidacion, 'mensual');
  $s[50] = $25 ? 1 : 0;
  let $26: number;
  if ($25) {
    const $24 = Number($at.slice(5, 7));
    $26 = $24 < 6 ? $24 : 6;
  } else {
    $26 = final_del_primero * 12;
  }
  const peso_1 = $s[51] = $26;
  // Peso del segundo semestre
  let $28: number;
  if ($25) {
    const $27 = Number($at.slice(5, 7)) - 6;
    $28 = 0 > $27 ? 0 : $27;
  } else {
    $28 = (1 - final_del_primero) * 12;
  }
  const peso_2 = $s[52] = $28;
  // Ganancia no imponible
  const $29 = $elsewhere(enero);
  if ($29 === null) return false;
  $s[53] = $29.gni;
  const $30 = $elsewhere(julio);
  if ($30 === null) return false;
  $s[54] = $30.gni;
  const $31 = $s[56] = $29.gni * peso_1 + $30.gni * peso_2;
  const gni_acumulada = $s[55] = Math.floor(($31 + 6) / 12);
  // Deducción especial
  const $33 = $elsewhere(enero);
  if ($33 === null) return false;
  $s[57] = $33.deduccion_especial;
  const $34 = $elsewhere(julio);
  if ($34 === null) return false;
  $s[58] = $34.deduccion_especial;
  const $35 = $s[60] = $33.deduccion_especial * peso_1 + $34.deduccion_especial * peso_2;
  const especial_acumulada = $s[59] = Math.floor(($35 + 3) / 6);
  // Cónyuge
  const $37 = $elsewhere(enero);
  if ($37 === null) return false;
  $s[61] = $37.conyuge;
  const $38 = $elsewhere(julio);
  if ($38 === null) return false;
  $s[62] = $38.conyuge;
  const $39 = $s[64] = $37.conyuge * peso_1 + $38.conyuge * peso_2;
  const conyuge_acumulado = $s[63] = Math.floor(($39 + 6) / 12);
  // Hijo
  const $41 = $elsewhere(enero);
  if ($41 === null) return false;
  $s[65] = $41.hijo;
  const $42 = $elsewhere(julio);
  if ($42 === null) return false;
  $s[66] = $42.hijo;
  const $43 = $s[68] = $41.hijo * peso_1 + $42.hijo * peso_2;
  const hijo_acumulado = $s[67] = Math.floor(($43 + 6) / 12);
  // Hijo incapacitado
  const $45 = $elsewhere(enero);
  if ($45 === null) return false;
  $s[69] = $45.hijo_incapacitado;
  const $46 = $elsewhere(julio);
  if ($46 === null) return false;
  $s[70] = $46.hijo_incapacitado;
  const $47 = $s[72] = $45.hijo_incapacitado * peso_1 + $46.hijo_incapacitado * peso_2;
  const incapacitado_acumulado = $s[71] = Math.floor(($47 + 6) / 12);
  // Doceava del aguinaldo
  const sac_proporcional = $s[73] = Math.floor((remuneracion_sin_sac_pagado + 6) / 12);
  $s[74] = remuneracion_sin_sac_pagado;
  // Ganancia bruta acumulada
  const ganancia_bruta_acumulada = $s[75] = remuneracion_bruta_acumulada + sac_pagado_acumulado + sac_proporcional;
  // Aportes sobre la doceava
  const aportes_sac_proporcional = $s[76] = Math.floor((aportes_sin_sac_pagado + 6) / 12);
  $s[77] = aportes_sin_sac_pagado;
  // Deducciones personales art. 30
  const $52 = conyuge_a_cargo ? conyuge_acumulado : 0;
  const deducciones_personales = $s[78] = gni_acumulada +
    especial_acumulada +
    $52 +
    hijo_acumulado *
    cantidad_hijos +
    incapacitado_acumulado *
    cantidad_hijos_incapacitados;
  // Doceava de las deducciones
  const deduccion_doceava = $s[79] = Math.floor((deducciones_personales + 6) / 12);
  $s[80] = deducciones_personales;
  // Ganancia neta sujeta a impuesto
  const $55 = ganancia_bruta_acumulada -
    aportes_computables -
    aportes_sac_proporcional -
    otras_deducciones -
    deducciones_personales -
    deduccion_doceava;
  const ganancia_neta_sujeta = $s[81] = 0 > $55 ? 0 : $55;
  const limite$02_09 = [];
  for (let $i = 0; $i < 8; $i += 1) {
    // Límite del tramo 2 … Límite del tramo 9
    const $57 = $elsewhere(enero);
    if ($57 === null) return false;
    const $58 = $s[82 + 8 * $i] = rt.rowOf($57.tramos$rows1, 2 + $i, 1, false);
    if ($58 < 0) return false;
    $s[83 + 8 * $i] = 2 + $i;
    $s[84 + 8 * $i] = rt.digitsOfDate(enero);
    const $59 = $57.tramos$rows1.value[$58]!;
    const $60 = $elsewhere(julio);
    if ($60 === null) return false;
    const $61 = $s[85 + 8 * $i] = rt.rowOf($60.tramos$rows1, 2 + $i, 1, false);
    if ($61 < 0) return false;
    $s[86 + 8 * $i] = 2 + $i;
    $s[87 + 8 * $i] = rt.digitsOfDate(julio);
    const $62 = $60.tramos$rows1.value[$61]!;
    const $63 = $s[89 + 8 * $i] = $59 * peso_1 + $62 * peso_2;
    const limite$one = $s[88 + 8 * $i] = Math.floor(($63 + 6) / 12);
    limite$02_09.push(limite$one);
  }
  const pasado$02_09 = [];
  for (let $i = 0; $i < 8; $i += 1) {
    // Tramo alcanzado 2 … Tramo alcanzado 9
    let pasado$one = 0;
    const $121 = ganancia_neta_sujeta > limite$02_09[$i]!;
    $s[146 + 2 * $i] = $121 ? 1 : 0;
    if ($121) {
      pasado$one = $s[147 + 2 * $i] = 1;
    }
    pasado$02_09.push(pasado$one);
  }
  // Tramo
  const tramo = $s[162] = 1 +
    pasado$02_09[0]! +
    pasado$02_09[1]! +
    pasado$02_09[2]! +
    pasado$02_09[3]! +
    pasado$02_09[4]! +
    pasado$02_09[5]! +
    pasado$02_09[6]! +
    pasado$02_09[7]!;
  // Desde donde empieza el tramo
  const $130 = $elsewhere(enero);
  if ($130 === null) return false;
  const $131 = $s[163] = rt.rowOf($130.tramos$rows1, tramo, 1, false);
  if ($131 < 0) return false;
  $s[164] = tramo;
  $s[165] = rt.digitsOfDate(enero);
  const $132 = $130.tramos$rows1.value[$131]!;
  const $133 = $elsewhere(julio);
  if ($133 === null) return false;
  const $134 = $s[166] = rt.rowOf($133.tramos$rows1, tramo, 1, false);
  if ($134 < 0) return false;
  $s[167] = tramo;
  $s[168] = rt.digitsOfDate(julio);
  const $135 = $133.tramos$rows1.value[$134]!;
  const $136 = $s[170] = $132 * peso_1 + $135 * peso_2;
  const tramo_limite = $s[169] = Math.floor(($136 + 6) / 12);
  // Cuota fija del tramo
  const $138 = $elsewhere(enero);
  if ($138 === null) return false;
  const $139 = $s[171] = rt.rowOf($138.cuotas$rows1, tramo, 1, false);
  if ($139 < 0) return false;
  $s[172] = tramo;
  $s[173] = rt.digitsOfDate(enero);
  const $140 = $138.cuotas$rows1.value[$139]!;
  const $141 = $elsewhere(julio);
  if ($141 === null) return false;
  const $142 = $s[174] = rt.rowOf($141.cuotas$rows1, tramo, 1, false);
  if ($142 < 0) return false;
  $s[175] = tramo;
  $s[176] = rt.digitsOfDate(julio);
  const $143 = $141.cuotas$rows1.value[$142]!;
  const $144 = $s[178] = $140 * peso_1 + $143 * peso_2;
  const tramo_cuota = $s[177] = Math.floor(($144 + 6) / 12);
  // Tasa del tramo
  const $146 = $s[179] = rt.rowOf($f.tasas$rows1, tramo, 1, false);
  if ($146 < 0) return false;
  $s[180] = tramo;
  const tramo_tasa = $s[181] = $f.tasas$rows1.value[$146]!;
  // Impuesto determinado
  const $148 = (ganancia_neta_sujeta - tramo_limite) * tramo_tasa;
  if ($148 > rt.SAFE || $148 < -rt.SAFE) return false;
  const $149 = $s[183] = tramo_cuota * 100 + $148;
  if ($149 > rt.SAFE || $149 < -rt.SAFE) return false;
  const $150 = rt.wholeOf($149, 100, 'half_up');
  if (Number.isNaN($150)) return false;
  const impuesto_determinado = $s[182] = $150;
  // Impuesto menos lo retenido
  const retencion_mes = $s[184] = impuesto_determinado - pagos_a_cuenta - retenciones_acumuladas;
  // Tope del 35%
  let ganancias_tope_35 = 0;
  const $152 = rt.isSent($n[9]!);
  $s[185] = $152 ? 1 : 0;
  const $153 = $152 && rt.same(tipo_liquidacion, 'mensual');
  $s[186] = $153 ? 1 : 0;
  if ($153) {
    const $154 = $s[188] = $f.tasa_tope * base_tope_35;
    ganancias_tope_35 = $s[187] = Math.floor(($154 + 10) / 20);
  }
  // La retención pasa del tope
  const con_tope = $153 ? retencion_mes > ganancias_tope_35 : false;
  $s[189] = con_tope ? 1 : 0;
  // Impuesto a las Ganancias (4.ª categoría)
  const $157 = con_tope ? ganancias_tope_35 : retencion_mes;
  const ganancias = $s[190] = 0 > $157 ? 0 : $157;
  // Devolución de Ganancias
  const $159 = -retencion_mes;
  const devolucion_ganancias = $s[191] = 0 > $159 ? 0 : $159;
  // Total de percepciones
  const total_percepciones = $s[192] = devolucion_ganancias;
  // Total de deducciones
  const total_deducciones = $s[193] = ganancias;
  // Neto
  $s[194] = total_percepciones - total_deducciones;
  if (rt.same(tipo_liquidacion, 'anual') && Number($at.slice(5, 7)) !== 12) return false;
  if ($notes !== null) {
    if (con_tope) {
      // GANANCIAS_TOPE_35_APPLIED
      $notes.add(1, rt.ratio(retencion_mes, 100n), rt.ratio(ganancias, 100n));
    }
    if (retencion_mes < 0) {
      // GANANCIAS_REFUND
      $notes.add(2, rt.ratio(devolucion_ganancias, 100n));
    }
    if ((conyuge_a_cargo || cantidad_hijos > 0 || cantidad_hijos_incapacitados > 0) && Number($at.slice(5, 7)) > 1) {
      // FAMILY_SINCE_JANUARY
      $notes.add(3);
    }
    if (remuneracion_sin_sac_pagado > remuneracion_bruta_acumulada || ($12 && remuneracion_sin_sac_pagado > 0)) {
      // ACCUMULATED_INPUT_MISMATCH
      $notes.add(4, rt.ratio(remuneracion_sin_sac_pagado, 100n), rt.ratio(remuneracion_bruta_acumulada, 100n));
    }
    if ($22 && Number($at.slice(5, 7)) <= 6) {
      // PARAM_UNVERIFIED
      $notes.add(5);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '«0:»{"size":195,"scales":[1«25:,100»,1,1,1],"values":[["sent","given(remuneracion)",1],["input",1,1],["sent","given(remuneracion_del_anio)",10],["input",10,10],["input",11,11],["input",12,12],["input",13,13],["input",15,15],["sent","given(sac_pagado)",2],["input",2,2],["input",14,14],["sent","given(aportes)",4],["input",4,4],["input",16,16],["input",17,17],["input",0,[0,1]],["input",25,25],["sent","given(remuneracion_sin_sac)",3],["input",3,3],3,["input",20,20],["input",21,21],["input",22,22],["sent","given(aportes_sin_sac)",5],["input",5,5],["input",23,23],["input",24,24],["input",6,6],["sent","given(retenciones)",8],["input",8,8],["input",18,18],["input",19,19],["period","end_date","date",[]],["period","month","number",[]],10,8,["kept","gni at enero","money",53],11,9,["kept","gni at julio","money",54],12,["kept","deduccion_especial at enero","money",[57,50]],["kept","deduccion_especial at julio","money",[58,50]],["kept","conyuge at enero","money",61],["kept","conyuge at julio","money",62],["kept","hijo at enero","money",65],["kept","hijo at julio","money",66],["kept","hijo_incapacitado at enero","money",69],["kept","hijo_incapacitado at julio","money",70],4,0,1,18,5,13,14,["input",28,[28,1]],15,16,["input",26,[26,1]],17,["input",27,[27,1]],21,19,2,20,6«19:,‹22›»,42,41,43,44,["input",7,7],7,["sent","given(base_tope_35)",9],["parameter","tasa_tope",20,"rate"],["input",9,9],45,46,47,49,48,50,51],"tables":[{"table":0«8:,"rows":"tramos$rows1","of":"number","gives":"money","scales":[1,100,100],"slots":[‹82+8›,‹83+8›,null],"at":[" at enero",‹84+8›],"scalesValue":1},{"name":"tramos.2","table":0,"rows":"tramos$rows1","of":"number","gives":"money","scales":[1,100,100],"slots":[‹85+8›,‹86+8›,null],"at":[" at julio",‹87+8›],"scalesValue":1},{"table":0»,"rows":"tramos$rows1","of":"number","gives":"money","scales":[1,100,100],"slots":[163,164,null],"at":[" at enero",165],"scalesValue":1},{"name":"tramos.2","table":0,"rows":"tramos$rows1","of":"number","gives":"money","scales":[1,100,100],"slots":[166,167,null],"at":[" at julio",168],"scalesValue":1},{"table":1,"rows":"cuotas$rows1","of":"number","gives":"money","scales":[1,100,100],"slots":[171,172,null],"at":[" at enero",173],"scalesValue":1},{"name":"cuotas.2","table":1,"rows":"cuotas$rows1","of":"number","gives":"money","scales":[1,100,100],"slots":[174,175,null],"at":[" at julio",176],"scalesValue":1},{"table":2,"rows":"tasas$rows1","of":"number","scales":[1,100,100],"slots":[179,180,null]}],"steps":[[31,[0,[[1],29,1,1],[[2,3,4,5,6,7],29,0,0,30,1,1]]],[33,[8,[[9],32,1,1],[[10,7],32,0,0]]],[35,[11,[[12],34,1,1],[[13,14],34,0,0]]],[[37,1],[15,[[16],36,0,0]]],[39,[17,[[18],38,1,1],[[19],38,0,0],[[20,21,22],38,0,0,37,0,0]]],[41,[23,[[24],40,1,1],[[19],40,0,0],[[25,26],40,0,0,37,0,0]]],[42,[27]],[44,[28,[[29],43,1,1],[[30,31],43,0,0]]],[[45,1],[32]],[[46,1],[32]],[[49,1],[15,[[33],47,1,1]],null,null,48],[[51,12],[15,[[33],50,1,1],[[34],50,0,0]]],[[52,12],[15,[[33],50,1,1],[[34],50,0,0]]],[55,[35,36,37,38,39,40],[56,1200]],[59,[35,41,37,38,42,40],[60,600]],[63,[35,43,37,38,44,40],[64,1200]],[67,[35,45,37,38,46,40],[68,1200]],[71,[35,47,37,38,48,40],[72,1200]],[73,[49],[74,1200]],[75,[50,51,52]],[76,[53],[77,1200]],[78,[54,55,56,[[57],28,1,1],58,59,60,61]],[79,[62],[80,1200]],[81,[63,64,65,66,62,67«8:]],[‹88+8›,[35,37,38,40,-‹1+2›,-‹2+2›],[‹89+8›,1200»]],[[147«7:,1],[68,‹69›],null,null,‹146+2›],[[‹149+2›»,1],[68,76],null,null,160],[[162,1],[77,78,79,80,81,82,83,84]],[169,[85,35,37,85,38,40,-17,-18],[170,1200]],[177,[85,35,37,85,38,40,-19,-20],[178,1200]],[181,[85,-21]],[182,[86,68,87,88],[183,10000]],[184,[89,90,91]],[187,[92,[[15],185,1,1],[[93,94],186,1,1]],[188,2000],null,186],[[189,1],[92,[[15],185,1,1],[[95,96],186,1,1]]],[190,[97,[[96],189,1,1],[[95],189,0,0]]],[191,[95]],[192,[98]],[193,[99]],[194,[100,101]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '«0:»{"scheme":["ARS","period_end",["half_up",[["1/100",null]]]],"types":[{"words":["mensual","anual","final"]},[1,0,"number"],"boolean",[0,0,"integer"],"date",[0,0,"number"],[0,0,"rate"]],"roundings":[["half_up",[["1/100",null]]]],"nodes":"0 word,mensual;1 c0;1 c1000000000000;2 given,10;2 16 3;3 c0;3 c20;2 truth,false;2 given,1;1 i1;1 i10;1 i11;1 0 10 11;1 i12;1 0 12 13;1 i13;1 i15;1 1 15 16;1 6 1 17;1 0 14 18;1 18 3 19 1;1 18 8 9 20;2 given,2;1 i2;1 i14;1 0 24 16;1 18 22 23 25;2 given,4;1 i4;1 i16;1 i17;1 1 29 30;1 6 1 31;1 18 27 28 32;0 i0;2 9 34 0;1 i25;2 12 36 1;2 15 35 37;2 given,3;1 i3;2 s3;1 i20;1 i21;1 0 42 43;1 i22;1 0 44 45;1 18 41 1 46;1 18 39 40 47;2 given,5;1 i5;1 i23;1 i24;1 1 51 52;1 6 1 53;1 18 41 1 54;1 18 49 50 55;1 i6;2 given,8;1 i8;1 i18;1 i19;1 1 60 61;1 18 58 59 62;4 period,4;4 24 64;3 19 64;3 c7;3 c1;4 33 66 67 68;0 word,final;2 8 34 70;3 period,6;3 c6;2 11 72 73;2 14 71 74;2 8 34 0;3 5 72 73;3 c12;5 3 77 78;3 s10;5 18 76 79 80;3 1 72 73;3 6 5 82;5 3 83 78;3 1 68 80;5 18 76 84 85;4 s8;1 p0 87;5 s11;1 2 88 89;4 s9;1 p0 91;5 s12;1 2 92 93;1 0 90«4: ‹94+5›;1 p‹1› 87;1 2 ‹96+5› 89;1 p‹1› 91;1 2 ‹98+5› 93;1 0 ‹97+5›» 114;1 s4;1 3 116 78;1 s0;1 s1;1 0 118 119;1 s18;1 0 120 121;1 s5;1 3 123 78;1 s13;1 s14;1 0 125 126;2 i28;1 s15;1 18 128 129 1;1 0 127 130;1 s16;3 i26;1 2 132 133;1 0 131 134;1 s17;3 i27;1 2 136 137;1 0 135 138;1 s21;1 3 140 78;1 s19;1 s2;1 1 142 143;1 s20;1 1 144 145;1 s6;1 1 146 147;1 1 148 140;1 s22;1 1 149 150;1 6 1«4: ‹151+6›;3 c‹2›;1 apply,0 ‹153+6› 87;1 2 ‹154+6› 89;1 apply,0 ‹153+6› 91;1 2 ‹156+6› 93;1 0 ‹155+6›» 175;1 apply,0 73 87;1 2 177 89;1 apply,0 73 91;1 2 179 93;1 0 178 180;1 apply,0 67 87;1 2 182 89;1 apply,0 67 91;1 2 184 93;1 0 183 185;3 c8;1 apply,0 187 87;1 2 188 89;1 apply,0 187 91;1 2 190 93;1 0 189 191;3 c9;1 apply,0 193 87;1 2 194 89;1 apply,0 193 91;1 2 196 93;1 0 195 197;1 s23«8:;1 s‹24›;2 12 199 ‹200+2›»;3 s32«7:;3 s‹33›;3 0 ‹216+2› ‹217+2›»;3 0 68 230;3 s40;1 apply,0 232 87;1 2 233 89;1 apply,0 232 91;1 2 235 93;1 0 234 236;1 apply,1 232 87;1 2 238 89;1 apply,1 232 91;1 2 240 93;1 0 239 241;6 apply,2 232;1 s42;1 s41;1 1 199 245;6 s43;1 2 246 247;1 0 244 248;1 s44;1 i7;1 1 250 251;1 s7;1 1 252 253;2 given,9;2 14 255 76;6 p5;1 i9;1 2 257 258;1 s45;1 s46;2 12 260 261;2 18 256 262 7;2 s47;1 18 264 261 260;1 6 1 265;1 4 260;1 6 1 267;1 s49;1 s48;1 s50;1 s51;1 1 271 272;0 word,anual;2 8 34 274;2 9 72 78;2 14 275 276;2 10 260 1;2 12 133 5;2 15 128 279;2 12 137 5;2 15 280 281;2 12 72 68;2 14 282 283;2 12 116 118;2 12 116 1;2 14 35 286;2 15 285 287","items":[["i",0,0],["i",1,null,[1,true],[2,true],4],["i",2«4:,null,[1,true],[2,true]],["i",‹3›»,1,[1,true],[2,true]],["i",7,1,[1,true],[2,true]],["i",8,null,[1,true],[2,true]],["i",9,null,[1,true],[2,true]],["i",10,null,[1«15:,true],[2,true]],["i",‹11›,1,[1»,true],[2,true]],["i",26,5,[5,true],[6,true]],["i",27,5,[5,true],[6,true]],["i",28,7],[0,1,21,0],[1,1,26,0],[2,1,33,0],[3,2,38],[4,1,48,0],[5,1,56,0],[6,1,57,0],[7,1,63,0],[8,4,65],[9,4,69],[10,3,68,null,null,75],[11,5,81],[12,5,86«5:],[‹13›,1,‹95+5›,0»],[18,1,117,0],[19,1,122],[20,1,124,0],[21,1,139],[22,1,141«5:,0],[‹23›,1,‹152+6›»,0],[28,1,181,0],[29,1,186,0],[30,1,192,0],[31,1,198,0«8:],[‹32›,3,68,null,null,‹201+2›»],[40,3,231],[41,1,237,0],[42,1,242,0],[43,6,243],[44,1,249,0],[45,1,254,0],[46,1,259,0,null,256],[47,2,263],[48,1,266,0],[49,1,268,0],[50,1,269],[51,1,270],[52,1,273]],"parameters":[["gni",null],["deduccion_especial",null],["conyuge",null],["hijo",null],["hijo_incapacitado",null],["tasa_tope",null]],"notices":[["refuse","VALIDATION_ERROR","warning","period","period",null,277,["La liquidación anual se hace con el periodo de diciembre (RG AFIP 4003/2017 art. 21)"]],["warn","GANANCIAS_TOPE_35_APPLIED","info","ganancias","employee",null,264,["Lo que falta retener, ",260,", pasa del 35 % de lo que se cobra; se retiene ",270]],["warn","GANANCIAS_REFUND","info","ganancias","employee",null,278,["Se retuvo de más; se devuelve ",269]],["warn","FAMILY_SINCE_JANUARY","info","ganancias","employee",null,284,["La familia del mes se toma desde enero"]],["warn","ACCUMULATED_INPUT_MISMATCH","warning","inputs.remuneracion_sin_sac_pagado","inputs",null,288,[116," sin aguinaldo pagado no van con ",118," en una liquidación de esta clase"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,75,["final_del_primero: sin confirmar, que un final de enero a junio use las cifras del año entero del primer semestre"]]],"tables":[[5,null,1,null,null],[5,null,1,null,null],[5,null,6,null,null]]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [gni$rows, deduccion_especial$rows, conyuge$rows, hijo$rows, hijo_incapacitado$rows, tasa_tope$rows],
  tables: [tramos, cuotas, tasas] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  elsewhere: $elsewhere, compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
