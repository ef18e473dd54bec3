import { names } from '../../dsl/diagnostics/names.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import type { Ir, IrStep } from '../ir/ir.ts';
import type { Lowering } from '../lower/state.ts';

/** The list in which a line is shown among others: perceptions, deductions, the parts of one employer table. */
function listOf({ kind, table }: IrStep): string | null {
  if (kind === 'perception' || kind === 'deduction') return kind;
  return kind === 'component' ? `component ${table}` : null;
}

/** Whoever reads a payslip tells its lines apart by their labels. */
export function checkSameLabels(l: Lowering, ir: Ir): void {
  const seen = new Map<string, IrStep>();
  for (const item of ir.items) {
    const list = item.item === 'step' ? listOf(item) : null;
    if (item.item !== 'step' || list === null) continue;
    const key = `${list} ${item.label}`;
    const first = seen.get(key);
    if (first === undefined) seen.set(key, item);
    else
      l.report.say(
        names.sameLabel,
        item.span,
        { name: item.id, first: first.id, label: item.label },
        { labels: [{ span: first.span, text: quantityPhrases.firstHere }] },
      );
  }
}
