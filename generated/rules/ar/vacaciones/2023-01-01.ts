// AR.vacaciones 2023.1: Retribución de vacaciones
// Emitted from generated/rules/ar/vacaciones/2023-01-01.pay by payroll compile. Do not edit.
import { readFileSync } from 'node:fs';
import * as rt from '../../../../runtime/index.ts';

const $head: rt.ModuleHead = {
  format: 1,
  path: 'generated/rules/ar/vacaciones/2023-01-01.pay',
  fingerprint: 'sha256:e56532fba52c3efdfbf6bb995e9d025391959b7c1eff1bb20243bd6d3f4c3a16',
  meaning: 'sha256:844d7278fad84498dd1a1ac1e48f30ba2c5911a890bf060e724dafc91be902f8',
  country: 'AR',
  scheme: 'vacaciones',
  label: 'Retribución de vacaciones',
  version: '2023.1',
  currency: 'ARS',
  validFrom: '2023-01-01',
  validUntil: '2027-12-31',
  periods: ['event'],
  proration: null,
  days: 'as_given',
  asOf: 'period_end',
};

const $law = new rt.ModuleLaw($head, 'sha256:35d9f46f6364c73a24467c2dd0a12ef90a05c8debbc7774a614aa8f5ace6826d', () =>
  JSON.parse(readFileSync(new URL('./2023-01-01.json', import.meta.url), 'utf8')));

const $parameters = rt.byDate(($at) => ({
  base_max: rt.scaledWorth($at, 100n, $law.rows('base_max')),
  tasa_jubilacion: rt.scaledWorth($at, 100n, $law.rows('tasa_jubilacion')),
  tasa_ley_19032: rt.scaledWorth($at, 100n, $law.rows('tasa_ley_19032')),
  tasa_obra_social: rt.scaledWorth($at, 100n, $law.rows('tasa_obra_social')),
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
}));
const $elsewhere = rt.byDate(($at) => ({
  SMVM: rt.scaledWorth($at, 100n, $law.rows('SMVM')),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $at = $row.referenceDate;
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  const modalidad$sent = rt.textAt($row.texts, 0);
  const hire_date$sent = rt.textAt($row.texts, 5);
  // Modalidad de la remuneración · LCT art. 155 incs. a y b
  if (modalidad$sent !== undefined && !(rt.positionOf(['mensual', 'jornal'], modalidad$sent) > 0)) return false;
  const modalidad = modalidad$sent !== undefined ? modalidad$sent : 'mensual';
  $s[0] = rt.positionOf(['mensual', 'jornal'], modalidad);
  // Remuneración del día · LCT art. 155 inc. b
  if (!(rt.isSent($n[1]!) || rt.isSent($n[2]!))) return false;
  if ($n[1]! <= 0) return false;
  const $2 = $n[1]! * 3;
  if ($2 > rt.SAFE || $2 < -rt.SAFE) return false;
  if ($2 > 1000000000000) return false;
  const daily_salary = $s[1] = $n[1]!;
  // Remuneración mensual · LCT art. 155 inc. a
  if ($n[2]! <= 0 || $n[2]! > 10000000000000) return false;
  const monthly_salary = $s[2] = rt.isSent($n[2]!) ? $n[2]! : daily_salary * 3 * 10;
  // Promedio de lo variable, seis meses · LCT art. 155 inc. c
  if ($n[3]! < 0 || $n[3]! > 10000000000000) return false;
  const promedio_variable_6m = $s[3] = rt.sentOr($n[3]!, 0);
  // Promedio de lo variable, doce meses · LCT art. 155 inc. c
  if ($n[4]! < 0 || $n[4]! > 10000000000000) return false;
  const promedio_variable_12m = $s[4] = rt.sentOr($n[4]!, 0);
  // Fecha de ingreso · LCT arts. 18, 19 y 150
  if (hire_date$sent !== undefined && !rt.isDate(hire_date$sent)) return false;
  if (hire_date$sent !== undefined && hire_date$sent < '1940-01-01') return false;
  const hire_date = hire_date$sent ?? '';
  $s[5] = rt.digitsOfDate(hire_date);
  // Año de las vacaciones · LCT arts. 150 y 154
  if ($n[6]! < 2022 || $n[6]! > 2100) return false;
  const anio_vacaciones = $s[6] = rt.isSent($n[6]!) ? $n[6]! : rt.yearOf($row.period.end);
  // Trabajó la mitad de los días hábiles · LCT art. 151
  let $6: boolean;
  if (rt.isSent($n[7]!)) {
    $6 = $n[7]! === 1;
  } else {
    $6 = hire_date$sent !== undefined ? hire_date <= rt.dateOf(anio_vacaciones, 7, 1) : true;
  }
  const mitad_dias_habiles = $6;
  $s[7] = mitad_dias_habiles ? 1 : 0;
  // Días de trabajo efectivo · LCT arts. 152 y 153
  if ($n[8]! < 0 || $n[8]! > 366) return false;
  const dias_trabajados_efectivos = $s[8] = rt.sentOr($n[8]!, 0);
  // Días del año ya gozados · LCT art. 150
  if ($n[9]! < 0 || $n[9]! > 60) return false;
  const dias_ya_gozados = $s[9] = rt.sentOr($n[9]!, 0);
  // Días a gozar · LCT art. 150
  if (!rt.isSent($n[10]!)) {
    if (!(hire_date$sent !== undefined)) return false;
  }
  if ($n[10]! < 0 || $n[10]! > 60) return false;
  const dias_pedidos = $s[10] = $n[10]!;
  // Remuneración del mes en otros recibos · Ley 24.241 art. 9
  if ($n[11]! < 0 || $n[11]! > 10000000000000) return false;
  const remuneracion_otras_mes = $s[11] = rt.sentOr($n[11]!, 0);
  // Cuota sindical · Ley 23.551 art. 38
  if ($n[12]! < 0 || $n[12]! > 100000) return false;
  const cuota_sindical_rate = $s[12] = rt.sentOr($n[12]!, 0);
  // Alícuota variable de ART · Ley 24.557
  if ($n[13]! < 0 || $n[13]! > 500000) return false;
  const risk_class_rate = $s[13] = $n[13]!;
  // Empleador del art. 19 inc. a · Ley 27.541 art. 19
  const empleador_grande_servicios = $n[14]! === 1;
  $s[14] = empleador_grande_servicios ? 1 : 0;
  // Empleador MiPyME · Ley 27.802
  const empleador_mipyme = $n[15]! !== 0;
  $s[15] = empleador_mipyme ? 1 : 0;
  // Ingreso
  const $7 = hire_date$sent !== undefined;
  $s[16] = $7 ? 1 : 0;
  const ingreso = $7 ? hire_date : '1940-01-01';
  $s[17] = rt.digitsOfDate(ingreso);
  // Fin del anio
  const fin_del_anio = rt.dateOf(anio_vacaciones, 12, 31);
  $s[18] = rt.digitsOfDate(fin_del_anio);
  // Sin un mes entero de servicio · LCT art. 155 inc. c
  const sin_meses_enteros = ingreso > rt.addMonths(rt.firstDayOfMonth($row.period.end), -1);
  $s[19] = sin_meses_enteros ? 1 : 0;
  // Días por antigüedad · LCT art. 150
  const $12 = fin_del_anio > rt.addMonths(ingreso, 240);
  $s[20] = $12 ? 1 : 0;
  let $13: number;
  if ($12) {
    $13 = 35;
  } else {
    const $10 = fin_del_anio > rt.addMonths(ingreso, 120);
    $s[21] = $10 ? 1 : 0;
    let $11: number;
    if ($10) {
      $11 = 28;
    } else {
      $11 = fin_del_anio > rt.addMonths(ingreso, 60) ? 21 : 14;
    }
    $13 = $11;
  }
  const dias_por_antiguedad = $s[22] = $13;
  // Dias por trabajo · LCT art. 153
  const dias_por_trabajo = $s[23] = Math.floor(dias_trabajados_efectivos / 20);
  $s[24] = dias_trabajados_efectivos;
  // Días de vacaciones del año · LCT arts. 150, 151 y 153
  let dias_vacaciones_anuales = 0;
  let dias_que_quedan = 0;
  if ($7) {
    dias_vacaciones_anuales = $s[25] = mitad_dias_habiles ? dias_por_antiguedad : dias_por_trabajo;
    // Días del año que quedan · LCT art. 150
    const $16 = dias_vacaciones_anuales - dias_ya_gozados;
    dias_que_quedan = $s[26] = 0 > $16 ? 0 : $16;
  }
  // Días a gozar · LCT art. 150
  const $18 = rt.isSent($n[10]!);
  $s[27] = $18 ? 1 : 0;
  const dias_a_gozar = $s[28] = $18 ? dias_pedidos : dias_que_quedan;
  // Salario mínimo, vital y móvil · Res. CNEPYSMVYM
  let salario_minimo = 0;
  const $20 = $row.period.end <= '2026-12-31';
  $s[29] = $20 ? 1 : 0;
  if ($20) {
    const $21 = $elsewhere($row.period.end);
    if ($21 === null) return false;
    $s[30] = $21.SMVM;
    salario_minimo = $s[31] = $21.SMVM;
  }
  // Promedio de lo variable · LCT art. 155 inc. c
  const promedio_variable = $s[32] = promedio_variable_6m > promedio_variable_12m ? promedio_variable_6m : promedio_variable_12m;
  // Remuneración del día · LCT art. 155 inc. b
  const $23 = rt.isSent($n[1]!);
  $s[33] = $23 ? 1 : 0;
  const jornal_diario = $s[34] = $23 ? daily_salary : 0;
  // Remuneración base de las vacaciones · LCT art. 155 inc. a
  const $25 = rt.same(modalidad, 'mensual');
  $s[35] = $25 ? 1 : 0;
  if ($25) {
    $s[36] = monthly_salary + promedio_variable;
  }
  // Vacaciones · LCT art. 155
  const $27 = rt.same(modalidad, 'jornal');
  $s[37] = $27 ? 1 : 0;
  const $28 = $s[39] = $27 ? (jornal_diario * 25 + promedio_variable) * dias_a_gozar : (monthly_salary + promedio_variable) * dias_a_gozar;
  const vacaciones = $s[38] = Math.floor((2 * $28 + 25) / 50);
  // Lo que los mismos días pagan trabajados · LCT art. 155
  let sueldo_de_esos_dias = 0;
  if ($25) {
    const $30 = $s[41] = (monthly_salary + promedio_variable) * dias_a_gozar;
    sueldo_de_esos_dias = $s[40] = Math.floor(($30 + 15) / 30);
    // Plus vacacional · LCT art. 155
    $s[42] = vacaciones - sueldo_de_esos_dias;
  }
  // Base de aportes sobre vacaciones · Ley 24.241 art. 9
  const $33 = $f.base_max - remuneracion_otras_mes;
  const $34 = vacaciones < $33 ? vacaciones : $33;
  const base_aportes_vacaciones = $s[43] = 0 > $34 ? 0 : $34;
  // Jubilación (SIPA) · Ley 24.241 art. 11
  const $36 = $s[45] = $f.tasa_jubilacion * base_aportes_vacaciones;
  const jubilacion = $s[44] = Math.floor(($36 + 50) / 100);
  // INSSJP - PAMI (Ley 19.032) · Ley 19.032 art. 8
  const $38 = $s[47] = $f.tasa_ley_19032 * base_aportes_vacaciones;
  const ley_19032 = $s[46] = Math.floor(($38 + 50) / 100);
  // Obra social (Ley 23.660) · Ley 23.660 art. 16
  const $40 = $s[49] = $f.tasa_obra_social * base_aportes_vacaciones;
  const obra_social = $s[48] = Math.floor(($40 + 50) / 100);
  // Cuota sindical · Ley 23.551 art. 38
  let cuota_sindical = 0;
  const $42 = cuota_sindical_rate > 0;
  $s[50] = $42 ? 1 : 0;
  if ($42) {
    const $43 = $s[52] = cuota_sindical_rate * vacaciones;
    if ($43 > 4503599626370495) return false;
    cuota_sindical = $s[51] = Math.floor(($43 + 500000) / 1000000);
  }
  // Total de percepciones
  const total_percepciones = $s[53] = vacaciones;
  // Total de deducciones
  const total_deducciones = $s[54] = jubilacion + ley_19032 + obra_social + cuota_sindical;
  // Neto a cobrar
  $s[55] = total_percepciones - total_deducciones;
  // Base de contribuciones patronales · Ley 27.541 art. 19
  const base_contribuciones = $s[56] = vacaciones;
  // Base de obra social (empleador) · Decreto 921/2016
  const base_obra_social_empleador = $s[57] = vacaciones;
  // Base ART · Ley 26.773 art. 10
  const base_art = $s[58] = vacaciones;
  // Clase de empleador · Ley 27.541 art. 19; Ley 27.802
  let $48: string;
  if (empleador_grande_servicios) {
    $48 = 'inc_a';
  } else {
    $48 = empleador_mipyme ? 'inc_b_mipyme' : 'inc_b_otra';
  }
  const clase_empleador = $48;
  $s[59] = rt.positionOf(['inc_a', 'inc_b_mipyme', 'inc_b_otra'], clase_empleador);
  // Tasa del Fondo de Asistencia Laboral · Ley 27.802 arts. 58 a 77
  const $49 = rt.same(clase_empleador, 'inc_b_mipyme');
  $s[60] = $49 ? 1 : 0;
  const tasa_fal = $s[61] = $49 ? $f.fal_mipyme * 5 : $f.fal_otros * 2;
  // SIPA · Ley 27.541 art. 19
  const $51 = empleador_grande_servicios ? $f.sipa_inc_a * 5 : $f.sipa_inc_b;
  const $52 = $s[65] = $51 - tasa_fal * 50;
  const $53 = $s[63] = base_contribuciones * $52;
  if ($53 > 4503599627360495) return false;
  const contrib_sipa = $s[62] = Math.floor(($53 + 5000) / 10000);
  $s[64] = base_contribuciones;
  // INSSJP (PAMI) · Ley 27.541 art. 19
  const $55 = $s[69] = empleador_grande_servicios ? $f.inssjp_inc_a * 2 : $f.inssjp_inc_b;
  const $56 = $s[67] = base_contribuciones * $55;
  if ($56 > 4503599627360495) return false;
  const contrib_inssjp = $s[66] = Math.floor(($56 + 5000) / 10000);
  $s[68] = base_contribuciones;
  // Asignaciones familiares · Ley 27.541 art. 19
  const $58 = $s[73] = empleador_grande_servicios ? $f.aaff_inc_a * 2 : $f.aaff_inc_b;
  const $59 = $s[71] = base_contribuciones * $58;
  const contrib_aaff = $s[70] = Math.floor(($59 + 500) / 1000);
  $s[72] = base_contribuciones;
  // Fondo Nacional de Empleo · Ley 27.541 art. 19
  const $61 = $s[77] = empleador_grande_servicios ? $f.fne_inc_a : $f.fne_inc_b * 2;
  const $62 = $s[75] = base_contribuciones * $61;
  if ($62 > 4503599627360495) return false;
  const contrib_fne = $s[74] = Math.floor(($62 + 5000) / 10000);
  $s[76] = base_contribuciones;
  // Fondo de Asistencia Laboral · Ley 27.802 arts. 58 a 77
  let contrib_fal = 0;
  const $64 = $at >= '2026-11-01';
  $s[78] = $64 ? 1 : 0;
  if ($64) {
    const $65 = $s[80] = base_contribuciones * tasa_fal;
    contrib_fal = $s[79] = Math.floor(($65 + 100) / 200);
    $s[81] = base_contribuciones;
    $s[82] = tasa_fal;
  }
  // Obra social (6%: 5.10 + 0.90 FSR) · Ley 23.660 art. 16
  const $67 = $s[84] = base_obra_social_empleador * $f.tasa_contribucion_obra_social;
  $s[83] = Math.floor(($67 + 25) / 50);
  $s[85] = base_obra_social_empleador;
  $s[86] = $f.tasa_contribucion_obra_social;
  // ART, cuota variable · Leyes 24.557 y 26.773
  const $69 = rt.isSent($n[13]!);
  $s[87] = $69 ? 1 : 0;
  if ($69) {
    const $70 = $s[89] = base_art * risk_class_rate;
    if ($70 > 4503599626370495) return false;
    $s[88] = Math.floor(($70 + 500000) / 1000000);
    $s[90] = base_art;
    $s[91] = risk_class_rate;
  }
  // Total contribuciones de seguridad social
  const $72 = $64 ? contrib_fal : 0;
  $s[92] = contrib_sipa + contrib_inssjp + contrib_aaff + contrib_fne + $72;
  if ($27 && !rt.isSent($n[1]!)) return false;
  if (ingreso > $row.period.end) return false;
  if (anio_vacaciones < rt.yearOf(ingreso)) return false;
  if (anio_vacaciones > rt.yearOf($row.period.end)) return false;
  if (promedio_variable_6m > 0 && sin_meses_enteros) return false;
  if (promedio_variable_12m > 0 && sin_meses_enteros) return false;
  if ($notes !== null) {
    if (!($row.period.end <= '2026-12-31')) {
      // PARAM_MISSING
      $notes.add(6);
    }
    if (monthly_salary < salario_minimo) {
      // BELOW_MINIMUM_WAGE
      $notes.add(7, rt.ratio(monthly_salary, 100n), rt.ratio(salario_minimo, 100n));
    }
    if ($23 && rt.isSent($n[2]!) && (daily_salary * 3 * 1000 < monthly_salary * 99 || daily_salary * 3 * 1000 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(8, rt.ratio(monthly_salary, 100n), rt.ratio(daily_salary, 100n));
    }
    if (base_aportes_vacaciones < vacaciones) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(9, rt.ratio(remuneracion_otras_mes, 100n));
    }
    const $74 = $7 ? !rt.same(mitad_dias_habiles, hire_date <= rt.dateOf(anio_vacaciones, 7, 1)) : false;
    if ($74) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(10);
    }
    if (rt.same(fin_del_anio, rt.addMonths(ingreso, 60)) ||
      rt.same(fin_del_anio, rt.addMonths(ingreso, 120)) ||
      rt.same(fin_del_anio, rt.addMonths(ingreso, 240))) {
      // SENIORITY_AT_BOUNDARY
      $notes.add(11, ingreso);
    }
    const $75 = $7 ? dias_a_gozar > dias_que_quedan : false;
    if ($75) {
      // VACATION_DAYS_OVER_ENTITLEMENT
      $notes.add(12, rt.ratio(dias_a_gozar, 1n));
    }
    if (Number($at.slice(5, 7)) >= 5 && Number($at.slice(5, 7)) <= 9) {
      // VACATION_SEASON
      $notes.add(13);
    }
    if (empleador_mipyme && empleador_grande_servicios) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(14);
    }
    if (!rt.isSent($n[13]!)) {
      // ART_RATE_NOT_PROVIDED
      $notes.add(15);
    }
    if (cuota_sindical_rate > 50000) {
      // CUOTA_SINDICAL_HIGH
      $notes.add(16, rt.ratio(cuota_sindical_rate, 1000000n));
    }
    if ($at >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(17);
    }
  }
  return true;
}

export const rules: rt.RuleModule = rt.ruleModule($law, { parameters: $parameters, elsewhere: $elsewhere, compute });
