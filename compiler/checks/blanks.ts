import { figures } from '../../dsl/diagnostics/figures.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import type { Ir } from '../ir/ir.ts';
import type { Lowering } from '../lower/state.ts';
import { dayBefore } from '../parameters/calendar.ts';

/** Figures named in one message; the rest is counted. */
const MOST = 8;

/** PAY936: figures that the scheme reads are blank on some of its dates, which are refused. */
export function checkBlanks(l: Lowering, { missing, scheme }: Ir): void {
  const [first] = missing;
  if (first === undefined) return;
  const blanks = missing.slice(0, MOST).map(({ name, from }) => ({ name, from }));
  const until = first.from <= scheme.validFrom ? null : dayBefore(first.from);
  const labels = missing.slice(0, 1).flatMap(({ name }) => {
    const blank = l.context.blanks.get(name);
    return blank === undefined ? [] : [{ span: blank.span, text: quantityPhrases.theBlankRow }];
  });
  const params = { until, blanks, more: missing.length - blanks.length };
  l.report.say(figures.blank, scheme.validSpan, params, { labels });
}
