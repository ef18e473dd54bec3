import type { Ir, IrItem, IrNotice, IrTable, NodeId } from '../../compiler/ir/ir.ts';

/** The parts that a change of the rules touches: computing them anew under a test tells if the test can notice it. */
export interface ChangedParts {
  readonly items: readonly ChangedPart<IrItem>[];
  readonly notices: readonly ChangedPart<IrNotice>[];
}

/** A part of the rules, before and after. */
export interface ChangedPart<T> {
  readonly before: T;
  readonly after: T;
}

interface Named {
  readonly id: string;
}

function changedIds<T extends Named>(before: readonly T[], after: readonly T[]): Set<string> {
  const known = new Map(before.map((one) => [one.id, one]));
  return new Set(after.filter((one) => known.get(one.id) !== one).map(({ id }) => id));
}

/** Nodes that a change reaches: themselves other ones, or reading what is. Operands come before their nodes. */
function changedNodes(before: Ir, after: Ir): ReadonlySet<NodeId> {
  const parameters = changedIds(before.parameters, after.parameters);
  for (const { id, unit } of after.parameters) if (unit !== null && parameters.has(unit)) parameters.add(id);
  const calendars = changedIds(before.calendars, after.calendars);
  const tables = changedIds(before.tables, after.tables);
  const found = new Set<NodeId>();
  const reads = ({ operation }: Ir['nodes'][number]): boolean => {
    if ('parameter' in operation) return parameters.has(operation.parameter);
    if ('table' in operation) return tables.has(operation.table);
    return 'calendar' in operation && calendars.has(operation.calendar);
  };
  const visit = (): void => {
    after.nodes.forEach((node, id) => {
      const isOther = node !== before.nodes[id] || reads(node);
      if (isOther || node.args.some((arg) => found.has(arg))) found.add(id);
    });
  };
  visit();
  const units = (table: IrTable): boolean =>
    [table.unit, table.givesUnit].some((unit) => unit !== null && parameters.has(unit));
  const scaled = after.tables.filter(
    (table) => units(table) || (table.scale !== null && found.has(table.scale)),
  );
  if (scaled.length === 0) return found;
  for (const { id } of scaled) tables.add(id);
  visit();
  return found;
}

function rootsOf(item: IrItem): readonly (NodeId | null | undefined)[] {
  if (item.item === 'step') return [item.presence, item.condition, item.value, item.base, item.rate];
  return [item.defaultValue, item.requiredWhen, item.lower?.value, item.upper?.value];
}

function noticeRoots({ presence, condition, message }: IrNotice): readonly (NodeId | null)[] {
  return [presence, condition, ...message.flatMap((part) => ('value' in part ? [part.value] : []))];
}

function pairs<T>(
  before: readonly T[],
  after: readonly T[],
  isTouched: (one: T) => boolean,
): readonly ChangedPart<T>[] {
  return after.flatMap((one, at) => {
    const was = before[at];
    return was !== undefined && (was !== one || isTouched(one)) ? [{ before: was, after: one }] : [];
  });
}

/** The differences between two forms of one law; null if more than parts in the same places differ. */
export function changedParts(before: Ir, after: Ir): ChangedParts | null {
  if (before.scheme !== after.scheme) return null;
  if (before.items.length !== after.items.length || before.notices.length !== after.notices.length)
    return null;
  const nodes = changedNodes(before, after);
  const isReached = (root: NodeId | null | undefined): boolean => root != null && nodes.has(root);
  return {
    items: pairs(before.items, after.items, (item) => rootsOf(item).some(isReached)),
    notices: pairs(before.notices, after.notices, (notice) => noticeRoots(notice).some(isReached)),
  };
}
