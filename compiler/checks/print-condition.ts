import type { Said } from '../../dsl/diagnostics/phrases/phrase.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import type { IrNode, NodeId } from '../ir/ir.ts';
import { ownName, printValue } from '../lower/print-node.ts';
import type { Lowering } from '../lower/state.ts';

const SIGN: ReadonlyMap<string, string> = new Map([
  ['eq', '='],
  ['ne', '<>'],
  ['lt', '<'],
  ['le', '<='],
  ['gt', '>'],
  ['ge', '>='],
]);

export function isComparison(node: IrNode): boolean {
  return SIGN.has(node.operation.op);
}

function operand(id: NodeId, l: Lowering): string | null {
  const node = l.nodes.at(id);
  const { operation } = node;
  switch (operation.op) {
    case 'constant':
      return printValue(operation.value, node.type, l.scheme.currency);
    case 'word':
      return operation.word;
    case 'date':
      return operation.iso;
    case 'mul': {
      const [x, y] = node.args.map((arg) => operand(arg, l));
      return x == null || y == null ? null : `${x} * ${y}`;
    }
    case 'input':
    case 'parameter':
    case 'step':
    case 'period':
    case 'apply':
      return ownName(node);
    default:
      return null;
  }
}

/** A condition in the author's words, as far as it is short enough for a message. */
export function printCondition(id: NodeId, l: Lowering): Said {
  const { operation, args } = l.nodes.at(id);
  const sign = SIGN.get(operation.op);
  if (operation.op === 'step') return `\`${operation.step}\``;
  const [left, right] = args.map((arg) => operand(arg, l));
  if (sign === undefined || left == null || right == null) return quantityPhrases.thisCondition;
  return `\`${left} ${sign} ${right}\``;
}
