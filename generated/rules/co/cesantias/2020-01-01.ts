// CO.cesantias 2020.1: Cesantías e intereses del año
// Emitted from rules/co/cesantias/2020-01-01.pay by payroll compile. Do not edit.
// file    sha256:1aa8b9574b478f725cb4c9f83094cc6090732b6f0db16a6d083bbdb9060f8402
// meaning sha256:05fe93728e746894fabbab0bdec43f3d17f1ff0d46cf41729d74991b7ecd0dbb
import * as rt from '../../../../runtime/index.ts';
import { $file, SMMLV$rows, UVT$rows, auxilio_mensual$rows, tasa_intereses$rows, tarifa_retencion, parte_no_gravada,
  $sources, $provenance, $inputs, $steps } from './2020-01-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'rules/co/cesantias/2020-01-01.pay',
    fingerprint: 'sha256:1aa8b9574b478f725cb4c9f83094cc6090732b6f0db16a6d083bbdb9060f8402',
    meaning: 'sha256:05fe93728e746894fabbab0bdec43f3d17f1ff0d46cf41729d74991b7ecd0dbb', country: 'CO', scheme: 'cesantias',
    label: 'Cesantías e intereses del año', version: '2020.1', currency: 'COP', validFrom: '2020-01-01', validUntil: '2026-12-31',
    periods: ['event'], proration: null, days: 'as_given', asOf: 'period_end', laws: ['CST art. 249; Ley 50 de 1990 art. 99; Ley 52 de 1975'],
    changes: [{ date: '2020-01-01', summary: 'SMMLV, auxilio de transporte y UVT de 2020',
        law: 'Decretos 2360 y 2361 de 2019; Resolución DIAN 84 de 2019' },
      { date: '2021-01-01', summary: 'SMMLV, auxilio de transporte y UVT de 2021',
        law: 'Decretos 1785 y 1786 de 2020; Resolución DIAN 111 de 2020' },
      { date: '2022-01-01', summary: 'SMMLV, auxilio de transporte y UVT de 2022',
        law: 'Decretos 1724 y 1725 de 2021; Resolución DIAN 140 de 2021' },
      { date: '2023-01-01', summary: 'SMMLV, auxilio de transporte y UVT de 2023',
        law: 'Decretos 2613 y 2614 de 2022; Resolución DIAN 1264 de 2022' },
      { date: '2024-01-01', summary: 'SMMLV, auxilio de transporte y UVT de 2024',
        law: 'Decretos 2292 y 2293 de 2023; Resolución DIAN 187 de 2023' },
      { date: '2025-01-01', summary: 'SMMLV, auxilio de transporte y UVT de 2025',
        law: 'Decretos 1572 y 1573 de 2024; Resolución DIAN 193 de 2024' },
      { date: '2026-01-01', summary: 'SMMLV, auxilio de transporte y UVT de 2026',
        law: 'Decretos 1469 y 1470 de 2025; Resolución DIAN 238 de 2025' }],
    employerTables: [{ id: 'consignacion_cesantias', label: 'Cesantías al fondo' }],
    summary: { total_perceptions: 'total_devengado', total_deductions: 'total_deducciones', net_salary: 'neto_pagar',
      employer_total_cost: 'costo_total_empleador' }, sources: $sources, provenance: $provenance, inputs: $inputs, steps: $steps },
  'half_up:0.01');

const $parameters = rt.byDate(($at) => ({
  SMMLV: rt.scaledWorth($at, 1n, SMMLV$rows),
  auxilio_mensual: rt.scaledWorth($at, 1n, auxilio_mensual$rows),
  tasa_intereses: rt.scaledWorth($at, 25n, tasa_intereses$rows),
  parte_no_gravada$rows1: rt.scaledRows(parte_no_gravada, { date: $at, limits: rt.worthAt($at, UVT$rows) }, 100n, 10n),
  tarifa_retencion$rows1: rt.scaledRows(tarifa_retencion, { date: $at, limits: rt.worthAt($at, UVT$rows) }, 100n, 100n),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  const hire_date$sent = rt.textAt($row.texts, 2);
  // Salario diario
  if (!(rt.isSent($n[0]!) || rt.isSent($n[1]!))) return false;
  if ($n[0]! <= 0) return false;
  const $1 = $n[0]! * 3;
  if ($1 > rt.SAFE || $1 < -rt.SAFE) return false;
  if ($1 > 100000000000) return false;
  const daily_salary = $s[0] = $n[0]!;
  // Salario mensual
  if ($n[1]! <= 0 || $n[1]! > 1000000000000) return false;
  const monthly_salary = $s[1] = rt.isSent($n[1]!) ? $n[1]! : daily_salary * 3 * 10;
  // Fecha de ingreso
  if (hire_date$sent !== undefined && !rt.isDate(hire_date$sent)) return false;
  if (hire_date$sent !== undefined && hire_date$sent < '1940-01-01') return false;
  const hire_date = hire_date$sent !== undefined ? hire_date$sent : rt.startOfYear($row.period.end);
  $s[2] = rt.digitsOfDate(hire_date);
  // Promedio de la base del año, con auxilio
  if ($n[3]! <= 0 || $n[3]! > 1000000000000) return false;
  const promedio_base_cesantias = $s[3] = $n[3]!;
  // Días de suspensión del contrato
  if ($n[4]! < 0 || $n[4]! > 360) return false;
  const dias_suspension = $s[4] = rt.sentOr($n[4]!, 0);
  // Cesantías del año ya pagadas
  if ($n[5]! < 0 || $n[5]! > 100000000000000) return false;
  const cesantias_pagadas = $s[5] = rt.sentOr($n[5]!, 0);
  // Intereses ya pagados con ellas
  if ($n[6]! < 0 || $n[6]! > 100000000000000) return false;
  const intereses_pagados = $s[6] = rt.sentOr($n[6]!, 0);
  // Salario integral
  const salario_integral = $n[7]! === 1;
  $s[7] = salario_integral ? 1 : 0;
  // Recibe auxilio de transporte
  const aplica_auxilio_transporte = rt.isSent($n[8]!) ? $n[8]! === 1 : monthly_salary <= $f.SMMLV * 2 * 100 && !salario_integral;
  $s[8] = aplica_auxilio_transporte ? 1 : 0;
  // Base de cesantías
  let $8: number;
  if (salario_integral) {
    $8 = 0;
  } else {
    const $6 = rt.isSent($n[3]!);
    $s[9] = $6 ? 1 : 0;
    let $7: number;
    if ($6) {
      $7 = promedio_base_cesantias;
    } else {
      const $5 = aplica_auxilio_transporte ? $f.auxilio_mensual : 0;
      $7 = monthly_salary + $5 * 100;
    }
    $8 = $7;
  }
  const base_cesantias = $s[10] = $8;
  // Ingreso laboral promedio de los últimos seis meses
  if ($n[9]! < 0 || $n[9]! > 100000000000000) return false;
  const ingreso_promedio_6_meses = $s[11] = rt.sentOr($n[9]!, base_cesantias);
  // Inicio anio
  const inicio_anio = rt.latest(hire_date, rt.startOfYear($row.period.end));
  $s[12] = rt.digitsOfDate(inicio_anio);
  // Días de servicio en el año
  const dias_servicio_anio = $s[13] = rt.daysOf30Between(inicio_anio, $row.period.end);
  // Días liquidados
  const $10 = dias_servicio_anio - dias_suspension;
  const dias_cesantias = $s[14] = 0 > $10 ? 0 : $10;
  // Cesantías del año
  const $12 = $s[16] = base_cesantias * dias_cesantias;
  const valor_cesantias = $s[15] = Math.floor(($12 + 180) / 360);
  // Intereses del año
  const $14 = $s[18] = valor_cesantias * $f.tasa_intereses * dias_servicio_anio;
  if ($14 > 4503599627361495) return false;
  const intereses_del_anio = $s[17] = Math.floor(($14 + 4500) / 9000);
  // Intereses sobre cesantías
  const $16 = intereses_del_anio - intereses_pagados;
  const intereses_cesantias = $s[19] = 0 > $16 ? 0 : $16;
  // Total devengado
  const total_devengado = $s[20] = intereses_cesantias;
  // Parte no gravada
  const $18 = $s[21] = rt.rowOf($f.parte_no_gravada$rows1, ingreso_promedio_6_meses, 1, false);
  if ($18 < 0) return false;
  $s[22] = ingreso_promedio_6_meses;
  const porcentaje_no_gravado = $s[23] = $f.parte_no_gravada$rows1.value[$18]!;
  // Intereses gravados
  const $20 = $s[25] = intereses_cesantias * 10 - intereses_cesantias * porcentaje_no_gravado;
  const intereses_gravados = $s[24] = Math.floor(($20 + 5) / 10);
  // Retención en la fuente (intereses sobre cesantías)
  const $22 = $s[26] = rt.rowOf($f.tarifa_retencion$rows1, intereses_gravados, 1, false);
  if ($22 < 0) return false;
  $s[27] = intereses_gravados;
  const $23 = $s[29] = rt.excessOf($f.tarifa_retencion$rows1, $22, intereses_gravados, 1);
  if (Number.isNaN($23)) return false;
  let $24: number;
  if ($23 > 100000000) {
    $24 = Math.floor(($23 + 5000000) / 10000000) * 1000;
  } else if ($23 > 1000000) {
    $24 = Math.floor(($23 + 500000) / 1000000) * 100;
  } else {
    $24 = Math.floor(($23 + 5000) / 10000);
  }
  const retencion_intereses_cesantias = $s[28] = $24;
  // Total deducciones
  const total_deducciones = $s[30] = retencion_intereses_cesantias;
  // Neto a pagar
  $s[31] = total_devengado - total_deducciones * 100;
  // Cesantías
  const $26 = valor_cesantias - cesantias_pagadas;
  const cesantias = $s[32] = 0 > $26 ? 0 : $26;
  // Costo total del empleador
  $s[33] = total_devengado + cesantias;
  // Salario mínimo
  const salario_minimo = $s[34] = salario_integral ? $f.SMMLV * 13 : $f.SMMLV;
  if (hire_date > $row.period.end) return false;
  if ($notes !== null) {
    if (rt.isSent($n[0]!) &&
      rt.isSent($n[1]!) &&
      (daily_salary * 3 * 1000 < monthly_salary * 99 || daily_salary * 3 * 1000 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(1, rt.ratio(monthly_salary, 100n), rt.ratio(daily_salary, 100n));
    }
    if (monthly_salary < salario_minimo * 100) {
      // BELOW_MINIMUM_WAGE
      $notes.add(2, rt.ratio(monthly_salary, 100n), rt.ratio(salario_minimo, 1n));
    }
    if (!rt.same(aplica_auxilio_transporte, monthly_salary <= $f.SMMLV * 2 * 100 && !salario_integral)) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(3, rt.ratio(monthly_salary, 100n));
    }
    if (salario_integral) {
      // BENEFIT_NOT_DUE
      $notes.add(4);
    }
    if (cesantias_pagadas > 0 && cesantias === 0) {
      // BENEFIT_ALREADY_PAID
      $notes.add(5, rt.ratio(cesantias_pagadas, 100n));
    }
    if (hire_date < '1991-01-01') {
      // SEVERANCE_FUND_LEGACY_REGIME
      $notes.add(6);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '{"size":35,"scales":[100,100,1,100,1,100,100,1,1,100],"values":[["input",7,[7,1]],["sent","given(promedio_base_cesantias)",3],["input",3,3],["input",1,1],["input",8,[8,1]],["parameter","auxilio_mensual",1],["input",2,[2,1]],["period","end_date","date",[]],1,2,["input",4,[4,1]],0,3,4,["parameter","tasa_intereses",25,"rate"],5,["input",6,6],6,["input",9,11],8,9,10,7,11,["input",5,5],13,["parameter","SMMLV",1]],"tables":[{"table":1,"rows":"parte_no_gravada$rows1","scales":[100,10,1000],"slots":[21,22,null]},{"table":0,"rows":"tarifa_retencion$rows1","scales":[100,100,10000],"slots":[26,27,null]}],"steps":[[10,[0,[[1],7,0,0],[[2],7,0,0,9,1,1],[[3,4],7,0,0,9,0,0],[[5],7,0,0,9,0,0,8,1,1]]],[[12,1],[6,7]],[[13,1],[8,7]],[[14,1],[9,10]],[15,[11,12],[16,36000]],[17,[13,14,9],[18,900000]],[19,[15,16]],[20,[17]],[[23,10],[18,-1]],[24,[17,17,19],[25,1000]],[[28,1],[20,-2],[29,10000]],[[30,1],[21]],[31,[22,23]],[32,[13,24]],[33,[22,25]],[[34,1],[0,[[26],7,1,1],[[26],7,0,0]]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '{"scheme":["COP","period_end",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],[0,0,"integer"],"date","boolean",[0,0,"rate"]],"roundings":[["half_up",[["1/100",null]]],["half_up",[["1000","10000"],["100","100"],["1",null]]]],"nodes":"0 c0;0 c10000000000;1 c30;0 3 1 2;0 i0;0 2 2 4;2 period,4;2 24 6;2 date,1940-01-01;1 c0;1 c360;0 c1000000000000;3 truth,false;0 i1;1 c2;0 p0;0 2 14 15;3 11 13 16;3 i7;3 16 18;3 14 17 19;3 given,3;0 i3;3 i8;0 p2;0 18 23 24 0;0 0 13 25;0 18 21 22 26;0 18 18 0 27;0 s0;2 i2;2 6 30 7;2 s1;1 28 32 6;1 s2;1 i4;1 1 34 35;1 6 9 36;1 s3;0 2 29 38;0 3 39 10;0 s4;4 p3;0 2 41 42;0 2 43 34;0 3 44 10;0 s5;0 i6;0 1 46 47;0 6 0 48;0 s6;0 i9;4 apply,1 51;4 s8;0 2 50 53;0 1 50 54;0 s9;0 apply,0 56;0 s10;0 s7;0 s11;0 1 59 60;0 i5;0 1 41 62;0 6 0 63;0 s13;0 0 59 65;1 c13;0 2 67 15;1 c1;0 2 69 15;0 18 18 68 70;3 12 30 6;3 given,0;3 given,1;3 14 73 74;4 c99/100;0 2 76 13;3 10 5 77;4 c101/100;0 2 79 13;3 12 5 80;3 15 78 81;3 14 75 82;0 s15;3 10 13 84;3 9 23 20;3 12 62 0;3 8 65 0;3 14 87 88;2 date,1991-01-01;3 10 30 90","items":[["i",0,null,[0,false],[3,true]],["i",1,5,[0,false],[1,true]],["i",2,7,[8,true]],["i",3,null,[0,false],[1,true]],["i",4,9,[9,true],[10,true]],["i",5,0,[0,true],[11,true]],["i",6,0,[0,true],[11,true]],["i",7,12],["i",8,20],[0,0,28,0],["i",9,29,[0,true],[11,true]],[1,2,31],[2,1,33],[3,1,37],[4,0,40,0],[5,0,45,0],[6,0,49,0],[7,0,50],[8,4,52],[9,0,55,0],[10,0,57,1],[11,0,58],[12,0,61],[13,0,64,0],[14,0,66],[15,0,71]],"parameters":[["SMMLV",null],["UVT",null],["auxilio_mensual",null],["tasa_intereses",null]],"notices":[["refuse","VALIDATION_ERROR","warning","inputs.hire_date","inputs",null,72,["La fecha de ingreso ",30," es posterior al corte (CST art. 249)"]],["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,83,["El salario mensual ",13," y 30 veces el diario ",4," difieren en más del 1 %; se usa el mensual"]],["warn","BELOW_MINIMUM_WAGE","warning","monthly_salary","employee",null,85,["El salario ",13," es menor que el mínimo legal de ",84,"; puede ser correcto en jornada parcial"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.aplica_auxilio_transporte","override",null,86,["El auxilio de transporte corresponde hasta 2 SMMLV inclusive y no con salario integral; el salario es ",13]],["warn","BENEFIT_NOT_DUE","warning","inputs.salario_integral","inputs",null,18,["El salario integral ya paga las cesantías y sus intereses (CST art. 132)"]],["warn","BENEFIT_ALREADY_PAID","info","inputs.cesantias_pagadas","inputs",null,89,["Las cesantías ya pagadas, ",62,", cubren las del año"]],["warn","SEVERANCE_FUND_LEGACY_REGIME","warning","inputs.hire_date","inputs",null,91,["Quien ingresó antes de 1991 puede estar en el régimen de cesantías retroactivas, que aquí no se calcula (Ley 50 de 1990 art. 98)"]]],"tables":[[0,"UVT",0,null,null],[0,"UVT",4,null,null]]}';

const law: rt.PackedLaw = { file: $file, parameters: [SMMLV$rows, UVT$rows, auxilio_mensual$rows, tasa_intereses$rows],
  tables: [tarifa_retencion, parte_no_gravada] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
