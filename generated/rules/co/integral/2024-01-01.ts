// CO.integral 2024.1: Salario integral
// Emitted from generated/rules/co/integral/2024-01-01.pay by payroll compile. Do not edit.
// file    sha256:316c29b4818e61002aab53d9f16bb8c957951789be1a0a5c4786944cfacb34d6
// meaning sha256:183c70163400e8bcc82cbef21844526cc8153158a37e3c6a22cb70dc0b989adf
import * as rt from '../../../../runtime/index.ts';
import { $file, SMMLV$rows, UVT$rows, arl_minima$rows, arl_maxima$rows, clases_arl, tarifa_fsp, tarifa_retencion,
  $sources, $provenance, $inputs, $steps } from './2024-01-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'generated/rules/co/integral/2024-01-01.pay',
    fingerprint: 'sha256:316c29b4818e61002aab53d9f16bb8c957951789be1a0a5c4786944cfacb34d6',
    meaning: 'sha256:183c70163400e8bcc82cbef21844526cc8153158a37e3c6a22cb70dc0b989adf', country: 'CO', scheme: 'integral',
    label: 'Salario integral', version: '2024.1', currency: 'COP', validFrom: '2024-01-01', validUntil: '2024-12-31',
    periods: ['monthly', 'biweekly'], proration: 'split_monthly', days: 'month_of_30', asOf: 'month_end',
    laws: ['Código Sustantivo del Trabajo art. 132; Ley 50 de 1990 art. 18'],
    changes: [{ date: '2024-01-01', summary: 'SMMLV y UVT de 2024',
        law: 'Decreto 2292 de 2023 (número según una sola fuente); Resolución DIAN 187 de 2023' }],
    employerTables: [{ id: 'seguridad_social_empleador', label: 'Seguridad social (empleador)' },
      { id: 'parafiscales', label: 'Aportes parafiscales' }, { id: 'prestaciones_sociales', label: 'Provisión de prestaciones sociales' }],
    summary: { total_perceptions: 'total_devengado', total_deductions: 'total_deducciones', net_salary: 'neto_pagar',
      employer_total_cost: 'costo_total_empleador' }, sources: $sources, provenance: $provenance, inputs: $inputs, steps: $steps },
  'half_up:0.01');

const $parameters = rt.byDate(($at) => ({
  arl_minima: rt.scaledWorth($at, 25000n, arl_minima$rows),
  arl_maxima: rt.scaledWorth($at, 1000n, arl_maxima$rows),
  SMMLV: rt.scaledWorth($at, 1n, SMMLV$rows),
  tarifa_fsp$rows1: rt.scaledRows(tarifa_fsp, { date: $at, limits: rt.worthAt($at, SMMLV$rows) }, 100n, 500n),
  UVT: rt.scaledWorth($at, 1n, UVT$rows),
  tarifa_retencion$rows1: rt.scaledRows(tarifa_retencion, { date: $at, limits: rt.worthAt($at, UVT$rows) }, 100n, 100n),
  clases_arl$rows1: rt.scaledRows(clases_arl, { date: $at }, 1n, 50000n),
  clases_arl$rows2: rt.scaledRows(clases_arl, { date: $at }, 1n, 1000000n),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
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
  // Tarifa de riesgos laborales
  if ($n[2]! < $f.arl_minima * 40) return false;
  if ($n[2]! > $f.arl_maxima * 1000) return false;
  const risk_class_rate = $s[2] = rt.sentOr($n[2]!, 5220);
  // Recibe auxilio de transporte
  const aplica_auxilio_transporte = $n[3]! === 1;
  $s[3] = aplica_auxilio_transporte ? 1 : 0;
  // Empleador con derecho a la exoneración del art. 114-1
  const aplica_exoneracion_114_1 = $n[4]! !== 0;
  $s[4] = aplica_exoneracion_114_1 ? 1 : 0;
  // Salario integral
  const $3 = $s[6] = monthly_salary * $row.days;
  const salario_integral = $s[5] = Math.floor(($3 + 15) / 30);
  // Total devengado
  const total_devengado = $s[7] = salario_integral;
  // Ingreso salarial
  $s[8] = salario_integral;
  // Piso del ingreso base de cotización
  const $5 = $s[10] = $f.SMMLV * $row.days;
  const $6 = $5 * 10;
  const ibc_minimo = $s[9] = Math.floor((2 * $6 + 3) / 6);
  // Tope del ingreso base de cotización
  const ibc_maximo = $s[11] = $f.SMMLV * 25;
  // Ingreso base de cotización
  const $9 = salario_integral * 7;
  const $10 = ibc_minimo * 10;
  const $11 = $9 > $10 ? $9 : $10;
  const $12 = ibc_maximo * 1000;
  const $13 = $s[13] = $11 < $12 ? $11 : $12;
  const ibc = $s[12] = Math.floor(($13 + 5) / 10);
  // Aporte a salud (trabajador)
  const salud_empleado = $s[14] = Math.floor((2 * ibc + 25) / 50);
  $s[15] = ibc;
  // Aporte a pensión (trabajador)
  const pension_empleado = $s[16] = Math.floor((2 * ibc + 25) / 50);
  $s[17] = ibc;
  // Fondo de solidaridad pensional
  const $17 = $s[18] = rt.rowOf($f.tarifa_fsp$rows1, ibc, 1, false);
  if ($17 < 0) return false;
  $s[19] = ibc;
  const $18 = $f.tarifa_fsp$rows1.value[$17]!;
  const $19 = $s[21] = ibc * $18;
  const fondo_solidaridad_pensional = $s[20] = Math.floor(($19 + 250) / 500);
  // Ingresos no constitutivos de renta
  const ingresos_no_constitutivos = $s[22] = salud_empleado + pension_empleado + fondo_solidaridad_pensional;
  // Ingreso laboral neto
  const $22 = salario_integral - ingresos_no_constitutivos;
  const ingreso_neto_retencion = $s[23] = 0 > $22 ? 0 : $22;
  // Renta exenta del 25%
  const $24 = ingreso_neto_retencion * 3;
  const $25 = $f.UVT * 790 * 100;
  const $26 = $s[25] = $24 < $25 ? $24 : $25;
  const renta_exenta_25 = $s[24] = Math.floor(($26 + 6) / 12);
  // Base gravable de retención
  const base_gravable_retencion = $s[26] = ingreso_neto_retencion - renta_exenta_25;
  // Retención en la fuente (procedimiento 1)
  const $29 = $s[27] = rt.rowOf($f.tarifa_retencion$rows1, base_gravable_retencion, 1, false);
  if ($29 < 0) return false;
  $s[28] = base_gravable_retencion;
  const $30 = $s[30] = rt.excessOf($f.tarifa_retencion$rows1, $29, base_gravable_retencion, 1);
  if (Number.isNaN($30)) return false;
  let $31: number;
  if ($30 > 100000000) {
    $31 = Math.floor(($30 + 5000000) / 10000000) * 1000;
  } else if ($30 > 1000000) {
    $31 = Math.floor(($30 + 500000) / 1000000) * 100;
  } else {
    $31 = Math.floor(($30 + 5000) / 10000);
  }
  const retencion_fuente = $s[29] = $31;
  // Total deducciones
  const total_deducciones = $s[31] = salud_empleado + pension_empleado + fondo_solidaridad_pensional + retencion_fuente * 100;
  // Neto a pagar
  const neto_pagar = $s[32] = total_devengado - total_deducciones;
  // Empleador exonerado art. 114-1
  const exonerado = false;
  $s[33] = exonerado ? 1 : 0;
  // Salud empleador
  const $34 = $s[35] = ibc * 17;
  const salud_empleador = $s[34] = Math.floor(($34 + 100) / 200);
  $s[36] = ibc;
  $s[37] = 17;
  // Pensión empleador
  const $36 = $s[39] = ibc * 3;
  const pension_empleador = $s[38] = Math.floor((2 * $36 + 25) / 50);
  $s[40] = ibc;
  $s[41] = 3;
  // Riesgos laborales (ARL)
  const $38 = $s[43] = ibc * risk_class_rate;
  const arl = $s[42] = Math.floor(($38 + 500000) / 1000000);
  $s[44] = ibc;
  $s[45] = risk_class_rate;
  // Base de aportes parafiscales
  const $40 = $s[47] = salario_integral * 7;
  const base_parafiscales = $s[46] = Math.floor(($40 + 5) / 10);
  // Caja de compensación familiar
  const caja_compensacion = $s[48] = Math.floor((2 * base_parafiscales + 25) / 50);
  $s[49] = base_parafiscales;
  $s[50] = base_parafiscales;
  $s[51] = 1;
  // ICBF
  const $43 = $s[53] = base_parafiscales * 3;
  const icbf = $s[52] = Math.floor(($43 + 50) / 100);
  $s[54] = base_parafiscales;
  $s[55] = 3;
  // SENA
  const sena = $s[56] = Math.floor((base_parafiscales + 25) / 50);
  $s[57] = base_parafiscales;
  $s[58] = base_parafiscales;
  $s[59] = 1;
  // Base de vacaciones
  const base_vacaciones = $s[60] = salario_integral;
  // Vacaciones
  const vacaciones = $s[61] = Math.floor((base_vacaciones + 12) / 24);
  $s[62] = base_vacaciones;
  $s[63] = base_vacaciones;
  $s[64] = 1;
  // Total seguridad social empleador
  const total_seguridad_social_empleador = $s[65] = salud_empleador + pension_empleador + arl;
  // Total parafiscales
  const total_parafiscales = $s[66] = caja_compensacion + icbf + sena;
  // Total provisiones
  const total_provisiones = $s[67] = vacaciones;
  // Costo total empleador
  $s[68] = total_devengado + total_seguridad_social_empleador + total_parafiscales + total_provisiones;
  // Salario integral mínimo
  const integral_minimo = $s[69] = $f.SMMLV * 13;
  if ($notes !== null) {
    if (rt.isSent($n[0]!) &&
      rt.isSent($n[1]!) &&
      (daily_salary * 3 * 1000 < monthly_salary * 99 || daily_salary * 3 * 1000 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(0, rt.ratio(monthly_salary, 100n), rt.ratio(daily_salary, 100n));
    }
    if (monthly_salary < integral_minimo * 100) {
      // BELOW_MINIMUM_WAGE
      $notes.add(1, rt.ratio(monthly_salary, 100n), rt.ratio(integral_minimo, 1n));
    }
    if (aplica_auxilio_transporte) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(2);
    }
    if (!rt.givesValue($f.clases_arl$rows2, risk_class_rate, 1)) {
      // RISK_RATE_NOT_STANDARD
      $notes.add(3, rt.ratio(risk_class_rate, 1000000n));
    }
    if (base_parafiscales > ibc_maximo * 100) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(4, rt.ratio(base_parafiscales, 100n), rt.ratio(ibc_maximo, 1n));
    }
    if (base_parafiscales < ibc_minimo) {
      // CONTRIBUTION_BASE_FLOORED
      $notes.add(5, rt.ratio(base_parafiscales, 100n), rt.ratio(ibc_minimo, 100n));
    }
    if (neto_pagar < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(6);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '{"size":70,"scales":[100,100,1000000,1,1],"values":[["input",1,1],["period","days","number",[]],0,["parameter","SMMLV",1],3,4,5,6,7,8,9,10,["parameter","UVT",1],11,12,13,1,14,["input",2,[2,1000000]],20,24,17,18,19,21,22,23,25,26,27,28],"tables":[{"table":1,"rows":"tarifa_fsp$rows1","scales":[100,500,50000],"slots":[18,19,null]},{"table":2,"rows":"tarifa_retencion$rows1","scales":[100,100,10000],"slots":[27,28,null]}],"steps":[[5,[0,1],[6,3000]],[7,[2]],[8,[2]],[9,[3,1],[10,30]],[[11,1],[3]],[12,[2,4,5],[13,1000]],[14,[6],[15,2500]],[16,[6],[17,2500]],[20,[6,6,-1],[21,50000]],[22,[7,8,9]],[23,[2,10]],[24,[11,12],[25,1200]],[26,[11,13]],[[29,1],[14,-2],[30,10000]],[31,[7,8,9,15]],[32,[16,17]],[[33,1],[]],[34,[6],[35,20000],null,null,36,[37,200]],[38,[6],[39,2500],null,null,40,[41,25]],[42,[6,18],[43,100000000],null,null,44,[45,1000000]],[46,[2],[47,1000]],[48,[19],[49,2500],null,null,50,[51,25]],[52,[19],[53,10000],null,null,54,55],[56,[19],[57,5000],null,null,58,[59,50]],[60,[2]],[61,[20],[62,2400],null,null,63,[64,24]],[65,[21,22,23]],[66,[24,25,26]],[67,[27]],[68,[16,28,29,30]],[[69,1],[3]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '{"scheme":["COP","month_end",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],[0,0,"integer"],[0,0,"rate"],"boolean","text"],"roundings":[["half_up",[["1/100",null]]],["half_up",[["1000","10000"],["100","100"],["1",null]]]],"nodes":"0 c0;0 c10000000000;1 c30;0 3 1 2;0 i0;0 2 2 4;2 c261/50000;2 p2;2 p3;3 truth,false;3 truth,true;0 i1;1 period,0;0 2 11 12;0 3 13 2;0 s0;1 c1;0 p0;0 2 16 17;0 2 18 12;0 3 19 2;1 c25;0 2 21 17;2 c7/10;0 2 23 15;0 s3;0 s4;0 7 24 25 26;0 s5;2 c1/25;0 2 28 29;2 apply,1 28;0 2 28 31;0 s6;0 s7;0 0 33 34;0 s8;0 0 35 36;0 s9;0 1 15 38;0 6 0 39;2 c1/4;0 s10;0 2 41 42;1 c790;0 p1;0 2 44 45;1 c12;0 3 46 47;0 5 43 48;0 s11;0 1 42 50;0 s12;0 apply,2 52;0 s13;0 0 36 54;0 0 35 55;0 s1;0 s14;0 1 57 58;2 c17/200;0 2 28 60;2 c3/25;0 2 28 62;2 i2;0 2 28 64;0 s20;0 2 66 29;2 c3/100;0 2 66 68;2 c1/50;0 2 66 70;0 s24;2 c1;1 c24;2 3 73 74;0 2 72 75;0 s17;0 s18;0 0 77 78;0 s19;0 0 79 80;0 s21;0 s22;0 0 82 83;0 s23;0 0 84 85;0 s25;0 s26;0 0 57 88;0 s27;0 0 89 90;0 s28;0 0 91 92;1 c13;0 2 94 17;3 given,0;3 given,1;3 14 96 97;2 c99/100;0 2 99 11;3 10 5 100;2 c101/100;0 2 102 11;3 12 5 103;3 15 101 104;3 14 98 105;0 s30;3 10 11 107;3 i3;3 among,0 64;3 16 110;3 12 66 26;3 10 66 25;0 s15;3 10 114 0","items":[["i",0,null,[0,false],[3,true]],["i",1,5,[0,false],[1,true]],["i",2,6,[7,true],[8,true]],["i",3,9],["i",4,10],[0,0,14,0],[1,0,15],[2,0,15,0],[3,0,20,0],[4,0,22],[5,0,27,0],[6,0,30,0],[7,0,30,0],[8,0,32,0],[9,0,37,0],[10,0,40,0],[11,0,49,0],[12,0,51,0],[13,0,53,1],[14,0,56],[15,0,59],[16,3,9],[17,0,61,0,null,null,28,60],[18,0,63,0,null,null,28,62],[19,0,65,0,null,null,28,64],[20,0,24,0],[21,0,67,0,null,null,66,29],[22,0,69,0,null,null,66,68],[23,0,71,0,null,null,66,70],[24,0,15,0],[25,0,76,0,null,null,72,75],[26,0,81],[27,0,86],[28,0,87],[29,0,93],[30,0,95]],"parameters":[["SMMLV",null],["UVT",null],["arl_minima",null],["arl_maxima",null]],"notices":[["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,106,["El salario mensual ",11," y 30 veces el diario ",4," difieren en más del 1 %; se usa el mensual"]],["warn","BELOW_MINIMUM_WAGE","warning","monthly_salary","employee",null,108,["El salario integral ",11," es menor que el mínimo legal de ",107]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.aplica_auxilio_transporte","override",null,109,["El salario integral no recibe auxilio de transporte; no se paga"]],["warn","RISK_RATE_NOT_STANDARD","info","risk_class_rate","employee",null,111,[64," no es la tarifa inicial de ninguna clase de riesgo"]],["warn","CONTRIBUTION_BASE_CAPPED","info","ibc","employee",null,112,["El 70 % del salario integral, ",66,", pasa del tope de ",26]],["warn","CONTRIBUTION_BASE_FLOORED","info","ibc","employee",null,113,["El 70 % del salario integral, ",66,", no llega al piso de ",25]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,115,["Las deducciones superan lo devengado en este periodo"]]],"tables":[[4,null,2,null,null],[0,"SMMLV",2,null,null],[0,"UVT",0,null,null]]}';

const law: rt.PackedLaw = { file: $file, parameters: [SMMLV$rows, UVT$rows, arl_minima$rows, arl_maxima$rows],
  tables: [clases_arl, tarifa_fsp, tarifa_retencion] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
