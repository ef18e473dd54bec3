import type { Operation } from '../../runtime/ir/executable-ir.ts';
import type {
  PackedBound,
  PackedIr,
  PackedItem,
  PackedNode,
  PackedNotice,
  PackedType,
} from '../../runtime/ir/packed-ir.ts';
import {
  BARE,
  type PackedOperation,
  type RareOperation,
  type ReadIds,
} from '../../runtime/ir/packed-operation.ts';
import type { Type } from '../../runtime/ir/type.ts';
import { type PackedRounding, packExact, packRounding } from '../../runtime/numbers/packed.ts';
import type { Ir, IrBound, IrInput, IrNotice, IrStep, NodeId } from '../ir/ir.ts';
import { Places, placeOf } from '../program/places.ts';

function packType(type: Type): PackedType {
  if (type.kind === 'quantity') return [type.money, type.hours, type.flavor];
  if (type.kind === 'choice') return { words: type.words };
  if (type.kind === 'error') throw new RangeError('rules with faults are not emitted');
  return type.kind;
}

/** The place of what is called so in each list that operations read. */
type PlaceIn = (list: keyof ReadIds, id: string) => number;

function packOperation(operation: Operation, placeIn: PlaceIn): PackedOperation | RareOperation {
  switch (operation.op) {
    case 'constant':
      return `c${packExact(operation.value)}`;
    case 'truth':
      return ['truth', operation.value];
    case 'word':
      return ['word', operation.word];
    case 'date':
      return ['date', operation.iso];
    case 'input':
      return `i${placeIn('inputs', operation.input)}`;
    case 'given':
      return [operation.op, placeIn('inputs', operation.input)];
    case 'parameter':
      return `p${placeIn('parameters', operation.parameter)}`;
    case 'parameter_given':
    case 'changes':
      return [operation.op, placeIn('parameters', operation.parameter)];
    case 'step':
      return `s${placeIn('steps', operation.step)}`;
    case 'apply':
    case 'upper_limit':
    case 'among':
      return [operation.op, placeIn('tables', operation.table)];
    case 'holidays':
    case 'holidays_ahead':
      return [operation.op, placeIn('calendars', operation.calendar)];
    case 'period':
      return ['period', operation.field];
    case 'active':
      return ['active', operation.from, operation.until];
    case 'dated':
      return ['dated', operation.dates];
    default:
      return `o${BARE.indexOf(operation.op)}`;
  }
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
  const [nodes, rare] = [new Places<PackedNode>(), new Places<RareOperation>()];
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
    const operands = args.map(node);
    const packed = packOperation(operation, (list, name) => placeOf(lists[list], name));
    const head =
      `${typeOf(type)}${typeof packed === 'string' ? packed : (`x${rare.place(packed)}` as const)}` as const;
    return operands.length === 0 ? head : `${head},${operands.join(',')}`;
  };
  const optional = (id: NodeId | null): number | null => (id === null ? null : node(id));
  const bound = (end: IrBound | null): PackedBound | null =>
    end === null ? null : [node(end.value), end.closed];

  const inputOf = (input: IrInput): PackedItem => {
    const { defaultValue, lower, upper, requiredWhen } = input;
    const required = requiredWhen === null ? ([] as const) : ([node(requiredWhen)] as const);
    return [lists.inputs.indexOf(input), optional(defaultValue), bound(lower), bound(upper), ...required];
  };
  const stepOf = (step: IrStep): PackedItem => {
    const [type, rounding] = [typeOf(step.type), packRounding(step.rounding)];
    const [base, rate] = [optional(step.base), optional(step.rate)];
    return [
      lists.steps.indexOf(step),
      type,
      optional(step.presence),
      optional(step.condition),
      node(step.value),
      rounding === null ? null : roundings.place(rounding),
      ...(base === null && rate === null ? ([] as const) : ([base, rate] as const)),
    ];
  };
  const noticeOf = (notice: IrNotice): PackedNotice => {
    const { kind, code, severity, field, source } = notice;
    const message = notice.message.map((part) => ('text' in part ? part.text : node(part.value)));
    return [kind, code, severity, field, source, optional(notice.presence), node(notice.condition), message];
  };
  const packed: PackedIr = {
    scheme: [scheme.currency, scheme.asOf, packRounding(scheme.rounding)],
    types: types.all,
    roundings: roundings.all,
    items: ir.items.map((item) => (item.item === 'input' ? inputOf(item) : stepOf(item))),
    parameters: parameters.map(({ id, unit }) => [id, unit]),
    notices: ir.notices.map(noticeOf),
    tables: tables.map(
      ({ of, unit, gives, givesUnit, scale }) =>
        [typeOf(of), unit, typeOf(gives), givesUnit, optional(scale)] as const,
    ),
    rare: rare.all,
    // Last: what stands before it finds out which there are.
    nodes: nodes.all.join(' '),
  };
  return JSON.stringify(packed);
}
