import type { Scheme } from '../../dsl/ast/ast.ts';
import { dates } from '../../dsl/diagnostics/dates.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { tablePhrases } from '../../dsl/diagnostics/phrases/tables.ts';
import type { Report } from '../model/context.ts';

/** PAY615: a validity that ends before it begins, and changes announced for a date outside it. */
export function checkSchemeDates(scheme: Scheme, report: Report): void {
  const valid = scheme.headers.find((header) => header.kind === 'valid');
  if (valid === undefined) return;
  const [from, until] = [valid.from.iso, valid.until.iso];
  if (from > until) {
    const reason = tablePhrases.theSchemeIsValidFromBut(from, until);
    report.say(dates.headerDate, valid.span, { reason, fix: tablePhrases.writeTheEarlierDateFirst });
    return;
  }
  for (const header of scheme.headers) {
    if (header.kind !== 'change') continue;
    const date = header.date.iso;
    if (date >= from && date <= until) continue;
    report.say(
      dates.headerDate,
      header.date.span,
      {
        reason: tablePhrases.theChangeOfLiesOutsideThe(date),
        fix: tablePhrases.announceItInTheFileThat,
      },
      { labels: [{ span: valid.span, text: quantityPhrases.valid }] },
    );
  }
}
