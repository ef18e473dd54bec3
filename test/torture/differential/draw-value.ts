import type { InputSpec, ValueType } from '../../../runtime/module.ts';
import type { Exact } from '../../../runtime/numbers/exact.ts';
import type { Dice } from '../../oracle/oracle.ts';
import type { Bounds, Landmarks } from './landmarks.ts';

/** What the values of one payslip have in common. */
export interface Mood {
  /** Decimals of its amounts, of its hours and numbers, of its rates. */
  readonly amountDigits: number;
  readonly numberDigits: number;
  readonly rateDigits: number;
  /** Amounts go up to their bounds, and past 2^53. */
  readonly huge: boolean;
  /** Some values lie outside their bounds. */
  readonly spoiled: boolean;
  /** Days that the period counts, since much of the law is for a month of 30. */
  readonly days: number;
}

/** Where nothing bounds an amount. */
const HUGE = 10n ** 16n;
const USUAL = 10n ** 8n;

function whole(dice: Dice, below: bigint): bigint {
  const high = BigInt(dice.integer(0, 0x3fffffff));
  const low = BigInt(dice.integer(0, 0x3fffffff));
  return below <= 0n ? 0n : ((high << 30n) | low) % below;
}

/** Small numbers as often as large ones. */
function ofAnySize(dice: Dice, top: bigint): bigint {
  const digits = top.toString().length;
  const some = 10n ** BigInt(dice.integer(0, digits));
  return whole(dice, some < top ? some : top);
}

function typeOf(spec: InputSpec): ValueType {
  return spec.type === 'integer' ? 'number' : spec.type;
}

function digitsOf(spec: InputSpec, mood: Mood): number {
  if (spec.type === 'integer') return 0;
  if (spec.type === 'money') return mood.amountDigits;
  return spec.type === 'rate' ? mood.rateDigits : mood.numberDigits;
}

/** Part of a month, of a year, or the other way: what daily and yearly amounts are to monthly ones. */
function factorOf(dice: Dice, days: number): readonly [bigint, bigint] {
  const counted = BigInt(days);
  const [top, bottom] = dice.pick([
    [1, 1],
    [1, 1],
    [1, 1],
    [1, 30],
    [30, 1],
    [1, 2],
    [2, 1],
    [1, 12],
    [12, 1],
    [0, 1],
    [1, 0],
  ] as const);
  return [top === 0 ? counted : BigInt(top), bottom === 0 ? counted : BigInt(bottom)];
}

function landmark(spec: InputSpec, dice: Dice, marks: Landmarks, { days }: Mood, unit: bigint): bigint {
  const known = marks.values.get(typeOf(spec)) ?? [];
  if (known.length === 0) return BigInt(dice.integer(0, 31)) * unit;
  const { n, d } = dice.pick(known);
  const [top, bottom] = spec.type === 'money' ? factorOf(dice, days) : [1n, 1n];
  const at = (n * top * unit) / (d * bottom);
  if (dice.oneIn(3)) return (at * BigInt(dice.integer(0, 3000))) / 1000n;
  return at + dice.pick([-1n, 0n, 0n, 1n]);
}

function inside({ lower, upper }: Bounds, unit: bigint): readonly [low: bigint, high: bigint | null] {
  const low = lower === null ? 0n : (lower.value.n * unit) / lower.value.d;
  const lowExact = lower === null || low * lower.value.d === lower.value.n * unit;
  const high = upper === null ? null : (upper.value.n * unit) / upper.value.d;
  const isOpen =
    upper !== null && !upper.closed && high !== null && high * upper.value.d === upper.value.n * unit;
  return [
    lowExact && (lower === null || lower.closed) ? low : low + 1n,
    high === null ? null : isOpen ? high - 1n : high,
  ];
}

function outside(dice: Dice, low: bigint, high: bigint | null): bigint {
  const above = high === null ? -1n : dice.pick([high + 1n, high * 10n + 7n]);
  return dice.pick([low - 1n, -low - 12_345n, above, 0n]);
}

/** A quantity for an input: around what the law says, at its bounds, zero, or of any size. */
export function drawQuantity(spec: InputSpec, dice: Dice, marks: Landmarks, mood: Mood): Exact {
  const unit = 10n ** BigInt(digitsOf(spec, mood));
  const [low, high] = inside(marks.bounds.get(spec.wire) ?? { lower: null, upper: null }, unit);
  if (mood.spoiled && dice.oneIn(4)) return { n: outside(dice, low, high), d: unit };
  const top = high ?? HUGE * unit;
  const usual = top < USUAL * unit ? top : USUAL * unit;
  const n = drawUnits(spec, dice, marks, mood, { unit, low, top, usual });
  return { n: n < low ? low : n > top ? top : n, d: unit };
}

interface Room {
  readonly unit: bigint;
  readonly low: bigint;
  readonly top: bigint;
  /** What people are paid stays below this. */
  readonly usual: bigint;
}

/** At the bound, or where something that the amount is multiplied by takes it just below 2^53, or just past. */
function hugeUnits(dice: Dice, top: bigint): bigint {
  if (dice.oneIn(3)) return top - ofAnySize(dice, top);
  const edge = 2n ** 53n / 10n ** BigInt(dice.integer(0, 8));
  return (edge * BigInt(dice.integer(50, 4000))) / 2000n + BigInt(dice.integer(0, 999));
}

function drawUnits(spec: InputSpec, dice: Dice, marks: Landmarks, mood: Mood, room: Room): bigint {
  const { unit, low, top, usual } = room;
  if (mood.huge && spec.type === 'money' && dice.oneIn(2)) return hugeUnits(dice, top);
  switch (dice.integer(1, 12)) {
    case 1:
      return 0n;
    case 2:
      return low + BigInt(dice.integer(0, 1));
    case 3:
      return spec.type === 'money' && !mood.huge ? ofAnySize(dice, usual) : top - BigInt(dice.integer(0, 1));
    case 4:
    case 5:
      return ofAnySize(dice, usual);
    case 6:
      return low + whole(dice, usual - low);
    default:
      return landmark(spec, dice, marks, mood, unit);
  }
}
