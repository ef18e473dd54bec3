// MX.ordinario 2026.1: Sueldos y salarios
// Emitted from generated/rules/mx/ordinario/2026-01-01.pay by payroll compile. Do not edit.
import { readFileSync } from 'node:fs';
import * as rt from '../../../../runtime/index.ts';

const $head: rt.ModuleHead = {
  format: 1,
  path: 'generated/rules/mx/ordinario/2026-01-01.pay',
  fingerprint: 'sha256:1aa342520f44d46ad53f6b528fe5d22a660fa7e2dc501fe5a7396446e92fda4f',
  meaning: 'sha256:a1b84198fa359d15eb50c26aa991b6a36fa08c7fba6da7f48355c49472e2a1af',
  country: 'MX',
  scheme: 'ordinario',
  label: 'Sueldos y salarios',
  version: '2026.1',
  currency: 'MXN',
  validFrom: '2026-01-01',
  validUntil: '2026-12-31',
  periods: ['monthly', 'biweekly', 'weekly'],
  proration: 'native',
  days: 'as_given',
  asOf: 'period_end',
  histories: [
    { id: 'base_anterior_del_mes', label: 'Base gravable de los periodos anteriores del mes', type: 'money', aggregate: 'sum', line: 'base_isr',
      of: [{ country: 'MX', scheme: 'ordinario' }], window: { kind: 'month' }, month: null },
    { id: 'sueldo_anterior_del_mes', label: 'Sueldo de los periodos anteriores del mes', type: 'money', aggregate: 'sum', line: 'sueldo',
      of: [{ country: 'MX', scheme: 'ordinario' }], window: { kind: 'month' }, month: null },
    { id: 'isr_anterior_del_mes', label: 'ISR retenido en los periodos anteriores del mes', type: 'money', aggregate: 'sum', line: 'isr',
      of: [{ country: 'MX', scheme: 'ordinario' }], window: { kind: 'month' }, month: null },
    { id: 'isr_ajustado_del_mes', label: 'ISR retenido por un ajuste anterior del mes', type: 'money', aggregate: 'sum',
      line: 'isr_ajuste_mensual', of: [{ country: 'MX', scheme: 'ordinario' }], window: { kind: 'month' }, month: null },
    { id: 'isr_devuelto_del_mes', label: 'ISR devuelto por un ajuste anterior del mes', type: 'money', aggregate: 'sum', line: 'isr_devuelto',
      of: [{ country: 'MX', scheme: 'ordinario' }], window: { kind: 'month' }, month: null },
  ],
};

const $law = new rt.ModuleLaw($head, 'sha256:2475d9ef13769b959cf6db3b229c9f7694375ef5c82ca56799f02c2be79ab201', () =>
  JSON.parse(readFileSync(new URL('./2026-01-01.json', import.meta.url), 'utf8')));

const $parameters = rt.byDate(($at) => ({
  factor_minimo: rt.scaledWorth($at, 10000n, $law.rows('factor_minimo')),
  prima_riesgo_minima: rt.scaledWorth($at, 200n, $law.rows('prima_riesgo_minima')),
  prima_riesgo_maxima: rt.scaledWorth($at, 20n, $law.rows('prima_riesgo_maxima')),
  prima_riesgo_clase_i: rt.scaledWorth($at, 2000000n, $law.rows('prima_riesgo_clase_i')),
  UMA: rt.scaledWorth($at, 100n, $law.rows('UMA')),
  salario_minimo_zlfn: rt.scaledWorth($at, 100n, $law.rows('salario_minimo_zlfn')),
  salario_minimo_general: rt.scaledWorth($at, 25n, $law.rows('salario_minimo_general')),
  tarifa_mensual$rows1: rt.scaledRows($law.table('tarifa_mensual'), { date: $at }, 100n, 2500n),
  tarifa_diaria$rows1: rt.scaledRows($law.table('tarifa_diaria'), { date: $at }, 100n, 2500n),
  subsidio_tasa: rt.scaledWorth($at, 10000n, $law.rows('subsidio_tasa')),
  subsidio_limite: rt.scaledWorth($at, 50n, $law.rows('subsidio_limite')),
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
  ceav$rows1: rt.scaledRows($law.table('ceav'), { date: $at, limits: rt.worthAt($at, $law.rows('UMA')) }, 10000n, 100000n),
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
  // Base gravable de los periodos anteriores del mes · LISR art. 96
  if ($n[8]! < 0) return false;
  const base_anterior_del_mes = $s[8] = $n[8]!;
  // Sueldo de los periodos anteriores del mes · LISR art. 96
  if ($n[9]! < 0) return false;
  const sueldo_anterior_del_mes = $s[9] = rt.sentOr($n[9]!, 0);
  // ISR retenido en los periodos anteriores del mes · LISR art. 96
  if ($n[10]! < 0) return false;
  const isr_anterior_del_mes = $s[10] = rt.sentOr($n[10]!, 0);
  // ISR retenido por un ajuste anterior del mes · LISR art. 96
  if ($n[11]! < 0) return false;
  const isr_ajustado_del_mes = $s[11] = rt.sentOr($n[11]!, 0);
  // ISR devuelto por un ajuste anterior del mes · LISR art. 96
  if ($n[12]! < 0) return false;
  const isr_devuelto_del_mes = $s[12] = rt.sentOr($n[12]!, 0);
  // Días de ausencia sin salario · LSS art. 31-I; Ley del INFONAVIT art. 29
  if ($n[13]! < 0 || $n[13]! > 7) return false;
  const dias_ausencia = $s[13] = rt.sentOr($n[13]!, 0);
  // Días con incapacidad del IMSS · LFT arts. 42-II y 43; LSS art. 31-IV; Ley del INFONAVIT art. 29
  if ($n[14]! < 0 || $n[14]! > 31) return false;
  const dias_incapacidad = $s[14] = rt.sentOr($n[14]!, 0);
  // Comisiones del periodo · LFT art. 286; LISR art. 94
  if ($n[15]! < 0) return false;
  const comisiones_del_periodo = $s[15] = rt.sentOr($n[15]!, 0);
  // Otras percepciones gravadas del periodo · LFT art. 84; LISR art. 94
  if ($n[16]! < 0) return false;
  const otras_percepciones_gravadas = $s[16] = rt.sentOr($n[16]!, 0);
  // Recibe premio por puntualidad
  const con_puntualidad = $n[17]! === 1;
  $s[17] = con_puntualidad ? 1 : 0;
  // Recibe premio por asistencia
  const con_asistencia = $n[18]! === 1;
  $s[18] = con_asistencia ? 1 : 0;
  // Recibe despensa en efectivo
  const con_despensa = $n[19]! === 1;
  $s[19] = con_despensa ? 1 : 0;
  // Trabaja en la Zona Libre de la Frontera Norte
  const zona_libre_frontera_norte = $n[20]! === 1;
  $s[20] = zona_libre_frontera_norte ? 1 : 0;
  // Es el último periodo del mes · LISR art. 96
  let $4: boolean;
  if (rt.isSent($n[21]!)) {
    $4 = $n[21]! === 1;
  } else {
    let $3: boolean;
    if (rt.same($row.period.type, 'weekly')) {
      $3 = rt.addDays($at, 7) > rt.lastDayOfMonth($at);
    } else {
      $3 = rt.daysBetween($row.period.start, $row.period.end) === 14 ? rt.addDays($at, 14) > rt.lastDayOfMonth($at) : rt.dayOf($at) > 15;
    }
    $4 = $3;
  }
  const ultimo_periodo_del_mes = $4;
  $s[21] = ultimo_periodo_del_mes ? 1 : 0;
  // UMA diaria · Ley de la UMA art. 4
  const uma_diaria = $s[22] = $f.UMA;
  // Salario mínimo · CONASAMI
  const salario_minimo = $s[23] = zona_libre_frontera_norte ? $f.salario_minimo_zlfn : $f.salario_minimo_general * 4;
  // Días que se pagan y cotizan a todo · LFT arts. 42-II y 82; LSS art. 31
  const $6 = $row.days - dias_ausencia - dias_incapacidad;
  const dias_pagados = $s[24] = 0 > $6 ? 0 : $6;
  // Días que cotizan a enfermedades y maternidad · LSS art. 31-I y IV
  const $8 = $row.days - dias_incapacidad;
  const dias_enfermedades_maternidad = $s[25] = 0 > $8 ? 0 : $8;
  // Días que cotizan al retiro y al INFONAVIT · LSS art. 31-I y IV; Ley del INFONAVIT art. 29
  const $10 = $row.days - dias_ausencia;
  const dias_retiro_vivienda = $s[26] = 0 > $10 ? 0 : $10;
  // Gana el salario mínimo · LISR art. 96; LSS art. 36
  const es_sm = daily_salary <= salario_minimo * 3000;
  $s[27] = es_sm ? 1 : 0;
  // Sueldo · LFT arts. 82 y 89
  const $12 = $s[29] = daily_salary * dias_pagados;
  const sueldo = $s[28] = Math.floor(($12 + 1500) / 3000);
  // Premio por puntualidad · LSS art. 27-VII
  let bono_puntualidad = 0;
  if (con_puntualidad) {
    bono_puntualidad = $s[30] = Math.floor((sueldo + 5) / 10);
    $s[31] = sueldo;
  }
  // Premio por asistencia · LSS art. 27-VII
  let bono_asistencia = 0;
  if (con_asistencia) {
    bono_asistencia = $s[32] = Math.floor((sueldo + 5) / 10);
    $s[33] = sueldo;
  }
  // Horas extra · LFT arts. 66 y 67; LISR art. 93-I; LSS art. 27-IX
  if (overtime_amount > 4503599627370395) return false;
  const horas_extra = $s[34] = Math.floor((overtime_amount + 50) / 100);
  $s[35] = overtime_amount;
  // Prima dominical · LFT art. 71; LISR art. 93-XIV; LSS art. 30
  const $17 = $s[37] = daily_salary * sunday_bonus_days;
  const prima_dominical = $s[36] = Math.floor(($17 + 6000) / 12000);
  // Comisiones · LFT arts. 84 y 286; LISR art. 94; LSS art. 30
  if (comisiones_del_periodo > 4503599627370395) return false;
  const comisiones = $s[38] = Math.floor((comisiones_del_periodo + 50) / 100);
  $s[39] = comisiones_del_periodo;
  // Otras percepciones gravadas · LFT art. 84; LISR art. 94; LSS art. 30
  if (otras_percepciones_gravadas > 4503599627370395) return false;
  const otros_ingresos_gravados = $s[40] = Math.floor((otras_percepciones_gravadas + 50) / 100);
  $s[41] = otras_percepciones_gravadas;
  // Despensa en efectivo · LISR art. 93-VIII; LSS art. 27-VI
  let bono_despensa = 0;
  if (con_despensa) {
    const $21 = $s[43] = uma_diaria * $row.days;
    const $22 = $21 * 2;
    bono_despensa = $s[42] = Math.floor((2 * $22 + 5) / 10);
  }
  // Vales de despensa · LISR art. 93-VIII; LSS art. 27-VI
  if (grocery_voucher_amount > 4503599627370395) return false;
  const vales_despensa = $s[44] = Math.floor((grocery_voucher_amount + 50) / 100);
  $s[45] = grocery_voucher_amount;
  // Total de percepciones
  const total_percepciones = $s[46] = sueldo +
    bono_puntualidad +
    bono_asistencia +
    horas_extra +
    prima_dominical +
    comisiones +
    otros_ingresos_gravados +
    bono_despensa +
    vales_despensa;
  // Horas extra exentas: 5 UMA por semana · LISR art. 93-I
  const $26 = $s[48] = uma_diaria * $row.days;
  const $27 = $26 * 5;
  const horas_extra_tope = $s[47] = Math.floor((2 * $27 + 7) / 14);
  // Horas extra exentas · LISR art. 93-I
  let $30: number;
  if (es_sm) {
    $30 = horas_extra * 2;
  } else {
    const $29 = horas_extra_tope * 2;
    $30 = horas_extra < $29 ? horas_extra : $29;
  }
  const horas_extra_exento = $s[49] = Math.floor(($30 + 1) / 2);
  $s[50] = $30;
  // Horas extra gravadas · LISR art. 93-I
  $s[51] = horas_extra - horas_extra_exento;
  // Prima dominical exenta · LISR art. 93-I y XIV
  let $34: number;
  if (es_sm) {
    $34 = prima_dominical;
  } else {
    const $33 = uma_diaria * sunday_bonus_days;
    $34 = prima_dominical < $33 ? prima_dominical : $33;
  }
  const prima_dominical_exento = $s[52] = $34;
  // Prima dominical gravada · LISR art. 93-XIV
  $s[53] = prima_dominical - prima_dominical_exento;
  // Previsión social del periodo · LISR art. 93-VIII
  const total_prevision_social = $s[54] = bono_despensa + vales_despensa;
  // Otros ingresos del periodo · LISR art. 93, penúltimo párrafo
  const otros_ingresos_del_periodo = $s[55] = total_percepciones - total_prevision_social;
  // Siete UMA del periodo · LISR art. 93, penúltimo párrafo
  const limite_7_uma = $s[56] = uma_diaria * 7 * $row.days;
  // Una UMA del periodo · LISR art. 93, penúltimo párrafo
  const limite_1_uma = $s[57] = uma_diaria * $row.days;
  // Previsión social exenta · LISR art. 93-VIII, IX y penúltimo párrafo
  const $42 = total_percepciones <= limite_7_uma;
  $s[58] = $42 ? 1 : 0;
  let $43: number;
  if ($42) {
    $43 = total_prevision_social;
  } else {
    const $40 = limite_7_uma - otros_ingresos_del_periodo;
    const $41 = limite_1_uma > $40 ? limite_1_uma : $40;
    $43 = total_prevision_social < $41 ? total_prevision_social : $41;
  }
  const prevision_social_exento = $s[59] = $43;
  // Previsión social gravada · LISR art. 93, penúltimo párrafo
  $s[60] = total_prevision_social - prevision_social_exento;
  // Total exento · LISR art. 93
  $s[61] = horas_extra_exento + prima_dominical_exento + prevision_social_exento;
  // Base gravable ISR · LISR art. 96
  const $46 = prevision_social_exento - bono_despensa;
  const $47 = $46 > 0 ? $46 : 0;
  const base_isr = $s[62] = sueldo +
    bono_puntualidad +
    bono_asistencia +
    (horas_extra - horas_extra_exento) +
    (prima_dominical - prima_dominical_exento) +
    comisiones +
    otros_ingresos_gravados +
    (bono_despensa - (bono_despensa < prevision_social_exento ? bono_despensa : prevision_social_exento)) +
    (vales_despensa - ($47 < vales_despensa ? $47 : vales_despensa));
  // Total gravado · LISR art. 96
  $s[63] = base_isr;
  // ISR según tarifa · LISR art. 96
  $s[65] = -1;
  $s[67] = -1;
  const $53 = rt.same($row.period.type, 'monthly');
  $s[64] = $53 ? 1 : 0;
  let $54: number;
  if ($53) {
    const $49 = $s[65] = rt.rowOf($f.tarifa_mensual$rows1, base_isr, 1, false);
    if ($49 < 0) return false;
    $s[66] = base_isr;
    const $50 = rt.excessOf($f.tarifa_mensual$rows1, $49, base_isr, 1);
    if (Number.isNaN($50)) return false;
    $54 = $50;
  } else {
    const $51 = $s[67] = rt.rowOf($f.tarifa_diaria$rows1, base_isr, $row.days, false);
    if ($51 < 0) return false;
    $s[68] = base_isr;
    $s[69] = $row.days;
    const $52 = rt.excessOf($f.tarifa_diaria$rows1, $51, base_isr, $row.days);
    if (Number.isNaN($52)) return false;
    $54 = $52;
  }
  if ($54 > 4503599627367995) return false;
  const isr_determinado = $s[70] = Math.floor(($54 + 1250) / 2500);
  $s[71] = $54;
  // Solo percibe el salario mínimo · LISR art. 96, primer párrafo
  const exento_por_sm = es_sm && base_isr === sueldo;
  $s[72] = exento_por_sm ? 1 : 0;
  // UMA mensual · Ley de la UMA art. 4
  const $56 = $s[74] = $f.UMA * 38;
  const $57 = $56 * 4;
  const uma_mensual = $s[73] = Math.floor((2 * $57 + 5) / 10);
  // Subsidio para el empleo de un mes · Decreto DOF 11-12-2013, décimo transitorio; Decreto DOF 01-05-2024
  const $59 = $s[76] = $f.subsidio_tasa * uma_mensual;
  const subsidio_mensual = $s[75] = Math.floor(($59 + 5000) / 10000);
  // Subsidio para el empleo del periodo · Decreto DOF 01-05-2024
  let $63: number;
  if ($53) {
    $63 = subsidio_mensual * 304000;
  } else {
    const $61 = subsidio_mensual * 304000;
    const $62 = $f.subsidio_tasa * uma_mensual * $row.days;
    $63 = $61 < $62 ? $61 : $62;
  }
  const subsidio_del_periodo = $s[77] = Math.floor(($63 + 152000) / 304000);
  $s[78] = $63;
  // Ingreso límite del subsidio en el periodo · Decreto DOF 01-05-2024
  const $65 = $s[80] = $53 ? $f.subsidio_limite * 152 : $f.subsidio_limite * $row.days * 5;
  const limite_subsidio = $s[79] = Math.floor(($65 + 38) / 76);
  // Subsidio para el empleo causado · Decreto DOF 01-05-2024
  const $67 = exento_por_sm || base_isr > limite_subsidio;
  $s[81] = $67 ? 1 : 0;
  const subsidio_empleo_causado = $s[82] = $67 ? 0 : subsidio_del_periodo;
  // Subsidio para el empleo aplicado · Decreto DOF 01-05-2024: el excedente no se entrega
  const subsidio_empleo = $s[83] = subsidio_empleo_causado < isr_determinado ? subsidio_empleo_causado : isr_determinado;
  // Se ajusta al impuesto del mes · LISR art. 96; RLISR art. 176
  let ajusta_el_mes = false;
  const $70 = rt.isSent($n[8]!);
  $s[84] = $70 ? 1 : 0;
  let base_isr_del_mes = 0;
  if ($70) {
    ajusta_el_mes = ultimo_periodo_del_mes && !rt.same($row.period.type, 'monthly');
    $s[85] = ajusta_el_mes ? 1 : 0;
    // Base gravable del mes · LISR art. 96
    const $71 = base_isr * 100;
    if ($71 > rt.SAFE) return false;
    const $72 = $s[87] = base_anterior_del_mes + $71;
    if ($72 > 4503599627370395) return false;
    base_isr_del_mes = $s[86] = Math.floor(($72 + 50) / 100);
  }
  // ISR del mes según tarifa · LISR art. 96
  $s[88] = -1;
  let isr_determinado_del_mes = 0;
  let exento_del_mes = false;
  let subsidio_empleo_del_mes = 0;
  let isr_del_mes = 0;
  if ($70) {
    const $74 = $s[88] = rt.rowOf($f.tarifa_mensual$rows1, base_isr_del_mes, 1, false);
    if ($74 < 0) return false;
    $s[89] = base_isr_del_mes;
    const $75 = $s[91] = rt.excessOf($f.tarifa_mensual$rows1, $74, base_isr_del_mes, 1);
    if (Number.isNaN($75)) return false;
    if ($75 > 4503599627367995) return false;
    isr_determinado_del_mes = $s[90] = Math.floor(($75 + 1250) / 2500);
    // En el mes solo percibe el salario mínimo · LISR art. 96, primer párrafo
    const $79 = es_sm && isr_anterior_del_mes === 0;
    $s[92] = $79 ? 1 : 0;
    let $80: boolean = $79;
    if ($80) {
      const $77 = sueldo_anterior_del_mes + sueldo * 100;
      if ($77 > rt.SAFE) return false;
      const $78 = base_isr_del_mes * 100;
      if ($78 > rt.SAFE) return false;
      $80 = $78 === $77;
    }
    exento_del_mes = $80;
    $s[93] = exento_del_mes ? 1 : 0;
    // Subsidio para el empleo del mes · Decreto DOF 01-05-2024
    const $81 = base_isr_del_mes > $f.subsidio_limite * 2;
    $s[94] = $81 ? 1 : 0;
    subsidio_empleo_del_mes = $s[95] = $81 ? 0 : subsidio_mensual < isr_determinado_del_mes ? subsidio_mensual : isr_determinado_del_mes;
    // ISR del mes · LISR art. 96; Decreto DOF 01-05-2024
    isr_del_mes = $s[96] = exento_del_mes ? 0 : isr_determinado_del_mes - subsidio_empleo_del_mes;
  }
  // Salario diario integrado · LSS arts. 27 y 30
  const $84 = $s[98] = daily_salary * factor_integracion;
  if ($84 > 4503599597370495) return false;
  const sdi = $s[97] = Math.floor(($84 + 15000000) / 30000000);
  // Excedente diario de despensa · LSS arts. 27-VI y 30-I
  if (!($row.days > 0)) return false;
  const $86 = $s[101] = $row.days;
  const $87 = uma_diaria * 2 * $86;
  if ($87 > rt.SAFE) return false;
  const $89 = total_prevision_social * 5 - $87;
  const $90 = $s[100] = 0 > $89 ? 0 : $89;
  const $91 = rt.wholeOf($90, 5 * $86, 'half_up');
  if (Number.isNaN($91)) return false;
  const excedente_despensa_diario = $s[99] = $91;
  // Salario base de cotización · LSS art. 28
  const $92 = sdi + excedente_despensa_diario;
  const $93 = $92 > salario_minimo ? $92 : salario_minimo;
  const $94 = uma_diaria * 25;
  const sbc = $s[102] = $93 < $94 ? $93 : $94;
  // Excedente diario de 3 UMA · LSS art. 106-II
  const $96 = sbc - uma_diaria * 3;
  const excedente_3_uma_diario = $s[103] = 0 > $96 ? 0 : $96;
  // Cuota obrera, excedente · LSS art. 106-II
  const $98 = $s[105] = excedente_3_uma_diario * dias_enfermedades_maternidad * $f.tasa_excedente_obrero;
  const cuota_excedente_obrero = $s[104] = Math.floor(($98 + 125) / 250);
  // IMSS excedente (trabajador) · LSS art. 106-II
  let imss_excedente_obrero = 0;
  const $100 = !es_sm;
  $s[106] = $100 ? 1 : 0;
  if ($100) {
    imss_excedente_obrero = $s[107] = cuota_excedente_obrero;
  }
  // Cuota obrera, prestaciones en dinero · LSS art. 107
  const $101 = $s[109] = sbc * dias_enfermedades_maternidad * $f.tasa_prestaciones_dinero_obrero;
  const cuota_prestaciones_dinero_obrero = $s[108] = Math.floor(($101 + 200) / 400);
  // IMSS prestaciones en dinero (trabajador) · LSS art. 107
  let imss_prestaciones_dinero_obrero = 0;
  if ($100) {
    imss_prestaciones_dinero_obrero = $s[110] = cuota_prestaciones_dinero_obrero;
  }
  // Cuota obrera, gastos médicos de pensionados · LSS art. 25
  const $103 = $s[112] = sbc * dias_enfermedades_maternidad * $f.tasa_gastos_medicos_obrero;
  const cuota_gastos_medicos_pensionados_obrero = $s[111] = Math.floor(($103 + 400) / 800);
  // IMSS gastos médicos de pensionados (trabajador) · LSS art. 25
  let imss_gastos_medicos_pensionados_obrero = 0;
  if ($100) {
    imss_gastos_medicos_pensionados_obrero = $s[113] = cuota_gastos_medicos_pensionados_obrero;
  }
  // Cuota obrera, invalidez y vida · LSS art. 147
  const $105 = $s[115] = sbc * dias_pagados * $f.tasa_invalidez_vida_obrero;
  const cuota_invalidez_vida_obrero = $s[114] = Math.floor(($105 + 80) / 160);
  // IMSS invalidez y vida (trabajador) · LSS art. 147
  let imss_invalidez_vida_obrero = 0;
  if ($100) {
    imss_invalidez_vida_obrero = $s[116] = cuota_invalidez_vida_obrero;
  }
  // Cuota obrera, cesantía y vejez · LSS art. 168-II
  const $107 = $s[118] = sbc * dias_pagados * $f.tasa_cesantia_vejez_obrero;
  const cuota_cesantia_vejez_obrero = $s[117] = Math.floor(($107 + 400) / 800);
  // IMSS cesantía y vejez (trabajador) · LSS art. 168-II
  let imss_cesantia_vejez_obrero = 0;
  if ($100) {
    imss_cesantia_vejez_obrero = $s[119] = cuota_cesantia_vejez_obrero;
  }
  // IMSS del trabajador
  $s[120] = imss_excedente_obrero +
    imss_prestaciones_dinero_obrero +
    imss_gastos_medicos_pensionados_obrero +
    imss_invalidez_vida_obrero +
    imss_cesantia_vejez_obrero;
  // ISR retenido · LISR art. 96; Decreto DOF 01-05-2024
  let isr = 0;
  const $110 = !exento_por_sm;
  $s[121] = $110 ? 1 : 0;
  if ($110) {
    isr = $s[122] = isr_determinado - subsidio_empleo;
  }
  // ISR del mes menos lo retenido · LISR art. 96
  let diferencia_del_mes = 0;
  let isr_ajuste_mensual = 0;
  let isr_devuelto = 0;
  if ($70) {
    const $112 = isr_del_mes * 100 + isr_devuelto_del_mes;
    if ($112 > rt.SAFE) return false;
    const $113 = $112 - isr_anterior_del_mes - isr_ajustado_del_mes;
    if ($113 > rt.SAFE || $113 < -rt.SAFE) return false;
    const $114 = $113 - isr * 100;
    if ($114 > rt.SAFE || $114 < -rt.SAFE) return false;
    diferencia_del_mes = $s[123] = $114;
    // ISR, ajuste del mes · LISR art. 96; RLISR art. 176
    const $115 = $s[125] = ajusta_el_mes ? (0 > diferencia_del_mes ? 0 : diferencia_del_mes) : 0;
    if ($115 > 4503599627370395) return false;
    isr_ajuste_mensual = $s[124] = Math.floor(($115 + 50) / 100);
    // ISR devuelto por el ajuste del mes · LISR art. 96; RLISR art. 176
    let $118: number;
    if (ajusta_el_mes) {
      const $117 = -diferencia_del_mes;
      $118 = 0 > $117 ? 0 : $117;
    } else {
      $118 = 0;
    }
    if ($118 > 4503599627370395) return false;
    isr_devuelto = $s[126] = Math.floor(($118 + 50) / 100);
    $s[127] = $118;
  }
  // Crédito INFONAVIT · LFT art. 97-III; Ley del INFONAVIT art. 29-III
  if (infonavit_credit_amount > 4503599627370395) return false;
  const infonavit_credito = $s[128] = Math.floor((infonavit_credit_amount + 50) / 100);
  $s[129] = infonavit_credit_amount;
  // Total de deducciones
  const $121 = $70 ? isr_ajuste_mensual : 0;
  const total_deducciones = $s[130] = imss_excedente_obrero +
    imss_prestaciones_dinero_obrero +
    imss_gastos_medicos_pensionados_obrero +
    imss_invalidez_vida_obrero +
    imss_cesantia_vejez_obrero +
    isr +
    $121 +
    infonavit_credito;
  // Neto
  const $123 = $70 ? isr_devuelto : 0;
  const neto = $s[131] = total_percepciones + $123 - total_deducciones;
  // Neto en efectivo, sin vales
  $s[132] = neto - vales_despensa;
  // Cuota fija · LSS art. 106-I
  const $126 = $s[135] = uma_diaria * dias_enfermedades_maternidad;
  const $127 = $s[134] = $126 * $f.tasa_cuota_fija;
  const cuota_fija = $s[133] = Math.floor(($127 + 125) / 250);
  $s[136] = $f.tasa_cuota_fija;
  // Excedente · LSS art. 106-II
  const $129 = $s[139] = excedente_3_uma_diario * dias_enfermedades_maternidad;
  const $130 = $s[138] = $129 * $f.tasa_excedente_patronal;
  const excedente_patronal = $s[137] = Math.floor(($130 + 500) / 1000);
  $s[140] = $f.tasa_excedente_patronal;
  // Prestaciones en dinero · LSS art. 107
  const $132 = $s[143] = sbc * dias_enfermedades_maternidad;
  const $133 = $s[142] = $132 * $f.tasa_prestaciones_dinero_patronal;
  const prestaciones_dinero_patronal = $s[141] = Math.floor(($133 + 500) / 1000);
  $s[144] = $f.tasa_prestaciones_dinero_patronal;
  // Gastos médicos de pensionados · LSS art. 25
  const $135 = $s[147] = sbc * dias_enfermedades_maternidad;
  const $136 = $s[146] = $135 * $f.tasa_gastos_medicos_patronal;
  const gastos_medicos_pensionados_patronal = $s[145] = Math.floor(($136 + 1000) / 2000);
  $s[148] = $f.tasa_gastos_medicos_patronal;
  // Riesgo de trabajo · LSS arts. 71 a 74
  const $138 = $s[151] = sbc * dias_pagados;
  const $139 = $s[150] = $138 * risk_class_rate;
  const riesgo_trabajo = $s[149] = Math.floor(($139 + 5000000) / 10000000);
  $s[152] = risk_class_rate;
  // Invalidez y vida · LSS art. 147
  const $141 = $s[155] = sbc * dias_pagados;
  const $142 = $s[154] = $141 * $f.tasa_invalidez_vida_patronal;
  const invalidez_vida_patronal = $s[153] = Math.floor(($142 + 200) / 400);
  $s[156] = $f.tasa_invalidez_vida_patronal;
  // Guarderías y prestaciones sociales · LSS art. 211
  const $144 = $s[159] = sbc * dias_pagados;
  const $145 = $s[158] = $144 * $f.tasa_guarderias;
  const guarderias = $s[157] = Math.floor(($145 + 50) / 100);
  $s[160] = $f.tasa_guarderias;
  // Tasa patronal de cesantía y vejez · LSS art. 168-II-a
  $s[162] = -1;
  const $150 = sbc <= salario_minimo;
  $s[161] = $150 ? 1 : 0;
  let $151: number;
  if ($150) {
    $151 = $f.tasa_ceav_minima * 50;
  } else {
    const $147 = $s[163] = sbc * 100;
    const $148 = $s[162] = rt.rowOf($f.ceav$rows1, $147, 1, false);
    if ($148 < 0) return false;
    $151 = $f.ceav$rows1.value[$148]!;
  }
  const tasa_ceav = $s[164] = $151;
  // Retiro · LSS art. 168-I
  const $152 = $s[167] = sbc * dias_retiro_vivienda;
  const $153 = $s[166] = $152 * $f.tasa_retiro;
  const retiro = $s[165] = Math.floor(($153 + 25) / 50);
  $s[168] = $f.tasa_retiro;
  // Cesantía en edad avanzada y vejez · LSS art. 168-II-a
  const $155 = $s[171] = sbc * dias_pagados;
  const $156 = $s[170] = $155 * tasa_ceav;
  const cesantia_vejez_patronal = $s[169] = Math.floor(($156 + 50000) / 100000);
  $s[172] = tasa_ceav;
  // Aportación INFONAVIT · Ley del INFONAVIT art. 29-II
  const $158 = $s[175] = sbc * dias_retiro_vivienda;
  const $159 = $s[174] = $158 * $f.tasa_infonavit;
  const infonavit_aportacion = $s[173] = Math.floor(($159 + 10) / 20);
  $s[176] = $f.tasa_infonavit;
  // Cuota obrera absorbida · LSS art. 36
  let cuota_obrera_absorbida = 0;
  if (es_sm) {
    cuota_obrera_absorbida = $s[177] = cuota_excedente_obrero +
      cuota_prestaciones_dinero_obrero +
      cuota_gastos_medicos_pensionados_obrero +
      cuota_invalidez_vida_obrero +
      cuota_cesantia_vejez_obrero;
  }
  // IMSS patronal
  $s[178] = cuota_fija +
    excedente_patronal +
    prestaciones_dinero_patronal +
    gastos_medicos_pensionados_patronal +
    riesgo_trabajo +
    invalidez_vida_patronal +
    guarderias;
  // Retiro, cesantía y vejez
  $s[179] = retiro + cesantia_vejez_patronal;
  // Cuotas a cargo del patrón
  $s[180] = cuota_fija +
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
  if (sunday_bonus_days > $row.days) return false;
  if (dias_ausencia + dias_incapacidad > $row.days) return false;
  if ($70 && base_anterior_del_mes > 0 && !rt.isSent($n[10]!)) return false;
  if ($70 && base_anterior_del_mes > 0 && !rt.isSent($n[9]!)) return false;
  if ($notes !== null) {
    if (rt.isSent($n[1]!) && rt.isSent($n[0]!) && (daily_salary * 100 < monthly_salary * 99 || daily_salary * 100 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(4, rt.ratio(monthly_salary, 10000n), rt.ratio(daily_salary, 300000n));
    }
    if (daily_salary < salario_minimo * 3000) {
      // BELOW_MINIMUM_WAGE
      $notes.add(5, rt.ratio(daily_salary, 300000n), rt.ratio(salario_minimo, 100n));
    }
    const $165 = zona_libre_frontera_norte ? daily_salary < $f.salario_minimo_zlfn * 3000 : daily_salary === $f.salario_minimo_zlfn * 3000;
    if ($165) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(6, rt.ratio(daily_salary, 300000n), rt.ratio($f.salario_minimo_zlfn, 100n));
    }
    if (factor_integracion < $f.factor_minimo) {
      // FACTOR_BELOW_LEGAL_MINIMUM
      $notes.add(7, rt.ratio(factor_integracion, 10000n), rt.ratio($f.factor_minimo, 10000n));
    }
    if (sdi + excedente_despensa_diario > uma_diaria * 25) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(8, rt.ratio(sbc, 100n));
    }
    if (sdi + excedente_despensa_diario < salario_minimo) {
      // CONTRIBUTION_BASE_FLOORED
      $notes.add(9, rt.ratio(sbc, 100n));
    }
    if (excedente_despensa_diario > 0) {
      // DESPENSA_INTEGRATES_SBC
      $notes.add(10, rt.ratio(excedente_despensa_diario, 100n));
    }
    let $167: boolean = $100 && horas_extra > horas_extra_tope * 2;
    if (!$167) {
      const $166 = horas_extra * 28000;
      if ($166 > rt.SAFE) return false;
      $167 = $166 > daily_salary * 3 * $row.days;
    }
    if ($167) {
      // OVERTIME_EXEMPTION_CAPPED
      $notes.add(11, rt.ratio(horas_extra, 100n));
    }
    if (exento_por_sm) {
      // MINIMUM_WAGE_EXEMPT
      $notes.add(12, rt.ratio(salario_minimo, 100n));
    }
    if (base_isr > limite_subsidio && base_isr <= limite_subsidio + subsidio_del_periodo) {
      // SUBSIDY_CLIFF
      $notes.add(13, rt.ratio(base_isr, 100n), rt.ratio(limite_subsidio, 100n));
    }
    if ($70 && ajusta_el_mes) {
      // MONTH_TAX_ADJUSTED
      $notes.add(14, rt.ratio(isr_del_mes, 100n), rt.ratio(base_isr_del_mes, 100n));
    }
    if (es_sm && infonavit_credito * 5 > sueldo) {
      // INFONAVIT_OVER_LIMIT
      $notes.add(15, rt.ratio(infonavit_credito, 100n));
    }
    if ($row.period.start < rt.startOfYear($at) || rt.changesWithin($law.rows('UMA'), $row.period.start, $at) || $row.period.end > $at) {
      // PARAM_CHANGE_INSIDE_PERIOD
      $notes.add(16);
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(17);
    }
  }
  return true;
}

export const rules: rt.RuleModule = rt.ruleModule($law, { parameters: $parameters, compute });
