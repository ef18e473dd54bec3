import type { Ir, IrParameter } from '../../compiler/ir/ir.ts';
import {
  dayAfter,
  dayBefore,
  earlierOf,
  firstDayOf,
  monthAfter,
  monthOf,
} from '../../compiler/parameters/calendar.ts';
import { lastFrom, sparseParameterAt } from '../../runtime/module/parameter.ts';
import { type Exact, equal } from '../../runtime/numbers/exact.ts';
import type { Version } from './change.ts';
import type { Declared, Facet } from './declared.ts';

/** Days from a first one up to, and without, another one. */
interface Days {
  readonly from: string;
  readonly before: string;
}

/** The effect of a changed, added or removed dated row on what is read. */
export type RowEffect =
  /** No period of the rules reads the row. */
  | 'unread'
  /** Every date that both versions read finds the same parameter. */
  | 'same'
  | 'differs';

/** A declaration in one version, with the row that changed; null where that version lacks the row. */
interface RowSide {
  readonly version: Version;
  readonly declared: Declared;
  readonly facet: Facet | null;
}

const NEVER = '9999-12-31';
const ALWAYS: Days = { from: '0000-01-01', before: NEVER };

/** The first day of the row, or of the block of rows, that a piece belongs to; null for any other piece. */
function firstDay({ row }: Facet): string | null {
  return row?.day ?? null;
}

/** True of a piece that belongs to a dated row, or to a block of rows. */
export function isOfDatedRow(facet: Facet): boolean {
  return firstDay(facet) !== null;
}

/** Judges a change of a row by the dates at which its parameter is read. */
export function rowEffect(was: RowSide, is: RowSide): RowEffect {
  const sides = [was, is];
  const held = sides.flatMap((side) => daysOf(side) ?? []);
  if (!sides.some((side) => isRead(side))) return 'unread';
  const [before, after] = [valid(was.version.ir), valid(is.version.ir)];
  if (common(before, after) === null) return 'differs';
  const compared = common(readable(was), readable(is));
  const parameters = sides.map(({ version, declared }) => parameterOf(version.ir, declared));
  const [old, now] = parameters;
  if (compared === null || old === undefined || now === undefined) return 'differs';
  const isBeyond = sides.some((side) => isRead(side) && !isWithin(side, compared));
  if (isBeyond || !isSameKind(old, now)) return 'differs';
  return held.some((days) => differWithin(old, now, common(days, compared))) ? 'differs' : 'same';
}

/** The days from the row up to the next one; the row of a sparse parameter holds for its month alone. */
function daysOf({ version, declared, facet }: RowSide): Days | null {
  const from = facet === null ? null : firstDay(facet);
  if (from === null) return null;
  const isSparse = parameterOf(version.ir, declared)?.sparse === true;
  if (isSparse) return { from, before: firstDayOf(monthAfter(monthOf(from))) };
  const later = declared.facets.flatMap((one) => firstDay(one) ?? []).filter((day) => day > from);
  return { from, before: later.sort()[0] ?? NEVER };
}

function isRead(side: RowSide): boolean {
  const days = daysOf(side);
  return days !== null && common(days, readable(side)) !== null;
}

/** True if everything that the version reads of the row lies inside the compared days. */
function isWithin(side: RowSide, compared: Days): boolean {
  const days = daysOf(side);
  const read = days === null ? null : common(days, readable(side));
  return read === null || (compared.from <= read.from && read.before <= compared.before);
}

function valid({ scheme }: Ir): Days {
  return { from: scheme.validFrom, before: dayAfter(scheme.validUntil) };
}

/**
 * The dates at which a declaration is read: those of the validity. `changes(parameter)` also looks at the beginning of the
 * period, which may lie in the month before; what is read `at` another date is read at any.
 */
function readable({ version: { ir }, declared: { name } }: RowSide): Days {
  if (isReadElsewhere(ir, name)) return ALWAYS;
  const days = valid(ir);
  const looksBack = ir.nodes.some(
    ({ operation }) => operation.op === 'changes' && operation.parameter === name,
  );
  return looksBack ? { ...days, from: firstDayOf(monthOf(dayBefore(`${monthOf(days.from)}-01`))) } : days;
}

/** True if a parameter or table, or what is counted in it, is read at another date than the reference date. */
function isReadElsewhere(ir: Ir, name: string): boolean {
  const counted = [...ir.parameters, ...ir.tables].filter(
    (one) => one.unit === name || ('givesUnit' in one && one.givesUnit === name),
  );
  const read = ir.nodes.some(
    ({ operation, args }) =>
      (operation.op === 'parameter' && operation.parameter === name && args.length > 0) ||
      (operation.op === 'apply' && operation.table === name && args.length > 1),
  );
  return read || counted.some(({ id }) => isReadElsewhere(ir, id));
}

function common(one: Days, other: Days): Days | null {
  const [, from = ''] = [one.from, other.from].sort();
  const before = earlierOf(one.before, other.before);
  return from < before ? { from, before } : null;
}

function parameterOf(ir: Ir, { kind, name }: Declared): IrParameter | undefined {
  return kind === 'unit' || kind === 'param' ? ir.parameters.find(({ id }) => id === name) : undefined;
}

function isSameKind(old: IrParameter, now: IrParameter): boolean {
  return old.unit === now.unit && old.type.kind === now.type.kind && old.sparse === now.sparse;
}

function differWithin(old: IrParameter, now: IrParameter, days: Days | null): boolean {
  if (days === null) return false;
  const starts = [...old.rows, ...now.rows].map(({ from }) => from);
  const inside = starts.filter((from) => from > days.from && from < days.before);
  return [days.from, ...inside].some((date) => !isSameValue(valueAt(old, date), valueAt(now, date)));
}

function valueAt({ rows, sparse }: IrParameter, date: string): Exact | null {
  return sparse ? sparseParameterAt(rows, date) : (lastFrom(rows, date)?.value ?? null);
}

function isSameValue(one: Exact | null, other: Exact | null): boolean {
  return one === null || other === null ? one === other : equal(one, other);
}
