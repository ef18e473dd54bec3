// MX.ordinario 2025.1: Sueldos y salarios
// Emitted from generated/rules/mx/ordinario/2025-01-01.pay by payroll compile. Do not edit.
// file    sha256:497a750da441aab98c6c16a325ee3ffd200a6415c70e4d3c718abf64d2c56251
// meaning sha256:d8cfbab32959e4f233ebeb98ebfda0a03f3b64a9d13f9d739f64b43b27fe0e4c
import * as rt from '../../../../runtime/index.ts';
import { $file, UMA$rows, salario_minimo_general$rows, salario_minimo_zlfn$rows, subsidio_tasa$rows,
  subsidio_limite$rows, factor_minimo$rows, prima_riesgo_minima$rows, prima_riesgo_maxima$rows, tarifa_mensual,
  tarifa_diaria, ceav, $sources, $provenance, $inputs, $histories, $steps } from './2025-01-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'generated/rules/mx/ordinario/2025-01-01.pay',
    fingerprint: 'sha256:497a750da441aab98c6c16a325ee3ffd200a6415c70e4d3c718abf64d2c56251',
    meaning: 'sha256:d8cfbab32959e4f233ebeb98ebfda0a03f3b64a9d13f9d739f64b43b27fe0e4c', country: 'MX', scheme: 'ordinario',
    label: 'Sueldos y salarios', version: '2025.1', currency: 'MXN', validFrom: '2025-01-01', validUntil: '2025-12-31',
    periods: ['monthly', 'biweekly', 'weekly'], proration: 'native', days: 'as_given', asOf: 'period_end',
    laws: ['LFT art. 20; LISR art. 94; LSS art. 12-I'],
    changes: [{ date: '2025-01-01', summary: 'Salarios mínimos y cuota de cesantía y vejez de 2025', law: 'CONASAMI; Decreto DOF 16-12-2020' },
      { date: '2025-01-01', summary: 'Subsidio para el empleo: 14.39 % de la UMA mensual en enero, hasta 10,171.00 al mes',
        law: 'Decreto DOF 31-12-2024' },
      { date: '2025-02-01', summary: 'UMA de 2025; el subsidio para el empleo pasa a 13.80 % de la UMA mensual',
        law: 'INEGI; Decreto DOF 31-12-2024' }],
    employerTables: [{ id: 'imss_patronal', label: 'IMSS patronal' }, { id: 'rcv_patronal', label: 'Retiro, cesantía y vejez' },
      { id: 'infonavit_patronal', label: 'INFONAVIT' }, { id: 'cuota_obrera_patronal', label: 'Cuota obrera a cargo del patrón (art. 36 LSS)' }],
    summary: { total_deductions: 'total_deducciones', net_salary: 'neto', employer_contributions_total: 'costo_patronal_total' },
    sources: $sources, provenance: $provenance, inputs: $inputs, histories: $histories, steps: $steps }, 'half_up:0.01');

const $parameters = rt.byDate(($at) => ({
  factor_minimo: rt.scaledWorth($at, 10000n, factor_minimo$rows),
  prima_riesgo_minima: rt.scaledWorth($at, 200n, prima_riesgo_minima$rows),
  prima_riesgo_maxima: rt.scaledWorth($at, 20n, prima_riesgo_maxima$rows),
  UMA: rt.scaledWorth($at, 100n, UMA$rows),
  salario_minimo_zlfn: rt.scaledWorth($at, 25n, salario_minimo_zlfn$rows),
  salario_minimo_general: rt.scaledWorth($at, 5n, salario_minimo_general$rows),
  tarifa_mensual$rows1: rt.scaledRows(tarifa_mensual, { date: $at }, 100n, 2500n),
  tarifa_diaria$rows1: rt.scaledRows(tarifa_diaria, { date: $at }, 100n, 2500n),
  subsidio_tasa: rt.scaledWorth($at, 10000n, subsidio_tasa$rows),
  subsidio_limite: rt.scaledWorth($at, 1n, subsidio_limite$rows),
  ceav$rows1: rt.scaledRows(ceav, { date: $at, limits: rt.worthAt($at, UMA$rows) }, 10000n, 100000n),
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
  // Salario diario
  if ($n[1]! <= 0 || $n[1]! > 10000000000) return false;
  const daily_salary = $s[1] = rt.isSent($n[1]!) ? $n[1]! * 30 : monthly_salary;
  // Factor de integración
  if ($n[2]! < 10000 || $n[2]! > 30000) return false;
  const factor_integracion = $s[2] = rt.sentOr($n[2]!, $f.factor_minimo);
  // Prima de riesgos de trabajo
  if ($n[3]! < $f.prima_riesgo_minima * 50000) return false;
  if ($n[3]! > $f.prima_riesgo_maxima * 500000) return false;
  const risk_class_rate = $s[3] = rt.sentOr($n[3]!, 54355);
  // Horas extra dobles del periodo
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
  // Base gravable de los periodos anteriores del mes
  if ($n[8]! < 0) return false;
  const base_anterior_del_mes = $s[8] = $n[8]!;
  // Sueldo de los periodos anteriores del mes
  if ($n[9]! < 0) return false;
  const sueldo_anterior_del_mes = $s[9] = rt.sentOr($n[9]!, 0);
  // ISR retenido en los periodos anteriores del mes
  if ($n[10]! < 0) return false;
  const isr_anterior_del_mes = $s[10] = rt.sentOr($n[10]!, 0);
  // ISR retenido por un ajuste anterior del mes
  if ($n[11]! < 0) return false;
  const isr_ajustado_del_mes = $s[11] = rt.sentOr($n[11]!, 0);
  // ISR devuelto por un ajuste anterior del mes
  if ($n[12]! < 0) return false;
  const isr_devuelto_del_mes = $s[12] = rt.sentOr($n[12]!, 0);
  // Días de ausencia sin salario
  if ($n[13]! < 0 || $n[13]! > 7) return false;
  const dias_ausencia = $s[13] = rt.sentOr($n[13]!, 0);
  // Días con incapacidad del IMSS
  if ($n[14]! < 0 || $n[14]! > 31) return false;
  const dias_incapacidad = $s[14] = rt.sentOr($n[14]!, 0);
  // Comisiones del periodo
  if ($n[15]! < 0) return false;
  const comisiones_del_periodo = $s[15] = rt.sentOr($n[15]!, 0);
  // Otras percepciones gravadas del periodo
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
  // Es el último periodo del mes
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
  // UMA diaria
  const uma_diaria = $s[22] = $f.UMA;
  // UMA mensual
  const $5 = $s[24] = uma_diaria * 38;
  const $6 = $5 * 4;
  const uma_mensual = $s[23] = Math.floor((2 * $6 + 5) / 10);
  // Salario mínimo
  const salario_minimo = $s[25] = zona_libre_frontera_norte ? $f.salario_minimo_zlfn : $f.salario_minimo_general * 5;
  // Días que se pagan y cotizan a todo
  const $9 = $row.days - dias_ausencia - dias_incapacidad;
  const dias_pagados = $s[26] = 0 > $9 ? 0 : $9;
  // Días que cotizan a enfermedades y maternidad
  const $11 = $row.days - dias_incapacidad;
  const dias_enfermedades_maternidad = $s[27] = 0 > $11 ? 0 : $11;
  // Días que cotizan al retiro y al INFONAVIT
  const $13 = $row.days - dias_ausencia;
  const dias_retiro_vivienda = $s[28] = 0 > $13 ? 0 : $13;
  // Gana el salario mínimo
  const es_sm = daily_salary <= salario_minimo * 12000;
  $s[29] = es_sm ? 1 : 0;
  // Sueldo
  const $15 = $s[31] = daily_salary * dias_pagados;
  const sueldo = $s[30] = Math.floor(($15 + 1500) / 3000);
  // Premio por puntualidad
  let bono_puntualidad = 0;
  if (con_puntualidad) {
    bono_puntualidad = $s[32] = Math.floor((sueldo + 5) / 10);
    $s[33] = sueldo;
  }
  // Premio por asistencia
  let bono_asistencia = 0;
  if (con_asistencia) {
    bono_asistencia = $s[34] = Math.floor((sueldo + 5) / 10);
    $s[35] = sueldo;
  }
  // Horas extra
  if (overtime_amount > 4503599627370395) return false;
  const horas_extra = $s[36] = Math.floor((overtime_amount + 50) / 100);
  $s[37] = overtime_amount;
  // Prima dominical
  const $20 = $s[39] = daily_salary * sunday_bonus_days;
  const prima_dominical = $s[38] = Math.floor(($20 + 6000) / 12000);
  // Comisiones
  if (comisiones_del_periodo > 4503599627370395) return false;
  const comisiones = $s[40] = Math.floor((comisiones_del_periodo + 50) / 100);
  $s[41] = comisiones_del_periodo;
  // Otras percepciones gravadas
  if (otras_percepciones_gravadas > 4503599627370395) return false;
  const otros_ingresos_gravados = $s[42] = Math.floor((otras_percepciones_gravadas + 50) / 100);
  $s[43] = otras_percepciones_gravadas;
  // Despensa en efectivo
  let bono_despensa = 0;
  if (con_despensa) {
    const $24 = $s[45] = uma_diaria * $row.days;
    const $25 = $24 * 2;
    bono_despensa = $s[44] = Math.floor((2 * $25 + 5) / 10);
  }
  // Vales de despensa
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
  // Horas extra exentas: 5 UMA por semana
  const $29 = $s[50] = uma_diaria * $row.days;
  const $30 = $29 * 5;
  const horas_extra_tope = $s[49] = Math.floor((2 * $30 + 7) / 14);
  // Horas extra exentas
  let $33: number;
  if (es_sm) {
    $33 = horas_extra * 2;
  } else {
    const $32 = horas_extra_tope * 2;
    $33 = horas_extra < $32 ? horas_extra : $32;
  }
  const horas_extra_exento = $s[51] = Math.floor(($33 + 1) / 2);
  $s[52] = $33;
  // Horas extra gravadas
  $s[53] = horas_extra - horas_extra_exento;
  // Prima dominical exenta
  let $37: number;
  if (es_sm) {
    $37 = prima_dominical;
  } else {
    const $36 = uma_diaria * sunday_bonus_days;
    $37 = prima_dominical < $36 ? prima_dominical : $36;
  }
  const prima_dominical_exento = $s[54] = $37;
  // Prima dominical gravada
  $s[55] = prima_dominical - prima_dominical_exento;
  // Previsión social del periodo
  const total_prevision_social = $s[56] = bono_despensa + vales_despensa;
  // Otros ingresos del periodo
  const otros_ingresos_del_periodo = $s[57] = total_percepciones - total_prevision_social;
  // Siete UMA del periodo
  const limite_7_uma = $s[58] = uma_diaria * 7 * $row.days;
  // Una UMA del periodo
  const limite_1_uma = $s[59] = uma_diaria * $row.days;
  // Previsión social exenta
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
  // Previsión social gravada
  $s[62] = total_prevision_social - prevision_social_exento;
  // Total exento
  $s[63] = horas_extra_exento + prima_dominical_exento + prevision_social_exento;
  // Base gravable ISR
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
  // Total gravado
  $s[65] = base_isr;
  // ISR según tarifa
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
  // Solo percibe el salario mínimo
  const exento_por_sm = es_sm && base_isr === sueldo;
  $s[74] = exento_por_sm ? 1 : 0;
  // Subsidio para el empleo de un mes
  const $59 = $s[76] = $f.subsidio_tasa * uma_mensual;
  const subsidio_mensual = $s[75] = Math.floor(($59 + 5000) / 10000);
  // Subsidio para el empleo del periodo
  let $63: number;
  if ($56) {
    $63 = subsidio_mensual * 304000;
  } else {
    const $61 = subsidio_mensual * 304000;
    const $62 = $f.subsidio_tasa * uma_mensual * $row.days;
    $63 = $61 < $62 ? $61 : $62;
  }
  const subsidio_del_periodo = $s[77] = Math.floor(($63 + 152000) / 304000);
  $s[78] = $63;
  // Ingreso límite del subsidio en el periodo
  const $65 = $s[80] = $56 ? $f.subsidio_limite * 152 : $f.subsidio_limite * 5 * $row.days;
  const $66 = $65 * 25;
  const limite_subsidio = $s[79] = Math.floor(($66 + 19) / 38);
  // Subsidio para el empleo causado
  const $68 = exento_por_sm || base_isr > limite_subsidio;
  $s[81] = $68 ? 1 : 0;
  const subsidio_empleo_causado = $s[82] = $68 ? 0 : subsidio_del_periodo;
  // Subsidio para el empleo aplicado
  const subsidio_empleo = $s[83] = subsidio_empleo_causado < isr_determinado ? subsidio_empleo_causado : isr_determinado;
  // Se ajusta al impuesto del mes
  let ajusta_el_mes = false;
  const $71 = rt.isSent($n[8]!);
  $s[84] = $71 ? 1 : 0;
  let base_isr_del_mes = 0;
  if ($71) {
    ajusta_el_mes = ultimo_periodo_del_mes && !rt.same($row.period.type, 'monthly');
    $s[85] = ajusta_el_mes ? 1 : 0;
    // Base gravable del mes
    const $72 = base_isr * 100;
    if ($72 > rt.SAFE) return false;
    const $73 = $s[87] = base_anterior_del_mes + $72;
    if ($73 > 4503599627370395) return false;
    base_isr_del_mes = $s[86] = Math.floor(($73 + 50) / 100);
  }
  // ISR del mes según tarifa
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
    // En el mes solo percibe el salario mínimo
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
    // Subsidio para el empleo del mes
    const $82 = base_isr_del_mes > $f.subsidio_limite * 100;
    $s[94] = $82 ? 1 : 0;
    subsidio_empleo_del_mes = $s[95] = $82 ? 0 : subsidio_mensual < isr_determinado_del_mes ? subsidio_mensual : isr_determinado_del_mes;
    // ISR del mes
    isr_del_mes = $s[96] = exento_del_mes ? 0 : isr_determinado_del_mes - subsidio_empleo_del_mes;
  }
  // Salario diario integrado
  const $85 = $s[98] = daily_salary * factor_integracion;
  if ($85 > 4503599597370495) return false;
  const sdi = $s[97] = Math.floor(($85 + 15000000) / 30000000);
  // Excedente diario de despensa
  if (!($row.days > 0)) return false;
  const $87 = $s[101] = $row.days;
  const $88 = uma_diaria * 2 * $87;
  if ($88 > rt.SAFE) return false;
  const $89 = 0 * $87;
  const $90 = total_prevision_social * 5 - $88;
  const $91 = $s[100] = $89 > $90 ? $89 : $90;
  const $92 = rt.wholeOf($91, 5 * $87, 'half_up');
  if (Number.isNaN($92)) return false;
  const excedente_despensa_diario = $s[99] = $92;
  // Salario base de cotización
  const $93 = sdi + excedente_despensa_diario;
  const $94 = salario_minimo * 4;
  const $95 = $93 > $94 ? $93 : $94;
  const $96 = uma_diaria * 25;
  const sbc = $s[102] = $95 < $96 ? $95 : $96;
  // Excedente diario de 3 UMA
  const $98 = sbc - uma_diaria * 3;
  const excedente_3_uma_diario = $s[103] = 0 > $98 ? 0 : $98;
  // Cuota obrera, excedente
  const $100 = $s[105] = excedente_3_uma_diario * dias_enfermedades_maternidad;
  const cuota_excedente_obrero = $s[104] = Math.floor(($100 + 125) / 250);
  // IMSS excedente (trabajador)
  let imss_excedente_obrero = 0;
  const $102 = !es_sm;
  $s[106] = $102 ? 1 : 0;
  if ($102) {
    imss_excedente_obrero = $s[107] = cuota_excedente_obrero;
  }
  // Cuota obrera, prestaciones en dinero
  const $103 = $s[109] = sbc * dias_enfermedades_maternidad;
  const cuota_prestaciones_dinero_obrero = $s[108] = Math.floor(($103 + 200) / 400);
  // IMSS prestaciones en dinero (trabajador)
  let imss_prestaciones_dinero_obrero = 0;
  if ($102) {
    imss_prestaciones_dinero_obrero = $s[110] = cuota_prestaciones_dinero_obrero;
  }
  // Cuota obrera, gastos médicos de pensionados
  const $105 = $s[112] = sbc * dias_enfermedades_maternidad * 3;
  const cuota_gastos_medicos_pensionados_obrero = $s[111] = Math.floor(($105 + 400) / 800);
  // IMSS gastos médicos de pensionados (trabajador)
  let imss_gastos_medicos_pensionados_obrero = 0;
  if ($102) {
    imss_gastos_medicos_pensionados_obrero = $s[113] = cuota_gastos_medicos_pensionados_obrero;
  }
  // Cuota obrera, invalidez y vida
  const $107 = $s[115] = sbc * dias_pagados;
  const cuota_invalidez_vida_obrero = $s[114] = Math.floor(($107 + 80) / 160);
  // IMSS invalidez y vida (trabajador)
  let imss_invalidez_vida_obrero = 0;
  if ($102) {
    imss_invalidez_vida_obrero = $s[116] = cuota_invalidez_vida_obrero;
  }
  // Cuota obrera, cesantía y vejez
  const $109 = $s[118] = sbc * dias_pagados * 9;
  const cuota_cesantia_vejez_obrero = $s[117] = Math.floor(($109 + 400) / 800);
  // IMSS cesantía y vejez (trabajador)
  let imss_cesantia_vejez_obrero = 0;
  if ($102) {
    imss_cesantia_vejez_obrero = $s[119] = cuota_cesantia_vejez_obrero;
  }
  // IMSS del trabajador
  $s[120] = imss_excedente_obrero +
    imss_prestaciones_dinero_obrero +
    imss_gastos_medicos_pensionados_obrero +
    imss_invalidez_vida_obrero +
    imss_cesantia_vejez_obrero;
  // ISR retenido
  let isr = 0;
  const $112 = !exento_por_sm;
  $s[121] = $112 ? 1 : 0;
  if ($112) {
    isr = $s[122] = isr_determinado - subsidio_empleo;
  }
  // ISR del mes menos lo retenido
  let diferencia_del_mes = 0;
  let isr_ajuste_mensual = 0;
  let isr_devuelto = 0;
  if ($71) {
    const $114 = isr_del_mes * 100 + isr_devuelto_del_mes;
    if ($114 > rt.SAFE) return false;
    const $115 = $114 - isr_anterior_del_mes - isr_ajustado_del_mes;
    if ($115 > rt.SAFE || $115 < -rt.SAFE) return false;
    const $116 = $115 - isr * 100;
    if ($116 > rt.SAFE || $116 < -rt.SAFE) return false;
    diferencia_del_mes = $s[123] = $116;
    // ISR, ajuste del mes
    const $117 = $s[125] = ajusta_el_mes ? (0 > diferencia_del_mes ? 0 : diferencia_del_mes) : 0;
    if ($117 > 4503599627370395) return false;
    isr_ajuste_mensual = $s[124] = Math.floor(($117 + 50) / 100);
    // ISR devuelto por el ajuste del mes
    let $120: number;
    if (ajusta_el_mes) {
      const $119 = -diferencia_del_mes;
      $120 = 0 > $119 ? 0 : $119;
    } else {
      $120 = 0;
    }
    if ($120 > 4503599627370395) return false;
    isr_devuelto = $s[126] = Math.floor(($120 + 50) / 100);
    $s[127] = $120;
  }
  // Crédito INFONAVIT
  if (infonavit_credit_amount > 4503599627370395) return false;
  const infonavit_credito = $s[128] = Math.floor((infonavit_credit_amount + 50) / 100);
  $s[129] = infonavit_credit_amount;
  // Total de deducciones
  const $123 = $71 ? isr_ajuste_mensual : 0;
  const total_deducciones = $s[130] = imss_excedente_obrero +
    imss_prestaciones_dinero_obrero +
    imss_gastos_medicos_pensionados_obrero +
    imss_invalidez_vida_obrero +
    imss_cesantia_vejez_obrero +
    isr +
    $123 +
    infonavit_credito;
  // Neto
  const $125 = $71 ? isr_devuelto : 0;
  const neto = $s[131] = total_percepciones + $125 - total_deducciones;
  // Neto en efectivo, sin vales
  $s[132] = neto - vales_despensa;
  // Cuota fija
  const $128 = $s[135] = uma_diaria * dias_enfermedades_maternidad;
  const $129 = $s[134] = $128 * 51;
  const cuota_fija = $s[133] = Math.floor(($129 + 125) / 250);
  $s[136] = 51;
  // Excedente
  const $131 = $s[139] = excedente_3_uma_diario * dias_enfermedades_maternidad;
  const $132 = $s[138] = $131 * 11;
  const excedente_patronal = $s[137] = Math.floor(($132 + 500) / 1000);
  $s[140] = 11;
  // Prestaciones en dinero
  const $134 = $s[143] = sbc * dias_enfermedades_maternidad;
  const $135 = $s[142] = $134 * 7;
  const prestaciones_dinero_patronal = $s[141] = Math.floor(($135 + 500) / 1000);
  $s[144] = 7;
  // Gastos médicos de pensionados
  const $137 = $s[147] = sbc * dias_enfermedades_maternidad;
  const $138 = $s[146] = $137 * 21;
  const gastos_medicos_pensionados_patronal = $s[145] = Math.floor(($138 + 1000) / 2000);
  $s[148] = 21;
  // Riesgo de trabajo
  const $140 = $s[151] = sbc * dias_pagados;
  const $141 = $s[150] = $140 * risk_class_rate;
  const riesgo_trabajo = $s[149] = Math.floor(($141 + 5000000) / 10000000);
  $s[152] = risk_class_rate;
  // Invalidez y vida
  const $143 = $s[155] = sbc * dias_pagados;
  const $144 = $s[154] = $143 * 7;
  const invalidez_vida_patronal = $s[153] = Math.floor(($144 + 200) / 400);
  $s[156] = 7;
  // Guarderías y prestaciones sociales
  const $146 = $s[158] = sbc * dias_pagados;
  const guarderias = $s[157] = Math.floor(($146 + 50) / 100);
  $s[159] = $146;
  $s[160] = 1;
  // Tasa patronal de cesantía y vejez
  $s[162] = -1;
  const $151 = sbc <= salario_minimo * 4;
  $s[161] = $151 ? 1 : 0;
  let $152: number;
  if ($151) {
    $152 = 3150;
  } else {
    const $148 = $s[163] = sbc * 100;
    const $149 = $s[162] = rt.rowOf($f.ceav$rows1, $148, 1, false);
    if ($149 < 0) return false;
    $152 = $f.ceav$rows1.value[$149]!;
  }
  const tasa_ceav = $s[164] = $152;
  // Retiro
  const $153 = $s[166] = sbc * dias_retiro_vivienda;
  const retiro = $s[165] = Math.floor(($153 + 25) / 50);
  $s[167] = $153;
  $s[168] = 1;
  // Cesantía en edad avanzada y vejez
  const $155 = $s[171] = sbc * dias_pagados;
  const $156 = $s[170] = $155 * tasa_ceav;
  const cesantia_vejez_patronal = $s[169] = Math.floor(($156 + 50000) / 100000);
  $s[172] = tasa_ceav;
  // Aportación INFONAVIT
  const $158 = $s[174] = sbc * dias_retiro_vivienda;
  const infonavit_aportacion = $s[173] = Math.floor(($158 + 10) / 20);
  $s[175] = $158;
  $s[176] = 1;
  // Cuota obrera absorbida
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
    if (daily_salary < salario_minimo * 12000) {
      // BELOW_MINIMUM_WAGE
      $notes.add(5, rt.ratio(daily_salary, 300000n), rt.ratio(salario_minimo, 25n));
    }
    const $164 = zona_libre_frontera_norte ? daily_salary < $f.salario_minimo_zlfn * 12000 : daily_salary === $f.salario_minimo_zlfn * 12000;
    if ($164) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(6, rt.ratio(daily_salary, 300000n), rt.ratio($f.salario_minimo_zlfn, 25n));
    }
    if (factor_integracion < $f.factor_minimo) {
      // FACTOR_BELOW_LEGAL_MINIMUM
      $notes.add(7, rt.ratio(factor_integracion, 10000n), rt.ratio($f.factor_minimo, 10000n));
    }
    if (sdi + excedente_despensa_diario > uma_diaria * 25) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(8, rt.ratio(sbc, 100n));
    }
    if (sdi + excedente_despensa_diario < salario_minimo * 4) {
      // CONTRIBUTION_BASE_FLOORED
      $notes.add(9, rt.ratio(sbc, 100n));
    }
    if (excedente_despensa_diario > 0) {
      // DESPENSA_INTEGRATES_SBC
      $notes.add(10, rt.ratio(excedente_despensa_diario, 100n));
    }
    let $166: boolean = $102 && horas_extra > horas_extra_tope * 2;
    if (!$166) {
      const $165 = horas_extra * 28000;
      if ($165 > rt.SAFE) return false;
      $166 = $165 > daily_salary * 3 * $row.days;
    }
    if ($166) {
      // OVERTIME_EXEMPTION_CAPPED
      $notes.add(11, rt.ratio(horas_extra, 100n));
    }
    if (exento_por_sm) {
      // MINIMUM_WAGE_EXEMPT
      $notes.add(12, rt.ratio(salario_minimo, 25n));
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
    if ($row.period.start < '2025-01-01' || rt.changesWithin(UMA$rows, $row.period.start, $at) || $row.period.end >= '2026-01-01') {
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

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '{"size":181,"scales":[10000,10000,10000,10000000,10000,1,10000,10000,10000,10000,10000,10000,10000,1,1,10000,10000,1,1,1,1,1],"values":[["parameter","UMA",100],0,["input",20,[20,1]],["parameter","salario_minimo_zlfn",25],["parameter","salario_minimo_general",5],["period","days","number",[]],["input",13,[13,1]],["input",14,[14,1]],["input",1,[1,300000]],2,3,["input",17,[17,1]],7,["input",18,[18,1]],["input",4,[4,10000]],["input",5,[5,1]],["input",15,[15,10000]],["input",16,[16,10000]],["input",19,[19,1]],["input",6,[6,10000]],8,9,10,11,12,13,14,15,6,17,18,20,16,22,24,25,23,26,29,["period","type","choice",["monthly","biweekly","weekly","event"]],["parameter","subsidio_tasa",10000,"rate"],1,33,["parameter","subsidio_limite",1],32,35,34,36,31,["input",21,[21,1]],["input",8,[8,10000]],39,["input",10,[10,10000]],["input",9,[9,10000]],40,41,42,["input",2,[2,10000]],44,45,46,47,4,48,50,52,54,56,49,51,53,55,57,37,43,["input",12,[12,10000]],["input",11,[11,10000]],59,38,60,["input",7,[7,10000]],["sent","given(base_anterior_del_mes)",8],61,63,62,64,65,["input",3,[3,10000000]],5,74,67,68,69,70,71,72,73,75,76,77,78],"tables":[{"table":0,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[67,68,null],"isConditional":1},{"table":1,"rows":"tarifa_diaria$rows1","scales":[100,2500,250000],"slots":[69,70,71],"isConditional":1},{"table":0,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[88,89,null],"isConditional":1},{"table":2,"rows":"ceav$rows1","scales":[10000,100000,1000000000],"slots":[162,163,null],"isConditional":1}],"steps":[[22,[0]],[23,[1],[24,125]],[[25,25],[2,[[3],20,1,1],[[4],20,0,0]]],[[26,1],[5,6,7]],[[27,1],[5,7]],[[28,1],[5,6]],[[29,1],[8,9]],[30,[8,10],[31,300000]],[32,[11,[[12],17,1,1]],[33,1000],null,17],[34,[13,[[12],18,1,1]],[35,1000],null,18],[36,[14],[37,10000]],[38,[8,15],[39,1200000]],[40,[16],[41,10000]],[42,[17],[43,10000]],[44,[18,[[1,5],19,1,1]],[45,250],null,19],[46,[19],[47,10000]],[48,[12,20,21,22,23,24,25,26,27]],[49,[1,5],[50,140]],[51,[28,[[22],29,1,1],[[22,29],29,0,0]],[52,200]],[53,[22,30]],[54,[28,[[23],29,1,1],[[23,1,15],29,0,0]]],[55,[23,31]],[56,[26,27]],[57,[32,33]],[58,[1,5]],[59,[1,5]],[61,[32,34,[[33],60,1,1],[[33,35,34,36],60,0,0]]],[62,[33,37]],[63,[30,31,37]],[64,[12,20,21,22,30,23,31,24,25,26,26,37,27,37,26,27]],[65,[38]],[72,[39,[[38],66,1,1],[[38],66,0,0],-1,-2],[73,250000]],[[74,1],[28,[[38,12],29,1,1]]],[75,[40,41],[76,1000000]],[77,[39,[[42],66,1,1],[[42,40,41,5],66,0,0]],[78,30400000]],[79,[39,[[43],66,1,1],[[43,5],66,0,0]],[80,152]],[82,[44,[[38,45],74,0,0],[[46],81,0,0]]],[83,[47,48]],[[85,1],[49,[[39],21,1,1]],null,84],[86,[50,38],[87,10000],84],[90,[51,-3],[91,250000],84],[[93,1],[28,[[52],29,1,1],[[51,53,12],92,1,1]],null,84],[95,[51,43,[[42,54],94,0,0]],null,84],[96,[55,[[54,56],93,0,0]],null,84],[97,[8,57],[98,3000000000]],[99,[33,5,1],[100,500,101]],[102,[58,59,9,1]],[103,[60,1]],[104,[61,62],[105,25000]],[107,[28,[[63],106,1,1]],null,null,106],[108,[60,62],[109,40000]],[110,[28,[[64],106,1,1]],null,null,106],[111,[60,62],[112,80000]],[113,[28,[[65],106,1,1]],null,null,106],[114,[60,10],[115,16000]],[116,[28,[[66],106,1,1]],null,null,106],[117,[60,10],[118,80000]],[119,[28,[[67],106,1,1]],null,null,106],[120,[68,69,70,71,72]],[122,[44,[[48,73],121,1,1]],null,null,121],[[123,10000],[74,75,52,76,77],null,84],[124,[78,[[79],85,1,1]],[125,10000],84],[126,[78,[[79],85,1,1]],[127,10000],84],[128,[80],[129,10000]],[130,[68,69,70,71,72,77,[[81,82],84,1,1],83]],[131,[32,[[81,84],84,1,1],85]],[132,[86,27]],[133,[1,62],[134,25000],null,null,135,[136,250]],[137,[61,62],[138,100000],null,null,139,[140,1000]],[141,[60,62],[142,100000],null,null,143,[144,1000]],[145,[60,62],[146,200000],null,null,147,[148,2000]],[149,[60,10,87],[150,1000000000],null,null,151,[152,10000000]],[153,[60,10],[154,40000],null,null,155,[156,400]],[157,[60,10],[158,10000],null,null,159,160],[[164,100000],[60,9,[[60],161,0,0],-4]],[165,[60,88],[166,5000],null,null,167,[168,50]],[169,[60,10,89],[170,10000000],null,null,171,[172,100000]],[173,[60,88],[174,2000],null,null,175,[176,20]],[177,[28,[[63,64,65,66,67],29,1,1]],null,null,29],[178,[90,91,92,93,94,95,96]],[179,[97,98]],[180,[90,91,92,93,94,95,96,97,98,99,100]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '«0:»{"scheme":["MXN","period_end",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],[0,0,"integer"],[0,0,"number"],[0,0,"rate"],"boolean",{"words":["monthly","biweekly","weekly","event"]},"date"],"roundings":[["half_up",[["1/100",null]]]],"nodes":"0 c0;0 c30000000;0 i0;1 c30;0 3 2 3;0 c1000000;2 p5;1 c1;1 c3;3 c10871/2000000;3 p6;3 p7;1 c0;1 c5;1 c7;1 c31;4 truth,false;5 period,2;5 word,weekly;4 8 17 18;6 period,5;6 31 20 14;6 22 20;4 12 21 22;6 period,3;6 period,4;1 27 24 25;1 c14;4 8 26 27;6 31 20 27;4 12 29 22;1 21 20;1 c15;4 12 31 32;4 18 28 30 33;4 18 19 23 34;0 p0;0 2 7 36;2 c152/5;0 s0;0 2 38 39;4 i20;0 p2;0 p1;0 18 41 42 43;1 period,0;1 i13;1 1 45 46;1 i14;1 1 47 48;1 6 12 49;1 1 45 48;1 6 12 51;1 6 12 47;0 i1;0 s2;4 11 54 55;1 s3;0 2 54 57;4 i17;3 c1/10;0 s7;0 2 60 61;4 i18;0 i4;3 c1/4;0 2 54 65;1 i5;0 2 66 67;0 i15;0 i16;4 i19;3 c2/5;0 2 72 39;0 2 73 45;0 i6;0 s8;0 0 61 76;0 s9;0 0 77 78;0 s10;0 s11;0 0 80 81;0 0 79 82;0 s12;0 s13;0 0 84 85;0 s14;0 s15;0 0 87 88;0 0 86 89;0 0 83 90;0 2 13 39;0 2 92 45;0 3 93 14;4 s6;3 c1/2;0 2 96 80;0 s17;0 5 97 98;0 18 95 80 99;0 s18;0 1 80 101;0 2 39 67;0 5 81 103;0 18 95 81 104;0 s20;0 1 81 106;0 s16;0 s22;0 1 108 109;0 2 14 39;0 2 111 45;0 2 39 45;0 s24;4 11 108 114;0 s25;0 s23;0 1 114 117;0 6 116 118;0 5 109 119;0 18 115 109 120;0 s26;0 1 109 122;0 0 101 106;0 0 124 122;0 0 102 107;0 0 79 126;0 5 87 122;0 1 87 128;0 1 122 87;0 7 130 0 88;0 1 88 131;0 0 129 132;0 0 86 133;0 0 127 134;0 s29;5 word,monthly;4 8 17 137;0 apply,0 136;0 apply,1 136;0 18 138 139 140;4 8 136 61;4 14 95 142;3 p3;0 s1;0 2 144 145;0 s33;0 3 146 38;0 2 148 45;0 5 147 149;0 18 138 147 150;0 p4;0 3 152 38;0 2 153 45;0 18 138 152 154;4 s32;0 s35;4 12 136 157;4 15 156 158;0 s34;0 18 159 0 160;0 s36;0 s31;0 5 162 163;4 given,8;4 i21;4 9 17 137;4 14 166 167;0 i8;0 0 169 136;0 s39;0 apply,0 171;0 i10;4 8 173 0;4 14 95 174;0 i9;0 0 176 61;4 8 171 177;4 14 175 178;4 12 171 152;0 s40;0 5 147 181;0 18 180 0 182;4 s41;0 s42;0 1 181 185;0 18 184 0 186;2 i2;0 2 54 188;0 3 109 45;0 1 190 73;0 6 0 191;0 s44;0 s45;0 0 193 194;1 c25;0 2 196 39;0 7 195 55 197;0 s46;0 2 8 39;0 1 199 200;0 6 0 201;0 s47;1 s4;0 2 203 204;3 c1/250;0 2 205 206;4 16 95;0 s48;0 2 199 204;3 c1/400;0 2 210 211;0 s50;3 c3/800;0 2 210 214;0 s52;0 2 199 57;3 c1/160;0 2 217 218;0 s54;3 c9/800;0 2 217 221;0 s56;0 s49;0 s51;0 0 224 225;0 s53;0 0 226 227;0 s55;0 s57;0 0 229 230;0 0 228 231;4 16 156;0 s37;0 1 163 234;0 s43;0 i12;0 0 236 237;0 1 238 173;0 i11;0 1 239 240;0 s59;0 1 241 242;4 s38;0 s60;0 6 0 245;0 18 244 246 0;0 4 245;0 6 0 248;0 18 244 249 0;0 i7;0 0 227 229;0 0 226 252;0 0 230 242;0 s61;0 18 165 255 0;0 s63;0 0 256 257;0 0 254 258;0 0 253 259;0 s62;0 18 165 261 0;0 0 108 262;0 s64;0 1 263 264;0 s65;0 1 266 88;0 2 39 204;3 c51/250;0 2 268 269;3 c11/1000;0 2 205 271;3 c7/1000;0 2 210 273;3 c21/2000;0 2 210 275;3 i3;0 2 217 277;3 c7/400;0 2 217 279;3 c1/100;0 2 217 281;4 11 199 55;3 c63/2000;3 apply,2 199;3 18 283 284 285;1 s5;0 2 199 287;3 c1/50;0 2 288 289;3 s74;0 2 217 291;3 c1/20;0 2 288 293;0 0 209 213;0 0 295 216;0 0 220 223;0 0 296 297;0 s67;0 s68;0 0 299 300;0 s69;0 s70;0 0 302 303;0 0 301 304;0 s71;0 s72;0 0 306 307;0 s73;0 0 308 309;0 0 305 310;0 s75;0 s76;0 0 312 313;0 0 301 302;0 0 303 306;0 0 316 307;0 0 315 317;0 0 309 312;0 0 319 313;0 s77;0 s78;0 0 321 322;0 0 320 323;0 0 318 324;4 12 67 45;1 0 46 48;4 12 327 45;4 12 169 0;4 14 165 329;4 given,10;4 16 331;4 14 330 332;4 given,9;4 16 334;4 14 330 335;4 given,1;4 given,0;4 14 337 338;0 2 3 54;3 c99/100;0 2 341 2;4 10 340 342;3 c101/100;0 2 344 2;4 12 340 345;4 15 343 346;4 14 339 347;4 10 54 55;4 10 54 42;4 8 54 42;4 18 41 350 351;4 10 188 6;4 12 195 197;4 10 195 55;4 12 194 0;4 12 97 98;4 14 208 357;1 c8;0 3 54 359;1 c2;0 2 360 361;1 c9;0 2 362 363;0 2 364 45;0 3 365 14;4 12 80 366;4 15 358 367;0 0 157 160;4 11 136 369;4 14 158 370;4 14 165 244;3 c1/5;0 2 373 61;4 12 257 374;4 14 95 375;6 date,2025-01-01;4 10 24 377;4 changes,0;4 15 378 379;6 date,2026-01-01;4 13 25 381;4 15 380 382;4 10 266 0","items":[["i",0,null,[0,false],[1,true]],["i",1,4,[0,false],[5,true]],["i",2,6,[7,true],[8,true]],["i",3,9,[10,true],[11,true]],["i",4,0,[0,true]],["i",5,12,[12,true],[13,true]],["i",6,0,[0,true]],["i",7,0,[0,true]],["i",8,null,[0«4:,true]],["i",‹9›,0,[0»,true]],["i",13,12,[12,true],[14,true]],["i",14,12,[12,true],[15,true]],["i",15,0,[0,true]],["i",16,0,[0,true]],["i",17,16],["i",18,16],["i",19,16],["i",20,16],["i",21,35],[0,0,37],[1,0,40,0],[2,0,44],[3,1,50],[4,1,52],[5,1,53],[6,4,56],[7,0,58,0],[8,0,62,0,null,59],[9,0,62,0,null,63],[10,0,64,0],[11,0,68,0],[12,0,69,0],[13,0,70,0],[14,0,74,0,null,71],[15,0,75,0],[16,0,91],[17,0,94,0],[18,0,100,0],[19,0,102],[20,0,105,0],[21,0,107],[22,0,89],[23,0,110],[24,0,112,0],[25,0,113,0],[26,0,121],[27,0,123],[28,0,125],[29,0,135,0],[30,0,136],[31,0,141,0],[32,4,143],[33,0,146,0],[34,0,151,0],[35,0,155,0],[36,0,161],[37,0,164],[38,4,168,null,165],[39,0,170,0,165],[40,0,172,0,165],[41,4,179,null,165],[42,0,183,null,165],[43,0,187,null,165],[44,0,189,0],[45,0,192,0],[46,0,198,0],[47,0,202],[48,0,207,0],[49,0,209,0,null,208],[50,0,212,0],[51,0,213,0,null,208],[52,0,215,0],[53,0,216,0,null,208],[54,0,219,0],[55,0,220,0,null,208],[56,0,222,0],[57,0,223,0,null,208],[58,0,232],[59,0,235,0,null,233],[60,0,243,null,165],[61,0,247,0,165],[62,0,250,0,165],[63,0,251,0],[64,0,260],[65,0,265],[66,0,267],[67,0,270,0,null,null,268,269],[68,0,272,0,null,null,205,271],[69,0,274,0,null,null,210,273],[70,0,276,0,null,null,210,275],[71,0,278,0,null,null,217,277],[72,0,280,0,null,null,217,279],[73,0,282,0,null,null,217,281],[74,3,286],[75,0,290,0,null,null,288,289],[76,0,292,0,null,null,217,291],[77,0,294,0,null,null,288,293],[78,0,298,0,null,95],[79,0,311],[80,0,314],[81,0,325]],"parameters":[["UMA",null],["salario_minimo_general",null],["salario_minimo_zlfn",null],["subsidio_tasa",null],["subsidio_limite",null],["factor_minimo",null],["prima_riesgo_minima",null],["prima_riesgo_maxima",null]],"notices":[["refuse","VALIDATION_ERROR","warning","sunday_bonus_days","employee",null,326,["No hay ",67," domingos en ",45," días"]],["refuse","VALIDATION_ERROR","warning","inputs.dias_incapacidad","inputs",null,328,["El periodo es de ",45," días: no caben ",46," de ausencia y ",48," de incapacidad (LSS art. 31)"]],["refuse","VALIDATION_ERROR","warning","history.isr_anterior_del_mes","history",null,333,["Con la base de los periodos anteriores del mes se envía lo que se les retuvo (LISR art. 96)"]],["refuse","VALIDATION_ERROR","warning","history.sueldo_anterior_del_mes","history",null,336,["Con la base de los periodos anteriores del mes se envía su sueldo (LISR art. 96, primer párrafo)"]],["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,348,["El salario mensual ",2," y 30 veces el diario ",54," difieren en más del 1 %; se usa el diario"]],["warn","BELOW_MINIMUM_WAGE","warning","daily_salary","employee",null,349,["El salario diario ",54," es menor que el mínimo de ",55,"; puede ser correcto en jornada parcial"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.zona_libre_frontera_norte","override",null,352,["El salario diario ",54," no concuerda con la zona; el mínimo de la frontera norte es ",42]],["warn","FACTOR_BELOW_LEGAL_MINIMUM","warning","factor_integracion","employee",null,353,["El factor de integración ",188," es menor que el de las prestaciones mínimas, ",6]],["warn","CONTRIBUTION_BASE_CAPPED","info","sbc","employee",null,354,["El salario integrado pasa de 25 UMA; se cotiza sobre ",199]],["warn","CONTRIBUTION_BASE_FLOORED","info","sbc","employee",null,355,["El salario integrado no llega al mínimo; se cotiza sobre ",199]],["warn","DESPENSA_INTEGRATES_SBC","info","grocery_voucher_amount","employee",null,356,["La despensa pasa del 40 % de la UMA; ",194," diarios integran el salario base"]],["warn","OVERTIME_EXEMPTION_CAPPED","info","overtime_amount","employee",null,368,["Las horas extra de ",80," pasan del tope exento de 5 UMA o de 9 horas dobles por semana"]],["warn","MINIMUM_WAGE_EXEMPT","info","isr","employee",null,156,["A quien solo percibe el salario mínimo de ",55," no se le retiene"]],["warn","SUBSIDY_CLIFF","info","isr","employee",null,371,["La base ",136," pasa por menos de un subsidio del límite de ",157]],["warn","MONTH_TAX_ADJUSTED","info","isr","employee",null,372,["Último periodo del mes: su impuesto es de ",236," sobre ",171]],["warn","INFONAVIT_OVER_LIMIT","warning","infonavit_credit_amount","employee",null,376,["El crédito de ",257," pasa del 20 % del salario mínimo (LFT art. 97-III)"]],["warn","PARAM_CHANGE_INSIDE_PERIOD","info","period","period",null,383,["El 1 de enero o el 1 de febrero cambian cifras dentro del periodo; se usan las del último día"]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,384,["Las deducciones superan las percepciones en este periodo"]]],"tables":[[0,null,0,null,null],[0,null,0,null,45],[0,"UMA",3,null,null]]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [UMA$rows, salario_minimo_general$rows, salario_minimo_zlfn$rows, subsidio_tasa$rows, subsidio_limite$rows, factor_minimo$rows,
    prima_riesgo_minima$rows, prima_riesgo_maxima$rows], tables: [tarifa_mensual, tarifa_diaria, ceav] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
