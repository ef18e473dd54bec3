// AR.general 2025.1: Relación de dependencia (Ley 20.744)
// Emitted from generated/rules/ar/general/2025-01-01.pay by payroll compile. Do not edit.
// file    sha256:82b6e2ef20fdbafebf57b2c781feeb72771a485b3ba6c8e60e8015d00216e2f4
// meaning sha256:96cfcf41837a510d7fd491ce3b30876636964404b07c2abed6aefcda9a57ac8e
import * as rt from '../../../../runtime/index.ts';
import { $file, SMVM$rows, base_min$rows, base_max$rows, movilidad$rows, gni$rows, deduccion_especial$rows,
  conyuge$rows, hijo$rows, hijo_incapacitado$rows, gni_acumulada$rows, especial_acumulada$rows,
  conyuge_acumulado$rows, hijo_acumulado$rows, incapacitado_acumulado$rows, detraccion$rows, detraccion_sac$rows,
  scvo_prima$rows, ffep_suma$rows, escala, escala_acumulada, $sources, $provenance, $inputs, $histories, $steps } from './2025-01-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'generated/rules/ar/general/2025-01-01.pay',
    fingerprint: 'sha256:82b6e2ef20fdbafebf57b2c781feeb72771a485b3ba6c8e60e8015d00216e2f4',
    meaning: 'sha256:96cfcf41837a510d7fd491ce3b30876636964404b07c2abed6aefcda9a57ac8e', country: 'AR', scheme: 'general',
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
  // Paga el aguinaldo este mes
  const liquida_sac = $n[17]! === 1;
  $s[17] = liquida_sac ? 1 : 0;
  // Empleador del art. 19 inc. a
  const empleador_grande_servicios = $n[18]! === 1;
  $s[18] = empleador_grande_servicios ? 1 : 0;
  // Empleador MiPyME
  const empleador_mipyme = $n[19]! !== 0;
  $s[19] = empleador_mipyme ? 1 : 0;
  // Ganancias sin la doceava parte del aguinaldo
  const excluir_sac_proporcional = $n[20]! === 1;
  $s[20] = excluir_sac_proporcional ? 1 : 0;
  // Sueldo básico
  const $3 = $s[22] = monthly_salary * $row.days;
  const sueldo_basico = $s[21] = Math.floor(($3 + 15) / 30);
  // Horas extra
  const horas_extra = $s[23] = overtime_amount;
  // Comisiones
  const comisiones = $s[24] = commission_amount;
  // Remuneración bruta (sin aguinaldo)
  const remuneracion_bruta = $s[25] = sueldo_basico + horas_extra + comisiones;
  // Sueldo anual complementario (aguinaldo)
  let sac = 0;
  if (liquida_sac) {
    sac = $s[26] = Math.floor((remuneracion_bruta + 1) / 2);
    $s[27] = remuneracion_bruta;
  }
  // Total de percepciones
  const total_percepciones = $s[28] = sueldo_basico + horas_extra + comisiones + sac;
  // Base de aportes
  const $8 = remuneracion_bruta > $f.base_min ? remuneracion_bruta : $f.base_min;
  const base_aportes = $s[29] = $8 < $f.base_max ? $8 : $f.base_max;
  // Base de aportes a la obra social
  const $10 = $f.base_min * 2;
  const $11 = remuneracion_bruta < $f.base_max ? remuneracion_bruta : $f.base_max;
  const base_aportes_obra_social = $s[30] = $10 > $11 ? $10 : $11;
  // Base de aportes sobre aguinaldo
  let base_aportes_sac = 0;
  let base_aportes_obra_social_sac = 0;
  if (liquida_sac) {
    const $13 = sac * 2;
    const $14 = $13 > $f.base_min ? $13 : $f.base_min;
    const $15 = $s[32] = $14 < $f.base_max ? $14 : $f.base_max;
    base_aportes_sac = $s[31] = Math.floor(($15 + 1) / 2);
    // Base de obra social sobre aguinaldo
    const $17 = sac * 2;
    const $18 = $f.base_min * 2;
    const $19 = $17 < $f.base_max ? $17 : $f.base_max;
    const $20 = $s[34] = $18 > $19 ? $18 : $19;
    base_aportes_obra_social_sac = $s[33] = Math.floor(($20 + 1) / 2);
  }
  // Jubilación (SIPA)
  const $22 = $s[36] = (base_aportes + base_aportes_sac) * 11;
  const jubilacion = $s[35] = Math.floor(($22 + 50) / 100);
  // INSSJP - PAMI (Ley 19.032)
  const $24 = $s[38] = (base_aportes + base_aportes_sac) * 3;
  const ley_19032 = $s[37] = Math.floor(($24 + 50) / 100);
  // Obra social (Ley 23.660)
  const $26 = $s[40] = (base_aportes_obra_social + base_aportes_obra_social_sac) * 3;
  const obra_social = $s[39] = Math.floor(($26 + 50) / 100);
  // Cuota sindical
  let cuota_sindical = 0;
  const $28 = cuota_sindical_rate > 0;
  $s[41] = $28 ? 1 : 0;
  if ($28) {
    const $29 = $s[43] = cuota_sindical_rate * (remuneracion_bruta + sac);
    if ($29 > 4503599626370495) return false;
    cuota_sindical = $s[42] = Math.floor(($29 + 500000) / 1000000);
  }
  // Jubilación computable
  const $31 = $s[45] = base_aportes * 11;
  const aporte_jubilacion = $s[44] = Math.floor(($31 + 50) / 100);
  // INSSJP computable
  const $33 = $s[47] = base_aportes * 3;
  const aporte_ley_19032 = $s[46] = Math.floor(($33 + 50) / 100);
  // Obra social computable
  const $35 = $s[49] = base_aportes_obra_social * 3;
  const aporte_obra_social = $s[48] = Math.floor(($35 + 50) / 100);
  // Cuota sindical computable
  const $37 = $s[51] = cuota_sindical_rate * remuneracion_bruta;
  if ($37 > 4503599626370495) return false;
  const aporte_sindical = $s[50] = Math.floor(($37 + 500000) / 1000000);
  // Aportes computables
  const aportes_computables = $s[52] = aporte_jubilacion + aporte_ley_19032 + aporte_obra_social + aporte_sindical;
  // Parte del aguinaldo
  const doceava = $s[53] = excluir_sac_proporcional ? 0 : 1;
  // Doceava parte de aguinaldo
  const $41 = $s[55] = doceava * remuneracion_bruta;
  const sac_proporcional = $s[54] = Math.floor(($41 + 6) / 12);
  // Aportes sobre la doceava parte
  const $43 = $s[57] = doceava * aportes_computables;
  const aportes_sac_proporcional = $s[56] = Math.floor(($43 + 6) / 12);
  // Deducciones personales art. 30
  const $45 = conyuge_a_cargo ? $f.conyuge : 0;
  const deducciones_personales = $s[58] = $f.gni +
    $f.deduccion_especial +
    $45 +
    $f.hijo *
    cantidad_hijos *
    2 +
    $f.hijo_incapacitado *
    cantidad_hijos_incapacitados;
  // Doceava parte de las deducciones
  const $47 = $s[60] = doceava * deducciones_personales;
  const deduccion_doceava = $s[59] = Math.floor(($47 + 6) / 12);
  // Ganancia neta sujeta a impuesto
  const $49 = remuneracion_bruta +
    sac_proporcional -
    aportes_computables -
    aportes_sac_proporcional -
    deducciones_personales -
    deduccion_doceava;
  const ganancia_neta_sujeta = $s[61] = 0 > $49 ? 0 : $49;
  // Aportes anteriores
  let aportes_anteriores = 0;
  const $51 = rt.isSent($n[8]!);
  $s[62] = $51 ? 1 : 0;
  let sin_aguinaldo_pagado = 0;
  let sac_acumulado = 0;
  let aportes_sac_acumulados = 0;
  let deducciones_acumuladas = 0;
  let doceava_acumulada = 0;
  let ganancia_neta_acumulada = 0;
  if ($51) {
    const $52 = descuentos_anteriores - retenido_anterior;
    aportes_anteriores = $s[63] = 0 > $52 ? 0 : $52;
    // Doceavas por meses sin aguinaldo pagado
    const $54 = liquida_sac || aguinaldo_del_semestre > 0;
    $s[64] = $54 ? 1 : 0;
    sin_aguinaldo_pagado = $s[65] = $54 ? 0 : doceava;
    // Doceava de la remuneración sin aguinaldo pagado
    const $56 = $s[67] = sin_aguinaldo_pagado * (remuneracion_del_semestre + remuneracion_bruta);
    sac_acumulado = $s[66] = Math.floor(($56 + 6) / 12);
    // Aportes de la doceava acumulada
    const $58 = $s[69] = sin_aguinaldo_pagado * (aportes_del_semestre + aportes_computables);
    aportes_sac_acumulados = $s[68] = Math.floor(($58 + 6) / 12);
    // Deducciones personales acumuladas
    const $60 = conyuge_a_cargo ? $f.conyuge_acumulado : 0;
    deducciones_acumuladas = $s[70] = $f.gni_acumulada +
      $f.especial_acumulada +
      $60 +
      $f.hijo_acumulado *
      cantidad_hijos +
      $f.incapacitado_acumulado *
      cantidad_hijos_incapacitados;
    // Doceava de las deducciones acumuladas
    const $62 = $s[72] = doceava * deducciones_acumuladas;
    doceava_acumulada = $s[71] = Math.floor(($62 + 6) / 12);
    // Ganancia neta acumulada
    const $64 = remuneracion_anterior +
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
    ganancia_neta_acumulada = $s[73] = 0 > $64 ? 0 : $64;
  }
  // Impuesto determinado
  $s[74] = -1;
  $s[76] = -1;
  let $70: number;
  if ($51) {
    const $66 = $s[74] = rt.rowOf($f.escala_acumulada$rows1, ganancia_neta_acumulada, 1, false);
    if ($66 < 0) return false;
    $s[75] = ganancia_neta_acumulada;
    const $67 = rt.excessOf($f.escala_acumulada$rows1, $66, ganancia_neta_acumulada, 1);
    if (Number.isNaN($67)) return false;
    $70 = $67;
  } else {
    const $68 = $s[76] = rt.rowOf($f.escala$rows1, ganancia_neta_sujeta, 1, false);
    if ($68 < 0) return false;
    $s[77] = ganancia_neta_sujeta;
    const $69 = rt.excessOf($f.escala$rows1, $68, ganancia_neta_sujeta, 1);
    if (Number.isNaN($69)) return false;
    $70 = $69;
  }
  if ($70 > 4503599627370395) return false;
  const impuesto_determinado = $s[78] = Math.floor(($70 + 50) / 100);
  $s[79] = $70;
  // Impuesto acumulado menos lo retenido
  let retencion_acumulada = 0;
  if ($51) {
    retencion_acumulada = $s[80] = impuesto_determinado - (retenido_anterior - devuelto_anterior);
  }
  // Tope del 35%
  const $73 = $s[82] = (total_percepciones - jubilacion - ley_19032 - obra_social - cuota_sindical) * 7;
  const $74 = rt.wholeOf($73, 20, 'half_up');
  if (Number.isNaN($74)) return false;
  const ganancias_tope_35 = $s[81] = $74;
  // Impuesto a las Ganancias (4ta categoría)
  let $77: number;
  if ($51) {
    const $75 = retencion_acumulada < ganancias_tope_35 ? retencion_acumulada : ganancias_tope_35;
    $77 = 0 > $75 ? 0 : $75;
  } else {
    const $76 = impuesto_determinado < ganancias_tope_35 ? impuesto_determinado : ganancias_tope_35;
    $77 = 0 > $76 ? 0 : $76;
  }
  const ganancias = $s[83] = $77;
  // Devolución de Ganancias
  let devolucion_ganancias = 0;
  if ($51) {
    const $78 = -retencion_acumulada;
    devolucion_ganancias = $s[84] = 0 > $78 ? 0 : $78;
  }
  // Total de deducciones
  const total_deducciones = $s[85] = jubilacion + ley_19032 + obra_social + cuota_sindical + ganancias;
  // Neto a cobrar
  const $81 = $51 ? devolucion_ganancias : 0;
  const neto = $s[86] = total_percepciones + $81 - total_deducciones;
  // Base de contribuciones patronales
  const $83 = remuneracion_bruta - $f.detraccion * 4;
  let $85: number;
  if (liquida_sac) {
    const $84 = (sac - $f.detraccion_sac * 4) * 2;
    $85 = $f.base_min > $84 ? $f.base_min : $84;
  } else {
    $85 = 0;
  }
  const $86 = $s[88] = ($f.base_min > $83 ? $f.base_min : $83) * 2 + $85;
  const base_contribuciones = $s[87] = Math.floor(($86 + 1) / 2);
  // Base de obra social (empleador)
  const $88 = $f.base_min * 2;
  const $89 = liquida_sac ? ($f.base_min > sac ? $f.base_min : sac) : 0;
  const base_obra_social_empleador = $s[89] = ($88 > remuneracion_bruta ? $88 : remuneracion_bruta) + $89;
  // Base ART
  const base_art = $s[90] = remuneracion_bruta + sac;
  // SIPA
  const $92 = $s[94] = empleador_grande_servicios ? 1235 : 1077;
  const $93 = $s[92] = base_contribuciones * $92;
  if ($93 > 4503599627360495) return false;
  const contrib_sipa = $s[91] = Math.floor(($93 + 5000) / 10000);
  $s[93] = base_contribuciones;
  // INSSJP (PAMI)
  const $95 = $s[98] = empleador_grande_servicios ? 158 : 159;
  const $96 = $s[96] = base_contribuciones * $95;
  if ($96 > 4503599627360495) return false;
  const contrib_inssjp = $s[95] = Math.floor(($96 + 5000) / 10000);
  $s[97] = base_contribuciones;
  // Asignaciones familiares
  const $98 = $s[102] = empleador_grande_servicios ? 54 : 47;
  const $99 = $s[100] = base_contribuciones * $98;
  if ($99 > 4503599627369495) return false;
  const contrib_aaff = $s[99] = Math.floor(($99 + 500) / 1000);
  $s[101] = base_contribuciones;
  // Fondo Nacional de Empleo
  const $101 = $s[106] = empleador_grande_servicios ? 107 : 94;
  const $102 = $s[104] = base_contribuciones * $101;
  if ($102 > 4503599627360495) return false;
  const contrib_fne = $s[103] = Math.floor(($102 + 5000) / 10000);
  $s[105] = base_contribuciones;
  // Obra social (6%: 5.10 + 0.90 FSR)
  const $104 = $s[108] = base_obra_social_empleador * 3;
  $s[107] = Math.floor(($104 + 25) / 50);
  $s[109] = base_obra_social_empleador;
  $s[110] = 3;
  // ART, cuota variable
  const $106 = rt.isSent($n[7]!);
  $s[111] = $106 ? 1 : 0;
  if ($106) {
    const $107 = $s[113] = base_art * risk_class_rate;
    if ($107 > 4503599626370495) return false;
    $s[112] = Math.floor(($107 + 500000) / 1000000);
    $s[114] = base_art;
    $s[115] = risk_class_rate;
  }
  // ART, suma fija FFEP
  $s[116] = $f.ffep_suma * 100;
  $s[117] = $f.ffep_suma;
  // Seguro colectivo de vida obligatorio
  $s[118] = $f.scvo_prima;
  // Total contribuciones de seguridad social
  $s[119] = contrib_sipa + contrib_inssjp + contrib_aaff + contrib_fne;
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
    const $111 = $51 ? ganancias_tope_35 < retencion_acumulada : ganancias < impuesto_determinado;
    if ($111) {
      // GANANCIAS_TOPE_35_APPLIED
      $notes.add(9, rt.ratio(impuesto_determinado, 100n), rt.ratio(ganancias, 100n));
    }
    if ($51 && retencion_acumulada < 0) {
      // GANANCIAS_REFUND
      $notes.add(10, rt.ratio(devolucion_ganancias, 100n));
    }
    if ($51 && (conyuge_a_cargo || cantidad_hijos > 0 || cantidad_hijos_incapacitados > 0) && Number($at.slice(5, 7)) > 1) {
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
const layout = '{"size":120,"scales":[100,100,100,100,1,1,1000000,1000000,100,100,100,100,100,100,100,100,1,1,1,1,1],"values":[["input",1,1],["period","days","number",[]],["input",2,2],["input",3,3],0,1,2,["input",17,[17,1]],3,4,["parameter","base_min",100],["parameter","base_max",100],6,8,7,9,["input",6,[6,1000000]],14,15,16,17,["input",20,[20,1]],19,18,["parameter","gni",100],["parameter","deduccion_especial",100],["input",16,[16,1]],["parameter","conyuge",100],["parameter","hijo",50],["input",4,[4,1]],["parameter","hijo_incapacitado",100],["input",5,[5,1]],22,20,21,23,["input",10,10],["input",11,11],["input",15,15],26,["input",13,13],["input",14,14],["parameter","gni_acumulada",100],["parameter","especial_acumulada",100],["parameter","conyuge_acumulado",100],["parameter","hijo_acumulado",100],["parameter","incapacitado_acumulado",100],29,["input",8,8],["input",9,9],27,25,10,11,12,13,28,30,["sent","given(remuneracion_anterior)",8],31,24,32,["input",12,12],5,33,34,35,36,37,["parameter","detraccion",25],["parameter","detraccion_sac",25],39,["input",18,[18,1]],40,["sent","given(risk_class_rate)",7],41,["input",7,[7,1000000]],["parameter","ffep_suma",1],["parameter","scvo_prima",100],42,43,44,45],"tables":[{"table":1,"rows":"escala_acumulada$rows1","scales":[100,100,10000],"slots":[74,75,null],"isConditional":1},{"table":0,"rows":"escala$rows1","scales":[100,100,10000],"slots":[76,77,null],"isConditional":1}],"steps":[[21,[0,1],[22,3000]],[23,[2]],[24,[3]],[25,[4,5,6]],[26,[7,[[8],17,1,1]],[27,200],null,17],[28,[4,5,6,9]],[29,[8,10,11]],[30,[10,8,11]],[31,[7,[[9,10,11],17,1,1]],[32,200],null,17],[33,[7,[[10,9,11],17,1,1]],[34,200],null,17],[35,[12,13],[36,10000]],[37,[12,13],[38,10000]],[39,[14,15],[40,10000]],[42,[16,[[16,8,9],41,1,1]],[43,100000000],null,41],[44,[12],[45,10000]],[46,[12],[47,10000]],[48,[14],[49,10000]],[50,[16,8],[51,100000000]],[52,[17,18,19,20]],[[53,12],[21]],[54,[22,8],[55,1200]],[56,[22,23],[57,1200]],[58,[24,25,26,[[27],16,1,1],28,29,30,31]],[59,[22,32],[60,1200]],[61,[8,33,23,34,32,35]],[63,[36,37],null,62],[[65,12],[7,[[38],17,0,0],[[22],64,0,0]],null,62],[66,[39,40,8],[67,1200],62],[68,[39,41,23],[69,1200],62],[70,[42,43,26,[[44],16,1,1],45,29,46,31],null,62],[71,[22,47],[72,1200],62],[73,[48,8,49,9,50,51,52,53,54,55,56,47,57],null,62],[78,[[[58,59],62,1,1],[[60],62,0,0],-1,-2],[79,10000]],[80,[61,37,62],null,62],[81,[63,52,53,54,55],[82,2000]],[83,[[[58,64,65],62,1,1],[[61,65],62,0,0]]],[84,[64],null,62],[85,[52,53,54,55,66]],[86,[63,[[58,67],62,1,1],68]],[87,[10,8,69,7,[[10,9,70],17,1,1]],[88,200]],[89,[10,8,7,[[10,9],17,1,1]]],[90,[8,9]],[91,[71,72],[92,1000000],null,null,93,[94,10000]],[95,[71,72],[96,1000000],null,null,97,[98,10000]],[99,[71,72],[100,100000],null,null,101,[102,1000]],[103,[71,72],[104,1000000],null,null,105,[106,10000]],[107,[73],[108,5000],null,null,109,[110,50]],[112,[74,[[75,76],111,1,1]],[113,100000000],null,111,114,[115,1000000]],[116,[77],[117,1]],[118,[78]],[119,[79,80,81,82]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '«0:»{"scheme":["ARS","month_start",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],[0,0,"integer"],[0,0,"rate"],"boolean",[0,0,"number"]],"roundings":[["half_up",[["1/100",null]]]],"nodes":"0 c0;0 c100000000000;1 c30;0 3 1 2;0 i0;0 2 2 4;0 c99999999999999/100;1 c0;1 c20;2 c0;2 c1/10;2 c1/2;0 c1000000000000;3 truth,false;3 truth,true;0 i1;1 period,0;0 2 15 16;0 3 17 2;0 i2;0 i3;0 s0;0 s1;0 0 21 22;0 s2;0 0 23 24;3 i17;0 s3;1 c2;0 3 27 28;0 s4;0 0 24 30;0 0 23 31;0 p1;0 p2;0 7 27 33 34;0 2 28 33;0 5 27 34;0 6 36 37;0 3 33 28;0 3 34 28;0 7 30 39 40;0 5 30 40;0 6 33 42;2 c11/100;0 s6;0 s8;0 0 45 46;0 2 44 47;2 c3/100;0 2 49 47;0 s7;0 s9;0 0 51 52;0 2 49 53;2 i6;3 12 55 9;0 0 27 30;0 2 55 57;0 2 44 45;0 2 49 45;0 2 49 51;0 2 55 27;0 s14;0 s15;0 0 63 64;0 s16;0 0 65 66;0 s17;0 0 67 68;3 i20;2 c1;1 c12;2 3 71 72;2 18 70 9 73;2 s19;0 2 75 27;0 s18;0 2 75 77;0 p4;0 p5;0 0 79 80;3 i16;0 p6;0 18 82 83 0;0 0 81 84;0 p7;1 i4;0 2 86 87;0 0 85 88;0 p8;1 i5;0 2 90 91;0 0 89 92;0 s22;0 2 75 94;0 s20;0 0 27 96;0 1 97 77;0 s21;0 1 98 99;0 1 100 94;0 s23;0 1 101 102;0 6 0 103;3 given,8;0 i10;0 i11;0 1 106 107;0 6 0 108;0 i15;3 12 110 0;3 15 26 111;2 18 112 9 75;2 s26;0 i13;0 0 115 27;0 2 114 116;0 i14;0 0 118 77;0 2 114 119;0 p9;0 p10;0 0 121 122;0 p11;0 18 82 124 0;0 0 123 125;0 p12;0 2 127 87;0 0 126 128;0 p13;0 2 130 91;0 0 129 131;0 s29;0 2 75 133;0 i8;0 0 135 27;0 i9;0 0 136 137;0 0 138 30;0 s27;0 0 139 140;0 s25;0 1 141 142;0 s10;0 1 143 144;0 s11;0 1 145 146;0 s12;0 1 147 148;0 s13;0 1 149 150;0 s28;0 1 151 152;0 1 153 133;0 s30;0 1 154 155;0 6 0 156;0 s31;0 apply,1 158;0 s24;0 apply,0 160;0 18 105 159 161;0 s32;0 i12;0 1 107 164;0 1 163 165;2 c7/20;0 s5;0 1 168 144;0 1 169 146;0 1 170 148;0 1 171 150;0 2 167 172;0 s33;0 s34;0 5 174 175;0 6 0 176;0 5 163 175;0 6 0 178;0 18 105 177 179;0 4 174;0 6 0 181;0 0 144 146;0 0 183 148;0 s35;0 0 150 185;0 0 184 186;0 s36;0 18 105 188 0;0 0 168 189;0 s37;0 1 190 191;0 p14;0 1 27 193;0 6 33 194;0 p15;0 1 30 196;0 6 39 197;0 18 26 198 0;0 0 195 199;0 6 36 27;0 6 33 30;0 18 26 202 0;0 0 201 203;0 s39;3 i18;2 c247/2000;2 c1077/10000;2 18 206 207 208;0 2 205 209;2 c79/5000;2 c159/10000;2 18 206 211 212;0 2 205 213;2 c27/500;2 c47/1000;2 18 206 215 216;0 2 205 217;2 c107/10000;2 c47/5000;2 18 206 219 220;0 2 205 221;0 s40;2 c3/50;0 2 223 224;0 s41;2 i7;3 given,7;0 2 226 227;0 p17;0 p16;0 s42;0 s43;0 0 232 233;0 s44;0 s45;0 0 235 236;0 0 234 237;3 given,0;3 given,1;3 14 239 240;2 c99/100;0 2 242 15;3 10 5 243;2 c101/100;0 2 245 15;3 12 5 246;3 15 244 247;3 14 241 248;0 p0;1 c1;0 2 251 250;3 10 15 252;3 10 27 33;3 12 27 34;1 period,6;1 c6;3 8 256 257;3 8 256 72;3 15 258 259;3 9 26 260;3 i19;3 14 262 206;3 12 185 0;3 14 70 264;3 16 228;2 c1/20;3 12 55 267;3 10 175 174;3 10 185 163;3 18 105 269 270;3 10 174 0;3 14 105 272;3 12 87 7;3 15 82 274;3 12 91 7;3 15 275 276;3 14 105 277;3 12 256 251;3 14 278 279;0 s38;3 10 281 0;4 3 251 72","items":[["i",0,null,[0,false],[3,true]],["i",1,5,[0,false],[1,true]],["i",2,0,[0,true],[6,true]],["i",3,0,[0,true],[6,true]],["i",4,7,[7,true],[8,true]],["i",5,7,[7,true],[8,true]],["i",6,9,[9,true],[10,true]],["i",7,null,[9,true],[11,true]],["i",8,null,[0«7:,true],[12,true]],["i",‹9›,0,[0»,true],[12,true]],["i",16,13],["i",17,13],["i",18,13],["i",19,14],["i",20,13],[0,0,18,0],[1,0,19,0],[2,0,20,0],[3,0,25,0],[4,0,29,0,null,26],[5,0,32],[6,0,35,0],[7,0,38,0],[8,0,41,0,null,26],[9,0,43,0,null,26],[10,0,48,0],[11,0,50,0],[12,0,54,0],[13,0,58,0,null,56],[14,0,59,0],[15,0,60,0],[16,0,61,0],[17,0,62,0],[18,0,69],[19,2,74],[20,0,76,0],[21,0,78,0],[22,0,93],[23,0,95,0],[24,0,104,0],[25,0,109,null,105],[26,2,113,null,105],[27,0,117,0,105],[28,0,120,0,105],[29,0,132,null,105],[30,0,134,0,105],[31,0,157,0,105],[32,0,162,0],[33,0,166,null,105],[34,0,173,0],[35,0,180,0],[36,0,182,0,105],[37,0,187],[38,0,192],[39,0,200,0],[40,0,204,0],[41,0,57,0«4:],[‹42›,0,‹210+4›,0,null,null,205,‹209+4›»],[46,0,225,0,null,null,223,224],[47,0,229,0,null,228,226,227],[48,0,230,0],[49,0,231,0],[50,0,238]],"parameters":[["SMVM",null],["base_min",null],["base_max",null],["movilidad",null],["gni",null],["deduccion_especial",null],["conyuge",null],["hijo",null],["hijo_incapacitado",null],["gni_acumulada",null],["especial_acumulada",null],["conyuge_acumulado",null],["hijo_acumulado",null],["incapacitado_acumulado",null],["detraccion",null],["detraccion_sac",null],["scvo_prima",null],["ffep_suma",null]],"notices":[["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,249,["La remuneración mensual ",15," y 30 veces la diaria ",4," difieren en más del 1 %; se usa la mensual"]],["warn","BELOW_MINIMUM_WAGE","warning","monthly_salary","employee",null,253,["La remuneración ",15," es menor que el salario mínimo de ",250,"; a tiempo parcial es legal"]],["warn","CONTRIBUTION_BASE_FLOORED","info","base_aportes","employee",null,254,["La remuneración ",27," no llega a la base mínima de ",33]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_aportes","employee",null,255,["La remuneración ",27," pasa de la base máxima de ",34]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.liquida_sac","override",null,261,["El aguinaldo se paga en junio y en diciembre"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.empleador_mipyme","override",null,263,["Un empleador del art. 19 inc. a no es MiPyME"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.excluir_sac_proporcional","override",null,265,["Sin la doceava parte del aguinaldo se retiene menos que con la RG 4003"]],["warn","ART_RATE_NOT_PROVIDED","warning","risk_class_rate","employee",null,266,["Sin la alícuota del contrato de ART no se calcula la cuota variable"]],["warn","CUOTA_SINDICAL_HIGH","warning","cuota_sindical_rate","employee",null,268,["La cuota sindical de ",55," pasa del 5 %"]],["warn","GANANCIAS_TOPE_35_APPLIED","info","ganancias","employee",null,271,["El impuesto de ",163," pasa del 35 % de lo que se cobra; se retiene ",185]],["warn","GANANCIAS_REFUND","info","ganancias","employee",null,273,["Se retuvo de más en los meses anteriores; se devuelve ",188]],["warn","FAMILY_SINCE_JANUARY","info","ganancias","employee",null,280,["La familia del mes se toma desde enero"]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,282,["Las deducciones superan las percepciones del mes"]]],"tables":[[0,null,0,null,283],[0,null,0,null,null]]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [SMVM$rows, base_min$rows, base_max$rows, movilidad$rows, gni$rows, deduccion_especial$rows, conyuge$rows, hijo$rows,
    hijo_incapacitado$rows, gni_acumulada$rows, especial_acumulada$rows, conyuge_acumulado$rows, hijo_acumulado$rows,
    incapacitado_acumulado$rows, detraccion$rows, detraccion_sac$rows, scvo_prima$rows, ffep_suma$rows], tables: [escala, escala_acumulada] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
