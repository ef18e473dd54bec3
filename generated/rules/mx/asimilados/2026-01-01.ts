// MX.asimilados 2026.1: Asimilados a salarios
// Emitted from generated/rules/mx/asimilados/2026-01-01.pay by payroll compile. Do not edit.
import { readFileSync } from 'node:fs';
import * as rt from '../../../../runtime/index.ts';

const $head: rt.ModuleHead = {
  format: 1,
  path: 'generated/rules/mx/asimilados/2026-01-01.pay',
  fingerprint: 'sha256:2fc1482e0429c41d846b6679cd23fb35049cd0e8cd0d71f2e955ec7fbe1ee3c8',
  meaning: 'sha256:87b7777d0302f5417ee5677bec17d7dd5f92eea4209b3029f21daefaff937010',
  country: 'MX',
  scheme: 'asimilados',
  label: 'Asimilados a salarios',
  version: '2026.1',
  currency: 'MXN',
  validFrom: '2026-01-01',
  validUntil: '2026-12-31',
  periods: ['monthly', 'biweekly', 'weekly'],
  proration: 'native',
  days: 'as_given',
  asOf: 'period_end',
};

const $law = new rt.ModuleLaw($head, 'sha256:f4f8602a4481776262551a3b8b74a766b7ea5b8008ca511d8194df2af418dbf8', () =>
  JSON.parse(readFileSync(new URL('./2026-01-01.json', import.meta.url), 'utf8')));

const $parameters = rt.byDate(($at) => ({
  tarifa_mensual$rows1: rt.scaledRows($law.table('tarifa_mensual'), { date: $at }, 100n, 2500n),
  tarifa_diaria$rows1: rt.scaledRows($law.table('tarifa_diaria'), { date: $at }, 100n, 2500n),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  // Honorarios mensuales
  if (!(rt.isSent($n[0]!) || rt.isSent($n[1]!))) return false;
  if ($n[0]! <= 0 || $n[0]! > 300000000000) return false;
  const monthly_salary = $s[0] = $n[0]!;
  // Honorarios diarios
  if ($n[1]! <= 0 || $n[1]! > 10000000000) return false;
  const daily_salary = $s[1] = rt.isSent($n[1]!) ? $n[1]! * 30 : monthly_salary;
  // Honorarios asimilados a salarios · LISR art. 94, fracciones II a VII
  const $2 = $s[3] = daily_salary * $row.days;
  const honorarios_asimilados = $s[2] = Math.floor(($2 + 1500) / 3000);
  // Base gravable ISR · LISR art. 96
  const base_isr = $s[4] = honorarios_asimilados;
  // ISR según tarifa · LISR art. 96
  $s[6] = -1;
  $s[8] = -1;
  const $8 = rt.same($row.period.type, 'monthly');
  $s[5] = $8 ? 1 : 0;
  let $9: number;
  if ($8) {
    const $4 = $s[6] = rt.rowOf($f.tarifa_mensual$rows1, base_isr, 1, false);
    if ($4 < 0) return false;
    $s[7] = base_isr;
    const $5 = rt.excessOf($f.tarifa_mensual$rows1, $4, base_isr, 1);
    if (Number.isNaN($5)) return false;
    $9 = $5;
  } else {
    const $6 = $s[8] = rt.rowOf($f.tarifa_diaria$rows1, base_isr, $row.days, false);
    if ($6 < 0) return false;
    $s[9] = base_isr;
    $s[10] = $row.days;
    const $7 = rt.excessOf($f.tarifa_diaria$rows1, $6, base_isr, $row.days);
    if (Number.isNaN($7)) return false;
    $9 = $7;
  }
  const isr_determinado = $s[11] = Math.floor(($9 + 1250) / 2500);
  $s[12] = $9;
  // ISR retenido · LISR art. 96
  const isr = $s[13] = isr_determinado;
  // IMSS del trabajador
  $s[14] = 0;
  // Neto
  $s[15] = honorarios_asimilados - isr;
  if ($notes !== null) {
    if (rt.isSent($n[1]!) && rt.isSent($n[0]!) && (daily_salary * 100 < monthly_salary * 99 || daily_salary * 100 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(0, rt.ratio(monthly_salary, 10000n), rt.ratio(daily_salary, 300000n));
    }
    if ($row.period.start < '2026-01-01') {
      // PARAM_CHANGE_INSIDE_PERIOD
      $notes.add(1);
    }
  }
  return true;
}

export const rules: rt.RuleModule = rt.ruleModule($law, { parameters: $parameters, compute });
