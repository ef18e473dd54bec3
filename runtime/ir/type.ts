/**
 * Types of the language. A quantity has a dimension (powers of money and of hours); a quantity without
 * dimension is a plain number, a whole number or a rate, which do not mix in sums.
 */
export type Flavor = 'number' | 'integer' | 'rate';

export interface QuantityType {
  readonly kind: 'quantity';
  readonly money: number;
  readonly hours: number;
  /** Only of meaning when both powers are 0; `number` otherwise. */
  readonly flavor: Flavor;
}

export interface ChoiceTypeOf {
  readonly kind: 'choice';
  readonly words: readonly string[];
}

export type Type =
  | QuantityType
  | ChoiceTypeOf
  | { readonly kind: 'boolean' }
  | { readonly kind: 'date' }
  | { readonly kind: 'text' }
  /** The type of what has been reported already; nothing more is said about it. */
  | { readonly kind: 'error' };

export const MONEY: QuantityType = { kind: 'quantity', money: 1, hours: 0, flavor: 'number' };
export const HOURS: QuantityType = { kind: 'quantity', money: 0, hours: 1, flavor: 'number' };
export const NUMBER: QuantityType = { kind: 'quantity', money: 0, hours: 0, flavor: 'number' };
export const INTEGER: QuantityType = { kind: 'quantity', money: 0, hours: 0, flavor: 'integer' };
export const RATE: QuantityType = { kind: 'quantity', money: 0, hours: 0, flavor: 'rate' };
export const BOOLEAN: Type = { kind: 'boolean' };
export const DATE: Type = { kind: 'date' };
export const TEXT: Type = { kind: 'text' };
export const ERROR: Type = { kind: 'error' };

export function choiceOf(words: readonly string[]): ChoiceTypeOf {
  return { kind: 'choice', words };
}

export function isDimensionless(type: QuantityType): boolean {
  return type.money === 0 && type.hours === 0;
}

/** True for what is smaller or greater, earlier or later, and has a range. */
export function isOrdered(type: Type): boolean {
  return type.kind === 'quantity' || type.kind === 'date';
}

export function isMoney(type: Type): boolean {
  return type.kind === 'quantity' && type.money === 1 && type.hours === 0;
}

export function isRate(type: Type): boolean {
  return type.kind === 'quantity' && isDimensionless(type) && type.flavor === 'rate';
}

/** Same kind and dimension; whole numbers count as numbers, rates do not. */
export function sameType(a: Type, b: Type): boolean {
  if (a.kind === 'error' || b.kind === 'error') return true;
  if (a.kind === 'choice' && b.kind === 'choice') return a.words.join() === b.words.join();
  if (a.kind !== 'quantity' || b.kind !== 'quantity') return a.kind === b.kind;
  return a.money === b.money && a.hours === b.hours && (a.flavor === 'rate') === (b.flavor === 'rate');
}

function power(word: string, exponent: number): string {
  return exponent === 1 ? word : `${word}^${exponent}`;
}

/** The type as an author writes it: `money`, `rate`, `money/hours`, `one of a, b`. */
export function typeName(type: Type): string {
  if (type.kind === 'choice') return `one of ${type.words.join(', ')}`;
  if (type.kind !== 'quantity') return type.kind;
  if (isDimensionless(type)) return type.flavor;
  const parts: readonly [string, number][] = [
    ['money', type.money],
    ['hours', type.hours],
  ];
  const above = parts.filter(([, n]) => n > 0).map(([word, n]) => power(word, n));
  const below = parts.filter(([, n]) => n < 0).map(([word, n]) => power(word, -n));
  return `${above.join(' * ') || '1'}${below.map((word) => `/${word}`).join('')}`;
}
