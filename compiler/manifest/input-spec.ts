import { inputTypeOf, wordsOf } from '../../runtime/ir/value-type.ts';
import type { EndSpec, InputSpec } from '../../runtime/module.ts';
import { compare, type Exact } from '../../runtime/numbers/exact.ts';
import { printPlain } from '../../runtime/numbers/print.ts';
import { dateOfDigits } from '../../runtime/numbers/text.ts';
import type { IrBound, IrInput, IrNode, NodeId } from '../ir/ir.ts';

/** Digits after the point, as in the message of a refusal. */
const DIGITS = 10;

/** What callers are told of an input or a flag. `wireOf` names an input of the file as it is sent. */
export function inputSpec(
  input: IrInput,
  nodes: readonly IrNode[],
  wireOf: (id: string) => string,
): InputSpec {
  return {
    id: input.id,
    wire: input.wire,
    source: input.source,
    type: inputTypeOf(input.type),
    words: wordsOf(input.type),
    label: input.label,
    law: input.law,
    presence: input.presence,
    unless: input.unless === null ? null : wireOf(input.unless),
    requiredWhen: input.requiredText,
    bounds: input.boundsText,
    lowest: endOf(input.lower, nodes),
    highest: endOf(input.upper, nodes),
    defaultText: input.defaultText,
    defaultValue: defaultOf(input.defaultValue, nodes),
  };
}

function endOf(bound: IrBound | null, nodes: readonly IrNode[]): EndSpec | null {
  const node = bound === null ? undefined : nodes[bound.value];
  const value = numberOf(node);
  return bound === null || value === null ? null : { value: textOf(value, node), included: bound.closed };
}

function defaultOf(id: NodeId | null, nodes: readonly IrNode[]): string | boolean | null {
  const node = id === null ? undefined : nodes[id];
  if (node === undefined) return null;
  if (node.operation.op === 'word') return node.operation.word;
  if (node.type.kind === 'boolean') return node.truth;
  const value = numberOf(node);
  return value === null ? null : textOf(value, node);
}

/** The value as it is sent: a date is proven by its digits. */
function textOf(value: Exact, node: IrNode | undefined): string {
  return node?.type.kind === 'date' ? dateOfDigits(Number(value.n)) : printPlain(value, DIGITS);
}

/** The one number that a node can be, as far as it is proven; null when it can be several. */
function numberOf(node: IrNode | undefined): Exact | null {
  const { low = null, high = null } = node?.range ?? {};
  if (low === null || high === null || compare(low.value, high.value) !== 0) return null;
  return low.value;
}
