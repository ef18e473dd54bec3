// MX.liquidacion 2020.1: Liquidación
// Emitted from rules/mx/liquidacion/2020-01-01.pay by payroll compile. Do not edit.
// file    sha256:d7437ab6347e299369182692c9181b0c0d4200573420655baaa8346c8bce9b5a
// meaning sha256:19368657bbb83f8bbbe464f802361eb996312dc36772c8342d0582ed4c1cfbbb
import * as rt from '../../../../runtime/index.ts';
import { $file, UMA$rows, salario_minimo_general$rows, salario_minimo_zlfn$rows, factor_minimo$rows,
  dias_minimos$rows, prima_minima$rows, umas_aguinaldo$rows, umas_prima$rows, umas_separacion$rows,
  dias_indemnizacion, tarifa_mensual, subsidio_mensual, $sources, $provenance, $inputs, $steps } from './2020-01-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'rules/mx/liquidacion/2020-01-01.pay',
    fingerprint: 'sha256:d7437ab6347e299369182692c9181b0c0d4200573420655baaa8346c8bce9b5a',
    meaning: 'sha256:19368657bbb83f8bbbe464f802361eb996312dc36772c8342d0582ed4c1cfbbb', country: 'MX', scheme: 'liquidacion',
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
  factor_minimo: rt.scaledWorth($at, 10000n, factor_minimo$rows),
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
  if (fecha_ingreso$sent !== undefined && fecha_ingreso$sent < '1940-01-01') return false;
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
  let $5: number;
  if (rt.isSent($n[18]!)) {
    $5 = $n[18]!;
  } else {
    const $4 = $elsewhere(fecha_baja);
    if ($4 === null) return false;
    $5 = $4.factor_minimo;
  }
  const factor_integracion = $s[18] = $5;
  // Salario diario integrado
  if ($n[19]! <= 0) return false;
  const salario_integrado = $s[19] = $n[19]!;
  // Salario de la prima de antigüedad
  if ($n[20]! <= 0) return false;
  let $7: number;
  if (rt.isSent($n[20]!)) {
    const $6 = $n[20]! * 30;
    if ($6 > rt.SAFE) return false;
    $7 = $6;
  } else {
    $7 = daily_salary;
  }
  const salario_prima_antiguedad = $s[20] = $7;
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
  const $14 = rt.isSent($n[27]!);
  $s[37] = $14 ? 1 : 0;
  let $15: number;
  if ($14) {
    $15 = sueldo_mensual;
  } else {
    const $12 = rt.isSent($n[1]!);
    $s[38] = $12 ? 1 : 0;
    $15 = $12 ? monthly_salary : daily_salary;
  }
  const sueldo_mensual_ordinario = $s[39] = Math.floor(($15 + 50) / 100);
  $s[40] = $15;
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
  const $20 = rt.same(computo_antiguedad, 'proporcional');
  $s[45] = $20 ? 1 : 0;
  const $21 = $20 ? fraccion : 0;
  const antiguedad = $s[46] = anios_cumplidos * 365 + $21;
  // Años para la exención
  const $23 = fecha_baja > rt.addMonths(ultimo_aniversario, 6) ? 1 : 0;
  const anios_exencion = $s[47] = anios_cumplidos + $23;
  // Salario diario integrado
  const $25 = rt.isSent($n[19]!);
  $s[48] = $25 ? 1 : 0;
  let $27: number;
  if ($25) {
    const $26 = salario_integrado * 300000;
    if ($26 > rt.SAFE) return false;
    $27 = $26;
  } else {
    $27 = daily_salary * factor_integracion;
  }
  if ($27 > 4503599597370495) return false;
  const salario_diario_integrado = $s[49] = Math.floor(($27 + 15000000) / 30000000);
  $s[50] = $27;
  // Sueldo pendiente
  const $29 = $s[52] = daily_salary * dias_sueldo_pendiente;
  if ($29 > 4503599597370495) return false;
  const sueldo_pendiente = $s[51] = Math.floor(($29 + 15000000) / 30000000);
  // Quinquenios, hasta 2022
  const $31 = $s[54] = anios_cumplidos + 1;
  const quinquenios_hasta_2022 = $s[53] = Math.floor($31 / 5);
  // Quinquenios después del quinto año, desde 2023
  const $33 = anios_cumplidos + 1 - 5;
  const $34 = $s[56] = 0 > $33 ? 0 : $33;
  const quinquenios_desde_2023 = $s[55] = Math.ceil($34 / 5);
  // Vacaciones mínimas, días
  const $38 = fecha_baja >= '2023-01-01';
  $s[57] = $38 ? 1 : 0;
  let $39: number;
  if ($38) {
    const $36 = 10 + (anios_cumplidos + 1) * 2;
    $39 = (20 < $36 ? 20 : $36) + quinquenios_desde_2023 * 2;
  } else {
    const $37 = 4 + (anios_cumplidos + 1) * 2;
    $39 = (12 < $37 ? 12 : $37) + quinquenios_hasta_2022 * 2;
  }
  const dias_de_ley = $s[58] = $39;
  // Días de vacaciones del año en curso
  const $40 = rt.isSent($n[9]!);
  $s[59] = $40 ? 1 : 0;
  const dias_vacaciones_anio = $s[60] = $40 ? dias_del_anio : dias_de_ley * 10000;
  // Días de vacaciones por pagar
  const $42 = dias_vacaciones_anio * fraccion - dias_vacaciones_gozadas_anio * 365;
  const dias_vacaciones_a_pagar = $s[61] = (0 > $42 ? 0 : $42) + dias_vacaciones_pendientes * 365;
  // Vacaciones
  const $44 = $s[63] = daily_salary * dias_vacaciones_a_pagar;
  if ($44 > 4503588677370495) return false;
  const vacaciones = $s[62] = Math.floor(($44 + 5475000000) / 10950000000);
  // Días de vacaciones cuya prima se paga
  const $46 = dias_vacaciones_a_pagar - dias_prima_ya_pagada * 365;
  const dias_prima_por_pagar = $s[64] = 0 > $46 ? 0 : $46;
  // Prima vacacional
  const $48 = daily_salary * dias_prima_por_pagar;
  if ($48 > rt.SAFE) return false;
  const $49 = $s[66] = $48 * prima_vacacional_tasa;
  if ($49 > -104996400372629505) return false;
  const prima_vacacional = $s[65] = Math.floor(($49 + 54750000000000000) / 109500000000000000);
  // Días del año
  const dias_anio = $s[67] = rt.dayOf(rt.addDays(rt.dateOf(rt.yearOf(fecha_baja), 3, 1), -1)) === 29 ? 366 : 365;
  // Días trabajados del año
  const $53 = rt.isSent($n[14]!);
  $s[68] = $53 ? 1 : 0;
  let $54: number;
  if ($53) {
    $54 = dias_trabajados;
  } else {
    const $52 = rt.daysBetween(rt.latest(fecha_ingreso, rt.startOfYear(fecha_baja)), fecha_baja) * 10000 - dias_no_computables;
    $54 = 0 > $52 ? 0 : $52;
  }
  const dias_trabajados_anio = $s[69] = $54;
  // Aguinaldo
  const $55 = daily_salary * dias_aguinaldo;
  if ($55 > rt.SAFE) return false;
  const $56 = $55 * dias_trabajados_anio;
  if ($56 > rt.SAFE) return false;
  if (!(dias_anio > 0)) return false;
  const $57 = $s[72] = dias_anio;
  const $58 = aguinaldo_pagado_amount * 3000000000;
  if ($58 > rt.SAFE) return false;
  const $59 = $58 * $57;
  if ($59 > rt.SAFE) return false;
  const $60 = 0 * $57;
  const $61 = $56 - $59;
  const $62 = $s[71] = $60 > $61 ? $60 : $61;
  const $63 = rt.wholeOf($62, 300000000000 * $57, 'half_up');
  if (Number.isNaN($63)) return false;
  const aguinaldo = $s[70] = $63;
  // Otras percepciones
  if (otras_percepciones_amount > 4503599627370395) return false;
  const otras_percepciones = $s[73] = Math.floor((otras_percepciones_amount + 50) / 100);
  $s[74] = otras_percepciones_amount;
  // Salario mínimo del día de la baja
  let $67: number;
  if (zona_libre_frontera_norte) {
    const $65 = $elsewhere(fecha_baja);
    if ($65 === null) return false;
    $s[75] = $65.salario_minimo_zlfn;
    $67 = $65.salario_minimo_zlfn;
  } else {
    const $66 = $elsewhere(fecha_baja);
    if ($66 === null) return false;
    $s[76] = $66.salario_minimo_general;
    $67 = $66.salario_minimo_general;
  }
  const minimo_de_la_baja = $s[77] = $67;
  // Se debe la prima de antigüedad
  const con_prima_antiguedad = rt.same(tipo_contrato, 'indeterminado');
  $s[78] = con_prima_antiguedad ? 1 : 0;
  // Salario de la prima de antigüedad, entre uno y dos mínimos
  let prima_antiguedad_base = 0;
  let prima_antiguedad = 0;
  if (con_prima_antiguedad) {
    const $68 = minimo_de_la_baja * 3000;
    const $69 = salario_prima_antiguedad > $68 ? salario_prima_antiguedad : $68;
    const $70 = minimo_de_la_baja * 6000;
    prima_antiguedad_base = $s[79] = $69 < $70 ? $69 : $70;
    // Prima de antigüedad
    const $72 = $s[81] = prima_antiguedad_base * antiguedad;
    prima_antiguedad = $s[80] = Math.floor(($72 + 45625) / 91250);
  }
  // Indemnización constitucional
  const $74 = $s[82] = rt.rowOfWord($f.dias_indemnizacion$rows1, causa);
  if ($74 < 0) return false;
  const $75 = $f.dias_indemnizacion$rows1.value[$74]!;
  const indemnizacion_constitucional = $s[83] = $75 * salario_diario_integrado;
  // Indemnización de 20 días por año
  let indemnizacion_20_dias = 0;
  if (con_20_dias) {
    const $80 = rt.same(tipo_contrato, 'indeterminado');
    $s[84] = $80 ? 1 : 0;
    let $81: number;
    if ($80) {
      $81 = salario_diario_integrado * antiguedad * 8;
    } else {
      const $78 = anios_cumplidos < 1;
      $s[85] = $78 ? 1 : 0;
      let $79: number;
      if ($78) {
        $79 = salario_diario_integrado * rt.daysBetween(fecha_ingreso, fecha_baja) * 73;
      } else {
        const $77 = antiguedad - 365;
        $79 = salario_diario_integrado * (13140 + (0 > $77 ? 0 : $77) * 4) * 2;
      }
      $81 = $79;
    }
    indemnizacion_20_dias = $s[86] = Math.floor(($81 + 73) / 146);
    $s[87] = $81;
  }
  // Salarios vencidos
  let salarios_vencidos = 0;
  const $83 = dias_salarios_vencidos > 0;
  $s[88] = $83 ? 1 : 0;
  if ($83) {
    const $84 = $s[90] = salario_diario_integrado * dias_salarios_vencidos;
    salarios_vencidos = $s[89] = Math.floor(($84 + 5000) / 10000);
  }
  // Intereses de los salarios vencidos
  let intereses_salarios_vencidos = 0;
  const $86 = meses_intereses > 0;
  $s[91] = $86 ? 1 : 0;
  if ($86) {
    const $87 = $s[93] = salario_diario_integrado * 9 * meses_intereses;
    if ($87 > 4503599627360495) return false;
    intereses_salarios_vencidos = $s[92] = Math.floor(($87 + 5000) / 10000);
  }
  // Gratificación por separación
  if (gratificacion_separacion_amount > 4503599627370395) return false;
  const gratificacion_separacion = $s[94] = Math.floor((gratificacion_separacion_amount + 50) / 100);
  $s[95] = gratificacion_separacion_amount;
  // Tope del aguinaldo exento
  let $91 = 1;
  let $92: number;
  if (es_sm) {
    const $90 = daily_salary * $f.dias_minimos * dias_trabajados_anio;
    if ($90 > rt.SAFE) return false;
    if (!(dias_anio > 0)) return false;
    $91 = dias_anio;
    $92 = $90;
  } else {
    $92 = 0 * $91;
  }
  const $93 = $f.umas_aguinaldo * $f.UMA * 100 - aguinaldo_exento_acumulado;
  const $94 = (0 > $93 ? 0 : $93) * 300000;
  if ($94 > rt.SAFE) return false;
  const $95 = $94 * $91;
  if ($95 > rt.SAFE) return false;
  const $96 = $s[97] = $95 > $92 ? $95 : $92;
  const $97 = rt.wholeOf($96, 30000000 * $91, 'half_up');
  if (Number.isNaN($97)) return false;
  const aguinaldo_tope_exento = $s[96] = $97;
  $s[98] = $91;
  // Aguinaldo exento
  const aguinaldo_exento = $s[99] = aguinaldo < aguinaldo_tope_exento ? aguinaldo : aguinaldo_tope_exento;
  // Aguinaldo gravado
  const aguinaldo_gravado = $s[100] = aguinaldo - aguinaldo_exento;
  // Tope de la prima vacacional exenta
  let $101: number;
  if (es_sm) {
    const $100 = daily_salary * dias_prima_por_pagar;
    if ($100 > rt.SAFE) return false;
    $101 = $100 * $f.prima_minima;
  } else {
    $101 = 0;
  }
  const $102 = $f.umas_prima * $f.UMA * 100 - prima_vacacional_exenta_acumulada;
  const $103 = (0 > $102 ? 0 : $102) * 438000000;
  if ($103 > rt.SAFE) return false;
  const $104 = $s[102] = $103 > $101 ? $103 : $101;
  if ($104 > 4503555827370495) return false;
  const prima_vacacional_tope_exento = $s[101] = Math.floor(($104 + 21900000000) / 43800000000);
  // Prima vacacional exenta
  const prima_vacacional_exenta = $s[103] = prima_vacacional < prima_vacacional_tope_exento ? prima_vacacional : prima_vacacional_tope_exento;
  // Prima vacacional gravada
  const prima_vacacional_gravada = $s[104] = prima_vacacional - prima_vacacional_exenta;
  // Pagos por separación
  const total_separacion = $s[105] = prima_antiguedad +
    indemnizacion_constitucional +
    indemnizacion_20_dias +
    salarios_vencidos +
    intereses_salarios_vencidos +
    gratificacion_separacion;
  // Pagos por separación exentos
  const $109 = $f.umas_separacion * $f.UMA * anios_exencion;
  const separacion_exenta = $s[106] = total_separacion < $109 ? total_separacion : $109;
  // Gravado de una vez al año
  const gravado_anual = $s[107] = aguinaldo_gravado + prima_vacacional_gravada;
  // Gravado del mes
  const gravado_ordinario = $s[108] = sueldo_pendiente + vacaciones + otras_percepciones;
  // Base gravable ISR
  const base_isr = $s[109] = gravado_ordinario + gravado_anual;
  // Ingresos gravados del mes, sin este recibo
  const $114 = rt.isSent($n[28]!);
  $s[110] = $114 ? 1 : 0;
  const $115 = $s[112] = $114 ? gravado_del_mes : 0;
  if ($115 > 4503599627370395) return false;
  const ingreso_gravado_mes = $s[111] = Math.floor(($115 + 50) / 100);
  // ISR retenido por esos ingresos
  $s[114] = -1;
  $s[116] = -1;
  const $123 = rt.isSent($n[29]!);
  $s[113] = $123 ? 1 : 0;
  let $125: number;
  if ($123) {
    const $124 = retenido_del_mes * 25;
    if ($124 > rt.SAFE) return false;
    $125 = $124;
  } else {
    let $122: number;
    if (es_sm) {
      $122 = 0;
    } else {
      const $117 = $s[114] = rt.rowOf($f.tarifa_mensual$rows1, ingreso_gravado_mes, 1, false);
      if ($117 < 0) return false;
      $s[115] = ingreso_gravado_mes;
      const $118 = rt.excessOf($f.tarifa_mensual$rows1, $117, ingreso_gravado_mes, 1);
      if (Number.isNaN($118)) return false;
      const $119 = $s[116] = rt.rowOf($f.subsidio_mensual$rows1, ingreso_gravado_mes, 1, false);
      if ($119 < 0) return false;
      $s[117] = ingreso_gravado_mes;
      const $120 = $f.subsidio_mensual$rows1.value[$119]!;
      const $121 = $118 - $120 * 2500;
      $122 = 0 > $121 ? 0 : $121;
    }
    $125 = $122;
  }
  if ($125 > 4503599627367995) return false;
  const isr_retenido_mes = $s[118] = Math.floor(($125 + 1250) / 2500);
  $s[119] = $125;
  // Con el promedio mensual del reglamento
  const con_reglamento = rt.same(metodo_isr, 'reglamento');
  $s[120] = con_reglamento ? 1 : 0;
  // Solo percibe el salario mínimo
  const $127 = es_sm && gravado_anual === 0;
  $s[121] = $127 ? 1 : 0;
  const exento_por_sm = $127 && otras_percepciones === 0;
  $s[122] = exento_por_sm ? 1 : 0;
  // Lo que se suma al mes
  const gravado_con_tarifa = $s[123] = con_reglamento ? gravado_ordinario : base_isr;
  // Se aplica la tarifa al mes
  const $129 = gravado_con_tarifa > 0;
  $s[124] = $129 ? 1 : 0;
  const con_tarifa = $129 && !exento_por_sm;
  $s[125] = con_tarifa ? 1 : 0;
  // Base del mes
  let base_isr_mes = 0;
  if (con_tarifa) {
    base_isr_mes = $s[126] = ingreso_gravado_mes + gravado_con_tarifa;
  }
  // ISR según tarifa
  $s[127] = -1;
  let isr_determinado = 0;
  if (con_tarifa) {
    const $131 = $s[127] = rt.rowOf($f.tarifa_mensual$rows1, base_isr_mes, 1, false);
    if ($131 < 0) return false;
    $s[128] = base_isr_mes;
    const $132 = $s[130] = rt.excessOf($f.tarifa_mensual$rows1, $131, base_isr_mes, 1);
    if (Number.isNaN($132)) return false;
    if ($132 > 4503599627367995) return false;
    isr_determinado = $s[129] = Math.floor(($132 + 1250) / 2500);
  }
  // Subsidio para el empleo causado
  $s[131] = -1;
  let subsidio_empleo_causado = 0;
  let subsidio_empleo = 0;
  let isr_del_mes = 0;
  if (con_tarifa) {
    const $134 = $s[131] = rt.rowOf($f.subsidio_mensual$rows1, base_isr_mes, 1, false);
    if ($134 < 0) return false;
    $s[132] = base_isr_mes;
    subsidio_empleo_causado = $s[133] = $f.subsidio_mensual$rows1.value[$134]!;
    // Subsidio para el empleo aplicado
    subsidio_empleo = $s[134] = subsidio_empleo_causado < isr_determinado ? subsidio_empleo_causado : isr_determinado;
    // ISR que falta en el mes
    const $137 = isr_determinado - subsidio_empleo - isr_retenido_mes;
    isr_del_mes = $s[135] = 0 > $137 ? 0 : $137;
  }
  // Promedio mensual de lo gravado
  let promedio_mensual_174 = 0;
  if (con_reglamento) {
    const $139 = $s[137] = gravado_anual * 38;
    const $140 = $139 * 4;
    promedio_mensual_174 = $s[136] = Math.floor((2 * $140 + 1825) / 3650);
  }
  // Tarifa aplicada
  $s[138] = -1;
  $s[140] = -1;
  let $147: number;
  if (con_reglamento) {
    const $142 = $s[139] = sueldo_mensual_ordinario + promedio_mensual_174;
    const $143 = $s[138] = rt.rowOf($f.tarifa_mensual$rows1, $142, 1, false);
    if ($143 < 0) return false;
    const $144 = rt.excessOf($f.tarifa_mensual$rows1, $143, $142, 1);
    if (Number.isNaN($144)) return false;
    $147 = $144;
  } else {
    const $145 = $s[140] = rt.rowOf($f.tarifa_mensual$rows1, base_isr_mes, 1, false);
    if ($145 < 0) return false;
    $s[141] = base_isr_mes;
    const $146 = rt.excessOf($f.tarifa_mensual$rows1, $145, base_isr_mes, 1);
    if (Number.isNaN($146)) return false;
    $147 = $146;
  }
  const tarifa_aplicada = $s[142] = $147;
  // Tasa del reglamento
  $s[144] = -1;
  let $150 = 1;
  $s[147] = 1;
  let tasa_174 = 0;
  if (con_reglamento) {
    const $151 = promedio_mensual_174 === 0;
    $s[143] = $151 ? 1 : 0;
    let $152: number;
    if ($151) {
      $152 = 0 * $150;
    } else {
      const $148 = $s[144] = rt.rowOf($f.tarifa_mensual$rows1, sueldo_mensual_ordinario, 1, false);
      if ($148 < 0) return false;
      $s[145] = sueldo_mensual_ordinario;
      const $149 = rt.excessOf($f.tarifa_mensual$rows1, $148, sueldo_mensual_ordinario, 1);
      if (Number.isNaN($149)) return false;
      if (!(promedio_mensual_174 > 0)) return false;
      $150 = promedio_mensual_174;
      $152 = tarifa_aplicada - $149;
    }
    tasa_174 = $s[146] = $152;
    $s[147] = $150;
  }
  // ISR por el promedio mensual
  $s[150] = 1;
  let isr_174 = 0;
  let isr_evento_ordinario = 0;
  if (con_reglamento) {
    const $153 = gravado_anual * tasa_174;
    if ($153 > rt.SAFE || $153 < -rt.SAFE) return false;
    const $154 = 0 * $150;
    const $155 = $s[149] = $154 > $153 ? $154 : $153;
    const $156 = rt.wholeOf($155, 2500 * $150, 'half_up');
    if (Number.isNaN($156)) return false;
    isr_174 = $s[148] = $156;
    $s[150] = $150;
    // ISR de lo que no es anual
    isr_evento_ordinario = $s[151] = isr_del_mes;
  }
  // ISR retenido
  const isr = $s[152] = con_reglamento ? isr_evento_ordinario + isr_174 : isr_del_mes;
  // Base gravable por separación
  const base_isr_separacion = $s[153] = total_separacion - separacion_exenta;
  // Tasa del último sueldo
  $s[155] = -1;
  let $163 = 1;
  $s[158] = 1;
  let tasa_separacion = 0;
  const $159 = base_isr_separacion >= sueldo_mensual_ordinario;
  $s[154] = $159 ? 1 : 0;
  if ($159) {
    const $160 = $s[155] = rt.rowOf($f.tarifa_mensual$rows1, sueldo_mensual_ordinario, 1, false);
    if ($160 < 0) return false;
    $s[156] = sueldo_mensual_ordinario;
    const $161 = rt.excessOf($f.tarifa_mensual$rows1, $160, sueldo_mensual_ordinario, 1);
    if (Number.isNaN($161)) return false;
    const $162 = 1 > sueldo_mensual_ordinario ? 1 : sueldo_mensual_ordinario;
    if (!($162 > 0)) return false;
    $163 = $s[158] = $162;
    tasa_separacion = $s[157] = $161;
  }
  // Tarifa sobre lo gravado por separación
  $s[160] = -1;
  let isr_tarifa_separacion = 0;
  const $164 = base_isr_separacion < sueldo_mensual_ordinario;
  $s[159] = $164 ? 1 : 0;
  if ($164) {
    const $165 = $s[160] = rt.rowOf($f.tarifa_mensual$rows1, base_isr_separacion, 1, false);
    if ($165 < 0) return false;
    $s[161] = base_isr_separacion;
    const $166 = rt.excessOf($f.tarifa_mensual$rows1, $165, base_isr_separacion, 1);
    if (Number.isNaN($166)) return false;
    isr_tarifa_separacion = $s[162] = $166;
  }
  // ISR por separación
  let $169: number;
  if ($164) {
    const $168 = isr_tarifa_separacion * $163;
    if ($168 > rt.SAFE) return false;
    $169 = $168;
  } else {
    const $167 = base_isr_separacion * tasa_separacion;
    if ($167 > rt.SAFE) return false;
    $169 = $167;
  }
  const $170 = rt.wholeOf($169, 2500 * $163, 'half_up');
  if (Number.isNaN($170)) return false;
  const isr_separacion = $s[163] = $170;
  $s[164] = $169;
  $s[165] = $163;
  // Cuotas IMSS del trabajador
  if (imss_obrero_amount > 4503599627370395) return false;
  const imss_obrero = $s[166] = Math.floor((imss_obrero_amount + 50) / 100);
  $s[167] = imss_obrero_amount;
  // Crédito INFONAVIT
  if (infonavit_credit_amount > 4503599627370395) return false;
  const infonavit_credito = $s[168] = Math.floor((infonavit_credit_amount + 50) / 100);
  $s[169] = infonavit_credit_amount;
  // Otras deducciones
  if (otras_deducciones_amount > 4503599627370395) return false;
  const otras_deducciones = $s[170] = Math.floor((otras_deducciones_amount + 50) / 100);
  $s[171] = otras_deducciones_amount;
  // Total exento
  $s[172] = aguinaldo_exento + prima_vacacional_exenta + separacion_exenta;
  // Total de percepciones
  const total_percepciones = $s[173] = sueldo_pendiente +
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
  const total_deducciones = $s[174] = isr + isr_separacion + imss_obrero + infonavit_credito + otras_deducciones;
  // Neto
  const neto = $s[175] = total_percepciones - total_deducciones;
  // Ingreso límite del subsidio
  $s[176] = $f.subsidio_mensual$rows1.top;
  const limite_subsidio = $s[177] = $f.subsidio_mensual$rows1.top;
  if (fecha_baja > $row.period.end || fecha_ingreso > fecha_baja) return false;
  if ($53 && dias_trabajados > dias_anio * 10000) return false;
  if ($notes !== null) {
    if (rt.isSent($n[2]!) && rt.isSent($n[1]!) && (daily_salary * 100 < monthly_salary * 99 || daily_salary * 100 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(3, rt.ratio(monthly_salary, 10000n), rt.ratio(daily_salary, 300000n));
    }
    if (daily_salary < salario_minimo * 3000) {
      // BELOW_MINIMUM_WAGE
      $notes.add(4, rt.ratio(daily_salary, 300000n), rt.ratio(salario_minimo, 100n));
    }
    const $178 = zona_libre_frontera_norte ? daily_salary < $f.salario_minimo_zlfn * 3000 : daily_salary === $f.salario_minimo_zlfn * 3000;
    if ($178) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(5, rt.ratio(daily_salary, 300000n), rt.ratio($f.salario_minimo_zlfn, 100n));
    }
    const $179 = $elsewhere(fecha_baja);
    if ($179 === null) return false;
    if (factor_integracion < $179.factor_minimo) {
      // FACTOR_BELOW_LEGAL_MINIMUM
      $notes.add(6, rt.ratio(factor_integracion, 10000n));
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
    let $182: boolean = !con_reglamento && con_tarifa && ingreso_gravado_mes > 0;
    if ($182) {
      const $180 = rt.rowOf($f.subsidio_mensual$rows1, ingreso_gravado_mes, 1, false);
      if ($180 < 0) return false;
      const $181 = $f.subsidio_mensual$rows1.value[$180]!;
      $182 = $181 > 0;
    }
    if ($182 && subsidio_empleo_causado === 0) {
      // SUBSIDY_LOST_BY_EVENT
      $notes.add(15, rt.ratio(base_isr_mes, 100n), rt.ratio(ingreso_gravado_mes, 100n));
    }
    let $185: boolean = con_tarifa && base_isr_mes > limite_subsidio;
    if ($185) {
      const $183 = rt.rowOf($f.subsidio_mensual$rows1, limite_subsidio, 1, false);
      if ($183 < 0) return false;
      const $184 = $f.subsidio_mensual$rows1.value[$183]!;
      $185 = base_isr_mes <= limite_subsidio + $184;
    }
    if ($185) {
      // SUBSIDY_CLIFF
      $notes.add(16, rt.ratio(base_isr_mes, 100n), rt.ratio(limite_subsidio, 100n));
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(17);
    }
    if (rt.same(causa, 'fuerza_mayor')) {
      // PARAM_UNVERIFIED
      $notes.add(18);
    }
    if (rt.same(causa, 'automatizacion')) {
      // PARAM_UNVERIFIED
      $notes.add(19);
    }
    if (dias_salarios_vencidos > 0) {
      // PARAM_UNVERIFIED
      $notes.add(20);
    }
    if (meses_intereses > 0) {
      // PARAM_UNVERIFIED
      $notes.add(21);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '«0:»{"size":178,"scales":[1,10000,10000,1,1,1,10000,10000,10000,10000,10000,10000000«9:,10000»,1,10000,10000,10000,10000,1,10000,10000,10000,10000,10000,10000,1,1],"values":[["input",34,[34,1]],["parameter","salario_minimo_zlfn",100],["parameter","salario_minimo_general",100],["input",2,[2,300000]],0,["sent","given(sueldo_mensual)",27],["input",27,[27,10000]],["sent","given(monthly_salary)",1],["input",1,[1,10000]],["input",3,[3,1]],["input",4,[4,1]],3,4,5,["input",21,[21,1]],6,["sent","given(salario_integrado)",19],["input",19,[19,10000]],["input",18,[18,10000]],["input",6,[6,10000]],12,11,["sent","given(dias_del_anio)",9],["input",9,[9,10000]],13,14,["input",10,[10,10000]],["input",7,[7,10000]],15,["input",8,[8,10000]],17,["input",11,[11,10000000]],["sent","given(dias_trabajados)",14],["input",14,[14,10000]],["input",13,[13,10000]],["input",12,[12,10000]],20,19,["input",15,[15,10000]],["input",16,[16,10000]],["kept","salario_minimo_zlfn at fecha_baja","money",75],["kept","salario_minimo_general at fecha_baja","money",76],["input",5,[5,1]],24,["input",20,[20,300000]],23,25,7,["input",0,[0,1]],9,["input",33,[33,1]],["input",24,[24,10000]],["input",25,[25,10000]],["input",17,[17,10000]],["parameter","umas_aguinaldo",1,"number"],["parameter","UMA",100],["input",22,[22,10000]],1,["parameter","dias_minimos",1,"number"],21,32,33,["parameter","umas_prima",1,"number"],["input",23,[23,10000]],["parameter","prima_minima",4,"rate"],18,35,36,26,27,28,29,30,31,38,["parameter","umas_separacion",1,"number"],8,34,37,10,16,22,41,40,["sent","given(gravado_del_mes)",28],["input",28,[28,10000]],["sent","given(retenido_del_mes)",29],["input",29,[29,10000]],43,["input",26,[26,1]],45,42,47,46,48,49,51,50,52,44,2,54,55,56,53,58,57,39,60,62,61,["input",30,[30,10000]],["input",31,[31,10000]],["input",32,[32,10000]],59,63,64,65,66,68,69,["kept","upper_limit(subsidio_mensual)","money",176]],"tables":[{"table":0,"rows":"dias_indemnizacion$rows1","of":"choice","gives":"number","scales":[1,1,1],"slots":[82,null,null]},{"table":1,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[114,115,null],"isConditional":1},{"table":2,"rows":"subsidio_mensual$rows1","gives":"money","scales":[100,100,10000],"slots":[116,117,null],"scalesValue":1,"isConditional":1},{"table":1,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[127,128,null],"isConditional":1},{"table":2,"rows":"subsidio_mensual$rows1","gives":"money","scales":[100,100,10000],"slots":[131,132,null],"scalesValue":1,"isConditional":1},{"table":1,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[138,139,null],"isConditional":1},{"name":"tarifa_mensual.2","table":1,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[140,141,null],"isConditional":1},{"table":1,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[144,145,null],"isConditional":1},{"table":1,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[155,156,null],"isConditional":1},{"table":1,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[160,161,null],"isConditional":1}],"steps":[[35,[0,[[1],34,1,1],[[2],34,0,0]]],[[36,1],[3,4]],[39,[5,[[6],37,1,1],[[7],37,0,0],[[8],37,0,0,38,1,1],[[3],37,0,0,38,0,0]],[40,10000]],[[41,1],[9,10]],[[42,1],[9,11]],[[43,1],[12,10]],[[44,365],[13]],[[46,365],[11,14,[[15],45,1,1]]],[[47,1],[11,10,12]],[49,[16,[[17],48,1,1],[[3,18],48,0,0]],[50,3000000000]],[51,[3,19],[52,3000000000]],[[53,1],[11],[54,5]],[[55,1],[11],[56,5]],[[58,1],[10,[[11,20],57,1,1],[[11,21],57,0,0]]],[[60,10000],[22,[[23],59,1,1],[[24],59,0,0]]],[[61,3650000],[25,15,26,27]],[62,[3,28],[63,1095000000000]],[[64,3650000],[28,29]],[65,[3,30,31],[66,"10950000000000000000"]],[[67,1],[10]],[[69,10000],[32,[[33],68,1,1],[[9,10,10,34],68,0,0]]],[70,[3,35,36,37,38],[71,30000000000000,72]],[73,[39],[74,10000]],[77,[0,[[10,40],34,1,1],[[10,41],34,0,0]]],[[78,1],[42]],[[79,300000],[43,[[44,45,45],78,1,1]],null,null,78],[80,[43,[[46,47],78,1,1]],[81,9125000],null,78],[83,[48,49,-1]],[86,[50,[[42],33,1,1],[[49,47],33,1,1,84,1,1],[[11],33,1,1,84,0,0],[[49,9,10],33,1,1,84,0,0,85,1,1],[[49,47],33,1,1,84,0,0,85,0,0]],[87,14600],null,33],[89,[51,[[49,51],88,1,1]],[90,1000000],null,88],[92,[52,[[49,52],91,1,1]],[93,1000000],null,91],[94,[53],[95,10000]],[96,[54,55,56,57,[[3,58,36,37],36,1,1]],[97,3000000000,98]],[99,[59,60]],[100,[59,61]],[101,[62,55,63,57,[[3,30,64],36,1,1]],[102,4380000000000]],[103,[65,66]],[104,[65,67]],[105,[68,69,70,71,72,73]],[106,[74,75,55,76]],[107,[77,78]],[108,[79,80,81]],[109,[82,83]],[111,[84,[[85],110,1,1]],[112,10000]],[118,[86,[[87],113,1,1],[[57],113,0,0],[[88,88],113,0,0,36,0,0],-2,-3],[119,250000]],[[120,1],[89]],[[122,1],[57,[[83],36,1,1],[[81],121,1,1]]],[123,[90,[[82],120,1,1],[[91],120,0,0]]],[[125,1],[92,[[93],124,1,1]]],[126,[94,[[88,92],125,1,1]],null,null,125],[129,[94,[[95],125,1,1],-4],[130,250000],null,125],[133,[94,[[95],125,1,1],-5],null,null,125],[134,[94,[[96,97],125,1,1]],null,null,125],[135,[94,[[97,98,99],125,1,1]],null,null,125],[136,[90,[[83],120,1,1]],[137,45625],null,120],[[142,250000],[90,[[100,101],120,1,1],[[95],120,0,0],-6,-7]],[[146,2500,147],[90,[[101],120,1,1],[[102,100,101],120,1,1,143,0,0],-8],null,null,120],[148,[90,[[83,103],120,1,1]],[149,250000,150],null,120],[151,[90,[[104],120,1,1]],null,null,120],[152,[90,[[105,106],120,1,1],[[104],120,0,0]]],[153,[74,107]],[[157,2500,158],[108,100,[[100,100],154,1,1],-9],null,null,154],[[162,250000],[108,100,[[108],159,1,1],-10],null,null,159],[163,[108,100,[[109],159,1,1],[[108,110],159,0,0]],[164,250000,165]],[166,[111],[167,10000]],[168,[112],[169,10000]],[170,[113],[171,10000]],[172,[61,67,107]],[173,[79,80,65,59,81,68,69,70,71,72,73]],[174,[114,115,116,117,118]],[175,[119,120]],[177,[121]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '{"scheme":["MXN","period_end",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],[0,0,"integer"],"date",{"words":["indeterminado","determinado"]},[0,0,"rate"],[0,0,"number"],{"words":["proporcional","anios_completos"]},{"words":["ley","reglamento"]},"boolean",{"words":["despido_injustificado","rescision_trabajador","negativa_reinstalacion","fuerza_mayor","automatizacion"]}],"roundings":[["half_up",[["1/100",null]]],["down",[["1",null]]],["up",[["1",null]]]],"nodes":"0 c0;0 c30000000;0 i1;1 c30;0 3 2 3;0 c1000000;2 date,1940-01-01;2 period,4;2 date,2020-01-01;2 date,2026-12-31;3 word,indeterminado;1 c0;1 c366;1 c90;4 p5;4 c1/4;4 c3;1 p4;1 c15;2 i4;5 p3 19;1 c1;1 c3;0 i2;6 word,proporcional;1 c365;1 c240;7 word,ley;9 i0;9 word,rescision_trabajador;8 8 28 29;9 word,negativa_reinstalacion;8 8 28 31;8 15 30 32;9 word,automatizacion;8 8 28 34;8 15 33 35;8 truth,false;8 i34;0 p2;0 p1;0 18 38 39 40;0 s0;8 11 23 42;8 given,27;0 i27;8 given,1;0 2 3 23;0 18 46 2 47;0 18 44 45 48;2 i3;1 25 50 19;1 c12;1 s3;1 2 52 53;2 30 50 54;2 s4;1 27 56 19;1 s5;1 5 58 25;5 3 59 25;6 i21;8 8 61 24;5 s6;5 c0;5 18 62 63 64;5 0 53 65;1 c6;2 30 56 67;8 12 19 68;1 18 69 21 11;1 0 53 70;8 given,19;0 i19;5 i18;0 2 23 74;0 18 72 73 75;5 i6;0 2 23 77;1 0 53 21;1 c5;5 3 79 80;1 1 79 80;1 6 11 82;5 3 83 80;2 date,2023-01-01;8 13 19 85;1 c20;1 c10;1 c2;1 2 89 79;1 0 88 90;1 5 87 91;1 s12;1 2 89 93;1 0 92 94;1 c4;1 0 96 90;1 5 52 97;1 s11;1 2 89 99;1 0 98 100;1 18 86 95 101;8 given,9;5 i9;1 s13;5 18 103 104 105;5 s14;5 2 107 63;5 i10;5 1 108 109;5 6 11 110;5 i7;5 0 111 112;5 s15;0 2 23 114;5 i8;5 1 114 116;5 6 11 117;5 s17;0 2 23 119;4 i11;0 2 120 121;1 19 19;2 33 123 22 21;1 4 21;2 31 124 125;1 21 126;1 c29;8 8 127 128;1 18 129 12 25;8 given,14;5 i14;2 24 19;2 6 50 133;1 27 134 19;5 i13;5 1 135 136;5 6 11 137;5 18 131 132 138;5 i12;0 2 23 140;5 s20;0 2 141 142;1 s19;0 3 143 144;0 i15;0 1 145 146;0 6 0 147;0 i16;0 p2 19;0 p1 19;0 18 38 150 151;3 i5;8 8 153 10;8 s24;0 i20;0 s23;0 2 89 157;0 7 156 157 158;0 s25;0 2 52 160;5 s7;0 2 161 162;5 apply,0 28;0 s9;0 2 164 165;8 i33;0 2 87 165;0 2 168 162;8 10 53 21;1 27 50 19;0 2 165 171;0 3 172 89;1 c180;5 1 162 21;5 6 11 175;5 2 87 176;5 0 174 177;0 2 165 178;0 18 170 173 179;0 18 154 169 180;5 i24;8 12 182 11;0 2 165 182;5 i25;8 12 185 11;1 2 18 3;0 2 187 165;4 c1/50;0 2 188 189;0 2 190 185;0 i17;1 p6;0 p0;0 2 21 194;0 2 193 195;0 i22;0 1 196 197;8 s1;0 2 23 17;0 2 200 142;0 3 201 144;0 18 199 202 0;0 6 0 198 203;0 s21;0 s32;0 5 205 206;0 s33;0 1 205 208;1 p7;0 2 210 195;0 i23;0 1 211 212;0 2 120 14;0 18 199 214 0;0 6 0 213 215;0 s18;0 s35;0 5 217 218;0 s36;0 1 217 220;0 s26;0 s27;0 0 222 223;0 s28;0 0 224 225;0 s29;0 s30;0 0 227 228;0 s31;0 0 229 230;0 0 226 231;0 s38;1 p8;0 2 234 195;1 s8;0 2 235 236;0 5 233 237;0 s34;0 s37;0 0 239 240;0 s10;0 s16;0 0 242 243;0 s22;0 0 244 245;0 s41;0 s40;0 0 247 248;8 given,28;0 i28;0 18 250 251 0;8 given,29;0 i29;0 s43;0 apply,1 255;0 apply,2 255;0 1 256 257;0 6 0 258;0 18 199 0 259;0 18 253 254 260;7 i26;7 word,reglamento;8 8 262 263;8 8 248 0;8 14 199 265;8 8 245 0;8 14 266 267;8 s45;0 s42;0 18 269 247 270;0 s47;8 12 272 0;8 s46;8 16 274;8 14 273 275;8 s48;0 0 255 272;0 s49;0 apply,1 279;0 apply,2 279;0 s51;0 s50;0 5 282 283;0 s52;0 1 283 285;0 s44;0 1 286 287;0 6 0 288;5 c152/5;0 2 248 290;0 3 291 25;0 s2;0 s54;0 0 293 294;0 apply,1 295;0 18 269 296 280;8 8 294 0;4 c0;0 s55;0 apply,1 293;0 1 300 301;5 3 302 294;4 c1;4 2 303 304;4 18 298 299 305;4 s56;0 2 248 307;0 6 0 308;0 s53;0 s58;0 s57;0 0 311 312;0 18 269 313 310;0 s39;0 1 233 315;0 s60;8 13 317 293;0 c1/100;0 6 319 293;5 3 301 320;4 2 321 304;8 10 317 293;0 apply,1 317;0 s62;4 s61;0 2 317 326;0 18 323 325 327;0 i30;0 i31;0 i32;0 0 208 220;0 0 332 315;0 0 244 217;0 0 205 245;0 0 335 222;0 0 334 336;0 0 223 225;0 0 338 227;0 0 228 230;0 0 339 340;0 0 337 341;0 s59;0 s63;0 0 343 344;0 s64;0 0 345 346;0 s65;0 s66;0 0 348 349;0 0 347 350;0 s68;0 s69;0 1 352 353;0 upper_limit,2;8 12 19 7;8 12 50 19;8 12 132 144;8 14 131 358;8 given,2;8 14 360 46;4 c99/100;0 2 362 2;8 10 47 363;4 c101/100;0 2 365 2;8 12 47 366;8 15 364 367;8 14 361 368;8 10 23 42;8 10 23 39;8 8 23 39;8 18 38 371 372;8 10 74 20;8 16 250;8 10 208 205;8 10 220 217;8 10 107 105;9 word,despido_injustificado;8 8 28 379;8 16 167;8 14 380 381;8 10 156 157;8 12 156 158;8 15 383 384;8 14 155 385;8 12 317 0;8 14 387 323;8 16 269;8 14 389 277;8 12 255 0;8 14 390 391;8 12 257 0;8 14 392 393;8 8 282 0;8 14 394 395;0 s71;8 12 279 397;8 14 277 398;0 apply,2 397;0 0 397 400;8 11 279 401;8 14 399 402;0 s70;8 10 404 0;9 word,fuerza_mayor;8 8 28 406","items":[["i",0],["i",1,null,[0,false],[1,true]],["i",2,4,[0,false],[5,true]],["i",3,null,[6,true]],["i",4,7,[8,true],[9,true]],["i",5,10],["i",6,11,[11,true],[12,true]],["i",7,11,[11,true],[12,true]],["i",8,11,[11,true],[12,true]],["i",9,null,[11,true],[13,true]],["i",10,11,[11,true],[13,true]],["i",11,14,[15,true],[16,true]],["i",12,17,[18,true],[12,true]],["i",13,11,[11,true],[12,true]],["i",14,null,[11,true],[12,true]],["i",15,0,[0,true]],["i",16,0,[0,true]],["i",17,0,[0,true]],["i",18,20,[21,true],[22,true]],["i",19,null,[0,false]],["i",20,23,[0,false]],["i",21,24],["i",22,0,[0,true]],["i",23,0,[0,true]],["i",24,11,[11,true],[25,true]],["i",25,11,[11,true],[26,true]],["i",26,27],["i",27,null,[0,false],[1,true]],["i",28,null,[0,true]],["i",29,null,[0,true]],["i",30,0,[0,true]],["i",31,0,[0,true]],["i",32,0,[0,true]],["i",33,36],["i",34,37],[0,0,41],[1,8,43],[2,0,49,0],[3,1,51],[4,2,55],[5,1,57],[6,5,60],[7,5,66],[8,1,71],[9,0,76,0],[10,0,78,0],[11,1,81,1],[12,1,84,2],[13,1,102],[14,5,106],[15,5,113],[16,0,115,0],[17,5,118],[18,0,122,0],[19,1,130],[20,5,139],[21,0,148,0],[22,0,149,0],[23,0,152],[24,8,154],[25,0,159,null,null,155],[26,0,163,0,null,155],[27,0,166,0],[28,0,181,0,null,167],[29,0,184,0,null,183],[30,0,191,0,null,186],[31,0,192,0],[32,0,204,0],[33,0,207],[34,0,209],[35,0,216,0],[36,0,219],[37,0,221],[38,0,232],[39,0,238,0],[40,0,241],[41,0,246],[42,0,249,0],[43,0,252,0],[44,0,261,0],[45,8,264],[46,8,268],[47,0,271],[48,8,276],[49,0,278,null,null,277],[50,0,280,0,null,277],[51,0,281,null,null,277],[52,0,284,null,null,277],[53,0,289,null,null,277],[54,0,292,0,null,269],[55,0,297],[56,4,306,null,null,269],[57,0,309,0,null,269],[58,0,310,null,null,269],[59,0,314,0],[60,0,316,0],[61,4,322,null,null,318],[62,0,324,null,null,323],[63,0,328,0],[64,0,329,0],[65,0,330,0],[66,0,331,0],[67,0,333],[68,0,342],[69,0,351],[70,0,354],[71,0,355]],"parameters":[["UMA",null],["salario_minimo_general",null],["salario_minimo_zlfn",null],["factor_minimo",null],["dias_minimos",null],["prima_minima",null],["umas_aguinaldo",null],["umas_prima",null],["umas_separacion",null]],"notices":[["refuse","VALIDATION_ERROR","warning","inputs.fecha_baja","inputs",null,356,["La baja del ",19," es posterior al pago (LFT art. 46)"]],["refuse","VALIDATION_ERROR","warning","inputs.fecha_ingreso","inputs",null,357,["La fecha de ingreso ",50," es posterior a la baja del ",19," (LFT art. 158)"]],["refuse","VALIDATION_ERROR","warning","inputs.dias_trabajados_anio","inputs",null,359,["Los ",132," días son más que los ",144," del año (LFT art. 87)"]],["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,369,["El salario mensual ",2," y 30 veces el diario ",23," difieren en más del 1 %; se usa el diario"]],["warn","BELOW_MINIMUM_WAGE","warning","daily_salary","employee",null,370,["El salario diario ",23," es menor que el mínimo de ",42,"; puede ser correcto en jornada parcial"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.zona_libre_frontera_norte","override",null,373,["El salario diario ",23," no concuerda con la zona; el mínimo de la frontera norte es ",39]],["warn","FACTOR_BELOW_LEGAL_MINIMUM","warning","factor_integracion","employee",null,374,["El factor de integración ",74," es menor que el de las prestaciones mínimas el día de la baja"]],["warn","MONTH_INCOME_ASSUMED","info","inputs.ingreso_gravado_mes","inputs",null,375,["Se toma que en el mes no se pagó nada más; si se pagó, se envía"]],["warn","EXEMPTION_CAPPED","info","aguinaldo","employee",null,376,["Lo exento llega a ",208,"; ",239," se gravan"]],["warn","EXEMPTION_CAPPED","info","prima_vacacional","employee",null,377,["Lo exento llega a ",220,"; ",240," se gravan"]],["warn","VACATION_BELOW_LEGAL_MINIMUM","warning","inputs.dias_vacaciones_anio","inputs",null,378,["Los ",107," días son menos que los ",105," de la ley (LFT art. 76)"]],["warn","TWENTY_DAYS_NOT_INCLUDED","info","overrides.indemnizacion_20_dias","override",null,382,["Los 20 días por año no van: se deben cuando se niega la reinstalación (LFT arts. 49 y 50)"]],["warn","PRIMA_ANTIGUEDAD_BASE_LIMITED","info","prima_antiguedad","employee",null,386,["La prima de antigüedad se calcula sobre ",160,", entre uno y dos salarios mínimos"]],["warn","SEPARATION_BELOW_LAST_SALARY","info","isr_separacion","employee",null,388,["Lo gravado por separación, ",317,", no llega al último sueldo de ",293,": se aplica la tarifa"]],["warn","MINIMUM_WAGE_EXEMPT","info","isr","employee",null,274,["A quien solo percibe el salario mínimo de ",42," no se le retiene"]],["warn","SUBSIDY_LOST_BY_EVENT","info","isr","employee",null,396,["Con ",279," en el mes se pierde el subsidio para el empleo que tenía con ",255]],["warn","SUBSIDY_CLIFF","info","isr","employee",null,403,["La base ",279," pasa por menos de un subsidio del límite de ",397]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,405,["Las deducciones superan las percepciones"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,407,["dias_indemnizacion(fuerza_mayor): sin confirmar, el texto de los artículos 434 y 436"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,35,["dias_indemnizacion(automatizacion): sin confirmar, el texto del artículo 439"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,183,["salarios_vencidos: sin confirmar, si son pagos por separación (LISR art. 93-XIII) o sueldos"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,186,["intereses_salarios_vencidos: sin confirmar, si son pagos por separación y si el interés es simple"]]],"tables":[[9,null,5,null,null],[0,null,0,null,null],[0,null,0,null,null]]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [UMA$rows, salario_minimo_general$rows, salario_minimo_zlfn$rows, factor_minimo$rows, dias_minimos$rows, prima_minima$rows,
    umas_aguinaldo$rows, umas_prima$rows, umas_separacion$rows], tables: [dias_indemnizacion, tarifa_mensual, subsidio_mensual] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  elsewhere: $elsewhere, compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
