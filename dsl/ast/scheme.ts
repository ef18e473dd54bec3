/** The head of a rule file. */
import type { RoundSpec } from './clause.ts';
import type { DateLiteral } from './literal.ts';
import type { Name, Node, Text } from './node.ts';

export type Header = Node &
  (
    | { readonly kind: 'version' | 'law'; readonly text: Text }
    | { readonly kind: 'currency' | 'proration' | 'days' | 'as_of'; readonly name: Name }
    | { readonly kind: 'amends'; readonly date: DateLiteral }
    | { readonly kind: 'valid'; readonly from: DateLiteral; readonly until: DateLiteral }
    | { readonly kind: 'periods'; readonly names: readonly Name[] }
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
