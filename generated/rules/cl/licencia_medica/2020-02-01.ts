// CL.licencia_medica 2020.1: Subsidio por incapacidad laboral
// Emitted from generated/rules/cl/licencia_medica/2020-02-01.pay by payroll compile. Do not edit.
import { readFileSync } from 'node:fs';
import * as rt from '../../../../runtime/index.ts';

const $head: rt.ModuleHead = {
  format: 1,
  path: 'generated/rules/cl/licencia_medica/2020-02-01.pay',
  fingerprint: 'sha256:255cfa0de7b78c3db73050b79925c6b691d0bdefd1616fb7b42eba5d9b594e90',
  meaning: 'sha256:36d7b9b5f0438d5d8ba1e504ff36f7a89b0e1ea959b926f1c42355835ed8f15e',
  country: 'CL',
  scheme: 'licencia_medica',
  label: 'Subsidio por incapacidad laboral',
  version: '2020.1',
  currency: 'CLP',
  validFrom: '2020-02-01',
  validUntil: '2026-12-31',
  periods: ['event'],
  proration: null,
  days: 'as_given',
  asOf: 'period_end',
};

const $law = new rt.ModuleLaw($head, 'sha256:5b4a69e9c50ba15d9deb70fc7a13b27a5fb5c421b7eb831fb3f56e7f49faf227', () =>
  JSON.parse(readFileSync(new URL('./2020-02-01.json', import.meta.url), 'utf8')));

const $parameters = rt.byDate(($at) => ({
  dias_sin_carencia: rt.scaledWorth($at, 1n, $law.rows('dias_sin_carencia')),
  dias_de_carencia: rt.scaledWorth($at, 1n, $law.rows('dias_de_carencia')),
  meses_de_afiliacion: rt.scaledWorth($at, 1n, $law.rows('meses_de_afiliacion')),
  dias_cotizados: rt.scaledWorth($at, 1n, $law.rows('dias_cotizados')),
  imm: rt.scaledWorth($at, 1n, $law.rows('imm')),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  const tipo_licencia$sent = rt.textAt($row.texts, 2);
  // Días de la licencia, autorizados · D.F.L. 44 de 1978 art. 14
  if (!rt.isSent($n[0]!)) return false;
  if ($n[0]! < 1 || $n[0]! > 365) return false;
  const dias_licencia = $s[0] = $n[0]!;
  // Días de las licencias que continúa, sin pausa y del mismo diagnóstico · D.F.L. 44 de 1978 art. 14
  if ($n[1]! < 0 || $n[1]! > 365) return false;
  const dias_licencia_previa_continua = $s[1] = rt.sentOr($n[1]!, 0);
  // Licencia · D.F.L. 44 de 1978; Ley 16.744 art. 30; Código del Trabajo art. 195
  if (tipo_licencia$sent !== undefined && !(rt.positionOf(['comun', 'accidente_trabajo', 'maternal'], tipo_licencia$sent) > 0)) return false;
  const tipo_licencia = tipo_licencia$sent !== undefined ? tipo_licencia$sent : 'comun';
  $s[2] = rt.positionOf(['comun', 'accidente_trabajo', 'maternal'], tipo_licencia);
  // Remuneración neta del mes anterior · D.F.L. 44 de 1978 arts. 7, 8 y 10
  if (!rt.isSent($n[3]!)) return false;
  if ($n[3]! < 0 || $n[3]! > 100000000000) return false;
  const remuneracion_neta_m1 = $s[3] = $n[3]!;
  // Remuneración neta del segundo mes anterior · D.F.L. 44 de 1978 arts. 7, 8 y 10
  if ($n[4]! < 0 || $n[4]! > 100000000000) return false;
  const remuneracion_neta_m2 = $s[4] = $n[4]!;
  // Remuneración neta del tercer mes anterior · D.F.L. 44 de 1978 arts. 7, 8 y 10
  if ($n[5]! < 0 || $n[5]! > 100000000000) return false;
  const remuneracion_neta_m3 = $s[5] = $n[5]!;
  // Subsidio del mes anterior · D.F.L. 44 de 1978 art. 8
  if ($n[6]! < 0 || $n[6]! > 100000000000) return false;
  const subsidio_m1 = $s[6] = rt.sentOr($n[6]!, 0);
  // Subsidio del segundo mes anterior · D.F.L. 44 de 1978 art. 8
  if ($n[7]! < 0 || $n[7]! > 100000000000) return false;
  const subsidio_m2 = $s[7] = rt.sentOr($n[7]!, 0);
  // Subsidio del tercer mes anterior · D.F.L. 44 de 1978 art. 8
  if ($n[8]! < 0 || $n[8]! > 100000000000) return false;
  const subsidio_m3 = $s[8] = rt.sentOr($n[8]!, 0);
  // Base máxima de la licencia maternal · D.F.L. 44 de 1978 art. 8
  if ($n[9]! <= 0 || $n[9]! > 100000000000) return false;
  const base_maternal_tope_amount = $s[9] = $n[9]!;
  // Ingreso mínimo para fines no remuneracionales · D.F.L. 44 de 1978 art. 17
  if ($n[10]! <= 0 || $n[10]! > 100000000000) return false;
  const ingreso_minimo_no_remuneracional_amount = $s[10] = $n[10]!;
  // Meses de afiliación · D.F.L. 44 de 1978 art. 4
  if ($n[11]! < 0 || $n[11]! > 1200) return false;
  const meses_afiliacion = $s[11] = $n[11]!;
  // Días cotizados en los últimos 6 meses · D.F.L. 44 de 1978 art. 4
  if ($n[12]! < 0 || $n[12]! > 184) return false;
  const dias_cotizados_6m = $s[12] = $n[12]!;
  // Días de reposo, con los de las licencias que continúa · D.F.L. 44 de 1978 art. 14
  const dias_reposo_acumulados = $s[13] = dias_licencia + dias_licencia_previa_continua;
  // Días que no se pagan de la licencia maternal · Código del Trabajo art. 198
  let carencia_maternal = 0;
  const $3 = rt.same(tipo_licencia, 'maternal');
  $s[14] = $3 ? 1 : 0;
  if ($3) {
    carencia_maternal = $s[15] = 0;
  }
  // Días que no se pagan · D.F.L. 44 de 1978 art. 14; Ley 16.744 art. 31
  let $9: number;
  if ($3) {
    $9 = carencia_maternal;
  } else {
    const $4 = rt.same(tipo_licencia, 'comun');
    $s[16] = $4 ? 1 : 0;
    const $7 = $4 && dias_reposo_acumulados <= $f.dias_sin_carencia;
    $s[17] = $7 ? 1 : 0;
    let $8: number;
    if ($7) {
      const $5 = $f.dias_de_carencia - dias_licencia_previa_continua;
      const $6 = 0 > $5 ? 0 : $5;
      $8 = dias_licencia < $6 ? dias_licencia : $6;
    } else {
      $8 = 0;
    }
    $9 = $8;
  }
  const dias_carencia = $s[18] = $9;
  // Días de la primera licencia que se pagan ahora · D.F.L. 44 de 1978 art. 14
  const $10 = rt.same(tipo_licencia, 'comun');
  $s[19] = $10 ? 1 : 0;
  const $11 = $10 && dias_reposo_acumulados > $f.dias_sin_carencia;
  $s[20] = $11 ? 1 : 0;
  const $12 = $11 && dias_licencia_previa_continua <= $f.dias_sin_carencia;
  $s[21] = $12 ? 1 : 0;
  const dias_retroactivos = $s[22] = $12
    ? ($f.dias_de_carencia < dias_licencia_previa_continua ? $f.dias_de_carencia : dias_licencia_previa_continua)
    : 0;
  // Días de subsidio · D.F.L. 44 de 1978 art. 14
  const dias_subsidio = $s[23] = dias_licencia - dias_carencia + dias_retroactivos;
  // Meses que se promedian · D.F.L. 44 de 1978 art. 8
  const $15 = rt.isSent($n[4]!) ? 1 : 0;
  const $16 = rt.isSent($n[5]!) ? 1 : 0;
  const meses_base = $s[24] = 1 + $15 + $16;
  // Promedio de los meses · D.F.L. 44 de 1978 art. 8
  const $18 = rt.isSent($n[4]!);
  $s[25] = $18 ? 1 : 0;
  const $19 = $18 ? remuneracion_neta_m2 : 0;
  const $20 = rt.isSent($n[5]!);
  $s[26] = $20 ? 1 : 0;
  const $21 = $20 ? remuneracion_neta_m3 : 0;
  if (!(meses_base > 0)) return false;
  const $22 = $s[28] = meses_base;
  const promedio_meses = $s[27] = remuneracion_neta_m1 + subsidio_m1 + subsidio_m2 + subsidio_m3 + $19 + $21;
  // Base de cálculo del subsidio · D.F.L. 44 de 1978 art. 8
  const $25 = $3 && rt.isSent($n[9]!);
  $s[29] = $25 ? 1 : 0;
  let $26: number;
  if ($25) {
    const $24 = base_maternal_tope_amount * $22;
    if ($24 > rt.SAFE) return false;
    $26 = promedio_meses < $24 ? promedio_meses : $24;
  } else {
    $26 = promedio_meses;
  }
  const base_calculo_subsidio = $s[30] = $26;
  // Subsidio diario, sin redondear · D.F.L. 44 de 1978 arts. 16 y 17
  const $29 = rt.isSent($n[10]!);
  $s[31] = $29 ? 1 : 0;
  let $30: number;
  if ($29) {
    const $27 = ingreso_minimo_no_remuneracional_amount * $22;
    if ($27 > rt.SAFE) return false;
    const $28 = base_calculo_subsidio * 2;
    $30 = $28 > $27 ? $28 : $27;
  } else {
    $30 = base_calculo_subsidio * 2;
  }
  const subsidio_diario_exacto = $s[32] = $30;
  // Subsidio diario · D.F.L. 44 de 1978 art. 16
  const $31 = rt.wholeOf(subsidio_diario_exacto, 6000 * $22, 'half_up');
  if (Number.isNaN($31)) return false;
  $s[33] = $31;
  $s[34] = subsidio_diario_exacto;
  // Subsidio por incapacidad laboral · D.F.L. 44 de 1978; LIR art. 17 N°13
  const $32 = $s[36] = subsidio_diario_exacto * dias_subsidio;
  if ($32 > rt.SAFE) return false;
  const $33 = rt.wholeOf($32, 6000 * $22, 'half_up');
  if (Number.isNaN($33)) return false;
  const subsidio_incapacidad_laboral = $s[35] = $33;
  // Total haberes
  const total_haberes = $s[37] = subsidio_incapacidad_laboral;
  // Líquido a pagar
  $s[38] = total_haberes;
  if (!rt.isSent($n[4]!) && subsidio_m2 > 0) return false;
  if (!rt.isSent($n[5]!) && subsidio_m3 > 0) return false;
  if ($notes !== null) {
    const $34 = rt.isSent($n[11]!) ? meses_afiliacion < $f.meses_de_afiliacion : false;
    if ($34) {
      // SICK_LEAVE_NOT_ENTITLED
      $notes.add(2, rt.ratio($f.meses_de_afiliacion, 1n));
    }
    const $35 = rt.isSent($n[12]!) ? dias_cotizados_6m < $f.dias_cotizados : false;
    if ($35) {
      // SICK_LEAVE_NOT_ENTITLED
      $notes.add(3, rt.ratio($f.dias_cotizados, 1n));
    }
    let $37: boolean = !rt.isSent($n[10]!);
    if ($37) {
      const $36 = $f.imm * 50 * $22;
      if ($36 > rt.SAFE) return false;
      $37 = base_calculo_subsidio < $36;
    }
    if ($37) {
      // PARAM_MISSING
      $notes.add(4, rt.ratio(base_calculo_subsidio, 100n, $22));
    }
    if (rt.same(tipo_licencia, 'maternal')) {
      // PARAM_UNVERIFIED
      $notes.add(5);
    }
  }
  return true;
}

export const rules: rt.RuleModule = rt.ruleModule($law, { parameters: $parameters, compute });
