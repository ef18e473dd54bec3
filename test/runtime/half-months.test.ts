import fc from 'fast-check';
import { compile } from '../../compiler/compile.ts';
import { manifestOf } from '../../compiler/manifest/manifest.ts';
import { modules } from '../../generated/rules/index.ts';
import { interpret } from '../../runtime/interpreter/interpret.ts';
import type { Call, Evaluation, RuleModule } from '../../runtime/module.ts';
import { decimal } from '../../runtime/numbers/exact.ts';
import { printFixed } from '../../runtime/numbers/print.ts';
import { expectFixedPointToAgree } from '../compiler/differential/fixed-point.ts';
import { loadEmitted } from '../compiler/differential/run-emitted.ts';

function ordinario(): RuleModule {
  const rules = modules.find(({ manifest }) => manifest.country === 'CO' && manifest.scheme === 'ordinario');
  if (rules === undefined) throw new Error('no such rules');
  return rules;
}

const rules = ordinario();
const YEAR_MONTH = `${rules.manifest.validFrom.slice(0, 4)}-03`;

const PERIODS = {
  month: { type: 'monthly', start: `${YEAR_MONTH}-01`, end: `${YEAR_MONTH}-31`, days: 30 },
  first: { type: 'biweekly', start: `${YEAR_MONTH}-01`, end: `${YEAR_MONTH}-15`, days: 15 },
  last: { type: 'biweekly', start: `${YEAR_MONTH}-16`, end: `${YEAR_MONTH}-31`, days: 15 },
} as const;

function callOf(salary: string, hours: string, part: keyof typeof PERIODS): Call {
  const inputs = { monthly_salary: decimal(salary), horas_extra_diurnas: decimal(hours) };
  return {
    inputs,
    flags: {},
    period: PERIODS[part],
    referenceDate: `${YEAR_MONTH}-31`,
    days: 30,
    trace: true,
  };
}

function evaluated(call: Call, by: RuleModule = rules): Evaluation {
  const outcome = by.evaluate(call);
  if (outcome.kind === 'refused') throw new Error('refused');
  return outcome.evaluation;
}

function cents(amount: { readonly n: bigint; readonly d: bigint }): bigint {
  return BigInt(printFixed(amount, 2).replace('.', ''));
}

/** Every amount of a payslip that is paid, deducted or contributed, in cents by its place. */
function amounts(payslip: Evaluation): Readonly<Record<string, bigint>> {
  const components = payslip.employerTables.flatMap((table) => table.components);
  const lines = [...payslip.perceptions, ...payslip.deductions, ...payslip.bases, ...components];
  return Object.fromEntries([
    ...lines.map(({ id, amount }) => [id, cents(amount)]),
    ...components.map(({ id, base }) => [`${id}.base`, cents(base)]),
    ...Object.entries(payslip.summary).map(([field, amount]) => [`summary.${field}`, cents(amount)]),
  ]);
}

const salary = fc
  .bigInt({ min: 1n, max: 10n ** 12n })
  .map((n) => `${n / 100n}.${String(n % 100n).padStart(2, '0')}`);
const hours = fc.integer({ min: 0, max: 24_000 }).map((hundredths) => (hundredths / 100).toFixed(2));

test('two fortnights add up to the month, line by line and in every total', () => {
  const property = fc.property(salary, hours, (paid, worked) => {
    const month = amounts(evaluated(callOf(paid, worked, 'month')));
    const first = amounts(evaluated(callOf(paid, worked, 'first')));
    const last = amounts(evaluated(callOf(paid, worked, 'last')));
    for (const [place, whole] of Object.entries(month)) {
      expect([place, (first[place] ?? 0n) + (last[place] ?? 0n)]).toEqual([place, whole]);
    }
  });
  fc.assert(property, { numRuns: 50 });
});

test('the totals of a fortnight are the sums of its lines', () => {
  const property = fc.property(salary, hours, fc.constantFrom('first', 'last'), (paid, worked, part) => {
    const half = evaluated(callOf(paid, worked, part));
    const sum = (lines: readonly { readonly amount: { n: bigint; d: bigint } }[]) =>
      lines.reduce((total, { amount }) => total + cents(amount), 0n);
    const { summary } = half;
    expect(sum(half.perceptions)).toBe(cents(summary.total_perceptions));
    expect(sum(half.deductions)).toBe(cents(summary.total_deductions));
    expect(cents(summary.net_salary)).toBe(
      cents(summary.total_perceptions) - cents(summary.total_deductions),
    );
    const components = half.employerTables.flatMap((table) => table.components);
    expect(sum(components)).toBe(cents(summary.employer_contributions_total));
  });
  fc.assert(property, { numRuns: 50 });
});

test('a line of one cent stays in the half that it leaves nothing to', () => {
  for (const paid of ['1', '1.01', '2.35', '9.99', '230.5']) {
    for (const part of ['first', 'last'] as const) {
      const call = callOf(paid, '1', part);
      const outcome = rules.evaluateExactly(call);
      if (outcome.kind === 'refused') throw new Error('refused');
      expect(expectFixedPointToAgree(rules, call, outcome.evaluation)).toBe(true);
    }
  }
});

test('the split steps stand behind those of the month, under ids of their own', () => {
  const { trace, half } = evaluated(callOf('1423500.01', '0', 'last'));
  expect(trace.slice(0, half?.month.trace.length)).toEqual(half?.month.trace);
  const step = trace.find(({ id }) => id === 'salario_basico@half');
  expect(step?.final).toMatchObject({ n: 71_175_000n, d: 100n });
});

const GROSS_OF_A_PART = `scheme CO.quincenas "Quincenas"
  version "2025.1"
  currency COP
  valid 2025-01-01 .. 2025-12-31
  periods monthly, biweekly
  proration split_monthly
  days month_of_30
  as_of month_end
  round half_up to 0.01 COP
  law "ley"
input monthly_salary : money in (0 COP .. 90_000_000 COP] required
perception sueldo "Sueldo" = monthly_salary law "ley"
perception viatico "Viático" = monthly_salary * 10% law "ley"
employer seguridad "Seguridad" {
  salud "Salud" = monthly_salary * 8.5% law "ley"
}
total salarios "Salarios" = sueldo as gross_salary
total neto "Neto" = sum(perceptions) - sum(deductions) as net_salary
`;

test('where the law counts only a part as gross, a fortnight costs the employer all that is paid, as a month does', () => {
  const { ir, diagnostics } = compile({ path: 'quincenas.pay', text: GROSS_OF_A_PART });
  if (ir === null) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  const path = 'rules/co/quincenas/2025-01-01.pay';
  const manifest = manifestOf(ir, { path, bytes: Buffer.from(GROSS_OF_A_PART) });
  const period = { type: 'biweekly', start: '2025-03-01', end: '2025-03-15', days: 15 } as const;
  const inputs = { monthly_salary: decimal('2000000') };
  const call: Call = { inputs, flags: {}, period, referenceDate: '2025-03-31', days: 30, trace: true };
  for (const by of [interpret(ir, manifest), loadEmitted(ir, manifest)]) {
    const { summary } = evaluated(call, by);
    expect(printFixed(summary.gross_salary, 2)).toBe('1000000.00');
    expect(printFixed(summary.employer_total_cost, 2)).toBe('1185000.00');
  }
});
