import { ranges } from '../../dsl/diagnostics/ranges.ts';
import type { Ir, NodeId } from '../ir/ir.ts';
import type { Lowering } from '../lower/state.ts';
import { writtenNotices } from './line-conditions.ts';
import { isComparison } from './print-condition.ts';

/** What a node says that never differs from what stands beside it; null for one that is well. */
function repetition(id: NodeId, l: Lowering): string | null {
  const { operation, args } = l.nodes.at(id);
  const keys = args.map((arg) => l.nodes.key(arg));
  const [first] = args;
  switch (operation.op) {
    case 'and':
    case 'or':
      // Of a comparison it is said that it decides nothing there.
      if (first === undefined || isComparison(l.nodes.at(first))) return null;
      return keys[0] === keys[1] ? `both sides of \`${operation.op}\` are the same` : null;
    case 'min':
    case 'max':
      return new Set(keys).size < keys.length ? `two values of \`${operation.op}\` are the same` : null;
    case 'select':
      return keys[1] === keys[2] ? '`then` and `else` are the same' : null;
    default:
      return null;
  }
}

/** A template says at each of its uses what its text says; what is the same in one use only is no fault. */
function repeatedFormulas(l: Lowering, ir: Ir): void {
  const places = new Map<string, { readonly id: NodeId; readonly reason: string | null }[]>();
  ir.nodes.forEach(({ span }, id) => {
    const key = `${span.start} ${span.end}`;
    const use = { id, reason: repetition(id, l) };
    const known = places.get(key);
    if (known === undefined) places.set(key, [use]);
    else known.push(use);
  });
  for (const uses of places.values()) {
    const [first] = uses;
    if (first === undefined || first.reason === null) continue;
    if (uses.some(({ reason }) => reason === null)) continue;
    l.report.say(ranges.saidTwice, l.nodes.at(first.id).span, { what: 'here', reason: first.reason });
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
    const labels = [{ span: l.nodes.at(first).span, text: 'first here' }];
    const params = { what: `\`${code}\``, reason: 'is said of one field under one condition twice' };
    l.report.say(ranges.saidTwice, span, params, { labels });
  }
}

/** PAY712: what can never differ from what stands beside it. */
export function checkSaidTwice(l: Lowering, ir: Ir): void {
  repeatedFormulas(l, ir);
  repeatedNotices(l, ir);
}
