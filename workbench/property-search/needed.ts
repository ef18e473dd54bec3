import type { Ir, IrItem, IrNotice, NodeId } from '../../compiler/ir/ir.ts';
import { SUMMARY_FIELDS, wordOf } from '../../compiler/model/keywords.ts';
import type { SummaryField, TotalTerm } from '../../runtime/module.ts';

const KINDS: Readonly<Record<SummaryField, readonly string[]>> = {
  gross_salary: ['perception'],
  total_perceptions: ['perception'],
  total_deductions: ['deduction'],
  net_salary: ['perception', 'deduction'],
  employer_contributions_total: ['component'],
  employer_total_cost: ['perception', 'component'],
};

/** What a field of the summary adds up: the total mapped to it, else every line of its kinds. */
function termsOfField(field: SummaryField, ir: Ir): readonly TotalTerm[] {
  const steps = ir.items.filter((item) => item.item === 'step');
  const mapped = steps.find(({ as }) => as === field);
  if (mapped !== undefined) return [{ step: mapped.id, sign: 1 }];
  return steps
    .filter(({ kind }) => KINDS[field].includes(kind))
    .map(({ id, kind }) => ({ step: id, sign: field === 'net_salary' && kind === 'deduction' ? -1 : 1 }));
}

/** What a target of `monotone` adds up: a step by itself, or a field of the summary. */
export function termsOf(target: string, ir: Ir): readonly TotalTerm[] {
  const field = wordOf(SUMMARY_FIELDS, target);
  const isStep = ir.items.some((item) => item.item === 'step' && item.id === target);
  return isStep || field === null ? [{ step: target, sign: 1 }] : termsOfField(field, ir);
}

function rootsOf(item: IrItem): readonly NodeId[] {
  const roots =
    item.item === 'input'
      ? [item.defaultValue, item.requiredWhen]
      : [item.presence, item.condition, item.value];
  return roots.filter((root) => root !== null);
}

/** Steps and formulas whose values are wanted. */
export interface Wanted {
  readonly steps: readonly string[];
  readonly formulas: readonly NodeId[];
}

/** Inputs and steps that what is wanted is computed from. */
export function readBy({ steps, formulas }: Wanted, ir: Ir): ReadonlySet<string> {
  const items = new Map(ir.items.map((item) => [item.id, item]));
  const scales = new Map(ir.tables.map((table) => [table.id, table.scale]));
  const needed = new Set<string>();
  const need = (id: string): void => {
    const item = items.get(id);
    if (item === undefined || needed.has(id)) return;
    needed.add(id);
    rootsOf(item).forEach(visit);
  };
  const visit = (id: NodeId): void => {
    const node = ir.nodes[id];
    if (node === undefined) return;
    const { operation, args } = node;
    if (operation.op === 'step') need(operation.step);
    if (operation.op === 'input') need(operation.input);
    const scale = 'table' in operation ? (scales.get(operation.table) ?? null) : null;
    if (scale !== null) visit(scale);
    args.forEach(visit);
  };
  steps.forEach(need);
  formulas.forEach(visit);
  return needed;
}

/** Inputs and steps that what is wanted, and the refusals of the file, are computed from. */
export function neededFor({ steps, formulas }: Wanted, ir: Ir): ReadonlySet<string> {
  const refusals = ir.notices.filter(({ kind }) => kind === 'refuse');
  return readBy({ steps, formulas: [...formulas, ...refusals.flatMap(formulasOf)] }, ir);
}

/** What decides whether a notice is raised. */
export function formulasOf({ presence, condition }: IrNotice): readonly NodeId[] {
  return presence === null ? [condition] : [presence, condition];
}
