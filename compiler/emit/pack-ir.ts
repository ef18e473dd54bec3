import { type Operation, PERIOD_FIELDS } from '../../runtime/ir/executable-ir.ts';
import {
  BETWEEN_NODES,
  type PackedBound,
  type PackedIr,
  type PackedItem,
  type PackedNode,
  type PackedNotice,
  type PackedRounding,
  type PackedType,
} from '../../runtime/ir/packed-ir.ts';
import {
  BARE,
  type PackedExact,
  type PackedOperation,
  type ReadIds,
} from '../../runtime/ir/packed-operation.ts';
import type { Type } from '../../runtime/ir/type.ts';
import { type Exact, reduce } from '../../runtime/numbers/exact.ts';
import type { Rounding } from '../../runtime/numbers/rounding.ts';
import type { Ir, IrBound, IrInput, IrNotice, IrStep, NodeId } from '../ir/ir.ts';
import { Places, placeOf } from '../program/places.ts';

function packExact(value: Exact): PackedExact {
  const { n, d } = reduce(value);
  return d === 1n ? `${n}` : `${n}/${d}`;
}

function packRounding(rounding: Rounding | null): PackedRounding | null {
  if (rounding === null) return null;
  const { mode, rungs } = rounding;
  return [
    mode,
    rungs.map(({ quantum, above }) => [packExact(quantum), above === null ? null : packExact(above)]),
  ];
}

function packType(type: Type): PackedType {
  if (type.kind === 'quantity') return [type.money, type.hours, type.flavor];
  if (type.kind === 'choice') return { words: type.words };
  if (type.kind === 'error') throw new RangeError('rules with faults are not emitted');
  return type.kind;
}

/** The place of what is called so in each list that operations read. */
type PlaceIn = (list: keyof ReadIds, id: string) => number;

function packOperation(operation: Operation, placeIn: PlaceIn): PackedOperation {
  switch (operation.op) {
    case 'constant':
      return `c${packExact(operation.value)}`;
    case 'truth':
      return `truth,${operation.value}`;
    case 'word':
      return `word,${operation.word}`;
    case 'date':
      return `date,${operation.iso}`;
    case 'input':
      return `i${placeIn('inputs', operation.input)}`;
    case 'given':
      return `given,${placeIn('inputs', operation.input)}`;
    case 'parameter':
      return `p${placeIn('parameters', operation.parameter)}`;
    case 'parameter_given':
    case 'changes':
      return `${operation.op},${placeIn('parameters', operation.parameter)}`;
    case 'step':
      return `s${placeIn('steps', operation.step)}`;
    case 'apply':
    case 'upper_limit':
    case 'among':
      return `${operation.op},${placeIn('tables', operation.table)}`;
    case 'holidays':
    case 'holidays_ahead':
      return `${operation.op},${placeIn('calendars', operation.calendar)}`;
    case 'period':
      return `period,${PERIOD_FIELDS.indexOf(operation.field)}`;
    case 'active':
      return `active,${operation.from ?? ''},${operation.until ?? ''}`;
    case 'dated':
      return `dated,${operation.dates.join(',')}`;
    default:
      return `${BARE.indexOf(operation.op)}`;
  }
}

/** A list without what is null at its end. */
export function withoutTail(list: readonly unknown[]): readonly unknown[] {
  return list.slice(0, list.findLastIndex((one) => one !== null) + 1);
}

/** The executable part of the IR as JSON; parameters and tables in the order of the IR. */
export function packIr(ir: Ir): string {
  const { scheme, parameters, tables, calendars } = ir;
  const lists = {
    inputs: ir.items.filter((item) => item.item === 'input'),
    steps: ir.items.filter((item) => item.item === 'step'),
    parameters,
    tables,
    calendars,
  };
  const [types, roundings] = [new Places<PackedType>(), new Places<PackedRounding>()];
  const nodes = new Places<PackedNode>();
  const known = new Map<NodeId, number>();

  const typeOf = (type: Type): number => types.place(packType(type));
  const node = (id: NodeId): number => {
    const packed = known.get(id) ?? nodes.place(packNode(id));
    known.set(id, packed);
    return packed;
  };
  const packNode = (id: NodeId): PackedNode => {
    const found = ir.nodes[id];
    if (found === undefined) throw new RangeError(`no node ${id}`);
    const { args, type, operation } = found;
    const packed = packOperation(operation, (list, name) => placeOf(lists[list], name));
    const head = `${typeOf(type)} ${packed}` as const;
    return args.length === 0 ? head : `${head} ${args.map(node).join(' ')}`;
  };
  const optional = (id: NodeId | null): number | null => (id === null ? null : node(id));
  const bound = (end: IrBound | null): PackedBound | null =>
    end === null ? null : [node(end.value), end.closed];

  const inputOf = ({ id, defaultValue, lower, upper, requiredWhen }: IrInput): PackedItem => {
    const place = placeOf(lists.inputs, id);
    return ['i', place, optional(defaultValue), bound(lower), bound(upper), optional(requiredWhen)];
  };
  const stepOf = (step: IrStep): PackedItem => {
    const [type, rounding] = [typeOf(step.type), packRounding(step.rounding)];
    const [base, rate] = [optional(step.base), optional(step.rate)];
    const [presence, condition] = [optional(step.presence), optional(step.condition)];
    const rounds = rounding === null ? null : roundings.place(rounding);
    return [placeOf(lists.steps, step.id), type, node(step.value), rounds, presence, condition, base, rate];
  };
  const noticeOf = (notice: IrNotice): PackedNotice => {
    const { kind, code, severity, field, source } = notice;
    const message = notice.message.map((part) => ('text' in part ? part.text : node(part.value)));
    return [kind, code, severity, field, source, optional(notice.presence), node(notice.condition), message];
  };
  const items = ir.items.map((item) => (item.item === 'input' ? inputOf(item) : stepOf(item)));
  const notices = ir.notices.map(noticeOf);
  const shapes = tables.map(
    ({ of, unit, gives, givesUnit, scale }) =>
      [typeOf(of), unit, typeOf(gives), givesUnit, optional(scale)] as const,
  );
  const packed: PackedIr = {
    scheme: [scheme.currency, scheme.asOf, packRounding(scheme.rounding)],
    types: types.all,
    roundings: roundings.all,
    nodes: nodes.all.join(BETWEEN_NODES),
    items,
    parameters: parameters.map(({ id, unit }) => [id, unit]),
    notices,
    tables: shapes,
  };
  return JSON.stringify({ ...packed, items: packed.items.map(withoutTail) });
}
