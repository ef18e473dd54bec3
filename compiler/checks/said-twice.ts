import type { Said } from '../../dsl/diagnostics/phrases/phrase.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { ranges } from '../../dsl/diagnostics/ranges.ts';
import type { Ir, IrNode, NodeId } from '../ir/ir.ts';
import type { Lowering } from '../lower/state.ts';
import { writtenNotices } from './line-conditions.ts';
import { isComparison } from './print-condition.ts';

function areSame(one: NodeId | undefined, other: NodeId | undefined, { nodes }: Lowering): boolean {
  return one !== undefined && other !== undefined && nodes.key(one) === nodes.key(other);
}

/** What a node says that never differs from what stands beside it; null for one that is well. */
function repetition(id: NodeId, l: Lowering): Said | null {
  const { operation, args } = l.nodes.at(id);
  const [first, second, third] = args;
  switch (operation.op) {
    case 'and':
    case 'or':
      // Of a comparison it is said that it decides nothing there.
      if (first === undefined || isComparison(l.nodes.at(first))) return null;
      return areSame(first, second, l) ? rulePhrases.bothSidesOfAreTheSame(operation.op) : null;
    case 'min':
    case 'max':
      return new Set(args.map((arg) => l.nodes.key(arg))).size < args.length
        ? rulePhrases.twoValuesOfAreTheSame(operation.op)
        : null;
    case 'select':
      return areSame(second, third, l) ? rulePhrases.thenAndElseAreTheSame : null;
    default:
      return null;
  }
}

function placeOf({ span }: IrNode): string {
  return `${span.start} ${span.end}`;
}

/** A template says at each of its uses what its text says; what is the same in one use only is no fault. */
function repeatedFormulas(l: Lowering, ir: Ir): void {
  const found = ir.nodes.flatMap((node, id) => {
    const reason = repetition(id, l);
    return reason === null ? [] : [{ id, reason, place: placeOf(node) }];
  });
  if (found.length === 0) return;
  const uses = Map.groupBy(ir.nodes, placeOf);
  for (const [place, all] of Map.groupBy(found, (one) => one.place)) {
    const [first] = all;
    if (first === undefined || all.length < (uses.get(place)?.length ?? 0)) continue;
    l.report.say(ranges.saidTwice, l.nodes.at(first.id).span, {
      what: quantityPhrases.here,
      reason: first.reason,
    });
  }
}

function repeatedNotices(l: Lowering, ir: Ir): void {
  const seen = new Map<string, NodeId>();
  for (const { code, field, presence, condition, span } of writtenNotices(l, ir)) {
    const guard = presence === null ? '' : l.nodes.key(presence);
    const key = `${code} ${field} ${guard} ${l.nodes.key(condition)}`;
    const first = seen.get(key);
    if (first === undefined) {
      seen.set(key, condition);
      continue;
    }
    const labels = [{ span: l.nodes.at(first).span, text: quantityPhrases.firstHere }];
    const params = { what: `\`${code}\`` as const, reason: rulePhrases.isSaidOfOneFieldUnder };
    l.report.say(ranges.saidTwice, span, params, { labels });
  }
}

/** PAY712: what can never differ from what stands beside it. */
export function checkSaidTwice(l: Lowering, ir: Ir): void {
  repeatedFormulas(l, ir);
  repeatedNotices(l, ir);
}
