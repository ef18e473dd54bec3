import type { NodeId, Operation } from '../ir/ir.ts';
import type { Range } from '../ir/range.ts';
import type { Lowering } from './state.ts';

/** Operations whose second argument is taken off or divides, so that it is no part of what is left. */
const OF_THE_LEFT: ReadonlySet<Operation['op']> = new Set(['sub', 'div']);

/** The parts that an amount is computed from; a sum of lines, and the value of a table, is a place of its own. */
function partsOf(id: NodeId, l: Lowering): readonly NodeId[] {
  const { operation, args } = l.nodes.at(id);
  if (l.sums.has(id) || operation.op === 'apply') return [];
  if (OF_THE_LEFT.has(operation.op)) return args.slice(0, 1);
  const step = operation.op === 'step' ? l.steps.get(operation.step) : undefined;
  return step === undefined ? args : [step.value];
}

/**
 * Finds the first formula whose range has a property: it follows what an amount reads to the end, as long as something
 * read there has the property too. A figure is no place of its own.
 */
export function firstPlace(id: NodeId, l: Lowering, isSo: (range: Range) => boolean): NodeId {
  const below = partsOf(id, l).find((part) => {
    const { operation, type, range } = l.nodes.at(part);
    return type.kind === 'quantity' && operation.op !== 'constant' && isSo(range);
  });
  return below === undefined ? id : firstPlace(below, l, isSo);
}
