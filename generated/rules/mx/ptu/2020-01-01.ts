// MX.ptu 2020.1: Participación en las utilidades
// Emitted from rules/mx/ptu/2020-01-01.pay by payroll compile. Do not edit.
import { readFileSync } from 'node:fs';
import * as rt from '../../../../runtime/index.ts';

const $head: rt.ModuleHead = {
  format: 1,
  path: 'rules/mx/ptu/2020-01-01.pay',
  fingerprint: 'sha256:217803430b04647ef03bf252653ee86ed98450697566e32f745e93de9438cf21',
  meaning: 'sha256:ecbd1a93105bd1614397164d9d0768309ecad248122f926abc9cc0c8b1e25843',
  country: 'MX',
  scheme: 'ptu',
  label: 'Participación en las utilidades',
  version: '2020.1',
  currency: 'MXN',
  validFrom: '2020-01-01',
  validUntil: '2026-12-31',
  periods: ['event'],
  proration: null,
  days: 'as_given',
  asOf: 'period_end',
};

const $law = new rt.ModuleLaw($head, 'sha256:e2acc680f75770672dfd574fabf7ea359a0939a81fc935aa2ba8bc949519afcc', () =>
  JSON.parse(readFileSync(new URL('./2020-01-01.json', import.meta.url), 'utf8')));

const $parameters = rt.byDate(($at) => ({
  salario_minimo_zlfn: rt.scaledWorth($at, 100n, $law.rows('salario_minimo_zlfn')),
  salario_minimo_general: rt.scaledWorth($at, 100n, $law.rows('salario_minimo_general')),
  dias_del_eventual: rt.scaledWorth($at, 1n, $law.rows('dias_del_eventual')),
  meses_del_tope: rt.scaledWorth($at, 1n, $law.rows('meses_del_tope')),
  umas_exentas: rt.scaledWorth($at, 1n, $law.rows('umas_exentas')),
  UMA: rt.scaledWorth($at, 100n, $law.rows('UMA')),
  tarifa_mensual$rows1: rt.scaledRows($law.table('tarifa_mensual'), { date: $at }, 100n, 2500n),
  subsidio_mensual$rows1: rt.scaledRows($law.table('subsidio_mensual'), { date: $at }, 100n, 100n),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $at = $row.referenceDate;
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  const metodo_isr$sent = rt.textAt($row.texts, 10);
  // Salario mensual · LFT art. 89
  if (!(rt.isSent($n[0]!) || rt.isSent($n[1]!))) return false;
  if ($n[0]! <= 0 || $n[0]! > 300000000000) return false;
  const monthly_salary = $s[0] = $n[0]!;
  // Salario diario · LFT art. 89
  if ($n[1]! <= 0 || $n[1]! > 10000000000) return false;
  const daily_salary = $s[1] = rt.isSent($n[1]!) ? $n[1]! * 30 : monthly_salary;
  // Participación ya calculada · LFT art. 123
  if ($n[2]! < 0) return false;
  const ptu_asignada = $s[2] = $n[2]!;
  // Utilidad por repartir · LFT arts. 120 y 122
  if (!rt.isSent($n[3]!)) {
    if (!rt.isSent($n[2]!)) return false;
  }
  if ($n[3]! <= 0) return false;
  const ptu_repartible = $s[3] = $n[3]!;
  // Días trabajados en el ejercicio · LFT art. 123
  if (!rt.isSent($n[4]!)) {
    if (!rt.isSent($n[2]!)) return false;
  }
  if ($n[4]! <= 0 || $n[4]! > 3660000) return false;
  const dias_trabajados_ejercicio = $s[4] = $n[4]!;
  // Días de todos los trabajadores · LFT art. 123
  if (!rt.isSent($n[5]!)) {
    if (!rt.isSent($n[2]!)) return false;
  }
  if ($n[5]! <= 0) return false;
  const dias_totales_empresa = $s[5] = $n[5]!;
  // Salarios del trabajador en el ejercicio · LFT arts. 123 y 124
  if (!rt.isSent($n[6]!)) {
    if (!rt.isSent($n[2]!)) return false;
  }
  if ($n[6]! < 0) return false;
  const salario_devengado_ejercicio = $s[6] = $n[6]!;
  // Salarios de todos los trabajadores · LFT arts. 123 y 124
  if (!rt.isSent($n[7]!)) {
    if (!rt.isSent($n[2]!)) return false;
  }
  if ($n[7]! <= 0) return false;
  const salarios_totales_empresa = $s[7] = $n[7]!;
  // Promedio de las tres últimas participaciones · LFT art. 127-VIII
  if ($n[8]! < 0) return false;
  const promedio_ptu_3_anios = $s[8] = rt.sentOr($n[8]!, 0);
  // Participación exenta ya usada en el año · LISR art. 93-XIV
  if ($n[9]! < 0) return false;
  const ptu_exenta_acumulada = $s[9] = rt.sentOr($n[9]!, 0);
  // Método del ISR · LISR art. 96; RLISR art. 174
  if (metodo_isr$sent !== undefined && !(rt.positionOf(['ley', 'reglamento'], metodo_isr$sent) > 0)) return false;
  const metodo_isr = metodo_isr$sent !== undefined ? metodo_isr$sent : 'ley';
  $s[10] = rt.positionOf(['ley', 'reglamento'], metodo_isr);
  // Sueldo mensual ordinario, gravado · RLISR art. 174
  if ($n[11]! <= 0 || $n[11]! > 300000000000) return false;
  const sueldo_mensual = $s[11] = $n[11]!;
  // Otros ingresos gravados del mes · LISR art. 96
  if ($n[12]! < 0) return false;
  const gravado_del_mes = $s[12] = $n[12]!;
  // ISR retenido por esos ingresos, con ajustes del mes y sin lo devuelto · LISR art. 96
  if ($n[13]! < 0) return false;
  const retenido_del_mes = $s[13] = $n[13]!;
  // Otras deducciones · LFT art. 110
  if ($n[14]! < 0) return false;
  const otras_deducciones_amount = $s[14] = rt.sentOr($n[14]!, 0);
  // Trabajador eventual · LFT art. 127-VII
  const trabajador_eventual = $n[15]! === 1;
  $s[15] = trabajador_eventual ? 1 : 0;
  // Trabaja en la Zona Libre de la Frontera Norte · CONASAMI
  const zona_libre_frontera_norte = $n[16]! === 1;
  $s[16] = zona_libre_frontera_norte ? 1 : 0;
  // Salario mínimo · CONASAMI
  const salario_minimo = $s[17] = zona_libre_frontera_norte ? $f.salario_minimo_zlfn : $f.salario_minimo_general;
  // Gana el salario mínimo · LISR arts. 93-I y 96
  const es_sm = daily_salary <= salario_minimo * 3000;
  $s[18] = es_sm ? 1 : 0;
  // Sueldo mensual ordinario · RLISR art. 174
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
  // Eventual con menos de 60 días · LFT art. 127-VII
  let $11: boolean = trabajador_eventual;
  if ($11) {
    const $9 = rt.isSent($n[4]!);
    $s[23] = $9 ? 1 : 0;
    $11 = $9 ? dias_trabajados_ejercicio < $f.dias_del_eventual * 10000 : false;
  }
  const sin_derecho = $11;
  $s[24] = sin_derecho ? 1 : 0;
  // Participación por días · LFT art. 123
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
    $15 = 0;
  }
  const $16 = rt.wholeOf($15, 200 * $13, 'half_up');
  if (Number.isNaN($16)) return false;
  const ptu_por_dias = $s[26] = $16;
  $s[27] = $15;
  $s[28] = $13;
  // Participación por salarios · LFT arts. 123 y 124
  let $17 = 1;
  let $19: number;
  if ($14) {
    if (!(salarios_totales_empresa > 0)) return false;
    $17 = salarios_totales_empresa;
    const $18 = ptu_repartible * salario_devengado_ejercicio;
    if ($18 > rt.SAFE) return false;
    $19 = $18;
  } else {
    $19 = 0;
  }
  const $20 = rt.wholeOf($19, 200 * $17, 'half_up');
  if (Number.isNaN($20)) return false;
  const ptu_por_salarios = $s[29] = $20;
  $s[30] = $19;
  $s[31] = $17;
  // Participación antes del tope · LFT arts. 123 y 127-VII
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
  // Tres meses de salario · LFT art. 127-VIII
  const $26 = rt.isSent($n[0]!);
  $s[35] = $26 ? 1 : 0;
  const $27 = $26 ? monthly_salary : daily_salary;
  const $28 = $s[37] = $f.meses_del_tope * $27;
  const ptu_tope_3_meses = $s[36] = Math.floor(($28 + 50) / 100);
  // Tope · LFT art. 127-VIII
  const $30 = ptu_tope_3_meses * 100;
  const $31 = $s[39] = $30 > promedio_ptu_3_anios ? $30 : promedio_ptu_3_anios;
  if ($31 > 4503599627370395) return false;
  const ptu_tope = $s[38] = Math.floor(($31 + 50) / 100);
  // Participación hasta el tope · LFT art. 127-VIII, DOF 23-04-2021
  const ptu_con_tope = $s[40] = $at >= '2021-04-24' ? (ptu_bruta < ptu_tope ? ptu_bruta : ptu_tope) : ptu_bruta;
  // Participación en las utilidades · LFT arts. 117, 123 y 127-VIII; LISR art. 93-XIV
  const ptu = $s[41] = ptu_con_tope;
  // Lo que pasa del tope · LFT art. 127-VIII
  const ptu_excedente = $s[42] = ptu_bruta - ptu;
  // Tope de la participación exenta · LISR art. 93-XIV
  const $35 = $f.umas_exentas * $f.UMA * 100 - ptu_exenta_acumulada;
  const $36 = $s[44] = 0 > $35 ? 0 : $35;
  const ptu_tope_exento = $s[43] = Math.floor(($36 + 50) / 100);
  // Participación exenta · LISR art. 93-XIV
  const ptu_exenta = $s[45] = ptu < ptu_tope_exento ? ptu : ptu_tope_exento;
  // Participación gravada · LISR art. 93-XIV
  const ptu_gravada = $s[46] = ptu - ptu_exenta;
  // Base gravable ISR · LISR art. 96
  const base_isr = $s[47] = ptu - (ptu < ptu_tope_exento ? ptu : ptu_tope_exento);
  // Ingresos gravados del mes, sin este recibo · LISR art. 96
  const $41 = rt.isSent($n[12]!);
  $s[48] = $41 ? 1 : 0;
  const $42 = $s[50] = $41 ? gravado_del_mes : sueldo_mensual_ordinario * 100;
  if ($42 > 4503599627370395) return false;
  const ingreso_gravado_mes = $s[49] = Math.floor(($42 + 50) / 100);
  // ISR retenido por esos ingresos · LISR art. 96
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
  // Con el promedio mensual del reglamento · RLISR art. 174
  const con_reglamento = rt.same(metodo_isr, 'reglamento');
  $s[58] = con_reglamento ? 1 : 0;
  // Solo percibe el salario mínimo · LISR art. 96, primer párrafo
  const exento_por_sm = es_sm && base_isr === 0;
  $s[59] = exento_por_sm ? 1 : 0;
  // Se aplica la tarifa al mes · LISR art. 96
  const $54 = !con_reglamento;
  $s[60] = $54 ? 1 : 0;
  const con_tarifa = $54 && base_isr > 0;
  $s[61] = con_tarifa ? 1 : 0;
  // Base del mes · LISR art. 96
  let base_isr_mes = 0;
  if (con_tarifa) {
    base_isr_mes = $s[62] = ingreso_gravado_mes + base_isr;
  }
  // ISR según tarifa · LISR art. 96
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
  // Subsidio para el empleo causado · Decreto DOF 11-12-2013, décimo transitorio; Decreto DOF 01-05-2024
  $s[67] = -1;
  let subsidio_empleo_causado = 0;
  let subsidio_empleo = 0;
  let isr_del_mes = 0;
  if (con_tarifa) {
    const $59 = $s[67] = rt.rowOf($f.subsidio_mensual$rows1, base_isr_mes, 1, false);
    if ($59 < 0) return false;
    $s[68] = base_isr_mes;
    subsidio_empleo_causado = $s[69] = $f.subsidio_mensual$rows1.value[$59]!;
    // Subsidio para el empleo aplicado · Decreto DOF 11-12-2013, décimo transitorio; Decreto DOF 01-05-2024
    subsidio_empleo = $s[70] = subsidio_empleo_causado < isr_determinado ? subsidio_empleo_causado : isr_determinado;
    // ISR que falta en el mes · LISR art. 96
    const $62 = isr_determinado - subsidio_empleo - isr_retenido_mes;
    isr_del_mes = $s[71] = 0 > $62 ? 0 : $62;
  }
  // Promedio mensual de lo gravado · RLISR art. 174-I
  let promedio_mensual_174 = 0;
  if (con_reglamento) {
    const $64 = $s[73] = ptu_gravada * 38;
    const $65 = $64 * 4;
    if ($65 > 4503599627368670) return false;
    promedio_mensual_174 = $s[72] = Math.floor((2 * $65 + 1825) / 3650);
  }
  // Tarifa aplicada · LISR art. 96; RLISR art. 174-II
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
  // Tasa del reglamento · RLISR art. 174-III y IV
  $s[80] = -1;
  let $75 = 1;
  $s[83] = 1;
  let tasa_174 = 0;
  if (con_reglamento) {
    const $76 = promedio_mensual_174 === 0;
    $s[79] = $76 ? 1 : 0;
    let $77: number;
    if ($76) {
      $77 = 0;
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
  // ISR por el promedio mensual · RLISR art. 174-V
  $s[86] = 1;
  let isr_174 = 0;
  if (con_reglamento) {
    const $78 = ptu_gravada * tasa_174;
    if ($78 > rt.SAFE || $78 < -rt.SAFE) return false;
    const $80 = $s[85] = 0 > $78 ? 0 : $78;
    const $81 = rt.wholeOf($80, 2500 * $75, 'half_up');
    if (Number.isNaN($81)) return false;
    isr_174 = $s[84] = $81;
    $s[86] = $75;
  }
  // ISR retenido · LISR art. 96; RLISR art. 174
  const isr = $s[87] = con_reglamento ? isr_174 : isr_del_mes;
  // Otras deducciones · LFT art. 110
  if (otras_deducciones_amount > 4503599627370395) return false;
  const otras_deducciones = $s[88] = Math.floor((otras_deducciones_amount + 50) / 100);
  $s[89] = otras_deducciones_amount;
  // Total de percepciones
  const total_percepciones = $s[90] = ptu;
  // Total de deducciones
  const total_deducciones = $s[91] = isr + otras_deducciones;
  // Neto
  const neto = $s[92] = total_percepciones - total_deducciones;
  // Ingreso límite del subsidio · Decreto DOF 11-12-2013, décimo transitorio; Decreto DOF 01-05-2024
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

export const rules: rt.RuleModule = rt.ruleModule($law, { parameters: $parameters, compute });
