// MX.aguinaldo 2020.1: Aguinaldo
// Emitted from generated/rules/mx/aguinaldo/2020-01-01.pay by payroll compile. Do not edit.
import { readFileSync } from 'node:fs';
import * as rt from '../../../../runtime/index.ts';

const $head: rt.ModuleHead = {
  format: 1,
  path: 'generated/rules/mx/aguinaldo/2020-01-01.pay',
  fingerprint: 'sha256:35fd8fbf8ad1c7a2cb65bec2dc70d7bdc528814a319edbfc78d67340cf40ee7f',
  meaning: 'sha256:5e371c06c3b7cad8eb13ea387be5e02741bcbb6e4d396e1f44a7d9e57de88cba',
  country: 'MX',
  scheme: 'aguinaldo',
  label: 'Aguinaldo',
  version: '2020.1',
  currency: 'MXN',
  validFrom: '2020-01-01',
  validUntil: '2026-12-31',
  periods: ['event'],
  proration: null,
  days: 'as_given',
  asOf: 'period_end',
};

const $law = new rt.ModuleLaw($head, 'sha256:bffb05b086ee28fde8dfcde0135782055ae6fbb7e85e4ac33d13472a90190672', () =>
  JSON.parse(readFileSync(new URL('./2020-01-01.json', import.meta.url), 'utf8')));

const $parameters = rt.byDate(($at) => ({
  dias_minimos: rt.scaledWorth($at, 1n, $law.rows('dias_minimos')),
  salario_minimo_zlfn: rt.scaledWorth($at, 100n, $law.rows('salario_minimo_zlfn')),
  salario_minimo_general: rt.scaledWorth($at, 100n, $law.rows('salario_minimo_general')),
  umas_aguinaldo: rt.scaledWorth($at, 1n, $law.rows('umas_aguinaldo')),
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
  const fecha_ingreso$sent = rt.textAt($row.texts, 2);
  const fecha_corte$sent = rt.textAt($row.texts, 3);
  const metodo_isr$sent = rt.textAt($row.texts, 9);
  // Salario mensual · LFT art. 89
  if (!(rt.isSent($n[0]!) || rt.isSent($n[1]!))) return false;
  if ($n[0]! <= 0 || $n[0]! > 300000000000) return false;
  const monthly_salary = $s[0] = $n[0]!;
  // Salario diario · LFT art. 89
  if ($n[1]! <= 0 || $n[1]! > 10000000000) return false;
  const daily_salary = $s[1] = rt.isSent($n[1]!) ? $n[1]! * 30 : monthly_salary;
  // Fecha de ingreso · LFT art. 87
  if (fecha_ingreso$sent !== undefined && !rt.isDate(fecha_ingreso$sent)) return false;
  if (fecha_ingreso$sent !== undefined && fecha_ingreso$sent < '1940-01-01') return false;
  const fecha_ingreso = fecha_ingreso$sent !== undefined ? fecha_ingreso$sent : rt.startOfYear($row.period.end);
  $s[2] = rt.digitsOfDate(fecha_ingreso);
  // Último día que se paga · LFT art. 87
  if (fecha_corte$sent !== undefined && !rt.isDate(fecha_corte$sent)) return false;
  const fecha_corte = fecha_corte$sent !== undefined ? fecha_corte$sent : rt.dateOf(rt.yearOf($row.period.end), 12, 31);
  $s[3] = rt.digitsOfDate(fecha_corte);
  // Días de aguinaldo al año · LFT art. 87
  if ($n[4]! < 150000 || $n[4]! > 3660000) return false;
  const dias_aguinaldo = $s[4] = rt.sentOr($n[4]!, $f.dias_minimos * 10000);
  // Días que no se computan · LFT art. 87
  if ($n[5]! < 0 || $n[5]! > 3660000) return false;
  const dias_no_computables = $s[5] = rt.sentOr($n[5]!, 0);
  // Días trabajados en el año · LFT art. 87
  if ($n[6]! < 0 || $n[6]! > 3660000) return false;
  const dias_trabajados = $s[6] = $n[6]!;
  // Aguinaldo ya calculado · LFT art. 87
  if ($n[7]! < 0) return false;
  const aguinaldo_bruto = $s[7] = $n[7]!;
  // Aguinaldo exento ya usado en el año · LISR art. 93-XIV
  if ($n[8]! < 0) return false;
  const aguinaldo_exento_acumulado = $s[8] = rt.sentOr($n[8]!, 0);
  // Método del ISR · LISR art. 96; RLISR art. 174
  if (metodo_isr$sent !== undefined && !(rt.positionOf(['ley', 'reglamento'], metodo_isr$sent) > 0)) return false;
  const metodo_isr = metodo_isr$sent !== undefined ? metodo_isr$sent : 'ley';
  $s[9] = rt.positionOf(['ley', 'reglamento'], metodo_isr);
  // Sueldo mensual ordinario, gravado · RLISR art. 174
  if ($n[10]! <= 0 || $n[10]! > 300000000000) return false;
  const sueldo_mensual = $s[10] = $n[10]!;
  // Otros ingresos gravados del mes · LISR art. 96
  if ($n[11]! < 0) return false;
  const gravado_del_mes = $s[11] = $n[11]!;
  // ISR retenido por esos ingresos, con ajustes del mes y sin lo devuelto · LISR art. 96
  if ($n[12]! < 0) return false;
  const retenido_del_mes = $s[12] = $n[12]!;
  // Otras deducciones · LFT art. 110
  if ($n[13]! < 0) return false;
  const otras_deducciones_amount = $s[13] = rt.sentOr($n[13]!, 0);
  // Trabaja en la Zona Libre de la Frontera Norte · CONASAMI
  const zona_libre_frontera_norte = $n[14]! === 1;
  $s[14] = zona_libre_frontera_norte ? 1 : 0;
  // Salario mínimo · CONASAMI
  const salario_minimo = $s[15] = zona_libre_frontera_norte ? $f.salario_minimo_zlfn : $f.salario_minimo_general;
  // Gana el salario mínimo · LISR arts. 93-I y 96
  const es_sm = daily_salary <= salario_minimo * 3000;
  $s[16] = es_sm ? 1 : 0;
  // Sueldo mensual ordinario · RLISR art. 174
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
  // Días del año · LFT art. 87
  const dias_anio = $s[21] = rt.dayOf(rt.addDays(rt.dateOf(rt.yearOf($row.period.end), 3, 1), -1)) === 29 ? 366 : 365;
  // Días trabajados del año · LFT art. 87
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
  // Aguinaldo · LFT art. 87; LISR art. 93-XIV
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
  // Aguinaldo mínimo de la ley · LFT art. 87
  const $23 = $s[29] = daily_salary * $f.dias_minimos * dias_trabajados_anio;
  if ($23 > rt.SAFE) return false;
  if (!(dias_anio > 0)) return false;
  const $24 = $s[30] = dias_anio;
  const $25 = rt.wholeOf($23, 30000000 * $24, 'half_up');
  if (Number.isNaN($25)) return false;
  const aguinaldo_legal = $s[28] = $25;
  // Tope del aguinaldo exento · LISR art. 93-I y XIV
  const $26 = es_sm ? aguinaldo_legal : 0;
  const $27 = $f.umas_aguinaldo * $f.UMA * 100 - aguinaldo_exento_acumulado;
  const $28 = 0 > $27 ? 0 : $27;
  const $29 = $26 * 100;
  const $30 = $s[32] = $28 > $29 ? $28 : $29;
  const aguinaldo_tope_exento = $s[31] = Math.floor(($30 + 50) / 100);
  // Aguinaldo exento · LISR art. 93-XIV
  const aguinaldo_exento = $s[33] = aguinaldo < aguinaldo_tope_exento ? aguinaldo : aguinaldo_tope_exento;
  // Aguinaldo gravado · LISR art. 93-XIV
  const aguinaldo_gravado = $s[34] = aguinaldo - aguinaldo_exento;
  // Base gravable ISR · LISR art. 96
  const base_isr = $s[35] = aguinaldo - (aguinaldo < aguinaldo_tope_exento ? aguinaldo : aguinaldo_tope_exento);
  // Ingresos gravados del mes, sin este recibo · LISR art. 96
  const $35 = rt.isSent($n[11]!);
  $s[36] = $35 ? 1 : 0;
  const $36 = $s[38] = $35 ? gravado_del_mes : sueldo_mensual_ordinario * 100;
  if ($36 > 4503599627370395) return false;
  const ingreso_gravado_mes = $s[37] = Math.floor(($36 + 50) / 100);
  // Ingreso mensual hasta el que hay subsidio para el empleo · Decreto DOF 11-12-2013, décimo transitorio; Decreto DOF 01-05-2024
  let $38: number;
  if ($at >= '2024-05-01') {
    $38 = $f.subsidio_limite * 2;
  } else {
    $s[39] = $f.tabla_subsidio_mensual$rows1.top;
    $38 = $f.tabla_subsidio_mensual$rows1.top;
  }
  const limite_subsidio_mensual = $s[40] = $38;
  // UMA mensual · Ley de la UMA art. 4
  const $39 = $s[42] = $f.UMA * 38;
  const $40 = $39 * 4;
  const uma_mensual = $s[41] = Math.floor((2 * $40 + 5) / 10);
  // Subsidio para el empleo de un mes · Decreto DOF 11-12-2013, décimo transitorio; Decreto DOF 01-05-2024
  $s[43] = -1;
  let $44: number;
  if ($at >= '2024-05-01') {
    $44 = $f.subsidio_tasa * uma_mensual;
  } else {
    const $42 = $s[43] = rt.rowOf($f.tabla_subsidio_mensual$rows1, limite_subsidio_mensual, 1, false);
    if ($42 < 0) return false;
    $s[44] = limite_subsidio_mensual;
    const $43 = $f.tabla_subsidio_mensual$rows1.value[$42]!;
    $44 = $43 * 10000;
  }
  const subsidio_mensual = $s[45] = Math.floor(($44 + 5000) / 10000);
  $s[46] = $44;
  // Subsidio para el empleo por esos ingresos · Decreto DOF 11-12-2013, décimo transitorio; Decreto DOF 01-05-2024
  $s[47] = -1;
  let $50: number;
  if ($at >= '2024-05-01') {
    const $48 = ingreso_gravado_mes <= limite_subsidio_mensual;
    $s[49] = $48 ? 1 : 0;
    $50 = $48 ? subsidio_mensual : 0;
  } else {
    const $46 = $s[47] = rt.rowOf($f.tabla_subsidio_mensual$rows1, ingreso_gravado_mes, 1, false);
    if ($46 < 0) return false;
    $s[48] = ingreso_gravado_mes;
    $50 = $f.tabla_subsidio_mensual$rows1.value[$46]!;
  }
  const subsidio_sin_este_recibo = $s[50] = $50;
  // ISR retenido por esos ingresos · LISR art. 96
  $s[52] = -1;
  const $55 = rt.isSent($n[12]!);
  $s[51] = $55 ? 1 : 0;
  let $57: number;
  if ($55) {
    const $56 = retenido_del_mes * 25;
    if ($56 > rt.SAFE) return false;
    $57 = $56;
  } else {
    let $54: number;
    if (es_sm) {
      $54 = 0;
    } else {
      const $51 = $s[52] = rt.rowOf($f.tarifa_mensual$rows1, ingreso_gravado_mes, 1, false);
      if ($51 < 0) return false;
      $s[53] = ingreso_gravado_mes;
      const $52 = rt.excessOf($f.tarifa_mensual$rows1, $51, ingreso_gravado_mes, 1);
      if (Number.isNaN($52)) return false;
      const $53 = $52 - subsidio_sin_este_recibo * 2500;
      $54 = 0 > $53 ? 0 : $53;
    }
    $57 = $54;
  }
  if ($57 > 4503599627367995) return false;
  const isr_retenido_mes = $s[54] = Math.floor(($57 + 1250) / 2500);
  $s[55] = $57;
  // Con el promedio mensual del reglamento · RLISR art. 174
  const con_reglamento = rt.same(metodo_isr, 'reglamento');
  $s[56] = con_reglamento ? 1 : 0;
  // Solo percibe el salario mínimo · LISR art. 96, primer párrafo
  const exento_por_sm = es_sm && base_isr === 0;
  $s[57] = exento_por_sm ? 1 : 0;
  // Se aplica la tarifa al mes · LISR art. 96
  const $59 = !con_reglamento;
  $s[58] = $59 ? 1 : 0;
  const con_tarifa = $59 && base_isr > 0;
  $s[59] = con_tarifa ? 1 : 0;
  // Base del mes · LISR art. 96
  let base_isr_mes = 0;
  if (con_tarifa) {
    base_isr_mes = $s[60] = ingreso_gravado_mes + base_isr;
  }
  // ISR según tarifa · LISR art. 96
  $s[61] = -1;
  let isr_determinado = 0;
  if (con_tarifa) {
    const $61 = $s[61] = rt.rowOf($f.tarifa_mensual$rows1, base_isr_mes, 1, false);
    if ($61 < 0) return false;
    $s[62] = base_isr_mes;
    const $62 = $s[64] = rt.excessOf($f.tarifa_mensual$rows1, $61, base_isr_mes, 1);
    if (Number.isNaN($62)) return false;
    if ($62 > 4503599627367995) return false;
    isr_determinado = $s[63] = Math.floor(($62 + 1250) / 2500);
  }
  // Subsidio para el empleo causado · Decreto DOF 11-12-2013, décimo transitorio; Decreto DOF 01-05-2024
  $s[65] = -1;
  let subsidio_empleo_causado = 0;
  let subsidio_empleo = 0;
  let isr_del_mes = 0;
  if (con_tarifa) {
    let $68: number;
    if ($at >= '2024-05-01') {
      const $66 = base_isr_mes <= limite_subsidio_mensual;
      $s[67] = $66 ? 1 : 0;
      $68 = $66 ? subsidio_mensual : 0;
    } else {
      const $64 = $s[65] = rt.rowOf($f.tabla_subsidio_mensual$rows1, base_isr_mes, 1, false);
      if ($64 < 0) return false;
      $s[66] = base_isr_mes;
      $68 = $f.tabla_subsidio_mensual$rows1.value[$64]!;
    }
    subsidio_empleo_causado = $s[68] = $68;
    // Subsidio para el empleo aplicado · Decreto DOF 11-12-2013, décimo transitorio; Decreto DOF 01-05-2024
    subsidio_empleo = $s[69] = subsidio_empleo_causado < isr_determinado ? subsidio_empleo_causado : isr_determinado;
    // ISR que falta en el mes · LISR art. 96
    const $70 = isr_determinado - subsidio_empleo - isr_retenido_mes;
    isr_del_mes = $s[70] = 0 > $70 ? 0 : $70;
  }
  // Promedio mensual de lo gravado · RLISR art. 174-I
  let promedio_mensual_174 = 0;
  if (con_reglamento) {
    const $72 = $s[72] = aguinaldo_gravado * 38;
    const $73 = $72 * 4;
    promedio_mensual_174 = $s[71] = Math.floor((2 * $73 + 1825) / 3650);
  }
  // Tarifa aplicada · LISR art. 96; RLISR art. 174-II
  $s[73] = -1;
  $s[75] = -1;
  let $80: number;
  if (con_reglamento) {
    const $75 = $s[74] = sueldo_mensual_ordinario + promedio_mensual_174;
    const $76 = $s[73] = rt.rowOf($f.tarifa_mensual$rows1, $75, 1, false);
    if ($76 < 0) return false;
    const $77 = rt.excessOf($f.tarifa_mensual$rows1, $76, $75, 1);
    if (Number.isNaN($77)) return false;
    $80 = $77;
  } else {
    const $78 = $s[75] = rt.rowOf($f.tarifa_mensual$rows1, base_isr_mes, 1, false);
    if ($78 < 0) return false;
    $s[76] = base_isr_mes;
    const $79 = rt.excessOf($f.tarifa_mensual$rows1, $78, base_isr_mes, 1);
    if (Number.isNaN($79)) return false;
    $80 = $79;
  }
  const tarifa_aplicada = $s[77] = $80;
  // Tasa del reglamento · RLISR art. 174-III y IV
  $s[79] = -1;
  let $83 = 1;
  $s[82] = 1;
  let tasa_174 = 0;
  if (con_reglamento) {
    const $84 = promedio_mensual_174 === 0;
    $s[78] = $84 ? 1 : 0;
    let $85: number;
    if ($84) {
      $85 = 0;
    } else {
      const $81 = $s[79] = rt.rowOf($f.tarifa_mensual$rows1, sueldo_mensual_ordinario, 1, false);
      if ($81 < 0) return false;
      $s[80] = sueldo_mensual_ordinario;
      const $82 = rt.excessOf($f.tarifa_mensual$rows1, $81, sueldo_mensual_ordinario, 1);
      if (Number.isNaN($82)) return false;
      if (!(promedio_mensual_174 > 0)) return false;
      $83 = promedio_mensual_174;
      $85 = tarifa_aplicada - $82;
    }
    tasa_174 = $s[81] = $85;
    $s[82] = $83;
  }
  // ISR por el promedio mensual · RLISR art. 174-V
  $s[85] = 1;
  let isr_174 = 0;
  if (con_reglamento) {
    const $86 = aguinaldo_gravado * tasa_174;
    if ($86 > rt.SAFE || $86 < -rt.SAFE) return false;
    const $88 = $s[84] = 0 > $86 ? 0 : $86;
    const $89 = rt.wholeOf($88, 2500 * $83, 'half_up');
    if (Number.isNaN($89)) return false;
    isr_174 = $s[83] = $89;
    $s[85] = $83;
  }
  // ISR retenido · LISR art. 96; RLISR art. 174
  const isr = $s[86] = con_reglamento ? isr_174 : isr_del_mes;
  // Otras deducciones · LFT art. 110
  if (otras_deducciones_amount > 4503599627370395) return false;
  const otras_deducciones = $s[87] = Math.floor((otras_deducciones_amount + 50) / 100);
  $s[88] = otras_deducciones_amount;
  // Total de percepciones
  const total_percepciones = $s[89] = aguinaldo;
  // Total de deducciones
  const total_deducciones = $s[90] = isr + otras_deducciones;
  // Neto
  const neto = $s[91] = total_percepciones - total_deducciones;
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
    const $94 = zona_libre_frontera_norte ? daily_salary < $f.salario_minimo_zlfn * 3000 : daily_salary === $f.salario_minimo_zlfn * 3000;
    if ($94) {
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
    if (con_tarifa && ingreso_gravado_mes > 0 && subsidio_sin_este_recibo > 0 && subsidio_empleo_causado === 0) {
      // SUBSIDY_LOST_BY_EVENT
      $notes.add(9, rt.ratio(base_isr_mes, 100n), rt.ratio(ingreso_gravado_mes, 100n));
    }
    if (con_tarifa && base_isr_mes > limite_subsidio_mensual && base_isr_mes <= limite_subsidio_mensual + subsidio_mensual) {
      // SUBSIDY_CLIFF
      $notes.add(10, rt.ratio(base_isr_mes, 100n), rt.ratio(limite_subsidio_mensual, 100n));
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(11);
    }
  }
  return true;
}

export const rules: rt.RuleModule = rt.ruleModule($law, { parameters: $parameters, compute });
