import type { Span } from '../../dsl/ast/ast.ts';

/** The declaration that a name in a text stands for. */
export type Target =
  /** A declaration of the rule file. */
  | { readonly space: 'file'; readonly name: string }
  | { readonly space: 'template'; readonly name: string }
  /** A parameter of a template or a declaration inside it. */
  | { readonly space: 'inside'; readonly of: string; readonly name: string }
  /** A column of a table that has several. */
  | { readonly space: 'column'; readonly of: string; readonly name: string }
  /** The variable that counts the members of a family: `m` in `parte[m]`. */
  | { readonly space: 'variable'; readonly of: string; readonly name: string }
  /** A test of a test file, by its title. */
  | { readonly space: 'test'; readonly name: string }
  /** Anything that the file does not declare by itself: a word of a choice, a function, a field. */
  | { readonly space: 'word'; readonly name: string };

export interface Occurrence {
  readonly span: Span;
  readonly target: Target;
  readonly declares: boolean;
  /** True for an input of a test that goes by its name on the wire. */
  readonly alias: boolean;
}

/** Two occurrences of the same thing have the same key. */
export function targetKey(target: Target): string {
  return `${target.space} ${'of' in target ? target.of : ''} ${target.name}`;
}

export function isSameTarget(one: Target, other: Target): boolean {
  return targetKey(one) === targetKey(other);
}
