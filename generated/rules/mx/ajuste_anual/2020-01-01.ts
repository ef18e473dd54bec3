// MX.ajuste_anual 2020.1: Ajuste anual del ISR
// Emitted from generated/rules/mx/ajuste_anual/2020-01-01.pay by payroll compile. Do not edit.
import { readFileSync } from 'node:fs';
import * as rt from '../../../../runtime/index.ts';

const $head: rt.ModuleHead = {
  format: 1,
  path: 'generated/rules/mx/ajuste_anual/2020-01-01.pay',
  fingerprint: 'sha256:d7fce6101b5e3d103d58d9a3f6a9f4dd208216afa76bdc6f3f70fb19c873b671',
  meaning: 'sha256:dfe1e2ebe2432c42ba1faa2148cd95d0c4c015e681fc62b9450dfae15738e1fd',
  country: 'MX',
  scheme: 'ajuste_anual',
  label: 'Ajuste anual del ISR',
  version: '2020.1',
  currency: 'MXN',
  validFrom: '2020-01-01',
  validUntil: '2026-12-31',
  periods: ['event'],
  proration: null,
  days: 'as_given',
  asOf: 'period_end',
};

const $law = new rt.ModuleLaw($head, 'sha256:5a603352bf1b63af2d1b87e60e7937bfd7afb9055fce18b9aa242a82d1808861', () =>
  JSON.parse(readFileSync(new URL('./2020-01-01.json', import.meta.url), 'utf8')));

const $parameters = rt.byDate(($at) => ({
  ingreso_sin_ajuste: rt.scaledWorth($at, 1n, $law.rows('ingreso_sin_ajuste')),
  tarifa_anual$rows1: rt.scaledRows($law.table('tarifa_anual'), { date: $at }, 100n, 1250n),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  const fecha_ingreso$sent = rt.textAt($row.texts, 6);
  const fecha_baja$sent = rt.textAt($row.texts, 7);
  // Ingresos gravados del año · LISR art. 97
  if (!rt.isSent($n[0]!)) return false;
  if ($n[0]! < 0) return false;
  const ingresos_gravados_anuales = $s[0] = $n[0]!;
  // Ingresos del año, gravados y exentos · LISR art. 97-b
  if ($n[1]! < 0) return false;
  const ingresos_totales = $s[1] = $n[1]!;
  // ISR retenido en el año, con ajustes del mes y sin lo devuelto · LISR art. 97
  if (!rt.isSent($n[2]!)) return false;
  if ($n[2]! < 0) return false;
  const retenido_del_anio = $s[2] = $n[2]!;
  // Subsidio para el empleo causado en el año · Decreto DOF 11-12-2013, décimo transitorio; Decreto DOF 01-05-2024
  if ($n[3]! < 0) return false;
  const subsidio_causado_anual = $s[3] = rt.sentOr($n[3]!, 0);
  // Impuesto local sobre sueldos retenido · LISR art. 97
  if ($n[4]! < 0) return false;
  const impuesto_local_retenido = $s[4] = rt.sentOr($n[4]!, 0);
  // Retenciones contra las que se puede compensar · LISR art. 97
  if ($n[5]! < 0) return false;
  const compensacion_maxima = $s[5] = $n[5]!;
  // Fecha de ingreso · LISR art. 97-a
  if (fecha_ingreso$sent !== undefined && !rt.isDate(fecha_ingreso$sent)) return false;
  if (fecha_ingreso$sent !== undefined && fecha_ingreso$sent < '1940-01-01') return false;
  const fecha_ingreso = fecha_ingreso$sent ?? '';
  $s[6] = rt.digitsOfDate(fecha_ingreso);
  // Fecha de baja · LISR art. 97-a
  if (fecha_baja$sent !== undefined && !rt.isDate(fecha_baja$sent)) return false;
  if (fecha_baja$sent !== undefined && fecha_baja$sent < '1940-01-01') return false;
  const fecha_baja = fecha_baja$sent ?? '';
  $s[7] = rt.digitsOfDate(fecha_baja);
  // Avisó que presenta declaración · LISR art. 97-c
  const presenta_declaracion = $n[8]! === 1;
  $s[8] = presenta_declaracion ? 1 : 0;
  // Solo percibió el salario mínimo · LISR art. 96
  const solo_salario_minimo = $n[9]! === 1;
  $s[9] = solo_salario_minimo ? 1 : 0;
  // Ingresos del año · LISR art. 97-b
  const $1 = rt.isSent($n[1]!);
  $s[10] = $1 ? 1 : 0;
  const ingresos_totales_anuales = $s[11] = $1 ? ingresos_totales : ingresos_gravados_anuales;
  // Ingresó después del 1 de enero · LISR art. 97-a
  const $3 = fecha_ingreso$sent !== undefined;
  $s[12] = $3 ? 1 : 0;
  const ingreso_despues = $3 ? fecha_ingreso > rt.startOfYear($row.period.end) : false;
  $s[13] = ingreso_despues ? 1 : 0;
  // Se fue antes del 1 de diciembre · LISR art. 97-a
  const $5 = fecha_baja$sent !== undefined;
  $s[14] = $5 ? 1 : 0;
  const baja_antes = $5 ? fecha_baja < rt.dateOf(rt.yearOf($row.period.end), 12, 1) : false;
  $s[15] = baja_antes ? 1 : 0;
  // Procede el ajuste · LISR art. 97
  const $7 = ingresos_totales_anuales <= $f.ingreso_sin_ajuste * 100;
  $s[16] = $7 ? 1 : 0;
  const $8 = $7 && !ingreso_despues;
  $s[17] = $8 ? 1 : 0;
  const $9 = $8 && !baja_antes;
  $s[18] = $9 ? 1 : 0;
  const $10 = $9 && !presenta_declaracion;
  $s[19] = $10 ? 1 : 0;
  const procede_ajuste = $10 && !solo_salario_minimo;
  $s[20] = procede_ajuste ? 1 : 0;
  // ISR retenido en el año · LISR art. 97
  const isr_retenido_anual = $s[21] = retenido_del_anio;
  // Base gravable anual · LISR art. 97
  let base_isr_anual = 0;
  if (procede_ajuste) {
    const $11 = ingresos_gravados_anuales - impuesto_local_retenido;
    const $12 = $11 > 0 ? $11 : 0;
    const $13 = $f.ingreso_sin_ajuste * 100;
    base_isr_anual = $s[22] = $12 < $13 ? $12 : $13;
  }
  // ISR anual según tarifa · LISR art. 152
  $s[23] = -1;
  let isr_anual_determinado = 0;
  let subsidio_anual_aplicado = 0;
  let isr_anual = 0;
  let diferencia_anual = 0;
  let a_favor = 0;
  if (procede_ajuste) {
    const $15 = $s[23] = rt.rowOf($f.tarifa_anual$rows1, base_isr_anual, 1, false);
    if ($15 < 0) return false;
    $s[24] = base_isr_anual;
    const $16 = $s[26] = rt.excessOf($f.tarifa_anual$rows1, $15, base_isr_anual, 1);
    if (Number.isNaN($16)) return false;
    isr_anual_determinado = $s[25] = Math.floor(($16 + 625) / 1250);
    // Subsidio para el empleo del año · Decreto DOF 11-12-2013, décimo transitorio; Decreto DOF 01-05-2024
    subsidio_anual_aplicado = $s[27] = subsidio_causado_anual < isr_anual_determinado ? subsidio_causado_anual : isr_anual_determinado;
    // ISR anual · LISR art. 97
    isr_anual = $s[28] = isr_anual_determinado - subsidio_anual_aplicado;
    // ISR anual menos lo retenido · LISR art. 97
    diferencia_anual = $s[29] = isr_anual - isr_retenido_anual;
    // Lo retenido de más · LISR art. 97
    const $21 = -diferencia_anual;
    a_favor = $s[30] = 0 > $21 ? 0 : $21;
  }
  // ISR a favor del ajuste anual · LISR art. 97
  const $23 = rt.isSent($n[5]!);
  $s[31] = $23 ? 1 : 0;
  const isr_a_favor = $s[32] = $23 ? (a_favor < compensacion_maxima ? a_favor : compensacion_maxima) : a_favor;
  // Saldo a favor pendiente · LISR art. 97
  const saldo_a_favor_pendiente = $s[33] = a_favor - isr_a_favor;
  // ISR a cargo del ajuste anual · LISR art. 97
  const isr_ajuste_anual = $s[34] = 0 > diferencia_anual ? 0 : diferencia_anual;
  // Total de percepciones
  const total_percepciones = $s[35] = isr_a_favor;
  // Total de deducciones
  const total_deducciones = $s[36] = isr_ajuste_anual;
  // Neto
  $s[37] = total_percepciones - total_deducciones;
  if (rt.monthOf($row.period.end) !== 12 || rt.dayOf($row.period.end) !== 31) return false;
  const $28 = $3 && fecha_baja$sent !== undefined ? fecha_baja < fecha_ingreso : false;
  if ($28) return false;
  const $29 = $3 ? fecha_ingreso > $row.period.end : false;
  if ($29) return false;
  const $30 = $1 ? ingresos_totales < ingresos_gravados_anuales : false;
  if ($30) return false;
  if ($notes !== null) {
    if (ingresos_totales_anuales > $f.ingreso_sin_ajuste * 100) {
      // ADJUSTMENT_NOT_DUE
      $notes.add(4, rt.ratio(ingresos_totales_anuales, 100n));
    }
    if (ingreso_despues) {
      // ADJUSTMENT_NOT_DUE
      $notes.add(5);
    }
    if (baja_antes) {
      // ADJUSTMENT_NOT_DUE
      $notes.add(6);
    }
    if (presenta_declaracion) {
      // ADJUSTMENT_NOT_DUE
      $notes.add(7);
    }
    if (solo_salario_minimo) {
      // ADJUSTMENT_NOT_DUE
      $notes.add(8);
    }
    if (isr_retenido_anual > ingresos_gravados_anuales) {
      // WITHHOLDING_ABOVE_INCOME
      $notes.add(9, rt.ratio(isr_retenido_anual, 100n), rt.ratio(ingresos_gravados_anuales, 100n));
    }
    if (saldo_a_favor_pendiente > 0) {
      // BALANCE_IN_FAVOUR_PENDING
      $notes.add(10, rt.ratio(saldo_a_favor_pendiente, 100n));
    }
  }
  return true;
}

export const rules: rt.RuleModule = rt.ruleModule($law, { parameters: $parameters, compute });
