// MX.ordinario 2021.1: Sueldos y salarios
// Emitted from generated/rules/mx/ordinario/2021-01-01.pay by payroll compile. Do not edit.
import { readFileSync } from 'node:fs';
import * as rt from '../../../../runtime/index.ts';

const $head: rt.ModuleHead = {
  format: 1,
  path: 'generated/rules/mx/ordinario/2021-01-01.pay',
  fingerprint: 'sha256:d88d35838f8699f2016f8dedf4f7e85526e72a3e9591755b14464392f845734c',
  meaning: 'sha256:7ef14fcb2df9cf42e95243f7172d00cf81a05282989d62b9206131989ac9cf75',
  country: 'MX',
  scheme: 'ordinario',
  label: 'Sueldos y salarios',
  version: '2021.1',
  currency: 'MXN',
  validFrom: '2021-01-01',
  validUntil: '2022-12-31',
  periods: ['monthly', 'biweekly', 'weekly'],
  proration: 'native',
  days: 'as_given',
  asOf: 'period_end',
};

const $law = new rt.ModuleLaw($head, 'sha256:a634789fefe0044f4659ae5a18cdf02d741d32115bd79a43e1b39de36b05f80f', () =>
  JSON.parse(readFileSync(new URL('./2021-01-01.json', import.meta.url), 'utf8')));

const $parameters = rt.byDate(($at) => ({
  factor_minimo: rt.scaledWorth($at, 2500n, $law.rows('factor_minimo')),
  prima_riesgo_minima: rt.scaledWorth($at, 200n, $law.rows('prima_riesgo_minima')),
  prima_riesgo_maxima: rt.scaledWorth($at, 20n, $law.rows('prima_riesgo_maxima')),
  UMA: rt.scaledWorth($at, 50n, $law.rows('UMA')),
  salario_minimo_zlfn: rt.scaledWorth($at, 100n, $law.rows('salario_minimo_zlfn')),
  salario_minimo_general: rt.scaledWorth($at, 100n, $law.rows('salario_minimo_general')),
  tarifa_mensual$rows1: rt.scaledRows($law.table('tarifa_mensual'), { date: $at }, 100n, 2500n),
  tarifa_diaria$rows1: rt.scaledRows($law.table('tarifa_diaria'), { date: $at }, 100n, 2500n),
  tabla_subsidio_mensual$rows1: rt.scaledRows($law.table('tabla_subsidio_mensual'), { date: $at }, 100n, 100n),
  tabla_subsidio_diario$rows1: rt.scaledRows($law.table('tabla_subsidio_diario'), { date: $at }, 100n, 100n),
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
  const factor_integracion = $s[2] = rt.sentOr($n[2]!, $f.factor_minimo * 4);
  // Prima de riesgos de trabajo · LSS art. 73, clase I
  if ($n[3]! < $f.prima_riesgo_minima * 50000) return false;
  if ($n[3]! > $f.prima_riesgo_maxima * 500000) return false;
  const risk_class_rate = $s[3] = rt.sentOr($n[3]!, 54355);
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
  // UMA mensual · Ley de la UMA art. 4
  const $2 = $s[18] = uma_diaria * 76;
  const $3 = $2 * 4;
  $s[17] = Math.floor((2 * $3 + 5) / 10);
  // Salario mínimo · CONASAMI
  const salario_minimo = $s[19] = zona_libre_frontera_norte ? $f.salario_minimo_zlfn : $f.salario_minimo_general;
  // Días que se pagan y cotizan a todo · LFT arts. 42-II y 82; LSS art. 31
  const $6 = $row.days - dias_ausencia - dias_incapacidad;
  const dias_pagados = $s[20] = 0 > $6 ? 0 : $6;
  // Días que cotizan a enfermedades y maternidad · LSS art. 31-I y IV
  const $8 = $row.days - dias_incapacidad;
  const dias_enfermedades_maternidad = $s[21] = 0 > $8 ? 0 : $8;
  // Días que cotizan al retiro y al INFONAVIT · LSS art. 31-I y IV; Ley del INFONAVIT art. 29
  const $10 = $row.days - dias_ausencia;
  const dias_retiro_vivienda = $s[22] = 0 > $10 ? 0 : $10;
  // Gana el salario mínimo · LISR art. 96; LSS art. 36
  const es_sm = daily_salary <= salario_minimo * 3000;
  $s[23] = es_sm ? 1 : 0;
  // Sueldo · LFT arts. 82 y 89
  const $12 = $s[25] = daily_salary * dias_pagados;
  const sueldo = $s[24] = Math.floor(($12 + 1500) / 3000);
  // Premio por puntualidad · LSS art. 27-VII
  let bono_puntualidad = 0;
  if (con_puntualidad) {
    bono_puntualidad = $s[26] = Math.floor((sueldo + 5) / 10);
    $s[27] = sueldo;
  }
  // Premio por asistencia · LSS art. 27-VII
  let bono_asistencia = 0;
  if (con_asistencia) {
    bono_asistencia = $s[28] = Math.floor((sueldo + 5) / 10);
    $s[29] = sueldo;
  }
  // Horas extra · LFT arts. 66 y 67; LISR art. 93-I; LSS art. 27-IX
  if (overtime_amount > 4503599627370395) return false;
  const horas_extra = $s[30] = Math.floor((overtime_amount + 50) / 100);
  $s[31] = overtime_amount;
  // Prima dominical · LFT art. 71; LISR art. 93-XIV; LSS art. 30
  const $17 = $s[33] = daily_salary * sunday_bonus_days;
  const prima_dominical = $s[32] = Math.floor(($17 + 6000) / 12000);
  // Comisiones · LFT arts. 84 y 286; LISR art. 94; LSS art. 30
  if (comisiones_del_periodo > 4503599627370395) return false;
  const comisiones = $s[34] = Math.floor((comisiones_del_periodo + 50) / 100);
  $s[35] = comisiones_del_periodo;
  // Otras percepciones gravadas · LFT art. 84; LISR art. 94; LSS art. 30
  if (otras_percepciones_gravadas > 4503599627370395) return false;
  const otros_ingresos_gravados = $s[36] = Math.floor((otras_percepciones_gravadas + 50) / 100);
  $s[37] = otras_percepciones_gravadas;
  // Despensa en efectivo · LISR art. 93-VIII; LSS art. 27-VI
  let bono_despensa = 0;
  if (con_despensa) {
    const $21 = $s[39] = uma_diaria * $row.days;
    const $22 = $21 * 4;
    bono_despensa = $s[38] = Math.floor((2 * $22 + 5) / 10);
  }
  // Vales de despensa · LISR art. 93-VIII; LSS art. 27-VI
  if (grocery_voucher_amount > 4503599627370395) return false;
  const vales_despensa = $s[40] = Math.floor((grocery_voucher_amount + 50) / 100);
  $s[41] = grocery_voucher_amount;
  // Total de percepciones
  const total_percepciones = $s[42] = sueldo +
    bono_puntualidad +
    bono_asistencia +
    horas_extra +
    prima_dominical +
    comisiones +
    otros_ingresos_gravados +
    bono_despensa +
    vales_despensa;
  // Horas extra exentas: 5 UMA por semana · LISR art. 93-I
  const $26 = $s[44] = uma_diaria * $row.days;
  const $27 = $26 * 10;
  const horas_extra_tope = $s[43] = Math.floor((2 * $27 + 7) / 14);
  // Horas extra exentas · LISR art. 93-I
  let $30: number;
  if (es_sm) {
    $30 = horas_extra * 2;
  } else {
    const $29 = horas_extra_tope * 2;
    $30 = horas_extra < $29 ? horas_extra : $29;
  }
  const horas_extra_exento = $s[45] = Math.floor(($30 + 1) / 2);
  $s[46] = $30;
  // Horas extra gravadas · LISR art. 93-I
  $s[47] = horas_extra - horas_extra_exento;
  // Prima dominical exenta · LISR art. 93-I y XIV
  let $34: number;
  if (es_sm) {
    $34 = prima_dominical;
  } else {
    const $33 = uma_diaria * sunday_bonus_days * 2;
    $34 = prima_dominical < $33 ? prima_dominical : $33;
  }
  const prima_dominical_exento = $s[48] = $34;
  // Prima dominical gravada · LISR art. 93-XIV
  $s[49] = prima_dominical - prima_dominical_exento;
  // Previsión social del periodo · LISR art. 93-VIII
  const total_prevision_social = $s[50] = bono_despensa + vales_despensa;
  // Otros ingresos del periodo · LISR art. 93, penúltimo párrafo
  const otros_ingresos_del_periodo = $s[51] = total_percepciones - total_prevision_social;
  // Siete UMA del periodo · LISR art. 93, penúltimo párrafo
  const $38 = $s[53] = uma_diaria * 7 * $row.days;
  const limite_7_uma = $s[52] = $38 * 2;
  // Una UMA del periodo · LISR art. 93, penúltimo párrafo
  const $40 = $s[55] = uma_diaria * $row.days;
  const limite_1_uma = $s[54] = $40 * 2;
  // Previsión social exenta · LISR art. 93-VIII, IX y penúltimo párrafo
  const $44 = total_percepciones <= limite_7_uma;
  $s[56] = $44 ? 1 : 0;
  let $45: number;
  if ($44) {
    $45 = total_prevision_social;
  } else {
    const $42 = limite_7_uma - otros_ingresos_del_periodo;
    const $43 = limite_1_uma > $42 ? limite_1_uma : $42;
    $45 = total_prevision_social < $43 ? total_prevision_social : $43;
  }
  const prevision_social_exento = $s[57] = $45;
  // Previsión social gravada · LISR art. 93, penúltimo párrafo
  $s[58] = total_prevision_social - prevision_social_exento;
  // Total exento · LISR art. 93
  $s[59] = horas_extra_exento + prima_dominical_exento + prevision_social_exento;
  // Base gravable ISR · LISR art. 96
  const $48 = prevision_social_exento - bono_despensa;
  const $49 = $48 > 0 ? $48 : 0;
  const base_isr = $s[60] = sueldo +
    bono_puntualidad +
    bono_asistencia +
    (horas_extra - horas_extra_exento) +
    (prima_dominical - prima_dominical_exento) +
    comisiones +
    otros_ingresos_gravados +
    (bono_despensa - (bono_despensa < prevision_social_exento ? bono_despensa : prevision_social_exento)) +
    (vales_despensa - ($49 < vales_despensa ? $49 : vales_despensa));
  // Total gravado · LISR art. 96
  $s[61] = base_isr;
  // ISR según tarifa · LISR art. 96
  $s[63] = -1;
  $s[65] = -1;
  const $55 = rt.same($row.period.type, 'monthly');
  $s[62] = $55 ? 1 : 0;
  let $56: number;
  if ($55) {
    const $51 = $s[63] = rt.rowOf($f.tarifa_mensual$rows1, base_isr, 1, false);
    if ($51 < 0) return false;
    $s[64] = base_isr;
    const $52 = rt.excessOf($f.tarifa_mensual$rows1, $51, base_isr, 1);
    if (Number.isNaN($52)) return false;
    $56 = $52;
  } else {
    const $53 = $s[65] = rt.rowOf($f.tarifa_diaria$rows1, base_isr, $row.days, false);
    if ($53 < 0) return false;
    $s[66] = base_isr;
    $s[67] = $row.days;
    const $54 = rt.excessOf($f.tarifa_diaria$rows1, $53, base_isr, $row.days);
    if (Number.isNaN($54)) return false;
    $56 = $54;
  }
  if ($56 > 4503599627367995) return false;
  const isr_determinado = $s[68] = Math.floor(($56 + 1250) / 2500);
  $s[69] = $56;
  // Solo percibe el salario mínimo · LISR art. 96, primer párrafo
  const exento_por_sm = es_sm && base_isr === sueldo;
  $s[70] = exento_por_sm ? 1 : 0;
  // Subsidio para el empleo causado · Decreto DOF 11-12-2013, décimo transitorio
  $s[71] = -1;
  $s[73] = -1;
  let $63: number;
  if ($55) {
    const $58 = $s[71] = rt.rowOf($f.tabla_subsidio_mensual$rows1, base_isr, 1, false);
    if ($58 < 0) return false;
    $s[72] = base_isr;
    $63 = $f.tabla_subsidio_mensual$rows1.value[$58]!;
  } else {
    const $60 = $s[73] = rt.rowOf($f.tabla_subsidio_diario$rows1, base_isr, $row.days, false);
    if ($60 < 0) return false;
    $s[74] = base_isr;
    $s[75] = $row.days;
    const $61 = $f.tabla_subsidio_diario$rows1.value[$60]!;
    const $62 = $61 * $row.days;
    if ($62 > rt.SAFE || $62 < -rt.SAFE) return false;
    $63 = $62;
  }
  const subsidio_empleo_causado = $s[76] = $63;
  // Subsidio para el empleo aplicado · Decreto DOF 11-12-2013, décimo transitorio
  const subsidio_empleo = $s[77] = subsidio_empleo_causado < isr_determinado ? subsidio_empleo_causado : isr_determinado;
  // Subsidio para el empleo entregado · Decreto DOF 11-12-2013, décimo transitorio
  const subsidio_entregado = $s[78] = subsidio_empleo_causado - subsidio_empleo;
  // Salario diario integrado · LSS arts. 27 y 30
  const $66 = $s[80] = daily_salary * factor_integracion;
  if ($66 > 4503599597370495) return false;
  const sdi = $s[79] = Math.floor(($66 + 15000000) / 30000000);
  // Excedente diario de despensa · LSS arts. 27-VI y 30-I
  if (!($row.days > 0)) return false;
  const $68 = $s[83] = $row.days;
  const $69 = uma_diaria * 4 * $68;
  if ($69 > rt.SAFE) return false;
  const $71 = total_prevision_social * 5 - $69;
  const $72 = $s[82] = 0 > $71 ? 0 : $71;
  const $73 = rt.wholeOf($72, 5 * $68, 'half_up');
  if (Number.isNaN($73)) return false;
  const excedente_despensa_diario = $s[81] = $73;
  // Salario base de cotización · LSS art. 28
  const $74 = sdi + excedente_despensa_diario;
  const $75 = $74 > salario_minimo ? $74 : salario_minimo;
  const $76 = uma_diaria * 50;
  const sbc = $s[84] = $75 < $76 ? $75 : $76;
  // Excedente diario de 3 UMA · LSS art. 106-II
  const $78 = sbc - uma_diaria * 3 * 2;
  const excedente_3_uma_diario = $s[85] = 0 > $78 ? 0 : $78;
  // Cuota obrera, excedente · LSS art. 106-II
  const $80 = $s[87] = excedente_3_uma_diario * dias_enfermedades_maternidad;
  const cuota_excedente_obrero = $s[86] = Math.floor(($80 + 125) / 250);
  // IMSS excedente (trabajador) · LSS art. 106-II
  let imss_excedente_obrero = 0;
  const $82 = !es_sm;
  $s[88] = $82 ? 1 : 0;
  if ($82) {
    imss_excedente_obrero = $s[89] = cuota_excedente_obrero;
  }
  // Cuota obrera, prestaciones en dinero · LSS art. 107
  const $83 = $s[91] = sbc * dias_enfermedades_maternidad;
  const cuota_prestaciones_dinero_obrero = $s[90] = Math.floor(($83 + 200) / 400);
  // IMSS prestaciones en dinero (trabajador) · LSS art. 107
  let imss_prestaciones_dinero_obrero = 0;
  if ($82) {
    imss_prestaciones_dinero_obrero = $s[92] = cuota_prestaciones_dinero_obrero;
  }
  // Cuota obrera, gastos médicos de pensionados · LSS art. 25
  const $85 = $s[94] = sbc * dias_enfermedades_maternidad * 3;
  const cuota_gastos_medicos_pensionados_obrero = $s[93] = Math.floor(($85 + 400) / 800);
  // IMSS gastos médicos de pensionados (trabajador) · LSS art. 25
  let imss_gastos_medicos_pensionados_obrero = 0;
  if ($82) {
    imss_gastos_medicos_pensionados_obrero = $s[95] = cuota_gastos_medicos_pensionados_obrero;
  }
  // Cuota obrera, invalidez y vida · LSS art. 147
  const $87 = $s[97] = sbc * dias_pagados;
  const cuota_invalidez_vida_obrero = $s[96] = Math.floor(($87 + 80) / 160);
  // IMSS invalidez y vida (trabajador) · LSS art. 147
  let imss_invalidez_vida_obrero = 0;
  if ($82) {
    imss_invalidez_vida_obrero = $s[98] = cuota_invalidez_vida_obrero;
  }
  // Cuota obrera, cesantía y vejez · LSS art. 168-II
  const $89 = $s[100] = sbc * dias_pagados * 9;
  const cuota_cesantia_vejez_obrero = $s[99] = Math.floor(($89 + 400) / 800);
  // IMSS cesantía y vejez (trabajador) · LSS art. 168-II
  let imss_cesantia_vejez_obrero = 0;
  if ($82) {
    imss_cesantia_vejez_obrero = $s[101] = cuota_cesantia_vejez_obrero;
  }
  // IMSS del trabajador
  $s[102] = imss_excedente_obrero +
    imss_prestaciones_dinero_obrero +
    imss_gastos_medicos_pensionados_obrero +
    imss_invalidez_vida_obrero +
    imss_cesantia_vejez_obrero;
  // ISR retenido · LISR art. 96; Decreto DOF 11-12-2013, décimo transitorio
  let isr = 0;
  const $92 = !exento_por_sm;
  $s[103] = $92 ? 1 : 0;
  if ($92) {
    isr = $s[104] = isr_determinado - subsidio_empleo;
  }
  // Crédito INFONAVIT · LFT art. 97-III; Ley del INFONAVIT art. 29-III
  if (infonavit_credit_amount > 4503599627370395) return false;
  const infonavit_credito = $s[105] = Math.floor((infonavit_credit_amount + 50) / 100);
  $s[106] = infonavit_credit_amount;
  // Total de deducciones
  const total_deducciones = $s[107] = imss_excedente_obrero +
    imss_prestaciones_dinero_obrero +
    imss_gastos_medicos_pensionados_obrero +
    imss_invalidez_vida_obrero +
    imss_cesantia_vejez_obrero +
    isr +
    infonavit_credito;
  // Neto
  const neto = $s[108] = total_percepciones + subsidio_entregado - total_deducciones;
  // Neto en efectivo, sin vales
  $s[109] = neto - vales_despensa;
  // Cuota fija · LSS art. 106-I
  const $98 = $s[112] = uma_diaria * dias_enfermedades_maternidad;
  const $99 = $s[111] = $98 * 51;
  const cuota_fija = $s[110] = Math.floor((2 * $99 + 125) / 250);
  $s[113] = 51;
  // Excedente · LSS art. 106-II
  const $101 = $s[116] = excedente_3_uma_diario * dias_enfermedades_maternidad;
  const $102 = $s[115] = $101 * 11;
  const excedente_patronal = $s[114] = Math.floor(($102 + 500) / 1000);
  $s[117] = 11;
  // Prestaciones en dinero · LSS art. 107
  const $104 = $s[120] = sbc * dias_enfermedades_maternidad;
  const $105 = $s[119] = $104 * 7;
  const prestaciones_dinero_patronal = $s[118] = Math.floor(($105 + 500) / 1000);
  $s[121] = 7;
  // Gastos médicos de pensionados · LSS art. 25
  const $107 = $s[124] = sbc * dias_enfermedades_maternidad;
  const $108 = $s[123] = $107 * 21;
  const gastos_medicos_pensionados_patronal = $s[122] = Math.floor(($108 + 1000) / 2000);
  $s[125] = 21;
  // Riesgo de trabajo · LSS arts. 71 a 74
  const $110 = $s[128] = sbc * dias_pagados;
  const $111 = $s[127] = $110 * risk_class_rate;
  const riesgo_trabajo = $s[126] = Math.floor(($111 + 5000000) / 10000000);
  $s[129] = risk_class_rate;
  // Invalidez y vida · LSS art. 147
  const $113 = $s[132] = sbc * dias_pagados;
  const $114 = $s[131] = $113 * 7;
  const invalidez_vida_patronal = $s[130] = Math.floor(($114 + 200) / 400);
  $s[133] = 7;
  // Guarderías y prestaciones sociales · LSS art. 211
  const $116 = $s[135] = sbc * dias_pagados;
  const guarderias = $s[134] = Math.floor(($116 + 50) / 100);
  $s[136] = $116;
  $s[137] = 1;
  // Retiro · LSS art. 168-I
  const $118 = $s[139] = sbc * dias_retiro_vivienda;
  const retiro = $s[138] = Math.floor(($118 + 25) / 50);
  $s[140] = $118;
  $s[141] = 1;
  // Cesantía en edad avanzada y vejez · LSS art. 168-II
  const $120 = $s[144] = sbc * dias_pagados;
  const $121 = $s[143] = $120 * 63;
  const cesantia_vejez_patronal = $s[142] = Math.floor(($121 + 1000) / 2000);
  $s[145] = 63;
  // Aportación INFONAVIT · Ley del INFONAVIT art. 29-II
  const $123 = $s[147] = sbc * dias_retiro_vivienda;
  const infonavit_aportacion = $s[146] = Math.floor(($123 + 10) / 20);
  $s[148] = $123;
  $s[149] = 1;
  // Cuota obrera absorbida · LSS art. 36
  let cuota_obrera_absorbida = 0;
  if (es_sm) {
    cuota_obrera_absorbida = $s[150] = cuota_excedente_obrero +
      cuota_prestaciones_dinero_obrero +
      cuota_gastos_medicos_pensionados_obrero +
      cuota_invalidez_vida_obrero +
      cuota_cesantia_vejez_obrero;
  }
  // IMSS patronal
  $s[151] = cuota_fija +
    excedente_patronal +
    prestaciones_dinero_patronal +
    gastos_medicos_pensionados_patronal +
    riesgo_trabajo +
    invalidez_vida_patronal +
    guarderias;
  // Retiro, cesantía y vejez
  $s[152] = retiro + cesantia_vejez_patronal;
  // Cuotas a cargo del patrón
  $s[153] = cuota_fija +
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
  let $130: number;
  if ($55) {
    $s[154] = $f.tabla_subsidio_mensual$rows1.top;
    $130 = $f.tabla_subsidio_mensual$rows1.top;
  } else {
    const $129 = $s[155] = $f.tabla_subsidio_diario$rows1.top * $row.days;
    if ($129 > rt.SAFE || $129 < -rt.SAFE) return false;
    $130 = $129;
  }
  const limite_subsidio = $s[156] = $130;
  // Subsidio que se pierde al pasar del límite · Decreto DOF 11-12-2013, décimo transitorio
  $s[157] = -1;
  $s[159] = -1;
  let $136: number;
  if ($55) {
    const $131 = $s[157] = rt.rowOf($f.tabla_subsidio_mensual$rows1, limite_subsidio, 1, false);
    if ($131 < 0) return false;
    $s[158] = limite_subsidio;
    $136 = $f.tabla_subsidio_mensual$rows1.value[$131]!;
  } else {
    const $133 = $s[159] = rt.rowOf($f.tabla_subsidio_diario$rows1, limite_subsidio, $row.days, false);
    if ($133 < 0) return false;
    $s[160] = limite_subsidio;
    $s[161] = $row.days;
    const $134 = $f.tabla_subsidio_diario$rows1.value[$133]!;
    const $135 = $134 * $row.days;
    if ($135 > rt.SAFE || $135 < -rt.SAFE) return false;
    $136 = $135;
  }
  const subsidio_en_el_limite = $s[162] = $136;
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
    const $137 = zona_libre_frontera_norte ? daily_salary < $f.salario_minimo_zlfn * 3000 : daily_salary === $f.salario_minimo_zlfn * 3000;
    if ($137) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(4, rt.ratio(daily_salary, 300000n), rt.ratio($f.salario_minimo_zlfn, 100n));
    }
    if (factor_integracion < $f.factor_minimo * 4) {
      // FACTOR_BELOW_LEGAL_MINIMUM
      $notes.add(5, rt.ratio(factor_integracion, 10000n), rt.ratio($f.factor_minimo, 2500n));
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
    let $139: boolean = $82 && horas_extra > horas_extra_tope * 2;
    if (!$139) {
      const $138 = horas_extra * 28000;
      if ($138 > rt.SAFE) return false;
      $139 = $138 > daily_salary * 3 * $row.days;
    }
    if ($139) {
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
    if ($row.period.start < '2021-01-01' ||
      rt.changesWithin($law.rows('UMA'), $row.period.start, $at) ||
      $row.period.end >= '2023-01-01' ||
      ($row.period.start < '2022-01-01' && $row.period.end >= '2022-01-01')) {
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
