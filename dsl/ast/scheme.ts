/** The heads of rule files and of files of figures. */
import type { RoundSpec } from './clause.ts';
import type { DateLiteral } from './literal.ts';
import type { Name, Node, Text } from './node.ts';

export type Header = Node &
  (
    | { readonly kind: 'version' | 'law'; readonly text: Text }
    | { readonly kind: 'currency' | 'proration' | 'days' | 'as_of'; readonly name: Name }
    | { readonly kind: 'amends'; readonly date: DateLiteral }
    | { readonly kind: 'valid'; readonly from: DateLiteral; readonly until: DateLiteral }
    | { readonly kind: 'periods' | 'uses'; readonly names: readonly Name[] }
    | { readonly kind: 'round'; readonly round: RoundSpec }
    | {
        readonly kind: 'change';
        readonly date: DateLiteral;
        readonly summary: Text;
        readonly law: Text | null;
        /** Why nothing in the law begins or ends on its day. */
        readonly convention: Text | null;
      }
  );

export interface Scheme extends Node {
  readonly country: Name;
  readonly id: Name;
  readonly label: Text | null;
  readonly headers: readonly Header[];
}

/** The head of a file of figures: what several schemes of a country read. */
export interface Figures extends Node {
  readonly country: Name;
  readonly label: Text | null;
  /** Any header line may stand here; the compiler knows which belong. */
  readonly headers: readonly Header[];
}
