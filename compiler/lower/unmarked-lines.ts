import type { Label } from '../../dsl/diagnostics/diagnostic.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { equal, ZERO } from '../../runtime/numbers/exact.ts';
import type { NodeId } from '../ir/ir.ts';
import { markOf } from '../names/members.ts';
import type { Lowering } from './state.ts';

/** Lines that are shown as left out of a sum at most. */
const MOST = 3;

function isNothing(id: NodeId, l: Lowering): boolean {
  const { low, high } = l.nodes.at(id).range;
  return low !== null && high !== null && equal(low.value, ZERO) && equal(high.value, ZERO);
}

/** The lines that say that they do not bear a mark. */
function withoutMark(mark: string, l: Lowering): readonly Label[] {
  return [...l.symbols.byName.values()].flatMap((symbol) => {
    if (symbol.kind !== 'perception') return [];
    const said = markOf(symbol, mark);
    if (said === null || !said.negated) return [];
    return [{ span: said.span, text: rulePhrases.isLeftOutOfHere(symbol.name, mark) }];
  });
}

/** Labels for lines that a sum leaves out, where the sum adds nothing and stands somewhere below a formula. */
export function unmarkedLines(id: NodeId, l: Lowering, seen: Set<string> = new Set()): readonly Label[] {
  const mark = l.sums.get(id);
  if (mark !== undefined) return isNothing(id, l) ? withoutMark(mark, l).slice(0, MOST) : [];
  const { operation, args } = l.nodes.at(id);
  const step = operation.op === 'step' && !seen.has(operation.step) ? l.steps.get(operation.step) : undefined;
  if (step !== undefined) seen.add(step.id);
  for (const below of step === undefined ? args : [step.value]) {
    const found = unmarkedLines(below, l, seen);
    if (found.length > 0) return found;
  }
  return [];
}
