// AR.liquidacion_final 2023.1: Liquidación final
// Emitted from rules/ar/liquidacion_final/2023-01-01.pay by payroll compile. Do not edit.
// file    sha256:76be65065eff2faadfc1a547bad4b3ee23dedf47db3fcc6b12c2610615941a41
// meaning sha256:e2540d078f163d8b5f32a221ef080a45cc378cbd50778e317c8708461a94b6ee
import * as rt from '../../../../runtime/index.ts';
import { $file, SMVM$rows, base_min$rows, base_max$rows, movilidad$rows, detraccion$rows, detraccion_sac$rows,
  scvo_prima$rows, ffep_suma$rows, dias_del_semestre$rows, meses_de_prueba$rows, preaviso_en_prueba$rows,
  causas_indemnizacion, causas_preaviso, tasa_sipa, tasa_fal, $sources, $provenance, $inputs, $histories, $steps } from './2023-01-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'rules/ar/liquidacion_final/2023-01-01.pay',
    fingerprint: 'sha256:76be65065eff2faadfc1a547bad4b3ee23dedf47db3fcc6b12c2610615941a41',
    meaning: 'sha256:e2540d078f163d8b5f32a221ef080a45cc378cbd50778e317c8708461a94b6ee', country: 'AR', scheme: 'liquidacion_final',
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
  if ($n[18]! < 0 || $n[18]! > 1000000) return false;
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
  // Días trabajados del mes
  const dias_trabajados_mes = $s[32] = $row.days;
  // Días trabajados del mes
  const $13 = $s[34] = monthly_salary * dias_trabajados_mes;
  const sueldo_basico = $s[33] = Math.floor(($13 + 15) / 30);
  // Inicio semestre
  const $15 = Number($at.slice(5, 7)) <= 6 ? 1 : 7;
  const inicio_semestre = rt.dateOf(rt.yearOf($row.period.end), $15, 1);
  $s[35] = rt.digitsOfDate(inicio_semestre);
  // Días del semestre
  const dias_semestre = $s[36] = rt.daysOf30Between(rt.latest(hire_date, inicio_semestre), $row.period.end);
  // SAC proporcional
  let $18 = 1;
  const $23 = rt.isSent($n[12]!);
  $s[37] = $23 ? 1 : 0;
  let $25: number;
  if ($23) {
    const $24 = remuneraciones * $18;
    if ($24 > rt.SAFE) return false;
    $25 = $24;
  } else {
    const $19 = rt.isSent($n[13]!);
    $s[38] = $19 ? 1 : 0;
    let $22: number;
    if ($19) {
      const $20 = (remuneracion_del_semestre + sueldo_basico) * $18;
      if ($20 > rt.SAFE) return false;
      $22 = $20;
    } else {
      const $17 = mejor_remuneracion_semestre * dias_semestre;
      if ($17 > rt.SAFE) return false;
      if (!($f.dias_del_semestre > 0)) return false;
      $18 = $f.dias_del_semestre;
      const $21 = $17 * 6;
      if ($21 > rt.SAFE) return false;
      $22 = $21;
    }
    $25 = $22;
  }
  const $26 = rt.wholeOf($25, 12 * $18, 'half_up');
  if (Number.isNaN($26)) return false;
  const sac_egreso = $s[39] = $26;
  $s[40] = $25;
  $s[41] = $18;
  // La causa pide preaviso, y no se dio
  const $27 = $s[42] = rt.rowOfWord($f.causas_preaviso$rows1, causa);
  if ($27 < 0) return false;
  const $28 = $f.causas_preaviso$rows1.value[$27]!;
  const $29 = $28 === 1;
  $s[43] = $29 ? 1 : 0;
  const con_preaviso = $29 && !preaviso_otorgado;
  $s[44] = con_preaviso ? 1 : 0;
  // Más de cinco años
  const antiguedad_mayor_5 = $row.period.end > rt.addMonths(hire_date, 60);
  $s[45] = antiguedad_mayor_5 ? 1 : 0;
  // Meses de preaviso
  const $32 = !con_preaviso;
  $s[46] = $32 ? 1 : 0;
  let $33: number;
  if ($32) {
    $33 = 0;
  } else {
    let $31: number;
    if (en_periodo_prueba) {
      $31 = $f.preaviso_en_prueba;
    } else {
      const $30 = antiguedad_mayor_5 ? 2 : 1;
      $31 = $30 * 2;
    }
    $33 = $31;
  }
  const meses_preaviso = $s[47] = $33;
  // Indemnización sustitutiva de preaviso
  let preaviso = 0;
  const $34 = meses_preaviso > 0;
  $s[48] = $34 ? 1 : 0;
  if ($34) {
    const $35 = $s[50] = remuneracion_preaviso * meses_preaviso;
    preaviso = $s[49] = Math.floor(($35 + 1) / 2);
  }
  // SAC sobre preaviso
  const sac_preaviso = $s[51] = Math.floor((preaviso + 6) / 12);
  $s[52] = preaviso;
  // Días de integración
  const $38 = con_preaviso && !en_periodo_prueba;
  $s[53] = $38 ? 1 : 0;
  const dias_integracion = $s[54] = $38 ? rt.daysBetween(rt.addDays($row.period.end, 1), rt.lastDayOfMonth($row.period.end)) : 0;
  // Integración del mes de despido
  const $40 = $s[56] = remuneracion_preaviso * dias_integracion;
  if ($40 > 4503599627370465) return false;
  const integracion_mes = $s[55] = Math.floor(($40 + 15) / 30);
  // SAC sobre integración
  const sac_integracion = $s[57] = Math.floor((integracion_mes + 6) / 12);
  $s[58] = integracion_mes;
  // Mejor remuneración mensual, normal y habitual
  const remuneracion_base_245 = $s[59] = mejor_remuneracion_245 + promedio_variable;
  // Tope del convenio
  let tope_245 = 0;
  const $44 = rt.isSent($n[7]!);
  $s[60] = $44 ? 1 : 0;
  if ($44) {
    tope_245 = $s[61] = promedio_convenio * 3;
  }
  // Piso del 67 %
  const $46 = $s[63] = remuneracion_base_245 * 67;
  if ($46 > 4503599627370395) return false;
  const piso_vizzoti = $s[62] = Math.floor(($46 + 50) / 100);
  // La base pasa del tope
  const con_tope = $44 ? remuneracion_base_245 > promedio_convenio * 3 : false;
  $s[64] = con_tope ? 1 : 0;
  // Base de la indemnización
  const base_245 = $s[65] = con_tope ? (tope_245 > piso_vizzoti ? tope_245 : piso_vizzoti) : remuneracion_base_245;
  // Sin derecho por el tiempo de servicio
  const $50 = anios_indemnizatorios === 0;
  $s[66] = $50 ? 1 : 0;
  const $52 = $50 || (en_periodo_prueba && !rt.same(causa, 'fallecimiento'));
  $s[67] = $52 ? 1 : 0;
  let $53: boolean = $52;
  if (!$53) {
    const $51 = rt.same(causa, 'vencimiento_plazo_fijo');
    $s[68] = $51 ? 1 : 0;
    $53 = $51 && antiguedad_anios < 1;
  }
  const sin_indemnizacion = $53;
  $s[69] = sin_indemnizacion ? 1 : 0;
  // Indemnización del art. 245, entera
  let $55: number;
  if (sin_indemnizacion) {
    $55 = 0;
  } else {
    const $54 = base_245 * anios_indemnizatorios;
    if ($54 > rt.SAFE) return false;
    $55 = $54 > remuneracion_base_245 ? $54 : remuneracion_base_245;
  }
  const importe_245 = $s[70] = $55;
  // Indemnización por antigüedad (art. 245)
  let indemnizacion_antiguedad = 0;
  const $56 = $s[71] = rt.rowOfWord($f.causas_indemnizacion$rows1, causa);
  if ($56 < 0) return false;
  const $57 = $f.causas_indemnizacion$rows1.value[$56]!;
  const $58 = $57 === 2;
  $s[72] = $58 ? 1 : 0;
  if ($58) {
    indemnizacion_antiguedad = $s[73] = importe_245;
  }
  // Indemnización reducida (arts. 247, 248, 250)
  let indemnizacion_reducida = 0;
  const $59 = $s[74] = rt.rowOfWord($f.causas_indemnizacion$rows1, causa);
  if ($59 < 0) return false;
  const $60 = $f.causas_indemnizacion$rows1.value[$59]!;
  const $61 = $60 === 1;
  $s[75] = $61 ? 1 : 0;
  if ($61) {
    if (importe_245 > 4503599627370493) return false;
    indemnizacion_reducida = $s[76] = Math.floor((importe_245 + 1) / 2);
    $s[77] = importe_245;
  }
  // Indemnización agravada (art. 245 bis)
  const $63 = $s[79] = indemnizacion_antiguedad * agravamiento_discriminacion_rate;
  if ($63 > 4503599626370495) return false;
  const indemnizacion_discriminacion = $s[78] = Math.floor(($63 + 500000) / 1000000);
  // Gratificación por extinción (art. 241)
  const gratificacion_extincion = $s[80] = gratificacion;
  // Días trabajados en el año
  const dias_trabajados_anio = $s[81] = rt.daysBetween(rt.latest(hire_date, rt.startOfYear($row.period.end)), $row.period.end);
  // Días de vacaciones del año
  const $69 = $row.period.end > rt.addMonths(hire_date, 240);
  $s[82] = $69 ? 1 : 0;
  let $70: number;
  if ($69) {
    $70 = 35;
  } else {
    const $67 = $row.period.end > rt.addMonths(hire_date, 120);
    $s[83] = $67 ? 1 : 0;
    let $68: number;
    if ($67) {
      $68 = 28;
    } else {
      $68 = antiguedad_mayor_5 ? 21 : 14;
    }
    $70 = $68;
  }
  const dias_vacaciones_anuales = $s[84] = $70;
  // Días de vacaciones, en proporción
  const $71 = $s[86] = dias_vacaciones_anuales * (dias_trabajados_anio < 365 ? dias_trabajados_anio : 365);
  const $72 = $71 * 20;
  const dias_vacaciones_devengados = $s[85] = Math.floor((2 * $72 + 73) / 146);
  // Días de vacaciones no gozadas
  const $75 = rt.isSent($n[17]!);
  $s[87] = $75 ? 1 : 0;
  let $76: number;
  if ($75) {
    $76 = dias_por_gozar;
  } else {
    const $74 = dias_vacaciones_devengados * 100 - dias_vacaciones_gozadas;
    $76 = 0 > $74 ? 0 : $74;
  }
  const dias_vacaciones_no_gozadas = $s[88] = $76;
  // Vacaciones no gozadas (art. 156)
  const $77 = $s[90] = (monthly_salary + promedio_variable) * dias_vacaciones_no_gozadas;
  if ($77 > 4503599627120495) return false;
  const vacaciones_no_gozadas = $s[89] = Math.floor(($77 + 125000) / 250000);
  // SAC sobre vacaciones no gozadas
  const sac_vacaciones = $s[91] = Math.floor((vacaciones_no_gozadas + 6) / 12);
  $s[92] = vacaciones_no_gozadas;
  // Total de percepciones
  const $80 = sueldo_basico + sac_egreso + preaviso + sac_preaviso + integracion_mes + sac_integracion + indemnizacion_antiguedad;
  if ($80 > rt.SAFE) return false;
  const $81 = $80 + indemnizacion_reducida;
  if ($81 > rt.SAFE) return false;
  const $82 = $81 + indemnizacion_discriminacion;
  if ($82 > rt.SAFE) return false;
  const $83 = $82 + gratificacion_extincion;
  if ($83 > rt.SAFE) return false;
  const $84 = $83 + vacaciones_no_gozadas;
  if ($84 > rt.SAFE) return false;
  const $85 = $84 + sac_vacaciones;
  if ($85 > rt.SAFE) return false;
  const total_percepciones = $s[93] = $85;
  // Base de Ganancias de la liquidación final
  $s[94] = sueldo_basico + sac_egreso + preaviso + sac_preaviso + integracion_mes + sac_integracion + vacaciones_no_gozadas + sac_vacaciones;
  // Parte del mes
  const parte_mes = $s[95] = dias_trabajados_mes;
  // Parte del semestre
  let $87 = 1;
  const $88 = sac_egreso === 0;
  $s[96] = $88 ? 1 : 0;
  let $89: number;
  if ($88) {
    $89 = 0 * $87;
  } else {
    if (!($f.dias_del_semestre > 0)) return false;
    $87 = $f.dias_del_semestre;
    $89 = dias_semestre;
  }
  const parte_semestre = $s[97] = $89;
  $s[98] = $87;
  // Base mínima
  const $90 = $s[100] = $f.base_min * parte_mes;
  const base_min_mes = $s[99] = Math.floor(($90 + 15) / 30);
  // Base máxima
  const $92 = $s[102] = $f.base_max * parte_mes;
  const base_max_mes = $s[101] = Math.floor(($92 + 15) / 30);
  // Base mínima de obra social
  const $94 = $s[104] = $f.base_min * parte_mes;
  const base_min_obra_social = $s[103] = Math.floor((2 * $94 + 15) / 30);
  // Base mínima del aguinaldo
  const $96 = $s[106] = $f.base_min * parte_semestre;
  const $97 = rt.wholeOf($96, 2 * $87, 'half_up');
  if (Number.isNaN($97)) return false;
  const base_min_sac = $s[105] = $97;
  // Base máxima del aguinaldo
  const $98 = $s[108] = $f.base_max * parte_semestre;
  const $99 = rt.wholeOf($98, 2 * $87, 'half_up');
  if (Number.isNaN($99)) return false;
  const base_max_sac = $s[107] = $99;
  // Base mínima de obra social del aguinaldo
  const $100 = $s[110] = $f.base_min * parte_semestre;
  const $101 = rt.wholeOf($100, $87, 'half_up');
  if (Number.isNaN($101)) return false;
  const base_min_obra_social_sac = $s[109] = $101;
  // Base de aportes
  const $102 = sueldo_basico < base_max_mes ? sueldo_basico : base_max_mes;
  const base_aportes = $s[111] = base_min_mes > $102 ? base_min_mes : $102;
  // Base de aportes a la obra social
  const $104 = sueldo_basico < base_max_mes ? sueldo_basico : base_max_mes;
  const base_aportes_obra_social = $s[112] = base_min_obra_social > $104 ? base_min_obra_social : $104;
  // Base de aportes sobre aguinaldo
  const $106 = sac_egreso < base_max_sac ? sac_egreso : base_max_sac;
  const base_aportes_sac = $s[113] = base_min_sac > $106 ? base_min_sac : $106;
  // Base de obra social sobre aguinaldo
  const $108 = sac_egreso < base_max_sac ? sac_egreso : base_max_sac;
  const base_aportes_obra_social_sac = $s[114] = base_min_obra_social_sac > $108 ? base_min_obra_social_sac : $108;
  // Jubilación (SIPA)
  const $110 = $s[116] = (base_aportes + base_aportes_sac) * 11;
  const jubilacion = $s[115] = Math.floor(($110 + 50) / 100);
  // INSSJP - PAMI (Ley 19.032)
  const $112 = $s[118] = (base_aportes + base_aportes_sac) * 3;
  const ley_19032 = $s[117] = Math.floor(($112 + 50) / 100);
  // Obra social (Ley 23.660)
  const $114 = $s[120] = (base_aportes_obra_social + base_aportes_obra_social_sac) * 3;
  const obra_social = $s[119] = Math.floor(($114 + 50) / 100);
  // Cuota sindical
  let cuota_sindical = 0;
  const $116 = cuota_sindical_rate > 0;
  $s[121] = $116 ? 1 : 0;
  if ($116) {
    const $117 = $s[123] = cuota_sindical_rate * (sueldo_basico + sac_egreso);
    if ($117 > 4503599626370495) return false;
    cuota_sindical = $s[122] = Math.floor(($117 + 500000) / 1000000);
  }
  // Impuesto a las Ganancias (4ta categoría)
  const ganancias = $s[124] = ganancias_final_amount;
  // Total de deducciones
  const total_deducciones = $s[125] = jubilacion + ley_19032 + obra_social + cuota_sindical + ganancias;
  // Neto a cobrar
  const neto = $s[126] = total_percepciones - total_deducciones;
  // Detracción, en proporción a los días
  const $121 = $s[128] = $f.detraccion * parte_mes;
  const $122 = $121 * 2;
  const detraccion_mes = $s[127] = Math.floor((2 * $122 + 15) / 30);
  // Detracción del aguinaldo, en proporción
  const $124 = $s[130] = $f.detraccion_sac * parte_semestre;
  const $125 = $124 * 4;
  const $126 = rt.wholeOf($125, $87, 'half_up');
  if (Number.isNaN($126)) return false;
  const detraccion_egreso = $s[129] = $126;
  // Base de contribuciones patronales
  const $127 = sueldo_basico - detraccion_mes;
  const $128 = sac_egreso - detraccion_egreso;
  const base_contribuciones = $s[131] = (base_min_mes > $127 ? base_min_mes : $127) + (base_min_sac > $128 ? base_min_sac : $128);
  // Base de obra social (empleador)
  const base_obra_social_empleador = $s[132] = (base_min_obra_social > sueldo_basico ? base_min_obra_social : sueldo_basico) +
    (base_min_obra_social_sac > sac_egreso ? base_min_obra_social_sac : sac_egreso);
  // Base ART
  const base_art = $s[133] = sueldo_basico + sac_egreso;
  // Clase de empleador
  let $133: string;
  if (empleador_grande_servicios) {
    $133 = 'inc_a';
  } else {
    $133 = empleador_mipyme ? 'inc_b_mipyme' : 'inc_b_otra';
  }
  const clase_empleador = $133;
  $s[134] = rt.positionOf(['inc_a', 'inc_b_mipyme', 'inc_b_otra'], clase_empleador);
  // SIPA
  const $134 = $s[135] = rt.rowOfWord($f.tasa_sipa$rows1, clase_empleador);
  if ($134 < 0) return false;
  const $135 = $s[139] = $f.tasa_sipa$rows1.value[$134]!;
  const $136 = $s[137] = base_contribuciones * $135;
  if ($136 > 4503599627360495) return false;
  const contrib_sipa = $s[136] = Math.floor(($136 + 5000) / 10000);
  $s[138] = base_contribuciones;
  // INSSJP (PAMI)
  const $138 = $s[143] = empleador_grande_servicios ? 158 : 159;
  const $139 = $s[141] = base_contribuciones * $138;
  if ($139 > 4503599627360495) return false;
  const contrib_inssjp = $s[140] = Math.floor(($139 + 5000) / 10000);
  $s[142] = base_contribuciones;
  // Asignaciones familiares
  const $141 = $s[147] = empleador_grande_servicios ? 54 : 47;
  const $142 = $s[145] = base_contribuciones * $141;
  if ($142 > 4503599627369495) return false;
  const contrib_aaff = $s[144] = Math.floor(($142 + 500) / 1000);
  $s[146] = base_contribuciones;
  // Fondo Nacional de Empleo
  const $144 = $s[151] = empleador_grande_servicios ? 107 : 94;
  const $145 = $s[149] = base_contribuciones * $144;
  if ($145 > 4503599627360495) return false;
  const contrib_fne = $s[148] = Math.floor(($145 + 5000) / 10000);
  $s[150] = base_contribuciones;
  // Fondo de Asistencia Laboral
  $s[153] = -1;
  let contrib_fal = 0;
  const $147 = $at >= '2026-11-01';
  $s[152] = $147 ? 1 : 0;
  if ($147) {
    const $148 = $s[153] = rt.rowOfWord($f.tasa_fal$rows1, clase_empleador);
    if ($148 < 0) return false;
    const $149 = $s[157] = $f.tasa_fal$rows1.value[$148]!;
    const $150 = $s[155] = base_contribuciones * $149;
    contrib_fal = $s[154] = Math.floor(($150 + 100) / 200);
    $s[156] = base_contribuciones;
  }
  // Obra social (6%: 5.10 + 0.90 FSR)
  const $152 = $s[159] = base_obra_social_empleador * 3;
  $s[158] = Math.floor(($152 + 25) / 50);
  $s[160] = base_obra_social_empleador;
  $s[161] = 3;
  // ART, cuota variable
  const $154 = rt.isSent($n[22]!);
  $s[162] = $154 ? 1 : 0;
  if ($154) {
    const $155 = $s[164] = base_art * risk_class_rate;
    if ($155 > 4503599626370495) return false;
    $s[163] = Math.floor(($155 + 500000) / 1000000);
    $s[165] = base_art;
    $s[166] = risk_class_rate;
  }
  // ART, suma fija FFEP
  const $157 = $at >= '2024-01-01';
  $s[167] = $157 ? 1 : 0;
  if ($157) {
    $s[168] = $f.ffep_suma * 100;
    $s[169] = $f.ffep_suma;
  }
  // Total contribuciones de seguridad social
  const $159 = $147 ? contrib_fal : 0;
  $s[170] = contrib_sipa + contrib_inssjp + contrib_aaff + contrib_fne + $159;
  // Seguro colectivo de vida obligatorio
  $s[171] = $f.scvo_prima;
  // Meses anteriores del semestre, con servicio
  const meses_anteriores = $s[172] = rt.monthsWith(rt.latest(hire_date, inicio_semestre), rt.addDays(rt.firstDayOfMonth($row.period.end), -1),
    1);
  // Recibos del semestre
  const $162 = rt.isSent($n[14]!);
  $s[173] = $162 ? 1 : 0;
  const recibos_anteriores = $s[174] = $162 ? recibos_del_semestre : meses_anteriores;
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
    if (!rt.isSent($n[12]!) && !rt.isSent($n[13]!)) {
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
    const $164 = rt.rowOfWord($f.causas_indemnizacion$rows1, causa);
    if ($164 < 0) return false;
    const $165 = $f.causas_indemnizacion$rows1.value[$164]!;
    if ($165 > 0 && !rt.isSent($n[7]!)) {
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
    const $166 = rt.rowOfWord($f.causas_indemnizacion$rows1, causa);
    if ($166 < 0) return false;
    const $167 = $f.causas_indemnizacion$rows1.value[$166]!;
    if ($167 > 0 && sin_indemnizacion) {
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
    if (!rt.isSent($n[22]!)) {
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
const layout = '{"size":175,"scales":[1,1,100,100,100,100,100,100,100,1,1,1,100,100,1,100,10000,10000,1000000,100,100,1000000,1000000,1,1],"values":[["input",4,4],["input",5,5],["parameter","SMVM",100],["input",1,[1,1]],["period","end_date","date",[]],3,4,["input",11,[10,1]],["period","days","number",[]],["input",3,3],7,["period","month","number",[]],9,["sent","given(remuneraciones)",12],["input",12,11],["sent","given(remuneracion_del_semestre)",13],["input",13,12],8,["input",15,25],10,["parameter","dias_del_semestre",1,"number"],["input",0,[0,1]],["input",9,[8,1]],12,6,["parameter","preaviso_en_prueba",2,"number"],13,14,["input",8,24],15,17,18,["input",6,6],0,["sent","given(promedio_convenio)",7],["input",7,7],20,23,21,22,5,25,24,26,27,["input",18,[16,1000000]],["input",19,17],32,31,["sent","given(dias_por_gozar)",17],["input",17,[15,10000]],33,["input",16,[14,10000]],34,35,11,16,19,28,29,30,36,["parameter","base_min",100],39,["parameter","base_max",100],40,41,42,43,44,45,46,47,49,48,50,["input",21,[19,1000000]],["input",20,18],51,52,53,54,55,37,56,["parameter","detraccion",25],["parameter","detraccion_sac",25],58,59,["input",23,[21,1]],["input",24,[22,1]],60,63,61,["sent","given(risk_class_rate)",22],62,["input",22,[20,1000000]],["parameter","ffep_suma",1],64,65,66,67,68,["parameter","scvo_prima",100],["sent","given(recibos_del_semestre)",14],["input",14,[13,1]],74],"tables":[{"table":1,"rows":"causas_preaviso$rows1","of":"choice","scales":[1,1,1],"slots":[42,null,null]},{"table":0,"rows":"causas_indemnizacion$rows1","of":"choice","scales":[1,2,2],"slots":[71,null,null]},{"table":0,"rows":"causas_indemnizacion$rows1","of":"choice","scales":[1,2,2],"slots":[74,null,null]},{"table":2,"rows":"tasa_sipa$rows1","of":"choice","scales":[1,10000,10000],"slots":[135,null,null]},{"table":3,"rows":"tasa_fal$rows1","of":"choice","scales":[1,200,200],"slots":[153,null,null],"isConditional":1}],"steps":[[23,[0,1]],[26,[2]],[[27,1],[3,4]],[[28,1],[3,4]],[[29,1],[3,5]],[[30,1],[5,4,6]],[[31,1],[7]],[[32,1],[8]],[33,[9,10],[34,3000]],[[35,1],[4,11]],[[36,1],[3,12,4]],[39,[13,[[14],37,1,1],[[15,16,17],37,0,0,38,1,1],[[18,19,20],37,0,0,38,0,0]],[40,1200,41]],[[44,1],[21,[[22],43,1,1],-1]],[[45,1],[4,3]],[[47,2],[23,[[24],46,0,0],[[25],46,0,0,31,1,1],[[26],46,0,0,31,0,0]]],[49,[27,[[28,27],48,1,1]],[50,200],null,48],[51,[29],[52,1200]],[[54,1],[23,[[24],44,1,1],[[4,4],53,1,1]]],[55,[28,30],[56,3000]],[57,[31],[58,1200]],[59,[32,33]],[61,[34,[[35],60,1,1]],null,null,60],[62,[36],[63,10000]],[[64,1],[34,[[36,35],60,1,1]]],[65,[37,[[38,39],64,1,1],[[36],64,0,0]]],[[69,1],[40,[[24],66,0,0],[[21],66,0,0,31,1,1],[[21],67,0,0],[[5],67,0,0,68,1,1]]],[70,[41,[[42,40,36],69,0,0]]],[73,[21,[[43],72,1,1],-2],null,null,72],[76,[21,[[43],75,1,1],-3],[77,200],null,75],[78,[44,45],[79,100000000]],[80,[46]],[[81,1],[3,4,4]],[[84,1],[4,3,[[4,3],82,0,0],[[26],82,0,0,83,0,0]]],[85,[47,48],[86,365]],[[88,10000],[49,[[50],87,1,1],[[51,52],87,0,0]]],[89,[9,33,53],[90,25000000]],[91,[54],[92,1200]],[93,[17,55,29,56,31,57,44,58,59,60,54,61]],[94,[17,55,29,56,31,57,54,61]],[[95,30],[10]],[[97,1,98],[55,[[19,20],96,0,0]]],[99,[62,63],[100,3000]],[101,[64,63],[102,3000]],[103,[62,63],[104,1500]],[105,[62,65],[106,200,98]],[107,[64,65],[108,200,98]],[109,[62,65],[110,100,98]],[111,[66,17,67]],[112,[68,17,67]],[113,[69,55,70]],[114,[71,55,70]],[115,[72,73],[116,10000]],[117,[72,73],[118,10000]],[119,[74,75],[120,10000]],[122,[76,[[76,17,55],121,1,1]],[123,100000000],null,121],[124,[77]],[125,[78,79,80,81,82]],[126,[83,84]],[127,[85,63],[128,750]],[129,[86,65],[130,25,98]],[131,[66,17,87,69,55,88]],[132,[68,17,71,55]],[133,[17,55]],[[134,1],[89,[[90],21,0,0]]],[136,[91,92,-4],[137,1000000],null,null,138,[139,10000]],[140,[91,89],[141,1000000],null,null,142,[143,10000]],[144,[91,89],[145,100000],null,null,146,[147,1000]],[148,[91,89],[149,1000000],null,null,150,[151,10000]],[154,[91,92,-5],[155,20000],152,null,156,[157,200]],[158,[93],[159,5000],null,null,160,[161,50]],[163,[94,[[95,96],162,1,1]],[164,100000000],null,162,165,[166,1000000]],[168,[97],[169,1],167],[170,[98,99,100,101,[[102],152,1,1]]],[171,[103]],[[172,1],[3,12,4]],[[174,1],[[[104,105],173,1,1],[[106],173,0,0]]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '{"scheme":["ARS","period_end",["half_up",[["1/100",null]]]],"types":["date",[1,0,"number"],[0,0,"integer"],"boolean",[0,0,"rate"],{"words":["renuncia","despido_sin_causa","despido_indirecto","despido_con_causa","mutuo_acuerdo","fuerza_mayor","fallecimiento","incapacidad_absoluta","vencimiento_plazo_fijo","por_jubilacion"]},[0,0,"number"],{"words":["inc_a","inc_b_mipyme","inc_b_otra"]}],"roundings":[["half_up",[["1/100",null]]]],"nodes":"0 date,1940-01-01;1 c0;1 c100000000000;2 c30;1 3 2 3;1 i2;1 2 3 5;1 i3;1 c1000000000000;1 i4;1 i5;1 6 9 10;1 s0;1 0 7 12;3 truth,false;0 i1;0 period,4;0 5 15 16;2 p9 17;2 c0;2 c12;2 i10;0 30 15 21;3 10 16 22;2 c100;2 c60;4 c0;4 c1;4 c1/10;4 c1/2;3 truth,true;2 c1;1 p0;1 2 31 32;0 23 16;2 4 31;0 30 34 35;3 12 15 36;2 25 15 16;2 s3;2 2 20 39;2 c3;2 0 40 41;0 30 15 42;0 s4;3 12 16 44;2 18 45 31 19;2 0 39 46;3 i11;2 period,0;2 s7;1 2 7 50;1 3 51 3;2 19 16;2 period,6;2 c6;3 11 54 55;2 c7;2 18 56 31 57;0 33 53 58 31;0 s9;0 6 15 60;2 28 61 16;3 given,12;1 i12;1 3 64 20;3 given,13;1 i13;1 s8;1 0 67 68;1 3 69 20;1 i15;2 c2;1 3 71 72;2 s10;1 2 73 74;2 p8;1 3 75 76;1 18 66 70 77;1 18 63 65 78;5 i0;4 apply,1 80;3 8 81 27;3 i9;3 16 83;3 14 82 84;0 30 15 25;3 12 16 86;3 s12;3 16 88;3 s6;6 p10;3 s13;2 18 92 72 31;6 18 90 91 93;2 18 89 19 94;2 s14;3 12 96 19;1 i8;1 2 98 96;1 s15;1 3 100 20;3 16 90;3 14 88 102;0 31 16 31;0 22 16;2 27 104 105;2 18 103 106 19;2 s17;1 2 98 108;1 3 109 3;1 s18;1 3 111 20;1 i6;1 0 113 12;3 given,7;1 i7;1 2 41 116;4 c67/100;1 s20;1 2 118 119;3 12 119 117;3 18 115 121 14;3 s23;1 s21;1 s22;1 6 124 125;1 18 123 126 119;2 s5;3 8 128 19;5 word,fallecimiento;3 9 80 130;3 14 90 131;3 15 129 132;5 word,vencimiento_plazo_fijo;3 8 80 134;3 10 39 31;3 14 135 136;3 15 133 137;3 s25;1 s24;1 2 140 128;1 6 141 119;1 18 139 1 142;4 apply,0 80;3 8 144 27;1 s26;3 8 144 29;1 3 146 72;1 s27;4 i18;1 2 149 150;1 i19;0 24 16;0 6 15 153;2 27 154 16;2 c240;0 30 15 156;3 12 16 157;2 c35;2 c120;0 30 15 160;3 12 16 161;2 c28;2 c21;2 c14;2 18 92 164 165;2 18 162 163 166;2 18 158 159 167;2 s32;2 s31;2 c365;2 5 170 171;2 2 169 172;6 3 173 171;3 given,17;6 i17;6 s33;6 i16;6 1 177 178;6 6 19 179;6 18 175 176 180;2 c25;1 3 13 182;6 s34;1 2 183 184;1 s35;1 3 186 20;1 s11;1 0 68 188;1 0 189 100;1 s16;1 0 191 111;1 s19;1 0 192 193;1 0 190 194;1 s28;1 0 149 196;1 s29;1 0 197 198;1 s30;1 0 200 186;1 s36;1 0 201 202;1 0 199 203;1 0 195 204;1 0 100 191;1 0 189 206;1 0 111 193;1 0 186 202;1 0 208 209;1 0 207 210;6 3 50 3;4 2 212 27;3 8 188 1;6 3 74 76;4 2 215 27;4 18 214 26 216;1 p1;4 s39;1 2 218 219;1 p2;1 2 221 219;1 2 72 218;1 2 223 219;1 3 218 72;4 s40;1 2 225 226;1 3 221 72;1 2 228 226;1 2 218 226;1 s41;1 s42;1 5 68 232;1 6 231 233;1 s43;1 6 235 233;1 s44;1 s45;1 5 188 238;1 6 237 239;1 s46;1 6 241 239;4 c11/100;1 s47;1 s49;1 0 244 245;1 2 243 246;4 c3/100;1 2 248 246;1 s48;1 s50;1 0 250 251;1 2 248 252;4 i21;3 12 254 26;1 2 254 189;1 i20;1 s51;1 s52;1 0 258 259;1 s53;1 0 260 261;1 s54;1 s55;1 0 263 264;1 0 262 265;1 s37;1 s56;1 1 267 268;1 p4;1 2 270 219;1 p5;1 2 272 226;1 s58;1 1 68 274;1 6 231 275;1 s59;1 1 188 277;1 6 237 278;1 0 276 279;1 6 235 68;1 6 241 188;1 0 281 282;3 i23;7 word,inc_a;3 i24;7 word,inc_b_mipyme;7 word,inc_b_otra;7 18 286 287 288;7 18 284 285 289;1 s60;7 s63;4 apply,2 292;1 2 291 293;4 c79/5000;4 c159/10000;4 18 284 295 296;1 2 291 297;4 c27/500;4 c47/1000;4 18 284 299 300;1 2 291 301;4 c107/10000;4 c47/5000;4 18 284 303 304;1 2 291 305;4 apply,3 292;3 active,2026-11-01,;1 2 291 307;1 s61;4 c3/50;1 2 310 311;1 s62;4 i22;3 given,22;1 2 313 314;3 active,2024-01-01,;1 p7;1 s64;1 s65;1 0 319 320;1 s66;1 0 321 322;1 s67;1 s68;1 18 308 325 1;1 0 324 326;1 0 323 327;1 p6;0 31 34 35;2 32 61 330 31;3 given,14;2 i14;2 s74;2 18 332 333 334;3 12 15 16;3 12 9 1;3 s2;3 14 337 338;3 12 10 1;3 14 340 338;3 9 21 19;3 9 21 41;3 14 342 343;3 9 21 55;3 14 344 345;2 c8;3 9 21 347;3 14 346 348;3 9 21 20;3 14 349 350;3 12 150 26;3 10 150 29;3 14 352 353;1 s1;3 10 7 355;3 given,2;3 given,3;3 14 357 358;4 c99/100;1 2 360 7;3 10 6 361;4 c101/100;1 2 363 7;3 12 6 364;3 15 362 365;3 14 359 366;3 10 68 231;3 12 68 232;3 16 63;3 16 66;3 14 370 371;2 s75;3 10 373 334;3 8 16 86;3 8 16 161;3 15 375 376;3 8 16 157;3 15 377 378;3 8 16 44;3 15 379 380;3 9 90 23;3 12 144 26;3 16 115;3 14 383 384;3 12 146 1;3 14 123 386;3 12 140 124;3 14 387 388;3 14 383 139;3 14 88 90;3 8 96 19;3 14 391 392;0 date,2024-01-01;3 10 16 394;3 14 286 284;3 16 315;4 c1/20;3 12 254 398;1 s57;3 10 400 1;0 period,5;0 date,2026-11-01;3 13 402 403;0 date,2026-10-01;3 13 402 405","items":[["i",0],["i",1,null,[0,true]],["i",2,null,[1,false],[4,true]],["i",3,6,[1,false],[2,true]],["i",4,1,[1,true],[2,true]],["i",5,1,[1,true],[2,true]],["i",6,7,[1,false],[8,true]],["i",7,null,[1,false],[2,true]],[0,1,11],["i",8,13,[1,false],[8,true]],["i",9,14],["i",10,18,[19,true],[20,true]],["i",11,23],["i",12,null,[1,true],[8,true]],["i",13,null,[1,true],[8,true]],["i",14,null,[19,true],[24,true]],["i",15,13,[1,false],[8,true]],["i",16,19,[19,true],[25,true]],["i",17,null,[19,true],[25,true]],["i",18,26,[26,true],[27,true]],["i",19,1,[1,true],[8,true]],["i",20,1,[1,true],[8,true]],["i",21,26,[26,true],[28,true]],["i",22,null,[26,true],[29,true]],["i",23,14],["i",24,30],[1,1,33],[2,3,37],[3,2,38],[4,0,43],[5,2,47],[6,3,48],[7,2,49],[8,1,52,0],[9,0,59],[10,2,62],[11,1,79,0],[12,3,85],[13,3,87],[14,2,95],[15,1,99,0,null,97],[16,1,101,0],[17,2,107],[18,1,110,0],[19,1,112,0],[20,1,114,0],[21,1,117,0,null,115],[22,1,120,0],[23,3,122],[24,1,127],[25,3,138],[26,1,143,0],[27,1,146,0,null,145],[28,1,148,0,null,147],[29,1,151,0],[30,1,152,0],[31,2,155],[32,2,168],[33,6,174,0],[34,6,181],[35,1,185,0],[36,1,187,0],[37,1,205],[38,1,211,0],[39,4,213],[40,4,217],[41,1,220,0],[42,1,222,0],[43,1,224,0],[44,1,227,0],[45,1,229,0],[46,1,230,0],[47,1,234,0],[48,1,236,0],[49,1,240,0],[50,1,242,0],[51,1,247,0],[52,1,249,0],[53,1,253,0],[54,1,256,0,null,255],[55,1,257,0],[56,1,266],[57,1,269],[58,1,271,0],[59,1,273,0],[60,1,280,0],[61,1,283,0],[62,1,189,0],[63,7,290],[64,1,294,0,null,null,291,293],[65,1,298,0,null,null,291,297],[66,1,302,0,null,null,291,301],[67,1,306,0,null,null,291,305],[68,1,309,0,308,null,291,307],[69,1,312,0,null,null,310,311],[70,1,316,0,null,315,313,314],[71,1,318,0,317],[72,1,328],[73,1,329,0],[74,2,331],[75,2,335]],"parameters":[["SMVM",null],["base_min",null],["base_max",null],["movilidad",null],["detraccion",null],["detraccion_sac",null],["scvo_prima",null],["ffep_suma",null],["dias_del_semestre",null],["meses_de_prueba",null],["preaviso_en_prueba",null]],"notices":[["refuse","VALIDATION_ERROR","warning","inputs.hire_date","inputs",null,336,["El ingreso ",15," es posterior al fin del contrato ",16," (LCT art. 18)"]],["refuse","VALIDATION_ERROR","warning","inputs.promedio_variable_6m","inputs",null,339,["Sin un mes entero antes del ",16," no hay promedio de lo variable (LCT art. 155 inc. c)"]],["refuse","VALIDATION_ERROR","warning","inputs.promedio_variable_12m","inputs",null,341,["Sin un mes entero antes del ",16," no hay promedio de lo variable (LCT arts. 155 inc. c y 245)"]],["refuse","VALIDATION_ERROR","warning","inputs.meses_periodo_prueba","inputs",null,351,["La prueba es de 3, 6, 8 o 12 meses, o 0 si no la hay; no de ",21," (LCT art. 92 bis)"]],["refuse","VALIDATION_ERROR","warning","inputs.agravamiento_discriminacion_rate","inputs",null,354,["El agravamiento va del 50 % al 100 %, no ",150," (LCT art. 245 bis)"]],["warn","BELOW_MINIMUM_WAGE","warning","monthly_salary","employee",null,356,["La remuneración ",7," es menor que el salario mínimo de ",355,"; a tiempo parcial es legal"]],["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,367,["La remuneración mensual ",7," y 30 veces la diaria ",5," difieren en más del 1 %; se usa la mensual"]],["warn","CONTRIBUTION_BASE_FLOORED","info","base_aportes","employee",null,368,["La remuneración ",68," no llega a la base mínima de ",231]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_aportes","employee",null,369,["La remuneración ",68," pasa de la base máxima de ",232]],["warn","SAC_BY_BEST_MONTH","info","inputs.remuneraciones_semestre","inputs",null,372,["Sin lo devengado en el semestre, el aguinaldo va por el mejor mes (LCT art. 123)"]],["warn","SAC_MONTHS_MISSING","warning","period","period",null,374,["Antes de este mes hay ",373," recibos del semestre, y ",334," meses con servicio (LCT art. 123)"]],["warn","SENIORITY_AT_BOUNDARY","warning","inputs.hire_date","inputs",null,381,["El fin ",16," cae justo en un límite de antigüedad desde el ",15,": otros cuentan un día más (CCyC art. 6)"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.en_periodo_prueba","override",null,382,["Por las fechas, con ",21," meses de prueba, no es así (LCT art. 92 bis)"]],["warn","CCT_CAP_NOT_PROVIDED","warning","inputs.promedio_convenio","inputs",null,385,["Sin el promedio del convenio no se aplica el tope del art. 245"]],["warn","CCT_CAP_APPLIED","info","indemnizacion_antiguedad","employee",null,387,["La base de ",119," pasa del tope del convenio; se usa ",140]],["warn","VIZZOTI_FLOOR_APPLIED","info","indemnizacion_antiguedad","employee",null,389,["El tope de ",124," es menor que el 67 % de la base; se usa ",140," (CSJN, Vizzoti)"]],["warn","NO_SEVERANCE_SHORT_SERVICE","warning","inputs.causa","inputs",null,390,["Por el tiempo de servicio no hay indemnización por antigüedad (LCT arts. 92 bis, 245 y 250)"]],["warn","NOTICE_NOT_DUE_TRIAL_PERIOD","warning","preaviso","employee",null,393,["En el periodo de prueba no hay preaviso desde el 6 de marzo de 2026 (Ley 27.802)"]],["warn","PARAM_MISSING","info","contrib_art_ffep","employee",null,395,["De 2023 no se conoce la suma fija del FFEP; no se incluye"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.empleador_mipyme","override",null,396,["Un empleador del art. 19 inc. a no es MiPyME: para el Fondo de Asistencia Laboral cuenta el 1 %"]],["warn","ART_RATE_NOT_PROVIDED","warning","risk_class_rate","employee",null,397,["Sin la alícuota del contrato de ART no se calcula la cuota variable"]],["warn","CUOTA_SINDICAL_HIGH","warning","cuota_sindical_rate","employee",null,399,["La cuota sindical de ",254," pasa del 5 %"]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,401,["Las deducciones superan las percepciones"]],["warn","PARAM_CARRIED_FORWARD","warning","period","period",null,404,["Base mínima: sin valor publicado desde 2026-11-01; se usa el de 2026-10"]],["warn","PARAM_CARRIED_FORWARD","warning","period","period",null,404,["Base máxima: sin valor publicado desde 2026-11-01; se usa el de 2026-10"]],["warn","PARAM_CARRIED_FORWARD","warning","contrib_art_ffep","employee",null,406,["Suma fija FFEP: sin valor publicado desde 2026-10-01; se usa el de 2026-09"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,97,["preaviso: sin confirmar, que no lleva aportes (Ley 24.241 art. 7) y que paga Ganancias"]]],"tables":[[5,null,4,null,null],[5,null,4,null,null],[7,null,4,null,null],[7,null,4,null,null]]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [SMVM$rows, base_min$rows, base_max$rows, movilidad$rows, detraccion$rows, detraccion_sac$rows, scvo_prima$rows, ffep_suma$rows,
    dias_del_semestre$rows, meses_de_prueba$rows, preaviso_en_prueba$rows],
  tables: [causas_indemnizacion, causas_preaviso, tasa_sipa, tasa_fal] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  elsewhere: $elsewhere, compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
