// AR.general 2024.1: Relación de dependencia (Ley 20.744)
// Emitted from rules/ar/general/2024-01-01.pay by payroll compile. Do not edit.
// file    sha256:55c1c3dcba9fd4b9c9b109601d386aa5303767008d368a79c603e27e86bcc6ae
// meaning sha256:a6edab6aba416aed5ddcf4c31d726a9e1de6c2e0dd84d8813737a6d9da752370
import * as rt from '../../../../runtime/index.ts';
import { $file, SMVM$rows, base_min$rows, base_max$rows, movilidad$rows, detraccion$rows, detraccion_sac$rows,
  scvo_prima$rows, ffep_suma$rows, SMVM_ENERO$rows, escala_cedular, $sources, $provenance, $inputs, $steps } from './2024-01-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'rules/ar/general/2024-01-01.pay',
    fingerprint: 'sha256:55c1c3dcba9fd4b9c9b109601d386aa5303767008d368a79c603e27e86bcc6ae',
    meaning: 'sha256:a6edab6aba416aed5ddcf4c31d726a9e1de6c2e0dd84d8813737a6d9da752370', country: 'AR', scheme: 'general',
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
  // Paga el aguinaldo este mes
  const liquida_sac = $n[6]! === 1;
  $s[6] = liquida_sac ? 1 : 0;
  // Empleador del art. 19 inc. a
  const empleador_grande_servicios = $n[7]! === 1;
  $s[7] = empleador_grande_servicios ? 1 : 0;
  // Empleador MiPyME
  const empleador_mipyme = $n[8]! !== 0;
  $s[8] = empleador_mipyme ? 1 : 0;
  // Sueldo básico
  const $3 = $s[10] = monthly_salary * $row.days;
  const sueldo_basico = $s[9] = Math.floor(($3 + 15) / 30);
  // Horas extra
  const horas_extra = $s[11] = overtime_amount;
  // Comisiones
  const comisiones = $s[12] = commission_amount;
  // Remuneración bruta (sin aguinaldo)
  const remuneracion_bruta = $s[13] = sueldo_basico + horas_extra + comisiones;
  // Sueldo anual complementario (aguinaldo)
  let sac = 0;
  if (liquida_sac) {
    sac = $s[14] = Math.floor((remuneracion_bruta + 1) / 2);
    $s[15] = remuneracion_bruta;
  }
  // Total de percepciones
  const total_percepciones = $s[16] = sueldo_basico + horas_extra + comisiones + sac;
  // Base de aportes
  const $8 = remuneracion_bruta > $f.base_min ? remuneracion_bruta : $f.base_min;
  const base_aportes = $s[17] = $8 < $f.base_max ? $8 : $f.base_max;
  // Base de aportes a la obra social
  const $10 = $f.base_min * 2;
  const $11 = remuneracion_bruta < $f.base_max ? remuneracion_bruta : $f.base_max;
  const base_aportes_obra_social = $s[18] = $10 > $11 ? $10 : $11;
  // Base de aportes sobre aguinaldo
  let base_aportes_sac = 0;
  let base_aportes_obra_social_sac = 0;
  if (liquida_sac) {
    const $13 = sac * 2;
    const $14 = $13 > $f.base_min ? $13 : $f.base_min;
    const $15 = $s[20] = $14 < $f.base_max ? $14 : $f.base_max;
    base_aportes_sac = $s[19] = Math.floor(($15 + 1) / 2);
    // Base de obra social sobre aguinaldo
    const $17 = sac * 2;
    const $18 = $f.base_min * 2;
    const $19 = $17 < $f.base_max ? $17 : $f.base_max;
    const $20 = $s[22] = $18 > $19 ? $18 : $19;
    base_aportes_obra_social_sac = $s[21] = Math.floor(($20 + 1) / 2);
  }
  // Jubilación (SIPA)
  const $22 = $s[24] = (base_aportes + base_aportes_sac) * 11;
  const jubilacion = $s[23] = Math.floor(($22 + 50) / 100);
  // INSSJP - PAMI (Ley 19.032)
  const $24 = $s[26] = (base_aportes + base_aportes_sac) * 3;
  const ley_19032 = $s[25] = Math.floor(($24 + 50) / 100);
  // Obra social (Ley 23.660)
  const $26 = $s[28] = (base_aportes_obra_social + base_aportes_obra_social_sac) * 3;
  const obra_social = $s[27] = Math.floor(($26 + 50) / 100);
  // Cuota sindical
  let cuota_sindical = 0;
  const $28 = cuota_sindical_rate > 0;
  $s[29] = $28 ? 1 : 0;
  if ($28) {
    const $29 = $s[31] = cuota_sindical_rate * (remuneracion_bruta + sac);
    if ($29 > 4503599626370495) return false;
    cuota_sindical = $s[30] = Math.floor(($29 + 500000) / 1000000);
  }
  // Ganancia neta sujeta a impuesto
  let ganancia_neta_sujeta = 0;
  const $31 = remuneracion_bruta > $f.SMVM_ENERO * 15 * 100;
  $s[32] = $31 ? 1 : 0;
  if ($31) {
    ganancia_neta_sujeta = $s[33] = remuneracion_bruta - $f.SMVM_ENERO * 15 * 100;
  }
  // Impuesto determinado
  const $33 = $s[34] = rt.rowOf($f.escala_cedular$rows1, ganancia_neta_sujeta, 1, false);
  if ($33 < 0) return false;
  $s[35] = ganancia_neta_sujeta;
  const $34 = $s[37] = rt.excessOf($f.escala_cedular$rows1, $33, ganancia_neta_sujeta, 1);
  if (Number.isNaN($34)) return false;
  if ($34 > 4503599627370395) return false;
  const impuesto_determinado = $s[36] = Math.floor(($34 + 50) / 100);
  // Tope del 35%
  const $36 = $s[39] = (total_percepciones - jubilacion - ley_19032 - obra_social - cuota_sindical) * 7;
  const $37 = rt.wholeOf($36, 20, 'half_up');
  if (Number.isNaN($37)) return false;
  const ganancias_tope_35 = $s[38] = $37;
  // Impuesto a las Ganancias (4ta categoría)
  const $38 = impuesto_determinado < ganancias_tope_35 ? impuesto_determinado : ganancias_tope_35;
  const ganancias = $s[40] = 0 > $38 ? 0 : $38;
  // Total de deducciones
  const total_deducciones = $s[41] = jubilacion + ley_19032 + obra_social + cuota_sindical + ganancias;
  // Neto a cobrar
  const neto = $s[42] = total_percepciones - total_deducciones;
  // Base de contribuciones patronales
  const $42 = remuneracion_bruta - $f.detraccion * 4;
  let $44: number;
  if (liquida_sac) {
    const $43 = (sac - $f.detraccion_sac * 4) * 2;
    $44 = $f.base_min > $43 ? $f.base_min : $43;
  } else {
    $44 = 0;
  }
  const $45 = $s[44] = ($f.base_min > $42 ? $f.base_min : $42) * 2 + $44;
  const base_contribuciones = $s[43] = Math.floor(($45 + 1) / 2);
  // Base de obra social (empleador)
  const $47 = $f.base_min * 2;
  const $48 = liquida_sac ? ($f.base_min > sac ? $f.base_min : sac) : 0;
  const base_obra_social_empleador = $s[45] = ($47 > remuneracion_bruta ? $47 : remuneracion_bruta) + $48;
  // Base ART
  const base_art = $s[46] = remuneracion_bruta + sac;
  // SIPA
  const $51 = $s[50] = empleador_grande_servicios ? 1235 : 1077;
  const $52 = $s[48] = base_contribuciones * $51;
  if ($52 > 4503599627360495) return false;
  const contrib_sipa = $s[47] = Math.floor(($52 + 5000) / 10000);
  $s[49] = base_contribuciones;
  // INSSJP (PAMI)
  const $54 = $s[54] = empleador_grande_servicios ? 158 : 159;
  const $55 = $s[52] = base_contribuciones * $54;
  if ($55 > 4503599627360495) return false;
  const contrib_inssjp = $s[51] = Math.floor(($55 + 5000) / 10000);
  $s[53] = base_contribuciones;
  // Asignaciones familiares
  const $57 = $s[58] = empleador_grande_servicios ? 54 : 47;
  const $58 = $s[56] = base_contribuciones * $57;
  if ($58 > 4503599627369495) return false;
  const contrib_aaff = $s[55] = Math.floor(($58 + 500) / 1000);
  $s[57] = base_contribuciones;
  // Fondo Nacional de Empleo
  const $60 = $s[62] = empleador_grande_servicios ? 107 : 94;
  const $61 = $s[60] = base_contribuciones * $60;
  if ($61 > 4503599627360495) return false;
  const contrib_fne = $s[59] = Math.floor(($61 + 5000) / 10000);
  $s[61] = base_contribuciones;
  // Obra social (6%: 5.10 + 0.90 FSR)
  const $63 = $s[64] = base_obra_social_empleador * 3;
  $s[63] = Math.floor(($63 + 25) / 50);
  $s[65] = base_obra_social_empleador;
  $s[66] = 3;
  // ART, cuota variable
  const $65 = rt.isSent($n[5]!);
  $s[67] = $65 ? 1 : 0;
  if ($65) {
    const $66 = $s[69] = base_art * risk_class_rate;
    if ($66 > 4503599626370495) return false;
    $s[68] = Math.floor(($66 + 500000) / 1000000);
    $s[70] = base_art;
    $s[71] = risk_class_rate;
  }
  // ART, suma fija FFEP
  $s[72] = $f.ffep_suma * 100;
  $s[73] = $f.ffep_suma;
  // Seguro colectivo de vida obligatorio
  $s[74] = $f.scvo_prima;
  // Total contribuciones de seguridad social
  $s[75] = contrib_sipa + contrib_inssjp + contrib_aaff + contrib_fne;
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
    if (ganancias < impuesto_determinado) {
      // GANANCIAS_TOPE_35_APPLIED
      $notes.add(8, rt.ratio(impuesto_determinado, 100n), rt.ratio(ganancias, 100n));
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(9);
    }
    if (remuneracion_bruta > $f.SMVM_ENERO * 15 * 100) {
      // PARAM_UNVERIFIED
      $notes.add(10);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '{"size":76,"scales":[100,100,100,100,1000000,1000000,1,1,1],"values":[["input",1,1],["period","days","number",[]],["input",2,2],["input",3,3],0,1,2,["input",6,[6,1]],3,4,["parameter","base_min",100],["parameter","base_max",100],6,8,7,9,["input",4,[4,1000000]],["parameter","SMVM_ENERO",1],14,5,10,11,12,13,15,16,17,18,["parameter","detraccion",25],["parameter","detraccion_sac",25],20,["input",7,[7,1]],21,["sent","given(risk_class_rate)",5],22,["input",5,[5,1000000]],["parameter","ffep_suma",1],["parameter","scvo_prima",100],23,24,25,26],"tables":[{"table":0,"rows":"escala_cedular$rows1","scales":[100,100,10000],"slots":[34,35,null]}],"steps":[[9,[0,1],[10,3000]],[11,[2]],[12,[3]],[13,[4,5,6]],[14,[7,[[8],6,1,1]],[15,200],null,6],[16,[4,5,6,9]],[17,[8,10,11]],[18,[10,8,11]],[19,[7,[[9,10,11],6,1,1]],[20,200],null,6],[21,[7,[[10,9,11],6,1,1]],[22,200],null,6],[23,[12,13],[24,10000]],[25,[12,13],[26,10000]],[27,[14,15],[28,10000]],[30,[16,[[16,8,9],29,1,1]],[31,100000000],null,29],[33,[8,17,[[8,17],32,1,1]],null,null,32],[36,[18,-1],[37,10000]],[38,[19,20,21,22,23],[39,2000]],[40,[24,25]],[41,[20,21,22,23,26]],[42,[19,27]],[43,[10,8,28,7,[[10,9,29],6,1,1]],[44,200]],[45,[10,8,7,[[10,9],6,1,1]]],[46,[8,9]],[47,[30,31],[48,1000000],null,null,49,[50,10000]],[51,[30,31],[52,1000000],null,null,53,[54,10000]],[55,[30,31],[56,100000],null,null,57,[58,1000]],[59,[30,31],[60,1000000],null,null,61,[62,10000]],[63,[32],[64,5000],null,null,65,[66,50]],[68,[33,[[34,35],67,1,1]],[69,100000000],null,67,70,[71,1000000]],[72,[36],[73,1]],[74,[37]],[75,[38,39,40,41]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '«0:»{"scheme":["ARS","month_start",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],[0,0,"integer"],[0,0,"rate"],"boolean"],"roundings":[["half_up",[["1/100",null]]]],"nodes":"0 c0;0 c100000000000;1 c30;0 3 1 2;0 i0;0 2 2 4;0 c99999999999999/100;2 c0;2 c1/10;2 c1/2;3 truth,false;3 truth,true;0 i1;1 period,0;0 2 12 13;0 3 14 2;0 i2;0 i3;0 s0;0 s1;0 0 18 19;0 s2;0 0 20 21;3 i6;0 s3;1 c2;0 3 24 25;0 s4;0 0 21 27;0 0 20 28;0 p1;0 p2;0 7 24 30 31;0 2 25 30;0 5 24 31;0 6 33 34;0 3 30 25;0 3 31 25;0 7 27 36 37;0 5 27 37;0 6 30 39;2 c11/100;0 s6;0 s8;0 0 42 43;0 2 41 44;2 c3/100;0 2 46 44;0 s7;0 s9;0 0 48 49;0 2 46 50;2 i4;3 12 52 7;0 0 24 27;0 2 52 54;1 c15;0 p8;0 2 56 57;3 12 24 58;0 1 24 58;0 s14;0 apply,0 61;2 c7/20;0 s5;0 s10;0 1 64 65;0 s11;0 1 66 67;0 s12;0 1 68 69;0 s13;0 1 70 71;0 2 63 72;0 s15;0 s16;0 5 74 75;0 6 0 76;0 0 65 67;0 0 78 69;0 s17;0 0 71 80;0 0 79 81;0 s18;0 1 64 83;0 p4;0 1 24 85;0 6 30 86;0 p5;0 1 27 88;0 6 36 89;0 18 23 90 0;0 0 87 91;0 6 33 24;0 6 30 27;0 18 23 94 0;0 0 93 95;0 s20;3 i7;2 c247/2000;2 c1077/10000;2 18 98 99 100;0 2 97 101;2 c79/5000;2 c159/10000;2 18 98 103 104;0 2 97 105;2 c27/500;2 c47/1000;2 18 98 107 108;0 2 97 109;2 c107/10000;2 c47/5000;2 18 98 111 112;0 2 97 113;0 s21;2 c3/50;0 2 115 116;0 s22;2 i5;3 given,5;0 2 118 119;0 p7;0 p6;0 s23;0 s24;0 0 124 125;0 s25;0 s26;0 0 127 128;0 0 126 129;3 given,0;3 given,1;3 14 131 132;2 c99/100;0 2 134 12;3 10 5 135;2 c101/100;0 2 137 12;3 12 5 138;3 15 136 139;3 14 133 140;0 p0;1 c1;0 2 143 142;3 10 12 144;3 10 24 30;3 12 24 31;1 period,6;1 c6;3 8 148 149;3 9 23 150;3 i8;3 14 152 98;3 16 120;2 c1/20;3 12 52 155;3 10 80 74;0 s19;3 10 158 0","items":[["i",0,null,[0,false],[3,true]],["i",1,5,[0,false],[1,true]],["i",2,0,[0,true],[6,true]],["i",3,0,[0,true],[6,true]],["i",4,7,[7,true],[8,true]],["i",5,null,[7,true],[9,true]],["i",6,10],["i",7,10],["i",8,11],[0,0,15,0],[1,0,16,0],[2,0,17,0],[3,0,22,0],[4,0,26,0,null,23],[5,0,29],[6,0,32,0],[7,0,35,0],[8,0,38,0,null,23],[9,0,40,0,null,23],[10,0,45,0],[11,0,47,0],[12,0,51,0],[13,0,55,0,null,53],[14,0,60,0,null,59],[15,0,62,0],[16,0,73,0],[17,0,77,0],[18,0,82],[19,0,84],[20,0,92,0],[21,0,96,0],[22,0,54,0«4:],[‹23›,0,‹102+4›,0,null,null,97,‹101+4›»],[27,0,117,0,null,null,115,116],[28,0,121,0,null,120,118,119],[29,0,122,0],[30,0,123,0],[31,0,130]],"parameters":[["SMVM",null],["base_min",null],["base_max",null],["movilidad",null],["detraccion",null],["detraccion_sac",null],["scvo_prima",null],["ffep_suma",null],["SMVM_ENERO",null]],"notices":[["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,141,["La remuneración mensual ",12," y 30 veces la diaria ",4," difieren en más del 1 %; se usa la mensual"]],["warn","BELOW_MINIMUM_WAGE","warning","monthly_salary","employee",null,145,["La remuneración ",12," es menor que el salario mínimo de ",142,"; a tiempo parcial es legal"]],["warn","CONTRIBUTION_BASE_FLOORED","info","base_aportes","employee",null,146,["La remuneración ",24," no llega a la base mínima de ",30]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_aportes","employee",null,147,["La remuneración ",24," pasa de la base máxima de ",31]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.liquida_sac","override",null,151,["El aguinaldo se paga en junio"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.empleador_mipyme","override",null,153,["Un empleador del art. 19 inc. a no es MiPyME"]],["warn","ART_RATE_NOT_PROVIDED","warning","risk_class_rate","employee",null,154,["Sin la alícuota del contrato de ART no se calcula la cuota variable"]],["warn","CUOTA_SINDICAL_HIGH","warning","cuota_sindical_rate","employee",null,156,["La cuota sindical de ",52," pasa del 5 %"]],["warn","GANANCIAS_TOPE_35_APPLIED","info","ganancias","employee",null,157,["El impuesto de ",74," pasa del 35 % de lo que se cobra; se retiene ",80]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,159,["Las deducciones superan las percepciones del mes"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,59,["ganancia_neta_sujeta: sin confirmar, que la base sea la remuneración antes de los aportes"]]],"tables":[[0,"SMVM_ENERO",0,null,null]]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [SMVM$rows, base_min$rows, base_max$rows, movilidad$rows, detraccion$rows, detraccion_sac$rows, scvo_prima$rows, ffep_suma$rows,
    SMVM_ENERO$rows], tables: [escala_cedular] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
