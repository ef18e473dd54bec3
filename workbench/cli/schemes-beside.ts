import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SchemeName } from '../../dsl/ast/ast.ts';
import { countryFolder } from '../figures/places.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { RulesOfScheme, SchemeRules } from '../testing/work-out-payslips.ts';
import { loadRules, moduleOf, parseTests } from './load-rules.ts';
import { findRulePairs, type PayPath, type RulePair } from './rule-files.ts';
import { type RuleTexts, readPayFile } from './rule-texts.ts';

/** The schemes that lie beside those of a file, `rules/ar/general/` beside `rules/ar/sac/`; each is compiled once. */
export class SchemesBeside {
  readonly #terminal: Terminal;
  readonly #texts: RuleTexts;
  readonly #known = new Map<string, readonly SchemeRules[]>();

  constructor(terminal: Terminal, texts: RuleTexts) {
    this.#terminal = terminal;
    this.#texts = texts;
  }

  /** Finds the rules that the tests of a file may name: those that compile, each with the tests beside it. */
  of({ absolute }: PayPath): RulesOfScheme {
    const home = dirname(countryFolder(absolute));
    return (scheme) => this.#in(home, scheme);
  }

  #in(home: string, { country, scheme }: SchemeName): readonly SchemeRules[] {
    const folder = join(home, country.text.toLowerCase(), scheme.text);
    const known = this.#known.get(folder);
    if (known !== undefined) return known;
    const pairs = existsSync(folder) ? findRulePairs([folder], this.#terminal) : [];
    const rules = pairs.flatMap((pair) => this.#rulesOf(pair));
    this.#known.set(folder, rules);
    return rules;
  }

  #rulesOf({ rules, tests }: RulePair): readonly SchemeRules[] {
    if (rules === null) return [];
    const { compiled } = loadRules(rules, this.#terminal, this.#texts);
    if (compiled === null) return [];
    const parsed = tests === null ? null : parseTests(readPayFile(tests));
    const isReadable = parsed?.diagnostics.every(({ severity }) => severity !== 'error') ?? false;
    const { manifest, ir } = compiled;
    return [{ manifest, ir, module: moduleOf(compiled), tests: isReadable ? (parsed?.file ?? null) : null }];
  }
}
