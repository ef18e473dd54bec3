import type { Span } from '../../dsl/ast/ast.ts';
import { BOOLEAN, DATE } from '../../runtime/ir/type.ts';
import { ownValue } from '../../runtime/module/own-value.ts';
import type { ProvenanceSpec } from '../../runtime/module.ts';
import type { IrNotice, IrParameter, IrTable, NodeId } from '../ir/ir.ts';
import { clauseOf } from '../model/clauses.ts';
import { WARNING_CODES } from '../model/keywords.ts';
import { type NoticeTarget, noticeTarget, ON_PERIOD } from './notices.ts';
import { PAID, type PaidRead, paidReads } from './paid-reads.ts';
import type { Reach, Reaches } from './reach.ts';
import type { Lowering } from './state.ts';
import { rowConditions } from './table-row-conditions.ts';

/** The condition that something is read on or after a date, or before it. */
function dateCondition(op: 'ge' | 'lt', iso: string, at: NodeId | null, span: Span, l: Lowering): NodeId {
  const read = at ?? l.nodes.add({ op: 'period', field: 'reference_date' }, [], DATE, span);
  const date = l.nodes.add({ op: 'date', iso }, [], DATE, span);
  const condition = l.nodes.add({ op }, [read, date], BOOLEAN, span);
  return inputsIn(read, l).reduce((all, input) => {
    const given = l.nodes.add({ op: 'given', input }, [], BOOLEAN, span);
    return l.nodes.add({ op: 'and' }, [given, all], BOOLEAN, span);
  }, condition);
}

/** Inputs without a default that a date is computed from: nobody may have sent them. */
function inputsIn(id: NodeId, l: Lowering): readonly string[] {
  const { operation, args } = l.nodes.at(id);
  if (operation.op !== 'input') return args.flatMap((arg) => inputsIn(arg, l));
  return l.inputs.get(operation.input)?.presence === 'default' ? [] : [operation.input];
}

/** The target of the warnings of a parameter or table: the line that its `on` names, else the period. */
function targetOf(name: string, l: Lowering): NoticeTarget {
  const symbol = l.symbols.byName.get(name);
  if (symbol?.kind !== 'unit' && symbol?.kind !== 'param') return ON_PERIOD;
  const on = clauseOf(symbol.decl.clauses, 'on')?.expr;
  return (on === undefined ? null : noticeTarget(name, on, l)) ?? ON_PERIOD;
}

function notice(
  code: string,
  condition: NodeId,
  text: string,
  parameter: { id: string; span: IrNotice['span'] },
  l: Lowering,
): IrNotice {
  return {
    kind: 'warn',
    code,
    severity: ownValue(WARNING_CODES, code) ?? 'warning',
    ...targetOf(parameter.id, l),
    presence: null,
    condition,
    message: [{ text }],
    span: parameter.span,
  };
}

/** A parameter, the date at which it is read (null for the reference date), and when that is done. */
interface Dated {
  readonly parameter: IrParameter;
  readonly at: NodeId | null;
  readonly reach: Reach;
}

/** What must hold beside the reach: where the value is read at all, nothing before it is. */
function within({ reach }: Pick<Dated, 'reach'>, conditions: readonly NodeId[], known: Known): NodeId | null {
  const { l, reaches } = known;
  const around = reaches.conditionOf(reach);
  const all = [...(around === null ? [] : [around]), ...conditions];
  const [first, ...others] = all;
  if (first === undefined) return null;
  return others.reduce(
    (one, other) => l.nodes.add({ op: 'and' }, [one, other], BOOLEAN, l.nodes.at(other).span),
    first,
  );
}

interface Known {
  readonly l: Lowering;
  readonly reaches: Reaches;
}

function carriedNotice(read: Dated, known: Known): readonly IrNotice[] {
  const { parameter, at } = read;
  const { l } = known;
  const carried = parameter.carryForward;
  const last = parameter.rows.at(-1);
  if (carried === null || last === undefined || carried.after > l.scheme.validUntil) return [];
  const text = `${parameter.label}: sin valor publicado desde ${carried.after}; se usa el de ${last.from.slice(0, 7)}`;
  const late = dateCondition('ge', carried.after, at, parameter.span, l);
  return [notice(carried.code, within(read, [late], known) ?? late, text, parameter, l)];
}

function isUnconfirmed(provenance: ProvenanceSpec | null): provenance is ProvenanceSpec {
  return provenance?.provenance === 'unconfirmed';
}

function unverifiedText(name: string, provenance: ProvenanceSpec): string {
  return provenance.note === null ? `${name}: sin confirmar` : `${name}: sin confirmar, ${provenance.note}`;
}

/** The conditions that limit a read from a date to the next one, if there is one. */
function dateConditions(
  [from, next]: readonly [string, string | undefined],
  at: NodeId | null,
  span: Span,
  l: Lowering,
): readonly NodeId[] {
  const until = next === undefined ? [] : [dateCondition('lt', next, at, span, l)];
  return [dateCondition('ge', from, at, span, l), ...until];
}

function unverifiedRows(read: Dated, known: Known): readonly IrNotice[] {
  const { parameter, at } = read;
  const { l } = known;
  return parameter.rows.flatMap((row, index) => {
    if (!isUnconfirmed(row.provenance)) return [];
    const days = dateConditions([row.from, parameter.rows[index + 1]?.from], at, parameter.span, l);
    const condition = within(read, days, known) ?? l.nodes.truth(true, parameter.span);
    return [
      notice('PARAM_UNVERIFIED', condition, unverifiedText(parameter.id, row.provenance), parameter, l),
    ];
  });
}

/** The warnings of the rows of a table: each where the table is applied to what is in that row. */
function unverifiedTableRows(table: IrTable, reads: readonly PaidRead[], known: Known): readonly IrNotice[] {
  const { l } = known;
  const applied = reads.filter(({ argument }) => argument !== null);
  return rowsOf(table).flatMap(({ block, next, row, place }) => {
    const { provenance } = row;
    if (!isUnconfirmed(provenance) || applied.length === 0) return [];
    const conditions = applied.flatMap((read) => {
      if (read.argument === null) return [];
      const isDated = table.blocks.length > 1;
      const days = isDated ? dateConditions([block.from, next], read.at, table.span, l) : [];
      const inRow = rowConditions(table, { block, place }, { argument: read.argument, at: read.at }, l);
      return within(read, [...days, ...inRow], known) ?? l.nodes.truth(true, table.span);
    });
    const condition = conditions.reduce((one, other) =>
      l.nodes.add({ op: 'or' }, [one, other], BOOLEAN, table.span),
    );
    const name = row.word === null ? table.id : `${table.id}(${row.word})`;
    return [notice('PARAM_UNVERIFIED', condition, unverifiedText(name, provenance), table, l)];
  });
}

function rowsOf(table: IrTable) {
  return table.blocks.flatMap((block, at) =>
    block.rows.map((row, place) => ({ block, next: table.blocks[at + 1]?.from, row, place })),
  );
}

/** The warning of an unconfirmed whole: a parameter, a table, or a formula where its step exists and its `when` holds. */
function unverifiedWhole(
  one: { readonly id: string; readonly provenance: ProvenanceSpec | null; readonly span: IrNotice['span'] },
  applies: Pick<IrNotice, 'presence'> & { readonly condition: NodeId | null },
  l: Lowering,
): readonly IrNotice[] {
  if (!isUnconfirmed(one.provenance)) return [];
  const condition = applies.condition ?? l.nodes.truth(true, one.span);
  const said = notice('PARAM_UNVERIFIED', condition, unverifiedText(one.id, one.provenance), one, l);
  return [{ ...said, presence: applies.presence }];
}

const ALWAYS = { presence: null, condition: null };

/** The reads of a parameter: one at the reference date, whatever the reach, and one for each other date. */
function datedReads(
  parameter: IrParameter,
  reads: readonly PaidRead[],
  { l, reaches }: Known,
): readonly Dated[] {
  const now = reads.some(({ at }) => at === null) ? [{ parameter, at: null, reach: reaches.always }] : [];
  const byDate = Map.groupBy(
    reads.filter(({ at }) => at !== null),
    ({ at }) => (at === null ? null : l.nodes.key(at)),
  );
  const elsewhere = [...byDate.values()].map((same) => ({
    parameter,
    at: same[0]?.at ?? null,
    reach: reaches.any(same.map(({ reach }) => reach)),
  }));
  return [...now, ...elsewhere];
}

/**
 * Warnings that no author writes: parameters carried forward past their last row, and parameters, tables and formulas
 * without a confirmed source, that a paid, deducted or contributed amount is computed from. What only a bound, a
 * warning or a shown total reads touches no amount; the trace and the documentation say how sure it is. A row of a table, and
 * what is read at a date of its own, is said only where it is read.
 */
export function provenanceNotices(l: Lowering): readonly IrNotice[] {
  const { reads, steps: paid, reaches } = paidReads(l);
  const known = { l, reaches };
  const byName = Map.groupBy(reads, ({ name }) => name);
  const parameters = [...l.parameters.values()].flatMap((parameter) => {
    const own = byName.get(parameter.id);
    return own === undefined ? [] : [{ parameter, reads: datedReads(parameter, own, known) }];
  });
  const tables = [...l.tables.values()].filter(({ id }) => byName.has(id));
  const calendars = [...l.calendars.values()].filter(({ id }) => byName.has(id));
  const steps = [...l.steps.values()].filter((step) => PAID.has(step.kind) || paid.has(step.id));
  return [
    ...parameters.flatMap(({ reads }) => reads.flatMap((read) => carriedNotice(read, known))),
    ...parameters.flatMap(({ parameter, reads }) => [
      ...unverifiedWhole(parameter, ALWAYS, l),
      ...reads.flatMap((read) => unverifiedRows(read, known)),
    ]),
    ...[...tables, ...calendars].flatMap((one) => unverifiedWhole(one, ALWAYS, l)),
    ...tables.flatMap((table) => unverifiedTableRows(table, byName.get(table.id) ?? [], known)),
    ...steps.flatMap((step) => unverifiedWhole(step, step, l)),
  ];
}
