// MX.ptu 2020.1: Participación en las utilidades
// Emitted from rules/mx/ptu/2020-01-01.pay by payroll compile. Do not edit.
// file    sha256:217803430b04647ef03bf252653ee86ed98450697566e32f745e93de9438cf21
// meaning sha256:ecbd1a93105bd1614397164d9d0768309ecad248122f926abc9cc0c8b1e25843
import * as rt from '../../../../runtime/index.ts';
import { $file, UMA$rows, salario_minimo_general$rows, salario_minimo_zlfn$rows, umas_exentas$rows,
  meses_del_tope$rows, dias_del_eventual$rows, tarifa_mensual, subsidio_mensual, $sources, $provenance, $inputs,
  $steps } from './2020-01-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'rules/mx/ptu/2020-01-01.pay',
    fingerprint: 'sha256:217803430b04647ef03bf252653ee86ed98450697566e32f745e93de9438cf21',
    meaning: 'sha256:ecbd1a93105bd1614397164d9d0768309ecad248122f926abc9cc0c8b1e25843', country: 'MX', scheme: 'ptu',
    label: 'Participación en las utilidades', version: '2020.1', currency: 'MXN', validFrom: '2020-01-01', validUntil: '2026-12-31',
    periods: ['event'], proration: null, days: 'as_given', asOf: 'period_end',
    laws: ['LFT arts. 117 a 131; LISR arts. 93-XIV y 96; RLISR art. 174'],
    changes: [{ date: '2021-04-24', summary: 'Tope: tres meses de salario o el promedio de las tres últimas',
        law: 'LFT art. 127-VIII, DOF 23-04-2021' },
      { date: '2024-05-01', summary: 'El subsidio para el empleo es una sola cantidad', law: 'Decreto DOF 01-05-2024' },
      { date: '2026-01-01', summary: 'Tarifa del ISR actualizada por inflación', law: 'Anexo 8 RMF 2026, DOF 28-12-2025' }], employerTables: [],
    summary: { total_perceptions: 'total_percepciones', total_deductions: 'total_deducciones', net_salary: 'neto' }, sources: $sources,
    provenance: $provenance, inputs: $inputs, steps: $steps }, 'half_up:0.01');

const $parameters = rt.byDate(($at) => ({
  salario_minimo_zlfn: rt.scaledWorth($at, 100n, salario_minimo_zlfn$rows),
  salario_minimo_general: rt.scaledWorth($at, 100n, salario_minimo_general$rows),
  dias_del_eventual: rt.scaledWorth($at, 1n, dias_del_eventual$rows),
  meses_del_tope: rt.scaledWorth($at, 1n, meses_del_tope$rows),
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
  const metodo_isr$sent = rt.textAt($row.texts, 10);
  // Salario mensual
  if (!(rt.isSent($n[0]!) || rt.isSent($n[1]!))) return false;
  if ($n[0]! <= 0 || $n[0]! > 300000000000) return false;
  const monthly_salary = $s[0] = $n[0]!;
  // Salario diario
  if ($n[1]! <= 0 || $n[1]! > 10000000000) return false;
  const daily_salary = $s[1] = rt.isSent($n[1]!) ? $n[1]! * 30 : monthly_salary;
  // Participación ya calculada
  if ($n[2]! < 0) return false;
  const ptu_asignada = $s[2] = $n[2]!;
  // Utilidad por repartir
  if (!rt.isSent($n[3]!)) {
    if (!rt.isSent($n[2]!)) return false;
  }
  if ($n[3]! <= 0) return false;
  const ptu_repartible = $s[3] = $n[3]!;
  // Días trabajados en el ejercicio
  if (!rt.isSent($n[4]!)) {
    if (!rt.isSent($n[2]!)) return false;
  }
  if ($n[4]! <= 0 || $n[4]! > 3660000) return false;
  const dias_trabajados_ejercicio = $s[4] = $n[4]!;
  // Días de todos los trabajadores
  if (!rt.isSent($n[5]!)) {
    if (!rt.isSent($n[2]!)) return false;
  }
  if ($n[5]! <= 0) return false;
  const dias_totales_empresa = $s[5] = $n[5]!;
  // Salarios del trabajador en el ejercicio
  if (!rt.isSent($n[6]!)) {
    if (!rt.isSent($n[2]!)) return false;
  }
  if ($n[6]! < 0) return false;
  const salario_devengado_ejercicio = $s[6] = $n[6]!;
  // Salarios de todos los trabajadores
  if (!rt.isSent($n[7]!)) {
    if (!rt.isSent($n[2]!)) return false;
  }
  if ($n[7]! <= 0) return false;
  const salarios_totales_empresa = $s[7] = $n[7]!;
  // Promedio de las tres últimas participaciones
  if ($n[8]! < 0) return false;
  const promedio_ptu_3_anios = $s[8] = rt.sentOr($n[8]!, 0);
  // Participación exenta ya usada en el año
  if ($n[9]! < 0) return false;
  const ptu_exenta_acumulada = $s[9] = rt.sentOr($n[9]!, 0);
  // Método del ISR
  if (metodo_isr$sent !== undefined && !(rt.positionOf(['ley', 'reglamento'], metodo_isr$sent) > 0)) return false;
  const metodo_isr = metodo_isr$sent !== undefined ? metodo_isr$sent : 'ley';
  $s[10] = rt.positionOf(['ley', 'reglamento'], metodo_isr);
  // Sueldo mensual ordinario, gravado
  if ($n[11]! <= 0 || $n[11]! > 300000000000) return false;
  const sueldo_mensual = $s[11] = $n[11]!;
  // Otros ingresos gravados del mes
  if ($n[12]! < 0) return false;
  const gravado_del_mes = $s[12] = $n[12]!;
  // ISR retenido por esos ingresos, con ajustes del mes y sin lo devuelto
  if ($n[13]! < 0) return false;
  const retenido_del_mes = $s[13] = $n[13]!;
  // Otras deducciones
  if ($n[14]! < 0) return false;
  const otras_deducciones_amount = $s[14] = rt.sentOr($n[14]!, 0);
  // Trabajador eventual
  const trabajador_eventual = $n[15]! === 1;
  $s[15] = trabajador_eventual ? 1 : 0;
  // Trabaja en la Zona Libre de la Frontera Norte
  const zona_libre_frontera_norte = $n[16]! === 1;
  $s[16] = zona_libre_frontera_norte ? 1 : 0;
  // Salario mínimo
  const salario_minimo = $s[17] = zona_libre_frontera_norte ? $f.salario_minimo_zlfn : $f.salario_minimo_general;
  // Gana el salario mínimo
  const es_sm = daily_salary <= salario_minimo * 3000;
  $s[18] = es_sm ? 1 : 0;
  // Sueldo mensual ordinario
  const $6 = rt.isSent($n[11]!);
  $s[19] = $6 ? 1 : 0;
  let $7: number;
  if ($6) {
    $7 = sueldo_mensual;
  } else {
    const $4 = rt.isSent($n[0]!);
    $s[20] = $4 ? 1 : 0;
    $7 = $4 ? monthly_salary : daily_salary;
  }
  const sueldo_mensual_ordinario = $s[21] = Math.floor(($7 + 50) / 100);
  $s[22] = $7;
  // Eventual con menos de 60 días
  let $11: boolean = trabajador_eventual;
  if ($11) {
    const $9 = rt.isSent($n[4]!);
    $s[23] = $9 ? 1 : 0;
    $11 = $9 ? dias_trabajados_ejercicio < $f.dias_del_eventual * 10000 : false;
  }
  const sin_derecho = $11;
  $s[24] = sin_derecho ? 1 : 0;
  // Participación por días
  let $13 = 1;
  const $14 = !rt.isSent($n[2]!);
  $s[25] = $14 ? 1 : 0;
  let $15: number;
  if ($14) {
    const $12 = ptu_repartible * dias_trabajados_ejercicio;
    if ($12 > rt.SAFE) return false;
    if (!(dias_totales_empresa > 0)) return false;
    $13 = dias_totales_empresa;
    $15 = $12;
  } else {
    $15 = 0 * $13;
  }
  const $16 = rt.wholeOf($15, 200 * $13, 'half_up');
  if (Number.isNaN($16)) return false;
  const ptu_por_dias = $s[26] = $16;
  $s[27] = $15;
  $s[28] = $13;
  // Participación por salarios
  let $17 = 1;
  let $19: number;
  if ($14) {
    if (!(salarios_totales_empresa > 0)) return false;
    $17 = salarios_totales_empresa;
    const $18 = ptu_repartible * salario_devengado_ejercicio;
    if ($18 > rt.SAFE) return false;
    $19 = $18;
  } else {
    $19 = 0 * $17;
  }
  const $20 = rt.wholeOf($19, 200 * $17, 'half_up');
  if (Number.isNaN($20)) return false;
  const ptu_por_salarios = $s[29] = $20;
  $s[30] = $19;
  $s[31] = $17;
  // Participación antes del tope
  let $24: number;
  if (sin_derecho) {
    $24 = 0;
  } else {
    const $21 = rt.isSent($n[2]!);
    $s[32] = $21 ? 1 : 0;
    let $23: number;
    if ($21) {
      $23 = ptu_asignada;
    } else {
      const $22 = (ptu_por_dias + ptu_por_salarios) * 100;
      if ($22 > rt.SAFE) return false;
      $23 = $22;
    }
    $24 = $23;
  }
  if ($24 > 4503599627370395) return false;
  const ptu_bruta = $s[33] = Math.floor(($24 + 50) / 100);
  $s[34] = $24;
  // Tres meses de salario
  const $26 = rt.isSent($n[0]!);
  $s[35] = $26 ? 1 : 0;
  const $27 = $26 ? monthly_salary : daily_salary;
  const $28 = $s[37] = $f.meses_del_tope * $27;
  const ptu_tope_3_meses = $s[36] = Math.floor(($28 + 50) / 100);
  // Tope
  const $30 = ptu_tope_3_meses * 100;
  const $31 = $s[39] = $30 > promedio_ptu_3_anios ? $30 : promedio_ptu_3_anios;
  if ($31 > 4503599627370395) return false;
  const ptu_tope = $s[38] = Math.floor(($31 + 50) / 100);
  // Participación hasta el tope
  const ptu_con_tope = $s[40] = $at >= '2021-04-24' ? (ptu_bruta < ptu_tope ? ptu_bruta : ptu_tope) : ptu_bruta;
  // Participación en las utilidades
  const ptu = $s[41] = ptu_con_tope;
  // Lo que pasa del tope
  const ptu_excedente = $s[42] = ptu_bruta - ptu;
  // Tope de la participación exenta
  const $35 = $f.umas_exentas * $f.UMA * 100 - ptu_exenta_acumulada;
  const $36 = $s[44] = 0 > $35 ? 0 : $35;
  const ptu_tope_exento = $s[43] = Math.floor(($36 + 50) / 100);
  // Participación exenta
  const ptu_exenta = $s[45] = ptu < ptu_tope_exento ? ptu : ptu_tope_exento;
  // Participación gravada
  const ptu_gravada = $s[46] = ptu - ptu_exenta;
  // Base gravable ISR
  const base_isr = $s[47] = ptu - (ptu < ptu_tope_exento ? ptu : ptu_tope_exento);
  // Ingresos gravados del mes, sin este recibo
  const $41 = rt.isSent($n[12]!);
  $s[48] = $41 ? 1 : 0;
  const $42 = $s[50] = $41 ? gravado_del_mes : sueldo_mensual_ordinario * 100;
  if ($42 > 4503599627370395) return false;
  const ingreso_gravado_mes = $s[49] = Math.floor(($42 + 50) / 100);
  // ISR retenido por esos ingresos
  $s[52] = -1;
  $s[54] = -1;
  const $50 = rt.isSent($n[13]!);
  $s[51] = $50 ? 1 : 0;
  let $52: number;
  if ($50) {
    const $51 = retenido_del_mes * 25;
    if ($51 > rt.SAFE) return false;
    $52 = $51;
  } else {
    let $49: number;
    if (es_sm) {
      $49 = 0;
    } else {
      const $44 = $s[52] = rt.rowOf($f.tarifa_mensual$rows1, ingreso_gravado_mes, 1, false);
      if ($44 < 0) return false;
      $s[53] = ingreso_gravado_mes;
      const $45 = rt.excessOf($f.tarifa_mensual$rows1, $44, ingreso_gravado_mes, 1);
      if (Number.isNaN($45)) return false;
      const $46 = $s[54] = rt.rowOf($f.subsidio_mensual$rows1, ingreso_gravado_mes, 1, false);
      if ($46 < 0) return false;
      $s[55] = ingreso_gravado_mes;
      const $47 = $f.subsidio_mensual$rows1.value[$46]!;
      const $48 = $45 - $47 * 2500;
      $49 = 0 > $48 ? 0 : $48;
    }
    $52 = $49;
  }
  if ($52 > 4503599627367995) return false;
  const isr_retenido_mes = $s[56] = Math.floor(($52 + 1250) / 2500);
  $s[57] = $52;
  // Con el promedio mensual del reglamento
  const con_reglamento = rt.same(metodo_isr, 'reglamento');
  $s[58] = con_reglamento ? 1 : 0;
  // Solo percibe el salario mínimo
  const exento_por_sm = es_sm && base_isr === 0;
  $s[59] = exento_por_sm ? 1 : 0;
  // Se aplica la tarifa al mes
  const $54 = !con_reglamento;
  $s[60] = $54 ? 1 : 0;
  const con_tarifa = $54 && base_isr > 0;
  $s[61] = con_tarifa ? 1 : 0;
  // Base del mes
  let base_isr_mes = 0;
  if (con_tarifa) {
    base_isr_mes = $s[62] = ingreso_gravado_mes + base_isr;
  }
  // ISR según tarifa
  $s[63] = -1;
  let isr_determinado = 0;
  if (con_tarifa) {
    const $56 = $s[63] = rt.rowOf($f.tarifa_mensual$rows1, base_isr_mes, 1, false);
    if ($56 < 0) return false;
    $s[64] = base_isr_mes;
    const $57 = $s[66] = rt.excessOf($f.tarifa_mensual$rows1, $56, base_isr_mes, 1);
    if (Number.isNaN($57)) return false;
    if ($57 > 4503599627367995) return false;
    isr_determinado = $s[65] = Math.floor(($57 + 1250) / 2500);
  }
  // Subsidio para el empleo causado
  $s[67] = -1;
  let subsidio_empleo_causado = 0;
  let subsidio_empleo = 0;
  let isr_del_mes = 0;
  if (con_tarifa) {
    const $59 = $s[67] = rt.rowOf($f.subsidio_mensual$rows1, base_isr_mes, 1, false);
    if ($59 < 0) return false;
    $s[68] = base_isr_mes;
    subsidio_empleo_causado = $s[69] = $f.subsidio_mensual$rows1.value[$59]!;
    // Subsidio para el empleo aplicado
    subsidio_empleo = $s[70] = subsidio_empleo_causado < isr_determinado ? subsidio_empleo_causado : isr_determinado;
    // ISR que falta en el mes
    const $62 = isr_determinado - subsidio_empleo - isr_retenido_mes;
    isr_del_mes = $s[71] = 0 > $62 ? 0 : $62;
  }
  // Promedio mensual de lo gravado
  let promedio_mensual_174 = 0;
  if (con_reglamento) {
    const $64 = $s[73] = ptu_gravada * 38;
    const $65 = $64 * 4;
    if ($65 > 4503599627368670) return false;
    promedio_mensual_174 = $s[72] = Math.floor((2 * $65 + 1825) / 3650);
  }
  // Tarifa aplicada
  $s[74] = -1;
  $s[76] = -1;
  let $72: number;
  if (con_reglamento) {
    const $67 = $s[75] = sueldo_mensual_ordinario + promedio_mensual_174;
    const $68 = $s[74] = rt.rowOf($f.tarifa_mensual$rows1, $67, 1, false);
    if ($68 < 0) return false;
    const $69 = rt.excessOf($f.tarifa_mensual$rows1, $68, $67, 1);
    if (Number.isNaN($69)) return false;
    $72 = $69;
  } else {
    const $70 = $s[76] = rt.rowOf($f.tarifa_mensual$rows1, base_isr_mes, 1, false);
    if ($70 < 0) return false;
    $s[77] = base_isr_mes;
    const $71 = rt.excessOf($f.tarifa_mensual$rows1, $70, base_isr_mes, 1);
    if (Number.isNaN($71)) return false;
    $72 = $71;
  }
  const tarifa_aplicada = $s[78] = $72;
  // Tasa del reglamento
  $s[80] = -1;
  let $75 = 1;
  $s[83] = 1;
  let tasa_174 = 0;
  if (con_reglamento) {
    const $76 = promedio_mensual_174 === 0;
    $s[79] = $76 ? 1 : 0;
    let $77: number;
    if ($76) {
      $77 = 0 * $75;
    } else {
      const $73 = $s[80] = rt.rowOf($f.tarifa_mensual$rows1, sueldo_mensual_ordinario, 1, false);
      if ($73 < 0) return false;
      $s[81] = sueldo_mensual_ordinario;
      const $74 = rt.excessOf($f.tarifa_mensual$rows1, $73, sueldo_mensual_ordinario, 1);
      if (Number.isNaN($74)) return false;
      if (!(promedio_mensual_174 > 0)) return false;
      $75 = promedio_mensual_174;
      $77 = tarifa_aplicada - $74;
    }
    tasa_174 = $s[82] = $77;
    $s[83] = $75;
  }
  // ISR por el promedio mensual
  $s[86] = 1;
  let isr_174 = 0;
  if (con_reglamento) {
    const $78 = ptu_gravada * tasa_174;
    if ($78 > rt.SAFE || $78 < -rt.SAFE) return false;
    const $79 = 0 * $75;
    const $80 = $s[85] = $79 > $78 ? $79 : $78;
    const $81 = rt.wholeOf($80, 2500 * $75, 'half_up');
    if (Number.isNaN($81)) return false;
    isr_174 = $s[84] = $81;
    $s[86] = $75;
  }
  // ISR retenido
  const isr = $s[87] = con_reglamento ? isr_174 : isr_del_mes;
  // Otras deducciones
  if (otras_deducciones_amount > 4503599627370395) return false;
  const otras_deducciones = $s[88] = Math.floor((otras_deducciones_amount + 50) / 100);
  $s[89] = otras_deducciones_amount;
  // Total de percepciones
  const total_percepciones = $s[90] = ptu;
  // Total de deducciones
  const total_deducciones = $s[91] = isr + otras_deducciones;
  // Neto
  const neto = $s[92] = total_percepciones - total_deducciones;
  // Ingreso límite del subsidio
  $s[93] = $f.subsidio_mensual$rows1.top;
  const limite_subsidio = $s[94] = $f.subsidio_mensual$rows1.top;
  const $86 = rt.isSent($n[4]!) && rt.isSent($n[5]!) ? dias_trabajados_ejercicio > dias_totales_empresa : false;
  if ($86) return false;
  const $87 = rt.isSent($n[6]!) && rt.isSent($n[7]!) ? salario_devengado_ejercicio > salarios_totales_empresa : false;
  if ($87) return false;
  if ($notes !== null) {
    if (rt.isSent($n[1]!) && rt.isSent($n[0]!) && (daily_salary * 100 < monthly_salary * 99 || daily_salary * 100 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(2, rt.ratio(monthly_salary, 10000n), rt.ratio(daily_salary, 300000n));
    }
    if (daily_salary < salario_minimo * 3000) {
      // BELOW_MINIMUM_WAGE
      $notes.add(3, rt.ratio(daily_salary, 300000n), rt.ratio(salario_minimo, 100n));
    }
    const $88 = zona_libre_frontera_norte ? daily_salary < $f.salario_minimo_zlfn * 3000 : daily_salary === $f.salario_minimo_zlfn * 3000;
    if ($88) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(4, rt.ratio(daily_salary, 300000n), rt.ratio($f.salario_minimo_zlfn, 100n));
    }
    if (ptu_exenta < ptu) {
      // EXEMPTION_CAPPED
      $notes.add(5, rt.ratio(ptu_exenta, 100n), rt.ratio(ptu_gravada, 100n));
    }
    if (ptu_excedente > 0) {
      // PTU_CAPPED
      $notes.add(6, rt.ratio(ptu_bruta, 100n), rt.ratio(ptu_tope, 100n));
    }
    if (sin_derecho) {
      // PTU_EVENTUAL_UNDER_60_DAYS
      $notes.add(7);
    }
    if ($row.period.end > rt.dateOf(rt.yearOf($row.period.end), 6, 29)) {
      // PTU_PAID_LATE
      $notes.add(8);
    }
    if (exento_por_sm) {
      // MINIMUM_WAGE_EXEMPT
      $notes.add(9, rt.ratio(salario_minimo, 100n));
    }
    let $91: boolean = con_tarifa && ingreso_gravado_mes > 0;
    if ($91) {
      const $89 = rt.rowOf($f.subsidio_mensual$rows1, ingreso_gravado_mes, 1, false);
      if ($89 < 0) return false;
      const $90 = $f.subsidio_mensual$rows1.value[$89]!;
      $91 = $90 > 0;
    }
    if ($91 && subsidio_empleo_causado === 0) {
      // SUBSIDY_LOST_BY_EVENT
      $notes.add(10, rt.ratio(base_isr_mes, 100n), rt.ratio(ingreso_gravado_mes, 100n));
    }
    let $94: boolean = con_tarifa && base_isr_mes > limite_subsidio;
    if ($94) {
      const $92 = rt.rowOf($f.subsidio_mensual$rows1, limite_subsidio, 1, false);
      if ($92 < 0) return false;
      const $93 = $f.subsidio_mensual$rows1.value[$92]!;
      $94 = base_isr_mes <= limite_subsidio + $93;
    }
    if ($94) {
      // SUBSIDY_CLIFF
      $notes.add(11, rt.ratio(base_isr_mes, 100n), rt.ratio(limite_subsidio, 100n));
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(12);
    }
    if ($at >= '2021-04-24' && $at < '2021-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(13);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '«0:»{"size":95,"scales":[10000«9:,10000»,1,10000,10000,10000,10000,1,1],"values":[["input",16,[16,1]],["parameter","salario_minimo_zlfn",100],["parameter","salario_minimo_general",100],["input",1,[1,300000]],0,["sent","given(sueldo_mensual)",11],["input",11,[11,10000]],["sent","given(monthly_salary)",0],["input",0,[0,10000]],["input",15,[15,1]],["sent","given(dias_trabajados_ejercicio)",4],["input",4,[4,10000]],["parameter","dias_del_eventual",1,"number"],["sent","given(ptu_asignada)",2],["input",3,[3,10000]],["input",5,[5,10000]],["input",6,[6,10000]],["input",7,[7,10000]],3,["input",2,[2,10000]],4,5,["parameter","meses_del_tope",1,"number"],7,["input",8,[8,10000]],6,8,9,10,["parameter","umas_exentas",1,"number"],["parameter","UMA",100],["input",9,[9,10000]],12,13,["sent","given(gravado_del_mes)",12],["input",12,[12,10000]],2,["sent","given(retenido_del_mes)",13],["input",13,[13,10000]],1,16,["input",10,[10,1]],15,18,20,21,23,22,24,17,14,26,27,28,29,25,["input",14,[14,10000]],30,31,32,33,["kept","upper_limit(subsidio_mensual)","money",93]],"tables":[{"table":0,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[52,53,null],"isConditional":1},{"table":1,"rows":"subsidio_mensual$rows1","gives":"money","scales":[100,100,10000],"slots":[54,55,null],"scalesValue":1,"isConditional":1},{"table":0,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[63,64,null],"isConditional":1},{"table":1,"rows":"subsidio_mensual$rows1","gives":"money","scales":[100,100,10000],"slots":[67,68,null],"scalesValue":1,"isConditional":1},{"table":0,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[74,75,null],"isConditional":1},{"name":"tarifa_mensual.2","table":0,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[76,77,null],"isConditional":1},{"table":0,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[80,81,null],"isConditional":1}],"steps":[[17,[0,[[1],16,1,1],[[2],16,0,0]]],[[18,1],[3,4]],[21,[5,[[6],19,1,1],[[7],19,0,0],[[8],19,0,0,20,1,1],[[3],19,0,0,20,0,0]],[22,10000]],[[24,1],[9,[[10],15,1,1],[[11,12],15,1,1,23,1,1]]],[26,[13,[[14,11,15],25,1,1]],[27,20000,28]],[29,[13,[[14,16,17],25,1,1]],[30,20000,31]],[33,[18,[[13],24,0,0],[[19],24,0,0,32,1,1],[[20,21],24,0,0,32,0,0]],[34,10000]],[36,[22,7,[[8],35,1,1],[[3],35,0,0]],[37,10000]],[38,[23,24],[39,10000]],[40,[[[25],-1,0,20210423],[[25,26],-1,20210424,null]]],[41,[27]],[42,[25,28]],[43,[29,30,31],[44,10000]],[45,[28,32]],[46,[28,33]],[47,[28,28,32]],[49,[34,[[35],48,1,1],[[36],48,0,0]],[50,10000]],[56,[37,[[38],51,1,1],[[39],51,0,0],[[40,40],51,0,0,18,0,0],-1,-2],[57,250000]],[[58,1],[41]],[[59,1],[39,[[42],18,1,1]]],[[61,1],[43,[[42],60,1,1]]],[62,[44,[[40,42],61,1,1]],null,null,61],[65,[44,[[45],61,1,1],-3],[66,250000],null,61],[69,[44,[[45],61,1,1],-4],null,null,61],[70,[44,[[46,47],61,1,1]],null,null,61],[71,[44,[[47,48,49],61,1,1]],null,null,61],[72,[43,[[50],58,1,1]],[73,45625],null,58],[[78,250000],[43,[[36,51],58,1,1],[[45],58,0,0],-5,-6]],[[82,2500,83],[43,[[51],58,1,1],[[52,36,51],58,1,1,79,0,0],-7],null,null,58],[84,[43,[[50,53],58,1,1]],[85,250000,86],null,58],[87,[43,[[54],58,1,1],[[55],58,0,0]]],[88,[56],[89,10000]],[90,[28]],[91,[57,58]],[92,[59,60]],[94,[61]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '{"scheme":["MXN","period_end",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],[0,0,"integer"],"boolean",{"words":["ley","reglamento"]},[0,0,"number"],[0,0,"rate"],"date"],"roundings":[["half_up",[["1/100",null]]]],"nodes":"0 c0;0 c30000000;0 i0;1 c30;0 3 2 3;0 c1000000;2 given,2;2 16 6;1 c0;1 c366;3 word,ley;2 truth,false;2 i16;0 p2;0 p1;0 18 12 13 14;0 i1;0 s0;2 11 16 17;2 given,11;0 i11;2 given,0;0 2 3 16;0 18 21 2 22;0 18 19 20 23;2 i15;2 given,4;4 i4;1 p5;2 10 27 28;2 18 26 29 11;2 14 25 30;0 i3;1 c2;0 3 32 33;0 2 34 27;4 i5;0 3 35 36;0 18 7 37 0;0 i6;0 i7;4 3 39 40;0 2 34 41;0 18 7 42 0;2 s3;0 i2;0 s4;0 s5;0 0 46 47;0 18 6 45 48;0 18 44 0 49;4 p4;0 2 51 23;0 s7;0 i8;0 6 53 54;0 s6;0 s8;0 5 56 57;0 dated,2020-01-01,2021-04-24 56 58;0 s9;0 s10;0 1 56 61;1 p3;1 c1;0 p0;0 2 64 65;0 2 63 66;0 i9;0 1 67 68;0 6 0 69;0 s12;0 5 61 71;0 s13;0 1 61 73;0 1 61 72;2 given,12;0 i12;0 s2;0 18 76 77 78;2 given,13;0 i13;2 s1;0 s16;0 apply,0 83;0 apply,1 83;0 1 84 85;0 6 0 86;0 18 82 0 87;0 18 80 81 88;3 i10;3 word,reglamento;2 8 90 91;0 s15;2 8 93 0;2 14 82 94;2 s18;2 16 96;2 12 93 0;2 14 97 98;2 s20;0 0 83 93;0 s21;0 apply,0 102;0 apply,1 102;0 s23;0 s22;0 5 105 106;0 s24;0 1 106 108;0 s17;0 1 109 110;0 6 0 111;0 s14;4 c152/5;0 2 113 114;1 c365;0 3 115 116;0 s26;0 0 78 118;0 apply,0 119;0 18 96 120 103;2 8 118 0;5 c0;0 s27;0 apply,0 78;0 1 124 125;4 3 126 118;5 c1;5 2 127 128;5 18 122 123 129;5 s28;0 2 113 131;0 6 0 132;0 s29;0 s25;0 18 96 134 135;0 i14;0 s30;0 s31;0 0 138 139;0 s32;0 s33;0 1 141 142;0 upper_limit,1;2 given,5;2 14 26 145;2 12 27 36;2 18 146 147 11;2 given,6;2 given,7;2 14 149 150;2 12 39 40;2 18 151 152 11;2 given,1;2 14 154 21;5 c99/100;0 2 156 2;2 10 22 157;5 c101/100;0 2 159 2;2 12 22 160;2 15 158 161;2 14 155 162;2 10 16 17;2 10 16 13;2 8 16 13;2 18 12 165 166;2 10 73 61;0 s11;2 12 169 0;6 period,4;1 19 171;1 c6;1 c29;6 33 172 173 174;2 12 171 175;2 s19;2 12 83 0;2 14 100 178;2 12 85 0;2 14 179 180;2 8 105 0;2 14 181 182;0 s35;2 12 102 184;2 14 100 185;0 apply,1 184;0 0 184 187;2 11 102 188;2 14 186 189;0 s34;2 10 191 0;6 period,5;6 date,2021-04-24;2 13 193 194;6 date,2021-07-01;2 10 193 196;2 14 195 197","items":[["i",0,null,[0,false],[1,true]],["i",1,4,[0,false],[5,true]],["i",2,null,[0,true]],["i",3,null,[0,false],null,7],["i",4,null,[8,false],[9,true],7],["i",5,null,[8,false],null,7],["i",6,null,[0,true],null,7],["i",7,null,[0,false],null,7],["i",8,0,[0,true]],["i",9,0,[0,true]],["i",10,10],["i",11,null,[0,false],[1,true]],["i",12,null,[0,true]],["i",13,null,[0,true]],["i",14,0,[0,true]],["i",15,11],["i",16,11],[0,0,15],[1,2,18],[2,0,24,0],[3,2,31],[4,0,38,0],[5,0,43,0],[6,0,50,0],[7,0,52,0],[8,0,55,0],[9,0,59],[10,0,60,0],[11,0,62],[12,0,70,0],[13,0,72],[14,0,74],[15,0,75,0],[16,0,79,0],[17,0,89,0],[18,2,92],[19,2,95],[20,2,99],[21,0,101,null,null,100],[22,0,103,0,null,100],[23,0,104,null,null,100],[24,0,107,null,null,100],[25,0,112,null,null,100],[26,0,117,0,null,96],[27,0,121],[28,5,130,null,null,96],[29,0,133,0,null,96],[30,0,136,0],[31,0,137,0],[32,0,61],[33,0,140],[34,0,143],[35,0,144]],"parameters":[["UMA",null],["salario_minimo_general",null],["salario_minimo_zlfn",null],["umas_exentas",null],["meses_del_tope",null],["dias_del_eventual",null]],"notices":[["refuse","VALIDATION_ERROR","warning","inputs.dias_trabajados_ejercicio","inputs",null,148,["Los días del trabajador no pasan de los de todos (LFT art. 123)"]],["refuse","VALIDATION_ERROR","warning","inputs.salario_devengado_ejercicio","inputs",null,153,["Los salarios del trabajador no pasan de los de todos (LFT art. 123)"]],["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,163,["El salario mensual ",2," y 30 veces el diario ",16," difieren en más del 1 %; se usa el diario"]],["warn","BELOW_MINIMUM_WAGE","warning","daily_salary","employee",null,164,["El salario diario ",16," es menor que el mínimo de ",17,"; puede ser correcto en jornada parcial"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.zona_libre_frontera_norte","override",null,167,["El salario diario ",16," no concuerda con la zona; el mínimo de la frontera norte es ",13]],["warn","EXEMPTION_CAPPED","info","ptu","employee",null,168,["Lo exento llega a ",73,"; ",113," se gravan"]],["warn","PTU_CAPPED","info","ptu","employee",null,170,["La participación de ",56," pasa del tope de ",57," (LFT art. 127-VIII)"]],["warn","PTU_EVENTUAL_UNDER_60_DAYS","info","ptu","employee",null,44,["Un eventual con menos de 60 días no participa (LFT art. 127-VII)"]],["warn","PTU_PAID_LATE","info","period","period",null,176,["La participación se paga a más tardar el 30 de mayo o el 29 de junio (LFT art. 122)"]],["warn","MINIMUM_WAGE_EXEMPT","info","isr","employee",null,177,["A quien solo percibe el salario mínimo de ",17," no se le retiene"]],["warn","SUBSIDY_LOST_BY_EVENT","info","isr","employee",null,183,["Con ",102," en el mes se pierde el subsidio para el empleo que tenía con ",83]],["warn","SUBSIDY_CLIFF","info","isr","employee",null,190,["La base ",102," pasa por menos de un subsidio del límite de ",184]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,192,["Las deducciones superan las percepciones"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,198,["meses_del_tope: sin confirmar, si los pagos de mayo y junio de 2021 ya llevaban tope"]]],"tables":[[0,null,0,null,null],[0,null,0,null,null]]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [UMA$rows, salario_minimo_general$rows, salario_minimo_zlfn$rows, umas_exentas$rows, meses_del_tope$rows, dias_del_eventual$rows],
  tables: [tarifa_mensual, subsidio_mensual] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
