// AR.ganancias_anual 2025.1: Ganancias de 4.ª categoría, acumulado, anual y final
// Emitted from generated/rules/ar/ganancias_anual/2025-01-01.pay by payroll compile. Do not edit.
import { readFileSync } from 'node:fs';
import * as rt from '../../../../runtime/index.ts';

const $head: rt.ModuleHead = {
  format: 1,
  path: 'generated/rules/ar/ganancias_anual/2025-01-01.pay',
  fingerprint: 'sha256:0408949517c0ce9818b29bdf1f11f58d34ec4f07a035dd6d1365d8227fa5ae38',
  meaning: 'sha256:eec6914a59bb4ac43f7cd4ae9ac4e64933f1f74fd8d43db4c15f1601cf1a7b9b',
  country: 'AR',
  scheme: 'ganancias_anual',
  label: 'Ganancias de 4.ª categoría, acumulado, anual y final',
  version: '2025.1',
  currency: 'ARS',
  validFrom: '2025-01-01',
  validUntil: '2027-12-31',
  missing: [{ name: 'conyuge_anual', label: 'Cónyuge, por año', from: '2027-01-01' },
    { name: 'cuotas', label: 'Escala del art. 94, cuotas fijas', from: '2027-01-01' },
    { name: 'deduccion_especial_anual', label: 'Deducción especial anual', from: '2027-01-01' },
    { name: 'gni_anual', label: 'Ganancia no imponible anual', from: '2027-01-01' },
    { name: 'hijo_anual', label: 'Hijo, por año', from: '2027-01-01' },
    { name: 'hijo_incapacitado_anual', label: 'Hijo incapacitado, por año', from: '2027-01-01' },
    { name: 'tramos', label: 'Escala del art. 94, límites', from: '2027-01-01' }],
  periods: ['event'],
  proration: null,
  days: 'as_given',
  asOf: 'period_end',
  histories: [
    { id: 'remuneracion_del_anio', label: 'Remuneración de los recibos del año', type: 'money', aggregate: 'sum', line: 'remuneracion_bruta',
      of: [{ country: 'AR', scheme: 'general' }], window: { kind: 'year' }, month: null, employers: 'any' },
    { id: 'no_remunerativo_del_anio', label: 'Sumas no remunerativas de los recibos del año', type: 'money', aggregate: 'sum',
      line: 'suma_no_remunerativa', of: [{ country: 'AR', scheme: 'general' }], window: { kind: 'year' }, month: null, employers: 'any' },
    { id: 'vacaciones_del_anio', label: 'Vacaciones pagadas en el año', type: 'money', aggregate: 'sum', line: 'vacaciones',
      of: [{ country: 'AR', scheme: 'vacaciones' }], window: { kind: 'year' }, month: null, employers: 'any' },
    { id: 'final_del_anio', label: 'Gravado en la liquidación final', type: 'money', aggregate: 'sum', line: 'base_ganancias_final',
      of: [{ country: 'AR', scheme: 'liquidacion_final' }], window: { kind: 'year' }, month: null, employers: 'any' },
    { id: 'sac_del_anio', label: 'Aguinaldo pagado en el año', type: 'money', aggregate: 'sum', line: 'sac',
      of: [{ country: 'AR', scheme: 'general' }, { country: 'AR', scheme: 'sac' }], window: { kind: 'year' }, month: null, employers: 'any' },
    { id: 'sac_egreso_del_anio', label: 'Aguinaldo de la liquidación final', type: 'money', aggregate: 'sum', line: 'sac_egreso',
      of: [{ country: 'AR', scheme: 'liquidacion_final' }], window: { kind: 'year' }, month: null, employers: 'any' },
    { id: 'descuentos_del_anio', label: 'Descuentos de los recibos del año, con Ganancias', type: 'money', aggregate: 'sum',
      line: 'total_deducciones',
      of: [{ country: 'AR', scheme: 'general' }, { country: 'AR', scheme: 'sac' }, { country: 'AR', scheme: 'vacaciones' },
        { country: 'AR', scheme: 'liquidacion_final' }], window: { kind: 'year' }, month: null, employers: 'any' },
    { id: 'ganancias_de_recibos', label: 'Ganancias entre esos descuentos', type: 'money', aggregate: 'sum', line: 'ganancias',
      of: [{ country: 'AR', scheme: 'general' }, { country: 'AR', scheme: 'liquidacion_final' }], window: { kind: 'year' }, month: null,
      employers: 'any' },
    { id: 'retenido_del_anio', label: 'Ganancias retenido en el año', type: 'money', aggregate: 'sum', line: 'ganancias',
      of: [{ country: 'AR', scheme: 'general' }, { country: 'AR', scheme: 'ganancias_anual' }], window: { kind: 'year' }, month: null,
      employers: 'any' },
    { id: 'devuelto_del_anio', label: 'Ganancias devuelto en el año', type: 'money', aggregate: 'sum', line: 'devolucion_ganancias',
      of: [{ country: 'AR', scheme: 'general' }, { country: 'AR', scheme: 'ganancias_anual' }], window: { kind: 'year' }, month: null,
      employers: 'any' },
    { id: 'remuneracion_del_semestre', label: 'Remuneración de los recibos del semestre', type: 'money', aggregate: 'sum',
      line: 'remuneracion_bruta', of: [{ country: 'AR', scheme: 'general' }], window: { kind: 'semester' }, month: null },
    { id: 'no_remunerativo_del_semestre', label: 'Sumas no remunerativas de los recibos del semestre', type: 'money', aggregate: 'sum',
      line: 'suma_no_remunerativa', of: [{ country: 'AR', scheme: 'general' }], window: { kind: 'semester' }, month: null },
    { id: 'vacaciones_del_semestre', label: 'Vacaciones pagadas en el semestre', type: 'money', aggregate: 'sum', line: 'vacaciones',
      of: [{ country: 'AR', scheme: 'vacaciones' }], window: { kind: 'semester' }, month: null },
    { id: 'descuentos_del_semestre', label: 'Descuentos de los recibos del semestre, con Ganancias', type: 'money', aggregate: 'sum',
      line: 'total_deducciones', of: [{ country: 'AR', scheme: 'general' }, { country: 'AR', scheme: 'vacaciones' }],
      window: { kind: 'semester' }, month: null },
    { id: 'ganancias_del_semestre', label: 'Ganancias entre los descuentos del semestre', type: 'money', aggregate: 'sum', line: 'ganancias',
      of: [{ country: 'AR', scheme: 'general' }], window: { kind: 'semester' }, month: null },
    { id: 'sac_del_semestre', label: 'Aguinaldo pagado en el semestre', type: 'money', aggregate: 'sum', line: 'sac',
      of: [{ country: 'AR', scheme: 'general' }, { country: 'AR', scheme: 'sac' }], window: { kind: 'semester' }, month: null },
  ],
};

const $law = new rt.ModuleLaw($head, 'sha256:2f9ac6f76c63c5be47c3375d6638a2ae972ad85590efd69324d620eb729bda65', () =>
  JSON.parse(readFileSync(new URL('./2025-01-01.json', import.meta.url), 'utf8')));

const $parameters = rt.byDate(($at) => ({
  tasas$rows1: rt.scaledRows($law.table('tasas'), { date: $at }, 1n, 100n),
  tasa_tope: rt.scaledWorth($at, 20n, $law.rows('tasa_tope')),
}));
const $elsewhere = rt.byDate(($at) => ({
  gni_anual: rt.scaledWorth($at, 100n, $law.rows('gni_anual')),
  deduccion_especial_anual: rt.scaledWorth($at, 100n, $law.rows('deduccion_especial_anual')),
  conyuge_anual: rt.scaledWorth($at, 100n, $law.rows('conyuge_anual')),
  hijo_anual: rt.scaledWorth($at, 100n, $law.rows('hijo_anual')),
  hijo_incapacitado_anual: rt.scaledWorth($at, 100n, $law.rows('hijo_incapacitado_anual')),
  tramos$rows1: rt.scaledRows($law.table('tramos'), { date: $at }, 1n, 100n),
  cuotas$rows1: rt.scaledRows($law.table('cuotas'), { date: $at }, 1n, 100n),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $at = $row.referenceDate;
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  const tipo_liquidacion$sent = rt.textAt($row.texts, 0);
  // Liquidación · RG AFIP 4003/2017 arts. 7 y 21
  if (tipo_liquidacion$sent !== undefined && !(rt.positionOf(['mensual', 'anual', 'final'], tipo_liquidacion$sent) > 0)) return false;
  const tipo_liquidacion = tipo_liquidacion$sent !== undefined ? tipo_liquidacion$sent : 'mensual';
  $s[0] = rt.positionOf(['mensual', 'anual', 'final'], tipo_liquidacion);
  // Remuneración bruta, sin aguinaldo · RG AFIP 4003/2017
  if (!rt.isSent($n[1]!)) {
    if (!rt.isSent($n[10]!)) return false;
  }
  if ($n[1]! < 0 || $n[1]! > 100000000000000) return false;
  const remuneracion = $s[1] = $n[1]!;
  // Aguinaldo pagado · RG AFIP 4003/2017
  if ($n[2]! < 0 || $n[2]! > 100000000000000) return false;
  const sac_pagado = $s[2] = $n[2]!;
  // Remuneración de los meses sin aguinaldo pagado · RG AFIP 4003/2017
  if ($n[3]! < 0 || $n[3]! > 100000000000000) return false;
  const remuneracion_sin_sac = $s[3] = $n[3]!;
  // Aportes, con los del aguinaldo · RG AFIP 4003/2017
  if ($n[4]! < 0 || $n[4]! > 100000000000000) return false;
  const aportes = $s[4] = $n[4]!;
  // Aportes de los meses sin aguinaldo pagado · RG AFIP 4003/2017
  if ($n[5]! < 0 || $n[5]! > 100000000000000) return false;
  const aportes_sin_sac = $s[5] = $n[5]!;
  // Deducciones del formulario 572, con sus límites ya aplicados · RG AFIP 4003/2017
  if ($n[6]! < 0 || $n[6]! > 100000000000000) return false;
  const otras_deducciones_acumuladas = $s[6] = rt.sentOr($n[6]!, 0);
  // Pagos a cuenta · RG AFIP 4003/2017
  if ($n[7]! < 0 || $n[7]! > 100000000000000) return false;
  const pagos_a_cuenta = $s[7] = rt.sentOr($n[7]!, 0);
  // Retenido antes, menos lo devuelto · RG AFIP 4003/2017
  if ($n[8]! < 0 || $n[8]! > 100000000000000) return false;
  const retenciones = $s[8] = $n[8]!;
  // Lo que se cobra en el mes, menos los aportes · RG AFIP 4003/2017
  if ($n[9]! < 0 || $n[9]! > 100000000000000) return false;
  const base_tope_35 = $s[9] = $n[9]!;
  // Remuneración de los recibos del año · RG AFIP 4003/2017
  if ($n[10]! < 0 || $n[10]! > 100000000000000) return false;
  const remuneracion_del_anio = $s[10] = $n[10]!;
  // Sumas no remunerativas de los recibos del año · RG AFIP 4003/2017
  if ($n[11]! < 0 || $n[11]! > 100000000000000) return false;
  const no_remunerativo_del_anio = $s[11] = rt.sentOr($n[11]!, 0);
  // Vacaciones pagadas en el año · RG AFIP 4003/2017
  if ($n[12]! < 0 || $n[12]! > 100000000000000) return false;
  const vacaciones_del_anio = $s[12] = rt.sentOr($n[12]!, 0);
  // Gravado en la liquidación final · RG AFIP 4003/2017
  if ($n[13]! < 0 || $n[13]! > 100000000000000) return false;
  const final_del_anio = $s[13] = rt.sentOr($n[13]!, 0);
  // Aguinaldo pagado en el año · RG AFIP 4003/2017
  if ($n[14]! < 0 || $n[14]! > 100000000000000) return false;
  const sac_del_anio = $s[14] = rt.sentOr($n[14]!, 0);
  // Aguinaldo de la liquidación final · RG AFIP 4003/2017
  if ($n[15]! < 0 || $n[15]! > 100000000000000) return false;
  const sac_egreso_del_anio = $s[15] = rt.sentOr($n[15]!, 0);
  // Descuentos de los recibos del año, con Ganancias · RG AFIP 4003/2017
  if ($n[16]! < 0 || $n[16]! > 100000000000000) return false;
  const descuentos_del_anio = $s[16] = rt.sentOr($n[16]!, 0);
  // Ganancias entre esos descuentos · RG AFIP 4003/2017
  if ($n[17]! < 0 || $n[17]! > 100000000000000) return false;
  const ganancias_de_recibos = $s[17] = rt.sentOr($n[17]!, 0);
  // Ganancias retenido en el año · RG AFIP 4003/2017
  if ($n[18]! < 0 || $n[18]! > 100000000000000) return false;
  const retenido_del_anio = $s[18] = rt.sentOr($n[18]!, 0);
  // Ganancias devuelto en el año · RG AFIP 4003/2017
  if ($n[19]! < 0 || $n[19]! > 100000000000000) return false;
  const devuelto_del_anio = $s[19] = rt.sentOr($n[19]!, 0);
  // Remuneración de los recibos del semestre · RG AFIP 4003/2017
  if ($n[20]! < 0 || $n[20]! > 100000000000000) return false;
  const remuneracion_del_semestre = $s[20] = rt.sentOr($n[20]!, 0);
  // Sumas no remunerativas de los recibos del semestre · RG AFIP 4003/2017
  if ($n[21]! < 0 || $n[21]! > 100000000000000) return false;
  const no_remunerativo_del_semestre = $s[21] = rt.sentOr($n[21]!, 0);
  // Vacaciones pagadas en el semestre · RG AFIP 4003/2017
  if ($n[22]! < 0 || $n[22]! > 100000000000000) return false;
  const vacaciones_del_semestre = $s[22] = rt.sentOr($n[22]!, 0);
  // Descuentos de los recibos del semestre, con Ganancias · RG AFIP 4003/2017
  if ($n[23]! < 0 || $n[23]! > 100000000000000) return false;
  const descuentos_del_semestre = $s[23] = rt.sentOr($n[23]!, 0);
  // Ganancias entre los descuentos del semestre · RG AFIP 4003/2017
  if ($n[24]! < 0 || $n[24]! > 100000000000000) return false;
  const ganancias_del_semestre = $s[24] = rt.sentOr($n[24]!, 0);
  // Aguinaldo pagado en el semestre · RG AFIP 4003/2017
  if ($n[25]! < 0 || $n[25]! > 100000000000000) return false;
  const sac_del_semestre = $s[25] = rt.sentOr($n[25]!, 0);
  // Hijos menores de 18 años · LIG art. 30
  if ($n[26]! < 0 || $n[26]! > 20) return false;
  const cantidad_hijos = $s[26] = rt.sentOr($n[26]!, 0);
  // Hijos incapacitados, de cualquier edad · LIG art. 30
  if ($n[27]! < 0 || $n[27]! > 20) return false;
  const cantidad_hijos_incapacitados = $s[27] = rt.sentOr($n[27]!, 0);
  // Cónyuge o conviviente a cargo · LIG art. 30
  const conyuge_a_cargo = $n[28]! === 1;
  $s[28] = conyuge_a_cargo ? 1 : 0;
  // Remuneración bruta acumulada · RG AFIP 4003/2017
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
  // Aguinaldo pagado · RG AFIP 4003/2017
  const $7 = rt.isSent($n[2]!);
  $s[32] = $7 ? 1 : 0;
  const sac_pagado_acumulado = $s[33] = $7 ? sac_pagado : sac_del_anio + sac_egreso_del_anio;
  // Aportes computables · RG AFIP 4003/2017
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
  // Los meses tienen su aguinaldo pagado · RG AFIP 4003/2017
  const $12 = !rt.same(tipo_liquidacion, 'mensual');
  $s[36] = $12 ? 1 : 0;
  const aguinaldo_pagado = $12 || sac_del_semestre > 0;
  $s[37] = aguinaldo_pagado ? 1 : 0;
  // Remuneración sin aguinaldo pagado · RG AFIP 4003/2017
  const $14 = rt.isSent($n[3]!);
  $s[38] = $14 ? 1 : 0;
  let $15: number;
  if ($14) {
    $15 = remuneracion_sin_sac;
  } else {
    $15 = aguinaldo_pagado ? 0 : remuneracion_del_semestre + no_remunerativo_del_semestre + vacaciones_del_semestre;
  }
  const remuneracion_sin_sac_pagado = $s[39] = $15;
  // Aportes sin aguinaldo pagado · RG AFIP 4003/2017
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
  // Otras deducciones · LIG art. 85; RG AFIP 4003/2017
  const otras_deducciones = $s[42] = otras_deducciones_acumuladas;
  // Retenido en el año · RG AFIP 4003/2017
  const $20 = rt.isSent($n[8]!);
  $s[43] = $20 ? 1 : 0;
  const retenciones_acumuladas = $s[44] = $20 ? retenciones : retenido_del_anio - devuelto_del_anio;
  // Enero
  const enero = rt.startOfYear($row.period.end);
  $s[45] = rt.digitsOfDate(enero);
  // Julio
  const $22 = Number($at.slice(5, 7)) > 6;
  $s[46] = $22 ? 1 : 0;
  const julio = $22 ? rt.dateOf(rt.yearOf($row.period.end), 7, 1) : enero;
  $s[47] = rt.digitsOfDate(julio);
  // Final del primer semestre · RG AFIP 4003/2017
  let final_del_primero = 0;
  const $24 = rt.same(tipo_liquidacion, 'final');
  $s[48] = $24 ? 1 : 0;
  const $25 = $24 && Number($at.slice(5, 7)) <= 6;
  $s[49] = $25 ? 1 : 0;
  if ($25) {
    final_del_primero = $s[50] = 1;
  }
  // Peso del primer semestre · RG AFIP 4003/2017
  const $27 = rt.same(tipo_liquidacion, 'mensual');
  $s[51] = $27 ? 1 : 0;
  let $28: number;
  if ($27) {
    const $26 = Number($at.slice(5, 7));
    $28 = $26 < 6 ? $26 : 6;
  } else {
    $28 = final_del_primero * 12;
  }
  const peso_1 = $s[52] = $28;
  // Peso del segundo semestre · RG AFIP 4003/2017
  let $30: number;
  if ($27) {
    const $29 = Number($at.slice(5, 7)) - 6;
    $30 = 0 > $29 ? 0 : $29;
  } else {
    $30 = (1 - final_del_primero) * 12;
  }
  const peso_2 = $s[53] = $30;
  // Ganancia no imponible · LIG art. 30
  const $31 = $elsewhere(enero);
  if ($31 === null) return false;
  $s[54] = $31.gni_anual;
  const $32 = $elsewhere(julio);
  if ($32 === null) return false;
  $s[55] = $32.gni_anual;
  const $33 = $s[57] = $31.gni_anual * peso_1 + $32.gni_anual * peso_2;
  const gni_acumulada = $s[56] = Math.floor(($33 + 6) / 12);
  // Deducción especial · LIG art. 30
  const $35 = $elsewhere(enero);
  if ($35 === null) return false;
  $s[58] = $35.deduccion_especial_anual;
  const $36 = $elsewhere(julio);
  if ($36 === null) return false;
  $s[59] = $36.deduccion_especial_anual;
  const $37 = $s[61] = $35.deduccion_especial_anual * peso_1 + $36.deduccion_especial_anual * peso_2;
  const especial_acumulada = $s[60] = Math.floor(($37 + 6) / 12);
  // Cónyuge · LIG art. 30
  const $39 = $elsewhere(enero);
  if ($39 === null) return false;
  $s[62] = $39.conyuge_anual;
  const $40 = $elsewhere(julio);
  if ($40 === null) return false;
  $s[63] = $40.conyuge_anual;
  const $41 = $s[65] = $39.conyuge_anual * peso_1 + $40.conyuge_anual * peso_2;
  const conyuge_acumulado = $s[64] = Math.floor(($41 + 6) / 12);
  // Hijo · LIG art. 30
  const $43 = $elsewhere(enero);
  if ($43 === null) return false;
  $s[66] = $43.hijo_anual;
  const $44 = $elsewhere(julio);
  if ($44 === null) return false;
  $s[67] = $44.hijo_anual;
  const $45 = $s[69] = $43.hijo_anual * peso_1 + $44.hijo_anual * peso_2;
  const hijo_acumulado = $s[68] = Math.floor(($45 + 6) / 12);
  // Hijo incapacitado · LIG art. 30
  const $47 = $elsewhere(enero);
  if ($47 === null) return false;
  $s[70] = $47.hijo_incapacitado_anual;
  const $48 = $elsewhere(julio);
  if ($48 === null) return false;
  $s[71] = $48.hijo_incapacitado_anual;
  const $49 = $s[73] = $47.hijo_incapacitado_anual * peso_1 + $48.hijo_incapacitado_anual * peso_2;
  const incapacitado_acumulado = $s[72] = Math.floor(($49 + 6) / 12);
  // Doceava del aguinaldo · RG AFIP 4003/2017
  const sac_proporcional = $s[74] = Math.floor((remuneracion_sin_sac_pagado + 6) / 12);
  $s[75] = remuneracion_sin_sac_pagado;
  // Ganancia bruta acumulada · LIG art. 82
  const ganancia_bruta_acumulada = $s[76] = remuneracion_bruta_acumulada + sac_pagado_acumulado + sac_proporcional;
  // Aportes sobre la doceava · RG AFIP 4003/2017
  const aportes_sac_proporcional = $s[77] = Math.floor((aportes_sin_sac_pagado + 6) / 12);
  $s[78] = aportes_sin_sac_pagado;
  // Deducciones personales art. 30 · LIG art. 30
  const $54 = conyuge_a_cargo ? conyuge_acumulado : 0;
  const deducciones_personales = $s[79] = gni_acumulada +
    especial_acumulada +
    $54 +
    hijo_acumulado * cantidad_hijos +
    incapacitado_acumulado * cantidad_hijos_incapacitados;
  // Doceava de las deducciones · RG AFIP 5531/2024
  const deduccion_doceava = $s[80] = Math.floor((deducciones_personales + 6) / 12);
  $s[81] = deducciones_personales;
  // Ganancia neta sujeta a impuesto · LIG arts. 30 y 94; RG AFIP 4003/2017
  const $57 = ganancia_bruta_acumulada -
    aportes_computables -
    aportes_sac_proporcional -
    otras_deducciones -
    deducciones_personales -
    deduccion_doceava;
  const ganancia_neta_sujeta = $s[82] = 0 > $57 ? 0 : $57;
  const limite$02_09 = [];
  for (let $i = 0; $i < 8; $i += 1) {
    // Límite del tramo 2 … 9 · LIG art. 94
    const $59 = $elsewhere(enero);
    if ($59 === null) return false;
    const $60 = $s[83 + 8 * $i] = rt.rowOf($59.tramos$rows1, 2 + $i, 1, false);
    if ($60 < 0) return false;
    $s[84 + 8 * $i] = 2 + $i;
    $s[85 + 8 * $i] = rt.digitsOfDate(enero);
    const $61 = $59.tramos$rows1.value[$60]!;
    const $62 = $elsewhere(julio);
    if ($62 === null) return false;
    const $63 = $s[86 + 8 * $i] = rt.rowOf($62.tramos$rows1, 2 + $i, 1, false);
    if ($63 < 0) return false;
    $s[87 + 8 * $i] = 2 + $i;
    $s[88 + 8 * $i] = rt.digitsOfDate(julio);
    const $64 = $62.tramos$rows1.value[$63]!;
    const $65 = $s[90 + 8 * $i] = $61 * peso_1 + $64 * peso_2;
    const limite$one = $s[89 + 8 * $i] = Math.floor(($65 + 6) / 12);
    limite$02_09.push(limite$one);
  }
  const pasado$02_09 = [];
  for (let $i = 0; $i < 8; $i += 1) {
    // Tramo alcanzado 2 … 9 · LIG art. 94
    let pasado$one = 0;
    const $123 = ganancia_neta_sujeta > limite$02_09[$i]!;
    $s[147 + 2 * $i] = $123 ? 1 : 0;
    if ($123) {
      pasado$one = $s[148 + 2 * $i] = 1;
    }
    pasado$02_09.push(pasado$one);
  }
  // Tramo · LIG art. 94
  const tramo = $s[163] = 1 + rt.sumOf(pasado$02_09);
  // Desde donde empieza el tramo · LIG art. 94
  const $132 = $elsewhere(enero);
  if ($132 === null) return false;
  const $133 = $s[164] = rt.rowOf($132.tramos$rows1, tramo, 1, false);
  if ($133 < 0) return false;
  $s[165] = tramo;
  $s[166] = rt.digitsOfDate(enero);
  const $134 = $132.tramos$rows1.value[$133]!;
  const $135 = $elsewhere(julio);
  if ($135 === null) return false;
  const $136 = $s[167] = rt.rowOf($135.tramos$rows1, tramo, 1, false);
  if ($136 < 0) return false;
  $s[168] = tramo;
  $s[169] = rt.digitsOfDate(julio);
  const $137 = $135.tramos$rows1.value[$136]!;
  const $138 = $s[171] = $134 * peso_1 + $137 * peso_2;
  const tramo_limite = $s[170] = Math.floor(($138 + 6) / 12);
  // Cuota fija del tramo · LIG art. 94
  const $140 = $elsewhere(enero);
  if ($140 === null) return false;
  const $141 = $s[172] = rt.rowOf($140.cuotas$rows1, tramo, 1, false);
  if ($141 < 0) return false;
  $s[173] = tramo;
  $s[174] = rt.digitsOfDate(enero);
  const $142 = $140.cuotas$rows1.value[$141]!;
  const $143 = $elsewhere(julio);
  if ($143 === null) return false;
  const $144 = $s[175] = rt.rowOf($143.cuotas$rows1, tramo, 1, false);
  if ($144 < 0) return false;
  $s[176] = tramo;
  $s[177] = rt.digitsOfDate(julio);
  const $145 = $143.cuotas$rows1.value[$144]!;
  const $146 = $s[179] = $142 * peso_1 + $145 * peso_2;
  const tramo_cuota = $s[178] = Math.floor(($146 + 6) / 12);
  // Tasa del tramo · LIG art. 94
  const $148 = $s[180] = rt.rowOf($f.tasas$rows1, tramo, 1, false);
  if ($148 < 0) return false;
  $s[181] = tramo;
  const tramo_tasa = $s[182] = $f.tasas$rows1.value[$148]!;
  // Impuesto determinado · LIG art. 94
  const $150 = (ganancia_neta_sujeta - tramo_limite) * tramo_tasa;
  if ($150 > rt.SAFE || $150 < -rt.SAFE) return false;
  const $151 = $s[184] = tramo_cuota * 100 + $150;
  if ($151 > rt.SAFE || $151 < -rt.SAFE) return false;
  const $152 = rt.wholeOf($151, 100, 'half_up');
  if (Number.isNaN($152)) return false;
  const impuesto_determinado = $s[183] = $152;
  // Impuesto menos lo retenido · RG AFIP 4003/2017
  const retencion_mes = $s[185] = impuesto_determinado - pagos_a_cuenta - retenciones_acumuladas;
  // Tope del 35% · RG AFIP 4003/2017
  let ganancias_tope_35 = 0;
  const $154 = rt.isSent($n[9]!);
  $s[186] = $154 ? 1 : 0;
  const $155 = $154 && rt.same(tipo_liquidacion, 'mensual');
  $s[187] = $155 ? 1 : 0;
  if ($155) {
    const $156 = $s[189] = $f.tasa_tope * base_tope_35;
    ganancias_tope_35 = $s[188] = Math.floor(($156 + 10) / 20);
  }
  // La retención pasa del tope · RG AFIP 4003/2017
  const con_tope = $155 ? retencion_mes > ganancias_tope_35 : false;
  $s[190] = con_tope ? 1 : 0;
  // Impuesto a las Ganancias (4.ª categoría) · LIG arts. 30 y 94; RG AFIP 4003/2017
  const $159 = con_tope ? ganancias_tope_35 : retencion_mes;
  const ganancias = $s[191] = 0 > $159 ? 0 : $159;
  // Devolución de Ganancias · RG AFIP 4003/2017
  const $161 = -retencion_mes;
  const devolucion_ganancias = $s[192] = 0 > $161 ? 0 : $161;
  // Total de percepciones
  const total_percepciones = $s[193] = devolucion_ganancias;
  // Total de deducciones
  const total_deducciones = $s[194] = ganancias;
  // Neto
  $s[195] = total_percepciones - total_deducciones;
  if (rt.same(tipo_liquidacion, 'anual') && Number($at.slice(5, 7)) !== 12) return false;
  if (enero >= '2027-01-01' || julio >= '2027-01-01') return false;
  if (enero >= '2027-01-01' || julio >= '2027-01-01') return false;
  if (enero >= '2027-01-01' || julio >= '2027-01-01') return false;
  if (enero >= '2027-01-01' || julio >= '2027-01-01') return false;
  if (enero >= '2027-01-01' || julio >= '2027-01-01') return false;
  if (enero >= '2027-01-01' || julio >= '2027-01-01') return false;
  if (enero >= '2027-01-01' || julio >= '2027-01-01') return false;
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
    if ($24 && Number($at.slice(5, 7)) <= 6) {
      // PARAM_UNVERIFIED
      $notes.add(12);
    }
  }
  return true;
}

export const rules: rt.RuleModule = rt.ruleModule($law, { parameters: $parameters, elsewhere: $elsewhere, compute });
