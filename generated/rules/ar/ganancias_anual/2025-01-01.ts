// AR.ganancias_anual 2025.1: Ganancias de 4.ª categoría, acumulado, anual y final
// Emitted from rules/ar/ganancias_anual/2025-01-01.pay by payroll compile. Do not edit.
// file    sha256:df95101dcbcdf731d26b975327376ba27ebfd7b399d2ebded4c66a7db8d538c4
// meaning sha256:3e862324772fb2c4f32f24d22e91c1ab7f1b4b244f05c464b0eb27c54fa75ccc
import * as rt from '../../../../runtime/index.ts';
import { $file, gni$rows, deduccion_especial$rows, conyuge$rows, hijo$rows, hijo_incapacitado$rows, tasa_tope$rows,
  tramos, cuotas, tasas, $sources, $provenance, $inputs, $histories, $steps } from './2025-01-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'rules/ar/ganancias_anual/2025-01-01.pay',
    fingerprint: 'sha256:df95101dcbcdf731d26b975327376ba27ebfd7b399d2ebded4c66a7db8d538c4',
    meaning: 'sha256:3e862324772fb2c4f32f24d22e91c1ab7f1b4b244f05c464b0eb27c54fa75ccc', country: 'AR', scheme: 'ganancias_anual',
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
  // Vacaciones pagadas en el año
  if ($n[11]! < 0 || $n[11]! > 100000000000000) return false;
  const vacaciones_del_anio = $s[11] = rt.sentOr($n[11]!, 0);
  // Gravado en la liquidación final
  if ($n[12]! < 0 || $n[12]! > 100000000000000) return false;
  const final_del_anio = $s[12] = rt.sentOr($n[12]!, 0);
  // Aguinaldo pagado en el año
  if ($n[13]! < 0 || $n[13]! > 100000000000000) return false;
  const sac_del_anio = $s[13] = rt.sentOr($n[13]!, 0);
  // Aguinaldo de la liquidación final
  if ($n[14]! < 0 || $n[14]! > 100000000000000) return false;
  const sac_egreso_del_anio = $s[14] = rt.sentOr($n[14]!, 0);
  // Descuentos de los recibos del año, con Ganancias
  if ($n[15]! < 0 || $n[15]! > 100000000000000) return false;
  const descuentos_del_anio = $s[15] = rt.sentOr($n[15]!, 0);
  // Ganancias entre esos descuentos
  if ($n[16]! < 0 || $n[16]! > 100000000000000) return false;
  const ganancias_de_recibos = $s[16] = rt.sentOr($n[16]!, 0);
  // Ganancias retenido en el año
  if ($n[17]! < 0 || $n[17]! > 100000000000000) return false;
  const retenido_del_anio = $s[17] = rt.sentOr($n[17]!, 0);
  // Ganancias devuelto en el año
  if ($n[18]! < 0 || $n[18]! > 100000000000000) return false;
  const devuelto_del_anio = $s[18] = rt.sentOr($n[18]!, 0);
  // Remuneración de los recibos del semestre
  if ($n[19]! < 0 || $n[19]! > 100000000000000) return false;
  const remuneracion_del_semestre = $s[19] = rt.sentOr($n[19]!, 0);
  // Vacaciones pagadas en el semestre
  if ($n[20]! < 0 || $n[20]! > 100000000000000) return false;
  const vacaciones_del_semestre = $s[20] = rt.sentOr($n[20]!, 0);
  // Descuentos de los recibos del semestre, con Ganancias
  if ($n[21]! < 0 || $n[21]! > 100000000000000) return false;
  const descuentos_del_semestre = $s[21] = rt.sentOr($n[21]!, 0);
  // Ganancias entre los descuentos del semestre
  if ($n[22]! < 0 || $n[22]! > 100000000000000) return false;
  const ganancias_del_semestre = $s[22] = rt.sentOr($n[22]!, 0);
  // Aguinaldo pagado en el semestre
  if ($n[23]! < 0 || $n[23]! > 100000000000000) return false;
  const sac_del_semestre = $s[23] = rt.sentOr($n[23]!, 0);
  // Hijos menores de 18 años
  if ($n[24]! < 0 || $n[24]! > 20) return false;
  const cantidad_hijos = $s[24] = rt.sentOr($n[24]!, 0);
  // Hijos incapacitados, de cualquier edad
  if ($n[25]! < 0 || $n[25]! > 20) return false;
  const cantidad_hijos_incapacitados = $s[25] = rt.sentOr($n[25]!, 0);
  // Cónyuge o conviviente a cargo
  const conyuge_a_cargo = $n[26]! === 1;
  $s[26] = conyuge_a_cargo ? 1 : 0;
  // Remuneración bruta acumulada
  const $5 = rt.isSent($n[1]!);
  $s[27] = $5 ? 1 : 0;
  let $6: number;
  if ($5) {
    $6 = remuneracion;
  } else {
    const $3 = rt.isSent($n[10]!);
    $s[28] = $3 ? 1 : 0;
    let $4: number;
    if ($3) {
      const $2 = final_del_anio - sac_egreso_del_anio;
      $4 = remuneracion_del_anio + vacaciones_del_anio + (0 > $2 ? 0 : $2);
    } else {
      $4 = 0;
    }
    $6 = $4;
  }
  const remuneracion_bruta_acumulada = $s[29] = $6;
  // Aguinaldo pagado
  const $7 = rt.isSent($n[2]!);
  $s[30] = $7 ? 1 : 0;
  const sac_pagado_acumulado = $s[31] = $7 ? sac_pagado : sac_del_anio + sac_egreso_del_anio;
  // Aportes computables
  const $10 = rt.isSent($n[4]!);
  $s[32] = $10 ? 1 : 0;
  let $11: number;
  if ($10) {
    $11 = aportes;
  } else {
    const $9 = descuentos_del_anio - ganancias_de_recibos;
    $11 = 0 > $9 ? 0 : $9;
  }
  const aportes_computables = $s[33] = $11;
  // Los meses tienen su aguinaldo pagado
  const $12 = !rt.same(tipo_liquidacion, 'mensual');
  $s[34] = $12 ? 1 : 0;
  const aguinaldo_pagado = $12 || sac_del_semestre > 0;
  $s[35] = aguinaldo_pagado ? 1 : 0;
  // Remuneración sin aguinaldo pagado
  const $14 = rt.isSent($n[3]!);
  $s[36] = $14 ? 1 : 0;
  let $15: number;
  if ($14) {
    $15 = remuneracion_sin_sac;
  } else {
    $15 = aguinaldo_pagado ? 0 : remuneracion_del_semestre + vacaciones_del_semestre;
  }
  const remuneracion_sin_sac_pagado = $s[37] = $15;
  // Aportes sin aguinaldo pagado
  const $18 = rt.isSent($n[5]!);
  $s[38] = $18 ? 1 : 0;
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
  const aportes_sin_sac_pagado = $s[39] = $19;
  // Otras deducciones
  const otras_deducciones = $s[40] = otras_deducciones_acumuladas;
  // Retenido en el año
  const $20 = rt.isSent($n[8]!);
  $s[41] = $20 ? 1 : 0;
  const retenciones_acumuladas = $s[42] = $20 ? retenciones : retenido_del_anio - devuelto_del_anio;
  // Enero
  const enero = rt.startOfYear($row.period.end);
  $s[43] = rt.digitsOfDate(enero);
  // Julio
  const julio = rt.dateOf(rt.yearOf($row.period.end), 7, 1);
  $s[44] = rt.digitsOfDate(julio);
  // Final del primer semestre
  let final_del_primero = 0;
  const $22 = rt.same(tipo_liquidacion, 'final');
  $s[45] = $22 ? 1 : 0;
  const $23 = $22 && Number($at.slice(5, 7)) <= 6;
  $s[46] = $23 ? 1 : 0;
  if ($23) {
    final_del_primero = $s[47] = 1;
  }
  // Peso del primer semestre
  const $25 = rt.same(tipo_liquidacion, 'mensual');
  $s[48] = $25 ? 1 : 0;
  let $26: number;
  if ($25) {
    const $24 = Number($at.slice(5, 7));
    $26 = $24 < 6 ? $24 : 6;
  } else {
    $26 = final_del_primero * 12;
  }
  const peso_1 = $s[49] = $26;
  // Peso del segundo semestre
  let $28: number;
  if ($25) {
    const $27 = Number($at.slice(5, 7)) - 6;
    $28 = 0 > $27 ? 0 : $27;
  } else {
    $28 = (1 - final_del_primero) * 12;
  }
  const peso_2 = $s[50] = $28;
  // Ganancia no imponible
  const $29 = $elsewhere(enero);
  if ($29 === null) return false;
  $s[51] = $29.gni;
  const $30 = $elsewhere(julio);
  if ($30 === null) return false;
  $s[52] = $30.gni;
  const $31 = $s[54] = $29.gni * peso_1 + $30.gni * peso_2;
  const gni_acumulada = $s[53] = Math.floor(($31 + 6) / 12);
  // Deducción especial
  const $33 = $elsewhere(enero);
  if ($33 === null) return false;
  $s[55] = $33.deduccion_especial;
  const $34 = $elsewhere(julio);
  if ($34 === null) return false;
  $s[56] = $34.deduccion_especial;
  const $35 = $s[58] = $33.deduccion_especial * peso_1 + $34.deduccion_especial * peso_2;
  const especial_acumulada = $s[57] = Math.floor(($35 + 3) / 6);
  // Cónyuge
  const $37 = $elsewhere(enero);
  if ($37 === null) return false;
  $s[59] = $37.conyuge;
  const $38 = $elsewhere(julio);
  if ($38 === null) return false;
  $s[60] = $38.conyuge;
  const $39 = $s[62] = $37.conyuge * peso_1 + $38.conyuge * peso_2;
  const conyuge_acumulado = $s[61] = Math.floor(($39 + 6) / 12);
  // Hijo
  const $41 = $elsewhere(enero);
  if ($41 === null) return false;
  $s[63] = $41.hijo;
  const $42 = $elsewhere(julio);
  if ($42 === null) return false;
  $s[64] = $42.hijo;
  const $43 = $s[66] = $41.hijo * peso_1 + $42.hijo * peso_2;
  const hijo_acumulado = $s[65] = Math.floor(($43 + 6) / 12);
  // Hijo incapacitado
  const $45 = $elsewhere(enero);
  if ($45 === null) return false;
  $s[67] = $45.hijo_incapacitado;
  const $46 = $elsewhere(julio);
  if ($46 === null) return false;
  $s[68] = $46.hijo_incapacitado;
  const $47 = $s[70] = $45.hijo_incapacitado * peso_1 + $46.hijo_incapacitado * peso_2;
  const incapacitado_acumulado = $s[69] = Math.floor(($47 + 6) / 12);
  // Doceava del aguinaldo
  const sac_proporcional = $s[71] = Math.floor((remuneracion_sin_sac_pagado + 6) / 12);
  $s[72] = remuneracion_sin_sac_pagado;
  // Ganancia bruta acumulada
  const ganancia_bruta_acumulada = $s[73] = remuneracion_bruta_acumulada + sac_pagado_acumulado + sac_proporcional;
  // Aportes sobre la doceava
  const aportes_sac_proporcional = $s[74] = Math.floor((aportes_sin_sac_pagado + 6) / 12);
  $s[75] = aportes_sin_sac_pagado;
  // Deducciones personales art. 30
  const $52 = conyuge_a_cargo ? conyuge_acumulado : 0;
  const deducciones_personales = $s[76] = gni_acumulada +
    especial_acumulada +
    $52 +
    hijo_acumulado *
    cantidad_hijos +
    incapacitado_acumulado *
    cantidad_hijos_incapacitados;
  // Doceava de las deducciones
  const deduccion_doceava = $s[77] = Math.floor((deducciones_personales + 6) / 12);
  $s[78] = deducciones_personales;
  // Ganancia neta sujeta a impuesto
  const $55 = ganancia_bruta_acumulada -
    aportes_computables -
    aportes_sac_proporcional -
    otras_deducciones -
    deducciones_personales -
    deduccion_doceava;
  const ganancia_neta_sujeta = $s[79] = 0 > $55 ? 0 : $55;
  const limite$02_09 = [];
  for (let $i = 0; $i < 8; $i += 1) {
    // Límite del tramo 2 … Límite del tramo 9
    const $57 = $elsewhere(enero);
    if ($57 === null) return false;
    const $58 = $s[80 + 8 * $i] = rt.rowOf($57.tramos$rows1, 2 + $i, 1, false);
    if ($58 < 0) return false;
    $s[81 + 8 * $i] = 2 + $i;
    $s[82 + 8 * $i] = rt.digitsOfDate(enero);
    const $59 = $57.tramos$rows1.value[$58]!;
    const $60 = $elsewhere(julio);
    if ($60 === null) return false;
    const $61 = $s[83 + 8 * $i] = rt.rowOf($60.tramos$rows1, 2 + $i, 1, false);
    if ($61 < 0) return false;
    $s[84 + 8 * $i] = 2 + $i;
    $s[85 + 8 * $i] = rt.digitsOfDate(julio);
    const $62 = $60.tramos$rows1.value[$61]!;
    const $63 = $s[87 + 8 * $i] = $59 * peso_1 + $62 * peso_2;
    const limite$one = $s[86 + 8 * $i] = Math.floor(($63 + 6) / 12);
    limite$02_09.push(limite$one);
  }
  const pasado$02_09 = [];
  for (let $i = 0; $i < 8; $i += 1) {
    // Tramo alcanzado 2 … Tramo alcanzado 9
    let pasado$one = 0;
    const $121 = ganancia_neta_sujeta > limite$02_09[$i]!;
    $s[144 + 2 * $i] = $121 ? 1 : 0;
    if ($121) {
      pasado$one = $s[145 + 2 * $i] = 1;
    }
    pasado$02_09.push(pasado$one);
  }
  // Tramo
  const tramo = $s[160] = 1 +
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
  const $131 = $s[161] = rt.rowOf($130.tramos$rows1, tramo, 1, false);
  if ($131 < 0) return false;
  $s[162] = tramo;
  $s[163] = rt.digitsOfDate(enero);
  const $132 = $130.tramos$rows1.value[$131]!;
  const $133 = $elsewhere(julio);
  if ($133 === null) return false;
  const $134 = $s[164] = rt.rowOf($133.tramos$rows1, tramo, 1, false);
  if ($134 < 0) return false;
  $s[165] = tramo;
  $s[166] = rt.digitsOfDate(julio);
  const $135 = $133.tramos$rows1.value[$134]!;
  const $136 = $s[168] = $132 * peso_1 + $135 * peso_2;
  const tramo_limite = $s[167] = Math.floor(($136 + 6) / 12);
  // Cuota fija del tramo
  const $138 = $elsewhere(enero);
  if ($138 === null) return false;
  const $139 = $s[169] = rt.rowOf($138.cuotas$rows1, tramo, 1, false);
  if ($139 < 0) return false;
  $s[170] = tramo;
  $s[171] = rt.digitsOfDate(enero);
  const $140 = $138.cuotas$rows1.value[$139]!;
  const $141 = $elsewhere(julio);
  if ($141 === null) return false;
  const $142 = $s[172] = rt.rowOf($141.cuotas$rows1, tramo, 1, false);
  if ($142 < 0) return false;
  $s[173] = tramo;
  $s[174] = rt.digitsOfDate(julio);
  const $143 = $141.cuotas$rows1.value[$142]!;
  const $144 = $s[176] = $140 * peso_1 + $143 * peso_2;
  const tramo_cuota = $s[175] = Math.floor(($144 + 6) / 12);
  // Tasa del tramo
  const $146 = $s[177] = rt.rowOf($f.tasas$rows1, tramo, 1, false);
  if ($146 < 0) return false;
  $s[178] = tramo;
  const tramo_tasa = $s[179] = $f.tasas$rows1.value[$146]!;
  // Impuesto determinado
  const $148 = (ganancia_neta_sujeta - tramo_limite) * tramo_tasa;
  if ($148 > rt.SAFE || $148 < -rt.SAFE) return false;
  const $149 = $s[181] = tramo_cuota * 100 + $148;
  if ($149 > rt.SAFE || $149 < -rt.SAFE) return false;
  const $150 = rt.wholeOf($149, 100, 'half_up');
  if (Number.isNaN($150)) return false;
  const impuesto_determinado = $s[180] = $150;
  // Impuesto menos lo retenido
  const retencion_mes = $s[182] = impuesto_determinado - pagos_a_cuenta - retenciones_acumuladas;
  // Tope del 35%
  let ganancias_tope_35 = 0;
  const $152 = rt.isSent($n[9]!);
  $s[183] = $152 ? 1 : 0;
  const $153 = $152 && rt.same(tipo_liquidacion, 'mensual');
  $s[184] = $153 ? 1 : 0;
  if ($153) {
    const $154 = $s[186] = $f.tasa_tope * base_tope_35;
    ganancias_tope_35 = $s[185] = Math.floor(($154 + 10) / 20);
  }
  // La retención pasa del tope
  const con_tope = $153 ? retencion_mes > ganancias_tope_35 : false;
  $s[187] = con_tope ? 1 : 0;
  // Impuesto a las Ganancias (4.ª categoría)
  const $157 = con_tope ? ganancias_tope_35 : retencion_mes;
  const ganancias = $s[188] = 0 > $157 ? 0 : $157;
  // Devolución de Ganancias
  const $159 = -retencion_mes;
  const devolucion_ganancias = $s[189] = 0 > $159 ? 0 : $159;
  // Total de percepciones
  const total_percepciones = $s[190] = devolucion_ganancias;
  // Total de deducciones
  const total_deducciones = $s[191] = ganancias;
  // Neto
  $s[192] = total_percepciones - total_deducciones;
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
    if (remuneracion_sin_sac_pagado > remuneracion_bruta_acumulada || ($12 && remuneracion_sin_sac_pagado > 0)) {
      // ACCUMULATED_INPUT_MISMATCH
      $notes.add(3, rt.ratio(remuneracion_sin_sac_pagado, 100n), rt.ratio(remuneracion_bruta_acumulada, 100n));
    }
    if ($22 && Number($at.slice(5, 7)) <= 6) {
      // PARAM_UNVERIFIED
      $notes.add(4);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '«0:»{"size":193,"scales":[1«23:,100»,1,1,1],"values":[["sent","given(remuneracion)",1],["input",1,1],["sent","given(remuneracion_del_anio)",10],["input",10,10],["input",11,11],["input",12,12],["input",14,14],["sent","given(sac_pagado)",2],["input",2,2],["input",13,13],["sent","given(aportes)",4],["input",4,4],["input",15,15],["input",16,16],["input",0,[0,1]],["input",23,23],["sent","given(remuneracion_sin_sac)",3],["input",3,3],3,["input",19,19],["input",20,20],["sent","given(aportes_sin_sac)",5],["input",5,5],["input",21,21],["input",22,22],["input",6,6],["sent","given(retenciones)",8],["input",8,8],["input",17,17],["input",18,18],["period","end_date","date",[]],["period","month","number",[]],10,8,["kept","gni at enero","money",51],11,9,["kept","gni at julio","money",52],12,["kept","deduccion_especial at enero","money",[55,50]],["kept","deduccion_especial at julio","money",[56,50]],["kept","conyuge at enero","money",59],["kept","conyuge at julio","money",60],["kept","hijo at enero","money",63],["kept","hijo at julio","money",64],["kept","hijo_incapacitado at enero","money",67],["kept","hijo_incapacitado at julio","money",68],4,0,1,18,5,13,14,["input",26,[26,1]],15,16,["input",24,[24,1]],17,["input",25,[25,1]],21,19,2,20,6«19:,‹22›»,42,41,43,44,["input",7,7],7,["sent","given(base_tope_35)",9],["parameter","tasa_tope",20,"rate"],["input",9,9],45,46,47,49,48,50,51],"tables":[{"table":0«8:,"rows":"tramos$rows1","of":"number","gives":"money","scales":[1,100,100],"slots":[‹80+8›,‹81+8›,null],"at":[" at enero",‹82+8›],"scalesValue":1},{"name":"tramos.2","table":0,"rows":"tramos$rows1","of":"number","gives":"money","scales":[1,100,100],"slots":[‹83+8›,‹84+8›,null],"at":[" at julio",‹85+8›],"scalesValue":1},{"table":0»,"rows":"tramos$rows1","of":"number","gives":"money","scales":[1,100,100],"slots":[161,162,null],"at":[" at enero",163],"scalesValue":1},{"name":"tramos.2","table":0,"rows":"tramos$rows1","of":"number","gives":"money","scales":[1,100,100],"slots":[164,165,null],"at":[" at julio",166],"scalesValue":1},{"table":1,"rows":"cuotas$rows1","of":"number","gives":"money","scales":[1,100,100],"slots":[169,170,null],"at":[" at enero",171],"scalesValue":1},{"name":"cuotas.2","table":1,"rows":"cuotas$rows1","of":"number","gives":"money","scales":[1,100,100],"slots":[172,173,null],"at":[" at julio",174],"scalesValue":1},{"table":2,"rows":"tasas$rows1","of":"number","scales":[1,100,100],"slots":[177,178,null]}],"steps":[[29,[0,[[1],27,1,1],[[2,3,4,5,6],27,0,0,28,1,1]]],[31,[7,[[8],30,1,1],[[9,6],30,0,0]]],[33,[10,[[11],32,1,1],[[12,13],32,0,0]]],[[35,1],[14,[[15],34,0,0]]],[37,[16,[[17],36,1,1],[[18],36,0,0],[[19,20],36,0,0,35,0,0]]],[39,[21,[[22],38,1,1],[[18],38,0,0],[[23,24],38,0,0,35,0,0]]],[40,[25]],[42,[26,[[27],41,1,1],[[28,29],41,0,0]]],[[43,1],[30]],[[44,1],[30]],[[47,1],[14,[[31],45,1,1]],null,null,46],[[49,12],[14,[[31],48,1,1],[[32],48,0,0]]],[[50,12],[14,[[31],48,1,1],[[32],48,0,0]]],[53,[33,34,35,36,37,38],[54,1200]],[57,[33,39,35,36,40,38],[58,600]],[61,[33,41,35,36,42,38],[62,1200]],[65,[33,43,35,36,44,38],[66,1200]],[69,[33,45,35,36,46,38],[70,1200]],[71,[47],[72,1200]],[73,[48,49,50]],[74,[51],[75,1200]],[76,[52,53,54,[[55],26,1,1],56,57,58,59]],[77,[60],[78,1200]],[79,[61,62,63,64,60,65«8:]],[‹86+8›,[33,35,36,38,-‹1+2›,-‹2+2›],[‹87+8›,1200»]],[[145«7:,1],[66,‹67›],null,null,‹144+2›],[[‹147+2›»,1],[66,74],null,null,158],[[160,1],[75,76,77,78,79,80,81,82]],[167,[83,33,35,83,36,38,-17,-18],[168,1200]],[175,[83,33,35,83,36,38,-19,-20],[176,1200]],[179,[83,-21]],[180,[84,66,85,86],[181,10000]],[182,[87,88,89]],[185,[90,[[14],183,1,1],[[91,92],184,1,1]],[186,2000],null,184],[[187,1],[90,[[14],183,1,1],[[93,94],184,1,1]]],[188,[95,[[94],187,1,1],[[93],187,0,0]]],[189,[93]],[190,[96]],[191,[97]],[192,[98,99]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '«0:»{"scheme":["ARS","period_end",["half_up",[["1/100",null]]]],"types":[{"words":["mensual","anual","final"]},[1,0,"number"],"boolean",[0,0,"integer"],"date",[0,0,"number"],[0,0,"rate"]],"roundings":[["half_up",[["1/100",null]]]],"nodes":"0 word,mensual;1 c0;1 c1000000000000;2 given,10;2 16 3;3 c0;3 c20;2 truth,false;2 given,1;1 i1;1 i10;1 i11;1 0 10 11;1 i12;1 i14;1 1 13 14;1 6 1 15;1 0 12 16;1 18 3 17 1;1 18 8 9 18;2 given,2;1 i2;1 i13;1 0 22 14;1 18 20 21 23;2 given,4;1 i4;1 i15;1 i16;1 1 27 28;1 6 1 29;1 18 25 26 30;0 i0;2 9 32 0;1 i23;2 12 34 1;2 15 33 35;2 given,3;1 i3;2 s3;1 i19;1 i20;1 0 40 41;1 18 39 1 42;1 18 37 38 43;2 given,5;1 i5;1 i21;1 i22;1 1 47 48;1 6 1 49;1 18 39 1 50;1 18 45 46 51;1 i6;2 given,8;1 i8;1 i17;1 i18;1 1 56 57;1 18 54 55 58;4 period,4;4 24 60;3 19 60;3 c7;3 c1;4 33 62 63 64;0 word,final;2 8 32 66;3 period,6;3 c6;2 11 68 69;2 14 67 70;2 8 32 0;3 5 68 69;3 c12;5 3 73 74;3 s10;5 18 72 75 76;3 1 68 69;3 6 5 78;5 3 79 74;3 1 64 76;5 18 72 80 81;4 s8;1 p0 83;5 s11;1 2 84 85;4 s9;1 p0 87;5 s12;1 2 88 89;1 0 86«4: ‹90+5›;1 p‹1› 83;1 2 ‹92+5› 85;1 p‹1› 87;1 2 ‹94+5› 89;1 0 ‹93+5›» 110;1 s4;1 3 112 74;1 s0;1 s1;1 0 114 115;1 s18;1 0 116 117;1 s5;1 3 119 74;1 s13;1 s14;1 0 121 122;2 i26;1 s15;1 18 124 125 1;1 0 123 126;1 s16;3 i24;1 2 128 129;1 0 127 130;1 s17;3 i25;1 2 132 133;1 0 131 134;1 s21;1 3 136 74;1 s19;1 s2;1 1 138 139;1 s20;1 1 140 141;1 s6;1 1 142 143;1 1 144 136;1 s22;1 1 145 146;1 6 1«4: ‹147+6›;3 c‹2›;1 apply,0 ‹149+6› 83;1 2 ‹150+6› 85;1 apply,0 ‹149+6› 87;1 2 ‹152+6› 89;1 0 ‹151+6›» 171;1 apply,0 69 83;1 2 173 85;1 apply,0 69 87;1 2 175 89;1 0 174 176;1 apply,0 63 83;1 2 178 85;1 apply,0 63 87;1 2 180 89;1 0 179 181;3 c8;1 apply,0 183 83;1 2 184 85;1 apply,0 183 87;1 2 186 89;1 0 185 187;3 c9;1 apply,0 189 83;1 2 190 85;1 apply,0 189 87;1 2 192 89;1 0 191 193;1 s23«8:;1 s‹24›;2 12 195 ‹196+2›»;3 s32«7:;3 s‹33›;3 0 ‹212+2› ‹213+2›»;3 0 64 226;3 s40;1 apply,0 228 83;1 2 229 85;1 apply,0 228 87;1 2 231 89;1 0 230 232;1 apply,1 228 83;1 2 234 85;1 apply,1 228 87;1 2 236 89;1 0 235 237;6 apply,2 228;1 s42;1 s41;1 1 195 241;6 s43;1 2 242 243;1 0 240 244;1 s44;1 i7;1 1 246 247;1 s7;1 1 248 249;2 given,9;2 14 251 72;6 p5;1 i9;1 2 253 254;1 s45;1 s46;2 12 256 257;2 18 252 258 7;2 s47;1 18 260 257 256;1 6 1 261;1 4 256;1 6 1 263;1 s49;1 s48;1 s50;1 s51;1 1 267 268;0 word,anual;2 8 32 270;2 9 68 74;2 14 271 272;2 10 256 1;2 12 112 114;2 12 112 1;2 14 33 276;2 15 275 277","items":[["i",0,0],["i",1,null,[1,true],[2,true],4],["i",2«4:,null,[1,true],[2,true]],["i",‹3›»,1,[1,true],[2,true]],["i",7,1,[1,true],[2,true]],["i",8,null,[1,true],[2,true]],["i",9,null,[1,true],[2,true]],["i",10,null,[1«13:,true],[2,true]],["i",‹11›,1,[1»,true],[2,true]],["i",24,5,[5,true],[6,true]],["i",25,5,[5,true],[6,true]],["i",26,7],[0,1,19,0],[1,1,24,0],[2,1,31,0],[3,2,36],[4,1,44,0],[5,1,52,0],[6,1,53,0],[7,1,59,0],[8,4,61],[9,4,65],[10,3,64,null,null,71],[11,5,77],[12,5,82«5:],[‹13›,1,‹91+5›,0»],[18,1,113,0],[19,1,118],[20,1,120,0],[21,1,135],[22,1,137«5:,0],[‹23›,1,‹148+6›»,0],[28,1,177,0],[29,1,182,0],[30,1,188,0],[31,1,194,0«8:],[‹32›,3,64,null,null,‹197+2›»],[40,3,227],[41,1,233,0],[42,1,238,0],[43,6,239],[44,1,245,0],[45,1,250,0],[46,1,255,0,null,252],[47,2,259],[48,1,262,0],[49,1,264,0],[50,1,265],[51,1,266],[52,1,269]],"parameters":[["gni",null],["deduccion_especial",null],["conyuge",null],["hijo",null],["hijo_incapacitado",null],["tasa_tope",null]],"notices":[["refuse","VALIDATION_ERROR","warning","period","period",null,273,["La liquidación anual se hace con el periodo de diciembre (RG AFIP 4003/2017 art. 21)"]],["warn","GANANCIAS_TOPE_35_APPLIED","info","ganancias","employee",null,260,["Lo que falta retener, ",256,", pasa del 35 % de lo que se cobra; se retiene ",266]],["warn","GANANCIAS_REFUND","info","ganancias","employee",null,274,["Se retuvo de más; se devuelve ",265]],["warn","ACCUMULATED_INPUT_MISMATCH","warning","inputs.remuneracion_sin_sac_pagado","inputs",null,278,[112," sin aguinaldo pagado no van con ",114," en una liquidación de esta clase"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,71,["final_del_primero: sin confirmar, que un final de enero a junio use las cifras del año entero del primer semestre"]]],"tables":[[5,null,1,null,null],[5,null,1,null,null],[5,null,6,null,null]]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [gni$rows, deduccion_especial$rows, conyuge$rows, hijo$rows, hijo_incapacitado$rows, tasa_tope$rows],
  tables: [tramos, cuotas, tasas] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  elsewhere: $elsewhere, compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
