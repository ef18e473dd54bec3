import { BOOLEAN } from '../../runtime/ir/type.ts';
import type { Exact } from '../../runtime/numbers/exact.ts';
import type { IrTable, IrTableBlock, NodeId } from '../ir/ir.ts';
import type { Lowering } from './state.ts';

/** The argument of a table and the date of its rows; null stands for the reference date. */
interface Applied {
  readonly argument: NodeId;
  readonly at: NodeId | null;
}

/** The row and the block of a table. */
interface Place {
  readonly block: IrTableBlock;
  readonly place: number;
}

/** All that holds where a row gives the value, or a part of it. Ends are taken as they are written, before `round limits`. */
export function rowConditions(
  table: IrTable,
  { block, place }: Place,
  { argument, at }: Applied,
  l: Lowering,
): readonly NodeId[] {
  const row = block.rows[place];
  const next = block.rows[place + 1];
  if (row === undefined) return [];
  const { type } = l.nodes.at(argument);
  const compare = (op: 'eq' | 'ge' | 'gt' | 'le' | 'lt', other: NodeId) =>
    l.nodes.add({ op }, [argument, other], BOOLEAN, row.span);
  if (row.word !== null)
    return [compare('eq', l.nodes.add({ op: 'word', word: row.word }, [], type, row.span))];
  const end = (value: Exact) => limit(table, value, at, l);
  // The slices of what is below count as well, and a slice of nothing does not.
  const isSliced = table.form === 'marginal';
  const above = row.lowerClosed && !isSliced ? 'ge' : 'gt';
  const below = next?.lowerClosed === true ? 'lt' : 'le';
  const lower = place === 0 || row.lower === null ? [] : [compare(above, end(row.lower))];
  const upper =
    isSliced || next === undefined || next.lower === null ? [] : [compare(below, end(next.lower))];
  return [...lower, ...upper];
}

/** An end as the amount that it stands for. */
function limit(table: IrTable, value: Exact, at: NodeId | null, l: Lowering): NodeId {
  const { of, unit, scale, span } = table;
  const times = (one: NodeId, other: NodeId) => l.nodes.add({ op: 'mul' }, [one, other], of, span);
  const printed = l.nodes.constant(value, of, span);
  const read = { op: 'parameter', parameter: unit ?? '' } as const;
  const scaled = scale === null ? printed : times(printed, scale);
  return unit === null ? scaled : times(scaled, l.nodes.add(read, at === null ? [] : [at], of, span));
}
