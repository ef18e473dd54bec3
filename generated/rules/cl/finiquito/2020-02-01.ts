// CL.finiquito 2020.1: Finiquito
// Emitted from rules/cl/finiquito/2020-02-01.pay by payroll compile. Do not edit.
// file    sha256:0ebac228331d8087c242e1ba78ce24550ff2d39915016ce18f4bbd649a2b1d78
// meaning sha256:cb7d1819e4588f669fa2a7865eef15d582c7ff84c9100e6c335bb11f3e4011d4
import * as rt from '../../../../runtime/index.ts';
import { $file, UF$rows, imm$rows, meses_de_fraccion$rows, anios_maximos$rows, tope_uf$rows, periodos_juntos$rows,
  dias_obra$rows, recargo_161$rows, recargo_159$rows, recargo_160$rows, recargo_sin_motivo$rows, causales_sin_aviso,
  causales_con_aviso, causales_anios, causales_afc, feriados$days, $sources, $provenance, $inputs, $steps } from './2020-02-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'rules/cl/finiquito/2020-02-01.pay',
    fingerprint: 'sha256:0ebac228331d8087c242e1ba78ce24550ff2d39915016ce18f4bbd649a2b1d78',
    meaning: 'sha256:cb7d1819e4588f669fa2a7865eef15d582c7ff84c9100e6c335bb11f3e4011d4', country: 'CL', scheme: 'finiquito', label: 'Finiquito',
    version: '2020.1', currency: 'CLP', validFrom: '2020-02-01', validUntil: '2026-12-31', periods: ['event'], proration: null,
    days: 'as_given', asOf: 'period_end',
    laws: ['Código del Trabajo arts. 41, 73 y 159 a 178; Ley 19.728 art. 13; Ley 21.122', 'Ley sobre Impuesto a la Renta art. 17 N°13'],
    changes: [{ date: '2026-05-01', summary: 'Ingreso mínimo de $553.553', law: 'Ley 21.830' }], employerTables: [],
    summary: { total_perceptions: 'total_haberes', total_deductions: 'total_descuentos', net_salary: 'liquido_a_pagar' }, sources: $sources,
    provenance: $provenance, inputs: $inputs, steps: $steps }, 'half_up:1');

const $parameters = rt.byDate(($at) => ({
  recargo_sin_motivo: rt.scaledWorth($at, 1n, recargo_sin_motivo$rows),
  meses_de_fraccion: rt.scaledWorth($at, 1n, meses_de_fraccion$rows),
  anios_maximos: rt.scaledWorth($at, 1n, anios_maximos$rows),
  tope_uf: rt.scaledWorth($at, 1n, tope_uf$rows),
  causales_con_aviso$rows1: rt.scaledRows(causales_con_aviso, { date: $at }, 1n, 1n),
  causales_sin_aviso$rows1: rt.scaledRows(causales_sin_aviso, { date: $at }, 1n, 1n),
  causales_anios$rows1: rt.scaledRows(causales_anios, { date: $at }, 1n, 1n),
  causales_afc$rows1: rt.scaledRows(causales_afc, { date: $at }, 1n, 1n),
  recargo_159: rt.scaledWorth($at, 2n, recargo_159$rows),
  recargo_160: rt.scaledWorth($at, 5n, recargo_160$rows),
  recargo_161: rt.scaledWorth($at, 10n, recargo_161$rows),
  periodos_juntos: rt.scaledWorth($at, 1n, periodos_juntos$rows),
}));
const $elsewhere = rt.byDate(($at) => ({
  UF: rt.scaledWorth($at, 100n, UF$rows),
  dias_obra: rt.scaledWorth($at, 2n, dias_obra$rows),
  imm: rt.scaledWorth($at, 1n, imm$rows),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  const hire_date$sent = rt.textAt($row.texts, 0);
  const termination_date$sent = rt.textAt($row.texts, 1);
  const causal_termino$sent = rt.textAt($row.texts, 2);
  // Primer día de servicio
  if (!(hire_date$sent !== undefined)) return false;
  if (hire_date$sent !== undefined && !rt.isDate(hire_date$sent)) return false;
  if (hire_date$sent !== undefined && hire_date$sent < '1950-01-01') return false;
  const hire_date = hire_date$sent ?? '';
  $s[0] = rt.digitsOfDate(hire_date);
  // Último día de servicio
  if (!(termination_date$sent !== undefined)) return false;
  if (termination_date$sent !== undefined && !rt.isDate(termination_date$sent)) return false;
  if (termination_date$sent !== undefined && termination_date$sent < '2020-01-01') return false;
  if (termination_date$sent !== undefined && termination_date$sent > '2026-12-31') return false;
  const termination_date = termination_date$sent ?? '';
  $s[1] = rt.digitsOfDate(termination_date);
  // Causal
  if (!(causal_termino$sent !== undefined)) return false;
  if (causal_termino$sent !== undefined &&
    !(rt.positionOf(['mutuo_acuerdo', 'renuncia', 'muerte', 'vencimiento_plazo', 'conclusion_obra', 'caso_fortuito', 'disciplinaria',
          'necesidades_empresa', 'desahucio', 'liquidacion_concursal', 'despido_indirecto'], causal_termino$sent) >
      0)) return false;
  const causal_termino = causal_termino$sent ?? '';
  $s[2] = rt.positionOf(['mutuo_acuerdo', 'renuncia', 'muerte', 'vencimiento_plazo', 'conclusion_obra', 'caso_fortuito', 'disciplinaria',
      'necesidades_empresa', 'desahucio', 'liquidacion_concursal', 'despido_indirecto'], causal_termino);
  // Aviso previo de 30 días
  const aviso_previo_dado = $n[3]! === 1;
  $s[3] = aviso_previo_dado ? 1 : 0;
  // Despido declarado injustificado, indebido o improcedente
  const despido_injustificado_declarado = $n[4]! === 1;
  $s[4] = despido_injustificado_declarado ? 1 : 0;
  // Recargo del art. 168
  if ($n[5]! < 0) return false;
  if ($n[5]! > $f.recargo_sin_motivo * 1000000) return false;
  const recargo_art_168_rate = $s[5] = rt.sentOr($n[5]!, 0);
  // Sueldo diario
  if (!(rt.isSent($n[6]!) || rt.isSent($n[7]!))) return false;
  if ($n[6]! <= 0) return false;
  const $1 = $n[6]! * 3;
  if ($1 > rt.SAFE || $1 < -rt.SAFE) return false;
  if ($1 > 10000000000) return false;
  const daily_salary = $s[6] = $n[6]!;
  // Sueldo base
  if ($n[7]! <= 0 || $n[7]! > 100000000000) return false;
  const monthly_salary = $s[7] = rt.isSent($n[7]!) ? $n[7]! : daily_salary * 3 * 10;
  // Otros haberes fijos del mes, y regalías valoradas
  if ($n[8]! < 0) return false;
  const otros_haberes_fijos_amount = $s[8] = rt.sentOr($n[8]!, 0);
  // Promedio de lo variable en los tres últimos meses, sin sobretiempo
  if ($n[9]! < 0) return false;
  const promedio_variable_amount = $s[9] = rt.sentOr($n[9]!, 0);
  // Gratificación del último mes entero
  if ($n[10]! < 0) return false;
  const gratificacion_mensual_amount = $s[10] = rt.sentOr($n[10]!, 0);
  // Colación
  if ($n[11]! < 0) return false;
  const colacion_amount = $s[11] = rt.sentOr($n[11]!, 0);
  // Movilización
  if ($n[12]! < 0) return false;
  const movilizacion_amount = $s[12] = rt.sentOr($n[12]!, 0);
  // UF del último día del mes anterior al pago
  if ($n[13]! <= 0 || $n[13]! > 100000000000) return false;
  let $5: number;
  if (rt.isSent($n[13]!)) {
    $5 = $n[13]!;
  } else {
    const $3 = rt.addDays(rt.firstDayOfMonth($row.period.end), -1);
    const $4 = $elsewhere($3);
    if ($4 === null) return false;
    $5 = $4.UF;
  }
  const valor_uf_amount = $s[13] = $5;
  // Días hábiles al año
  if ($n[14]! < 15 || $n[14]! > 20) return false;
  const dias_feriado_anual = $s[14] = rt.sentOr($n[14]!, 15);
  // Días de feriado progresivo al año
  if ($n[15]! < 0 || $n[15]! > 30) return false;
  const dias_feriado_progresivo = $s[15] = rt.sentOr($n[15]!, 0);
  // Días hábiles de los años completos, menos los tomados
  if ($n[16]! < 0 || $n[16]! > 2000000) return false;
  const dias_feriado_pendiente = $s[16] = rt.sentOr($n[16]!, 0);
  // Días tomados a cuenta del año en curso
  if ($n[17]! < 0 || $n[17]! > 600000) return false;
  const dias_feriado_anticipado = $s[17] = rt.sentOr($n[17]!, 0);
  // Días corridos que se pagan
  if ($n[18]! < 0 || $n[18]! > 4000000) return false;
  const dias_corridos_dados = $s[18] = $n[18]!;
  // Remuneración íntegra del feriado
  if ($n[19]! < 0) return false;
  let $7: number;
  if (rt.isSent($n[19]!)) {
    $7 = $n[19]!;
  } else {
    const $6 = monthly_salary + otros_haberes_fijos_amount + promedio_variable_amount;
    if ($6 > rt.SAFE) return false;
    $7 = $6;
  }
  const remuneracion_feriado_amount = $s[19] = $7;
  // Indemnización de contrato colectivo
  if ($n[20]! < 0) return false;
  const indemnizacion_contrato_colectivo_amount = $s[20] = rt.sentOr($n[20]!, 0);
  // Indemnización voluntaria
  if ($n[21]! < 0 || $n[21]! > 100000000000) return false;
  const indemnizacion_voluntaria_amount = $s[21] = rt.sentOr($n[21]!, 0);
  // Promedio de las remuneraciones de los 24 últimos meses, reajustadas
  if (!rt.isSent($n[22]!)) {
    if (indemnizacion_voluntaria_amount > 0) return false;
  }
  if ($n[22]! < 0 || $n[22]! > 100000000000) return false;
  const promedio_24m_amount = $s[22] = $n[22]!;
  // Saldo de los aportes del empleador en la AFC
  if ($n[23]! < 0) return false;
  const saldo_afc_empleador_amount = $s[23] = rt.sentOr($n[23]!, 0);
  // Líquido del último recibo de sueldo
  if ($n[24]! < 0) return false;
  const remuneraciones_pendientes_liquido_amount = $s[24] = rt.sentOr($n[24]!, 0);
  // Otros haberes, ni imponibles ni tributables
  if ($n[25]! < 0) return false;
  const otros_haberes_amount = $s[25] = rt.sentOr($n[25]!, 0);
  // Otros descuentos
  if ($n[26]! < 0) return false;
  const otros_descuentos_amount = $s[26] = rt.sentOr($n[26]!, 0);
  // La gratificación mensual entra en la base
  const gratificacion_en_base_172 = $n[27]! !== 0;
  $s[27] = gratificacion_en_base_172 ? 1 : 0;
  // Colación y movilización entran en la base
  const colacion_movilizacion_en_base_172 = $n[28]! !== 0;
  $s[28] = colacion_movilizacion_en_base_172 ? 1 : 0;
  // Día siguiente al término
  const dia_siguiente = rt.addDays(termination_date, 1);
  $s[29] = rt.digitsOfDate(dia_siguiente);
  // Años completos
  const anios_completos = $s[30] = rt.yearsBetween(hire_date, dia_siguiente);
  // Meses completos
  const meses_completos = $s[31] = rt.monthsBetween(hire_date, dia_siguiente);
  // Meses después del último año
  const meses_fraccion = $s[32] = meses_completos - anios_completos * 12;
  // Días después del último mes
  const dias_fraccion = $s[33] = rt.daysLeft(hire_date, dia_siguiente);
  // Años de servicio
  const $13 = meses_fraccion > $f.meses_de_fraccion;
  $s[34] = $13 ? 1 : 0;
  let $14: boolean = $13;
  if (!$14) {
    const $12 = meses_fraccion === $f.meses_de_fraccion;
    $s[35] = $12 ? 1 : 0;
    $14 = $12 && dias_fraccion > 0;
  }
  const $15 = $14 ? 1 : 0;
  const anios_servicio = $s[36] = anios_completos + $15;
  // Años que se indemnizan
  const $17 = hire_date < '1981-08-14';
  $s[37] = $17 ? 1 : 0;
  const anios_indemnizables = $s[38] = $17 ? anios_servicio : anios_servicio < $f.anios_maximos ? anios_servicio : $f.anios_maximos;
  // Última remuneración (art. 172)
  const $19 = gratificacion_en_base_172 ? gratificacion_mensual_amount : 0;
  let $21: number;
  if (colacion_movilizacion_en_base_172) {
    const $20 = colacion_amount + movilizacion_amount;
    if ($20 > rt.SAFE) return false;
    $21 = $20;
  } else {
    $21 = 0;
  }
  const $22 = $s[40] = monthly_salary + otros_haberes_fijos_amount + promedio_variable_amount + $19 + $21;
  if ($22 > 4503599627370395) return false;
  const ultima_remuneracion_mensual = $s[39] = Math.floor(($22 + 50) / 100);
  // UF del tope
  const valor_uf = $s[41] = valor_uf_amount;
  // Tope 90 UF
  const $24 = $s[43] = $f.tope_uf * valor_uf;
  const tope_90_uf = $s[42] = Math.floor(($24 + 50) / 100);
  // Base indemnización
  const base_indemnizacion = $s[44] = ultima_remuneracion_mensual < tope_90_uf ? ultima_remuneracion_mensual : tope_90_uf;
  // Días hábiles al año, con los progresivos
  const dias_feriado_anual_total = $s[45] = dias_feriado_anual + dias_feriado_progresivo;
  // Días hábiles de la fracción del año
  const dias_feriado_proporcional = $s[46] = dias_feriado_anual_total * meses_fraccion * 30 + dias_feriado_anual_total * dias_fraccion;
  // Saldo de días hábiles
  const saldo_dias_feriado = $s[47] = dias_feriado_pendiente * 9 + dias_feriado_proporcional * 250 - dias_feriado_anticipado * 9;
  // Días hábiles que se pagan
  const dias_feriado_habiles = $s[48] = 0 > saldo_dias_feriado ? 0 : saldo_dias_feriado;
  // Días hábiles empezados
  const dias_feriado_contados = $s[49] = Math.ceil(dias_feriado_habiles / 90000);
  $s[50] = dias_feriado_habiles;
  // Días corridos
  const $34 = rt.isSent($n[18]!);
  $s[51] = $34 ? 1 : 0;
  let $35: number;
  if ($34) {
    $35 = dias_corridos_dados * 9;
  } else {
    const $32 = $s[52] = rt.holidaysAhead(feriados$days, termination_date, dias_feriado_contados);
    const $33 = rt.daysBetween(dia_siguiente, rt.addWeekdays(termination_date, dias_feriado_contados + $32, 1, 5)) * 90000 -
      (dias_feriado_contados * 90000 - dias_feriado_habiles);
    $35 = 0 > $33 ? 0 : $33;
  }
  const dias_feriado_corridos = $s[53] = $35;
  // Valor del día
  const valor_dia_feriado = $s[54] = remuneracion_feriado_amount;
  // Se debe el aviso previo
  $s[55] = -1;
  $s[56] = -1;
  let $40: number;
  if (aviso_previo_dado) {
    const $36 = $s[55] = rt.rowOfWord($f.causales_con_aviso$rows1, causal_termino);
    if ($36 < 0) return false;
    $40 = $f.causales_con_aviso$rows1.value[$36]!;
  } else {
    const $38 = $s[56] = rt.rowOfWord($f.causales_sin_aviso$rows1, causal_termino);
    if ($38 < 0) return false;
    $40 = $f.causales_sin_aviso$rows1.value[$38]!;
  }
  const $41 = $40 === 1;
  $s[57] = $41 ? 1 : 0;
  const debe_aviso = $41 || (despido_injustificado_declarado && !aviso_previo_dado);
  $s[58] = debe_aviso ? 1 : 0;
  // Se deben los años de servicio
  const $42 = $s[59] = rt.rowOfWord($f.causales_anios$rows1, causal_termino);
  if ($42 < 0) return false;
  const $43 = $f.causales_anios$rows1.value[$42]!;
  const $44 = $43 === 1;
  $s[60] = $44 ? 1 : 0;
  const $45 = $44 || despido_injustificado_declarado;
  $s[61] = $45 ? 1 : 0;
  const debe_anios = $45 && anios_completos >= 1;
  $s[62] = debe_anios ? 1 : 0;
  // Se imputa el seguro de cesantía
  const $46 = $s[63] = rt.rowOfWord($f.causales_afc$rows1, causal_termino);
  if ($46 < 0) return false;
  const $47 = $f.causales_afc$rows1.value[$46]!;
  const $48 = $47 === 1;
  $s[64] = $48 ? 1 : 0;
  const imputa_afc = $48 && !despido_injustificado_declarado;
  $s[65] = imputa_afc ? 1 : 0;
  // Indemnización por feriado (art. 73)
  const $49 = $s[67] = valor_dia_feriado * dias_feriado_corridos;
  if ($49 > 4503599357370495) return false;
  const indemnizacion_feriado = $s[66] = Math.floor(($49 + 135000000) / 270000000);
  // Indemnización sustitutiva del aviso previo
  let indemnizacion_aviso_previo = 0;
  if (debe_aviso) {
    indemnizacion_aviso_previo = $s[68] = base_indemnizacion;
  }
  // Indemnización por años de servicio (art. 163)
  let indemnizacion_anios_servicio = 0;
  if (debe_anios) {
    indemnizacion_anios_servicio = $s[69] = base_indemnizacion * anios_indemnizables;
  }
  // Recargo art. 168
  const $52 = $s[71] = indemnizacion_anios_servicio * recargo_art_168_rate;
  if ($52 > 4503599626370495) return false;
  const recargo_art_168 = $s[70] = Math.floor(($52 + 500000) / 1000000);
  // Obra o faena con indemnización
  const $54 = rt.same(causal_termino, 'conclusion_obra');
  $s[72] = $54 ? 1 : 0;
  const $55 = $54 && meses_completos >= 1;
  $s[73] = $55 ? 1 : 0;
  const con_obra = $55 && hire_date >= '2019-01-01';
  $s[74] = con_obra ? 1 : 0;
  // Meses de obra o faena
  let meses_obra = 0;
  if (con_obra) {
    const $56 = dias_fraccion > 15 ? 1 : 0;
    meses_obra = $s[75] = meses_completos + $56;
  }
  // Fecha obra
  const fecha_obra = con_obra ? rt.earliest(hire_date, termination_date) : '2022-01-01';
  $s[76] = rt.digitsOfDate(fecha_obra);
  // Días por mes
  let dias_obra_por_mes = 0;
  let indemnizacion_obra_faena = 0;
  if (con_obra) {
    const $59 = $elsewhere(fecha_obra);
    if ($59 === null) return false;
    $s[77] = $59.dias_obra;
    dias_obra_por_mes = $s[78] = $59.dias_obra;
    // Indemnización por obra o faena (art. 163 inc. 3)
    const $60 = $s[80] = base_indemnizacion * dias_obra_por_mes * meses_obra;
    indemnizacion_obra_faena = $s[79] = Math.floor(($60 + 30) / 60);
  }
  // Indemnización de contrato colectivo
  if (indemnizacion_contrato_colectivo_amount > 4503599627370395) return false;
  const indemnizacion_contrato_colectivo = $s[81] = Math.floor((indemnizacion_contrato_colectivo_amount + 50) / 100);
  $s[82] = indemnizacion_contrato_colectivo_amount;
  // Indemnización voluntaria
  const indemnizacion_voluntaria = $s[83] = Math.floor((indemnizacion_voluntaria_amount + 50) / 100);
  $s[84] = indemnizacion_voluntaria_amount;
  // Remuneraciones pendientes (líquido)
  if (remuneraciones_pendientes_liquido_amount > 4503599627370395) return false;
  const remuneraciones_pendientes_liquido = $s[85] = Math.floor((remuneraciones_pendientes_liquido_amount + 50) / 100);
  $s[86] = remuneraciones_pendientes_liquido_amount;
  // Otros haberes
  if (otros_haberes_amount > 4503599627370395) return false;
  const otros_haberes = $s[87] = Math.floor((otros_haberes_amount + 50) / 100);
  $s[88] = otros_haberes_amount;
  // Indemnizaciones que usan la exención
  const indemnizaciones_legales = $s[89] = indemnizacion_anios_servicio +
    indemnizacion_aviso_previo +
    recargo_art_168 +
    indemnizacion_obra_faena +
    indemnizacion_contrato_colectivo;
  // Límite no renta
  const $67 = indemnizacion_voluntaria_amount > 0;
  $s[90] = $67 ? 1 : 0;
  const $68 = $s[92] = $67 ? promedio_24m_amount * anios_servicio : 0;
  const limite_exencion_lir_17_13 = $s[91] = Math.floor(($68 + 50) / 100);
  // Indemnización exenta
  const $70 = limite_exencion_lir_17_13 - indemnizaciones_legales;
  const $71 = 0 > $70 ? 0 : $70;
  const indemnizacion_exenta = $s[93] = indemnizacion_voluntaria < $71 ? indemnizacion_voluntaria : $71;
  // Aporte del empleador al seguro de cesantía (Ley 19.728 art. 13)
  let imputacion_afc = 0;
  if (imputa_afc) {
    const $73 = indemnizacion_anios_servicio * 100;
    const $74 = $s[95] = saldo_afc_empleador_amount < $73 ? saldo_afc_empleador_amount : $73;
    imputacion_afc = $s[94] = Math.floor(($74 + 50) / 100);
  }
  // Otros descuentos
  if (otros_descuentos_amount > 4503599627370395) return false;
  const otros_descuentos = $s[96] = Math.floor((otros_descuentos_amount + 50) / 100);
  $s[97] = otros_descuentos_amount;
  // Total haberes
  const total_haberes = $s[98] = indemnizacion_feriado +
    indemnizacion_aviso_previo +
    indemnizacion_anios_servicio +
    recargo_art_168 +
    indemnizacion_obra_faena +
    indemnizacion_contrato_colectivo +
    indemnizacion_voluntaria +
    remuneraciones_pendientes_liquido +
    otros_haberes;
  // Total descuentos
  const total_descuentos = $s[99] = imputacion_afc + otros_descuentos;
  // Líquido a pagar
  const liquido_a_pagar = $s[100] = total_haberes - total_descuentos;
  // Años completos, sin el último día
  const anios_sin_el_ultimo = $s[101] = rt.yearsBetween(hire_date, termination_date);
  // Meses de la fracción, sin el último día
  const meses_sin_el_ultimo = $s[102] = rt.monthsBetween(hire_date, termination_date) - anios_sin_el_ultimo * 12;
  // Años de servicio, sin el último día
  const $83 = meses_sin_el_ultimo > $f.meses_de_fraccion;
  $s[103] = $83 ? 1 : 0;
  let $84: boolean = $83;
  if (!$84) {
    const $82 = meses_sin_el_ultimo === $f.meses_de_fraccion;
    $s[104] = $82 ? 1 : 0;
    $84 = $82 && rt.daysLeft(hire_date, termination_date) > 0;
  }
  const $85 = $84 ? 1 : 0;
  const servicio_sin_el_ultimo = $s[105] = anios_sin_el_ultimo + $85;
  // El recargo es el de la causal
  const $97 = rt.same(causal_termino, 'despido_indirecto');
  $s[106] = $97 ? 1 : 0;
  let $98: boolean;
  if ($97) {
    const $87 = recargo_art_168_rate === $f.recargo_159 * 500000;
    $s[107] = $87 ? 1 : 0;
    $98 = $87 || recargo_art_168_rate === $f.recargo_160 * 200000;
  } else {
    const $88 = !despido_injustificado_declarado;
    $s[108] = $88 ? 1 : 0;
    const $95 = $88 || rt.same(causal_termino, 'liquidacion_concursal');
    $s[109] = $95 ? 1 : 0;
    let $96: boolean;
    if ($95) {
      $96 = recargo_art_168_rate === 0;
    } else {
      const $89 = rt.same(causal_termino, 'necesidades_empresa');
      $s[110] = $89 ? 1 : 0;
      const $93 = $89 || rt.same(causal_termino, 'desahucio');
      $s[111] = $93 ? 1 : 0;
      let $94: boolean;
      if ($93) {
        $94 = recargo_art_168_rate === $f.recargo_161 * 100000;
      } else {
        const $91 = rt.same(causal_termino, 'disciplinaria');
        $s[112] = $91 ? 1 : 0;
        let $92: boolean;
        if ($91) {
          const $90 = recargo_art_168_rate === $f.recargo_160 * 200000;
          $s[113] = $90 ? 1 : 0;
          $92 = $90 || recargo_art_168_rate === $f.recargo_sin_motivo * 1000000;
        } else {
          $92 = recargo_art_168_rate === $f.recargo_159 * 500000;
        }
        $94 = $92;
      }
      $96 = $94;
    }
    $98 = $96;
  }
  const recargo_conforme = $98;
  $s[114] = recargo_conforme ? 1 : 0;
  // Último día para pagar
  const $99 = $s[115] = rt.holidaysAhead(feriados$days, termination_date, 10);
  const ultimo_dia_de_pago = rt.addWeekdays(termination_date, 10 + $99, 1, 5);
  $s[116] = rt.digitsOfDate(ultimo_dia_de_pago);
  if (hire_date > termination_date || termination_date > $row.period.end) return false;
  if (dias_feriado_anual > 15 && dias_feriado_anual < 20) return false;
  if (recargo_art_168_rate !== 0 &&
    recargo_art_168_rate !==
    $f.recargo_161 * 100000 &&
    recargo_art_168_rate !==
    $f.recargo_159 * 500000 &&
    recargo_art_168_rate !==
    $f.recargo_160 * 200000 &&
    recargo_art_168_rate !==
    $f.recargo_sin_motivo * 1000000) return false;
  if (indemnizacion_voluntaria > indemnizacion_exenta) return false;
  if (!rt.isSent($n[18]!) &&
    rt.addWeekdays(termination_date, dias_feriado_contados + rt.holidaysAhead(feriados$days, termination_date, dias_feriado_contados), 1, 5) >
      '2027-12-31') return false;
  if ($notes !== null) {
    if (rt.isSent($n[6]!) &&
      rt.isSent($n[7]!) &&
      (daily_salary * 3 * 1000 < monthly_salary * 99 || daily_salary * 3 * 1000 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(5, rt.ratio(monthly_salary, 100n), rt.ratio(daily_salary, 100n));
    }
    const $100 = $elsewhere(termination_date);
    if ($100 === null) return false;
    if (monthly_salary < $100.imm * 100) {
      // BELOW_MINIMUM_WAGE
      $notes.add(6, rt.ratio(monthly_salary, 100n));
    }
    if (anios_servicio !== servicio_sin_el_ultimo || anios_completos !== anios_sin_el_ultimo) {
      // SENIORITY_ON_BOUNDARY
      $notes.add(7);
    }
    if (ultima_remuneracion_mensual > tope_90_uf) {
      // SEVERANCE_BASE_CAPPED
      $notes.add(8, rt.ratio(ultima_remuneracion_mensual, 1n), rt.ratio(tope_90_uf, 1n));
    }
    if (anios_servicio > anios_indemnizables) {
      // SEVERANCE_YEARS_CAPPED
      $notes.add(9, rt.ratio(anios_servicio, 1n), rt.ratio(anios_indemnizables, 1n));
    }
    const $101 = imputa_afc ? indemnizacion_anios_servicio : 0;
    if (saldo_afc_empleador_amount > $101 * 100) {
      // AFC_SETOFF_LIMITED
      $notes.add(10, rt.ratio(saldo_afc_empleador_amount, 100n), rt.ratio(imputacion_afc, 1n));
    }
    if (!recargo_conforme || (recargo_art_168_rate > 0 && indemnizacion_anios_servicio === 0)) {
      // SURCHARGE_NOT_STANDARD
      $notes.add(11, rt.ratio(recargo_art_168_rate, 1000000n));
    }
    if ($row.period.end > ultimo_dia_de_pago) {
      // SETTLEMENT_PAID_LATE
      $notes.add(12, ultimo_dia_de_pago);
    }
    if (saldo_dias_feriado < 0) {
      // VACATION_BALANCE_NEGATIVE
      $notes.add(13, rt.ratio(saldo_dias_feriado, 90000n));
    }
    if (dias_feriado_pendiente > $f.periodos_juntos * dias_feriado_anual_total * 10000) {
      // VACATION_OVER_TWO_PERIODS
      $notes.add(14, rt.ratio(dias_feriado_pendiente, 10000n));
    }
    if (liquido_a_pagar < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(15);
    }
    if ((con_obra || debe_anios || debe_aviso || (imputa_afc && debe_anios)) &&
      !rt.isSent($n[13]!) &&
      rt.addDays(rt.firstDayOfMonth($row.period.end), -1) >= '2026-10-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(17);
    }
    if (con_obra && fecha_obra >= '2019-01-01' && fecha_obra < '2020-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(18);
    }
    if (con_obra && fecha_obra >= '2020-07-01' && fecha_obra < '2021-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(19);
    }
    if (con_obra && fecha_obra >= '2021-07-01' && fecha_obra < '2022-01-01') {
      // PARAM_UNVERIFIED
      $notes.add(20);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '{"size":117,"scales":[1,1,1,1,1,1000000,100,100,100,100,100,100,100,100,1,1,10000,10000,10000,100,100,100,100,100,100,100,100,1,1],"values":[["input",1,[1,1]],["input",0,[0,1]],0,2,1,3,["parameter","meses_de_fraccion",1,"number"],4,5,["parameter","anios_maximos",1,"number"],["input",7,7],["input",8,8],["input",9,9],["input",27,[27,1]],["input",10,10],["input",28,[28,1]],["input",11,11],["input",12,12],["input",13,13],["parameter","tope_uf",1,"number"],8,7,9,["input",14,[14,1]],["input",15,[15,1]],11,["input",16,[16,10000]],12,["input",17,[17,10000]],13,14,["sent","given(dias_corridos_dados)",18],["input",18,[18,10000]],15,["kept","feriados.holidays","number",[52,1]],["input",19,19],["input",3,[3,1]],["input",2,[2,1]],["input",4,[4,1]],17,16,18,10,19,6,23,["input",5,[5,1000000]],25,27,["kept","dias_obra at fecha_obra","number",[77,2]],28,26,["input",20,20],["input",21,21],["input",24,24],["input",25,25],22,24,29,30,["input",22,22],31,35,34,20,["input",23,23],["input",26,26],21,32,33,37,38,39,40,42,43,["parameter","recargo_159",2,"rate"],["parameter","recargo_160",5,"rate"],["parameter","recargo_161",10,"rate"],["parameter","recargo_sin_motivo",1,"rate"],["kept","feriados.holidays","number",[115,1]]],"tables":[{"table":1,"rows":"causales_con_aviso$rows1","of":"choice","gives":"number","scales":[1,1,1],"slots":[55,null,null],"isConditional":1},{"table":0,"rows":"causales_sin_aviso$rows1","of":"choice","gives":"number","scales":[1,1,1],"slots":[56,null,null],"isConditional":1},{"table":2,"rows":"causales_anios$rows1","of":"choice","gives":"number","scales":[1,1,1],"slots":[59,null,null]},{"table":3,"rows":"causales_afc$rows1","of":"choice","gives":"number","scales":[1,1,1],"slots":[63,null,null]}],"steps":[[[29,1],[0]],[[30,1],[1,2]],[[31,1],[1,2]],[[32,1],[3,4]],[[33,1],[1,2]],[[36,1],[4,5,6,[[5,6],34,0,0],[[7],34,0,0,35,1,1]]],[[38,1],[1,[[8],37,1,1],[[8,9],37,0,0]]],[[39,1],[10,11,12,13,[[14],27,1,1],15,[[16,17],28,1,1]],40],[41,[18]],[[42,1],[19,20],43],[[44,1],[21,22]],[[45,1],[23,24]],[[46,360],[25,5,25,7]],[[47,90000],[26,27,28]],[[48,90000],[29]],[[49,1],[30],[50,90000]],[[53,90000],[31,[[32],51,1,1],[[2,0,33,0,33,34,33,30],51,0,0]]],[[54,3000],[35]],[[58,1],[36,[[37],3,1,1],[[37],3,0,0],[[38],57,0,0],[[36],57,0,0,4,1,1],-1,-2]],[[62,1],[37,[[38],60,0,0],[[4],61,1,1],-3]],[[65,1],[37,[[38],64,1,1],-4]],[[66,1],[39,40],[67,270000000]],[[68,1],[41,[[42],58,1,1]],null,null,58],[[69,1],[43,[[42,44],62,1,1]],null,null,62],[[70,1],[45,46],[71,1000000]],[[74,1],[37,[[3],72,1,1],[[1],73,1,1]]],[[75,1],[47,[[3,7],74,1,1]],null,null,74],[[76,1],[47,[[1,0],74,1,1]]],[[78,2],[47,[[48,49],74,1,1]],null,null,74],[[79,1],[47,[[42,50,51],74,1,1]],[80,60],null,74],[[81,1],[52],82],[[83,1],[53],84],[[85,1],[54],86],[[87,1],[55],88],[[89,1],[45,56,57,58,59]],[[91,1],[53,[[60,8],90,1,1]],92],[[93,1],[61,62,63]],[[94,1],[64,[[65,45],65,1,1]],95,null,65],[[96,1],[66],97],[[98,1],[67,56,45,57,58,59,61,68,69]],[[99,1],[70,71]],[[100,1],[72,73]],[[101,1],[1,0]],[[102,1],[1,0,74]],[[105,1],[74,75,6,[[75,6],103,0,0],[[1,0],103,0,0,104,1,1]]],[[114,1],[37,[[46,76],106,1,1],[[46,77],106,1,1,107,0,0],[[38],106,0,0],[[37],106,0,0,108,0,0],[[46],106,0,0,109,1,1],[[37],106,0,0,109,0,0],[[37],106,0,0,109,0,0,110,0,0],[[46,78],106,0,0,109,0,0,111,1,1],[[37],106,0,0,109,0,0,111,0,0],[[46,77],106,0,0,109,0,0,111,0,0,112,1,1],[[46,79],106,0,0,109,0,0,111,0,0,112,1,1,113,0,0],[[46,76],106,0,0,109,0,0,111,0,0,112,0,0]]],[[116,1],[0,0,80]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '«0:»{"scheme":["CLP","period_end",["half_up",[["1",null]]]],"types":["date","boolean",[0,0,"rate"],[1,0,"number"],[0,0,"integer"],[0,0,"number"],{"words":["mutuo_acuerdo","renuncia","muerte","vencimiento_plazo","conclusion_obra","caso_fortuito","disciplinaria","necesidades_empresa","desahucio","liquidacion_concursal","despido_indirecto"]}],"roundings":[["half_up",[["1",null]]],["up",[["1",null]]]],"nodes":"0 date,1950-01-01;0 date,2020-01-01;0 date,2026-12-31;1 truth,false;2 c0;2 p10;3 c0;3 c1000000000;4 c30;3 3 7 8;3 i6;3 2 8 10;4 c1;0 period,4;0 23 13;4 4 12;0 31 14 15;3 p0 16;3 2 12 17;4 c15;4 c20;4 c0;4 c200;4 c60;4 c400;3 i7;3 i8;3 0 25 26;3 i9;3 0 27 28;3 i21;1 12 30 6;1 truth,true;0 i1;0 31 33 12;0 i0;0 s0;4 25 35 36;4 26 35 36;4 s2;4 c12;4 s1;4 2 40 41;4 1 39 42;4 29 35 36;4 s3;4 p2;1 12 45 46;1 8 45 46;4 s4;1 12 49 21;1 14 48 50;1 15 47 51;4 18 52 12 21;4 0 41 53;0 date,1981-08-14;1 10 35 55;4 s5;4 p3;4 5 57 58;4 18 56 57 59;1 i27;3 i10;3 18 61 62 6;3 0 29 63;1 i28;3 i11;3 i12;3 0 66 67;3 18 65 68 6;3 0 64 69;3 i13;4 p4;3 s8;3 2 72 73;3 s7;3 s9;3 5 75 76;4 i14;4 i15;4 0 78 79;4 s11;4 2 81 45;5 3 82 40;4 2 81 49;4 c360;5 3 84 85;5 0 83 86;5 i16;5 s12;5 0 88 89;5 i17;5 1 90 91;5 s13;5 6 21 93;5 s14;1 given,18;5 i18;4 s15;4 holidays_ahead,0 33 98;4 0 98 99;4 c5;0 35 33 100 12 101;4 27 36 102;5 1 98 95;5 1 103 104;5 6 21 105;5 18 96 97 106;3 i19;3 3 108 8;1 i3;6 i2;5 apply,1 111;5 apply,0 111;5 18 110 112 113;1 8 114 12;1 i4;1 16 110;1 14 116 117;1 15 115 118;5 apply,2 111;1 8 120 12;1 15 121 116;1 13 41 12;1 14 122 123;5 apply,3 111;1 8 125 12;1 16 116;1 14 126 127;3 s17;5 s16;3 2 129 130;1 s18;3 s10;1 s19;4 s6;3 2 133 135;3 s23;2 i5;3 2 137 138;6 word,conclusion_obra;1 8 111 140;1 13 39 12;1 14 141 142;0 date,2019-01-01;1 13 35 144;1 14 143 145;1 s25;1 12 49 19;4 18 148 12 21;4 0 39 149;0 5 35 33;0 date,2022-01-01;0 18 147 151 152;0 s27;5 p6 154;5 s28;3 2 133 156;4 s26;3 2 157 158;3 3 159 8;3 i20;3 i24;3 i25;3 s22;3 0 137 164;3 s24;3 0 165 166;3 s29;3 0 167 168;3 s30;3 0 169 170;3 i22;3 2 172 57;3 18 31 173 6;3 s31;3 s35;3 s34;3 1 176 177;3 6 6 178;3 5 175 179;1 s20;3 i23;3 5 182 137;3 i26;3 s21;3 0 185 164;3 0 186 137;3 0 166 168;3 0 187 188;3 0 170 175;3 s32;3 s33;3 0 191 192;3 0 190 193;3 0 189 194;3 s37;3 s38;3 0 196 197;3 s39;3 s40;3 1 199 200;4 25 35 33;4 26 35 33;4 s42;4 2 40 204;4 1 203 205;4 s43;1 12 207 46;1 8 207 46;4 29 35 33;1 12 210 21;1 14 209 211;1 15 208 212;4 18 213 12 21;4 0 204 214;6 word,despido_indirecto;1 8 111 216;2 p8;1 8 138 218;2 p9;1 8 138 220;1 15 219 221;6 word,liquidacion_concursal;1 8 111 223;1 15 127 224;1 8 138 4;6 word,necesidades_empresa;1 8 111 227;6 word,desahucio;1 8 111 229;1 15 228 230;2 p7;1 8 138 232;6 word,disciplinaria;1 8 111 234;1 8 138 5;1 15 221 236;1 18 235 237 219;1 18 231 233 238;1 18 225 226 239;1 18 217 222 240;4 c10;4 holidays_ahead,0 33 242;4 0 242 243;0 35 33 244 12 101;1 12 35 33;1 12 33 13;1 12 78 19;1 10 78 20;1 14 248 249;1 9 138 4;1 9 138 232;1 14 251 252;1 9 138 218;1 14 253 254;1 9 138 220;1 14 255 256;1 9 138 5;1 14 257 258;3 s36;1 12 175 260;1 given,6;1 given,7;1 14 262 263;2 c99/100;3 2 265 25;1 10 11 266;2 c101/100;3 2 268 25;1 12 11 269;1 15 267 270;1 14 264 271;3 p1 33;1 10 25 273;4 s44;1 9 57 275;1 9 41 204;1 15 276 277;1 12 75 76;1 12 57 135;3 18 181 137 6;1 12 182 281;1 s45;1 16 283;1 12 138 4;1 8 137 6;1 14 285 286;1 15 284 287;0 s46;1 12 13 289;1 10 93 21;4 p5;4 2 292 81;1 12 88 293;3 s41;1 10 295 6;1 16 96;0 date,2027-12-31;1 12 102 298;1 14 297 299;1 15 147 134;1 15 301 132;1 14 181 134;1 15 302 303;1 given,13;1 16 305;1 14 304 306;0 date,2026-10-01;1 13 16 308;1 14 307 309;1 13 154 144;1 14 147 311;0 date,2020-07-01;1 10 154 313;1 14 312 314;1 13 154 313;1 14 147 316;0 date,2021-07-01;1 10 154 318;1 14 317 319;1 13 154 318;1 14 147 321;1 10 154 152;1 14 322 323","items":[["i",0,null,[0,true]],["i",1,null,[1,true],[2,true]],["i",2],["i",3,3],["i",4,3],["i",5,4,[4,true],[5,true]],["i",6,null,[6,false],[9,true]],["i",7,11,[6,false],[7«5:,true]],["i",‹8›,6,[6»,true]],["i",13,18,[6,false],[7,true]],["i",14,19,[19,true],[20,true]],["i",15,21,[21,true],[8,true]],["i",16,21,[21,true],[22,true]],["i",17,21,[21,true],[23,true]],["i",18,null,[21,true],[24,true]],["i",19,29,[6,true]],["i",20,6,[6,true]],["i",21,6,[6,true],[7,true]],["i",22,null,[6,true],[7,true],31],["i",23«4:,6,[6,true]],["i",‹24›»,32],["i",28,32],[0,0,34],[1,4,37],[2,4,38],[3,4,43],[4,4,44],[5,4,54],[6,4,60],[7,3,70,0],[8,3,71],[9,3,74,0],[10,3,77],[11,4,80],[12,5,87],[13,5,92],[14,5,94],[15,4,95,1],[16,5,107],[17,3,109],[18,1,119],[19,1,124],[20,1,128],[21,3,131,0],[22,3,133,0,null,132],[23,3,136,0,null,134],[24,3,139,0],[25,1,146],[26,4,150,null,null,147],[27,0,153],[28,5,155,null,null,147],[29,3,160,0,null,147],[30,3,161,0],[31,3,30,0],[32,3,162,0],[33,3,163,0],[34,3,171],[35,3,174,0],[36,3,180],[37,3,183,0,null,181],[38,3,184,0],[39,3,195],[40,3,198],[41,3,201],[42,4,202],[43,4,206],[44,4,215],[45,1,241],[46,0,245]],"parameters":[["UF",null],["imm",null],["meses_de_fraccion",null],["anios_maximos",null],["tope_uf",null],["periodos_juntos",null],["dias_obra",null],["recargo_161",null],["recargo_159",null],["recargo_160",null],["recargo_sin_motivo",null]],"notices":[["refuse","VALIDATION_ERROR","warning","inputs.hire_date","inputs",null,246,["El primer día de servicio ",35," es posterior al último, ",33," (Código del Trabajo art. 177)"]],["refuse","VALIDATION_ERROR","warning","inputs.termination_date","inputs",null,247,["El finiquito se paga al término o después, no antes del ",33," (Código del Trabajo art. 177)"]],["refuse","VALIDATION_ERROR","warning","inputs.dias_feriado_anual","inputs",null,250,["El feriado anual es de 15 días hábiles, o de 20 en la zona extrema (Código del Trabajo art. 67)"]],["refuse","VALIDATION_ERROR","warning","inputs.recargo_art_168_rate","inputs",null,259,["El recargo es de 30, 50, 80 o 100 %, o ninguno (Código del Trabajo art. 168)"]],["refuse","VALIDATION_ERROR","warning","inputs.indemnizacion_voluntaria_amount","inputs",null,261,["De la indemnización voluntaria solo se paga aquí lo que no es renta, hasta ",260,": lo demás se reparte entre doce meses (LIR arts. 17 N°13 y 46)"]],["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,272,["El sueldo base ",25," y 30 veces el diario ",10," difieren en más del 1 %; se usa el sueldo base"]],["warn","BELOW_MINIMUM_WAGE","warning","monthly_salary","employee",null,274,["El sueldo base ",25," es menor que el ingreso mínimo del día del término"]],["warn","SENIORITY_ON_BOUNDARY","info","inputs.termination_date","inputs",null,278,["El último día completa un año o pasa de seis meses: quien no lo cuenta llega a otra antigüedad (Código del Trabajo art. 163)"]],["warn","SEVERANCE_BASE_CAPPED","info","base_indemnizacion","employee",null,279,["La última remuneración de ",75," pasa de 90 UF, ",76," (Código del Trabajo art. 172)"]],["warn","SEVERANCE_YEARS_CAPPED","info","indemnizacion_anios_servicio","employee",null,280,["De ",57," años se indemnizan ",135," (Código del Trabajo art. 163)"]],["warn","AFC_SETOFF_LIMITED","info","inputs.saldo_afc_empleador_amount","inputs",null,282,["Del saldo de ",182," se imputa ",196," (Ley 19.728 art. 13)"]],["warn","SURCHARGE_NOT_STANDARD","warning","inputs.recargo_art_168_rate","inputs",null,288,[138," no es el recargo de la causal, o no hay indemnización que recargar (Código del Trabajo art. 168)"]],["warn","SETTLEMENT_PAID_LATE","warning","period","period",null,290,["El finiquito se paga en diez días hábiles, hasta el ",289," (Código del Trabajo art. 177)"]],["warn","VACATION_BALANCE_NEGATIVE","warning","inputs.dias_feriado_anticipado","inputs",null,291,["El saldo de feriado es de ",93," días hábiles: no se paga, ni se descuenta (Código del Trabajo art. 73)"]],["warn","VACATION_OVER_TWO_PERIODS","warning","inputs.dias_feriado_pendiente","inputs",null,294,[88," días pasan de dos periodos, lo que se puede acumular (Código del Trabajo art. 70)"]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,296,["Los descuentos superan los haberes"]],["refuse","VALIDATION_ERROR","warning","inputs.termination_date","inputs",null,300,["Feriados legales: se conocen los feriados del 2020-01-01 al 2027-12-31"]],["warn","PARAM_CARRIED_FORWARD","warning","period","period",null,310,["Unidad de fomento, del último día del mes: sin valor publicado desde 2026-10-01; se usa el de 2026-09"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,315,["dias_obra: sin confirmar, los pasos de 1, 1,5 y 2 días, sin el texto a la mano"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,320,["dias_obra: sin confirmar, los pasos de 1, 1,5 y 2 días, sin el texto a la mano"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,324,["dias_obra: sin confirmar, los pasos de 1, 1,5 y 2 días, sin el texto a la mano"]]],"tables":[[6,null,5,null,null],[6,null,5,null,null],[6,null,5,null,null],[6,null,5,null,null]]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [UF$rows, imm$rows, meses_de_fraccion$rows, anios_maximos$rows, tope_uf$rows, periodos_juntos$rows, dias_obra$rows,
    recargo_161$rows, recargo_159$rows, recargo_160$rows, recargo_sin_motivo$rows],
  tables: [causales_sin_aviso, causales_con_aviso, causales_anios, causales_afc], calendars: [feriados$days] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 1n), above: null }] }, parameters: $parameters,
  elsewhere: $elsewhere, compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
