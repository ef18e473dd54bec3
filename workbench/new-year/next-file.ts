import type { Law } from '../../compiler/consolidation/law.ts';
import { clauseOf, clausesOf, hasClause } from '../../compiler/model/clauses.ts';
import { dayAfter } from '../../compiler/parameters/calendar.ts';
import { hasOrigin } from '../../compiler/parameters/provenance.ts';
import type { Decl, Header, Name, SimpleDecl, Span, TableDecl } from '../../dsl/ast/ast.ts';
import type { Expr } from '../../dsl/ast/expression.ts';
import { format } from '../../dsl/format.ts';
import { lex, spanOf } from '../../dsl/lexer/lexer.ts';
import { DateToken, HoursToken, NumberToken, RateToken } from '../../dsl/lexer/tokens.ts';
import { lineStarts, positionAt } from '../../dsl/text/source.ts';

/** A parameter of the old law that somebody has to look up for the new one. */
export interface ParameterToConfirm {
  readonly kind: 'unit' | 'param' | 'table' | 'calendar';
  readonly name: string;
  readonly label: string | null;
  /** Where the old parameter came from. */
  readonly law: string | null;
  /** The last day of a calendar, whose holidays are known no further. */
  readonly until?: string;
  /** The file of figures that it stands in; null for what the new file states. */
  readonly path: string | null;
  /** Line in that file. */
  readonly line: number;
}

/** A parameter that stands inside a formula or a condition of the law: it may change with the year too. */
export interface LiteralToConfirm {
  /** `125%`, `790 UVT`. */
  readonly literal: string;
  /** The file that it was written in, and the line there. */
  readonly path: string;
  readonly line: number;
}

export interface NextFile {
  readonly text: string;
  readonly parameters: readonly ParameterToConfirm[];
  readonly literals: readonly LiteralToConfirm[];
}

type Parameter = TableDecl | SimpleDecl;
type ValidHeader = Extract<Header, { readonly kind: 'valid' }>;

function isParameter(decl: Decl): decl is Parameter {
  return decl.decl === 'table' || (decl.decl === 'simple' && (decl.kind === 'unit' || decl.kind === 'param'));
}

/** A calendar whose holidays are not known up to a day. */
function endsBefore(decl: Decl, day: string): decl is SimpleDecl {
  if (decl.decl !== 'simple' || decl.kind !== 'calendar') return false;
  return (clauseOf(decl.clauses, 'until')?.date.iso ?? '') < day;
}

/**
 * The amendment that follows: the same law from another day on, until the end of that year, with every parameter
 * of its own restated as not confirmed yet; the figures that it uses are mended in their own files, which the list names.
 * Nothing is guessed: the old parameters stand until somebody replaces them. Warnings that ask
 * whether a period crosses the ends of the validity ask for the new ends, and dates that may be sent up to its last day, as
 * the last day of work of who left, may be sent up to the new one. Warnings of a time that is over are repealed.
 */
export function nextFile(law: Law, from: string): NextFile {
  const { scheme, decls } = law.file;
  const year = from.slice(0, 4);
  const figures = new Set(law.figures);
  const known = decls.filter(
    (decl): decl is Parameter => isParameter(decl) || endsBefore(decl, `${year}-12-31`),
  );
  const parameters = known.filter(({ span }) => !figures.has(law.place(span).source));
  const published = known.filter(({ span }) => figures.has(law.place(span).source));
  const note = `unconfirmed "por confirmar para ${year}"`;
  const before = scheme?.headers.find(({ kind }) => kind === 'valid');
  const head = [
    `scheme ${scheme?.country.text ?? ''}.${scheme?.id.text ?? ''}`,
    `version "${year}.1"`,
    `amends ${before?.kind === 'valid' ? before.from.iso : ''}`,
    `valid ${from} .. ${year}-12-31`,
    `change ${from} "Cifras de ${year}, por confirmar"`,
  ];
  const restated = parameters.map((decl) => restatement(decl, law.source.text, from, note));
  const moved = before?.kind === 'valid' ? decls.flatMap((decl) => movedDecl(decl, law, before, from)) : [];
  const source = {
    path: `${from}.pay`,
    text: `${head.join('\n')}\n\n${[...restated, ...moved].join('\n')}\n`,
  };
  const { text } = format(source);
  const literals = decls.filter((decl) => !isParameter(decl)).flatMap((decl) => literalsIn(decl, law));
  const toConfirm = [
    ...parameters.flatMap((decl) =>
      listed(decl, (name) => ({ path: null, line: lineOf(text, decl, name.text) })),
    ),
    ...published.flatMap((decl) => listed(decl, (name) => lineIn(law, name.span))),
  ];
  return { text, parameters: toConfirm, literals };
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

/** Whether a condition holds from a day on, where it compares days of the period with earlier dates alone; null where not. */
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

/** The parameter as it is, said again in doubt: its value, a row from that day on, or its table. */
function restatement(decl: Parameter, text: string, from: string, note: string): string {
  if (decl.decl === 'table') return restatedTable(decl, text, from, note);
  const names = decl.columns.map(({ name }) => name.text).join(', ');
  if (decl.kind === 'calendar') return `calendar ${names}  ${note}`;
  const last = decl.rows?.at(-1);
  if (decl.rows === null || last === undefined)
    return `${decl.kind} ${names} = ${decl.value === null ? '' : cut(text, decl.value.span)}  ${note}`;
  // What is carried forward has no row for the new year yet: the last one stands on, in doubt.
  const isCarried = hasClause(decl.clauses, 'carry_forward');
  const at = isCarried ? last.at.iso : last.at.kind === 'month' ? from.slice(0, 7) : from;
  const months = isCarried ? [] : monthsOfYearBefore(decl.rows, ({ at: { iso } }) => iso, from);
  const rows = months.length > 0 ? months : [{ of: last, at }];
  const lines = rows.map(({ of, at: date }) => {
    const cells = of.cells.map((cell) => cut(text, cell.span)).join('  ');
    return `  ${date}  ${cells}  ${note}`;
  });
  return `${decl.kind} ${names} {\n${lines.join('\n')}\n}`;
}

/**
 * What has a figure of its own for each month of the year before, as what adds up over the year has: each with its month
 * of the new year. Empty for the rest.
 */
function monthsOfYearBefore<T>(
  dated: readonly T[],
  dateOf: (one: T) => string,
  from: string,
): readonly { readonly of: T; readonly at: string }[] {
  const year = Number(from.slice(0, 4));
  const before = dated.filter((one) => dateOf(one).startsWith(`${year - 1}-`));
  const months = new Set(before.map((one) => dateOf(one).slice(5, 7)));
  if (months.size < 12 || before.length > months.size) return [];
  return before.map((of) => ({ of, at: `${year}${dateOf(of).slice(4)}` }));
}

function restatedTable(decl: TableDecl, text: string, from: string, note: string): string {
  const typeEnd = (decl.columns.at(-1) ?? decl.gives ?? decl.of).span.end;
  const head = `table ${decl.name.text} : ${cut(text, { start: decl.form.span.start, end: typeEnd })}`;
  const body = (rows: TableDecl['rows']): string => {
    const [first, last] = [rows[0], rows.at(-1)];
    return first === undefined || last === undefined
      ? ''
      : cut(text, { start: first.span.start, end: last.span.end });
  };
  const block = decl.blocks.at(-1);
  if (block !== undefined) {
    const months = monthsOfYearBefore(decl.blocks, ({ from: { iso } }) => iso, from);
    const blocks = months.length > 0 ? months : [{ of: block, at: from }];
    const written = blocks.map(({ of, at }) => `  from ${at} ${note} {\n${body(of.rows)}\n  }`);
    return `${head} {\n${written.join('\n')}\n}`;
  }
  const kept = decl.clauses.filter(({ kind }) => !DOUBTS.has(kind)).map(({ span }) => cut(text, span));
  return `${head} ${kept.join('  ')} ${note} {\n${body(decl.rows)}\n}`;
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

function kindOf(decl: Parameter): ParameterToConfirm['kind'] {
  if (decl.decl === 'table') return 'table';
  return decl.kind === 'unit' || decl.kind === 'calendar' ? decl.kind : 'param';
}

function listed(
  decl: Parameter,
  placeOf: (name: Name) => Pick<ParameterToConfirm, 'path' | 'line'>,
): readonly ParameterToConfirm[] {
  const kind = kindOf(decl);
  const until = clauseOf(decl.clauses, 'until')?.date.iso;
  const columns = decl.decl === 'table' ? [decl] : decl.columns;
  const clauses =
    decl.decl === 'table' ? decl.clauses : [...decl.clauses, ...(decl.rows?.at(-1)?.clauses ?? [])];
  const laws = clausesOf(clauses, 'law').map((clause) => clause.text.value);
  return columns.map(({ name, label }) => ({
    kind,
    name: name.text,
    label: label?.value ?? null,
    law: hasOrigin(clauses) && laws.length > 0 ? laws.join('; ') : null,
    ...(kind === 'calendar' && until !== undefined && { until }),
    ...placeOf(name),
  }));
}

/** Where a place of the law was written. */
function lineIn({ place }: Law, span: Span): Pick<ParameterToConfirm, 'path' | 'line'> {
  const { source, span: written } = place(span);
  return { path: source.path, line: positionAt(lineStarts(source.text), written.start).line };
}

/** Where the declaration stands in the formatted file. */
function lineOf(text: string, decl: Parameter, name: string): number {
  const lines = text.split('\n');
  const kind = kindOf(decl);
  return lines.findIndex((line) => new RegExp(`^${kind}\\s[^=:{]*\\b${name}\\b`).test(line)) + 1;
}
