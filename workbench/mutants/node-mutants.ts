import type { Ir, IrNode, NodeId, Operation } from '../../compiler/ir/ir.ts';
import { dayAfter, dayBefore } from '../../compiler/parameters/calendar.ts';
import { valueTypeOf } from '../../runtime/ir/value-type.ts';
import { authorText } from '../../runtime/module/author-text.ts';
import { isAutomatic } from '../testing/automatic-notices.ts';
import { instead, type Mutant } from './mutant.ts';
import { sameDays } from './same-days.ts';
import { neighboursOf, slipsOf } from './slips.ts';

type Swap = readonly [is: Operation, words: string];

/** Operations that are easily mistaken for one another. */
const SWAPPED: Readonly<Partial<Record<Operation['op'], Swap>>> = {
  min: [{ op: 'max' }, instead('max', 'min')],
  max: [{ op: 'min' }, instead('min', 'max')],
  lt: [{ op: 'le' }, instead('<=', '<')],
  le: [{ op: 'lt' }, instead('<', '<=')],
  gt: [{ op: 'ge' }, instead('>=', '>')],
  ge: [{ op: 'gt' }, instead('>', '>=')],
  and: [{ op: 'or' }, instead('or', 'and')],
  or: [{ op: 'and' }, instead('and', 'or')],
};

/** A node, and the input, step or notice whose formula it stands in. */
interface OwnedNode {
  readonly id: NodeId;
  readonly owner: string;
}

function changed(ir: Ir, { id, owner }: OwnedNode, words: string, to: IrNode): readonly Mutant[] {
  const span = ir.nodes[id]?.span;
  if (span === undefined) return [];
  const nodes = ir.nodes.with(id, to);
  return [{ change: `${owner}: ${words}`, span, ir: { ...ir, nodes }, rebinds: false }];
}

function isZero({ operation }: IrNode): boolean {
  return operation.op === 'constant' && operation.value.n === 0n;
}

function droppedTerms(ir: Ir, at: OwnedNode, { args }: IrNode): readonly Mutant[] {
  return args.flatMap((arg, index) => {
    const dropped = ir.nodes[arg];
    const kept = ir.nodes[args[1 - index] ?? -1];
    if (dropped === undefined || kept === undefined || isZero(dropped)) return [];
    const name = dropped.operation.op === 'step' ? dropped.operation.step : 'one term';
    return changed(ir, at, `${name} left out`, kept);
  });
}

/** The dates beside one from which something holds, where that changes the value of a day that is read. */
function otherBeginnings(ir: Ir, begins: string): readonly string[] {
  return neighboursOf(begins).filter((iso) => !sameDays(ir, begins, iso));
}

/** The other dates that a formula with dates in it can be written with. */
function otherDates(ir: Ir, operation: Operation): readonly Swap[] {
  const become = (iso: string, was: string, to: Operation): Swap => [to, instead(iso, was)];
  switch (operation.op) {
    case 'date':
      return neighboursOf(operation.iso).map((iso) => become(iso, operation.iso, { op: 'date', iso }));
    case 'dated':
      return operation.dates.flatMap((was, index) =>
        // The first date is the one that `check` demands.
        (was <= ir.scheme.validFrom ? [] : otherBeginnings(ir, was)).map((iso) =>
          become(iso, was, { op: 'dated', dates: operation.dates.with(index, iso) }),
        ),
      );
    case 'active': {
      const { from, until } = operation;
      const begun = from === null ? [] : otherBeginnings(ir, from);
      const ended = until === null ? [] : otherBeginnings(ir, dayAfter(until)).map(dayBefore);
      return [
        ...begun.map((iso) => become(iso, from ?? '', { ...operation, from: iso })),
        ...ended.map((iso) => become(iso, until ?? '', { ...operation, until: iso })),
      ];
    }
    default:
      return [];
  }
}

function nodeMutants(ir: Ir, at: OwnedNode): readonly Mutant[] {
  const node = ir.nodes[at.id];
  if (node === undefined) return [];
  const { operation, type } = node;
  if (operation.op === 'add') return droppedTerms(ir, at, node);
  if (operation.op === 'constant') {
    const { value } = operation;
    const text = (one: typeof value) => authorText(one, valueTypeOf(type));
    return (value.n === 0n ? [] : slipsOf(value)).flatMap((wrong) =>
      changed(ir, at, instead(text(wrong), text(value)), {
        ...node,
        operation: { op: 'constant', value: wrong },
      }),
    );
  }
  const swap = SWAPPED[operation.op];
  const swaps = [...(swap === undefined ? [] : [swap]), ...otherDates(ir, operation)];
  return swaps.flatMap(([is, words]) => changed(ir, at, words, { ...node, operation: is }));
}

/** `from` and `until` of a line; what else decides whether it exists is the condition of a template's use. */
function datesOf(ir: Ir, presence: NodeId | null): NodeId | null {
  const node = presence === null ? undefined : ir.nodes[presence];
  return node?.operation.op === 'active' ? presence : null;
}

/** Nodes that an amount or a notice is computed from, each once, with whose formula it stands in. */
function liveNodes(ir: Ir): readonly OwnedNode[] {
  const live = new Map<NodeId, string>();
  const visit = (owner: string) => (id: NodeId | null) => {
    const node = id === null ? undefined : ir.nodes[id];
    if (id === null || node === undefined || live.has(id)) return;
    live.set(id, owner);
    node.args.forEach(visit(owner));
  };
  for (const item of ir.items) {
    const roots =
      item.item === 'input'
        ? [item.defaultValue, item.requiredWhen, item.lower?.value ?? null, item.upper?.value ?? null]
        : [datesOf(ir, item.presence), item.condition, item.value, item.base, item.rate];
    roots.forEach(visit(item.id));
  }
  for (const notice of ir.notices) {
    const owner = visit(`${notice.code} on ${notice.field}`);
    if (!isAutomatic(notice)) owner(notice.condition);
  }
  for (const table of ir.tables) visit(table.id)(table.scale);
  return [...live].map(([id, owner]) => ({ id, owner }));
}

/** Every formula with one constant, date, comparison or term changed. */
export function formulaMutants(ir: Ir): readonly Mutant[] {
  return liveNodes(ir).flatMap((at) => nodeMutants(ir, at));
}
