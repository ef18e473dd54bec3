import type { AtExpr, Expr, Span } from '../../dsl/ast/ast.ts';
import { dates } from '../../dsl/diagnostics/dates.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { readingPhrases } from '../../dsl/diagnostics/phrases/reading.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { types } from '../../dsl/diagnostics/types.ts';
import { printExpression } from '../../dsl/format/expression.ts';
import { BOOLEAN, INTEGER } from '../../runtime/ir/type.ts';
import { addDays } from '../../runtime/module/dates.ts';
import { decimal } from '../../runtime/numbers/exact.ts';
import { isPlainDate } from '../../runtime/trace/date-text.ts';
import { datesOf } from '../ir/date-range.ts';
import type { NodeId } from '../ir/ir.ts';
import type { Range } from '../ir/range.ts';
import { dayBefore, earlierOf } from '../parameters/calendar.ts';
import type { DateSpan } from '../parameters/coverage.ts';
import { knownDates, knownTableDates, uncovered } from '../parameters/known-dates.ts';
import { blankFrom, refuseAfterBlank } from './blank-reads.ts';
import { lowerComparison, lowerLogic } from './conditions.ts';
import { definedLabels, firstRow } from './defined-labels.ts';
import { lowerUnitAmount, readParameter } from './names.ts';
import { dateNode } from './refused-dates.ts';
import type { Lowering, OtherDate, Scope } from './state.ts';
import { lowerTable } from './table-calls.ts';
import { describeType } from './type-words.ts';

/** The date after `at`; null after a report. */
function otherDate(expr: Expr, scope: Scope, l: Lowering): OtherDate | null {
  const id = l.lower(expr, scope);
  if (l.nodes.isError(id)) return null;
  const { type, range } = l.nodes.at(id);
  const isPlain = type.kind === 'date' && isPlainDate(l.nodes.nodes, id);
  if (isPlain) {
    return { node: id, dates: datesIn(range) };
  }
  l.report.say(types.wrongType, expr.span, {
    what: rulePhrases.whatStandsAfter('at'),
    expected: readingPhrases.aDate,
    found: type.kind === 'date' ? rulePhrases.aFormulaWithConditionsOrTables : describeType(type),
  });
  return null;
}

/** The first and the last date of a range, without the ends that are left out. */
function datesIn(range: Range): DateSpan {
  const [from, until] = datesOf(range);
  return {
    from: range.low?.open === true ? addDays(from, 1) : from,
    until: range.high?.open === true ? addDays(until, -1) : until,
  };
}

/** A parameter or table that can be read at another date: its name, and when it is known. */
interface Dated {
  readonly name: string;
  /** The text before `at`. */
  readonly written: string;
  readonly known: DateSpan | null;
  /** The date from which it is blank; null if it never is. */
  readonly blank: string | null;
}

/** The parameter, unit or table that stands before `at`; null of anything else. */
function datedOf(value: Expr, l: Lowering): Dated | null {
  const name =
    value.kind === 'name'
      ? value.name.text
      : value.kind === 'call'
        ? value.callee.text
        : value.kind === 'number'
          ? (value.unit?.text ?? '')
          : '';
  const table = value.kind === 'call' ? l.tables.get(name) : undefined;
  if (table !== undefined)
    return datedAs(name, `${name}(…)`, knownTableDates(table, l.parameters, l.scheme), l);
  const parameter = value.kind === 'call' ? undefined : l.parameters.get(name);
  return parameter === undefined
    ? null
    : datedAs(name, name, knownDates(parameter, l.parameters, l.scheme), l);
}

/** The dates of a read. A read behind a blank is refused, so nothing else is said of its date. */
function datedAs(name: string, written: string, known: DateSpan | null, l: Lowering): Dated {
  const blank = blankFrom(name, l);
  if (blank === null || known === null) return { name, written, known, blank: null };
  const { validFrom, validUntil } = l.scheme;
  const until = [known.until, validUntil].toSorted().at(-1) ?? validUntil;
  // A law that begins behind the blank calculates nothing.
  return { name, written, known: { ...known, until }, blank: blank <= validFrom ? null : blank };
}

interface Known extends Dated {
  readonly known: DateSpan;
}

function reportUndated(value: Expr, l: Lowering): void {
  l.report.say(types.wrongType, value.span, {
    what: rulePhrases.whatStandsBefore('at'),
    expected: rulePhrases.aParameterAnAmountInA,
    found: isBareTable(value, l)
      ? rulePhrases.aTableWithoutItsBaseWrite(`${printExpression(value)}(…)`)
      : rulePhrases.somethingElseWhichHasNoOther,
  });
}

/** PAY619: the rows must cover every date that the bounds and the conditions before leave. */
function checkKnown(
  { name, written, known }: Known,
  { dates: asked, node: date }: OtherDate,
  span: Span,
  l: Lowering,
): void {
  const gap = uncovered(asked, known);
  if (gap === null) return;
  const valid = { span: l.scheme.validSpan, text: quantityPhrases.validOnTheseDates };
  const labels = [...firstRow(name, l), valid, ...definedLabels(date, l)];
  const params = {
    name,
    ...gap,
    known: rulePhrases.itIsKnownFromTo(known.from, known.until),
    fix: rulePhrases.addTheRowsOfThatHold(name, `if given(${written} at …) then …`),
  };
  l.report.say(dates.notKnownThen, span, params, { labels });
}

/** PAY619: what is known in some months only is known on no other date for sure, and nothing can ask for it there. */
function isKnown(dated: Dated, { dates: asked }: OtherDate, span: Span, l: Lowering): dated is Known {
  if (dated.known !== null) return true;
  const { name } = dated;
  const known = rulePhrases.isKnownInSomeMonthsOnly(name);
  const fix = rulePhrases.readItAtTheReferenceDate(`given(${name})`);
  l.report.say(dates.notKnownThen, span, { name, ...asked, known, fix });
  return false;
}

/** `salario_minimo at fecha_baja`, `25 SMMLV at d`, `dias_vacaciones(anios) at fecha_baja`. */
export function lowerAt({ value, date, span }: AtExpr, scope: Scope, l: Lowering): NodeId {
  const at = otherDate(date, scope, l);
  const dated = datedOf(value, l);
  if (dated === null) {
    // What is wrong with a name that nothing bears is said where it is read.
    const isRead = !l.nodes.isError(l.lower(value, scope));
    if (isRead) reportUndated(value, l);
    return l.nodes.error(span);
  }
  l.used.add(dated.name);
  if (at === null || (dated.known === null && scope.isUnsure)) return l.nodes.error(span);
  if (!isKnown(dated, at, span, l)) return l.nodes.error(span);
  if (!scope.isUnsure) checkKnown(dated, at, span, l);
  if (dated.blank !== null) refuseAfterBlank({ name: dated.name, from: dated.blank }, at, span, scope, l);
  if (value.kind === 'call') return lowerTable(value, scope, l, at);
  if (value.kind === 'name') return readParameter(dated.name, value.span, scope, l, at);
  if (value.kind !== 'number' || value.unit === null) return l.nodes.error(span);
  const amount = l.nodes.constant(decimal(value.digits), INTEGER, value.span);
  return lowerUnitAmount(amount, value.unit, span, scope, l, at);
}

/** `mm` for `mm(ibc)`: a table that is not applied. */
function isBareTable(value: Expr, l: Lowering): boolean {
  if (value.kind !== 'name' || l.symbols.byName.get(value.name.text)?.kind !== 'table') return false;
  l.used.add(value.name.text);
  return true;
}

/** `given(UVT at d)`: whether the date is one of those on which the parameter is known. */
export function lowerGivenAt({ value, date }: AtExpr, span: Span, scope: Scope, l: Lowering): NodeId {
  const at = otherDate(date, scope, l);
  const dated = datedOf(value, l);
  if (dated === null && isBareTable(value, l)) reportUndated(value, l);
  else if (dated === null && !l.nodes.isError(l.lower(value, scope))) reportUndated(value, l);
  if (dated === null || at === null) return l.nodes.error(span);
  l.used.add(dated.name);
  l.asked.add(dated.name);
  if (!isKnown(dated, at, span, l)) return l.nodes.error(span);
  const { from } = dated.known;
  const until =
    dated.blank === null ? dated.known.until : earlierOf(dated.known.until, dayBefore(dated.blank));
  const since = lowerComparison('>=', at.node, dateNode(from, span, l), span, l);
  const upTo = lowerComparison('<=', at.node, dateNode(until, span, l), span, l);
  const [first, last] = [l.nodes.at(since).truth, l.nodes.at(upTo).truth];
  const both = (): NodeId =>
    first === true && last === true
      ? l.nodes.add({ op: 'and' }, [since, upTo], BOOLEAN, span, { truth: true })
      : lowerLogic('and', since, upTo, span, l);
  const known = first === true && last !== true ? upTo : last === true && first !== true ? since : both();
  for (const asked of [since, upTo, known]) l.knownOn.add(asked);
  return known;
}
