import type { IrStep, NodeId } from '../ir/ir.ts';
import { type Literal, type Reach, Reaches } from './reach.ts';
import { type LawRead, lawReadBy } from './sources.ts';
import type { Lowering } from './state.ts';

/** A parameter, unit, table or calendar that something paid is computed from, and when it is read. */
export interface PaidRead extends LawRead {
  /** The argument of a table; null for anything else. */
  readonly argument: NodeId | null;
  readonly reach: Reach;
}

interface PaidReads {
  readonly reads: readonly PaidRead[];
  /** Steps that something paid is computed from. */
  readonly steps: ReadonlySet<string>;
  readonly reaches: Reaches;
}

export const PAID: ReadonlySet<string> = new Set(['perception', 'deduction', 'component']);

/** A formula that another one is computed from, where all of these hold, each tried when those before it do. */
interface Operand {
  readonly node: NodeId;
  readonly where: readonly Literal[];
}

/** Collects everything that the formulas of paid, deducted and contributed lines read, through every earlier step. */
export function paidReads(l: Lowering): PaidReads {
  const reaches = new Reaches(l);
  const roots = [...l.steps.values()].filter((step) => PAID.has(step.kind)).flatMap(formulasOf);
  const operands = new Map<NodeId, readonly Operand[]>();
  const ways = new Map<NodeId, Reach[]>();
  const lead = (around: Reach, { node, where }: Operand): void => {
    const reach = where.reduce((outer, literal) => reaches.under(outer, literal), around);
    const known = ways.get(node);
    if (known === undefined) ways.set(node, [reach]);
    else known.push(reach);
  };
  for (const root of roots) lead(reaches.always, root);
  const reads: PaidRead[] = [];
  const steps = new Set<string>();
  for (const id of readersFirst(roots, operands, l)) {
    const reach = reaches.any(ways.get(id) ?? []);
    const { operation } = l.nodes.at(id);
    if (operation.op === 'step') steps.add(operation.step);
    reads.push(...readsOf(id, reach, l));
    for (const operand of operands.get(id) ?? []) lead(reach, operand);
  }
  return { reads, steps, reaches };
}

/** All formulas that the roots are computed from, each behind all that read it; their operands are filled in. */
function readersFirst(
  roots: readonly Operand[],
  operands: Map<NodeId, readonly Operand[]>,
  l: Lowering,
): readonly NodeId[] {
  const readLast: NodeId[] = [];
  const visit = (id: NodeId): void => {
    if (operands.has(id)) return;
    const own = operandsOf(id, l);
    operands.set(id, own);
    for (const { node } of own) visit(node);
    readLast.push(id);
  };
  for (const { node } of roots) visit(node);
  return readLast.reverse();
}

function operandsOf(id: NodeId, l: Lowering): readonly Operand[] {
  const { operation, args } = l.nodes.at(id);
  if (operation.op === 'step') {
    const step = l.steps.get(operation.step);
    return step === undefined ? [] : formulasOf(step);
  }
  if (operation.op === 'input') return defaultOf(operation.input, l);
  const [first] = args;
  const isChosen = operation.op === 'select' || operation.op === 'and' || operation.op === 'or';
  if (!isChosen || first === undefined) return args.map((node) => ({ node, where: [] }));
  const [second, third] = args.slice(1).map((node, at) => {
    const holds = (at === 0) !== (operation.op === 'or');
    return { node, where: [{ condition: first, holds }] };
  });
  return [{ node: first, where: [] }, second, third].filter((one) => one !== undefined);
}

/** The condition and the value of a step. */
function formulasOf({ presence, condition, value }: IrStep): readonly Operand[] {
  const isThere = presence === null ? [] : [{ condition: presence, holds: true }];
  if (condition === null) return [{ node: value, where: isThere }];
  return [
    { node: condition, where: isThere },
    { node: value, where: [...isThere, { condition, holds: true }] },
  ];
}

/** Computed only where the input was not sent. */
function defaultOf(input: string, l: Lowering): readonly Operand[] {
  const node = l.inputs.get(input)?.defaultValue ?? null;
  return node === null ? [] : [{ node, where: [{ condition: input, holds: false }] }];
}

function readsOf(id: NodeId, reach: Reach, l: Lowering): readonly PaidRead[] {
  const node = l.nodes.at(id);
  const read = lawReadBy(node);
  if (read === null) return [];
  const argument = node.operation.op === 'apply' ? (node.args[0] ?? null) : null;
  const [itself, ...units] = withUnits(read, l);
  return [
    { ...(itself ?? read), argument, reach },
    ...units.map((unit) => ({ ...unit, argument: null, reach })),
  ];
}

/** A read with the money units that it is written in. */
function withUnits(read: LawRead, l: Lowering): readonly LawRead[] {
  const parameter = l.parameters.get(read.name);
  const table = l.tables.get(read.name);
  const units = [parameter?.unit, table?.unit, table?.givesUnit];
  const named = units.filter((unit) => unit !== undefined && unit !== null);
  return [read, ...named.flatMap((name) => withUnits({ name, at: read.at }, l))];
}
