import type { CallExpr } from '../../dsl/ast/ast.ts';
import type { Said } from '../../dsl/diagnostics/phrases/phrase.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { readingPhrases } from '../../dsl/diagnostics/phrases/reading.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { types } from '../../dsl/diagnostics/types.ts';
import { DATE, INTEGER } from '../../runtime/ir/type.ts';
import { type DateOperation, dateFunction } from '../../runtime/module/dates.ts';
import { compare, type Exact, exact, ONE } from '../../runtime/numbers/exact.ts';
import { dateOperationRange } from '../ir/date-range.ts';
import type { IrNode, NodeId } from '../ir/ir.ts';
import { labelsRead } from './defined-labels.ts';
import { liesOnGrid } from './node-list.ts';
import type { Lowering, Scope } from './state.ts';
import { describeType } from './type-words.ts';

/** The bounds that the numbers of `date(y, m, d)` must be proven to keep. */
const PARTS_OF_DATE: readonly (readonly [part: Said, most: Exact])[] = [
  [rulePhrases.year, exact(9999n)],
  [rulePhrases.month, exact(12n)],
  [rulePhrases.day, exact(31n)],
];

function isWhole(node: IrNode): boolean {
  return node.type.kind === 'quantity' && liesOnGrid(node.grid, ONE);
}

/** True if an argument is the date, or the whole number, that a function of dates takes; PAY315 if it is not. */
export function fitsDateArgument(
  kind: 'date' | 'number',
  node: IrNode,
  call: CallExpr,
  l: Lowering,
): boolean {
  if (kind === 'date' ? node.type.kind === 'date' : isWhole(node)) return true;
  const found =
    kind === 'number' && node.type.kind === 'quantity'
      ? rulePhrases.thatMayHaveAFraction(describeType(node.type))
      : describeType(node.type);
  const params = {
    what: rulePhrases.anArgumentOf(call.callee.text),
    expected: kind === 'date' ? readingPhrases.aDate : quantityPhrases.aWholeNumber,
    found,
  };
  l.report.say(types.wrongType, node.span, params, { labels: labelsRead(node, l).slice(0, 1) });
  return false;
}

/** PAY315: `date(y, m, d)` makes a day of the calendar of whatever it is given. */
function isCalendarDay(args: readonly IrNode[], l: Lowering): boolean {
  return PARTS_OF_DATE.every(([part, most], place) => {
    const node = args[place];
    if (node === undefined) return false;
    const { low, high } = node.range;
    if (low !== null && high !== null && compare(low.value, ONE) >= 0 && compare(high.value, most) <= 0)
      return true;
    const params = {
      what: rulePhrases.theOfDate(part),
      expected: rulePhrases.provenToBeFrom1To(`${most.n}`),
      found: rulePhrases.aNumberThatMayBeAnother,
    };
    l.report.say(types.wrongType, node.span, params, { labels: labelsRead(node, l).slice(0, 1) });
    return false;
  });
}

/** Lowers a function of dates: `years(ingreso, period.end_date)`. */
export function lowerDateCall(op: DateOperation, call: CallExpr, scope: Scope, l: Lowering): NodeId {
  const made = dateFunction(op);
  const args = call.args.map((arg) => l.lower(arg, scope));
  const takes = made?.takes ?? [];
  if (args.length !== takes.length) {
    const expected =
      takes.length === 1 ? quantityPhrases.oneArgument : quantityPhrases.arguments(takes.length);
    l.report.say(types.arity, call.span, { name: call.callee.text, expected, found: args.length });
    return l.nodes.error(call.span);
  }
  if (args.some((arg) => l.nodes.isError(arg))) return l.nodes.error(call.span);
  const nodes = args.map((arg) => l.nodes.at(arg));
  const isSound = takes.map((kind, place) => {
    const node = nodes[place];
    return node !== undefined && fitsDateArgument(kind, node, call, l);
  });
  if (isSound.includes(false) || (op === 'date_of' && !isCalendarDay(nodes, l)))
    return l.nodes.error(call.span);
  const range = dateOperationRange(
    op,
    nodes.map((node) => node.range),
  );
  const isDate = made?.gives === 'date';
  return l.nodes.add({ op }, args, isDate ? DATE : INTEGER, call.span, { range, grid: isDate ? null : ONE });
}
