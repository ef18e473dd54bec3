// CL.finiquito 2020.1: Finiquito
// Emitted from rules/cl/finiquito/2020-02-01.pay by payroll compile. Do not edit.
// file    sha256:b924da6e3e9fe5faa469d9c504592384d5918c94848fe2ca2ceb46db70179184
// meaning sha256:b65c9919a4e6ed7a571d08d2ae3f0aea6ad3ca6bf2aeec108377627fff6b0bc0
import * as rt from '../../../../runtime/index.ts';
import { $file, UF$rows, UTM$rows, imm$rows, meses_de_fraccion$rows, anios_maximos$rows, tope_uf$rows,
  periodos_juntos$rows, dias_obra$rows, recargo_161$rows, recargo_159$rows, recargo_160$rows,
  recargo_sin_motivo$rows, tabla_impuesto_unico, causales_sin_aviso, causales_con_aviso, causales_anios,
  causales_afc, feriados$days, $sources, $provenance, $inputs, $steps } from './2020-02-01.law.ts';
import { $layout, $packed, $packed_file } from './2020-02-01.packed.ts';

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
  const ultimo_mes = rt.addMonths(primer_mes_devengo,
    Math.max(0, despues$02_12[0]!, despues$02_12[1]!, despues$02_12[2]!, despues$02_12[3]!, despues$02_12[4]!, despues$02_12[5]!,
      despues$02_12[6]!, despues$02_12[7]!, despues$02_12[8]!, despues$02_12[9]!, despues$02_12[10]!));
  $s[131] = rt.digitsOfDate(ultimo_mes);
  // Meses entre los que se reparte
  const $86 = rt.isSent($n[30]!) ? 1 : 0;
  const $87 = $75$all[0]! ? 1 : 0;
  const $88 = $75$all[1]! ? 1 : 0;
  const $89 = $75$all[2]! ? 1 : 0;
  const $90 = $75$all[3]! ? 1 : 0;
  const $91 = $75$all[4]! ? 1 : 0;
  const $92 = $75$all[5]! ? 1 : 0;
  const $93 = $75$all[6]! ? 1 : 0;
  const $94 = $75$all[7]! ? 1 : 0;
  const $95 = $75$all[8]! ? 1 : 0;
  const $96 = $75$all[9]! ? 1 : 0;
  const $97 = $75$all[10]! ? 1 : 0;
  const meses_enviados = $s[132] = $86 + $87 + $88 + $89 + $90 + $91 + $92 + $93 + $94 + $95 + $96 + $97;
  const mes$01_12 = [];
  for (let $i = 0; $i < 12; $i += 1) {
    // Mes 1 … Mes 12
    const mes$one = rt.earliest(rt.lastDayOfMonth(rt.addMonths(primer_mes_devengo, $i)), $row.period.end);
    $s[133 + $i] = rt.digitsOfDate(mes$one);
    mes$01_12.push(mes$one);
  }
  // Parte de cada mes, en UTM
  let $101 = 1;
  $s[147] = 1;
  let cuota_utm_indemnizacion = 0;
  if (con_exceso) {
    const $99 = $elsewhere($row.period.end);
    if ($99 === null) return false;
    $s[145] = $99.UTM;
    const $100 = (1 > meses_enviados ? 1 : meses_enviados) * $99.UTM;
    if (!($100 > 0)) return false;
    $101 = $s[147] = $100;
    cuota_utm_indemnizacion = $s[146] = indemnizacion_tributable;
  }
  const $104$all = [];
  const base_en_utm$01_12 = [];
  const $102$all = [];
  for (let $i = 0; $i < 12; $i += 1) {
    // Base del mes, en UTM 1 … Base del mes, en UTM 12
    let $104 = 1;
    $s[151 + 4 * $i] = 1;
    let base_en_utm$one = 0;
    const $102 = con_exceso && rt.isSent($n[30 + $i]!);
    $s[148 + 4 * $i] = $102 ? 1 : 0;
    if ($102) {
      const $103 = $elsewhere(mes$01_12[$i]!);
      if ($103 === null) return false;
      $s[149 + 4 * $i] = $103.UTM;
      if (!($103.UTM > 0)) return false;
      $104 = $s[151 + 4 * $i] = $103.UTM;
      base_en_utm$one = $s[150 + 4 * $i] = base_mes$01_12[$i]!;
    }
    $104$all.push($104);
    base_en_utm$01_12.push(base_en_utm$one);
    $102$all.push($102);
  }
  for (let $i = 0; $i < 12; $i += 1) {
    // Impuesto de más, en UTM 1 … Impuesto de más, en UTM 12
    if ($102$all[$i]!) return false;
  }
  // Diferencia de impuesto, en UTM
  $s[208] = 0;
  // Base del mes con su parte, en UTM, hasta la décima que sigue 1
  $s[212] = 1;
  let con_parte_01 = 0;
  const $199 = rt.isSent($n[30]!);
  $s[209] = $199 ? 1 : 0;
  if ($199) {
    const $200 = base_en_utm$01_12[0]! * $101;
    if ($200 > rt.SAFE) return false;
    const $201 = cuota_utm_indemnizacion * 100 * $104$all[0]!;
    if ($201 > rt.SAFE) return false;
    const $202 = $s[211] = $200 + $201;
    if ($202 > rt.SAFE) return false;
    const $203 = rt.wholeOf($202, 10 * $101 * $104$all[0]!, 'up');
    if (Number.isNaN($203)) return false;
    con_parte_01 = $s[210] = $203;
    const $204 = $s[212] = $101 * $104$all[0]!;
    if ($204 > rt.SAFE) return false;
  }
  const con_parte$02_12 = [];
  for (let $i = 0; $i < 11; $i += 1) {
    // Base del mes con su parte, en UTM, hasta la décima que sigue 2 … Base del mes con su parte, en UTM, hasta la décima que sigue 12
    $s[215 + 3 * $i] = 1;
    let con_parte$one = 0;
    if ($75$all[$i]!) {
      const $205 = base_en_utm$01_12[1 + $i]! * $101;
      if ($205 > rt.SAFE) return false;
      const $206 = cuota_utm_indemnizacion * 100 * $104$all[1 + $i]!;
      if ($206 > rt.SAFE) return false;
      const $207 = $s[214 + 3 * $i] = $205 + $206;
      if ($207 > rt.SAFE) return false;
      const $208 = rt.wholeOf($207, 10 * $101 * $104$all[1 + $i]!, 'up');
      if (Number.isNaN($208)) return false;
      con_parte$one = $s[213 + 3 * $i] = $208;
      const $209 = $s[215 + 3 * $i] = $101 * $104$all[1 + $i]!;
      if ($209 > rt.SAFE) return false;
    }
    con_parte$02_12.push(con_parte$one);
  }
  // Impuesto del mes de mayor base, en UTM
  const $260 = $s[247] = Math.max(con_parte_01, con_parte$02_12[0]!, con_parte$02_12[1]!, con_parte$02_12[2]!, con_parte$02_12[3]!,
      con_parte$02_12[4]!, con_parte$02_12[5]!, con_parte$02_12[6]!, con_parte$02_12[7]!, con_parte$02_12[8]!, con_parte$02_12[9]!,
      con_parte$02_12[10]!) *
    10;
  const $261 = $s[246] = rt.rowOf($f.tabla_impuesto_unico$rows1, $260, 1, false);
  if ($261 < 0) return false;
  const $262 = rt.rebateOf($f.tabla_impuesto_unico$rows1, $261, $260, 1);
  if (Number.isNaN($262)) return false;
  $s[248] = $262;
  // Impuesto único sobre exceso de indemnización
  let impuesto_indemnizacion = 0;
  if (con_exceso) {
    const $263 = $elsewhere($row.period.end);
    if ($263 === null) return false;
    $s[249] = $263.UTM;
    impuesto_indemnizacion = $s[250] = 0;
  }
  // Aporte del empleador al seguro de cesantía (Ley 19.728 art. 13)
  let imputacion_afc = 0;
  if (imputa_afc) {
    const $265 = indemnizacion_anios_servicio * 100;
    const $266 = $s[252] = saldo_afc_empleador_amount < $265 ? saldo_afc_empleador_amount : $265;
    imputacion_afc = $s[251] = Math.floor(($266 + 50) / 100);
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
  const $275 = meses_sin_el_ultimo > $f.meses_de_fraccion;
  $s[260] = $275 ? 1 : 0;
  let $276: boolean = $275;
  if (!$276) {
    const $274 = meses_sin_el_ultimo === $f.meses_de_fraccion;
    $s[261] = $274 ? 1 : 0;
    $276 = $274 && rt.daysLeft(hire_date, termination_date) > 0;
  }
  const $277 = $276 ? 1 : 0;
  const servicio_sin_el_ultimo = $s[262] = anios_sin_el_ultimo + $277;
  // El recargo es el de la causal
  const $289 = rt.same(causal_termino, 'despido_indirecto');
  $s[263] = $289 ? 1 : 0;
  let $290: boolean;
  if ($289) {
    const $279 = recargo_art_168_rate === $f.recargo_159 * 500000;
    $s[264] = $279 ? 1 : 0;
    $290 = $279 || recargo_art_168_rate === $f.recargo_160 * 200000;
  } else {
    const $280 = !despido_injustificado_declarado;
    $s[265] = $280 ? 1 : 0;
    const $287 = $280 || rt.same(causal_termino, 'liquidacion_concursal');
    $s[266] = $287 ? 1 : 0;
    let $288: boolean;
    if ($287) {
      $288 = recargo_art_168_rate === 0;
    } else {
      const $281 = rt.same(causal_termino, 'necesidades_empresa');
      $s[267] = $281 ? 1 : 0;
      const $285 = $281 || rt.same(causal_termino, 'desahucio');
      $s[268] = $285 ? 1 : 0;
      let $286: boolean;
      if ($285) {
        $286 = recargo_art_168_rate === $f.recargo_161 * 100000;
      } else {
        const $283 = rt.same(causal_termino, 'disciplinaria');
        $s[269] = $283 ? 1 : 0;
        let $284: boolean;
        if ($283) {
          const $282 = recargo_art_168_rate === $f.recargo_160 * 200000;
          $s[270] = $282 ? 1 : 0;
          $284 = $282 || recargo_art_168_rate === $f.recargo_sin_motivo * 1000000;
        } else {
          $284 = recargo_art_168_rate === $f.recargo_159 * 500000;
        }
        $286 = $284;
      }
      $288 = $286;
    }
    $290 = $288;
  }
  const recargo_conforme = $290;
  $s[271] = recargo_conforme ? 1 : 0;
  // Último día para pagar
  const $291 = $s[272] = rt.holidaysAhead(feriados$days, termination_date, 10);
  const ultimo_dia_de_pago = rt.addWeekdays(termination_date, 10 + $291, 1, 5);
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
    const $292 = $elsewhere(termination_date);
    if ($292 === null) return false;
    if (monthly_salary < $292.imm * 100) {
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
    const $293 = imputa_afc ? indemnizacion_anios_servicio : 0;
    if (saldo_afc_empleador_amount > $293 * 100) {
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

const law: rt.PackedLaw = { file: $file, packed: $packed_file,
  parameters: [UF$rows, UTM$rows, imm$rows, meses_de_fraccion$rows, anios_maximos$rows, tope_uf$rows, periodos_juntos$rows, dias_obra$rows,
    recargo_161$rows, recargo_159$rows, recargo_160$rows, recargo_sin_motivo$rows],
  tables: [tabla_impuesto_unico, causales_sin_aviso, causales_con_aviso, causales_anios, causales_afc], calendars: [feriados$days] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 1n), above: null }] }, parameters: $parameters,
  elsewhere: $elsewhere, compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, $layout, $packed, law);
