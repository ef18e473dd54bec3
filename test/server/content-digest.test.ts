import { modules } from '../../generated/rules/index.ts';
import { digest, sha256 } from '../../server/digest.ts';
import { calculate, NO_OTHERS } from '../../server/payroll/calculate.ts';
import { RuleCatalog } from '../../server/payroll/rule-catalog.ts';

const calculator = {
  catalog: new RuleCatalog(modules),
  engineVersion: 'ab'.repeat(20),
  clock: () => 1_743_400_000_000,
  nextId: () => '01JQNMV6G00000000000000000',
};

const FIRST_HALF = { type: 'biweekly' as const, start_date: '2025-03-01', end_date: '2025-03-15', days: 15 };

function request(metadata: Record<string, string>) {
  return {
    country: 'MX',
    scheme: 'ordinario',
    year: 2025,
    period: FIRST_HALF,
    employee: { id: 'emp "1" é\u2028', monthly_salary: '45000.55', factor_integracion: '1.0493' },
    employer: { id: 'acme', unknown: 1 },
    options: { metadata, include_diagram: true, include_audit_trail: true, precision: 10 },
  };
}

async function expectDigests(of: Parameters<typeof calculate>[0]): Promise<void> {
  const made = await calculate(of, calculator, NO_OTHERS);
  const answer = JSON.parse(made.answer);
  expect(JSON.stringify(answer)).toBe(made.answer);
  const { audit_trail, diagram: _diagram, record, ...content } = answer;
  const { content_digest, ...rest } = record;
  expect(digest({ ...content, record: rest })).toBe(content_digest);
  expect(digest(audit_trail)).toBe(record.audit_trail_digest);
  expect(sha256(made.traceText)).toBe(record.audit_trail_digest);
}

test.each([{}, { z: 'last', 'a"\n': '\\ 😀', B: '', '10': 'ten', '9': 'nine' }])(
  'the digests are those of an RFC 8785 library over the parsed answer, with metadata %j',
  (metadata) => expectDigests(request(metadata)),
);

test.each(['8500000.55', '8500000.0000000001'])(
  'so are those of the half of a month, with the row of a table: salary %s',
  (monthly_salary) =>
    expectDigests({
      ...request({}),
      country: 'CO',
      employee: { id: 'emp-1', monthly_salary, horas_extra_diurnas: '1.5' },
    }),
);

test('so are those of a payslip of a salary finer than cents, which takes exact fractions', () =>
  expectDigests({
    ...request({}),
    period: { type: 'monthly', start_date: '2025-03-01', end_date: '2025-03-31', days: 30 },
    employee: { id: 'emp-1', monthly_salary: '45000.5551', factor_integracion: '1.0493' },
  }));
