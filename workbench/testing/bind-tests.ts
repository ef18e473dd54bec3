import type { Ir } from '../../compiler/ir/ir.ts';
import { Report } from '../../compiler/model/context.ts';
import type { CasesDecl, Decl, Expectation, Name, PayFile, Span, TestDecl } from '../../dsl/ast/ast.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { tests as catalog } from '../../dsl/diagnostics/tests.ts';
import type { Source } from '../../dsl/text/source.ts';
import type { Call, Manifest } from '../../runtime/module.ts';
import { NameBinder } from './bind-names.ts';
import { bindPeriod, type PeriodOfCall } from './bind-period.ts';
import { type EarlierPayslip, type EarlierPayslips, historyInputs } from './earlier-payslips.ts';
import { type Given, giveValues, NOTHING_GIVEN } from './given-values.ts';
import { LikeTests, type Tested } from './like-tests.ts';
import { type BoundExpectation, type RuleTest, warningName } from './rule-test.ts';

interface BoundTests {
  readonly tests: readonly RuleTest[];
  readonly diagnostics: readonly Diagnostic[];
}

/** The names of the rules that tests use. */
interface TestedRules {
  readonly manifest: Manifest;
  readonly ir: Pick<Ir, 'notices'>;
}

/** The payslips that a person was paid before, and where they are named. */
interface Earlier {
  readonly payslips: readonly EarlierPayslip[];
  readonly span: Span;
}

/** The period and values of a test: its own over those of the test that it is like. */
interface Setting {
  /** null when something was reported. */
  readonly period: PeriodOfCall | null;
  readonly given: Given;
  /** null where the person was paid nothing before. */
  readonly earlier: Earlier | null;
  /** False when something of it was reported: nothing can be computed then. */
  readonly complete: boolean;
}

const NOTHING: Setting = { period: null, given: NOTHING_GIVEN, earlier: null, complete: false };

function present<T>(value: T | null): value is T {
  return value !== null;
}

/** The subject of an expectation: `neto`, `taxable(vales)`, `CODE on field`. */
function subjectOf(one: Expectation): Name {
  const more =
    one.kind === 'equals' && one.of !== null
      ? `${one.of.text}(${one.name.text})`
      : one.kind === 'warns' && one.field !== null
        ? `${one.name.text} on ${one.field.text}`
        : one.name.text;
  return { span: one.name.span, text: more };
}

const LISTED: ReadonlySet<string> = new Set(['perception', 'deduction', 'component', 'base']);

/** The lines that a test under `exactly` shows. */
function exactlyThese(expectations: readonly (BoundExpectation | null)[], span: Span): BoundExpectation {
  const steps = expectations.flatMap((one) => {
    if (one?.kind !== 'equals') return [];
    const target = one.target.of === 'month' ? one.target.target : one.target;
    return 'step' in target ? [target.step] : [];
  });
  const codes = expectations.flatMap((one) => (one?.kind === 'warns' ? [warningName(one)] : []));
  const lines = steps.filter(({ kind }) => LISTED.has(kind)).map(({ id }) => id);
  return { kind: 'nothing else', expected: new Set([...steps.map(({ id }) => id), ...codes]), lines, span };
}

/** Binds the tests of one file, one after the other, against the manifest of its rules. */
class TestBinder {
  readonly report: Report;
  readonly #names: NameBinder;
  readonly #manifest: Manifest;
  readonly #likes: LikeTests;
  readonly #paid: EarlierPayslips;
  readonly #unread = new Set<number>();
  readonly #settings = new Map<Tested, Setting>();

  constructor(path: string, file: PayFile, { manifest, ir }: TestedRules, paid: EarlierPayslips) {
    this.#paid = paid;
    this.report = new Report(path);
    this.#manifest = manifest;
    this.#likes = new LikeTests(file, this.report);
    const codes = ir.notices.flatMap(({ kind, code }) => (kind === 'warn' ? [code] : []));
    this.#names = new NameBinder(manifest, codes, this.report);
  }

  /** The values that a test is given, without those of its payslips; null if a fault of them was reported. */
  givenOf(decl: TestDecl): Given | null {
    const { given } = this.#setting(decl);
    return this.report.diagnostics.some(({ severity }) => severity === 'error') ? null : given;
  }

  declaration(decl: Decl): readonly RuleTest[] {
    if (decl.decl === 'test') return this.#test(decl);
    if (decl.decl === 'cases') return this.#cases(decl);
    const found = decl.decl === 'simple' || decl.decl === 'notice' ? decl.kind : decl.decl;
    this.report.say(catalog.onlyTests, decl.span, { found: `\`${found}\`` });
    return [];
  }

  /** The period that a test names, else that of the test it is like. */
  #period(decl: Tested, inherited: Setting | null): PeriodOfCall | null {
    const [line, second] = decl.periods;
    if (line !== undefined && second === undefined) return bindPeriod(line, this.#manifest, this.report);
    if (line === undefined && inherited !== null) return inherited.period;
    this.report.say(catalog.periodCount, second?.span ?? decl.title.span, {
      test: decl.title.value,
      count: decl.periods.length,
    });
    return null;
  }

  /**
   * The values that a test is given before its rows, if it has any; each test is read once, however many are like it.
   */
  #setting(decl: Tested): Setting {
    const chain = new Set<Tested>();
    let at: Tested | null = decl;
    while (at !== null && !this.#settings.has(at) && !chain.has(at)) {
      chain.add(at);
      at = this.#likes.parent(at);
    }
    const order = [...chain];
    if (at !== null && chain.has(at)) {
      const circle = order.slice(order.indexOf(at));
      this.#likes.sayCircle(circle);
      for (const one of circle) this.#settings.set(one, NOTHING);
    }
    for (const one of order.reverse()) {
      if (!this.#settings.has(one)) this.#settings.set(one, this.#readSetting(one));
    }
    return this.#settings.get(decl) ?? NOTHING;
  }

  /** The values of the test that `like` names; null if it names none. */
  #inherited(decl: Tested): Setting | null {
    const [like] = decl.likes;
    if (like === undefined) return null;
    const parent = this.#likes.of(like);
    return parent === null ? NOTHING : (this.#settings.get(parent) ?? NOTHING);
  }

  /** True after saying that a test begins with another one and with something more. */
  #beginsTwice(decl: Tested): boolean {
    const [like, second] = decl.likes;
    const [given] = decl.decl === 'test' ? decl.given : [];
    const again = second ?? given;
    if (like === undefined || again === undefined) return false;
    const other = second === undefined ? '`given`' : 'another';
    this.report.say(catalog.beginsTwice, again.span, { test: decl.title.value, with: other });
    return true;
  }

  #readSetting(decl: Tested): Setting {
    if (this.#beginsTwice(decl)) return NOTHING;
    const inherited = this.#inherited(decl);
    const own = decl.likes[0]?.changes ?? (decl.decl === 'test' ? decl.given : []);
    const names = own.map(({ name }) => name);
    const once = this.#oncePerClause(names, inherited === null ? 'given' : 'with');
    const period = this.#period(decl, inherited);
    const base = inherited ?? { given: NOTHING_GIVEN, earlier: null, complete: true };
    const read = giveValues(own, base.given, this.#names);
    const earlier = this.#earlier(decl) ?? base.earlier;
    const complete = once && base.complete && read.isComplete && period !== null;
    return { period, given: read.given, earlier, complete: complete && !this.#lacksPayslips(decl) };
  }

  /** The payslips that a test names itself. */
  #earlier(decl: Tested): Earlier | null {
    const payslips = this.#paid.get(decl.title.value);
    const [first] = decl.decl === 'test' ? decl.payslips : [];
    return payslips === undefined || first === undefined ? null : { payslips, span: first.span };
  }

  /** True where payslips are named that could not be worked out: why was said then. */
  #lacksPayslips(decl: Tested): boolean {
    return decl.decl === 'test' && decl.payslips.length > 0 && !this.#paid.has(decl.title.value);
  }

  /** False when a name stands there twice. */
  #oncePerClause(names: readonly Name[], clause: string): boolean {
    const seen = new Map<string, Span>();
    for (const name of names) {
      const first = seen.get(name.text);
      if (first === undefined) seen.set(name.text, name.span);
      else
        this.report.say(
          catalog.nameTwice,
          name.span,
          { name: name.text, clause },
          { labels: [{ span: first, text: quantityPhrases.firstHere }] },
        );
    }
    return seen.size === names.length;
  }

  #ruleTest(
    title: string,
    span: Span,
    { period, given, earlier, complete }: Setting,
    expectations: readonly (BoundExpectation | null)[],
  ): readonly RuleTest[] {
    if (period === null || !complete || !expectations.every(present)) return [];
    const { inputs, areRead } = historyInputs(this.#manifest, period, earlier?.payslips ?? []);
    if (earlier !== null && !areRead) this.#sayUnread(title, earlier);
    const call: Call = {
      ...period,
      inputs: earlier === null ? given.inputs : Object.assign(inputs, given.inputs),
      flags: given.flags,
      trace: true,
    };
    return [{ title, span, call, expectations, givenAt: given.at }];
  }

  /** Once for each place, however many rows count on the payslips. */
  #sayUnread(test: string, { span }: Earlier): void {
    if (this.#unread.has(span.start)) return;
    this.#unread.add(span.start);
    this.report.say(catalog.payslipsUnread, span, { test });
  }

  #test(decl: TestDecl): readonly RuleTest[] {
    const title = decl.title.value;
    if (decl.expect.length === 0) this.report.say(catalog.expectsNothing, decl.title.span, { test: title });
    const setting = this.#setting(decl);
    this.#oncePerClause(decl.expect.map(subjectOf), 'expect');
    const expectations = decl.expect.map((one) => this.#names.expectation(one));
    const { exactly } = decl;
    const closed: readonly BoundExpectation[] =
      exactly === null ? [] : [exactlyThese(expectations, exactly.span)];
    return this.#ruleTest(title, decl.title.span, setting, [...expectations, ...closed]);
  }

  #cases(decl: CasesDecl): readonly RuleTest[] {
    const title = decl.title.value;
    const columns = decl.given.length + decl.expect.length;
    this.#oncePerClause(decl.given, 'given');
    this.#oncePerClause(
      decl.expect.map(({ of, name }) => ({
        ...name,
        text: of === null ? name.text : `${of.text}(${name.text})`,
      })),
      'expect',
    );
    const setting = this.#setting(decl);
    const left = decl.cells.length % columns;
    if (decl.cells.length === 0 || left !== 0) {
      const at = decl.cells[decl.cells.length - 1]?.span ?? decl.title.span;
      this.report.say(catalog.cellCount, at, { test: title, columns, left });
      return [];
    }
    return Array.from({ length: decl.cells.length / columns }, (_, row) =>
      this.#row(decl, row * columns, `${title}, row ${row + 1}`, setting),
    ).flat();
  }

  #row(decl: CasesDecl, from: number, title: string, setting: Setting): readonly RuleTest[] {
    const columns = [...decl.given.map((name) => ({ of: null, name })), ...decl.expect];
    const values = columns.flatMap(({ of, name }, index) => {
      const value = decl.cells[from + index];
      return value === undefined ? [] : [{ of, name, value, span: value.span }];
    });
    const span = { start: values[0]?.span.start ?? 0, end: values[values.length - 1]?.span.end ?? 0 };
    const expectations = values.slice(decl.given.length).map((one) => this.#names.equals(one));
    const { given, isComplete } = giveValues(values.slice(0, decl.given.length), setting.given, this.#names);
    return this.#ruleTest(
      title,
      span,
      { ...setting, given, complete: isComplete && setting.complete },
      expectations,
    );
  }
}

/**
 * Reads the tests of a test file against the rules they test: names, values, periods. Runs nothing. `paid` are the earlier
 * payslips of its tests; one whose payslips are not there is left out.
 */
export function bindTests(
  source: Source,
  file: PayFile,
  rules: TestedRules,
  paid: EarlierPayslips,
): BoundTests {
  const binder = new TestBinder(source.path, file, rules, paid);
  const tests = file.decls.flatMap((decl) => binder.declaration(decl));
  return { tests, diagnostics: binder.report.diagnostics };
}

/**
 * The values that the test of this title gives, read against these rules, which may be those of another year than the test
 * is beside; null where they do not fit.
 */
export function givenOfTest(title: string, file: PayFile, rules: TestedRules): Given | null {
  const decl = file.decls.find((one) => one.decl === 'test' && one.title.value === title);
  return decl?.decl === 'test' ? new TestBinder('', file, rules, new Map()).givenOf(decl) : null;
}
