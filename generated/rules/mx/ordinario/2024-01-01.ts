// MX.ordinario 2024.1: Sueldos y salarios
// Emitted from generated/rules/mx/ordinario/2024-01-01.pay by payroll compile. Do not edit.
// file    sha256:33eae7e5d4adb3e15d54007cd79bec8f07e0c935b66f74b995a8433fb048bac8
// meaning sha256:7904d687579b3bb7a8592ff1498cbcb86862e4a5d924f7cff6a8c842142f7fa6
import * as rt from '../../../../runtime/index.ts';
import { $file, UMA$rows, salario_minimo_general$rows, salario_minimo_zlfn$rows, factor_minimo$rows,
  prima_riesgo_minima$rows, prima_riesgo_maxima$rows, tarifa_mensual, tarifa_diaria, tabla_subsidio_mensual,
  tabla_subsidio_diario, ceav, $sources, $provenance, $inputs, $steps } from './2024-01-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'generated/rules/mx/ordinario/2024-01-01.pay',
    fingerprint: 'sha256:33eae7e5d4adb3e15d54007cd79bec8f07e0c935b66f74b995a8433fb048bac8',
    meaning: 'sha256:7904d687579b3bb7a8592ff1498cbcb86862e4a5d924f7cff6a8c842142f7fa6', country: 'MX', scheme: 'ordinario',
    label: 'Sueldos y salarios', version: '2024.1', currency: 'MXN', validFrom: '2024-01-01', validUntil: '2024-04-30',
    periods: ['monthly', 'biweekly', 'weekly'], proration: 'native', days: 'as_given', asOf: 'period_end',
    laws: ['LFT art. 20; LISR art. 94; LSS art. 12-I'],
    changes: [{ date: '2024-01-01', summary: 'Salarios mínimos y cuota de cesantía y vejez de 2024', law: 'CONASAMI; Decreto DOF 16-12-2020' },
      { date: '2024-02-01', summary: 'UMA de 2024', law: 'INEGI' }],
    employerTables: [{ id: 'imss_patronal', label: 'IMSS patronal' }, { id: 'rcv_patronal', label: 'Retiro, cesantía y vejez' },
      { id: 'infonavit_patronal', label: 'INFONAVIT' }, { id: 'cuota_obrera_patronal', label: 'Cuota obrera a cargo del patrón (art. 36 LSS)' }],
    summary: { total_deductions: 'total_deducciones', net_salary: 'neto', employer_contributions_total: 'costo_patronal_total' },
    sources: $sources, provenance: $provenance, inputs: $inputs, steps: $steps }, 'half_up:0.01');

const $parameters = rt.byDate(($at) => ({
  factor_minimo: rt.scaledWorth($at, 10000n, factor_minimo$rows),
  prima_riesgo_minima: rt.scaledWorth($at, 200n, prima_riesgo_minima$rows),
  prima_riesgo_maxima: rt.scaledWorth($at, 20n, prima_riesgo_maxima$rows),
  UMA: rt.scaledWorth($at, 100n, UMA$rows),
  salario_minimo_zlfn: rt.scaledWorth($at, 100n, salario_minimo_zlfn$rows),
  salario_minimo_general: rt.scaledWorth($at, 100n, salario_minimo_general$rows),
  tarifa_mensual$rows1: rt.scaledRows(tarifa_mensual, { date: $at }, 100n, 2500n),
  tarifa_diaria$rows1: rt.scaledRows(tarifa_diaria, { date: $at }, 100n, 2500n),
  tabla_subsidio_mensual$rows1: rt.scaledRows(tabla_subsidio_mensual, { date: $at }, 100n, 100n),
  tabla_subsidio_diario$rows1: rt.scaledRows(tabla_subsidio_diario, { date: $at }, 100n, 100n),
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
  // Días de ausencia sin salario
  if ($n[8]! < 0 || $n[8]! > 7) return false;
  const dias_ausencia = $s[8] = rt.sentOr($n[8]!, 0);
  // Días con incapacidad del IMSS
  if ($n[9]! < 0 || $n[9]! > 31) return false;
  const dias_incapacidad = $s[9] = rt.sentOr($n[9]!, 0);
  // Comisiones del periodo
  if ($n[10]! < 0) return false;
  const comisiones_del_periodo = $s[10] = rt.sentOr($n[10]!, 0);
  // Otras percepciones gravadas del periodo
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
  // UMA diaria
  const uma_diaria = $s[16] = $f.UMA;
  // UMA mensual
  const $2 = $s[18] = uma_diaria * 38;
  const $3 = $2 * 4;
  $s[17] = Math.floor((2 * $3 + 5) / 10);
  // Salario mínimo
  const salario_minimo = $s[19] = zona_libre_frontera_norte ? $f.salario_minimo_zlfn : $f.salario_minimo_general;
  // Días que se pagan y cotizan a todo
  const $6 = $row.days - dias_ausencia - dias_incapacidad;
  const dias_pagados = $s[20] = 0 > $6 ? 0 : $6;
  // Días que cotizan a enfermedades y maternidad
  const $8 = $row.days - dias_incapacidad;
  const dias_enfermedades_maternidad = $s[21] = 0 > $8 ? 0 : $8;
  // Días que cotizan al retiro y al INFONAVIT
  const $10 = $row.days - dias_ausencia;
  const dias_retiro_vivienda = $s[22] = 0 > $10 ? 0 : $10;
  // Gana el salario mínimo
  const es_sm = daily_salary <= salario_minimo * 3000;
  $s[23] = es_sm ? 1 : 0;
  // Sueldo
  const $12 = $s[25] = daily_salary * dias_pagados;
  const sueldo = $s[24] = Math.floor(($12 + 1500) / 3000);
  // Premio por puntualidad
  let bono_puntualidad = 0;
  if (con_puntualidad) {
    bono_puntualidad = $s[26] = Math.floor((sueldo + 5) / 10);
    $s[27] = sueldo;
  }
  // Premio por asistencia
  let bono_asistencia = 0;
  if (con_asistencia) {
    bono_asistencia = $s[28] = Math.floor((sueldo + 5) / 10);
    $s[29] = sueldo;
  }
  // Horas extra
  if (overtime_amount > 4503599627370395) return false;
  const horas_extra = $s[30] = Math.floor((overtime_amount + 50) / 100);
  $s[31] = overtime_amount;
  // Prima dominical
  const $17 = $s[33] = daily_salary * sunday_bonus_days;
  const prima_dominical = $s[32] = Math.floor(($17 + 6000) / 12000);
  // Comisiones
  if (comisiones_del_periodo > 4503599627370395) return false;
  const comisiones = $s[34] = Math.floor((comisiones_del_periodo + 50) / 100);
  $s[35] = comisiones_del_periodo;
  // Otras percepciones gravadas
  if (otras_percepciones_gravadas > 4503599627370395) return false;
  const otros_ingresos_gravados = $s[36] = Math.floor((otras_percepciones_gravadas + 50) / 100);
  $s[37] = otras_percepciones_gravadas;
  // Despensa en efectivo
  let bono_despensa = 0;
  if (con_despensa) {
    const $21 = $s[39] = uma_diaria * $row.days;
    const $22 = $21 * 2;
    bono_despensa = $s[38] = Math.floor((2 * $22 + 5) / 10);
  }
  // Vales de despensa
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
  // Horas extra exentas: 5 UMA por semana
  const $26 = $s[44] = uma_diaria * $row.days;
  const $27 = $26 * 5;
  const horas_extra_tope = $s[43] = Math.floor((2 * $27 + 7) / 14);
  // Horas extra exentas
  let $30: number;
  if (es_sm) {
    $30 = horas_extra * 2;
  } else {
    const $29 = horas_extra_tope * 2;
    $30 = horas_extra < $29 ? horas_extra : $29;
  }
  const horas_extra_exento = $s[45] = Math.floor(($30 + 1) / 2);
  $s[46] = $30;
  // Horas extra gravadas
  $s[47] = horas_extra - horas_extra_exento;
  // Prima dominical exenta
  let $34: number;
  if (es_sm) {
    $34 = prima_dominical;
  } else {
    const $33 = uma_diaria * sunday_bonus_days;
    $34 = prima_dominical < $33 ? prima_dominical : $33;
  }
  const prima_dominical_exento = $s[48] = $34;
  // Prima dominical gravada
  $s[49] = prima_dominical - prima_dominical_exento;
  // Previsión social del periodo
  const total_prevision_social = $s[50] = bono_despensa + vales_despensa;
  // Otros ingresos del periodo
  const otros_ingresos_del_periodo = $s[51] = total_percepciones - total_prevision_social;
  // Siete UMA del periodo
  const limite_7_uma = $s[52] = uma_diaria * 7 * $row.days;
  // Una UMA del periodo
  const limite_1_uma = $s[53] = uma_diaria * $row.days;
  // Previsión social exenta
  const $42 = total_percepciones <= limite_7_uma;
  $s[54] = $42 ? 1 : 0;
  let $43: number;
  if ($42) {
    $43 = total_prevision_social;
  } else {
    const $40 = limite_7_uma - otros_ingresos_del_periodo;
    const $41 = limite_1_uma > $40 ? limite_1_uma : $40;
    $43 = total_prevision_social < $41 ? total_prevision_social : $41;
  }
  const prevision_social_exento = $s[55] = $43;
  // Previsión social gravada
  $s[56] = total_prevision_social - prevision_social_exento;
  // Total exento
  $s[57] = horas_extra_exento + prima_dominical_exento + prevision_social_exento;
  // Base gravable ISR
  const $46 = prevision_social_exento - bono_despensa;
  const $47 = $46 > 0 ? $46 : 0;
  const base_isr = $s[58] = sueldo +
    bono_puntualidad +
    bono_asistencia +
    (horas_extra - horas_extra_exento) +
    (prima_dominical - prima_dominical_exento) +
    comisiones +
    otros_ingresos_gravados +
    (bono_despensa - (bono_despensa < prevision_social_exento ? bono_despensa : prevision_social_exento)) +
    (vales_despensa - ($47 < vales_despensa ? $47 : vales_despensa));
  // Total gravado
  $s[59] = base_isr;
  // ISR según tarifa
  $s[61] = -1;
  $s[63] = -1;
  const $53 = rt.same($row.period.type, 'monthly');
  $s[60] = $53 ? 1 : 0;
  let $54: number;
  if ($53) {
    const $49 = $s[61] = rt.rowOf($f.tarifa_mensual$rows1, base_isr, 1, false);
    if ($49 < 0) return false;
    $s[62] = base_isr;
    const $50 = rt.excessOf($f.tarifa_mensual$rows1, $49, base_isr, 1);
    if (Number.isNaN($50)) return false;
    $54 = $50;
  } else {
    const $51 = $s[63] = rt.rowOf($f.tarifa_diaria$rows1, base_isr, $row.days, false);
    if ($51 < 0) return false;
    $s[64] = base_isr;
    $s[65] = $row.days;
    const $52 = rt.excessOf($f.tarifa_diaria$rows1, $51, base_isr, $row.days);
    if (Number.isNaN($52)) return false;
    $54 = $52;
  }
  if ($54 > 4503599627367995) return false;
  const isr_determinado = $s[66] = Math.floor(($54 + 1250) / 2500);
  $s[67] = $54;
  // Solo percibe el salario mínimo
  const exento_por_sm = es_sm && base_isr === sueldo;
  $s[68] = exento_por_sm ? 1 : 0;
  // Subsidio para el empleo causado
  $s[69] = -1;
  $s[71] = -1;
  let $61: number;
  if ($53) {
    const $56 = $s[69] = rt.rowOf($f.tabla_subsidio_mensual$rows1, base_isr, 1, false);
    if ($56 < 0) return false;
    $s[70] = base_isr;
    $61 = $f.tabla_subsidio_mensual$rows1.value[$56]!;
  } else {
    const $58 = $s[71] = rt.rowOf($f.tabla_subsidio_diario$rows1, base_isr, $row.days, false);
    if ($58 < 0) return false;
    $s[72] = base_isr;
    $s[73] = $row.days;
    const $59 = $f.tabla_subsidio_diario$rows1.value[$58]!;
    const $60 = $59 * $row.days;
    if ($60 > rt.SAFE || $60 < -rt.SAFE) return false;
    $61 = $60;
  }
  const subsidio_empleo_causado = $s[74] = $61;
  // Subsidio para el empleo aplicado
  const subsidio_empleo = $s[75] = subsidio_empleo_causado < isr_determinado ? subsidio_empleo_causado : isr_determinado;
  // Subsidio para el empleo entregado
  const subsidio_entregado = $s[76] = subsidio_empleo_causado - subsidio_empleo;
  // Salario diario integrado
  const $64 = $s[78] = daily_salary * factor_integracion;
  if ($64 > 4503599597370495) return false;
  const sdi = $s[77] = Math.floor(($64 + 15000000) / 30000000);
  // Excedente diario de despensa
  if (!($row.days > 0)) return false;
  const $66 = $s[81] = $row.days;
  const $67 = uma_diaria * 2 * $66;
  if ($67 > rt.SAFE) return false;
  const $68 = 0 * $66;
  const $69 = total_prevision_social * 5 - $67;
  const $70 = $s[80] = $68 > $69 ? $68 : $69;
  const $71 = rt.wholeOf($70, 5 * $66, 'half_up');
  if (Number.isNaN($71)) return false;
  const excedente_despensa_diario = $s[79] = $71;
  // Salario base de cotización
  const $72 = sdi + excedente_despensa_diario;
  const $73 = $72 > salario_minimo ? $72 : salario_minimo;
  const $74 = uma_diaria * 25;
  const sbc = $s[82] = $73 < $74 ? $73 : $74;
  // Excedente diario de 3 UMA
  const $76 = sbc - uma_diaria * 3;
  const excedente_3_uma_diario = $s[83] = 0 > $76 ? 0 : $76;
  // Cuota obrera, excedente
  const $78 = $s[85] = excedente_3_uma_diario * dias_enfermedades_maternidad;
  const cuota_excedente_obrero = $s[84] = Math.floor(($78 + 125) / 250);
  // IMSS excedente (trabajador)
  let imss_excedente_obrero = 0;
  const $80 = !es_sm;
  $s[86] = $80 ? 1 : 0;
  if ($80) {
    imss_excedente_obrero = $s[87] = cuota_excedente_obrero;
  }
  // Cuota obrera, prestaciones en dinero
  const $81 = $s[89] = sbc * dias_enfermedades_maternidad;
  const cuota_prestaciones_dinero_obrero = $s[88] = Math.floor(($81 + 200) / 400);
  // IMSS prestaciones en dinero (trabajador)
  let imss_prestaciones_dinero_obrero = 0;
  if ($80) {
    imss_prestaciones_dinero_obrero = $s[90] = cuota_prestaciones_dinero_obrero;
  }
  // Cuota obrera, gastos médicos de pensionados
  const $83 = $s[92] = sbc * dias_enfermedades_maternidad * 3;
  const cuota_gastos_medicos_pensionados_obrero = $s[91] = Math.floor(($83 + 400) / 800);
  // IMSS gastos médicos de pensionados (trabajador)
  let imss_gastos_medicos_pensionados_obrero = 0;
  if ($80) {
    imss_gastos_medicos_pensionados_obrero = $s[93] = cuota_gastos_medicos_pensionados_obrero;
  }
  // Cuota obrera, invalidez y vida
  const $85 = $s[95] = sbc * dias_pagados;
  const cuota_invalidez_vida_obrero = $s[94] = Math.floor(($85 + 80) / 160);
  // IMSS invalidez y vida (trabajador)
  let imss_invalidez_vida_obrero = 0;
  if ($80) {
    imss_invalidez_vida_obrero = $s[96] = cuota_invalidez_vida_obrero;
  }
  // Cuota obrera, cesantía y vejez
  const $87 = $s[98] = sbc * dias_pagados * 9;
  const cuota_cesantia_vejez_obrero = $s[97] = Math.floor(($87 + 400) / 800);
  // IMSS cesantía y vejez (trabajador)
  let imss_cesantia_vejez_obrero = 0;
  if ($80) {
    imss_cesantia_vejez_obrero = $s[99] = cuota_cesantia_vejez_obrero;
  }
  // IMSS del trabajador
  $s[100] = imss_excedente_obrero +
    imss_prestaciones_dinero_obrero +
    imss_gastos_medicos_pensionados_obrero +
    imss_invalidez_vida_obrero +
    imss_cesantia_vejez_obrero;
  // ISR retenido
  let isr = 0;
  const $90 = !exento_por_sm;
  $s[101] = $90 ? 1 : 0;
  if ($90) {
    isr = $s[102] = isr_determinado - subsidio_empleo;
  }
  // Crédito INFONAVIT
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
  // Cuota fija
  const $96 = $s[110] = uma_diaria * dias_enfermedades_maternidad;
  const $97 = $s[109] = $96 * 51;
  const cuota_fija = $s[108] = Math.floor(($97 + 125) / 250);
  $s[111] = 51;
  // Excedente
  const $99 = $s[114] = excedente_3_uma_diario * dias_enfermedades_maternidad;
  const $100 = $s[113] = $99 * 11;
  const excedente_patronal = $s[112] = Math.floor(($100 + 500) / 1000);
  $s[115] = 11;
  // Prestaciones en dinero
  const $102 = $s[118] = sbc * dias_enfermedades_maternidad;
  const $103 = $s[117] = $102 * 7;
  const prestaciones_dinero_patronal = $s[116] = Math.floor(($103 + 500) / 1000);
  $s[119] = 7;
  // Gastos médicos de pensionados
  const $105 = $s[122] = sbc * dias_enfermedades_maternidad;
  const $106 = $s[121] = $105 * 21;
  const gastos_medicos_pensionados_patronal = $s[120] = Math.floor(($106 + 1000) / 2000);
  $s[123] = 21;
  // Riesgo de trabajo
  const $108 = $s[126] = sbc * dias_pagados;
  const $109 = $s[125] = $108 * risk_class_rate;
  const riesgo_trabajo = $s[124] = Math.floor(($109 + 5000000) / 10000000);
  $s[127] = risk_class_rate;
  // Invalidez y vida
  const $111 = $s[130] = sbc * dias_pagados;
  const $112 = $s[129] = $111 * 7;
  const invalidez_vida_patronal = $s[128] = Math.floor(($112 + 200) / 400);
  $s[131] = 7;
  // Guarderías y prestaciones sociales
  const $114 = $s[133] = sbc * dias_pagados;
  const guarderias = $s[132] = Math.floor(($114 + 50) / 100);
  $s[134] = $114;
  $s[135] = 1;
  // Tasa patronal de cesantía y vejez
  $s[137] = -1;
  const $119 = sbc <= salario_minimo;
  $s[136] = $119 ? 1 : 0;
  let $120: number;
  if ($119) {
    $120 = 3150;
  } else {
    const $116 = $s[138] = sbc * 100;
    const $117 = $s[137] = rt.rowOf($f.ceav$rows1, $116, 1, false);
    if ($117 < 0) return false;
    $120 = $f.ceav$rows1.value[$117]!;
  }
  const tasa_ceav = $s[139] = $120;
  // Retiro
  const $121 = $s[141] = sbc * dias_retiro_vivienda;
  const retiro = $s[140] = Math.floor(($121 + 25) / 50);
  $s[142] = $121;
  $s[143] = 1;
  // Cesantía en edad avanzada y vejez
  const $123 = $s[146] = sbc * dias_pagados;
  const $124 = $s[145] = $123 * tasa_ceav;
  const cesantia_vejez_patronal = $s[144] = Math.floor(($124 + 50000) / 100000);
  $s[147] = tasa_ceav;
  // Aportación INFONAVIT
  const $126 = $s[149] = sbc * dias_retiro_vivienda;
  const infonavit_aportacion = $s[148] = Math.floor(($126 + 10) / 20);
  $s[150] = $126;
  $s[151] = 1;
  // Cuota obrera absorbida
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
  // Ingreso límite del subsidio en el periodo
  let $133: number;
  if ($53) {
    $s[156] = $f.tabla_subsidio_mensual$rows1.top;
    $133 = $f.tabla_subsidio_mensual$rows1.top;
  } else {
    const $132 = $s[157] = $f.tabla_subsidio_diario$rows1.top * $row.days;
    if ($132 > rt.SAFE || $132 < -rt.SAFE) return false;
    $133 = $132;
  }
  const limite_subsidio = $s[158] = $133;
  // Subsidio que se pierde al pasar del límite
  $s[159] = -1;
  $s[161] = -1;
  let $139: number;
  if ($53) {
    const $134 = $s[159] = rt.rowOf($f.tabla_subsidio_mensual$rows1, limite_subsidio, 1, false);
    if ($134 < 0) return false;
    $s[160] = limite_subsidio;
    $139 = $f.tabla_subsidio_mensual$rows1.value[$134]!;
  } else {
    const $136 = $s[161] = rt.rowOf($f.tabla_subsidio_diario$rows1, limite_subsidio, $row.days, false);
    if ($136 < 0) return false;
    $s[162] = limite_subsidio;
    $s[163] = $row.days;
    const $137 = $f.tabla_subsidio_diario$rows1.value[$136]!;
    const $138 = $137 * $row.days;
    if ($138 > rt.SAFE || $138 < -rt.SAFE) return false;
    $139 = $138;
  }
  const subsidio_en_el_limite = $s[164] = $139;
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
    const $140 = zona_libre_frontera_norte ? daily_salary < $f.salario_minimo_zlfn * 3000 : daily_salary === $f.salario_minimo_zlfn * 3000;
    if ($140) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(4, rt.ratio(daily_salary, 300000n), rt.ratio($f.salario_minimo_zlfn, 100n));
    }
    if (factor_integracion < $f.factor_minimo) {
      // FACTOR_BELOW_LEGAL_MINIMUM
      $notes.add(5, rt.ratio(factor_integracion, 10000n), rt.ratio($f.factor_minimo, 10000n));
    }
    if (sdi + excedente_despensa_diario > uma_diaria * 25) {
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
    let $142: boolean = $80 && horas_extra > horas_extra_tope * 2;
    if (!$142) {
      const $141 = horas_extra * 28000;
      if ($141 > rt.SAFE) return false;
      $142 = $141 > daily_salary * 3 * $row.days;
    }
    if ($142) {
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
    if ($row.period.start < '2024-01-01' || rt.changesWithin(UMA$rows, $row.period.start, $at)) {
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

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '{"size":165,"scales":[10000,10000,10000,10000000,10000,1,10000,10000,1,1,10000,10000,1,1,1,1],"values":[["parameter","UMA",100],0,["input",15,[15,1]],["parameter","salario_minimo_zlfn",100],["parameter","salario_minimo_general",100],["period","days","number",[]],["input",8,[8,1]],["input",9,[9,1]],["input",1,[1,300000]],2,3,["input",12,[12,1]],7,["input",13,[13,1]],["input",4,[4,10000]],["input",5,[5,1]],["input",10,[10,10000]],["input",11,[11,10000]],["input",14,[14,1]],["input",6,[6,10000]],8,9,10,11,12,13,14,15,6,17,18,20,16,22,24,25,23,26,29,["period","type","choice",["monthly","biweekly","weekly","event"]],33,31,34,["input",2,[2,10000]],36,37,38,39,4,40,42,44,46,48,41,43,45,47,49,32,["input",7,[7,10000]],51,52,35,53,54,["input",3,[3,10000000]],5,63,56,57,58,59,60,61,62,64,65,66,67,["kept","upper_limit(tabla_subsidio_mensual)","money",156],["kept","upper_limit(tabla_subsidio_diario)","money",157],71],"tables":[{"table":0,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[61,62,null],"isConditional":1},{"table":1,"rows":"tarifa_diaria$rows1","scales":[100,2500,250000],"slots":[63,64,65],"isConditional":1},{"table":2,"rows":"tabla_subsidio_mensual$rows1","gives":"money","scales":[100,100,10000],"slots":[69,70,null],"scalesValue":1,"isConditional":1},{"table":3,"rows":"tabla_subsidio_diario$rows1","gives":"money","scales":[100,100,10000],"slots":[71,72,73],"scalesValue":1,"isConditional":1},{"table":4,"rows":"ceav$rows1","scales":[10000,100000,1000000000],"slots":[137,138,null],"isConditional":1},{"table":2,"rows":"tabla_subsidio_mensual$rows1","gives":"money","scales":[100,100,10000],"slots":[159,160,null],"scalesValue":1,"isConditional":1},{"table":3,"rows":"tabla_subsidio_diario$rows1","gives":"money","scales":[100,100,10000],"slots":[161,162,163],"scalesValue":1,"isConditional":1}],"steps":[[16,[0]],[17,[1],[18,125]],[19,[2,[[3],15,1,1],[[4],15,0,0]]],[[20,1],[5,6,7]],[[21,1],[5,7]],[[22,1],[5,6]],[[23,1],[8,9]],[24,[8,10],[25,300000]],[26,[11,[[12],12,1,1]],[27,1000],null,12],[28,[13,[[12],13,1,1]],[29,1000],null,13],[30,[14],[31,10000]],[32,[8,15],[33,1200000]],[34,[16],[35,10000]],[36,[17],[37,10000]],[38,[18,[[1,5],14,1,1]],[39,250],null,14],[40,[19],[41,10000]],[42,[12,20,21,22,23,24,25,26,27]],[43,[1,5],[44,140]],[45,[28,[[22],23,1,1],[[22,29],23,0,0]],[46,200]],[47,[22,30]],[48,[28,[[23],23,1,1],[[23,1,15],23,0,0]]],[49,[23,31]],[50,[26,27]],[51,[32,33]],[52,[1,5]],[53,[1,5]],[55,[32,34,[[33],54,1,1],[[33,35,34,36],54,0,0]]],[56,[33,37]],[57,[30,31,37]],[58,[12,20,21,22,30,23,31,24,25,26,26,37,27,37,26,27]],[59,[38]],[66,[39,[[38],60,1,1],[[38],60,0,0],-1,-2],[67,250000]],[[68,1],[28,[[38,12],23,1,1]]],[74,[39,[[38],60,1,1],[[38],60,0,0],-3,-4]],[75,[40,41]],[76,[40,42]],[77,[8,43],[78,3000000000]],[79,[33,5,1],[80,500,81]],[82,[44,45,9,1]],[83,[46,1]],[84,[47,48],[85,25000]],[87,[28,[[49],86,1,1]],null,null,86],[88,[46,48],[89,40000]],[90,[28,[[50],86,1,1]],null,null,86],[91,[46,48],[92,80000]],[93,[28,[[51],86,1,1]],null,null,86],[94,[46,10],[95,16000]],[96,[28,[[52],86,1,1]],null,null,86],[97,[46,10],[98,80000]],[99,[28,[[53],86,1,1]],null,null,86],[100,[54,55,56,57,58]],[102,[59,[[41,42],101,1,1]],null,null,101],[103,[60],[104,10000]],[105,[54,55,56,57,58,61,62]],[106,[32,63,64]],[107,[65,27]],[108,[1,48],[109,25000],null,null,110,[111,250]],[112,[47,48],[113,100000],null,null,114,[115,1000]],[116,[46,48],[117,100000],null,null,118,[119,1000]],[120,[46,48],[121,200000],null,null,122,[123,2000]],[124,[46,10,66],[125,1000000000],null,null,126,[127,10000000]],[128,[46,10],[129,40000],null,null,130,[131,400]],[132,[46,10],[133,10000],null,null,134,135],[[139,100000],[46,9,[[46],136,0,0],-5]],[140,[46,67],[141,5000],null,null,142,[143,50]],[144,[46,10,68],[145,10000000],null,null,146,[147,100000]],[148,[46,67],[149,2000],null,null,150,[151,20]],[152,[28,[[49,50,51,52,53],23,1,1]],null,null,23],[153,[69,70,71,72,73,74,75]],[154,[76,77]],[155,[69,70,71,72,73,74,75,76,77,78,79]],[158,[39,[[80],60,1,1],[[81],60,0,0]]],[164,[39,[[82],60,1,1],[[82],60,0,0],-6,-7]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '{"scheme":["MXN","period_end",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],[0,0,"integer"],[0,0,"number"],[0,0,"rate"],"boolean",{"words":["monthly","biweekly","weekly","event"]},"date"],"roundings":[["half_up",[["1/100",null]]]],"nodes":"0 c0;0 c30000000;0 i0;1 c30;0 3 2 3;0 c1000000;2 p3;1 c1;1 c3;3 c10871/2000000;3 p4;3 p5;1 c0;1 c5;1 c7;1 c31;4 truth,false;0 p0;0 2 7 17;2 c152/5;0 s0;0 2 19 20;4 i15;0 p2;0 p1;0 18 22 23 24;1 period,0;1 i8;1 1 26 27;1 i9;1 1 28 29;1 6 12 30;1 1 26 29;1 6 12 32;1 6 12 28;0 i1;0 s2;4 11 35 36;1 s3;0 2 35 38;4 i12;3 c1/10;0 s7;0 2 41 42;4 i13;0 i4;3 c1/4;0 2 35 46;1 i5;0 2 47 48;0 i10;0 i11;4 i14;3 c2/5;0 2 53 20;0 2 54 26;0 i6;0 s8;0 0 42 57;0 s9;0 0 58 59;0 s10;0 s11;0 0 61 62;0 0 60 63;0 s12;0 s13;0 0 65 66;0 s14;0 s15;0 0 68 69;0 0 67 70;0 0 64 71;0 2 13 20;0 2 73 26;0 3 74 14;4 s6;3 c1/2;0 2 77 61;0 s17;0 5 78 79;0 18 76 61 80;0 s18;0 1 61 82;0 2 20 48;0 5 62 84;0 18 76 62 85;0 s20;0 1 62 87;0 s16;0 s22;0 1 89 90;0 2 14 20;0 2 92 26;0 2 20 26;0 s24;4 11 89 95;0 s25;0 s23;0 1 95 98;0 6 97 99;0 5 90 100;0 18 96 90 101;0 s26;0 1 90 103;0 0 82 87;0 0 105 103;0 0 83 88;0 0 60 107;0 5 68 103;0 1 68 109;0 1 103 68;0 7 111 0 69;0 1 69 112;0 0 110 113;0 0 67 114;0 0 108 115;0 s29;5 period,2;5 word,monthly;4 8 118 119;0 apply,0 117;0 apply,1 117;0 18 120 121 122;4 8 117 42;4 14 76 124;0 apply,2 117;0 apply,3 117;0 18 120 126 127;0 s33;0 s31;0 5 129 130;0 s34;0 1 129 132;2 i2;0 2 35 134;0 3 90 26;0 1 136 54;0 6 0 137;0 s36;0 s37;0 0 139 140;1 c25;0 2 142 20;0 7 141 36 143;0 s38;0 2 8 20;0 1 145 146;0 6 0 147;0 s39;1 s4;0 2 149 150;3 c1/250;0 2 151 152;4 16 76;0 s40;0 2 145 150;3 c1/400;0 2 156 157;0 s42;3 c3/800;0 2 156 160;0 s44;0 2 145 38;3 c1/160;0 2 163 164;0 s46;3 c9/800;0 2 163 167;0 s48;0 s41;0 s43;0 0 170 171;0 s45;0 0 172 173;0 s47;0 s49;0 0 175 176;0 0 174 177;4 s32;4 16 179;0 1 130 132;0 i7;0 0 173 175;0 0 172 183;0 s51;0 0 176 185;0 s52;0 0 186 187;0 0 184 188;0 s35;0 0 89 190;0 s53;0 1 191 192;0 s54;0 1 194 69;0 2 20 150;3 c51/250;0 2 196 197;3 c11/1000;0 2 151 199;3 c7/1000;0 2 156 201;3 c21/2000;0 2 156 203;3 i3;0 2 163 205;3 c7/400;0 2 163 207;3 c1/100;0 2 163 209;4 11 145 36;3 c63/2000;3 apply,4 145;3 18 211 212 213;1 s5;0 2 145 215;3 c1/50;0 2 216 217;3 s63;0 2 163 219;3 c1/20;0 2 216 221;0 0 155 159;0 0 223 162;0 0 166 169;0 0 224 225;0 s56;0 s57;0 0 227 228;0 s58;0 s59;0 0 230 231;0 0 229 232;0 s60;0 s61;0 0 234 235;0 s62;0 0 236 237;0 0 233 238;0 s64;0 s65;0 0 240 241;0 0 229 230;0 0 231 234;0 0 244 235;0 0 243 245;0 0 237 240;0 0 247 241;0 s66;0 s67;0 0 249 250;0 0 248 251;0 0 246 252;0 upper_limit,2;0 upper_limit,3;0 18 120 254 255;0 s71;0 apply,2 257;0 apply,3 257;0 18 120 258 259;4 12 48 26;1 0 27 29;4 12 262 26;4 given,1;4 given,0;4 14 264 265;0 2 3 35;3 c99/100;0 2 268 2;4 10 267 269;3 c101/100;0 2 271 2;4 12 267 272;4 15 270 273;4 14 266 274;4 10 35 36;4 10 35 23;4 8 35 23;4 18 22 277 278;4 10 134 6;4 12 141 143;4 10 141 36;4 12 140 0;4 12 78 79;4 14 154 284;1 c8;0 3 35 286;1 c2;0 2 287 288;1 c9;0 2 289 290;0 2 291 26;0 3 292 14;4 12 61 293;4 15 285 294;4 12 117 257;0 s72;0 0 257 297;4 11 117 298;4 14 296 299;3 c1/5;0 2 301 42;4 12 187 302;4 14 76 303;6 period,3;6 date,2024-01-01;4 10 305 306;4 changes,0;4 15 307 308;4 10 194 0","items":[["i",0,null,[0,false],[1,true]],["i",1,4,[0,false],[5,true]],["i",2,6,[7,true],[8,true]],["i",3,9,[10,true],[11,true]],["i",4,0,[0,true]],["i",5,12,[12,true],[13,true]],["i",6,0,[0,true]],["i",7,0,[0,true]],["i",8,12,[12,true],[14,true]],["i",9,12,[12,true],[15,true]],["i",10,0,[0,true]],["i",11,0,[0,true]],["i",12,16],["i",13,16],["i",14,16],["i",15,16],[0,0,18],[1,0,21,0],[2,0,25],[3,1,31],[4,1,33],[5,1,34],[6,4,37],[7,0,39,0],[8,0,43,0,null,40],[9,0,43,0,null,44],[10,0,45,0],[11,0,49,0],[12,0,50,0],[13,0,51,0],[14,0,55,0,null,52],[15,0,56,0],[16,0,72],[17,0,75,0],[18,0,81,0],[19,0,83],[20,0,86,0],[21,0,88],[22,0,70],[23,0,91],[24,0,93,0],[25,0,94,0],[26,0,102],[27,0,104],[28,0,106],[29,0,116,0],[30,0,117],[31,0,123,0],[32,4,125],[33,0,128],[34,0,131],[35,0,133,0],[36,0,135,0],[37,0,138,0],[38,0,144,0],[39,0,148],[40,0,153,0],[41,0,155,0,null,154],[42,0,158,0],[43,0,159,0,null,154],[44,0,161,0],[45,0,162,0,null,154],[46,0,165,0],[47,0,166,0,null,154],[48,0,168,0],[49,0,169,0,null,154],[50,0,178],[51,0,181,0,null,180],[52,0,182,0],[53,0,189],[54,0,193],[55,0,195],[56,0,198,0,null,null,196,197],[57,0,200,0,null,null,151,199],[58,0,202,0,null,null,156,201],[59,0,204,0,null,null,156,203],[60,0,206,0,null,null,163,205],[61,0,208,0,null,null,163,207],[62,0,210,0,null,null,163,209],[63,3,214],[64,0,218,0,null,null,216,217],[65,0,220,0,null,null,163,219],[66,0,222,0,null,null,216,221],[67,0,226,0,null,76],[68,0,239],[69,0,242],[70,0,253],[71,0,256],[72,0,260]],"parameters":[["UMA",null],["salario_minimo_general",null],["salario_minimo_zlfn",null],["factor_minimo",null],["prima_riesgo_minima",null],["prima_riesgo_maxima",null]],"notices":[["refuse","VALIDATION_ERROR","warning","sunday_bonus_days","employee",null,261,["No hay ",48," domingos en ",26," días"]],["refuse","VALIDATION_ERROR","warning","inputs.dias_incapacidad","inputs",null,263,["El periodo es de ",26," días: no caben ",27," de ausencia y ",29," de incapacidad (LSS art. 31)"]],["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,275,["El salario mensual ",2," y 30 veces el diario ",35," difieren en más del 1 %; se usa el diario"]],["warn","BELOW_MINIMUM_WAGE","warning","daily_salary","employee",null,276,["El salario diario ",35," es menor que el mínimo de ",36,"; puede ser correcto en jornada parcial"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.zona_libre_frontera_norte","override",null,279,["El salario diario ",35," no concuerda con la zona; el mínimo de la frontera norte es ",23]],["warn","FACTOR_BELOW_LEGAL_MINIMUM","warning","factor_integracion","employee",null,280,["El factor de integración ",134," es menor que el de las prestaciones mínimas, ",6]],["warn","CONTRIBUTION_BASE_CAPPED","info","sbc","employee",null,281,["El salario integrado pasa de 25 UMA; se cotiza sobre ",145]],["warn","CONTRIBUTION_BASE_FLOORED","info","sbc","employee",null,282,["El salario integrado no llega al mínimo; se cotiza sobre ",145]],["warn","DESPENSA_INTEGRATES_SBC","info","grocery_voucher_amount","employee",null,283,["La despensa pasa del 40 % de la UMA; ",140," diarios integran el salario base"]],["warn","OVERTIME_EXEMPTION_CAPPED","info","overtime_amount","employee",null,295,["Las horas extra de ",61," pasan del tope exento de 5 UMA o de 9 horas dobles por semana"]],["warn","MINIMUM_WAGE_EXEMPT","info","isr","employee",null,179,["A quien solo percibe el salario mínimo de ",36," no se le retiene"]],["warn","SUBSIDY_CLIFF","info","isr","employee",null,300,["La base ",117," pasa por menos de un subsidio del límite de ",257]],["warn","INFONAVIT_OVER_LIMIT","warning","infonavit_credit_amount","employee",null,304,["El crédito de ",187," pasa del 20 % del salario mínimo (LFT art. 97-III)"]],["warn","PARAM_CHANGE_INSIDE_PERIOD","info","period","period",null,309,["El 1 de enero o el 1 de febrero cambian cifras dentro del periodo; se usan las del último día"]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,310,["Las deducciones superan las percepciones en este periodo"]]],"tables":[[0,null,0,null,null],[0,null,0,null,26],[0,null,0,null,null],[0,null,0,null,26],[0,"UMA",3,null,null]]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [UMA$rows, salario_minimo_general$rows, salario_minimo_zlfn$rows, factor_minimo$rows, prima_riesgo_minima$rows,
    prima_riesgo_maxima$rows], tables: [tarifa_mensual, tarifa_diaria, tabla_subsidio_mensual, tabla_subsidio_diario, ceav] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
