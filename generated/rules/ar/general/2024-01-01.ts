// AR.general 2024.1: Relación de dependencia (Ley 20.744)
// Emitted from rules/ar/general/2024-01-01.pay by payroll compile. Do not edit.
// file    sha256:a3e46824a0a1b7a42d44e3af3fa03d059b8358d09b7bbd68c3728c52aeb281ef
// meaning sha256:d0dd01b6abb746e9f8e1745378b0efba677403fc84616090072cbc02fb76eaef
import * as rt from '../../../../runtime/index.ts';
import { $file, SMVM$rows, base_min$rows, base_max$rows, movilidad$rows, detraccion$rows, detraccion_sac$rows,
  scvo_prima$rows, ffep_suma$rows, SMVM_ENERO$rows, escala_cedular, $sources, $provenance, $inputs, $steps } from './2024-01-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'rules/ar/general/2024-01-01.pay',
    fingerprint: 'sha256:a3e46824a0a1b7a42d44e3af3fa03d059b8358d09b7bbd68c3728c52aeb281ef',
    meaning: 'sha256:d0dd01b6abb746e9f8e1745378b0efba677403fc84616090072cbc02fb76eaef', country: 'AR', scheme: 'general',
    label: 'Relación de dependencia (Ley 20.744)', version: '2024.1', currency: 'ARS', validFrom: '2024-01-01', validUntil: '2024-07-31',
    periods: ['monthly'], proration: null, days: 'month_of_30', asOf: 'month_start',
    laws: ['Ley 20.744 de Contrato de Trabajo (LCT)', 'Ley 24.241, Sistema Integrado Previsional Argentino', 'Ley 27.725, impuesto cedular'],
    changes: [{ date: '2024-01-01', summary: 'Impuesto cedular sobre los mayores ingresos', law: 'Ley 27.725' },
      { date: '2024-03-01', summary: 'Nueva prima del seguro colectivo de vida obligatorio', law: 'Decreto 1567/74; Res. SSN 39.766/16' },
      { date: '2024-04-01', summary: 'Las bases mínima y máxima pasan a cambiar todos los meses', law: 'DNU 274/2024' }],
    employerTables: [{ id: 'contribuciones_seguridad_social', label: 'Contribuciones de seguridad social' },
      { id: 'contribucion_obra_social', label: 'Contribución de obra social' }, { id: 'riesgos_trabajo', label: 'Riesgos del trabajo (ART)' },
      { id: 'seguro_vida', label: 'Seguro de vida obligatorio' }], summary: { total_deductions: 'total_deducciones', net_salary: 'neto' },
    sources: $sources, provenance: $provenance, inputs: $inputs, steps: $steps }, 'half_up:0.01');

const $parameters = rt.byDate(($at) => ({
  base_min: rt.scaledWorth($at, 100n, base_min$rows),
  base_max: rt.scaledWorth($at, 100n, base_max$rows),
  SMVM_ENERO: rt.scaledWorth($at, 1n, SMVM_ENERO$rows),
  escala_cedular$rows1: rt.scaledRows(escala_cedular, { date: $at, limits: rt.worthAt($at, SMVM_ENERO$rows) }, 100n, 100n),
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
  // Cuota sindical
  if ($n[4]! < 0 || $n[4]! > 100000) return false;
  const cuota_sindical_rate = $s[4] = rt.sentOr($n[4]!, 0);
  // Alícuota variable de ART
  if ($n[5]! < 0 || $n[5]! > 500000) return false;
  const risk_class_rate = $s[5] = $n[5]!;
  // Cuota sindical, suma fija
  if ($n[6]! < 0) return false;
  const cuota_sindical_fija = $s[6] = rt.sentOr($n[6]!, 0);
  // Remuneración de la jornada completa, a tiempo parcial
  if ($n[7]! < 0) return false;
  const remuneracion_jornada_completa = $s[7] = rt.sentOr($n[7]!, 0);
  // Suma no remunerativa del convenio
  if ($n[8]! < 0 || $n[8]! > 99999999999999) return false;
  const no_remunerativo = $s[8] = rt.sentOr($n[8]!, 0);
  // Aporte a la obra social sobre la suma no remunerativa
  if ($n[9]! < 0 || $n[9]! > 100000) return false;
  const obra_social_no_remunerativo_rate = $s[9] = rt.sentOr($n[9]!, 0);
  // Cuota sindical y aporte solidario sobre la suma no remunerativa
  if ($n[10]! < 0 || $n[10]! > 100000) return false;
  const cuota_sindical_no_remunerativo_rate = $s[10] = rt.sentOr($n[10]!, 0);
  // Contribución a la obra social sobre la suma no remunerativa
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
  // Sueldo básico
  const $3 = $s[16] = monthly_salary * $row.days;
  const sueldo_basico = $s[15] = Math.floor(($3 + 15) / 30);
  // Horas extra
  const horas_extra = $s[17] = overtime_amount;
  // Comisiones
  const comisiones = $s[18] = commission_amount;
  // Remuneración bruta (sin aguinaldo)
  const remuneracion_bruta = $s[19] = sueldo_basico + horas_extra + comisiones;
  // Sueldo anual complementario (aguinaldo)
  let sac = 0;
  if (liquida_sac) {
    sac = $s[20] = Math.floor((remuneracion_bruta + 1) / 2);
    $s[21] = remuneracion_bruta;
  }
  // Suma no remunerativa
  const suma_no_remunerativa = $s[22] = no_remunerativo;
  // Total de percepciones
  const total_percepciones = $s[23] = sueldo_basico + horas_extra + comisiones + sac + suma_no_remunerativa;
  // Base de aportes
  const $8 = remuneracion_bruta > $f.base_min ? remuneracion_bruta : $f.base_min;
  const base_aportes = $s[24] = $8 < $f.base_max ? $8 : $f.base_max;
  // Base de aportes a la obra social
  const $10 = remuneracion_bruta > remuneracion_jornada_completa ? remuneracion_bruta : remuneracion_jornada_completa;
  const $11 = $f.base_min * 2;
  const $12 = $10 < $f.base_max ? $10 : $f.base_max;
  const base_aportes_obra_social = $s[25] = $11 > $12 ? $11 : $12;
  // Base de aportes sobre aguinaldo
  let base_aportes_sac = 0;
  let base_aportes_obra_social_sac = 0;
  if (liquida_sac) {
    const $14 = sac * 2;
    const $15 = $14 > $f.base_min ? $14 : $f.base_min;
    const $16 = $s[27] = $15 < $f.base_max ? $15 : $f.base_max;
    base_aportes_sac = $s[26] = Math.floor(($16 + 1) / 2);
    // Base de obra social sobre aguinaldo
    const $18 = sac * 2;
    const $19 = $f.base_min * 2;
    const $20 = $18 < $f.base_max ? $18 : $f.base_max;
    const $21 = $s[29] = $19 > $20 ? $19 : $20;
    base_aportes_obra_social_sac = $s[28] = Math.floor(($21 + 1) / 2);
  }
  // Jubilación (SIPA)
  const $23 = $s[31] = (base_aportes + base_aportes_sac) * 11;
  const jubilacion = $s[30] = Math.floor(($23 + 50) / 100);
  // INSSJP - PAMI (Ley 19.032)
  const $25 = $s[33] = (base_aportes + base_aportes_sac) * 3;
  const ley_19032 = $s[32] = Math.floor(($25 + 50) / 100);
  // Obra social (Ley 23.660)
  const $27 = $s[35] = (base_aportes_obra_social + base_aportes_obra_social_sac) * 3;
  const obra_social = $s[34] = Math.floor(($27 + 50) / 100);
  // Cuota sindical
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
  // Base de obra social de la suma no remunerativa
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
    // Obra social sobre la suma no remunerativa
    const $40 = $s[44] = obra_social_no_remunerativo_rate * base_obra_social_no_remunerativo;
    obra_social_no_remunerativo = $s[43] = Math.floor(($40 + 500000) / 1000000);
  }
  // Cuota sindical sobre la suma no remunerativa
  let cuota_sindical_no_remunerativo = 0;
  const $42 = $35 && cuota_sindical_no_remunerativo_rate > 0;
  $s[45] = $42 ? 1 : 0;
  if ($42) {
    const $43 = $s[47] = cuota_sindical_no_remunerativo_rate * suma_no_remunerativa;
    if ($43 > 4503599626370495) return false;
    cuota_sindical_no_remunerativo = $s[46] = Math.floor(($43 + 500000) / 1000000);
  }
  // Ganancia neta sujeta a impuesto
  let ganancia_neta_sujeta = 0;
  const $45 = remuneracion_bruta + suma_no_remunerativa > $f.SMVM_ENERO * 15 * 100;
  $s[48] = $45 ? 1 : 0;
  if ($45) {
    ganancia_neta_sujeta = $s[49] = remuneracion_bruta + suma_no_remunerativa - $f.SMVM_ENERO * 15 * 100;
  }
  // Impuesto determinado
  const $47 = $s[50] = rt.rowOf($f.escala_cedular$rows1, ganancia_neta_sujeta, 1, false);
  if ($47 < 0) return false;
  $s[51] = ganancia_neta_sujeta;
  const $48 = $s[53] = rt.excessOf($f.escala_cedular$rows1, $47, ganancia_neta_sujeta, 1);
  if (Number.isNaN($48)) return false;
  if ($48 > 4503599627370395) return false;
  const impuesto_determinado = $s[52] = Math.floor(($48 + 50) / 100);
  // Tope del 35%
  const $50 = $s[55] = (total_percepciones -
      jubilacion -
      ley_19032 -
      obra_social -
      cuota_sindical -
      obra_social_no_remunerativo -
      cuota_sindical_no_remunerativo) *
    7;
  const $51 = rt.wholeOf($50, 20, 'half_up');
  if (Number.isNaN($51)) return false;
  const ganancias_tope_35 = $s[54] = $51;
  // Impuesto a las Ganancias (4ta categoría)
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
  // Base de contribuciones patronales
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
  // Base de obra social (empleador)
  const $61 = $f.base_min * 2;
  const $62 = $61 > remuneracion_bruta ? $61 : remuneracion_bruta;
  const $63 = liquida_sac ? ($f.base_min > sac ? $f.base_min : sac) : 0;
  const $64 = ($62 > remuneracion_jornada_completa ? $62 : remuneracion_jornada_completa) + $63;
  if ($64 > rt.SAFE) return false;
  const base_obra_social_empleador = $s[61] = $64;
  // Base de obra social de la suma no remunerativa (empleador)
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
  // Base ART
  const base_art = $s[64] = remuneracion_bruta + sac + suma_no_remunerativa;
  // SIPA
  const $72 = $s[68] = empleador_grande_servicios ? 1235 : 1077;
  const $73 = $s[66] = base_contribuciones * $72;
  if ($73 > 4503599627360495) return false;
  const contrib_sipa = $s[65] = Math.floor(($73 + 5000) / 10000);
  $s[67] = base_contribuciones;
  // INSSJP (PAMI)
  const $75 = $s[72] = empleador_grande_servicios ? 158 : 159;
  const $76 = $s[70] = base_contribuciones * $75;
  if ($76 > 4503599627360495) return false;
  const contrib_inssjp = $s[69] = Math.floor(($76 + 5000) / 10000);
  $s[71] = base_contribuciones;
  // Asignaciones familiares
  const $78 = $s[76] = empleador_grande_servicios ? 54 : 47;
  const $79 = $s[74] = base_contribuciones * $78;
  if ($79 > 4503599627369495) return false;
  const contrib_aaff = $s[73] = Math.floor(($79 + 500) / 1000);
  $s[75] = base_contribuciones;
  // Fondo Nacional de Empleo
  const $81 = $s[80] = empleador_grande_servicios ? 107 : 94;
  const $82 = $s[78] = base_contribuciones * $81;
  if ($82 > 4503599627360495) return false;
  const contrib_fne = $s[77] = Math.floor(($82 + 5000) / 10000);
  $s[79] = base_contribuciones;
  // Obra social (6%: 5.10 + 0.90 FSR)
  const $84 = $s[82] = base_obra_social_empleador * 3;
  if ($84 > 4503599627370445) return false;
  $s[81] = Math.floor(($84 + 25) / 50);
  $s[83] = base_obra_social_empleador;
  $s[84] = 3;
  // Obra social sobre la suma no remunerativa
  if ($65) {
    const $86 = $s[86] = base_contribucion_no_remunerativo * contribucion_obra_social_no_remunerativo_rate;
    if ($86 > 4503599626370495) return false;
    $s[85] = Math.floor(($86 + 500000) / 1000000);
    $s[87] = base_contribucion_no_remunerativo;
    $s[88] = contribucion_obra_social_no_remunerativo_rate;
  }
  // ART, cuota variable
  const $88 = rt.isSent($n[5]!);
  $s[89] = $88 ? 1 : 0;
  if ($88) {
    const $89 = $s[91] = base_art * risk_class_rate;
    if ($89 > 4503599626370495) return false;
    $s[90] = Math.floor(($89 + 500000) / 1000000);
    $s[92] = base_art;
    $s[93] = risk_class_rate;
  }
  // ART, suma fija FFEP
  $s[94] = $f.ffep_suma * 100;
  $s[95] = $f.ffep_suma;
  // Seguro colectivo de vida obligatorio
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

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '{"size":98,"scales":[100,100,100,100,1000000,1000000,100,100,100,1000000,1000000,1000000,1,1,1],"values":[["input",1,1],["period","days","number",[]],["input",2,2],["input",3,3],0,1,2,["input",12,[12,1]],3,["input",8,8],4,5,["parameter","base_min",100],["parameter","base_max",100],["input",7,7],7,9,8,10,["input",4,[4,1000000]],["input",6,6],["input",9,[9,1000000]],15,["input",10,[10,1000000]],["parameter","SMVM_ENERO",1],18,6,11,12,13,14,16,17,19,20,21,22,["parameter","detraccion",25],["parameter","detraccion_sac",25],["input",11,[11,1000000]],24,["input",13,[13,1]],25,26,["sent","given(risk_class_rate)",5],27,["input",5,[5,1000000]],["parameter","ffep_suma",1],["parameter","scvo_prima",100],28,29,30,31],"tables":[{"table":0,"rows":"escala_cedular$rows1","scales":[100,100,10000],"slots":[50,51,null]}],"steps":[[15,[0,1],[16,3000]],[17,[2]],[18,[3]],[19,[4,5,6]],[20,[7,[[8],12,1,1]],[21,200],null,12],[22,[9]],[23,[4,5,6,10,11]],[24,[8,12,13]],[25,[12,8,14,13]],[26,[7,[[10,12,13],12,1,1]],[27,200],null,12],[28,[7,[[12,10,13],12,1,1]],[29,200],null,12],[30,[15,16],[31,10000]],[32,[15,16],[33,10000]],[34,[17,18],[35,10000]],[38,[19,[[20],36,0,0],[[19,8,10,20],37,1,1]],[39,100000000],null,37],[42,[11,[[21],40,1,1],[[8,14,11,13,17],41,1,1]],null,null,41],[43,[11,[[21],40,1,1],[[21,22],41,1,1]],[44,100000000],null,41],[46,[11,[[23],40,1,1],[[23,11],45,1,1]],[47,100000000],null,45],[49,[8,11,24,[[8,11,24],48,1,1]],null,null,48],[52,[25,-1],[53,10000]],[54,[26,27,28,29,30,31,32],[55,2000]],[56,[33,34]],[57,[27,28,29,30,31,32,35]],[58,[26,36]],[59,[12,8,37,7,[[12,10,38],12,1,1]],[60,200]],[61,[12,8,14,7,[[12,10],12,1,1]]],[63,[11,[[39],40,1,1],[[8,14,11,12,8,14],62,1,1]],null,null,62],[64,[8,10,11]],[65,[40,41],[66,1000000],null,null,67,[68,10000]],[69,[40,41],[70,1000000],null,null,71,[72,10000]],[73,[40,41],[74,100000],null,null,75,[76,1000]],[77,[40,41],[78,1000000],null,null,79,[80,10000]],[81,[42],[82,5000],null,null,83,[84,50]],[85,[11,[[39],40,1,1],[[43,39],62,1,1]],[86,100000000],null,62,87,[88,1000000]],[90,[44,[[45,46],89,1,1]],[91,100000000],null,89,92,[93,1000000]],[94,[47],[95,1]],[96,[48]],[97,[49,50,51,52]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '«0:»{"scheme":["ARS","month_start",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],[0,0,"integer"],[0,0,"rate"],"boolean"],"roundings":[["half_up",[["1/100",null]]]],"nodes":"0 c0;0 c100000000000;1 c30;0 3 1 2;0 i0;0 2 2 4;0 c99999999999999/100;2 c0;2 c1/10;2 c1/2;3 truth,false;3 truth,true;0 i1;1 period,0;0 2 12 13;0 3 14 2;0 i2;0 i3;0 s0;0 s1;0 0 18 19;0 s2;0 0 20 21;3 i12;0 s3;1 c2;0 3 24 25;0 i8;0 s4;0 s5;0 0 28 29;0 0 22 30;0 p1;0 p2;0 7 24 32 33;0 2 25 32;0 i7;0 6 24 36;0 5 37 33;0 6 35 38;0 3 32 25;0 3 33 25;0 7 28 40 41;0 5 28 41;0 6 32 43;2 c11/100;0 s7;0 s9;0 0 46 47;0 2 45 48;2 c3/100;0 2 50 48;0 s8;0 s10;0 0 52 53;0 2 50 54;2 i4;3 12 56 7;0 i6;3 12 58 0;3 15 57 59;0 0 24 28;0 2 56 61;0 0 62 58;3 12 29 0;2 i9;3 12 65 7;3 14 64 66;0 0 37 29;0 5 68 33;0 1 69 52;0 6 0 70;0 s15;0 2 65 72;2 i10;3 12 74 7;3 14 64 75;0 2 74 29;0 0 24 29;1 c15;0 p8;0 2 79 80;3 12 78 81;0 1 78 81;0 s18;0 apply,0 84;2 c7/20;0 s6;0 s11;0 1 87 88;0 s12;0 1 89 90;0 s13;0 1 91 92;0 s14;0 1 93 94;0 s16;0 1 95 96;0 s17;0 1 97 98;0 2 86 99;0 s19;0 s20;0 5 101 102;0 6 0 103;0 0 88 90;0 0 92 94;0 0 105 106;0 0 96 98;0 s21;0 0 108 109;0 0 107 110;0 s22;0 1 87 112;0 p4;0 1 24 114;0 6 32 115;0 p5;0 1 28 117;0 6 40 118;0 18 23 119 0;0 0 116 120;0 6 35 24 36;0 6 32 28;0 18 23 123 0;0 0 122 124;2 i11;3 12 126 7;3 14 64 127;0 1 68 122;0 6 0 129;0 0 61 29;0 s24;3 i13;2 c247/2000;2 c1077/10000;2 18 133 134 135;0 2 132 136;2 c79/5000;2 c159/10000;2 18 133 138 139;0 2 132 140;2 c27/500;2 c47/1000;2 18 133 142 143;0 2 132 144;2 c107/10000;2 c47/5000;2 18 133 146 147;0 2 132 148;0 s25;2 c3/50;0 2 150 151;0 s26;0 2 153 126;0 s27;2 i5;3 given,5;0 2 155 156;0 p7;0 p6;0 s28;0 s29;0 0 161 162;0 s30;0 s31;0 0 164 165;0 0 163 166;3 given,0;3 given,1;3 14 168 169;2 c99/100;0 2 171 12;3 10 5 172;2 c101/100;0 2 174 12;3 12 5 175;3 15 173 176;3 14 170 177;0 p0;1 c1;0 2 180 179;3 10 12 181;3 10 24 32;3 12 24 33;1 period,6;1 c6;3 8 185 186;3 9 23 187;3 i14;3 14 189 133;3 16 157;2 c1/20;3 12 56 192;3 12 74 192;3 10 109 101;0 s23;3 10 196 0","items":[["i",0,null,[0,false],[3,true]],["i",1,5,[0,false],[1,true]],["i",2,0,[0,true],[6,true]],["i",3,0,[0,true],[6,true]],["i",4,7,[7,true],[8,true]],["i",5,null,[7,true],[9,true]],["i",6,0,[0,true]],["i",7,0,[0,true]],["i",8,0,[0,true],[6,true]],["i",9,7,[7,true],[8,true]],["i",10,7,[7,true],[8,true]],["i",11,7,[7,true],[8,true]],["i",12,10],["i",13,10],["i",14,11],[0,0,15,0],[1,0,16,0],[2,0,17,0],[3,0,22,0],[4,0,26,0,null,23],[5,0,27,0],[6,0,31],[7,0,34,0],[8,0,39,0],[9,0,42,0,null,23],[10,0,44,0,null,23],[11,0,49,0],[12,0,51,0],[13,0,55,0],[14,0,63,0,null,60],[15,0,71,0,null,67],[16,0,73,0,null,67],[17,0,77,0,null,76],[18,0,83,0,null,82],[19,0,85,0],[20,0,100,0],[21,0,104,0],[22,0,111],[23,0,113],[24,0,121,0],[25,0,125,0],[26,0,130,0,null,128],[27,0,131,0«4:],[‹28›,0,‹137+4›,0,null,null,132,‹136+4›»],[32,0,152,0,null,null,150,151],[33,0,154,0,null,128,153,126],[34,0,158,0,null,157,155,156],[35,0,159,0],[36,0,160,0],[37,0,167]],"parameters":[["SMVM",null],["base_min",null],["base_max",null],["movilidad",null],["detraccion",null],["detraccion_sac",null],["scvo_prima",null],["ffep_suma",null],["SMVM_ENERO",null]],"notices":[["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,178,["La remuneración mensual ",12," y 30 veces la diaria ",4," difieren en más del 1 %; se usa la mensual"]],["warn","BELOW_MINIMUM_WAGE","warning","monthly_salary","employee",null,182,["La remuneración ",12," es menor que el salario mínimo de ",179,"; a tiempo parcial es legal"]],["warn","CONTRIBUTION_BASE_FLOORED","info","base_aportes","employee",null,183,["La remuneración ",24," no llega a la base mínima de ",32]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_aportes","employee",null,184,["La remuneración ",24," pasa de la base máxima de ",33]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.liquida_sac","override",null,188,["El aguinaldo se paga en junio"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.empleador_mipyme","override",null,190,["Un empleador del art. 19 inc. a no es MiPyME"]],["warn","ART_RATE_NOT_PROVIDED","warning","risk_class_rate","employee",null,191,["Sin la alícuota del contrato de ART no se calcula la cuota variable"]],["warn","CUOTA_SINDICAL_HIGH","warning","cuota_sindical_rate","employee",null,193,["La cuota sindical de ",56," pasa del 5 %"]],["warn","CUOTA_SINDICAL_HIGH","warning","inputs.cuota_sindical_no_remunerativo_rate","inputs",null,194,["La cuota sindical de ",74," sobre la suma no remunerativa pasa del 5 %"]],["warn","GANANCIAS_TOPE_35_APPLIED","info","ganancias","employee",null,195,["El impuesto de ",101," pasa del 35 % de lo que se cobra; se retiene ",109]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,197,["Las deducciones superan las percepciones del mes"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,82,["ganancia_neta_sujeta: sin confirmar, que la base sea la remuneración antes de los aportes"]]],"tables":[[0,"SMVM_ENERO",0,null,null]]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [SMVM$rows, base_min$rows, base_max$rows, movilidad$rows, detraccion$rows, detraccion_sac$rows, scvo_prima$rows, ffep_suma$rows,
    SMVM_ENERO$rows], tables: [escala_cedular] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
