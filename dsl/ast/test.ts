/** Tests of rules. */
import type { BooleanExpr, NameExpr } from './expression.ts';
import type { DateLiteral, Literal, NumberLiteral } from './literal.ts';
import type { Name, Node, Text } from './node.ts';

export interface TestPeriod extends Node {
  readonly type: Name;
  readonly start: DateLiteral;
  readonly end: DateLiteral;
  readonly days: NumberLiteral | null;
}

/** A value in a test: a literal, `yes`/`no`, a choice word or a date. */
export type TestValue = Literal | BooleanExpr | NameExpr | DateLiteral;

/** `name = value` */
export interface Bind extends Node {
  readonly name: Name;
  readonly value: TestValue;
}

export type Expectation =
  | (Bind & { readonly kind: 'equals' })
  | (Node & { readonly kind: 'omitted' | 'warns' | 'refused'; readonly name: Name });

export interface TestDecl extends Node {
  readonly decl: 'test';
  readonly title: Text;
  readonly periods: readonly TestPeriod[];
  readonly sources: readonly Text[];
  readonly given: readonly Bind[];
  readonly expect: readonly Expectation[];
}

export interface CasesDecl extends Node {
  readonly decl: 'cases';
  readonly title: Text;
  readonly periods: readonly TestPeriod[];
  readonly sources: readonly Text[];
  readonly given: readonly Name[];
  readonly expect: readonly Name[];
  /** All cells in reading order; the checker cuts them into rows of `given` + `expect`. */
  readonly cells: readonly TestValue[];
}
