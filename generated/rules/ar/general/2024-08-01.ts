// AR.general 2024.2: Relación de dependencia (Ley 20.744)
// Emitted from generated/rules/ar/general/2024-08-01.pay by payroll compile. Do not edit.
// file    sha256:2dbd5966ecc67bdbe99c7b2cd1c492d2d6eec4d8f0f9e79686528aefd5a7f769
// meaning sha256:3592838ba607d05d7f430ea60ab16f50dab43806a8534d994ec00fe4114ef127
import * as rt from '../../../../runtime/index.ts';
import { $file, SMVM$rows, base_min$rows, base_max$rows, movilidad$rows, gni$rows, deduccion_especial$rows,
  conyuge$rows, hijo$rows, hijo_incapacitado$rows, detraccion$rows, detraccion_sac$rows, scvo_prima$rows,
  ffep_suma$rows, escala, $sources, $provenance, $inputs, $steps } from './2024-08-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'generated/rules/ar/general/2024-08-01.pay',
    fingerprint: 'sha256:2dbd5966ecc67bdbe99c7b2cd1c492d2d6eec4d8f0f9e79686528aefd5a7f769',
    meaning: 'sha256:3592838ba607d05d7f430ea60ab16f50dab43806a8534d994ec00fe4114ef127', country: 'AR', scheme: 'general',
    label: 'Relación de dependencia (Ley 20.744)', version: '2024.2', currency: 'ARS', validFrom: '2024-08-01', validUntil: '2024-12-31',
    periods: ['monthly'], proration: null, days: 'month_of_30', asOf: 'month_start',
    laws: ['Ley 20.744 de Contrato de Trabajo (LCT)', 'Ley 24.241, Sistema Integrado Previsional Argentino',
      'Ley 20.628 t.o. 2019, Impuesto a las Ganancias (LIG)'],
    changes: [{ date: '2024-08-01', summary: 'Ganancias vuelve a gravar el salario: deducciones y escala',
        law: 'Ley 27.743 art. 83; Decreto 652/2024' },
      { date: '2024-09-01', summary: 'Actualización excepcional de las deducciones y la escala', law: 'Ley 27.743; LIG arts. 30 y 94' }],
    employerTables: [{ id: 'contribuciones_seguridad_social', label: 'Contribuciones de seguridad social' },
      { id: 'contribucion_obra_social', label: 'Contribución de obra social' }, { id: 'riesgos_trabajo', label: 'Riesgos del trabajo (ART)' },
      { id: 'seguro_vida', label: 'Seguro de vida obligatorio' }], summary: { total_deductions: 'total_deducciones', net_salary: 'neto' },
    sources: $sources, provenance: $provenance, inputs: $inputs, steps: $steps }, 'half_up:0.01');

const $parameters = rt.byDate(($at) => ({
  base_min: rt.scaledWorth($at, 100n, base_min$rows),
  base_max: rt.scaledWorth($at, 50n, base_max$rows),
  gni: rt.scaledWorth($at, 100n, gni$rows),
  deduccion_especial: rt.scaledWorth($at, 100n, deduccion_especial$rows),
  conyuge: rt.scaledWorth($at, 50n, conyuge$rows),
  hijo: rt.scaledWorth($at, 100n, hijo$rows),
  hijo_incapacitado: rt.scaledWorth($at, 100n, hijo_incapacitado$rows),
  escala$rows1: rt.scaledRows(escala, { date: $at, limits: rt.exact(1n, 12n) }, 100n, 100n),
  detraccion: rt.scaledWorth($at, 25n, detraccion$rows),
  detraccion_sac: rt.scaledWorth($at, 25n, detraccion_sac$rows),
  ffep_suma: rt.scaledWorth($at, 1n, ffep_suma$rows),
  scvo_prima: rt.scaledWorth($at, 100n, scvo_prima$rows),
  SMVM: rt.scaledWorth($at, 100n, SMVM$rows),
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
  // Cónyuge o conviviente a cargo
  const conyuge_a_cargo = $n[8]! === 1;
  $s[8] = conyuge_a_cargo ? 1 : 0;
  // Cuota sindical, suma fija
  if ($n[9]! < 0) return false;
  const cuota_sindical_fija = $s[9] = rt.sentOr($n[9]!, 0);
  // Remuneración de la jornada completa, a tiempo parcial
  if ($n[10]! < 0) return false;
  const remuneracion_jornada_completa = $s[10] = rt.sentOr($n[10]!, 0);
  // Suma no remunerativa del convenio
  if ($n[11]! < 0 || $n[11]! > 99999999999999) return false;
  const no_remunerativo = $s[11] = rt.sentOr($n[11]!, 0);
  // Aporte a la obra social sobre la suma no remunerativa
  if ($n[12]! < 0 || $n[12]! > 100000) return false;
  const obra_social_no_remunerativo_rate = $s[12] = rt.sentOr($n[12]!, 0);
  // Cuota sindical y aporte solidario sobre la suma no remunerativa
  if ($n[13]! < 0 || $n[13]! > 100000) return false;
  const cuota_sindical_no_remunerativo_rate = $s[13] = rt.sentOr($n[13]!, 0);
  // Contribución a la obra social sobre la suma no remunerativa
  if ($n[14]! < 0 || $n[14]! > 100000) return false;
  const contribucion_obra_social_no_remunerativo_rate = $s[14] = rt.sentOr($n[14]!, 0);
  // Paga el aguinaldo este mes
  const liquida_sac = $n[15]! === 1;
  $s[15] = liquida_sac ? 1 : 0;
  // Empleador del art. 19 inc. a
  const empleador_grande_servicios = $n[16]! === 1;
  $s[16] = empleador_grande_servicios ? 1 : 0;
  // Empleador MiPyME
  const empleador_mipyme = $n[17]! !== 0;
  $s[17] = empleador_mipyme ? 1 : 0;
  // Ganancias sin la doceava parte del aguinaldo
  const excluir_sac_proporcional = $n[18]! === 1;
  $s[18] = excluir_sac_proporcional ? 1 : 0;
  // Sueldo básico
  const $3 = $s[20] = monthly_salary * $row.days;
  const sueldo_basico = $s[19] = Math.floor(($3 + 15) / 30);
  // Horas extra
  const horas_extra = $s[21] = overtime_amount;
  // Comisiones
  const comisiones = $s[22] = commission_amount;
  // Remuneración bruta (sin aguinaldo)
  const remuneracion_bruta = $s[23] = sueldo_basico + horas_extra + comisiones;
  // Sueldo anual complementario (aguinaldo)
  let sac = 0;
  if (liquida_sac) {
    sac = $s[24] = Math.floor((remuneracion_bruta + 1) / 2);
    $s[25] = remuneracion_bruta;
  }
  // Suma no remunerativa
  const suma_no_remunerativa = $s[26] = no_remunerativo;
  // Total de percepciones
  const total_percepciones = $s[27] = sueldo_basico + horas_extra + comisiones + sac + suma_no_remunerativa;
  // Base de aportes
  const $8 = remuneracion_bruta > $f.base_min ? remuneracion_bruta : $f.base_min;
  const $9 = $f.base_max * 2;
  const base_aportes = $s[28] = $8 < $9 ? $8 : $9;
  // Base de aportes a la obra social
  const $11 = remuneracion_bruta > remuneracion_jornada_completa ? remuneracion_bruta : remuneracion_jornada_completa;
  const $12 = $f.base_max * 2;
  const $13 = $f.base_min * 2;
  const $14 = $11 < $12 ? $11 : $12;
  const base_aportes_obra_social = $s[29] = $13 > $14 ? $13 : $14;
  // Base de aportes sobre aguinaldo
  let base_aportes_sac = 0;
  let base_aportes_obra_social_sac = 0;
  if (liquida_sac) {
    const $16 = sac * 2;
    const $17 = $16 > $f.base_min ? $16 : $f.base_min;
    const $18 = $f.base_max * 2;
    const $19 = $s[31] = $17 < $18 ? $17 : $18;
    base_aportes_sac = $s[30] = Math.floor(($19 + 1) / 2);
    // Base de obra social sobre aguinaldo
    const $21 = sac < $f.base_max ? sac : $f.base_max;
    base_aportes_obra_social_sac = $s[32] = $f.base_min > $21 ? $f.base_min : $21;
  }
  // Jubilación (SIPA)
  const $23 = $s[34] = (base_aportes + base_aportes_sac) * 11;
  const jubilacion = $s[33] = Math.floor(($23 + 50) / 100);
  // INSSJP - PAMI (Ley 19.032)
  const $25 = $s[36] = (base_aportes + base_aportes_sac) * 3;
  const ley_19032 = $s[35] = Math.floor(($25 + 50) / 100);
  // Obra social (Ley 23.660)
  const $27 = $s[38] = (base_aportes_obra_social + base_aportes_obra_social_sac) * 3;
  const obra_social = $s[37] = Math.floor(($27 + 50) / 100);
  // Cuota sindical
  let cuota_sindical = 0;
  const $29 = cuota_sindical_rate > 0;
  $s[39] = $29 ? 1 : 0;
  const $30 = $29 || cuota_sindical_fija > 0;
  $s[40] = $30 ? 1 : 0;
  if ($30) {
    const $31 = cuota_sindical_rate * (remuneracion_bruta + sac);
    if ($31 > rt.SAFE) return false;
    const $32 = cuota_sindical_fija * 1000000;
    if ($32 > rt.SAFE) return false;
    const $33 = $s[42] = $31 + $32;
    if ($33 > 4503599626370495) return false;
    cuota_sindical = $s[41] = Math.floor(($33 + 500000) / 1000000);
  }
  // Jubilación computable
  const $35 = $s[44] = base_aportes * 11;
  const aporte_jubilacion = $s[43] = Math.floor(($35 + 50) / 100);
  // INSSJP computable
  const $37 = $s[46] = base_aportes * 3;
  const aporte_ley_19032 = $s[45] = Math.floor(($37 + 50) / 100);
  // Obra social computable
  const $39 = $s[48] = base_aportes_obra_social * 3;
  const aporte_obra_social = $s[47] = Math.floor(($39 + 50) / 100);
  // Cuota sindical computable
  const $41 = cuota_sindical_rate * remuneracion_bruta;
  if ($41 > rt.SAFE) return false;
  const $42 = cuota_sindical_fija * 1000000;
  if ($42 > rt.SAFE) return false;
  const $43 = $s[50] = $41 + $42;
  if ($43 > 4503599626370495) return false;
  const aporte_sindical = $s[49] = Math.floor(($43 + 500000) / 1000000);
  // Base de obra social de la suma no remunerativa
  let base_obra_social_no_remunerativo = 0;
  const $45 = suma_no_remunerativa > 0;
  $s[51] = $45 ? 1 : 0;
  const $46 = $45 && obra_social_no_remunerativo_rate > 0;
  $s[52] = $46 ? 1 : 0;
  let obra_social_no_remunerativo = 0;
  if ($46) {
    const $47 = (remuneracion_bruta > remuneracion_jornada_completa ? remuneracion_bruta : remuneracion_jornada_completa) + suma_no_remunerativa;
    if ($47 > rt.SAFE) return false;
    const $48 = $f.base_max * 2;
    const $49 = ($47 < $48 ? $47 : $48) - base_aportes_obra_social;
    base_obra_social_no_remunerativo = $s[53] = 0 > $49 ? 0 : $49;
    // Obra social sobre la suma no remunerativa
    const $51 = $s[55] = obra_social_no_remunerativo_rate * base_obra_social_no_remunerativo;
    obra_social_no_remunerativo = $s[54] = Math.floor(($51 + 500000) / 1000000);
  }
  // Cuota sindical sobre la suma no remunerativa
  let cuota_sindical_no_remunerativo = 0;
  const $53 = $45 && cuota_sindical_no_remunerativo_rate > 0;
  $s[56] = $53 ? 1 : 0;
  if ($53) {
    const $54 = $s[58] = cuota_sindical_no_remunerativo_rate * suma_no_remunerativa;
    if ($54 > 4503599626370495) return false;
    cuota_sindical_no_remunerativo = $s[57] = Math.floor(($54 + 500000) / 1000000);
  }
  // Aportes computables
  const aportes_computables = $s[59] = aporte_jubilacion +
    aporte_ley_19032 +
    aporte_obra_social +
    aporte_sindical +
    obra_social_no_remunerativo +
    cuota_sindical_no_remunerativo;
  // Parte del aguinaldo
  const doceava = $s[60] = excluir_sac_proporcional ? 0 : 1;
  // Doceava parte de aguinaldo
  const $58 = $s[62] = doceava * (remuneracion_bruta + suma_no_remunerativa);
  const sac_proporcional = $s[61] = Math.floor(($58 + 6) / 12);
  // Aportes sobre la doceava parte
  const $60 = $s[64] = doceava * aportes_computables;
  const aportes_sac_proporcional = $s[63] = Math.floor(($60 + 6) / 12);
  // Deducciones personales art. 30
  const $62 = conyuge_a_cargo ? $f.conyuge : 0;
  const deducciones_personales = $s[65] = $f.gni +
    $f.deduccion_especial +
    $62 *
    2 +
    $f.hijo *
    cantidad_hijos +
    $f.hijo_incapacitado *
    cantidad_hijos_incapacitados;
  // Doceava parte de las deducciones
  const $64 = $s[67] = doceava * deducciones_personales;
  const deduccion_doceava = $s[66] = Math.floor(($64 + 6) / 12);
  // Ganancia neta sujeta a impuesto
  const $66 = remuneracion_bruta +
    suma_no_remunerativa +
    sac_proporcional -
    aportes_computables -
    aportes_sac_proporcional -
    deducciones_personales -
    deduccion_doceava;
  const ganancia_neta_sujeta = $s[68] = 0 > $66 ? 0 : $66;
  // Impuesto determinado
  const $68 = $s[69] = rt.rowOf($f.escala$rows1, ganancia_neta_sujeta, 1, false);
  if ($68 < 0) return false;
  $s[70] = ganancia_neta_sujeta;
  const $69 = $s[72] = rt.excessOf($f.escala$rows1, $68, ganancia_neta_sujeta, 1);
  if (Number.isNaN($69)) return false;
  if ($69 > 4503599627370395) return false;
  const impuesto_determinado = $s[71] = Math.floor(($69 + 50) / 100);
  // Tope del 35%
  const $71 = $s[74] = (total_percepciones -
      jubilacion -
      ley_19032 -
      obra_social -
      cuota_sindical -
      obra_social_no_remunerativo -
      cuota_sindical_no_remunerativo) *
    7;
  const $72 = rt.wholeOf($71, 20, 'half_up');
  if (Number.isNaN($72)) return false;
  const ganancias_tope_35 = $s[73] = $72;
  // Impuesto a las Ganancias (4ta categoría)
  const $73 = impuesto_determinado < ganancias_tope_35 ? impuesto_determinado : ganancias_tope_35;
  const ganancias = $s[75] = 0 > $73 ? 0 : $73;
  // Total de deducciones
  const total_deducciones = $s[76] = jubilacion +
    ley_19032 +
    obra_social +
    cuota_sindical +
    obra_social_no_remunerativo +
    cuota_sindical_no_remunerativo +
    ganancias;
  // Neto a cobrar
  const neto = $s[77] = total_percepciones - total_deducciones;
  // Base de contribuciones patronales
  const $77 = remuneracion_bruta - $f.detraccion * 4;
  let $79: number;
  if (liquida_sac) {
    const $78 = (sac - $f.detraccion_sac * 4) * 2;
    $79 = $f.base_min > $78 ? $f.base_min : $78;
  } else {
    $79 = 0;
  }
  const $80 = $s[79] = ($f.base_min > $77 ? $f.base_min : $77) * 2 + $79;
  const base_contribuciones = $s[78] = Math.floor(($80 + 1) / 2);
  // Base de obra social (empleador)
  const $82 = $f.base_min * 2;
  const $83 = $82 > remuneracion_bruta ? $82 : remuneracion_bruta;
  const $84 = liquida_sac ? ($f.base_min > sac ? $f.base_min : sac) : 0;
  const $85 = ($83 > remuneracion_jornada_completa ? $83 : remuneracion_jornada_completa) + $84;
  if ($85 > rt.SAFE) return false;
  const base_obra_social_empleador = $s[80] = $85;
  // Base de obra social de la suma no remunerativa (empleador)
  let base_contribucion_no_remunerativo = 0;
  const $86 = $45 && contribucion_obra_social_no_remunerativo_rate > 0;
  $s[81] = $86 ? 1 : 0;
  if ($86) {
    const $87 = (remuneracion_bruta > remuneracion_jornada_completa ? remuneracion_bruta : remuneracion_jornada_completa) + suma_no_remunerativa;
    if ($87 > rt.SAFE) return false;
    const $88 = $f.base_min * 2;
    const $89 = $88 > remuneracion_bruta ? $88 : remuneracion_bruta;
    const $90 = $87 - ($89 > remuneracion_jornada_completa ? $89 : remuneracion_jornada_completa);
    base_contribucion_no_remunerativo = $s[82] = 0 > $90 ? 0 : $90;
  }
  // Base ART
  const base_art = $s[83] = remuneracion_bruta + sac + suma_no_remunerativa;
  // SIPA
  const $93 = $s[87] = empleador_grande_servicios ? 1235 : 1077;
  const $94 = $s[85] = base_contribuciones * $93;
  if ($94 > 4503599627360495) return false;
  const contrib_sipa = $s[84] = Math.floor(($94 + 5000) / 10000);
  $s[86] = base_contribuciones;
  // INSSJP (PAMI)
  const $96 = $s[91] = empleador_grande_servicios ? 158 : 159;
  const $97 = $s[89] = base_contribuciones * $96;
  if ($97 > 4503599627360495) return false;
  const contrib_inssjp = $s[88] = Math.floor(($97 + 5000) / 10000);
  $s[90] = base_contribuciones;
  // Asignaciones familiares
  const $99 = $s[95] = empleador_grande_servicios ? 54 : 47;
  const $100 = $s[93] = base_contribuciones * $99;
  if ($100 > 4503599627369495) return false;
  const contrib_aaff = $s[92] = Math.floor(($100 + 500) / 1000);
  $s[94] = base_contribuciones;
  // Fondo Nacional de Empleo
  const $102 = $s[99] = empleador_grande_servicios ? 107 : 94;
  const $103 = $s[97] = base_contribuciones * $102;
  if ($103 > 4503599627360495) return false;
  const contrib_fne = $s[96] = Math.floor(($103 + 5000) / 10000);
  $s[98] = base_contribuciones;
  // Obra social (6%: 5.10 + 0.90 FSR)
  const $105 = $s[101] = base_obra_social_empleador * 3;
  if ($105 > 4503599627370445) return false;
  $s[100] = Math.floor(($105 + 25) / 50);
  $s[102] = base_obra_social_empleador;
  $s[103] = 3;
  // Obra social sobre la suma no remunerativa
  if ($86) {
    const $107 = $s[105] = base_contribucion_no_remunerativo * contribucion_obra_social_no_remunerativo_rate;
    if ($107 > 4503599626370495) return false;
    $s[104] = Math.floor(($107 + 500000) / 1000000);
    $s[106] = base_contribucion_no_remunerativo;
    $s[107] = contribucion_obra_social_no_remunerativo_rate;
  }
  // ART, cuota variable
  const $109 = rt.isSent($n[7]!);
  $s[108] = $109 ? 1 : 0;
  if ($109) {
    const $110 = $s[110] = base_art * risk_class_rate;
    if ($110 > 4503599626370495) return false;
    $s[109] = Math.floor(($110 + 500000) / 1000000);
    $s[111] = base_art;
    $s[112] = risk_class_rate;
  }
  // ART, suma fija FFEP
  $s[113] = $f.ffep_suma * 100;
  $s[114] = $f.ffep_suma;
  // Seguro colectivo de vida obligatorio
  $s[115] = $f.scvo_prima;
  // Total contribuciones de seguridad social
  $s[116] = contrib_sipa + contrib_inssjp + contrib_aaff + contrib_fne;
  if ($notes !== null) {
    if (rt.isSent($n[0]!) &&
      rt.isSent($n[1]!) &&
      (daily_salary * 3 * 1000 < monthly_salary * 99 || daily_salary * 3 * 1000 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(0, rt.ratio(monthly_salary, 100n), rt.ratio(daily_salary, 100n));
    }
    if (monthly_salary < $f.SMVM) {
      // BELOW_MINIMUM_WAGE
      $notes.add(1, rt.ratio(monthly_salary, 100n), rt.ratio($f.SMVM, 100n));
    }
    if (remuneracion_bruta < $f.base_min) {
      // CONTRIBUTION_BASE_FLOORED
      $notes.add(2, rt.ratio(remuneracion_bruta, 100n), rt.ratio($f.base_min, 100n));
    }
    if (remuneracion_bruta > $f.base_max * 2) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(3, rt.ratio(remuneracion_bruta, 100n), rt.ratio($f.base_max, 50n));
    }
    if (!rt.same(liquida_sac, Number($at.slice(5, 7)) === 12)) {
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
    if (ganancias < impuesto_determinado) {
      // GANANCIAS_TOPE_35_APPLIED
      $notes.add(10, rt.ratio(impuesto_determinado, 100n), rt.ratio(ganancias, 100n));
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(11);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '{"size":117,"scales":[100,100,100,100,1,1,1000000,1000000,1,100,100,100,1000000,1000000,1000000,1,1,1,1],"values":[["input",1,1],["period","days","number",[]],["input",2,2],["input",3,3],0,1,2,["input",15,[15,1]],3,["input",11,11],4,5,["parameter","base_min",100],["parameter","base_max",50],["input",10,10],7,9,8,10,["input",6,[6,1000000]],["input",9,9],["input",12,[12,1000000]],19,["input",13,[13,1000000]],15,16,17,18,20,21,["input",18,[18,1]],23,22,["parameter","gni",100],["parameter","deduccion_especial",100],["input",8,[8,1]],["parameter","conyuge",50],["parameter","hijo",100],["input",4,[4,1]],["parameter","hijo_incapacitado",100],["input",5,[5,1]],26,24,25,27,28,6,11,12,13,14,29,30,31,32,["parameter","detraccion",25],["parameter","detraccion_sac",25],["input",14,[14,1000000]],34,["input",16,[16,1]],35,36,["sent","given(risk_class_rate)",7],37,["input",7,[7,1000000]],["parameter","ffep_suma",1],["parameter","scvo_prima",100],38,39,40,41],"tables":[{"table":0,"rows":"escala$rows1","scales":[100,100,10000],"slots":[69,70,null]}],"steps":[[19,[0,1],[20,3000]],[21,[2]],[22,[3]],[23,[4,5,6]],[24,[7,[[8],15,1,1]],[25,200],null,15],[26,[9]],[27,[4,5,6,10,11]],[28,[8,12,13]],[29,[12,8,14,13]],[30,[7,[[10,12,13],15,1,1]],[31,200],null,15],[32,[7,[[12,10,13],15,1,1]],null,null,15],[33,[15,16],[34,10000]],[35,[15,16],[36,10000]],[37,[17,18],[38,10000]],[41,[19,[[20],39,0,0],[[19,8,10,20],40,1,1]],[42,100000000],null,40],[43,[15],[44,10000]],[45,[15],[46,10000]],[47,[17],[48,10000]],[49,[19,8,20],[50,100000000]],[53,[11,[[21],51,1,1],[[8,14,11,13,17],52,1,1]],null,null,52],[54,[11,[[21],51,1,1],[[21,22],52,1,1]],[55,100000000],null,52],[57,[11,[[23],51,1,1],[[23,11],56,1,1]],[58,100000000],null,56],[59,[24,25,26,27,28,29]],[[60,12],[30]],[61,[31,8,11],[62,1200]],[63,[31,32],[64,1200]],[65,[33,34,35,[[36],8,1,1],37,38,39,40]],[66,[31,41],[67,1200]],[68,[8,11,42,32,43,41,44]],[71,[45,-1],[72,10000]],[73,[46,47,48,49,50,28,29],[74,2000]],[75,[51,52]],[76,[47,48,49,50,28,29,53]],[77,[46,54]],[78,[12,8,55,7,[[12,10,56],15,1,1]],[79,200]],[80,[12,8,14,7,[[12,10],15,1,1]]],[82,[11,[[57],51,1,1],[[8,14,11,12,8,14],81,1,1]],null,null,81],[83,[8,10,11]],[84,[58,59],[85,1000000],null,null,86,[87,10000]],[88,[58,59],[89,1000000],null,null,90,[91,10000]],[92,[58,59],[93,100000],null,null,94,[95,1000]],[96,[58,59],[97,1000000],null,null,98,[99,10000]],[100,[60],[101,5000],null,null,102,[103,50]],[104,[11,[[57],51,1,1],[[61,57],81,1,1]],[105,100000000],null,81,106,[107,1000000]],[109,[62,[[63,64],108,1,1]],[110,100000000],null,108,111,[112,1000000]],[113,[65],[114,1]],[115,[66]],[116,[67,68,69,70]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '«0:»{"scheme":["ARS","month_start",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],[0,0,"integer"],[0,0,"rate"],"boolean",[0,0,"number"]],"roundings":[["half_up",[["1/100",null]]]],"nodes":"0 c0;0 c100000000000;1 c30;0 3 1 2;0 i0;0 2 2 4;0 c99999999999999/100;1 c0;1 c20;2 c0;2 c1/10;2 c1/2;3 truth,false;3 truth,true;0 i1;1 period,0;0 2 14 15;0 3 16 2;0 i2;0 i3;0 s0;0 s1;0 0 20 21;0 s2;0 0 22 23;3 i15;0 s3;1 c2;0 3 26 27;0 i11;0 s4;0 s5;0 0 30 31;0 0 24 32;0 p1;0 p2;0 7 26 34 35;0 2 27 34;0 i10;0 6 26 38;0 5 39 35;0 6 37 40;0 3 34 27;0 3 35 27;0 7 30 42 43;0 5 30 43;0 6 34 45;2 c11/100;0 s7;0 s9;0 0 48 49;0 2 47 50;2 c3/100;0 2 52 50;0 s8;0 s10;0 0 54 55;0 2 52 56;2 i6;3 12 58 9;0 i9;3 12 60 0;3 15 59 61;0 0 26 30;0 2 58 63;0 0 64 60;0 2 47 48;0 2 52 48;0 2 52 54;0 2 58 26;0 0 69 60;3 12 31 0;2 i12;3 12 72 9;3 14 71 73;0 0 39 31;0 5 75 35;0 1 76 54;0 6 0 77;0 s19;0 2 72 79;2 i13;3 12 81 9;3 14 71 82;0 2 81 31;0 s15;0 s16;0 0 85 86;0 s17;0 0 87 88;0 s18;0 0 89 90;0 s20;0 0 91 92;0 s21;0 0 93 94;3 i18;2 c1;1 c12;2 3 97 98;2 18 96 9 99;2 s23;0 0 26 31;0 2 101 102;0 s22;0 2 101 104;0 p4;0 p5;0 0 106 107;3 i8;0 p6;0 18 109 110 0;0 0 108 111;0 p7;1 i4;0 2 113 114;0 0 112 115;0 p8;1 i5;0 2 117 118;0 0 116 119;0 s26;0 2 101 121;0 s24;0 0 102 123;0 1 124 104;0 s25;0 1 125 126;0 1 127 121;0 s27;0 1 128 129;0 6 0 130;0 s28;0 apply,0 132;2 c7/20;0 s6;0 s11;0 1 135 136;0 s12;0 1 137 138;0 s13;0 1 139 140;0 s14;0 1 141 142;0 1 143 92;0 1 144 94;0 2 134 145;0 s29;0 s30;0 5 147 148;0 6 0 149;0 0 136 138;0 0 140 142;0 0 151 152;0 0 92 94;0 s31;0 0 154 155;0 0 153 156;0 s32;0 1 135 158;0 p9;0 1 26 160;0 6 34 161;0 p10;0 1 30 163;0 6 42 164;0 18 25 165 0;0 0 162 166;0 6 37 26 38;0 6 34 30;0 18 25 169 0;0 0 168 170;2 i14;3 12 172 9;3 14 71 173;0 1 75 168;0 6 0 175;0 0 63 31;0 s34;3 i16;2 c247/2000;2 c1077/10000;2 18 179 180 181;0 2 178 182;2 c79/5000;2 c159/10000;2 18 179 184 185;0 2 178 186;2 c27/500;2 c47/1000;2 18 179 188 189;0 2 178 190;2 c107/10000;2 c47/5000;2 18 179 192 193;0 2 178 194;0 s35;2 c3/50;0 2 196 197;0 s36;0 2 199 172;0 s37;2 i7;3 given,7;0 2 201 202;0 p12;0 p11;0 s38;0 s39;0 0 207 208;0 s40;0 s41;0 0 210 211;0 0 209 212;3 given,0;3 given,1;3 14 214 215;2 c99/100;0 2 217 14;3 10 5 218;2 c101/100;0 2 220 14;3 12 5 221;3 15 219 222;3 14 216 223;0 p0;1 c1;0 2 226 225;3 10 14 227;3 10 26 34;3 12 26 35;1 period,6;3 8 231 98;3 9 25 232;3 i17;3 14 234 179;3 12 155 0;3 14 96 236;3 16 203;2 c1/20;3 12 58 239;3 12 81 239;3 10 155 147;0 s33;3 10 243 0;4 3 226 98","items":[["i",0,null,[0,false],[3,true]],["i",1,5,[0,false],[1,true]],["i",2,0,[0,true],[6,true]],["i",3,0,[0,true],[6,true]],["i",4,7,[7,true],[8,true]],["i",5,7,[7,true],[8,true]],["i",6,9,[9,true],[10,true]],["i",7,null,[9,true],[11,true]],["i",8,12],["i",9,0,[0,true]],["i",10,0,[0,true]],["i",11,0,[0,true],[6,true]],["i",12,9,[9,true],[10,true]],["i",13,9,[9,true],[10,true]],["i",14,9,[9,true],[10,true]],["i",15,12],["i",16,12],["i",17,13],["i",18,12],[0,0,17,0],[1,0,18,0],[2,0,19,0],[3,0,24,0],[4,0,28,0,null,25],[5,0,29,0],[6,0,33],[7,0,36,0],[8,0,41,0],[9,0,44,0,null,25],[10,0,46,0,null,25],[11,0,51,0],[12,0,53,0],[13,0,57,0],[14,0,65,0,null,62],[15,0,66,0],[16,0,67,0],[17,0,68,0],[18,0,70,0],[19,0,78,0,null,74],[20,0,80,0,null,74],[21,0,84,0,null,83],[22,0,95],[23,2,100],[24,0,103,0],[25,0,105,0],[26,0,120],[27,0,122,0],[28,0,131,0],[29,0,133,0],[30,0,146,0],[31,0,150,0],[32,0,157],[33,0,159],[34,0,167,0],[35,0,171,0],[36,0,176,0,null,174],[37,0,177,0«4:],[‹38›,0,‹183+4›,0,null,null,178,‹182+4›»],[42,0,198,0,null,null,196,197],[43,0,200,0,null,174,199,172],[44,0,204,0,null,203,201,202],[45,0,205,0],[46,0,206,0],[47,0,213]],"parameters":[["SMVM",null],["base_min",null],["base_max",null],["movilidad",null],["gni",null],["deduccion_especial",null],["conyuge",null],["hijo",null],["hijo_incapacitado",null],["detraccion",null],["detraccion_sac",null],["scvo_prima",null],["ffep_suma",null]],"notices":[["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,224,["La remuneración mensual ",14," y 30 veces la diaria ",4," difieren en más del 1 %; se usa la mensual"]],["warn","BELOW_MINIMUM_WAGE","warning","monthly_salary","employee",null,228,["La remuneración ",14," es menor que el salario mínimo de ",225,"; a tiempo parcial es legal"]],["warn","CONTRIBUTION_BASE_FLOORED","info","base_aportes","employee",null,229,["La remuneración ",26," no llega a la base mínima de ",34]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_aportes","employee",null,230,["La remuneración ",26," pasa de la base máxima de ",35]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.liquida_sac","override",null,233,["El aguinaldo se paga en diciembre"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.empleador_mipyme","override",null,235,["Un empleador del art. 19 inc. a no es MiPyME"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.excluir_sac_proporcional","override",null,237,["Sin la doceava parte del aguinaldo se retiene menos que con la RG 4003"]],["warn","ART_RATE_NOT_PROVIDED","warning","risk_class_rate","employee",null,238,["Sin la alícuota del contrato de ART no se calcula la cuota variable"]],["warn","CUOTA_SINDICAL_HIGH","warning","cuota_sindical_rate","employee",null,240,["La cuota sindical de ",58," pasa del 5 %"]],["warn","CUOTA_SINDICAL_HIGH","warning","inputs.cuota_sindical_no_remunerativo_rate","inputs",null,241,["La cuota sindical de ",81," sobre la suma no remunerativa pasa del 5 %"]],["warn","GANANCIAS_TOPE_35_APPLIED","info","ganancias","employee",null,242,["El impuesto de ",147," pasa del 35 % de lo que se cobra; se retiene ",155]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,244,["Las deducciones superan las percepciones del mes"]]],"tables":[[0,null,0,null,245]]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [SMVM$rows, base_min$rows, base_max$rows, movilidad$rows, gni$rows, deduccion_especial$rows, conyuge$rows, hijo$rows,
    hijo_incapacitado$rows, detraccion$rows, detraccion_sac$rows, scvo_prima$rows, ffep_suma$rows], tables: [escala] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
