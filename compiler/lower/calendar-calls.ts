import type { CallExpr } from '../../dsl/ast/ast.ts';
import { dates } from '../../dsl/diagnostics/dates.ts';
import { names } from '../../dsl/diagnostics/names.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { suggest } from '../../dsl/lexer/suggest.ts';
import { DATE, INTEGER } from '../../runtime/ir/type.ts';
import { addWorkingDays, weekdaysBetween, workingDaysBetween } from '../../runtime/module/working-days.ts';
import { exact, ONE } from '../../runtime/numbers/exact.ts';
import { datesBetween, datesOf, wholesOf } from '../ir/date-range.ts';
import type { IrCalendar, IrNotice, NodeId } from '../ir/ir.ts';
import { addRanges, between, type Range } from '../ir/range.ts';
import { checkArity, lowerArgs } from './call-arguments.ts';
import { lowerComparison } from './conditions.ts';
import { fitsDateArgument } from './date-calls.ts';
import { inOrderOfText } from './formula-text.ts';
import { conditionsOf, dateNode, joined, targetOf } from './refused-dates.ts';
import type { Lowering, Scope } from './state.ts';

/** Functions that count by a calendar, and what their second argument is. */
export const CALENDAR_WORDS: ReadonlyMap<string, 'date' | 'number'> = new Map([
  ['workdays', 'date'],
  ['add_workdays', 'number'],
]);

/** The calendar that a call names as its third argument, or the only one of the file; null after a report. */
function calendarOf(call: CallExpr, l: Lowering): IrCalendar | null {
  const known = [...l.symbols.byName.values()].filter(({ kind }) => kind === 'calendar');
  const named = call.args[2];
  if (named === undefined && known.length === 1) {
    l.used.add(known[0]?.name ?? '');
    return l.calendars.get(known[0]?.name ?? '') ?? null;
  }
  const all = known.map(({ name }) => name);
  const name = named?.kind === 'name' ? named.name.text : null;
  const symbol = name === null ? undefined : l.symbols.byName.get(name);
  if (symbol?.kind === 'calendar') {
    l.used.add(symbol.name);
    return l.calendars.get(symbol.name) ?? null;
  }
  if (name !== null) {
    const suggestion = suggest(name, all);
    l.report.say(names.unknownMember, named?.span ?? call.span, {
      kind: quantityPhrases.calendar,
      name,
      suggestion,
      known: all,
    });
    return null;
  }
  const what = call.callee.text;
  l.report.say(dates.calendarFault, named?.span ?? call.span, {
    name: what,
    reason:
      all.length === 0 ? rulePhrases.countsByACalendarAndThis : rulePhrases.countsByACalendarAndThisFile,
    fix:
      all.length === 0
        ? rulePhrases.declareOneCalendarFeriadosWeekdaysMonday
        : rulePhrases.nameItAsTheThirdArgument(`${what}(…, …, ${all[0]})`),
  });
  return null;
}

type Side = readonly [date: NodeId, op: '<' | '>', iso: string];

/** True or false if a date lies on that side of another whatever is sent; null if that depends on the request. */
function verdict([date, op, iso]: Side, l: Lowering): boolean | null {
  const [first, last] = datesOf(l.nodes.at(date).range);
  const [always, never] = op === '<' ? [last < iso, first >= iso] : [first > iso, last <= iso];
  return always ? true : never ? false : null;
}

/** A read of a calendar: the dates that it must cover, and whether they are a span, which may be empty. */
interface Read {
  readonly args: readonly NodeId[];
  readonly start: NodeId;
  readonly end: NodeId;
  readonly isSpan: boolean;
}

/** The condition under which a request is refused: the place is computed, and a date is not covered. */
function refusal(
  sides: readonly Side[],
  read: Read,
  call: CallExpr,
  scope: Scope,
  l: Lowering,
): NodeId | null {
  const { span } = call;
  const asked = sides
    .filter((side) => verdict(side, l) === null)
    .map(([date, op, iso]) => lowerComparison(op, date, dateNode(iso, span, l), span, l));
  const outside = joined('or', asked, call, l);
  if (outside === null) return null;
  const [latest, earliest] = [
    datesOf(l.nodes.at(read.start).range)[1],
    datesOf(l.nodes.at(read.end).range)[0],
  ];
  // A span that ends before it begins has no days to count.
  const isCounted = !read.isSpan || latest <= earliest;
  const counted = isCounted ? [] : [lowerComparison('<=', read.start, read.end, span, l)];
  return joined('and', [...conditionsOf(scope, span, l), ...counted, outside], call, l);
}

/** Kept for one refusal for each calendar and field, however often a formula counts by it. */
function refuse(
  calendar: IrCalendar,
  { field, source }: Pick<IrNotice, 'field' | 'source'>,
  outside: NodeId,
  l: Lowering,
): void {
  const earlier = l.uncovered.find((one) => one.calendar === calendar && one.field === field);
  if (earlier === undefined) l.uncovered.push({ calendar, field, source, outside: [outside] });
  else earlier.outside.push(outside);
}

/** The refusals of dates that a calendar does not cover, each in an order that does not depend on who counts first. */
export function calendarRefusals(l: Lowering): readonly IrNotice[] {
  return l.uncovered.flatMap(({ calendar, field, source, outside }): readonly IrNotice[] => {
    const { label, from, until, span } = calendar;
    const condition = joined('or', inOrderOfText(outside, l.nodes), calendar, l);
    if (condition === null) return [];
    return [
      {
        kind: 'refuse',
        implied: 'calendar',
        code: 'VALIDATION_ERROR',
        severity: 'warning',
        field,
        source,
        presence: null,
        condition,
        message: [{ text: `${label}: se conocen los feriados del ${from} al ${until}` }],
        span,
      },
    ];
  });
}

/**
 * PAY629 where the dates never lie inside of what the calendar covers; where they may not, the request is refused,
 * unless the conditions before the call leave that out.
 */
function cover(calendar: IrCalendar, call: CallExpr, read: Read, scope: Scope, l: Lowering): boolean {
  const { from, until } = calendar;
  const both = [read.start, read.end];
  const sides = both.flatMap((date): readonly Side[] => [
    [date, '<', from],
    [date, '>', until],
  ]);
  const verdicts = sides.map((side) => verdict(side, l));
  if (verdicts.every((one) => one === false)) return true;
  if (verdicts.includes(true) || scope.mustCover) {
    const ends = both.flatMap((date) => datesOf(l.nodes.at(date).range)).toSorted();
    const params = { name: calendar.id, from: ends[0] ?? '', until: ends.at(-1) ?? '' };
    l.report.say(dates.outsideCalendar, call.span, { ...params, known: quantityPhrases.fromTo(from, until) });
    return false;
  }
  const condition = refusal(sides, read, call, scope, l);
  if (condition === null) return true;
  refuse(calendar, targetOf(read.args, call.callee.text, call, l), condition, l);
  return true;
}

/** The dates or whole numbers that a count can come to, from the ends of its arguments. */
function ends(compute: (end: 0 | 1) => string | number): Range {
  const [low, high] = [compute(0), compute(1)];
  if (typeof low === 'string' && typeof high === 'string') return datesBetween(low, high);
  return between(exact(BigInt(low)), exact(BigInt(high)));
}

/** More days than a calendar covers are not walked to find out how far they reach. */
const MOST = 40_000;

function lowerWorkdays(calendar: IrCalendar, args: readonly NodeId[], call: CallExpr, l: Lowering): NodeId {
  const { span } = call;
  const [a, b] = args.map((arg) => datesOf(l.nodes.at(arg).range));
  const range = ends((end) => workingDaysBetween(calendar, a?.[1 - end] ?? '', b?.[end] ?? ''));
  const week = calendar.weekdays.map((day) => l.nodes.constant(exact(BigInt(day)), INTEGER, span));
  const days = l.nodes.add({ op: 'weekdays_between' }, [...args, ...week], INTEGER, span, {
    range: ends((end) => weekdaysBetween(a?.[1 - end] ?? '', b?.[end] ?? '', ...calendar.weekdays)),
    grid: ONE,
  });
  const counted = { op: 'holidays', calendar: calendar.id } as const;
  const holidays = l.nodes.add(counted, args, INTEGER, span, {
    range: holidayRange(calendar, false),
    grid: ONE,
  });
  return l.nodes.add({ op: 'sub' }, [days, holidays], INTEGER, span, { range, grid: ONE });
}

function holidayRange({ holidays }: IrCalendar, isBothWays: boolean): Range {
  const all = BigInt(holidays.length);
  return between(exact(isBothWays ? -all : 0n), exact(all));
}

function lowerAddWorkdays(
  calendar: IrCalendar,
  args: readonly NodeId[],
  call: CallExpr,
  l: Lowering,
): NodeId {
  const { span } = call;
  const [start, count] = args;
  if (start === undefined || count === undefined) return l.nodes.error(span);
  const dateEnds = datesOf(l.nodes.at(start).range);
  const counts = wholesOf(l.nodes.at(count).range).map((each) => Math.max(-MOST, Math.min(each, MOST)));
  const range = ends((end) => addWorkingDays(calendar, dateEnds[end], counts[end] ?? 0));
  const passed = { op: 'holidays_ahead', calendar: calendar.id } as const;
  const holidays = l.nodes.add(passed, args, INTEGER, span, {
    range: holidayRange(calendar, true),
    grid: ONE,
  });
  const further = l.nodes.add({ op: 'add' }, [count, holidays], INTEGER, span, {
    range: addRanges(l.nodes.at(count).range, l.nodes.at(holidays).range),
    grid: ONE,
  });
  const week = calendar.weekdays.map((day) => l.nodes.constant(exact(BigInt(day)), INTEGER, span));
  return l.nodes.add({ op: 'add_weekdays' }, [start, further, ...week], DATE, span, { range });
}

/** `workdays(a, b)`, `add_workdays(d, n)`: by the calendar of the file, or by the one that a third argument names. */
export function lowerCalendarCall(call: CallExpr, scope: Scope, l: Lowering): NodeId {
  const takes = CALENDAR_WORDS.get(call.callee.text) ?? 'date';
  const enough = checkArity(call, 2, 3, quantityPhrases.twoArgumentsAndACalendarWhere, l);
  const calendar = enough ? calendarOf(call, l) : null;
  const args = lowerArgs({ ...call, args: call.args.slice(0, 2) }, scope, l);
  const [first, second] = args ?? [];
  if (calendar === null || first === undefined || second === undefined) return l.nodes.error(call.span);
  const fit = [
    fitsDateArgument('date', l.nodes.at(first), call, l),
    fitsDateArgument(takes, l.nodes.at(second), call, l),
  ];
  if (fit.includes(false)) return l.nodes.error(call.span);
  const both = [first, second];
  const isSpan = takes === 'date';
  const value = isSpan ? lowerWorkdays(calendar, both, call, l) : lowerAddWorkdays(calendar, both, call, l);
  const read = { args: both, start: first, end: isSpan ? second : value, isSpan };
  return cover(calendar, call, read, scope, l) ? value : l.nodes.error(call.span);
}
