import type { Label } from '../../dsl/diagnostics/diagnostic.ts';
import type { NodeId } from '../ir/ir.ts';
import type { Lowering } from './state.ts';

/** Names that are followed from one to the next at most. */
const MOST = 3;

/** Where a name that a formula reads, and what that stands for alone, got its value: beside a fault of that value. */
export function definedLabels(id: NodeId, l: Lowering): readonly Label[] {
  const labels: Label[] = [];
  let at: NodeId | null = id;
  while (at !== null && labels.length < MOST) {
    const { operation } = l.nodes.at(at);
    if (operation.op === 'input' || operation.op === 'parameter') {
      const name = operation.op === 'input' ? operation.input : operation.parameter;
      const span = l.symbols.byName.get(name)?.span;
      return span === undefined ? labels : [...labels, { span, text: `\`${name}\` is declared here` }];
    }
    const step = operation.op === 'step' ? l.steps.get(operation.step) : undefined;
    if (step === undefined) return labels;
    labels.push({ span: l.nodes.at(step.value).span, text: `what \`${step.id}\` comes to` });
    at = step.value;
  }
  return labels;
}
