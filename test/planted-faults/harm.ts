import fc from 'fast-check';
import { countedDays, referenceDate } from '../../runtime/module/period.ts';
import type { Call, Evaluation, Manifest, Outcome, RuleModule } from '../../runtime/module.ts';
import { reduce } from '../../runtime/numbers/exact.ts';
import { tracedSteps } from '../../runtime/traced-step.ts';
import { type CompiledRules, type LoadedRules, moduleOf } from '../../workbench/cli/load-rules.ts';
import { expectedTexts } from '../compiler/differential/line-objects.ts';
import { randomCall } from '../compiler/differential/random-call.ts';
import { repairedCall } from '../compiler/differential/repaired-call.ts';

/** What a mistake changes: an amount, the wire or a warning; no more than what is said; nothing that was seen. */
export type Harm = 'pay' | 'texts' | 'nothing';

/** Random payslips on which the rules before and after are compared. */
const PAYSLIPS = 60;

function text(value: unknown): string {
  return JSON.stringify(value, (_key, one) => {
    if (typeof one === 'bigint') return `${one}`;
    const isExact = typeof one === 'object' && one !== null && typeof one.n === 'bigint';
    return isExact ? Object.values(reduce(one)).join('/') : one;
  });
}

/** All that a client computes with: amounts, lines, rows of tables, and which warnings are given where. */
function paidBy({ perceptions, deductions, bases, employerTables, summary, warnings }: Evaluation): unknown {
  const given = warnings.map(({ code, field, severity }) => [code, field, severity]);
  return [perceptions, deductions, bases, employerTables, summary, given];
}

/** What the lines say beside their amounts that a client may compute with. */
function answeredBy({ steps }: Manifest): unknown {
  const said = steps.map(({ id, kind, taxable, socialSecurity, omitZero, bracket }) =>
    [id, kind, taxable, socialSecurity, omitZero, bracket].join(),
  );
  return said.sort();
}

function decided(outcome: Outcome): unknown {
  if (outcome.kind === 'computed') return paidBy(outcome.evaluation);
  return outcome.refusals.map(({ code, field, limit }) => [code, field, limit]);
}

function shown(rules: RuleModule, outcome: Outcome): unknown {
  if (outcome.kind === 'refused') return outcome.refusals;
  const { evaluation } = outcome;
  const texts = expectedTexts(rules.manifest, evaluation);
  const steps = tracedSteps(rules.manifest, evaluation).map(({ spec, formula }) => [
    spec.label,
    spec.source,
    formula,
  ]);
  return [texts, steps, evaluation.warnings];
}

/** What a request must be like; how days are counted and bounds are set is seen on payslips. */
function headOf({ validFrom, validUntil, periods, proration, currency, inputs }: Manifest): unknown {
  const sent = inputs.map(({ id, wire, type, presence, unless }) =>
    [id, wire, type, presence, unless].join(),
  );
  return [validFrom, validUntil, periods, proration, currency, sent];
}

/** The same request as rules with another head read it. */
function readBy({ asOf, days, proration }: Manifest, call: Call): Call {
  const { period } = call;
  const year = Number(period.end.slice(0, 4));
  return {
    ...call,
    referenceDate: referenceDate(asOf, period, year),
    days: countedDays(days, period, proration),
  };
}

function saidBy({ ir, manifest }: CompiledRules): unknown {
  const { version, label, laws, changes, inputs, steps } = manifest;
  const lines = steps.map(({ id, label: name, source, tags }) => [id, name, source, tags].join()).sort();
  const sent = inputs.map((input) => [input.id, input.label, input.law].join());
  return [version, label, laws, changes, sent, lines, ir.provenance];
}

function differs(a: unknown, b: unknown): boolean {
  return text(a) !== text(b);
}

/** What the two say of random payslips; `seed` repeats them. */
function ofPayslips(was: RuleModule, is: RuleModule, seed: number): Harm {
  let seen: Harm = 'nothing';
  for (const drawn of fc.sample(randomCall(was.manifest), { numRuns: PAYSLIPS, seed })) {
    const first = was.evaluate(drawn);
    const call = first.kind === 'refused' ? repairedCall(drawn, first.refusals) : drawn;
    const [before, after] = [was.evaluate(call), evaluated(is, readBy(is.manifest, call))];
    if (after === null || differs(decided(before), decided(after))) return 'pay';
    if (seen === 'nothing' && differs(shown(was, before), shown(is, after))) seen = 'texts';
  }
  return seen;
}

/** null where the rules compute what they were proven not to. */
function evaluated(rules: RuleModule, call: Call): Outcome | null {
  try {
    return rules.evaluate(call);
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError) return null;
    throw error;
  }
}

/** What a change of one law does; null where the changed one does not compile. */
export function harmOf(before: LoadedRules, after: LoadedRules, seed: number): Harm | null {
  if (before.compiled === null || after.compiled === null) return null;
  const [was, is] = [moduleOf(before.compiled), moduleOf(after.compiled)];
  if (differs(headOf(was.manifest), headOf(is.manifest))) return 'pay';
  if (differs(answeredBy(was.manifest), answeredBy(is.manifest))) return 'pay';
  const seen = ofPayslips(was, is, seed);
  if (seen !== 'nothing') return seen;
  return differs(saidBy(before.compiled), saidBy(after.compiled)) ? 'texts' : 'nothing';
}
