import type { Label } from '../../dsl/diagnostics/diagnostic.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import type { NodeId } from '../ir/ir.ts';
import { definedLabels, readLabels } from '../lower/defined-labels.ts';
import type { Lowering } from '../lower/state.ts';
import { unmarkedLines } from '../lower/unmarked-lines.ts';
import { isComparison } from './print-condition.ts';

/** Labels of one diagnostic at most. */
const MOST = 5;

/** Where one side of a comparison got its value. */
function sideLabels(id: NodeId, l: Lowering): readonly Label[] {
  if (l.nodes.at(id).operation.op === 'period')
    return [{ span: l.scheme.validSpan, text: quantityPhrases.validOnTheseDates }];
  const defined = definedLabels(id, l);
  const read = defined.length > 0 ? defined : readLabels(id, l);
  return [...read, ...unmarkedLines(id, l)];
}

function labelsOf(id: NodeId, l: Lowering, seen: Set<string> = new Set()): readonly Label[] {
  const node = l.nodes.at(id);
  if (isComparison(node)) return node.args.flatMap((arg) => sideLabels(arg, l));
  if (node.operation.op === 'step') {
    const { step } = node.operation;
    const value = l.steps.get(step)?.value;
    if (value === undefined || seen.has(step)) return [];
    seen.add(step);
    return [...definedLabels(id, l).slice(0, 1), ...labelsOf(value, l, seen)];
  }
  const isNot = node.operation.op === 'not';
  return node.args.flatMap((arg) => {
    const { truth } = l.nodes.at(arg);
    return truth !== null && (isNot || truth === node.truth) ? labelsOf(arg, l, seen) : [];
  });
}

/** Where what a condition compares got its value: of one that never differs the cause is seldom the condition itself. */
export function decidingLabels(id: NodeId, l: Lowering): readonly Label[] {
  const { span } = l.nodes.at(id);
  const all = labelsOf(id, l).filter((label) => label.span.start !== span.start);
  return all
    .filter((label, at) => all.findIndex((one) => one.span.start === label.span.start) === at)
    .slice(0, MOST);
}
