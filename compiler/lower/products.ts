import type { Expr } from '../../dsl/ast/ast.ts';
import type { Said } from '../../dsl/diagnostics/phrases/phrase.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { types } from '../../dsl/diagnostics/types.ts';
import { isMoney, isRate } from '../../runtime/ir/type.ts';
import type { NodeId } from '../ir/ir.ts';
import { asRates } from '../parameters/column.ts';
import { ownName } from './print-node.ts';
import type { Lowering, Scope } from './state.ts';
import { describeType } from './type-words.ts';

/** True for money; anything else that was understood is reported. */
export function requireMoney(id: NodeId, what: Said, l: Lowering): boolean {
  const node = l.nodes.at(id);
  if (isMoney(node.type)) return true;
  if (node.type.kind !== 'error') {
    l.report.say(types.wrongType, node.span, {
      what,
      expected: quantityPhrases.money,
      found: describeType(node.type),
    });
  }
  return false;
}

/** True for a rate; anything else that was understood is reported. */
export function requireRate(id: NodeId, l: Lowering): boolean {
  const node = l.nodes.at(id);
  if (isRate(node.type)) return true;
  if (node.type.kind !== 'error') {
    const digits = ownName(node);
    const examples = node.operation.op === 'constant' && digits !== null ? asRates({ digits }) : [];
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
  requireMoney(l.lower(on, scope), rulePhrases.theBaseOf(name), l);
  requireRate(l.lower(rate, scope), l);
}
