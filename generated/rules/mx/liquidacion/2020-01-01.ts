// MX.liquidacion 2020.1: Liquidación
// Emitted from rules/mx/liquidacion/2020-01-01.pay by payroll compile. Do not edit.
// file    sha256:7bbd1faf23c8dc6984ea95d2f5c3617c7dacf4d543d3524ebc15259b0daead56
// meaning sha256:f7cbdbe0e42e588b9c5c464b79ed99c0ad52a960f939d860b5eca6304f938cc4
import * as rt from '../../../../runtime/index.ts';
import { $file, UMA$rows, salario_minimo_general$rows, salario_minimo_zlfn$rows, factor_minimo$rows,
  dias_minimos$rows, prima_minima$rows, umas_aguinaldo$rows, umas_prima$rows, umas_separacion$rows,
  dias_indemnizacion, tarifa_mensual, subsidio_mensual, $sources, $provenance, $inputs, $steps } from './2020-01-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'rules/mx/liquidacion/2020-01-01.pay',
    fingerprint: 'sha256:7bbd1faf23c8dc6984ea95d2f5c3617c7dacf4d543d3524ebc15259b0daead56',
    meaning: 'sha256:f7cbdbe0e42e588b9c5c464b79ed99c0ad52a960f939d860b5eca6304f938cc4', country: 'MX', scheme: 'liquidacion',
    label: 'Liquidación', version: '2020.1', currency: 'MXN', validFrom: '2020-01-01', validUntil: '2026-12-31', periods: ['event'],
    proration: null, days: 'as_given', asOf: 'period_end',
    laws: ['LFT arts. 46 a 54, 76, 79, 80, 87, 162, 434 a 439 y 485; LISR arts. 93-XIII, 93-XIV y 96; RLISR art. 174'],
    changes: [{ date: '2023-01-01', summary: 'Doce días de vacaciones el primer año', law: 'LFT art. 76, DOF 27-12-2022' },
      { date: '2024-05-01', summary: 'El subsidio para el empleo es una sola cantidad', law: 'Decreto DOF 01-05-2024' },
      { date: '2026-01-01', summary: 'Tarifa del ISR actualizada por inflación', law: 'Anexo 8 RMF 2026, DOF 28-12-2025' }], employerTables: [],
    summary: { total_perceptions: 'total_percepciones', total_deductions: 'total_deducciones', net_salary: 'neto' }, sources: $sources,
    provenance: $provenance, inputs: $inputs, steps: $steps }, 'half_up:0.01');

const $parameters = rt.byDate(($at) => ({
  prima_minima: rt.scaledWorth($at, 4n, prima_minima$rows),
  dias_minimos: rt.scaledWorth($at, 1n, dias_minimos$rows),
  factor_minimo: rt.scaledWorth($at, 10000n, factor_minimo$rows),
  salario_minimo_zlfn: rt.scaledWorth($at, 100n, salario_minimo_zlfn$rows),
  salario_minimo_general: rt.scaledWorth($at, 100n, salario_minimo_general$rows),
  dias_indemnizacion$rows1: rt.scaledRows(dias_indemnizacion, { date: $at }, 1n, 1n),
  umas_aguinaldo: rt.scaledWorth($at, 1n, umas_aguinaldo$rows),
  UMA: rt.scaledWorth($at, 100n, UMA$rows),
  umas_prima: rt.scaledWorth($at, 1n, umas_prima$rows),
  umas_separacion: rt.scaledWorth($at, 1n, umas_separacion$rows),
  tarifa_mensual$rows1: rt.scaledRows(tarifa_mensual, { date: $at }, 100n, 2500n),
  subsidio_mensual$rows1: rt.scaledRows(subsidio_mensual, { date: $at }, 100n, 100n),
}));
const $elsewhere = rt.byDate(($at) => ({
  salario_minimo_zlfn: rt.scaledWorth($at, 100n, salario_minimo_zlfn$rows),
  salario_minimo_general: rt.scaledWorth($at, 100n, salario_minimo_general$rows),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  const causa$sent = rt.textAt($row.texts, 0);
  const fecha_ingreso$sent = rt.textAt($row.texts, 3);
  const fecha_baja$sent = rt.textAt($row.texts, 4);
  const tipo_contrato$sent = rt.textAt($row.texts, 5);
  const computo_antiguedad$sent = rt.textAt($row.texts, 21);
  const metodo_isr$sent = rt.textAt($row.texts, 26);
  // Causa de la baja
  if (!(causa$sent !== undefined)) return false;
  if (causa$sent !== undefined &&
    !(rt.positionOf(['despido_injustificado', 'rescision_trabajador', 'negativa_reinstalacion', 'fuerza_mayor', 'automatizacion'], causa$sent) >
      0)) return false;
  const causa = causa$sent ?? '';
  $s[0] = rt.positionOf(['despido_injustificado', 'rescision_trabajador', 'negativa_reinstalacion', 'fuerza_mayor', 'automatizacion'], causa);
  // Salario mensual
  if (!(rt.isSent($n[1]!) || rt.isSent($n[2]!))) return false;
  if ($n[1]! <= 0 || $n[1]! > 300000000000) return false;
  const monthly_salary = $s[1] = $n[1]!;
  // Salario diario
  if ($n[2]! <= 0 || $n[2]! > 10000000000) return false;
  const daily_salary = $s[2] = rt.isSent($n[2]!) ? $n[2]! * 30 : monthly_salary;
  // Fecha de ingreso
  if (!(fecha_ingreso$sent !== undefined)) return false;
  if (fecha_ingreso$sent !== undefined && !rt.isDate(fecha_ingreso$sent)) return false;
  const fecha_ingreso = fecha_ingreso$sent ?? '';
  $s[3] = rt.digitsOfDate(fecha_ingreso);
  // Último día de trabajo
  if (fecha_baja$sent !== undefined && !rt.isDate(fecha_baja$sent)) return false;
  if (fecha_baja$sent !== undefined && fecha_baja$sent < '2020-01-01') return false;
  if (fecha_baja$sent !== undefined && fecha_baja$sent > '2026-12-31') return false;
  const fecha_baja = fecha_baja$sent !== undefined ? fecha_baja$sent : $row.period.end;
  $s[4] = rt.digitsOfDate(fecha_baja);
  // Tipo de contrato
  if (tipo_contrato$sent !== undefined && !(rt.positionOf(['indeterminado', 'determinado'], tipo_contrato$sent) > 0)) return false;
  const tipo_contrato = tipo_contrato$sent !== undefined ? tipo_contrato$sent : 'indeterminado';
  $s[5] = rt.positionOf(['indeterminado', 'determinado'], tipo_contrato);
  // Días de sueldo sin pagar
  if ($n[6]! < 0 || $n[6]! > 3660000) return false;
  const dias_sueldo_pendiente = $s[6] = rt.sentOr($n[6]!, 0);
  // Días de vacaciones de años cumplidos sin gozar
  if ($n[7]! < 0 || $n[7]! > 3660000) return false;
  const dias_vacaciones_pendientes = $s[7] = rt.sentOr($n[7]!, 0);
  // Días cuya prima ya se pagó
  if ($n[8]! < 0 || $n[8]! > 3660000) return false;
  const dias_prima_ya_pagada = $s[8] = rt.sentOr($n[8]!, 0);
  // Días de vacaciones del año en curso
  if ($n[9]! < 0 || $n[9]! > 900000) return false;
  const dias_del_anio = $s[9] = $n[9]!;
  // Días gozados a cuenta del año en curso
  if ($n[10]! < 0 || $n[10]! > 900000) return false;
  const dias_vacaciones_gozadas_anio = $s[10] = rt.sentOr($n[10]!, 0);
  // Prima, por ciento del salario
  if ($n[11]! < 2500000 || $n[11]! > 30000000) return false;
  const prima_vacacional_tasa = $s[11] = rt.sentOr($n[11]!, $f.prima_minima * 2500000);
  // Días de aguinaldo al año
  if ($n[12]! < 150000 || $n[12]! > 3660000) return false;
  const dias_aguinaldo = $s[12] = rt.sentOr($n[12]!, $f.dias_minimos * 10000);
  // Días que no se computan
  if ($n[13]! < 0 || $n[13]! > 3660000) return false;
  const dias_no_computables = $s[13] = rt.sentOr($n[13]!, 0);
  // Días trabajados en el año
  if ($n[14]! < 0 || $n[14]! > 3660000) return false;
  const dias_trabajados = $s[14] = $n[14]!;
  // Aguinaldo del año ya pagado
  if ($n[15]! < 0) return false;
  const aguinaldo_pagado_amount = $s[15] = rt.sentOr($n[15]!, 0);
  // Otras percepciones gravadas
  if ($n[16]! < 0) return false;
  const otras_percepciones_amount = $s[16] = rt.sentOr($n[16]!, 0);
  // Gratificación por separación, importe
  if ($n[17]! < 0) return false;
  const gratificacion_separacion_amount = $s[17] = rt.sentOr($n[17]!, 0);
  // Factor de integración
  if ($n[18]! < 10000 || $n[18]! > 30000) return false;
  const factor_integracion = $s[18] = rt.sentOr($n[18]!, $f.factor_minimo);
  // Salario diario integrado
  if ($n[19]! <= 0) return false;
  const salario_integrado = $s[19] = $n[19]!;
  // Salario de la prima de antigüedad
  if ($n[20]! <= 0) return false;
  let $5: number;
  if (rt.isSent($n[20]!)) {
    const $4 = $n[20]! * 30;
    if ($4 > rt.SAFE) return false;
    $5 = $4;
  } else {
    $5 = daily_salary;
  }
  const salario_prima_antiguedad = $s[20] = $5;
  // Cómputo de la antigüedad
  if (computo_antiguedad$sent !== undefined && !(rt.positionOf(['proporcional', 'anios_completos'], computo_antiguedad$sent) > 0)) return false;
  const computo_antiguedad = computo_antiguedad$sent !== undefined ? computo_antiguedad$sent : 'proporcional';
  $s[21] = rt.positionOf(['proporcional', 'anios_completos'], computo_antiguedad);
  // Aguinaldo exento ya usado en el año
  if ($n[22]! < 0) return false;
  const aguinaldo_exento_acumulado = $s[22] = rt.sentOr($n[22]!, 0);
  // Prima exenta ya usada en el año
  if ($n[23]! < 0) return false;
  const prima_vacacional_exenta_acumulada = $s[23] = rt.sentOr($n[23]!, 0);
  // Días de salarios vencidos
  if ($n[24]! < 0 || $n[24]! > 3650000) return false;
  const dias_salarios_vencidos = $s[24] = rt.sentOr($n[24]!, 0);
  // Meses de intereses, después de los doce
  if ($n[25]! < 0 || $n[25]! > 2400000) return false;
  const meses_intereses = $s[25] = rt.sentOr($n[25]!, 0);
  // Método del ISR
  if (metodo_isr$sent !== undefined && !(rt.positionOf(['ley', 'reglamento'], metodo_isr$sent) > 0)) return false;
  const metodo_isr = metodo_isr$sent !== undefined ? metodo_isr$sent : 'ley';
  $s[26] = rt.positionOf(['ley', 'reglamento'], metodo_isr);
  // Sueldo mensual ordinario, gravado
  if ($n[27]! <= 0 || $n[27]! > 300000000000) return false;
  const sueldo_mensual = $s[27] = $n[27]!;
  // Otros ingresos gravados del mes
  if ($n[28]! < 0) return false;
  const gravado_del_mes = $s[28] = $n[28]!;
  // ISR retenido por esos ingresos
  if ($n[29]! < 0) return false;
  const retenido_del_mes = $s[29] = $n[29]!;
  // Cuotas IMSS del trabajador, importe
  if ($n[30]! < 0) return false;
  const imss_obrero_amount = $s[30] = rt.sentOr($n[30]!, 0);
  // Crédito INFONAVIT, importe
  if ($n[31]! < 0) return false;
  const infonavit_credit_amount = $s[31] = rt.sentOr($n[31]!, 0);
  // Otras deducciones
  if ($n[32]! < 0) return false;
  const otras_deducciones_amount = $s[32] = rt.sentOr($n[32]!, 0);
  // Paga 20 días por año
  const con_20_dias = rt.isSent($n[33]!)
    ? $n[33]! === 1
    : rt.same(causa, 'rescision_trabajador') || rt.same(causa, 'negativa_reinstalacion') || rt.same(causa, 'automatizacion');
  $s[33] = con_20_dias ? 1 : 0;
  // Trabaja en la Zona Libre de la Frontera Norte
  const zona_libre_frontera_norte = $n[34]! === 1;
  $s[34] = zona_libre_frontera_norte ? 1 : 0;
  // Salario mínimo
  const salario_minimo = $s[35] = zona_libre_frontera_norte ? $f.salario_minimo_zlfn : $f.salario_minimo_general;
  // Gana el salario mínimo
  const es_sm = daily_salary <= salario_minimo * 3000;
  $s[36] = es_sm ? 1 : 0;
  // Sueldo mensual ordinario
  const $12 = rt.isSent($n[27]!);
  $s[37] = $12 ? 1 : 0;
  let $13: number;
  if ($12) {
    $13 = sueldo_mensual;
  } else {
    const $10 = rt.isSent($n[1]!);
    $s[38] = $10 ? 1 : 0;
    $13 = $10 ? monthly_salary : daily_salary;
  }
  const sueldo_mensual_ordinario = $s[39] = Math.floor(($13 + 50) / 100);
  $s[40] = $13;
  // Años cumplidos
  const anios_cumplidos = $s[41] = rt.yearsBetween(fecha_ingreso, fecha_baja);
  // Último aniversario
  const ultimo_aniversario = rt.addMonths(fecha_ingreso, anios_cumplidos * 12);
  $s[42] = rt.digitsOfDate(ultimo_aniversario);
  // Días del año de servicio
  const dias_anio_servicio = $s[43] = rt.daysBetween(ultimo_aniversario, fecha_baja);
  // Fracción del año de servicio
  const fraccion = $s[44] = dias_anio_servicio < 365 ? dias_anio_servicio : 365;
  // Antigüedad
  const $18 = rt.same(computo_antiguedad, 'proporcional');
  $s[45] = $18 ? 1 : 0;
  const $19 = $18 ? fraccion : 0;
  const antiguedad = $s[46] = anios_cumplidos * 365 + $19;
  // Años para la exención
  const $21 = fecha_baja > rt.addMonths(ultimo_aniversario, 6) ? 1 : 0;
  const anios_exencion = $s[47] = anios_cumplidos + $21;
  // Salario diario integrado
  const $23 = rt.isSent($n[19]!);
  $s[48] = $23 ? 1 : 0;
  let $25: number;
  if ($23) {
    const $24 = salario_integrado * 300000;
    if ($24 > rt.SAFE) return false;
    $25 = $24;
  } else {
    $25 = daily_salary * factor_integracion;
  }
  if ($25 > 4503599597370495) return false;
  const salario_diario_integrado = $s[49] = Math.floor(($25 + 15000000) / 30000000);
  $s[50] = $25;
  // Sueldo pendiente
  const $27 = $s[52] = daily_salary * dias_sueldo_pendiente;
  if ($27 > 4503599597370495) return false;
  const sueldo_pendiente = $s[51] = Math.floor(($27 + 15000000) / 30000000);
  // Quinquenios, hasta 2022
  const $29 = $s[54] = anios_cumplidos + 1;
  const quinquenios_hasta_2022 = $s[53] = Math.floor($29 / 5);
  // Quinquenios después del quinto año, desde 2023
  const $31 = anios_cumplidos + 1 - 5;
  const $32 = $s[56] = 0 > $31 ? 0 : $31;
  const quinquenios_desde_2023 = $s[55] = Math.ceil($32 / 5);
  // Vacaciones mínimas, días
  const $36 = fecha_baja >= '2023-01-01';
  $s[57] = $36 ? 1 : 0;
  let $37: number;
  if ($36) {
    const $34 = 10 + (anios_cumplidos + 1) * 2;
    $37 = (20 < $34 ? 20 : $34) + quinquenios_desde_2023 * 2;
  } else {
    const $35 = 4 + (anios_cumplidos + 1) * 2;
    $37 = (12 < $35 ? 12 : $35) + quinquenios_hasta_2022 * 2;
  }
  const dias_de_ley = $s[58] = $37;
  // Días de vacaciones del año en curso
  const $38 = rt.isSent($n[9]!);
  $s[59] = $38 ? 1 : 0;
  const dias_vacaciones_anio = $s[60] = $38 ? dias_del_anio : dias_de_ley * 10000;
  // Días de vacaciones por pagar
  const $40 = dias_vacaciones_anio * fraccion - dias_vacaciones_gozadas_anio * 365;
  const dias_vacaciones_a_pagar = $s[61] = (0 > $40 ? 0 : $40) + dias_vacaciones_pendientes * 365;
  // Vacaciones
  const $42 = $s[63] = daily_salary * dias_vacaciones_a_pagar;
  if ($42 > 4503588677370495) return false;
  const vacaciones = $s[62] = Math.floor(($42 + 5475000000) / 10950000000);
  // Prima vacacional
  const $44 = dias_vacaciones_a_pagar - dias_prima_ya_pagada * 365;
  const $45 = daily_salary * (0 > $44 ? 0 : $44);
  if ($45 > rt.SAFE) return false;
  const $46 = $s[65] = $45 * prima_vacacional_tasa;
  if ($46 > -104996400372629505) return false;
  const prima_vacacional = $s[64] = Math.floor(($46 + 54750000000000000) / 109500000000000000);
  // Días del año
  const dias_anio = $s[66] = rt.dayOf(rt.addDays(rt.dateOf(rt.yearOf(fecha_baja), 3, 1), -1)) === 29 ? 366 : 365;
  // Días trabajados del año
  const $50 = rt.isSent($n[14]!);
  $s[67] = $50 ? 1 : 0;
  let $51: number;
  if ($50) {
    $51 = dias_trabajados;
  } else {
    const $49 = rt.daysBetween(rt.latest(fecha_ingreso, rt.startOfYear(fecha_baja)), fecha_baja) * 10000 - dias_no_computables;
    $51 = 0 > $49 ? 0 : $49;
  }
  const dias_trabajados_anio = $s[68] = $51;
  // Aguinaldo
  const $52 = daily_salary * dias_aguinaldo;
  if ($52 > rt.SAFE) return false;
  const $53 = $52 * dias_trabajados_anio;
  if ($53 > rt.SAFE) return false;
  if (!(dias_anio > 0)) return false;
  const $54 = $s[71] = dias_anio;
  const $55 = aguinaldo_pagado_amount * 3000000000;
  if ($55 > rt.SAFE) return false;
  const $56 = $55 * $54;
  if ($56 > rt.SAFE) return false;
  const $57 = 0 * $54;
  const $58 = $53 - $56;
  const $59 = $s[70] = $57 > $58 ? $57 : $58;
  const $60 = rt.wholeOf($59, 300000000000 * $54, 'half_up');
  if (Number.isNaN($60)) return false;
  const aguinaldo = $s[69] = $60;
  // Otras percepciones
  if (otras_percepciones_amount > 4503599627370395) return false;
  const otras_percepciones = $s[72] = Math.floor((otras_percepciones_amount + 50) / 100);
  $s[73] = otras_percepciones_amount;
  // Salario mínimo del día de la baja
  let $64: number;
  if (zona_libre_frontera_norte) {
    const $62 = $elsewhere(fecha_baja);
    if ($62 === null) return false;
    $s[74] = $62.salario_minimo_zlfn;
    $64 = $62.salario_minimo_zlfn;
  } else {
    const $63 = $elsewhere(fecha_baja);
    if ($63 === null) return false;
    $s[75] = $63.salario_minimo_general;
    $64 = $63.salario_minimo_general;
  }
  const minimo_de_la_baja = $s[76] = $64;
  // Se debe la prima de antigüedad
  const con_prima_antiguedad = rt.same(tipo_contrato, 'indeterminado');
  $s[77] = con_prima_antiguedad ? 1 : 0;
  // Salario de la prima de antigüedad, entre uno y dos mínimos
  let prima_antiguedad_base = 0;
  let prima_antiguedad = 0;
  if (con_prima_antiguedad) {
    const $65 = minimo_de_la_baja * 3000;
    const $66 = salario_prima_antiguedad > $65 ? salario_prima_antiguedad : $65;
    const $67 = minimo_de_la_baja * 6000;
    prima_antiguedad_base = $s[78] = $66 < $67 ? $66 : $67;
    // Prima de antigüedad
    const $69 = $s[80] = prima_antiguedad_base * antiguedad;
    prima_antiguedad = $s[79] = Math.floor(($69 + 45625) / 91250);
  }
  // Indemnización constitucional
  const $71 = $s[81] = rt.rowOfWord($f.dias_indemnizacion$rows1, causa);
  if ($71 < 0) return false;
  const $72 = $f.dias_indemnizacion$rows1.value[$71]!;
  const indemnizacion_constitucional = $s[82] = $72 * salario_diario_integrado;
  // Indemnización de 20 días por año
  let indemnizacion_20_dias = 0;
  if (con_20_dias) {
    const $78 = rt.same(tipo_contrato, 'indeterminado');
    $s[83] = $78 ? 1 : 0;
    let $79: number;
    if ($78) {
      $79 = salario_diario_integrado * antiguedad * 8;
    } else {
      const $75 = anios_cumplidos < 1;
      $s[84] = $75 ? 1 : 0;
      let $77: number;
      if ($75) {
        const $76 = salario_diario_integrado * rt.daysBetween(fecha_ingreso, fecha_baja) * 73;
        if ($76 > rt.SAFE) return false;
        $77 = $76;
      } else {
        const $74 = antiguedad - 365;
        $77 = salario_diario_integrado * (13140 + (0 > $74 ? 0 : $74) * 4) * 2;
      }
      $79 = $77;
    }
    if ($79 > 4503599627370349) return false;
    indemnizacion_20_dias = $s[85] = Math.floor(($79 + 73) / 146);
    $s[86] = $79;
  }
  // Salarios vencidos
  let salarios_vencidos = 0;
  const $81 = dias_salarios_vencidos > 0;
  $s[87] = $81 ? 1 : 0;
  if ($81) {
    const $82 = $s[89] = salario_diario_integrado * dias_salarios_vencidos;
    salarios_vencidos = $s[88] = Math.floor(($82 + 5000) / 10000);
  }
  // Intereses de los salarios vencidos
  let intereses_salarios_vencidos = 0;
  const $84 = meses_intereses > 0;
  $s[90] = $84 ? 1 : 0;
  if ($84) {
    const $85 = $s[92] = salario_diario_integrado * 9 * meses_intereses;
    if ($85 > 4503599627360495) return false;
    intereses_salarios_vencidos = $s[91] = Math.floor(($85 + 5000) / 10000);
  }
  // Gratificación por separación
  if (gratificacion_separacion_amount > 4503599627370395) return false;
  const gratificacion_separacion = $s[93] = Math.floor((gratificacion_separacion_amount + 50) / 100);
  $s[94] = gratificacion_separacion_amount;
  // Tope del aguinaldo exento
  let $89 = 1;
  let $90: number;
  if (es_sm) {
    const $88 = daily_salary * $f.dias_minimos * dias_trabajados_anio;
    if ($88 > rt.SAFE) return false;
    if (!(dias_anio > 0)) return false;
    $89 = dias_anio;
    $90 = $88;
  } else {
    $90 = 0 * $89;
  }
  const $91 = $f.umas_aguinaldo * $f.UMA * 100 - aguinaldo_exento_acumulado;
  const $92 = (0 > $91 ? 0 : $91) * 300000;
  if ($92 > rt.SAFE) return false;
  const $93 = $92 * $89;
  if ($93 > rt.SAFE) return false;
  const $94 = $s[96] = $93 > $90 ? $93 : $90;
  const $95 = rt.wholeOf($94, 30000000 * $89, 'half_up');
  if (Number.isNaN($95)) return false;
  const aguinaldo_tope_exento = $s[95] = $95;
  $s[97] = $89;
  // Aguinaldo exento
  const aguinaldo_exento = $s[98] = aguinaldo < aguinaldo_tope_exento ? aguinaldo : aguinaldo_tope_exento;
  // Aguinaldo gravado
  const aguinaldo_gravado = $s[99] = aguinaldo - aguinaldo_exento;
  // Tope de la prima vacacional exenta
  let $99: number;
  if (es_sm) {
    const $98 = daily_salary * dias_vacaciones_a_pagar;
    if ($98 > rt.SAFE) return false;
    $99 = $98 * $f.prima_minima;
  } else {
    $99 = 0;
  }
  const $100 = $f.umas_prima * $f.UMA * 100 - prima_vacacional_exenta_acumulada;
  const $101 = (0 > $100 ? 0 : $100) * 438000000;
  if ($101 > rt.SAFE) return false;
  const $102 = $s[101] = $101 > $99 ? $101 : $99;
  if ($102 > 4503555827370495) return false;
  const prima_vacacional_tope_exento = $s[100] = Math.floor(($102 + 21900000000) / 43800000000);
  // Prima vacacional exenta
  const prima_vacacional_exenta = $s[102] = prima_vacacional < prima_vacacional_tope_exento ? prima_vacacional : prima_vacacional_tope_exento;
  // Prima vacacional gravada
  const prima_vacacional_gravada = $s[103] = prima_vacacional - prima_vacacional_exenta;
  // Pagos por separación
  const total_separacion = $s[104] = prima_antiguedad +
    indemnizacion_constitucional +
    indemnizacion_20_dias +
    salarios_vencidos +
    intereses_salarios_vencidos +
    gratificacion_separacion;
  // Pagos por separación exentos
  const $107 = $f.umas_separacion * $f.UMA * anios_exencion;
  const separacion_exenta = $s[105] = total_separacion < $107 ? total_separacion : $107;
  // Gravado de una vez al año
  const gravado_anual = $s[106] = aguinaldo_gravado + prima_vacacional_gravada;
  // Gravado del mes
  const gravado_ordinario = $s[107] = sueldo_pendiente + vacaciones + otras_percepciones;
  // Base gravable ISR
  const base_isr = $s[108] = gravado_ordinario + gravado_anual;
  // Ingresos gravados del mes, sin este recibo
  const $112 = rt.isSent($n[28]!);
  $s[109] = $112 ? 1 : 0;
  const $113 = $s[111] = $112 ? gravado_del_mes : 0;
  if ($113 > 4503599627370395) return false;
  const ingreso_gravado_mes = $s[110] = Math.floor(($113 + 50) / 100);
  // ISR retenido por esos ingresos
  $s[113] = -1;
  $s[115] = -1;
  const $121 = rt.isSent($n[29]!);
  $s[112] = $121 ? 1 : 0;
  let $123: number;
  if ($121) {
    const $122 = retenido_del_mes * 25;
    if ($122 > rt.SAFE) return false;
    $123 = $122;
  } else {
    let $120: number;
    if (es_sm) {
      $120 = 0;
    } else {
      const $115 = $s[113] = rt.rowOf($f.tarifa_mensual$rows1, ingreso_gravado_mes, 1, false);
      if ($115 < 0) return false;
      $s[114] = ingreso_gravado_mes;
      const $116 = rt.excessOf($f.tarifa_mensual$rows1, $115, ingreso_gravado_mes, 1);
      if (Number.isNaN($116)) return false;
      const $117 = $s[115] = rt.rowOf($f.subsidio_mensual$rows1, ingreso_gravado_mes, 1, false);
      if ($117 < 0) return false;
      $s[116] = ingreso_gravado_mes;
      const $118 = $f.subsidio_mensual$rows1.value[$117]!;
      const $119 = $116 - $118 * 2500;
      $120 = 0 > $119 ? 0 : $119;
    }
    $123 = $120;
  }
  if ($123 > 4503599627367995) return false;
  const isr_retenido_mes = $s[117] = Math.floor(($123 + 1250) / 2500);
  $s[118] = $123;
  // Con el promedio mensual del reglamento
  const con_reglamento = rt.same(metodo_isr, 'reglamento');
  $s[119] = con_reglamento ? 1 : 0;
  // Solo percibe el salario mínimo
  const $125 = es_sm && gravado_anual === 0;
  $s[120] = $125 ? 1 : 0;
  const exento_por_sm = $125 && otras_percepciones === 0;
  $s[121] = exento_por_sm ? 1 : 0;
  // Lo que se suma al mes
  const gravado_con_tarifa = $s[122] = con_reglamento ? gravado_ordinario : base_isr;
  // Se aplica la tarifa al mes
  const $127 = gravado_con_tarifa > 0;
  $s[123] = $127 ? 1 : 0;
  const con_tarifa = $127 && !exento_por_sm;
  $s[124] = con_tarifa ? 1 : 0;
  // Base del mes
  let base_isr_mes = 0;
  if (con_tarifa) {
    base_isr_mes = $s[125] = ingreso_gravado_mes + gravado_con_tarifa;
  }
  // ISR según tarifa
  $s[126] = -1;
  let isr_determinado = 0;
  if (con_tarifa) {
    const $129 = $s[126] = rt.rowOf($f.tarifa_mensual$rows1, base_isr_mes, 1, false);
    if ($129 < 0) return false;
    $s[127] = base_isr_mes;
    const $130 = $s[129] = rt.excessOf($f.tarifa_mensual$rows1, $129, base_isr_mes, 1);
    if (Number.isNaN($130)) return false;
    if ($130 > 4503599627367995) return false;
    isr_determinado = $s[128] = Math.floor(($130 + 1250) / 2500);
  }
  // Subsidio para el empleo causado
  $s[130] = -1;
  let subsidio_empleo_causado = 0;
  let subsidio_empleo = 0;
  let isr_del_mes = 0;
  if (con_tarifa) {
    const $132 = $s[130] = rt.rowOf($f.subsidio_mensual$rows1, base_isr_mes, 1, false);
    if ($132 < 0) return false;
    $s[131] = base_isr_mes;
    subsidio_empleo_causado = $s[132] = $f.subsidio_mensual$rows1.value[$132]!;
    // Subsidio para el empleo aplicado
    subsidio_empleo = $s[133] = subsidio_empleo_causado < isr_determinado ? subsidio_empleo_causado : isr_determinado;
    // ISR que falta en el mes
    const $135 = isr_determinado - subsidio_empleo - isr_retenido_mes;
    isr_del_mes = $s[134] = 0 > $135 ? 0 : $135;
  }
  // Promedio mensual de lo gravado
  let promedio_mensual_174 = 0;
  if (con_reglamento) {
    const $137 = $s[136] = gravado_anual * 38;
    const $138 = $137 * 4;
    promedio_mensual_174 = $s[135] = Math.floor((2 * $138 + 1825) / 3650);
  }
  // Tarifa aplicada
  $s[137] = -1;
  $s[139] = -1;
  let $145: number;
  if (con_reglamento) {
    const $140 = $s[138] = sueldo_mensual_ordinario + promedio_mensual_174;
    const $141 = $s[137] = rt.rowOf($f.tarifa_mensual$rows1, $140, 1, false);
    if ($141 < 0) return false;
    const $142 = rt.excessOf($f.tarifa_mensual$rows1, $141, $140, 1);
    if (Number.isNaN($142)) return false;
    $145 = $142;
  } else {
    const $143 = $s[139] = rt.rowOf($f.tarifa_mensual$rows1, base_isr_mes, 1, false);
    if ($143 < 0) return false;
    $s[140] = base_isr_mes;
    const $144 = rt.excessOf($f.tarifa_mensual$rows1, $143, base_isr_mes, 1);
    if (Number.isNaN($144)) return false;
    $145 = $144;
  }
  const tarifa_aplicada = $s[141] = $145;
  // Tasa del reglamento
  $s[143] = -1;
  let $148 = 1;
  $s[146] = 1;
  let tasa_174 = 0;
  if (con_reglamento) {
    const $149 = promedio_mensual_174 === 0;
    $s[142] = $149 ? 1 : 0;
    let $150: number;
    if ($149) {
      $150 = 0 * $148;
    } else {
      const $146 = $s[143] = rt.rowOf($f.tarifa_mensual$rows1, sueldo_mensual_ordinario, 1, false);
      if ($146 < 0) return false;
      $s[144] = sueldo_mensual_ordinario;
      const $147 = rt.excessOf($f.tarifa_mensual$rows1, $146, sueldo_mensual_ordinario, 1);
      if (Number.isNaN($147)) return false;
      if (!(promedio_mensual_174 > 0)) return false;
      $148 = promedio_mensual_174;
      $150 = tarifa_aplicada - $147;
    }
    tasa_174 = $s[145] = $150;
    $s[146] = $148;
  }
  // ISR por el promedio mensual
  $s[149] = 1;
  let isr_174 = 0;
  let isr_evento_ordinario = 0;
  if (con_reglamento) {
    const $151 = gravado_anual * tasa_174;
    if ($151 > rt.SAFE || $151 < -rt.SAFE) return false;
    const $152 = 0 * $148;
    const $153 = $s[148] = $152 > $151 ? $152 : $151;
    const $154 = rt.wholeOf($153, 2500 * $148, 'half_up');
    if (Number.isNaN($154)) return false;
    isr_174 = $s[147] = $154;
    $s[149] = $148;
    // ISR de lo que no es anual
    isr_evento_ordinario = $s[150] = isr_del_mes;
  }
  // ISR retenido
  const isr = $s[151] = con_reglamento ? isr_evento_ordinario + isr_174 : isr_del_mes;
  // Base gravable por separación
  const base_isr_separacion = $s[152] = total_separacion - separacion_exenta;
  // Tasa del último sueldo
  $s[154] = -1;
  let $161 = 1;
  $s[157] = 1;
  let tasa_separacion = 0;
  const $157 = base_isr_separacion >= sueldo_mensual_ordinario;
  $s[153] = $157 ? 1 : 0;
  if ($157) {
    const $158 = $s[154] = rt.rowOf($f.tarifa_mensual$rows1, sueldo_mensual_ordinario, 1, false);
    if ($158 < 0) return false;
    $s[155] = sueldo_mensual_ordinario;
    const $159 = rt.excessOf($f.tarifa_mensual$rows1, $158, sueldo_mensual_ordinario, 1);
    if (Number.isNaN($159)) return false;
    const $160 = 1 > sueldo_mensual_ordinario ? 1 : sueldo_mensual_ordinario;
    if (!($160 > 0)) return false;
    $161 = $s[157] = $160;
    tasa_separacion = $s[156] = $159;
  }
  // Tarifa sobre lo gravado por separación
  $s[159] = -1;
  let isr_tarifa_separacion = 0;
  const $162 = base_isr_separacion < sueldo_mensual_ordinario;
  $s[158] = $162 ? 1 : 0;
  if ($162) {
    const $163 = $s[159] = rt.rowOf($f.tarifa_mensual$rows1, base_isr_separacion, 1, false);
    if ($163 < 0) return false;
    $s[160] = base_isr_separacion;
    const $164 = rt.excessOf($f.tarifa_mensual$rows1, $163, base_isr_separacion, 1);
    if (Number.isNaN($164)) return false;
    isr_tarifa_separacion = $s[161] = $164;
  }
  // ISR por separación
  let $167: number;
  if ($162) {
    const $166 = isr_tarifa_separacion * $161;
    if ($166 > rt.SAFE) return false;
    $167 = $166;
  } else {
    const $165 = base_isr_separacion * tasa_separacion;
    if ($165 > rt.SAFE) return false;
    $167 = $165;
  }
  const $168 = rt.wholeOf($167, 2500 * $161, 'half_up');
  if (Number.isNaN($168)) return false;
  const isr_separacion = $s[162] = $168;
  $s[163] = $167;
  $s[164] = $161;
  // Cuotas IMSS del trabajador
  if (imss_obrero_amount > 4503599627370395) return false;
  const imss_obrero = $s[165] = Math.floor((imss_obrero_amount + 50) / 100);
  $s[166] = imss_obrero_amount;
  // Crédito INFONAVIT
  if (infonavit_credit_amount > 4503599627370395) return false;
  const infonavit_credito = $s[167] = Math.floor((infonavit_credit_amount + 50) / 100);
  $s[168] = infonavit_credit_amount;
  // Otras deducciones
  if (otras_deducciones_amount > 4503599627370395) return false;
  const otras_deducciones = $s[169] = Math.floor((otras_deducciones_amount + 50) / 100);
  $s[170] = otras_deducciones_amount;
  // Total exento
  $s[171] = aguinaldo_exento + prima_vacacional_exenta + separacion_exenta;
  // Total de percepciones
  const total_percepciones = $s[172] = sueldo_pendiente +
    vacaciones +
    prima_vacacional +
    aguinaldo +
    otras_percepciones +
    prima_antiguedad +
    indemnizacion_constitucional +
    indemnizacion_20_dias +
    salarios_vencidos +
    intereses_salarios_vencidos +
    gratificacion_separacion;
  // Total de deducciones
  const total_deducciones = $s[173] = isr + isr_separacion + imss_obrero + infonavit_credito + otras_deducciones;
  // Neto
  const neto = $s[174] = total_percepciones - total_deducciones;
  // Ingreso límite del subsidio
  $s[175] = $f.subsidio_mensual$rows1.top;
  const limite_subsidio = $s[176] = $f.subsidio_mensual$rows1.top;
  if (fecha_baja > $row.period.end || fecha_ingreso > fecha_baja) return false;
  if ($50 && dias_trabajados > dias_anio * 10000) return false;
  if ($notes !== null) {
    if (rt.isSent($n[2]!) && rt.isSent($n[1]!) && (daily_salary * 100 < monthly_salary * 99 || daily_salary * 100 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(3, rt.ratio(monthly_salary, 10000n), rt.ratio(daily_salary, 300000n));
    }
    if (daily_salary < salario_minimo * 3000) {
      // BELOW_MINIMUM_WAGE
      $notes.add(4, rt.ratio(daily_salary, 300000n), rt.ratio(salario_minimo, 100n));
    }
    const $176 = zona_libre_frontera_norte ? daily_salary < $f.salario_minimo_zlfn * 3000 : daily_salary === $f.salario_minimo_zlfn * 3000;
    if ($176) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(5, rt.ratio(daily_salary, 300000n), rt.ratio($f.salario_minimo_zlfn, 100n));
    }
    if (factor_integracion < $f.factor_minimo) {
      // FACTOR_BELOW_LEGAL_MINIMUM
      $notes.add(6, rt.ratio(factor_integracion, 10000n), rt.ratio($f.factor_minimo, 10000n));
    }
    if (!rt.isSent($n[28]!)) {
      // MONTH_INCOME_ASSUMED
      $notes.add(7);
    }
    if (aguinaldo_exento < aguinaldo) {
      // EXEMPTION_CAPPED
      $notes.add(8, rt.ratio(aguinaldo_exento, 100n), rt.ratio(aguinaldo_gravado, 100n));
    }
    if (prima_vacacional_exenta < prima_vacacional) {
      // EXEMPTION_CAPPED
      $notes.add(9, rt.ratio(prima_vacacional_exenta, 100n), rt.ratio(prima_vacacional_gravada, 100n));
    }
    if (dias_vacaciones_anio < dias_de_ley * 10000) {
      // VACATION_BELOW_LEGAL_MINIMUM
      $notes.add(10, rt.ratio(dias_vacaciones_anio, 10000n), rt.ratio(dias_de_ley, 1n));
    }
    if (rt.same(causa, 'despido_injustificado') && !con_20_dias) {
      // TWENTY_DAYS_NOT_INCLUDED
      $notes.add(11);
    }
    if (con_prima_antiguedad && (salario_prima_antiguedad < minimo_de_la_baja * 3000 || salario_prima_antiguedad > minimo_de_la_baja * 6000)) {
      // PRIMA_ANTIGUEDAD_BASE_LIMITED
      $notes.add(12, rt.ratio(prima_antiguedad_base, 300000n));
    }
    if (base_isr_separacion > 0 && base_isr_separacion < sueldo_mensual_ordinario) {
      // SEPARATION_BELOW_LAST_SALARY
      $notes.add(13, rt.ratio(base_isr_separacion, 100n), rt.ratio(sueldo_mensual_ordinario, 100n));
    }
    if (exento_por_sm) {
      // MINIMUM_WAGE_EXEMPT
      $notes.add(14, rt.ratio(salario_minimo, 100n));
    }
    let $179: boolean = !con_reglamento && con_tarifa && ingreso_gravado_mes > 0;
    if ($179) {
      const $177 = rt.rowOf($f.subsidio_mensual$rows1, ingreso_gravado_mes, 1, false);
      if ($177 < 0) return false;
      const $178 = $f.subsidio_mensual$rows1.value[$177]!;
      $179 = $178 > 0;
    }
    if ($179 && subsidio_empleo_causado === 0) {
      // SUBSIDY_LOST_BY_EVENT
      $notes.add(15, rt.ratio(base_isr_mes, 100n), rt.ratio(ingreso_gravado_mes, 100n));
    }
    let $182: boolean = con_tarifa && base_isr_mes > limite_subsidio;
    if ($182) {
      const $180 = rt.rowOf($f.subsidio_mensual$rows1, limite_subsidio, 1, false);
      if ($180 < 0) return false;
      const $181 = $f.subsidio_mensual$rows1.value[$180]!;
      $182 = base_isr_mes <= limite_subsidio + $181;
    }
    if ($182) {
      // SUBSIDY_CLIFF
      $notes.add(16, rt.ratio(base_isr_mes, 100n), rt.ratio(limite_subsidio, 100n));
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(17);
    }
    if (dias_salarios_vencidos > 0) {
      // PARAM_UNVERIFIED
      $notes.add(18);
    }
    if (meses_intereses > 0) {
      // PARAM_UNVERIFIED
      $notes.add(19);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '«0:»{"size":177,"scales":[1,10000,10000,1,1,1,10000,10000,10000,10000,10000,10000000«9:,10000»,1,10000,10000,10000,10000,1,10000,10000,10000,10000,10000,10000,1,1],"values":[["input",34,[34,1]],["parameter","salario_minimo_zlfn",100],["parameter","salario_minimo_general",100],["input",2,[2,300000]],0,["sent","given(sueldo_mensual)",27],["input",27,[27,10000]],["sent","given(monthly_salary)",1],["input",1,[1,10000]],["input",3,[3,1]],["input",4,[4,1]],3,4,5,["input",21,[21,1]],6,["sent","given(salario_integrado)",19],["input",19,[19,10000]],["input",18,[18,10000]],["input",6,[6,10000]],12,11,["sent","given(dias_del_anio)",9],["input",9,[9,10000]],13,14,["input",10,[10,10000]],["input",7,[7,10000]],15,["input",8,[8,10000]],["input",11,[11,10000000]],["sent","given(dias_trabajados)",14],["input",14,[14,10000]],["input",13,[13,10000]],["input",12,[12,10000]],19,18,["input",15,[15,10000]],["input",16,[16,10000]],["kept","salario_minimo_zlfn at fecha_baja","money",74],["kept","salario_minimo_general at fecha_baja","money",75],["input",5,[5,1]],23,["input",20,[20,300000]],22,24,7,["input",0,[0,1]],9,["input",33,[33,1]],["input",24,[24,10000]],["input",25,[25,10000]],["input",17,[17,10000]],["parameter","umas_aguinaldo",1,"number"],["parameter","UMA",100],["input",22,[22,10000]],1,["parameter","dias_minimos",1,"number"],20,31,32,["parameter","umas_prima",1,"number"],["input",23,[23,10000]],["parameter","prima_minima",4,"rate"],17,34,35,25,26,27,28,29,30,37,["parameter","umas_separacion",1,"number"],8,33,36,10,16,21,40,39,["sent","given(gravado_del_mes)",28],["input",28,[28,10000]],["sent","given(retenido_del_mes)",29],["input",29,[29,10000]],42,["input",26,[26,1]],44,41,46,45,47,48,50,49,51,43,2,53,54,55,52,57,56,38,59,61,60,["input",30,[30,10000]],["input",31,[31,10000]],["input",32,[32,10000]],58,62,63,64,65,67,68,["kept","upper_limit(subsidio_mensual)","money",175]],"tables":[{"table":0,"rows":"dias_indemnizacion$rows1","of":"choice","gives":"number","scales":[1,1,1],"slots":[81,null,null]},{"table":1,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[113,114,null],"isConditional":1},{"table":2,"rows":"subsidio_mensual$rows1","gives":"money","scales":[100,100,10000],"slots":[115,116,null],"scalesValue":1,"isConditional":1},{"table":1,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[126,127,null],"isConditional":1},{"table":2,"rows":"subsidio_mensual$rows1","gives":"money","scales":[100,100,10000],"slots":[130,131,null],"scalesValue":1,"isConditional":1},{"table":1,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[137,138,null],"isConditional":1},{"name":"tarifa_mensual.2","table":1,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[139,140,null],"isConditional":1},{"table":1,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[143,144,null],"isConditional":1},{"table":1,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[154,155,null],"isConditional":1},{"table":1,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[159,160,null],"isConditional":1}],"steps":[[35,[0,[[1],34,1,1],[[2],34,0,0]]],[[36,1],[3,4]],[39,[5,[[6],37,1,1],[[7],37,0,0],[[8],37,0,0,38,1,1],[[3],37,0,0,38,0,0]],[40,10000]],[[41,1],[9,10]],[[42,1],[9,11]],[[43,1],[12,10]],[[44,365],[13]],[[46,365],[11,14,[[15],45,1,1]]],[[47,1],[11,10,12]],[49,[16,[[17],48,1,1],[[3,18],48,0,0]],[50,3000000000]],[51,[3,19],[52,3000000000]],[[53,1],[11],[54,5]],[[55,1],[11],[56,5]],[[58,1],[10,[[11,20],57,1,1],[[11,21],57,0,0]]],[[60,10000],[22,[[23],59,1,1],[[24],59,0,0]]],[[61,3650000],[25,15,26,27]],[62,[3,28],[63,1095000000000]],[64,[3,28,29,30],[65,"10950000000000000000"]],[[66,1],[10]],[[68,10000],[31,[[32],67,1,1],[[9,10,10,33],67,0,0]]],[69,[3,34,35,36,37],[70,30000000000000,71]],[72,[38],[73,10000]],[76,[0,[[10,39],34,1,1],[[10,40],34,0,0]]],[[77,1],[41]],[[78,300000],[42,[[43,44,44],77,1,1]],null,null,77],[79,[42,[[45,46],77,1,1]],[80,9125000],null,77],[82,[47,48,-1]],[85,[49,[[41],33,1,1],[[48,46],33,1,1,83,1,1],[[11],33,1,1,83,0,0],[[48,9,10],33,1,1,83,0,0,84,1,1],[[48,46],33,1,1,83,0,0,84,0,0]],[86,14600],null,33],[88,[50,[[48,50],87,1,1]],[89,1000000],null,87],[91,[51,[[48,51],90,1,1]],[92,1000000],null,90],[93,[52],[94,10000]],[95,[53,54,55,56,[[3,57,35,36],36,1,1]],[96,3000000000,97]],[98,[58,59]],[99,[58,60]],[100,[61,54,62,56,[[3,28,63],36,1,1]],[101,4380000000000]],[102,[64,65]],[103,[64,66]],[104,[67,68,69,70,71,72]],[105,[73,74,54,75]],[106,[76,77]],[107,[78,79,80]],[108,[81,82]],[110,[83,[[84],109,1,1]],[111,10000]],[117,[85,[[86],112,1,1],[[56],112,0,0],[[87,87],112,0,0,36,0,0],-2,-3],[118,250000]],[[119,1],[88]],[[121,1],[56,[[82],36,1,1],[[80],120,1,1]]],[122,[89,[[81],119,1,1],[[90],119,0,0]]],[[124,1],[91,[[92],123,1,1]]],[125,[93,[[87,91],124,1,1]],null,null,124],[128,[93,[[94],124,1,1],-4],[129,250000],null,124],[132,[93,[[94],124,1,1],-5],null,null,124],[133,[93,[[95,96],124,1,1]],null,null,124],[134,[93,[[96,97,98],124,1,1]],null,null,124],[135,[89,[[82],119,1,1]],[136,45625],null,119],[[141,250000],[89,[[99,100],119,1,1],[[94],119,0,0],-6,-7]],[[145,2500,146],[89,[[100],119,1,1],[[101,99,100],119,1,1,142,0,0],-8],null,null,119],[147,[89,[[82,102],119,1,1]],[148,250000,149],null,119],[150,[89,[[103],119,1,1]],null,null,119],[151,[89,[[104,105],119,1,1],[[103],119,0,0]]],[152,[73,106]],[[156,2500,157],[107,99,[[99,99],153,1,1],-9],null,null,153],[[161,250000],[107,99,[[107],158,1,1],-10],null,null,158],[162,[107,99,[[108],158,1,1],[[107,109],158,0,0]],[163,250000,164]],[165,[110],[166,10000]],[167,[111],[168,10000]],[169,[112],[170,10000]],[171,[60,66,106]],[172,[78,79,64,58,80,67,68,69,70,71,72]],[173,[113,114,115,116,117]],[174,[118,119]],[176,[120]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '{"scheme":["MXN","period_end",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],[0,0,"integer"],"date",{"words":["indeterminado","determinado"]},[0,0,"rate"],[0,0,"number"],{"words":["proporcional","anios_completos"]},{"words":["ley","reglamento"]},"boolean",{"words":["despido_injustificado","rescision_trabajador","negativa_reinstalacion","fuerza_mayor","automatizacion"]}],"roundings":[["half_up",[["1/100",null]]],["down",[["1",null]]],["up",[["1",null]]]],"nodes":"0 c0;0 c30000000;0 i1;1 c30;0 3 2 3;0 c1000000;2 period,4;2 date,2020-01-01;2 date,2026-12-31;3 word,indeterminado;1 c0;1 c366;1 c90;4 p5;4 c1/4;4 c3;1 p4;1 c15;5 p3;1 c1;1 c3;0 i2;6 word,proporcional;1 c365;1 c240;7 word,ley;9 i0;9 word,rescision_trabajador;8 8 26 27;9 word,negativa_reinstalacion;8 8 26 29;8 15 28 30;9 word,automatizacion;8 8 26 32;8 15 31 33;8 truth,false;8 i34;0 p2;0 p1;0 18 36 37 38;0 s0;8 11 21 40;8 given,27;0 i27;8 given,1;0 2 3 21;0 18 44 2 45;0 18 42 43 46;2 i3;2 i4;1 25 48 49;1 c12;1 s3;1 2 51 52;2 30 48 53;2 s4;1 27 55 49;1 s5;1 5 57 23;5 3 58 23;6 i21;8 8 60 22;5 s6;5 c0;5 18 61 62 63;5 0 52 64;1 c6;2 30 55 66;8 12 49 67;1 18 68 19 10;1 0 52 69;8 given,19;0 i19;5 i18;0 2 21 73;0 18 71 72 74;5 i6;0 2 21 76;1 0 52 19;1 c5;5 3 78 79;1 1 78 79;1 6 10 81;5 3 82 79;2 date,2023-01-01;8 13 49 84;1 c20;1 c10;1 c2;1 2 88 78;1 0 87 89;1 5 86 90;1 s12;1 2 88 92;1 0 91 93;1 c4;1 0 95 89;1 5 51 96;1 s11;1 2 88 98;1 0 97 99;1 18 85 94 100;8 given,9;5 i9;1 s13;5 18 102 103 104;5 s14;5 2 106 62;5 i10;5 1 107 108;5 6 10 109;5 i7;5 0 110 111;5 s15;0 2 21 113;5 i8;5 1 113 115;5 6 10 116;0 2 21 117;4 i11;0 2 118 119;1 19 49;2 33 121 20 19;1 4 19;2 31 122 123;1 21 124;1 c29;8 8 125 126;1 18 127 11 23;8 given,14;5 i14;2 24 49;2 6 48 131;1 27 132 49;5 i13;5 1 133 134;5 6 10 135;5 18 129 130 136;5 i12;0 2 21 138;5 s19;0 2 139 140;1 s18;0 3 141 142;0 i15;0 1 143 144;0 6 0 145;0 i16;0 p2 49;0 p1 49;0 18 36 148 149;3 i5;8 8 151 9;8 s23;0 i20;0 s22;0 2 88 155;0 7 154 155 156;0 s24;0 2 51 158;5 s7;0 2 159 160;5 apply,0 26;0 s9;0 2 162 163;8 i33;0 2 86 163;0 2 166 160;8 10 52 19;1 27 48 49;0 2 163 169;0 3 170 88;1 c180;5 1 160 19;5 6 10 173;5 2 86 174;5 0 172 175;0 2 163 176;0 18 168 171 177;0 18 152 167 178;5 i24;8 12 180 10;0 2 163 180;5 i25;8 12 183 10;1 2 17 3;0 2 185 163;4 c1/50;0 2 186 187;0 2 188 183;0 i17;1 p6;0 p0;0 2 19 192;0 2 191 193;0 i22;0 1 194 195;8 s1;0 2 21 16;0 2 198 140;0 3 199 142;0 18 197 200 0;0 6 0 196 201;0 s20;0 s31;0 5 203 204;0 s32;0 1 203 206;1 p7;0 2 208 193;0 i23;0 1 209 210;0 2 114 13;0 18 197 212 0;0 6 0 211 213;0 s17;0 s34;0 5 215 216;0 s35;0 1 215 218;0 s25;0 s26;0 0 220 221;0 s27;0 0 222 223;0 s28;0 s29;0 0 225 226;0 s30;0 0 227 228;0 0 224 229;0 s37;1 p8;0 2 232 193;1 s8;0 2 233 234;0 5 231 235;0 s33;0 s36;0 0 237 238;0 s10;0 s16;0 0 240 241;0 s21;0 0 242 243;0 s40;0 s39;0 0 245 246;8 given,28;0 i28;0 18 248 249 0;8 given,29;0 i29;0 s42;0 apply,1 253;0 apply,2 253;0 1 254 255;0 6 0 256;0 18 197 0 257;0 18 251 252 258;7 i26;7 word,reglamento;8 8 260 261;8 8 246 0;8 14 197 263;8 8 243 0;8 14 264 265;8 s44;0 s41;0 18 267 245 268;0 s46;8 12 270 0;8 s45;8 16 272;8 14 271 273;8 s47;0 0 253 270;0 s48;0 apply,1 277;0 apply,2 277;0 s50;0 s49;0 5 280 281;0 s51;0 1 281 283;0 s43;0 1 284 285;0 6 0 286;5 c152/5;0 2 246 288;0 3 289 23;0 s2;0 s53;0 0 291 292;0 apply,1 293;0 18 267 294 278;8 8 292 0;4 c0;0 s54;0 apply,1 291;0 1 298 299;5 3 300 292;4 c1;4 2 301 302;4 18 296 297 303;4 s55;0 2 246 305;0 6 0 306;0 s52;0 s57;0 s56;0 0 309 310;0 18 267 311 308;0 s38;0 1 231 313;0 s59;8 13 315 291;0 c1/100;0 6 317 291;5 3 299 318;4 2 319 302;8 10 315 291;0 apply,1 315;0 s61;4 s60;0 2 315 324;0 18 321 323 325;0 i30;0 i31;0 i32;0 0 206 218;0 0 330 313;0 0 242 215;0 0 203 243;0 0 333 220;0 0 332 334;0 0 221 223;0 0 336 225;0 0 226 228;0 0 337 338;0 0 335 339;0 s58;0 s62;0 0 341 342;0 s63;0 0 343 344;0 s64;0 s65;0 0 346 347;0 0 345 348;0 s67;0 s68;0 1 350 351;0 upper_limit,2;8 12 49 6;8 12 48 49;8 12 130 142;8 14 129 356;8 given,2;8 14 358 44;4 c99/100;0 2 360 2;8 10 45 361;4 c101/100;0 2 363 2;8 12 45 364;8 15 362 365;8 14 359 366;8 10 21 40;8 10 21 37;8 8 21 37;8 18 36 369 370;8 10 73 18;8 16 248;8 10 206 203;8 10 218 215;8 10 106 104;9 word,despido_injustificado;8 8 26 377;8 16 165;8 14 378 379;8 10 154 155;8 12 154 156;8 15 381 382;8 14 153 383;8 12 315 0;8 14 385 321;8 16 267;8 14 387 275;8 12 253 0;8 14 388 389;8 12 255 0;8 14 390 391;8 8 280 0;8 14 392 393;0 s70;8 12 277 395;8 14 275 396;0 apply,2 395;0 0 395 398;8 11 277 399;8 14 397 400;0 s69;8 10 402 0","items":[["i",0],["i",1,null,[0,false],[1,true]],["i",2,4,[0,false],[5,true]],["i",3],["i",4,6,[7,true],[8,true]],["i",5,9],["i",6,10,[10,true],[11,true]],["i",7,10,[10,true],[11,true]],["i",8,10,[10,true],[11,true]],["i",9,null,[10,true],[12,true]],["i",10,10,[10,true],[12,true]],["i",11,13,[14,true],[15,true]],["i",12,16,[17,true],[11,true]],["i",13,10,[10,true],[11,true]],["i",14,null,[10,true],[11,true]],["i",15,0,[0,true]],["i",16,0,[0,true]],["i",17,0,[0,true]],["i",18,18,[19,true],[20,true]],["i",19,null,[0,false]],["i",20,21,[0,false]],["i",21,22],["i",22,0,[0,true]],["i",23,0,[0,true]],["i",24,10,[10,true],[23,true]],["i",25,10,[10,true],[24,true]],["i",26,25],["i",27,null,[0,false],[1,true]],["i",28,null,[0,true]],["i",29,null,[0,true]],["i",30,0,[0,true]],["i",31,0,[0,true]],["i",32,0,[0,true]],["i",33,34],["i",34,35],[0,0,39],[1,8,41],[2,0,47,0],[3,1,50],[4,2,54],[5,1,56],[6,5,59],[7,5,65],[8,1,70],[9,0,75,0],[10,0,77,0],[11,1,80,1],[12,1,83,2],[13,1,101],[14,5,105],[15,5,112],[16,0,114,0],[17,0,120,0],[18,1,128],[19,5,137],[20,0,146,0],[21,0,147,0],[22,0,150],[23,8,152],[24,0,157,null,null,153],[25,0,161,0,null,153],[26,0,164,0],[27,0,179,0,null,165],[28,0,182,0,null,181],[29,0,189,0,null,184],[30,0,190,0],[31,0,202,0],[32,0,205],[33,0,207],[34,0,214,0],[35,0,217],[36,0,219],[37,0,230],[38,0,236,0],[39,0,239],[40,0,244],[41,0,247,0],[42,0,250,0],[43,0,259,0],[44,8,262],[45,8,266],[46,0,269],[47,8,274],[48,0,276,null,null,275],[49,0,278,0,null,275],[50,0,279,null,null,275],[51,0,282,null,null,275],[52,0,287,null,null,275],[53,0,290,0,null,267],[54,0,295],[55,4,304,null,null,267],[56,0,307,0,null,267],[57,0,308,null,null,267],[58,0,312,0],[59,0,314,0],[60,4,320,null,null,316],[61,0,322,null,null,321],[62,0,326,0],[63,0,327,0],[64,0,328,0],[65,0,329,0],[66,0,331],[67,0,340],[68,0,349],[69,0,352],[70,0,353]],"parameters":[["UMA",null],["salario_minimo_general",null],["salario_minimo_zlfn",null],["factor_minimo",null],["dias_minimos",null],["prima_minima",null],["umas_aguinaldo",null],["umas_prima",null],["umas_separacion",null]],"notices":[["refuse","VALIDATION_ERROR","warning","inputs.fecha_baja","inputs",null,354,["La baja del ",49," es posterior al pago (LFT art. 46)"]],["refuse","VALIDATION_ERROR","warning","inputs.fecha_ingreso","inputs",null,355,["La fecha de ingreso ",48," es posterior a la baja del ",49," (LFT art. 158)"]],["refuse","VALIDATION_ERROR","warning","inputs.dias_trabajados_anio","inputs",null,357,["Los ",130," días son más que los ",142," del año (LFT art. 87)"]],["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,367,["El salario mensual ",2," y 30 veces el diario ",21," difieren en más del 1 %; se usa el diario"]],["warn","BELOW_MINIMUM_WAGE","warning","daily_salary","employee",null,368,["El salario diario ",21," es menor que el mínimo de ",40,"; puede ser correcto en jornada parcial"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.zona_libre_frontera_norte","override",null,371,["El salario diario ",21," no concuerda con la zona; el mínimo de la frontera norte es ",37]],["warn","FACTOR_BELOW_LEGAL_MINIMUM","warning","factor_integracion","employee",null,372,["El factor de integración ",73," es menor que el de las prestaciones mínimas, ",18]],["warn","MONTH_INCOME_ASSUMED","info","inputs.ingreso_gravado_mes","inputs",null,373,["Se toma que en el mes no se pagó nada más; si se pagó, se envía"]],["warn","EXEMPTION_CAPPED","info","aguinaldo","employee",null,374,["Lo exento llega a ",206,"; ",237," se gravan"]],["warn","EXEMPTION_CAPPED","info","prima_vacacional","employee",null,375,["Lo exento llega a ",218,"; ",238," se gravan"]],["warn","VACATION_BELOW_LEGAL_MINIMUM","warning","inputs.dias_vacaciones_anio","inputs",null,376,["Los ",106," días son menos que los ",104," de la ley (LFT art. 76)"]],["warn","TWENTY_DAYS_NOT_INCLUDED","info","overrides.indemnizacion_20_dias","override",null,380,["Los 20 días por año no van: se deben cuando se niega la reinstalación (LFT arts. 49 y 50)"]],["warn","PRIMA_ANTIGUEDAD_BASE_LIMITED","info","prima_antiguedad","employee",null,384,["La prima de antigüedad se calcula sobre ",158,", entre uno y dos salarios mínimos"]],["warn","SEPARATION_BELOW_LAST_SALARY","info","isr_separacion","employee",null,386,["Lo gravado por separación, ",315,", no llega al último sueldo de ",291,": se aplica la tarifa"]],["warn","MINIMUM_WAGE_EXEMPT","info","isr","employee",null,272,["A quien solo percibe el salario mínimo de ",40," no se le retiene"]],["warn","SUBSIDY_LOST_BY_EVENT","info","isr","employee",null,394,["Con ",277," en el mes se pierde el subsidio para el empleo que tenía con ",253]],["warn","SUBSIDY_CLIFF","info","isr","employee",null,401,["La base ",277," pasa por menos de un subsidio del límite de ",395]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,403,["Las deducciones superan las percepciones"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,181,["salarios_vencidos: sin confirmar, si son pagos por separación (LISR art. 93-XIII) o sueldos"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,184,["intereses_salarios_vencidos: sin confirmar, si son pagos por separación y si el interés es simple"]]],"tables":[[9,null,5,null,null],[0,null,0,null,null],[0,null,0,null,null]]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [UMA$rows, salario_minimo_general$rows, salario_minimo_zlfn$rows, factor_minimo$rows, dias_minimos$rows, prima_minima$rows,
    umas_aguinaldo$rows, umas_prima$rows, umas_separacion$rows], tables: [dias_indemnizacion, tarifa_mensual, subsidio_mensual] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  elsewhere: $elsewhere, compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
