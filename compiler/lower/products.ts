import type { Expr } from '../../dsl/ast/ast.ts';
import { types } from '../../dsl/diagnostics/types.ts';
import { describeType, isMoney, isRate } from '../../runtime/ir/type.ts';
import type { NodeId } from '../ir/ir.ts';
import { asRates } from '../parameters/column.ts';
import { nodeName } from './print-node.ts';
import type { Lowering, Scope } from './state.ts';

/** True for money; anything else that was understood is reported. */
export function requireMoney(id: NodeId, what: string, l: Lowering): boolean {
  const node = l.nodes.at(id);
  if (isMoney(node.type)) return true;
  if (node.type.kind !== 'error') {
    l.report.say(types.wrongType, node.span, { what, expected: 'money', found: describeType(node.type) });
  }
  return false;
}

/** True for a rate; anything else that was understood is reported. */
export function requireRate(id: NodeId, l: Lowering): boolean {
  const node = l.nodes.at(id);
  if (isRate(node.type)) return true;
  if (node.type.kind !== 'error') {
    const examples = node.operation.op === 'constant' ? asRates({ digits: nodeName(node) }) : [];
    l.report.say(types.rateExpected, node.span, { found: describeType(node.type), examples });
  }
  return false;
}

/** Checks what a part of a block multiplies: money and a rate, of which a bare number is none. */
export function checkProduct(
  name: string,
  { on, rate }: { readonly on: Expr; readonly rate: Expr },
  scope: Scope,
  l: Lowering,
): void {
  requireMoney(l.lower(on, scope), `the base of \`${name}\``, l);
  requireRate(l.lower(rate, scope), l);
}
