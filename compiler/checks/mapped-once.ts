import { names } from '../../dsl/diagnostics/names.ts';
import { payroll } from '../../dsl/diagnostics/payroll.ts';
import type { IrInput, IrStep } from '../ir/ir.ts';
import type { Lowering } from '../lower/state.ts';

/** PAY202: two inputs, or two flags, that the caller would have to send under one name. */
export function checkWireNames(l: Lowering): void {
  const seen = new Map<string, IrInput>();
  for (const input of l.inputs.values()) {
    const key = `${input.source} ${input.wire}`;
    const earlier = seen.get(key);
    if (earlier === undefined) seen.set(key, input);
    else {
      const labels = [{ span: earlier.span, text: `sent as \`${input.wire}\` already` }];
      l.report.say(names.duplicateName, input.span, { name: input.wire }, { labels });
    }
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
    const reason = `\`${earlier.id}\` is \`${step.as}\` already`;
    const fix = `keep \`as ${step.as}\` on one of the two`;
    const labels = [{ span: earlier.span, text: `this is \`${step.as}\`` }];
    l.report.say(payroll.totalFault, step.span, { name: step.id, reason, fix }, { labels });
  }
}
