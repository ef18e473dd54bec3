import type { Span } from '../../dsl/ast/ast.ts';
import type {
  Call,
  InputValue,
  RuleWarning,
  StepSpec,
  SummaryField,
  ValueType,
} from '../../runtime/module.ts';

/** The properties of a line that can be expected beside its amount. */
export const LINE_PROPERTIES = ['taxable', 'imss_base', 'tags', 'bracket', 'law'] as const;

export type LineProperty = (typeof LINE_PROPERTIES)[number];

/** An amount of the payslip. */
export type LineTarget =
  | { readonly of: 'step'; readonly step: StepSpec }
  | { readonly of: 'summary'; readonly field: SummaryField }
  /** The total of an employer table. */
  | { readonly of: 'table'; readonly id: string };

/** The target of an expectation. */
export type Target =
  | LineTarget
  /** In a test of a fortnight: the amount of its month. */
  | { readonly of: 'month'; readonly target: LineTarget }
  | { readonly of: 'property'; readonly property: LineProperty; readonly step: StepSpec };

export interface ValueExpectation {
  readonly kind: 'equals';
  readonly name: string;
  readonly target: Target;
  readonly type: ValueType;
  readonly value: InputValue;
  readonly span: Span;
}

/** An expected warning; nothing is expected of a field that is null. */
export interface WarnsExpected {
  readonly kind: 'warns';
  readonly code: RuleWarning['code'];
  /** The field as the warning names it. */
  readonly field: string | null;
  readonly severity: string | null;
  readonly text: string | null;
  readonly span: Span;
}

/** A warning as `exactly` counts it. */
export function warningName({ code, field }: Pick<WarnsExpected, 'code' | 'field'>): string {
  return field === null ? code : `${code} on ${field}`;
}

/** `exactly`: no line, no part and no warning but these. */
export interface ExactlyExpected {
  readonly kind: 'nothing else';
  readonly expected: ReadonlySet<string>;
  /** The lines, parts and bases among them, each of which is shown. */
  readonly lines: readonly string[];
  readonly span: Span;
}

export type BoundExpectation =
  | ValueExpectation
  | { readonly kind: 'omitted'; readonly step: StepSpec; readonly span: Span }
  | WarnsExpected
  | ExactlyExpected
  /** `omitted CODE`: the warning must not be given. */
  | { readonly kind: 'silent'; readonly code: RuleWarning['code']; readonly span: Span }
  /** `field` as the refusal names it; null stands for the employee as a whole. */
  | { readonly kind: 'refused'; readonly field: string | null; readonly name: string; readonly span: Span };

/** One test of a test file, or one row of a case table, ready to run. */
export interface RuleTest {
  /** The title; of a row, with its number. */
  readonly title: string;
  /** The place of the test's title, or of its row. */
  readonly span: Span;
  readonly call: Call;
  readonly expectations: readonly BoundExpectation[];
  /** The place and the text of each given value, by the wire name of its input. */
  readonly givenAt: ReadonlyMap<string, GivenValue>;
}

export interface GivenValue {
  readonly span: Span;
  readonly text: string;
}
