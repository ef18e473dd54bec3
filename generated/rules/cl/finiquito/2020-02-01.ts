// CL.finiquito 2020.1: Finiquito
// Emitted from generated/rules/cl/finiquito/2020-02-01.pay by payroll compile. Do not edit.
import { readFileSync } from 'node:fs';
import * as rt from '../../../../runtime/index.ts';

const $head: rt.ModuleHead = {
  format: 1,
  path: 'generated/rules/cl/finiquito/2020-02-01.pay',
  fingerprint: 'sha256:7377e139765d744fee63074c3858a3341745b044e6d17d2b780d694f580239c8',
  meaning: 'sha256:d99c2e710fd64bd5051fea44d2adee1cd3af2d0c77e9fccdcd21ac7f02d1735c',
  country: 'CL',
  scheme: 'finiquito',
  label: 'Finiquito',
  version: '2020.1',
  currency: 'CLP',
  validFrom: '2020-02-01',
  validUntil: '2026-12-31',
  periods: ['event'],
  proration: null,
  days: 'as_given',
  asOf: 'period_end',
};

const $law = new rt.ModuleLaw($head, 'sha256:92caa92f67e0d257299a403aec162fdc6b3b87dcbba5b55200695ceb806e21b6', () =>
  JSON.parse(readFileSync(new URL('./2020-02-01.json', import.meta.url), 'utf8')));

const $parameters = rt.byDate(($at) => ({
  recargo_sin_motivo: rt.scaledWorth($at, 1n, $law.rows('recargo_sin_motivo')),
  adicional_maxima: rt.scaledWorth($at, 250n, $law.rows('adicional_maxima')),
  meses_de_fraccion: rt.scaledWorth($at, 1n, $law.rows('meses_de_fraccion')),
  anios_maximos: rt.scaledWorth($at, 1n, $law.rows('anios_maximos')),
  tope_uf: rt.scaledWorth($at, 1n, $law.rows('tope_uf')),
  gratificacion_tasa: rt.scaledWorth($at, 4n, $law.rows('gratificacion_tasa')),
  gratificacion_tope_imm: rt.scaledWorth($at, 4n, $law.rows('gratificacion_tope_imm')),
  causales_con_aviso$rows1: rt.scaledRows($law.table('causales_con_aviso'), { date: $at }, 1n, 1n),
  causales_sin_aviso$rows1: rt.scaledRows($law.table('causales_sin_aviso'), { date: $at }, 1n, 1n),
  causales_anios$rows1: rt.scaledRows($law.table('causales_anios'), { date: $at }, 1n, 1n),
  causales_afc$rows1: rt.scaledRows($law.table('causales_afc'), { date: $at }, 1n, 1n),
  tasa_salud: rt.scaledWorth($at, 100n, $law.rows('tasa_salud')),
  afc_trabajador$rows1: rt.scaledRows($law.table('afc_trabajador'), { date: $at }, 1n, 500n),
  tabla_impuesto_unico$rows1: rt.scaledRows($law.table('tabla_impuesto_unico'), { date: $at }, 100n, 1000n),
  tasa_seguro_social: rt.scaledWorth($at, 40n, $law.rows('tasa_seguro_social')),
  afc_del_empleador$rows1: rt.scaledRows($law.table('afc_del_empleador'), { date: $at }, 1n, 500n),
  ley_16744_basica: rt.scaledWorth($at, 1000n, $law.rows('ley_16744_basica')),
  sanna: rt.scaledWorth($at, 10000n, $law.rows('sanna')),
  recargo_159: rt.scaledWorth($at, 2n, $law.rows('recargo_159')),
  recargo_160: rt.scaledWorth($at, 5n, $law.rows('recargo_160')),
  recargo_161: rt.scaledWorth($at, 10n, $law.rows('recargo_161')),
  periodos_juntos: rt.scaledWorth($at, 1n, $law.rows('periodos_juntos')),
  tasas_afp$rows1: rt.scaledRows($law.table('tasas_afp'), { date: $at }, 1n, 10000n),
  tasas_afp$rows2: rt.scaledRows($law.table('tasas_afp'), { date: $at }, 1n, 1000000n),
}));
const $elsewhere = rt.byDate(($at) => ({
  UF: rt.scaledWorth($at, 100n, $law.rows('UF')),
  imm: rt.scaledWorth($at, 1n, $law.rows('imm')),
  dias_obra: rt.scaledWorth($at, 2n, $law.rows('dias_obra')),
  tope_afp_salud_uf: rt.scaledWorth($at, 1000n, $law.rows('tope_afp_salud_uf'), $law.rows('UF')),
  tope_afc_uf: rt.scaledWorth($at, 1000n, $law.rows('tope_afc_uf'), $law.rows('UF')),
  UTM: rt.scaledWorth($at, 1n, $law.rows('UTM')),
  tasa_sis: rt.scaledWorth($at, 10000n, $law.rows('tasa_sis')),
  tasa_capitalizacion: rt.scaledWorth($at, 1000n, $law.rows('tasa_capitalizacion')),
  tasa_expectativa_vida_aparte: rt.scaledWorth($at, 1000n, $law.rows('tasa_expectativa_vida_aparte')),
  sis_adentro: rt.scaledWorth($at, 1n, $law.rows('sis_adentro')),
  tasa_rentabilidad: rt.scaledWorth($at, 1000n, $law.rows('tasa_rentabilidad')),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  const hire_date$sent = rt.textAt($row.texts, 0);
  const termination_date$sent = rt.textAt($row.texts, 1);
  const causal_termino$sent = rt.textAt($row.texts, 2);
  const primer_mes_devengo$sent = rt.textAt($row.texts, 35);
  // Primer día de servicio · Código del Trabajo art. 163
  if (!(hire_date$sent !== undefined)) return false;
  if (hire_date$sent !== undefined && !rt.isDate(hire_date$sent)) return false;
  if (hire_date$sent !== undefined && hire_date$sent < '1950-01-01') return false;
  const hire_date = hire_date$sent ?? '';
  $s[0] = rt.digitsOfDate(hire_date);
  // Último día de servicio · Código del Trabajo art. 177
  if (!(termination_date$sent !== undefined)) return false;
  if (termination_date$sent !== undefined && !rt.isDate(termination_date$sent)) return false;
  if (termination_date$sent !== undefined && termination_date$sent < '2020-01-01') return false;
  if (termination_date$sent !== undefined && termination_date$sent > '2026-12-31') return false;
  const termination_date = termination_date$sent ?? '';
  $s[1] = rt.digitsOfDate(termination_date);
  // Causal · Código del Trabajo arts. 159, 160, 161, 163 bis y 171
  if (!(causal_termino$sent !== undefined)) return false;
  if (causal_termino$sent !== undefined &&
    !(rt.positionOf(['mutuo_acuerdo', 'renuncia', 'muerte', 'vencimiento_plazo', 'conclusion_obra', 'caso_fortuito', 'disciplinaria',
          'necesidades_empresa', 'desahucio', 'liquidacion_concursal', 'despido_indirecto'], causal_termino$sent) >
      0)) return false;
  const causal_termino = causal_termino$sent ?? '';
  $s[2] = rt.positionOf(['mutuo_acuerdo', 'renuncia', 'muerte', 'vencimiento_plazo', 'conclusion_obra', 'caso_fortuito', 'disciplinaria',
      'necesidades_empresa', 'desahucio', 'liquidacion_concursal', 'despido_indirecto'], causal_termino);
  // Aviso previo de 30 días · Código del Trabajo art. 162
  const aviso_previo_dado = $n[3]! === 1;
  $s[3] = aviso_previo_dado ? 1 : 0;
  // Despido declarado injustificado, indebido o improcedente · Código del Trabajo art. 168
  const despido_injustificado_declarado = $n[4]! === 1;
  $s[4] = despido_injustificado_declarado ? 1 : 0;
  // Recargo del art. 168 · Código del Trabajo art. 168
  if ($n[5]! < 0) return false;
  if ($n[5]! > $f.recargo_sin_motivo * 1000000) return false;
  const recargo_art_168_rate = $s[5] = rt.sentOr($n[5]!, 0);
  // Sueldo diario · Código del Trabajo arts. 71 y 172
  if (!(rt.isSent($n[6]!) || rt.isSent($n[7]!))) return false;
  if ($n[6]! <= 0) return false;
  const $1 = $n[6]! * 3;
  if ($1 > rt.SAFE || $1 < -rt.SAFE) return false;
  if ($1 > 10000000000) return false;
  const daily_salary = $s[6] = $n[6]!;
  // Sueldo base · Código del Trabajo arts. 71 y 172
  if ($n[7]! <= 0 || $n[7]! > 100000000000) return false;
  const monthly_salary = $s[7] = rt.isSent($n[7]!) ? $n[7]! : daily_salary * 3 * 10;
  // Otros haberes fijos del mes, y regalías valoradas · Código del Trabajo art. 172
  if ($n[8]! < 0) return false;
  const otros_haberes_fijos_amount = $s[8] = rt.sentOr($n[8]!, 0);
  // Promedio de lo variable en los tres últimos meses, sin sobretiempo · Código del Trabajo art. 172
  if ($n[9]! < 0) return false;
  const promedio_variable_amount = $s[9] = rt.sentOr($n[9]!, 0);
  // Gratificación del último mes entero · Código del Trabajo art. 172
  if ($n[10]! < 0) return false;
  const gratificacion_mensual_amount = $s[10] = rt.sentOr($n[10]!, 0);
  // Colación · Código del Trabajo art. 172
  if ($n[11]! < 0) return false;
  const colacion_amount = $s[11] = rt.sentOr($n[11]!, 0);
  // Movilización · Código del Trabajo art. 172
  if ($n[12]! < 0) return false;
  const movilizacion_amount = $s[12] = rt.sentOr($n[12]!, 0);
  // UF del último día del mes anterior al pago · Código del Trabajo art. 172
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
  // Días hábiles al año · Código del Trabajo art. 67
  if ($n[14]! < 15 || $n[14]! > 20) return false;
  const dias_feriado_anual = $s[14] = rt.sentOr($n[14]!, 15);
  // Días de feriado progresivo al año · Código del Trabajo art. 68
  if ($n[15]! < 0 || $n[15]! > 30) return false;
  const dias_feriado_progresivo = $s[15] = rt.sentOr($n[15]!, 0);
  // Días hábiles de los años completos, menos los tomados · Código del Trabajo art. 73
  if ($n[16]! < 0 || $n[16]! > 2000000) return false;
  const dias_feriado_pendiente = $s[16] = rt.sentOr($n[16]!, 0);
  // Días tomados a cuenta del año en curso · Código del Trabajo art. 73
  if ($n[17]! < 0 || $n[17]! > 600000) return false;
  const dias_feriado_anticipado = $s[17] = rt.sentOr($n[17]!, 0);
  // Días corridos que se pagan · Código del Trabajo art. 73
  if ($n[18]! < 0 || $n[18]! > 4000000) return false;
  const dias_corridos_dados = $s[18] = $n[18]!;
  // Remuneración íntegra del feriado · Código del Trabajo art. 71
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
  // Indemnización de contrato colectivo · Código del Trabajo art. 178
  if ($n[20]! < 0) return false;
  const indemnizacion_contrato_colectivo_amount = $s[20] = rt.sentOr($n[20]!, 0);
  // Indemnización voluntaria · LIR art. 17 N°13
  if ($n[21]! < 0 || $n[21]! > 100000000000) return false;
  const indemnizacion_voluntaria_amount = $s[21] = rt.sentOr($n[21]!, 0);
  // Promedio de las remuneraciones de los 24 últimos meses, reajustadas · LIR art. 17 N°13
  if (!rt.isSent($n[22]!)) {
    if (indemnizacion_voluntaria_amount > 0) return false;
  }
  if ($n[22]! < 0 || $n[22]! > 100000000000) return false;
  const promedio_24m_amount = $s[22] = $n[22]!;
  // Saldo de los aportes del empleador en la AFC · Ley 19.728 art. 13
  if ($n[23]! < 0) return false;
  const saldo_afc_empleador_amount = $s[23] = rt.sentOr($n[23]!, 0);
  // Líquido del último recibo de sueldo · Código del Trabajo art. 177
  if ($n[24]! < 0) return false;
  const remuneraciones_pendientes_liquido_amount = $s[24] = rt.sentOr($n[24]!, 0);
  // Otros haberes, ni imponibles ni tributables · Código del Trabajo art. 177
  if ($n[25]! < 0) return false;
  const otros_haberes_amount = $s[25] = rt.sentOr($n[25]!, 0);
  // Otros descuentos · Código del Trabajo art. 58
  if ($n[26]! < 0) return false;
  const otros_descuentos_amount = $s[26] = rt.sentOr($n[26]!, 0);
  // La gratificación mensual entra en la base · Código del Trabajo art. 172
  const gratificacion_en_base_172 = $n[27]! !== 0;
  $s[27] = gratificacion_en_base_172 ? 1 : 0;
  // Colación y movilización entran en la base · Código del Trabajo art. 172
  const colacion_movilizacion_en_base_172 = $n[28]! !== 0;
  $s[28] = colacion_movilizacion_en_base_172 ? 1 : 0;
  // Remuneraciones del trabajador en el año, hasta el término · Código del Trabajo arts. 50 y 52
  if ($n[29]! < 0 || $n[29]! > 100000000000) return false;
  const remuneraciones_devengadas_amount = $s[29] = $n[29]!;
  // Gratificación pagada mes a mes · Código del Trabajo art. 50
  if ($n[30]! < 0 || $n[30]! > 100000000000) return false;
  const gratificacion_anticipada_amount = $s[30] = rt.sentOr($n[30]!, 0);
  // Cotización a la AFP, 10 % más comisión · D.L. 3.500 arts. 17 y 29
  if (!rt.isSent($n[31]!)) {
    if (rt.isSent($n[29]!)) return false;
  }
  if ($n[31]! < 100000 || $n[31]! > 130000) return false;
  const afp_rate = $s[31] = $n[31]!;
  // Cotización adicional de la Ley 16.744 · Ley 16.744 art. 15; D.S. 110 y D.S. 67
  if ($n[32]! < 0) return false;
  if ($n[32]! > $f.adicional_maxima * 4000) return false;
  const risk_class_rate = $s[32] = rt.sentOr($n[32]!, 0);
  // Contrato a plazo fijo, por obra o faena
  const contrato_plazo_fijo = $n[33]! === 1;
  $s[33] = contrato_plazo_fijo ? 1 : 0;
  // Más de 11 años de cesantía con el empleador
  const afc_indefinido_11_anios = $n[34]! === 1;
  $s[34] = afc_indefinido_11_anios ? 1 : 0;
  // Primero de los meses que se envían, su día 1 · LIR art. 46
  if (primer_mes_devengo$sent !== undefined && !rt.isDate(primer_mes_devengo$sent)) return false;
  if (primer_mes_devengo$sent !== undefined && primer_mes_devengo$sent < '2019-02-01') return false;
  if (primer_mes_devengo$sent !== undefined && primer_mes_devengo$sent > $row.period.end) return false;
  const primer_mes_devengo = primer_mes_devengo$sent !== undefined
    ? primer_mes_devengo$sent
    : rt.addMonths(rt.firstDayOfMonth(termination_date), -11);
  $s[35] = rt.digitsOfDate(primer_mes_devengo);
  const base_mes$01_12 = [];
  for (let $i = 0; $i < 12; $i += 1) {
    // Base tributable del mes 1 … 12 · LIR art. 46
    if (!rt.isSent($n[36 + $i]!)) {
      if (rt.isSent($n[48 + $i]!)) return false;
    }
    if ($n[36 + $i]! < 0 || $n[36 + $i]! > 100000000000) return false;
    const base_mes$one = $s[36 + $i] = $n[36 + $i]!;
    base_mes$01_12.push(base_mes$one);
  }
  const total_imponible$01_12 = [];
  for (let $i = 0; $i < 12; $i += 1) {
    // Total imponible del mes 1 … 12 · D.L. 3.500 art. 16
    if (!rt.isSent($n[48 + $i]!)) {
      if (rt.isSent($n[36 + $i]!) && rt.isSent($n[29]!)) return false;
    }
    if ($n[48 + $i]! < 0 || $n[48 + $i]! > 100000000000) return false;
    const total_imponible$one = $s[48 + $i] = $n[48 + $i]!;
    total_imponible$01_12.push(total_imponible$one);
  }
  // Día siguiente al término
  const dia_siguiente = rt.addDays(termination_date, 1);
  $s[60] = rt.digitsOfDate(dia_siguiente);
  // Años completos · Código del Trabajo art. 163
  const anios_completos = $s[61] = rt.yearsBetween(hire_date, dia_siguiente);
  // Meses completos · Código del Trabajo art. 163
  const meses_completos = $s[62] = rt.monthsBetween(hire_date, dia_siguiente);
  // Meses después del último año · Código del Trabajo art. 163
  const meses_fraccion = $s[63] = meses_completos - anios_completos * 12;
  // Días después del último mes · Código del Trabajo art. 163
  const dias_fraccion = $s[64] = rt.daysLeft(hire_date, dia_siguiente);
  // Años de servicio · Código del Trabajo art. 163
  const $14 = meses_fraccion > $f.meses_de_fraccion;
  $s[65] = $14 ? 1 : 0;
  let $15: boolean = $14;
  if (!$15) {
    const $13 = meses_fraccion === $f.meses_de_fraccion;
    $s[66] = $13 ? 1 : 0;
    $15 = $13 && dias_fraccion > 0;
  }
  const $16 = $15 ? 1 : 0;
  const anios_servicio = $s[67] = anios_completos + $16;
  // Años que se indemnizan · Código del Trabajo arts. 163 y 7° transitorio
  const $18 = hire_date < '1981-08-14';
  $s[68] = $18 ? 1 : 0;
  const anios_indemnizables = $s[69] = $18 ? anios_servicio : anios_servicio < $f.anios_maximos ? anios_servicio : $f.anios_maximos;
  // Última remuneración (art. 172) · Código del Trabajo art. 172
  const $20 = gratificacion_en_base_172 ? gratificacion_mensual_amount : 0;
  let $22: number;
  if (colacion_movilizacion_en_base_172) {
    const $21 = colacion_amount + movilizacion_amount;
    if ($21 > rt.SAFE) return false;
    $22 = $21;
  } else {
    $22 = 0;
  }
  const $23 = $s[71] = monthly_salary + otros_haberes_fijos_amount + promedio_variable_amount + $20 + $22;
  if ($23 > 4503599627370395) return false;
  const ultima_remuneracion_mensual = $s[70] = Math.floor(($23 + 50) / 100);
  // UF del tope · Código del Trabajo art. 172
  const valor_uf = $s[72] = valor_uf_amount;
  // Tope 90 UF · Código del Trabajo art. 172
  const $25 = $s[74] = $f.tope_uf * valor_uf;
  const tope_90_uf = $s[73] = Math.floor(($25 + 50) / 100);
  // Base indemnización · Código del Trabajo art. 172
  const base_indemnizacion = $s[75] = ultima_remuneracion_mensual < tope_90_uf ? ultima_remuneracion_mensual : tope_90_uf;
  // Días hábiles al año, con los progresivos · Código del Trabajo arts. 67 y 68
  const dias_feriado_anual_total = $s[76] = dias_feriado_anual + dias_feriado_progresivo;
  // Días hábiles de la fracción del año · Código del Trabajo art. 73
  const dias_feriado_proporcional = $s[77] = dias_feriado_anual_total * meses_fraccion * 30 + dias_feriado_anual_total * dias_fraccion;
  // Saldo de días hábiles · Código del Trabajo art. 73
  const saldo_dias_feriado = $s[78] = dias_feriado_pendiente * 9 + dias_feriado_proporcional * 250 - dias_feriado_anticipado * 9;
  // Días hábiles que se pagan · Código del Trabajo art. 73
  const dias_feriado_habiles = $s[79] = 0 > saldo_dias_feriado ? 0 : saldo_dias_feriado;
  // Días hábiles empezados · Código del Trabajo art. 73
  const dias_feriado_contados = $s[80] = Math.ceil(dias_feriado_habiles / 90000);
  $s[81] = dias_feriado_habiles;
  // Días corridos · Código del Trabajo arts. 69 y 73; DT Ord. 0826/013
  const $35 = rt.isSent($n[18]!);
  $s[82] = $35 ? 1 : 0;
  let $36: number;
  if ($35) {
    $36 = dias_corridos_dados * 9;
  } else {
    const $33 = $s[83] = rt.holidaysAhead($law.calendar('feriados'), termination_date, dias_feriado_contados);
    const $34 = rt.daysBetween(dia_siguiente, rt.addWeekdays(termination_date, dias_feriado_contados + $33, 1, 5)) * 90000 -
      (dias_feriado_contados * 90000 - dias_feriado_habiles);
    $36 = 0 > $34 ? 0 : $34;
  }
  const dias_feriado_corridos = $s[84] = $36;
  // Valor del día · Código del Trabajo art. 71
  const valor_dia_feriado = $s[85] = remuneracion_feriado_amount;
  const despues$01_12 = [];
  const $37$all = [];
  for (let $i = 0; $i < 12; $i += 1) {
    // Meses después del primero 1 … 12 · LIR art. 46
    let despues$one = 0;
    const $37 = rt.isSent($n[36 + $i]!);
    $s[86 + 2 * $i] = $37 ? 1 : 0;
    if ($37) {
      despues$one = $s[87 + 2 * $i] = $i;
    }
    despues$01_12.push(despues$one);
    $37$all.push($37);
  }
  // Último mes
  const ultimo_mes = rt.addMonths(primer_mes_devengo,
    Math.max(0, despues$01_12[0]!, despues$01_12[1]!, despues$01_12[2]!, despues$01_12[3]!, despues$01_12[4]!, despues$01_12[5]!,
      despues$01_12[6]!, despues$01_12[7]!, despues$01_12[8]!, despues$01_12[9]!, despues$01_12[10]!, despues$01_12[11]!));
  $s[110] = rt.digitsOfDate(ultimo_mes);
  const mes$01_12 = [];
  for (let $i = 0; $i < 12; $i += 1) {
    // Mes 1 … 12
    const mes$one = rt.earliest(rt.lastDayOfMonth(rt.addMonths(primer_mes_devengo, $i)), $row.period.end);
    $s[111 + $i] = rt.digitsOfDate(mes$one);
    mes$01_12.push(mes$one);
  }
  // Con gratificación pendiente · Código del Trabajo art. 52
  const con_gratificacion = rt.isSent($n[29]!);
  $s[123] = con_gratificacion ? 1 : 0;
  const del_anio$01_12 = [];
  for (let $i = 0; $i < 12; $i += 1) {
    // Mes en que se ganó la gratificación 1 … 12 · Código del Trabajo art. 52
    let del_anio$one = 0;
    const $49 = con_gratificacion && rt.isSent($n[48 + $i]!);
    $s[124 + 3 * $i] = $49 ? 1 : 0;
    const $50 = $49 && rt.yearOf(mes$01_12[$i]!) === rt.yearOf(termination_date);
    $s[125 + 3 * $i] = $50 ? 1 : 0;
    if ($50) {
      del_anio$one = $s[126 + 3 * $i] = 1;
    }
    del_anio$01_12.push(del_anio$one);
  }
  // Meses en que se ganó la gratificación · Código del Trabajo art. 52
  const meses_devengo = $s[160] = rt.sumOf(del_anio$01_12);
  // 25 % de lo devengado · Código del Trabajo art. 50
  let gratificacion_25 = 0;
  let tope_gratificacion_anual = 0;
  let gratificacion_determinada = 0;
  if (con_gratificacion) {
    const $74 = $s[162] = $f.gratificacion_tasa * remuneraciones_devengadas_amount;
    gratificacion_25 = $s[161] = Math.floor(($74 + 200) / 400);
    // Tope 4,75 IMM · Código del Trabajo arts. 50 y 52
    const $76 = $elsewhere(termination_date);
    if ($76 === null) return false;
    $s[163] = $76.imm;
    const $77 = $s[165] = $f.gratificacion_tope_imm * $76.imm * meses_devengo;
    tope_gratificacion_anual = $s[164] = Math.floor(($77 + 24) / 48);
    // Gratificación determinada · Código del Trabajo art. 50
    gratificacion_determinada = $s[166] = gratificacion_25 < tope_gratificacion_anual ? gratificacion_25 : tope_gratificacion_anual;
  }
  // Se debe el aviso previo · Código del Trabajo arts. 161, 162, 163 bis, 168 y 171
  $s[167] = -1;
  $s[168] = -1;
  let $84: number;
  if (aviso_previo_dado) {
    const $80 = $s[167] = rt.rowOfWord($f.causales_con_aviso$rows1, causal_termino);
    if ($80 < 0) return false;
    $84 = $f.causales_con_aviso$rows1.value[$80]!;
  } else {
    const $82 = $s[168] = rt.rowOfWord($f.causales_sin_aviso$rows1, causal_termino);
    if ($82 < 0) return false;
    $84 = $f.causales_sin_aviso$rows1.value[$82]!;
  }
  const $85 = $84 === 1;
  $s[169] = $85 ? 1 : 0;
  const debe_aviso = $85 || (despido_injustificado_declarado && !aviso_previo_dado);
  $s[170] = debe_aviso ? 1 : 0;
  // Se deben los años de servicio · Código del Trabajo arts. 163, 163 bis, 168 y 171
  const $86 = $s[171] = rt.rowOfWord($f.causales_anios$rows1, causal_termino);
  if ($86 < 0) return false;
  const $87 = $f.causales_anios$rows1.value[$86]!;
  const $88 = $87 === 1;
  $s[172] = $88 ? 1 : 0;
  const $89 = $88 || despido_injustificado_declarado;
  $s[173] = $89 ? 1 : 0;
  const debe_anios = $89 && anios_completos >= 1;
  $s[174] = debe_anios ? 1 : 0;
  // Se imputa el seguro de cesantía · Ley 19.728 art. 13
  const $90 = $s[175] = rt.rowOfWord($f.causales_afc$rows1, causal_termino);
  if ($90 < 0) return false;
  const $91 = $f.causales_afc$rows1.value[$90]!;
  const $92 = $91 === 1;
  $s[176] = $92 ? 1 : 0;
  const imputa_afc = $92 && !despido_injustificado_declarado;
  $s[177] = imputa_afc ? 1 : 0;
  // Indemnización por feriado (art. 73) · Código del Trabajo arts. 41 y 73
  const $93 = $s[179] = valor_dia_feriado * dias_feriado_corridos;
  if ($93 > 4503599357370495) return false;
  const indemnizacion_feriado = $s[178] = Math.floor(($93 + 135000000) / 270000000);
  // Indemnización sustitutiva del aviso previo · Código del Trabajo arts. 161 y 162
  let indemnizacion_aviso_previo = 0;
  if (debe_aviso) {
    indemnizacion_aviso_previo = $s[180] = base_indemnizacion;
  }
  // Indemnización por años de servicio (art. 163) · Código del Trabajo art. 163
  let indemnizacion_anios_servicio = 0;
  if (debe_anios) {
    indemnizacion_anios_servicio = $s[181] = base_indemnizacion * anios_indemnizables;
  }
  // Recargo art. 168 · Código del Trabajo art. 168
  const $96 = $s[183] = indemnizacion_anios_servicio * recargo_art_168_rate;
  if ($96 > 4503599626370495) return false;
  const recargo_art_168 = $s[182] = Math.floor(($96 + 500000) / 1000000);
  // Obra o faena con indemnización · Código del Trabajo art. 163; Ley 21.122
  const $98 = rt.same(causal_termino, 'conclusion_obra');
  $s[184] = $98 ? 1 : 0;
  const $99 = $98 && meses_completos >= 1;
  $s[185] = $99 ? 1 : 0;
  const con_obra = $99 && hire_date >= '2019-01-01';
  $s[186] = con_obra ? 1 : 0;
  // Meses de obra o faena · Código del Trabajo art. 163
  let meses_obra = 0;
  if (con_obra) {
    const $100 = dias_fraccion > 15 ? 1 : 0;
    meses_obra = $s[187] = meses_completos + $100;
  }
  // Fecha obra
  const fecha_obra = con_obra ? rt.earliest(hire_date, termination_date) : '2022-01-01';
  $s[188] = rt.digitsOfDate(fecha_obra);
  // Días por mes · Código del Trabajo art. 23 transitorio
  let dias_obra_por_mes = 0;
  let indemnizacion_obra_faena = 0;
  if (con_obra) {
    const $103 = $elsewhere(fecha_obra);
    if ($103 === null) return false;
    $s[189] = $103.dias_obra;
    dias_obra_por_mes = $s[190] = $103.dias_obra;
    // Indemnización por obra o faena (art. 163 inc. 3) · Código del Trabajo art. 163; Ley 21.122
    const $104 = $s[192] = base_indemnizacion * dias_obra_por_mes * meses_obra;
    indemnizacion_obra_faena = $s[191] = Math.floor(($104 + 30) / 60);
  }
  // Indemnización de contrato colectivo · Código del Trabajo art. 178
  if (indemnizacion_contrato_colectivo_amount > 4503599627370395) return false;
  const indemnizacion_contrato_colectivo = $s[193] = Math.floor((indemnizacion_contrato_colectivo_amount + 50) / 100);
  $s[194] = indemnizacion_contrato_colectivo_amount;
  // Indemnización voluntaria · LIR art. 17 N°13; Código del Trabajo art. 178
  const indemnizacion_voluntaria = $s[195] = Math.floor((indemnizacion_voluntaria_amount + 50) / 100);
  $s[196] = indemnizacion_voluntaria_amount;
  // Gratificación legal proporcional · Código del Trabajo arts. 50 y 52
  let gratificacion_proporcional = 0;
  if (con_gratificacion) {
    const $108 = gratificacion_determinada * 100 - gratificacion_anticipada_amount;
    const $109 = $s[198] = 0 > $108 ? 0 : $108;
    gratificacion_proporcional = $s[197] = Math.floor(($109 + 50) / 100);
  }
  // Remuneraciones pendientes (líquido) · Código del Trabajo art. 177
  if (remuneraciones_pendientes_liquido_amount > 4503599627370395) return false;
  const remuneraciones_pendientes_liquido = $s[199] = Math.floor((remuneraciones_pendientes_liquido_amount + 50) / 100);
  $s[200] = remuneraciones_pendientes_liquido_amount;
  // Otros haberes · Código del Trabajo art. 177
  if (otros_haberes_amount > 4503599627370395) return false;
  const otros_haberes = $s[201] = Math.floor((otros_haberes_amount + 50) / 100);
  $s[202] = otros_haberes_amount;
  // Indemnizaciones que usan la exención · LIR art. 17 N°13
  const indemnizaciones_legales = $s[203] = indemnizacion_anios_servicio +
    indemnizacion_aviso_previo +
    recargo_art_168 +
    indemnizacion_obra_faena +
    indemnizacion_contrato_colectivo;
  // Límite no renta · LIR art. 17 N°13
  const $114 = indemnizacion_voluntaria_amount > 0;
  $s[204] = $114 ? 1 : 0;
  const $115 = $s[206] = $114 ? promedio_24m_amount * anios_servicio : 0;
  const limite_exencion_lir_17_13 = $s[205] = Math.floor(($115 + 50) / 100);
  // Indemnización exenta · LIR art. 17 N°13
  const $117 = limite_exencion_lir_17_13 - indemnizaciones_legales;
  const $118 = 0 > $117 ? 0 : $117;
  const indemnizacion_exenta = $s[207] = indemnizacion_voluntaria < $118 ? indemnizacion_voluntaria : $118;
  const mes_del_anio$01_12 = [];
  for (let $i = 0; $i < 12; $i += 1) {
    // Mes en que se ganó, o el primero de las tablas 1 … 12
    const mes_del_anio$one = rt.latest(mes$01_12[$i]!, '2020-01-31');
    $s[208 + $i] = rt.digitsOfDate(mes_del_anio$one);
    mes_del_anio$01_12.push(mes_del_anio$one);
  }
  // Parte de cada mes · Código del Trabajo art. 52
  const $120 = 1 > meses_devengo ? 1 : meses_devengo;
  if (!($120 > 0)) return false;
  const $121 = $s[221] = $120;
  const cuota_mensual = $s[220] = gratificacion_proporcional;
  const tope_afp$01_12 = [];
  const $122$all = [];
  for (let $i = 0; $i < 12; $i += 1) {
    // Tope imponible AFP y salud 1 … 12 · D.L. 3.500 art. 16
    let tope_afp$one = 0;
    const $122 = del_anio$01_12[$i]! === 1;
    $s[222 + 5 * $i] = $122 ? 1 : 0;
    if ($122) {
      const $123 = $elsewhere(mes_del_anio$01_12[$i]!);
      if ($123 === null) return false;
      $s[223 + 5 * $i] = $123.tope_afp_salud_uf;
      $s[224 + 5 * $i] = $123.UF;
      tope_afp$one = $s[225 + 5 * $i] = Math.floor(($123.tope_afp_salud_uf + 500) / 1000);
      $s[226 + 5 * $i] = $123.tope_afp_salud_uf;
    }
    tope_afp$01_12.push(tope_afp$one);
    $122$all.push($122);
  }
  const tope_afc$01_12 = [];
  for (let $i = 0; $i < 12; $i += 1) {
    // Tope imponible seguro de cesantía 1 … 12 · Ley 19.728 art. 6
    let tope_afc$one = 0;
    if ($122$all[$i]!) {
      const $158 = $elsewhere(mes_del_anio$01_12[$i]!);
      if ($158 === null) return false;
      $s[282 + 4 * $i] = $158.tope_afc_uf;
      $s[283 + 4 * $i] = $158.UF;
      tope_afc$one = $s[284 + 4 * $i] = Math.floor(($158.tope_afc_uf + 500) / 1000);
      $s[285 + 4 * $i] = $158.tope_afc_uf;
    }
    tope_afc$01_12.push(tope_afc$one);
  }
  const parte_afp$01_12 = [];
  const $182$all = [];
  const $183$all = [];
  for (let $i = 0; $i < 12; $i += 1) {
    // Parte imponible AFP y salud 1 … 12 · D.L. 3.500 art. 16; D.S. 57 de 1990
    let parte_afp$one = 0;
    const $182 = rt.isSent($n[48 + $i]!);
    $s[330 + 3 * $i] = $182 ? 1 : 0;
    const $183 = $182 && del_anio$01_12[$i]! === 1;
    $s[331 + 3 * $i] = $183 ? 1 : 0;
    if ($183) {
      const $184 = tope_afp$01_12[$i]! * 100 - total_imponible$01_12[$i]!;
      const $185 = (0 > $184 ? 0 : $184) * $121;
      if ($185 > rt.SAFE) return false;
      const $186 = cuota_mensual * 100;
      parte_afp$one = $s[332 + 3 * $i] = $186 < $185 ? $186 : $185;
    }
    parte_afp$01_12.push(parte_afp$one);
    $182$all.push($182);
    $183$all.push($183);
  }
  const parte_afc$01_12 = [];
  for (let $i = 0; $i < 12; $i += 1) {
    // Parte imponible seguro de cesantía 1 … 12 · Ley 19.728 art. 6; D.S. 57 de 1990
    let parte_afc$one = 0;
    if ($183$all[$i]!) {
      const $254 = tope_afc$01_12[$i]! * 100 - total_imponible$01_12[$i]!;
      const $255 = (0 > $254 ? 0 : $254) * $121;
      if ($255 > rt.SAFE) return false;
      const $256 = cuota_mensual * 100;
      parte_afc$one = $s[366 + $i] = $256 < $255 ? $256 : $255;
    }
    parte_afc$01_12.push(parte_afc$one);
  }
  // Suma de las partes, AFP y salud · D.L. 3.500 art. 16
  const suma_afp = $s[378] = rt.sumOf(parte_afp$01_12);
  // Suma de las partes, seguro de cesantía · Ley 19.728 art. 6
  const suma_afc = $s[379] = rt.sumOf(parte_afc$01_12);
  // Renta imponible AFP y salud · D.L. 3.500 arts. 14 y 16
  const $304 = rt.wholeOf(suma_afp, 100 * $121, 'half_up');
  if (Number.isNaN($304)) return false;
  const base_imponible_afp_salud = $s[380] = $304;
  $s[381] = suma_afp;
  // Renta imponible seguro de cesantía · Ley 19.728 art. 6
  const $305 = rt.wholeOf(suma_afc, 100 * $121, 'half_up');
  if (Number.isNaN($305)) return false;
  const base_imponible_afc = $s[382] = $305;
  $s[383] = suma_afc;
  // Contrato para el seguro de cesantía · Ley 19.728 arts. 5 y 9
  let $307: string;
  if (contrato_plazo_fijo) {
    $307 = 'plazo_fijo';
  } else {
    $307 = afc_indefinido_11_anios ? 'indefinido_11_anios' : 'indefinido';
  }
  const contrato = $307;
  $s[384] = rt.positionOf(['indefinido', 'plazo_fijo', 'indefinido_11_anios'], contrato);
  // Cotización AFP (10% más comisión) · D.L. 3.500 arts. 17 y 29
  let cotizacion_afp = 0;
  let cotizacion_salud = 0;
  if (con_gratificacion) {
    const $308 = $s[386] = base_imponible_afp_salud * afp_rate;
    cotizacion_afp = $s[385] = Math.floor(($308 + 500000) / 1000000);
    // Cotización de salud 7% (Fonasa o Isapre) · D.L. 3.500 art. 84
    const $310 = $s[388] = base_imponible_afp_salud * $f.tasa_salud;
    cotizacion_salud = $s[387] = Math.floor(($310 + 50) / 100);
  }
  // Seguro de cesantía (AFC) trabajador · Ley 19.728 art. 5
  $s[389] = -1;
  let seguro_cesantia_trabajador = 0;
  if (con_gratificacion) {
    const $312 = $s[389] = rt.rowOfWord($f.afc_trabajador$rows1, contrato);
    if ($312 < 0) return false;
    const $313 = $f.afc_trabajador$rows1.value[$312]!;
    const $314 = $s[391] = base_imponible_afc * $313;
    seguro_cesantia_trabajador = $s[390] = Math.floor(($314 + 250) / 500);
  }
  // Gratificación afecta · LIR art. 42 N°1
  const $316 = gratificacion_proporcional - cotizacion_afp - cotizacion_salud - seguro_cesantia_trabajador;
  const base_tributable = $s[392] = 0 > $316 ? 0 : $316;
  // Parte de la gratificación de cada mes, en UTM · LIR art. 46
  let $320 = 1;
  $s[395] = 1;
  let cuota_utm = 0;
  if (con_gratificacion) {
    const $318 = $elsewhere($row.period.end);
    if ($318 === null) return false;
    $s[393] = $318.UTM;
    const $319 = (1 > meses_devengo ? 1 : meses_devengo) * $318.UTM;
    if (!($319 > 0)) return false;
    $320 = $s[395] = $319;
    cuota_utm = $s[394] = base_tributable;
  }
  // Indemnización afecta · LIR arts. 17 N°13 y 46
  const indemnizacion_tributable = $s[396] = indemnizacion_voluntaria - indemnizacion_exenta;
  // La indemnización voluntaria pasa de su exención · LIR art. 17 N°13
  const con_exceso = indemnizacion_tributable > 0;
  $s[397] = con_exceso ? 1 : 0;
  const $324$all = [];
  const base_en_utm$01_12 = [];
  const $322$all = [];
  for (let $i = 0; $i < 12; $i += 1) {
    // Base del mes, en UTM 1 … 12 · LIR art. 46
    let $324 = 1;
    $s[401 + 4 * $i] = 1;
    let base_en_utm$one = 0;
    const $322 = $37$all[$i]! && (con_gratificacion || con_exceso);
    $s[398 + 4 * $i] = $322 ? 1 : 0;
    if ($322) {
      const $323 = $elsewhere(mes$01_12[$i]!);
      if ($323 === null) return false;
      $s[399 + 4 * $i] = $323.UTM;
      if (!($323.UTM > 0)) return false;
      $324 = $s[401 + 4 * $i] = $323.UTM;
      base_en_utm$one = $s[400 + 4 * $i] = base_mes$01_12[$i]!;
    }
    $324$all.push($324);
    base_en_utm$01_12.push(base_en_utm$one);
    $322$all.push($322);
  }
  const base_con_gratificacion$01_12 = [];
  for (let $i = 0; $i < 12; $i += 1) {
    // Base del mes con su parte de la gratificación, en UTM 1 … 12 · LIR art. 46
    $s[447 + 2 * $i] = 1;
    let base_con_gratificacion$one = 0;
    if ($322$all[$i]!) {
      const $358 = $122$all[$i]! ? cuota_utm : 0;
      const $359 = base_en_utm$01_12[$i]! * $320;
      if ($359 > rt.SAFE) return false;
      const $360 = $358 * 100 * $324$all[$i]!;
      if ($360 > rt.SAFE) return false;
      const $361 = $359 + $360;
      if ($361 > rt.SAFE) return false;
      base_con_gratificacion$one = $s[446 + 2 * $i] = $361;
      const $362 = $s[447 + 2 * $i] = $320 * $324$all[$i]!;
      if ($362 > rt.SAFE) return false;
    }
    base_con_gratificacion$01_12.push(base_con_gratificacion$one);
  }
  for (let $i = 0; $i < 12; $i += 1) {
    // Impuesto de más por la gratificación, en UTM 1 … 12 · LIR art. 46
    if ($122$all[$i]!) return false;
  }
  // Diferencia de impuesto por la gratificación, en UTM · LIR art. 46
  $s[482] = 0;
  for (let $i = 0; $i < 12; $i += 1) {
    // Base del mes con su parte de la gratificación, en UTM, hasta la décima que sigue 1 … 12 · LIR art. 46
    $s[485 + 3 * $i] = 1;
  }
  // Impuesto del mes de mayor base por la gratificación, en UTM · LIR art. 46
  $s[520] = 0;
  const $468 = $s[519] = rt.rowOf($f.tabla_impuesto_unico$rows1, 0, 1, false);
  if ($468 < 0) return false;
  const $469 = rt.rebateOf($f.tabla_impuesto_unico$rows1, $468, 0, 1);
  if (Number.isNaN($469)) return false;
  $s[521] = $469;
  // Impuesto único reliquidado (LIR art. 46) · LIR arts. 45 N°2 y 46; Circular SII 37 de 1990
  let impuesto_unico = 0;
  if (con_gratificacion) {
    const $470 = $elsewhere($row.period.end);
    if ($470 === null) return false;
    $s[522] = $470.UTM;
    impuesto_unico = $s[523] = 0;
  }
  // Meses entre los que se reparte · LIR art. 46
  const $472 = $37$all[0]! ? 1 : 0;
  const $473 = $37$all[1]! ? 1 : 0;
  const $474 = $37$all[2]! ? 1 : 0;
  const $475 = $37$all[3]! ? 1 : 0;
  const $476 = $37$all[4]! ? 1 : 0;
  const $477 = $37$all[5]! ? 1 : 0;
  const $478 = $37$all[6]! ? 1 : 0;
  const $479 = $37$all[7]! ? 1 : 0;
  const $480 = $37$all[8]! ? 1 : 0;
  const $481 = $37$all[9]! ? 1 : 0;
  const $482 = $37$all[10]! ? 1 : 0;
  const $483 = $37$all[11]! ? 1 : 0;
  const meses_enviados = $s[524] = $472 + $473 + $474 + $475 + $476 + $477 + $478 + $479 + $480 + $481 + $482 + $483;
  // Parte de cada mes, en UTM · LIR art. 46
  let $487 = 1;
  $s[527] = 1;
  let cuota_utm_indemnizacion = 0;
  if (con_exceso) {
    const $485 = $elsewhere($row.period.end);
    if ($485 === null) return false;
    $s[525] = $485.UTM;
    const $486 = (1 > meses_enviados ? 1 : meses_enviados) * $485.UTM;
    if (!($486 > 0)) return false;
    $487 = $s[527] = $486;
    cuota_utm_indemnizacion = $s[526] = indemnizacion_tributable;
  }
  for (let $i = 0; $i < 12; $i += 1) {
    // Impuesto de más, en UTM 1 … 12 · LIR art. 46
    const $488 = con_exceso && rt.isSent($n[36 + $i]!);
    $s[528 + 2 * $i] = $488 ? 1 : 0;
    if ($488) return false;
  }
  // Diferencia de impuesto, en UTM · LIR art. 46
  $s[552] = 0;
  const con_parte$01_12 = [];
  for (let $i = 0; $i < 12; $i += 1) {
    // Base del mes con su parte, en UTM, hasta la décima que sigue 1 … 12 · LIR art. 46
    $s[555 + 3 * $i] = 1;
    let con_parte$one = 0;
    if ($37$all[$i]!) {
      const $573 = base_con_gratificacion$01_12[$i]! * $487;
      if ($573 > rt.SAFE) return false;
      const $574 = cuota_utm_indemnizacion * 100 * $320;
      if ($574 > rt.SAFE) return false;
      const $575 = $574 * $324$all[$i]!;
      if ($575 > rt.SAFE) return false;
      const $576 = $s[554 + 3 * $i] = $573 + $575;
      if ($576 > rt.SAFE) return false;
      const $577 = rt.wholeOf($576, 10 * $320 * $324$all[$i]! * $487, 'up');
      if (Number.isNaN($577)) return false;
      con_parte$one = $s[553 + 3 * $i] = $577;
      const $578 = $s[555 + 3 * $i] = $320 * $324$all[$i]! * $487;
      if ($578 > rt.SAFE) return false;
    }
    con_parte$01_12.push(con_parte$one);
  }
  // Impuesto del mes de mayor base, en UTM · LIR art. 46
  const $645 = $s[590] = Math.max(con_parte$01_12[0]!, con_parte$01_12[1]!, con_parte$01_12[2]!, con_parte$01_12[3]!, con_parte$01_12[4]!,
      con_parte$01_12[5]!, con_parte$01_12[6]!, con_parte$01_12[7]!, con_parte$01_12[8]!, con_parte$01_12[9]!, con_parte$01_12[10]!,
      con_parte$01_12[11]!) *
    10;
  const $646 = $s[589] = rt.rowOf($f.tabla_impuesto_unico$rows1, $645, 1, false);
  if ($646 < 0) return false;
  const $647 = rt.rebateOf($f.tabla_impuesto_unico$rows1, $646, $645, 1);
  if (Number.isNaN($647)) return false;
  $s[591] = $647;
  // Impuesto único sobre exceso de indemnización · LIR arts. 17 N°13, 45 N°2 y 46; Circular SII 37 de 1990
  let impuesto_indemnizacion = 0;
  if (con_exceso) {
    const $648 = $elsewhere($row.period.end);
    if ($648 === null) return false;
    $s[592] = $648.UTM;
    impuesto_indemnizacion = $s[593] = 0;
  }
  // Aporte del empleador al seguro de cesantía (Ley 19.728 art. 13) · Ley 19.728 art. 13
  let imputacion_afc = 0;
  if (imputa_afc) {
    const $650 = indemnizacion_anios_servicio * 100;
    const $651 = $s[595] = saldo_afc_empleador_amount < $650 ? saldo_afc_empleador_amount : $650;
    imputacion_afc = $s[594] = Math.floor(($651 + 50) / 100);
  }
  // Otros descuentos · Código del Trabajo art. 58
  if (otros_descuentos_amount > 4503599627370395) return false;
  const otros_descuentos = $s[596] = Math.floor((otros_descuentos_amount + 50) / 100);
  $s[597] = otros_descuentos_amount;
  // Total haberes
  const total_haberes = $s[598] = indemnizacion_feriado +
    indemnizacion_aviso_previo +
    indemnizacion_anios_servicio +
    recargo_art_168 +
    indemnizacion_obra_faena +
    indemnizacion_contrato_colectivo +
    indemnizacion_voluntaria +
    gratificacion_proporcional +
    remuneraciones_pendientes_liquido +
    otros_haberes;
  // Total descuentos
  const total_descuentos = $s[599] = cotizacion_afp +
    cotizacion_salud +
    seguro_cesantia_trabajador +
    impuesto_unico +
    impuesto_indemnizacion +
    imputacion_afc +
    otros_descuentos;
  // Líquido a pagar
  const liquido_a_pagar = $s[600] = total_haberes - total_descuentos;
  for (let $i = 0; $i < 12; $i += 1) {
    // Seguro de invalidez y sobrevivencia 1 … 12 · D.L. 3.500 art. 59
  }
  for (let $i = 0; $i < 12; $i += 1) {
    // Aporte a la cuenta individual 1 … 12 · Ley 21.735 art. 4° transitorio
  }
  for (let $i = 0; $i < 12; $i += 1) {
    // Compensación por expectativa de vida 1 … 12 · Ley 21.735 art. 4° transitorio
  }
  for (let $i = 0; $i < 12; $i += 1) {
    // Cotización con rentabilidad protegida 1 … 12 · Ley 21.735 arts. 4° y 8° transitorios
  }
  // Seguro de invalidez y sobrevivencia · D.L. 3.500 art. 59
  $s[734] = 0;
  const $802 = rt.wholeOf(0, 1000000 * $121, 'half_up');
  if (Number.isNaN($802)) return false;
  const sis = $s[733] = $802;
  // Aporte empleador a cuenta individual · Ley 21.735 art. 4° transitorio
  $s[736] = 0;
  const $804 = rt.wholeOf(0, 100000 * $121, 'half_up');
  if (Number.isNaN($804)) return false;
  const capitalizacion_individual_empleador = $s[735] = $804;
  // Seguro Social: compensación por expectativa de vida · Ley 21.735 art. 4° transitorio
  $s[738] = 0;
  const $806 = rt.wholeOf(0, 1000000 * $121, 'half_up');
  if (Number.isNaN($806)) return false;
  const expectativa_vida = $s[737] = $806;
  // Cotización con rentabilidad protegida · Ley 21.735 arts. 4° y 8° transitorios
  $s[740] = 0;
  const $808 = rt.wholeOf(0, 100000 * $121, 'half_up');
  if (Number.isNaN($808)) return false;
  const rentabilidad_protegida = $s[739] = $808;
  // Seguro de cesantía empleador · Ley 19.728 art. 5
  const $809 = $s[741] = rt.rowOfWord($f.afc_del_empleador$rows1, contrato);
  if ($809 < 0) return false;
  const $810 = $f.afc_del_empleador$rows1.value[$809]!;
  const $811 = $s[743] = suma_afc * $810;
  const $812 = rt.wholeOf($811, 50000 * $121, 'half_up');
  if (Number.isNaN($812)) return false;
  const afc_empleador = $s[742] = $812;
  // Seguro de accidentes del trabajo (0.90% + adicional) y SANNA 0.03% · Ley 16.744 art. 15; Ley 21.063
  const $813 = $s[745] = suma_afp * ($f.ley_16744_basica * 1000 + risk_class_rate + $f.sanna * 100);
  const $814 = rt.wholeOf($813, 100000000 * $121, 'half_up');
  if (Number.isNaN($814)) return false;
  const mutual_ley_16744 = $s[744] = $814;
  // Total aportes del empleador
  const total_aportes_empleador = $s[746] = sis +
    capitalizacion_individual_empleador +
    expectativa_vida +
    rentabilidad_protegida +
    afc_empleador +
    mutual_ley_16744;
  // Costo empresa
  $s[747] = total_haberes + total_aportes_empleador;
  // Años completos, sin el último día · Código del Trabajo art. 163
  const anios_sin_el_ultimo = $s[748] = rt.yearsBetween(hire_date, termination_date);
  // Meses de la fracción, sin el último día · Código del Trabajo art. 163
  const meses_sin_el_ultimo = $s[749] = rt.monthsBetween(hire_date, termination_date) - anios_sin_el_ultimo * 12;
  // Años de servicio, sin el último día · Código del Trabajo art. 163
  const $820 = meses_sin_el_ultimo > $f.meses_de_fraccion;
  $s[750] = $820 ? 1 : 0;
  let $821: boolean = $820;
  if (!$821) {
    const $819 = meses_sin_el_ultimo === $f.meses_de_fraccion;
    $s[751] = $819 ? 1 : 0;
    $821 = $819 && rt.daysLeft(hire_date, termination_date) > 0;
  }
  const $822 = $821 ? 1 : 0;
  const servicio_sin_el_ultimo = $s[752] = anios_sin_el_ultimo + $822;
  // El recargo es el de la causal · Código del Trabajo arts. 168 y 171
  const $834 = rt.same(causal_termino, 'despido_indirecto');
  $s[753] = $834 ? 1 : 0;
  let $835: boolean;
  if ($834) {
    const $824 = recargo_art_168_rate === $f.recargo_159 * 500000;
    $s[754] = $824 ? 1 : 0;
    $835 = $824 || recargo_art_168_rate === $f.recargo_160 * 200000;
  } else {
    const $825 = !despido_injustificado_declarado;
    $s[755] = $825 ? 1 : 0;
    const $832 = $825 || rt.same(causal_termino, 'liquidacion_concursal');
    $s[756] = $832 ? 1 : 0;
    let $833: boolean;
    if ($832) {
      $833 = recargo_art_168_rate === 0;
    } else {
      const $826 = rt.same(causal_termino, 'necesidades_empresa');
      $s[757] = $826 ? 1 : 0;
      const $830 = $826 || rt.same(causal_termino, 'desahucio');
      $s[758] = $830 ? 1 : 0;
      let $831: boolean;
      if ($830) {
        $831 = recargo_art_168_rate === $f.recargo_161 * 100000;
      } else {
        const $828 = rt.same(causal_termino, 'disciplinaria');
        $s[759] = $828 ? 1 : 0;
        let $829: boolean;
        if ($828) {
          const $827 = recargo_art_168_rate === $f.recargo_160 * 200000;
          $s[760] = $827 ? 1 : 0;
          $829 = $827 || recargo_art_168_rate === $f.recargo_sin_motivo * 1000000;
        } else {
          $829 = recargo_art_168_rate === $f.recargo_159 * 500000;
        }
        $831 = $829;
      }
      $833 = $831;
    }
    $835 = $833;
  }
  const recargo_conforme = $835;
  $s[761] = recargo_conforme ? 1 : 0;
  // Último día para pagar · Código del Trabajo art. 177
  const $836 = $s[762] = rt.holidaysAhead($law.calendar('feriados'), termination_date, 10);
  const ultimo_dia_de_pago = rt.addWeekdays(termination_date, 10 + $836, 1, 5);
  $s[763] = rt.digitsOfDate(ultimo_dia_de_pago);
  // Días hábiles de dos periodos y la fracción del año · Código del Trabajo arts. 70 y 73
  let habiles_de_dos_periodos = 0;
  let corridos_de_dos_periodos = 0;
  if ($35) {
    const $837 = $s[765] = $f.periodos_juntos * dias_feriado_anual_total * 360 + dias_feriado_proporcional;
    const $838 = rt.wholeOf($837, 360, 'up');
    if (Number.isNaN($838)) return false;
    habiles_de_dos_periodos = $s[764] = $838;
    // Días corridos de dos periodos y la fracción del año · Código del Trabajo arts. 69, 70 y 73
    const $839 = $s[766] = rt.holidaysAhead($law.calendar('feriados'), termination_date, habiles_de_dos_periodos);
    corridos_de_dos_periodos = $s[767] = rt.daysBetween(dia_siguiente, rt.addWeekdays(termination_date, habiles_de_dos_periodos + $839, 1, 5));
  }
  if (hire_date > termination_date || termination_date > $row.period.end) return false;
  if (dias_feriado_anual > 15 && dias_feriado_anual < 20) return false;
  if (recargo_art_168_rate !== 0 &&
    recargo_art_168_rate !== $f.recargo_161 * 100000 &&
    recargo_art_168_rate !== $f.recargo_159 * 500000 &&
    recargo_art_168_rate !== $f.recargo_160 * 200000 &&
    recargo_art_168_rate !== $f.recargo_sin_motivo * 1000000) return false;
  if (rt.dayOf(primer_mes_devengo) !== 1) return false;
  if (primer_mes_devengo < rt.addMonths(rt.firstDayOfMonth(termination_date), -11) || ultimo_mes > termination_date) return false;
  if (meses_enviados === 0 && con_exceso) return false;
  if (rt.isSent($n[29]!) && meses_devengo === 0) return false;
  let $854: boolean = !con_gratificacion;
  if ($854) {
    let $853: boolean = gratificacion_anticipada_amount > 0;
    if (!$853) {
      const $841$all = [];
      for (let $i = 0; $i < 12; $i += 1) {
        const $841 = $182$all[$i]! ? 1 : 0;
        $841$all.push($841);
      }
      $853 = rt.sumOf($841$all) > 0 && !con_exceso;
    }
    $854 = $853;
  }
  if ($854) return false;
  if (($35 &&
      (rt.addWeekdays(termination_date,
            habiles_de_dos_periodos + rt.holidaysAhead($law.calendar('feriados'), termination_date, habiles_de_dos_periodos), 1, 5) <
          '2020-01-01' ||
        rt.addWeekdays(termination_date,
            habiles_de_dos_periodos + rt.holidaysAhead($law.calendar('feriados'), termination_date, habiles_de_dos_periodos), 1, 5) >
          '2027-12-31')) ||
    (!rt.isSent($n[18]!) &&
      rt.addWeekdays(termination_date,
          dias_feriado_contados + rt.holidaysAhead($law.calendar('feriados'), termination_date, dias_feriado_contados), 1, 5) >
        '2027-12-31')) return false;
  if ($notes !== null) {
    if (rt.isSent($n[6]!) &&
      rt.isSent($n[7]!) &&
      (daily_salary * 3 * 1000 < monthly_salary * 99 || daily_salary * 3 * 1000 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(9, rt.ratio(monthly_salary, 100n), rt.ratio(daily_salary, 100n));
    }
    if (con_gratificacion && !rt.givesValue($f.tasas_afp$rows2, afp_rate, 1)) {
      // AFP_RATE_UNKNOWN
      $notes.add(10, rt.ratio(afp_rate, 1000000n));
    }
    if (contrato_plazo_fijo && afc_indefinido_11_anios) {
      // FLAG_CONFLICT
      $notes.add(11);
    }
    const $855 = gratificacion_proporcional * 100 * $121;
    if ($855 > rt.SAFE) return false;
    if (suma_afp < $855) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(12, rt.ratio(base_imponible_afp_salud, 1n));
    }
    const $856 = gratificacion_proporcional * 100 * $121;
    if ($856 > rt.SAFE) return false;
    if (suma_afc < $856) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(13, rt.ratio(base_imponible_afc, 1n));
    }
    if (gratificacion_anticipada_amount > gratificacion_determinada * 100) {
      // GRATIFICACION_ADVANCES_EXCEED
      $notes.add(14, rt.ratio(gratificacion_anticipada_amount, 100n), rt.ratio(gratificacion_determinada, 1n));
    }
    if (gratificacion_25 > tope_gratificacion_anual) {
      // GRATIFICACION_CAPPED
      $notes.add(15, rt.ratio(tope_gratificacion_anual, 1n));
    }
    const $857 = $elsewhere(termination_date);
    if ($857 === null) return false;
    if (monthly_salary < $857.imm * 100) {
      // BELOW_MINIMUM_WAGE
      $notes.add(16, rt.ratio(monthly_salary, 100n));
    }
    if (anios_servicio !== servicio_sin_el_ultimo || anios_completos !== anios_sin_el_ultimo) {
      // SENIORITY_ON_BOUNDARY
      $notes.add(17);
    }
    if (ultima_remuneracion_mensual > tope_90_uf) {
      // SEVERANCE_BASE_CAPPED
      $notes.add(18, rt.ratio(ultima_remuneracion_mensual, 1n), rt.ratio(tope_90_uf, 1n));
    }
    if (anios_servicio > anios_indemnizables) {
      // SEVERANCE_YEARS_CAPPED
      $notes.add(19, rt.ratio(anios_servicio, 1n), rt.ratio(anios_indemnizables, 1n));
    }
    const $858 = imputa_afc ? indemnizacion_anios_servicio : 0;
    if (saldo_afc_empleador_amount > $858 * 100) {
      // AFC_SETOFF_LIMITED
      $notes.add(20, rt.ratio(saldo_afc_empleador_amount, 100n), rt.ratio(imputacion_afc, 1n));
    }
    if (!recargo_conforme || (recargo_art_168_rate > 0 && indemnizacion_anios_servicio === 0)) {
      // SURCHARGE_NOT_STANDARD
      $notes.add(21, rt.ratio(recargo_art_168_rate, 1000000n));
    }
    if ($row.period.end > ultimo_dia_de_pago) {
      // SETTLEMENT_PAID_LATE
      $notes.add(22, ultimo_dia_de_pago);
    }
    if (saldo_dias_feriado < 0) {
      // VACATION_BALANCE_NEGATIVE
      $notes.add(23, rt.ratio(saldo_dias_feriado, 90000n));
    }
    if (dias_feriado_pendiente > $f.periodos_juntos * dias_feriado_anual_total * 10000) {
      // VACATION_OVER_TWO_PERIODS
      $notes.add(24, rt.ratio(dias_feriado_pendiente, 10000n));
    }
    if ($35 && dias_corridos_dados > corridos_de_dos_periodos * 10000) {
      // VACATION_OVER_TWO_PERIODS
      $notes.add(25, rt.ratio(dias_corridos_dados, 10000n), rt.ratio(corridos_de_dos_periodos, 1n));
    }
    if (liquido_a_pagar < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(26);
    }
    for (let $i = 0; $i < 12; $i += 1) {
      if ($183$all[11 - $i]! && del_anio$01_12[11 - $i]! === 1 && mes_del_anio$01_12[11 - $i]! >= '2026-10-01') {
        // PARAM_CARRIED_FORWARD
        $notes.add(28 + $i);
      }
    }
    if ((con_obra || debe_anios || debe_aviso) && !rt.isSent($n[13]!) && rt.addDays(rt.firstDayOfMonth($row.period.end), -1) >= '2026-10-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(40);
    }
    if ((con_exceso || con_gratificacion) && $row.period.end >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(41);
    }
    for (let $i = 0; $i < 12; $i += 1) {
      if (((con_gratificacion && del_anio$01_12[11 - $i]! === 1 && $37$all[11 - $i]!) ||
          (((con_exceso && rt.isSent($n[47 - $i]!) && $37$all[11 - $i]!) ||
              (con_gratificacion && del_anio$01_12[11 - $i]! === 1 && $37$all[11 - $i]!)) &&
            $37$all[11 - $i]! &&
            (con_gratificacion || con_exceso))) &&
        mes$01_12[11 - $i]! >= '2026-11-01') {
        // PARAM_CARRIED_FORWARD
        $notes.add(42 + $i);
      }
    }
    for (let $i = 0; $i < 12; $i += 1) {
      if ($183$all[11 - $i]! &&
        del_anio$01_12[11 - $i]! === 1 &&
        mes_del_anio$01_12[11 - $i]! >= '2020-01-01' &&
        mes_del_anio$01_12[11 - $i]! < '2020-02-01') {
        // PARAM_UNVERIFIED
        $notes.add(66 + 4 * $i);
      }
      if ($183$all[11 - $i]! &&
        del_anio$01_12[11 - $i]! === 1 &&
        mes_del_anio$01_12[11 - $i]! >= '2021-01-01' &&
        mes_del_anio$01_12[11 - $i]! < '2021-02-01') {
        // PARAM_UNVERIFIED
        $notes.add(67 + 4 * $i);
      }
      if ($183$all[11 - $i]! &&
        del_anio$01_12[11 - $i]! === 1 &&
        mes_del_anio$01_12[11 - $i]! >= '2022-01-01' &&
        mes_del_anio$01_12[11 - $i]! < '2022-02-01') {
        // PARAM_UNVERIFIED
        $notes.add(68 + 4 * $i);
      }
      if ($183$all[11 - $i]! &&
        del_anio$01_12[11 - $i]! === 1 &&
        mes_del_anio$01_12[11 - $i]! >= '2023-01-01' &&
        mes_del_anio$01_12[11 - $i]! < '2023-02-01') {
        // PARAM_UNVERIFIED
        $notes.add(69 + 4 * $i);
      }
    }
    for (let $i = 0; $i < 12; $i += 1) {
      if ($183$all[11 - $i]! &&
        del_anio$01_12[11 - $i]! === 1 &&
        mes_del_anio$01_12[11 - $i]! >= '2020-01-01' &&
        mes_del_anio$01_12[11 - $i]! < '2020-02-01') {
        // PARAM_UNVERIFIED
        $notes.add(114 + 4 * $i);
      }
      if ($183$all[11 - $i]! &&
        del_anio$01_12[11 - $i]! === 1 &&
        mes_del_anio$01_12[11 - $i]! >= '2021-01-01' &&
        mes_del_anio$01_12[11 - $i]! < '2021-02-01') {
        // PARAM_UNVERIFIED
        $notes.add(115 + 4 * $i);
      }
      if ($183$all[11 - $i]! &&
        del_anio$01_12[11 - $i]! === 1 &&
        mes_del_anio$01_12[11 - $i]! >= '2022-01-01' &&
        mes_del_anio$01_12[11 - $i]! < '2022-02-01') {
        // PARAM_UNVERIFIED
        $notes.add(116 + 4 * $i);
      }
      if ($183$all[11 - $i]! &&
        del_anio$01_12[11 - $i]! === 1 &&
        mes_del_anio$01_12[11 - $i]! >= '2023-01-01' &&
        mes_del_anio$01_12[11 - $i]! < '2023-02-01') {
        // PARAM_UNVERIFIED
        $notes.add(117 + 4 * $i);
      }
    }
    if (con_obra && fecha_obra >= '2019-01-01' && fecha_obra < '2020-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(198);
    }
    if (con_obra && fecha_obra >= '2020-07-01' && fecha_obra < '2021-07-01') {
      // PARAM_UNVERIFIED
      $notes.add(199);
    }
    if (con_obra && fecha_obra >= '2021-07-01' && fecha_obra < '2022-01-01') {
      // PARAM_UNVERIFIED
      $notes.add(200);
    }
  }
  return true;
}

export const rules: rt.RuleModule = rt.ruleModule($law, { parameters: $parameters, elsewhere: $elsewhere, compute });
