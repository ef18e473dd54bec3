/** Halves of months that were computed in plain numbers are those of the exact month, to the byte. */
import fc from 'fast-check';
import { modules } from '../../generated/rules/index.ts';
import { printSteps } from '../../runtime/audit-trail.ts';
import type { Call, Evaluation, RuleModule } from '../../runtime/module.ts';
import { decimal } from '../../runtime/numbers/exact.ts';
import { type Computed, compute } from '../../runtime/plain/evaluation.ts';
import { plainHalf } from '../../server/payroll/plain-half.ts';
import { splitMonth } from '../../server/payroll/split.ts';
import { expectedTexts } from '../compiler/differential/line-objects.ts';
import { writtenTexts } from '../compiler/differential/line-texts.ts';
import { tamedCall } from '../compiler/differential/plain.ts';
import { randomCall } from '../compiler/differential/random-call.ts';
import { repairedCall } from '../compiler/differential/repaired-call.ts';

const PRECISIONS = [0, 2, 3, 6, 10];
const STEPS_BEFORE = 45;

/** Of the month in plain numbers and of the exact one; false when the rules refuse it or plain numbers do not do. */
function expectHalvesToAgree(rules: RuleModule, call: Call): boolean {
  const { manifest, plain, evaluateExactly } = rules;
  const computed = plain === null ? null : compute(manifest, plain, call);
  const outcome = evaluateExactly(call);
  if (computed === null || outcome.kind === 'refused') return false;
  for (const isLast of [false, true]) expectHalfToAgree(computed, outcome.evaluation, isLast);
  return true;
}

function expectHalfToAgree(computed: Computed, month: Evaluation, isLast: boolean): void {
  const { manifest } = computed;
  const half = plainHalf(computed, isLast);
  if (half === null) throw new Error('the half is not of whole cents');
  const expected = splitMonth(manifest, month, isLast);
  expect(writtenTexts(half.lines)).toEqual(expectedTexts(manifest, expected.evaluation));
  for (const precision of PRECISIONS) {
    const steps = printSteps(expected.steps, precision, STEPS_BEFORE);
    expect(half.printSteps(precision, STEPS_BEFORE)).toBe(steps);
  }
}

/** The call as it is or, when the rules refuse it, with what they accept. */
function acceptedCall(rules: RuleModule, call: Call): Call {
  const first = rules.evaluateExactly(call);
  return tamedCall(first.kind === 'refused' ? repairedCall(call, first.refusals) : call, rules);
}

const split = modules.filter(({ manifest }) => manifest.proration === 'split_monthly');

test.each(split.map((rules) => [rules.manifest.path, rules] as const))(
  'halves of the random months of %s',
  (_path, rules) => {
    let agreed = 0;
    const property = fc.property(randomCall(rules.manifest), (call) => {
      if (expectHalvesToAgree(rules, acceptedCall(rules, call))) agreed += 1;
    });
    fc.assert(property, { numRuns: 40 });
    expect(agreed).toBeGreaterThan(10);
  },
);

test('a line of one cent stays in the half that it leaves nothing to', () => {
  const rules = split.find(({ manifest }) => manifest.scheme === 'ordinario');
  if (rules === undefined) throw new Error('no such rules');
  const { validFrom } = rules.manifest;
  const date = `${validFrom.slice(0, 4)}-03-31`;
  const period = { type: 'biweekly', start: `${date.slice(0, 8)}16`, end: date, days: 15 } as const;
  const agreed = ['1', '1.01', '2.35', '9.99', '230.5'].map((monthly_salary) => {
    const inputs = { monthly_salary: decimal(monthly_salary), horas_extra_diurnas: decimal('1') };
    const call = { inputs, flags: {}, period, referenceDate: date, days: 30, trace: true };
    return expectHalvesToAgree(rules, call);
  });
  expect(agreed).toEqual([true, true, true, true, true]);
});
