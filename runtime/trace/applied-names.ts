import { asksHistory } from '../ir/asks-history.ts';
import type { ExecutableIr, ExecutableStep, NodeId, Operation } from '../ir/executable-ir.ts';

/** Of each node of a step that reads a table or a calendar, under which name its trace shows what was read. */
export type AppliedNames = ReadonlyMap<NodeId, string>;

const NAMES = new WeakMap<ExecutableStep, AppliedNames>();

/**
 * A step shows the row of a table under the name of the table; where it applies the table to something else too, that
 * row has a number, `tarifa.2`. Inner applications come first, as they are computed.
 */
export function appliedNames(ir: ExecutableIr, step: ExecutableStep): AppliedNames {
  const known = NAMES.get(step);
  if (known !== undefined) return known;
  const made = makeNames(ir, step);
  NAMES.set(step, made);
  return made;
}

const NO_NAMES: AppliedNames = new Map();

/** True when a formula reads a table or a calendar. */
function readsTable(ir: ExecutableIr, id: NodeId): boolean {
  const node = ir.nodes[id];
  return (
    node !== undefined && (readName(node.operation) !== null || node.args.some((arg) => readsTable(ir, arg)))
  );
}

function makeNames(ir: ExecutableIr, { condition, value }: ExecutableStep): AppliedNames {
  const isNamed = readsTable(ir, value) || (condition !== null && readsTable(ir, condition));
  if (!isNamed) return NO_NAMES;
  const counts = new Map<string, number>();
  const byMeaning = new Map<string, string>();
  const names = new Map<NodeId, string>();
  const visit = (id: NodeId): string => {
    const node = ir.nodes[id];
    if (node === undefined) throw new RangeError(`the IR lacks node ${id}`);
    const { operation, args } = node;
    // What only a history brings is numbered behind what is there without it.
    if (operation.op === 'select' && args[2] !== undefined && asksHistory(ir, args[0])) visit(args[2]);
    const meaning = `${JSON.stringify(operation, withoutBigInts)}(${args.map(visit).join()})`;
    const read = readName(operation);
    if (read !== null) {
      const count = counts.get(read) ?? 0;
      const name = byMeaning.get(meaning) ?? (count === 0 ? read : `${read}.${count + 1}`);
      if (!byMeaning.has(meaning)) counts.set(read, count + 1);
      byMeaning.set(meaning, name);
      names.set(id, name);
    }
    return meaning;
  };
  if (condition !== null) visit(condition);
  visit(value);
  return names;
}

/** The table or the calendar that an operation reads by what it computes; null of any other. */
function readName(operation: Operation): string | null {
  if (operation.op === 'apply' || operation.op === 'among') return operation.table;
  return 'calendar' in operation ? operation.calendar : null;
}

function withoutBigInts(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}
