// CL.licencia_medica 2020.1: Subsidio por incapacidad laboral
// Emitted from rules/cl/licencia_medica/2020-02-01.pay by payroll compile. Do not edit.
// file    sha256:b045c3919056f864f18d96ed5f4202b03444801903563f24f5aa374809d88753
// meaning sha256:36d7b9b5f0438d5d8ba1e504ff36f7a89b0e1ea959b926f1c42355835ed8f15e
import * as rt from '../../../../runtime/index.ts';
import { $file, dias_de_carencia$rows, dias_sin_carencia$rows, meses_de_afiliacion$rows, dias_cotizados$rows,
  imm$rows, $sources, $provenance, $inputs, $steps } from './2020-02-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'rules/cl/licencia_medica/2020-02-01.pay',
    fingerprint: 'sha256:b045c3919056f864f18d96ed5f4202b03444801903563f24f5aa374809d88753',
    meaning: 'sha256:36d7b9b5f0438d5d8ba1e504ff36f7a89b0e1ea959b926f1c42355835ed8f15e', country: 'CL', scheme: 'licencia_medica',
    label: 'Subsidio por incapacidad laboral', version: '2020.1', currency: 'CLP', validFrom: '2020-02-01', validUntil: '2026-12-31',
    periods: ['event'], proration: null, days: 'as_given', asOf: 'period_end', laws: ['D.F.L. 44 de 1978; Ley 16.744; LIR art. 17 N°13'],
    changes: [{ date: '2026-05-01', summary: 'Ingreso mínimo de $553.553', law: 'Ley 21.830' }], employerTables: [],
    summary: { total_perceptions: 'total_haberes', net_salary: 'liquido_a_pagar' }, sources: $sources, provenance: $provenance, inputs: $inputs,
    steps: $steps }, 'half_up:1');

const $parameters = rt.byDate(($at) => ({
  dias_sin_carencia: rt.scaledWorth($at, 1n, dias_sin_carencia$rows),
  dias_de_carencia: rt.scaledWorth($at, 1n, dias_de_carencia$rows),
  meses_de_afiliacion: rt.scaledWorth($at, 1n, meses_de_afiliacion$rows),
  dias_cotizados: rt.scaledWorth($at, 1n, dias_cotizados$rows),
  imm: rt.scaledWorth($at, 1n, imm$rows),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  const tipo_licencia$sent = rt.textAt($row.texts, 2);
  // Días de la licencia, autorizados
  if (!rt.isSent($n[0]!)) return false;
  if ($n[0]! < 1 || $n[0]! > 365) return false;
  const dias_licencia = $s[0] = $n[0]!;
  // Días de las licencias que continúa, sin pausa y del mismo diagnóstico
  if ($n[1]! < 0 || $n[1]! > 365) return false;
  const dias_licencia_previa_continua = $s[1] = rt.sentOr($n[1]!, 0);
  // Licencia
  if (tipo_licencia$sent !== undefined && !(rt.positionOf(['comun', 'accidente_trabajo', 'maternal'], tipo_licencia$sent) > 0)) return false;
  const tipo_licencia = tipo_licencia$sent !== undefined ? tipo_licencia$sent : 'comun';
  $s[2] = rt.positionOf(['comun', 'accidente_trabajo', 'maternal'], tipo_licencia);
  // Remuneración neta del mes anterior
  if (!rt.isSent($n[3]!)) return false;
  if ($n[3]! < 0 || $n[3]! > 100000000000) return false;
  const remuneracion_neta_m1 = $s[3] = $n[3]!;
  // Remuneración neta del segundo mes anterior
  if ($n[4]! < 0 || $n[4]! > 100000000000) return false;
  const remuneracion_neta_m2 = $s[4] = $n[4]!;
  // Remuneración neta del tercer mes anterior
  if ($n[5]! < 0 || $n[5]! > 100000000000) return false;
  const remuneracion_neta_m3 = $s[5] = $n[5]!;
  // Subsidio del mes anterior
  if ($n[6]! < 0 || $n[6]! > 100000000000) return false;
  const subsidio_m1 = $s[6] = rt.sentOr($n[6]!, 0);
  // Subsidio del segundo mes anterior
  if ($n[7]! < 0 || $n[7]! > 100000000000) return false;
  const subsidio_m2 = $s[7] = rt.sentOr($n[7]!, 0);
  // Subsidio del tercer mes anterior
  if ($n[8]! < 0 || $n[8]! > 100000000000) return false;
  const subsidio_m3 = $s[8] = rt.sentOr($n[8]!, 0);
  // Base máxima de la licencia maternal
  if ($n[9]! <= 0 || $n[9]! > 100000000000) return false;
  const base_maternal_tope_amount = $s[9] = $n[9]!;
  // Ingreso mínimo para fines no remuneracionales
  if ($n[10]! <= 0 || $n[10]! > 100000000000) return false;
  const ingreso_minimo_no_remuneracional_amount = $s[10] = $n[10]!;
  // Meses de afiliación
  if ($n[11]! < 0 || $n[11]! > 1200) return false;
  const meses_afiliacion = $s[11] = $n[11]!;
  // Días cotizados en los últimos 6 meses
  if ($n[12]! < 0 || $n[12]! > 184) return false;
  const dias_cotizados_6m = $s[12] = $n[12]!;
  // Días de reposo, con los de las licencias que continúa
  const dias_reposo_acumulados = $s[13] = dias_licencia + dias_licencia_previa_continua;
  // Días que no se pagan de la licencia maternal
  let carencia_maternal = 0;
  const $3 = rt.same(tipo_licencia, 'maternal');
  $s[14] = $3 ? 1 : 0;
  if ($3) {
    carencia_maternal = $s[15] = 0;
  }
  // Días que no se pagan
  let $9: number;
  if ($3) {
    $9 = carencia_maternal;
  } else {
    const $4 = rt.same(tipo_licencia, 'comun');
    $s[16] = $4 ? 1 : 0;
    const $7 = $4 && dias_reposo_acumulados <= $f.dias_sin_carencia;
    $s[17] = $7 ? 1 : 0;
    let $8: number;
    if ($7) {
      const $5 = $f.dias_de_carencia - dias_licencia_previa_continua;
      const $6 = 0 > $5 ? 0 : $5;
      $8 = dias_licencia < $6 ? dias_licencia : $6;
    } else {
      $8 = 0;
    }
    $9 = $8;
  }
  const dias_carencia = $s[18] = $9;
  // Días de la primera licencia que se pagan ahora
  const $10 = rt.same(tipo_licencia, 'comun');
  $s[19] = $10 ? 1 : 0;
  const $11 = $10 && dias_reposo_acumulados > $f.dias_sin_carencia;
  $s[20] = $11 ? 1 : 0;
  const $12 = $11 && dias_licencia_previa_continua <= $f.dias_sin_carencia;
  $s[21] = $12 ? 1 : 0;
  const dias_retroactivos = $s[22] = $12
    ? ($f.dias_de_carencia < dias_licencia_previa_continua ? $f.dias_de_carencia : dias_licencia_previa_continua)
    : 0;
  // Días de subsidio
  const dias_subsidio = $s[23] = dias_licencia - dias_carencia + dias_retroactivos;
  // Meses que se promedian
  const $15 = rt.isSent($n[4]!) ? 1 : 0;
  const $16 = rt.isSent($n[5]!) ? 1 : 0;
  const meses_base = $s[24] = 1 + $15 + $16;
  // Promedio de los meses
  const $18 = rt.isSent($n[4]!);
  $s[25] = $18 ? 1 : 0;
  const $19 = $18 ? remuneracion_neta_m2 : 0;
  const $20 = rt.isSent($n[5]!);
  $s[26] = $20 ? 1 : 0;
  const $21 = $20 ? remuneracion_neta_m3 : 0;
  if (!(meses_base > 0)) return false;
  const $22 = $s[28] = meses_base;
  const promedio_meses = $s[27] = remuneracion_neta_m1 + subsidio_m1 + subsidio_m2 + subsidio_m3 + $19 + $21;
  // Base de cálculo del subsidio
  const $25 = $3 && rt.isSent($n[9]!);
  $s[29] = $25 ? 1 : 0;
  let $26: number;
  if ($25) {
    const $24 = base_maternal_tope_amount * $22;
    if ($24 > rt.SAFE) return false;
    $26 = promedio_meses < $24 ? promedio_meses : $24;
  } else {
    $26 = promedio_meses;
  }
  const base_calculo_subsidio = $s[30] = $26;
  // Subsidio diario, sin redondear
  const $29 = rt.isSent($n[10]!);
  $s[31] = $29 ? 1 : 0;
  let $30: number;
  if ($29) {
    const $27 = ingreso_minimo_no_remuneracional_amount * $22;
    if ($27 > rt.SAFE) return false;
    const $28 = base_calculo_subsidio * 2;
    $30 = $28 > $27 ? $28 : $27;
  } else {
    $30 = base_calculo_subsidio * 2;
  }
  const subsidio_diario_exacto = $s[32] = $30;
  // Subsidio diario
  const $31 = rt.wholeOf(subsidio_diario_exacto, 6000 * $22, 'half_up');
  if (Number.isNaN($31)) return false;
  $s[33] = $31;
  $s[34] = subsidio_diario_exacto;
  // Subsidio por incapacidad laboral
  const $32 = $s[36] = subsidio_diario_exacto * dias_subsidio;
  if ($32 > rt.SAFE) return false;
  const $33 = rt.wholeOf($32, 6000 * $22, 'half_up');
  if (Number.isNaN($33)) return false;
  const subsidio_incapacidad_laboral = $s[35] = $33;
  // Total haberes
  const total_haberes = $s[37] = subsidio_incapacidad_laboral;
  // Líquido a pagar
  $s[38] = total_haberes;
  if (!rt.isSent($n[4]!) && subsidio_m2 > 0) return false;
  if (!rt.isSent($n[5]!) && subsidio_m3 > 0) return false;
  if ($notes !== null) {
    const $34 = rt.isSent($n[11]!) ? meses_afiliacion < $f.meses_de_afiliacion : false;
    if ($34) {
      // SICK_LEAVE_NOT_ENTITLED
      $notes.add(2, rt.ratio($f.meses_de_afiliacion, 1n));
    }
    const $35 = rt.isSent($n[12]!) ? dias_cotizados_6m < $f.dias_cotizados : false;
    if ($35) {
      // SICK_LEAVE_NOT_ENTITLED
      $notes.add(3, rt.ratio($f.dias_cotizados, 1n));
    }
    let $37: boolean = !rt.isSent($n[10]!);
    if ($37) {
      const $36 = $f.imm * 50 * $22;
      if ($36 > rt.SAFE) return false;
      $37 = base_calculo_subsidio < $36;
    }
    if ($37) {
      // PARAM_MISSING
      $notes.add(4, rt.ratio(base_calculo_subsidio, 100n, $22));
    }
    if (rt.same(tipo_licencia, 'maternal')) {
      // PARAM_UNVERIFIED
      $notes.add(5);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '{"size":39,"scales":[1,1,1,100,100,100,100,100,100,100,100,1,1],"values":[["input",0,[0,1]],["input",1,[1,1]],["input",2,[2,1]],1,0,["parameter","dias_sin_carencia",1,"number"],["parameter","dias_de_carencia",1,"number"],2,3,["sent","given(remuneracion_neta_m2)",4],["sent","given(remuneracion_neta_m3)",5],["input",3,3],["input",6,6],["input",7,7],["input",8,8],["input",4,4],["input",5,5],5,["sent","given(base_maternal_tope_amount)",9],6,["input",9,9],["sent","given(ingreso_minimo_no_remuneracional_amount)",10],7,["input",10,10],8,4,10,11],"tables":[],"steps":[[[13,1],[0,1]],[[15,1],[2],null,null,14],[[18,1],[2,[[3],14,1,1],[[2],14,0,0],[[4,5],14,0,0,16,1,1],[[0,6,1],14,0,0,17,1,1]]],[[22,1],[2,[[4,5],19,1,1],[[1,5],20,1,1],[[6,1],21,1,1]]],[[23,1],[0,7,8]],[[24,1],[9,10]],[[27,100,28],[11,12,13,14,9,[[15],25,1,1],10,[[16],26,1,1],17]],[[30,100,28],[2,[[18],14,1,1],[[19,20],29,1,1],[[19],29,0,0]]],[[32,6000,28],[21,[[22,23],31,1,1],[[22],31,0,0]]],[[33,1],[24],[34,6000,28]],[[35,1],[24,25],[36,6000,28]],[[37,1],[26]],[[38,1],[27]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '{"scheme":["CLP","period_end",["half_up",[["1",null]]]],"types":[[0,0,"integer"],{"words":["comun","accidente_trabajo","maternal"]},[1,0,"number"],"boolean"],"roundings":[["half_up",[["1",null]]]],"nodes":"0 c1;0 c365;0 c0;1 word,comun;2 c0;2 c1000000000;0 c1200;0 c184;0 i0;0 i1;0 0 8 9;1 i2;1 word,maternal;3 8 11 12;0 s1;3 8 11 3;0 s0;0 p1;3 11 16 17;3 14 15 18;0 p0;0 1 20 9;0 6 2 21;0 5 8 22;0 18 19 23 2;0 18 13 14 24;3 12 16 17;3 14 15 26;3 11 9 17;3 14 27 28;0 5 20 9;0 18 29 30 2;0 s2;0 1 8 32;0 s3;0 0 33 34;3 given,4;0 18 36 0 2;0 0 0 37;3 given,5;0 18 39 0 2;0 0 38 40;2 i3;2 i6;2 0 42 43;2 i7;2 0 44 45;2 i8;2 0 46 47;2 i4;2 18 36 49 4;2 0 48 50;2 i5;2 18 39 52 4;2 0 51 53;0 s5;2 3 54 55;3 given,9;3 14 13 57;2 s6;2 i9;2 5 59 60;2 18 58 61 59;3 given,10;2 s7;0 c30;2 3 64 65;2 i10;0 c2;2 3 67 68;2 3 69 65;2 6 66 70;2 18 63 71 66;2 s8;0 s4;2 2 73 74;2 s10;2 s11;3 16 36;3 12 45 4;3 14 78 79;3 16 39;3 12 47 4;3 14 81 82;0 p2;3 given,11;0 i11;3 10 86 84;3 truth,false;3 18 85 87 88;0 p3;3 given,12;0 i12;3 10 92 90;3 18 91 93 88;3 16 63;2 p4;2 3 96 68;3 10 64 97;3 14 95 98","items":[["i",0,null,[0,true],[1,true]],["i",1,2,[2,true],[1,true]],["i",2,3],["i",3,null,[4,true],[5,true]],["i",4,null,[4,true],[5,true]],["i",5,null,[4,true],[5,true]],["i",6,4,[4,true],[5,true]],["i",7,4,[4,true],[5,true]],["i",8,4,[4,true],[5,true]],["i",9,null,[4,false],[5,true]],["i",10,null,[4,false],[5,true]],["i",11,null,[2,true],[6,true]],["i",12,null,[2,true],[7,true]],[0,0,10],[1,0,2,null,null,13],[2,0,25],[3,0,31],[4,0,35],[5,0,41],[6,2,56],[7,2,62],[8,2,72],[9,2,73,0],[10,2,75,0],[11,2,76],[12,2,77]],"parameters":[["dias_de_carencia",null],["dias_sin_carencia",null],["meses_de_afiliacion",null],["dias_cotizados",null],["imm",null]],"notices":[["refuse","VALIDATION_ERROR","warning","inputs.remuneracion_neta_m2","inputs",null,80,["Un subsidio del segundo mes se promedia con la remuneración de ese mes, aunque sea cero (D.F.L. 44 art. 8)"]],["refuse","VALIDATION_ERROR","warning","inputs.remuneracion_neta_m3","inputs",null,83,["Un subsidio del tercer mes se promedia con la remuneración de ese mes, aunque sea cero (D.F.L. 44 art. 8)"]],["warn","SICK_LEAVE_NOT_ENTITLED","warning","inputs.meses_afiliacion","inputs",null,89,["El subsidio pide ",84," meses de afiliación (D.F.L. 44 art. 4)"]],["warn","SICK_LEAVE_NOT_ENTITLED","warning","inputs.dias_cotizados_6m","inputs",null,94,["El subsidio pide ",90," días cotizados en los seis meses anteriores (D.F.L. 44 art. 4)"]],["warn","PARAM_MISSING","warning","inputs.ingreso_minimo_no_remuneracional_amount","inputs",null,99,["La base ",64," es menor que medio ingreso mínimo: sin el no remuneracional no se mide el subsidio menor"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,13,["carencia_maternal: sin confirmar, se paga entera, sin el texto a la mano"]]],"tables":[]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [dias_de_carencia$rows, dias_sin_carencia$rows, meses_de_afiliacion$rows, dias_cotizados$rows, imm$rows], tables: [] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 1n), above: null }] }, parameters: $parameters,
  compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
