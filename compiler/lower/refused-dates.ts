import type { Node, Span } from '../../dsl/ast/ast.ts';
import { BOOLEAN, DATE } from '../../runtime/ir/type.ts';
import { datesBetween } from '../ir/date-range.ts';
import type { IrNotice, NodeId } from '../ir/ir.ts';
import { lowerNot } from './conditions.ts';
import { noticeTarget, ON_PERIOD } from './notices.ts';
import type { Lowering, Scope } from './state.ts';

/** A date as a formula. */
export function dateNode(iso: string, span: Span, l: Lowering): NodeId {
  return l.nodes.add({ op: 'date', iso }, [], DATE, span, { range: datesBetween(iso, iso) });
}

/** Several conditions as one; null of none. */
export function joined(op: 'and' | 'or', all: readonly NodeId[], { span }: Node, l: Lowering): NodeId | null {
  const [first, ...rest] = all;
  if (first === undefined) return null;
  return rest.reduce((left, right) => {
    const [a, b] = [l.nodes.at(left).truth, l.nodes.at(right).truth];
    const decisive = op === 'or';
    const truth = a === decisive || b === decisive ? decisive : a === null || b === null ? null : !decisive;
    return l.nodes.add({ op }, [left, right], BOOLEAN, span, { truth });
  }, first);
}

/** The conditions under which a place is computed at all. */
export function conditionsOf({ under }: Scope, span: Span, l: Lowering): readonly NodeId[] {
  return under.map(({ condition, holds }) => (holds ? condition : lowerNot(condition, span, l)));
}

/** The inputs that a formula reads itself. */
function inputsIn(id: NodeId, l: Lowering): readonly string[] {
  const { operation, args } = l.nodes.at(id);
  return operation.op === 'input' ? [operation.input] : args.flatMap((arg) => inputsIn(arg, l));
}

/** A refusal points at the one date that was sent, where there is one; `reader` is what reads the dates. */
export function targetOf(
  dates: readonly NodeId[],
  reader: string,
  { span }: Node,
  l: Lowering,
): Pick<IrNotice, 'field' | 'source'> {
  const sent = [...new Set(dates.flatMap((date) => inputsIn(date, l)))];
  const date = sent.filter((input) => l.inputs.get(input)?.type.kind === 'date');
  const [name] = date;
  if (name === undefined || date.length > 1) return ON_PERIOD;
  return noticeTarget(reader, { kind: 'name', name: { text: name, span }, span }, l) ?? ON_PERIOD;
}
