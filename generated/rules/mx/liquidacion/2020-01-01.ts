// MX.liquidacion 2020.1: Liquidación
// Emitted from rules/mx/liquidacion/2020-01-01.pay by payroll compile. Do not edit.
// file    sha256:d7437ab6347e299369182692c9181b0c0d4200573420655baaa8346c8bce9b5a
// meaning sha256:19368657bbb83f8bbbe464f802361eb996312dc36772c8342d0582ed4c1cfbbb
import * as rt from '../../../../runtime/index.ts';
import { $file, UMA$rows, salario_minimo_general$rows, salario_minimo_zlfn$rows, factor_minimo$rows,
  dias_minimos$rows, prima_minima$rows, umas_aguinaldo$rows, umas_prima$rows, umas_separacion$rows,
  dias_indemnizacion, tarifa_mensual, subsidio_mensual, $sources, $provenance, $inputs, $steps } from './2020-01-01.law.ts';
import { $layout, $packed, $worked, $packed_file } from './2020-01-01.packed.ts';

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
  const $61 = $56 - $59;
  const $62 = $s[71] = 0 > $61 ? 0 : $61;
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
    $92 = 0;
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
      $152 = 0;
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
    const $155 = $s[149] = 0 > $153 ? 0 : $153;
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

const law: rt.PackedLaw = { file: $file, packed: $packed_file,
  parameters: [UMA$rows, salario_minimo_general$rows, salario_minimo_zlfn$rows, factor_minimo$rows, dias_minimos$rows, prima_minima$rows,
    umas_aguinaldo$rows, umas_prima$rows, umas_separacion$rows], tables: [dias_indemnizacion, tarifa_mensual, subsidio_mensual] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  elsewhere: $elsewhere, compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, $layout, $packed, law, $worked);
