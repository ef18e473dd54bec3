// MX.ordinario 2023.1: Sueldos y salarios
// Emitted from generated/rules/mx/ordinario/2023-01-01.pay by payroll compile. Do not edit.
import { readFileSync } from 'node:fs';
import * as rt from '../../../../runtime/index.ts';

const $head: rt.ModuleHead = {
  format: 1,
  path: 'generated/rules/mx/ordinario/2023-01-01.pay',
  fingerprint: 'sha256:77c5d7ddb5bca0643dee3a6558c6e0cc3f1a90732f59a695dfeddb7fa09d0f3c',
  meaning: 'sha256:4522cb0a33db74f9e13732a8810c7ee6342f28c19d3dc4d287e44e5de147df13',
  country: 'MX',
  scheme: 'ordinario',
  label: 'Sueldos y salarios',
  version: '2023.1',
  currency: 'MXN',
  validFrom: '2023-01-01',
  validUntil: '2023-12-31',
  periods: ['monthly', 'biweekly', 'weekly'],
  proration: 'native',
  days: 'as_given',
  asOf: 'period_end',
};

const $law = new rt.ModuleLaw($head, 'sha256:e2f91aa4f40cbcb17fb1e0886a4fcd9016f7aed02664089332a48209a0bbe1b3', () =>
  JSON.parse(readFileSync(new URL('./2023-01-01.json', import.meta.url), 'utf8')));

const $parameters = rt.byDate(($at) => ({
  factor_minimo: rt.scaledWorth($at, 10000n, $law.rows('factor_minimo')),
  prima_riesgo_minima: rt.scaledWorth($at, 200n, $law.rows('prima_riesgo_minima')),
  prima_riesgo_maxima: rt.scaledWorth($at, 20n, $law.rows('prima_riesgo_maxima')),
  prima_riesgo_clase_i: rt.scaledWorth($at, 2000000n, $law.rows('prima_riesgo_clase_i')),
  UMA: rt.scaledWorth($at, 50n, $law.rows('UMA')),
  salario_minimo_zlfn: rt.scaledWorth($at, 100n, $law.rows('salario_minimo_zlfn')),
  salario_minimo_general: rt.scaledWorth($at, 25n, $law.rows('salario_minimo_general')),
  tarifa_mensual$rows1: rt.scaledRows($law.table('tarifa_mensual'), { date: $at }, 100n, 2500n),
  tarifa_diaria$rows1: rt.scaledRows($law.table('tarifa_diaria'), { date: $at }, 100n, 2500n),
  tabla_subsidio_mensual$rows1: rt.scaledRows($law.table('tabla_subsidio_mensual'), { date: $at }, 100n, 100n),
  tabla_subsidio_diario$rows1: rt.scaledRows($law.table('tabla_subsidio_diario'), { date: $at }, 100n, 100n),
  tasa_excedente_obrero: rt.scaledWorth($at, 250n, $law.rows('tasa_excedente_obrero')),
  tasa_prestaciones_dinero_obrero: rt.scaledWorth($at, 400n, $law.rows('tasa_prestaciones_dinero_obrero')),
  tasa_gastos_medicos_obrero: rt.scaledWorth($at, 800n, $law.rows('tasa_gastos_medicos_obrero')),
  tasa_invalidez_vida_obrero: rt.scaledWorth($at, 160n, $law.rows('tasa_invalidez_vida_obrero')),
  tasa_cesantia_vejez_obrero: rt.scaledWorth($at, 800n, $law.rows('tasa_cesantia_vejez_obrero')),
  tasa_cuota_fija: rt.scaledWorth($at, 250n, $law.rows('tasa_cuota_fija')),
  tasa_excedente_patronal: rt.scaledWorth($at, 1000n, $law.rows('tasa_excedente_patronal')),
  tasa_prestaciones_dinero_patronal: rt.scaledWorth($at, 1000n, $law.rows('tasa_prestaciones_dinero_patronal')),
  tasa_gastos_medicos_patronal: rt.scaledWorth($at, 2000n, $law.rows('tasa_gastos_medicos_patronal')),
  tasa_invalidez_vida_patronal: rt.scaledWorth($at, 400n, $law.rows('tasa_invalidez_vida_patronal')),
  tasa_guarderias: rt.scaledWorth($at, 100n, $law.rows('tasa_guarderias')),
  tasa_ceav_minima: rt.scaledWorth($at, 2000n, $law.rows('tasa_ceav_minima')),
  ceav$rows1: rt.scaledRows($law.table('ceav'), { date: $at, limits: rt.worthAt($at, $law.rows('UMA')) }, 5000n, 100000n),
  tasa_retiro: rt.scaledWorth($at, 50n, $law.rows('tasa_retiro')),
  tasa_infonavit: rt.scaledWorth($at, 20n, $law.rows('tasa_infonavit')),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $at = $row.referenceDate;
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  // Salario mensual
  if (!(rt.isSent($n[0]!) || rt.isSent($n[1]!))) return false;
  if ($n[0]! <= 0 || $n[0]! > 300000000000) return false;
  const monthly_salary = $s[0] = $n[0]!;
  // Salario diario · LFT art. 89
  if ($n[1]! <= 0 || $n[1]! > 10000000000) return false;
  const daily_salary = $s[1] = rt.isSent($n[1]!) ? $n[1]! * 30 : monthly_salary;
  // Factor de integración
  if ($n[2]! < 10000 || $n[2]! > 30000) return false;
  const factor_integracion = $s[2] = rt.sentOr($n[2]!, $f.factor_minimo);
  // Prima de riesgos de trabajo · LSS art. 73, clase I
  if ($n[3]! < $f.prima_riesgo_minima * 50000) return false;
  if ($n[3]! > $f.prima_riesgo_maxima * 500000) return false;
  const risk_class_rate = $s[3] = rt.sentOr($n[3]!, $f.prima_riesgo_clase_i * 5);
  // Importe de las horas extra dobles, hasta 9 por semana · LFT arts. 66 a 68; LISR art. 93-I; LSS art. 27-IX
  if ($n[4]! < 0) return false;
  const overtime_amount = $s[4] = rt.sentOr($n[4]!, 0);
  // Domingos trabajados
  if ($n[5]! < 0 || $n[5]! > 5) return false;
  const sunday_bonus_days = $s[5] = rt.sentOr($n[5]!, 0);
  // Vales de despensa del periodo
  if ($n[6]! < 0) return false;
  const grocery_voucher_amount = $s[6] = rt.sentOr($n[6]!, 0);
  // Crédito INFONAVIT que toca al periodo
  if ($n[7]! < 0) return false;
  const infonavit_credit_amount = $s[7] = rt.sentOr($n[7]!, 0);
  // Días de ausencia sin salario · LSS art. 31-I; Ley del INFONAVIT art. 29
  if ($n[8]! < 0 || $n[8]! > 7) return false;
  const dias_ausencia = $s[8] = rt.sentOr($n[8]!, 0);
  // Días con incapacidad del IMSS · LFT arts. 42-II y 43; LSS art. 31-IV; Ley del INFONAVIT art. 29
  if ($n[9]! < 0 || $n[9]! > 31) return false;
  const dias_incapacidad = $s[9] = rt.sentOr($n[9]!, 0);
  // Comisiones del periodo · LFT art. 286; LISR art. 94
  if ($n[10]! < 0) return false;
  const comisiones_del_periodo = $s[10] = rt.sentOr($n[10]!, 0);
  // Otras percepciones gravadas del periodo · LFT art. 84; LISR art. 94
  if ($n[11]! < 0) return false;
  const otras_percepciones_gravadas = $s[11] = rt.sentOr($n[11]!, 0);
  // Recibe premio por puntualidad
  const con_puntualidad = $n[12]! === 1;
  $s[12] = con_puntualidad ? 1 : 0;
  // Recibe premio por asistencia
  const con_asistencia = $n[13]! === 1;
  $s[13] = con_asistencia ? 1 : 0;
  // Recibe despensa en efectivo
  const con_despensa = $n[14]! === 1;
  $s[14] = con_despensa ? 1 : 0;
  // Trabaja en la Zona Libre de la Frontera Norte
  const zona_libre_frontera_norte = $n[15]! === 1;
  $s[15] = zona_libre_frontera_norte ? 1 : 0;
  // UMA diaria · Ley de la UMA art. 4
  const uma_diaria = $s[16] = $f.UMA;
  // Salario mínimo · CONASAMI
  const salario_minimo = $s[17] = zona_libre_frontera_norte ? $f.salario_minimo_zlfn : $f.salario_minimo_general * 4;
  // Días que se pagan y cotizan a todo · LFT arts. 42-II y 82; LSS art. 31
  const $3 = $row.days - dias_ausencia - dias_incapacidad;
  const dias_pagados = $s[18] = 0 > $3 ? 0 : $3;
  // Días que cotizan a enfermedades y maternidad · LSS art. 31-I y IV
  const $5 = $row.days - dias_incapacidad;
  const dias_enfermedades_maternidad = $s[19] = 0 > $5 ? 0 : $5;
  // Días que cotizan al retiro y al INFONAVIT · LSS art. 31-I y IV; Ley del INFONAVIT art. 29
  const $7 = $row.days - dias_ausencia;
  const dias_retiro_vivienda = $s[20] = 0 > $7 ? 0 : $7;
  // Gana el salario mínimo · LISR art. 96; LSS art. 36
  const es_sm = daily_salary <= salario_minimo * 3000;
  $s[21] = es_sm ? 1 : 0;
  // Sueldo · LFT arts. 82 y 89
  const $9 = $s[23] = daily_salary * dias_pagados;
  const sueldo = $s[22] = Math.floor(($9 + 1500) / 3000);
  // Premio por puntualidad · LSS art. 27-VII
  let bono_puntualidad = 0;
  if (con_puntualidad) {
    bono_puntualidad = $s[24] = Math.floor((sueldo + 5) / 10);
    $s[25] = sueldo;
  }
  // Premio por asistencia · LSS art. 27-VII
  let bono_asistencia = 0;
  if (con_asistencia) {
    bono_asistencia = $s[26] = Math.floor((sueldo + 5) / 10);
    $s[27] = sueldo;
  }
  // Horas extra · LFT arts. 66 y 67; LISR art. 93-I; LSS art. 27-IX
  if (overtime_amount > 4503599627370395) return false;
  const horas_extra = $s[28] = Math.floor((overtime_amount + 50) / 100);
  $s[29] = overtime_amount;
  // Prima dominical · LFT art. 71; LISR art. 93-XIV; LSS art. 30
  const $14 = $s[31] = daily_salary * sunday_bonus_days;
  const prima_dominical = $s[30] = Math.floor(($14 + 6000) / 12000);
  // Comisiones · LFT arts. 84 y 286; LISR art. 94; LSS art. 30
  if (comisiones_del_periodo > 4503599627370395) return false;
  const comisiones = $s[32] = Math.floor((comisiones_del_periodo + 50) / 100);
  $s[33] = comisiones_del_periodo;
  // Otras percepciones gravadas · LFT art. 84; LISR art. 94; LSS art. 30
  if (otras_percepciones_gravadas > 4503599627370395) return false;
  const otros_ingresos_gravados = $s[34] = Math.floor((otras_percepciones_gravadas + 50) / 100);
  $s[35] = otras_percepciones_gravadas;
  // Despensa en efectivo · LISR art. 93-VIII; LSS art. 27-VI
  let bono_despensa = 0;
  if (con_despensa) {
    const $18 = $s[37] = uma_diaria * $row.days;
    const $19 = $18 * 4;
    bono_despensa = $s[36] = Math.floor((2 * $19 + 5) / 10);
  }
  // Vales de despensa · LISR art. 93-VIII; LSS art. 27-VI
  if (grocery_voucher_amount > 4503599627370395) return false;
  const vales_despensa = $s[38] = Math.floor((grocery_voucher_amount + 50) / 100);
  $s[39] = grocery_voucher_amount;
  // Total de percepciones
  const total_percepciones = $s[40] = sueldo +
    bono_puntualidad +
    bono_asistencia +
    horas_extra +
    prima_dominical +
    comisiones +
    otros_ingresos_gravados +
    bono_despensa +
    vales_despensa;
  // Horas extra exentas: 5 UMA por semana · LISR art. 93-I
  const $23 = $s[42] = uma_diaria * $row.days;
  const $24 = $23 * 10;
  const horas_extra_tope = $s[41] = Math.floor((2 * $24 + 7) / 14);
  // Horas extra exentas · LISR art. 93-I
  let $27: number;
  if (es_sm) {
    $27 = horas_extra * 2;
  } else {
    const $26 = horas_extra_tope * 2;
    $27 = horas_extra < $26 ? horas_extra : $26;
  }
  const horas_extra_exento = $s[43] = Math.floor(($27 + 1) / 2);
  $s[44] = $27;
  // Horas extra gravadas · LISR art. 93-I
  $s[45] = horas_extra - horas_extra_exento;
  // Prima dominical exenta · LISR art. 93-I y XIV
  let $31: number;
  if (es_sm) {
    $31 = prima_dominical;
  } else {
    const $30 = uma_diaria * sunday_bonus_days * 2;
    $31 = prima_dominical < $30 ? prima_dominical : $30;
  }
  const prima_dominical_exento = $s[46] = $31;
  // Prima dominical gravada · LISR art. 93-XIV
  $s[47] = prima_dominical - prima_dominical_exento;
  // Previsión social del periodo · LISR art. 93-VIII
  const total_prevision_social = $s[48] = bono_despensa + vales_despensa;
  // Otros ingresos del periodo · LISR art. 93, penúltimo párrafo
  const otros_ingresos_del_periodo = $s[49] = total_percepciones - total_prevision_social;
  // Siete UMA del periodo · LISR art. 93, penúltimo párrafo
  const $35 = $s[51] = uma_diaria * 7 * $row.days;
  const limite_7_uma = $s[50] = $35 * 2;
  // Una UMA del periodo · LISR art. 93, penúltimo párrafo
  const $37 = $s[53] = uma_diaria * $row.days;
  const limite_1_uma = $s[52] = $37 * 2;
  // Previsión social exenta · LISR art. 93-VIII, IX y penúltimo párrafo
  const $41 = total_percepciones <= limite_7_uma;
  $s[54] = $41 ? 1 : 0;
  let $42: number;
  if ($41) {
    $42 = total_prevision_social;
  } else {
    const $39 = limite_7_uma - otros_ingresos_del_periodo;
    const $40 = limite_1_uma > $39 ? limite_1_uma : $39;
    $42 = total_prevision_social < $40 ? total_prevision_social : $40;
  }
  const prevision_social_exento = $s[55] = $42;
  // Previsión social gravada · LISR art. 93, penúltimo párrafo
  $s[56] = total_prevision_social - prevision_social_exento;
  // Total exento · LISR art. 93
  $s[57] = horas_extra_exento + prima_dominical_exento + prevision_social_exento;
  // Base gravable ISR · LISR art. 96
  const $45 = prevision_social_exento - bono_despensa;
  const $46 = $45 > 0 ? $45 : 0;
  const base_isr = $s[58] = sueldo +
    bono_puntualidad +
    bono_asistencia +
    (horas_extra - horas_extra_exento) +
    (prima_dominical - prima_dominical_exento) +
    comisiones +
    otros_ingresos_gravados +
    (bono_despensa - (bono_despensa < prevision_social_exento ? bono_despensa : prevision_social_exento)) +
    (vales_despensa - ($46 < vales_despensa ? $46 : vales_despensa));
  // Total gravado · LISR art. 96
  $s[59] = base_isr;
  // ISR según tarifa · LISR art. 96
  $s[61] = -1;
  $s[63] = -1;
  const $52 = rt.same($row.period.type, 'monthly');
  $s[60] = $52 ? 1 : 0;
  let $53: number;
  if ($52) {
    const $48 = $s[61] = rt.rowOf($f.tarifa_mensual$rows1, base_isr, 1, false);
    if ($48 < 0) return false;
    $s[62] = base_isr;
    const $49 = rt.excessOf($f.tarifa_mensual$rows1, $48, base_isr, 1);
    if (Number.isNaN($49)) return false;
    $53 = $49;
  } else {
    const $50 = $s[63] = rt.rowOf($f.tarifa_diaria$rows1, base_isr, $row.days, false);
    if ($50 < 0) return false;
    $s[64] = base_isr;
    $s[65] = $row.days;
    const $51 = rt.excessOf($f.tarifa_diaria$rows1, $50, base_isr, $row.days);
    if (Number.isNaN($51)) return false;
    $53 = $51;
  }
  if ($53 > 4503599627367995) return false;
  const isr_determinado = $s[66] = Math.floor(($53 + 1250) / 2500);
  $s[67] = $53;
  // Solo percibe el salario mínimo · LISR art. 96, primer párrafo
  const exento_por_sm = es_sm && base_isr === sueldo;
  $s[68] = exento_por_sm ? 1 : 0;
  // Subsidio para el empleo causado · Decreto DOF 11-12-2013, décimo transitorio
  $s[69] = -1;
  $s[71] = -1;
  let $60: number;
  if ($52) {
    const $55 = $s[69] = rt.rowOf($f.tabla_subsidio_mensual$rows1, base_isr, 1, false);
    if ($55 < 0) return false;
    $s[70] = base_isr;
    $60 = $f.tabla_subsidio_mensual$rows1.value[$55]!;
  } else {
    const $57 = $s[71] = rt.rowOf($f.tabla_subsidio_diario$rows1, base_isr, $row.days, false);
    if ($57 < 0) return false;
    $s[72] = base_isr;
    $s[73] = $row.days;
    const $58 = $f.tabla_subsidio_diario$rows1.value[$57]!;
    const $59 = $58 * $row.days;
    if ($59 > rt.SAFE || $59 < -rt.SAFE) return false;
    $60 = $59;
  }
  const subsidio_empleo_causado = $s[74] = $60;
  // Subsidio para el empleo aplicado · Decreto DOF 11-12-2013, décimo transitorio
  const subsidio_empleo = $s[75] = subsidio_empleo_causado < isr_determinado ? subsidio_empleo_causado : isr_determinado;
  // Subsidio para el empleo entregado · Decreto DOF 11-12-2013, décimo transitorio
  const subsidio_entregado = $s[76] = subsidio_empleo_causado - subsidio_empleo;
  // Salario diario integrado · LSS arts. 27 y 30
  const $63 = $s[78] = daily_salary * factor_integracion;
  if ($63 > 4503599597370495) return false;
  const sdi = $s[77] = Math.floor(($63 + 15000000) / 30000000);
  // Excedente diario de despensa · LSS arts. 27-VI y 30-I
  if (!($row.days > 0)) return false;
  const $65 = $s[81] = $row.days;
  const $66 = uma_diaria * 4 * $65;
  if ($66 > rt.SAFE) return false;
  const $68 = total_prevision_social * 5 - $66;
  const $69 = $s[80] = 0 > $68 ? 0 : $68;
  const $70 = rt.wholeOf($69, 5 * $65, 'half_up');
  if (Number.isNaN($70)) return false;
  const excedente_despensa_diario = $s[79] = $70;
  // Salario base de cotización · LSS art. 28
  const $71 = sdi + excedente_despensa_diario;
  const $72 = $71 > salario_minimo ? $71 : salario_minimo;
  const $73 = uma_diaria * 50;
  const sbc = $s[82] = $72 < $73 ? $72 : $73;
  // Excedente diario de 3 UMA · LSS art. 106-II
  const $75 = sbc - uma_diaria * 3 * 2;
  const excedente_3_uma_diario = $s[83] = 0 > $75 ? 0 : $75;
  // Cuota obrera, excedente · LSS art. 106-II
  const $77 = $s[85] = excedente_3_uma_diario * dias_enfermedades_maternidad * $f.tasa_excedente_obrero;
  const cuota_excedente_obrero = $s[84] = Math.floor(($77 + 125) / 250);
  // IMSS excedente (trabajador) · LSS art. 106-II
  let imss_excedente_obrero = 0;
  const $79 = !es_sm;
  $s[86] = $79 ? 1 : 0;
  if ($79) {
    imss_excedente_obrero = $s[87] = cuota_excedente_obrero;
  }
  // Cuota obrera, prestaciones en dinero · LSS art. 107
  const $80 = $s[89] = sbc * dias_enfermedades_maternidad * $f.tasa_prestaciones_dinero_obrero;
  const cuota_prestaciones_dinero_obrero = $s[88] = Math.floor(($80 + 200) / 400);
  // IMSS prestaciones en dinero (trabajador) · LSS art. 107
  let imss_prestaciones_dinero_obrero = 0;
  if ($79) {
    imss_prestaciones_dinero_obrero = $s[90] = cuota_prestaciones_dinero_obrero;
  }
  // Cuota obrera, gastos médicos de pensionados · LSS art. 25
  const $82 = $s[92] = sbc * dias_enfermedades_maternidad * $f.tasa_gastos_medicos_obrero;
  const cuota_gastos_medicos_pensionados_obrero = $s[91] = Math.floor(($82 + 400) / 800);
  // IMSS gastos médicos de pensionados (trabajador) · LSS art. 25
  let imss_gastos_medicos_pensionados_obrero = 0;
  if ($79) {
    imss_gastos_medicos_pensionados_obrero = $s[93] = cuota_gastos_medicos_pensionados_obrero;
  }
  // Cuota obrera, invalidez y vida · LSS art. 147
  const $84 = $s[95] = sbc * dias_pagados * $f.tasa_invalidez_vida_obrero;
  const cuota_invalidez_vida_obrero = $s[94] = Math.floor(($84 + 80) / 160);
  // IMSS invalidez y vida (trabajador) · LSS art. 147
  let imss_invalidez_vida_obrero = 0;
  if ($79) {
    imss_invalidez_vida_obrero = $s[96] = cuota_invalidez_vida_obrero;
  }
  // Cuota obrera, cesantía y vejez · LSS art. 168-II
  const $86 = $s[98] = sbc * dias_pagados * $f.tasa_cesantia_vejez_obrero;
  const cuota_cesantia_vejez_obrero = $s[97] = Math.floor(($86 + 400) / 800);
  // IMSS cesantía y vejez (trabajador) · LSS art. 168-II
  let imss_cesantia_vejez_obrero = 0;
  if ($79) {
    imss_cesantia_vejez_obrero = $s[99] = cuota_cesantia_vejez_obrero;
  }
  // IMSS del trabajador
  $s[100] = imss_excedente_obrero +
    imss_prestaciones_dinero_obrero +
    imss_gastos_medicos_pensionados_obrero +
    imss_invalidez_vida_obrero +
    imss_cesantia_vejez_obrero;
  // ISR retenido · LISR art. 96; Decreto DOF 11-12-2013, décimo transitorio
  let isr = 0;
  const $89 = !exento_por_sm;
  $s[101] = $89 ? 1 : 0;
  if ($89) {
    isr = $s[102] = isr_determinado - subsidio_empleo;
  }
  // Crédito INFONAVIT · LFT art. 97-III; Ley del INFONAVIT art. 29-III
  if (infonavit_credit_amount > 4503599627370395) return false;
  const infonavit_credito = $s[103] = Math.floor((infonavit_credit_amount + 50) / 100);
  $s[104] = infonavit_credit_amount;
  // Total de deducciones
  const total_deducciones = $s[105] = imss_excedente_obrero +
    imss_prestaciones_dinero_obrero +
    imss_gastos_medicos_pensionados_obrero +
    imss_invalidez_vida_obrero +
    imss_cesantia_vejez_obrero +
    isr +
    infonavit_credito;
  // Neto
  const neto = $s[106] = total_percepciones + subsidio_entregado - total_deducciones;
  // Neto en efectivo, sin vales
  $s[107] = neto - vales_despensa;
  // Cuota fija · LSS art. 106-I
  const $95 = $s[110] = uma_diaria * dias_enfermedades_maternidad;
  const $96 = $s[109] = $95 * $f.tasa_cuota_fija;
  const cuota_fija = $s[108] = Math.floor((2 * $96 + 125) / 250);
  $s[111] = $f.tasa_cuota_fija;
  // Excedente · LSS art. 106-II
  const $98 = $s[114] = excedente_3_uma_diario * dias_enfermedades_maternidad;
  const $99 = $s[113] = $98 * $f.tasa_excedente_patronal;
  const excedente_patronal = $s[112] = Math.floor(($99 + 500) / 1000);
  $s[115] = $f.tasa_excedente_patronal;
  // Prestaciones en dinero · LSS art. 107
  const $101 = $s[118] = sbc * dias_enfermedades_maternidad;
  const $102 = $s[117] = $101 * $f.tasa_prestaciones_dinero_patronal;
  const prestaciones_dinero_patronal = $s[116] = Math.floor(($102 + 500) / 1000);
  $s[119] = $f.tasa_prestaciones_dinero_patronal;
  // Gastos médicos de pensionados · LSS art. 25
  const $104 = $s[122] = sbc * dias_enfermedades_maternidad;
  const $105 = $s[121] = $104 * $f.tasa_gastos_medicos_patronal;
  const gastos_medicos_pensionados_patronal = $s[120] = Math.floor(($105 + 1000) / 2000);
  $s[123] = $f.tasa_gastos_medicos_patronal;
  // Riesgo de trabajo · LSS arts. 71 a 74
  const $107 = $s[126] = sbc * dias_pagados;
  const $108 = $s[125] = $107 * risk_class_rate;
  const riesgo_trabajo = $s[124] = Math.floor(($108 + 5000000) / 10000000);
  $s[127] = risk_class_rate;
  // Invalidez y vida · LSS art. 147
  const $110 = $s[130] = sbc * dias_pagados;
  const $111 = $s[129] = $110 * $f.tasa_invalidez_vida_patronal;
  const invalidez_vida_patronal = $s[128] = Math.floor(($111 + 200) / 400);
  $s[131] = $f.tasa_invalidez_vida_patronal;
  // Guarderías y prestaciones sociales · LSS art. 211
  const $113 = $s[134] = sbc * dias_pagados;
  const $114 = $s[133] = $113 * $f.tasa_guarderias;
  const guarderias = $s[132] = Math.floor(($114 + 50) / 100);
  $s[135] = $f.tasa_guarderias;
  // Tasa patronal de cesantía y vejez · LSS art. 168-II-a
  $s[137] = -1;
  const $119 = sbc <= salario_minimo;
  $s[136] = $119 ? 1 : 0;
  let $120: number;
  if ($119) {
    $120 = $f.tasa_ceav_minima * 50;
  } else {
    const $116 = $s[138] = sbc * 50;
    const $117 = $s[137] = rt.rowOf($f.ceav$rows1, $116, 1, false);
    if ($117 < 0) return false;
    $120 = $f.ceav$rows1.value[$117]!;
  }
  const tasa_ceav = $s[139] = $120;
  // Retiro · LSS art. 168-I
  const $121 = $s[142] = sbc * dias_retiro_vivienda;
  const $122 = $s[141] = $121 * $f.tasa_retiro;
  const retiro = $s[140] = Math.floor(($122 + 25) / 50);
  $s[143] = $f.tasa_retiro;
  // Cesantía en edad avanzada y vejez · LSS art. 168-II-a
  const $124 = $s[146] = sbc * dias_pagados;
  const $125 = $s[145] = $124 * tasa_ceav;
  const cesantia_vejez_patronal = $s[144] = Math.floor(($125 + 50000) / 100000);
  $s[147] = tasa_ceav;
  // Aportación INFONAVIT · Ley del INFONAVIT art. 29-II
  const $127 = $s[150] = sbc * dias_retiro_vivienda;
  const $128 = $s[149] = $127 * $f.tasa_infonavit;
  const infonavit_aportacion = $s[148] = Math.floor(($128 + 10) / 20);
  $s[151] = $f.tasa_infonavit;
  // Cuota obrera absorbida · LSS art. 36
  let cuota_obrera_absorbida = 0;
  if (es_sm) {
    cuota_obrera_absorbida = $s[152] = cuota_excedente_obrero +
      cuota_prestaciones_dinero_obrero +
      cuota_gastos_medicos_pensionados_obrero +
      cuota_invalidez_vida_obrero +
      cuota_cesantia_vejez_obrero;
  }
  // IMSS patronal
  $s[153] = cuota_fija +
    excedente_patronal +
    prestaciones_dinero_patronal +
    gastos_medicos_pensionados_patronal +
    riesgo_trabajo +
    invalidez_vida_patronal +
    guarderias;
  // Retiro, cesantía y vejez
  $s[154] = retiro + cesantia_vejez_patronal;
  // Cuotas a cargo del patrón
  $s[155] = cuota_fija +
    excedente_patronal +
    prestaciones_dinero_patronal +
    gastos_medicos_pensionados_patronal +
    riesgo_trabajo +
    invalidez_vida_patronal +
    guarderias +
    retiro +
    cesantia_vejez_patronal +
    infonavit_aportacion +
    cuota_obrera_absorbida;
  // Ingreso límite del subsidio en el periodo · Decreto DOF 11-12-2013, décimo transitorio
  let $135: number;
  if ($52) {
    $s[156] = $f.tabla_subsidio_mensual$rows1.top;
    $135 = $f.tabla_subsidio_mensual$rows1.top;
  } else {
    const $134 = $s[157] = $f.tabla_subsidio_diario$rows1.top * $row.days;
    if ($134 > rt.SAFE || $134 < -rt.SAFE) return false;
    $135 = $134;
  }
  const limite_subsidio = $s[158] = $135;
  // Subsidio que se pierde al pasar del límite · Decreto DOF 11-12-2013, décimo transitorio
  $s[159] = -1;
  $s[161] = -1;
  let $141: number;
  if ($52) {
    const $136 = $s[159] = rt.rowOf($f.tabla_subsidio_mensual$rows1, limite_subsidio, 1, false);
    if ($136 < 0) return false;
    $s[160] = limite_subsidio;
    $141 = $f.tabla_subsidio_mensual$rows1.value[$136]!;
  } else {
    const $138 = $s[161] = rt.rowOf($f.tabla_subsidio_diario$rows1, limite_subsidio, $row.days, false);
    if ($138 < 0) return false;
    $s[162] = limite_subsidio;
    $s[163] = $row.days;
    const $139 = $f.tabla_subsidio_diario$rows1.value[$138]!;
    const $140 = $139 * $row.days;
    if ($140 > rt.SAFE || $140 < -rt.SAFE) return false;
    $141 = $140;
  }
  const subsidio_en_el_limite = $s[164] = $141;
  // UMA mensual · Ley de la UMA art. 4
  const $142 = $s[166] = $f.UMA * 76;
  const $143 = $142 * 4;
  $s[165] = Math.floor((2 * $143 + 5) / 10);
  if (sunday_bonus_days > $row.days) return false;
  if (dias_ausencia + dias_incapacidad > $row.days) return false;
  if ($notes !== null) {
    if (rt.isSent($n[1]!) && rt.isSent($n[0]!) && (daily_salary * 100 < monthly_salary * 99 || daily_salary * 100 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(2, rt.ratio(monthly_salary, 10000n), rt.ratio(daily_salary, 300000n));
    }
    if (daily_salary < salario_minimo * 3000) {
      // BELOW_MINIMUM_WAGE
      $notes.add(3, rt.ratio(daily_salary, 300000n), rt.ratio(salario_minimo, 100n));
    }
    const $145 = zona_libre_frontera_norte ? daily_salary < $f.salario_minimo_zlfn * 3000 : daily_salary === $f.salario_minimo_zlfn * 3000;
    if ($145) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(4, rt.ratio(daily_salary, 300000n), rt.ratio($f.salario_minimo_zlfn, 100n));
    }
    if (factor_integracion < $f.factor_minimo) {
      // FACTOR_BELOW_LEGAL_MINIMUM
      $notes.add(5, rt.ratio(factor_integracion, 10000n), rt.ratio($f.factor_minimo, 10000n));
    }
    if (sdi + excedente_despensa_diario > uma_diaria * 50) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(6, rt.ratio(sbc, 100n));
    }
    if (sdi + excedente_despensa_diario < salario_minimo) {
      // CONTRIBUTION_BASE_FLOORED
      $notes.add(7, rt.ratio(sbc, 100n));
    }
    if (excedente_despensa_diario > 0) {
      // DESPENSA_INTEGRATES_SBC
      $notes.add(8, rt.ratio(excedente_despensa_diario, 100n));
    }
    let $147: boolean = $79 && horas_extra > horas_extra_tope * 2;
    if (!$147) {
      const $146 = horas_extra * 28000;
      if ($146 > rt.SAFE) return false;
      $147 = $146 > daily_salary * 3 * $row.days;
    }
    if ($147) {
      // OVERTIME_EXEMPTION_CAPPED
      $notes.add(9, rt.ratio(horas_extra, 100n));
    }
    if (exento_por_sm) {
      // MINIMUM_WAGE_EXEMPT
      $notes.add(10, rt.ratio(salario_minimo, 100n));
    }
    if (base_isr > limite_subsidio && base_isr <= limite_subsidio + subsidio_en_el_limite) {
      // SUBSIDY_CLIFF
      $notes.add(11, rt.ratio(base_isr, 100n), rt.ratio(limite_subsidio, 100n));
    }
    if (es_sm && infonavit_credito * 5 > sueldo) {
      // INFONAVIT_OVER_LIMIT
      $notes.add(12, rt.ratio(infonavit_credito, 100n));
    }
    if ($row.period.start < rt.startOfYear($at) || rt.changesWithin($law.rows('UMA'), $row.period.start, $at) || $row.period.end > $at) {
      // PARAM_CHANGE_INSIDE_PERIOD
      $notes.add(13);
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(14);
    }
  }
  return true;
}

export const rules: rt.RuleModule = rt.ruleModule($law, { parameters: $parameters, compute });
