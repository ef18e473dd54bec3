// CO.vacaciones 2020.1: Vacaciones disfrutadas y compensadas
// Emitted from rules/co/vacaciones/2020-01-01.pay by payroll compile. Do not edit.
// file    sha256:ef44c41a40c697b4960400e50c971f92fb559014c912e198e46876a41734bc81
// meaning sha256:73f16a21cf32355d8167e8155f601e65039aa4fca0e9560026f0835690070744
import * as rt from '../../../../runtime/index.ts';
import { $file, SMMLV$rows, UVT$rows, arl_minima$rows, arl_maxima$rows, clases_arl, tarifa_fsp, tarifa_retencion,
  $sources, $provenance, $inputs, $steps } from './2020-01-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'rules/co/vacaciones/2020-01-01.pay',
    fingerprint: 'sha256:ef44c41a40c697b4960400e50c971f92fb559014c912e198e46876a41734bc81',
    meaning: 'sha256:73f16a21cf32355d8167e8155f601e65039aa4fca0e9560026f0835690070744', country: 'CO', scheme: 'vacaciones',
    label: 'Vacaciones disfrutadas y compensadas', version: '2020.1', currency: 'COP', validFrom: '2020-01-01', validUntil: '2026-12-31',
    periods: ['event'], proration: null, days: 'as_given', asOf: 'period_end', laws: ['CST arts. 186 a 192; Ley 1429 de 2010 art. 20'],
    changes: [{ date: '2020-01-01', summary: 'SMMLV, auxilio de transporte y UVT de 2020',
        law: 'Decretos 2360 y 2361 de 2019; Resolución DIAN 84 de 2019' },
      { date: '2021-01-01', summary: 'SMMLV, auxilio de transporte y UVT de 2021',
        law: 'Decretos 1785 y 1786 de 2020; Resolución DIAN 111 de 2020' },
      { date: '2022-01-01', summary: 'SMMLV, auxilio de transporte y UVT de 2022',
        law: 'Decretos 1724 y 1725 de 2021; Resolución DIAN 140 de 2021' },
      { date: '2023-01-01', summary: 'SMMLV, auxilio de transporte y UVT de 2023',
        law: 'Decretos 2613 y 2614 de 2022; Resolución DIAN 1264 de 2022' },
      { date: '2023-01-01', summary: 'La renta exenta del 25 % baja a 790 UVT al año', law: 'Ley 2277 de 2022 art. 2' },
      { date: '2024-01-01', summary: 'SMMLV, auxilio de transporte y UVT de 2024',
        law: 'Decretos 2292 y 2293 de 2023; Resolución DIAN 187 de 2023' },
      { date: '2025-01-01', summary: 'SMMLV, auxilio de transporte y UVT de 2025',
        law: 'Decretos 1572 y 1573 de 2024; Resolución DIAN 193 de 2024' },
      { date: '2026-01-01', summary: 'SMMLV, auxilio de transporte y UVT de 2026',
        law: 'Decretos 1469 y 1470 de 2025; Resolución DIAN 238 de 2025' }],
    employerTables: [{ id: 'seguridad_social_empleador', label: 'Seguridad social (empleador)' },
      { id: 'parafiscales', label: 'Aportes parafiscales' }],
    summary: { total_perceptions: 'total_devengado', total_deductions: 'total_deducciones', net_salary: 'neto_pagar',
      employer_total_cost: 'costo_total_empleador' }, sources: $sources, provenance: $provenance, inputs: $inputs, steps: $steps },
  'half_up:0.01');

const $parameters = rt.byDate(($at) => ({
  arl_minima: rt.scaledWorth($at, 25000n, arl_minima$rows),
  arl_maxima: rt.scaledWorth($at, 1000n, arl_maxima$rows),
  SMMLV: rt.scaledWorth($at, 1n, SMMLV$rows),
  tarifa_fsp$rows1: rt.scaledRows(tarifa_fsp, { date: $at, limits: rt.worthAt($at, SMMLV$rows) }, 1000n, 500n),
  UVT: rt.scaledWorth($at, 1n, UVT$rows),
  tarifa_retencion$rows1: rt.scaledRows(tarifa_retencion, { date: $at, limits: rt.worthAt($at, UVT$rows) }, 100n, 100n),
  clases_arl$rows1: rt.scaledRows(clases_arl, { date: $at }, 1n, 50000n),
  clases_arl$rows2: rt.scaledRows(clases_arl, { date: $at }, 1n, 1000000n),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $at = $row.referenceDate;
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
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
  // Promedio del año anterior, sin horas extra ni auxilio
  if ($n[2]! <= 0 || $n[2]! > 1000000000000) return false;
  const promedio_base_vacaciones = $s[2] = $n[2]!;
  // Días del descanso, de 30 por mes
  if ($n[3]! < 0 || $n[3]! > 600000) return false;
  const dias_descanso = $s[3] = rt.sentOr($n[3]!, 0);
  // Días hábiles que consume
  if ($n[4]! < 0 || $n[4]! > 600000) return false;
  const dias_habiles = $s[4] = rt.sentOr($n[4]!, 0);
  // Días hábiles compensados en dinero
  if ($n[5]! < 0 || $n[5]! > 600000) return false;
  const dias_compensados = $s[5] = rt.sentOr($n[5]!, 0);
  // Días hábiles pendientes antes de este pago
  if ($n[6]! < 0 || $n[6]! > 1200000) return false;
  const dias_pendientes = $s[6] = $n[6]!;
  // Salario integral
  const salario_integral = $n[7]! === 1;
  $s[7] = salario_integral ? 1 : 0;
  // Ingreso base de cotización del mes anterior al descanso
  if ($n[8]! <= 0 || $n[8]! > 1000000000000) return false;
  let $4: number;
  if (rt.isSent($n[8]!)) {
    $4 = $n[8]! * 10;
  } else {
    $4 = salario_integral ? monthly_salary * 7 : monthly_salary * 10;
  }
  const ibc_mes_anterior = $s[8] = $4;
  // Tarifa de riesgos laborales
  if ($n[9]! < $f.arl_minima * 40) return false;
  if ($n[9]! > $f.arl_maxima * 1000) return false;
  const risk_class_rate = $s[9] = rt.sentOr($n[9]!, 5220);
  // Otros pagos gravables del mes
  if ($n[10]! < 0 || $n[10]! > 100000000000000) return false;
  const pagos_gravables_mes = $s[10] = rt.sentOr($n[10]!, 0);
  // Aportes de esos pagos
  if ($n[11]! < 0 || $n[11]! > 100000000000000) return false;
  const ingresos_no_constitutivos_mes = $s[11] = rt.sentOr($n[11]!, 0);
  // Retención ya practicada en el mes
  if ($n[12]! < 0 || $n[12]! > 100000000000000) return false;
  const retencion_practicada_mes = $s[12] = rt.sentOr($n[12]!, 0);
  // Porcentaje fijo de retención (procedimiento 2)
  if ($n[13]! < 0 || $n[13]! > 390000) return false;
  const porcentaje_fijo_retencion = $s[13] = $n[13]!;
  // Empleador con derecho a la exoneración del art. 114-1
  const aplica_exoneracion_114_1 = $n[14]! !== 0;
  $s[14] = aplica_exoneracion_114_1 ? 1 : 0;
  // Cotiza riesgos laborales en el descanso
  const cotiza_arl_en_vacaciones = $n[15]! === 1;
  $s[15] = cotiza_arl_en_vacaciones ? 1 : 0;
  // Base de vacaciones
  const $5 = rt.isSent($n[2]!);
  $s[16] = $5 ? 1 : 0;
  const base_vacaciones = $s[17] = $5 ? promedio_base_vacaciones : monthly_salary;
  // Vacaciones disfrutadas
  const $7 = $s[19] = base_vacaciones * dias_descanso;
  if ($7 > 4503599627070495) return false;
  const vacaciones_disfrutadas = $s[18] = Math.floor(($7 + 150000) / 300000);
  // Vacaciones compensadas en dinero
  const $9 = $s[21] = base_vacaciones * dias_compensados;
  if ($9 > 4503599627070495) return false;
  const vacaciones_compensadas = $s[20] = Math.floor(($9 + 150000) / 300000);
  // Total devengado
  const total_devengado = $s[22] = vacaciones_disfrutadas + vacaciones_compensadas;
  // Ingreso base de cotización de un mes
  const $12 = $f.SMMLV * 1000;
  const $13 = ibc_mes_anterior > $12 ? ibc_mes_anterior : $12;
  const $14 = $f.SMMLV * 25 * 1000;
  const ibc_del_mes = $s[23] = $13 < $14 ? $13 : $14;
  // Ingreso base de cotización
  const $16 = $s[25] = ibc_del_mes * dias_descanso;
  if ($16 > 4503599624370495) return false;
  const ibc = $s[24] = Math.floor(($16 + 1500000) / 3000000);
  // Aporte a salud (trabajador)
  const salud_empleado = $s[26] = Math.floor((2 * ibc + 25) / 50);
  $s[27] = ibc;
  // Aporte a pensión (trabajador)
  const pension_empleado = $s[28] = Math.floor((2 * ibc + 25) / 50);
  $s[29] = ibc;
  // Fondo de solidaridad pensional
  const $20 = $s[30] = rt.rowOf($f.tarifa_fsp$rows1, ibc_del_mes, 1, false);
  if ($20 < 0) return false;
  $s[31] = ibc_del_mes;
  const $21 = $f.tarifa_fsp$rows1.value[$20]!;
  const $22 = $s[33] = ibc * $21;
  const fondo_solidaridad_pensional = $s[32] = Math.floor(($22 + 250) / 500);
  // Ingresos no constitutivos de renta
  const ingresos_no_constitutivos = $s[34] = salud_empleado + pension_empleado + fondo_solidaridad_pensional + ingresos_no_constitutivos_mes;
  // Ingreso laboral neto
  const $25 = vacaciones_disfrutadas + vacaciones_compensadas + pagos_gravables_mes - ingresos_no_constitutivos;
  const ingreso_neto_retencion = $s[35] = 0 > $25 ? 0 : $25;
  // Tope mensual de la renta exenta
  const tope_renta_exenta = $s[36] = $at >= '2023-01-01' ? $f.UVT * 790 : $f.UVT * 240 * 12;
  // Renta exenta del 25%
  const $28 = ingreso_neto_retencion * 3;
  const $29 = tope_renta_exenta * 100;
  const $30 = $s[38] = $28 < $29 ? $28 : $29;
  const renta_exenta_25 = $s[37] = Math.floor(($30 + 6) / 12);
  // Base gravable de retención
  const base_gravable_retencion = $s[39] = ingreso_neto_retencion - renta_exenta_25;
  // Retención del mes según la tabla
  $s[41] = -1;
  let tarifa_del_mes = 0;
  const $33 = !rt.isSent($n[13]!);
  $s[40] = $33 ? 1 : 0;
  if ($33) {
    const $34 = $s[41] = rt.rowOf($f.tarifa_retencion$rows1, base_gravable_retencion, 1, false);
    if ($34 < 0) return false;
    $s[42] = base_gravable_retencion;
    const $35 = rt.excessOf($f.tarifa_retencion$rows1, $34, base_gravable_retencion, 1);
    if (Number.isNaN($35)) return false;
    tarifa_del_mes = $s[43] = $35;
  }
  // Retención de todo el mes
  const $37 = rt.isSent($n[13]!);
  $s[44] = $37 ? 1 : 0;
  let $39: number;
  if ($37) {
    const $36 = base_gravable_retencion * porcentaje_fijo_retencion;
    if ($36 > rt.SAFE) return false;
    $39 = $36;
  } else {
    const $38 = tarifa_del_mes * 10000;
    if ($38 > rt.SAFE) return false;
    $39 = $38;
  }
  let $40: number;
  if ($39 > 1000000000000) {
    if ($39 > 4503499627370495) return false;
    $40 = Math.floor(($39 + 50000000000) / 100000000000) * 1000;
  } else if ($39 > 10000000000) {
    if ($39 > 4503589627370495) return false;
    $40 = Math.floor(($39 + 5000000000) / 10000000000) * 100;
  } else {
    if ($39 > 4503599527370495) return false;
    $40 = Math.floor(($39 + 50000000) / 100000000);
  }
  const retencion_del_mes = $s[45] = $40;
  $s[46] = $39;
  // Retención en la fuente
  const $41 = retencion_del_mes * 100 - retencion_practicada_mes;
  const retencion_fuente = $s[47] = 0 > $41 ? 0 : $41;
  // Total deducciones
  const total_deducciones = $s[48] = salud_empleado + pension_empleado + fondo_solidaridad_pensional + retencion_fuente;
  // Neto a pagar
  const neto_pagar = $s[49] = total_devengado - total_deducciones;
  // Empleador exonerado art. 114-1
  const $45 = aplica_exoneracion_114_1 && !salario_integral;
  $s[50] = $45 ? 1 : 0;
  const exonerado = $45 && base_vacaciones < $f.SMMLV * 10 * 100;
  $s[51] = exonerado ? 1 : 0;
  // Salud empleador
  const $46 = $s[55] = exonerado ? 0 : 17;
  const $47 = $s[53] = ibc * $46;
  const salud_empleador = $s[52] = Math.floor(($47 + 100) / 200);
  $s[54] = ibc;
  // Pensión empleador
  const $49 = $s[57] = ibc * 3;
  const pension_empleador = $s[56] = Math.floor((2 * $49 + 25) / 50);
  $s[58] = ibc;
  $s[59] = 3;
  // Riesgos laborales (ARL)
  const $51 = $s[63] = cotiza_arl_en_vacaciones ? risk_class_rate : 0;
  const $52 = $s[61] = ibc * $51;
  const arl = $s[60] = Math.floor(($52 + 500000) / 1000000);
  $s[62] = ibc;
  // Base de aportes parafiscales
  const $54 = salario_integral ? 7 : 10;
  const $55 = $s[65] = $54 * total_devengado;
  const base_parafiscales = $s[64] = Math.floor(($55 + 5) / 10);
  // Caja de compensación familiar
  const caja_compensacion = $s[66] = Math.floor((2 * base_parafiscales + 25) / 50);
  $s[67] = base_parafiscales;
  $s[68] = base_parafiscales;
  $s[69] = 1;
  // ICBF
  const $58 = $s[73] = exonerado ? 0 : 3;
  const $59 = $s[71] = base_parafiscales * $58;
  const icbf = $s[70] = Math.floor(($59 + 50) / 100);
  $s[72] = base_parafiscales;
  // SENA
  const $61 = $s[77] = exonerado ? 0 : 1;
  const $62 = $s[75] = base_parafiscales * $61;
  const sena = $s[74] = Math.floor(($62 + 25) / 50);
  $s[76] = base_parafiscales;
  // Costo total del empleador
  $s[78] = total_devengado + salud_empleador + pension_empleador + arl + caja_compensacion + icbf + sena;
  // Salario mínimo
  const salario_minimo = $s[79] = salario_integral ? $f.SMMLV * 13 : $f.SMMLV;
  if (dias_descanso === 0 && dias_compensados === 0) return false;
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
    if (!rt.givesValue($f.clases_arl$rows2, risk_class_rate, 1)) {
      // RISK_RATE_NOT_STANDARD
      $notes.add(3, rt.ratio(risk_class_rate, 1000000n));
    }
    if (rt.isSent($n[6]!) && dias_habiles + dias_compensados > dias_pendientes) {
      // VACATION_BALANCE_EXCEEDED
      $notes.add(4);
    }
    if (rt.isSent($n[6]!) && dias_compensados * 2 > dias_pendientes) {
      // VACATION_COMPENSATION_OVER_HALF
      $notes.add(5, rt.ratio(dias_compensados, 10000n));
    }
    if (dias_descanso > 0 && ibc_mes_anterior > $f.SMMLV * 25 * 1000) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(6, rt.ratio(ibc_mes_anterior, 1000n));
    }
    if (dias_descanso > 0 && ibc_mes_anterior < $f.SMMLV * 1000) {
      // CONTRIBUTION_BASE_FLOORED
      $notes.add(7, rt.ratio(ibc_mes_anterior, 1000n));
    }
    if (ingreso_neto_retencion * 3 > tope_renta_exenta * 100) {
      // EXEMPTION_CAP_REACHED
      $notes.add(8, rt.ratio(ingreso_neto_retencion, 100n));
    }
    if (neto_pagar < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(9);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '{"size":80,"scales":[100,100,100,10000,10000,10000,10000,1,100,1000000,100,100,100,1000000,1,1],"values":[["sent","given(promedio_base_vacaciones)",2],["input",2,2],["input",1,1],0,["input",3,[3,10000]],["input",5,[5,10000]],1,2,["input",8,[8,1000]],["parameter","SMMLV",1],4,5,6,7,8,["input",11,11],["input",10,10],9,["parameter","UVT",1],10,11,12,["sent","given(porcentaje_fijo_retencion)",13],13,["input",13,[13,1000000]],14,15,["input",12,12],16,3,17,["input",14,[14,1]],["input",7,[7,1]],19,["input",15,[15,1]],["input",9,[9,1000000]],23,20,21,22,24,25,26],"tables":[{"table":1,"rows":"tarifa_fsp$rows1","scales":[1000,500,500000],"slots":[30,31,null]},{"table":2,"rows":"tarifa_retencion$rows1","scales":[100,100,10000],"slots":[41,42,null],"isConditional":1}],"steps":[[17,[0,[[1],16,1,1],[[2],16,0,0]]],[18,[3,4],[19,30000000]],[20,[3,5],[21,30000000]],[22,[6,7]],[[23,1000],[8,9,9]],[24,[10,4],[25,300000000]],[26,[11],[27,2500]],[28,[11],[29,2500]],[32,[11,10,-1],[33,50000]],[34,[12,13,14,15]],[35,[6,7,16,17]],[[36,12],[[[18],-1,0,20230100],[[18],-1,20230101,null]]],[37,[19,20],[38,1200]],[39,[19,21]],[[43,10000],[22,[[23],40,1,1],-2],null,null,40],[[45,1],[22,[[23,24],44,1,1],[[25],44,0,0]],[46,100000000]],[47,[26,27]],[48,[12,13,14,28]],[49,[29,30]],[[51,1],[31,[[32],14,1,1],[[3,9],50,1,1]]],[52,[11,33],[53,20000],null,null,54,[55,200]],[56,[11],[57,2500],null,null,58,[59,25]],[60,[11,34,[[35],15,1,1]],[61,100000000],null,null,62,[63,1000000]],[64,[32,29],[65,1000]],[66,[36],[67,2500],null,null,68,[69,25]],[70,[36,33],[71,10000],null,null,72,73],[74,[36,33],[75,5000],null,null,76,[77,50]],[78,[29,37,38,39,40,41,42]],[[79,1],[32,[[9],7,1,1],[[9],7,0,0]]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '{"scheme":["COP","period_end",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],[0,0,"integer"],"boolean",[0,0,"rate"],[0,0,"number"],"text"],"roundings":[["half_up",[["1/100",null]]],["half_up",[["1000","10000"],["100","100"],["1",null]]]],"nodes":"0 c0;0 c10000000000;1 c30;0 3 1 2;0 i0;0 2 2 4;1 c0;1 c60;1 c120;2 truth,false;2 i7;3 c7/10;0 i1;0 2 11 12;0 18 10 13 12;3 c261/50000;3 p2;3 p3;0 c1000000000000;3 c0;3 c39/100;2 truth,true;2 given,2;0 i2;0 18 22 23 12;0 s0;0 3 25 2;4 i3;0 2 26 27;4 i5;0 2 26 29;0 s1;0 s2;0 0 31 32;0 i8;1 c1;0 p0;0 2 35 36;1 c25;0 2 38 36;0 7 34 37 39;0 s4;0 2 41 27;0 3 42 2;0 s5;3 c1/25;0 2 44 45;3 apply,1 41;0 2 44 47;0 s6;0 s7;0 0 49 50;0 s8;0 0 51 52;0 i11;0 0 53 54;0 i10;0 0 33 56;0 s9;0 1 57 58;0 6 0 59;1 c240;0 p1;0 2 61 62;1 c790;0 2 64 62;1 c12;0 3 65 66;0 dated,2020-01-01,2023-01-01 63 67;3 c1/4;0 s10;0 2 69 70;0 s11;0 5 71 72;0 s12;0 1 70 74;2 given,13;2 16 76;0 s13;0 apply,2 78;3 i13;0 2 78 80;0 s14;0 18 76 81 82;0 s15;0 i12;0 1 84 85;0 6 0 86;0 s16;0 0 52 88;0 0 51 89;0 s3;0 s17;0 1 91 92;2 i14;2 16 10;2 14 94 95;1 c10;0 2 97 36;2 10 25 98;2 14 96 99;2 s19;3 c17/200;3 18 101 19 102;0 2 44 103;3 c3/25;0 2 44 105;2 i15;3 i9;3 18 107 108 19;0 2 44 109;3 c1;3 18 10 11 111;0 2 112 91;0 s23;0 2 114 45;3 c3/100;3 18 101 19 116;0 2 114 117;3 c1/50;3 18 101 19 119;0 2 114 120;0 s20;0 s21;0 0 122 123;0 s22;0 0 124 125;0 s24;0 s25;0 0 127 128;0 s26;0 0 129 130;0 0 126 131;0 0 91 132;1 c13;0 2 134 36;0 18 10 135 37;2 8 27 6;2 8 29 6;2 14 137 138;2 given,0;2 given,1;2 14 140 141;3 c99/100;0 2 143 12;2 10 5 144;3 c101/100;0 2 146 12;2 12 5 147;2 15 145 148;2 14 142 149;0 s28;2 10 12 151;2 among,0 108;2 16 153;2 given,6;4 i4;4 0 156 29;4 i6;2 12 157 158;2 14 155 159;1 c2;4 3 158 161;2 12 29 162;2 14 155 163;2 12 27 6;2 12 34 39;2 14 165 166;2 10 34 37;2 14 165 168;2 12 71 72;0 s18;2 10 171 0","items":[["i",0,null,[0,false],[3,true]],["i",1,5,[0,false],[1,true]],["i",2,null,[0,false],[1,true]],["i",3,6,[6,true],[7,true]],["i",4,6,[6,true],[7,true]],["i",5,6,[6,true],[7,true]],["i",6,null,[6,true],[8,true]],["i",7,9],["i",8,14,[0,false],[1,true]],["i",9,15,[16,true],[17,true]],["i",10,0,[0,true],[18,true]],["i",11,0,[0,true],[18,true]],["i",12,0,[0,true],[18,true]],["i",13,null,[19,true],[20,true]],["i",14,21],["i",15,9],[0,0,24,0],[1,0,28,0],[2,0,30,0],[3,0,33],[4,0,40],[5,0,43,0],[6,0,46,0],[7,0,46,0],[8,0,48,0],[9,0,55,0],[10,0,60,0],[11,0,68],[12,0,73,0],[13,0,75,0],[14,0,79,null,null,77],[15,0,83,1],[16,0,87,0],[17,0,90],[18,0,93],[19,2,100],[20,0,104,0,null,null,44,103],[21,0,106,0,null,null,44,105],[22,0,110,0,null,null,44,109],[23,0,113,0],[24,0,115,0,null,null,114,45],[25,0,118,0,null,null,114,117],[26,0,121,0,null,null,114,120],[27,0,133],[28,0,136]],"parameters":[["SMMLV",null],["UVT",null],["arl_minima",null],["arl_maxima",null]],"notices":[["refuse","VALIDATION_ERROR","warning","inputs.dias_descanso","inputs",null,139,["Sin días de descanso ni días compensados no hay vacaciones que pagar (CST arts. 186 y 189)"]],["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,150,["El salario mensual ",12," y 30 veces el diario ",4," difieren en más del 1 %; se usa el mensual"]],["warn","BELOW_MINIMUM_WAGE","warning","monthly_salary","employee",null,152,["El salario ",12," es menor que el mínimo legal de ",151,"; puede ser correcto en jornada parcial"]],["warn","RISK_RATE_NOT_STANDARD","info","risk_class_rate","employee",null,154,[108," no es la tarifa inicial de ninguna clase de riesgo"]],["warn","VACATION_BALANCE_EXCEEDED","warning","inputs.dias_habiles","inputs",null,160,["Los días de este pago pasan de los pendientes: las vacaciones se anticipan (CST art. 186)"]],["warn","VACATION_COMPENSATION_OVER_HALF","warning","inputs.dias_compensados","inputs",null,164,["Se compensa en dinero a lo sumo la mitad de las vacaciones; pedido, ",29," días (CST art. 189)"]],["warn","CONTRIBUTION_BASE_CAPPED","info","ibc","employee",null,167,["El ingreso base del mes anterior, ",34,", pasa del tope de 25 SMMLV"]],["warn","CONTRIBUTION_BASE_FLOORED","info","ibc","employee",null,169,["El ingreso base del mes anterior, ",34,", no llega al piso de un SMMLV"]],["warn","EXEMPTION_CAP_REACHED","info","renta_exenta_25","employee",null,170,["El 25 % de ",70," pasa del tope de la renta exenta"]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,172,["Las deducciones superan lo devengado en este pago"]]],"tables":[[5,null,3,null,null],[0,"SMMLV",3,null,null],[0,"UVT",0,null,null]]}';

const law: rt.PackedLaw = { file: $file, parameters: [SMMLV$rows, UVT$rows, arl_minima$rows, arl_maxima$rows],
  tables: [clases_arl, tarifa_fsp, tarifa_retencion] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
