// AR.liquidacion_final 2023.1: Liquidación final
// Emitted from rules/ar/liquidacion_final/2023-01-01.pay by payroll compile. Do not edit.
// file    sha256:e08de392eefd8f2d3f273318297eed983411a165d75ff9b8dd6e5728a0b66a72
// meaning sha256:9008109f0c351bae55394ef8191b750e673e145aafbb007dfda934a9e84908ba
import * as rt from '../../../../runtime/index.ts';
import { $file, SMVM$rows, base_min$rows, base_max$rows, movilidad$rows, detraccion$rows, detraccion_sac$rows,
  scvo_prima$rows, ffep_suma$rows, dias_del_semestre$rows, agravamiento_maximo$rows, meses_de_prueba$rows,
  preaviso_en_prueba$rows, causas_indemnizacion, causas_preaviso, tasa_sipa, tasa_fal, $sources, $provenance,
  $inputs, $histories, $steps } from './2023-01-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'rules/ar/liquidacion_final/2023-01-01.pay',
    fingerprint: 'sha256:e08de392eefd8f2d3f273318297eed983411a165d75ff9b8dd6e5728a0b66a72',
    meaning: 'sha256:9008109f0c351bae55394ef8191b750e673e145aafbb007dfda934a9e84908ba', country: 'AR', scheme: 'liquidacion_final',
    label: 'Liquidación final', version: '2023.1', currency: 'ARS', validFrom: '2023-01-01', validUntil: '2026-12-31', periods: ['event'],
    proration: null, days: 'month_of_30', asOf: 'period_end',
    laws: ['LCT arts. 18, 19, 92 bis, 121 a 123, 156 y 231 a 255 bis', 'Ley 24.241, Sistema Integrado Previsional Argentino'],
    changes: [{ date: '2024-04-01', summary: 'Las bases mínima y máxima pasan a cambiar todos los meses', law: 'DNU 274/2024' },
      { date: '2026-03-06', summary: 'Sin preaviso en el periodo de prueba', law: 'Ley 27.802' },
      { date: '2026-11-01', summary: 'Fondo de Asistencia Laboral, que se descuenta de la contribución al SIPA',
        law: 'Ley 27.802 arts. 58 a 77; Decreto 408/2026 art. 27' }],
    employerTables: [{ id: 'contribuciones_seguridad_social', label: 'Contribuciones de seguridad social' },
      { id: 'contribucion_obra_social', label: 'Contribución de obra social' }, { id: 'riesgos_trabajo', label: 'Riesgos del trabajo (ART)' },
      { id: 'seguro_vida', label: 'Seguro de vida obligatorio' }],
    summary: { total_perceptions: 'total_percepciones', total_deductions: 'total_deducciones', net_salary: 'neto' }, sources: $sources,
    provenance: $provenance, inputs: $inputs, histories: $histories, steps: $steps }, 'half_up:0.01');

const $parameters = rt.byDate(($at) => ({
  agravamiento_maximo: rt.scaledWorth($at, 1n, agravamiento_maximo$rows),
  SMVM: rt.scaledWorth($at, 100n, SMVM$rows),
  dias_del_semestre: rt.scaledWorth($at, 1n, dias_del_semestre$rows),
  causas_preaviso$rows1: rt.scaledRows(causas_preaviso, { date: $at }, 1n, 1n),
  preaviso_en_prueba: rt.scaledWorth($at, 2n, preaviso_en_prueba$rows),
  causas_indemnizacion$rows1: rt.scaledRows(causas_indemnizacion, { date: $at }, 1n, 2n),
  base_min: rt.scaledWorth($at, 100n, base_min$rows),
  base_max: rt.scaledWorth($at, 100n, base_max$rows),
  detraccion: rt.scaledWorth($at, 25n, detraccion$rows),
  detraccion_sac: rt.scaledWorth($at, 25n, detraccion_sac$rows),
  tasa_sipa$rows1: rt.scaledRows(tasa_sipa, { date: $at }, 1n, 10000n),
  tasa_fal$rows1: rt.scaledRows(tasa_fal, { date: $at }, 1n, 200n),
  ffep_suma: rt.scaledWorth($at, 1n, ffep_suma$rows),
  scvo_prima: rt.scaledWorth($at, 100n, scvo_prima$rows),
}));
const $elsewhere = rt.byDate(($at) => ({
  meses_de_prueba: rt.scaledWorth($at, 1n, meses_de_prueba$rows),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $at = $row.referenceDate;
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  const causa$sent = rt.textAt($row.texts, 0);
  const hire_date$sent = rt.textAt($row.texts, 1);
  // Causa de la extinción
  if (!(causa$sent !== undefined)) return false;
  if (causa$sent !== undefined &&
    !(rt.positionOf(['renuncia', 'despido_sin_causa', 'despido_indirecto', 'despido_con_causa', 'mutuo_acuerdo', 'fuerza_mayor',
          'fallecimiento', 'incapacidad_absoluta', 'vencimiento_plazo_fijo', 'por_jubilacion'], causa$sent) >
      0)) return false;
  const causa = causa$sent ?? '';
  $s[0] = rt.positionOf(['renuncia', 'despido_sin_causa', 'despido_indirecto', 'despido_con_causa', 'mutuo_acuerdo', 'fuerza_mayor',
      'fallecimiento', 'incapacidad_absoluta', 'vencimiento_plazo_fijo', 'por_jubilacion'], causa);
  // Fecha de ingreso
  if (!(hire_date$sent !== undefined)) return false;
  if (hire_date$sent !== undefined && !rt.isDate(hire_date$sent)) return false;
  if (hire_date$sent !== undefined && hire_date$sent < '1940-01-01') return false;
  const hire_date = hire_date$sent ?? '';
  $s[1] = rt.digitsOfDate(hire_date);
  // Remuneración diaria
  if (!(rt.isSent($n[2]!) || rt.isSent($n[3]!))) return false;
  if ($n[2]! <= 0) return false;
  const $1 = $n[2]! * 3;
  if ($1 > rt.SAFE || $1 < -rt.SAFE) return false;
  if ($1 > 1000000000000) return false;
  const daily_salary = $s[2] = $n[2]!;
  // Remuneración mensual
  if ($n[3]! <= 0 || $n[3]! > 10000000000000) return false;
  const monthly_salary = $s[3] = rt.isSent($n[3]!) ? $n[3]! : daily_salary * 3 * 10;
  // Promedio de lo variable, seis meses
  if ($n[4]! < 0 || $n[4]! > 10000000000000) return false;
  const promedio_variable_6m = $s[4] = rt.sentOr($n[4]!, 0);
  // Promedio de lo variable, doce meses
  if ($n[5]! < 0 || $n[5]! > 10000000000000) return false;
  const promedio_variable_12m = $s[5] = rt.sentOr($n[5]!, 0);
  // Mejor remuneración mensual, normal y habitual, fija
  if ($n[6]! <= 0 || $n[6]! > 100000000000000) return false;
  const mejor_remuneracion_245 = $s[6] = rt.sentOr($n[6]!, monthly_salary);
  // Promedio de la escala del convenio
  if ($n[7]! <= 0 || $n[7]! > 10000000000000) return false;
  const promedio_convenio = $s[7] = $n[7]!;
  // Se dio el preaviso
  const preaviso_otorgado = $n[9]! === 1;
  $s[8] = preaviso_otorgado ? 1 : 0;
  // Meses de prueba del contrato
  if ($n[10]! < 0 || $n[10]! > 12) return false;
  let $5: number;
  if (rt.isSent($n[10]!)) {
    $5 = $n[10]!;
  } else {
    const $3 = rt.earliest(hire_date, $row.period.end);
    const $4 = $elsewhere($3);
    if ($4 === null) return false;
    $5 = $4.meses_de_prueba;
  }
  const meses_periodo_prueba = $s[9] = $5;
  // Termina en el periodo de prueba
  const en_prueba = rt.isSent($n[11]!) ? $n[11]! === 1 : $row.period.end < rt.addMonths(hire_date, meses_periodo_prueba);
  $s[10] = en_prueba ? 1 : 0;
  // Remuneraciones devengadas en el semestre
  if ($n[12]! < 0 || $n[12]! > 100000000000000) return false;
  const remuneraciones = $s[11] = $n[12]!;
  // Remuneración de los recibos del semestre
  if ($n[13]! < 0 || $n[13]! > 100000000000000) return false;
  const remuneracion_del_semestre = $s[12] = $n[13]!;
  // Recibos del semestre
  if ($n[14]! < 0 || $n[14]! > 100) return false;
  const recibos_del_semestre = $s[13] = $n[14]!;
  // Días de vacaciones gozados este año
  if ($n[16]! < 0 || $n[16]! > 600000) return false;
  const dias_vacaciones_gozadas = $s[14] = rt.sentOr($n[16]!, 0);
  // Días de vacaciones no gozadas
  if ($n[17]! < 0 || $n[17]! > 600000) return false;
  const dias_por_gozar = $s[15] = $n[17]!;
  // Agravamiento por discriminación
  if ($n[18]! < 0) return false;
  if ($n[18]! > $f.agravamiento_maximo * 1000000) return false;
  const agravamiento_discriminacion_rate = $s[16] = rt.sentOr($n[18]!, 0);
  // Gratificación acordada
  if ($n[19]! < 0 || $n[19]! > 100000000000000) return false;
  const gratificacion = $s[17] = rt.sentOr($n[19]!, 0);
  // Ganancias de la liquidación final
  if ($n[20]! < 0 || $n[20]! > 100000000000000) return false;
  const ganancias_final_amount = $s[18] = rt.sentOr($n[20]!, 0);
  // Cuota sindical
  if ($n[21]! < 0 || $n[21]! > 100000) return false;
  const cuota_sindical_rate = $s[19] = rt.sentOr($n[21]!, 0);
  // Alícuota variable de ART
  if ($n[22]! < 0 || $n[22]! > 500000) return false;
  const risk_class_rate = $s[20] = $n[22]!;
  // Empleador del art. 19 inc. a
  const empleador_grande_servicios = $n[23]! === 1;
  $s[21] = empleador_grande_servicios ? 1 : 0;
  // Empleador MiPyME
  const empleador_mipyme = $n[24]! !== 0;
  $s[22] = empleador_mipyme ? 1 : 0;
  // Promedio de lo variable
  const promedio_variable = $s[23] = promedio_variable_6m > promedio_variable_12m ? promedio_variable_6m : promedio_variable_12m;
  // Remuneración del preaviso
  if ($n[8]! <= 0 || $n[8]! > 100000000000000) return false;
  const remuneracion_preaviso = $s[24] = rt.isSent($n[8]!) ? $n[8]! : monthly_salary + promedio_variable;
  // Mejor remuneración mensual del semestre
  if ($n[15]! <= 0 || $n[15]! > 100000000000000) return false;
  const mejor_remuneracion_semestre = $s[25] = rt.isSent($n[15]!) ? $n[15]! : monthly_salary + promedio_variable;
  // Salario mínimo, vital y móvil
  const salario_minimo = $s[26] = $f.SMVM;
  // Sin un mes entero de servicio
  const sin_meses_enteros = hire_date > rt.addMonths(rt.firstDayOfMonth($row.period.end), -1);
  $s[27] = sin_meses_enteros ? 1 : 0;
  // Años cumplidos
  const antiguedad_anios = $s[28] = rt.yearsBetween(hire_date, $row.period.end);
  // Ultimo trimestre
  const ultimo_trimestre = rt.addMonths(hire_date, antiguedad_anios * 12 + 3);
  $s[29] = rt.digitsOfDate(ultimo_trimestre);
  // Años de indemnización
  const $11 = $row.period.end > ultimo_trimestre ? 1 : 0;
  const anios_indemnizatorios = $s[30] = antiguedad_anios + $11;
  // Termina en el periodo de prueba
  const en_periodo_prueba = en_prueba;
  $s[31] = en_periodo_prueba ? 1 : 0;
  // Días que caben en el periodo
  const $13 = rt.same($row.period.start, rt.firstDayOfMonth($row.period.end));
  $s[32] = $13 ? 1 : 0;
  const $14 = $13 && rt.same($row.period.end, rt.lastDayOfMonth($row.period.end));
  $s[33] = $14 ? 1 : 0;
  const dias_que_caben = $s[34] = $14 ? 30 : rt.daysBetween($row.period.start, $row.period.end);
  // Días trabajados del mes
  const dias_trabajados_mes = $s[35] = $row.days;
  // Días trabajados del mes
  const $16 = $s[37] = monthly_salary * dias_trabajados_mes;
  const sueldo_basico = $s[36] = Math.floor(($16 + 15) / 30);
  // Inicio semestre
  const $18 = Number($at.slice(5, 7)) <= 6 ? 1 : 7;
  const inicio_semestre = rt.dateOf(rt.yearOf($row.period.end), $18, 1);
  $s[38] = rt.digitsOfDate(inicio_semestre);
  // Días del semestre
  const dias_semestre = $s[39] = rt.daysOf30Between(rt.latest(hire_date, inicio_semestre), $row.period.end);
  // Devengado en el semestre, al centavo
  const $22 = rt.isSent($n[12]!);
  $s[40] = $22 ? 1 : 0;
  let $23: number;
  if ($22) {
    $23 = remuneraciones;
  } else {
    const $20 = rt.isSent($n[13]!);
    $s[41] = $20 ? 1 : 0;
    $23 = $20 ? remuneracion_del_semestre + sueldo_basico : 0;
  }
  const devengado_semestre = $s[42] = $23;
  // Mejor mes del semestre, al centavo
  const mejor_mes_semestre = $s[43] = mejor_remuneracion_semestre;
  // SAC proporcional
  let $25 = 1;
  const $26 = $22 || rt.isSent($n[13]!);
  $s[44] = $26 ? 1 : 0;
  let $29: number;
  if ($26) {
    const $27 = devengado_semestre * $25;
    if ($27 > rt.SAFE) return false;
    $29 = $27;
  } else {
    const $24 = mejor_mes_semestre * dias_semestre;
    if ($24 > rt.SAFE) return false;
    if (!($f.dias_del_semestre > 0)) return false;
    $25 = $f.dias_del_semestre;
    const $28 = $24 * 6;
    if ($28 > rt.SAFE) return false;
    $29 = $28;
  }
  const $30 = rt.wholeOf($29, 12 * $25, 'half_up');
  if (Number.isNaN($30)) return false;
  const sac_egreso = $s[45] = $30;
  $s[46] = $29;
  $s[47] = $25;
  // La causa pide preaviso, y no se dio
  const $31 = $s[48] = rt.rowOfWord($f.causas_preaviso$rows1, causa);
  if ($31 < 0) return false;
  const $32 = $f.causas_preaviso$rows1.value[$31]!;
  const $33 = $32 === 1;
  $s[49] = $33 ? 1 : 0;
  const con_preaviso = $33 && !preaviso_otorgado;
  $s[50] = con_preaviso ? 1 : 0;
  // Más de cinco años
  const antiguedad_mayor_5 = $row.period.end > rt.addMonths(hire_date, 60);
  $s[51] = antiguedad_mayor_5 ? 1 : 0;
  // Meses de preaviso
  const $36 = !con_preaviso;
  $s[52] = $36 ? 1 : 0;
  let $37: number;
  if ($36) {
    $37 = 0;
  } else {
    let $35: number;
    if (en_periodo_prueba) {
      $35 = $f.preaviso_en_prueba;
    } else {
      const $34 = antiguedad_mayor_5 ? 2 : 1;
      $35 = $34 * 2;
    }
    $37 = $35;
  }
  const meses_preaviso = $s[53] = $37;
  // Indemnización sustitutiva de preaviso
  let preaviso = 0;
  const $38 = meses_preaviso > 0;
  $s[54] = $38 ? 1 : 0;
  if ($38) {
    const $39 = $s[56] = remuneracion_preaviso * meses_preaviso;
    preaviso = $s[55] = Math.floor(($39 + 1) / 2);
  }
  // SAC sobre preaviso
  const sac_preaviso = $s[57] = Math.floor((preaviso + 6) / 12);
  $s[58] = preaviso;
  // Días de integración
  const $42 = con_preaviso && !en_periodo_prueba;
  $s[59] = $42 ? 1 : 0;
  const dias_integracion = $s[60] = $42 ? rt.daysBetween(rt.addDays($row.period.end, 1), rt.lastDayOfMonth($row.period.end)) : 0;
  // Integración del mes de despido
  const $44 = $s[62] = remuneracion_preaviso * dias_integracion;
  if ($44 > 4503599627370465) return false;
  const integracion_mes = $s[61] = Math.floor(($44 + 15) / 30);
  // SAC sobre integración
  const sac_integracion = $s[63] = Math.floor((integracion_mes + 6) / 12);
  $s[64] = integracion_mes;
  // Mejor remuneración mensual, normal y habitual
  const remuneracion_base_245 = $s[65] = mejor_remuneracion_245 + promedio_variable;
  // Tope del convenio
  let tope_245 = 0;
  const $48 = rt.isSent($n[7]!);
  $s[66] = $48 ? 1 : 0;
  if ($48) {
    tope_245 = $s[67] = promedio_convenio * 3;
  }
  // Piso del 67 %
  const $50 = $s[69] = remuneracion_base_245 * 67;
  if ($50 > 4503599627370395) return false;
  const piso_vizzoti = $s[68] = Math.floor(($50 + 50) / 100);
  // La base pasa del tope
  const con_tope = $48 ? remuneracion_base_245 > promedio_convenio * 3 : false;
  $s[70] = con_tope ? 1 : 0;
  // Base de la indemnización
  const base_245 = $s[71] = con_tope ? (tope_245 > piso_vizzoti ? tope_245 : piso_vizzoti) : remuneracion_base_245;
  // Sin derecho por el tiempo de servicio
  const $54 = anios_indemnizatorios === 0;
  $s[72] = $54 ? 1 : 0;
  const $56 = $54 || (en_periodo_prueba && !rt.same(causa, 'fallecimiento'));
  $s[73] = $56 ? 1 : 0;
  let $57: boolean = $56;
  if (!$57) {
    const $55 = rt.same(causa, 'vencimiento_plazo_fijo');
    $s[74] = $55 ? 1 : 0;
    $57 = $55 && antiguedad_anios < 1;
  }
  const sin_indemnizacion = $57;
  $s[75] = sin_indemnizacion ? 1 : 0;
  // Indemnización del art. 245, entera
  let $59: number;
  if (sin_indemnizacion) {
    $59 = 0;
  } else {
    const $58 = base_245 * anios_indemnizatorios;
    if ($58 > rt.SAFE) return false;
    $59 = $58 > remuneracion_base_245 ? $58 : remuneracion_base_245;
  }
  const importe_245 = $s[76] = $59;
  // Indemnización por antigüedad (art. 245)
  let indemnizacion_antiguedad = 0;
  const $60 = $s[77] = rt.rowOfWord($f.causas_indemnizacion$rows1, causa);
  if ($60 < 0) return false;
  const $61 = $f.causas_indemnizacion$rows1.value[$60]!;
  const $62 = $61 === 2;
  $s[78] = $62 ? 1 : 0;
  if ($62) {
    indemnizacion_antiguedad = $s[79] = importe_245;
  }
  // Indemnización reducida (arts. 247, 248, 250)
  let indemnizacion_reducida = 0;
  const $63 = $s[80] = rt.rowOfWord($f.causas_indemnizacion$rows1, causa);
  if ($63 < 0) return false;
  const $64 = $f.causas_indemnizacion$rows1.value[$63]!;
  const $65 = $64 === 1;
  $s[81] = $65 ? 1 : 0;
  if ($65) {
    if (importe_245 > 4503599627370493) return false;
    indemnizacion_reducida = $s[82] = Math.floor((importe_245 + 1) / 2);
    $s[83] = importe_245;
  }
  // Indemnización agravada (art. 245 bis)
  const $67 = $s[85] = indemnizacion_antiguedad * agravamiento_discriminacion_rate;
  if ($67 > 4503599626370495) return false;
  const indemnizacion_discriminacion = $s[84] = Math.floor(($67 + 500000) / 1000000);
  // Gratificación por extinción (art. 241)
  const gratificacion_extincion = $s[86] = gratificacion;
  // Días trabajados en el año
  const dias_trabajados_anio = $s[87] = rt.daysBetween(rt.latest(hire_date, rt.startOfYear($row.period.end)), $row.period.end);
  // Días de vacaciones del año
  const $73 = $row.period.end > rt.addMonths(hire_date, 240);
  $s[88] = $73 ? 1 : 0;
  let $74: number;
  if ($73) {
    $74 = 35;
  } else {
    const $71 = $row.period.end > rt.addMonths(hire_date, 120);
    $s[89] = $71 ? 1 : 0;
    let $72: number;
    if ($71) {
      $72 = 28;
    } else {
      $72 = antiguedad_mayor_5 ? 21 : 14;
    }
    $74 = $72;
  }
  const dias_vacaciones_anuales = $s[90] = $74;
  // Días de vacaciones, en proporción
  const $75 = $s[92] = dias_vacaciones_anuales * (dias_trabajados_anio < 365 ? dias_trabajados_anio : 365);
  const $76 = $75 * 20;
  const dias_vacaciones_devengados = $s[91] = Math.floor((2 * $76 + 73) / 146);
  // Días de vacaciones no gozadas
  const $79 = rt.isSent($n[17]!);
  $s[93] = $79 ? 1 : 0;
  let $80: number;
  if ($79) {
    $80 = dias_por_gozar;
  } else {
    const $78 = dias_vacaciones_devengados * 100 - dias_vacaciones_gozadas;
    $80 = 0 > $78 ? 0 : $78;
  }
  const dias_vacaciones_no_gozadas = $s[94] = $80;
  // Vacaciones no gozadas (art. 156)
  const $81 = $s[96] = (monthly_salary + promedio_variable) * dias_vacaciones_no_gozadas;
  if ($81 > 4503599627120495) return false;
  const vacaciones_no_gozadas = $s[95] = Math.floor(($81 + 125000) / 250000);
  // SAC sobre vacaciones no gozadas
  const sac_vacaciones = $s[97] = Math.floor((vacaciones_no_gozadas + 6) / 12);
  $s[98] = vacaciones_no_gozadas;
  // Total de percepciones
  const $84 = sueldo_basico +
    sac_egreso +
    preaviso +
    sac_preaviso +
    integracion_mes +
    sac_integracion +
    indemnizacion_antiguedad +
    indemnizacion_reducida +
    indemnizacion_discriminacion +
    gratificacion_extincion +
    vacaciones_no_gozadas +
    sac_vacaciones;
  if ($84 > rt.SAFE) return false;
  const total_percepciones = $s[99] = $84;
  // Base de Ganancias de la liquidación final
  $s[100] = sueldo_basico + sac_egreso + preaviso + sac_preaviso + integracion_mes + sac_integracion + vacaciones_no_gozadas + sac_vacaciones;
  // Parte del mes
  const parte_mes = $s[101] = dias_trabajados_mes;
  // Parte del semestre
  let $86 = 1;
  const $87 = sac_egreso === 0;
  $s[102] = $87 ? 1 : 0;
  let $88: number;
  if ($87) {
    $88 = 0 * $86;
  } else {
    if (!($f.dias_del_semestre > 0)) return false;
    $86 = $f.dias_del_semestre;
    $88 = dias_semestre;
  }
  const parte_semestre = $s[103] = $88;
  $s[104] = $86;
  // Base mínima
  const $89 = $s[106] = $f.base_min * parte_mes;
  const base_min_mes = $s[105] = Math.floor(($89 + 15) / 30);
  // Base máxima
  const $91 = $s[108] = $f.base_max * parte_mes;
  const base_max_mes = $s[107] = Math.floor(($91 + 15) / 30);
  // Base mínima de obra social
  const $93 = $s[110] = $f.base_min * parte_mes;
  const base_min_obra_social = $s[109] = Math.floor((2 * $93 + 15) / 30);
  // Base mínima del aguinaldo
  const $95 = $s[112] = $f.base_min * parte_semestre;
  const $96 = rt.wholeOf($95, 2 * $86, 'half_up');
  if (Number.isNaN($96)) return false;
  const base_min_sac = $s[111] = $96;
  // Base máxima del aguinaldo
  const $97 = $s[114] = $f.base_max * parte_semestre;
  const $98 = rt.wholeOf($97, 2 * $86, 'half_up');
  if (Number.isNaN($98)) return false;
  const base_max_sac = $s[113] = $98;
  // Base mínima de obra social del aguinaldo
  const $99 = $s[116] = $f.base_min * parte_semestre;
  const $100 = rt.wholeOf($99, $86, 'half_up');
  if (Number.isNaN($100)) return false;
  const base_min_obra_social_sac = $s[115] = $100;
  // Base de aportes
  const $101 = sueldo_basico < base_max_mes ? sueldo_basico : base_max_mes;
  const base_aportes = $s[117] = base_min_mes > $101 ? base_min_mes : $101;
  // Base de aportes a la obra social
  const $103 = sueldo_basico < base_max_mes ? sueldo_basico : base_max_mes;
  const base_aportes_obra_social = $s[118] = base_min_obra_social > $103 ? base_min_obra_social : $103;
  // Base de aportes sobre aguinaldo
  const $105 = sac_egreso < base_max_sac ? sac_egreso : base_max_sac;
  const base_aportes_sac = $s[119] = base_min_sac > $105 ? base_min_sac : $105;
  // Base de obra social sobre aguinaldo
  const $107 = sac_egreso < base_max_sac ? sac_egreso : base_max_sac;
  const base_aportes_obra_social_sac = $s[120] = base_min_obra_social_sac > $107 ? base_min_obra_social_sac : $107;
  // Jubilación (SIPA)
  const $109 = $s[122] = (base_aportes + base_aportes_sac) * 11;
  const jubilacion = $s[121] = Math.floor(($109 + 50) / 100);
  // INSSJP - PAMI (Ley 19.032)
  const $111 = $s[124] = (base_aportes + base_aportes_sac) * 3;
  const ley_19032 = $s[123] = Math.floor(($111 + 50) / 100);
  // Obra social (Ley 23.660)
  const $113 = $s[126] = (base_aportes_obra_social + base_aportes_obra_social_sac) * 3;
  const obra_social = $s[125] = Math.floor(($113 + 50) / 100);
  // Cuota sindical
  let cuota_sindical = 0;
  const $115 = cuota_sindical_rate > 0;
  $s[127] = $115 ? 1 : 0;
  if ($115) {
    const $116 = $s[129] = cuota_sindical_rate * (sueldo_basico + sac_egreso);
    if ($116 > 4503599626370495) return false;
    cuota_sindical = $s[128] = Math.floor(($116 + 500000) / 1000000);
  }
  // Impuesto a las Ganancias (4ta categoría)
  const ganancias = $s[130] = ganancias_final_amount;
  // Total de deducciones
  const total_deducciones = $s[131] = jubilacion + ley_19032 + obra_social + cuota_sindical + ganancias;
  // Neto a cobrar
  const neto = $s[132] = total_percepciones - total_deducciones;
  // Detracción, en proporción a los días
  const $120 = $s[134] = $f.detraccion * parte_mes;
  const $121 = $120 * 2;
  const detraccion_mes = $s[133] = Math.floor((2 * $121 + 15) / 30);
  // Detracción del aguinaldo, en proporción
  const $123 = $s[136] = $f.detraccion_sac * parte_semestre;
  const $124 = $123 * 4;
  const $125 = rt.wholeOf($124, $86, 'half_up');
  if (Number.isNaN($125)) return false;
  const detraccion_egreso = $s[135] = $125;
  // Base de contribuciones patronales
  const $126 = sueldo_basico - detraccion_mes;
  const $127 = sac_egreso - detraccion_egreso;
  const base_contribuciones = $s[137] = (base_min_mes > $126 ? base_min_mes : $126) + (base_min_sac > $127 ? base_min_sac : $127);
  // Base de obra social (empleador)
  const base_obra_social_empleador = $s[138] = (base_min_obra_social > sueldo_basico ? base_min_obra_social : sueldo_basico) +
    (base_min_obra_social_sac > sac_egreso ? base_min_obra_social_sac : sac_egreso);
  // Base ART
  const base_art = $s[139] = sueldo_basico + sac_egreso;
  // Clase de empleador
  let $132: string;
  if (empleador_grande_servicios) {
    $132 = 'inc_a';
  } else {
    $132 = empleador_mipyme ? 'inc_b_mipyme' : 'inc_b_otra';
  }
  const clase_empleador = $132;
  $s[140] = rt.positionOf(['inc_a', 'inc_b_mipyme', 'inc_b_otra'], clase_empleador);
  // SIPA
  const $133 = $s[141] = rt.rowOfWord($f.tasa_sipa$rows1, clase_empleador);
  if ($133 < 0) return false;
  const $134 = $s[145] = $f.tasa_sipa$rows1.value[$133]!;
  const $135 = $s[143] = base_contribuciones * $134;
  if ($135 > 4503599627360495) return false;
  const contrib_sipa = $s[142] = Math.floor(($135 + 5000) / 10000);
  $s[144] = base_contribuciones;
  // INSSJP (PAMI)
  const $137 = $s[149] = empleador_grande_servicios ? 158 : 159;
  const $138 = $s[147] = base_contribuciones * $137;
  if ($138 > 4503599627360495) return false;
  const contrib_inssjp = $s[146] = Math.floor(($138 + 5000) / 10000);
  $s[148] = base_contribuciones;
  // Asignaciones familiares
  const $140 = $s[153] = empleador_grande_servicios ? 54 : 47;
  const $141 = $s[151] = base_contribuciones * $140;
  if ($141 > 4503599627369495) return false;
  const contrib_aaff = $s[150] = Math.floor(($141 + 500) / 1000);
  $s[152] = base_contribuciones;
  // Fondo Nacional de Empleo
  const $143 = $s[157] = empleador_grande_servicios ? 107 : 94;
  const $144 = $s[155] = base_contribuciones * $143;
  if ($144 > 4503599627360495) return false;
  const contrib_fne = $s[154] = Math.floor(($144 + 5000) / 10000);
  $s[156] = base_contribuciones;
  // Fondo de Asistencia Laboral
  $s[159] = -1;
  let contrib_fal = 0;
  const $146 = $at >= '2026-11-01';
  $s[158] = $146 ? 1 : 0;
  if ($146) {
    const $147 = $s[159] = rt.rowOfWord($f.tasa_fal$rows1, clase_empleador);
    if ($147 < 0) return false;
    const $148 = $s[163] = $f.tasa_fal$rows1.value[$147]!;
    const $149 = $s[161] = base_contribuciones * $148;
    contrib_fal = $s[160] = Math.floor(($149 + 100) / 200);
    $s[162] = base_contribuciones;
  }
  // Obra social (6%: 5.10 + 0.90 FSR)
  const $151 = $s[165] = base_obra_social_empleador * 3;
  $s[164] = Math.floor(($151 + 25) / 50);
  $s[166] = base_obra_social_empleador;
  $s[167] = 3;
  // ART, cuota variable
  const $153 = rt.isSent($n[22]!);
  $s[168] = $153 ? 1 : 0;
  if ($153) {
    const $154 = $s[170] = base_art * risk_class_rate;
    if ($154 > 4503599626370495) return false;
    $s[169] = Math.floor(($154 + 500000) / 1000000);
    $s[171] = base_art;
    $s[172] = risk_class_rate;
  }
  // ART, suma fija FFEP
  const $156 = $at >= '2024-01-01';
  $s[173] = $156 ? 1 : 0;
  if ($156) {
    $s[174] = $f.ffep_suma * 100;
    $s[175] = $f.ffep_suma;
  }
  // Total contribuciones de seguridad social
  const $158 = $146 ? contrib_fal : 0;
  $s[176] = contrib_sipa + contrib_inssjp + contrib_aaff + contrib_fne + $158;
  // Seguro colectivo de vida obligatorio
  $s[177] = $f.scvo_prima;
  // Meses anteriores del semestre, con servicio
  const meses_anteriores = $s[178] = rt.monthsBetween(rt.firstDayOfMonth(rt.latest(hire_date, inicio_semestre)),
    rt.firstDayOfMonth($row.period.end));
  // Recibos del semestre
  const $161 = rt.isSent($n[14]!);
  $s[179] = $161 ? 1 : 0;
  const recibos_anteriores = $s[180] = $161 ? recibos_del_semestre : meses_anteriores;
  if (hire_date > $row.period.end) return false;
  if (hire_date <= $row.period.end && $row.period.start < hire_date) return false;
  if ($row.days > dias_que_caben) return false;
  if (promedio_variable_6m > 0 && sin_meses_enteros) return false;
  if (promedio_variable_12m > 0 && sin_meses_enteros) return false;
  if (meses_periodo_prueba !== 0 &&
    meses_periodo_prueba !==
    3 &&
    meses_periodo_prueba !==
    6 &&
    meses_periodo_prueba !==
    8 &&
    meses_periodo_prueba !==
    12) return false;
  if (hire_date < '2024-07-09' && (meses_periodo_prueba === 6 || meses_periodo_prueba === 8 || meses_periodo_prueba === 12)) return false;
  if (agravamiento_discriminacion_rate > 0 && agravamiento_discriminacion_rate < 500000) return false;
  if ($notes !== null) {
    if (monthly_salary < salario_minimo) {
      // BELOW_MINIMUM_WAGE
      $notes.add(8, rt.ratio(monthly_salary, 100n), rt.ratio(salario_minimo, 100n));
    }
    if (rt.isSent($n[2]!) &&
      rt.isSent($n[3]!) &&
      (daily_salary * 3 * 1000 < monthly_salary * 99 || daily_salary * 3 * 1000 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(9, rt.ratio(monthly_salary, 100n), rt.ratio(daily_salary, 100n));
    }
    if (sueldo_basico < base_min_mes) {
      // CONTRIBUTION_BASE_FLOORED
      $notes.add(10, rt.ratio(sueldo_basico, 100n), rt.ratio(base_min_mes, 100n));
    }
    if (sueldo_basico > base_max_mes) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(11, rt.ratio(sueldo_basico, 100n), rt.ratio(base_max_mes, 100n));
    }
    if (sueldo_basico < base_min_obra_social) {
      // CONTRIBUTION_BASE_FLOORED
      $notes.add(12, rt.ratio(sueldo_basico, 100n), rt.ratio(base_min_obra_social, 100n));
    }
    if (sueldo_basico > base_max_mes) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(13, rt.ratio(sueldo_basico, 100n), rt.ratio(base_max_mes, 100n));
    }
    if (sac_egreso < base_min_sac) {
      // CONTRIBUTION_BASE_FLOORED
      $notes.add(14, rt.ratio(sac_egreso, 100n), rt.ratio(base_min_sac, 100n));
    }
    if (sac_egreso > base_max_sac) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(15, rt.ratio(sac_egreso, 100n), rt.ratio(base_max_sac, 100n));
    }
    if (sac_egreso < base_min_obra_social_sac) {
      // CONTRIBUTION_BASE_FLOORED
      $notes.add(16, rt.ratio(sac_egreso, 100n), rt.ratio(base_min_obra_social_sac, 100n));
    }
    if (sac_egreso > base_max_sac) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(17, rt.ratio(sac_egreso, 100n), rt.ratio(base_max_sac, 100n));
    }
    if (!rt.isSent($n[12]!) && !rt.isSent($n[13]!)) {
      // SAC_BY_BEST_MONTH
      $notes.add(18);
    }
    if (recibos_anteriores < meses_anteriores) {
      // SAC_MONTHS_MISSING
      $notes.add(19, rt.ratio(recibos_anteriores, 1n), rt.ratio(meses_anteriores, 1n));
    }
    if (rt.same($row.period.end, rt.addMonths(hire_date, 60)) ||
      rt.same($row.period.end, rt.addMonths(hire_date, 120)) ||
      rt.same($row.period.end, rt.addMonths(hire_date, 240)) ||
      rt.same($row.period.end, ultimo_trimestre)) {
      // SENIORITY_AT_BOUNDARY
      $notes.add(20, $row.period.end, hire_date);
    }
    if (!rt.same(en_periodo_prueba, $row.period.end < rt.addMonths(hire_date, meses_periodo_prueba))) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(21, rt.ratio(meses_periodo_prueba, 1n));
    }
    const $163 = rt.rowOfWord($f.causas_indemnizacion$rows1, causa);
    if ($163 < 0) return false;
    const $164 = $f.causas_indemnizacion$rows1.value[$163]!;
    if ($164 > 0 && !rt.isSent($n[7]!)) {
      // CCT_CAP_NOT_PROVIDED
      $notes.add(22);
    }
    let $167: boolean = con_tope && importe_245 > 0;
    if ($167) {
      const $165 = rt.rowOfWord($f.causas_indemnizacion$rows1, causa);
      if ($165 < 0) return false;
      const $166 = $f.causas_indemnizacion$rows1.value[$165]!;
      $167 = $166 > 0;
    }
    if ($167) {
      // CCT_CAP_APPLIED
      $notes.add(23, rt.ratio(remuneracion_base_245, 100n), rt.ratio(base_245, 100n));
    }
    let $170: boolean = con_tope && importe_245 > 0 && base_245 > tope_245;
    if ($170) {
      const $168 = rt.rowOfWord($f.causas_indemnizacion$rows1, causa);
      if ($168 < 0) return false;
      const $169 = $f.causas_indemnizacion$rows1.value[$168]!;
      $170 = $169 > 0;
    }
    if ($170) {
      // VIZZOTI_FLOOR_APPLIED
      $notes.add(24, rt.ratio(tope_245, 100n), rt.ratio(base_245, 100n));
    }
    const $171 = rt.rowOfWord($f.causas_indemnizacion$rows1, causa);
    if ($171 < 0) return false;
    const $172 = $f.causas_indemnizacion$rows1.value[$171]!;
    if ($172 > 0 && sin_indemnizacion) {
      // NO_SEVERANCE_SHORT_SERVICE
      $notes.add(25);
    }
    if (con_preaviso && en_periodo_prueba && meses_preaviso === 0) {
      // NOTICE_NOT_DUE_TRIAL_PERIOD
      $notes.add(26);
    }
    if ($row.period.end < '2024-01-01') {
      // PARAM_MISSING
      $notes.add(27);
    }
    if (empleador_mipyme && empleador_grande_servicios) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(28);
    }
    if (!rt.isSent($n[22]!)) {
      // ART_RATE_NOT_PROVIDED
      $notes.add(29);
    }
    if (cuota_sindical_rate > 50000) {
      // CUOTA_SINDICAL_HIGH
      $notes.add(30, rt.ratio(cuota_sindical_rate, 1000000n));
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(31);
    }
    if ($at >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(32);
    }
    if ($at >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(33);
    }
    if ($at >= '2026-10-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(34);
    }
    if (meses_preaviso > 0) {
      // PARAM_UNVERIFIED
      $notes.add(35);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '{"size":181,"scales":[1,1,100,100,100,100,100,100,100,1,1,1,100,100,1,100,10000,10000,1000000,100,100,1000000,1000000,1,1],"values":[["input",4,4],["input",5,5],["parameter","SMVM",100],["input",1,[1,1]],["period","end_date","date",[]],3,4,["input",11,[10,1]],["period","start_date","date",[]],["period","days","number",[]],["input",3,3],8,["period","month","number",[]],10,["sent","given(remuneraciones)",12],["input",12,11],["sent","given(remuneracion_del_semestre)",13],["input",13,12],9,["input",15,25],12,13,11,["parameter","dias_del_semestre",1,"number"],["input",0,[0,1]],["input",9,[8,1]],15,6,["parameter","preaviso_en_prueba",2,"number"],16,17,["input",8,24],18,20,21,["input",6,6],0,["sent","given(promedio_convenio)",7],["input",7,7],23,26,24,25,5,28,27,29,30,["input",18,[16,1000000]],["input",19,17],35,34,["sent","given(dias_por_gozar)",17],["input",17,[15,10000]],36,["input",16,[14,10000]],37,38,14,19,22,31,32,33,39,["parameter","base_min",100],42,["parameter","base_max",100],43,44,45,46,47,48,49,50,52,51,53,["input",21,[19,1000000]],["input",20,18],54,55,56,57,58,40,59,["parameter","detraccion",25],["parameter","detraccion_sac",25],61,62,["input",23,[21,1]],["input",24,[22,1]],63,66,64,["sent","given(risk_class_rate)",22],65,["input",22,[20,1000000]],["parameter","ffep_suma",1],67,68,69,70,71,["parameter","scvo_prima",100],["sent","given(recibos_del_semestre)",14],["input",14,[13,1]],77],"tables":[{"table":1,"rows":"causas_preaviso$rows1","of":"choice","scales":[1,1,1],"slots":[48,null,null]},{"table":0,"rows":"causas_indemnizacion$rows1","of":"choice","scales":[1,2,2],"slots":[77,null,null]},{"table":0,"rows":"causas_indemnizacion$rows1","of":"choice","scales":[1,2,2],"slots":[80,null,null]},{"table":2,"rows":"tasa_sipa$rows1","of":"choice","scales":[1,10000,10000],"slots":[141,null,null]},{"table":3,"rows":"tasa_fal$rows1","of":"choice","scales":[1,200,200],"slots":[159,null,null],"isConditional":1}],"steps":[[23,[0,1]],[26,[2]],[[27,1],[3,4]],[[28,1],[3,4]],[[29,1],[3,5]],[[30,1],[5,4,6]],[[31,1],[7]],[[34,1],[8,4,[[4,4],32,1,1],[[8,4],33,0,0]]],[[35,1],[9]],[36,[10,11],[37,3000]],[[38,1],[4,12]],[[39,1],[3,13,4]],[42,[14,[[15],40,1,1],[[16,17,18],40,0,0,41,1,1]]],[43,[19]],[45,[14,[[16],40,0,0],[[20],44,1,1],[[21,22,23],44,0,0]],[46,1200,47]],[[50,1],[24,[[25],49,1,1],-1]],[[51,1],[4,3]],[[53,2],[26,[[27],52,0,0],[[28],52,0,0,31,1,1],[[29],52,0,0,31,0,0]]],[55,[30,[[31,30],54,1,1]],[56,200],null,54],[57,[32],[58,1200]],[[60,1],[26,[[27],50,1,1],[[4,4],59,1,1]]],[61,[31,33],[62,3000]],[63,[34],[64,1200]],[65,[35,36]],[67,[37,[[38],66,1,1]],null,null,66],[68,[39],[69,10000]],[[70,1],[37,[[39,38],66,1,1]]],[71,[40,[[41,42],70,1,1],[[39],70,0,0]]],[[75,1],[43,[[27],72,0,0],[[24],72,0,0,31,1,1],[[24],73,0,0],[[5],73,0,0,74,1,1]]],[76,[44,[[45,43,39],75,0,0]]],[79,[24,[[46],78,1,1],-2],null,null,78],[82,[24,[[46],81,1,1],-3],[83,200],null,81],[84,[47,48],[85,100000000]],[86,[49]],[[87,1],[3,4,4]],[[90,1],[4,3,[[4,3],88,0,0],[[29],88,0,0,89,0,0]]],[91,[50,51],[92,365]],[[94,10000],[52,[[53],93,1,1],[[54,55],93,0,0]]],[95,[10,36,56],[96,25000000]],[97,[57],[98,1200]],[99,[18,58,32,59,34,60,47,61,62,63,57,64]],[100,[18,58,32,59,34,60,57,64]],[[101,30],[11]],[[103,1,104],[58,[[22,23],102,0,0]]],[105,[65,66],[106,3000]],[107,[67,66],[108,3000]],[109,[65,66],[110,1500]],[111,[65,68],[112,200,104]],[113,[67,68],[114,200,104]],[115,[65,68],[116,100,104]],[117,[69,18,70]],[118,[71,18,70]],[119,[72,58,73]],[120,[74,58,73]],[121,[75,76],[122,10000]],[123,[75,76],[124,10000]],[125,[77,78],[126,10000]],[128,[79,[[79,18,58],127,1,1]],[129,100000000],null,127],[130,[80]],[131,[81,82,83,84,85]],[132,[86,87]],[133,[88,66],[134,750]],[135,[89,68],[136,25,104]],[137,[69,18,90,72,58,91]],[138,[71,18,74,58]],[139,[18,58]],[[140,1],[92,[[93],21,0,0]]],[142,[94,95,-4],[143,1000000],null,null,144,[145,10000]],[146,[94,92],[147,1000000],null,null,148,[149,10000]],[150,[94,92],[151,100000],null,null,152,[153,1000]],[154,[94,92],[155,1000000],null,null,156,[157,10000]],[160,[94,95,-5],[161,20000],158,null,162,[163,200]],[164,[96],[165,5000],null,null,166,[167,50]],[169,[97,[[98,99],168,1,1]],[170,100000000],null,168,171,[172,1000000]],[174,[100],[175,1],173],[176,[101,102,103,104,[[105],158,1,1]]],[177,[106]],[[178,1],[3,13,4]],[[180,1],[[[107,108],179,1,1],[[109],179,0,0]]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '«0:»{"scheme":["ARS","period_end",["half_up",[["1/100",null]]]],"types":["date",[1,0,"number"],[0,0,"integer"],"boolean",[0,0,"rate"],{"words":["renuncia","despido_sin_causa","despido_indirecto","despido_con_causa","mutuo_acuerdo","fuerza_mayor","fallecimiento","incapacidad_absoluta","vencimiento_plazo_fijo","por_jubilacion"]},[0,0,"number"],{"words":["inc_a","inc_b_mipyme","inc_b_otra"]}],"roundings":[["half_up",[["1/100",null]]]],"nodes":"0 date,1940-01-01;1 c0;1 c100000000000;2 c30;1 3 2 3;1 i2;1 2 3 5;1 i3;1 c1000000000000;1 i4;1 i5;1 6 9 10;1 s0;1 0 7 12;3 truth,false;0 i1;0 period,4;0 5 15 16;2 p10 17;2 c0;2 c12;2 i10;0 30 15 21;3 10 16 22;2 c100;2 c60;4 c0;4 p9;4 c1/10;4 c1/2;3 truth,true;2 c1;1 p0;1 2 31 32;0 23 16;2 4 31;0 30 34 35;3 12 15 36;2 25 15 16;2 s3;2 2 20 39;2 c3;2 0 40 41;0 30 15 42;0 s4;3 12 16 44;2 18 45 31 19;2 0 39 46;3 i11;0 period,3;3 8 49 34;0 22 16;3 8 16 51;3 14 50 52;2 27 49 16;2 18 53 3 54;2 period,0;2 s8;1 2 7 57;1 3 58 3;2 19 16;2 period,6;2 c6;3 11 61 62;2 c7;2 18 63 31 64;0 33 60 65 31;0 s10;0 6 15 67;2 28 68 16;3 given,12;1 i12;3 given,13;1 i13;1 s9;1 0 73 74;1 18 72 75 1;1 18 70 71 76;1 i15;3 15 70 72;1 s12;1 3 80 20;1 s13;2 c2;1 3 82 83;2 s11;1 2 84 85;2 p8;1 3 86 87;1 18 79 81 88;5 i0;4 apply,1 90;4 c1;3 8 91 92;3 i9;3 16 94;3 14 93 95;0 30 15 25;3 12 16 97;3 s15;3 16 99;3 s6;6 p11;3 s16;2 18 103 83 31;6 18 101 102 104;2 18 100 19 105;2 s17;3 12 107 19;1 i8;1 2 109 107;1 s18;1 3 111 20;3 16 101;3 14 99 113;0 31 16 31;2 27 115 51;2 18 114 116 19;2 s20;1 2 109 118;1 3 119 3;1 s21;1 3 121 20;1 i6;1 0 123 12;3 given,7;1 i7;1 2 41 126;4 c67/100;1 s23;1 2 128 129;3 12 129 127;3 18 125 131 14;3 s26;1 s24;1 s25;1 6 134 135;1 18 133 136 129;2 s5;3 8 138 19;5 word,fallecimiento;3 9 90 140;3 14 101 141;3 15 139 142;5 word,vencimiento_plazo_fijo;3 8 90 144;3 10 39 31;3 14 145 146;3 15 143 147;3 s28;1 s27;1 2 150 138;1 6 151 129;1 18 149 1 152;4 apply,0 90;3 8 154 92;1 s29;3 8 154 29;1 3 156 83;1 s30;4 i18;1 2 159 160;1 i19;0 24 16;0 6 15 163;2 27 164 16;2 c240;0 30 15 166;3 12 16 167;2 c35;2 c120;0 30 15 170;3 12 16 171;2 c28;2 c21;2 c14;2 18 103 174 175;2 18 172 173 176;2 18 168 169 177;2 s35;2 s34;2 c365;2 5 180 181;2 2 179 182;6 3 183 181;3 given,17;6 i17;6 s36;6 i16;6 1 187 188;6 6 19 189;6 18 185 186 190;2 c25;1 3 13 192;6 s37;1 2 193 194;1 s38;1 3 196 20;1 s14;1 0 74 198;1 0 199 111;1 s19;1 0 201 121;1 s22;1 0 202 203;1 0 200 204;1 s31;1 0 159 206;1 s32;1 0 207 208;1 s33;1 0 210 196;1 s39;1 0 211 212;1 0 209 213;1 0 205 214;1 0 111 201;1 0 199 216;1 0 121 203;1 0 196 212;1 0 218 219;1 0 217 220;6 3 57 3;4 2 222 92;3 8 198 1;6 3 85 87;4 2 225 92;4 18 224 26 226;1 p1;4 s42;1 2 228 229;1 p2;1 2 231 229;1 2 83 228;1 2 233 229;1 3 228 83;4 s43;1 2 235 236;1 3 231 83;1 2 238 236;1 2 228 236;1 s44;1 s45;1 5 74 242;1 6 241 243;1 s46;1 6 245 243;1 s47;1 s48;1 5 198 248;1 6 247 249;1 s49;1 6 251 249;4 c11/100;1 s50;1 s52;1 0 254 255;1 2 253 256;4 c3/100;1 2 258 256;1 s51;1 s53;1 0 260 261;1 2 258 262;4 i21;3 12 264 26;1 2 264 199;1 i20;1 s54;1 s55;1 0 268 269;1 s56;1 0 270 271;1 s57;1 s58;1 0 273 274;1 0 272 275;1 s40;1 s59;1 1 277 278;1 p4;1 2 280 229;1 p5;1 2 282 236;1 s61;1 1 74 284;1 6 241 285;1 s62;1 1 198 287;1 6 247 288;1 0 286 289;1 6 245 74;1 6 251 198;1 0 291 292;3 i23;7 word,inc_a;3 i24;7 word,inc_b_mipyme;7 word,inc_b_otra;7 18 296 297 298;7 18 294 295 299;1 s63;7 s66;4 apply,2 302;1 2 301 303;4 c79/5000;4 c159/10000;4 18 294 305 306;1 2 301 307;4 c27/500;4 c47/1000;4 18 294 309 310;1 2 301 311;4 c107/10000;4 c47/5000;4 18 294 313 314;1 2 301 315;4 apply,3 302;3 active,2026-11-01,;1 2 301 317;1 s64;4 c3/50;1 2 320 321;1 s65;4 i22;3 given,22;1 2 323 324;3 active,2024-01-01,;1 p7;1 s67;1 s68;1 0 329 330;1 s69;1 0 331 332;1 s70;1 s71;1 18 318 335 1;1 0 334 336;1 0 333 337;1 p6;0 23 68;2 26 340 34;3 given,14;2 i14;2 s77;2 18 342 343 344;3 12 15 16;3 11 15 16;3 10 49 15;3 14 347 348;2 s7;3 12 56 350;3 12 9 1;3 s2;3 14 352 353;3 12 10 1;3 14 355 353;3 9 21 19;3 9 21 41;3 14 357 358;3 9 21 62;3 14 359 360;2 c8;3 9 21 362;3 14 361 363;3 9 21 20;3 14 364 365;0 date,2024-07-09;3 10 15 367;3 8 21 62;3 8 21 362;3 15 369 370;3 8 21 20;3 15 371 372;3 14 368 373;3 12 160 26;3 10 160 29;3 14 375 376;1 s1;3 10 7 378;3 given,2;3 given,3;3 14 380 381;4 c99/100;1 2 383 7;3 10 6 384;4 c101/100;1 2 386 7;3 12 6 387;3 15 385 388;3 14 382 389;3 10 74 241;3 12 74 242;3 10 74 245;3 10 198 247;3 12 198 248;3 10 198 251;3 16 70;3 16 72;3 14 397 398;2 s78;3 10 400 344;3 8 16 97;3 8 16 171;3 15 402 403;3 8 16 167;3 15 404 405;3 8 16 44;3 15 406 407;3 9 101 23;3 12 154 26;3 16 125;3 14 410 411;3 12 156 1;3 14 133 413;3 14 414 410;3 12 150 134;3 14 414 416;3 14 417 410;3 14 410 149;3 14 99 101;3 8 107 19;3 14 420 421;0 date,2024-01-01;3 10 16 423;3 14 296 294;3 16 325;4 c1/20;3 12 264 427;1 s60;3 10 429 1;0 period,5;0 date,2026-11-01;3 13 431 432;0 date,2026-10-01;3 13 431 434","items":[["i",0],["i",1,null,[0,true]],["i",2,null,[1,false],[4,true]],["i",3,6,[1,false],[2,true]],["i",4,1,[1,true],[2,true]],["i",5,1,[1,true],[2,true]],["i",6,7,[1,false],[8,true]],["i",7,null,[1,false],[2,true]],[0,1,11],["i",8,13,[1,false],[8,true]],["i",9,14],["i",10,18,[19,true],[20,true]],["i",11,23],["i",12,null,[1,true],[8,true]],["i",13,null,[1,true],[8,true]],["i",14,null,[19,true],[24,true]],["i",15,13,[1,false],[8,true]],["i",16,19,[19,true],[25,true]],["i",17,null,[19,true],[25,true]],["i",18,26,[26,true],[27,true]],["i",19,1,[1,true],[8,true]],["i",20,1,[1,true],[8,true]],["i",21,26,[26,true],[28,true]],["i",22,null,[26,true],[29,true]],["i",23,14],["i",24,30],[1,1,33],[2,3,37],[3,2,38],[4,0,43],[5,2,47],[6,3,48],[7,2,55],[8,2,56],[9,1,59,0],[10,0,66],[11,2,69],[12,1,77,0],[13,1,78,0],[14,1,89,0],[15,3,96],[16,3,98],[17,2,106],[18,1,110,0,null,108],[19,1,112,0],[20,2,117],[21,1,120,0],[22,1,122,0],[23,1,124,0],[24,1,127,0,null,125],[25,1,130,0],[26,3,132],[27,1,137],[28,3,148],[29,1,153,0],[30,1,156,0,null,155],[31,1,158,0,null,157],[32,1,161,0],[33,1,162,0],[34,2,165],[35,2,178],[36,6,184,0],[37,6,191],[38,1,195,0],[39,1,197,0],[40,1,215],[41,1,221,0],[42,4,223],[43,4,227],[44,1,230,0],[45,1,232,0],[46,1,234,0],[47,1,237,0],[48,1,239,0],[49,1,240,0],[50,1,244,0],[51,1,246,0],[52,1,250,0],[53,1,252,0],[54,1,257,0],[55,1,259,0],[56,1,263,0],[57,1,266,0,null,265],[58,1,267,0],[59,1,276],[60,1,279],[61,1,281,0],[62,1,283,0],[63,1,290,0],[64,1,293,0],[65,1,199,0],[66,7,300«4:],[‹67›,1,‹304+4›,0,null,null,301,‹303+4›»],[71,1,319,0,318,null,301,317],[72,1,322,0,null,null,320,321],[73,1,326,0,null,325,323,324],[74,1,328,0,327],[75,1,338],[76,1,339,0],[77,2,341],[78,2,345]],"parameters":[["SMVM",null],["base_min",null],["base_max",null],["movilidad",null],["detraccion",null],["detraccion_sac",null],["scvo_prima",null],["ffep_suma",null],["dias_del_semestre",null],["agravamiento_maximo",null],["meses_de_prueba",null],["preaviso_en_prueba",null]],"notices":[["refuse","VALIDATION_ERROR","warning","inputs.hire_date","inputs",null,346,["El ingreso ",15," es posterior al fin del contrato ",16," (LCT art. 18)"]],["refuse","VALIDATION_ERROR","warning","period","period",null,349,["Los días trabajados empiezan con el contrato, el ",15," (LCT art. 103)"]],["refuse","VALIDATION_ERROR","warning","period","period",null,351,["Del ",49," al ",16," caben ",350," días, no ",56," (LCT art. 103)"]],["refuse","VALIDATION_ERROR","warning","inputs.promedio_variable_6m","inputs",null,354,["Sin un mes entero antes del ",16," no hay promedio de lo variable (LCT art. 155 inc. c)"]],["refuse","VALIDATION_ERROR","warning","inputs.promedio_variable_12m","inputs",null,356,["Sin un mes entero antes del ",16," no hay promedio de lo variable (LCT arts. 155 inc. c y 245)"]],["refuse","VALIDATION_ERROR","warning","inputs.meses_periodo_prueba","inputs",null,366,["La prueba es de 3, 6, 8 o 12 meses, o 0 si no la hay; no de ",21," (LCT art. 92 bis)"]],["refuse","VALIDATION_ERROR","warning","inputs.meses_periodo_prueba","inputs",null,374,["Quien ingresó antes del 9 de julio de 2024 tuvo una prueba de 3 meses, no de ",21," (LCT art. 92 bis; Ley 27.742 art. 91)"]],["refuse","VALIDATION_ERROR","warning","inputs.agravamiento_discriminacion_rate","inputs",null,377,["El agravamiento va del 50 % al 100 %, no ",160," (LCT art. 245 bis)"]],["warn","BELOW_MINIMUM_WAGE","warning","monthly_salary","employee",null,379,["La remuneración ",7," es menor que el salario mínimo de ",378,"; a tiempo parcial es legal"]],["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,390,["La remuneración mensual ",7," y 30 veces la diaria ",5," difieren en más del 1 %; se usa la mensual"]],["warn","CONTRIBUTION_BASE_FLOORED","info","base_aportes","employee",null,391,["La remuneración ",74," no llega a la base mínima de ",241]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_aportes","employee",null,392,["La remuneración ",74," pasa de la base máxima de ",242]],["warn","CONTRIBUTION_BASE_FLOORED","info","base_aportes_obra_social","employee",null,393,["La remuneración ",74," no llega a la base mínima de obra social de ",245]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_aportes_obra_social","employee",null,392,["Para la obra social, la remuneración ",74," pasa de la base máxima de ",242]],["warn","CONTRIBUTION_BASE_FLOORED","info","base_aportes_sac","employee",null,394,["El aguinaldo ",198," no llega a la base mínima de ",247]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_aportes_sac","employee",null,395,["El aguinaldo ",198," pasa de la base máxima de ",248]],["warn","CONTRIBUTION_BASE_FLOORED","info","base_aportes_obra_social_sac","employee",null,396,["El aguinaldo ",198," no llega a la base mínima de obra social de ",251]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_aportes_obra_social_sac","employee",null,395,["Para la obra social, el aguinaldo ",198," pasa de la base máxima de ",248]],["warn","SAC_BY_BEST_MONTH","info","inputs.remuneraciones_semestre","inputs",null,399,["Sin lo devengado en el semestre, el aguinaldo va por el mejor mes (LCT art. 123)"]],["warn","SAC_MONTHS_MISSING","warning","period","period",null,401,["Antes de este mes hay ",400," recibos del semestre, y ",344," meses con servicio (LCT art. 123)"]],["warn","SENIORITY_AT_BOUNDARY","warning","inputs.hire_date","inputs",null,408,["El fin ",16," cae justo en un límite de antigüedad desde el ",15,": otros cuentan un día más (CCyC art. 6)"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.en_periodo_prueba","override",null,409,["Por las fechas, con ",21," meses de prueba, no es así (LCT art. 92 bis)"]],["warn","CCT_CAP_NOT_PROVIDED","warning","inputs.promedio_convenio","inputs",null,412,["Sin el promedio del convenio no se aplica el tope del art. 245"]],["warn","CCT_CAP_APPLIED","info","indemnizacion_antiguedad","employee",null,415,["La base de ",129," pasa del tope del convenio; se usa ",150]],["warn","VIZZOTI_FLOOR_APPLIED","info","indemnizacion_antiguedad","employee",null,418,["El tope de ",134," es menor que el 67 % de la base; se usa ",150," (CSJN, Vizzoti)"]],["warn","NO_SEVERANCE_SHORT_SERVICE","warning","inputs.causa","inputs",null,419,["Por el tiempo de servicio no hay indemnización por antigüedad (LCT arts. 92 bis, 245 y 250)"]],["warn","NOTICE_NOT_DUE_TRIAL_PERIOD","warning","preaviso","employee",null,422,["En el periodo de prueba no hay preaviso desde el 6 de marzo de 2026 (Ley 27.802)"]],["warn","PARAM_MISSING","info","contrib_art_ffep","employee",null,424,["De 2023 no se conoce la suma fija del FFEP; no se incluye"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.empleador_mipyme","override",null,425,["Un empleador del art. 19 inc. a no es MiPyME: para el Fondo de Asistencia Laboral cuenta el 1 %"]],["warn","ART_RATE_NOT_PROVIDED","warning","risk_class_rate","employee",null,426,["Sin la alícuota del contrato de ART no se calcula la cuota variable"]],["warn","CUOTA_SINDICAL_HIGH","warning","cuota_sindical_rate","employee",null,428,["La cuota sindical de ",264," pasa del 5 %"]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,430,["Las deducciones superan las percepciones"]],["warn","PARAM_CARRIED_FORWARD","warning","period","period",null,433,["Base mínima: sin valor publicado desde 2026-11-01; se usa el de 2026-10"]],["warn","PARAM_CARRIED_FORWARD","warning","period","period",null,433,["Base máxima: sin valor publicado desde 2026-11-01; se usa el de 2026-10"]],["warn","PARAM_CARRIED_FORWARD","warning","contrib_art_ffep","employee",null,435,["Suma fija FFEP: sin valor publicado desde 2026-10-01; se usa el de 2026-09"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,108,["preaviso: sin confirmar, que no lleva aportes (Ley 24.241 art. 7) y que paga Ganancias"]]],"tables":[[5,null,4,null,null],[5,null,4,null,null],[7,null,4,null,null],[7,null,4,null,null]]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [SMVM$rows, base_min$rows, base_max$rows, movilidad$rows, detraccion$rows, detraccion_sac$rows, scvo_prima$rows, ffep_suma$rows,
    dias_del_semestre$rows, agravamiento_maximo$rows, meses_de_prueba$rows, preaviso_en_prueba$rows],
  tables: [causas_indemnizacion, causas_preaviso, tasa_sipa, tasa_fal] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  elsewhere: $elsewhere, compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
