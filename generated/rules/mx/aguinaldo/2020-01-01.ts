// MX.aguinaldo 2020.1: Aguinaldo
// Emitted from rules/mx/aguinaldo/2020-01-01.pay by payroll compile. Do not edit.
import { readFileSync } from 'node:fs';
import * as rt from '../../../../runtime/index.ts';

const $head: rt.ModuleHead = {
  format: 1,
  path: 'rules/mx/aguinaldo/2020-01-01.pay',
  fingerprint: 'sha256:55d44ca5d279019d287ac911e3ec2cf0c7b4200149bb6f48ff79c9124a447e31',
  meaning: 'sha256:c707ecac3535e23ab5466872546dfbb8dce3bdf613e9946c70b692fa2b87aa2f',
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

const $law = new rt.ModuleLaw($head, 'sha256:1c9838c5f8086439933a6d0c89076b0a4cfca25682a959b0efc01f03c709c5e8', () =>
  JSON.parse(readFileSync(new URL('./2020-01-01.json', import.meta.url), 'utf8')));

const $parameters = rt.byDate(($at) => ({
  dias_minimos: rt.scaledWorth($at, 1n, $law.rows('dias_minimos')),
  salario_minimo_zlfn: rt.scaledWorth($at, 100n, $law.rows('salario_minimo_zlfn')),
  salario_minimo_general: rt.scaledWorth($at, 100n, $law.rows('salario_minimo_general')),
  umas_exentas: rt.scaledWorth($at, 1n, $law.rows('umas_exentas')),
  UMA: rt.scaledWorth($at, 100n, $law.rows('UMA')),
  tarifa_mensual$rows1: rt.scaledRows($law.table('tarifa_mensual'), { date: $at }, 100n, 2500n),
  subsidio_mensual$rows1: rt.scaledRows($law.table('subsidio_mensual'), { date: $at }, 100n, 100n),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
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
  const $27 = $f.umas_exentas * $f.UMA * 100 - aguinaldo_exento_acumulado;
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
  // ISR retenido por esos ingresos · LISR art. 96
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
  // Con el promedio mensual del reglamento · RLISR art. 174
  const con_reglamento = rt.same(metodo_isr, 'reglamento');
  $s[46] = con_reglamento ? 1 : 0;
  // Solo percibe el salario mínimo · LISR art. 96, primer párrafo
  const exento_por_sm = es_sm && base_isr === 0;
  $s[47] = exento_por_sm ? 1 : 0;
  // Se aplica la tarifa al mes · LISR art. 96
  const $48 = !con_reglamento;
  $s[48] = $48 ? 1 : 0;
  const con_tarifa = $48 && base_isr > 0;
  $s[49] = con_tarifa ? 1 : 0;
  // Base del mes · LISR art. 96
  let base_isr_mes = 0;
  if (con_tarifa) {
    base_isr_mes = $s[50] = ingreso_gravado_mes + base_isr;
  }
  // ISR según tarifa · LISR art. 96
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
  // Subsidio para el empleo causado · Decreto DOF 11-12-2013, décimo transitorio; Decreto DOF 01-05-2024
  $s[55] = -1;
  let subsidio_empleo_causado = 0;
  let subsidio_empleo = 0;
  let isr_del_mes = 0;
  if (con_tarifa) {
    const $53 = $s[55] = rt.rowOf($f.subsidio_mensual$rows1, base_isr_mes, 1, false);
    if ($53 < 0) return false;
    $s[56] = base_isr_mes;
    subsidio_empleo_causado = $s[57] = $f.subsidio_mensual$rows1.value[$53]!;
    // Subsidio para el empleo aplicado · Decreto DOF 11-12-2013, décimo transitorio; Decreto DOF 01-05-2024
    subsidio_empleo = $s[58] = subsidio_empleo_causado < isr_determinado ? subsidio_empleo_causado : isr_determinado;
    // ISR que falta en el mes · LISR art. 96
    const $56 = isr_determinado - subsidio_empleo - isr_retenido_mes;
    isr_del_mes = $s[59] = 0 > $56 ? 0 : $56;
  }
  // Promedio mensual de lo gravado · RLISR art. 174-I
  let promedio_mensual_174 = 0;
  if (con_reglamento) {
    const $58 = $s[61] = aguinaldo_gravado * 38;
    const $59 = $58 * 4;
    promedio_mensual_174 = $s[60] = Math.floor((2 * $59 + 1825) / 3650);
  }
  // Tarifa aplicada · LISR art. 96; RLISR art. 174-II
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
  // Tasa del reglamento · RLISR art. 174-III y IV
  $s[68] = -1;
  let $69 = 1;
  $s[71] = 1;
  let tasa_174 = 0;
  if (con_reglamento) {
    const $70 = promedio_mensual_174 === 0;
    $s[67] = $70 ? 1 : 0;
    let $71: number;
    if ($70) {
      $71 = 0;
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
  // ISR por el promedio mensual · RLISR art. 174-V
  $s[74] = 1;
  let isr_174 = 0;
  if (con_reglamento) {
    const $72 = aguinaldo_gravado * tasa_174;
    if ($72 > rt.SAFE || $72 < -rt.SAFE) return false;
    const $74 = $s[73] = 0 > $72 ? 0 : $72;
    const $75 = rt.wholeOf($74, 2500 * $69, 'half_up');
    if (Number.isNaN($75)) return false;
    isr_174 = $s[72] = $75;
    $s[74] = $69;
  }
  // ISR retenido · LISR art. 96; RLISR art. 174
  const isr = $s[75] = con_reglamento ? isr_174 : isr_del_mes;
  // Otras deducciones · LFT art. 110
  if (otras_deducciones_amount > 4503599627370395) return false;
  const otras_deducciones = $s[76] = Math.floor((otras_deducciones_amount + 50) / 100);
  $s[77] = otras_deducciones_amount;
  // Total de percepciones
  const total_percepciones = $s[78] = aguinaldo;
  // Total de deducciones
  const total_deducciones = $s[79] = isr + otras_deducciones;
  // Neto
  const neto = $s[80] = total_percepciones - total_deducciones;
  // Ingreso límite del subsidio · Decreto DOF 11-12-2013, décimo transitorio; Decreto DOF 01-05-2024
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

export const rules: rt.RuleModule = rt.ruleModule($law, { parameters: $parameters, compute });
