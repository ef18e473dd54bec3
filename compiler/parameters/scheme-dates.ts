import type { Scheme } from '../../dsl/ast/ast.ts';
import { dates } from '../../dsl/diagnostics/dates.ts';
import type { Report } from '../model/context.ts';

/** PAY615: a validity that ends before it begins, and changes announced for a date outside it. */
export function checkSchemeDates(scheme: Scheme, report: Report): void {
  const valid = scheme.headers.find((header) => header.kind === 'valid');
  if (valid === undefined) return;
  const [from, until] = [valid.from.iso, valid.until.iso];
  if (from > until) {
    const reason = `the scheme is valid from ${from}, but already ends on ${until}`;
    report.say(dates.headerDate, valid.span, { reason, fix: 'write the earlier date first' });
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
        reason: `the change of ${date} lies outside the validity`,
        fix: 'announce it in the file that holds on that date',
      },
      { labels: [{ span: valid.span, text: 'valid' }] },
    );
  }
}
