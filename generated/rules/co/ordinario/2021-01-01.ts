// CO.ordinario 2021.1: Contrato laboral ordinario
// Emitted from generated/rules/co/ordinario/2021-01-01.pay by payroll compile. Do not edit.
// file    sha256:5a1f5d161a63724a6be79909dd89556db36d4a893c8312df21c7ab6899e8725f
// meaning sha256:07d42480fac32042e6f7b0afa8317d24d758b8b8dfe8bbccf2204e72fd671b94
import * as rt from '../../../../runtime/index.ts';
import { $file, SMMLV$rows, UVT$rows, auxilio_mensual$rows, divisor_horas_mes$rows, recargo_dominical$rows,
  limite_horas_extra$rows, arl_minima$rows, arl_maxima$rows, clases_arl, tarifa_fsp, tarifa_retencion, $sources,
  $provenance, $inputs, $steps } from './2021-01-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'generated/rules/co/ordinario/2021-01-01.pay',
    fingerprint: 'sha256:5a1f5d161a63724a6be79909dd89556db36d4a893c8312df21c7ab6899e8725f',
    meaning: 'sha256:07d42480fac32042e6f7b0afa8317d24d758b8b8dfe8bbccf2204e72fd671b94', country: 'CO', scheme: 'ordinario',
    label: 'Contrato laboral ordinario', version: '2021.1', currency: 'COP', validFrom: '2021-01-01', validUntil: '2022-12-31',
    periods: ['monthly', 'biweekly'], proration: 'split_monthly', days: 'month_of_30', asOf: 'month_end',
    laws: ['Código Sustantivo del Trabajo arts. 127 y 132'],
    changes: [{ date: '2021-01-01', summary: 'SMMLV, auxilio de transporte y UVT de 2021',
        law: 'Decretos 1785 y 1786 de 2020; Resolución DIAN 111 de 2020' },
      { date: '2022-01-01', summary: 'SMMLV, auxilio de transporte y UVT de 2022',
        law: 'Decretos 1724 y 1725 de 2021; Resolución DIAN 140 de 2021' }],
    employerTables: [{ id: 'seguridad_social_empleador', label: 'Seguridad social (empleador)' },
      { id: 'parafiscales', label: 'Aportes parafiscales' }, { id: 'prestaciones_sociales', label: 'Provisión de prestaciones sociales' }],
    summary: { total_perceptions: 'total_devengado', total_deductions: 'total_deducciones', net_salary: 'neto_pagar',
      employer_total_cost: 'costo_total_empleador' }, sources: $sources, provenance: $provenance, inputs: $inputs, steps: $steps },
  'half_up:0.01');

const $parameters = rt.byDate(($at) => ({
  arl_minima: rt.scaledWorth($at, 25000n, arl_minima$rows),
  arl_maxima: rt.scaledWorth($at, 1000n, arl_maxima$rows),
  SMMLV: rt.scaledWorth($at, 1n, SMMLV$rows),
  divisor_horas_mes: rt.scaledWorth($at, 1n, divisor_horas_mes$rows),
  recargo_dominical: rt.scaledWorth($at, 4n, recargo_dominical$rows),
  auxilio_mensual: rt.scaledWorth($at, 1n, auxilio_mensual$rows),
  tarifa_fsp$rows1: rt.scaledRows(tarifa_fsp, { date: $at, limits: rt.worthAt($at, SMMLV$rows) }, 100n, 500n),
  UVT: rt.scaledWorth($at, 1n, UVT$rows),
  tarifa_retencion$rows1: rt.scaledRows(tarifa_retencion, { date: $at, limits: rt.worthAt($at, UVT$rows) }, 100n, 100n),
  clases_arl$rows1: rt.scaledRows(clases_arl, { date: $at }, 1n, 50000n),
  clases_arl$rows2: rt.scaledRows(clases_arl, { date: $at }, 1n, 1000000n),
  limite_horas_extra: rt.scaledWorth($at, 1n, limite_horas_extra$rows),
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
  // Horas ordinarias nocturnas
  if ($n[3]! < 0 || $n[3]! > 24000) return false;
  const horas_recargo_nocturno = $s[3] = rt.sentOr($n[3]!, 0);
  // Horas dominicales diurnas
  if ($n[4]! < 0 || $n[4]! > 24000) return false;
  const horas_dominicales_diurnas = $s[4] = rt.sentOr($n[4]!, 0);
  // Horas dominicales nocturnas
  if ($n[5]! < 0 || $n[5]! > 24000) return false;
  const horas_dominicales_nocturnas = $s[5] = rt.sentOr($n[5]!, 0);
  // Horas extra diurnas
  if ($n[6]! < 0 || $n[6]! > 24000) return false;
  const horas_extra_diurnas = $s[6] = rt.sentOr($n[6]!, 0);
  // Horas extra nocturnas
  if ($n[7]! < 0 || $n[7]! > 24000) return false;
  const horas_extra_nocturnas = $s[7] = rt.sentOr($n[7]!, 0);
  // Extra dominicales diurnas
  if ($n[8]! < 0 || $n[8]! > 24000) return false;
  const horas_extra_dominicales_diurnas = $s[8] = rt.sentOr($n[8]!, 0);
  // Extra dominicales nocturnas
  if ($n[9]! < 0 || $n[9]! > 24000) return false;
  const horas_extra_dominicales_nocturnas = $s[9] = rt.sentOr($n[9]!, 0);
  // Recibe auxilio de transporte
  const aplica_auxilio_transporte = rt.isSent($n[10]!) ? $n[10]! === 1 : monthly_salary <= $f.SMMLV * 2 * 100;
  $s[10] = aplica_auxilio_transporte ? 1 : 0;
  // Empleador con derecho a la exoneración del art. 114-1
  const aplica_exoneracion_114_1 = $n[11]! !== 0;
  $s[11] = aplica_exoneracion_114_1 ? 1 : 0;
  // Valor de la hora
  if (!($f.divisor_horas_mes > 0)) return false;
  const $4 = $s[13] = $f.divisor_horas_mes;
  const valor_hora = $s[12] = monthly_salary;
  // Salario básico
  const $5 = $s[15] = monthly_salary * $row.days;
  const salario_basico = $s[14] = Math.floor(($5 + 15) / 30);
  // Recargo nocturno
  const $7 = valor_hora * horas_recargo_nocturno;
  if ($7 > rt.SAFE) return false;
  const $8 = $s[17] = $7 * 7;
  if ($8 > rt.SAFE) return false;
  const $9 = rt.wholeOf($8, 2000 * $4, 'half_up');
  if (Number.isNaN($9)) return false;
  const recargo_nocturno = $s[16] = $9;
  // Dominical o festivo diurno
  const $10 = valor_hora * horas_dominicales_diurnas;
  if ($10 > rt.SAFE) return false;
  const $11 = $s[19] = $10 * (4 + $f.recargo_dominical);
  if ($11 > rt.SAFE) return false;
  const $12 = rt.wholeOf($11, 400 * $4, 'half_up');
  if (Number.isNaN($12)) return false;
  const dominical_diurno = $s[18] = $12;
  // Dominical o festivo nocturno
  const $13 = valor_hora * horas_dominicales_nocturnas;
  if ($13 > rt.SAFE) return false;
  const $14 = $s[21] = $13 * (27 + $f.recargo_dominical * 5);
  if ($14 > rt.SAFE) return false;
  const $15 = rt.wholeOf($14, 2000 * $4, 'half_up');
  if (Number.isNaN($15)) return false;
  const dominical_nocturno = $s[20] = $15;
  // Hora extra diurna
  const $16 = $s[23] = valor_hora * horas_extra_diurnas;
  if ($16 > rt.SAFE) return false;
  const $17 = rt.wholeOf($16, 80 * $4, 'half_up');
  if (Number.isNaN($17)) return false;
  const hora_extra_diurna = $s[22] = $17;
  // Hora extra nocturna
  const $18 = valor_hora * horas_extra_nocturnas;
  if ($18 > rt.SAFE) return false;
  const $19 = $s[25] = $18 * 7;
  if ($19 > rt.SAFE) return false;
  const $20 = rt.wholeOf($19, 400 * $4, 'half_up');
  if (Number.isNaN($20)) return false;
  const hora_extra_nocturna = $s[24] = $20;
  // Hora extra dominical o festiva diurna
  const $21 = valor_hora * horas_extra_dominicales_diurnas;
  if ($21 > rt.SAFE) return false;
  const $22 = $s[27] = $21 * (5 + $f.recargo_dominical);
  if ($22 > rt.SAFE) return false;
  const $23 = rt.wholeOf($22, 400 * $4, 'half_up');
  if (Number.isNaN($23)) return false;
  const hora_extra_dominical_diurna = $s[26] = $23;
  // Hora extra dominical o festiva nocturna
  const $24 = valor_hora * horas_extra_dominicales_nocturnas;
  if ($24 > rt.SAFE) return false;
  const $25 = $s[29] = $24 * (7 + $f.recargo_dominical);
  if ($25 > rt.SAFE) return false;
  const $26 = rt.wholeOf($25, 400 * $4, 'half_up');
  if (Number.isNaN($26)) return false;
  const hora_extra_dominical_nocturna = $s[28] = $26;
  // Auxilio de transporte
  let auxilio_transporte = 0;
  if (aplica_auxilio_transporte) {
    const $27 = $s[31] = $f.auxilio_mensual * $row.days;
    const $28 = $27 * 10;
    auxilio_transporte = $s[30] = Math.floor((2 * $28 + 3) / 6);
  }
  // Total devengado
  const total_devengado = $s[32] = salario_basico +
    recargo_nocturno +
    dominical_diurno +
    dominical_nocturno +
    hora_extra_diurna +
    hora_extra_nocturna +
    hora_extra_dominical_diurna +
    hora_extra_dominical_nocturna +
    auxilio_transporte;
  // Ingreso salarial
  const ingreso_salarial = $s[33] = salario_basico +
    recargo_nocturno +
    dominical_diurno +
    dominical_nocturno +
    hora_extra_diurna +
    hora_extra_nocturna +
    hora_extra_dominical_diurna +
    hora_extra_dominical_nocturna;
  // Piso del ingreso base de cotización
  const $32 = $s[35] = $f.SMMLV * $row.days;
  const $33 = $32 * 10;
  const ibc_minimo = $s[34] = Math.floor((2 * $33 + 3) / 6);
  // Tope del ingreso base de cotización
  const ibc_maximo = $s[36] = $f.SMMLV * 25;
  // Ingreso base de cotización
  const $36 = ingreso_salarial > ibc_minimo ? ingreso_salarial : ibc_minimo;
  const $37 = ibc_maximo * 100;
  const ibc = $s[37] = $36 < $37 ? $36 : $37;
  // Aporte a salud (trabajador)
  const salud_empleado = $s[38] = Math.floor((2 * ibc + 25) / 50);
  $s[39] = ibc;
  // Aporte a pensión (trabajador)
  const pension_empleado = $s[40] = Math.floor((2 * ibc + 25) / 50);
  $s[41] = ibc;
  // Fondo de solidaridad pensional
  const $41 = $s[42] = rt.rowOf($f.tarifa_fsp$rows1, ibc, 1, false);
  if ($41 < 0) return false;
  $s[43] = ibc;
  const $42 = $f.tarifa_fsp$rows1.value[$41]!;
  const $43 = $s[45] = ibc * $42;
  const fondo_solidaridad_pensional = $s[44] = Math.floor(($43 + 250) / 500);
  // Ingresos no constitutivos de renta
  const ingresos_no_constitutivos = $s[46] = salud_empleado + pension_empleado + fondo_solidaridad_pensional;
  // Ingreso laboral neto
  const $46 = salario_basico +
    recargo_nocturno +
    dominical_diurno +
    dominical_nocturno +
    hora_extra_diurna +
    hora_extra_nocturna +
    hora_extra_dominical_diurna +
    hora_extra_dominical_nocturna +
    auxilio_transporte -
    ingresos_no_constitutivos;
  const ingreso_neto_retencion = $s[47] = 0 > $46 ? 0 : $46;
  // Renta exenta del 25%
  const $48 = $f.UVT * 240 * 400;
  const $49 = $s[49] = ingreso_neto_retencion < $48 ? ingreso_neto_retencion : $48;
  const renta_exenta_25 = $s[48] = Math.floor(($49 + 2) / 4);
  // Base gravable de retención
  const base_gravable_retencion = $s[50] = ingreso_neto_retencion - renta_exenta_25;
  // Retención en la fuente (procedimiento 1)
  const $52 = $s[51] = rt.rowOf($f.tarifa_retencion$rows1, base_gravable_retencion, 1, false);
  if ($52 < 0) return false;
  $s[52] = base_gravable_retencion;
  const $53 = $s[54] = rt.excessOf($f.tarifa_retencion$rows1, $52, base_gravable_retencion, 1);
  if (Number.isNaN($53)) return false;
  let $54: number;
  if ($53 > 100000000) {
    $54 = Math.floor(($53 + 5000000) / 10000000) * 1000;
  } else if ($53 > 1000000) {
    $54 = Math.floor(($53 + 500000) / 1000000) * 100;
  } else {
    $54 = Math.floor(($53 + 5000) / 10000);
  }
  const retencion_fuente = $s[53] = $54;
  // Total deducciones
  const total_deducciones = $s[55] = salud_empleado + pension_empleado + fondo_solidaridad_pensional + retencion_fuente * 100;
  // Neto a pagar
  const neto_pagar = $s[56] = total_devengado - total_deducciones;
  // Empleador exonerado art. 114-1
  const exonerado = aplica_exoneracion_114_1 && ingreso_salarial < $f.SMMLV * 10 * 100;
  $s[57] = exonerado ? 1 : 0;
  // Salud empleador
  const $57 = $s[61] = exonerado ? 0 : 17;
  const $58 = $s[59] = ibc * $57;
  const salud_empleador = $s[58] = Math.floor(($58 + 100) / 200);
  $s[60] = ibc;
  // Pensión empleador
  const $60 = $s[63] = ibc * 3;
  const pension_empleador = $s[62] = Math.floor((2 * $60 + 25) / 50);
  $s[64] = ibc;
  $s[65] = 3;
  // Riesgos laborales (ARL)
  const $62 = $s[67] = ibc * risk_class_rate;
  const arl = $s[66] = Math.floor(($62 + 500000) / 1000000);
  $s[68] = ibc;
  $s[69] = risk_class_rate;
  // Base de aportes parafiscales
  const base_parafiscales = $s[70] = ingreso_salarial;
  // Caja de compensación familiar
  const caja_compensacion = $s[71] = Math.floor((2 * base_parafiscales + 25) / 50);
  $s[72] = base_parafiscales;
  $s[73] = base_parafiscales;
  $s[74] = 1;
  // ICBF
  const $65 = $s[78] = exonerado ? 0 : 3;
  const $66 = $s[76] = base_parafiscales * $65;
  const icbf = $s[75] = Math.floor(($66 + 50) / 100);
  $s[77] = base_parafiscales;
  // SENA
  const $68 = $s[82] = exonerado ? 0 : 1;
  const $69 = $s[80] = base_parafiscales * $68;
  const sena = $s[79] = Math.floor(($69 + 25) / 50);
  $s[81] = base_parafiscales;
  // Base de prestaciones sociales
  const base_prestaciones = $s[83] = salario_basico +
    recargo_nocturno +
    dominical_diurno +
    dominical_nocturno +
    hora_extra_diurna +
    hora_extra_nocturna +
    hora_extra_dominical_diurna +
    hora_extra_dominical_nocturna +
    auxilio_transporte;
  // Base de vacaciones
  const base_vacaciones = $s[84] = salario_basico + recargo_nocturno;
  // Cesantías
  const cesantias = $s[85] = Math.floor((base_prestaciones + 6) / 12);
  $s[86] = base_prestaciones;
  $s[87] = base_prestaciones;
  $s[88] = 1;
  // Intereses sobre cesantías
  const intereses_cesantias = $s[89] = Math.floor((base_prestaciones + 50) / 100);
  $s[90] = base_prestaciones;
  $s[91] = base_prestaciones;
  $s[92] = 1;
  // Prima de servicios
  const prima_servicios = $s[93] = Math.floor((base_prestaciones + 6) / 12);
  $s[94] = base_prestaciones;
  $s[95] = base_prestaciones;
  $s[96] = 1;
  // Vacaciones
  const vacaciones = $s[97] = Math.floor((base_vacaciones + 12) / 24);
  $s[98] = base_vacaciones;
  $s[99] = base_vacaciones;
  $s[100] = 1;
  // Total seguridad social empleador
  const total_seguridad_social_empleador = $s[101] = salud_empleador + pension_empleador + arl;
  // Total parafiscales
  const total_parafiscales = $s[102] = caja_compensacion + icbf + sena;
  // Total provisiones
  const total_provisiones = $s[103] = cesantias + intereses_cesantias + prima_servicios + vacaciones;
  // Costo total empleador
  $s[104] = total_devengado + total_seguridad_social_empleador + total_parafiscales + total_provisiones;
  // Horas extra del mes
  const horas_extra_mes = $s[105] = horas_extra_diurnas +
    horas_extra_nocturnas +
    horas_extra_dominicales_diurnas +
    horas_extra_dominicales_nocturnas;
  if ($notes !== null) {
    if (rt.isSent($n[0]!) &&
      rt.isSent($n[1]!) &&
      (daily_salary * 3 * 1000 < monthly_salary * 99 || daily_salary * 3 * 1000 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(0, rt.ratio(monthly_salary, 100n), rt.ratio(daily_salary, 100n));
    }
    if (monthly_salary < $f.SMMLV * 100) {
      // BELOW_MINIMUM_WAGE
      $notes.add(1, rt.ratio(monthly_salary, 100n), rt.ratio($f.SMMLV, 1n));
    }
    if (!rt.same(aplica_auxilio_transporte, monthly_salary <= $f.SMMLV * 2 * 100)) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(2, rt.ratio(monthly_salary, 100n));
    }
    if (!rt.givesValue($f.clases_arl$rows2, risk_class_rate, 1)) {
      // RISK_RATE_NOT_STANDARD
      $notes.add(3, rt.ratio(risk_class_rate, 1000000n));
    }
    if (horas_extra_mes > $f.limite_horas_extra * 100 && horas_extra_diurnas !== 0) {
      // OVERTIME_LIMIT_EXCEEDED
      $notes.add(4, rt.ratio(horas_extra_mes, 100n), rt.ratio($f.limite_horas_extra, 1n));
    }
    if (horas_extra_mes > $f.limite_horas_extra * 100 && horas_extra_diurnas === 0 && horas_extra_nocturnas !== 0) {
      // OVERTIME_LIMIT_EXCEEDED
      $notes.add(5, rt.ratio(horas_extra_mes, 100n), rt.ratio($f.limite_horas_extra, 1n));
    }
    if (horas_extra_mes > $f.limite_horas_extra * 100 &&
      horas_extra_diurnas ===
      0 &&
      horas_extra_nocturnas ===
      0 &&
      horas_extra_dominicales_diurnas !==
      0) {
      // OVERTIME_LIMIT_EXCEEDED
      $notes.add(6, rt.ratio(horas_extra_mes, 100n), rt.ratio($f.limite_horas_extra, 1n));
    }
    if (horas_extra_mes > $f.limite_horas_extra * 100 &&
      horas_extra_diurnas ===
      0 &&
      horas_extra_nocturnas ===
      0 &&
      horas_extra_dominicales_diurnas ===
      0) {
      // OVERTIME_LIMIT_EXCEEDED
      $notes.add(7, rt.ratio(horas_extra_mes, 100n), rt.ratio($f.limite_horas_extra, 1n));
    }
    if (ingreso_salarial > ibc_maximo * 100) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(8, rt.ratio(ingreso_salarial, 100n), rt.ratio(ibc_maximo, 1n));
    }
    if (ingreso_salarial < ibc_minimo) {
      // CONTRIBUTION_BASE_FLOORED
      $notes.add(9, rt.ratio(ingreso_salarial, 100n), rt.ratio(ibc_minimo, 100n));
    }
    if (neto_pagar < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(10);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '«0:»{"size":106,"scales":[100,100,1000000,100,100,100,100,100,100,100,1,1],"values":[["input",1,1],["parameter","divisor_horas_mes",1,"hours"],["period","days","number",[]],0,["input",3,3],["input",4,4],["parameter","recargo_dominical",4,"rate"],["input",5«5:,‹5›],["input",‹6›»,[10,1]],["parameter","auxilio_mensual",1],1,2,3,4,5,6,7,8,9,["parameter","SMMLV",1],11,12,13,14,15,16,17,18,19,["parameter","UVT",1],20,21,22,10,23,["input",11,[11,1]],25,["input",2,[2,1000000]],29,33,34,26,27,28,30,31,32,35,36,37,38,39,40,41],"tables":[{"table":1,"rows":"tarifa_fsp$rows1","scales":[100,500,50000],"slots":[42,43,null]},{"table":2,"rows":"tarifa_retencion$rows1","scales":[100,100,10000],"slots":[51,52,null]}],"steps":[[[12,100,13],[0,1]],[14,[0,2],[15,3000]],[16,[3,4],[17,200000,13]],[18,[3,5,6],[19,40000,13]],[20,[3,7,6],[21,200000,13]],[22,[3,8],[23,8000,13]],[24,[3,9],[25,40000,13]],[26,[3,10,6],[27,40000,13]],[28,[3,11,6],[29,40000,13]],[30,[12,[[13,2],10,1,1]],[31,30],null,10],[32,[14,15,16,17,18,19,20,21,22]],[33,[14,15,16,17,18,19,20,21]],[34,[23,2],[35,30]],[[36,1],[23]],[37,[24,25,26]],[38,[27],[39,2500]],[40,[27],[41,2500]],[44,[27,27,-1],[45,50000]],[46,[28,29,30]],[47,[14,15,16,17,18,19,20,21,22,31]],[48,[32,33],[49,400]],[50,[32,34]],[[53,1],[35,-2],[54,10000]],[55,[28,29,30,36]],[56,[37,38]],[[57,1],[39,[[24,23],11,1,1]]],[58,[27,40],[59,20000],null,null,60,[61,200]],[62,[27],[63,2500],null,null,64,[65,25]],[66,[27,41],[67,100000000],null,null,68,[69,1000000]],[70,[24]],[71,[42],[72,2500],null,null,73,[74,25]],[75,[42,40],[76,10000],null,null,77,78],[79,[42,40],[80,5000],null,null,81,[82,50]],[83,[14,15,16,17,18,19,20,21,22]],[84,[14,15]],[85,[43],[86,1200],null,null,87,[88,12]],[89,[43],[90,10000],null,null,91,92],[93,[43],[94,1200],null,null,95,[96,12]],[97,[44],[98,2400],null,null,99,[100,24]],[101,[45,46,47]],[102,[48,49,50]],[103,[51,52,53,54]],[104,[37,55,56,57]],[105,[8,9,10,11]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '«0:»{"scheme":["COP","month_end",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],[0,0,"integer"],[0,0,"rate"],[0,1,"number"],"boolean",[1,-1,"number"],"text"],"roundings":[["half_up",[["1/100",null]]],["half_up",[["1000","10000"],["100","100"],["1",null]]]],"nodes":"0 c0;0 c10000000000;1 c30;0 3 1 2;0 i0;0 2 2 4;2 c261/50000;2 p6;2 p7;3 c0;3 c240;0 i1;1 c2;0 p0;0 2 12 13;4 11 11 14;4 truth,true;3 p3;5 3 11 17;1 period,0;0 2 11 19;0 3 20 2;5 s0;3 i3;0 2 22 23;2 c7/20;0 2 24 25;3 i4;0 2 22 27;2 c1;2 p4;2 0 29 30;0 2 28 31;3 i5;0 2 22 33;2 c27/20;2 0 35 30;0 2 34 36;3 i6;0 2 22 38;2 c5/4;0 2 39 40;3 i7;0 2 22 42;2 c7/4;0 2 43 44;3 i8;0 2 22 46;2 0 40 30;0 2 47 48;3 i9;0 2 22 50;2 0 44 30;0 2 51 52;4 i10;0 p2;0 2 55 19;0 3 56 2;0 s1;0 s2;0 0 58 59;0 s3;0 0 60 61;0 s4;0 s5;0 0 63 64;0 0 62 65;0 s6;0 s7;0 0 67 68;0 s8;0 s9;0 0 70 71;0 0 69 72;0 0 66 73;0 0 61 63;0 0 60 75;0 0 64 67;0 0 68 70;0 0 77 78;0 0 76 79;1 c1;0 2 81 13;0 2 82 19;0 3 83 2;1 c25;0 2 85 13;0 s11;0 s12;0 s13;0 7 87 88 89;0 s14;2 c1/25;0 2 91 92;2 apply,1 91;0 2 91 94;0 s15;0 s16;0 0 96 97;0 s17;0 0 98 99;0 s18;0 1 74 101;0 6 0 102;2 c1/4;0 s19;0 2 104 105;1 c240;0 p1;0 2 107 108;0 5 106 109;0 s20;0 1 105 111;0 s21;0 apply,2 113;0 s22;0 0 99 115;0 0 98 116;0 s10;0 s23;0 1 118 119;4 i11;1 c10;0 2 122 13;4 10 87 123;4 14 121 124;4 s25;2 c0;2 c17/200;2 18 126 127 128;0 2 91 129;2 c3/25;0 2 91 131;2 i2;0 2 91 133;0 s29;0 2 135 92;2 c3/100;2 18 126 127 137;0 2 135 138;2 c1/50;2 18 126 127 140;0 2 135 141;0 s33;1 c12;2 3 29 144;0 2 143 145;2 3 131 144;0 2 143 147;0 s34;1 c24;2 3 29 150;0 2 149 151;0 s26;0 s27;0 0 153 154;0 s28;0 0 155 156;0 s30;0 s31;0 0 158 159;0 s32;0 0 160 161;0 s35;0 s36;0 0 163 164;0 s37;0 s38;0 0 166 167;0 0 165 168;0 s39;0 0 118 170;0 s40;0 0 171 172;0 s41;0 0 173 174;3 0 38 42;3 0 176 46;3 0 177 50;4 given,0;4 given,1;4 14 179 180;2 c99/100;0 2 182 11;4 10 5 183;2 c101/100;0 2 185 11;4 12 5 186;4 15 184 187;4 14 181 188;4 10 11 82;4 9 54 15;4 among,0 133;4 16 192;3 s43;3 p5;4 12 194 195;4 9 38 9;4 14 196 197;4 8 38 9;4 14 196 199;4 9 42 9;4 14 200 201;4 8 42 9;4 14 200 203;4 9 46 9;4 14 204 205;4 8 46 9;4 14 204 207;4 12 87 89;4 10 87 88;0 s24;4 10 211 0","items":[["i",0,null,[0,false],[3,true]],["i",1,5,[0,false],[1,true]],["i",2,6,[7,true],[8«7:,true]],["i",‹3›,9,[9,true],[10»,true]],["i",10,15],["i",11,16],[0,5,18],[1,0,21,0],[2,0,26,0],[3,0,32«6:,0],[‹4›,0,‹37+4›»,0,null,54],[10,0,74],[11,0,80,0],[12,0,84,0],[13,0,86],[14,0,90,0],[15,0,93,0],[16,0,93,0],[17,0,95,0],[18,0,100,0],[19,0,103,0],[20,0,110,0],[21,0,112,0],[22,0,114,1],[23,0,117],[24,0,120],[25,4,125],[26,0,130,0,null,null,91,129],[27,0,132,0,null,null,91,131],[28,0,134,0,null,null,91,133],[29,0,87,0],[30,0,136,0,null,null,135,92],[31,0,139,0,null,null,135,138],[32,0,142,0,null,null,135,141],[33,0,74,0],[34,0,60,0],[35,0,146,0,null,null,143,145],[36,0,148,0,null,null,143,147],[37,0,146,0,null,null,143,145],[38,0,152,0,null,null,149,151],[39,0,157],[40,0,162],[41,0,169],[42,0,175],[43,3,178]],"parameters":[["SMMLV",null],["UVT",null],["auxilio_mensual",null],["divisor_horas_mes",null],["recargo_dominical",null],["limite_horas_extra",null],["arl_minima",null],["arl_maxima",null]],"notices":[["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,189,["El salario mensual ",11," y 30 veces el diario ",4," difieren en más del 1 %; se usa el mensual"]],["warn","BELOW_MINIMUM_WAGE","warning","monthly_salary","employee",null,190,["El salario ",11," es menor que el mínimo legal de ",13]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.aplica_auxilio_transporte","override",null,191,["El auxilio de transporte corresponde hasta 2 SMMLV inclusive; el salario es ",11]],["warn","RISK_RATE_NOT_STANDARD","info","risk_class_rate","employee",null,193,[133," no es la tarifa inicial de ninguna clase de riesgo"]],["warn","OVERTIME_LIMIT_EXCEEDED","warning","horas_extra_diurnas","employee",null,198,[194," extra en el mes; la ley permite ",195]],["warn","OVERTIME_LIMIT_EXCEEDED","warning","horas_extra_nocturnas","employee",null,202,[194," extra en el mes; la ley permite ",195]],["warn","OVERTIME_LIMIT_EXCEEDED","warning","horas_extra_dominicales_diurnas","employee",null,206,[194," extra en el mes; la ley permite ",195]],["warn","OVERTIME_LIMIT_EXCEEDED","warning","horas_extra_dominicales_nocturnas","employee",null,208,[194," extra en el mes; la ley permite ",195]],["warn","CONTRIBUTION_BASE_CAPPED","info","ibc","employee",null,209,["El ingreso salarial ",87," pasa del tope de ",89]],["warn","CONTRIBUTION_BASE_FLOORED","info","ibc","employee",null,210,["El ingreso salarial ",87," no llega al piso de ",88]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,212,["Las deducciones superan lo devengado en este periodo"]]],"tables":[[6,null,2,null,null],[0,"SMMLV",2,null,null],[0,"UVT",0,null,null]]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [SMMLV$rows, UVT$rows, auxilio_mensual$rows, divisor_horas_mes$rows, recargo_dominical$rows, limite_horas_extra$rows,
    arl_minima$rows, arl_maxima$rows], tables: [clases_arl, tarifa_fsp, tarifa_retencion] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
