import { dirname } from 'node:path/posix';
import { amendsOf, type Siblings } from '../../compiler/consolidation/read-law.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { parse } from '../../dsl/parse.ts';
import type { Source } from '../../dsl/text/source.ts';
import { checkTests } from '../../workbench/cli/check-tests.ts';
import {
  crossFileDiagnostics,
  type LoadedRules,
  loadRules,
  moduleOf,
} from '../../workbench/cli/load-rules.ts';
import { findRulePairs, type PayPath, type RulePair } from '../../workbench/cli/rule-files.ts';
import { type ReadFile, RuleTexts } from '../../workbench/cli/rule-texts.ts';
import { SchemesBeside } from '../../workbench/cli/schemes-beside.ts';
import { searchProperties } from '../../workbench/property-search/search-properties.ts';
import type { Terminal } from '../../workbench/terminal/terminal.ts';
import type { RuleTest } from '../../workbench/testing/rule-test.ts';
import { runTest } from '../../workbench/testing/run-test.ts';

/** The rules as they are on the disk, but for one file. */
class ChangedTexts extends RuleTexts {
  readonly #kept: RuleTexts;
  readonly #changed: ReadFile;

  constructor(kept: RuleTexts, changed: ReadFile) {
    super();
    this.#kept = kept;
    this.#changed = changed;
  }

  override read(path: PayPath): ReadFile {
    return path.absolute === this.#changed.path.absolute ? this.#changed : this.#kept.read(path);
  }

  /** A whole law holds its figures itself; an amendment as it is written reads those of its country. */
  override siblings(path: PayPath): Siblings {
    const { source } = this.#changed;
    const all = super.siblings(path);
    const isWhole = source !== null && amendsOf(parse(source).file) === null;
    return isWhole && path.absolute === this.#changed.path.absolute ? { ...all, figures: () => [] } : all;
  }
}

interface RuleFile {
  readonly pair: RulePair & { readonly rules: PayPath };
  readonly source: Source;
  /** Paths of the files that amend it, directly or through another. */
  readonly amendedBy: ReadonlySet<string>;
  readonly loaded: LoadedRules;
}

/** A text that the file at the path can have: what its author wrote, or the whole law that it makes. */
export interface PlantedText {
  readonly path: string;
  readonly text: string;
}

/** How a mistake came out. */
export interface Verdict {
  readonly outcome: 'refused' | 'warned' | 'noticed by tests' | 'passed';
  /** The first thing that was said of it. */
  readonly said: Diagnostic | null;
  /** The laws that it changes, as far as they compile; with those before. */
  readonly laws: readonly { readonly before: LoadedRules; readonly after: LoadedRules }[];
}

/** All rule files of one country with their tests, in which mistakes are planted one at a time. */
export class RulesOfCountry {
  readonly #terminal: Terminal;
  readonly #texts = new RuleTexts();
  /** Unchanged: earlier payslips are by the rules as they are. */
  readonly #schemes: SchemesBeside;
  readonly #files: ReadonlyMap<string, RuleFile>;

  constructor(folder: string, terminal: Terminal) {
    this.#terminal = terminal;
    this.#schemes = new SchemesBeside(terminal, this.#texts);
    const pairs = findRulePairs([folder], terminal).flatMap(({ rules, tests }) =>
      rules === null ? [] : [{ rules, tests }],
    );
    const amended = new Map(pairs.map((pair) => [pair.rules.shown, this.#amends(pair.rules)]));
    const reaches = (from: string, to: string): boolean => {
      const next = amended.get(from) ?? null;
      return next !== null && (next === to || reaches(next, to));
    };
    this.#files = new Map(
      pairs.map((pair) => {
        const { shown } = pair.rules;
        const loaded = loadRules(pair.rules, terminal, this.#texts);
        const amendedBy = new Set([...amended.keys()].filter((other) => reaches(other, shown)));
        const source = loaded.source ?? { path: shown, text: '' };
        return [shown, { pair, source, amendedBy, loaded }];
      }),
    );
  }

  /** The amendments as they are written, and the newest law of every scheme as a whole. */
  get texts(): readonly PlantedText[] {
    return [...this.#files].flatMap(([path, { source, amendedBy, loaded }]) => {
      const law = loaded.compiled?.law.source.text ?? source.text;
      const own = this.#amends(loaded.path) === null ? [] : [{ path, text: source.text }];
      const whole = amendedBy.size === 0 ? [{ path, text: law }] : [];
      return [...own, ...whole];
    });
  }

  #amends(path: PayPath): string | null {
    const { source } = this.#texts.read(path);
    const date = source === null ? null : amendsOf(parse(source).file);
    return date === null ? null : `${dirname(path.shown)}/${date.iso}.pay`;
  }

  /** What the checks and the tests say when the file has this text. */
  judge(path: string, text: string): Verdict {
    const changed = this.#loadChanged(path, text);
    const laws = [...changed].map(([one, after]) => ({ before: this.#file(one).loaded, after }));
    const own = [...changed.values()].flatMap(({ diagnostics }) => diagnostics);
    const found = own.length > 0 ? own : crossFileDiagnostics(this.#country(changed));
    const error = found.find(({ severity }) => severity === 'error');
    if (error !== undefined) return { outcome: 'refused', said: error, laws };
    if (found[0] !== undefined) return { outcome: 'warned', said: found[0], laws };
    const failed = [...changed].flatMap(([one, rules]) => this.#failing(one, rules)).at(0);
    if (failed !== undefined) return { outcome: 'noticed by tests', said: failed, laws };
    return { outcome: 'passed', said: null, laws };
  }

  #file(path: string): RuleFile {
    const file = this.#files.get(path);
    if (file === undefined) throw new RangeError(`no rules at ${path}`);
    return file;
  }

  #loadChanged(path: string, text: string): ReadonlyMap<string, LoadedRules> {
    const { pair, amendedBy } = this.#file(path);
    const source = { path: pair.rules.shown, text };
    const changed = { path: pair.rules, bytes: Buffer.from(text), source, diagnostics: [] };
    const texts = new ChangedTexts(this.#texts, changed);
    const paths = [path, ...amendedBy];
    return new Map(paths.map((one) => [one, loadRules(this.#file(one).pair.rules, this.#terminal, texts)]));
  }

  #country(changed: ReadonlyMap<string, LoadedRules>): readonly LoadedRules[] {
    return [...this.#files].map(([path, { loaded }]) => changed.get(path) ?? loaded);
  }

  /** The first diagnostic of the tests of one file, or of the search for payslips that refute a claim. */
  #failing(path: string, rules: LoadedRules): readonly Diagnostic[] {
    const { tests } = this.#file(path).pair;
    const { compiled, compilation } = rules;
    if (tests === null || compiled === null || compilation === null) return [];
    const checked = checkTests(tests, rules, this.#schemes);
    if (checked.diagnostics.length > 0) return checked.diagnostics.slice(0, 1);
    const module = moduleOf(compiled);
    for (const test of checked.tests) {
      const failed = failureOf(tests.shown, test, module);
      if (failed !== null) return failed;
    }
    return searchProperties(compilation).diagnostics.slice(0, 1);
  }
}

/** What a failing test says; null for one that passes. */
function failureOf(
  path: string,
  test: RuleTest,
  module: ReturnType<typeof moduleOf>,
): readonly Diagnostic[] | null {
  const { passed, diagnostics } = runTest(path, test, module);
  return passed ? null : diagnostics.slice(0, 1);
}
