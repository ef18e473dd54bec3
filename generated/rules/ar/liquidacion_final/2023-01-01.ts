// AR.liquidacion_final 2023.1: Liquidación final
// Emitted from rules/ar/liquidacion_final/2023-01-01.pay by payroll compile. Do not edit.
// file    sha256:421865ac6ebc505d27a815f1199992b3eca5d882dcf4926f24da6267f62b7b4e
// meaning sha256:5331c4b5f97727f38a84c608709c7588058a8edb316bdf049c44ab5b464761a4
import * as rt from '../../../../runtime/index.ts';
import { $file, SMVM$rows, base_min$rows, base_max$rows, movilidad$rows, detraccion$rows, detraccion_sac$rows,
  scvo_prima$rows, ffep_suma$rows, dias_del_semestre$rows, agravamiento_maximo$rows, meses_de_prueba$rows,
  preaviso_en_prueba$rows, causas_indemnizacion, causas_preaviso, tasa_sipa, tasa_fal, $sources, $provenance,
  $inputs, $histories, $steps } from './2023-01-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'rules/ar/liquidacion_final/2023-01-01.pay',
    fingerprint: 'sha256:421865ac6ebc505d27a815f1199992b3eca5d882dcf4926f24da6267f62b7b4e',
    meaning: 'sha256:5331c4b5f97727f38a84c608709c7588058a8edb316bdf049c44ab5b464761a4', country: 'AR', scheme: 'liquidacion_final',
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
  // SAC proporcional
  let $21 = 1;
  const $26 = rt.isSent($n[12]!);
  $s[40] = $26 ? 1 : 0;
  let $28: number;
  if ($26) {
    const $27 = remuneraciones * $21;
    if ($27 > rt.SAFE) return false;
    $28 = $27;
  } else {
    const $22 = rt.isSent($n[13]!);
    $s[41] = $22 ? 1 : 0;
    let $25: number;
    if ($22) {
      const $23 = (remuneracion_del_semestre + sueldo_basico) * $21;
      if ($23 > rt.SAFE) return false;
      $25 = $23;
    } else {
      const $20 = mejor_remuneracion_semestre * dias_semestre;
      if ($20 > rt.SAFE) return false;
      if (!($f.dias_del_semestre > 0)) return false;
      $21 = $f.dias_del_semestre;
      const $24 = $20 * 6;
      if ($24 > rt.SAFE) return false;
      $25 = $24;
    }
    $28 = $25;
  }
  const $29 = rt.wholeOf($28, 12 * $21, 'half_up');
  if (Number.isNaN($29)) return false;
  const sac_egreso = $s[42] = $29;
  $s[43] = $28;
  $s[44] = $21;
  // La causa pide preaviso, y no se dio
  const $30 = $s[45] = rt.rowOfWord($f.causas_preaviso$rows1, causa);
  if ($30 < 0) return false;
  const $31 = $f.causas_preaviso$rows1.value[$30]!;
  const $32 = $31 === 1;
  $s[46] = $32 ? 1 : 0;
  const con_preaviso = $32 && !preaviso_otorgado;
  $s[47] = con_preaviso ? 1 : 0;
  // Más de cinco años
  const antiguedad_mayor_5 = $row.period.end > rt.addMonths(hire_date, 60);
  $s[48] = antiguedad_mayor_5 ? 1 : 0;
  // Meses de preaviso
  const $35 = !con_preaviso;
  $s[49] = $35 ? 1 : 0;
  let $36: number;
  if ($35) {
    $36 = 0;
  } else {
    let $34: number;
    if (en_periodo_prueba) {
      $34 = $f.preaviso_en_prueba;
    } else {
      const $33 = antiguedad_mayor_5 ? 2 : 1;
      $34 = $33 * 2;
    }
    $36 = $34;
  }
  const meses_preaviso = $s[50] = $36;
  // Indemnización sustitutiva de preaviso
  let preaviso = 0;
  const $37 = meses_preaviso > 0;
  $s[51] = $37 ? 1 : 0;
  if ($37) {
    const $38 = $s[53] = remuneracion_preaviso * meses_preaviso;
    preaviso = $s[52] = Math.floor(($38 + 1) / 2);
  }
  // SAC sobre preaviso
  const sac_preaviso = $s[54] = Math.floor((preaviso + 6) / 12);
  $s[55] = preaviso;
  // Días de integración
  const $41 = con_preaviso && !en_periodo_prueba;
  $s[56] = $41 ? 1 : 0;
  const dias_integracion = $s[57] = $41 ? rt.daysBetween(rt.addDays($row.period.end, 1), rt.lastDayOfMonth($row.period.end)) : 0;
  // Integración del mes de despido
  const $43 = $s[59] = remuneracion_preaviso * dias_integracion;
  if ($43 > 4503599627370465) return false;
  const integracion_mes = $s[58] = Math.floor(($43 + 15) / 30);
  // SAC sobre integración
  const sac_integracion = $s[60] = Math.floor((integracion_mes + 6) / 12);
  $s[61] = integracion_mes;
  // Mejor remuneración mensual, normal y habitual
  const remuneracion_base_245 = $s[62] = mejor_remuneracion_245 + promedio_variable;
  // Tope del convenio
  let tope_245 = 0;
  const $47 = rt.isSent($n[7]!);
  $s[63] = $47 ? 1 : 0;
  if ($47) {
    tope_245 = $s[64] = promedio_convenio * 3;
  }
  // Piso del 67 %
  const $49 = $s[66] = remuneracion_base_245 * 67;
  if ($49 > 4503599627370395) return false;
  const piso_vizzoti = $s[65] = Math.floor(($49 + 50) / 100);
  // La base pasa del tope
  const con_tope = $47 ? remuneracion_base_245 > promedio_convenio * 3 : false;
  $s[67] = con_tope ? 1 : 0;
  // Base de la indemnización
  const base_245 = $s[68] = con_tope ? (tope_245 > piso_vizzoti ? tope_245 : piso_vizzoti) : remuneracion_base_245;
  // Sin derecho por el tiempo de servicio
  const $53 = anios_indemnizatorios === 0;
  $s[69] = $53 ? 1 : 0;
  const $55 = $53 || (en_periodo_prueba && !rt.same(causa, 'fallecimiento'));
  $s[70] = $55 ? 1 : 0;
  let $56: boolean = $55;
  if (!$56) {
    const $54 = rt.same(causa, 'vencimiento_plazo_fijo');
    $s[71] = $54 ? 1 : 0;
    $56 = $54 && antiguedad_anios < 1;
  }
  const sin_indemnizacion = $56;
  $s[72] = sin_indemnizacion ? 1 : 0;
  // Indemnización del art. 245, entera
  let $58: number;
  if (sin_indemnizacion) {
    $58 = 0;
  } else {
    const $57 = base_245 * anios_indemnizatorios;
    if ($57 > rt.SAFE) return false;
    $58 = $57 > remuneracion_base_245 ? $57 : remuneracion_base_245;
  }
  const importe_245 = $s[73] = $58;
  // Indemnización por antigüedad (art. 245)
  let indemnizacion_antiguedad = 0;
  const $59 = $s[74] = rt.rowOfWord($f.causas_indemnizacion$rows1, causa);
  if ($59 < 0) return false;
  const $60 = $f.causas_indemnizacion$rows1.value[$59]!;
  const $61 = $60 === 2;
  $s[75] = $61 ? 1 : 0;
  if ($61) {
    indemnizacion_antiguedad = $s[76] = importe_245;
  }
  // Indemnización reducida (arts. 247, 248, 250)
  let indemnizacion_reducida = 0;
  const $62 = $s[77] = rt.rowOfWord($f.causas_indemnizacion$rows1, causa);
  if ($62 < 0) return false;
  const $63 = $f.causas_indemnizacion$rows1.value[$62]!;
  const $64 = $63 === 1;
  $s[78] = $64 ? 1 : 0;
  if ($64) {
    if (importe_245 > 4503599627370493) return false;
    indemnizacion_reducida = $s[79] = Math.floor((importe_245 + 1) / 2);
    $s[80] = importe_245;
  }
  // Indemnización agravada (art. 245 bis)
  const $66 = $s[82] = indemnizacion_antiguedad * agravamiento_discriminacion_rate;
  if ($66 > 4503599626370495) return false;
  const indemnizacion_discriminacion = $s[81] = Math.floor(($66 + 500000) / 1000000);
  // Gratificación por extinción (art. 241)
  const gratificacion_extincion = $s[83] = gratificacion;
  // Días trabajados en el año
  const dias_trabajados_anio = $s[84] = rt.daysBetween(rt.latest(hire_date, rt.startOfYear($row.period.end)), $row.period.end);
  // Días de vacaciones del año
  const $72 = $row.period.end > rt.addMonths(hire_date, 240);
  $s[85] = $72 ? 1 : 0;
  let $73: number;
  if ($72) {
    $73 = 35;
  } else {
    const $70 = $row.period.end > rt.addMonths(hire_date, 120);
    $s[86] = $70 ? 1 : 0;
    let $71: number;
    if ($70) {
      $71 = 28;
    } else {
      $71 = antiguedad_mayor_5 ? 21 : 14;
    }
    $73 = $71;
  }
  const dias_vacaciones_anuales = $s[87] = $73;
  // Días de vacaciones, en proporción
  const $74 = $s[89] = dias_vacaciones_anuales * (dias_trabajados_anio < 365 ? dias_trabajados_anio : 365);
  const $75 = $74 * 20;
  const dias_vacaciones_devengados = $s[88] = Math.floor((2 * $75 + 73) / 146);
  // Días de vacaciones no gozadas
  const $78 = rt.isSent($n[17]!);
  $s[90] = $78 ? 1 : 0;
  let $79: number;
  if ($78) {
    $79 = dias_por_gozar;
  } else {
    const $77 = dias_vacaciones_devengados * 100 - dias_vacaciones_gozadas;
    $79 = 0 > $77 ? 0 : $77;
  }
  const dias_vacaciones_no_gozadas = $s[91] = $79;
  // Vacaciones no gozadas (art. 156)
  const $80 = $s[93] = (monthly_salary + promedio_variable) * dias_vacaciones_no_gozadas;
  if ($80 > 4503599627120495) return false;
  const vacaciones_no_gozadas = $s[92] = Math.floor(($80 + 125000) / 250000);
  // SAC sobre vacaciones no gozadas
  const sac_vacaciones = $s[94] = Math.floor((vacaciones_no_gozadas + 6) / 12);
  $s[95] = vacaciones_no_gozadas;
  // Total de percepciones
  const $83 = sueldo_basico +
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
  if ($83 > rt.SAFE) return false;
  const total_percepciones = $s[96] = $83;
  // Base de Ganancias de la liquidación final
  $s[97] = sueldo_basico + sac_egreso + preaviso + sac_preaviso + integracion_mes + sac_integracion + vacaciones_no_gozadas + sac_vacaciones;
  // Parte del mes
  const parte_mes = $s[98] = dias_trabajados_mes;
  // Parte del semestre
  let $85 = 1;
  const $86 = sac_egreso === 0;
  $s[99] = $86 ? 1 : 0;
  let $87: number;
  if ($86) {
    $87 = 0 * $85;
  } else {
    if (!($f.dias_del_semestre > 0)) return false;
    $85 = $f.dias_del_semestre;
    $87 = dias_semestre;
  }
  const parte_semestre = $s[100] = $87;
  $s[101] = $85;
  // Base mínima
  const $88 = $s[103] = $f.base_min * parte_mes;
  const base_min_mes = $s[102] = Math.floor(($88 + 15) / 30);
  // Base máxima
  const $90 = $s[105] = $f.base_max * parte_mes;
  const base_max_mes = $s[104] = Math.floor(($90 + 15) / 30);
  // Base mínima de obra social
  const $92 = $s[107] = $f.base_min * parte_mes;
  const base_min_obra_social = $s[106] = Math.floor((2 * $92 + 15) / 30);
  // Base mínima del aguinaldo
  const $94 = $s[109] = $f.base_min * parte_semestre;
  const $95 = rt.wholeOf($94, 2 * $85, 'half_up');
  if (Number.isNaN($95)) return false;
  const base_min_sac = $s[108] = $95;
  // Base máxima del aguinaldo
  const $96 = $s[111] = $f.base_max * parte_semestre;
  const $97 = rt.wholeOf($96, 2 * $85, 'half_up');
  if (Number.isNaN($97)) return false;
  const base_max_sac = $s[110] = $97;
  // Base mínima de obra social del aguinaldo
  const $98 = $s[113] = $f.base_min * parte_semestre;
  const $99 = rt.wholeOf($98, $85, 'half_up');
  if (Number.isNaN($99)) return false;
  const base_min_obra_social_sac = $s[112] = $99;
  // Base de aportes
  const $100 = sueldo_basico < base_max_mes ? sueldo_basico : base_max_mes;
  const base_aportes = $s[114] = base_min_mes > $100 ? base_min_mes : $100;
  // Base de aportes a la obra social
  const $102 = sueldo_basico < base_max_mes ? sueldo_basico : base_max_mes;
  const base_aportes_obra_social = $s[115] = base_min_obra_social > $102 ? base_min_obra_social : $102;
  // Base de aportes sobre aguinaldo
  const $104 = sac_egreso < base_max_sac ? sac_egreso : base_max_sac;
  const base_aportes_sac = $s[116] = base_min_sac > $104 ? base_min_sac : $104;
  // Base de obra social sobre aguinaldo
  const $106 = sac_egreso < base_max_sac ? sac_egreso : base_max_sac;
  const base_aportes_obra_social_sac = $s[117] = base_min_obra_social_sac > $106 ? base_min_obra_social_sac : $106;
  // Jubilación (SIPA)
  const $108 = $s[119] = (base_aportes + base_aportes_sac) * 11;
  const jubilacion = $s[118] = Math.floor(($108 + 50) / 100);
  // INSSJP - PAMI (Ley 19.032)
  const $110 = $s[121] = (base_aportes + base_aportes_sac) * 3;
  const ley_19032 = $s[120] = Math.floor(($110 + 50) / 100);
  // Obra social (Ley 23.660)
  const $112 = $s[123] = (base_aportes_obra_social + base_aportes_obra_social_sac) * 3;
  const obra_social = $s[122] = Math.floor(($112 + 50) / 100);
  // Cuota sindical
  let cuota_sindical = 0;
  const $114 = cuota_sindical_rate > 0;
  $s[124] = $114 ? 1 : 0;
  if ($114) {
    const $115 = $s[126] = cuota_sindical_rate * (sueldo_basico + sac_egreso);
    if ($115 > 4503599626370495) return false;
    cuota_sindical = $s[125] = Math.floor(($115 + 500000) / 1000000);
  }
  // Impuesto a las Ganancias (4ta categoría)
  const ganancias = $s[127] = ganancias_final_amount;
  // Total de deducciones
  const total_deducciones = $s[128] = jubilacion + ley_19032 + obra_social + cuota_sindical + ganancias;
  // Neto a cobrar
  const neto = $s[129] = total_percepciones - total_deducciones;
  // Detracción, en proporción a los días
  const $119 = $s[131] = $f.detraccion * parte_mes;
  const $120 = $119 * 2;
  const detraccion_mes = $s[130] = Math.floor((2 * $120 + 15) / 30);
  // Detracción del aguinaldo, en proporción
  const $122 = $s[133] = $f.detraccion_sac * parte_semestre;
  const $123 = $122 * 4;
  const $124 = rt.wholeOf($123, $85, 'half_up');
  if (Number.isNaN($124)) return false;
  const detraccion_egreso = $s[132] = $124;
  // Base de contribuciones patronales
  const $125 = sueldo_basico - detraccion_mes;
  const $126 = sac_egreso - detraccion_egreso;
  const base_contribuciones = $s[134] = (base_min_mes > $125 ? base_min_mes : $125) + (base_min_sac > $126 ? base_min_sac : $126);
  // Base de obra social (empleador)
  const base_obra_social_empleador = $s[135] = (base_min_obra_social > sueldo_basico ? base_min_obra_social : sueldo_basico) +
    (base_min_obra_social_sac > sac_egreso ? base_min_obra_social_sac : sac_egreso);
  // Base ART
  const base_art = $s[136] = sueldo_basico + sac_egreso;
  // Clase de empleador
  let $131: string;
  if (empleador_grande_servicios) {
    $131 = 'inc_a';
  } else {
    $131 = empleador_mipyme ? 'inc_b_mipyme' : 'inc_b_otra';
  }
  const clase_empleador = $131;
  $s[137] = rt.positionOf(['inc_a', 'inc_b_mipyme', 'inc_b_otra'], clase_empleador);
  // SIPA
  const $132 = $s[138] = rt.rowOfWord($f.tasa_sipa$rows1, clase_empleador);
  if ($132 < 0) return false;
  const $133 = $s[142] = $f.tasa_sipa$rows1.value[$132]!;
  const $134 = $s[140] = base_contribuciones * $133;
  if ($134 > 4503599627360495) return false;
  const contrib_sipa = $s[139] = Math.floor(($134 + 5000) / 10000);
  $s[141] = base_contribuciones;
  // INSSJP (PAMI)
  const $136 = $s[146] = empleador_grande_servicios ? 158 : 159;
  const $137 = $s[144] = base_contribuciones * $136;
  if ($137 > 4503599627360495) return false;
  const contrib_inssjp = $s[143] = Math.floor(($137 + 5000) / 10000);
  $s[145] = base_contribuciones;
  // Asignaciones familiares
  const $139 = $s[150] = empleador_grande_servicios ? 54 : 47;
  const $140 = $s[148] = base_contribuciones * $139;
  if ($140 > 4503599627369495) return false;
  const contrib_aaff = $s[147] = Math.floor(($140 + 500) / 1000);
  $s[149] = base_contribuciones;
  // Fondo Nacional de Empleo
  const $142 = $s[154] = empleador_grande_servicios ? 107 : 94;
  const $143 = $s[152] = base_contribuciones * $142;
  if ($143 > 4503599627360495) return false;
  const contrib_fne = $s[151] = Math.floor(($143 + 5000) / 10000);
  $s[153] = base_contribuciones;
  // Fondo de Asistencia Laboral
  $s[156] = -1;
  let contrib_fal = 0;
  const $145 = $at >= '2026-11-01';
  $s[155] = $145 ? 1 : 0;
  if ($145) {
    const $146 = $s[156] = rt.rowOfWord($f.tasa_fal$rows1, clase_empleador);
    if ($146 < 0) return false;
    const $147 = $s[160] = $f.tasa_fal$rows1.value[$146]!;
    const $148 = $s[158] = base_contribuciones * $147;
    contrib_fal = $s[157] = Math.floor(($148 + 100) / 200);
    $s[159] = base_contribuciones;
  }
  // Obra social (6%: 5.10 + 0.90 FSR)
  const $150 = $s[162] = base_obra_social_empleador * 3;
  $s[161] = Math.floor(($150 + 25) / 50);
  $s[163] = base_obra_social_empleador;
  $s[164] = 3;
  // ART, cuota variable
  const $152 = rt.isSent($n[22]!);
  $s[165] = $152 ? 1 : 0;
  if ($152) {
    const $153 = $s[167] = base_art * risk_class_rate;
    if ($153 > 4503599626370495) return false;
    $s[166] = Math.floor(($153 + 500000) / 1000000);
    $s[168] = base_art;
    $s[169] = risk_class_rate;
  }
  // ART, suma fija FFEP
  const $155 = $at >= '2024-01-01';
  $s[170] = $155 ? 1 : 0;
  if ($155) {
    $s[171] = $f.ffep_suma * 100;
    $s[172] = $f.ffep_suma;
  }
  // Total contribuciones de seguridad social
  const $157 = $145 ? contrib_fal : 0;
  $s[173] = contrib_sipa + contrib_inssjp + contrib_aaff + contrib_fne + $157;
  // Seguro colectivo de vida obligatorio
  $s[174] = $f.scvo_prima;
  // Meses anteriores del semestre, con servicio
  const meses_anteriores = $s[175] = rt.monthsWith(rt.latest(hire_date, inicio_semestre), rt.addDays(rt.firstDayOfMonth($row.period.end), -1),
    1);
  // Recibos del semestre
  const $160 = rt.isSent($n[14]!);
  $s[176] = $160 ? 1 : 0;
  const recibos_anteriores = $s[177] = $160 ? recibos_del_semestre : meses_anteriores;
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
    const $162 = rt.rowOfWord($f.causas_indemnizacion$rows1, causa);
    if ($162 < 0) return false;
    const $163 = $f.causas_indemnizacion$rows1.value[$162]!;
    if ($163 > 0 && !rt.isSent($n[7]!)) {
      // CCT_CAP_NOT_PROVIDED
      $notes.add(22);
    }
    let $166: boolean = con_tope && importe_245 > 0;
    if ($166) {
      const $164 = rt.rowOfWord($f.causas_indemnizacion$rows1, causa);
      if ($164 < 0) return false;
      const $165 = $f.causas_indemnizacion$rows1.value[$164]!;
      $166 = $165 > 0;
    }
    if ($166) {
      // CCT_CAP_APPLIED
      $notes.add(23, rt.ratio(remuneracion_base_245, 100n), rt.ratio(base_245, 100n));
    }
    let $169: boolean = con_tope && importe_245 > 0 && base_245 > tope_245;
    if ($169) {
      const $167 = rt.rowOfWord($f.causas_indemnizacion$rows1, causa);
      if ($167 < 0) return false;
      const $168 = $f.causas_indemnizacion$rows1.value[$167]!;
      $169 = $168 > 0;
    }
    if ($169) {
      // VIZZOTI_FLOOR_APPLIED
      $notes.add(24, rt.ratio(tope_245, 100n), rt.ratio(base_245, 100n));
    }
    const $170 = rt.rowOfWord($f.causas_indemnizacion$rows1, causa);
    if ($170 < 0) return false;
    const $171 = $f.causas_indemnizacion$rows1.value[$170]!;
    if ($171 > 0 && sin_indemnizacion) {
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
const layout = '{"size":178,"scales":[1,1,100,100,100,100,100,100,100,1,1,1,100,100,1,100,10000,10000,1000000,100,100,1000000,1000000,1,1],"values":[["input",4,4],["input",5,5],["parameter","SMVM",100],["input",1,[1,1]],["period","end_date","date",[]],3,4,["input",11,[10,1]],["period","start_date","date",[]],["period","days","number",[]],["input",3,3],8,["period","month","number",[]],10,["sent","given(remuneraciones)",12],["input",12,11],["sent","given(remuneracion_del_semestre)",13],["input",13,12],9,["input",15,25],11,["parameter","dias_del_semestre",1,"number"],["input",0,[0,1]],["input",9,[8,1]],13,6,["parameter","preaviso_en_prueba",2,"number"],14,15,["input",8,24],16,18,19,["input",6,6],0,["sent","given(promedio_convenio)",7],["input",7,7],21,24,22,23,5,26,25,27,28,["input",18,[16,1000000]],["input",19,17],33,32,["sent","given(dias_por_gozar)",17],["input",17,[15,10000]],34,["input",16,[14,10000]],35,36,12,17,20,29,30,31,37,["parameter","base_min",100],40,["parameter","base_max",100],41,42,43,44,45,46,47,48,50,49,51,["input",21,[19,1000000]],["input",20,18],52,53,54,55,56,38,57,["parameter","detraccion",25],["parameter","detraccion_sac",25],59,60,["input",23,[21,1]],["input",24,[22,1]],61,64,62,["sent","given(risk_class_rate)",22],63,["input",22,[20,1000000]],["parameter","ffep_suma",1],65,66,67,68,69,["parameter","scvo_prima",100],["sent","given(recibos_del_semestre)",14],["input",14,[13,1]],75],"tables":[{"table":1,"rows":"causas_preaviso$rows1","of":"choice","scales":[1,1,1],"slots":[45,null,null]},{"table":0,"rows":"causas_indemnizacion$rows1","of":"choice","scales":[1,2,2],"slots":[74,null,null]},{"table":0,"rows":"causas_indemnizacion$rows1","of":"choice","scales":[1,2,2],"slots":[77,null,null]},{"table":2,"rows":"tasa_sipa$rows1","of":"choice","scales":[1,10000,10000],"slots":[138,null,null]},{"table":3,"rows":"tasa_fal$rows1","of":"choice","scales":[1,200,200],"slots":[156,null,null],"isConditional":1}],"steps":[[23,[0,1]],[26,[2]],[[27,1],[3,4]],[[28,1],[3,4]],[[29,1],[3,5]],[[30,1],[5,4,6]],[[31,1],[7]],[[34,1],[8,4,[[4,4],32,1,1],[[8,4],33,0,0]]],[[35,1],[9]],[36,[10,11],[37,3000]],[[38,1],[4,12]],[[39,1],[3,13,4]],[42,[14,[[15],40,1,1],[[16,17,18],40,0,0,41,1,1],[[19,20,21],40,0,0,41,0,0]],[43,1200,44]],[[47,1],[22,[[23],46,1,1],-1]],[[48,1],[4,3]],[[50,2],[24,[[25],49,0,0],[[26],49,0,0,31,1,1],[[27],49,0,0,31,0,0]]],[52,[28,[[29,28],51,1,1]],[53,200],null,51],[54,[30],[55,1200]],[[57,1],[24,[[25],47,1,1],[[4,4],56,1,1]]],[58,[29,31],[59,3000]],[60,[32],[61,1200]],[62,[33,34]],[64,[35,[[36],63,1,1]],null,null,63],[65,[37],[66,10000]],[[67,1],[35,[[37,36],63,1,1]]],[68,[38,[[39,40],67,1,1],[[37],67,0,0]]],[[72,1],[41,[[25],69,0,0],[[22],69,0,0,31,1,1],[[22],70,0,0],[[5],70,0,0,71,1,1]]],[73,[42,[[43,41,37],72,0,0]]],[76,[22,[[44],75,1,1],-2],null,null,75],[79,[22,[[44],78,1,1],-3],[80,200],null,78],[81,[45,46],[82,100000000]],[83,[47]],[[84,1],[3,4,4]],[[87,1],[4,3,[[4,3],85,0,0],[[27],85,0,0,86,0,0]]],[88,[48,49],[89,365]],[[91,10000],[50,[[51],90,1,1],[[52,53],90,0,0]]],[92,[10,34,54],[93,25000000]],[94,[55],[95,1200]],[96,[18,56,30,57,32,58,45,59,60,61,55,62]],[97,[18,56,30,57,32,58,55,62]],[[98,30],[11]],[[100,1,101],[56,[[20,21],99,0,0]]],[102,[63,64],[103,3000]],[104,[65,64],[105,3000]],[106,[63,64],[107,1500]],[108,[63,66],[109,200,101]],[110,[65,66],[111,200,101]],[112,[63,66],[113,100,101]],[114,[67,18,68]],[115,[69,18,68]],[116,[70,56,71]],[117,[72,56,71]],[118,[73,74],[119,10000]],[120,[73,74],[121,10000]],[122,[75,76],[123,10000]],[125,[77,[[77,18,56],124,1,1]],[126,100000000],null,124],[127,[78]],[128,[79,80,81,82,83]],[129,[84,85]],[130,[86,64],[131,750]],[132,[87,66],[133,25,101]],[134,[67,18,88,70,56,89]],[135,[69,18,72,56]],[136,[18,56]],[[137,1],[90,[[91],21,0,0]]],[139,[92,93,-4],[140,1000000],null,null,141,[142,10000]],[143,[92,90],[144,1000000],null,null,145,[146,10000]],[147,[92,90],[148,100000],null,null,149,[150,1000]],[151,[92,90],[152,1000000],null,null,153,[154,10000]],[157,[92,93,-5],[158,20000],155,null,159,[160,200]],[161,[94],[162,5000],null,null,163,[164,50]],[166,[95,[[96,97],165,1,1]],[167,100000000],null,165,168,[169,1000000]],[171,[98],[172,1],170],[173,[99,100,101,102,[[103],155,1,1]]],[174,[104]],[[175,1],[3,13,4]],[[177,1],[[[105,106],176,1,1],[[107],176,0,0]]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '«0:»{"scheme":["ARS","period_end",["half_up",[["1/100",null]]]],"types":["date",[1,0,"number"],[0,0,"integer"],"boolean",[0,0,"rate"],{"words":["renuncia","despido_sin_causa","despido_indirecto","despido_con_causa","mutuo_acuerdo","fuerza_mayor","fallecimiento","incapacidad_absoluta","vencimiento_plazo_fijo","por_jubilacion"]},[0,0,"number"],{"words":["inc_a","inc_b_mipyme","inc_b_otra"]}],"roundings":[["half_up",[["1/100",null]]]],"nodes":"0 date,1940-01-01;1 c0;1 c100000000000;2 c30;1 3 2 3;1 i2;1 2 3 5;1 i3;1 c1000000000000;1 i4;1 i5;1 6 9 10;1 s0;1 0 7 12;3 truth,false;0 i1;0 period,4;0 5 15 16;2 p10 17;2 c0;2 c12;2 i10;0 30 15 21;3 10 16 22;2 c100;2 c60;4 c0;4 p9;4 c1/10;4 c1/2;3 truth,true;2 c1;1 p0;1 2 31 32;0 23 16;2 4 31;0 30 34 35;3 12 15 36;2 25 15 16;2 s3;2 2 20 39;2 c3;2 0 40 41;0 30 15 42;0 s4;3 12 16 44;2 18 45 31 19;2 0 39 46;3 i11;0 period,3;3 8 49 34;0 22 16;3 8 16 51;3 14 50 52;2 27 49 16;2 18 53 3 54;2 period,0;2 s8;1 2 7 57;1 3 58 3;2 19 16;2 period,6;2 c6;3 11 61 62;2 c7;2 18 63 31 64;0 33 60 65 31;0 s10;0 6 15 67;2 28 68 16;3 given,12;1 i12;1 3 71 20;3 given,13;1 i13;1 s9;1 0 74 75;1 3 76 20;1 i15;2 c2;1 3 78 79;2 s11;1 2 80 81;2 p8;1 3 82 83;1 18 73 77 84;1 18 70 72 85;5 i0;4 apply,1 87;4 c1;3 8 88 89;3 i9;3 16 91;3 14 90 92;0 30 15 25;3 12 16 94;3 s13;3 16 96;3 s6;6 p11;3 s14;2 18 100 79 31;6 18 98 99 101;2 18 97 19 102;2 s15;3 12 104 19;1 i8;1 2 106 104;1 s16;1 3 108 20;3 16 98;3 14 96 110;0 31 16 31;2 27 112 51;2 18 111 113 19;2 s18;1 2 106 115;1 3 116 3;1 s19;1 3 118 20;1 i6;1 0 120 12;3 given,7;1 i7;1 2 41 123;4 c67/100;1 s21;1 2 125 126;3 12 126 124;3 18 122 128 14;3 s24;1 s22;1 s23;1 6 131 132;1 18 130 133 126;2 s5;3 8 135 19;5 word,fallecimiento;3 9 87 137;3 14 98 138;3 15 136 139;5 word,vencimiento_plazo_fijo;3 8 87 141;3 10 39 31;3 14 142 143;3 15 140 144;3 s26;1 s25;1 2 147 135;1 6 148 126;1 18 146 1 149;4 apply,0 87;3 8 151 89;1 s27;3 8 151 29;1 3 153 79;1 s28;4 i18;1 2 156 157;1 i19;0 24 16;0 6 15 160;2 27 161 16;2 c240;0 30 15 163;3 12 16 164;2 c35;2 c120;0 30 15 167;3 12 16 168;2 c28;2 c21;2 c14;2 18 100 171 172;2 18 169 170 173;2 18 165 166 174;2 s33;2 s32;2 c365;2 5 177 178;2 2 176 179;6 3 180 178;3 given,17;6 i17;6 s34;6 i16;6 1 184 185;6 6 19 186;6 18 182 183 187;2 c25;1 3 13 189;6 s35;1 2 190 191;1 s36;1 3 193 20;1 s12;1 0 75 195;1 0 196 108;1 s17;1 0 198 118;1 s20;1 0 199 200;1 0 197 201;1 s29;1 0 156 203;1 s30;1 0 204 205;1 s31;1 0 207 193;1 s37;1 0 208 209;1 0 206 210;1 0 202 211;1 0 108 198;1 0 196 213;1 0 118 200;1 0 193 209;1 0 215 216;1 0 214 217;6 3 57 3;4 2 219 89;3 8 195 1;6 3 81 83;4 2 222 89;4 18 221 26 223;1 p1;4 s40;1 2 225 226;1 p2;1 2 228 226;1 2 79 225;1 2 230 226;1 3 225 79;4 s41;1 2 232 233;1 3 228 79;1 2 235 233;1 2 225 233;1 s42;1 s43;1 5 75 239;1 6 238 240;1 s44;1 6 242 240;1 s45;1 s46;1 5 195 245;1 6 244 246;1 s47;1 6 248 246;4 c11/100;1 s48;1 s50;1 0 251 252;1 2 250 253;4 c3/100;1 2 255 253;1 s49;1 s51;1 0 257 258;1 2 255 259;4 i21;3 12 261 26;1 2 261 196;1 i20;1 s52;1 s53;1 0 265 266;1 s54;1 0 267 268;1 s55;1 s56;1 0 270 271;1 0 269 272;1 s38;1 s57;1 1 274 275;1 p4;1 2 277 226;1 p5;1 2 279 233;1 s59;1 1 75 281;1 6 238 282;1 s60;1 1 195 284;1 6 244 285;1 0 283 286;1 6 242 75;1 6 248 195;1 0 288 289;3 i23;7 word,inc_a;3 i24;7 word,inc_b_mipyme;7 word,inc_b_otra;7 18 293 294 295;7 18 291 292 296;1 s61;7 s64;4 apply,2 299;1 2 298 300;4 c79/5000;4 c159/10000;4 18 291 302 303;1 2 298 304;4 c27/500;4 c47/1000;4 18 291 306 307;1 2 298 308;4 c107/10000;4 c47/5000;4 18 291 310 311;1 2 298 312;4 apply,3 299;3 active,2026-11-01,;1 2 298 314;1 s62;4 c3/50;1 2 317 318;1 s63;4 i22;3 given,22;1 2 320 321;3 active,2024-01-01,;1 p7;1 s65;1 s66;1 0 326 327;1 s67;1 0 328 329;1 s68;1 s69;1 18 315 332 1;1 0 331 333;1 0 330 334;1 p6;0 31 34 35;2 32 68 337 31;3 given,14;2 i14;2 s75;2 18 339 340 341;3 12 15 16;3 11 15 16;3 10 49 15;3 14 344 345;2 s7;3 12 56 347;3 12 9 1;3 s2;3 14 349 350;3 12 10 1;3 14 352 350;3 9 21 19;3 9 21 41;3 14 354 355;3 9 21 62;3 14 356 357;2 c8;3 9 21 359;3 14 358 360;3 9 21 20;3 14 361 362;0 date,2024-07-09;3 10 15 364;3 8 21 62;3 8 21 359;3 15 366 367;3 8 21 20;3 15 368 369;3 14 365 370;3 12 157 26;3 10 157 29;3 14 372 373;1 s1;3 10 7 375;3 given,2;3 given,3;3 14 377 378;4 c99/100;1 2 380 7;3 10 6 381;4 c101/100;1 2 383 7;3 12 6 384;3 15 382 385;3 14 379 386;3 10 75 238;3 12 75 239;3 10 75 242;3 10 195 244;3 12 195 245;3 10 195 248;3 16 70;3 16 73;3 14 394 395;2 s76;3 10 397 341;3 8 16 94;3 8 16 168;3 15 399 400;3 8 16 164;3 15 401 402;3 8 16 44;3 15 403 404;3 9 98 23;3 12 151 26;3 16 122;3 14 407 408;3 12 153 1;3 14 130 410;3 14 411 407;3 12 147 131;3 14 411 413;3 14 414 407;3 14 407 146;3 14 96 98;3 8 104 19;3 14 417 418;0 date,2024-01-01;3 10 16 420;3 14 293 291;3 16 322;4 c1/20;3 12 261 424;1 s58;3 10 426 1;0 period,5;0 date,2026-11-01;3 13 428 429;0 date,2026-10-01;3 13 428 431","items":[["i",0],["i",1,null,[0,true]],["i",2,null,[1,false],[4,true]],["i",3,6,[1,false],[2,true]],["i",4,1,[1,true],[2,true]],["i",5,1,[1,true],[2,true]],["i",6,7,[1,false],[8,true]],["i",7,null,[1,false],[2,true]],[0,1,11],["i",8,13,[1,false],[8,true]],["i",9,14],["i",10,18,[19,true],[20,true]],["i",11,23],["i",12,null,[1,true],[8,true]],["i",13,null,[1,true],[8,true]],["i",14,null,[19,true],[24,true]],["i",15,13,[1,false],[8,true]],["i",16,19,[19,true],[25,true]],["i",17,null,[19,true],[25,true]],["i",18,26,[26,true],[27,true]],["i",19,1,[1,true],[8,true]],["i",20,1,[1,true],[8,true]],["i",21,26,[26,true],[28,true]],["i",22,null,[26,true],[29,true]],["i",23,14],["i",24,30],[1,1,33],[2,3,37],[3,2,38],[4,0,43],[5,2,47],[6,3,48],[7,2,55],[8,2,56],[9,1,59,0],[10,0,66],[11,2,69],[12,1,86,0],[13,3,93],[14,3,95],[15,2,103],[16,1,107,0,null,105],[17,1,109,0],[18,2,114],[19,1,117,0],[20,1,119,0],[21,1,121,0],[22,1,124,0,null,122],[23,1,127,0],[24,3,129],[25,1,134],[26,3,145],[27,1,150,0],[28,1,153,0,null,152],[29,1,155,0,null,154],[30,1,158,0],[31,1,159,0],[32,2,162],[33,2,175],[34,6,181,0],[35,6,188],[36,1,192,0],[37,1,194,0],[38,1,212],[39,1,218,0],[40,4,220],[41,4,224],[42,1,227,0],[43,1,229,0],[44,1,231,0],[45,1,234,0],[46,1,236,0],[47,1,237,0],[48,1,241,0],[49,1,243,0],[50,1,247,0],[51,1,249,0],[52,1,254,0],[53,1,256,0],[54,1,260,0],[55,1,263,0,null,262],[56,1,264,0],[57,1,273],[58,1,276],[59,1,278,0],[60,1,280,0],[61,1,287,0],[62,1,290,0],[63,1,196,0],[64,7,297«4:],[‹65›,1,‹301+4›,0,null,null,298,‹300+4›»],[69,1,316,0,315,null,298,314],[70,1,319,0,null,null,317,318],[71,1,323,0,null,322,320,321],[72,1,325,0,324],[73,1,335],[74,1,336,0],[75,2,338],[76,2,342]],"parameters":[["SMVM",null],["base_min",null],["base_max",null],["movilidad",null],["detraccion",null],["detraccion_sac",null],["scvo_prima",null],["ffep_suma",null],["dias_del_semestre",null],["agravamiento_maximo",null],["meses_de_prueba",null],["preaviso_en_prueba",null]],"notices":[["refuse","VALIDATION_ERROR","warning","inputs.hire_date","inputs",null,343,["El ingreso ",15," es posterior al fin del contrato ",16," (LCT art. 18)"]],["refuse","VALIDATION_ERROR","warning","period","period",null,346,["Los días trabajados empiezan con el contrato, el ",15," (LCT art. 103)"]],["refuse","VALIDATION_ERROR","warning","period","period",null,348,["Del ",49," al ",16," caben ",347," días, no ",56," (LCT art. 103)"]],["refuse","VALIDATION_ERROR","warning","inputs.promedio_variable_6m","inputs",null,351,["Sin un mes entero antes del ",16," no hay promedio de lo variable (LCT art. 155 inc. c)"]],["refuse","VALIDATION_ERROR","warning","inputs.promedio_variable_12m","inputs",null,353,["Sin un mes entero antes del ",16," no hay promedio de lo variable (LCT arts. 155 inc. c y 245)"]],["refuse","VALIDATION_ERROR","warning","inputs.meses_periodo_prueba","inputs",null,363,["La prueba es de 3, 6, 8 o 12 meses, o 0 si no la hay; no de ",21," (LCT art. 92 bis)"]],["refuse","VALIDATION_ERROR","warning","inputs.meses_periodo_prueba","inputs",null,371,["Quien ingresó antes del 9 de julio de 2024 tuvo una prueba de 3 meses, no de ",21," (LCT art. 92 bis; Ley 27.742 art. 91)"]],["refuse","VALIDATION_ERROR","warning","inputs.agravamiento_discriminacion_rate","inputs",null,374,["El agravamiento va del 50 % al 100 %, no ",157," (LCT art. 245 bis)"]],["warn","BELOW_MINIMUM_WAGE","warning","monthly_salary","employee",null,376,["La remuneración ",7," es menor que el salario mínimo de ",375,"; a tiempo parcial es legal"]],["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,387,["La remuneración mensual ",7," y 30 veces la diaria ",5," difieren en más del 1 %; se usa la mensual"]],["warn","CONTRIBUTION_BASE_FLOORED","info","base_aportes","employee",null,388,["La remuneración ",75," no llega a la base mínima de ",238]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_aportes","employee",null,389,["La remuneración ",75," pasa de la base máxima de ",239]],["warn","CONTRIBUTION_BASE_FLOORED","info","base_aportes_obra_social","employee",null,390,["La remuneración ",75," no llega a la base mínima de obra social de ",242]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_aportes_obra_social","employee",null,389,["Para la obra social, la remuneración ",75," pasa de la base máxima de ",239]],["warn","CONTRIBUTION_BASE_FLOORED","info","base_aportes_sac","employee",null,391,["El aguinaldo ",195," no llega a la base mínima de ",244]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_aportes_sac","employee",null,392,["El aguinaldo ",195," pasa de la base máxima de ",245]],["warn","CONTRIBUTION_BASE_FLOORED","info","base_aportes_obra_social_sac","employee",null,393,["El aguinaldo ",195," no llega a la base mínima de obra social de ",248]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_aportes_obra_social_sac","employee",null,392,["Para la obra social, el aguinaldo ",195," pasa de la base máxima de ",245]],["warn","SAC_BY_BEST_MONTH","info","inputs.remuneraciones_semestre","inputs",null,396,["Sin lo devengado en el semestre, el aguinaldo va por el mejor mes (LCT art. 123)"]],["warn","SAC_MONTHS_MISSING","warning","period","period",null,398,["Antes de este mes hay ",397," recibos del semestre, y ",341," meses con servicio (LCT art. 123)"]],["warn","SENIORITY_AT_BOUNDARY","warning","inputs.hire_date","inputs",null,405,["El fin ",16," cae justo en un límite de antigüedad desde el ",15,": otros cuentan un día más (CCyC art. 6)"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.en_periodo_prueba","override",null,406,["Por las fechas, con ",21," meses de prueba, no es así (LCT art. 92 bis)"]],["warn","CCT_CAP_NOT_PROVIDED","warning","inputs.promedio_convenio","inputs",null,409,["Sin el promedio del convenio no se aplica el tope del art. 245"]],["warn","CCT_CAP_APPLIED","info","indemnizacion_antiguedad","employee",null,412,["La base de ",126," pasa del tope del convenio; se usa ",147]],["warn","VIZZOTI_FLOOR_APPLIED","info","indemnizacion_antiguedad","employee",null,415,["El tope de ",131," es menor que el 67 % de la base; se usa ",147," (CSJN, Vizzoti)"]],["warn","NO_SEVERANCE_SHORT_SERVICE","warning","inputs.causa","inputs",null,416,["Por el tiempo de servicio no hay indemnización por antigüedad (LCT arts. 92 bis, 245 y 250)"]],["warn","NOTICE_NOT_DUE_TRIAL_PERIOD","warning","preaviso","employee",null,419,["En el periodo de prueba no hay preaviso desde el 6 de marzo de 2026 (Ley 27.802)"]],["warn","PARAM_MISSING","info","contrib_art_ffep","employee",null,421,["De 2023 no se conoce la suma fija del FFEP; no se incluye"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.empleador_mipyme","override",null,422,["Un empleador del art. 19 inc. a no es MiPyME: para el Fondo de Asistencia Laboral cuenta el 1 %"]],["warn","ART_RATE_NOT_PROVIDED","warning","risk_class_rate","employee",null,423,["Sin la alícuota del contrato de ART no se calcula la cuota variable"]],["warn","CUOTA_SINDICAL_HIGH","warning","cuota_sindical_rate","employee",null,425,["La cuota sindical de ",261," pasa del 5 %"]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,427,["Las deducciones superan las percepciones"]],["warn","PARAM_CARRIED_FORWARD","warning","period","period",null,430,["Base mínima: sin valor publicado desde 2026-11-01; se usa el de 2026-10"]],["warn","PARAM_CARRIED_FORWARD","warning","period","period",null,430,["Base máxima: sin valor publicado desde 2026-11-01; se usa el de 2026-10"]],["warn","PARAM_CARRIED_FORWARD","warning","contrib_art_ffep","employee",null,432,["Suma fija FFEP: sin valor publicado desde 2026-10-01; se usa el de 2026-09"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,105,["preaviso: sin confirmar, que no lleva aportes (Ley 24.241 art. 7) y que paga Ganancias"]]],"tables":[[5,null,4,null,null],[5,null,4,null,null],[7,null,4,null,null],[7,null,4,null,null]]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [SMVM$rows, base_min$rows, base_max$rows, movilidad$rows, detraccion$rows, detraccion_sac$rows, scvo_prima$rows, ffep_suma$rows,
    dias_del_semestre$rows, agravamiento_maximo$rows, meses_de_prueba$rows, preaviso_en_prueba$rows],
  tables: [causas_indemnizacion, causas_preaviso, tasa_sipa, tasa_fal] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  elsewhere: $elsewhere, compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
