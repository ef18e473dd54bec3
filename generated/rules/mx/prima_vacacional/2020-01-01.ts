// MX.prima_vacacional 2020.1: Prima vacacional
// Emitted from rules/mx/prima_vacacional/2020-01-01.pay by payroll compile. Do not edit.
// file    sha256:aa94b383a7bfdb2541570c40fd380b23c349884ab36e5e14f23132d27bdc2d28
// meaning sha256:ee5c45f012ce512acdb6bf995a80d7d03190d31c8d4b73ef148b8959da5401a1
import * as rt from '../../../../runtime/index.ts';
import { $file, UMA$rows, salario_minimo_general$rows, salario_minimo_zlfn$rows, prima_minima$rows,
  umas_exentas$rows, tarifa_mensual, subsidio_mensual, $sources, $provenance, $inputs, $steps } from './2020-01-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'rules/mx/prima_vacacional/2020-01-01.pay',
    fingerprint: 'sha256:aa94b383a7bfdb2541570c40fd380b23c349884ab36e5e14f23132d27bdc2d28',
    meaning: 'sha256:ee5c45f012ce512acdb6bf995a80d7d03190d31c8d4b73ef148b8959da5401a1', country: 'MX', scheme: 'prima_vacacional',
    label: 'Prima vacacional', version: '2020.1', currency: 'MXN', validFrom: '2020-01-01', validUntil: '2026-12-31', periods: ['event'],
    proration: null, days: 'as_given', asOf: 'period_end', laws: ['LFT arts. 76 y 80; LISR arts. 93-XIV y 96; RLISR art. 174'],
    changes: [{ date: '2023-01-01', summary: 'Doce días de vacaciones el primer año', law: 'LFT art. 76, DOF 27-12-2022' },
      { date: '2024-05-01', summary: 'El subsidio para el empleo es una sola cantidad', law: 'Decreto DOF 01-05-2024' },
      { date: '2026-01-01', summary: 'Tarifa del ISR actualizada por inflación', law: 'Anexo 8 RMF 2026, DOF 28-12-2025' }], employerTables: [],
    summary: { total_perceptions: 'total_percepciones', total_deductions: 'total_deducciones', net_salary: 'neto' }, sources: $sources,
    provenance: $provenance, inputs: $inputs, steps: $steps }, 'half_up:0.01');

const $parameters = rt.byDate(($at) => ({
  prima_minima: rt.scaledWorth($at, 4n, prima_minima$rows),
  salario_minimo_zlfn: rt.scaledWorth($at, 100n, salario_minimo_zlfn$rows),
  salario_minimo_general: rt.scaledWorth($at, 100n, salario_minimo_general$rows),
  umas_exentas: rt.scaledWorth($at, 1n, umas_exentas$rows),
  UMA: rt.scaledWorth($at, 100n, UMA$rows),
  tarifa_mensual$rows1: rt.scaledRows(tarifa_mensual, { date: $at }, 100n, 2500n),
  subsidio_mensual$rows1: rt.scaledRows(subsidio_mensual, { date: $at }, 100n, 100n),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $at = $row.referenceDate;
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  const fecha_ingreso$sent = rt.textAt($row.texts, 2);
  const metodo_isr$sent = rt.textAt($row.texts, 7);
  // Salario mensual
  if (!(rt.isSent($n[0]!) || rt.isSent($n[1]!))) return false;
  if ($n[0]! <= 0 || $n[0]! > 300000000000) return false;
  const monthly_salary = $s[0] = $n[0]!;
  // Salario diario
  if ($n[1]! <= 0 || $n[1]! > 10000000000) return false;
  const daily_salary = $s[1] = rt.isSent($n[1]!) ? $n[1]! * 30 : monthly_salary;
  // Fecha de ingreso
  if (fecha_ingreso$sent !== undefined && !rt.isDate(fecha_ingreso$sent)) return false;
  if (fecha_ingreso$sent !== undefined && fecha_ingreso$sent < '1940-01-01') return false;
  const fecha_ingreso = fecha_ingreso$sent ?? '';
  $s[2] = rt.digitsOfDate(fecha_ingreso);
  // Días de vacaciones
  if ($n[3]! < 0 || $n[3]! > 900000) return false;
  const dias_de_vacaciones = $s[3] = $n[3]!;
  // Prima, por ciento del salario
  if ($n[4]! < 2500000 || $n[4]! > 30000000) return false;
  const prima_vacacional_tasa = $s[4] = rt.sentOr($n[4]!, $f.prima_minima * 2500000);
  // Prima vacacional ya calculada
  if ($n[5]! < 0) return false;
  const prima_bruta = $s[5] = $n[5]!;
  // Prima exenta ya usada en el año
  if ($n[6]! < 0) return false;
  const prima_vacacional_exenta_acumulada = $s[6] = rt.sentOr($n[6]!, 0);
  // Método del ISR
  if (metodo_isr$sent !== undefined && !(rt.positionOf(['ley', 'reglamento'], metodo_isr$sent) > 0)) return false;
  const metodo_isr = metodo_isr$sent !== undefined ? metodo_isr$sent : 'ley';
  $s[7] = rt.positionOf(['ley', 'reglamento'], metodo_isr);
  // Sueldo mensual ordinario, gravado
  if ($n[8]! <= 0 || $n[8]! > 300000000000) return false;
  const sueldo_mensual = $s[8] = $n[8]!;
  // Otros ingresos gravados del mes
  if ($n[9]! < 0) return false;
  const gravado_del_mes = $s[9] = $n[9]!;
  // ISR retenido por esos ingresos, con ajustes del mes y sin lo devuelto
  if ($n[10]! < 0) return false;
  const retenido_del_mes = $s[10] = $n[10]!;
  // Otras deducciones
  if ($n[11]! < 0) return false;
  const otras_deducciones_amount = $s[11] = rt.sentOr($n[11]!, 0);
  // Los días se pagan en este recibo
  const paga_vacaciones = $n[12]! === 1;
  $s[12] = paga_vacaciones ? 1 : 0;
  // Trabaja en la Zona Libre de la Frontera Norte
  const zona_libre_frontera_norte = $n[13]! === 1;
  $s[13] = zona_libre_frontera_norte ? 1 : 0;
  // Salario mínimo
  const salario_minimo = $s[14] = zona_libre_frontera_norte ? $f.salario_minimo_zlfn : $f.salario_minimo_general;
  // Gana el salario mínimo
  const es_sm = daily_salary <= salario_minimo * 3000;
  $s[15] = es_sm ? 1 : 0;
  // Sueldo mensual ordinario
  const $6 = rt.isSent($n[8]!);
  $s[16] = $6 ? 1 : 0;
  let $7: number;
  if ($6) {
    $7 = sueldo_mensual;
  } else {
    const $4 = rt.isSent($n[0]!);
    $s[17] = $4 ? 1 : 0;
    $7 = $4 ? monthly_salary : daily_salary;
  }
  const sueldo_mensual_ordinario = $s[18] = Math.floor(($7 + 50) / 100);
  $s[19] = $7;
  // Años cumplidos
  const $9 = fecha_ingreso$sent !== undefined;
  $s[20] = $9 ? 1 : 0;
  const anios_cumplidos = $s[21] = $9 ? rt.yearsBetween(fecha_ingreso, $row.period.end) : 1;
  // Año de vacaciones
  const anio_de_vacaciones = $s[22] = 1 > anios_cumplidos ? 1 : anios_cumplidos;
  // Quinquenios, hasta 2022
  const quinquenios_hasta_2022 = $s[23] = Math.floor(anio_de_vacaciones / 5);
  $s[24] = anio_de_vacaciones;
  // Quinquenios después del quinto año, desde 2023
  const $13 = anio_de_vacaciones - 5;
  const $14 = $s[26] = 0 > $13 ? 0 : $13;
  const quinquenios_desde_2023 = $s[25] = Math.ceil($14 / 5);
  // Vacaciones mínimas, días
  let $18: number;
  if ($at >= '2023-01-01') {
    const $17 = 10 + anio_de_vacaciones * 2;
    $18 = (20 < $17 ? 20 : $17) + quinquenios_desde_2023 * 2;
  } else {
    const $16 = 4 + anio_de_vacaciones * 2;
    $18 = (12 < $16 ? 12 : $16) + quinquenios_hasta_2022 * 2;
  }
  const dias_de_ley = $s[27] = $18;
  // Días de vacaciones
  const $19 = rt.isSent($n[3]!);
  $s[28] = $19 ? 1 : 0;
  const dias_vacaciones = $s[29] = $19 ? dias_de_vacaciones : dias_de_ley * 10000;
  // Vacaciones
  let vacaciones = 0;
  if (paga_vacaciones) {
    const $21 = $s[31] = daily_salary * dias_vacaciones;
    if ($21 > 4503599597370495) return false;
    vacaciones = $s[30] = Math.floor(($21 + 15000000) / 30000000);
  }
  // Prima vacacional
  const $25 = rt.isSent($n[5]!);
  $s[32] = $25 ? 1 : 0;
  let $27: number;
  if ($25) {
    const $26 = prima_bruta * 3000000000000;
    if ($26 > rt.SAFE) return false;
    $27 = $26;
  } else {
    const $23 = daily_salary * dias_vacaciones;
    if ($23 > rt.SAFE) return false;
    const $24 = $23 * prima_vacacional_tasa;
    if ($24 > rt.SAFE) return false;
    $27 = $24;
  }
  if ($27 > 4203599627370495) return false;
  const prima_vacacional = $s[33] = Math.floor(($27 + 150000000000000) / 300000000000000);
  $s[34] = $27;
  // Tope de la prima vacacional exenta
  const $29 = es_sm ? daily_salary * dias_vacaciones * $f.prima_minima : 0;
  const $30 = $f.umas_exentas * $f.UMA * 100 - prima_vacacional_exenta_acumulada;
  const $31 = (0 > $30 ? 0 : $30) * 1200000;
  if ($31 > rt.SAFE) return false;
  const $32 = $s[36] = $31 > $29 ? $31 : $29;
  const prima_vacacional_tope_exento = $s[35] = Math.floor(($32 + 60000000) / 120000000);
  // Prima vacacional exenta
  const prima_vacacional_exenta = $s[37] = prima_vacacional < prima_vacacional_tope_exento ? prima_vacacional : prima_vacacional_tope_exento;
  // Prima vacacional gravada
  const prima_vacacional_gravada = $s[38] = prima_vacacional - prima_vacacional_exenta;
  // Base gravable ISR
  const base_isr = $s[39] = vacaciones +
    (prima_vacacional - (prima_vacacional < prima_vacacional_tope_exento ? prima_vacacional : prima_vacacional_tope_exento));
  // Ingresos gravados del mes, sin este recibo
  const $37 = rt.isSent($n[9]!);
  $s[40] = $37 ? 1 : 0;
  const $38 = $s[42] = $37 ? gravado_del_mes : sueldo_mensual_ordinario * 100;
  if ($38 > 4503599627370395) return false;
  const ingreso_gravado_mes = $s[41] = Math.floor(($38 + 50) / 100);
  // ISR retenido por esos ingresos
  $s[44] = -1;
  $s[46] = -1;
  const $46 = rt.isSent($n[10]!);
  $s[43] = $46 ? 1 : 0;
  let $48: number;
  if ($46) {
    const $47 = retenido_del_mes * 25;
    if ($47 > rt.SAFE) return false;
    $48 = $47;
  } else {
    let $45: number;
    if (es_sm) {
      $45 = 0;
    } else {
      const $40 = $s[44] = rt.rowOf($f.tarifa_mensual$rows1, ingreso_gravado_mes, 1, false);
      if ($40 < 0) return false;
      $s[45] = ingreso_gravado_mes;
      const $41 = rt.excessOf($f.tarifa_mensual$rows1, $40, ingreso_gravado_mes, 1);
      if (Number.isNaN($41)) return false;
      const $42 = $s[46] = rt.rowOf($f.subsidio_mensual$rows1, ingreso_gravado_mes, 1, false);
      if ($42 < 0) return false;
      $s[47] = ingreso_gravado_mes;
      const $43 = $f.subsidio_mensual$rows1.value[$42]!;
      const $44 = $41 - $43 * 2500;
      $45 = 0 > $44 ? 0 : $44;
    }
    $48 = $45;
  }
  if ($48 > 4503599627367995) return false;
  const isr_retenido_mes = $s[48] = Math.floor(($48 + 1250) / 2500);
  $s[49] = $48;
  // Con el promedio mensual del reglamento
  const con_reglamento = rt.same(metodo_isr, 'reglamento');
  $s[50] = con_reglamento ? 1 : 0;
  // Solo percibe el salario mínimo
  const exento_por_sm = es_sm && prima_vacacional_gravada === 0;
  $s[51] = exento_por_sm ? 1 : 0;
  // Lo que se suma al mes
  const gravado_con_tarifa = $s[52] = con_reglamento ? vacaciones : base_isr;
  // Se aplica la tarifa al mes
  const $51 = gravado_con_tarifa > 0;
  $s[53] = $51 ? 1 : 0;
  const con_tarifa = $51 && !exento_por_sm;
  $s[54] = con_tarifa ? 1 : 0;
  // Base del mes
  let base_isr_mes = 0;
  if (con_tarifa) {
    base_isr_mes = $s[55] = ingreso_gravado_mes + gravado_con_tarifa;
  }
  // ISR según tarifa
  $s[56] = -1;
  let isr_determinado = 0;
  if (con_tarifa) {
    const $53 = $s[56] = rt.rowOf($f.tarifa_mensual$rows1, base_isr_mes, 1, false);
    if ($53 < 0) return false;
    $s[57] = base_isr_mes;
    const $54 = $s[59] = rt.excessOf($f.tarifa_mensual$rows1, $53, base_isr_mes, 1);
    if (Number.isNaN($54)) return false;
    if ($54 > 4503599627367995) return false;
    isr_determinado = $s[58] = Math.floor(($54 + 1250) / 2500);
  }
  // Subsidio para el empleo causado
  $s[60] = -1;
  let subsidio_empleo_causado = 0;
  let subsidio_empleo = 0;
  let isr_del_mes = 0;
  if (con_tarifa) {
    const $56 = $s[60] = rt.rowOf($f.subsidio_mensual$rows1, base_isr_mes, 1, false);
    if ($56 < 0) return false;
    $s[61] = base_isr_mes;
    subsidio_empleo_causado = $s[62] = $f.subsidio_mensual$rows1.value[$56]!;
    // Subsidio para el empleo aplicado
    subsidio_empleo = $s[63] = subsidio_empleo_causado < isr_determinado ? subsidio_empleo_causado : isr_determinado;
    // ISR que falta en el mes
    const $59 = isr_determinado - subsidio_empleo - isr_retenido_mes;
    isr_del_mes = $s[64] = 0 > $59 ? 0 : $59;
  }
  // Promedio mensual de lo gravado
  let promedio_mensual_174 = 0;
  if (con_reglamento) {
    const $61 = $s[66] = prima_vacacional_gravada * 38;
    const $62 = $61 * 4;
    promedio_mensual_174 = $s[65] = Math.floor((2 * $62 + 1825) / 3650);
  }
  // Tarifa aplicada
  $s[67] = -1;
  $s[69] = -1;
  let $69: number;
  if (con_reglamento) {
    const $64 = $s[68] = sueldo_mensual_ordinario + promedio_mensual_174;
    const $65 = $s[67] = rt.rowOf($f.tarifa_mensual$rows1, $64, 1, false);
    if ($65 < 0) return false;
    const $66 = rt.excessOf($f.tarifa_mensual$rows1, $65, $64, 1);
    if (Number.isNaN($66)) return false;
    $69 = $66;
  } else {
    const $67 = $s[69] = rt.rowOf($f.tarifa_mensual$rows1, base_isr_mes, 1, false);
    if ($67 < 0) return false;
    $s[70] = base_isr_mes;
    const $68 = rt.excessOf($f.tarifa_mensual$rows1, $67, base_isr_mes, 1);
    if (Number.isNaN($68)) return false;
    $69 = $68;
  }
  const tarifa_aplicada = $s[71] = $69;
  // Tasa del reglamento
  $s[73] = -1;
  let $72 = 1;
  $s[76] = 1;
  let tasa_174 = 0;
  if (con_reglamento) {
    const $73 = promedio_mensual_174 === 0;
    $s[72] = $73 ? 1 : 0;
    let $74: number;
    if ($73) {
      $74 = 0 * $72;
    } else {
      const $70 = $s[73] = rt.rowOf($f.tarifa_mensual$rows1, sueldo_mensual_ordinario, 1, false);
      if ($70 < 0) return false;
      $s[74] = sueldo_mensual_ordinario;
      const $71 = rt.excessOf($f.tarifa_mensual$rows1, $70, sueldo_mensual_ordinario, 1);
      if (Number.isNaN($71)) return false;
      if (!(promedio_mensual_174 > 0)) return false;
      $72 = promedio_mensual_174;
      $74 = tarifa_aplicada - $71;
    }
    tasa_174 = $s[75] = $74;
    $s[76] = $72;
  }
  // ISR por el promedio mensual
  $s[79] = 1;
  let isr_174 = 0;
  let isr_evento_ordinario = 0;
  if (con_reglamento) {
    const $75 = prima_vacacional_gravada * tasa_174;
    if ($75 > rt.SAFE || $75 < -rt.SAFE) return false;
    const $76 = 0 * $72;
    const $77 = $s[78] = $76 > $75 ? $76 : $75;
    const $78 = rt.wholeOf($77, 2500 * $72, 'half_up');
    if (Number.isNaN($78)) return false;
    isr_174 = $s[77] = $78;
    $s[79] = $72;
    // ISR de lo que no es anual
    isr_evento_ordinario = $s[80] = isr_del_mes;
  }
  // ISR retenido
  const isr = $s[81] = con_reglamento ? isr_evento_ordinario + isr_174 : isr_del_mes;
  // Otras deducciones
  if (otras_deducciones_amount > 4503599627370395) return false;
  const otras_deducciones = $s[82] = Math.floor((otras_deducciones_amount + 50) / 100);
  $s[83] = otras_deducciones_amount;
  // Total de percepciones
  const total_percepciones = $s[84] = vacaciones + prima_vacacional;
  // Total de deducciones
  const total_deducciones = $s[85] = isr + otras_deducciones;
  // Neto
  const neto = $s[86] = total_percepciones - total_deducciones;
  // Ingreso límite del subsidio
  $s[87] = $f.subsidio_mensual$rows1.top;
  const limite_subsidio = $s[88] = $f.subsidio_mensual$rows1.top;
  if (!(fecha_ingreso$sent !== undefined) && !rt.isSent($n[3]!) && !rt.isSent($n[5]!)) return false;
  if ($9 && fecha_ingreso >= $row.period.end) return false;
  if ($notes !== null) {
    if (rt.isSent($n[1]!) && rt.isSent($n[0]!) && (daily_salary * 100 < monthly_salary * 99 || daily_salary * 100 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(2, rt.ratio(monthly_salary, 10000n), rt.ratio(daily_salary, 300000n));
    }
    if (daily_salary < salario_minimo * 3000) {
      // BELOW_MINIMUM_WAGE
      $notes.add(3, rt.ratio(daily_salary, 300000n), rt.ratio(salario_minimo, 100n));
    }
    const $84 = zona_libre_frontera_norte ? daily_salary < $f.salario_minimo_zlfn * 3000 : daily_salary === $f.salario_minimo_zlfn * 3000;
    if ($84) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(4, rt.ratio(daily_salary, 300000n), rt.ratio($f.salario_minimo_zlfn, 100n));
    }
    if (prima_vacacional_exenta < prima_vacacional) {
      // EXEMPTION_CAPPED
      $notes.add(5, rt.ratio(prima_vacacional_exenta, 100n), rt.ratio(prima_vacacional_gravada, 100n));
    }
    if ($9 && dias_vacaciones < dias_de_ley * 10000) {
      // VACATION_BELOW_LEGAL_MINIMUM
      $notes.add(6, rt.ratio(dias_vacaciones, 10000n), rt.ratio(dias_de_ley, 1n));
    }
    if (exento_por_sm) {
      // MINIMUM_WAGE_EXEMPT
      $notes.add(7, rt.ratio(salario_minimo, 100n));
    }
    let $87: boolean = !con_reglamento && con_tarifa && ingreso_gravado_mes > 0;
    if ($87) {
      const $85 = rt.rowOf($f.subsidio_mensual$rows1, ingreso_gravado_mes, 1, false);
      if ($85 < 0) return false;
      const $86 = $f.subsidio_mensual$rows1.value[$85]!;
      $87 = $86 > 0;
    }
    if ($87 && subsidio_empleo_causado === 0) {
      // SUBSIDY_LOST_BY_EVENT
      $notes.add(8, rt.ratio(base_isr_mes, 100n), rt.ratio(ingreso_gravado_mes, 100n));
    }
    let $90: boolean = con_tarifa && base_isr_mes > limite_subsidio;
    if ($90) {
      const $88 = rt.rowOf($f.subsidio_mensual$rows1, limite_subsidio, 1, false);
      if ($88 < 0) return false;
      const $89 = $f.subsidio_mensual$rows1.value[$88]!;
      $90 = base_isr_mes <= limite_subsidio + $89;
    }
    if ($90) {
      // SUBSIDY_CLIFF
      $notes.add(9, rt.ratio(base_isr_mes, 100n), rt.ratio(limite_subsidio, 100n));
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(10);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '{"size":89,"scales":[10000,10000,1,10000,10000000,10000,10000,1,10000,10000,10000,10000,1,1],"values":[["input",13,[13,1]],["parameter","salario_minimo_zlfn",100],["parameter","salario_minimo_general",100],["input",1,[1,300000]],0,["sent","given(sueldo_mensual)",8],["input",8,[8,10000]],["sent","given(monthly_salary)",0],["input",0,[0,10000]],["sent","given(fecha_ingreso)",2],["input",2,[2,1]],["period","end_date","date",[]],3,4,5,6,["sent","given(dias_de_vacaciones)",3],["input",3,[3,10000]],7,["input",12,[12,1]],8,["sent","given(prima_bruta)",5],["input",5,[5,10000]],["input",4,[4,10000000]],["parameter","umas_exentas",1,"number"],["parameter","UMA",100],["input",6,[6,10000]],1,["parameter","prima_minima",4,"rate"],10,11,12,9,["sent","given(gravado_del_mes)",9],["input",9,[9,10000]],2,["sent","given(retenido_del_mes)",10],["input",10,[10,10000]],15,["input",7,[7,1]],13,17,14,19,18,20,21,23,22,24,16,26,27,28,25,30,29,["input",11,[11,10000]],31,32,33,34,["kept","upper_limit(subsidio_mensual)","money",87]],"tables":[{"table":0,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[44,45,null],"isConditional":1},{"table":1,"rows":"subsidio_mensual$rows1","gives":"money","scales":[100,100,10000],"slots":[46,47,null],"scalesValue":1,"isConditional":1},{"table":0,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[56,57,null],"isConditional":1},{"table":1,"rows":"subsidio_mensual$rows1","gives":"money","scales":[100,100,10000],"slots":[60,61,null],"scalesValue":1,"isConditional":1},{"table":0,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[67,68,null],"isConditional":1},{"name":"tarifa_mensual.2","table":0,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[69,70,null],"isConditional":1},{"table":0,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[73,74,null],"isConditional":1}],"steps":[[14,[0,[[1],13,1,1],[[2],13,0,0]]],[[15,1],[3,4]],[18,[5,[[6],16,1,1],[[7],16,0,0],[[8],16,0,0,17,1,1],[[3],16,0,0,17,0,0]],[19,10000]],[[21,1],[9,[[10,11],20,1,1]]],[[22,1],[12]],[[23,1],[13],[24,5]],[[25,1],[13],[26,5]],[[27,1],[[[13,14],-1,0,20230100],[[13,15],-1,20230101,null]]],[[29,10000],[16,[[17],28,1,1],[[18],28,0,0]]],[30,[19,[[3,20],12,1,1]],[31,3000000000],null,12],[33,[21,[[22],32,1,1],[[3,20,23],32,0,0]],[34,"30000000000000000"]],[35,[24,25,26,27,[[3,20,28],15,1,1]],[36,12000000000]],[37,[29,30]],[38,[29,31]],[39,[32,29,29,30]],[41,[33,[[34],40,1,1],[[35],40,0,0]],[42,10000]],[48,[36,[[37],43,1,1],[[27],43,0,0],[[38,38],43,0,0,15,0,0],-1,-2],[49,250000]],[[50,1],[39]],[[51,1],[27,[[40],15,1,1]]],[52,[41,[[32],50,1,1],[[42],50,0,0]]],[[54,1],[43,[[44],53,1,1]]],[55,[45,[[38,43],54,1,1]],null,null,54],[58,[45,[[46],54,1,1],-3],[59,250000],null,54],[62,[45,[[46],54,1,1],-4],null,null,54],[63,[45,[[47,48],54,1,1]],null,null,54],[64,[45,[[48,49,50],54,1,1]],null,null,54],[65,[41,[[40],50,1,1]],[66,45625],null,50],[[71,250000],[41,[[35,51],50,1,1],[[46],50,0,0],-5,-6]],[[75,2500,76],[41,[[51],50,1,1],[[52,35,51],50,1,1,72,0,0],-7],null,null,50],[77,[41,[[40,53],50,1,1]],[78,250000,79],null,50],[80,[41,[[54],50,1,1]],null,null,50],[81,[41,[[55,56],50,1,1],[[54],50,0,0]]],[82,[57],[83,10000]],[84,[32,29]],[85,[58,59]],[86,[60,61]],[88,[62]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '{"scheme":["MXN","period_end",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],[0,0,"integer"],"date",[0,0,"rate"],{"words":["ley","reglamento"]},"boolean",[0,0,"number"]],"roundings":[["half_up",[["1/100",null]]],["down",[["1",null]]],["up",[["1",null]]]],"nodes":"0 c0;0 c30000000;0 i0;1 c30;0 3 2 3;0 c1000000;2 date,1940-01-01;1 c0;1 c90;3 p3;3 c1/4;3 c3;4 word,ley;5 truth,false;5 i13;0 p2;0 p1;0 18 14 15 16;0 i1;0 s0;5 11 18 19;5 given,8;0 i8;5 given,0;0 2 3 18;0 18 23 2 24;0 18 21 22 25;5 given,2;2 i2;2 period,4;1 25 28 29;1 c1;1 18 27 30 31;1 s3;1 6 31 33;1 s4;1 c5;6 3 35 36;1 1 35 36;1 6 7 38;6 3 39 36;1 c12;1 c4;1 c2;1 2 43 35;1 0 42 44;1 5 41 45;1 s5;1 2 43 47;1 0 46 48;1 c20;1 c10;1 0 51 44;1 5 50 52;1 s6;1 2 43 54;1 0 53 55;1 dated,2020-01-01,2023-01-01 49 56;5 given,3;6 i3;1 s7;6 18 58 59 60;5 i12;6 s8;0 2 18 63;5 given,5;0 i5;3 i4;0 2 64 67;0 18 65 66 68;1 p4;0 p0;0 2 31 71;0 2 70 72;0 i6;0 1 73 74;5 s1;0 2 64 9;0 18 76 77 0;0 6 0 75 78;0 s10;0 s11;0 5 80 81;0 s12;0 1 80 83;0 s9;0 1 80 82;0 0 85 86;5 given,9;0 i9;0 s2;0 18 88 89 90;5 given,10;0 i10;0 s15;0 apply,0 94;0 apply,1 94;0 1 95 96;0 6 0 97;0 18 76 0 98;0 18 92 93 99;4 i7;4 word,reglamento;5 8 101 102;0 s13;5 8 104 0;5 14 76 105;5 s17;0 s14;0 18 107 85 108;0 s19;5 12 110 0;5 s18;5 16 112;5 14 111 113;5 s20;0 0 94 110;0 s21;0 apply,0 117;0 apply,1 117;0 s23;0 s22;0 5 120 121;0 s24;0 1 121 123;0 s16;0 1 124 125;0 6 0 126;6 c152/5;0 2 104 128;1 c365;0 3 129 130;0 s26;0 0 90 132;0 apply,0 133;0 18 107 134 118;5 8 132 0;3 c0;0 s27;0 apply,0 90;0 1 138 139;6 3 140 132;3 c1;3 2 141 142;3 18 136 137 143;3 s28;0 2 104 145;0 6 0 146;0 s25;0 s30;0 s29;0 0 149 150;0 18 107 151 148;0 i11;0 0 85 80;0 s31;0 s32;0 0 155 156;0 s33;0 s34;0 1 158 159;0 upper_limit,1;5 16 27;5 16 58;5 14 162 163;5 16 65;5 14 164 165;5 13 28 29;5 14 27 167;5 given,1;5 14 169 23;3 c99/100;0 2 171 2;5 10 24 172;3 c101/100;0 2 174 2;5 12 24 175;5 15 173 176;5 14 170 177;5 10 18 19;5 10 18 15;5 8 18 15;5 18 14 180 181;5 10 83 80;5 10 63 60;5 14 27 184;5 16 107;5 14 186 115;5 12 94 0;5 14 187 188;5 12 96 0;5 14 189 190;5 8 120 0;5 14 191 192;0 s36;5 12 117 194;5 14 115 195;0 apply,1 194;0 0 194 197;5 11 117 198;5 14 196 199;0 s35;5 10 201 0","items":[["i",0,null,[0,false],[1,true]],["i",1,4,[0,false],[5,true]],["i",2,null,[6,true]],["i",3,null,[7,true],[8,true]],["i",4,9,[10,true],[11,true]],["i",5,null,[0,true]],["i",6,0,[0,true]],["i",7,12],["i",8,null,[0,false],[1,true]],["i",9,null,[0,true]],["i",10,null,[0,true]],["i",11,0,[0,true]],["i",12,13],["i",13,13],[0,0,17],[1,5,20],[2,0,26,0],[3,1,32],[4,1,34],[5,1,37,1],[6,1,40,2],[7,1,57],[8,6,61],[9,0,64,0,null,62],[10,0,69,0],[11,0,79,0],[12,0,82],[13,0,84],[14,0,87,0],[15,0,91,0],[16,0,100,0],[17,5,103],[18,5,106],[19,0,109],[20,5,114],[21,0,116,null,null,115],[22,0,118,0,null,115],[23,0,119,null,null,115],[24,0,122,null,null,115],[25,0,127,null,null,115],[26,0,131,0,null,107],[27,0,135],[28,3,144,null,null,107],[29,0,147,0,null,107],[30,0,148,null,null,107],[31,0,152,0],[32,0,153,0],[33,0,154],[34,0,157],[35,0,160],[36,0,161]],"parameters":[["UMA",null],["salario_minimo_general",null],["salario_minimo_zlfn",null],["prima_minima",null],["umas_exentas",null]],"notices":[["refuse","VALIDATION_ERROR","warning","inputs.fecha_ingreso","inputs",null,166,["Hace falta la fecha de ingreso, los días de vacaciones o la prima ya calculada (LFT arts. 76 y 80)"]],["refuse","VALIDATION_ERROR","warning","inputs.fecha_ingreso","inputs",null,168,["La fecha de ingreso ",28," no es anterior al pago (LFT art. 76)"]],["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,178,["El salario mensual ",2," y 30 veces el diario ",18," difieren en más del 1 %; se usa el diario"]],["warn","BELOW_MINIMUM_WAGE","warning","daily_salary","employee",null,179,["El salario diario ",18," es menor que el mínimo de ",19,"; puede ser correcto en jornada parcial"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.zona_libre_frontera_norte","override",null,182,["El salario diario ",18," no concuerda con la zona; el mínimo de la frontera norte es ",15]],["warn","EXEMPTION_CAPPED","info","prima_vacacional","employee",null,183,["Lo exento llega a ",83,"; ",104," se gravan"]],["warn","VACATION_BELOW_LEGAL_MINIMUM","warning","inputs.dias_vacaciones","inputs",null,185,["Los ",63," días son menos que los ",60," de la ley (LFT art. 76)"]],["warn","MINIMUM_WAGE_EXEMPT","info","isr","employee",null,112,["A quien solo percibe el salario mínimo de ",19," no se le retiene"]],["warn","SUBSIDY_LOST_BY_EVENT","info","isr","employee",null,193,["Con ",117," en el mes se pierde el subsidio para el empleo que tenía con ",94]],["warn","SUBSIDY_CLIFF","info","isr","employee",null,200,["La base ",117," pasa por menos de un subsidio del límite de ",194]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,202,["Las deducciones superan las percepciones"]]],"tables":[[0,null,0,null,null],[0,null,0,null,null]]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [UMA$rows, salario_minimo_general$rows, salario_minimo_zlfn$rows, prima_minima$rows, umas_exentas$rows],
  tables: [tarifa_mensual, subsidio_mensual] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
