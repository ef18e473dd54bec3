import type { CallExpr } from '../../dsl/ast/ast.ts';
import type { Said } from '../../dsl/diagnostics/phrases/phrase.ts';
import { types } from '../../dsl/diagnostics/types.ts';
import { DATE_WORDS } from '../../runtime/module/date-words.ts';
import type { NodeId } from '../ir/ir.ts';
import type { Lowering, Scope } from './state.ts';

/** Functions of the language; everything else that is called is a table. */
export const FUNCTIONS = [
  'min',
  'max',
  'clamp',
  'sum',
  'count',
  'due',
  'given',
  'changes',
  'upper_limit',
  'is_multiple',
  ...DATE_WORDS.keys(),
  'workdays',
  'add_workdays',
] as const;

/** PAY306: as many arguments as the call takes. */
export function checkArity(
  call: CallExpr,
  least: number,
  most: number,
  expected: Said,
  l: Lowering,
): boolean {
  const found = call.args.length;
  if (found >= least && found <= most) return true;
  l.report.say(types.arity, call.span, { name: call.callee.text, expected, found });
  return false;
}

/** The arguments of a call; null where one of them was not understood. */
export function lowerArgs(call: CallExpr, scope: Scope, l: Lowering): readonly NodeId[] | null {
  const args = call.args.map((arg) => l.lower(arg, scope));
  return args.some((arg) => l.nodes.isError(arg)) ? null : args;
}
