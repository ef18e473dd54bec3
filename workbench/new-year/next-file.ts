import type { Law } from '../../compiler/consolidation/law.ts';
import { clauseOf, clausesOf, hasClause } from '../../compiler/model/clauses.ts';
import { dayAfter } from '../../compiler/parameters/calendar.ts';
import { hasOrigin } from '../../compiler/parameters/provenance.ts';
import type { Decl, Header, SimpleDecl, Span, TableDecl } from '../../dsl/ast/ast.ts';
import type { Expr } from '../../dsl/ast/expression.ts';
import { format } from '../../dsl/format.ts';
import { lex, spanOf } from '../../dsl/lexer/lexer.ts';
import { DateToken, HoursToken, NumberToken, RateToken } from '../../dsl/lexer/tokens.ts';
import { parse } from '../../dsl/parse.ts';
import { lineStarts, positionAt, type Source } from '../../dsl/text/source.ts';
import { blankRow, lastKnown, nameOf, type RowToFill, rowsToFill } from './blank-rows.ts';
import { blankDates, datesOf, endsBefore, isPublished, type Published, yearBefore } from './moved.ts';

/** Something that the law publishes and that goes on as it is until somebody says otherwise. */
export interface ParameterToConfirm {
  readonly kind: 'unit' | 'param' | 'table' | 'calendar';
  readonly name: string;
  readonly label: string | null;
  /** The source of the old value. */
  readonly law: string | null;
  /** The first day of its last value; null where it has one for all dates. */
  readonly since: string | null;
  /** The last day of a calendar, whose holidays are known no further. */
  readonly until?: string;
  readonly path: string;
  readonly line: number;
}

/** A parameter that stands inside a formula or a condition of the law: it may change with the year too. */
interface LiteralToConfirm {
  /** `125%`, `790 UVT`. */
  readonly literal: string;
  /** The file that it was written in, and the line there. */
  readonly path: string;
  readonly line: number;
}

export interface NextFile {
  readonly text: string;
  readonly rows: readonly RowToFill[];
  readonly parameters: readonly ParameterToConfirm[];
  readonly literals: readonly LiteralToConfirm[];
}

type ValidHeader = Extract<Header, { readonly kind: 'valid' }>;

function validOf(scheme: Law['file']['scheme']): ValidHeader | null {
  const header = scheme?.headers.find(({ kind }) => kind === 'valid');
  return header?.kind === 'valid' ? header : null;
}

/** The first day of the file that states a declaration as it is. */
function statedOn(decl: Published, law: Law): string {
  const { source } = law.place(decl.decl === 'table' ? decl.name.span : decl.kindSpan);
  return validOf(parse(source).file.scheme)?.from.iso ?? '';
}

/** The first day of the last value of a declaration; of one that is not dated that of the file which states it. */
function movedOn(decl: Published, law: Law): string {
  const head = clauseOf(decl.clauses, 'by')?.dates ?? [];
  return datesOf(decl).at(-1) ?? head.at(-1)?.iso ?? statedOn(decl, law);
}

/**
 * The amendment that follows: the same law from another day on, until the end of that year. What it declares itself and what
 * moved in the year before is a blank row, or where it is not dated is said again in doubt; the figures that it uses are mended in their
 * own files. Nothing is guessed. Warnings that ask
 * whether a period crosses the ends of the validity ask for the new ends, and dates that may be sent up to its last day, as
 * the last day of work of who left, may be sent up to the new one. Warnings of a time that is over are repealed.
 */
export function nextFile(law: Law, path: string, from: string): NextFile {
  const { scheme, decls } = law.file;
  const year = from.slice(0, 4);
  const figures = new Set(law.figures);
  const own = decls.filter(({ span }) => !figures.has(law.place(span).source));
  const note = `unconfirmed "por confirmar para ${year}"`;
  const before = validOf(scheme);
  const head = [
    `scheme ${scheme?.country.text ?? ''}.${scheme?.id.text ?? ''}`,
    `version "${year}.1"`,
    `amends ${before?.from.iso ?? ''}`,
    `valid ${from} .. ${year}-12-31`,
    `change ${from} "Cifras de ${year}, por confirmar"`,
  ];
  const published = own.filter(isPublished);
  const blank = new Map(published.map((decl) => [decl, blankDatesOf(decl, from)] as const));
  const doubted = new Set(published.filter((decl) => isDoubted(decl, law, from)));
  const restated = published.flatMap((decl) => {
    const dates = blank.get(decl) ?? [];
    if (dates.length > 0) return [blankStatement(decl, law.source.text, dates)];
    return doubted.has(decl) ? [restatement(decl, law.source.text, note)] : [];
  });
  const moved = before === null ? [] : decls.flatMap((decl) => movedDecl(decl, law, before, from));
  const written = `${head.join('\n')}\n\n${[...restated, ...moved].join('\n')}\n`;
  const { text } = format({ path, text: written });
  const known = new Map(published.map((decl) => [nameOf(decl), lastKnown(decl, law.source)]));
  const dates = new Map([...blank].map(([decl, each]) => [nameOf(decl), each]));
  for (const decl of doubted) dates.set(nameOf(decl), [from]);
  return {
    text,
    rows: rowsToFill(
      { path, text },
      dates,
      (decl) => known.get(nameOf(decl)) ?? lastKnown(decl, { path, text }),
    ),
    parameters: own.flatMap((decl) =>
      isConfirmed(decl, from) && !doubted.has(decl) ? listed(decl, (span) => lineIn(law, span)) : [],
    ),
    literals: decls.filter((decl) => !isPublished(decl)).flatMap((decl) => literalsIn(decl, law)),
  };
}

/** True for what is not dated row by row and was stated within the year before: it is said again in doubt. */
function isDoubted(decl: Published, law: Law, from: string): boolean {
  return datesOf(decl).length === 0 && movedOn(decl, law) >= yearBefore(from);
}

/** The dates of blank rows. A declaration that is carried forward goes on in an amendment without a row of its own. */
function blankDatesOf(decl: Published, from: string): readonly string[] {
  return hasClause(decl.clauses, 'carry_forward') ? [] : blankDates(decl, { kind: 'year', from });
}

/** True for what goes on as it is in the year that begins on a day: nobody is asked to fill in a row of it. */
function isConfirmed(decl: Decl, from: string): decl is Published {
  if (endsBefore(decl, `${from.slice(0, 4)}-12-31`)) return true;
  return (
    isPublished(decl) &&
    blankDates(decl, { kind: 'year', from }).length === 0 &&
    (datesOf(decl).at(-1) ?? '') < from
  );
}

/** The figures of a file that go on as they are in the year that begins on a day. */
export function figuresToConfirm(
  source: Source,
  decls: readonly Decl[],
  from: string,
): readonly ParameterToConfirm[] {
  const starts = lineStarts(source.text);
  const place = ({ start }: Span) => ({ path: source.path, line: positionAt(starts, start).line });
  return decls.flatMap((decl) => (isConfirmed(decl, from) ? listed(decl, place) : []));
}

/**
 * The repeal of a warning that only asks for the time, such as `when period.end_date < 2024-01-01`, and whose time is over for a
 * law that begins later; null of any other declaration.
 */
function repealOf(decl: Decl, { source }: Law, next: string): string | null {
  if (decl.decl !== 'notice' || decl.kind !== 'warn') return null;
  const condition = clauseOf(decl.clauses, 'when')?.expr;
  if (condition === undefined || holdsOn(condition, next) !== false) return null;
  const on = clauseOf(decl.clauses, 'on');
  return `repeal warn ${decl.code.text} ${on === null ? '' : `on ${cut(source.text, on.expr.span)}`}`;
}

/**
 * True or false if a condition that compares days of the period with earlier dates alone holds from a day on; null for
 * other conditions.
 */
function holdsOn(expr: Expr, day: string): boolean | null {
  if (expr.kind === 'group') return holdsOn(expr.inner, day);
  if (expr.kind !== 'binary') return null;
  const { op, left, right } = expr;
  if (op === 'and' || op === 'or') {
    const [one, other] = [holdsOn(left, day), holdsOn(right, day)];
    if (one === null || other === null) return null;
    return op === 'and' ? one && other : one || other;
  }
  if (left.kind !== 'period' || right.kind !== 'date' || right.iso > day) return null;
  return op === '>=' || op === '>' ? true : op === '<' || op === '<=' ? false : null;
}

/** A declaration that names the ends of the validity, with the new ones in their place; nothing for any other. */
function movedDecl(decl: Decl, law: Law, valid: ValidHeader, next: string): readonly string[] {
  const over = repealOf(decl, law, next);
  if (over !== null) return [over];
  const { source } = law;
  const isNotice = decl.decl === 'notice';
  if (!isNotice && !(decl.decl === 'simple' && decl.kind === 'input')) return [];
  const lastDay = `${next.slice(0, 4)}-12-31`;
  const moves = isNotice
    ? new Map([
        [valid.from.iso, next],
        [dayAfter(valid.until.iso), dayAfter(lastDay)],
      ])
    : new Map([[valid.until.iso, lastDay]]);
  const written = cut(source.text, decl.span);
  const { tokens } = lex({ path: source.path, text: written }, 'any');
  const pieces: string[] = [];
  let at = 0;
  for (const [index, token] of tokens.entries()) {
    const moved = token.tokenType === DateToken ? moves.get(token.image) : undefined;
    // `period.end_date >= 2027-01-01`; any other date of a warning is one of the law.
    if (moved === undefined || (isNotice && tokens[index - 4]?.image !== 'period')) continue;
    const { start, end } = spanOf(token);
    pieces.push(written.slice(at, start), moved);
    at = end;
  }
  return pieces.length === 0 ? [] : [[...pieces, written.slice(at)].join('')];
}

function cut(text: string, { start, end }: Span): string {
  return text.slice(start, end);
}

/** The head of a table that is restated. */
function tableHead(decl: TableDecl, text: string): string {
  const typeEnd = (decl.columns.at(-1) ?? decl.gives ?? decl.of).span.end;
  return `table ${decl.name.text} : ${cut(text, { start: decl.form.span.start, end: typeEnd })}`;
}

/** A dated declaration with the rows that have to be filled in alone: in an amendment they are added. */
function blankStatement(decl: Published, text: string, dates: readonly string[]): string {
  const head = decl.decl === 'table' ? tableHead(decl, text) : `${decl.kind} ${nameOf(decl)}`;
  return `${head} {\n${dates.map((date) => blankRow(decl, date)).join('\n')}\n}`;
}

/** What is not dated as it is, said again in doubt. */
function restatement(decl: Published, text: string, note: string): string {
  if (decl.decl === 'simple')
    return `${decl.kind} ${nameOf(decl)} = ${decl.value === null ? '' : cut(text, decl.value.span)}  ${note}`;
  const [first, last] = [decl.rows[0], decl.rows.at(-1)];
  const rows =
    first === undefined || last === undefined
      ? ''
      : cut(text, { start: first.span.start, end: last.span.end });
  const kept = decl.clauses.filter(({ kind }) => !DOUBTS.has(kind)).map(({ span }) => cut(text, span));
  return `${tableHead(decl, text)} ${kept.join('  ')} ${note} {\n${rows}\n}`;
}

/** What the new doubt takes the place of. */
const DOUBTS: ReadonlySet<string> = new Set(['law', 'unconfirmed', 'single_source', 'derived', 'convention']);

const PARAMETERS = [NumberToken, RateToken, HoursToken];

/** The parameters of a declaration but its dates: 0, 1, 12, 30 and 100% say how one computes, not what the law fixes. */
const ARITHMETIC: ReadonlySet<string> = new Set(['0', '1', '12', '30', '100%', '0%', '0h']);

function literalsIn(decl: Decl, { source, place }: Law): readonly LiteralToConfirm[] {
  const text = cut(source.text, decl.span);
  const { tokens } = lex({ path: source.path, text }, 'any');
  return tokens.flatMap((token, index) => {
    if (!PARAMETERS.includes(token.tokenType) || ARITHMETIC.has(token.image)) return [];
    const next = tokens[index + 1];
    const unit = next !== undefined && /^[A-Z]/.test(next.image) ? ` ${next.image}` : '';
    const { start, end } = spanOf(token);
    const at = place({ start: decl.span.start + start, end: decl.span.start + end });
    const { line } = positionAt(lineStarts(at.source.text), at.span.start);
    return [{ literal: `${token.image}${unit}`, path: at.source.path, line }];
  });
}

function kindOf(decl: SimpleDecl | TableDecl): ParameterToConfirm['kind'] {
  if (decl.decl === 'table') return 'table';
  return decl.kind === 'unit' || decl.kind === 'calendar' ? decl.kind : 'param';
}

function listed(
  decl: SimpleDecl | TableDecl,
  placeOf: (span: Span) => Pick<ParameterToConfirm, 'path' | 'line'>,
): readonly ParameterToConfirm[] {
  const kind = kindOf(decl);
  const until = clauseOf(decl.clauses, 'until')?.date.iso;
  const columns = decl.decl === 'table' ? [decl] : decl.columns;
  const last = decl.decl === 'simple' && kind !== 'calendar' ? decl.rows?.at(-1) : undefined;
  const clauses = [...decl.clauses, ...(last?.clauses ?? [])];
  const laws = clausesOf(clauses, 'law').map((clause) => clause.text.value);
  return columns.map(({ name, label }) => ({
    kind,
    name: name.text,
    label: label?.value ?? null,
    law: hasOrigin(clauses) && laws.length > 0 ? laws.join('; ') : null,
    since: kind === 'calendar' ? null : (datesOf(decl).at(-1) ?? null),
    ...(kind === 'calendar' && until !== undefined && { until }),
    ...placeOf(name.span),
  }));
}

/** Where a place of the law was written. */
function lineIn({ place }: Law, span: Span): Pick<ParameterToConfirm, 'path' | 'line'> {
  const { source, span: written } = place(span);
  return { path: source.path, line: positionAt(lineStarts(source.text), written.start).line };
}
