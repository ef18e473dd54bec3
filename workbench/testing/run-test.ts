import type { Span } from '../../dsl/ast/ast.ts';
import type { Diagnostic, Label } from '../../dsl/diagnostics/diagnostic.ts';
import { diagnose } from '../../dsl/diagnostics/diagnostic.ts';
import type { Said } from '../../dsl/diagnostics/phrases/phrase.ts';
import { readingPhrases } from '../../dsl/diagnostics/phrases/reading.ts';
import { testPhrases } from '../../dsl/diagnostics/phrases/tests.ts';
import { tests as catalog } from '../../dsl/diagnostics/tests.ts';
import { conceptOf } from '../../runtime/half/half-steps.ts';
import { authorText } from '../../runtime/module/author-text.ts';
import type {
  Evaluation,
  InputValue,
  Manifest,
  Refusal,
  RuleModule,
  RuleWarning,
  StepSpec,
  TraceStep,
} from '../../runtime/module.ts';
import { equal } from '../../runtime/numbers/exact.ts';
import { tracedSteps } from '../../runtime/traced-step.ts';
import {
  type BoundExpectation,
  type ExactlyExpected,
  type LineProperty,
  type LineTarget,
  type RuleTest,
  type ValueExpectation,
  type WarnsExpected,
  warningName,
} from './rule-test.ts';

/** One expectation that did not hold. */
interface Failure {
  readonly span: Span;
  readonly name: string;
  readonly expected: Said;
  readonly got: Said;
  /** Place of the step in the order of computing; what is no step comes last. */
  readonly order: number;
  /** The step that made the value; null if there is none. */
  readonly step: Said | null;
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

function amountOf(target: LineTarget, evaluation: Evaluation): InputValue | null {
  switch (target.of) {
    case 'step':
      return stepOf(target.step.id, evaluation)?.final ?? null;
    case 'summary':
      return evaluation.summary[target.field];
    case 'table':
      return evaluation.employerTables.find((table) => table.id === target.id)?.total ?? null;
  }
}

function propertyValue(property: LineProperty, step: StepSpec, evaluation: Evaluation): InputValue | null {
  if (property === 'law') return step.source;
  const lines = [...evaluation.perceptions, ...evaluation.deductions];
  if (!lines.some(({ id }) => id === step.id)) return null;
  switch (property) {
    case 'taxable':
      return step.taxable;
    case 'imss_base':
      return step.socialSecurity;
    case 'tags':
      return step.tags.join(', ');
    case 'bracket':
      return evaluation.deductions.find(({ id }) => id === step.id)?.bracket?.lower ?? null;
  }
}

function actualValue({ target }: ValueExpectation, evaluation: Evaluation): InputValue | null {
  switch (target.of) {
    case 'month':
      return evaluation.half === undefined ? null : amountOf(target.target, evaluation.half.month);
    case 'property':
      return propertyValue(target.property, target.step, evaluation);
    default:
      return amountOf(target, evaluation);
  }
}

/** The step that computes a concept of the period: of a half month, the one that splits it, where it is split. */
function stepOf(id: string, { trace }: Evaluation): TraceStep | undefined {
  return trace.findLast((step) => conceptOf(step.id) === id);
}

/** The step that an amount is computed by; null for a field, a total of a table, a property. */
function computedBy({ target }: ValueExpectation): StepSpec | null {
  const amount = target.of === 'month' ? target.target : target;
  return amount.of === 'step' ? amount.step : null;
}

function howComputed(expected: ValueExpectation, evaluation: Evaluation, manifest: Manifest): Said | null {
  const spec = computedBy(expected);
  if (spec === null) return null;
  const own = expected.target.of === 'month' ? (evaluation.half?.month ?? evaluation) : evaluation;
  const step = tracedSteps(manifest, own).findLast((one) => one.spec.id === spec.id);
  if (step === undefined) return testPhrases.noFormulaOfThisNameExists;
  const read = step.inputs.map((input) => `${input.name} ${authorText(input.value, input.type)}`);
  const formula = `${spec.id} = ${step.formula}`;
  return read.length === 0
    ? testPhrases.firstStepThatDiffers(formula)
    : testPhrases.firstStepThatDiffersWith(formula, read.join(', '));
}

/** The text of the actual value; `month(x)` has a value in a test of a fortnight only. */
function gotText(actual: InputValue | null, { target, type }: ValueExpectation): Said {
  if (actual !== null) return readingPhrases.asWritten(authorText(actual, type));
  if (target.of === 'month') return testPhrases.thatOfAWholeMonthAlready;
  return target.of === 'property' && target.property === 'bracket'
    ? testPhrases.ofNoRow
    : testPhrases.notThere;
}

function unequal(expected: ValueExpectation, evaluation: Evaluation, manifest: Manifest): Failure | null {
  const actual = actualValue(expected, evaluation);
  if (actual !== null && sameValue(actual, expected.value)) return null;
  const spec = computedBy(expected);
  const order = spec === null ? LAST : evaluation.trace.findIndex((step) => conceptOf(step.id) === spec.id);
  return {
    span: expected.span,
    name: expected.name,
    expected: readingPhrases.asWritten(authorText(expected.value, expected.type)),
    got: gotText(actual, expected),
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

/** Lines, parts of the employer and warnings that are not expected; of a warning the code alone may be, or with its field. */
function unexpected(
  expected: ReadonlySet<string>,
  { perceptions, deductions, employerTables, warnings }: Evaluation,
): readonly string[] {
  const parts = employerTables.flatMap(({ components }) => components);
  const lines = [...perceptions, ...deductions, ...parts].map(({ id }) => id);
  const names = warnings.filter(({ code }) => !expected.has(code)).map(warningName);
  return [...lines, ...names].filter((name) => !expected.has(name));
}

/** A warning as far as a test says it. */
function warningText({ code, field, severity, text }: Omit<WarnsExpected, 'kind' | 'span'>): string {
  const said = [field === null ? '' : ` on ${field}`, severity === null ? '' : ` severity ${severity}`];
  return `${code}${said.join('')}${text === null ? '' : ` "${text}"`}`;
}

function notWarned(expected: WarnsExpected, warnings: readonly RuleWarning[]): Failure | null {
  const { code, field, severity, text, span } = expected;
  const ofCode = warnings.filter((one) => one.code === code);
  const isMeant = (one: RuleWarning): boolean =>
    (field === null || one.field === field) &&
    (severity === null || one.severity === severity) &&
    (text === null || one.message === text);
  if (ofCode.some(isMeant)) return null;
  const asked = ofCode.map((one) =>
    warningText({
      code,
      field: field === null ? null : one.field,
      severity: severity === null ? null : one.severity,
      text: text === null ? null : one.message,
    }),
  );
  const others = warnings.map((one) => one.code);
  const given = ofCode.length === 0 ? others : asked;
  const got =
    given.length === 0 ? testPhrases.noWarning : readingPhrases.asWritten([...new Set(given)].join(', '));
  return {
    span,
    name: 'warning',
    expected: readingPhrases.asWritten(warningText(expected)),
    got,
    order: LAST,
    step: null,
  };
}

/** The faults under `exactly`: every shown line and part must be expected, and every expected one must be shown. */
function notExactly({ expected, lines, span }: ExactlyExpected, evaluation: Evaluation): Failure | null {
  const [name, ...others] = [...new Set(unexpected(expected, evaluation))];
  if (name !== undefined) {
    const got = others.length === 0 ? testPhrases.shown : testPhrases.shownAndSoIs(others.join(', '));
    return { span, name, expected: testPhrases.nothingElse, got, order: LAST, step: null };
  }
  const listed = shownIds(evaluation);
  const lacking = lines.find((line) => !listed.has(line));
  if (lacking === undefined) return null;
  return {
    span,
    name: lacking,
    expected: testPhrases.itShown,
    got: testPhrases.leftOut,
    order: LAST,
    step: null,
  };
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
        : {
            span,
            name: expectation.step.id,
            expected: testPhrases.itOmitted,
            got: testPhrases.shown,
            order: LAST,
            step: null,
          };
    case 'warns':
      return notWarned(expectation, evaluation.warnings);
    case 'nothing else':
      return notExactly(expectation, evaluation);
    case 'silent': {
      const warning = evaluation.warnings.find((one) => one.code === expectation.code);
      if (warning === undefined) return null;
      const got = testPhrases.givenOn(warning.field);
      return { span, name: expectation.code, expected: testPhrases.itOmitted, got, order: LAST, step: null };
    }
    case 'refused':
      return {
        span,
        name: expectation.name,
        expected: testPhrases.itRefused,
        got: testPhrases.accepted,
        order: LAST,
        step: null,
      };
  }
}

/** A field without its place: `isr_anterior` of `history.isr_anterior`. */
function nameOf(field: string | null): string | null {
  return field === null ? null : field.slice(field.lastIndexOf('.') + 1);
}

function refusedFailure(expectation: BoundExpectation, refusals: readonly Refusal[]): Failure | null {
  const { span } = expectation;
  const got = testPhrases.refused(refusals.map((one) => one.message).join('; '));
  switch (expectation.kind) {
    case 'refused':
      if (refusals.some((one) => nameOf(one.field) === expectation.field)) return null;
      return {
        span,
        name: expectation.name,
        expected: testPhrases.itRefused,
        got: testPhrases.accepted,
        order: LAST,
        step: got,
      };
    case 'equals': {
      const expected = readingPhrases.asWritten(authorText(expectation.value, expectation.type));
      return { span, name: expectation.name, expected, got, order: LAST, step: null };
    }
    case 'omitted':
      return {
        span,
        name: expectation.step.id,
        expected: testPhrases.itOmitted,
        got,
        order: LAST,
        step: null,
      };
    case 'nothing else':
      return null;
    case 'warns':
    case 'silent':
      return {
        span,
        name: 'warning',
        expected: readingPhrases.asWritten(expectation.code),
        got,
        order: LAST,
        step: null,
      };
  }
}

/** One diagnostic at the expectation that comes first in computing order; the others are its labels. */
function failedTest(path: string, test: RuleTest, failures: readonly Failure[]): TestResult {
  const [first, ...others] = [...failures].sort((a, b) => (a.order === b.order ? 0 : a.order - b.order));
  if (first === undefined) return { title: test.title, passed: true, diagnostics: [] };
  const { span, name, expected, got, step } = first;
  const labels: readonly Label[] = others.map((one) => ({
    span: one.span,
    text: testPhrases.isExpected(one.name, one.got, one.expected),
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
      problem: readingPhrases.asWritten(refusal.message),
      remedy: testPhrases.giveAValueInsideTheBounds,
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
