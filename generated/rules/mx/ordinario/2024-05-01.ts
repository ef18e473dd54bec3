// MX.ordinario 2024.2: Sueldos y salarios
// Emitted from generated/rules/mx/ordinario/2024-05-01.pay by payroll compile. Do not edit.
import { readFileSync } from 'node:fs';
import * as rt from '../../../../runtime/index.ts';

const $head: rt.ModuleHead = {
  format: 1,
  path: 'generated/rules/mx/ordinario/2024-05-01.pay',
  fingerprint: 'sha256:916eef1995d9ee14f3eb15a897a4086482c3c8f362ca9cfcd9d5029259b7d8e2',
  meaning: 'sha256:24810303c0ba88e14df2ffaf72d16fc25ce8659e8ab2e53efea6d4d238449174',
  country: 'MX',
  scheme: 'ordinario',
  label: 'Sueldos y salarios',
  version: '2024.2',
  currency: 'MXN',
  validFrom: '2024-05-01',
  validUntil: '2024-12-31',
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

const $law = new rt.ModuleLaw($head, 'sha256:0d1e9cad858e3d2a0ed6578cac44341a0c422b59010973dfeeda1858d1b749a7', () =>
  JSON.parse(readFileSync(new URL('./2024-05-01.json', import.meta.url), 'utf8')));

const $parameters = rt.byDate(($at) => ({
  factor_minimo: rt.scaledWorth($at, 10000n, $law.rows('factor_minimo')),
  prima_riesgo_minima: rt.scaledWorth($at, 200n, $law.rows('prima_riesgo_minima')),
  prima_riesgo_maxima: rt.scaledWorth($at, 20n, $law.rows('prima_riesgo_maxima')),
  UMA: rt.scaledWorth($at, 100n, $law.rows('UMA')),
  salario_minimo_zlfn: rt.scaledWorth($at, 100n, $law.rows('salario_minimo_zlfn')),
  salario_minimo_general: rt.scaledWorth($at, 100n, $law.rows('salario_minimo_general')),
  tarifa_mensual$rows1: rt.scaledRows($law.table('tarifa_mensual'), { date: $at }, 100n, 2500n),
  tarifa_diaria$rows1: rt.scaledRows($law.table('tarifa_diaria'), { date: $at }, 100n, 2500n),
  subsidio_tasa: rt.scaledWorth($at, 5000n, $law.rows('subsidio_tasa')),
  subsidio_limite: rt.scaledWorth($at, 1n, $law.rows('subsidio_limite')),
  ceav$rows1: rt.scaledRows($law.table('ceav'), { date: $at, limits: rt.worthAt($at, $law.rows('UMA')) }, 10000n, 100000n),
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
  // UMA mensual · Ley de la UMA art. 4
  const $5 = $s[24] = uma_diaria * 38;
  const $6 = $5 * 4;
  const uma_mensual = $s[23] = Math.floor((2 * $6 + 5) / 10);
  // Salario mínimo · CONASAMI
  const salario_minimo = $s[25] = zona_libre_frontera_norte ? $f.salario_minimo_zlfn : $f.salario_minimo_general;
  // Días que se pagan y cotizan a todo · LFT arts. 42-II y 82; LSS art. 31
  const $9 = $row.days - dias_ausencia - dias_incapacidad;
  const dias_pagados = $s[26] = 0 > $9 ? 0 : $9;
  // Días que cotizan a enfermedades y maternidad · LSS art. 31-I y IV
  const $11 = $row.days - dias_incapacidad;
  const dias_enfermedades_maternidad = $s[27] = 0 > $11 ? 0 : $11;
  // Días que cotizan al retiro y al INFONAVIT · LSS art. 31-I y IV; Ley del INFONAVIT art. 29
  const $13 = $row.days - dias_ausencia;
  const dias_retiro_vivienda = $s[28] = 0 > $13 ? 0 : $13;
  // Gana el salario mínimo · LISR art. 96; LSS art. 36
  const es_sm = daily_salary <= salario_minimo * 3000;
  $s[29] = es_sm ? 1 : 0;
  // Sueldo · LFT arts. 82 y 89
  const $15 = $s[31] = daily_salary * dias_pagados;
  const sueldo = $s[30] = Math.floor(($15 + 1500) / 3000);
  // Premio por puntualidad · LSS art. 27-VII
  let bono_puntualidad = 0;
  if (con_puntualidad) {
    bono_puntualidad = $s[32] = Math.floor((sueldo + 5) / 10);
    $s[33] = sueldo;
  }
  // Premio por asistencia · LSS art. 27-VII
  let bono_asistencia = 0;
  if (con_asistencia) {
    bono_asistencia = $s[34] = Math.floor((sueldo + 5) / 10);
    $s[35] = sueldo;
  }
  // Horas extra · LFT arts. 66 y 67; LISR art. 93-I; LSS art. 27-IX
  if (overtime_amount > 4503599627370395) return false;
  const horas_extra = $s[36] = Math.floor((overtime_amount + 50) / 100);
  $s[37] = overtime_amount;
  // Prima dominical · LFT art. 71; LISR art. 93-XIV; LSS art. 30
  const $20 = $s[39] = daily_salary * sunday_bonus_days;
  const prima_dominical = $s[38] = Math.floor(($20 + 6000) / 12000);
  // Comisiones · LFT arts. 84 y 286; LISR art. 94; LSS art. 30
  if (comisiones_del_periodo > 4503599627370395) return false;
  const comisiones = $s[40] = Math.floor((comisiones_del_periodo + 50) / 100);
  $s[41] = comisiones_del_periodo;
  // Otras percepciones gravadas · LFT art. 84; LISR art. 94; LSS art. 30
  if (otras_percepciones_gravadas > 4503599627370395) return false;
  const otros_ingresos_gravados = $s[42] = Math.floor((otras_percepciones_gravadas + 50) / 100);
  $s[43] = otras_percepciones_gravadas;
  // Despensa en efectivo · LISR art. 93-VIII; LSS art. 27-VI
  let bono_despensa = 0;
  if (con_despensa) {
    const $24 = $s[45] = uma_diaria * $row.days;
    const $25 = $24 * 2;
    bono_despensa = $s[44] = Math.floor((2 * $25 + 5) / 10);
  }
  // Vales de despensa · LISR art. 93-VIII; LSS art. 27-VI
  if (grocery_voucher_amount > 4503599627370395) return false;
  const vales_despensa = $s[46] = Math.floor((grocery_voucher_amount + 50) / 100);
  $s[47] = grocery_voucher_amount;
  // Total de percepciones
  const total_percepciones = $s[48] = sueldo +
    bono_puntualidad +
    bono_asistencia +
    horas_extra +
    prima_dominical +
    comisiones +
    otros_ingresos_gravados +
    bono_despensa +
    vales_despensa;
  // Horas extra exentas: 5 UMA por semana · LISR art. 93-I
  const $29 = $s[50] = uma_diaria * $row.days;
  const $30 = $29 * 5;
  const horas_extra_tope = $s[49] = Math.floor((2 * $30 + 7) / 14);
  // Horas extra exentas · LISR art. 93-I
  let $33: number;
  if (es_sm) {
    $33 = horas_extra * 2;
  } else {
    const $32 = horas_extra_tope * 2;
    $33 = horas_extra < $32 ? horas_extra : $32;
  }
  const horas_extra_exento = $s[51] = Math.floor(($33 + 1) / 2);
  $s[52] = $33;
  // Horas extra gravadas · LISR art. 93-I
  $s[53] = horas_extra - horas_extra_exento;
  // Prima dominical exenta · LISR art. 93-I y XIV
  let $37: number;
  if (es_sm) {
    $37 = prima_dominical;
  } else {
    const $36 = uma_diaria * sunday_bonus_days;
    $37 = prima_dominical < $36 ? prima_dominical : $36;
  }
  const prima_dominical_exento = $s[54] = $37;
  // Prima dominical gravada · LISR art. 93-XIV
  $s[55] = prima_dominical - prima_dominical_exento;
  // Previsión social del periodo · LISR art. 93-VIII
  const total_prevision_social = $s[56] = bono_despensa + vales_despensa;
  // Otros ingresos del periodo · LISR art. 93, penúltimo párrafo
  const otros_ingresos_del_periodo = $s[57] = total_percepciones - total_prevision_social;
  // Siete UMA del periodo · LISR art. 93, penúltimo párrafo
  const limite_7_uma = $s[58] = uma_diaria * 7 * $row.days;
  // Una UMA del periodo · LISR art. 93, penúltimo párrafo
  const limite_1_uma = $s[59] = uma_diaria * $row.days;
  // Previsión social exenta · LISR art. 93-VIII, IX y penúltimo párrafo
  const $45 = total_percepciones <= limite_7_uma;
  $s[60] = $45 ? 1 : 0;
  let $46: number;
  if ($45) {
    $46 = total_prevision_social;
  } else {
    const $43 = limite_7_uma - otros_ingresos_del_periodo;
    const $44 = limite_1_uma > $43 ? limite_1_uma : $43;
    $46 = total_prevision_social < $44 ? total_prevision_social : $44;
  }
  const prevision_social_exento = $s[61] = $46;
  // Previsión social gravada · LISR art. 93, penúltimo párrafo
  $s[62] = total_prevision_social - prevision_social_exento;
  // Total exento · LISR art. 93
  $s[63] = horas_extra_exento + prima_dominical_exento + prevision_social_exento;
  // Base gravable ISR · LISR art. 96
  const $49 = prevision_social_exento - bono_despensa;
  const $50 = $49 > 0 ? $49 : 0;
  const base_isr = $s[64] = sueldo +
    bono_puntualidad +
    bono_asistencia +
    (horas_extra - horas_extra_exento) +
    (prima_dominical - prima_dominical_exento) +
    comisiones +
    otros_ingresos_gravados +
    (bono_despensa - (bono_despensa < prevision_social_exento ? bono_despensa : prevision_social_exento)) +
    (vales_despensa - ($50 < vales_despensa ? $50 : vales_despensa));
  // Total gravado · LISR art. 96
  $s[65] = base_isr;
  // ISR según tarifa · LISR art. 96
  $s[67] = -1;
  $s[69] = -1;
  const $56 = rt.same($row.period.type, 'monthly');
  $s[66] = $56 ? 1 : 0;
  let $57: number;
  if ($56) {
    const $52 = $s[67] = rt.rowOf($f.tarifa_mensual$rows1, base_isr, 1, false);
    if ($52 < 0) return false;
    $s[68] = base_isr;
    const $53 = rt.excessOf($f.tarifa_mensual$rows1, $52, base_isr, 1);
    if (Number.isNaN($53)) return false;
    $57 = $53;
  } else {
    const $54 = $s[69] = rt.rowOf($f.tarifa_diaria$rows1, base_isr, $row.days, false);
    if ($54 < 0) return false;
    $s[70] = base_isr;
    $s[71] = $row.days;
    const $55 = rt.excessOf($f.tarifa_diaria$rows1, $54, base_isr, $row.days);
    if (Number.isNaN($55)) return false;
    $57 = $55;
  }
  if ($57 > 4503599627367995) return false;
  const isr_determinado = $s[72] = Math.floor(($57 + 1250) / 2500);
  $s[73] = $57;
  // Solo percibe el salario mínimo · LISR art. 96, primer párrafo
  const exento_por_sm = es_sm && base_isr === sueldo;
  $s[74] = exento_por_sm ? 1 : 0;
  // Subsidio para el empleo de un mes · Decreto DOF 01-05-2024
  const $59 = $s[76] = $f.subsidio_tasa * uma_mensual;
  const subsidio_mensual = $s[75] = Math.floor(($59 + 2500) / 5000);
  // Subsidio para el empleo del periodo · Decreto DOF 01-05-2024
  let $63: number;
  if ($56) {
    $63 = subsidio_mensual * 152000;
  } else {
    const $61 = subsidio_mensual * 152000;
    const $62 = $f.subsidio_tasa * uma_mensual * $row.days;
    $63 = $61 < $62 ? $61 : $62;
  }
  const subsidio_del_periodo = $s[77] = Math.floor(($63 + 76000) / 152000);
  $s[78] = $63;
  // Ingreso límite del subsidio en el periodo · Decreto DOF 01-05-2024
  const $65 = $s[80] = $56 ? $f.subsidio_limite * 152 : $f.subsidio_limite * 5 * $row.days;
  const $66 = $65 * 25;
  const limite_subsidio = $s[79] = Math.floor(($66 + 19) / 38);
  // Subsidio para el empleo causado · Decreto DOF 01-05-2024
  const $68 = exento_por_sm || base_isr > limite_subsidio;
  $s[81] = $68 ? 1 : 0;
  const subsidio_empleo_causado = $s[82] = $68 ? 0 : subsidio_del_periodo;
  // Subsidio para el empleo aplicado · Decreto DOF 01-05-2024: el excedente no se entrega
  const subsidio_empleo = $s[83] = subsidio_empleo_causado < isr_determinado ? subsidio_empleo_causado : isr_determinado;
  // Se ajusta al impuesto del mes · LISR art. 96; RLISR art. 176
  let ajusta_el_mes = false;
  const $71 = rt.isSent($n[8]!);
  $s[84] = $71 ? 1 : 0;
  let base_isr_del_mes = 0;
  if ($71) {
    ajusta_el_mes = ultimo_periodo_del_mes && !rt.same($row.period.type, 'monthly');
    $s[85] = ajusta_el_mes ? 1 : 0;
    // Base gravable del mes · LISR art. 96
    const $72 = base_isr * 100;
    if ($72 > rt.SAFE) return false;
    const $73 = $s[87] = base_anterior_del_mes + $72;
    if ($73 > 4503599627370395) return false;
    base_isr_del_mes = $s[86] = Math.floor(($73 + 50) / 100);
  }
  // ISR del mes según tarifa · LISR art. 96
  $s[88] = -1;
  let isr_determinado_del_mes = 0;
  let exento_del_mes = false;
  let subsidio_empleo_del_mes = 0;
  let isr_del_mes = 0;
  if ($71) {
    const $75 = $s[88] = rt.rowOf($f.tarifa_mensual$rows1, base_isr_del_mes, 1, false);
    if ($75 < 0) return false;
    $s[89] = base_isr_del_mes;
    const $76 = $s[91] = rt.excessOf($f.tarifa_mensual$rows1, $75, base_isr_del_mes, 1);
    if (Number.isNaN($76)) return false;
    if ($76 > 4503599627367995) return false;
    isr_determinado_del_mes = $s[90] = Math.floor(($76 + 1250) / 2500);
    // En el mes solo percibe el salario mínimo · LISR art. 96, primer párrafo
    const $80 = es_sm && isr_anterior_del_mes === 0;
    $s[92] = $80 ? 1 : 0;
    let $81: boolean = $80;
    if ($81) {
      const $78 = sueldo_anterior_del_mes + sueldo * 100;
      if ($78 > rt.SAFE) return false;
      const $79 = base_isr_del_mes * 100;
      if ($79 > rt.SAFE) return false;
      $81 = $79 === $78;
    }
    exento_del_mes = $81;
    $s[93] = exento_del_mes ? 1 : 0;
    // Subsidio para el empleo del mes · Decreto DOF 01-05-2024
    const $82 = base_isr_del_mes > $f.subsidio_limite * 100;
    $s[94] = $82 ? 1 : 0;
    subsidio_empleo_del_mes = $s[95] = $82 ? 0 : subsidio_mensual < isr_determinado_del_mes ? subsidio_mensual : isr_determinado_del_mes;
    // ISR del mes · LISR art. 96; Decreto DOF 01-05-2024
    isr_del_mes = $s[96] = exento_del_mes ? 0 : isr_determinado_del_mes - subsidio_empleo_del_mes;
  }
  // Salario diario integrado · LSS arts. 27 y 30
  const $85 = $s[98] = daily_salary * factor_integracion;
  if ($85 > 4503599597370495) return false;
  const sdi = $s[97] = Math.floor(($85 + 15000000) / 30000000);
  // Excedente diario de despensa · LSS arts. 27-VI y 30-I
  if (!($row.days > 0)) return false;
  const $87 = $s[101] = $row.days;
  const $88 = uma_diaria * 2 * $87;
  if ($88 > rt.SAFE) return false;
  const $90 = total_prevision_social * 5 - $88;
  const $91 = $s[100] = 0 > $90 ? 0 : $90;
  const $92 = rt.wholeOf($91, 5 * $87, 'half_up');
  if (Number.isNaN($92)) return false;
  const excedente_despensa_diario = $s[99] = $92;
  // Salario base de cotización · LSS art. 28
  const $93 = sdi + excedente_despensa_diario;
  const $94 = $93 > salario_minimo ? $93 : salario_minimo;
  const $95 = uma_diaria * 25;
  const sbc = $s[102] = $94 < $95 ? $94 : $95;
  // Excedente diario de 3 UMA · LSS art. 106-II
  const $97 = sbc - uma_diaria * 3;
  const excedente_3_uma_diario = $s[103] = 0 > $97 ? 0 : $97;
  // Cuota obrera, excedente · LSS art. 106-II
  const $99 = $s[105] = excedente_3_uma_diario * dias_enfermedades_maternidad;
  const cuota_excedente_obrero = $s[104] = Math.floor(($99 + 125) / 250);
  // IMSS excedente (trabajador) · LSS art. 106-II
  let imss_excedente_obrero = 0;
  const $101 = !es_sm;
  $s[106] = $101 ? 1 : 0;
  if ($101) {
    imss_excedente_obrero = $s[107] = cuota_excedente_obrero;
  }
  // Cuota obrera, prestaciones en dinero · LSS art. 107
  const $102 = $s[109] = sbc * dias_enfermedades_maternidad;
  const cuota_prestaciones_dinero_obrero = $s[108] = Math.floor(($102 + 200) / 400);
  // IMSS prestaciones en dinero (trabajador) · LSS art. 107
  let imss_prestaciones_dinero_obrero = 0;
  if ($101) {
    imss_prestaciones_dinero_obrero = $s[110] = cuota_prestaciones_dinero_obrero;
  }
  // Cuota obrera, gastos médicos de pensionados · LSS art. 25
  const $104 = $s[112] = sbc * dias_enfermedades_maternidad * 3;
  const cuota_gastos_medicos_pensionados_obrero = $s[111] = Math.floor(($104 + 400) / 800);
  // IMSS gastos médicos de pensionados (trabajador) · LSS art. 25
  let imss_gastos_medicos_pensionados_obrero = 0;
  if ($101) {
    imss_gastos_medicos_pensionados_obrero = $s[113] = cuota_gastos_medicos_pensionados_obrero;
  }
  // Cuota obrera, invalidez y vida · LSS art. 147
  const $106 = $s[115] = sbc * dias_pagados;
  const cuota_invalidez_vida_obrero = $s[114] = Math.floor(($106 + 80) / 160);
  // IMSS invalidez y vida (trabajador) · LSS art. 147
  let imss_invalidez_vida_obrero = 0;
  if ($101) {
    imss_invalidez_vida_obrero = $s[116] = cuota_invalidez_vida_obrero;
  }
  // Cuota obrera, cesantía y vejez · LSS art. 168-II
  const $108 = $s[118] = sbc * dias_pagados * 9;
  const cuota_cesantia_vejez_obrero = $s[117] = Math.floor(($108 + 400) / 800);
  // IMSS cesantía y vejez (trabajador) · LSS art. 168-II
  let imss_cesantia_vejez_obrero = 0;
  if ($101) {
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
  const $111 = !exento_por_sm;
  $s[121] = $111 ? 1 : 0;
  if ($111) {
    isr = $s[122] = isr_determinado - subsidio_empleo;
  }
  // ISR del mes menos lo retenido · LISR art. 96
  let diferencia_del_mes = 0;
  let isr_ajuste_mensual = 0;
  let isr_devuelto = 0;
  if ($71) {
    const $113 = isr_del_mes * 100 + isr_devuelto_del_mes;
    if ($113 > rt.SAFE) return false;
    const $114 = $113 - isr_anterior_del_mes - isr_ajustado_del_mes;
    if ($114 > rt.SAFE || $114 < -rt.SAFE) return false;
    const $115 = $114 - isr * 100;
    if ($115 > rt.SAFE || $115 < -rt.SAFE) return false;
    diferencia_del_mes = $s[123] = $115;
    // ISR, ajuste del mes · LISR art. 96; RLISR art. 176
    const $116 = $s[125] = ajusta_el_mes ? (0 > diferencia_del_mes ? 0 : diferencia_del_mes) : 0;
    if ($116 > 4503599627370395) return false;
    isr_ajuste_mensual = $s[124] = Math.floor(($116 + 50) / 100);
    // ISR devuelto por el ajuste del mes · LISR art. 96; RLISR art. 176
    let $119: number;
    if (ajusta_el_mes) {
      const $118 = -diferencia_del_mes;
      $119 = 0 > $118 ? 0 : $118;
    } else {
      $119 = 0;
    }
    if ($119 > 4503599627370395) return false;
    isr_devuelto = $s[126] = Math.floor(($119 + 50) / 100);
    $s[127] = $119;
  }
  // Crédito INFONAVIT · LFT art. 97-III; Ley del INFONAVIT art. 29-III
  if (infonavit_credit_amount > 4503599627370395) return false;
  const infonavit_credito = $s[128] = Math.floor((infonavit_credit_amount + 50) / 100);
  $s[129] = infonavit_credit_amount;
  // Total de deducciones
  const $122 = $71 ? isr_ajuste_mensual : 0;
  const total_deducciones = $s[130] = imss_excedente_obrero +
    imss_prestaciones_dinero_obrero +
    imss_gastos_medicos_pensionados_obrero +
    imss_invalidez_vida_obrero +
    imss_cesantia_vejez_obrero +
    isr +
    $122 +
    infonavit_credito;
  // Neto
  const $124 = $71 ? isr_devuelto : 0;
  const neto = $s[131] = total_percepciones + $124 - total_deducciones;
  // Neto en efectivo, sin vales
  $s[132] = neto - vales_despensa;
  // Cuota fija · LSS art. 106-I
  const $127 = $s[135] = uma_diaria * dias_enfermedades_maternidad;
  const $128 = $s[134] = $127 * 51;
  const cuota_fija = $s[133] = Math.floor(($128 + 125) / 250);
  $s[136] = 51;
  // Excedente · LSS art. 106-II
  const $130 = $s[139] = excedente_3_uma_diario * dias_enfermedades_maternidad;
  const $131 = $s[138] = $130 * 11;
  const excedente_patronal = $s[137] = Math.floor(($131 + 500) / 1000);
  $s[140] = 11;
  // Prestaciones en dinero · LSS art. 107
  const $133 = $s[143] = sbc * dias_enfermedades_maternidad;
  const $134 = $s[142] = $133 * 7;
  const prestaciones_dinero_patronal = $s[141] = Math.floor(($134 + 500) / 1000);
  $s[144] = 7;
  // Gastos médicos de pensionados · LSS art. 25
  const $136 = $s[147] = sbc * dias_enfermedades_maternidad;
  const $137 = $s[146] = $136 * 21;
  const gastos_medicos_pensionados_patronal = $s[145] = Math.floor(($137 + 1000) / 2000);
  $s[148] = 21;
  // Riesgo de trabajo · LSS arts. 71 a 74
  const $139 = $s[151] = sbc * dias_pagados;
  const $140 = $s[150] = $139 * risk_class_rate;
  const riesgo_trabajo = $s[149] = Math.floor(($140 + 5000000) / 10000000);
  $s[152] = risk_class_rate;
  // Invalidez y vida · LSS art. 147
  const $142 = $s[155] = sbc * dias_pagados;
  const $143 = $s[154] = $142 * 7;
  const invalidez_vida_patronal = $s[153] = Math.floor(($143 + 200) / 400);
  $s[156] = 7;
  // Guarderías y prestaciones sociales · LSS art. 211
  const $145 = $s[158] = sbc * dias_pagados;
  const guarderias = $s[157] = Math.floor(($145 + 50) / 100);
  $s[159] = $145;
  $s[160] = 1;
  // Tasa patronal de cesantía y vejez · LSS art. 168-II-a
  $s[162] = -1;
  const $150 = sbc <= salario_minimo;
  $s[161] = $150 ? 1 : 0;
  let $151: number;
  if ($150) {
    $151 = 3150;
  } else {
    const $147 = $s[163] = sbc * 100;
    const $148 = $s[162] = rt.rowOf($f.ceav$rows1, $147, 1, false);
    if ($148 < 0) return false;
    $151 = $f.ceav$rows1.value[$148]!;
  }
  const tasa_ceav = $s[164] = $151;
  // Retiro · LSS art. 168-I
  const $152 = $s[166] = sbc * dias_retiro_vivienda;
  const retiro = $s[165] = Math.floor(($152 + 25) / 50);
  $s[167] = $152;
  $s[168] = 1;
  // Cesantía en edad avanzada y vejez · LSS art. 168-II-a
  const $154 = $s[171] = sbc * dias_pagados;
  const $155 = $s[170] = $154 * tasa_ceav;
  const cesantia_vejez_patronal = $s[169] = Math.floor(($155 + 50000) / 100000);
  $s[172] = tasa_ceav;
  // Aportación INFONAVIT · Ley del INFONAVIT art. 29-II
  const $157 = $s[174] = sbc * dias_retiro_vivienda;
  const infonavit_aportacion = $s[173] = Math.floor(($157 + 10) / 20);
  $s[175] = $157;
  $s[176] = 1;
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
  if ($71 && base_anterior_del_mes > 0 && !rt.isSent($n[10]!)) return false;
  if ($71 && base_anterior_del_mes > 0 && !rt.isSent($n[9]!)) return false;
  if ($notes !== null) {
    if (rt.isSent($n[1]!) && rt.isSent($n[0]!) && (daily_salary * 100 < monthly_salary * 99 || daily_salary * 100 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(4, rt.ratio(monthly_salary, 10000n), rt.ratio(daily_salary, 300000n));
    }
    if (daily_salary < salario_minimo * 3000) {
      // BELOW_MINIMUM_WAGE
      $notes.add(5, rt.ratio(daily_salary, 300000n), rt.ratio(salario_minimo, 100n));
    }
    const $163 = zona_libre_frontera_norte ? daily_salary < $f.salario_minimo_zlfn * 3000 : daily_salary === $f.salario_minimo_zlfn * 3000;
    if ($163) {
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
    let $165: boolean = $101 && horas_extra > horas_extra_tope * 2;
    if (!$165) {
      const $164 = horas_extra * 28000;
      if ($164 > rt.SAFE) return false;
      $165 = $164 > daily_salary * 3 * $row.days;
    }
    if ($165) {
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
    if ($71 && ajusta_el_mes) {
      // MONTH_TAX_ADJUSTED
      $notes.add(14, rt.ratio(isr_del_mes, 100n), rt.ratio(base_isr_del_mes, 100n));
    }
    if (es_sm && infonavit_credito * 5 > sueldo) {
      // INFONAVIT_OVER_LIMIT
      $notes.add(15, rt.ratio(infonavit_credito, 100n));
    }
    if ($row.period.start < '2024-05-01' || $row.period.end >= '2025-01-01') {
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
