import { names } from '../../dsl/diagnostics/names.ts';
import { payroll } from '../../dsl/diagnostics/payroll.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import type { IrInput, IrStep } from '../ir/ir.ts';
import type { Lowering } from '../lower/state.ts';
import { SUMMARY_FIELDS, wordOf } from '../model/keywords.ts';

/** PAY202: two inputs, or two flags, that the caller would have to send under one name. */
export function checkWireNames(l: Lowering): void {
  const seen = new Map<string, IrInput>();
  for (const input of l.inputs.values()) {
    const key = `${input.source} ${input.wire}`;
    const earlier = seen.get(key);
    if (earlier === undefined) seen.set(key, input);
    else {
      const labels = [{ span: earlier.span, text: rulePhrases.sentAsAlready(input.wire) }];
      l.report.say(names.duplicateName, input.span, { name: input.wire }, { labels });
    }
  }
}

/** PAY221: an input that takes the name of a field of the answer. What a history sums of earlier answers may be called like it. */
export function checkSentAsSummary(l: Lowering): void {
  for (const { id, source, wire, span } of l.inputs.values()) {
    const field = wordOf(SUMMARY_FIELDS, wire);
    if (field !== null && source !== 'history') l.report.say(names.sentAsSummary, span, { name: id, field });
  }
}

/** PAY512: two totals that say they are the same field of the summary. */
export function checkSummaryFields(l: Lowering): void {
  const seen = new Map<string, IrStep>();
  for (const step of l.steps.values()) {
    if (step.as === null) continue;
    const earlier = seen.get(step.as);
    if (earlier === undefined) {
      seen.set(step.as, step);
      continue;
    }
    const reason = rulePhrases.isAlready(earlier.id, step.as);
    const fix = rulePhrases.keepOnOneOfTheTwo(`as ${step.as}`);
    const labels = [{ span: earlier.span, text: rulePhrases.thisIs(step.as) }];
    l.report.say(payroll.totalFault, step.span, { name: step.id, reason, fix }, { labels });
  }
}
