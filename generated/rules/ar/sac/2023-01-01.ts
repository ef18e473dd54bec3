// AR.sac 2023.1: Sueldo anual complementario (aguinaldo)
// Emitted from generated/rules/ar/sac/2023-01-01.pay by payroll compile. Do not edit.
import { readFileSync } from 'node:fs';
import * as rt from '../../../../runtime/index.ts';

const $head: rt.ModuleHead = {
  format: 1,
  path: 'generated/rules/ar/sac/2023-01-01.pay',
  fingerprint: 'sha256:a2e52f1f18772979c0b4408074c40962a0da10e482940f1ecb16cf10a7f670b6',
  meaning: 'sha256:b076ae2cf572decd6a30c7353e12100a676b6b9d70c91242924cb1ee126992a8',
  country: 'AR',
  scheme: 'sac',
  label: 'Sueldo anual complementario (aguinaldo)',
  version: '2023.1',
  currency: 'ARS',
  validFrom: '2023-01-01',
  validUntil: '2027-12-31',
  periods: ['event'],
  proration: null,
  days: 'as_given',
  asOf: 'period_end',
  histories: [
    { id: 'mejor_del_semestre', label: 'Mayor remuneración de los recibos del semestre', type: 'money', aggregate: 'max',
      line: 'remuneracion_bruta', of: [{ country: 'AR', scheme: 'general' }], window: { kind: 'semester' }, month: null },
  ],
};

const $law = new rt.ModuleLaw($head, 'sha256:6cf135088688b0026a39659f8e4b3a97a61f4041e37f9f4794b6396588a0aec6', () =>
  JSON.parse(readFileSync(new URL('./2023-01-01.json', import.meta.url), 'utf8')));

const $parameters = rt.byDate(($at) => ({
  dias_del_semestre: rt.scaledWorth($at, 1n, $law.rows('dias_del_semestre')),
  base_min: rt.scaledWorth($at, 100n, $law.rows('base_min')),
  base_max: rt.scaledWorth($at, 100n, $law.rows('base_max')),
  tasa_jubilacion: rt.scaledWorth($at, 100n, $law.rows('tasa_jubilacion')),
  tasa_ley_19032: rt.scaledWorth($at, 100n, $law.rows('tasa_ley_19032')),
  tasa_obra_social: rt.scaledWorth($at, 100n, $law.rows('tasa_obra_social')),
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
  const hire_date$sent = rt.textAt($row.texts, 4);
  // Mejor remuneración mensual del semestre · LCT art. 122
  if ($n[0]! <= 0 || $n[0]! > 10000000000000) return false;
  const mejor = $s[0] = $n[0]!;
  // Mayor remuneración de los recibos del semestre · LCT art. 122
  if ($n[1]! < 0 || $n[1]! > 100000000000000) return false;
  const mejor_del_semestre = $s[1] = $n[1]!;
  // Remuneración mensual · LCT art. 122
  if (!rt.isSent($n[2]!)) {
    if (!rt.isSent($n[0]!) && !rt.isSent($n[1]!) && !rt.isSent($n[3]!)) return false;
  }
  if ($n[2]! <= 0 || $n[2]! > 10000000000000) return false;
  const monthly_salary = $s[2] = $n[2]!;
  // Remuneración diaria · LCT art. 122
  if ($n[3]! <= 0) return false;
  const $1 = $n[3]! * 3;
  if ($1 > rt.SAFE || $1 < -rt.SAFE) return false;
  if ($1 > 1000000000000) return false;
  const daily_salary = $s[3] = $n[3]!;
  // Días sin goce de sueldo en el semestre · LCT art. 121
  if ($n[5]! < 0 || $n[5]! > 180) return false;
  const dias_sin_goce = $s[4] = rt.sentOr($n[5]!, 0);
  // Días computables · LCT art. 123
  if ($n[6]! < 0 || $n[6]! > 180) return false;
  const dias_contados = $s[5] = $n[6]!;
  // Cuota sindical · Ley 23.551 art. 38
  if ($n[7]! < 0 || $n[7]! > 100000) return false;
  const cuota_sindical_rate = $s[6] = rt.sentOr($n[7]!, 0);
  // Alícuota variable de ART · Ley 24.557
  if ($n[8]! < 0 || $n[8]! > 500000) return false;
  const risk_class_rate = $s[7] = $n[8]!;
  // Empleador del art. 19 inc. a · Ley 27.541 art. 19
  const empleador_grande_servicios = $n[9]! === 1;
  $s[8] = empleador_grande_servicios ? 1 : 0;
  // Empleador MiPyME · Ley 27.802
  const empleador_mipyme = $n[10]! !== 0;
  $s[9] = empleador_mipyme ? 1 : 0;
  // Inicio semestre
  const $2 = Number($at.slice(5, 7)) <= 6 ? 1 : 7;
  const inicio_semestre = rt.dateOf(rt.yearOf($row.period.end), $2, 1);
  $s[10] = rt.digitsOfDate(inicio_semestre);
  // Fecha de ingreso · LCT art. 123
  if (hire_date$sent !== undefined && !rt.isDate(hire_date$sent)) return false;
  if (hire_date$sent !== undefined && hire_date$sent < '1940-01-01') return false;
  const hire_date = hire_date$sent !== undefined ? hire_date$sent : inicio_semestre;
  $s[11] = rt.digitsOfDate(hire_date);
  // Salario mínimo, vital y móvil · Res. CNEPYSMVYM
  let salario_minimo = 0;
  const $4 = $row.period.end <= '2026-12-31';
  $s[12] = $4 ? 1 : 0;
  if ($4) {
    const $5 = $elsewhere($row.period.end);
    if ($5 === null) return false;
    $s[13] = $5.SMVM;
    salario_minimo = $s[14] = $5.SMVM;
  }
  // Fin semestre
  const $6 = Number($at.slice(5, 7)) <= 6;
  $s[15] = $6 ? 1 : 0;
  const fin_semestre = $6 ? rt.dateOf(rt.yearOf($row.period.end), 6, 30) : rt.dateOf(rt.yearOf($row.period.end), 12, 31);
  $s[16] = rt.digitsOfDate(fin_semestre);
  // Días de trabajo del semestre · LCT art. 123
  const dias_trabajados = $s[17] = rt.daysOf30Between(rt.latest(hire_date, inicio_semestre), fin_semestre);
  // Días computables · LCT arts. 121 y 123
  const $10 = rt.isSent($n[6]!);
  $s[18] = $10 ? 1 : 0;
  let $11: number;
  if ($10) {
    $11 = dias_contados;
  } else {
    const $9 = dias_trabajados - dias_sin_goce;
    $11 = 0 > $9 ? 0 : $9;
  }
  const dias_computables = $s[19] = $11;
  // Remuneración del mes · LCT art. 122
  const $14 = rt.isSent($n[2]!);
  $s[20] = $14 ? 1 : 0;
  let $15: number;
  if ($14) {
    $15 = monthly_salary;
  } else {
    const $12 = rt.isSent($n[3]!);
    $s[21] = $12 ? 1 : 0;
    const $13 = $12 ? daily_salary * 3 : 0;
    $15 = $13 * 10;
  }
  const sueldo_mensual = $s[22] = $15;
  // Se conoce la mejor remuneración · LCT art. 122
  const $16 = rt.isSent($n[0]!);
  $s[23] = $16 ? 1 : 0;
  const mejor_conocida = $16 || rt.isSent($n[1]!);
  $s[24] = mejor_conocida ? 1 : 0;
  // Mejor remuneración mensual · LCT art. 122
  let $19: number;
  if ($16) {
    $19 = mejor;
  } else {
    const $17 = rt.isSent($n[1]!);
    $s[25] = $17 ? 1 : 0;
    $19 = $17 ? (mejor_del_semestre > sueldo_mensual ? mejor_del_semestre : sueldo_mensual) : sueldo_mensual;
  }
  const mejor_remuneracion = $s[26] = $19;
  // Sueldo anual complementario · LCT arts. 121 a 123; Ley 27.073
  const $20 = $s[28] = mejor_remuneracion * dias_computables;
  if ($20 > rt.SAFE) return false;
  if (!($f.dias_del_semestre > 0)) return false;
  const $21 = $s[29] = $f.dias_del_semestre;
  const $22 = rt.wholeOf($20, 2 * $21, 'half_up');
  if (Number.isNaN($22)) return false;
  const sac = $s[27] = $22;
  // Parte del semestre · Ley 24.241 art. 9
  if (!($f.dias_del_semestre > 0)) return false;
  const $23 = $s[31] = $f.dias_del_semestre;
  const parte_semestre = $s[30] = dias_computables;
  // Base mínima del aguinaldo · Ley 24.241 art. 9
  const $24 = $s[33] = $f.base_min * parte_semestre;
  const $25 = rt.wholeOf($24, 2 * $23, 'half_up');
  if (Number.isNaN($25)) return false;
  const base_min_sac = $s[32] = $25;
  // Base máxima del aguinaldo · Ley 24.241 art. 9
  const $26 = $s[35] = $f.base_max * parte_semestre;
  const $27 = rt.wholeOf($26, 2 * $23, 'half_up');
  if (Number.isNaN($27)) return false;
  const base_max_sac = $s[34] = $27;
  // Base mínima de obra social del aguinaldo · Decreto 921/2016
  const $28 = $s[37] = $f.base_min * parte_semestre;
  const $29 = rt.wholeOf($28, $23, 'half_up');
  if (Number.isNaN($29)) return false;
  const base_min_obra_social_sac = $s[36] = $29;
  // Base de aportes sobre aguinaldo · Ley 24.241 art. 9
  const $30 = sac < base_max_sac ? sac : base_max_sac;
  const base_aportes_sac = $s[38] = base_min_sac > $30 ? base_min_sac : $30;
  // Base de obra social sobre aguinaldo · Decreto 921/2016
  const $32 = sac < base_max_sac ? sac : base_max_sac;
  const base_aportes_obra_social_sac = $s[39] = base_min_obra_social_sac > $32 ? base_min_obra_social_sac : $32;
  // Jubilación (SIPA) · Ley 24.241 art. 11
  const $34 = $s[41] = $f.tasa_jubilacion * base_aportes_sac;
  const jubilacion = $s[40] = Math.floor(($34 + 50) / 100);
  // INSSJP - PAMI (Ley 19.032) · Ley 19.032 art. 8
  const $36 = $s[43] = $f.tasa_ley_19032 * base_aportes_sac;
  const ley_19032 = $s[42] = Math.floor(($36 + 50) / 100);
  // Obra social (Ley 23.660) · Ley 23.660 art. 16
  const $38 = $s[45] = $f.tasa_obra_social * base_aportes_obra_social_sac;
  const obra_social = $s[44] = Math.floor(($38 + 50) / 100);
  // Cuota sindical · Ley 23.551 art. 38
  let cuota_sindical = 0;
  const $40 = cuota_sindical_rate > 0;
  $s[46] = $40 ? 1 : 0;
  if ($40) {
    const $41 = $s[48] = cuota_sindical_rate * sac;
    if ($41 > 4503599626370495) return false;
    cuota_sindical = $s[47] = Math.floor(($41 + 500000) / 1000000);
  }
  // Total de percepciones
  const total_percepciones = $s[49] = sac;
  // Total de deducciones
  const total_deducciones = $s[50] = jubilacion + ley_19032 + obra_social + cuota_sindical;
  // Neto a cobrar
  const neto = $s[51] = total_percepciones - total_deducciones;
  // Detracción, en proporción a los días · Ley 27.541 art. 22
  const $45 = $s[53] = $f.detraccion_sac * parte_semestre;
  const $46 = $45 * 4;
  const $47 = rt.wholeOf($46, $23, 'half_up');
  if (Number.isNaN($47)) return false;
  const detraccion_proporcional = $s[52] = $47;
  // Base de contribuciones patronales · Ley 27.541 arts. 19 y 22
  const $48 = sac - detraccion_proporcional;
  const base_contribuciones = $s[54] = base_min_sac > $48 ? base_min_sac : $48;
  // Base de obra social (empleador) · Decreto 921/2016
  const base_obra_social_empleador = $s[55] = base_min_obra_social_sac > sac ? base_min_obra_social_sac : sac;
  // Base ART · Ley 26.773 art. 10
  const base_art = $s[56] = sac;
  // Clase de empleador · Ley 27.541 art. 19; Ley 27.802
  let $52: string;
  if (empleador_grande_servicios) {
    $52 = 'inc_a';
  } else {
    $52 = empleador_mipyme ? 'inc_b_mipyme' : 'inc_b_otra';
  }
  const clase_empleador = $52;
  $s[57] = rt.positionOf(['inc_a', 'inc_b_mipyme', 'inc_b_otra'], clase_empleador);
  // Tasa del Fondo de Asistencia Laboral · Ley 27.802 arts. 58 a 77
  const $53 = rt.same(clase_empleador, 'inc_b_mipyme');
  $s[58] = $53 ? 1 : 0;
  const tasa_fal = $s[59] = $53 ? $f.fal_mipyme * 5 : $f.fal_otros * 2;
  // SIPA · Ley 27.541 art. 19
  const $55 = empleador_grande_servicios ? $f.sipa_inc_a * 5 : $f.sipa_inc_b;
  const $56 = $s[63] = $55 - tasa_fal * 50;
  const $57 = $s[61] = base_contribuciones * $56;
  if ($57 > 4503599627360495) return false;
  const contrib_sipa = $s[60] = Math.floor(($57 + 5000) / 10000);
  $s[62] = base_contribuciones;
  // INSSJP (PAMI) · Ley 27.541 art. 19
  const $59 = $s[67] = empleador_grande_servicios ? $f.inssjp_inc_a * 2 : $f.inssjp_inc_b;
  const $60 = $s[65] = base_contribuciones * $59;
  if ($60 > 4503599627360495) return false;
  const contrib_inssjp = $s[64] = Math.floor(($60 + 5000) / 10000);
  $s[66] = base_contribuciones;
  // Asignaciones familiares · Ley 27.541 art. 19
  const $62 = $s[71] = empleador_grande_servicios ? $f.aaff_inc_a * 2 : $f.aaff_inc_b;
  const $63 = $s[69] = base_contribuciones * $62;
  if ($63 > 4503599627369495) return false;
  const contrib_aaff = $s[68] = Math.floor(($63 + 500) / 1000);
  $s[70] = base_contribuciones;
  // Fondo Nacional de Empleo · Ley 27.541 art. 19
  const $65 = $s[75] = empleador_grande_servicios ? $f.fne_inc_a : $f.fne_inc_b * 2;
  const $66 = $s[73] = base_contribuciones * $65;
  if ($66 > 4503599627360495) return false;
  const contrib_fne = $s[72] = Math.floor(($66 + 5000) / 10000);
  $s[74] = base_contribuciones;
  // Fondo de Asistencia Laboral · Ley 27.802 arts. 58 a 77
  let contrib_fal = 0;
  const $68 = $at >= '2026-11-01';
  $s[76] = $68 ? 1 : 0;
  if ($68) {
    const $69 = $s[78] = base_contribuciones * tasa_fal;
    contrib_fal = $s[77] = Math.floor(($69 + 100) / 200);
    $s[79] = base_contribuciones;
    $s[80] = tasa_fal;
  }
  // Obra social (6%: 5.10 + 0.90 FSR) · Ley 23.660 art. 16
  const $71 = $s[82] = base_obra_social_empleador * $f.tasa_contribucion_obra_social;
  $s[81] = Math.floor(($71 + 25) / 50);
  $s[83] = base_obra_social_empleador;
  $s[84] = $f.tasa_contribucion_obra_social;
  // ART, cuota variable · Leyes 24.557 y 26.773
  const $73 = rt.isSent($n[8]!);
  $s[85] = $73 ? 1 : 0;
  if ($73) {
    const $74 = $s[87] = base_art * risk_class_rate;
    if ($74 > 4503599626370495) return false;
    $s[86] = Math.floor(($74 + 500000) / 1000000);
    $s[88] = base_art;
    $s[89] = risk_class_rate;
  }
  // Total contribuciones de seguridad social
  const $76 = $68 ? contrib_fal : 0;
  $s[90] = contrib_sipa + contrib_inssjp + contrib_aaff + contrib_fne + $76;
  if (hire_date > $row.period.end || dias_sin_goce > dias_trabajados) return false;
  if ($notes !== null) {
    if (!($row.period.end <= '2026-12-31')) {
      // PARAM_MISSING
      $notes.add(2);
    }
    if (mejor_conocida && mejor_remuneracion < salario_minimo) {
      // BELOW_MINIMUM_WAGE
      $notes.add(3, rt.ratio(mejor_remuneracion, 100n), rt.ratio(salario_minimo, 100n));
    }
    if (!mejor_conocida && mejor_remuneracion < salario_minimo) {
      // BELOW_MINIMUM_WAGE
      $notes.add(4, rt.ratio(mejor_remuneracion, 100n), rt.ratio(salario_minimo, 100n));
    }
    if (rt.isSent($n[3]!) &&
      rt.isSent($n[2]!) &&
      (daily_salary * 3 * 1000 < monthly_salary * 99 || daily_salary * 3 * 1000 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(5, rt.ratio(monthly_salary, 100n), rt.ratio(daily_salary, 100n));
    }
    if (!mejor_conocida) {
      // SAC_BY_CURRENT_MONTH
      $notes.add(6, rt.ratio(mejor_remuneracion, 100n));
    }
    if (Number($at.slice(5, 7)) !== 6 && Number($at.slice(5, 7)) !== 12) {
      // SAC_MONTH_UNUSUAL
      $notes.add(7);
    }
    let $79: boolean;
    if ($10) {
      const $78 = dias_trabajados - dias_sin_goce;
      $79 = dias_contados !== (0 > $78 ? 0 : $78);
    } else {
      $79 = false;
    }
    if ($79) {
      // SAC_DAYS_OVERRIDDEN
      $notes.add(8, rt.ratio(dias_computables, 1n), rt.ratio(dias_trabajados, 1n), rt.ratio(dias_sin_goce, 1n));
    }
    if (sac < base_min_sac) {
      // CONTRIBUTION_BASE_FLOORED
      $notes.add(9, rt.ratio(sac, 100n), rt.ratio(base_min_sac, 100n));
    }
    if (sac > base_max_sac) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(10, rt.ratio(sac, 100n), rt.ratio(base_max_sac, 100n));
    }
    if (sac < base_min_obra_social_sac) {
      // CONTRIBUTION_BASE_FLOORED
      $notes.add(11, rt.ratio(sac, 100n), rt.ratio(base_min_obra_social_sac, 100n));
    }
    if (sac > base_max_sac) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(12, rt.ratio(sac, 100n), rt.ratio(base_max_sac, 100n));
    }
    if (empleador_mipyme && empleador_grande_servicios) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(13);
    }
    if (!rt.isSent($n[8]!)) {
      // ART_RATE_NOT_PROVIDED
      $notes.add(14);
    }
    if (cuota_sindical_rate > 50000) {
      // CUOTA_SINDICAL_HIGH
      $notes.add(15, rt.ratio(cuota_sindical_rate, 1000000n));
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(16);
    }
    if ($at >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(17);
    }
    if ($at >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(18);
    }
  }
  return true;
}

export const rules: rt.RuleModule = rt.ruleModule($law, { parameters: $parameters, elsewhere: $elsewhere, compute });
