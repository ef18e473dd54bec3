/** Tests of rules. */
import type { BooleanExpr, NameExpr, SchemeName, TextExpr } from './expression.ts';
import type { DateLiteral, Literal, MonthLiteral, NumberLiteral } from './literal.ts';
import type { Name, Node, Text } from './node.ts';

export interface TestPeriod extends Node {
  readonly type: Name;
  readonly start: DateLiteral;
  readonly end: DateLiteral;
  readonly days: NumberLiteral | null;
}

/** A value in a test: a literal, `yes`/`no`, a choice word, a date, or the tags of a line as a text. */
export type TestValue = Literal | BooleanExpr | NameExpr | DateLiteral | TextExpr;

/** `name = value` */
export interface Bind extends Node {
  readonly name: Name;
  readonly value: TestValue;
}

/** `like "title" with name = value`: another test of the file, with something changed. */
export interface TestLike extends Node {
  readonly title: Text;
  readonly changes: readonly Bind[];
}

/**
 * `payslips AR.general monthly 2026-01 .. 2026-06 like "title" with name = value`: earlier payslips of the same person, one
 * for each period of the months, or one for the days. `like` names a test of that scheme.
 */
export interface TestPayslips extends Node {
  readonly scheme: SchemeName;
  readonly type: Name;
  readonly first: MonthLiteral | DateLiteral;
  /** null for one month. */
  readonly last: MonthLiteral | DateLiteral | null;
  readonly like: TestLike;
}

/** What is expected: the amount of a line, or with `of` something else of it, `taxable(vales)`. */
export interface ExpectedName extends Node {
  readonly of: Name | null;
  readonly name: Name;
}

/** `warns CODE on field severity info "text"`, all but the code if wanted. */
export interface WarnsExpectation extends Node {
  readonly kind: 'warns';
  readonly name: Name;
  readonly field: Name | null;
  readonly severity: Name | null;
  readonly text: Text | null;
}

export type Expectation =
  | (ExpectedName & { readonly kind: 'equals'; readonly value: TestValue })
  | WarnsExpectation
  | (Node & { readonly kind: 'omitted' | 'refused'; readonly name: Name });

export interface TestDecl extends Node {
  readonly decl: 'test';
  readonly title: Text;
  readonly periods: readonly TestPeriod[];
  readonly sources: readonly Text[];
  readonly likes: readonly TestLike[];
  readonly payslips: readonly TestPayslips[];
  readonly given: readonly Bind[];
  /** `exactly`: the payslip shows nothing but what is expected. */
  readonly exactly: Name | null;
  readonly expect: readonly Expectation[];
}

export interface CasesDecl extends Node {
  readonly decl: 'cases';
  readonly title: Text;
  readonly periods: readonly TestPeriod[];
  readonly sources: readonly Text[];
  readonly likes: readonly TestLike[];
  readonly given: readonly Name[];
  readonly expect: readonly ExpectedName[];
  /** All cells in reading order; the checker cuts them into rows of `given` + `expect`. */
  readonly cells: readonly TestValue[];
}
