import type { ExecutableInput, ExecutableNode, ExecutableStep, NodeId } from './executable-ir.ts';

/** As much of rules as tells histories from other inputs. */
interface Rules {
  readonly nodes: readonly ExecutableNode[];
  readonly items: readonly (ExecutableInput | ExecutableStep)[];
}

/**
 * True for `given(h)` of a history. A formula that asks so and has no answer is shown as if it had not asked: without
 * histories a payslip reads as under rules that have none.
 */
export function asksHistory({ nodes, items }: Rules, id: NodeId | undefined): boolean {
  const operation = id === undefined ? undefined : nodes[id]?.operation;
  if (operation?.op !== 'given') return false;
  const { input } = operation;
  return items.some((item) => item.item === 'input' && item.id === input && item.source === 'history');
}

/** True for a step that exists only where an earlier payslip is given. */
export function isOfHistory(rules: Rules, item: Rules['items'][number]): boolean {
  return (
    item.item === 'step' &&
    [item.presence, item.condition].some((id) => id !== null && asksHistory(rules, id))
  );
}
