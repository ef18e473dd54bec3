import type { Lowering } from '../../compiler/lower/state.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { ranges } from '../../dsl/diagnostics/ranges.ts';
import { type ExpectedValue, testBlock } from './counterexample.ts';
import { simplestTrial } from './drawn-trials.ts';
import type { OpenCheck } from './open-check.ts';
import { type Payslip, RuleProgram } from './rule-program.ts';
import { Trials } from './trials.ts';

/** Calculations per check: the bounds of the inputs, and as many mixtures. */
const SEARCH = 400;

function expectedOf(payslip: Payslip, l: Lowering): readonly ExpectedValue[] {
  return RuleProgram.valuesRead(payslip)
    .filter(({ name }) => l.steps.has(name))
    .map(({ name, value, type }) => ({ name, value, type }));
}

/** Reports PAY704 with the simplest payslip in which the condition of a `check` is false, if the search finds one. */
export function refuteCondition({ check, ir, lowering: l, report }: OpenCheck): void {
  if (check.condition === null) return;
  const program = RuleProgram.withCondition(ir, check.condition);
  const found = simplestTrial(
    new Trials(ir, l, program),
    SEARCH,
    ({ payslip }) => !RuleProgram.isTrue(payslip),
  );
  const payslip = found === null ? null : program.run(found.trial, true).payslip;
  if (found === null || payslip === null) return;
  report.say(ranges.checkRefuted, check.span, {
    reason: rulePhrases.itIsFalseForAnAllowed,
    test: testBlock('contraejemplo', found.trial, program.inputs, expectedOf(payslip, l)),
    claim: null,
  });
}
