import type { Label } from '../../dsl/diagnostics/diagnostic.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import type { IrNode, NodeId } from '../ir/ir.ts';
import type { Lowering } from './state.ts';

/** Names that are followed from one to the next at most. */
const MOST = 3;

/** Labels for the places where the steps that a formula reads itself got their values. */
export function labelsRead({ operation, args }: IrNode, l: Lowering): readonly Label[] {
  const step = operation.op === 'step' ? l.steps.get(operation.step) : undefined;
  if (step !== undefined)
    return [{ span: l.nodes.at(step.value).span, text: rulePhrases.whatComesTo(step.id) }];
  const labels = args.flatMap((arg) => readLabels(arg, l));
  return labels.filter(({ span }, at) => labels.findIndex((one) => one.span.start === span.start) === at);
}

/** The same of a node of the list; a sum of lines is told by its own place. */
export function readLabels(id: NodeId, l: Lowering): readonly Label[] {
  return l.sums.has(id) ? [] : labelsRead(l.nodes.at(id), l);
}

/** Labels for the places where the names of a formula got their values, beside a fault of that value. */
export function definedLabels(id: NodeId, l: Lowering): readonly Label[] {
  const labels: Label[] = [];
  let at: NodeId | null = id;
  while (at !== null && labels.length < MOST) {
    const { operation } = l.nodes.at(at);
    if (operation.op === 'input' || operation.op === 'parameter') {
      const name = operation.op === 'input' ? operation.input : operation.parameter;
      const span = l.symbols.byName.get(name)?.span;
      return span === undefined ? labels : [...labels, { span, text: rulePhrases.isDeclaredHere(name) }];
    }
    const step = operation.op === 'step' ? l.steps.get(operation.step) : undefined;
    if (step === undefined) return labels;
    labels.push({ span: l.nodes.at(step.value).span, text: rulePhrases.whatComesTo(step.id) });
    at = step.value;
  }
  return labels;
}

/** The first row of a parameter or a table: before it nothing is known. */
export function firstRow(name: string, l: Lowering): readonly Label[] {
  const symbol = l.symbols.byName.get(name);
  const decl = symbol !== undefined && 'decl' in symbol ? symbol.decl : null;
  const rows = decl?.decl === 'simple' ? decl.rows : decl?.decl === 'table' ? decl.blocks : null;
  const first = rows?.at(0);
  return first === undefined ? [] : [{ span: first.span, text: quantityPhrases.theFirstRow }];
}
