import type { Report } from '../../compiler/model/context.ts';
import { SEVERITIES, SUMMARY_FIELDS, WARNING_CODES } from '../../compiler/model/keywords.ts';
import type {
  Expectation,
  ExpectedName,
  Name,
  Span,
  TestValue,
  WarnsExpectation,
} from '../../dsl/ast/ast.ts';
import type { Said } from '../../dsl/diagnostics/phrases/phrase.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { testPhrases } from '../../dsl/diagnostics/phrases/tests.ts';
import { tests as catalog } from '../../dsl/diagnostics/tests.ts';
import { suggest } from '../../dsl/lexer/suggest.ts';
import type { InputSpec, InputValue, Manifest, StepSpec } from '../../runtime/module.ts';
import { type FoundTarget, propertyOf } from './bind-property.ts';
import { type Declared, literalText, readLiteral } from './literal-value.ts';
import type { BoundExpectation, LineTarget } from './rule-test.ts';

/** A value to give or to expect, with the name it is for. */
export interface NamedValue {
  readonly name: Name;
  readonly value: TestValue;
  readonly span: Span;
}

interface ExpectedValue extends NamedValue {
  /** `taxable` of `taxable(x)`. */
  readonly of: ExpectedName['of'];
}

/** Resolves the names of a test against what one rule file declares, and reports the rest. */
export class NameBinder {
  readonly #manifest: Manifest;
  readonly #report: Report;
  readonly #steps: ReadonlyMap<string, StepSpec>;
  readonly #inputs: ReadonlyMap<string, InputSpec>;
  readonly #codes: readonly string[];

  /** `codes` are the warnings that the rules give. */
  constructor(manifest: Manifest, codes: readonly string[], report: Report) {
    this.#manifest = manifest;
    this.#report = report;
    this.#codes = [...new Set([...Object.keys(WARNING_CODES), ...codes])];
    this.#steps = new Map(manifest.steps.map((spec) => [spec.id, spec]));
    const named = (name: (spec: InputSpec) => string) =>
      manifest.inputs.toReversed().map((spec) => [name(spec), spec] as const);
    this.#inputs = new Map([...named((spec) => spec.wire), ...named((spec) => spec.id)]);
  }

  #unknown(name: Name, role: Said, known: readonly string[]): null {
    const suggestion = suggest(name.text, known);
    this.#report.say(catalog.unknownName, name.span, { name: name.text, role, suggestion });
    return null;
  }

  /** Finds an input by its name in the rule file, else by its name on the wire. */
  input(name: Name): InputSpec | null {
    const { inputs } = this.#manifest;
    return (
      this.#inputs.get(name.text) ??
      this.#unknown(
        name,
        testPhrases.inputOrFlag,
        inputs.map((spec) => spec.id),
      )
    );
  }

  /** Finds a step, a summary field or an employer table, and the type of its value. */
  target(name: Name): (FoundTarget & { readonly target: LineTarget }) | null {
    const { steps, employerTables } = this.#manifest;
    const step = this.#steps.get(name.text);
    if (step !== undefined) return { target: { of: 'step', step }, type: step.type, words: step.words };
    const field = SUMMARY_FIELDS.find((one) => one === name.text);
    if (field !== undefined) return { target: { of: 'summary', field }, type: 'money', words: [] };
    const table = employerTables.find((spec) => spec.id === name.text);
    if (table !== undefined) return { target: { of: 'table', id: table.id }, type: 'money', words: [] };
    const known = [
      ...steps.map((spec) => spec.id),
      ...SUMMARY_FIELDS,
      ...employerTables.map((spec) => spec.id),
    ];
    return this.#unknown(name, testPhrases.lineOrStep, known);
  }

  /** The value of a literal for a name, or null when it does not fit what the rule file declares. */
  value(given: NamedValue, declared: Omit<Declared, 'currency'>): InputValue | null {
    const reading = readLiteral(given.value, { ...declared, currency: this.#manifest.currency });
    if (reading.fits) return reading.value;
    this.#report.say(catalog.valueDoesNotFit, given.value.span, {
      name: given.name.text,
      value: literalText(given.value),
      problem: reading.problem,
      remedy: reading.remedy,
    });
    return null;
  }

  /** `name = value` and `property(name) = value` under `expect`. */
  equals(expected: ExpectedValue): BoundExpectation | null {
    const found = this.#expected(expected);
    if (found === null) return null;
    const value = this.value(expected, found);
    if (value === null) return null;
    const { of, name, span } = expected;
    const shown = of === null ? name.text : `${of.text}(${name.text})`;
    const type = found.type === 'text' ? 'choice' : found.type === 'integer' ? 'number' : found.type;
    return { kind: 'equals', name: shown, target: found.target, type, value, span };
  }

  #expected({ of, name }: ExpectedValue): FoundTarget | null {
    const found = this.target(name);
    if (found === null || of === null) return found;
    const property = propertyOf(of, found, this.#manifest);
    if (!('problem' in property)) return property;
    this.#report.say(catalog.notOfLine, of.span, {
      property: of.text,
      name: name.text,
      problem: property.problem,
    });
    return null;
  }

  /** Any expectation of a `test`. */
  expectation(expected: Expectation): BoundExpectation | null {
    switch (expected.kind) {
      case 'equals':
        return this.equals(expected);
      case 'omitted':
        return this.#omitted(expected.name, expected.span);
      case 'warns':
        return this.#warns(expected);
      case 'refused':
        return this.#refused(expected.name, expected.span);
    }
  }

  #warns({ name, field, severity, text, span }: WarnsExpectation): BoundExpectation | null {
    if (!this.#codes.includes(name.text)) return this.#unknown(name, testPhrases.warning, this.#codes);
    if (severity !== null && !SEVERITIES.some((one) => one === severity.text))
      return this.#unknown(severity, quantityPhrases.severity, SEVERITIES);
    const on = field === null ? null : this.#field(field);
    if (field !== null && on === null) return null;
    return {
      kind: 'warns',
      code: name.text,
      field: on,
      severity: severity?.text ?? null,
      text: text?.value ?? null,
      span,
    };
  }

  /** A field as the caller knows it: `overrides.x` of a flag, `inputs.x` of an input of the file's own. */
  #field(name: Name): string | null {
    const input = this.#inputs.get(name.text);
    if (input?.source === 'override') return `overrides.${input.wire}`;
    if (input?.source === 'inputs' || input?.source === 'history') return `${input.source}.${input.wire}`;
    if (input !== undefined) return input.wire;
    const known = [...this.#inputs.keys(), ...this.#steps.keys(), ...SUMMARY_FIELDS, 'period'];
    return known.includes(name.text) ? name.text : this.#unknown(name, quantityPhrases.field, known);
  }

  /** A line in lower case, a warning in CAPITALS. */
  #omitted(name: Name, span: Span): BoundExpectation | null {
    const { steps } = this.#manifest;
    if (this.#codes.includes(name.text)) return { kind: 'silent', code: name.text, span };
    const step = this.#steps.get(name.text);
    if (step !== undefined) return { kind: 'omitted', step, span };
    const known = [...steps.map((spec) => spec.id), ...this.#codes];
    return this.#unknown(name, testPhrases.lineOrWarning, known);
  }

  #refused(name: Name, span: Span): BoundExpectation | null {
    if (name.text === 'employee') return { kind: 'refused', field: null, name: name.text, span };
    if (name.text === 'period') return { kind: 'refused', field: 'period', name: name.text, span };
    const input = this.input(name);
    return input === null ? null : { kind: 'refused', field: input.wire, name: name.text, span };
  }
}
