// CL.finiquito 2020.1: Finiquito
// Emitted from rules/cl/finiquito/2020-02-01.pay by payroll compile. Do not edit.
// file    sha256:b924da6e3e9fe5faa469d9c504592384d5918c94848fe2ca2ceb46db70179184
// meaning sha256:b65c9919a4e6ed7a571d08d2ae3f0aea6ad3ca6bf2aeec108377627fff6b0bc0
import * as rt from '../../../../runtime/index.ts';
import { $file, UF$rows, UTM$rows, imm$rows, meses_de_fraccion$rows, anios_maximos$rows, tope_uf$rows,
  periodos_juntos$rows, dias_obra$rows, recargo_161$rows, recargo_159$rows, recargo_160$rows,
  recargo_sin_motivo$rows, tabla_impuesto_unico, causales_sin_aviso, causales_con_aviso, causales_anios,
  causales_afc, feriados$days, $sources, $provenance, $inputs, $steps } from './2020-02-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'rules/cl/finiquito/2020-02-01.pay',
    fingerprint: 'sha256:b924da6e3e9fe5faa469d9c504592384d5918c94848fe2ca2ceb46db70179184',
    meaning: 'sha256:b65c9919a4e6ed7a571d08d2ae3f0aea6ad3ca6bf2aeec108377627fff6b0bc0', country: 'CL', scheme: 'finiquito', label: 'Finiquito',
    version: '2020.1', currency: 'CLP', validFrom: '2020-02-01', validUntil: '2026-12-31', periods: ['event'], proration: null,
    days: 'as_given', asOf: 'period_end',
    laws: ['Código del Trabajo arts. 41, 73 y 159 a 178; Ley 19.728 art. 13; Ley 21.122',
      'Ley sobre Impuesto a la Renta arts. 17 N°13, 45 y 46'],
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
  tabla_impuesto_unico$rows1: rt.scaledRows(tabla_impuesto_unico, { date: $at }, 100n, 1000n),
  recargo_159: rt.scaledWorth($at, 2n, recargo_159$rows),
  recargo_160: rt.scaledWorth($at, 5n, recargo_160$rows),
  recargo_161: rt.scaledWorth($at, 10n, recargo_161$rows),
  periodos_juntos: rt.scaledWorth($at, 1n, periodos_juntos$rows),
}));
const $elsewhere = rt.byDate(($at) => ({
  UF: rt.scaledWorth($at, 100n, UF$rows),
  dias_obra: rt.scaledWorth($at, 2n, dias_obra$rows),
  UTM: rt.scaledWorth($at, 1n, UTM$rows),
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
  const primer_mes_devengo$sent = rt.textAt($row.texts, 29);
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
  // Primero de los meses que se envían, su día 1
  if (primer_mes_devengo$sent !== undefined && !rt.isDate(primer_mes_devengo$sent)) return false;
  if (primer_mes_devengo$sent !== undefined && primer_mes_devengo$sent < '2019-02-01') return false;
  if (primer_mes_devengo$sent !== undefined && primer_mes_devengo$sent > $row.period.end) return false;
  const primer_mes_devengo = primer_mes_devengo$sent !== undefined
    ? primer_mes_devengo$sent
    : rt.addMonths(rt.firstDayOfMonth(termination_date), -11);
  $s[29] = rt.digitsOfDate(primer_mes_devengo);
  const base_mes$01_12 = [];
  for (let $i = 0; $i < 12; $i += 1) {
    // Base tributable del mes 1 … Base tributable del mes 12
    if ($n[30 + $i]! < 0 || $n[30 + $i]! > 100000000000) return false;
    const base_mes$one = $s[30 + $i] = $n[30 + $i]!;
    base_mes$01_12.push(base_mes$one);
  }
  // Día siguiente al término
  const dia_siguiente = rt.addDays(termination_date, 1);
  $s[42] = rt.digitsOfDate(dia_siguiente);
  // Años completos
  const anios_completos = $s[43] = rt.yearsBetween(hire_date, dia_siguiente);
  // Meses completos
  const meses_completos = $s[44] = rt.monthsBetween(hire_date, dia_siguiente);
  // Meses después del último año
  const meses_fraccion = $s[45] = meses_completos - anios_completos * 12;
  // Días después del último mes
  const dias_fraccion = $s[46] = rt.daysLeft(hire_date, dia_siguiente);
  // Años de servicio
  const $14 = meses_fraccion > $f.meses_de_fraccion;
  $s[47] = $14 ? 1 : 0;
  let $15: boolean = $14;
  if (!$15) {
    const $13 = meses_fraccion === $f.meses_de_fraccion;
    $s[48] = $13 ? 1 : 0;
    $15 = $13 && dias_fraccion > 0;
  }
  const $16 = $15 ? 1 : 0;
  const anios_servicio = $s[49] = anios_completos + $16;
  // Años que se indemnizan
  const $18 = hire_date < '1981-08-14';
  $s[50] = $18 ? 1 : 0;
  const anios_indemnizables = $s[51] = $18 ? anios_servicio : anios_servicio < $f.anios_maximos ? anios_servicio : $f.anios_maximos;
  // Última remuneración (art. 172)
  const $20 = gratificacion_en_base_172 ? gratificacion_mensual_amount : 0;
  let $22: number;
  if (colacion_movilizacion_en_base_172) {
    const $21 = colacion_amount + movilizacion_amount;
    if ($21 > rt.SAFE) return false;
    $22 = $21;
  } else {
    $22 = 0;
  }
  const $23 = $s[53] = monthly_salary + otros_haberes_fijos_amount + promedio_variable_amount + $20 + $22;
  if ($23 > 4503599627370395) return false;
  const ultima_remuneracion_mensual = $s[52] = Math.floor(($23 + 50) / 100);
  // UF del tope
  const valor_uf = $s[54] = valor_uf_amount;
  // Tope 90 UF
  const $25 = $s[56] = $f.tope_uf * valor_uf;
  const tope_90_uf = $s[55] = Math.floor(($25 + 50) / 100);
  // Base indemnización
  const base_indemnizacion = $s[57] = ultima_remuneracion_mensual < tope_90_uf ? ultima_remuneracion_mensual : tope_90_uf;
  // Días hábiles al año, con los progresivos
  const dias_feriado_anual_total = $s[58] = dias_feriado_anual + dias_feriado_progresivo;
  // Días hábiles de la fracción del año
  const dias_feriado_proporcional = $s[59] = dias_feriado_anual_total * meses_fraccion * 30 + dias_feriado_anual_total * dias_fraccion;
  // Saldo de días hábiles
  const saldo_dias_feriado = $s[60] = dias_feriado_pendiente * 9 + dias_feriado_proporcional * 250 - dias_feriado_anticipado * 9;
  // Días hábiles que se pagan
  const dias_feriado_habiles = $s[61] = 0 > saldo_dias_feriado ? 0 : saldo_dias_feriado;
  // Días hábiles empezados
  const dias_feriado_contados = $s[62] = Math.ceil(dias_feriado_habiles / 90000);
  $s[63] = dias_feriado_habiles;
  // Días corridos
  const $35 = rt.isSent($n[18]!);
  $s[64] = $35 ? 1 : 0;
  let $36: number;
  if ($35) {
    $36 = dias_corridos_dados * 9;
  } else {
    const $33 = $s[65] = rt.holidaysAhead(feriados$days, termination_date, dias_feriado_contados);
    const $34 = rt.daysBetween(dia_siguiente, rt.addWeekdays(termination_date, dias_feriado_contados + $33, 1, 5)) * 90000 -
      (dias_feriado_contados * 90000 - dias_feriado_habiles);
    $36 = 0 > $34 ? 0 : $34;
  }
  const dias_feriado_corridos = $s[66] = $36;
  // Valor del día
  const valor_dia_feriado = $s[67] = remuneracion_feriado_amount;
  // Se debe el aviso previo
  $s[68] = -1;
  $s[69] = -1;
  let $41: number;
  if (aviso_previo_dado) {
    const $37 = $s[68] = rt.rowOfWord($f.causales_con_aviso$rows1, causal_termino);
    if ($37 < 0) return false;
    $41 = $f.causales_con_aviso$rows1.value[$37]!;
  } else {
    const $39 = $s[69] = rt.rowOfWord($f.causales_sin_aviso$rows1, causal_termino);
    if ($39 < 0) return false;
    $41 = $f.causales_sin_aviso$rows1.value[$39]!;
  }
  const $42 = $41 === 1;
  $s[70] = $42 ? 1 : 0;
  const debe_aviso = $42 || (despido_injustificado_declarado && !aviso_previo_dado);
  $s[71] = debe_aviso ? 1 : 0;
  // Se deben los años de servicio
  const $43 = $s[72] = rt.rowOfWord($f.causales_anios$rows1, causal_termino);
  if ($43 < 0) return false;
  const $44 = $f.causales_anios$rows1.value[$43]!;
  const $45 = $44 === 1;
  $s[73] = $45 ? 1 : 0;
  const $46 = $45 || despido_injustificado_declarado;
  $s[74] = $46 ? 1 : 0;
  const debe_anios = $46 && anios_completos >= 1;
  $s[75] = debe_anios ? 1 : 0;
  // Se imputa el seguro de cesantía
  const $47 = $s[76] = rt.rowOfWord($f.causales_afc$rows1, causal_termino);
  if ($47 < 0) return false;
  const $48 = $f.causales_afc$rows1.value[$47]!;
  const $49 = $48 === 1;
  $s[77] = $49 ? 1 : 0;
  const imputa_afc = $49 && !despido_injustificado_declarado;
  $s[78] = imputa_afc ? 1 : 0;
  // Indemnización por feriado (art. 73)
  const $50 = $s[80] = valor_dia_feriado * dias_feriado_corridos;
  if ($50 > 4503599357370495) return false;
  const indemnizacion_feriado = $s[79] = Math.floor(($50 + 135000000) / 270000000);
  // Indemnización sustitutiva del aviso previo
  let indemnizacion_aviso_previo = 0;
  if (debe_aviso) {
    indemnizacion_aviso_previo = $s[81] = base_indemnizacion;
  }
  // Indemnización por años de servicio (art. 163)
  let indemnizacion_anios_servicio = 0;
  if (debe_anios) {
    indemnizacion_anios_servicio = $s[82] = base_indemnizacion * anios_indemnizables;
  }
  // Recargo art. 168
  const $53 = $s[84] = indemnizacion_anios_servicio * recargo_art_168_rate;
  if ($53 > 4503599626370495) return false;
  const recargo_art_168 = $s[83] = Math.floor(($53 + 500000) / 1000000);
  // Obra o faena con indemnización
  const $55 = rt.same(causal_termino, 'conclusion_obra');
  $s[85] = $55 ? 1 : 0;
  const $56 = $55 && meses_completos >= 1;
  $s[86] = $56 ? 1 : 0;
  const con_obra = $56 && hire_date >= '2019-01-01';
  $s[87] = con_obra ? 1 : 0;
  // Meses de obra o faena
  let meses_obra = 0;
  if (con_obra) {
    const $57 = dias_fraccion > 15 ? 1 : 0;
    meses_obra = $s[88] = meses_completos + $57;
  }
  // Fecha obra
  const fecha_obra = con_obra ? rt.earliest(hire_date, termination_date) : '2022-01-01';
  $s[89] = rt.digitsOfDate(fecha_obra);
  // Días por mes
  let dias_obra_por_mes = 0;
  let indemnizacion_obra_faena = 0;
  if (con_obra) {
    const $60 = $elsewhere(fecha_obra);
    if ($60 === null) return false;
    $s[90] = $60.dias_obra;
    dias_obra_por_mes = $s[91] = $60.dias_obra;
    // Indemnización por obra o faena (art. 163 inc. 3)
    const $61 = $s[93] = base_indemnizacion * dias_obra_por_mes * meses_obra;
    indemnizacion_obra_faena = $s[92] = Math.floor(($61 + 30) / 60);
  }
  // Indemnización de contrato colectivo
  if (indemnizacion_contrato_colectivo_amount > 4503599627370395) return false;
  const indemnizacion_contrato_colectivo = $s[94] = Math.floor((indemnizacion_contrato_colectivo_amount + 50) / 100);
  $s[95] = indemnizacion_contrato_colectivo_amount;
  // Indemnización voluntaria
  const indemnizacion_voluntaria = $s[96] = Math.floor((indemnizacion_voluntaria_amount + 50) / 100);
  $s[97] = indemnizacion_voluntaria_amount;
  // Remuneraciones pendientes (líquido)
  if (remuneraciones_pendientes_liquido_amount > 4503599627370395) return false;
  const remuneraciones_pendientes_liquido = $s[98] = Math.floor((remuneraciones_pendientes_liquido_amount + 50) / 100);
  $s[99] = remuneraciones_pendientes_liquido_amount;
  // Otros haberes
  if (otros_haberes_amount > 4503599627370395) return false;
  const otros_haberes = $s[100] = Math.floor((otros_haberes_amount + 50) / 100);
  $s[101] = otros_haberes_amount;
  // Indemnizaciones que usan la exención
  const indemnizaciones_legales = $s[102] = indemnizacion_anios_servicio +
    indemnizacion_aviso_previo +
    recargo_art_168 +
    indemnizacion_obra_faena +
    indemnizacion_contrato_colectivo;
  // Límite no renta
  const $68 = indemnizacion_voluntaria_amount > 0;
  $s[103] = $68 ? 1 : 0;
  const $69 = $s[105] = $68 ? promedio_24m_amount * anios_servicio : 0;
  const limite_exencion_lir_17_13 = $s[104] = Math.floor(($69 + 50) / 100);
  // Indemnización exenta
  const $71 = limite_exencion_lir_17_13 - indemnizaciones_legales;
  const $72 = 0 > $71 ? 0 : $71;
  const indemnizacion_exenta = $s[106] = indemnizacion_voluntaria < $72 ? indemnizacion_voluntaria : $72;
  // Indemnización afecta
  const indemnizacion_tributable = $s[107] = indemnizacion_voluntaria - indemnizacion_exenta;
  // La indemnización voluntaria pasa de su exención
  const con_exceso = indemnizacion_tributable > 0;
  $s[108] = con_exceso ? 1 : 0;
  const despues$02_12 = [];
  const $75$all = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Meses después del primero 2 … Meses después del primero 12
    let despues$one = 0;
    const $75 = rt.isSent($n[31 + $i]!);
    $s[109 + 2 * $i] = $75 ? 1 : 0;
    if ($75) {
      despues$one = $s[110 + 2 * $i] = 1 + $i;
    }
    despues$02_12.push(despues$one);
    $75$all.push($75);
  }
  // Último mes
  const $86 = 0 > despues$02_12[0]! ? 0 : despues$02_12[0]!;
  const $87 = $86 > despues$02_12[1]! ? $86 : despues$02_12[1]!;
  const $88 = $87 > despues$02_12[2]! ? $87 : despues$02_12[2]!;
  const $89 = $88 > despues$02_12[3]! ? $88 : despues$02_12[3]!;
  const $90 = $89 > despues$02_12[4]! ? $89 : despues$02_12[4]!;
  const $91 = $90 > despues$02_12[5]! ? $90 : despues$02_12[5]!;
  const $92 = $91 > despues$02_12[6]! ? $91 : despues$02_12[6]!;
  const $93 = $92 > despues$02_12[7]! ? $92 : despues$02_12[7]!;
  const $94 = $93 > despues$02_12[8]! ? $93 : despues$02_12[8]!;
  const $95 = $94 > despues$02_12[9]! ? $94 : despues$02_12[9]!;
  const ultimo_mes = rt.addMonths(primer_mes_devengo, $95 > despues$02_12[10]! ? $95 : despues$02_12[10]!);
  $s[131] = rt.digitsOfDate(ultimo_mes);
  // Meses entre los que se reparte
  const $96 = rt.isSent($n[30]!) ? 1 : 0;
  const $97 = $75$all[0]! ? 1 : 0;
  const $98 = $75$all[1]! ? 1 : 0;
  const $99 = $75$all[2]! ? 1 : 0;
  const $100 = $75$all[3]! ? 1 : 0;
  const $101 = $75$all[4]! ? 1 : 0;
  const $102 = $75$all[5]! ? 1 : 0;
  const $103 = $75$all[6]! ? 1 : 0;
  const $104 = $75$all[7]! ? 1 : 0;
  const $105 = $75$all[8]! ? 1 : 0;
  const $106 = $75$all[9]! ? 1 : 0;
  const $107 = $75$all[10]! ? 1 : 0;
  const meses_enviados = $s[132] = $96 + $97 + $98 + $99 + $100 + $101 + $102 + $103 + $104 + $105 + $106 + $107;
  const mes$01_12 = [];
  for (let $i = 0; $i < 12; $i += 1) {
    // Mes 1 … Mes 12
    const mes$one = rt.earliest(rt.lastDayOfMonth(rt.addMonths(primer_mes_devengo, $i)), $row.period.end);
    $s[133 + $i] = rt.digitsOfDate(mes$one);
    mes$01_12.push(mes$one);
  }
  // Parte de cada mes, en UTM
  let $111 = 1;
  $s[147] = 1;
  let cuota_utm_indemnizacion = 0;
  if (con_exceso) {
    const $109 = $elsewhere($row.period.end);
    if ($109 === null) return false;
    $s[145] = $109.UTM;
    const $110 = (1 > meses_enviados ? 1 : meses_enviados) * $109.UTM;
    if (!($110 > 0)) return false;
    $111 = $s[147] = $110;
    cuota_utm_indemnizacion = $s[146] = indemnizacion_tributable;
  }
  const $114$all = [];
  const base_en_utm$01_12 = [];
  const $112$all = [];
  for (let $i = 0; $i < 12; $i += 1) {
    // Base del mes, en UTM 1 … Base del mes, en UTM 12
    let $114 = 1;
    $s[151 + 4 * $i] = 1;
    let base_en_utm$one = 0;
    const $112 = con_exceso && rt.isSent($n[30 + $i]!);
    $s[148 + 4 * $i] = $112 ? 1 : 0;
    if ($112) {
      const $113 = $elsewhere(mes$01_12[$i]!);
      if ($113 === null) return false;
      $s[149 + 4 * $i] = $113.UTM;
      if (!($113.UTM > 0)) return false;
      $114 = $s[151 + 4 * $i] = $113.UTM;
      base_en_utm$one = $s[150 + 4 * $i] = base_mes$01_12[$i]!;
    }
    $114$all.push($114);
    base_en_utm$01_12.push(base_en_utm$one);
    $112$all.push($112);
  }
  const diferencia$01_12 = [];
  for (let $i = 0; $i < 12; $i += 1) {
    // Impuesto de más, en UTM 1 … Impuesto de más, en UTM 12
    let diferencia$one = 0;
    if ($112$all[$i]!) {
      const $148 = base_en_utm$01_12[$i]! * $111;
      if ($148 > rt.SAFE) return false;
      const $149 = cuota_utm_indemnizacion * 100 * $114$all[$i]!;
      if ($149 > rt.SAFE) return false;
      const $150 = $148 + $149;
      if ($150 > rt.SAFE || rt.SAFE > 0) return false;
      if (rt.SAFE > 0) return false;
      const $151 = 0 - 0;
      diferencia$one = $s[196 + $i] = 0 > $151 ? 0 : $151;
    }
    diferencia$01_12.push(diferencia$one);
  }
  // Diferencia de impuesto, en UTM
  const diferencia_impuesto_utm = $s[208] = diferencia$01_12[0]! +
    diferencia$01_12[1]! +
    diferencia$01_12[2]! +
    diferencia$01_12[3]! +
    diferencia$01_12[4]! +
    diferencia$01_12[5]! +
    diferencia$01_12[6]! +
    diferencia$01_12[7]! +
    diferencia$01_12[8]! +
    diferencia$01_12[9]! +
    diferencia$01_12[10]! +
    diferencia$01_12[11]!;
  // Base del mes con su parte, en UTM, hasta la décima que sigue 1
  $s[212] = 1;
  let con_parte_01 = 0;
  const $209 = rt.isSent($n[30]!);
  $s[209] = $209 ? 1 : 0;
  if ($209) {
    const $210 = base_en_utm$01_12[0]! * $111;
    if ($210 > rt.SAFE) return false;
    const $211 = cuota_utm_indemnizacion * 100 * $114$all[0]!;
    if ($211 > rt.SAFE) return false;
    const $212 = $s[211] = $210 + $211;
    if ($212 > rt.SAFE) return false;
    const $213 = rt.wholeOf($212, 10 * $111 * $114$all[0]!, 'up');
    if (Number.isNaN($213)) return false;
    con_parte_01 = $s[210] = $213;
    const $214 = $s[212] = $111 * $114$all[0]!;
    if ($214 > rt.SAFE) return false;
  }
  const con_parte$02_12 = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Base del mes con su parte, en UTM, hasta la décima que sigue 2 … Base del mes con su parte, en UTM, hasta la décima que sigue 12
    $s[215 + 3 * $i] = 1;
    let con_parte$one = 0;
    if ($75$all[$i]!) {
      const $215 = base_en_utm$01_12[1 + $i]! * $111;
      if ($215 > rt.SAFE) return false;
      const $216 = cuota_utm_indemnizacion * 100 * $114$all[1 + $i]!;
      if ($216 > rt.SAFE) return false;
      const $217 = $s[214 + 3 * $i] = $215 + $216;
      if ($217 > rt.SAFE) return false;
      const $218 = rt.wholeOf($217, 10 * $111 * $114$all[1 + $i]!, 'up');
      if (Number.isNaN($218)) return false;
      con_parte$one = $s[213 + 3 * $i] = $218;
      const $219 = $s[215 + 3 * $i] = $111 * $114$all[1 + $i]!;
      if ($219 > rt.SAFE) return false;
    }
    con_parte$02_12.push(con_parte$one);
  }
  // Impuesto del mes de mayor base, en UTM
  const $270 = con_parte_01 > con_parte$02_12[0]! ? con_parte_01 : con_parte$02_12[0]!;
  const $271 = $270 > con_parte$02_12[1]! ? $270 : con_parte$02_12[1]!;
  const $272 = $271 > con_parte$02_12[2]! ? $271 : con_parte$02_12[2]!;
  const $273 = $272 > con_parte$02_12[3]! ? $272 : con_parte$02_12[3]!;
  const $274 = $273 > con_parte$02_12[4]! ? $273 : con_parte$02_12[4]!;
  const $275 = $274 > con_parte$02_12[5]! ? $274 : con_parte$02_12[5]!;
  const $276 = $275 > con_parte$02_12[6]! ? $275 : con_parte$02_12[6]!;
  const $277 = $276 > con_parte$02_12[7]! ? $276 : con_parte$02_12[7]!;
  const $278 = $277 > con_parte$02_12[8]! ? $277 : con_parte$02_12[8]!;
  const $279 = $278 > con_parte$02_12[9]! ? $278 : con_parte$02_12[9]!;
  const $280 = $s[247] = ($279 > con_parte$02_12[10]! ? $279 : con_parte$02_12[10]!) * 10;
  const $281 = $s[246] = rt.rowOf($f.tabla_impuesto_unico$rows1, $280, 1, false);
  if ($281 < 0) return false;
  const $282 = rt.rebateOf($f.tabla_impuesto_unico$rows1, $281, $280, 1);
  if (Number.isNaN($282)) return false;
  $s[248] = $282;
  // Impuesto único sobre exceso de indemnización
  let impuesto_indemnizacion = 0;
  if (con_exceso) {
    const $283 = $elsewhere($row.period.end);
    if ($283 === null) return false;
    $s[249] = $283.UTM;
    impuesto_indemnizacion = $s[250] = diferencia_impuesto_utm * $283.UTM;
  }
  // Aporte del empleador al seguro de cesantía (Ley 19.728 art. 13)
  let imputacion_afc = 0;
  if (imputa_afc) {
    const $285 = indemnizacion_anios_servicio * 100;
    const $286 = $s[252] = saldo_afc_empleador_amount < $285 ? saldo_afc_empleador_amount : $285;
    imputacion_afc = $s[251] = Math.floor(($286 + 50) / 100);
  }
  // Otros descuentos
  if (otros_descuentos_amount > 4503599627370395) return false;
  const otros_descuentos = $s[253] = Math.floor((otros_descuentos_amount + 50) / 100);
  $s[254] = otros_descuentos_amount;
  // Total haberes
  const total_haberes = $s[255] = indemnizacion_feriado +
    indemnizacion_aviso_previo +
    indemnizacion_anios_servicio +
    recargo_art_168 +
    indemnizacion_obra_faena +
    indemnizacion_contrato_colectivo +
    indemnizacion_voluntaria +
    remuneraciones_pendientes_liquido +
    otros_haberes;
  // Total descuentos
  const total_descuentos = $s[256] = impuesto_indemnizacion + imputacion_afc + otros_descuentos;
  // Líquido a pagar
  const liquido_a_pagar = $s[257] = total_haberes - total_descuentos;
  // Años completos, sin el último día
  const anios_sin_el_ultimo = $s[258] = rt.yearsBetween(hire_date, termination_date);
  // Meses de la fracción, sin el último día
  const meses_sin_el_ultimo = $s[259] = rt.monthsBetween(hire_date, termination_date) - anios_sin_el_ultimo * 12;
  // Años de servicio, sin el último día
  const $295 = meses_sin_el_ultimo > $f.meses_de_fraccion;
  $s[260] = $295 ? 1 : 0;
  let $296: boolean = $295;
  if (!$296) {
    const $294 = meses_sin_el_ultimo === $f.meses_de_fraccion;
    $s[261] = $294 ? 1 : 0;
    $296 = $294 && rt.daysLeft(hire_date, termination_date) > 0;
  }
  const $297 = $296 ? 1 : 0;
  const servicio_sin_el_ultimo = $s[262] = anios_sin_el_ultimo + $297;
  // El recargo es el de la causal
  const $309 = rt.same(causal_termino, 'despido_indirecto');
  $s[263] = $309 ? 1 : 0;
  let $310: boolean;
  if ($309) {
    const $299 = recargo_art_168_rate === $f.recargo_159 * 500000;
    $s[264] = $299 ? 1 : 0;
    $310 = $299 || recargo_art_168_rate === $f.recargo_160 * 200000;
  } else {
    const $300 = !despido_injustificado_declarado;
    $s[265] = $300 ? 1 : 0;
    const $307 = $300 || rt.same(causal_termino, 'liquidacion_concursal');
    $s[266] = $307 ? 1 : 0;
    let $308: boolean;
    if ($307) {
      $308 = recargo_art_168_rate === 0;
    } else {
      const $301 = rt.same(causal_termino, 'necesidades_empresa');
      $s[267] = $301 ? 1 : 0;
      const $305 = $301 || rt.same(causal_termino, 'desahucio');
      $s[268] = $305 ? 1 : 0;
      let $306: boolean;
      if ($305) {
        $306 = recargo_art_168_rate === $f.recargo_161 * 100000;
      } else {
        const $303 = rt.same(causal_termino, 'disciplinaria');
        $s[269] = $303 ? 1 : 0;
        let $304: boolean;
        if ($303) {
          const $302 = recargo_art_168_rate === $f.recargo_160 * 200000;
          $s[270] = $302 ? 1 : 0;
          $304 = $302 || recargo_art_168_rate === $f.recargo_sin_motivo * 1000000;
        } else {
          $304 = recargo_art_168_rate === $f.recargo_159 * 500000;
        }
        $306 = $304;
      }
      $308 = $306;
    }
    $310 = $308;
  }
  const recargo_conforme = $310;
  $s[271] = recargo_conforme ? 1 : 0;
  // Último día para pagar
  const $311 = $s[272] = rt.holidaysAhead(feriados$days, termination_date, 10);
  const ultimo_dia_de_pago = rt.addWeekdays(termination_date, 10 + $311, 1, 5);
  $s[273] = rt.digitsOfDate(ultimo_dia_de_pago);
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
  if (rt.dayOf(primer_mes_devengo) !== 1) return false;
  if (primer_mes_devengo < rt.addMonths(rt.firstDayOfMonth(termination_date), -11) || ultimo_mes > termination_date) return false;
  if (meses_enviados === 0 && con_exceso) return false;
  if (!rt.isSent($n[18]!) &&
    rt.addWeekdays(termination_date, dias_feriado_contados + rt.holidaysAhead(feriados$days, termination_date, dias_feriado_contados), 1, 5) >
      '2027-12-31') return false;
  if ($notes !== null) {
    if (rt.isSent($n[6]!) &&
      rt.isSent($n[7]!) &&
      (daily_salary * 3 * 1000 < monthly_salary * 99 || daily_salary * 3 * 1000 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(7, rt.ratio(monthly_salary, 100n), rt.ratio(daily_salary, 100n));
    }
    const $312 = $elsewhere(termination_date);
    if ($312 === null) return false;
    if (monthly_salary < $312.imm * 100) {
      // BELOW_MINIMUM_WAGE
      $notes.add(8, rt.ratio(monthly_salary, 100n));
    }
    if (anios_servicio !== servicio_sin_el_ultimo || anios_completos !== anios_sin_el_ultimo) {
      // SENIORITY_ON_BOUNDARY
      $notes.add(9);
    }
    if (ultima_remuneracion_mensual > tope_90_uf) {
      // SEVERANCE_BASE_CAPPED
      $notes.add(10, rt.ratio(ultima_remuneracion_mensual, 1n), rt.ratio(tope_90_uf, 1n));
    }
    if (anios_servicio > anios_indemnizables) {
      // SEVERANCE_YEARS_CAPPED
      $notes.add(11, rt.ratio(anios_servicio, 1n), rt.ratio(anios_indemnizables, 1n));
    }
    const $313 = imputa_afc ? indemnizacion_anios_servicio : 0;
    if (saldo_afc_empleador_amount > $313 * 100) {
      // AFC_SETOFF_LIMITED
      $notes.add(12, rt.ratio(saldo_afc_empleador_amount, 100n), rt.ratio(imputacion_afc, 1n));
    }
    if (!recargo_conforme || (recargo_art_168_rate > 0 && indemnizacion_anios_servicio === 0)) {
      // SURCHARGE_NOT_STANDARD
      $notes.add(13, rt.ratio(recargo_art_168_rate, 1000000n));
    }
    if ($row.period.end > ultimo_dia_de_pago) {
      // SETTLEMENT_PAID_LATE
      $notes.add(14, ultimo_dia_de_pago);
    }
    if (saldo_dias_feriado < 0) {
      // VACATION_BALANCE_NEGATIVE
      $notes.add(15, rt.ratio(saldo_dias_feriado, 90000n));
    }
    if (dias_feriado_pendiente > $f.periodos_juntos * dias_feriado_anual_total * 10000) {
      // VACATION_OVER_TWO_PERIODS
      $notes.add(16, rt.ratio(dias_feriado_pendiente, 10000n));
    }
    if (liquido_a_pagar < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(17);
    }
    if ((con_obra || debe_anios || debe_aviso || (imputa_afc && debe_anios)) &&
      !rt.isSent($n[13]!) &&
      rt.addDays(rt.firstDayOfMonth($row.period.end), -1) >= '2026-10-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(19);
    }
    if (con_exceso && $row.period.end >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(20);
    }
    for (let $i = 0; $i < 12; $i += 1) {
      if (con_exceso && (con_exceso && rt.isSent($n[41 - $i]!)) && mes$01_12[11 - $i]! >= '2026-11-01') {
        // PARAM_CARRIED_FORWARD
        $notes.add(21 + $i);
      }
    }
    if (con_obra && fecha_obra >= '2019-01-01' && fecha_obra < '2020-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(33);
    }
    if (con_obra && fecha_obra >= '2020-07-01' && fecha_obra < '2021-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(34);
    }
    if (con_obra && fecha_obra >= '2021-07-01' && fecha_obra < '2022-01-01') {
      // PARAM_UNVERIFIED
      $notes.add(35);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '«0:»{"size":274,"scales":[1,1,1,1,1,1000000,100,100,100,100,100,100,100,100,1,1,10000,10000,10000,100,100,100,100,100,100,100,100,1,1,1,100,100,100,100,100,100,100,100,100,100,100,100],"values":[["input",1,[1,1]],["input",0,[0,1]],0,2,1,3,["parameter","meses_de_fraccion",1,"number"],4,5,["parameter","anios_maximos",1,"number"],["input",7,7],["input",8,8],["input",9,9],["input",27,[27,1]],["input",10,10],["input",28,[28,1]],["input",11,11],["input",12,12],["input",13,13],["parameter","tope_uf",1,"number"],8,7,9,["input",14,[14,1]],["input",15,[15,1]],11,["input",16,[16,10000]],12,["input",17,[17,10000]],13,14,["sent","given(dias_corridos_dados)",18],["input",18,[18,10000]],15,["kept","feriados.holidays","number",[65,1]],["input",19,19],["input",3,[3,1]],["input",2,[2,1]],["input",4,[4,1]],17,16,18,10,19,6,23,["input",5,[5,1000000]],25,27,["kept","dias_obra at fecha_obra","number",[90,2]],28,26,["input",20,20],["input",21,21],["input",24,24],["input",25,25],22,24,29,30,["input",22,22],31,35,34,36,37,["sent","given(base_mes_02«10:)",‹31›],["sent","given(base_mes_‹03›»)",41],["input",29,[29,1]],39,40,41,42,43,44,45,46,47,48,49,["sent","given(base_mes_01)",30],["period","end_date","date",[]],38,51,["kept","UTM at period.end_date","money",[145«12:,1]],["input",‹30›,‹30›],‹52›,["kept","UTM at mes_‹01›","money",[‹149+4›»,1]],65,64«23:,‹66›»,90,91,92,93,94,95,96,97,98,99,100,101,89,["kept","UTM at period.end_date","money",[249,1]],20,["input",23,23],["input",26,26],21,32,33,103,104,105,106,107,109,110,["parameter","recargo_159",2,"rate"],["parameter","recargo_160",5,"rate"],["parameter","recargo_161",10,"rate"],["parameter","recargo_sin_motivo",1,"rate"],["kept","feriados.holidays","number",[272,1]]],"tables":[{"table":2,"rows":"causales_con_aviso$rows1","of":"choice","gives":"number","scales":[1,1,1],"slots":[68,null,null],"isConditional":1},{"table":1,"rows":"causales_sin_aviso$rows1","of":"choice","gives":"number","scales":[1,1,1],"slots":[69,null,null],"isConditional":1},{"table":3,"rows":"causales_anios$rows1","of":"choice","gives":"number","scales":[1,1,1],"slots":[72,null,null]},{"table":4,"rows":"causales_afc$rows1","of":"choice","gives":"number","scales":[1,1,1],"slots":[76,null,null]},{"table":0,"rows":"tabla_impuesto_unico$rows1","of":"number","scales":[100,1000,100000],"slots":[246,247,null]}],"steps":[[[42,1],[0]],[[43,1],[1,2]],[[44,1],[1,2]],[[45,1],[3,4]],[[46,1],[1,2]],[[49,1],[4,5,6,[[5,6],47,0,0],[[7],47,0,0,48,1,1]]],[[51,1],[1,[[8],50,1,1],[[8,9],50,0,0]]],[[52,1],[10,11,12,13,[[14],27,1,1],15,[[16,17],28,1,1]],53],[54,[18]],[[55,1],[19,20],56],[[57,1],[21,22]],[[58,1],[23,24]],[[59,360],[25,5,25,7]],[[60,90000],[26,27,28]],[[61,90000],[29]],[[62,1],[30],[63,90000]],[[66,90000],[31,[[32],64,1,1],[[2,0,33,0,33,34,33,30],64,0,0]]],[[67,3000],[35]],[[71,1],[36,[[37],3,1,1],[[37],3,0,0],[[38],70,0,0],[[36],70,0,0,4,1,1],-1,-2]],[[75,1],[37,[[38],73,0,0],[[4],74,1,1],-3]],[[78,1],[37,[[38],77,1,1],-4]],[[79,1],[39,40],[80,270000000]],[[81,1],[41,[[42],71,1,1]],null,null,71],[[82,1],[43,[[42,44],75,1,1]],null,null,75],[[83,1],[45,46],[84,1000000]],[[87,1],[37,[[3],85,1,1],[[1],86,1,1]]],[[88,1],[47,[[3,7],87,1,1]],null,null,87],[[89,1],[47,[[1,0],87,1,1]]],[[91,2],[47,[[48,49],87,1,1]],null,null,87],[[92,1],[47,[[42,50,51],87,1,1]],[93,60],null,87],[[94,1],[52],95],[[96,1],[53],97],[[98,1],[54],99],[[100,1],[55],101],[[102,1],[45,56,57,58,59]],[[104,1],[53,[[60,8],103,1,1]],105],[[106,1],[61,62,63]],[[107,1],[61,64]],[[108,1],[65]],[[110«10:,1],[‹66›],null,null,‹109+2›],[[‹112+2›»,1],[76],null,null,129],[[131,1],[77,78,79,80,81,82,83,84,85,86,87,88]],[[132,1],[89,66,67,68,69,70,71,72,73,74,75,76«12:]],[[‹133›,1],[77,90»]],[[146,1,147],[91,[[65,92,90,93],108,1,1]],null,null,108],[[150,100,151],[91,[[89«11:],108,1,1],[[‹94+3›,‹95+3›,‹96+3›],‹148+4›,1,1]],null,null,‹148+4›],[[‹154+4›,100,‹155+4›],[91,[[‹66›»],108,1,1],[[127,128,129],192,1,1]],null,null,192],[[196,1],[91,[[89],108,1,1],[[130,131,130«11:],‹148+4›,1,1]],null,null,‹148+4›],[[‹197›,1],[91,[[‹66›],108,1,1],[[‹132›,131,‹132›»],192,1,1]],null,null,192],[[208,1],[143,144,145,146,147,148,149,150,151,152,153,154]],[[210,10],[89,[[130,131],209,1,1]],[211,100,212],null,209«11:],[[‹213+3›,10],[‹66›,[[‹132›,131],‹109+2›,1,1]],[‹214+3›,100,‹215+3›],null,‹109+2›»],[[248,100000],[155,156,157,158,159,160,161,162,163,164,165,166,-5]],[[250,1],[91,[[167,90,168],108,1,1]],null,null,108],[[251,1],[169,[[170,45],78,1,1]],252,null,78],[[253,1],[171],254],[[255,1],[172,56,45,57,58,59,61,173,174]],[[256,1],[175,176,177]],[[257,1],[178,179]],[[258,1],[1,0]],[[259,1],[1,0,180]],[[262,1],[180,181,6,[[181,6],260,0,0],[[1,0],260,0,0,261,1,1]]],[[271,1],[37,[[46,182],263,1,1],[[46,183],263,1,1,264,0,0],[[38],263,0,0],[[37],263,0,0,265,0,0],[[46],263,0,0,266,1,1],[[37],263,0,0,266,0,0],[[37],263,0,0,266,0,0,267,0,0],[[46,184],263,0,0,266,0,0,268,1,1],[[37],263,0,0,266,0,0,268,0,0],[[46,183],263,0,0,266,0,0,268,0,0,269,1,1],[[46,185],263,0,0,266,0,0,268,0,0,269,1,1,270,0,0],[[46,182],263,0,0,266,0,0,268,0,0,269,0,0]]],[[273,1],[0,0,186]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '«0:»{"scheme":["CLP","period_end",["half_up",[["1",null]]]],"types":["date","boolean",[0,0,"rate"],[1,0,"number"],[0,0,"integer"],[0,0,"number"],{"words":["mutuo_acuerdo","renuncia","muerte","vencimiento_plazo","conclusion_obra","caso_fortuito","disciplinaria","necesidades_empresa","desahucio","liquidacion_concursal","despido_indirecto"]}],"roundings":[["half_up",[["1",null]]],["up",[["1",null]]],["up",[["1/10",null]]]],"nodes":"0 date,1950-01-01;0 date,2020-01-01;0 date,2026-12-31;1 truth,false;2 c0;2 p11;3 c0;3 c1000000000;4 c30;3 3 7 8;3 i6;3 2 8 10;4 c1;0 period,4;0 23 13;4 4 12;0 31 14 15;3 p0 16;3 2 12 17;4 c15;4 c20;4 c0;4 c200;4 c60;4 c400;3 i7;3 i8;3 0 25 26;3 i9;3 0 27 28;3 i21;1 12 30 6;1 truth,true;0 i1;0 23 33;4 c11;4 4 35;0 30 34 36;0 date,2019-02-01;0 31 33 12;0 i0;0 s0;4 25 40 41;4 26 40 41;4 s2;4 c12;4 s1;4 2 45 46;4 1 44 47;4 29 40 41;4 s3;4 p3;1 12 50 51;1 8 50 51;4 s4;1 12 54 21;1 14 53 55;1 15 52 56;4 18 57 12 21;4 0 46 58;0 date,1981-08-14;1 10 40 60;4 s5;4 p4;4 5 62 63;4 18 61 62 64;1 i27;3 i10;3 18 66 67 6;3 0 29 68;1 i28;3 i11;3 i12;3 0 71 72;3 18 70 73 6;3 0 69 74;3 i13;4 p5;3 s8;3 2 77 78;3 s7;3 s9;3 5 80 81;4 i14;4 i15;4 0 83 84;4 s11;4 2 86 50;5 3 87 45;4 2 86 54;4 c360;5 3 89 90;5 0 88 91;5 i16;5 s12;5 0 93 94;5 i17;5 1 95 96;5 s13;5 6 21 98;5 s14;1 given,18;5 i18;4 s15;4 holidays_ahead,0 33 103;4 0 103 104;4 c5;0 35 33 105 12 106;4 27 41 107;5 1 103 100;5 1 108 109;5 6 21 110;5 18 101 102 111;3 i19;3 3 113 8;1 i3;6 i2;5 apply,2 116;5 apply,1 116;5 18 115 117 118;1 8 119 12;1 i4;1 16 115;1 14 121 122;1 15 120 123;5 apply,3 116;1 8 125 12;1 15 126 121;1 13 46 12;1 14 127 128;5 apply,4 116;1 8 130 12;1 16 121;1 14 131 132;3 s17;5 s16;3 2 134 135;1 s18;3 s10;1 s19;4 s6;3 2 138 140;3 s23;2 i5;3 2 142 143;6 word,conclusion_obra;1 8 116 145;1 13 44 12;1 14 146 147;0 date,2019-01-01;1 13 40 149;1 14 148 150;1 s25;1 12 54 19;4 18 153 12 21;4 0 44 154;0 5 40 33;0 date,2022-01-01;0 18 152 156 157;0 s27;5 p7 159;5 s28;3 2 138 161;4 s26;3 2 162 163;3 3 164 8;3 i20;3 i24;3 i25;3 s22;3 0 142 169;3 s24;3 0 170 171;3 s29;3 0 172 173;3 s30;3 0 174 175;3 i22;3 2 177 62;3 18 31 178 6;3 s31;3 s35;3 s34;3 1 181 182;3 6 6 183;3 5 180 184;3 s36;3 1 180 186;3 s37;1 12 188 6;1 given,31;4 c2;4 1 191 12;1 given,32;4 c3;4 1 194 12;1 given,33;4 c4;4 1 197 12;1 given,34;4 1 106«5: 12;1 given,‹35›;4 c‹6›;4 1 ‹202+3›» 12;1 given,40;4 1 35 12;1 given,41;4 1 45 12;0 i29«11:;4 s‹39›»;4 6 21 221 222 223 224 225 226 227 228 229 230 231;0 30 220 232;1 given,30;4 18 234 12 21«4:;4 18 ‹190+3› 12 21;4 0 ‹235+2› ‹236+2›»«6:;4 18 ‹201+3› 12 21;4 0 ‹243+2› ‹244+2›»;4 18 218 12 21;4 0 255 256;4 1 12 12;0 30 220 258;0 22 259;0 5 260 13;0 30 220 192;0 22 262;0 5 263 13;0 30 220 195;0 22 265;0 5 266 13;0 30 220 198«6:;0 22 ‹268+3›;0 5 ‹269+3› 13;0 30 220 ‹200+3›»;0 22 286;0 5 287 13;0 30 220 217;0 22 289;0 5 290 13;0 30 220 219;0 22 292;0 5 293 13;1 s38;4 s51;4 6 12 296;3 p1 13;3 2 12 298;3 2 297 299;5 3 188 300;1 14 295 234«4:;3 i‹30›;0 s‹52›;3 p1 ‹304+5›;5 3 ‹303+5› ‹305+5›;1 14 295 ‹190+3›»«6:;3 i‹34›;0 s‹56›;3 p1 ‹324+5›;5 3 ‹323+5› ‹325+5›;1 14 295 ‹201+3›»;3 i40;0 s62;3 p1 354;5 3 353 355;1 14 295 218;3 i41;0 s63;3 p1 359;5 3 358 360;5 s65;5 s64;5 0 362 363;5 apply,0 364;5 apply,0 362«11:;5 1 ‹365+6› ‹366+6›;5 6 21 ‹367+6›;5 s‹66›;5 0 ‹369+6› 363;5 apply,0 ‹370+6›;5 apply,0 ‹369+6›»;5 1 431 432;5 6 21 433;5 s77«11:;5 s‹78›;5 0 ‹435+2› ‹436+2›»«12:;5 s‹90›»;5 6 458 459 460 461 462 463 464 465 466 467 468 469;5 apply,0 470;5 s89;3 2 472 299;1 s20;3 i23;3 5 475 142;3 i26;3 s21;3 0 478 169;3 0 479 142;3 0 171 173;3 0 480 481;3 0 175 180;3 s32;3 s33;3 0 484 485;3 0 483 486;3 0 482 487;3 s103;3 s104;3 0 489 490;3 s105;3 0 491 492;3 s106;3 s107;3 1 494 495;4 25 40 33;4 26 40 33;4 s109;4 2 45 499;4 1 498 500;4 s110;1 12 502 51;1 8 502 51;4 29 40 33;1 12 505 21;1 14 504 506;1 15 503 507;4 18 508 12 21;4 0 499 509;6 word,despido_indirecto;1 8 116 511;2 p9;1 8 143 513;2 p10;1 8 143 515;1 15 514 516;6 word,liquidacion_concursal;1 8 116 518;1 15 132 519;1 8 143 4;6 word,necesidades_empresa;1 8 116 522;6 word,desahucio;1 8 116 524;1 15 523 525;2 p8;1 8 143 527;6 word,disciplinaria;1 8 116 529;1 8 143 5;1 15 516 531;1 18 530 532 514;1 18 526 528 533;1 18 520 521 534;1 18 512 517 535;4 holidays_ahead,0 33 214;4 0 214 537;0 35 33 538 12 106;1 12 40 33;1 12 33 13;1 12 83 19;1 10 83 20;1 14 542 543;1 9 143 4;1 9 143 527;1 14 545 546;1 9 143 513;1 14 547 548;1 9 143 515;1 14 549 550;1 9 143 5;1 14 551 552;4 21 220;1 9 554 12;1 10 220 37;0 s50;1 12 557 33;1 15 556 558;1 8 296 21;1 14 560 295;1 given,6;1 given,7;1 14 562 563;2 c99/100;3 2 565 25;1 10 11 566;2 c101/100;3 2 568 25;1 12 11 569;1 15 567 570;1 14 564 571;3 p2 33;1 10 25 573;4 s111;1 9 62 575;1 9 46 499;1 15 576 577;1 12 80 81;1 12 62 140;3 18 474 142 6;1 12 475 581;1 s112;1 16 583;1 12 143 4;1 8 142 6;1 14 585 586;1 15 584 587;0 s113;1 12 13 589;1 10 98 21;4 p6;4 2 592 86;1 12 93 593;3 s108;1 10 595 6;1 16 101;0 date,2027-12-31;1 12 107 598;1 14 597 599;1 15 152 139;1 15 601 137;1 14 474 139;1 15 602 603;1 given,13;1 16 605;1 14 604 606;0 date,2026-10-01;1 13 16 608;1 14 607 609;0 date,2026-11-01;1 13 13 611;1 14 295 612;1 14 295 357;1 13 359 611;1 14 614 615;1 14 295 352;1 13 354 611;1 14 617 618;1 14 295 347;1 13 349 611;1 14 620 621;1 14 295 342;1 13 344 611;1 14 623 624;1 14 295 337;1 13 339 611;1 14 626 627;1 14 295 332;1 13 334 611;1 14 629 630;1 14 295 327;1 13 329 611;1 14 632 633;1 14 295 322;1 13 324 611;1 14 635 636;1 14 295 317;1 13 319 611;1 14 638 639;1 14 295 312;1 13 314 611;1 14 641 642;1 14 295 307;1 13 309 611;1 14 644 645;1 14 295 302;1 13 304 611;1 14 647 648;1 13 159 149;1 14 152 650;0 date,2020-07-01;1 10 159 652;1 14 651 653;1 13 159 652;1 14 152 655;0 date,2021-07-01;1 10 159 657;1 14 656 658;1 13 159 657;1 14 152 660;1 10 159 157;1 14 661 662","items":[["i",0,null,[0,true]],["i",1,null,[1,true],[2,true]],["i",2],["i",3,3],["i",4,3],["i",5,4,[4,true],[5,true]],["i",6,null,[6,false],[9,true]],["i",7,11,[6,false],[7«5:,true]],["i",‹8›,6,[6»,true]],["i",13,18,[6,false],[7,true]],["i",14,19,[19,true],[20,true]],["i",15,21,[21,true],[8,true]],["i",16,21,[21,true],[22,true]],["i",17,21,[21,true],[23,true]],["i",18,null,[21,true],[24,true]],["i",19,29,[6,true]],["i",20,6,[6,true]],["i",21,6,[6,true],[7,true]],["i",22,null,[6,true],[7,true],31],["i",23«4:,6,[6,true]],["i",‹24›»,32],["i",28,32],["i",29,37,[38,true],[13«12:,true]],["i",‹30›,null,[6,true],[7»,true]],[0,0,39],[1,4,42],[2,4,43],[3,4,48],[4,4,49],[5,4,59],[6,4,65],[7,3,75,0],[8,3,76],[9,3,79,0],[10,3,82],[11,4,85],[12,5,92],[13,5,97],[14,5,99],[15,4,100,1],[16,5,112],[17,3,114],[18,1,124],[19,1,129],[20,1,133],[21,3,136,0],[22,3,138,0,null,137],[23,3,141,0,null,139],[24,3,144,0],[25,1,151],[26,4,155,null,null,152],[27,0,158],[28,5,160,null,null,152],[29,3,165,0,null,152],[30,3,166,0],[31,3,30,0],[32,3,167,0],[33,3,168,0],[34,3,176],[35,3,179,0],[36,3,185],[37,3,187,0],[38,1,189],[39,4,192,null,null,190],[40,4,195,null,null,193],[41,4,198,null,null,196],[42,4,200,null,null,199«5:],[‹43›,4,‹203+3›,null,null,‹201+3›»],[48,4,217,null,null,216],[49,4,219,null,null,218],[50,0,233],[51,4,257«12:],[‹52›,0,‹261+3›»],[64,5,301,null,null,295«12:],[‹65›,5,‹306+5›,null,null,‹302+5›»«12:],[‹77›,5,‹368+6›,null,null,‹302+5›»],[89,5,457],[90,5,364,2,null,234«4:],[‹91›,5,‹370+6›,2,null,‹190+3›»«6:],[‹95›,5,‹394+6›,2,null,‹201+3›»],[101,5,430,2,null,218],[102,5,471],[103,3,473,0,null,295],[104,3,476,0,null,474],[105,3,477,0],[106,3,488],[107,3,493],[108,3,496],[109,4,497],[110,4,501],[111,4,510],[112,1,536],[113,0,539]],"parameters":[["UF",null],["UTM",null],["imm",null],["meses_de_fraccion",null],["anios_maximos",null],["tope_uf",null],["periodos_juntos",null],["dias_obra",null],["recargo_161",null],["recargo_159",null],["recargo_160",null],["recargo_sin_motivo",null]],"notices":[["refuse","VALIDATION_ERROR","warning","inputs.hire_date","inputs",null,540,["El primer día de servicio ",40," es posterior al último, ",33," (Código del Trabajo art. 177)"]],["refuse","VALIDATION_ERROR","warning","inputs.termination_date","inputs",null,541,["El finiquito se paga al término o después, no antes del ",33," (Código del Trabajo art. 177)"]],["refuse","VALIDATION_ERROR","warning","inputs.dias_feriado_anual","inputs",null,544,["El feriado anual es de 15 días hábiles, o de 20 en la zona extrema (Código del Trabajo art. 67)"]],["refuse","VALIDATION_ERROR","warning","inputs.recargo_art_168_rate","inputs",null,553,["El recargo es de 30, 50, 80 o 100 %, o ninguno (Código del Trabajo art. 168)"]],["refuse","VALIDATION_ERROR","warning","inputs.primer_mes_devengo","inputs",null,555,["El primer mes se da por su día 1, no el ",220," (LIR art. 46)"]],["refuse","VALIDATION_ERROR","warning","inputs.primer_mes_devengo","inputs",null,559,["Los meses son los doce que terminan con el del término, ",33," (LIR art. 46)"]],["refuse","VALIDATION_ERROR","warning","inputs.base_tributable_01","inputs",null,561,["Falta de cada mes su base tributable: entre ellos se reparte lo que pasa de la exención, ",188," (LIR arts. 17 N°13 y 46)"]],["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,572,["El sueldo base ",25," y 30 veces el diario ",10," difieren en más del 1 %; se usa el sueldo base"]],["warn","BELOW_MINIMUM_WAGE","warning","monthly_salary","employee",null,574,["El sueldo base ",25," es menor que el ingreso mínimo del día del término"]],["warn","SENIORITY_ON_BOUNDARY","info","inputs.termination_date","inputs",null,578,["El último día completa un año o pasa de seis meses: quien no lo cuenta llega a otra antigüedad (Código del Trabajo art. 163)"]],["warn","SEVERANCE_BASE_CAPPED","info","base_indemnizacion","employee",null,579,["La última remuneración de ",80," pasa de 90 UF, ",81," (Código del Trabajo art. 172)"]],["warn","SEVERANCE_YEARS_CAPPED","info","indemnizacion_anios_servicio","employee",null,580,["De ",62," años se indemnizan ",140," (Código del Trabajo art. 163)"]],["warn","AFC_SETOFF_LIMITED","info","inputs.saldo_afc_empleador_amount","inputs",null,582,["Del saldo de ",475," se imputa ",490," (Ley 19.728 art. 13)"]],["warn","SURCHARGE_NOT_STANDARD","warning","inputs.recargo_art_168_rate","inputs",null,588,[143," no es el recargo de la causal, o no hay indemnización que recargar (Código del Trabajo art. 168)"]],["warn","SETTLEMENT_PAID_LATE","warning","period","period",null,590,["El finiquito se paga en diez días hábiles, hasta el ",589," (Código del Trabajo art. 177)"]],["warn","VACATION_BALANCE_NEGATIVE","warning","inputs.dias_feriado_anticipado","inputs",null,591,["El saldo de feriado es de ",98," días hábiles: no se paga, ni se descuenta (Código del Trabajo art. 73)"]],["warn","VACATION_OVER_TWO_PERIODS","warning","inputs.dias_feriado_pendiente","inputs",null,594,[93," días pasan de dos periodos, lo que se puede acumular (Código del Trabajo art. 70)"]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,596,["Los descuentos superan los haberes"]],["refuse","VALIDATION_ERROR","warning","inputs.termination_date","inputs",null,600,["Feriados legales: se conocen los feriados del 2020-01-01 al 2027-12-31"]],["warn","PARAM_CARRIED_FORWARD","warning","period","period",null,610,["Unidad de fomento, del último día del mes: sin valor publicado desde 2026-10-01; se usa el de 2026-09«13:"]],["warn","PARAM_CARRIED_FORWARD","warning","period","period",null,‹613+3›,["Unidad tributaria mensual: sin valor publicado desde 2026-11-01; se usa el de 2026-10»"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,654,["dias_obra: sin confirmar, los pasos de 1, 1,5 y 2 días, sin el texto a la mano"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,659,["dias_obra: sin confirmar, los pasos de 1, 1,5 y 2 días, sin el texto a la mano"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,663,["dias_obra: sin confirmar, los pasos de 1, 1,5 y 2 días, sin el texto a la mano"]]],"tables":[[5«4:,null,5,null,null],[6»,null,5,null,null]]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [UF$rows, UTM$rows, imm$rows, meses_de_fraccion$rows, anios_maximos$rows, tope_uf$rows, periodos_juntos$rows, dias_obra$rows,
    recargo_161$rows, recargo_159$rows, recargo_160$rows, recargo_sin_motivo$rows],
  tables: [tabla_impuesto_unico, causales_sin_aviso, causales_con_aviso, causales_anios, causales_afc], calendars: [feriados$days] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 1n), above: null }] }, parameters: $parameters,
  elsewhere: $elsewhere, compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
