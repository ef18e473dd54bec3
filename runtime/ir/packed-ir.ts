/**
 * The executable representation as the text that an emitted module carries: JSON of lists, without what the module
 * says elsewhere. Names, kinds and wire names of inputs and steps stand in its manifest, the rows of parameters and
 * tables beside it.
 */

import type { InputSource, Manifest } from '../module/manifest.ts';
import type { DatedValue } from '../module/parameter.ts';
import type { ReferenceRule } from '../module/period.ts';
import { unrolledText } from '../module/rolled-text.ts';
import type { Table } from '../module/table.ts';
import type { Calendar } from '../module/working-days.ts';
import type { Rounding, RoundingMode } from '../numbers/rounding.ts';
import type {
  ExecutableInput,
  ExecutableIr,
  ExecutableNode,
  ExecutableNotice,
  ExecutableStep,
  IrBound,
  MessagePart,
  NodeId,
} from './executable-ir.ts';
import { type PackedExact, type PackedOperation, unpackExact, unpackOperation } from './packed-operation.ts';
import { choiceOf, type Flavor, type Type } from './type.ts';

export type PackedRounding = readonly [
  mode: RoundingMode,
  rungs: readonly (readonly [quantum: PackedExact, above: PackedExact | null])[],
];

/** Powers of money and hours with the flavor; the words of a choice; the name of any other kind. */
export type PackedType =
  | readonly [money: number, hours: number, flavor: Flavor]
  | { readonly words: readonly string[] }
  | 'boolean'
  | 'date'
  | 'text';

/** `2 c1/100` or `0 0 21 22`: its type, its operation, and the nodes that it is applied to. */
export type PackedNode = `${number} ${PackedOperation}` | `${number} ${PackedOperation} ${string}`;

export type PackedBound = readonly [value: NodeId, closed: boolean];

/** An input of a place in the manifest, or a step; what is null at the end of either is left out. */
export type PackedItem =
  | readonly [
      'i',
      input: number,
      defaultValue?: NodeId | null,
      lower?: PackedBound | null,
      upper?: PackedBound | null,
      requiredWhen?: NodeId | null,
    ]
  | readonly [
      step: number,
      type: number,
      value: NodeId,
      /** Its place among the roundings; null for what is not rounded. */
      rounding?: number | null,
      presence?: NodeId | null,
      condition?: NodeId | null,
      base?: NodeId | null,
      rate?: NodeId | null,
    ];

export type PackedNotice = readonly [
  kind: 'warn' | 'refuse',
  code: string,
  severity: 'info' | 'warning',
  field: string,
  source: InputSource | 'period',
  presence: NodeId | null,
  condition: NodeId,
  message: readonly (string | NodeId)[],
];

export interface PackedIr {
  readonly scheme: readonly [currency: string, asOf: ReferenceRule, rounding: PackedRounding | null];
  readonly types: readonly PackedType[];
  readonly roundings: readonly PackedRounding[];
  /** Every `PackedNode`, one after the other. */
  readonly nodes: string;
  readonly items: readonly PackedItem[];
  readonly parameters: readonly (readonly [id: string, unit: string | null])[];
  readonly tables: readonly (readonly [
    of: number,
    unit: string | null,
    gives: number,
    givesUnit: string | null,
    scale: NodeId | null,
  ])[];
  readonly notices: readonly PackedNotice[];
}

/** Between one packed node and the next. */
export const BETWEEN_NODES = ';';

/** What stands beside the packed text, in its order. */
export interface PackedLaw {
  /** The fingerprint of the rule file that it is of. */
  readonly file: string;
  /** The fingerprint of the rule file that the packed data is of; modules of two files hold theirs themselves. */
  readonly packed?: string;
  readonly parameters: readonly (readonly DatedValue[])[];
  readonly tables: readonly Table[];
  readonly calendars?: readonly Calendar[];
}

/** The executable representation of an emitted module. */
export function unpackIr(text: string, manifest: Manifest, law: PackedLaw): ExecutableIr {
  const packed: PackedIr = JSON.parse(unrolledText(text));
  const types = packed.types.map(unpackType);
  const typeAt = (place: number): Type => at(types, place, 'type');
  const roundings = packed.roundings.map(unpackRounding);
  const calendars = law.calendars ?? [];
  const ids = {
    inputs: manifest.inputs.map(({ id }) => id),
    steps: manifest.steps.map(({ id }) => id),
    parameters: packed.parameters.map(([id]) => id),
    tables: law.tables.map(({ id }) => id),
    calendars: calendars.map(({ id }) => id),
  };
  const [currency, asOf, rounding] = packed.scheme;
  return {
    scheme: { currency, asOf, rounding: unpackRounding(rounding) },
    nodes: packed.nodes.split(BETWEEN_NODES).map((text): ExecutableNode => {
      const [type, operation = '', ...args] = text.split(' ');
      return {
        operation: unpackOperation(operation, ids),
        args: args.map(Number),
        type: typeAt(Number(type)),
      };
    }),
    items: packed.items.map((item) => unpackItem(item, manifest, typeAt, roundings)),
    parameters: packed.parameters.map(([id, unit], place) => ({
      id,
      unit,
      rows: at(law.parameters, place, 'parameter'),
    })),
    tables: packed.tables.map(([of, unit, gives, givesUnit, scale], place) => ({
      ...at(law.tables, place, 'table'),
      of: typeAt(of),
      unit,
      gives: typeAt(gives),
      givesUnit,
      scale,
    })),
    calendars,
    notices: packed.notices.map(unpackNotice),
  };
}

function at<T>(list: readonly T[], place: number, what: string): T {
  const found = list[place];
  if (found === undefined) throw new RangeError(`the packed rules lack ${what} ${place}`);
  return found;
}

function unpackType(packed: PackedType): Type {
  if (typeof packed === 'string') return { kind: packed };
  if ('words' in packed) return choiceOf(packed.words);
  const [money, hours, flavor] = packed;
  return { kind: 'quantity', money, hours, flavor };
}

function unpackRounding(packed: PackedRounding | null): Rounding | null {
  if (packed === null) return null;
  const [mode, rungs] = packed;
  return {
    mode,
    rungs: rungs.map(([quantum, above]) => ({
      quantum: unpackExact(quantum),
      above: above === null ? null : unpackExact(above),
    })),
  };
}

function unpackBound(packed: PackedBound | null): IrBound | null {
  return packed === null ? null : { value: packed[0], closed: packed[1] };
}

function unpackItem(
  item: PackedItem,
  { inputs, steps }: Manifest,
  typeAt: (place: number) => Type,
  roundings: readonly (Rounding | null)[],
): ExecutableInput | ExecutableStep {
  if (item[0] === 'i') {
    const [, place, defaultValue = null, lower = null, upper = null, requiredWhen = null] = item;
    const { id, wire, source } = at(inputs, place, 'input');
    return {
      item: 'input',
      id,
      wire,
      source,
      defaultValue,
      requiredWhen,
      lower: unpackBound(lower),
      upper: unpackBound(upper),
    };
  }
  const [place, type, value, rounding = null, presence = null, condition = null, base = null, rate = null] =
    item;
  const { id, kind } = at(steps, place, 'step');
  return {
    item: 'step',
    id,
    kind,
    type: typeAt(type),
    presence,
    condition,
    value,
    rounding: rounding === null ? null : at(roundings, rounding, 'rounding'),
    base,
    rate,
  };
}

function unpackNotice(packed: PackedNotice): ExecutableNotice {
  const [kind, code, severity, field, source, presence, condition, parts] = packed;
  const message = parts.map((part): MessagePart => {
    return typeof part === 'string' ? { text: part } : { value: part };
  });
  return { kind, code, severity, field, source, presence, condition, message };
}
