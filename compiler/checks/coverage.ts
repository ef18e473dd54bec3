import type { Span } from '../../dsl/ast/ast.ts';
import { dates } from '../../dsl/diagnostics/dates.ts';
import type { Label } from '../../dsl/diagnostics/diagnostic.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import type { Ir, IrInput, IrNotice, IrStep, NodeId } from '../ir/ir.ts';
import { firstRow } from '../lower/defined-labels.ts';
import { lawReadBy } from '../lower/sources.ts';
import type { Lowering } from '../lower/state.ts';
import { dayBefore } from '../parameters/calendar.ts';
import { coverageGap, type DateSpan } from '../parameters/coverage.ts';
import { tableCoverageGap } from '../tables/use.ts';

/** Something that reads parameters: a step, a notice, or an input by its default and its bounds. */
interface Reader {
  readonly name: string;
  readonly roots: readonly (NodeId | null)[];
  readonly presence: NodeId | null;
  readonly span: Span;
}

function stepReader(step: IrStep): Reader {
  const exempt = step.exceptions.map((exception) => exception.amount);
  const roots = [step.value, step.condition, step.base, step.rate, ...exempt];
  return { name: step.id, roots, presence: step.presence, span: step.span };
}

function noticeReader(notice: IrNotice): Reader {
  const shown = notice.message.flatMap((part) => ('value' in part ? [part.value] : []));
  const roots = [notice.condition, ...shown];
  return { name: notice.code, roots, presence: notice.presence, span: notice.span };
}

function inputReader(input: IrInput): Reader {
  const roots = [
    input.defaultValue,
    input.requiredWhen,
    input.lower?.value ?? null,
    input.upper?.value ?? null,
  ];
  return { name: input.id, roots, presence: null, span: input.span };
}

/** The dates at which a step exists, as far as its `from` and `until` say. */
function existence(presence: NodeId | null, l: Lowering): DateSpan {
  const whole = { from: l.scheme.validFrom, until: l.scheme.validUntil };
  if (presence === null) return whole;
  const { operation, args } = l.nodes.at(presence);
  if (operation.op === 'and') return existence(args[0] ?? null, l);
  if (operation.op !== 'active') return whole;
  const from = operation.from !== null && operation.from > whole.from ? operation.from : whole.from;
  const until = operation.until !== null && operation.until < whole.until ? operation.until : whole.until;
  return { from, until };
}

/** A parameter or table that has no value at some dates. */
interface Gap {
  readonly name: string;
  readonly dates: DateSpan;
  readonly span: Span;
}

/** Where the parameter or table has no value, or the unit that it is counted in has none. */
function gapOf(name: string, within: DateSpan, l: Lowering): Gap | null {
  const [parameter, table] = [l.parameters.get(name), l.tables.get(name)];
  const own =
    parameter !== undefined
      ? coverageGap(parameter, l.scheme, within)
      : table !== undefined
        ? tableCoverageGap(table, l.scheme, within)
        : null;
  const span = (parameter ?? table)?.span;
  if (own !== null && span !== undefined) return { name, dates: own, span };
  const units = [parameter?.unit ?? null, table?.unit ?? null, table?.givesUnit ?? null];
  for (const unit of units) {
    const gap = unit === null ? null : gapOf(unit, within, l);
    if (gap !== null) return gap;
  }
  return null;
}

/** A parameter or table that a formula reads at the reference date, and the dates at which it does. */
interface DatedRead {
  readonly name: string;
  readonly within: DateSpan;
}

/** What a formula reads: each cell of a dated one is read while it holds, and no longer. */
function readsWithin(root: NodeId, within: DateSpan, l: Lowering): readonly DatedRead[] {
  const node = l.nodes.at(root);
  const { operation, args } = node;
  const read = lawReadBy(node);
  const own = read !== null && read.at === null ? [{ name: read.name, within }] : [];
  const held = operation.op === 'dated' ? cellDates(operation.dates, within) : args.map(() => within);
  const inner = args.flatMap((arg, place) => {
    const dates = held[place] ?? within;
    return dates.from > dates.until ? [] : readsWithin(arg, dates, l);
  });
  return [...own, ...inner];
}

/** When each cell holds: from its date to the day before the next, the first from the beginning on. */
function cellDates(dates: readonly string[], within: DateSpan): readonly DateSpan[] {
  return dates.map((date, place) => {
    const next = dates[place + 1];
    return {
      from: place === 0 || date < within.from ? within.from : date,
      until: next === undefined || next > within.until ? within.until : dayBefore(next),
    };
  });
}

/** The validity, where the gap lies at one of its ends. */
function validityAt({ from, until }: DateSpan, { scheme }: Lowering): readonly Label[] {
  const { validFrom, validUntil, validSpan } = scheme;
  return from === validFrom || until === validUntil
    ? [{ span: validSpan, text: quantityPhrases.validOnTheseDates }]
    : [];
}

/** PAY611: parameters and tables that have no value on a date at which something reads them. */
export function checkCoverage(l: Lowering, ir: Ir): void {
  const readers = [
    ...[...l.steps.values()].map(stepReader),
    ...ir.notices.map(noticeReader),
    ...[...l.inputs.values()].map(inputReader),
  ];
  for (const { name: reader, roots, presence, span } of readers) {
    const within = existence(presence, l);
    const told = new Set<string>();
    for (const read of roots.flatMap((root) => (root === null ? [] : readsWithin(root, within, l)))) {
      const gap = gapOf(read.name, read.within, l);
      if (gap === null || told.has(gap.name)) continue;
      told.add(gap.name);
      const params = { name: gap.name, reader, from: gap.dates.from, until: gap.dates.until };
      const labels = [
        { span, text: quantityPhrases.readHere },
        ...firstRow(gap.name, l),
        ...validityAt(gap.dates, l),
      ];
      l.report.say(dates.notCovered, gap.span, params, { labels });
    }
  }
}
