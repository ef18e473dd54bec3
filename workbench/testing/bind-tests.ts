import type { Ir } from '../../compiler/ir/ir.ts';
import { Report } from '../../compiler/model/context.ts';
import type { CasesDecl, Decl, Name, PayFile, Span, TestDecl } from '../../dsl/ast/ast.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { tests as catalog } from '../../dsl/diagnostics/tests.ts';
import type { Source } from '../../dsl/text/source.ts';
import { valuesByName } from '../../runtime/module/own-value.ts';
import type { Call, InputValue, Manifest } from '../../runtime/module.ts';
import { NameBinder, type NamedValue } from './bind-names.ts';
import { bindPeriod, type PeriodOfCall } from './bind-period.ts';
import { literalText } from './literal-value.ts';
import type { BoundExpectation, GivenValue, RuleTest } from './rule-test.ts';

interface BoundTests {
  readonly tests: readonly RuleTest[];
  readonly diagnostics: readonly Diagnostic[];
}

/** What tests name of the rules they test. */
interface TestedRules {
  readonly manifest: Manifest;
  readonly ir: Pick<Ir, 'notices'>;
}

interface Given {
  readonly inputs: Record<string, InputValue>;
  readonly flags: Record<string, boolean>;
  readonly at: Map<string, GivenValue>;
}

function present<T>(value: T | null): value is T {
  return value !== null;
}

/** Binds the tests of one file, one after the other, against the manifest of its rules. */
class TestBinder {
  readonly report: Report;
  readonly #names: NameBinder;
  readonly #manifest: Manifest;

  constructor(path: string, { manifest, ir }: TestedRules) {
    this.report = new Report(path);
    this.#manifest = manifest;
    const codes = ir.notices.flatMap(({ kind, code }) => (kind === 'warn' ? [code] : []));
    this.#names = new NameBinder(manifest, codes, this.report);
  }

  declaration(decl: Decl): readonly RuleTest[] {
    if (decl.decl === 'test') return this.#test(decl);
    if (decl.decl === 'cases') return this.#cases(decl);
    const found = decl.decl === 'simple' || decl.decl === 'notice' ? decl.kind : decl.decl;
    this.report.say(catalog.onlyTests, decl.span, { found: `\`${found}\`` });
    return [];
  }

  #period(decl: TestDecl | CasesDecl): PeriodOfCall | null {
    const [line, second] = decl.periods;
    if (line !== undefined && second === undefined) return bindPeriod(line, this.#manifest, this.report);
    this.report.say(catalog.periodCount, second?.span ?? decl.title.span, {
      test: decl.title.value,
      count: decl.periods.length,
    });
    return null;
  }

  #oncePerClause(names: readonly Name[], clause: string): void {
    const seen = new Map<string, Span>();
    for (const name of names) {
      const first = seen.get(name.text);
      if (first === undefined) seen.set(name.text, name.span);
      else
        this.report.say(
          catalog.nameTwice,
          name.span,
          { name: name.text, clause },
          { labels: [{ span: first, text: 'first here' }] },
        );
    }
  }

  #given(values: readonly NamedValue[]): Given {
    const given: Given = { inputs: valuesByName(), flags: valuesByName(), at: new Map() };
    for (const one of values) {
      const spec = this.#names.input(one.name);
      const value = spec === null ? null : this.#names.value(one, spec);
      if (spec === null || value === null) continue;
      given.at.set(spec.wire, { span: one.span, text: literalText(one.value) });
      if (spec.source === 'override' && typeof value === 'boolean') given.flags[spec.wire] = value;
      else given.inputs[spec.wire] = value;
    }
    return given;
  }

  #ruleTest(
    title: string,
    span: Span,
    period: PeriodOfCall | null,
    values: readonly NamedValue[],
    expectations: readonly (BoundExpectation | null)[],
  ): readonly RuleTest[] {
    const given = this.#given(values);
    const complete = given.at.size === values.length && expectations.every(present);
    if (period === null || !complete) return [];
    const call: Call = { ...period, inputs: given.inputs, flags: given.flags, trace: true };
    return [{ title, span, call, expectations: expectations.filter(present), givenAt: given.at }];
  }

  #test(decl: TestDecl): readonly RuleTest[] {
    const title = decl.title.value;
    if (decl.expect.length === 0) this.report.say(catalog.expectsNothing, decl.title.span, { test: title });
    this.#oncePerClause(
      decl.given.map((bind) => bind.name),
      'given',
    );
    this.#oncePerClause(
      decl.expect.map((one) => one.name),
      'expect',
    );
    const expectations = decl.expect.map((one) => this.#names.expectation(one));
    return this.#ruleTest(title, decl.title.span, this.#period(decl), decl.given, expectations);
  }

  #cases(decl: CasesDecl): readonly RuleTest[] {
    const title = decl.title.value;
    const columns = decl.given.length + decl.expect.length;
    this.#oncePerClause(decl.given, 'given');
    this.#oncePerClause(decl.expect, 'expect');
    const period = this.#period(decl);
    const left = decl.cells.length % columns;
    if (decl.cells.length === 0 || left !== 0) {
      const at = decl.cells[decl.cells.length - 1]?.span ?? decl.title.span;
      this.report.say(catalog.cellCount, at, { test: title, columns, left });
      return [];
    }
    return Array.from({ length: decl.cells.length / columns }, (_, row) =>
      this.#row(decl, row * columns, `${title}, row ${row + 1}`, period),
    ).flat();
  }

  #row(decl: CasesDecl, from: number, title: string, period: PeriodOfCall | null): readonly RuleTest[] {
    const values = [...decl.given, ...decl.expect].flatMap((name, index): readonly NamedValue[] => {
      const value = decl.cells[from + index];
      return value === undefined ? [] : [{ name, value, span: value.span }];
    });
    const span = { start: values[0]?.span.start ?? 0, end: values[values.length - 1]?.span.end ?? 0 };
    const expectations = values.slice(decl.given.length).map((one) => this.#names.equals(one));
    return this.#ruleTest(title, span, period, values.slice(0, decl.given.length), expectations);
  }
}

/** Reads the tests of a test file against the rules they test: names, values, periods. Runs nothing. */
export function bindTests(source: Source, file: PayFile, rules: TestedRules): BoundTests {
  const binder = new TestBinder(source.path, rules);
  const tests = file.decls.flatMap((decl) => binder.declaration(decl));
  return { tests, diagnostics: binder.report.diagnostics };
}
