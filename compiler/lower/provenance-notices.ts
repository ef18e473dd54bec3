import { BOOLEAN, DATE } from '../../runtime/ir/type.ts';
import { ownValue } from '../../runtime/module/own-value.ts';
import type { ProvenanceSpec } from '../../runtime/module.ts';
import type { IrNotice, IrParameter, NodeId } from '../ir/ir.ts';
import { clauseOf } from '../model/clauses.ts';
import { WARNING_CODES } from '../model/keywords.ts';
import { type NoticeTarget, noticeTarget, ON_PERIOD } from './notices.ts';
import { type LawRead, lawReadBy } from './sources.ts';
import type { Lowering } from './state.ts';

/** Formulas that a node's value comes from beyond its own operands: of the step or input it reads. */
function sourcesOf(
  id: NodeId,
  l: Lowering,
): { readonly key: string; readonly roots: readonly NodeId[] } | null {
  const { operation } = l.nodes.at(id);
  if (operation.op === 'step') {
    const step = l.steps.get(operation.step);
    const roots = [step?.value, step?.condition].filter((root) => root !== undefined && root !== null);
    return { key: operation.step, roots };
  }
  if (operation.op !== 'input') return null;
  const fallback = l.inputs.get(operation.input)?.defaultValue ?? null;
  return { key: operation.input, roots: fallback === null ? [] : [fallback] };
}

/** What some formulas read, through every earlier step. */
interface Reached {
  /** Steps, tables, and parameters at the reference date. */
  readonly names: ReadonlySet<string>;
  /** Parameters at other dates, each once for each date. */
  readonly elsewhere: readonly { readonly parameter: IrParameter; readonly at: NodeId }[];
}

function reached(roots: readonly NodeId[], l: Lowering): Reached {
  const found = new Set<string>();
  const others = new Map<string, Reached['elsewhere'][number]>();
  const done = new Set<string>();
  const note = ({ name, at }: LawRead): void => {
    const parameter = l.parameters.get(name);
    if (at === null || parameter === undefined) found.add(name);
    else others.set(`${name} ${l.nodes.key(at)}`, { parameter, at });
    for (const unit of unitsOf(name, l)) note({ name: unit, at });
  };
  const visited = new Set<NodeId>();
  const visit = (id: NodeId): void => {
    if (visited.has(id)) return;
    visited.add(id);
    const { operation, args } = l.nodes.at(id);
    const read = lawReadBy(l.nodes.at(id));
    if (read !== null) note(read);
    if (operation.op === 'step') found.add(operation.step);
    const sources = sourcesOf(id, l);
    if (sources !== null && !done.has(sources.key)) {
      done.add(sources.key);
      sources.roots.forEach(visit);
    }
    args.forEach(visit);
  };
  roots.forEach(visit);
  return { names: found, elsewhere: [...others.values()] };
}

/** The money units that a parameter or table is written in. */
function unitsOf(name: string, l: Lowering): readonly string[] {
  const parameter = l.parameters.get(name);
  const table = l.tables.get(name);
  const units = [parameter?.unit, table?.unit, table?.givesUnit];
  return units.filter((unit) => unit !== undefined && unit !== null);
}

const PAID: ReadonlySet<string> = new Set(['perception', 'deduction', 'component']);

/** The formulas of what is paid, deducted or contributed. */
function paidRoots(l: Lowering): readonly NodeId[] {
  return [...l.steps.values()]
    .filter((step) => PAID.has(step.kind))
    .flatMap((step) => [step.value, ...(step.condition === null ? [] : [step.condition])]);
}

/** Whether the date at which a parameter is read lies on or after, or before, another one. */
function dateCondition(op: 'ge' | 'lt', iso: string, { parameter, at }: Dated, l: Lowering): NodeId {
  const { span } = parameter;
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

/** Where the warnings of a parameter or table point: at the line that its `on` names, else at the period. */
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

/** A parameter, and the date at which it is read: null for the reference date. */
interface Dated {
  readonly parameter: IrParameter;
  readonly at: NodeId | null;
}

function carriedNotice(read: Dated, l: Lowering): readonly IrNotice[] {
  const { parameter } = read;
  const carried = parameter.carryForward;
  const last = parameter.rows.at(-1);
  if (carried === null || last === undefined || carried.after > l.scheme.validUntil) return [];
  const text = `${parameter.label}: sin valor publicado desde ${carried.after}; se usa el de ${last.from.slice(0, 7)}`;
  return [notice(carried.code, dateCondition('ge', carried.after, read, l), text, parameter, l)];
}

function isUnconfirmed(provenance: ProvenanceSpec | null): provenance is ProvenanceSpec {
  return provenance?.provenance === 'unconfirmed';
}

function unverifiedText(name: string, provenance: ProvenanceSpec): string {
  return provenance.note === null ? `${name}: sin confirmar` : `${name}: sin confirmar, ${provenance.note}`;
}

function unverifiedRows(read: Dated, l: Lowering): readonly IrNotice[] {
  const { parameter } = read;
  return parameter.rows.flatMap((row, index) => {
    if (!isUnconfirmed(row.provenance)) return [];
    const since = dateCondition('ge', row.from, read, l);
    const next = parameter.rows[index + 1];
    const condition =
      next === undefined
        ? since
        : l.nodes.add(
            { op: 'and' },
            [since, dateCondition('lt', next.from, read, l)],
            BOOLEAN,
            parameter.span,
          );
    return [
      notice('PARAM_UNVERIFIED', condition, unverifiedText(parameter.id, row.provenance), parameter, l),
    ];
  });
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

/**
 * Warnings that no author writes: parameters carried forward past their last row, and parameters, tables and formulas
 * without a confirmed source, that a paid, deducted or contributed amount is computed from. What only a bound, a
 * warning or a shown total reads touches no amount; the trace and the documentation say how sure it is.
 */
export function provenanceNotices(l: Lowering): readonly IrNotice[] {
  const paid = reached(paidRoots(l), l);
  const elsewhere = Map.groupBy(paid.elsewhere, ({ parameter }) => parameter.id);
  const parameters = [...l.parameters.values()].flatMap((parameter) => {
    const now = paid.names.has(parameter.id) ? [{ parameter, at: null }] : [];
    const reads: readonly Dated[] = [...now, ...(elsewhere.get(parameter.id) ?? [])];
    return reads.length === 0 ? [] : [{ parameter, reads }];
  });
  const tables = [...l.tables.values()].filter((table) => paid.names.has(table.id));
  const calendars = [...l.calendars.values()].filter((calendar) => paid.names.has(calendar.id));
  const steps = [...l.steps.values()].filter((step) => PAID.has(step.kind) || paid.names.has(step.id));
  return [
    ...parameters.flatMap(({ reads }) => reads.flatMap((read) => carriedNotice(read, l))),
    ...parameters.flatMap(({ parameter, reads }) => [
      ...unverifiedWhole(parameter, ALWAYS, l),
      ...reads.flatMap((read) => unverifiedRows(read, l)),
    ]),
    ...[...tables, ...calendars].flatMap((one) => unverifiedWhole(one, ALWAYS, l)),
    ...steps.flatMap((step) => unverifiedWhole(step, step, l)),
  ];
}
