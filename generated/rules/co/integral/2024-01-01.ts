// CO.integral 2024.1: Salario integral
// Emitted from generated/rules/co/integral/2024-01-01.pay by payroll compile. Do not edit.
// file    sha256:442722717f0cf6bf1347ecb6d7d2ec32eb39831901f78d3ad18b9d2fb88ea2d3
// meaning sha256:132ca0a7450ac91c3b634f5dcbd056edaa7113249b98adfd9d4756731b9f615e
import * as rt from '../../../../runtime/index.ts';
import { $file, SMMLV$rows, UVT$rows, arl_minima$rows, arl_maxima$rows, limite_al_anio$rows, clases_arl, tarifa_fsp,
  tarifa_retencion, $sources, $provenance, $inputs, $steps } from './2024-01-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'generated/rules/co/integral/2024-01-01.pay',
    fingerprint: 'sha256:442722717f0cf6bf1347ecb6d7d2ec32eb39831901f78d3ad18b9d2fb88ea2d3',
    meaning: 'sha256:132ca0a7450ac91c3b634f5dcbd056edaa7113249b98adfd9d4756731b9f615e', country: 'CO', scheme: 'integral',
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
  limite_al_anio: rt.scaledWorth($at, 1n, limite_al_anio$rows),
  tarifa_retencion$rows1: rt.scaledRows(tarifa_retencion, { date: $at, limits: rt.worthAt($at, UVT$rows) }, 100n, 100n),
  clases_arl$rows1: rt.scaledRows(clases_arl, { date: $at }, 1n, 50000n),
  clases_arl$rows2: rt.scaledRows(clases_arl, { date: $at }, 1n, 1000000n),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  const origen_incapacidad$sent = rt.textAt($row.texts, 5);
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
  // Días de incapacidad del mes, de 30
  if ($n[3]! < 0 || $n[3]! > 30) return false;
  const dias_incapacidad = $s[3] = rt.sentOr($n[3]!, 0);
  // Número del primero de ellos en la incapacidad
  if ($n[4]! < 1 || $n[4]! > 180) return false;
  const dia_inicial_incapacidad = $s[4] = rt.sentOr($n[4]!, 1);
  // Origen de la incapacidad
  if (origen_incapacidad$sent !== undefined && !(rt.positionOf(['comun', 'laboral'], origen_incapacidad$sent) > 0)) return false;
  const origen_incapacidad = origen_incapacidad$sent !== undefined ? origen_incapacidad$sent : 'comun';
  $s[5] = rt.positionOf(['comun', 'laboral'], origen_incapacidad);
  // Ingreso base de cotización del mes anterior a la incapacidad
  if ($n[6]! <= 0) return false;
  let $5: number;
  if (rt.isSent($n[6]!)) {
    const $4 = $n[6]! * 10;
    if ($4 > rt.SAFE) return false;
    $5 = $4;
  } else {
    $5 = monthly_salary * 7;
  }
  const ibc_mes_anterior = $s[6] = $5;
  // Tiene dependientes
  const tiene_dependientes = $n[7]! === 1;
  $s[7] = tiene_dependientes ? 1 : 0;
  // Medicina prepagada y seguros de salud
  if ($n[8]! < 0) return false;
  const pagos_salud_prepagada = $s[8] = rt.sentOr($n[8]!, 0);
  // Intereses de vivienda
  if ($n[9]! < 0) return false;
  const intereses_vivienda = $s[9] = rt.sentOr($n[9]!, 0);
  // Aportes voluntarios a pensión
  if ($n[10]! < 0) return false;
  const aportes_voluntarios_pension = $s[10] = rt.sentOr($n[10]!, 0);
  // Aportes a cuentas AFC
  if ($n[11]! < 0) return false;
  const aportes_afc = $s[11] = rt.sentOr($n[11]!, 0);
  // Recibe auxilio de transporte
  const aplica_auxilio_transporte = $n[12]! === 1;
  $s[12] = aplica_auxilio_transporte ? 1 : 0;
  // Empleador con derecho a la exoneración del art. 114-1
  const aplica_exoneracion_114_1 = $n[13]! !== 0;
  $s[13] = aplica_exoneracion_114_1 ? 1 : 0;
  // Días que se pagan con salario
  const $6 = $row.days - dias_incapacidad;
  const dias_pagados = $s[14] = 0 > $6 ? 0 : $6;
  // Salario integral
  const $8 = $s[16] = monthly_salary * dias_pagados;
  const salario_integral = $s[15] = Math.floor(($8 + 15) / 30);
  // Número del último día
  const dia_final_incapacidad = $s[17] = dia_inicial_incapacidad + dias_incapacidad - 1;
  // Un día de la base de la incapacidad
  const $11 = $f.SMMLV * 25 * 1000;
  const base_del_dia = $s[18] = ibc_mes_anterior < $11 ? ibc_mes_anterior : $11;
  // Un día de salario mínimo
  const piso_del_dia = $s[19] = $f.SMMLV;
  // Un día de dos tercios
  const $13 = piso_del_dia * 1500;
  const dia_de_dos_tercios = $s[20] = base_del_dia > $13 ? base_del_dia : $13;
  // Auxilio de incapacidad (empleador)
  let auxilio_incapacidad_empleador = 0;
  const $15 = rt.same(origen_incapacidad, 'comun');
  $s[21] = $15 ? 1 : 0;
  let auxilio_incapacidad_eps = 0;
  if ($15) {
    const $16 = (dia_final_incapacidad < 2 ? dia_final_incapacidad : 2) - dia_inicial_incapacidad + 1;
    const $17 = $s[23] = (0 > $16 ? 0 : $16) * dia_de_dos_tercios;
    auxilio_incapacidad_empleador = $s[22] = Math.floor(($17 + 225) / 450);
    // Auxilio de incapacidad (EPS)
    const $19 = (dia_final_incapacidad < 90 ? dia_final_incapacidad : 90) - (dia_inicial_incapacidad > 3 ? dia_inicial_incapacidad : 3) + 1;
    const $20 = dia_final_incapacidad - (dia_inicial_incapacidad > 91 ? dia_inicial_incapacidad : 91) + 1;
    const $21 = piso_del_dia * 2000;
    const $22 = $s[25] = (0 > $19 ? 0 : $19) * dia_de_dos_tercios * 4 + (0 > $20 ? 0 : $20) * (base_del_dia > $21 ? base_del_dia : $21) * 3;
    auxilio_incapacidad_eps = $s[24] = Math.floor(($22 + 900) / 1800);
  }
  // Auxilio de incapacidad (ARL)
  let auxilio_incapacidad_arl = 0;
  const $24 = rt.same(origen_incapacidad, 'laboral');
  $s[26] = $24 ? 1 : 0;
  if ($24) {
    const $25 = piso_del_dia * 1000;
    const $26 = $s[28] = dias_incapacidad * (base_del_dia > $25 ? base_del_dia : $25);
    auxilio_incapacidad_arl = $s[27] = Math.floor(($26 + 150) / 300);
  }
  // Total devengado
  const total_devengado = $s[29] = salario_integral + auxilio_incapacidad_empleador + auxilio_incapacidad_eps + auxilio_incapacidad_arl;
  // Ingreso salarial
  $s[30] = salario_integral;
  // Piso del ingreso base de cotización
  const $29 = $s[32] = $f.SMMLV * $row.days;
  const $30 = $29 * 10;
  const ibc_minimo = $s[31] = Math.floor((2 * $30 + 3) / 6);
  // Tope del ingreso base de cotización
  const ibc_maximo = $s[33] = $f.SMMLV * 25;
  // Ingreso que cotiza
  const $33 = $s[35] = salario_integral * 7 + auxilio_incapacidad_empleador * 10 + auxilio_incapacidad_eps * 10 + auxilio_incapacidad_arl * 10;
  const ingreso_que_cotiza = $s[34] = Math.floor(($33 + 5) / 10);
  // Ingreso base de cotización
  const $35 = ingreso_que_cotiza > ibc_minimo ? ingreso_que_cotiza : ibc_minimo;
  const $36 = ibc_maximo * 100;
  const ibc = $s[36] = $35 < $36 ? $35 : $36;
  // Aporte a salud (trabajador)
  const salud_empleado = $s[37] = Math.floor((2 * ibc + 25) / 50);
  $s[38] = ibc;
  // Aporte a pensión (trabajador)
  const pension_empleado = $s[39] = Math.floor((2 * ibc + 25) / 50);
  $s[40] = ibc;
  // Fondo de solidaridad pensional
  const $40 = $s[41] = rt.rowOf($f.tarifa_fsp$rows1, ibc, 1, false);
  if ($40 < 0) return false;
  $s[42] = ibc;
  const $41 = $f.tarifa_fsp$rows1.value[$40]!;
  const $42 = $s[44] = ibc * $41;
  const fondo_solidaridad_pensional = $s[43] = Math.floor(($42 + 250) / 500);
  // Ingresos no constitutivos de renta
  const ingresos_no_constitutivos = $s[45] = salud_empleado + pension_empleado + fondo_solidaridad_pensional;
  // Ingreso laboral neto
  const $45 = salario_integral + auxilio_incapacidad_empleador + auxilio_incapacidad_eps + auxilio_incapacidad_arl - ingresos_no_constitutivos;
  const ingreso_neto_retencion = $s[46] = 0 > $45 ? 0 : $45;
  // Deducción por dependientes
  let $48: number;
  if (tiene_dependientes) {
    const $47 = $f.UVT * 32 * 1000;
    $48 = total_devengado < $47 ? total_devengado : $47;
  } else {
    $48 = 0;
  }
  const deduccion_dependientes = $s[47] = $48;
  // Deducción por salud prepagada
  const $49 = $f.UVT * 16 * 100;
  const deduccion_salud = $s[48] = pagos_salud_prepagada < $49 ? pagos_salud_prepagada : $49;
  // Deducción por intereses de vivienda
  const $51 = $f.UVT * 100 * 100;
  const deduccion_vivienda = $s[49] = intereses_vivienda < $51 ? intereses_vivienda : $51;
  // Aportes voluntarios exentos
  const $53 = aportes_voluntarios_pension + aportes_afc;
  if ($53 > rt.SAFE) return false;
  const $54 = $53 * 10;
  if ($54 > rt.SAFE) return false;
  const $55 = total_devengado * 3;
  const $56 = ($54 < $55 ? $54 : $55) * 3;
  const $57 = $f.UVT * 3800 * 250;
  const aportes_exentos = $s[50] = $56 < $57 ? $56 : $57;
  // Deducciones y otras rentas exentas
  const $59 = $s[52] = deduccion_dependientes * 3 + deduccion_salud * 30 + deduccion_vivienda * 30 + aportes_exentos;
  const deducciones_retencion = $s[51] = Math.floor(($59 + 15) / 30);
  // Renta exenta del 25%
  const $61 = ingreso_neto_retencion - deducciones_retencion;
  const $62 = (0 > $61 ? 0 : $61) * 3;
  const $63 = $f.UVT * 790 * 100;
  const $64 = $s[54] = $62 < $63 ? $62 : $63;
  const renta_exenta_25 = $s[53] = Math.floor(($64 + 6) / 12);
  // Deducciones y rentas exentas, con su límite
  const $66 = (deducciones_retencion + renta_exenta_25) * 5;
  const $67 = ingreso_neto_retencion * 2;
  const $68 = ($66 < $67 ? $66 : $67) * 3;
  const $69 = $f.limite_al_anio * $f.UVT * 125;
  const $70 = $s[56] = $68 < $69 ? $68 : $69;
  const beneficios_retencion = $s[55] = Math.floor((2 * $70 + 15) / 30);
  // Base gravable de retención
  const base_gravable_retencion = $s[57] = ingreso_neto_retencion - beneficios_retencion;
  // Retención en la fuente (procedimiento 1)
  const $73 = $s[58] = rt.rowOf($f.tarifa_retencion$rows1, base_gravable_retencion, 1, false);
  if ($73 < 0) return false;
  $s[59] = base_gravable_retencion;
  const $74 = $s[61] = rt.excessOf($f.tarifa_retencion$rows1, $73, base_gravable_retencion, 1);
  if (Number.isNaN($74)) return false;
  let $75: number;
  if ($74 > 100000000) {
    $75 = Math.floor(($74 + 5000000) / 10000000) * 1000;
  } else if ($74 > 1000000) {
    $75 = Math.floor(($74 + 500000) / 1000000) * 100;
  } else {
    $75 = Math.floor(($74 + 5000) / 10000);
  }
  const retencion_fuente = $s[60] = $75;
  // Aportes voluntarios a pensión
  const aporte_voluntario_pension = $s[62] = aportes_voluntarios_pension;
  // Aportes a cuentas AFC
  const aporte_afc = $s[63] = aportes_afc;
  // Total deducciones
  const $76 = salud_empleado + pension_empleado + fondo_solidaridad_pensional + retencion_fuente * 100 + aporte_voluntario_pension + aporte_afc;
  if ($76 > rt.SAFE) return false;
  const total_deducciones = $s[64] = $76;
  // Neto a pagar
  const neto_pagar = $s[65] = total_devengado - total_deducciones;
  // Empleador exonerado art. 114-1
  const exonerado = false;
  $s[66] = exonerado ? 1 : 0;
  // Ingreso base de riesgos laborales
  const $78 = salario_integral * 7 * 3;
  const $79 = $f.SMMLV * dias_pagados * 100;
  const $80 = $78 > $79 ? $78 : $79;
  const $81 = ibc_maximo * 3000;
  const $82 = $s[68] = $80 < $81 ? $80 : $81;
  const ibc_riesgos = $s[67] = Math.floor(($82 + 15) / 30);
  // Ingreso base de salud y pensión, empleador
  const ibc_del_empleador = $s[69] = $24 ? ibc_riesgos : ibc;
  // Salud empleador
  const $85 = $s[71] = ibc_del_empleador * 17;
  const salud_empleador = $s[70] = Math.floor(($85 + 100) / 200);
  $s[72] = ibc_del_empleador;
  $s[73] = 17;
  // Pensión empleador
  const $87 = $s[75] = ibc_del_empleador * 3;
  const pension_empleador = $s[74] = Math.floor((2 * $87 + 25) / 50);
  $s[76] = ibc_del_empleador;
  $s[77] = 3;
  // Riesgos laborales (ARL)
  const $89 = $s[79] = ibc_riesgos * risk_class_rate;
  const arl = $s[78] = Math.floor(($89 + 500000) / 1000000);
  $s[80] = ibc_riesgos;
  $s[81] = risk_class_rate;
  // Base de aportes parafiscales
  const $91 = $s[83] = salario_integral * 7;
  const base_parafiscales = $s[82] = Math.floor(($91 + 5) / 10);
  // Caja de compensación familiar
  const caja_compensacion = $s[84] = Math.floor((2 * base_parafiscales + 25) / 50);
  $s[85] = base_parafiscales;
  $s[86] = base_parafiscales;
  $s[87] = 1;
  // ICBF
  const $94 = $s[89] = base_parafiscales * 3;
  const icbf = $s[88] = Math.floor(($94 + 50) / 100);
  $s[90] = base_parafiscales;
  $s[91] = 3;
  // SENA
  const sena = $s[92] = Math.floor((base_parafiscales + 25) / 50);
  $s[93] = base_parafiscales;
  $s[94] = base_parafiscales;
  $s[95] = 1;
  // Base de vacaciones
  const $97 = $s[97] = salario_integral * 30 + monthly_salary * dias_incapacidad;
  const base_vacaciones = $s[96] = Math.floor(($97 + 15) / 30);
  // Vacaciones
  const vacaciones = $s[98] = Math.floor((base_vacaciones + 12) / 24);
  $s[99] = base_vacaciones;
  $s[100] = base_vacaciones;
  $s[101] = 1;
  // Total seguridad social empleador
  const total_seguridad_social_empleador = $s[102] = salud_empleador + pension_empleador + arl;
  // Total parafiscales
  const total_parafiscales = $s[103] = caja_compensacion + icbf + sena;
  // Total provisiones
  const total_provisiones = $s[104] = vacaciones;
  // Costo total empleador
  $s[105] = total_devengado + total_seguridad_social_empleador + total_parafiscales + total_provisiones;
  // Salario integral mínimo
  const integral_minimo = $s[106] = $f.SMMLV * 13;
  if (dias_incapacidad > $row.days) return false;
  if (dia_inicial_incapacidad + dias_incapacidad > 181) return false;
  if ($notes !== null) {
    if (rt.isSent($n[0]!) &&
      rt.isSent($n[1]!) &&
      (daily_salary * 3 * 1000 < monthly_salary * 99 || daily_salary * 3 * 1000 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(2, rt.ratio(monthly_salary, 100n), rt.ratio(daily_salary, 100n));
    }
    if (monthly_salary < integral_minimo * 100) {
      // BELOW_MINIMUM_WAGE
      $notes.add(3, rt.ratio(monthly_salary, 100n), rt.ratio(integral_minimo, 1n));
    }
    if (aplica_auxilio_transporte) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(4);
    }
    if (!rt.givesValue($f.clases_arl$rows2, risk_class_rate, 1)) {
      // RISK_RATE_NOT_STANDARD
      $notes.add(5, rt.ratio(risk_class_rate, 1000000n));
    }
    if (ingreso_que_cotiza > ibc_maximo * 100) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(6, rt.ratio(ingreso_que_cotiza, 100n), rt.ratio(ibc_maximo, 1n));
    }
    if (ingreso_que_cotiza < ibc_minimo) {
      // CONTRIBUTION_BASE_FLOORED
      $notes.add(7, rt.ratio(ingreso_que_cotiza, 100n), rt.ratio(ibc_minimo, 100n));
    }
    if (deducciones_retencion + renta_exenta_25 > beneficios_retencion) {
      // EXEMPTION_CAP_REACHED
      $notes.add(8, rt.ratio(beneficios_retencion, 100n));
    }
    if (neto_pagar < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(9);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '{"size":107,"scales":[100,100,1000000,1,1,1,100,1,100,100,100,100,1,1],"values":[["period","days","number",[]],["input",3,[3,1]],["input",1,1],0,["input",4,[4,1]],["input",6,[6,1000]],["parameter","SMMLV",1],3,4,["input",5,[5,1]],2,5,1,6,7,8,13,11,12,14,15,16,17,18,["input",7,[7,1]],9,["parameter","UVT",1],["input",8,8],["input",9,9],["input",10,10],["input",11,11],20,21,22,23,19,24,25,["parameter","limite_al_anio",1,"number"],26,27,28,29,30,31,34,35,["input",2,[2,1000000]],39,43,36,37,38,40,41,42,44,45,46,47],"tables":[{"table":1,"rows":"tarifa_fsp$rows1","scales":[100,500,50000],"slots":[41,42,null]},{"table":2,"rows":"tarifa_retencion$rows1","scales":[100,100,10000],"slots":[58,59,null]}],"steps":[[[14,1],[0,1]],[15,[2,3],[16,3000]],[[17,1],[4,1]],[[18,30000],[5,6]],[[19,30],[6]],[[20,45000],[7,8]],[22,[9,[[10,4,11],21,1,1]],[23,45000],null,21],[24,[9,[[10,4,11,10,4,7,8],21,1,1]],[25,180000],null,21],[27,[9,[[1,7,8],26,1,1]],[28,30000],null,26],[29,[12,13,14,15]],[30,[12]],[31,[6,0],[32,30]],[[33,1],[6]],[34,[12,13,14,15],[35,1000]],[36,[16,17,18]],[37,[19],[38,2500]],[39,[19],[40,2500]],[43,[19,19,-1],[44,50000]],[45,[20,21,22]],[46,[12,13,14,15,23]],[[47,1000],[24,[[25,26],7,1,1]]],[48,[27,26]],[49,[28,26]],[[50,3000],[29,30,25,26]],[51,[31,32,33,34],[52,3000]],[53,[35,36,26],[54,1200]],[55,[36,37,35,38,26],[56,1500]],[57,[35,39]],[[60,1],[40,-2],[61,10000]],[62,[29]],[63,[30]],[64,[20,21,22,41,42,43]],[65,[25,44]],[[66,1],[]],[67,[12,6,3,18],[68,3000]],[69,[9,[[45],26,1,1],[[19],26,0,0]]],[70,[46],[71,20000],null,null,72,[73,200]],[74,[46],[75,2500],null,null,76,[77,25]],[78,[45,47],[79,100000000],null,null,80,[81,1000000]],[82,[12],[83,1000]],[84,[48],[85,2500],null,null,86,[87,25]],[88,[48],[89,10000],null,null,90,91],[92,[48],[93,5000],null,null,94,[95,50]],[96,[12,2,1],[97,3000]],[98,[49],[99,2400],null,null,100,[101,24]],[102,[50,51,52]],[103,[53,54,55]],[104,[56]],[105,[25,57,58,59]],[[106,1],[6]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '«0:»{"scheme":["COP","month_end",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],[0,0,"integer"],[0,0,"rate"],{"words":["comun","laboral"]},"boolean",[0,0,"number"],"text"],"roundings":[["half_up",[["1/100",null]]],["half_up",[["1000","10000"],["100","100"],["1",null]]]],"nodes":"0 c0;0 c10000000000;1 c30;0 3 1 2;0 i0;0 2 2 4;2 c261/50000;2 p2;2 p3;1 c0;1 c1;1 c180;3 word,comun;2 c7/10;0 i1;0 2 13 14;4 truth,false;4 truth,true;1 period,0;1 i3;1 1 18 19;1 6 9 20;1 s0;0 2 14 22;0 3 23 2;1 i4;1 0 25 19;1 1 26 10;0 i6;1 c25;0 p0;0 2 29 30;0 5 28 31;0 3 32 2;0 2 10 30;0 3 34 2;2 c2;1 c3;2 3 36 37;0 s3;0 2 38 39;0 s4;0 6 40 41;3 i5;4 8 43 12;1 s2;1 c2;1 5 45 46;1 1 47 25;1 0 48 10;1 6 9 49;0 s5;0 2 50 51;1 c90;1 5 45 53;1 6 25 37;1 1 54 55;1 0 56 10;1 6 9 57;0 2 58 51;1 c91;1 6 25 60;1 1 45 61;1 0 62 10;1 6 9 63;2 c1/2;0 2 65 39;0 6 66 41;0 2 64 67;0 0 59 68;3 word,laboral;4 8 43 70;0 6 39 41;0 2 19 72;0 s1;0 s6;0 0 74 75;0 s7;0 s8;0 0 77 78;0 0 76 79;0 2 34 18;0 3 81 2;0 2 13 74;0 0 83 75;0 0 84 77;0 0 85 78;0 s13;0 s11;0 s12;0 7 87 88 89;0 s14;2 c1/25;0 2 91 92;2 apply,1 91;0 2 91 94;0 s15;0 s16;0 0 96 97;0 s17;0 0 98 99;0 s18;0 1 80 101;0 6 0 102;4 i7;2 c1/10;0 s9;0 2 105 106;1 c32;0 p1;0 2 108 109;0 5 107 110;0 18 104 111 0;0 i8;1 c16;0 2 114 109;0 5 113 115;0 i9;1 c100;0 2 118 109;0 5 117 119;0 i10;0 i11;0 0 121 122;2 c3/10;0 2 124 106;1 c3800;0 2 126 109;1 c12;0 3 127 128;0 5 123 125 129;0 s20;0 s21;0 0 131 132;0 s22;0 0 133 134;0 s23;0 0 135 136;2 c1/4;0 s19;0 s24;0 1 139 140;0 6 0 141;0 2 138 142;1 c790;0 2 144 109;0 3 145 128;0 5 143 146;0 s25;0 0 140 148;2 c2/5;0 2 150 139;5 p4;0 2 10 109;0 2 152 153;0 3 154 128;0 5 149 151 155;0 s26;0 1 139 157;0 s27;0 apply,2 159;0 s28;0 s29;0 0 161 162;0 s30;0 0 163 164;0 0 100 165;0 s31;0 1 106 167;0 2 34 22;0 3 169 2;0 7 83 170 89;0 s34;0 18 71 172 91;0 s35;2 c17/200;0 2 174 175;2 c3/25;0 2 174 177;2 i2;0 2 172 179;0 s39;0 2 181 92;2 c3/100;0 2 181 183;2 c1/50;0 2 181 185;0 2 14 19;0 3 187 2;0 0 74 188;0 s43;2 c1;1 c24;2 3 191 192;0 2 190 193;0 s36;0 s37;0 0 195 196;0 s38;0 0 197 198;0 s40;0 s41;0 0 200 201;0 s42;0 0 202 203;0 s44;0 s45;0 0 106 206;0 s46;0 0 207 208;0 s47;0 0 209 210;1 c13;0 2 212 30;4 12 19 18;1 c181;4 12 26 215;4 given,0;4 given,1;4 14 217 218;2 c99/100;0 2 220 14;4 10 5 221;2 c101/100;0 2 223 14;4 12 5 224;4 15 222 225;4 14 219 226;0 s49;4 10 14 228;4 i12;4 among,0 179;4 16 231;4 12 87 89;4 10 87 88;4 12 149 157;0 s32;4 10 236 0","items":[["i",0,null,[0,false],[3,true]],["i",1,5,[0,false],[1,true]],["i",2,6,[7,true],[8,true]],["i",3,9,[9,true],[2,true]],["i",4,10,[10,true],[11,true]],["i",5,12],["i",6,15,[0,false]],["i",7,16],["i",8«4:,0,[0,true]],["i",‹9›»,16],["i",13,17],[0,1,21],[1,0,24,0],[2,1,27],[3,0,33],[4,0,35],[5,0,42],[6,0,52,0,null,44],[7,0,69,0,null,44],[8,0,73,0,null,71],[9,0,80],[10,0,74,0],[11,0,82,0],[12,0,31],[13,0,86,0],[14,0,90,0],[15,0,93,0],[16,0,93,0],[17,0,95,0],[18,0,100,0],[19,0,103,0],[20,0,112],[21,0,116],[22,0,120],[23,0,130],[24,0,137,0],[25,0,147,0],[26,0,156,0],[27,0,158,0],[28,0,160,1],[29,0,121,0],[30,0,122,0],[31,0,166],[32,0,168],[33,4,16],[34,0,171,0],[35,0,173],[36,0,176,0,null,null,174,175],[37,0,178,0,null,null,174,177],[38,0,180,0,null,null,172,179],[39,0,83,0],[40,0,182,0,null,null,181,92],[41,0,184,0,null,null,181,183],[42,0,186,0,null,null,181,185],[43,0,189,0],[44,0,194,0,null,null,190,193],[45,0,199],[46,0,204],[47,0,205],[48,0,211],[49,0,213]],"parameters":[["SMMLV",null],["UVT",null],["arl_minima",null],["arl_maxima",null],["limite_al_anio",null]],"notices":[["refuse","VALIDATION_ERROR","warning","inputs.dias_incapacidad","inputs",null,214,["No hay ",19," días de incapacidad en ",18," (CST art. 227)"]],["refuse","VALIDATION_ERROR","warning","inputs.dia_inicial_incapacidad","inputs",null,216,["Desde el día 181 paga el fondo de pensiones: esos días se liquidan con el esquema incapacidad (Decreto-Ley 19 de 2012 art. 142)"]],["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,227,["El salario mensual ",14," y 30 veces el diario ",4," difieren en más del 1 %; se usa el mensual"]],["warn","BELOW_MINIMUM_WAGE","warning","monthly_salary","employee",null,229,["El salario integral ",14," es menor que el mínimo legal de ",228]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.aplica_auxilio_transporte","override",null,230,["El salario integral no recibe auxilio de transporte; no se paga"]],["warn","RISK_RATE_NOT_STANDARD","info","risk_class_rate","employee",null,232,[179," no es la tarifa inicial de ninguna clase de riesgo"]],["warn","CONTRIBUTION_BASE_CAPPED","info","ibc","employee",null,233,["El 70 % del salario integral, ",87,", pasa del tope de ",89]],["warn","CONTRIBUTION_BASE_FLOORED","info","ibc","employee",null,234,["El 70 % del salario integral, ",87,", no llega al piso de ",88]],["warn","EXEMPTION_CAP_REACHED","info","renta_exenta_25","employee",null,235,["Las deducciones y rentas exentas pasan de su límite; se restan ",157]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,237,["Las deducciones superan lo devengado en este periodo"]]],"tables":[[6,null,2,null,null],[0,"SMMLV",2,null,null],[0,"UVT",0,null,null]]}';

const law: rt.PackedLaw = { file: $file, parameters: [SMMLV$rows, UVT$rows, arl_minima$rows, arl_maxima$rows, limite_al_anio$rows],
  tables: [clases_arl, tarifa_fsp, tarifa_retencion] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
