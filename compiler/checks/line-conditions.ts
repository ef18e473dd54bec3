import type { Span } from '../../dsl/ast/ast.ts';
import { ranges } from '../../dsl/diagnostics/ranges.ts';
import type { Ir, IrNotice, NodeId } from '../ir/ir.ts';
import type { Lowering } from '../lower/state.ts';
import { decidingLabels } from './deciding-labels.ts';
import { constantConditions, type PlacedCondition } from './same-place.ts';

function placed(owner: string, ...ids: readonly (number | null)[]): readonly PlacedCondition[] {
  return ids.filter((id) => id !== null).map((id) => ({ id, owner }));
}

/** Warnings that the compiler adds stand at their parameter, table or step; nobody wrote their conditions. */
export function writtenNotices(l: Lowering, ir: Ir): readonly IrNotice[] {
  const owners = [
    ...l.parameters.values(),
    ...l.tables.values(),
    ...l.calendars.values(),
    ...l.steps.values(),
  ];
  const added = new Set(owners.map(({ span }) => span));
  return ir.notices.filter(({ span }) => !added.has(span));
}

/** Conditions that decide whether something is paid, shown, warned of or refused. */
function lineConditions(l: Lowering, ir: Ir): readonly PlacedCondition[] {
  const steps = [...l.steps.values()].flatMap((step) => placed(step.id, step.presence, step.condition));
  const notices = writtenNotices(l, ir).flatMap((notice) =>
    placed(notice.code, notice.presence, notice.condition),
  );
  return [...steps, ...notices];
}

/** Places of conditions that are reported as a whole; what is inside them is not said again. */
export function constantLinePlaces(l: Lowering, ir: Ir): readonly Span[] {
  return constantConditions(lineConditions(l, ir), l).map(({ span }) => span);
}

/** True when the dates of a line leave no day of the validity. */
function neverExists(presence: NodeId, l: Lowering): boolean {
  const { operation, args } = l.nodes.at(presence);
  if (operation.op === 'and') return args.some((arg) => neverExists(arg, l));
  if (operation.op !== 'active') return false;
  const { validFrom, validUntil } = l.scheme;
  const from = operation.from ?? validFrom;
  const until = operation.until ?? validUntil;
  return from > validUntil || until < validFrom || from > until;
}

/** True for a condition that asks whether a figure is known: in the law of a year with its figures it always is. */
function asksWhatIsKnown(id: NodeId, l: Lowering): boolean {
  const { operation, args } = l.nodes.at(id);
  if (l.knownOn.has(id)) return true;
  return ['and', 'or', 'not'].includes(operation.op) && args.some((arg) => asksWhatIsKnown(arg, l));
}

/** PAY707: a `when` that is true, or false, for every input and every date; dates that never come. */
export function checkLineConditions(l: Lowering, ir: Ir): void {
  for (const { id, owner, truth, span } of constantConditions(lineConditions(l, ir), l)) {
    if (asksWhatIsKnown(id, l)) continue;
    const labels = decidingLabels(id, l);
    l.report.say(ranges.lineCondition, span, { name: owner, truth, dates: false }, { labels });
  }
  for (const { id, presence, span } of l.steps.values()) {
    if (presence === null || !neverExists(presence, l)) continue;
    l.report.say(ranges.lineCondition, span, { name: id, truth: false, dates: true });
  }
}
