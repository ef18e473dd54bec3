// AR.general 2026.1: Relación de dependencia (Ley 20.744)
// Emitted from generated/rules/ar/general/2026-01-01.pay by payroll compile. Do not edit.
// file    sha256:2470f575beaa9ced9bec052604e156c70561762e8276e936b7c7431e9e6e917a
// meaning sha256:419bb0a48bf886631a055bbd7754d7a0e64efa4d2be4261038debac7a96698b3
import * as rt from '../../../../runtime/index.ts';
import { $file, SMVM$rows, base_min$rows, base_max$rows, movilidad$rows, gni$rows, deduccion_especial$rows,
  conyuge$rows, hijo$rows, hijo_incapacitado$rows, gni_acumulada$rows, especial_acumulada$rows,
  conyuge_acumulado$rows, hijo_acumulado$rows, incapacitado_acumulado$rows, detraccion$rows, detraccion_sac$rows,
  scvo_prima$rows, ffep_suma$rows, escala, escala_acumulada, tasa_sipa, tasa_fal, $sources, $provenance, $inputs,
  $histories, $steps } from './2026-01-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'generated/rules/ar/general/2026-01-01.pay',
    fingerprint: 'sha256:2470f575beaa9ced9bec052604e156c70561762e8276e936b7c7431e9e6e917a',
    meaning: 'sha256:419bb0a48bf886631a055bbd7754d7a0e64efa4d2be4261038debac7a96698b3', country: 'AR', scheme: 'general',
    label: 'Relación de dependencia (Ley 20.744)', version: '2026.1', currency: 'ARS', validFrom: '2026-01-01', validUntil: '2026-12-31',
    periods: ['monthly'], proration: null, days: 'month_of_30', asOf: 'month_start',
    laws: ['Ley 20.744 de Contrato de Trabajo (LCT)', 'Ley 24.241, Sistema Integrado Previsional Argentino',
      'Ley 20.628 t.o. 2019, Impuesto a las Ganancias (LIG)'],
    changes: [{ date: '2026-01-01', summary: 'Ganancias: deducciones y escala del primer semestre', law: 'LIG arts. 30 y 94; Ley 27.743' },
      { date: '2026-03-01', summary: 'Nueva prima del seguro colectivo de vida obligatorio', law: 'Decreto 1567/74; Res. SSN 39.766/16' },
      { date: '2026-07-01', summary: 'Ganancias: deducciones y escala del segundo semestre', law: 'LIG arts. 30 y 94; Ley 27.743' },
      { date: '2026-11-01', summary: 'Fondo de Asistencia Laboral, que se descuenta de la contribución al SIPA',
        law: 'Ley 27.802 arts. 58 a 77; Decreto 408/2026 art. 27' }],
    employerTables: [{ id: 'contribuciones_seguridad_social', label: 'Contribuciones de seguridad social' },
      { id: 'contribucion_obra_social', label: 'Contribución de obra social' }, { id: 'riesgos_trabajo', label: 'Riesgos del trabajo (ART)' },
      { id: 'seguro_vida', label: 'Seguro de vida obligatorio' }], summary: { total_deductions: 'total_deducciones', net_salary: 'neto' },
    sources: $sources, provenance: $provenance, inputs: $inputs, histories: $histories, steps: $steps }, 'half_up:0.01');

const $parameters = rt.byDate(($at) => ({
  base_min: rt.scaledWorth($at, 100n, base_min$rows),
  base_max: rt.scaledWorth($at, 100n, base_max$rows),
  gni: rt.scaledWorth($at, 50n, gni$rows),
  deduccion_especial: rt.scaledWorth($at, 100n, deduccion_especial$rows),
  conyuge: rt.scaledWorth($at, 100n, conyuge$rows),
  hijo: rt.scaledWorth($at, 100n, hijo$rows),
  hijo_incapacitado: rt.scaledWorth($at, 100n, hijo_incapacitado$rows),
  gni_acumulada: rt.scaledWorth($at, 100n, gni_acumulada$rows),
  especial_acumulada: rt.scaledWorth($at, 100n, especial_acumulada$rows),
  conyuge_acumulado: rt.scaledWorth($at, 100n, conyuge_acumulado$rows),
  hijo_acumulado: rt.scaledWorth($at, 100n, hijo_acumulado$rows),
  incapacitado_acumulado: rt.scaledWorth($at, 100n, incapacitado_acumulado$rows),
  escala_acumulada$rows1: rt.scaledRows(escala_acumulada, { date: $at }, 100n, 100n),
  escala$rows1: rt.scaledRows(escala, { date: $at, limits: rt.exact(1n, 12n) }, 100n, 100n),
  detraccion: rt.scaledWorth($at, 25n, detraccion$rows),
  detraccion_sac: rt.scaledWorth($at, 25n, detraccion_sac$rows),
  tasa_sipa$rows1: rt.scaledRows(tasa_sipa, { date: $at }, 1n, 10000n),
  tasa_fal$rows1: rt.scaledRows(tasa_fal, { date: $at }, 1n, 200n),
  ffep_suma: rt.scaledWorth($at, 1n, ffep_suma$rows),
  scvo_prima: rt.scaledWorth($at, 50n, scvo_prima$rows),
  SMVM: rt.scaledWorth($at, 1n, SMVM$rows),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $at = $row.referenceDate;
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  // Remuneración diaria
  if (!(rt.isSent($n[0]!) || rt.isSent($n[1]!))) return false;
  if ($n[0]! <= 0) return false;
  const $1 = $n[0]! * 3;
  if ($1 > rt.SAFE || $1 < -rt.SAFE) return false;
  if ($1 > 1000000000000) return false;
  const daily_salary = $s[0] = $n[0]!;
  // Remuneración mensual
  if ($n[1]! <= 0 || $n[1]! > 10000000000000) return false;
  const monthly_salary = $s[1] = rt.isSent($n[1]!) ? $n[1]! : daily_salary * 3 * 10;
  // Horas extra
  if ($n[2]! < 0 || $n[2]! > 99999999999999) return false;
  const overtime_amount = $s[2] = rt.sentOr($n[2]!, 0);
  // Comisiones
  if ($n[3]! < 0 || $n[3]! > 99999999999999) return false;
  const commission_amount = $s[3] = rt.sentOr($n[3]!, 0);
  // Hijos menores de 18 años
  if ($n[4]! < 0 || $n[4]! > 20) return false;
  const cantidad_hijos = $s[4] = rt.sentOr($n[4]!, 0);
  // Hijos incapacitados, de cualquier edad
  if ($n[5]! < 0 || $n[5]! > 20) return false;
  const cantidad_hijos_incapacitados = $s[5] = rt.sentOr($n[5]!, 0);
  // Cuota sindical
  if ($n[6]! < 0 || $n[6]! > 100000) return false;
  const cuota_sindical_rate = $s[6] = rt.sentOr($n[6]!, 0);
  // Alícuota variable de ART
  if ($n[7]! < 0 || $n[7]! > 500000) return false;
  const risk_class_rate = $s[7] = $n[7]!;
  // Remuneración anterior del año
  if ($n[8]! < 0 || $n[8]! > 100000000000000) return false;
  const remuneracion_anterior = $s[8] = $n[8]!;
  // Aguinaldo pagado en el año
  if ($n[9]! < 0 || $n[9]! > 100000000000000) return false;
  const aguinaldo_anterior = $s[9] = rt.sentOr($n[9]!, 0);
  // Descuentos anteriores, con Ganancias
  if ($n[10]! < 0 || $n[10]! > 100000000000000) return false;
  const descuentos_anteriores = $s[10] = rt.sentOr($n[10]!, 0);
  // Ganancias retenido en el año
  if ($n[11]! < 0 || $n[11]! > 100000000000000) return false;
  const retenido_anterior = $s[11] = rt.sentOr($n[11]!, 0);
  // Ganancias devuelto en el año
  if ($n[12]! < 0 || $n[12]! > 100000000000000) return false;
  const devuelto_anterior = $s[12] = rt.sentOr($n[12]!, 0);
  // Remuneración anterior del semestre
  if ($n[13]! < 0 || $n[13]! > 100000000000000) return false;
  const remuneracion_del_semestre = $s[13] = rt.sentOr($n[13]!, 0);
  // Aportes anteriores del semestre
  if ($n[14]! < 0 || $n[14]! > 100000000000000) return false;
  const aportes_del_semestre = $s[14] = rt.sentOr($n[14]!, 0);
  // Aguinaldo pagado en el semestre
  if ($n[15]! < 0 || $n[15]! > 100000000000000) return false;
  const aguinaldo_del_semestre = $s[15] = rt.sentOr($n[15]!, 0);
  // Sumas no remunerativas del año
  if ($n[16]! < 0 || $n[16]! > 100000000000000) return false;
  const no_remunerativo_anterior = $s[16] = rt.sentOr($n[16]!, 0);
  // Sumas no remunerativas del semestre
  if ($n[17]! < 0 || $n[17]! > 100000000000000) return false;
  const no_remunerativo_del_semestre = $s[17] = rt.sentOr($n[17]!, 0);
  // Cónyuge o conviviente a cargo
  const conyuge_a_cargo = $n[18]! === 1;
  $s[18] = conyuge_a_cargo ? 1 : 0;
  // Cuota sindical, suma fija
  if ($n[19]! < 0) return false;
  const cuota_sindical_fija = $s[19] = rt.sentOr($n[19]!, 0);
  // Remuneración de la jornada completa, a tiempo parcial
  if ($n[20]! < 0) return false;
  const remuneracion_jornada_completa = $s[20] = rt.sentOr($n[20]!, 0);
  // Suma no remunerativa del convenio
  if ($n[21]! < 0 || $n[21]! > 99999999999999) return false;
  const no_remunerativo = $s[21] = rt.sentOr($n[21]!, 0);
  // Aporte a la obra social sobre la suma no remunerativa
  if ($n[22]! < 0 || $n[22]! > 100000) return false;
  const obra_social_no_remunerativo_rate = $s[22] = rt.sentOr($n[22]!, 0);
  // Cuota sindical y aporte solidario sobre la suma no remunerativa
  if ($n[23]! < 0 || $n[23]! > 100000) return false;
  const cuota_sindical_no_remunerativo_rate = $s[23] = rt.sentOr($n[23]!, 0);
  // Contribución a la obra social sobre la suma no remunerativa
  if ($n[24]! < 0 || $n[24]! > 100000) return false;
  const contribucion_obra_social_no_remunerativo_rate = $s[24] = rt.sentOr($n[24]!, 0);
  // Paga el aguinaldo este mes
  const liquida_sac = $n[25]! === 1;
  $s[25] = liquida_sac ? 1 : 0;
  // Empleador del art. 19 inc. a
  const empleador_grande_servicios = $n[26]! === 1;
  $s[26] = empleador_grande_servicios ? 1 : 0;
  // Empleador MiPyME
  const empleador_mipyme = $n[27]! !== 0;
  $s[27] = empleador_mipyme ? 1 : 0;
  // Ganancias sin la doceava parte del aguinaldo
  const excluir_sac_proporcional = $n[28]! === 1;
  $s[28] = excluir_sac_proporcional ? 1 : 0;
  // Sueldo básico
  const $3 = $s[30] = monthly_salary * $row.days;
  const sueldo_basico = $s[29] = Math.floor(($3 + 15) / 30);
  // Horas extra
  const horas_extra = $s[31] = overtime_amount;
  // Comisiones
  const comisiones = $s[32] = commission_amount;
  // Remuneración bruta (sin aguinaldo)
  const remuneracion_bruta = $s[33] = sueldo_basico + horas_extra + comisiones;
  // Sueldo anual complementario (aguinaldo)
  let sac = 0;
  if (liquida_sac) {
    sac = $s[34] = Math.floor((remuneracion_bruta + 1) / 2);
    $s[35] = remuneracion_bruta;
  }
  // Suma no remunerativa
  const suma_no_remunerativa = $s[36] = no_remunerativo;
  // Total de percepciones
  const total_percepciones = $s[37] = sueldo_basico + horas_extra + comisiones + sac + suma_no_remunerativa;
  // Base de aportes
  const $8 = remuneracion_bruta > $f.base_min ? remuneracion_bruta : $f.base_min;
  const base_aportes = $s[38] = $8 < $f.base_max ? $8 : $f.base_max;
  // Base de aportes a la obra social
  const $10 = remuneracion_bruta > remuneracion_jornada_completa ? remuneracion_bruta : remuneracion_jornada_completa;
  const $11 = $f.base_min * 2;
  const $12 = $10 < $f.base_max ? $10 : $f.base_max;
  const base_aportes_obra_social = $s[39] = $11 > $12 ? $11 : $12;
  // Base de aportes sobre aguinaldo
  let base_aportes_sac = 0;
  let base_aportes_obra_social_sac = 0;
  if (liquida_sac) {
    const $14 = sac * 2;
    const $15 = $14 > $f.base_min ? $14 : $f.base_min;
    const $16 = $s[41] = $15 < $f.base_max ? $15 : $f.base_max;
    base_aportes_sac = $s[40] = Math.floor(($16 + 1) / 2);
    // Base de obra social sobre aguinaldo
    const $18 = sac * 2;
    const $19 = $f.base_min * 2;
    const $20 = $18 < $f.base_max ? $18 : $f.base_max;
    const $21 = $s[43] = $19 > $20 ? $19 : $20;
    base_aportes_obra_social_sac = $s[42] = Math.floor(($21 + 1) / 2);
  }
  // Jubilación (SIPA)
  const $23 = $s[45] = (base_aportes + base_aportes_sac) * 11;
  const jubilacion = $s[44] = Math.floor(($23 + 50) / 100);
  // INSSJP - PAMI (Ley 19.032)
  const $25 = $s[47] = (base_aportes + base_aportes_sac) * 3;
  const ley_19032 = $s[46] = Math.floor(($25 + 50) / 100);
  // Obra social (Ley 23.660)
  const $27 = $s[49] = (base_aportes_obra_social + base_aportes_obra_social_sac) * 3;
  const obra_social = $s[48] = Math.floor(($27 + 50) / 100);
  // Cuota sindical
  let cuota_sindical = 0;
  const $29 = cuota_sindical_rate > 0;
  $s[50] = $29 ? 1 : 0;
  const $30 = $29 || cuota_sindical_fija > 0;
  $s[51] = $30 ? 1 : 0;
  if ($30) {
    const $31 = cuota_sindical_rate * (remuneracion_bruta + sac);
    if ($31 > rt.SAFE) return false;
    const $32 = cuota_sindical_fija * 1000000;
    if ($32 > rt.SAFE) return false;
    const $33 = $s[53] = $31 + $32;
    if ($33 > 4503599626370495) return false;
    cuota_sindical = $s[52] = Math.floor(($33 + 500000) / 1000000);
  }
  // Jubilación computable
  const $35 = $s[55] = base_aportes * 11;
  const aporte_jubilacion = $s[54] = Math.floor(($35 + 50) / 100);
  // INSSJP computable
  const $37 = $s[57] = base_aportes * 3;
  const aporte_ley_19032 = $s[56] = Math.floor(($37 + 50) / 100);
  // Obra social computable
  const $39 = $s[59] = base_aportes_obra_social * 3;
  const aporte_obra_social = $s[58] = Math.floor(($39 + 50) / 100);
  // Cuota sindical computable
  const $41 = cuota_sindical_rate * remuneracion_bruta;
  if ($41 > rt.SAFE) return false;
  const $42 = cuota_sindical_fija * 1000000;
  if ($42 > rt.SAFE) return false;
  const $43 = $s[61] = $41 + $42;
  if ($43 > 4503599626370495) return false;
  const aporte_sindical = $s[60] = Math.floor(($43 + 500000) / 1000000);
  // Base de obra social de la suma no remunerativa
  let base_obra_social_no_remunerativo = 0;
  const $45 = suma_no_remunerativa > 0;
  $s[62] = $45 ? 1 : 0;
  const $46 = $45 && obra_social_no_remunerativo_rate > 0;
  $s[63] = $46 ? 1 : 0;
  let obra_social_no_remunerativo = 0;
  if ($46) {
    const $47 = (remuneracion_bruta > remuneracion_jornada_completa ? remuneracion_bruta : remuneracion_jornada_completa) + suma_no_remunerativa;
    if ($47 > rt.SAFE) return false;
    const $48 = ($47 < $f.base_max ? $47 : $f.base_max) - base_aportes_obra_social;
    base_obra_social_no_remunerativo = $s[64] = 0 > $48 ? 0 : $48;
    // Obra social sobre la suma no remunerativa
    const $50 = $s[66] = obra_social_no_remunerativo_rate * base_obra_social_no_remunerativo;
    obra_social_no_remunerativo = $s[65] = Math.floor(($50 + 500000) / 1000000);
  }
  // Cuota sindical sobre la suma no remunerativa
  let cuota_sindical_no_remunerativo = 0;
  const $52 = $45 && cuota_sindical_no_remunerativo_rate > 0;
  $s[67] = $52 ? 1 : 0;
  if ($52) {
    const $53 = $s[69] = cuota_sindical_no_remunerativo_rate * suma_no_remunerativa;
    if ($53 > 4503599626370495) return false;
    cuota_sindical_no_remunerativo = $s[68] = Math.floor(($53 + 500000) / 1000000);
  }
  // Aportes computables
  const aportes_computables = $s[70] = aporte_jubilacion +
    aporte_ley_19032 +
    aporte_obra_social +
    aporte_sindical +
    obra_social_no_remunerativo +
    cuota_sindical_no_remunerativo;
  // Parte del aguinaldo
  const doceava = $s[71] = excluir_sac_proporcional ? 0 : 1;
  // Doceava parte de aguinaldo
  const $57 = $s[73] = doceava * (remuneracion_bruta + suma_no_remunerativa);
  const sac_proporcional = $s[72] = Math.floor(($57 + 6) / 12);
  // Aportes sobre la doceava parte
  const $59 = $s[75] = doceava * aportes_computables;
  const aportes_sac_proporcional = $s[74] = Math.floor(($59 + 6) / 12);
  // Deducciones personales art. 30
  const $61 = conyuge_a_cargo ? $f.conyuge : 0;
  const deducciones_personales = $s[76] = $f.gni * 2 +
    $f.deduccion_especial +
    $61 +
    $f.hijo *
    cantidad_hijos +
    $f.hijo_incapacitado *
    cantidad_hijos_incapacitados;
  // Doceava parte de las deducciones
  const $63 = $s[78] = doceava * deducciones_personales;
  const deduccion_doceava = $s[77] = Math.floor(($63 + 6) / 12);
  // Ganancia neta sujeta a impuesto
  const $65 = remuneracion_bruta +
    suma_no_remunerativa +
    sac_proporcional -
    aportes_computables -
    aportes_sac_proporcional -
    deducciones_personales -
    deduccion_doceava;
  const ganancia_neta_sujeta = $s[79] = 0 > $65 ? 0 : $65;
  // Aportes anteriores
  let aportes_anteriores = 0;
  const $67 = rt.isSent($n[8]!);
  $s[80] = $67 ? 1 : 0;
  let sin_aguinaldo_pagado = 0;
  let sac_acumulado = 0;
  let aportes_sac_acumulados = 0;
  let deducciones_acumuladas = 0;
  let doceava_acumulada = 0;
  let ganancia_neta_acumulada = 0;
  if ($67) {
    const $68 = descuentos_anteriores - retenido_anterior;
    aportes_anteriores = $s[81] = 0 > $68 ? 0 : $68;
    // Doceavas por meses sin aguinaldo pagado
    const $70 = liquida_sac || aguinaldo_del_semestre > 0;
    $s[82] = $70 ? 1 : 0;
    sin_aguinaldo_pagado = $s[83] = $70 ? 0 : doceava;
    // Doceava de la remuneración sin aguinaldo pagado
    const $72 = $s[85] = sin_aguinaldo_pagado *
      (remuneracion_del_semestre + no_remunerativo_del_semestre + remuneracion_bruta + suma_no_remunerativa);
    sac_acumulado = $s[84] = Math.floor(($72 + 6) / 12);
    // Aportes de la doceava acumulada
    const $74 = $s[87] = sin_aguinaldo_pagado * (aportes_del_semestre + aportes_computables);
    aportes_sac_acumulados = $s[86] = Math.floor(($74 + 6) / 12);
    // Deducciones personales acumuladas
    const $76 = conyuge_a_cargo ? $f.conyuge_acumulado : 0;
    deducciones_acumuladas = $s[88] = $f.gni_acumulada +
      $f.especial_acumulada +
      $76 +
      $f.hijo_acumulado *
      cantidad_hijos +
      $f.incapacitado_acumulado *
      cantidad_hijos_incapacitados;
    // Doceava de las deducciones acumuladas
    const $78 = $s[90] = doceava * deducciones_acumuladas;
    doceava_acumulada = $s[89] = Math.floor(($78 + 6) / 12);
    // Ganancia neta acumulada
    const $80 = remuneracion_anterior +
      no_remunerativo_anterior +
      remuneracion_bruta +
      suma_no_remunerativa +
      aguinaldo_anterior +
      sac +
      sac_acumulado -
      aportes_anteriores -
      jubilacion -
      ley_19032 -
      obra_social -
      cuota_sindical -
      obra_social_no_remunerativo -
      cuota_sindical_no_remunerativo -
      aportes_sac_acumulados -
      deducciones_acumuladas -
      doceava_acumulada;
    ganancia_neta_acumulada = $s[91] = 0 > $80 ? 0 : $80;
  }
  // Impuesto determinado
  $s[92] = -1;
  $s[94] = -1;
  let $86: number;
  if ($67) {
    const $82 = $s[92] = rt.rowOf($f.escala_acumulada$rows1, ganancia_neta_acumulada, 1, false);
    if ($82 < 0) return false;
    $s[93] = ganancia_neta_acumulada;
    const $83 = rt.excessOf($f.escala_acumulada$rows1, $82, ganancia_neta_acumulada, 1);
    if (Number.isNaN($83)) return false;
    $86 = $83;
  } else {
    const $84 = $s[94] = rt.rowOf($f.escala$rows1, ganancia_neta_sujeta, 1, false);
    if ($84 < 0) return false;
    $s[95] = ganancia_neta_sujeta;
    const $85 = rt.excessOf($f.escala$rows1, $84, ganancia_neta_sujeta, 1);
    if (Number.isNaN($85)) return false;
    $86 = $85;
  }
  if ($86 > 4503599627370395) return false;
  const impuesto_determinado = $s[96] = Math.floor(($86 + 50) / 100);
  $s[97] = $86;
  // Impuesto acumulado menos lo retenido
  let retencion_acumulada = 0;
  if ($67) {
    retencion_acumulada = $s[98] = impuesto_determinado - (retenido_anterior - devuelto_anterior);
  }
  // Tope del 35%
  const $89 = $s[100] = (total_percepciones -
      jubilacion -
      ley_19032 -
      obra_social -
      cuota_sindical -
      obra_social_no_remunerativo -
      cuota_sindical_no_remunerativo) *
    7;
  const $90 = rt.wholeOf($89, 20, 'half_up');
  if (Number.isNaN($90)) return false;
  const ganancias_tope_35 = $s[99] = $90;
  // Impuesto a las Ganancias (4ta categoría)
  let $93: number;
  if ($67) {
    const $91 = retencion_acumulada < ganancias_tope_35 ? retencion_acumulada : ganancias_tope_35;
    $93 = 0 > $91 ? 0 : $91;
  } else {
    const $92 = impuesto_determinado < ganancias_tope_35 ? impuesto_determinado : ganancias_tope_35;
    $93 = 0 > $92 ? 0 : $92;
  }
  const ganancias = $s[101] = $93;
  // Devolución de Ganancias
  let devolucion_ganancias = 0;
  if ($67) {
    const $94 = -retencion_acumulada;
    devolucion_ganancias = $s[102] = 0 > $94 ? 0 : $94;
  }
  // Total de deducciones
  const total_deducciones = $s[103] = jubilacion +
    ley_19032 +
    obra_social +
    cuota_sindical +
    obra_social_no_remunerativo +
    cuota_sindical_no_remunerativo +
    ganancias;
  // Neto a cobrar
  const $97 = $67 ? devolucion_ganancias : 0;
  const neto = $s[104] = total_percepciones + $97 - total_deducciones;
  // Base de contribuciones patronales
  const $99 = remuneracion_bruta - $f.detraccion * 4;
  let $101: number;
  if (liquida_sac) {
    const $100 = (sac - $f.detraccion_sac * 4) * 2;
    $101 = $f.base_min > $100 ? $f.base_min : $100;
  } else {
    $101 = 0;
  }
  const $102 = $s[106] = ($f.base_min > $99 ? $f.base_min : $99) * 2 + $101;
  const base_contribuciones = $s[105] = Math.floor(($102 + 1) / 2);
  // Base de obra social (empleador)
  const $104 = $f.base_min * 2;
  const $105 = $104 > remuneracion_bruta ? $104 : remuneracion_bruta;
  const $106 = liquida_sac ? ($f.base_min > sac ? $f.base_min : sac) : 0;
  const $107 = ($105 > remuneracion_jornada_completa ? $105 : remuneracion_jornada_completa) + $106;
  if ($107 > rt.SAFE) return false;
  const base_obra_social_empleador = $s[107] = $107;
  // Base de obra social de la suma no remunerativa (empleador)
  let base_contribucion_no_remunerativo = 0;
  const $108 = $45 && contribucion_obra_social_no_remunerativo_rate > 0;
  $s[108] = $108 ? 1 : 0;
  if ($108) {
    const $109 = (remuneracion_bruta > remuneracion_jornada_completa ? remuneracion_bruta : remuneracion_jornada_completa) +
      suma_no_remunerativa;
    if ($109 > rt.SAFE) return false;
    const $110 = $f.base_min * 2;
    const $111 = $110 > remuneracion_bruta ? $110 : remuneracion_bruta;
    const $112 = $109 - ($111 > remuneracion_jornada_completa ? $111 : remuneracion_jornada_completa);
    base_contribucion_no_remunerativo = $s[109] = 0 > $112 ? 0 : $112;
  }
  // Base ART
  const base_art = $s[110] = remuneracion_bruta + sac + suma_no_remunerativa;
  // Clase de empleador
  let $116: string;
  if (empleador_grande_servicios) {
    $116 = 'inc_a';
  } else {
    $116 = empleador_mipyme ? 'inc_b_mipyme' : 'inc_b_otra';
  }
  const clase_empleador = $116;
  $s[111] = rt.positionOf(['inc_a', 'inc_b_mipyme', 'inc_b_otra'], clase_empleador);
  // SIPA
  const $117 = $s[112] = rt.rowOfWord($f.tasa_sipa$rows1, clase_empleador);
  if ($117 < 0) return false;
  const $118 = $s[116] = $f.tasa_sipa$rows1.value[$117]!;
  const $119 = $s[114] = base_contribuciones * $118;
  if ($119 > 4503599627360495) return false;
  const contrib_sipa = $s[113] = Math.floor(($119 + 5000) / 10000);
  $s[115] = base_contribuciones;
  // INSSJP (PAMI)
  const $121 = $s[120] = empleador_grande_servicios ? 158 : 159;
  const $122 = $s[118] = base_contribuciones * $121;
  if ($122 > 4503599627360495) return false;
  const contrib_inssjp = $s[117] = Math.floor(($122 + 5000) / 10000);
  $s[119] = base_contribuciones;
  // Asignaciones familiares
  const $124 = $s[124] = empleador_grande_servicios ? 54 : 47;
  const $125 = $s[122] = base_contribuciones * $124;
  if ($125 > 4503599627369495) return false;
  const contrib_aaff = $s[121] = Math.floor(($125 + 500) / 1000);
  $s[123] = base_contribuciones;
  // Fondo Nacional de Empleo
  const $127 = $s[128] = empleador_grande_servicios ? 107 : 94;
  const $128 = $s[126] = base_contribuciones * $127;
  if ($128 > 4503599627360495) return false;
  const contrib_fne = $s[125] = Math.floor(($128 + 5000) / 10000);
  $s[127] = base_contribuciones;
  // Fondo de Asistencia Laboral
  $s[130] = -1;
  let contrib_fal = 0;
  const $130 = $at >= '2026-11-01';
  $s[129] = $130 ? 1 : 0;
  if ($130) {
    const $131 = $s[130] = rt.rowOfWord($f.tasa_fal$rows1, clase_empleador);
    if ($131 < 0) return false;
    const $132 = $s[134] = $f.tasa_fal$rows1.value[$131]!;
    const $133 = $s[132] = base_contribuciones * $132;
    contrib_fal = $s[131] = Math.floor(($133 + 100) / 200);
    $s[133] = base_contribuciones;
  }
  // Obra social (6%: 5.10 + 0.90 FSR)
  const $135 = $s[136] = base_obra_social_empleador * 3;
  if ($135 > 4503599627370445) return false;
  $s[135] = Math.floor(($135 + 25) / 50);
  $s[137] = base_obra_social_empleador;
  $s[138] = 3;
  // Obra social sobre la suma no remunerativa
  if ($108) {
    const $137 = $s[140] = base_contribucion_no_remunerativo * contribucion_obra_social_no_remunerativo_rate;
    if ($137 > 4503599626370495) return false;
    $s[139] = Math.floor(($137 + 500000) / 1000000);
    $s[141] = base_contribucion_no_remunerativo;
    $s[142] = contribucion_obra_social_no_remunerativo_rate;
  }
  // ART, cuota variable
  const $139 = rt.isSent($n[7]!);
  $s[143] = $139 ? 1 : 0;
  if ($139) {
    const $140 = $s[145] = base_art * risk_class_rate;
    if ($140 > 4503599626370495) return false;
    $s[144] = Math.floor(($140 + 500000) / 1000000);
    $s[146] = base_art;
    $s[147] = risk_class_rate;
  }
  // ART, suma fija FFEP
  $s[148] = $f.ffep_suma * 100;
  $s[149] = $f.ffep_suma;
  // Seguro colectivo de vida obligatorio
  $s[150] = $f.scvo_prima * 2;
  $s[151] = $f.scvo_prima;
  // Total contribuciones de seguridad social
  const $144 = $130 ? contrib_fal : 0;
  $s[152] = contrib_sipa + contrib_inssjp + contrib_aaff + contrib_fne + $144;
  if ($notes !== null) {
    if (rt.isSent($n[0]!) &&
      rt.isSent($n[1]!) &&
      (daily_salary * 3 * 1000 < monthly_salary * 99 || daily_salary * 3 * 1000 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(0, rt.ratio(monthly_salary, 100n), rt.ratio(daily_salary, 100n));
    }
    if (monthly_salary < $f.SMVM * 100) {
      // BELOW_MINIMUM_WAGE
      $notes.add(1, rt.ratio(monthly_salary, 100n), rt.ratio($f.SMVM, 1n));
    }
    if (remuneracion_bruta < $f.base_min) {
      // CONTRIBUTION_BASE_FLOORED
      $notes.add(2, rt.ratio(remuneracion_bruta, 100n), rt.ratio($f.base_min, 100n));
    }
    if (remuneracion_bruta > $f.base_max) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(3, rt.ratio(remuneracion_bruta, 100n), rt.ratio($f.base_max, 100n));
    }
    if (!rt.same(liquida_sac, Number($at.slice(5, 7)) === 6 || Number($at.slice(5, 7)) === 12)) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(4);
    }
    if (empleador_mipyme && empleador_grande_servicios) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(5);
    }
    if (excluir_sac_proporcional && ganancias > 0) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(6);
    }
    if (!rt.isSent($n[7]!)) {
      // ART_RATE_NOT_PROVIDED
      $notes.add(7);
    }
    if (cuota_sindical_rate > 50000) {
      // CUOTA_SINDICAL_HIGH
      $notes.add(8, rt.ratio(cuota_sindical_rate, 1000000n));
    }
    if (cuota_sindical_no_remunerativo_rate > 50000) {
      // CUOTA_SINDICAL_HIGH
      $notes.add(9, rt.ratio(cuota_sindical_no_remunerativo_rate, 1000000n));
    }
    const $146 = $67 ? ganancias_tope_35 < retencion_acumulada : ganancias < impuesto_determinado;
    if ($146) {
      // GANANCIAS_TOPE_35_APPLIED
      $notes.add(10, rt.ratio(impuesto_determinado, 100n), rt.ratio(ganancias, 100n));
    }
    if ($67 && retencion_acumulada < 0) {
      // GANANCIAS_REFUND
      $notes.add(11, rt.ratio(devolucion_ganancias, 100n));
    }
    if ($67 && (conyuge_a_cargo || cantidad_hijos > 0 || cantidad_hijos_incapacitados > 0) && Number($at.slice(5, 7)) > 1) {
      // FAMILY_SINCE_JANUARY
      $notes.add(12);
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(13);
    }
    if ($at >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(14);
    }
    if ($at >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(15);
    }
    if ($at >= '2026-10-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(16);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '{"size":153,"scales":[100,100,100,100,1,1,1000000,1000000,100,100,100,100,100,100,100,100,100,100,1,100,100,100,1000000,1000000,1000000,1,1,1,1],"values":[["input",1,1],["period","days","number",[]],["input",2,2],["input",3,3],0,1,2,["input",25,[25,1]],3,["input",21,21],4,5,["parameter","base_min",100],["parameter","base_max",100],["input",20,20],7,9,8,10,["input",6,[6,1000000]],["input",19,19],["input",22,[22,1000000]],19,["input",23,[23,1000000]],15,16,17,18,20,21,["input",28,[28,1]],23,22,["parameter","gni",50],["parameter","deduccion_especial",100],["input",18,[18,1]],["parameter","conyuge",100],["parameter","hijo",100],["input",4,[4,1]],["parameter","hijo_incapacitado",100],["input",5,[5,1]],26,24,25,27,["input",10,10],["input",11,11],["input",15,15],30,["input",13,13],["input",17,17],["input",14,14],["parameter","gni_acumulada",100],["parameter","especial_acumulada",100],["parameter","conyuge_acumulado",100],["parameter","hijo_acumulado",100],["parameter","incapacitado_acumulado",100],33,["input",8,8],["input",16,16],["input",9,9],31,29,11,12,13,14,32,34,["sent","given(remuneracion_anterior)",8],35,28,36,["input",12,12],6,37,38,39,40,41,["parameter","detraccion",25],["parameter","detraccion_sac",25],["input",24,[24,1000000]],["input",26,[26,1]],["input",27,[27,1]],43,47,44,45,["sent","given(risk_class_rate)",7],46,["input",7,[7,1000000]],["parameter","ffep_suma",1],["parameter","scvo_prima",50],48,49,50,51,52],"tables":[{"table":1,"rows":"escala_acumulada$rows1","scales":[100,100,10000],"slots":[92,93,null],"isConditional":1},{"table":0,"rows":"escala$rows1","scales":[100,100,10000],"slots":[94,95,null],"isConditional":1},{"table":2,"rows":"tasa_sipa$rows1","of":"choice","scales":[1,10000,10000],"slots":[112,null,null]},{"table":3,"rows":"tasa_fal$rows1","of":"choice","scales":[1,200,200],"slots":[130,null,null],"isConditional":1}],"steps":[[29,[0,1],[30,3000]],[31,[2]],[32,[3]],[33,[4,5,6]],[34,[7,[[8],25,1,1]],[35,200],null,25],[36,[9]],[37,[4,5,6,10,11]],[38,[8,12,13]],[39,[12,8,14,13]],[40,[7,[[10,12,13],25,1,1]],[41,200],null,25],[42,[7,[[12,10,13],25,1,1]],[43,200],null,25],[44,[15,16],[45,10000]],[46,[15,16],[47,10000]],[48,[17,18],[49,10000]],[52,[19,[[20],50,0,0],[[19,8,10,20],51,1,1]],[53,100000000],null,51],[54,[15],[55,10000]],[56,[15],[57,10000]],[58,[17],[59,10000]],[60,[19,8,20],[61,100000000]],[64,[11,[[21],62,1,1],[[8,14,11,13,17],63,1,1]],null,null,63],[65,[11,[[21],62,1,1],[[21,22],63,1,1]],[66,100000000],null,63],[68,[11,[[23],62,1,1],[[23,11],67,1,1]],[69,100000000],null,67],[70,[24,25,26,27,28,29]],[[71,12],[30]],[72,[31,8,11],[73,1200]],[74,[31,32],[75,1200]],[76,[33,34,35,[[36],18,1,1],37,38,39,40]],[77,[31,41],[78,1200]],[79,[8,11,42,32,43,41,44]],[81,[45,46],null,80],[[83,12],[7,[[47],25,0,0],[[31],82,0,0]],null,80],[84,[48,49,50,8,11],[85,1200],80],[86,[48,51,32],[87,1200],80],[88,[52,53,35,[[54],18,1,1],55,38,56,40],null,80],[89,[31,57],[90,1200],80],[91,[58,59,8,11,60,10,61,62,63,64,65,66,28,29,67,57,68],null,80],[96,[[[69,70],80,1,1],[[71],80,0,0],-1,-2],[97,10000]],[98,[72,46,73],null,80],[99,[74,63,64,65,66,28,29],[100,2000]],[101,[[[69,75,76],80,1,1],[[72,76],80,0,0]]],[102,[75],null,80],[103,[63,64,65,66,28,29,77]],[104,[74,[[69,78],80,1,1],79]],[105,[12,8,80,7,[[12,10,81],25,1,1]],[106,200]],[107,[12,8,14,7,[[12,10],25,1,1]]],[109,[11,[[82],62,1,1],[[8,14,11,12,8,14],108,1,1]],null,null,108],[110,[8,10,11]],[[111,1],[83,[[84],26,0,0]]],[113,[85,86,-3],[114,1000000],null,null,115,[116,10000]],[117,[85,83],[118,1000000],null,null,119,[120,10000]],[121,[85,83],[122,100000],null,null,123,[124,1000]],[125,[85,83],[126,1000000],null,null,127,[128,10000]],[131,[85,86,-4],[132,20000],129,null,133,[134,200]],[135,[87],[136,5000],null,null,137,[138,50]],[139,[11,[[82],62,1,1],[[88,82],108,1,1]],[140,100000000],null,108,141,[142,1000000]],[144,[89,[[90,91],143,1,1]],[145,100000000],null,143,146,[147,1000000]],[148,[92],[149,1]],[150,[93],[151,50]],[152,[94,95,96,97,[[98],129,1,1]]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '«0:»{"scheme":["ARS","month_start",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],[0,0,"integer"],[0,0,"rate"],"boolean",{"words":["inc_a","inc_b_mipyme","inc_b_otra"]},"date",[0,0,"number"]],"roundings":[["half_up",[["1/100",null]]]],"nodes":"0 c0;0 c100000000000;1 c30;0 3 1 2;0 i0;0 2 2 4;0 c99999999999999/100;1 c0;1 c20;2 c0;2 c1/10;2 c1/2;0 c1000000000000;3 truth,false;3 truth,true;0 i1;1 period,0;0 2 15 16;0 3 17 2;0 i2;0 i3;0 s0;0 s1;0 0 21 22;0 s2;0 0 23 24;3 i25;0 s3;1 c2;0 3 27 28;0 i21;0 s4;0 s5;0 0 31 32;0 0 25 33;0 p1;0 p2;0 7 27 35 36;0 2 28 35;0 i20;0 6 27 39;0 5 40 36;0 6 38 41;0 3 35 28;0 3 36 28;0 7 31 43 44;0 5 31 44;0 6 35 46;2 c11/100;0 s7;0 s9;0 0 49 50;0 2 48 51;2 c3/100;0 2 53 51;0 s8;0 s10;0 0 55 56;0 2 53 57;2 i6;3 12 59 9;0 i19;3 12 61 0;3 15 60 62;0 0 27 31;0 2 59 64;0 0 65 61;0 2 48 49;0 2 53 49;0 2 53 55;0 2 59 27;0 0 70 61;3 12 32 0;2 i22;3 12 73 9;3 14 72 74;0 0 40 32;0 5 76 36;0 1 77 55;0 6 0 78;0 s19;0 2 73 80;2 i23;3 12 82 9;3 14 72 83;0 2 82 32;0 s15;0 s16;0 0 86 87;0 s17;0 0 88 89;0 s18;0 0 90 91;0 s20;0 0 92 93;0 s21;0 0 94 95;3 i28;2 c1;1 c12;2 3 98 99;2 18 97 9 100;2 s23;0 0 27 32;0 2 102 103;0 s22;0 2 102 105;0 p4;0 p5;0 0 107 108;3 i18;0 p6;0 18 110 111 0;0 0 109 112;0 p7;1 i4;0 2 114 115;0 0 113 116;0 p8;1 i5;0 2 118 119;0 0 117 120;0 s26;0 2 102 122;0 s24;0 0 103 124;0 1 125 105;0 s25;0 1 126 127;0 1 128 122;0 s27;0 1 129 130;0 6 0 131;3 given,8;0 i10;0 i11;0 1 134 135;0 6 0 136;0 i15;3 12 138 0;3 15 26 139;2 18 140 9 102;2 s30;0 i13;0 i17;0 0 143 144;0 0 145 27;0 0 146 32;0 2 142 147;0 i14;0 0 149 105;0 2 142 150;0 p9;0 p10;0 0 152 153;0 p11;0 18 110 155 0;0 0 154 156;0 p12;0 2 158 115;0 0 157 159;0 p13;0 2 161 119;0 0 160 162;0 s33;0 2 102 164;0 i8;0 i16;0 0 166 167;0 0 168 27;0 0 169 32;0 i9;0 0 170 171;0 0 172 31;0 s31;0 0 173 174;0 s29;0 1 175 176;0 s11;0 1 177 178;0 s12;0 1 179 180;0 s13;0 1 181 182;0 s14;0 1 183 184;0 1 185 93;0 1 186 95;0 s32;0 1 187 188;0 1 189 164;0 s34;0 1 190 191;0 6 0 192;0 s35;0 apply,1 194;0 s28;0 apply,0 196;0 18 133 195 197;0 s36;0 i12;0 1 135 200;0 1 199 201;2 c7/20;0 s6;0 1 204 178;0 1 205 180;0 1 206 182;0 1 207 184;0 1 208 93;0 1 209 95;0 2 203 210;0 s37;0 s38;0 5 212 213;0 6 0 214;0 5 199 213;0 6 0 216;0 18 133 215 217;0 4 212;0 6 0 219;0 0 178 180;0 0 182 184;0 0 221 222;0 0 93 95;0 s39;0 0 224 225;0 0 223 226;0 s40;0 18 133 228 0;0 0 204 229;0 s41;0 1 230 231;0 p14;0 1 27 233;0 6 35 234;0 p15;0 1 31 236;0 6 43 237;0 18 26 238 0;0 0 235 239;0 6 38 27 39;0 6 35 31;0 18 26 242 0;0 0 241 243;2 i24;3 12 245 9;3 14 72 246;0 1 76 241;0 6 0 248;0 0 64 32;3 i26;4 word,inc_a;3 i27;4 word,inc_b_mipyme;4 word,inc_b_otra;4 18 253 254 255;4 18 251 252 256;0 s43;4 s47;2 apply,2 259;0 2 258 260;2 c79/5000;2 c159/10000;2 18 251 262 263;0 2 258 264;2 c27/500;2 c47/1000;2 18 251 266 267;0 2 258 268;2 c107/10000;2 c47/5000;2 18 251 270 271;0 2 258 272;2 apply,3 259;3 active,2026-11-01,;0 2 258 274;0 s44;2 c3/50;0 2 277 278;0 s45;0 2 280 245;0 s46;2 i7;3 given,7;0 2 282 283;0 p17;0 p16;0 s48;0 s49;0 0 288 289;0 s50;0 0 290 291;0 s51;0 s52;0 18 275 294 0;0 0 293 295;0 0 292 296;3 given,0;3 given,1;3 14 298 299;2 c99/100;0 2 301 15;3 10 5 302;2 c101/100;0 2 304 15;3 12 5 305;3 15 303 306;3 14 300 307;0 p0;1 c1;0 2 310 309;3 10 15 311;3 10 27 35;3 12 27 36;1 period,6;1 c6;3 8 315 316;3 8 315 99;3 15 317 318;3 9 26 319;3 14 253 251;3 12 225 0;3 14 97 322;3 16 284;2 c1/20;3 12 59 325;3 12 82 325;3 10 213 212;3 10 225 199;3 18 133 328 329;3 10 212 0;3 14 133 331;3 12 115 7;3 15 110 333;3 12 119 7;3 15 334 335;3 14 133 336;3 12 315 310;3 14 337 338;0 s42;3 10 340 0;5 period,5;5 date,2026-11-01;3 13 342 343;5 date,2026-10-01;3 13 342 345;6 3 310 99","items":[["i",0,null,[0,false],[3,true]],["i",1,5,[0,false],[1,true]],["i",2,0,[0,true],[6,true]],["i",3,0,[0,true],[6,true]],["i",4,7,[7,true],[8,true]],["i",5,7,[7,true],[8,true]],["i",6,9,[9,true],[10,true]],["i",7,null,[9,true],[11,true]],["i",8,null,[0«9:,true],[12,true]],["i",‹9›,0,[0»,true],[12,true]],["i",18,13],["i",19,0,[0,true]],["i",20,0,[0,true]],["i",21,0,[0,true],[6,true]],["i",22,9,[9,true],[10,true]],["i",23,9,[9,true],[10,true]],["i",24,9,[9,true],[10,true]],["i",25,13],["i",26,13],["i",27,14],["i",28,13],[0,0,18,0],[1,0,19,0],[2,0,20,0],[3,0,25,0],[4,0,29,0,null,26],[5,0,30,0],[6,0,34],[7,0,37,0],[8,0,42,0],[9,0,45,0,null,26],[10,0,47,0,null,26],[11,0,52,0],[12,0,54,0],[13,0,58,0],[14,0,66,0,null,63],[15,0,67,0],[16,0,68,0],[17,0,69,0],[18,0,71,0],[19,0,79,0,null,75],[20,0,81,0,null,75],[21,0,85,0,null,84],[22,0,96],[23,2,101],[24,0,104,0],[25,0,106,0],[26,0,121],[27,0,123,0],[28,0,132,0],[29,0,137,null,133],[30,2,141,null,133],[31,0,148,0,133],[32,0,151,0,133],[33,0,163,null,133],[34,0,165,0,133],[35,0,193,0,133],[36,0,198,0],[37,0,202,null,133],[38,0,211,0],[39,0,218,0],[40,0,220,0,133],[41,0,227],[42,0,232],[43,0,240,0],[44,0,244,0],[45,0,249,0,null,247],[46,0,250,0],[47,4,257«4:],[‹48›,0,‹261+4›,0,null,null,258,‹260+4›»],[52,0,276,0,275,null,258,274],[53,0,279,0,null,null,277,278],[54,0,281,0,null,247,280,245],[55,0,285,0,null,284,282,283],[56,0,286,0],[57,0,287,0],[58,0,297]],"parameters":[["SMVM",null],["base_min",null],["base_max",null],["movilidad",null],["gni",null],["deduccion_especial",null],["conyuge",null],["hijo",null],["hijo_incapacitado",null],["gni_acumulada",null],["especial_acumulada",null],["conyuge_acumulado",null],["hijo_acumulado",null],["incapacitado_acumulado",null],["detraccion",null],["detraccion_sac",null],["scvo_prima",null],["ffep_suma",null]],"notices":[["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,308,["La remuneración mensual ",15," y 30 veces la diaria ",4," difieren en más del 1 %; se usa la mensual"]],["warn","BELOW_MINIMUM_WAGE","warning","monthly_salary","employee",null,312,["La remuneración ",15," es menor que el salario mínimo de ",309,"; a tiempo parcial es legal"]],["warn","CONTRIBUTION_BASE_FLOORED","info","base_aportes","employee",null,313,["La remuneración ",27," no llega a la base mínima de ",35]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_aportes","employee",null,314,["La remuneración ",27," pasa de la base máxima de ",36]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.liquida_sac","override",null,320,["El aguinaldo se paga en junio y en diciembre"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.empleador_mipyme","override",null,321,["Un empleador del art. 19 inc. a no es MiPyME: para el Fondo de Asistencia Laboral cuenta el 1 %"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.excluir_sac_proporcional","override",null,323,["Sin la doceava parte del aguinaldo se retiene menos que con la RG 4003"]],["warn","ART_RATE_NOT_PROVIDED","warning","risk_class_rate","employee",null,324,["Sin la alícuota del contrato de ART no se calcula la cuota variable"]],["warn","CUOTA_SINDICAL_HIGH","warning","cuota_sindical_rate","employee",null,326,["La cuota sindical de ",59," pasa del 5 %"]],["warn","CUOTA_SINDICAL_HIGH","warning","inputs.cuota_sindical_no_remunerativo_rate","inputs",null,327,["La cuota sindical de ",82," sobre la suma no remunerativa pasa del 5 %"]],["warn","GANANCIAS_TOPE_35_APPLIED","info","ganancias","employee",null,330,["El impuesto de ",199," pasa del 35 % de lo que se cobra; se retiene ",225]],["warn","GANANCIAS_REFUND","info","ganancias","employee",null,332,["Se retuvo de más en los meses anteriores; se devuelve ",228]],["warn","FAMILY_SINCE_JANUARY","info","ganancias","employee",null,339,["La familia del mes se toma desde enero"]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,341,["Las deducciones superan las percepciones del mes"]],["warn","PARAM_CARRIED_FORWARD","warning","period","period",null,344,["Base mínima: sin valor publicado desde 2026-11-01; se usa el de 2026-10"]],["warn","PARAM_CARRIED_FORWARD","warning","period","period",null,344,["Base máxima: sin valor publicado desde 2026-11-01; se usa el de 2026-10"]],["warn","PARAM_CARRIED_FORWARD","warning","contrib_art_ffep","employee",null,346,["Suma fija FFEP: sin valor publicado desde 2026-10-01; se usa el de 2026-09"]]],"tables":[[0,null,0,null,347],[0,null,0,null,null],[4,null,2,null,null],[4,null,2,null,null]]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [SMVM$rows, base_min$rows, base_max$rows, movilidad$rows, gni$rows, deduccion_especial$rows, conyuge$rows, hijo$rows,
    hijo_incapacitado$rows, gni_acumulada$rows, especial_acumulada$rows, conyuge_acumulado$rows, hijo_acumulado$rows,
    incapacitado_acumulado$rows, detraccion$rows, detraccion_sac$rows, scvo_prima$rows, ffep_suma$rows],
  tables: [escala, escala_acumulada, tasa_sipa, tasa_fal] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
