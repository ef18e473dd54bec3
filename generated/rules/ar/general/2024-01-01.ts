// AR.general 2024.1: Relación de dependencia (Ley 20.744)
// Emitted from generated/rules/ar/general/2024-01-01.pay by payroll compile. Do not edit.
import { readFileSync } from 'node:fs';
import * as rt from '../../../../runtime/index.ts';

const $head: rt.ModuleHead = {
  format: 1,
  path: 'generated/rules/ar/general/2024-01-01.pay',
  fingerprint: 'sha256:2cae87db51be9ced04dfa4cf2c2e4cf0d25dc2f3a487c81a178a14f89033c63a',
  meaning: 'sha256:22c46b84be9c09f3c700aa143f083a6bdfd4681d86594a9e8a4e33665250ae78',
  country: 'AR',
  scheme: 'general',
  label: 'Relación de dependencia (Ley 20.744)',
  version: '2024.1',
  currency: 'ARS',
  validFrom: '2024-01-01',
  validUntil: '2024-07-31',
  periods: ['monthly'],
  proration: null,
  days: 'month_of_30',
  asOf: 'month_start',
};

const $law = new rt.ModuleLaw($head, 'sha256:31764b5a66b0a6d88f80d19d20354b15fa74470b7ddb502124318dedf3342563', () =>
  JSON.parse(readFileSync(new URL('./2024-01-01.json', import.meta.url), 'utf8')));

const $parameters = rt.byDate(($at) => ({
  base_min: rt.scaledWorth($at, 100n, $law.rows('base_min')),
  base_max: rt.scaledWorth($at, 100n, $law.rows('base_max')),
  tasa_jubilacion: rt.scaledWorth($at, 100n, $law.rows('tasa_jubilacion')),
  tasa_ley_19032: rt.scaledWorth($at, 100n, $law.rows('tasa_ley_19032')),
  tasa_obra_social: rt.scaledWorth($at, 100n, $law.rows('tasa_obra_social')),
  SMVM_ENERO: rt.scaledWorth($at, 1n, $law.rows('SMVM_ENERO')),
  escala_cedular$rows1: rt.scaledRows($law.table('escala_cedular'), { date: $at, limits: rt.worthAt($at, $law.rows('SMVM_ENERO')) }, 100n, 100n),
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
  // Cuota sindical
  if ($n[4]! < 0 || $n[4]! > 100000) return false;
  const cuota_sindical_rate = $s[4] = rt.sentOr($n[4]!, 0);
  // Alícuota variable de ART
  if ($n[5]! < 0 || $n[5]! > 500000) return false;
  const risk_class_rate = $s[5] = $n[5]!;
  // Cuota sindical, suma fija · Ley 23.551 art. 38
  if ($n[6]! < 0) return false;
  const cuota_sindical_fija = $s[6] = rt.sentOr($n[6]!, 0);
  // Remuneración de la jornada completa, a tiempo parcial · LCT art. 92 ter inc. 4, texto de la Ley 26.474 (el de la Ley 27.802, por confirmar)
  if ($n[7]! < 0) return false;
  const remuneracion_jornada_completa = $s[7] = rt.sentOr($n[7]!, 0);
  // Suma no remunerativa del convenio · Ley 14.250; Decreto 633/2018
  if ($n[8]! < 0 || $n[8]! > 99999999999999) return false;
  const no_remunerativo = $s[8] = rt.sentOr($n[8]!, 0);
  // Aporte a la obra social sobre la suma no remunerativa · Ley 14.250
  if ($n[9]! < 0 || $n[9]! > 100000) return false;
  const obra_social_no_remunerativo_rate = $s[9] = rt.sentOr($n[9]!, 0);
  // Cuota sindical y aporte solidario sobre la suma no remunerativa · Ley 14.250
  if ($n[10]! < 0 || $n[10]! > 100000) return false;
  const cuota_sindical_no_remunerativo_rate = $s[10] = rt.sentOr($n[10]!, 0);
  // Contribución a la obra social sobre la suma no remunerativa · Ley 14.250
  if ($n[11]! < 0 || $n[11]! > 100000) return false;
  const contribucion_obra_social_no_remunerativo_rate = $s[11] = rt.sentOr($n[11]!, 0);
  // Paga el aguinaldo este mes
  const liquida_sac = $n[12]! === 1;
  $s[12] = liquida_sac ? 1 : 0;
  // Empleador del art. 19 inc. a
  const empleador_grande_servicios = $n[13]! === 1;
  $s[13] = empleador_grande_servicios ? 1 : 0;
  // Empleador MiPyME
  const empleador_mipyme = $n[14]! !== 0;
  $s[14] = empleador_mipyme ? 1 : 0;
  // Sueldo básico · LCT art. 103
  const $3 = $s[16] = monthly_salary * $row.days;
  const sueldo_basico = $s[15] = Math.floor(($3 + 15) / 30);
  // Horas extra · LCT art. 201
  const horas_extra = $s[17] = overtime_amount;
  // Comisiones · LCT art. 108
  const comisiones = $s[18] = commission_amount;
  // Remuneración bruta (sin aguinaldo) · Ley 24.241 arts. 6 y 9
  const remuneracion_bruta = $s[19] = sueldo_basico + horas_extra + comisiones;
  // Sueldo anual complementario (aguinaldo) · LCT arts. 121 a 123; Ley 27.073
  let sac = 0;
  if (liquida_sac) {
    sac = $s[20] = Math.floor((remuneracion_bruta + 1) / 2);
    $s[21] = remuneracion_bruta;
  }
  // Suma no remunerativa · Ley 14.250; Decreto 633/2018
  const suma_no_remunerativa = $s[22] = no_remunerativo;
  // Total de percepciones
  const total_percepciones = $s[23] = sueldo_basico + horas_extra + comisiones + sac + suma_no_remunerativa;
  // Base de aportes · Ley 24.241 art. 9
  const $8 = remuneracion_bruta > $f.base_min ? remuneracion_bruta : $f.base_min;
  const base_aportes = $s[24] = $8 < $f.base_max ? $8 : $f.base_max;
  // Base de aportes a la obra social · Decreto 921/2016
  const $10 = remuneracion_bruta > remuneracion_jornada_completa ? remuneracion_bruta : remuneracion_jornada_completa;
  const $11 = $f.base_min * 2;
  const $12 = $10 < $f.base_max ? $10 : $f.base_max;
  const base_aportes_obra_social = $s[25] = $11 > $12 ? $11 : $12;
  // Base de aportes sobre aguinaldo · Ley 24.241 art. 9
  let base_aportes_sac = 0;
  let base_aportes_obra_social_sac = 0;
  if (liquida_sac) {
    const $14 = sac * 2;
    const $15 = $14 > $f.base_min ? $14 : $f.base_min;
    const $16 = $s[27] = $15 < $f.base_max ? $15 : $f.base_max;
    base_aportes_sac = $s[26] = Math.floor(($16 + 1) / 2);
    // Base de obra social sobre aguinaldo · Decreto 921/2016
    const $18 = sac * 2;
    const $19 = $f.base_min * 2;
    const $20 = $18 < $f.base_max ? $18 : $f.base_max;
    const $21 = $s[29] = $19 > $20 ? $19 : $20;
    base_aportes_obra_social_sac = $s[28] = Math.floor(($21 + 1) / 2);
  }
  // Jubilación (SIPA) · Ley 24.241 art. 11
  const $23 = $s[31] = $f.tasa_jubilacion * (base_aportes + base_aportes_sac);
  const jubilacion = $s[30] = Math.floor(($23 + 50) / 100);
  // INSSJP - PAMI (Ley 19.032) · Ley 19.032 art. 8
  const $25 = $s[33] = $f.tasa_ley_19032 * (base_aportes + base_aportes_sac);
  const ley_19032 = $s[32] = Math.floor(($25 + 50) / 100);
  // Obra social (Ley 23.660) · Ley 23.660 art. 16
  const $27 = $s[35] = $f.tasa_obra_social * (base_aportes_obra_social + base_aportes_obra_social_sac);
  const obra_social = $s[34] = Math.floor(($27 + 50) / 100);
  // Cuota sindical · Ley 23.551 art. 38
  let cuota_sindical = 0;
  const $29 = cuota_sindical_rate > 0;
  $s[36] = $29 ? 1 : 0;
  const $30 = $29 || cuota_sindical_fija > 0;
  $s[37] = $30 ? 1 : 0;
  if ($30) {
    const $31 = cuota_sindical_rate * (remuneracion_bruta + sac);
    if ($31 > rt.SAFE) return false;
    const $32 = cuota_sindical_fija * 1000000;
    if ($32 > rt.SAFE) return false;
    const $33 = $s[39] = $31 + $32;
    if ($33 > 4503599626370495) return false;
    cuota_sindical = $s[38] = Math.floor(($33 + 500000) / 1000000);
  }
  // Base de obra social de la suma no remunerativa · Ley 14.250; Ley 24.241 art. 9
  let base_obra_social_no_remunerativo = 0;
  const $35 = suma_no_remunerativa > 0;
  $s[40] = $35 ? 1 : 0;
  const $36 = $35 && obra_social_no_remunerativo_rate > 0;
  $s[41] = $36 ? 1 : 0;
  let obra_social_no_remunerativo = 0;
  if ($36) {
    const $37 = (remuneracion_bruta > remuneracion_jornada_completa ? remuneracion_bruta : remuneracion_jornada_completa) + suma_no_remunerativa;
    if ($37 > rt.SAFE) return false;
    const $38 = ($37 < $f.base_max ? $37 : $f.base_max) - base_aportes_obra_social;
    base_obra_social_no_remunerativo = $s[42] = 0 > $38 ? 0 : $38;
    // Obra social sobre la suma no remunerativa · Ley 14.250; Ley 23.660 art. 16
    const $40 = $s[44] = obra_social_no_remunerativo_rate * base_obra_social_no_remunerativo;
    obra_social_no_remunerativo = $s[43] = Math.floor(($40 + 500000) / 1000000);
  }
  // Cuota sindical sobre la suma no remunerativa · Ley 14.250; Ley 23.551 art. 38
  let cuota_sindical_no_remunerativo = 0;
  const $42 = $35 && cuota_sindical_no_remunerativo_rate > 0;
  $s[45] = $42 ? 1 : 0;
  if ($42) {
    const $43 = $s[47] = cuota_sindical_no_remunerativo_rate * suma_no_remunerativa;
    if ($43 > 4503599626370495) return false;
    cuota_sindical_no_remunerativo = $s[46] = Math.floor(($43 + 500000) / 1000000);
  }
  // Ganancia neta sujeta a impuesto · Ley 27.725
  let ganancia_neta_sujeta = 0;
  const $45 = remuneracion_bruta + suma_no_remunerativa > $f.SMVM_ENERO * 15 * 100;
  $s[48] = $45 ? 1 : 0;
  if ($45) {
    ganancia_neta_sujeta = $s[49] = remuneracion_bruta + suma_no_remunerativa - $f.SMVM_ENERO * 15 * 100;
  }
  // Impuesto determinado · Ley 27.725
  const $47 = $s[50] = rt.rowOf($f.escala_cedular$rows1, ganancia_neta_sujeta, 1, false);
  if ($47 < 0) return false;
  $s[51] = ganancia_neta_sujeta;
  const $48 = $s[53] = rt.excessOf($f.escala_cedular$rows1, $47, ganancia_neta_sujeta, 1);
  if (Number.isNaN($48)) return false;
  if ($48 > 4503599627370395) return false;
  const impuesto_determinado = $s[52] = Math.floor(($48 + 50) / 100);
  // Tope del 35% · RG AFIP 4003/2017
  const $50 = $s[55] = $f.tasa_tope *
    (total_percepciones - jubilacion - ley_19032 - obra_social - cuota_sindical - obra_social_no_remunerativo - cuota_sindical_no_remunerativo);
  const $51 = rt.wholeOf($50, 20, 'half_up');
  if (Number.isNaN($51)) return false;
  const ganancias_tope_35 = $s[54] = $51;
  // Impuesto a las Ganancias (4ta categoría) · Ley 27.725; RG AFIP 4003/2017
  const $52 = impuesto_determinado < ganancias_tope_35 ? impuesto_determinado : ganancias_tope_35;
  const ganancias = $s[56] = 0 > $52 ? 0 : $52;
  // Total de deducciones
  const total_deducciones = $s[57] = jubilacion +
    ley_19032 +
    obra_social +
    cuota_sindical +
    obra_social_no_remunerativo +
    cuota_sindical_no_remunerativo +
    ganancias;
  // Neto a cobrar
  const neto = $s[58] = total_percepciones - total_deducciones;
  // Base de contribuciones patronales · Ley 27.541 arts. 19 y 22
  const $56 = remuneracion_bruta - $f.detraccion * 4;
  let $58: number;
  if (liquida_sac) {
    const $57 = (sac - $f.detraccion_sac * 4) * 2;
    $58 = $f.base_min > $57 ? $f.base_min : $57;
  } else {
    $58 = 0;
  }
  const $59 = $s[60] = ($f.base_min > $56 ? $f.base_min : $56) * 2 + $58;
  const base_contribuciones = $s[59] = Math.floor(($59 + 1) / 2);
  // Base de obra social (empleador) · Decreto 921/2016
  const $61 = $f.base_min * 2;
  const $62 = $61 > remuneracion_bruta ? $61 : remuneracion_bruta;
  const $63 = liquida_sac ? ($f.base_min > sac ? $f.base_min : sac) : 0;
  const $64 = ($62 > remuneracion_jornada_completa ? $62 : remuneracion_jornada_completa) + $63;
  if ($64 > rt.SAFE) return false;
  const base_obra_social_empleador = $s[61] = $64;
  // Base de obra social de la suma no remunerativa (empleador) · Ley 14.250; Decreto 921/2016
  let base_contribucion_no_remunerativo = 0;
  const $65 = $35 && contribucion_obra_social_no_remunerativo_rate > 0;
  $s[62] = $65 ? 1 : 0;
  if ($65) {
    const $66 = (remuneracion_bruta > remuneracion_jornada_completa ? remuneracion_bruta : remuneracion_jornada_completa) + suma_no_remunerativa;
    if ($66 > rt.SAFE) return false;
    const $67 = $f.base_min * 2;
    const $68 = $67 > remuneracion_bruta ? $67 : remuneracion_bruta;
    const $69 = $66 - ($68 > remuneracion_jornada_completa ? $68 : remuneracion_jornada_completa);
    base_contribucion_no_remunerativo = $s[63] = 0 > $69 ? 0 : $69;
  }
  // Base ART · Ley 26.773 art. 10
  const base_art = $s[64] = remuneracion_bruta + sac + suma_no_remunerativa;
  // SIPA · Ley 27.541 art. 19
  const $72 = $s[68] = empleador_grande_servicios ? $f.sipa_inc_a * 5 : $f.sipa_inc_b;
  const $73 = $s[66] = base_contribuciones * $72;
  if ($73 > 4503599627360495) return false;
  const contrib_sipa = $s[65] = Math.floor(($73 + 5000) / 10000);
  $s[67] = base_contribuciones;
  // INSSJP (PAMI) · Ley 27.541 art. 19
  const $75 = $s[72] = empleador_grande_servicios ? $f.inssjp_inc_a * 2 : $f.inssjp_inc_b;
  const $76 = $s[70] = base_contribuciones * $75;
  if ($76 > 4503599627360495) return false;
  const contrib_inssjp = $s[69] = Math.floor(($76 + 5000) / 10000);
  $s[71] = base_contribuciones;
  // Asignaciones familiares · Ley 27.541 art. 19
  const $78 = $s[76] = empleador_grande_servicios ? $f.aaff_inc_a * 2 : $f.aaff_inc_b;
  const $79 = $s[74] = base_contribuciones * $78;
  if ($79 > 4503599627369495) return false;
  const contrib_aaff = $s[73] = Math.floor(($79 + 500) / 1000);
  $s[75] = base_contribuciones;
  // Fondo Nacional de Empleo · Ley 27.541 art. 19
  const $81 = $s[80] = empleador_grande_servicios ? $f.fne_inc_a : $f.fne_inc_b * 2;
  const $82 = $s[78] = base_contribuciones * $81;
  if ($82 > 4503599627360495) return false;
  const contrib_fne = $s[77] = Math.floor(($82 + 5000) / 10000);
  $s[79] = base_contribuciones;
  // Obra social (6%: 5.10 + 0.90 FSR) · Ley 23.660 art. 16
  const $84 = $s[82] = base_obra_social_empleador * $f.tasa_contribucion_obra_social;
  if ($84 > 4503599627370445) return false;
  $s[81] = Math.floor(($84 + 25) / 50);
  $s[83] = base_obra_social_empleador;
  $s[84] = $f.tasa_contribucion_obra_social;
  // Obra social sobre la suma no remunerativa · Ley 14.250; Ley 23.660 art. 16
  if ($65) {
    const $86 = $s[86] = base_contribucion_no_remunerativo * contribucion_obra_social_no_remunerativo_rate;
    if ($86 > 4503599626370495) return false;
    $s[85] = Math.floor(($86 + 500000) / 1000000);
    $s[87] = base_contribucion_no_remunerativo;
    $s[88] = contribucion_obra_social_no_remunerativo_rate;
  }
  // ART, cuota variable · Leyes 24.557 y 26.773
  const $88 = rt.isSent($n[5]!);
  $s[89] = $88 ? 1 : 0;
  if ($88) {
    const $89 = $s[91] = base_art * risk_class_rate;
    if ($89 > 4503599626370495) return false;
    $s[90] = Math.floor(($89 + 500000) / 1000000);
    $s[92] = base_art;
    $s[93] = risk_class_rate;
  }
  // ART, suma fija FFEP · Leyes 24.557 y 26.773
  $s[94] = $f.ffep_suma * 100;
  $s[95] = $f.ffep_suma;
  // Seguro colectivo de vida obligatorio · Decreto 1567/74
  $s[96] = $f.scvo_prima;
  // Total contribuciones de seguridad social
  $s[97] = contrib_sipa + contrib_inssjp + contrib_aaff + contrib_fne;
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
    if (remuneracion_bruta > $f.base_max) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(3, rt.ratio(remuneracion_bruta, 100n), rt.ratio($f.base_max, 100n));
    }
    if (!rt.same(liquida_sac, Number($at.slice(5, 7)) === 6)) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(4);
    }
    if (empleador_mipyme && empleador_grande_servicios) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(5);
    }
    if (!rt.isSent($n[5]!)) {
      // ART_RATE_NOT_PROVIDED
      $notes.add(6);
    }
    if (cuota_sindical_rate > 50000) {
      // CUOTA_SINDICAL_HIGH
      $notes.add(7, rt.ratio(cuota_sindical_rate, 1000000n));
    }
    if (cuota_sindical_no_remunerativo_rate > 50000) {
      // CUOTA_SINDICAL_HIGH
      $notes.add(8, rt.ratio(cuota_sindical_no_remunerativo_rate, 1000000n));
    }
    if (ganancias < impuesto_determinado) {
      // GANANCIAS_TOPE_35_APPLIED
      $notes.add(9, rt.ratio(impuesto_determinado, 100n), rt.ratio(ganancias, 100n));
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(10);
    }
    if (remuneracion_bruta + suma_no_remunerativa > $f.SMVM_ENERO * 15 * 100) {
      // PARAM_UNVERIFIED
      $notes.add(11);
    }
  }
  return true;
}

export const rules: rt.RuleModule = rt.ruleModule($law, { parameters: $parameters, compute });
