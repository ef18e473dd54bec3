import { BOOLEAN, DATE } from '../../runtime/ir/type.ts';
import { ownValue } from '../../runtime/module/own-value.ts';
import type { ProvenanceSpec } from '../../runtime/module.ts';
import type { IrNotice, IrParameter, NodeId } from '../ir/ir.ts';
import { clauseOf } from '../model/clauses.ts';
import { WARNING_CODES } from '../model/keywords.ts';
import { type NoticeTarget, noticeTarget, ON_PERIOD } from './notices.ts';
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

/** Parameters, tables and steps that the given formulas read, through every earlier step. */
function reached(roots: readonly NodeId[], l: Lowering): ReadonlySet<string> {
  const found = new Set<string>();
  const done = new Set<string>();
  const visit = (id: NodeId): void => {
    const { operation, args } = l.nodes.at(id);
    if (operation.op === 'parameter') found.add(operation.parameter);
    if (operation.op === 'step') found.add(operation.step);
    if ('table' in operation) found.add(operation.table);
    const sources = sourcesOf(id, l);
    if (sources !== null && !done.has(sources.key)) {
      done.add(sources.key);
      sources.roots.forEach(visit);
    }
    args.forEach(visit);
  };
  roots.forEach(visit);
  for (const name of [...found]) for (const unit of unitsOf(name, l)) found.add(unit);
  return found;
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

function dateCondition(op: 'ge' | 'lt', iso: string, parameter: IrParameter, l: Lowering): NodeId {
  const { span } = parameter;
  const reference = l.nodes.add({ op: 'period', field: 'reference_date' }, [], DATE, span);
  const date = l.nodes.add({ op: 'date', iso }, [], DATE, span);
  return l.nodes.add({ op }, [reference, date], BOOLEAN, span);
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

function carriedNotice(parameter: IrParameter, l: Lowering): readonly IrNotice[] {
  const carried = parameter.carryForward;
  const last = parameter.rows.at(-1);
  if (carried === null || last === undefined || carried.after > l.scheme.validUntil) return [];
  const text = `${parameter.label}: sin valor publicado desde ${carried.after}; se usa el de ${last.from.slice(0, 7)}`;
  return [notice(carried.code, dateCondition('ge', carried.after, parameter, l), text, parameter, l)];
}

function isUnconfirmed(provenance: ProvenanceSpec | null): provenance is ProvenanceSpec {
  return provenance?.provenance === 'unconfirmed';
}

function unverifiedText(name: string, provenance: ProvenanceSpec): string {
  return provenance.note === null ? `${name}: sin confirmar` : `${name}: sin confirmar, ${provenance.note}`;
}

function unverifiedRows(parameter: IrParameter, l: Lowering): readonly IrNotice[] {
  return parameter.rows.flatMap((row, index) => {
    if (!isUnconfirmed(row.provenance)) return [];
    const since = dateCondition('ge', row.from, parameter, l);
    const next = parameter.rows[index + 1];
    const condition =
      next === undefined
        ? since
        : l.nodes.add(
            { op: 'and' },
            [since, dateCondition('lt', next.from, parameter, l)],
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
  const parameters = [...l.parameters.values()].filter((parameter) => paid.has(parameter.id));
  const tables = [...l.tables.values()].filter((table) => paid.has(table.id));
  const steps = [...l.steps.values()].filter((step) => PAID.has(step.kind) || paid.has(step.id));
  return [
    ...parameters.flatMap((parameter) => carriedNotice(parameter, l)),
    ...parameters.flatMap((parameter) => [
      ...unverifiedWhole(parameter, ALWAYS, l),
      ...unverifiedRows(parameter, l),
    ]),
    ...tables.flatMap((table) => unverifiedWhole(table, ALWAYS, l)),
    ...steps.flatMap((step) => unverifiedWhole(step, step, l)),
  ];
}
