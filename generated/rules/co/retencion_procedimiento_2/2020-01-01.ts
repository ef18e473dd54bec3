// CO.retencion_procedimiento_2 2020.1: Porcentaje fijo de retención
// Emitted from generated/rules/co/retencion_procedimiento_2/2020-01-01.pay by payroll compile. Do not edit.
import { readFileSync } from 'node:fs';
import * as rt from '../../../../runtime/index.ts';

const $head: rt.ModuleHead = {
  format: 1,
  path: 'generated/rules/co/retencion_procedimiento_2/2020-01-01.pay',
  fingerprint: 'sha256:6c3c96e158ef9658ef07e6c54863f535af0991f01eb481cfcf85c702aba97dcc',
  meaning: 'sha256:1c93de4e50f4fe3683c42cdbb32357bb597c89e9a680fafc52600a3c5d57d165',
  country: 'CO',
  scheme: 'retencion_procedimiento_2',
  label: 'Porcentaje fijo de retención',
  version: '2020.1',
  currency: 'COP',
  validFrom: '2020-01-01',
  validUntil: '2026-12-31',
  periods: ['event'],
  proration: null,
  days: 'as_given',
  asOf: 'period_end',
};

const $law = new rt.ModuleLaw($head, 'sha256:c46d9b885cbe894aecdd190a2d989821e95b59b63405c14223e42440b538acca', () =>
  JSON.parse(readFileSync(new URL('./2020-01-01.json', import.meta.url), 'utf8')));

const $parameters = rt.byDate(($at) => ({
  tope_25_al_anio: rt.scaledWorth($at, 1n, $law.rows('tope_25_al_anio')),
  renta_exenta_porcentaje: rt.scaledWorth($at, 4n, $law.rows('renta_exenta_porcentaje')),
  limite_porcentaje: rt.scaledWorth($at, 5n, $law.rows('limite_porcentaje')),
}));
const $elsewhere = rt.byDate(($at) => ({
  UVT: rt.scaledWorth($at, 1n, $law.rows('UVT')),
  limite_al_anio: rt.scaledWorth($at, 1n, $law.rows('limite_al_anio')),
  tarifa_retencion$rows1: rt.scaledRows($law.table('tarifa_retencion'), { date: $at, limits: rt.worthAt($at, $law.rows('UVT')) }, 100n, 100n),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  const secuencia_depuracion$sent = rt.textAt($row.texts, 4);
  const uvt_del_porcentaje$sent = rt.textAt($row.texts, 5);
  // Pagos gravables de los doce meses · Estatuto Tributario art. 386
  if (!rt.isSent($n[0]!)) return false;
  if ($n[0]! < 0 || $n[0]! > 100000000000000) return false;
  const pagos_gravables_12_meses = $s[0] = $n[0]!;
  // Aportes de esos meses · Estatuto Tributario arts. 55, 56 y 386
  if (!rt.isSent($n[1]!)) return false;
  if ($n[1]! < 0 || $n[1]! > 100000000000000) return false;
  const ingresos_no_constitutivos_12_meses = $s[1] = $n[1]!;
  // Deducciones y otras rentas exentas de esos meses · Estatuto Tributario arts. 386 y 387
  if ($n[2]! < 0 || $n[2]! > 100000000000000) return false;
  const deducciones_12_meses = $s[2] = rt.sentOr($n[2]!, 0);
  // Meses con pago, de los doce · Estatuto Tributario art. 386
  if ($n[3]! < 1 || $n[3]! > 12) return false;
  const meses_vinculacion = $s[3] = rt.sentOr($n[3]!, 12);
  // Orden de la depuración · Estatuto Tributario art. 386
  if (secuencia_depuracion$sent !== undefined && !(rt.positionOf(['depurar_y_dividir', 'dividir_y_depurar'], secuencia_depuracion$sent) > 0)) return false;
  const secuencia_depuracion = secuencia_depuracion$sent !== undefined ? secuencia_depuracion$sent : 'depurar_y_dividir';
  $s[4] = rt.positionOf(['depurar_y_dividir', 'dividir_y_depurar'], secuencia_depuracion);
  // UVT con que se calcula · Estatuto Tributario art. 386
  if (uvt_del_porcentaje$sent !== undefined && !(rt.positionOf(['anio_calculo', 'anio_aplicacion'], uvt_del_porcentaje$sent) > 0)) return false;
  const uvt_del_porcentaje = uvt_del_porcentaje$sent !== undefined ? uvt_del_porcentaje$sent : 'anio_calculo';
  $s[5] = rt.positionOf(['anio_calculo', 'anio_aplicacion'], uvt_del_porcentaje);
  // Dia de la uvt pedida
  const $3 = rt.same(uvt_del_porcentaje, 'anio_aplicacion');
  $s[6] = $3 ? 1 : 0;
  const dia_de_la_uvt_pedida = $3 ? rt.addMonths(rt.firstDayOfMonth($row.period.end), 1) : $row.period.end;
  $s[7] = rt.digitsOfDate(dia_de_la_uvt_pedida);
  // Dia uvt
  const $5 = dia_de_la_uvt_pedida <= '2026-12-31';
  $s[8] = $5 ? 1 : 0;
  const dia_uvt = $5 ? dia_de_la_uvt_pedida : $row.period.end;
  $s[9] = rt.digitsOfDate(dia_uvt);
  // Se divide antes de depurar · Estatuto Tributario art. 386
  const dividir_antes = rt.same(secuencia_depuracion, 'dividir_y_depurar');
  $s[10] = dividir_antes ? 1 : 0;
  // Divisor · Estatuto Tributario art. 386
  const $7 = meses_vinculacion === 12;
  $s[11] = $7 ? 1 : 0;
  const divisor = $s[12] = $7 ? 13 : meses_vinculacion;
  // Ingreso laboral neto · Estatuto Tributario arts. 55, 56 y 386
  const $9 = pagos_gravables_12_meses - ingresos_no_constitutivos_12_meses;
  const ingreso_neto_12_meses = $s[13] = 0 > $9 ? 0 : $9;
  // Ingreso laboral neto de un mes · Estatuto Tributario art. 386
  let $11 = 1;
  $s[16] = 1;
  let ingreso_neto_promedio = 0;
  if (dividir_antes) {
    if (!(divisor > 0)) return false;
    $11 = $s[16] = divisor;
    const $12 = rt.wholeOf(ingreso_neto_12_meses, $11, 'half_up');
    if (Number.isNaN($12)) return false;
    ingreso_neto_promedio = $s[14] = $12;
    $s[15] = ingreso_neto_12_meses;
  }
  // Ingreso que se depura · Estatuto Tributario art. 386
  const ingreso_que_se_depura = $s[17] = dividir_antes ? ingreso_neto_promedio : ingreso_neto_12_meses;
  // Deducciones que se restan · Estatuto Tributario art. 387
  let $14 = 1;
  let $16: number;
  if (dividir_antes) {
    if (!(divisor > 0)) return false;
    $14 = divisor;
    $16 = deducciones_12_meses;
  } else {
    const $15 = deducciones_12_meses * $14;
    if ($15 > rt.SAFE) return false;
    $16 = $15;
  }
  const deducciones_que_se_restan = $s[18] = $16;
  $s[19] = $14;
  // Meses de los topes · Estatuto Tributario arts. 206 num. 10 y 336
  const meses_del_tope = $s[20] = dividir_antes ? 1 : meses_vinculacion;
  // Tope de la renta exenta · Estatuto Tributario art. 206 num. 10
  const $18 = $elsewhere(dia_uvt);
  if ($18 === null) return false;
  $s[21] = $18.UVT;
  const tope_renta_exenta = $s[22] = $f.tope_25_al_anio * $18.UVT * meses_del_tope;
  // Renta exenta del 25% · Estatuto Tributario art. 206 num. 10
  const $20 = ingreso_que_se_depura * $14;
  if ($20 > rt.SAFE) return false;
  const $22 = $20 - deducciones_que_se_restan;
  const $23 = $f.renta_exenta_porcentaje * (0 > $22 ? 0 : $22) * 3;
  if ($23 > rt.SAFE) return false;
  const $24 = tope_renta_exenta * 100 * $14;
  if ($24 > rt.SAFE) return false;
  const $25 = $s[24] = $23 < $24 ? $23 : $24;
  const $26 = rt.wholeOf($25, 12 * $14, 'half_up');
  if (Number.isNaN($26)) return false;
  const renta_exenta_25 = $s[23] = $26;
  // Deducciones y rentas exentas · Estatuto Tributario art. 336; Decreto 1625 de 2016 art. 1.2.4.1.6 par. 3
  const $27 = renta_exenta_25 * $14;
  if ($27 > rt.SAFE) return false;
  const $28 = deducciones_que_se_restan + $27;
  if ($28 > rt.SAFE) return false;
  const $29 = rt.lastDayOfMonth($row.period.end);
  const $30 = $elsewhere($29);
  if ($30 === null) return false;
  $s[25] = $30.limite_al_anio;
  const $31 = $elsewhere(dia_uvt);
  if ($31 === null) return false;
  $s[26] = $31.UVT;
  const $32 = $28 * 5;
  if ($32 > rt.SAFE) return false;
  const $33 = $f.limite_porcentaje * ingreso_que_se_depura * $14;
  if ($33 > rt.SAFE) return false;
  const $34 = ($32 < $33 ? $32 : $33) * 3;
  if ($34 > rt.SAFE) return false;
  const $35 = $30.limite_al_anio * $31.UVT * meses_del_tope * 125 * $14;
  if ($35 > rt.SAFE) return false;
  const $36 = $s[28] = $34 < $35 ? $34 : $35;
  const $37 = rt.wholeOf($36, 15 * $14, 'half_up');
  if (Number.isNaN($37)) return false;
  const beneficios = $s[27] = $37;
  // Ingreso depurado · Estatuto Tributario art. 386
  const $38 = ingreso_que_se_depura - beneficios;
  const ingreso_depurado = $s[29] = 0 > $38 ? 0 : $38;
  // Base depurada · Estatuto Tributario art. 386
  let base_depurada = 0;
  const $40 = !dividir_antes;
  $s[30] = $40 ? 1 : 0;
  if ($40) {
    base_depurada = $s[31] = ingreso_depurado;
  }
  // Base mensual promedio · Estatuto Tributario art. 386
  let $41 = 1;
  let $43: number;
  if (dividir_antes) {
    const $42 = ingreso_depurado * $41;
    if ($42 > rt.SAFE) return false;
    $43 = $42;
  } else {
    if (!(divisor > 0)) return false;
    $41 = divisor;
    $43 = base_depurada;
  }
  const $44 = rt.wholeOf($43, $41, 'half_up');
  if (Number.isNaN($44)) return false;
  const base_promedio = $s[32] = $44;
  $s[33] = $43;
  $s[34] = $41;
  // Retención según la tabla · Estatuto Tributario art. 383
  const $45 = $elsewhere(dia_uvt);
  if ($45 === null) return false;
  const $46 = $s[35] = rt.rowOf($45.tarifa_retencion$rows1, base_promedio, 1, false);
  if ($46 < 0) return false;
  $s[36] = base_promedio;
  $s[37] = rt.digitsOfDate(dia_uvt);
  const $47 = rt.excessOf($45.tarifa_retencion$rows1, $46, base_promedio, 1);
  if (Number.isNaN($47)) return false;
  const tarifa_sin_aproximar = $s[38] = $47;
  // Retención teórica · Estatuto Tributario arts. 383 y 386
  $s[39] = Math.floor((tarifa_sin_aproximar + 50) / 100);
  $s[40] = tarifa_sin_aproximar;
  // Porcentaje fijo de retención · Estatuto Tributario art. 386; DIAN, oficio 68292 de 2013
  let $49 = 1;
  const $50 = base_promedio > 0;
  $s[41] = $50 ? 1 : 0;
  let $51: number;
  if ($50) {
    if (!(base_promedio > 0)) return false;
    $49 = base_promedio;
    $51 = tarifa_sin_aproximar;
  } else {
    $51 = 0;
  }
  const $52 = $51 * 100;
  if ($52 > rt.SAFE) return false;
  const $53 = rt.wholeOf($52, $49, 'half_up');
  if (Number.isNaN($53)) return false;
  $s[42] = $53;
  $s[43] = $51;
  $s[44] = $49;
  if (!(dia_de_la_uvt_pedida <= '2026-12-31')) return false;
  if ($notes !== null) {
    if (rt.monthOf($row.period.end) !== 6 && rt.monthOf($row.period.end) !== 12) {
      // WITHHOLDING_RATE_WRONG_MONTH
      $notes.add(1);
    }
    if (meses_vinculacion < 12) {
      // WITHHOLDING_RATE_SHORT_HISTORY
      $notes.add(2, rt.ratio(meses_vinculacion, 1n));
    }
    const $54 = ingreso_que_se_depura * $14;
    if ($54 > rt.SAFE) return false;
    const $55 = $f.renta_exenta_porcentaje * ($54 - deducciones_que_se_restan) * 3;
    if ($55 > rt.SAFE || $55 < -rt.SAFE) return false;
    const $56 = tope_renta_exenta * 100 * $14;
    if ($56 > rt.SAFE) return false;
    if ($55 > $56) {
      // EXEMPTION_CAP_REACHED
      $notes.add(3, rt.ratio(tope_renta_exenta, 12n));
    }
  }
  return true;
}

export const rules: rt.RuleModule = rt.ruleModule($law, { parameters: $parameters, elsewhere: $elsewhere, compute });
