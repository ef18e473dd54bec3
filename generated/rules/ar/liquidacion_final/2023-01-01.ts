// AR.liquidacion_final 2023.1: Liquidación final
// Emitted from rules/ar/liquidacion_final/2023-01-01.pay by payroll compile. Do not edit.
// file    sha256:4db5b605248864e6667b23e9117e9f69d1ae6775f1a82d33f8ae89fb8e3d47a0
// meaning sha256:bffe1ac6ccad79194b2486c139ec093b3e63730c88c62b43a74eb3c43892b1a5
import * as rt from '../../../../runtime/index.ts';
import { $file, SMVM$rows, base_min$rows, base_max$rows, movilidad$rows, detraccion$rows, detraccion_sac$rows,
  scvo_prima$rows, ffep_suma$rows, dias_del_semestre$rows, meses_de_prueba$rows, preaviso_en_prueba$rows,
  causas_indemnizacion, causas_preaviso, tasa_sipa, tasa_fal, $sources, $provenance, $inputs, $histories, $steps } from './2023-01-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'rules/ar/liquidacion_final/2023-01-01.pay',
    fingerprint: 'sha256:4db5b605248864e6667b23e9117e9f69d1ae6775f1a82d33f8ae89fb8e3d47a0',
    meaning: 'sha256:bffe1ac6ccad79194b2486c139ec093b3e63730c88c62b43a74eb3c43892b1a5', country: 'AR', scheme: 'liquidacion_final',
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
  // Mayor sueldo de los recibos de doce meses
  if ($n[6]! <= 0 || $n[6]! > 100000000000000) return false;
  const mejor_sueldo_del_anio = $s[6] = $n[6]!;
  // Mejor remuneración mensual, normal y habitual, fija
  if ($n[7]! <= 0 || $n[7]! > 100000000000000) return false;
  let $4: number;
  if (rt.isSent($n[7]!)) {
    $4 = $n[7]!;
  } else {
    $4 = rt.isSent($n[6]!) ? (monthly_salary > mejor_sueldo_del_anio ? monthly_salary : mejor_sueldo_del_anio) : monthly_salary;
  }
  const mejor_remuneracion_245 = $s[7] = $4;
  // Promedio de la escala del convenio
  if ($n[8]! <= 0 || $n[8]! > 10000000000000) return false;
  const promedio_convenio = $s[8] = $n[8]!;
  // Se dio el preaviso
  const preaviso_otorgado = $n[10]! === 1;
  $s[9] = preaviso_otorgado ? 1 : 0;
  // Meses de prueba del contrato
  if ($n[11]! < 0 || $n[11]! > 12) return false;
  let $7: number;
  if (rt.isSent($n[11]!)) {
    $7 = $n[11]!;
  } else {
    const $5 = rt.earliest(hire_date, $row.period.end);
    const $6 = $elsewhere($5);
    if ($6 === null) return false;
    $7 = $6.meses_de_prueba;
  }
  const meses_periodo_prueba = $s[10] = $7;
  // Termina en el periodo de prueba
  const en_prueba = rt.isSent($n[12]!) ? $n[12]! === 1 : $row.period.end < rt.addMonths(hire_date, meses_periodo_prueba);
  $s[11] = en_prueba ? 1 : 0;
  // Remuneraciones devengadas en el semestre
  if ($n[13]! < 0 || $n[13]! > 100000000000000) return false;
  const remuneraciones = $s[12] = $n[13]!;
  // Remuneración de los recibos del semestre
  if ($n[14]! < 0 || $n[14]! > 100000000000000) return false;
  const remuneracion_del_semestre = $s[13] = $n[14]!;
  // Recibos del semestre
  if ($n[15]! < 0 || $n[15]! > 100) return false;
  const recibos_del_semestre = $s[14] = $n[15]!;
  // Días de vacaciones gozados este año
  if ($n[17]! < 0 || $n[17]! > 600000) return false;
  const dias_vacaciones_gozadas = $s[15] = rt.sentOr($n[17]!, 0);
  // Días de vacaciones no gozadas
  if ($n[18]! < 0 || $n[18]! > 600000) return false;
  const dias_por_gozar = $s[16] = $n[18]!;
  // Agravamiento por discriminación
  if ($n[19]! < 0 || $n[19]! > 1000000) return false;
  const agravamiento_discriminacion_rate = $s[17] = rt.sentOr($n[19]!, 0);
  // Gratificación acordada
  if ($n[20]! < 0 || $n[20]! > 100000000000000) return false;
  const gratificacion = $s[18] = rt.sentOr($n[20]!, 0);
  // Ganancias de la liquidación final
  if ($n[21]! < 0 || $n[21]! > 100000000000000) return false;
  const ganancias_final_amount = $s[19] = rt.sentOr($n[21]!, 0);
  // Cuota sindical
  if ($n[22]! < 0 || $n[22]! > 100000) return false;
  const cuota_sindical_rate = $s[20] = rt.sentOr($n[22]!, 0);
  // Alícuota variable de ART
  if ($n[23]! < 0 || $n[23]! > 500000) return false;
  const risk_class_rate = $s[21] = $n[23]!;
  // Empleador del art. 19 inc. a
  const empleador_grande_servicios = $n[24]! === 1;
  $s[22] = empleador_grande_servicios ? 1 : 0;
  // Empleador MiPyME
  const empleador_mipyme = $n[25]! !== 0;
  $s[23] = empleador_mipyme ? 1 : 0;
  // Promedio de lo variable
  const promedio_variable = $s[24] = promedio_variable_6m > promedio_variable_12m ? promedio_variable_6m : promedio_variable_12m;
  // Remuneración del preaviso
  if ($n[9]! <= 0 || $n[9]! > 100000000000000) return false;
  const remuneracion_preaviso = $s[25] = rt.isSent($n[9]!) ? $n[9]! : monthly_salary + promedio_variable;
  // Mejor remuneración mensual del semestre
  if ($n[16]! <= 0 || $n[16]! > 100000000000000) return false;
  const mejor_remuneracion_semestre = $s[26] = rt.isSent($n[16]!) ? $n[16]! : monthly_salary + promedio_variable;
  // Salario mínimo, vital y móvil
  const salario_minimo = $s[27] = $f.SMVM;
  // Sin un mes entero de servicio
  const sin_meses_enteros = hire_date > rt.addMonths(rt.firstDayOfMonth($row.period.end), -1);
  $s[28] = sin_meses_enteros ? 1 : 0;
  // Años cumplidos
  const antiguedad_anios = $s[29] = rt.yearsBetween(hire_date, $row.period.end);
  // Ultimo trimestre
  const ultimo_trimestre = rt.addMonths(hire_date, antiguedad_anios * 12 + 3);
  $s[30] = rt.digitsOfDate(ultimo_trimestre);
  // Años de indemnización
  const $13 = $row.period.end > ultimo_trimestre ? 1 : 0;
  const anios_indemnizatorios = $s[31] = antiguedad_anios + $13;
  // Termina en el periodo de prueba
  const en_periodo_prueba = en_prueba;
  $s[32] = en_periodo_prueba ? 1 : 0;
  // Días trabajados del mes
  const dias_trabajados_mes = $s[33] = $row.days;
  // Días trabajados del mes
  const $15 = $s[35] = monthly_salary * dias_trabajados_mes;
  const sueldo_basico = $s[34] = Math.floor(($15 + 15) / 30);
  // Inicio semestre
  const $17 = Number($at.slice(5, 7)) <= 6 ? 1 : 7;
  const inicio_semestre = rt.dateOf(rt.yearOf($row.period.end), $17, 1);
  $s[36] = rt.digitsOfDate(inicio_semestre);
  // Días del semestre
  const dias_semestre = $s[37] = rt.daysOf30Between(rt.latest(hire_date, inicio_semestre), $row.period.end);
  // SAC proporcional
  let $20 = 1;
  const $25 = rt.isSent($n[13]!);
  $s[38] = $25 ? 1 : 0;
  let $27: number;
  if ($25) {
    const $26 = remuneraciones * $20;
    if ($26 > rt.SAFE) return false;
    $27 = $26;
  } else {
    const $21 = rt.isSent($n[14]!);
    $s[39] = $21 ? 1 : 0;
    let $24: number;
    if ($21) {
      const $22 = (remuneracion_del_semestre + sueldo_basico) * $20;
      if ($22 > rt.SAFE) return false;
      $24 = $22;
    } else {
      const $19 = mejor_remuneracion_semestre * dias_semestre;
      if ($19 > rt.SAFE) return false;
      if (!($f.dias_del_semestre > 0)) return false;
      $20 = $f.dias_del_semestre;
      const $23 = $19 * 6;
      if ($23 > rt.SAFE) return false;
      $24 = $23;
    }
    $27 = $24;
  }
  const $28 = rt.wholeOf($27, 12 * $20, 'half_up');
  if (Number.isNaN($28)) return false;
  const sac_egreso = $s[40] = $28;
  $s[41] = $27;
  $s[42] = $20;
  // La causa pide preaviso, y no se dio
  const $29 = $s[43] = rt.rowOfWord($f.causas_preaviso$rows1, causa);
  if ($29 < 0) return false;
  const $30 = $f.causas_preaviso$rows1.value[$29]!;
  const $31 = $30 === 1;
  $s[44] = $31 ? 1 : 0;
  const con_preaviso = $31 && !preaviso_otorgado;
  $s[45] = con_preaviso ? 1 : 0;
  // Más de cinco años
  const antiguedad_mayor_5 = $row.period.end > rt.addMonths(hire_date, 60);
  $s[46] = antiguedad_mayor_5 ? 1 : 0;
  // Meses de preaviso
  const $34 = !con_preaviso;
  $s[47] = $34 ? 1 : 0;
  let $35: number;
  if ($34) {
    $35 = 0;
  } else {
    let $33: number;
    if (en_periodo_prueba) {
      $33 = $f.preaviso_en_prueba;
    } else {
      const $32 = antiguedad_mayor_5 ? 2 : 1;
      $33 = $32 * 2;
    }
    $35 = $33;
  }
  const meses_preaviso = $s[48] = $35;
  // Indemnización sustitutiva de preaviso
  let preaviso = 0;
  const $36 = meses_preaviso > 0;
  $s[49] = $36 ? 1 : 0;
  if ($36) {
    const $37 = $s[51] = remuneracion_preaviso * meses_preaviso;
    preaviso = $s[50] = Math.floor(($37 + 1) / 2);
  }
  // SAC sobre preaviso
  const sac_preaviso = $s[52] = Math.floor((preaviso + 6) / 12);
  $s[53] = preaviso;
  // Días de integración
  const $40 = con_preaviso && !en_periodo_prueba;
  $s[54] = $40 ? 1 : 0;
  const dias_integracion = $s[55] = $40 ? rt.daysBetween(rt.addDays($row.period.end, 1), rt.lastDayOfMonth($row.period.end)) : 0;
  // Integración del mes de despido
  const $42 = $s[57] = remuneracion_preaviso * dias_integracion;
  if ($42 > 4503599627370465) return false;
  const integracion_mes = $s[56] = Math.floor(($42 + 15) / 30);
  // SAC sobre integración
  const sac_integracion = $s[58] = Math.floor((integracion_mes + 6) / 12);
  $s[59] = integracion_mes;
  // Mejor remuneración mensual, normal y habitual
  const remuneracion_base_245 = $s[60] = mejor_remuneracion_245 + promedio_variable;
  // Tope del convenio
  let tope_245 = 0;
  const $46 = rt.isSent($n[8]!);
  $s[61] = $46 ? 1 : 0;
  if ($46) {
    tope_245 = $s[62] = promedio_convenio * 3;
  }
  // Piso del 67 %
  const $48 = $s[64] = remuneracion_base_245 * 67;
  if ($48 > 4503599627370395) return false;
  const piso_vizzoti = $s[63] = Math.floor(($48 + 50) / 100);
  // La base pasa del tope
  const con_tope = $46 ? remuneracion_base_245 > promedio_convenio * 3 : false;
  $s[65] = con_tope ? 1 : 0;
  // Base de la indemnización
  const base_245 = $s[66] = con_tope ? (tope_245 > piso_vizzoti ? tope_245 : piso_vizzoti) : remuneracion_base_245;
  // Sin derecho por el tiempo de servicio
  const $52 = anios_indemnizatorios === 0;
  $s[67] = $52 ? 1 : 0;
  const $54 = $52 || (en_periodo_prueba && !rt.same(causa, 'fallecimiento'));
  $s[68] = $54 ? 1 : 0;
  let $55: boolean = $54;
  if (!$55) {
    const $53 = rt.same(causa, 'vencimiento_plazo_fijo');
    $s[69] = $53 ? 1 : 0;
    $55 = $53 && antiguedad_anios < 1;
  }
  const sin_indemnizacion = $55;
  $s[70] = sin_indemnizacion ? 1 : 0;
  // Indemnización del art. 245, entera
  let $57: number;
  if (sin_indemnizacion) {
    $57 = 0;
  } else {
    const $56 = base_245 * anios_indemnizatorios;
    if ($56 > rt.SAFE) return false;
    $57 = $56 > remuneracion_base_245 ? $56 : remuneracion_base_245;
  }
  const importe_245 = $s[71] = $57;
  // Indemnización por antigüedad (art. 245)
  let indemnizacion_antiguedad = 0;
  const $58 = $s[72] = rt.rowOfWord($f.causas_indemnizacion$rows1, causa);
  if ($58 < 0) return false;
  const $59 = $f.causas_indemnizacion$rows1.value[$58]!;
  const $60 = $59 === 2;
  $s[73] = $60 ? 1 : 0;
  if ($60) {
    indemnizacion_antiguedad = $s[74] = importe_245;
  }
  // Indemnización reducida (arts. 247, 248, 250)
  let indemnizacion_reducida = 0;
  const $61 = $s[75] = rt.rowOfWord($f.causas_indemnizacion$rows1, causa);
  if ($61 < 0) return false;
  const $62 = $f.causas_indemnizacion$rows1.value[$61]!;
  const $63 = $62 === 1;
  $s[76] = $63 ? 1 : 0;
  if ($63) {
    if (importe_245 > 4503599627370493) return false;
    indemnizacion_reducida = $s[77] = Math.floor((importe_245 + 1) / 2);
    $s[78] = importe_245;
  }
  // Indemnización agravada (art. 245 bis)
  const $65 = $s[80] = indemnizacion_antiguedad * agravamiento_discriminacion_rate;
  if ($65 > 4503599626370495) return false;
  const indemnizacion_discriminacion = $s[79] = Math.floor(($65 + 500000) / 1000000);
  // Gratificación por extinción (art. 241)
  const gratificacion_extincion = $s[81] = gratificacion;
  // Días trabajados en el año
  const dias_trabajados_anio = $s[82] = rt.daysBetween(rt.latest(hire_date, rt.startOfYear($row.period.end)), $row.period.end);
  // Días de vacaciones del año
  const $71 = $row.period.end > rt.addMonths(hire_date, 240);
  $s[83] = $71 ? 1 : 0;
  let $72: number;
  if ($71) {
    $72 = 35;
  } else {
    const $69 = $row.period.end > rt.addMonths(hire_date, 120);
    $s[84] = $69 ? 1 : 0;
    let $70: number;
    if ($69) {
      $70 = 28;
    } else {
      $70 = antiguedad_mayor_5 ? 21 : 14;
    }
    $72 = $70;
  }
  const dias_vacaciones_anuales = $s[85] = $72;
  // Días de vacaciones, en proporción
  const $73 = $s[87] = dias_vacaciones_anuales * (dias_trabajados_anio < 365 ? dias_trabajados_anio : 365);
  const $74 = $73 * 20;
  const dias_vacaciones_devengados = $s[86] = Math.floor((2 * $74 + 73) / 146);
  // Días de vacaciones no gozadas
  const $77 = rt.isSent($n[18]!);
  $s[88] = $77 ? 1 : 0;
  let $78: number;
  if ($77) {
    $78 = dias_por_gozar;
  } else {
    const $76 = dias_vacaciones_devengados * 100 - dias_vacaciones_gozadas;
    $78 = 0 > $76 ? 0 : $76;
  }
  const dias_vacaciones_no_gozadas = $s[89] = $78;
  // Vacaciones no gozadas (art. 156)
  const $79 = $s[91] = (monthly_salary + promedio_variable) * dias_vacaciones_no_gozadas;
  if ($79 > 4503599627120495) return false;
  const vacaciones_no_gozadas = $s[90] = Math.floor(($79 + 125000) / 250000);
  // SAC sobre vacaciones no gozadas
  const sac_vacaciones = $s[92] = Math.floor((vacaciones_no_gozadas + 6) / 12);
  $s[93] = vacaciones_no_gozadas;
  // Total de percepciones
  const $82 = sueldo_basico + sac_egreso + preaviso + sac_preaviso + integracion_mes + sac_integracion + indemnizacion_antiguedad;
  if ($82 > rt.SAFE) return false;
  const $83 = $82 + indemnizacion_reducida;
  if ($83 > rt.SAFE) return false;
  const $84 = $83 + indemnizacion_discriminacion;
  if ($84 > rt.SAFE) return false;
  const $85 = $84 + gratificacion_extincion;
  if ($85 > rt.SAFE) return false;
  const $86 = $85 + vacaciones_no_gozadas;
  if ($86 > rt.SAFE) return false;
  const $87 = $86 + sac_vacaciones;
  if ($87 > rt.SAFE) return false;
  const total_percepciones = $s[94] = $87;
  // Base de Ganancias de la liquidación final
  $s[95] = sueldo_basico + sac_egreso + preaviso + sac_preaviso + integracion_mes + sac_integracion + vacaciones_no_gozadas + sac_vacaciones;
  // Parte del mes
  const parte_mes = $s[96] = dias_trabajados_mes;
  // Parte del semestre
  let $89 = 1;
  const $90 = sac_egreso === 0;
  $s[97] = $90 ? 1 : 0;
  let $91: number;
  if ($90) {
    $91 = 0 * $89;
  } else {
    if (!($f.dias_del_semestre > 0)) return false;
    $89 = $f.dias_del_semestre;
    $91 = dias_semestre;
  }
  const parte_semestre = $s[98] = $91;
  $s[99] = $89;
  // Base mínima
  const $92 = $s[101] = $f.base_min * parte_mes;
  const base_min_mes = $s[100] = Math.floor(($92 + 15) / 30);
  // Base máxima
  const $94 = $s[103] = $f.base_max * parte_mes;
  const base_max_mes = $s[102] = Math.floor(($94 + 15) / 30);
  // Base mínima de obra social
  const $96 = $s[105] = $f.base_min * parte_mes;
  const base_min_obra_social = $s[104] = Math.floor((2 * $96 + 15) / 30);
  // Base mínima del aguinaldo
  const $98 = $s[107] = $f.base_min * parte_semestre;
  const $99 = rt.wholeOf($98, 2 * $89, 'half_up');
  if (Number.isNaN($99)) return false;
  const base_min_sac = $s[106] = $99;
  // Base máxima del aguinaldo
  const $100 = $s[109] = $f.base_max * parte_semestre;
  const $101 = rt.wholeOf($100, 2 * $89, 'half_up');
  if (Number.isNaN($101)) return false;
  const base_max_sac = $s[108] = $101;
  // Base mínima de obra social del aguinaldo
  const $102 = $s[111] = $f.base_min * parte_semestre;
  const $103 = rt.wholeOf($102, $89, 'half_up');
  if (Number.isNaN($103)) return false;
  const base_min_obra_social_sac = $s[110] = $103;
  // Base de aportes
  const $104 = sueldo_basico < base_max_mes ? sueldo_basico : base_max_mes;
  const base_aportes = $s[112] = base_min_mes > $104 ? base_min_mes : $104;
  // Base de aportes a la obra social
  const $106 = sueldo_basico < base_max_mes ? sueldo_basico : base_max_mes;
  const base_aportes_obra_social = $s[113] = base_min_obra_social > $106 ? base_min_obra_social : $106;
  // Base de aportes sobre aguinaldo
  const $108 = sac_egreso < base_max_sac ? sac_egreso : base_max_sac;
  const base_aportes_sac = $s[114] = base_min_sac > $108 ? base_min_sac : $108;
  // Base de obra social sobre aguinaldo
  const $110 = sac_egreso < base_max_sac ? sac_egreso : base_max_sac;
  const base_aportes_obra_social_sac = $s[115] = base_min_obra_social_sac > $110 ? base_min_obra_social_sac : $110;
  // Jubilación (SIPA)
  const $112 = $s[117] = (base_aportes + base_aportes_sac) * 11;
  const jubilacion = $s[116] = Math.floor(($112 + 50) / 100);
  // INSSJP - PAMI (Ley 19.032)
  const $114 = $s[119] = (base_aportes + base_aportes_sac) * 3;
  const ley_19032 = $s[118] = Math.floor(($114 + 50) / 100);
  // Obra social (Ley 23.660)
  const $116 = $s[121] = (base_aportes_obra_social + base_aportes_obra_social_sac) * 3;
  const obra_social = $s[120] = Math.floor(($116 + 50) / 100);
  // Cuota sindical
  let cuota_sindical = 0;
  const $118 = cuota_sindical_rate > 0;
  $s[122] = $118 ? 1 : 0;
  if ($118) {
    const $119 = $s[124] = cuota_sindical_rate * (sueldo_basico + sac_egreso);
    if ($119 > 4503599626370495) return false;
    cuota_sindical = $s[123] = Math.floor(($119 + 500000) / 1000000);
  }
  // Impuesto a las Ganancias (4ta categoría)
  const ganancias = $s[125] = ganancias_final_amount;
  // Total de deducciones
  const total_deducciones = $s[126] = jubilacion + ley_19032 + obra_social + cuota_sindical + ganancias;
  // Neto a cobrar
  const neto = $s[127] = total_percepciones - total_deducciones;
  // Detracción, en proporción a los días
  const $123 = $s[129] = $f.detraccion * parte_mes;
  const $124 = $123 * 2;
  const detraccion_mes = $s[128] = Math.floor((2 * $124 + 15) / 30);
  // Detracción del aguinaldo, en proporción
  const $126 = $s[131] = $f.detraccion_sac * parte_semestre;
  const $127 = $126 * 4;
  const $128 = rt.wholeOf($127, $89, 'half_up');
  if (Number.isNaN($128)) return false;
  const detraccion_egreso = $s[130] = $128;
  // Base de contribuciones patronales
  const $129 = sueldo_basico - detraccion_mes;
  const $130 = sac_egreso - detraccion_egreso;
  const base_contribuciones = $s[132] = (base_min_mes > $129 ? base_min_mes : $129) + (base_min_sac > $130 ? base_min_sac : $130);
  // Base de obra social (empleador)
  const base_obra_social_empleador = $s[133] = (base_min_obra_social > sueldo_basico ? base_min_obra_social : sueldo_basico) +
    (base_min_obra_social_sac > sac_egreso ? base_min_obra_social_sac : sac_egreso);
  // Base ART
  const base_art = $s[134] = sueldo_basico + sac_egreso;
  // Clase de empleador
  let $135: string;
  if (empleador_grande_servicios) {
    $135 = 'inc_a';
  } else {
    $135 = empleador_mipyme ? 'inc_b_mipyme' : 'inc_b_otra';
  }
  const clase_empleador = $135;
  $s[135] = rt.positionOf(['inc_a', 'inc_b_mipyme', 'inc_b_otra'], clase_empleador);
  // SIPA
  const $136 = $s[136] = rt.rowOfWord($f.tasa_sipa$rows1, clase_empleador);
  if ($136 < 0) return false;
  const $137 = $s[140] = $f.tasa_sipa$rows1.value[$136]!;
  const $138 = $s[138] = base_contribuciones * $137;
  if ($138 > 4503599627360495) return false;
  const contrib_sipa = $s[137] = Math.floor(($138 + 5000) / 10000);
  $s[139] = base_contribuciones;
  // INSSJP (PAMI)
  const $140 = $s[144] = empleador_grande_servicios ? 158 : 159;
  const $141 = $s[142] = base_contribuciones * $140;
  if ($141 > 4503599627360495) return false;
  const contrib_inssjp = $s[141] = Math.floor(($141 + 5000) / 10000);
  $s[143] = base_contribuciones;
  // Asignaciones familiares
  const $143 = $s[148] = empleador_grande_servicios ? 54 : 47;
  const $144 = $s[146] = base_contribuciones * $143;
  if ($144 > 4503599627369495) return false;
  const contrib_aaff = $s[145] = Math.floor(($144 + 500) / 1000);
  $s[147] = base_contribuciones;
  // Fondo Nacional de Empleo
  const $146 = $s[152] = empleador_grande_servicios ? 107 : 94;
  const $147 = $s[150] = base_contribuciones * $146;
  if ($147 > 4503599627360495) return false;
  const contrib_fne = $s[149] = Math.floor(($147 + 5000) / 10000);
  $s[151] = base_contribuciones;
  // Fondo de Asistencia Laboral
  $s[154] = -1;
  let contrib_fal = 0;
  const $149 = $at >= '2026-11-01';
  $s[153] = $149 ? 1 : 0;
  if ($149) {
    const $150 = $s[154] = rt.rowOfWord($f.tasa_fal$rows1, clase_empleador);
    if ($150 < 0) return false;
    const $151 = $s[158] = $f.tasa_fal$rows1.value[$150]!;
    const $152 = $s[156] = base_contribuciones * $151;
    contrib_fal = $s[155] = Math.floor(($152 + 100) / 200);
    $s[157] = base_contribuciones;
  }
  // Obra social (6%: 5.10 + 0.90 FSR)
  const $154 = $s[160] = base_obra_social_empleador * 3;
  $s[159] = Math.floor(($154 + 25) / 50);
  $s[161] = base_obra_social_empleador;
  $s[162] = 3;
  // ART, cuota variable
  const $156 = rt.isSent($n[23]!);
  $s[163] = $156 ? 1 : 0;
  if ($156) {
    const $157 = $s[165] = base_art * risk_class_rate;
    if ($157 > 4503599626370495) return false;
    $s[164] = Math.floor(($157 + 500000) / 1000000);
    $s[166] = base_art;
    $s[167] = risk_class_rate;
  }
  // ART, suma fija FFEP
  const $159 = $at >= '2024-01-01';
  $s[168] = $159 ? 1 : 0;
  if ($159) {
    $s[169] = $f.ffep_suma * 100;
    $s[170] = $f.ffep_suma;
  }
  // Total contribuciones de seguridad social
  const $161 = $149 ? contrib_fal : 0;
  $s[171] = contrib_sipa + contrib_inssjp + contrib_aaff + contrib_fne + $161;
  // Seguro colectivo de vida obligatorio
  $s[172] = $f.scvo_prima;
  // Meses anteriores del semestre, con servicio
  const meses_anteriores = $s[173] = rt.monthsWith(rt.latest(hire_date, inicio_semestre), rt.addDays(rt.firstDayOfMonth($row.period.end), -1),
    1);
  // Recibos del semestre
  const $164 = rt.isSent($n[15]!);
  $s[174] = $164 ? 1 : 0;
  const recibos_anteriores = $s[175] = $164 ? recibos_del_semestre : meses_anteriores;
  if (hire_date > $row.period.end) return false;
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
  if (agravamiento_discriminacion_rate > 0 && agravamiento_discriminacion_rate < 500000) return false;
  if ($notes !== null) {
    if (monthly_salary < salario_minimo) {
      // BELOW_MINIMUM_WAGE
      $notes.add(5, rt.ratio(monthly_salary, 100n), rt.ratio(salario_minimo, 100n));
    }
    if (rt.isSent($n[2]!) &&
      rt.isSent($n[3]!) &&
      (daily_salary * 3 * 1000 < monthly_salary * 99 || daily_salary * 3 * 1000 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(6, rt.ratio(monthly_salary, 100n), rt.ratio(daily_salary, 100n));
    }
    if (sueldo_basico < base_min_mes) {
      // CONTRIBUTION_BASE_FLOORED
      $notes.add(7, rt.ratio(sueldo_basico, 100n), rt.ratio(base_min_mes, 100n));
    }
    if (sueldo_basico > base_max_mes) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(8, rt.ratio(sueldo_basico, 100n), rt.ratio(base_max_mes, 100n));
    }
    if (!rt.isSent($n[13]!) && !rt.isSent($n[14]!)) {
      // SAC_BY_BEST_MONTH
      $notes.add(9);
    }
    if (recibos_anteriores < meses_anteriores) {
      // SAC_MONTHS_MISSING
      $notes.add(10, rt.ratio(recibos_anteriores, 1n), rt.ratio(meses_anteriores, 1n));
    }
    if (rt.same($row.period.end, rt.addMonths(hire_date, 60)) ||
      rt.same($row.period.end, rt.addMonths(hire_date, 120)) ||
      rt.same($row.period.end, rt.addMonths(hire_date, 240)) ||
      rt.same($row.period.end, ultimo_trimestre)) {
      // SENIORITY_AT_BOUNDARY
      $notes.add(11, $row.period.end, hire_date);
    }
    if (!rt.same(en_periodo_prueba, $row.period.end < rt.addMonths(hire_date, meses_periodo_prueba))) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(12, rt.ratio(meses_periodo_prueba, 1n));
    }
    const $166 = rt.rowOfWord($f.causas_indemnizacion$rows1, causa);
    if ($166 < 0) return false;
    const $167 = $f.causas_indemnizacion$rows1.value[$166]!;
    if ($167 > 0 && !rt.isSent($n[8]!)) {
      // CCT_CAP_NOT_PROVIDED
      $notes.add(13);
    }
    if (con_tope && importe_245 > 0) {
      // CCT_CAP_APPLIED
      $notes.add(14, rt.ratio(remuneracion_base_245, 100n), rt.ratio(base_245, 100n));
    }
    if (con_tope && importe_245 > 0 && base_245 > tope_245) {
      // VIZZOTI_FLOOR_APPLIED
      $notes.add(15, rt.ratio(tope_245, 100n), rt.ratio(base_245, 100n));
    }
    const $168 = rt.rowOfWord($f.causas_indemnizacion$rows1, causa);
    if ($168 < 0) return false;
    const $169 = $f.causas_indemnizacion$rows1.value[$168]!;
    if ($169 > 0 && sin_indemnizacion) {
      // NO_SEVERANCE_SHORT_SERVICE
      $notes.add(16);
    }
    if (con_preaviso && en_periodo_prueba && meses_preaviso === 0) {
      // NOTICE_NOT_DUE_TRIAL_PERIOD
      $notes.add(17);
    }
    if ($row.period.end < '2024-01-01') {
      // PARAM_MISSING
      $notes.add(18);
    }
    if (empleador_mipyme && empleador_grande_servicios) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(19);
    }
    if (!rt.isSent($n[23]!)) {
      // ART_RATE_NOT_PROVIDED
      $notes.add(20);
    }
    if (cuota_sindical_rate > 50000) {
      // CUOTA_SINDICAL_HIGH
      $notes.add(21, rt.ratio(cuota_sindical_rate, 1000000n));
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(22);
    }
    if ($at >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(23);
    }
    if ($at >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(24);
    }
    if ($at >= '2026-10-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(25);
    }
    if (meses_preaviso > 0) {
      // PARAM_UNVERIFIED
      $notes.add(26);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '{"size":176,"scales":[1,1,100,100,100,100,100,100,100,100,1,1,1,100,100,1,100,10000,10000,1000000,100,100,1000000,1000000,1,1],"values":[["input",4,4],["input",5,5],["parameter","SMVM",100],["input",1,[1,1]],["period","end_date","date",[]],3,4,["input",12,[11,1]],["period","days","number",[]],["input",3,3],7,["period","month","number",[]],9,["sent","given(remuneraciones)",13],["input",13,12],["sent","given(remuneracion_del_semestre)",14],["input",14,13],8,["input",16,26],10,["parameter","dias_del_semestre",1,"number"],["input",0,[0,1]],["input",10,[9,1]],12,6,["parameter","preaviso_en_prueba",2,"number"],13,14,["input",9,25],15,17,18,["input",7,7],0,["sent","given(promedio_convenio)",8],["input",8,8],20,23,21,22,5,25,24,26,27,["input",19,[17,1000000]],["input",20,18],32,31,["sent","given(dias_por_gozar)",18],["input",18,[16,10000]],33,["input",17,[15,10000]],34,35,11,16,19,28,29,30,36,["parameter","base_min",100],39,["parameter","base_max",100],40,41,42,43,44,45,46,47,49,48,50,["input",22,[20,1000000]],["input",21,19],51,52,53,54,55,37,56,["parameter","detraccion",25],["parameter","detraccion_sac",25],58,59,["input",24,[22,1]],["input",25,[23,1]],60,63,61,["sent","given(risk_class_rate)",23],62,["input",23,[21,1000000]],["parameter","ffep_suma",1],64,65,66,67,68,["parameter","scvo_prima",100],["sent","given(recibos_del_semestre)",15],["input",15,[14,1]],74],"tables":[{"table":1,"rows":"causas_preaviso$rows1","of":"choice","scales":[1,1,1],"slots":[43,null,null]},{"table":0,"rows":"causas_indemnizacion$rows1","of":"choice","scales":[1,2,2],"slots":[72,null,null]},{"table":0,"rows":"causas_indemnizacion$rows1","of":"choice","scales":[1,2,2],"slots":[75,null,null]},{"table":2,"rows":"tasa_sipa$rows1","of":"choice","scales":[1,10000,10000],"slots":[136,null,null]},{"table":3,"rows":"tasa_fal$rows1","of":"choice","scales":[1,200,200],"slots":[154,null,null],"isConditional":1}],"steps":[[24,[0,1]],[27,[2]],[[28,1],[3,4]],[[29,1],[3,4]],[[30,1],[3,5]],[[31,1],[5,4,6]],[[32,1],[7]],[[33,1],[8]],[34,[9,10],[35,3000]],[[36,1],[4,11]],[[37,1],[3,12,4]],[40,[13,[[14],38,1,1],[[15,16,17],38,0,0,39,1,1],[[18,19,20],38,0,0,39,0,0]],[41,1200,42]],[[45,1],[21,[[22],44,1,1],-1]],[[46,1],[4,3]],[[48,2],[23,[[24],47,0,0],[[25],47,0,0,32,1,1],[[26],47,0,0,32,0,0]]],[50,[27,[[28,27],49,1,1]],[51,200],null,49],[52,[29],[53,1200]],[[55,1],[23,[[24],45,1,1],[[4,4],54,1,1]]],[56,[28,30],[57,3000]],[58,[31],[59,1200]],[60,[32,33]],[62,[34,[[35],61,1,1]],null,null,61],[63,[36],[64,10000]],[[65,1],[34,[[36,35],61,1,1]]],[66,[37,[[38,39],65,1,1],[[36],65,0,0]]],[[70,1],[40,[[24],67,0,0],[[21],67,0,0,32,1,1],[[21],68,0,0],[[5],68,0,0,69,1,1]]],[71,[41,[[42,40,36],70,0,0]]],[74,[21,[[43],73,1,1],-2],null,null,73],[77,[21,[[43],76,1,1],-3],[78,200],null,76],[79,[44,45],[80,100000000]],[81,[46]],[[82,1],[3,4,4]],[[85,1],[4,3,[[4,3],83,0,0],[[26],83,0,0,84,0,0]]],[86,[47,48],[87,365]],[[89,10000],[49,[[50],88,1,1],[[51,52],88,0,0]]],[90,[9,33,53],[91,25000000]],[92,[54],[93,1200]],[94,[17,55,29,56,31,57,44,58,59,60,54,61]],[95,[17,55,29,56,31,57,54,61]],[[96,30],[10]],[[98,1,99],[55,[[19,20],97,0,0]]],[100,[62,63],[101,3000]],[102,[64,63],[103,3000]],[104,[62,63],[105,1500]],[106,[62,65],[107,200,99]],[108,[64,65],[109,200,99]],[110,[62,65],[111,100,99]],[112,[66,17,67]],[113,[68,17,67]],[114,[69,55,70]],[115,[71,55,70]],[116,[72,73],[117,10000]],[118,[72,73],[119,10000]],[120,[74,75],[121,10000]],[123,[76,[[76,17,55],122,1,1]],[124,100000000],null,122],[125,[77]],[126,[78,79,80,81,82]],[127,[83,84]],[128,[85,63],[129,750]],[130,[86,65],[131,25,99]],[132,[66,17,87,69,55,88]],[133,[68,17,71,55]],[134,[17,55]],[[135,1],[89,[[90],22,0,0]]],[137,[91,92,-4],[138,1000000],null,null,139,[140,10000]],[141,[91,89],[142,1000000],null,null,143,[144,10000]],[145,[91,89],[146,100000],null,null,147,[148,1000]],[149,[91,89],[150,1000000],null,null,151,[152,10000]],[155,[91,92,-5],[156,20000],153,null,157,[158,200]],[159,[93],[160,5000],null,null,161,[162,50]],[164,[94,[[95,96],163,1,1]],[165,100000000],null,163,166,[167,1000000]],[169,[97],[170,1],168],[171,[98,99,100,101,[[102],153,1,1]]],[172,[103]],[[173,1],[3,12,4]],[[175,1],[[[104,105],174,1,1],[[106],174,0,0]]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '{"scheme":["ARS","period_end",["half_up",[["1/100",null]]]],"types":["date",[1,0,"number"],[0,0,"integer"],"boolean",[0,0,"rate"],{"words":["renuncia","despido_sin_causa","despido_indirecto","despido_con_causa","mutuo_acuerdo","fuerza_mayor","fallecimiento","incapacidad_absoluta","vencimiento_plazo_fijo","por_jubilacion"]},[0,0,"number"],{"words":["inc_a","inc_b_mipyme","inc_b_otra"]}],"roundings":[["half_up",[["1/100",null]]]],"nodes":"0 date,1940-01-01;1 c0;1 c100000000000;2 c30;1 3 2 3;1 i2;1 2 3 5;1 c1000000000000;3 given,6;1 i3;1 i6;1 6 9 10;1 18 8 11 9;1 i4;1 i5;1 6 13 14;1 s0;1 0 9 16;3 truth,false;0 i1;0 period,4;0 5 19 20;2 p9 21;2 c0;2 c12;2 i11;0 30 19 25;3 10 20 26;2 c100;2 c60;4 c0;4 c1;4 c1/10;4 c1/2;3 truth,true;2 c1;1 p0;1 2 35 36;0 23 20;2 4 35;0 30 38 39;3 12 19 40;2 25 19 20;2 s3;2 2 24 43;2 c3;2 0 44 45;0 30 19 46;0 s4;3 12 20 48;2 18 49 35 23;2 0 43 50;3 i12;2 period,0;2 s7;1 2 9 54;1 3 55 3;2 19 20;2 period,6;2 c6;3 11 58 59;2 c7;2 18 60 35 61;0 33 57 62 35;0 s9;0 6 19 64;2 28 65 20;3 given,13;1 i13;1 3 68 24;3 given,14;1 i14;1 s8;1 0 71 72;1 3 73 24;1 i16;2 c2;1 3 75 76;2 s10;1 2 77 78;2 p8;1 3 79 80;1 18 70 74 81;1 18 67 69 82;5 i0;4 apply,1 84;3 8 85 31;3 i10;3 16 87;3 14 86 88;0 30 19 29;3 12 20 90;3 s12;3 16 92;3 s6;6 p10;3 s13;2 18 96 76 35;6 18 94 95 97;2 18 93 23 98;2 s14;3 12 100 23;1 i9;1 2 102 100;1 s15;1 3 104 24;3 16 94;3 14 92 106;0 31 20 35;0 22 20;2 27 108 109;2 18 107 110 23;2 s17;1 2 102 112;1 3 113 3;1 s18;1 3 115 24;1 i7;1 0 117 16;3 given,8;1 i8;1 2 45 120;4 c67/100;1 s20;1 2 122 123;3 12 123 121;3 18 119 125 18;3 s23;1 s21;1 s22;1 6 128 129;1 18 127 130 123;2 s5;3 8 132 23;5 word,fallecimiento;3 9 84 134;3 14 94 135;3 15 133 136;5 word,vencimiento_plazo_fijo;3 8 84 138;3 10 43 35;3 14 139 140;3 15 137 141;3 s25;1 s24;1 2 144 132;1 6 145 123;1 18 143 1 146;4 apply,0 84;3 8 148 31;1 s26;3 8 148 33;1 3 150 76;1 s27;4 i19;1 2 153 154;1 i20;0 24 20;0 6 19 157;2 27 158 20;2 c240;0 30 19 160;3 12 20 161;2 c35;2 c120;0 30 19 164;3 12 20 165;2 c28;2 c21;2 c14;2 18 96 168 169;2 18 166 167 170;2 18 162 163 171;2 s32;2 s31;2 c365;2 5 174 175;2 2 173 176;6 3 177 175;3 given,18;6 i18;6 s33;6 i17;6 1 181 182;6 6 23 183;6 18 179 180 184;2 c25;1 3 17 186;6 s34;1 2 187 188;1 s35;1 3 190 24;1 s11;1 0 72 192;1 0 193 104;1 s16;1 0 195 115;1 s19;1 0 196 197;1 0 194 198;1 s28;1 0 153 200;1 s29;1 0 201 202;1 s30;1 0 204 190;1 s36;1 0 205 206;1 0 203 207;1 0 199 208;1 0 104 195;1 0 193 210;1 0 115 197;1 0 190 206;1 0 212 213;1 0 211 214;6 3 54 3;4 2 216 31;3 8 192 1;6 3 78 80;4 2 219 31;4 18 218 30 220;1 p1;4 s39;1 2 222 223;1 p2;1 2 225 223;1 2 76 222;1 2 227 223;1 3 222 76;4 s40;1 2 229 230;1 3 225 76;1 2 232 230;1 2 222 230;1 s41;1 s42;1 5 72 236;1 6 235 237;1 s43;1 6 239 237;1 s44;1 s45;1 5 192 242;1 6 241 243;1 s46;1 6 245 243;4 c11/100;1 s47;1 s49;1 0 248 249;1 2 247 250;4 c3/100;1 2 252 250;1 s48;1 s50;1 0 254 255;1 2 252 256;4 i22;3 12 258 30;1 2 258 193;1 i21;1 s51;1 s52;1 0 262 263;1 s53;1 0 264 265;1 s54;1 s55;1 0 267 268;1 0 266 269;1 s37;1 s56;1 1 271 272;1 p4;1 2 274 223;1 p5;1 2 276 230;1 s58;1 1 72 278;1 6 235 279;1 s59;1 1 192 281;1 6 241 282;1 0 280 283;1 6 239 72;1 6 245 192;1 0 285 286;3 i24;7 word,inc_a;3 i25;7 word,inc_b_mipyme;7 word,inc_b_otra;7 18 290 291 292;7 18 288 289 293;1 s60;7 s63;4 apply,2 296;1 2 295 297;4 c79/5000;4 c159/10000;4 18 288 299 300;1 2 295 301;4 c27/500;4 c47/1000;4 18 288 303 304;1 2 295 305;4 c107/10000;4 c47/5000;4 18 288 307 308;1 2 295 309;4 apply,3 296;3 active,2026-11-01,;1 2 295 311;1 s61;4 c3/50;1 2 314 315;1 s62;4 i23;3 given,23;1 2 317 318;3 active,2024-01-01,;1 p7;1 s64;1 s65;1 0 323 324;1 s66;1 0 325 326;1 s67;1 s68;1 18 312 329 1;1 0 328 330;1 0 327 331;1 p6;0 31 38 39;2 32 65 334 35;3 given,15;2 i15;2 s74;2 18 336 337 338;3 12 19 20;3 12 13 1;3 s2;3 14 341 342;3 12 14 1;3 14 344 342;3 9 25 23;3 9 25 45;3 14 346 347;3 9 25 59;3 14 348 349;2 c8;3 9 25 351;3 14 350 352;3 9 25 24;3 14 353 354;3 12 154 30;3 10 154 33;3 14 356 357;1 s1;3 10 9 359;3 given,2;3 given,3;3 14 361 362;4 c99/100;1 2 364 9;3 10 6 365;4 c101/100;1 2 367 9;3 12 6 368;3 15 366 369;3 14 363 370;3 10 72 235;3 12 72 236;3 16 67;3 16 70;3 14 374 375;2 s75;3 10 377 338;3 8 20 90;3 8 20 165;3 15 379 380;3 8 20 161;3 15 381 382;3 8 20 48;3 15 383 384;3 9 94 27;3 12 148 30;3 16 119;3 14 387 388;3 12 150 1;3 14 127 390;3 12 144 128;3 14 391 392;3 14 387 143;3 14 92 94;3 8 100 23;3 14 395 396;0 date,2024-01-01;3 10 20 398;3 14 290 288;3 16 319;4 c1/20;3 12 258 402;1 s57;3 10 404 1;0 period,5;0 date,2026-11-01;3 13 406 407;0 date,2026-10-01;3 13 406 409","items":[["i",0],["i",1,null,[0,true]],["i",2,null,[1,false],[4,true]],["i",3,6,[1,false],[2,true]],["i",4,1,[1,true],[2,true]],["i",5,1,[1,true],[2,true]],["i",6,null,[1,false],[7,true]],["i",7,12,[1,false],[7,true]],["i",8,null,[1,false],[2,true]],[0,1,15],["i",9,17,[1,false],[7,true]],["i",10,18],["i",11,22,[23,true],[24,true]],["i",12,27],["i",13,null,[1,true],[7,true]],["i",14,null,[1,true],[7,true]],["i",15,null,[23,true],[28,true]],["i",16,17,[1,false],[7,true]],["i",17,23,[23,true],[29,true]],["i",18,null,[23,true],[29,true]],["i",19,30,[30,true],[31,true]],["i",20,1,[1,true],[7,true]],["i",21,1,[1,true],[7,true]],["i",22,30,[30,true],[32,true]],["i",23,null,[30,true],[33,true]],["i",24,18],["i",25,34],[1,1,37],[2,3,41],[3,2,42],[4,0,47],[5,2,51],[6,3,52],[7,2,53],[8,1,56,0],[9,0,63],[10,2,66],[11,1,83,0],[12,3,89],[13,3,91],[14,2,99],[15,1,103,0,null,101],[16,1,105,0],[17,2,111],[18,1,114,0],[19,1,116,0],[20,1,118,0],[21,1,121,0,null,119],[22,1,124,0],[23,3,126],[24,1,131],[25,3,142],[26,1,147,0],[27,1,150,0,null,149],[28,1,152,0,null,151],[29,1,155,0],[30,1,156,0],[31,2,159],[32,2,172],[33,6,178,0],[34,6,185],[35,1,189,0],[36,1,191,0],[37,1,209],[38,1,215,0],[39,4,217],[40,4,221],[41,1,224,0],[42,1,226,0],[43,1,228,0],[44,1,231,0],[45,1,233,0],[46,1,234,0],[47,1,238,0],[48,1,240,0],[49,1,244,0],[50,1,246,0],[51,1,251,0],[52,1,253,0],[53,1,257,0],[54,1,260,0,null,259],[55,1,261,0],[56,1,270],[57,1,273],[58,1,275,0],[59,1,277,0],[60,1,284,0],[61,1,287,0],[62,1,193,0],[63,7,294],[64,1,298,0,null,null,295,297],[65,1,302,0,null,null,295,301],[66,1,306,0,null,null,295,305],[67,1,310,0,null,null,295,309],[68,1,313,0,312,null,295,311],[69,1,316,0,null,null,314,315],[70,1,320,0,null,319,317,318],[71,1,322,0,321],[72,1,332],[73,1,333,0],[74,2,335],[75,2,339]],"parameters":[["SMVM",null],["base_min",null],["base_max",null],["movilidad",null],["detraccion",null],["detraccion_sac",null],["scvo_prima",null],["ffep_suma",null],["dias_del_semestre",null],["meses_de_prueba",null],["preaviso_en_prueba",null]],"notices":[["refuse","VALIDATION_ERROR","warning","inputs.hire_date","inputs",null,340,["El ingreso ",19," es posterior al fin del contrato ",20," (LCT art. 18)"]],["refuse","VALIDATION_ERROR","warning","inputs.promedio_variable_6m","inputs",null,343,["Sin un mes entero antes del ",20," no hay promedio de lo variable (LCT art. 155 inc. c)"]],["refuse","VALIDATION_ERROR","warning","inputs.promedio_variable_12m","inputs",null,345,["Sin un mes entero antes del ",20," no hay promedio de lo variable (LCT arts. 155 inc. c y 245)"]],["refuse","VALIDATION_ERROR","warning","inputs.meses_periodo_prueba","inputs",null,355,["La prueba es de 3, 6, 8 o 12 meses, o 0 si no la hay; no de ",25," (LCT art. 92 bis)"]],["refuse","VALIDATION_ERROR","warning","inputs.agravamiento_discriminacion_rate","inputs",null,358,["El agravamiento va del 50 % al 100 %, no ",154," (LCT art. 245 bis)"]],["warn","BELOW_MINIMUM_WAGE","warning","monthly_salary","employee",null,360,["La remuneración ",9," es menor que el salario mínimo de ",359,"; a tiempo parcial es legal"]],["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,371,["La remuneración mensual ",9," y 30 veces la diaria ",5," difieren en más del 1 %; se usa la mensual"]],["warn","CONTRIBUTION_BASE_FLOORED","info","base_aportes","employee",null,372,["La remuneración ",72," no llega a la base mínima de ",235]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_aportes","employee",null,373,["La remuneración ",72," pasa de la base máxima de ",236]],["warn","SAC_BY_BEST_MONTH","info","inputs.remuneraciones_semestre","inputs",null,376,["Sin lo devengado en el semestre, el aguinaldo va por el mejor mes (LCT art. 123)"]],["warn","SAC_MONTHS_MISSING","warning","period","period",null,378,["Antes de este mes hay ",377," recibos del semestre, y ",338," meses con servicio (LCT art. 123)"]],["warn","SENIORITY_AT_BOUNDARY","warning","inputs.hire_date","inputs",null,385,["El fin ",20," cae justo en un límite de antigüedad desde el ",19,": otros cuentan un día más (CCyC art. 6)"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.en_periodo_prueba","override",null,386,["Por las fechas, con ",25," meses de prueba, no es así (LCT art. 92 bis)"]],["warn","CCT_CAP_NOT_PROVIDED","warning","inputs.promedio_convenio","inputs",null,389,["Sin el promedio del convenio no se aplica el tope del art. 245"]],["warn","CCT_CAP_APPLIED","info","indemnizacion_antiguedad","employee",null,391,["La base de ",123," pasa del tope del convenio; se usa ",144]],["warn","VIZZOTI_FLOOR_APPLIED","info","indemnizacion_antiguedad","employee",null,393,["El tope de ",128," es menor que el 67 % de la base; se usa ",144," (CSJN, Vizzoti)"]],["warn","NO_SEVERANCE_SHORT_SERVICE","warning","inputs.causa","inputs",null,394,["Por el tiempo de servicio no hay indemnización por antigüedad (LCT arts. 92 bis, 245 y 250)"]],["warn","NOTICE_NOT_DUE_TRIAL_PERIOD","warning","preaviso","employee",null,397,["En el periodo de prueba no hay preaviso desde el 6 de marzo de 2026 (Ley 27.802)"]],["warn","PARAM_MISSING","info","contrib_art_ffep","employee",null,399,["De 2023 no se conoce la suma fija del FFEP; no se incluye"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.empleador_mipyme","override",null,400,["Un empleador del art. 19 inc. a no es MiPyME: para el Fondo de Asistencia Laboral cuenta el 1 %"]],["warn","ART_RATE_NOT_PROVIDED","warning","risk_class_rate","employee",null,401,["Sin la alícuota del contrato de ART no se calcula la cuota variable"]],["warn","CUOTA_SINDICAL_HIGH","warning","cuota_sindical_rate","employee",null,403,["La cuota sindical de ",258," pasa del 5 %"]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,405,["Las deducciones superan las percepciones"]],["warn","PARAM_CARRIED_FORWARD","warning","period","period",null,408,["Base mínima: sin valor publicado desde 2026-11-01; se usa el de 2026-10"]],["warn","PARAM_CARRIED_FORWARD","warning","period","period",null,408,["Base máxima: sin valor publicado desde 2026-11-01; se usa el de 2026-10"]],["warn","PARAM_CARRIED_FORWARD","warning","contrib_art_ffep","employee",null,410,["Suma fija FFEP: sin valor publicado desde 2026-10-01; se usa el de 2026-09"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,101,["preaviso: sin confirmar, que no lleva aportes (Ley 24.241 art. 7) y que paga Ganancias"]]],"tables":[[5,null,4,null,null],[5,null,4,null,null],[7,null,4,null,null],[7,null,4,null,null]]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [SMVM$rows, base_min$rows, base_max$rows, movilidad$rows, detraccion$rows, detraccion_sac$rows, scvo_prima$rows, ffep_suma$rows,
    dias_del_semestre$rows, meses_de_prueba$rows, preaviso_en_prueba$rows],
  tables: [causas_indemnizacion, causas_preaviso, tasa_sipa, tasa_fal] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  elsewhere: $elsewhere, compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
