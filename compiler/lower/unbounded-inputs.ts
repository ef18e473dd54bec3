import { payroll } from '../../dsl/diagnostics/payroll.ts';
import { isMoney } from '../../runtime/ir/type.ts';
import type { IrInput, NodeId } from '../ir/ir.ts';
import type { Lowering } from './state.ts';

/** The inputs of quantities below a formula that may be anything, because the file gives them no bounds. */
function unboundedInputs(id: NodeId, l: Lowering): readonly IrInput[] {
  const found = new Map<string, IrInput>();
  const seen = new Set<NodeId>();
  const visit = (at: NodeId): void => {
    if (seen.has(at)) return;
    seen.add(at);
    const { operation, args } = l.nodes.at(at);
    if (operation.op === 'input') {
      const input = l.inputs.get(operation.input);
      const range = l.inputRanges.get(operation.input)?.range;
      if (input?.type.kind === 'quantity' && range?.low === null) found.set(input.id, input);
    }
    const step = operation.op === 'step' ? l.steps.get(operation.step) : undefined;
    for (const below of step === undefined ? args : [...args, step.value]) visit(below);
  };
  visit(id);
  return [...found.values()];
}

/**
 * PAY518: says of a formula without a proven lower end which inputs without bounds are the cause; false when there are
 * none. Each input is told once, however many formulas read it.
 */
export function reportUnboundedInputs(id: NodeId, l: Lowering): boolean {
  const inputs = unboundedInputs(id, l);
  for (const { id: name, type, span } of inputs) {
    const { currency } = l.scheme;
    const example = isMoney(type) ? `in [0 ${currency} .. … ${currency}]` : 'in [0 .. …]';
    l.report.say(payroll.unboundedInput, span, { name, example });
  }
  return inputs.length > 0;
}
