import type { WirePeriod } from '../../../runtime/request/sent-request.ts';
import type { CalculationRequest } from '../../../server/payroll/calculation-request.ts';
import { answerText } from '../../corpus/answer.ts';
import { dice as diceOf } from '../dice.ts';
import { type Fraction, fraction, ZERO } from '../fraction.ts';
import type { Dice } from '../oracle.ts';
import { monthTaxOf, type PeriodOfMonth } from './month-tax.ts';
import { payslipOf } from './payslip.ts';
import { workerOf } from './worker.ts';

const DAY_MS = 86_400_000;
const MONTHS = 150;

interface Paid extends PeriodOfMonth {
  readonly lines: ReadonlyMap<string, Fraction>;
}

function shifted(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

function lastDayOf(month: string): string {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);
}

/** The weeks that end in a month, or the fortnights of 14 days; all of them or those since somebody was hired. */
function spansEndingIn(dice: Dice, month: string, days: number): readonly string[] {
  const ends: string[] = [];
  let end = shifted(`${month}-01`, dice.integer(0, days - 1));
  for (; end <= lastDayOf(month); end = shifted(end, days)) ends.push(end);
  return dice.oneIn(5) ? ends.slice(-1) : ends;
}

function drawPeriods(dice: Dice, month: string): readonly WirePeriod[] {
  const kind = dice.pick(['week', 'fourteen', 'half'] as const);
  if (kind === 'half') {
    const [first, second] = [`${month}-15`, lastDayOf(month)];
    // Who was hired on the 2nd has a half month of 14 days, which the dates do not tell from a fortnight.
    const hired = dice.oneIn(4) ? 2 : 1;
    return [
      { type: 'biweekly', start_date: `${month}-0${hired}`, end_date: first, days: 16 - hired },
      { type: 'biweekly', start_date: `${month}-16`, end_date: second, days: 15 },
    ];
  }
  const [type, days] = kind === 'week' ? (['weekly', 7] as const) : (['biweekly', 14] as const);
  return spansEndingIn(dice, month, days).map((end) => ({
    type,
    start_date: shifted(end, 1 - days),
    end_date: end,
    days,
  }));
}

function drawRequest(dice: Dice, daily: string, period: WirePeriod): CalculationRequest {
  const employee = {
    id: 'e-1',
    daily_salary: dice.oneIn(6) ? '1200.55' : daily,
    ...(dice.oneIn(4) && { overtime_amount: dice.pick(['310.25', '4000', '18000.01']) }),
    ...(dice.oneIn(5) && { sunday_bonus_days: 1 }),
    overrides: { bono_puntualidad: dice.oneIn(4) },
  };
  const year = Number(period.end_date.slice(0, 4));
  return { country: 'MX', scheme: 'ordinario', year, period, employee, employer: { id: 'f-1' } };
}

function total(paid: readonly Paid[], line: string): Fraction {
  return paid.reduce((sum, { lines }) => sum.plus(lines.get(line) ?? ZERO), ZERO);
}

/** What the caller says of the periods before. */
function historyOf(before: readonly Paid[]): Readonly<Record<string, string>> {
  return {
    base_anterior_del_mes: total(before, 'base_isr').text(2),
    sueldo_anterior_del_mes: total(before, 'sueldo').text(2),
    isr_anterior_del_mes: total(before, 'isr').text(2),
    isr_ajustado_del_mes: total(before, 'isr_ajuste_mensual').text(2),
    isr_devuelto_del_mes: total(before, 'isr_devuelto').text(2),
  };
}

async function paid(request: CalculationRequest, before: readonly Paid[]): Promise<Paid> {
  const employee = { ...request.employee, history: historyOf(before) };
  const { audit_trail, summary } = JSON.parse(await answerText({ ...request, employee }));
  const steps: [string, Fraction][] = audit_trail.map((step: Record<string, string>) => [
    step.concept_id,
    fraction(step.result_final ?? ''),
  ]);
  const worker = workerOf(request);
  const lines = new Map<string, Fraction>([...steps, ['net_salary', fraction(summary.net_salary)]]);
  return { lines, worker, payslip: payslipOf(worker) };
}

function withheld(periods: readonly Paid[]): string {
  const kept = total(periods, 'isr').plus(total(periods, 'isr_ajuste_mensual'));
  return kept.minus(total(periods, 'isr_devuelto')).text(2);
}

function netByTheLaw(one: Paid): string {
  const refunded = total([one], 'isr_devuelto').minus(total([one], 'isr_ajuste_mensual'));
  return one.payslip.neto.plus(refunded).text(2);
}

test('what the weeks or fortnights of a month withhold is the tax of the month, to the cent, whatever is corrected', async () => {
  const dice = diceOf(20260531);
  for (let count = 0; count < MONTHS; count++) {
    const month = dice.pick(['2024-05', '2024-12', '2025-01', '2025-02', '2026-02', '2026-05', '2026-10']);
    const daily = dice.pick(['315.04', '320', '360.5', '378.04', '500', '1450', '9000']);
    const periods: Paid[] = [];
    const spans = drawPeriods(dice, month);
    for (const span of spans) periods.push(await paid(drawRequest(dice, daily, span), periods));
    expect(withheld(periods)).toBe(monthTaxOf(periods).text(2));
    const [first] = spans;
    if (first === undefined || spans.length === 1) continue;
    // A correction takes the place of the first payslip; so does the last one, which had summed it.
    const last = spans.at(-1) ?? first;
    const corrected = [await paid(drawRequest(dice, '512.34', first), []), ...periods.slice(1, -1)];
    corrected.push(await paid(drawRequest(dice, daily, last), corrected));
    expect(withheld(corrected)).toBe(monthTaxOf(corrected).text(2));
    for (const one of corrected) expect(one.lines.get('net_salary')?.text(2)).toBe(netByTheLaw(one));
  }
});

test('a week over New Year that is asked for December brings December to its tax once more', async () => {
  const dice = diceOf(20251231);
  const periods: Paid[] = [];
  for (const end of ['2025-12-07', '2025-12-14', '2025-12-21', '2025-12-28', '2026-01-04']) {
    const period = { type: 'weekly', start_date: shifted(end, -6), end_date: end, days: 7 } as const;
    periods.push(await paid({ ...drawRequest(dice, '500', period), year: 2025 }, periods));
  }
  const changed = (one: Paid) => total([one], 'isr_ajuste_mensual').plus(total([one], 'isr_devuelto'));
  const adjusted = periods.filter((one) => changed(one).text(2) !== '0.00');
  expect(adjusted.map((one) => periods.indexOf(one))).toEqual([3, 4]);
  expect(withheld(periods)).toBe(monthTaxOf(periods).text(2));
});
