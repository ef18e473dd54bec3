import { type Exact, exact } from '../numbers/exact.ts';
import type { Operation, PeriodField } from './executable-ir.ts';

/** `n/d`, or `n` of a whole number. */
export type PackedExact = string;

/** The number of a packed text. */
export function unpackExact(text: PackedExact): Exact {
  const [n = '0', d = '1'] = text.split('/');
  return exact(BigInt(n), BigInt(d));
}

/** Operations that are their operands and nothing else. */
type Bare =
  Extract<Operation, { readonly op: unknown }> extends infer O
    ? O extends { readonly op: infer Name }
      ? keyof O extends 'op'
        ? Name
        : never
      : never
    : never;

/** An operation: its name alone, or with what belongs to it. */
export type PackedOperation =
  | Bare
  | readonly ['constant', PackedExact]
  | readonly ['truth', boolean]
  | readonly ['word' | 'date' | 'input' | 'given' | 'figure' | 'figure_given' | 'changes' | 'step', string]
  | readonly ['apply' | 'upper_limit' | 'among', string]
  | readonly ['period', PeriodField]
  | readonly ['active', from: string | null, until: string | null]
  | readonly ['dated', readonly string[]];

/** The operation of a packed one. */
export function unpackOperation(packed: PackedOperation): Operation {
  if (typeof packed === 'string') return { op: packed };
  switch (packed[0]) {
    case 'constant':
      return { op: 'constant', value: unpackExact(packed[1]) };
    case 'truth':
      return { op: 'truth', value: packed[1] };
    case 'word':
      return { op: 'word', word: packed[1] };
    case 'date':
      return { op: 'date', iso: packed[1] };
    case 'input':
    case 'given':
      return { op: packed[0], input: packed[1] };
    case 'figure':
    case 'figure_given':
    case 'changes':
      return { op: packed[0], figure: packed[1] };
    case 'step':
      return { op: 'step', step: packed[1] };
    case 'apply':
    case 'upper_limit':
    case 'among':
      return { op: packed[0], table: packed[1] };
    case 'period':
      return { op: 'period', field: packed[1] };
    case 'active':
      return { op: 'active', from: packed[1], until: packed[2] };
    case 'dated':
      return { op: 'dated', dates: packed[1] };
  }
}
