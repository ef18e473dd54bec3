// AR.liquidacion_final 2023.1: Liquidación final
// Emitted from generated/rules/ar/liquidacion_final/2023-01-01.pay by payroll compile. Do not edit.
import { readFileSync } from 'node:fs';
import * as rt from '../../../../runtime/index.ts';

const $head: rt.ModuleHead = {
  format: 1,
  path: 'generated/rules/ar/liquidacion_final/2023-01-01.pay',
  fingerprint: 'sha256:6ad7f9dc4b304323e193340435e4697e4c2e8d7ab14903206cc98fba436ddbf5',
  meaning: 'sha256:b9e20a95bc47d0c7c65c608dffb6b9264af4f34d433adc771211e8bd52040d51',
  country: 'AR',
  scheme: 'liquidacion_final',
  label: 'Liquidación final',
  version: '2023.1',
  currency: 'ARS',
  validFrom: '2023-01-01',
  validUntil: '2026-12-31',
  periods: ['event'],
  proration: null,
  days: 'month_of_30',
  asOf: 'period_end',
  histories: [
    { id: 'remuneracion_del_semestre', label: 'Remuneración de los recibos del semestre', type: 'money', aggregate: 'sum',
      line: 'remuneracion_bruta', of: [{ country: 'AR', scheme: 'general' }], window: { kind: 'semester' }, month: null },
    { id: 'recibos_del_semestre', label: 'Recibos del semestre', type: 'integer', aggregate: 'count', line: null,
      of: [{ country: 'AR', scheme: 'general' }], window: { kind: 'semester' }, month: null },
  ],
};

const $law = new rt.ModuleLaw($head, 'sha256:76655bad9a6650f47b992e33440fdfbd4b31f75ff9cb2b1bccc09e3befd10299', () =>
  JSON.parse(readFileSync(new URL('./2023-01-01.json', import.meta.url), 'utf8')));

const $parameters = rt.byDate(($at) => ({
  agravamiento_maximo: rt.scaledWorth($at, 1n, $law.rows('agravamiento_maximo')),
  SMVM: rt.scaledWorth($at, 100n, $law.rows('SMVM')),
  dias_del_semestre: rt.scaledWorth($at, 1n, $law.rows('dias_del_semestre')),
  causas_preaviso$rows1: rt.scaledRows($law.table('causas_preaviso'), { date: $at }, 1n, 1n),
  preaviso_en_prueba: rt.scaledWorth($at, 2n, $law.rows('preaviso_en_prueba')),
  causas_indemnizacion$rows1: rt.scaledRows($law.table('causas_indemnizacion'), { date: $at }, 1n, 2n),
  base_min: rt.scaledWorth($at, 100n, $law.rows('base_min')),
  base_max: rt.scaledWorth($at, 100n, $law.rows('base_max')),
  tasa_jubilacion: rt.scaledWorth($at, 100n, $law.rows('tasa_jubilacion')),
  tasa_ley_19032: rt.scaledWorth($at, 100n, $law.rows('tasa_ley_19032')),
  tasa_obra_social: rt.scaledWorth($at, 100n, $law.rows('tasa_obra_social')),
  detraccion: rt.scaledWorth($at, 25n, $law.rows('detraccion')),
  detraccion_sac: rt.scaledWorth($at, 25n, $law.rows('detraccion_sac')),
  fal_mipyme: rt.scaledWorth($at, 40n, $law.rows('fal_mipyme')),
  fal_otros: rt.scaledWorth($at, 100n, $law.rows('fal_otros')),
  sipa_inc_a: rt.scaledWorth($at, 2000n, $law.rows('sipa_inc_a')),
  sipa_inc_b: rt.scaledWorth($at, 10000n, $law.rows('sipa_inc_b')),
  inssjp_inc_a: rt.scaledWorth($at, 5000n, $law.rows('inssjp_inc_a')),
  inssjp_inc_b: rt.scaledWorth($at, 10000n, $law.rows('inssjp_inc_b')),
  aaff_inc_a: rt.scaledWorth($at, 500n, $law.rows('aaff_inc_a')),
  aaff_inc_b: rt.scaledWorth($at, 1000n, $law.rows('aaff_inc_b')),
  fne_inc_a: rt.scaledWorth($at, 10000n, $law.rows('fne_inc_a')),
  fne_inc_b: rt.scaledWorth($at, 5000n, $law.rows('fne_inc_b')),
  tasa_contribucion_obra_social: rt.scaledWorth($at, 50n, $law.rows('tasa_contribucion_obra_social')),
  ffep_suma: rt.scaledWorth($at, 1n, $law.rows('ffep_suma')),
  scvo_prima: rt.scaledWorth($at, 100n, $law.rows('scvo_prima')),
}));
const $elsewhere = rt.byDate(($at) => ({
  meses_de_prueba: rt.scaledWorth($at, 1n, $law.rows('meses_de_prueba')),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $at = $row.referenceDate;
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  const causa$sent = rt.textAt($row.texts, 0);
  const hire_date$sent = rt.textAt($row.texts, 1);
  // Causa de la extinción · LCT arts. 212 y 240 a 252
  if (!(causa$sent !== undefined)) return false;
  if (causa$sent !== undefined &&
    !(rt.positionOf(['renuncia', 'despido_sin_causa', 'despido_indirecto', 'despido_con_causa', 'mutuo_acuerdo', 'fuerza_mayor',
          'fallecimiento', 'incapacidad_absoluta', 'vencimiento_plazo_fijo', 'por_jubilacion'], causa$sent) >
      0)) return false;
  const causa = causa$sent ?? '';
  $s[0] = rt.positionOf(['renuncia', 'despido_sin_causa', 'despido_indirecto', 'despido_con_causa', 'mutuo_acuerdo', 'fuerza_mayor',
      'fallecimiento', 'incapacidad_absoluta', 'vencimiento_plazo_fijo', 'por_jubilacion'], causa);
  // Fecha de ingreso · LCT arts. 18 y 19
  if (!(hire_date$sent !== undefined)) return false;
  if (hire_date$sent !== undefined && !rt.isDate(hire_date$sent)) return false;
  if (hire_date$sent !== undefined && hire_date$sent < '1940-01-01') return false;
  const hire_date = hire_date$sent ?? '';
  $s[1] = rt.digitsOfDate(hire_date);
  // Remuneración diaria · LCT art. 103
  if (!(rt.isSent($n[2]!) || rt.isSent($n[3]!))) return false;
  if ($n[2]! <= 0) return false;
  const $1 = $n[2]! * 3;
  if ($1 > rt.SAFE || $1 < -rt.SAFE) return false;
  if ($1 > 1000000000000) return false;
  const daily_salary = $s[2] = $n[2]!;
  // Remuneración mensual · LCT art. 103
  if ($n[3]! <= 0 || $n[3]! > 10000000000000) return false;
  const monthly_salary = $s[3] = rt.isSent($n[3]!) ? $n[3]! : daily_salary * 3 * 10;
  // Promedio de lo variable, seis meses · LCT arts. 155 inc. c y 245
  if ($n[4]! < 0 || $n[4]! > 10000000000000) return false;
  const promedio_variable_6m = $s[4] = rt.sentOr($n[4]!, 0);
  // Promedio de lo variable, doce meses · LCT arts. 155 inc. c y 245
  if ($n[5]! < 0 || $n[5]! > 10000000000000) return false;
  const promedio_variable_12m = $s[5] = rt.sentOr($n[5]!, 0);
  // Mejor remuneración mensual, normal y habitual, fija · LCT art. 245
  if ($n[6]! <= 0 || $n[6]! > 100000000000000) return false;
  const mejor_remuneracion_245 = $s[6] = rt.sentOr($n[6]!, monthly_salary);
  // Promedio de la escala del convenio · LCT art. 245
  if ($n[7]! <= 0 || $n[7]! > 10000000000000) return false;
  const promedio_convenio = $s[7] = $n[7]!;
  // Se dio el preaviso · LCT art. 231
  const preaviso_otorgado = $n[9]! === 1;
  $s[8] = preaviso_otorgado ? 1 : 0;
  // Meses de prueba del contrato · LCT art. 92 bis; Ley 27.742 art. 91
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
  // Termina en el periodo de prueba · LCT art. 92 bis
  const en_prueba = rt.isSent($n[11]!) ? $n[11]! === 1 : $row.period.end < rt.addMonths(hire_date, meses_periodo_prueba);
  $s[10] = en_prueba ? 1 : 0;
  // Remuneraciones devengadas en el semestre · LCT art. 123
  if ($n[12]! < 0 || $n[12]! > 100000000000000) return false;
  const remuneraciones = $s[11] = $n[12]!;
  // Remuneración de los recibos del semestre · LCT art. 123
  if ($n[13]! < 0 || $n[13]! > 100000000000000) return false;
  const remuneracion_del_semestre = $s[12] = $n[13]!;
  // Recibos del semestre · LCT art. 123
  if ($n[14]! < 0 || $n[14]! > 100) return false;
  const recibos_del_semestre = $s[13] = $n[14]!;
  // Días de vacaciones gozados este año · LCT art. 156
  if ($n[16]! < 0 || $n[16]! > 600000) return false;
  const dias_vacaciones_gozadas = $s[14] = rt.sentOr($n[16]!, 0);
  // Días de vacaciones no gozadas · LCT art. 156
  if ($n[17]! < 0 || $n[17]! > 600000) return false;
  const dias_por_gozar = $s[15] = $n[17]!;
  // Agravamiento por discriminación · LCT art. 245 bis; Ley 27.742 art. 95
  if ($n[18]! < 0) return false;
  if ($n[18]! > $f.agravamiento_maximo * 1000000) return false;
  const agravamiento_discriminacion_rate = $s[16] = rt.sentOr($n[18]!, 0);
  // Gratificación acordada · LCT art. 241
  if ($n[19]! < 0 || $n[19]! > 100000000000000) return false;
  const gratificacion = $s[17] = rt.sentOr($n[19]!, 0);
  // Ganancias de la liquidación final · RG AFIP 4003/2017
  if ($n[20]! < 0 || $n[20]! > 100000000000000) return false;
  const ganancias_final_amount = $s[18] = rt.sentOr($n[20]!, 0);
  // Cuota sindical · Ley 23.551 art. 38
  if ($n[21]! < 0 || $n[21]! > 100000) return false;
  const cuota_sindical_rate = $s[19] = rt.sentOr($n[21]!, 0);
  // Alícuota variable de ART · Ley 24.557
  if ($n[22]! < 0 || $n[22]! > 500000) return false;
  const risk_class_rate = $s[20] = $n[22]!;
  // Empleador del art. 19 inc. a · Ley 27.541 art. 19
  const empleador_grande_servicios = $n[23]! === 1;
  $s[21] = empleador_grande_servicios ? 1 : 0;
  // Empleador MiPyME · Ley 27.802
  const empleador_mipyme = $n[24]! !== 0;
  $s[22] = empleador_mipyme ? 1 : 0;
  // Promedio de lo variable · LCT arts. 155 inc. c y 245
  const promedio_variable = $s[23] = promedio_variable_6m > promedio_variable_12m ? promedio_variable_6m : promedio_variable_12m;
  // Remuneración del preaviso · LCT art. 232
  if ($n[8]! <= 0 || $n[8]! > 100000000000000) return false;
  const remuneracion_preaviso = $s[24] = rt.isSent($n[8]!) ? $n[8]! : monthly_salary + promedio_variable;
  // Mejor remuneración mensual del semestre · LCT arts. 121 y 123
  if ($n[15]! <= 0 || $n[15]! > 100000000000000) return false;
  const mejor_remuneracion_semestre = $s[25] = rt.isSent($n[15]!) ? $n[15]! : monthly_salary + promedio_variable;
  // Salario mínimo, vital y móvil · Res. CNEPYSMVYM
  const salario_minimo = $s[26] = $f.SMVM;
  // Sin un mes entero de servicio · LCT art. 155 inc. c
  const sin_meses_enteros = hire_date > rt.addMonths(rt.firstDayOfMonth($row.period.end), -1);
  $s[27] = sin_meses_enteros ? 1 : 0;
  // Años cumplidos · LCT art. 18; CCyC art. 6
  const antiguedad_anios = $s[28] = rt.yearsBetween(hire_date, $row.period.end);
  // Ultimo trimestre
  const ultimo_trimestre = rt.addMonths(hire_date, antiguedad_anios * 12 + 3);
  $s[29] = rt.digitsOfDate(ultimo_trimestre);
  // Años de indemnización · LCT art. 245
  const $11 = $row.period.end > ultimo_trimestre ? 1 : 0;
  const anios_indemnizatorios = $s[30] = antiguedad_anios + $11;
  // Termina en el periodo de prueba · LCT art. 92 bis
  const en_periodo_prueba = en_prueba;
  $s[31] = en_periodo_prueba ? 1 : 0;
  // Días que caben en el periodo · LCT art. 103
  const $13 = rt.same($row.period.start, rt.firstDayOfMonth($row.period.end));
  $s[32] = $13 ? 1 : 0;
  const $14 = $13 && rt.same($row.period.end, rt.lastDayOfMonth($row.period.end));
  $s[33] = $14 ? 1 : 0;
  const dias_que_caben = $s[34] = $14 ? 30 : rt.daysBetween($row.period.start, $row.period.end);
  // Días trabajados del mes · LCT art. 103
  const dias_trabajados_mes = $s[35] = $row.days;
  // Días trabajados del mes · LCT art. 103
  const $16 = $s[37] = monthly_salary * dias_trabajados_mes;
  const sueldo_basico = $s[36] = Math.floor(($16 + 15) / 30);
  // Inicio semestre
  const $18 = Number($at.slice(5, 7)) <= 6 ? 1 : 7;
  const inicio_semestre = rt.dateOf(rt.yearOf($row.period.end), $18, 1);
  $s[38] = rt.digitsOfDate(inicio_semestre);
  // Días del semestre · LCT art. 123
  const dias_semestre = $s[39] = rt.daysOf30Between(rt.latest(hire_date, inicio_semestre), $row.period.end);
  // Devengado en el semestre, al centavo · LCT art. 123
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
  // Mejor mes del semestre, al centavo · LCT arts. 121 y 123
  const mejor_mes_semestre = $s[43] = mejor_remuneracion_semestre;
  // SAC proporcional · LCT arts. 121 a 123; Ley 27.073
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
  // La causa pide preaviso, y no se dio · LCT arts. 231 y 232
  const $31 = $s[48] = rt.rowOfWord($f.causas_preaviso$rows1, causa);
  if ($31 < 0) return false;
  const $32 = $f.causas_preaviso$rows1.value[$31]!;
  const $33 = $32 === 1;
  $s[49] = $33 ? 1 : 0;
  const con_preaviso = $33 && !preaviso_otorgado;
  $s[50] = con_preaviso ? 1 : 0;
  // Más de cinco años · LCT art. 231
  const antiguedad_mayor_5 = $row.period.end > rt.addMonths(hire_date, 60);
  $s[51] = antiguedad_mayor_5 ? 1 : 0;
  // Meses de preaviso · LCT art. 231
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
  // Indemnización sustitutiva de preaviso · LCT art. 232; LIG art. 82
  let preaviso = 0;
  const $38 = meses_preaviso > 0;
  $s[54] = $38 ? 1 : 0;
  if ($38) {
    const $39 = $s[56] = remuneracion_preaviso * meses_preaviso;
    preaviso = $s[55] = Math.floor(($39 + 1) / 2);
  }
  // SAC sobre preaviso · LCT arts. 121 y 232
  const sac_preaviso = $s[57] = Math.floor((preaviso + 6) / 12);
  $s[58] = preaviso;
  // Días de integración · LCT art. 233
  const $42 = con_preaviso && !en_periodo_prueba;
  $s[59] = $42 ? 1 : 0;
  const dias_integracion = $s[60] = $42 ? rt.daysBetween(rt.addDays($row.period.end, 1), rt.lastDayOfMonth($row.period.end)) : 0;
  // Integración del mes de despido · LCT art. 233
  const $44 = $s[62] = remuneracion_preaviso * dias_integracion;
  if ($44 > 4503599627370465) return false;
  const integracion_mes = $s[61] = Math.floor(($44 + 15) / 30);
  // SAC sobre integración · LCT arts. 121 y 233
  const sac_integracion = $s[63] = Math.floor((integracion_mes + 6) / 12);
  $s[64] = integracion_mes;
  // Mejor remuneración mensual, normal y habitual · LCT art. 245
  const remuneracion_base_245 = $s[65] = mejor_remuneracion_245 + promedio_variable;
  // Tope del convenio · LCT art. 245
  let tope_245 = 0;
  const $48 = rt.isSent($n[7]!);
  $s[66] = $48 ? 1 : 0;
  if ($48) {
    tope_245 = $s[67] = promedio_convenio * 3;
  }
  // Piso del 67 % · CSJN, Vizzoti, 14-09-2004; LCT art. 245 según la Ley 27.802
  const $50 = $s[69] = remuneracion_base_245 * 67;
  if ($50 > 4503599627370395) return false;
  const piso_vizzoti = $s[68] = Math.floor(($50 + 50) / 100);
  // La base pasa del tope · LCT art. 245
  const con_tope = $48 ? remuneracion_base_245 > promedio_convenio * 3 : false;
  $s[70] = con_tope ? 1 : 0;
  // Base de la indemnización · LCT art. 245
  const base_245 = $s[71] = con_tope ? (tope_245 > piso_vizzoti ? tope_245 : piso_vizzoti) : remuneracion_base_245;
  // Sin derecho por el tiempo de servicio · LCT arts. 92 bis, 245, 248 y 250; CNAT plenario 218, Sawady
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
  // Indemnización del art. 245, entera · LCT art. 245
  let $59: number;
  if (sin_indemnizacion) {
    $59 = 0;
  } else {
    const $58 = base_245 * anios_indemnizatorios;
    if ($58 > rt.SAFE) return false;
    $59 = $58 > remuneracion_base_245 ? $58 : remuneracion_base_245;
  }
  const importe_245 = $s[76] = $59;
  // Indemnización por antigüedad (art. 245) · LCT arts. 212, 245 y 246; LIG art. 26 inc. i; Circular AFIP 4/2012
  let indemnizacion_antiguedad = 0;
  const $60 = $s[77] = rt.rowOfWord($f.causas_indemnizacion$rows1, causa);
  if ($60 < 0) return false;
  const $61 = $f.causas_indemnizacion$rows1.value[$60]!;
  const $62 = $61 === 2;
  $s[78] = $62 ? 1 : 0;
  if ($62) {
    indemnizacion_antiguedad = $s[79] = importe_245;
  }
  // Indemnización reducida (arts. 247, 248, 250) · LCT arts. 247, 248 y 250; LIG art. 26 inc. i
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
  // Indemnización agravada (art. 245 bis) · LCT art. 245 bis; Ley 27.742 art. 95
  const $67 = $s[85] = indemnizacion_antiguedad * agravamiento_discriminacion_rate;
  if ($67 > 4503599626370495) return false;
  const indemnizacion_discriminacion = $s[84] = Math.floor(($67 + 500000) / 1000000);
  // Gratificación por extinción (art. 241) · LCT art. 241; CSJN, Negri; Circular AFIP 3/2012
  const gratificacion_extincion = $s[86] = gratificacion;
  // Días trabajados en el año · LCT art. 156
  const dias_trabajados_anio = $s[87] = rt.daysBetween(rt.latest(hire_date, rt.startOfYear($row.period.end)), $row.period.end);
  // Días de vacaciones del año · LCT art. 150
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
  // Días de vacaciones, en proporción · LCT art. 156
  const $75 = $s[92] = dias_vacaciones_anuales * (dias_trabajados_anio < 365 ? dias_trabajados_anio : 365);
  const $76 = $75 * 20;
  const dias_vacaciones_devengados = $s[91] = Math.floor((2 * $76 + 73) / 146);
  // Días de vacaciones no gozadas · LCT art. 156
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
  // Vacaciones no gozadas (art. 156) · LCT arts. 155 y 156; Ley 24.241 art. 7
  const $81 = $s[96] = (monthly_salary + promedio_variable) * dias_vacaciones_no_gozadas;
  if ($81 > 4503599627120495) return false;
  const vacaciones_no_gozadas = $s[95] = Math.floor(($81 + 125000) / 250000);
  // SAC sobre vacaciones no gozadas · LCT arts. 121 y 156
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
  // Base de Ganancias de la liquidación final · LIG arts. 26 inc. i y 82; RG AFIP 4003/2017
  $s[100] = sueldo_basico + sac_egreso + preaviso + sac_preaviso + integracion_mes + sac_integracion + vacaciones_no_gozadas + sac_vacaciones;
  // Parte del mes · Ley 24.241 art. 9
  const parte_mes = $s[101] = dias_trabajados_mes;
  // Parte del semestre · Ley 24.241 art. 9
  let $86 = 1;
  const $87 = sac_egreso === 0;
  $s[102] = $87 ? 1 : 0;
  let $88: number;
  if ($87) {
    $88 = 0;
  } else {
    if (!($f.dias_del_semestre > 0)) return false;
    $86 = $f.dias_del_semestre;
    $88 = dias_semestre;
  }
  const parte_semestre = $s[103] = $88;
  $s[104] = $86;
  // Base mínima · Ley 24.241 art. 9
  const $89 = $s[106] = $f.base_min * parte_mes;
  const base_min_mes = $s[105] = Math.floor(($89 + 15) / 30);
  // Base máxima · Ley 24.241 art. 9
  const $91 = $s[108] = $f.base_max * parte_mes;
  const base_max_mes = $s[107] = Math.floor(($91 + 15) / 30);
  // Base mínima de obra social · Decreto 921/2016
  const $93 = $s[110] = $f.base_min * parte_mes;
  const base_min_obra_social = $s[109] = Math.floor((2 * $93 + 15) / 30);
  // Base mínima del aguinaldo · Ley 24.241 art. 9
  const $95 = $s[112] = $f.base_min * parte_semestre;
  const $96 = rt.wholeOf($95, 2 * $86, 'half_up');
  if (Number.isNaN($96)) return false;
  const base_min_sac = $s[111] = $96;
  // Base máxima del aguinaldo · Ley 24.241 art. 9
  const $97 = $s[114] = $f.base_max * parte_semestre;
  const $98 = rt.wholeOf($97, 2 * $86, 'half_up');
  if (Number.isNaN($98)) return false;
  const base_max_sac = $s[113] = $98;
  // Base mínima de obra social del aguinaldo · Decreto 921/2016
  const $99 = $s[116] = $f.base_min * parte_semestre;
  const $100 = rt.wholeOf($99, $86, 'half_up');
  if (Number.isNaN($100)) return false;
  const base_min_obra_social_sac = $s[115] = $100;
  // Base de aportes · Ley 24.241 art. 9
  const $101 = sueldo_basico < base_max_mes ? sueldo_basico : base_max_mes;
  const base_aportes = $s[117] = base_min_mes > $101 ? base_min_mes : $101;
  // Base de aportes a la obra social · Decreto 921/2016
  const $103 = sueldo_basico < base_max_mes ? sueldo_basico : base_max_mes;
  const base_aportes_obra_social = $s[118] = base_min_obra_social > $103 ? base_min_obra_social : $103;
  // Base de aportes sobre aguinaldo · Ley 24.241 art. 9
  const $105 = sac_egreso < base_max_sac ? sac_egreso : base_max_sac;
  const base_aportes_sac = $s[119] = base_min_sac > $105 ? base_min_sac : $105;
  // Base de obra social sobre aguinaldo · Decreto 921/2016
  const $107 = sac_egreso < base_max_sac ? sac_egreso : base_max_sac;
  const base_aportes_obra_social_sac = $s[120] = base_min_obra_social_sac > $107 ? base_min_obra_social_sac : $107;
  // Jubilación (SIPA) · Ley 24.241 art. 11
  const $109 = $s[122] = $f.tasa_jubilacion * (base_aportes + base_aportes_sac);
  const jubilacion = $s[121] = Math.floor(($109 + 50) / 100);
  // INSSJP - PAMI (Ley 19.032) · Ley 19.032 art. 8
  const $111 = $s[124] = $f.tasa_ley_19032 * (base_aportes + base_aportes_sac);
  const ley_19032 = $s[123] = Math.floor(($111 + 50) / 100);
  // Obra social (Ley 23.660) · Ley 23.660 art. 16
  const $113 = $s[126] = $f.tasa_obra_social * (base_aportes_obra_social + base_aportes_obra_social_sac);
  const obra_social = $s[125] = Math.floor(($113 + 50) / 100);
  // Cuota sindical · Ley 23.551 art. 38
  let cuota_sindical = 0;
  const $115 = cuota_sindical_rate > 0;
  $s[127] = $115 ? 1 : 0;
  if ($115) {
    const $116 = $s[129] = cuota_sindical_rate * (sueldo_basico + sac_egreso);
    if ($116 > 4503599626370495) return false;
    cuota_sindical = $s[128] = Math.floor(($116 + 500000) / 1000000);
  }
  // Impuesto a las Ganancias (4ta categoría) · LIG arts. 30 y 94; RG AFIP 4003/2017
  const ganancias = $s[130] = ganancias_final_amount;
  // Total de deducciones
  const total_deducciones = $s[131] = jubilacion + ley_19032 + obra_social + cuota_sindical + ganancias;
  // Neto a cobrar
  const neto = $s[132] = total_percepciones - total_deducciones;
  // Detracción, en proporción a los días · Ley 27.541 art. 22
  const $120 = $s[134] = $f.detraccion * parte_mes;
  const $121 = $120 * 2;
  const detraccion_mes = $s[133] = Math.floor((2 * $121 + 15) / 30);
  // Detracción del aguinaldo, en proporción · Ley 27.541 art. 22
  const $123 = $s[136] = $f.detraccion_sac * parte_semestre;
  const $124 = $123 * 4;
  const $125 = rt.wholeOf($124, $86, 'half_up');
  if (Number.isNaN($125)) return false;
  const detraccion_egreso = $s[135] = $125;
  // Base de contribuciones patronales · Ley 27.541 arts. 19 y 22
  const $126 = sueldo_basico - detraccion_mes;
  const $127 = sac_egreso - detraccion_egreso;
  const base_contribuciones = $s[137] = (base_min_mes > $126 ? base_min_mes : $126) + (base_min_sac > $127 ? base_min_sac : $127);
  // Base de obra social (empleador) · Decreto 921/2016
  const base_obra_social_empleador = $s[138] = (base_min_obra_social > sueldo_basico ? base_min_obra_social : sueldo_basico) +
    (base_min_obra_social_sac > sac_egreso ? base_min_obra_social_sac : sac_egreso);
  // Base ART · Ley 26.773 art. 10
  const base_art = $s[139] = sueldo_basico + sac_egreso;
  // Clase de empleador · Ley 27.541 art. 19; Ley 27.802
  let $132: string;
  if (empleador_grande_servicios) {
    $132 = 'inc_a';
  } else {
    $132 = empleador_mipyme ? 'inc_b_mipyme' : 'inc_b_otra';
  }
  const clase_empleador = $132;
  $s[140] = rt.positionOf(['inc_a', 'inc_b_mipyme', 'inc_b_otra'], clase_empleador);
  // Tasa del Fondo de Asistencia Laboral · Ley 27.802 arts. 58 a 77
  const $133 = rt.same(clase_empleador, 'inc_b_mipyme');
  $s[141] = $133 ? 1 : 0;
  const tasa_fal = $s[142] = $133 ? $f.fal_mipyme * 5 : $f.fal_otros * 2;
  // SIPA · Ley 27.541 art. 19
  const $135 = empleador_grande_servicios ? $f.sipa_inc_a * 5 : $f.sipa_inc_b;
  const $136 = $s[146] = $135 - tasa_fal * 50;
  const $137 = $s[144] = base_contribuciones * $136;
  if ($137 > 4503599627360495) return false;
  const contrib_sipa = $s[143] = Math.floor(($137 + 5000) / 10000);
  $s[145] = base_contribuciones;
  // INSSJP (PAMI) · Ley 27.541 art. 19
  const $139 = $s[150] = empleador_grande_servicios ? $f.inssjp_inc_a * 2 : $f.inssjp_inc_b;
  const $140 = $s[148] = base_contribuciones * $139;
  if ($140 > 4503599627360495) return false;
  const contrib_inssjp = $s[147] = Math.floor(($140 + 5000) / 10000);
  $s[149] = base_contribuciones;
  // Asignaciones familiares · Ley 27.541 art. 19
  const $142 = $s[154] = empleador_grande_servicios ? $f.aaff_inc_a * 2 : $f.aaff_inc_b;
  const $143 = $s[152] = base_contribuciones * $142;
  if ($143 > 4503599627369495) return false;
  const contrib_aaff = $s[151] = Math.floor(($143 + 500) / 1000);
  $s[153] = base_contribuciones;
  // Fondo Nacional de Empleo · Ley 27.541 art. 19
  const $145 = $s[158] = empleador_grande_servicios ? $f.fne_inc_a : $f.fne_inc_b * 2;
  const $146 = $s[156] = base_contribuciones * $145;
  if ($146 > 4503599627360495) return false;
  const contrib_fne = $s[155] = Math.floor(($146 + 5000) / 10000);
  $s[157] = base_contribuciones;
  // Fondo de Asistencia Laboral · Ley 27.802 arts. 58 a 77
  let contrib_fal = 0;
  const $148 = $at >= '2026-11-01';
  $s[159] = $148 ? 1 : 0;
  if ($148) {
    const $149 = $s[161] = base_contribuciones * tasa_fal;
    contrib_fal = $s[160] = Math.floor(($149 + 100) / 200);
    $s[162] = base_contribuciones;
    $s[163] = tasa_fal;
  }
  // Obra social (6%: 5.10 + 0.90 FSR) · Ley 23.660 art. 16
  const $151 = $s[165] = base_obra_social_empleador * $f.tasa_contribucion_obra_social;
  $s[164] = Math.floor(($151 + 25) / 50);
  $s[166] = base_obra_social_empleador;
  $s[167] = $f.tasa_contribucion_obra_social;
  // ART, cuota variable · Leyes 24.557 y 26.773
  const $153 = rt.isSent($n[22]!);
  $s[168] = $153 ? 1 : 0;
  if ($153) {
    const $154 = $s[170] = base_art * risk_class_rate;
    if ($154 > 4503599626370495) return false;
    $s[169] = Math.floor(($154 + 500000) / 1000000);
    $s[171] = base_art;
    $s[172] = risk_class_rate;
  }
  // ART, suma fija FFEP · Leyes 24.557 y 26.773
  const $156 = $at >= '2024-01-01';
  $s[173] = $156 ? 1 : 0;
  if ($156) {
    $s[174] = $f.ffep_suma * 100;
    $s[175] = $f.ffep_suma;
  }
  // Total contribuciones de seguridad social
  const $158 = $148 ? contrib_fal : 0;
  $s[176] = contrib_sipa + contrib_inssjp + contrib_aaff + contrib_fne + $158;
  // Seguro colectivo de vida obligatorio · Decreto 1567/74
  $s[177] = $f.scvo_prima;
  // Meses anteriores del semestre, con servicio · LCT art. 123
  const meses_anteriores = $s[178] = rt.monthsBetween(rt.firstDayOfMonth(rt.latest(hire_date, inicio_semestre)),
    rt.firstDayOfMonth($row.period.end));
  // Recibos del semestre · LCT art. 123
  const $161 = rt.isSent($n[14]!);
  $s[179] = $161 ? 1 : 0;
  const recibos_anteriores = $s[180] = $161 ? recibos_del_semestre : meses_anteriores;
  if (hire_date > $row.period.end) return false;
  if (hire_date <= $row.period.end && $row.period.start < hire_date) return false;
  if ($row.days > dias_que_caben) return false;
  if (promedio_variable_6m > 0 && sin_meses_enteros) return false;
  if (promedio_variable_12m > 0 && sin_meses_enteros) return false;
  if (meses_periodo_prueba !== 0 &&
    meses_periodo_prueba !== 3 &&
    meses_periodo_prueba !== 6 &&
    meses_periodo_prueba !== 8 &&
    meses_periodo_prueba !== 12) return false;
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
    let $165: boolean = !rt.isSent($n[11]!) &&
      meses_periodo_prueba > 0 &&
      rt.same($row.period.end, rt.addMonths(hire_date, meses_periodo_prueba));
    if ($165) {
      const $163 = rt.rowOfWord($f.causas_indemnizacion$rows1, causa);
      if ($163 < 0) return false;
      const $164 = $f.causas_indemnizacion$rows1.value[$163]!;
      $165 = $164 > 0;
    }
    if ($165 && !rt.same(causa, 'fallecimiento')) {
      // SENIORITY_AT_BOUNDARY
      $notes.add(21);
    }
    if (!rt.same(en_periodo_prueba, $row.period.end < rt.addMonths(hire_date, meses_periodo_prueba))) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(22, rt.ratio(meses_periodo_prueba, 1n));
    }
    const $166 = rt.rowOfWord($f.causas_indemnizacion$rows1, causa);
    if ($166 < 0) return false;
    const $167 = $f.causas_indemnizacion$rows1.value[$166]!;
    if ($167 > 0 && !rt.isSent($n[7]!)) {
      // CCT_CAP_NOT_PROVIDED
      $notes.add(23);
    }
    let $170: boolean = con_tope && importe_245 > 0;
    if ($170) {
      const $168 = rt.rowOfWord($f.causas_indemnizacion$rows1, causa);
      if ($168 < 0) return false;
      const $169 = $f.causas_indemnizacion$rows1.value[$168]!;
      $170 = $169 > 0;
    }
    if ($170) {
      // CCT_CAP_APPLIED
      $notes.add(24, rt.ratio(remuneracion_base_245, 100n), rt.ratio(base_245, 100n));
    }
    let $173: boolean = con_tope && importe_245 > 0 && base_245 > tope_245;
    if ($173) {
      const $171 = rt.rowOfWord($f.causas_indemnizacion$rows1, causa);
      if ($171 < 0) return false;
      const $172 = $f.causas_indemnizacion$rows1.value[$171]!;
      $173 = $172 > 0;
    }
    if ($173) {
      // VIZZOTI_FLOOR_APPLIED
      $notes.add(25, rt.ratio(tope_245, 100n), rt.ratio(base_245, 100n));
    }
    const $174 = rt.rowOfWord($f.causas_indemnizacion$rows1, causa);
    if ($174 < 0) return false;
    const $175 = $f.causas_indemnizacion$rows1.value[$174]!;
    if ($175 > 0 && sin_indemnizacion) {
      // NO_SEVERANCE_SHORT_SERVICE
      $notes.add(26);
    }
    if (con_preaviso && en_periodo_prueba && meses_preaviso === 0) {
      // NOTICE_NOT_DUE_TRIAL_PERIOD
      $notes.add(27);
    }
    if ($row.period.end < '2024-01-01') {
      // PARAM_MISSING
      $notes.add(28);
    }
    if (empleador_mipyme && empleador_grande_servicios) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(29);
    }
    if (!rt.isSent($n[22]!)) {
      // ART_RATE_NOT_PROVIDED
      $notes.add(30);
    }
    if (cuota_sindical_rate > 50000) {
      // CUOTA_SINDICAL_HIGH
      $notes.add(31, rt.ratio(cuota_sindical_rate, 1000000n));
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(32);
    }
    if ($at >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(33);
    }
    if ($at >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(34);
    }
    if ($at >= '2026-10-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(35);
    }
    if (meses_preaviso > 0) {
      // PARAM_UNVERIFIED
      $notes.add(36);
    }
  }
  return true;
}

export const rules: rt.RuleModule = rt.ruleModule($law, { parameters: $parameters, elsewhere: $elsewhere, compute });
