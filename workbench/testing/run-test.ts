import type { Span } from '../../dsl/ast/ast.ts';
import type { Diagnostic, Label } from '../../dsl/diagnostics/diagnostic.ts';
import { diagnose } from '../../dsl/diagnostics/diagnostic.ts';
import { tests as catalog } from '../../dsl/diagnostics/tests.ts';
import { conceptOf } from '../../runtime/half/half-steps.ts';
import { authorText } from '../../runtime/module/author-text.ts';
import type {
  Evaluation,
  InputValue,
  Manifest,
  Refusal,
  RuleModule,
  TraceStep,
} from '../../runtime/module.ts';
import { equal } from '../../runtime/numbers/exact.ts';
import { tracedSteps } from '../../runtime/traced-step.ts';
import type { BoundExpectation, RuleTest, ValueExpectation } from './rule-test.ts';

/** One expectation that did not hold. */
interface Failure {
  readonly span: Span;
  readonly name: string;
  readonly expected: string;
  readonly got: string;
  /** Place of the step in the order of computing; what is no step comes last. */
  readonly order: number;
  /** How the value came about. */
  readonly step: string | null;
}

export interface TestResult {
  readonly title: string;
  readonly passed: boolean;
  /** Empty when the test passed. */
  readonly diagnostics: readonly Diagnostic[];
}

const LAST = Number.POSITIVE_INFINITY;

function sameValue(a: InputValue, b: InputValue): boolean {
  return typeof a === 'object' && typeof b === 'object' ? equal(a, b) : a === b;
}

function actualValue(expected: ValueExpectation, evaluation: Evaluation): InputValue | null {
  const { target } = expected;
  switch (target.of) {
    case 'step':
      return stepOf(target.step.id, evaluation)?.final ?? null;
    case 'summary':
      return evaluation.summary[target.field];
    case 'table':
      return evaluation.employerTables.find((table) => table.id === target.id)?.total ?? null;
  }
}

/** The step that computes a concept of the period: of a half month, the one that splits it, where it is split. */
function stepOf(id: string, { trace }: Evaluation): TraceStep | undefined {
  return trace.findLast((step) => conceptOf(step.id) === id);
}

function howComputed(expected: ValueExpectation, evaluation: Evaluation, manifest: Manifest): string | null {
  const { target } = expected;
  if (target.of !== 'step') return null;
  const step = tracedSteps(manifest, evaluation).findLast(({ spec }) => spec.id === target.step.id);
  if (step === undefined) return 'no formula of this name exists on this date';
  const read = step.inputs.map((input) => `${input.name} ${authorText(input.value, input.type)}`);
  const values = read.length === 0 ? '' : `, with ${read.join(', ')}`;
  return `first step that differs: ${target.step.id} = ${step.formula}${values}`;
}

function unequal(expected: ValueExpectation, evaluation: Evaluation, manifest: Manifest): Failure | null {
  const actual = actualValue(expected, evaluation);
  if (actual !== null && sameValue(actual, expected.value)) return null;
  const { target } = expected;
  const order =
    target.of === 'step' ? evaluation.trace.findIndex((step) => conceptOf(step.id) === target.step.id) : LAST;
  return {
    span: expected.span,
    name: expected.name,
    expected: authorText(expected.value, expected.type),
    got: actual === null ? 'not there' : authorText(actual, expected.type),
    order,
    step: howComputed(expected, evaluation, manifest),
  };
}

/** Ids of everything that the answer lists; a `let` or a total is listed by its step. */
function shownIds(evaluation: Evaluation): ReadonlySet<string> {
  const components = evaluation.employerTables.flatMap((table) => table.components);
  const lines = [...evaluation.perceptions, ...evaluation.deductions, ...evaluation.bases, ...components];
  return new Set(lines.map((line) => line.id));
}

function isOmitted(step: { readonly id: string; readonly kind: string }, evaluation: Evaluation): boolean {
  if (step.kind === 'let' || step.kind === 'total') return !evaluation.trace.some(({ id }) => id === step.id);
  return !shownIds(evaluation).has(step.id);
}

function failureOf(
  expectation: BoundExpectation,
  evaluation: Evaluation,
  manifest: Manifest,
): Failure | null {
  const { span } = expectation;
  switch (expectation.kind) {
    case 'equals':
      return unequal(expectation, evaluation, manifest);
    case 'omitted':
      return isOmitted(expectation.step, evaluation)
        ? null
        : { span, name: expectation.step.id, expected: 'it omitted', got: 'shown', order: LAST, step: null };
    case 'warns': {
      const codes = evaluation.warnings.map((warning) => warning.code);
      if (codes.includes(expectation.code)) return null;
      const got = codes.length === 0 ? 'no warning' : [...new Set(codes)].join(', ');
      return { span, name: 'warning', expected: expectation.code, got, order: LAST, step: null };
    }
    case 'silent': {
      const warning = evaluation.warnings.find((one) => one.code === expectation.code);
      if (warning === undefined) return null;
      const got = `given on ${warning.field}`;
      return { span, name: expectation.code, expected: 'it omitted', got, order: LAST, step: null };
    }
    case 'refused':
      return {
        span,
        name: expectation.name,
        expected: 'it refused',
        got: 'accepted',
        order: LAST,
        step: null,
      };
  }
}

function refusedFailure(expectation: BoundExpectation, refusals: readonly Refusal[]): Failure | null {
  const { span } = expectation;
  const got = `refused: ${refusals.map((one) => one.message).join('; ')}`;
  switch (expectation.kind) {
    case 'refused':
      if (refusals.some((one) => one.field === expectation.field)) return null;
      return {
        span,
        name: expectation.name,
        expected: 'it refused',
        got: 'accepted',
        order: LAST,
        step: got,
      };
    case 'equals': {
      const expected = authorText(expectation.value, expectation.type);
      return { span, name: expectation.name, expected, got, order: LAST, step: null };
    }
    case 'omitted':
      return { span, name: expectation.step.id, expected: 'it omitted', got, order: LAST, step: null };
    case 'warns':
    case 'silent':
      return { span, name: 'warning', expected: expectation.code, got, order: LAST, step: null };
  }
}

/** One diagnostic at the expectation that comes first in computing order; the others are its labels. */
function failedTest(path: string, test: RuleTest, failures: readonly Failure[]): TestResult {
  const [first, ...others] = [...failures].sort((a, b) => (a.order === b.order ? 0 : a.order - b.order));
  if (first === undefined) return { title: test.title, passed: true, diagnostics: [] };
  const { span, name, expected, got, step } = first;
  const labels: readonly Label[] = others.map((one) => ({
    span: one.span,
    text: `\`${one.name}\` is ${one.got}, expected ${one.expected}`,
  }));
  const diagnostic = diagnose(
    path,
    catalog.fails,
    span,
    { test: test.title, name, expected, got, step },
    { labels },
  );
  return { title: test.title, passed: false, diagnostics: [diagnostic] };
}

/** A refusal that no expectation asks for, of a value that the test itself gives: the test is at fault. */
function outsideBounds(path: string, test: RuleTest, refusals: readonly Refusal[]): readonly Diagnostic[] {
  return refusals.flatMap((refusal) => {
    const given = refusal.field === null ? undefined : test.givenAt.get(refusal.field);
    if (given === undefined || refusal.limit === null) return [];
    return diagnose(path, catalog.valueDoesNotFit, given.span, {
      name: refusal.field ?? '',
      value: given.text,
      problem: refusal.message,
      remedy: 'give a value inside the bounds, or expect it `refused`',
    });
  });
}

/** Runs one bound test and compares. `path` is the test file, for the diagnostics. */
export function runTest(path: string, test: RuleTest, module: RuleModule): TestResult {
  const outcome = module.evaluate(test.call);
  if (outcome.kind === 'computed') {
    const failures = test.expectations.map((one) => failureOf(one, outcome.evaluation, module.manifest));
    return failedTest(
      path,
      test,
      failures.filter((one) => one !== null),
    );
  }
  const wanted = test.expectations.some((one) => one.kind === 'refused');
  const diagnostics = wanted ? [] : outsideBounds(path, test, outcome.refusals);
  if (diagnostics.length > 0) return { title: test.title, passed: false, diagnostics };
  const failures = test.expectations.map((one) => refusedFailure(one, outcome.refusals));
  return failedTest(
    path,
    test,
    failures.filter((one) => one !== null),
  );
}
