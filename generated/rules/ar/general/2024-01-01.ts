// AR.general 2024.1: Relación de dependencia (Ley 20.744)
// Emitted from rules/ar/general/2024-01-01.pay by payroll compile. Do not edit.
// file    sha256:fbca66d74f324462cf5d9aa67c34ab20f37b630eb1c524b4c646fad1aa32c2a5
// meaning sha256:0ad5ea51ba803ab76d4cbbc5240dd8f681550516339e9142b885fe113c6d93cd
import * as rt from '../../../../runtime/index.ts';
import { $file, SMVM$rows, base_min$rows, base_max$rows, movilidad$rows, detraccion$rows, detraccion_sac$rows,
  scvo_prima$rows, ffep_suma$rows, SMVM_ENERO$rows, escala_cedular, $sources, $provenance, $inputs, $steps } from './2024-01-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'rules/ar/general/2024-01-01.pay',
    fingerprint: 'sha256:fbca66d74f324462cf5d9aa67c34ab20f37b630eb1c524b4c646fad1aa32c2a5',
    meaning: 'sha256:0ad5ea51ba803ab76d4cbbc5240dd8f681550516339e9142b885fe113c6d93cd', country: 'AR', scheme: 'general',
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
  // Paga el aguinaldo este mes
  const liquida_sac = $n[8]! === 1;
  $s[8] = liquida_sac ? 1 : 0;
  // Empleador del art. 19 inc. a
  const empleador_grande_servicios = $n[9]! === 1;
  $s[9] = empleador_grande_servicios ? 1 : 0;
  // Empleador MiPyME
  const empleador_mipyme = $n[10]! !== 0;
  $s[10] = empleador_mipyme ? 1 : 0;
  // Sueldo básico
  const $3 = $s[12] = monthly_salary * $row.days;
  const sueldo_basico = $s[11] = Math.floor(($3 + 15) / 30);
  // Horas extra
  const horas_extra = $s[13] = overtime_amount;
  // Comisiones
  const comisiones = $s[14] = commission_amount;
  // Remuneración bruta (sin aguinaldo)
  const remuneracion_bruta = $s[15] = sueldo_basico + horas_extra + comisiones;
  // Sueldo anual complementario (aguinaldo)
  let sac = 0;
  if (liquida_sac) {
    sac = $s[16] = Math.floor((remuneracion_bruta + 1) / 2);
    $s[17] = remuneracion_bruta;
  }
  // Total de percepciones
  const total_percepciones = $s[18] = sueldo_basico + horas_extra + comisiones + sac;
  // Base de aportes
  const $8 = remuneracion_bruta > $f.base_min ? remuneracion_bruta : $f.base_min;
  const base_aportes = $s[19] = $8 < $f.base_max ? $8 : $f.base_max;
  // Base de aportes a la obra social
  const $10 = remuneracion_bruta > remuneracion_jornada_completa ? remuneracion_bruta : remuneracion_jornada_completa;
  const $11 = $f.base_min * 2;
  const $12 = $10 < $f.base_max ? $10 : $f.base_max;
  const base_aportes_obra_social = $s[20] = $11 > $12 ? $11 : $12;
  // Base de aportes sobre aguinaldo
  let base_aportes_sac = 0;
  let base_aportes_obra_social_sac = 0;
  if (liquida_sac) {
    const $14 = sac * 2;
    const $15 = $14 > $f.base_min ? $14 : $f.base_min;
    const $16 = $s[22] = $15 < $f.base_max ? $15 : $f.base_max;
    base_aportes_sac = $s[21] = Math.floor(($16 + 1) / 2);
    // Base de obra social sobre aguinaldo
    const $18 = sac * 2;
    const $19 = $f.base_min * 2;
    const $20 = $18 < $f.base_max ? $18 : $f.base_max;
    const $21 = $s[24] = $19 > $20 ? $19 : $20;
    base_aportes_obra_social_sac = $s[23] = Math.floor(($21 + 1) / 2);
  }
  // Jubilación (SIPA)
  const $23 = $s[26] = (base_aportes + base_aportes_sac) * 11;
  const jubilacion = $s[25] = Math.floor(($23 + 50) / 100);
  // INSSJP - PAMI (Ley 19.032)
  const $25 = $s[28] = (base_aportes + base_aportes_sac) * 3;
  const ley_19032 = $s[27] = Math.floor(($25 + 50) / 100);
  // Obra social (Ley 23.660)
  const $27 = $s[30] = (base_aportes_obra_social + base_aportes_obra_social_sac) * 3;
  const obra_social = $s[29] = Math.floor(($27 + 50) / 100);
  // Cuota sindical
  let cuota_sindical = 0;
  const $29 = cuota_sindical_rate > 0;
  $s[31] = $29 ? 1 : 0;
  const $30 = $29 || cuota_sindical_fija > 0;
  $s[32] = $30 ? 1 : 0;
  if ($30) {
    const $31 = cuota_sindical_rate * (remuneracion_bruta + sac);
    if ($31 > rt.SAFE) return false;
    const $32 = cuota_sindical_fija * 1000000;
    if ($32 > rt.SAFE) return false;
    const $33 = $s[34] = $31 + $32;
    if ($33 > 4503599626370495) return false;
    cuota_sindical = $s[33] = Math.floor(($33 + 500000) / 1000000);
  }
  // Ganancia neta sujeta a impuesto
  let ganancia_neta_sujeta = 0;
  const $35 = remuneracion_bruta > $f.SMVM_ENERO * 15 * 100;
  $s[35] = $35 ? 1 : 0;
  if ($35) {
    ganancia_neta_sujeta = $s[36] = remuneracion_bruta - $f.SMVM_ENERO * 15 * 100;
  }
  // Impuesto determinado
  const $37 = $s[37] = rt.rowOf($f.escala_cedular$rows1, ganancia_neta_sujeta, 1, false);
  if ($37 < 0) return false;
  $s[38] = ganancia_neta_sujeta;
  const $38 = $s[40] = rt.excessOf($f.escala_cedular$rows1, $37, ganancia_neta_sujeta, 1);
  if (Number.isNaN($38)) return false;
  if ($38 > 4503599627370395) return false;
  const impuesto_determinado = $s[39] = Math.floor(($38 + 50) / 100);
  // Tope del 35%
  const $40 = $s[42] = (total_percepciones - jubilacion - ley_19032 - obra_social - cuota_sindical) * 7;
  const $41 = rt.wholeOf($40, 20, 'half_up');
  if (Number.isNaN($41)) return false;
  const ganancias_tope_35 = $s[41] = $41;
  // Impuesto a las Ganancias (4ta categoría)
  const $42 = impuesto_determinado < ganancias_tope_35 ? impuesto_determinado : ganancias_tope_35;
  const ganancias = $s[43] = 0 > $42 ? 0 : $42;
  // Total de deducciones
  const total_deducciones = $s[44] = jubilacion + ley_19032 + obra_social + cuota_sindical + ganancias;
  // Neto a cobrar
  const neto = $s[45] = total_percepciones - total_deducciones;
  // Base de contribuciones patronales
  const $46 = remuneracion_bruta - $f.detraccion * 4;
  let $48: number;
  if (liquida_sac) {
    const $47 = (sac - $f.detraccion_sac * 4) * 2;
    $48 = $f.base_min > $47 ? $f.base_min : $47;
  } else {
    $48 = 0;
  }
  const $49 = $s[47] = ($f.base_min > $46 ? $f.base_min : $46) * 2 + $48;
  const base_contribuciones = $s[46] = Math.floor(($49 + 1) / 2);
  // Base de obra social (empleador)
  const $51 = $f.base_min * 2;
  const $52 = $51 > remuneracion_bruta ? $51 : remuneracion_bruta;
  const $53 = liquida_sac ? ($f.base_min > sac ? $f.base_min : sac) : 0;
  const $54 = ($52 > remuneracion_jornada_completa ? $52 : remuneracion_jornada_completa) + $53;
  if ($54 > rt.SAFE) return false;
  const base_obra_social_empleador = $s[48] = $54;
  // Base ART
  const base_art = $s[49] = remuneracion_bruta + sac;
  // SIPA
  const $56 = $s[53] = empleador_grande_servicios ? 1235 : 1077;
  const $57 = $s[51] = base_contribuciones * $56;
  if ($57 > 4503599627360495) return false;
  const contrib_sipa = $s[50] = Math.floor(($57 + 5000) / 10000);
  $s[52] = base_contribuciones;
  // INSSJP (PAMI)
  const $59 = $s[57] = empleador_grande_servicios ? 158 : 159;
  const $60 = $s[55] = base_contribuciones * $59;
  if ($60 > 4503599627360495) return false;
  const contrib_inssjp = $s[54] = Math.floor(($60 + 5000) / 10000);
  $s[56] = base_contribuciones;
  // Asignaciones familiares
  const $62 = $s[61] = empleador_grande_servicios ? 54 : 47;
  const $63 = $s[59] = base_contribuciones * $62;
  if ($63 > 4503599627369495) return false;
  const contrib_aaff = $s[58] = Math.floor(($63 + 500) / 1000);
  $s[60] = base_contribuciones;
  // Fondo Nacional de Empleo
  const $65 = $s[65] = empleador_grande_servicios ? 107 : 94;
  const $66 = $s[63] = base_contribuciones * $65;
  if ($66 > 4503599627360495) return false;
  const contrib_fne = $s[62] = Math.floor(($66 + 5000) / 10000);
  $s[64] = base_contribuciones;
  // Obra social (6%: 5.10 + 0.90 FSR)
  const $68 = $s[67] = base_obra_social_empleador * 3;
  if ($68 > 4503599627370445) return false;
  $s[66] = Math.floor(($68 + 25) / 50);
  $s[68] = base_obra_social_empleador;
  $s[69] = 3;
  // ART, cuota variable
  const $70 = rt.isSent($n[5]!);
  $s[70] = $70 ? 1 : 0;
  if ($70) {
    const $71 = $s[72] = base_art * risk_class_rate;
    if ($71 > 4503599626370495) return false;
    $s[71] = Math.floor(($71 + 500000) / 1000000);
    $s[73] = base_art;
    $s[74] = risk_class_rate;
  }
  // ART, suma fija FFEP
  $s[75] = $f.ffep_suma * 100;
  $s[76] = $f.ffep_suma;
  // Seguro colectivo de vida obligatorio
  $s[77] = $f.scvo_prima;
  // Total contribuciones de seguridad social
  $s[78] = contrib_sipa + contrib_inssjp + contrib_aaff + contrib_fne;
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
const layout = '{"size":79,"scales":[100,100,100,100,1000000,1000000,100,100,1,1,1],"values":[["input",1,1],["period","days","number",[]],["input",2,2],["input",3,3],0,1,2,["input",8,[8,1]],3,4,["parameter","base_min",100],["parameter","base_max",100],["input",7,7],6,8,7,9,["input",4,[4,1000000]],["input",6,6],["parameter","SMVM_ENERO",1],14,5,10,11,12,13,15,16,17,18,["parameter","detraccion",25],["parameter","detraccion_sac",25],20,["input",9,[9,1]],21,["sent","given(risk_class_rate)",5],22,["input",5,[5,1000000]],["parameter","ffep_suma",1],["parameter","scvo_prima",100],23,24,25,26],"tables":[{"table":0,"rows":"escala_cedular$rows1","scales":[100,100,10000],"slots":[37,38,null]}],"steps":[[11,[0,1],[12,3000]],[13,[2]],[14,[3]],[15,[4,5,6]],[16,[7,[[8],8,1,1]],[17,200],null,8],[18,[4,5,6,9]],[19,[8,10,11]],[20,[10,8,12,11]],[21,[7,[[9,10,11],8,1,1]],[22,200],null,8],[23,[7,[[10,9,11],8,1,1]],[24,200],null,8],[25,[13,14],[26,10000]],[27,[13,14],[28,10000]],[29,[15,16],[30,10000]],[33,[17,[[18],31,0,0],[[17,8,9,18],32,1,1]],[34,100000000],null,32],[36,[8,19,[[8,19],35,1,1]],null,null,35],[39,[20,-1],[40,10000]],[41,[21,22,23,24,25],[42,2000]],[43,[26,27]],[44,[22,23,24,25,28]],[45,[21,29]],[46,[10,8,30,7,[[10,9,31],8,1,1]],[47,200]],[48,[10,8,12,7,[[10,9],8,1,1]]],[49,[8,9]],[50,[32,33],[51,1000000],null,null,52,[53,10000]],[54,[32,33],[55,1000000],null,null,56,[57,10000]],[58,[32,33],[59,100000],null,null,60,[61,1000]],[62,[32,33],[63,1000000],null,null,64,[65,10000]],[66,[34],[67,5000],null,null,68,[69,50]],[71,[35,[[36,37],70,1,1]],[72,100000000],null,70,73,[74,1000000]],[75,[38],[76,1]],[77,[39]],[78,[40,41,42,43]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '«0:»{"scheme":["ARS","month_start",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],[0,0,"integer"],[0,0,"rate"],"boolean"],"roundings":[["half_up",[["1/100",null]]]],"nodes":"0 c0;0 c100000000000;1 c30;0 3 1 2;0 i0;0 2 2 4;0 c99999999999999/100;2 c0;2 c1/10;2 c1/2;3 truth,false;3 truth,true;0 i1;1 period,0;0 2 12 13;0 3 14 2;0 i2;0 i3;0 s0;0 s1;0 0 18 19;0 s2;0 0 20 21;3 i8;0 s3;1 c2;0 3 24 25;0 s4;0 0 21 27;0 0 20 28;0 p1;0 p2;0 7 24 30 31;0 2 25 30;0 i7;0 6 24 34;0 5 35 31;0 6 33 36;0 3 30 25;0 3 31 25;0 7 27 38 39;0 5 27 39;0 6 30 41;2 c11/100;0 s6;0 s8;0 0 44 45;0 2 43 46;2 c3/100;0 2 48 46;0 s7;0 s9;0 0 50 51;0 2 48 52;2 i4;3 12 54 7;0 i6;3 12 56 0;3 15 55 57;0 0 24 27;0 2 54 59;0 0 60 56;1 c15;0 p8;0 2 62 63;3 12 24 64;0 1 24 64;0 s14;0 apply,0 67;2 c7/20;0 s5;0 s10;0 1 70 71;0 s11;0 1 72 73;0 s12;0 1 74 75;0 s13;0 1 76 77;0 2 69 78;0 s15;0 s16;0 5 80 81;0 6 0 82;0 0 71 73;0 0 84 75;0 s17;0 0 77 86;0 0 85 87;0 s18;0 1 70 89;0 p4;0 1 24 91;0 6 30 92;0 p5;0 1 27 94;0 6 38 95;0 18 23 96 0;0 0 93 97;0 6 33 24 34;0 6 30 27;0 18 23 100 0;0 0 99 101;0 s20;3 i9;2 c247/2000;2 c1077/10000;2 18 104 105 106;0 2 103 107;2 c79/5000;2 c159/10000;2 18 104 109 110;0 2 103 111;2 c27/500;2 c47/1000;2 18 104 113 114;0 2 103 115;2 c107/10000;2 c47/5000;2 18 104 117 118;0 2 103 119;0 s21;2 c3/50;0 2 121 122;0 s22;2 i5;3 given,5;0 2 124 125;0 p7;0 p6;0 s23;0 s24;0 0 130 131;0 s25;0 s26;0 0 133 134;0 0 132 135;3 given,0;3 given,1;3 14 137 138;2 c99/100;0 2 140 12;3 10 5 141;2 c101/100;0 2 143 12;3 12 5 144;3 15 142 145;3 14 139 146;0 p0;1 c1;0 2 149 148;3 10 12 150;3 10 24 30;3 12 24 31;1 period,6;1 c6;3 8 154 155;3 9 23 156;3 i10;3 14 158 104;3 16 126;2 c1/20;3 12 54 161;3 10 86 80;0 s19;3 10 164 0","items":[["i",0,null,[0,false],[3,true]],["i",1,5,[0,false],[1,true]],["i",2,0,[0,true],[6,true]],["i",3,0,[0,true],[6,true]],["i",4,7,[7,true],[8,true]],["i",5,null,[7,true],[9,true]],["i",6,0,[0,true]],["i",7,0,[0,true]],["i",8,10],["i",9,10],["i",10,11],[0,0,15,0],[1,0,16,0],[2,0,17,0],[3,0,22,0],[4,0,26,0,null,23],[5,0,29],[6,0,32,0],[7,0,37,0],[8,0,40,0,null,23],[9,0,42,0,null,23],[10,0,47,0],[11,0,49,0],[12,0,53,0],[13,0,61,0,null,58],[14,0,66,0,null,65],[15,0,68,0],[16,0,79,0],[17,0,83,0],[18,0,88],[19,0,90],[20,0,98,0],[21,0,102,0],[22,0,59,0«4:],[‹23›,0,‹108+4›,0,null,null,103,‹107+4›»],[27,0,123,0,null,null,121,122],[28,0,127,0,null,126,124,125],[29,0,128,0],[30,0,129,0],[31,0,136]],"parameters":[["SMVM",null],["base_min",null],["base_max",null],["movilidad",null],["detraccion",null],["detraccion_sac",null],["scvo_prima",null],["ffep_suma",null],["SMVM_ENERO",null]],"notices":[["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,147,["La remuneración mensual ",12," y 30 veces la diaria ",4," difieren en más del 1 %; se usa la mensual"]],["warn","BELOW_MINIMUM_WAGE","warning","monthly_salary","employee",null,151,["La remuneración ",12," es menor que el salario mínimo de ",148,"; a tiempo parcial es legal"]],["warn","CONTRIBUTION_BASE_FLOORED","info","base_aportes","employee",null,152,["La remuneración ",24," no llega a la base mínima de ",30]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_aportes","employee",null,153,["La remuneración ",24," pasa de la base máxima de ",31]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.liquida_sac","override",null,157,["El aguinaldo se paga en junio"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.empleador_mipyme","override",null,159,["Un empleador del art. 19 inc. a no es MiPyME"]],["warn","ART_RATE_NOT_PROVIDED","warning","risk_class_rate","employee",null,160,["Sin la alícuota del contrato de ART no se calcula la cuota variable"]],["warn","CUOTA_SINDICAL_HIGH","warning","cuota_sindical_rate","employee",null,162,["La cuota sindical de ",54," pasa del 5 %"]],["warn","GANANCIAS_TOPE_35_APPLIED","info","ganancias","employee",null,163,["El impuesto de ",80," pasa del 35 % de lo que se cobra; se retiene ",86]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,165,["Las deducciones superan las percepciones del mes"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,65,["ganancia_neta_sujeta: sin confirmar, que la base sea la remuneración antes de los aportes"]]],"tables":[[0,"SMVM_ENERO",0,null,null]]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [SMVM$rows, base_min$rows, base_max$rows, movilidad$rows, detraccion$rows, detraccion_sac$rows, scvo_prima$rows, ffep_suma$rows,
    SMVM_ENERO$rows], tables: [escala_cedular] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
