/** What a declaration says beside its name and its formula. */
import type { Expr } from './expression.ts';
import type { DateLiteral, Literal, MonthLiteral, NumberLiteral } from './literal.ts';
import type { Name, Node, Text } from './node.ts';

/** `money`, `rate`, `ARS`, or `one of a, b` */
export type TypeRef = NamedType | ChoiceType;

export interface NamedType extends Node {
  readonly kind: 'named';
  readonly name: Name;
}

export interface ChoiceType extends Node {
  readonly kind: 'choice';
  readonly words: readonly Name[];
}

export interface Mark extends Node {
  readonly negated: boolean;
  readonly name: Name;
  readonly except: Expr | null;
}

export interface Tag extends Node {
  readonly name: Name;
  /** `P001` in `cfdi:P001`. */
  readonly value: Name | null;
}

/** One rung of a rounding ladder: `1_000 COP above 10_000 COP`. */
export interface Rung extends Node {
  readonly quantum: Literal;
  readonly above: Literal | null;
}

export interface RoundSpec extends Node {
  /** `each` or `limits` in front of the mode, else null. */
  readonly scope: Name | null;
  readonly mode: Name;
  readonly rungs: readonly Rung[];
}

export type Clause = Node &
  (
    | { readonly kind: 'text'; readonly text: Text }
    | { readonly kind: 'law' | 'source' | 'convention' | 'derived' | 'label'; readonly text: Text }
    | { readonly kind: 'unconfirmed' | 'single_source'; readonly text: Text | null }
    | {
        readonly kind: 'in';
        readonly lower: Expr;
        readonly lowerClosed: boolean;
        /** null for `*` */
        readonly upper: Expr | null;
        readonly upperClosed: boolean;
      }
    | { readonly kind: 'default' | 'when' | 'on' | 'rate'; readonly expr: Expr }
    | { readonly kind: 'required'; readonly unless: Name | null; readonly when: Expr | null }
    | { readonly kind: 'marks'; readonly marks: readonly Mark[] }
    | { readonly kind: 'tags'; readonly tags: readonly Tag[] }
    | { readonly kind: 'rounded' | 'omit_zero' | 'sparse' }
    | { readonly kind: 'round'; readonly round: RoundSpec }
    | { readonly kind: 'from' | 'until'; readonly date: DateLiteral }
    | { readonly kind: 'by'; readonly by: Name; readonly dates: readonly DateLiteral[] }
    | { readonly kind: 'after'; readonly target: Name }
    /** `on first of a, b`: the first of these that the caller sent. */
    | { readonly kind: 'first'; readonly names: readonly Name[] }
    /** `due cuota "Cuota"`: the step that a deduction is taken from, whether or not its `when` holds. */
    | { readonly kind: 'due'; readonly name: Name; readonly label: Text | null }
    | { readonly kind: 'as' | 'bracket' | 'severity' | 'grows_by'; readonly name: Name }
    | { readonly kind: 'carry_forward'; readonly code: Name; readonly after: MonthLiteral | null }
    | { readonly kind: 'scaled'; readonly by: Expr }
    | { readonly kind: 'grid'; readonly step: Literal }
    | { readonly kind: 'continuous'; readonly within: Literal | null }
    /** The members of a family: `for m in 1 .. 12`. */
    | {
        readonly kind: 'for';
        readonly variable: Name;
        readonly from: NumberLiteral;
        readonly until: NumberLiteral;
      }
    /** `weekdays monday .. friday`: the days of the week on which a calendar counts. */
    | { readonly kind: 'weekdays'; readonly first: Name; readonly last: Name }
    | { readonly kind: 'with'; readonly name: Name; readonly value: Expr }
  );

export type ClauseKind = Clause['kind'];
