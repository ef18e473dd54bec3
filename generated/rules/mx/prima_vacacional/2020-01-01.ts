// MX.prima_vacacional 2020.1: Prima vacacional
// Emitted from generated/rules/mx/prima_vacacional/2020-01-01.pay by payroll compile. Do not edit.
import { readFileSync } from 'node:fs';
import * as rt from '../../../../runtime/index.ts';

const $head: rt.ModuleHead = {
  format: 1,
  path: 'generated/rules/mx/prima_vacacional/2020-01-01.pay',
  fingerprint: 'sha256:759ca62bb249f356469e6f0781a055efffd7fe93122dedc0d32689cd03d26e04',
  meaning: 'sha256:54cdb0cd3381ed74854778612a73c78288fceab40bd92253214e5407eee1261b',
  country: 'MX',
  scheme: 'prima_vacacional',
  label: 'Prima vacacional',
  version: '2020.1',
  currency: 'MXN',
  validFrom: '2020-01-01',
  validUntil: '2026-12-31',
  periods: ['event'],
  proration: null,
  days: 'as_given',
  asOf: 'period_end',
};

const $law = new rt.ModuleLaw($head, 'sha256:38ef19f385d977212440c40fc8e286b2bca035a7801f1e8884babf73e8ee627c', () =>
  JSON.parse(readFileSync(new URL('./2020-01-01.json', import.meta.url), 'utf8')));

const $parameters = rt.byDate(($at) => ({
  prima_minima: rt.scaledWorth($at, 4n, $law.rows('prima_minima')),
  salario_minimo_zlfn: rt.scaledWorth($at, 100n, $law.rows('salario_minimo_zlfn')),
  salario_minimo_general: rt.scaledWorth($at, 100n, $law.rows('salario_minimo_general')),
  umas_prima: rt.scaledWorth($at, 1n, $law.rows('umas_prima')),
  UMA: rt.scaledWorth($at, 100n, $law.rows('UMA')),
  tabla_subsidio_mensual$rows1: rt.scaledRows($law.table('tabla_subsidio_mensual'), { date: $at }, 100n, 100n),
  subsidio_limite: rt.scaledWorth($at, 50n, $law.rows('subsidio_limite')),
  subsidio_tasa: rt.scaledWorth($at, 10000n, $law.rows('subsidio_tasa')),
  tarifa_mensual$rows1: rt.scaledRows($law.table('tarifa_mensual'), { date: $at }, 100n, 2500n),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $at = $row.referenceDate;
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  const fecha_ingreso$sent = rt.textAt($row.texts, 2);
  const metodo_isr$sent = rt.textAt($row.texts, 7);
  // Salario mensual · LFT art. 89
  if (!(rt.isSent($n[0]!) || rt.isSent($n[1]!))) return false;
  if ($n[0]! <= 0 || $n[0]! > 300000000000) return false;
  const monthly_salary = $s[0] = $n[0]!;
  // Salario diario · LFT art. 89
  if ($n[1]! <= 0 || $n[1]! > 10000000000) return false;
  const daily_salary = $s[1] = rt.isSent($n[1]!) ? $n[1]! * 30 : monthly_salary;
  // Fecha de ingreso · LFT art. 76
  if (fecha_ingreso$sent !== undefined && !rt.isDate(fecha_ingreso$sent)) return false;
  if (fecha_ingreso$sent !== undefined && fecha_ingreso$sent < '1940-01-01') return false;
  const fecha_ingreso = fecha_ingreso$sent ?? '';
  $s[2] = rt.digitsOfDate(fecha_ingreso);
  // Días de vacaciones · LFT art. 76
  if ($n[3]! < 0 || $n[3]! > 900000) return false;
  const dias_de_vacaciones = $s[3] = $n[3]!;
  // Prima, por ciento del salario · LFT art. 80
  if ($n[4]! < 2500000 || $n[4]! > 30000000) return false;
  const prima_vacacional_tasa = $s[4] = rt.sentOr($n[4]!, $f.prima_minima * 2500000);
  // Prima vacacional ya calculada · LFT art. 80
  if ($n[5]! < 0) return false;
  const prima_bruta = $s[5] = $n[5]!;
  // Prima exenta ya usada en el año · LISR art. 93-XIV
  if ($n[6]! < 0) return false;
  const prima_vacacional_exenta_acumulada = $s[6] = rt.sentOr($n[6]!, 0);
  // Método del ISR · LISR art. 96; RLISR art. 174
  if (metodo_isr$sent !== undefined && !(rt.positionOf(['ley', 'reglamento'], metodo_isr$sent) > 0)) return false;
  const metodo_isr = metodo_isr$sent !== undefined ? metodo_isr$sent : 'ley';
  $s[7] = rt.positionOf(['ley', 'reglamento'], metodo_isr);
  // Sueldo mensual ordinario, gravado · RLISR art. 174
  if ($n[8]! <= 0 || $n[8]! > 300000000000) return false;
  const sueldo_mensual = $s[8] = $n[8]!;
  // Otros ingresos gravados del mes · LISR art. 96
  if ($n[9]! < 0) return false;
  const gravado_del_mes = $s[9] = $n[9]!;
  // ISR retenido por esos ingresos, con ajustes del mes y sin lo devuelto · LISR art. 96
  if ($n[10]! < 0) return false;
  const retenido_del_mes = $s[10] = $n[10]!;
  // Otras deducciones · LFT art. 110
  if ($n[11]! < 0) return false;
  const otras_deducciones_amount = $s[11] = rt.sentOr($n[11]!, 0);
  // Los días se pagan en este recibo · LFT art. 76
  const paga_vacaciones = $n[12]! === 1;
  $s[12] = paga_vacaciones ? 1 : 0;
  // Trabaja en la Zona Libre de la Frontera Norte · CONASAMI
  const zona_libre_frontera_norte = $n[13]! === 1;
  $s[13] = zona_libre_frontera_norte ? 1 : 0;
  // Salario mínimo · CONASAMI
  const salario_minimo = $s[14] = zona_libre_frontera_norte ? $f.salario_minimo_zlfn : $f.salario_minimo_general;
  // Gana el salario mínimo · LISR arts. 93-I y 96
  const es_sm = daily_salary <= salario_minimo * 3000;
  $s[15] = es_sm ? 1 : 0;
  // Sueldo mensual ordinario · RLISR art. 174
  const $6 = rt.isSent($n[8]!);
  $s[16] = $6 ? 1 : 0;
  let $7: number;
  if ($6) {
    $7 = sueldo_mensual;
  } else {
    const $4 = rt.isSent($n[0]!);
    $s[17] = $4 ? 1 : 0;
    $7 = $4 ? monthly_salary : daily_salary;
  }
  const sueldo_mensual_ordinario = $s[18] = Math.floor(($7 + 50) / 100);
  $s[19] = $7;
  // Años cumplidos · LFT arts. 17, 76, 158 y 522
  const $9 = fecha_ingreso$sent !== undefined;
  $s[20] = $9 ? 1 : 0;
  const anios_cumplidos = $s[21] = $9 ? rt.yearsBetween(fecha_ingreso, rt.addDays($row.period.end, 1)) : 1;
  // Año de vacaciones · LFT art. 76
  const anio_de_vacaciones = $s[22] = 1 > anios_cumplidos ? 1 : anios_cumplidos;
  // Quinquenios, hasta 2022 · LFT art. 76
  const quinquenios_hasta_2022 = $s[23] = Math.floor(anio_de_vacaciones / 5);
  $s[24] = anio_de_vacaciones;
  // Quinquenios después del quinto año, desde 2023 · LFT art. 76, DOF 27-12-2022
  const $13 = anio_de_vacaciones - 5;
  const $14 = $s[26] = 0 > $13 ? 0 : $13;
  const quinquenios_desde_2023 = $s[25] = Math.ceil($14 / 5);
  // Vacaciones mínimas, días · LFT art. 76
  let $18: number;
  if ($at >= '2023-01-01') {
    const $17 = 10 + anio_de_vacaciones * 2;
    $18 = (20 < $17 ? 20 : $17) + quinquenios_desde_2023 * 2;
  } else {
    const $16 = 4 + anio_de_vacaciones * 2;
    $18 = (12 < $16 ? 12 : $16) + quinquenios_hasta_2022 * 2;
  }
  const dias_de_ley = $s[27] = $18;
  // Días de vacaciones · LFT art. 76
  const $19 = rt.isSent($n[3]!);
  $s[28] = $19 ? 1 : 0;
  const dias_vacaciones = $s[29] = $19 ? dias_de_vacaciones : dias_de_ley * 10000;
  // Vacaciones · LFT arts. 76 y 89
  let vacaciones = 0;
  if (paga_vacaciones) {
    const $21 = $s[31] = daily_salary * dias_vacaciones;
    if ($21 > 4503599597370495) return false;
    vacaciones = $s[30] = Math.floor(($21 + 15000000) / 30000000);
  }
  // Prima vacacional · LFT art. 80; LISR art. 93-XIV
  const $25 = rt.isSent($n[5]!);
  $s[32] = $25 ? 1 : 0;
  let $27: number;
  if ($25) {
    const $26 = prima_bruta * 3000000000000;
    if ($26 > rt.SAFE) return false;
    $27 = $26;
  } else {
    const $23 = daily_salary * dias_vacaciones;
    if ($23 > rt.SAFE) return false;
    const $24 = $23 * prima_vacacional_tasa;
    if ($24 > rt.SAFE) return false;
    $27 = $24;
  }
  if ($27 > 4203599627370495) return false;
  const prima_vacacional = $s[33] = Math.floor(($27 + 150000000000000) / 300000000000000);
  $s[34] = $27;
  // Tope de la prima vacacional exenta · LISR art. 93-I y XIV
  const $29 = es_sm ? daily_salary * dias_vacaciones * $f.prima_minima : 0;
  const $30 = $f.umas_prima * $f.UMA * 100 - prima_vacacional_exenta_acumulada;
  const $31 = (0 > $30 ? 0 : $30) * 1200000;
  if ($31 > rt.SAFE) return false;
  const $32 = $s[36] = $31 > $29 ? $31 : $29;
  const prima_vacacional_tope_exento = $s[35] = Math.floor(($32 + 60000000) / 120000000);
  // Prima vacacional exenta · LISR art. 93-XIV
  const prima_vacacional_exenta = $s[37] = prima_vacacional < prima_vacacional_tope_exento ? prima_vacacional : prima_vacacional_tope_exento;
  // Prima vacacional gravada · LISR art. 93-XIV
  const prima_vacacional_gravada = $s[38] = prima_vacacional - prima_vacacional_exenta;
  // Base gravable ISR · LISR art. 96
  const base_isr = $s[39] = vacaciones +
    (prima_vacacional - (prima_vacacional < prima_vacacional_tope_exento ? prima_vacacional : prima_vacacional_tope_exento));
  // Ingresos gravados del mes, sin este recibo · LISR art. 96
  const $37 = rt.isSent($n[9]!);
  $s[40] = $37 ? 1 : 0;
  const $38 = $s[42] = $37 ? gravado_del_mes : sueldo_mensual_ordinario * 100;
  if ($38 > 4503599627370395) return false;
  const ingreso_gravado_mes = $s[41] = Math.floor(($38 + 50) / 100);
  // Ingreso mensual hasta el que hay subsidio para el empleo · Decreto DOF 11-12-2013, décimo transitorio; Decreto DOF 01-05-2024
  let $40: number;
  if ($at >= '2024-05-01') {
    $40 = $f.subsidio_limite * 2;
  } else {
    $s[43] = $f.tabla_subsidio_mensual$rows1.top;
    $40 = $f.tabla_subsidio_mensual$rows1.top;
  }
  const limite_subsidio_mensual = $s[44] = $40;
  // UMA mensual · Ley de la UMA art. 4
  const $41 = $s[46] = $f.UMA * 38;
  const $42 = $41 * 4;
  const uma_mensual = $s[45] = Math.floor((2 * $42 + 5) / 10);
  // Subsidio para el empleo de un mes · Decreto DOF 11-12-2013, décimo transitorio; Decreto DOF 01-05-2024
  $s[47] = -1;
  let $46: number;
  if ($at >= '2024-05-01') {
    $46 = $f.subsidio_tasa * uma_mensual;
  } else {
    const $44 = $s[47] = rt.rowOf($f.tabla_subsidio_mensual$rows1, limite_subsidio_mensual, 1, false);
    if ($44 < 0) return false;
    $s[48] = limite_subsidio_mensual;
    const $45 = $f.tabla_subsidio_mensual$rows1.value[$44]!;
    $46 = $45 * 10000;
  }
  const subsidio_mensual = $s[49] = Math.floor(($46 + 5000) / 10000);
  $s[50] = $46;
  // Subsidio para el empleo por esos ingresos · Decreto DOF 11-12-2013, décimo transitorio; Decreto DOF 01-05-2024
  $s[51] = -1;
  let $52: number;
  if ($at >= '2024-05-01') {
    const $50 = ingreso_gravado_mes <= limite_subsidio_mensual;
    $s[53] = $50 ? 1 : 0;
    $52 = $50 ? subsidio_mensual : 0;
  } else {
    const $48 = $s[51] = rt.rowOf($f.tabla_subsidio_mensual$rows1, ingreso_gravado_mes, 1, false);
    if ($48 < 0) return false;
    $s[52] = ingreso_gravado_mes;
    $52 = $f.tabla_subsidio_mensual$rows1.value[$48]!;
  }
  const subsidio_sin_este_recibo = $s[54] = $52;
  // ISR retenido por esos ingresos · LISR art. 96
  $s[56] = -1;
  const $57 = rt.isSent($n[10]!);
  $s[55] = $57 ? 1 : 0;
  let $59: number;
  if ($57) {
    const $58 = retenido_del_mes * 25;
    if ($58 > rt.SAFE) return false;
    $59 = $58;
  } else {
    let $56: number;
    if (es_sm) {
      $56 = 0;
    } else {
      const $53 = $s[56] = rt.rowOf($f.tarifa_mensual$rows1, ingreso_gravado_mes, 1, false);
      if ($53 < 0) return false;
      $s[57] = ingreso_gravado_mes;
      const $54 = rt.excessOf($f.tarifa_mensual$rows1, $53, ingreso_gravado_mes, 1);
      if (Number.isNaN($54)) return false;
      const $55 = $54 - subsidio_sin_este_recibo * 2500;
      $56 = 0 > $55 ? 0 : $55;
    }
    $59 = $56;
  }
  if ($59 > 4503599627367995) return false;
  const isr_retenido_mes = $s[58] = Math.floor(($59 + 1250) / 2500);
  $s[59] = $59;
  // Con el promedio mensual del reglamento · RLISR art. 174
  const con_reglamento = rt.same(metodo_isr, 'reglamento');
  $s[60] = con_reglamento ? 1 : 0;
  // Solo percibe el salario mínimo · LISR art. 96, primer párrafo
  const exento_por_sm = es_sm && prima_vacacional_gravada === 0;
  $s[61] = exento_por_sm ? 1 : 0;
  // Lo que se suma al mes · LISR art. 96; RLISR art. 174
  const gravado_con_tarifa = $s[62] = con_reglamento ? vacaciones : base_isr;
  // Se aplica la tarifa al mes · LISR art. 96
  const $62 = gravado_con_tarifa > 0;
  $s[63] = $62 ? 1 : 0;
  const con_tarifa = $62 && !exento_por_sm;
  $s[64] = con_tarifa ? 1 : 0;
  // Base del mes · LISR art. 96
  let base_isr_mes = 0;
  if (con_tarifa) {
    base_isr_mes = $s[65] = ingreso_gravado_mes + gravado_con_tarifa;
  }
  // ISR según tarifa · LISR art. 96
  $s[66] = -1;
  let isr_determinado = 0;
  if (con_tarifa) {
    const $64 = $s[66] = rt.rowOf($f.tarifa_mensual$rows1, base_isr_mes, 1, false);
    if ($64 < 0) return false;
    $s[67] = base_isr_mes;
    const $65 = $s[69] = rt.excessOf($f.tarifa_mensual$rows1, $64, base_isr_mes, 1);
    if (Number.isNaN($65)) return false;
    if ($65 > 4503599627367995) return false;
    isr_determinado = $s[68] = Math.floor(($65 + 1250) / 2500);
  }
  // Subsidio para el empleo causado · Decreto DOF 11-12-2013, décimo transitorio; Decreto DOF 01-05-2024
  $s[70] = -1;
  let subsidio_empleo_causado = 0;
  let subsidio_empleo = 0;
  let isr_del_mes = 0;
  if (con_tarifa) {
    let $71: number;
    if ($at >= '2024-05-01') {
      const $69 = base_isr_mes <= limite_subsidio_mensual;
      $s[72] = $69 ? 1 : 0;
      $71 = $69 ? subsidio_mensual : 0;
    } else {
      const $67 = $s[70] = rt.rowOf($f.tabla_subsidio_mensual$rows1, base_isr_mes, 1, false);
      if ($67 < 0) return false;
      $s[71] = base_isr_mes;
      $71 = $f.tabla_subsidio_mensual$rows1.value[$67]!;
    }
    subsidio_empleo_causado = $s[73] = $71;
    // Subsidio para el empleo aplicado · Decreto DOF 11-12-2013, décimo transitorio; Decreto DOF 01-05-2024
    subsidio_empleo = $s[74] = subsidio_empleo_causado < isr_determinado ? subsidio_empleo_causado : isr_determinado;
    // ISR que falta en el mes · LISR art. 96
    const $73 = isr_determinado - subsidio_empleo - isr_retenido_mes;
    isr_del_mes = $s[75] = 0 > $73 ? 0 : $73;
  }
  // Promedio mensual de lo gravado · RLISR art. 174-I
  let promedio_mensual_174 = 0;
  if (con_reglamento) {
    const $75 = $s[77] = prima_vacacional_gravada * 38;
    const $76 = $75 * 4;
    promedio_mensual_174 = $s[76] = Math.floor((2 * $76 + 1825) / 3650);
  }
  // Tarifa aplicada · LISR art. 96; RLISR art. 174-II
  $s[78] = -1;
  $s[80] = -1;
  let $83: number;
  if (con_reglamento) {
    const $78 = $s[79] = sueldo_mensual_ordinario + promedio_mensual_174;
    const $79 = $s[78] = rt.rowOf($f.tarifa_mensual$rows1, $78, 1, false);
    if ($79 < 0) return false;
    const $80 = rt.excessOf($f.tarifa_mensual$rows1, $79, $78, 1);
    if (Number.isNaN($80)) return false;
    $83 = $80;
  } else {
    const $81 = $s[80] = rt.rowOf($f.tarifa_mensual$rows1, base_isr_mes, 1, false);
    if ($81 < 0) return false;
    $s[81] = base_isr_mes;
    const $82 = rt.excessOf($f.tarifa_mensual$rows1, $81, base_isr_mes, 1);
    if (Number.isNaN($82)) return false;
    $83 = $82;
  }
  const tarifa_aplicada = $s[82] = $83;
  // Tasa del reglamento · RLISR art. 174-III y IV
  $s[84] = -1;
  let $86 = 1;
  $s[87] = 1;
  let tasa_174 = 0;
  if (con_reglamento) {
    const $87 = promedio_mensual_174 === 0;
    $s[83] = $87 ? 1 : 0;
    let $88: number;
    if ($87) {
      $88 = 0;
    } else {
      const $84 = $s[84] = rt.rowOf($f.tarifa_mensual$rows1, sueldo_mensual_ordinario, 1, false);
      if ($84 < 0) return false;
      $s[85] = sueldo_mensual_ordinario;
      const $85 = rt.excessOf($f.tarifa_mensual$rows1, $84, sueldo_mensual_ordinario, 1);
      if (Number.isNaN($85)) return false;
      if (!(promedio_mensual_174 > 0)) return false;
      $86 = promedio_mensual_174;
      $88 = tarifa_aplicada - $85;
    }
    tasa_174 = $s[86] = $88;
    $s[87] = $86;
  }
  // ISR por el promedio mensual · RLISR art. 174-V
  $s[90] = 1;
  let isr_174 = 0;
  let isr_evento_ordinario = 0;
  if (con_reglamento) {
    const $89 = prima_vacacional_gravada * tasa_174;
    if ($89 > rt.SAFE || $89 < -rt.SAFE) return false;
    const $91 = $s[89] = 0 > $89 ? 0 : $89;
    const $92 = rt.wholeOf($91, 2500 * $86, 'half_up');
    if (Number.isNaN($92)) return false;
    isr_174 = $s[88] = $92;
    $s[90] = $86;
    // ISR de lo que no es anual · LISR art. 96
    isr_evento_ordinario = $s[91] = isr_del_mes;
  }
  // ISR retenido · LISR art. 96; RLISR art. 174
  const isr = $s[92] = con_reglamento ? isr_evento_ordinario + isr_174 : isr_del_mes;
  // Otras deducciones · LFT art. 110
  if (otras_deducciones_amount > 4503599627370395) return false;
  const otras_deducciones = $s[93] = Math.floor((otras_deducciones_amount + 50) / 100);
  $s[94] = otras_deducciones_amount;
  // Total de percepciones
  const total_percepciones = $s[95] = vacaciones + prima_vacacional;
  // Total de deducciones
  const total_deducciones = $s[96] = isr + otras_deducciones;
  // Neto
  const neto = $s[97] = total_percepciones - total_deducciones;
  if (!(fecha_ingreso$sent !== undefined) && !rt.isSent($n[3]!) && !rt.isSent($n[5]!)) return false;
  if ($9 && fecha_ingreso >= $row.period.end) return false;
  if ($notes !== null) {
    if (rt.isSent($n[1]!) && rt.isSent($n[0]!) && (daily_salary * 100 < monthly_salary * 99 || daily_salary * 100 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(2, rt.ratio(monthly_salary, 10000n), rt.ratio(daily_salary, 300000n));
    }
    if (daily_salary < salario_minimo * 3000) {
      // BELOW_MINIMUM_WAGE
      $notes.add(3, rt.ratio(daily_salary, 300000n), rt.ratio(salario_minimo, 100n));
    }
    const $98 = zona_libre_frontera_norte ? daily_salary < $f.salario_minimo_zlfn * 3000 : daily_salary === $f.salario_minimo_zlfn * 3000;
    if ($98) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(4, rt.ratio(daily_salary, 300000n), rt.ratio($f.salario_minimo_zlfn, 100n));
    }
    if (prima_vacacional_exenta < prima_vacacional) {
      // EXEMPTION_CAPPED
      $notes.add(5, rt.ratio(prima_vacacional_exenta, 100n), rt.ratio(prima_vacacional_gravada, 100n));
    }
    if ($9 && dias_vacaciones < dias_de_ley * 10000) {
      // VACATION_BELOW_LEGAL_MINIMUM
      $notes.add(6, rt.ratio(dias_vacaciones, 10000n), rt.ratio(dias_de_ley, 1n));
    }
    if (exento_por_sm) {
      // MINIMUM_WAGE_EXEMPT
      $notes.add(7, rt.ratio(salario_minimo, 100n));
    }
    if (!con_reglamento && con_tarifa && ingreso_gravado_mes > 0 && subsidio_sin_este_recibo > 0 && subsidio_empleo_causado === 0) {
      // SUBSIDY_LOST_BY_EVENT
      $notes.add(8, rt.ratio(base_isr_mes, 100n), rt.ratio(ingreso_gravado_mes, 100n));
    }
    if (con_tarifa && base_isr_mes > limite_subsidio_mensual && base_isr_mes <= limite_subsidio_mensual + subsidio_mensual) {
      // SUBSIDY_CLIFF
      $notes.add(9, rt.ratio(base_isr_mes, 100n), rt.ratio(limite_subsidio_mensual, 100n));
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(10);
    }
  }
  return true;
}

export const rules: rt.RuleModule = rt.ruleModule($law, { parameters: $parameters, compute });
