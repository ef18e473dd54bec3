import type { ExecutableIr, ExecutableNotice, NodeId } from './executable-ir.ts';
import { Operands } from './operands.ts';

/** The ids of the steps that formulas read, and of those that these read. */
export function stepsRead(ir: ExecutableIr, roots: readonly NodeId[]): ReadonlySet<string> {
  const operands = new Operands(ir);
  const items = new Map(ir.items.map((item) => [item.id, item]));
  const [steps, seen, open] = [new Set<string>(), new Set<NodeId>(), [...roots]];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    open.push(...operands.of(id));
    const operation = ir.nodes[id]?.operation;
    if (operation?.op !== 'step' || steps.has(operation.step)) continue;
    steps.add(operation.step);
    const step = items.get(operation.step);
    if (step !== undefined) open.push(...rootsOf(step));
  }
  return steps;
}

/** The formulas that decide whether an input or a call is refused, and what its refusal says. */
export function rootsOfRefusals({ items, notices }: ExecutableIr): readonly NodeId[] {
  const inputs = items.flatMap((item) => (item.item === 'input' ? rootsOf(item) : []));
  return [...inputs, ...notices.flatMap((notice) => (notice.kind === 'refuse' ? rootsOfNotice(notice) : []))];
}

/** The formulas of a notice: when it holds, and what its text shows. */
export function rootsOfNotice({ presence, condition, message }: ExecutableNotice): readonly NodeId[] {
  const shown = message.flatMap((part) => ('value' in part ? [part.value] : []));
  return [...(presence === null ? [] : [presence]), condition, ...shown];
}

/** The formulas of an input or step. */
export function rootsOf(item: ExecutableIr['items'][number]): readonly NodeId[] {
  const roots =
    item.item === 'input'
      ? [item.defaultValue, item.requiredWhen, item.lower?.value, item.upper?.value]
      : [item.presence, item.condition, item.value];
  return roots.filter((root) => root != null);
}
