// PE.cts 2024.1: Depósito semestral de CTS
// Emitted from generated/rules/pe/cts/2024-01-01.pay by payroll compile. Do not edit.
import { readFileSync } from 'node:fs';
import * as rt from '../../../../../../runtime/index.ts';

const $head: rt.ModuleHead = {
  format: 1,
  path: 'generated/rules/pe/cts/2024-01-01.pay',
  fingerprint: 'sha256:5e076622801ae27f92f6b17d01d1330f189d23a031f4fdb88bf62c71f9deaef8',
  meaning: 'sha256:485e3cd7bc2e3deddb9154341f80908a6725634afcedf104ff7c2ebb3f486bd5',
  country: 'PE',
  scheme: 'cts',
  label: 'Depósito semestral de CTS',
  version: '2024.1',
  currency: 'PEN',
  validFrom: '2024-01-01',
  validUntil: '2026-12-31',
  periods: ['event'],
  proration: null,
  days: 'as_given',
  asOf: 'period_end',
};

const $law = new rt.ModuleLaw($head, 'sha256:12453b62e42717cb39531455b29aa97a73f3ddfc61da018959b488a2983146ee', () =>
  JSON.parse(readFileSync(new URL('./2024-01-01.json', import.meta.url), 'utf8')));

const $parameters = rt.byDate(($at) => ({
  tasa_asignacion_familiar: rt.scaledWorth($at, 10n, $law.rows('tasa_asignacion_familiar')),
}));
const $elsewhere = rt.byDate(($at) => ({
  RMV: rt.scaledWorth($at, 1n, $law.rows('RMV')),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $at = $row.referenceDate;
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  const fecha_ingreso$sent = rt.textAt($row.texts, 1);
  // Remuneración básica
  if (!rt.isSent($n[0]!)) return false;
  if ($n[0]! <= 0 || $n[0]! > 10000000000) return false;
  const monthly_salary = $s[0] = $n[0]!;
  // Fecha de ingreso · D.S. 001-97-TR art. 2
  if (!(fecha_ingreso$sent !== undefined)) return false;
  if (fecha_ingreso$sent !== undefined && !rt.isDate(fecha_ingreso$sent)) return false;
  if (fecha_ingreso$sent !== undefined && fecha_ingreso$sent < '1950-01-01') return false;
  if (fecha_ingreso$sent !== undefined && fecha_ingreso$sent > $row.period.end) return false;
  const fecha_ingreso = fecha_ingreso$sent ?? '';
  $s[1] = rt.digitsOfDate(fecha_ingreso);
  // Gratificación recibida en el semestre · D.S. 001-97-TR art. 18
  if (!rt.isSent($n[2]!)) return false;
  if ($n[2]! < 0 || $n[2]! > 10000000000) return false;
  const gratificacion_semestre = $s[2] = $n[2]!;
  // Promedio semestral de lo variable · D.S. 001-97-TR arts. 16 y 17
  if ($n[3]! < 0 || $n[3]! > 10000000000) return false;
  const promedio_variables_cts = $s[3] = rt.sentOr($n[3]!, 0);
  // Días de un semestre sin depósito · D.S. 001-97-TR art. 23
  if ($n[4]! < 0 || $n[4]! > 29) return false;
  const dias_cts_anteriores = $s[4] = rt.sentOr($n[4]!, 0);
  // Días que no se computan · D.S. 001-97-TR arts. 7 y 8
  if ($n[5]! < 0 || $n[5]! > 180) return false;
  const dias_no_computables_cts = $s[5] = rt.sentOr($n[5]!, 0);
  // Recibe asignación familiar · Ley 25129 art. 2
  const con_asignacion_familiar = $n[6]! === 1;
  $s[6] = con_asignacion_familiar ? 1 : 0;
  // Mes del depósito
  $s[7] = Number($at.slice(5, 7));
  // Corte del 30 de abril · D.S. 001-97-TR art. 21
  const $2 = Number($at.slice(5, 7)) === 4;
  $s[8] = $2 ? 1 : 0;
  const primer_semestre = $2 || Number($at.slice(5, 7)) === 5;
  $s[9] = primer_semestre ? 1 : 0;
  // Año · D.S. 001-97-TR art. 21
  const anio = $s[10] = rt.yearOf($row.period.end);
  // Fecha de corte
  const corte = primer_semestre ? rt.dateOf(anio, 4, 30) : rt.dateOf(anio, 10, 31);
  $s[11] = rt.digitsOfDate(corte);
  // Primer día del semestre
  const inicio = primer_semestre ? rt.dateOf(anio - 1, 11, 1) : rt.dateOf(anio, 5, 1);
  $s[12] = rt.digitsOfDate(inicio);
  // Días de servicio · D.S. 001-97-TR art. 2
  const dias_servicio = $s[13] = rt.daysOf30Between(fecha_ingreso, corte);
  // Asignación familiar · Ley 25129 arts. 1 y 2
  let asignacion_familiar = 0;
  if (con_asignacion_familiar) {
    const $7 = $elsewhere(corte);
    if ($7 === null) return false;
    $s[14] = $7.RMV;
    const $8 = $s[16] = $f.tasa_asignacion_familiar * $7.RMV;
    asignacion_familiar = $s[15] = $8 * 10;
  }
  // Remuneración computable de CTS · D.S. 001-97-TR arts. 9, 16 a 18
  const $10 = $s[18] = monthly_salary * 6 + asignacion_familiar * 600 + promedio_variables_cts * 6 + gratificacion_semestre;
  const base_cts = $s[17] = Math.floor(($10 + 300) / 600);
  // Días computables · D.S. 001-97-TR arts. 2, 7, 8 y 23
  const $13 = dias_servicio < 30;
  $s[19] = $13 ? 1 : 0;
  let $14: number;
  if ($13) {
    $14 = 0;
  } else {
    const $12 = rt.daysOf30Between(rt.latest(fecha_ingreso, inicio), corte) + dias_cts_anteriores - dias_no_computables_cts;
    $14 = 0 > $12 ? 0 : $12;
  }
  const dias_cts = $s[20] = $14;
  // Depósito semestral de CTS · D.S. 001-97-TR arts. 2, 21 y 22
  const $15 = $s[22] = base_cts * dias_cts;
  const cts_semestral = $s[21] = Math.floor(($15 + 180) / 360);
  // Total ingresos
  const total_ingresos = $s[23] = cts_semestral;
  // Monto del depósito
  $s[24] = total_ingresos;
  // Costo total del empleador
  $s[25] = total_ingresos;
  if (!primer_semestre && Number($at.slice(5, 7)) !== 10 && Number($at.slice(5, 7)) !== 11) return false;
  if (fecha_ingreso > corte) return false;
  if ($notes !== null) {
    if (dias_servicio < 30) {
      // BENEFIT_NOT_DUE
      $notes.add(2, rt.ratio(dias_servicio, 1n));
    }
  }
  return true;
}

export const rules: rt.RuleModule = rt.ruleModule($law, { parameters: $parameters, elsewhere: $elsewhere, compute });
