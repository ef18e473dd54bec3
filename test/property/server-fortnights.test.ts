import fc from 'fast-check';
import type { Call, Evaluation } from '../../runtime/module.ts';
import { decimal } from '../../runtime/numbers/exact.ts';
import { printFixed } from '../../runtime/numbers/print.ts';
import { splitMonth } from '../../server/payroll/split.ts';
import { tinyScheme } from '../server/tiny-scheme.ts';

const { module } = tinyScheme();
const CALL: Omit<Call, 'inputs'> = {
  flags: {},
  period: { type: 'biweekly', start: '2025-03-01', end: '2025-03-15', days: 15 },
  referenceDate: '2025-03-31',
  days: 30,
  trace: true,
};

const money = fc
  .bigInt({ min: 1n, max: 10n ** 12n })
  .map((cents) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`);
const hours = fc.integer({ min: 0, max: 24_000 }).map((hundredths) => (hundredths / 100).toFixed(2));

function monthOf(salary: string, worked: string): Evaluation {
  const outcome = module.evaluate({
    ...CALL,
    inputs: { monthly_salary: decimal(salary), horas_extra_diurnas: decimal(worked) },
  });
  if (outcome.kind === 'refused') throw new Error('refused');
  return outcome.evaluation;
}

/** Every figure of a payslip that is paid, deducted or contributed, in cents by its place. */
function figures(payslip: Evaluation): Readonly<Record<string, bigint>> {
  const components = payslip.employerTables.flatMap((table) => table.components);
  const lines = [...payslip.perceptions, ...payslip.deductions, ...payslip.bases, ...components];
  return Object.fromEntries([
    ...lines.map(({ id, amount }) => [id, cents(amount)]),
    ...components.map(({ id, base }) => [`${id}.base`, cents(base)]),
    ...Object.entries(payslip.summary).map(([field, amount]) => [`summary.${field}`, cents(amount)]),
  ]);
}

function cents(amount: { readonly n: bigint; readonly d: bigint }): bigint {
  return BigInt(printFixed(amount, 2).replace('.', ''));
}

test('two fortnights add up to the month, line by line and in every total', () => {
  fc.assert(
    fc.property(money, hours, (salary, worked) => {
      const month = monthOf(salary, worked);
      const first = figures(splitMonth(module.manifest, month, false).evaluation);
      const last = figures(splitMonth(module.manifest, month, true).evaluation);
      for (const [place, whole] of Object.entries(figures(month))) {
        expect([place, (first[place] ?? 0n) + (last[place] ?? 0n)]).toEqual([place, whole]);
      }
    }),
  );
});

test('the totals of a fortnight are the sums of its lines', () => {
  fc.assert(
    fc.property(money, hours, fc.boolean(), (salary, worked, isLast) => {
      const { evaluation } = splitMonth(module.manifest, monthOf(salary, worked), isLast);
      const sum = (amounts: readonly { readonly amount: { n: bigint; d: bigint } }[]) =>
        amounts.reduce((total, { amount }) => total + cents(amount), 0n);
      const { summary } = evaluation;
      expect(sum(evaluation.perceptions)).toBe(cents(summary.total_perceptions));
      expect(sum(evaluation.deductions)).toBe(cents(summary.total_deductions));
      expect(cents(summary.net_salary)).toBe(
        cents(summary.total_perceptions) - cents(summary.total_deductions),
      );
      const components = evaluation.employerTables.flatMap((table) => table.components);
      expect(sum(components)).toBe(cents(summary.employer_contributions_total));
    }),
  );
});
