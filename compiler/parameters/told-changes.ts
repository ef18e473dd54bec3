import type { PayFile } from '../../dsl/ast/ast.ts';
import { dates } from '../../dsl/diagnostics/dates.ts';
import { lex } from '../../dsl/lexer/lexer.ts';
import { DateToken, MonthToken } from '../../dsl/lexer/tokens.ts';
import type { Source } from '../../dsl/text/source.ts';
import type { Report } from '../model/context.ts';
import { dayAfter, firstDayOf } from './calendar.ts';

/** Every day that is written behind the head of the law: months as their first, and behind `until` the one after. */
function daysWritten(source: Source, from: number): ReadonlySet<string> {
  const days = new Set<string>();
  let isLast = false;
  for (const { tokenType, image, startOffset } of lex(source, 'any').tokens) {
    if (startOffset >= from && tokenType === DateToken) days.add(isLast ? dayAfter(image) : image);
    if (startOffset >= from && tokenType === MonthToken) days.add(firstDayOf(image));
    isLast = image === 'until';
  }
  return days;
}

/** PAY625: a `change` inside the validity on whose day no row, block or line of the law begins or ends. */
export function checkToldChanges({ scheme }: PayFile, source: Source, report: Report): void {
  const changes = scheme?.headers.filter((header) => header.kind === 'change') ?? [];
  const valid = scheme?.headers.find((header) => header.kind === 'valid');
  if (scheme === null || valid === undefined || changes.length === 0) return;
  const days = daysWritten(source, Math.max(...scheme.headers.map(({ span }) => span.end)));
  for (const { date, convention } of changes) {
    const { iso } = date;
    // The first day is that of the whole file; a day outside is told as such.
    if (iso <= valid.from.iso || iso > valid.until.iso) continue;
    if (days.has(iso) || convention !== null) continue;
    report.say(dates.changeOfNothing, date.span, { date: iso });
  }
}
