// AR.general 2024.2: Relación de dependencia (Ley 20.744)
// Emitted from generated/rules/ar/general/2024-08-01.pay by payroll compile. Do not edit.
import { readFileSync } from 'node:fs';
import * as rt from '../../../../runtime/index.ts';

const $head: rt.ModuleHead = {
  format: 1,
  path: 'generated/rules/ar/general/2024-08-01.pay',
  fingerprint: 'sha256:c75123b3a4edc7e32513718d78f6711dc371457d54f8e92e78516c064ecf370a',
  meaning: 'sha256:f84ec5d11c75f48e1aeb9d5f1d8023d07f5bad85c24ce9a411921e30ae57cc66',
  country: 'AR',
  scheme: 'general',
  label: 'Relación de dependencia (Ley 20.744)',
  version: '2024.2',
  currency: 'ARS',
  validFrom: '2024-08-01',
  validUntil: '2024-12-31',
  periods: ['monthly'],
  proration: null,
  days: 'month_of_30',
  asOf: 'month_start',
};

const $law = new rt.ModuleLaw($head, 'sha256:7ef8ca3d9aaa5051fa2ec3bac95ed855f12a8ac678844cecc6b3894e6a20ee13', () =>
  JSON.parse(readFileSync(new URL('./2024-08-01.json', import.meta.url), 'utf8')));

const $parameters = rt.byDate(($at) => ({
  base_min: rt.scaledWorth($at, 100n, $law.rows('base_min')),
  base_max: rt.scaledWorth($at, 50n, $law.rows('base_max')),
  tasa_jubilacion: rt.scaledWorth($at, 100n, $law.rows('tasa_jubilacion')),
  tasa_ley_19032: rt.scaledWorth($at, 100n, $law.rows('tasa_ley_19032')),
  tasa_obra_social: rt.scaledWorth($at, 100n, $law.rows('tasa_obra_social')),
  gni_anual: rt.scaledWorth($at, 100n, $law.rows('gni_anual')),
  deduccion_especial_anual: rt.scaledWorth($at, 100n, $law.rows('deduccion_especial_anual')),
  conyuge_anual: rt.scaledWorth($at, 25n, $law.rows('conyuge_anual')),
  hijo_anual: rt.scaledWorth($at, 50n, $law.rows('hijo_anual')),
  hijo_incapacitado_anual: rt.scaledWorth($at, 100n, $law.rows('hijo_incapacitado_anual')),
  escala$rows1: rt.scaledRows($law.table('escala'), { date: $at, limits: rt.exact(1n, 12n) }, 100n, 100n),
  tasa_tope: rt.scaledWorth($at, 20n, $law.rows('tasa_tope')),
  detraccion: rt.scaledWorth($at, 25n, $law.rows('detraccion')),
  detraccion_sac: rt.scaledWorth($at, 25n, $law.rows('detraccion_sac')),
  sipa_inc_a: rt.scaledWorth($at, 2000n, $law.rows('sipa_inc_a')),
  sipa_inc_b: rt.scaledWorth($at, 10000n, $law.rows('sipa_inc_b')),
  inssjp_inc_a: rt.scaledWorth($at, 5000n, $law.rows('inssjp_inc_a')),
  inssjp_inc_b: rt.scaledWorth($at, 10000n, $law.rows('inssjp_inc_b')),
  aaff_inc_a: rt.scaledWorth($at, 500n, $law.rows('aaff_inc_a')),
  aaff_inc_b: rt.scaledWorth($at, 1000n, $law.rows('aaff_inc_b')),
  fne_inc_a: rt.scaledWorth($at, 10000n, $law.rows('fne_inc_a')),
  fne_inc_b: rt.scaledWorth($at, 5000n, $law.rows('fne_inc_b')),
  tasa_contribucion_obra_social: rt.scaledWorth($at, 50n, $law.rows('tasa_contribucion_obra_social')),
  ffep_suma: rt.scaledWorth($at, 1n, $law.rows('ffep_suma')),
  scvo_prima: rt.scaledWorth($at, 100n, $law.rows('scvo_prima')),
  SMVM: rt.scaledWorth($at, 100n, $law.rows('SMVM')),
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
  // Cuota sindical, suma fija · Ley 23.551 art. 38
  if ($n[9]! < 0) return false;
  const cuota_sindical_fija = $s[9] = rt.sentOr($n[9]!, 0);
  // Remuneración de la jornada completa, a tiempo parcial · LCT art. 92 ter inc. 4, texto de la Ley 26.474 (el de la Ley 27.802, por confirmar)
  if ($n[10]! < 0) return false;
  const remuneracion_jornada_completa = $s[10] = rt.sentOr($n[10]!, 0);
  // Suma no remunerativa del convenio · Ley 14.250; Decreto 633/2018
  if ($n[11]! < 0 || $n[11]! > 99999999999999) return false;
  const no_remunerativo = $s[11] = rt.sentOr($n[11]!, 0);
  // Aporte a la obra social sobre la suma no remunerativa · Ley 14.250
  if ($n[12]! < 0 || $n[12]! > 100000) return false;
  const obra_social_no_remunerativo_rate = $s[12] = rt.sentOr($n[12]!, 0);
  // Cuota sindical y aporte solidario sobre la suma no remunerativa · Ley 14.250
  if ($n[13]! < 0 || $n[13]! > 100000) return false;
  const cuota_sindical_no_remunerativo_rate = $s[13] = rt.sentOr($n[13]!, 0);
  // Contribución a la obra social sobre la suma no remunerativa · Ley 14.250
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
  // Sueldo básico · LCT art. 103
  const $3 = $s[20] = monthly_salary * $row.days;
  const sueldo_basico = $s[19] = Math.floor(($3 + 15) / 30);
  // Horas extra · LCT art. 201
  const horas_extra = $s[21] = overtime_amount;
  // Comisiones · LCT art. 108
  const comisiones = $s[22] = commission_amount;
  // Remuneración bruta (sin aguinaldo) · Ley 24.241 arts. 6 y 9
  const remuneracion_bruta = $s[23] = sueldo_basico + horas_extra + comisiones;
  // Sueldo anual complementario (aguinaldo) · LCT arts. 121 a 123; Ley 27.073
  let sac = 0;
  if (liquida_sac) {
    sac = $s[24] = Math.floor((remuneracion_bruta + 1) / 2);
    $s[25] = remuneracion_bruta;
  }
  // Suma no remunerativa · Ley 14.250; Decreto 633/2018
  const suma_no_remunerativa = $s[26] = no_remunerativo;
  // Total de percepciones
  const total_percepciones = $s[27] = sueldo_basico + horas_extra + comisiones + sac + suma_no_remunerativa;
  // Base de aportes · Ley 24.241 art. 9
  const $8 = remuneracion_bruta > $f.base_min ? remuneracion_bruta : $f.base_min;
  const $9 = $f.base_max * 2;
  const base_aportes = $s[28] = $8 < $9 ? $8 : $9;
  // Base de aportes a la obra social · Decreto 921/2016
  const $11 = remuneracion_bruta > remuneracion_jornada_completa ? remuneracion_bruta : remuneracion_jornada_completa;
  const $12 = $f.base_max * 2;
  const $13 = $f.base_min * 2;
  const $14 = $11 < $12 ? $11 : $12;
  const base_aportes_obra_social = $s[29] = $13 > $14 ? $13 : $14;
  // Base de aportes sobre aguinaldo · Ley 24.241 art. 9
  let base_aportes_sac = 0;
  let base_aportes_obra_social_sac = 0;
  if (liquida_sac) {
    const $16 = sac * 2;
    const $17 = $16 > $f.base_min ? $16 : $f.base_min;
    const $18 = $f.base_max * 2;
    const $19 = $s[31] = $17 < $18 ? $17 : $18;
    base_aportes_sac = $s[30] = Math.floor(($19 + 1) / 2);
    // Base de obra social sobre aguinaldo · Decreto 921/2016
    const $21 = sac < $f.base_max ? sac : $f.base_max;
    base_aportes_obra_social_sac = $s[32] = $f.base_min > $21 ? $f.base_min : $21;
  }
  // Jubilación (SIPA) · Ley 24.241 art. 11
  const $23 = $s[34] = $f.tasa_jubilacion * (base_aportes + base_aportes_sac);
  const jubilacion = $s[33] = Math.floor(($23 + 50) / 100);
  // INSSJP - PAMI (Ley 19.032) · Ley 19.032 art. 8
  const $25 = $s[36] = $f.tasa_ley_19032 * (base_aportes + base_aportes_sac);
  const ley_19032 = $s[35] = Math.floor(($25 + 50) / 100);
  // Obra social (Ley 23.660) · Ley 23.660 art. 16
  const $27 = $s[38] = $f.tasa_obra_social * (base_aportes_obra_social + base_aportes_obra_social_sac);
  const obra_social = $s[37] = Math.floor(($27 + 50) / 100);
  // Cuota sindical · Ley 23.551 art. 38
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
  // Jubilación computable · Ley 24.241 art. 11
  const $35 = $s[44] = $f.tasa_jubilacion * base_aportes;
  const aporte_jubilacion = $s[43] = Math.floor(($35 + 50) / 100);
  // INSSJP computable · Ley 19.032 art. 8
  const $37 = $s[46] = $f.tasa_ley_19032 * base_aportes;
  const aporte_ley_19032 = $s[45] = Math.floor(($37 + 50) / 100);
  // Obra social computable · Ley 23.660 art. 16
  const $39 = $s[48] = $f.tasa_obra_social * base_aportes_obra_social;
  const aporte_obra_social = $s[47] = Math.floor(($39 + 50) / 100);
  // Cuota sindical computable · Ley 23.551 art. 38
  const $41 = cuota_sindical_rate * remuneracion_bruta;
  if ($41 > rt.SAFE) return false;
  const $42 = cuota_sindical_fija * 1000000;
  if ($42 > rt.SAFE) return false;
  const $43 = $s[50] = $41 + $42;
  if ($43 > 4503599626370495) return false;
  const aporte_sindical = $s[49] = Math.floor(($43 + 500000) / 1000000);
  // Base de obra social de la suma no remunerativa · Ley 14.250; Ley 24.241 art. 9
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
    // Obra social sobre la suma no remunerativa · Ley 14.250; Ley 23.660 art. 16
    const $51 = $s[55] = obra_social_no_remunerativo_rate * base_obra_social_no_remunerativo;
    obra_social_no_remunerativo = $s[54] = Math.floor(($51 + 500000) / 1000000);
  }
  // Cuota sindical sobre la suma no remunerativa · Ley 14.250; Ley 23.551 art. 38
  let cuota_sindical_no_remunerativo = 0;
  const $53 = $45 && cuota_sindical_no_remunerativo_rate > 0;
  $s[56] = $53 ? 1 : 0;
  if ($53) {
    const $54 = $s[58] = cuota_sindical_no_remunerativo_rate * suma_no_remunerativa;
    if ($54 > 4503599626370495) return false;
    cuota_sindical_no_remunerativo = $s[57] = Math.floor(($54 + 500000) / 1000000);
  }
  // Aportes computables · RG AFIP 4003/2017
  const aportes_computables = $s[59] = aporte_jubilacion +
    aporte_ley_19032 +
    aporte_obra_social +
    aporte_sindical +
    obra_social_no_remunerativo +
    cuota_sindical_no_remunerativo;
  // Parte del aguinaldo · RG AFIP 4003/2017
  const doceava = $s[60] = excluir_sac_proporcional ? 0 : 1;
  // Doceava parte de aguinaldo · RG AFIP 4003/2017
  const $58 = $s[62] = doceava * (remuneracion_bruta + suma_no_remunerativa);
  const sac_proporcional = $s[61] = Math.floor(($58 + 6) / 12);
  // Aportes sobre la doceava parte · RG AFIP 4003/2017
  const $60 = $s[64] = doceava * aportes_computables;
  const aportes_sac_proporcional = $s[63] = Math.floor(($60 + 6) / 12);
  // Ganancia no imponible · LIG art. 30; Ley 27.743
  const gni = $s[65] = Math.floor(($f.gni_anual + 6) / 12);
  $s[66] = $f.gni_anual;
  // Deducción especial · LIG art. 30; Ley 27.743
  const deduccion_especial = $s[67] = Math.floor(($f.deduccion_especial_anual + 6) / 12);
  $s[68] = $f.deduccion_especial_anual;
  // Cónyuge · LIG art. 30; Ley 27.743
  const conyuge = $s[69] = Math.floor((2 * $f.conyuge_anual + 3) / 6);
  $s[70] = $f.conyuge_anual;
  // Hijo · LIG art. 30; Ley 27.743
  const hijo = $s[71] = Math.floor(($f.hijo_anual + 3) / 6);
  $s[72] = $f.hijo_anual;
  // Hijo incapacitado · LIG art. 30; Ley 27.743
  const hijo_incapacitado = $s[73] = Math.floor(($f.hijo_incapacitado_anual + 6) / 12);
  $s[74] = $f.hijo_incapacitado_anual;
  // Deducciones personales art. 30 · LIG art. 30
  const $67 = conyuge_a_cargo ? conyuge : 0;
  const deducciones_personales = $s[75] = gni +
    deduccion_especial +
    $67 +
    hijo * cantidad_hijos +
    hijo_incapacitado * cantidad_hijos_incapacitados;
  // Doceava parte de las deducciones · RG AFIP 4003/2017 y 5531/2024
  const $69 = $s[77] = doceava * deducciones_personales;
  const deduccion_doceava = $s[76] = Math.floor(($69 + 6) / 12);
  // Ganancia neta sujeta a impuesto · LIG arts. 30 y 94; RG AFIP 4003/2017
  const $71 = remuneracion_bruta +
    suma_no_remunerativa +
    sac_proporcional -
    aportes_computables -
    aportes_sac_proporcional -
    deducciones_personales -
    deduccion_doceava;
  const ganancia_neta_sujeta = $s[78] = 0 > $71 ? 0 : $71;
  // Impuesto determinado · LIG art. 94; RG AFIP 4003/2017
  const $73 = $s[79] = rt.rowOf($f.escala$rows1, ganancia_neta_sujeta, 1, false);
  if ($73 < 0) return false;
  $s[80] = ganancia_neta_sujeta;
  const $74 = $s[82] = rt.excessOf($f.escala$rows1, $73, ganancia_neta_sujeta, 1);
  if (Number.isNaN($74)) return false;
  if ($74 > 4503599627370395) return false;
  const impuesto_determinado = $s[81] = Math.floor(($74 + 50) / 100);
  // Tope del 35% · RG AFIP 4003/2017
  const $76 = $s[84] = $f.tasa_tope *
    (total_percepciones - jubilacion - ley_19032 - obra_social - cuota_sindical - obra_social_no_remunerativo - cuota_sindical_no_remunerativo);
  const $77 = rt.wholeOf($76, 20, 'half_up');
  if (Number.isNaN($77)) return false;
  const ganancias_tope_35 = $s[83] = $77;
  // Impuesto a las Ganancias (4ta categoría) · LIG arts. 30 y 94; RG AFIP 4003/2017
  const $78 = impuesto_determinado < ganancias_tope_35 ? impuesto_determinado : ganancias_tope_35;
  const ganancias = $s[85] = 0 > $78 ? 0 : $78;
  // Total de deducciones
  const total_deducciones = $s[86] = jubilacion +
    ley_19032 +
    obra_social +
    cuota_sindical +
    obra_social_no_remunerativo +
    cuota_sindical_no_remunerativo +
    ganancias;
  // Neto a cobrar
  const neto = $s[87] = total_percepciones - total_deducciones;
  // Base de contribuciones patronales · Ley 27.541 arts. 19 y 22
  const $82 = remuneracion_bruta - $f.detraccion * 4;
  let $84: number;
  if (liquida_sac) {
    const $83 = (sac - $f.detraccion_sac * 4) * 2;
    $84 = $f.base_min > $83 ? $f.base_min : $83;
  } else {
    $84 = 0;
  }
  const $85 = $s[89] = ($f.base_min > $82 ? $f.base_min : $82) * 2 + $84;
  const base_contribuciones = $s[88] = Math.floor(($85 + 1) / 2);
  // Base de obra social (empleador) · Decreto 921/2016
  const $87 = $f.base_min * 2;
  const $88 = $87 > remuneracion_bruta ? $87 : remuneracion_bruta;
  const $89 = liquida_sac ? ($f.base_min > sac ? $f.base_min : sac) : 0;
  const $90 = ($88 > remuneracion_jornada_completa ? $88 : remuneracion_jornada_completa) + $89;
  if ($90 > rt.SAFE) return false;
  const base_obra_social_empleador = $s[90] = $90;
  // Base de obra social de la suma no remunerativa (empleador) · Ley 14.250; Decreto 921/2016
  let base_contribucion_no_remunerativo = 0;
  const $91 = $45 && contribucion_obra_social_no_remunerativo_rate > 0;
  $s[91] = $91 ? 1 : 0;
  if ($91) {
    const $92 = (remuneracion_bruta > remuneracion_jornada_completa ? remuneracion_bruta : remuneracion_jornada_completa) + suma_no_remunerativa;
    if ($92 > rt.SAFE) return false;
    const $93 = $f.base_min * 2;
    const $94 = $93 > remuneracion_bruta ? $93 : remuneracion_bruta;
    const $95 = $92 - ($94 > remuneracion_jornada_completa ? $94 : remuneracion_jornada_completa);
    base_contribucion_no_remunerativo = $s[92] = 0 > $95 ? 0 : $95;
  }
  // Base ART · Ley 26.773 art. 10
  const base_art = $s[93] = remuneracion_bruta + sac + suma_no_remunerativa;
  // SIPA · Ley 27.541 art. 19
  const $98 = $s[97] = empleador_grande_servicios ? $f.sipa_inc_a * 5 : $f.sipa_inc_b;
  const $99 = $s[95] = base_contribuciones * $98;
  if ($99 > 4503599627360495) return false;
  const contrib_sipa = $s[94] = Math.floor(($99 + 5000) / 10000);
  $s[96] = base_contribuciones;
  // INSSJP (PAMI) · Ley 27.541 art. 19
  const $101 = $s[101] = empleador_grande_servicios ? $f.inssjp_inc_a * 2 : $f.inssjp_inc_b;
  const $102 = $s[99] = base_contribuciones * $101;
  if ($102 > 4503599627360495) return false;
  const contrib_inssjp = $s[98] = Math.floor(($102 + 5000) / 10000);
  $s[100] = base_contribuciones;
  // Asignaciones familiares · Ley 27.541 art. 19
  const $104 = $s[105] = empleador_grande_servicios ? $f.aaff_inc_a * 2 : $f.aaff_inc_b;
  const $105 = $s[103] = base_contribuciones * $104;
  if ($105 > 4503599627369495) return false;
  const contrib_aaff = $s[102] = Math.floor(($105 + 500) / 1000);
  $s[104] = base_contribuciones;
  // Fondo Nacional de Empleo · Ley 27.541 art. 19
  const $107 = $s[109] = empleador_grande_servicios ? $f.fne_inc_a : $f.fne_inc_b * 2;
  const $108 = $s[107] = base_contribuciones * $107;
  if ($108 > 4503599627360495) return false;
  const contrib_fne = $s[106] = Math.floor(($108 + 5000) / 10000);
  $s[108] = base_contribuciones;
  // Obra social (6%: 5.10 + 0.90 FSR) · Ley 23.660 art. 16
  const $110 = $s[111] = base_obra_social_empleador * $f.tasa_contribucion_obra_social;
  if ($110 > 4503599627370445) return false;
  $s[110] = Math.floor(($110 + 25) / 50);
  $s[112] = base_obra_social_empleador;
  $s[113] = $f.tasa_contribucion_obra_social;
  // Obra social sobre la suma no remunerativa · Ley 14.250; Ley 23.660 art. 16
  if ($91) {
    const $112 = $s[115] = base_contribucion_no_remunerativo * contribucion_obra_social_no_remunerativo_rate;
    if ($112 > 4503599626370495) return false;
    $s[114] = Math.floor(($112 + 500000) / 1000000);
    $s[116] = base_contribucion_no_remunerativo;
    $s[117] = contribucion_obra_social_no_remunerativo_rate;
  }
  // ART, cuota variable · Leyes 24.557 y 26.773
  const $114 = rt.isSent($n[7]!);
  $s[118] = $114 ? 1 : 0;
  if ($114) {
    const $115 = $s[120] = base_art * risk_class_rate;
    if ($115 > 4503599626370495) return false;
    $s[119] = Math.floor(($115 + 500000) / 1000000);
    $s[121] = base_art;
    $s[122] = risk_class_rate;
  }
  // ART, suma fija FFEP · Leyes 24.557 y 26.773
  $s[123] = $f.ffep_suma * 100;
  $s[124] = $f.ffep_suma;
  // Seguro colectivo de vida obligatorio · Decreto 1567/74
  $s[125] = $f.scvo_prima;
  // Total contribuciones de seguridad social
  $s[126] = contrib_sipa + contrib_inssjp + contrib_aaff + contrib_fne;
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

export const rules: rt.RuleModule = rt.ruleModule($law, { parameters: $parameters, compute });
