import { dates } from '../../dsl/diagnostics/dates.ts';
import { coverageGap, type DateSpan } from '../figures/coverage.ts';
import type { IrStep, NodeId } from '../ir/ir.ts';
import { figuresRead } from '../lower/sources.ts';
import type { Lowering } from '../lower/state.ts';
import { tableCoverageGap } from '../tables/use.ts';

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

/** The first dates at which a figure or table has no value, or the unit that it is counted in has none. */
function gapOf(name: string, span: DateSpan, l: Lowering): DateSpan | null {
  const [figure, table] = [l.figures.get(name), l.tables.get(name)];
  if (figure !== undefined) {
    return coverageGap(figure, l.scheme, span) ?? (figure.unit === null ? null : gapOf(figure.unit, span, l));
  }
  if (table === undefined) return null;
  const units = [table.unit, table.givesUnit].filter((unit) => unit !== null);
  const gaps = [tableCoverageGap(table, l.scheme, span), ...units.map((unit) => gapOf(unit, span, l))];
  return gaps.find((gap) => gap !== null) ?? null;
}

/** PAY611: figures and tables that have no value on a date at which a step reads them. */
export function checkCoverage(l: Lowering): void {
  for (const step of l.steps.values()) {
    const span = existence(step.presence, l);
    for (const name of figuresRead(rootsOf(step), l)) {
      const gap = gapOf(name, span, l);
      const read = l.figures.get(name) ?? l.tables.get(name);
      if (read === undefined || gap === null) continue;
      l.report.say(
        dates.notCovered,
        read.span,
        { name, reader: step.id, from: gap.from, until: gap.until },
        { labels: [{ span: step.span, text: 'read here' }] },
      );
    }
  }
}
