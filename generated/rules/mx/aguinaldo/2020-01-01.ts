// MX.aguinaldo 2020.1: Aguinaldo
// Emitted from rules/mx/aguinaldo/2020-01-01.pay by payroll compile. Do not edit.
// file    sha256:55d44ca5d279019d287ac911e3ec2cf0c7b4200149bb6f48ff79c9124a447e31
// meaning sha256:c707ecac3535e23ab5466872546dfbb8dce3bdf613e9946c70b692fa2b87aa2f
import * as rt from '../../../../runtime/index.ts';
import { $file, UMA$rows, salario_minimo_general$rows, salario_minimo_zlfn$rows, dias_minimos$rows,
  umas_exentas$rows, tarifa_mensual, subsidio_mensual, $sources, $provenance, $inputs, $steps } from './2020-01-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'rules/mx/aguinaldo/2020-01-01.pay',
    fingerprint: 'sha256:55d44ca5d279019d287ac911e3ec2cf0c7b4200149bb6f48ff79c9124a447e31',
    meaning: 'sha256:c707ecac3535e23ab5466872546dfbb8dce3bdf613e9946c70b692fa2b87aa2f', country: 'MX', scheme: 'aguinaldo', label: 'Aguinaldo',
    version: '2020.1', currency: 'MXN', validFrom: '2020-01-01', validUntil: '2026-12-31', periods: ['event'], proration: null,
    days: 'as_given', asOf: 'period_end', laws: ['LFT art. 87; LISR arts. 93-XIV y 96; RLISR art. 174'],
    changes: [{ date: '2024-05-01', summary: 'El subsidio para el empleo es una sola cantidad', law: 'Decreto DOF 01-05-2024' },
      { date: '2026-01-01', summary: 'Tarifa del ISR actualizada por inflación', law: 'Anexo 8 RMF 2026, DOF 28-12-2025' }], employerTables: [],
    summary: { total_perceptions: 'total_percepciones', total_deductions: 'total_deducciones', net_salary: 'neto' }, sources: $sources,
    provenance: $provenance, inputs: $inputs, steps: $steps }, 'half_up:0.01');

const $parameters = rt.byDate(($at) => ({
  dias_minimos: rt.scaledWorth($at, 1n, dias_minimos$rows),
  salario_minimo_zlfn: rt.scaledWorth($at, 100n, salario_minimo_zlfn$rows),
  salario_minimo_general: rt.scaledWorth($at, 100n, salario_minimo_general$rows),
  umas_exentas: rt.scaledWorth($at, 1n, umas_exentas$rows),
  UMA: rt.scaledWorth($at, 100n, UMA$rows),
  tarifa_mensual$rows1: rt.scaledRows(tarifa_mensual, { date: $at }, 100n, 2500n),
  subsidio_mensual$rows1: rt.scaledRows(subsidio_mensual, { date: $at }, 100n, 100n),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  const fecha_ingreso$sent = rt.textAt($row.texts, 2);
  const fecha_corte$sent = rt.textAt($row.texts, 3);
  const metodo_isr$sent = rt.textAt($row.texts, 9);
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
  const fecha_ingreso = fecha_ingreso$sent !== undefined ? fecha_ingreso$sent : rt.startOfYear($row.period.end);
  $s[2] = rt.digitsOfDate(fecha_ingreso);
  // Último día que se paga
  if (fecha_corte$sent !== undefined && !rt.isDate(fecha_corte$sent)) return false;
  const fecha_corte = fecha_corte$sent !== undefined ? fecha_corte$sent : rt.dateOf(rt.yearOf($row.period.end), 12, 31);
  $s[3] = rt.digitsOfDate(fecha_corte);
  // Días de aguinaldo al año
  if ($n[4]! < 150000 || $n[4]! > 3660000) return false;
  const dias_aguinaldo = $s[4] = rt.sentOr($n[4]!, $f.dias_minimos * 10000);
  // Días que no se computan
  if ($n[5]! < 0 || $n[5]! > 3660000) return false;
  const dias_no_computables = $s[5] = rt.sentOr($n[5]!, 0);
  // Días trabajados en el año
  if ($n[6]! < 0 || $n[6]! > 3660000) return false;
  const dias_trabajados = $s[6] = $n[6]!;
  // Aguinaldo ya calculado
  if ($n[7]! < 0) return false;
  const aguinaldo_bruto = $s[7] = $n[7]!;
  // Aguinaldo exento ya usado en el año
  if ($n[8]! < 0) return false;
  const aguinaldo_exento_acumulado = $s[8] = rt.sentOr($n[8]!, 0);
  // Método del ISR
  if (metodo_isr$sent !== undefined && !(rt.positionOf(['ley', 'reglamento'], metodo_isr$sent) > 0)) return false;
  const metodo_isr = metodo_isr$sent !== undefined ? metodo_isr$sent : 'ley';
  $s[9] = rt.positionOf(['ley', 'reglamento'], metodo_isr);
  // Sueldo mensual ordinario, gravado
  if ($n[10]! <= 0 || $n[10]! > 300000000000) return false;
  const sueldo_mensual = $s[10] = $n[10]!;
  // Otros ingresos gravados del mes
  if ($n[11]! < 0) return false;
  const gravado_del_mes = $s[11] = $n[11]!;
  // ISR retenido por esos ingresos, con ajustes del mes y sin lo devuelto
  if ($n[12]! < 0) return false;
  const retenido_del_mes = $s[12] = $n[12]!;
  // Otras deducciones
  if ($n[13]! < 0) return false;
  const otras_deducciones_amount = $s[13] = rt.sentOr($n[13]!, 0);
  // Trabaja en la Zona Libre de la Frontera Norte
  const zona_libre_frontera_norte = $n[14]! === 1;
  $s[14] = zona_libre_frontera_norte ? 1 : 0;
  // Salario mínimo
  const salario_minimo = $s[15] = zona_libre_frontera_norte ? $f.salario_minimo_zlfn : $f.salario_minimo_general;
  // Gana el salario mínimo
  const es_sm = daily_salary <= salario_minimo * 3000;
  $s[16] = es_sm ? 1 : 0;
  // Sueldo mensual ordinario
  const $8 = rt.isSent($n[10]!);
  $s[17] = $8 ? 1 : 0;
  let $9: number;
  if ($8) {
    $9 = sueldo_mensual;
  } else {
    const $6 = rt.isSent($n[0]!);
    $s[18] = $6 ? 1 : 0;
    $9 = $6 ? monthly_salary : daily_salary;
  }
  const sueldo_mensual_ordinario = $s[19] = Math.floor(($9 + 50) / 100);
  $s[20] = $9;
  // Días del año
  const dias_anio = $s[21] = rt.dayOf(rt.addDays(rt.dateOf(rt.yearOf($row.period.end), 3, 1), -1)) === 29 ? 366 : 365;
  // Días trabajados del año
  const $13 = rt.isSent($n[6]!);
  $s[22] = $13 ? 1 : 0;
  let $14: number;
  if ($13) {
    $14 = dias_trabajados;
  } else {
    const $12 = rt.daysBetween(rt.latest(fecha_ingreso, rt.startOfYear($row.period.end)), fecha_corte) * 10000 - dias_no_computables;
    $14 = 0 > $12 ? 0 : $12;
  }
  const dias_trabajados_anio = $s[23] = $14;
  // Aguinaldo
  let $17 = 1;
  const $18 = rt.isSent($n[7]!);
  $s[24] = $18 ? 1 : 0;
  let $21: number;
  if ($18) {
    const $19 = aguinaldo_bruto * 3000000000;
    if ($19 > rt.SAFE) return false;
    const $20 = $19 * $17;
    if ($20 > rt.SAFE) return false;
    $21 = $20;
  } else {
    const $15 = daily_salary * dias_aguinaldo;
    if ($15 > rt.SAFE) return false;
    const $16 = $15 * dias_trabajados_anio;
    if ($16 > rt.SAFE) return false;
    if (!(dias_anio > 0)) return false;
    $17 = dias_anio;
    $21 = $16;
  }
  const $22 = rt.wholeOf($21, 300000000000 * $17, 'half_up');
  if (Number.isNaN($22)) return false;
  const aguinaldo = $s[25] = $22;
  $s[26] = $21;
  $s[27] = $17;
  // Aguinaldo mínimo de la ley
  const $23 = $s[29] = daily_salary * $f.dias_minimos * dias_trabajados_anio;
  if ($23 > rt.SAFE) return false;
  if (!(dias_anio > 0)) return false;
  const $24 = $s[30] = dias_anio;
  const $25 = rt.wholeOf($23, 30000000 * $24, 'half_up');
  if (Number.isNaN($25)) return false;
  const aguinaldo_legal = $s[28] = $25;
  // Tope del aguinaldo exento
  const $26 = es_sm ? aguinaldo_legal : 0;
  const $27 = $f.umas_exentas * $f.UMA * 100 - aguinaldo_exento_acumulado;
  const $28 = 0 > $27 ? 0 : $27;
  const $29 = $26 * 100;
  const $30 = $s[32] = $28 > $29 ? $28 : $29;
  const aguinaldo_tope_exento = $s[31] = Math.floor(($30 + 50) / 100);
  // Aguinaldo exento
  const aguinaldo_exento = $s[33] = aguinaldo < aguinaldo_tope_exento ? aguinaldo : aguinaldo_tope_exento;
  // Aguinaldo gravado
  const aguinaldo_gravado = $s[34] = aguinaldo - aguinaldo_exento;
  // Base gravable ISR
  const base_isr = $s[35] = aguinaldo - (aguinaldo < aguinaldo_tope_exento ? aguinaldo : aguinaldo_tope_exento);
  // Ingresos gravados del mes, sin este recibo
  const $35 = rt.isSent($n[11]!);
  $s[36] = $35 ? 1 : 0;
  const $36 = $s[38] = $35 ? gravado_del_mes : sueldo_mensual_ordinario * 100;
  if ($36 > 4503599627370395) return false;
  const ingreso_gravado_mes = $s[37] = Math.floor(($36 + 50) / 100);
  // ISR retenido por esos ingresos
  $s[40] = -1;
  $s[42] = -1;
  const $44 = rt.isSent($n[12]!);
  $s[39] = $44 ? 1 : 0;
  let $46: number;
  if ($44) {
    const $45 = retenido_del_mes * 25;
    if ($45 > rt.SAFE) return false;
    $46 = $45;
  } else {
    let $43: number;
    if (es_sm) {
      $43 = 0;
    } else {
      const $38 = $s[40] = rt.rowOf($f.tarifa_mensual$rows1, ingreso_gravado_mes, 1, false);
      if ($38 < 0) return false;
      $s[41] = ingreso_gravado_mes;
      const $39 = rt.excessOf($f.tarifa_mensual$rows1, $38, ingreso_gravado_mes, 1);
      if (Number.isNaN($39)) return false;
      const $40 = $s[42] = rt.rowOf($f.subsidio_mensual$rows1, ingreso_gravado_mes, 1, false);
      if ($40 < 0) return false;
      $s[43] = ingreso_gravado_mes;
      const $41 = $f.subsidio_mensual$rows1.value[$40]!;
      const $42 = $39 - $41 * 2500;
      $43 = 0 > $42 ? 0 : $42;
    }
    $46 = $43;
  }
  if ($46 > 4503599627367995) return false;
  const isr_retenido_mes = $s[44] = Math.floor(($46 + 1250) / 2500);
  $s[45] = $46;
  // Con el promedio mensual del reglamento
  const con_reglamento = rt.same(metodo_isr, 'reglamento');
  $s[46] = con_reglamento ? 1 : 0;
  // Solo percibe el salario mínimo
  const exento_por_sm = es_sm && base_isr === 0;
  $s[47] = exento_por_sm ? 1 : 0;
  // Se aplica la tarifa al mes
  const $48 = !con_reglamento;
  $s[48] = $48 ? 1 : 0;
  const con_tarifa = $48 && base_isr > 0;
  $s[49] = con_tarifa ? 1 : 0;
  // Base del mes
  let base_isr_mes = 0;
  if (con_tarifa) {
    base_isr_mes = $s[50] = ingreso_gravado_mes + base_isr;
  }
  // ISR según tarifa
  $s[51] = -1;
  let isr_determinado = 0;
  if (con_tarifa) {
    const $50 = $s[51] = rt.rowOf($f.tarifa_mensual$rows1, base_isr_mes, 1, false);
    if ($50 < 0) return false;
    $s[52] = base_isr_mes;
    const $51 = $s[54] = rt.excessOf($f.tarifa_mensual$rows1, $50, base_isr_mes, 1);
    if (Number.isNaN($51)) return false;
    if ($51 > 4503599627367995) return false;
    isr_determinado = $s[53] = Math.floor(($51 + 1250) / 2500);
  }
  // Subsidio para el empleo causado
  $s[55] = -1;
  let subsidio_empleo_causado = 0;
  let subsidio_empleo = 0;
  let isr_del_mes = 0;
  if (con_tarifa) {
    const $53 = $s[55] = rt.rowOf($f.subsidio_mensual$rows1, base_isr_mes, 1, false);
    if ($53 < 0) return false;
    $s[56] = base_isr_mes;
    subsidio_empleo_causado = $s[57] = $f.subsidio_mensual$rows1.value[$53]!;
    // Subsidio para el empleo aplicado
    subsidio_empleo = $s[58] = subsidio_empleo_causado < isr_determinado ? subsidio_empleo_causado : isr_determinado;
    // ISR que falta en el mes
    const $56 = isr_determinado - subsidio_empleo - isr_retenido_mes;
    isr_del_mes = $s[59] = 0 > $56 ? 0 : $56;
  }
  // Promedio mensual de lo gravado
  let promedio_mensual_174 = 0;
  if (con_reglamento) {
    const $58 = $s[61] = aguinaldo_gravado * 38;
    const $59 = $58 * 4;
    promedio_mensual_174 = $s[60] = Math.floor((2 * $59 + 1825) / 3650);
  }
  // Tarifa aplicada
  $s[62] = -1;
  $s[64] = -1;
  let $66: number;
  if (con_reglamento) {
    const $61 = $s[63] = sueldo_mensual_ordinario + promedio_mensual_174;
    const $62 = $s[62] = rt.rowOf($f.tarifa_mensual$rows1, $61, 1, false);
    if ($62 < 0) return false;
    const $63 = rt.excessOf($f.tarifa_mensual$rows1, $62, $61, 1);
    if (Number.isNaN($63)) return false;
    $66 = $63;
  } else {
    const $64 = $s[64] = rt.rowOf($f.tarifa_mensual$rows1, base_isr_mes, 1, false);
    if ($64 < 0) return false;
    $s[65] = base_isr_mes;
    const $65 = rt.excessOf($f.tarifa_mensual$rows1, $64, base_isr_mes, 1);
    if (Number.isNaN($65)) return false;
    $66 = $65;
  }
  const tarifa_aplicada = $s[66] = $66;
  // Tasa del reglamento
  $s[68] = -1;
  let $69 = 1;
  $s[71] = 1;
  let tasa_174 = 0;
  if (con_reglamento) {
    const $70 = promedio_mensual_174 === 0;
    $s[67] = $70 ? 1 : 0;
    let $71: number;
    if ($70) {
      $71 = 0 * $69;
    } else {
      const $67 = $s[68] = rt.rowOf($f.tarifa_mensual$rows1, sueldo_mensual_ordinario, 1, false);
      if ($67 < 0) return false;
      $s[69] = sueldo_mensual_ordinario;
      const $68 = rt.excessOf($f.tarifa_mensual$rows1, $67, sueldo_mensual_ordinario, 1);
      if (Number.isNaN($68)) return false;
      if (!(promedio_mensual_174 > 0)) return false;
      $69 = promedio_mensual_174;
      $71 = tarifa_aplicada - $68;
    }
    tasa_174 = $s[70] = $71;
    $s[71] = $69;
  }
  // ISR por el promedio mensual
  $s[74] = 1;
  let isr_174 = 0;
  if (con_reglamento) {
    const $72 = aguinaldo_gravado * tasa_174;
    if ($72 > rt.SAFE || $72 < -rt.SAFE) return false;
    const $73 = 0 * $69;
    const $74 = $s[73] = $73 > $72 ? $73 : $72;
    const $75 = rt.wholeOf($74, 2500 * $69, 'half_up');
    if (Number.isNaN($75)) return false;
    isr_174 = $s[72] = $75;
    $s[74] = $69;
  }
  // ISR retenido
  const isr = $s[75] = con_reglamento ? isr_174 : isr_del_mes;
  // Otras deducciones
  if (otras_deducciones_amount > 4503599627370395) return false;
  const otras_deducciones = $s[76] = Math.floor((otras_deducciones_amount + 50) / 100);
  $s[77] = otras_deducciones_amount;
  // Total de percepciones
  const total_percepciones = $s[78] = aguinaldo;
  // Total de deducciones
  const total_deducciones = $s[79] = isr + otras_deducciones;
  // Neto
  const neto = $s[80] = total_percepciones - total_deducciones;
  // Ingreso límite del subsidio
  $s[81] = $f.subsidio_mensual$rows1.top;
  const limite_subsidio = $s[82] = $f.subsidio_mensual$rows1.top;
  if (rt.yearOf(fecha_corte) !== rt.yearOf($row.period.end)) return false;
  if (fecha_ingreso > fecha_corte) return false;
  if ($13 && dias_trabajados > dias_anio * 10000) return false;
  if ($notes !== null) {
    if (rt.isSent($n[1]!) && rt.isSent($n[0]!) && (daily_salary * 100 < monthly_salary * 99 || daily_salary * 100 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(3, rt.ratio(monthly_salary, 10000n), rt.ratio(daily_salary, 300000n));
    }
    if (daily_salary < salario_minimo * 3000) {
      // BELOW_MINIMUM_WAGE
      $notes.add(4, rt.ratio(daily_salary, 300000n), rt.ratio(salario_minimo, 100n));
    }
    const $80 = zona_libre_frontera_norte ? daily_salary < $f.salario_minimo_zlfn * 3000 : daily_salary === $f.salario_minimo_zlfn * 3000;
    if ($80) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(5, rt.ratio(daily_salary, 300000n), rt.ratio($f.salario_minimo_zlfn, 100n));
    }
    if (aguinaldo_exento < aguinaldo) {
      // EXEMPTION_CAPPED
      $notes.add(6, rt.ratio(aguinaldo_exento, 100n), rt.ratio(aguinaldo_gravado, 100n));
    }
    if (aguinaldo < aguinaldo_legal) {
      // AGUINALDO_BELOW_LEGAL_MINIMUM
      $notes.add(7, rt.ratio(aguinaldo, 100n), rt.ratio(aguinaldo_legal, 100n));
    }
    if (exento_por_sm) {
      // MINIMUM_WAGE_EXEMPT
      $notes.add(8, rt.ratio(salario_minimo, 100n));
    }
    let $83: boolean = con_tarifa && ingreso_gravado_mes > 0;
    if ($83) {
      const $81 = rt.rowOf($f.subsidio_mensual$rows1, ingreso_gravado_mes, 1, false);
      if ($81 < 0) return false;
      const $82 = $f.subsidio_mensual$rows1.value[$81]!;
      $83 = $82 > 0;
    }
    if ($83 && subsidio_empleo_causado === 0) {
      // SUBSIDY_LOST_BY_EVENT
      $notes.add(9, rt.ratio(base_isr_mes, 100n), rt.ratio(ingreso_gravado_mes, 100n));
    }
    let $86: boolean = con_tarifa && base_isr_mes > limite_subsidio;
    if ($86) {
      const $84 = rt.rowOf($f.subsidio_mensual$rows1, limite_subsidio, 1, false);
      if ($84 < 0) return false;
      const $85 = $f.subsidio_mensual$rows1.value[$84]!;
      $86 = base_isr_mes <= limite_subsidio + $85;
    }
    if ($86) {
      // SUBSIDY_CLIFF
      $notes.add(10, rt.ratio(base_isr_mes, 100n), rt.ratio(limite_subsidio, 100n));
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(11);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '{"size":83,"scales":[10000,10000,1,1,10000,10000,10000,10000,10000,1,10000,10000,10000,10000,1],"values":[["input",14,[14,1]],["parameter","salario_minimo_zlfn",100],["parameter","salario_minimo_general",100],["input",1,[1,300000]],0,["sent","given(sueldo_mensual)",10],["input",10,[10,10000]],["sent","given(monthly_salary)",0],["input",0,[0,10000]],["period","end_date","date",[]],["sent","given(dias_trabajados)",6],["input",6,[6,10000]],["input",2,[2,1]],["input",3,[3,1]],["input",5,[5,10000]],["sent","given(aguinaldo_bruto)",7],["input",7,[7,10000]],["input",4,[4,10000]],4,3,["parameter","dias_minimos",1,"number"],["parameter","umas_exentas",1,"number"],["parameter","UMA",100],["input",8,[8,10000]],1,6,5,7,8,["sent","given(gravado_del_mes)",11],["input",11,[11,10000]],2,["sent","given(retenido_del_mes)",12],["input",12,[12,10000]],11,["input",9,[9,1]],10,13,15,16,18,17,19,12,9,21,22,23,24,20,["input",13,[13,10000]],25,26,27,28,["kept","upper_limit(subsidio_mensual)","money",81]],"tables":[{"table":0,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[40,41,null],"isConditional":1},{"table":1,"rows":"subsidio_mensual$rows1","gives":"money","scales":[100,100,10000],"slots":[42,43,null],"scalesValue":1,"isConditional":1},{"table":0,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[51,52,null],"isConditional":1},{"table":1,"rows":"subsidio_mensual$rows1","gives":"money","scales":[100,100,10000],"slots":[55,56,null],"scalesValue":1,"isConditional":1},{"table":0,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[62,63,null],"isConditional":1},{"name":"tarifa_mensual.2","table":0,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[64,65,null],"isConditional":1},{"table":0,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[68,69,null],"isConditional":1}],"steps":[[15,[0,[[1],14,1,1],[[2],14,0,0]]],[[16,1],[3,4]],[19,[5,[[6],17,1,1],[[7],17,0,0],[[8],17,0,0,18,1,1],[[3],17,0,0,18,0,0]],[20,10000]],[[21,1],[9]],[[23,10000],[10,[[11],22,1,1],[[12,9,13,14],22,0,0]]],[25,[15,[[16],24,1,1],[[3,17,18,19],24,0,0]],[26,30000000000000,27]],[28,[3,20,18,19],[29,3000000000,30]],[31,[21,22,23,24,[[25],16,1,1]],[32,10000]],[33,[26,27]],[34,[26,28]],[35,[26,26,27]],[37,[29,[[30],36,1,1],[[31],36,0,0]],[38,10000]],[44,[32,[[33],39,1,1],[[24],39,0,0],[[34,34],39,0,0,16,0,0],-1,-2],[45,250000]],[[46,1],[35]],[[47,1],[24,[[36],16,1,1]]],[[49,1],[37,[[36],48,1,1]]],[50,[38,[[34,36],49,1,1]],null,null,49],[53,[38,[[39],49,1,1],-3],[54,250000],null,49],[57,[38,[[39],49,1,1],-4],null,null,49],[58,[38,[[40,41],49,1,1]],null,null,49],[59,[38,[[41,42,43],49,1,1]],null,null,49],[60,[37,[[44],46,1,1]],[61,45625],null,46],[[66,250000],[37,[[31,45],46,1,1],[[39],46,0,0],-5,-6]],[[70,2500,71],[37,[[45],46,1,1],[[46,31,45],46,1,1,67,0,0],-7],null,null,46],[72,[37,[[44,47],46,1,1]],[73,250000,74],null,46],[75,[37,[[48],46,1,1],[[49],46,0,0]]],[76,[50],[77,10000]],[78,[26]],[79,[51,52]],[80,[53,54]],[82,[55]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '{"scheme":["MXN","period_end",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],[0,0,"integer"],"date",{"words":["ley","reglamento"]},"boolean",[0,0,"number"],[0,0,"rate"]],"roundings":[["half_up",[["1/100",null]]]],"nodes":"0 c0;0 c30000000;0 i0;1 c30;0 3 2 3;0 c1000000;2 period,4;2 24 6;2 date,1940-01-01;1 19 6;1 c12;1 c31;2 33 9 10 11;1 p3;1 c15;1 c366;1 c0;3 word,ley;4 truth,false;4 i14;0 p2;0 p1;0 18 19 20 21;0 i1;0 s0;4 11 23 24;4 given,10;0 i10;4 given,0;0 2 3 23;0 18 28 2 29;0 18 26 27 30;1 c3;1 c1;2 33 9 32 33;1 4 33;2 31 34 35;1 21 36;1 c29;4 8 37 38;1 c365;1 18 39 15 40;4 given,6;5 i6;2 i2;2 6 44 7;2 i3;1 27 45 46;5 i5;5 1 47 48;5 6 16 49;5 18 42 43 50;4 given,7;0 i7;5 i4;0 2 23 54;5 s4;0 2 55 56;1 s3;0 3 57 58;0 18 52 53 59;0 2 23 13;0 2 61 56;0 3 62 58;1 p4;0 p0;0 2 33 65;0 2 64 66;0 i8;0 1 67 68;4 s1;0 s6;0 18 70 71 0;0 6 0 69 72;0 s5;0 s7;0 5 74 75;0 s8;0 1 74 77;0 1 74 76;4 given,11;0 i11;0 s2;0 18 80 81 82;4 given,12;0 i12;0 s11;0 apply,0 86;0 apply,1 86;0 1 87 88;0 6 0 89;0 18 70 0 90;0 18 84 85 91;3 i9;3 word,reglamento;4 8 93 94;0 s10;4 8 96 0;4 14 70 97;4 s13;4 16 99;4 12 96 0;4 14 100 101;4 s15;0 0 86 96;0 s16;0 apply,0 105;0 apply,1 105;0 s18;0 s17;0 5 108 109;0 s19;0 1 109 111;0 s12;0 1 112 113;0 6 0 114;0 s9;5 c152/5;0 2 116 117;0 3 118 40;0 s21;0 0 82 120;0 apply,0 121;0 18 99 122 106;4 8 120 0;6 c0;0 s22;0 apply,0 82;0 1 126 127;5 3 128 120;6 c1;6 2 129 130;6 18 124 125 131;6 s23;0 2 116 133;0 6 0 134;0 s24;0 s20;0 18 99 136 137;0 i13;0 s25;0 s26;0 0 140 141;0 s27;0 s28;0 1 143 144;0 upper_limit,1;1 19 46;4 9 147 9;4 12 44 46;4 12 43 58;4 14 42 150;4 given,1;4 14 152 28;6 c99/100;0 2 154 2;4 10 29 155;6 c101/100;0 2 157 2;4 12 29 158;4 15 156 159;4 14 153 160;4 10 23 24;4 10 23 20;4 8 23 20;4 18 19 163 164;4 10 77 74;4 10 74 71;4 s14;4 12 86 0;4 14 103 169;4 12 88 0;4 14 170 171;4 8 108 0;4 14 172 173;0 s30;4 12 105 175;4 14 103 176;0 apply,1 175;0 0 175 178;4 11 105 179;4 14 177 180;0 s29;4 10 182 0","items":[["i",0,null,[0,false],[1,true]],["i",1,4,[0,false],[5,true]],["i",2,7,[8,true]],["i",3,12],["i",4,13,[14,true],[15,true]],["i",5,16,[16,true],[15,true]],["i",6,null,[16,true],[15,true]],["i",7,null,[0,true]],["i",8,0,[0,true]],["i",9,17],["i",10,null,[0,false],[1,true]],["i",11,null,[0,true]],["i",12,null,[0,true]],["i",13,0,[0,true]],["i",14,18],[0,0,22],[1,4,25],[2,0,31,0],[3,1,41],[4,5,51],[5,0,60,0],[6,0,63,0],[7,0,73,0],[8,0,76],[9,0,78],[10,0,79,0],[11,0,83,0],[12,0,92,0],[13,4,95],[14,4,98],[15,4,102],[16,0,104,null,null,103],[17,0,106,0,null,103],[18,0,107,null,null,103],[19,0,110,null,null,103],[20,0,115,null,null,103],[21,0,119,0,null,99],[22,0,123],[23,6,132,null,null,99],[24,0,135,0,null,99],[25,0,138,0],[26,0,139,0],[27,0,74],[28,0,142],[29,0,145],[30,0,146]],"parameters":[["UMA",null],["salario_minimo_general",null],["salario_minimo_zlfn",null],["dias_minimos",null],["umas_exentas",null]],"notices":[["refuse","VALIDATION_ERROR","warning","inputs.fecha_corte","inputs",null,148,["El aguinaldo es del año en que se paga, hasta el día de corte ",46," (LFT art. 87)"]],["refuse","VALIDATION_ERROR","warning","inputs.fecha_ingreso","inputs",null,149,["La fecha de ingreso ",44," es posterior a la de corte ",46," (LFT art. 87)"]],["refuse","VALIDATION_ERROR","warning","inputs.dias_trabajados_anio","inputs",null,151,["Los ",43," días son más que los ",58," del año (LFT art. 87)"]],["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,161,["El salario mensual ",2," y 30 veces el diario ",23," difieren en más del 1 %; se usa el diario"]],["warn","BELOW_MINIMUM_WAGE","warning","daily_salary","employee",null,162,["El salario diario ",23," es menor que el mínimo de ",24,"; puede ser correcto en jornada parcial"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.zona_libre_frontera_norte","override",null,165,["El salario diario ",23," no concuerda con la zona; el mínimo de la frontera norte es ",20]],["warn","EXEMPTION_CAPPED","info","aguinaldo","employee",null,166,["Lo exento llega a ",77,"; ",116," se gravan"]],["warn","AGUINALDO_BELOW_LEGAL_MINIMUM","warning","inputs.aguinaldo_bruto","inputs",null,167,["El aguinaldo ",74," es menor que el de quince días, ",71," (LFT art. 87)"]],["warn","MINIMUM_WAGE_EXEMPT","info","isr","employee",null,168,["A quien solo percibe el salario mínimo de ",24," no se le retiene"]],["warn","SUBSIDY_LOST_BY_EVENT","info","isr","employee",null,174,["Con ",105," en el mes se pierde el subsidio para el empleo que tenía con ",86]],["warn","SUBSIDY_CLIFF","info","isr","employee",null,181,["La base ",105," pasa por menos de un subsidio del límite de ",175]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,183,["Las deducciones superan las percepciones"]]],"tables":[[0,null,0,null,null],[0,null,0,null,null]]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [UMA$rows, salario_minimo_general$rows, salario_minimo_zlfn$rows, dias_minimos$rows, umas_exentas$rows],
  tables: [tarifa_mensual, subsidio_mensual] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
