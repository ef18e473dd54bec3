import type { Call } from '../../runtime/module.ts';
import type { CalculationRequest } from '../../server/payroll/calculation-request.ts';
import { requestOf } from '../../studio/request.ts';
import { documentedRules, type ReadRules } from '../../workbench/docs/documented-rules.ts';
import type { StudioExample } from '../../workbench/studio/studio-data.ts';
import { versionFacts } from '../../workbench/studio/version-data.ts';
import { bindTests } from '../../workbench/testing/bind-tests.ts';
import { answerText } from '../corpus/answer.ts';
import { asCalculated } from '../packages/service-answers.ts';

/** A test of the rules as the form is filled from it. */
export interface FilledForm {
  readonly rules: ReadRules;
  readonly example: StudioExample;
  /** What the test itself gives the rules. */
  readonly call: Call;
}

/** Every test of some rules that gives a payslip. */
export function filledForms(rules: readonly ReadRules[]): readonly FilledForm[] {
  return rules.flatMap((one) => {
    const tests = one.tests === null ? [] : bindTests(one.source, one.tests, one, one.paid).tests;
    const calls = new Map(tests.map(({ title, call }) => [title, call]));
    return versionFacts(documentedRules(one)).examples.map((example) => {
      const call = calls.get(example.title);
      if (call === undefined) throw new Error(`${one.manifest.path} has no test "${example.title}"`);
      return { rules: one, example, call };
    });
  });
}

/** What the service answers to what the form sends, without what comes of storing it. */
export async function serviceAnswer({ rules: { manifest }, example }: FilledForm): Promise<string> {
  const { country, scheme } = manifest;
  const sent = requestOf({ country, scheme, ...example }, manifest);
  // The form says nothing of whose payslip it is.
  const whole = { ...sent, employee: { ...sent.employee, id: null }, employer: {} };
  const request: CalculationRequest = JSON.parse(JSON.stringify(whole));
  return asCalculated(await answerText(request));
}
