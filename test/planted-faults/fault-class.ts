import type { Span } from '../../dsl/ast/ast.ts';
import type { Dice } from '../oracle/oracle.ts';
import type { RuleText } from './rule-text.ts';

/** A place where a mistake can be made, and what then stands there; null where nothing comes of it. */
export interface Place {
  readonly span: Span;
  readonly wrong: (dice: Dice) => string | null;
}

/** A kind of mistake that people make. */
export interface FaultClass {
  readonly name: string;
  /** True when it changes no more than what is said: citations, labels, texts, tags. */
  readonly saysOnly: boolean;
  readonly places: (rules: RuleText) => readonly Place[];
}

export function place(span: Span, wrong: Place['wrong']): Place {
  return { span, wrong };
}

/** Always the same wrong text. */
export function fixed(span: Span, wrong: string): Place {
  return { span, wrong: () => wrong };
}

/** One of the others, or null when there is no other. */
export function another(dice: Dice, all: Iterable<string>, own: string): string | null {
  const others = [...new Set(all)].filter((one) => one !== own);
  return others.length === 0 ? null : dice.pick(others);
}

export function decides(name: string, places: FaultClass['places']): FaultClass {
  return { name, saysOnly: false, places };
}

export function says(name: string, places: FaultClass['places']): FaultClass {
  return { name, saysOnly: true, places };
}
