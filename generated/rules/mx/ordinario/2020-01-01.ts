// MX.ordinario 2020.1: Sueldos y salarios
// Emitted from rules/mx/ordinario/2020-01-01.pay by payroll compile. Do not edit.
// file    sha256:4d738a98455741344cdf3dc6161c0dbc9a62ff94f1d477232ed52a8f1ecd4199
// meaning sha256:29ad98103b030d7bcd017e5b04c12d3a8e8db3726dced78ce045f8f456910900
import * as rt from '../../../../runtime/index.ts';
import { $file, UMA$rows, salario_minimo_general$rows, salario_minimo_zlfn$rows, factor_minimo$rows,
  prima_riesgo_minima$rows, prima_riesgo_maxima$rows, tarifa_mensual, tarifa_diaria, tabla_subsidio_mensual,
  tabla_subsidio_diario, $sources, $provenance, $inputs, $steps } from './2020-01-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'rules/mx/ordinario/2020-01-01.pay',
    fingerprint: 'sha256:4d738a98455741344cdf3dc6161c0dbc9a62ff94f1d477232ed52a8f1ecd4199',
    meaning: 'sha256:29ad98103b030d7bcd017e5b04c12d3a8e8db3726dced78ce045f8f456910900', country: 'MX', scheme: 'ordinario',
    label: 'Sueldos y salarios', version: '2020.1', currency: 'MXN', validFrom: '2020-01-01', validUntil: '2020-12-31',
    periods: ['monthly', 'biweekly', 'weekly'], proration: 'native', days: 'as_given', asOf: 'period_end',
    laws: ['LFT art. 20; LISR art. 94; LSS art. 12-I'],
    changes: [{ date: '2020-01-01', summary: 'Salarios mínimos de 2020', law: 'CONASAMI' },
      { date: '2020-02-01', summary: 'UMA de 2020', law: 'INEGI' }],
    employerTables: [{ id: 'imss_patronal', label: 'IMSS patronal' }, { id: 'rcv_patronal', label: 'Retiro, cesantía y vejez' },
      { id: 'infonavit_patronal', label: 'INFONAVIT' }, { id: 'cuota_obrera_patronal', label: 'Cuota obrera a cargo del patrón (art. 36 LSS)' }],
    summary: { total_deductions: 'total_deducciones', net_salary: 'neto', employer_contributions_total: 'costo_patronal_total' },
    sources: $sources, provenance: $provenance, inputs: $inputs, steps: $steps }, 'half_up:0.01');

const $parameters = rt.byDate(($at) => ({
  factor_minimo: rt.scaledWorth($at, 2500n, factor_minimo$rows),
  prima_riesgo_minima: rt.scaledWorth($at, 200n, prima_riesgo_minima$rows),
  prima_riesgo_maxima: rt.scaledWorth($at, 20n, prima_riesgo_maxima$rows),
  UMA: rt.scaledWorth($at, 100n, UMA$rows),
  salario_minimo_zlfn: rt.scaledWorth($at, 25n, salario_minimo_zlfn$rows),
  salario_minimo_general: rt.scaledWorth($at, 50n, salario_minimo_general$rows),
  tarifa_mensual$rows1: rt.scaledRows(tarifa_mensual, { date: $at }, 100n, 2500n),
  tarifa_diaria$rows1: rt.scaledRows(tarifa_diaria, { date: $at }, 100n, 2500n),
  tabla_subsidio_mensual$rows1: rt.scaledRows(tabla_subsidio_mensual, { date: $at }, 100n, 100n),
  tabla_subsidio_diario$rows1: rt.scaledRows(tabla_subsidio_diario, { date: $at }, 100n, 100n),
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
  const factor_integracion = $s[2] = rt.sentOr($n[2]!, $f.factor_minimo * 4);
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
  // Recibe premio por puntualidad
  const con_puntualidad = $n[8]! === 1;
  $s[8] = con_puntualidad ? 1 : 0;
  // Recibe premio por asistencia
  const con_asistencia = $n[9]! === 1;
  $s[9] = con_asistencia ? 1 : 0;
  // Recibe despensa en efectivo
  const con_despensa = $n[10]! === 1;
  $s[10] = con_despensa ? 1 : 0;
  // Trabaja en la Zona Libre de la Frontera Norte
  const zona_libre_frontera_norte = $n[11]! === 1;
  $s[11] = zona_libre_frontera_norte ? 1 : 0;
  // UMA diaria
  const uma_diaria = $s[12] = $f.UMA;
  // UMA mensual
  const $2 = $s[14] = uma_diaria * 38;
  const $3 = $2 * 4;
  $s[13] = Math.floor((2 * $3 + 5) / 10);
  // Salario mínimo
  const salario_minimo = $s[15] = zona_libre_frontera_norte ? $f.salario_minimo_zlfn * 2 : $f.salario_minimo_general;
  // Gana el salario mínimo
  const es_sm = daily_salary <= salario_minimo * 6000;
  $s[16] = es_sm ? 1 : 0;
  // Sueldo
  const $6 = $s[18] = daily_salary * $row.days;
  const sueldo = $s[17] = Math.floor(($6 + 1500) / 3000);
  // Premio por puntualidad
  let bono_puntualidad = 0;
  if (con_puntualidad) {
    bono_puntualidad = $s[19] = Math.floor((sueldo + 5) / 10);
    $s[20] = sueldo;
  }
  // Premio por asistencia
  let bono_asistencia = 0;
  if (con_asistencia) {
    bono_asistencia = $s[21] = Math.floor((sueldo + 5) / 10);
    $s[22] = sueldo;
  }
  // Horas extra
  if (overtime_amount > 4503599627370395) return false;
  const horas_extra = $s[23] = Math.floor((overtime_amount + 50) / 100);
  $s[24] = overtime_amount;
  // Prima dominical
  const $11 = $s[26] = daily_salary * sunday_bonus_days;
  const prima_dominical = $s[25] = Math.floor(($11 + 6000) / 12000);
  // Despensa en efectivo
  let bono_despensa = 0;
  if (con_despensa) {
    const $13 = $s[28] = uma_diaria * $row.days;
    const $14 = $13 * 2;
    bono_despensa = $s[27] = Math.floor((2 * $14 + 5) / 10);
  }
  // Vales de despensa
  if (grocery_voucher_amount > 4503599627370395) return false;
  const vales_despensa = $s[29] = Math.floor((grocery_voucher_amount + 50) / 100);
  $s[30] = grocery_voucher_amount;
  // Total de percepciones
  const total_percepciones = $s[31] = sueldo +
    bono_puntualidad +
    bono_asistencia +
    horas_extra +
    prima_dominical +
    bono_despensa +
    vales_despensa;
  // Horas extra exentas: 5 UMA por semana
  const $18 = $s[33] = uma_diaria * $row.days;
  const $19 = $18 * 5;
  const horas_extra_tope = $s[32] = Math.floor((2 * $19 + 7) / 14);
  // Horas extra exentas
  let $22: number;
  if (es_sm) {
    $22 = horas_extra * 2;
  } else {
    const $21 = horas_extra_tope * 2;
    $22 = horas_extra < $21 ? horas_extra : $21;
  }
  const horas_extra_exento = $s[34] = Math.floor(($22 + 1) / 2);
  $s[35] = $22;
  // Horas extra gravadas
  $s[36] = horas_extra - horas_extra_exento;
  // Prima dominical exenta
  let $26: number;
  if (es_sm) {
    $26 = prima_dominical;
  } else {
    const $25 = uma_diaria * sunday_bonus_days;
    $26 = prima_dominical < $25 ? prima_dominical : $25;
  }
  const prima_dominical_exento = $s[37] = $26;
  // Prima dominical gravada
  $s[38] = prima_dominical - prima_dominical_exento;
  // Previsión social del periodo
  const total_prevision_social = $s[39] = bono_despensa + vales_despensa;
  // Otros ingresos del periodo
  const otros_ingresos_del_periodo = $s[40] = total_percepciones - total_prevision_social;
  // Siete UMA del periodo
  const limite_7_uma = $s[41] = uma_diaria * 7 * $row.days;
  // Una UMA del periodo
  const limite_1_uma = $s[42] = uma_diaria * $row.days;
  // Previsión social exenta
  const $34 = total_percepciones <= limite_7_uma;
  $s[43] = $34 ? 1 : 0;
  let $35: number;
  if ($34) {
    $35 = total_prevision_social;
  } else {
    const $32 = limite_7_uma - otros_ingresos_del_periodo;
    const $33 = limite_1_uma > $32 ? limite_1_uma : $32;
    $35 = total_prevision_social < $33 ? total_prevision_social : $33;
  }
  const prevision_social_exento = $s[44] = $35;
  // Previsión social gravada
  $s[45] = total_prevision_social - prevision_social_exento;
  // Total exento
  $s[46] = horas_extra_exento + prima_dominical_exento + prevision_social_exento;
  // Base gravable ISR
  const $38 = prevision_social_exento - bono_despensa;
  const $39 = $38 > 0 ? $38 : 0;
  const base_isr = $s[47] = sueldo +
    bono_puntualidad +
    bono_asistencia +
    (horas_extra - horas_extra_exento) +
    (prima_dominical - prima_dominical_exento) +
    (bono_despensa - (bono_despensa < prevision_social_exento ? bono_despensa : prevision_social_exento)) +
    (vales_despensa - ($39 < vales_despensa ? $39 : vales_despensa));
  // Total gravado
  $s[48] = base_isr;
  // ISR según tarifa
  $s[50] = -1;
  $s[52] = -1;
  const $45 = rt.same($row.period.type, 'monthly');
  $s[49] = $45 ? 1 : 0;
  let $46: number;
  if ($45) {
    const $41 = $s[50] = rt.rowOf($f.tarifa_mensual$rows1, base_isr, 1, false);
    if ($41 < 0) return false;
    $s[51] = base_isr;
    const $42 = rt.excessOf($f.tarifa_mensual$rows1, $41, base_isr, 1);
    if (Number.isNaN($42)) return false;
    $46 = $42;
  } else {
    const $43 = $s[52] = rt.rowOf($f.tarifa_diaria$rows1, base_isr, $row.days, false);
    if ($43 < 0) return false;
    $s[53] = base_isr;
    $s[54] = $row.days;
    const $44 = rt.excessOf($f.tarifa_diaria$rows1, $43, base_isr, $row.days);
    if (Number.isNaN($44)) return false;
    $46 = $44;
  }
  if ($46 > 4503599627367995) return false;
  const isr_determinado = $s[55] = Math.floor(($46 + 1250) / 2500);
  $s[56] = $46;
  // Solo percibe el salario mínimo
  const exento_por_sm = es_sm && base_isr === sueldo;
  $s[57] = exento_por_sm ? 1 : 0;
  // Subsidio para el empleo causado
  $s[58] = -1;
  $s[60] = -1;
  let $53: number;
  if ($45) {
    const $48 = $s[58] = rt.rowOf($f.tabla_subsidio_mensual$rows1, base_isr, 1, false);
    if ($48 < 0) return false;
    $s[59] = base_isr;
    $53 = $f.tabla_subsidio_mensual$rows1.value[$48]!;
  } else {
    const $50 = $s[60] = rt.rowOf($f.tabla_subsidio_diario$rows1, base_isr, $row.days, false);
    if ($50 < 0) return false;
    $s[61] = base_isr;
    $s[62] = $row.days;
    const $51 = $f.tabla_subsidio_diario$rows1.value[$50]!;
    const $52 = $51 * $row.days;
    if ($52 > rt.SAFE || $52 < -rt.SAFE) return false;
    $53 = $52;
  }
  const subsidio_empleo_causado = $s[63] = $53;
  // Subsidio para el empleo aplicado
  const subsidio_empleo = $s[64] = subsidio_empleo_causado < isr_determinado ? subsidio_empleo_causado : isr_determinado;
  // Subsidio para el empleo entregado
  const subsidio_entregado = $s[65] = subsidio_empleo_causado - subsidio_empleo;
  // Salario diario integrado
  const $56 = $s[67] = daily_salary * factor_integracion;
  if ($56 > 4503599597370495) return false;
  const sdi = $s[66] = Math.floor(($56 + 15000000) / 30000000);
  // Excedente diario de despensa
  if (!($row.days > 0)) return false;
  const $58 = $s[70] = $row.days;
  const $59 = uma_diaria * 2 * $58;
  if ($59 > rt.SAFE) return false;
  const $60 = 0 * $58;
  const $61 = total_prevision_social * 5 - $59;
  const $62 = $s[69] = $60 > $61 ? $60 : $61;
  const $63 = rt.wholeOf($62, 5 * $58, 'half_up');
  if (Number.isNaN($63)) return false;
  const excedente_despensa_diario = $s[68] = $63;
  // Salario base de cotización
  const $64 = sdi + excedente_despensa_diario;
  const $65 = salario_minimo * 2;
  const $66 = $64 > $65 ? $64 : $65;
  const $67 = uma_diaria * 25;
  const sbc = $s[71] = $66 < $67 ? $66 : $67;
  // Excedente diario de 3 UMA
  const $69 = sbc - uma_diaria * 3;
  const excedente_3_uma_diario = $s[72] = 0 > $69 ? 0 : $69;
  // Cuota obrera, excedente
  const $71 = $s[74] = excedente_3_uma_diario * $row.days;
  const cuota_excedente_obrero = $s[73] = Math.floor(($71 + 125) / 250);
  // IMSS excedente (trabajador)
  let imss_excedente_obrero = 0;
  const $73 = !es_sm;
  $s[75] = $73 ? 1 : 0;
  if ($73) {
    imss_excedente_obrero = $s[76] = cuota_excedente_obrero;
  }
  // Cuota obrera, prestaciones en dinero
  const $74 = $s[78] = sbc * $row.days;
  const cuota_prestaciones_dinero_obrero = $s[77] = Math.floor(($74 + 200) / 400);
  // IMSS prestaciones en dinero (trabajador)
  let imss_prestaciones_dinero_obrero = 0;
  if ($73) {
    imss_prestaciones_dinero_obrero = $s[79] = cuota_prestaciones_dinero_obrero;
  }
  // Cuota obrera, gastos médicos de pensionados
  const $76 = $s[81] = sbc * $row.days * 3;
  const cuota_gastos_medicos_pensionados_obrero = $s[80] = Math.floor(($76 + 400) / 800);
  // IMSS gastos médicos de pensionados (trabajador)
  let imss_gastos_medicos_pensionados_obrero = 0;
  if ($73) {
    imss_gastos_medicos_pensionados_obrero = $s[82] = cuota_gastos_medicos_pensionados_obrero;
  }
  // Cuota obrera, invalidez y vida
  const $78 = $s[84] = sbc * $row.days;
  const cuota_invalidez_vida_obrero = $s[83] = Math.floor(($78 + 80) / 160);
  // IMSS invalidez y vida (trabajador)
  let imss_invalidez_vida_obrero = 0;
  if ($73) {
    imss_invalidez_vida_obrero = $s[85] = cuota_invalidez_vida_obrero;
  }
  // Cuota obrera, cesantía y vejez
  const $80 = $s[87] = sbc * $row.days * 9;
  const cuota_cesantia_vejez_obrero = $s[86] = Math.floor(($80 + 400) / 800);
  // IMSS cesantía y vejez (trabajador)
  let imss_cesantia_vejez_obrero = 0;
  if ($73) {
    imss_cesantia_vejez_obrero = $s[88] = cuota_cesantia_vejez_obrero;
  }
  // IMSS del trabajador
  $s[89] = imss_excedente_obrero +
    imss_prestaciones_dinero_obrero +
    imss_gastos_medicos_pensionados_obrero +
    imss_invalidez_vida_obrero +
    imss_cesantia_vejez_obrero;
  // ISR retenido
  let isr = 0;
  const $83 = !exento_por_sm;
  $s[90] = $83 ? 1 : 0;
  if ($83) {
    isr = $s[91] = isr_determinado - subsidio_empleo;
  }
  // Crédito INFONAVIT
  if (infonavit_credit_amount > 4503599627370395) return false;
  const infonavit_credito = $s[92] = Math.floor((infonavit_credit_amount + 50) / 100);
  $s[93] = infonavit_credit_amount;
  // Total de deducciones
  const total_deducciones = $s[94] = imss_excedente_obrero +
    imss_prestaciones_dinero_obrero +
    imss_gastos_medicos_pensionados_obrero +
    imss_invalidez_vida_obrero +
    imss_cesantia_vejez_obrero +
    isr +
    infonavit_credito;
  // Neto
  const neto = $s[95] = total_percepciones + subsidio_entregado - total_deducciones;
  // Neto en efectivo, sin vales
  $s[96] = neto - vales_despensa;
  // Cuota fija
  const $89 = $s[99] = uma_diaria * $row.days;
  const $90 = $s[98] = $89 * 51;
  const cuota_fija = $s[97] = Math.floor(($90 + 125) / 250);
  $s[100] = 51;
  // Excedente
  const $92 = $s[103] = excedente_3_uma_diario * $row.days;
  const $93 = $s[102] = $92 * 11;
  const excedente_patronal = $s[101] = Math.floor(($93 + 500) / 1000);
  $s[104] = 11;
  // Prestaciones en dinero
  const $95 = $s[107] = sbc * $row.days;
  const $96 = $s[106] = $95 * 7;
  const prestaciones_dinero_patronal = $s[105] = Math.floor(($96 + 500) / 1000);
  $s[108] = 7;
  // Gastos médicos de pensionados
  const $98 = $s[111] = sbc * $row.days;
  const $99 = $s[110] = $98 * 21;
  const gastos_medicos_pensionados_patronal = $s[109] = Math.floor(($99 + 1000) / 2000);
  $s[112] = 21;
  // Riesgo de trabajo
  const $101 = $s[115] = sbc * $row.days;
  const $102 = $s[114] = $101 * risk_class_rate;
  const riesgo_trabajo = $s[113] = Math.floor(($102 + 5000000) / 10000000);
  $s[116] = risk_class_rate;
  // Invalidez y vida
  const $104 = $s[119] = sbc * $row.days;
  const $105 = $s[118] = $104 * 7;
  const invalidez_vida_patronal = $s[117] = Math.floor(($105 + 200) / 400);
  $s[120] = 7;
  // Guarderías y prestaciones sociales
  const $107 = $s[122] = sbc * $row.days;
  const guarderias = $s[121] = Math.floor(($107 + 50) / 100);
  $s[123] = $107;
  $s[124] = 1;
  // Retiro
  const $109 = $s[126] = sbc * $row.days;
  const retiro = $s[125] = Math.floor(($109 + 25) / 50);
  $s[127] = $109;
  $s[128] = 1;
  // Cesantía en edad avanzada y vejez
  const $111 = $s[131] = sbc * $row.days;
  const $112 = $s[130] = $111 * 63;
  const cesantia_vejez_patronal = $s[129] = Math.floor(($112 + 1000) / 2000);
  $s[132] = 63;
  // Aportación INFONAVIT
  const $114 = $s[134] = sbc * $row.days;
  const infonavit_aportacion = $s[133] = Math.floor(($114 + 10) / 20);
  $s[135] = $114;
  $s[136] = 1;
  // Cuota obrera absorbida
  let cuota_obrera_absorbida = 0;
  if (es_sm) {
    cuota_obrera_absorbida = $s[137] = cuota_excedente_obrero +
      cuota_prestaciones_dinero_obrero +
      cuota_gastos_medicos_pensionados_obrero +
      cuota_invalidez_vida_obrero +
      cuota_cesantia_vejez_obrero;
  }
  // IMSS patronal
  $s[138] = cuota_fija +
    excedente_patronal +
    prestaciones_dinero_patronal +
    gastos_medicos_pensionados_patronal +
    riesgo_trabajo +
    invalidez_vida_patronal +
    guarderias;
  // Retiro, cesantía y vejez
  $s[139] = retiro + cesantia_vejez_patronal;
  // Cuotas a cargo del patrón
  $s[140] = cuota_fija +
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
  let $121: number;
  if ($45) {
    $s[141] = $f.tabla_subsidio_mensual$rows1.top;
    $121 = $f.tabla_subsidio_mensual$rows1.top;
  } else {
    const $120 = $s[142] = $f.tabla_subsidio_diario$rows1.top * $row.days;
    if ($120 > rt.SAFE || $120 < -rt.SAFE) return false;
    $121 = $120;
  }
  const limite_subsidio = $s[143] = $121;
  // Subsidio que se pierde al pasar del límite
  $s[144] = -1;
  $s[146] = -1;
  let $127: number;
  if ($45) {
    const $122 = $s[144] = rt.rowOf($f.tabla_subsidio_mensual$rows1, limite_subsidio, 1, false);
    if ($122 < 0) return false;
    $s[145] = limite_subsidio;
    $127 = $f.tabla_subsidio_mensual$rows1.value[$122]!;
  } else {
    const $124 = $s[146] = rt.rowOf($f.tabla_subsidio_diario$rows1, limite_subsidio, $row.days, false);
    if ($124 < 0) return false;
    $s[147] = limite_subsidio;
    $s[148] = $row.days;
    const $125 = $f.tabla_subsidio_diario$rows1.value[$124]!;
    const $126 = $125 * $row.days;
    if ($126 > rt.SAFE || $126 < -rt.SAFE) return false;
    $127 = $126;
  }
  const subsidio_en_el_limite = $s[149] = $127;
  if (sunday_bonus_days > $row.days) return false;
  if ($notes !== null) {
    if (rt.isSent($n[1]!) && rt.isSent($n[0]!) && (daily_salary * 100 < monthly_salary * 99 || daily_salary * 100 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(1, rt.ratio(monthly_salary, 10000n), rt.ratio(daily_salary, 300000n));
    }
    if (daily_salary < salario_minimo * 6000) {
      // BELOW_MINIMUM_WAGE
      $notes.add(2, rt.ratio(daily_salary, 300000n), rt.ratio(salario_minimo, 50n));
    }
    const $128 = zona_libre_frontera_norte ? daily_salary < $f.salario_minimo_zlfn * 12000 : daily_salary === $f.salario_minimo_zlfn * 12000;
    if ($128) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(3, rt.ratio(daily_salary, 300000n), rt.ratio($f.salario_minimo_zlfn, 25n));
    }
    if (factor_integracion < $f.factor_minimo * 4) {
      // FACTOR_BELOW_LEGAL_MINIMUM
      $notes.add(4, rt.ratio(factor_integracion, 10000n), rt.ratio($f.factor_minimo, 2500n));
    }
    if (sdi + excedente_despensa_diario > uma_diaria * 25) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(5, rt.ratio(sbc, 100n));
    }
    if (sdi + excedente_despensa_diario < salario_minimo * 2) {
      // CONTRIBUTION_BASE_FLOORED
      $notes.add(6, rt.ratio(sbc, 100n));
    }
    if (excedente_despensa_diario > 0) {
      // DESPENSA_INTEGRATES_SBC
      $notes.add(7, rt.ratio(excedente_despensa_diario, 100n));
    }
    let $130: boolean = $73 && horas_extra > horas_extra_tope * 2;
    if (!$130) {
      const $129 = horas_extra * 28000;
      if ($129 > rt.SAFE) return false;
      $130 = $129 > daily_salary * 3 * $row.days;
    }
    if ($130) {
      // OVERTIME_EXEMPTION_CAPPED
      $notes.add(8, rt.ratio(horas_extra, 100n));
    }
    if (exento_por_sm) {
      // MINIMUM_WAGE_EXEMPT
      $notes.add(9, rt.ratio(salario_minimo, 50n));
    }
    if (base_isr > limite_subsidio && base_isr <= limite_subsidio + subsidio_en_el_limite) {
      // SUBSIDY_CLIFF
      $notes.add(10, rt.ratio(base_isr, 100n), rt.ratio(limite_subsidio, 100n));
    }
    if (es_sm && infonavit_credito * 5 > sueldo) {
      // INFONAVIT_OVER_LIMIT
      $notes.add(11, rt.ratio(infonavit_credito, 100n));
    }
    if ($row.period.start < '2020-01-01' || rt.changesWithin(UMA$rows, $row.period.start, $at) || $row.period.end >= '2021-01-01') {
      // PARAM_CHANGE_INSIDE_PERIOD
      $notes.add(12);
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(13);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '{"size":150,"scales":[10000,10000,10000,10000000,10000,1,10000,10000,1,1,1,1],"values":[["parameter","UMA",100],0,["input",11,[11,1]],["parameter","salario_minimo_zlfn",25],["parameter","salario_minimo_general",50],["input",1,[1,300000]],2,["period","days","number",[]],["input",8,[8,1]],4,["input",9,[9,1]],["input",4,[4,10000]],["input",5,[5,1]],["input",10,[10,1]],["input",6,[6,10000]],5,6,7,8,9,10,3,12,13,15,11,17,19,20,18,21,24,["period","type","choice",["monthly","biweekly","weekly","event"]],28,26,29,["input",2,[2,10000]],31,32,33,34,35,37,39,41,43,36,38,40,42,44,27,["input",7,[7,10000]],46,47,30,48,49,["input",3,[3,10000000]],51,52,53,54,55,56,57,58,59,60,61,["kept","upper_limit(tabla_subsidio_mensual)","money",141],["kept","upper_limit(tabla_subsidio_diario)","money",142],65],"tables":[{"table":0,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[50,51,null],"isConditional":1},{"table":1,"rows":"tarifa_diaria$rows1","scales":[100,2500,250000],"slots":[52,53,54],"isConditional":1},{"table":2,"rows":"tabla_subsidio_mensual$rows1","gives":"money","scales":[100,100,10000],"slots":[58,59,null],"scalesValue":1,"isConditional":1},{"table":3,"rows":"tabla_subsidio_diario$rows1","gives":"money","scales":[100,100,10000],"slots":[60,61,62],"scalesValue":1,"isConditional":1},{"table":2,"rows":"tabla_subsidio_mensual$rows1","gives":"money","scales":[100,100,10000],"slots":[144,145,null],"scalesValue":1,"isConditional":1},{"table":3,"rows":"tabla_subsidio_diario$rows1","gives":"money","scales":[100,100,10000],"slots":[146,147,148],"scalesValue":1,"isConditional":1}],"steps":[[12,[0]],[13,[1],[14,125]],[[15,50],[2,[[3],11,1,1],[[4],11,0,0]]],[[16,1],[5,6]],[17,[5,7],[18,300000]],[19,[8,[[9],8,1,1]],[20,1000],null,8],[21,[10,[[9],9,1,1]],[22,1000],null,9],[23,[11],[24,10000]],[25,[5,12],[26,1200000]],[27,[13,[[1,7],10,1,1]],[28,250],null,10],[29,[14],[30,10000]],[31,[9,15,16,17,18,19,20]],[32,[1,7],[33,140]],[34,[21,[[17],16,1,1],[[17,22],16,0,0]],[35,200]],[36,[17,23]],[37,[21,[[18],16,1,1],[[18,1,12],16,0,0]]],[38,[18,24]],[39,[19,20]],[40,[25,26]],[41,[1,7]],[42,[1,7]],[44,[25,27,[[26],43,1,1],[[26,28,27,29],43,0,0]]],[45,[26,30]],[46,[23,24,30]],[47,[9,15,16,17,23,18,24,19,19,30,20,30,19,20]],[48,[31]],[55,[32,[[31],49,1,1],[[31],49,0,0],-1,-2],[56,250000]],[[57,1],[21,[[31,9],16,1,1]]],[63,[32,[[31],49,1,1],[[31],49,0,0],-3,-4]],[64,[33,34]],[65,[33,35]],[66,[5,36],[67,3000000000]],[68,[26,7,1],[69,500,70]],[71,[37,38,6,1]],[72,[39,1]],[73,[40,7],[74,25000]],[76,[21,[[41],75,1,1]],null,null,75],[77,[39,7],[78,40000]],[79,[21,[[42],75,1,1]],null,null,75],[80,[39,7],[81,80000]],[82,[21,[[43],75,1,1]],null,null,75],[83,[39,7],[84,16000]],[85,[21,[[44],75,1,1]],null,null,75],[86,[39,7],[87,80000]],[88,[21,[[45],75,1,1]],null,null,75],[89,[46,47,48,49,50]],[91,[51,[[34,35],90,1,1]],null,null,90],[92,[52],[93,10000]],[94,[46,47,48,49,50,53,54]],[95,[25,55,56]],[96,[57,20]],[97,[1,7],[98,25000],null,null,99,[100,250]],[101,[40,7],[102,100000],null,null,103,[104,1000]],[105,[39,7],[106,100000],null,null,107,[108,1000]],[109,[39,7],[110,200000],null,null,111,[112,2000]],[113,[39,7,58],[114,1000000000],null,null,115,[116,10000000]],[117,[39,7],[118,40000],null,null,119,[120,400]],[121,[39,7],[122,10000],null,null,123,124],[125,[39,7],[126,5000],null,null,127,[128,50]],[129,[39,7],[130,200000],null,null,131,[132,2000]],[133,[39,7],[134,2000],null,null,135,[136,20]],[137,[21,[[41,42,43,44,45],16,1,1]],null,null,16],[138,[59,60,61,62,63,64,65]],[139,[66,67]],[140,[59,60,61,62,63,64,65,66,67,68,69]],[143,[32,[[70],49,1,1],[[71],49,0,0]]],[149,[32,[[72],49,1,1],[[72],49,0,0],-5,-6]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '«0:»{"scheme":["MXN","period_end",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],[0,0,"integer"],[0,0,"number"],[0,0,"rate"],"boolean",{"words":["monthly","biweekly","weekly","event"]},"date"],"roundings":[["half_up",[["1/100",null]]]],"nodes":"0 c0;0 c30000000;0 i0;1 c30;0 3 2 3;0 c1000000;2 p3;1 c1;1 c3;3 c10871/2000000;3 p4;3 p5;1 c0;1 c5;4 truth,false;0 p0;0 2 7 15;2 c152/5;0 s0;0 2 17 18;4 i11;0 p2;0 p1;0 18 20 21 22;0 i1;0 s2;4 11 24 25;1 period,0;0 2 24 27;4 i8;3 c1/10;0 s4;0 2 30 31;4 i9;0 i4;3 c1/4;0 2 24 35;1 i5;0 2 36 37;4 i10;3 c2/5;0 2 40 18;0 2 41 27;0 i6;0 s5;0 0 31 44;0 s6;0 s7;0 0 46 47;0 0 45 48;0 s8;0 s9;0 0 50 51;0 s10;0 0 52 53;0 0 49 54;0 2 13 18;0 2 56 27;1 c7;0 3 57 58;4 s3;3 c1/2;0 2 61 47;0 s12;0 5 62 63;0 18 60 47 64;0 s13;0 1 47 66;0 2 18 37;0 5 50 68;0 18 60 50 69;0 s15;0 1 50 71;0 0 51 53;0 s11;0 s17;0 1 74 75;0 2 58 18;0 2 77 27;0 2 18 27;0 s19;4 11 74 80;0 s20;0 s18;0 1 80 83;0 6 82 84;0 5 75 85;0 18 81 75 86;0 s21;0 1 75 88;0 0 66 71;0 0 90 88;0 0 46 67;0 0 45 92;0 5 51 88;0 1 51 94;0 0 72 95;0 1 88 51;0 7 97 0 53;0 1 53 98;0 0 96 99;0 0 93 100;0 s24;5 period,2;5 word,monthly;4 8 103 104;0 apply,0 102;0 apply,1 102;0 18 105 106 107;4 8 102 31;4 14 60 109;0 apply,2 102;0 apply,3 102;0 18 105 111 112;0 s28;0 s26;0 5 114 115;0 s29;0 1 114 117;2 i2;0 2 24 119;0 3 75 27;0 1 121 41;0 6 0 122;0 s31;0 s32;0 0 124 125;1 c25;0 2 127 18;0 7 126 25 128;0 s33;0 2 8 18;0 1 130 131;0 6 0 132;0 s34;0 2 134 27;3 c1/250;0 2 135 136;4 16 60;0 s35;0 2 130 27;3 c1/400;0 2 140 141;0 s37;3 c3/800;0 2 140 144;0 s39;3 c1/160;0 2 140 147;0 s41;3 c9/800;0 2 140 150;0 s43;0 s36;0 s38;0 0 153 154;0 s40;0 0 155 156;0 s42;0 s44;0 0 158 159;0 0 157 160;4 s27;4 16 162;0 1 115 117;0 i7;0 0 156 158;0 0 155 166;0 s46;0 0 159 168;0 s47;0 0 169 170;0 0 167 171;0 s30;0 0 74 173;0 s48;0 1 174 175;0 s49;0 1 177 53;3 c51/250;0 2 79 179;3 c11/1000;0 2 135 181;3 c7/1000;0 2 140 183;3 c21/2000;0 2 140 185;3 i3;0 2 140 187;3 c7/400;0 2 140 189;3 c1/100;0 2 140 191;3 c1/50;0 2 140 193;3 c63/2000;0 2 140 195;3 c1/20;0 2 140 197;0 0 139 143;0 0 199 146;0 0 149 152;0 0 200 201;0 s51;0 s52;0 0 203 204;0 s53;0 s54;0 0 206 207;0 0 205 208;0 s55;0 s56;0 0 210 211;0 s57;0 0 212 213;0 0 209 214;0 s58;0 s59;0 0 216 217;0 0 205 206;0 0 207 210;0 0 220 211;0 0 219 221;0 0 213 216;0 0 223 217;0 s60;0 s61;0 0 225 226;0 0 224 227;0 0 222 228;0 upper_limit,2;0 upper_limit,3;0 18 105 230 231;0 s65;0 apply,2 233;0 apply,3 233;0 18 105 234 235;4 12 37 27;4 given,1;4 given,0;4 14 238 239;0 2 3 24;3 c99/100;0 2 242 2;4 10 241 243;3 c101/100;0 2 245 2;4 12 241 246;4 15 244 247;4 14 240 248;4 10 24 25;4 10 24 21;4 8 24 21;4 18 20 251 252;4 10 119 6;4 12 126 128;4 10 126 25;4 12 125 0;4 12 62 63;4 14 138 258;1 c8;0 3 24 260;1 c2;0 2 261 262;1 c9;0 2 263 264;0 2 265 27;0 3 266 58;4 12 47 267;4 15 259 268;4 12 102 233;0 s66;0 0 233 271;4 11 102 272;4 14 270 273;3 c1/5;0 2 275 31;4 12 170 276;4 14 60 277;6 period,3;6 date,2020-01-01;4 10 279 280;4 changes,0;4 15 281 282;6 period,4;6 date,2021-01-01;4 13 284 285;4 15 283 286;4 10 177 0","items":[["i",0,null,[0,false],[1,true]],["i",1,4,[0,false],[5,true]],["i",2,6,[7,true],[8,true]],["i",3,9,[10,true],[11,true]],["i",4,0,[0,true]],["i",5,12,[12,true],[13,true]],["i",6,0,[0,true]],["i",7,0,[0,true]],["i",8,14],["i",9,14],["i",10,14],["i",11,14],[0,0,16],[1,0,19,0],[2,0,23],[3,4,26],[4,0,28,0],[5,0,32,0,null,29],[6,0,32,0,null,33],[7,0,34,0],[8,0,38,0],[9,0,42,0,null,39],[10,0,43,0],[11,0,55],[12,0,59,0],[13,0,65,0],[14,0,67],[15,0,70,0],[16,0,72],[17,0,73],[18,0,76],[19,0,78,0],[20,0,79,0],[21,0,87],[22,0,89],[23,0,91],[24,0,101,0],[25,0,102],[26,0,108,0],[27,4,110],[28,0,113],[29,0,116],[30,0,118,0],[31,0,120,0],[32,0,123,0],[33,0,129,0],[34,0,133],[35,0,137,0],[36,0,139«4:,0,null,138],[‹37+2›,0,‹142+3›,0],[‹38+2›,0,‹143+3›»,0,null,138],[45,0,161],[46,0,164,0,null,163],[47,0,165,0],[48,0,172],[49,0,176],[50,0,178],[51,0,180,0,null,null,79,179],[52,0,182,0,null,null,135«8:,‹181+2›],[‹53›,0,‹184+2›,0,null,null,140»,197],[61,0,202,0,null,60],[62,0,215],[63,0,218],[64,0,229],[65,0,232],[66,0,236]],"parameters":[["UMA",null],["salario_minimo_general",null],["salario_minimo_zlfn",null],["factor_minimo",null],["prima_riesgo_minima",null],["prima_riesgo_maxima",null]],"notices":[["refuse","VALIDATION_ERROR","warning","sunday_bonus_days","employee",null,237,["No hay ",37," domingos en ",27," días"]],["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,249,["El salario mensual ",2," y 30 veces el diario ",24," difieren en más del 1 %; se usa el diario"]],["warn","BELOW_MINIMUM_WAGE","warning","daily_salary","employee",null,250,["El salario diario ",24," es menor que el mínimo de ",25,"; puede ser correcto en jornada parcial"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.zona_libre_frontera_norte","override",null,253,["El salario diario ",24," no concuerda con la zona; el mínimo de la frontera norte es ",21]],["warn","FACTOR_BELOW_LEGAL_MINIMUM","warning","factor_integracion","employee",null,254,["El factor de integración ",119," es menor que el de las prestaciones mínimas, ",6]],["warn","CONTRIBUTION_BASE_CAPPED","info","sbc","employee",null,255,["El salario integrado pasa de 25 UMA; se cotiza sobre ",130]],["warn","CONTRIBUTION_BASE_FLOORED","info","sbc","employee",null,256,["El salario integrado no llega al mínimo; se cotiza sobre ",130]],["warn","DESPENSA_INTEGRATES_SBC","info","grocery_voucher_amount","employee",null,257,["La despensa pasa del 40 % de la UMA; ",125," diarios integran el salario base"]],["warn","OVERTIME_EXEMPTION_CAPPED","info","overtime_amount","employee",null,269,["Las horas extra de ",47," pasan del tope exento de 5 UMA o de 9 horas dobles por semana"]],["warn","MINIMUM_WAGE_EXEMPT","info","isr","employee",null,162,["A quien solo percibe el salario mínimo de ",25," no se le retiene"]],["warn","SUBSIDY_CLIFF","info","isr","employee",null,274,["La base ",102," pasa por menos de un subsidio del límite de ",233]],["warn","INFONAVIT_OVER_LIMIT","warning","infonavit_credit_amount","employee",null,278,["El crédito de ",170," pasa del 20 % del salario mínimo (LFT art. 97-III)"]],["warn","PARAM_CHANGE_INSIDE_PERIOD","info","period","period",null,287,["El 1 de enero o el 1 de febrero cambian cifras dentro del periodo; se usan las del último día"]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,288,["Las deducciones superan las percepciones en este periodo"]]],"tables":[[0,null,0,null,null],[0,null,0,null,27],[0,null,0,null,null],[0,null,0,null,27]]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [UMA$rows, salario_minimo_general$rows, salario_minimo_zlfn$rows, factor_minimo$rows, prima_riesgo_minima$rows,
    prima_riesgo_maxima$rows], tables: [tarifa_mensual, tarifa_diaria, tabla_subsidio_mensual, tabla_subsidio_diario] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
