import type { Operation } from '../../runtime/ir/executable-ir.ts';
import type {
  PackedBound,
  PackedIr,
  PackedItem,
  PackedNode,
  PackedNotice,
  PackedRounding,
  PackedType,
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
import type { Ir, IrBound, IrInput, IrStep, NodeId } from '../ir/ir.ts';
import { Places } from '../program/places.ts';

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

/** The places of what operations read, by id. */
type ReadPlaces = Readonly<Record<keyof ReadIds, ReadonlyMap<string, number>>>;

function placesOf({ items, parameters, tables, calendars }: Ir): ReadPlaces {
  const places = (all: readonly { readonly id: string }[]): ReadonlyMap<string, number> =>
    new Map(all.map(({ id }, place) => [id, place]));
  return {
    inputs: places(items.filter(({ item }) => item === 'input')),
    steps: places(items.filter(({ item }) => item === 'step')),
    parameters: places(parameters),
    tables: places(tables),
    calendars: places(calendars),
  };
}

function placeIn(places: ReadonlyMap<string, number>, id: string): number {
  const place = places.get(id);
  if (place === undefined) throw new RangeError(`nothing is called ${id}`);
  return place;
}

function packOperation(operation: Operation, places: ReadPlaces): PackedOperation {
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
      return `i${placeIn(places.inputs, operation.input)}`;
    case 'given':
      return [operation.op, placeIn(places.inputs, operation.input)];
    case 'parameter':
      return `p${placeIn(places.parameters, operation.parameter)}`;
    case 'parameter_given':
    case 'changes':
      return [operation.op, placeIn(places.parameters, operation.parameter)];
    case 'step':
      return `s${placeIn(places.steps, operation.step)}`;
    case 'apply':
    case 'upper_limit':
    case 'among':
      return [operation.op, placeIn(places.tables, operation.table)];
    case 'holidays':
    case 'holidays_ahead':
      return [operation.op, placeIn(places.calendars, operation.calendar)];
    case 'period':
      return ['period', operation.field];
    case 'active':
      return ['active', operation.from, operation.until];
    case 'dated':
      return ['dated', operation.dates];
    default:
      return BARE.indexOf(operation.op);
  }
}

class IrPacker {
  readonly #ir: Ir;
  readonly #places: ReadPlaces;
  readonly #types = new Places<PackedType>();
  readonly #roundings = new Places<PackedRounding>();
  readonly #nodes = new Places<PackedNode>();
  readonly #packed = new Map<NodeId, number>();

  constructor(ir: Ir) {
    this.#ir = ir;
    this.#places = placesOf(ir);
  }

  #type(type: Type): number {
    return this.#types.place(packType(type));
  }

  #node(id: NodeId): number {
    const known = this.#packed.get(id);
    if (known !== undefined) return known;
    const node = this.#ir.nodes[id];
    if (node === undefined) throw new RangeError(`no node ${id}`);
    const args = node.args.map((arg) => this.#node(arg));
    const place = this.#nodes.place([
      this.#type(node.type),
      packOperation(node.operation, this.#places),
      ...args,
    ]);
    this.#packed.set(id, place);
    return place;
  }

  #optional(id: NodeId | null): number | null {
    return id === null ? null : this.#node(id);
  }

  #bound(bound: IrBound | null): PackedBound | null {
    return bound === null ? null : [this.#node(bound.value), bound.closed];
  }

  #input(input: IrInput, place: number): PackedItem {
    const { defaultValue, lower, upper, requiredWhen } = input;
    const required = requiredWhen === null ? ([] as const) : ([this.#node(requiredWhen)] as const);
    return [place, this.#optional(defaultValue), this.#bound(lower), this.#bound(upper), ...required];
  }

  #step(step: IrStep, place: number): PackedItem {
    const rounding = packRounding(step.rounding);
    const [base, rate] = [this.#optional(step.base), this.#optional(step.rate)];
    return [
      place,
      this.#type(step.type),
      this.#optional(step.presence),
      this.#optional(step.condition),
      this.#node(step.value),
      rounding === null ? null : this.#roundings.place(rounding),
      ...(base === null && rate === null ? ([] as const) : ([base, rate] as const)),
    ];
  }

  #items(): readonly PackedItem[] {
    let [inputs, steps] = [0, 0];
    return this.#ir.items.map((item) =>
      item.item === 'input' ? this.#input(item, inputs++) : this.#step(item, steps++),
    );
  }

  #notices(): readonly PackedNotice[] {
    return this.#ir.notices.map(({ kind, code, severity, field, source, presence, condition, message }) => [
      kind,
      code,
      severity,
      field,
      source,
      this.#optional(presence),
      this.#node(condition),
      message.map((part) => ('text' in part ? part.text : this.#node(part.value))),
    ]);
  }

  pack(): PackedIr {
    const { scheme, parameters, tables } = this.#ir;
    const [items, notices] = [this.#items(), this.#notices()];
    const packedTables = tables.map(
      ({ of, unit, gives, givesUnit, scale }) =>
        [this.#type(of), unit, this.#type(gives), givesUnit, this.#optional(scale)] as const,
    );
    return {
      scheme: [scheme.currency, scheme.asOf, packRounding(scheme.rounding)],
      types: this.#types.all,
      roundings: this.#roundings.all,
      nodes: this.#nodes.all,
      items,
      parameters: parameters.map(({ id, unit }) => [id, unit]),
      tables: packedTables,
      notices,
    };
  }
}

/** The executable part of the IR as JSON; parameters and tables in the order of the IR. */
export function packIr(ir: Ir): string {
  return JSON.stringify(new IrPacker(ir).pack());
}
