import type { Decl, Header, PayFile, Span } from '../../dsl/ast/ast.ts';
import { dates } from '../../dsl/diagnostics/dates.ts';
import type { Label } from '../../dsl/diagnostics/diagnostic.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { lex } from '../../dsl/lexer/lexer.ts';
import { DateToken, MonthToken } from '../../dsl/lexer/tokens.ts';
import type { Source } from '../../dsl/text/source.ts';
import type { Report } from '../model/context.ts';
import { dayAfter, firstDayOf } from './calendar.ts';

type ChangeHeader = Extract<Header, { kind: 'change' }>;

/** A day on which something behind the head of the law begins, or the one after it ends. */
interface WrittenDay {
  readonly iso: string;
  readonly span: Span;
}

/** Every day that is written behind the head of the law: months as their first, and behind `until` the one after. */
function daysWritten(source: Source, from: number): readonly WrittenDay[] {
  const days: WrittenDay[] = [];
  let isLast = false;
  for (const { tokenType, image, startOffset } of lex(source, 'any').tokens) {
    const span = { start: startOffset, end: startOffset + image.length };
    if (startOffset >= from && tokenType === DateToken)
      days.push({ iso: isLast ? dayAfter(image) : image, span });
    if (startOffset >= from && tokenType === MonthToken) days.push({ iso: firstDayOf(image), span });
    isLast = image === 'until';
  }
  return days;
}

/** True when one date is the other but for its year, its month or its day. */
function isSlip(one: string, other: string): boolean {
  const parts = other.split('-');
  return one.split('-').filter((part, at) => part !== parts[at]).length === 1;
}

function apart(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other));
}

/** The written day that the change was probably meant for: one that no change tells, with one part of it another. */
function slippedDay(
  iso: string,
  days: readonly WrittenDay[],
  told: ReadonlySet<string>,
): WrittenDay | undefined {
  return days
    .filter((day) => !told.has(day.iso) && isSlip(day.iso, iso))
    .toSorted((a, b) => apart(a.iso, iso) - apart(b.iso, iso))
    .at(0);
}

function sourcesOf(laws: readonly string[]): readonly string[] {
  return laws.flatMap((law) => law.split(';')).map((one) => one.trim());
}

/** All laws that a declaration cites, those of its rows with them. */
function lawsIn(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  if ('kind' in part && part.kind === 'law' && 'text' in part) return textOf(part.text);
  return Object.values(part).flatMap(lawsIn);
}

function textOf(text: unknown): readonly string[] {
  const isText = typeof text === 'object' && text !== null && 'value' in text;
  return isText && typeof text.value === 'string' ? [text.value] : [];
}

/** The place behind the last row of a declaration, where it would state a change. */
function lastRow(decl: Decl): Span | null {
  if (decl.decl === 'simple') return decl.rows?.at(-1)?.span ?? null;
  return decl.decl === 'table' ? (decl.blocks.at(-1)?.span ?? null) : null;
}

/** The rows of what cites the source of the change: the one that is missing would stand there. */
function rowsOfSource({ law }: ChangeHeader, decls: readonly Decl[]): readonly Label[] {
  const sources = new Set(law === null ? [] : sourcesOf([law.value]));
  return decls.flatMap((decl) => {
    const span = lastRow(decl);
    const cites = sourcesOf(lawsIn(decl)).some((one) => sources.has(one));
    return span === null || !cites ? [] : [{ span, text: rulePhrases.theLastThatCitesItsSource }];
  });
}

/** PAY625: a `change` inside the validity on whose day no row, block or line of the law begins or ends. */
export function checkToldChanges({ scheme, decls }: PayFile, source: Source, report: Report): void {
  const valid = scheme?.headers.find((header) => header.kind === 'valid');
  if (scheme === null || valid === undefined) return;
  const changes = scheme.headers.filter((header) => header.kind === 'change');
  // The first day is that of the whole file; a day outside is told as such.
  const inside = changes.filter(({ date: { iso } }) => iso > valid.from.iso && iso <= valid.until.iso);
  if (inside.length === 0) return;
  const days = daysWritten(source, Math.max(...scheme.headers.map(({ span }) => span.end)));
  const written = new Set(days.map(({ iso }) => iso));
  const told = new Set([valid.from.iso, ...changes.map(({ date }) => date.iso)]);
  for (const change of inside) {
    const { iso, span } = change.date;
    if (written.has(iso) || change.convention !== null) continue;
    const slipped = slippedDay(iso, days, told);
    const isInside = slipped !== undefined && slipped.iso > valid.from.iso && slipped.iso <= valid.until.iso;
    if (isInside) {
      const labels = [{ span, text: rulePhrases.toldForThisDay }];
      report.say(dates.changeOfNothing, slipped.span, { date: iso }, { labels });
      continue;
    }
    const near =
      slipped === undefined ? [] : [{ span: slipped.span, text: rulePhrases.noChangeTellsThisDay }];
    const labels = near.length > 0 ? near : rowsOfSource(change, decls);
    report.say(dates.changeOfNothing, span, { date: iso }, { labels });
  }
}
