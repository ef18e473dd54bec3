// MX.ptu 2020.1: Participación en las utilidades
// Emitted from generated/rules/mx/ptu/2020-01-01.pay by payroll compile. Do not edit.
import { readFileSync } from 'node:fs';
import * as rt from '../../../../runtime/index.ts';

const $head: rt.ModuleHead = {
  format: 1,
  path: 'generated/rules/mx/ptu/2020-01-01.pay',
  fingerprint: 'sha256:89ea87dc762d314f18736f849f83d11a6d2c511f36c073079667deaac9e1fe65',
  meaning: 'sha256:93e1c291ba3011b3433073c08b1958d2c1983a121b0ee8015f0b365559fef7c6',
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

const $law = new rt.ModuleLaw($head, 'sha256:ed516e12e61fc84b47299179c4c8f0ad70c3cb5e2d1d707f9a456af4963abb42', () =>
  JSON.parse(readFileSync(new URL('./2020-01-01.json', import.meta.url), 'utf8')));

const $parameters = rt.byDate(($at) => ({
  salario_minimo_zlfn: rt.scaledWorth($at, 100n, $law.rows('salario_minimo_zlfn')),
  salario_minimo_general: rt.scaledWorth($at, 100n, $law.rows('salario_minimo_general')),
  dias_del_eventual: rt.scaledWorth($at, 1n, $law.rows('dias_del_eventual')),
  meses_del_tope: rt.scaledWorth($at, 1n, $law.rows('meses_del_tope')),
  umas_exentas: rt.scaledWorth($at, 1n, $law.rows('umas_exentas')),
  UMA: rt.scaledWorth($at, 100n, $law.rows('UMA')),
  tabla_subsidio_mensual$rows1: rt.scaledRows($law.table('tabla_subsidio_mensual'), { date: $at }, 100n, 100n),
  subsidio_limite: rt.scaledWorth($at, 50n, $law.rows('subsidio_limite')),
  subsidio_tasa: rt.scaledWorth($at, 10000n, $law.rows('subsidio_tasa')),
  tarifa_mensual$rows1: rt.scaledRows($law.table('tarifa_mensual'), { date: $at }, 100n, 2500n),
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
  // Ingreso mensual hasta el que hay subsidio para el empleo · Decreto DOF 11-12-2013, décimo transitorio; Decreto DOF 01-05-2024
  let $44: number;
  if ($at >= '2024-05-01') {
    $44 = $f.subsidio_limite * 2;
  } else {
    $s[51] = $f.tabla_subsidio_mensual$rows1.top;
    $44 = $f.tabla_subsidio_mensual$rows1.top;
  }
  const limite_subsidio_mensual = $s[52] = $44;
  // UMA mensual · Ley de la UMA art. 4
  const $45 = $s[54] = $f.UMA * 38;
  const $46 = $45 * 4;
  const uma_mensual = $s[53] = Math.floor((2 * $46 + 5) / 10);
  // Subsidio para el empleo de un mes · Decreto DOF 11-12-2013, décimo transitorio; Decreto DOF 01-05-2024
  $s[55] = -1;
  let $50: number;
  if ($at >= '2024-05-01') {
    $50 = $f.subsidio_tasa * uma_mensual;
  } else {
    const $48 = $s[55] = rt.rowOf($f.tabla_subsidio_mensual$rows1, limite_subsidio_mensual, 1, false);
    if ($48 < 0) return false;
    $s[56] = limite_subsidio_mensual;
    const $49 = $f.tabla_subsidio_mensual$rows1.value[$48]!;
    $50 = $49 * 10000;
  }
  const subsidio_mensual = $s[57] = Math.floor(($50 + 5000) / 10000);
  $s[58] = $50;
  // Subsidio para el empleo por esos ingresos · Decreto DOF 11-12-2013, décimo transitorio; Decreto DOF 01-05-2024
  $s[59] = -1;
  let $56: number;
  if ($at >= '2024-05-01') {
    const $54 = ingreso_gravado_mes <= limite_subsidio_mensual;
    $s[61] = $54 ? 1 : 0;
    $56 = $54 ? subsidio_mensual : 0;
  } else {
    const $52 = $s[59] = rt.rowOf($f.tabla_subsidio_mensual$rows1, ingreso_gravado_mes, 1, false);
    if ($52 < 0) return false;
    $s[60] = ingreso_gravado_mes;
    $56 = $f.tabla_subsidio_mensual$rows1.value[$52]!;
  }
  const subsidio_sin_este_recibo = $s[62] = $56;
  // ISR retenido por esos ingresos · LISR art. 96
  $s[64] = -1;
  const $61 = rt.isSent($n[13]!);
  $s[63] = $61 ? 1 : 0;
  let $63: number;
  if ($61) {
    const $62 = retenido_del_mes * 25;
    if ($62 > rt.SAFE) return false;
    $63 = $62;
  } else {
    let $60: number;
    if (es_sm) {
      $60 = 0;
    } else {
      const $57 = $s[64] = rt.rowOf($f.tarifa_mensual$rows1, ingreso_gravado_mes, 1, false);
      if ($57 < 0) return false;
      $s[65] = ingreso_gravado_mes;
      const $58 = rt.excessOf($f.tarifa_mensual$rows1, $57, ingreso_gravado_mes, 1);
      if (Number.isNaN($58)) return false;
      const $59 = $58 - subsidio_sin_este_recibo * 2500;
      $60 = 0 > $59 ? 0 : $59;
    }
    $63 = $60;
  }
  if ($63 > 4503599627367995) return false;
  const isr_retenido_mes = $s[66] = Math.floor(($63 + 1250) / 2500);
  $s[67] = $63;
  // Con el promedio mensual del reglamento · RLISR art. 174
  const con_reglamento = rt.same(metodo_isr, 'reglamento');
  $s[68] = con_reglamento ? 1 : 0;
  // Solo percibe el salario mínimo · LISR art. 96, primer párrafo
  const exento_por_sm = es_sm && base_isr === 0;
  $s[69] = exento_por_sm ? 1 : 0;
  // Se aplica la tarifa al mes · LISR art. 96
  const $65 = !con_reglamento;
  $s[70] = $65 ? 1 : 0;
  const con_tarifa = $65 && base_isr > 0;
  $s[71] = con_tarifa ? 1 : 0;
  // Base del mes · LISR art. 96
  let base_isr_mes = 0;
  if (con_tarifa) {
    base_isr_mes = $s[72] = ingreso_gravado_mes + base_isr;
  }
  // ISR según tarifa · LISR art. 96
  $s[73] = -1;
  let isr_determinado = 0;
  if (con_tarifa) {
    const $67 = $s[73] = rt.rowOf($f.tarifa_mensual$rows1, base_isr_mes, 1, false);
    if ($67 < 0) return false;
    $s[74] = base_isr_mes;
    const $68 = $s[76] = rt.excessOf($f.tarifa_mensual$rows1, $67, base_isr_mes, 1);
    if (Number.isNaN($68)) return false;
    if ($68 > 4503599627367995) return false;
    isr_determinado = $s[75] = Math.floor(($68 + 1250) / 2500);
  }
  // Subsidio para el empleo causado · Decreto DOF 11-12-2013, décimo transitorio; Decreto DOF 01-05-2024
  $s[77] = -1;
  let subsidio_empleo_causado = 0;
  let subsidio_empleo = 0;
  let isr_del_mes = 0;
  if (con_tarifa) {
    let $74: number;
    if ($at >= '2024-05-01') {
      const $72 = base_isr_mes <= limite_subsidio_mensual;
      $s[79] = $72 ? 1 : 0;
      $74 = $72 ? subsidio_mensual : 0;
    } else {
      const $70 = $s[77] = rt.rowOf($f.tabla_subsidio_mensual$rows1, base_isr_mes, 1, false);
      if ($70 < 0) return false;
      $s[78] = base_isr_mes;
      $74 = $f.tabla_subsidio_mensual$rows1.value[$70]!;
    }
    subsidio_empleo_causado = $s[80] = $74;
    // Subsidio para el empleo aplicado · Decreto DOF 11-12-2013, décimo transitorio; Decreto DOF 01-05-2024
    subsidio_empleo = $s[81] = subsidio_empleo_causado < isr_determinado ? subsidio_empleo_causado : isr_determinado;
    // ISR que falta en el mes · LISR art. 96
    const $76 = isr_determinado - subsidio_empleo - isr_retenido_mes;
    isr_del_mes = $s[82] = 0 > $76 ? 0 : $76;
  }
  // Promedio mensual de lo gravado · RLISR art. 174-I
  let promedio_mensual_174 = 0;
  if (con_reglamento) {
    const $78 = $s[84] = ptu_gravada * 38;
    const $79 = $78 * 4;
    if ($79 > 4503599627368670) return false;
    promedio_mensual_174 = $s[83] = Math.floor((2 * $79 + 1825) / 3650);
  }
  // Tarifa aplicada · LISR art. 96; RLISR art. 174-II
  $s[85] = -1;
  $s[87] = -1;
  let $86: number;
  if (con_reglamento) {
    const $81 = $s[86] = sueldo_mensual_ordinario + promedio_mensual_174;
    const $82 = $s[85] = rt.rowOf($f.tarifa_mensual$rows1, $81, 1, false);
    if ($82 < 0) return false;
    const $83 = rt.excessOf($f.tarifa_mensual$rows1, $82, $81, 1);
    if (Number.isNaN($83)) return false;
    $86 = $83;
  } else {
    const $84 = $s[87] = rt.rowOf($f.tarifa_mensual$rows1, base_isr_mes, 1, false);
    if ($84 < 0) return false;
    $s[88] = base_isr_mes;
    const $85 = rt.excessOf($f.tarifa_mensual$rows1, $84, base_isr_mes, 1);
    if (Number.isNaN($85)) return false;
    $86 = $85;
  }
  const tarifa_aplicada = $s[89] = $86;
  // Tasa del reglamento · RLISR art. 174-III y IV
  $s[91] = -1;
  let $89 = 1;
  $s[94] = 1;
  let tasa_174 = 0;
  if (con_reglamento) {
    const $90 = promedio_mensual_174 === 0;
    $s[90] = $90 ? 1 : 0;
    let $91: number;
    if ($90) {
      $91 = 0;
    } else {
      const $87 = $s[91] = rt.rowOf($f.tarifa_mensual$rows1, sueldo_mensual_ordinario, 1, false);
      if ($87 < 0) return false;
      $s[92] = sueldo_mensual_ordinario;
      const $88 = rt.excessOf($f.tarifa_mensual$rows1, $87, sueldo_mensual_ordinario, 1);
      if (Number.isNaN($88)) return false;
      if (!(promedio_mensual_174 > 0)) return false;
      $89 = promedio_mensual_174;
      $91 = tarifa_aplicada - $88;
    }
    tasa_174 = $s[93] = $91;
    $s[94] = $89;
  }
  // ISR por el promedio mensual · RLISR art. 174-V
  $s[97] = 1;
  let isr_174 = 0;
  if (con_reglamento) {
    const $92 = ptu_gravada * tasa_174;
    if ($92 > rt.SAFE || $92 < -rt.SAFE) return false;
    const $94 = $s[96] = 0 > $92 ? 0 : $92;
    const $95 = rt.wholeOf($94, 2500 * $89, 'half_up');
    if (Number.isNaN($95)) return false;
    isr_174 = $s[95] = $95;
    $s[97] = $89;
  }
  // ISR retenido · LISR art. 96; RLISR art. 174
  const isr = $s[98] = con_reglamento ? isr_174 : isr_del_mes;
  // Otras deducciones · LFT art. 110
  if (otras_deducciones_amount > 4503599627370395) return false;
  const otras_deducciones = $s[99] = Math.floor((otras_deducciones_amount + 50) / 100);
  $s[100] = otras_deducciones_amount;
  // Total de percepciones
  const total_percepciones = $s[101] = ptu;
  // Total de deducciones
  const total_deducciones = $s[102] = isr + otras_deducciones;
  // Neto
  const neto = $s[103] = total_percepciones - total_deducciones;
  const $100 = rt.isSent($n[4]!) && rt.isSent($n[5]!) ? dias_trabajados_ejercicio > dias_totales_empresa : false;
  if ($100) return false;
  const $101 = rt.isSent($n[6]!) && rt.isSent($n[7]!) ? salario_devengado_ejercicio > salarios_totales_empresa : false;
  if ($101) return false;
  if ($notes !== null) {
    if (rt.isSent($n[1]!) && rt.isSent($n[0]!) && (daily_salary * 100 < monthly_salary * 99 || daily_salary * 100 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(2, rt.ratio(monthly_salary, 10000n), rt.ratio(daily_salary, 300000n));
    }
    if (daily_salary < salario_minimo * 3000) {
      // BELOW_MINIMUM_WAGE
      $notes.add(3, rt.ratio(daily_salary, 300000n), rt.ratio(salario_minimo, 100n));
    }
    const $102 = zona_libre_frontera_norte ? daily_salary < $f.salario_minimo_zlfn * 3000 : daily_salary === $f.salario_minimo_zlfn * 3000;
    if ($102) {
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
    if (con_tarifa && ingreso_gravado_mes > 0 && subsidio_sin_este_recibo > 0 && subsidio_empleo_causado === 0) {
      // SUBSIDY_LOST_BY_EVENT
      $notes.add(10, rt.ratio(base_isr_mes, 100n), rt.ratio(ingreso_gravado_mes, 100n));
    }
    if (con_tarifa && base_isr_mes > limite_subsidio_mensual && base_isr_mes <= limite_subsidio_mensual + subsidio_mensual) {
      // SUBSIDY_CLIFF
      $notes.add(11, rt.ratio(base_isr_mes, 100n), rt.ratio(limite_subsidio_mensual, 100n));
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
