import { modules } from '../../../generated/rules/index.ts';
import type { Call, Evaluation, Outcome, RuleModule } from '../../../runtime/module.ts';
import { decimal } from '../../../runtime/numbers/exact.ts';
import { comparePayslip } from './compare-payslip.ts';

const period = { type: 'monthly', start: '2025-09-01', end: '2025-09-30', days: 30 } as const;

const call: Call = {
  inputs: { monthly_salary: decimal('1500000'), afp_rate: decimal('0.1127') },
  flags: {},
  period,
  referenceDate: period.end,
  days: 30,
  trace: true,
};

function chile(): RuleModule {
  const found = modules.find(
    ({ manifest }) => manifest.path === 'generated/rules/cl/dependiente/2025-08-01.pay',
  );
  if (found === undefined) throw new Error('the Chilean rules are there');
  return found;
}

/** What the rules say of the call, changed, as if another evaluator had said it. */
function judged(change: (evaluation: Evaluation) => Evaluation) {
  const said = chile().evaluate(call);
  if (said.kind === 'refused') throw new Error('the call is accepted');
  const evaluation = change(said.evaluation);
  const outcome: Outcome = { kind: 'computed', evaluation };
  return { outcome, evaluation, finals: evaluation.trace };
}

function judgedOnly(change: (evaluation: Evaluation) => Evaluation): () => Outcome {
  return () => judged(change).outcome;
}

function placeOf(change: (evaluation: Evaluation) => Evaluation): string | undefined {
  return comparePayslip(chile(), call, judged(change)).difference?.place;
}

test('equal answers do not differ', () => {
  expect(
    comparePayslip(
      chile(),
      call,
      judged((same) => same),
    ),
  ).toEqual({ difference: null, plain: true });
});

test('one peso, a missing line, another word in a warning: each is a difference', () => {
  const more = { n: 1n, d: 1n };
  expect(placeOf((said) => ({ ...said, summary: { ...said.summary, net_salary: more } }))).toBe(
    'fractions: evaluation.summary.net_salary',
  );
  expect(placeOf((said) => ({ ...said, deductions: said.deductions.slice(1) }))).toBe(
    'fractions: evaluation.deductions',
  );
  const warning = { code: 'X', severity: 'info', field: 'period', message: 'x' } as const;
  expect(placeOf((said) => ({ ...said, warnings: [warning] }))).toMatch(/^fractions: evaluation\.warnings/);
});

test('without a trace, amounts and the result of every step are compared', () => {
  const amounts = { ...call, trace: false };
  const { evaluation, finals } = judged((said) => said);
  const bare: Outcome = { kind: 'computed', evaluation: { ...evaluation, trace: [] } };
  expect(comparePayslip(chile(), amounts, { outcome: bare, finals }).difference).toBeNull();
  const moved = finals.map((step) =>
    step.id === 'base_tributable' ? { ...step, final: decimal('1') } : step,
  );
  expect(comparePayslip(chile(), amounts, { outcome: bare, finals: moved }).difference?.place).toMatch(
    /^plain: base_tributable/,
  );
  expect(
    comparePayslip(chile(), amounts, { outcome: bare, finals: finals.slice(1) }).difference,
  ).not.toBeNull();
});

test('a way that says something else is named', () => {
  const chilean = chile();
  const cheap = { ...chilean, evaluateExactly: judgedOnly((said) => ({ ...said, bases: [] })) };
  expect(
    comparePayslip(
      cheap,
      call,
      judged((same) => same),
    ).difference?.place,
  ).toBe('fractions: evaluation.bases');
  const wrongSteps = {
    ...chilean,
    evaluate: judgedOnly((said) => ({ ...said, trace: said.trace.slice(1) })),
  };
  expect(
    comparePayslip(
      wrongSteps,
      call,
      judged((same) => same),
    ).difference?.place,
  ).toBe('plain: evaluation.trace');
  const { plain } = chilean;
  if (plain === null) throw new Error('Chile has plain numbers');
  const { summary } = plain.lines;
  const otherLines = {
    ...chilean,
    plain: { ...plain, lines: { ...plain.lines, summary: { ...summary, net_salary: summary.gross_salary } } },
  };
  expect(
    comparePayslip(
      otherLines,
      call,
      judged((same) => same),
    ).difference?.place,
  ).toBe('summary by contract');
  const otherTrail = {
    ...chilean,
    plain: { ...plain, values: plain.values.map((value) => ({ ...value, name: 'otra' })) },
  };
  expect(
    comparePayslip(
      otherTrail,
      call,
      judged((same) => same),
    ).difference?.place,
  ).toBe('trail of 2 digits');
});

test('a refusal on one side only is a difference', () => {
  const refused: Outcome = { kind: 'refused', refusals: [] };
  const { difference } = comparePayslip(chile(), call, { outcome: refused, finals: [] });
  expect(difference?.place).toBe('fractions: kind');
});
