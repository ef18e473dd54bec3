import { dates } from '../../dsl/diagnostics/dates.ts';
import { coverageGap, type DateSpan } from '../figures/coverage.ts';
import type { IrStep, NodeId } from '../ir/ir.ts';
import { figuresRead } from '../lower/sources.ts';
import type { Lowering } from '../lower/state.ts';

/** The dates at which a step exists, as far as its `from` and `until` say. */
function existence(presence: NodeId | null, l: Lowering): DateSpan {
  const whole = { from: l.scheme.validFrom, until: l.scheme.validUntil };
  if (presence === null) return whole;
  const { operation, args } = l.nodes.at(presence);
  if (operation.op === 'and') return existence(args[0] ?? null, l);
  if (operation.op !== 'active') return whole;
  const from = operation.from !== null && operation.from > whole.from ? operation.from : whole.from;
  const until = operation.until !== null && operation.until < whole.until ? operation.until : whole.until;
  return { from, until };
}

function rootsOf(step: IrStep): readonly NodeId[] {
  return [step.value, step.condition, step.base, step.rate].filter((root) => root !== null);
}

/** PAY611: figures that have no value on a date at which a step reads them. */
export function checkCoverage(l: Lowering): void {
  for (const step of l.steps.values()) {
    const span = existence(step.presence, l);
    for (const name of figuresRead(rootsOf(step), l)) {
      const figure = l.figures.get(name);
      const gap = figure === undefined ? null : coverageGap(figure, l.scheme, span);
      if (figure === undefined || gap === null) continue;
      l.report.say(
        dates.notCovered,
        figure.span,
        { name, reader: step.id, from: gap.from, until: gap.until },
        { labels: [{ span: step.span, text: 'read here' }] },
      );
    }
  }
}
