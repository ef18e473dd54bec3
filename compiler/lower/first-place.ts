import type { NodeId, Operation } from '../ir/ir.ts';
import type { Range } from '../ir/range.ts';
import type { Lowering } from './state.ts';

/** Of these what is taken off, or divided by, is not what is left. */
const OF_THE_LEFT: ReadonlySet<Operation['op']> = new Set(['sub', 'div']);

/** What an amount is computed from; a sum of lines, and what a table gives, is a place of its own. */
function partsOf(id: NodeId, l: Lowering): readonly NodeId[] {
  const { operation, args } = l.nodes.at(id);
  if (l.sums.has(id) || operation.op === 'apply') return [];
  if (OF_THE_LEFT.has(operation.op)) return args.slice(0, 1);
  const step = operation.op === 'step' ? l.steps.get(operation.step) : undefined;
  return step === undefined ? args : [step.value];
}

/**
 * Where an amount that is so comes from: at the end of what it reads, where nothing that stands there is so by itself.
 * A figure that is so is no place of its own.
 */
export function firstPlace(id: NodeId, l: Lowering, isSo: (range: Range) => boolean): NodeId {
  const below = partsOf(id, l).find((part) => {
    const { operation, type, range } = l.nodes.at(part);
    return type.kind === 'quantity' && operation.op !== 'constant' && isSo(range);
  });
  return below === undefined ? id : firstPlace(below, l, isSo);
}
