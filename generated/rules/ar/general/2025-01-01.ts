// AR.general 2025.1: Relación de dependencia (Ley 20.744)
// Emitted from generated/rules/ar/general/2025-01-01.pay by payroll compile. Do not edit.
// file    sha256:8c762ef17dd57915acbefd9c918aeba0c1192f8f5d6bc87744f68985d9c392e2
// meaning sha256:b5653426f340fa59514f5148d0bb57de6641815f8d852929fce42f659ac49656
import * as rt from '../../../../runtime/index.ts';
import { $file, SMVM$rows, base_min$rows, base_max$rows, movilidad$rows, gni$rows, deduccion_especial$rows,
  conyuge$rows, hijo$rows, hijo_incapacitado$rows, gni_acumulada$rows, especial_acumulada$rows,
  conyuge_acumulado$rows, hijo_acumulado$rows, incapacitado_acumulado$rows, detraccion$rows, detraccion_sac$rows,
  scvo_prima$rows, ffep_suma$rows, escala, escala_acumulada, $sources, $provenance, $inputs, $histories, $steps } from './2025-01-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'generated/rules/ar/general/2025-01-01.pay',
    fingerprint: 'sha256:8c762ef17dd57915acbefd9c918aeba0c1192f8f5d6bc87744f68985d9c392e2',
    meaning: 'sha256:b5653426f340fa59514f5148d0bb57de6641815f8d852929fce42f659ac49656', country: 'AR', scheme: 'general',
    label: 'Relación de dependencia (Ley 20.744)', version: '2025.1', currency: 'ARS', validFrom: '2025-01-01', validUntil: '2025-12-31',
    periods: ['monthly'], proration: null, days: 'month_of_30', asOf: 'month_start',
    laws: ['Ley 20.744 de Contrato de Trabajo (LCT)', 'Ley 24.241, Sistema Integrado Previsional Argentino',
      'Ley 20.628 t.o. 2019, Impuesto a las Ganancias (LIG)'],
    changes: [{ date: '2025-01-01', summary: 'Ganancias: deducciones y escala del primer semestre', law: 'LIG arts. 30 y 94; Ley 27.743' },
      { date: '2025-03-01', summary: 'Nueva prima del seguro colectivo de vida obligatorio', law: 'Decreto 1567/74; Res. SSN 39.766/16' },
      { date: '2025-07-01', summary: 'Ganancias: deducciones y escala del segundo semestre', law: 'LIG arts. 30 y 94; Ley 27.743' }],
    employerTables: [{ id: 'contribuciones_seguridad_social', label: 'Contribuciones de seguridad social' },
      { id: 'contribucion_obra_social', label: 'Contribución de obra social' }, { id: 'riesgos_trabajo', label: 'Riesgos del trabajo (ART)' },
      { id: 'seguro_vida', label: 'Seguro de vida obligatorio' }], summary: { total_deductions: 'total_deducciones', net_salary: 'neto' },
    sources: $sources, provenance: $provenance, inputs: $inputs, histories: $histories, steps: $steps }, 'half_up:0.01');

const $parameters = rt.byDate(($at) => ({
  base_min: rt.scaledWorth($at, 100n, base_min$rows),
  base_max: rt.scaledWorth($at, 100n, base_max$rows),
  gni: rt.scaledWorth($at, 100n, gni$rows),
  deduccion_especial: rt.scaledWorth($at, 100n, deduccion_especial$rows),
  conyuge: rt.scaledWorth($at, 100n, conyuge$rows),
  hijo: rt.scaledWorth($at, 50n, hijo$rows),
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
  ffep_suma: rt.scaledWorth($at, 1n, ffep_suma$rows),
  scvo_prima: rt.scaledWorth($at, 100n, scvo_prima$rows),
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
  // Cónyuge o conviviente a cargo
  const conyuge_a_cargo = $n[16]! === 1;
  $s[16] = conyuge_a_cargo ? 1 : 0;
  // Cuota sindical, suma fija
  if ($n[17]! < 0) return false;
  const cuota_sindical_fija = $s[17] = rt.sentOr($n[17]!, 0);
  // Remuneración de la jornada completa, a tiempo parcial
  if ($n[18]! < 0) return false;
  const remuneracion_jornada_completa = $s[18] = rt.sentOr($n[18]!, 0);
  // Paga el aguinaldo este mes
  const liquida_sac = $n[19]! === 1;
  $s[19] = liquida_sac ? 1 : 0;
  // Empleador del art. 19 inc. a
  const empleador_grande_servicios = $n[20]! === 1;
  $s[20] = empleador_grande_servicios ? 1 : 0;
  // Empleador MiPyME
  const empleador_mipyme = $n[21]! !== 0;
  $s[21] = empleador_mipyme ? 1 : 0;
  // Ganancias sin la doceava parte del aguinaldo
  const excluir_sac_proporcional = $n[22]! === 1;
  $s[22] = excluir_sac_proporcional ? 1 : 0;
  // Sueldo básico
  const $3 = $s[24] = monthly_salary * $row.days;
  const sueldo_basico = $s[23] = Math.floor(($3 + 15) / 30);
  // Horas extra
  const horas_extra = $s[25] = overtime_amount;
  // Comisiones
  const comisiones = $s[26] = commission_amount;
  // Remuneración bruta (sin aguinaldo)
  const remuneracion_bruta = $s[27] = sueldo_basico + horas_extra + comisiones;
  // Sueldo anual complementario (aguinaldo)
  let sac = 0;
  if (liquida_sac) {
    sac = $s[28] = Math.floor((remuneracion_bruta + 1) / 2);
    $s[29] = remuneracion_bruta;
  }
  // Total de percepciones
  const total_percepciones = $s[30] = sueldo_basico + horas_extra + comisiones + sac;
  // Base de aportes
  const $8 = remuneracion_bruta > $f.base_min ? remuneracion_bruta : $f.base_min;
  const base_aportes = $s[31] = $8 < $f.base_max ? $8 : $f.base_max;
  // Base de aportes a la obra social
  const $10 = remuneracion_bruta > remuneracion_jornada_completa ? remuneracion_bruta : remuneracion_jornada_completa;
  const $11 = $f.base_min * 2;
  const $12 = $10 < $f.base_max ? $10 : $f.base_max;
  const base_aportes_obra_social = $s[32] = $11 > $12 ? $11 : $12;
  // Base de aportes sobre aguinaldo
  let base_aportes_sac = 0;
  let base_aportes_obra_social_sac = 0;
  if (liquida_sac) {
    const $14 = sac * 2;
    const $15 = $14 > $f.base_min ? $14 : $f.base_min;
    const $16 = $s[34] = $15 < $f.base_max ? $15 : $f.base_max;
    base_aportes_sac = $s[33] = Math.floor(($16 + 1) / 2);
    // Base de obra social sobre aguinaldo
    const $18 = sac * 2;
    const $19 = $f.base_min * 2;
    const $20 = $18 < $f.base_max ? $18 : $f.base_max;
    const $21 = $s[36] = $19 > $20 ? $19 : $20;
    base_aportes_obra_social_sac = $s[35] = Math.floor(($21 + 1) / 2);
  }
  // Jubilación (SIPA)
  const $23 = $s[38] = (base_aportes + base_aportes_sac) * 11;
  const jubilacion = $s[37] = Math.floor(($23 + 50) / 100);
  // INSSJP - PAMI (Ley 19.032)
  const $25 = $s[40] = (base_aportes + base_aportes_sac) * 3;
  const ley_19032 = $s[39] = Math.floor(($25 + 50) / 100);
  // Obra social (Ley 23.660)
  const $27 = $s[42] = (base_aportes_obra_social + base_aportes_obra_social_sac) * 3;
  const obra_social = $s[41] = Math.floor(($27 + 50) / 100);
  // Cuota sindical
  let cuota_sindical = 0;
  const $29 = cuota_sindical_rate > 0;
  $s[43] = $29 ? 1 : 0;
  const $30 = $29 || cuota_sindical_fija > 0;
  $s[44] = $30 ? 1 : 0;
  if ($30) {
    const $31 = cuota_sindical_rate * (remuneracion_bruta + sac);
    if ($31 > rt.SAFE) return false;
    const $32 = cuota_sindical_fija * 1000000;
    if ($32 > rt.SAFE) return false;
    const $33 = $s[46] = $31 + $32;
    if ($33 > 4503599626370495) return false;
    cuota_sindical = $s[45] = Math.floor(($33 + 500000) / 1000000);
  }
  // Jubilación computable
  const $35 = $s[48] = base_aportes * 11;
  const aporte_jubilacion = $s[47] = Math.floor(($35 + 50) / 100);
  // INSSJP computable
  const $37 = $s[50] = base_aportes * 3;
  const aporte_ley_19032 = $s[49] = Math.floor(($37 + 50) / 100);
  // Obra social computable
  const $39 = $s[52] = base_aportes_obra_social * 3;
  const aporte_obra_social = $s[51] = Math.floor(($39 + 50) / 100);
  // Cuota sindical computable
  const $41 = cuota_sindical_rate * remuneracion_bruta;
  if ($41 > rt.SAFE) return false;
  const $42 = cuota_sindical_fija * 1000000;
  if ($42 > rt.SAFE) return false;
  const $43 = $s[54] = $41 + $42;
  if ($43 > 4503599626370495) return false;
  const aporte_sindical = $s[53] = Math.floor(($43 + 500000) / 1000000);
  // Aportes computables
  const aportes_computables = $s[55] = aporte_jubilacion + aporte_ley_19032 + aporte_obra_social + aporte_sindical;
  // Parte del aguinaldo
  const doceava = $s[56] = excluir_sac_proporcional ? 0 : 1;
  // Doceava parte de aguinaldo
  const $47 = $s[58] = doceava * remuneracion_bruta;
  const sac_proporcional = $s[57] = Math.floor(($47 + 6) / 12);
  // Aportes sobre la doceava parte
  const $49 = $s[60] = doceava * aportes_computables;
  const aportes_sac_proporcional = $s[59] = Math.floor(($49 + 6) / 12);
  // Deducciones personales art. 30
  const $51 = conyuge_a_cargo ? $f.conyuge : 0;
  const deducciones_personales = $s[61] = $f.gni +
    $f.deduccion_especial +
    $51 +
    $f.hijo *
    cantidad_hijos *
    2 +
    $f.hijo_incapacitado *
    cantidad_hijos_incapacitados;
  // Doceava parte de las deducciones
  const $53 = $s[63] = doceava * deducciones_personales;
  const deduccion_doceava = $s[62] = Math.floor(($53 + 6) / 12);
  // Ganancia neta sujeta a impuesto
  const $55 = remuneracion_bruta +
    sac_proporcional -
    aportes_computables -
    aportes_sac_proporcional -
    deducciones_personales -
    deduccion_doceava;
  const ganancia_neta_sujeta = $s[64] = 0 > $55 ? 0 : $55;
  // Aportes anteriores
  let aportes_anteriores = 0;
  const $57 = rt.isSent($n[8]!);
  $s[65] = $57 ? 1 : 0;
  let sin_aguinaldo_pagado = 0;
  let sac_acumulado = 0;
  let aportes_sac_acumulados = 0;
  let deducciones_acumuladas = 0;
  let doceava_acumulada = 0;
  let ganancia_neta_acumulada = 0;
  if ($57) {
    const $58 = descuentos_anteriores - retenido_anterior;
    aportes_anteriores = $s[66] = 0 > $58 ? 0 : $58;
    // Doceavas por meses sin aguinaldo pagado
    const $60 = liquida_sac || aguinaldo_del_semestre > 0;
    $s[67] = $60 ? 1 : 0;
    sin_aguinaldo_pagado = $s[68] = $60 ? 0 : doceava;
    // Doceava de la remuneración sin aguinaldo pagado
    const $62 = $s[70] = sin_aguinaldo_pagado * (remuneracion_del_semestre + remuneracion_bruta);
    sac_acumulado = $s[69] = Math.floor(($62 + 6) / 12);
    // Aportes de la doceava acumulada
    const $64 = $s[72] = sin_aguinaldo_pagado * (aportes_del_semestre + aportes_computables);
    aportes_sac_acumulados = $s[71] = Math.floor(($64 + 6) / 12);
    // Deducciones personales acumuladas
    const $66 = conyuge_a_cargo ? $f.conyuge_acumulado : 0;
    deducciones_acumuladas = $s[73] = $f.gni_acumulada +
      $f.especial_acumulada +
      $66 +
      $f.hijo_acumulado *
      cantidad_hijos +
      $f.incapacitado_acumulado *
      cantidad_hijos_incapacitados;
    // Doceava de las deducciones acumuladas
    const $68 = $s[75] = doceava * deducciones_acumuladas;
    doceava_acumulada = $s[74] = Math.floor(($68 + 6) / 12);
    // Ganancia neta acumulada
    const $70 = remuneracion_anterior +
      remuneracion_bruta +
      aguinaldo_anterior +
      sac +
      sac_acumulado -
      aportes_anteriores -
      jubilacion -
      ley_19032 -
      obra_social -
      cuota_sindical -
      aportes_sac_acumulados -
      deducciones_acumuladas -
      doceava_acumulada;
    ganancia_neta_acumulada = $s[76] = 0 > $70 ? 0 : $70;
  }
  // Impuesto determinado
  $s[77] = -1;
  $s[79] = -1;
  let $76: number;
  if ($57) {
    const $72 = $s[77] = rt.rowOf($f.escala_acumulada$rows1, ganancia_neta_acumulada, 1, false);
    if ($72 < 0) return false;
    $s[78] = ganancia_neta_acumulada;
    const $73 = rt.excessOf($f.escala_acumulada$rows1, $72, ganancia_neta_acumulada, 1);
    if (Number.isNaN($73)) return false;
    $76 = $73;
  } else {
    const $74 = $s[79] = rt.rowOf($f.escala$rows1, ganancia_neta_sujeta, 1, false);
    if ($74 < 0) return false;
    $s[80] = ganancia_neta_sujeta;
    const $75 = rt.excessOf($f.escala$rows1, $74, ganancia_neta_sujeta, 1);
    if (Number.isNaN($75)) return false;
    $76 = $75;
  }
  if ($76 > 4503599627370395) return false;
  const impuesto_determinado = $s[81] = Math.floor(($76 + 50) / 100);
  $s[82] = $76;
  // Impuesto acumulado menos lo retenido
  let retencion_acumulada = 0;
  if ($57) {
    retencion_acumulada = $s[83] = impuesto_determinado - (retenido_anterior - devuelto_anterior);
  }
  // Tope del 35%
  const $79 = $s[85] = (total_percepciones - jubilacion - ley_19032 - obra_social - cuota_sindical) * 7;
  const $80 = rt.wholeOf($79, 20, 'half_up');
  if (Number.isNaN($80)) return false;
  const ganancias_tope_35 = $s[84] = $80;
  // Impuesto a las Ganancias (4ta categoría)
  let $83: number;
  if ($57) {
    const $81 = retencion_acumulada < ganancias_tope_35 ? retencion_acumulada : ganancias_tope_35;
    $83 = 0 > $81 ? 0 : $81;
  } else {
    const $82 = impuesto_determinado < ganancias_tope_35 ? impuesto_determinado : ganancias_tope_35;
    $83 = 0 > $82 ? 0 : $82;
  }
  const ganancias = $s[86] = $83;
  // Devolución de Ganancias
  let devolucion_ganancias = 0;
  if ($57) {
    const $84 = -retencion_acumulada;
    devolucion_ganancias = $s[87] = 0 > $84 ? 0 : $84;
  }
  // Total de deducciones
  const total_deducciones = $s[88] = jubilacion + ley_19032 + obra_social + cuota_sindical + ganancias;
  // Neto a cobrar
  const $87 = $57 ? devolucion_ganancias : 0;
  const neto = $s[89] = total_percepciones + $87 - total_deducciones;
  // Base de contribuciones patronales
  const $89 = remuneracion_bruta - $f.detraccion * 4;
  let $91: number;
  if (liquida_sac) {
    const $90 = (sac - $f.detraccion_sac * 4) * 2;
    $91 = $f.base_min > $90 ? $f.base_min : $90;
  } else {
    $91 = 0;
  }
  const $92 = $s[91] = ($f.base_min > $89 ? $f.base_min : $89) * 2 + $91;
  const base_contribuciones = $s[90] = Math.floor(($92 + 1) / 2);
  // Base de obra social (empleador)
  const $94 = $f.base_min * 2;
  const $95 = $94 > remuneracion_bruta ? $94 : remuneracion_bruta;
  const $96 = liquida_sac ? ($f.base_min > sac ? $f.base_min : sac) : 0;
  const $97 = ($95 > remuneracion_jornada_completa ? $95 : remuneracion_jornada_completa) + $96;
  if ($97 > rt.SAFE) return false;
  const base_obra_social_empleador = $s[92] = $97;
  // Base ART
  const base_art = $s[93] = remuneracion_bruta + sac;
  // SIPA
  const $99 = $s[97] = empleador_grande_servicios ? 1235 : 1077;
  const $100 = $s[95] = base_contribuciones * $99;
  if ($100 > 4503599627360495) return false;
  const contrib_sipa = $s[94] = Math.floor(($100 + 5000) / 10000);
  $s[96] = base_contribuciones;
  // INSSJP (PAMI)
  const $102 = $s[101] = empleador_grande_servicios ? 158 : 159;
  const $103 = $s[99] = base_contribuciones * $102;
  if ($103 > 4503599627360495) return false;
  const contrib_inssjp = $s[98] = Math.floor(($103 + 5000) / 10000);
  $s[100] = base_contribuciones;
  // Asignaciones familiares
  const $105 = $s[105] = empleador_grande_servicios ? 54 : 47;
  const $106 = $s[103] = base_contribuciones * $105;
  if ($106 > 4503599627369495) return false;
  const contrib_aaff = $s[102] = Math.floor(($106 + 500) / 1000);
  $s[104] = base_contribuciones;
  // Fondo Nacional de Empleo
  const $108 = $s[109] = empleador_grande_servicios ? 107 : 94;
  const $109 = $s[107] = base_contribuciones * $108;
  if ($109 > 4503599627360495) return false;
  const contrib_fne = $s[106] = Math.floor(($109 + 5000) / 10000);
  $s[108] = base_contribuciones;
  // Obra social (6%: 5.10 + 0.90 FSR)
  const $111 = $s[111] = base_obra_social_empleador * 3;
  if ($111 > 4503599627370445) return false;
  $s[110] = Math.floor(($111 + 25) / 50);
  $s[112] = base_obra_social_empleador;
  $s[113] = 3;
  // ART, cuota variable
  const $113 = rt.isSent($n[7]!);
  $s[114] = $113 ? 1 : 0;
  if ($113) {
    const $114 = $s[116] = base_art * risk_class_rate;
    if ($114 > 4503599626370495) return false;
    $s[115] = Math.floor(($114 + 500000) / 1000000);
    $s[117] = base_art;
    $s[118] = risk_class_rate;
  }
  // ART, suma fija FFEP
  $s[119] = $f.ffep_suma * 100;
  $s[120] = $f.ffep_suma;
  // Seguro colectivo de vida obligatorio
  $s[121] = $f.scvo_prima;
  // Total contribuciones de seguridad social
  $s[122] = contrib_sipa + contrib_inssjp + contrib_aaff + contrib_fne;
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
    const $118 = $57 ? ganancias_tope_35 < retencion_acumulada : ganancias < impuesto_determinado;
    if ($118) {
      // GANANCIAS_TOPE_35_APPLIED
      $notes.add(9, rt.ratio(impuesto_determinado, 100n), rt.ratio(ganancias, 100n));
    }
    if ($57 && retencion_acumulada < 0) {
      // GANANCIAS_REFUND
      $notes.add(10, rt.ratio(devolucion_ganancias, 100n));
    }
    if ($57 && (conyuge_a_cargo || cantidad_hijos > 0 || cantidad_hijos_incapacitados > 0) && Number($at.slice(5, 7)) > 1) {
      // FAMILY_SINCE_JANUARY
      $notes.add(11);
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(12);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '{"size":123,"scales":[100,100,100,100,1,1,1000000,1000000,100,100,100,100,100,100,100,100,1,100,100,1,1,1,1],"values":[["input",1,1],["period","days","number",[]],["input",2,2],["input",3,3],0,1,2,["input",19,[19,1]],3,4,["parameter","base_min",100],["parameter","base_max",100],["input",18,18],6,8,7,9,["input",6,[6,1000000]],["input",17,17],14,15,16,17,["input",22,[22,1]],19,18,["parameter","gni",100],["parameter","deduccion_especial",100],["input",16,[16,1]],["parameter","conyuge",100],["parameter","hijo",50],["input",4,[4,1]],["parameter","hijo_incapacitado",100],["input",5,[5,1]],22,20,21,23,["input",10,10],["input",11,11],["input",15,15],26,["input",13,13],["input",14,14],["parameter","gni_acumulada",100],["parameter","especial_acumulada",100],["parameter","conyuge_acumulado",100],["parameter","hijo_acumulado",100],["parameter","incapacitado_acumulado",100],29,["input",8,8],["input",9,9],27,25,10,11,12,13,28,30,["sent","given(remuneracion_anterior)",8],31,24,32,["input",12,12],5,33,34,35,36,37,["parameter","detraccion",25],["parameter","detraccion_sac",25],39,["input",20,[20,1]],40,["sent","given(risk_class_rate)",7],41,["input",7,[7,1000000]],["parameter","ffep_suma",1],["parameter","scvo_prima",100],42,43,44,45],"tables":[{"table":1,"rows":"escala_acumulada$rows1","scales":[100,100,10000],"slots":[77,78,null],"isConditional":1},{"table":0,"rows":"escala$rows1","scales":[100,100,10000],"slots":[79,80,null],"isConditional":1}],"steps":[[23,[0,1],[24,3000]],[25,[2]],[26,[3]],[27,[4,5,6]],[28,[7,[[8],19,1,1]],[29,200],null,19],[30,[4,5,6,9]],[31,[8,10,11]],[32,[10,8,12,11]],[33,[7,[[9,10,11],19,1,1]],[34,200],null,19],[35,[7,[[10,9,11],19,1,1]],[36,200],null,19],[37,[13,14],[38,10000]],[39,[13,14],[40,10000]],[41,[15,16],[42,10000]],[45,[17,[[18],43,0,0],[[17,8,9,18],44,1,1]],[46,100000000],null,44],[47,[13],[48,10000]],[49,[13],[50,10000]],[51,[15],[52,10000]],[53,[17,8,18],[54,100000000]],[55,[19,20,21,22]],[[56,12],[23]],[57,[24,8],[58,1200]],[59,[24,25],[60,1200]],[61,[26,27,28,[[29],16,1,1],30,31,32,33]],[62,[24,34],[63,1200]],[64,[8,35,25,36,34,37]],[66,[38,39],null,65],[[68,12],[7,[[40],19,0,0],[[24],67,0,0]],null,65],[69,[41,42,8],[70,1200],65],[71,[41,43,25],[72,1200],65],[73,[44,45,28,[[46],16,1,1],47,31,48,33],null,65],[74,[24,49],[75,1200],65],[76,[50,8,51,9,52,53,54,55,56,57,58,49,59],null,65],[81,[[[60,61],65,1,1],[[62],65,0,0],-1,-2],[82,10000]],[83,[63,39,64],null,65],[84,[65,54,55,56,57],[85,2000]],[86,[[[60,66,67],65,1,1],[[63,67],65,0,0]]],[87,[66],null,65],[88,[54,55,56,57,68]],[89,[65,[[60,69],65,1,1],70]],[90,[10,8,71,7,[[10,9,72],19,1,1]],[91,200]],[92,[10,8,12,7,[[10,9],19,1,1]]],[93,[8,9]],[94,[73,74],[95,1000000],null,null,96,[97,10000]],[98,[73,74],[99,1000000],null,null,100,[101,10000]],[102,[73,74],[103,100000],null,null,104,[105,1000]],[106,[73,74],[107,1000000],null,null,108,[109,10000]],[110,[75],[111,5000],null,null,112,[113,50]],[115,[76,[[77,78],114,1,1]],[116,100000000],null,114,117,[118,1000000]],[119,[79],[120,1]],[121,[80]],[122,[81,82,83,84]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '«0:»{"scheme":["ARS","month_start",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],[0,0,"integer"],[0,0,"rate"],"boolean",[0,0,"number"]],"roundings":[["half_up",[["1/100",null]]]],"nodes":"0 c0;0 c100000000000;1 c30;0 3 1 2;0 i0;0 2 2 4;0 c99999999999999/100;1 c0;1 c20;2 c0;2 c1/10;2 c1/2;0 c1000000000000;3 truth,false;3 truth,true;0 i1;1 period,0;0 2 15 16;0 3 17 2;0 i2;0 i3;0 s0;0 s1;0 0 21 22;0 s2;0 0 23 24;3 i19;0 s3;1 c2;0 3 27 28;0 s4;0 0 24 30;0 0 23 31;0 p1;0 p2;0 7 27 33 34;0 2 28 33;0 i18;0 6 27 37;0 5 38 34;0 6 36 39;0 3 33 28;0 3 34 28;0 7 30 41 42;0 5 30 42;0 6 33 44;2 c11/100;0 s6;0 s8;0 0 47 48;0 2 46 49;2 c3/100;0 2 51 49;0 s7;0 s9;0 0 53 54;0 2 51 55;2 i6;3 12 57 9;0 i17;3 12 59 0;3 15 58 60;0 0 27 30;0 2 57 62;0 0 63 59;0 2 46 47;0 2 51 47;0 2 51 53;0 2 57 27;0 0 68 59;0 s14;0 s15;0 0 70 71;0 s16;0 0 72 73;0 s17;0 0 74 75;3 i22;2 c1;1 c12;2 3 78 79;2 18 77 9 80;2 s19;0 2 82 27;0 s18;0 2 82 84;0 p4;0 p5;0 0 86 87;3 i16;0 p6;0 18 89 90 0;0 0 88 91;0 p7;1 i4;0 2 93 94;0 0 92 95;0 p8;1 i5;0 2 97 98;0 0 96 99;0 s22;0 2 82 101;0 s20;0 0 27 103;0 1 104 84;0 s21;0 1 105 106;0 1 107 101;0 s23;0 1 108 109;0 6 0 110;3 given,8;0 i10;0 i11;0 1 113 114;0 6 0 115;0 i15;3 12 117 0;3 15 26 118;2 18 119 9 82;2 s26;0 i13;0 0 122 27;0 2 121 123;0 i14;0 0 125 84;0 2 121 126;0 p9;0 p10;0 0 128 129;0 p11;0 18 89 131 0;0 0 130 132;0 p12;0 2 134 94;0 0 133 135;0 p13;0 2 137 98;0 0 136 138;0 s29;0 2 82 140;0 i8;0 0 142 27;0 i9;0 0 143 144;0 0 145 30;0 s27;0 0 146 147;0 s25;0 1 148 149;0 s10;0 1 150 151;0 s11;0 1 152 153;0 s12;0 1 154 155;0 s13;0 1 156 157;0 s28;0 1 158 159;0 1 160 140;0 s30;0 1 161 162;0 6 0 163;0 s31;0 apply,1 165;0 s24;0 apply,0 167;0 18 112 166 168;0 s32;0 i12;0 1 114 171;0 1 170 172;2 c7/20;0 s5;0 1 175 151;0 1 176 153;0 1 177 155;0 1 178 157;0 2 174 179;0 s33;0 s34;0 5 181 182;0 6 0 183;0 5 170 182;0 6 0 185;0 18 112 184 186;0 4 181;0 6 0 188;0 0 151 153;0 0 190 155;0 s35;0 0 157 192;0 0 191 193;0 s36;0 18 112 195 0;0 0 175 196;0 s37;0 1 197 198;0 p14;0 1 27 200;0 6 33 201;0 p15;0 1 30 203;0 6 41 204;0 18 26 205 0;0 0 202 206;0 6 36 27 37;0 6 33 30;0 18 26 209 0;0 0 208 210;0 s39;3 i20;2 c247/2000;2 c1077/10000;2 18 213 214 215;0 2 212 216;2 c79/5000;2 c159/10000;2 18 213 218 219;0 2 212 220;2 c27/500;2 c47/1000;2 18 213 222 223;0 2 212 224;2 c107/10000;2 c47/5000;2 18 213 226 227;0 2 212 228;0 s40;2 c3/50;0 2 230 231;0 s41;2 i7;3 given,7;0 2 233 234;0 p17;0 p16;0 s42;0 s43;0 0 239 240;0 s44;0 s45;0 0 242 243;0 0 241 244;3 given,0;3 given,1;3 14 246 247;2 c99/100;0 2 249 15;3 10 5 250;2 c101/100;0 2 252 15;3 12 5 253;3 15 251 254;3 14 248 255;0 p0;1 c1;0 2 258 257;3 10 15 259;3 10 27 33;3 12 27 34;1 period,6;1 c6;3 8 263 264;3 8 263 79;3 15 265 266;3 9 26 267;3 i21;3 14 269 213;3 12 192 0;3 14 77 271;3 16 235;2 c1/20;3 12 57 274;3 10 182 181;3 10 192 170;3 18 112 276 277;3 10 181 0;3 14 112 279;3 12 94 7;3 15 89 281;3 12 98 7;3 15 282 283;3 14 112 284;3 12 263 258;3 14 285 286;0 s38;3 10 288 0;4 3 258 79","items":[["i",0,null,[0,false],[3,true]],["i",1,5,[0,false],[1,true]],["i",2,0,[0,true],[6,true]],["i",3,0,[0,true],[6,true]],["i",4,7,[7,true],[8,true]],["i",5,7,[7,true],[8,true]],["i",6,9,[9,true],[10,true]],["i",7,null,[9,true],[11,true]],["i",8,null,[0«7:,true],[12,true]],["i",‹9›,0,[0»,true],[12,true]],["i",16,13],["i",17,0,[0,true]],["i",18,0,[0,true]],["i",19,13],["i",20,13],["i",21,14],["i",22,13],[0,0,18,0],[1,0,19,0],[2,0,20,0],[3,0,25,0],[4,0,29,0,null,26],[5,0,32],[6,0,35,0],[7,0,40,0],[8,0,43,0,null,26],[9,0,45,0,null,26],[10,0,50,0],[11,0,52,0],[12,0,56,0],[13,0,64,0,null,61],[14,0,65,0],[15,0,66,0],[16,0,67,0],[17,0,69,0],[18,0,76],[19,2,81],[20,0,83,0],[21,0,85,0],[22,0,100],[23,0,102,0],[24,0,111,0],[25,0,116,null,112],[26,2,120,null,112],[27,0,124,0,112],[28,0,127,0,112],[29,0,139,null,112],[30,0,141,0,112],[31,0,164,0,112],[32,0,169,0],[33,0,173,null,112],[34,0,180,0],[35,0,187,0],[36,0,189,0,112],[37,0,194],[38,0,199],[39,0,207,0],[40,0,211,0],[41,0,62,0«4:],[‹42›,0,‹217+4›,0,null,null,212,‹216+4›»],[46,0,232,0,null,null,230,231],[47,0,236,0,null,235,233,234],[48,0,237,0],[49,0,238,0],[50,0,245]],"parameters":[["SMVM",null],["base_min",null],["base_max",null],["movilidad",null],["gni",null],["deduccion_especial",null],["conyuge",null],["hijo",null],["hijo_incapacitado",null],["gni_acumulada",null],["especial_acumulada",null],["conyuge_acumulado",null],["hijo_acumulado",null],["incapacitado_acumulado",null],["detraccion",null],["detraccion_sac",null],["scvo_prima",null],["ffep_suma",null]],"notices":[["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,256,["La remuneración mensual ",15," y 30 veces la diaria ",4," difieren en más del 1 %; se usa la mensual"]],["warn","BELOW_MINIMUM_WAGE","warning","monthly_salary","employee",null,260,["La remuneración ",15," es menor que el salario mínimo de ",257,"; a tiempo parcial es legal"]],["warn","CONTRIBUTION_BASE_FLOORED","info","base_aportes","employee",null,261,["La remuneración ",27," no llega a la base mínima de ",33]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_aportes","employee",null,262,["La remuneración ",27," pasa de la base máxima de ",34]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.liquida_sac","override",null,268,["El aguinaldo se paga en junio y en diciembre"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.empleador_mipyme","override",null,270,["Un empleador del art. 19 inc. a no es MiPyME"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.excluir_sac_proporcional","override",null,272,["Sin la doceava parte del aguinaldo se retiene menos que con la RG 4003"]],["warn","ART_RATE_NOT_PROVIDED","warning","risk_class_rate","employee",null,273,["Sin la alícuota del contrato de ART no se calcula la cuota variable"]],["warn","CUOTA_SINDICAL_HIGH","warning","cuota_sindical_rate","employee",null,275,["La cuota sindical de ",57," pasa del 5 %"]],["warn","GANANCIAS_TOPE_35_APPLIED","info","ganancias","employee",null,278,["El impuesto de ",170," pasa del 35 % de lo que se cobra; se retiene ",192]],["warn","GANANCIAS_REFUND","info","ganancias","employee",null,280,["Se retuvo de más en los meses anteriores; se devuelve ",195]],["warn","FAMILY_SINCE_JANUARY","info","ganancias","employee",null,287,["La familia del mes se toma desde enero"]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,289,["Las deducciones superan las percepciones del mes"]]],"tables":[[0,null,0,null,290],[0,null,0,null,null]]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [SMVM$rows, base_min$rows, base_max$rows, movilidad$rows, gni$rows, deduccion_especial$rows, conyuge$rows, hijo$rows,
    hijo_incapacitado$rows, gni_acumulada$rows, especial_acumulada$rows, conyuge_acumulado$rows, hijo_acumulado$rows,
    incapacitado_acumulado$rows, detraccion$rows, detraccion_sac$rows, scvo_prima$rows, ffep_suma$rows], tables: [escala, escala_acumulada] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
