// AR.liquidacion_final 2023.1: Liquidación final
// Emitted from generated/rules/ar/liquidacion_final/2023-01-01.pay by payroll compile. Do not edit.
import { readFileSync } from 'node:fs';
import * as rt from '../../../../runtime/index.ts';

const $head: rt.ModuleHead = {
  format: 1,
  path: 'generated/rules/ar/liquidacion_final/2023-01-01.pay',
  fingerprint: 'sha256:aecb1393ef75749cce3c325094e2d3f43eed6696eefefb967e8c14333ba04895',
  meaning: 'sha256:2bdfa0000768d699762840ac61357b6e18a00e5ebcd8a323a8b5fa06d2c5d1b6',
  country: 'AR',
  scheme: 'liquidacion_final',
  label: 'Liquidación final',
  version: '2023.1',
  currency: 'ARS',
  validFrom: '2023-01-01',
  validUntil: '2027-12-31',
  missing: [{ name: 'scvo_prima', label: 'Prima del seguro colectivo de vida', from: '2027-03-01' }],
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

const $law = new rt.ModuleLaw($head, 'sha256:3310e716fd29402dee81a15aed8d99a655dbbb6400b52aa2d41a5282330c6f96', () =>
  JSON.parse(readFileSync(new URL('./2023-01-01.json', import.meta.url), 'utf8')));

const $parameters = rt.byDate(($at) => ({
  agravamiento_maximo: rt.scaledWorth($at, 1n, $law.rows('agravamiento_maximo')),
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
  SMVM: rt.scaledWorth($at, 100n, $law.rows('SMVM')),
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
  let salario_minimo = 0;
  const $10 = $row.period.end <= '2026-12-31';
  $s[26] = $10 ? 1 : 0;
  if ($10) {
    const $11 = $elsewhere($row.period.end);
    if ($11 === null) return false;
    $s[27] = $11.SMVM;
    salario_minimo = $s[28] = $11.SMVM;
  }
  // Sin un mes entero de servicio · LCT art. 155 inc. c
  const sin_meses_enteros = hire_date > rt.addMonths(rt.firstDayOfMonth($row.period.end), -1);
  $s[29] = sin_meses_enteros ? 1 : 0;
  // Años cumplidos · LCT art. 18; CCyC art. 6
  const antiguedad_anios = $s[30] = rt.yearsBetween(hire_date, $row.period.end);
  // Ultimo trimestre
  const ultimo_trimestre = rt.addMonths(hire_date, antiguedad_anios * 12 + 3);
  $s[31] = rt.digitsOfDate(ultimo_trimestre);
  // Años de indemnización · LCT art. 245
  const $13 = $row.period.end > ultimo_trimestre ? 1 : 0;
  const anios_indemnizatorios = $s[32] = antiguedad_anios + $13;
  // Termina en el periodo de prueba · LCT art. 92 bis
  const en_periodo_prueba = en_prueba;
  $s[33] = en_periodo_prueba ? 1 : 0;
  // Días que caben en el periodo · LCT art. 103
  const $15 = rt.same($row.period.start, rt.firstDayOfMonth($row.period.end));
  $s[34] = $15 ? 1 : 0;
  const $16 = $15 && rt.same($row.period.end, rt.lastDayOfMonth($row.period.end));
  $s[35] = $16 ? 1 : 0;
  const dias_que_caben = $s[36] = $16 ? 30 : rt.daysBetween($row.period.start, $row.period.end);
  // Días trabajados del mes · LCT art. 103
  const dias_trabajados_mes = $s[37] = $row.days;
  // Días trabajados del mes · LCT art. 103
  const $18 = $s[39] = monthly_salary * dias_trabajados_mes;
  const sueldo_basico = $s[38] = Math.floor(($18 + 15) / 30);
  // Inicio semestre
  const $20 = Number($at.slice(5, 7)) <= 6 ? 1 : 7;
  const inicio_semestre = rt.dateOf(rt.yearOf($row.period.end), $20, 1);
  $s[40] = rt.digitsOfDate(inicio_semestre);
  // Días del semestre · LCT art. 123
  const dias_semestre = $s[41] = rt.daysOf30Between(rt.latest(hire_date, inicio_semestre), $row.period.end);
  // Devengado en el semestre, al centavo · LCT art. 123
  const $24 = rt.isSent($n[12]!);
  $s[42] = $24 ? 1 : 0;
  let $25: number;
  if ($24) {
    $25 = remuneraciones;
  } else {
    const $22 = rt.isSent($n[13]!);
    $s[43] = $22 ? 1 : 0;
    $25 = $22 ? remuneracion_del_semestre + sueldo_basico : 0;
  }
  const devengado_semestre = $s[44] = $25;
  // Mejor mes del semestre, al centavo · LCT arts. 121 y 123
  const mejor_mes_semestre = $s[45] = mejor_remuneracion_semestre;
  // SAC proporcional · LCT arts. 121 a 123; Ley 27.073
  let $27 = 1;
  const $28 = $24 || rt.isSent($n[13]!);
  $s[46] = $28 ? 1 : 0;
  let $31: number;
  if ($28) {
    const $29 = devengado_semestre * $27;
    if ($29 > rt.SAFE) return false;
    $31 = $29;
  } else {
    const $26 = mejor_mes_semestre * dias_semestre;
    if ($26 > rt.SAFE) return false;
    if (!($f.dias_del_semestre > 0)) return false;
    $27 = $f.dias_del_semestre;
    const $30 = $26 * 6;
    if ($30 > rt.SAFE) return false;
    $31 = $30;
  }
  const $32 = rt.wholeOf($31, 12 * $27, 'half_up');
  if (Number.isNaN($32)) return false;
  const sac_egreso = $s[47] = $32;
  $s[48] = $31;
  $s[49] = $27;
  // La causa pide preaviso, y no se dio · LCT arts. 231 y 232
  const $33 = $s[50] = rt.rowOfWord($f.causas_preaviso$rows1, causa);
  if ($33 < 0) return false;
  const $34 = $f.causas_preaviso$rows1.value[$33]!;
  const $35 = $34 === 1;
  $s[51] = $35 ? 1 : 0;
  const con_preaviso = $35 && !preaviso_otorgado;
  $s[52] = con_preaviso ? 1 : 0;
  // Más de cinco años · LCT art. 231
  const antiguedad_mayor_5 = $row.period.end > rt.addMonths(hire_date, 60);
  $s[53] = antiguedad_mayor_5 ? 1 : 0;
  // Meses de preaviso · LCT art. 231
  const $38 = !con_preaviso;
  $s[54] = $38 ? 1 : 0;
  let $39: number;
  if ($38) {
    $39 = 0;
  } else {
    let $37: number;
    if (en_periodo_prueba) {
      $37 = $f.preaviso_en_prueba;
    } else {
      const $36 = antiguedad_mayor_5 ? 2 : 1;
      $37 = $36 * 2;
    }
    $39 = $37;
  }
  const meses_preaviso = $s[55] = $39;
  // Indemnización sustitutiva de preaviso · LCT art. 232; LIG art. 82
  let preaviso = 0;
  const $40 = meses_preaviso > 0;
  $s[56] = $40 ? 1 : 0;
  if ($40) {
    const $41 = $s[58] = remuneracion_preaviso * meses_preaviso;
    preaviso = $s[57] = Math.floor(($41 + 1) / 2);
  }
  // SAC sobre preaviso · LCT arts. 121 y 232
  const sac_preaviso = $s[59] = Math.floor((preaviso + 6) / 12);
  $s[60] = preaviso;
  // Días de integración · LCT art. 233
  const $44 = con_preaviso && !en_periodo_prueba;
  $s[61] = $44 ? 1 : 0;
  const dias_integracion = $s[62] = $44 ? rt.daysBetween(rt.addDays($row.period.end, 1), rt.lastDayOfMonth($row.period.end)) : 0;
  // Integración del mes de despido · LCT art. 233
  const $46 = $s[64] = remuneracion_preaviso * dias_integracion;
  if ($46 > 4503599627370465) return false;
  const integracion_mes = $s[63] = Math.floor(($46 + 15) / 30);
  // SAC sobre integración · LCT arts. 121 y 233
  const sac_integracion = $s[65] = Math.floor((integracion_mes + 6) / 12);
  $s[66] = integracion_mes;
  // Mejor remuneración mensual, normal y habitual · LCT art. 245
  const remuneracion_base_245 = $s[67] = mejor_remuneracion_245 + promedio_variable;
  // Tope del convenio · LCT art. 245
  let tope_245 = 0;
  const $50 = rt.isSent($n[7]!);
  $s[68] = $50 ? 1 : 0;
  if ($50) {
    tope_245 = $s[69] = promedio_convenio * 3;
  }
  // Piso del 67 % · CSJN, Vizzoti, 14-09-2004; LCT art. 245 según la Ley 27.802
  const $52 = $s[71] = remuneracion_base_245 * 67;
  if ($52 > 4503599627370395) return false;
  const piso_vizzoti = $s[70] = Math.floor(($52 + 50) / 100);
  // La base pasa del tope · LCT art. 245
  const con_tope = $50 ? remuneracion_base_245 > promedio_convenio * 3 : false;
  $s[72] = con_tope ? 1 : 0;
  // Base de la indemnización · LCT art. 245
  const base_245 = $s[73] = con_tope ? (tope_245 > piso_vizzoti ? tope_245 : piso_vizzoti) : remuneracion_base_245;
  // Sin derecho por el tiempo de servicio · LCT arts. 92 bis, 245, 248 y 250; CNAT plenario 218, Sawady
  const $56 = anios_indemnizatorios === 0;
  $s[74] = $56 ? 1 : 0;
  const $58 = $56 || (en_periodo_prueba && !rt.same(causa, 'fallecimiento'));
  $s[75] = $58 ? 1 : 0;
  let $59: boolean = $58;
  if (!$59) {
    const $57 = rt.same(causa, 'vencimiento_plazo_fijo');
    $s[76] = $57 ? 1 : 0;
    $59 = $57 && antiguedad_anios < 1;
  }
  const sin_indemnizacion = $59;
  $s[77] = sin_indemnizacion ? 1 : 0;
  // Indemnización del art. 245, entera · LCT art. 245
  let $61: number;
  if (sin_indemnizacion) {
    $61 = 0;
  } else {
    const $60 = base_245 * anios_indemnizatorios;
    if ($60 > rt.SAFE) return false;
    $61 = $60 > remuneracion_base_245 ? $60 : remuneracion_base_245;
  }
  const importe_245 = $s[78] = $61;
  // Indemnización por antigüedad (art. 245) · LCT arts. 212, 245 y 246; LIG art. 26 inc. i; Circular AFIP 4/2012
  let indemnizacion_antiguedad = 0;
  const $62 = $s[79] = rt.rowOfWord($f.causas_indemnizacion$rows1, causa);
  if ($62 < 0) return false;
  const $63 = $f.causas_indemnizacion$rows1.value[$62]!;
  const $64 = $63 === 2;
  $s[80] = $64 ? 1 : 0;
  if ($64) {
    indemnizacion_antiguedad = $s[81] = importe_245;
  }
  // Indemnización reducida (arts. 247, 248, 250) · LCT arts. 247, 248 y 250; LIG art. 26 inc. i
  let indemnizacion_reducida = 0;
  const $65 = $s[82] = rt.rowOfWord($f.causas_indemnizacion$rows1, causa);
  if ($65 < 0) return false;
  const $66 = $f.causas_indemnizacion$rows1.value[$65]!;
  const $67 = $66 === 1;
  $s[83] = $67 ? 1 : 0;
  if ($67) {
    if (importe_245 > 4503599627370493) return false;
    indemnizacion_reducida = $s[84] = Math.floor((importe_245 + 1) / 2);
    $s[85] = importe_245;
  }
  // Indemnización agravada (art. 245 bis) · LCT art. 245 bis; Ley 27.742 art. 95
  const $69 = $s[87] = indemnizacion_antiguedad * agravamiento_discriminacion_rate;
  if ($69 > 4503599626370495) return false;
  const indemnizacion_discriminacion = $s[86] = Math.floor(($69 + 500000) / 1000000);
  // Gratificación por extinción (art. 241) · LCT art. 241; CSJN, Negri; Circular AFIP 3/2012
  const gratificacion_extincion = $s[88] = gratificacion;
  // Días trabajados en el año · LCT art. 156
  const dias_trabajados_anio = $s[89] = rt.daysBetween(rt.latest(hire_date, rt.startOfYear($row.period.end)), $row.period.end);
  // Días de vacaciones del año · LCT art. 150
  const $75 = $row.period.end > rt.addMonths(hire_date, 240);
  $s[90] = $75 ? 1 : 0;
  let $76: number;
  if ($75) {
    $76 = 35;
  } else {
    const $73 = $row.period.end > rt.addMonths(hire_date, 120);
    $s[91] = $73 ? 1 : 0;
    let $74: number;
    if ($73) {
      $74 = 28;
    } else {
      $74 = antiguedad_mayor_5 ? 21 : 14;
    }
    $76 = $74;
  }
  const dias_vacaciones_anuales = $s[92] = $76;
  // Días de vacaciones, en proporción · LCT art. 156
  const $77 = $s[94] = dias_vacaciones_anuales * (dias_trabajados_anio < 365 ? dias_trabajados_anio : 365);
  const $78 = $77 * 20;
  const dias_vacaciones_devengados = $s[93] = Math.floor((2 * $78 + 73) / 146);
  // Días de vacaciones no gozadas · LCT art. 156
  const $81 = rt.isSent($n[17]!);
  $s[95] = $81 ? 1 : 0;
  let $82: number;
  if ($81) {
    $82 = dias_por_gozar;
  } else {
    const $80 = dias_vacaciones_devengados * 100 - dias_vacaciones_gozadas;
    $82 = 0 > $80 ? 0 : $80;
  }
  const dias_vacaciones_no_gozadas = $s[96] = $82;
  // Vacaciones no gozadas (art. 156) · LCT arts. 155 y 156; Ley 24.241 art. 7
  const $83 = $s[98] = (monthly_salary + promedio_variable) * dias_vacaciones_no_gozadas;
  if ($83 > 4503599627120495) return false;
  const vacaciones_no_gozadas = $s[97] = Math.floor(($83 + 125000) / 250000);
  // SAC sobre vacaciones no gozadas · LCT arts. 121 y 156
  const sac_vacaciones = $s[99] = Math.floor((vacaciones_no_gozadas + 6) / 12);
  $s[100] = vacaciones_no_gozadas;
  // Total de percepciones
  const $86 = sueldo_basico +
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
  if ($86 > rt.SAFE) return false;
  const total_percepciones = $s[101] = $86;
  // Base de Ganancias de la liquidación final · LIG arts. 26 inc. i y 82; RG AFIP 4003/2017
  $s[102] = sueldo_basico + sac_egreso + preaviso + sac_preaviso + integracion_mes + sac_integracion + vacaciones_no_gozadas + sac_vacaciones;
  // Parte del mes · Ley 24.241 art. 9
  const parte_mes = $s[103] = dias_trabajados_mes;
  // Parte del semestre · Ley 24.241 art. 9
  let $88 = 1;
  const $89 = sac_egreso === 0;
  $s[104] = $89 ? 1 : 0;
  let $90: number;
  if ($89) {
    $90 = 0;
  } else {
    if (!($f.dias_del_semestre > 0)) return false;
    $88 = $f.dias_del_semestre;
    $90 = dias_semestre;
  }
  const parte_semestre = $s[105] = $90;
  $s[106] = $88;
  // Base mínima · Ley 24.241 art. 9
  const $91 = $s[108] = $f.base_min * parte_mes;
  const base_min_mes = $s[107] = Math.floor(($91 + 15) / 30);
  // Base máxima · Ley 24.241 art. 9
  const $93 = $s[110] = $f.base_max * parte_mes;
  const base_max_mes = $s[109] = Math.floor(($93 + 15) / 30);
  // Base mínima de obra social · Decreto 921/2016
  const $95 = $s[112] = $f.base_min * parte_mes;
  const base_min_obra_social = $s[111] = Math.floor((2 * $95 + 15) / 30);
  // Base mínima del aguinaldo · Ley 24.241 art. 9
  const $97 = $s[114] = $f.base_min * parte_semestre;
  const $98 = rt.wholeOf($97, 2 * $88, 'half_up');
  if (Number.isNaN($98)) return false;
  const base_min_sac = $s[113] = $98;
  // Base máxima del aguinaldo · Ley 24.241 art. 9
  const $99 = $s[116] = $f.base_max * parte_semestre;
  const $100 = rt.wholeOf($99, 2 * $88, 'half_up');
  if (Number.isNaN($100)) return false;
  const base_max_sac = $s[115] = $100;
  // Base mínima de obra social del aguinaldo · Decreto 921/2016
  const $101 = $s[118] = $f.base_min * parte_semestre;
  const $102 = rt.wholeOf($101, $88, 'half_up');
  if (Number.isNaN($102)) return false;
  const base_min_obra_social_sac = $s[117] = $102;
  // Base de aportes · Ley 24.241 art. 9
  const $103 = sueldo_basico < base_max_mes ? sueldo_basico : base_max_mes;
  const base_aportes = $s[119] = base_min_mes > $103 ? base_min_mes : $103;
  // Base de aportes a la obra social · Decreto 921/2016
  const $105 = sueldo_basico < base_max_mes ? sueldo_basico : base_max_mes;
  const base_aportes_obra_social = $s[120] = base_min_obra_social > $105 ? base_min_obra_social : $105;
  // Base de aportes sobre aguinaldo · Ley 24.241 art. 9
  const $107 = sac_egreso < base_max_sac ? sac_egreso : base_max_sac;
  const base_aportes_sac = $s[121] = base_min_sac > $107 ? base_min_sac : $107;
  // Base de obra social sobre aguinaldo · Decreto 921/2016
  const $109 = sac_egreso < base_max_sac ? sac_egreso : base_max_sac;
  const base_aportes_obra_social_sac = $s[122] = base_min_obra_social_sac > $109 ? base_min_obra_social_sac : $109;
  // Jubilación (SIPA) · Ley 24.241 art. 11
  const $111 = $s[124] = $f.tasa_jubilacion * (base_aportes + base_aportes_sac);
  const jubilacion = $s[123] = Math.floor(($111 + 50) / 100);
  // INSSJP - PAMI (Ley 19.032) · Ley 19.032 art. 8
  const $113 = $s[126] = $f.tasa_ley_19032 * (base_aportes + base_aportes_sac);
  const ley_19032 = $s[125] = Math.floor(($113 + 50) / 100);
  // Obra social (Ley 23.660) · Ley 23.660 art. 16
  const $115 = $s[128] = $f.tasa_obra_social * (base_aportes_obra_social + base_aportes_obra_social_sac);
  const obra_social = $s[127] = Math.floor(($115 + 50) / 100);
  // Cuota sindical · Ley 23.551 art. 38
  let cuota_sindical = 0;
  const $117 = cuota_sindical_rate > 0;
  $s[129] = $117 ? 1 : 0;
  if ($117) {
    const $118 = $s[131] = cuota_sindical_rate * (sueldo_basico + sac_egreso);
    if ($118 > 4503599626370495) return false;
    cuota_sindical = $s[130] = Math.floor(($118 + 500000) / 1000000);
  }
  // Impuesto a las Ganancias (4ta categoría) · LIG arts. 30 y 94; RG AFIP 4003/2017
  const ganancias = $s[132] = ganancias_final_amount;
  // Total de deducciones
  const total_deducciones = $s[133] = jubilacion + ley_19032 + obra_social + cuota_sindical + ganancias;
  // Neto a cobrar
  const neto = $s[134] = total_percepciones - total_deducciones;
  // Detracción, en proporción a los días · Ley 27.541 art. 22
  const $122 = $s[136] = $f.detraccion * parte_mes;
  const $123 = $122 * 2;
  const detraccion_mes = $s[135] = Math.floor((2 * $123 + 15) / 30);
  // Detracción del aguinaldo, en proporción · Ley 27.541 art. 22
  const $125 = $s[138] = $f.detraccion_sac * parte_semestre;
  const $126 = $125 * 4;
  const $127 = rt.wholeOf($126, $88, 'half_up');
  if (Number.isNaN($127)) return false;
  const detraccion_egreso = $s[137] = $127;
  // Base de contribuciones patronales · Ley 27.541 arts. 19 y 22
  const $128 = sueldo_basico - detraccion_mes;
  const $129 = sac_egreso - detraccion_egreso;
  const base_contribuciones = $s[139] = (base_min_mes > $128 ? base_min_mes : $128) + (base_min_sac > $129 ? base_min_sac : $129);
  // Base de obra social (empleador) · Decreto 921/2016
  const base_obra_social_empleador = $s[140] = (base_min_obra_social > sueldo_basico ? base_min_obra_social : sueldo_basico) +
    (base_min_obra_social_sac > sac_egreso ? base_min_obra_social_sac : sac_egreso);
  // Base ART · Ley 26.773 art. 10
  const base_art = $s[141] = sueldo_basico + sac_egreso;
  // Clase de empleador · Ley 27.541 art. 19; Ley 27.802
  let $134: string;
  if (empleador_grande_servicios) {
    $134 = 'inc_a';
  } else {
    $134 = empleador_mipyme ? 'inc_b_mipyme' : 'inc_b_otra';
  }
  const clase_empleador = $134;
  $s[142] = rt.positionOf(['inc_a', 'inc_b_mipyme', 'inc_b_otra'], clase_empleador);
  // Tasa del Fondo de Asistencia Laboral · Ley 27.802 arts. 58 a 77
  const $135 = rt.same(clase_empleador, 'inc_b_mipyme');
  $s[143] = $135 ? 1 : 0;
  const tasa_fal = $s[144] = $135 ? $f.fal_mipyme * 5 : $f.fal_otros * 2;
  // SIPA · Ley 27.541 art. 19
  const $137 = empleador_grande_servicios ? $f.sipa_inc_a * 5 : $f.sipa_inc_b;
  const $138 = $s[148] = $137 - tasa_fal * 50;
  const $139 = $s[146] = base_contribuciones * $138;
  if ($139 > 4503599627360495) return false;
  const contrib_sipa = $s[145] = Math.floor(($139 + 5000) / 10000);
  $s[147] = base_contribuciones;
  // INSSJP (PAMI) · Ley 27.541 art. 19
  const $141 = $s[152] = empleador_grande_servicios ? $f.inssjp_inc_a * 2 : $f.inssjp_inc_b;
  const $142 = $s[150] = base_contribuciones * $141;
  if ($142 > 4503599627360495) return false;
  const contrib_inssjp = $s[149] = Math.floor(($142 + 5000) / 10000);
  $s[151] = base_contribuciones;
  // Asignaciones familiares · Ley 27.541 art. 19
  const $144 = $s[156] = empleador_grande_servicios ? $f.aaff_inc_a * 2 : $f.aaff_inc_b;
  const $145 = $s[154] = base_contribuciones * $144;
  if ($145 > 4503599627369495) return false;
  const contrib_aaff = $s[153] = Math.floor(($145 + 500) / 1000);
  $s[155] = base_contribuciones;
  // Fondo Nacional de Empleo · Ley 27.541 art. 19
  const $147 = $s[160] = empleador_grande_servicios ? $f.fne_inc_a : $f.fne_inc_b * 2;
  const $148 = $s[158] = base_contribuciones * $147;
  if ($148 > 4503599627360495) return false;
  const contrib_fne = $s[157] = Math.floor(($148 + 5000) / 10000);
  $s[159] = base_contribuciones;
  // Fondo de Asistencia Laboral · Ley 27.802 arts. 58 a 77
  let contrib_fal = 0;
  const $150 = $at >= '2026-11-01';
  $s[161] = $150 ? 1 : 0;
  if ($150) {
    const $151 = $s[163] = base_contribuciones * tasa_fal;
    contrib_fal = $s[162] = Math.floor(($151 + 100) / 200);
    $s[164] = base_contribuciones;
    $s[165] = tasa_fal;
  }
  // Obra social (6%: 5.10 + 0.90 FSR) · Ley 23.660 art. 16
  const $153 = $s[167] = base_obra_social_empleador * $f.tasa_contribucion_obra_social;
  $s[166] = Math.floor(($153 + 25) / 50);
  $s[168] = base_obra_social_empleador;
  $s[169] = $f.tasa_contribucion_obra_social;
  // ART, cuota variable · Leyes 24.557 y 26.773
  const $155 = rt.isSent($n[22]!);
  $s[170] = $155 ? 1 : 0;
  if ($155) {
    const $156 = $s[172] = base_art * risk_class_rate;
    if ($156 > 4503599626370495) return false;
    $s[171] = Math.floor(($156 + 500000) / 1000000);
    $s[173] = base_art;
    $s[174] = risk_class_rate;
  }
  // ART, suma fija FFEP · Leyes 24.557 y 26.773
  const $158 = $at >= '2024-01-01';
  $s[175] = $158 ? 1 : 0;
  if ($158) {
    $s[176] = $f.ffep_suma * 100;
    $s[177] = $f.ffep_suma;
  }
  // Total contribuciones de seguridad social
  const $160 = $150 ? contrib_fal : 0;
  $s[178] = contrib_sipa + contrib_inssjp + contrib_aaff + contrib_fne + $160;
  // Seguro colectivo de vida obligatorio · Decreto 1567/74
  $s[179] = $f.scvo_prima;
  // Meses anteriores del semestre, con servicio · LCT art. 123
  const meses_anteriores = $s[180] = rt.monthsBetween(rt.firstDayOfMonth(rt.latest(hire_date, inicio_semestre)),
    rt.firstDayOfMonth($row.period.end));
  // Recibos del semestre · LCT art. 123
  const $163 = rt.isSent($n[14]!);
  $s[181] = $163 ? 1 : 0;
  const recibos_anteriores = $s[182] = $163 ? recibos_del_semestre : meses_anteriores;
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
    if (!($row.period.end <= '2026-12-31')) {
      // PARAM_MISSING
      $notes.add(8);
    }
    if (monthly_salary < salario_minimo) {
      // BELOW_MINIMUM_WAGE
      $notes.add(9, rt.ratio(monthly_salary, 100n), rt.ratio(salario_minimo, 100n));
    }
    if (rt.isSent($n[2]!) &&
      rt.isSent($n[3]!) &&
      (daily_salary * 3 * 1000 < monthly_salary * 99 || daily_salary * 3 * 1000 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(10, rt.ratio(monthly_salary, 100n), rt.ratio(daily_salary, 100n));
    }
    if (sueldo_basico < base_min_mes) {
      // CONTRIBUTION_BASE_FLOORED
      $notes.add(11, rt.ratio(sueldo_basico, 100n), rt.ratio(base_min_mes, 100n));
    }
    if (sueldo_basico > base_max_mes) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(12, rt.ratio(sueldo_basico, 100n), rt.ratio(base_max_mes, 100n));
    }
    if (sueldo_basico < base_min_obra_social) {
      // CONTRIBUTION_BASE_FLOORED
      $notes.add(13, rt.ratio(sueldo_basico, 100n), rt.ratio(base_min_obra_social, 100n));
    }
    if (sueldo_basico > base_max_mes) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(14, rt.ratio(sueldo_basico, 100n), rt.ratio(base_max_mes, 100n));
    }
    if (sac_egreso < base_min_sac) {
      // CONTRIBUTION_BASE_FLOORED
      $notes.add(15, rt.ratio(sac_egreso, 100n), rt.ratio(base_min_sac, 100n));
    }
    if (sac_egreso > base_max_sac) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(16, rt.ratio(sac_egreso, 100n), rt.ratio(base_max_sac, 100n));
    }
    if (sac_egreso < base_min_obra_social_sac) {
      // CONTRIBUTION_BASE_FLOORED
      $notes.add(17, rt.ratio(sac_egreso, 100n), rt.ratio(base_min_obra_social_sac, 100n));
    }
    if (sac_egreso > base_max_sac) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(18, rt.ratio(sac_egreso, 100n), rt.ratio(base_max_sac, 100n));
    }
    if (!rt.isSent($n[12]!) && !rt.isSent($n[13]!)) {
      // SAC_BY_BEST_MONTH
      $notes.add(19);
    }
    if (recibos_anteriores < meses_anteriores) {
      // SAC_MONTHS_MISSING
      $notes.add(20, rt.ratio(recibos_anteriores, 1n), rt.ratio(meses_anteriores, 1n));
    }
    if (rt.same($row.period.end, rt.addMonths(hire_date, 60)) ||
      rt.same($row.period.end, rt.addMonths(hire_date, 120)) ||
      rt.same($row.period.end, rt.addMonths(hire_date, 240)) ||
      rt.same($row.period.end, ultimo_trimestre)) {
      // SENIORITY_AT_BOUNDARY
      $notes.add(21, $row.period.end, hire_date);
    }
    let $167: boolean = !rt.isSent($n[11]!) &&
      meses_periodo_prueba > 0 &&
      rt.same($row.period.end, rt.addMonths(hire_date, meses_periodo_prueba));
    if ($167) {
      const $165 = rt.rowOfWord($f.causas_indemnizacion$rows1, causa);
      if ($165 < 0) return false;
      const $166 = $f.causas_indemnizacion$rows1.value[$165]!;
      $167 = $166 > 0;
    }
    if ($167 && !rt.same(causa, 'fallecimiento')) {
      // SENIORITY_AT_BOUNDARY
      $notes.add(22);
    }
    if (!rt.same(en_periodo_prueba, $row.period.end < rt.addMonths(hire_date, meses_periodo_prueba))) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(23, rt.ratio(meses_periodo_prueba, 1n));
    }
    const $168 = rt.rowOfWord($f.causas_indemnizacion$rows1, causa);
    if ($168 < 0) return false;
    const $169 = $f.causas_indemnizacion$rows1.value[$168]!;
    if ($169 > 0 && !rt.isSent($n[7]!)) {
      // CCT_CAP_NOT_PROVIDED
      $notes.add(24);
    }
    let $172: boolean = con_tope && importe_245 > 0;
    if ($172) {
      const $170 = rt.rowOfWord($f.causas_indemnizacion$rows1, causa);
      if ($170 < 0) return false;
      const $171 = $f.causas_indemnizacion$rows1.value[$170]!;
      $172 = $171 > 0;
    }
    if ($172) {
      // CCT_CAP_APPLIED
      $notes.add(25, rt.ratio(remuneracion_base_245, 100n), rt.ratio(base_245, 100n));
    }
    let $175: boolean = con_tope && importe_245 > 0 && base_245 > tope_245;
    if ($175) {
      const $173 = rt.rowOfWord($f.causas_indemnizacion$rows1, causa);
      if ($173 < 0) return false;
      const $174 = $f.causas_indemnizacion$rows1.value[$173]!;
      $175 = $174 > 0;
    }
    if ($175) {
      // VIZZOTI_FLOOR_APPLIED
      $notes.add(26, rt.ratio(tope_245, 100n), rt.ratio(base_245, 100n));
    }
    const $176 = rt.rowOfWord($f.causas_indemnizacion$rows1, causa);
    if ($176 < 0) return false;
    const $177 = $f.causas_indemnizacion$rows1.value[$176]!;
    if ($177 > 0 && sin_indemnizacion) {
      // NO_SEVERANCE_SHORT_SERVICE
      $notes.add(27);
    }
    if (con_preaviso && en_periodo_prueba && meses_preaviso === 0) {
      // NOTICE_NOT_DUE_TRIAL_PERIOD
      $notes.add(28);
    }
    if ($row.period.end < '2024-01-01') {
      // PARAM_MISSING
      $notes.add(29);
    }
    if (empleador_mipyme && empleador_grande_servicios) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(30);
    }
    if (!rt.isSent($n[22]!)) {
      // ART_RATE_NOT_PROVIDED
      $notes.add(31);
    }
    if (cuota_sindical_rate > 50000) {
      // CUOTA_SINDICAL_HIGH
      $notes.add(32, rt.ratio(cuota_sindical_rate, 1000000n));
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(33);
    }
    if ($at >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(34);
    }
    if ($at >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(35);
    }
    if ($at >= '2026-10-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(36);
    }
    if (meses_preaviso > 0) {
      // PARAM_UNVERIFIED
      $notes.add(37);
    }
  }
  return true;
}

export const rules: rt.RuleModule = rt.ruleModule($law, { parameters: $parameters, elsewhere: $elsewhere, compute });
