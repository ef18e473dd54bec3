import type { TypeRef } from './clause.ts';
import type { Name, Node, Text } from './node.ts';

export interface Column extends Node {
  readonly name: Name;
  /** The variable of a family: `m` in `parte[m]`; null of anything else. */
  readonly family: Name | null;
  readonly label: Text | null;
  readonly type: TypeRef | null;
}
