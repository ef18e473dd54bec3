// PE.liquidacion 2024.1: Liquidación de beneficios sociales
// Emitted from rules/pe/liquidacion/2024-01-01.pay by payroll compile. Do not edit.
// file    sha256:01f3c53e5c45c988ee3cd3aa953ba773f5695d94aba5e915923a608f1c91cefe
// meaning sha256:e4f17d77ee85334596eca301f677237208bb314aa038d91ca11da93844327ee1
import * as rt from '../../../../../../runtime/index.ts';
import { $file, UIT$rows, RMV$rows, tasa_asignacion_familiar$rows, tasa_onp$rows, tasa_fondo_afp$rows,
  tasa_prima_seguro$rows, rma_segura$rows, comision_flujo, tarifa_renta, $sources, $provenance, $inputs, $steps } from './2024-01-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'rules/pe/liquidacion/2024-01-01.pay',
    fingerprint: 'sha256:01f3c53e5c45c988ee3cd3aa953ba773f5695d94aba5e915923a608f1c91cefe',
    meaning: 'sha256:e4f17d77ee85334596eca301f677237208bb314aa038d91ca11da93844327ee1', country: 'PE', scheme: 'liquidacion',
    label: 'Liquidación de beneficios sociales', version: '2024.1', currency: 'PEN', validFrom: '2024-01-01', validUntil: '2025-12-31',
    periods: ['event'], proration: null, days: 'as_given', asOf: 'period_end',
    laws: ['TUO del D.Leg. 728 (D.S. 003-97-TR); TUO de la Ley de CTS (D.S. 001-97-TR); D.Leg. 713; Ley 27735'],
    changes: [{ date: '2025-01-01', summary: 'RMV de 1,130 soles, UIT de 5,350', law: 'D.S. 006-2024-TR; D.S. 260-2024-EF' },
      { date: '2025-01-01', summary: 'Prima de seguro de 1.37%', law: 'SBS, licitación del seguro previsional' }],
    employerTables: [{ id: 'aportes', label: 'Aportes del empleador' }],
    summary: { total_perceptions: 'total_ingresos', total_deductions: 'total_descuentos', net_salary: 'neto',
      employer_total_cost: 'costo_total_empleador' }, sources: $sources, provenance: $provenance, inputs: $inputs, steps: $steps },
  'half_up:0.01');

const $parameters = rt.byDate(($at) => ({
  tasa_asignacion_familiar: rt.scaledWorth($at, 10n, tasa_asignacion_familiar$rows),
  RMV: rt.scaledWorth($at, 1n, RMV$rows),
  UIT: rt.scaledWorth($at, 1n, UIT$rows),
  tarifa_renta$rows1: rt.scaledRows(tarifa_renta, { date: $at, limits: rt.worthAt($at, UIT$rows) }, 100n, 100n),
  tasa_onp: rt.scaledWorth($at, 100n, tasa_onp$rows),
  tasa_fondo_afp: rt.scaledWorth($at, 10n, tasa_fondo_afp$rows),
  tasa_prima_seguro: rt.scaledWorth($at, 10000n, tasa_prima_seguro$rows),
  comision_flujo$rows1: rt.scaledRows(comision_flujo, { date: $at }, 1n, 10000n),
  rma_segura: rt.scaledWorth($at, 1n, rma_segura$rows),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $at = $row.referenceDate;
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  const sistema_pensionario$sent = rt.textAt($row.texts, 0);
  const fecha_ingreso$sent = rt.textAt($row.texts, 2);
  const causa$sent = rt.textAt($row.texts, 3);
  const tipo_contrato$sent = rt.textAt($row.texts, 4);
  const fecha_fin_contrato$sent = rt.textAt($row.texts, 5);
  // Sistema pensionario
  if (!(sistema_pensionario$sent !== undefined)) return false;
  if (sistema_pensionario$sent !== undefined &&
    !(rt.positionOf(['onp', 'habitat', 'integra', 'prima', 'profuturo'], sistema_pensionario$sent) > 0)) return false;
  const sistema_pensionario = sistema_pensionario$sent ?? '';
  $s[0] = rt.positionOf(['onp', 'habitat', 'integra', 'prima', 'profuturo'], sistema_pensionario);
  // Remuneración básica al cese
  if (!rt.isSent($n[1]!)) return false;
  if ($n[1]! <= 0 || $n[1]! > 10000000000) return false;
  const monthly_salary = $s[1] = $n[1]!;
  // Fecha de ingreso
  if (!(fecha_ingreso$sent !== undefined)) return false;
  if (fecha_ingreso$sent !== undefined && !rt.isDate(fecha_ingreso$sent)) return false;
  if (fecha_ingreso$sent !== undefined && fecha_ingreso$sent < '1950-01-01') return false;
  if (fecha_ingreso$sent !== undefined && fecha_ingreso$sent > $row.period.end) return false;
  const fecha_ingreso = fecha_ingreso$sent ?? '';
  $s[2] = rt.digitsOfDate(fecha_ingreso);
  // Causa del cese
  if (!(causa$sent !== undefined)) return false;
  if (causa$sent !== undefined &&
    !(rt.positionOf(['renuncia', 'mutuo_disenso', 'termino_contrato', 'despido_justificado', 'despido_arbitrario', 'hostilidad',
          'periodo_prueba', 'jubilacion', 'fallecimiento'], causa$sent) >
      0)) return false;
  const causa = causa$sent ?? '';
  $s[3] = rt.positionOf(['renuncia', 'mutuo_disenso', 'termino_contrato', 'despido_justificado', 'despido_arbitrario', 'hostilidad',
      'periodo_prueba', 'jubilacion', 'fallecimiento'], causa);
  // Tipo de contrato
  if (tipo_contrato$sent !== undefined && !(rt.positionOf(['indeterminado', 'plazo_fijo'], tipo_contrato$sent) > 0)) return false;
  const tipo_contrato = tipo_contrato$sent !== undefined ? tipo_contrato$sent : 'indeterminado';
  $s[4] = rt.positionOf(['indeterminado', 'plazo_fijo'], tipo_contrato);
  // Fin pactado del contrato
  if (fecha_fin_contrato$sent !== undefined && !rt.isDate(fecha_fin_contrato$sent)) return false;
  const fecha_fin_contrato = fecha_fin_contrato$sent ?? '';
  $s[5] = rt.digitsOfDate(fecha_fin_contrato);
  // Meses del periodo de prueba
  if ($n[6]! < 3 || $n[6]! > 12) return false;
  const meses_periodo_prueba = $s[6] = rt.sentOr($n[6]!, 3);
  // Gratificación recibida en el semestre de CTS
  if (!rt.isSent($n[7]!)) return false;
  if ($n[7]! < 0 || $n[7]! > 10000000000) return false;
  const gratificacion_semestre = $s[7] = $n[7]!;
  // Variables para la CTS
  if ($n[8]! < 0 || $n[8]! > 10000000000) return false;
  const promedio_variables_cts = $s[8] = rt.sentOr($n[8]!, 0);
  // Variables para la gratificación
  if ($n[9]! < 0 || $n[9]! > 10000000000) return false;
  const promedio_variables_gratificacion = $s[9] = rt.sentOr($n[9]!, 0);
  // Variables para las vacaciones
  if ($n[10]! < 0 || $n[10]! > 10000000000) return false;
  const promedio_variables_vacaciones = $s[10] = rt.sentOr($n[10]!, 0);
  // Variables para la indemnización
  if ($n[11]! < 0 || $n[11]! > 10000000000) return false;
  const promedio_variables_indemnizacion = $s[11] = rt.sentOr($n[11]!, 0);
  // Días de un semestre sin depósito
  if ($n[12]! < 0 || $n[12]! > 29) return false;
  const dias_cts_anteriores = $s[12] = rt.sentOr($n[12]!, 0);
  // Días sin CTS
  if ($n[13]! < 0 || $n[13]! > 360) return false;
  const dias_no_computables_cts = $s[13] = rt.sentOr($n[13]!, 0);
  // Días sin récord
  if ($n[14]! < 0 || $n[14]! > 360) return false;
  const dias_no_computables_vacaciones = $s[14] = rt.sentOr($n[14]!, 0);
  // Días no laborados en los meses de la gratificación
  if ($n[15]! < 0 || $n[15]! > 180) return false;
  const dias_descuento_gratificacion = $s[15] = rt.sentOr($n[15]!, 0);
  // Gratificación entera sin pagar
  if ($n[16]! < 0 || $n[16]! > 10000000000) return false;
  const gratificacion_vencida = $s[16] = rt.sentOr($n[16]!, 0);
  // Días del mes sin pagar
  if ($n[17]! < 0 || $n[17]! > 300000) return false;
  const dias_salario_pendiente = $s[17] = rt.sentOr($n[17]!, 0);
  // Días de récords cumplidos sin gozar
  if ($n[18]! < 0 || $n[18]! > 1800000) return false;
  const dias_vacaciones_pendientes = $s[18] = rt.sentOr($n[18]!, 0);
  // Días sin gozar en el año siguiente
  if ($n[19]! < 0 || $n[19]! > 1800000) return false;
  const dias_vacaciones_indemnizables = $s[19] = rt.sentOr($n[19]!, 0);
  // Días gozados por adelantado
  if ($n[20]! < 0 || $n[20]! > 300000) return false;
  const dias_vacaciones_adelantadas = $s[20] = rt.sentOr($n[20]!, 0);
  // Base de pensión ya pagada en el mes
  if ($n[21]! < 0 || $n[21]! > 10000000000) return false;
  const remuneraciones_mes = $s[21] = rt.sentOr($n[21]!, 0);
  // Rentas del año antes del cese
  if ($n[22]! < 0 || $n[22]! > 1000000000000) return false;
  const rentas_anteriores = $s[22] = rt.sentOr($n[22]!, 0);
  // Retenciones del año
  if ($n[23]! < 0 || $n[23]! > 1000000000000) return false;
  const retenciones_anteriores = $s[23] = rt.sentOr($n[23]!, 0);
  // RMA del trimestre
  if ($n[24]! < 50000000 || $n[24]! > 500000000) return false;
  const remuneracion_maxima_asegurable = $s[24] = $n[24]!;
  // Otros descuentos
  if ($n[25]! < 0 || $n[25]! > 10000000000) return false;
  const descuentos_mes = $s[25] = rt.sentOr($n[25]!, 0);
  // Recibe asignación familiar
  const con_asignacion_familiar = $n[26]! === 1;
  $s[26] = con_asignacion_familiar ? 1 : 0;
  // Afiliado a una EPS
  const con_eps = $n[27]! === 1;
  $s[27] = con_eps ? 1 : 0;
  // En comisión mixta
  const comision_mixta = $n[28]! === 1;
  $s[28] = comision_mixta ? 1 : 0;
  // Sin seguro previsional
  const sin_prima_seguro = $n[29]! === 1;
  $s[29] = sin_prima_seguro ? 1 : 0;
  // La gratificación del semestre ya se pagó
  const gratificacion_pagada = $n[30]! === 1;
  $s[30] = gratificacion_pagada ? 1 : 0;
  // Días de servicio
  const dias_servicio = $s[31] = rt.daysOf30Between(fecha_ingreso, $row.period.end);
  // Un mes de servicios
  const un_mes = dias_servicio >= 30;
  $s[32] = un_mes ? 1 : 0;
  // Día siguiente al cese
  const dia_siguiente = rt.addDays($row.period.end, 1);
  $s[33] = rt.digitsOfDate(dia_siguiente);
  // Años completos
  const anios_servicio = $s[34] = rt.yearsBetween(fecha_ingreso, dia_siguiente);
  // Último aniversario
  const aniversario = rt.addMonths(fecha_ingreso, anios_servicio * 12);
  $s[35] = rt.digitsOfDate(aniversario);
  // Días del récord
  const dias_record = $s[36] = rt.daysOf30Between(aniversario, $row.period.end);
  // Año
  const anio = $s[37] = rt.yearOf($row.period.end);
  // Primer día del semestre de CTS
  const $8 = Number($at.slice(5, 7)) >= 11;
  $s[38] = $8 ? 1 : 0;
  let $9: string;
  if ($8) {
    $9 = rt.dateOf(anio, 11, 1);
  } else {
    const $6 = Number($at.slice(5, 7)) >= 5;
    $s[39] = $6 ? 1 : 0;
    $9 = $6 ? rt.dateOf(anio, 5, 1) : rt.dateOf(anio - 1, 11, 1);
  }
  const inicio_semestre_cts = $9;
  $s[40] = rt.digitsOfDate(inicio_semestre_cts);
  // Días de CTS
  let dias_cts = 0;
  if (un_mes) {
    const $10 = rt.daysOf30Between(rt.latest(fecha_ingreso, inicio_semestre_cts), $row.period.end) +
      dias_cts_anteriores -
      dias_no_computables_cts;
    dias_cts = $s[41] = 0 > $10 ? 0 : $10;
  }
  // Primer día que cuenta para la gratificación
  const $12 = Number($at.slice(5, 7)) >= 7 ? 7 : 1;
  const desde = rt.latest(fecha_ingreso, rt.dateOf(anio, $12, 1));
  $s[42] = rt.digitsOfDate(desde);
  // Primer mes completo
  const $13 = rt.dayOf(desde) === 1;
  $s[43] = $13 ? 1 : 0;
  const primer_mes = $13 ? desde : rt.addMonths(rt.firstDayOfMonth(desde), 1);
  $s[44] = rt.digitsOfDate(primer_mes);
  // Meses de gratificación
  let $16: boolean = gratificacion_pagada;
  if (!$16) {
    const $15 = Number($at.slice(5, 7)) === 12;
    $s[45] = $15 ? 1 : 0;
    $16 = $15 && gratificacion_vencida > 0;
  }
  $s[46] = $16 ? 1 : 0;
  const meses_gratificacion = $s[47] = $16 ? 0 : rt.monthsBetween(primer_mes, dia_siguiente);
  // Asignación familiar
  let asignacion_familiar = 0;
  if (con_asignacion_familiar) {
    const $18 = $s[49] = $f.tasa_asignacion_familiar * $f.RMV;
    asignacion_familiar = $s[48] = $18 * 10;
  }
  // Remuneración computable
  const $20 = $s[51] = monthly_salary + asignacion_familiar * 100;
  const remuneracion_computable = $s[50] = Math.floor(($20 + 50) / 100);
  // Remuneración computable de CTS
  const $22 = $s[53] = remuneracion_computable * 600 + promedio_variables_cts * 6 + gratificacion_semestre;
  const base_cts = $s[52] = Math.floor(($22 + 300) / 600);
  // Remuneración computable de la gratificación
  const $24 = $s[55] = remuneracion_computable * 100 + promedio_variables_gratificacion;
  const base_gratificacion = $s[54] = Math.floor(($24 + 50) / 100);
  // Base de vacaciones
  const $26 = $s[57] = remuneracion_computable * 100 + promedio_variables_vacaciones;
  const base_vacaciones = $s[56] = Math.floor(($26 + 50) / 100);
  // Base de la indemnización
  const $28 = $s[59] = remuneracion_computable * 100 + promedio_variables_indemnizacion;
  const base_indemnizacion = $s[58] = Math.floor(($28 + 50) / 100);
  // Remuneración pendiente
  const $30 = $s[61] = remuneracion_computable * dias_salario_pendiente;
  const salario_pendiente = $s[60] = Math.floor(($30 + 150000) / 300000);
  // CTS trunca
  const $32 = $s[63] = base_cts * dias_cts;
  const cts_trunca = $s[62] = Math.floor(($32 + 180) / 360);
  // Gratificación trunca
  const $34 = base_gratificacion * meses_gratificacion * 30 - base_gratificacion * dias_descuento_gratificacion;
  const $35 = $s[65] = 0 > $34 ? 0 : $34;
  const gratificacion_trunca = $s[64] = Math.floor(($35 + 90) / 180);
  // Gratificación pendiente
  const gratificacion_pendiente = $s[66] = Math.floor((gratificacion_vencida + 50) / 100);
  $s[67] = gratificacion_vencida;
  // Tasa de la bonificación
  const tasa_bonificacion = $s[68] = con_eps ? 27 : 36;
  // Bonificación extraordinaria
  const $39 = $s[70] = (gratificacion_trunca + gratificacion_pendiente) * tasa_bonificacion;
  const bonificacion_extraordinaria = $s[69] = Math.floor(($39 + 200) / 400);
  // Vacaciones truncas
  let vacaciones_truncas = 0;
  if (un_mes) {
    const $41 = base_vacaciones * (dias_record - dias_no_computables_vacaciones) * 2500;
    if ($41 > rt.SAFE || $41 < -rt.SAFE) return false;
    const $42 = $41 - base_vacaciones * dias_vacaciones_adelantadas * 3;
    if ($42 > rt.SAFE || $42 < -rt.SAFE) return false;
    const $43 = $s[72] = 0 > $42 ? 0 : $42;
    if ($43 > 4503599626470495) return false;
    vacaciones_truncas = $s[71] = Math.floor(($43 + 450000) / 900000);
  }
  // Vacaciones no gozadas
  const $45 = $s[74] = base_vacaciones * dias_vacaciones_pendientes;
  const vacaciones_pendientes = $s[73] = Math.floor(($45 + 150000) / 300000);
  // Indemnización vacacional
  const $47 = $s[76] = base_vacaciones * dias_vacaciones_indemnizables;
  const indemnizacion_vacacional = $s[75] = Math.floor(($47 + 150000) / 300000);
  // Derecho a indemnización
  const $49 = rt.same(causa, 'despido_arbitrario');
  $s[77] = $49 ? 1 : 0;
  const $50 = $49 || rt.same(causa, 'hostilidad');
  $s[78] = $50 ? 1 : 0;
  const con_derecho = $50 && $row.period.end >= rt.addMonths(fecha_ingreso, meses_periodo_prueba);
  $s[79] = con_derecho ? 1 : 0;
  // Días que faltaban del contrato
  let por_vencer = 0;
  const $51 = fecha_fin_contrato$sent !== undefined;
  $s[80] = $51 ? 1 : 0;
  if ($51) {
    por_vencer = $s[81] = rt.daysOf30Between(dia_siguiente, fecha_fin_contrato);
  }
  // Remuneraciones de la indemnización
  const $55 = !con_derecho;
  $s[82] = $55 ? 1 : 0;
  let $56: number;
  if ($55) {
    $56 = 0;
  } else {
    const $53 = rt.same(tipo_contrato, 'plazo_fijo');
    $s[83] = $53 ? 1 : 0;
    const $54 = $53 ? por_vencer * 12 : anios_servicio * 360 + dias_record;
    $56 = 2880 < $54 ? 2880 : $54;
  }
  const remuneraciones_indemnizacion = $s[84] = $56;
  // Indemnización por despido arbitrario
  const $57 = $s[86] = base_indemnizacion * remuneraciones_indemnizacion;
  const indemnizacion_despido = $s[85] = Math.floor(($57 + 120) / 240);
  // Renta bruta del año
  const $59 = $s[88] = rentas_anteriores +
    salario_pendiente *
    100 +
    gratificacion_trunca *
    100 +
    gratificacion_pendiente *
    100 +
    bonificacion_extraordinaria *
    100 +
    vacaciones_truncas *
    100 +
    vacaciones_pendientes *
    100;
  const renta_anual = $s[87] = Math.floor(($59 + 50) / 100);
  // Renta neta anual
  const $61 = renta_anual - $f.UIT * 7 * 100;
  const renta_neta = $s[89] = 0 > $61 ? 0 : $61;
  // Impuesto anual
  const $63 = $s[90] = rt.rowOf($f.tarifa_renta$rows1, renta_neta, 1, true);
  if ($63 < 0) return false;
  $s[91] = renta_neta;
  const $64 = $s[93] = rt.slicesOf($f.tarifa_renta$rows1, $63, renta_neta, 1);
  if (Number.isNaN($64)) return false;
  const impuesto_anual = $s[92] = Math.floor(($64 + 50) / 100);
  // Devolución de quinta retenida en exceso
  const $66 = retenciones_anteriores - impuesto_anual * 100;
  const $67 = $s[95] = 0 > $66 ? 0 : $66;
  const devolucion_quinta = $s[94] = Math.floor(($67 + 50) / 100);
  // Total ingresos
  const total_ingresos = $s[96] = salario_pendiente +
    cts_trunca +
    gratificacion_trunca +
    gratificacion_pendiente +
    bonificacion_extraordinaria +
    vacaciones_truncas +
    vacaciones_pendientes +
    indemnizacion_vacacional +
    indemnizacion_despido +
    devolucion_quinta;
  // Base de pensión
  const base_pension = $s[97] = salario_pendiente + vacaciones_truncas + vacaciones_pendientes;
  // Afiliado a una AFP
  const en_afp = !rt.same(sistema_pensionario, 'onp');
  $s[98] = en_afp ? 1 : 0;
  // Paga la prima de seguro
  const con_prima = en_afp && !sin_prima_seguro;
  $s[99] = con_prima ? 1 : 0;
  // Base de pensión de todo el mes
  const base_del_mes = $s[100] = base_pension * 100 + remuneraciones_mes;
  // Remuneración máxima asegurable
  const $72 = rt.isSent($n[24]!);
  $s[101] = $72 ? 1 : 0;
  const rma = $s[102] = $72 ? remuneracion_maxima_asegurable : base_del_mes;
  // Remuneración asegurable
  let base_prima = 0;
  if (en_afp) {
    const $74 = (base_del_mes < rma ? base_del_mes : rma) - (remuneraciones_mes < rma ? remuneraciones_mes : rma);
    const $75 = $s[104] = 0 > $74 ? 0 : $74;
    base_prima = $s[103] = Math.floor(($75 + 50) / 100);
  }
  // ONP
  let aporte_onp = 0;
  const $77 = !en_afp;
  $s[105] = $77 ? 1 : 0;
  if ($77) {
    const $78 = $s[107] = base_pension * $f.tasa_onp;
    aporte_onp = $s[106] = Math.floor(($78 + 50) / 100);
  }
  // AFP, aporte al fondo
  let afp_aporte = 0;
  if (en_afp) {
    const $80 = $s[109] = base_pension * $f.tasa_fondo_afp;
    afp_aporte = $s[108] = Math.floor(($80 + 5) / 10);
  }
  // AFP, prima de seguro
  let afp_prima_seguro = 0;
  if (con_prima) {
    const $82 = $s[111] = base_prima * $f.tasa_prima_seguro;
    afp_prima_seguro = $s[110] = Math.floor(($82 + 5000) / 10000);
  }
  // Comisión de la AFP
  const $84 = $s[112] = rt.rowOfWord($f.comision_flujo$rows1, sistema_pensionario);
  if ($84 < 0) return false;
  const tasa_comision = $s[113] = $f.comision_flujo$rows1.value[$84]!;
  // AFP, comisión
  let afp_comision = 0;
  const $86 = en_afp && !comision_mixta;
  $s[114] = $86 ? 1 : 0;
  if ($86) {
    const $87 = $s[116] = base_pension * tasa_comision;
    afp_comision = $s[115] = Math.floor(($87 + 5000) / 10000);
  }
  // Renta de quinta categoría
  const $89 = impuesto_anual * 100 - retenciones_anteriores;
  const $90 = $s[118] = 0 > $89 ? 0 : $89;
  const quinta_categoria = $s[117] = Math.floor(($90 + 50) / 100);
  // Otros descuentos
  const otros_descuentos = $s[119] = Math.floor((descuentos_mes + 50) / 100);
  $s[120] = descuentos_mes;
  // Total descuentos
  const total_descuentos = $s[121] = aporte_onp + afp_aporte + afp_prima_seguro + afp_comision + quinta_categoria + otros_descuentos;
  // Neto a pagar
  const neto = $s[122] = total_ingresos - total_descuentos;
  // Base de EsSalud
  const $100 = base_pension === 0;
  $s[123] = $100 ? 1 : 0;
  let $101: number;
  if ($100) {
    $101 = 0;
  } else {
    const $95 = $f.RMV * 10000;
    const $97 = remuneraciones_mes > 0;
    $s[124] = $97 ? 1 : 0;
    let $98: number;
    if ($97) {
      const $96 = $f.RMV * 10000;
      $98 = remuneraciones_mes > $96 ? remuneraciones_mes : $96;
    } else {
      $98 = 0;
    }
    const $99 = (base_del_mes > $95 ? base_del_mes : $95) - $98;
    $101 = 0 > $99 ? 0 : $99;
  }
  const base_essalud = $s[125] = Math.floor(($101 + 50) / 100);
  $s[126] = $101;
  // Crédito por EPS
  let credito_eps = 0;
  if (con_eps) {
    const $103 = base_essalud * 9;
    const $104 = $f.UIT * 4000;
    const $105 = $s[128] = $103 < $104 ? $103 : $104;
    credito_eps = $s[127] = Math.floor(($105 + 200) / 400);
  }
  // EsSalud
  const $107 = base_essalud * 9 - credito_eps * 100;
  const $108 = $s[130] = 0 > $107 ? 0 : $107;
  const essalud = $s[129] = Math.floor(($108 + 50) / 100);
  $s[131] = base_essalud;
  $s[132] = 9;
  // EPS (crédito)
  let eps = 0;
  if (con_eps) {
    eps = $s[133] = credito_eps;
    $s[134] = base_essalud;
    $s[135] = 9;
  }
  // Total aportes del empleador
  const total_aportes = $s[136] = essalud + eps;
  // Costo total del empleador
  $s[137] = total_ingresos + total_aportes;
  if (con_derecho && rt.same(tipo_contrato, 'plazo_fijo') && !(fecha_fin_contrato$sent !== undefined)) return false;
  if (!rt.isSent($n[24]!) && con_prima && base_del_mes > $f.rma_segura * 10000) return false;
  if ($notes !== null) {
    if (!un_mes) {
      // BENEFIT_NOT_DUE
      $notes.add(2, rt.ratio(dias_servicio, 1n));
    }
    if (en_afp && base_del_mes > rma) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(3, rt.ratio(base_del_mes, 10000n), rt.ratio(rma, 10000n));
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(4);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '«0:»{"size":138,"scales":[1,10000,1,1,1,1,1,10000,10000,10000,10000,10000,1,1,1,1«10:,10000»,1,1,1,1,1],"values":[["input",2,[2,1]],["period","end_date","date",[]],0,2,3,4,["period","month","number",[]],6,1,7,["input",12,[12,1]],["input",13,[13,1]],9,["input",30,[30,1]],["input",16,[16,10000]],10,["input",26,[26,1]],["parameter","tasa_asignacion_familiar",10,"rate"],["parameter","RMV",1],["input",1,[1,10000]],12,13,["input",8,[8,10000]],["input",7,[7,10000]],["input",9,[9,10000]],["input",10,[10,10000]],["input",11,[11,10000]],["input",17,[17,10000]],14,8,15,11,["input",15,[15,1]],["input",27,[27,1]],20,21,22,16,5,["input",14,[14,1]],["input",20,[20,10000]],["input",18,[18,10000]],["input",19,[19,10000]],["input",3,[3,1]],["input",6,[6,1]],["sent","given(fecha_fin_contrato)",5],["input",5,[5,1]],27,["input",4,[4,1]],28,17,29,["input",22,[22,10000]],18,23,24,25,31,["parameter","UIT",1],32,["input",23,[23,10000]],33,19,26,30,34,["input",0,[0,1]],37,["input",29,[29,1]],36,["input",21,[21,10000]],["sent","given(remuneracion_maxima_asegurable)",24],["input",24,[24,10000]],39,40,["parameter","tasa_onp",100,"rate"],["parameter","tasa_fondo_afp",10,"rate"],38,41,["parameter","tasa_prima_seguro",10000,"rate"],["input",28,[28,1]],45,["input",25,[25,10000]],42,43,44,46,47,48,35,49,51,52,53,54,55],"tables":[{"table":1,"rows":"tarifa_renta$rows1","scales":[100,100,10000],"slots":[90,91,null]},{"table":0,"rows":"comision_flujo$rows1","of":"choice","scales":[1,10000,10000],"slots":[112,null,null]}],"steps":[[[31,1],[0,1]],[[32,1],[2]],[[33,1],[1]],[[34,1],[0,3]],[[35,1],[0,4]],[[36,1],[5,1]],[[37,1],[1]],[[40,1],[6,[[7],38,1,1],[[6],38,0,0],[[7],38,0,0,39,1,1],[[7],38,0,0,39,0,0]]],[[41,1],[8,[[0,9,1,10,11],32,1,1]],null,null,32],[[42,1],[0,7,6]],[[44,1],[12,[[12],43,1,1],[[12],43,0,0]]],[[47,1],[13,[[6],30,0,0],[[14],30,0,0,45,1,1],[[15,3],46,0,0]]],[48,[16,[[17,18],26,1,1]],[49,10],null,26],[50,[19,20],[51,10000]],[52,[21,22,23],[53,60000]],[54,[21,24],[55,10000]],[56,[21,25],[57,10000]],[58,[21,26],[59,10000]],[60,[21,27],[61,30000000]],[62,[28,29],[63,36000]],[64,[30,31,30,32],[65,18000]],[66,[14],[67,10000]],[[68,400],[33]],[69,[34,35,36],[70,40000]],[71,[8,[[37,38,39,37,40],32,1,1]],[72,90000000],null,32],[73,[37,41],[74,30000000]],[75,[37,42],[76,30000000]],[[79,1],[43,[[43],77,0,0],[[1,0,44],78,1,1]]],[[81,1],[45,[[3,46],80,1,1]],null,null,80],[[84,240],[47,[[48],82,0,0],[[49],82,0,0,83,1,1],[[4,38],82,0,0,83,0,0]]],[85,[50,51],[86,24000]],[87,[52,53,34,35,54,55,56],[88,10000]],[89,[57,58]],[92,[59,-1],[93,10000]],[94,[60,61],[95,10000]],[96,[53,62,34,35,54,55,56,63,64,65]],[97,[53,55,56]],[[98,1],[66]],[[99,1],[67,[[68],98,1,1]]],[[100,10000],[69,70]],[[102,10000],[71,[[72],101,1,1],[[73],101,0,0]]],[103,[67,[[73,74,70,74],98,1,1]],[104,10000],null,98],[106,[67,[[69,75],105,1,1]],[107,10000],null,105],[108,[67,[[69,76],98,1,1]],[109,1000],null,98],[110,[77,[[78,79],99,1,1]],[111,1000000],null,99],[[113,10000],[66,-2]],[115,[67,[[80],98,1,1],[[69,81],114,1,1]],[116,1000000],null,114],[117,[61,60],[118,10000]],[119,[82],[120,10000]],[121,[83,84,85,86,87,88]],[122,[89,90]],[125,[69,[[73,18,70],123,0,0],[[70,18],123,0,0,124,1,1]],[126,10000]],[127,[33,[[91,58],27,1,1]],[128,40000],null,27],[129,[91,92],[130,10000],null,null,131,132],[133,[33,[[92],27,1,1]],null,null,27,134,[135,400]],[136,[93,94]],[137,[89,95]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '«0:»{"scheme":["PEN","period_end",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],"date",{"words":["indeterminado","plazo_fijo"]},[0,0,"integer"],"boolean",[0,0,"rate"],[0,0,"number"],{"words":["renuncia","mutuo_disenso","termino_contrato","despido_justificado","despido_arbitrario","hostilidad","periodo_prueba","jubilacion","fallecimiento"]},{"words":["onp","habitat","integra","prima","profuturo"]}],"roundings":[["half_up",[["1/100",null]]]],"nodes":"0 c0;0 c1000000;1 date,1950-01-01;1 period,4;2 word,indeterminado;3 c3;3 c12;3 c0;3 c29;3 c360;3 c180;3 c30;0 c100000000;0 c5000;0 c50000;4 truth,false;1 i2;3 28 16 3;3 s0;4 13 18 11;3 c1;1 31 3 20;1 s2;3 25 16 22;3 s3;3 2 6 24;1 30 16 25;1 s4;3 28 27 3;3 19 3;3 period,6;3 c11;4 13 30 31;3 s6;1 33 33 31 20;3 c5;4 13 30 35;1 33 33 35 20;3 1 33 20;1 33 38 31 20;1 18 36 37 39;1 18 32 34 40;4 s1;1 s7;1 6 16 43;3 28 44 3;3 i12;3 0 45 46;3 i13;3 1 47 48;3 6 7 49;3 c7;4 13 30 51;3 18 52 51 20;1 33 33 53 20;1 6 16 54;1 s9;3 21 56;4 8 57 20;1 23 56;1 30 59 20;1 18 58 56 60;4 i30;4 8 30 6;0 i16;4 12 64 0;4 14 63 65;4 15 62 66;1 s10;3 26 68 22;3 18 67 7 69;4 i26;5 p2;0 p1;0 2 72 73;0 i1;0 s12;0 0 75 76;0 s13;0 i8;0 0 78 79;0 i7;3 c6;0 3 81 82;0 0 80 83;0 i9;0 0 78 85;0 i10;0 0 78 87;0 i11;0 0 78 89;0 3 78 11;6 i17;0 2 91 92;0 s14;3 s8;0 2 94 95;0 3 96 9;0 s15;0 3 98 82;3 s11;0 2 99 100;0 3 98 10;3 i15;0 2 102 103;0 1 101 104;0 6 0 105;4 i27;5 c27/400;5 c9/100;5 18 107 108 109;0 s20;0 s21;0 0 111 112;5 s22;0 2 113 114;0 s16;3 s5;3 i14;3 1 117 118;0 2 116 119;0 3 120 9;0 3 116 11;6 i20;0 2 122 123;0 1 121 124;0 6 0 125;6 i18;0 2 122 127;6 i19;0 2 122 129;7 i3;7 word,despido_arbitrario;4 8 131 132;7 word,hostilidad;4 8 131 134;4 15 133 135;3 i6;1 30 16 137;4 13 3 138;4 14 136 139;4 given,5;1 i5;3 28 22 142;4 s27;4 16 144;6 c3/2;2 i4;2 word,plazo_fijo;4 8 147 148;3 s28;6 3 150 11;6 3 117 9;6 0 24 152;6 18 149 151 153;6 2 146 154;6 5 6 155;3 18 145 7 156;0 s17;3 s29;0 2 158 159;0 i22;0 s18;0 0 162 111;0 0 163 112;0 s23;0 s24;0 0 165 166;0 s25;0 0 167 168;0 0 164 169;0 0 161 170;0 s31;0 p0;0 2 51 173;0 1 172 174;0 6 0 175;0 s32;0 apply,1 177;0 i23;0 s33;0 1 179 180;0 6 0 181;0 s19;0 0 162 183;0 0 184 111;0 0 112 165;0 0 185 186;0 0 166 168;0 s26;0 0 188 189;0 s30;0 s34;0 0 191 192;0 0 190 193;0 0 187 194;0 0 162 166;0 0 196 168;8 i0;8 word,onp;4 9 198 199;4 s37;4 i29;4 16 202;4 14 201 203;0 s36;0 i21;0 0 205 206;4 given,24;0 i24;0 s39;0 18 208 209 210;0 s40;0 5 210 212;0 5 206 212;0 1 213 214;0 6 0 215;4 16 201;5 p3;0 2 205 218;5 p4;0 2 205 220;4 s38;0 s41;5 p5;0 2 223 224;5 apply,0 198;4 i28;4 16 227;4 14 201 228;5 s45;0 2 205 230;0 1 180 179;0 6 0 232;0 i25;0 s42;0 s43;0 0 235 236;0 s44;0 0 237 238;0 s46;0 s47;0 0 240 241;0 s48;0 0 242 243;0 0 239 244;0 s35;0 s49;0 1 246 247;4 8 205 0;0 2 20 73;0 6 210 250;4 12 206 0;0 6 206 250;0 18 252 253 0;0 1 251 254;0 6 0 255;0 18 249 0 256;0 s51;5 c9/400;0 2 258 259;5 c1/10;0 2 261 173;0 5 260 262;0 2 258 109;0 s52;0 1 264 265;0 6 0 266;0 s53;0 s54;0 0 268 269;0 s55;0 0 246 271;4 14 144 149;4 16 141;4 14 273 274;4 16 208;4 14 276 222;0 p6;4 12 210 278;4 14 277 279;4 16 42;4 12 210 212;4 14 201 282;0 s50;4 10 284 0","items":[["i",0],["i",1,null,[0,false],[1,true]],["i",2,null,[2,true],[3,true]],["i",3],["i",4,4],["i",5],["i",6,5,[5,true],[6,true]],["i",7,null,[0«4:,true],[1,true]],["i",‹8›,0,[0»,true],[1,true]],["i",12,7,[7,true],[8,true]],["i",13,7,[7,true],[9,true]],["i",14,7,[7,true],[9,true]],["i",15,7,[7,true],[10,true]],["i",16,0,[0,true],[1,true]],["i",17,7,[7,true],[11,true]],["i",18,7,[7,true],[10,true]],["i",19,7,[7,true],[10,true]],["i",20,7,[7,true],[11,true]],["i",21,0,[0,true],[1,true]],["i",22,0,[0,true],[12,true]],["i",23,0,[0,true],[12,true]],["i",24,null,[13,true],[14,true]],["i",25,0,[0,true],[1,true]],["i",26,15],["i",27,15],["i",28,15],["i",29,15],["i",30,15],[0,3,17],[1,4,19],[2,1,21],[3,3,23],[4,1,26],[5,3,28],[6,3,29],[7,1,41],[8,3,50,null,null,42],[9,1,55],[10,1,61],[11,3,70],[12,0,74,0,null,71],[13,0,77,0],[14,0,84,0],[15,0,86,0],[16,0,88,0],[17,0,90,0],[18,0,93,0],[19,0,97,0],[20,0,106,0],[21,0,64,0],[22,5,110],[23,0,115,0],[24,0,126,0,null,42],[25,0,128,0],[26,0,130,0],[27,4,140],[28,3,143,null,null,141],[29,3,157],[30,0,160,0],[31,0,171,0],[32,0,176,0],[33,0,178,0],[34,0,182,0],[35,0,195],[36,0,197,0],[37,4,200],[38,4,204],[39,0,207],[40,0,211],[41,0,216,0,null,201],[42,0,219,0,null,217],[43,0,221,0,null,201],[44,0,225,0,null,222],[45,5,226],[46,0,231,0,null,229],[47,0,233,0],[48,0,234,0],[49,0,245],[50,0,248],[51,0,257,0],[52,0,263,0,null,107],[53,0,267,0,null,null,258,109],[54,0,265,0,null,107,258,259],[55,0,270],[56,0,272]],"parameters":[["UIT",null],["RMV",null],["tasa_asignacion_familiar",null],["tasa_onp",null],["tasa_fondo_afp",null],["tasa_prima_seguro",null],["rma_segura",null]],"notices":[["refuse","VALIDATION_ERROR","warning","inputs.fecha_fin_contrato","inputs",null,275,["La indemnización de un contrato a plazo fijo se mide hasta su fin pactado"]],["refuse","VALIDATION_ERROR","warning","inputs.remuneracion_maxima_asegurable","inputs",null,280,["Con una base de ",210," hace falta la RMA que la SBS fija para el trimestre"]],["warn","BENEFIT_NOT_DUE","info","inputs.fecha_ingreso","inputs",null,281,["Con ",18," días de servicio no hay CTS ni vacaciones truncas: hace falta un mes"]],["warn","CONTRIBUTION_BASE_CAPPED","warning","base_prima","employee",null,283,["La remuneración del mes ",210," pasa de la máxima asegurable de ",212]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,285,["Los descuentos superan los ingresos"]]],"tables":[[8,null,5,null,null],[0,"UIT",0,null,null]]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [UIT$rows, RMV$rows, tasa_asignacion_familiar$rows, tasa_onp$rows, tasa_fondo_afp$rows, tasa_prima_seguro$rows, rma_segura$rows],
  tables: [comision_flujo, tarifa_renta] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
