// AR.vacaciones 2023.1: Retribución de vacaciones
// Emitted from generated/rules/ar/vacaciones/2023-01-01.pay by payroll compile. Do not edit.
import { readFileSync } from 'node:fs';
import * as rt from '../../../../runtime/index.ts';

const $head: rt.ModuleHead = {
  format: 1,
  path: 'generated/rules/ar/vacaciones/2023-01-01.pay',
  fingerprint: 'sha256:75a0d2c8226239a0c7ad049ce8fac30a7feed9dd98c71126c7a9aa7db019eaf4',
  meaning: 'sha256:dbac73f66dfdb1fa59f5bc98d7a2c7e01124fb4f687a0192ada244d365b44518',
  country: 'AR',
  scheme: 'vacaciones',
  label: 'Retribución de vacaciones',
  version: '2023.1',
  currency: 'ARS',
  validFrom: '2023-01-01',
  validUntil: '2026-12-31',
  periods: ['event'],
  proration: null,
  days: 'as_given',
  asOf: 'period_end',
};

const $law = new rt.ModuleLaw($head, 'sha256:db22b3f40e59c553a14c06930589f059830555e729260245b268cb3c14a0d9d1', () =>
  JSON.parse(readFileSync(new URL('./2023-01-01.json', import.meta.url), 'utf8')));

const $parameters = rt.byDate(($at) => ({
  SMVM: rt.scaledWorth($at, 100n, $law.rows('SMVM')),
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
  const salario_minimo = $s[29] = $f.SMVM;
  // Promedio de lo variable · LCT art. 155 inc. c
  const promedio_variable = $s[30] = promedio_variable_6m > promedio_variable_12m ? promedio_variable_6m : promedio_variable_12m;
  // Remuneración del día · LCT art. 155 inc. b
  const $21 = rt.isSent($n[1]!);
  $s[31] = $21 ? 1 : 0;
  const jornal_diario = $s[32] = $21 ? daily_salary : 0;
  // Remuneración base de las vacaciones · LCT art. 155 inc. a
  const $23 = rt.same(modalidad, 'mensual');
  $s[33] = $23 ? 1 : 0;
  if ($23) {
    $s[34] = monthly_salary + promedio_variable;
  }
  // Vacaciones · LCT art. 155
  const $25 = rt.same(modalidad, 'jornal');
  $s[35] = $25 ? 1 : 0;
  const $26 = $s[37] = $25 ? (jornal_diario * 25 + promedio_variable) * dias_a_gozar : (monthly_salary + promedio_variable) * dias_a_gozar;
  const vacaciones = $s[36] = Math.floor((2 * $26 + 25) / 50);
  // Lo que los mismos días pagan trabajados · LCT art. 155
  let sueldo_de_esos_dias = 0;
  if ($23) {
    const $28 = $s[39] = (monthly_salary + promedio_variable) * dias_a_gozar;
    sueldo_de_esos_dias = $s[38] = Math.floor(($28 + 15) / 30);
    // Plus vacacional · LCT art. 155
    $s[40] = vacaciones - sueldo_de_esos_dias;
  }
  // Base de aportes sobre vacaciones · Ley 24.241 art. 9
  const $31 = $f.base_max - remuneracion_otras_mes;
  const $32 = vacaciones < $31 ? vacaciones : $31;
  const base_aportes_vacaciones = $s[41] = 0 > $32 ? 0 : $32;
  // Jubilación (SIPA) · Ley 24.241 art. 11
  const $34 = $s[43] = $f.tasa_jubilacion * base_aportes_vacaciones;
  const jubilacion = $s[42] = Math.floor(($34 + 50) / 100);
  // INSSJP - PAMI (Ley 19.032) · Ley 19.032 art. 8
  const $36 = $s[45] = $f.tasa_ley_19032 * base_aportes_vacaciones;
  const ley_19032 = $s[44] = Math.floor(($36 + 50) / 100);
  // Obra social (Ley 23.660) · Ley 23.660 art. 16
  const $38 = $s[47] = $f.tasa_obra_social * base_aportes_vacaciones;
  const obra_social = $s[46] = Math.floor(($38 + 50) / 100);
  // Cuota sindical · Ley 23.551 art. 38
  let cuota_sindical = 0;
  const $40 = cuota_sindical_rate > 0;
  $s[48] = $40 ? 1 : 0;
  if ($40) {
    const $41 = $s[50] = cuota_sindical_rate * vacaciones;
    if ($41 > 4503599626370495) return false;
    cuota_sindical = $s[49] = Math.floor(($41 + 500000) / 1000000);
  }
  // Total de percepciones
  const total_percepciones = $s[51] = vacaciones;
  // Total de deducciones
  const total_deducciones = $s[52] = jubilacion + ley_19032 + obra_social + cuota_sindical;
  // Neto a cobrar
  $s[53] = total_percepciones - total_deducciones;
  // Base de contribuciones patronales · Ley 27.541 art. 19
  const base_contribuciones = $s[54] = vacaciones;
  // Base de obra social (empleador) · Decreto 921/2016
  const base_obra_social_empleador = $s[55] = vacaciones;
  // Base ART · Ley 26.773 art. 10
  const base_art = $s[56] = vacaciones;
  // Clase de empleador · Ley 27.541 art. 19; Ley 27.802
  let $46: string;
  if (empleador_grande_servicios) {
    $46 = 'inc_a';
  } else {
    $46 = empleador_mipyme ? 'inc_b_mipyme' : 'inc_b_otra';
  }
  const clase_empleador = $46;
  $s[57] = rt.positionOf(['inc_a', 'inc_b_mipyme', 'inc_b_otra'], clase_empleador);
  // Tasa del Fondo de Asistencia Laboral · Ley 27.802 arts. 58 a 77
  const $47 = rt.same(clase_empleador, 'inc_b_mipyme');
  $s[58] = $47 ? 1 : 0;
  const tasa_fal = $s[59] = $47 ? $f.fal_mipyme * 5 : $f.fal_otros * 2;
  // SIPA · Ley 27.541 art. 19
  const $49 = empleador_grande_servicios ? $f.sipa_inc_a * 5 : $f.sipa_inc_b;
  const $50 = $s[63] = $49 - tasa_fal * 50;
  const $51 = $s[61] = base_contribuciones * $50;
  if ($51 > 4503599627360495) return false;
  const contrib_sipa = $s[60] = Math.floor(($51 + 5000) / 10000);
  $s[62] = base_contribuciones;
  // INSSJP (PAMI) · Ley 27.541 art. 19
  const $53 = $s[67] = empleador_grande_servicios ? $f.inssjp_inc_a * 2 : $f.inssjp_inc_b;
  const $54 = $s[65] = base_contribuciones * $53;
  if ($54 > 4503599627360495) return false;
  const contrib_inssjp = $s[64] = Math.floor(($54 + 5000) / 10000);
  $s[66] = base_contribuciones;
  // Asignaciones familiares · Ley 27.541 art. 19
  const $56 = $s[71] = empleador_grande_servicios ? $f.aaff_inc_a * 2 : $f.aaff_inc_b;
  const $57 = $s[69] = base_contribuciones * $56;
  const contrib_aaff = $s[68] = Math.floor(($57 + 500) / 1000);
  $s[70] = base_contribuciones;
  // Fondo Nacional de Empleo · Ley 27.541 art. 19
  const $59 = $s[75] = empleador_grande_servicios ? $f.fne_inc_a : $f.fne_inc_b * 2;
  const $60 = $s[73] = base_contribuciones * $59;
  if ($60 > 4503599627360495) return false;
  const contrib_fne = $s[72] = Math.floor(($60 + 5000) / 10000);
  $s[74] = base_contribuciones;
  // Fondo de Asistencia Laboral · Ley 27.802 arts. 58 a 77
  let contrib_fal = 0;
  const $62 = $at >= '2026-11-01';
  $s[76] = $62 ? 1 : 0;
  if ($62) {
    const $63 = $s[78] = base_contribuciones * tasa_fal;
    contrib_fal = $s[77] = Math.floor(($63 + 100) / 200);
    $s[79] = base_contribuciones;
    $s[80] = tasa_fal;
  }
  // Obra social (6%: 5.10 + 0.90 FSR) · Ley 23.660 art. 16
  const $65 = $s[82] = base_obra_social_empleador * $f.tasa_contribucion_obra_social;
  $s[81] = Math.floor(($65 + 25) / 50);
  $s[83] = base_obra_social_empleador;
  $s[84] = $f.tasa_contribucion_obra_social;
  // ART, cuota variable · Leyes 24.557 y 26.773
  const $67 = rt.isSent($n[13]!);
  $s[85] = $67 ? 1 : 0;
  if ($67) {
    const $68 = $s[87] = base_art * risk_class_rate;
    if ($68 > 4503599626370495) return false;
    $s[86] = Math.floor(($68 + 500000) / 1000000);
    $s[88] = base_art;
    $s[89] = risk_class_rate;
  }
  // Total contribuciones de seguridad social
  const $70 = $62 ? contrib_fal : 0;
  $s[90] = contrib_sipa + contrib_inssjp + contrib_aaff + contrib_fne + $70;
  if ($25 && !rt.isSent($n[1]!)) return false;
  if (ingreso > $row.period.end) return false;
  if (anio_vacaciones < rt.yearOf(ingreso)) return false;
  if (anio_vacaciones > rt.yearOf($row.period.end)) return false;
  if (promedio_variable_6m > 0 && sin_meses_enteros) return false;
  if (promedio_variable_12m > 0 && sin_meses_enteros) return false;
  if ($notes !== null) {
    if (monthly_salary < salario_minimo) {
      // BELOW_MINIMUM_WAGE
      $notes.add(6, rt.ratio(monthly_salary, 100n), rt.ratio(salario_minimo, 100n));
    }
    if ($21 && rt.isSent($n[2]!) && (daily_salary * 3 * 1000 < monthly_salary * 99 || daily_salary * 3 * 1000 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(7, rt.ratio(monthly_salary, 100n), rt.ratio(daily_salary, 100n));
    }
    if (base_aportes_vacaciones < vacaciones) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(8, rt.ratio(remuneracion_otras_mes, 100n));
    }
    const $72 = $7 ? !rt.same(mitad_dias_habiles, hire_date <= rt.dateOf(anio_vacaciones, 7, 1)) : false;
    if ($72) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(9);
    }
    if (rt.same(fin_del_anio, rt.addMonths(ingreso, 60)) ||
      rt.same(fin_del_anio, rt.addMonths(ingreso, 120)) ||
      rt.same(fin_del_anio, rt.addMonths(ingreso, 240))) {
      // SENIORITY_AT_BOUNDARY
      $notes.add(10, ingreso);
    }
    const $73 = $7 ? dias_a_gozar > dias_que_quedan : false;
    if ($73) {
      // VACATION_DAYS_OVER_ENTITLEMENT
      $notes.add(11, rt.ratio(dias_a_gozar, 1n));
    }
    if (Number($at.slice(5, 7)) >= 5 && Number($at.slice(5, 7)) <= 9) {
      // VACATION_SEASON
      $notes.add(12);
    }
    if (empleador_mipyme && empleador_grande_servicios) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(13);
    }
    if (!rt.isSent($n[13]!)) {
      // ART_RATE_NOT_PROVIDED
      $notes.add(14);
    }
    if (cuota_sindical_rate > 50000) {
      // CUOTA_SINDICAL_HIGH
      $notes.add(15, rt.ratio(cuota_sindical_rate, 1000000n));
    }
    if ($at >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(16);
    }
  }
  return true;
}

export const rules: rt.RuleModule = rt.ruleModule($law, { parameters: $parameters, compute });
